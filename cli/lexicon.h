/*
 * lexicon.h: what the names of the engine are called in English and German, for words.c and
 * events.c only. Nothing but tables; what a name without an entry is called is up to words.c.
 */
#ifndef AUDE_CLI_LEXICON_H
#define AUDE_CLI_LEXICON_H

/* Status, English, German: why something cannot be done, without a full stop. */
#define STATUS_WORDS(X)                                                                            \
    X(OK, "all is well", "alles in Ordnung")                                                       \
    X(NO_MEMORY, "there is not enough memory", "der Speicher reicht nicht")                        \
    X(UNKNOWN_GAME, "there is no game of that name", "ein Spiel dieses Namens gibt es nicht")      \
    X(UNKNOWN_MODULE, "there is no expansion of that name",                                        \
      "eine Erweiterung dieses Namens gibt es nicht")                                              \
    X(MODULE_TWICE, "the expansion is named twice", "die Erweiterung ist doppelt genannt")         \
    X(MODULE_REFUSED, "the expansion does not go with this game",                                  \
      "die Erweiterung passt nicht zu diesem Spiel")                                               \
    X(UNKNOWN_OPTION, "there is no option of that name",                                           \
      "eine Einstellung dieses Namens gibt es nicht")                                              \
    X(OPTION_TWICE, "the option is given twice", "die Einstellung ist doppelt angegeben")          \
    X(BAD_VALUE, "the option does not take that value", "die Einstellung kennt diesen Wert nicht") \
    X(BAD_SEATS, "the game cannot be played by that many",                                         \
      "mit so vielen Spielern geht das Spiel nicht")                                               \
    X(TEXT_TOO_LONG, "the text is too long", "der Text ist zu lang")                               \
    X(UNKNOWN_VERB, "there is no such action", "eine solche Aktion gibt es nicht")                 \
    X(BAD_ARGUMENT, "the action is not written that way", "die Aktion wird anders geschrieben")    \
    X(TRAILING_TEXT, "there is something after the action", "hinter der Aktion steht noch etwas")  \
    X(UNKNOWN_TILE, "there is no tile of that name", "eine Karte dieses Namens gibt es nicht")     \
    X(UNKNOWN_PIECE, "there is no figure of that name", "eine Figur dieses Namens gibt es nicht")  \
    X(UNKNOWN_SEGMENT, "the tile has no such part", "die Karte hat keinen solchen Teil")           \
    X(UNKNOWN_SEAT, "there is no such seat", "einen solchen Platz gibt es nicht")                  \
    X(NO_TILE_THERE, "there is no tile in that place", "dort liegt keine Karte")                   \
    X(GAME_OVER, "the game is over", "das Spiel ist zu Ende")                                      \
    X(NOT_YOUR_TURN, "it is somebody else's turn", "jemand anderes ist am Zug")                    \
    X(OUT_OF_STEP, "this is not the moment for that", "dafür ist jetzt nicht der Augenblick")      \
    X(NOT_IN_BAG, "no such tile is left to be drawn",                                              \
      "eine solche Karte ist nicht mehr zu ziehen")                                                \
    X(CELL_TAKEN, "there is already a tile in that place", "dort liegt schon eine Karte")          \
    X(NO_NEIGHBOUR, "the tile would touch no other tile", "die Karte würde keine andere berühren") \
    X(EDGES_DIFFER, "the tile does not fit its neighbours",                                        \
      "die Karte passt nicht zu ihren Nachbarn")                                                   \
    X(NO_PIECE_LEFT, "nothing of that kind is left in the supply",                                 \
      "davon ist nichts mehr im Vorrat")                                                           \
    X(FEATURE_TAKEN, "it is taken already", "das ist schon besetzt")                               \
    X(FEATURE_COMPLETE, "it is complete already, so nothing may be added",                         \
      "das ist schon fertig, dort darf nichts mehr hin")                                           \
    X(NOT_ON_THAT, "that may not be put on this", "das darf dort nicht hin")                       \
    X(NOT_THAT_TILE, "the figure must go on the tile just laid",                                   \
      "die Figur muss auf die eben gelegte Karte")                                                 \
    X(FORBIDDEN_TILE, "no follower may be put where the dragon is",                                \
      "wo der Drache ist, darf kein Gefolgsmann hin")                                              \
    X(NO_OWN_FOLLOWER, "a follower of the same player must stand there",                           \
      "dort muss ein eigener Gefolgsmann stehen")                                                  \
    X(NOBODY_THERE, "no follower that could be meant stands there",                                \
      "dort steht kein Gefolgsmann, der gemeint sein könnte")                                      \
    X(ALREADY_THERE, "it stands there already", "dort steht sie schon")                            \
    X(NOT_ADJACENT, "the dragon goes only to a tile beside his own",                               \
      "der Drache geht nur auf eine Karte neben seiner")                                           \
    X(VISITED, "the dragon has been there on this walk",                                           \
      "dort war der Drache auf diesem Gang schon")                                                 \
    X(GUARDED, "the fairy keeps the dragon off that tile",                                         \
      "die Fee hält den Drachen von dieser Karte fern")                                            \
    X(NOT_BUILT, "no tower has been built there yet", "dort ist noch kein Turm gebaut")            \
    X(OUT_OF_RANGE, "that figure is out of reach", "diese Figur ist außer Reichweite")             \
    X(NO_PRISONER, "no such figure is held prisoner there",                                        \
      "eine solche Figur ist dort nicht gefangen")                                                 \
    X(TOO_FEW_POINTS, "the ransom is more than the player has points",                             \
      "für das Lösegeld reichen die Punkte nicht")                                                 \
    X(ONCE_A_TURN, "that may be done only once a turn", "das geht nur einmal in jedem Zug")        \
    X(FOLLOWER_PUT, "in this turn a follower has been put on a tile already",                      \
      "in diesem Zug wurde schon ein Gefolgsmann auf eine Karte gesetzt")                          \
    X(UNKNOWN_CARD, "there is no card of that name", "eine Karte dieses Namens gibt es nicht")     \
    X(UNKNOWN_ROW, "there is no row of that name", "eine Reihe dieses Namens gibt es nicht")       \
    X(NO_SUCH_CARD, "there is no such card there", "eine solche Karte ist dort nicht")             \
    X(WRONG_ROW, "the card does not belong in that row", "die Karte gehört nicht in diese Reihe")  \
    X(FACE_DOWN_FIRST, "the first card of a round is laid face down",                              \
      "die erste Karte einer Runde kommt verdeckt")                                                \
    X(FACE_UP_NOW, "only the first card of a round is laid face down",                             \
      "nur die erste Karte einer Runde kommt verdeckt")                                            \
    X(ANOTHER_SEAT, "another seat gets the next card", "die nächste Karte bekommt jemand anderes") \
    X(CARD_UNNAMED, "the card must be named; ? is only for one that may not be known",             \
      "die Karte muss genannt werden; ? steht nur für eine, die man nicht kennen darf")            \
    X(CARD_HIDDEN, "that card may not be known here; it is written ?",                             \
      "diese Karte darf man hier nicht kennen; sie wird ? geschrieben")                            \
    X(ILLEGAL, "the rules do not allow that", "das erlauben die Regeln nicht")                     \
    X(BAD_VERSION, "the record is of a later version", "das Protokoll hat eine spätere Version")   \
    X(BAD_HEADER, "the head of the record is damaged", "der Kopf des Protokolls ist beschädigt")   \
    X(NO_HEADER, "this is no record of a game", "das ist kein Spielprotokoll")                     \
    X(BAD_NAME, "a name is not text that can be shown",                                            \
      "ein Name ist kein Text, der sich zeigen lässt")                                             \
    X(CUT_OFF, "the record is cut off, its last line has no end",                                  \
      "das Protokoll ist abgeschnitten, seine letzte Zeile hat kein Ende")                         \
    X(RESULT_EARLY, "the record ends before the game does, but its head gives a result",           \
      "das Protokoll endet vor dem Spiel, aber sein Kopf nennt ein Ergebnis")                      \
    X(RESULT_WRONG, "the actions come to another result",                                          \
      "die Aktionen ergeben ein anderes Ergebnis")                                                 \
    X(SETTLED, "chance has settled that otherwise", "der Zufall hat das anders entschieden")       \
    X(LEARNT, "somebody has seen a card since", "inzwischen hat jemand eine Karte gesehen")        \
    X(NO_SUCH_LINE, "there is no such line that counts",                                           \
      "eine solche Zeile, die zählt, gibt es nicht")                                               \
    X(SEAT_OUT, "that player is out already", "dieser Spieler ist schon ausgeschieden")            \
    X(NO_DRAFT, "nothing has been tried out", "es ist nichts ausprobiert worden")                  \
    X(TABLE_FULL, "the game has too many lines", "das Spiel hat zu viele Zeilen")

