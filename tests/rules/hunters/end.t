# HUNT-49, HUNT-50, HUNT-51  78 turns. The last landscape tile is laid: the turn is played to its
# end, then comes final scoring, though twelve bonus tiles are left. Red's gatherer gets nothing for
# his forest, Blue's hut the 7 fish of its system.
game hunters seats=2
draw hunters/35; place 1,0 r2; put member forest.E
draw hunters/48; place -1,0 r0; put hut system.E
draw hunters/26; place -2,0 r1; pass
draw hunters/13; place -2,1 r0; pass
draw hunters/01; place -1,1 r0; pass
draw hunters/69; place -2,2 r2; pass
draw hunters/76; place -1,2 r1; pass
draw hunters/17; place -3,1 r3; pass
draw hunters/70; place -3,0 r2; pass
draw hunters/11; place -3,2 r0; pass
draw hunters/07; place -1,3 r1; pass
draw hunters/66; place -2,3 r3; pass
draw hunters/58; place -3,3 r0; pass
draw hunters/63; place -2,-1 r1; pass
draw hunters/42; place -1,-1 r3; pass
draw hunters/65; place -3,-1 r3; pass
draw hunters/77; place 0,-1 r3; pass
draw hunters/68; place 1,-1 r3; pass
draw hunters/34; place 1,-2 r1; pass
draw hunters/32; place 0,-2 r3; pass
draw hunters/43; place -1,-2 r1; pass
draw hunters/39; place -4,-1 r2; pass
draw hunters/20; place -4,0 r1; pass
draw hunters/23; place -4,1 r0; pass
draw hunters/55; place -4,2 r2; pass
draw hunters/57; place -4,3 r2; pass
draw hunters/12; place -1,4 r2; pass
draw hunters/31; place -2,4 r3; pass
draw hunters/72; place -3,4 r2; pass
draw hunters/25; place -4,4 r3; pass
draw hunters/06; place 0,4 r3; pass
draw hunters/54; place 0,3 r1; pass
draw hunters/27; place 0,2 r3; pass
draw hunters/24; place 2,-1 r0; pass
draw hunters/19; place 2,-2 r0; pass
draw hunters/59; place 2,0 r2; pass
draw hunters/10; place -5,4 r0; pass
draw hunters/74; place -5,3 r0; pass
draw hunters/29; place -5,2 r1; pass
draw hunters/02; place 1,4 r3; pass
draw hunters/03; place -4,5 r2; pass
draw hunters/18; place -3,5 r2; pass
draw hunters/75; place -2,5 r3; pass
draw hunters/08; place -5,5 r2; pass
draw hunters/60; place 3,0 r1; pass
draw hunters/67; place 3,-1 r1; pass
draw hunters/21; place 3,-2 r2; pass
draw hunters/38; place -6,3 r2; pass
draw hunters/16; place -6,4 r0; pass
draw hunters/46; place -6,2 r2; pass
draw hunters/52; place -4,6 r3; pass
draw hunters/51; place -5,6 r1; pass
draw hunters/09; place -6,5 r0; pass
draw hunters/15; place -6,6 r2; pass
draw hunters/H1; place -3,6 r2; pass
draw hunters/36; place -2,6 r3; pass
draw hunters/71; place 1,3 r2; pass
draw hunters/22; place 1,2 r3; pass
draw hunters/50; place 1,1 r3; pass
draw hunters/53; place -5,7 r3; pass
draw hunters/49; place -4,7 r1; pass
draw hunters/28; place 2,1 r0; pass
draw hunters/47; place -3,7 r3; pass
draw hunters/61; place -6,7 r1; pass
draw hunters/37; place -2,7 r3; pass
draw hunters/14; place 2,2 r1; pass
draw hunters/40; place 3,1 r3; pass
draw hunters/64; place -2,-2 r2; pass
draw hunters/44; place -3,-2 r1; pass
draw hunters/H2; place -4,-2 r0; pass
draw hunters/45; place 2,4 r0; pass
draw hunters/73; place -7,6 r1; pass
draw hunters/00; place -7,5 r0; pass
draw hunters/41; place -7,7 r3; pass
draw hunters/30; place -1,6 r0; pass
draw hunters/78; place -1,7 r0; pass
draw hunters/33; place 1,-3 r2; pass
expect left 1
expect turn 1
expect actor chance
expect winners
expect piece 1,0 forest.E 0 member
draw hunters/62; place -8,7 r0
expect left 0
expect actor 1
expect no event end
pass
expect event end then score 1 7 system final 7 fish x 1
expect event return 0 member at 1,0 forest.E
expect actor over
expect turn 1
expect token bonus off 12
expect score 0 7
expect winners 1
expect legal-count 0
expect illegal draw hunters/B85 because game-over

