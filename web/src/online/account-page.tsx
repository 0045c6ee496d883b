/* account-page.tsx: an account is a name and a password: make one, sign in and out, take everything
 * along, be erased. */
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { saveFile } from "../page/files";
import { Frame } from "../page/frame";
import { tell } from "../page/notices";
import { hrefOf } from "../page/router";
import { t } from "../text";
import { Icon } from "../ui/picture";
import type { Named } from "./api";
import { useAsked, useDoing } from "./ask";
import { Notify } from "./notify";
import { FinishedGames } from "./my-games";
import { Instead, Sorry } from "./parts";
import { Programs } from "./programs";
import { pushPlace, stopPush } from "./push";
import { online } from "./services";
import { silence } from "./silence";
import { o } from "./text";
import type { Who } from "./types";

export function AccountPage() {
  const { api, me } = online();
  const { token } = me;
  const { asked, again } = useAsked(async () => {
    if (me.token === null) {
      await api.lobby();
      return null;
    }
    const who = await api.me();
    me.who.value = who;
    return who;
  }, [token]);
  const who = me.who.value;
  return (
    <Frame title={o("account.title")} class="account-page">
      {asked.is === "here" ? (
        <>
          {who && who.kind !== "guest" ? <Known who={who} /> : <Unknown isGuest={who !== null} />}
          {token !== null && (
            <section aria-labelledby="my-finished">
              <h2 id="my-finished">{o("mine.finished")}</h2>
              <FinishedGames key={token} />
            </section>
          )}
        </>
      ) : (
        <Instead error={asked.is === "refused" ? asked.error : null} onAgain={again} />
      )}
    </Frame>
  );
}

function Unknown({ isGuest }: { readonly isGuest: boolean }) {
  const { api, me } = online();
  return (
    <>
      <p>{isGuest ? o("account.guest") : o("account.nobody")}</p>
      <p class="soft">{o("account.guestHint")}</p>
      <div class="account-columns">
        <NamePassword
          title={o("account.register")}
          hint={isGuest ? o("account.registerHint") : ""}
          isNew
          onSend={(name, password) => api.register(name, password)}
        />
        <NamePassword
          title={o("account.login")}
          hint=""
          onSend={(name, password) => api.login(name, password)}
        />
        {isGuest && <Data hasPassword={false} />}
        {me.token !== null && <Notify />}
        {me.token !== null && <Blocked />}
      </div>
    </>
  );
}

interface NamePasswordProps {
  readonly title: string;
  readonly hint: string;
  readonly isNew?: boolean;
  readonly onSend: (name: string, password: string) => Promise<Named>;
}

function NamePassword({ title, hint, isNew = false, onSend }: NamePasswordProps) {
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const { isBusy, error, run } = useDoing();
  const send = (event: Event): void => {
    event.preventDefault();
    run(async () => {
      const { me } = online();
      me.become(await onSend(name.trim(), password));
      if (me.name.peek() === "") me.callMe(name.trim());
    });
  };
  return (
    <Part title={title}>
      <form onSubmit={send}>
        {hint !== "" && <p class="soft small">{hint}</p>}
        <TextField label={o("account.name")} value={name} complete="username" onInput={setName} />
        <TextField
          label={o("account.password")}
          value={password}
          complete={isNew ? "new-password" : "current-password"}
          isSecret
          onInput={setPassword}
        />
        <Sorry error={error} />
        <button type="submit" class="btn go" disabled={isBusy || name === "" || password === ""}>
          {title}
        </button>
      </form>
    </Part>
  );
}

interface TextProps {
  readonly label: string;
  readonly value: string;
  readonly complete: "username" | "new-password" | "current-password";
  readonly isSecret?: boolean;
  readonly onInput: (value: string) => void;
}

function TextField({ label, value, complete, isSecret = false, onInput }: TextProps) {
  return (
    <label class="setting">
      <span>{label}</span>
      <input
        class="field"
        type={(isSecret ? "password" : "text") as "text"}
        value={value}
        autocomplete={complete}
        autocapitalize="none"
        spellcheck={false}
        maxLength={isSecret ? 256 : 20}
        onInput={(e) => onInput(e.currentTarget.value)}
      />
    </label>
  );
}

