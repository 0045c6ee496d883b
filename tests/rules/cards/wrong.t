# CARD-38  Dragon and fairy bring 10 points each at once and leave the game.
game cardcassonne seats=2
dealer 1; opens dragon:green green.1 fairy:green; hands
claim green; claim green
expect stretch 0 3 now 21 0
lays
expect event take 0 3 then score 0 1 for persons 1 x 1 then score 0 10 for special dragon at green 1 then score 0 10 for special fairy at green 3
expect score 21 0
expect row green
expect front 0
expect chest 0 0
expect bag dragon 0
expect bag fairy 0

# CARD-38, CARD-22  Laid in a round, in whatever row.
game cardcassonne seats=2
dealer 1; opens; hands fairy / dragon
claim green; lays 2
lay dragon blue
lay fairy blue
claim blue; lays
expect event take 1 2 at blue 1 then score 1 10 for special dragon then score 1 10 for special fairy
expect score 0 20

# CARD-39  Each person of another colour than the row: 10 points, whatever his value, and out of the
# game. Nobody is asked.
game cardcassonne seats=3
dealer 2; opens; hands red.1 / yellow.3 / blue.2
lay down red.1 green; lay down yellow.3 green; lay down blue.2 green
claim green; claim red; claim red
lays
turn green 1 red.1; turn green 2 yellow.3
turn green 3 blue.2
expect event take 0 3 then score 0 10 for wrong red.1 at green 1 then score 0 10 for wrong yellow.3 at green 2 then score 0 10 for wrong blue.2 at green 3
expect events 3 score
expect score 30 0 0
expect step deal
expect row green
expect front 0
expect chest 0 0

# CARD-39  The colour of the row decides, not that of the neighbours or of other rows.
game cardcassonne seats=2
dealer 1; opens blue.1 blue.1; hands red.1 / blue.2
lay down red.1 blue; lay down blue.2 blue
claim blue; claim blue
lays
turn blue 3 red.1; turn blue 4 blue.2
expect event score 0 10 for wrong red.1 then score 0 12 for persons 4 x 3
expect score 22 0

# CARD-40  For an animal of the wrong colour the owner chooses: 10 points, and it is out of the
# game.
game cardcassonne seats=2
dealer 1; opens; hands red.animal / blue.1
lay down red.animal green
claim green
claim green
lays
expect actor chance
turn green 1 red.animal
expect actor 1
expect turn 1
expect step choose
expect legal sell
expect legal keep
expect legal-count 2
expect illegal claim red because out-of-step
expect illegal pass
expect score 0 0
sell
expect event take 1 1 at green 1 then score 1 10 for sold red.animal at green 1
expect events 1 score
expect score 0 10
expect front 1
expect chest 1 0
expect row green
expect bag red.animal 8

# CARD-40  Or he keeps it: it is laid out and scored at once.
game cardcassonne seats=2
dealer 1; opens; hands red.animal / blue.1
lay down red.animal green
claim green; claim green
lays
turn green 1 red.animal
keep
expect event take 1 1 at green 1 then score 1 3 for animals red 1
expect events 1 score
expect score 0 3
expect front 1 red.animal

# CARD-40, CARD-32  Kept, it joins the animals of its kind that he has: 2 bring 6, 3 bring 9.
game cardcassonne seats=2
dealer 1; opens red.animal*2; hands red.animal / blue.1
claim red; claim red
lay down red.animal green
lays
expect score 6 0
hands; claim green; claim green; lays
turn green 1 red.animal
keep
expect event score 0 9 for animals red 3
expect score 15 0
expect front 0 red.animal*3

# CARD-40  A building of the wrong colour: sold for 10 points, it does not come under the chest.
game cardcassonne seats=2
dealer 1; opens; hands red.building / blue.1
lay down red.building green
claim green; claim green
lays
turn green 1 red.building
expect actor 1
expect legal-count 2
sell
expect event score 1 10 for sold red.building at green 1
expect score 0 10
expect chest 1 0

# CARD-40  Kept, it goes under the chest and brings nothing now.
game cardcassonne seats=2
dealer 1; opens; hands red.building / blue.1
lay down red.building green
claim green; claim green
lays
turn green 1 red.building
keep
expect no event score
expect score 0 0
expect chest 1 1

