# WHEE-44, WHEE-Q15, WHEE-09, WHEE-21  A whole game of 72 tiles, whose 30 steps take the pig round the
# wheel five times. The last tile has the wheel: FORTUNA, the crown space, then the tile is placed, the
# robber put and his road of 6 scored; then the game is over and the robber of Red gets 1 for his.
game wheel seats=2
draw wheel/RadT; place -1,1 r3; pass
draw wheel/RadW; place 2,-1 r3; pass
draw wheel/RadS; place 4,2 r3; pass
draw wheel/n8; place 5,2 r0; pass
draw wheel/RadP; place -1,3 r1; pass
draw wheel/RadO; place 6,2 r2; pass
draw wheel/n5; place 2,4 r3; pass
draw wheel/RadB; place 5,1 r1; pass
draw wheel/n4; place 5,3 r3; pass
draw wheel/RadB; place 5,0 r0; pass
draw wheel/RadU.1; place 4,0 r1; pass
draw wheel/RadR; place 2,5 r2; pass
draw wheel/RadV.1; place 3,4 r1; pass
draw wheel/RadV.2; place 5,-1 r1; pass
draw wheel/RadR; place 1,5 r1; pass
draw wheel/RadJ; place 5,-2 r1; pass
draw wheel/n6; place 1,-1 r3; pass
draw wheel/RadD; place 1,-2 r1; pass
draw wheel/RadN.1; place 6,-2 r3; pass
draw wheel/RadW; place 4,-2 r0; pass
draw wheel/RadV.1; place 0,5 r1; pass
draw wheel/RadV.2; place 5,-3 r2; pass
draw wheel/RadQ; place 0,-1 r1; pass
draw wheel/RadC; place 2,6 r3; pass
draw wheel/RadV; place 5,-4 r3; pass
draw wheel/RadU.2; place 3,-1 r0; pass
draw wheel/RadU.2; place 5,4 r1; pass
draw wheel/RadK; place 4,-4 r0; pass
draw wheel/RadE; place 7,-2 r2; pass
draw wheel/RadD; place 3,6 r3; pass
draw wheel/RadI; place 4,6 r1; pass
draw wheel/RadV.1; place 5,5 r2; pass
draw wheel/RadB; place 6,0 r1; pass
draw wheel/RadF; place 4,7 r0; pass
draw wheel/n3; place 6,-3 r1; pass
draw wheel/RadI; place 5,-5 r0; pass
draw wheel/RadL; place 5,-6 r2; pass
draw wheel/RadE; place 6,-1 r0; pass
draw wheel/RadX.1; place 3,-4 r3; pass
draw wheel/RadO; place -1,4 r3; pass
draw wheel/RadJ; place 7,-3 r3; pass
draw wheel/RadM; place 5,7 r0; pass
draw wheel/RadK; place 3,-5 r0; pass
draw wheel/RadU.3; place 5,8 r0; pass
draw wheel/RadU.1; place -2,3 r0; pass
draw wheel/RadA; place 6,1 r0; pass
draw wheel/n1; place 6,-5 r1; pass
draw wheel/n7; place 4,-6 r0; pass
draw wheel/RadP; place 1,-3 r0; pass
draw wheel/RadV.1; place 5,-7 r3; pass
draw wheel/n9; place 3,-3 r0; pass
draw wheel/RadF; place 7,-1 r1; pass
draw wheel/RadU.2; place -1,-1 r3; pass
draw wheel/RadS; place -3,3 r3; pass
draw wheel/RadH; place -1,2 r0; pass
draw wheel/RadG; place 4,5 r1; pass
draw wheel/RadW; place 2,-5 r3; pass
draw wheel/RadA; place 0,6 r1; pass
draw wheel/n2; place 6,5 r2; pass
draw wheel/RadE; place 0,7 r3; pass
draw wheel/RadW; place 7,-4 r0; pass
draw wheel/RadL; place 6,8 r0; pass
draw wheel/RadE; place -2,-1 r3; pass
draw wheel/RadB; place 8,-2 r2; pass
draw wheel/RadN.1; place 4,3 r1; pass
draw wheel/RadH; place 5,-8 r1; pass
draw wheel/RadD; place 8,-4 r0; pass
draw wheel/RadV.3; place 3,-2 r2; pass
draw wheel/RadM; place 5,-9 r1; crown follower fortuna at 1,0
draw wheel/RadD; place 6,-7 r0; pass
draw wheel/RadU.3; place -2,-2 r2; put follower road.E
expect score 9 0
expect left 1
expect actor chance
expect turn 1
draw wheel/RadU.1
expect left 0
expect event token pig 1 at 1,0 then score 1 3 for fortuna then score 0 3 for crown then return 0 follower
expect no event end
expect score 12 3
expect actor 1
place 2,-3 r0
expect legal put follower road.E
expect legal crown follower fortuna at 1,0
put follower road.E
expect event closed road then score 1 6 road complete 6 tile x 1 then return 1 follower then end then score 0 1 road final
expect actor over
expect illegal draw wheel/RadB because game-over
expect score 13 9
expect winners 0

