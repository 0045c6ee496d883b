# PRIN-26, PRIN-27, PRIN-28, PRIN-Q12, PRIN-29  The walk of the booklet, four players, the dragon at
# the bottom right: up, left, down, left (right is where he began), up, up. He takes two followers.
game carcassonne+princess seats=4
draw base/B; place 0,1 r0; put follower cloister
draw base/B; place 1,1 r0; put follower cloister
draw base/B; place 0,2 r0; pass
draw base/B; place 1,2 r0; pass
draw princess/B2; place 2,2 r0; pass
draw princess/BG; place 2,1 r2; pass
expect actor 1
dragon 2,1
expect actor 2
dragon 1,1
expect event return 1 follower at 1,1 cloister
expect cause return 1 follower from token dragon
expect actor 3
dragon 1,2
expect no event return
expect actor 0
expect illegal dragon 2,2 because visited
expect illegal dragon 1,1 because visited
expect legal-count 1
dragon 0,2
expect actor 1
dragon 0,1
expect event return 0 follower at 0,1 cloister
expect actor 2
dragon 0,0
expect actor chance
expect turn 2
expect token dragon 0,0
expect supply 0 follower 7
expect supply 1 follower 7
expect score 0 0 0 0

# PRIN-25  On the dragon tile a follower may be put as usual, or the fairy moved; then the dragon
# moves, and nothing else can be done.
game carcassonne+princess seats=2
draw princess/B2; place 0,1 r0
draw base/U; place 1,0 r0; put follower road.E
draw base/U; place -1,0 r0; pass
draw princess/BH; place 2,0 r0
expect actor 1
expect legal put follower field.NL
expect legal fairy 1,0 road.E
expect legal pass
expect illegal dragon 0,0 because out-of-step
put follower field.ER
expect actor 1
expect illegal pass because out-of-step
expect illegal put follower field.NL because out-of-step
expect illegal fairy 1,0 road.E because out-of-step
expect legal dragon 0,0
expect legal-count 1

# PRIN-25  The fairy set in the same turn keeps him off already.
game carcassonne+princess seats=2
draw princess/B2; place 0,1 r0
draw base/U; place 1,0 r0; put follower road.E
draw base/U; place -1,0 r0; pass
draw princess/BH; place 2,0 r0; fairy 1,0 road.E
dragon 0,0
expect actor 0
expect illegal dragon 1,0 because guarded
expect legal-count 1
dragon -1,0
expect actor chance
expect piece 1,0 road.E 1 follower

# PRIN-26, PRIN-28  One tile at a time, beside him, not across a corner, not onto an empty cell, not
# where he stands; and nobody may refuse.
game carcassonne+princess seats=3
draw princess/B2; place 0,1 r0
draw base/U; place 1,0 r0; pass
draw base/U; place 2,0 r0; pass
draw princess/BH; place -1,0 r0; pass
expect actor 0
expect illegal dragon 1,0 because not-adjacent
expect illegal dragon -1,0 because not-adjacent
expect illegal dragon 2,0 because not-adjacent
expect illegal dragon 0,1 because not-adjacent
expect illegal dragon 0,2 because no-tile-there
expect illegal dragon 1,1 because no-tile-there
expect illegal dragon because bad-argument
expect illegal dragon 0,0 now because trailing-text
expect illegal pass because out-of-step
expect legal dragon 0,0
dragon 0,0
expect actor 1
expect legal dragon 1,0
expect legal dragon -1,0
expect illegal dragon 0,1 because visited
expect illegal dragon 0,-1 because no-tile-there
expect illegal pass because out-of-step
expect legal-count 2
dragon 1,0
expect actor 2
dragon 2,0
expect actor chance
expect turn 1

# PRIN-27, PRIN-26  Two players move him three tiles each: six in all, although there is more road.
game carcassonne+princess seats=2
draw princess/B3; place -1,0 r0
draw base/U; place 1,0 r0; pass
draw base/U; place 2,0 r0; pass
draw base/U; place 3,0 r0; pass
draw base/U; place 4,0 r0; pass
draw base/U; place 5,0 r0; pass
draw base/U; place 6,0 r0; pass
draw princess/BH; place 7,0 r0; put follower road.E
expect actor 1
dragon 0,0
expect actor 0
dragon 1,0
expect actor 1
dragon 2,0
expect actor 0
dragon 3,0
expect actor 1
dragon 4,0
expect actor 0
dragon 5,0
expect actor chance
expect turn 0
expect token dragon 5,0
expect piece 7,0 road.E 1 follower
expect illegal dragon 6,0 because out-of-step

