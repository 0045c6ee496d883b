# TRAD-25, TRAD-10  The pig needs an own farmer on that field, put in an earlier turn, and goes only on
# the tile just laid. It is put instead of a follower.
game carcassonne+traders seats=2
draw base/U; place 1,0 r0
expect illegal put pig field.NL because no-own-follower
put follower field.NL
draw base/U; place 2,0 r0
expect illegal put pig field.NL because no-own-follower
pass
draw base/U; place 3,0 r0
expect illegal put pig field.ER because no-own-follower
expect illegal put pig field.NL at 1,0 because not-that-tile
expect illegal put follower field.NL because feature-taken
expect legal put pig field.NL
put pig field.NL
expect supply 0 pig 0
expect supply 0 follower 6
expect piece 3,0 field.NL 0 pig
expect actor chance
expect turn 1
expect illegal put follower road.E because out-of-step

# TRAD-25  The pig lies on fields only: not on a road, in a city or in a cloister, whoever is there.
game carcassonne+traders seats=2
draw base/D; place 1,0 r0; put follower road.E
draw base/E; place 0,1 r2; pass
draw base/D; place 2,0 r0
expect illegal put pig road.E because not-on-that
expect illegal put pig city.N because not-on-that
pass
draw base/E; place 0,-1 r2; pass
draw base/B; place 1,1 r0
expect illegal put pig cloister because not-on-that

# TRAD-25, TRAD-11  A pig is no farmer: it brings no second pig and it holds nothing by itself.
game carcassonne+traders seats=2
draw base/U; place 1,0 r0; put follower field.NL
draw base/E; place 0,1 r2; pass
draw base/U; place 2,0 r0; put pig field.NL
expect feature 2,0 field.NL strength 1 0
draw base/U; place 3,0 r0
expect illegal put pig field.NL because no-own-follower
pass
draw base/U; place 4,0 r0
expect illegal put pig field.NL because no-piece-left
expect illegal put follower field.NL because feature-taken

# TRAD-29, TRAD-28, TRAD-26, TRAD-Q08  Blue has two farmers, Red one on a field with two complete
# cities; both have their pigs there. Blue gets 8 points, Red nothing.
game carcassonne+traders seats=2
draw base/E; place 0,1 r2; pass
draw base/D; place 1,0 r0; put follower field.EL
draw base/B; place -1,1 r0; pass
draw base/B; place 1,1 r0; pass
draw base/B; place -2,1 r0; pass
draw base/B; place 2,1 r0; pass
draw base/U; place -2,0 r0; put follower field.NL
draw base/E; place 3,1 r2; pass
draw base/E; place 0,-1 r2; pass
draw base/U; place 3,0 r0; put follower field.NL
draw base/U; place -1,0 r0
expect legal put pig field.NL
put pig field.NL
draw base/U; place 2,0 r0
expect legal put pig field.NL
put pig field.NL
draw base/E; place 1,-1 r2; pass
expect feature 0,0 field.EL strength 1 2
expect worth 0,0 field.EL now 0 8
end
expect event score 1 8 field final 2 city x 4 strength 1 2
expect no event score 0
expect no event return
expect supply 1 pig 0
expect score 0 8

# TRAD-29, TRAD-Q08  A pig without the majority is of no use to its owner, and of none to the owner of
# the field: 3 points per city for Blue.
game carcassonne+traders seats=2
draw base/E; place 0,1 r2; pass
draw base/D; place 1,0 r0; put follower field.EL
draw base/B; place -1,1 r0; pass
draw base/B; place 1,1 r0; pass
draw base/B; place -2,1 r0; pass
draw base/B; place 2,1 r0; pass
draw base/U; place -2,0 r0; put follower field.NL
draw base/E; place 3,1 r2; pass
draw base/E; place 0,-1 r2; pass
draw base/U; place 3,0 r0; put follower field.NL
draw base/U; place -1,0 r0; put pig field.NL
draw base/U; place 2,0 r0; pass
draw base/E; place 1,-1 r2; pass
end
expect event score 1 6 field final 2 city x 3 strength 1 2
expect no event score 0
expect score 0 6

# TRAD-Q09, TRAD-29  On a tie, which the pig does not break, each owner gets 3 per city, with his own
# pig 4.
game carcassonne+traders seats=2
draw base/E; place 0,1 r2; pass
draw base/D; place 1,0 r0; put follower field.EL
draw base/B; place -1,1 r0; pass
draw base/B; place 1,1 r0; pass
draw base/B; place -2,1 r0; pass
draw base/B; place 2,1 r0; pass
draw base/U; place -2,0 r0; put follower field.NL
draw base/E; place 3,1 r2; pass
draw base/E; place 0,-1 r2; pass
draw base/U; place 3,0 r0; pass
draw base/U; place -1,0 r0; put pig field.NL
draw base/U; place 2,0 r0; pass
draw base/E; place 1,-1 r2; pass
expect worth 0,0 field.EL now 8 6
end
expect event score 0 8 field final 2 city x 4 strength 1 1
expect event score 1 6 field final 2 city x 3 strength 1 1
expect score 8 6

