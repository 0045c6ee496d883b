# BASE-61, BASE-57, BASE-60  Blue 6 for two complete cities, Red 3 for one; the incomplete cities pay
# nothing.
game carcassonne seats=2
draw base/U; place -1,0 r0; put follower field.NL
draw base/U; place 1,0 r0; put follower field.ER
draw base/E; place 0,-1 r2; pass
draw base/E; place 1,-1 r1; pass
draw base/K; place 2,-1 r3; pass
draw base/E; place 1,1 r1; pass
draw base/J; place 2,1 r3; pass
draw base/E; place 0,1 r2; pass
draw base/E; place -1,-1 r0; pass
expect score 0 0
end
expect event score 0 6 field final 2 city x 3
expect event score 1 3 field final 1 city x 3
expect score 6 3

# BASE-61, BASE-57  Blue 9 for three complete cities.
game carcassonne seats=2
draw base/D; place 1,0 r0; put follower field.EL
draw base/E; place 0,-1 r2; pass
draw base/D; place 2,0 r0; pass
draw base/E; place 1,-1 r2; pass
draw base/E; place 2,-1 r2; pass
end
expect event score 0 9 field final 3 city x 3
expect score 9 0

# BASE-61, BASE-55, BASE-58  Red has the majority on the large field: 6 for the cities A and B. Blue
# has the small field: 3 for A.
game carcassonne seats=2
draw base/U; place -1,0 r0; put follower field.NL
draw base/E; place 0,-1 r2; put follower field.EL
draw base/B; place 0,1 r0; pass
draw base/B; place 1,1 r0; pass
draw base/B; place 2,1 r0; pass
draw base/D; place 2,0 r0; put follower field.EL
draw base/B; place 3,1 r0; pass
draw base/E; place 2,-1 r2; pass
draw base/E; place 4,1 r1; pass
draw base/E; place 0,2 r2; pass
draw base/U; place 4,0 r0; put follower field.NL
draw base/U; place 3,0 r0; pass
draw base/U; place 1,0 r0; pass
expect feature 0,0 field.EL strength 2 1
end
expect event score 0 6 field final 2 city x 3 strength 2 1
expect event score 1 3 field final 1 city x 3 strength 0 1
expect events 1 score 1
expect score 6 3

# BASE-61, BASE-56, BASE-58  Red and Yellow have two farmers each on the large field: both get 6 for A
# and B. Blue gets 3 for A from his own field.
game carcassonne seats=3
draw base/U; place -1,0 r0; put follower field.NL
draw base/B; place 0,1 r0; pass
draw base/E; place 0,-1 r2; put follower field.EL
draw base/B; place 1,1 r0; pass
draw base/B; place 2,1 r0; pass
draw base/B; place 3,1 r0; pass
draw base/D; place 2,0 r0; put follower field.EL
draw base/E; place 4,1 r2; pass
draw base/E; place 2,-1 r2; pass
draw base/E; place 5,1 r2; pass
draw base/D; place 4,0 r0; put follower field.EL
draw base/E; place 6,1 r2; pass
draw base/U; place -2,0 r0; pass
draw base/D; place 6,0 r0; put follower field.EL
draw base/U; place 1,0 r0; pass
draw base/U; place 3,0 r0; pass
draw base/U; place 5,0 r0; pass
expect feature 0,0 field.EL strength 2 2 0
end
expect event score 0 6 field final 2 city x 3
expect event score 1 6 field final 2 city x 3
expect event score 2 3 field final 1 city x 3
expect score 6 6 3

