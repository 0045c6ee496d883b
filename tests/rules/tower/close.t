# TOWR-22, TOWR-11, TOWR-23  A follower from the supply on a tower ends it: no more pieces, by
# nobody.
game carcassonne+tower seats=2
draw tower/TI; place 0,1 r0; build 0,1
draw base/U; place 1,0 r0
expect legal close 0,1 follower
close 0,1 follower
expect piece 0,1 tower 1 follower
expect supply 1 follower 6
expect token tower 0,1 1
expect turn 0
draw base/U; place 2,0 r0
expect illegal build 0,1 because feature-taken
pass
draw base/U; place 3,0 r0
expect turn 1
expect illegal build 0,1 because feature-taken
expect illegal close 0,1 follower because feature-taken

# TOWR-23, TOWR-Q05  Not on a bare foundation, not where there is none, and any tower will do, the
# new tile's or another's.
game carcassonne+tower seats=2
draw tower/TI; place 0,1 r0
expect illegal close 0,1 follower because not-built
build 0,1
draw tower/TJ; place 0,2 r0
expect illegal close 0,2 follower because not-built
expect illegal close 0,0 follower because not-on-that
expect illegal close 8,8 follower because no-tile-there
expect illegal close 0,1 large because unknown-piece
expect illegal close 0,1 because unknown-piece
expect legal close 0,1 follower

# TOWR-23  The follower must come from the own supply: with none left there is no closing, although
# his seven followers stand about.
game carcassonne+tower seats=2
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
draw tower/TG; place 7,0 r2; build 7,0
draw base/V; place 8,0 r0
expect supply 0 follower 0
expect illegal close 7,0 follower because no-piece-left
expect legal build 7,0

# TOWR-Q06  A second follower cannot go onto the same tower, not even the owner's.
game carcassonne+inns+tower seats=2
draw tower/TI; place 0,1 r0; build 0,1
draw base/U; place 1,0 r0; close 0,1 follower
draw base/U; place 2,0 r0
expect illegal close 0,1 follower because feature-taken
expect illegal close 0,1 large because feature-taken
pass
draw base/U; place 3,0 r0
expect turn 1
expect illegal close 0,1 large because feature-taken

# TOWR-Q21, TOWR-16  The large follower may end a tower; builder and pig may not.
game carcassonne+inns+traders+tower seats=2
draw tower/TI; place 0,1 r0; build 0,1
draw base/U; place 1,0 r0
expect legal close 0,1 large
expect legal close 0,1 follower
expect illegal close 0,1 builder because not-on-that
expect illegal close 0,1 pig because not-on-that
close 0,1 large
expect piece 0,1 tower 1 large
expect supply 1 large 0

# TOWR-24, TOWR-Q15, TOWR-Q16  A follower on a tower stays when the city of his tile is scored, is
# no knight there and keeps nobody out; in the end he brings no points and still stands there.
game carcassonne+tower seats=2
draw tower/TK; place 0,1 r2; build 0,1
draw base/U; place 1,0 r0; close 0,1 follower
draw base/U; place 2,0 r0; pass
draw base/U; place 3,0 r0; pass
draw base/E; place 0,2 r0
expect feature 0,1 city.N closed strength 0 0
expect legal put follower city.N
put follower city.N
expect event score 0 4 city complete 2 tile x 2 strength 1 0
expect no event return 1
expect piece 0,1 tower 1 follower
expect score 4 0
expect feature 0,1 tower strength 0 1
end
expect no event score
expect no event return
expect supply 1 follower 6
expect score 4 0

# TOWR-24, TOWR-Q16  Nor is he a farmer: the field of his tile is another's alone.
game carcassonne+tower seats=2
draw tower/TI; place 0,1 r0; put follower field.NL
draw base/E; place 0,2 r2; build 0,1
pass
draw base/E; place 0,3 r0; pass
draw base/U; place 1,0 r0; close 0,1 follower
expect feature 0,1 field.NL strength 1 0
end
expect event score 0 3 field final 1 city x 3 strength 1 0
expect score 3 0

# TOWR-25, TOWR-22  Why one does it: Blue's monk two tiles away would be in range of a second piece;
# with Blue's follower on the tower it cannot be built.
game carcassonne+tower seats=2
draw tower/TI; place 0,1 r0; pass
draw base/B; place 0,2 r0; pass
draw base/U; place 1,0 r0; pass
draw base/B; place 0,3 r0; put follower cloister
draw base/U; place 2,0 r0; build 0,1
expect turn 1
draw base/U; place 3,0 r0; close 0,1 follower
draw base/U; place 4,0 r0
expect illegal build 0,1 because feature-taken
expect legal-count 4

# TOWR-Q04, TOWR-24  top=open: after another tower took its follower the tower may grow and be ended
# again.
game carcassonne+tower seats=2 top=open
draw tower/TI; place 0,1 r0; build 0,1
draw tower/TJ; place 0,2 r0; pass
draw base/U; place 1,0 r0; pass
draw base/U; place 2,0 r0; close 0,1 follower
draw base/U; place 3,0 r0; build 0,2
capture 0,1 tower
draw base/U; place 4,0 r0
expect legal build 0,1
expect legal close 0,1 follower
build 0,1
expect token tower 0,1 2

# TOWR-Q04  top=open is the default.
game carcassonne+tower seats=2
draw tower/TI; place 0,1 r0; build 0,1
draw tower/TJ; place 0,2 r0; pass
draw base/U; place 1,0 r0; pass
draw base/U; place 2,0 r0; close 0,1 follower
draw base/U; place 3,0 r0; build 0,2
capture 0,1 tower
draw base/U; place 4,0 r0
expect legal build 0,1
expect legal close 0,1 follower

# TOWR-Q04  top=closed: it stays finished for ever, for pieces and for followers; other towers are
# not concerned.
game carcassonne+tower seats=2 top=closed
draw tower/TI; place 0,1 r0; build 0,1
draw tower/TJ; place 0,2 r0; pass
draw base/U; place 1,0 r0; pass
draw base/U; place 2,0 r0; close 0,1 follower
draw base/U; place 3,0 r0; build 0,2
capture 0,1 tower
expect piece 0,1 tower nobody
draw base/U; place 4,0 r0
expect illegal build 0,1 because feature-complete
expect illegal close 0,1 follower because feature-complete
expect legal build 0,2
expect legal close 0,2 follower

# TOWR-Q04  Nothing else about towers can be switched.
game carcassonne+tower seats=2
expect rules carcassonne+tower top=open because ok
expect rules carcassonne+tower top=closed because ok
expect rules carcassonne+tower top=shut because bad-value
expect rules carcassonne top=closed because unknown-option
