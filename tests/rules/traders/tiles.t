# TRAD-01, TRAD-02  24 tiles, all different, come to the 72 of the base game; HK too is there once.
game carcassonne+traders seats=2
expect left 95
expect legal-count 48
expect bag traders/HA 1
expect bag traders/HB 1
expect bag traders/HC 1
expect bag traders/HD 1
expect bag traders/HE 1
expect bag traders/HF 1
expect bag traders/HG 1
expect bag traders/HH 1
expect bag traders/HI 1
expect bag traders/HJ 1
expect bag traders/HK 1
expect bag traders/HL 1
expect bag traders/HM 1
expect bag traders/HN 1
expect bag traders/HO 1
expect bag traders/HP 1
expect bag traders/HQ 1
expect bag traders/HR 1
expect bag traders/HS 1
expect bag traders/HT 1
expect bag traders/HU 1
expect bag traders/HV 1
expect bag traders/HW 1
expect bag traders/HX 1
draw traders/HK; place 0,-1 r2; pass
expect illegal draw traders/HK because not-in-bag
expect left 94

# TRAD-01, TRAD-02, INNS-01  With both expansions: 72, 18 and 24 tiles, one of them lying already.
game carcassonne+inns+traders seats=2
expect left 113
expect legal-count 65

# TRAD-01, TRAD-03  Each player has a builder and a pig besides his followers, and no goods yet.
game carcassonne+traders seats=6
expect supply 0 follower 7
expect supply 0 builder 1
expect supply 0 pig 1
expect supply 1 builder 1
expect supply 1 pig 1
expect supply 2 builder 1
expect supply 2 pig 1
expect supply 3 builder 1
expect supply 3 pig 1
expect supply 4 builder 1
expect supply 4 pig 1
expect supply 5 follower 7
expect supply 5 builder 1
expect supply 5 pig 1
expect token wine 0 0
expect token grain 0 0
expect token cloth 5 0

# TRAD-03, INNS-04  With both expansions four kinds of figures.
game carcassonne+inns+traders seats=2
expect supply 1 follower 7
expect supply 1 large 1
expect supply 1 builder 1
expect supply 1 pig 1

# TRAD-01, TRAD-30  All goods of the game in one city: 9 wine, 6 grain and 5 cloth for Red, who
# completes it, and 2 points for each of its 24 tiles for Blue, who has the knight. At the end 10
# points per kind.
game carcassonne+traders seats=2
draw traders/HE; place 0,-1 r1; pass
draw traders/HN; place 0,-2 r1; put follower city.E
draw traders/HD; place 0,-3 r2; pass
draw traders/HF; place 1,-3 r0; pass
draw traders/HG; place 1,-4 r2; pass
draw traders/HI; place 2,-4 r0; pass
draw traders/HH; place 2,-5 r1; pass
draw base/E; place 3,-5 r3; pass
draw traders/HP; place 2,-6 r1; pass
draw traders/HK; place 2,-7 r2; pass
draw traders/HL; place 3,-7 r0; pass
draw traders/HQ; place 3,-8 r1; pass
draw traders/HM; place 3,-9 r2; pass
draw traders/HO; place 4,-9 r0; pass
draw traders/HT; place 4,-10 r2; pass
draw traders/HU; place 5,-10 r0; pass
draw traders/HV; place 5,-11 r1; pass
draw base/E; place 6,-11 r3; pass
draw traders/HR; place 5,-12 r1; pass
draw traders/HW; place 5,-13 r2; pass
draw traders/HX; place 6,-13 r0; pass
draw traders/HS; place 6,-14 r1; pass
draw base/E; place 6,-15 r2; pass
expect event score 1 48 city complete 24 tile x 2
expect token wine 0 9
expect token grain 0 6
expect token cloth 0 5
expect token wine 1 0
expect token grain 1 0
expect token cloth 1 0
end
expect score 30 48

# TRAD-04  The new tiles must touch along a side and continue what lies there, like all others.
game carcassonne+traders seats=2
draw traders/HE
expect legal place 0,-1 r1
expect legal place 0,-1 r3
expect illegal place 0,-1 r0 because edges-differ
expect legal place 1,0 r1
expect illegal place 1,0 r0 because edges-differ
expect illegal place 1,0 r3 because edges-differ
expect legal place -1,0 r3
expect legal place 0,1 r0
expect illegal place 0,1 r2 because edges-differ
expect illegal place 1,1 r0 because no-neighbour
expect illegal place 0,0 r0 because cell-taken
expect legal-count 5

# TRAD-04  A tile with cities all round that fits nowhere leaves the game.
game carcassonne+traders seats=2
draw base/E; place 0,-1 r2; pass
draw traders/HX
expect event discard traders/HX
expect bag traders/HX 0
expect left 93
expect actor chance
expect turn 1

