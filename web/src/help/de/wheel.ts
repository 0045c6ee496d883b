/* wheel.ts: Wheel of Fortune, in German. */
import type { HelpBook } from "../types";

export const wheel: HelpBook = {
  id: "wheel",
  title: "Das Schicksalsrad",
  sections: [
    {
      id: "new",
      title: "Was anders ist",
      body: `
Das klassische Spiel mit einem großen Rad in der Mitte, für zwei bis fünf. Der Radplan ist der Anfang; ringsum kommen die Karten an, und was an Straßen, Städten und Wiesen auf seinen Rand gedruckt ist, zählt wie alles andere. Seine Straßen hören am Rad auf. Legen, Setzen, Werten und Ende gehen wie bei Carcassonne.

Ein Glücksschwein {token:pig} läuft um das Rad. Am Anfang steht es bei Fortuna.
`,
    },
    {
      id: "wheel",
      title: "Radkarten",
      body: `
{tile:wheel/RadU.1} Manche Karten zeigen ein kleines Rad mit einer Zahl.

Ziehst du eine, geschieht **vor** dem Legen dies:

1. Das Schwein läuft so viele Abschnitte im Uhrzeigersinn.
2. Was sein Abschnitt sagt, tritt ein.
3. Die Kronenfelder dieses Abschnitts werden gewertet, ihre Gefolgsleute kommen heim.
4. Nun legst du die Karte und spielst wie gewohnt; wer eben heimkam, darf gleich wieder los.

| Abschnitt | Was geschieht |
| Fortuna | Wer am Zug ist, bekommt 3 Punkte. |
| Steuern | Jeder bekommt für jeden seiner Ritter 1 Punkt je Wappen in dessen Stadt und 1 je eigenem Ritter dort. |
| Hungersnot | Jeder bekommt für jeden seiner Bauern 1 Punkt je fertiger Stadt an der Wiese. |
| Unwetter | Jeder bekommt 1 Punkt für jeden Gefolgsmann im Vorrat. |
| Inquisition | Jeder bekommt 2 Punkte für jeden seiner Mönche. |
| Pest | Jeder holt einen Gefolgsmann aus der Landschaft zurück, erst wer am Zug ist, dann reihum. |

Mehrheiten spielen dabei keine Rolle: in einer Stadt mit 2 Wappen bringen zwei blaue Ritter 2 × (2 + 2) = 8 Punkte und ein roter 1 × (2 + 1) = 3.
`,
    },
    {
      id: "crowns",
      title: "Kronenfelder",
      body: `
Setzt du keine Figur auf deine Karte, darfst du stattdessen einen Gefolgsmann aus dem Vorrat auf ein **freies Kronenfeld** des Rades stellen. Dort wartet er, bis das Schwein bei ihm anhält:

| | Punkte |
| der Abschnitt hat ein Feld | 3 |
| er hat zwei, und du bist allein | 6 |
| er hat zwei, und beide sind besetzt | je 3 |

Läuft das Schwein nur vorbei, geschieht nichts. Fortuna, Hungersnot und Inquisition haben ein Feld, Steuern, Unwetter und Pest zwei. Wer am Schluss noch auf dem Rad steht, bekommt dafür nichts.
`,
    },
    {
      id: "questions",
      title: "Oft gefragt",
      body: `
**Darf ein Gefolgsmann auf die Landschaft des Radplans?** Nein, nur auf die eben gelegte Karte; aber Straßen, Städte und Wiesen können auf den Plan hinüberreichen.

**Pest, und ich habe draußen niemanden.** Dann bist du verschont. Wer auf dem Rad steht, gilt nicht als in der Landschaft. Auch Bauern darfst du holen: nur so kommen sie je heim.

**Dreht sich das Rad auch, wenn die Karte nirgends passt?** Ja, erst das Rad, dann ist die Karte aus dem Spiel.

**Nützt der Plan einem Kloster?** Ja, seine Plätze gelten als belegt.
`,
    },
    {
      id: "options",
      title: "Einstellungen in Aude",
      body: `
Die des klassischen Spiels, **Kleine Städte** und **Bauern**, und die Erweiterungen Wirtshäuser & Kathedralen und Händler & Baumeister. Ein großer Gefolgsmann darf auf ein Kronenfeld und zählt dort und bei allem, was das Rad bringt, als einer; Baumeister und Schweine dürfen nicht. Ein Doppelzug ist ein Zug: wer auf die erste Karte einen Gefolgsmann setzt, dem sind die Kronenfelder auch bei der zweiten verschlossen.
`,
    },
  ],
};
