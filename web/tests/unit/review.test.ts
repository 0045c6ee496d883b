/* Going through a game: its turns, the graph over them, what the computer thinks of decisions. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { signal } from "@preact/signals";
import { CHANCE, ONLOOKER, OVER, OWNER, Table, type Rules } from "../../src/engine/engine";
import { Track } from "../../src/play/track";
import type { Decision, Session, Step, Verdict, Way } from "../../src/play/types";
import { courseOf } from "../../src/review/course";
import { keyTurn } from "../../src/review/graph";
import { judgingOf } from "../../src/review/judging";
import { decisionAt, leadIn, leadsOf, lossesOf } from "../../src/review/losses";
import { Scale, apart, areaOf, spread, ticks } from "../../src/review/scale";
import { turnEnd, turnShown, turnsAt, turnsOf, type TurnSpan } from "../../src/play/turns";
import { tellBest, tellWay } from "../../src/review/way-words";
import { Reviewer } from "../../src/table/reviewer";
import { toldTurn } from "../../src/table/review";
import { lang, tellStep } from "../../src/text";
import { loadEngine } from "../engine";
import { dice } from "../session";

const engine = await loadEngine();

interface Played {
  readonly rules: Rules;
  readonly steps: readonly Step[];
}

/** A whole game at random, as an onlooker sees it. */
function play(text: string, seed: number): Played {
  const table = Table.open(engine, text);
  const roll = dice(seed);
  for (const whole = table.view(OWNER); table.actor !== OVER; ) {
    const actions = whole.actor === CHANCE ? whole.chances().map((c) => c.action) : whole.legal();
    const action = actions[roll(actions.length)]!;
    assert.equal(table.add(OWNER, whole.line(action)), "ok");
    whole.apply(action);
  }
  return { rules: table.rules, steps: new Track(table, ONLOOKER).steps };
}

const land = play("carcassonne+inns+traders+princess+tower seats=3", 5);
const landTurns = turnsOf(land.steps);
const cards = play("cardcassonne seats=3", 5);
const cardTurns = turnsOf(cards.steps);

function isWhole(turns: readonly TurnSpan[], length: number): void {
  assert.equal(turns[0]?.from, 0);
  assert.equal(turns.at(-1)?.to, length);
  turns.slice(1).forEach((turn, i) => assert.equal(turn.from, turns[i]?.to));
}

test("with tiles every turn begins with a draw, and the seats take turns", () => {
  isWhole(landTurns, land.steps.length);
  landTurns.forEach((turn, i) => {
    assert.equal(land.steps[turn.from]?.verb, "draw");
    assert.equal(turn.seat, i % 3);
  });
});

test("the dragon and a second tile belong to the turn they came in", () => {
  const stretches = landTurns.map((turn) => land.steps.slice(turn.from, turn.to));
  const movers = stretches.map((steps) => new Set(steps.map((s) => s.seat)).size);
  assert.ok(stretches.some((s) => s.some((step) => step.verb === "dragon")));
  assert.ok(Math.max(...movers) > 2, "several seats act in a turn of the dragon");
  assert.ok(stretches.some((s) => s.filter((step) => step.verb === "place").length === 2));
});

test("in the card game dealing is one turn, and so is what each player does", () => {
  isWhole(cardTurns, cards.steps.length);
  const [first, second] = cardTurns;
  assert.equal(first?.seat, -1);
  assert.ok((first?.to ?? 0) > 20, "the whole deal");
  assert.equal(second?.to, (second?.from ?? 0) + 1);
  for (const turn of cardTurns) {
    const seats = new Set(cards.steps.slice(turn.from, turn.to).map((s) => s.seat));
    assert.equal(seats.size, 1);
  }
});

test("positions lie in turns or between them", () => {
  const turns = [
    { from: 0, to: 2, seat: 0 },
    { from: 2, to: 6, seat: 1 },
  ];
  assert.deepEqual(
    [0, 1, 2, 3, 6].map((n) => turnsAt(turns, n)),
    [0, 0.5, 1, 1.25, 2],
  );
  assert.deepEqual(
    [0, 1, 2, 3, 6].map((n) => turnShown(turns, n)),
    [-1, 0, 0, 1, 1],
  );
  assert.deepEqual(
    [0, 1, 2, 3, 6].map((n) => turnEnd(turns, n, 1)),
    [2, 2, 6, 6, 6],
  );
  assert.deepEqual(
    [0, 1, 2, 3, 6].map((n) => turnEnd(turns, n, -1)),
    [0, 0, 0, 2, 2],
  );
});

