# WHEE-01  Two to five players, not one and not six.
game wheel seats=2
expect rules wheel seats=0 because bad-seats
expect rules wheel seats=1 because bad-seats
expect rules wheel seats=2 because ok
expect rules wheel seats=3 because ok
expect rules wheel seats=4 because ok
expect rules wheel seats=5 because ok
expect rules wheel seats=6 because bad-seats
expect rules wheel+inns seats=6 because bad-seats
expect rules wheel+inns+traders seats=5 because ok
expect rules wheel+inns+traders seats=1 because bad-seats

# WHEE-02  The rules are those of the original game, with its options.
game wheel seats=2 smallcity=2 farmers=off
expect rules wheel seats=2 smallcity=4 farmers=on because ok
expect rules wheel seats=2 smallcity=3 because bad-value
expect rules wheel seats=2 top=open because unknown-option
expect rules wheel seats=2 fairy=text because unknown-option
expect role field farmer
expect role road robber
expect role city knight
expect role cloister monk
draw wheel/RadE; place 0,-1 r2
expect illegal put follower field.EL because not-on-that
put follower city.N
expect event score 0 2 city complete 2 tile x 1
expect score 2 0

# WHEE-02  Without farmers the crown spaces are still there.
game wheel seats=2 farmers=off
draw wheel/RadB; place 1,-1 r0
expect illegal put follower field.NL because not-on-that
expect legal put follower cloister
expect legal crown follower fortuna at 1,0
expect legal-count 11

# WHEE-03, WHEE-Q01, WHEE-09  72 tiles: the numbers of the booklet, RadU and RadV divided by the number
# on their wheel. 19 have the wheel: 11 with 1, 5 with 2, 3 with 3.
game wheel seats=2
expect left 72
expect bag wheel/RadA 2
expect bag wheel/RadB 4
expect bag wheel/RadC 1
expect bag wheel/RadD 4
expect bag wheel/RadE 4
expect bag wheel/RadF 2
expect bag wheel/RadG 1
expect bag wheel/RadH 2
expect bag wheel/RadI 2
expect bag wheel/RadJ 2
expect bag wheel/RadK 2
expect bag wheel/RadL 2
expect bag wheel/RadM 2
expect bag wheel/RadN.1 2
expect bag wheel/RadO 2
expect bag wheel/RadP 2
expect bag wheel/RadQ 1
expect bag wheel/RadR 2
expect bag wheel/RadS 2
expect bag wheel/RadT 1
expect bag wheel/RadU.1 3
expect bag wheel/RadU.2 3
expect bag wheel/RadU.3 2
expect bag wheel/RadV 1
expect bag wheel/RadV.1 4
expect bag wheel/RadV.2 2
expect bag wheel/RadV.3 1
expect bag wheel/RadW 4
expect bag wheel/RadX.1 1
expect bag wheel/n1 1
expect bag wheel/n2 1
expect bag wheel/n3 1
expect bag wheel/n4 1
expect bag wheel/n5 1
expect bag wheel/n6 1
expect bag wheel/n7 1
expect bag wheel/n8 1
expect bag wheel/n9 1

# WHEE-04, WHEE-09  Graphical variants are no kinds of their own: 24 letters, of which RadU comes with
# three numbers and RadV with three and with none, and nine more tiles are 38 kinds. Each can be drawn
# from the start.
game wheel seats=2
expect actor chance
expect legal-count 38
expect legal draw wheel/RadA
expect legal draw wheel/RadU.3
expect legal draw wheel/n9
draw wheel/RadC; place 0,-1 r0; pass
expect left 71
expect bag wheel/RadC 0
expect legal-count 37
expect illegal draw wheel/RadC because not-in-bag

# WHEE-05, WHEE-10  Of the eight followers of a colour one keeps the score at 0, seven are the supply.
# There are five colours, and seat 0 begins.
game wheel seats=5
expect score 0 0 0 0 0
expect supply 0 follower 7
expect supply 1 follower 7
expect supply 2 follower 7
expect supply 3 follower 7
expect supply 4 follower 7
expect turn 0
draw wheel/RadB
expect actor 0

