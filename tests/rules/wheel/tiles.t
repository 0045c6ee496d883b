# WHEE-03  What is on the tiles RadA RadB RadC RadD RadJ: every part can be taken.
game wheel seats=2
draw wheel/RadA; place 1,-1 r1
expect legal put follower road.S
expect legal put follower cloister
expect legal put follower field.NL
expect legal-count 13
pass
draw wheel/RadB; place 4,1 r0
expect legal put follower cloister
expect legal put follower field.NL
expect legal-count 12
pass
draw wheel/RadC; place 0,4 r0
expect legal put follower city.N
expect legal-count 11
put follower city.N
expect worth 0,4 city.N now 3 0
draw wheel/RadD; place -1,2 r3
expect legal put follower city.N
expect legal put follower road.E
expect legal put follower field.EL
expect legal put follower field.ER
expect legal-count 14
put follower city.N
expect worth -1,2 city.N now 0 1
draw wheel/RadJ; place 3,4 r2
expect legal put follower city.N
expect legal put follower road.E
expect legal put follower field.EL
expect legal put follower field.ER
expect legal-count 14
put follower city.N
expect worth 3,4 city.N now 1 0

# WHEE-03  What is on the tiles RadE RadF RadG RadH: every part can be taken.
game wheel seats=2
draw wheel/RadE; place 1,-1 r0
expect legal put follower city.N
expect legal put follower field.EL
expect legal-count 12
put follower city.N
expect worth 1,-1 city.N now 1 0
draw wheel/RadF; place 4,1 r1
expect legal put follower city.E
expect legal put follower field.NL
expect legal put follower field.SL
expect legal-count 13
put follower city.E
expect worth 4,1 city.E now 0 2
draw wheel/RadG; place 2,4 r0
expect legal put follower city.E
expect legal put follower field.NL
expect legal put follower field.SL
expect legal-count 13
put follower city.E
expect worth 2,4 city.E now 1 0
draw wheel/RadH; place -1,2 r0
expect legal put follower city.N
expect legal put follower city.S
expect legal put follower field.EL
expect legal-count 13
put follower city.N
expect worth -1,2 city.N now 0 1

# WHEE-03  What is on the tiles RadI RadK RadL RadM RadO: every part can be taken.
game wheel seats=2
draw wheel/RadI; place 1,-1 r0
expect legal put follower city.N
expect legal put follower city.W
expect legal put follower field.EL
expect legal-count 13
put follower city.N
expect worth 1,-1 city.N now 1 0
draw wheel/RadK; place 4,1 r2
expect legal put follower city.N
expect legal put follower road.S
expect legal put follower field.EL
expect legal put follower field.SR
expect legal-count 14
put follower city.N
expect worth 4,1 city.N now 0 1
draw wheel/RadL; place 0,4 r0
expect legal put follower city.N
expect legal put follower road.E
expect legal put follower road.S
expect legal put follower road.W
expect legal put follower field.EL
expect legal put follower field.ER
expect legal put follower field.SR
expect legal-count 17
put follower city.N
expect worth 0,4 city.N now 2 0
draw wheel/RadM; place -1,2 r0
expect legal put follower city.N
expect legal put follower field.EL
expect legal-count 12
put follower city.N
expect worth -1,2 city.N now 0 2
draw wheel/RadO; place 3,4 r2
expect legal put follower city.N
expect legal put follower road.E
expect legal put follower field.EL
expect legal put follower field.ER
expect legal-count 14
put follower city.N
expect worth 3,4 city.N now 2 0

# WHEE-03  What is on the tiles RadN.1 RadP RadQ RadR RadS: every part can be taken.
game wheel seats=2
draw wheel/RadN.1; place 1,-1 r0
expect legal put follower city.N
expect legal put follower field.EL
expect legal-count 12
put follower city.N
expect worth 1,-1 city.N now 1 0
draw wheel/RadP; place 0,4 r0
expect legal put follower city.N
expect legal put follower road.E
expect legal put follower field.EL
expect legal put follower field.ER
expect legal-count 14
put follower city.N
expect worth 0,4 city.N now 0 2
draw wheel/RadQ; place 4,1 r1
expect legal put follower city.N
expect legal put follower field.SL
expect legal-count 12
put follower city.N
expect worth 4,1 city.N now 2 0
draw wheel/RadR; place -1,2 r3
expect legal put follower city.N
expect legal put follower field.SL
expect legal-count 12
put follower city.N
expect worth -1,2 city.N now 0 1
draw wheel/RadS; place 3,4 r2
expect legal put follower city.N
expect legal put follower road.S
expect legal put follower field.SL
expect legal put follower field.SR
expect legal-count 14
put follower city.N
expect worth 3,4 city.N now 2 0

