# TOWR-26, TOWR-Q11  Red holds a follower of Blue's; as Blue takes one of Red's, both go home at
# once.
game carcassonne+tower seats=2
draw tower/TI; place 0,1 r0; pass
draw base/B; place 1,1 r0; put follower cloister
draw base/U; place 1,0 r0; build 0,1
capture 1,1 cloister
draw base/U; place 2,0 r0; pass
draw base/B; place -1,1 r0; put follower cloister
draw base/U; place 3,0 r0; build 0,1
expect held 1 0 follower 1
capture -1,1 cloister
expect event capture 0 follower to 1 at -1,1 cloister then return 1 follower from 0
expect event capture 0 follower to 1 then return 0 follower from 1
expect cause return 0 follower from capture
expect cause return 1 follower from capture
expect held 1 0 follower 0
expect held 0 1 follower 0
expect supply 0 follower 7
expect supply 1 follower 7
expect turn 0
expect actor chance

# TOWR-26, TOWR-27, TOWR-Q11  Blue holds a small and a large follower of Red's. Red takes one of
# Blue's and chooses which of his own he gets back; the other remains a prisoner. Blue's is home at
# once.
game carcassonne+inns+traders+tower seats=2
draw tower/TI; place 0,1 r0; pass
draw base/U; place 1,0 r0; pass
draw base/B; place 1,1 r0; put follower cloister
draw base/U; place 2,0 r0; build 0,1
capture 1,1 cloister
draw base/B; place -1,1 r0; put large cloister
draw base/U; place 3,0 r0; build 0,1
capture -1,1 cloister
expect held 0 1 follower 1
expect held 0 1 large 1
draw base/U; place -1,0 r0; pass
draw base/B; place 0,2 r0; put follower cloister
draw base/U; place -2,0 r0; build 0,1
capture 0,2 cloister
expect event capture 1 follower to 0 then return 1 follower from 0
expect no event return 0
expect held 1 0 follower 0
expect supply 1 follower 7
expect actor 0
expect turn 0
expect legal exchange follower
expect legal exchange large
expect legal-count 2
expect illegal exchange builder because no-prisoner
expect illegal exchange knight because unknown-piece
expect illegal pass because out-of-step
expect illegal ransom 1 follower because out-of-step
exchange large
expect event return 0 large from 1
expect events 1 return
expect held 0 1 follower 1
expect held 0 1 large 0
expect held 1 0 follower 0
expect supply 0 large 1
expect supply 0 follower 6
expect supply 1 follower 7
expect turn 1
expect actor chance

# TOWR-27  The same, and Red prefers the small one.
game carcassonne+inns+tower seats=2
draw tower/TI; place 0,1 r0; pass
draw base/U; place 1,0 r0; pass
draw base/B; place 1,1 r0; put follower cloister
draw base/U; place 2,0 r0; build 0,1
capture 1,1 cloister
draw base/B; place -1,1 r0; put large cloister
draw base/U; place 3,0 r0; build 0,1
capture -1,1 cloister
draw base/U; place -1,0 r0; pass
draw base/B; place 0,2 r0; put follower cloister
draw base/U; place -2,0 r0; build 0,1
capture 0,2 cloister
exchange follower
expect held 0 1 follower 0
expect held 0 1 large 1
expect supply 0 follower 7
expect supply 0 large 0

# TOWR-27, TOWR-26  Two followers of the same kind leave nothing to choose: one comes back by
# itself, one stays.
game carcassonne+tower seats=2
draw tower/TI; place 0,1 r0; pass
draw base/U; place 1,0 r0; pass
draw base/B; place 1,1 r0; put follower cloister
draw base/U; place 2,0 r0; build 0,1
capture 1,1 cloister
draw base/B; place -1,1 r0; put follower cloister
draw base/U; place 3,0 r0; build 0,1
capture -1,1 cloister
expect held 0 1 follower 2
expect supply 0 follower 5
draw base/U; place -1,0 r0; pass
draw base/B; place 0,2 r0; put follower cloister
draw base/U; place -2,0 r0; build 0,1
capture 0,2 cloister
expect actor chance
expect turn 1
expect events 1 return 0 follower from 1
expect events 1 return 1 follower from 0
expect held 0 1 follower 1
expect held 1 0 follower 0
expect supply 0 follower 6

# TOWR-26, TOWR-Q11  A small one against a large one is an exchange as well.
game carcassonne+inns+tower seats=2
draw tower/TI; place 0,1 r0; pass
draw base/B; place 1,1 r0; put large cloister
draw base/U; place 1,0 r0; build 0,1
capture 1,1 cloister
draw base/U; place 2,0 r0; pass
draw base/B; place -1,1 r0; put follower cloister
draw base/U; place 3,0 r0; build 0,1
capture -1,1 cloister
expect held 1 0 large 0
expect held 0 1 follower 0
expect supply 1 large 1
expect supply 0 follower 7

# TOWR-Q11, TOWR-17  Taking an own follower is no exchange: Blue's prisoner stays one.
game carcassonne+tower seats=2
draw tower/TI; place 0,1 r0; pass
draw base/B; place 1,1 r0; put follower cloister
draw base/U; place 1,0 r0; build 0,1
capture 1,1 cloister
draw base/B; place -1,1 r0; put follower cloister
draw base/U; place 2,0 r0; pass
draw base/U; place 3,0 r0; build 0,1
capture -1,1 cloister
expect event return 1 follower at -1,1 cloister
expect held 1 0 follower 1
expect supply 1 follower 6

# TOWR-Q12  Three players in a ring: Blue holds Green's, Green holds Red's, Red holds Blue's. Only
# two who hold each other's exchange, so nothing happens here.
game carcassonne+tower seats=3
draw tower/TI; place 0,1 r0; pass
draw base/B; place 1,1 r0; put follower cloister
draw base/B; place -1,1 r0; put follower cloister
draw base/B; place 0,2 r0; put follower cloister
draw base/U; place 1,0 r0; build 0,1
expect legal-count 4
capture -1,1 cloister
draw base/U; place 2,0 r0; build 0,1
capture 0,2 cloister
draw base/U; place 3,0 r0; build 0,1
capture 1,1 cloister
expect no event return
expect held 2 1 follower 1
expect held 0 2 follower 1
expect held 1 0 follower 1
expect actor chance

# TOWR-Q12, TOWR-26  Green takes Blue's: those two exchange, and Red's prisoner of Blue's is not
# concerned.
game carcassonne+tower seats=3
draw tower/TI; place 0,1 r0; pass
draw base/B; place 1,1 r0; put follower cloister
draw base/B; place -1,1 r0; put follower cloister
draw base/U; place 1,0 r0; build 0,1
capture 1,1 cloister
draw base/U; place 2,0 r0; build 0,1
capture -1,1 cloister
expect held 1 0 follower 1
expect held 2 1 follower 1
draw base/U; place 3,0 r0; pass
draw base/U; place 4,0 r0; pass
draw base/B; place 0,2 r0; put follower cloister
draw base/U; place 5,0 r0; build 0,1
capture 0,2 cloister
expect event capture 1 follower to 2 then return 1 follower from 2
expect event return 2 follower from 1
expect held 1 0 follower 1
expect held 2 1 follower 0
expect held 1 2 follower 0
