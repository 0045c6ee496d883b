# TOWR-12  A tower piece stands in for everything else of step 2: after it no builder, pig, follower
# or fairy; each of them would have been allowed.
game carcassonne+inns+traders+princess+tower seats=2
draw tower/TI; place 0,1 r0; pass
draw base/B; place 0,2 r0; pass
draw base/U; place 1,0 r0; put follower road.E
draw base/B; place 0,3 r0; pass
draw base/U; place 2,0 r0
expect legal put builder road.E
expect legal fairy 1,0 road.E
expect legal put large field.NL
expect legal build 0,1
build 0,1
expect turn 1
expect actor chance
expect token tower 0,1 1
expect supply 0 builder 1

# TOWR-Q25, TOWR-21, TOWR-17  A tower action in each half of a double turn. With the first Red takes
# his own last robber home, so the builder goes too; the second half takes place all the same.
game carcassonne+traders+tower seats=2
draw base/U; place 1,0 r0; put follower road.E
draw base/B; place 0,1 r0; pass
draw base/U; place 2,0 r0; put builder road.E
draw tower/TI; place 1,1 r0; pass
draw base/U; place 3,0 r0; build 1,1
capture 1,0 road.E
expect event return 0 follower at 1,0 road.E then return 0 builder at 2,0 road.E
expect actor 0
expect legal again
again
draw base/U; place 4,0 r0
expect legal build 1,1
build 1,1
expect turn 1
expect actor chance
expect token tower 1,1 2
expect token tower-pieces 0 8

# TOWR-Q08, PRIN-Q20, TOWR-Q25  A double turn with a dragon is one turn: the follower bought at its
# start is the only one, in the walk, after it and with the second tile.
game carcassonne+traders+princess+tower seats=2
draw base/F; place 0,-1 r1; put follower city.E
draw tower/TI; place 0,1 r0; pass
draw base/E; place 0,-2 r2; pass
expect score 8 0
draw base/U; place -1,0 r0; pass
draw base/B; place 1,1 r0; put follower cloister
draw base/B; place 0,2 r0; build 0,1
capture 1,1 cloister
draw base/B; place -1,1 r0; put follower cloister
pass
draw base/U; place -2,0 r0; build 0,1
capture -1,1 cloister
expect held 0 1 follower 2
draw base/U; place 1,0 r0; put follower road.E
pass
draw princess/B2; place 0,3 r0; pass
draw base/U; place 2,0 r0; put builder road.E
pass
draw base/U; place -3,0 r0; pass
draw princess/BH
ransom 1 follower
expect score 5 3
place 3,0 r0
expect illegal ransom 1 follower because once-a-turn
pass
expect actor 0
expect illegal ransom 1 follower because out-of-step
dragon 0,2; dragon 0,1; dragon 0,0; dragon 0,-1; dragon 0,-2
expect actor 0
expect legal again
expect legal pass
expect legal-count 2
again
draw base/U
expect illegal ransom 1 follower because once-a-turn
place 4,0 r0
expect illegal ransom 1 follower because once-a-turn
pass
expect turn 1
expect held 0 1 follower 1
draw base/V; place 5,0 r0; pass
draw base/V
expect legal ransom 1 follower

# TOWR-Q08  Between the two tiles of a double turn a follower can be bought, and put with the
# second.
game carcassonne+traders+tower seats=2
draw base/E; place 0,-1 r2; put follower city.N
draw tower/TI; place 0,1 r0; pass
draw base/B; place 0,2 r0; put follower cloister
draw base/B; place 0,3 r0; build 0,1
capture 0,2 cloister
draw base/U; place 1,0 r0; put follower road.E
pass
draw base/B; place 0,4 r0; pass
draw base/U; place 2,0 r0; put builder road.E
pass
draw base/B; place 0,5 r0; pass
draw base/U; place 3,0 r0; pass
expect legal ransom 1 follower
expect illegal again because out-of-step
ransom 1 follower
expect score 1 3
expect legal again
again
draw base/U; place 4,0 r0; put follower field.NL
expect turn 1
expect supply 0 follower 5

