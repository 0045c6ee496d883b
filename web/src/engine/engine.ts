/* engine.ts: the door of this folder: loads the module and reads rules. */
import { Rules, readGames } from "./rules";
import { State } from "./state";
import type { GameInfo } from "./types";
import { Wasm } from "./wasm";

export class Engine {
  readonly version: string;
  readonly games: readonly GameInfo[];
  /** The opponents one can play against, from the weakest to the strongest. */
  readonly players: readonly string[];
  private readonly known = new Map<string, Rules>();

  private constructor(readonly wasm: Wasm) {
    this.version = wasm.text(wasm.call("aude_version")) ?? "";
    this.games = readGames(wasm);
    this.players = readPlayers(wasm);
  }

  static async load(module: WebAssembly.Module): Promise<Engine> {
    return new Engine(await Wasm.load(module));
  }

  /** Throws a RulesError. Equal rules give the same object. */
  rules(text: string): Rules {
    let rules = this.known.get(text);
    if (!rules) {
      const read = Rules.read(this.wasm, text);
      rules = this.known.get(read.text) ?? read;
      this.known.set(text, rules).set(rules.text, rules);
    }
    return rules;
  }

  /** The rating of somebody of whom nothing is known. */
  get ratingStart(): number {
    return this.wasm.call("aude_rating_start");
  }

  start(text: string): State {
    return State.start(this.rules(text));
  }
}

function readPlayers(wasm: Wasm): string[] {
  const names: string[] = [];
  for (;;) {
    const name = wasm.text(wasm.call("aude_player_name", names.length));
    if (name === null) return names;
    names.push(name);
  }
}

export { CHANCE, OVER } from "./types";
export type * from "./types";
export { Rules, RulesError, type Outcome, type Rated } from "./rules";
export { State } from "./state";
export {
  ENDINGS,
  ONLOOKER,
  OWNER,
  RecordError,
  Table,
  type Ending,
  type Extent,
  type TableStep,
} from "./table";
export { EngineFault } from "./wasm";
