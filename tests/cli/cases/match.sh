# Matches, ladders, hints and reviews.

# The file out without what depends on the machine.
untimed() {
    python3 -c 'import json
d = json.load(open("out"))
for side in d["sides"]:
    del side["ms_per_turn"]
print(json.dumps(d, sort_keys=True, indent=1))'
}

try "a match" 0 "$aude" match greedy random carcassonne --decks 4
says out '^4 decks, 8 games, seed 1: 8 won, 0 drawn, 0 lost'
says out '^margin '
says out '^Elo  *+inf'
try "a match on one thread" 0 "$aude" match ranking greedy carcassonne --decks 6 --threads 1 --json
is_json 'd["decks"] == 6 and d["games"] == 12 == d["wins"] + d["draws"] + d["losses"] and d["par"] == 0.5'
is_json 'd["margin"]["low"] < d["margin"]["mean"] < d["margin"]["high"] and d["score"]["low"] > 0.3'
is_json 'all(400 < s["turns"] <= 6 * 71 and s["failed"] == 0 for s in d["sides"])'
untimed >one
try "the same on three threads" 0 "$aude" match ranking greedy carcassonne --decks 6 --threads 3 --json
untimed >many
same one many
try "a match the other way round" 0 "$aude" match greedy ranking carcassonne --decks 6 --json
cp out other
python3 -c 'import json
one, other = json.load(open("one")), json.load(open("other"))
assert one["margin"]["mean"] == -other["margin"]["mean"] and one["wins"] == other["losses"]' && pass || fail "who is first matters"
for rules in carcassonne+princess+tower wheel "hunters seats=3" cardcassonne; do
    # shellcheck disable=SC2086 # words
    try "a player against itself, $rules" 0 "$aude" match greedy greedy $rules --decks 3 --json
    is_json 'd["margin"] == {"mean": 0.0, "low": 0.0, "high": 0.0} and abs(d["score"]["mean"] - d["par"]) < 1e-9'
done
try "one against three" 0 "$aude" match greedy random carcassonne seats=4 --decks 2 --json
is_json 'd["games"] == 8 and d["par"] == 0.25 and d["wins"] == 8 and d["sides"][0]["mean_score"] > d["sides"][1]["mean_score"]'
try "a match that is soon clear" 0 "$aude" match greedy random carcassonne --decks 500 --sequential --json
is_json 'd["decks"] == 20 and d["verdict"] == "better"'
try "a match that is soon clear the other way" 0 "$aude" match greedy greedy carcassonne --decks 500 --sequential --json
is_json 'd["decks"] == 20 and d["verdict"] == "not better"'
try "limits" 0 "$aude" match rollout:slices=2,seed=7 ranking:ms=50 carcassonne --decks 1 --json
is_json 'd["sides"][0]["player"] == "rollout:slices=2,seed=7"'

# The same tiles come in the same order in all seatings.
try "records of a match" 0 "$aude" match ranking random carcassonne seats=3 --decks 2 --records kept
[ "$(ls kept | xargs)" = "1-000000-0.aude 1-000000-1.aude 1-000000-2.aude 1-000001-0.aude 1-000001-1.aude 1-000001-2.aude" ] && pass || fail "$(ls kept)"
for game in 0 1 2; do
    grep '^draw' kept/1-000000-$game.aude | sort >drawn-$game
    grep '^draw' kept/1-000000-$game.aude | head -n 40 >first-$game
done
same drawn-0 drawn-1
same first-0 first-1
same first-0 first-2
grep '^draw' kept/1-000001-0.aude | head -n 40 >first-other
cmp -s first-0 first-other && fail "two decks are the same" || pass
try "its records are good" 0 "$aude" replay kept/1-000000-0.aude kept/1-000001-2.aude
try "records that are there" 1 "$aude" match ranking random carcassonne seats=3 --decks 2 --records kept
try "records that are replaced" 0 "$aude" match ranking random carcassonne seats=3 --decks 2 --records kept --force

# What is finished is not played again, and what was cut off is.
try "a match to go on with" 0 "$aude" match greedy random wheel --decks 5 --resume decks --json
untimed >one
[ "$(wc -l <decks)" -eq 6 ] && pass || fail "decks: $(cat decks)"
head -n 3 decks >some
sed -n 5p decks | head -c 40 >>some
try "a match that goes on" 0 "$aude" match greedy random wheel --decks 5 --resume some --json
untimed >many
same one many
try "a match that is finished" 0 "$aude" match greedy random wheel --decks 5 --resume decks --json
untimed >many
same one many
[ "$(wc -l <decks)" -eq 6 ] && pass || fail "decks were played again: $(cat decks)"
try "a file of another match" 1 "$aude" match ranking random wheel --decks 5 --resume decks
says err 'of a match of other players, rules or seed'
try "a file of something else" 1 "$aude" match greedy random wheel --decks 5 --resume kept/1-000000-0.aude
says err 'no file of a match'

# Who stops a match keeps what is finished.
begin "a match that is stopped"
"$aude" match ranking ranking carcassonne --decks 100000 --resume stopped >out 2>err &
match=$!
for _ in $(seq 6000); do
    [ "$(cat stopped 2>/dev/null | wc -l)" -gt 3 ] && break
    sleep 0.05
done
kill -INT "$match"
wait "$match"
[ $? -eq 1 ] && pass || fail "another status"
says err 'stopped; the same command goes on with what is in stopped'
says out '^[1-9][0-9]* decks'