# CARD-40  The choice is made for each card, from the board outwards.
game cardcassonne seats=3
dealer 2; opens; hands red.animal / red.building / blue.animal
lay down red.animal green; lay down red.building green; lay down blue.animal green
claim green; claim red; claim red
lays
turn green 1 red.animal; turn green 2 red.building; turn green 3 blue.animal
expect legal-count 2
sell
expect step choose
expect actor 0
keep
expect step choose
sell
expect event score 0 10 for sold red.animal at green 1 then score 0 10 for sold blue.animal at green 3
expect events 2 score
expect score 20 0 0
expect chest 0 1
expect front 0
end
expect chest 0 open red.building

# CARD-40, CARD-28  In a row with two followers each is asked about his own cards, the one nearer to
# the board first; then his cards are gone and the next stretch lies at the board.
game cardcassonne seats=2
dealer 1; opens green.1; hands red.animal / red.building
lay down red.animal green; claim green; lays 1
lay down red.building green; claim green
expect row green green.1 0:red.animal [1] 1:red.building [0]
lays
expect turn 1
turn green 2 red.animal
expect actor 1
sell
expect event take 1 2 at green 1 then score 1 10 for sold red.animal then score 1 1 for persons 1 x 1 then return 1 follower
expect no event take 0
expect actor chance
expect turn 0
expect row green 1:red.building [0]
turn green 1 red.building
expect actor 0
keep
expect event take 0 1 at green 1 then return 0 follower
expect score 0 11
expect chest 0 1
expect chest 1 0

# CARD-40  Nobody is asked about animals and buildings in the row of their own colour.
game cardcassonne seats=2
dealer 1; opens green.animal green.building; hands green.animal / blue.1
lay down green.animal green
claim blue; claim green
lays
turn green 3 green.animal
expect step deal
expect score 6 0
expect chest 0 1

# CARD-Q11  A face-down joker is never of a wrong colour: nobody is asked, and it is scored as a
# joker.
game cardcassonne seats=4
dealer 3; opens; hands animal-joker / building-joker / dragon / fairy
lay down animal-joker green; lay down building-joker green; lay down dragon green; lay down fairy green
claim green; claim red; claim red; claim red
lays
turn green 1 animal-joker; turn green 2 building-joker; turn green 3 dragon; turn green 4 fairy
expect step deal
expect event take 0 4 then score 0 3 for joker then score 0 10 for special dragon then score 0 10 for special fairy
expect events 3 score
expect score 23 0 0 0
expect front 0 animal-joker
expect chest 0 1

# CARD-Q12  Nor is a face-down card in the row of its own colour.
game cardcassonne seats=3
dealer 2; opens; hands green.animal / green.building / green.2
lay down green.animal green; lay down green.building green; lay down green.2 green
claim green; claim red; claim red
lays
turn green 1 green.animal; turn green 2 green.building; turn green 3 green.2
expect step deal
expect event take 0 3 then score 0 2 for persons 2 x 1 then score 0 3 for animals green 1
expect events 2 score
expect score 5 0 0
expect chest 0 1

# CARD-40, CARD-32  What a stretch would bring at once: the better of 10 points and keeping, 14 for
# who has four of that kind already. A building would be sold. What may not be known counts nothing.
game cardcassonne seats=2
dealer 1; opens red.animal*4 blue.1 blue.2; hands
claim red; claim red; lays
expect score 12 0
hands green.building / red.animal
lay down green.building blue
expect stretch blue 3 done 16 16 now 0 0
expect view 0 stretch blue 3 done 16 16
expect view 1 stretch blue 3 done 6 6
lay down red.animal blue
expect stretch blue 4 done 30 26 now 0 0
expect view 0 stretch blue 4 done 16 16
expect view 1 stretch blue 4 done 20 16
claim blue
expect stretch 0 4 done 30 26 now 30 0

# CARD-34, CARD-Q05  And a joker where it brings most: with the four sheep, 14, not with the red
# animal, 6. A player without animals gets 3 for it.
game cardcassonne seats=2
dealer 1; opens green.animal*4 red.animal animal-joker:blue; hands
claim green; claim green; lays
hands; claim red; claim red; lays
expect stretch blue 1 done 14 3
hands
lays 1; claim blue
expect stretch 1 1 done 14 3 now 0 3

# CARD-34, CARD-Q05  Two jokers may part: beside four red animals and a sheep one each brings 14 +
# 6, both together only 16.
game cardcassonne seats=2
dealer 1; opens red.animal*4 green.animal animal-joker:blue; hands / animal-joker
claim red; claim red; lays blue
hands; claim green; claim green; lays
expect score 15 0
expect stretch blue 2 done 20 6
