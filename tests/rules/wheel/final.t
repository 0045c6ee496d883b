# WHEE-45, WHEE-48  The examples of the book: Red 3 for his road, Yellow 5 for the cloister with four
# neighbours, Blue 3 for the small city, Green 8 for the large one with more knights than Black, who
# gets 0. Nothing is complete.
game wheel seats=5
draw wheel/RadK; place 2,-1 r0; put follower road.S
draw wheel/RadB; place 4,0 r0; put follower cloister
draw wheel/RadM; place 4,2 r3; put follower city.N
draw wheel/RadF; place 0,4 r1; put follower city.E
draw wheel/RadF; place -1,4 r1; put follower city.E
draw wheel/RadD; place 1,-1 r0; pass
draw wheel/RadB; place -2,4 r0; pass
draw wheel/RadB; place 3,-1 r0; pass
draw wheel/RadE; place -2,3 r1; put follower city.N
draw wheel/RadQ; place -1,3 r2; pass
draw wheel/RadB; place 5,0 r0; pass
expect no event closed
expect score 0 0 0 0 0
end
expect event end then score 0 3 road final 3 tile x 1
expect event end then score 1 5 cloister final 5 tile x 1
expect event end then score 2 3 city final 2 tile x 1 + 1 shield x 1
expect event end then score 3 8 city final 5 tile x 1 + 3 shield x 1 strength 0 0 0 2 1
expect no event score 4
expect score 3 5 3 8 0
expect supply 3 follower 7
expect supply 4 follower 7
expect winners 3

# WHEE-45  On a tie both get the points of what is not complete.
game wheel seats=2
draw wheel/RadF; place 0,4 r1; put follower city.E
draw wheel/RadF; place -1,4 r1; put follower city.E
draw wheel/RadP; place -1,3 r2; pass
expect no event closed city
end
expect event score 0 6 city final 4 tile x 1 + 2 shield x 1 strength 1 1
expect event score 1 6 city final 4 tile x 1 + 2 shield x 1
expect score 6 6
expect winners 0 1

# WHEE-45, WHEE-46  First the roads, cities and cloisters, whose followers leave; then the farmers, who
# stay.
game wheel seats=2
draw wheel/RadB; place 1,-1 r0; put follower field.NL
draw wheel/RadF; place 4,2 r0; put follower city.E
draw wheel/RadE; place 0,-1 r2; pass
draw wheel/RadV; place 3,4 r1; put follower road.S
draw wheel/RadB; place 1,4 r0; put follower cloister
end
expect event end then score 1 3 city final then score 0 3 field final
expect event end then score 1 2 road final then score 0 3 field final
expect event end then score 0 4 cloister final then score 0 3 field final
expect events 3 return
expect piece 1,-1 field.NL 0 follower
expect piece 1,4 cloister nobody
expect supply 0 follower 6
expect supply 1 follower 7
expect score 7 5

# WHEE-46  Farmers, first example: Blue 6 for two complete cities, Red 3 for one; incomplete cities pay
# nothing.
game wheel seats=2
draw wheel/RadB; place 1,-1 r0; put follower field.NL
draw wheel/RadB; place 3,-1 r0; put follower field.NL
draw wheel/RadE; place 0,-1 r2; pass
draw wheel/RadE; place 4,2 r3; pass
draw wheel/RadE; place 1,-2 r0; pass
draw wheel/RadI; place 3,-2 r0; pass
draw wheel/RadE; place 1,-3 r2; pass
end
expect event score 0 6 field final 2 city x 3
expect event score 1 3 field final 1 city x 3
expect score 6 3

# WHEE-46, WHEE-48  Blue 9 for three complete cities.
game wheel seats=2
draw wheel/RadB; place 1,-1 r0; put follower field.NL
draw wheel/RadE; place 0,-1 r2; pass
draw wheel/RadE; place 1,-2 r0; pass
draw wheel/RadD; place 1,-3 r2; pass
draw wheel/RadE; place -1,0 r3; pass
draw wheel/RadE; place -2,0 r1; pass
end
expect event score 0 9 field final 3 city x 3
expect score 9 0

# WHEE-46  Red has the majority on the large field: 6 for the cities A and B. Blue has the small field
# and gets 3 for A.
game wheel seats=2
draw wheel/RadB; place -1,0 r0; put follower field.NL
draw wheel/RadD; place 0,-1 r2; put follower field.EL
draw wheel/RadB; place 3,-1 r0; put follower field.NL
draw wheel/RadB; place 1,4 r0; put follower field.NL
draw wheel/RadE; place 4,2 r3; pass
draw wheel/RadA; place 2,-1 r0; pass
draw wheel/RadA; place -1,1 r3; pass
expect feature 0,0 field.EL strength 2 1
end
expect event score 0 6 field final 2 city x 3 strength 2 1
expect event score 1 3 field final 1 city x 3 strength 0 1
expect events 1 score 1
expect score 6 3

