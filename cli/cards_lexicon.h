/*
 * cards_lexicon.h: what card games need in words, in English and German, for words.h, words.c and
 * cards_words.c only. Nothing but tables; they continue those of lexicon.h and sentences.h.
 */
#ifndef AUDE_CLI_CARDS_LEXICON_H
#define AUDE_CLI_CARDS_LEXICON_H

/* See NOUNS. */
#define CARD_NOUNS(X)                                                                              \
    X("card", "card", "cards", "Karte", "Karten", "eine Karte", "die Karte")                       \
    X("yellow", "yellow row", "yellow rows", "gelbe Reihe", "gelbe Reihen", "eine gelbe Reihe",    \
      "die gelbe Reihe")                                                                           \
    X("red", "red row", "red rows", "rote Reihe", "rote Reihen", "eine rote Reihe",                \
      "die rote Reihe")                                                                            \
    X("green", "green row", "green rows", "grüne Reihe", "grüne Reihen", "eine grüne Reihe",       \
      "die grüne Reihe")                                                                           \
    X("blue", "blue row", "blue rows", "blaue Reihe", "blaue Reihen", "eine blaue Reihe",          \
      "die blaue Reihe")                                                                           \
    X("dealer", "dealer", "dealers", "Kartengeber", "Kartengeber", "einen Kartengeber",            \
      "den Kartengeber")                                                                           \
    X("person", "person", "persons", "Person", "Personen", "eine Person", "die Person")            \
    X("persons", "persons", "persons", "Personen", "Personen", "Personen", "die Personen")         \
    X("animals", "animals", "animals", "Tiere", "Tiere", "Tiere", "die Tiere")                     \
    X("building", "building", "buildings", "Gebäude", "Gebäude", "ein Gebäude", "das Gebäude")     \
    X("buildings", "buildings", "buildings", "Gebäude", "Gebäude", "Gebäude", "die Gebäude")       \
    X("animal-joker", "animal joker", "animal jokers", "Tierjoker", "Tierjoker",                   \
      "einen Tierjoker", "den Tierjoker")                                                          \
    X("building-joker", "building joker", "building jokers", "Gebäudejoker", "Gebäudejoker",       \
      "einen Gebäudejoker", "den Gebäudejoker")                                                    \
    X("wrong", "card in the wrong row", "cards in the wrong row", "Karte in falscher Reihe",       \
      "Karten in falscher Reihe", "eine Karte in falscher Reihe", "die Karte in falscher Reihe")   \
    X("sold", "card sold", "cards sold", "verkaufte Karte", "verkaufte Karten",                    \
      "eine verkaufte Karte", "die verkaufte Karte")                                               \
    X("special", "dragon or fairy", "dragon and fairy", "Drache oder Fee", "Drache und Fee",       \
      "Drache oder Fee", "Drache oder Fee")                                                        \
    X("joker", "animal joker", "animal jokers", "Tierjoker", "Tierjoker", "einen Tierjoker",       \
      "den Tierjoker")

/* See VERB_WORDS; "lay down" is for a card laid face down. %1 who acts, %2 the card ("a red 2"),
 * %3 the colour, without its ending in German, %4 the seat that is named, %5 the card ("red 2"). */
