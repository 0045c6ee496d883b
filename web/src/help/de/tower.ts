/* tower.ts: The Tower, in German. */
import type { HelpBook } from "../types";

export const tower: HelpBook = {
  id: "tower",
  title: "Der Turm",
  sections: [
    {
      id: "new",
      title: "Was dazukommt",
      body: `
{tile:tower/TE} Achtzehn Karten mit einem runden Fundament für einen Turm.

{token:tower-pieces} Dazu Turmteile für alle:

| Spieler | 2 | 3 | 4 | 5 | 6 |
| Teile für jeden | 10 | 9 | 7 | 6 | 5 |
`,
    },
    {
      id: "turn",
      title: "Im Zug",
      body: `
Nach dem Legen darfst du statt des gewöhnlichen Setzens **eines** davon tun:

- ein Turmteil auf irgendein Fundament oder irgendeinen Turm legen, wo er auch steht; oder
- einen eigenen Gefolgsmann oben auf einen Turm stellen und ihn damit schließen.
`,
    },
    {
      id: "capture",
      title: "Gefangene nehmen",
      body: `
Mit jedem Teil, das du legst, darfst du **einen Gefolgsmann** in Reichweite wegnehmen, klein oder groß. Ein Turm der Höhe 1 reicht über seine eigene Karte und einen Schritt in die vier geraden Richtungen, einer der Höhe 2 zwei Schritte und so fort, ohne Grenze. Lücken und andere Türme halten ihn nicht auf, schräg reicht er nie. Zeigst du auf einen Turm, nennt die Seite die Zahl der Figuren in Reichweite.

- Ein fremder Gefolgsmann wird dein **Gefangener**.
- Ein eigener kehrt in deinen Vorrat zurück.
- Baumeister und Schweine sind nicht zu fangen, gehen aber heim, wenn ihr letzter Gefolgsmann fort ist.
- Es geschieht vor dem Gang des Drachen und vor der Wertung; wer geholt wird, wertet in diesem Zug nicht mehr.
- Gegen Türme hilft die Fee nicht.
`,
    },
    {
      id: "top",
      title: "Oben auf dem Turm",
      body: `
Ein Gefolgsmann auf einem Turm mit wenigstens einem Teil **schließt** ihn: keiner darf mehr anbauen. So schützt du deine Leute in der Nähe. Er bleibt bis zuletzt und bringt keine Punkte, es sei denn, Drache oder ein anderer Turm holen ihn herunter. Dann darf der Turm weiterwachsen.
`,
    },
    {
      id: "prisoners",
      title: "Tausch und Lösegeld",
      body: `
Haben zwei Spieler je einen Gefolgsmann des anderen gefangen, gehen beide **sofort** heim. Wer mehrere zurückzubekommen hat, sucht sich einen aus.

Einmal in deinem Zug, zu jeder Zeit, darfst du **einen Gefangenen freikaufen**: du gibst 3 Punkte ab, sein Fänger bekommt sie und kann nicht ablehnen. Der Befreite darf noch im selben Zug eingesetzt werden. Mindestens 3 Punkte musst du haben. Ein großer Gefolgsmann ist nicht teurer.

Am Ende sind Gefangene nichts wert.
`,
    },
    {
      id: "questions",
      title: "Oft gefragt",
      body: `
**Kann ein niedriger Turm jemanden von einem hohen holen?** Ja, es zählt nur die Entfernung.

**Darf ein Gefolgsmann auf ein leeres Fundament?** Nein, ein Teil muss wenigstens da sein.

**Ich habe keine Teile mehr.** Schließen darfst du Türme immer noch.

**Zählt der auf dem Turm für die Wiese oder Stadt darunter?** Nein.

**Sind auch Bauern zu fangen?** Ja, genau wie Wegelagerer, Ritter und Mönche.
`,
    },
    {
      id: "options",
      title: "Einstellungen in Aude",
      body: `
- **Verlassene Türme** (top): sie dürfen weiterwachsen, wenn ihr Gefolgsmann fort ist, oder bleiben für immer fertig.
`,
    },
  ],
};
