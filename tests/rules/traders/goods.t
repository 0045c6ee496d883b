# TRAD-31, TRAD-30, TRAD-Q10  Red completes a city of 5 tiles with 2 grain and 1 wine in which Blue has
# the only knight: first Blue gets 10 points, then Red 2 grain and 1 wine.
game carcassonne+traders seats=2
draw base/U; place 1,0 r0; pass
draw traders/HE; place 0,-1 r1; put follower city.E
draw traders/HQ; place 0,-2 r1; pass
draw traders/HG; place 0,-3 r2; pass
expect no event token
draw base/E; place 1,-3 r3; pass
expect event closed city then score 1 10 city complete 5 tile x 2 then token
expect event token grain 0 takes 2
expect event token wine 0 takes 1
expect events 2 token
expect token grain 0 2
expect token wine 0 1
expect token cloth 0 0
expect token grain 1 0
expect token wine 1 0
expect token cloth 1 0
expect score 0 10
expect supply 1 follower 7

# TRAD-30  The tile that completes may carry goods itself; they count with the others.
game carcassonne+traders seats=2
draw base/E; place 0,1 r1; put follower city.N
draw base/U; place 1,0 r0; pass
draw base/U; place 2,0 r0; pass
draw base/E; place 2,1 r3; pass
expect no event token
draw traders/HN; place 1,1 r0; pass
expect event score 0 6 city complete 3 tile x 2
expect event token cloth 0 takes 1
expect token cloth 0 1
expect token cloth 1 0

# TRAD-30  Goods belong to their city: closing another city of the same tile brings none.
game carcassonne+traders seats=2
draw traders/HD; place 0,-1 r0; put follower city.S
expect event closed city then score 0 4 city
expect no event token
expect token grain 0 0
draw base/E; place 0,-2 r2; pass
expect no event token
draw base/E; place -1,-1 r1; pass
expect event closed city
expect event token grain 0 takes 1
expect token grain 0 1
expect score 4 0

# TRAD-30  A road or cloister on such a tile brings none either.
game carcassonne+traders seats=2
draw traders/HE; place 1,0 r1; put follower road.S
draw base/A; place -1,0 r3; pass
expect event score 0 3 road complete
expect no event token
expect token grain 1 0
expect token grain 0 0

# TRAD-31  A city that nobody holds gives no points, but its goods to whoever completes it.
game carcassonne+traders seats=2
draw base/U; place 1,0 r0; pass
draw traders/HP; place 0,-1 r1; pass
draw traders/HK; place 0,-2 r2; pass
draw base/E; place 1,-2 r3; pass
expect event closed city
expect no event score
expect event token wine 1 takes 1
expect event token cloth 1 takes 1
expect token wine 1 1
expect token cloth 1 1
expect score 0 0

# TRAD-31  The one who completes may be the one with the knight, put with this very tile.
game carcassonne+traders seats=2
draw traders/HQ; place 0,-1 r1; pass
draw base/E; place 0,-2 r2; put follower city.N
expect event score 1 6 city complete 3 tile x 2
expect token wine 1 1
expect token wine 0 0

# TRAD-Q11, TRAD-31  Red and Blue share the city and get 8 points each; Green, who completes it, gets
# the goods.
game carcassonne+traders seats=3
draw base/U; place -1,0 r0; pass
draw base/U; place 1,0 r0; pass
draw base/U; place 2,0 r0; pass
draw base/E; place -1,1 r1; put follower city.N
draw traders/HQ; place 1,1 r0; put follower city.E
draw base/E; place 2,1 r3; pass
draw base/E; place 0,-1 r2; pass
draw base/U; place -2,0 r0; pass
draw base/G; place 0,1 r0; pass
expect event score 0 8 city complete 4 tile x 2 strength 1 1 0
expect event score 1 8 city complete 4 tile x 2
expect no event score 2
expect events 1 token
expect event token wine 2 takes 1
expect token wine 0 0
expect token wine 1 0
expect token wine 2 1
expect score 8 8 0

