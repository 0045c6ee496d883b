# Hunters & Gatherers: what is listed, which tiles are stand-ins, what the protocol tells of it.

try "the game alone" 0 "$aude" games hunters
says out '^hunters: Hunters & Gatherers, 2 to 5 seats'
says out '^  option count=segments|tiles  (hunters)$'
says out '^    what counts in forests and rivers'
says out '^  option bonus=one|each  (hunters)$'
says out '^    bonus tiles when one tile completes several forests with gold'

# The stand-ins are counted and named, the same ones everywhere and by the tiles themselves.
tr '\n' ' ' <out | sed 's/  */ /g; s/.*proven: //; s/ expansions:.*/ /' | tr ' ' '\n' | grep . >named
count=$(sed -n 's/^  \([0-9]*\) of its \([0-9]*\) tiles are stand-ins.*/\1 \2/p' out)
try "the stand-ins among the tiles" 0 "$aude" tiles hunters
sed -n 's/^hunters\/\([^ ]*\) x1.* stand-in .*/\1/p' out >marked
same named marked
[ "$count" = "$(wc -l <marked) 91" ] && pass || fail "the count is wrong: $count"
try "the stand-ins of all games" 0 "$aude" games
[ "$(grep -c 'are stand-ins' out)" -eq 1 ] && pass || fail "not one game has stand-ins"
try "the stand-ins in German" 0 env LC_ALL=de_DE.UTF-8 "$aude" games hunters
says out " von 91 Karten sind Ersatz"
try "the stand-ins --json" 0 "$aude" games hunters --json
is_json 'len(d["games"]) == 1 and [i.split("/")[1] for i in d["games"][0]["stand_ins"]] == open("marked").read().split()'
try "the stand-ins of another game --json" 0 "$aude" games wheel --json
is_json 'd["games"][0]["stand_ins"] == []'
printf 'help\nquit\n' >lines
title="the stand-ins in the help of the game"
"$aude" play hunters --plain --seed 1 --language en <lines >out
says out "^${count% *} of its 91 tiles are stand-ins: .* $(tail -n 1 marked)\$"
says out '^d  *deer$'
says out '^2~~  *lake, with the number of its fish$'
says out 'put member forest.S, pass'
says out '^  bonus tiles left: 12$'

try "the tiles --json" 0 "$aude" tiles hunters --json
is_json 'sum(t["second"] for t in d["tiles"]) == 12 and sum(t["start"] for t in d["tiles"]) == 1'
is_json '[t["guess"] for t in d["tiles"] if t["id"] in ("hunters/03", "hunters/00")] == [True, False]'
is_json '[s["touches"] for t in d["tiles"] if t["id"] == "hunters/H1" for s in t["segments"] if s["kind"] == "system"] == [["river.N", "lake"]]'
try "the bonus tiles" 0 "$aude" tiles hunters
says out '^hunters/B85 x1 second-stack sides meadow,meadow,meadow,meadow turns 1$'

cat >hunters <<'P'
rules hunters seats=2
play draw hunters/30
play place 0,1 r1
play put hut river.E
play put member forest.E
play draw hunters/B85
play draw hunters/31
state
P
title="hunters through the protocol"
timeout 600 "$aude" engine <hunters >out
says out '^error '
grep '^{' out >line
mv line out
is_json '{"token": "bonus", "count": 12} in d["tokens"]'
is_json 'd["supplies"][0]["hut"] == 2 and all("segments" in f for f in d["features"])'
