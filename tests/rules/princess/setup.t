# PRIN-01, PRIN-03  30 tiles of 29 kinds are added to the 71; BG is the only one there twice.
game carcassonne+princess seats=2
expect left 101
expect bag princess/BA 1
expect bag princess/BB 1
expect bag princess/BC 1
expect bag princess/BD 1
expect bag princess/BE 1
expect bag princess/BF 1
expect bag princess/BG 2
expect bag princess/BH 1
expect bag princess/BI 1
expect bag princess/BJ 1
expect bag princess/BK 1
expect bag princess/BL 1
expect bag princess/BM 1
expect bag princess/BN 1
expect bag princess/BO 1
expect bag princess/BP 1
expect bag princess/BQ 1
expect bag princess/BR 1
expect bag princess/BS 1
expect bag princess/BT 1
expect bag princess/BU 1
expect bag princess/BV 1
expect bag princess/BW 1
expect bag princess/BX 1
expect bag princess/BY 1
expect bag princess/BZ 1
expect bag princess/B1 1
expect bag princess/B2 1
expect bag princess/B3 1
expect legal-count 53

# PRIN-01, PRIN-04, PRIN-05  One dragon and one fairy, nobody's; both are off the board, and the
# fairy cannot be set while nobody has a follower there.
game carcassonne+princess seats=3
expect token dragon off
expect token fairy off
draw base/U; place 1,0 r0
expect illegal fairy 1,0 road.E because nobody-there
expect illegal dragon 0,0 because out-of-step
expect illegal remove 1,0 road.E because out-of-step
expect legal-count 4

# PRIN-02, PRIN-33  Twelve tiles show a dragon: as long as he is away each is laid aside, with no
# other effect, and the same player goes on drawing.
game carcassonne+princess seats=2
draw princess/BG
expect event aside princess/BG
draw princess/BG
expect event aside princess/BG
draw princess/BH
expect event aside princess/BH
draw princess/BI
expect event aside princess/BI
draw princess/BJ
expect event aside princess/BJ
draw princess/BK
expect event aside princess/BK
draw princess/BL
expect event aside princess/BL
draw princess/BM
expect event aside princess/BM
draw princess/BN
expect event aside princess/BN
draw princess/BO
expect event aside princess/BO
draw princess/BP
expect event aside princess/BP
draw princess/BQ
expect event aside princess/BQ
expect token aside princess/BG 2
expect token aside princess/BQ 1
expect left 89
expect turn 0
expect actor chance

# PRIN-02, PRIN-20  Six tiles show a volcano: the dragon goes to each of them in turn.
game carcassonne+princess seats=2
draw princess/B2; place 0,1 r0
expect token dragon 0,1
draw princess/B1; place 0,2 r0
expect token dragon 0,2
draw princess/B3; place 1,0 r0
expect token dragon 1,0
draw princess/BX; place 2,0 r0
expect token dragon 2,0
draw princess/BZ; place -1,1 r3
expect token dragon -1,1
draw princess/BY; place 1,1 r1
expect token dragon 1,1

# PRIN-02, PRIN-35  BR shows a portal.
game carcassonne+princess seats=2
draw princess/BR; place 1,0 r0
expect legal put follower city.N at 0,0

# PRIN-02, PRIN-35  BS shows a portal.
game carcassonne+princess seats=2
draw princess/BS; place 0,-1 r1
expect legal put follower road.E at 0,0

# PRIN-02, PRIN-35  BT shows a portal.
game carcassonne+princess seats=2
draw princess/BT; place 1,0 r0
expect legal put follower city.N at 0,0

# PRIN-02, PRIN-35  BU shows a portal.
game carcassonne+princess seats=2
draw princess/BU; place -1,0 r0
expect legal put follower city.N at 0,0

# PRIN-02, PRIN-35  BV shows a portal.
game carcassonne+princess seats=2
draw princess/BV; place -1,0 r0
expect legal put follower city.N at 0,0

# PRIN-02, PRIN-35  BW shows a portal.
game carcassonne+princess seats=2
draw princess/BW; place 1,0 r0
expect legal put follower city.N at 0,0

# PRIN-02, PRIN-37  BA shows a princess.
game carcassonne+princess seats=2
draw base/F; place 0,-1 r1; put follower city.E
draw princess/BA; place 0,-2 r2
expect legal remove 0,-1 city.E

# PRIN-02, PRIN-37  BB shows a princess.
game carcassonne+princess seats=2
draw base/F; place 0,-1 r1; put follower city.E
draw princess/BB; place 0,-2 r2
expect legal remove 0,-1 city.E

# PRIN-02, PRIN-37  BC shows a princess.
game carcassonne+princess seats=2
draw base/F; place 0,-1 r1; put follower city.E
draw princess/BC; place 0,-2 r1
expect legal remove 0,-1 city.E

# PRIN-02, PRIN-37  BD shows a princess.
game carcassonne+princess seats=2
draw base/F; place 0,-1 r1; put follower city.E
draw princess/BD; place 0,-2 r2
expect legal remove 0,-1 city.E

# PRIN-02, PRIN-37  BE shows a princess.
game carcassonne+princess seats=2
draw base/F; place 0,-1 r1; put follower city.E
draw princess/BE; place 0,-2 r2
expect legal remove 0,-1 city.E

# PRIN-02, PRIN-37  BF shows a princess.
game carcassonne+princess seats=2
draw base/F; place 0,-1 r1; put follower city.E
draw princess/BF; place 0,-2 r2
expect legal remove 0,-1 city.E

# PRIN-06  The new tiles are laid like all others, and what they show does nothing before step 2
# except for the volcano.
game carcassonne+princess seats=2
draw princess/B3
expect illegal place 0,-1 r0 because edges-differ
expect illegal place 1,0 r1 because edges-differ
expect illegal place 3,0 r0 because no-neighbour
expect illegal place 0,0 r0 because cell-taken
expect legal place 1,0 r0
expect legal place -1,0 r2
expect legal place 0,1 r0
expect illegal place 0,1 r1 because edges-differ
expect legal-count 6
place 1,0 r0
draw princess/BH
expect illegal place 2,0 r1 because edges-differ
place 2,0 r0
expect token dragon 1,0
expect illegal dragon 2,0 because out-of-step
expect legal put follower field.NL
expect legal pass
