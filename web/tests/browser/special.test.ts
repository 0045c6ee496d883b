/*
 * Every special action of every expansion is done once by pointing at its thing: a game that has come
 * to it is brought to the page as a record and played on there.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { handCards, isDown, onlyOf } from "../../src/cards/targets";
import { sortTargets } from "../../src/play/targets";
import { plainOf, plankGroups } from "../../src/table/plank-groups";
import type { Targets } from "../../src/play/types";
import { loadEngine } from "../engine";
import type { Seen, Thing } from "./eyes";
import { Hands } from "./hands";
import { recordOf, search, type Found, type Wish } from "./search";
import { playOn, savedWhen } from "./ways";
import { PHONE, opened, type Visit } from "./world";

const engine = await loadEngine();
const world = opened();

interface Special {
  readonly name: string;
  readonly wish: Wish;
  readonly leaning?: RegExp;
}

const starts =
  (text: string): Wish =>
  (choice) =>
    choice.line.startsWith(text);
const ALL = "carcassonne+inns+traders+princess+tower seats=2";
const CARDS = "cardcassonne seats=3";

const SPECIALS: Readonly<Record<string, readonly Special[]>> = {
  "carcassonne+inns seats=2": [{ name: "large follower", wish: starts("put large") }],
  "carcassonne+traders seats=2": [
    { name: "builder", wish: starts("put builder") },
    { name: "pig", wish: starts("put pig") },
    { name: "second tile", wish: starts("again"), leaning: /^put (builder|follower (road|city))/ },
  ],
  "carcassonne+princess seats=3": [
    { name: "fairy", wish: starts("fairy") },
    { name: "princess sends a knight home", wish: starts("remove") },
    { name: "dragon", wish: starts("dragon") },
    { name: "portal", wish: (c) => /^put follower \S+ at /.test(c.line) },
  ],
  "carcassonne+tower seats=2": [
    { name: "tower piece", wish: starts("build") },
    { name: "prisoner", wish: starts("capture"), leaning: /^build/ },
    { name: "close a tower", wish: starts("close"), leaning: /^build/ },
    { name: "ransom", wish: starts("ransom"), leaning: /^(build|capture)/ },
  ],
  [ALL]: [
    {
      name: "exchange",
      wish: starts("exchange"),
      leaning: /^(build|capture|put (large|follower) )/,
    },
  ],
  "wheel seats=2": [
    { name: "crown", wish: starts("crown") },
    { name: "plague", wish: starts("plague"), leaning: /^put/ },
  ],
  "hunters seats=2": [
    { name: "hut", wish: starts("put hut") },
    {
      name: "bonus tile",
      wish: (c, s) => c.verb === "place" && s.rules.kinds[s.hand]?.isSecond === true,
    },
  ],
  [CARDS]: [
    { name: "lay", wish: (c) => c.verb === "lay" && !isDown(c) },
    { name: "lay down", wish: (c) => c.verb === "lay" && isDown(c) },
    { name: "claim", wish: starts("claim") },
    { name: "sell", wish: starts("sell"), leaning: /^(lay down|claim)/ },
    { name: "keep", wish: starts("keep"), leaning: /^(lay down|claim)/ },
    { name: "joker", wish: starts("joker"), leaning: /^(lay animal|lay down|claim)/ },
  ],
};

/** Several choices at one thing make a list, in their order. */
async function answer(hands: Hands, seen: Seen, at: number): Promise<Seen> {
  const list = seen.things.filter((t) => t.sort === "answer");
  return list.length === 0 ? seen : hands.take(list[at] as Thing);
}

async function doOnBoard(
  hands: Hands,
  seen: Seen,
  { choice }: Found,
  targets: Targets,
): Promise<Seen> {
  const pass = targets.plain.find((c) => c.verb === "pass") ?? null;
  const groups = plankGroups(plainOf({ targets, pass }));
  const group = groups.find((g) => g.includes(choice));
  if (group) {
    const opened = await hands.take(nth(seen, "plain", groups.indexOf(group)));
    return group.length > 1 ? answer(hands, opened, group.indexOf(choice)) : opened;
  }
  const cell = targets.cells.find((c) => [...c.turns.values()].includes(choice));
  if (cell) return hands.take(nth(seen, "cell", targets.cells.indexOf(cell)));
  const target = [...targets.spots, ...targets.tiles].find((t) => t.choices.includes(choice));
  const isIt = (t: Thing) =>
    t.sort === "pin" &&
    [" true ", " false ", ","].some((end) => `,${t.lines}`.includes(`,${choice.line}${end}`));
  const pin = seen.things.find(isIt);
  assert.ok(pin && target, `something on the board stands for ${choice.line}`);
  return answer(hands, await hands.take(pin), target.choices.indexOf(choice));
}

