# WHEE-11, WHEE-28  A turn with the wheel: the tile is drawn and the wheel turned before anything else;
# then the tile must be placed, then a follower may be put, then what is complete is scored.
game wheel seats=2
expect illegal place 2,-1 r0 because out-of-step
draw wheel/RadX.1
expect event token pig 2 at 2,1
expect hand wheel/RadX.1
expect actor 0
expect illegal pass because out-of-step
expect illegal put follower road.S because out-of-step
expect illegal crown follower fortuna at 1,0 because out-of-step
expect illegal draw wheel/RadB because out-of-step
place 2,-1 r0
expect no event token
expect no event score
expect actor 0
expect illegal place 3,-1 r0 because out-of-step
put follower road.S
expect event closed road then score 0 2 road complete
expect actor chance
expect turn 1

# WHEE-11  A tile without the wheel does not move the pig.
game wheel seats=2
draw wheel/RadB
expect no event token
place 1,-1 r0; pass
draw wheel/RadV
expect no event token
expect token pig 1,0 1

# WHEE-11  The seats follow each other clockwise.
game wheel seats=3
draw wheel/RadB; place 1,-1 r0; pass
draw wheel/RadU.1; place 1,-2 r0; pass
expect turn 2
draw wheel/RadB; place -1,0 r0; crown follower fortuna at 1,0
expect turn 0

# WHEE-12  One tile is drawn, everybody sees it, it is placed before another is drawn.
game wheel seats=2
expect hand none
draw wheel/RadU.1
expect hand wheel/RadU.1
expect left 71
expect illegal draw wheel/RadU.1 because out-of-step
place 1,-1 r0
expect hand none
pass
expect turn 1
expect actor chance

# WHEE-12  The tile touches the board or a tile with a whole side; the corner of the board is not enough.
game wheel seats=2
draw wheel/RadB
expect illegal place -1,-1 r0 because no-neighbour
expect illegal place 4,-1 r0 because no-neighbour
expect illegal place 4,4 r0 because no-neighbour
expect illegal place -1,4 r0 because no-neighbour
expect illegal place 1,-2 r0 because no-neighbour
expect legal place 1,-1 r0

# WHEE-12  Roads and fields continue: a straight road lies along the roads of the board and across its
# fields.
game wheel seats=2
draw wheel/RadU.1
expect legal place 2,-1 r1
expect legal place 2,-1 r3
expect illegal place 2,-1 r0 because edges-differ
expect legal place -1,1 r0
expect illegal place -1,1 r1 because edges-differ
expect legal place 1,-1 r0
expect illegal place 1,-1 r1 because edges-differ
expect illegal place 0,-1 r0 because edges-differ
expect illegal place 0,-1 r1 because edges-differ
expect legal-count 24

# WHEE-12  Cities continue, and on every side that touches: city on one side and field on the other.
game wheel seats=2
draw wheel/RadE
expect legal place 0,-1 r2
expect illegal place 0,-1 r0 because edges-differ
expect illegal place 0,-1 r1 because edges-differ
expect illegal place 0,-1 r3 because edges-differ
place 1,-1 r3; pass
draw wheel/RadN.1
expect illegal place 0,-1 r1 because edges-differ
expect legal place 0,-1 r2
expect illegal place 0,-1 r0 because edges-differ
expect illegal place 0,-1 r3 because edges-differ
place -1,0 r0; pass
draw wheel/RadI
expect illegal place 0,-1 r0 because edges-differ
expect legal place 0,-1 r2
expect illegal place 0,-1 r1 because edges-differ
place 0,-1 r2; pass
expect feature 1,-1 city.N closed tiles 2
expect feature 0,0 city.N closed tiles 2
expect apart 0,0 city.N 1,-1 city.N

# WHEE-13  A tile that fits nowhere leaves the game and the same player draws another one.
game wheel seats=2
draw wheel/RadE; place 0,-1 r2; pass
draw wheel/RadE; place 4,2 r3; pass
draw wheel/RadE; place 0,4 r0; pass
draw wheel/RadE; place -1,3 r1; pass
expect turn 0
draw wheel/RadC
expect event discard wheel/RadC
expect no event token
expect actor chance
expect turn 0
expect hand none
expect bag wheel/RadC 0
expect left 67
expect illegal draw wheel/RadC because not-in-bag
draw wheel/RadB; place 1,-1 r0; put follower cloister
expect turn 1
expect left 66

