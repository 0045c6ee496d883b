/*
 * failure.ts: what is said when the page cannot start, in each language. It may be the words that
 * did not arrive, so these come with the page itself.
 */
import type { Language } from "./language";

interface Failure {
  readonly what: string;
  readonly hint: string;
}

interface Failures {
  readonly noWasm: Failure;
  readonly noWorkers: Failure;
  readonly noLoad: Failure;
  readonly reload: string;
}

export const failures: Readonly<Record<Language, Failures>> = {
  en: {
    noWasm: {
      what: "Aude cannot start in this browser.",
      hint: "It needs WebAssembly, which this browser does not have or does not allow. Please use a current Firefox, Chrome, Edge or Safari, or switch off the strictest security level for this page.",
    },
    noWorkers: {
      what: "Aude cannot start in this browser.",
      hint: "The computer players need module workers, which this browser does not have. Please use a Firefox, Chrome, Edge or Safari of the last three years.",
    },
    noLoad: {
      what: "Aude could not be loaded.",
      hint: "The engine or the texts did not arrive whole. Please check the connection and reload the page.",
    },
    reload: "Reload the page",
  },
  de: {
    noWasm: {
      what: "Aude kann in diesem Browser nicht starten.",
      hint: "Es braucht WebAssembly, das dieser Browser nicht hat oder nicht erlaubt. Bitte einen aktuellen Firefox, Chrome, Edge oder Safari verwenden oder für diese Seite die strengste Sicherheitsstufe ausschalten.",
    },
    noWorkers: {
      what: "Aude kann in diesem Browser nicht starten.",
      hint: "Die Computerspieler brauchen Modul-Worker, die dieser Browser nicht hat. Bitte einen Firefox, Chrome, Edge oder Safari der letzten drei Jahre verwenden.",
    },
    noLoad: {
      what: "Aude konnte nicht geladen werden.",
      hint: "Die Regelmaschine oder die Texte kamen nicht vollständig an. Bitte die Verbindung prüfen und die Seite neu laden.",
    },
    reload: "Seite neu laden",
  },
};