/* Name, English one and many, German one and many, German accusative with both articles. */
#define NOUNS(X)                                                                                   \
    X("card", "card", "cards", "Karte", "Karten", "eine Karte", "die Karte")                       \
    X("tile", "tile", "tiles", "Karte", "Karten", "eine Karte", "die Karte")                       \
    X("shield", "shield", "shields", "Wappen", "Wappen", "ein Wappen", "das Wappen")               \
    X("city", "city", "cities", "Stadt", "Städte", "eine Stadt", "die Stadt")                      \
    X("road", "road", "roads", "Straße", "Straßen", "eine Straße", "die Straße")                   \
    X("field", "field", "fields", "Wiese", "Wiesen", "eine Wiese", "die Wiese")                    \
    X("cloister", "cloister", "cloisters", "Kloster", "Klöster", "ein Kloster", "das Kloster")     \
    X("tower", "tower", "towers", "Turm", "Türme", "einen Turm", "den Turm")                       \
    X("knight", "knight", "knights", "Ritter", "Ritter", "einen Ritter", "den Ritter")             \
    X("robber", "thief", "thieves", "Wegelagerer", "Wegelagerer", "einen Wegelagerer",             \
      "den Wegelagerer")                                                                           \
    X("monk", "monk", "monks", "Mönch", "Mönche", "einen Mönch", "den Mönch")                      \
    X("farmer", "farmer", "farmers", "Bauer", "Bauern", "einen Bauern", "den Bauern")              \
    X("guard", "guard", "guards", "Wächter", "Wächter", "einen Wächter", "den Wächter")            \
    X("follower", "follower", "followers", "Gefolgsmann", "Gefolgsleute", "einen Gefolgsmann",     \
      "den Gefolgsmann")                                                                           \
    X("large", "large follower", "large followers", "großer Gefolgsmann", "große Gefolgsleute",    \
      "einen großen Gefolgsmann", "den großen Gefolgsmann")                                        \
    X("builder", "builder", "builders", "Baumeister", "Baumeister", "einen Baumeister",            \
      "den Baumeister")                                                                            \
    X("pig", "pig", "pigs", "Schwein", "Schweine", "ein Schwein", "das Schwein")                   \
    X("inn", "inn", "inns", "Wirtshaus", "Wirtshäuser", "ein Wirtshaus", "das Wirtshaus")          \
    X("cathedral", "cathedral", "cathedrals", "Kathedrale", "Kathedralen", "eine Kathedrale",      \
      "die Kathedrale")                                                                            \
    X("wine", "wine", "wine", "Wein", "Wein", "Wein", "den Wein")                                  \
    X("grain", "grain", "grain", "Korn", "Korn", "Korn", "das Korn")                               \
    X("cloth", "cloth", "cloth", "Tuch", "Tuch", "Tuch", "das Tuch")                               \
    X("princess", "princess", "princesses", "Burgfräulein", "Burgfräulein", "ein Burgfräulein",    \
      "das Burgfräulein")                                                                          \
    X("tunnel", "tunnel", "tunnels", "Tunnel", "Tunnel", "einen Tunnel", "den Tunnel")             \
    X("in-city", "cloister in the city", "cloisters in the city", "Kloster in der Stadt",          \
      "Klöster in der Stadt", "ein Kloster in der Stadt", "das Kloster in der Stadt")              \
    X("volcano", "volcano", "volcanoes", "Vulkan", "Vulkane", "einen Vulkan", "den Vulkan")        \
    X("dragon", "dragon", "dragons", "Drache", "Drachen", "einen Drachen", "den Drachen")          \
    X("portal", "portal", "portals", "Zaubergang", "Zaubergänge", "einen Zaubergang",              \
      "den Zaubergang")                                                                            \
    X("fairy", "fairy", "fairies", "Fee", "Feen", "eine Fee", "die Fee")                           \
    X("aside", "tile laid aside", "tiles laid aside", "zur Seite gelegte Karte",                   \
      "zur Seite gelegte Karten", "eine zur Seite gelegte Karte", "die zur Seite gelegte Karte")   \
    X("tower-pieces", "tower piece", "tower pieces", "Turmteil", "Turmteile", "ein Turmteil",      \
      "das Turmteil")                                                                              \
    X("steps", "step left", "steps left", "Schritt übrig", "Schritte übrig", "einen Schritt",      \
      "den Schritt")                                                                               \
    X("feature", "scoring", "scorings", "Wertung", "Wertungen", "eine Wertung", "die Wertung")     \
    X("ransom", "ransom", "ransoms", "Lösegeld", "Lösegelder", "ein Lösegeld", "das Lösegeld")     \
    X("fortuna", "Fortuna", "Fortuna", "Fortuna", "Fortuna", "Fortuna", "Fortuna")                 \
    X("taxes", "Taxes", "Taxes", "Steuern", "Steuern", "Steuern", "die Steuern")                   \
    X("famine", "Famine", "Famine", "Hungersnot", "Hungersnot", "eine Hungersnot",                 \
      "die Hungersnot")                                                                            \
    X("storm", "Storm", "Storm", "Unwetter", "Unwetter", "ein Unwetter", "das Unwetter")           \
    X("inquisition", "Inquisition", "Inquisition", "Inquisition", "Inquisition",                   \
      "eine Inquisition", "die Inquisition")                                                       \
    X("plague", "Plague", "Plague", "Pest", "Pest", "eine Pest", "die Pest")                       \
    X("crown", "crown space", "crown spaces", "Kronenfeld", "Kronenfelder", "ein Kronenfeld",      \
      "das Kronenfeld")                                                                            \
    X("each knight", "own knight", "own knights", "eigener Ritter", "eigene Ritter",               \
      "einen eigenen Ritter", "den eigenen Ritter")                                                \
    X("each city", "complete city", "complete cities", "fertige Stadt", "fertige Städte",          \
      "eine fertige Stadt", "die fertige Stadt")                                                   \
    X("supply", "follower in supply", "followers in supply", "Gefolgsmann im Vorrat",              \
      "Gefolgsleute im Vorrat", "einen Gefolgsmann im Vorrat", "den Gefolgsmann im Vorrat")        \
    X("courtier", "courtier", "courtiers", "Höfling", "Höflinge", "einen Höfling", "den Höfling")  \
    X("wheel", "wheel", "wheels", "Rad", "Räder", "ein Rad", "das Rad")                            \
    X("token pig", "pig of the wheel", "pigs of the wheel", "Glücksschwein", "Glücksschweine",     \
      "ein Glücksschwein", "das Glücksschwein")                                                    \
    X("meadow", "meadow", "meadows", "Wiese", "Wiesen", "eine Wiese", "die Wiese")                 \
    X("river", "river", "rivers", "Fluss", "Flüsse", "einen Fluss", "den Fluss")                   \
    X("forest", "forest", "forests", "Wald", "Wälder", "einen Wald", "den Wald")                   \
    X("lake", "lake", "lakes", "See", "Seen", "einen See", "den See")                              \
    X("system", "river system", "river systems", "Flusssystem", "Flusssysteme", "ein Flusssystem", \
      "das Flusssystem")                                                                           \
    X("hunter", "hunter", "hunters", "Jäger", "Jäger", "einen Jäger", "den Jäger")                 \
    X("fisher", "fisher", "fishers", "Fischer", "Fischer", "einen Fischer", "den Fischer")         \
    X("gatherer", "gatherer", "gatherers", "Sammler", "Sammler", "einen Sammler", "den Sammler")   \
    X("settler", "hut", "huts", "Hütte", "Hütten", "eine Hütte", "die Hütte")                      \
    X("member", "tribe member", "tribe members", "Stammesmitglied", "Stammesmitglieder",           \
      "ein Stammesmitglied", "das Stammesmitglied")                                                \
    X("hut", "hut", "huts", "Hütte", "Hütten", "eine Hütte", "die Hütte")                          \
    X("gold", "gold nugget", "gold nuggets", "Goldklumpen", "Goldklumpen", "einen Goldklumpen",    \
      "den Goldklumpen")                                                                           \
    X("mushroom", "mushroom group", "mushroom groups", "Pilzgruppe", "Pilzgruppen",                \
      "eine Pilzgruppe", "die Pilzgruppe")                                                         \
    X("spring", "spring", "springs", "Quelle", "Quellen", "eine Quelle", "die Quelle")             \
    X("fish", "fish", "fish", "Fisch", "Fische", "einen Fisch", "den Fisch")                       \
    X("deer", "deer", "deer", "Wild", "Wild", "ein Wild", "das Wild")                              \
    X("mammoth", "mammoth", "mammoths", "Mammut", "Mammuts", "ein Mammut", "das Mammut")           \
    X("tiger", "sabre-tooth tiger", "sabre-tooth tigers", "Säbelzahntiger", "Säbelzahntiger",      \
      "einen Säbelzahntiger", "den Säbelzahntiger")                                                \
    X("aurochs", "aurochs", "aurochs", "Auerochse", "Auerochsen", "einen Auerochsen",              \
      "den Auerochsen")                                                                            \
    X("fire", "fire", "fires", "Feuer", "Feuer", "ein Feuer", "das Feuer")                         \
    X("shrine", "shrine", "shrines", "Kultstätte", "Kultstätten", "eine Kultstätte",               \
      "die Kultstätte")                                                                            \
    X("bonus", "bonus tile", "bonus tiles", "Bonuskarte", "Bonuskarten", "eine Bonuskarte",        \
      "die Bonuskarte")                                                                            \
    X("segment", "segment", "segments", "Teil", "Teile", "einen Teil", "den Teil")                 \
    X("animal", "animal", "animals", "Tier", "Tiere", "ein Tier", "das Tier")                      \
    X("small-city", "small city", "small cities", "kleine Stadt", "kleine Städte",                 \
      "eine kleine Stadt", "die kleine Stadt")                                                     \
    X("unfinished", "unfinished", "unfinished", "unfertig", "unfertig", "unfertig", "unfertig")    \
    X("value", "value", "values", "Wert", "Werte", "einen Wert", "den Wert")                       \
    X("majority", "majority", "majorities", "Mehrheit", "Mehrheiten", "eine Mehrheit",             \
      "die Mehrheit")                                                                              \
    X("fairy-turn", "fairy at the beginning of the turn", "fairy at the beginning of the turn",    \
      "Fee zu Beginn des Zuges", "Fee zu Beginn des Zuges", "eine Fee", "die Fee")                 \
    X("fairy-scoring", "fairy at the scoring", "fairy at the scoring", "Fee bei der Wertung",      \
      "Fee bei der Wertung", "eine Fee", "die Fee")