# WHEE-05  The pig belongs to the wheel and no player has one, nor a large follower or a builder.
game wheel seats=2
draw wheel/RadB; place 1,-1 r0
expect illegal put pig field.NL because unknown-piece
expect illegal put large field.NL because unknown-piece
expect illegal put builder field.NL because unknown-piece
expect token pig 1,0 1

# WHEE-06, WHEE-05  The wheel board lies on the table as the start tile, four cells by four, and is not
# in the bag; nothing can be laid on it.
game wheel seats=2
expect bag wheel/B00 0
expect bag wheel/B11 0
expect bag wheel/B33 0
expect illegal draw wheel/B00 because not-in-bag
draw wheel/RadB
expect illegal place 0,0 r0 because cell-taken
expect illegal place 3,0 r0 because cell-taken
expect illegal place 1,1 r0 because cell-taken
expect illegal place 2,2 r0 because cell-taken
expect illegal place 0,3 r0 because cell-taken
expect illegal place 3,3 r0 because cell-taken

# WHEE-06, WHEE-Q03  Sixteen tiles can touch the board: a cloister lies at nine of its sides that show
# field, in any direction.
game wheel seats=2
draw wheel/RadB
expect legal place 1,-1 r0
expect legal place 3,-1 r0
expect legal place 4,0 r0
expect legal place 4,1 r0
expect legal place 4,3 r0
expect legal place 2,4 r0
expect legal place 1,4 r0
expect legal place -1,2 r0
expect legal place -1,0 r0
expect legal-count 36

# WHEE-06  A city of four sides fits where the board shows a city: four places.
game wheel seats=2
draw wheel/RadC
expect legal place 0,-1 r0
expect legal place 4,2 r0
expect legal place 0,4 r0
expect legal place -1,3 r0
expect legal-count 16

# WHEE-06  A crossing of four roads fits where the board shows a road: three places.
game wheel seats=2
draw wheel/RadX.1
expect legal place 2,-1 r0
expect legal place 3,4 r0
expect legal place -1,1 r0
expect legal-count 12

# WHEE-06  Tiles are attached to the board also later in the game, and to other tiles.
game wheel seats=2
draw wheel/RadB; place 1,-1 r0; pass
draw wheel/RadB; place 1,-2 r0; pass
draw wheel/RadB
expect legal place 2,4 r0
expect legal place -1,0 r0
expect legal place 1,-3 r0
expect legal place 2,-2 r0
expect illegal place 2,-3 r0 because no-neighbour
expect illegal place 1,-1 r0 because cell-taken

# WHEE-08  The pig starts on FORTUNA and looks to the right: the first tile with a 1 takes it to the
# taxes.
game wheel seats=2
expect token pig 1,0 1 fortuna
draw wheel/RadX.1
expect event token pig 2 at 2,1
expect token pig 2,1 2 taxes
expect token pig 1,0 0

# WHEE-10  Turns go round clockwise from seat 0.
game wheel seats=3
expect turn 0
draw wheel/RadB; place 1,-1 r0; pass
expect turn 1
draw wheel/RadB; place 3,-1 r0; pass
expect turn 2
draw wheel/RadB; place 1,4 r0; pass
expect turn 0

# WHEE-Q02, WHEE-30  Nine crown spaces: one for FORTUNA, famine and inquisition, two for taxes, storm
# and plague.
game wheel seats=2
draw wheel/RadC; place 0,-1 r0
expect legal crown follower fortuna at 1,0
expect legal crown follower taxes at 2,1
expect legal crown follower taxes at 3,1
expect legal crown follower famine at 3,2
expect legal crown follower storm at 1,2
expect legal crown follower storm at 2,2
expect legal crown follower inquisition at 0,2
expect legal crown follower plague at 0,1
expect legal crown follower plague at 1,1
expect legal put follower city.N
expect legal pass
expect legal-count 11
expect illegal crown follower fortuna at 1,1
expect illegal crown follower storm at 5,5
