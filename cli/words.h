/*
 * words.h: everything the command line says about games, in English and German. The engine
 * knows only numbers and stable names; sentences are made here.
 */
#ifndef AUDE_CLI_WORDS_H
#define AUDE_CLI_WORDS_H

#include <stdbool.h>
#include <stddef.h>
#include <wchar.h>

#include "aude.h"

enum language { ENGLISH, GERMAN, LANGUAGES };

/* From LC_ALL, LC_MESSAGES, LANG; English unless one of them says German. */
enum language words_language(void);

/* A sentence without a full stop, such as "the feature already has a follower". */
const char *words_status(enum language language, enum aude_status status);

/* A name of the engine ("shield", "knight", "city") in the language, for a count of things;
 * a name without an entry is returned as it is. */
const char *words_noun(enum language language, const char *name, int count);

/* The name of a seat's colour: Red, Blue, Green, Yellow, Black, Grey. */
const char *words_colour(enum language language, int seat);

/* One event as a line without newline, names[seat] being the players:
 * "city 5 tiles x 2 + 2 shields x 2 = 14 for Red, knights Red 2 Blue 1". */
void words_event(enum language language, const struct aude_rules *r, const struct aude_event *event,
                 const char *const names[], char *buf, size_t len);

/* Everything else the game at the terminal says: id, English, German. %1 to %9 are filled in. */
#define WORDS(X)                                                                                   \
    X(LAID, "%1 lays %2 at %3", "%1 legt %2 auf %3")                                               \
    X(PUT, "%1 puts a %2: %3", "%1 setzt einen %2: %3")                                            \
    X(PUT_ROLE, "%1 puts a %2", "%1 setzt: %2")                                                    \
    X(DID, "%1: %2", "%1: %2")                                                                     \
    X(PASS, "nothing", "nichts")                                                                   \
    X(TILE_1, "%2 of %1 tile", "%2 aus %1 Karte")                                                  \
    X(TILES, "%2 of %1 tiles", "%2 aus %1 Karten")                                                 \
    X(SPOT_CLOSED, "%1, %2, complete: %3 points", "%1, %2, fertig: %3 Punkte")                     \
    X(SPOT_OPEN, "%1, %2: %3 now, %4 when complete", "%1, %2: jetzt %3, fertig %4")                \
    X(SPOT_SAME, "%1, %2: %3 now", "%1, %2: jetzt %3")                                             \
    X(LEFT, "%1 tiles left", "noch %1 Karten")                                                     \
    X(LEFT_1, "1 tile left", "noch 1 Karte")                                                       \
    X(YOU, "you", "du")                                                                            \
    X(POINTS, "points", "Punkte")                                                                  \
    X(FIGURES, "figures", "Figuren")                                                               \
    X(WAYS, "%1 ways, r turns it", "%1 Lagen, r dreht")                                            \
    X(PAUSED, "Paused, space goes on", "Pause, Leertaste: weiter")                                 \
    X(IN_HAND, "Tile in hand: %1", "Karte in der Hand: %1")                                        \
    X(TURN_OF, "%1 to move", "%1 ist am Zug")                                                      \
    X(ASK_PLACE, "Where does the tile go? It fits in %1 places.",                                  \
      "Wohin mit der Karte? Sie passt auf %1 Plätze.")                                             \
    X(ASK_PLACE_1, "Where does the tile go? It fits in 1 place.",                                  \
      "Wohin mit der Karte? Sie passt auf 1 Platz.")                                               \
    X(ASK_FIGURE, "Put a figure on the tile?", "Eine Figur auf die Karte setzen?")                 \
    X(ASK_ACTION, "What will you do?", "Was tust du?")                                             \
    X(ASK_DONE, "Turn done? Enter: yes   u: take back", "Zug fertig? Enter: ja   u: zurück")       \
    X(GAINS, "at once: %1", "sofort: %1")                                                          \
    X(WAITING, "The computers play ...", "Die Computer spielen ...")                               \
    X(KEYS_PLACE,                                                                                  \
      "? help  arrows  r turn  Enter lay  u undo  f fields  s scores  t tiles  q quit",            \
      "? Hilfe  Pfeile  r drehen  Enter legen  u zurück  f Wiesen  s Wertung  q Ende")             \
    X(KEYS_FIGURE, "? help  1-9 or Enter put  p nothing  u undo  f fields  s scores  q quit",      \
      "? Hilfe  1-9 oder Enter setzen  p nichts  u zurück  f Wiesen  q Ende")                      \
    X(KEYS_DONE, "? help  Enter done  u undo  f fields  s scores  c do not ask  q quit",           \
      "? Hilfe  Enter fertig  u zurück  f Wiesen  s Wertung  c nicht fragen  q Ende")              \
    X(KEYS_OVER, "? help  e result  s scores  f fields  t tiles  U take back  w save  q quit",     \
      "? Hilfe  e Ergebnis  s Wertung  f Wiesen  U zurück  w sichern  q Ende")                     \
    X(KEYS_WATCH, "? help  space pause  f fields  s scores  t tiles  z zoom  q quit",              \
      "? Hilfe  Leertaste Pause  f Wiesen  s Wertung  z Größe  q Ende")                            \
    X(KEYS_PAGE, "up and down scroll, any other key goes back",                                    \
      "auf und ab blättern, jede andere Taste zurück")                                             \
    X(FIELDS_ON, "Fields in the colour of their owners (f again: off)",                            \
      "Wiesen in der Farbe ihrer Besitzer (noch einmal f: aus)")                                   \
    X(FIELDS_OFF, "Fields as they are", "Wiesen, wie sie sind")                                    \
    X(CONFIRM_ON, "Each turn waits for Enter at its end", "Jeder Zug wartet am Ende auf Enter")    \
    X(CONFIRM_OFF, "Turns end by themselves; U takes a turn back",                                 \
      "Züge enden von selbst; U nimmt einen Zug zurück")                                           \
    X(NO_UNDO, "Nothing to take back in this turn; U goes back to your previous turn",             \
      "In diesem Zug ist nichts zurückzunehmen; U geht zu deinem vorigen Zug")                     \
    X(NO_BACK, "There is no earlier turn of yours", "Es gibt keinen früheren Zug von dir")         \
    X(BACK, "Back at your previous turn", "Zurück in deinem vorigen Zug")                          \
    X(NO_PASS, "You cannot pass now", "Du kannst jetzt nicht verzichten")                          \
    X(NO_NUMBER, "There is no number %1", "Die Nummer %1 gibt es nicht")                           \
    X(SAVED, "Saved as %1", "Gesichert als %1")                                                    \
    X(NOT_SAVED, "Not saved: %1", "Nicht gesichert: %1")                                           \
    X(ASK_QUIT, "Quit?  y yes   n no   w save the game first",                                     \
      "Beenden?  j ja   n nein   w vorher sichern")                                                \
    X(YES_KEYS, "yY", "jJyY")                                                                      \
    X(TOO_SMALL, "The window is too small: at least 60 by 20 characters are needed",               \
      "Das Fenster ist zu klein: gebraucht werden 60 mal 20 Zeichen")                              \
    X(SCORE_LOG, "All scores so far", "Alle Wertungen bisher")                                     \
    X(NO_SCORES, "Nobody has scored yet", "Noch niemand hat gepunktet")                            \
    X(REMAINING, "Tiles still to be drawn: %1", "Noch zu ziehende Karten: %1")                     \
    X(OVER, "The game is over", "Das Spiel ist zu Ende")                                           \
    X(WINS, "%1 wins with %2 points", "%1 gewinnt mit %2 Punkten")                                 \
    X(SHARED, "%1 share the victory with %2 points", "%1 teilen sich den Sieg mit %2 Punkten")     \
    X(STANDINGS, "Final standings", "Endstand")                                                    \
    X(FINAL, "Final scoring", "Schlusswertung")                                                    \
    X(NO_FINAL, "Nothing was left to score", "Es war nichts mehr zu werten")                       \
    X(DISCARDED, "the tile %1 fits nowhere and is put aside",                                      \
      "die Karte %1 passt nirgends und kommt beiseite")                                            \
    X(CLOSED, "%1 complete at %2", "%1 fertig bei %2")                                             \
    X(RETURNED, "%1 gets a %2 back from %3", "%1 bekommt einen %2 von %3 zurück")                  \
    X(ENDED, "the game ends, final scoring", "das Spiel endet, Schlusswertung")                    \
    X(SCORED_FOR, "%1 = %2 for %3", "%1 = %2 für %3")                                              \
    X(NOT_PAID, "unfinished", "unfertig")                                                          \
    X(PLAIN_FIRST, "Type a number, an action, or help.",                                           \
      "Gib eine Nummer, eine Aktion oder help ein.")                                               \
    X(PLAIN_PROMPT, "%1> ", "%1> ")                                                                \
    X(PLAIN_LEGAL, "%1 may:", "%1 kann:")                                                          \
    X(PLAIN_END, "The game was not finished.", "Das Spiel wurde nicht beendet.")                   \
    X(PLAIN_BAD, "That is not possible: %1.", "Das geht nicht: %1.")                               \
    X(PLAIN_UNDONE, "Taken back.", "Zurückgenommen.")                                              \
    X(PLAIN_HELP,                                                                                  \
      "Type the number of an action, or the action itself as in a record: place 1,0 r2, put "      \
      "follower city.N, pass.\nOther words: board (draw it), fields (by owner), scores (who got "  \
      "what), tiles (still to come), list (the actions again), undo, save, help, quit.",           \
      "Gib die Nummer einer Aktion ein oder die Aktion selbst wie im Protokoll: place 1,0 r2, "    \
      "put follower city.N, pass.\nAndere Wörter: board (Tisch), fields (Wiesen nach Besitzer), " \
      "scores (Wertungen), tiles (übrige Karten), list (Aktionen), undo (zurück), save "         \
      "(sichern), help, quit (Ende).")                                                             \
    X(USAGE,                                                                                       \
      "Usage: aude play [RULES] [--seat NAME ...] [--plain] [--record FILE] [--seed S]\n"          \
      "                 [--language en|de]\n"                                                      \
      "\n"                                                                                         \
      "Plays a game at this terminal, against the computer or with several people. RULES\n"        \
      "is every word up to the first option, such as carcassonne seats=3 (carcassonne).\n"         \
      "\n"                                                                                         \
      "      --seat NAME      who sits at seat 0, 1, ...: human or a computer player; without\n"   \
      "                       it one human, and seats that are left get the player greedy\n"       \
      "      --plain          lines instead of a screen; also where there is no terminal\n"        \
      "      --record FILE    keep the record of the game in that file\n"                          \
      "      --seed S         seed of everything that is drawn, to play the same tiles again\n"    \
      "      --language L     en or de; otherwise the language of the terminal\n"                  \
      "  -h, --help           this text\n"                                                         \
      "      --version        the version of Aude\n"                                               \
      "\n"                                                                                         \
      "On the screen ? shows the keys; in plain mode type help.\n",                                \
      "Aufruf: aude play [REGELN] [--seat NAME ...] [--plain] [--record DATEI] [--seed S]\n"       \
      "                  [--language en|de]\n"                                                     \
      "\n"                                                                                         \
      "Spielt an diesem Terminal, gegen den Computer oder zu mehreren. REGELN ist jedes\n"         \
      "Wort bis zur ersten Option, etwa carcassonne seats=3 (carcassonne).\n"                      \
      "\n"                                                                                         \
      "      --seat NAME      wer auf Platz 0, 1, ... sitzt: human oder ein Computerspieler;\n"    \
      "                       sonst ein Mensch, und auf übrigen Plätzen spielt greedy\n"         \
      "      --plain          Zeilen statt Bildschirm; auch wo kein Terminal ist\n"                \
      "      --record DATEI   das Protokoll des Spiels in dieser Datei führen\n"                  \
      "      --seed S         Startzahl des Zufalls, um dieselben Karten noch einmal zu ziehen\n"  \
      "      --language L     en oder de; sonst die Sprache des Terminals\n"                       \
      "  -h, --help           dieser Text\n"                                                       \
      "      --version        die Version von Aude\n"                                              \
      "\n"                                                                                         \
      "Auf dem Bildschirm zeigt ? die Tasten; im Zeilenmodus help eingeben.\n")                    \
    X(NO_PLAYER, "play: there is no player \"%1\"; there are human%2",                             \
      "play: einen Spieler \"%1\" gibt es nicht; es gibt human%2")                                 \
    X(MANY_SEATS, "play: %1 seats are given, but the game has %2",                                 \
      "play: %1 Plätze sind angegeben, aber das Spiel hat %2")                                     \
    X(NO_LANGUAGE, "play: the language is en or de, not \"%1\"",                                   \
      "play: die Sprache ist en oder de, nicht \"%1\"")                                            \
    X(NO_TERMINAL, "play: this terminal cannot be used; try --plain",                              \
      "play: dieses Terminal ist nicht brauchbar; versuche --plain")                               \
    X(HELP,                                                                                        \
      "CHOOSING\n"                                                                                 \
      "arrows, h j k l   go to the next place in that direction\n"                                 \
      "Tab, Shift-Tab    go through all places\n"                                                  \
      "a number          go to that place, or choose that figure\n"                                \
      "r, R              turn the tile through the ways that fit\n"                                \
      "Enter             lay the tile, put the figure, end the turn\n"                             \
      "space, p          put no figure\n"                                                          \
      "mouse             click chooses, another turns, double click lays\n"                        \
      "\nTAKING BACK\n"                                                                            \
      "u                 undo within the turn, up to the draw\n"                                   \
      "U                 back to your previous turn\n"                                             \
      "c                 end turns with or without asking\n"                                       \
      "\nLOOKING\n"                                                                                \
      "f                 fields in the colours of their owners\n"                                  \
      "s                 all scores with their sums\n"                                             \
      "t                 tiles still to be drawn\n"                                                \
      "z                 large or small tiles\n"                                                   \
      "Shift-arrows      move the view;  g  go back to the chosen place\n"                         \
      "\nw                 save the game as a record\n"                                            \
      "q                 quit\n"                                                                   \
      "\nBright corners show the tiles laid since your last turn, in the colour of the "           \
      "player. A number on the table is a place where the tile in hand fits.",                     \
      "WÄHLEN\n"                                                                                  \
      "Pfeile, h j k l   zum nächsten Platz in dieser Richtung\n"                                 \
      "Tab, Umschalt-Tab alle Plätze der Reihe nach\n"                                            \
      "eine Zahl         zu diesem Platz, oder diese Figur wählen\n"                              \
      "r, R              die Karte drehen, soweit sie passt\n"                                     \
      "Enter             Karte legen, Figur setzen, Zug beenden\n"                                 \
      "Leertaste, p      keine Figur setzen\n"                                                     \
      "Maus              Klick wählt, noch einer dreht, Doppelklick legt\n"                       \
      "\nZURÜCKNEHMEN\n"                                                                          \
      "u                 innerhalb des Zuges, bis nach dem Ziehen\n"                               \
      "U                 zurück zu deinem vorigen Zug\n"                                          \
      "c                 Züge mit oder ohne Nachfrage beenden\n"                                  \
      "\nANSEHEN\n"                                                                                \
      "f                 Wiesen in den Farben ihrer Besitzer\n"                                    \
      "s                 alle Wertungen mit ihrer Rechnung\n"                                      \
      "t                 noch zu ziehende Karten\n"                                                \
      "z                 große oder kleine Karten\n"                                              \
      "Umschalt-Pfeile   Ausschnitt bewegen;  g  zum gewählten Platz\n"                           \
      "\nw                 Spiel als Protokoll sichern\n"                                          \
      "q                 Ende\n"                                                                   \
      "\nHelle Ecken zeigen die Karten, die seit deinem letzten Zug gelegt wurden, in der "        \
      "Farbe des Spielers. Eine Zahl auf dem Tisch ist ein Platz, auf den die Karte passt.")

enum word {
#define X(id, en, de) WORD_##id,
    WORDS(X)
#undef X
        WORD_COUNT
};

const char *words_text(enum language language, enum word word);

/* Fills %1 to %9 of a pattern; args has as many entries as the pattern needs. */
void words_fill(char *buf, size_t len, const char *pattern, const char *const args[]);

/* UTF-8 as wide characters, cut to len with its end; with is_ascii nothing beyond ASCII is
 * left. Returns how many characters there are. */
int words_wide(const char *text, bool is_ascii, wchar_t *out, int len);

#endif
