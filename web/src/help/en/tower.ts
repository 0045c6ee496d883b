/* tower.ts: The Tower, in English. */
import type { HelpBook } from "../types";

export const tower: HelpBook = {
  id: "tower",
  title: "The Tower",
  sections: [
    {
      id: "new",
      title: "What is new",
      body: `
{tile:tower/TE} Eighteen tiles with a round foundation for a tower.

{token:tower-pieces} And tower pieces for everybody:

| Players | 2 | 3 | 4 | 5 | 6 |
| Pieces each | 10 | 9 | 7 | 6 | 5 |
`,
    },
    {
      id: "turn",
      title: "In your turn",
      body: `
After laying the tile you may do **one** of these instead of putting a figure as usual:

- put a tower piece on any foundation or on any tower, wherever it is; or
- put one of your followers on top of a tower, which closes it.
`,
    },
    {
      id: "capture",
      title: "Taking a prisoner",
      body: `
Each time you add a piece you may take **one follower** within reach, ordinary or large. A tower of height 1 reaches its own tile and one step in the four straight directions, height 2 two steps, and so on, as high as you like. Gaps in the map and other towers are no obstacle; diagonals are never in reach. When you point at a tower, the page says how many figures would be in reach.

- A follower of somebody else becomes your **prisoner**.
- One of your own goes back to your supply.
- Builders and pigs cannot be taken, but they go home if their last follower is gone.
- It happens before the dragon walks and before scoring, so whoever is taken cannot score this turn.
- The fairy does not protect from towers.
`,
    },
    {
      id: "top",
      title: "On top of a tower",
      body: `
A follower on a tower of at least one piece **closes** it: nobody may add pieces. This protects your people nearby. He stays to the end and scores nothing, unless the dragon or another tower removes him. Then the tower may grow again.
`,
    },
    {
      id: "prisoners",
      title: "Exchange and ransom",
      body: `
As soon as two players hold a follower of each other, both go home **at once**. If one of them has several to get back, he chooses which.

Once in your turn, at any moment, you may **buy one prisoner back**: you pay 3 points, his captor gets them and cannot refuse. The follower may be put down in the same turn. You need at least 3 points. A large follower costs no more than another.

Prisoners are worth nothing at the end.
`,
    },
    {
      id: "questions",
      title: "What people ask",
      body: `
**May a low tower take a follower from a high one?** Yes, only the distance counts.

**May a follower stand on a bare foundation?** No, there must be at least one piece.

**I have no pieces left.** You may still close towers.

**Does the one on the tower count for the field or city around it?** No.

**A farmer is in reach. Can he be taken?** Yes, thieves, knights, monks and farmers alike.
`,
    },
    {
      id: "options",
      title: "Options in Aude",
      body: `
- **Abandoned towers** (top): they may grow again when their follower has left, or they stay finished for good.
`,
    },
  ],
};
