# WHEE-28  The pig moves, then the action, then the crown spaces, and only then the tile is placed: for
# Blue's follower on the storm 6 in the supply, then 6 for the space, then he is back.
game wheel seats=2
draw wheel/RadB; place 1,-1 r0; pass
draw wheel/RadB; place 3,-1 r0; crown follower storm at 2,2
draw wheel/RadU.3
expect event token pig 4 at 1,2 then score 0 7 for storm then score 1 6 for crown then return 1 follower
expect event token pig 4 at 1,2 then score 1 6 for storm then score 1 6 for crown
expect score 7 12
expect supply 1 follower 7
expect hand wheel/RadU.3
expect actor 0
expect legal place 1,4 r0
expect illegal pass because out-of-step
place 1,4 r0
expect no event token
expect no event score
expect legal put follower road.E

# WHEE-29, WHEE-30, WHEE-Q18  By ones the pig goes clockwise over the six segments and after the sixth
# to the first again.
game wheel seats=2
expect token pig 1,0 1 fortuna
draw wheel/RadN.1; place -1,0 r0; pass
expect token pig 2,1 2 taxes
draw wheel/RadN.1; place -1,2 r0; pass
expect token pig 3,2 3 famine
draw wheel/RadV.1; place 4,0 r2; pass
expect token pig 1,2 4 storm
draw wheel/RadV.1; place 4,3 r3; pass
expect token pig 0,2 5 inquisition
draw wheel/RadV.1; place 3,-1 r1; pass
expect token pig 0,1 6 plague
draw wheel/RadV.1; place 1,4 r0; pass
expect token pig 1,0 1 fortuna

# WHEE-29, WHEE-Q18  A 2 takes it two segments on and a 3 three, never back to where it was.
game wheel seats=2
draw wheel/RadU.2; place 1,4 r0; pass
expect token pig 3,2 3 famine
draw wheel/RadU.3; place 1,5 r0; pass
expect token pig 0,1 6 plague
draw wheel/RadV.3; place 4,0 r2; pass
expect token pig 3,2 3 famine
draw wheel/RadV.2; place 4,3 r3; pass
expect token pig 0,2 5 inquisition
draw wheel/RadU.2; place 1,6 r0; pass
expect token pig 1,0 1 fortuna

# WHEE-29  The other tiles with a 1: the crossing and the double curve.
game wheel seats=2
draw wheel/RadX.1; place 2,-1 r0; pass
expect token pig 2,1 2 taxes
draw wheel/n9; place -1,1 r0; pass
expect token pig 3,2 3 famine
draw wheel/RadU.1; place 1,4 r0; pass
expect token pig 1,2 4 storm
draw wheel/RadV; place 3,4 r1; pass
expect token pig 1,2 4 storm

# WHEE-30  Only the segment where the pig stops acts: it passes inquisition and plague, no monk is paid
# and nobody is taken back.
game wheel seats=2
draw wheel/RadB; place 1,-1 r0; put follower cloister
draw wheel/RadU.3; place 1,4 r0; put follower road.E
expect score 6 7
draw wheel/RadU.3
expect event token pig 1 at 1,0 then score 0 3 for fortuna
expect events 1 score
expect no event return
expect actor 0
expect score 9 7
expect supply 0 follower 6
expect supply 1 follower 6

# WHEE-30  Passing FORTUNA brings nothing.
game wheel seats=2
draw wheel/RadU.2; place 1,4 r0; pass
draw wheel/RadU.3; place 1,5 r0; pass
expect token pig 0,1 6
draw wheel/RadU.2
expect event token pig 2 at 2,1
expect no event score
expect score 0 0

# WHEE-31, WHEE-32  FORTUNA: only the player on turn, 3 points at once.
game wheel seats=3
draw wheel/RadU.2; place 1,4 r0; pass
draw wheel/RadU.2; place 1,5 r0; pass
expect score 0 0 0
draw wheel/RadU.2
expect event token pig 1 at 1,0 then score 2 3 for fortuna
expect events 1 score
expect score 0 0 3
expect actor 2

# WHEE-31  The others concern all, whoever is on turn: here the storm, for every seat of five.
game wheel seats=5
draw wheel/RadB; place 1,-1 r0; put follower cloister
draw wheel/RadB; place 3,-1 r0; pass
draw wheel/RadU.3
expect score 6 7 7 7 7
expect events 5 score

# WHEE-33, WHEE-31, WHEE-Q09  A city with 2 shields, 2 knights of Blue and 1 of Red: Blue 2 x (2+2) = 8,
# Red 1 x (1+2) = 3. No majority is needed.
game wheel seats=2
draw wheel/RadF; place 0,4 r1; put follower city.E
draw wheel/RadF; place -1,4 r1; put follower city.E
draw wheel/RadB; place -2,4 r0; pass
draw wheel/RadB; place 1,-1 r0; pass
draw wheel/RadE; place -2,3 r1; put follower city.N
draw wheel/RadR; place -1,3 r2; pass
expect feature 0,3 city.S open 2 tiles 5 strength 2 1
draw wheel/RadU.1
expect event token pig 2 at 2,1 then score 0 8 for taxes
expect event score 1 3 for taxes
expect events 2 score
expect score 8 3
expect feature 0,3 city.S strength 2 1

# WHEE-33, WHEE-Q09  Every city for itself: one knight with a shield in each of two cities is 2 and 2;
# one in a city without a shield is 1.
game wheel seats=2
draw wheel/RadF; place 0,-1 r1; put follower city.E
draw wheel/RadG; place 4,2 r0; put follower city.E
draw wheel/RadM; place 0,4 r0; put follower city.N
draw wheel/RadV.1
expect events 2 score 0 2 for taxes
expect event score 1 1 for taxes
expect events 3 score
expect score 4 1

