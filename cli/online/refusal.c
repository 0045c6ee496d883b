/*
 * refusal.c: what servers refuse, in German; in English they say it themselves.
 */
#include <string.h>

#include "../../online/why.h"
#include "online.h"

static const char *const german[WHY_COUNT] = {
    [WHY_NOT] = "",
    [WHY_JSON] = "Das ist kein JSON-Objekt, oder etwas darin fehlt oder ist falsch.",
    [WHY_METHOD] = "Diese Adresse kennt diese Methode nicht.",
    [WHY_NOTHING] = "Unter dieser Adresse gibt es nichts.",
    [WHY_TOKEN] = "Dafür braucht es ein Token, oder dieses gilt nicht.",
    [WHY_LOGIN] = "Name und Passwort passen nicht zusammen.",
    [WHY_NAME] = "Diesen Namen gibt es nicht: Buchstaben, Ziffern, Binde- und Unterstriche.",
    [WHY_NAME_TAKEN] = "Diesen Namen hat schon jemand.",
    [WHY_PASSWORD] = "Ein Passwort hat 8 bis 256 Bytes.",
    [WHY_GUEST] = "Dafür braucht es ein Konto.",
    [WHY_GAME] = "Diese Partie gibt es nicht.",
    [WHY_DAMAGED] = "Diese Partie ist beschädigt; sie bleibt für den, der den Server betreibt.",
    [WHY_PLAYER] = "Diesen Spieler gibt es nicht.",
    [WHY_RULES] = "Diese Regeln gibt es nicht.",
    [WHY_CLOCK] = "So eine Uhr gibt es nicht.",
    [WHY_SEATS] = "Die Plätze passen nicht zu den Regeln.",
    [WHY_RECORD] = "Das Protokoll ist beschädigt.",
    [WHY_RATED] = "So eine Partie lässt sich nicht werten.",
    [WHY_SEAT] = "Dieser Platz gehört dir nicht.",
    [WHY_FULL] = "An diesem Tisch ist kein Platz frei.",
    [WHY_SEAT_TAKEN] = "Dieser Platz ist besetzt.",
    [WHY_TABLES] = "Du sitzt schon an so vielen offenen Tischen, wie man darf.",
    [WHY_BOTS] = "Mehr Programme darf niemand haben; lösche erst eines.",
    [WHY_STATE] = "Das geht jetzt nicht.",
    [WHY_TAKEN] = "Diese Zeile gibt es schon.",
    [WHY_GAP] = "Davor fehlen Zeilen.",
    [WHY_ILLEGAL] = "Das erlauben die Regeln nicht.",
    [WHY_TIME] = "Die Zeit war abgelaufen.",
    [WHY_OFFER] = "Diese Frage gibt es nicht.",
    [WHY_TEXT] = "Ein Text hat 1 bis 500 Bytes und keine Steuerzeichen.",
    [WHY_MANY] = "Das war zu oft; bitte warte.",
    [WHY_STORE] = "Die Datenbank ist nicht zu erreichen; bitte versuche es noch einmal.",
    [WHY_BUSY] = "Der Server ist voll.",
};

const char *refusal_told(const json_t *answer)
{
    const char *word = json_string_value(json_object_get(answer, "why"));
    for (int i = 0; word != NULL && words_language() == GERMAN && i < WHY_COUNT; i++) {
        if (german[i] != NULL && strcmp(why_word((enum why)i), word) == 0)
            return german[i];
    }
    return json_string_value(json_object_get(answer, "text"));
}
