# PRIN-09  In the tunnel the road is one and neither field is cut: the road's two sides of the next
# tile hang together through the field behind the tunnel.
game carcassonne+princess seats=2
draw princess/B2; place 0,1 r0
draw princess/BQ; place 0,-1 r1
expect illegal put follower field.NR because unknown-segment
expect illegal put follower field.SR because unknown-segment
expect illegal put follower road.S at 0,-1 because unknown-segment
expect legal put follower road.N
expect legal put follower field.NL
expect legal put follower field.SL
expect legal put follower city.E
pass
dragon 0,0; dragon 0,-1
expect actor chance
draw base/U; place 1,-1 r0; put follower road.E
draw base/U; place -1,-1 r0
expect same 1,-1 road.E -1,-1 road.E
expect same 1,-1 field.NL 1,-1 field.ER
expect same -1,-1 field.NL -1,-1 field.ER
expect apart 1,-1 field.NL -1,-1 field.NL
expect illegal put follower road.E because feature-taken
pass
draw base/W; place 2,-1 r0; pass
draw base/W; place -2,-1 r0; pass
expect event score 0 5 road complete 5 tile x 1
expect score 5 0

# PRIN-10, PRIN-12  On the cloister in the city it is said which of the two is meant. A monk may
# come although the city has a knight.
game carcassonne+princess seats=2
draw base/F; place 0,-1 r1; put follower city.E
draw princess/B2; place 0,1 r0
draw princess/BO; place 0,-2 r1
expect illegal put follower city.N because feature-taken
expect legal put follower cloister
expect legal put follower field.SL
put follower cloister
expect piece 0,-2 cloister 0 follower
expect feature 0,-2 city.N strength 1 0
expect feature 0,-2 cloister strength 1 0

# PRIN-10, PRIN-11, PRIN-12  All three places are free here: city, cloister and field. With a monk
# there the city can still get a knight. The monk scores with eight neighbours, whatever becomes of
# the city.
game carcassonne+princess seats=2
draw base/U; place 1,0 r0; pass
draw princess/B2; place 0,1 r0
draw princess/BO; place 0,-1 r1
expect legal put follower city.N
expect legal put follower cloister
expect legal put follower field.SL
expect legal-count 4
put follower cloister
dragon 0,0; dragon 1,0
draw base/E; place 0,-2 r2
expect legal put follower city.N
put follower city.N
expect feature 0,-1 city.N strength 0 1
expect feature 0,-1 cloister strength 1 0
draw base/U; place -1,0 r0; pass
draw base/G; place 1,-1 r0; pass
draw base/B; place -1,-1 r0; pass
draw base/B; place -1,-2 r0; pass
draw base/B; place 1,-2 r0
expect score 0 0
pass
expect event score 0 9 cloister complete 9 tile x 1
expect no event closed city
expect feature 0,-1 city.N open 1 strength 0 1
expect supply 0 follower 7
expect score 9 0
