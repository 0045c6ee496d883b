# BASE-48, BASE-46, BASE-47, BASE-49, BASE-62  A whole game. The score counts on past 50 and 100. The
# game ends with the turn of the last tile: a follower may still be put, what the tile completes is
# scored normally, then comes final scoring.
game carcassonne seats=2
draw base/J; place 0,-1 r2; put follower city.N
draw base/W; place -1,0 r3; put follower road.S
draw base/L; place -1,1 r1; put follower road.W
draw base/D; place -1,2 r1; put follower road.E
draw base/B; place -2,2 r2; pass
draw base/N; place 0,1 r3; pass
draw base/T; place -1,3 r2; put follower city.N
draw base/V; place 1,0 r0; pass
draw base/I; place 0,2 r0; put follower city.N
draw base/U; place 0,-2 r1; pass
draw base/E; place -2,0 r0; put follower city.N
draw base/V; place 1,1 r2; pass
draw base/G; place -3,0 r1; put follower city.E
draw base/P; place -3,-1 r3; put follower road.E
draw base/Q; place -1,4 r3; put follower field.SL
draw base/U; place -2,1 r0; put follower field.NL
draw base/S; place -3,1 r3; put follower road.S
draw base/U; place 2,1 r0; put follower field.ER
draw base/W; place -1,-1 r3; put follower road.W
draw base/M; place -4,1 r1; pass
draw base/M; place -4,2 r3; put follower field.EL
draw base/E; place -4,3 r0; put follower field.EL
draw base/C; place -2,4 r1
draw base/O; place -2,5 r1; pass
draw base/U; place -3,5 r0; put follower road.E
draw base/K; place -5,2 r1; put follower city.N
draw base/R; place -4,-1 r2; put follower field.SL
draw base/R; place -3,3 r1; put follower city.N
draw base/K; place 3,1 r1
draw base/B; place -5,3 r2; put follower cloister
draw base/E; place -4,-2 r1
draw base/V; place 2,2 r0
draw base/K; place -4,5 r3
draw base/J; place -2,6 r3
draw base/U; place -4,-3 r2
draw base/X; place 3,0 r2
draw base/A; place -4,6 r2
draw base/P; place -3,-3 r2; put follower field.ER
draw base/E; place -6,3 r2
draw base/N; place -2,-3 r0
draw base/V; place -5,-2 r1
draw base/U; place 2,3 r3
draw base/A; place -1,6 r1
draw base/F; place -4,0 r1
draw base/P; place -6,-2 r0; put follower city.N
draw base/W; place 1,3 r1
draw base/H; place -3,2 r0
draw base/E; place -5,4 r2
draw base/U; place 0,-3 r3
draw base/F; place 4,1 r0
draw base/B; place -2,-2 r0
draw base/S; place -6,-3 r2
draw base/V; place 1,4 r1
draw base/B; place -5,0 r2
draw base/H; place -5,-1 r1
draw base/H; place 1,-2 r2
draw base/O; place -5,5 r1; put follower city.N
draw base/R; place 2,-2 r1
draw base/V; place 3,3 r2; pass
draw base/V; place 2,0 r2
draw base/U; place -1,-3 r3; pass
draw base/V; place -6,5 r3
draw base/W; place 0,-4 r1; put follower road.E
draw base/L; place 0,-5 r0
draw base/L; place 5,1 r3; put follower city.N
draw base/N; place -4,-4 r1
draw base/D; place -6,-1 r1; put follower city.N
draw base/J; place 1,5 r1
draw base/D; place 0,-6 r2; put follower city.N
draw base/V; place 3,-1 r0
expect left 1
expect actor chance
expect score 74 18
draw base/I; place 1,-1 r1
expect left 0
expect legal put follower city.W
put follower city.W
expect event closed city then score 0 4 city complete then return 0 follower at 1,-1 city.W then end then score 0 7 city final
expect actor over
expect illegal draw base/U because game-over
expect score 101 45

