# Rules as text: games, tiles, and every way in which rules can be wrong.

try "games" 0 "$aude" games
says out '^carcassonne: .*2 to 6 seats'
says out 'option smallcity=4|2'
says out 'option farmers=on|off'
says out '^computer players:$'
says out '^  greedy  *[a-z]'
says out '^  random  *[a-z]'
try "games --json" 0 "$aude" games --json
is_json 'd["games"][0]["name"] == "carcassonne" and d["games"][0]["seats"] == {"min": 2, "max": 6, "default": 2}'
is_json '{p["name"] for p in d["players"]} >= {"pip", "aude"} and all(p["about"] for p in d["players"])'
is_json '{p["name"] for p in d["methods"]} >= {"greedy", "random"} and all(p["about"] for p in d["methods"])'
is_json '[o["default"] for o in d["games"][0]["options"] if o["name"] == "smallcity"] == ["4"]'

try "tiles" 0 "$aude" tiles carcassonne
says out '^base/D x4 start sides city,road,field,road turns 4$'
says out '^  field.EL .*EL WR touches city.N'
try "tiles --json" 0 "$aude" tiles carcassonne seats=3 --json
is_json 'sum(t["copies"] for t in d["tiles"]) == 72 and len(d["tiles"]) == 24'
is_json '[t["id"] for t in d["tiles"] if t["start"]] == ["base/D"]'
is_json '[t["different_turns"] for t in d["tiles"] if t["id"] in ("base/C", "base/D", "base/G")] == [1, 4, 2]'
is_json '[s["marks"] for t in d["tiles"] if t["id"] == "base/C" for s in t["segments"]] == [{"shield": 1}]'
is_json 'all(sorted(h for s in t["segments"] for h in s["halves"]) == sorted(set(h for s in t["segments"] for h in s["halves"])) for t in d["tiles"])'

wrong() {
    try "rules $1" 1 "$aude" tiles $1
    says err "$2"
}
wrong 'foo' 'unknown game "foo" in the rules "foo"; see aude games'
wrong 'carcassonne+foo' 'unknown expansion "foo" in the rules "carcassonne+foo"; see aude games'
wrong 'carcassonne seats=1' 'carcassonne has 2 to 6 seats, not 1$'
wrong 'carcassonne seats=7' 'carcassonne has 2 to 6 seats, not 7$'
wrong 'carcassonne seats=' 'carcassonne has 2 to 6 seats, not ""$'
wrong 'carcassonne seats=99999999999' 'seats, not 99999999999$'
wrong 'carcassonne farmers=maybe seats=3' 'farmers is on or off, not maybe$'
wrong 'carcassonne colour=red' 'unknown option "colour" in the rules "carcassonne colour=red"'
wrong 'carcassonne smallcity=3' 'smallcity is 4 or 2, not 3$'
wrong 'carcassonne farmers=on farmers=off' 'the option "farmers" is given twice in the rules'
wrong 'carcassonne seats=2 seats=3' 'seats'
wrong 'carcassonne frobnicate' 'frobnicate'
LC_ALL=de_DE.UTF-8
wrong 'foo' 'unbekanntes Spiel "foo" in den Regeln "foo"; siehe aude games'
wrong 'carcassonne+foo' 'unbekannte Erweiterung "foo"'
wrong 'carcassonne seats=7' 'carcassonne hat 2 bis 6 Plätze, nicht 7$'
wrong 'carcassonne farmers=maybe' 'farmers ist on oder off, nicht maybe$'
wrong 'carcassonne colour=red' 'unbekannte Einstellung "colour"'
LC_ALL=C
long=$(printf '%02000d' 0)
try "very long rules" 1 "$aude" tiles "carcassonne$long"
try "rules with a newline" 1 "$aude" tiles "carcassonne
seats=9"
for command in "simulate --games 1" "perft --depth 1 --seed 1"; do
    set -- $command
    name=$1
    shift
    try "$name with bad rules" 1 "$aude" "$name" nothing "$@"
    says err 'unknown game "nothing"'
done
