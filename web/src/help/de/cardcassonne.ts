/* cardcassonne.ts: Cardcassonne, in German. */
import type { HelpBook } from "../types";

export const cardcassonne: HelpBook = {
  id: "cardcassonne",
  title: "Cardcassonne",
  sections: [
    {
      id: "idea",
      title: "Worum es geht",
      body: `
Ein Kartenspiel für zwei bis fünf. Karten kommen in vier Reihen: Gelb, Rot, Grün und Blau. Jeder hat **einen Gefolgsmann**, mit dem er in jeder Runde ein Stück einer Reihe sichert. Wann man das tut, ist die ganze Kunst: früh, bevor es ein anderer tut, oder spät, wenn die Reihe länger ist?
`,
    },
    {
      id: "cards",
      title: "Die Karten",
      body: `
| | In jeder Farbe | |
| Personen | 8 mit Wert 1, 5 mit Wert 2, 3 mit Wert 3 | {card:red.1} {card:red.2} {card:red.3} |
| Tiere | 9 | {card:green.animal} |
| Gebäude | 5 | {card:yellow.building} |

Dazu für alle: Drache {card:dragon} und Fee {card:fairy}, vier Tierjoker {card:animal-joker} und vier Gebäudejoker {card:building-joker}. Diese zehn haben keine Farbe.
`,
    },
    {
      id: "round",
      title: "Eine Runde",
      body: `
Ganz am Anfang werden zehn Karten in ihre Reihen aufgedeckt; bei einem Joker sucht der Geber die Reihe aus. In jeder Runde bekommt jeder Karten auf die Hand, die sonst keiner sehen darf:

| Spieler | 2 | 3 | 4 | 5 |
| Karten | 6 | 5 | 5 | 4 |
| Runden | 10 | 8 | 6 | 6 |

Links vom Geber geht es los. In deinem Zug tust du **eines**: eine Karte ans Ende einer Reihe legen oder deinen Gefolgsmann stellen.

- Deine **erste Karte** einer Runde liegt **verdeckt** und darf in **jede** Reihe.
- Alle weiteren liegen offen in der Reihe ihrer Farbe.
- Joker, Drache und Fee dürfen überallhin.
- Dein **Gefolgsmann** kommt ans Ende einer Reihe und sichert alles vor ihm bis zum nächsten Gefolgsmann oder bis zur Tafel. Hinter ihm darf weitergelegt werden.
- Wer als Letzter sichert, gibt die nächste Runde.

Liegen alle Karten und stehen alle Gefolgsleute, ist die Runde zu Ende.
`,
    },
    {
      id: "scoring",
      title: "Karten nehmen",
      body: `
Reihe um Reihe dreht jeder um und nimmt, was er gesichert hat.

| Karten | Punkte |
| Personen in der Farbe der Reihe | Summe ihrer Werte × ihre Anzahl; 3 + 1 + 1 bei 3 Karten gibt 15. Sie sind dann aus dem Spiel. |
| Tiere | Sie bleiben vor dir. Wächst eine Farbe, wertest du **alle** Tiere, die du davon hast: 3 für eines, 6 für zwei, 14 für fünf … |
| Gebäude und Gebäudejoker | bis zum Schluss unter deine Truhe |
| Drache, Fee | je 10 |
| Person in falscher Reihe | 10 |
| Tier oder Gebäude in falscher Reihe | verkaufen für 10 oder behalten |

Ein Tierjoker kommt zu einer Farbe, von der du Tiere hast, und zählt wie eines davon. Hast du keine, bringt er 3 Punkte und wartet.

Was niemand gesichert hat, bleibt für die nächste Runde liegen, Verdecktes verdeckt.
`,
    },
    {
      id: "end",
      title: "Das Ende",
      body: `
Sind keine Karten mehr zu geben, öffnen sich die Truhen. Die Seite ordnet deine Gebäude zu den besten Serien aus lauter verschiedenen; ein Joker ist jedes Gebäude.

| Verschiedene Gebäude | 1 | 2 | 3 | 4 |
| Punkte | 0 | 5 | 15 | 30 |

Was noch in den Reihen liegt, bringt nichts. Die meisten Punkte gewinnen, bei Gleichstand die meisten Gebäude (ohne Joker).
`,
    },
    {
      id: "questions",
      title: "Oft gefragt",
      body: `
**Darf ich sichern, wo nichts ist?** Ja, du bekommst dann keine Karten.

**Darf ich sichern, bevor ich eine Karte lege?** Ja; deine erste Karte kommt auch dann verdeckt.

**Liegt ein verdeckter Joker je falsch?** Nein.

**Zählen Personen in falscher Reihe bei den anderen mit?** Nein, jede bringt ihre 10 Punkte, mehr nicht.
`,
    },
    {
      id: "options",
      title: "Einstellungen in Aude",
      body: `
- **Punkte für Tiere** (animals): drei Tabellen. Sicher sind nur die Punkte für 1, 2 und 5 Tiere; die übrigen haben wir geschätzt, so gut es geht.
- **Truhen** (chests): geschlossen, dann sieht man nur, wie viele Karten darunter liegen, oder offen.
`,
    },
  ],
};
