# CARD-18  A card is laid at the board of an empty row, or after the last card, also behind a
# follower.
game cardcassonne seats=2
dealer 1; opens blue.1 blue.2
hands red.1*2 blue.3 green.1*3 / red.2*2 blue.animal green.2*3
expect row red
lay down red.1 red
expect row red 0:red.1
lay down red.2 red
expect row red 0:red.1 1:red.2
lay blue.3 blue
expect row blue blue.1 blue.2 blue.3
claim blue
expect row blue blue.1 blue.2 blue.3 [1]
lay red.1 red
expect row red 0:red.1 1:red.2 red.1
lay blue.animal blue
expect row blue blue.1 blue.2 blue.3 [1] blue.animal
lay green.1 green
expect row green green.1

# CARD-18  Never between cards: no line says where in the row a card goes.
game cardcassonne seats=2
dealer 1; opens red.1*3; hands red.2*5 red.3 / red.1*5 red.3
lays 2
expect illegal lay red.2 red 1 because trailing-text
expect legal lay red.2 red

# CARD-19  The first card of each player in a round must be laid face down.
game cardcassonne seats=3
dealer 2; opens; hands red.1*5 / red.2*5 / dragon fairy
expect illegal lay red.1 red because face-down-first
expect legal lay down red.1 red
lay down red.1 red
expect row red 0:red.1
expect illegal lay red.2 red because face-down-first
lay down red.2 green
expect row green 1:red.2
expect illegal lay dragon red because face-down-first
lay down dragon blue
expect row blue 2:dragon

# CARD-19  So it is again in the next round.
game cardcassonne seats=2
dealer 1; opens; hands; claim blue; claim blue; lays
expect step deal
hands red.1*6 / red.2*5 fairy
expect actor 0
expect illegal lay red.1 red because face-down-first
lay down red.1 red
expect illegal lay fairy red because face-down-first
lay down red.2 red
expect legal lay red.1 red
expect row red 0:red.1 1:red.2

# CARD-20  Every further card must be laid face up.
game cardcassonne seats=2
dealer 1; opens; hands red.1*2 dragon green.1*3 / red.2*5 blue.3
lay down red.1 blue; lay down red.2 blue
expect illegal lay down red.1 red because face-up-now
expect illegal lay down red.1 green because face-up-now
expect illegal lay down dragon green because face-up-now
lay red.1 red
expect row red red.1
expect illegal lay down red.2 red because face-up-now
lay red.2 red
expect row red red.1 red.2
expect illegal lay down green.1 red because face-up-now

# CARD-21  A face-down card may go in any row.
game cardcassonne seats=2
dealer 1; opens; hands red.1*5 blue.building / red.2*5 blue.3
expect legal lay down red.1 yellow
expect legal lay down red.1 red
expect legal lay down red.1 green
expect legal lay down red.1 blue
expect legal lay down blue.building yellow
expect legal lay down blue.building red
expect legal lay down blue.building green
expect legal lay down blue.building blue
expect legal-count 12

# CARD-21  A face-up card only in the row of its colour: persons, animals and buildings.
game cardcassonne seats=2
dealer 1; opens; hands red.1*2 green.animal*2 blue.building yellow.3 / red.2*5 blue.3
lay down red.1 green; lay down red.2 green
expect legal lay red.1 red
expect illegal lay red.1 yellow because wrong-row
expect illegal lay red.1 green because wrong-row
expect illegal lay red.1 blue because wrong-row
expect legal lay green.animal green
expect illegal lay green.animal red because wrong-row
expect legal lay blue.building blue
expect illegal lay blue.building green because wrong-row
expect legal lay yellow.3 yellow
expect illegal lay yellow.3 blue because wrong-row
expect illegal lay yellow.2 yellow because no-such-card
expect legal-count 8

# CARD-22  A joker may go in any row, also face up.
game cardcassonne seats=2
dealer 1; opens; hands red.1 dragon fairy animal-joker building-joker red.2 / red.2*4 red.1*2
lay down red.1 red; lay down red.2 red
expect legal lay dragon yellow
expect legal lay dragon red
expect legal lay dragon green
expect legal lay dragon blue
expect legal lay fairy yellow
expect legal lay fairy red
expect legal lay fairy green
expect legal lay fairy blue
expect legal lay animal-joker yellow
expect legal lay animal-joker red
expect legal lay animal-joker green
expect legal lay animal-joker blue
expect legal lay building-joker yellow
expect legal lay building-joker red
expect legal lay building-joker green
expect legal lay building-joker blue
expect legal-count 21
lay fairy green
expect row green fairy

# CARD-22  The example: Black lays a red card at the red board, Blue a red card behind it, Green a
# green card in the green row.
game cardcassonne seats=3
dealer 2; opens green.1; hands red.1 blue.1*4 / red.2 blue.2*4 / green.3 blue.3*3
lay down blue.1 yellow; lay down blue.2 yellow; lay down blue.3 yellow
lay red.1 red
lay red.2 red
lay green.3 green
expect row red red.1 red.2
expect row green green.1 green.3

# CARD-Q11  A joker as the first card lies face down, in any row.
game cardcassonne seats=2
dealer 1; opens; hands animal-joker building-joker dragon fairy red.1*2 / red.2*5
expect legal lay down animal-joker yellow
expect legal lay down animal-joker blue
expect legal lay down building-joker red
expect legal lay down dragon green
expect legal lay down fairy red
expect legal-count 24
lay down fairy red
expect row red 0:fairy
expect view 1 row red 0:?

# CARD-Q12  A face-down card in the row of its own colour is allowed and scores like any other: (1 +
# 3 + 2) x 3.
game cardcassonne seats=2
dealer 1; opens red.1 red.3; hands red.2 / red.animal
lay down red.2 red
expect row red red.1 red.3 0:red.2
claim blue
claim red
lays
turn red 3 red.2
expect event score 0 18 for persons 6 x 3 at red 1
expect no event score 0 10
expect score 18 0
