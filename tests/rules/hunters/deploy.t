# HUNT-15  Only on the tile just laid, only one, and only from the supply.
game hunters seats=2
draw hunters/47; place -1,0 r0; pass
draw hunters/38; place 1,0 r0
expect illegal put member forest.E at 0,0 because not-that-tile
expect illegal put member meadow.NL at 0,0 because not-that-tile
expect illegal put member forest.S at -1,0 because not-that-tile
expect illegal put hut system.E at -1,0 because not-that-tile
expect illegal put member forest.E at 3,3 because no-tile-there
expect legal put member forest.E at 1,0
put member forest.E
expect supply 1 member 4
expect piece 1,0 forest.E 1 member
expect illegal put member meadow.NL because out-of-step

# HUNT-16, HUNT-17  Gatherer in the forest, fisher on the river, hunter on the meadow: what he is
# called depends on where he is, and any tribe member can be any of them.
game hunters seats=2
expect role forest gatherer
expect role river fisher
expect role meadow hunter
draw hunters/25; place 0,-1 r3
expect legal put member forest.S
expect legal put member river.N
expect legal put member meadow.NL
expect legal put member meadow.NR
expect legal put hut system.N
expect legal pass
expect legal-count 6

# HUNT-16  Which part of the tile: each of two forests and of three meadows is a choice of its own.
game hunters seats=2
draw hunters/44; place 1,0 r0
expect legal put member forest.N
expect legal put member forest.E
expect legal put member meadow.SL
expect legal-count 4
put member forest.E
expect feature 1,0 forest.E strength 1 0
expect feature 1,0 forest.N strength 0 0

# HUNT-18  The book's example: Blue continues the forest of Red's gatherer and may only put a
# hunter.
game hunters seats=2
draw hunters/38; place 1,0 r0; put member forest.E
draw hunters/35; place 2,0 r2
expect illegal put member forest.E because feature-taken
expect legal put member meadow.NL
expect legal pass
expect legal-count 2

# HUNT-18  The book's example: Red may put a gatherer or a fisher, but a hunter only on the small
# meadow, because there is one on the large meadow.
game hunters seats=2
draw hunters/35; place 1,0 r2; pass
draw hunters/62; place 0,-1 r0; put member meadow.NL
draw hunters/25; place 0,-2 r3
expect same 0,-2 meadow.NL 0,-1 meadow.NL
expect legal put member forest.S
expect legal put member river.N
expect legal put member meadow.NR
expect illegal put member meadow.NL because feature-taken
expect legal put hut system.N
expect legal-count 5

# HUNT-18  One's own tribe member is in the way like another's, at any distance.
game hunters seats=2
draw hunters/48; place -1,0 r0; put member river.E
draw hunters/49; place -2,0 r0; pass
draw hunters/50; place -3,0 r1; pass
draw hunters/51; place -4,0 r0; pass
draw hunters/52; place -5,0 r0
expect same -5,0 river.E -1,0 river.E
expect illegal put member river.E because feature-taken
expect legal put member meadow.NL
pass
draw hunters/53; place -6,0 r0
expect illegal put member river.E because feature-taken

# HUNT-18, HUNT-19, HUNT-48  The book's example: three hunters, each on a meadow of his own; forest,
# river and the end of the layout part them. A tile joins the three meadows: now three hunters lie
# on one, and no fourth may be added.
game hunters seats=3
draw hunters/48; place -1,0 r0; put member meadow.NL
draw hunters/38; place 1,0 r0; put member meadow.NL
draw hunters/34; place -1,-1 r0; put member meadow.EL
draw hunters/35; place 1,-1 r0; pass
expect same 1,-1 meadow.NL 1,0 meadow.NL
expect apart 1,-1 meadow.NL 0,0 meadow.NL
expect apart 1,-1 meadow.NL -1,-1 meadow.EL
expect apart -1,-1 meadow.EL 0,0 meadow.NL
expect apart -1,0 meadow.NL -1,0 meadow.ER
expect apart 1,0 meadow.NL 1,0 meadow.SL
expect feature 0,0 meadow.NL strength 1 0 0
expect feature 1,0 meadow.NL strength 0 1 0
expect feature -1,-1 meadow.EL strength 0 0 1
draw hunters/37; place 0,-1 r0
expect feature 0,-1 meadow.EL strength 1 1 1
expect illegal put member meadow.EL because feature-taken
expect legal put member forest.N
expect legal pass
expect legal-count 2

