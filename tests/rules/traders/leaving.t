# TRAD-Q07, TRAD-Q13  Blue's tower takes Red's only robber: Red's builder goes home at once and the
# road is free for everybody; for another builder Red would need a robber there again.
game carcassonne+traders+tower seats=2
draw base/U; place 1,0 r0; put follower road.E
draw tower/TI; place 1,1 r0; pass
draw base/U; place 2,0 r0; put builder road.E
draw base/E; place 0,1 r2; build 1,1
expect supply 0 builder 0
capture 1,0 road.E
expect event return 0 builder at 2,0 road.E
expect supply 0 builder 1
expect piece 2,0 road.E nobody
expect held 0 1 follower 1
draw base/U; place 3,0 r0
expect turn 0
expect illegal put builder road.E because no-own-follower
expect legal put follower road.E
pass
expect turn 1
draw base/U; place 4,0 r0
expect legal put follower road.E

# TRAD-Q07  With a second robber of Red on that road the builder stays and works on.
game carcassonne+traders+tower seats=2
draw base/U; place 1,0 r0; put follower road.E
draw tower/TI; place 1,1 r0; pass
draw base/B; place 2,1 r0; pass
draw base/B; place 3,1 r0; pass
draw base/U; place 3,0 r0; put follower road.E
draw base/E; place 0,-1 r2; pass
draw base/U; place 2,0 r0; put builder road.E
draw base/E; place 0,1 r2; build 1,1
capture 1,0 road.E
expect no event return 0 builder
expect supply 0 builder 0
expect piece 2,0 road.E 0 builder
draw base/U; place 4,0 r0; pass
expect actor 0
expect legal again

# TRAD-27  Blue's tower takes Red's only farmer: the pig goes home.
game carcassonne+traders+tower seats=2
draw base/U; place 1,0 r0; put follower field.ER
draw tower/TI; place 1,1 r0; pass
draw base/U; place 2,0 r0; put pig field.ER
draw base/E; place 0,1 r2; build 1,1
capture 1,0 field.ER
expect event return 0 pig at 2,0 field.ER
expect supply 0 pig 1
expect piece 2,0 field.ER nobody

# TRAD-27  With another farmer of Red on that field the pig stays.
game carcassonne+traders+tower seats=2
draw base/U; place 1,0 r0; put follower field.NL
draw tower/TI; place 1,1 r0; pass
draw base/B; place 2,1 r0; pass
draw base/B; place 3,1 r0; pass
draw base/U; place 3,0 r0; put follower field.NL
draw base/E; place 0,-1 r2; pass
draw base/U; place 2,0 r0; put pig field.NL
draw base/E; place 0,1 r2; build 1,1
capture 1,0 field.NL
expect no event return 0 pig
expect supply 0 pig 0
expect piece 2,0 field.NL 0 pig
end
expect event score 0 4 field final 1 city x 4
expect score 4 0

# TRAD-Q07  The dragon eats Red's only robber: the builder, whose tile it has not entered, goes home at
# once.
game carcassonne+traders+princess seats=2
draw base/U; place 1,0 r0; put follower road.E
draw princess/B2; place 1,1 r0
draw base/U; place 2,0 r0; put builder road.E
draw princess/BH; place 3,0 r0; pass
dragon 1,0
expect event return 0 follower at 1,0 road.E then return 0 builder at 2,0 road.E
expect supply 0 builder 1
expect supply 0 follower 7

# TRAD-27  And when it eats his only farmer, the pig.
game carcassonne+traders+princess seats=2
draw base/U; place 1,0 r0; put follower field.NL
draw princess/B2; place 1,1 r0
draw base/U; place 2,0 r0; put pig field.NL
draw princess/BH; place 3,0 r0; pass
dragon 1,0
expect event return 0 follower at 1,0 field.NL then return 0 pig at 2,0 field.NL
expect supply 0 pig 1

# TRAD-Q07  The princess sends Red's only knight away: the builder goes with him.
game carcassonne+traders+princess seats=2
draw base/F; place 0,-1 r1; put follower city.E
draw base/E; place 0,1 r2; pass
draw base/F; place 0,-2 r1; put builder city.E
draw princess/BB; place 0,-3 r2; remove 0,-1 city.E
expect event return 0 follower at 0,-1 city.E then return 0 builder at 0,-2 city.E
expect supply 0 builder 1
expect supply 0 follower 7
expect actor chance
expect turn 0

# TRAD-Q04, TRAD-Q07  Red continues his city with a princess and removes his own last knight: the
# builder goes home, but the second tile was earned when the tile was laid.
game carcassonne+traders+princess seats=2
draw base/F; place 0,-1 r1; put follower city.E
draw base/E; place 0,1 r2; pass
draw base/F; place 0,-2 r1; put builder city.E
draw base/E; place -1,1 r2; pass
draw princess/BB; place 0,-3 r2; remove 0,-1 city.E
expect event return 0 builder
expect supply 0 builder 1
expect actor 0
expect legal again
expect legal pass
again
draw base/U; place 1,0 r0; put follower road.E
expect turn 1

# TRAD-Q14  On a volcano tile no follower may be put, but a builder, and he is safe there while the
# dragon sets out from it.
game carcassonne+traders+princess seats=2
draw base/U; place 1,0 r0; put follower road.E
draw base/E; place 0,1 r2; pass
draw princess/B3; place 2,0 r0
expect token dragon 2,0
expect illegal put follower field.NL because forbidden-tile
expect illegal put pig field.NL because no-own-follower
expect legal put builder road.E
put builder road.E
expect piece 2,0 road.E 0 builder
draw princess/BH; place 3,0 r0; pass
expect piece 2,0 road.E 0 builder
dragon 3,0
expect no event return
expect piece 2,0 road.E 0 builder
expect supply 0 builder 0
expect turn 0

# TRAD-Q14  The pig likewise.
game carcassonne+traders+princess seats=2
draw base/U; place 1,0 r0; put follower field.NL
draw base/E; place 0,1 r2; pass
draw princess/B3; place 2,0 r0
expect illegal put follower field.ER because forbidden-tile
expect illegal put follower road.E because forbidden-tile
expect legal put pig field.NL
put pig field.NL
draw princess/BH; place 3,0 r0; pass
dragon 3,0
expect no event return
expect piece 2,0 field.NL 0 pig

# TRAD-Q14, TRAD-Q04  When the dragon comes back to that tile the builder is eaten; the second tile
# that the tile of this turn has earned is still offered after the walk.
game carcassonne+traders+princess seats=2
draw base/U; place 1,0 r0; put follower road.E
draw base/E; place 0,1 r2; pass
draw princess/B3; place 2,0 r0; put builder road.E
draw princess/BH; place 3,0 r0; pass
dragon 3,0
draw princess/BG; place 4,0 r0; pass
dragon 2,0
expect event return 0 builder at 2,0 road.E
expect supply 0 builder 1
dragon 1,0
expect event return 0 follower at 1,0 road.E
dragon 0,0
dragon 0,1
expect turn 0
expect actor 0
expect legal again
expect legal pass
