# INNS-01, INNS-04  Every player has 7 small followers and a large one.
game carcassonne+inns seats=6
expect supply 0 follower 7
expect supply 0 large 1
expect supply 1 follower 7
expect supply 1 large 1
expect supply 2 large 1
expect supply 3 large 1
expect supply 4 large 1
expect supply 5 follower 7
expect supply 5 large 1

# INNS-04  There is no large follower without this expansion.
game carcassonne seats=2
draw base/U; place 1,0 r0
expect illegal put large road.E because unknown-piece

# INNS-Q07  Two to six players, with this expansion and without.
game carcassonne+inns seats=6
expect rules carcassonne seats=6 because ok
expect rules carcassonne+inns seats=2 because ok
expect rules carcassonne+inns seats=6 because ok
expect rules carcassonne+inns seats=7 because bad-seats
expect rules carcassonne+inns seats=1 because bad-seats
draw base/U; place 1,0 r0; put large road.E
draw base/U; place 2,0 r0; put large field.NL
draw base/U; place 3,0 r0; pass
draw base/U; place 4,0 r0; pass
draw base/U; place 5,0 r0; pass
expect turn 5
draw base/L; place 6,0 r0; put large city.N
expect supply 5 large 0
expect turn 0

# INNS-Q07  Six may play The Tower too, with this expansion or without it.
game carcassonne+inns+tower seats=6
expect rules carcassonne+tower seats=6 because ok
expect rules carcassonne+inns+tower seats=6 because ok
expect supply 5 large 1

# INNS-11  The large follower can stand wherever a small one can.
game carcassonne+inns seats=2
draw base/L; place 1,0 r0
expect legal put large city.N
expect legal put large road.E
expect legal put large road.S
expect legal put large road.W
expect legal put large field.EL
expect legal put large field.ER
expect legal put large field.SR
expect legal-count 15
pass
draw base/B; place 0,1 r0
expect legal put large cloister

# INNS-11  He is put instead of a small one: one figure, then the turn is over.
game carcassonne+inns seats=2
draw base/L; place 1,0 r0; put large road.E
expect supply 0 large 0
expect supply 0 follower 7
expect piece 1,0 road.E 0 large
expect actor chance
expect turn 1
expect illegal put follower city.N because out-of-step
expect illegal put large city.N because out-of-step

# INNS-11  Nor can the large one be added to a small one.
game carcassonne+inns seats=2
draw base/L; place 1,0 r0; put follower road.E
expect supply 0 large 1
expect actor chance
expect illegal put large city.N because out-of-step

# INNS-11  Where somebody stands, a small one or a large one, the large one cannot be put.
game carcassonne+inns seats=2
draw base/U; place 1,0 r0; put follower road.E
draw base/U; place 2,0 r0
expect illegal put large road.E because feature-taken
expect legal put large field.NL
put large field.NL
draw base/U; place 3,0 r0
expect illegal put follower field.NL because feature-taken
expect illegal put large field.NL because feature-taken
expect illegal put large road.E because feature-taken
expect legal put large field.ER

# INNS-11  Only on the tile just laid, and only once: there is one.
game carcassonne+inns seats=2
draw base/L; place 1,0 r0; put large road.E
draw base/L; place -1,0 r0
expect illegal put large road.S at 1,0 because not-that-tile
expect legal put large road.S
pass
draw base/B; place 0,1 r0
expect illegal put large cloister because no-piece-left
expect legal put follower cloister

# INNS-11  With no small follower left the large one can still be put.
game carcassonne+inns seats=2
draw base/E; place 0,1 r1; put follower city.N
draw base/U; place 1,0 r0; pass
draw base/E; place 0,2 r1; put follower city.N
draw base/U; place 2,0 r0; pass
draw base/E; place 0,3 r1; put follower city.N
draw base/U; place 3,0 r0; pass
draw base/E; place 0,4 r1; put follower city.N
draw base/U; place 4,0 r0; pass
draw base/B; place 0,5 r0; put follower cloister
draw base/U; place 5,0 r0; pass
draw base/B; place 0,6 r0; put follower cloister
draw base/U; place 6,0 r0; pass
draw base/B; place 0,7 r0; put follower cloister
draw base/U; place 7,0 r0; pass
expect supply 0 follower 0
draw base/B; place 0,8 r0
expect illegal put follower cloister because no-piece-left
expect legal put large cloister
put large cloister
expect supply 0 large 0

