# PRIN-13  Instead of putting a figure Red sets the fairy beside a follower of his that stands
# anywhere on the board: not beside Blue's, not where nobody is.
game carcassonne+princess seats=2
draw base/U; place 1,0 r0; put follower road.E
draw base/B; place 0,1 r0; put follower cloister
draw base/U; place 2,0 r0
expect legal fairy 1,0 road.E
expect illegal fairy 0,1 cloister because no-own-follower
expect illegal fairy 2,0 road.E because nobody-there
expect illegal fairy 1,0 field.NL because nobody-there
expect illegal fairy 1,0 city.N because unknown-segment
expect illegal fairy 5,5 road.E because no-tile-there
expect legal-count 4
fairy 1,0 road.E
expect event token fairy 1 at 1,0
expect token fairy 1,0 road.E
expect supply 0 follower 6
expect turn 1
expect actor chance

# PRIN-13  Only the player on turn sets her, and only after his tile is laid.
game carcassonne+princess seats=2
draw base/U; place 1,0 r0; put follower road.E
expect illegal fairy 1,0 road.E because out-of-step
draw base/B
expect illegal fairy 1,0 road.E because out-of-step
place 0,1 r0
expect illegal fairy 1,0 road.E because no-own-follower

# PRIN-14, PRIN-04  She may be taken away from anybody's follower, to one of the player on turn; to
# stay where she is is no move.
game carcassonne+princess seats=2
draw base/U; place 1,0 r0; put follower road.E
draw base/B; place 0,1 r0; put follower cloister
draw base/U; place 2,0 r0; fairy 1,0 road.E
draw base/B; place 0,2 r0
expect illegal fairy 1,0 road.E because no-own-follower
fairy 0,1 cloister
expect token fairy 0,1 cloister
draw base/U; place 3,0 r0; put follower field.NL
draw base/B; place 0,3 r0
expect illegal fairy 0,1 cloister because already-there
pass
draw base/U; place 4,0 r0
expect legal fairy 1,0 road.E
fairy 3,0 field.NL
expect token fairy 3,0 field.NL

# PRIN-15, PRIN-28  The dragon may not enter the fairy's tile; Red's robber there is safe.
game carcassonne+princess seats=2
draw base/U; place 1,0 r0; put follower road.E
draw princess/B3; place -1,0 r0
draw base/B; place 0,1 r0; fairy 1,0 road.E
draw princess/BH; place 2,0 r0; pass
dragon 0,0
expect actor 0
expect illegal dragon 1,0 because guarded
expect illegal dragon -1,0 because visited
expect legal dragon 0,1
expect legal-count 1
dragon 0,1
expect actor chance
expect piece 1,0 road.E 0 follower
expect token dragon 0,1

# PRIN-15  Without the fairy the same robber is taken.
game carcassonne+princess seats=2
draw base/U; place 1,0 r0; put follower road.E
draw princess/B3; place -1,0 r0
draw base/B; place 0,1 r0; pass
draw princess/BH; place 2,0 r0; pass
dragon 0,0
expect legal-count 2
dragon 1,0
expect event return 0 follower at 1,0 road.E
expect piece 1,0 road.E nobody

# PRIN-16, PRIN-44, PRIN-Q03  One point at the very start of each own turn, before the tile is
# drawn, as long as she stands with Red's follower; nothing when the others begin.
game carcassonne+princess seats=3
draw base/U; place 1,0 r0; put follower road.E
draw base/B; place 0,1 r0; put follower cloister
draw base/B; place 0,2 r0; pass
draw base/U; place 2,0 r0; fairy 1,0 road.E
expect no event score
draw base/B; place 0,3 r0; pass
expect no event score
draw base/B; place 0,4 r0; pass
expect event turn 0 then score 0 1 for fairy-turn = 1 fairy x 1
expect cause score 0 1 for fairy-turn from turn 0
expect cause turn 0 from action
expect number fairy-turn 1
expect number fairy-scoring 3
expect actor chance
expect hand none
expect score 1 0 0
draw base/U; place 3,0 r0; pass
expect no event score
draw base/U; place 4,0 r0; pass
draw base/U; place 5,0 r0; pass
expect event score 0 1 for fairy-turn
expect score 2 0 0

