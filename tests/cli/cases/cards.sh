# The card game: figures, records, views, and that nobody is shown what he may not see.

try "games" 0 "$aude" games
says out '^cardcassonne: '
says out 'option animals=a|b|c '
says out 'option chests=closed|open '
# The tables are those of the engine, and no other option has one.
says out '^    a: 3 6 9? 12? 14 16? '
says out '^    c: 3 6 8? 11? 14 17? '
[ "$(grep -c '^    [a-z]*: [0-9]' out)" -eq 3 ] && pass || fail "the tables of animals"
[ "$(grep -A 4 'option animals' out | wc -L)" -le 80 ] && pass || fail "lines about animals are too wide"
try "kinds of cards" 0 "$aude" tiles cardcassonne
[ "$(wc -l <out)" -eq 24 ] && pass || fail "$(wc -l <out) kinds of cards"
says out '^red.2 x5 person row red value 2$'
says out '^animal-joker x4 animal-joker$'
try "kinds of cards --json" 0 "$aude" tiles cardcassonne --json
is_json 'sum(c["copies"] for c in d["cards"]) == 130 and d["cards"][0] == {"id": "yellow.1", "copies": 8, "type": "person", "row": "yellow", "value": 1}'

try "simulate" 0 "$aude" simulate cardcassonne seats=3 --games 50 --seed 3
says out '^50 games, [1-9][0-9]* actions, .* games/s, .* actions/s$'
says out '^seat 2 random: mean score [1-9]'
grep -q placement out && fail "placements in a card game: $(cat out)" || pass
try "simulate with players" 0 "$aude" simulate cardcassonne seats=3 --games 2 --seed 3 --player greedy --player random
try "simulate --json" 0 "$aude" simulate cardcassonne --games 20 --seed 3 --json
is_json 'd["actions"] > 0 and "placements" not in d and d["actions_per_game"] > 250'
cp out one
try "four threads" 0 "$aude" simulate cardcassonne --games 20 --seed 3 --json --threads 4
is_json 'd["signature"] == json.load(open("one"))["signature"]'
try "bench --count" 0 "$aude" bench cardcassonne seats=2 --count
says out '^cardcassonne seats=2: [1-9][0-9]* actions$'

try "perft" 0 "$aude" perft cardcassonne --depth 3 --seed 5 --write-deck deck
[ "$(wc -l <deck)" -eq 130 ] && pass || fail "the deck has $(wc -l <deck) cards"
grep '^[123] ' out >one
try "perft from the deck" 0 "$aude" perft cardcassonne --depth 3 --deck deck
grep '^[123] ' out >two
same one two
head -n 11 deck >short
try "deck too short" 1 "$aude" perft cardcassonne --depth 3 --deck short
says err 'the deck has only 11 cards'
echo red.4 >bad
try "unknown card in a deck" 1 "$aude" perft cardcassonne --depth 1 --deck bad
says err '^aude: bad:1: these rules have no card "red.4"'

# ---- Records ---------------------------------------------------------------------------------

try "records" 0 "$aude" simulate cardcassonne seats=2 --games 1 --seed 7 --record cards
full=cards/7-000000.aude
try "replay" 0 "$aude" replay $full --trace
says out 'takes [0-9]* cards from the [a-z]* row: .*[a-z]* [123]'
says out 'persons [1-3] + [1-3].* = [0-9]*, x [0-9]* cards = [0-9]* points'
says out ': [0-9]* different buildings [0-9]*\( + .*\)* = [0-9]* points; under the chest: '
[ "$(sed '1,/final scoring/d' out | grep -c 'under the chest')" -le 2 ] && pass || fail "a chest is told more than once"
title="the sums of the chests"
sed -n 's/^ *[A-Z][a-z]*: \([0-9]* \(different\|building\).*\) = \([0-9]*\) points;.*/\1=\3/p' out |
    sed 's/[0-9]* \(different buildings\|different\|buildings* alone\|alone\) //g' >sums
[ -s sums ] && pass || fail "no sums"
while IFS='=' read -r left right; do
    [ $(($left)) -eq "$right" ] && pass || fail "$left is not $right"
