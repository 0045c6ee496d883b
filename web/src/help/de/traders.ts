/* traders.ts: Traders & Builders, in German. */
import type { HelpBook } from "../types";

export const traders: HelpBook = {
  id: "traders",
  title: "Händler & Baumeister",
  sections: [
    {
      id: "new",
      title: "Was dazukommt",
      body: `
Vierundzwanzig Karten, zwanzig Waren und für jeden ein Baumeister {piece:builder} und ein Schwein {piece:pig}. Beide sind keine Gefolgsleute: bei Mehrheiten zählen sie nie mit, und sie halten auch niemanden fern. Du setzt einen davon **statt** eines Gefolgsmanns, auf die eben gelegte Karte.
`,
    },
    {
      id: "builder",
      title: "Der Baumeister",
      body: `
Er darf auf eine Straße oder in eine Stadt, wo **schon ein eigener Gefolgsmann steht**, wie weit entfernt auch immer. Andere dort stören nicht. Wiesen und Klöster sind nichts für ihn.

Legst du später eine Karte an seine Straße oder Stadt, auch eine, die sie abschließt, dann hast du einen **Doppelzug**:

1. erst die erste Karte zu Ende spielen, mit Figur und Wertung;
2. dann eine zweite ziehen und irgendwo legen, wieder mit Figur und Wertung.

Eine dritte gibt es nie. Auf die zweite darfst du verzichten; ist sie gezogen, musst du sie legen.

Solange seine Straße oder Stadt offen ist, bleibt der Baumeister und hilft Zug um Zug. Nach ihrer Wertung kommt er heim. Hat ihn schon die erste Karte heimgebracht, kann er auf der zweiten gleich wieder anfangen.

Er geht auch dann heim, wenn dort kein Gefolgsmann von dir mehr steht, aus welchem Grund auch immer.
`,
    },
    {
      id: "pig",
      title: "Das Schwein",
      body: `
Es darf auf eine Wiese, auf der **schon ein eigener Bauer liegt**. Am Ende bekommst du dort **4 statt 3 Punkte** für jede fertige Stadt, wenn die Wiese dir gehört, allein oder bei Gleichstand. Ohne Mehrheit nützt es nichts, und ein fremdes Schwein hilft dir nie.

Es bleibt bis zuletzt, außer dein letzter Bauer wird von der Wiese geholt.
`,
    },
    {
      id: "goods",
      title: "Waren",
      body: `
Manche Stadtkarten zeigen Wein {token:wine}, Korn {token:grain} oder Tuch {token:cloth}. Wird so eine Stadt fertig, wertet man sie wie sonst. Danach nimmt **der, der die letzte Karte gelegt hat**, für jedes Zeichen der Stadt eine Ware, ob er dort einen Ritter hat oder nicht, ja sogar, wenn gar keiner drin ist.

| Am Ende | Punkte |
| der meiste Wein | 10 |
| das meiste Korn | 10 |
| das meiste Tuch | 10 |

Es gibt 9 Wein, 6 Korn und 5 Tuch. Bei Gleichstand bekommen alle Führenden 10; für Waren, die keiner hat, bekommt keiner etwas.
`,
    },
    {
      id: "tiles",
      title: "Besondere Karten",
      body: `
{tile:traders/HB} Eine **Brücke** ist keine Kreuzung: beide Straßen laufen weiter, die eine über der anderen. Die vier Wiesenecken sind getrennt.

{tile:traders/HJ} An diesem Kloster enden drei Straßen.
`,
    },
    {
      id: "questions",
      title: "Oft gefragt",
      body: `
**Gefolgsmann auf die erste Karte, Baumeister auf die zweite?** Ja, wenn die zweite dieselbe Straße oder Stadt verlängert.

**Ich setze den Baumeister jetzt. Gleich ein Doppelzug?** Nein, er muss schon vor dem Legen dort gestanden haben.

**Der Drache hat nach der ersten Karte meinen Baumeister gefressen.** Die zweite bekommst du trotzdem.

**Für die zweite Hälfte ist keine Karte mehr da.** Dann fällt sie aus.

Eigene Einstellungen hat diese Erweiterung nicht.
`,
    },
  ],
};
