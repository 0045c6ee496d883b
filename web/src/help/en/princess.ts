/* princess.ts: Princess & Dragon, in English. */
import type { HelpBook } from "../types";

export const princess: HelpBook = {
  id: "princess",
  title: "Princess & Dragon",
  sections: [
    {
      id: "new",
      title: "What is new",
      body: `
Thirty tiles, each with one sign, and two figures that belong to nobody: the dragon {token:dragon} and the fairy {token:fairy}. A turn now runs like this:

1. lay the tile;
2. do **one** thing: put a figure, or move the fairy, or send a knight home;
3. if the tile shows a dragon, the dragon walks;
4. score.
`,
    },
    {
      id: "volcano",
      title: "Volcano",
      body: `
{tile:princess/BX} The dragon flies here at once; what lies in between is safe. You may not put a follower on this tile now, but a builder, a pig or the fairy may act as usual. Followers never share a tile with the dragon.
`,
    },
    {
      id: "dragon",
      title: "The dragon walks",
      body: `
{tile:princess/BG} Beginning with you, everybody in turn moves the dragon **one tile** up, down, left or right, until it has gone **six** steps.

- It never enters a tile twice in one walk, nor the tile it started from, nor the fairy's tile.
- All followers, builders and pigs on a tile it enters go home without points. The follower just put down is no exception.
- If it cannot go on, the walk is over.

It walks **before** scoring. Whoever is eaten cannot score what has just been completed; goods are handed out all the same.

Until the first volcano there is no dragon. Dragon tiles drawn before that are laid aside, another tile is drawn, and they come back as soon as the dragon is there.
`,
    },
    {
      id: "fairy",
      title: "The fairy",
      body: `
Instead of putting a figure you may set the fairy beside **any one of your own followers**, wherever he is.

- The dragon cannot enter her tile: everything on it is safe.
- If your turn begins and you have a follower on her tile, you get **1 point**; a double turn counts once.
- When whatever he stands on is scored, the owner of the follower beside her gets **3 points**, even if he gets nothing else for it, and also in final scoring.

She stays on her tile until somebody moves her.
`,
    },
    {
      id: "portal",
      title: "Magic portal",
      body: `
{tile:princess/BR} Your follower may go here **or anywhere else** on the table, wherever the usual rules allow it: nobody may be there yet, the dragon must not be on the tile, and what lies on other tiles must not be complete. Only followers use portals, not builders or pigs.
`,
    },
    {
      id: "princess",
      title: "Princess",
      body: `
{tile:princess/BA} If this tile extends a city with knights, you **may** send one of them home, your own or another's. Monks in a cloister in the city are no knights. If you do, that was your one thing: no figure this time. If a city loses its last knight and is completed, nobody scores it.
`,
    },
    {
      id: "tiles",
      title: "Special tiles",
      body: `
{tile:princess/BO} Cloister in the city: a monk and a knight may both be there; they are scored separately.

{tile:princess/BQ} Tunnel: the road runs through, and neither field is cut.
`,
    },
    {
      id: "options",
      title: "Options in Aude",
      body: `
- **The fairy's point** (fairy): for anybody on her tile, or only for the follower she stands beside.
- **When the dragon walks** (dragon): before or after scoring.
- **The princess** (princess): may or must send a knight home.
`,
    },
  ],
};
