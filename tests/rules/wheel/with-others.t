# WHEE-Q19  The wheel is played with Inns & Cathedrals, with Traders & Builders, or both; not with dragon
# and tower, and it is no expansion of another game.
game wheel+inns+traders seats=2
expect rules wheel because ok
expect rules wheel+inns because ok
expect rules wheel+traders because ok
expect rules wheel+inns+traders because ok
expect rules wheel+traders+inns because ok
expect rules wheel+princess because module-refused
expect rules wheel+tower because module-refused
expect rules wheel+inns+princess because module-refused
expect rules wheel+traders+tower because module-refused
expect rules wheel+hunters because module-refused
expect rules wheel+carcassonne because module-refused
expect rules carcassonne+wheel because module-refused
expect rules carcassonne+inns+wheel because module-refused
expect rules hunters+inns because module-refused
expect rules hunters+wheel because module-refused
expect rules wheel+cardcassonne because module-refused
expect rules cardcassonne+wheel because module-refused
expect rules wheel+river because unknown-module

# WHEE-Q19  With both expansions their tiles are in the bag too: 72 + 18 + 24.
game wheel+inns+traders seats=5
expect left 114
expect bag inns/EK 2
expect bag traders/HX 1
expect supply 4 follower 7
expect supply 4 large 1
expect supply 4 builder 1
expect supply 4 pig 1
expect token pig 1,0 1 fortuna

# WHEE-Q19, WHEE-16  The large follower may go on a crown space; builder and pig never.
game wheel+inns+traders seats=2
draw wheel/RadC; place 0,-1 r0
expect legal crown large fortuna at 1,0
expect legal crown large plague at 1,1
expect legal crown follower plague at 1,1
expect illegal crown builder fortuna at 1,0 because not-on-that
expect illegal crown pig fortuna at 1,0 because not-on-that
expect legal-count 21
crown large fortuna at 1,0
expect piece 1,0 fortuna 0 large
expect supply 0 large 0
expect supply 0 follower 7
expect turn 1
expect actor chance

# WHEE-Q19, WHEE-17  Where the large one stands there is no room for another, and there is only one.
game wheel+inns seats=2
draw wheel/RadB; place 1,-1 r0; crown large storm at 1,2
draw wheel/RadB; place 3,-1 r0
expect illegal crown follower storm at 1,2 because feature-taken
expect illegal crown large storm at 1,2 because feature-taken
expect legal crown large storm at 2,2
pass
draw wheel/RadB; place 1,4 r0
expect illegal crown large fortuna at 1,0 because no-piece-left
expect legal crown follower fortuna at 1,0

# WHEE-Q19, WHEE-40  Alone on two spaces the large one gets 6, not 12, and goes home as the large one.
game wheel+inns seats=2
draw wheel/RadB; place 1,-1 r0; crown large taxes at 3,1
draw wheel/RadU.1
expect event score 0 6 for crown then return 0 large
expect score 6 0
expect supply 0 large 1

# WHEE-Q19, WHEE-41  Beside another he gets 3 like him.
game wheel+inns seats=2
draw wheel/RadB; place 1,-1 r0; crown large taxes at 3,1
draw wheel/RadB; place 3,-1 r0; crown follower taxes at 2,1
draw wheel/RadU.1
expect event score 0 3 for crown
expect event score 1 3 for crown
expect score 3 3

# WHEE-Q19, WHEE-35  Storm: the large one counts as one follower of the supply; builder and pig do not
# count. Red's 7 after the large one is out, Blue's 8.
game wheel+inns+traders seats=2
draw wheel/RadB; place 1,-1 r0; put large cloister
draw wheel/RadU.3
expect event score 0 7 for storm
expect event score 1 8 for storm
expect score 7 8

# WHEE-Q19, WHEE-35  With Traders & Builders alone builder and pig are all that is added: 7 each.
game wheel+traders seats=2
draw wheel/RadU.3
expect score 7 7

# WHEE-Q19, WHEE-35  The large follower on a crown space is not in the supply.
game wheel+inns seats=2
draw wheel/RadB; place 1,-1 r0; crown large fortuna at 1,0
draw wheel/RadU.3
expect score 7 8

