# WHEE-37, WHEE-Q07, WHEE-26  Plague: the player on turn first, then clockwise, each must take one follower
# of his back; the others see it. Then comes the tile.
game wheel seats=3
draw wheel/RadB; place 1,-1 r0; put follower cloister
draw wheel/RadB; place 3,-1 r0; put follower field.NL
draw wheel/RadF; place 4,2 r0; put follower city.E
draw wheel/RadU.2; place 1,4 r0; put follower road.E
draw wheel/RadU.3
expect event token pig 6 at 0,1
expect no event return
expect actor 1
expect turn 1
expect hand wheel/RadU.3
expect legal plague 3,-1 field.NL
expect legal-count 1
expect illegal pass because out-of-step
expect illegal place 1,5 r0 because out-of-step
expect illegal plague 1,-1 cloister because no-own-follower
expect illegal plague 9,9 cloister
plague 3,-1 field.NL
expect event return 1 follower at 3,-1 field.NL
expect supply 1 follower 7
expect actor 2
expect turn 1
expect legal plague 4,2 city.E
expect legal-count 1
plague 4,2 city.E
expect actor 0
expect legal plague 1,-1 cloister
expect legal plague 1,4 road.E
expect legal-count 2
expect illegal pass because out-of-step
plague 1,4 road.E
expect event return 0 follower at 1,4 road.E
expect supply 0 follower 6
expect supply 2 follower 7
expect piece 1,-1 cloister 0 follower
expect actor 1
expect turn 1
expect hand wheel/RadU.3
expect score 0 0 0
place 1,5 r0; put follower road.E
expect turn 2

# WHEE-Q05  Who has nobody on the landscape is skipped, also with followers on the wheel, from where none
# may be taken; also when it is the player on turn.
game wheel seats=3
draw wheel/RadB; place 1,-1 r0; crown follower taxes at 2,1
draw wheel/RadB; place 3,-1 r0; pass
draw wheel/RadB; place 4,0 r0; put follower cloister
draw wheel/RadU.2; place 1,4 r0; pass
draw wheel/RadU.3
expect actor 2
expect turn 1
expect legal-count 1
plague 4,0 cloister
expect actor 1
expect hand wheel/RadU.3
expect supply 0 follower 6
expect supply 2 follower 7
expect piece 2,1 taxes 0 follower

# WHEE-Q05  Nobody has anybody there: nothing happens.
game wheel seats=2
draw wheel/RadU.2; place 1,4 r0; crown follower taxes at 2,1
draw wheel/RadU.3
expect event token pig 6 at 0,1
expect no event return
expect actor 1
expect legal place 1,5 r0
expect supply 0 follower 6

# WHEE-37  None may be taken from a crown space.
game wheel seats=2
draw wheel/RadU.2; place 1,4 r0; crown follower taxes at 2,1
draw wheel/RadB; place 1,-1 r0; pass
draw wheel/RadB; place 3,-1 r0; put follower cloister
draw wheel/RadU.3
expect actor 0
expect illegal plague 2,1 taxes because not-on-that
expect legal plague 3,-1 cloister
expect legal-count 1

# WHEE-Q06, WHEE-26  Any role: farmer, robber, knight and monk can be taken, as the owner likes; the
# plague is the one way for a farmer to come back.
game wheel seats=2
draw wheel/RadB; place 1,-1 r0; put follower cloister
draw wheel/RadB; place 4,0 r0; pass
draw wheel/RadB; place 3,-1 r0; put follower field.NL
draw wheel/RadU.2; place 1,4 r0; pass
draw wheel/RadF; place 4,2 r0; put follower city.E
draw wheel/RadB; place 4,1 r0; pass
draw wheel/RadV; place 3,4 r1; put follower road.S
draw wheel/RadU.3
expect actor 0
expect turn 1
expect legal plague 1,-1 cloister
expect legal plague 3,-1 field.NL
expect legal plague 4,2 city.E
expect legal plague 3,4 road.S
expect legal-count 4
plague 3,-1 field.NL
expect event return 0 follower at 3,-1 field.NL
expect supply 0 follower 4
expect feature 3,0 field.NL strength 0 0
place 1,5 r0; pass
draw wheel/RadE; place 4,3 r1
expect legal put follower field.EL

