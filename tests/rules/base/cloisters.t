# BASE-38, BASE-39, BASE-63  Eight tiles around the cloister, corners too: 9 points at once.
game carcassonne seats=2
draw base/B; place 0,1 r0; put follower cloister
expect feature 0,1 cloister open 7
draw base/U; place -1,0 r0; pass
expect feature 0,1 cloister open 6
draw base/U; place 1,0 r0; pass
draw base/E; place -1,1 r3; pass
draw base/E; place 1,1 r1; pass
draw base/E; place 0,2 r2; pass
expect no event closed
draw base/E; place -1,2 r3; pass
expect no event closed
expect feature 0,1 cloister open 1
expect score 0 0
draw base/E; place 1,2 r1; pass
expect event closed cloister then score 0 9 cloister complete 9 tile x 1 then return 0 follower at 0,1 cloister
expect score 9 0
expect supply 0 follower 7

# BASE-38  Edge neighbours alone do not complete a cloister.
game carcassonne seats=2
draw base/B; place 0,1 r0; put follower cloister
draw base/E; place -1,1 r3; pass
draw base/E; place 1,1 r1; pass
draw base/E; place 0,2 r2; pass
expect no event closed
expect feature 0,1 cloister open 4
expect supply 0 follower 6
expect score 0 0

# BASE-39, BASE-42  A cloister laid into the last gap: the monk is put, scores 9 and is taken back.
game carcassonne seats=2
draw base/U; place -1,0 r0; pass
draw base/U; place 1,0 r0; pass
draw base/E; place -1,1 r3; pass
draw base/E; place 1,1 r1; pass
draw base/E; place -1,2 r3; pass
draw base/E; place 1,2 r1; pass
draw base/E; place 0,2 r2; pass
expect score 0 0
draw base/B; place 0,1 r0
expect turn 1
put follower cloister
expect event closed cloister then score 1 9 cloister then return 1 follower
expect score 0 9
expect supply 1 follower 7

# BASE-38, BASE-Q08  One tile completes two cloisters of two players: 9 each, logged separately.
game carcassonne seats=2
draw base/B; place 0,1 r0; put follower cloister
draw base/B; place 0,2 r0; put follower cloister
draw base/U; place -1,0 r0; pass
draw base/U; place 1,0 r0; pass
draw base/E; place -1,1 r3; pass
draw base/E; place -1,2 r3; pass
draw base/V; place -1,3 r3; pass
draw base/U; place 0,3 r0; pass
draw base/V; place 1,3 r0; pass
draw base/E; place 1,2 r1; pass
expect no event closed cloister
draw base/E; place 1,1 r1; pass
expect events 2 closed cloister
expect event score 0 9 cloister
expect event score 1 9 cloister
expect score 9 9

# BASE-39  A complete cloister without a monk gives nothing to anybody.
game carcassonne seats=2
draw base/B; place 0,1 r0; pass
draw base/U; place -1,0 r0; pass
draw base/U; place 1,0 r0; pass
draw base/E; place -1,1 r3; pass
draw base/E; place 1,1 r1; pass
draw base/E; place 0,2 r2; pass
draw base/E; place -1,2 r3; pass
draw base/V; place 1,2 r3; pass
expect event closed cloister
expect no event score
expect score 0 0
