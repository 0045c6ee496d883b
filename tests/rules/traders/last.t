# TRAD-Q02  Red continues the builder's road with the last tile of the game: no second tile is offered,
# the game ends with final scoring.
game carcassonne+traders seats=2
draw base/U; place 1,0 r0; put follower road.E
draw base/E; place 0,-1 r2; pass
draw base/U; place 2,0 r0; put builder road.E
draw base/E; place 0,1 r1; pass
draw traders/HT; place 1,1 r3; pass
draw traders/HU; place 1,2 r1; pass
draw base/J; place 2,2 r3; pass
draw base/A; place 2,1 r0; pass
draw base/B; place 1,-1 r0; pass
draw base/A; place 2,-1 r2; pass
draw base/V; place 0,2 r3; pass
draw base/X; place 1,3 r0; pass
draw base/U; place 2,3 r0; pass
draw base/L; place 0,3 r2; pass
draw base/L; place 0,4 r0; pass
draw traders/HJ; place 1,4 r2; pass
draw traders/HA; place 2,4 r2; pass
draw traders/HC; place 2,5 r0; pass
draw base/W; place 1,5 r0; pass
draw traders/HB; place 0,5 r0; pass
draw base/U; place 2,-2 r1; pass
draw base/E; place 1,-2 r0; pass
draw base/D; place 1,-3 r2; pass
draw base/V; place 0,-2 r1; pass
draw base/W; place 2,-3 r0; pass
draw base/V; place 0,-3 r3; pass
draw base/V; place -1,-2 r2; pass
draw traders/HI; place -1,-3 r0; pass
draw base/L; place -2,-3 r1; pass
draw base/E; place -1,-4 r2; pass
draw base/W; place -2,-4 r1; pass
draw base/E; place 0,-4 r0; pass
draw base/N; place 0,-5 r3; pass
draw base/K; place -1,-5 r1; pass
draw base/U; place -2,-2 r1; pass
draw base/W; place -2,-5 r0; pass
draw base/V; place 1,-4 r2; pass
draw base/D; place 1,-5 r1; pass
draw base/J; place 2,-5 r3; pass
draw base/U; place 2,-4 r0; pass
draw base/V; place -2,-1 r2; pass
draw base/U; place 2,-6 r1; pass
draw base/V; place 1,-6 r0; pass
draw traders/HK; place 0,-6 r0; pass
draw base/J; place -1,-6 r1; pass
draw base/O; place 0,-7 r2; pass
draw traders/HG; place 1,-7 r0; pass
draw traders/HQ; place 1,-8 r1; pass
draw traders/HF; place 1,-9 r3; pass
draw base/K; place 0,-9 r1; pass
draw base/V; place 0,-8 r0; pass
draw traders/HW; place -1,-7 r0; pass
draw base/T; place -1,-8 r3; pass
draw traders/HO; place -1,-9 r3; pass
draw base/D; place -2,-8 r1; pass
draw base/K; place -2,-7 r1; pass
draw traders/HD; place -2,-9 r1; pass
draw base/N; place -3,-9 r1; pass
draw base/H; place -3,-10 r0; pass
draw base/R; place -2,-10 r1; pass
draw traders/HE; place -1,-10 r0; pass
draw traders/HR; place 0,-10 r0; pass
draw traders/HS; place 1,-10 r2; pass
draw base/O; place -3,-11 r2; pass
draw base/P; place -2,-11 r3; pass
draw base/F; place 2,-10 r0; pass
draw traders/HN; place 3,-10 r2; pass
draw base/F; place 3,-11 r1; pass
draw base/V; place -1,-11 r1; pass
draw base/P; place 4,-10 r3; pass
draw base/N; place 4,-9 r0; pass
draw base/G; place 3,-9 r0; pass
draw base/P; place 3,-12 r3; pass
draw base/M; place 2,-12 r1; pass
draw traders/HH; place 2,-13 r2; pass
draw traders/HV; place 3,-13 r0; pass
draw base/B; place 2,-11 r0; pass
draw base/I; place 4,-13 r0; pass
draw base/M; place 4,-14 r2; pass
draw base/Q; place 3,-14 r3; pass
draw base/R; place 2,-14 r0; pass
draw traders/HL; place 5,-14 r1; pass
draw base/H; place 1,-13 r1; pass
draw base/R; place 1,-14 r0; pass
draw base/I; place 3,-15 r3; pass
draw base/S; place 2,-15 r2; pass
draw traders/HP; place 1,-15 r0; pass
draw base/S; place 6,-14 r0; pass
draw base/H; place 7,-14 r1; pass
draw traders/HM; place 8,-14 r0; pass
draw base/C; place 0,-14 r0; pass
draw traders/HX; place 0,-15 r0; pass
draw base/B; place -3,-8 r0; pass
draw base/B; place 4,-15 r0; pass
expect turn 0
expect left 1
expect piece 2,0 road.E 0 builder
draw base/U; place 3,0 r0; pass
expect event end then score 0 4 road final 4 tile x 1
expect left 0
expect actor over
expect legal-count 0
expect illegal again because game-over

