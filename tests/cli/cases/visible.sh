# What strangers wrote never gets to a terminal as it is: control characters, bytes that are not
# UTF-8 and overrides of direction are shown as escapes, wherever they come from.

strange=$(printf '\033[2J\007\177 \302\233 \377 \342\200\256')

# clean: neither stream of the last command holds anything a terminal would obey.
clean() {
    if python3 -c 'import re, sys
for name in ("out", "err"):
    text = open(name, "rb").read().decode("utf-8")
    if re.search("[\x00-\x09\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]", text):
        sys.exit(1)' 2>/dev/null; then
        pass
    else
        fail "the output is not clean: $(cat out err | head -c 300 | cat -v)"
    fi
}

"$aude" simulate carcassonne --games 1 --seed 5 --record strange >/dev/null 2>&1
record=strange/5-000000.aude
# Names that are no text are refused, and what is text but not to be seen is shown.
sed "s/^seat 0.*/seat 0 ${strange}Anna/" $record >strange.aude
try "names that are no text" 1 "$aude" replay strange.aude
clean
try "names that are no text, as JSON" 1 "$aude" replay --json strange.aude
clean
try "names that are no text, to go on with" 1 "$aude" play --plain --continue strange.aude
clean
sed 's/^seat 0.*/seat 0 \xe2\x80\x8fAnna\xd8\x9c/; s/^seat 1.*/seat 1 Ömer 田中/' $record >names.aude
try "names in a record" 0 "$aude" replay names.aude
clean
says out '\\u200fAnna\\u061c.* [0-9]*, Ömer 田中.* [0-9]'
try "names in a trace" 0 "$aude" replay --trace names.aude
clean
says out '\\u200fAnna\\u061c'
try "names in JSON" 0 "$aude" replay --json names.aude
clean
is_json '"Anna" in d["records"][0]["names"][0] and "\u200f" in d["records"][0]["names"][0] and "Ömer 田中" in d["records"][0]["names"][1]'
head -n 60 names.aude | sed '/^result/d' >running.aude
for locale in C C.UTF-8; do
    try "names in a game in lines, $locale" 0 env LC_ALL=$locale "$aude" play --plain --language en \
        --continue running.aude --seat random --seat random
    clean
    says out '\\u200fAnna\\u061c'
done

try "a line of a record" 1 sh -c 'sed "10s/.*/place $1/" "$2" >line.aude; exec "$3" replay line.aude' \
    sh "$strange" $record "$aude"
clean
says err 'line.aude:10: "place \\x1b\[2J'
try "the same to go on with" 1 "$aude" play --plain --continue line.aude
clean
says err '"place \\x1b\[2J'
try "rules of a record" 1 sh -c 'sed "s/^game.*/game $1/" "$2" >rules.aude; exec "$3" replay rules.aude' \
    sh "$strange" $record "$aude"
clean
says err 'unknown game "\\x1b\[2J'
try "the result of a record" 1 sh -c 'sed "s/^result.*/result $1/" "$2" >result.aude; exec "$3" replay result.aude' \
    sh "$strange" $record "$aude"
clean
cp $record "bad$strange.aude"
echo pass >>"bad$strange.aude"
try "the name of a file" 1 "$aude" replay "bad$strange.aude"
clean
says err 'aude: bad\\x1b\[2J\\x07\\u007f \\u009b \\xff \\u202e.aude:[0-9]*: '
printf '\n' >"two
lines"
try "the name of a file has a newline" 1 "$aude" replay "two
lines"
says err 'aude: two\\x0alines:1: '
try "the name of a good file" 0 sh -c 'cp "$2" "$1.aude"; exec "$3" replay "$1.aude"' \
    sh "$strange" $record "$aude"
clean
try "a file that is saved" 0 "$aude" play carcassonne --plain --seat random --seat random --record "saved$strange"
clean
says out 'saved\\x1b\[2J'
try "a file that cannot be saved" 1 "$aude" play carcassonne --plain --record "nowhere$strange/x"
clean
try "a file typed by a player" 0 sh -c 'printf "save nowhere/%s\nquit\n" "$1" | "$2" play carcassonne --plain --seed 1' \
    sh "$strange" "$aude"
clean
says out 'nowhere/\\x1b\[2J'
word=$(printf %s "$strange" | tr -d ' ')
for words in "$word" "games $word" "play --seat $word" "simulate carcassonne --games $word" \
    "serve --port $word" "perft carcassonne --depth 1 --deck $word" "tiles carcassonne+$word"; do
    title="words of a command line: $(printf %s "$words" | cat -v)"
    # The words are meant to be split.
    # shellcheck disable=SC2086
    "$aude" $words >out 2>err </dev/null
    clean
    says err '\\x1b\[2J'
done
try "lines for the engine" 0 sh -c 'printf "rules %s\nrules carcassonne\nplay %s\n%s\ngo %s\nseen 0 %s\n" "$1" "$1" "$1" "$1" "$1" | "$2" engine' \
    sh "$strange" "$aude"
clean
[ "$(grep -c '^error .*\\x1b' out)" -eq 5 ] && pass || fail "not five errors: $(cat -v out)"

# Letters are whole, however little room there is for them.
wide=$(printf 'é%.0s' $(seq 300))
try "a long word of letters" 2 "$aude" "x$wide"
clean
says err '"xéé.*é\.\.\."; aude'
try "another that begins elsewhere" 2 "$aude" "xx$wide"
clean
{ head -n 9 $record; echo "place $wide"; } >wide.aude
try "a long line of letters" 1 "$aude" replay wide.aude
clean
{ head -n 9 $record; echo "place x$wide"; } >wide.aude
try "a long line of letters" 1 "$aude" play --plain --continue wide.aude
clean
