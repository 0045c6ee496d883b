# PRIN-33, PRIN-Q14  As long as the dragon is away Red lays drawn dragon tiles aside face up and
# draws again, as often as it takes; it costs him nothing.
game carcassonne+princess seats=2
draw princess/BH
expect event aside princess/BH
expect actor chance
expect turn 0
expect hand none
expect left 100
expect bag princess/BH 0
draw princess/BG
draw princess/BG
expect token aside princess/BG 2
expect token aside princess/BH 1
draw base/U; place 1,0 r0; put follower road.E
expect turn 1
expect token aside princess/BG 2

# PRIN-33  Other tiles of the box are laid as usual while he is away.
game carcassonne+princess seats=2
draw princess/BT
expect no event aside
expect actor 0
place 1,0 r0; pass
draw princess/BB
expect no event aside
expect actor 1

# PRIN-33, PRIN-Q14  It is laid aside before anybody asks whether it fits. BO fits nowhere among
# roads: with the dragon away it waits beside the board, with the dragon there it leaves the game.
game carcassonne+princess seats=2
draw base/W; place 0,1 r0; pass
draw base/L; place 0,-1 r2; pass
draw princess/BO
expect event aside princess/BO
expect no event discard
expect token aside princess/BO 1
draw princess/B3; place 1,0 r0
expect event mixed 1
draw princess/BO
expect event discard princess/BO
expect no event aside
expect bag princess/BO 0

# PRIN-34, PRIN-Q14  The volcano mixes them all back at once, before the next tile is drawn.
game carcassonne+princess seats=2
draw princess/BH
draw princess/BG
draw princess/BG
draw princess/B2
expect left 97
expect token aside princess/BG 2
place 0,1 r0
expect event token dragon 1 at 0,1 then mixed 3
expect left 100
expect bag princess/BG 2
expect bag princess/BH 1
expect token aside princess/BG 0
expect token aside princess/BH 0
draw princess/BH
expect no event aside
expect actor 1
place 1,0 r0; pass
expect actor 1
expect legal dragon 0,0

# PRIN-34  With nothing laid aside nothing is mixed; a second volcano finds nothing there either.
game carcassonne+princess seats=2
draw princess/B2; place 0,1 r0
expect no event mixed
draw princess/BH; place 0,2 r0; pass
dragon 0,2
draw princess/B3; place 1,0 r0
expect no event mixed
expect left 98

# PRIN-Q14, PRIN-Q20  The volcano is the first tile of a double turn: what lay aside can be drawn as
# its second.
game carcassonne+traders+princess seats=2
draw princess/BH
draw base/U; place 1,0 r0; put follower road.E
draw base/B; place 0,1 r0; pass
draw base/U; place 2,0 r0; put builder road.E
draw base/B; place 0,2 r0; pass
expect bag princess/BH 0
draw princess/B3; place 3,0 r0; pass
expect bag princess/BH 1
again
draw princess/BH
expect no event aside
expect actor 0
expect turn 0

# PRIN-Q14, PRIN-Q15, PRIN-33  A game without the dragon: all six volcanoes leave it because they
# fit nowhere, three among roads, three among cities. When only dragon tiles are left they are laid
# aside one after the other, and with the last one the game is over.
game carcassonne+princess seats=2
draw princess/BH; draw princess/BI; draw princess/BJ; draw princess/BK; draw princess/BL
draw princess/BM; draw princess/BN; draw princess/BO; draw princess/BP; draw princess/BQ
expect turn 0
expect left 91
draw base/W; place 0,1 r0; put follower road.S
draw base/L; place 0,-1 r2; pass
draw base/B; draw base/B; draw base/B; draw base/B; draw base/C; draw base/E
draw base/E; draw base/E; draw base/E; draw base/E; draw base/F; draw base/F
draw base/G; draw base/H; draw base/H; draw base/H; draw base/I; draw base/I
draw base/M; draw base/M; draw base/N; draw base/N; draw base/N; draw base/Q
draw base/R; draw base/R; draw base/R; draw princess/BB; draw princess/BC; draw princess/BE
draw princess/BF; draw princess/BS; draw princess/B2; draw princess/BZ; draw princess/BY
expect event discard princess/BY
draw base/S; place 1,0 r1; pass
draw base/S; place -1,0 r3; pass
draw base/T; place 0,2 r2; pass
draw base/P; place 0,-2 r0; pass
draw base/P; place 1,-2 r1; pass
expect score 2 0
draw base/A; draw base/A; draw base/U; draw base/U; draw base/U; draw base/U
draw base/U; draw base/U; draw base/U; draw base/U; draw base/V; draw base/V
draw base/V; draw base/V; draw base/V; draw base/V; draw base/V; draw base/V
draw base/V; draw base/W; draw base/W; draw base/W; draw base/X; draw princess/BR
draw princess/BW; draw princess/B1; draw princess/B3; draw princess/BX
expect event discard princess/BX
expect token dragon off
expect turn 1
draw base/D; place -2,0 r1; pass
draw base/D; place -2,-1 r1; pass
draw base/D; place 1,2 r3; pass
draw base/J; place 2,-2 r3; pass
draw base/J; place -2,1 r3; pass
draw base/J; place 3,-2 r2; pass
draw base/K; place 1,1 r0; pass
draw base/K; place 2,-3 r3; pass
draw base/K; place -2,-2 r0; pass
draw base/L; place 1,3 r3; pass
draw base/L; place -3,1 r1; pass
draw base/O; place 2,0 r3; pass
draw base/O; place 3,0 r1; pass
draw base/P; place 3,-3 r1; pass
draw princess/BA; place 3,-4 r3; pass
draw princess/BD; place 0,-3 r2; pass
draw princess/BT; place -3,-2 r2; pass
draw princess/BU; place 1,4 r3; pass
draw princess/BV; place -4,1 r3; pass
expect left 2
expect actor chance
expect turn 0
draw princess/BG
expect event aside princess/BG
expect actor chance
expect left 1
draw princess/BG
expect event aside princess/BG then end
expect left 0
expect actor over
expect token aside princess/BG 2
expect token aside princess/BO 1
expect token dragon off
expect winners 0
expect score 2 0
