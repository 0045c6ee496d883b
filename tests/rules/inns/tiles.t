# INNS-01, INNS-02, INNS-03  18 tiles of 17 kinds come to the 72 of the base game: the cathedral tile
# EK twice, all others once. There is no tile TJ among them.
game carcassonne+inns seats=2
expect left 89
expect legal-count 41
expect bag inns/EA 1
expect bag inns/EB 1
expect bag inns/EC 1
expect bag inns/ED 1
expect bag inns/EE 1
expect bag inns/EF 1
expect bag inns/EG 1
expect bag inns/EH 1
expect bag inns/EI 1
expect bag inns/EJ 1
expect bag inns/EK 2
expect bag inns/EL 1
expect bag inns/EM 1
expect bag inns/EN 1
expect bag inns/EO 1
expect bag inns/EP 1
expect bag inns/EQ 1
expect bag base/D 3
expect bag base/U 8
expect illegal draw inns/TJ because unknown-tile
draw inns/EB; place 1,0 r0; pass
expect left 88
expect illegal draw inns/EB because not-in-bag

# INNS-03  The first of the six inns: EA, a bend.
game carcassonne+inns seats=2
draw inns/EA; place 1,0 r0; put follower road.S
draw base/A; place -1,0 r3; pass
draw base/A; place 1,1 r2; pass
expect event score 0 8 road complete 4 tile x 2
expect score 8 0

# INNS-03  The second: EB, a straight road.
game carcassonne+inns seats=2
draw inns/EB; place 1,0 r0; put follower road.E
draw base/A; place -1,0 r3; pass
draw base/A; place 2,0 r1; pass
expect event score 0 8 road complete 4 tile x 2
expect score 8 0

# INNS-03  The third: EC, at one arm of a crossing.
game carcassonne+inns seats=2
draw inns/EC; place 1,0 r2; put follower road.E
draw base/A; place -1,0 r3; pass
expect event score 0 6 road complete 3 tile x 2
expect score 6 0

# INNS-03  The fourth: EL, a bend beside a city; the shield there belongs to the city.
game carcassonne+inns seats=2
draw inns/EL; place 1,0 r1; put follower road.E
draw base/A; place -1,0 r3; pass
draw base/A; place 1,1 r2; pass
expect event score 0 8 road complete 4 tile x 2
expect score 8 0

# INNS-03  The fifth: EM, a bend beside a city with one side.
game carcassonne+inns seats=2
draw inns/EM; place 1,0 r0; put follower road.S
draw base/A; place -1,0 r3; pass
draw base/A; place 1,1 r2; pass
expect event score 0 8 road complete 4 tile x 2
expect score 8 0

# INNS-03  The sixth: EN, a road that ends at a city.
game carcassonne+inns seats=2
draw inns/EN; place 1,0 r1; put follower road.S
draw base/A; place -1,0 r3; pass
expect event score 0 6 road complete 3 tile x 2
expect score 6 0

# INNS-03, INNS-07  No inn on ED: 1 point per tile.
game carcassonne+inns seats=2
draw inns/ED; place 1,0 r0; put follower road.W
draw base/A; place -1,0 r3; pass
expect event score 0 3 road complete 3 tile x 1
expect score 3 0

# INNS-03  No inn on EE, and its two bends are two roads.
game carcassonne+inns seats=2
draw inns/EE; place 1,0 r0; put follower road.N
expect apart 1,0 road.N 1,0 road.E
expect feature 1,0 road.N open 2 tiles 2
expect feature 1,0 road.E open 2 tiles 1
expect apart 1,0 field.NL 1,0 field.NR
expect apart 1,0 field.NR 1,0 field.ER
expect worth 1,0 road.N done 2 0

# INNS-03  No inn on EF, whose road ends at a city.
game carcassonne+inns seats=2
draw inns/EF; place 1,0 r2; put follower road.E
draw base/A; place -1,0 r3; pass
expect event score 0 3 road complete 3 tile x 1
expect score 3 0

# INNS-03  No inn on EJ, whose road ends at a city.
game carcassonne+inns seats=2
draw inns/EJ; place 1,0 r1; put follower road.S
draw base/A; place -1,0 r3; pass
expect event score 0 3 road complete 3 tile x 1
expect score 3 0

# INNS-03  No inn and no cathedral on EQ, whose city has a shield and parts two roads.
game carcassonne+inns seats=2
draw inns/EQ; place 0,-1 r1; put follower city.E
expect apart 0,-1 road.N 0,-1 road.S
draw base/E; place 0,-2 r2; pass
expect event score 0 8 city complete 3 tile x 2 + 1 shield x 2
draw base/A; place 1,-1 r1; put follower road.S
expect event score 0 2 road complete 2 tile x 1
expect score 10 0

# INNS-05  The new tiles must touch along a side and continue what lies there, like all others.
game carcassonne+inns seats=2
draw inns/EM
expect legal place 1,0 r0
expect legal place 1,0 r1
expect illegal place 1,0 r2 because edges-differ
expect illegal place 1,0 r3 because edges-differ
expect legal place 0,-1 r2
expect illegal place 0,-1 r0 because edges-differ
expect illegal place 0,0 r0 because cell-taken
expect illegal place 1,1 r0 because no-neighbour
place 1,0 r0; pass
draw inns/EK
expect legal place 0,-1 r0
expect legal place 1,-1 r3
expect illegal place -1,0 r0 because edges-differ
expect legal-count 8