test("the course tells the final scoring apart", () => {
  const course = courseOf(land.steps, landTurns, 3);
  assert.equal(course.points.length, landTurns.length + 1);
  assert.deepEqual(course.points[0], [0, 0, 0]);
  assert.deepEqual(course.final, land.steps.at(-1)?.scores);
  const last = course.points.at(-1) ?? [];
  const before = course.points.at(-2) ?? [];
  assert.ok(
    last.some((n, i) => n < (course.final?.[i] ?? 0)),
    "the end brings points",
  );
  assert.ok(
    last.every((n, i) => n >= (before[i] ?? 0)),
    "but takes none away",
  );
  const half = landTurns.slice(0, 10);
  assert.equal(courseOf(land.steps.slice(0, half.at(-1)?.to), half, 3).final, null);
});

test("a place in the graph is a turn, the end lies behind the final scoring", () => {
  const scale = new Scale(300, 150, 60, true, 0, 80);
  for (const turn of [0, 1, 17, 59]) assert.equal(scale.turnAt(scale.x(turn)), turn);
  assert.equal(scale.turnAt(scale.right), 60);
  assert.equal(scale.turnAt(-50), 0);
  assert.equal(scale.turnAt(900), 60);
  assert.ok(scale.cursor(60) > scale.x(60));
  assert.equal(scale.cursor(12), scale.x(12));
  assert.ok(scale.y(80) < scale.y(0));
  assert.deepEqual(ticks(0, 80, 5), [0, 20, 40, 60, 80]);
  assert.deepEqual(ticks(-12, 25, 4), [-10, 0, 10, 20]);
});

test("keys of the graph go by whole turns", () => {
  assert.equal(keyTurn("ArrowRight", 3, 60), 4);
  assert.equal(keyTurn("ArrowLeft", 3, 60), 2);
  assert.equal(keyTurn("ArrowLeft", 3.5, 60), 3, "from the middle of a turn to its start");
  assert.equal(keyTurn("End", 3, 60), 60);
  assert.equal(keyTurn("f", 3, 60), null);
});

test("what lies above and below zero is parted where the line crosses it", () => {
  const line = [
    { x: 0, y: 4 },
    { x: 10, y: -4 },
  ];
  const corners = (sign: 1 | -1) =>
    areaOf(line, sign)
      .map(({ x, y }) => `${x},${y}`)
      .join(" ");
  assert.equal(corners(1), "0,0 0,4 5,0 10,0 10,0");
  assert.equal(corners(-1), "0,0 0,0 5,0 10,-4 10,0");
  assert.deepEqual(areaOf([], 1), []);
});

test("marks at the ends of lines do not lie on each other", () => {
  const found = spread([50, 52, 10, 51], 16, 0, 100);
  const sorted = [...found].sort((a, b) => a - b);
  sorted.slice(1).forEach((y, i) => assert.ok(y - (sorted[i] ?? 0) >= 16));
  assert.ok(Math.min(...found) >= 0 && Math.max(...found) <= 100);
  const order = [2, 0, 3, 1].map((i) => found[i]);
  assert.deepEqual(order, sorted, "in their order");
});

test("marks beside each other go apart, and the first stays", () => {
  const wanted = [
    { x: 50, y: 40 },
    { x: 54, y: 42 },
    { x: 52, y: 90 },
    { x: 49, y: 38 },
    { x: 90, y: 40 },
  ];
  const found = apart(wanted, 18, 10, 100);
  assert.deepEqual(found[0], wanted[0]);
  assert.deepEqual(found[2], wanted[2]);
  assert.deepEqual(found[4], wanted[4], "far enough to the side");
  assert.deepEqual(found[1], { x: 54, y: 58 }, "to the nearer side");
  assert.deepEqual(found[3], { x: 49, y: 22 });
  assert.deepEqual(
    apart(
      [
        { x: 0, y: 5 },
        { x: 0, y: 5 },
      ],
      18,
      0,
      10,
    )[1],
    { x: 0, y: 5 },
    "no room",
  );
});

/** The decisions of the first turns of the game with tiles. */
const decisions: readonly Decision[] = landTurns
  .slice(0, 7)
  .map((turn) => ({ from: turn.from + 1, to: turn.to, seat: turn.seat }));

const way = (lead: number, ...steps: Step[]): Way => ({ steps, lead });

