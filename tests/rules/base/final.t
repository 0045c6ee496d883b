# BASE-51, BASE-52  An incomplete road of 3 tiles: 3.
game carcassonne seats=2
draw base/U; place 1,0 r0; put follower road.E
draw base/U; place 2,0 r0; pass
end
expect event score 0 3 road final 3 tile x 1
expect score 3 0

# BASE-51, BASE-52  A cloister with 4 neighbours: 5.
game carcassonne seats=2
draw base/B; place 0,1 r0; put follower cloister
draw base/U; place -1,0 r0; pass
draw base/U; place 1,0 r0; pass
draw base/E; place 0,2 r2; pass
end
expect event score 0 5 cloister final 5 tile x 1
expect score 5 0

# BASE-51, BASE-52  An incomplete city of 3 tiles: 3.
game carcassonne seats=2
draw base/G; place 0,-1 r1; put follower city.E
draw base/N; place 0,-2 r2; pass
end
expect event score 0 3 city final 3 tile x 1
expect score 3 0

# BASE-52  In an incomplete city a shield counts 1: 2 tiles and a shield are 3.
game carcassonne seats=2
draw base/F; place 0,-1 r1; put follower city.E
end
expect event score 0 3 city final 2 tile x 1 + 1 shield x 1
expect score 3 0

# BASE-52, BASE-53  A large incomplete city of 5 tiles and 3 shields: 8 for the player with more
# knights, 0 for the one with fewer.
game carcassonne seats=2
draw base/U; place -1,0 r0; pass
draw base/U; place 1,0 r0; pass
draw base/M; place -1,1 r2; put follower city.N
draw base/N; place 1,1 r3; put follower city.N
draw base/E; place 1,2 r0; pass
draw base/U; place 2,0 r0; pass
draw base/F; place 0,2 r1; put follower city.E
draw base/Q; place 0,1 r2; pass
expect no event closed city
end
expect event score 0 8 city final 5 tile x 1 + 3 shield x 1 strength 2 1
expect no event score 1
expect score 8 0

# BASE-53  On a tie in an incomplete road both get the full points.
game carcassonne seats=2
draw base/W; place -1,0 r0; put follower road.E
draw base/E; place 0,1 r2; pass
draw base/B; place 1,1 r0; pass
draw base/B; place 2,1 r0; pass
draw base/E; place 0,-1 r2; pass
draw base/U; place 2,0 r0; put follower road.E
draw base/U; place 1,0 r0; pass
expect no event closed road
end
expect event score 0 4 road final 4 tile x 1 strength 1 1
expect event score 1 4 road
expect score 4 4

# BASE-50, BASE-Q13  Incomplete roads, cities and cloisters come first, then the fields.
game carcassonne seats=2
draw base/U; place 1,0 r0; put follower field.NL
draw base/E; place 0,-1 r2; pass
draw base/E; place 0,1 r2; put follower city.N
draw base/B; place 1,1 r0; put follower cloister
draw base/U; place -1,0 r0; put follower field.ER
draw base/V; place 2,0 r0; put follower road.S
end
expect event end then score 0 1 city final then score 0 3 field final
expect event end then score 1 4 road final then score 0 3 field final
expect event end then score 1 5 cloister final then score 0 3 field final
expect score 4 9

# BASE-54  After the incomplete features their followers are taken off; only farmers remain.
game carcassonne seats=2
draw base/U; place 1,0 r0; put follower field.NL
draw base/B; place 0,1 r0; put follower cloister
draw base/U; place 2,0 r0; put follower road.E
draw base/E; place 0,-1 r2; put follower field.EL
expect supply 0 follower 5
expect supply 1 follower 5
end
expect event return 0 follower at 2,0 road.E
expect event return 1 follower at 0,1 cloister
expect events 2 return
expect supply 0 follower 6
expect supply 1 follower 6
expect feature 2,0 road.E strength 0 0
expect feature 0,1 cloister strength 0 0
expect feature 1,0 field.NL strength 1 0
expect feature 0,-1 field.EL strength 0 1

# BASE-49, BASE-62  After final scoring the game is over; nobody may do anything.
game carcassonne seats=2
draw base/U; place 1,0 r0; put follower road.E
end
expect actor over
expect legal-count 0
expect illegal draw base/U because game-over
expect illegal pass because game-over
expect score 2 0

# BASE-Q01 BASE-49  Equal scores share the win; the one with fewer points has not won.
game carcassonne seats=3
draw base/E; place 0,-1 r2; put follower city.N
draw base/E; place 0,1 r1; pass
draw base/E; place 1,1 r3; put follower city.N
expect score 4 0 4
expect winners
end
expect actor over
expect score 4 0 4
expect winners 0 2

# BASE-10 BASE-49  The most points after final scoring win, not the most before it.
game carcassonne seats=2
draw base/E; place 0,-1 r2; put follower city.N
draw base/B; place 0,1 r0; put follower cloister
draw base/U; place 1,0 r0; pass
draw base/U; place -1,0 r0; pass
draw base/E; place 1,1 r1; pass
expect score 4 0
expect winners
end
expect score 4 5
expect winners 1

# BASE-51  What nobody holds gives nothing at the end.
game carcassonne seats=2
draw base/U; place 1,0 r0; pass
draw base/B; place 0,1 r0; pass
end
expect no event score
expect score 0 0