function Part({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ComponentChildren;
}) {
  return (
    <section class="paper account-part">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Known({ who }: { readonly who: Who }) {
  const { api, me } = online();
  const { isBusy, error, run } = useDoing();
  const logout = (): void =>
    run(async () => {
      // Whoever is here next is not told about games of somebody else.
      const place = await pushPlace().catch(() => null);
      if (place) await stopPush(place, api).catch(() => undefined);
      await api.logout();
      me.forget();
    });
  return (
    <>
      <p>{o("account.is", { name: who.name })}</p>
      <div class="buttons">
        <a class="btn" href={hrefOf({ page: "player", name: who.name })}>
          <Icon name="person" />
          {o("account.profile")}
        </a>
        <button type="button" class="btn" disabled={isBusy} onClick={logout}>
          {o("account.logout")}
        </button>
      </div>
      <p class="soft small">{o("account.logoutHint")}</p>
      <Sorry error={error} />
      <div class="account-columns">
        <Notify />
        <ChangePassword />
        <Programs />
        <Blocked />
        <Data hasPassword />
      </div>
    </>
  );
}

function ChangePassword() {
  const [old, setOld] = useState("");
  const [fresh, setFresh] = useState("");
  const [isDone, setDone] = useState(false);
  const { isBusy, error, run } = useDoing();
  const send = (event: Event): void => {
    event.preventDefault();
    setDone(false);
    run(async () => {
      const { api, me } = online();
      me.become(await api.password(old, fresh));
      setOld("");
      setFresh("");
      setDone(true);
    });
  };
  return (
    <Part title={o("account.change")}>
      <form onSubmit={send}>
        <TextField
          label={o("account.old")}
          value={old}
          complete="current-password"
          isSecret
          onInput={setOld}
        />
        <TextField
          label={o("account.fresh")}
          value={fresh}
          complete="new-password"
          isSecret
          onInput={setFresh}
        />
        <Sorry error={error} />
        <p role="status">{isDone ? o("account.changed") : ""}</p>
        <button type="submit" class="btn" disabled={isBusy || old === "" || fresh === ""}>
          {o("account.change")}
        </button>
      </form>
    </Part>
  );
}

/** Those one does not hear; they can be heard again. */
function Blocked() {
  const [names, setNames] = useState<readonly string[]>([]);
  const { error, run } = useDoing();
  const { api } = online();
  useEffect(() => {
    api.blocks().then(setNames, () => undefined);
  }, []);
  const hear = (name: string): void =>
    run(async () => {
      await api.block(name, false);
      silence.block(name, false);
      setNames(await api.blocks());
    });
  if (names.length === 0) return null;
  return (
    <Part title={o("account.blocked")}>
      <div class="buttons">
        {names.map((name) => (
          <button key={name} type="button" class="btn" onClick={() => hear(name)}>
            {o("account.unblock", { name })}
          </button>
        ))}
      </div>
      <Sorry error={error} />
    </Part>
  );
}

function Data({ hasPassword }: { readonly hasPassword: boolean }) {
  const [password, setPassword] = useState("");
  const [isAsked, setAsked] = useState(false);
  const { isBusy, error, run } = useDoing();
  const { api, me } = online();
  const take = (): void =>
    run(async () => saveFile("aude-data.json", JSON.stringify(await api.data(), null, 2)));
  const erase = (event: Event): void => {
    event.preventDefault();
    run(async () => {
      await api.erase(password);
      me.forget();
      tell({ name: "erased", text: () => o("account.erased") });
    });
  };
  return (
    <Part title={o("account.data")}>
      <button type="button" class="btn" disabled={isBusy} onClick={take}>
        <Icon name="export" />
        {o("account.export")}
      </button>
      {isAsked ? (
        <form onSubmit={erase}>
          <p>{o("account.eraseHint")}</p>
          {hasPassword && (
            <TextField
              label={o("account.password")}
              value={password}
              complete="current-password"
              isSecret
              onInput={setPassword}
            />
          )}
          <div class="buttons">
            <button type="button" class="btn" onClick={() => setAsked(false)}>
              {t("common.cancel")}
            </button>
            <button type="submit" class="btn danger" disabled={isBusy}>
              {o("account.eraseSure")}
            </button>
          </div>
        </form>
      ) : (
        <button type="button" class="btn danger" onClick={() => setAsked(true)}>
          <Icon name="trash" />
          {o("account.erase")}
        </button>
      )}
      <Sorry error={error} />
    </Part>
  );
}