# WHEE-03  What is on the tiles RadT RadU.1 RadU.2 RadU.3 RadV: every part can be taken.
game wheel seats=2
draw wheel/RadT; place 0,4 r0
expect legal put follower city.N
expect legal put follower road.S
expect legal put follower field.SL
expect legal put follower field.SR
expect legal-count 14
put follower city.N
expect worth 0,4 city.N now 2 0
draw wheel/RadU.1; place 1,-1 r0
expect legal put follower road.E
expect legal put follower field.NL
expect legal put follower field.ER
expect legal-count 13
pass
draw wheel/RadU.2; place 4,1 r1
expect legal put follower road.E
expect legal put follower field.NL
expect legal put follower field.ER
expect legal-count 13
pass
draw wheel/RadU.3; place -1,2 r1
expect legal put follower road.E
expect legal put follower field.NL
expect legal put follower field.ER
expect legal-count 13
pass
draw wheel/RadV; place 3,4 r1
expect legal put follower road.S
expect legal put follower field.NL
expect legal put follower field.SR
expect legal-count 13
pass

# WHEE-03  What is on the tiles RadV.1 RadV.2 RadV.3 RadW: every part can be taken.
game wheel seats=2
draw wheel/RadV.1; place 1,-1 r1
expect legal put follower road.S
expect legal put follower field.NL
expect legal put follower field.SR
expect legal-count 13
pass
draw wheel/RadV.2; place 4,1 r2
expect legal put follower road.S
expect legal put follower field.NL
expect legal put follower field.SR
expect legal-count 13
pass
draw wheel/RadV.3; place 2,4 r0
expect legal put follower road.S
expect legal put follower field.NL
expect legal put follower field.SR
expect legal-count 13
pass
draw wheel/RadW; place -1,2 r1
expect legal put follower road.E
expect legal put follower road.S
expect legal put follower road.W
expect legal put follower field.NL
expect legal put follower field.ER
expect legal put follower field.SR
expect legal-count 16
pass

# WHEE-03  What is on the tiles RadX.1 n1 n2 n3: every part can be taken, and the nine crown spaces.
game wheel seats=2
draw wheel/RadX.1; place 2,-1 r0
expect legal put follower road.N
expect legal put follower road.E
expect legal put follower road.S
expect legal put follower road.W
expect legal put follower field.NL
expect legal put follower field.NR
expect legal put follower field.ER
expect legal put follower field.SR
expect legal-count 18
pass
draw wheel/n1; place 4,1 r1
expect legal put follower city.N
expect legal put follower city.E
expect legal put follower city.W
expect legal put follower field.SL
expect legal-count 14
put follower city.N
expect worth 4,1 city.N now 0 1
draw wheel/n2; place 2,4 r2
expect legal put follower city.N
expect legal put follower road.E
expect legal put follower field.EL
expect legal put follower field.ER
expect legal-count 14
put follower city.N
expect worth 2,4 city.N now 1 0
draw wheel/n3; place -1,2 r0
expect legal put follower city.N
expect legal put follower road.S
expect legal put follower field.EL
expect legal put follower field.SR
expect legal-count 14
put follower city.N
expect worth -1,2 city.N now 0 1

# WHEE-03  What is on the tiles n4 n5 n6 n7: every part can be taken, and the nine crown spaces.
game wheel seats=2
draw wheel/n4; place 1,-1 r0
expect legal put follower city.N
expect legal put follower road.W
expect legal put follower field.EL
expect legal put follower field.WR
expect legal-count 14
put follower city.N
expect worth 1,-1 city.N now 1 0
draw wheel/n5; place 4,1 r0
expect legal put follower city.N
expect legal put follower road.S
expect legal put follower field.EL
expect legal put follower field.SR
expect legal-count 14
put follower city.N
expect worth 4,1 city.N now 0 1
draw wheel/n6; place 2,4 r1
expect legal put follower city.N
expect legal put follower road.E
expect legal put follower field.EL
expect legal put follower field.ER
expect legal-count 14
put follower city.N
expect worth 2,4 city.N now 1 0
draw wheel/n7; place -1,1 r0
expect legal put follower city.N
expect legal put follower road.E
expect legal put follower road.W
expect legal put follower field.EL
expect legal put follower field.ER
expect legal put follower field.WR
expect legal-count 16
put follower city.N
expect worth -1,1 city.N now 0 1

