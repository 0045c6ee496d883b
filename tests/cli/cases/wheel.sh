# Wheel of Fortune: what is listed, what the protocol tells of it, what is refused and how.

try "the game alone" 0 "$aude" games wheel
says out '^wheel: Wheel of Fortune, 2 to 5 seats'
says out '^  expansions: +inns +traders$'
says out '^  option smallcity=4|2  (base)$'
if grep -q '^carcassonne\|^hunters' out; then fail "other games are listed too"; else pass; fi
try "a game that is not there, in German" 2 env LC_ALL=de_DE.UTF-8 "$aude" games Wheel
says err 'ein Spiel "Wheel" gibt es nicht; siehe aude games$'

# A game cannot be added to a game, and each expansion only where it goes.
unfit() {
    try "$1" 1 "$aude" tiles "$1"
    says err "$2"
    try "$1 in German" 1 env LC_ALL=de_DE.UTF-8 "$aude" tiles "$1"
    says err "$3"
}
unfit carcassonne+wheel '"wheel" in the rules "carcassonne+wheel" is a game of its own and no expansion$' \
    '"wheel" in den Regeln "carcassonne+wheel" ist ein eigenes Spiel und keine Erweiterung$'
unfit carcassonne+hunters 'a game of its own' 'ein eigenes Spiel'
unfit wheel+princess 'the expansion "princess" does not go with the game of the rules "wheel+princess"; see aude games$' \
    'die Erweiterung "princess" passt nicht zum Spiel der Regeln "wheel+princess"; siehe aude games$'
unfit hunters+inns 'does not go with the game' 'passt nicht zum Spiel'
unfit wheel+nothing 'unknown expansion "nothing"' 'unbekannte Erweiterung "nothing"'
try "six seats" 1 "$aude" tiles wheel seats=6
says err 'wheel has 2 to 5 seats, not 6$'

try "the tiles" 0 "$aude" tiles wheel
[ "$(grep -c '^wheel/B[0-3][0-3] x1 start sides ' out)" -eq 16 ] && pass || fail "not 16 cells of the board"
says out '^wheel/B11 x1 start sides blank,blank,blank,blank turns 1$'
says out '^wheel/RadU.3 x2 sides field,road,field,road turns 2 wheel=3$'
try "the tiles --json" 0 "$aude" tiles wheel --json
is_json 'sum(t["copies"] for t in d["tiles"] if not t["start"]) == 72'
is_json 'not any(t["second"] or t["guess"] for t in d["tiles"])'
is_json '[t["sides"] for t in d["tiles"] if t["id"] == "wheel/B10"] == [["field", "field", "blank", "field"]]'

cat >wheel <<'P'
rules wheel seats=2
play draw wheel/RadB
play place 1,-1 r0
play crown follower road.N at 2,0
play crown follower taxes at 9,9
play crown follower taxes at 1,1
play plague 1,-1 cloister
play crown follower taxes at 2,1
play draw wheel/RadV.1
play place -1,0 r0
play crown follower taxes at 2,1
play draw wheel/RadB
play place 3,-1 r0
play crown follower taxes at 2,1
play put follower cloister
play draw wheel/RadU.2
play place -1,2 r1
play put follower field.NL
play draw wheel/RadU.2
play pass
play crown follower famine at 3,2
play plague 2,1 taxes
play plague -1,2 field.NL
play plague 3,-1 cloister
play plague -1,2 field.NL
state
P
title="the wheel through the protocol"
timeout 600 "$aude" engine <wheel >out
says out '^error "crown follower road.N at 2,0": that may not be put on this$'
says out '^error "crown follower taxes at 9,9": there is no tile in that place$'
says out '^error "crown follower taxes at 1,1": the tile has no such part$'
says out '^error "plague 1,-1 cloister": this is not the moment for that$'
says out '^event {"kind":"token","text":"the pig goes to Taxes","x":2,"y":1,"token":"pig","count":2}$'
says out '^event {"kind":"score","text":"crown space Taxes: 6 points for Red, alone where there are two","seat":0,'
says out '^error "crown follower taxes at 2,1": it is taken already$'
says out '"text":"Storm: 6 followers in supply x 1 = 6 for Blue"'
says out '^error "pass": this is not the moment for that$'
says out '^error "plague 2,1 taxes": a follower of the same player must stand there$'
says out '^error "plague -1,2 field.NL": a follower of the same player must stand there$'
grep '^{' out >line
mv line out
is_json 'd["tokens"] == [{"token": "pig", "count": 6, "x": 0, "y": 1, "segment": "plague"}]'
is_json 'd["pieces"] == [{"seat": 1, "piece": "follower", "x": 2, "y": 1, "segment": "taxes"}]'
is_json 'd["step"] == "place" and d["actor"] == "seat 0"'

