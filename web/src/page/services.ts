/* services.ts: what the pages share: the engine, the saved games, the last choices. */
import type { Signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Engine } from "../engine/engine";
import type { Choices } from "../store/choices";
import type { GameStore } from "../store/games";
import type { Levels } from "../store/levels";
import type { Tabs } from "../store/tabs";
import type { Wishes } from "./dice";

export interface Services {
  readonly engine: Engine;
  /** The engine for the workers of the computer players. */
  readonly module: WebAssembly.Module;
  readonly store: GameStore;
  readonly tabs: Tabs;
  readonly choices: Signal<Choices>;
  readonly levels: Signal<Levels>;
  readonly wishes: Wishes;
}

const Context = createContext<Services | null>(null);

export const ServicesProvider = Context.Provider;

export function useServices(): Services {
  const services = useContext(Context);
  if (!services) throw new Error("there are no services here");
  return services;
}