const verdict = (lost: number, leads = [2, -2, -5]): Verdict => ({
  played: way(2),
  best: way(2 + lost),
  leads,
});

interface Asked {
  readonly decision: Decision;
  readonly answer: (verdict: Verdict | null) => void;
  readonly fail: () => void;
}

/** A game whose computer is asked by hand; each has steps of its own, for verdicts are kept. */
function judged(name: string): { asked: Asked[]; session: Session; steps: readonly Step[] } {
  const asked: Asked[] = [];
  const session = {
    rules: { ...land.rules, text: name },
    decisions: () => decisions,
    judge: (decision: Decision) =>
      new Promise<Verdict | null>((answer, reject) => {
        asked.push({ decision, answer, fail: () => reject(new Error("broken")) });
      }),
  } as unknown as Session;
  return { asked, session, steps: land.steps };
}

const rest = () => new Promise((resolve) => setImmediate(resolve));

test("two decisions are judged at once, to the end, and kept", async () => {
  const { asked, session, steps } = judged("kept");
  const judging = judgingOf(session, steps);
  judging.start();
  assert.equal(asked.length, 2);
  for (let i = 0; i < decisions.length; i++) {
    assert.equal(judging.isRunning.value, true);
    asked[i]?.answer(i === 3 ? null : verdict(0));
    await rest();
    assert.equal(asked.length, Math.min(decisions.length, i + 3));
  }
  assert.equal(judging.isRunning.value, false);
  assert.equal(judging.isDone.value, true);
  assert.deepEqual(
    asked.map((a) => a.decision),
    decisions,
  );
  const again = judgingOf(judged("kept").session, steps);
  assert.equal(again.verdicts.value.size, decisions.length, "opened again it is known");
  assert.equal(judgingOf(judged("other").session, steps).verdicts.value.size, 0);
});

test("judging stops when it is told to, keeps what comes, and goes on", async () => {
  const { asked, session, steps } = judged("stopped");
  const judging = judgingOf(session, steps);
  judging.start();
  judging.stop();
  asked[0]?.answer(verdict(1));
  asked[1]?.answer(verdict(1));
  await rest();
  assert.equal(judging.verdicts.value.size, 2);
  assert.equal(asked.length, 2);
  judging.start();
  assert.deepEqual(asked[2]?.decision, decisions[2]);
  assert.equal(judgingOf(session, steps), judging);
});

/** Answers everything that is asked until nothing more is; the decisions of that place fail. */
async function answerAll(asked: readonly Asked[], from: number, failing: (at: number) => boolean) {
  for (let i = from; i < asked.length; i++) {
    const one = asked[i] as Asked;
    if (failing(decisions.indexOf(one.decision))) one.fail();
    else one.answer(verdict(1));
    await rest();
  }
}

test("a decision that cannot be judged does not stand in the way of the others", async () => {
  const { asked, session, steps } = judged("one fails");
  const judging = judgingOf(session, steps);
  judging.start();
  await answerAll(asked, 0, (at) => at === 0);
  assert.equal(judging.hasFailed.value, true);
  assert.equal(judging.isRunning.value, false);
  assert.equal(judging.verdicts.value.size, decisions.length - 1);
  assert.equal(asked.length, decisions.length, "it is not asked again by itself");
  judging.start();
  assert.equal(judging.hasFailed.value, false);
  await answerAll(asked, decisions.length, () => false);
  assert.equal(asked.at(-1)?.decision, decisions[0]);
  assert.equal(judging.isDone.value, true);
});

test("where nothing can be judged it is given up, and begun with others next time", async () => {
  const { asked, session, steps } = judged("all fail");
  const judging = judgingOf(session, steps);
  judging.start();
  await answerAll(asked, 0, () => true);
  assert.equal(judging.isRunning.value, false);
  const before = asked.length;
  assert.ok(before < decisions.length, `${before} were asked`);
  judging.start();
  assert.equal(asked[before]?.decision, decisions[before]);
});

test("a game whose end was played anew is another one, also if it is as long", async () => {
  const { asked, session, steps } = judged("played anew");
  const judging = judgingOf(session, steps);
  judging.start();
  await answerAll(asked, 0, () => false);
  assert.equal(judgingOf(session, [...steps]), judging, "the same steps");
  const last = steps.at(-1) as Step;
  const other = [...steps.slice(0, -1), { ...last, choice: { ...last.choice, line: "other" } }];
  const again = judgingOf(session, other as Step[]);
  assert.notEqual(again, judging);
  assert.equal(again.verdicts.value.size, 0);
  assert.equal(judgingOf(session, steps).verdicts.value.size, decisions.length, "still known");
});

