# HUNT-10  The order of a turn: draw and lay a tile, which must be done; then perhaps one figure;
# then what is complete is scored; then the next player.
game hunters seats=2
expect actor chance
expect illegal place 0,-1 r0 because out-of-step
expect illegal pass because out-of-step
draw hunters/68
expect actor 0
expect illegal pass because out-of-step
expect illegal put member river.S because out-of-step
expect illegal draw hunters/61
place -1,0 r3
expect no event closed
expect no event score
expect actor 0
expect score 0 0
expect legal pass
expect illegal place 0,-1 r0 because out-of-step
put member river.S
expect event closed river then score 0 3 river complete then return 0 member
expect score 3 0
expect turn 1
expect actor chance

# HUNT-10  Putting a figure may be left out; the turn is over all the same.
game hunters seats=2
draw hunters/68; place -1,0 r3; pass
expect event closed river
expect no event score
expect score 0 0
expect supply 0 member 5
expect turn 1

# HUNT-10  A tribe member or a hut, not both: after either of them the turn is over.
game hunters seats=2
draw hunters/49; place -1,0 r0; put hut system.E
expect turn 1
expect actor chance
expect supply 0 hut 1
expect supply 0 member 5
expect illegal put member river.E because out-of-step
draw hunters/50; place -2,0 r1; put member river.N
expect turn 0
expect actor chance
expect supply 1 hut 2
expect supply 1 member 4

# HUNT-10  The tile of a turn never comes from the bonus stack, not even after bonus tiles were
# drawn.
game hunters seats=2
draw hunters/35; place 1,0 r2; pass
draw hunters/36; place 0,1 r2; pass
draw hunters/B85; place 0,-1 r0; pass
expect turn 0
expect actor chance
expect illegal draw hunters/B81 because not-in-bag
expect illegal draw hunters/BM because not-in-bag
expect legal-count 76
expect legal draw hunters/61

# HUNT-11  The drawn tile is there for all to see before it is laid.
game hunters seats=2
expect hand none
draw hunters/17
expect hand hunters/17
expect actor 0
place -1,0 r0
expect hand none

# HUNT-12  It must touch a tile along an edge; corner to corner is not enough, and neither is
# nothing.
game hunters seats=2
draw hunters/78
expect illegal place 1,1 r0 because no-neighbour
expect illegal place -1,-1 r0 because no-neighbour
expect illegal place 1,-1 r0 because no-neighbour
expect illegal place 5,5 r0 because no-neighbour
expect legal place 0,-1 r0
expect legal place 1,0 r3

# HUNT-13  The book's examples: a river and the two meadows beside it are continued.
game hunters seats=2
draw hunters/48
expect legal place -1,0 r0
expect legal place -1,0 r2
expect illegal place -1,0 r1 because edges-differ
place -1,0 r0
expect same -1,0 river.E 0,0 river.W
expect same -1,0 meadow.NL 0,0 meadow.NL
expect same -1,0 meadow.ER 0,0 meadow.WL
expect apart -1,0 meadow.NL -1,0 meadow.ER

# HUNT-13  A forest is continued.
game hunters seats=2
draw hunters/39
expect legal place 1,0 r0
expect legal place 0,1 r1
expect illegal place 1,0 r1 because edges-differ
place 1,0 r0
expect same 1,0 forest.E 0,0 forest.E

# HUNT-13  A forest on the left and a meadow below are continued, both at once. A tile that fits
# only one of the two may not be laid.
game hunters seats=2
draw hunters/36; place 1,0 r1; pass
draw hunters/35; place 0,-1 r0; pass
draw hunters/37
expect legal place 1,-1 r3
expect illegal place 1,-1 r0 because edges-differ
expect illegal place 1,-1 r1 because edges-differ
expect illegal place 1,-1 r2 because edges-differ
place 1,-1 r3
expect same 1,-1 forest.N 0,-1 forest.E
expect same 1,-1 meadow.EL 1,0 meadow.NL

# HUNT-13  What may not be: meadow against river, meadow against forest, forest against river.
game hunters seats=2
draw hunters/46
expect illegal place 0,-1 r1 because edges-differ
expect illegal place 0,-1 r0 because edges-differ
expect illegal place -1,0 r3 because edges-differ
expect illegal place 1,0 r3 because edges-differ
expect illegal place 1,0 r0 because edges-differ
expect legal place -1,0 r0
expect legal place 1,0 r1
expect legal place 0,-1 r2

# HUNT-13  A river is never laid against a meadow, whichever side of the new tile it is.
game hunters seats=2
draw hunters/13
expect illegal place 0,-1 r0 because edges-differ
expect illegal place 1,0 r0 because edges-differ
expect illegal place 0,1 r0 because edges-differ
expect legal place -1,0 r0
expect legal place -1,0 r1
expect legal place -1,0 r2
expect legal place -1,0 r3
expect legal-count 4

# HUNT-14  All edges around show forest: two tiles of nothing but meadow leave the game one after
# the other, and Red draws on and lays the third.
game hunters seats=2
draw hunters/14; place -1,0 r1; pass
draw hunters/63; place 0,-1 r0; pass
expect left 76
draw hunters/62
expect event discard hunters/62
expect hand none
expect turn 0
expect actor chance
expect left 75
expect bag hunters/62 0
expect illegal draw hunters/62 because not-in-bag
draw hunters/61
expect event discard hunters/61
expect turn 0
expect actor chance
expect left 74
draw hunters/37
expect no event discard
expect actor 0
place 1,0 r3
expect actor 0
pass
expect turn 1

# HUNT-14  A tile that fits in one place is not removed; it must be laid there.
game hunters seats=2
draw hunters/14; place -1,0 r1; pass
draw hunters/13
expect event discard hunters/13
draw hunters/67; place 1,0 r3; pass
draw hunters/61
expect no event discard
expect legal place 0,-1 r0
expect illegal pass because out-of-step