# WHEE-Q19, WHEE-33  Taxes: the large knight counts as one, for himself and among his own. Blue's large and
# small one with 2 shields get 2 x (2+2) = 8, Red's small one 3, although Blue has the strength 3.
game wheel+inns seats=2
draw wheel/RadF; place 0,4 r1; put large city.E
draw wheel/RadF; place -1,4 r1; put follower city.E
draw wheel/RadB; place -2,4 r0; pass
draw wheel/RadB; place 1,-1 r0; pass
draw wheel/RadE; place -2,3 r1; put follower city.N
draw wheel/RadR; place -1,3 r2; pass
expect feature 0,3 city.S strength 3 1
draw wheel/RadU.1
expect event score 0 8 for taxes
expect event score 1 3 for taxes
expect score 8 3

# WHEE-Q19, WHEE-33  The large knight alone with a shield: 1 x (1+1) = 2.
game wheel+inns seats=2
draw wheel/RadF; place 0,-1 r1; put large city.E
draw wheel/RadU.1
expect event score 0 2 for taxes
expect score 2 0

# WHEE-Q19, WHEE-36, WHEE-34  The large monk brings 2, the large farmer 1 per complete city.
game wheel+inns seats=2
draw wheel/RadB; place 1,-1 r0; put large cloister
draw wheel/RadE; place 0,-1 r2; put large field.EL
draw wheel/RadU.2
expect event score 1 1 for famine
expect events 1 score
place 1,4 r0; pass
draw wheel/RadU.2
expect event score 0 2 for inquisition
expect events 1 score
expect score 2 1

# WHEE-Q19  In majorities the large one counts as two as always.
game wheel+inns seats=2
draw wheel/RadE; place 0,4 r0; put large city.N
draw wheel/RadE; place -1,4 r0; put follower city.N
draw wheel/RadM; place -1,3 r2; pass
expect event score 0 10 city complete 4 tile x 2 + 1 shield x 2 strength 2 1
expect no event score 1

# WHEE-Q19, WHEE-37  The plague may take the large one.
game wheel+inns seats=2
draw wheel/RadB; place 1,-1 r0; put large cloister
draw wheel/RadU.2; place 1,4 r0; pass
draw wheel/RadB; place 3,-1 r0; put follower cloister
draw wheel/RadU.3
expect actor 0
expect legal plague 1,-1 cloister
expect legal plague 3,-1 cloister
expect legal-count 2
plague 1,-1 cloister
expect event return 0 large at 1,-1 cloister
expect supply 0 large 1

# WHEE-Q19, WHEE-37  The plague takes no builder; but when it takes the last knight from his city, the
# builder goes home with him.
game wheel+traders seats=2
draw wheel/RadF; place 0,-1 r1; put follower city.E
draw wheel/RadU.2; place 1,4 r0; pass
draw wheel/RadG; place 0,-2 r1; put builder city.E
draw wheel/RadU.3
expect actor 0
expect illegal plague 0,-2 city.E
expect legal-count 1
plague 0,-1 city.E
expect event return 0 follower at 0,-1 city.E then return 0 builder at 0,-2 city.E
expect supply 0 follower 7
expect supply 0 builder 1
expect actor 1

# WHEE-Q19, WHEE-37  With another knight of his in the city the builder stays.
game wheel+traders seats=2
draw wheel/RadF; place 0,4 r1; put follower city.E
draw wheel/RadU.2; place 1,-1 r0; pass
draw wheel/RadF; place -1,4 r1; put follower city.E
draw wheel/RadB; place 3,-1 r0; pass
draw wheel/RadP; place -1,3 r2; put builder city.N
draw wheel/RadU.3
expect legal-count 2
plague 0,4 city.E
expect event return 0 follower at 0,4 city.E
expect events 1 return
expect piece -1,3 city.N 0 builder

# WHEE-Q19, WHEE-37  When the farmer is taken, his pig goes home too.
game wheel+traders seats=2
draw wheel/RadB; place 1,-1 r0; put follower field.NL
draw wheel/RadU.2; place 1,4 r0; pass
draw wheel/RadB; place -1,0 r0; put pig field.NL
draw wheel/RadU.3
expect legal-count 1
plague 1,-1 field.NL
expect event return 0 follower at 1,-1 field.NL then return 0 pig at -1,0 field.NL
expect supply 0 pig 1
expect score 0 0

