# BASE-Q04  The old small city: two tiles count 1 each, 2 points.
game carcassonne seats=2 smallcity=2
draw base/E; place 0,-1 r2; put follower city.N
expect event score 0 2 city complete 2 tile x 1
expect score 2 0

# BASE-Q04, BASE-34  With the old small city larger ones are worth what they always are.
game carcassonne seats=2 smallcity=2
draw base/F; place 0,-1 r1; put follower city.E
draw base/E; place 0,-2 r2; pass
expect score 8 0

# BASE-Q04  smallcity=4 is the default.
game carcassonne seats=2 smallcity=4
draw base/E; place 0,-1 r2; put follower city.N
expect score 4 0

# BASE-Q15  Without farmers nobody may stand on a field, everything else stays.
game carcassonne seats=2 farmers=off
draw base/U; place 1,0 r0
expect illegal put follower field.NL because not-on-that
expect illegal put follower field.ER because not-on-that
expect legal put follower road.E
expect legal-count 2
pass
draw base/B; place 0,1 r0
expect legal put follower cloister
expect legal-count 2

# BASE-Q15  Without farmers there is nothing to put when everything else is taken.
game carcassonne seats=2 farmers=off
draw base/U; place 1,0 r0; put follower road.E
draw base/U; place 2,0 r0
expect actor chance
expect turn 0

# BASE-Q15  farmers=on is the default.
game carcassonne seats=2 farmers=on
draw base/U; place 1,0 r0
expect legal put follower field.NL
expect legal put follower field.ER
expect legal-count 4

# BASE-Q04, BASE-Q15  Nothing else can be switched, and nothing twice.
game carcassonne
expect rules carcassonne smallcity=3 because bad-value
expect rules carcassonne farmers=maybe because bad-value
expect rules carcassonne river=on because unknown-option
expect rules carcassonne farmers=off farmers=off because option-twice
expect rules carcassonne seats=2 farmers=off smallcity=2 because ok
expect rules carcassonne+nonsense because unknown-module
expect rules nonsense because unknown-game