/* Reason, then English and German: %1 gets %2, which is "1 point" or "3 points". */
#define REASON_WORDS(X)                                                                            \
    X("fairy-turn", "%1 gets %2 from the fairy as the turn begins",                                \
      "%1 bekommt %2 von der Fee zu Beginn des Zuges")                                             \
    X("fairy-scoring", "%1 gets %2 from the fairy", "%1 bekommt %2 von der Fee")                   \
    X("wine", "%1 gets %2 for the most wine", "%1 bekommt %2 für den meisten Wein")                \
    X("grain", "%1 gets %2 for the most grain", "%1 bekommt %2 für das meiste Korn")               \
    X("cloth", "%1 gets %2 for the most cloth", "%1 bekommt %2 für das meiste Tuch")               \
    X("ransom", "%1 gets %2 as ransom", "%1 bekommt %2 Lösegeld")                                  \
    X("fortuna", "Fortuna: %1 gets %2", "Fortuna: %1 bekommt %2")                                  \
    X("crown", "crown space: %1 gets %2", "Kronenfeld: %1 bekommt %2")

/* Token, then English and German: that it came to %1, being %2 high; %3 is the segment of the wheel
 * with that number. */
#define TOKEN_WORDS(X)                                                                             \
    X("dragon", "the dragon comes to %1", "der Drache kommt auf %1")                               \
    X("fairy", "the fairy comes to %1", "die Fee kommt auf %1")                                    \
    X("tower", "the tower at %1 is now %2 high", "der Turm auf %1 ist jetzt %2 hoch")              \
    X("pig", "the pig goes to %3", "das Glücksschwein läuft weiter: %3")