#define CARD_VERBS(X)                                                                              \
    X("dealer", "dealer", "Kartengeber", "The dealer is found by lot.",                            \
      "Der Kartengeber wird ausgelost.", "%4 becomes the dealer", "%4 wird Kartengeber",           \
      "%4 becomes the dealer", "%4 wird Kartengeber")                                              \
    X("open", "open", "aufdecken", "A card is opened.", "Eine Karte wird aufgedeckt.", "open %2",  \
      "%2 aufdecken", "%5 is opened", "aufgedeckt wird: %5")                                       \
    X("deal", "deal", "geben", "Cards are dealt.", "Karten werden gegeben.", "deal %2 to %4",      \
      "%4 bekommt %2", "%4 gets %2", "%4 bekommt %2")                                              \
    X("lay", "card", "Karte", "%1: lay a card, or claim a row with the follower",                  \
      "%1: eine Karte legen oder mit dem Gefolgsmann eine Reihe sichern", "lay %2 in the %3 row",  \
      "%2 in die %3e Reihe legen", "%1 lays %2 in the %3 row", "%1 legt %2 in die %3e Reihe")      \
    X("lay down", "card", "Karte", "%1: lay a card face down, or claim a row with the follower",   \
      "%1: eine Karte verdeckt legen oder mit dem Gefolgsmann eine Reihe sichern",                 \
      "lay %2 face down in the %3 row", "%2 verdeckt in die %3e Reihe legen",                      \
      "%1 lays %2 face down in the %3 row", "%1 legt %2 verdeckt in die %3e Reihe")                \
    X("lay opened", "joker", "Joker", "%1: in which row does %2 go?",                              \
      "%1: in welche Reihe kommt die aufgedeckte Karte? (%5)", "lay %2 in the %3 row",             \
      "%2 in die %3e Reihe legen", "%1 lays %2 in the %3 row", "%1 legt %2 in die %3e Reihe")      \
    X("claim", "claim", "sichern", "%1: claim a row with the follower",                            \
      "%1: mit dem Gefolgsmann eine Reihe sichern", "claim the %3 row", "die %3e Reihe sichern",   \
      "%1 claims the %3 row", "%1 sichert die %3e Reihe")                                          \
    X("claim nothing", "claim", "sichern", "%1: claim a row with the follower",                    \
      "%1: mit dem Gefolgsmann eine Reihe sichern", "claim nothing in the %3 row",                 \
      "in der %3en Reihe nichts sichern", "%1 claims nothing in the %3 row",                       \
      "%1 sichert in der %3en Reihe nichts")                                                       \
    X("turn", "turn", "aufdecken", "A card is turned up.", "Eine Karte wird aufgedeckt.",          \
      "turn up %2 in the %3 row", "%2 in der %3en Reihe aufdecken",                                \
      "a card of the %3 row is turned up: %5", "eine Karte der %3en Reihe wird aufgedeckt: %5")    \
    X("sell", "sell", "verkaufen", "%1: sell or keep %2 from the %3 row?",                         \
      "%1: verkaufen oder behalten? (%5 aus der %3en Reihe)", "sell %2", "%2 verkaufen",           \
      "%1 sells %2", "%1 verkauft %2")                                                             \
    X("keep", "keep", "behalten", "%1: sell or keep %2 from the %3 row?",                          \
      "%1: verkaufen oder behalten? (%5 aus der %3en Reihe)", "keep %2", "%2 behalten",            \
      "%1 keeps %2", "%1 behält %2")                                                               \
    X("joker", "joker", "Joker", "%1: which animals does the animal joker join?",                  \
      "%1: zu welchen Tieren kommt der Tierjoker?", "join the %3 animals",                         \
      "zu den %3en Tieren legen", "%1 lays an animal joker with the %3 animals",                   \
      "%1 legt einen Tierjoker zu den %3en Tieren")

/* See MODULE_WORDS and OPTION_WORDS. */
#define CARD_MODULES(X)                                                                            \
    X("cardcassonne", "the card game: four rows of cards, claimed with one follower each",         \
      "das Kartenspiel: vier Kartenreihen, die jeder mit einem Gefolgsmann sichert")

#define CARD_OPTIONS(X)                                                                            \
    X("animals", "points for so many animals of a kind; ? is assumed, for the card is lost",       \
      "Punkte für so viele Tiere einer Art; ? ist angenommen, denn die Karte ist verloren")        \
    X("chests", "are the buildings under the chests a number only, or open to all",                \
      "sind die Gebäude unter den Truhen nur eine Zahl oder für alle offen")

/* A row: its name, the colour in English and German (without its ending), what its board shows,
 * and one or two letters for small cards. */
#define CARD_COLOURS(X)                                                                            \
    X("yellow", "yellow", "gelb", "cloister", "Kloster", "Y", "Ge")                                \
    X("red", "red", "rot", "road", "Straße", "R", "Ro")                                            \
    X("green", "green", "grün", "meadow", "Wiese", "G", "Gr")                                      \
    X("blue", "blue", "blau", "city", "Stadt", "B", "Bl")

