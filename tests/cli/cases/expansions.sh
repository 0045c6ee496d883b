# The four expansions: what is listed, what the protocol tells of them, what is refused and how.

all=carcassonne+inns+traders+princess+tower

try "games with expansions" 0 "$aude" games
says out '^  expansions: +inns +traders +princess +tower$'
says out '^    inns  *Inns & Cathedrals'
says out '^    traders  *Traders & Builders'
says out '^    princess  *Princess & Dragon'
says out '^    tower  *The Tower'
says out '^  option fairy=text|follower  (princess)$'
says out '^  option dragon=before|after  (princess)$'
says out '^  option princess=may|must  (princess)$'
says out '^  option top=open|closed  (tower)$'
try "games in German" 0 env LC_ALL=de_DE.UTF-8 "$aude" games
says out '^  Erweiterungen: +inns +traders +princess +tower$'
says out '^    tower  *Der Turm'
says out '^  Einstellung top=open|closed  (tower)$'
try "games --json with expansions" 0 "$aude" games --json
is_json 'd["games"][0]["expansions"] == ["inns", "traders", "princess", "tower"]'
is_json 'all(set(o) == {"module", "name", "values", "default"} for o in d["games"][0]["options"])'

try "tiles of all sets" 0 "$aude" tiles $all --json
is_json 'sum(t["copies"] for t in d["tiles"]) == 72 + 18 + 24 + 30 + 18'
is_json 'sum(t["copies"] * t["symbols"].get(s, 0) for t in d["tiles"] for s in ("volcano", "dragon", "portal")) == 6 + 12 + 6'
is_json 'sum(t["copies"] for t in d["tiles"] for s in t["segments"] if s["kind"] == "tower") == 18'
is_json 'sum(t["copies"] for t in d["tiles"] for s in t["segments"] for m in ("wine", "grain", "cloth") if m in s["marks"]) == 20'
is_json 'sum(t["copies"] for t in d["tiles"] for s in t["segments"] if "inn" in s["marks"] or "cathedral" in s["marks"]) == 8'
try "tiles in words" 0 "$aude" tiles $all
says out '^princess/B2 x1 sides field,field,field,field turns 1 volcano=1$'
says out '^  city.N  *N E S W cathedral=1'

refused() {
    try "rules $1" 1 "$aude" tiles $1
    says err "$2"
}
refused 'carcassonne+inns+inns' 'the expansion "inns" is named twice'
refused 'carcassonne+princess fairy=maybe' 'fairy is text or follower, not maybe$'
refused 'carcassonne+tower top=3' 'top is open or closed, not 3$'
refused 'carcassonne+tower fairy=text' 'unknown option "fairy"'
try "expansions in any order" 0 "$aude" tiles carcassonne+tower+inns --json
is_json 'd["rules"].startswith("carcassonne+inns+tower")'

try "help names expansions" 0 "$aude" play --help
says out 'carcassonne+inns+traders+princess+tower'

# A tower is built, a follower taken, and what is not possible is one sentence each and changes
# nothing.
cat >tower <<'P'
rules carcassonne+inns+traders+princess+tower seats=2
play draw tower/TI
play place 0,1 r0
play put follower field.NL
play draw base/V
play place 1,0 r0
play put follower road.S
play draw base/B
play place 0,2 r0
play build 0,1
P
{
    cat tower
    printf 'hash\nplay capture 1,0 road.S\nplay capture 0,2 cloister\nplay place 2,0 r0\n'
    printf 'play build 0,1\nplay exchange large\nplay ransom 1 follower\nplay fairy 0,1 field.NL\n'
    printf 'play dragon 0,0\nplay capture 9,9 city.N\nplay capture 0,0 lake\nplay capture\nhash\nlegal\n'
    printf 'play pass\nplay draw base/B\nplay place -1,1 r0\nplay build 0,1\nplay capture 0,1 field.NL\n'
    printf 'play draw base/U\nhash\nplay ransom 1 follower\nplay ransom 1 large\nplay ransom 7 follower\nplay again\nplay pass\nhash\nstate\n'
} | timeout 600 "$aude" engine >out
title="what is refused in a game of five sets"
says out '^error "capture 1,0 road.S": that figure is out of reach$'
says out '^error "capture 0,2 cloister": no follower that could be meant stands there$'
says out '^error "place 2,0 r0": this is not the moment for that$'
says out '^error "fairy 0,1 field.NL": this is not the moment for that$'
says out '^error "dragon 0,0": this is not the moment for that$'
says out '^error "capture 9,9 city.N": there is no tile in that place$'
says out '^error "capture 0,0 lake": the tile has no such part$'
says out '^error "capture": the action is not written that way$'
says out '^error "ransom 1 follower": the ransom is more than the player has points$'
says out '^error "ransom 1 large": no such figure is held prisoner there$'
says out '^error "ransom 7 follower": there is no such seat$'
says out '^error "again": this is not the moment for that$'
says out '^event {"kind":"token","text":"the tower at 0,1 is now 2 high","x":0,"y":1,"token":"tower","count":2}$'
says out '^event {"kind":"capture","text":"Blue takes a follower of Red at 0,1 prisoner","seat":0,"other":1,'
[ "$(grep -c '^[0-9a-f]\{16\}$' out)" -eq 4 ] && pass || fail "not four hashes: $(cat out)"
[ "$(grep '^[0-9a-f]\{16\}$' out | sort -u | wc -l)" -eq 2 ] && pass || fail "a refused line changed something"
grep '^{' out >line
mv line out
is_json '{"seat": 0, "piece": "follower", "holder": 1} in d["pieces"]'
is_json '{"token": "tower", "count": 2, "x": 0, "y": 1, "segment": "tower"} in d["tokens"]'
is_json '[t["count"] for t in d["tokens"] if t["token"] == "tower-pieces"] == [9, 9]'
is_json '[t for t in d["tokens"] if t["token"] == "dragon"] == [{"token": "dragon", "count": 1}]'
is_json 'sum(t["token"] in ("wine", "grain", "cloth") for t in d["tokens"]) == 6'
is_json 'd["supplies"][0] == {"follower": 6, "large": 1, "builder": 1, "pig": 1}'

