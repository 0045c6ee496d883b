# TRAD-18, TRAD-19  A tile that continues the builder's road: first everything of that tile, a follower
# too, then the second tile, anywhere, with another follower; then the turn is over.
game carcassonne+traders seats=2
draw base/U; place 1,0 r0; put follower road.E
draw base/E; place 0,1 r2; pass
draw base/U; place 2,0 r0; put builder road.E
expect turn 1
draw base/E; place 0,-1 r2; pass
draw base/U; place 3,0 r0
expect illegal again because out-of-step
expect legal put follower field.NL
put follower field.NL
expect actor 0
expect turn 0
expect legal again
expect legal pass
expect legal-count 2
expect illegal put follower field.ER because out-of-step
expect illegal draw base/B because out-of-step
again
expect actor chance
expect turn 0
draw base/B
expect actor 0
place 1,1 r0
expect turn 0
put follower cloister
expect supply 0 follower 4
expect actor chance
expect turn 1

# TRAD-18  A tile that continues the builder's city gives a second tile too.
game carcassonne+traders seats=2
draw base/F; place 0,-1 r1; put follower city.E
draw base/E; place 0,1 r2; pass
draw base/F; place 0,-2 r1; put builder city.E
draw base/E; place -1,1 r2; pass
draw base/G; place 0,-3 r1; pass
expect actor 0
expect legal again
expect legal pass
expect legal-count 2

# TRAD-18, TRAD-Q04  At either end and at any distance: the builder stands east, the tile is laid west.
game carcassonne+traders seats=2
draw base/U; place 1,0 r0; put follower road.E
draw base/E; place 0,1 r2; pass
draw base/U; place 2,0 r0; put builder road.E
draw base/E; place 0,-1 r2; pass
draw base/V; place -1,0 r3; pass
expect actor 0
expect legal again

# TRAD-18, TRAD-Q04  Only the builder counts: a tile at a road or city with followers alone gives none.
game carcassonne+traders seats=2
draw base/L; place 1,0 r0; put follower city.N
draw base/E; place 0,1 r2; pass
draw base/U; place 2,0 r0; put follower road.E
draw base/E; place -1,1 r2; pass
draw base/U; place 3,0 r0; put builder road.E
draw base/E; place -2,1 r2; pass
draw base/F; place 1,-1 r1; pass
expect actor chance
expect turn 1

# TRAD-Q04  A tile that only touches the builder's tile, field to field, gives none.
game carcassonne+traders seats=2
draw base/U; place 1,0 r0; put follower road.E
draw base/E; place 0,1 r2; pass
draw base/U; place 2,0 r0; put builder road.E
draw base/E; place 0,-1 r2; pass
draw base/B; place 2,1 r0; pass
expect actor chance
expect turn 1
expect illegal again because out-of-step

# TRAD-Q04  A road that ends beside the builder's road at a crossing is another road and gives none.
game carcassonne+traders seats=2
draw base/W; place 1,0 r0; put follower road.W
draw base/E; place 0,1 r2; pass
draw base/U; place -1,0 r0; put builder road.E
draw base/E; place -1,1 r2; pass
draw base/U; place 2,0 r0; pass
expect actor chance
expect turn 1

# TRAD-Q04  The builder put with this very tile gives none: he did not stand there when it was laid.
game carcassonne+traders seats=2
draw base/U; place 1,0 r0; put follower road.E
draw base/E; place 0,1 r2; pass
draw base/U; place 2,0 r0; put builder road.E
expect actor chance
expect turn 1

# TRAD-Q04, TRAD-22  Closing the road counts: points and figures come back first, then the second tile.
game carcassonne+traders seats=2
draw base/W; place 1,0 r0; put follower road.W
draw base/E; place 0,1 r2; pass
draw base/U; place -1,0 r0; put builder road.E
draw base/E; place -1,1 r2; pass
draw base/W; place -2,0 r0; pass
expect event score 0 4 road complete then return 0 follower
expect event return 0 builder
expect score 4 0
expect actor 0
expect legal again
expect legal pass
expect legal-count 2

# TRAD-Q04, TRAD-18  A tile that joins the builder's road with another one continues it.
game carcassonne+traders seats=2
draw base/U; place -1,0 r0; put follower road.E
draw base/E; place 0,1 r2; pass
draw base/U; place -2,0 r0; put builder road.E
draw base/B; place 1,1 r0; pass
draw base/B; place 2,1 r0; pass
draw base/U; place 2,0 r0; pass
draw base/U; place 1,0 r0; pass
expect same 2,0 road.E -2,0 road.E
expect actor 0
expect legal again