test("the largest losses of a seat, without what may be noise", () => {
  const lost = [0.5, 9, 2, 6, 9, 0, 3];
  const verdicts = new Map(
    decisions.map((d, i) => [d.from, i === 5 ? null : verdict(lost[i] ?? 0)]),
  );
  const found = lossesOf(decisions, verdicts, 0, 1, 3);
  assert.deepEqual(
    found.map((l) => l.points),
    [6, 3],
    "0.5 is noise, the others belong to others",
  );
  assert.deepEqual(found[0]?.decision, decisions[3]);
  assert.equal(lossesOf(decisions, verdicts, 0, 1, 1).length, 1);
  assert.equal(
    lossesOf(decisions, verdicts, 0, 1000, 3).length,
    0,
    "what is below the least is noise",
  );
});

test("the lead stands at the turn of the decision", () => {
  const first = new Map([[decisions[2]!.from, verdict(0)]]);
  assert.deepEqual(leadsOf(landTurns, decisions, first, 1), [{ turn: 3, lead: -2 }]);
  const round = new Map(
    [6, 0, 3, 9].map((lead, i) => [decisions[i]!.from, verdict(0, [0, lead, 0])]),
  );
  const found = leadsOf(landTurns, decisions, round, 1);
  assert.deepEqual(
    found.map((l) => l.lead),
    [6, 3, 3, 4],
    "the mean of a round of three turns",
  );
  assert.equal(leadIn([20, 34, 30], 1), 4);
  assert.equal(leadIn([20, 34, 30], 0), -14);
});

test("a position speaks of the decision just made, or of the one that was chosen", () => {
  const [first, second] = [
    { from: 1, to: 3, seat: 0 },
    { from: 3, to: 5, seat: 1 },
  ];
  const both = [first, second];
  assert.equal(decisionAt(both, 3, null), first);
  assert.equal(decisionAt(both, 3, second), second);
  assert.equal(decisionAt(both, 5, first), second, "it was left");
  assert.equal(decisionAt(both, 1, null), first, "it is to be made");
  assert.equal(decisionAt(both, 0, null), null);
});

test("a way is told in few words", () => {
  const setup = { seats: [{ name: "Ada" }, { name: "Ben" }, { name: "Cleo" }] };
  const turn = landTurns.find((span) => {
    const verbs = land.steps.slice(span.from + 1, span.to).map((s) => s.verb);
    return verbs.join() === "place,put";
  })!;
  const [place, put] = land.steps.slice(turn.from + 1, turn.to) as [Step, Step];
  const { x, y } = place.choice.spot;
  lang.value = "en";
  const short = new RegExp(`^tile at ${x},${y}, [a-z ]+$`);
  assert.match(tellWay(land.rules, setup, way(0, place, put)), short);
  const pass = land.steps.find((s) => s.verb === "pass") as Step;
  assert.equal(tellWay(land.rules, setup, way(0, place, pass)), `tile at ${x},${y}, no figure`);
  const fairy = land.steps.find((s) => s.verb === "fairy") as Step;
  const long = way(0, { ...place, seat: fairy.seat }, fairy);
  const sentence = new RegExp(`^\\w+ lays a tile at ${x},${y} and moves the fairy to .*[^.]$`);
  assert.match(tellWay(land.rules, setup, long), sentence);
  const beside = tellWay(land.rules, setup, way(0, place, put), long);
  assert.match(beside, new RegExp(`^\\w+ lays a tile at ${x},${y} and puts an? [a-z ]+$`));
  const turned = { ...place, choice: { ...place.choice, spot: { ...place.choice.spot, turn: 7 } } };
  const best = tellBest(land.rules, setup, way(0, turned as Step, put), way(0, place, put));
  assert.match(best, /\(turned differently\)$/);
  lang.value = "de";
  assert.match(tellWay(land.rules, setup, way(0, place, pass)), /^Karte auf .*, keine Figur$/);
  lang.value = "en";
});

/** What the log says of a step without what followed from it. */
const inLog = (rules: Rules, step: Step) =>
  tellStep(rules, { seats: NAMED }, step).replace(/\.$/, "").split("; ")[0];
const NAMED = [{ name: "Ada" }, { name: "Ben" }, { name: "Cleo" }];

