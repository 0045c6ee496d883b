# INNS-15  One inn at a complete road of 3 tiles: 6 points.
game carcassonne+inns seats=2
draw base/A; place -1,0 r3; put follower road.S
draw inns/EN; place 1,0 r1; pass
expect event closed road then score 0 6 road complete 3 tile x 2 then return 0 follower
expect score 6 0
expect supply 0 follower 7

# INNS-15  Another shape, the inn at a bend in the middle: 6 points again.
game carcassonne+inns seats=2
draw base/A; place 0,1 r3; put follower road.S
draw base/U; place 1,0 r0; pass
draw inns/EA; place 1,1 r0; pass
expect worth 1,1 road.S done 4 0
draw base/A; place 1,2 r2; pass
expect event score 0 6 road complete 3 tile x 2
expect score 6 0

# INNS-15  The tile with the inn pays whoever holds the road when it closes, also in that very turn.
game carcassonne+inns seats=2
draw base/A; place -1,0 r3; pass
draw inns/EC; place 1,0 r2; put follower road.E
expect event closed road then score 1 6 road complete 3 tile x 2 then return 1 follower
expect score 0 6

# INNS-15  On a tie both get 2 points per tile.
game carcassonne+inns seats=2
draw base/A; place 0,1 r3; put follower road.S
draw base/U; place 1,0 r0; pass
draw base/U; place 2,0 r0; pass
draw base/A; place 2,1 r1; put follower road.S
draw inns/EB; place 1,1 r0; pass
expect event score 0 6 road complete 3 tile x 2 strength 1 1
expect event score 1 6 road complete 3 tile x 2
expect score 6 6

# INNS-15, INNS-16  A road of 4 tiles with two inns: 8 points, as with one.
game carcassonne+inns seats=2
draw inns/EC; place -1,0 r0; put follower road.E
draw inns/EB; place 1,0 r0; pass
draw base/A; place 2,0 r1; pass
expect event score 0 8 road complete 4 tile x 2
expect score 8 0

# INNS-16  Three inns on 5 tiles: 10 points.
game carcassonne+inns seats=2
draw inns/EC; place -1,0 r0; put follower road.E
draw inns/EB; place 1,0 r0; pass
draw inns/EA; place 2,0 r0; pass
expect worth 2,0 road.S done 8 0
draw base/A; place 2,1 r2; pass
expect event score 0 10 road complete 5 tile x 2
expect score 10 0

# INNS-17  An open road with an inn is worth nothing at the end, however long; the robber goes home.
game carcassonne+inns seats=2
draw inns/EB; place 1,0 r0; put follower road.E
draw base/U; place 2,0 r0; pass
draw base/U; place 3,0 r0; pass
draw base/A; place -1,0 r3; pass
expect worth 1,0 road.E now 0 0
expect worth 1,0 road.E done 10 0
end
expect no event score 0 5
expect no event score 0 10
expect event return 0 follower
expect score 0 0

# INNS-17  The same road without an inn: 1 point per tile.
game carcassonne+inns seats=2
draw base/U; place 1,0 r0; put follower road.E
draw base/U; place 2,0 r0; pass
draw base/U; place 3,0 r0; pass
draw base/A; place -1,0 r3; pass
end
expect event score 0 5 road final 5 tile x 1
expect score 5 0

# INNS-17  A late inn spoils an open road that was worth something; two inns spoil it no further, and a
# complete road nearby is already paid.
game carcassonne+inns seats=2
draw base/W; place 1,0 r0; put follower road.W
draw base/A; place -1,0 r3; pass
expect score 3 0
draw base/U; place 2,0 r0; put follower road.E
expect worth 2,0 road.E now 2 0
draw inns/EB; place 3,0 r0; pass
expect worth 2,0 road.E now 0 0
expect worth 2,0 road.E done 6 0
draw inns/EA; place 4,0 r0; pass
expect worth 2,0 road.E now 0 0
expect worth 2,0 road.E done 8 0
end
expect score 3 0

# INNS-15, INNS-17, INNS-Q04  The inn of EL belongs to the road: the city beside it is worth what any
# city is, complete or not.
game carcassonne+inns seats=2
draw inns/EL; place 0,-1 r2; put follower city.N
expect worth 0,-1 city.N now 3 0
draw base/E; place 1,-1 r3; pass
expect event score 0 8 city complete 3 tile x 2 + 1 shield x 2
expect score 8 0

# INNS-Q03  The fairy gives her 3 points also at an open road with an inn, which itself gives none.
game carcassonne+inns+princess seats=2
draw inns/EB; place 1,0 r0; put follower road.E
draw base/U; place 2,0 r0; pass
draw base/U; place 3,0 r0; fairy 1,0 road.E
end
expect event score 0 3 for fairy-scoring
expect no event score 0 4
expect score 3 0

# INNS-Q03  Likewise in an open city with a cathedral.
game carcassonne+inns+princess seats=2
draw inns/EK; place 0,-1 r0; put follower city.N
draw base/U; place 1,0 r0; pass
draw base/U; place 2,0 r0; fairy 0,-1 city.N
end
expect event score 0 3 for fairy-scoring
expect score 3 0