# WHEE-Q14  A wheel tile that fits nowhere turns the wheel all the same, then leaves, and another is
# drawn; if that one is a wheel tile too the wheel turns again. The knight gets his taxes, and Red on
# the famine 3.
game wheel seats=2
draw wheel/RadA; place 2,-1 r0; crown follower famine at 3,2
draw wheel/n6; place -1,1 r0; put follower city.N
draw wheel/RadA; place 3,4 r2; pass
draw wheel/RadX.1
expect event token pig 2 at 2,1 then score 1 1 for taxes then discard wheel/RadX.1
expect score 0 1
expect actor chance
expect turn 1
expect hand none
expect left 68
draw wheel/n9
expect event token pig 3 at 3,2 then score 0 3 for crown then discard wheel/n9
expect token pig 3,2 3
expect score 3 1
expect supply 0 follower 7
expect turn 1
draw wheel/RadB
expect no event token
expect actor 1
place 1,-1 r0; pass
expect turn 0
expect score 3 1

# WHEE-Q14, WHEE-37  The plague of a tile that fits nowhere takes place before the tile leaves.
game wheel seats=2
draw wheel/RadU.3; place 2,-1 r1; pass
draw wheel/n6; place -1,1 r0; put follower city.N
draw wheel/RadA; place 2,-2 r0; put follower cloister
draw wheel/RadA; place 3,4 r2; pass
expect score 7 7
draw wheel/RadX.1
expect event token pig 5 at 0,2 then score 0 2 for inquisition then discard wheel/RadX.1
draw wheel/n9
expect event token pig 6 at 0,1
expect no event discard
expect actor 0
plague 2,-2 cloister
expect no event discard
expect actor 1
plague -1,1 city.N
expect event return 1 follower then discard wheel/n9
expect actor chance
expect turn 0
expect score 9 7
expect supply 0 follower 7
expect supply 1 follower 7

# WHEE-14  Nobody has to put a follower, and one is all that may be put, out of the own supply.
game wheel seats=2
draw wheel/RadL; place 0,-1 r2
expect legal pass
put follower road.E
expect supply 0 follower 6
expect supply 1 follower 7
expect actor chance
expect turn 1
expect illegal put follower road.W because out-of-step
expect illegal crown follower fortuna at 1,0 because out-of-step
draw wheel/RadB; place 1,4 r0; put follower cloister
expect supply 0 follower 6
expect supply 1 follower 6

# WHEE-14  Only on the tile just placed, in one of the four roles: robber, knight, farmer, monk.
game wheel seats=2
draw wheel/RadL; place 0,-1 r2
expect legal put follower city.N
expect legal put follower road.E
expect legal put follower road.S
expect legal put follower road.W
expect legal put follower field.EL
expect legal put follower field.ER
expect legal put follower field.SR
expect legal-count 17
pass
draw wheel/RadA; place 3,4 r2
expect illegal put follower road.E at 0,-1 because not-that-tile
expect illegal put follower road.E at 9,9 because no-tile-there
expect legal put follower cloister
expect legal put follower road.S
expect legal put follower field.NL
expect legal-count 13

# WHEE-15  In the city that the tile continues stands a knight: Blue can only have a farmer (or go to
# the wheel).
game wheel seats=2
draw wheel/RadF; place 0,-1 r1; put follower city.E
draw wheel/RadE; place 0,-2 r2
expect illegal put follower city.N because feature-taken
expect legal put follower field.EL
expect legal crown follower fortuna at 1,0
expect legal-count 11

# WHEE-15  Blue can have a knight or a robber, but a farmer only on the small field: on the large one is
# a farmer already, however far away.
game wheel seats=2
draw wheel/RadB; place -1,0 r0; put follower field.NL
draw wheel/RadJ; place 2,-1 r0
expect legal put follower city.N
expect legal put follower road.E
expect legal put follower field.ER
expect illegal put follower field.EL because feature-taken
expect legal-count 13

# WHEE-15  Also an own follower keeps the own ones away.
game wheel seats=2
draw wheel/RadB; place -1,0 r0; put follower field.NL
draw wheel/RadV; place 3,4 r1; pass
draw wheel/RadB; place 1,-1 r0
expect turn 0
expect illegal put follower field.NL because feature-taken
expect legal put follower cloister

# WHEE-16  Whoever put a follower on the tile cannot put one on the wheel in this turn, and the other
# way round.
game wheel seats=2
draw wheel/RadB; place 1,-1 r0
expect legal put follower cloister
expect legal crown follower taxes at 2,1
crown follower taxes at 2,1
expect supply 0 follower 6
expect piece 2,1 taxes 0 follower
expect turn 1
expect actor chance
expect illegal put follower cloister because out-of-step
draw wheel/RadB; place 3,-1 r0; put follower cloister
expect turn 0
expect actor chance
expect illegal crown follower taxes at 3,1 because out-of-step

