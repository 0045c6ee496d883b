# Simulations: the same games for any number of threads, named players.

strip() {
    python3 -c 'import json
d = json.load(open("out"))
for k in ("seconds", "games_per_s", "placements_per_s", "threads"):
    del d[k]
print(json.dumps(d, sort_keys=True, indent=1))'
}
try "simulate" 0 "$aude" simulate carcassonne --games 50 --seed 3
says out '^50 games, '
try "simulate --json" 0 "$aude" simulate carcassonne --games 500 --seed 3 --json
is_json 'd["games"] == 500 and d["games_per_s"] > 0 and d["placements_per_s"] > 0 and len(d["mean_scores"]) == 2'
is_json '70 < d["placements_per_game"] <= 71 and 28 < d["pairs_per_placement"] < 37'
strip >one
for threads in 2 3 7; do
    try "$threads threads" 0 "$aude" simulate carcassonne --games 500 --seed 3 --json --threads $threads
    strip >many
    same one many
done
try "another seed" 0 "$aude" simulate carcassonne --games 500 --seed 4 --json
strip >other || fail "its answer cannot be kept"
cmp -s one other && fail "another seed gives the same games" || pass
try "random by name" 0 "$aude" simulate carcassonne --games 500 --seed 3 --json --player random
strip >many
same one many
try "records change nothing" 0 "$aude" simulate carcassonne --games 500 --seed 3 --json --record all
strip >many
same one many
rm -rf all
try "the model is no part of the product" 2 "$aude" simulate carcassonne --check
if strings -a "$aude" | grep -q 'the model'; then fail "it holds the model"; else pass; fi
try "greedy against random" 0 "$aude" simulate carcassonne --games 20 --player greedy --player random --json --record g
is_json 'd["players"] == ["greedy", "random"] and d["mean_scores"][0] > d["mean_scores"][1]'
strip >one
try "the same on two threads" 0 "$aude" simulate carcassonne --games 20 --player greedy --player random --json --threads 2
strip >many
same one many
try "its records" 0 "$aude" replay g/1-000019.aude --trace
says out 'Red (greedy)'
try "the last player takes the rest" 0 "$aude" simulate carcassonne seats=4 --games 2 --player random --player greedy --json
is_json 'd["players"] == ["random", "greedy", "greedy", "greedy"]'

try "bench --count" 0 "$aude" bench --count
says out '^carcassonne seats=2: [0-9]* placements'
cp out one
try "bench --count again" 0 "$aude" bench --count
same out one
try "bench --count --json" 0 "$aude" bench --count --json
is_json 'd["rows"][0]["placements"] > 10000'
