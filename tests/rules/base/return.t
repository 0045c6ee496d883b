# BASE-42, BASE-40  Complete, put, score, take back, all in one turn: a road of 4 tiles gives Red 4.
game carcassonne seats=2
draw base/U; place 1,0 r0; pass
draw base/W; place 2,0 r0; pass
draw base/W; place -1,0 r0
expect turn 0
put follower road.E
expect event closed road then score 0 4 road then return 0 follower
expect score 4 0
expect supply 0 follower 7

# BASE-42  Likewise a road of 3 tiles: 3 points.
game carcassonne seats=2
draw base/W; place 1,0 r0; pass
draw base/W; place -1,0 r0; put follower road.E
expect event closed road then score 1 3 road then return 1 follower
expect score 0 3
expect supply 1 follower 7

# BASE-42  Likewise a city of 2 tiles: 4 points.
game carcassonne seats=2
draw base/E; place 0,-1 r2; put follower city.N
expect event closed city then score 0 4 city then return 0 follower
expect supply 0 follower 7
expect score 4 0

# BASE-40  A follower comes back only when his own feature is complete.
game carcassonne seats=2
draw base/U; place 1,0 r0; put follower road.E
draw base/E; place 0,-1 r2; put follower city.N
expect event closed city
expect event return 1 follower
expect no event return 0
expect supply 0 follower 6
expect supply 1 follower 7

# BASE-40  A feature that nobody holds gives no points when it is complete.
game carcassonne seats=2
draw base/E; place 0,-1 r2; pass
expect event closed city
expect no event score
expect no event return
expect score 0 0

# BASE-41  With an empty supply the follower who comes back cannot be put in the same turn, but in the
# next, in another role.
game carcassonne seats=2
draw base/E; place 0,1 r1; put follower city.N
draw base/U; place 1,0 r0; pass
draw base/E; place 0,2 r1; put follower city.N
draw base/U; place 2,0 r0; pass
draw base/E; place 0,3 r1; put follower city.N
draw base/U; place 3,0 r0; pass
draw base/E; place 0,4 r1; put follower city.N
draw base/U; place 4,0 r0; pass
draw base/B; place 0,5 r0; put follower cloister
draw base/U; place 5,0 r0; pass
draw base/B; place 0,6 r0; put follower cloister
draw base/U; place 6,0 r0; pass
draw base/B; place 0,7 r0; put follower cloister
draw base/U; place 7,0 r0; pass
expect supply 0 follower 0
draw base/E; place 1,1 r3
expect actor chance
expect turn 1
expect event score 0 4 city
expect supply 0 follower 1
draw base/V; place 8,0 r0; pass
draw base/V; place 8,1 r1
expect turn 0
expect legal put follower road.S
expect legal put follower field.NL
put follower road.S
expect supply 0 follower 0

# BASE-Q11  A complete feature that nobody holds takes the new follower only on the tile that
# completed it; later it cannot be reached any more.
game carcassonne seats=2
draw base/W; place 1,0 r0; pass
draw base/W; place -1,0 r0
expect legal put follower road.E
pass
expect event closed road
draw base/E; place 0,-1 r2
expect illegal put follower road.W at 1,0 because not-that-tile
expect illegal put follower road.E at -1,0 because not-that-tile
expect legal put follower city.N
pass
draw base/U; place 2,0 r0
expect illegal put follower city.N at 0,-1 because not-that-tile
