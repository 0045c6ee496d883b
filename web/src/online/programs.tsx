/* programs.tsx: bots of one's own: accounts with which programs play. What they come in with is shown
 * once, when it is made, and nowhere kept. */
import { useEffect, useState } from "preact/hooks";
import { copyText } from "../page/files";
import { hrefOf } from "../page/router";
import { t } from "../text";
import { Icon } from "../ui/picture";
import { Refusal, type BotToken } from "./api";
import { useDoing } from "./ask";
import { Sorry } from "./parts";
import { online } from "./services";
import { o } from "./text";

export function Programs() {
  const { api } = online();
  const [names, setNames] = useState<readonly string[]>([]);
  const [name, setName] = useState("");
  const [made, setMade] = useState<BotToken | null>(null);
  const { isBusy, error, run } = useDoing();
  const load = async (): Promise<void> => setNames(await api.bots());
  useEffect(() => {
    load().catch(() => undefined);
  }, []);
  const make = (bot: string): void =>
    run(async () => {
      setMade(await api.makeBot(bot));
      await load();
    });
  // The server would give the one of that name a new token, which shuts out whoever has it.
  const add = (bot: string): void =>
    run(async () => {
      const now = await api.bots();
      if (now.some((other) => other.toLowerCase() === bot.toLowerCase()))
        throw new Refusal("program");
      setMade(await api.makeBot(bot));
      setName("");
      await load();
    });
  const drop = (bot: string): void =>
    run(async () => {
      await api.dropBot(bot);
      if (made?.bot.name === bot) setMade(null);
      await load();
    });
  return (
    <section class="paper account-part programs">
      <h2>{o("programs.title")}</h2>
      <p class="soft small">{o("programs.hint")}</p>
      {names.length > 0 && (
        <ul>
          {names.map((bot) => (
            <Program key={bot} name={bot} isBusy={isBusy} onToken={make} onDrop={drop} />
          ))}
        </ul>
      )}
      {made && <Token key={made.token} made={made} />}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          add(name.trim());
        }}
      >
        <label class="setting">
          <span>{o("programs.name")}</span>
          <input
            class="field"
            type="text"
            value={name}
            autocomplete="off"
            autocapitalize="none"
            spellcheck={false}
            maxLength={20}
            onInput={(e) => setName(e.currentTarget.value)}
          />
        </label>
        <Sorry error={error} />
        <button type="submit" class="btn" disabled={isBusy || name.trim() === ""}>
          <Icon name="plus" />
          {o("programs.make")}
        </button>
      </form>
    </section>
  );
}

interface ProgramProps {
  readonly name: string;
  readonly isBusy: boolean;
  readonly onToken: (name: string) => void;
  readonly onDrop: (name: string) => void;
}

function Program({ name, isBusy, onToken, onDrop }: ProgramProps) {
  const [asked, setAsked] = useState<"token" | "drop" | null>(null);
  return (
    <li>
      <a class="program" href={hrefOf({ page: "player", name })}>
        <Icon name="computer" px={20} />
        {name}
      </a>
      {asked ? (
        <>
          <p class="small">
            {asked === "drop" ? o("programs.dropHint", { name }) : o("programs.tokenHint")}
          </p>
          <button type="button" class="btn" onClick={() => setAsked(null)}>
            {t("common.cancel")}
          </button>
          <button
            type="button"
            class="btn danger"
            disabled={isBusy}
            onClick={() => {
              setAsked(null);
              (asked === "drop" ? onDrop : onToken)(name);
            }}
          >
            {asked === "drop" ? o("programs.dropSure") : o("programs.tokenSure")}
          </button>
        </>
      ) : (
        <>
          <button
            type="button"
            class="btn"
            disabled={isBusy}
            aria-label={o("programs.tokenFor", { name })}
            onClick={() => setAsked("token")}
          >
            {o("programs.token")}
          </button>
          <button
            type="button"
            class="btn sq danger"
            disabled={isBusy}
            aria-label={o("programs.drop", { name })}
            title={o("programs.drop", { name })}
            onClick={() => setAsked("drop")}
          >
            <Icon name="trash" />
          </button>
        </>
      )}
    </li>
  );
}

/** What a program comes in with; the server itself has only a sum of it. */
function Token({ made }: { readonly made: BotToken }) {
  const [isCopied, setCopied] = useState<boolean | null>(null);
  const server = new URL("./", location.href.replace(/[?#].*$/, "")).href.replace(/\/$/, "");
  return (
    <div class="program-token">
      <p role="status">{o("programs.made", { name: made.bot.name })}</p>
      <input
        class="field link"
        type="text"
        readOnly
        value={made.token}
        aria-label={o("programs.tokenOf", { name: made.bot.name })}
        onFocus={(e) => e.currentTarget.select()}
      />
      <div class="buttons">
        {" "}
        <button
          type="button"
          class="btn go"
          onClick={() => void copyText(made.token).then(setCopied)}
        >
          <Icon name="copy" />
          {o("programs.copy")}
        </button>
        <span role="status">
          {isCopied === null ? "" : isCopied ? t("page.copied") : t("page.notCopied")}
        </span>
      </div>{" "}
      <p class="soft small">{o("programs.use")}</p>
      <pre
        tabIndex={0}
      >{`aude bot --server ${server} \\\n  --token-file bot.token --player rollout --sit`}</pre>
    </div>
  );
}