/* Token of nobody, then English and German: how it is now, being %1 many and on a %2. */
#define STANDING_WORDS(X)                                                                          \
    X("pig", "pig: %2", "Glücksschwein: %2")                                                       \
    X("bonus", "bonus tiles left: %1", "Bonuskarten übrig: %1")

/* Why a sum is as it is, where the name alone does not say it: %1 how many, %2 the name for so many,
 * %3 what it acts on. Empty: it needs no words. */
#define CAUSE_WORDS(X)                                                                             \
    X("fire", "the fire drives %1 %3 away", "das Feuer vertreibt %1 %3")                           \
    X("tiger", "%1 %2 without prey", "%1 %2 ohne Beute")                                           \
    X("wine", "%1 %2", "%1 %2")                                                                    \
    X("grain", "%1 %2", "%1 %2")                                                                   \
    X("cloth", "%1 %2", "%1 %2")                                                                   \
    X("courtier", "%1 %2", "%1 %2")                                                                \
    X("unfinished", "", "")

/* Verb, with "elsewhere" for another tile than the new one and "own" for a figure of whoever
 * acts where these have words of their own, then in English and German: a title for a list of
 * such actions; what is asked; what can be done; what was done. %1 who acts, %2 his figure
 * ("a follower"), %3 the cell, %4 the figure that stands there ("the knight"), %5 whose it is,
 * %6 the other seat, %7 a number: how high a tower is, how many steps of a walk are left, or the engine's number of the verb's name, %8 the
 * feature there. */