# TRAD-Q02, TRAD-20, TRAD-Q05  With one tile left it is offered. Red takes it and lays it at the same
# road; then the game is over.
game carcassonne+traders seats=2
draw base/U; place 1,0 r0; put follower road.E
draw base/E; place 0,-1 r2; pass
draw base/U; place 2,0 r0; put builder road.E
draw base/E; place 0,1 r1; pass
draw base/U; place 3,0 r0; pass
again
draw traders/HF; place 1,1 r3; pass
draw traders/HE; place 1,2 r3; pass
draw base/L; place 1,3 r0; pass
draw base/E; place 1,-1 r1; pass
draw base/E; place 2,-1 r3; pass
draw base/A; place 0,2 r1; pass
draw base/V; place 3,-1 r2; pass
draw base/V; place 2,1 r0; pass
draw base/A; place 0,3 r3; pass
draw traders/HB; place 2,2 r0; pass
draw base/W; place 2,3 r1; pass
draw traders/HA; place 3,1 r1; pass
draw base/X; place 3,2 r0; pass
draw base/W; place 3,3 r3; pass
draw base/W; place 3,-2 r0; pass
draw base/U; place 2,-2 r0; pass
draw traders/HJ; place 1,-2 r2; pass
draw base/D; place 0,-2 r0; pass
draw base/P; place 0,-3 r3; pass
draw base/I; place -1,-3 r2; pass
draw base/P; place -1,-2 r0; pass
draw traders/HC; place -2,-2 r1; pass
draw base/U; place -2,-3 r1; pass
draw base/L; place 1,-3 r1; pass
draw traders/HW; place 2,-3 r0; pass
draw base/L; place 2,-4 r2; pass
draw base/O; place 1,-4 r0; pass
draw traders/HR; place 0,-4 r0; pass
draw traders/HT; place -1,-4 r1; pass
draw base/O; place 1,-5 r2; pass
draw base/D; place 2,-5 r3; pass
draw base/P; place -1,-5 r3; pass
draw base/K; place -2,-5 r1; pass
draw base/W; place 0,-5 r0; pass
draw base/V; place -2,-4 r0; pass
draw base/D; place 3,-3 r0; pass
draw base/S; place 3,-4 r1; pass
draw base/N; place 3,-5 r2; pass
draw traders/HS; place 4,-5 r0; pass
draw base/J; place 4,-4 r3; pass
draw base/J; place 5,-5 r3; pass
draw base/U; place 4,-3 r0; pass
draw traders/HK; place 5,-4 r2; pass
draw traders/HU; place 5,-3 r1; pass
draw traders/HI; place 6,-4 r0; pass
draw base/J; place 6,-5 r2; pass
draw traders/HV; place 6,-3 r2; pass
draw base/F; place 6,-2 r1; pass
draw base/M; place 7,-3 r3; pass
draw traders/HP; place 7,-2 r3; pass
draw base/H; place 6,-1 r0; pass
draw base/E; place 7,-1 r0; pass
draw base/M; place 6,0 r0; pass
draw base/G; place 8,-2 r0; pass
draw base/B; place 7,-4 r0; pass
draw base/T; place 9,-2 r3; pass
draw base/H; place 9,-3 r0; pass
draw base/N; place 9,-4 r2; pass
draw base/B; place 8,-3 r0; pass
draw base/B; place 8,-4 r0; pass
draw base/K; place 9,-1 r0; pass
draw base/V; place 8,-1 r3; pass
draw traders/HO; place 10,-4 r3; pass
draw base/F; place 10,-3 r1; pass
draw base/S; place 10,-2 r1; pass
draw base/H; place 10,-1 r0; pass
draw traders/HN; place 11,-2 r0; pass
draw base/I; place 11,-1 r1; pass
draw traders/HG; place 10,0 r0; pass
draw traders/HL; place 9,0 r3; pass
draw base/K; place 8,0 r1; pass
draw base/V; place 7,0 r3; pass
draw base/N; place 12,-1 r0; pass
draw traders/HD; place 12,-2 r0; pass
draw traders/HQ; place 12,-3 r1; pass
draw base/B; place 11,-3 r0; pass
draw traders/HH; place 12,-4 r3; pass
draw base/Q; place 12,-5 r3; pass
draw base/V; place 5,-2 r1; pass
draw base/V; place 5,-1 r0; pass
draw base/R; place 9,1 r1; pass
draw base/R; place 10,1 r2; pass
draw base/R; place 12,-6 r3; pass
draw traders/HM; place 9,2 r0; pass
draw base/C; place 10,2 r0; pass
draw traders/HX; place 11,-5 r0; pass
draw base/V; place 11,0 r3; pass
draw base/V; place 7,-5 r2; pass
expect turn 0
expect left 2
draw base/U; place 4,0 r0; pass
expect left 1
expect actor 0
expect turn 0
expect legal again
expect legal pass
expect no event end
again
expect actor chance
expect turn 0
draw base/U; place -1,0 r0; pass
expect event end then score 0 6 road final
expect left 0
expect actor over
