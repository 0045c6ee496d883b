/* using.ts: a short tour of the page, in English. */
import type { HelpBook } from "../types";

export const using: HelpBook = {
  id: "using",
  title: "How to use this page",
  sections: [
    {
      id: "turn",
      title: "Your turn",
      body: `
Whenever you are asked to lay a tile, all cells where it fits are outlined.

1. **Point at a cell.** The tile appears there, turned so that it fits. There the mouse wheel, a right click or {key:R} turns it further, with a finger another tap; ways that do not fit are skipped.
2. **Lay it** with a click or {key:Enter}, with a finger by “Lay here”.
3. **Put a figure** on one of the spots that light up. The small number is what the spot would bring once it is complete as it is now. Or put none.
4. **Press Done.** Until then everything is only a draft: {key:Esc} or Undo takes it back piece by piece.

Special things are done in the same way: point at the dragon's next tile, at the tower, at the knight who has to leave, at the row of cards.
`,
    },
    {
      id: "look",
      title: "Looking around",
      body: `
Drag to move the table; the wheel beside the tile in hand, pinching or {key:+} and {key:-} to zoom; {key:Z} or a double tap shows everything. Rest the mouse or hold a finger on a tile or feature to ask about it.

Layers show more, each with one key:

| Key | Shows |
| {key:F} | fields and who owns them |
| {key:O} | open features, their owners and worth |
| {key:T} | the tiles that are still to come |
| {key:P} | which of them fit a cell, and how likely they are |
| {key:D} | cells that nothing can fill any more |
| {key:L} | the last moves |
| {key:C} | coordinates |

In the score log every entry writes its sum out and lights the feature it was for.
`,
    },
    {
      id: "keys",
      title: "Keyboard alone",
      body: `
- Arrow keys go from one legal place to the next, {key:R} and Shift {key:R} turn the tile.
- {key:Enter} lays, puts and ends the turn.
- {key:1} to {key:9} choose a spot for a figure, {key:0} or {key:S} none.
- {key:Esc} or Ctrl {key:Z} undoes, {key:H} gives a hint, {key:V} lists the position as text, {key:?} shows all keys.

What happens is also read out by screen readers.
`,
    },
    {
      id: "games",
      title: "Games, records and helps",
      body: `
Every game on this device is saved by itself; close the page whenever you like and continue later. Against the computer you may take a whole turn back: as long as nothing is done in your turn, Undo offers it. Luck stays what it was: the same tiles come again. With hidden cards only what nobody has learnt from can be taken back.

When several people share one device, the page asks you to hand it over and hides cards that nobody else may see.

A finished game can be gone through turn by turn: with the buttons, with the arrow keys left and right, or by pressing the graph that shows everybody's points; the arrow keys up and down go by single actions. There the computer can judge the game: the graph then shows who was expected to win by how much, and a list names the largest losses and what would have been best. Its estimates are right within a point or so, in the card game within three. “Play on from here” begins a game of its own with the position that is shown.

The **record** of a game is a small text file: export it to keep or share it, import it to replay it.

Hints, odds and the worth of spots can be switched off for a game, if you prefer to play without them.
`,
    },
  ],
};
