/* princess.ts: Princess & Dragon, in German. */
import type { HelpBook } from "../types";

export const princess: HelpBook = {
  id: "princess",
  title: "Burgfräulein & Drache",
  sections: [
    {
      id: "new",
      title: "Was dazukommt",
      body: `
Dreißig Karten mit je einem Zeichen und zwei Figuren, die niemandem gehören: der Drache {token:dragon} und die Fee {token:fairy}. Ein Zug sieht jetzt so aus:

1. Karte legen;
2. **eines** tun: eine Figur setzen oder die Fee bewegen oder einen Ritter heimschicken;
3. zeigt die Karte einen Drachen, geht der Drache los;
4. werten.
`,
    },
    {
      id: "volcano",
      title: "Vulkan",
      body: `
{tile:princess/BX} Der Drache fliegt sofort hierher; unterwegs tut er keinem etwas. Ein Gefolgsmann darf jetzt nicht auf diese Karte, wohl aber Baumeister oder Schwein, und auch die Fee darf ziehen. Drache und Gefolgsleute teilen sich nie eine Karte.
`,
    },
    {
      id: "dragon",
      title: "Der Drache geht",
      body: `
{tile:princess/BG} Du fängst an, dann bewegt reihum jeder den Drachen um **eine Karte** nach oben, unten, links oder rechts, bis er **sechs** Schritte hinter sich hat.

- Keine Karte betritt er auf einem Gang zweimal, auch nicht die, von der er kam, und nie die der Fee.
- Gefolgsleute, Baumeister und Schweine auf jeder Karte, die er betritt, müssen ohne Punkte heim, auch der eben erst gesetzte.
- Kommt er nicht weiter, ist der Gang vorbei.

Er geht **vor** der Wertung. Wer gefressen ist, bekommt für gerade Fertiggewordenes nichts mehr; Waren werden trotzdem verteilt.

Vor dem ersten Vulkan gibt es keinen Drachen. Bis dahin gezogene Drachenkarten kommen zur Seite, man zieht eine andere, und sie kehren zurück, sobald er da ist.
`,
    },
    {
      id: "fairy",
      title: "Die Fee",
      body: `
Statt eine Figur zu setzen, darfst du die Fee neben **irgendeinen deiner Gefolgsleute** stellen, wo er auch ist.

- Auf ihre Karte kann der Drache nicht: alles dort ist sicher.
- Beginnt dein Zug und du hast einen Gefolgsmann auf ihrer Karte, bekommst du **1 Punkt**; ein Doppelzug zählt einmal.
- Wird gewertet, worauf der Gefolgsmann neben ihr steht, bekommt sein Besitzer **3 Punkte**, selbst wenn er sonst leer ausgeht, und auch in der Schlusswertung.

Sie bleibt auf ihrer Karte, bis jemand sie bewegt.
`,
    },
    {
      id: "portal",
      title: "Zaubergang",
      body: `
{tile:princess/BR} Dein Gefolgsmann darf auf diese Karte **oder auf jede andere** auf dem Tisch, soweit die üblichen Regeln es erlauben: keiner darf schon dort sein, der Drache darf nicht auf der Karte stehen, und auf anderen Karten geht nur, was noch offen ist. Baumeister und Schweine können nicht hindurch.
`,
    },
    {
      id: "princess",
      title: "Burgfräulein",
      body: `
{tile:princess/BA} Verlängert diese Karte eine Stadt mit Rittern, **darfst** du einen davon heimschicken, einen fremden oder einen eigenen. Mönche im Kloster der Stadt sind keine Ritter. Wenn du das tust, war es dein eines: eine Figur setzt du dann nicht. Verliert eine Stadt ihren letzten Ritter und wird dabei fertig, bekommt keiner etwas für sie.
`,
    },
    {
      id: "tiles",
      title: "Besondere Karten",
      body: `
{tile:princess/BO} Kloster in der Stadt: Mönch und Ritter dürfen beide dort sein und werden getrennt gewertet.

{tile:princess/BQ} Tunnel: die Straße läuft durch, und keine der Wiesen wird zerschnitten.
`,
    },
    {
      id: "options",
      title: "Einstellungen in Aude",
      body: `
- **Der Punkt der Fee** (fairy): für jeden auf ihrer Karte, oder nur für den Gefolgsmann, neben dem sie steht.
- **Wann der Drache geht** (dragon): vor oder nach der Wertung.
- **Das Burgfräulein** (princess): darf oder muss einen Ritter heimschicken.
`,
    },
  ],
};