done <sums
grep -q '[%?]' out && fail "unfilled or unknown: $(grep '[%?]' out | head -n 3)" || pass
try "replay --json" 0 "$aude" replay $full --trace --json
is_json 'any(e["kind"] == "take" and e["feature"] in ("yellow", "red", "green", "blue") and e["count"] > 0 for t in d["records"][0]["trace"] for e in t["events"])'
is_json 'all(e["sum"]["terms"][0]["count"] * e["sum"]["terms"][0]["each"] == e["points"] for t in d["records"][0]["trace"] for e in t["events"] if e.get("why") == "persons")'
# A line that is wrong is told in one sentence.
wrong() {
    # wrong LINE SENTENCE: in place of the first line that lays a card.
    number=$(grep -n '^lay' $full | head -n 1 | cut -d: -f1)
    sed "${number}s/.*/$1/;/^result/d" $full >broken.aude
    try "wrong line $1" 1 "$aude" replay broken.aude
    says err "^aude: broken.aude:[0-9]*: \"$1\": $2$"
}
wrong "lay down red.4 red" "there is no card of that name"
wrong "lay down red.1 purple" "there is no row of that name"
wrong "lay down ? red" ".*"
wrong "draw base\/D" ".*"

# ---- Views in the engine ----------------------------------------------------------------------

ask() {
    # ask TITLE: sends stdin to the engine; the answers are left in the file out.
    title=$1
    timeout 600 "$aude" engine >out 2>err
    [ $? -eq 0 ] && pass || fail "the engine did not end with status 0"
}

# A referee that knows everything hands the game on line by line as each seat sees it; a player
# who follows these lines knows the same as the referee's view of that seat.
sed '1,/^$/d' $full >lines
for seat in 0 1 none; do
    { echo "rules cardcassonne seats=2"; sed "s/.*/seen $seat &\nplay &/" lines; echo scores; } >script
    ask "lines as seat $seat sees them" <script
    grep -q '^error' out && fail "$(grep -m 3 '^error' out)" || pass
    grep -v '^ok$\|^event \|^[0-9]' out >seen
    [ "$(wc -l <seen)" -eq "$(wc -l <lines)" ] && pass || fail "$(wc -l <seen) lines"
    grep '^[0-9]' out >scores
    for other in 0 1; do
        if [ $other = $seat ]; then
            grep -q "^deal $other ?" seen && fail "seat $seat does not see its own cards" || pass
        else
            grep -q "^deal $other [a-z]" seen && fail "seat $seat sees the cards of $other" || pass
        fi
    done
    { echo "rules cardcassonne seats=2"; echo "view $seat"; sed 's/^/play /' seen; echo scores; echo hash; } >script
    ask "a game as seat $seat sees it" <script
    grep -q '^error' out && fail "$(grep -m 3 '^error' out)" || pass
    says out "^$(cat scores)$"
    tail -n 2 out | head -n 1 >hash
    # The same by looking at the end only.
    { echo "rules cardcassonne seats=2"; sed 's/^/play /' lines; echo "view $seat"; echo hash; } >script
    ask "the last position as seat $seat sees it" <script
    tail -n 2 out | head -n 1 >two
    same hash two
done

# A player asks what to do in its view, and takes something back there.
n=$(grep -n '^lay\|^claim' seen | sed -n 2p | cut -d: -f1)
{ echo "rules cardcassonne seats=2"; head -n "$((n - 1))" lines | sed 's/^/play /'; } >begin
{ cat begin; echo actor; } | "$aude" engine | grep '^seat' >actor
actor=$(sed 's/seat //' actor)
{ cat begin; echo "view $actor"; echo go; } >script
ask "go in a view" <script
grep -v '^ok$\|^event ' out >choice
[ "$(wc -l <choice)" -eq 1 ] && grep -q '^lay\|^claim' choice && pass || fail "go answers $(cat out | tail -n 3)"
{ cat begin; echo "view $actor"; echo legal; } >script
ask "legal in a view" <script
grep -qx "$(cat choice)" out && pass || fail "$(cat choice) is not legal"
{ cat begin; echo "view $((1 - actor))"; echo go; echo undo; echo actor; echo "view $actor"; echo record; echo state; } >script
ask "the other's view" <script
says out "^error seat $actor must act, and this is not its view"
says out '^error this is a view already'
grep '^{' out >state && mv state out
is_json "not any(c[\"where\"] == \"hand\" and c[\"seat\"] == $actor and c[\"card\"] for c in d[\"cards\"]) and len(d[\"cards\"]) > 10"

ask "what a view refuses" <<'E'
view 0
rules cardcassonne seats=2
view 2
view
view 0 0
view -1
seen 0
seen 5 dealer 0
seen 0 dealer 7
go
go nobody
play deal 0 ?
view 0
play deal 0 ?
E
[ "$(grep -c '^error' out)" -eq 12 ] && pass || fail "not twelve errors: $(cat out)"
says out '^error the seat must be a whole number from 0 to 1, or none$'
says out '^error there is something after the seat$'