# HUNT-Q08, HUNT-49, HUNT-61  Blue's tile is the last of the landscape and completes Red's forest,
# with gold: Red's points, and Blue draws, lays and uses a bonus tile. Only then the game ends. It
# is the fire, which leaves Blue's meadow all of its 4 deer and 2 mammoths.
game hunters seats=2
draw hunters/35; place 1,0 r2; put member forest.E
draw hunters/69; place -1,0 r3; pass
draw hunters/70; place -2,0 r2; pass
draw hunters/43; place 0,-1 r3; pass
draw hunters/37; place 1,-1 r3; pass
draw hunters/01; place -1,-1 r3; pass
draw hunters/31; place -2,-1 r3; pass
draw hunters/73; place -1,-2 r0; pass
draw hunters/55; place 0,-2 r1; pass
draw hunters/67; place -2,-2 r0; pass
draw hunters/77; place 1,-2 r2; pass
draw hunters/75; place -3,-2 r1; pass
draw hunters/66; place -3,-1 r0; pass
draw hunters/18; place -3,0 r3; pass
draw hunters/14; place -2,-3 r0; pass
draw hunters/11; place -1,-3 r1; pass
draw hunters/29; place 0,-3 r1; pass
draw hunters/58; place 1,-3 r2; pass
draw hunters/76; place -3,-3 r2; pass
draw hunters/74; place 1,-4 r0; pass
draw hunters/02; place 0,-4 r3; pass
draw hunters/08; place -1,-4 r3; pass
draw hunters/26; place -2,-4 r1; pass
draw hunters/63; place -3,-4 r1; pass
draw hunters/17; place -2,1 r1; pass
draw hunters/10; place -3,1 r2; pass
draw hunters/32; place 2,0 r2; pass
draw hunters/15; place 2,-1 r3; pass
draw hunters/H2; place 2,-2 r2; pass
draw hunters/33; place 2,-3 r0; pass
draw hunters/65; place 2,-4 r3; pass
draw hunters/42; place -4,-4 r3; pass
draw hunters/H1; place -4,-3 r2; pass
draw hunters/62; place -4,-1 r1; pass
draw hunters/20; place -4,-2 r3; pass
draw hunters/19; place -4,0 r1; pass
draw hunters/25; place -4,1 r0; pass
draw hunters/49; place 0,-5 r1; pass
draw hunters/51; place -1,-5 r3; pass
draw hunters/78; place -2,-5 r2; pass
draw hunters/68; place 1,-5 r0; pass
draw hunters/39; place 2,-5 r1; pass
draw hunters/48; place 3,-3 r3; pass
draw hunters/16; place 3,-4 r0; pass
draw hunters/00; place 3,-2 r0; pass
draw hunters/30; place 3,-5 r2; pass
draw hunters/27; place 3,-1 r1; pass
draw hunters/24; place 3,0 r1; pass
draw hunters/40; place 4,-5 r2; pass
draw hunters/07; place 4,-4 r1; pass
draw hunters/59; place 4,-3 r0; pass
draw hunters/60; place 4,-2 r1; pass
draw hunters/38; place 4,-1 r1; pass
draw hunters/54; place 4,0 r1; pass
draw hunters/09; place 5,-2 r0; pass
draw hunters/21; place 5,-1 r3; pass
draw hunters/64; place 5,0 r2; pass
draw hunters/28; place 5,-3 r2; pass
draw hunters/71; place 5,-4 r1; pass
draw hunters/61; place -5,-3 r3; pass
draw hunters/52; place -5,-2 r0; pass
draw hunters/41; place -5,-4 r2; pass
draw hunters/57; place 5,-5 r0; pass
draw hunters/34; place -5,-1 r0; pass
draw hunters/50; place -5,0 r1; pass
draw hunters/47; place -2,2 r1; pass
draw hunters/46; place -3,2 r3; pass
draw hunters/44; place -4,2 r3; pass
draw hunters/53; place -1,2 r1; pass
draw hunters/22; place -2,3 r1; pass
draw hunters/03; place -1,3 r0; pass
draw hunters/72; place -3,3 r0; pass
draw hunters/23; place -4,3 r2; pass
draw hunters/12; place -3,4 r0; pass
draw hunters/06; place -4,4 r1; pass
draw hunters/45; place -6,0 r3; pass
draw hunters/13; place 6,-4 r2; pass
expect left 1
expect turn 1
draw hunters/36; place 0,1 r2; pass
expect event score 0 6 forest complete 3 segment x 2
expect no event end
expect left 0
expect actor chance
expect turn 1
expect legal-count 12
draw hunters/B85
expect actor 1
place -6,-3 r0
expect no event end
put member meadow.NL
expect event end
expect actor over
expect left 0
expect token bonus off 11
expect score 6 12

