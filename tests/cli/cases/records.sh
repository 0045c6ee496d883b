# Records: simulated, replayed, cut and damaged.

try "simulate --record" 0 "$aude" simulate carcassonne seats=3 --games 4 --seed 7 --record records
[ "$(ls records | wc -l)" -eq 4 ] && pass || fail "not four records: $(ls records)"
good=records/7-000002.aude
title="header of a record"
says $good '^aude 1$'
says $good '^game carcassonne seats=3$'
says $good '^seat 2 .*random'
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
is_json 'all(((e["worth"]["units"] + e["worth"]["bonus"]) * e["worth"]["each"] + e["worth"]["extra"]) == e["points"] for a in d["records"][0]["trace"] for e in a["events"] if e["kind"] == "score")'

# Cut at the end of a line the record is a game that is not finished, unless its header knows the
# end.
head -n 40 $good >cut.aude
try "record cut between lines, with a result" 1 "$aude" replay cut.aude
says err '^aude: cut.aude:40: the record ends after 32 actions, but its header gives a result$'
try "the same as JSON" 1 "$aude" replay cut.aude --json
is_json 'd["records"][0]["finished"] is False and not d["records"][0]["good"] and d["records"][0]["actions"] == 32'
head -n 9 $good >cut.aude
try "one action of a finished game" 1 "$aude" replay cut.aude
says err 'cut.aude:9: the record ends after 1 action, but'
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
damage "wrong result" 's/^result .*/result 1 2 3/' 'bad.aude:7: the result is given as 1 2 3, but'
damage "result too short" 's/^\(result [0-9]*\).*/\1/' 'bad.aude:[0-9]*: the result'
damage "bad rules" 's/^game .*/game carcassonne+foo/' 'bad.aude:2: unknown expansion "foo"'
damage "no game" '/^game/d' 'bad.aude:'
damage "later version" '1s/.*/aude 2/' 'bad.aude:1: '
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
try "an older record" 0 "$aude" simulate carcassonne seats=4 --games 1 --seed 7 --record mine
says old.aude '^game carcassonne seats=4$'
[ -L mine/7-000000.aude ] && pass || fail "the link is gone"
[ "$(stat -c %a old.aude)" = 640 ] && pass || fail "the mode changed"
[ "$(ls -A mine)" = 7-000000.aude ] && pass || fail "something is left behind: $(ls -A mine)"
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
(ulimit -f 0 && trap '' XFSZ && exec "$aude" simulate carcassonne seats=3 --games 1 --seed 7 --record full) >out 2>err
[ $? -eq 1 ] && pass || fail "status is not 1"
same full/7-000000.aude before
[ "$(ls -A full)" = 7-000000.aude ] && pass || fail "something is left behind: $(ls -A full)"