# Programs are told what their seat may know, and whoever fails loses that game.
printf '#!/bin/sh\nexec "%s" engine\n' "$aude" >engine
chmod +x engine
for rules in carcassonne+inns+traders+princess+tower cardcassonne "hunters seats=3"; do
    # shellcheck disable=SC2086 # words
    try "a program, $rules" 0 "$aude" match "cmd:./engine; go ranking seed {seed}" ranking $rules --decks 2 --json
    is_json 'd["margin"]["mean"] == 0 and d["sides"][0]["failed"] == 0 and d["sides"][0]["ms_per_turn"] > 0'
done
try "a program with a budget" 0 "$aude" match "cmd:./engine; go rollout cpu {ms}; ms=4" greedy carcassonne --decks 1 --json
is_json 'd["sides"][0]["failed"] == 0'
cat >liar <<'S'
#!/bin/sh
while read -r word rest; do
    [ "$word" = go ] && echo "place 90,90 r0"
    echo ok
done
S
cat >refuser <<'S'
#!/bin/sh
while read -r word rest; do
    echo "error I do not like $word"
done
S
chmod +x liar refuser
while read -r program sentence; do
    try "a program that fails: $program" 0 "$aude" match "cmd:$program; go; timeout=1" random carcassonne --decks 1 --json
    is_json 'd["losses"] == 2 and d["sides"][0]["failed"] == 2 and d["margin"]["mean"] <= 0'
    [ "$(grep -c "$sentence; it loses this game" err)" -eq 2 ] && pass || fail "it says: $(cat err)"
done <<'S'
./liar answered "place 90,90 r0", which is not legal
./refuser answered with an error: I do not like rules
/bin/true has ended
/nowhere/at/all has ended
/bin/cat did not answer in time
S
begin "a program that always fails"
"$aude" match random "cmd:/bin/true; go" carcassonne --decks 50 >out 2>err
[ $? -eq 1 ] && pass || fail "another status"
says err 'failed ten times in a row'

try "no players" 2 "$aude" match
try "one player" 2 "$aude" match greedy
try "no rules" 2 "$aude" match greedy random
try "a player that there is not" 1 "$aude" match greedy nobody carcassonne
try "a limit that is none" 1 "$aude" match greedy random:ms=x carcassonne
try "two limits" 1 "$aude" match greedy random:ms=1,slices=1 carcassonne
try "a key that is none" 1 "$aude" match greedy random:speed=1 carcassonne
try "a program that is not asked" 1 "$aude" match greedy cmd:/bin/true carcassonne
try "a folder that cannot be" 1 "$aude" match greedy random carcassonne --records /dev/null/x
try "a file that cannot be" 1 "$aude" match greedy random carcassonne --decks 1 --resume /dev/null/x

try "a ladder" 0 "$aude" ladder --player random --player greedy --player ranking --quick --check --json
is_json '[p["player"] for p in d["players"]] == ["random", "greedy", "ranking"] and d["players"][0]["elo"]["mean"] == 0'
is_json 'all(p["proved"] for p in d["players"]) and d["players"][2]["elo"]["mean"] > d["players"][1]["elo"]["mean"] > 200'
try "a ladder upside down" 1 "$aude" ladder hunters --player greedy --player random --decks 4 --check
says err 'not certain that random is stronger than greedy'
try "a ladder of all" 0 "$aude" ladder wheel --player random --player greedy --player ranking --decks 2 --all
says out ', 3 matches of 2 decks'
try "a ladder of one" 1 "$aude" ladder --player greedy
try "a ladder of three seats" 1 "$aude" ladder carcassonne seats=3

# Hints and reviews of records.
"$aude" simulate carcassonne --games 1 --seed 5 --player greedy --player random --record past >/dev/null
try "a review" 0 "$aude" review past/5-000000.aude --slices 60
says out '^Red: accuracy '
says out 'better: place '
cp out one
try "a review on one thread" 0 "$aude" review past/5-000000.aude --slices 60 --threads 1
same out one
try "a review for programs" 0 "$aude" review past/5-000000.aude --slices 60 --json
is_json 'len(d["seats"]) == 2 and d["seats"][0]["accuracy"] > d["seats"][1]["accuracy"] + 5 and len(d["decisions"]) >= 70'
is_json 'all(0 <= x["chance"] <= 100 and x["lost"] >= 0 and x["best"]["lead"] >= x["lead"] for x in d["decisions"])'
is_json 'd["seats"][1]["worst"][0] == max((x for x in d["decisions"] if x["seat"] == 1), key=lambda x: x["lost"])["line"]'
line=$(python3 -c 'import json; print(json.load(open("out"))["seats"][1]["worst"][0])')
try "a hint" 0 "$aude" hint past/5-000000.aude --at "$line"
says out '^Blue must act, tile in hand: base/'
says out '^ 1\. lead .*, wins .* %  place '
says out '(played)$'
try "a hint for programs" 0 "$aude" hint past/5-000000.aude --at "$line" --ways 1 --json
is_json 'd["seat"] == 1 and d["ways"][0]["rank"] == 1 and not d["ways"][0]["played"] and d["ways"][-1]["played"]'
try "a hint when it is over" 1 "$aude" hint past/5-000000.aude
says err 'no seat must act'
try "a hint about chance" 1 "$aude" hint past/5-000000.aude --at 1
sed -e '/^result/d' -e '/^place/,$d' past/5-000000.aude >running
try "a hint for a game that goes on" 0 "$aude" hint running --slices 20
says out '^Red must act'
try "a hint without a record" 2 "$aude" hint
try "a hint for no record" 1 "$aude" hint engine
try "a review without a record" 2 "$aude" review
try "a review of what is not there" 1 "$aude" review nothing
"$aude" simulate cardcassonne --games 1 --seed 5 --record past --force >/dev/null
try "a review with secrets" 0 "$aude" review past/5-000000.aude --slices 2 --json
is_json 'd["rules"].startswith("cardcassonne") and all(len(x["leads"]) == 2 for x in d["decisions"])'
