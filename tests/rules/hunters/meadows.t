# HUNT-59, HUNT-54  The book's meadow 1: one deer, 2 points for Green.
game hunters seats=4
draw hunters/35; place 1,0 r2; pass
draw hunters/48; place -1,0 r0; pass
draw hunters/34; place 0,1 r1; put member meadow.SL
end
expect event score 2 2 meadow final 1 deer x 2
expect score 0 0 2 0

# HUNT-59, HUNT-55, HUNT-57  The book's meadow 2: a deer, a mammoth and a tiger; Yellow and Red have
# a hunter each. The deer is the tiger's; both get 2 for the mammoth.
game hunters seats=2
draw hunters/62; place 0,-1 r0; put member meadow.NL
draw hunters/31; place 1,0 r3; put member meadow.EL
draw hunters/33; place 1,-1 r1; pass
expect feature 1,-1 meadow.EL strength 1 1
expect score 0 0
end
expect event score 0 2 meadow final 1 deer x 2 + 1 tiger x -2 deer + 1 mammoth x 2 strength 1 1
expect event score 1 2 meadow final 1 deer x 2 + 1 tiger x -2 deer + 1 mammoth x 2 strength 1 1
expect score 2 2

# HUNT-59, HUNT-54, HUNT-55, HUNT-63  The book's meadow 3: two deer, two mammoths, an aurochs and a
# tiger. Red has two hunters, Blue one. Red alone gets 8.
game hunters seats=2
draw hunters/34; place 1,0 r0; put member meadow.NL
draw hunters/48; place -1,0 r0; put member meadow.NL
draw hunters/42; place -1,-1 r3; put member meadow.SL
draw hunters/18; place 1,-1 r3; pass
draw hunters/62; place 0,-1 r0
expect feature 0,-1 meadow.NL strength 2 1
draw hunters/59; place 0,1 r2; pass
expect turn 1
draw hunters/B90; place 0,-2 r1; pass
draw hunters/76; place 0,-3 r2; pass
expect same 0,-3 meadow.NL 0,-1 meadow.NL
expect score 0 0
end
expect event score 0 8 meadow final 2 deer x 2 + 1 tiger x -2 deer + 2 mammoth x 2 + 1 aurochs x 2 strength 2 1
expect events 1 score
expect score 8 0

# HUNT-59, HUNT-56  The book's meadow 4: two tigers and one deer. Blue gets nothing for it and loses
# nothing of the point of his hut.
game hunters seats=2
draw hunters/48; place -1,0 r0; pass
draw hunters/31; place 1,0 r3; put member meadow.EL
draw hunters/30; place 2,0 r2; pass
draw hunters/49; place -2,0 r0; put hut system.E
draw hunters/32; place 1,-1 r1; pass
expect same 1,-1 meadow.EL 1,0 meadow.EL
expect same 2,0 meadow.NL 1,0 meadow.EL
expect feature 1,0 meadow.EL tiles 3 strength 0 1
end
expect event score 1 1 system final
expect score 0 1

# HUNT-55, HUNT-56, HUNT-Q23  Two tigers, one deer and two mammoths: the tigers take the deer and
# never a mammoth; 4 points.
game hunters seats=2
draw hunters/48; place -1,0 r0; pass
draw hunters/31; place 1,0 r3; put member meadow.EL
draw hunters/30; place 2,0 r2; pass
draw hunters/32; place 1,-1 r1; pass
draw hunters/61; place 0,-1 r0
expect worth 1,0 meadow.EL now 0 4
expect terms 1,0 meadow.EL now 1 1 deer x 2 + 1 tiger x -2 deer + 2 mammoth x 2 because tiger 1
end
expect event score 1 4 meadow final 1 deer x 2 + 1 tiger x -2 deer + 2 mammoth x 2
expect score 0 4

# HUNT-55, HUNT-Q23  One tiger takes one deer of three, whichever it is: 4 points for the other two.
game hunters seats=2
draw hunters/31; place 1,0 r3; put member meadow.EL
draw hunters/30; place 2,0 r2; pass
draw hunters/76; place 1,-1 r2; pass
expect same 1,-1 meadow.NL 1,0 meadow.EL
expect worth 1,0 meadow.EL now 2 0
draw hunters/36; place 2,1 r0; pass
expect same 2,1 meadow.NL 1,0 meadow.EL
end
expect event score 0 4 meadow final 3 deer x 2 + 1 tiger x -2 deer
expect score 4 0

