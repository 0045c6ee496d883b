# HUNT-28  Red completes his forest with gold: points and bonus tile are Red's.
game hunters seats=2
draw hunters/35; place 1,0 r2; put member forest.E
draw hunters/62; place 0,-1 r0; pass
draw hunters/36; place 0,1 r2; pass
expect event score 0 6 forest complete 3 segment x 2
expect score 6 0
expect turn 0
expect actor chance
draw hunters/B85
expect actor 0
place 0,-2 r0; pass
expect turn 1
expect token bonus off 11

# HUNT-28  Blue completes Red's forest: the points are Red's, the bonus tile is Blue's.
game hunters seats=2
draw hunters/35; place 1,0 r2; put member forest.E
draw hunters/36; place 0,1 r2; pass
expect event score 0 6 forest complete 3 segment x 2
expect score 6 0
expect turn 1
expect actor chance
draw hunters/B85
expect actor 1
place 0,-1 r0; put member meadow.NL
expect supply 1 member 4
expect turn 0
expect actor chance

# HUNT-Q05, HUNT-28  Nobody has a gatherer in it: the bonus tile is drawn all the same.
game hunters seats=3
draw hunters/35; place 1,0 r2; pass
draw hunters/36; place 0,1 r2; pass
expect no event score
expect turn 1
expect legal draw hunters/BM
expect legal-count 12

# HUNT-Q03  It must be drawn and it must be placed.
game hunters seats=2
draw hunters/35; place 1,0 r2; pass
draw hunters/36; place 0,1 r2; pass
expect actor chance
expect illegal pass because out-of-step
expect illegal draw hunters/61 because not-in-bag
draw hunters/B81
expect actor 1
expect hand hunters/B81
expect illegal pass because out-of-step
expect illegal put member forest.E because out-of-step

# HUNT-29  The bonus tile is laid by the usual rules: anywhere where it fits, not only at the
# forest, and nowhere else.
game hunters seats=2
draw hunters/48; place -1,0 r0; pass
draw hunters/49; place -2,0 r0; pass
draw hunters/35; place 1,0 r2; pass
draw hunters/36; place 0,1 r2; pass
draw hunters/B80
expect legal place -3,0 r1
expect legal place -3,0 r2
expect legal place 2,0 r1
expect legal place -2,1 r2
expect illegal place -3,0 r0 because edges-differ
expect illegal place 0,-1 r2 because edges-differ
expect illegal place 4,4 r0 because no-neighbour
expect illegal place -1,0 r0 because cell-taken
place -2,1 r2
expect actor 1
expect legal put member river.N
expect legal put member meadow.NR
expect legal put hut system.N
expect legal pass

# HUNT-29, HUNT-15  One tribe member or one hut on the bonus tile, and only there. What was put on
# the first tile does not matter.
game hunters seats=2
draw hunters/35; place 1,0 r2; pass
draw hunters/36; place 0,1 r2; put member meadow.NL
draw hunters/B80; place 0,-1 r0
expect illegal put member meadow.NL at 0,1 because not-that-tile
expect legal put member river.N
put hut system.N
expect turn 0
expect actor chance
expect supply 1 hut 1
expect supply 1 member 4

# HUNT-29  Nothing need be put on it.
game hunters seats=2
draw hunters/35; place 1,0 r2; pass
draw hunters/36; place 0,1 r2; pass
draw hunters/B80; place 0,-1 r0; pass
expect supply 1 member 5
expect supply 1 hut 2
expect turn 0

# HUNT-30  What the bonus tile completes is scored at once: the river from the start tile to its
# lake, 2 segments and 2 fish.
game hunters seats=2
draw hunters/35; place 1,0 r2; pass
draw hunters/36; place 0,1 r2; pass
draw hunters/B80; place -1,0 r1; put member river.N
expect event closed river then score 1 4 river complete 2 segment x 1 + 2 fish x 1 then return 1 member
expect score 0 4
expect supply 1 member 5
expect turn 0

# HUNT-31, HUNT-30  The bonus tile completes a forest with gold: it is scored, but no further bonus
# tile is drawn.
game hunters seats=2
draw hunters/39; place 0,-1 r0; put member forest.E
draw hunters/37; place -1,-1 r1; pass
draw hunters/35; place 1,0 r2; pass
draw hunters/36; place 0,1 r2; pass
expect turn 1
draw hunters/B90; place 1,-1 r1; pass
expect event closed forest then score 0 6 forest complete 3 segment x 2
expect score 6 0
expect turn 0
expect actor chance
expect token bonus off 11
expect illegal draw hunters/B85 because not-in-bag
expect legal draw hunters/61

