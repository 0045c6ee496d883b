# BASE-26, BASE-28  A road of 3 tiles between two crossings: Red gets 3.
game carcassonne seats=2
draw base/W; place 1,0 r0; put follower road.W
expect feature 1,0 road.W open 1 tiles 2
draw base/W; place -1,0 r0; pass
expect event closed road
expect event score 0 3 road complete 3 tile x 1
expect score 3 0
expect feature 0,0 road.E closed tiles 3

# BASE-28  A road of 4 tiles: Red gets 4.
game carcassonne seats=2
draw base/U; place 1,0 r0; put follower road.E
draw base/W; place 2,0 r0; pass
draw base/W; place -1,0 r0; pass
expect event score 0 4 road complete 4 tile x 1
expect score 4 0

# BASE-26  A road ends at a city gate and at a cloister.
game carcassonne seats=2
draw base/T; place 1,0 r1; put follower road.S
expect feature 1,0 road.S open 1
draw base/A; place -1,0 r3; pass
expect event score 0 3 road
expect score 3 0

# BASE-26  A road that ends on one side only is not complete.
game carcassonne seats=2
draw base/A; place 1,0 r1; put follower road.S
draw base/U; place -1,0 r0; pass
expect no event closed
expect score 0 0
expect feature 0,0 road.E open 1 tiles 3

# BASE-26, BASE-28  A closed loop is a complete road: four bends, 4 points.
game carcassonne seats=2
draw base/V; place 0,1 r3; put follower road.S
draw base/V; place 1,1 r0; pass
draw base/V; place 0,2 r2; pass
expect no event closed
draw base/V; place 1,2 r1; pass
expect event closed road
expect event score 0 4 road
expect events 1 closed road
expect score 4 0

# BASE-27  A road may be as long as one likes: 12 tiles, 12 points.
game carcassonne seats=2
draw base/W; place 1,0 r0; put follower road.W
draw base/U; place -1,0 r0; pass
draw base/U; place -2,0 r0; pass
draw base/U; place -3,0 r0; pass
draw base/U; place -4,0 r0; pass
draw base/U; place -5,0 r0; pass
draw base/U; place -6,0 r0; pass
draw base/V; place -7,0 r3; pass
draw base/V; place -7,1 r1; pass
draw base/V; place -8,1 r3; pass
expect score 0 0
draw base/X; place -8,2 r0; pass
expect event score 0 12 road complete 12 tile x 1
expect score 12 0

# BASE-29  Points are on the score track at once, in the turn in which the road is complete.
game carcassonne seats=2
draw base/W; place 1,0 r0; put follower road.W
expect score 0 0
draw base/W; place -1,0 r0
expect score 0 0
pass
expect score 3 0
expect turn 0

# BASE-Q03  A road that leaves a crossing and comes back to it runs over that tile once: 4 points.
game carcassonne seats=2
draw base/W; place 0,1 r0; put follower road.E
draw base/V; place 1,1 r0; pass
draw base/V; place 0,2 r2; pass
draw base/V; place 1,2 r1; pass
expect event score 0 4 road complete 4 tile x 1
expect score 4 0
expect same 0,1 road.E 0,1 road.S
expect apart 0,1 road.E 0,1 road.W
expect feature 0,1 road.E closed tiles 4

# BASE-Q10  What is printed decides where a road ends: a bend goes on, a crossing parts its roads.
game carcassonne seats=2
draw base/V; place 1,0 r0; pass
expect feature 1,0 road.S open 2 tiles 2
draw base/X; place 1,1 r0; pass
expect feature 1,0 road.S open 1 tiles 3
expect feature 1,1 road.E open 1 tiles 1
expect apart 1,1 road.N 1,1 road.E
expect apart 1,1 road.E 1,1 road.S
expect apart 1,1 road.S 1,1 road.W
draw base/A; place 2,1 r1; pass
expect feature 2,1 road.S closed tiles 2
