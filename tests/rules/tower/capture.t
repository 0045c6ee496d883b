# TOWR-15, TOWR-20  Red builds and takes Blue's monk prisoner: he is gone from the cloister, but not
# in Blue's supply.
game carcassonne+tower seats=2
draw tower/TI; place 0,1 r0; pass
draw base/B; place 1,1 r0; put follower cloister
draw base/U; place 1,0 r0; build 0,1
expect actor 0
expect turn 0
expect legal capture 1,1 cloister
expect legal pass
expect legal-count 2
expect illegal capture 1,1 field.NL because nobody-there
expect illegal capture 5,5 cloister because no-tile-there
expect illegal put follower road.E because out-of-step
expect illegal build 0,1 because out-of-step
capture 1,1 cloister
expect event capture 1 follower to 0 at 1,1 cloister
expect no event return
expect held 1 0 follower 1
expect supply 1 follower 6
expect supply 0 follower 7
expect piece 1,1 cloister nobody
expect turn 1
expect actor chance

# TOWR-15  Taking somebody is optional, and only one; each new piece gives the choice again.
game carcassonne+tower seats=2
draw tower/TI; place 0,1 r0; pass
draw base/B; place 1,1 r0; put follower cloister
draw base/U; place 1,0 r0; pass
draw base/B; place -1,1 r0; put follower cloister
draw base/U; place 2,0 r0; build 0,1
expect legal-count 3
pass
expect turn 1
expect held 1 0 follower 0
expect piece 1,1 cloister 1 follower
draw base/U; place 3,0 r0; pass
draw base/U; place 4,0 r0; build 0,1
expect legal-count 3
capture -1,1 cloister
expect turn 1
expect actor chance
expect held 1 0 follower 1
expect piece 1,1 cloister 1 follower

# TOWR-15  Without a piece being built nobody can be taken, and where nobody is in range nobody is
# asked.
game carcassonne+tower seats=2
draw base/B; place 0,1 r0; put follower cloister
draw tower/TI; place 1,1 r0
expect illegal capture 0,1 cloister because out-of-step
pass
draw tower/TJ; place 0,2 r0; pass
draw tower/TK; place 1,2 r2; build 1,2
expect turn 0
expect actor chance

# TOWR-16, TOWR-21, TOWR-Q01  The large follower can be taken, the builder cannot, but it goes home
# with the last robber.
game carcassonne+inns+traders+tower seats=2
draw tower/TH; place 1,0 r0; pass
draw base/U; place 2,0 r0; put large road.E
draw base/B; place 0,1 r0; pass
draw base/U; place 3,0 r0; put builder road.E
draw base/B; place 0,2 r0; build 1,0
expect legal capture 2,0 road.E
expect legal-count 2
pass
draw base/B; place 0,3 r0; pass
draw base/B; place 0,4 r0; build 1,0
expect legal capture 2,0 road.E
expect illegal capture 3,0 road.E because nobody-there
expect legal-count 2
capture 2,0 road.E
expect event capture 1 large to 0 at 2,0 road.E then return 1 builder at 3,0 road.E
expect held 1 0 large 1
expect held 1 0 builder 0
expect supply 1 builder 1

# TOWR-16, TOWR-21  Nor the pig; with his last farmer taken it goes home.
game carcassonne+traders+tower seats=2
draw tower/TI; place 0,1 r0; pass
draw base/B; place 0,2 r0; put follower field.NL
draw base/U; place 1,0 r0; pass
draw base/B; place 1,1 r0; put pig field.NL
draw base/U; place 2,0 r0; build 0,1
expect illegal capture 1,1 field.NL because nobody-there
expect legal capture 0,2 field.NL
expect legal-count 2
capture 0,2 field.NL
expect event capture 1 follower to 0 at 0,2 field.NL then return 1 pig at 1,1 field.NL
expect supply 1 pig 1
expect supply 1 follower 6

# TOWR-21  With another robber of his on the road the builder stays.
game carcassonne+traders+tower seats=2
draw base/B; place 0,1 r0; pass
draw base/U; place 1,0 r0; put follower road.E
draw tower/TI; place 1,1 r0; pass
draw base/B; place 2,1 r0; pass
draw base/B; place 3,1 r0; pass
draw base/U; place 3,0 r0; put follower road.E
draw base/B; place 0,2 r0; pass
draw base/U; place 2,0 r0; put builder road.E
draw base/E; place 0,3 r1; build 1,1
capture 1,0 road.E
expect held 1 0 follower 1
expect no event return
expect piece 2,0 road.E 1 builder

