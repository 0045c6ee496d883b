# HUNT-01  Two to five players, not one and not six.
game hunters seats=2
expect rules hunters seats=0 because bad-seats
expect rules hunters seats=1 because bad-seats
expect rules hunters seats=2 because ok
expect rules hunters seats=3 because ok
expect rules hunters seats=4 because ok
expect rules hunters seats=5 because ok
expect rules hunters seats=6 because bad-seats
expect rules hunters because ok

# HUNT-01  It is a game of its own: no expansion joins it, and it joins no other game.
game hunters seats=2
expect rules hunters+inns seats=2 because module-refused
expect rules hunters+traders seats=2 because module-refused
expect rules hunters+princess seats=2 because module-refused
expect rules hunters+tower seats=2 because module-refused
expect rules hunters+wheel seats=2 because module-refused
expect rules hunters+cardcassonne seats=2 because module-refused
expect rules hunters+scouts seats=2 because unknown-module
expect rules carcassonne+hunters seats=2 because module-refused
expect rules hunters smallcity=2 because unknown-option
expect rules hunters farmers=off because unknown-option

# HUNT-Q01, HUNT-Q04  Two options: what is counted in forests and rivers, and how many bonus tiles.
game hunters seats=2
expect rules hunters count=segments because ok
expect rules hunters count=tiles because ok
expect rules hunters count=both because bad-value
expect rules hunters count=tiles count=tiles because option-twice
expect rules hunters bonus=one because ok
expect rules hunters bonus=each because ok
expect rules hunters bonus=two because bad-value
expect rules hunters bonus=each bonus=each because option-twice
expect rules carcassonne bonus=each because unknown-option

# HUNT-02, HUNT-07  79 tiles, each once. The start tile with the volcano lies already; the 78 others
# can all be drawn, and only they.
game hunters seats=2
expect left 78
expect legal-count 78
expect actor chance
expect bag hunters/56 0
expect illegal draw hunters/56 because not-in-bag
expect bag hunters/00 1
expect bag hunters/01 1
expect bag hunters/02 1
expect bag hunters/03 1
expect bag hunters/H2 1
expect bag hunters/H1 1
expect bag hunters/06 1
expect bag hunters/07 1
expect bag hunters/08 1
expect bag hunters/09 1
expect bag hunters/10 1
expect bag hunters/11 1
expect bag hunters/12 1
expect bag hunters/13 1
expect bag hunters/14 1
expect bag hunters/15 1
expect bag hunters/16 1
expect bag hunters/17 1
expect bag hunters/18 1
expect bag hunters/19 1
expect bag hunters/20 1
expect bag hunters/21 1
expect bag hunters/22 1
expect bag hunters/23 1
expect bag hunters/24 1
expect bag hunters/25 1
expect bag hunters/26 1
expect bag hunters/27 1
expect bag hunters/28 1
expect bag hunters/29 1
expect bag hunters/30 1
expect bag hunters/31 1
expect bag hunters/32 1
expect bag hunters/33 1
expect bag hunters/34 1
expect bag hunters/35 1
expect bag hunters/36 1
expect bag hunters/37 1
expect bag hunters/38 1
expect bag hunters/39 1
expect bag hunters/40 1
expect bag hunters/41 1
expect bag hunters/42 1
expect bag hunters/43 1
expect bag hunters/44 1
expect bag hunters/45 1
expect bag hunters/46 1
expect bag hunters/47 1
expect bag hunters/48 1
expect bag hunters/49 1
expect bag hunters/50 1
expect bag hunters/51 1
expect bag hunters/52 1
expect bag hunters/53 1
expect bag hunters/54 1
expect bag hunters/55 1
expect bag hunters/57 1
expect bag hunters/58 1
expect bag hunters/59 1
expect bag hunters/60 1
expect bag hunters/61 1
expect bag hunters/62 1
expect bag hunters/63 1
expect bag hunters/64 1
expect bag hunters/65 1
expect bag hunters/66 1
expect bag hunters/67 1
expect bag hunters/68 1
expect bag hunters/69 1
expect bag hunters/70 1
expect bag hunters/71 1
expect bag hunters/72 1
expect bag hunters/73 1
expect bag hunters/74 1
expect bag hunters/75 1
expect bag hunters/76 1
expect bag hunters/77 1
expect bag hunters/78 1