# TRAD-05  On the bridge of HB the road from west to east runs on: 4 tiles from cloister to cloister.
game carcassonne+traders seats=2
draw traders/HB; place 1,0 r0; put follower road.E
expect apart 1,0 road.N 1,0 road.E
expect same 1,0 road.E 0,0 road.E
expect feature 1,0 road.E open 2 tiles 2
expect feature 1,0 road.N open 2 tiles 1
draw base/A; place 2,0 r1; pass
expect no event closed
draw base/A; place -1,0 r3; pass
expect event score 0 4 road complete 4 tile x 1
expect score 4 0
expect feature 1,0 road.N open 2 tiles 1

# TRAD-05  And the road from north to south runs on below it: 3 tiles. Each can be held by somebody
# else.
game carcassonne+traders seats=2
draw traders/HB; place 1,0 r0; put follower road.E
draw base/S; place 1,-1 r0; put follower road.S
expect no event closed
draw base/A; place 1,1 r2; pass
expect event score 1 3 road complete 3 tile x 1
expect no event score 0
expect feature 1,0 road.E open 2 tiles 2
expect score 0 3

# TRAD-06, TRAD-05  The two roads of HB part four fields.
game carcassonne+traders seats=2
draw traders/HB; place 1,0 r0
expect apart 1,0 field.NL 1,0 field.NR
expect apart 1,0 field.NR 1,0 field.ER
expect apart 1,0 field.ER 1,0 field.SR
expect apart 1,0 field.SR 1,0 field.NL
expect apart 1,0 field.NL 1,0 field.ER
expect apart 1,0 field.NR 1,0 field.SR
expect legal put follower field.NL
expect legal put follower field.NR
expect legal put follower field.ER
expect legal put follower field.SR
expect legal-count 7
put follower field.NL
draw base/U; place 2,0 r0
expect same 2,0 field.NL 1,0 field.NR
expect legal put follower field.NL
put follower field.NL
draw base/U; place -1,0 r0
expect illegal put follower field.NL because feature-taken

# TRAD-06, TRAD-08, TRAD-05  HC has three fields. One of its roads ends at the small house: with a
# cloister at the other end it is complete, 3 points.
game carcassonne+traders seats=2
draw traders/HC; place 1,0 r0
expect apart 1,0 road.S 1,0 road.W
expect apart 1,0 field.EL 1,0 field.SR
expect apart 1,0 field.EL 1,0 field.WR
expect apart 1,0 field.SR 1,0 field.WR
expect legal put follower field.EL
expect legal put follower field.SR
expect legal put follower field.WR
expect legal-count 7
put follower road.W
draw base/A; place -1,0 r3; pass
expect event score 0 3 road complete 3 tile x 1
expect feature 1,0 road.S open 1 tiles 1
expect score 3 0

# TRAD-08  The other road of HC ends at the city: 2 points with a cloister at the other end.
game carcassonne+traders seats=2
draw traders/HC; place 1,0 r0; put follower road.S
expect feature 1,0 road.S open 1 tiles 1
draw base/A; place 1,1 r2; pass
expect event score 0 2 road complete 2 tile x 1
expect feature 1,0 road.W open 1 tiles 2
expect score 2 0

# TRAD-07  The cloister of HJ parts three roads and three fields; it can be held itself.
game carcassonne+traders seats=2
draw traders/HJ; place 1,0 r0
expect apart 1,0 road.E 1,0 road.S
expect apart 1,0 road.S 1,0 road.W
expect apart 1,0 road.W 1,0 road.E
expect apart 1,0 field.NL 1,0 field.ER
expect apart 1,0 field.ER 1,0 field.SR
expect apart 1,0 field.SR 1,0 field.NL
expect legal put follower cloister
expect legal-count 8
put follower road.W
draw base/A; place -1,0 r3; pass
expect event score 0 3 road complete 3 tile x 1
draw base/A; place 1,1 r2; put follower road.S
expect event score 0 2 road complete 2 tile x 1
expect feature 1,0 road.E open 1 tiles 1
expect score 5 0

# TRAD-09  The three city parts of HM are three cities round one field.
game carcassonne+traders seats=2
draw traders/HM; place 0,-1 r0
expect apart 0,-1 city.N 0,-1 city.E
expect apart 0,-1 city.N 0,-1 city.S
expect apart 0,-1 city.E 0,-1 city.S
expect feature 0,-1 city.S closed tiles 2
expect feature 0,-1 city.E open 1 tiles 1
expect feature 0,-1 city.N open 2 tiles 1
expect legal-count 5
put follower field.inner
expect events 1 closed city
draw base/E; place 1,-1 r3; put follower city.N
expect event score 1 4 city complete 2 tile x 2
end
expect event score 0 6 field final 2 city x 3
expect score 6 4
