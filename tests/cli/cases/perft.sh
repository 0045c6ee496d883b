# Perft and its decks.

try "perft" 0 "$aude" perft carcassonne --depth 2 --seed 5 --write-deck deck
says out '^1 [1-9]'
says out '^2 [1-9]'
[ "$(wc -l <deck)" -eq 71 ] && pass || fail "the deck has $(wc -l <deck) tiles"
grep '^[12] ' out >one
try "perft from the deck" 0 "$aude" perft carcassonne --depth 2 --deck deck
grep '^[12] ' out >two
same one two
try "perft --json" 0 "$aude" perft carcassonne --depth 2 --deck deck --json
is_json '"\n".join("%d %d" % (i + 1, n) for i, n in enumerate(d["sequences"])) + "\n" == open("one").read()'

# BASE-03: the start tile is a D; a cloister fits at its city-free side in four turns.
printf '# a comment\n\n base/B \r\n' >small
try "one tile" 0 "$aude" perft carcassonne --depth 1 --deck small
# South of 0,0: four turns; then the cloister, the field, or nobody.
says out '^1 12$'
try "deck too short" 1 "$aude" perft carcassonne --depth 2 --deck small
says err 'the deck has only 1 tile, and after 1 finished turn another is drawn'
printf 'base/B\nbase/Y\n' >bad
try "unknown tile in a deck" 1 "$aude" perft carcassonne --depth 1 --deck bad
says err '^aude: bad:2: .*"base/Y"'
printf 'base/C\nbase/B\nbase/C\n' >bad
try "too many of a tile" 1 "$aude" perft carcassonne --depth 1 --deck bad
says err '^aude: bad:3: the bag holds only 1 of "base/C"'
printf 'base/B\n\000' >bad
try "zero byte in a deck" 1 "$aude" perft carcassonne --depth 1 --deck bad
try "missing deck" 1 "$aude" perft carcassonne --depth 1 --deck nowhere
says err '^aude: nowhere: No such file'
try "deck that cannot be written" 1 "$aude" perft carcassonne --depth 1 --seed 1 --write-deck nowhere/deck
says err '^aude: nowhere/deck: '
try "depth 0" 2 "$aude" perft carcassonne --depth 0 --seed 1
