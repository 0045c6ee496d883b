/* carcassonne.ts: the classic game, in German. */
import type { HelpBook } from "../types";

export const carcassonne: HelpBook = {
  id: "carcassonne",
  title: "Carcassonne",
  sections: [
    {
      id: "idea",
      title: "Worum es geht",
      body: `
Gemeinsam baut ihr eine südfranzösische Landschaft, eine Karte nach der anderen. Mit euren Gefolgsleuten {piece:follower} besetzt ihr Städte, Straßen, Klöster und Wiesen. Punkte gibt es unterwegs für alles, was fertig wird, und noch einmal am Schluss. Wer die meisten hat, gewinnt.

Es spielen zwei bis sechs.
`,
    },
    {
      id: "setup",
      title: "Aufbau",
      body: `
{tile:base/D} Diese Startkarte liegt auf dem Tisch.

Die anderen 71 Karten werden zufällig gezogen. Jeder hat **sieben Gefolgsleute** im Vorrat; ein achter zeigt nur den Punktestand.
`,
    },
    {
      id: "turn",
      title: "Ein Zug",
      body: `
Immer in dieser Folge:

1. **Karte ziehen und legen.** Das muss sein.
2. **Gefolgsmann setzen** auf genau diese Karte. Das darfst du.
3. **Werten**, was durch die Karte fertig geworden ist. Danach zieht der Nächste.
`,
    },
    {
      id: "laying",
      title: "Eine Karte legen",
      body: `
- Die Karte kommt neben eine, die schon liegt; eine gemeinsame Ecke reicht nicht.
- Wo zwei Karten sich berühren, geht das Bild weiter: Straße an Straße, Stadt an Stadt, Wiese an Wiese.
- Passt eine Karte nirgendwo, ist sie aus dem Spiel, und du ziehst eine neue.
`,
    },
    {
      id: "followers",
      title: "Einen Gefolgsmann setzen",
      body: `
Einen je Zug, aus deinem Vorrat, auf die Karte, die du gerade gelegt hast. Was er ist, hängt davon ab, wo er steht:

| Ort | Er ist |
| Straße | Wegelagerer |
| Stadt | Ritter |
| Kloster | Mönch |
| Wiese (liegend) | Bauer |

**Es darf noch keiner dort sein.** Steht irgendwo auf derselben Straße, in derselben Stadt oder auf derselben Wiese schon ein Gefolgsmann, egal wessen, kannst du keinen dazusetzen. Zusammenkommen können trotzdem mehrere: zwei getrennte Städte mit je einem Ritter werden eine, wenn eine Karte sie verbindet.

Ist dein Vorrat leer, legst du nur Karten, bis jemand heimkommt.
`,
    },
    {
      id: "scoring",
      title: "Wertung im Spiel",
      body: `
| Fertig | Wann | Punkte |
| Straße | beide Enden stoßen an Kreuzung, Stadt oder Kloster, oder sie ist ein Ring | 1 je Karte |
| Stadt | die Mauer ist geschlossen und innen fehlt nichts | 2 je Karte, 2 je Wappen |
| Kloster | alle acht Plätze ringsum sind belegt | 9 |

Eine Karte zählt für eine Stadt oder Straße nur einmal, auch wenn sie sie an zwei Stellen berührt. Eine Stadt aus bloß zwei Karten bringt 4 Punkte wie jede andere.

**Wer bekommt die Punkte?** Wer dort die meisten Gefolgsleute hat. Bei Gleichstand bekommt jeder der Führenden alles, die anderen gehen leer aus. Wer die letzte Karte gelegt hat, ist gleichgültig.

**Danach** kehren alle Gefolgsleute aus dieser Straße, dieser Stadt oder diesem Kloster heim und sind im nächsten Zug wieder zu haben.

Du darfst auch auf etwas setzen, das deine Karte eben erst fertig gemacht hat: Punkte kassieren, Figur zurück, alles in einem Zug.
`,
    },
    {
      id: "fields",
      title: "Bauern und Wiesen",
      body: `
Zusammenhängendes Grün ist eine Wiese. Straßen, Städte und der Rand der Landschaft trennen Wiesen; über eine bloße Ecke hängen sie nicht zusammen.

Bauern liegen bis ganz zuletzt. Im Grundspiel kommen sie nie heim und bringen vorher keinen Punkt. Überlege es dir also: ein Bauer ist ein Gefolgsmann weniger.

Mit {key:F} siehst du alle Wiesen und ihre Besitzer.
`,
    },
    {
      id: "end",
      title: "Das Ende",
      body: `
Nach dem Zug mit der letzten Karte kommt die Schlusswertung.

| Unfertig | Punkte |
| Straße | 1 je Karte |
| Stadt | 1 je Karte, 1 je Wappen |
| Kloster | 1 für sich und 1 für jeden belegten Platz ringsum |
| Wiese | 3 für jede **fertige** Stadt, die sie berührt |

Mehrheit und Gleichstand gelten wie immer: bei einer Wiese zählt, wer die meisten Bauern hat. Wie groß eine Stadt ist, kümmert Bauern nicht, und unfertige Städte nützen ihnen nichts.

Liegt eine Stadt an mehreren Wiesen, zahlt sie an jeder. Gehören dir zwei davon, bekommst du ihre Punkte doppelt.

Wer die meisten Punkte hat, gewinnt; bei gleich vielen teilt man sich den Sieg.
`,
    },
    {
      id: "questions",
      title: "Oft gefragt",
      body: `
**Darf ich mich in eine fremde Stadt einkaufen?** Ja. Setze einen Ritter in ein getrenntes Stadtstück daneben und verbinde dann beide mit einer Karte.

**Endet eine Straße am Kloster?** Ja, auch an Kreuzungen, Dörfern und Stadtmauern.

**Ein kleines Stück Wiese ist von Stadt oder Straßen eingeschlossen. Darf da ein Bauer hin?** Ja. Er wertet die fertigen Städte, die genau dieses Stück berühren.

**Meine Karte verbindet drei Wiesen mit je einem Bauern. Darf meiner dazu?** Nein, die große Wiese ist ja besetzt.

**Eine Karte macht mehreres fertig.** Dann wird alles gewertet.

**Die letzten Karten passen nirgends.** Dann ist mit diesem Zug Schluss.
`,
    },
    {
      id: "options",
      title: "Einstellungen in Aude",
      body: `
- **Kleine Städte** (smallcity): 4 Punkte wie hier, oder 2 wie in der ersten Ausgabe, in der Städte aus zwei Karten 1 je Karte und Wappen zählten.
- **Bauern** (farmers): ausgeschaltet für eine kürzere Partie, in der niemand auf Wiesen liegt.
`,
    },
  ],
};