# INNS-12  A road of 3 tiles with a large robber of Blue and a small one of Red: only Blue gets 3
# points, both go home.
game carcassonne+inns seats=2
draw base/A; place 0,1 r3; put follower road.S
draw base/U; place 1,0 r0; pass
draw base/U; place 2,0 r0; pass
draw base/A; place 2,1 r1; put large road.S
draw base/U; place 1,1 r0; pass
expect event score 1 3 road complete 3 tile x 1 strength 1 2
expect no event score 0
expect score 0 3
expect supply 0 follower 7
expect supply 1 large 1

# INNS-12  In a city likewise: the large knight alone has the majority over a small one.
game carcassonne+inns seats=2
draw base/U; place -1,0 r0; pass
draw base/U; place 1,0 r0; pass
draw base/E; place -1,1 r1; put large city.N
draw base/E; place 1,1 r3; put follower city.N
draw base/G; place 0,1 r0; pass
expect event score 0 6 city complete 3 tile x 2 strength 2 1
expect no event score 1
expect score 6 0

# INNS-12  On a field likewise, and the points are not doubled: 3 for one city.
game carcassonne+inns seats=2
draw base/U; place -1,0 r0; put large field.NL
draw base/E; place 0,-1 r2; pass
draw base/E; place 0,1 r2; pass
draw base/B; place 1,1 r0; pass
draw base/B; place 2,1 r0; pass
draw base/U; place 2,0 r0; put follower field.NL
draw base/U; place 1,0 r0; pass
expect feature 0,0 field.EL strength 2 1
end
expect event score 0 3 field final 1 city x 3 strength 2 1
expect no event score 1
expect score 3 0

# INNS-12  At the end the large one counts as two in what is not complete as well.
game carcassonne+inns seats=2
draw base/W; place -1,0 r0; put follower road.E
draw base/E; place 0,1 r2; pass
draw base/B; place 1,1 r0; pass
draw base/B; place 2,1 r0; pass
draw base/E; place 0,-1 r2; pass
draw base/U; place 2,0 r0; put large road.E
draw base/U; place 1,0 r0; pass
end
expect event score 1 4 road final 4 tile x 1 strength 1 2
expect no event score 0
expect score 0 4

# INNS-Q02  A large robber against two small ones is a tie: both get the full 6 points.
game carcassonne+inns seats=2
draw base/W; place -1,0 r0; put follower road.E
draw base/B; place 0,1 r0; pass
draw base/B; place 1,1 r0; pass
draw base/B; place 2,1 r0; pass
draw base/B; place 3,1 r0; pass
draw base/U; place 2,0 r0; put large road.E
draw base/E; place 4,1 r2; pass
draw base/E; place 0,2 r2; pass
draw base/W; place 4,0 r2; put follower road.E
draw base/U; place 1,0 r0; pass
draw base/U; place 3,0 r0; pass
expect event score 0 6 road complete 6 tile x 1 strength 2 2
expect event score 1 6 road complete 6 tile x 1
expect score 6 6
expect supply 0 follower 7
expect supply 1 large 1

# INNS-Q02  A large and a small robber against one small one, 3 to 1, are no tie.
game carcassonne+inns seats=2
draw base/W; place -1,0 r0; put follower road.E
draw base/B; place 0,1 r0; pass
draw base/B; place 1,1 r0; pass
draw base/B; place 2,1 r0; pass
draw base/B; place 3,1 r0; pass
draw base/U; place 2,0 r0; put follower road.E
draw base/E; place 4,1 r2; pass
draw base/E; place 0,2 r2; pass
draw base/W; place 4,0 r2; put large road.E
draw base/U; place 1,0 r0; pass
draw base/U; place 3,0 r0; pass
expect event score 0 6 road complete 6 tile x 1 strength 3 1
expect no event score 1
expect score 6 0

