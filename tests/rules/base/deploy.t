# BASE-17, BASE-25  Nobody has to put a follower; the turn then ends and nothing is scored.
game carcassonne seats=2
draw base/U; place 1,0 r0
expect legal pass
pass
expect supply 0 follower 7
expect no event score
expect no event closed
expect actor chance
expect turn 1

# BASE-25  When nothing is complete the turn ends after the follower is put, without points.
game carcassonne seats=2
draw base/U; place 1,0 r0; put follower road.E
expect no event score
expect no event return
expect score 0 0
expect supply 0 follower 6
expect turn 1

# BASE-18  One follower a turn: after it the next tile is drawn.
game carcassonne seats=2
draw base/L; place 1,0 r0; put follower road.W
expect supply 0 follower 6
expect actor chance
expect turn 1
expect illegal put follower city.N because out-of-step
expect illegal put follower road.E because out-of-step

# BASE-19  The follower comes from the player's own supply, not from the other's.
game carcassonne seats=2
draw base/U; place 1,0 r0; put follower road.E
expect supply 0 follower 6
expect supply 1 follower 7
draw base/V; place 0,1 r0; put follower road.S
expect supply 0 follower 6
expect supply 1 follower 6
expect feature 1,0 road.E strength 1 0
expect feature 0,1 road.S strength 0 1

# BASE-20  A follower goes only on the tile just placed, not on one that lay before.
game carcassonne seats=2
draw base/V; place 0,1 r3
expect illegal put follower city.N at 0,0 because not-that-tile
expect illegal put follower road.E at 0,0 because not-that-tile
expect illegal put follower road.E at 7,7 because no-tile-there
expect legal put follower road.S
expect legal put follower road.S at 0,1

# BASE-21  One segment of the tile is chosen: a road, the city or a field, or none of them.
game carcassonne seats=2
draw base/L; place 1,0 r0
expect legal put follower city.N
expect legal put follower road.E
expect legal put follower road.S
expect legal put follower road.W
expect legal put follower field.EL
expect legal put follower field.ER
expect legal put follower field.SR
expect legal pass
expect legal-count 8
expect illegal put follower cloister because unknown-segment
expect illegal put follower road.N because unknown-segment
expect illegal put knight city.N because unknown-piece

# BASE-21, BASE-22  Robber, knight, monk and farmer are the names of the four places.
game carcassonne seats=2
expect role road robber
expect role city knight
expect role cloister monk
expect role field farmer
draw base/A; place 1,0 r1
expect legal put follower road.S
expect legal put follower cloister
expect legal put follower field.NL
expect legal-count 4

# BASE-22  A farmer is marked as one: he stands on the field and on nothing else.
game carcassonne seats=2
draw base/U; place 1,0 r0; put follower field.NL
expect feature 1,0 field.NL strength 1 0
expect feature 1,0 field.ER strength 0 0
expect feature 1,0 road.E strength 0 0

# BASE-23  The connected city already has a knight, so Blue may only put a farmer.
game carcassonne seats=2
draw base/F; place 0,-1 r1; put follower city.E
draw base/E; place 0,-2 r2
expect illegal put follower city.N because feature-taken
expect legal put follower field.EL
expect legal-count 2

# BASE-23  Knight or robber, but as a farmer only on the small field: the large one is taken.
game carcassonne seats=2
draw base/U; place 1,0 r0; put follower field.ER
draw base/K; place 2,0 r0
expect legal put follower city.N
expect legal put follower road.S
expect illegal put follower field.SR because feature-taken
expect legal put follower field.EL
expect legal-count 4

# BASE-23  One's own follower is in the way as well, however far away he is.
game carcassonne seats=2
draw base/U; place 1,0 r0; put follower road.E
draw base/U; place 2,0 r0; pass
draw base/U; place 3,0 r0; pass
draw base/U; place 4,0 r0; pass
draw base/U; place 5,0 r0
expect turn 0
expect illegal put follower road.E because feature-taken
expect legal put follower field.NL
pass
draw base/U; place -1,0 r0
expect turn 1
expect illegal put follower road.E because feature-taken
expect legal put follower field.ER

# BASE-24  With an empty supply one only places tiles, until a follower comes back.
game carcassonne seats=2
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
expect supply 0 follower 0
draw base/U; place 7,0 r0; pass
draw base/V; place 8,0 r0
expect actor chance
expect turn 1
expect score 0 0
draw base/E; place 1,1 r3; put follower field.EL
expect event score 0 4 city
expect supply 0 follower 1
draw base/V; place 8,1 r1
expect actor 0
expect legal put follower road.S
