# BASE-32, BASE-63  A city of three tiles with a shield: 8.
game carcassonne seats=2
draw base/F; place 0,-1 r1; put follower city.E
draw base/E; place 0,-2 r2; pass
expect event closed city
expect event score 0 8 city complete 3 tile x 2 + 1 shield x 2
expect score 8 0

# BASE-32  A city of four tiles without a shield: 8.
game carcassonne seats=2
draw base/N; place 0,-1 r3; put follower city.N
draw base/N; place -1,-1 r1; pass
expect score 0 0
draw base/E; place -1,-2 r2; pass
expect event score 0 8 city complete 4 tile x 2
expect score 8 0

# BASE-30, BASE-31, BASE-32  A ring of city parts with a gap inside is not complete before the gap is
# filled; any number of parts: 9 tiles and 3 shields are 24 points.
game carcassonne seats=2
draw base/R; place 0,1 r2; put follower city.N
draw base/N; place 1,1 r3; pass
draw base/R; place 1,2 r3; pass
draw base/N; place 1,3 r0; pass
draw base/R; place 0,3 r0; pass
draw base/N; place -1,3 r1; pass
draw base/Q; place -1,2 r1; pass
expect no event closed
draw base/M; place -1,1 r2; pass
expect no event closed
expect score 0 0
expect feature 0,1 city.N open 4 tiles 8
draw base/C; place 0,2 r0
expect event score 0 24 city complete 9 tile x 2 + 3 shield x 2
expect score 24 0

# BASE-30  A city with an open side is not complete.
game carcassonne seats=2
draw base/R; place 0,-1 r2; put follower city.N
draw base/E; place -1,-1 r1; pass
expect no event closed
expect feature 0,0 city.N open 1 tiles 3
draw base/E; place 1,-1 r3; pass
expect event score 0 8 city
expect feature 0,0 city.N closed tiles 4

# BASE-33, BASE-Q03  Two city parts of one tile that end up in one city count once: 4 tiles, 8 points.
game carcassonne seats=2
draw base/N; place 0,1 r3; put follower city.N
draw base/N; place -1,1 r2; pass
draw base/N; place -1,2 r1; pass
draw base/I; place 0,2 r0
expect same 0,2 city.N 0,2 city.W
expect feature 0,2 city.N closed tiles 4
pass
expect event score 0 8 city complete 4 tile x 2
expect events 1 closed city
expect score 8 0

# BASE-33  The two parts of such a tile are two cities as long as nothing joins them.
game carcassonne seats=2
draw base/H; place 0,-1 r0; put follower city.S
expect event score 0 4 city
expect apart 0,-1 city.N 0,-1 city.S
expect feature 0,-1 city.N open 1 tiles 1
expect score 4 0

# BASE-34, BASE-Q04  A city of two tiles is no exception: 4 points. (No tile of the base game makes
# a city of two tiles with a shield.)
game carcassonne seats=2
draw base/E; place 0,-1 r2; put follower city.N
expect event score 0 4 city complete 2 tile x 2
expect score 4 0
