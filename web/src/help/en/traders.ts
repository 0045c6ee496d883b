/* traders.ts: Traders & Builders, in English. */
import type { HelpBook } from "../types";

export const traders: HelpBook = {
  id: "traders",
  title: "Traders & Builders",
  sections: [
    {
      id: "new",
      title: "What is new",
      body: `
Twenty-four tiles, twenty goods, and for everybody a builder {piece:builder} and a pig {piece:pig}. Neither of the two is a follower: they never count for a majority and never keep anybody out. You put one of them **instead of** a follower, on the tile just laid.
`,
    },
    {
      id: "builder",
      title: "The builder",
      body: `
He may go on a road or into a city where **one of your own followers already stands**, however far away. Others being there does not matter. Fields and cloisters are not for him.

Whenever you later lay a tile that extends his road or city, also if it completes it, you may take a **double turn**:

1. finish the first tile with everything: figure and scoring;
2. draw and lay a second tile, anywhere, again with a figure and scoring.

There is never a third tile. The second one may be declined, but once drawn it has to be laid.

The builder stays as long as his road or city is open and works turn after turn. When it is scored, he comes home. If the first tile brought him home, he can be put on the second one at once.

He also goes home when your last follower leaves his road or city for whatever reason.
`,
    },
    {
      id: "pig",
      title: "The pig",
      body: `
The pig may go on a field where **one of your own farmers already lies**. At the end you get **4 instead of 3 points** for each complete city at that field, if the field is yours, alone or in a tie. Without the majority the pig brings nothing. Another player's pig does not help you.

It stays to the end, unless your last farmer is taken from the field.
`,
    },
    {
      id: "goods",
      title: "Goods",
      body: `
Some city tiles show wine {token:wine}, grain {token:grain} or cloth {token:cloth}. When such a city is completed, it is scored as usual. Then **whoever laid the completing tile** takes one token for each sign in the city, with or without a knight of his own, even if nobody at all is in it.

| At the end | Points |
| most wine | 10 |
| most grain | 10 |
| most cloth | 10 |

There are 9 wine, 6 grain and 5 cloth. In a tie everybody with the most gets 10; nobody gets points for goods that nobody has.
`,
    },
    {
      id: "tiles",
      title: "Special tiles",
      body: `
{tile:traders/HB} A **bridge** is no crossing: both roads run on, one over the other. The four corners of field are separate.

{tile:traders/HJ} At this cloister three roads end.
`,
    },
    {
      id: "questions",
      title: "What people ask",
      body: `
**Follower on the first tile, builder on the second?** Yes, if the second tile extends the same road or city.

**I put the builder now. Do I get a double turn at once?** No, he must have stood there before the tile was laid.

**The dragon ate my builder after the first tile.** The second tile is still yours.

**No tile is left for the second half.** Then there is none.

Aude has no options of its own for this expansion.
`,
    },
  ],
};