async function doWithCards(
  hands: Hands,
  seen: Seen,
  { choice, hand }: Found,
  targets: Targets,
): Promise<Seen> {
  const inRow = (now: Seen, sort: Thing["sort"], row: number) =>
    now.things.filter((t) => t.sort === sort && t.row === row);
  if (choice.verb === "sell" || choice.verb === "keep")
    return hands.take(nth(seen, "ask", choice.verb === "sell" ? 0 : 1));
  if (choice.verb === "joker") return hands.take(inRow(seen, "ask", choice.action.b)[0] as Thing);
  if (choice.verb === "claim") {
    const held = await hands.take(nth(seen, "figure", 0));
    return hands.take(inRow(held, "end", choice.spot.y)[0] as Thing);
  }
  const cards = handCards(hand, targets).filter((card) => card.choices.length > 0);
  const card = cards.findIndex((c) => c.choices.includes(choice));
  const held = await hands.take(nth(seen, "card", card));
  if (onlyOf(cards[card]?.choices ?? [])) return held;
  const ends = (cards[card]?.choices ?? []).filter((c) => c.spot.y === choice.spot.y);
  return hands.take(inRow(held, "end", choice.spot.y)[ends.indexOf(choice)] as Thing);
}

function nth(seen: Seen, sort: Thing["sort"], index: number): Thing {
  const found = seen.things.find((t) => t.sort === sort && t.index === index);
  assert.ok(found, `${sort} ${index} is offered`);
  return found;
}

async function doIt(visit: Visit, found: Found, picture: string): Promise<void> {
  await playOn(visit, recordOf(engine, found));
  const hands = new Hands(visit.page, "mouse");
  let seen = await hands.look();
  if (seen.phase === "handover") seen = await hands.decide(seen);
  await visit.shot(picture);
  const isCards = found.rules === CARDS;
  const targets = sortTargets(found.choices, engine.rules(found.rules));
  seen = await (isCards ? doWithCards : doOnBoard)(hands, seen, found, targets);
  // A cell is laid in the turn the page shows, which need not be the one that was searched for.
  const line =
    found.choice.verb === "place" ? found.choice.line.replace(/ r\d$/, "") : found.choice.line;
  const all = found.lines.length;
  await savedWhen(visit.page, (game) => game.lines[all]?.startsWith(line) ?? false);
  if (seen.phase === "confirm") await hands.done(seen);
  // Where the device goes on to another person, a turn that was ended waits for that person.
  if (seen.phase === "confirm")
    await savedWhen(visit.page, (game) => game.settled > all || game.isEnded);
}

for (const [rules, list] of Object.entries(SPECIALS)) {
  for (const { name, wish, leaning } of list) {
    test(`special action: ${name}`, { timeout: 900_000 }, () =>
      world.visit(`special-${name}`, {}, async (visit) => {
        const found = search(engine, rules, wish, leaning ?? null);
        await doIt(visit, found, `special-${name.replaceAll(" ", "-")}`);
      }),
    );
  }
}

/** The single places of one tile that are offered now. */
const placesAt = (seen: Seen, cell: string): Thing[] =>
  seen.things.filter(
    (t) => t.sort === "pin" && t.at !== null && new RegExp(` at ${cell}[ ,]`).test(t.lines),
  );

/** A tile whose places are one button, as the page names it. */
const foldedCell = (thing: Thing): string =>
  /^\d+ choices? on tile (-?\d+,-?\d+):/.exec(thing.label)?.[1] ?? "";

test("by finger a figure goes through the magic gate to any tile", { timeout: 900_000 }, () =>
  world.visit("gate", PHONE, async (visit) => {
    const { page } = visit;
    const isGate: Wish = (c, s) => /^put follower \S+ at /.test(c.line) && s.choices().length > 40;
    const found = search(engine, "carcassonne+princess seats=3", isGate, /^pass/);
    const before = found.lines.slice(0, -1);
    const laid = /^place (\S+) /.exec(found.lines.at(-1) ?? "")?.[1];
    await playOn(visit, recordOf(engine, { ...found, lines: before }));
    const hands = new Hands(page, "touch");
    let seen = await hands.look();
    if (seen.phase === "handover") seen = await hands.decide(seen);
    const cell = seen.things.find((t) => t.sort === "cell" && t.label.startsWith(`Cell ${laid}:`));
    assert.ok(laid && cell, "the tile with the gate may be laid");
    await hands.take(cell);
    seen = await hands.look();
    await visit.shot("gate-folded");
    const folded = seen.things.map(foldedCell).filter((at) => at !== "" && at !== laid);
    assert.ok(folded.length > 6, `${folded.length} tiles are folded`);
    for (const at of [folded[0]!, folded.at(-1)!]) {
      const tile = seen.things.find((t) => foldedCell(t) === at);
      assert.ok(tile, `the tile ${at} can be asked for`);
      await hands.take(tile);
      seen = await hands.look();
      await visit.shot("gate-open");
      const [place] = placesAt(seen, at);
      assert.ok(place, `the places of ${at} are shown`);
      await answer(hands, await hands.take(place), 0);
      const game = await savedWhen(page, (g) => g.lines.length === before.length + 2);
      assert.ok(
        game.lines.at(-1)?.startsWith("put ") && `${game.lines.at(-1)} `.includes(` at ${at} `),
        game.lines.at(-1),
      );
      await page.locator(".foot").getByRole("button", { name: "Undo" }).tap();
      await savedWhen(page, (g) => g.lines.length === before.length + 1);
      seen = await hands.pressAt((await hands.look()).buttons.fit, "all of the board");
    }
    // What keys and hints aim at is unfolded too.
    await page.keyboard.press("ArrowRight");
    await page.locator(".pin.aimed:not(.pin-many)").waitFor();
  }),
);
