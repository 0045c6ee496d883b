# CARD-33, CARD-Q01  The table a is the default: 1 to 9 animals of one kind.
game cardcassonne seats=4
dealer 3; opens yellow.animal red.animal*2 green.animal*3 blue.animal*4
hands yellow.animal*4 yellow.1 / red.animal*4 yellow.1 / green.animal*4 yellow.1 / blue.animal*4 yellow.1
claim yellow; claim red; claim green; claim blue
lays
expect event score 3 12 for animals blue 4 then score 2 9 for animals green 3 then score 1 6 for animals red 2 then score 0 3 for animals yellow 1
hands yellow.animal*4 red.1 / red.1*5 / green.1*5 / blue.1*5
claim yellow; claim red; claim green; claim blue
lays
expect event score 3 20 for animals blue 8 then score 2 18 for animals green 7 then score 1 16 for animals red 6
turn yellow 1 yellow.1; turn yellow 2 yellow.1; turn yellow 3 yellow.1; turn yellow 4 yellow.1
expect event score 0 14 for animals yellow 5
hands; claim yellow; claim yellow; claim yellow; claim yellow; lays
turn yellow 1 yellow.animal
expect event score 0 22 for animals yellow 9

# CARD-33, CARD-Q01, CARD-36  The table a: 10 to 13, that is all nine of a kind and the jokers.
game cardcassonne seats=2
dealer 1; opens green.animal*9 animal-joker:green; hands animal-joker
claim green; claim green; lays green
expect event score 0 24 for animals green 10
hands animal-joker; claim green; claim green; lays green
expect event score 0 26 for animals green 11
hands animal-joker; claim green; claim green; lays green
expect event score 0 28 for animals green 12
hands; claim green; claim green; lays green
expect event score 0 30 for animals green 13
expect score 108 0

# CARD-33, CARD-Q01  The table b: 1 to 9 animals of one kind.
game cardcassonne seats=4 animals=b
dealer 3; opens yellow.animal red.animal*2 green.animal*3 blue.animal*4
hands yellow.animal*4 yellow.1 / red.animal*4 yellow.1 / green.animal*4 yellow.1 / blue.animal*4 yellow.1
claim yellow; claim red; claim green; claim blue
lays
expect event score 3 12 for animals blue 4 then score 2 9 for animals green 3 then score 1 6 for animals red 2 then score 0 3 for animals yellow 1
hands yellow.animal*4 red.1 / red.1*5 / green.1*5 / blue.1*5
claim yellow; claim red; claim green; claim blue
lays
expect event score 3 18 for animals blue 8 then score 2 17 for animals green 7 then score 1 16 for animals red 6
turn yellow 1 yellow.1; turn yellow 2 yellow.1; turn yellow 3 yellow.1; turn yellow 4 yellow.1
expect event score 0 14 for animals yellow 5
hands; claim yellow; claim yellow; claim yellow; claim yellow; lays
turn yellow 1 yellow.animal
expect event score 0 19 for animals yellow 9

# CARD-33, CARD-Q01, CARD-36  The table b: 10 to 13, that is all nine of a kind and the jokers.
game cardcassonne seats=2 animals=b
dealer 1; opens green.animal*9 animal-joker:green; hands animal-joker
claim green; claim green; lays green
expect event score 0 20 for animals green 10
hands animal-joker; claim green; claim green; lays green
expect event score 0 21 for animals green 11
hands animal-joker; claim green; claim green; lays green
expect event score 0 22 for animals green 12
hands; claim green; claim green; lays green
expect event score 0 23 for animals green 13
expect score 86 0

# CARD-33, CARD-Q01  The table c: 1 to 9 animals of one kind.
game cardcassonne seats=4 animals=c
dealer 3; opens yellow.animal red.animal*2 green.animal*3 blue.animal*4
hands yellow.animal*4 yellow.1 / red.animal*4 yellow.1 / green.animal*4 yellow.1 / blue.animal*4 yellow.1
claim yellow; claim red; claim green; claim blue
lays
expect event score 3 11 for animals blue 4 then score 2 8 for animals green 3 then score 1 6 for animals red 2 then score 0 3 for animals yellow 1
hands yellow.animal*4 red.1 / red.1*5 / green.1*5 / blue.1*5
claim yellow; claim red; claim green; claim blue
lays
expect event score 3 22 for animals blue 8 then score 2 20 for animals green 7 then score 1 17 for animals red 6
turn yellow 1 yellow.1; turn yellow 2 yellow.1; turn yellow 3 yellow.1; turn yellow 4 yellow.1
expect event score 0 14 for animals yellow 5
hands; claim yellow; claim yellow; claim yellow; claim yellow; lays
turn yellow 1 yellow.animal
expect event score 0 25 for animals yellow 9

# CARD-33, CARD-Q01, CARD-36  The table c: 10 to 13, that is all nine of a kind and the jokers.
game cardcassonne seats=2 animals=c
dealer 1; opens green.animal*9 animal-joker:green; hands animal-joker
claim green; claim green; lays green
expect event score 0 28 for animals green 10
hands animal-joker; claim green; claim green; lays green
expect event score 0 31 for animals green 11
hands animal-joker; claim green; claim green; lays green
expect event score 0 34 for animals green 12
hands; claim green; claim green; lays green
expect event score 0 36 for animals green 13
expect score 129 0

# CARD-12, CARD-42  Which round it is and how many there are can be asked for: 120 cards in rounds of
# twice six.
game cardcassonne seats=2
expect facts cards secrets rounds
expect number round 0
expect number rounds 10
expect number hand-cards 6
expect number start-cards 10
expect number wrong 10
expect number joker 3
