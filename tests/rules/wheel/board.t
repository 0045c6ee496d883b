# WHEE-07, WHEE-Q03, WHEE-Q21  Three roads and three cities on the board, each in one cell; the city in
# the south-west opens to two sides. No road goes through the wheel.
game wheel seats=2
expect feature 0,0 city.N open 1 tiles 1
expect feature 3,2 city.E open 1 tiles 1
expect feature 0,3 city.S open 2 tiles 1
expect apart 0,0 city.N 0,3 city.S
expect apart 0,0 city.N 3,2 city.E
expect feature 2,0 road.N open 1 tiles 1
expect feature 0,1 road.W open 1 tiles 1
expect feature 3,3 road.S open 1 tiles 1
expect apart 2,0 road.N 0,1 road.W
expect apart 2,0 road.N 3,3 road.S
expect apart 0,1 road.W 3,3 road.S

# WHEE-07  The roads cut the field around the wheel into three: one in the north-west, one in the east,
# one in the south-west. Cities do not cut it.
game wheel seats=2
expect same 0,1 field.NL 0,0 field.EL
expect same 0,0 field.EL 1,0 field.NL
expect same 1,0 field.NL 2,0 field.NL
expect apart 2,0 field.NL 2,0 field.NR
expect same 2,0 field.NR 3,0 field.NL
expect same 3,0 field.NL 3,1 field.NL
expect same 3,1 field.NL 3,2 field.NL
expect same 3,2 field.NL 3,3 field.NL
expect apart 3,3 field.NL 3,3 field.SR
expect same 3,3 field.SR 2,3 field.EL
expect same 2,3 field.EL 1,3 field.EL
expect same 1,3 field.EL 0,3 field.NL
expect same 0,3 field.NL 0,2 field.NL
expect same 0,2 field.NL 0,1 field.SL
expect apart 0,1 field.SL 0,1 field.NL
expect apart 0,0 field.EL 3,0 field.NL
expect apart 0,0 field.EL 1,3 field.EL
expect apart 3,0 field.NL 1,3 field.EL

# WHEE-07  What lies outside goes on on the board: Red's farmer in the north-west holds that field up to
# the roads on both sides, so Blue can only have the field beyond them.
game wheel seats=2
draw wheel/RadB; place 1,-1 r0; put follower field.NL
expect feature 0,1 field.NL strength 1 0
draw wheel/RadB; place -1,0 r0
expect illegal put follower field.NL because feature-taken
expect legal put follower cloister
pass
draw wheel/n5; place 2,-1 r0; pass
draw wheel/RadB; place 3,-1 r0
expect legal put follower field.NL
put follower field.NL
expect feature 3,3 field.NL strength 0 1
draw wheel/RadE; place 4,3 r1
expect illegal put follower field.EL because feature-taken
pass
draw wheel/RadE; place -1,2 r3
expect legal put follower field.EL
put follower field.EL
expect feature 3,3 field.SR strength 0 1
draw wheel/RadB; place 2,4 r0
expect illegal put follower field.NL because feature-taken

# WHEE-07, WHEE-Q03, WHEE-Q21  A road from the board to a crossing runs over two tiles and is complete
# there, because the rim of the wheel ends it: 2 points. All three roads do so.
game wheel seats=2
draw wheel/RadW; place 2,-1 r0; put follower road.S
expect event closed road then score 0 2 road complete 2 tile x 1
expect score 2 0
expect feature 2,0 road.N closed tiles 2
draw wheel/RadW; place -1,1 r0; put follower road.E
expect event closed road then score 1 2 road complete 2 tile x 1
draw wheel/RadW; place 3,4 r1; put follower road.W
expect event closed road then score 0 2 road complete 2 tile x 1
expect score 4 2

# WHEE-Q21, WHEE-Q03  A road from one end at the rim to another is complete and has the cells of both:
# 8 tiles.
game wheel seats=2
draw wheel/RadV; place 2,-1 r0; pass
draw wheel/RadU.1; place 1,-1 r0; pass
draw wheel/RadD; place 0,-1 r2; pass
draw wheel/RadV.1; place -1,-1 r3; pass
draw wheel/RadU.2; place -1,0 r1; pass
expect feature 2,0 road.N open 1 tiles 6
expect feature 0,1 road.W open 1 tiles 1
draw wheel/RadV.1; place -1,1 r2; put follower road.S
expect event closed road then score 1 8 road complete 8 tile x 1
expect score 0 8