# HUNT-34  Twelve forests with gold have emptied the bonus stack. Blue completes another: nothing is
# drawn, and the turn is Red's, with an ordinary tile.
game hunters seats=2
draw hunters/57; place 0,1 r3; pass
draw hunters/64; place 1,0 r0; pass
draw hunters/B82; place 0,2 r1; pass
draw hunters/43; place 1,1 r1; pass
draw hunters/B90; place 1,-1 r0; pass
draw hunters/55; place 2,0 r1; pass
draw hunters/B84; place 1,2 r2; pass
draw hunters/00; place 2,1 r1; pass
draw hunters/B81; place 0,3 r0; pass
draw hunters/44; place 3,0 r2; pass
draw hunters/B85; place 1,-2 r2; pass
draw hunters/41; place 0,4 r1; pass
draw hunters/47; place 1,3 r1; pass
draw hunters/B80; place -1,0 r1; pass
draw hunters/33; place 0,5 r1; pass
draw hunters/72; place 1,5 r0; pass
draw hunters/B79; place -2,0 r1; pass
draw hunters/40; place 2,5 r2; pass
draw hunters/73; place 3,5 r0; pass
draw hunters/B83; place 3,4 r0; pass
draw hunters/66; place 4,5 r3; pass
draw hunters/74; place 4,4 r3; pass
draw hunters/BM; place 0,-2 r2; pass
draw hunters/29; place 4,3 r2; pass
draw hunters/25; place 5,3 r1; pass
draw hunters/B87; place -2,-1 r1; pass
draw hunters/26; place 4,0 r0; pass
draw hunters/11; place 3,1 r2; pass
draw hunters/B86; place -2,-2 r2; pass
draw hunters/71; place 4,1 r1; pass
draw hunters/14; place 4,2 r2; pass
draw hunters/B89; place 5,4 r0; pass
draw hunters/39; place 5,2 r2; pass
expect token bonus off 0
expect turn 1
expect feature 5,2 forest.E open 1 tiles 2
draw hunters/34; place 6,2 r0; pass
expect event closed forest
expect turn 0
expect actor chance
expect token bonus off 0
expect legal draw hunters/61
expect illegal draw hunters/B85 because not-in-bag
draw hunters/61
expect actor 0

