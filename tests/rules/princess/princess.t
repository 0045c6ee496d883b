# PRIN-37, PRIN-41  The princess may send a knight of the city home; Blue may as well leave it and
# put a follower as always.
game carcassonne+princess seats=2
draw base/F; place 0,-1 r1; put follower city.E
draw princess/BB; place 0,-2 r2
expect legal remove 0,-1 city.E
expect illegal remove 0,-2 city.N because nobody-there
expect illegal remove 0,0 city.N because nobody-there
expect illegal remove 3,3 city.N because no-tile-there
expect illegal put follower city.N because feature-taken
expect legal put follower field.EL
expect legal pass
expect legal-count 3
remove 0,-1 city.E
expect event return 0 follower at 0,-1 city.E
expect supply 0 follower 7
expect feature 0,-1 city.E strength 0 0
expect turn 0
expect actor chance

# PRIN-41  Without removing step 2 is normal, and the knight stays.
game carcassonne+princess seats=2
draw base/F; place 0,-1 r1; put follower city.E
draw princess/BB; place 0,-2 r2; put follower field.EL
expect piece 0,-1 city.E 0 follower
expect piece 0,-2 field.EL 1 follower
expect turn 0

# PRIN-37, PRIN-43  A large knight can be sent home too.
game carcassonne+inns+princess seats=2
draw base/F; place 0,-1 r1; put large city.E
draw princess/BC; place 0,-2 r1; remove 0,-1 city.E
expect event return 0 large at 0,-1 city.E
expect supply 0 large 1

# PRIN-38, PRIN-Q21, PRIN-Q22  The tile joins Red's and Blue's cities: the knights of both can be
# chosen, the own one as well, but one only.
game carcassonne+princess seats=2
draw base/F; place 0,-1 r1; put follower city.E
draw base/B; place 1,-1 r0; pass
draw base/U; place 1,0 r0; pass
draw base/E; place 1,-2 r3; put follower city.N
draw princess/BC; place 0,-2 r1
expect legal remove 0,-1 city.E
expect legal remove 1,-2 city.N
remove 1,-2 city.N
expect event return 1 follower at 1,-2 city.N
expect feature 0,-2 city.N strength 1 0
expect turn 1
expect actor chance

# PRIN-38, PRIN-Q22, PRIN-Q24  The same with a tile that completes the city: Red takes his own
# knight back, so Blue alone has its 4 tiles and a shield.
game carcassonne+princess seats=2
draw base/F; place 0,-1 r1; put follower city.E
draw base/B; place 1,-1 r0; pass
draw base/U; place 1,0 r0; pass
draw base/E; place 1,-2 r3; put follower city.N
draw princess/BB; place 0,-2 r2; remove 0,-1 city.E
expect event return 0 follower at 0,-1 city.E
expect supply 0 follower 7
expect score 0 10

# PRIN-39  Red's last knight goes, and his builder in the same city with him.
game carcassonne+traders+princess seats=2
draw base/F; place 0,-1 r1; put follower city.E
draw base/B; place 0,1 r0; pass
draw base/G; place 0,-2 r1; put builder city.E
draw princess/BB; place 0,-3 r2; remove 0,-1 city.E
expect event return 0 follower at 0,-1 city.E then return 0 builder at 0,-2 city.E
expect supply 0 builder 1

# PRIN-39  With another knight of Red's in the city the builder stays.
game carcassonne+traders+princess seats=2
draw base/F; place 0,-1 r1; put follower city.E
draw base/B; place 1,-1 r0; pass
draw base/E; place 1,-2 r3; put follower city.N
draw base/U; place 1,0 r0; pass
draw base/R; place 0,-2 r1; put builder city.N
draw princess/BB; place 0,-3 r2; remove 0,-1 city.E
expect event return 0 follower at 0,-1 city.E
expect no event return 0 builder
expect piece 0,-2 city.N 0 builder

