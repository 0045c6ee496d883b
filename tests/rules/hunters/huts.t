# HUNT-40  A hut stands on water only, not in a forest and not on a meadow.
game hunters seats=2
draw hunters/46; place -1,0 r0
expect illegal put hut forest.S because not-on-that
expect illegal put hut meadow.NL because not-on-that
expect illegal put hut meadow.ER because not-on-that
expect legal put hut system.E
put hut system.E
expect piece -1,0 system.E 0 hut
expect supply 0 hut 1
expect supply 0 member 5

# HUNT-40  A tile without water has no place for a hut.
game hunters seats=2
draw hunters/62; place 0,-1 r0
expect legal put member meadow.NL
expect legal pass
expect legal-count 2

# HUNT-41, HUNT-43  The book's example: the rivers that rise at two springs of one tile belong to
# two systems. One is Red's, the other may become Blue's.
game hunters seats=2
draw hunters/70; place 1,0 r0; put hut system.N
draw hunters/06; place 2,0 r2
expect same 2,0 system.N 1,0 system.E
expect apart 2,0 system.N 1,0 system.N
expect legal put hut system.N
put hut system.N
draw hunters/H1; place 1,-1 r2; pass
end
expect event score 0 1 system final 1 fish x 1 strength 1 0
expect event score 1 1 system final 1 fish x 1 strength 0 1
expect score 1 1

# HUNT-41, HUNT-43  The system runs on through lakes, however far: no second hut anywhere, of Red as
# little as of Blue. It ends at the spring; behind it there is another system.
game hunters seats=2
draw hunters/48; place -1,0 r0; put hut system.E
draw hunters/20; place -2,0 r0
expect apart -2,0 river.N -2,0 river.E
expect same -2,0 system.N 0,0 system.W
expect illegal put hut system.N because feature-taken
expect legal put member river.N
pass
draw hunters/71; place -2,-1 r0
expect same -2,-1 system.S 0,0 system.W
expect apart -2,-1 system.N -2,-1 system.S
expect illegal put hut system.S because feature-taken
expect legal put hut system.N
put hut system.N
draw hunters/50; place -2,-2 r0
expect illegal put hut system.N because feature-taken

# HUNT-52, HUNT-41  The book's example: a hut, and 5 fish in the three lakes of the system: 5
# points, at the end only.
game hunters seats=2
draw hunters/62; place 0,-1 r0; pass
draw hunters/48; place -1,0 r0; put hut system.E
draw hunters/20; place -2,0 r0; pass
draw hunters/71; place -2,-1 r0; pass
expect score 0 0
end
expect event score 1 5 system final 5 fish x 1 strength 0 1
expect score 0 5

# HUNT-42, HUNT-44  Rivers are completed all around: the hut scores nothing in play and stays for
# ever.
game hunters seats=2
draw hunters/48; place -1,0 r0; put hut system.E
draw hunters/68; place -2,0 r3; pass
expect event closed river
expect no event score
expect no event return
expect piece -1,0 system.E 0 hut
expect score 0 0
expect supply 0 hut 1
end
expect no event return
expect event score 0 1 system final 1 fish x 1
expect piece -1,0 system.E 0 hut
expect supply 0 hut 1
expect score 1 0

# HUNT-45, HUNT-Q21  The book's example: the blue hut may be put where there is a fisher on the
# river, and the red fisher where there is a hut.
game hunters seats=2
draw hunters/48; place -1,0 r0; put member river.E
draw hunters/49; place -2,0 r0
expect illegal put member river.E because feature-taken
expect legal put hut system.E
put hut system.E
draw hunters/13; place -3,0 r0
expect illegal put hut system.N because feature-taken
expect legal put member river.N
expect legal put member river.S
expect legal put member river.W
expect illegal put member river.E because feature-taken

# HUNT-45, HUNT-Q21  A hut does not count as a fisher, nor a fisher as a hut: Blue gets the river
# alone, and Red the fish of the system at the end.
game hunters seats=2
draw hunters/48; place -1,0 r0; put hut system.E
draw hunters/49; place -2,0 r0; put member river.E
expect feature -2,0 river.E strength 0 1
expect feature -2,0 system.E strength 1 0
draw hunters/20; place -3,0 r0; pass
expect event score 1 7 river complete 4 segment x 1 + 3 fish x 1 strength 0 1
expect score 0 7
end
expect event score 0 3 system final 3 fish x 1 strength 1 0
expect score 3 7

# HUNT-Q21  One figure for a tile: after the fisher there is no hut.
game hunters seats=2
draw hunters/48; place -1,0 r0
expect legal put member river.E
expect legal put hut system.E
put member river.E
expect turn 1
expect illegal put hut system.E because out-of-step
expect piece -1,0 river.E 0 member
expect piece -1,0 system.E nobody

