# TOWR-18, TOWR-Q02  The first piece reaches 5 tiles: its own and the four beside it. Red takes
# Blue's monk on the right; farther away and across the corner nobody is in range.
game carcassonne+tower seats=2
draw tower/TI; place 0,1 r0; pass
draw base/B; place 1,1 r0; put follower cloister
draw base/B; place 2,1 r0; pass
draw base/B; place 0,2 r0; pass
draw base/U; place -1,0 r0; pass
draw base/E; place 1,2 r1; put follower city.N
draw base/E; place -1,2 r3; pass
draw base/B; place 3,1 r0; put follower cloister
draw base/F; place 0,-1 r1; pass
draw base/V; place 1,0 r1; put follower road.S
draw base/U; place -2,0 r0; build 0,1
expect legal capture 1,1 cloister
expect illegal capture 1,2 city.N because out-of-range
expect illegal capture 1,0 road.S because out-of-range
expect illegal capture 3,1 cloister because out-of-range
expect illegal capture 0,0 road.E because nobody-there
expect legal-count 2
capture 1,1 cloister
expect held 1 0 follower 1

# TOWR-18  The second piece reaches 9 tiles: Red may choose Green at the top, Blue on the right or
# Yellow at the bottom, each two tiles away.
game carcassonne+tower seats=4
draw tower/TI; place 0,1 r0; build 0,1
draw base/F; place 0,-1 r1; put follower city.E
draw base/B; place 1,1 r0; pass
draw base/B; place 0,2 r0; pass
draw base/B; place -1,1 r0; pass
draw base/U; place 1,0 r0; put follower road.E
draw base/B; place 2,1 r0; put follower cloister
draw base/E; place 0,3 r2; put follower city.N
draw base/U; place -1,0 r0; build 0,1
expect token tower 0,1 2
expect legal capture 0,-1 city.E
expect legal capture 2,1 cloister
expect legal capture 0,3 city.N
expect illegal capture 1,0 road.E because out-of-range
expect legal-count 4
capture 2,1 cloister
expect held 2 0 follower 1
expect held 1 0 follower 0
expect turn 1

# TOWR-18, TOWR-14  Each further piece reaches one tile farther in every direction: one, two, three,
# four.
game carcassonne+tower seats=2
draw tower/TI; place 0,1 r0; pass
draw base/E; place 0,2 r1; put follower city.N
draw base/U; place 1,0 r0; pass
draw base/E; place 0,3 r1; put follower city.N
draw base/U; place 2,0 r0; pass
draw base/E; place 0,4 r1; put follower city.N
draw base/U; place 3,0 r0; pass
draw base/E; place 0,5 r1; put follower city.N
draw base/U; place 4,0 r0; build 0,1
expect legal capture 0,2 city.N
expect illegal capture 0,3 city.N because out-of-range
expect legal-count 2
pass
draw base/U; place 5,0 r0; pass
draw base/U; place 6,0 r0; build 0,1
expect legal capture 0,3 city.N
expect illegal capture 0,4 city.N because out-of-range
expect legal-count 3
pass
draw base/U; place 7,0 r0; pass
draw base/U; place 8,0 r0; build 0,1
expect legal capture 0,4 city.N
expect illegal capture 0,5 city.N because out-of-range
expect legal-count 4
pass
draw base/D; place -1,0 r0; pass
draw base/D; place -2,0 r0; build 0,1
expect legal capture 0,2 city.N
expect legal capture 0,5 city.N
expect legal-count 5

# TOWR-18  The range is that of the tower just built on, not of another one.
game carcassonne+tower seats=2
draw tower/TI; place 0,1 r0; build 0,1
draw tower/TJ; place 0,2 r0; build 0,1
draw base/U; place 1,0 r0; pass
draw base/B; place 0,3 r0; pass
draw base/U; place 2,0 r0; pass
draw base/B; place 0,4 r0; put follower cloister
draw base/U; place 3,0 r0; build 0,2
expect turn 1
expect actor chance
draw base/U; place 4,0 r0; pass
draw base/U; place 5,0 r0; build 0,2
expect actor 0
expect legal capture 0,4 cloister

# TOWR-19, TOWR-Q02  The range goes across a hole, but the hole counts: the monk two cells to the
# right is out of range of the first piece and in range of the second.
game carcassonne+tower seats=2
draw tower/TI; place 0,1 r0; pass
draw base/U; place 1,0 r0; pass
draw base/U; place 2,0 r0; pass
draw base/B; place 2,1 r0; put follower cloister
draw base/U; place 3,0 r0; build 0,1
expect turn 1
expect actor chance
draw base/U; place 4,0 r0; pass
draw base/U; place 5,0 r0; build 0,1
expect actor 0
expect legal capture 2,1 cloister
expect legal-count 2

# TOWR-19  And across other towers, however high, with or without a follower on them.
game carcassonne+tower seats=2
draw tower/TI; place 0,1 r0; pass
draw tower/TJ; place 0,2 r0; build 0,2
draw base/U; place 1,0 r0; build 0,2
draw base/B; place 0,3 r0; put follower cloister
draw base/U; place 2,0 r0; build 0,2
pass
draw base/U; place 3,0 r0; close 0,2 follower
draw base/U; place 4,0 r0; build 0,1
expect legal capture 0,2 tower
expect illegal capture 0,3 cloister because out-of-range
expect legal-count 2
pass
draw base/U; place 5,0 r0; pass
draw base/U; place 6,0 r0; build 0,1
expect legal capture 0,2 tower
expect legal capture 0,3 cloister
expect legal-count 3

# TOWR-Q02  Diagonally nobody is ever in range, however high the tower is.
game carcassonne+tower seats=2
draw tower/TI; place 0,1 r0; build 0,1
draw base/U; place 1,0 r0; put follower road.E
draw base/B; place 0,2 r0; build 0,1
draw base/B; place 1,1 r0; pass
draw base/B; place 0,3 r0; build 0,1
draw base/B; place 1,2 r0; put follower cloister
draw base/E; place 0,4 r1; build 0,1
expect turn 1
expect actor chance
expect token tower 0,1 4

# TOWR-Q03  Height decides only the range: a tower of one piece takes the follower off a tower of
# three.
game carcassonne+tower seats=2
draw tower/TI; place 0,1 r0; build 0,1
draw tower/TJ; place 0,2 r0; build 0,1
draw base/U; place 1,0 r0; build 0,1
draw base/U; place 2,0 r0; close 0,1 follower
draw base/U; place 3,0 r0
expect illegal build 0,1 because feature-taken
build 0,2
expect token tower 0,1 3
expect token tower 0,2 1
expect legal capture 0,1 tower
capture 0,1 tower
expect event capture 1 follower to 0 at 0,1 tower
expect held 1 0 follower 1