# Whole games of five sets through the protocol; the table is followed by what is told.
cat >driver5.py <<'P'
import json, random, subprocess, sys

engine = subprocess.Popen([sys.argv[1], "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
kinds, verbs, reasons, terms = set(), set(), set(), set()

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

def look(goods, points, dragon, aside):
    state = json.loads(ask("state")[0])
    seats = len(points)
    assert state["scores"] == points, (state["scores"], points)
    have = {}
    for token in state["tokens"]:
        if token["token"] in ("wine", "grain", "cloth"):
            assert token["count"] == goods[token["seat"]][token["token"]]
        have.setdefault(token["token"], []).append(token)
    assert [(d["x"], d["y"]) for d in have["dragon"] if "x" in d] == ([dragon] if dragon else [])
    assert sum(t["count"] for t in have.get("aside", [])) == aside, (have.get("aside"), aside)
    built = sum(t["count"] for t in have.get("tower", []))
    share = {2: 10, 3: 9, 4: 7, 5: 6, 6: 5}[seats]
    assert built + sum(t["count"] for t in have["tower-pieces"]) == seats * share
    away = [dict(follower=0, large=0, builder=0, pig=0) for _ in range(seats)]
    for piece in state["pieces"]:
        assert ("holder" in piece) != ("segment" in piece)
        away[piece["seat"]][piece["piece"]] += 1
    for supply, gone in zip(state["supplies"], away):
        assert {k: supply[k] + gone[k] for k in gone} == dict(follower=7, large=1, builder=1, pig=1)

def play(seats, options, seed):
    ask("rules carcassonne+inns+traders+princess+tower seats=%d %s" % (seats, options))
    rng = random.Random(seed)
    ask("roll %d" % seed)
    goods = [dict(wine=0, grain=0, cloth=0) for _ in range(seats)]
    points, dragon, aside, step = [0] * seats, None, 0, 0
    state = json.loads(ask("state")[0])
    aside = sum(t["count"] for t in state["tokens"] if t["token"] == "aside")
    while ask("actor") != ["over"]:
        if ask("actor") == ["chance"]:
            answers = ask("roll")
        else:
            legal = ask("legal")
            if step % 5 == 0 or legal[0].startswith("dragon "):
                state = json.loads(ask("state")[0])
                steps = [t for t in state["tokens"] if t["token"] == "steps"]
                assert [s["count"] for s in steps] in ([], [1], [2], [3], [4], [5], [6])
                assert bool(steps) == legal[0].startswith("dragon "), (steps, legal)
            line = rng.choices(legal, [6 if l[:3] in ("put", "bui", "cap", "ran", "aga") else 1 for l in legal])[0]
            verbs.add(line.split()[0])
            answers = ask("play " + line)
        step += 1
        for answer in answers:
            if not answer.startswith("event "):
                continue
            event = json.loads(answer[6:])
            kinds.add(event["kind"])
            assert event["text"] and "%" not in event["text"] and "?" not in event["text"], event
            if event["kind"] == "score":
                points[event["seat"]] += event["points"]
                reasons.add(event["why"])
                assert ("strength" in event) == (event["why"] == "feature"), event
                assert sum(t["points"] for t in event["sum"]["terms"]) == event["points"], event
                terms.update(t["what"] for t in event["sum"]["terms"])
            if event["kind"] == "token" and "seat" in event:
                goods[event["seat"]][event["token"]] += event["count"]
            if event["kind"] == "token" and event["token"] == "dragon":
                dragon = (event["x"], event["y"])
            if event["kind"] == "aside":
                aside += 1
            if event["kind"] == "mixed":
                assert event["count"] == aside
                aside = 0
        if step % 25 == 0:
            look(goods, points, dragon, aside)
    look(goods, points, dragon, aside)
    assert "steps" not in [t["token"] for t in json.loads(ask("state")[0])["tokens"]]
    name = "five-%d.aude" % seed
    open(name, "w").write("\n".join(ask("record")) + "\n")
    return name

for seats, options, seed in ((2, "", 1), (3, "dragon=after fairy=follower", 2), (4, "princess=must top=closed", 3), (6, "", 4), (5, "farmers=off", 5), (2, "", 6)):
    play(seats, options, seed)
assert kinds >= {"closed", "score", "return", "capture", "token", "aside", "mixed", "turn", "end"}, kinds
assert verbs >= {"place", "put", "pass", "again", "fairy", "remove", "dragon", "build", "capture", "close", "ransom"}, verbs
assert terms >= {"tile", "shield", "inn", "fairy", "majority"}, terms
assert reasons >= {"feature", "fairy-turn", "fairy-scoring", "wine", "grain", "cloth", "ransom"}, reasons
ask("quit")
assert engine.wait() == 0
P
try "whole games of five sets" 0 python3 driver5.py "$aude"
try "their records" 0 "$aude" replay five-1.aude five-2.aude five-3.aude five-4.aude five-5.aude five-6.aude
try "told in words" 0 "$aude" replay --trace five-1.aude five-4.aude
says out 'gets 1 point from the fairy as the turn begins$'
says out 'takes a follower of .* prisoner$'
says out 'the dragon comes to '
! grep -q '%[0-9]' out && pass || fail "a pattern is not filled: $(grep '%[0-9]' out | head -n 3)"