# What is wrong with a line is told by its own sentence.
ask "sentences for wrong lines" <<'E'
rules cardcassonne seats=3
play dealer 0
play open red.1
play open red.1
play open red.1
play open red.1
play open red.1
play open red.1
play open red.1
play open red.1
play open red.2
play open red.2
play deal 0 green.animal
play deal 2 ?
play deal 1 ?
view 0
play deal 1 red.3
play deal 1 ?
E
says out '^error "deal 0 green.animal": another seat gets the next card$'
says out '^error "deal 2 ?": another seat gets the next card$'
says out '^error "deal 1 ?": the card must be named; ? is only for one that may not be known$'
says out '^error "deal 1 red.3": that card may not be known here; it is written ?$'
[ "$(tail -n 1 out)" = ok ] && pass || fail "deal 1 ? in a view: $(tail -n 1 out)"
{ cat begin; printf 'seen %s lay down ? green\nplay lay ? blue\nstate\nview %s\nplay lay down red.1 green\nplay lay red.1 green\n' "$actor" "$((1 - actor))"; } >script
ask "unnamed and hidden cards" <script
says out '^error "lay down ? green": the card must be named'
says out '^error "lay ? blue": the card must be named'
says out '^error "lay down red.1 green": that card may not be known here'
says out '^error "lay red.1 green": the first card of a round is laid face down'
grep '^{' out >state && mv state out
is_json 'not any("worth_now" in f or "worth_done" in f for f in d["features"]) and all("now" in f for f in d["features"])'

# In a game of tiles there is nothing to hide, and a view is the position.
cat >script <<'E'
rules carcassonne
play draw base/B
play place 0,1 r0
hash
view 1
hash
play put follower cloister
undo
hash
seen 1 put follower cloister
go random
E
ask "a view of tiles" <script
grep '^[0-9a-f]\{16\}$' out | sort -u >hashes
[ "$(wc -l <hashes)" -eq 1 ] && pass || fail "views of tiles differ: $(cat out)"
says out '^put follower cloister$'
says out '^error seat 0 must act, and this is not its view$'

# ---- Playing in lines --------------------------------------------------------------------------

# Two games that differ only in what Red may not see: a card in Blue's hand, one Blue laid face
# down, and the pile. Whatever Red asks, the answers are the same.
cat >common.aude <<'R'
aude 1
game cardcassonne seats=2

dealer 1
open blue.1
open blue.3
open blue.1
open green.2
open green.animal
open yellow.building
open green.1
open blue.2
open blue.animal
open yellow.1
deal 0 blue.3
deal 1 HIDDEN
deal 0 red.2
deal 1 red.animal
deal 0 red.3
deal 1 SECRET
deal 0 red.animal
deal 1 green.3
deal 0 fairy
deal 1 animal-joker
deal 0 green.1
deal 1 yellow.2
lay down blue.3 red
lay down HIDDEN green
R
sed 's/HIDDEN/red.1/;s/HIDDEN/red.1/;s/SECRET/dragon/' common.aude >a.aude
sed 's/HIDDEN/yellow.3/;s/HIDDEN/yellow.3/;s/SECRET/blue.building/' common.aude >b.aude
for seats in "human human" "human greedy"; do
    set -- $seats
    for game in a b; do
        title="what Red sees of game $game, $seats"
        printf '\nboard\nlist\nscores\ntiles\ncards\nhelp\nlay red.1 red\nlay dragon red\nlay blue.building blue\nlay yellow.3 yellow\nundo\ndeal 1 red.1\nquit\n' |
            "$aude" play --continue $game.aude --record seen.aude --force --plain --language en --seat "$1" --seat "$2" >$game.txt 2>err
        [ $? -eq 0 ] && pass || fail "status: $(cat err)"
    done
    same a.txt b.txt
    says a.txt 'Hand of Red: red 2, red 3, red animal, green 1, fairy'
    says a.txt '(?B)'
    says a.txt '^  red      (B3)$'
