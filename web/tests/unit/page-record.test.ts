/* A record that is wrong: the page says what is wrong with which line, in the words of a reader. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { RecordError, Table } from "../../src/engine/engine";
import { reasonOf } from "../../src/page/record-reason";
import { lang } from "../../src/text";
import { loadEngine } from "../engine";

const engine = await loadEngine();

function refusal(...lines: string[]): RecordError {
  const top = ["aude 1", "game carcassonne seats=2", "seat 0 Ada", "date 2026-01-01", ""];
  try {
    Table.read(engine, `${[...top, ...lines].join("\n")}\n`);
  } catch (error) {
    if (error instanceof RecordError) return error;
  }
  throw new Error("the record was taken");
}

test("a step at the wrong time is told with what should be there", () => {
  lang.value = "en";
  const early = refusal("draw base/E", "draw base/E");
  assert.equal(early.text, "draw base/E");
  assert.equal(reasonOf(early), "“draw” cannot stand here, “place” is expected.");
  const late = refusal("draw base/E", "place 0,-1 r2", "place 0,-2 r0");
  assert.equal(reasonOf(late), "“place” cannot stand here, “put” or “pass” is expected.");
  lang.value = "de";
  assert.equal(reasonOf(early), "„draw“ kann hier nicht stehen, erwartet wird „place“.");
});

test("a step that breaks a rule is told without advice for players", () => {
  lang.value = "en";
  assert.equal(
    reasonOf(refusal("draw base/E", "place 0,0 r0")),
    "There is already a tile in that place.",
  );
  assert.equal(
    reasonOf(refusal("draw base/E", "place 5,5 r0")),
    "The tile would touch no other tile.",
  );
});

test("a line that cannot be read keeps its whole reason", () => {
  lang.value = "en";
  assert.match(reasonOf(refusal("jump 0,0")), /^There is no such action\. .+/);
});
