# HUNT-26, HUNT-27, HUNT-33  The book's example: a forest of two pieces is 4 points. There is no
# gold in it: no bonus tile is drawn.
game hunters seats=2
draw hunters/35; place 0,-1 r0; put member forest.E
expect feature 0,-1 forest.E open 1 tiles 1
draw hunters/36; place 1,0 r1; pass
draw hunters/37; place 1,-1 r3; pass
expect event closed forest then score 0 4 forest complete 2 segment x 2 strength 1 0 then return 0 member
expect score 4 0
expect turn 1
expect actor chance
expect token bonus off 12
expect illegal draw hunters/B85 because not-in-bag
expect legal draw hunters/61

# HUNT-27, HUNT-28  The book's example: a forest of five pieces, with gold, is 10 points for Red.
# Blue, who completed it, draws the bonus tile.
game hunters seats=2
draw hunters/38; place 1,0 r0; put member forest.E
draw hunters/39; place 0,1 r1; pass
draw hunters/35; place 2,0 r2; pass
expect feature 0,0 forest.E open 1 tiles 4
draw hunters/36; place 0,2 r2; pass
expect event closed forest then score 0 10 forest complete 5 segment x 2
expect score 10 0
expect turn 1
expect legal draw hunters/B85

# HUNT-26  A gap inside keeps a forest open: at 1,0 there is room between four tiles. The tile that
# fills it completes the forest.
game hunters seats=2
draw hunters/36; place 0,1 r2; put member forest.S
draw hunters/62; place 0,-1 r0; pass
draw hunters/61; place 1,-1 r0; pass
draw hunters/37; place 2,-1 r0; pass
draw hunters/33; place 2,0 r2; pass
draw hunters/76; place 1,1 r3; pass
expect feature 0,0 forest.E open 1 tiles 2
expect no event closed
expect score 0 0
draw hunters/35
expect legal place 1,0 r2
place 1,0 r2; pass
expect event closed forest then score 0 6 forest complete 3 segment x 2
expect score 6 0

# HUNT-26, HUNT-27  Any size: Red's forest grows to 9 pieces and is 18 points.
game hunters seats=2
draw hunters/38; place 1,0 r0; put member forest.E
draw hunters/39; place 2,0 r0; pass
draw hunters/40; place 3,0 r0; pass
draw hunters/60; place 4,0 r0; pass
draw hunters/63; place 5,0 r3; pass
draw hunters/36; place 5,-1 r0; pass
draw hunters/37; place 5,1 r0; pass
expect feature 0,0 forest.E open 1 tiles 8
expect score 0 0
draw hunters/35; place 0,1 r3; pass
expect event score 0 18 forest complete 9 segment x 2
expect score 18 0

# HUNT-Q01, HUNT-27  Pieces count, not tiles: the two forest pieces of one tile are in the same
# forest. 5 pieces on 4 tiles are 10 points.
game hunters seats=2
draw hunters/30; place 1,0 r0; put member forest.S
draw hunters/31; place 1,1 r0; pass
draw hunters/67; place 0,1 r0; pass
expect same 0,1 forest.N 0,1 forest.E
expect feature 0,1 forest.N closed tiles 4
expect event score 0 10 forest complete 5 segment x 2
expect score 10 0

# HUNT-Q01  With count=tiles it is 8.
game hunters seats=2 count=tiles
draw hunters/30; place 1,0 r0; put member forest.S
draw hunters/31; place 1,1 r0; pass
draw hunters/67; place 0,1 r0; pass
expect event score 0 8 forest complete 4 tile x 2
expect score 8 0

# HUNT-27, HUNT-28  A complete forest without a gatherer is worth nothing to anybody.
game hunters seats=2
draw hunters/35; place 1,0 r2; pass
draw hunters/36; place 0,1 r2; pass
expect event closed forest
expect no event score
expect score 0 0