# HUNT-34, HUNT-Q04  With bonus=each two forests are complete at once, and one bonus tile is left: it is
# played, and then it is the other player's turn.
game hunters seats=2 bonus=each
draw hunters/57; place 0,1 r3; pass
draw hunters/64; place 1,0 r0; pass
draw hunters/B82; place 0,2 r1; pass
draw hunters/43; place 1,1 r1; pass
draw hunters/B90; place 1,-1 r0; pass
draw hunters/55; place 2,0 r1; pass
draw hunters/B84; place 1,2 r2; pass
draw hunters/00; place 2,1 r1; pass
draw hunters/B81; place 0,3 r0; pass
draw hunters/44; place 3,0 r2; pass
draw hunters/B85; place 1,-2 r2; pass
draw hunters/41; place 0,4 r1; pass
draw hunters/47; place 1,3 r1; pass
draw hunters/B80; place -1,0 r1; pass
draw hunters/33; place 0,5 r1; pass
draw hunters/72; place 1,5 r0; pass
draw hunters/B79; place -2,0 r1; pass
draw hunters/40; place 2,5 r2; pass
draw hunters/73; place 3,5 r0; pass
draw hunters/B83; place 3,4 r0; pass
draw hunters/66; place 4,5 r3; pass
draw hunters/74; place 4,4 r3; pass
draw hunters/BM; place 0,-2 r2; pass
draw hunters/29; place 4,3 r2; pass
draw hunters/25; place 5,3 r1; pass
draw hunters/B87; place -2,-1 r1; pass
draw hunters/26; place 4,0 r0; pass
draw hunters/11; place 3,1 r2; pass
draw hunters/B86; place -2,-2 r2; pass
draw hunters/53; place 2,3 r1; pass
draw hunters/14; place 3,6 r0; pass
draw hunters/77; place 3,7 r3; pass
draw hunters/42; place 4,6 r2; pass
draw hunters/78; place 2,7 r2; pass
draw hunters/48; place -2,-3 r3; pass
draw hunters/67; place 4,7 r3; pass
expect events 2 closed forest
expect token bonus off 1
expect turn 0
expect actor chance
expect legal-count 1
draw hunters/B89; place 5,4 r0; pass
expect token bonus off 0
expect turn 1
expect actor chance
expect legal draw hunters/61

# HUNT-Q02  The last bonus tile, with four rivers, fits nowhere: it leaves, none is left, and the
# turn is over.
game hunters seats=2
draw hunters/43; place 1,0 r1; pass
draw hunters/55; place 0,1 r2; pass
draw hunters/B90; place -1,1 r3; pass
draw hunters/64; place 0,2 r1; pass
draw hunters/B82; place 1,2 r0; pass
draw hunters/41; place 0,3 r3; pass
draw hunters/B81; place 0,4 r2; pass
draw hunters/37; place -1,4 r1; pass
draw hunters/B84; place 1,1 r2; pass
draw hunters/44; place 2,0 r2; pass
draw hunters/B85; place 0,5 r0; pass
draw hunters/67; place 3,0 r3; pass
draw hunters/22; place 2,1 r2; pass
draw hunters/B87; place 2,-1 r2; pass
draw hunters/57; place 3,-1 r3; pass
draw hunters/35; place 4,-1 r2; pass
draw hunters/BM; place 1,5 r0; pass
draw hunters/30; place 3,-2 r0; pass
draw hunters/14; place 2,-2 r0; pass
draw hunters/B80; place 2,-3 r2; pass
draw hunters/38; place 1,-1 r2; pass
draw hunters/34; place 0,-1 r2; pass
draw hunters/B79; place 1,-2 r2; pass
draw hunters/60; place 0,-2 r0; pass
draw hunters/00; place -1,-2 r2; pass
draw hunters/B89; place 1,6 r3; pass
draw hunters/78; place -1,-3 r2; pass
draw hunters/36; place -2,-3 r3; pass
draw hunters/B86; place -1,-1 r2; pass
draw hunters/76; place -2,-2 r0; pass
draw hunters/02; place 1,7 r3; pass
draw hunters/77; place 2,5 r1; pass
draw hunters/33; place 2,6 r0; pass
expect event closed forest
expect turn 1
expect token bonus off 1
expect legal-count 1
draw hunters/B83
expect event discard hunters/B83
expect token bonus off 0
expect turn 0
expect actor chance
expect hand none
expect legal draw hunters/61
expect no event end