# HUNT-03, HUNT-07, HUNT-Q25  Twelve bonus tiles in a stack of their own, each once: among them one
# fire and one shrine. None of them is ever drawn at the beginning of a turn.
game hunters seats=2
expect token bonus off 12
expect bag hunters/B81 1
expect bag hunters/B85 1
expect bag hunters/BM 1
expect bag hunters/B80 1
expect bag hunters/B84 1
expect bag hunters/B89 1
expect bag hunters/B79 1
expect bag hunters/B82 1
expect bag hunters/B83 1
expect bag hunters/B86 1
expect bag hunters/B87 1
expect bag hunters/B90 1
expect illegal draw hunters/B81 because not-in-bag
expect illegal draw hunters/B85 because not-in-bag
expect illegal draw hunters/BM because not-in-bag
expect illegal draw hunters/B80 because not-in-bag
expect illegal draw hunters/B84 because not-in-bag
expect illegal draw hunters/B89 because not-in-bag
expect illegal draw hunters/B79 because not-in-bag
expect illegal draw hunters/B82 because not-in-bag
expect illegal draw hunters/B83 because not-in-bag
expect illegal draw hunters/B86 because not-in-bag
expect illegal draw hunters/B87 because not-in-bag
expect illegal draw hunters/B90 because not-in-bag

# HUNT-03, HUNT-07, HUNT-Q25  Red completes the forest of the start tile, which has gold: now the
# twelve can be drawn, and none of the others. The first stack stays as it is.
game hunters seats=2
draw hunters/35; place 1,0 r2; pass
draw hunters/36; place 0,1 r2; pass
expect actor chance
expect legal-count 12
expect left 76
expect token bonus off 12
expect legal draw hunters/B81
expect legal draw hunters/B85
expect legal draw hunters/BM
expect legal draw hunters/B80
expect legal draw hunters/B84
expect legal draw hunters/B89
expect legal draw hunters/B79
expect legal draw hunters/B82
expect legal draw hunters/B83
expect legal draw hunters/B86
expect legal draw hunters/B87
expect legal draw hunters/B90
expect illegal draw hunters/61 because not-in-bag
draw hunters/B85
expect token bonus off 11
expect bag hunters/B85 0
expect bag hunters/B81 1
expect left 76

# HUNT-04, HUNT-08  Of his six tribe members one keeps the score: 5 tribe members and 2 huts each.
game hunters seats=5
expect score 0 0 0 0 0
expect supply 0 member 5
expect supply 0 hut 2
expect supply 1 member 5
expect supply 1 hut 2
expect supply 2 member 5
expect supply 2 hut 2
expect supply 3 member 5
expect supply 3 hut 2
expect supply 4 member 5
expect supply 4 hut 2

# HUNT-06  One river: it runs through and parts two meadows. The tile has one river system.
game hunters seats=2
draw hunters/48; place 0,-1 r0
expect legal put member river.E
expect legal put member meadow.NL
expect legal put member meadow.ER
expect legal put hut system.E
expect legal put hut system.E at 0,-1
expect illegal put member river.W because unknown-segment
expect legal-count 5

# HUNT-06  Three separate rivers, which end at one lake, and three meadows.
game hunters seats=2
draw hunters/03; place 0,-1 r0
expect apart 0,-1 river.N 0,-1 river.E
expect apart 0,-1 river.N 0,-1 river.W
expect apart 0,-1 river.E 0,-1 river.W
expect apart 0,-1 meadow.NL 0,-1 meadow.NR
expect feature 0,-1 river.N open 1 tiles 1
expect legal-count 8

# HUNT-06  One river with a spring: it has only one open end.
game hunters seats=2
draw hunters/68; place 1,0 r3
expect feature 1,0 river.S open 1 tiles 1
expect legal put member river.S
expect legal put member forest.N
expect legal put member meadow.EL
expect legal put member meadow.SR
expect legal put hut system.S
expect legal-count 6

