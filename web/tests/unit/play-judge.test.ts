/* What the computer thinks of a game: decisions, verdicts, hints with a reason, and games that branch off. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { CHANCE, OVER } from "../../src/engine/engine";
import { workerBots, type BotOrder } from "../../src/play/bots";
import { resumeSession, reviewSession, type SessionOptions } from "../../src/play/session";
import { compare, think } from "../../src/play/think";
import type { Decision, CompareRequest, Session } from "../../src/play/types";
import { tellReason, tellReasonBriefly } from "../../src/table/hint-words";
import { lang, tellStep } from "../../src/text";
import { loadEngine } from "../engine";
import { cutAt, linesOf, newSession, optionsOf, rest, setup } from "../session";

const engine = await loadEngine();

/** The clock runs out after so many looks, so that tests do not depend on the speed of the machine. */
const clock = (looks: number) => {
  let n = 0;
  return () => (n++ < looks ? 0 : 1e9);
};

function options(seed: number, asked: CompareRequest[] = []): SessionOptions {
  return optionsOf(engine, seed, {
    choose: (request) => Promise.resolve(think(engine, request, clock(4))),
    compare: (request) => {
      asked.push(request);
      return Promise.resolve(compare(engine, request, clock(40)));
    },
  });
}

/** A game that computers have played to its end. */
async function played(rules: string, asked: CompareRequest[] = []): Promise<Session> {
  const seats = Number(/seats=(\d)/.exec(rules)?.[1] ?? 2);
  const session = newSession(
    setup(rules, ...Array.from({ length: seats }, () => "greedy")),
    options(3, asked),
  );
  await rest(session);
  assert.equal(session.now.value.phase, "over");
  return session;
}

const every = (decisions: readonly Decision[], n: number) =>
  decisions.filter((_, i) => i % n === 0);

for (const rules of [
  "carcassonne seats=2",
  "carcassonne+traders+princess seats=3",
  "hunters seats=2",
  "cardcassonne seats=3",
]) {
  test(`every step of a seat belongs to one decision: ${rules}`, async () => {
    const session = await played(rules);
    const { steps } = session.now.value;
    const decisions = session.decisions();
    assert.ok(decisions.length > 20);
    const found = decisions.flatMap(({ from, to, seat }) =>
      steps.slice(from, to).map((step) => [step.index, seat]),
    );
    assert.deepEqual(
      found,
      steps.filter((s) => s.seat !== CHANCE).map((s) => [s.index, s.seat]),
    );
    decisions.forEach(({ to, seat }, i) => {
      const next = decisions[i + 1];
      assert.ok(
        next === undefined || next.from > to || next.seat !== seat,
        "one stretch is not cut in two",
      );
    });
  });

  test(`decisions of a game that is over are judged: ${rules}`, async () => {
    const asked: CompareRequest[] = [];
    const session = await played(rules, asked);
    const { steps } = session.now.value;
    let judged = 0;
    for (const decision of every(session.decisions(), 9)) {
      const { from, to, seat } = decision;
      const verdict = await session.judge(decision);
      if (!verdict) continue;
      judged++;
      const { best, leads } = verdict;
      assert.deepEqual(
        verdict.played.steps.map((s) => s.index),
        steps.slice(from, to).map((s) => s.index),
      );
      assert.ok(best.lead >= verdict.played.lead);
      assert.ok(best === verdict.played || best.steps[0]!.index === from);
      assert.ok(
        best.steps.every(
          (s) => s.seat === seat && tellStep(session.rules, session.setup, s).includes(`P${seat}`),
        ),
      );
      assert.equal(leads.length, session.setup.seats.length);
      assert.equal(leads[seat], verdict.played.lead);
      if (leads.length === 2) assert.equal(leads[0]! + leads[1]!, 0);
      const request = asked.at(-1)!;
      assert.deepEqual([request.lines.length, request.played.length], [from, to - from]);
    }
    assert.ok(judged > 2);
  });
}

test("of a running game nothing is judged, of a record that is over everything", async () => {
  const session = await played("carcassonne seats=2");
  const saved = session.save();
  const short = reviewSession(cutAt(engine, saved, 60), options(1));
  const over = reviewSession(saved, options(1));
  const [, , decision] = short.decisions();
  assert.ok(decision);
  await assert.rejects(short.judge(decision), /only a game that is over/);
  assert.ok(await over.judge(decision));
});

