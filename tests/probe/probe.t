# PROBE-01  The rules with the module: 162 tiles, the start tile of the base game on the table.
game carcassonne+probe seats=2
expect left 161
expect bag base/D 3
expect bag probe/A 16
expect actor chance
expect turn 0
expect hand none
expect rules carcassonne+probe seats=6 seals=5 because ok
expect rules carcassonne+probe seats=6 seals=9 because ok
expect rules carcassonne+probe+probe because module-twice
expect rules carcassonne+prob because unknown-module
expect rules carcassonne+probe seals=7 because bad-value
expect rules carcassonne+probe seals=5 seals=9 because option-twice
expect rules carcassonne seals=9 because unknown-option

# PROBE-02  Everybody has two wagons; one stands on a road and nowhere else.
game carcassonne+probe seats=2
expect supply 0 wagon 2
expect supply 1 wagon 2
expect supply 1 follower 7
draw probe/I; place 1,0 r0
expect legal put wagon road.E
expect illegal put wagon city.N because not-on-that
expect illegal put wagon field.EL because not-on-that
put wagon road.E; agree; agree
expect supply 0 wagon 1
expect supply 0 follower 7

# PROBE-02  A wagon is in the way of followers, and a follower in the way of wagons.
game carcassonne+probe seats=2
draw probe/A; place 1,0 r0; put wagon road.E
draw probe/A; place 2,0 r0
expect illegal put follower road.E because feature-taken
expect illegal put wagon road.E because feature-taken
put follower field.NL
draw probe/J; place 0,1 r0; put follower cloister
expect supply 0 follower 6

# PROBE-02  A wagon counts as two against a follower, and all go home.
game carcassonne+probe seats=2
draw probe/A; place 1,0 r0; put follower road.E
draw probe/A; place 0,1 r0; put wagon road.E
draw probe/A; place 1,1 r0; pass
draw probe/C; place 2,0 r0; pass
draw probe/C; place 2,1 r1
expect feature 0,0 road.E strength 1 2 tiles 6 open 2
pass
draw base/W; place -1,0 r2; pass
expect no event closed
draw base/W; place -1,1 r0; pass
expect event closed road then score 1 8 road complete 8 tile x 1 strength 1 2 then return 0 follower then return 1 wagon
expect score 0 8
expect supply 1 wagon 2

# PROBE-02  No third wagon.
game carcassonne+probe seats=2
draw base/X; place 1,0 r0; put wagon road.N
draw probe/J; place 0,1 r0; pass
draw base/U; place 1,-1 r1; pass
draw probe/J; place 0,2 r0; pass
draw base/W; place 2,0 r0; put wagon road.E
draw probe/J; place 0,3 r0; pass
draw base/W; place 1,-2 r0
expect illegal put wagon road.E because no-piece-left
expect legal put follower road.E

# PROBE-03  A squire needs a follower of his own player there, put in an earlier turn.
game carcassonne+probe seats=2
draw probe/A; place 1,0 r0
expect illegal put squire road.E because no-own-follower
put follower road.E
draw probe/A; place 2,0 r0
expect illegal put squire road.E because no-own-follower
expect illegal put squire field.NL because not-on-that
pass
draw probe/A; place 3,0 r0
expect legal put squire road.E
put squire road.E
expect feature 0,0 road.E strength 1 0
expect supply 0 squire 0
expect supply 0 follower 6
draw base/W; place -1,0 r0; pass
draw probe/E; place 4,0 r0; pass; refuse; refuse
expect event closed road then score 0 6 road complete 6 tile x 1 strength 1 0 then return 0 follower then return 0 squire
expect supply 0 squire 1

# PROBE-03  A wagon is a follower too. A squire is in nobody's way, here in a city.
game carcassonne+probe seats=2
draw probe/H; place 0,-1 r1; put follower city.E
draw probe/A; place 1,0 r0; put wagon road.E
draw probe/H; place 0,-2 r1; put squire city.E
draw probe/A; place 2,0 r0
expect legal put squire road.E
put squire road.E
expect feature 0,0 city.N strength 1 0 tiles 3
expect feature 0,0 road.E strength 0 2 tiles 3
end
expect event score 0 5 city final 3 tile x 1 + 2 market x 1 then return 0 follower then return 0 squire
expect event score 1 3 road final 3 tile x 1 strength 0 2 then return 1 wagon then return 1 squire
expect score 5 3