# PRIN-27, PRIN-26  Five players: each moves him once, the first one twice.
game carcassonne+princess seats=5
draw princess/B3; place -1,0 r0
draw base/U; place 1,0 r0; pass
draw base/U; place 2,0 r0; pass
draw base/U; place 3,0 r0; pass
draw base/U; place 4,0 r0; pass
draw base/U; place 5,0 r0; pass
draw princess/BH; place 6,0 r0; pass
expect actor 1
dragon 0,0
expect actor 2
dragon 1,0
expect actor 3
dragon 2,0
expect actor 4
dragon 3,0
expect actor 0
dragon 4,0
expect actor 1
dragon 5,0
expect actor chance
expect turn 2
expect token dragon 5,0

# PRIN-28, PRIN-Q12  The next walk begins anew: tiles of the last one may be entered again.
game carcassonne+princess seats=2
draw princess/B3; place -1,0 r0
draw princess/BH; place 1,0 r0; pass
dragon 0,0; dragon 1,0
draw princess/BG; place 2,0 r0; pass
expect legal dragon 0,0
expect legal dragon 2,0
expect legal-count 2
dragon 0,0; dragon -1,0
expect token dragon -1,0
expect actor chance

# PRIN-29  Everything on the tile goes home at once and without points, whoever's it is: Red's
# builder and Blue's farmer here, the robber on the next tile only when the dragon gets there.
game carcassonne+traders+princess seats=2
draw base/U; place 1,0 r0; put follower road.E
draw base/B; place 0,1 r0; pass
draw base/U; place 2,0 r0; put builder road.E
draw princess/BR; place -1,0 r0; put follower field.NL at 2,0
draw princess/B2; place 2,1 r0; pass
draw princess/BG; place 0,2 r0; pass
dragon 2,0
expect event return 0 builder at 2,0 road.E
expect event return 1 follower at 2,0 field.NL
expect events 2 return
expect no event score
expect supply 0 builder 1
expect supply 1 follower 7
expect piece 1,0 road.E 0 follower
dragon 1,0
expect event return 0 follower at 1,0 road.E
expect score 0 0

# PRIN-29  A large follower and a pig go the same way.
game carcassonne+inns+traders+princess seats=2
draw base/B; place 0,1 r0; put large field.NL
draw base/U; place 1,0 r0; pass
draw base/B; place 1,1 r0; put pig field.NL
draw princess/B2; place 2,1 r0
draw base/U; place -1,0 r0; pass
draw princess/BG; place 0,2 r0; pass
dragon 1,1
expect event return 0 pig at 1,1 field.NL
expect events 1 return
dragon 0,1
expect event return 0 large at 0,1 field.NL
expect supply 0 large 1
expect supply 0 pig 1

# PRIN-30  The dragon takes Red's last farmer, so the pig on another tile of the field goes home
# too.
game carcassonne+traders+princess seats=2
draw base/B; place 0,1 r0; put follower field.NL
draw base/U; place 1,0 r0; pass
draw base/B; place 0,2 r0; put pig field.NL
draw princess/B2; place -1,1 r0
draw base/U; place 2,0 r0; pass
draw princess/BG; place 0,3 r0; pass
dragon 0,1
expect event return 0 follower at 0,1 field.NL then return 0 pig at 0,2 field.NL
expect supply 0 pig 1
expect piece 0,2 field.NL nobody

# PRIN-30  Red has two robbers on the road: after the first the builder stays, after the last it
# goes.
game carcassonne+traders+princess seats=2
draw base/U; place 1,0 r0; put follower road.E
draw base/B; place 0,1 r0; pass
draw base/B; place 1,1 r0; pass
draw base/B; place 2,1 r0; pass
draw base/B; place 3,1 r0; pass
draw princess/B3; place -1,0 r0
draw base/U; place 3,0 r0; put follower road.E
draw base/E; place 4,1 r1; pass
draw base/U; place 2,0 r0; put builder road.E
draw princess/BH; place -2,0 r0; pass
dragon 0,0; dragon 1,0
expect event return 0 follower at 1,0 road.E
expect no event return 0 builder
expect piece 2,0 road.E 0 builder
dragon 1,1; dragon 2,1; dragon 3,1; dragon 3,0
expect event return 0 follower at 3,0 road.E then return 0 builder at 2,0 road.E
expect supply 0 builder 1
expect supply 0 follower 7

# PRIN-30  The knight is the last in his city: the builder there goes home with him.
game carcassonne+traders+princess seats=2
draw base/F; place 0,-1 r1; put follower city.E
draw base/B; place 0,1 r0; pass
draw base/G; place 0,-2 r1; put builder city.E
draw princess/B2; place 1,-1 r0
draw base/U; place 1,0 r0; pass
draw princess/BG; place 0,2 r0; pass
dragon 0,-1
expect event return 0 follower at 0,-1 city.E then return 0 builder at 0,-2 city.E

