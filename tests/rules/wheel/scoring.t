# WHEE-20  A road of 4 tiles from the rim of the wheel to a crossing: Red gets 4 points.
game wheel seats=2
draw wheel/RadK; place 2,-1 r0; put follower road.S
draw wheel/RadD; place 1,-1 r0; pass
expect no event closed road
draw wheel/RadL; place 0,-1 r2; pass
expect event closed road then score 0 4 road complete 4 tile x 1
expect score 4 0
expect supply 0 follower 7

# WHEE-20  A road of 3 tiles: Red gets 3 points.
game wheel seats=2
draw wheel/RadK; place 2,-1 r0; put follower road.S
draw wheel/RadW; place 1,-1 r2; pass
expect event closed road then score 0 3 road complete 3 tile x 1
expect score 3 0

# WHEE-20  A road ends at a city and at a cloister too: 3 and 2 points.
game wheel seats=2
draw wheel/RadD; place -1,1 r0; put follower road.E
draw wheel/RadT; place -2,1 r3; pass
expect event closed road then score 0 3 road complete 3 tile x 1
draw wheel/RadB; place 1,4 r0; pass
draw wheel/RadA; place 2,-1 r0; put follower road.S
expect event closed road then score 1 2 road complete 2 tile x 1
expect score 3 2

# WHEE-20  A closed loop is complete: 4 tiles, one of them with the wheel.
game wheel seats=2
draw wheel/RadV.1; place 1,4 r3; put follower road.S
draw wheel/RadV; place 2,4 r0; pass
draw wheel/RadK; place 2,5 r1; pass
draw wheel/RadJ; place 1,5 r3; pass
expect event closed road then score 0 4 road complete 4 tile x 1
expect score 4 0

# WHEE-21  The score is a number that counts on past 50: storms, FORTUNA and followers on both take Red
# from 7 over 47 to 53.
game wheel seats=2
draw wheel/RadU.3; place 1,4 r0; crown follower fortuna at 1,0
expect score 7 7
draw wheel/RadU.3; place 1,5 r0; crown follower storm at 1,2
expect score 10 10
draw wheel/RadV.3; place 1,6 r0; crown follower fortuna at 1,0
expect score 17 22
draw wheel/RadU.2; place 1,-1 r0; pass
draw wheel/RadU.1; place 1,-2 r0; crown follower storm at 1,2
expect score 23 22
draw wheel/RadU.2; place 1,-3 r0; pass
draw wheel/RadU.1; place 1,-4 r0; crown follower fortuna at 1,0
expect score 35 29
draw wheel/RadU.2; place 1,-5 r0; pass
draw wheel/RadU.1; place 1,-6 r0; crown follower storm at 1,2
expect score 41 29
draw wheel/RadV.2; place 4,0 r2; pass
draw wheel/RadV.1
expect event score 0 6 for storm then score 0 6 for crown
expect event score 1 7 for storm
expect score 53 36

# WHEE-22  A city of 3 segments and 1 shield: 8 points.
game wheel seats=2
draw wheel/RadF; place 0,-1 r1; put follower city.E
draw wheel/RadE; place 0,-2 r2; pass
expect event closed city then score 0 8 city complete 3 tile x 2 + 1 shield x 2
expect score 8 0
expect supply 0 follower 7

# WHEE-22  A city of 4 segments without a shield: 8 points. The two parts on one tile count once.
game wheel seats=2
draw wheel/RadP; place 0,4 r0; put follower city.N
draw wheel/RadP; place -1,3 r2; pass
expect no event closed city
draw wheel/RadI; place -1,4 r1; pass
expect event closed city then score 0 8 city complete 4 tile x 2
expect score 8 0
expect same -1,4 city.N -1,4 city.W

# WHEE-22  A city with a gap is not complete: nothing is scored.
game wheel seats=2
draw wheel/RadF; place 0,-1 r1; put follower city.E
draw wheel/RadR; place 0,-2 r1; pass
expect no event closed
expect score 0 0
expect feature 0,0 city.N open 2 tiles 3

# WHEE-22  There is no exception for two tiles: 4 points.
game wheel seats=2
draw wheel/RadD; place 0,-1 r2; put follower city.N
expect event closed city then score 0 4 city complete 2 tile x 2
expect score 4 0

# WHEE-23  A tile joins Red's and Blue's cities into a complete one: one knight each, 10 points for
# both.
game wheel seats=2
draw wheel/RadE; place 0,4 r0; put follower city.N
draw wheel/RadE; place -1,4 r0; put follower city.N
draw wheel/RadM; place -1,3 r2; pass
expect event closed city then score 0 10 city complete 4 tile x 2 + 1 shield x 2 strength 1 1
expect event score 1 10 city complete 4 tile x 2 + 1 shield x 2
expect score 10 10
expect supply 0 follower 7
expect supply 1 follower 7