# WHEE-Q05, WHEE-Q19  Builder and pig are no followers: without one on the landscape nobody is asked.
game wheel+traders seats=2
draw wheel/RadU.2; place 1,4 r0; crown follower taxes at 2,1
expect illegal put builder road.E
draw wheel/RadU.3
expect actor 1
expect hand wheel/RadU.3

# WHEE-Q20  One figure in step 2: after the builder no follower on the wheel, after that one no builder.
game wheel+traders seats=2
draw wheel/RadD; place -1,1 r0; put follower road.E
draw wheel/RadB; place 1,-1 r0; pass
draw wheel/RadD; place -2,1 r0
expect legal put builder road.E
expect legal crown follower fortuna at 1,0
put builder road.E
expect turn 1
expect actor chance
expect illegal crown follower fortuna at 1,0 because out-of-step
draw wheel/RadB; place 3,-1 r0; crown follower taxes at 2,1
expect turn 0
expect actor chance
expect illegal put follower cloister because out-of-step

# WHEE-Q20  The other way round.
game wheel+traders seats=2
draw wheel/RadD; place -1,1 r0; put follower road.E
draw wheel/RadB; place 1,-1 r0; pass
draw wheel/RadD; place -2,1 r0; crown follower fortuna at 1,0
expect turn 1
expect actor chance
expect illegal put builder road.E because out-of-step
expect supply 0 builder 1

# WHEE-Q19  In a double turn every drawn wheel tile turns the wheel: first the taxes, Blue's 6 there, then
# the famine and his 3. Each half has its own step 2.
game wheel+traders seats=2
draw wheel/RadD; place -1,1 r0; put follower road.E
draw wheel/RadB; place 1,-1 r0; crown follower taxes at 2,1
draw wheel/RadD; place -2,1 r0; put builder road.E
draw wheel/RadB; place 3,-1 r0; crown follower famine at 3,2
draw wheel/RadU.1
expect event token pig 2 at 2,1 then score 1 6 for crown
place -3,1 r0; crown follower taxes at 3,1
expect actor 0
expect legal again
again
expect turn 0
draw wheel/RadV.1
expect event token pig 3 at 3,2 then score 1 3 for crown
expect turn 0
expect score 0 9
place 4,0 r2
expect legal crown follower storm at 1,2
crown follower famine at 3,2
expect turn 1
expect supply 0 follower 4
expect piece 3,1 taxes 0 follower
expect piece 3,2 famine 0 follower

# WHEE-Q19, WHEE-28  The wheel turns before the tile is placed: the plague takes the robber, the builder
# goes home, and the tile on that road gives no second one.
game wheel+traders seats=2
draw wheel/RadD; place -1,1 r0; put follower road.E
draw wheel/RadB; place 1,-1 r0; pass
draw wheel/RadD; place -2,1 r0; put builder road.E
draw wheel/RadU.2; place 1,4 r0; pass
draw wheel/RadU.3
plague -1,1 road.E
expect event return 0 builder
place -3,1 r0
expect illegal put builder road.E because no-own-follower
pass
expect turn 1
expect actor chance

# WHEE-Q19, WHEE-37  The plague of the second tile of a double turn begins with the player on turn, too.
game wheel+traders seats=2
draw wheel/RadD; place -1,1 r0; put follower road.E
draw wheel/RadB; place 1,-1 r0; put follower cloister
draw wheel/RadD; place -2,1 r0; put builder road.E
draw wheel/RadB; place 3,-1 r0; pass
draw wheel/RadU.2; place -3,1 r0; pass
again
draw wheel/RadU.3
expect event token pig 6 at 0,1
expect actor 0
expect turn 0
plague -1,1 road.E
expect actor 1
plague 1,-1 cloister
expect actor 0
expect hand wheel/RadU.3
place -4,1 r0; put follower road.E
expect turn 1

