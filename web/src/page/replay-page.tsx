/*
 * replay-page.tsx: reads a record from a file, a drop or a paste, and says what is in it or wrong
 * with it.
 */
import { useEffect, useRef, useState } from "preact/hooks";
import { OWNER, RecordError, Table, type Engine } from "../engine/engine";
import type { SeatChoice } from "../store/choices";
import { list, t } from "../text";
import { Icon } from "../ui/picture";
import { Frame } from "./frame";
import { usualNames } from "./names";
import { startGame } from "./new-games";
import { reasonOf } from "./record-reason";
import { isOver, keepRecord, seatsOfRecord, textOf } from "./records";
import { go } from "./router";
import { ByChoice } from "./seats";
import { useServices } from "./services";
import { play } from "./sound";
import { PERSON, usualName } from "./setup";
import { rulesTitle } from "./summary";

/** The engine takes no more. */
const LARGEST = 1 << 20;

type Read =
  | { readonly is: "none" }
  | { readonly is: "good"; readonly table: Table }
  | {
      readonly is: "bad";
      readonly reason: string;
      readonly line: number;
      readonly text: string;
      /** What is good before it. */
      readonly sound: Table | null;
    };

function read(engine: Engine, text: string): Read {
  try {
    return { is: "good", table: Table.read(engine, text) };
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    const { line, sound } = error;
    return { is: "bad", line, text: error.text, reason: reasonOf(error), sound };
  }
}

export function ReplayPage() {
  const { engine } = useServices();
  const [found, setFound] = useState<Read>({ is: "none" });
  const take = (text: string): void => {
    const result = read(engine, text);
    setFound(result);
    if (result.is === "bad") play("error");
  };
  const takeFile = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    if (file.size > LARGEST)
      setFound({
        is: "bad",
        line: 0,
        text: file.name,
        reason: t("replay.tooLarge"),
        sound: null,
      });
    else take(await file.text());
  };
  const isDragging = useDrop(takeFile);
  return (
    <Frame title={t("replay.title")} class={`replay-page${isDragging ? " dragging" : ""}`}>
      <p>{t("replay.intro")}</p>
      <Source onFile={takeFile} onText={take} />
      <div aria-live="polite">
        {found.is === "bad" && (
          <Bad result={found} onSound={(table) => setFound({ is: "good", table })} />
        )}
        {found.is === "good" && <Good key={textOf(found.table)} table={found.table} />}
      </div>
    </Frame>
  );
}

/** A file may be dropped anywhere on the page. */
function useDrop(onFile: (file: File | undefined) => Promise<void>): boolean {
  const [isDragging, setDragging] = useState(false);
  useEffect(() => {
    const over = (event: DragEvent): void => {
      event.preventDefault();
      setDragging(true);
    };
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setDragging(false);
    };
    const drop = (event: DragEvent): void => {
      event.preventDefault();
      setDragging(false);
      void onFile(event.dataTransfer?.files[0]);
    };
    addEventListener("dragover", over);
    addEventListener("dragleave", leave);
    addEventListener("drop", drop);
    return () => {
      removeEventListener("dragover", over);
      removeEventListener("dragleave", leave);
      removeEventListener("drop", drop);
    };
  }, []);
  return isDragging;
}

interface SourceProps {
  readonly onFile: (file: File | undefined) => Promise<void>;
  readonly onText: (text: string) => void;
}

function Source({ onFile, onText }: SourceProps) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const onPicked = async (): Promise<void> => {
    await onFile(input.current?.files?.[0]);
    // The same file may be chosen again after it was mended.
    if (input.current) input.current.value = "";
  };
  const paste = (event: ClipboardEvent): void => {
    const pasted = event.clipboardData?.getData("text") ?? "";
    if (pasted.startsWith("aude ")) onText(pasted);
  };
  return (
    <div class="source">
      <div class="record-drop paper">
        <input
          ref={input}
          type="file"
          accept=".txt,text/plain"
          class="sr-only"
          id="record-file"
          onChange={() => void onPicked()}
        />
        <label class="btn" for="record-file">
          <Icon name="import" />
          {t("replay.file")}
        </label>
        <span class="soft">{t("replay.drop")}</span>
      </div>
      <label class="paste">
        <span>{t("replay.paste")}</span>
        <textarea
          class="field record"
          rows={6}
          spellcheck={false}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
          onPaste={paste}
        />
      </label>
      <button type="button" class="btn" disabled={text.trim() === ""} onClick={() => onText(text)}>
        {t("replay.read")}
      </button>
    </div>
  );
}

interface BadProps {
  readonly result: Extract<Read, { is: "bad" }>;
  readonly onSound: (table: Table) => void;
}

function Bad({ result, onSound }: BadProps) {
  const { sound } = result;
  const steps = sound?.steps(OWNER) ?? 0;
  // On a phone it lies below what was pressed.
  const ref = useRef<HTMLElement>(null);
  useEffect(() => ref.current?.scrollIntoView({ block: "nearest" }), [result]);
  return (
    <section class="paper error record-result" ref={ref}>
      <h2>{t("replay.bad")}</h2>
      <p>
        {result.line > 0
          ? t("replay.badLine", { line: result.line, reason: result.reason })
          : result.reason}
      </p>
      {result.text !== "" && <pre class="details">{result.text}</pre>}
      {sound && steps > 0 && (
        <div class="buttons">
          <button type="button" class="btn" onClick={() => onSound(sound)}>
            {t("replay.sound", { n: steps })}
          </button>
        </div>
      )}
    </section>
  );
}

function Good({ table }: { readonly table: Table }) {
  const services = useServices();
  const isFinished = isOver(table);
  const [seats, setSeats] = useState<readonly SeatChoice[]>(() =>
    seatsOfRecord(services.engine, table),
  );
  const named = seats.map((seat, i) => ({
    ...seat,
    name: seat.name || usualName(seats, i, usualNames()),
  }));
  const look = (): void => {
    keepRecord(textOf(table));
    go({ page: "look" });
  };
  const goOn = (): void => {
    const setup = { rules: table.rules.text, seats: named, helps: true };
    void startGame(services, setup, textOf(table));
  };
  return (
    <section class="paper record-result">
      <h2>{rulesTitle(table.rules.text)}</h2>
      <p>
        {t("replay.good")} {list(named.map((seat) => seat.name))};{" "}
        {t("replay.steps", { n: table.steps(OWNER) })},{" "}
        {isFinished ? t("replay.finished") : t("replay.unfinished")}.
      </p>
      <div class="buttons">
        <button type="button" class="btn go" onClick={look}>
          <Icon name="eye" />
          {t("replay.look")}
        </button>
      </div>
      {!isFinished && !table.isView && (
        <>
          <h3>{t("replay.goOn")}</h3>
          <p class="soft">{t("replay.goOnHint")}</p>
          <ol class="seat-list">
            {named.map((seat, i) => (
              <li key={i} class="seat">
                <b>{seat.name}</b>
                <ByChoice
                  at={i}
                  rules={table.rules}
                  by={seat.by}
                  onChange={(by) => setSeats(seats.map((s, k) => (k === i ? { ...s, by } : s)))}
                />
              </li>
            ))}
          </ol>
          <button
            type="button"
            class="btn"
            disabled={seats.every((s) => s.by !== PERSON)}
            onClick={goOn}
          >
            <Icon name="play" />
            {t("replay.start")}
          </button>
        </>
      )}
    </section>
  );
}