# HUNT-06  Two rivers with springs: two rivers, two river systems.
game hunters seats=2
draw hunters/70; place 1,0 r0
expect apart 1,0 river.N 1,0 river.E
expect apart 1,0 system.N 1,0 system.E
expect feature 1,0 river.N open 1 tiles 1
expect feature 1,0 river.E open 1 tiles 1
expect legal put hut system.N
expect legal put hut system.E

# HUNT-06  A lake with a fish; a river with a spring beside a lake with two fish: what a hut is
# worth shows the fish.
game hunters seats=2
draw hunters/H1; place 0,-1 r0; put hut system.N
draw hunters/71; place 1,0 r0; put hut system.S
expect apart 1,0 system.N 1,0 system.S
expect worth 0,-1 system.N now 1 0
expect worth 1,0 system.S now 0 2

# HUNT-06  One forest of two sides with gold; two separate forests; three separate meadows, one with
# a deer.
game hunters seats=2
draw hunters/38; place 1,0 r0
expect same 1,0 forest.E 0,0 forest.E
expect feature 1,0 forest.E open 2 tiles 2
put member meadow.NL
draw hunters/41; place 2,0 r0
expect apart 2,0 forest.E 2,0 forest.W
put member meadow.NL
draw hunters/34; place 3,0 r0
expect apart 3,0 meadow.NL 3,0 meadow.EL
expect apart 3,0 meadow.EL 3,0 meadow.SL
expect apart 3,0 meadow.NL 3,0 meadow.SL
put member meadow.SL
expect worth 1,0 meadow.NL now 2 0
expect worth 2,0 meadow.NL now 0 2
expect worth 3,0 meadow.SL now 2 0

# HUNT-06  Deer, mammoth and sabre-tooth tiger: each animal of the tile laid counts for its meadow.
game hunters seats=4
draw hunters/62; place 0,-1 r0; put member meadow.NL
expect worth 0,-1 meadow.NL now 4 0 0 0
draw hunters/32; place 0,-2 r1; pass
expect same 0,-2 meadow.EL 0,-1 meadow.NL
expect worth 0,-1 meadow.NL now 2 0 0 0
draw hunters/61; place 1,-1 r0
expect worth 0,-1 meadow.NL now 4 0 0 0

# HUNT-07  The start tile lies at 0,0 as printed: meadow north, forest east and south, river west.
game hunters seats=2
expect feature 0,0 forest.E open 2 tiles 1
expect feature 0,0 river.W open 1 tiles 1
expect apart 0,0 meadow.NL 0,0 meadow.WL
draw hunters/61
expect legal place 0,-1 r0
expect illegal place 1,0 r0 because edges-differ
expect illegal place 0,1 r0 because edges-differ
expect illegal place -1,0 r0 because edges-differ
expect illegal place 0,0 r0 because cell-taken

# HUNT-09  Whoever sits in seat 0 begins; play goes round clockwise, and round again.
game hunters seats=5
expect turn 0
draw hunters/61; place 0,-1 r0
expect actor 0
pass
expect turn 1
draw hunters/62; place 0,-2 r0
expect actor 1
pass
expect turn 2
draw hunters/35; place 1,0 r2; pass
expect turn 3
draw hunters/37; place 1,-1 r0; pass
expect turn 4
draw hunters/48; place -1,0 r0; pass
expect turn 0

# HUNT-09  With two players the second is followed by the first.
game hunters seats=2
draw hunters/61; place 0,-1 r0; pass
expect turn 1
draw hunters/62; place 0,-2 r0; pass
expect turn 0

# HUNT-Q22  The volcano does nothing: beside it figures are put as everywhere, and it draws no
# bonus.
game hunters seats=2
draw hunters/35; place 1,0 r2
expect legal put member forest.E
expect legal put member meadow.NL
expect legal-count 3
expect illegal dragon 0,0 because unknown-verb
pass
expect turn 1
expect illegal draw hunters/B85 because not-in-bag
draw hunters/62; place 0,-1 r0; put member meadow.NL
end
expect score 0 4