# TRAD-18  The other player's tile on the builder's road gives nobody a second one.
game carcassonne+traders seats=2
draw base/U; place 1,0 r0; put follower road.E
draw base/E; place 0,1 r2; pass
draw base/U; place 2,0 r0; put builder road.E
draw base/U; place 3,0 r0; pass
expect actor chance
expect turn 0

# TRAD-20  No third tile, although the second one continues the builder's road too.
game carcassonne+traders seats=2
draw base/U; place 1,0 r0; put follower road.E
draw base/E; place 0,1 r2; pass
draw base/U; place 2,0 r0; put builder road.E
draw base/E; place 0,-1 r2; pass
draw base/U; place 3,0 r0; pass
again
draw base/U; place 4,0 r0; pass
expect actor chance
expect turn 1
expect illegal again because out-of-step

# TRAD-20  Nor when the first tile did not continue it: one tile only.
game carcassonne+traders seats=2
draw base/U; place 1,0 r0; put follower road.E
draw base/E; place 0,1 r2; pass
draw base/U; place 2,0 r0; put builder road.E
draw base/E; place 0,-1 r2; pass
draw base/B; place 1,1 r0; put follower cloister
expect turn 1

# TRAD-21  The builder stays on the open road and gives a second tile in turn after turn.
game carcassonne+traders seats=2
draw base/U; place 1,0 r0; put follower road.E
draw base/E; place 0,1 r2; pass
draw base/U; place 2,0 r0; put builder road.E
draw base/E; place 0,-1 r2; pass
draw base/U; place 3,0 r0; pass
again
draw base/U; place 4,0 r0; pass
expect piece 2,0 road.E 0 builder
expect turn 1
draw base/B; place 1,1 r0; pass
draw base/U; place 5,0 r0; pass
expect turn 0
expect actor 0
expect legal again
again
draw base/B; place 2,1 r0; pass
expect turn 1
expect supply 0 builder 0
draw base/B; place 3,1 r0; pass
draw base/V; place 6,0 r0; pass
expect actor 0
expect legal again
pass
expect turn 1
draw base/B; place 4,1 r0; pass
draw base/U; place 6,1 r1; pass
expect actor 0
expect legal again

# TRAD-19  Each player has his own double turn: Blue's comes right after Red's.
game carcassonne+traders seats=2
draw base/L; place 1,0 r0; put follower road.W
draw base/U; place 2,0 r0; put follower road.E
draw base/U; place -1,0 r0; put builder road.E
draw base/U; place 3,0 r0; put builder road.E
draw base/U; place -2,0 r0; pass
expect actor 0
again
draw base/E; place 0,1 r2; pass
expect turn 1
draw base/U; place 4,0 r0; pass
expect actor 1
expect legal again
again
expect turn 1
draw base/E; place -1,1 r2; pass
expect turn 0

# TRAD-23, TRAD-19, TRAD-Q03  The example: robber; builder; then a tile that closes the road, with a
# knight in its city. The road is scored, robber and builder come back, and on the second tile the
# builder is put again, into the city of that knight.
game carcassonne+traders seats=2
draw base/W; place 1,0 r0; put follower road.W
draw base/E; place 0,1 r2; pass
draw base/U; place -1,0 r0; put builder road.E
draw base/E; place -1,1 r2; pass
draw base/L; place -2,0 r0
expect illegal put builder city.N because no-piece-left
put follower city.N
expect event score 0 4 road complete 4 tile x 1
expect event return 0 follower at 1,0 road.W
expect event return 0 builder at -1,0 road.E
expect supply 0 builder 1
expect supply 0 follower 6
expect score 4 0
again
draw base/F; place -2,-1 r1
expect legal put builder city.E
expect illegal put follower city.E because feature-taken
put builder city.E
expect supply 0 builder 0
expect piece -2,-1 city.E 0 builder
expect turn 1

# TRAD-23, INNS-13  The follower that the first tile brought back can be put on the second, not on the
# first.
game carcassonne+inns+traders seats=2
draw base/W; place 1,0 r0; put large road.W
draw base/E; place 0,1 r2; pass
draw base/U; place -1,0 r0; put builder road.E
draw base/E; place -1,1 r2; pass
draw base/L; place -2,0 r0
expect illegal put large city.N because no-piece-left
pass
expect event return 0 large
again
draw base/B; place 1,-1 r0
expect legal put large cloister
put large cloister
expect supply 0 large 0
expect turn 1

