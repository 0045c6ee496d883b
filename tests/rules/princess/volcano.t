# PRIN-20, PRIN-24  The volcano brings the dragon at once, before step 2, and the next one takes him
# from there without a walk: nobody on the way is touched.
game carcassonne+princess seats=2
draw base/U; place 1,0 r0; put follower road.E
draw princess/B2; place 0,1 r0
expect event token dragon 1 at 0,1
expect token dragon 0,1
expect turn 0
draw base/U; place 2,0 r0; put follower field.NL
draw princess/B3; place 3,0 r0
expect events 1 token dragon
expect no event return
expect token dragon 3,0
expect piece 1,0 road.E 0 follower
expect piece 2,0 field.NL 0 follower

# PRIN-20  He stands there already while Red still thinks about step 2.
game carcassonne+princess seats=2
draw base/U; place 1,0 r0; put follower road.E
draw base/B; place 0,1 r0; pass
draw princess/B2; place 0,2 r0
expect actor 0
expect event token dragon 1 at 0,2
expect token dragon 0,2

# PRIN-21, PRIN-22  No follower, small or large, on the volcano tile in this turn; the fairy may
# move.
game carcassonne+inns+princess seats=2
draw base/U; place 1,0 r0; put follower road.E
draw base/B; place 0,1 r0; pass
draw princess/BX; place 0,2 r0
expect illegal put follower road.S because forbidden-tile
expect illegal put follower field.NL because forbidden-tile
expect illegal put follower field.SR because forbidden-tile
expect illegal put large field.SR because forbidden-tile
expect legal fairy 1,0 road.E
expect legal pass
expect legal-count 2

# PRIN-21, PRIN-Q11, PRIN-23  The tile is closed to followers as long as the dragon stands there,
# also for a portal; when he is gone it is a tile like others.
game carcassonne+princess seats=2
draw princess/BX; place 0,1 r0
draw princess/BT; place 1,0 r0
expect illegal put follower field.SR at 0,1 because forbidden-tile
expect illegal put follower road.S at 0,1 because forbidden-tile
expect legal put follower field.ER at 0,0
pass
draw princess/B3; place -1,0 r0
draw princess/BR; place -2,0 r0
expect legal put follower field.SR at 0,1
expect legal put follower road.S at 0,1
expect illegal put follower field.ER at -1,0 because forbidden-tile

# PRIN-22  On the volcano tile Red may stand his builder, by the rules for builders.
game carcassonne+traders+princess seats=2
draw base/U; place 1,0 r0; put follower road.E
draw base/B; place 0,1 r0; pass
draw princess/B3; place 2,0 r0
expect illegal put follower field.NL because forbidden-tile
expect illegal put pig field.NL because no-own-follower
expect legal put builder road.E
expect legal fairy 1,0 road.E
expect legal-count 3
put builder road.E
expect piece 2,0 road.E 0 builder
expect token dragon 2,0
expect supply 0 builder 0

# PRIN-22  Or his pig.
game carcassonne+traders+princess seats=2
draw base/B; place 0,1 r0; put follower field.NL
draw base/U; place 1,0 r0; pass
draw princess/B2; place 0,2 r0
expect legal put pig field.NL
expect legal-count 3
put pig field.NL
expect piece 0,2 field.NL 0 pig
expect token dragon 0,2

# PRIN-Q10, TOWR-Q23, TOWR-11  With a volcano a tower piece may be built anywhere, and a follower
# may go onto a tower on another tile.
game carcassonne+princess+tower seats=2
draw tower/TI; place 0,1 r0; build 0,1
draw princess/B2; place 0,2 r0
expect illegal put follower field.NL because forbidden-tile
expect legal build 0,1
expect legal close 0,1 follower
expect legal pass
expect legal-count 3
close 0,1 follower
expect piece 0,1 tower 1 follower
expect token dragon 0,2

# PRIN-Q11, PRIN-23, TOWR-Q20  Nobody may go onto the tower where the dragon stands; a tower piece
# does not mind him.
game carcassonne+princess+tower seats=2
draw princess/B2; place 0,1 r0
draw tower/TI; place 1,1 r0; build 1,1
draw princess/BG; place 0,2 r0; pass
dragon 1,1
expect actor chance
expect token dragon 1,1
draw base/B; place 1,2 r0
expect illegal close 1,1 follower because forbidden-tile
expect legal build 1,1
build 1,1
expect token tower 1,1 2

# PRIN-Q15, PRIN-33  A volcano that fits nowhere leaves the game: the dragon does not come, and
# dragon tiles are still laid aside.
game carcassonne+princess seats=2
draw base/W; place 0,1 r0; pass
draw princess/B2
expect event discard princess/B2
expect token dragon off
expect actor chance
expect turn 1
draw princess/BH
expect event aside princess/BH
expect token aside princess/BH 1
expect token dragon off
