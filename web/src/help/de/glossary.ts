/* glossary.ts: the words of the games in both languages, explained in German. */
import type { HelpBook } from "../types";

export const glossary: HelpBook = {
  id: "glossary",
  title: "Wörter",
  sections: [
    {
      id: "land",
      title: "Landschaft",
      body: `
| Deutsch | Englisch | Bedeutung |
| fertig | complete | ringsum geschlossen, so dass gewertet wird |
| Flusssystem | river system | zusammenhängende Flüsse und Seen, für Hütten |
| Karte | tile | quadratisches Stück der Landschaft |
| Kloster | cloister | Gebäude mit Garten, für einen Mönch |
| Stadt | city | ummauerter Teil der Landschaft, für Ritter |
| Straße | road | von einem Ende zum anderen, für Wegelagerer |
| Wald | forest | zusammenhängende Bäume, für Sammler |
| Wappen | shield | Zeichen in einer Stadt, das wie eine Karte zählt |
| Wiese | field, meadow | Grün zwischen allem anderen, für Bauern oder Jäger |
`,
    },
    {
      id: "figures",
      title: "Figuren",
      body: `
| Deutsch | Englisch | Bedeutung |
| Bauer | farmer | Gefolgsmann auf einer Wiese |
| Baumeister | builder | bringt eine zweite Karte |
| Fischer | fisher | Stammesmitglied an einem Fluss |
| Gefolgsmann | follower | Figur, mit der du etwas besetzt |
| großer Gefolgsmann | large follower | zählt doppelt |
| Hütte | hut | besetzt ein Flusssystem bis zum Ende |
| Jäger | hunter | Stammesmitglied auf einer Wiese |
| Mönch | monk | Gefolgsmann in einem Kloster |
| Ritter | knight | Gefolgsmann in einer Stadt |
| Sammler | gatherer | Stammesmitglied in einem Wald |
| Schwein | pig | macht eine Wiese mehr wert |
| Stammesmitglied | tribe member | Gefolgsmann der Steinzeit |
| Vorrat | supply | deine Figuren, die nicht auf dem Tisch sind |
| Wächter | guard | Gefolgsmann oben auf einem Turm |
| Wegelagerer | thief | Gefolgsmann auf einer Straße |
`,
    },
    {
      id: "more",
      title: "Weitere Wörter",
      body: `
| Deutsch | Englisch | Bedeutung |
| Bonuskarte | bonus tile | zusätzliche Karte für einen Wald mit Gold |
| Burgfräulein | princess | darf einen Ritter heimschicken |
| Drache | dragon | schickt alle auf seiner Karte heim |
| Entwurf | draft | was du in diesem Zug vor Fertig getan hast |
| Fee | fairy | hält den Drachen fern und bringt Punkte |
| Joker | joker | Karte, die für andere stehen kann |
| Kartengeber | dealer | gibt die Karten einer Runde |
| Kronenfeld | crown space | Platz für einen Gefolgsmann auf dem Rad |
| Kultstätte | shrine | gibt eine Wiese einem Jäger allein |
| Lösegeld | ransom | 3 Punkte für einen Gefangenen |
| Mehrheit | majority | die meisten Figuren an einem Ort |
| Protokoll | record | eine Partie als Text, zum Aufheben oder Nachspielen |
| Serie | series | verschiedene Gebäude zusammen |
| sichern | claim | den Gefolgsmann in eine Kartenreihe stellen |
| Truhe | chest | wo Gebäude bis zum Ende liegen |
| Waren | goods | Wein, Korn und Tuch |
| Zaubergang | portal | lässt einen Gefolgsmann überallhin |
`,
    },
  ],
};
