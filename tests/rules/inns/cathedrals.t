# INNS-18  A complete city of 7 tiles with a shield and a cathedral: 8 times 3 are 24 points.
game carcassonne+inns seats=2
draw inns/EK; place 0,-1 r0; put follower city.N
draw base/F; place 1,-1 r0; pass
draw base/G; place -1,-1 r0; pass
draw base/E; place 2,-1 r3; pass
draw base/E; place -2,-1 r1; pass
expect no event closed city
draw base/E; place 0,-2 r2; pass
expect event closed city then score 0 24 city complete 7 tile x 3 + 1 shield x 3 then return 0 follower
expect score 24 0

# INNS-18  Another shape: 6 tiles and 2 shields are 24 points too.
game carcassonne+inns seats=2
draw inns/EK; place 0,-1 r0; put follower city.N
draw base/M; place 1,-1 r0; pass
draw base/M; place 0,-2 r2; pass
draw base/N; place 1,-2 r3; pass
draw base/E; place -1,-1 r1; pass
expect event score 0 24 city complete 6 tile x 3 + 2 shield x 3
expect score 24 0

# INNS-18, INNS-Q06  The least that a cathedral can be is a city of 5 tiles: with two it is still open
# on three sides. 15 points.
game carcassonne+inns seats=2
draw inns/EK; place 0,-1 r0; put follower city.N
expect feature 0,-1 city.N open 3 tiles 2
expect no event closed city
draw base/E; place 1,-1 r3; pass
draw base/E; place 0,-2 r2; pass
expect no event closed city
draw base/E; place -1,-1 r1; pass
expect event score 0 15 city complete 5 tile x 3
expect score 15 0

# INNS-Q06  So the old small city of two tiles and a cathedral never meet: 15 points all the same.
game carcassonne+inns seats=2 smallcity=2
draw inns/EK; place 0,-1 r0; put follower city.N
draw base/E; place 1,-1 r3; pass
draw base/E; place 0,-2 r2; pass
draw base/E; place -1,-1 r1; pass
expect event score 0 15 city complete 5 tile x 3
draw base/E; place 2,-1 r1; put follower city.N
draw base/E; place 3,-1 r3; pass
expect event score 0 2 city complete 2 tile x 1
expect score 17 0

# INNS-Q06, INNS-18  The two tiles of an open city with a cathedral will count 3 each when it is complete,
# with the old small city as without it.
game carcassonne+inns seats=2 smallcity=2
draw inns/EK; place 0,-1 r0; put follower city.N
expect worth 0,-1 city.N done 6 0
expect worth 0,-1 city.N now 0 0

# INNS-Q06, BASE-Q04  The same without the option.
game carcassonne+inns seats=2
draw inns/EK; place 0,-1 r0; put follower city.N
expect worth 0,-1 city.N done 6 0

# INNS-Q06, BASE-Q04  Without a cathedral, two tiles and a shield as they are count 1 each with the option.
game carcassonne+inns seats=2 smallcity=2
draw base/F; place 0,-1 r1; put follower city.E
expect worth 0,-1 city.E done 3 0

# INNS-18  Without a cathedral a shield and a tile are 2 points each: 8.
game carcassonne+inns seats=2
draw base/F; place 0,-1 r1; put follower city.E
draw base/E; place 0,-2 r2; pass
expect event score 0 8 city complete 3 tile x 2 + 1 shield x 2
expect score 8 0

# INNS-19  Both cathedrals in one city of 8 tiles: 24 points, as with one of them.
game carcassonne+inns seats=2
draw inns/EK; place 0,-1 r0; put follower city.N
draw inns/EK; place 0,-2 r0
draw base/E; place 1,-1 r3; pass
draw base/E; place 1,-2 r3; pass
draw base/E; place -1,-1 r1; pass
draw base/E; place -1,-2 r1; pass
expect worth 0,-1 city.N done 21 0
draw base/E; place 0,-3 r2; pass
expect event score 0 24 city complete 8 tile x 3
expect score 24 0

