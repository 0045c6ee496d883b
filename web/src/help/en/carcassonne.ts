/* carcassonne.ts: the classic game, in English. */
import type { HelpBook } from "../types";

export const carcassonne: HelpBook = {
  id: "carcassonne",
  title: "Carcassonne",
  sections: [
    {
      id: "idea",
      title: "The idea",
      body: `
Together you build a landscape in the south of France, one tile after another. With your followers {piece:follower} you claim cities, roads, cloisters and fields. You score during the game for what gets finished, and again at the end. Most points win.

Two to six people play.
`,
    },
    {
      id: "setup",
      title: "Set-up",
      body: `
{tile:base/D} This start tile lies on the table.

The other 71 tiles are drawn at random. Everybody has **seven followers** in supply; an eighth only marks the score.
`,
    },
    {
      id: "turn",
      title: "A turn",
      body: `
Always in this order:

1. **Draw a tile and lay it.** You must.
2. **Put a follower** on that tile. You may.
3. **Score** whatever the tile has completed. Then the next player draws.
`,
    },
    {
      id: "laying",
      title: "Laying a tile",
      body: `
- The tile goes beside one that lies there already; a common corner is not enough.
- Wherever two tiles meet, the picture goes on: road at road, city at city, field at field.
- If a tile fits nowhere at all, it leaves the game and you draw another one.
`,
    },
    {
      id: "followers",
      title: "Putting a follower",
      body: `
One follower a turn, from your own supply, on the tile you have just laid. What he becomes depends on where he stands:

| Place | He is a |
| road | thief |
| city | knight |
| cloister | monk |
| field (lying down) | farmer |

**Nobody may be there yet.** If the road, city or field already has a follower anywhere along it, your own or another, you cannot add one. Still, several can end up together: two separate cities, each with a knight, become one when a tile joins them.

If your supply is empty, you just lay tiles until somebody comes home.
`,
    },
    {
      id: "scoring",
      title: "Scoring in the game",
      body: `
| Completed | When | Points |
| Road | both ends stop at a crossing, city or cloister, or it is a loop | 1 for each tile |
| City | its wall is closed and there is no gap inside | 2 for each tile, 2 for each shield |
| Cloister | all eight cells around it are filled | 9 |

A tile counts once for a city or road even if it touches it in two places. A city of only two tiles is worth 4 points like any other.

**Who gets the points?** Whoever has the most followers there. In a tie each of the leaders gets all the points; everybody else gets nothing. It does not matter who laid the last tile.

**Afterwards** all followers of that road, city or cloister go home to their owners and can be used again on the next turn.

You may put a follower on something that your own tile has just completed: he scores and comes straight back.
`,
    },
    {
      id: "fields",
      title: "Farmers and fields",
      body: `
Green land that hangs together is one field. Roads, cities and the edge of the map divide fields; the gap at a corner does not connect them.

Farmers lie there until the very end. In the classic game they never come home, and they score nothing before it is over. So be careful: a farmer is a follower spent.

Press {key:F} to see every field and its owner.
`,
    },
    {
      id: "end",
      title: "The end",
      body: `
After the turn of the last tile comes final scoring.

| Unfinished | Points |
| Road | 1 for each tile |
| City | 1 for each tile, 1 for each shield |
| Cloister | 1 for itself and 1 for each filled cell around it |
| Field | 3 for each **complete** city that touches it |

Majorities and ties count as always: for a field it is the number of farmers that matters. The size of a city means nothing to farmers, and unfinished cities feed nobody.

A city that touches several fields pays the owners of each of them. If you own two fields at the same city, you are paid twice.

Most points win; with equal points the victory is shared.
`,
    },
    {
      id: "questions",
      title: "What people ask",
      body: `
**May I join my city to another player's to share it?** Yes. Put a knight into a separate piece of city nearby, then connect the two with a tile.

**Does a road end at a cloister?** Yes, and at crossings, villages and city walls.

**A small piece of field is shut in by a city or roads. May a farmer lie there?** Yes. He scores the complete cities that touch just this piece.

**My tile connects three fields with a farmer each. May I add mine?** No; the joined field is occupied.

**Several things are completed by one tile.** All of them are scored.

**The last tiles fit nowhere.** Then the game ends with that turn.
`,
    },
    {
      id: "options",
      title: "Options in Aude",
      body: `
- **Small cities** (smallcity): 4 points as here, or 2 as in the first edition, where two-tile cities counted 1 for each tile and shield.
- **Farmers** (farmers): off for a shorter game in which nobody lies on fields.
`,
    },
  ],
};