#define VERB_WORDS(X)                                                                              \
    X("draw", "draw", "ziehen", "A tile is drawn.", "Eine Karte wird gezogen.", "draw a tile",     \
      "eine Karte ziehen", "%1 draws a tile", "%1 zieht eine Karte")                               \
    X("place", "tile", "Karte", "%1: where does the tile go?", "%1: wohin mit der Karte?",         \
      "lay the tile at %3", "die Karte auf %3 legen", "%1 lays a tile at %3",                      \
      "%1 legt eine Karte auf %3")                                                                 \
    X("put", "figure", "Figur", "%1: put a figure on the tile?",                                   \
      "%1: eine Figur auf die Karte setzen?", "put %2 at %3", "%2 auf %3 setzen",                  \
      "%1 puts %2 at %3", "%1 setzt %2 auf %3")                                                    \
    X("put elsewhere", "elsewhere", "anderswo", "%1: put a follower on another tile?",             \
      "%1: einen Gefolgsmann auf eine andere Karte setzen?", "put %2 at %3", "%2 auf %3 setzen",   \
      "%1 puts %2 at %3", "%1 setzt %2 auf %3")                                                    \
    X("pass", "nothing", "nichts", "%1: go on?", "%1: weiter?", "nothing", "nichts",               \
      "%1 does nothing", "%1 tut nichts")                                                          \
    X("again", "second tile", "zweite Karte", "%1: draw a second tile for the builder?",           \
      "%1: für den Baumeister eine zweite Karte ziehen?", "draw a second tile",                    \
      "eine zweite Karte ziehen", "%1 draws a second tile", "%1 zieht eine zweite Karte")          \
    X("fairy", "fairy", "Fee", "%1: move the fairy?", "%1: die Fee bewegen?",                      \
      "move the fairy to %4 at %3", "die Fee neben %4 auf %3 stellen",                             \
      "%1 moves the fairy to %4 at %3", "%1 stellt die Fee neben %4 auf %3")                       \
    X("remove", "princess", "Burgfräulein", "%1: send a knight home?",                             \
      "%1: einen Ritter heimschicken?", "send %4 of %5 at %3 home",                                \
      "%4 von %5 auf %3 heimschicken", "%1 sends %4 of %5 at %3 home",                             \
      "%1 schickt %4 von %5 auf %3 heim")                                                          \
    X("dragon", "dragon", "Drache", "%1 moves the dragon, steps left: %7",                         \
      "%1 bewegt den Drachen, Schritte übrig: %7", "move the dragon to %3",                        \
      "den Drachen auf %3 bewegen", "%1 moves the dragon to %3", "%1 bewegt den Drachen auf %3")   \
    X("build", "tower", "Turm", "%1: build on a tower?", "%1: an einem Turm bauen?",               \
      "build on the tower at %3, now %7 high", "am Turm auf %3 bauen, jetzt %7 hoch",              \
      "%1 builds on the tower at %3", "%1 baut am Turm auf %3")                                    \
    X("capture", "prisoner", "Gefangener", "%1 may take a prisoner",                               \
      "%1 darf einen Gefangenen nehmen", "take %4 of %5 at %3 prisoner",                           \
      "%4 von %5 auf %3 gefangen nehmen", "%1 takes %4 of %5 at %3 prisoner",                      \
      "%1 nimmt %4 von %5 auf %3 gefangen")                                                        \
    X("capture own", "prisoner", "Gefangener", "%1 may take a prisoner",                           \
      "%1 darf einen Gefangenen nehmen", "take %4 at %3 home (own figure)",                        \
      "%4 auf %3 heimholen (eigene Figur)", "%1 takes %4 at %3 home (own figure)",                 \
      "%1 holt %4 auf %3 heim (eigene Figur)")                                                     \
    X("close", "tower top", "Turmspitze", "%1: put a follower on a tower?",                        \
      "%1: einen Gefolgsmann auf einen Turm stellen?", "put %2 on the tower at %3",                \
      "%2 auf den Turm auf %3 stellen", "%1 puts %2 on the tower at %3",                           \
      "%1 stellt %2 auf den Turm auf %3")                                                          \
    X("exchange", "exchange", "Tausch", "%1: which follower comes back in exchange?",              \
      "%1: welcher Gefolgsmann kommt im Tausch zurück?", "get %2 back in exchange",                \
      "%2 eintauschen", "%1 gets %2 back in exchange", "%1 tauscht %2 ein")                        \
    X("ransom", "ransom", "Freikauf", "%1: buy a prisoner back for %7 points?",                    \
      "%1: für %7 Punkte einen Gefangenen freikaufen?", "buy %2 back from %6 for %7 points",       \
      "%2 für %7 Punkte von %6 freikaufen", "%1 buys %2 back from %6 for %7 points",               \
      "%1 kauft %2 für %7 Punkte von %6 frei")                                                     \
    X("crown", "wheel", "Rad", "%1: put a follower on a crown space of the wheel?",                \
      "%1: einen Gefolgsmann auf ein Kronenfeld des Rades stellen?", "put %2 on the wheel: %8",    \
      "%2 auf das Rad stellen: %8", "%1 puts %2 on the wheel: %8", "%1 stellt %2 auf das Rad: %8") \
    X("plague", "plague", "Pest", "Plague! %1 takes a follower back",                              \
      "Pest! %1 nimmt einen Gefolgsmann zurück", "take %4 at %3 back", "%4 auf %3 zurücknehmen",   \
      "plague: %1 takes %4 at %3 back", "Pest: %1 nimmt %4 auf %3 zurück")

