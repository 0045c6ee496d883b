# Records: simulated, replayed, cut and damaged.

try "simulate --record" 0 "$aude" simulate carcassonne seats=3 --games 4 --seed 7 --record records
[ "$(ls records | wc -l)" -eq 4 ] && pass || fail "not four records: $(ls records)"
good=records/7-000002.aude
title="header of a record"
says $good '^aude 1$'
says $good '^game carcassonne seats=3$'
says $good '^seat 2 Green$'
says $good '^player 2 random$'
says $good '^date 20[0-9][0-9]-[01][0-9]-[0-3][0-9]$'
says $good '^result [0-9]* [0-9]* [0-9]*$'

try "replay" 0 "$aude" replay records/*.aude
[ "$(grep -c 'final scores' out)" -eq 4 ] && pass || fail "not four results"
result=$(sed -n 's/^result //p' $good)
try "replay --json" 0 "$aude" replay $good --json
is_json '" ".join(map(str, d["records"][0]["scores"])) == "'"$result"'" and d["records"][0]["finished"]'
try "replay --trace" 0 "$aude" replay --trace $good
says out 'draw base/'
says out ' = [0-9]'
try "replay --trace --json" 0 "$aude" replay --trace --json $good
is_json 'sum(e.get("points", 0) for a in d["records"][0]["trace"] for e in a["events"]) == sum(d["records"][0]["scores"])'
is_json 'all(sum(t["points"] for t in e["sum"]["terms"]) == e["sum"]["points"] == e["points"] and e["sum"]["terms"] for a in d["records"][0]["trace"] for e in a["events"] if e["kind"] == "score")'
is_json 'all(t["count"] * t["each"] == t["points"] for a in d["records"][0]["trace"] for e in a["events"] if e["kind"] == "score" for t in e["sum"]["terms"])'
is_json 'all(e.get("cause", -1) < i for a in d["records"][0]["trace"] for i, e in enumerate(a["events"]))'
is_json 'all("cause" in e for a in d["records"][0]["trace"] for e in a["events"] if e["kind"] == "score")'

# Cut at the end of a line the record is a game that is not finished, unless its header knows the
# end.
head -n 43 $good >cut.aude
try "record cut between lines, with a result" 1 "$aude" replay cut.aude
says err '^aude: cut.aude:43: the record ends after 32 actions, but its header gives a result$'
try "the same as JSON" 1 "$aude" replay cut.aude --json
is_json 'd["records"][0]["finished"] is False and not d["records"][0]["good"] and d["records"][0]["actions"] == 32'
head -n 12 $good >cut.aude
try "one action of a finished game" 1 "$aude" replay cut.aude
says err 'cut.aude:12: the record ends after 1 action, but'
head -n 40 $good | sed '/^result/d' >cut.aude
try "record cut between lines" 0 "$aude" replay cut.aude
says out 'cut.aude: .*not finished, scores so far'
try "the same as JSON" 0 "$aude" replay cut.aude --json
is_json 'd["records"][0]["finished"] is False and d["records"][0]["good"]'

# The last line without a newline: fine after the last action of a game, else it may be a half.
head -c $(($(wc -c <$good) - 1)) $good >cut.aude
try "the last newline of a finished game is missing" 0 "$aude" replay cut.aude
says out 'final scores'
printf 'aude 1\ngame carcassonne\n\ndraw base/B\nplace 0,1 r0\npass' >cut.aude
try "a legal action without its newline" 1 "$aude" replay cut.aude
says err '^aude: cut.aude:6: .*cut off in the middle of "pass"; 2 actions before it are good'
try "it is not counted" 1 "$aude" replay cut.aude --json
is_json 'd["records"][0]["actions"] == 2'
printf 'aude 1\ngame carcassonne seats=2' >cut.aude
try "a header without its newline" 1 "$aude" replay cut.aude
says err '^aude: cut.aude:2: the record is cut off'
printf 'aude 1\ngame carcassonne seats=2\n\n' >cut.aude
try "a record without actions" 0 "$aude" replay cut.aude
says out ' 0 actions, the game is not finished'

# Cut in the middle of a line.
awk 'NR == 1, /^$/ { print; next } { print } /^place/ && ++n == 5 { exit }' $good >cut.aude
lines=$(wc -l <cut.aude)
size=$(wc -c <cut.aude)
head -c $((size - 2)) cut.aude >half.aude
try "record cut within a line" 1 "$aude" replay half.aude
says err "^aude: half.aude:$lines: .*cut off.* actions before it are good"

# At every byte: a cut record is never a crash, and never a wrong line but the last.
title="cut at every byte"
size=$(wc -c <cut.aude)
at=0
bad=0
while [ $at -le "$size" ]; do
    head -c $at cut.aude >part.aude
    "$aude" replay part.aude >out 2>err
    [ $? -le 1 ] || bad=$((bad + 1))
    at=$((at + 7))
done
[ $bad -eq 0 ] && pass || fail "$bad cuts ended badly"

first=$(awk '/^$/ { print NR + 1; exit }' $good)
damage() {
    # damage TITLE SED-SCRIPT PATTERN: the record changed by the script is refused.
    sed "$2" $good >bad.aude
    try "$1" 1 "$aude" replay bad.aude
    says err "$3"
}
damage "no action" "${first}s/.*/frobnicate 3/" "bad.aude:$first: \"frobnicate 3\": "
damage "unknown tile" "${first}s/.*/draw base\\/Ü/" "bad.aude:$first: "
damage "illegal action" "$((first + 1))s/.*/place 40,40 r0/" "bad.aude:$((first + 1)): \"place 40,40 r0\": "
damage "draw missing" "${first}d" "bad.aude:$first: "
damage "more after the end" '$a pass' "bad.aude:[0-9]*: \"pass\": "
damage "wrong result" 's/^result .*/result 1 2 3/' 'bad.aude:10: the result is given as 1 2 3, but'
damage "result too short" 's/^\(result [0-9]*\).*/\1/' 'bad.aude:[0-9]*: the result'
damage "bad rules" 's/^game .*/game carcassonne+foo/' 'bad.aude:2: unknown expansion "foo"'
damage "no game" '/^game/d' 'bad.aude:'
damage "later version" '1s/.*/aude 3/' 'bad.aude:1: '
damage "no header" '1s/.*/hello/' 'bad.aude:1: '
damage "bad seat" 's/^seat 2/seat 9/' 'bad.aude:5: '
sed "${first}i # a comment" $good | sed '2i weather sunny' | sed 's/$/\r/' >fine.aude
try "comments, unknown headers, CRLF" 0 "$aude" replay fine.aude
says out 'final scores'
printf 'aude 1\ngame carcassonne\n\ndraw base/V\n\000\n' >zero.aude
try "zero byte" 1 "$aude" replay zero.aude
says err 'zero.aude:5: '
: >empty.aude
try "empty file" 1 "$aude" replay empty.aude
says err 'empty.aude:1: '
try "missing file" 1 "$aude" replay nowhere.aude
says err '^aude: nowhere.aude: No such file'
try "directory" 1 "$aude" replay records
{ head -n $((first - 1)) $good; printf 'draw %05000d\n' 1; } >long.aude
try "very long line" 1 "$aude" replay long.aude
says err "long.aude:$first: "
try "good and bad files" 1 "$aude" replay $good nowhere.aude
says out 'final scores'
try "bad file as JSON" 1 "$aude" replay --json $good nowhere.aude $good
is_json '[r["good"] for r in d["records"]] == [True, False, True]'
try "directory that cannot be made" 1 "$aude" simulate carcassonne --games 1 --record nowhere/deep
says err 'nowhere/deep: '
try "file in place of the directory" 1 "$aude" simulate carcassonne --games 1 --record $good