/* A type of cards in English and German: what a large card says, its name and the same as the
 * object of a sentence, %1 being its colour and %2 its value; then its sign on small cards, and
 * the letter for it where there is only ASCII, in both languages. */
#define CARD_TYPES(X)                                                                              \
    X("person", "person %2", "Person %2", "%1 %2", "%1e %2", "a %1 %2", "eine %1e %2", 0, 0, 0)    \
    X("animal", "animal", "Tier", "%1 animal", "%1es Tier", "a %1 animal", "ein %1es Tier", L'♞',  \
      'a', 't')                                                                                    \
    X("building", "building", "Gebäude", "%1 building", "%1es Gebäude", "a %1 building",           \
      "ein %1es Gebäude", L'⌂', 'b', 'g')                                                          \
    X("dragon", "dragon", "Drache", "dragon", "Drache", "the dragon", "den Drachen", L'D', 'D',    \
      'D')                                                                                         \
    X("fairy", "fairy", "Fee", "fairy", "Fee", "the fairy", "die Fee", L'F', 'F', 'F')             \
    X("animal-joker", "animal", "Tier", "animal joker", "Tierjoker", "an animal joker",            \
      "einen Tierjoker", L'♞', 'a', 't')                                                           \
    X("building-joker", "building", "Gebäude", "building joker", "Gebäudejoker",                   \
      "a building joker", "einen Gebäudejoker", L'⌂', 'b', 'g')