# WHEE-07, WHEE-Q03  A city of the board in two tiles is worth 4. Each of its cells is one tile.
game wheel seats=2
draw wheel/RadE; place 0,-1 r2; put follower city.N
expect event closed city then score 0 4 city complete 2 tile x 2
draw wheel/RadE; place 4,2 r3; put follower city.N
expect event closed city then score 1 4 city complete 2 tile x 2
expect score 4 4

# WHEE-07, WHEE-Q03  The city in the south-west needs two tiles and is then worth 6: its cell counts
# once although it opens to two sides.
game wheel seats=2
draw wheel/RadE; place 0,4 r0; put follower city.N
expect no event closed
expect feature 0,3 city.S open 1 tiles 2 strength 1 0
draw wheel/RadE; place -1,3 r1
expect illegal put follower city.N because feature-taken
pass
expect event closed city then score 0 6 city complete 3 tile x 2
expect score 6 0

# WHEE-Q03  Cells of the board are neighbours of a cloister: in the middle of a side three, at the corner
# two.
game wheel seats=2
draw wheel/RadB; place 1,-1 r0; put follower cloister
expect worth 1,-1 cloister now 4 0
draw wheel/RadB; place -1,0 r0; put follower cloister
expect worth -1,0 cloister now 0 3
draw wheel/RadB; place 4,1 r0; put follower cloister
expect worth 4,1 cloister now 4 0
draw wheel/RadB; place 2,4 r0; put follower cloister
expect worth 2,4 cloister now 0 4

# WHEE-Q04  Nobody is ever put on a road, a city or a field of the board, neither as a robber, knight or
# farmer nor by the way to the crown spaces.
game wheel seats=2
draw wheel/RadE; place 0,-1 r2
expect illegal put follower city.N at 0,0 because not-that-tile
expect illegal put follower field.EL at 0,0 because not-that-tile
expect illegal put follower road.N at 2,0 because not-that-tile
expect illegal put follower city.E at 3,2 because not-that-tile
expect illegal put follower fortuna at 1,0
expect illegal put follower taxes at 2,1
expect illegal crown follower city.N at 0,0 because not-on-that
expect illegal crown follower road.N at 2,0 because not-on-that
expect illegal crown follower field.NL at 1,0 because not-on-that
expect illegal crown follower city.N at 0,-1 because not-on-that
expect legal put follower city.N
expect legal put follower field.EL
expect legal-count 12

# WHEE-Q04  From the tile that is laid the knight, the robber and the farmer hold what the board
# continues, and it counts for them at the end: city 3 with the shield, road 2.
game wheel seats=2
draw wheel/RadF; place 0,-1 r1; put follower city.E
expect feature 0,0 city.N strength 1 0
expect piece 0,0 city.N nobody
draw wheel/RadK; place 2,-1 r0; put follower road.S
expect feature 2,0 road.N strength 0 1
end
expect event score 0 3 city final 2 tile x 1 + 1 shield x 1
expect event score 1 2 road final 2 tile x 1
expect score 3 2

# WHEE-07  The cities of the board touch the fields of the board: a farmer on each of the three fields
# gets 3 for the one of its own, and none for the others.
game wheel seats=3
draw wheel/RadB; place 1,-1 r0; put follower field.NL
draw wheel/RadB; place 3,-1 r0; put follower field.NL
draw wheel/RadB; place 1,4 r0; put follower field.NL
draw wheel/RadD; place 4,2 r3; pass
end
expect score 0 3 0

# WHEE-07  Likewise the one in the north-west.
game wheel seats=3
draw wheel/RadB; place -1,0 r0; put follower field.NL
draw wheel/RadB; place 3,-1 r0; put follower field.NL
draw wheel/RadB; place 1,4 r0; put follower field.NL
draw wheel/RadD; place 0,-1 r2; pass
end
expect score 3 0 0

# WHEE-07  And the one in the south-west.
game wheel seats=3
draw wheel/RadB; place 1,-1 r0; put follower field.NL
draw wheel/RadB; place 3,-1 r0; put follower field.NL
draw wheel/RadB; place 2,4 r0; put follower field.NL
draw wheel/RadD; place 0,4 r0; pass
draw wheel/RadD; place -1,3 r1; pass
end
expect score 0 0 3