# INNS-Q02  On a field: two small farmers of Red and the large one of Blue both get 3.
game carcassonne+inns seats=2
draw base/U; place -1,0 r0; put follower field.NL
draw base/E; place 0,-1 r2; pass
draw base/E; place 0,1 r2; pass
draw base/B; place 1,1 r0; pass
draw base/B; place 2,1 r0; pass
draw base/B; place 3,1 r0; pass
draw base/B; place 4,1 r0; pass
draw base/U; place 4,0 r0; put large field.NL
draw base/U; place 2,0 r0; put follower field.NL
draw base/U; place 1,0 r0; pass
draw base/U; place 3,0 r0; pass
expect feature 0,0 field.EL strength 2 2
end
expect event score 0 3 field final 1 city x 3 strength 2 2
expect event score 1 3 field final 1 city x 3
expect score 3 3

# INNS-13  The large follower comes back when his road is scored, and may be put again in the next turn
# of his owner, not in the same.
game carcassonne+inns seats=2
draw base/W; place 1,0 r0; put large road.W
draw base/U; place 2,0 r0; pass
expect supply 0 large 0
draw base/L; place -1,0 r0
expect illegal put large city.N because no-piece-left
pass
expect event score 0 3 road complete then return 0 large at 1,0 road.W
expect supply 0 large 1
expect piece 1,0 road.W nobody
draw base/U; place 3,0 r0; pass
draw base/B; place 0,1 r0
expect turn 0
expect legal put large cloister
put large cloister
expect supply 0 large 0

# INNS-13  He also comes back from what is complete and gives his owner nothing.
game carcassonne+inns seats=3
draw base/W; place -1,0 r0; put large road.E
draw base/B; place 0,1 r0; pass
draw base/B; place 1,1 r0; pass
draw base/B; place 2,1 r0; pass
draw base/B; place 3,1 r0; pass
draw base/U; place 2,0 r0; put large road.E
draw base/E; place 4,1 r2; pass
draw base/E; place 0,2 r2; pass
draw base/W; place 4,0 r2; put follower road.E
draw base/U; place 1,0 r0; pass
draw base/E; place 1,2 r2; pass
draw base/U; place 3,0 r0; pass
expect event score 2 6 road complete 6 tile x 1 strength 2 0 3
expect no event score 0
expect event return 0 large
expect event return 2 large
expect supply 0 large 1
expect supply 2 large 1
expect supply 2 follower 7
expect score 0 0 6

# INNS-14  As a farmer he never comes back: not when a city of his field is complete, not at the end.
game carcassonne+inns seats=2
draw base/U; place 1,0 r0; put large field.NL
draw base/E; place 0,-1 r2; pass
expect event closed city
expect no event return
expect supply 0 large 0
draw base/B; place 0,1 r0
expect illegal put large cloister because no-piece-left
pass
end
expect no event return
expect supply 0 large 0
expect piece 1,0 field.NL 0 large
expect score 3 0

# INNS-Q01  In a cloister he is a monk like any other: 9 points, not 18, and nobody else.
game carcassonne+inns seats=2
draw base/B; place 0,1 r0; put large cloister
draw base/U; place -1,0 r0; pass
draw base/U; place 1,0 r0; pass
draw base/E; place -1,1 r3; pass
draw base/E; place 1,1 r1; pass
draw base/E; place 0,2 r2; pass
draw base/E; place -1,2 r3; pass
draw base/E; place 1,2 r1; pass
expect event closed cloister then score 0 9 cloister complete 9 tile x 1 then return 0 large
expect score 9 0
expect supply 0 large 1

# INNS-Q01  At the end an incomplete cloister gives him 1 per tile.
game carcassonne+inns seats=2
draw base/B; place 0,1 r0; put large cloister
draw base/U; place -1,0 r0; pass
draw base/U; place 1,0 r0; pass
end
expect event score 0 4 cloister final 4 tile x 1
expect score 4 0

# INNS-11  Without farmers (BASE-Q15) the large follower may not stand on a field either.
game carcassonne+inns seats=2 farmers=off
draw base/U; place 1,0 r0
expect illegal put large field.NL because not-on-that
expect illegal put follower field.ER because not-on-that
expect legal put large road.E
expect legal-count 3

# INNS-12  The large knight gets the points of a city once: 4, or 2 with the old small city.
game carcassonne+inns seats=2
draw base/E; place 0,-1 r2; put large city.N
expect event score 0 4 city complete 2 tile x 2 strength 2 0
expect score 4 0

# INNS-12  And with the old small city 2.
game carcassonne+inns seats=2 smallcity=2
draw base/E; place 0,-1 r2; put large city.N
expect event score 0 2 city complete 2 tile x 1 strength 2 0
expect score 2 0