# BASE-61, BASE-Q05, BASE-Q06, BASE-58  Field 1 is Blue's: 6 for A and B. Field 2 is Red's and Blue's:
# 9 each for A, B and C. A and B pay Blue twice; the incomplete city pays nobody.
game carcassonne seats=2
draw base/U; place -1,0 r0; put follower field.NL
draw base/E; place 0,-1 r2; put follower field.EL
draw base/B; place 0,1 r0; pass
draw base/B; place 1,1 r0; pass
draw base/B; place 2,1 r0; pass
draw base/D; place 2,0 r0; put follower field.EL
draw base/E; place 2,-1 r2; pass
draw base/B; place 0,-2 r0; pass
draw base/E; place 1,-2 r0; pass
draw base/E; place 2,-2 r0; pass
draw base/U; place 1,0 r0; pass
draw base/U; place 3,0 r0; pass
draw base/D; place 4,0 r0; pass
draw base/E; place 4,-1 r2; pass
draw base/D; place 5,0 r0; pass
expect same 0,-1 field.EL 2,-1 field.EL
expect apart 0,-1 field.EL 0,0 field.EL
end
expect event score 0 9 field final 3 city x 3 strength 1 1
expect event score 1 9 field final 3 city x 3 strength 1 1
expect event score 1 6 field final 2 city x 3 strength 0 1
expect score 9 15

# BASE-61, BASE-55  Field 3: Yellow has one farmer more than Black. Four complete cities give Yellow 12
# and Black 0.
game carcassonne seats=2
draw base/U; place -1,0 r0; put follower field.NL
draw base/B; place 0,1 r0; pass
draw base/B; place 1,1 r0; pass
draw base/B; place 2,1 r0; pass
draw base/B; place 3,1 r0; pass
draw base/D; place 2,0 r0; put follower field.EL
draw base/E; place 4,1 r2; pass
draw base/E; place 0,-1 r2; pass
draw base/D; place 4,0 r0; put follower field.EL
draw base/E; place 2,-1 r2; pass
draw base/E; place 4,-1 r2; pass
draw base/D; place 5,0 r0; pass
draw base/K; place 5,-1 r2; pass
draw base/U; place 1,0 r0; pass
draw base/U; place 3,0 r0; pass
expect feature 0,0 field.EL strength 2 1
end
expect event score 0 12 field final 4 city x 3 strength 2 1
expect no event score 1
expect score 12 0

# BASE-55  Whoever alone has farmers on a field owns it, with one or with several.
game carcassonne seats=2
draw base/U; place 1,0 r0; put follower field.NL
draw base/E; place 0,-1 r2; pass
end
expect score 3 0

# BASE-59  Size and shields do not matter: a city of 3 tiles with a shield pays the farmer 3.
game carcassonne seats=2
draw base/F; place 0,-1 r1; put follower field.NL
draw base/E; place 0,-2 r2; pass
expect event closed city
end
expect event score 0 3 field final 1 city x 3
expect score 3 0

# BASE-60  An incomplete city pays farmers nothing, whatever its size.
game carcassonne seats=2
draw base/F; place 0,-1 r1; put follower field.NL
draw base/U; place 1,0 r0; put follower field.NL
end
expect score 0 0

# BASE-57  A city that touches a field in several places pays once.
game carcassonne seats=2
draw base/R; place 0,-1 r2; put follower field.SL
draw base/E; place -1,-1 r1; pass
draw base/E; place 1,-1 r3; pass
expect feature 0,-1 city.N closed tiles 4
draw base/E; place 0,-2 r0; pass
draw base/B; place 1,-2 r0; pass
draw base/B; place -1,-2 r0; pass
expect same 0,-1 field.SL -1,-1 field.EL
expect same 0,-1 field.SL 1,-1 field.EL
end
expect event score 0 3 field final 1 city x 3
expect score 3 0

# BASE-57, BASE-45  A city that lies inside a field pays like one that borders on it.
game carcassonne seats=2
draw base/B; place 0,1 r0; put follower field.NL
draw base/E; place 1,1 r2; pass
draw base/E; place 1,2 r0; pass
draw base/B; place 0,2 r0; pass
expect same 1,1 field.EL 1,2 field.EL
end
expect event score 0 3 field final 1 city x 3
expect score 3 0

# BASE-63  In play a road of 3 pays 3; after play the farmer gets 3 for his complete city.
game carcassonne seats=2
draw base/W; place 1,0 r0; put follower road.W
draw base/E; place 0,-1 r2; put follower field.EL
draw base/W; place -1,0 r0; pass
expect score 3 0
end
expect score 3 3