/* See WORDS. */
#define CARD_SENTENCES(X)                                                                            \
    X(CARD, "a card", "eine Karte")                                                                  \
    X(CARD_ASK_LAY, "%1: lay a card", "%1: eine Karte legen")                                        \
    X(CARD_JOKER, "joker", "Joker")                                                                  \
    X(CARD_ONE, "1 card", "1 Karte")                                                                 \
    X(CARD_SOME, "%1 cards", "%1 Karten")                                                            \
    X(CARD_LEFT, "%1 cards left", "noch %1 Karten")                                                  \
    X(CARD_LEFT_1, "1 card left", "noch 1 Karte")                                                    \
    X(CARD_ROUND, "round %1 of %2", "Runde %1 von %2")                                               \
    X(CARD_SETUP, "set-up", "Aufbau")                                                                \
    X(CARD_DEALER, "dealer %1", "Geber %1")                                                          \
    X(CARD_TAKES, "%1 takes %2 from the %3 row", "%1 nimmt %2 aus der %3en Reihe")                   \
    X(CARD_LIST, "%1: %2", "%1: %2")                                                                 \
    X(CARD_PERSONS, "%1: persons %2 x %3 = %4", "%1: Personen %2 x %3 = %4")                         \
    X(CARD_WRONG, "%1: %2 in the wrong row = %3", "%1: %2 in der falschen Reihe = %3")               \
    X(CARD_SOLD, "%1: %2 sold = %3", "%1: %2 verkauft = %3")                                         \
    X(CARD_SPECIAL, "%1: %2 = %3", "%1: %2 = %3")                                                    \
    X(CARD_ALONE, "%1: animal joker without animals = %3", "%1: Tierjoker ohne Tiere = %3")          \
    X(CARD_ANIMAL_1, "%1: %2 %3 animal = %4", "%1: %2 %3es Tier = %4")                               \
    X(CARD_ANIMALS, "%1: %2 %3 animals in all = %4", "%1: zusammen %2 %3e Tiere = %4")               \
    X(CARD_BUILDINGS, "%1: %2 = %3", "%1: %2 = %3")                                                  \
    X(CARD_SERIES, "%1 different buildings %2", "%1 verschiedene Gebäude %2")                        \
    X(CARD_SERIES_MORE, "%1 different %2", "%1 verschiedene %2")                                     \
    X(CARD_SINGLE_1, "%1 building alone %2", "%1 Gebäude allein %2")                                 \
    X(CARD_SINGLE, "%1 buildings alone %2", "%1 Gebäude allein %2")                                  \
    X(CARD_SINGLE_MORE, "%1 alone %2", "%1 allein %2")                                               \
    X(CARD_SAVED, "Saved as %1; the file holds all hands",                                           \
      "Gesichert als %1; die Datei enthält alle Hände")                                              \
    X(CARD_CONFIRM_OFF, "Turns end by themselves; U takes one back until a card is seen",            \
      "Züge enden von selbst; U nimmt einen zurück, bis eine Karte gesehen wird")                    \
    X(CARD_CLEARED,                                                                                  \
      "The screen was cleared; what the terminal keeps elsewhere is beyond our reach.",              \
      "Der Bildschirm wurde gelöscht; was das Terminal anderswo aufhebt, erreichen wir nicht.")      \
    X(CARD_NOT_CLEARED, "This terminal cannot be cleared; what was shown is still above.",           \
      "Dieses Terminal lässt sich nicht löschen; was gezeigt wurde, steht noch darüber.")            \
    X(CARD_LINES_PASS_ON, "Give the keyboard to %1; press Enter",                                    \
      "Gib die Tastatur an %1; dann Enter drücken")                                                  \
    X(CARD_NOTATION, "lay, down, claim", "lay legen, down verdeckt, claim sichern")                  \
    X(CARD_KEYS_GO_ON, "any key goes on", "jede Taste führt weiter")                                 \
    X(CARD_KEYS_PAGE_ON, "up and down scroll, any other key goes on",                                \
      "auf und ab blättern, jede andere Taste weiter")                                               \
    X(CARD_ANIMAL_TABLE, "Points for 1 to %1 animals of a colour (animals=%2, ? is assumed)",        \
      "Punkte für 1 bis %1 Tiere einer Farbe (animals=%2, ? ist angenommen)")                        \
    X(CARD_HOME, "%1 gets the follower back", "%1 bekommt den Gefolgsmann zurück")                   \
    X(CARD_DEALS, "%1 becomes the dealer", "%1 wird Kartengeber")                                    \
    X(CARD_OPEN, "open", "offen")                                                                    \
    X(CARD_HAND, "Hand of %1", "Hand von %1")                                                        \
    X(CARD_NO_HAND, "no cards in hand", "keine Karten auf der Hand")                                 \
    X(CARD_CLAIM, "claim", "sichern")                                                                \
    X(CARD_FOLLOWER, "follower", "Figur")                                                            \
    X(CARD_STRETCH, "%1 worth %2 now", "%1, sofort %2")                                              \
    X(CARD_UNKNOWN, "%1 face down", "%1 verdeckt")                                                   \
    X(CARD_GAIN, "%1 in all", "%1 insgesamt")                                                        \
    X(CARD_CHEST, "%1 for the chest", "%1 für die Truhe")                                            \
    X(CARD_NO_BACK, "That stays as it is: somebody has seen a card since",                           \
      "Das bleibt, wie es ist: seither hat jemand eine Karte gesehen")                               \
    X(CARD_BACK, "Back at a turn of %1", "Zurück in einem Zug von %1")                               \
    X(CARD_PASS_ON, "Give the keyboard to %1, who presses the space bar",                            \
      "Gib die Tastatur an %1; dann die Leertaste drücken")                                          \
    X(CARD_ROUND_OVER, "Round %1 of %2 is over", "Runde %1 von %2 ist zu Ende")                      \
    X(CARD_NOBODY_TOOK, "Nobody took a card", "Niemand hat eine Karte genommen")                     \
    X(CARD_POINTS_NOW, "Points now", "Punkte jetzt")                                                 \
    X(CARD_FOLLOWER_HERE, "follower in hand", "Gefolgsmann in der Hand")                             \
    X(CARD_FOLLOWER_OUT, "follower in the %1 row", "Gefolgsmann in der %1en Reihe")                  \
    X(CARD_IN_FRONT, "in front: %1", "vor sich: %1")                                                 \
    X(CARD_WAITS, "jokers waiting: %1", "wartende Joker: %1")                                        \
    X(CARD_WITH_JOKER, "%1 (jokers: %2)", "%1 (Joker: %2)")                                          \
    X(CARD_IN_CHEST, "under the chest: %1", "unter der Truhe: %1")                                   \
    X(CARD_COLUMNS, "hand", "Hand")                                                                  \
    X(CARD_CHEST_COLUMN, "chest", "Truhe")                                                           \
    X(CARD_REMAINING, "Cards that %1 cannot see, in hands, face down and in the pile of %2",         \
      "Karten, die %1 nicht sieht: auf Händen, verdeckt und im Stapel von %2")                       \
    X(CARD_ONLOOKER, "an onlooker", "ein Zuschauer")                                                 \
    X(CARD_TURN, "round", "Runde")                                                                   \
    X(CARD_KEYS_CHOOSE,                                                                              \
      "? help  left right card  up down row  Enter do it  f follower  n news  s scores  t cards",    \
      "? Hilfe  links rechts Karte  auf ab Reihe  Enter tun  f Figur  n Neues  s Wertung")           \
    X(CARD_KEYS_ASKED, "? help  arrows or 1-9  Enter do it  u undo  n news  s scores  t cards",      \
      "? Hilfe  Pfeile oder 1-9  Enter tun  u zurück  n Neues  s Wertung  t Karten")                 \
    X(CARD_KEYS_DONE, "? help  Enter done  u undo  n news  s scores  t cards  c do not ask",         \
      "? Hilfe  Enter fertig  u zurück  n Neues  s Wertung  t Karten  c nicht fragen")               \
    X(CARD_KEYS_HAND_OVER, "? help  space goes on  s scores  w save",                                \
      "? Hilfe  Leertaste weiter  s Wertung  w sichern")                                             \
    X(CARD_KEYS_OVER, "? help  e result  s scores  n news  w save",                                  \
      "? Hilfe  e Ergebnis  s Wertung  n Neues  w sichern")                                          \
    X(CARD_KEYS_WATCH, "? help  space pause  n news  s scores  t cards",                             \
      "? Hilfe  Leertaste Pause  n Neues  s Wertung  t Karten")                                      \
    X(CARD_PLAIN_HELP,                                                                               \
      "Type the number of an action, or the action itself as in a record: lay red.2 red, lay "       \
      "down blue.animal green, claim yellow; the list shows how it is written.\nOther words: "       \
      "board (the rows again), scores (who got what), cards (those you cannot see, and what "        \
      "animals bring), list (the actions again), rules (how the game is played), save FILE (the "    \
      "file holds all hands), help, quit; undo takes back your last answer while you are asked "     \
      "several things about the cards you take, back goes to your last decision unless somebody "    \
      "has seen a card since.",                                                                      \
      "Gib die Nummer einer Aktion ein oder die Aktion selbst wie im Protokoll: lay red.2 red, "     \
      "lay down blue.animal green, claim yellow; die Liste zeigt die Schreibweise.\nAndere "         \
      "Wörter: board (die Reihen), scores (Wertungen), cards (die Karten, die du nicht siehst, "    \
      "und was Tiere bringen), list (Aktionen), rules (die Spielregeln), save DATEI (sichern; "      \
      "die "                                                                                         \
      "Datei enthält alle Hände), help, quit (Ende); undo nimmt die letzte Antwort zurück, "      \
      "solange du mehreres zu den genommenen Karten gefragt wirst, back geht zu deiner letzten "     \
      "Entscheidung, wenn seither niemand eine Karte gesehen hat.")                                  \
    X(CARD_HELP,                                                                                     \
      "CHOOSING\n"                                                                                   \
      "left, right       another card of the hand, or the follower behind them\n"                    \
      "a number          that card; the last number is the follower\n"                               \
      "up, down          another row, where there is a choice\n"                                     \
      "f                 the follower, in the row that brings most\n"                                \
      "Enter             do what is chosen, end the turn\n"                                          \
      "space             take the keyboard, where it goes from hand to hand\n"                       \
      "mouse             click chooses a card, a row or an answer; another click on the row, or "    \
      "a double click, does it\n"                                                                    \
      "\nTAKING BACK\n"                                                                              \
      "u                 undo within the turn\n"                                                     \
      "U                 back to your last turn, unless somebody has seen a card since\n"            \
      "c                 end turns with or without asking\n"                                         \
      "\nLOOKING\n"                                                                                  \
      "n                 what happened since your last turn\n"                                       \
      "s                 all scores with their sums\n"                                               \
      "t                 the cards you cannot see\n"                                                 \
      "\nw                 save the game as a record; the file holds all hands\n"                    \
      "q                 quit\n"                                                                     \
      "Ctrl-C            save and quit at once\n"                                                    \
      "\nTHE TABLE\n"                                                                                \
      "Each row begins at its board. A card shows its colour and its value 1 to 3, or the sign "     \
      "of an animal or a building. Cards that lie face down show who laid them; of your own you "    \
      "see what they are. A figure stands behind the last card it claims. Below the cards "          \
      "stands what they would bring at once: for a claimed stretch its owner, for an open one "      \
      "you; a question mark for each card nobody may count. In the table of players: points, "       \
      "cards in hand, whether the follower is still there, animals by colour with the jokers "       \
      "among them after a plus sign, jokers that wait for animals, cards under the chest. The "      \
      "name of a computer stands behind its colour, where there is no room as one letter with a "    \
      "full stop.\n",                                                                                \
      "WÄHLEN\n"                                                                                    \
      "links, rechts     eine andere Karte der Hand oder dahinter der Gefolgsmann\n"                 \
      "eine Zahl         diese Karte; die letzte Zahl ist der Gefolgsmann\n"                         \
      "auf, ab           eine andere Reihe, wo es eine Wahl gibt\n"                                  \
      "f                 der Gefolgsmann, in der Reihe, die am meisten bringt\n"                     \
      "Enter             das Gewählte tun, den Zug beenden\n"                                       \
      "Leertaste         die Tastatur übernehmen, wo sie von Hand zu Hand geht\n"                   \
      "Maus              Klick wählt Karte, Reihe oder Antwort; noch einer auf die Reihe oder "     \
      "ein "                                                                                         \
      "Doppelklick tut es\n"                                                                         \
      "\nZURÜCKNEHMEN\n"                                                                            \
      "u                 innerhalb des Zugs\n"                                                       \
      "U                 zum letzten eigenen Zug, wenn seither niemand eine Karte gesehen hat\n"     \
      "c                 Züge mit oder ohne Nachfrage beenden\n"                                    \
      "\nANSEHEN\n"                                                                                  \
      "n                 was seit deinem letzten Zug geschah\n"                                      \
      "s                 alle Wertungen mit ihrer Rechnung\n"                                        \
      "t                 die Karten, die du nicht siehst\n"                                          \
      "\nw                 Spiel als Protokoll sichern; die Datei enthält alle Hände\n"            \
      "q                 Ende\n"                                                                     \
      "Strg-C            sichern und sofort beenden\n"                                               \
      "\nDER TISCH\n"                                                                                \
      "Jede Reihe beginnt an ihrer Tafel. Eine Karte zeigt ihre Farbe und ihren Wert 1 bis 3 "       \
      "oder das Zeichen für ein Tier oder ein Gebäude. Verdeckte Karten zeigen, wer sie gelegt "   \
      "hat; bei den eigenen siehst du, was sie sind. Eine Figur steht hinter der letzten Karte, "    \
      "die sie sichert. Unter den Karten steht, was sie sofort bringen würden: ein gesicherter "    \
      "Abschnitt seinem Besitzer, ein offener dir; ein Fragezeichen für jede Karte, die niemand "   \
      "zählen darf. In der Tabelle der Spieler: Punkte, Handkarten, ob der Gefolgsmann noch da "    \
      "ist, Tiere nach Farben mit den Jokern darunter hinter einem Pluszeichen, Joker, die auf "     \
      "Tiere warten, Karten unter der Truhe. Der Name eines Computers steht hinter seiner Farbe, "   \
      "wo kein Raum ist, als ein Buchstabe mit Punkt.\n")                                            \
    X(CARD_RULES,                                                                                    \
      "THE GAME\n"                                                                                   \
      "In each round everybody gets some cards. In your turn you lay one card at the end of a "      \
      "row, or place your follower at the end of a row, once in a round: he claims the cards "       \
      "before him, back to the next follower or to the board. Your first card of a round lies "      \
      "face down and may go in any row; later ones lie face up in the row of their colour. "         \
      "Jokers, the dragon and the fairy go in any row. Who places his follower last deals "          \
      "next.\n"                                                                                      \
      "When all cards are laid and all followers stand, claimed cards are turned up and taken, "     \
      "row by row from the lowest. Cards nobody claimed stay for the next round.\n"                  \
      "Persons of the row's colour bring the sum of their values times their number, then leave "    \
      "the game: 3 + 1 + 1 = 5, x 3 cards = 15 points.\n"                                            \
      "Animals are laid in front of you. Each time a colour grows, it brings points for all you "    \
      "have of it: 3 for one animal, 6 for two, 14 for five. Only these are known for sure, the "    \
      "points for other numbers are assumed; the option animals=a, b or c chooses among three "      \
      "guesses. An animal joker joins animals you have and counts as one of them; without any "      \
      "it brings 3 points and waits.\n"                                                              \
      "Buildings and building jokers go under the chest and are counted at the end: a series of "    \
      "2, 3 or 4 different buildings brings 5, 15 or 30 points; a joker is any building. With "      \
      "chests=closed only their number is shown, with chests=open the cards.\n"                      \
      "The dragon and the fairy bring 10 points each. A person that was laid face down in a row "    \
      "of another colour brings 10 points; an animal or a building there you sell for 10 points "    \
      "or keep.\n"                                                                                   \
      "The game ends when no cards are left to deal. Most points win, then most buildings.\n",       \
      "DAS SPIEL\n"                                                                                  \
      "In jeder Runde bekommen alle einige Karten. Im Zug legst du eine Karte ans Ende einer "       \
      "Reihe, oder du stellst deinen Gefolgsmann ans Ende einer Reihe, einmal je Runde: er "         \
      "sichert die Karten vor ihm, bis zum nächsten Gefolgsmann oder bis zur Tafel. Deine erste "   \
      "Karte einer Runde liegt verdeckt und darf in jede Reihe; spätere liegen offen in der "       \
      "Reihe ihrer Farbe. Joker, Drache und Fee dürfen in jede Reihe. Wer seinen Gefolgsmann "      \
      "als Letzter stellt, gibt die nächste Runde.\n"                                               \
      "Wenn alle Karten gelegt sind und alle Gefolgsleute stehen, werden die gesicherten Karten "    \
      "aufgedeckt und genommen, Reihe um Reihe von unten. Was niemand gesichert hat, bleibt "        \
      "für die nächste Runde liegen.\n"                                                            \
      "Personen in der Farbe der Reihe bringen die Summe ihrer Werte mal ihrer Anzahl und sind "     \
      "dann aus dem Spiel: 3 + 1 + 1 = 5, x 3 Karten = 15 Punkte.\n"                                 \
      "Tiere legst du vor dir aus. Immer wenn eine Farbe wächst, bringt sie Punkte für alle, die " \
      "du davon hast: 3 für ein Tier, 6 für zwei, 14 für fünf. Nur diese sind sicher bekannt, "  \
      "die "                                                                                         \
      "Punkte für andere Zahlen sind angenommen; die Einstellung animals=a, b oder c wählt unter " \
      "drei Vermutungen. Ein Tierjoker kommt zu Tieren, die du hast, und zählt wie eins davon; "    \
      "ohne Tiere bringt er 3 Punkte und wartet.\n"                                                  \
      "Gebäude und Gebäudejoker kommen unter die Truhe und zählen am Ende: eine Serie aus 2, 3 "  \
      "oder 4 verschiedenen Gebäuden bringt 5, 15 oder 30 Punkte; ein Joker ist jedes Gebäude. "   \
      "Mit chests=closed sieht man nur ihre Zahl, mit chests=open die Karten.\n"                     \
      "Drache und Fee bringen je 10 Punkte. Eine Person, die verdeckt in eine Reihe anderer "        \
      "Farbe kam, bringt 10 Punkte; ein Tier oder Gebäude dort verkaufst du für 10 Punkte oder "   \
      "behältst es.\n"                                                                              \
      "Das Spiel endet, wenn keine Karten mehr zu geben sind. Die meisten Punkte gewinnen, dann "    \
      "die meisten Gebäude.\n")

#endif