# WHEE-03  What is on the tiles n8 n9: every part can be taken, and the nine crown spaces.
game wheel seats=2
draw wheel/n8; place 1,-1 r0
expect legal put follower road.E
expect legal put follower road.W
expect legal put follower cloister
expect legal put follower field.NL
expect legal put follower field.ER
expect legal-count 15
pass
draw wheel/n9; place 3,4 r0
expect legal put follower road.N
expect legal put follower road.E
expect legal put follower field.NL
expect legal put follower field.NR
expect legal put follower field.ER
expect legal-count 15
pass

# WHEE-03, WHEE-46  The field SL of the tile n1: each of its three complete cities pays a farmer there 3.
game wheel seats=2
draw wheel/n1; place 0,-1 r2; put follower field.SL
draw wheel/RadE; place -1,-1 r1; pass
draw wheel/RadE; place 1,-1 r3; pass
expect worth 0,-1 field.SL now 9 0
end
expect score 9 0

# WHEE-03, WHEE-46  The field EL of the tile n2: its complete city pays a farmer there 3.
game wheel seats=2
draw wheel/n2; place 0,-1 r2; put follower field.EL
draw wheel/RadE; place 1,-1 r3; pass
expect worth 0,-1 field.EL now 3 0
end
expect score 3 0

# WHEE-03, WHEE-46  The field ER of the tile n2: its complete city pays a farmer there 3.
game wheel seats=2
draw wheel/n2; place 0,-1 r2; put follower field.ER
draw wheel/RadE; place 1,-1 r3; pass
expect worth 0,-1 field.ER now 3 0
end
expect score 3 0

# WHEE-03, WHEE-46  The field EL of the tile n3: its complete city pays a farmer there 3.
game wheel seats=2
draw wheel/n3; place 0,-1 r2; put follower field.EL
draw wheel/RadE; place 1,-1 r3; pass
expect worth 0,-1 field.EL now 3 0
end
expect score 3 0

# WHEE-03, WHEE-46  The field SR of the tile n3: its complete city pays a farmer there 3.
game wheel seats=2
draw wheel/n3; place 0,-1 r2; put follower field.SR
draw wheel/RadE; place 1,-1 r3; pass
expect worth 0,-1 field.SR now 3 0
end
expect score 3 0

# WHEE-03, WHEE-46  The field EL of the tile n4: its complete city pays a farmer there 3.
game wheel seats=2
draw wheel/n4; place 0,-1 r2; put follower field.EL
expect worth 0,-1 field.EL now 3 0
end
expect score 3 0

# WHEE-03, WHEE-46  The field WR of the tile n4: its complete city pays a farmer there 3.
game wheel seats=2
draw wheel/n4; place 0,-1 r2; put follower field.WR
expect worth 0,-1 field.WR now 3 0
end
expect score 3 0

# WHEE-03, WHEE-46  The field EL of the tile n5: its complete city pays a farmer there 3.
game wheel seats=2
draw wheel/n5; place 0,-1 r2; put follower field.EL
expect worth 0,-1 field.EL now 3 0
end
expect score 3 0

# WHEE-03, WHEE-46  The field SR of the tile n5: its complete city pays a farmer there 3.
game wheel seats=2
draw wheel/n5; place 0,-1 r2; put follower field.SR
expect worth 0,-1 field.SR now 3 0
end
expect score 3 0

# WHEE-03, WHEE-46  The field EL of the tile n6: its complete city pays a farmer there 3.
game wheel seats=2
draw wheel/n6; place 0,-1 r2; put follower field.EL
expect worth 0,-1 field.EL now 3 0
end
expect score 3 0

# WHEE-03, WHEE-46  The field ER of the tile n6: its complete city pays a farmer there 3.
game wheel seats=2
draw wheel/n6; place 0,-1 r2; put follower field.ER
expect worth 0,-1 field.ER now 3 0
end
expect score 3 0

# WHEE-03, WHEE-46  The field EL of the tile n7: its complete city pays a farmer there 3.
game wheel seats=2
draw wheel/n7; place 0,-1 r2; put follower field.EL
expect worth 0,-1 field.EL now 3 0
end
expect score 3 0

# WHEE-03, WHEE-46  The field ER of the tile n7: no city touches it.
game wheel seats=2
draw wheel/n7; place 0,-1 r2; put follower field.ER
expect worth 0,-1 field.ER now 0 0
end
expect score 0 0

# WHEE-03, WHEE-46  The field WR of the tile n7: its complete city pays a farmer there 3.
game wheel seats=2
draw wheel/n7; place 0,-1 r2; put follower field.WR
expect worth 0,-1 field.WR now 3 0
end
expect score 3 0