# PRIN-17  In a double turn the point is given once: nothing at the second tile.
game carcassonne+traders+princess seats=2
draw base/U; place 1,0 r0; put follower road.E
draw base/B; place 0,1 r0; pass
draw base/U; place 2,0 r0; put builder road.E
draw base/B; place 0,2 r0; pass
draw base/U; place 3,0 r0; fairy 1,0 road.E
pass
draw base/B; place 0,3 r0; pass
expect event score 0 1 for fairy-turn
draw base/U; place 4,0 r0; pass
expect legal again
again
expect no event score
expect actor chance
draw base/U; place 5,0 r0; pass
expect no event score
expect turn 1
expect score 1 0

# PRIN-18, PRIN-19, PRIN-44, PRIN-Q03  When his road is scored Red gets 3 points beside the 4 of the
# road; then the robber goes home and she stays, beside nobody.
game carcassonne+princess seats=2
draw base/W; place 1,0 r0; put follower road.W
draw base/B; place 0,1 r0; pass
draw base/U; place -1,0 r0; fairy 1,0 road.W
expect terms 1,0 road.W now 0 3 tile x 1 + 1 fairy x 3
expect terms 1,0 road.W now 1 nothing
expect terms 1,0 road.W now nobody 3 tile x 1
draw base/W; place -2,0 r0; pass
expect event score 0 4 road complete then score 0 3 for fairy-scoring then return 0 follower at 1,0 road.W
expect cause score 0 3 for fairy-scoring from closed road
expect cause score 0 4 road from closed road
expect cause return 0 follower from closed road
expect cause closed road from action
expect score 7 0
expect supply 0 follower 7
expect token fairy 1,0 beside-nobody

# PRIN-18, PRIN-Q04  The majority is Blue's: he has the 4 points of the road, Red with one robber
# against a large one just the fairy's 3.
game carcassonne+inns+princess seats=2
draw base/W; place -1,0 r0; put follower road.E
draw base/B; place 0,1 r0; pass
draw base/B; place 1,1 r0; fairy -1,0 road.E
draw base/B; place 2,1 r0; pass
draw base/B; place 3,1 r0; pass
draw base/W; place 2,0 r2; put large road.E
expect score 2 0
draw base/U; place 1,0 r0
expect worth -1,0 road.E done 3 4
pass
expect event score 1 4 road complete 4 tile x 1 strength 1 2 then score 0 3 for fairy-scoring
expect events 1 score 0
expect score 5 4

# PRIN-18  A cloister: 9 for it and 3 for the fairy.
game carcassonne+princess seats=2
draw base/B; place 0,1 r0; put follower cloister
draw base/U; place 1,0 r0; pass
draw base/B; place 0,2 r0; fairy 0,1 cloister
draw base/U; place -1,0 r0; pass
draw base/B; place 1,1 r0; pass
draw base/B; place -1,1 r0; pass
draw base/E; place 1,2 r2; pass
expect score 2 0
draw base/E; place -1,2 r2; pass
expect event score 0 9 cloister complete then score 0 3 for fairy-scoring then return 0 follower
expect no event score 0 1 for fairy-turn
expect score 14 0
expect token fairy 0,1 beside-nobody

# PRIN-Q06  She may be set beside the knight whose city was completed by the tile just laid, in time
# for its scoring.
game carcassonne+princess seats=2
draw base/F; place 0,-1 r1; put follower city.E
draw base/B; place 0,1 r0; pass
draw base/E; place 0,-2 r2; fairy 0,-1 city.E
expect event closed city then score 0 8 city complete then score 0 3 for fairy-scoring
expect score 11 0

# PRIN-Q01  fairy=text: whoever has a follower on her tile gets the point at the start of his turn,
# also Blue, whose farmer stands on the tile of Red's robber. The 3 points are only Red's, and the
# dragon is kept off both.
game carcassonne+princess seats=2 fairy=text
draw base/U; place 1,0 r0; put follower road.E
draw princess/BT; place 2,0 r0; put follower field.NL at 1,0
draw base/B; place 0,1 r0; fairy 1,0 road.E
expect event score 1 1 for fairy-turn
draw base/B; place 0,2 r0; pass
expect event score 0 1 for fairy-turn
draw princess/B2; place 1,1 r0
expect event score 1 1 for fairy-turn
draw princess/BG; place -1,0 r3; pass
expect illegal dragon 1,0 because guarded
dragon 0,1
expect worth 1,0 road.E now 7 0
expect worth 1,0 field.NL now 0 0
end
expect event score 0 4 road final then score 0 3 for fairy-scoring final
expect events 1 score 0 3 for fairy-scoring
expect no event score 1 3
expect score 8 2