# PROBE-04  Two lanterns: two points a tile, not three.
game carcassonne+probe seats=2
draw probe/B; place 1,0 r0; put follower road.E
draw base/W; place -1,0 r0; pass
draw probe/B; place 2,0 r0; pass
draw base/W; place 3,0 r0; pass
expect event score 0 10 road complete 5 tile x 2
expect score 10 0

# PROBE-04  Also at the end; a road without a lantern is worth what it always was.
game carcassonne+probe seats=2
draw probe/B; place 1,0 r0; put follower road.E
draw base/U; place 0,1 r0; put follower road.E
end
expect event score 0 4 road final 2 tile x 2 then score 1 1 road final 1 tile x 1
expect score 4 1

# PROBE-05  The markets of a city add up, one by one and by two.
game carcassonne+probe seats=2
draw probe/G; place 0,-1 r3; put follower city.N
draw probe/G; place -1,-1 r1; pass
draw probe/F; place -1,-2 r2; pass
expect event score 0 12 city complete 4 tile x 2 + 4 market x 1
expect score 12 0

# PROBE-06  Praying once in a turn leaves the deploying open.
game carcassonne+probe seats=2
expect illegal pray because out-of-step
draw probe/A; place 1,0 r0
expect legal pray
expect illegal pray now because trailing-text
expect legal-count 7
pray
expect actor 0
expect illegal pray because out-of-step
expect legal put wagon road.E
expect legal-count 6
put wagon road.E
expect turn 1
draw probe/A; place 2,0 r0
expect legal pray
pass
draw probe/A; place 3,0 r0
expect legal pray

# PROBE-06, PROBE-08, PROBE-11  Three prayers are a point, six are two, also those of bells.
game carcassonne+probe seats=2
draw probe/A; place 1,0 r0; pray; pass
draw probe/A; place 2,0 r0; pass
draw probe/A; place 3,0 r0; pray; pass
draw probe/A; place 4,0 r0; pass
draw probe/E; place 5,0 r0; pray; pass; agree; agree
draw probe/K; place 0,1 r0; pray; pass; agree; agree
draw probe/K; place 0,2 r2; pass; agree; refuse
end
expect event end then score 0 2 for favour final then score 1 1
expect score 2 1

# PROBE-06  When praying is all there is to do, the turn goes on by itself after it.
game carcassonne+probe seats=2
draw probe/F; place 0,1 r2; put follower field.EL
draw probe/F; place 0,2 r0; put follower city.N
draw probe/J; place 0,3 r0; put follower cloister
draw probe/J; place 0,4 r0; put follower cloister
draw probe/J; place 0,5 r0; put follower cloister
draw probe/J; place 0,6 r0; put follower cloister
draw base/B; place 0,7 r0; put follower cloister
draw base/B; place 0,8 r0; put follower cloister
draw base/B; place 0,9 r0; put follower cloister
draw base/B; place 0,10 r0; put follower cloister
draw base/A; place 0,11 r0; put follower cloister
draw base/A; place 0,12 r2; put follower cloister
expect supply 0 follower 1
draw probe/C; place 0,13 r0; put follower road.S
draw probe/C; place 1,0 r0; pass
expect supply 0 follower 0
draw probe/F; place 1,2 r1; offer 1
refuse
expect legal-count 2
pray
expect turn 1
expect actor chance

# PROBE-07  The other seat is asked and only it may answer; agreed: a point for both and no figure.
game carcassonne+probe seats=3
draw probe/A; place 1,0 r0
expect illegal offer 0 because bad-argument
expect illegal offer 3 because unknown-seat
expect illegal offer because bad-argument
expect legal offer 2
offer 1
expect actor 1
expect turn 0
expect legal-count 2
expect legal agree
expect illegal put follower road.E because out-of-step
expect illegal pass because out-of-step
expect illegal agree 1 because trailing-text
agree
expect events 2 score
expect event score 0 1 then score 1 1
expect score 1 1 0
expect actor chance
expect turn 1