# WHEE-Q15, WHEE-Q14, WHEE-13, WHEE-44  The last tile has the wheel and fits nowhere: the wheel turns,
# FORTUNA gives Red 3, the tile leaves and the game ends without a step for followers.
game wheel seats=2
draw wheel/RadI; place -1,0 r0; pass
draw wheel/RadG; place 1,-1 r0; pass
draw wheel/RadP; place 3,4 r2; pass
draw wheel/RadO; place 2,-1 r0; pass
draw wheel/n1; place 2,-2 r2; pass
draw wheel/RadU.1; place 4,1 r1; pass
draw wheel/n8; place -1,2 r3; pass
draw wheel/RadA; place 1,4 r3; pass
draw wheel/RadK; place -1,1 r3; pass
draw wheel/RadQ; place 3,-2 r0; pass
draw wheel/RadD; place 4,2 r3; pass
draw wheel/RadI; place 4,4 r3; pass
draw wheel/RadL; place -2,1 r1; pass
draw wheel/RadE; place 1,5 r3; pass
draw wheel/RadB; place 5,1 r2; pass
draw wheel/RadV.3; place 4,0 r3; pass
draw wheel/n7; place 3,5 r0; pass
draw wheel/RadC; place -1,-1 r0; pass
draw wheel/n5; place 3,6 r2; pass
draw wheel/n6; place -3,1 r0; pass
draw wheel/RadS; place 4,5 r1; pass
draw wheel/n4; place 4,3 r1; pass
draw wheel/RadU.1; place 3,-1 r2; pass
draw wheel/RadU.3; place 2,4 r2; pass
draw wheel/RadE; place -3,2 r1; pass
draw wheel/RadX.1
draw wheel/RadJ; place 2,6 r2; pass
draw wheel/RadV.1; place 4,-1 r1; pass
draw wheel/RadV.1; place 5,0 r1; pass
draw wheel/RadL; place -2,0 r1; pass
draw wheel/RadB; place 2,-3 r2; pass
draw wheel/RadW; place 5,4 r3; pass
draw wheel/RadH; place -1,-2 r2; pass
draw wheel/RadB; place 6,0 r0; pass
draw wheel/RadN.1; place 0,-2 r1; pass
draw wheel/RadO; place 6,4 r1; pass
draw wheel/RadJ; place 6,5 r2; pass
draw wheel/RadS; place 2,7 r3; pass
draw wheel/RadU.2; place 1,-3 r1; pass
draw wheel/RadV.2; place 1,-4 r3; pass
draw wheel/RadU.3; place 2,-4 r0; pass
draw wheel/RadD; place -2,-1 r1; pass
draw wheel/RadV.1; place 3,-4 r0; pass
draw wheel/RadW; place 5,-1 r3; pass
draw wheel/RadH; place 3,-5 r3; pass
draw wheel/RadB; place 5,2 r0; pass
draw wheel/RadR; place 0,-1 r2; pass
draw wheel/RadE; place -4,1 r3; pass
draw wheel/RadU.2; place 5,-2 r1; pass
draw wheel/RadK; place 1,6 r3; pass
draw wheel/RadM; place 4,-4 r1; pass
draw wheel/RadV.2; place 4,-3 r0; pass
draw wheel/RadV; place 6,-1 r1; pass
draw wheel/RadN.1; place 7,4 r0; pass
draw wheel/RadP; place 5,5 r3; pass
draw wheel/n3; place 0,6 r2; pass
draw wheel/RadU.2; place 6,2 r1; pass
draw wheel/RadW; place 5,-3 r3; pass
draw wheel/RadU.1; place 6,-3 r2; pass
draw wheel/RadD; place 7,-3 r0; pass
draw wheel/RadA; place 8,-3 r1; pass
draw wheel/RadD; place -3,0 r2; pass
draw wheel/RadR; place 0,-4 r3; pass
draw wheel/RadT; place 5,6 r1; pass
draw wheel/RadW; place 7,-2 r0; pass
draw wheel/n2; place 7,2 r1; pass
draw wheel/RadF; place 9,-3 r1; pass
draw wheel/RadF; place 10,-3 r1; pass
draw wheel/RadE; place 7,0 r1; pass
draw wheel/RadV.1; place 2,5 r3; pass
draw wheel/RadM; place -4,2 r3; pass
expect score 17 17
expect left 1
expect turn 0
draw wheel/n9
expect event token pig 1 at 1,0 then score 0 3 for fortuna then discard wheel/n9 then end
expect actor over
expect hand none
expect score 20 17
expect winners 0
