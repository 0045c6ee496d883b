# PRIN-Q01, PRIN-Q17, PRIN-Q23  Three things can be switched, each in two ways.
game carcassonne+princess seats=2
expect rules carcassonne+princess fairy=text because ok
expect rules carcassonne+princess fairy=follower because ok
expect rules carcassonne+princess dragon=before because ok
expect rules carcassonne+princess dragon=after because ok
expect rules carcassonne+princess princess=may because ok
expect rules carcassonne+princess princess=must because ok
expect rules carcassonne+princess fairy=tile because bad-value
expect rules carcassonne+princess dragon=never because bad-value
expect rules carcassonne+princess princess=might because bad-value
expect rules carcassonne+princess fairy=text fairy=text because option-twice
expect rules carcassonne princess=must because unknown-option
expect rules carcassonne+princess+princess because module-twice

# PRIN-Q17, PRIN-08  dragon=after: the city is scored before the dragon walks, so he finds nobody
# there.
game carcassonne+traders+princess seats=2 dragon=after
draw traders/HQ; place 0,-1 r1; put follower city.E
draw princess/B2; place 1,-1 r0
draw princess/BJ; place 0,-2 r2; pass
expect event closed city then score 0 6 city complete 3 tile x 2 then return 0 follower
expect score 6 0
expect token wine 0 1
expect actor 0
expect turn 0
expect legal dragon 0,-1
expect legal-count 1
dragon 0,-1
expect no event return
expect actor 1
dragon 0,0
expect actor chance
expect turn 1

# PRIN-Q17, PRIN-08  dragon=before is the default: the same knight is taken first and scores
# nothing.
game carcassonne+traders+princess seats=2 dragon=before
draw traders/HQ; place 0,-1 r1; put follower city.E
draw princess/B2; place 1,-1 r0
draw princess/BJ; place 0,-2 r2; pass
expect no event closed
expect actor 0
dragon 0,-1; dragon 0,0
expect event closed city
expect score 0 0

# PRIN-Q17, PRIN-27  dragon=after: the walk takes what is not complete, six tiles, everybody in
# turn; then the double turn goes on.
game carcassonne+traders+princess seats=2 dragon=after
draw base/U; place 1,0 r0; put follower road.E
draw princess/B3; place -1,0 r0
draw base/U; place 2,0 r0; put builder road.E
draw base/B; place 0,1 r0; pass
draw princess/BH; place 3,0 r0; pass
expect actor 0
dragon 0,0; dragon 1,0
expect event return 0 follower at 1,0 road.E then return 0 builder at 2,0 road.E
dragon 2,0; dragon 3,0
expect actor 0
expect legal again
expect legal-count 2

# PRIN-Q23  princess=must: with a knight in the city there is nothing else to do than to send one
# home.
game carcassonne+princess seats=2 princess=must
draw base/F; place 0,-1 r1; put follower city.E
draw base/U; place 1,0 r0; put follower road.E
draw base/U; place 2,0 r0; pass
draw princess/BB; place 0,-2 r2
expect actor 1
expect legal remove 0,-1 city.E
expect legal-count 1
expect illegal pass because out-of-step
expect illegal put follower field.EL because out-of-step
expect illegal fairy 1,0 road.E because out-of-step
remove 0,-1 city.E
expect turn 0

# PRIN-Q23  princess=must: which knight is still free to choose.
game carcassonne+princess seats=2 princess=must
draw base/F; place 0,-1 r1; put follower city.E
draw base/B; place 1,-1 r0; pass
draw base/U; place 1,0 r0; pass
draw base/E; place 1,-2 r3; put follower city.N
draw princess/BB; place 0,-2 r2
expect legal remove 0,-1 city.E
expect legal remove 1,-2 city.N
expect legal-count 2

# PRIN-Q23, PRIN-Q21  princess=must: without a knight in her city the step is as always.
game carcassonne+princess seats=2 princess=must
draw base/F; place 0,-1 r1; put follower field.NL
draw princess/BB; place 0,-2 r2
expect legal put follower city.N
expect legal put follower field.EL
expect legal pass
expect legal-count 3

# PRIN-Q23  princess=may is the default: passing is allowed.
game carcassonne+princess seats=2 princess=may
draw base/F; place 0,-1 r1; put follower city.E
draw princess/BB; place 0,-2 r2
expect legal pass
expect legal remove 0,-1 city.E
expect legal-count 3

# PRIN-Q23, TOWR-Q24, TOWR-Q08  princess=must leaves no room for a tower piece in this step.
game carcassonne+princess+tower seats=2 princess=must
draw base/F; place 0,-1 r1; put follower city.E
draw tower/TI; place 0,1 r0; build 0,1
draw princess/BB; place 0,-2 r2
expect illegal build 0,1 because out-of-step
expect illegal close 0,1 follower because out-of-step
expect legal-count 1
remove 0,-1 city.E
expect turn 1
expect actor chance
