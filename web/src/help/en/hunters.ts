/* hunters.ts: Hunters & Gatherers, in English. */
import type { HelpBook } from "../types";

export const hunters: HelpBook = {
  id: "hunters",
  title: "Hunters & Gatherers",
  sections: [
    {
      id: "idea",
      title: "The idea",
      body: `
A game of its own, from the Stone Age, for two to five. Tiles show forests, rivers, lakes and meadows. You have **five tribe members** {piece:member} and **two huts** {piece:hut}.

{tile:hunters/00} This start tile lies on the table; 78 tiles are drawn one by one, and 12 bonus tiles wait in a stack of their own.
`,
    },
    {
      id: "turn",
      title: "A turn",
      body: `
1. **Draw and lay** a tile: beside another one, with meadow at meadow, river at river, forest at forest. What fits nowhere leaves the game.
2. **Put** one tribe member or one hut on it, if you like.
3. **Score** completed forests and rivers.

| Place | He is a | Comes home |
| forest | gatherer | when it is complete |
| river | fisher | when it is complete |
| meadow (lying) | hunter | never |
| hut, on a river or lake | – | never |

Nobody may be on that forest, river or meadow yet. Lakes are not for fishers.
`,
    },
    {
      id: "scoring",
      title: "Scoring in the game",
      body: `
| Completed | Points |
| Forest: no open edge left | 2 for each part |
| River: ends at lakes or springs on both sides, or is a loop | 1 for each part, 1 for each fish in the lakes at its ends |

Whoever has the most people there gets the points; in a tie all of the leaders do. Then they go home. Two rivers that meet in a lake are two rivers.
`,
    },
    {
      id: "gold",
      title: "Gold and bonus tiles",
      body: `
{tile:hunters/02} If there is gold in a completed forest, **whoever completed it** draws a bonus tile after scoring and lays it at once, again with a tribe member or hut and scoring. One bonus tile a turn, unless an option says otherwise, and none for a forest that a bonus tile completes.

- {tile:hunters/B85} **Fire** drives all tigers of its meadow away.
- {tile:hunters/BM} **Mushrooms** add 2 points to a completed forest.
- {tile:hunters/B80} **Aurochs** count 2 points for hunters.
- {tile:hunters/B81} **Shrine**: if you lay a hunter beside it in that same turn, the whole meadow will be yours alone, no matter who comes later.
`,
    },
    {
      id: "huts",
      title: "Huts and river systems",
      body: `
Rivers and lakes that hang together are one **river system**; only springs and the edge of the map end it. A hut may go there if the whole system has no hut yet. Fishers do not matter. Systems with huts may still grow together.
`,
    },
    {
      id: "end",
      title: "The end",
      body: `
After the turn of the last tile, unfinished forests and rivers bring **nothing**. Then:

| | Points |
| River system: most huts | 1 for each fish in it |
| Meadow: most hunters | 2 for each deer, mammoth and aurochs |

Each **sabre-tooth tiger** on a meadow takes one deer away, never a mammoth or aurochs, and never below nothing. Ties pay everybody in full.
`,
    },
    {
      id: "questions",
      title: "What people ask",
      body: `
**A lake at the end of two rivers?** Each river counts its fish; a hut counts every fish once.

**A gold forest without gatherers?** It still earns whoever completes it a bonus tile.

**The last tile earns a bonus tile?** It is played, then the game ends.

**The volcano on the start tile?** Only a picture.
`,
    },
    {
      id: "options",
      title: "Options in Aude",
      body: `
- **What counts in forests and rivers** (count): every part, or every tile once, as in the later edition.
- **Several forests with gold at once** (bonus): if one tile completes them, one bonus tile for all of them, or one for each.

Six of the twelve bonus tiles are stand-ins, because what is printed on them is not known for sure.
`,
    },
  ],
};