test("a judgement of a game that was changed meanwhile is none", async () => {
  const session = newSession(setup("hunters seats=2", "person", "greedy"), options(4));
  for (await rest(session); session.now.value.phase !== "over"; await rest(session)) {
    const { phase, choices } = session.now.value;
    if (phase === "confirm") session.done();
    else session.choose(choices[0]!);
  }
  const mine = session
    .decisions()
    .filter((d) => d.seat === 0)
    .at(-1)!;
  assert.ok(await session.judge(mine));
  const judging = session.judge(mine);
  session.takeBack();
  await assert.rejects(judging);
  for (; session.now.value.phase !== "over"; await rest(session)) {
    const { phase, choices } = session.now.value;
    if (phase === "confirm") session.done();
    else session.choose(choices.at(-1)!);
  }
  const again = await session.judge(mine);
  assert.deepEqual(
    again?.played.steps.map((s) => s.index),
    session.now.value.steps.slice(mine.from, mine.to).map((s) => s.index),
  );
});

test("what was no choice is not judged, and nobody is asked", async () => {
  const asked: CompareRequest[] = [];
  const session = await played("carcassonne+princess seats=2", asked);
  const saved = session.save();
  let alone = 0;
  for (const decision of session.decisions()) {
    const { from, to } = decision;
    const before = reviewSession(cutAt(engine, saved, from), options(1));
    before.look(from);
    if (before.now.value.state.count !== 1 || to - from > 1) continue;
    alone++;
    assert.equal(await session.judge(decision), null);
  }
  assert.ok(alone > 0, "the dragon had only one way to go at least once");
  assert.equal(asked.length, 0);
});

test("the analyst is told no more than its seat knew", async () => {
  const asked: CompareRequest[] = [];
  const session = await played("cardcassonne seats=3", asked);
  for (const decision of every(session.decisions(), 15)) await session.judge(decision);
  assert.ok(asked.length > 0);
  const truth = linesOf(engine, session.save()).lines;
  let hidden = 0;
  for (const { lines, seat } of asked) {
    const unknown = lines.filter((line, i) => line !== truth[i]);
    assert.ok(unknown.every((line) => line.includes("?")));
    hidden += unknown.length;
    const own = session.now.value.steps.slice(0, lines.length).filter((s) => s.seat === seat);
    assert.ok(
      own.every((s) => lines[s.index] === truth[s.index]),
      "its own cards it knows",
    );
  }
  assert.ok(hidden > 0);
});

test("a hint has a way and says how much better it is", async () => {
  const session = newSession(setup("carcassonne seats=2", "person", "greedy"), options(2));
  await rest(session);
  const hint = await session.hint();
  assert.ok(hint && session.now.value.choices.includes(hint.choice));
  assert.equal(hint.way.steps[0]!.choice.line, hint.choice.line);
  assert.ok(hint.way.steps.length >= 2);
  assert.ok(hint.better !== null && hint.better >= 0);
  session.choose(hint.choice);
  const second = await session.hint();
  assert.ok(second && session.now.value.choices.includes(second.choice));
  assert.equal(second.way.steps[0]!.index, session.now.value.length);
});

test("a hint that comes too late is none", async () => {
  const session = newSession(setup("carcassonne seats=2", "person", "greedy"), options(2));
  await rest(session);
  const hint = session.hint();
  session.choose(session.now.value.choices[0]!);
  assert.equal(await hint, null);
});

test("the reason of a hint in words", () => {
  const say = (lead: number, better: number | null) =>
    tellReason({ way: { steps: [], lead }, better } as never);
  lang.value = "en";
  assert.equal(say(6.2, 1.9), "Expected lead: 6 points; 2 points better than the next best way");
  assert.equal(say(-3.4, 0.2), "Expected to be 3 points behind; other ways are about as good");
  assert.equal(say(0.3, null), "Expected to be level");
  assert.equal(say(1, 1.5), "Expected lead: 1 point; 1.5 points better than the next best way");
  const brief = (lead: number, better: number | null) =>
    tellReasonBriefly({ way: { steps: [], lead }, better } as never);
  assert.equal(brief(6.2, 1.9), "Lead +6, next best +4");
  assert.equal(brief(-0.3, 2), "Lead +0, next best −2");
  assert.equal(brief(-3, null), "Lead −3");
  lang.value = "de";
  assert.equal(
    say(6.2, 0.6),
    "Erwarteter Vorsprung: 6 Punkte; 0,5 Punkte besser als der nächstbeste Zug",
  );
  lang.value = "en";
});

for (const rules of ["carcassonne seats=2", "cardcassonne seats=2"]) {
  test(`a game branches off and is played on to another end: ${rules}`, async () => {
    const session = await played(rules);
    const { steps, length } = session.now.value;
    const whole = session.save();
    const from = session.decisions()[Math.floor(session.decisions().length / 2)]!.from;
    const saved = session.branch(from);
    assert.notEqual(saved.id, whole.id);
    assert.match(saved.id, /^[0-9a-z]{12,}$/);
    assert.equal(saved.isOver, false);
    const all = linesOf(engine, whole).lines;
    assert.deepEqual(linesOf(engine, saved), { lines: all.slice(0, from), settled: from });
    assert.ok(!saved.record.includes("?"));
    assert.deepEqual(saved.scores, steps[from - 1]!.scores);
    const again = resumeSession(JSON.parse(JSON.stringify(saved)), options(77));
    await rest(again);
    assert.equal(again.now.value.phase, "over");
    const { lines } = linesOf(engine, again.save());
    assert.deepEqual(lines.slice(0, from), all.slice(0, from));
    assert.notDeepEqual(lines.slice(from), all.slice(from), "chance is drawn anew");
    assert.equal(session.now.value.length, length, "the game itself stays as it was");
    assert.equal(session.branch(length).isOver, true);
    assert.equal(linesOf(engine, session.branch(0)).lines.length, 0);
  });
}