# HUNT-46, HUNT-47, HUNT-42  Meadows score nothing in play. A hunter is never taken back, not when
# forests and rivers around him are completed and not at the end.
game hunters seats=2
draw hunters/35; place 0,-1 r0; put member meadow.NL
draw hunters/36; place 1,0 r1; pass
draw hunters/37; place 1,-1 r3; pass
expect event closed forest
expect no event return
expect no event score
draw hunters/68; place -1,0 r3; pass
expect event closed river
expect no event return
expect score 0 0
expect piece 0,-1 meadow.NL 0 member
expect supply 0 member 4
end
expect no event return
expect event score 0 4 meadow final 2 mammoth x 2
expect piece 0,-1 meadow.NL 0 member
expect supply 0 member 4

# HUNT-54  The most hunters: Red two, Blue one. Red alone gets the points.
game hunters seats=2
draw hunters/48; place -1,0 r0; put member meadow.NL
draw hunters/38; place 1,0 r0; put member meadow.NL
draw hunters/34; place -1,-1 r0; put member meadow.EL
draw hunters/35; place 1,-1 r0; pass
draw hunters/37; place 0,-1 r0; pass
expect feature 0,-1 meadow.EL strength 2 1
end
expect event score 0 10 meadow final 3 deer x 2 + 2 mammoth x 2 strength 2 1
expect no event score 1
expect score 10 0

# HUNT-57  Red, Blue and Green have a hunter each on one meadow: each gets all the points.
game hunters seats=3
draw hunters/48; place -1,0 r0; put member meadow.NL
draw hunters/38; place 1,0 r0; put member meadow.NL
draw hunters/34; place -1,-1 r0; put member meadow.EL
draw hunters/35; place 1,-1 r0; pass
draw hunters/37; place 0,-1 r0; pass
end
expect score 10 10 10

# HUNT-57  It does not matter whether the meadow is shut in: Red's is, Blue's is open, and each has
# a deer.
game hunters seats=2
draw hunters/60; place 1,0 r0; put member meadow.SL
draw hunters/34; place 2,0 r0; put member meadow.SL
draw hunters/42; place 1,1 r1; pass
expect feature 1,0 meadow.SL tiles 2 strength 1 0
end
expect score 2 2

# HUNT-48  A forest parts meadows: north and south of it a hunter each, who do not disturb one
# another.
game hunters seats=2
draw hunters/38; place 1,0 r0; put member meadow.NL
expect apart 1,0 meadow.NL 1,0 meadow.SL
draw hunters/39; place 2,0 r0
expect apart 2,0 meadow.NL 1,0 meadow.NL
expect apart 2,0 meadow.SL 1,0 meadow.SL
expect legal put member meadow.NL
expect legal put member meadow.SL
put member meadow.SL
end
expect score 2 0

# HUNT-48  A river parts meadows on both sides of its whole length; where it rises at a spring the
# two sides of it are one meadow only if the tile shows it.
game hunters seats=2
draw hunters/50; place -1,0 r1; put member meadow.NL
expect apart -1,0 meadow.NL -1,0 meadow.NR
draw hunters/51; place -2,0 r0
expect apart -2,0 meadow.NL -2,0 meadow.ER
expect illegal put member meadow.NL because feature-taken
expect legal put member meadow.ER

# HUNT-48  Tiles that touch only at their corners do not join their meadows.
game hunters seats=2
draw hunters/61; place 0,-1 r0; put member meadow.NL
draw hunters/38; place 1,0 r0
expect apart 0,-1 meadow.NL 1,0 meadow.NL
expect legal put member meadow.NL

# HUNT-54  Two hunters of one player on one meadow get the points once.
game hunters seats=2
draw hunters/62; place 0,-1 r0; put member meadow.NL
draw hunters/48; place -1,0 r0; pass
draw hunters/38; place 1,0 r0; put member meadow.NL
draw hunters/33; place 1,-1 r1; pass
expect feature 1,-1 meadow.EL strength 2 0
end
expect events 1 score
expect score 6 0
