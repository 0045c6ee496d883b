# Questions to the engine: what a computer player thinks, parts of a position, how it would end;
# and the manual, whose examples are true.

session "thinking" <<'S'
rules carcassonne seats=2
play draw base/E
hash
go
go greedy
go greedy slices 0
go rollout slices 40 seed 5
go rollout slices 40 seed 5
go ranking seed 3 ways 3
go random seed 3 ways 3
go analyst ways 2 slices 0 seed 1
go ways 1 ms 20
go rollout ms 0
hash
S
grep '^place' out >answers
[ "$(wc -l <answers)" -eq 6 ] && pass || fail "not six answers: $(cat out)"
[ "$(sed -n '1,2p' answers | sort -u)" = "place 0,-1 r2" ] && pass || fail "greedy leaves four points: $(cat answers)"
[ "$(sed -n '4,5p' answers | sort -u | wc -l)" -eq 1 ] && pass || fail "another answer: $(cat answers)"
[ "$(grep -c '^way ' out)" -eq 7 ] && pass || fail "not seven ways: $(cat out)"
says out '^way {"lead":4\.[0-9]*,"leads":\[4\.[0-9]*,-4\.[0-9]*\],"actions":\["place 0,-1 r2","put follower city.N"\],"chance":5[5-9]\.[0-9]*}$'
says out '^way {"lead":null,"leads":\[null,null\],"actions":\["place [^"]*"\],"chance":null}$'
[ "$(grep '^[0-9a-f]\{16\}$' out | sort -u | wc -l)" -eq 1 ] && pass || fail "thinking changed the position"
[ "$(tail -n 1 out)" = ok ] && ! grep -q '^error' out && pass || fail "refused: $(cat out)"

session "a budget that is none" <<'S'
go
rules carcassonne
go greedy
roll 1
go nobody
go greedy slices
go greedy slices x
go greedy slices -1
go greedy ms 99999999999999999999
go greedy slices 3 ms 4
go greedy ways 0
go greedy ways 13
go greedy seed x
go greedy every 0
go greedy fast 3
go slices 3 greedy
go greedy clock 1000
go greedy clock 1000 x
go greedy turns 3
go greedy cpu 3 turns 3
go greedy clock 5 5 time 3
S
cat >wanted <<'S'
error there is no game yet; begin one with rules TEXT
ok
error no seat must act
ok
error there is no player "nobody"
error a number is missing after the last word
error the number of slices must be a whole number from 0 to 1000000000
error the number of slices must be a whole number from 0 to 1000000000
error the number of milliseconds must be a whole number from 0 to 86400000
error the budget is one of slices, ms, cpu, time and clock
error the number of ways must be a whole number from 1 to 12
error the number of ways must be a whole number from 1 to 12
error the seed must be a whole number from 0 to 9223372036854775807
error the number of milliseconds must be a whole number from 1 to 86400000
error "fast" is none of slices, ms, cpu, time, turns, clock, seed, ways and every
error a number is missing after the last word
error after clock come what is left and what each turn adds
error the number of milliseconds must be a whole number from 0 to 86400000
error turns goes with time
error turns goes with time
error the budget is one of slices, ms, cpu, time and clock
S
grep -v '^play draw' out >told
same told wanted

# One that thinks says what it thinks, if asked to, and answers the same.
session "news of thinking" <<'S'
rules carcassonne+inns+traders+princess+tower seats=3
roll 3
go rollout slices 150 seed 1
go rollout slices 150 seed 1 every 1
go analyst slices 150 seed 1 every 1 ways 1
S
grep '^info ' out | sed 's/^info //' >news
[ "$(wc -l <news)" -gt 5 ] && pass || fail "little news: $(cat out)"
python3 - <<'P' && pass || fail "the news are not in order: $(head -n 3 news)"
import json
slices, starts = 0, 1
for line in open("news"):
    said = json.loads(line)
    if "actions" in said:
        assert len(said["leads"]) == 3 and said["lead"] in said["leads"] and said["actions"], line
    assert said["ms"] >= 1 and said["slices"] >= 1, line
    starts += said["slices"] <= slices
    slices = said["slices"]
assert starts == 2, starts
P
[ "$(grep -v '^info\|^event\|^play\|^way\|^ok' out | sort -u | wc -l)" -eq 1 ] && pass || fail "another answer: $(cat out)"