test("whom a tower caught, who was bought back or taken away is told as in the log", () => {
  const sorts = ["carcassonne+tower+princess seats=3", "wheel seats=3"];
  const games = sorts.flatMap((rules) => [2, 5, 6].map((seed) => play(rules, seed)));
  const words: Readonly<Record<string, readonly [RegExp, RegExp]>> = {
    capture: [
      /^\w+ captures the .+ of \w+ at \S+$|^\w+ takes the .+ home$/,
      /^\w+ nimmt .+ gefangen$|^\w+ holt .+ heim$/,
    ],
    ransom: [
      /^\w+ buys .+ back from \w+ for 3 points$/,
      /^\w+ kauft .+ für 3 Punkte von \w+ frei$/,
    ],
    remove: [/^\w+ sends the .+ home$/, /^\w+ schickt .+ heim$/],
    plague: [/^\w+ takes the .+ back$/, /^\w+ nimmt .+ zurück$/],
  };
  for (const [verb, [english, german]] of Object.entries(words)) {
    let captured = 0;
    let count = 0;
    for (const { rules, steps } of games) {
      for (const step of steps.filter((s) => s.verb === verb)) {
        count++;
        lang.value = "en";
        const text = tellWay(rules, { seats: NAMED }, way(0, step));
        assert.equal(text, inLog(rules, step));
        assert.match(text, english);
        const isCaught = step.events.some((e) => e.kind === "capture");
        assert.equal(/ captures /.test(text), isCaught);
        captured += isCaught ? 1 : 0;
        lang.value = "de";
        assert.equal(tellWay(rules, { seats: NAMED }, way(0, step)), inLog(rules, step));
        assert.match(tellWay(rules, { seats: NAMED }, way(0, step)), german);
      }
    }
    lang.value = "en";
    assert.ok(count > 0, verb);
    assert.ok(verb !== "capture" || captured > 0, "somebody was caught");
  }
});

test("what a step brought is no part of the way", () => {
  lang.value = "en";
  const told = (step: Step) => tellStep(land.rules, { seats: NAMED }, step);
  const scoring = land.steps.filter((s) => s.verb === "close" && /; .* point/.test(told(s)));
  assert.ok(scoring.length > 0);
  for (const step of scoring)
    assert.match(
      tellWay(land.rules, { seats: NAMED }, way(0, step)),
      /^\w+ puts a follower on the tower at [^;]*$/,
    );
});

/** A record that is looked at from its first position, as far as the reviewer needs it. */
function looking({ rules, steps }: Played): Session {
  const { length } = steps;
  const at = (n: number) => ({ phase: "look", steps: steps.slice(0, n), length, looker: -1 });
  const now = signal(at(0));
  const look = (n: number | null) => {
    now.value = at(n ?? steps.length);
  };
  return { rules, now, look } as unknown as Session;
}

test("a reviewer knows the turns to come and goes by them", async () => {
  const session = looking(land);
  const reviewer = new Reviewer(session, () => 0);
  const shown = () => session.now.value.steps.length;
  assert.equal(reviewer.steps.value.length, land.steps.length);
  assert.equal(shown(), 0, "nothing was shown meanwhile");
  reviewer.turn(1);
  reviewer.turn(1);
  assert.equal(shown(), landTurns[1]?.to);
  reviewer.step(1);
  reviewer.turn(-1);
  assert.equal(shown(), landTurns[1]?.to);
  const seen: number[] = [];
  reviewer.goTo(landTurns.at(-4)?.to ?? 0);
  reviewer.toggle();
  while (reviewer.isPlaying.value) {
    if (seen.at(-1) !== shown()) seen.push(shown());
    await rest();
  }
  assert.deepEqual(
    seen,
    landTurns.slice(-4).map((turn) => turn.to),
    "it plays turn by turn",
  );
});

test("a turn is told as a whole", () => {
  lang.value = "en";
  const game = { rules: cards.rules, setup: { rules: "", helps: true, seats: [] } };
  assert.equal(toldTurn(game, []), "The game begins.");
  assert.equal(toldTurn(game, cards.steps.slice(0, cardTurns[0]?.to)), "Cards are dealt.");
  const seats = ["Ada", "Ben", "Cleo"].map(
    (name) => ({ name, colour: "red", by: "person" }) as const,
  );
  const named = { rules: land.rules, setup: { rules: "", helps: true, seats } };
  const text = toldTurn(named, land.steps.slice(0, landTurns[1]?.to));
  assert.match(text, /^Ben lays a tile at .* and puts a/);
});