# PRIN-Q03, TOWR-Q09, PRIN-16  The fairy's point at the start of the turn lifts Blue from 2 to 3,
# enough to buy before he lays his tile.
game carcassonne+princess+tower seats=2
draw tower/TI; place 0,1 r0; pass
draw base/B; place 1,1 r0; put follower cloister
draw base/B; place 0,2 r0; build 0,1
capture 1,1 cloister
draw base/W; place 1,0 r2; pass
draw base/B; place 0,3 r0; pass
draw base/W; place 2,0 r2; put follower road.E
expect score 0 2
draw base/B; place 0,4 r0; pass
draw base/U; place 3,0 r0; put follower road.E
draw base/E; place 0,5 r1; pass
draw base/U; place 4,0 r0
expect illegal ransom 0 follower because too-few-points
fairy 3,0 road.E
draw base/E; place 0,6 r1; pass
expect event score 1 1 for fairy-turn
expect score 0 3
draw base/U
expect legal ransom 0 follower
ransom 0 follower
expect score 3 0

# TOWR-Q18, TOWR-15  Dragon tile and tower piece: first the capture, then the dragon walks.
game carcassonne+princess+tower seats=2
draw tower/TI; place 0,1 r0; pass
draw base/B; place 1,1 r0; put follower cloister
draw princess/B2; place 0,2 r0; pass
draw base/U; place 1,0 r0; pass
draw princess/BH; place -1,0 r0; build 0,1
expect actor 0
expect illegal dragon 0,1 because out-of-step
expect legal capture 1,1 cloister
capture 1,1 cloister
expect event capture 1 follower to 0 at 1,1 cloister
expect actor 0
dragon 0,1
expect actor 1
dragon 1,1
expect no event return
expect held 1 0 follower 1

# TOWR-Q18  Whoever does not capture leaves him to the dragon: he goes home.
game carcassonne+princess+tower seats=2
draw tower/TI; place 0,1 r0; pass
draw base/B; place 1,1 r0; put follower cloister
draw princess/B2; place 0,2 r0; pass
draw base/U; place 1,0 r0; pass
draw princess/BH; place -1,0 r0; build 0,1
pass
dragon 0,1; dragon 1,1
expect event return 1 follower at 1,1 cloister
expect held 1 0 follower 0
expect supply 1 follower 7

# TOWR-Q11, TOWR-Q18  The exchange comes before the dragon.
game carcassonne+princess+tower seats=2
draw tower/TI; place 0,1 r0; pass
draw base/U; place 1,0 r0; pass
draw base/B; place 1,1 r0; put follower cloister
draw base/U; place 2,0 r0; build 0,1
capture 1,1 cloister
draw princess/B2; place -1,1 r0; pass
draw base/B; place 0,2 r0; put follower cloister
draw princess/BH; place -1,0 r0; build 0,1
capture 0,2 cloister
expect event capture 1 follower to 0 then return 1 follower from 0
expect event return 0 follower from 1
expect supply 0 follower 7
expect actor 0
expect legal dragon 0,1
expect legal dragon -1,0
expect legal-count 2

# TOWR-Q11, TOWR-27  The choice at an exchange comes before scoring and before the dragon.
game carcassonne+inns+princess+tower seats=2
draw tower/TI; place 0,1 r0; pass
draw princess/B3; place -1,0 r0; pass
draw base/B; place 1,1 r0; put follower cloister
draw base/U; place 1,0 r0; build 0,1
capture 1,1 cloister
draw base/B; place -1,1 r0; put large cloister
draw base/U; place 2,0 r0; build 0,1
capture -1,1 cloister
draw base/U; place 3,0 r0; pass
draw base/B; place 0,2 r0; put follower cloister
draw princess/BJ; place 0,-1 r2; build 0,1
capture 0,2 cloister
expect no event closed
expect legal-count 2
exchange large
expect no event closed
expect actor 0
expect legal dragon -1,1
expect legal dragon 0,0

