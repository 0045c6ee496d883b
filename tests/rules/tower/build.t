# TOWR-11, TOWR-13  A tower piece on the foundation of the new tile, in place of a follower.
game carcassonne+tower seats=2
draw tower/TI; place 0,1 r0
expect legal put follower field.NL
expect legal build 0,1
expect legal pass
expect legal-count 3
build 0,1
expect event token tower 1 at 0,1
expect token tower 0,1 1
expect token tower-pieces 0 9
expect token tower-pieces 1 10
expect supply 0 follower 7
expect turn 1
expect actor chance
expect illegal put follower field.NL because out-of-step

# TOWR-11, TOWR-13, TOWR-15  On a tile laid long ago, by whomever, bare or with a tower; not on
# tiles without a foundation and not beside the board.
game carcassonne+tower seats=2
draw tower/TI; place 0,1 r0; build 0,1
draw tower/TJ; place 0,2 r0; pass
draw base/U; place 1,0 r0; pass
draw base/U; place 2,0 r0
expect legal build 0,1
expect legal build 0,2
expect illegal build 2,0 because not-on-that
expect illegal build 0,0 because not-on-that
expect illegal build 9,9 because no-tile-there
expect illegal build because bad-argument
build 0,1
expect token tower 0,1 2
expect token tower 0,2 0
expect token tower-pieces 0 9
expect token tower-pieces 1 9
draw base/U; place 3,0 r0; build 0,2
expect token tower 0,2 1

# TOWR-11  Exactly one action: after a follower no tower piece, after a tower piece no follower on
# it.
game carcassonne+tower seats=2
draw tower/TI; place 0,1 r0; put follower field.NL
expect turn 1
expect illegal build 0,1 because out-of-step
draw base/U; place 1,0 r0; build 0,1
expect actor 1
expect illegal close 0,1 follower because out-of-step
expect illegal build 0,1 because out-of-step
expect illegal put follower road.E because out-of-step
pass
expect turn 0
expect actor chance

# TOWR-14, TOWR-06, TOWR-Q27  Red builds his 10 pieces one upon the other; then he has none, but may
# still end the tower with a follower. Blue's pieces are his own.
game carcassonne+tower seats=2
draw tower/TI; place 0,1 r0; build 0,1
draw base/U; place 1,0 r0; pass
draw base/U; place 2,0 r0; build 0,1
draw base/U; place 3,0 r0; pass
draw base/U; place 4,0 r0; build 0,1
draw base/U; place 5,0 r0; pass
draw base/U; place 6,0 r0; build 0,1
draw base/U; place 7,0 r0; pass
draw base/U; place 8,0 r0; build 0,1
draw base/D; place -1,0 r0; pass
draw base/D; place -2,0 r0; build 0,1
draw base/D; place -3,0 r0; pass
draw base/B; place 0,2 r0; build 0,1
draw base/B; place 0,3 r0; pass
draw base/B; place 0,4 r0; build 0,1
draw base/B; place 0,5 r0; pass
draw base/E; place 0,6 r1; build 0,1
draw base/E; place 0,7 r1; pass
draw base/E; place 0,8 r1; build 0,1
expect token tower 0,1 10
expect token tower-pieces 0 0
draw base/E; place 0,9 r1
expect legal build 0,1
pass
draw base/E; place 0,10 r1
expect illegal build 0,1 because no-piece-left
expect legal close 0,1 follower
close 0,1 follower
expect piece 0,1 tower 0 follower
expect token tower-pieces 1 10

# TOWR-14  There is no limit of the height: the eleventh piece is Blue's.
game carcassonne+tower seats=2
draw tower/TI; place 0,1 r0; build 0,1
draw base/U; place 1,0 r0; build 0,1
draw base/U; place 2,0 r0; build 0,1
draw base/U; place 3,0 r0; build 0,1
draw base/U; place 4,0 r0; build 0,1
draw base/U; place 5,0 r0; build 0,1
draw base/U; place 6,0 r0; build 0,1
draw base/U; place 7,0 r0; build 0,1
draw base/U; place 8,0 r0; build 0,1
draw base/D; place -1,0 r0; build 0,1
draw base/D; place -2,0 r0; build 0,1
draw base/D; place -3,0 r0; build 0,1
expect token tower 0,1 12
expect token tower-pieces 0 4
expect token tower-pieces 1 4
