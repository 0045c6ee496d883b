# TOWR-01, TOWR-02, TOWR-05  18 tiles of 17 kinds, TK twice, are mixed with the 71 others; each of
# them can come at any time.
game carcassonne+tower seats=2
expect left 89
expect bag tower/TA 1
expect bag tower/TB 1
expect bag tower/TC 1
expect bag tower/TD 1
expect bag tower/TE 1
expect bag tower/TF 1
expect bag tower/TG 1
expect bag tower/TH 1
expect bag tower/TI 1
expect bag tower/TJ 1
expect bag tower/TK 2
expect bag tower/TL 1
expect bag tower/TM 1
expect bag tower/TN 1
expect bag tower/TO 1
expect bag tower/TP 1
expect bag tower/TQ 1
expect bag base/U 8
expect legal draw tower/TQ
expect legal draw base/A
expect legal-count 41

# TOWR-01, TOWR-09  Each of the 18 tiles has a foundation that can be built on, bare at first.
game carcassonne+tower seats=2
draw tower/TI; place 0,1 r2
expect legal build 0,1
pass
draw tower/TJ; place -1,1 r3
expect legal build -1,1
pass
draw tower/TE; place -2,1 r1
expect legal build -2,1
pass
draw tower/TK; place -2,2 r3
expect legal build -2,2
pass
draw tower/TF; place -3,1 r3
expect legal build -3,1
pass
draw tower/TG; place 1,0 r0
expect legal build 1,0
pass
draw tower/TH; place 2,0 r2
expect legal build 2,0
pass
draw tower/TK; place -2,3 r1
expect legal build -2,3
pass
draw tower/TL; place -2,4 r3
expect legal build -2,4
pass
draw tower/TM; place -2,0 r0
expect legal build -2,0
pass
draw tower/TN; place -2,5 r0
expect legal build -2,5
pass
draw tower/TO; place 2,-1 r1
expect legal build 2,-1
pass
draw tower/TP; place -2,-1 r2
expect legal build -2,-1
pass
draw tower/TQ; place -3,4 r2
expect legal build -3,4
pass
draw tower/TB; place 2,1 r1
expect legal build 2,1
pass
draw tower/TA; place -3,-1 r1
expect legal build -3,-1
pass
draw tower/TC; place 0,-1 r3
expect legal build 0,-1
pass
draw tower/TD; place 3,-1 r0
expect legal build 3,-1
pass
expect token tower 0,1 0
expect token tower -1,1 0
expect token tower -2,1 0
expect token tower -2,2 0
expect token tower -3,1 0
expect token tower 1,0 0
expect token tower 2,0 0
expect token tower -2,3 0
expect token tower -2,4 0
expect token tower -2,0 0
expect token tower -2,5 0
expect token tower 2,-1 0
expect token tower -2,-1 0
expect token tower -3,4 0
expect token tower 2,1 0
expect token tower -3,-1 0
expect token tower 0,-1 0
expect token tower 3,-1 0

# TOWR-03  With the base game only, alone or with other boxes, in any order.
game carcassonne+tower seats=2
expect rules tower seats=2 because unknown-game
expect rules carcassonne+tower because ok
expect rules carcassonne+inns+tower because ok
expect rules carcassonne+tower+inns because ok
expect rules carcassonne+traders+tower because ok
expect rules carcassonne+princess+tower because ok
expect rules carcassonne+inns+traders+princess+tower seats=6 because ok
expect rules carcassonne+tower+tower because module-twice

# TOWR-04  The base game is as it was: the same places for a follower, the same points.
game carcassonne+tower seats=2
draw base/L; place 1,0 r0
expect legal put follower city.N
expect legal put follower road.W
expect legal put follower field.SR
expect legal-count 8
put follower road.W
draw base/E; place 0,-1 r2; put follower city.N
expect score 0 4
draw base/W; place -1,0 r0; pass
expect event score 0 3 road complete 3 tile x 1
expect supply 0 follower 7
end
expect score 3 4

# TOWR-06, TOWR-08, TOWR-01  Two players get 10 of the 30 pieces each; what is left over is in
# nobody's hands.
game carcassonne+tower seats=2
expect token tower-pieces 0 10
expect token tower-pieces 1 10

# TOWR-06, TOWR-08  Three players: 9 each.
game carcassonne+tower seats=3
expect token tower-pieces 0 9
expect token tower-pieces 1 9
expect token tower-pieces 2 9

# TOWR-06, TOWR-08  Four players: 7 each.
game carcassonne+tower seats=4
expect token tower-pieces 0 7
expect token tower-pieces 1 7
expect token tower-pieces 2 7
expect token tower-pieces 3 7

# TOWR-06, TOWR-08  Five players: 6 each.
game carcassonne+tower seats=5
expect token tower-pieces 0 6
expect token tower-pieces 4 6

# TOWR-06, TOWR-07, TOWR-08  Six players may play without Inns & Cathedrals: 5 pieces each.
game carcassonne+tower seats=6
expect token tower-pieces 0 5
expect token tower-pieces 1 5
expect token tower-pieces 2 5
expect token tower-pieces 3 5
expect token tower-pieces 4 5
expect token tower-pieces 5 5
expect rules carcassonne+tower seats=6 because ok
expect rules carcassonne+inns+tower seats=6 because ok
expect rules carcassonne+tower seats=7 because bad-seats

# TOWR-09  They are laid like all others, and everything but the foundation is as known: TK is a
# city like E, TJ a cloister like B.
game carcassonne+tower seats=2
draw tower/TK
expect illegal place 1,0 r0 because edges-differ
expect illegal place 0,-1 r0 because edges-differ
expect illegal place 3,3 r0 because no-neighbour
place 0,-1 r2; put follower city.N
expect score 4 0
draw tower/TJ; place 0,1 r0
expect legal put follower cloister
expect legal put follower field.NL
expect illegal put follower tower because not-on-that
put follower cloister
end
expect score 4 2

# TOWR-09  TE: both roads end at the foundation. TO: its road cuts the field along the city in two.
game carcassonne+tower seats=2
draw tower/TE; place -1,0 r3
expect apart -1,0 road.S -1,0 road.W
pass
draw tower/TO; place 1,0 r0
expect apart 1,0 field.EL 1,0 field.WR
expect apart 1,0 field.EL 1,0 field.ER
expect same 1,0 field.WR 0,0 field.EL

# TOWR-10  TA: the road over the bridge cuts both fields in two: four fields, and the two sides of
# the road on the next tile are apart.
game carcassonne+tower seats=2
draw tower/TA; place 0,-1 r1
expect legal put follower field.NL
expect legal put follower field.NR
expect legal put follower field.SL
expect legal put follower field.SR
expect legal put follower city.E
expect legal put follower road.N
expect legal build 0,-1
expect legal-count 8
pass
draw base/U; place 1,-1 r0; pass
draw base/U; place -1,-1 r0
expect apart 1,-1 field.NL 1,-1 field.ER
expect apart -1,-1 field.NL -1,-1 field.ER
expect apart 0,-1 field.NL 0,-1 field.NR
expect apart 0,-1 field.SL 0,-1 field.SR
expect apart 0,-1 field.NL 0,-1 field.SR
expect same 1,-1 road.E -1,-1 road.E