# PRIN-Q01  fairy=follower: the point is only for the follower she was set beside.
game carcassonne+princess seats=2 fairy=follower
draw base/U; place 1,0 r0; put follower road.E
draw princess/BT; place 2,0 r0; put follower field.NL at 1,0
draw base/B; place 0,1 r0; fairy 1,0 road.E
expect no event score
draw base/B; place 0,2 r0; pass
expect event score 0 1 for fairy-turn
draw princess/B2; place 1,1 r0
expect no event score
draw princess/BG; place -1,0 r3; pass
expect illegal dragon 1,0 because guarded
dragon 0,1
end
expect event score 0 3 for fairy-scoring final
expect score 8 0

# PRIN-Q01, PRIN-16  Two followers of the same player on her tile bring one point, not two.
game carcassonne+princess seats=2
draw base/U; place 1,0 r0; put follower road.E
draw base/B; place 0,1 r0; pass
draw princess/BT; place 2,0 r0; put follower field.NL at 1,0
draw base/B; place 0,2 r0; pass
draw base/B; place 0,3 r0; fairy 1,0 field.NL
expect token fairy 1,0 field.NL
draw base/B; place 0,4 r0; pass
expect events 1 score 0 1 for fairy-turn
expect score 1 0
draw base/U; place -1,0 r0
expect illegal fairy 1,0 field.NL because already-there
fairy 1,0 road.E
expect token fairy 1,0 road.E

# PRIN-Q02, PRIN-15  After her follower went home she stays and still keeps the dragon off. Under
# fairy=text a follower who comes to her tile later earns the point again, but never the 3.
game carcassonne+princess seats=2
draw base/W; place 1,0 r0; put follower road.W
draw base/B; place 0,1 r0; pass
draw base/U; place -1,0 r0; fairy 1,0 road.W
draw base/W; place -2,0 r0; pass
expect score 7 0
draw princess/BR; place 2,0 r0; put follower field.NL at 1,0
draw princess/B2; place 1,-1 r0
expect event score 0 1 for fairy-turn
expect score 8 0
draw princess/BG; place 0,2 r0; pass
expect score 8 0
expect actor chance
expect token dragon 1,-1
expect no event token dragon
expect worth 1,0 field.NL now 0 0
draw base/B; place 2,-1 r0; pass
expect score 9 0
end
expect no event score 0 3 for fairy-scoring
expect score 9 0

# PRIN-Q02  Under fairy=follower she gives nothing more until she is set anew.
game carcassonne+princess seats=2 fairy=follower
draw base/W; place 1,0 r0; put follower road.W
draw base/B; place 0,1 r0; pass
draw base/U; place -1,0 r0; fairy 1,0 road.W
draw base/W; place -2,0 r0; pass
draw princess/BR; place 2,0 r0; put follower field.NL at 1,0
draw base/B; place 0,2 r0; pass
expect no event score
expect score 7 0
draw base/B; place 0,3 r0; fairy 1,0 field.NL
draw base/B; place 0,4 r0; pass
expect event score 0 1 for fairy-turn
end
expect event score 0 3 for fairy-scoring final
expect score 11 0

# PRIN-18, PRIN-Q04, PRIN-Q05  Final scoring: a road with an inn that is not complete is worth
# nothing, the fairy there still 3.
game carcassonne+inns+princess seats=2
draw inns/EB; place 1,0 r0; put follower road.E
draw base/B; place 0,1 r0; pass
draw base/B; place 0,2 r0; fairy 1,0 road.E
expect worth 1,0 road.E now 3 0
end
expect event score 0 0 road final 2 tile x 0 then score 0 3 for fairy-scoring final
expect score 3 0

# PRIN-18, PRIN-Q04, PRIN-Q05  Final scoring: the same in an incomplete city with a cathedral.
game carcassonne+inns+princess seats=2
draw inns/EK; place 0,-1 r0; put follower city.N
draw base/B; place 0,1 r0; pass
draw base/B; place 0,2 r0; fairy 0,-1 city.N
end
expect event score 0 0 city final then score 0 3 for fairy-scoring final
expect score 3 0

