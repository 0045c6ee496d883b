# BASE-37, BASE-35  The new tile joins two city parts to a complete city of 4 tiles and a shield: Red
# and Blue have a knight each and both get all 10 points.
game carcassonne seats=2
draw base/U; place -1,0 r0; pass
draw base/U; place 1,0 r0; pass
draw base/E; place -1,1 r1; put follower city.N
draw base/G; place 1,1 r0; put follower city.E
draw base/U; place 2,0 r0; pass
draw base/E; place 2,1 r3; pass
expect apart -1,1 city.N 1,1 city.E
draw base/F; place 0,1 r0
expect illegal put follower city.E because feature-taken
expect feature 0,1 city.E tiles 4 strength 1 1
pass
expect event score 0 10 city complete 4 tile x 2 + 1 shield x 2 strength 1 1
expect event score 1 10 city
expect score 10 10
expect event return 0 follower
expect event return 1 follower
expect supply 0 follower 7
expect supply 1 follower 7

# BASE-36, BASE-40  Two knights against one: Red gets 8, Blue nothing, and all three go home.
game carcassonne seats=2
draw base/U; place -1,0 r0; pass
draw base/U; place 1,0 r0; pass
draw base/E; place -1,1 r1; put follower city.N
draw base/E; place 1,1 r3; put follower city.N
draw base/B; place -1,2 r0; pass
draw base/V; place 2,0 r0; pass
draw base/E; place 0,2 r0; put follower city.N
expect supply 0 follower 5
draw base/R; place 0,1 r2; pass
expect event score 0 8 city complete 4 tile x 2 strength 2 1
expect no event score 1
expect score 8 0
expect events 2 return 0 follower
expect events 1 return 1 follower
expect supply 0 follower 7
expect supply 1 follower 7

# BASE-35, BASE-37  Two robbers come to share a road of 4 tiles when it is joined: both get 4.
game carcassonne seats=2
draw base/W; place -1,0 r0; put follower road.E
draw base/E; place 0,1 r2; pass
draw base/B; place 1,1 r0; pass
draw base/B; place 2,1 r0; pass
draw base/E; place 0,-1 r2; pass
draw base/W; place 2,0 r2; put follower road.E
expect apart 0,0 road.E 2,0 road.E
draw base/U; place 1,0 r0; pass
expect event score 0 4 road complete 4 tile x 1 strength 1 1
expect event score 1 4 road
expect score 4 4
expect supply 0 follower 7
expect supply 1 follower 7

# BASE-36  Two robbers against one on a road of 6 tiles: Red gets 6, Blue nothing.
game carcassonne seats=2
draw base/W; place -1,0 r0; put follower road.E
draw base/B; place 0,1 r0; pass
draw base/B; place 1,1 r0; pass
draw base/B; place 2,1 r0; pass
draw base/B; place 3,1 r0; pass
draw base/U; place 2,0 r0; put follower road.E
draw base/E; place 4,1 r2; pass
draw base/E; place 0,2 r2; pass
draw base/W; place 4,0 r2; put follower road.E
draw base/U; place 1,0 r0; pass
expect feature 0,0 road.E open 1 strength 1 1
draw base/U; place 3,0 r0; pass
expect event score 0 6 road complete 6 tile x 1 strength 2 1
expect no event score 1
expect score 6 0
expect supply 0 follower 7
expect supply 1 follower 7

# BASE-35, BASE-23, BASE-45  Three farmers on three fields, parted by roads and cities; the new tile
# joins the fields, and the player who places it may not put a farmer there.
game carcassonne seats=3
draw base/K; place -1,0 r2; put follower field.EL
draw base/J; place 1,0 r2; pass
draw base/E; place 1,1 r0; put follower field.EL
draw base/U; place -1,-1 r1; pass
draw base/E; place -1,1 r0; put follower field.EL
expect apart -1,1 field.EL 1,1 field.EL
expect apart -1,1 field.EL 0,0 field.ER
expect apart 1,1 field.EL 0,0 field.ER
draw base/B; place 0,1 r0
expect turn 2
expect same -1,1 field.EL 1,1 field.EL
expect same -1,1 field.EL 0,0 field.ER
expect feature 0,1 field.NL strength 1 1 1
expect illegal put follower field.NL because feature-taken
expect legal put follower cloister
expect legal-count 2

# BASE-40, BASE-Q08  One tile completes a road and a city: each is scored and logged by itself.
game carcassonne seats=2
draw base/W; place -1,0 r0; put follower road.E
draw base/E; place 0,-1 r2; pass
draw base/E; place 0,1 r2; pass
draw base/E; place 1,-1 r2; put follower city.N
draw base/L; place 1,0 r0; pass
expect events 2 closed
expect events 2 score
expect events 1 score 0 3 road
expect events 1 score 1 4 city
expect event return 0 follower at -1,0 road.E
expect event return 1 follower at 1,-1 city.N
expect score 3 4