# TRAD-Q10, TRAD-30  One tile completes two cities with goods: both fall to the player on turn, the
# knights of the other change nothing.
game carcassonne+traders seats=2
draw base/U; place -1,0 r0; pass
draw base/U; place 1,0 r0; pass
draw traders/HQ; place -1,1 r0; pass
draw traders/HE; place 1,1 r0; put follower city.E
draw base/U; place 2,0 r0; pass
draw base/E; place 2,1 r3; pass
draw base/U; place -2,0 r0; pass
draw base/E; place -2,1 r1; put follower city.N
expect no event token
draw base/H; place 0,1 r1; pass
expect events 2 closed city
expect events 2 score 1 6 city complete 3 tile x 2
expect event token wine 0 takes 1
expect event token grain 0 takes 1
expect token wine 0 1
expect token grain 0 1
expect token wine 1 0
expect score 0 12

# TRAD-33, TRAD-32  Two players: wine and grain are tied, cloth is Red's. Blue gets 20 points, Red 30.
game carcassonne+traders seats=2
draw traders/HE; place 0,-1 r1; pass
draw base/E; place 0,1 r2; pass
draw traders/HQ; place 0,-2 r1; pass
draw traders/HS; place 0,2 r1; pass
draw traders/HN; place 0,-3 r1; pass
draw traders/HG; place 0,3 r0; pass
draw base/E; place 0,-4 r2; pass
expect token grain 0 1
expect token wine 0 1
expect token cloth 0 1
draw base/E; place -1,3 r1; pass
expect token grain 1 1
expect token wine 1 1
expect token cloth 1 0
expect score 0 0
end
expect event score 0 10 for wine
expect event score 1 10 for wine
expect event score 0 10 for grain
expect event score 1 10 for grain
expect event score 0 10 for cloth
expect no event score 1 10 for cloth
expect score 30 20
expect winners 0

# TRAD-32  The most of a kind wins all 10: 2 wine against 1 wine give Red 10 and Blue nothing.
game carcassonne+traders seats=2
draw traders/HQ; place 0,-1 r1; pass
draw base/E; place 0,1 r2; pass
draw traders/HT; place 0,-2 r2; pass
draw traders/HS; place 0,2 r1; pass
draw base/E; place 1,-2 r3; pass
draw base/E; place 0,3 r0; pass
expect token wine 0 2
expect token wine 1 1
expect number goods-majority 10
end
expect event score 0 10 for wine final = 1 majority x 10 wine because wine 2
expect cause score 0 10 for wine from end
expect event score 0 10 for wine
expect events 1 score
expect score 10 0

# TRAD-32, TRAD-33  Three players: two with one wine each get 10, the one with none gets nothing; 10 is
# not shared out and does not grow with the tokens.
game carcassonne+traders seats=3
draw traders/HQ; place 0,-1 r1; pass
draw base/E; place 0,1 r2; pass
draw traders/HS; place 0,2 r1; pass
draw base/E; place 0,-2 r2; pass
draw base/E; place 0,3 r0; pass
expect token wine 0 1
expect token wine 1 1
expect token wine 2 0
end
expect score 10 10 0

# TRAD-Q01  Nobody has cloth or grain: no points for them.
game carcassonne+traders seats=2
draw traders/HQ; place 0,-1 r1; pass
draw base/E; place 0,-2 r2; pass
expect token wine 1 1
end
expect events 1 score
expect event score 1 10 for wine
expect no event score 0
expect score 0 10

# TRAD-Q01  Nobody has any goods: no points at all.
game carcassonne+traders seats=2
draw base/U; place 1,0 r0; pass
end
expect no event score
expect score 0 0

# TRAD-30, TRAD-32  Goods of a city that is still open at the end go to nobody.
game carcassonne+traders seats=2
draw traders/HQ; place 0,-1 r1; put follower city.E
draw traders/HE; place 0,-2 r1; pass
end
expect event score 0 3 city final 3 tile x 1
expect no event token
expect token wine 0 0
expect token wine 1 0
expect token grain 1 0
expect score 3 0

# TRAD-32  Goods come last, after the fields.
game carcassonne+traders seats=2
draw traders/HQ; place 0,-1 r1; put follower field.NL
draw base/E; place 0,-2 r2; pass
end
expect event end then score 0 3 field final then score 1 10 for wine
expect score 3 10

# TRAD-32  Without this expansion there are no goods.
game carcassonne+inns seats=2
expect illegal draw traders/HQ because unknown-tile
draw base/U; place 1,0 r0
expect illegal put builder road.E because unknown-piece
expect illegal put pig field.NL because unknown-piece
expect illegal again because unknown-verb
