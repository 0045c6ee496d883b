/* board.ts: a page with nothing but the board, to look at it and to measure it. Not shipped. */
import { signal } from "@preact/signals";
import { pieceSymbols } from "../../src/art/figures";
import { iconSymbols } from "../../src/art/icons";
import { BoardView, boardOptions } from "../../src/board/view";
import { Engine } from "../../src/engine/engine";
import { savedGame } from "../../src/play/saved";
import { resumeSession } from "../../src/play/session";
import { createTable } from "../../src/play/table";
import type { Colour, Layer } from "../../src/play/types";
import { lang, type Language } from "../../src/text";
import { recordOfLines } from "../session";
import "../texts";

const COLOURS: readonly Colour[] = ["red", "blue", "orange", "sky", "white", "black"];
const query = new URLSearchParams(location.search);
const ask = (name: string, otherwise: string) => query.get(name) ?? otherwise;

document.documentElement.dataset.theme = ask("theme", "day");
lang.value = ask("lang", "en") as Language;
const defs = document.createElementNS("http://www.w3.org/2000/svg", "svg");
defs.setAttribute("class", "defs");
defs.innerHTML = `<defs>${pieceSymbols()}${iconSymbols()}</defs>`;
document.body.append(defs);

const engine = await Engine.load(await WebAssembly.compileStreaming(fetch("aude.wasm")));
const game = await (await fetch(`play/${ask("game", "base-2")}.txt`)).text();
const all = game.split("\n");
const lines = all
  .slice(3)
  .filter((l) => l !== "" && !l.startsWith(" ") && !l.startsWith("start"))
  .map((l) => l.split(" |")[0]!);
const rules = all[0]!.slice(5);
const seats = engine.rules(rules).seats;
const names = ["You", "Marta", "Jonas", "Aiko", "Reed", "Otto"];
const session = resumeSession(
  savedGame(
    {
      rules,
      helps: ask("helps", "1") === "1",
      seats: Array.from({ length: seats }, (_, i) => ({
        name: names[i]!,
        colour: COLOURS[i]!,
        by: "person",
      })),
    },
    recordOfLines(engine, rules, lines.slice(0, Number(ask("steps", "60")))),
  ),
  {
    engine,
    dice: (n) => Math.floor(n / 2),
    delay: () => 0,
    confirm: () => true,
    onChange: () => {},
    onProblem: (e) => console.error(e),
    bots: {
      choose: () => new Promise(() => {}),
      compare: () => new Promise(() => {}),
      close: () => {},
    },
  },
);
const table = createTable(session);
for (const layer of ask("layers", "")
  .split(",")
  .filter((l) => l !== ""))
  table.toggle(layer as Layer);
const settings = {
  theme: signal(ask("theme", "day") as "day"),
  motion: signal(ask("motion", "auto") as "auto"),
  grid: signal(ask("grid", "0") === "1"),
  follow: signal(true),
};
const view = new BoardView(document.getElementById("board")!, table, boardOptions(settings));
Object.assign(window, { view, table, session, lines, settings });