# INNS-20  An open city with a cathedral gives nothing at the end, shields neither; the knight goes
# home.
game carcassonne+inns seats=2
draw inns/EK; place 0,-1 r0; put follower city.N
draw base/F; place 1,-1 r0; pass
draw base/E; place -1,-1 r1; pass
draw base/E; place 2,-1 r3; pass
expect worth 0,-1 city.N now 0 0
expect worth 0,-1 city.N done 18 0
end
expect no event score 0 6
expect no event score 0 18
expect event return 0 follower
expect score 0 0

# INNS-20  The same with both cathedrals.
game carcassonne+inns seats=2
draw inns/EK; place 0,-1 r0; put follower city.N
draw inns/EK; place 0,-2 r0
draw base/E; place 1,-1 r3; pass
end
expect score 0 0

# INNS-20  An open city without a cathedral still counts 1 for each tile and shield, until somebody
# puts a cathedral to it.
game carcassonne+inns seats=2
draw base/F; place 0,-1 r1; put follower city.E
expect worth 0,-1 city.E now 3 0
draw inns/EK; place 0,-2 r0
expect worth 0,-1 city.E now 0 0
expect worth 0,-1 city.E done 12 0
end
expect score 0 0

# INNS-12, INNS-18, INNS-Q02  The cathedral joins two small knights of Red and the large one of Blue: a
# tie, 15 points for both.
game carcassonne+inns seats=2
draw base/U; place 1,0 r0; pass
draw base/U; place -1,0 r0; pass
draw base/E; place 1,-1 r3; put follower city.N
draw base/E; place -1,-1 r1; put large city.N
draw base/B; place 1,-2 r0; pass
draw base/U; place 2,0 r0; pass
draw base/E; place 0,-2 r2; put follower city.N
draw inns/EK; place 0,-1 r0
expect event score 0 15 city complete 5 tile x 3 strength 2 2
expect event score 1 15 city complete 5 tile x 3
expect score 15 15
expect supply 0 follower 7
expect supply 1 large 1

# INNS-Q05  A farmer gets 3 points for a complete city with a cathedral, like for any other.
game carcassonne+inns seats=2
draw inns/EK; place 0,-1 r0; pass
draw base/E; place 1,-1 r3; put follower field.EL
draw base/E; place 0,-2 r2; pass
draw base/E; place -1,-1 r1; pass
expect event closed city
end
expect event score 1 3 field final 1 city x 3
expect score 0 3

# INNS-Q05  An open cathedral city gives a farmer nothing, like any other open city.
game carcassonne+inns seats=2
draw inns/EK; place 0,-1 r0; pass
draw base/E; place 1,-1 r3; put follower field.EL
draw base/E; place 0,-2 r2; pass
end
expect score 0 0

# INNS-Q05, TRAD-28  With his pig he gets 4, cathedral or not.
game carcassonne+inns+traders seats=2
draw inns/EK; place 0,-1 r0; pass
draw base/E; place 1,-1 r3; put follower field.EL
draw base/E; place 0,-2 r2; pass
draw base/E; place 1,-2 r0; put pig field.EL
draw base/E; place -1,-1 r1; pass
expect event closed city
end
expect event score 1 4 field final 1 city x 4
expect score 0 4

# INNS-18, TRAD-30  A cathedral makes goods neither more nor fewer: 18 points and one grain.
game carcassonne+inns+traders seats=2
draw inns/EK; place 0,-1 r0; put follower city.N
draw traders/HE; place 1,-1 r0; pass
draw base/E; place 2,-1 r3; pass
draw base/E; place 0,-2 r2; pass
draw base/E; place -1,-1 r1; pass
expect event score 0 18 city complete 6 tile x 3
expect token grain 0 1
expect token grain 1 0
expect score 18 0