# WHEE-23  Two knights against one: Red gets 10, Blue nothing, and all go home.
game wheel seats=2
draw wheel/RadE; place 0,4 r0; put follower city.N
draw wheel/RadE; place -1,4 r0; put follower city.N
draw wheel/RadB; place -2,4 r0; pass
draw wheel/RadB; place 1,-1 r0; pass
draw wheel/RadE; place -2,3 r1; put follower city.N
draw wheel/RadR; place -1,3 r2; pass
expect event closed city then score 0 10 city complete 5 tile x 2 strength 2 1
expect no event score 1
expect score 10 0
expect supply 0 follower 7
expect supply 1 follower 7

# WHEE-24, WHEE-Q03  A cloister with all eight around it, three of them cells of the board: 9 points.
game wheel seats=2
draw wheel/RadB; place 1,-1 r0; put follower cloister
draw wheel/RadE; place 0,-1 r2; pass
draw wheel/RadA; place 2,-1 r0; pass
draw wheel/RadB; place 0,-2 r0; pass
draw wheel/RadB; place 1,-2 r0; pass
expect no event closed cloister
expect score 0 0
draw wheel/RadB; place 2,-2 r0; pass
expect event closed cloister then score 0 9 cloister complete 9 tile x 1 then return 0 follower
expect score 9 0
expect supply 0 follower 7

# WHEE-25  Complete, put, score, take back in one turn: a road of 4, 4 points.
game wheel seats=2
draw wheel/RadK; place 2,-1 r0; pass
draw wheel/RadD; place 1,-1 r0; pass
draw wheel/RadL; place 0,-1 r2
expect no event closed
put follower road.W
expect event closed road then score 0 4 road complete 4 tile x 1 then return 0 follower
expect score 4 0
expect supply 0 follower 7

# WHEE-25  Likewise a road of 3, 3 points.
game wheel seats=2
draw wheel/RadK; place 2,-1 r0; pass
draw wheel/RadW; place 1,-1 r2; put follower road.W
expect event closed road then score 1 3 road complete 3 tile x 1 then return 1 follower
expect score 0 3
expect supply 1 follower 7

# WHEE-25  Only those of the completed feature come back, not others, and not the one on the wheel.
game wheel seats=2
draw wheel/RadK; place 2,-1 r0; put follower road.S
draw wheel/RadB; place 1,4 r0; put follower cloister
draw wheel/RadB; place 2,4 r0; crown follower fortuna at 1,0
draw wheel/RadW; place 1,-1 r2; pass
expect event return 0 follower at 2,-1 road.S
expect events 1 return
expect supply 0 follower 6
expect supply 1 follower 6
expect piece 1,0 fortuna 0 follower

# WHEE-25  A follower back in the supply can be put again in the next turn in another role.
game wheel seats=2
draw wheel/RadK; place 2,-1 r0; put follower road.S
draw wheel/RadW; place 1,-1 r2; pass
expect supply 0 follower 7
draw wheel/RadB; place 1,4 r0; put follower cloister
expect supply 0 follower 6

# WHEE-26  Fields are not scored in play: a complete city gives its farmer nothing before the end, and
# he stays.
game wheel seats=2
draw wheel/RadB; place 1,-1 r0; put follower field.NL
draw wheel/RadE; place 0,-1 r2; pass
expect event closed city
expect no event score
expect no event return
expect score 0 0
expect piece 1,-1 field.NL 0 follower
end
expect no event return
expect score 3 0
expect supply 0 follower 6

# WHEE-26  Three farmers on fields of their own, parted by roads and a city; a tile joins the three, and
# who laid it may not put a farmer there.
game wheel seats=3
draw wheel/RadB; place 1,-1 r0; put follower field.NL
draw wheel/RadB; place 3,-1 r0; put follower field.NL
draw wheel/RadF; place 1,-2 r0; pass
draw wheel/RadB; place 1,4 r0; pass
draw wheel/RadB; place 2,4 r0; pass
draw wheel/RadE; place 2,-2 r3; put follower field.EL
expect apart 1,-1 field.NL 3,-1 field.NL
expect apart 1,-1 field.NL 2,-2 field.EL
draw wheel/RadA; place 2,-1 r0
expect feature 2,-1 field.NL strength 1 1 1
expect same 0,0 field.EL 3,0 field.NL
expect illegal put follower field.NL because feature-taken
expect legal put follower cloister
expect legal put follower road.S

# WHEE-27  Blue deploys; Red deploys on a field that is not connected, as corners do not connect; the
# third tile joins them.
game wheel seats=2
draw wheel/RadD; place 3,-1 r0; put follower field.EL
draw wheel/RadD; place 4,0 r1
expect apart 3,-1 field.EL 4,0 field.EL
expect legal put follower field.EL
put follower field.EL
draw wheel/RadV; place 4,-1 r0
expect same 3,-1 field.EL 4,0 field.EL
expect feature 4,-1 field.NL strength 1 1
expect illegal put follower field.NL because feature-taken

# WHEE-27  The same on a road: two robbers meet, and each gets the points of all 3 tiles at the end.
game wheel seats=2
draw wheel/RadD; place 3,-1 r0; put follower road.E
draw wheel/RadD; place 4,0 r1; put follower road.E
draw wheel/RadV; place 4,-1 r0; pass
expect feature 4,-1 road.S strength 1 1 tiles 3
end
expect score 3 3
