# HUNT-61, HUNT-Q13  The fire drives away all tigers of its meadow, its own and the others, though
# no hunter lies on that tile: all deer count.
game hunters seats=2
draw hunters/62; place 0,-1 r0; put member meadow.NL
draw hunters/35; place 1,0 r2; pass
draw hunters/32; place 0,-2 r1; pass
expect worth 0,-1 meadow.NL now 2 0
draw hunters/36; place 0,1 r2; pass
draw hunters/B85; place -1,-1 r0
expect same -1,-1 meadow.NL 0,-1 meadow.NL
expect turn 0
expect worth 0,-1 meadow.NL now 4 0
end
expect event score 0 4 meadow final 1 deer x 2 + 1 mammoth x 2
expect score 4 0

# HUNT-61  A hunter on the fire tile itself: the tiger there never counts.
game hunters seats=2
draw hunters/35; place 1,0 r2; pass
draw hunters/36; place 0,1 r2; pass
draw hunters/B85; place 0,-1 r0; put member meadow.NL
draw hunters/62; place 0,-2 r0
expect worth 0,-1 meadow.NL now 0 4
end
expect score 0 4

# HUNT-Q13  Only the final meadow matters: tigers and deer that are joined to the fire later are
# driven away and counted as well; a tiger on a meadow behind the river is not.
game hunters seats=2
draw hunters/35; place 1,0 r2; pass
draw hunters/36; place 0,1 r2; pass
draw hunters/B85; place 0,-1 r0; pass
draw hunters/49; place -1,0 r0; put member meadow.NL
draw hunters/48; place -2,0 r0; put member meadow.ER
draw hunters/32; place -1,-1 r0; pass
expect same -1,-1 meadow.EL 0,-1 meadow.NL
expect worth -1,0 meadow.NL now 4 0
draw hunters/34; place -2,1 r2; pass
expect same -2,1 meadow.SL -2,0 meadow.ER
expect feature -2,0 meadow.ER strength 0 1
expect worth -2,0 meadow.ER now 0 0
end
expect score 4 0

# HUNT-62, HUNT-33  A mushroom group gives 2 points more when its forest is complete: 3 pieces are
# 6, with the mushrooms 8. There is no gold in this forest.
game hunters seats=2
draw hunters/35; place 1,0 r2; pass
draw hunters/36; place 0,1 r2; pass
draw hunters/BM; place 0,-1 r3; put member forest.E
draw hunters/37; place 1,-1 r3; pass
draw hunters/34; place 0,-2 r3; pass
expect event score 1 8 forest complete 3 segment x 2 + 1 mushroom x 2
expect score 0 8
expect turn 0
expect actor chance

# HUNT-62  With count=tiles the mushrooms are worth as much.
game hunters seats=2 count=tiles
draw hunters/35; place 1,0 r2; pass
draw hunters/36; place 0,1 r2; pass
draw hunters/BM; place 0,-1 r3; put member forest.E
draw hunters/37; place 1,-1 r3; pass
draw hunters/34; place 0,-2 r3; pass
expect score 0 8

# HUNT-62  Each group: two in one forest of 4 pieces are 8 + 4 points.
game hunters seats=2
draw hunters/35; place 1,0 r2; pass
draw hunters/36; place 0,1 r2; pass
draw hunters/BM; place 0,-1 r3; put member forest.E
draw hunters/39; place 2,0 r1; pass
draw hunters/37; place 2,-1 r2; pass
draw hunters/34; place 2,1 r1; pass
expect turn 0
draw hunters/B79; place 0,-2 r1; pass
draw hunters/67; place 1,-1 r3; pass
draw hunters/59; place 0,-3 r0; pass
expect event score 1 12 forest complete 4 segment x 2 + 2 mushroom x 2
expect score 0 12

# HUNT-62, HUNT-50  Mushrooms in a forest that is never completed are worth nothing.
game hunters seats=2
draw hunters/35; place 1,0 r2; pass
draw hunters/36; place 0,1 r2; pass
draw hunters/BM; place 0,-1 r3; put member forest.E
expect worth 0,-1 forest.E now 0 0
expect worth 0,-1 forest.E done 0 4
end
expect score 0 0

# HUNT-63  An aurochs is 2 points for its hunter at the end.
game hunters seats=2
draw hunters/35; place 1,0 r2; pass
draw hunters/36; place 0,1 r2; pass
draw hunters/B84; place 0,-1 r3; put member meadow.NR
expect score 0 0
end
expect event score 1 2 meadow final 1 aurochs x 2
expect score 0 2

# HUNT-63, HUNT-55  Tigers do not touch an aurochs: two mammoths and an aurochs beside a tiger are
# 6.
game hunters seats=2
draw hunters/35; place 1,0 r2; pass
draw hunters/36; place 0,1 r2; pass
draw hunters/B90; place 0,-1 r2; put member meadow.NL
draw hunters/32; place -1,-1 r0; pass
expect same -1,-1 meadow.EL 0,-1 meadow.NL
end
expect event score 1 6 meadow final 2 mammoth x 2 + 1 aurochs x 2
expect score 0 6

