# HUNT-22, HUNT-23  The book's example: 3 river segments between a lake with 1 fish and a lake with
# 2 fish are 6 points. The other river of that lake is another river, where a fisher may be put.
game hunters seats=2
draw hunters/48; place -1,0 r0; put member river.E
expect feature -1,0 river.E open 1 tiles 2
draw hunters/20; place -2,0 r0
expect apart -2,0 river.N -2,0 river.E
expect feature -2,0 river.E closed tiles 3
expect feature -2,0 river.N open 1 tiles 1
expect legal put member river.N
expect illegal put member river.E because feature-taken
pass
expect event closed river then score 0 6 river complete 3 segment x 1 + 3 fish x 1 strength 1 0 then return 0 member
expect events 1 closed
expect score 6 0
expect supply 0 member 5

# HUNT-23, HUNT-24, HUNT-25  The book's example: 2 segments and 1 fish are 3 points. Blue lays the
# spring to have the forest, but the fisher is Red's, who gets the points, and at once.
game hunters seats=2
draw hunters/H1; place 0,-1 r0; put member river.N
draw hunters/68; place 0,-2 r0; put member forest.N
expect event closed river then score 0 3 river complete 2 segment x 1 + 1 fish x 1 then return 0 member
expect no event score 1
expect score 3 0
expect supply 0 member 5
expect supply 1 member 4
expect piece 0,-2 forest.N 1 member

# HUNT-22, HUNT-23  Between two springs there is no fish: 2 segments are 2 points.
game hunters seats=2
draw hunters/70; place 1,0 r0; put member river.N
draw hunters/68; place 1,-1 r0; pass
expect event score 0 2 river complete 2 segment x 1 strength
expect score 2 0
expect feature 1,0 river.E open 1 tiles 1

# HUNT-22  One end is not enough: a long river with a lake at one end goes on.
game hunters seats=2
draw hunters/48; place -1,0 r0; put member river.E
draw hunters/49; place -2,0 r0; pass
draw hunters/50; place -3,0 r1; pass
draw hunters/51; place -4,0 r0; pass
draw hunters/52; place -5,0 r0; pass
expect feature -5,0 river.E open 1 tiles 6
expect score 0 0
draw hunters/68; place -6,0 r3; pass
expect event score 0 8 river complete 7 segment x 1 + 1 fish x 1
expect score 8 0

# HUNT-22  A river passes through a meeting of rivers only where there is no lake: at a lake with
# three rivers each of them is scored by itself, for its own fisher.
game hunters seats=3
draw hunters/03; place -1,0 r2; put member river.E
expect feature -1,0 river.W closed tiles 2
expect apart -1,0 river.E -1,0 river.W
expect no event score
draw hunters/68; place -2,0 r3; pass
expect event score 0 3 river complete 2 segment x 1 + 1 fish x 1
draw hunters/14; place -1,1 r0; put member river.N
expect event score 2 3 river complete 2 segment x 1 + 1 fish x 1
expect score 3 0 3

# HUNT-Q14  A lake at the end of several rivers: its 2 fish count for each of them. Both rivers pay:
# Red 3 + 1 + 2, Blue 2 + 2.
game hunters seats=2
draw hunters/48; place -1,0 r0; put member river.E
draw hunters/20; place -2,0 r0; put member river.N
expect score 6 0
draw hunters/68; place -2,-1 r0; pass
expect event score 1 4 river complete 2 segment x 1 + 2 fish x 1
expect score 6 4

# HUNT-22, HUNT-Q18  A closed loop of 4 segments is complete and has no ends: 4 points, no fish. It
# is a river system in which a hut can stand; it has no fish either.
game hunters seats=2
draw hunters/15; place 0,-1 r3; put member river.E
draw hunters/16; place 1,-1 r2; pass
draw hunters/19; place 1,-2 r1; pass
expect feature 0,-1 river.E open 2 tiles 3
draw hunters/18; place 0,-2 r0
expect feature 0,-2 river.E closed tiles 4
expect legal put hut system.E
put hut system.E
expect event score 0 4 river complete 4 segment x 1 strength
expect score 4 0
expect piece 0,-2 system.E 1 hut
end
expect score 4 0

# HUNT-Q15  A river that leaves a lake and comes back to it: 5 segments, and the fish counts once.
game hunters seats=2
draw hunters/03; place 0,-1 r0; put member river.N
draw hunters/15; place 1,-1 r2; pass
draw hunters/16; place 1,-2 r1; pass
draw hunters/18; place 0,-2 r0; pass
expect same 0,-1 river.N 0,-1 river.E
expect apart 0,-1 river.N 0,-1 river.W
expect event score 0 6 river complete 5 segment x 1 + 1 fish x 1
expect score 6 0

# HUNT-Q01, HUNT-Q15  With count=tiles the same river has 4 tiles.
game hunters seats=2 count=tiles
draw hunters/03; place 0,-1 r0; put member river.N
draw hunters/15; place 1,-1 r2; pass
draw hunters/16; place 1,-2 r1; pass
draw hunters/18; place 0,-2 r0; pass
expect event score 0 5 river complete 4 tile x 1 + 1 fish x 1
expect score 5 0

# HUNT-Q01, HUNT-23  A river that runs twice over one tile has two segments there: 7 segments and
# the fish of the start tile are 8.
game hunters seats=2
draw hunters/17; place -1,0 r0; put member river.S
expect apart -1,0 river.N -1,0 river.S
draw hunters/15; place -1,-1 r1; pass
draw hunters/16; place -2,-1 r0; pass
draw hunters/19; place -2,0 r3; pass
expect same -1,0 river.N -1,0 river.S
draw hunters/14; place -1,1 r0; pass
expect event score 0 8 river complete 7 segment x 1 + 1 fish x 1
expect score 8 0

# HUNT-Q01  With count=tiles the tile counts once: 6 tiles and the fish are 7.
game hunters seats=2 count=tiles
draw hunters/17; place -1,0 r0; put member river.S
draw hunters/15; place -1,-1 r1; pass
draw hunters/16; place -2,-1 r0; pass
draw hunters/19; place -2,0 r3; pass
draw hunters/14; place -1,1 r0; pass
expect event score 0 7 river complete 6 tile x 1 + 1 fish x 1
expect score 7 0

# HUNT-23, HUNT-Q15  Two lakes on one tile are two lakes: the river from one to the other has 5
# segments and 2 + 2 fish. The river to the start tile was complete at once and had no fisher.
game hunters seats=2
draw hunters/35; place 1,0 r2; pass
draw hunters/36; place 0,1 r2; pass
draw hunters/B83; place -1,0 r0; put member river.N
expect event closed river
expect no event score
draw hunters/15; place -1,-1 r1; pass
draw hunters/16; place -2,-1 r0; pass
draw hunters/19; place -2,0 r3; pass
expect event score 1 9 river complete 5 segment x 1 + 4 fish x 1
expect score 0 9