/* What the picture of a feature, mark or symbol means, where its name does not say everything:
 * English, German. */
#define NOTE_WORDS(X)                                                                              \
    X("wheel", "wheel: the pig goes so many segments on when the tile is drawn",                   \
      "Rad: das Glücksschwein läuft so viele Abschnitte weiter, wenn die Karte gezogen wird")      \
    X("fortuna", "Fortuna: points for the player on turn",                                         \
      "Fortuna: Punkte für den Spieler am Zug")                                                    \
    X("taxes", "Taxes: each knight gets points for each shield and each own knight in his city",   \
      "Steuern: jeder Ritter bekommt Punkte je Wappen und je eigenem Ritter in seiner Stadt")      \
    X("famine", "Famine: each farmer gets points for each complete city at his field",             \
      "Hungersnot: jeder Bauer bekommt Punkte für jede fertige Stadt an seiner Wiese")             \
    X("storm", "Storm: points for each follower in supply",                                        \
      "Unwetter: Punkte für jeden Gefolgsmann im Vorrat")                                          \
    X("inquisition", "Inquisition: points for each monk", "Inquisition: Punkte für jeden Mönch")   \
    X("plague", "Plague: everybody takes one follower back from the landscape",                    \
      "Pest: jeder nimmt einen Gefolgsmann aus der Landschaft zurück")                             \
    X("lake", "lake, with the number of its fish", "See, mit der Zahl seiner Fische")              \
    X("gold", "gold nugget: who completes the forest gets a bonus tile",                           \
      "Goldklumpen: wer den Wald fertigstellt, bekommt eine Bonuskarte")                           \
    X("mushroom", "mushroom group: more points for a complete forest",                             \
      "Pilzgruppe: mehr Punkte für einen fertigen Wald")                                           \
    X("spring", "spring: a river ends here", "Quelle: hier endet ein Fluss")                       \
    X("tiger", "sabre-tooth tiger: each one costs its meadow one deer",                            \
      "Säbelzahntiger: jeder nimmt seiner Wiese ein Wild")                                         \
    X("fire", "fire: drives the tigers of its meadow away",                                        \
      "Feuer: vertreibt die Tiger seiner Wiese")                                                   \
    X("shrine", "shrine: a hunter beside it has the whole meadow alone",                           \
      "Kultstätte: ein Jäger daneben hat die ganze Wiese allein")

