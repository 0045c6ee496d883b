# BASE-01, BASE-Q12  Two to six players, not one and not seven.
game carcassonne seats=2
expect rules carcassonne seats=1 because bad-seats
expect rules carcassonne seats=2 because ok
expect rules carcassonne seats=3 because ok
expect rules carcassonne seats=4 because ok
expect rules carcassonne seats=5 because ok
expect rules carcassonne seats=6 because ok
expect rules carcassonne seats=7 because bad-seats
expect rules carcassonne seats=0 because bad-seats

# BASE-02, BASE-03  72 tiles of 24 kinds; one of the four D is the start tile and lies already.
game carcassonne seats=2
expect left 71
expect bag base/A 2
expect bag base/B 4
expect bag base/C 1
expect bag base/D 3
expect bag base/E 5
expect bag base/F 2
expect bag base/G 1
expect bag base/H 3
expect bag base/I 2
expect bag base/J 3
expect bag base/K 3
expect bag base/L 3
expect bag base/M 2
expect bag base/N 3
expect bag base/O 2
expect bag base/P 3
expect bag base/Q 1
expect bag base/R 3
expect bag base/S 2
expect bag base/T 1
expect bag base/U 8
expect bag base/V 9
expect bag base/W 4
expect bag base/X 1

# BASE-04, BASE-07  Of the eight followers one keeps the score, seven are each player's supply.
game carcassonne seats=6
expect score 0 0 0 0 0 0
expect supply 0 follower 7
expect supply 1 follower 7
expect supply 2 follower 7
expect supply 3 follower 7
expect supply 4 follower 7
expect supply 5 follower 7

# BASE-04  Any follower can take any of the four roles.
game carcassonne seats=2
draw base/A; place -1,0 r3
expect legal put follower road.S
expect legal put follower cloister
expect legal put follower field.NL
pass
draw base/E; place 0,-1 r2
expect legal put follower city.N
expect legal put follower field.EL

# BASE-05  The start tile lies on the table before the first turn: city north, road east to west.
game carcassonne seats=2
expect feature 0,0 city.N open 1 tiles 1
expect feature 0,0 road.E open 2 tiles 1
expect apart 0,0 field.EL 0,0 field.ER
draw base/U
expect illegal place 0,0 r0 because cell-taken
expect legal place 1,0 r0
expect legal place -1,0 r0
expect legal place 0,1 r0

# BASE-06, BASE-Q09  Every remaining tile can be drawn, and only those: one pile, no order.
game carcassonne seats=2
expect actor chance
expect legal-count 24
expect legal draw base/X
expect legal draw base/D
draw base/X; place 1,0 r0; pass
expect bag base/X 0
expect left 70
expect legal-count 23
expect illegal draw base/X because not-in-bag

# BASE-08, BASE-Q14  Who begins is the table's business: whoever sits in seat 0.
game carcassonne seats=5
expect turn 0
draw base/U
expect actor 0

# BASE-09  Turns go round clockwise, and round again.
game carcassonne seats=3
expect turn 0
draw base/U; place 1,0 r0; pass
expect turn 1
draw base/U; place 2,0 r0; pass
expect turn 2
draw base/U; place 3,0 r0; pass
expect turn 0
draw base/U; place 4,0 r0; pass
expect turn 1

# BASE-10  Whoever leads before final scoring may lose: Red's road of 3 against a monk and a field.
game carcassonne seats=2
draw base/W; place 1,0 r0; put follower road.W
draw base/B; place 0,1 r0; put follower cloister
draw base/L; place -1,0 r0; pass
expect score 3 0
draw base/E; place 0,-1 r2; put follower field.EL
expect score 3 0
end
expect score 3 7

# BASE-03  A game of tiles: a board, and nothing hidden.
game carcassonne seats=2
expect facts board
expect number rounds none