# HUNT-32  Three nuggets in one forest: one bonus tile.
game hunters seats=2
draw hunters/30; place 1,0 r0; pass
draw hunters/31; place 1,1 r0; pass
draw hunters/67; place 0,1 r0; pass
expect turn 0
draw hunters/B85; place 0,-1 r0; pass
expect turn 1
expect actor chance
expect token bonus off 11
expect illegal draw hunters/B81 because not-in-bag

# HUNT-Q04, HUNT-32  One tile completes two forests with gold. Both are scored; one bonus tile is
# drawn.
game hunters seats=2
draw hunters/36; place 0,1 r2; put member forest.S
draw hunters/62; place 0,-1 r0; pass
draw hunters/61; place 1,-1 r0; pass
draw hunters/37; place 2,-1 r0; pass
draw hunters/48; place -1,0 r0; pass
draw hunters/39; place 2,0 r0; put member forest.E
draw hunters/35; place 3,0 r2; pass
draw hunters/41; place 1,0 r0; pass
expect events 2 closed forest
expect event score 0 6 forest complete 3 segment x 2
expect event score 1 6 forest complete 3 segment x 2
expect score 6 6
expect turn 1
expect actor chance
expect token bonus off 12
draw hunters/B85; place 0,-2 r0; pass
expect turn 0
expect token bonus off 11
expect illegal draw hunters/B81 because not-in-bag

# HUNT-Q04  With bonus=each the same tile earns two. The first is drawn, laid, manned and scored; then
# comes the second, and then the next player.
game hunters seats=2 bonus=each
draw hunters/36; place 0,1 r2; put member forest.S
draw hunters/62; place 0,-1 r0; pass
draw hunters/61; place 1,-1 r0; pass
draw hunters/37; place 2,-1 r0; pass
draw hunters/48; place -1,0 r0; pass
draw hunters/39; place 2,0 r0; put member forest.E
draw hunters/35; place 3,0 r2; pass
draw hunters/41; place 1,0 r0; pass
expect events 2 closed forest
expect score 6 6
expect turn 1
expect actor chance
expect legal-count 12
draw hunters/B85; place 0,-2 r0
expect legal put member meadow.NL
put member meadow.NL
expect supply 1 member 4
expect turn 1
expect actor chance
expect token bonus off 11
expect legal draw hunters/B81
expect legal-count 11
expect illegal draw hunters/47 because not-in-bag
draw hunters/B84; place -2,0 r1
expect actor 1
expect legal put member meadow.NR
put member meadow.NR
expect supply 1 member 3
expect turn 0
expect actor chance
expect token bonus off 10
expect illegal draw hunters/B81 because not-in-bag

# HUNT-32, HUNT-Q04  A forest with three nuggets earns one bonus tile, with bonus=each too.
game hunters seats=2 bonus=each
draw hunters/30; place 1,0 r0; pass
draw hunters/31; place 1,1 r0; pass
draw hunters/67; place 0,1 r0; pass
expect events 1 closed forest
expect turn 0
draw hunters/B85; place 0,-1 r0; pass
expect turn 1
expect token bonus off 11
expect illegal draw hunters/B81 because not-in-bag

# HUNT-31, HUNT-Q04  A forest that a bonus tile completes earns none, with bonus=each neither.
game hunters seats=2 bonus=each
draw hunters/67; place 1,0 r3; put member forest.E
draw hunters/61; place 2,0 r0; pass
draw hunters/35; place 2,-1 r2; pass
draw hunters/36; place 0,1 r2; pass
expect turn 1
draw hunters/B81; place 1,-1 r0; pass
expect event closed forest then score 0 6 forest complete 3 segment x 2
expect turn 0
expect actor chance
expect token bonus off 11
expect illegal draw hunters/B85 because not-in-bag

# HUNT-33  One tile completes a forest without gold while a forest with gold stays open: no bonus.
game hunters seats=2
draw hunters/35; place 0,-1 r0; pass
draw hunters/36; place 1,0 r1; pass
draw hunters/37; place 1,-1 r3; pass
expect event closed forest
expect turn 1
expect actor chance
expect illegal draw hunters/B81 because not-in-bag

# HUNT-33  A river gives no bonus, whatever it has.
game hunters seats=2
draw hunters/14; place -1,0 r1; pass
expect event closed river
expect turn 1
expect illegal draw hunters/B81 because not-in-bag

# HUNT-28, HUNT-33  The next turn begins anew: Blue's tile completes nothing and earns nothing.
# Later Red completes another forest with gold and draws again.
game hunters seats=2
draw hunters/35; place 1,0 r2; pass
draw hunters/36; place 0,1 r2; pass
draw hunters/B85; place 0,-1 r0; pass
draw hunters/39; place 0,-2 r0; pass
expect turn 1
expect actor chance
draw hunters/37; place -1,-2 r1; pass
expect turn 0
draw hunters/34; place 1,-2 r0; pass
expect turn 0
expect actor chance
expect legal draw hunters/B81
expect token bonus off 11
expect legal-count 11

