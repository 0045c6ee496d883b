# TOWR-28, TOWR-30, TOWR-Q08, TOWR-Q13  After scoring Blue has 4 points and buys his follower back:
# 3 points go from him to Red, the follower home, and nothing else happens; Red is not asked.
game carcassonne+tower seats=2
draw tower/TI; place 0,1 r0; pass
draw base/B; place 1,1 r0; put follower cloister
draw base/U; place 1,0 r0; build 0,1
capture 1,1 cloister
draw base/E; place 0,-1 r2
expect illegal ransom 0 follower because too-few-points
put follower city.N
expect score 0 4
expect actor 1
expect turn 1
expect legal ransom 0 follower
expect legal pass
expect legal-count 2
ransom 0 follower
expect event score 1 -3 for ransom = 1 ransom x -3
expect event score 0 3 for ransom = 1 ransom x 3
expect cause score 0 3 for ransom from score 1 -3 for ransom
expect number ransom 3
expect event return 1 follower from 0
expect events 2 score
expect events 1 return
expect no event capture
expect score 3 1
expect held 1 0 follower 0
expect supply 1 follower 7
expect turn 0
expect actor chance

# TOWR-28, TOWR-29, TOWR-Q08  He may buy before he lays his tile: it stays in his hand, and the
# follower can be put in the same turn.
game carcassonne+tower seats=2
draw tower/TI; place 0,1 r0; pass
draw base/B; place 1,1 r0; put follower cloister
draw base/U; place 1,0 r0; build 0,1
capture 1,1 cloister
draw base/E; place 0,-1 r2; put follower city.N
pass
draw base/U; place 2,0 r0; pass
draw base/U
expect actor 1
expect legal ransom 0 follower
expect legal place 3,0 r0
expect illegal pass because out-of-step
ransom 0 follower
expect score 3 1
expect hand base/U
expect actor 1
expect supply 1 follower 7
expect legal place 3,0 r0
place 3,0 r0; put follower road.E
expect supply 1 follower 6

# TOWR-29, TOWR-Q08  In step 2, with an empty supply: buying comes first and gives the follower to
# put.
game carcassonne+tower seats=2
draw base/E; place 0,-1 r2; put follower city.N
draw tower/TI; place 0,1 r0; pass
draw base/E; place 0,2 r1; put follower city.N
draw base/U; place 1,0 r0; pass
draw base/E; place 0,3 r1; put follower city.N
draw base/U; place 2,0 r0; pass
draw base/E; place 0,4 r1; put follower city.N
draw base/U; place 3,0 r0; pass
draw base/E; place 0,5 r1; put follower city.N
draw base/U; place 4,0 r0; pass
draw base/B; place 0,6 r0; put follower cloister
draw base/U; place 5,0 r0; pass
draw base/B; place 0,7 r0; put follower cloister
draw base/U; place 6,0 r0; pass
draw base/B; place 0,8 r0; put follower cloister
draw base/U; place 7,0 r0; build 0,1
capture 0,2 city.N
expect supply 0 follower 0
draw base/V; place 8,0 r0
expect illegal put follower road.S because no-piece-left
expect legal ransom 1 follower
expect legal pass
ransom 1 follower
expect actor 0
expect turn 0
expect score 1 3
expect legal put follower road.S
put follower road.S
expect piece 8,0 road.S 0 follower
expect turn 1

# TOWR-Q08  One purchase a turn: of Blue's two prisoners he gets one now and the other in his next
# turn.
game carcassonne+tower seats=2
draw tower/TI; place 0,1 r0; pass
draw base/B; place 1,1 r0; put follower cloister
draw base/U; place 1,0 r0; build 0,1
capture 1,1 cloister
draw base/B; place -1,1 r0; put follower cloister
draw base/U; place 2,0 r0; build 0,1
capture -1,1 cloister
expect held 1 0 follower 2
draw base/F; place 0,-1 r1; put follower city.E
draw base/U; place 3,0 r0; pass
draw base/E; place 0,-2 r2; pass
expect score 0 8
expect legal ransom 0 follower
pass
draw base/U; place 4,0 r0; pass
draw base/U
ransom 0 follower
expect held 1 0 follower 1
expect illegal ransom 0 follower because once-a-turn
place 5,0 r0
expect illegal ransom 0 follower because once-a-turn
put follower road.E
expect turn 0
expect actor chance
expect score 3 5
draw base/U; place 6,0 r0; pass
draw base/U
expect legal ransom 0 follower
ransom 0 follower
expect score 6 2
expect held 1 0 follower 0
expect supply 1 follower 6

# TOWR-Q08  After a purchase in step 2 the other choices of the step are offered anew.
game carcassonne+tower seats=2
draw tower/TI; place 0,1 r0; pass
draw base/B; place 1,1 r0; put follower cloister
draw base/U; place 1,0 r0; build 0,1
capture 1,1 cloister
draw base/E; place 0,-1 r2; put follower city.N
pass
draw base/U; place 2,0 r0; pass
draw base/U; place 3,0 r0
expect legal-count 7
ransom 0 follower
expect actor 1
expect legal build 0,1
expect legal close 0,1 follower
expect legal put follower road.E
expect legal pass
expect legal-count 6
pass
expect turn 0
expect actor chance

