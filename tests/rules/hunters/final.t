# HUNT-50, HUNT-51  What is not complete scores nothing, and its tribe members are taken off.
# Hunters and huts stay and are scored.
game hunters seats=2
draw hunters/38; place 1,0 r0; put member forest.E
draw hunters/48; place -1,0 r0; put member river.E
draw hunters/62; place 0,-1 r0; put member meadow.NL
draw hunters/49; place -2,0 r0; put hut system.E
expect worth 1,0 forest.E now 0 0
expect worth 1,0 forest.E done 4 0
expect worth -1,0 river.E now 0 0
expect worth -1,0 river.E done 0 4
expect worth 0,-1 meadow.NL now 6 0
expect worth -1,0 system.E now 0 1
end
expect event return 0 member at 1,0 forest.E
expect event return 1 member at -1,0 river.E
expect events 2 return
expect piece 1,0 forest.E nobody
expect piece -1,0 river.E nobody
expect piece 0,-1 meadow.NL 0 member
expect piece -2,0 system.E 1 hut
expect supply 0 member 4
expect supply 1 member 5
expect supply 1 hut 1
expect score 6 1

# HUNT-50  Not even a large forest or a long river that lacks one end, nor one that two players
# share.
game hunters seats=2
draw hunters/48; place -1,0 r0; put member river.E
draw hunters/38; place 1,0 r0; put member forest.E
draw hunters/49; place -2,0 r0; pass
draw hunters/39; place 2,0 r0; pass
draw hunters/50; place -3,0 r1; pass
draw hunters/36; place 0,1 r2; pass
draw hunters/51; place -4,0 r0; pass
draw hunters/40; place 3,0 r0; pass
expect feature 3,0 forest.E open 1 tiles 5
expect feature -4,0 river.E open 1 tiles 5
end
expect score 0 0

# HUNT-60  The most points after final scoring win.
game hunters seats=3
draw hunters/14; place -1,0 r1; put member river.N
draw hunters/62; place 0,-1 r0; put member meadow.NL
draw hunters/61; place 0,-2 r0
expect score 3 0 0
expect winners
end
expect score 3 6 0
expect winners 1
expect actor over
expect legal-count 0
expect illegal draw hunters/48 because game-over

# HUNT-Q24  Equal scores share the win.
game hunters seats=3
draw hunters/35; place 1,0 r2; put member forest.E
draw hunters/48; place -1,0 r0; pass
draw hunters/36; place 0,1 r2; pass
draw hunters/B85; place 0,-1 r0; pass
draw hunters/62; place 0,-2 r0; pass
draw hunters/61; place 0,-3 r0; put member meadow.NL
expect score 6 0 0
end
expect score 6 6 0
expect winners 0 1
