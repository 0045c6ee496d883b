/* hunters.ts: Hunters & Gatherers, in German. */
import type { HelpBook } from "../types";

export const hunters: HelpBook = {
  id: "hunters",
  title: "Die Jäger und Sammler",
  sections: [
    {
      id: "idea",
      title: "Worum es geht",
      body: `
Ein eigenes Spiel aus der Steinzeit, für zwei bis fünf. Die Karten zeigen Wälder, Flüsse, Seen und Wiesen. Du hast **fünf Stammesmitglieder** {piece:member} und **zwei Hütten** {piece:hut}.

{tile:hunters/00} Diese Startkarte liegt auf dem Tisch; 78 Karten werden nach und nach gezogen, und 12 Bonuskarten warten auf einem Stapel für sich.
`,
    },
    {
      id: "turn",
      title: "Ein Zug",
      body: `
1. **Ziehen und legen**: neben eine andere Karte, Wiese an Wiese, Fluss an Fluss, Wald an Wald. Was nirgends passt, ist aus dem Spiel.
2. **Setzen**, wenn du willst: ein Stammesmitglied oder eine Hütte auf diese Karte.
3. **Werten**: fertige Wälder und Flüsse.

| Ort | Er ist | Kommt heim |
| Wald | Sammler | wenn der Wald fertig ist |
| Fluss | Fischer | wenn der Fluss fertig ist |
| Wiese (liegend) | Jäger | nie |
| Hütte, an Fluss oder See | – | nie |

In dem Wald, an dem Fluss, auf der Wiese darf noch keiner sein. An Seen stehen keine Fischer.
`,
    },
    {
      id: "scoring",
      title: "Wertung im Spiel",
      body: `
| Fertig | Punkte |
| Wald: nirgends mehr offen | 2 je Teil |
| Fluss: endet beiderseits an See oder Quelle, oder ist ein Ring | 1 je Teil, 1 je Fisch in den Seen an seinen Enden |

Die Punkte bekommt, wer dort am meisten Leute hat; bei Gleichstand jeder der Führenden. Danach gehen sie heim. Zwei Flüsse, die sich in einem See treffen, bleiben zwei Flüsse.
`,
    },
    {
      id: "gold",
      title: "Gold und Bonuskarten",
      body: `
{tile:hunters/02} Liegt in einem fertigen Wald Gold, zieht **der, der ihn fertig gemacht hat**, nach der Wertung eine Bonuskarte und legt sie gleich, wieder mit Stammesmitglied oder Hütte und mit Wertung. Eine je Zug, wenn keine Einstellung es anders sagt, und keine für einen Wald, den eine Bonuskarte abschließt.

- {tile:hunters/B85} **Feuer** verjagt alle Tiger seiner Wiese.
- {tile:hunters/BM} **Pilze** bringen einem fertigen Wald 2 Punkte mehr.
- {tile:hunters/B80} **Auerochsen** zählen für Jäger 2 Punkte.
- {tile:hunters/B81} **Kultstätte**: legst du in demselben Zug einen Jäger daneben, gehört die ganze Wiese einmal dir allein, wer auch später dazukommt.
`,
    },
    {
      id: "huts",
      title: "Hütten und Flusssysteme",
      body: `
Flüsse und Seen, die zusammenhängen, sind ein **Flusssystem**; nur Quellen und der Rand der Landschaft beenden es. Eine Hütte darf hin, wenn im ganzen System noch keine steht. Fischer stören nicht. Systeme mit Hütten können trotzdem zusammenwachsen.
`,
    },
    {
      id: "end",
      title: "Das Ende",
      body: `
Nach dem Zug mit der letzten Karte bringen offene Wälder und Flüsse **nichts**. Dann:

| | Punkte |
| Flusssystem: die meisten Hütten | 1 für jeden Fisch darin |
| Wiese: die meisten Jäger | 2 für jedes Wild, Mammut und jeden Auerochsen |

Jeder **Säbelzahntiger** auf der Wiese frisst ein Wild, nie ein Mammut oder einen Auerochsen, und unter null geht es nicht. Bei Gleichstand bekommt jeder alles.
`,
    },
    {
      id: "questions",
      title: "Oft gefragt",
      body: `
**Ein See am Ende zweier Flüsse?** Jeder Fluss zählt seine Fische; für die Hütte zählt jeder Fisch einmal.

**Ein Goldwald ohne Sammler?** Wer ihn abschließt, bekommt trotzdem die Bonuskarte.

**Die letzte Karte bringt eine Bonuskarte?** Sie wird noch gespielt, dann ist Schluss.

**Der Vulkan auf der Startkarte?** Nur ein Bild.
`,
    },
    {
      id: "options",
      title: "Einstellungen in Aude",
      body: `
- **Was in Wäldern und Flüssen zählt** (count): jeder Teil, oder jede Karte einmal wie in der späteren Ausgabe.
- **Mehrere Goldwälder auf einmal** (bonus): schließt eine Karte sie ab, gibt es eine Bonuskarte für alle, oder für jeden eine.

Sechs der zwölf Bonuskarten sind Ersatz, denn was auf ihnen gedruckt ist, weiß man nicht sicher.
`,
    },
  ],
};