# INNS-05  A cathedral that fits nowhere leaves the game like any other tile.
game carcassonne+inns seats=2
draw base/E; place 0,-1 r2; pass
draw inns/EK
expect event discard inns/EK
expect bag inns/EK 1
expect left 87
expect actor chance
expect turn 1

# INNS-06  The four city parts of EH are four cities: one closes, the others stay open, and each can be
# held by somebody else.
game carcassonne+inns seats=2
draw inns/EH; place 0,-1 r0
expect apart 0,-1 city.N 0,-1 city.E
expect apart 0,-1 city.N 0,-1 city.S
expect apart 0,-1 city.N 0,-1 city.W
expect apart 0,-1 city.E 0,-1 city.S
expect apart 0,-1 city.E 0,-1 city.W
expect apart 0,-1 city.S 0,-1 city.W
expect feature 0,-1 city.S closed tiles 2
expect feature 0,-1 city.N open 1 tiles 1
put follower city.N
expect events 1 closed city
expect no event score
draw base/E; place 1,-1 r3; put follower city.N
expect event score 1 4 city complete 2 tile x 2
draw base/E; place 0,-2 r2; pass
expect event score 0 4 city complete 2 tile x 2
expect score 4 4

# INNS-06  The field between the four cities of EH touches all of them and nothing outside: 12 points.
game carcassonne+inns seats=2
draw inns/EH; place 0,-1 r0; put follower field.inner
draw base/E; place 1,-1 r3; pass
draw base/E; place 0,-2 r2; pass
draw base/E; place -1,-1 r1; pass
expect apart 0,-1 field.inner 0,0 field.EL
expect apart 0,-1 field.inner 1,-1 field.EL
end
expect event score 0 12 field final 4 city x 3
expect score 12 0

# INNS-07  The cloister of ED parts the road: two roads end at it, one to each side, and one can be put
# on either, on the cloister, or on the fields, which the roads part.
game carcassonne+inns seats=2
draw inns/ED; place 1,0 r0
expect apart 1,0 road.E 1,0 road.W
expect feature 1,0 road.W open 1 tiles 2
expect feature 1,0 road.E open 1 tiles 1
expect apart 1,0 field.NL 1,0 field.ER
expect legal put follower road.E
expect legal put follower road.W
expect legal put follower cloister
expect legal-count 11
put follower road.W
draw base/A; place 2,0 r1; put follower road.S
expect event score 1 2 road complete 2 tile x 1
expect no event score 0
draw base/A; place -1,0 r3; pass
expect event score 0 3 road complete 3 tile x 1
expect score 3 2

# INNS-08  The crossing of EI parts its road into an eastern and a western one. The stubs towards the
# cities are no roads: nobody can be put there, and the fields are parted by them.
game carcassonne+inns seats=2
draw inns/EI; place 1,0 r0
expect apart 1,0 road.E 1,0 road.W
expect apart 1,0 city.N 1,0 city.S
expect illegal put follower road.N because unknown-segment
expect illegal put follower road.S because unknown-segment
expect apart 1,0 field.EL 1,0 field.WR
expect apart 1,0 field.ER 1,0 field.WL
expect apart 1,0 field.EL 1,0 field.ER
expect apart 1,0 field.WL 1,0 field.WR
expect legal-count 17
put follower road.W
draw base/A; place -1,0 r3; pass
expect event score 0 3 road complete 3 tile x 1
expect feature 1,0 road.E open 1 tiles 1
expect score 3 0

# INNS-09, INNS-Q04  The inn of EC counts for the right-hand road only: 2 points per tile there.
game carcassonne+inns seats=2
draw inns/EC; place -1,0 r0; put follower road.E
draw base/A; place 1,0 r1; pass
expect event score 0 6 road complete 3 tile x 2
expect apart -1,0 road.E -1,0 road.S
expect apart -1,0 road.E -1,0 road.W
expect apart -1,0 road.S -1,0 road.W
expect score 6 0

# INNS-09, INNS-Q04  The road to the left of the same crossing has no inn: 1 point per tile.
game carcassonne+inns seats=2
draw inns/EC; place 1,0 r0; put follower road.W
draw base/A; place -1,0 r3; pass
expect event score 0 3 road complete 3 tile x 1
expect score 3 0

# INNS-09, INNS-Q04  Nor has the lower one, and at the end an open road there still counts: 2 points,
# while the one with the inn gives nothing.
game carcassonne+inns seats=2
draw inns/EC; place 1,0 r0; put follower road.S
draw base/U; place 1,1 r1; pass
draw base/U; place 2,0 r0; put follower road.E
end
expect event score 0 2 road final 2 tile x 1
expect score 2 0

# INNS-10  On EG the city reaches a corner and parts the field there: east is one field, south and west
# another.
game carcassonne+inns seats=2
draw inns/EG; place 0,-1 r2
expect apart 0,-1 field.EL 0,-1 field.SL
expect legal put follower field.EL
expect legal put follower field.SL
expect legal-count 7
put follower field.EL
draw base/B; place 0,-2 r0
expect same 0,-2 field.NL 0,-1 field.SL
expect apart 0,-2 field.NL 0,-1 field.EL
expect legal put follower field.NL
put follower field.NL
draw base/B; place -1,-1 r0
expect same -1,-1 field.NL 0,-1 field.EL
expect apart -1,-1 field.NL 0,-1 field.SL
expect illegal put follower field.NL because feature-taken
