/* ways.ts: what a visitor does to get somewhere: start a game, bring a record. */
import type { Visit } from "./world";

const COLOURS = ["red", "blue", "orange", "sky", "white", "black"];

/** A visitor whose last choices were these opens the page for a new game and starts it. */
export async function startGame(visit: Visit, game: string, boxes: readonly string[], by: readonly string[]): Promise<void> {
  const seats = by.map((b, i) => ({ name: "", colour: COLOURS[i], by: b }));
  const choices = { game, expansions: { [game]: boxes }, options: {}, solo: seats, group: seats };
  await visit.context.addInitScript((text) => {
    if (!localStorage.getItem("aude.choices")) localStorage.setItem("aude.choices", text);
  }, JSON.stringify(choices));
  await visit.open("#/new");
  await visit.page.locator(".new-start .btn.go").click();
  await visit.page.locator(".table").waitFor();
}
