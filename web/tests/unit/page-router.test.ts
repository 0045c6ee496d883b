/* Addresses and pages belong together one to one. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { hrefOf, parseHash, type Route } from "../../src/page/router";

const PAGES: readonly (readonly [string, Route])[] = [
  ["#/", { page: "start" }],
  ["#/new", { page: "new", kind: "solo" }],
  ["#/new/group", { page: "new", kind: "group" }],
  ["#/game/abc12", { page: "game", id: "abc12" }],
  ["#/replay", { page: "replay" }],
  ["#/replay/look", { page: "look" }],
  ["#/rules", { page: "rules", book: "", section: "" }],
  ["#/rules/hunters", { page: "rules", book: "hunters", section: "" }],
  ["#/rules/hunters/huts", { page: "rules", book: "hunters", section: "huts" }],
  ["#/settings", { page: "settings" }],
];

test("every page has an address, and the address leads to it", () => {
  for (const [href, route] of PAGES) {
    assert.equal(hrefOf(route), href);
    assert.deepEqual(parseHash(href), route);
  }
});

test("an empty address is the start page", () => {
  for (const hash of ["", "#", "#/"]) assert.deepEqual(parseHash(hash), { page: "start" });
});

test("an address that means nothing is said to, and does not break", () => {
  for (const hash of ["#/nothing", "#/game", "#/game/", "#content"]) {
    assert.deepEqual(parseHash(hash), { page: "nowhere" }, hash);
  }
  assert.deepEqual(parseHash("#/game/%E0%A4%A"), { page: "game", id: "%E0%A4%A" });
});

test("odd names survive the way through the address", () => {
  const route: Route = { page: "rules", book: "a/b c", section: "ä#?" };
  assert.deepEqual(parseHash(hrefOf(route)), route);
});