# TRAD-Q09  With both pigs both get 4 per city.
game carcassonne+traders seats=2
draw base/E; place 0,1 r2; pass
draw base/D; place 1,0 r0; put follower field.EL
draw base/B; place -1,1 r0; pass
draw base/B; place 1,1 r0; pass
draw base/B; place -2,1 r0; pass
draw base/B; place 2,1 r0; pass
draw base/U; place -2,0 r0; put follower field.NL
draw base/E; place 3,1 r2; pass
draw base/E; place 0,-1 r2; pass
draw base/U; place 3,0 r0; pass
draw base/U; place -1,0 r0; put pig field.NL
draw base/U; place 2,0 r0; put pig field.NL
draw base/E; place 1,-1 r2; pass
end
expect event score 0 8 field final 2 city x 4 strength 1 1
expect event score 1 8 field final 2 city x 4 strength 1 1
expect score 8 8

# TRAD-28  Alone on the field: 4 points for a complete city, nothing for an open one, and during the
# game nothing at all.
game carcassonne+traders seats=2
draw base/D; place 1,0 r0; put follower field.EL
draw base/E; place 0,-1 r2; pass
expect worth 1,0 field.EL now 3 0
draw base/U; place 2,0 r0; put pig field.NL
expect worth 1,0 field.EL now 4 0
expect score 0 0
end
expect event score 0 4 field final 1 city x 4
expect score 4 0

# TRAD-28  The pig counts for its own field only: of two fields of Red beside the same city the one
# with the pig gives 4, the other 3.
game carcassonne+traders seats=2
draw base/U; place 1,0 r0; put follower field.NL
draw base/E; place 0,1 r2; pass
draw base/U; place 2,0 r0; put pig field.NL
draw base/E; place -1,1 r2; pass
draw base/E; place 0,-1 r2; put follower field.EL
expect apart 0,-1 field.EL 0,0 field.EL
end
expect event score 0 4 field final 1 city x 4
expect event score 0 3 field final 1 city x 3
expect score 7 0

# TRAD-28  When fields are joined, the pig counts for the whole field: 4 for each of two cities.
game carcassonne+traders seats=2
draw base/U; place -1,0 r0; put follower field.NL
draw base/E; place 0,1 r2; pass
draw base/U; place -2,0 r0; put pig field.NL
draw base/B; place 1,1 r0; pass
draw base/B; place 2,1 r0; pass
draw base/E; place 0,-1 r2; pass
draw base/D; place 2,0 r0; pass
draw base/E; place 2,-1 r2; pass
expect worth -1,0 field.NL now 4 0
draw base/U; place 1,0 r0; pass
expect worth -1,0 field.NL now 8 0
end
expect event score 0 8 field final 2 city x 4
expect score 8 0

# TRAD-27  As long as a farmer of his is there the pig stays: not scored, not taken back, to the end.
game carcassonne+traders seats=2
draw base/U; place 1,0 r0; put follower field.NL
draw base/E; place 0,1 r2; pass
draw base/U; place 2,0 r0; put pig field.NL
draw base/E; place 0,-1 r2; pass
expect event closed city
expect no event return
expect supply 0 pig 0
end
expect no event return
expect supply 0 pig 0
expect piece 2,0 field.NL 0 pig

# TRAD-25, INNS-12  The large farmer is a farmer: the pig may join him, and he has the majority for it.
game carcassonne+inns+traders seats=2
draw base/U; place -1,0 r0; put large field.NL
draw base/E; place 0,-1 r2; pass
draw base/U; place -2,0 r0; put pig field.NL
draw base/E; place 0,1 r2; pass
draw base/B; place 1,1 r0; pass
draw base/B; place 2,1 r0; pass
draw base/B; place -1,1 r0; pass
draw base/U; place 2,0 r0; put follower field.NL
draw base/U; place 1,0 r0; pass
end
expect event score 0 4 field final 1 city x 4 strength 2 1
expect no event score 1
expect score 4 0

# TRAD-25  Without farmers (BASE-Q15) there is no place for the pig; the builder is as always.
game carcassonne+inns+traders seats=2 farmers=off
draw base/U; place 1,0 r0
expect illegal put pig field.NL because not-on-that
expect illegal put large field.NL because not-on-that
expect illegal put follower field.NL because not-on-that
expect legal-count 3
put follower road.E
draw base/E; place 0,1 r2
expect illegal put pig field.EL because not-on-that
pass
draw base/U; place 2,0 r0
expect illegal put pig field.NL because not-on-that
expect legal put builder road.E
expect legal-count 2
