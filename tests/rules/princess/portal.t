# PRIN-35, PRIN-Q27  With a portal Red may put his follower on any tile: cloister, road, city or
# field, or on the new tile as usual.
game carcassonne+princess seats=2
draw base/B; place 0,1 r0; pass
draw base/W; place 1,0 r0; pass
draw princess/BU; place -1,0 r0
expect legal put follower cloister at 0,1
expect legal put follower field.NL at 0,1
expect legal put follower city.N at 0,0
expect legal put follower road.E at 1,0
expect legal put follower road.S at 1,0
expect legal put follower city.N
expect legal put follower road.E
expect legal put follower field.ER
expect illegal put follower road.E at 7,7 because no-tile-there
put follower cloister at 0,1
expect piece 0,1 cloister 0 follower
expect supply 0 follower 6
expect turn 1

# PRIN-35  Only on the turn of the portal tile, and one follower only.
game carcassonne+princess seats=2
draw base/B; place 0,1 r0; pass
draw princess/BU; place -1,0 r0; put follower cloister at 0,1
expect turn 0
expect illegal put follower city.N at 0,0 because out-of-step
draw base/U; place 1,0 r0
expect illegal put follower city.N at 0,0 because not-that-tile
expect illegal put follower road.E at -1,0 because not-that-tile

# PRIN-36  Nobody's follower may be in the feature, wherever it is.
game carcassonne+princess seats=2
draw base/U; place 1,0 r0; put follower road.E
draw base/B; place 0,1 r0; put follower cloister
draw princess/BT; place 2,0 r0
expect illegal put follower road.E at 0,0 because feature-taken
expect illegal put follower road.E at 1,0 because feature-taken
expect illegal put follower cloister at 0,1 because feature-taken
expect legal put follower field.NL at 1,0

# PRIN-36  Not in a complete city or on a complete road, although nobody is there.
game carcassonne+princess seats=2
draw base/E; place 0,-1 r2; pass
draw base/W; place 1,0 r0; pass
draw base/W; place -1,0 r0; pass
draw princess/BR; place 2,0 r0
expect illegal put follower city.N at 0,0 because feature-complete
expect illegal put follower city.N at 0,-1 because feature-complete
expect illegal put follower road.E at 0,0 because feature-complete
expect illegal put follower road.W at 1,0 because feature-complete
expect legal put follower road.S at 1,0

# PRIN-Q27  A field is never complete: the one inside the ring of roads can be entered, the complete
# ring itself cannot.
game carcassonne+princess seats=2
draw base/V; place 0,1 r3; pass
draw base/V; place 1,1 r0; pass
draw base/V; place 1,2 r1; pass
draw base/V; place 0,2 r2; pass
expect event closed road
draw princess/BU; place -1,0 r0
expect legal put follower field.SR at 0,1
expect legal put follower field.SR at 1,2
expect illegal put follower road.S at 0,1 because feature-complete

# PRIN-Q27, PRIN-36  What the portal tile completes can be entered on that tile, as always, and is
# scored at once; from the other tile of the same city it cannot.
game carcassonne+princess seats=2
draw princess/BT; place 0,-1 r2
expect feature 0,0 city.N closed
expect illegal put follower city.N at 0,0 because feature-complete
expect legal put follower city.N
put follower city.N
expect event score 0 4 city complete 2 tile x 2
expect score 4 0

# PRIN-Q27  Without farmers a portal leads to no field.
game carcassonne+princess seats=2 farmers=off
draw princess/BT; place 1,0 r0
expect illegal put follower field.ER at 0,0 because not-on-that
expect legal put follower city.N at 0,0
expect legal-count 5

# PRIN-Q28  Builder and pig stay on the new tile; the fairy moves as always.
game carcassonne+traders+princess seats=2
draw base/U; place 1,0 r0; put follower road.E
draw base/B; place 0,1 r0; pass
draw princess/BT; place 2,0 r0
expect illegal put builder road.E at 1,0 because not-that-tile
expect illegal put builder road.E at 0,0 because not-that-tile
expect illegal put builder city.N at 0,0 because not-that-tile
expect illegal put pig field.NL at 0,1 because not-that-tile
expect legal put builder road.S
expect legal fairy 1,0 road.E
expect legal put follower cloister at 0,1
expect legal-count 13

# PRIN-Q28  The pig likewise.
game carcassonne+traders+princess seats=2
draw base/U; place 1,0 r0; put follower field.NL
draw base/B; place 0,1 r0; pass
draw princess/BR; place 2,0 r0
expect illegal put pig field.NL at 1,0 because not-that-tile
expect legal put pig field.NL

# PRIN-35  The large follower may go through a portal too.
game carcassonne+inns+princess seats=2
draw base/B; place 0,1 r0; pass
draw princess/BT; place 1,0 r0
expect legal put large cloister at 0,1
put large cloister at 0,1
expect piece 0,1 cloister 1 large

# PRIN-Q29  A cloister elsewhere that the portal tile has just completed cannot be entered, its
# unfinished neighbour can.
game carcassonne+princess seats=2
draw base/B; place 0,1 r0; pass
draw base/U; place 1,0 r0; pass
draw base/U; place -1,0 r0; pass
draw base/B; place 1,1 r0; pass
draw base/B; place -1,1 r0; pass
draw base/V; place 0,2 r3; pass
draw base/B; place -1,2 r0; pass
draw princess/BR; place 1,2 r0
expect illegal put follower cloister at 0,1 because feature-complete
expect legal put follower cloister at 1,1
pass
expect event closed cloister
expect no event score

# PRIN-Q29  Nor a road elsewhere that it has just completed, except on the portal tile itself.
game carcassonne+princess seats=2
draw base/W; place 1,0 r0; pass
draw princess/BR; place -1,0 r0
expect illegal put follower road.E at 0,0 because feature-complete
expect illegal put follower road.W at 1,0 because feature-complete
expect legal put follower road.E
put follower road.E
expect score 0 3