# TOWR-Q17  The fairy does not help against towers: Blue's monk is taken, she stays there beside
# nobody and gives nothing.
game carcassonne+princess+tower seats=2
draw tower/TI; place 0,1 r0; pass
draw base/B; place 1,1 r0; put follower cloister
draw base/U; place 1,0 r0; pass
draw base/U; place 2,0 r0; fairy 1,1 cloister
draw base/U; place 3,0 r0; build 0,1
expect legal capture 1,1 cloister
capture 1,1 cloister
expect no event score
expect token fairy 1,1 beside-nobody
expect held 1 0 follower 1
expect score 0 0

# TOWR-Q20  A tower piece may be built where the fairy stands.
game carcassonne+princess+tower seats=2
draw tower/TI; place 0,1 r0; put follower field.NL
draw base/U; place 1,0 r0; pass
draw base/U; place 2,0 r0; fairy 0,1 field.NL
draw base/U; place 3,0 r0
expect legal build 0,1
build 0,1
expect token tower 0,1 1
expect token fairy 0,1 field.NL

# TOWR-Q19, TOWR-24, TOWR-Q04  The dragon takes the follower off a tower, and the tower is open
# again.
game carcassonne+princess+tower seats=2
draw tower/TI; place 0,1 r0; build 0,1
draw base/U; place 1,0 r0; close 0,1 follower
draw princess/B2; place 0,2 r0
draw princess/BH; place 2,0 r0; pass
dragon 0,1
expect event return 1 follower at 0,1 tower
expect supply 1 follower 7
expect token tower 0,1 1
dragon 0,0; dragon 1,0; dragon 2,0
draw base/B; place 0,3 r0
expect legal build 0,1
expect legal close 0,1 follower

# TOWR-Q19, TOWR-Q04  With top=closed it stays finished also after the dragon.
game carcassonne+princess+tower seats=2 top=closed
draw tower/TI; place 0,1 r0; build 0,1
draw base/U; place 1,0 r0; close 0,1 follower
draw princess/B2; place 0,2 r0
draw princess/BH; place 2,0 r0; pass
dragon 0,1
expect event return 1 follower at 0,1 tower
dragon 0,0; dragon 1,0; dragon 2,0
draw base/B; place 0,3 r0
expect illegal build 0,1 because feature-complete
expect illegal close 0,1 follower because feature-complete

# PRIN-Q25, TOWR-Q24, PRIN-40  Whoever sends a knight home builds nothing in this step.
game carcassonne+princess+tower seats=2
draw base/F; place 0,-1 r1; put follower city.E
draw tower/TI; place 0,1 r0; build 0,1
draw base/U; place 1,0 r0; pass
draw princess/BB; place 0,-2 r2
expect legal build 0,1
expect legal close 0,1 follower
expect legal remove 0,-1 city.E
remove 0,-1 city.E
expect illegal build 0,1 because out-of-step
expect illegal close 0,1 follower because out-of-step
expect turn 0
expect actor chance
expect token tower 0,1 1

# TOWR-Q22  A portal is not needed for towers and changes nothing there: the way up is closing, and
# put does not lead to it.
game carcassonne+princess+tower seats=2
draw tower/TI; place 0,1 r0; build 0,1
draw princess/BT; place 1,0 r0
expect illegal put follower tower at 0,1 because not-on-that
expect legal put follower field.NL at 0,1
expect legal close 0,1 follower
pass
draw base/U; place -1,0 r0
expect legal close 0,1 follower

# TOWR-Q08, PRIN-Q17  With dragon=after a follower is bought after the walk, with the points just
# scored.
game carcassonne+princess+tower seats=2 dragon=after
draw tower/TI; place 0,1 r0; pass
draw base/B; place 1,1 r0; put follower cloister
draw princess/B2; place 0,2 r0; build 0,1
capture 1,1 cloister
draw princess/BJ; place 0,-1 r2; put follower city.N
expect score 0 4
expect actor 1
expect illegal ransom 0 follower because out-of-step
dragon 0,1; dragon 1,1
expect actor 1
expect legal ransom 0 follower
expect legal-count 2
ransom 0 follower
expect score 3 1
expect turn 0

# TOWR-13, TOWR-11  Without farmers a field with a foundation is still good for a tower.
game carcassonne+tower seats=2 farmers=off
draw tower/TI; place 0,1 r0
expect legal build 0,1
expect legal pass
expect legal-count 2
