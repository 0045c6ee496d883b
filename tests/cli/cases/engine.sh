# The line protocol: a session with its answers, and what it must refuse.

session() {
    # session TITLE: sends stdin to the engine; the answers are left in the file out.
    title=$1
    timeout 600 "$aude" engine >out 2>err
    [ $? -eq 0 ] && pass || fail "the engine did not end with status 0"
    [ -s err ] && fail "stderr: $(head -c 300 err)" || pass
}

session "a small game" <<'S'
rules carcassonne
actor
play draw base/B
actor
legal
play place 0,1 r0
play put follower cloister
scores
actor
undo
actor
play put follower field.NL
undo
undo
legal
quit
S
cat >wanted <<'S'
ok
chance
ok
ok
seat 0
ok
place 0,1 r0
place 0,1 r1
place 0,1 r2
place 0,1 r3
ok
ok
event {"kind":"turn","text":"Blue to move","seat":1}
ok
0 0
ok
chance
ok
ok
seat 0
ok
event {"kind":"turn","text":"Blue to move","seat":1}
ok
ok
ok
place 0,1 r0
place 0,1 r1
place 0,1 r2
place 0,1 r3
ok
ok
S
same out wanted

session "no game yet" <<'S'
legal
play pass
undo
state
record
help
frobnicate

rules nothing
rules
quit now
quit
legal
S
[ "$(grep -c '^error there is no game yet' out)" -eq 5 ] && pass || fail "not five errors: $(cat out)"
says out '^error unknown command "frobnicate"'
says out '^error unknown game "nothing"'
says out '^error no rules'
says out '^error the command quit takes no words'
[ "$(tail -n 1 out)" = ok ] && pass || fail "the last line is not ok"
# One answer for each line, also for the empty one, until quit.
[ "$(grep -c '^ok' out)" -eq 3 ] && pass || fail "not three times ok"

# Whatever is refused changes nothing: the hash stays.
{
    printf 'rules carcassonne\nplay draw base/V\nhash\n'
    printf 'play draw base/V\nplay place 9,9 r0\nplay place 0,1 r7\nplay put follower city.N\n'
    printf 'play place 0,1 r0 more\nplay\nplay frobnicate\nroll\nroll x\nundone\n'
    printf 'rules carcassonne seats=9\nlegal more\nplay \000place 0,1 r0\n\000\n'
    printf 'hash%05000d\n' 0
    printf 'play %0100000d\n' 0
    printf 'hash\nquit'
} >bad
session "refused" <bad
[ "$(grep -c '^error ' out)" -eq 16 ] && pass || fail "not 16 errors: $(cat out)"
says out '^error carcassonne has 2 to 6 seats, not 9$'
[ "$(grep -c '^[0-9a-f]\{16\}$' out)" -eq 2 ] && pass || fail "not two hashes"
[ "$(grep '^[0-9a-f]\{16\}$' out | sort -u | wc -l)" -eq 1 ] && pass || fail "the hash changed"
[ "$(tail -n 1 out)" = ok ] && pass || fail "a last line without newline is not obeyed"

session "nothing to take back" <<'S'
rules carcassonne
undo
play draw base/V
undo
undo
S
printf 'ok\nerror there is nothing to take back\nok\nok\nerror there is nothing to take back\n' >wanted
same out wanted

session "seeds" <<'S'
rules carcassonne
roll 99999999999999999999999999
roll 9223372036854775808
roll -1
hash
roll 9223372036854775807
S
[ "$(grep -c '^error the seed must be a whole number from 0 to 9223372036854775807' out)" -eq 3 ] && pass || fail "seeds: $(cat out)"
says out '^play draw '

session "state" <<'S'
rules carcassonne seats=3
play draw base/E
state
S
sed -n 's/^{/{/p' out >line
mv line out
is_json 'd["turn"] == 0 and d["step"] == "place" and d["hand"] == "base/E" and d["left"] == 70 and d["winners"] == []'
is_json 'd["supplies"] == [{"follower": 7}] * 3'

session "chances" <<'S'
rules carcassonne
chances
roll 5
chances
S
title="chances"
[ "$(awk '/ draw / && !/^play/ { n += $1 } END { print n }' out)" -eq 71 ] && pass || fail "weights"
says out '^9 draw base/V$'
says out '^play draw base/'

# A whole game played through the protocol, then its record replayed.
cat >driver.py <<'P'
import json, subprocess, sys

engine = subprocess.Popen([sys.argv[1], "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

def ask(line):
    engine.stdin.write(line + "\n")
    engine.stdin.flush()
    answer = []
    while True:
        got = engine.stdout.readline()
        if got == "ok\n":
            return answer
        assert got and not got.startswith("error "), (line, got)
        answer.append(got.rstrip("\n"))

ask("rules carcassonne seats=3")
ask("roll 11")
points, step = [0, 0, 0], 0
while ask("actor") != ["over"]:
    if ask("actor") == ["chance"]:
        answers = ask("roll")
    else:
        legal = ask("legal")
        step += 1
        line = legal[step * 7919 % len(legal)]
        if step % 10 == 0:
            before = ask("hash")
            ask("play " + line)
            ask("undo")
            assert ask("hash") == before
        answers = ask("play " + line)
    for answer in answers:
        if answer.startswith("event "):
            event = json.loads(answer[6:])
            if event["kind"] == "score":
                points[event["seat"]] += event["points"]
    if step % 40 == 1:
        state = json.loads(ask("state")[0])
        assert len(state["tiles"]) + state["left"] <= 72
        assert sum(state["bag"].values()) == state["left"]
        on_table = [0, 0, 0]
        for piece in state["pieces"]:
            on_table[piece["seat"]] += 1
        assert all(supply["follower"] + n == 7 for supply, n in zip(state["supplies"], on_table))
        for feature in state["features"]:
            assert feature["members"] and max(feature["strength"]) >= 0
            assert bool(feature["owners"]) == any(feature["strength"])
scores = ask("scores")[0]
state = json.loads(ask("state")[0])
assert state["winners"] == [i for i in range(3) if points[i] == max(points)], state["winners"]
assert scores == " ".join(map(str, points)), (scores, points)
open("engine.aude", "w").write("\n".join(ask("record")) + "\n")
open("engine.hash", "w").write(ask("hash")[0])
ask("quit")
assert engine.wait() == 0
P
try "a whole game" 0 python3 driver.py "$aude"
try "its record" 0 "$aude" replay engine.aude --json
is_json 'd["records"][0]["finished"] and d["records"][0]["hash"] == open("engine.hash").read()'