# TRAD-Q03, TRAD-20  Follower on the first tile, builder on the second, on the same road: allowed. No
# third tile follows, and the builder works from the next turn on.
game carcassonne+traders seats=2
draw base/W; place 1,0 r0; put follower road.W
draw base/E; place 0,1 r2; pass
draw base/U; place -1,0 r0; put builder road.E
draw base/E; place -1,1 r2; pass
draw base/W; place -2,0 r0; put follower road.W
expect supply 0 builder 1
again
draw base/U; place -3,0 r0
expect legal put builder road.E
put builder road.E
expect actor chance
expect turn 1
draw base/E; place 0,-1 r2; pass
draw base/U; place -4,0 r0; pass
expect actor 0
expect legal again

# TRAD-Q05  The second tile can be declined: the turn is over and nothing is drawn.
game carcassonne+traders seats=2
draw base/U; place 1,0 r0; put follower road.E
draw base/E; place 0,1 r2; pass
draw base/U; place 2,0 r0; put builder road.E
draw base/E; place 0,-1 r2; pass
draw base/U; place 3,0 r0; pass
expect left 90
expect legal pass
pass
expect actor chance
expect turn 1
expect left 90
draw base/U; place 4,0 r0; pass
expect turn 0

# TRAD-Q05  Once drawn it must be placed; one that fits nowhere leaves and the same player draws
# another.
game carcassonne+traders seats=2
draw base/U; place 1,0 r0; put follower road.E
draw base/E; place 0,-1 r2; pass
draw base/U; place 2,0 r0; put builder road.E
draw base/B; place 1,1 r0; pass
draw base/U; place 3,0 r0; pass
again
draw base/C
expect event discard base/C
expect actor chance
expect turn 0
draw base/B
expect actor 0
expect illegal pass because out-of-step
expect illegal again because out-of-step
expect legal place 2,1 r0
place 2,1 r0; put follower cloister
expect turn 1

# TRAD-Q05, TRAD-19  After a declined second tile the next continuation offers one again.
game carcassonne+traders seats=2
draw base/U; place 1,0 r0; put follower road.E
draw base/E; place 0,1 r2; pass
draw base/U; place 2,0 r0; put builder road.E
draw base/E; place 0,-1 r2; pass
draw base/U; place 3,0 r0; pass
pass
draw base/B; place 1,1 r0; pass
draw base/U; place 4,0 r0; pass
expect turn 0
expect legal again

# TRAD-Q06  Two roads with a builder each become one: both builders stay, and each works for his owner
# only.
game carcassonne+traders seats=2
draw base/U; place -1,0 r0; put follower road.E
draw base/E; place 0,1 r2; pass
draw base/B; place 1,1 r0; pass
draw base/B; place 2,1 r0; pass
draw base/B; place 3,1 r0; pass
draw base/U; place 2,0 r0; put follower road.E
draw base/U; place -2,0 r0; put builder road.E
draw base/U; place 3,0 r0; put builder road.E
draw base/U; place 1,0 r0; pass
expect same -2,0 road.E 3,0 road.E
expect actor 0
expect legal again
pass
expect piece -2,0 road.E 0 builder
expect piece 3,0 road.E 1 builder
draw base/U; place 4,0 r0; pass
expect actor 1
expect legal again
pass
draw base/U; place -3,0 r0; pass
expect actor 0
expect legal again
again
draw base/E; place 0,-1 r2; pass
expect turn 1
draw base/W; place 5,0 r0; pass
expect actor 1
expect legal again
again
draw base/E; place -1,1 r2; pass
expect turn 0
draw base/W; place -4,0 r0; pass
expect event score 0 10 road complete 10 tile x 1 strength 1 1
expect event score 1 10 road complete 10 tile x 1
expect event return 0 builder at -2,0 road.E
expect event return 1 builder at 3,0 road.E
expect score 10 10
expect actor 0
expect legal again

# TRAD-19, TRAD-30  Goods that the first tile brings come before the second tile; a city that the
# second tile completes brings its own.
game carcassonne+traders seats=2
draw traders/HE; place 0,-1 r1; put follower city.E
draw base/E; place 0,1 r2; pass
draw traders/HQ; place 0,-2 r1; put builder city.E
draw traders/HS; place 0,2 r1; pass
draw base/E; place 0,-3 r2; pass
expect event score 0 8 city complete 4 tile x 2
expect token grain 0 1
expect token wine 0 1
expect actor 0
again
draw base/E; place 0,3 r0; pass
expect token wine 0 2
expect token wine 1 0
expect turn 1
