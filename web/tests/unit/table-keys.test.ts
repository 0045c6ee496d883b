/* The keys of the table: each means one thing, and a key that was not meant does nothing. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { KeyGuard, QUIET_MS, belongsToField, fieldOf } from "../../src/table/keyboard";
import { KEYS, capOf, commandOf, type KeyPress, type Mode } from "../../src/table/keys";
import { layoutOf } from "../../src/table/layout";
import { LAYERS } from "../../src/play/types";
import { isKey } from "../../src/text";

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  repeat: false,
  ...more,
});
const meant = (key: string, mode: Mode, more: Partial<KeyPress> = {}) =>
  commandOf(press(key, more), mode)?.command ?? null;

test("the keys do what the page promises", () => {
  const promised: [string, string | null, Partial<KeyPress>?][] = [
    ["ArrowLeft", "left"],
    ["ArrowDown", "down"],
    ["r", "turnRight"],
    ["R", "turnLeft", { shiftKey: true }],
    ["Enter", "take"],
    ["0", "none"],
    ["s", "none"],
    ["Escape", "undo"],
    ["z", "undo", { ctrlKey: true }],
    ["z", "undo", { metaKey: true }],
    ["z", "fit"],
    ["f", "fields"],
    ["o", "features"],
    ["t", "remaining"],
    ["p", "odds"],
    ["d", "dead"],
    ["l", "last"],
    ["c", "coordinates"],
    ["+", "zoomIn", { shiftKey: true }],
    ["=", "zoomIn"],
    ["-", "zoomOut"],
    ["h", "hint"],
    ["i", "inspect"],
    ["?", "help", { shiftKey: true }],
    ["F", "fields", { shiftKey: false }],
    ["f", null, { ctrlKey: true }],
    ["f", null, { altKey: true }],
    ["F", null, { shiftKey: true }],
    ["x", null],
  ];
  for (const [key, command, more] of promised)
    assert.equal(meant(key, "play", more), command, `${key} ${JSON.stringify(more)}`);
  assert.deepEqual(commandOf(press("7"), "play"), { command: "figure", digit: 7 });
});

test("an earlier position is stepped through with the arrows", () => {
  const keys = [
    "ArrowLeft",
    "ArrowRight",
    "ArrowUp",
    "ArrowDown",
    "Home",
    "End",
    " ",
    "Escape",
    "Enter",
    "f",
  ];
  assert.deepEqual(
    keys.map((key) => meant(key, "look")),
    [
      "previousTurn",
      "nextTurn",
      "previous",
      "next",
      "first",
      "end",
      "play",
      "undo",
      null,
      "fields",
    ],
  );
  assert.equal(meant("Home", "play"), null);
});

test("a held key settles nothing", () => {
  for (const { keys, shift, ctrl, repeats, command, modes } of KEYS) {
    for (const key of keys) {
      const held = press(key, { repeat: true, shiftKey: shift === true, ctrlKey: ctrl === true });
      assert.equal(commandOf(held, modes[0]!)?.command ?? null, repeats ? command : null, key);
    }
  }
  assert.ok(!KEYS.find((k) => k.command === "take")?.repeats);
});

test("no two keys mean different things in one place", () => {
  for (const mode of ["play", "look"] as const) {
    const seen = KEYS.filter((k) => k.modes.includes(mode)).flatMap((k) =>
      k.keys.map((key) => `${key} ${k.shift === true} ${k.ctrl === true}`),
    );
    assert.equal(new Set(seen).size, seen.length);
  }
});

test("letters can be switched off, other keys cannot", () => {
  assert.equal(commandOf(press("f"), "play", false), null);
  assert.equal(commandOf(press("5"), "play", false), null);
  assert.equal(commandOf(press("i"), "play", false), null);
  assert.equal(commandOf(press("Enter"), "play", false)?.command, "take");
  assert.equal(commandOf(press("z", { ctrlKey: true }), "play", false)?.command, "undo");
  assert.equal(commandOf(press(" "), "look", false)?.command, "play");
});

test("the help has words for every key", () => {
  for (const { command, group, caps } of KEYS) {
    const key = group === "layers" ? `layers.${command}` : `table.command.${command}`;
    assert.ok(isKey(key), key);
    for (const cap of caps) assert.ok(!cap.startsWith("key.") || isKey(`table.${cap}`), cap);
  }
  for (const layer of LAYERS) assert.match(capOf(layer), /^[A-Z]$/);
});

test("keys are quiet for a moment after the move of another player", () => {
  let time = 1000;
  const guard = new KeyGuard(() => time);
  assert.equal(guard.isQuiet, false);
  guard.hush();
  time += QUIET_MS - 1;
  assert.equal(guard.isQuiet, true);
  time += 1;
  assert.equal(guard.isQuiet, false);
});

test("what has the focus keeps the keys it needs", () => {
  const field = (tagName: string, type = "") => fieldOf({ tagName, type });
  const keeps = (tag: string, key: string, type = "") =>
    belongsToField(field(tag, type), press(key));
  assert.ok(
    keeps("INPUT", "f", "text") && keeps("TEXTAREA", "Enter") && keeps("SELECT", "ArrowDown"),
  );
  assert.ok(keeps("INPUT", "ArrowLeft", "range") && !keeps("INPUT", "f", "range"));
  assert.ok(
    keeps("BUTTON", "Enter") &&
      keeps("A", "Enter") &&
      keeps("BUTTON", " ") &&
      !keeps("BUTTON", "f"),
  );
  assert.ok(!keeps("DIV", "Enter") && fieldOf(null) === "none");
  assert.ok(belongsToField(fieldOf({ tagName: "DIV", isContentEditable: true }), press("f")));
});

test("the layout follows the window and the size of the letters", () => {
  const sizes: [number, number, number, string][] = [
    [1366, 768, 16, "wide"],
    [1024, 700, 16, "wide"],
    [360, 640, 16, "tall"],
    [640, 360, 16, "flat"],
    [1366, 768, 32, "flat"],
    [1920, 1080, 32, "wide"],
    [768, 1024, 16, "tall"],
    [915, 412, 16, "flat"],
  ];
  for (const [w, h, em, layout] of sizes)
    assert.equal(layoutOf(w, h, em), layout, `${w}x${h} ${em}`);
});