# HUNT-53  An unfinished system pays like a finished one.
game hunters seats=2
draw hunters/13; place -1,0 r0; put hut system.N
expect feature -1,0 system.N open 0 tiles 2
end
expect event score 0 3 system final 3 fish x 1
expect score 3 0

# HUNT-Q20, HUNT-Q14  A lake where four rivers meet is one system: one place for a hut. Every fish
# counts once, though the lake ends four rivers.
game hunters seats=2
draw hunters/13; place -1,0 r0
expect legal put hut system.N
expect legal put member river.N
expect legal put member river.E
expect legal put member river.S
expect legal put member river.W
expect legal put member meadow.NL
expect legal put member meadow.NR
expect legal put member meadow.ER
expect legal put member meadow.SR
expect legal-count 10
put hut system.N
expect worth -1,0 system.N now 3 0
expect same -1,0 system.N 0,0 system.W

# HUNT-Q19, HUNT-52, HUNT-43  Two systems with a hut each are joined. Both stay, no other may be
# put; both players get a point for each of the 2 fish.
game hunters seats=2
draw hunters/48; place -1,0 r0; put hut system.E
draw hunters/62; place -1,-1 r0; pass
draw hunters/61; place -2,-1 r0; pass
draw hunters/36; place -3,-1 r2; pass
draw hunters/35; place 1,0 r2; pass
draw hunters/H1; place -3,0 r1; put hut system.N
expect apart -3,0 system.N -1,0 system.E
draw hunters/50; place -2,0 r1
expect feature -2,0 system.N strength 1 1
expect illegal put hut system.N because feature-taken
pass
expect piece -1,0 system.E 0 hut
expect piece -3,0 system.N 1 hut
end
expect event score 0 2 system final 2 fish x 1 strength 1 1
expect event score 1 2 system final 2 fish x 1 strength 1 1
expect score 2 2

# HUNT-Q19, HUNT-52  Three systems are joined, two huts of Red and one of Blue: Red alone gets the 2
# points.
game hunters seats=2
draw hunters/48; place -1,0 r0; put hut system.E
draw hunters/62; place -1,-1 r0; pass
draw hunters/61; place -2,-1 r0; pass
draw hunters/36; place -3,-1 r2; pass
draw hunters/52; place -3,0 r0; put hut system.E
draw hunters/35; place -4,-1 r3; pass
draw hunters/37; place -5,-1 r0; pass
draw hunters/H1; place -5,0 r1; put hut system.N
draw hunters/50; place -2,0 r1; pass
draw hunters/51; place -4,0 r0; pass
expect feature -4,0 system.E strength 2 1
end
expect event score 0 2 system final 2 fish x 1 strength 2 1
expect events 1 score
expect score 2 0

# HUNT-41, HUNT-Q19  Systems also join through the middle of a lake: the last tile brings a lake of
# its own between the two huts. 1 + 1 + 3 fish for each.
game hunters seats=2
draw hunters/48; place -1,0 r0; put hut system.E
draw hunters/62; place -1,-1 r0; pass
draw hunters/61; place -2,-1 r0; pass
draw hunters/36; place -3,-1 r2; pass
draw hunters/35; place 1,0 r2; pass
draw hunters/H1; place -3,0 r1; put hut system.N
draw hunters/01; place -2,0 r0; pass
expect apart -2,0 river.E -2,0 river.W
expect feature -2,0 system.E strength 1 1
end
expect event score 0 5 system final 5 fish x 1 strength 1 1
expect score 5 5

# HUNT-41, HUNT-40  A tile with two lakes apart has two systems and two places for a hut.
game hunters seats=2
draw hunters/35; place 1,0 r2; pass
draw hunters/36; place 0,1 r2; pass
draw hunters/B83; place -1,0 r0
expect apart -1,0 system.N -1,0 system.S
expect legal put hut system.N
expect legal put hut system.S
put hut system.S
end
expect score 0 2

# HUNT-41, HUNT-43  Where the two are joined outside the tile they are one system: one place for a
# hut, and 1 + 2 + 2 fish.
game hunters seats=2
draw hunters/62; place 0,-1 r0; pass
draw hunters/15; place -1,-1 r1; pass
draw hunters/16; place -2,-1 r0; pass
draw hunters/19; place -2,0 r3; pass
draw hunters/35; place 1,0 r2; pass
draw hunters/36; place 0,1 r2; pass
draw hunters/B83; place -1,0 r0
expect same -1,0 system.N -1,0 system.S
expect legal put hut system.N
expect legal-count 7
put hut system.N
draw hunters/68; place -1,1 r2
expect illegal put hut system.S because feature-taken
pass
end
expect score 0 5
