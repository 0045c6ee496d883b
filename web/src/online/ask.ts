/* ask.ts: asking the server from a component: what came of it, and that it is still being asked. */
import { useEffect, useRef, useState } from "preact/hooks";
import { play } from "../page/sound";
import { tell } from "../page/notices";
import { Refusal } from "./api";
import { sorry } from "./text";

export type Asked<T> =
  | { readonly is: "asking" }
  | { readonly is: "here"; readonly value: T }
  | { readonly is: "refused"; readonly error: unknown };

/** Asks when the page is shown, and again when a key changes or somebody wants it. */
export function useAsked<T>(ask: () => Promise<T>, keys: readonly unknown[]) {
  const [asked, setAsked] = useState<Asked<T>>({ is: "asking" });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isGone = false;
    ask().then(
      (value) => !isGone && setAsked({ is: "here", value }),
      (error: unknown) => !isGone && setAsked({ is: "refused", error }),
    );
    return () => {
      isGone = true;
    };
  }, [...keys, tries]);
  const again = (): void => {
    setAsked({ is: "asking" });
    setTries(tries + 1);
  };
  return { asked, again };
}

/** Something a person has pressed for: once at a time; what is refused is said in a sentence. */
export function useDoing() {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const isThere = useRef(true);
  useEffect(
    () => () => {
      isThere.current = false;
    },
    [],
  );
  const run = (work: () => Promise<unknown>): void => {
    if (isBusy) return;
    setBusy(true);
    setError(null);
    work()
      .catch((reason: unknown) => {
        if (isThere.current) setError(reason);
      })
      .finally(() => {
        if (isThere.current) setBusy(false);
      });
  };
  return { isBusy, error, run };
}

/** Something that is asked again and again; an answer counts if nothing was asked after it. */
export class Latest<T> {
  private asked = 0;
  private answered = 0;

  constructor(
    private readonly load: () => Promise<T>,
    private readonly heard: (answer: T) => void,
  ) {}

  ask(): void {
    const mine = ++this.asked;
    this.load().then(
      (answer) => {
        if (mine !== this.asked) return;
        this.answered = mine;
        this.heard(answer);
      },
      () => {
        if (mine === this.asked) this.answered = mine;
      },
    );
  }

  /** What is being answered is old already. */
  again(): void {
    if (this.answered !== this.asked) this.ask();
  }
}

/** Where there is no form to say it in, a notice does. */
export function trying(work: Promise<unknown>): void {
  work.catch((error: unknown) => {
    play("error");
    tell({ name: "refused", text: () => sorry(error) });
  });
}

/** There is nobody to talk to: not at this address, or not now. */
export const isNoServer = (error: unknown): boolean =>
  error instanceof Refusal && ["none", "down", "offline"].includes(error.why);