# HUNT-Q06  One tile completes a river and a forest with gold: both are scored and both tribe
# members are back before the bonus tile is drawn.
game hunters seats=2
draw hunters/35; place 1,0 r2; put member forest.E
draw hunters/H1; place -1,0 r1; pass
draw hunters/61; place -1,1 r0; pass
draw hunters/62; place -1,2 r0; pass
draw hunters/37; place 0,-1 r0; pass
draw hunters/59; place 0,2 r0; put member river.N
draw hunters/68; place 0,1 r0; pass
expect event score 0 6 forest complete 3 segment x 2
expect event score 1 3 river complete 2 segment x 1 + 1 fish x 1
expect event return 0 member at 1,0 forest.E
expect event return 1 member at 0,2 river.N
expect score 6 3
expect supply 0 member 5
expect supply 1 member 5
expect turn 0
expect actor chance
expect legal draw hunters/B81

# HUNT-39, HUNT-37  Red has no tribe member left. He completes his forest, takes the gatherer back
# and puts him at once on the bonus tile.
game hunters seats=2
draw hunters/35; place 1,0 r2; put member forest.E
draw hunters/62; place 0,-1 r0; pass
draw hunters/48; place -1,0 r0; put member river.E
draw hunters/61; place 0,-2 r0; pass
draw hunters/49; place -2,0 r0; put member meadow.NL
draw hunters/50; place -3,0 r1; pass
draw hunters/51; place -4,0 r0; put member meadow.ER
draw hunters/52; place -5,0 r0; pass
draw hunters/34; place 0,-3 r0; put member meadow.NL
expect supply 0 member 0
draw hunters/53; place -6,0 r0; pass
draw hunters/36; place 0,1 r2
expect event score 0 6 forest complete 3 segment x 2 then return 0 member
expect supply 0 member 1
expect turn 0
draw hunters/B90; place -1,-1 r2
expect legal put member forest.S
put member forest.S
expect supply 0 member 0
expect turn 1

# HUNT-39, HUNT-38  Put on the first tile, scored, taken back, and put again on the bonus tile.
game hunters seats=2
draw hunters/35; place 1,0 r2; pass
draw hunters/36; place 0,1 r2; put member forest.S
expect event score 1 6 forest complete 3 segment x 2 then return 1 member at 0,1 forest.S
expect supply 1 member 5
draw hunters/B85; place 0,-1 r0; put member meadow.NL
expect supply 1 member 4
expect piece 0,-1 meadow.NL 1 member

# HUNT-Q02  No river is open, so that the bonus tile with four rivers fits nowhere. It leaves the
# game, and Red draws another.
game hunters seats=2
draw hunters/35; place 1,0 r2; pass
draw hunters/H1; place -1,0 r1; pass
draw hunters/36; place 0,1 r2; pass
expect turn 0
draw hunters/B83
expect event discard hunters/B83
expect token bonus off 11
expect bag hunters/B83 0
expect turn 0
expect actor chance
expect legal-count 11
expect illegal draw hunters/61 because not-in-bag
expect illegal pass because out-of-step
draw hunters/B80
expect no event discard
expect actor 0
place 0,-1 r0; pass
expect turn 1
expect token bonus off 10
expect left 75

# HUNT-Q07, HUNT-31  The shrine tile has gold. In the turn in which it completes a forest itself it
# means nothing.
game hunters seats=2
draw hunters/67; place 1,0 r3; put member forest.E
draw hunters/61; place 2,0 r0; pass
draw hunters/35; place 2,-1 r2; pass
draw hunters/36; place 0,1 r2; pass
expect turn 1
draw hunters/B81; place 1,-1 r0; pass
expect event closed forest then score 0 6 forest complete 3 segment x 2
expect turn 0
expect actor chance
expect token bonus off 11
expect illegal draw hunters/B85 because not-in-bag

# HUNT-Q07  A landscape tile that later completes the forest of the shrine tile draws a bonus tile
# as usual, though there is no other gold in it.
game hunters seats=2
draw hunters/35; place 1,0 r2; pass
draw hunters/36; place 0,1 r2; pass
draw hunters/B81; place 0,-1 r3; put member forest.E
draw hunters/37; place 1,-1 r3; pass
expect turn 1
expect actor chance
draw hunters/34; place 0,-2 r3; pass
expect event score 1 6 forest complete 3 segment x 2
expect turn 1
expect actor chance
expect legal draw hunters/B85
expect legal-count 11