# WHEE-16  The follower for the wheel comes before scoring: with an empty supply Red cannot use the
# knight that the city gives back; in his next turn he can.
game wheel seats=2
draw wheel/RadB; place 2,4 r0; crown follower fortuna at 1,0
draw wheel/RadB; place 2,5 r0; pass
draw wheel/RadB; place 2,6 r0; crown follower taxes at 2,1
draw wheel/RadB; place 2,7 r0; pass
draw wheel/RadE; place 2,8 r1; crown follower taxes at 3,1
draw wheel/RadE; place 2,9 r1; pass
draw wheel/RadH; place 2,10 r1; crown follower famine at 3,2
draw wheel/RadH; place 2,11 r1; pass
draw wheel/RadG; place 2,12 r0; crown follower storm at 1,2
draw wheel/n8; place 2,13 r0; pass
draw wheel/RadF; place 2,14 r0; crown follower storm at 2,2
draw wheel/RadI; place 2,15 r2; pass
draw wheel/RadF; place 0,-1 r1; put follower city.E
draw wheel/RadE; place 4,2 r3; pass
expect supply 0 follower 0
draw wheel/RadE; place 0,-2 r2
expect turn 1
expect actor chance
expect event closed city then score 0 8 city complete 3 tile x 2 + 1 shield x 2 then return 0 follower
expect supply 0 follower 1
draw wheel/RadI; place 4,0 r1; pass
draw wheel/RadD; place -1,0 r3
expect turn 0
expect legal crown follower inquisition at 0,2
expect illegal crown follower fortuna at 1,0 because feature-taken

# WHEE-16, WHEE-19  The follower on the wheel is put before the completed city is scored.
game wheel seats=2
draw wheel/RadF; place 0,-1 r1; put follower city.E
draw wheel/RadB; place 1,4 r0; pass
draw wheel/RadE; place 0,-2 r2
expect no event closed
expect no event score
expect score 0 0
crown follower plague at 1,1
expect event closed city then score 0 8 city
expect piece 1,1 plague 0 follower
expect supply 0 follower 6

# WHEE-16  The wheel is open also when nothing may be put on the tile: nine spaces and the choice to do
# nothing.
game wheel seats=2
draw wheel/RadF; place 0,-1 r1; put follower city.E
draw wheel/RadC; place 0,-2 r0
expect illegal put follower city.N because feature-taken
expect legal crown follower plague at 0,1
expect legal pass
expect legal-count 10

# WHEE-17  One figure on a crown space, be it one's own or another's; others stay free.
game wheel seats=2
draw wheel/RadB; place 1,-1 r0; crown follower storm at 1,2
draw wheel/RadB; place 3,-1 r0
expect illegal crown follower storm at 1,2 because feature-taken
expect legal crown follower storm at 2,2
expect legal-count 11
crown follower storm at 2,2
draw wheel/RadB; place 1,4 r0
expect illegal crown follower storm at 1,2 because feature-taken
expect illegal crown follower storm at 2,2 because feature-taken
expect legal-count 10

# WHEE-18  A player whose followers are all out can only place tiles: his turn is over with it.
game wheel seats=2
draw wheel/RadB; place 2,4 r0; crown follower fortuna at 1,0
draw wheel/RadB; place 2,5 r0; pass
draw wheel/RadB; place 2,6 r0; crown follower taxes at 2,1
draw wheel/RadB; place 2,7 r0; pass
draw wheel/RadE; place 2,8 r1; crown follower taxes at 3,1
draw wheel/RadE; place 2,9 r1; pass
draw wheel/RadH; place 2,10 r1; crown follower famine at 3,2
draw wheel/RadH; place 2,11 r1; pass
draw wheel/RadG; place 2,12 r0; crown follower storm at 1,2
draw wheel/n8; place 2,13 r0; pass
draw wheel/RadF; place 2,14 r0; crown follower storm at 2,2
draw wheel/RadI; place 2,15 r2; pass
draw wheel/RadF; place 0,-1 r1; put follower field.NL
draw wheel/RadE; place 4,2 r3; pass
expect supply 0 follower 0
expect turn 0
draw wheel/RadI; place 4,0 r1
expect actor chance
expect turn 1
expect supply 1 follower 7
draw wheel/RadD; place -1,0 r3
expect actor 1
expect legal pass

# WHEE-19  Nothing is complete: the turn ends after the follower, without points and without scoring.
game wheel seats=2
draw wheel/RadK; place 2,-1 r0; put follower road.S
expect no event closed
expect no event score
expect no event return
expect score 0 0
expect actor chance
expect turn 1