# WHEE-Q22, WHEE-16  A double turn is one turn: who puts a follower on its first tile finds the crown
# spaces closed at the second, but not the tile. In his next turn they are open again.
game wheel+traders seats=2
draw wheel/RadD; place -1,1 r0; put follower road.E
draw wheel/RadB; place 1,-1 r0; pass
draw wheel/RadD; place -2,1 r0; put builder road.E
draw wheel/RadB; place 3,-1 r0; pass
draw wheel/RadD; place -3,1 r0
expect legal crown follower fortuna at 1,0
put follower field.ER
expect legal again
again
draw wheel/RadB; place 1,4 r0
expect illegal crown follower fortuna at 1,0 because follower-put
expect illegal crown follower plague at 1,1 because follower-put
expect illegal crown builder fortuna at 1,0 because not-on-that
expect legal put follower cloister
expect legal put pig field.NL
expect legal-count 3
put follower cloister
expect turn 1
draw wheel/RadB; place 1,5 r0
expect legal crown follower fortuna at 1,0
pass
draw wheel/RadD; place -4,1 r0
expect turn 0
expect legal crown follower fortuna at 1,0

# WHEE-Q22  Also when that follower has come home by scoring before the second tile.
game wheel+traders seats=2
draw wheel/RadD; place -1,1 r0; put follower road.E
draw wheel/RadB; place 1,-1 r0; pass
draw wheel/RadD; place -2,1 r0; put builder road.E
draw wheel/RadE; place -2,0 r2; pass
draw wheel/RadE; place -3,0 r2; pass
draw wheel/RadB; place 3,-1 r0; pass
draw wheel/RadD; place -3,1 r0; put follower city.N
expect event score 0 4 city complete 2 tile x 2 then return 0 follower
expect supply 0 follower 6
again
draw wheel/RadB; place 1,4 r0
expect illegal crown follower fortuna at 1,0 because follower-put
expect legal put follower cloister

# WHEE-Q22  A crown follower of the first part closes nothing: the second tile is open to a follower, and
# so are the other crown spaces.
game wheel+traders seats=2
draw wheel/RadD; place -1,1 r0; put follower road.E
draw wheel/RadB; place 1,-1 r0; pass
draw wheel/RadD; place -2,1 r0; put builder road.E
draw wheel/RadB; place 3,-1 r0; pass
draw wheel/RadD; place -3,1 r0; crown follower fortuna at 1,0
again
draw wheel/RadB; place 1,4 r0
expect legal put follower cloister
expect legal crown follower taxes at 2,1
expect illegal crown follower fortuna at 1,0 because feature-taken
put follower cloister
expect turn 1
expect piece 1,0 fortuna 0 follower
expect piece 1,4 cloister 0 follower

# WHEE-Q22, WHEE-Q20  Builder and pig are no followers: a pig on the first tile leaves the crown spaces open.
game wheel+traders seats=2
draw wheel/RadD; place -1,1 r0; put follower road.E
draw wheel/RadB; place 1,-1 r0; pass
draw wheel/RadD; place -2,1 r0; put builder road.E
draw wheel/RadB; place 3,-1 r0; pass
draw wheel/RadD; place -3,1 r0; put follower field.ER
pass
draw wheel/RadB; place 1,4 r0; pass
draw wheel/RadD; place -4,1 r0; put pig field.ER
again
draw wheel/RadB; place 1,5 r0
expect legal crown follower fortuna at 1,0

# WHEE-Q22  Nobody put in the first part: everything is open in the second.
game wheel+traders seats=2
draw wheel/RadD; place -1,1 r0; put follower road.E
draw wheel/RadB; place 1,-1 r0; pass
draw wheel/RadD; place -2,1 r0; put builder road.E
draw wheel/RadB; place 3,-1 r0; put follower cloister
draw wheel/RadD; place -3,1 r0; pass
again
draw wheel/RadB; place 1,4 r0
expect legal crown follower fortuna at 1,0
expect legal put follower cloister

# WHEE-Q22, WHEE-Q19  The large one is a follower, and closes them for both kinds.
game wheel+inns+traders seats=2
draw wheel/RadD; place -1,1 r0; put follower road.E
draw wheel/RadB; place 1,-1 r0; pass
draw wheel/RadD; place -2,1 r0; put builder road.E
draw wheel/RadB; place 3,-1 r0; pass
draw wheel/RadD; place -3,1 r0; put large field.ER
again
draw wheel/RadB; place 1,4 r0
expect illegal crown follower fortuna at 1,0 because follower-put
expect illegal crown large fortuna at 1,0 because follower-put
expect legal put follower cloister
