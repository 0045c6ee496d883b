/* using.ts: a short tour of the page, in German. */
import type { HelpBook } from "../types";

export const using: HelpBook = {
  id: "using",
  title: "So geht die Seite",
  sections: [
    {
      id: "turn",
      title: "Dein Zug",
      body: `
Sobald du eine Karte legen sollst, sind alle Plätze umrandet, auf die sie passt.

1. **Zeige auf einen Platz.** Die Karte erscheint dort, schon passend gedreht. Dort drehen sie das Mausrad, ein Rechtsklick oder {key:R} weiter, mit dem Finger ein weiteres Tippen; was nicht passt, wird übersprungen.
2. **Lege sie** mit einem Klick oder {key:Enter}, mit dem Finger über „Hier legen“.
3. **Setze eine Figur** auf eine der Stellen, die aufleuchten. Die kleine Zahl sagt, was die Stelle bringt, wenn sie so fertig wird, wie sie jetzt ist. Oder setze keine.
4. **Drücke Fertig.** Bis dahin ist alles nur ein Entwurf: {key:Esc} oder Rückgängig nimmt es Stück für Stück wieder weg.

Alles Besondere geht genauso: zeige auf die nächste Karte für den Drachen, auf den Turm, auf den Ritter, der gehen soll, auf die Kartenreihe.
`,
    },
    {
      id: "look",
      title: "Sich umsehen",
      body: `
Ziehen bewegt den Tisch; das Mausrad neben der Karte in der Hand, zwei Finger oder {key:+} und {key:-} ändern die Größe; {key:Z} oder doppeltes Tippen zeigt alles. Wer die Maus auf einer Karte ruhen lässt oder den Finger darauf hält, fragt nach ihr.

Ebenen zeigen mehr, jede mit einer Taste:

| Taste | Zeigt |
| {key:F} | die Wiesen und wem sie gehören |
| {key:O} | was offen ist, wem es gehört und was es wert ist |
| {key:T} | welche Karten noch kommen |
| {key:P} | welche davon auf einen Platz passen und wie wahrscheinlich sie sind |
| {key:D} | Plätze, auf die nichts mehr passt |
| {key:L} | die letzten Züge |
| {key:C} | Koordinaten |

In der Liste der Wertungen steht zu jedem Eintrag die ganze Rechnung, und was gewertet wurde, leuchtet auf.
`,
    },
    {
      id: "keys",
      title: "Nur mit der Tastatur",
      body: `
- Pfeiltasten gehen von einem möglichen Platz zum nächsten, {key:R} und Umschalt {key:R} drehen die Karte.
- {key:Enter} legt, setzt und beendet den Zug.
- {key:1} bis {key:9} wählen eine Stelle für die Figur, {key:0} oder {key:S} keine.
- {key:Esc} oder Strg {key:Z} nimmt zurück, {key:H} gibt einen Tipp, {key:V} zeigt die Stellung als Text, {key:?} alle Tasten.

Was geschieht, wird auch von Vorleseprogrammen angesagt.
`,
    },
    {
      id: "games",
      title: "Partien, Protokolle, Hilfen",
      body: `
Jede Partie auf diesem Gerät wird von selbst gespeichert; schließe die Seite, wann du willst, und spiele später weiter. Gegen den Computer darfst du einen ganzen Zug zurücknehmen: Ist in deinem Zug noch nichts getan, bietet Rückgängig das an. Das Glück bleibt, wie es war: Dieselben Karten kommen wieder. Bei verdeckten Karten geht das nur, solange niemand daraus etwas erfahren hat.

Teilen sich mehrere ein Gerät, dann bittet die Seite, es weiterzugeben, und verdeckt Karten, die sonst niemand sehen darf.

Eine beendete Partie kannst du Zug für Zug durchgehen: mit den Knöpfen, mit den Pfeiltasten links und rechts oder mit einem Druck auf das Bild, das die Punkte aller zeigt; mit den Pfeiltasten hoch und runter geht es um einzelne Aktionen. Dort kann der Computer die Partie beurteilen: Das Bild zeigt dann, wer mit welchem Vorsprung zu erwarten war, und eine Liste nennt die größten Verluste und was am besten gewesen wäre. Geschätzt ist das auf etwa einen Punkt genau, im Kartenspiel auf etwa drei. „Von hier weiterspielen“ beginnt mit der gezeigten Stellung eine eigene Partie.

Das **Protokoll** einer Partie ist eine kleine Textdatei: gib es aus, um es aufzuheben oder weiterzugeben, lies es ein, um die Partie noch einmal zu sehen.

Tipps, Wahrscheinlichkeiten und der Wert der Stellen lassen sich für eine Partie abschalten, wenn du lieber ohne spielst.
`,
    },
  ],
};