# HUNT-19, HUNT-18  Forests and rivers join in the same way; those who stand there stay.
game hunters seats=2
draw hunters/48; place -1,0 r0; put member river.E
draw hunters/62; place -1,-1 r0; pass
draw hunters/61; place -2,-1 r0; pass
draw hunters/36; place -3,-1 r2; pass
draw hunters/35; place 1,0 r2; pass
draw hunters/H1; place -3,0 r1; put member river.N
expect apart -3,0 river.N -1,0 river.E
draw hunters/50; place -2,0 r1
expect feature -2,0 river.N strength 1 1
expect illegal put member river.N because feature-taken

# HUNT-20  Red has put five tribe members and two huts. Now he only lays tiles, until a tribe member
# comes back; his huts do not.
game hunters seats=2
draw hunters/70; place 1,0 r0; put hut system.N
draw hunters/62; place 0,-1 r0; pass
draw hunters/48; place -1,0 r0; put hut system.E
expect supply 0 hut 0
draw hunters/61; place 0,-2 r0; pass
draw hunters/49; place -2,0 r0
expect illegal put hut system.E because no-piece-left
put member meadow.ER
draw hunters/52; place 2,0 r0; pass
draw hunters/68; place 1,-1 r0; put member river.S
expect score 2 0
expect supply 0 member 4
expect supply 0 hut 0
draw hunters/35; place 1,1 r3; pass
draw hunters/37; place 1,-2 r2; put member forest.N
expect score 6 0
expect supply 0 member 4
draw hunters/47; place 3,0 r0; pass
draw hunters/46; place 4,0 r2; put member forest.S
expect supply 0 member 3
draw hunters/53; place 5,0 r0; pass
draw hunters/51; place 6,0 r0; put member river.E
expect supply 0 member 2
draw hunters/36; place 2,-1 r2; pass
draw hunters/41; place 0,-3 r0; put member forest.E
expect supply 0 member 1
draw hunters/34; place -1,-1 r0; pass
draw hunters/45; place -3,0 r1; put member forest.W
expect supply 0 member 0
expect supply 0 hut 0
draw hunters/33; place 0,-4 r0; pass
expect turn 0
draw hunters/77; place 1,-3 r2
expect turn 1
expect actor chance
draw hunters/59; place 7,0 r3; pass
expect event closed river then score 0 8 river complete 7 segment x 1 + 1 fish x 1 then return 0 member
expect supply 0 member 1
expect supply 0 hut 0
expect score 14 0
draw hunters/50; place -4,0 r1
expect actor 0
expect legal put member meadow.NL
expect illegal put hut system.N because no-piece-left

# HUNT-21  No forest and no river is complete: the turn is over after the figure.
game hunters seats=2
draw hunters/48; place -1,0 r0; put member river.E
expect no event closed
expect no event score
expect no event return
expect score 0 0
expect turn 1

# HUNT-21, HUNT-46, HUNT-47  A meadow shut in on all sides has no effect: no points, and the hunter
# stays.
game hunters seats=2
draw hunters/38; place 1,0 r0; put member meadow.SL
draw hunters/42; place 1,1 r1; pass
expect same 1,0 meadow.SL 1,1 meadow.WL
expect feature 1,0 meadow.SL tiles 2 strength 1 0
expect no event closed
expect no event score
expect no event return
expect piece 1,0 meadow.SL 0 member
expect score 0 0
expect supply 0 member 4

# HUNT-Q16, HUNT-40  Nobody stands on a lake: a fisher is on a river, a hut on the river system.
game hunters seats=2
draw hunters/03; place 0,-1 r0
expect illegal put member lake because not-on-that
expect illegal put hut lake because not-on-that
expect illegal put member system.N because not-on-that
expect legal put member river.N
expect legal put member river.E
expect legal put member river.W
expect legal put hut system.N
expect legal-count 8

# HUNT-Q17  Whether a lake parts meadows is what the tile shows: here one meadow goes round the
# lake.
game hunters seats=2
draw hunters/H1; place 0,-1 r0
expect same 0,-1 meadow.NL 0,0 meadow.NL
expect legal-count 4
pass
draw hunters/09; place 0,-2 r0
expect same 0,-2 meadow.NL 0,-1 meadow.NL
expect same 0,-2 meadow.NL 0,-2 meadow.ER
expect apart 0,-2 meadow.NL 0,-2 meadow.NR

# HUNT-Q17  Here a river ends in a lake at the edge of a forest, and lake and forest part two
# meadows.
game hunters seats=2
draw hunters/H2; place 1,0 r0
expect apart 1,0 meadow.NL 1,0 meadow.NR
expect legal put member meadow.NL
expect legal put member meadow.NR