# TOWR-17, TOWR-Q01  An own follower can be taken as well: he simply goes home.
game carcassonne+tower seats=2
draw tower/TI; place 0,1 r0; put follower field.NL
draw base/U; place 1,0 r0; pass
draw base/U; place 2,0 r0; build 0,1
expect legal capture 0,1 field.NL
capture 0,1 field.NL
expect event return 0 follower at 0,1 field.NL
expect no event capture
expect held 0 0 follower 0
expect supply 0 follower 7
expect turn 1

# TOWR-17, TOWR-21, TOWR-Q01  Taking the own last farmer home takes the own pig home too.
game carcassonne+traders+tower seats=2
draw tower/TI; place 0,1 r0; put follower field.NL
draw base/U; place 1,0 r0; pass
draw base/B; place 0,2 r0; put pig field.NL
draw base/U; place 2,0 r0; pass
draw base/U; place 3,0 r0; build 0,1
capture 0,1 field.NL
expect event return 0 follower at 0,1 field.NL then return 0 pig at 0,2 field.NL
expect supply 0 pig 1

# TOWR-Q07, TOWR-Q03  Two followers of Blue's on one tile, a farmer and one on the tower: Red
# chooses.
game carcassonne+tower seats=2
draw base/U; place 1,0 r0; pass
draw tower/TI; place 0,1 r0; put follower field.NL
draw base/U; place 2,0 r0; build 0,1
pass
draw base/U; place 3,0 r0; close 0,1 follower
draw tower/TJ; place 0,2 r0; build 0,2
expect legal capture 0,1 field.NL
expect legal capture 0,1 tower
expect legal-count 3
capture 0,1 tower
expect event capture 1 follower to 0 at 0,1 tower
expect piece 0,1 field.NL 1 follower
expect piece 0,1 tower nobody

# TOWR-Q26  Robber, knight, monk and farmer can all be taken.
game carcassonne+tower seats=2
draw base/U; place 1,0 r0; pass
draw tower/TI; place 0,1 r0; put follower field.NL
draw base/U; place -1,0 r0; pass
draw base/B; place 1,1 r0; put follower cloister
draw base/U; place 2,0 r0; pass
draw base/E; place -1,1 r3; put follower city.N
draw base/U; place -2,0 r0; pass
draw base/U; place 0,2 r0; put follower road.E
draw base/U; place 3,0 r0; build 0,1
expect legal capture 0,1 field.NL
expect legal capture 1,1 cloister
expect legal capture -1,1 city.N
expect legal capture 0,2 road.E
expect legal-count 5

# TOWR-Q28, TOWR-15  Red's tile completes Blue's road, but the piece takes the robber before
# scoring: nobody gets the 3 points.
game carcassonne+tower seats=2
draw base/B; place 0,1 r0; pass
draw base/W; place 1,0 r2; put follower road.E
draw tower/TI; place 1,1 r0; pass
draw base/B; place 0,2 r0; pass
draw base/W; place -1,0 r0; build 1,1
expect no event closed
capture 1,0 road.E
expect event capture 1 follower to 0 at 1,0 road.E then closed road
expect no event score
expect score 0 0

# TOWR-Q28  The same without taking him: the road is scored.
game carcassonne+tower seats=2
draw base/B; place 0,1 r0; pass
draw base/W; place 1,0 r2; put follower road.E
draw tower/TI; place 1,1 r0; pass
draw base/B; place 0,2 r0; pass
draw base/W; place -1,0 r0; build 1,1
pass
expect event closed road then score 1 3 road
expect score 0 3

# TOWR-20  A prisoner is out of play: he counts nowhere, and his feature is free again.
game carcassonne+tower seats=2
draw tower/TI; place 0,1 r0; pass
draw base/B; place 1,1 r0; put follower cloister
draw base/U; place 1,0 r0; build 0,1
capture 1,1 cloister
expect feature 1,1 cloister strength 0 0
end
expect no event score
expect score 0 0
