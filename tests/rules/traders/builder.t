# TRAD-10, TRAD-11, TRAD-12, TRAD-13  The builder needs an own follower on that road, put in an earlier
# turn: not on an empty road, not beside the other player's robber. He is put instead of a follower.
game carcassonne+traders seats=2
draw base/U; place 1,0 r0
expect illegal put builder road.E because no-own-follower
put follower road.E
expect supply 0 builder 1
expect turn 1
draw base/U; place 2,0 r0
expect illegal put builder road.E because no-own-follower
expect illegal put follower road.E because feature-taken
pass
draw base/U; place 3,0 r0
expect legal put builder road.E
expect illegal put follower road.E because feature-taken
expect legal-count 4
put builder road.E
expect supply 0 builder 0
expect supply 0 follower 6
expect piece 3,0 road.E 0 builder
expect actor chance
expect turn 1

# TRAD-10  One figure per tile: after the builder no follower and after a follower no builder.
game carcassonne+traders seats=2
draw base/U; place 1,0 r0; put follower road.E
expect actor chance
expect illegal put builder road.E because out-of-step
draw base/E; place 0,1 r2; pass
draw base/L; place 2,0 r0; put builder road.W
expect actor chance
expect turn 1
expect illegal put follower city.N because out-of-step

# TRAD-11  The builder is no follower: alone he holds nothing and he opens no field to the pig.
game carcassonne+traders seats=2
draw base/U; place 1,0 r0; put follower road.E
draw base/E; place 0,1 r2; pass
draw base/U; place 2,0 r0; put builder road.E
expect feature 2,0 road.E strength 1 0
draw base/B; place 1,1 r0; pass
draw base/U; place 3,0 r0
expect illegal put pig field.NL because no-own-follower
expect illegal put builder road.E because no-piece-left

# TRAD-12  Only on the tile just laid.
game carcassonne+traders seats=2
draw base/U; place 1,0 r0; put follower road.E
draw base/E; place 0,1 r2; pass
draw base/U; place 2,0 r0
expect illegal put builder road.E at 1,0 because not-that-tile
expect illegal put builder road.E at 0,0 because not-that-tile
expect legal put builder road.E at 2,0

# TRAD-12  Only in the feature where the own follower is: a knight is of no use on the road of his
# tile.
game carcassonne+traders seats=2
draw base/D; place 1,0 r0; put follower city.N
draw base/E; place 0,1 r2; pass
draw base/U; place 2,0 r0
expect illegal put builder road.E because no-own-follower
pass
draw base/E; place -1,1 r2; pass
draw base/F; place 1,-1 r1
expect legal put builder city.E
expect illegal put follower city.E because feature-taken
put builder city.E
expect piece 1,-1 city.E 0 builder

# TRAD-14  Robber and builder of the other player on the same road do not prevent it.
game carcassonne+traders seats=2
draw base/U; place -1,0 r0; put follower road.E
draw base/E; place 0,1 r2; pass
draw base/B; place 1,1 r0; pass
draw base/B; place 2,1 r0; pass
draw base/E; place 0,-1 r2; pass
draw base/U; place 2,0 r0; put follower road.E
draw base/E; place -1,1 r2; pass
draw base/U; place 3,0 r0; put builder road.E
draw base/U; place 1,0 r0
expect turn 0
expect feature 0,0 road.E strength 1 1
expect legal put builder road.E
put builder road.E
expect supply 0 builder 0
expect supply 1 builder 0

# TRAD-15  Any distance is fine: the robber is seven tiles away.
game carcassonne+traders seats=2
draw base/W; place -1,0 r0; put follower road.E
draw base/U; place 1,0 r0; pass
draw base/E; place 0,1 r2; pass
draw base/U; place 2,0 r0; pass
draw base/E; place 0,2 r0; pass
draw base/U; place 3,0 r0; pass
draw base/B; place 1,1 r0; pass
draw base/U; place 4,0 r0; pass
draw base/B; place 2,1 r0; pass
draw base/U; place 5,0 r0; pass
draw base/U; place 6,0 r0
expect turn 0
expect legal put builder road.E
put builder road.E
expect piece 6,0 road.E 0 builder

# TRAD-16, TRAD-22  The same builder first on a road and, when he is back, in a city.
game carcassonne+traders seats=2
draw base/L; place 1,0 r0; put follower road.W
draw base/E; place 0,1 r2; pass
draw base/U; place -1,0 r0; put builder road.E
draw base/E; place -1,1 r2; pass
draw base/W; place -2,0 r0; pass
expect event score 0 4 road complete 4 tile x 1
expect event return 0 builder at -1,0 road.E
expect supply 0 builder 1
expect supply 0 follower 7
pass
draw base/E; place 0,2 r0; pass
draw base/F; place 1,-1 r1; put follower city.E
draw base/B; place 1,2 r0; pass
draw base/N; place 1,-2 r2
expect turn 0
expect legal put builder city.N
put builder city.N
expect piece 1,-2 city.N 0 builder