# HUNT-Q26, HUNT-14  Two tiles with nothing but rivers are left, and no river is open to them. Both
# leave the game; nothing is laid and nobody puts a figure: the game is over with this turn.
game hunters seats=2
draw hunters/H1; place -1,0 r1; put hut system.N
draw hunters/77; place -1,1 r0; pass
draw hunters/64; place 0,1 r0; pass
draw hunters/40; place -2,0 r3; pass
draw hunters/75; place -2,1 r2; pass
draw hunters/31; place -2,-1 r2; pass
draw hunters/38; place -1,-1 r0; pass
draw hunters/65; place 0,-1 r0; pass
draw hunters/44; place 0,-2 r3; pass
draw hunters/59; place -1,-2 r3; pass
draw hunters/37; place 1,0 r3; pass
draw hunters/39; place 1,1 r0; pass
draw hunters/33; place 1,-1 r0; pass
draw hunters/32; place 1,-2 r2; pass
draw hunters/66; place -2,-2 r3; pass
draw hunters/36; place 2,0 r3; pass
draw hunters/34; place 2,-1 r1; pass
draw hunters/42; place 2,1 r2; pass
draw hunters/30; place 2,-2 r0; pass
draw hunters/68; place 0,2 r3; pass
draw hunters/76; place -3,0 r1; pass
draw hunters/78; place -3,1 r1; pass
draw hunters/63; place -1,2 r0; pass
draw hunters/43; place -2,2 r1; pass
draw hunters/35; place -3,-1 r1; pass
draw hunters/60; place -3,-2 r0; pass
draw hunters/01; place 1,2 r0; pass
draw hunters/62; place 3,-1 r0; pass
draw hunters/67; place 3,0 r2; pass
draw hunters/41; place 3,1 r3; pass
draw hunters/61; place 3,-2 r0; pass
draw hunters/02; place 2,2 r2; pass
draw hunters/73; place -2,-3 r1; pass
draw hunters/53; place -1,-3 r2; pass
draw hunters/00; place 0,-3 r3; pass
draw hunters/71; place 1,3 r3; pass
draw hunters/48; place 0,3 r2; pass
draw hunters/H2; place -3,-3 r1; pass
draw hunters/52; place -1,3 r0; pass
draw hunters/58; place -2,3 r3; pass
draw hunters/55; place -3,2 r3; pass
draw hunters/47; place -1,4 r0; pass
draw hunters/74; place -2,-4 r1; pass
draw hunters/57; place -3,-4 r1; pass
draw hunters/49; place 0,4 r0; pass
draw hunters/12; place -1,-4 r1; pass
draw hunters/25; place -1,-5 r2; pass
draw hunters/72; place -2,-5 r3; pass
draw hunters/21; place 0,-4 r2; pass
draw hunters/28; place 1,-3 r1; pass
draw hunters/14; place -3,3 r0; pass
draw hunters/46; place 2,-3 r2; pass
draw hunters/18; place 1,-4 r0; pass
draw hunters/19; place 0,-5 r0; pass
draw hunters/51; place -4,-1 r3; pass
draw hunters/70; place 2,-4 r3; pass
draw hunters/50; place 1,-5 r3; pass
draw hunters/20; place 2,-5 r2; pass
draw hunters/15; place 3,-3 r2; pass
draw hunters/45; place -1,-6 r1; pass
draw hunters/69; place -2,-6 r3; pass
draw hunters/23; place -2,-7 r1; pass
draw hunters/27; place -3,-5 r3; pass
draw hunters/10; place 0,-6 r0; pass
draw hunters/26; place 0,-7 r2; pass
draw hunters/09; place 1,-6 r3; pass
draw hunters/11; place -1,-7 r0; pass
draw hunters/06; place -1,-8 r2; pass
draw hunters/29; place 1,4 r1; pass
draw hunters/22; place 1,5 r0; pass
draw hunters/16; place 2,3 r1; pass
draw hunters/54; place -2,4 r0; pass
draw hunters/24; place -2,5 r1; pass
draw hunters/03; place 0,5 r2; pass
draw hunters/07; place 0,6 r3; pass
draw hunters/08; place -1,6 r0; pass
expect left 2
expect turn 0
expect actor chance
draw hunters/13
expect event discard hunters/13
expect no event end
expect left 1
expect turn 0
expect actor chance
draw hunters/17
expect event discard hunters/17 then end then score 0 2 system final 2 fish x 1
expect left 0
expect actor over
expect token bonus off 12
expect score 2 0
expect winners 0