# PROBE-07  Refused: the turn goes on as before, but there is no second offer.
game carcassonne+probe seats=3
draw probe/A; place 1,0 r0; pray; offer 2
expect actor 2
refuse
expect no event score
expect actor 0
expect illegal offer 1 because out-of-step
expect illegal pray because out-of-step
expect legal put wagon road.E
put follower road.E
expect score 0 0 0
expect turn 1
draw probe/A; place 2,0 r0
expect legal offer 0

# PROBE-08  A bell asks all seats in turn, after the figure and before the scoring.
game carcassonne+probe seats=3
draw probe/A; place 1,0 r0; put follower road.E
draw probe/A; place 2,0 r0; pass
draw base/W; place -1,0 r0; pass
draw probe/A; place 0,1 r0; pass
draw probe/E; place 3,0 r0
expect turn 1
put follower road.S
expect actor 1
expect no event closed
expect legal-count 2
expect illegal pass because out-of-step
agree
expect actor 2
expect turn 1
expect no event closed
agree
expect actor 0
expect no event closed
refuse
expect event closed road then score 0 5 road complete 5 tile x 1 strength 1 0 0 then return 0 follower
expect score 5 0 0
expect actor chance
expect turn 2
draw probe/A; place 4,0 r0; pass
expect actor chance

# PROBE-08  The game may end in the middle of the question.
game carcassonne+probe seats=2
draw probe/E; place 1,0 r0; put follower road.W; agree
end
expect event end then score 0 2 road final 2 tile x 1
expect actor over
expect winners 0

# PROBE-09  Who continues his squire's road may draw again after scoring; or pass.
game carcassonne+probe seats=2
draw probe/A; place 1,0 r0; put follower road.E
draw probe/A; place 0,1 r0; pass
draw probe/A; place 2,0 r0; put squire road.E
expect turn 1
draw probe/A; place 3,0 r0; pass
expect turn 0
expect illegal again because out-of-step
draw probe/A; place 4,0 r0
expect illegal again because out-of-step
pray; put follower field.NL
expect actor 0
expect turn 0
expect legal-count 2
expect legal again
expect legal pass
expect illegal pray because out-of-step
expect illegal again again because trailing-text
again
expect actor chance
expect turn 0
draw probe/A; place 5,0 r0
expect illegal pray because out-of-step
expect legal offer 1
put follower field.ER
expect turn 1
expect actor chance

# PROBE-09  Passing there ends the turn.
game carcassonne+probe seats=2
draw probe/A; place 1,0 r0; put follower road.E
draw probe/A; place 0,1 r0; pass
draw probe/A; place 2,0 r0; put squire road.E
draw probe/A; place -1,0 r0; pass
draw probe/A; place -2,0 r0; pass
expect turn 0
pass
expect turn 1
expect actor chance

# PROBE-09  Completing the road is continuing it, although the squire is home by then; two bells.
game carcassonne+probe seats=2
draw probe/A; place 1,0 r0; put follower road.E
draw base/W; place -1,0 r0; pass
draw probe/A; place 2,0 r0; put squire road.E
draw probe/A; place 0,1 r0; pass
draw probe/E; place 3,0 r0; pass; agree
expect score 0 0
agree
expect event closed road then score 0 5 road then return 0 follower then return 0 squire
expect score 5 0
expect legal again
again
draw probe/E; place 4,0 r2; pass
expect actor 0
agree; agree
expect event closed road
expect turn 1
expect score 5 0

# PROBE-10, PROBE-11  Who completes a city has a seal, knights or not; the most seals are 5 points.
game carcassonne+probe seats=2
draw probe/F; place 0,-1 r2; pass
expect event closed city
expect no event score
draw probe/A; place 1,0 r0; pass
end
expect event end then score 0 5 for favour final
expect events 1 score
expect score 5 0
expect winners 0

# PROBE-11  The option: nine points, and on a tie both get them.
game carcassonne+probe seats=2 seals=9
draw probe/F; place 0,-1 r2; pass
draw probe/F; place 0,-2 r0; pass
draw probe/A; place 1,0 r0; pass
draw probe/F; place 0,-3 r2; pass
end
expect events 2 score
expect score 9 9
expect winners 0 1

# PROBE-11  Nobody has a seal: nobody gets points for the most of them.
game carcassonne+probe seats=2 seals=9
draw probe/A; place 1,0 r0; pass
end
expect no event score
expect score 0 0
expect winners 0 1
