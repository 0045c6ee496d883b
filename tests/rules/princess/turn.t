# PRIN-07, PRIN-42, PRIN-43  Step 2 with all boxes is one choice: follower, large follower, builder,
# fairy, a knight sent off by the princess, a tower piece, a follower on a tower, or nothing.
game carcassonne+inns+traders+princess+tower seats=2
draw base/F; place 0,-1 r1; put follower city.E
draw tower/TI; place 0,1 r0; pass
draw base/U; place 1,0 r0; build 0,1
draw base/U; place -1,0 r0; pass
draw princess/BD; place 0,-2 r2
expect legal put follower road.E
expect legal put follower road.S
expect legal put follower road.W
expect legal put follower field.EL
expect legal put follower field.ER
expect legal put follower field.SR
expect legal put large road.E
expect legal put large road.S
expect legal put large road.W
expect legal put large field.EL
expect legal put large field.ER
expect legal put large field.SR
expect legal put builder city.N
expect legal fairy 0,-1 city.E
expect legal remove 0,-1 city.E
expect legal build 0,1
expect legal close 0,1 follower
expect legal close 0,1 large
expect legal pass
expect legal-count 19
put large road.E
expect event closed city then score 0 8 city
expect turn 1
expect actor chance
expect illegal fairy 0,-2 road.E because out-of-step
expect illegal build 0,1 because out-of-step

# PRIN-07  After the builder nothing else: scoring comes next.
game carcassonne+inns+traders+princess+tower seats=2
draw base/F; place 0,-1 r1; put follower city.E
draw tower/TI; place 0,1 r0; pass
draw base/U; place 1,0 r0; build 0,1
draw base/U; place -1,0 r0; pass
draw princess/BD; place 0,-2 r2; put builder city.N
expect event score 0 8 city complete 3 tile x 2 + 1 shield x 2 then return 0 follower
expect event return 0 builder
expect turn 1
expect actor chance

# PRIN-07, PRIN-13  After the fairy nothing else: scoring comes next.
game carcassonne+inns+traders+princess+tower seats=2
draw base/F; place 0,-1 r1; put follower city.E
draw tower/TI; place 0,1 r0; pass
draw base/U; place 1,0 r0; build 0,1
draw base/U; place -1,0 r0; pass
draw princess/BD; place 0,-2 r2; fairy 0,-1 city.E
expect event token fairy then score 0 8 city
expect supply 0 follower 7
expect turn 1
expect actor chance

# PRIN-07, PRIN-40, PRIN-42  After the princess nothing else: scoring comes next.
game carcassonne+inns+traders+princess+tower seats=2
draw base/F; place 0,-1 r1; put follower city.E
draw tower/TI; place 0,1 r0; pass
draw base/U; place 1,0 r0; build 0,1
draw base/U; place -1,0 r0; pass
draw princess/BD; place 0,-2 r2; remove 0,-1 city.E
expect event return 0 follower at 0,-1 city.E then closed city
expect no event score
expect turn 1
expect actor chance

# PRIN-07, TOWR-11, TOWR-12  After a tower piece nothing else: scoring comes next.
game carcassonne+inns+traders+princess+tower seats=2
draw base/F; place 0,-1 r1; put follower city.E
draw tower/TI; place 0,1 r0; pass
draw base/U; place 1,0 r0; pass
draw base/U; place -1,0 r0; pass
draw princess/BD; place 0,-2 r2; build 0,1
expect event token tower 1 at 0,1 then score 0 8 city
expect turn 1
expect actor chance

# PRIN-07, TOWR-11, TOWR-12  After a follower on a tower nothing else: scoring comes next.
game carcassonne+inns+traders+princess+tower seats=2
draw base/F; place 0,-1 r1; put follower city.E
draw tower/TI; place 0,1 r0; pass
draw base/U; place 1,0 r0; build 0,1
draw base/U; place -1,0 r0; pass
draw princess/BD; place 0,-2 r2; close 0,1 large
expect event score 0 8 city
expect piece 0,1 tower 0 large
expect turn 1
expect actor chance

# PRIN-07, PRIN-43  The pig is a choice of step 2 like the builder; neither is a follower, so the
# fairy cannot be set beside them.
game carcassonne+inns+traders+princess+tower seats=2
draw base/U; place 1,0 r0; put follower field.ER
draw base/B; place 0,1 r0; pass
draw base/U; place 2,0 r0; put pig field.ER
expect turn 1
draw base/B; place 0,2 r0; pass
draw base/U; place 3,0 r0
expect legal fairy 1,0 field.ER
expect illegal fairy 2,0 field.ER because nobody-there
expect illegal put pig field.ER because no-piece-left

# PRIN-08, PRIN-25, PRIN-32  A dragon tile that completes a city: first Blue puts his knight, then
# the dragon walks, then the city is scored and the turn ends as always.
game carcassonne+princess seats=2
draw princess/B2; place 0,1 r0
draw princess/BJ; place 0,-1 r2
expect actor 1
expect legal put follower city.N
expect legal put follower field.EL
expect illegal dragon 0,0 because out-of-step
put follower city.N
expect actor 1
expect score 0 0
expect no event closed
expect illegal put follower field.EL because out-of-step
dragon 0,0
expect score 0 0
expect actor 0
dragon 0,-1
expect event return 1 follower at 0,-1 city.N then closed city
expect no event score
expect score 0 0
expect turn 0
expect actor chance

# PRIN-08, PRIN-25, PRIN-32  The same where the dragon goes another way: the knight scores after the
# walk.
game carcassonne+princess seats=2
draw princess/B2; place 0,1 r0
draw base/U; place 1,0 r0; pass
draw princess/BJ; place 0,-1 r2; put follower city.N
dragon 0,0
expect no event score
dragon 1,0
expect event token dragon 1 at 1,0 then closed city then score 0 4 city
expect score 4 0
expect turn 1
expect actor chance

# PRIN-08, PRIN-32  Broken off in the middle of the walk: the city counts as complete for the knight
# who still stands there, but its scoring step never came, so its wine is not handed out.
game carcassonne+traders+princess seats=2
draw traders/HQ; place 0,-1 r1; put follower city.E
draw princess/B2; place 1,-1 r0
draw princess/BJ; place 0,-2 r2; pass
expect actor 0
end
expect event score 0 6 city final 3 tile x 2
expect no event token wine
expect token wine 0 0
expect score 6 0
expect actor over
