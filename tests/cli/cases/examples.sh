# The example programs beside aude: what they print is what they promise.
examples=$(dirname "$aude")

try "best_ways" 0 "$examples/best_ways" greedy
[ "$(grep -c '^ *[+-][0-9]*\.[0-9][0-9] place [-0-9]*,[-0-9]* r[0-3]' out)" -eq 3 ] && pass || fail "not three ways: $(cat out)"
sed 's/place.*//' out | sort -c -g -r 2>/dev/null && pass || fail "the best does not come first: $(cat out)"
try "best_ways of random" 0 "$examples/best_ways" random "carcassonne seats=3" 7
says out '^     ? place '
[ "$(wc -l <out)" -eq 1 ] && pass || fail "not one way: $(cat out)"
try "best_ways of cards" 0 "$examples/best_ways" analyst cardcassonne
[ "$(wc -l <out)" -eq 3 ] && pass || fail "not three ways: $(cat out)"
"$examples/best_ways" nobody >out 2>err && fail "nobody plays" || pass
says err '^best_ways: no such player'