# Whoever has no time left, or a clock, or a time for its turns, still gets an answer.
session "budgets in time" <<'S'
rules carcassonne seats=2
roll 5
go ranking clock 0 0
go ranking clock 600000 5000
go ranking time 5000 turns 40
go ranking time 0
go ranking cpu 1000
go rollout clock 1000 0 ways 1
S
[ "$(grep -c '^place ' out)" -eq 5 ] && [ "$(grep -c '^ok$' out)" -eq 8 ] && pass || fail "an answer is missing: $(cat out)"
grep '^way ' out | sed 's/^way //' >ways
python3 -c 'import json
way = json.load(open("ways"))
assert 0 < way["chance"] < 100 and (way["chance"] > 50) == (way["lead"] > 0), way' && pass || fail "no chance: $(cat ways)"

session "parts that are none" <<'S'
rules carcassonne
tile
tile 0
tile 0,0,0
tile x,y
tile 123456,0
tile -9223372036854775808,0
tile 0,0 0,1
feature 0,0
feature 0,0 city.S
feature 1,0 city.N
feature 0,0 city.N more
fits
fits base/Z
seats 0
end now
rules cardcassonne
tile 0,0
fits base/A
feature 99,0
S
cat >wanted <<'S'
ok
error the cell must be two whole numbers, as in 0,-1
error the cell must be two whole numbers, as in 0,-1
error the cell must be two whole numbers, as in 0,-1
error the cell must be two whole numbers, as in 0,-1
error the cell must be two whole numbers, as in 0,-1
error the cell must be two whole numbers, as in 0,-1
error there is something after the last word
error a segment is missing after the cell, as in city.N
error the tile base/D at 0,0 has no segment "city.S"
error there is no tile at 1,0
error there is something after the last word
error this game has no tile ""
error this game has no tile "base/Z"
error the command seats takes no words after it
error the command end takes no words after it
ok
error this game has no board of tiles
error this game has no board of tiles
error there is nothing at 99,0
S
same out wanted

# Whole games by lot: the parts say what the whole says, the end that was foreseen comes, undo opens
# chance again, and ransoms appear when the manual says so.
cat >parts.py <<'P'
import json, random, subprocess, sys

