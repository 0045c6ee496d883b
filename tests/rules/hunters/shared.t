# HUNT-36, HUNT-19  The book's example: the new tile joins a forest of Red and one of Blue. One
# gatherer each: 10 points for both.
game hunters seats=2
draw hunters/30; place 1,0 r0; put member forest.S
draw hunters/61; place 2,0 r0; pass
draw hunters/36; place 0,1 r2; pass
draw hunters/37; place 2,1 r3; put member forest.N
expect apart 2,1 forest.N 1,0 forest.S
draw hunters/78; place 1,1 r0
expect same 2,1 forest.N 1,0 forest.S
expect feature 1,1 forest.N closed tiles 5 strength 1 1
expect illegal put member forest.N because feature-taken
pass
expect event score 0 10 forest complete 5 segment x 2 strength 1 1
expect event score 1 10 forest complete 5 segment x 2 strength 1 1
expect event return 0 member at 1,0 forest.S
expect event return 1 member at 2,1 forest.N
expect score 10 10
expect supply 0 member 5
expect supply 1 member 5

# HUNT-35, HUNT-19, HUNT-37  The book's example: Red has two gatherers, Blue one. Red alone gets the
# 12 points. Blue's gatherer goes back to him too.
game hunters seats=2
draw hunters/38; place 1,0 r0; put member forest.E
draw hunters/62; place 0,-1 r0; pass
draw hunters/61; place 1,-1 r0; pass
draw hunters/36; place 0,1 r2; pass
draw hunters/35; place 2,-1 r1; put member forest.E
draw hunters/77; place 3,-1 r3; pass
draw hunters/48; place -1,0 r0; pass
draw hunters/37; place 3,0 r3; put member forest.N
draw hunters/63; place 2,0 r0; pass
expect event closed forest then score 0 12 forest complete 6 segment x 2 strength 2 1
expect no event score 1
expect event return 1 member at 3,0 forest.N
expect score 12 0
expect supply 0 member 5
expect supply 1 member 5

# HUNT-36  Two fishers on one river: 6 points for Red and for Blue.
game hunters seats=2
draw hunters/48; place -1,0 r0; put member river.E
draw hunters/62; place -1,-1 r0; pass
draw hunters/61; place -2,-1 r0; pass
draw hunters/36; place -3,-1 r2; pass
draw hunters/35; place 1,0 r2; pass
draw hunters/H1; place -3,0 r1; put member river.N
draw hunters/50; place -2,0 r1; pass
expect event score 0 6 river complete 4 segment x 1 + 2 fish x 1 strength 1 1
expect event score 1 6 river complete 4 segment x 1 + 2 fish x 1 strength 1 1
expect score 6 6
expect supply 0 member 5
expect supply 1 member 5

# HUNT-35  Two fishers of Red against one of Blue: 8 points for Red alone.
game hunters seats=2
draw hunters/48; place -1,0 r0; put member river.E
draw hunters/62; place -1,-1 r0; pass
draw hunters/61; place -2,-1 r0; pass
draw hunters/36; place -3,-1 r2; pass
draw hunters/52; place -3,0 r0; put member river.E
draw hunters/35; place -4,-1 r3; pass
draw hunters/37; place -5,-1 r0; pass
draw hunters/H1; place -5,0 r1; put member river.N
draw hunters/50; place -2,0 r1; pass
expect no event closed
draw hunters/51; place -4,0 r0; pass
expect event score 0 8 river complete 6 segment x 1 + 2 fish x 1 strength 2 1
expect no event score 1
expect score 8 0
expect supply 1 member 5

# HUNT-36  Of three players two have the most: each of them gets everything, the third nothing.
game hunters seats=3
draw hunters/30; place 1,0 r0; put member forest.S
draw hunters/61; place 2,0 r0; pass
draw hunters/36; place 0,1 r2; pass
draw hunters/62; place 2,-1 r0; pass
draw hunters/37; place 2,1 r3; put member forest.N
draw hunters/48; place -1,0 r0; pass
draw hunters/78; place 1,1 r0; pass
expect event score 0 10 forest complete 5 segment x 2 strength 1 1 0
expect event score 1 10 forest complete 5 segment x 2 strength 1 1 0
expect score 10 10 0

# HUNT-37  Only scoring brings tribe members back; then they can be put again from the next turn on,
# in any role.
game hunters seats=2
draw hunters/35; place 0,-1 r0; put member forest.E
expect supply 0 member 4
draw hunters/36; place 1,0 r1; pass
expect supply 0 member 4
expect no event return
draw hunters/37; place 1,-1 r3; put member meadow.EL
expect event score 0 4 forest complete then return 0 member at 0,-1 forest.E
expect supply 0 member 4
expect piece 1,-1 meadow.EL 0 member
expect piece 0,-1 forest.E nobody
draw hunters/62; place 0,-2 r0; pass
draw hunters/48; place -1,0 r0
expect legal put member river.E
put member river.E
expect supply 0 member 3

# HUNT-38  Complete, put, score and take back, in this order and in one turn.
game hunters seats=2
draw hunters/35; place 0,-1 r0; pass
draw hunters/36; place 1,0 r1; pass
draw hunters/37; place 1,-1 r3
expect feature 1,-1 forest.N closed tiles 2
expect score 0 0
expect legal put member forest.N
put member forest.N
expect event closed forest then score 0 4 forest complete then return 0 member at 1,-1 forest.N
expect score 4 0
expect supply 0 member 5

# HUNT-38, HUNT-22  The same with a river.
game hunters seats=2
draw hunters/14; place -1,0 r1; put member river.N
expect event closed river then score 0 3 river complete 2 segment x 1 + 1 fish x 1 then return 0 member
expect score 3 0
expect supply 0 member 5