# WHEE-33, WHEE-Q09  Only knights pay: robbers, monks and farmers bring nothing, nor does a city that is
# complete and empty.
game wheel seats=2
draw wheel/RadE; place 0,-1 r2; put follower city.N
draw wheel/RadB; place 1,-1 r0; put follower cloister
draw wheel/RadV; place 3,4 r1; put follower road.S
draw wheel/RadB; place 4,0 r0; put follower field.NL
expect score 4 0
draw wheel/RadU.1
expect event token pig 2 at 2,1
expect no event score
expect score 4 0

# WHEE-34, WHEE-Q08  Famine: for each farmer 1 point per complete city of his field. Red has two farmers
# and Blue one on a field with two complete cities and an incomplete one: 4 and 2; no majority counts.
game wheel seats=2
draw wheel/RadB; place 1,-1 r0; put follower field.NL
draw wheel/RadB; place 3,-1 r0; put follower field.NL
draw wheel/RadB; place 1,4 r0; put follower field.NL
draw wheel/RadE; place 0,-1 r2; pass
draw wheel/RadE; place 4,2 r3; pass
draw wheel/RadA; place 2,-1 r0; pass
draw wheel/RadA; place -1,1 r3; pass
expect feature 0,0 field.EL strength 2 1
expect same 0,0 field.EL 3,0 field.NL
expect same 0,0 field.EL 0,3 field.NL
draw wheel/RadU.2
expect event token pig 3 at 3,2 then score 0 4 for famine
expect event score 1 2 for famine
expect events 2 score
expect score 4 2
expect supply 0 follower 5
expect supply 1 follower 6

# WHEE-34  A city pays the farmers of every field that it touches, as at the end: Red has one on both
# sides of a city and gets 1 for each. Its size and shield do not matter.
game wheel seats=2
draw wheel/RadF; place 0,-1 r1; put follower field.NL
draw wheel/RadE; place 0,-2 r2; pass
draw wheel/RadB; place -1,0 r0; put follower field.NL
expect apart 0,-1 field.NL -1,0 field.NL
expect feature 0,0 city.N closed tiles 3
draw wheel/RadV.2
expect events 2 score 0 1 for famine
expect events 2 score
expect score 2 0

# WHEE-34  No complete city, no points; and nobody but farmers is paid.
game wheel seats=2
draw wheel/RadF; place 0,-1 r1; put follower city.E
draw wheel/RadB; place -1,0 r0; put follower field.NL
draw wheel/RadE; place 4,2 r3; pass
draw wheel/RadB; place 3,-1 r0; put follower cloister
draw wheel/RadU.2
expect event token pig 3 at 3,2
expect no event score
expect score 0 0

# WHEE-35, WHEE-Q11, WHEE-Q12  Storm: 1 point per follower in the supply. Those on the landscape and on
# crown spaces are not there, also not the one whose space is scored next: Red 4, Blue 6.
game wheel seats=2
draw wheel/RadB; place 1,-1 r0; put follower cloister
draw wheel/RadB; place 3,-1 r0; put follower field.NL
draw wheel/RadB; place 1,4 r0; crown follower fortuna at 1,0
draw wheel/RadB; place 1,5 r0; pass
draw wheel/RadE; place 1,6 r1; crown follower storm at 1,2
draw wheel/RadU.3
expect event token pig 4 at 1,2 then score 0 4 for storm then score 0 6 for crown then return 0 follower
expect event score 1 6 for storm
expect events 3 score
expect score 10 6
expect supply 0 follower 5
expect supply 1 follower 6

# WHEE-35, WHEE-Q11  The score marker is no follower of the supply: 7 each at the start.
game wheel seats=2
draw wheel/RadU.3
expect event score 0 7 for storm
expect event score 1 7 for storm
expect score 7 7

# WHEE-36  Inquisition: 2 points for each monk, whoever is on turn: Red 4, Blue 2, Yellow without one
# nothing. A farmer on the tile of a cloister is no monk, and neither is the follower on the wheel.
game wheel seats=3
draw wheel/RadB; place 1,-1 r0; put follower cloister
draw wheel/RadB; place 3,-1 r0; put follower cloister
draw wheel/RadB; place 1,4 r0; put follower field.NL
draw wheel/RadB; place 4,0 r0; put follower cloister
draw wheel/RadU.2; place 1,5 r0; pass
draw wheel/RadV; place 3,4 r1; crown follower taxes at 2,1
draw wheel/RadU.2
expect event token pig 5 at 0,2
expect event score 0 2 for inquisition
expect event score 1 2 for inquisition
expect no event score 2
expect score 4 2 0
expect supply 0 follower 5

# WHEE-36, WHEE-Q10  Only monks who still stand: the one whose cloister was completed is home and brings
# nothing more.
game wheel seats=2
draw wheel/RadB; place 1,-1 r0; put follower cloister
draw wheel/RadE; place 0,-1 r2; pass
draw wheel/RadA; place 2,-1 r0; pass
draw wheel/RadB; place 0,-2 r0; put follower cloister
draw wheel/RadB; place 1,-2 r0; pass
draw wheel/RadB; place 2,-2 r0; pass
expect score 9 0
draw wheel/RadU.2; place 1,4 r0; pass
draw wheel/RadU.2
expect event score 1 2 for inquisition
expect events 1 score
expect score 9 2