# TOWR-28, TOWR-30  Only the owner buys, on his own turn, what is really held, from whoever holds
# it.
game carcassonne+tower seats=3
draw tower/TI; place 0,1 r0; pass
draw base/B; place 1,1 r0; put follower cloister
draw base/E; place 0,-1 r2; put follower city.N
draw base/U; place 1,0 r0; build 0,1
capture 1,1 cloister
expect illegal ransom 0 follower because out-of-step
draw base/E; place 0,2 r1; put follower city.N
draw base/E; place 0,3 r1
expect turn 2
expect score 0 0 4
expect illegal ransom 0 follower because no-prisoner
expect illegal ransom 1 follower because no-prisoner
expect illegal ransom 2 follower because no-prisoner
expect illegal ransom 3 follower because unknown-seat
expect illegal ransom follower because bad-argument
expect illegal ransom 0 because unknown-piece
expect illegal ransom 0 large because unknown-piece

# TOWR-28  Two captors: Blue says from whom he buys, and that one gets the points.
game carcassonne+tower seats=3
draw tower/TI; place 0,1 r0; pass
draw base/B; place 1,1 r0; put follower cloister
draw base/U; place 1,0 r0; pass
draw base/U; place 2,0 r0; build 0,1
capture 1,1 cloister
draw base/B; place -1,1 r0; put follower cloister
draw base/U; place 3,0 r0; build 0,1
capture -1,1 cloister
draw base/U; place 4,0 r0; pass
draw base/E; place 0,-1 r2; put follower city.N
expect legal ransom 0 follower
expect legal ransom 2 follower
expect legal-count 3
ransom 2 follower
expect score 0 1 3
expect held 1 0 follower 1
expect held 1 2 follower 0

# TOWR-Q09  With 2 points nothing can be bought, and nobody is asked after scoring.
game carcassonne+tower seats=2
draw tower/TI; place 0,1 r0; pass
draw base/B; place 1,1 r0; put follower cloister
draw base/B; place 0,2 r0; build 0,1
capture 1,1 cloister
draw base/W; place 1,0 r2; pass
draw base/B; place 0,3 r0; pass
draw base/W; place 2,0 r2; put follower road.E
expect score 0 2
expect turn 0
expect actor chance
draw base/B; place 0,4 r0; pass
draw base/U
expect illegal ransom 0 follower because too-few-points
place 3,0 r0
expect illegal ransom 0 follower because too-few-points

# TOWR-Q09  With just 3 points it can: 0 are left.
game carcassonne+tower seats=2
draw tower/TI; place 0,1 r0; pass
draw base/B; place 1,1 r0; put follower cloister
draw base/B; place 0,2 r0; build 0,1
capture 1,1 cloister
draw base/W; place 1,0 r2; put follower road.E
draw base/B; place 0,3 r0; pass
draw base/W; place -1,0 r0; pass
expect event score 1 3 road
expect actor 1
ransom 0 follower
expect score 3 0

# TOWR-Q10, TOWR-28  The large follower costs 3 as well, and which one is bought is the buyer's
# choice.
game carcassonne+inns+tower seats=2
draw tower/TI; place 0,1 r0; pass
draw base/B; place 1,1 r0; put large cloister
draw base/U; place 1,0 r0; build 0,1
capture 1,1 cloister
draw base/B; place -1,1 r0; put follower cloister
draw base/U; place 2,0 r0; build 0,1
capture -1,1 cloister
draw base/E; place 0,-1 r2; put follower city.N
expect legal ransom 0 large
expect legal ransom 0 follower
expect legal-count 3
ransom 0 large
expect event return 1 large from 0
expect score 3 1
expect held 1 0 large 0
expect held 1 0 follower 1
expect supply 1 large 1

# TOWR-Q13  Nothing else comes of it: the captor's 3 points do not make him buy, the buyer's other
# prisoner stays, and no exchange follows when a follower is home again.
game carcassonne+tower seats=3
draw tower/TI; place 0,1 r0; pass
draw base/B; place 1,1 r0; put follower cloister
draw base/B; place -1,1 r0; put follower cloister
draw base/B; place 0,2 r0; put follower cloister
draw base/U; place 1,0 r0; build 0,1
capture -1,1 cloister
draw base/U; place 2,0 r0; build 0,1
capture 0,2 cloister
draw base/U; place 3,0 r0; build 0,1
capture 1,1 cloister
draw base/E; place 0,-1 r2; put follower city.N
ransom 0 follower
expect score 3 1 0
expect held 1 0 follower 0
expect held 2 1 follower 1
expect held 0 2 follower 1
expect events 1 return
expect turn 2
expect actor chance

# TOWR-Q14  Prisoners are worth nothing in the end, neither to the captor nor to the owner.
game carcassonne+inns+tower seats=2
draw tower/TI; place 0,1 r0; pass
draw base/B; place 1,1 r0; put large cloister
draw base/U; place 1,0 r0; build 0,1
capture 1,1 cloister
end
expect no event score
expect no event return
expect held 1 0 large 1
expect score 0 0
