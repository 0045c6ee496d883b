/*
 * sentences.h: what the game at the terminal says, in English and German, for words.h and
 * words.c only. Nothing but the table.
 */
#ifndef AUDE_CLI_SENTENCES_H
#define AUDE_CLI_SENTENCES_H

/* Id, English, German. %1 to %9 are filled in. */
#define WORDS(X)                                                                                   \
    X(LAID, "%1 lays %2 at %3", "%1 legt %2 auf %3")                                               \
    X(PUT, "%1 puts %2: %3", "%1 setzt %2: %3")                                                    \
    X(PUT_AT, "%1 puts %2 at %4: %3", "%1 setzt %2 auf %4: %3")                                    \
    X(PUT_KIND, "%1 puts %2", "%1 setzt %2")                                                       \
    X(PUT_KIND_AT, "%1 puts %2 at %4", "%1 setzt %2 auf %4")                                       \
    X(PUT_ROLE, "%1 puts %2", "%1 setzt %2")                                                       \
    X(DID, "%1: %2", "%1: %2")                                                                     \
    X(PASS, "nothing", "nichts")                                                                   \
    X(MORE, "… %1 more", "… noch %1")                                                              \
    X(LIST_TILES, "tiles", "Karten")                                                               \
    X(LIST_NOW, "now", "jetzt")                                                                    \
    X(LIST_DONE, "done", "fertig")                                                                 \
    X(TURN, "turn", "Zug")                                                                         \
    X(TILE_1, "%2 of %1 tile", "%2 aus %1 Karte")                                                  \
    X(TILES, "%2 of %1 tiles", "%2 aus %1 Karten")                                                 \
    X(SPOT_CLOSED, "%1, %2, complete: %3 points", "%1, %2, fertig: %3 Punkte")                     \
    X(SPOT_OPEN, "%1, %2: %3 now, %4 when complete", "%1, %2: jetzt %3, fertig %4")                \
    X(SPOT_SAME, "%1, %2: %3 now", "%1, %2: jetzt %3")                                             \
    X(SPOT_LOST, "%1, %2: loses %3 now, %4 when complete", "%1, %2: kostet jetzt %3, fertig %4")   \
    X(SPOT_LOST_SAME, "%1, %2: loses %3 now", "%1, %2: kostet jetzt %3")                           \
    X(LEFT_SPACE, "left", "links")                                                                 \
    X(RIGHT_SPACE, "right", "rechts")                                                              \
    X(CROWN, "%1: %2 points, pig %3 segments away", "%1: %2 Punkte, Schwein %3 Abschnitte weit")   \
    X(CROWN_1, "%1: %2 points, pig 1 segment away", "%1: %2 Punkte, Schwein 1 Abschnitt weit")     \
    X(LIST_PIG, "pig in", "Weg")                                                                   \
    X(LIST_SIZE, "size", "Größe")                                                                  \
    X(SEGMENTS_1, "%2 of %1 segment", "%2 aus %1 Teil")                                            \
    X(SEGMENTS, "%2 of %1 segments", "%2 aus %1 Teilen")                                           \
    X(LEFT, "%1 tiles left", "noch %1 Karten")                                                     \
    X(LEFT_1, "1 tile left", "noch 1 Karte")                                                       \
    X(YOU, "you", "du")                                                                            \
    X(POINTS, "points", "Punkte")                                                                  \
    X(FIGURES, "figures", "Figuren")                                                               \
    X(WAYS, "%1 ways, r turns it", "%1 Lagen, r dreht")                                            \
    X(PAUSED, "Paused, space goes on", "Pause, Leertaste: weiter")                                 \
    X(IN_HAND, "Tile in hand: %1", "Karte in der Hand: %1")                                        \
    X(BONUS_IN_HAND, "Bonus tile in hand: %1", "Bonuskarte in der Hand: %1")                       \
    X(GUESSED, "%1 (stand-in)", "%1 (Ersatz)")                                                     \
    X(DREW, "%1 draws %2", "%1 zieht %2")                                                          \
    X(DREW_BONUS, "%1 draws the bonus tile %2", "%1 zieht die Bonuskarte %2")                      \
    X(TURN_OF, "%1 to move", "%1 ist am Zug")                                                      \
    X(ASK_PLACE, "Where does the tile go? It fits in %1 places.",                                  \
      "Wohin mit der Karte? Sie passt auf %1 Plätze.")                                             \
    X(ASK_PLACE_1, "Where does the tile go? It fits in 1 place.",                                  \
      "Wohin mit der Karte? Sie passt auf 1 Platz.")                                               \
    X(ASK_ACTION, "What will you do?", "Was tust du?")                                             \
    X(ASK_DONE, "Turn done? Enter: yes   u: take back", "Zug fertig? Enter: ja   u: zurück")       \
    X(ASK_PART, "Go on? Enter: yes   u: take back", "Weiter? Enter: ja   u: zurück")               \
    X(HOME, "home: %1", "heim: %1")                                                                \
    X(HEIGHT, "height %1", "Höhe %1")                                                              \
    X(OTHER_FIGURE, "r: %1", "r: %1")                                                              \
    X(HOLDS, "holds", "hält")                                                                      \
    X(PRISONERS, "held", "Haft")                                                                   \
    X(BESIDE, "laid aside: %1", "zur Seite gelegt: %1")                                            \
    X(GAINS, "at once: %1", "sofort: %1")                                                          \
    X(WAITING, "The computers play ...", "Die Computer spielen ...")                               \
    X(KEYS_PLACE, "? help  arrows  r turn  Enter lay  u undo  n news  f %1  s scores  t tiles",    \
      "? Hilfe  Pfeile  r drehen  Enter legen  u zurück  n Neues  f %1  s Wertung")                \
    X(KEYS_PLACE_OR, "? help  arrows  r turn  Enter lay  a other  u undo  n news  f %1  s scores", \
      "? Hilfe  Pfeile  r drehen  Enter legen  a andere  u zurück  n Neues  f %1")                 \
    X(KEYS_GROUPS, "? help  a other  arrows  Enter do it  p nothing  u undo  n news  f %1",        \
      "? Hilfe  a andere  Pfeile  Enter tun  p nichts  u zurück  n Neues  f %1")                   \
    X(KEYS_MUST_GROUPS, "? help  a other  arrows  Enter do it  u undo  n news  f %1",              \
      "? Hilfe  a andere  Pfeile  Enter tun  u zurück  n Neues  f %1")                             \
    X(KEYS_MUST, "? help  arrows or 1-9  Enter do it  u undo  n news  f %1  s scores  t tiles",    \
      "? Hilfe  Pfeile oder 1-9  Enter tun  u zurück  n Neues  f %1  s Wertung  t Karten")         \
    X(KEYS_MAY, "? help  arrows or 1-9  Enter do it  p nothing  u undo  n news  f %1  s scores",   \
      "? Hilfe  Pfeile oder 1-9  Enter tun  p nichts  u zurück  n Neues  f %1  s Wertung")         \
    X(KEYS_DONE, "? help  Enter done  u undo  n news  f %1  s scores  c do not ask",               \
      "? Hilfe  Enter fertig  u zurück  n Neues  f %1  s Wertung  c nicht fragen")                 \
    X(KEYS_OVER, "? help  e result  s scores  n news  f %1  t tiles  U take back  w save",         \
      "? Hilfe  e Ergebnis  s Wertung  n Neues  f %1  U zurück  w sichern")                        \
    X(KEYS_WATCH, "? help  space pause  n news  f %1  s scores  t tiles  z zoom",                  \
      "? Hilfe  Leertaste Pause  n Neues  f %1  s Wertung  z Größe")                               \
    X(NEWS, "Since the last turn of %1", "Seit dem letzten Zug von %1")                            \
    X(NO_NEWS, "Nothing has happened yet", "Noch ist nichts geschehen")                            \
    X(KEY_QUIT, "q quit", "q Ende")                                                                \
    X(KEYS_ONE_PAGE, "any key goes back", "jede Taste führt zurück")                               \
    X(KEYS_PAGE, "up and down scroll, any other key goes back",                                    \
      "auf und ab blättern, jede andere Taste zurück")                                             \
    X(FIELDS_ON, "The %1 in the colour of their owners (f again: off)",                            \
      "Die %1 in der Farbe ihrer Besitzer (noch einmal f: aus)")                                   \
    X(FIELDS_OFF, "The %1 as they are", "Die %1, wie sie sind")                                    \
    X(SCALE_FREE, "Coordinates where they cover nothing (x: everywhere)",                          \
      "Koordinaten, wo sie nichts verdecken (x: überall)")                                         \
    X(SCALE_ALL, "Coordinates everywhere at the edges (x again: off)",                             \
      "Koordinaten überall am Rand (noch einmal x: aus)")                                          \
    X(SCALE_NONE, "No coordinates (x again: where there is room)",                                 \
      "Keine Koordinaten (noch einmal x: wo Platz ist)")                                           \
    X(CONFIRM_ON, "Each turn waits for Enter at its end", "Jeder Zug wartet am Ende auf Enter")    \
    X(CONFIRM_OFF, "Turns end by themselves; U takes a turn back",                                 \
      "Züge enden von selbst; U nimmt einen Zug zurück")                                           \
    X(NO_UNDO, "Nothing to take back in this turn; %1 goes back to the turn before",               \
      "In diesem Zug ist nichts zurückzunehmen; %1 geht zum Zug davor")                            \
    X(NO_BACK, "Nobody at this terminal had a turn before",                                        \
      "Vorher war niemand an diesem Terminal am Zug")                                              \
    X(BACK, "Back at a turn of %1; the tiles drawn since will come again",                         \
      "Zurück in einem Zug von %1; die Karten seither kommen wieder")                              \
    X(NO_PASS, "You cannot pass now", "Du kannst jetzt nicht verzichten")                          \
    X(NO_OTHER, "There is no other kind of action now",                                            \
      "Eine andere Art von Aktion gibt es jetzt nicht")                                            \
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
    X(RESIGNED, "%1 wins by resignation", "%1 gewinnt durch Aufgabe")                              \
    X(ON_TIME, "%1 wins on time", "%1 gewinnt durch Zeitablauf")                                   \
    X(DRAW, "The game ends in an agreed draw", "Das Spiel endet mit vereinbartem Unentschieden")   \
    X(ABORTED, "The game was aborted; nobody wins",                                                \
      "Das Spiel wurde abgebrochen; niemand gewinnt")                                              \
    X(PLAYERS_LEFT, "The players have left; nobody wins", "Alle sind gegangen; niemand gewinnt")   \
    X(OUT, "Out of the game: %1", "Ausgeschieden: %1")                                             \
    X(AND, " and ", " und ")                                                                       \
    X(STANDINGS, "Final standings", "Endstand")                                                    \
    X(FINAL, "Final scoring", "Schlusswertung")                                                    \
    X(NO_FINAL, "Nothing was left to score", "Es war nichts mehr zu werten")                       \
    X(DISCARDED, "the tile %1 fits nowhere and leaves the game",                                   \
      "die Karte %1 passt nirgends und ist aus dem Spiel")                                         \
    X(CLOSED, "%1 complete at %2", "%1 fertig auf %2")                                             \
    X(RETURNED, "%1 gets %2 back from %3", "%1 bekommt %2 von %3 zurück")                          \
    X(RELEASED, "%1 gets %2 back from %4", "%1 bekommt %2 von %4 zurück")                          \
    X(EXCHANGED, "exchange: %1", "Tausch: %1")                                                     \
    X(LEFT_ALONE, "%1 (no follower is left there)", "%1 (dort ist kein Gefolgsmann mehr)")         \
    X(CAPTURED, "%4 takes %2 of %1 at %3 prisoner", "%4 nimmt %2 von %1 auf %3 gefangen")          \
    X(TAKES, "%1 takes %2 %3", "%1 nimmt %2 %3")                                                   \
    X(TOKEN, "%1 at %2", "%1 auf %2")                                                              \
    X(ASIDE, "the tile %1 is laid aside until the dragon comes",                                   \
      "die Karte %1 kommt zur Seite, bis der Drache kommt")                                        \
    X(MIXED, "%1 tiles that lay aside can be drawn again",                                         \
      "%1 zur Seite gelegte Karten kommen wieder ins Spiel")                                       \
    X(MIXED_1, "the tile that lay aside can be drawn again",                                       \
      "die zur Seite gelegte Karte kommt wieder ins Spiel")                                        \
    X(PAYS, "%1 pays %2 (%3)", "%1 zahlt %2 (%3)")                                                 \
    X(POINT_1, "%1 point", "%1 Punkt")                                                             \
    X(POINT_N, "%1 points", "%1 Punkte")                                                           \
    X(FOR_FEATURE, " (%1 at %2)", " (%1 auf %2)")                                                  \
    X(ENDED, "the game ends, final scoring", "das Spiel endet, Schlusswertung")                    \
    X(AT, ", at %1", ", auf %1")                                                                   \
    X(SCORED_FOR, "%1 = %2 for %3", "%1 = %2 für %3")                                              \
    X(CROWN_ONLY, "crown space %1: %2 for %3, it has only one",                                    \
      "Kronenfeld %1: %2 für %3, es gibt dort nur eines")                                          \
    X(CROWN_ALONE, "crown space %1: %2 for %3, alone where there are two",                         \
      "Kronenfeld %1: %2 für %3, allein, wo es zwei gibt")                                         \
    X(CROWN_BOTH, "crown space %1: %2 for %3, both are taken",                                     \
      "Kronenfeld %1: %2 für %3, beide sind besetzt")                                              \
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
      "%1, pass; the list shows how it is written.\nOther words: board (draw it), "                \
      "fields (who owns the %2), scores (who got "                                                 \
      "what), tiles (still to come), list (the actions again), "                                   \
      "undo (within the turn), back (to the turn before; the same tiles come again), save FILE, "  \
      "help, quit.",                                                                               \
      "Gib die Nummer einer Aktion ein oder die Aktion selbst wie im Protokoll: place 1,0 r2, "    \
      "put %1, pass; die Liste zeigt die Schreibweise.\nAndere Wörter: board "                    \
      "(Tisch), fields (wem die %2 gehören), "                                                    \
      "scores (Wertungen), tiles (übrige Karten), list (Aktionen), undo (im Zug zurück), back "  \
      "(zum Zug davor; dieselben Karten kommen wieder), save DATEI (sichern), help, quit (Ende).") \
    X(USAGE,                                                                                       \
      "Usage: aude play [RULES] [--seat NAME ...] [--plain] [--record FILE] [--seed S]\n"          \
      "                 [--force] [--language en|de]\n"                                            \
      "       aude play --continue FILE [OPTION...]\n"                                             \
      "\n"                                                                                         \
      "Plays a game at this terminal, against the computer or with several people. RULES\n"        \
      "is every word up to the first option, such as carcassonne seats=3 (carcassonne).\n"         \
      "Expansions follow the game with plus signs: carcassonne+inns+traders+princess+tower.\n"     \
      "aude games lists games, expansions and options.\n"                                          \
      "\n"                                                                                         \
      "      --seat NAME      who sits at seat 0, 1, ...: human, a computer player, or even: "     \
      "the\n"                                                                                      \
      "                       one nearest to you by your results; without it one human, and\n"     \
      "                       seats that are left get the player odo\n"                            \
      "      --plain          lines instead of a screen; also where there is no terminal\n"        \
      "      --continue FILE  go on with a saved game; its rules and seats are used, and it is\n"  \
      "                       saved there again unless --record names another file\n"              \
      "      --record FILE    keep the record of the game in that file\n"                          \
      "      --force          replace a record that is there already without asking\n"             \
      "      --seed S         seed of everything that is drawn, to play the same tiles again\n"    \
      "      --language L     en or de; otherwise the language of the terminal\n"                  \
      "  -h, --help           this text\n"                                                         \
      "      --version        the version of Aude\n"                                               \
      "\n"                                                                                         \
      "On the screen ? shows the keys; in plain mode type help.\n"                                 \
      "\nComputer players:\n",                                                                     \
      "Aufruf: aude play [REGELN] [--seat NAME ...] [--plain] [--record DATEI] [--seed S]\n"       \
      "                  [--force] [--language en|de]\n"                                           \
      "        aude play --continue DATEI [OPTION...]\n"                                           \
      "\n"                                                                                         \
      "Spielt an diesem Terminal, gegen den Computer oder zu mehreren. REGELN ist jedes\n"         \
      "Wort bis zur ersten Option, etwa carcassonne seats=3 (carcassonne).\n"                      \
      "Erweiterungen folgen mit Pluszeichen: carcassonne+inns+traders+princess+tower.\n"           \
      "aude games nennt Spiele, Erweiterungen und Einstellungen.\n"                                \
      "\n"                                                                                         \
      "      --seat NAME      wer auf Platz 0, 1, ... sitzt: human, ein Computerspieler, oder\n"   \
      "                       even: wer nach bisherigen Ergebnissen am besten passt; sonst ein\n"  \
      "                       Mensch, und auf übrigen Plätzen spielt odo\n"                      \
      "      --plain          Zeilen statt Bildschirm; auch wo kein Terminal ist\n"                \
      "      --continue DATEI ein gesichertes Spiel fortsetzen, mit seinen Regeln und Plätzen;\n" \
      "                       es wird dort weiter gesichert, wenn --record nichts anderes nennt\n" \
      "      --record DATEI   das Protokoll des Spiels in dieser Datei führen\n"                  \
      "      --force          ein Protokoll, das es schon gibt, ohne Nachfrage ersetzen\n"         \
      "      --seed S         Startzahl des Zufalls, um dieselben Karten noch einmal zu ziehen\n"  \
      "      --language L     en oder de; sonst die Sprache des Terminals\n"                       \
      "  -h, --help           dieser Text\n"                                                       \
      "      --version        die Version von Aude\n"                                              \
      "\n"                                                                                         \
      "Auf dem Bildschirm zeigt ? die Tasten; im Zeilenmodus help eingeben.\n"                     \
      "\nComputerspieler:\n")                                                                      \
    X(MANY_SEATS, "play: %1 seats are given, but the game has %2",                                 \
      "play: %1 Plätze sind angegeben, aber das Spiel hat %2")                                     \
    X(NO_LANGUAGE, "play: the language is en or de, not \"%1\"",                                   \
      "play: die Sprache ist en oder de, nicht \"%1\"")                                            \
    X(NO_TERMINAL, "play: this terminal cannot show a screen, so the game is played in lines",     \
      "play: dieses Terminal zeigt keinen Bildschirm, darum wird in Zeilen gespielt")              \
    X(CONTINUE_VIEW, "%1: this is what one seat saw; only a whole game goes on",                   \
      "%1: das hat ein Platz gesehen; nur ein ganzes Spiel geht weiter")                           \
    X(RECORD_THERE, "%1: there is something already; --force replaces it",                         \
      "%1: da ist schon etwas; --force ersetzt es")                                                \
    X(ASK_REPLACE, "%1 is there already. Replace it? (y/n)", "%1 gibt es schon. Ersetzen? (j/n)")  \
    X(LEVEL_FIRST,                                                                                 \
      "Your opponent is %1 (level %2): of your games of %3 nothing is known yet, so you begin "    \
      "with somebody in the middle.",                                                              \
      "Gegner ist %1 (Stärke %2): von eigenen Partien %3 ist noch nichts bekannt, darum beginnt " \
      "es in der Mitte.")                                                                          \
    X(LEVEL_CHOSEN,                                                                                \
      "Your opponent is %1 (level %2), who is nearest to your own level in %3, %4 (games: %5).",   \
      "Gegner ist %1 (Stärke %2), am nächsten an der eigenen Stärke in %3, %4 (Partien: %5).")     \
    X(LEVEL_NOW, "Your level in %1 is now %2 (it was %3).",                                        \
      "Die eigene Stärke in %1 ist jetzt %2 (bisher %3).")                                         \
    X(LEVEL_BAD, "a line here is a game, a level and a number of games; mend or remove the file",  \
      "eine Zeile ist hier ein Spiel, eine Stärke und eine Zahl von Partien; bitte berichtigen "  \
      "oder die Datei entfernen")                                                                  \
    X(LEVEL_NO_HOME, "play: there is no home folder in which your level could be kept",            \
      "play: es gibt keinen Heimatordner, in dem die eigene Stärke stehen könnte")                 \
    X(METHODS, "plain ways to play, for tests and comparisons",                                    \
      "schlichte Spielweisen, für Tests und Vergleiche")                                           \
    X(CONTINUE_RULES, "play: with --continue the rules come from the record, not from \"%1\"",     \
      "play: mit --continue kommen die Regeln aus dem Protokoll, nicht aus \"%1\"")                \
    X(RESULT_WRONG, "the result is given as %1, but the actions give %2",                          \
      "als Ergebnis steht dort %1, aber die Aktionen ergeben %2")                                  \
    X(RESULT_EARLY, "the record ends after %1 actions, but its header gives a result",             \
      "das Protokoll endet nach %1 Aktionen, aber sein Kopf nennt ein Ergebnis")                   \
    X(RESULT_EARLY_1, "the record ends after %1 action, but its header gives a result",            \
      "das Protokoll endet nach %1 Aktion, aber sein Kopf nennt ein Ergebnis")                     \
    X(CUT_OFF, "the record is cut off in the middle of \"%1\"; %2 actions before it are good",     \
      "das Protokoll bricht mitten in \"%1\" ab; %2 Aktionen davor sind gut")                      \
    X(CUT_OFF_1, "the record is cut off in the middle of \"%1\"; %2 action before it is good",     \
      "das Protokoll bricht mitten in \"%1\" ab; %2 Aktion davor ist gut")                         \
    X(GAME, "%1: %2, %3 to %4 seats, seats=%5 unless told otherwise",                              \
      "%1: %2, %3 bis %4 Plätze, seats=%5, wenn nichts anderes gesagt ist")                        \
    X(EXPANSIONS, "expansions", "Erweiterungen")                                                   \
    X(NONE, "none", "keine")                                                                       \
    X(OPTION, "option", "Einstellung")                                                             \
    X(PLAYERS, "computer players", "Computerspieler")                                              \
    X(SIGNS, "SIGNS", "ZEICHEN")                                                                   \
    X(SIGN_SYMBOL, "%1: the sign on a tile", "%1: das Zeichen auf einer Karte")                    \
    X(SIGN_TOKEN, "%1: the figure itself", "%1: die Figur selbst")                                 \
    X(SIGN_COLUMN, "%1: only above its column, in the supply",                                     \
      "%1: nur über der Spalte, im Vorrat")                                                        \
    X(SIGN_FIGURE, "%1, before the mark of its player", "%1, vor dem Zeichen des Spielers")        \
    X(SIGN_HEDGE, "border: two %1 meet here and do not join",                                      \
      "Grenze: hier treffen sich zwei %1 und gehören nicht zusammen")                              \
    X(SIGN_CROWN,                                                                                  \
      "crown space: points when the pig stops there, more if alone where there are two",           \
      "Kronenfeld: Punkte, wenn das Schwein dort hält, allein mehr, wo es zwei gibt")              \
    X(SIGN_CROWN_LIST, "the list says its points now and how many segments the pig has to go",     \
      "die Liste nennt seine Punkte jetzt und den Weg des Schweins in Abschnitten")                \
    X(STAND_INS,                                                                                   \
      "%1 of its %2 tiles are stand-ins: the pictures of the printed tiles are lost, so what "     \
      "these show is likely but not proven: %3",                                                   \
      "%1 von %2 Karten sind Ersatz: die Bilder der gedruckten Karten sind verloren, darum ist "   \
      "wahrscheinlich, aber nicht belegt, was diese zeigen: %3")                                   \
    X(NO_GAME, "games: there is no game \"%1\"; see aude games",                                   \
      "games: ein Spiel \"%1\" gibt es nicht; siehe aude games")                                   \
    X(SECOND_KIND, "bonus", "Bonus")                                                               \
    X(ASIDE_KIND, "aside", "Seite")                                                                \
    X(HELP,                                                                                        \
      "CHOOSING\n"                                                                                 \
      "arrows, h j k l   go to the next place in that direction\n"                                 \
      "Tab, Shift-Tab    go through all places\n"                                                  \
      "a, A              another kind of action, where there are several\n"                        \
      "a number          choose that place, figure or action\n"                                    \
      "r, R              turn the tile through the ways that fit; another figure\n"                \
      "Enter             do what is chosen: lay the tile, put the figure, end the turn\n"          \
      "space, p          put no figure, do nothing\n"                                              \
      "mouse             click chooses, another turns the tile or acts;\n"                         \
      "                  double click lays the tile or acts\n"                                     \
      "\nTAKING BACK\n"                                                                            \
      "u                 undo within the turn, up to the draw\n"                                   \
      "U                 back to your previous turn; the tiles drawn since come again\n"           \
      "c                 end turns with or without asking\n"                                       \
      "\nLOOKING\n"                                                                                \
      "f                 %1 in the colours of their owners\n"                                      \
      "n                 what happened since your last turn\n"                                     \
      "s                 all scores with their sums\n"                                             \
      "t                 tiles still to be drawn\n"                                                \
      "z                 large or small tiles\n"                                                   \
      "x                 coordinates at the edges: where there is room, everywhere, none\n"        \
      "Shift-arrows      move the view;  g  go back to the chosen place\n"                         \
      "\nw                 save the game as a record\n"                                            \
      "q                 quit\n"                                                                   \
      "Ctrl-C            save and quit at once\n"                                                  \
      "\nDouble corners show where the tile in hand would lie. Solid corners show the tiles laid " \
      "since your last turn, in the colour of the "                                                \
      "player. A number on the table is a place where the tile in hand fits. In the list of "      \
      "seats > "                                                                                   \
      "is before who decides now, - before whose turn it is; g. is the computer player greedy.",   \
      "WÄHLEN\n"                                                                                  \
      "Pfeile, h j k l   zum nächsten Platz in dieser Richtung\n"                                 \
      "Tab, Umschalt-Tab alle Plätze der Reihe nach\n"                                            \
      "a, A              eine andere Art von Aktion, wo es mehrere gibt\n"                         \
      "eine Zahl         diesen Platz, diese Figur oder Aktion wählen\n"                          \
      "r, R              die Karte drehen, soweit sie passt; andere Figur\n"                       \
      "Enter             das Gewählte tun: Karte legen, Figur setzen, Zug beenden\n"              \
      "Leertaste, p      keine Figur setzen, nichts tun\n"                                         \
      "Maus              Klick wählt, noch einer dreht oder tut die Aktion;\n"                    \
      "                  Doppelklick legt die Karte oder tut die Aktion\n"                         \
      "\nZURÜCKNEHMEN\n"                                                                          \
      "u                 innerhalb des Zuges, bis nach dem Ziehen\n"                               \
      "U                 zum vorigen Zug; die Karten seither kommen wieder\n"                      \
      "c                 Züge mit oder ohne Nachfrage beenden\n"                                  \
      "\nANSEHEN\n"                                                                                \
      "f                 %1 in den Farben ihrer Besitzer\n"                                        \
      "n                 was seit deinem letzten Zug geschah\n"                                    \
      "s                 alle Wertungen mit ihrer Rechnung\n"                                      \
      "t                 noch zu ziehende Karten\n"                                                \
      "z                 große oder kleine Karten\n"                                              \
      "x                 Koordinaten am Rand: wo Platz ist, überall, keine\n"                     \
      "Umschalt-Pfeile   Ausschnitt bewegen;  g  zum gewählten Platz\n"                           \
      "\nw                 Spiel als Protokoll sichern\n"                                          \
      "q                 Ende\n"                                                                   \
      "Strg-C            sichern und sofort beenden\n"                                             \
      "\nDoppelte Ecken zeigen, wo die Karte liegen würde. Volle Ecken zeigen die Karten, die "   \
      "seit deinem letzten Zug gelegt wurden, in der "                                             \
      "Farbe des Spielers. Eine Zahl auf dem Tisch ist ein Platz, auf den die Karte passt. In "    \
      "der "                                                                                       \
      "Liste der Plätze steht > vor dem, der jetzt entscheidet, - vor dem, der am Zug ist; g. "   \
      "ist der Computerspieler greedy.")

#endif
