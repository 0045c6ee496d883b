/* inns.ts: Inns & Cathedrals, in English. */
import type { HelpBook } from "../types";

export const inns: HelpBook = {
  id: "inns",
  title: "Inns & Cathedrals",
  sections: [
    {
      id: "new",
      title: "What is new",
      body: `
Eighteen more tiles, among them six with an inn at a little lake and two cathedrals, and a **large follower** for everybody. All rules of the classic game stay as they are; the expansion simply lets you aim higher, at a higher risk.
`,
    },
    {
      id: "large",
      title: "The large follower",
      body: `
{piece:large} You may put him instead of an ordinary follower. He obeys the same rules and takes the same roles.

When it is counted who has the most followers on a road, in a city or on a field, he **counts as two**. One large knight against two ordinary ones is a tie; against one he wins alone.

He comes home like everybody else once his place is scored; as a farmer he stays to the end. In a cloister his size makes no difference.
`,
    },
    {
      id: "inns",
      title: "Inns",
      body: `
{tile:inns/EB} A road with an inn on it is a wager:

- completed, it brings **2 points for each tile** instead of 1;
- still unfinished at the end of the game, it brings **nothing at all**.

A second inn on the same road changes nothing.

{tile:inns/EC} An inn belongs only to the piece of road it stands at. Here the roads end at the crossing, and just one of them has the inn.
`,
    },
    {
      id: "cathedrals",
      title: "Cathedrals",
      body: `
{tile:inns/EK} The same wager for cities:

- completed, the city brings **3 points for each tile and 3 for each shield**;
- unfinished at the end, it brings **nothing**.

Two cathedrals in one city are worth no more than one. Farmers do not care: a city with a cathedral pays them the usual 3 points.
`,
    },
    {
      id: "table",
      title: "All values",
      body: `
| | Completed | Unfinished at the end |
| Road | 1 for each tile | 1 for each tile |
| Road with an inn | 2 for each tile | 0 |
| City | 2 for each tile and shield | 1 for each tile and shield |
| City with a cathedral | 3 for each tile and shield | 0 |
`,
    },
    {
      id: "questions",
      title: "What people ask",
      body: `
**May I add a cathedral to somebody else's city?** Certainly. If it is never finished, its owner gets nothing for it.

**Which tile has four cities?** This one shows four separate city pieces around a small field; each may belong to another city. {tile:inns/EH}

**Where do I see what my road would bring?** Point at a spot: the text says what it brings complete and what if it stays open.

Aude has no options of its own for this expansion. It can be combined with all others of the classic game and with the Wheel of Fortune.
`,
    },
  ],
};