# WHEE-46  Red and Yellow have two farmers each on the large field: both get 6 for A and B. Blue gets 3
# for A from his own.
game wheel seats=3
draw wheel/RadB; place -1,0 r0; put follower field.NL
draw wheel/RadB; place 1,4 r0; put follower field.NL
draw wheel/RadD; place 0,-1 r2; put follower field.EL
draw wheel/RadB; place 3,-1 r0; put follower field.NL
draw wheel/RadF; place -2,0 r1; pass
draw wheel/RadE; place 4,2 r3; pass
draw wheel/RadA; place 2,-1 r0; pass
draw wheel/RadE; place -2,1 r0; put follower field.EL
draw wheel/RadA; place -1,1 r3; pass
expect feature 0,0 field.EL strength 2 2 0
end
expect event score 0 6 field final 2 city x 3
expect event score 1 6 field final 2 city x 3
expect event score 2 3 field final 1 city x 3
expect score 6 6 3

# WHEE-46  Field 1 is Blue's: 6 for A and B. Field 2 is Red's and Blue's: 9 each for A, B and C. A and B
# pay Blue twice; the incomplete city pays nobody.
game wheel seats=2
draw wheel/RadE; place 0,-1 r2; put follower field.EL
draw wheel/RadE; place -1,0 r3; put follower field.EL
draw wheel/RadB; place 0,-2 r0; pass
draw wheel/RadE; place -2,0 r1; put follower field.EL
draw wheel/RadB; place -1,-2 r0; pass
draw wheel/RadB; place -2,-2 r0; pass
draw wheel/RadB; place -2,-1 r0; pass
draw wheel/RadE; place 0,-3 r0; pass
draw wheel/RadD; place 0,-4 r2; pass
draw wheel/RadI; place 1,-2 r1; pass
expect feature 0,-1 field.EL strength 1 1
expect feature 0,0 field.EL strength 0 1
end
expect event score 0 9 field final 3 city x 3 strength 1 1
expect event score 1 9 field final 3 city x 3 strength 1 1
expect event score 1 6 field final 2 city x 3 strength 0 1
expect score 9 15

# WHEE-46  Field 3: Yellow has one farmer more than Black. Four complete cities give 12 and 0.
game wheel seats=2
draw wheel/RadB; place -1,0 r0; put follower field.NL
draw wheel/RadB; place 1,4 r0; put follower field.NL
draw wheel/RadB; place 3,-1 r0; put follower field.NL
draw wheel/RadE; place 0,-1 r2; pass
draw wheel/RadE; place 4,2 r3; pass
draw wheel/RadE; place 0,4 r0; pass
draw wheel/RadE; place -1,3 r1; pass
draw wheel/RadI; place 3,-2 r0; pass
draw wheel/RadD; place 3,-3 r2; pass
draw wheel/RadA; place 2,-1 r0; pass
draw wheel/RadA; place -1,1 r3; pass
expect feature 0,0 field.EL strength 2 1
end
expect event score 0 12 field final 4 city x 3 strength 2 1
expect no event score 1
expect score 12 0

# WHEE-47  Most points win, and the points of the wheel count like all others: Blue's monk has 4, Red on
# the taxes 6.
game wheel seats=3
draw wheel/RadB; place 1,-1 r0; crown follower taxes at 2,1
draw wheel/RadB; place 1,4 r0; put follower cloister
draw wheel/RadU.1; place 1,-2 r0; pass
expect winners
end
expect score 6 4 0
expect winners 0

# WHEE-48  Summary, in play: road 1 per tile, city 2 per tile and shield, cloister 9; at the end 1 per
# tile and shield, 1 per tile of the cloister there; farmers 3 per complete city.
game wheel seats=2
draw wheel/RadK; place 2,-1 r0; put follower road.S
expect worth 2,-1 road.S now 2 0
expect worth 2,-1 road.S done 2 0
draw wheel/RadF; place 4,2 r0; put follower city.E
expect worth 4,2 city.E now 0 3
expect worth 4,2 city.E done 0 6
draw wheel/RadB; place 1,4 r0; put follower cloister
expect worth 1,4 cloister now 4 0
expect worth 1,4 cloister done 9 0
draw wheel/RadE; place -1,0 r3; put follower field.EL
draw wheel/RadE; place 0,-1 r2; pass
expect worth -1,0 field.EL now 0 3
end
expect score 6 6

# WHEE-48  Summary, the wheel: 3 alone on one space, 6 alone on two.
game wheel seats=2
draw wheel/RadB; place 1,-1 r0; crown follower taxes at 2,1
draw wheel/RadB; place 3,-1 r0; crown follower famine at 3,2
draw wheel/RadU.1; place 1,4 r0; pass
expect score 6 0
draw wheel/RadV.1
expect score 6 3