# HUNT-64, HUNT-Q09  Blue lays the shrine and a hunter beside it. Two hunters of Red join the meadow
# later: Blue alone gets its points, one deer that the tiger leaves and two mammoths.
game hunters seats=2
draw hunters/35; place 1,0 r2; pass
draw hunters/59; place 0,1 r2; pass
draw hunters/B81; place 0,-1 r3; put member meadow.NL
draw hunters/14; place -1,0 r1; pass
draw hunters/38; place -2,0 r0; pass
draw hunters/34; place -2,-1 r0; put member meadow.EL
draw hunters/33; place 2,0 r1; pass
draw hunters/37; place -2,-2 r0; put member meadow.EL
draw hunters/61; place -1,-2 r0
expect turn 0
expect apart -1,-2 meadow.NL 0,-1 meadow.NL
draw hunters/36; place -1,-1 r0; pass
expect same -2,-1 meadow.EL 0,-1 meadow.NL
expect same -2,-2 meadow.EL 0,-1 meadow.NL
expect feature 0,-1 meadow.NL strength 0 1
expect worth 0,-1 meadow.NL now 0 6
end
expect event score 1 6 meadow final 2 deer x 2 + 1 tiger x -2 deer + 2 mammoth x 2
expect events 1 score
expect score 0 6

# HUNT-64, HUNT-Q09  A second hunter of Blue's joins his meadow with the shrine: both of them count, and
# Red's hunter counts nothing.
game hunters seats=2
draw hunters/35; place 1,0 r2; pass
draw hunters/59; place 0,1 r2; pass
draw hunters/B81; place 0,-1 r3; put member meadow.NL
draw hunters/14; place -1,0 r1; pass
draw hunters/38; place -2,0 r0; pass
draw hunters/34; place -2,-1 r0; put member meadow.EL
draw hunters/37; place -2,-2 r0; put member meadow.EL
draw hunters/33; place 2,0 r1; pass
draw hunters/61; place -1,-2 r0
expect turn 0
expect apart -1,-2 meadow.NL 0,-1 meadow.NL
draw hunters/36; place -1,-1 r0; pass
expect same -2,-1 meadow.EL 0,-1 meadow.NL
expect same -2,-2 meadow.EL 0,-1 meadow.NL
expect feature 0,-1 meadow.NL strength 0 2
expect worth 0,-1 meadow.NL now 0 6
end
expect event score 1 6 meadow final 2 deer x 2 + 1 tiger x -2 deer + 2 mammoth x 2 strength 0 2
expect events 1 score
expect score 0 6

# HUNT-Q10, HUNT-64  Blue lays the shrine and puts his tribe member into the forest. Red's hunter,
# who comes to this meadow later, has nothing special; when Blue's hunter joins him both get the
# points.
game hunters seats=2
draw hunters/35; place 1,0 r2; pass
draw hunters/36; place 0,1 r2; pass
draw hunters/B81; place 0,-1 r3; put member forest.E
draw hunters/62; place -1,-1 r0; put member meadow.NL
expect same -1,-1 meadow.NL 0,-1 meadow.NL
draw hunters/34; place -2,-1 r0; put member meadow.NL
draw hunters/61; place -1,-2 r0
draw hunters/33; place -2,-2 r0; pass
expect feature 0,-1 meadow.NL strength 1 1
end
expect event score 0 4 meadow final 1 deer x 2 + 1 tiger x -2 deer + 2 mammoth x 2 strength 1 1
expect event score 1 4 meadow final 1 deer x 2 + 1 tiger x -2 deer + 2 mammoth x 2 strength 1 1
expect score 4 4

# HUNT-Q10  The shrine without any figure does nothing either.
game hunters seats=2
draw hunters/35; place 1,0 r2; pass
draw hunters/36; place 0,1 r2; pass
draw hunters/B81; place 0,-1 r3; pass
draw hunters/62; place -1,-1 r0; put member meadow.NL
draw hunters/34; place -2,-1 r0; put member meadow.NL
draw hunters/61; place -1,-2 r0
draw hunters/33; place -2,-2 r0; pass
end
expect score 4 4

# HUNT-65, HUNT-Q10  Red's hunter is on the meadow already: Blue may put none beside the shrine, and
# Red keeps his points: one deer for the tiger, one mammoth for Red.
game hunters seats=2
draw hunters/35; place 1,0 r2; pass
draw hunters/48; place -1,0 r0; pass
draw hunters/62; place 0,-1 r0; put member meadow.NL
draw hunters/36; place 0,1 r2; pass
draw hunters/B81; place 0,-2 r3
expect same 0,-2 meadow.NL 0,-1 meadow.NL
expect illegal put member meadow.NL because feature-taken
expect legal put member forest.E
expect legal-count 2
pass
end
expect score 2 0

# HUNT-Q12, HUNT-Q11  Shrine and fire on one meadow: Blue alone gets the points, and both tigers are
# driven away. There is no second shrine.
game hunters seats=2
draw hunters/35; place 1,0 r2; pass
draw hunters/36; place 0,1 r2; pass
expect bag hunters/B81 1
draw hunters/B81; place 0,-1 r3; put member meadow.NL
expect bag hunters/B81 0
draw hunters/39; place 2,0 r1; pass
draw hunters/37; place 2,-1 r2; pass
draw hunters/34; place 2,1 r1; pass
expect turn 0
expect illegal draw hunters/B81 because not-in-bag
draw hunters/B85; place -1,-1 r0
expect turn 1
draw hunters/62; place -1,-2 r0
expect turn 0
draw hunters/42; place -2,-1 r2; put member meadow.SL
expect apart -2,-1 meadow.SL -1,-1 meadow.NL
draw hunters/33; place -2,-2 r0; pass
expect same -2,-1 meadow.SL -1,-1 meadow.NL
end
expect event score 1 4 meadow final 1 deer x 2 + 1 mammoth x 2
expect events 1 score
expect score 0 4
