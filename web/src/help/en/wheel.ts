/* wheel.ts: Wheel of Fortune, in English. */
import type { HelpBook } from "../types";

export const wheel: HelpBook = {
  id: "wheel",
  title: "Wheel of Fortune",
  sections: [
    {
      id: "new",
      title: "What is different",
      body: `
The classic game with a big wheel in the middle, for two to five. The wheel board is the start; tiles are laid around it, and the roads, cities and fields printed on its border count like any others. Its roads end at the rim of the wheel. Laying, putting, scoring and the end are as in Carcassonne.

A pig {token:pig} walks round the wheel. At first it stands on Fortuna.
`,
    },
    {
      id: "wheel",
      title: "Wheel tiles",
      body: `
{tile:wheel/RadU.1} Some tiles show a small wheel with a number.

When you draw one, this happens **before** you lay it:

1. The pig goes that many segments clockwise.
2. What its segment says is carried out.
3. The crown spaces of this segment are scored, and their followers go home.
4. Then you lay the tile and play on as usual; who has just come home may be used at once.

| Segment | What happens |
| Fortuna | The player on turn gets 3 points. |
| Taxes | For each of his knights everybody gets 1 point for every shield in that knight's city and 1 for every knight of his own there. |
| Famine | For each of his farmers everybody gets 1 point for every complete city at the field. |
| Storm | Everybody gets 1 point for each follower in supply. |
| Inquisition | Everybody gets 2 points for each of his monks. |
| Plague | Everybody takes one follower back from the landscape, first the player on turn, then clockwise. |

Majorities do not matter here: with 2 shields in a city, two blue knights bring 2 × (2 + 2) = 8 points and one red knight 1 × (2 + 1) = 3.
`,
    },
    {
      id: "crowns",
      title: "Crown spaces",
      body: `
If you put no figure on your tile, you may put a follower from your supply on a **free crown space** of the wheel instead. He waits there until the pig stops in his segment:

| | Points |
| the segment has one space | 3 |
| it has two, and you are alone | 6 |
| it has two, and both are taken | 3 each |

Segments that the pig only passes are not scored. Fortuna, Famine and Inquisition have one space, Taxes, Storm and Plague two. Whoever still stands on the wheel at the end gets nothing for it.
`,
    },
    {
      id: "questions",
      title: "What people ask",
      body: `
**May a follower go on the landscape of the board?** No, only on the tile just laid; but roads, cities and fields may reach onto the board.

**Plague, and I have nobody out there.** Then you are passed over. Followers on the wheel do not count as being in the landscape. Farmers may be taken back: it is the only way for them to come home.

**Does the wheel turn if the tile fits nowhere?** Yes, first the wheel, then the tile leaves the game.

**Does the board help cloisters?** Yes, its cells count as filled.
`,
    },
    {
      id: "options",
      title: "Options in Aude",
      body: `
The options of the classic game, **Small cities** and **Farmers**, and the expansions Inns & Cathedrals and Traders & Builders. A large follower may stand on a crown space and counts there, and for all actions, as one; builders and pigs may not. A double turn is one turn: with a follower put on its first tile, the crown spaces are closed at the second one too.
`,
    },
  ],
};