done
printf 'quit\n' | "$aude" play --continue a.aude --plain --language en --seat human --seat human >a.txt
says a.txt 'Give the keyboard to Red; press Enter'
grep -q 'Hand of\|(B3)\|(R1)' a.txt && fail "a hand is seen before the keyboard is handed over" || pass
title="words while the keyboard is handed over"
printf 'help\nrules\nscores\nboard\ncards\nsave handed.aude\nquit\n' | "$aude" play --continue a.aude --plain --language en --seat human --seat human >a.txt
grep -q 'Hand of\|(B3)\|(R1)' a.txt && fail "a hand is seen before the keyboard is handed over" || pass
says a.txt 'back goes to your last decision unless somebody has seen a card since'
says a.txt '^Red> Saved as handed.aude; the file holds all hands$'
says a.txt 'Points for 1 to 13 animals of a colour (animals=a, ? is assumed)$'
says a.txt '^  3   6   9? 12? 14  16? 18? 20? 22? 24? 26? 28? 30?$'
[ "$(grep -c 'Points for 1 to 13' a.txt)" -eq 3 ] && pass || fail "animals are not in help, rules and cards"
try "the saved game" 0 "$aude" replay handed.aude
title="the animals of another table"
printf 'rules\nquit\n' | "$aude" play cardcassonne animals=c --plain --language en >a.txt
says a.txt '(animals=c, ? is assumed)'
says a.txt '^  3   6   8? 11? 14  17? 20? 22? 25? 28? 31? 34? 36?$'
title="German beside the notation"
printf '\nquit\n' | "$aude" play --continue a.aude --plain --language de --seat human --seat human >a.txt
says a.txt 'claim sichern, yellow gelb, red rot, green gruen, blue blau'
says a.txt '^  lay red.2 .* red .*rote 2$'
says a.txt '^ *[0-9]*  claim red    die rote Reihe sichern, 1 Karte, sofort 10 Punkte$'
title="a claim of nothing"
printf '\nclaim red\n\nquit\n' | "$aude" play --continue a.aude --record seen.aude --force --plain --language en --seat human --seat human >a.txt
says a.txt '^ *[0-9]*  claim red    claim nothing in the red row$'

# Taking back: what lies face down nobody has seen, so it can be done anew; a card that somebody has
# seen stays seen.
for seats in "human human" "human greedy"; do
    set -- $seats
    title="taking back what nobody has seen, $seats"
    printf '\nback\n\nquit\n' |
        "$aude" play --continue a.aude --record back.aude --force --plain --language en --seat "$1" --seat "$2" >a.txt
    says a.txt '> Back at a turn of \(Blue\|Red\)$'
    [ "$(grep -c '^lay down' back.aude)" -ge 2 ] && says back.aude '^table back 2[0-9]$' || fail "the lines are not kept"
    try "its record" 0 "$aude" replay back.aude
done
title="nobody unlearns a card"
sed '/^lay/d' a.aude >dealt.aude
printf '\nback\nquit\n' | "$aude" play --continue dealt.aude --plain --language en >a.txt
says a.txt '> Nobody at this terminal had a turn before$'
printf '\nlay down blue.3 red\nlay red.2 red\nback\nquit\n' |
    "$aude" play --continue dealt.aude --record back.aude --force --plain --seed 3 --language en --seat human --seat greedy >a.txt
says a.txt '> That stays as it is: somebody has seen a card since$'
grep -q '^table back' back.aude && fail "it was taken back" || pass

# A whole game of two people. Everybody sees his own hand only, after he was given the keyboard.
for language in en de; do
    title="a whole game of two people ($language)"
    yes 1 | "$aude" play cardcassonne --plain --seed 9 --language $language --seat human --seat human --record both-$language.aude >both.txt
    [ $? -eq 0 ] && pass || fail "status"
    try "its record" 0 "$aude" replay both-$language.aude
    awk '/^Give the keyboard to |^Gib die Tastatur an / { who = $5; sub(/;.*/, "", who) }
        /^Hand of |^Hand von / { name = $3; sub(/:.*/, "", name); hands++; if (name != who) bad = bad "\n" who ": " $0 }
        END { if (bad != "") print bad; print hands > "hands" }' both.txt >bad
    [ ! -s bad ] && pass || fail "hands of others: $(head -n 3 bad)"
    [ "$(cat hands)" -gt 100 ] && pass || fail "only $(cat hands) hands are shown"
    grep -q '%[0-9]' both.txt && fail "a pattern is not filled" || pass
    grep -q 'place\|Karte in der Hand\|Tile in hand' both.txt && fail "words of tile games" || pass
done
title="sums are written out"
grep -q ': Personen [0-9] + [0-9].* = [0-9]*, x [0-9]* Karten = [0-9]* Punkte$' both.txt && pass || fail "no sum"
cp both-en.aude kept.aude
sed -i '/^result/d;$d' kept.aude
title="a game that was kept goes on"
yes 1 | "$aude" play --continue kept.aude --plain --language en >kept.txt 2>err
[ $? -eq 0 ] && grep -q ' wins with \| share the victory' kept.txt && pass || fail "$(cat err; tail -n 3 kept.txt)"
