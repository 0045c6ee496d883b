/* glossary.ts: the words of the games in both languages, explained in English. */
import type { HelpBook } from "../types";

export const glossary: HelpBook = {
  id: "glossary",
  title: "Glossary",
  sections: [
    {
      id: "land",
      title: "Landscape",
      body: `
| English | German | Meaning |
| city | Stadt | walled part of the landscape, for knights |
| cloister | Kloster | building with a garden, for a monk |
| complete | fertig | closed on all sides, so that it is scored |
| feature | – | anything that is scored: a city, road, cloister, field, forest, river … |
| field | Wiese | green land between roads and cities, for farmers |
| forest | Wald | trees that hang together, for gatherers |
| meadow | Wiese | grassland of the Stone Age, for hunters |
| river system | Flusssystem | rivers and lakes that hang together, for huts |
| road | Straße | from one end to the other, for thieves |
| shield | Wappen | sign in a city that counts like a tile |
| tile | Karte | square piece of the landscape |
`,
    },
    {
      id: "figures",
      title: "Figures",
      body: `
| English | German | Meaning |
| builder | Baumeister | brings a second tile |
| farmer | Bauer | follower on a field |
| fisher | Fischer | tribe member on a river |
| follower | Gefolgsmann | figure with which you claim features |
| gatherer | Sammler | tribe member in a forest |
| guard | Wächter | follower on top of a tower |
| hunter | Jäger | tribe member on a meadow |
| hut | Hütte | claims a river system to the end |
| knight | Ritter | follower in a city |
| large follower | großer Gefolgsmann | counts as two |
| monk | Mönch | follower in a cloister |
| pig | Schwein | makes a field worth more |
| thief | Wegelagerer | follower on a road |
| supply | Vorrat | your figures that are not on the table |
| tribe member | Stammesmitglied | follower of the Stone Age |
`,
    },
    {
      id: "more",
      title: "More words",
      body: `
| English | German | Meaning |
| bonus tile | Bonuskarte | extra tile for a forest with gold |
| chest | Truhe | where buildings lie until the end |
| claim | sichern | to place the follower in a row of cards |
| crown space | Kronenfeld | place for a follower on the wheel |
| dealer | Kartengeber | deals the cards of a round |
| dragon | Drache | sends everybody on its tile home |
| draft | Entwurf | what you have done in this turn before Done |
| fairy | Fee | keeps the dragon away and brings points |
| goods | Waren | wine, grain and cloth |
| joker | Joker | card that may stand for others |
| magic portal | Zaubergang | lets a follower go anywhere |
| majority | Mehrheit | most figures in a feature |
| princess | Burgfräulein | may send a knight home |
| ransom | Lösegeld | 3 points for a prisoner |
| record | Protokoll | a game as a text, to keep or replay |
| series | Serie | different buildings together |
| shrine | Kultstätte | gives a meadow to one hunter alone |
`,
    },
  ],
};