# Records never take the place of something else, and nothing is left beside them.
mkdir mine
echo "my diary" >mine/7-000000.aude
try "a file that is no record" 1 "$aude" simulate carcassonne --games 1 --seed 7 --record mine
says err '^aude: mine/7-000000.aude: this file is no record'
[ "$(cat mine/7-000000.aude)" = "my diary" ] && pass || fail "the file was overwritten"
rm mine/7-000000.aude
echo "my diary" >mine/7-000001.aude
try "the same for a later game" 1 "$aude" simulate carcassonne --games 3 --seed 7 --record mine
says err 'mine/7-000001.aude: this file is no record'
[ "$(cat mine/7-000001.aude)" = "my diary" ] && pass || fail "the file was overwritten"
rm mine/*
: >mine/7-000000.aude
try "an empty file" 0 "$aude" simulate carcassonne --games 1 --seed 7 --record mine
try "its record" 0 "$aude" replay mine/7-000000.aude
chmod 640 mine/7-000000.aude
mv mine/7-000000.aude old.aude
ln -s ../old.aude mine/7-000000.aude
try "an older record" 1 "$aude" simulate carcassonne seats=4 --games 1 --seed 7 --record mine
says err '^aude: mine/7-000000.aude: there is something already; --force replaces it$'
try "an older record, by force" 0 "$aude" simulate carcassonne seats=4 --games 1 --seed 7 --record mine --force
says old.aude '^game carcassonne seats=4$'
[ -L mine/7-000000.aude ] && pass || fail "the link is gone"
[ "$(stat -c %a old.aude)" = 640 ] && pass || fail "the mode changed"
[ "$(ls -A mine)" = 7-000000.aude ] && pass || fail "something is left behind: $(ls -A mine)"
rm mine/7-000000.aude
ln -s gone.aude mine/7-000000.aude
try "a link to nothing in place of a record" 1 "$aude" simulate carcassonne --games 1 --seed 7 --record mine
says err '^aude: mine/7-000000.aude: this is a link to a file that is not there'
[ -L mine/7-000000.aude ] && [ ! -e mine/gone.aude ] && pass || fail "the link was written through: $(ls -lA mine)"
rm mine/7-000000.aude
mkdir mine/7-000000.aude
try "a directory in place of a record" 1 "$aude" simulate carcassonne --games 1 --seed 7 --record mine
try "a deck into a device" 0 "$aude" perft carcassonne --depth 1 --seed 1 --write-deck /dev/stdout
says out '^base/'
[ -c /dev/null ] && pass || fail "/dev/null is gone"

# A disk that is full when half of a record is written leaves the old one.
title="full disk"
mkdir full
"$aude" simulate carcassonne --games 1 --seed 7 --record full >/dev/null
cp full/7-000000.aude before
(ulimit -f 0 && trap '' XFSZ && exec "$aude" simulate carcassonne seats=3 --games 1 --seed 7 --record full --force) >out 2>err
[ $? -eq 1 ] && pass || fail "status is not 1"
same full/7-000000.aude before
[ "$(ls -A full)" = 7-000000.aude ] && pass || fail "something is left behind: $(ls -A full)"

# A table writes and reads them: lines of the table, old computer players, strange tops.
printf '\357\273\277aude 1\ngame carcassonne\nseat 0 Blue (greedy)\n\ndraw base/V\n' >old.aude
try "a byte order mark and an old computer player" 0 "$aude" replay old.aude --json
is_json 'd["records"][0]["names"][0] == "Blue" and d["records"][0]["players"] == ["greedy", "person"]'
printf 'aude 2\ngame carcassonne\n\ndraw base/V\nplace 0,1 r3\ntable back 1\nplace 0,1 r0\ntable resign 1\n' >lines.aude
try "lines of the table" 0 "$aude" replay --trace lines.aude
says out '^    4  place 0,1 r0 '
grep -q 'place 0,1 r3' out && fail "what no longer counts is told" || pass
says out '2 actions, the game has ended (resigned), scores then:'
printf 'aude 2\ngame carcassonne\n\ndraw base/V\ntable back 0\ndraw base/A\n' >luck.aude
try "chance that changes its mind" 1 "$aude" replay luck.aude
says err '^aude: luck.aude:6: "draw base/A": chance has settled that otherwise$'

# replay and play --continue refuse the same, in the same words, and no terminal is told what to do.
strange() {
    # strange TITLE TEXT PATTERN
    printf "$2" >strange.aude
    try "$1" 1 "$aude" replay strange.aude
    says err "$3"
    cp err replay.err
    try "$1, continued" 1 "$aude" play --continue strange.aude --plain --language en
    same err replay.err
    LC_ALL=C tr -d '\n -~' <err >rest
    [ ! -s rest ] && pass || fail "bytes that no terminal should see"
}
strange "a header cut off" 'aude 1\ngame carcassonne' ':2: the record is cut off, its last line has no end$'
strange "an action cut off" 'aude 1\ngame carcassonne\n\ndraw base/V' ':4: the record is cut off in the middle of "draw base/V"; 0 actions'
strange "a name that steers" 'aude 1\ngame carcassonne\nseat 0 \033[31mAnna\n\n' ':3: a name is not text'
strange "a name that is no text" 'aude 1\ngame carcassonne\nseat 1 \377\n\n' ':3: a name is not text'
strange "a name of a seat too many" 'aude 1\ngame carcassonne seats=2\nseat 5 Eva\n\n' ':3: '
strange "a line that steers" 'aude 1\ngame carcassonne\n\n\033]0;x\007\n' ':4: '
strange "rules that steer" 'aude 1\ngame carcassonne\033[2J\n\n' ':2: '

# A record is not replaced without asking; one that goes on is saved where it came from.
title="play --record"
yes 1 | "$aude" play carcassonne --plain --seed 4 --record game.aude >out && pass || fail "status"
cp game.aude game.old
try "a record that is there" 1 "$aude" play carcassonne --plain --record game.aude
says err '^aude: game.aude: there is something already; --force replaces it$'
same game.aude game.old
try "by force" 0 "$aude" play carcassonne --plain --seed 4 --record game.aude --force
try "in German" 1 "$aude" play carcassonne --plain --record game.old --language de
says err '^aude: game.old: da ist schon etwas; --force ersetzt es$'
title="play --continue"
printf 'aude 1\ngame carcassonne\n# a comment\n\ndraw base/V\n' >go.aude
cp go.aude go.old
printf 'quit\n' | "$aude" play --continue go.aude --plain --language en >out
same go.aude go.old
printf '1\n1\nquit\n' | "$aude" play --continue go.aude --plain --seed 1 --language en >out
says out '^Saved as go.aude$'
try "it is saved there" 0 "$aude" replay go.aude --json
is_json 'd["records"][0]["actions"] > 3 and d["records"][0]["players"] == ["person", "odo"]'
says go.aude '^table seat 1 odo$'
printf '1\nundo\n1\n1\nback\nquit\n' | "$aude" play --continue go.aude --plain --language en >out
says out '> Taken back.$'
says out '^.*Back at a turn of Red'
says go.aude '^table back [0-9]*$'
printf '1\nquit\n' | "$aude" play --continue go.aude --plain --language en >out
try "half a turn is not lost" 0 "$aude" replay --trace go.aude
[ "$(tail -n 1 go.aude | cut -d' ' -f1)" = place ] && pass || fail "the last line is $(tail -n 1 go.aude)"
printf 'aude 2\ngame cardcassonne seats=2\nview 1\n\ndealer 0\n' >view.aude
try "what one seat saw" 0 "$aude" replay view.aude
try "what one seat saw cannot go on" 1 "$aude" play --continue view.aude --plain --language en
says err '^aude: view.aude: this is what one seat saw; only a whole game goes on$'