# BASE-Q02  The last tile fits nowhere: it leaves, nobody gets to put a follower, the game ends.
game carcassonne seats=2
draw base/U; place -1,0 r0; put follower field.ER
draw base/V; place -1,-1 r2; put follower field.NL
draw base/P; place -2,0 r0; pass
draw base/K; place -3,0 r1; put follower city.N
draw base/W; place -3,-1 r0; put follower road.W
draw base/K; place 0,1 r3; put follower road.S
draw base/H; place -1,1 r3; pass
draw base/O; place -4,-1 r3; pass
draw base/R; place -5,-1 r2; put follower city.N
draw base/J; place -6,-1 r1; put follower field.EL
draw base/U; place -6,0 r1; put follower road.E
draw base/V; place -5,-2 r2; put follower field.NL
draw base/U; place -1,2 r2; pass
draw base/S; place -2,1 r2; pass
draw base/B; place -1,3 r1; put follower cloister
draw base/D; place -4,0 r0; put follower road.E
draw base/V; place -2,3 r1; put follower road.S
draw base/J; place -3,-2 r3; put follower field.ER
draw base/P; place -2,-2 r2; put follower city.N
draw base/F; place -3,1 r0
draw base/R; place -3,2 r2
draw base/W; place 1,1 r2
draw base/U; place 0,3 r3
draw base/R; place -4,2 r1
draw base/L; place -4,3 r0
draw base/E; place -5,2 r2
draw base/B; place -1,4 r3
draw base/A; place -1,5 r0
draw base/E; place -2,4 r2
draw base/V; place 0,5 r3
draw base/V; place 1,5 r1
draw base/I; place -5,1 r1
draw base/V; place -6,2 r1
draw base/V; place -7,0 r1
draw base/N; place -3,4 r0
draw base/N; place 1,2 r3
draw base/L; place 0,6 r1
draw base/K; place -2,-3 r3
draw base/F; place 1,3 r1
draw base/U; place -8,0 r0
draw base/E; place -3,5 r1
draw base/H; place -7,1 r1
draw base/W; place 0,7 r1
draw base/S; place -5,3 r3
draw base/I; place -5,4 r1
draw base/M; place 1,6 r3
draw base/D; place -1,7 r0
draw base/H; place 2,2 r0
draw base/O; place 1,4 r0
draw base/V; place -8,-1 r1
draw base/L; place -3,-3 r1
draw base/U; place 2,5 r3
draw base/P; place -2,2 r0
draw base/E; place -2,-4 r3
draw base/D; place -4,-3 r2
draw base/G; place 2,3 r3
draw base/E; place -4,-4 r1
draw base/B; place -1,-4 r1
draw base/U; place 3,2 r1
draw base/W; place 1,0 r1
draw base/Q; place -4,1 r2
draw base/V; place -7,-1 r3
draw base/N; place -2,5 r0
draw base/J; place 1,7 r0
draw base/X; place -2,7 r1
draw base/A; place -6,-2 r1
draw base/M; place -6,3 r2
draw base/T; place -4,4 r2
draw base/B; place -5,5 r2
draw base/U; place 3,5 r3
draw base/C
expect event discard base/C
expect actor over
expect left 0
expect hand none
expect event discard base/C then end
expect score 26 10

# BASE-Q02, BASE-16  All tiles that are left fit nowhere: they leave one by one and the game ends.
game carcassonne seats=2
draw base/L; place 0,-1 r2; pass
draw base/N; place 0,1 r3; pass
draw base/V; place 1,1 r3; put follower road.S
draw base/P; place 0,2 r1; put follower field.ER
draw base/R; place -1,1 r1; pass
draw base/V; place -2,1 r1; put follower field.NL
draw base/S; place -1,0 r3; put follower field.SL
draw base/K; place -2,2 r3; put follower city.N
draw base/X; place -3,1 r2; put follower field.ER
draw base/A; place 1,0 r1; put follower cloister
draw base/U; place 2,0 r3; put follower field.ER
draw base/D; place -2,0 r1; put follower road.E
draw base/W; place 3,0 r3; put follower road.S
draw base/A; place 2,-1 r0; put follower cloister
draw base/R; place 2,-2 r0; put follower city.N
draw base/D; place 1,-2 r1; put follower road.E
draw base/K; place 2,-3 r2; put follower road.S
draw base/E; place 3,-2 r3
draw base/P; place -1,-1 r3; put follower field.EL
draw base/P; place 1,2 r3
draw base/B; place 4,-2 r1
draw base/J; place 1,3 r0
draw base/B; place 4,-1 r2
draw base/U; place 5,-1 r1
draw base/H; place 4,-3 r3
draw base/J; place 5,-3 r3
draw base/E; place 4,-4 r1
draw base/L; place 2,1 r2
draw base/U; place 3,-4 r3
draw base/W; place 6,-1 r3
draw base/U; place 5,0 r3
draw base/U; place 4,-5 r2
draw base/V; place 6,-2 r3
draw base/U; place 0,-2 r3
draw base/V; place 1,-1 r1
draw base/V; place 4,-6 r2; pass
draw base/E; place 3,-6 r2
draw base/H; place 3,-7 r3; put follower field.EL
draw base/W; place 2,-6 r1
draw base/J; place 3,-5 r0
draw base/E; place 3,-8 r0
draw base/B; place 2,-8 r0
draw base/K; place 3,-9 r2
draw base/O; place 5,-4 r0
draw base/V; place 4,-8 r2
draw base/V; place 1,-8 r1
draw base/V; place 1,-7 r0
draw base/G
expect event discard base/G
expect actor chance
draw base/M; place 2,-9 r0
draw base/I; place 2,-10 r2
draw base/D; place 2,2 r0
draw base/F; place 1,-10 r3
draw base/N; place 1,-11 r3
draw base/H; place 0,-11 r3
draw base/N; place -1,-11 r2
draw base/B; place 0,-12 r0
draw base/E; place -1,-10 r0
draw base/I; place -2,-10 r0
draw base/V; place -1,-9 r3
draw base/F; place -2,-11 r3
draw base/T; place -3,-10 r0
draw base/W; place 0,-13 r2
draw base/O; place -2,-12 r2
draw base/U; place 6,-3 r2
draw base/S; place 0,-8 r3
draw base/L; place -4,-10 r1
draw base/M; place -3,-11 r3
draw base/R
expect event discard base/R
expect actor chance
draw base/U; place 7,-2 r2
draw base/Q
expect event discard base/Q
expect actor chance
draw base/C
expect event discard base/C
expect actor over
expect left 0
expect hand none
expect event discard base/C then end
expect score 20 30