# WHEE-37  What the last follower left is free again, for the very tile of this turn.
game wheel seats=2
draw wheel/RadU.2; place 1,4 r0; put follower road.E
draw wheel/RadU.3
plague 1,4 road.E
expect actor 1
place 2,4 r0
expect legal put follower road.E
put follower road.E
expect feature 1,4 road.E strength 0 1

# WHEE-Q13  All seven of Red are out; the one that the plague brings back he can put in the same turn, on
# the tile or on the wheel.
game wheel seats=2
draw wheel/RadB; place 2,4 r0; crown follower fortuna at 1,0
draw wheel/RadB; place 2,5 r0; pass
draw wheel/RadB; place 2,6 r0; crown follower taxes at 2,1
draw wheel/RadB; place 2,7 r0; pass
draw wheel/RadE; place 2,8 r1; crown follower taxes at 3,1
draw wheel/RadE; place 2,9 r1; pass
draw wheel/RadH; place 2,10 r1; crown follower inquisition at 0,2
draw wheel/RadH; place 2,11 r1; pass
draw wheel/RadG; place 2,12 r0; crown follower storm at 1,2
draw wheel/n8; place 2,13 r0; pass
draw wheel/RadF; place 2,14 r0; crown follower storm at 2,2
draw wheel/RadI; place 2,15 r2; pass
draw wheel/RadF; place 0,-1 r1; put follower city.E
draw wheel/RadU.2; place -1,0 r1; pass
expect supply 0 follower 0
draw wheel/RadU.3
expect actor 0
expect legal-count 1
plague 0,-1 city.E
expect supply 0 follower 1
place -1,-1 r1
expect legal put follower road.E
expect legal crown follower plague at 0,1
put follower road.E
expect supply 0 follower 0

# WHEE-37, WHEE-38, WHEE-40, WHEE-28  The plague first, then its crown spaces: Blue takes his monk back,
# and only then gets 6 for the follower on the plague.
game wheel seats=2
draw wheel/RadB; place 1,-1 r0; put follower cloister
draw wheel/RadB; place 3,-1 r0; put follower cloister
draw wheel/RadU.2; place 1,4 r0; pass
draw wheel/RadB; place 4,0 r0; crown follower plague at 1,1
draw wheel/RadU.3
expect no event score
expect piece 1,1 plague 1 follower
plague 1,-1 cloister
expect no event score
expect actor 1
expect illegal plague 1,1 plague because not-on-that
plague 3,-1 cloister
expect event return 1 follower at 3,-1 cloister then score 1 6 for crown then return 1 follower at 1,1 plague
expect score 0 6
expect supply 1 follower 7
expect actor 0
expect hand wheel/RadU.3

# WHEE-41, WHEE-37  Two on the plague: 3 each, also when nobody is asked.
game wheel seats=2
draw wheel/RadU.2; place 1,4 r0; crown follower plague at 0,1
draw wheel/RadB; place 3,-1 r0; crown follower plague at 1,1
draw wheel/RadU.3
expect event score 0 3 for crown
expect event score 1 3 for crown
expect score 3 3
expect actor 0

# WHEE-37  Each takes one and no more, however many there are.
game wheel seats=2
draw wheel/RadB; place 1,-1 r0; put follower cloister
draw wheel/RadU.2; place 1,4 r0; pass
draw wheel/RadB; place 3,-1 r0; put follower cloister
draw wheel/RadU.3
plague 1,-1 cloister
expect actor 1
expect supply 0 follower 6
expect piece 3,-1 cloister 0 follower

# WHEE-37, WHEE-45  If the game is ended in the middle of the plague, everything is scored as it stands.
game wheel seats=2
draw wheel/RadB; place 1,-1 r0; put follower cloister
draw wheel/RadB; place 3,-1 r0; put follower cloister
draw wheel/RadU.2; place 1,4 r0; pass
draw wheel/RadU.3
plague 3,-1 cloister
expect actor 0
end
expect event score 0 4 cloister final 4 tile x 1
expect actor over
expect score 4 0