engine = subprocess.Popen([sys.argv[1], "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
ransoms = {"place": 0, "deploy": 0, "after": 0}
seen = {"fits": 0, "tiles": 0, "end": 0, "none": 0}

def ask(line):
    engine.stdin.write(line + "\n")
    engine.stdin.flush()
    answer = []
    while True:
        got = engine.stdout.readline()
        assert got and not got.startswith("error "), (line, got)
        if got == "ok\n":
            return answer
        answer.append(got.rstrip("\n"))

def check_parts(lots, has_board):
    state = json.loads(ask("state")[0])
    assert {i: int(n) for n, i in (line.split() for line in ask("bag"))} == state["bag"]
    for seat, line in enumerate(ask("seats")):
        part = json.loads(line)
        assert part["seat"] == seat and part["score"] == state["scores"][seat]
        assert part["supply"] == state["supplies"][seat]
        for name in ("tokens", "cards"):
            assert part[name] == [t for t in state[name] if t.get("seat") == seat]
        assert part["prisoners"] == [p for p in state["pieces"] if p.get("holder") == seat]
    if not state["features"]:
        return
    feature = lots.choice(state["features"])
    if feature["members"]:
        m = lots.choice(feature["members"])
        assert json.loads(ask("feature %d,%d %s" % (m["x"], m["y"], m.get("segment", "")))[0]) == feature
    if not has_board:
        return
    tile = lots.choice(state["tiles"])
    part = json.loads(ask("tile %d,%d" % (tile["x"], tile["y"]))[0])
    assert part["tile"] == tile["tile"] and part["turn"] == tile["turn"]
    for name in ("pieces", "tokens"):
        here = [p for p in state[name] if (p.get("x"), p.get("y")) == (tile["x"], tile["y"])]
        assert part[name] == here
        seen["tiles"] += len(here)
    for segment in part["segments"]:
        found = [f for f in state["features"] if f["id"] == segment["feature"]][0]
        assert found["kind"] == segment["kind"]
        assert {"x": tile["x"], "y": tile["y"], "segment": segment["segment"]} in found["members"]
    if state["step"] == "place":
        fits = ask("fits " + state["hand"])
        assert sorted(fits) == sorted(l for l in ask("legal") if l.startswith("place")), state["hand"]
        x, y = fits[0].split()[1].split(",")
        cell = json.loads(ask("tile %s,%s" % (x, y))[0])
        assert cell["tile"] is None and all(state["bag"][i] > 0 for i in cell["fits"])
        if state["hand"] in cell["fits"]:
            turns = [int(f[-1]) for f in fits if f.split()[1] == "%s,%s" % (x, y)]
            assert cell["fits"][state["hand"]] == turns
            seen["fits"] += 1

def check_ransoms(legal, paid):
    """As docs/engine.md says."""
    state = json.loads(ask("state")[0])
    price = dict(line.split() for line in ask("numbers"))["ransom"]
    lost = [p for p in state["pieces"] if "holder" in p and p["seat"] == state["turn"]]
    may = bool(lost) and state["scores"][state["turn"]] >= int(price) and not paid
    listed = [line for line in legal if line.startswith("ransom")]
    is_asked = any(line.split()[0] in ("capture", "exchange", "dragon", "again") for line in legal)
    if state["step"] in ransoms and not is_asked and state["actor"].startswith("seat"):
        assert bool(listed) == may, (state["step"], legal)
        assert listed == [] or all(line.split()[1] == str(lost[0]["holder"]) or len(lost) > 1 for line in listed)
        ransoms[state["step"]] += may
        seen["none"] += not may
    else:
        assert not listed, (state["step"], legal)

def check_end():
    """The scores that are foreseen are those of now and what the events bring; nothing changes."""
    before, points = ask("hash"), list(map(int, ask("scores")[0].split()))
    *lines, scores = ask("end")
    events = [json.loads(line[6:]) for line in lines]
    assert events[0]["kind"] == "end" and all(e.get("final", True) for e in events), events
    for event in events:
        if event["kind"] == "score":
            points[event["seat"]] += event["points"]
    assert points == list(map(int, scores.split())), (lines, scores)
    assert before == ask("hash")
    seen["end"] += len(events) > 3

def play(rules, seed):
    lots = random.Random(seed)
    has_board, has_tower = not rules.startswith("card"), "tower" in rules
    ask("rules " + rules)
    ask("roll %d" % seed)
    events, paid, step = [], False, 0
    while ask("actor") != ["over"]:
        step += 1
        if ask("actor") == ["chance"]:
            ask("roll")
            continue
        if step % 9 == 0:
            check_parts(lots, has_board)
        legal = ask("legal")
        if has_tower:
            check_ransoms(legal, paid)
        # What leads to prisoners is preferred, buying them back is put off.
        rare = [line for line in legal if line.split()[0] in ("capture", "build")]
        line = lots.choice(rare if rare and lots.random() < 0.7 else legal)
        if line.startswith("ransom") and lots.random() < 0.5:
            line = lots.choice([line for line in legal if not line.startswith("ransom")])
        if step % 25 == 0:
            ask("play " + line)
            ask("undo")
        if step % 3 == 0:
            check_end()
        events = [json.loads(a[6:]) for a in ask("play " + line) if a.startswith("event ")]
        paid = (paid or line.startswith("ransom")) and not any(e["kind"] == "turn" for e in events)
    assert any(e["kind"] == "end" for e in events)
    assert ask("end") == ask("scores")

for n, rules in enumerate(("carcassonne+tower seats=2", "carcassonne+inns+traders+princess+tower seats=3",
                           "wheel+traders", "hunters", "cardcassonne seats=3")):
    play(rules, n + 1)
    if "tower" in rules:
        play(rules, n + 11)
assert all(ransoms.values()) and all(seen.values()), (ransoms, seen)
engine.stdin.close()
assert engine.wait() == 0
P
try "parts of whole games" 0 python3 parts.py "$aude"

# Undo opens chance again: other tiles may be drawn where one was.
session "another draw" <<'S'
rules carcassonne
play draw base/V
play place 1,0 r0
play pass
play draw base/U
undo
play pass
play draw base/E
record
S
says out '^draw base/E$'
grep -q '^error' out && fail "refused: $(cat out)" || pass
[ "$(grep -c '^draw' out)" -eq 2 ] && pass || fail "not two draws: $(cat out)"

# The examples of the manual are true: what is sent gives what is printed there. A quit ends one.
manual=$here/../../docs/engine.md
sed -n '/^```$/,/^```$/p' "$manual" | grep -v '^```' >examples
sed -n 's/^> //p' examples >sent
grep -v '^> ' examples >wanted
title="the examples of engine.md"
: >out-all
while [ -s sent ]; do
    timeout 600 "$aude" engine <sent >>out-all
    sed '1,/^quit$/d' sent >rest
    mv rest sent
done
same out-all wanted
# And all commands are in it.
printf 'help\n' | "$aude" engine | sed -n 's/:.*//p' | while read -r command; do
    grep -qF "$(echo "$command" | cut -d' ' -f1)" "$manual" || echo "$command"
done >missing
[ ! -s missing ] && pass || fail "the manual is silent about $(cat missing)"