# PRIN-40  After removing nothing may be put or moved; the second tile of a double turn has a step 2
# of its own. The double turn was settled when the tile was laid, although the builder went home.
game carcassonne+traders+princess seats=2
draw base/F; place 0,-1 r1; put follower city.E
draw base/B; place 0,1 r0; pass
draw base/G; place 0,-2 r1; put builder city.E
draw base/B; place 0,2 r0; pass
draw princess/BB; place 0,-3 r2
expect legal fairy 0,-1 city.E
expect legal put follower field.EL
remove 0,-1 city.E
expect illegal put follower field.EL because out-of-step
expect illegal fairy 0,-1 city.E because out-of-step
expect illegal remove 0,-1 city.E because out-of-step
expect legal again
expect legal-count 2
again
draw base/U; place 1,0 r0
expect legal put follower road.E
put follower road.E
expect turn 1

# PRIN-42, PRIN-40  Removing is the whole step 2: without a double turn the next player draws.
game carcassonne+princess seats=2
draw base/F; place 0,-1 r1; put follower city.E
draw base/U; place 1,0 r0; put follower road.E
draw base/U; place 2,0 r0; pass
draw princess/BB; place 0,-2 r2
expect legal fairy 1,0 road.E
remove 0,-1 city.E
expect illegal fairy 1,0 road.E because out-of-step
expect actor chance
expect turn 0
expect token fairy off

# PRIN-Q21  A princess who begins a new city has nobody to send away: not a knight of another city,
# and a follower is put as always.
game carcassonne+princess seats=2
draw base/F; place 0,-1 r1; put follower city.E
draw princess/BB; place 0,1 r2
expect illegal remove 0,-1 city.E because out-of-range
expect illegal remove 0,1 city.N because nobody-there
expect legal put follower city.N
expect legal-count 3

# PRIN-Q21  BF has two cities: only the one with the princess counts. The knight who touches the
# other is safe.
game carcassonne+princess seats=2
draw base/U; place -1,0 r0; pass
draw base/B; place 0,1 r0; pass
draw base/E; place -1,-1 r1; put follower city.N
draw princess/BF; place 0,-1 r2
expect same -1,-1 city.N 0,-1 city.E
expect illegal remove -1,-1 city.N because out-of-range
expect illegal put follower city.E because feature-taken
expect legal put follower city.N
pass
expect piece -1,-1 city.N 0 follower

# PRIN-Q21  With its princess towards him the same tile reaches him.
game carcassonne+princess seats=2
draw base/U; place -1,0 r0; pass
draw base/B; place 0,1 r0; pass
draw base/E; place -1,-1 r0; put follower city.N
draw princess/BF; place -1,-2 r2
expect same -1,-1 city.N -1,-2 city.N
expect legal remove -1,-1 city.N

# PRIN-37  A tile without a princess sends nobody away.
game carcassonne+princess seats=2
draw base/F; place 0,-1 r1; put follower city.E
draw base/N; place 0,-2 r2
expect illegal remove 0,-1 city.E because out-of-step

# PRIN-37  The princess looks at the city, not at robbers or farmers on the way to it.
game carcassonne+princess seats=2
draw base/U; place 1,0 r0; put follower road.E
draw base/F; place 0,-1 r1; put follower field.NL
draw princess/BD; place 0,-2 r2
expect illegal remove 1,0 road.E because out-of-range
expect illegal remove 0,-1 field.NL because out-of-range

# PRIN-Q24, PRIN-Q18  The princess tile completes the city and Blue removes the only knight: nobody
# gets points, but the wine is Blue's.
game carcassonne+traders+princess seats=2
draw traders/HQ; place 0,-1 r1; put follower city.E
draw princess/BD; place 0,-2 r2; remove 0,-1 city.E
expect event return 0 follower at 0,-1 city.E then closed city then token wine 1 takes 1
expect no event score
expect token wine 1 1
expect token wine 0 0
expect score 0 0

# PRIN-Q24  Left alone, the knight scores.
game carcassonne+traders+princess seats=2
draw traders/HQ; place 0,-1 r1; put follower city.E
draw princess/BD; place 0,-2 r2; pass
expect event score 0 6 city complete 3 tile x 2
expect token wine 1 1
expect score 6 0

# PRIN-Q26  The monk of the cloister inside the city is no knight.
game carcassonne+princess seats=2
draw base/U; place 1,0 r0; pass
draw princess/B2; place 0,1 r0
draw princess/BO; place 0,-1 r1; put follower cloister
dragon 0,0; dragon 1,0
draw princess/BC; place 0,-2 r1
expect illegal remove 0,-1 cloister because out-of-range
expect legal put follower city.N
expect legal-count 3