# PRIN-18, PRIN-Q04, PRIN-Q05  Final scoring: a field without a complete city.
game carcassonne+princess seats=2
draw base/B; place 0,1 r0; put follower field.NL
draw base/B; place 0,2 r0; pass
draw base/B; place 0,3 r0; fairy 0,1 field.NL
end
expect event score 0 0 field final then score 0 3 for fairy-scoring final
expect score 3 0

# PRIN-Q05, PRIN-18  Final scoring: Blue wins the field with a large farmer against a small one and
# has 3 for its city; Red has the fairy's 3.
game carcassonne+inns+princess seats=2
draw base/U; place -1,0 r0; put follower field.NL
draw base/E; place 0,-1 r2; pass
draw base/B; place 0,1 r0; fairy -1,0 field.NL
draw base/B; place 1,1 r0; pass
draw base/B; place 2,1 r0; pass
draw base/U; place 2,0 r0; put large field.NL
draw base/U; place 1,0 r0; pass
expect feature 0,0 field.EL strength 1 2
expect score 2 0
end
expect event score 1 3 field final 1 city x 3 strength 1 2 then score 0 3 for fairy-scoring final
expect score 5 3

# PRIN-Q07  She can be moved with an empty supply.
game carcassonne+princess seats=2
draw base/E; place 0,1 r1; put follower city.N
draw base/U; place 1,0 r0; pass
draw base/E; place 0,2 r1; put follower city.N
draw base/U; place 2,0 r0; pass
draw base/E; place 0,3 r1; put follower city.N
draw base/U; place 3,0 r0; pass
draw base/E; place 0,4 r1; put follower city.N
draw base/U; place 4,0 r0; pass
draw base/B; place 0,5 r0; put follower cloister
draw base/U; place 5,0 r0; pass
draw base/B; place 0,6 r0; put follower cloister
draw base/U; place 6,0 r0; pass
draw base/B; place 0,7 r0; put follower cloister
draw base/U; place 7,0 r0; pass
expect supply 0 follower 0
draw base/V; place 8,0 r0
expect actor 0
expect illegal put follower road.S because no-piece-left
expect legal fairy 0,7 cloister
expect legal-count 8
fairy 0,1 city.N
expect token fairy 0,1 city.N
expect turn 1

# PRIN-Q07  She can be moved where nothing on the tile is free.
game carcassonne+princess seats=2 farmers=off
draw base/U; place 1,0 r0; put follower road.E
draw base/B; place 0,1 r0; pass
draw base/U; place 2,0 r0
expect legal-count 2
fairy 1,0 road.E
expect token fairy 1,0 road.E

# PRIN-Q08, PRIN-13, TOWR-24  She may stand beside a follower on a tower: the point at the start of
# the turn and the dragon kept off, but no 3 points, because a tower is never scored.
game carcassonne+princess+tower seats=2
draw tower/TI; place 0,1 r0; build 0,1
draw base/U; place 1,0 r0; pass
draw base/U; place 2,0 r0; close 0,1 follower
draw base/B; place 0,2 r0; pass
draw base/U; place 3,0 r0; fairy 0,1 tower
expect token fairy 0,1 tower
draw princess/B3; place -1,0 r0
expect event score 0 1 for fairy-turn
expect score 1 0
draw princess/BH; place -2,0 r0; pass
dragon 0,0
expect illegal dragon 0,1 because guarded
dragon 1,0; dragon 2,0; dragon 3,0
expect actor chance
expect worth 0,1 tower now 0 0
end
expect no event score
expect piece 0,1 tower 0 follower
expect score 1 0

# PRIN-Q09, PRIN-15  She may not be set beside a builder, but one that stands on her tile is safe.
game carcassonne+traders+princess seats=2
draw base/U; place 1,0 r0; put follower road.E
draw base/B; place 0,1 r0; pass
draw base/U; place 2,0 r0; put builder road.E
draw base/B; place 1,1 r0; pass
draw princess/BT; place 3,0 r0
expect illegal fairy 2,0 road.E because nobody-there
put follower field.NL at 2,0
again
draw base/U; place -1,0 r0; fairy 2,0 field.NL
draw princess/B2; place 2,1 r0
draw base/B; place 0,2 r0; pass
draw princess/BG; place 0,3 r0; pass
expect illegal dragon 2,0 because guarded
expect legal dragon 1,1
expect legal-count 1
expect piece 2,0 road.E 0 builder