# TRAD-17  Never on a field, not even beside the own farmer, and never on a cloister.
game carcassonne+traders seats=2
draw base/U; place 1,0 r0; put follower field.NL
draw base/E; place 0,1 r2; pass
draw base/U; place 2,0 r0
expect illegal put builder field.NL because not-on-that
expect illegal put builder field.ER because not-on-that
expect legal put pig field.NL
pass
draw base/B; place 1,1 r0; put follower cloister
draw base/B; place 2,1 r0
expect illegal put builder cloister because not-on-that
expect legal put follower cloister

# TRAD-22  When the city is complete, knight and builder of everybody go home; the builder brings no
# points.
game carcassonne+traders seats=2
draw base/F; place 0,-1 r1; put follower city.E
draw base/E; place 0,1 r2; pass
draw base/G; place 0,-2 r1; put builder city.E
draw base/E; place -1,1 r2; pass
draw base/E; place 0,-3 r2; pass
expect event closed city then score 0 10 city complete 4 tile x 2 + 1 shield x 2
expect event return 0 follower at 0,-1 city.E
expect event return 0 builder at 0,-2 city.E
expect events 2 return
expect supply 0 follower 7
expect supply 0 builder 1
expect score 10 0

# TRAD-22, TRAD-21  When the other player completes the road, the builder goes home too and nobody gets
# a second tile.
game carcassonne+traders seats=2
draw base/W; place 1,0 r0; put follower road.W
draw base/E; place 0,1 r2; pass
draw base/U; place -1,0 r0; put builder road.E
draw base/W; place -2,0 r0; pass
expect event score 0 4 road complete 4 tile x 1
expect event return 0 builder
expect supply 0 builder 1
expect actor chance
expect turn 0

# TRAD-24  The builder does not count: robber and builder against a robber are a tie, 6 points for
# both.
game carcassonne+traders seats=2
draw base/W; place -1,0 r0; put follower road.E
draw base/E; place 0,1 r2; pass
draw base/U; place 1,0 r0; put builder road.E
draw base/B; place 1,1 r0; pass
draw base/B; place 2,1 r0; pass
draw base/B; place 3,1 r0; pass
draw base/E; place 4,1 r2; pass
draw base/W; place 4,0 r2; put follower road.E
draw base/E; place 0,2 r0; pass
draw base/U; place 3,0 r0; pass
draw base/U; place 2,0 r0; pass
expect event score 0 6 road complete 6 tile x 1 strength 1 1
expect event score 1 6 road complete 6 tile x 1
expect event return 0 builder
expect score 6 6

# TRAD-24  At the end neither: an open road with a robber each is a tie although Red has his builder
# there, who goes home with the robbers.
game carcassonne+traders seats=2
draw base/W; place -1,0 r0; put follower road.E
draw base/E; place 0,1 r2; pass
draw base/U; place 1,0 r0; put builder road.E
draw base/B; place 1,1 r0; pass
draw base/B; place 2,1 r0; pass
draw base/B; place 3,1 r0; pass
draw base/E; place 4,1 r2; pass
draw base/U; place 4,0 r0; put follower road.E
draw base/E; place 0,2 r0; pass
draw base/U; place 3,0 r0; pass
draw base/U; place 2,0 r0; pass
pass
end
expect event score 0 6 road final 6 tile x 1 strength 1 1
expect event score 1 6 road final 6 tile x 1
expect score 6 6

# TRAD-Q12  The builder may enter a city that this very tile completes; he comes straight back and
# gives no second tile.
game carcassonne+traders seats=2
draw base/F; place 0,-1 r1; put follower city.E
draw base/E; place 0,1 r2; pass
draw base/E; place 0,-2 r2
expect legal put builder city.N
put builder city.N
expect event score 0 8 city complete 3 tile x 2 + 1 shield x 2
expect event return 0 follower at 0,-1 city.E
expect event return 0 builder at 0,-2 city.N
expect supply 0 builder 1
expect actor chance
expect turn 1

# TRAD-Q12  A road that this tile completes likewise, but not without an own robber there.
game carcassonne+traders seats=2
draw base/W; place 1,0 r0; put follower road.W
draw base/W; place -1,0 r0
expect illegal put builder road.E because no-own-follower
expect illegal put builder road.W because no-own-follower
put follower road.W
expect score 3 0
draw base/U; place 2,0 r0; put follower road.E
draw base/W; place -2,0 r0
expect turn 1
expect legal put builder road.E
put builder road.E
expect event score 1 2 road complete 2 tile x 1
expect event return 1 builder at -2,0 road.E
expect supply 1 builder 1
expect turn 0

# TRAD-12, INNS-11  The large follower counts as a follower for it.
game carcassonne+inns+traders seats=2
draw base/U; place 1,0 r0; put large road.E
draw base/E; place 0,1 r2; pass
draw base/U; place 2,0 r0
expect legal put builder road.E
put builder road.E
expect feature 2,0 road.E strength 2 0