# PRIN-31, PRIN-32  In a dead end the walk is over, after two tiles here, and the turn goes on.
game carcassonne+princess seats=2
draw princess/B2; place 0,1 r0
draw base/W; place 1,0 r0; put follower road.W
draw princess/BI; place -1,0 r0; pass
dragon 0,0
expect actor 1
dragon -1,0
expect event token dragon 1 at -1,0 then closed road then score 1 3 road
expect turn 1
expect actor chance
expect score 0 3

# PRIN-Q16, PRIN-31  Shut in from the beginning he makes no step at all: the fairy stands on the
# only tile beside him. The turn goes on with scoring.
game carcassonne+princess seats=2
draw base/W; place 1,0 r0; put follower road.W
draw princess/B3; place 2,0 r0
draw base/B; place 0,1 r0; fairy 1,0 road.W
draw princess/BI; place -1,0 r0; pass
expect no event token dragon
expect event score 0 3 road complete then score 0 3 for fairy-scoring
expect token dragon 2,0
expect turn 0
expect actor chance

# PRIN-Q13  A builder on the tile where the walk begins is safe: only entering counts.
game carcassonne+traders+princess seats=2
draw base/U; place 1,0 r0; put follower road.E
draw base/B; place 0,1 r0; pass
draw princess/B3; place 2,0 r0; put builder road.E
draw base/U; place 3,0 r0; pass
draw base/B; place 0,2 r0; pass
draw princess/BH; place 4,0 r0; pass
expect actor 1
dragon 3,0
expect no event return
dragon 4,0
expect actor chance
expect piece 2,0 road.E 0 builder
expect piece 1,0 road.E 0 follower

# PRIN-Q18  The dragon tile completes the city, then the dragon takes its only knight before
# scoring: no points, but the goods are handed out.
game carcassonne+traders+princess seats=2
draw traders/HQ; place 0,-1 r1; put follower city.E
draw princess/B2; place 1,-1 r0
draw princess/BJ; place 0,-2 r2; pass
dragon 0,-1
expect event return 0 follower at 0,-1 city.E
dragon 0,0
expect event closed city then token wine 0 takes 1
expect no event score
expect token wine 0 1
expect token wine 1 0
expect score 0 0

# PRIN-Q18  Whoever still stands there at scoring gets it all: the dragon takes Blue's knight of
# two.
game carcassonne+inns+princess seats=2
draw base/F; place 0,-1 r1; put follower city.E
draw base/B; place 1,-1 r0; pass
draw base/B; place 1,-2 r0; pass
draw base/E; place 1,-3 r3; put large city.N
draw princess/B2; place 2,-3 r0; pass
draw base/N; place 0,-3 r2; pass
draw base/U; place 1,0 r0; pass
draw base/U; place 2,0 r0; pass
draw princess/BN; place 0,-2 r1
expect feature 0,0 city.N closed strength 1 2
pass
dragon 1,-3
expect event return 1 large at 1,-3 city.N
dragon 1,-2; dragon 1,-1; dragon 1,0; dragon 2,0
expect event score 0 14 city complete 5 tile x 2 + 2 shield x 2 strength 1 0
expect score 14 0

# PRIN-Q19  He may step onto the tile just laid and takes the follower just put there.
game carcassonne+princess seats=2
draw princess/B2; place 0,1 r0
draw princess/BH; place 0,2 r0; put follower road.E
expect supply 1 follower 6
dragon 0,2
expect event return 1 follower at 0,2 road.E
expect supply 1 follower 7

# PRIN-Q20  Double turn: the volcano first, the dragon tile second, and the dragon walks in the same
# turn, moved by the player on turn first.
game carcassonne+traders+princess seats=2
draw base/U; place 1,0 r0; put follower road.E
draw base/B; place 0,1 r0; pass
draw base/U; place 2,0 r0; put builder road.E
draw base/B; place 0,2 r0; pass
draw princess/B3; place 3,0 r0; pass
expect token dragon 3,0
again
draw princess/BH
expect no event aside
place 4,0 r0; pass
expect actor 0
dragon 4,0
expect actor chance
expect turn 1

# PRIN-Q20  The dragon takes robber and builder in the first part; the second part takes place all
# the same, and if it has a dragon too the player on turn moves him first again.
game carcassonne+traders+princess seats=2
draw base/U; place 1,0 r0; put follower road.E
draw princess/B3; place -1,0 r0
draw base/U; place 2,0 r0; put builder road.E
draw base/B; place 0,1 r0; pass
draw princess/BH; place 3,0 r0; pass
expect actor 0
dragon 0,0
expect actor 1
dragon 1,0
expect event return 0 follower at 1,0 road.E then return 0 builder at 2,0 road.E
expect actor 0
dragon 2,0
expect actor 1
dragon 3,0
expect actor 0
expect legal again
again
draw princess/BG; place 4,0 r0
expect legal put follower road.S
pass
expect actor 0
expect turn 0
dragon 2,0
expect actor 1
dragon 1,0
expect actor 0
