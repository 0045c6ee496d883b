# WHEE-38  Followers on segments that the pig only passes are not scored and stay.
game wheel seats=2
draw wheel/RadB; place 1,-1 r0; crown follower taxes at 2,1
draw wheel/RadB; place 3,-1 r0; crown follower famine at 3,2
draw wheel/RadU.2
expect event token pig 3 at 3,2 then score 1 3 for crown then return 1 follower
expect events 1 score
expect events 1 return
expect score 0 3
expect piece 2,1 taxes 0 follower
expect piece 3,2 famine nobody
expect supply 0 follower 6
expect supply 1 follower 7

# WHEE-38  Nor are those on the segment that it leaves, until it stops there again.
game wheel seats=2
draw wheel/RadB; place 1,-1 r0; crown follower fortuna at 1,0
draw wheel/RadU.1
expect no event score
expect piece 1,0 fortuna 0 follower
expect supply 0 follower 6

# WHEE-38, WHEE-32  The action first, then the crown: FORTUNA's 3 for Blue on turn, then 3 for Red who
# stands there.
game wheel seats=2
draw wheel/RadU.2; place 1,4 r0; crown follower fortuna at 1,0
draw wheel/RadU.2; place 1,5 r0; pass
draw wheel/RadB; place 1,-1 r0; pass
draw wheel/RadU.2
expect event score 1 3 for fortuna then score 0 3 for crown then return 0 follower
expect score 3 3

# WHEE-39, WHEE-42  Alone where there is one crown space: 3 points and back. The famine.
game wheel seats=2
draw wheel/RadB; place 1,-1 r0; crown follower famine at 3,2
draw wheel/RadU.2
expect event score 0 3 for crown at 3,2 famine then return 0 follower at 3,2 famine
expect score 3 0
expect supply 0 follower 7

# WHEE-39  The inquisition, for the player on turn, who is no monk there.
game wheel seats=2
draw wheel/RadU.2; place 1,4 r0; crown follower inquisition at 0,2
draw wheel/RadB; place 1,-1 r0; pass
draw wheel/RadU.2
expect event score 0 3 for crown
expect events 1 score
expect score 3 0

# WHEE-40, WHEE-42  Alone where there are two crown spaces: 6 points. The taxes, first space.
game wheel seats=2
draw wheel/RadB; place 1,-1 r0; crown follower taxes at 2,1
draw wheel/RadU.1
expect event score 0 6 for crown then return 0 follower
expect events 1 score
expect score 6 0
expect supply 0 follower 7

# WHEE-40  The storm, second space, and the plague.
game wheel seats=2
draw wheel/RadB; place 1,-1 r0; crown follower taxes at 3,1
draw wheel/RadB; place 3,-1 r0; crown follower plague at 1,1
draw wheel/RadU.1
expect event score 0 6 for crown
place 1,4 r0; crown follower storm at 2,2
draw wheel/RadU.2
expect event score 0 6 for storm then score 0 6 for crown
expect event score 1 6 for storm
expect score 18 6
place 1,5 r0; pass
draw wheel/RadU.2
expect event score 1 6 for crown then return 1 follower
expect score 18 12
expect supply 0 follower 7
expect supply 1 follower 7

# WHEE-41, WHEE-42  Two followers where there are two spaces: 3 points each.
game wheel seats=2
draw wheel/RadB; place 1,-1 r0; crown follower taxes at 2,1
draw wheel/RadB; place 3,-1 r0; crown follower taxes at 3,1
draw wheel/RadU.1
expect event score 0 3 for crown
expect event score 1 3 for crown
expect events 2 return
expect score 3 3
expect supply 0 follower 7
expect supply 1 follower 7
expect piece 2,1 taxes nobody
expect piece 3,1 taxes nobody

# WHEE-41, WHEE-42  Also when both are of one player: 3 and 3.
game wheel seats=2
draw wheel/RadB; place 1,-1 r0; crown follower storm at 1,2
draw wheel/RadB; place 3,-1 r0; pass
draw wheel/RadB; place 1,4 r0; crown follower storm at 2,2
draw wheel/RadU.3
expect events 2 score 0 3 for crown
expect events 2 return 0 follower
expect score 11 7
expect supply 0 follower 7

# WHEE-42, WHEE-17  After that the spaces are free for everybody.
game wheel seats=2
draw wheel/RadB; place 1,-1 r0; crown follower taxes at 2,1
draw wheel/RadU.1; place 1,4 r0
expect legal crown follower taxes at 2,1
expect legal crown follower taxes at 3,1
crown follower taxes at 2,1
expect piece 2,1 taxes 1 follower
expect supply 0 follower 7
expect supply 1 follower 6

