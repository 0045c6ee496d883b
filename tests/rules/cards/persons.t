# CARD-31  The example: 3 + 1 + 1 = 5, three cards, 15 points, and the cards leave the game.
game cardcassonne seats=2
dealer 1; opens red.3 red.1 red.1; hands
claim red; claim red
expect stretch 0 3 done 15 15 now 15 0
expect score 0 0
lays
expect event take 0 3 at red 1 then score 0 15 for persons 5 x 3 at red 1
expect events 1 score
expect score 15 0
expect row red
expect front 0
expect chest 0 0
expect bag red.3 2
expect bag red.1 6

# CARD-31  One person brings his value: 3.
game cardcassonne seats=2
dealer 1; opens blue.3; hands
claim blue; claim blue
lays
expect event score 0 3 for persons 3 x 1
expect score 3 0

# CARD-31  All sixteen persons of a colour, if one player gets them together: 27 x 16.
game cardcassonne seats=2
dealer 1; opens blue.1*8 blue.2*2; hands blue.2*3 yellow.1*3 / blue.3*3 yellow.1*3
lays 2
lay blue.2 blue; lay blue.3 blue; lay blue.2 blue; lay blue.3 blue; lay blue.2 blue; lay blue.3 blue
claim blue; claim red
lays
expect event score 0 432 for persons 27 x 16
expect score 432 0

# CARD-31  Each stretch counts for itself, also in one row: (1 + 1) x 2 and (2 + 2) x 2.
game cardcassonne seats=2
dealer 1; opens red.1*2; hands red.2 / red.2
claim red; lays 2
lay red.2 red; lay red.2 red; claim red
lays
expect score 4 8

# CARD-31  Only persons count: animals, buildings and jokers in between neither add nor multiply.
game cardcassonne seats=2
dealer 1; opens red.3 red.animal red.1 red.building building-joker:red red.1; hands
claim red; claim red
lays
expect event score 0 15 for persons 5 x 3 then score 0 3 for animals red 1
expect score 18 0
expect chest 0 2

# CARD-Q25  The score is a number that counts on past 100 and 200.
game cardcassonne seats=2
dealer 1; opens blue.1*7 blue.2*3; hands green.1*6 / green.2*5
claim blue
claim green
lays
expect score 130 0
hands
claim green; claim green
lays
turn green 1 green.1
expect event score 0 176 for persons 16 x 11
expect score 306 0

# CARD-Q13  Persons of a wrong colour are outside the multiplication: 10 for the red 3, and (1 + 2)
# x 2 for the others.
game cardcassonne seats=2
dealer 1; opens green.1 green.2; hands red.3 / yellow.animal
lay down red.3 green
claim red
claim green
lays
turn green 3 red.3
expect event take 0 3 then score 0 10 for wrong red.3 at green 3 then score 0 6 for persons 3 x 2
expect score 16 0
