/* cardcassonne.ts: Cardcassonne, in English. */
import type { HelpBook } from "../types";

export const cardcassonne: HelpBook = {
  id: "cardcassonne",
  title: "Cardcassonne",
  sections: [
    {
      id: "idea",
      title: "The idea",
      body: `
A card game for two to five. Cards are laid in four rows: yellow, red, green and blue. Everybody has **one follower**, with whom to claim a piece of one row in each round. When to claim is the whole art: early, before somebody else does, or late, when the row is longer?
`,
    },
    {
      id: "cards",
      title: "The cards",
      body: `
| | In each colour | |
| Persons | 8 of value 1, 5 of value 2, 3 of value 3 | {card:red.1} {card:red.2} {card:red.3} |
| Animals | 9 | {card:green.animal} |
| Buildings | 5 | {card:yellow.building} |

And for all: the dragon {card:dragon} and the fairy {card:fairy}, four animal jokers {card:animal-joker} and four building jokers {card:building-joker}. These ten have no colour.
`,
    },
    {
      id: "round",
      title: "A round",
      body: `
At the very start ten cards are opened into their rows; for a joker the dealer chooses the row. In each round everybody gets cards, which nobody else may see:

| Players | 2 | 3 | 4 | 5 |
| Cards | 6 | 5 | 5 | 4 |
| Rounds | 10 | 8 | 6 | 6 |

Whoever sits left of the dealer begins. In your turn do **one** thing: lay a card at the end of a row, or place your follower.

- Your **first card** of a round lies **face down** and may go in **any** row.
- Every later card lies face up in the row of its colour.
- Jokers, the dragon and the fairy may go in any row.
- Your **follower** goes to the end of a row and claims all cards before him, back to the next follower or to the board. Cards may be laid behind him.
- Whoever claims last deals the next round.

Once all cards are laid and all followers stand, the round is over.
`,
    },
    {
      id: "scoring",
      title: "Taking cards",
      body: `
Row by row, everybody turns up and takes what he has claimed.

| Cards | Points |
| Persons in the colour of the row | sum of their values × their number; 3 + 1 + 1 with 3 cards is 15. They leave the game. |
| Animals | They stay before you. Each time a colour grows you score **all** animals you have of it: 3 for one, 6 for two, 14 for five … |
| Buildings and building jokers | go under your chest until the end |
| Dragon, fairy | 10 each |
| A person in the wrong row | 10 |
| An animal or building in the wrong row | sell it for 10, or keep it |

An animal joker joins a colour of animals that you have and counts as one of them. If you have none, it brings 3 points and waits.

Cards that nobody has claimed stay for the next round, hidden ones hidden.
`,
    },
    {
      id: "end",
      title: "The end",
      body: `
When no cards are left to deal, the chests are opened. The page sorts your buildings into the best series of different ones; a joker may be any building.

| Different buildings | 1 | 2 | 3 | 4 |
| Points | 0 | 5 | 15 | 30 |

What still lies in the rows is worth nothing. Most points win; in a tie, most buildings (without jokers).
`,
    },
    {
      id: "questions",
      title: "What people ask",
      body: `
**May I claim where there is nothing?** Yes, you get no cards then.

**May I claim before laying a card?** Yes; your first card is still face down.

**Is a hidden joker ever in the wrong row?** No.

**Do wrong persons count for the others?** No, each brings its 10 points and that is all.
`,
    },
    {
      id: "options",
      title: "Options in Aude",
      body: `
- **Points for animals** (animals): three tables. Only the points for 1, 2 and 5 animals are known for sure; the others are our best guesses.
- **Chests** (chests): closed, so that you see only how many cards lie under them, or open.
`,
    },
  ],
};
