# BASE-43  Fields are not scored during play, not even when no side of them is open.
game carcassonne seats=2
draw base/V; place 0,1 r3; pass
draw base/V; place 1,1 r0; pass
draw base/V; place 0,2 r2; pass
draw base/V; place 1,2 r1; put follower field.SR
expect event closed road
expect no event closed field
expect no event score
expect no event return
expect score 0 0

# BASE-44  Farmers never go home: not when a city beside them is complete, not at the end.
game carcassonne seats=2
draw base/U; place 1,0 r0; put follower field.NL
draw base/E; place 0,-1 r2; pass
expect event closed city
expect no event return
expect supply 0 follower 6
end
expect no event return
expect supply 0 follower 6
expect feature 1,0 field.NL strength 1 0
expect score 3 0

# BASE-45  A road parts the fields on its two sides, along its whole length.
game carcassonne seats=2
draw base/U; place 1,0 r0; pass
draw base/U; place -1,0 r0; pass
expect apart 0,0 field.EL 0,0 field.ER
expect same 0,0 field.EL 1,0 field.NL
expect same 0,0 field.EL -1,0 field.NL
expect same 0,0 field.ER 1,0 field.ER
expect same -1,0 field.ER 1,0 field.ER
expect apart -1,0 field.NL 1,0 field.ER

# BASE-45  A city parts the fields on its two sides.
game carcassonne seats=2
draw base/G; place 0,-1 r1; pass
expect apart 0,-1 field.NL 0,-1 field.SL

# BASE-45, BASE-43  Fields that meet only at a corner are two; a tile between them joins them.
game carcassonne seats=2
draw base/E; place 0,-1 r2; put follower field.EL
draw base/U; place 1,0 r0; put follower field.NL
expect apart 0,-1 field.EL 1,0 field.NL
draw base/E; place 1,-1 r0
expect same 0,-1 field.EL 1,0 field.NL
expect feature 1,-1 field.EL strength 1 1
expect illegal put follower field.EL because feature-taken

# BASE-45  A city that lies wholly inside a field does not split it.
game carcassonne seats=2
draw base/B; place 0,1 r0; pass
draw base/E; place 1,1 r2; pass
expect same 0,1 field.NL 1,1 field.EL
draw base/E; place 1,2 r0; pass
expect feature 1,1 city.N closed tiles 2
expect apart 1,1 field.EL 1,2 field.EL
draw base/B; place 0,2 r0; pass
expect same 1,1 field.EL 1,2 field.EL

# BASE-Q07, BASE-45  A field enclosed by a city is a place for a farmer like any other: 3 points.
game carcassonne seats=2
draw base/G; place 0,1 r0; pass
draw base/N; place 1,1 r3; pass
draw base/F; place 1,2 r1; pass
draw base/N; place 1,3 r0; pass
draw base/F; place 0,3 r0; pass
draw base/N; place -1,3 r1; pass
draw base/R; place -1,2 r3; pass
draw base/M; place -1,1 r2; pass
draw base/E; place -2,2 r1; pass
expect event closed city
draw base/B; place 0,2 r0; put follower field.NL
expect turn 0
expect apart 0,2 field.NL 0,0 field.ER
end
expect event score 1 3 field final 1 city x 3
expect score 0 3

# BASE-Q07  A field enclosed by a road with no city may be taken as well and gives nothing.
game carcassonne seats=2
draw base/V; place 0,1 r3; pass
draw base/V; place 1,1 r0; pass
draw base/V; place 0,2 r2; pass
draw base/V; place 1,2 r1
expect same 1,2 field.SR 0,1 field.SR
expect apart 1,2 field.SR 1,2 field.NL
put follower field.SR
end
expect score 0 0