/* Game, expansion or option, English, German: what it is about. */
#define MODULE_WORDS(X)                                                                            \
    X("wheel", "the classic game around a wheel of fortune",                                       \
      "Das Schicksalsrad: das klassische Spiel um ein Rad")                                        \
    X("hunters", "forests, rivers, lakes and meadows of the Stone Age",                            \
      "Die Jäger und Sammler: Wälder, Flüsse und Wiesen der Steinzeit")                            \
    X("inns", "Inns & Cathedrals: large followers, inns, cathedrals",                              \
      "Wirtshäuser & Kathedralen: große Gefolgsleute, Wirtshäuser, Kathedralen")                   \
    X("traders", "Traders & Builders: builders, pigs, goods",                                      \
      "Händler & Baumeister: Baumeister, Schweine, Waren")                                         \
    X("princess", "Princess & Dragon: the dragon, the fairy, portals, princesses",                 \
      "Burgfräulein & Drache: Drache, Fee, Zaubergänge, Burgfräulein")                             \
    X("tower", "The Tower: towers, prisoners, ransom", "Der Turm: Türme, Gefangene, Lösegeld")

#define OPTION_WORDS(X)                                                                            \
    X("smallcity", "points of a complete city of two tiles",                                       \
      "Punkte einer fertigen Stadt aus zwei Karten")                                               \
    X("farmers", "may figures stand on fields", "dürfen Figuren auf Wiesen stehen")                \
    X("fairy", "whose is the fairy's point: of all on her tile, or of whom she stands beside",     \
      "wessen ist der Punkt der Fee: aller auf ihrer Karte, oder dessen, neben dem sie steht")     \
    X("dragon", "does the dragon walk before or after scoring",                                    \
      "geht der Drache vor oder nach der Wertung")                                                 \
    X("princess", "may or must a knight be sent home if there is one",                             \
      "darf oder muss ein Ritter heimgeschickt werden, wenn einer da ist")                         \
    X("top", "may a tower grow again when the follower on it has left",                            \
      "darf ein Turm weiterwachsen, wenn der Gefolgsmann auf ihm fort ist")                        \
    X("count", "what counts in forests and rivers: their segments, or the tiles they are on",      \
      "was in Wäldern und Flüssen zählt: ihre Teile, oder die Karten, auf denen sie sind")         \
    X("bonus", "bonus tiles when one tile completes several forests with gold: one, or one each",  \
      "Bonuskarten, wenn eine Karte mehrere Goldwälder abschließt: eine, oder für jeden eine")

#endif
