/* inns.ts: Inns & Cathedrals, in German. */
import type { HelpBook } from "../types";

export const inns: HelpBook = {
  id: "inns",
  title: "Wirtshäuser & Kathedralen",
  sections: [
    {
      id: "new",
      title: "Was dazukommt",
      body: `
Achtzehn Karten mehr, darunter sechs mit einem Wirtshaus am kleinen See und zwei mit Kathedrale, dazu für jeden ein **großer Gefolgsmann**. Vom Grundspiel ändert sich nichts; man kann nur höher hinaus und tiefer fallen.
`,
    },
    {
      id: "large",
      title: "Der große Gefolgsmann",
      body: `
{piece:large} Du setzt ihn anstelle eines gewöhnlichen. Für ihn gilt dasselbe, und er kann dieselben Rollen übernehmen.

Wenn es darum geht, wer auf einer Straße, in einer Stadt oder auf einer Wiese am stärksten ist, **zählt er doppelt**. Ein großer Ritter gegen zwei kleine: Gleichstand. Gegen einen gewinnt er allein.

Heim kommt er wie alle anderen, sobald gewertet ist; als Bauer bleibt er bis zuletzt. In einem Kloster nützt ihm seine Größe nichts.
`,
    },
    {
      id: "inns",
      title: "Wirtshäuser",
      body: `
{tile:inns/EB} Eine Straße mit Wirtshaus ist eine Wette:

- fertig bringt sie **2 Punkte je Karte** statt 1;
- ist sie am Ende noch offen, bringt sie **gar nichts**.

Ein zweites Wirtshaus an derselben Straße ändert nichts.

{tile:inns/EC} Ein Wirtshaus gehört immer nur zu dem Straßenstück, an dem es steht. Hier enden die Straßen an der Kreuzung, und nur eine davon hat das Wirtshaus.
`,
    },
    {
      id: "cathedrals",
      title: "Kathedralen",
      body: `
{tile:inns/EK} Die gleiche Wette für Städte:

- fertig bringt die Stadt **3 Punkte je Karte und 3 je Wappen**;
- offen bringt sie am Ende **nichts**.

Die zweite Kathedrale in einer Stadt macht keinen Unterschied. Bauern bekommen für so eine Stadt ihre üblichen 3 Punkte.
`,
    },
    {
      id: "table",
      title: "Alle Werte",
      body: `
| | Fertig | Am Ende offen |
| Straße | 1 je Karte | 1 je Karte |
| Straße mit Wirtshaus | 2 je Karte | 0 |
| Stadt | 2 je Karte und Wappen | 1 je Karte und Wappen |
| Stadt mit Kathedrale | 3 je Karte und Wappen | 0 |
`,
    },
    {
      id: "questions",
      title: "Oft gefragt",
      body: `
**Darf ich jemandem eine Kathedrale in seine Stadt legen?** Natürlich. Wird die Stadt nie fertig, hat er nichts davon.

**Welche Karte hat vier Städte?** Diese zeigt vier getrennte Stadtstücke um ein Stückchen Wiese; jedes kann zu einer anderen Stadt gehören. {tile:inns/EH}

**Wo sehe ich, was meine Straße brächte?** Zeige auf die Stelle: der Text nennt den Wert für fertig und für offen.

Eigene Einstellungen hat diese Erweiterung nicht. Sie geht zusammen mit allen anderen des Grundspiels und mit dem Schicksalsrad.
`,
    },
  ],
};