# Whoever chooses a crown space is told what it is worth; the explanations stand in one column.
title="crown spaces and the plague in lines"
cat >crowns.aude <<'R'
aude 1
game wheel seats=2

draw wheel/RadB
place 1,-1 r0
R
printf 'quit\n' | "$aude" play --continue crowns.aude --plain --language en --seat human --seat human >out
says out '^   [ 0-9]*  crown follower taxes at 2,1       Taxes left: 6 points, pig 1 segment away$'
says out '^   [ 0-9]*  crown follower inquisition at 0,2 Inquisition: 3 points, pig 4 segments away$'
says out '^   [ 0-9]*  put follower cloister             monk, cloister of 1 tile: '
cat >plague.aude <<'R'
aude 1
game wheel seats=2

draw wheel/RadB
place 1,-1 r0
put follower cloister
draw wheel/RadB
place 3,-1 r0
put follower cloister
draw wheel/RadV.3
place -1,0 r0
put follower field.NL
draw wheel/RadU.2
R
printf 'quit\n' | "$aude" play --continue plague.aude --plain --language en --seat human --seat human >out
says out '^Plague! Blue takes a follower back$'
says out '^    1  plague 3,-1 cloister     monk, cloister of 1 tile: loses [0-9]* now, [0-9]* when complete$'

# The same tiles come again whoever plays.
title="the seed"
for rules in wheel hunters carcassonne+traders cardcassonne; do
    yes 1 | "$aude" play $rules --plain --seed 9 --record alone.aude --force >out
    yes 1 | "$aude" play $rules --plain --seed 9 --record both.aude --force --seat human --seat human >out
    for who in alone both; do
        sed -n 's/^draw \([a-z]*\/[^B].*\)/\1/p; s/^deal [0-9] //p; s/^open //p' $who.aude >$who
    done
    [ -s alone ] && pass || fail "nothing is drawn in $rules"
    same alone both
done

# What the wheel gives is written out as a sum that adds up, in whole games of the computer.
for seed in 5 6 7; do
    "$aude" play wheel --seat greedy --seat greedy --plain --seed "$seed" </dev/null
done >games.out 2>&1
sums=$(sed -n 's/^ *Taxes: \([0-9]*\) knights\{0,1\} x \([0-9]*\) shields\{0,1\} + \([0-9]*\) knights\{0,1\} x \([0-9]*\) own knights\{0,1\} = \([0-9]*\) .*/\1 * \2 + \3 * \4 == \5/p
    s/^ *Taxes: \([0-9]*\) knights\{0,1\} x \([0-9]*\) own knights\{0,1\} = \([0-9]*\) .*/\1 * \2 == \3/p
    s/^ *Famine: \([0-9]*\) farmers\{0,1\} x \([0-9]*\) complete cit[a-z]* = \([0-9]*\) .*/\1 * \2 == \3/p
    s/^ *Inquisition: \([0-9]*\) monks\{0,1\} x 2 = \([0-9]*\) .*/\1 * 2 == \2/p
    s/^ *Storm: \([0-9]*\) followers\{0,1\} in supply x 1 = \([0-9]*\) .*/\1 == \2/p' games.out)
[ "$(grep -c '^ *\(Taxes\|Famine\|Inquisition\|Storm\): ' games.out)" -eq "$(echo "$sums" | grep -c ==)" ] &&
    pass || fail "some gift of the wheel is not a sum"
echo "$sums" | grep -q '[1-9] + [1-9]' && pass || fail "no shield was taxed"
wrong=$(echo "$sums" | while read -r sum; do [ "$(($sum))" = 1 ] || echo "$sum"; done)
[ -z "$wrong" ] && pass || fail "a sum does not add up: $wrong"
# The own knights of a tax are the knights that pay it.
sed -n 's/^ *Taxes: .*\([0-9]\) knights\{0,1\} x \([0-9]*\) own knights\{0,1\}.*/\1 \2/p' games.out |
    awk '$1 != $2 { wrong = 1 } END { exit wrong }' && pass || fail "a tax counts other knights"