# WHEE-43, WHEE-Q13  All seven of Red stand on the wheel; the one that the wheel gives back in his turn
# he can put on the tile at once or again on a crown space.
game wheel seats=2
draw wheel/RadB; place 2,4 r0; crown follower fortuna at 1,0
draw wheel/RadB; place 2,5 r0; pass
draw wheel/RadB; place 2,6 r0; crown follower taxes at 2,1
draw wheel/RadB; place 2,7 r0; pass
draw wheel/RadE; place 2,8 r1; crown follower taxes at 3,1
draw wheel/RadE; place 2,9 r1; pass
draw wheel/RadH; place 2,10 r1; crown follower famine at 3,2
draw wheel/RadH; place 2,11 r1; pass
draw wheel/RadG; place 2,12 r0; crown follower storm at 1,2
draw wheel/n8; place 2,13 r0; pass
draw wheel/RadF; place 2,14 r0; crown follower storm at 2,2
draw wheel/RadI; place 2,15 r2; pass
draw wheel/RadF; place 0,-1 r1; crown follower plague at 0,1
draw wheel/RadE; place 4,2 r3; pass
expect supply 0 follower 0
draw wheel/RadU.2
expect event score 0 3 for crown
expect supply 0 follower 1
place -1,0 r1
expect legal put follower road.E
expect legal put follower field.NL
expect legal crown follower famine at 3,2
expect legal crown follower plague at 1,1
expect illegal crown follower storm at 1,2 because feature-taken
crown follower famine at 3,2
expect supply 0 follower 0
expect piece 3,2 famine 0 follower
expect turn 1

# WHEE-16, WHEE-43  The segment where the pig is takes followers like any other.
game wheel seats=2
draw wheel/RadU.1; place 1,4 r0; crown follower taxes at 3,1
expect no event score
expect score 0 0
expect piece 3,1 taxes 0 follower

# WHEE-Q16  On a crown space at the end: no points, and the game takes nobody off.
game wheel seats=2
draw wheel/RadB; place 1,-1 r0; crown follower fortuna at 1,0
draw wheel/RadB; place 3,-1 r0; crown follower taxes at 2,1
expect worth 1,0 fortuna now 0 0
expect worth 2,1 taxes now 0 0
end
expect no event score
expect no event return
expect score 0 0
expect winners 0 1

# WHEE-Q17  Followers on the wheel hold nothing: fields, cities and roads of the same cells are free, and
# at the end they own none of them.
game wheel seats=2
draw wheel/RadB; place 3,-1 r0; crown follower fortuna at 1,0
draw wheel/RadB; place 4,0 r0; crown follower famine at 3,2
draw wheel/RadB; place 1,4 r0; crown follower plague at 0,1
expect feature 1,0 field.NL strength 0 0
expect feature 3,2 city.E strength 0 0
expect feature 0,1 road.W strength 0 0
draw wheel/RadB; place 1,-1 r0
expect legal put follower field.NL
put follower field.NL
draw wheel/RadE; place 4,2 r3
expect legal put follower city.N
pass
expect event closed city
expect no event score
draw wheel/RadW; place -1,1 r0
expect legal put follower road.E
pass
expect event closed road
expect no event score
expect no event return
end
expect score 0 0

# WHEE-Q17, WHEE-33, WHEE-34, WHEE-36  On the wheel one is no knight, farmer or monk: nobody gets
# anything for taxes and famine but the crowns' points.
game wheel seats=2
draw wheel/RadE; place 4,2 r3; crown follower famine at 3,2
draw wheel/RadF; place 0,-1 r1; crown follower taxes at 2,1
draw wheel/RadU.1
expect event score 1 6 for crown
expect events 1 score
place 1,4 r0; pass
draw wheel/RadV.1
expect event score 0 3 for crown
expect events 1 score
expect score 3 6

# WHEE-39, WHEE-40, WHEE-41  What a crown space would bring if the pig came there: alone the points
# of both, two get those of one each, and the only one of a segment its own.
game wheel seats=2
expect terms 2,1 taxes done nobody 2 crown x 3
expect terms 1,0 fortuna done nobody 1 crown x 3
draw wheel/RadB; place 1,-1 r0; crown follower fortuna at 1,0
draw wheel/RadB; place 3,-1 r0; crown follower taxes at 2,1
expect worth 1,0 fortuna done 3 0
expect worth 2,1 taxes done 0 6
expect terms 2,1 taxes done 1 2 crown x 3
expect terms 3,1 taxes done nobody 1 crown x 3 because courtier 2
expect number crown 3
expect number ransom none