/** A saved game with persons, as it was after so many lines of another one. */
const withPersons = (session: Session, rules: string): Session =>
  reviewSession({ ...session.save(), setup: setup(rules, "person", "person") }, options(5));

test("in the middle of a person's turn what was begun is a draft", async () => {
  const session = withPersons(await played("carcassonne seats=2"), "carcassonne seats=2");
  const decision = session.decisions().find((d) => d.to - d.from > 1 && d.from > 30)!;
  const middle = session.branch(decision.from + 1);
  assert.equal(linesOf(engine, middle).settled, decision.from);
  const again = resumeSession(middle, options(6));
  await rest(again);
  const { phase, canUndo, actor } = again.now.value;
  assert.deepEqual([phase, canUndo, actor], ["choose", true, decision.seat]);
  again.undo();
  assert.equal(again.now.value.length, decision.from);
  assert.equal(again.now.value.canUndo, false);
  const after = session.branch(decision.to);
  assert.equal(linesOf(engine, after).settled, decision.to, "a turn that was ended is settled");
});

test("a game with secret hands branches off for persons, covered and with the same hand", async () => {
  const session = withPersons(await played("cardcassonne seats=2"), "cardcassonne seats=2");
  const decision = session.decisions()[20]!;
  const again = resumeSession(session.branch(decision.from), options(6));
  await rest(again);
  assert.equal(again.now.value.phase, "handover");
  again.ready();
  const { phase, looker, state, choices } = again.now.value;
  assert.deepEqual([phase, looker], ["choose", decision.seat]);
  const line = linesOf(engine, session.save()).lines[decision.from];
  assert.ok(
    choices.some((c) => c.line === line),
    "what was played can be played again",
  );
  assert.ok(
    state.cards().some((c) => c.where === "hand" && c.seat === decision.seat && c.kind >= 0),
  );
  assert.ok(
    state.cards().every((c) => c.where !== "hand" || c.seat === decision.seat || c.kind < 0),
  );
  again.choose(choices[0]!);
  again.done();
  await rest(again);
  assert.notEqual(again.now.value.actor, OVER);
});

test("the analyst has a worker of its own, and many questions do not exhaust its patience", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] } as never);
  const made: { orders: BotOrder[]; answer: () => void; isEnded: boolean }[] = [];
  const bots = workerBots(null as unknown as WebAssembly.Module, () => {
    const orders: BotOrder[] = [];
    const worker = {
      onmessage: null as ((m: unknown) => void) | null,
      postMessage: (order: BotOrder) => orders.push(order),
      terminate: () => {
        mine.isEnded = true;
      },
    };
    const answer = () => worker.onmessage?.({ data: { id: orders.shift()?.id, result: "r" } });
    const mine = { orders, answer, isEnded: false };
    made.push(mine);
    return worker as unknown as Worker;
  });
  const base = { rules: "", lines: [], seat: 0, milliseconds: 1, seed: 1 };
  const move = bots.choose({ ...base, player: "greedy" });
  const all = [1, 2, 3].map(() => bots.compare({ ...base, played: [] }));
  await Promise.resolve();
  assert.deepEqual(
    made.map((m) => m.orders.map((o) => o.task.is)),
    [["choose"], ["compare", "compare", "compare"]],
  );
  made[0]!.answer();
  await move;
  for (const one of all) {
    context.mock.timers.tick(15_000);
    made[1]!.answer();
    await one;
  }
  assert.equal(made[1]!.isEnded, false);
  const lost = bots.compare({ ...base, played: [] });
  context.mock.timers.tick(20_001);
  for (let i = 0; i < 5; i++) await Promise.resolve();
  assert.equal(made[1]!.isEnded, true);
  made[2]!.answer();
  assert.equal(await lost, "r", "another worker was asked");
  bots.close();
  await assert.rejects(bots.compare({ ...base, played: [] }));
});

test("a running game with secret hands does not branch off: its lines would tell them", async () => {
  const running = cutAt(engine, (await played("cardcassonne seats=2")).save(), 40);
  const session = resumeSession(
    { ...running, setup: setup("cardcassonne seats=2", "person", "person") },
    options(5),
  );
  await rest(session);
  assert.notEqual(session.now.value.actor, OVER);
  assert.throws(() => session.branch(10), /secret/);
});
