# BASE-11  A turn is draw, place, put, score, in this order, and nothing can be left out or swapped.
game carcassonne seats=2
expect actor chance
expect illegal place 1,0 r0 because out-of-step
expect illegal put follower road.E because out-of-step
expect illegal pass because out-of-step
draw base/W
expect actor 0
expect illegal pass because out-of-step
expect illegal put follower road.E because out-of-step
expect illegal draw base/U because out-of-step
place 1,0 r0
expect actor 0
expect illegal place 2,0 r0 because out-of-step
expect illegal draw base/U because out-of-step
put follower road.W
expect actor chance
expect turn 1

# BASE-12  The follower is put before scoring, never after: Red completes, puts, and only then scores.
game carcassonne seats=2
draw base/W; place 1,0 r0; pass
draw base/W; place -1,0 r0
expect score 0 0
expect no event closed
expect legal put follower road.E
put follower road.E
expect event closed road then score 1 3 road
expect score 0 3

# BASE-13  One tile is drawn, everybody sees it, and it must be placed before anything else is drawn.
game carcassonne seats=2
expect hand none
draw base/V
expect hand base/V
expect left 70
expect illegal draw base/V because out-of-step
place 1,0 r0
expect hand none
pass
expect actor chance
expect turn 1

# BASE-14  A tile touches another along a full edge; a corner is not enough, and cells are not shared.
game carcassonne seats=2
draw base/B
expect illegal place 1,1 r0 because no-neighbour
expect illegal place -1,-1 r0 because no-neighbour
expect illegal place 5,0 r0 because no-neighbour
expect illegal place 0,0 r0 because cell-taken
expect legal place 0,1 r0
expect legal-count 4

# BASE-15  Roads and fields continue: a straight road fits east and west along, south across.
game carcassonne seats=2
draw base/U
expect legal place 1,0 r0
expect legal place 1,0 r2
expect legal place -1,0 r0
expect legal place 0,1 r0
expect illegal place 1,0 r1 because edges-differ
expect illegal place 1,0 r3 because edges-differ
expect illegal place 0,1 r1 because edges-differ
expect illegal place 0,-1 r0 because edges-differ
expect illegal place 0,-1 r1 because edges-differ
expect legal-count 6

# BASE-15  City parts continue: one city side must lie against the city.
game carcassonne seats=2
draw base/E
expect legal place 0,-1 r2
expect illegal place 0,-1 r0 because edges-differ
expect illegal place 0,-1 r1 because edges-differ
expect illegal place 0,-1 r3 because edges-differ
expect illegal place 0,1 r0 because edges-differ
expect legal place 0,1 r1
expect legal place 0,1 r2
expect legal place 0,1 r3
expect illegal place 1,0 r0 because edges-differ
expect legal-count 4

# BASE-15  City on one side and field on the other: every shared edge must fit, not just one.
game carcassonne seats=2
draw base/N; place 0,-1 r2; pass
draw base/U; place 1,0 r0; pass
draw base/N
expect illegal place 1,-1 r3 because edges-differ
expect legal place 1,-1 r0
place 0,1 r3; pass
draw base/E
expect legal place 1,-1 r3
expect illegal place 1,-1 r0 because edges-differ
expect illegal place 1,-1 r1 because edges-differ
expect illegal place 1,-1 r2 because edges-differ
place 1,-1 r3; pass
expect feature 1,-1 city.N closed tiles 3
expect same 1,-1 field.EL 1,0 field.NL

# BASE-15  A tile with fields all round may not lie against a city or a road.
game carcassonne seats=2
draw base/B
expect illegal place 0,-1 r0 because edges-differ
expect illegal place 1,0 r0 because edges-differ
expect illegal place -1,0 r2 because edges-differ

# BASE-16  A tile that fits nowhere leaves the game and the same player draws another one.
game carcassonne seats=2
draw base/E; place 0,-1 r2; pass
expect turn 1
draw base/C
expect event discard base/C
expect actor chance
expect turn 1
expect hand none
expect bag base/C 0
expect left 69
expect illegal draw base/C because not-in-bag
draw base/U
expect no event discard
expect actor 1
place 1,0 r0; put follower road.E
expect turn 0
expect left 68
