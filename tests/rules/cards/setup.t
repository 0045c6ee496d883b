# CARD-01  Two to five players, not one and not six.
game cardcassonne seats=2
expect rules cardcassonne seats=0 because bad-seats
expect rules cardcassonne seats=1 because bad-seats
expect rules cardcassonne seats=2 because ok
expect rules cardcassonne seats=3 because ok
expect rules cardcassonne seats=4 because ok
expect rules cardcassonne seats=5 because ok
expect rules cardcassonne seats=6 because bad-seats

# CARD-02, CARD-06, CARD-07  Four rows, yellow, red, green and blue, each for the cards of its
# colour, and no others. They are empty at first.
game cardcassonne seats=2
expect row yellow
expect row red
expect row green
expect row blue
dealer 0
open yellow.1; open red.1; open green.1; open blue.1; open red.animal; open blue.building
expect row yellow yellow.1
expect row red red.1 red.animal
expect row green green.1
expect row blue blue.1 blue.building
expect illegal lay dragon black because unknown-row

# CARD-03  The colours of the rows are not those of the players: whoever is on turn may place his
# follower and lay his cards in all of them, and five players share four rows.
game cardcassonne seats=5
dealer 4; opens
hands / blue.1
expect legal claim yellow
expect legal claim red
expect legal claim green
expect legal claim blue
claim blue
expect legal lay down blue.1 yellow
expect legal lay down blue.1 red
expect legal lay down blue.1 green
expect legal lay down blue.1 blue
expect legal claim yellow
expect legal claim red
expect legal claim green
expect legal claim blue
claim yellow; claim red; claim green; claim blue
expect row blue [0] [4]

# CARD-04, CARD-08  Every player has one big follower, 0 points and an empty chest, and nothing lies
# in front of him.
game cardcassonne seats=5
expect score 0 0 0 0 0
expect supply 0 follower 1
expect supply 1 follower 1
expect supply 2 follower 1
expect supply 3 follower 1
expect supply 4 follower 1
expect supply 5 follower 0
expect chest 0 0
expect chest 4 0
expect front 0
expect hand 4

# CARD-05, CARD-06  The cards: 16 persons, 9 animals and 5 buildings of each colour, and ten jokers
# of four kinds.
game cardcassonne seats=2
expect card yellow.1 person yellow 8 1
expect card yellow.2 person yellow 5 2
expect card yellow.3 person yellow 3 3
expect card yellow.animal animal yellow 9 0
expect card yellow.building building yellow 5 0
expect card red.1 person red 8 1
expect card red.2 person red 5 2
expect card red.3 person red 3 3
expect card red.animal animal red 9 0
expect card red.building building red 5 0
expect card green.1 person green 8 1
expect card green.2 person green 5 2
expect card green.3 person green 3 3
expect card green.animal animal green 9 0
expect card green.building building green 5 0
expect card blue.1 person blue 8 1
expect card blue.2 person blue 5 2
expect card blue.3 person blue 3 3
expect card blue.animal animal blue 9 0
expect card blue.building building blue 5 0
expect card dragon dragon any 1 0
expect card fairy fairy any 1 0
expect card animal-joker animal-joker any 4 0
expect card building-joker building-joker any 4 0

# CARD-05, CARD-10  130 cards are in the pile, score cards and blanks are not; each can be opened
# first.
game cardcassonne seats=2
expect left 130
expect bag yellow.1 8
expect bag red.2 5
expect bag green.3 3
expect bag blue.animal 9
expect bag red.building 5
expect bag dragon 1
expect bag fairy 1
expect bag animal-joker 4
expect bag building-joker 4
dealer 0
expect legal-count 24
expect weight 8 open green.1
expect weight 5 open green.2
expect weight 3 open green.3
expect weight 9 open green.animal
expect weight 5 open green.building
expect weight 1 open dragon
expect weight 1 open fairy
expect weight 4 open animal-joker
expect weight 4 open building-joker
open green.3
expect left 129
expect bag green.3 2
expect weight 2 open green.3
open green.3; open green.3
expect legal-count 23
expect illegal open green.3 because no-such-card
expect illegal open green.4 because unknown-card

# CARD-09, CARD-Q19  Who is the youngest nobody knows: the first dealer is found by lot, everybody
# with the same chance. Until then there is none.
game cardcassonne seats=5
expect actor chance
expect step dealer
expect legal-count 5
expect weight 1 dealer 0
expect weight 1 dealer 1
expect weight 1 dealer 2
expect weight 1 dealer 3
expect weight 1 dealer 4
expect illegal dealer 5 because unknown-seat
expect illegal open red.1 because out-of-step
expect token dealer 0 0
expect token dealer 3 0
dealer 3
expect event token dealer 3 takes 1
expect token dealer 3 1
expect token dealer 0 0
expect turn 3
expect illegal dealer 0 because out-of-step

# CARD-10, CARD-Q14  The dealer turns up ten cards one after the other. A coloured card goes to the
# end of its row and nobody is asked; they all lie face up.
game cardcassonne seats=3
dealer 2
expect step open
expect actor chance
open red.2
expect actor chance
expect row red red.2
open blue.animal; open red.1
expect actor chance
expect row red red.2 red.1
expect row blue blue.animal
expect view nobody row red red.2 red.1
open green.building; open yellow.3; open yellow.1; open yellow.1; open yellow.1; open yellow.1
expect step open
open yellow.1
expect step deal
expect row yellow yellow.3 yellow.1*5
expect row green green.building

# CARD-10, CARD-Q14  A joker the dealer lays face up in a row of his choice, and only that one.
game cardcassonne seats=3
dealer 2; open red.2
open dragon
expect actor 2
expect turn 2
expect step open
expect opened dragon
expect legal-count 4
expect legal lay dragon yellow
expect legal lay dragon red
expect legal lay dragon green
expect legal lay dragon blue
expect illegal lay down dragon green
expect illegal lay fairy green because no-such-card
expect illegal lay red.1 red because no-such-card
expect illegal open red.1
expect illegal claim red because out-of-step
expect row red red.2
expect left 128
lay dragon red
expect actor chance
expect opened none
expect row red red.2 dragon
open red.1
expect row red red.2 dragon red.1

# CARD-10  Fairy, animal jokers and building jokers are jokers as well. The tenth card can be one.
game cardcassonne seats=2
dealer 0
open fairy
expect actor 0
expect legal-count 4
lay fairy blue; open animal-joker
expect actor 0
expect legal-count 4
lay animal-joker blue; open building-joker
expect actor 0
expect legal-count 4
lay building-joker green
expect row blue fairy animal-joker
expect row green building-joker
open red.1; open red.1; open red.1; open red.1; open red.1; open red.1
expect step open
open building-joker
expect step open
expect actor 0
lay building-joker yellow
expect row yellow building-joker
expect step deal

# CARD-10  The example: ten cards, no meadow card among them, so that row is empty.
game cardcassonne seats=2
dealer 0; opens yellow.1 red.3 blue.2 yellow.animal yellow.2 blue.building red.1 blue.1 red.animal blue.3
expect row yellow yellow.1 yellow.animal yellow.2
expect row red red.3 red.1 red.animal
expect row green
expect row blue blue.2 blue.building blue.1 blue.3

# CARD-11  The other 120 cards are the pile; an eleventh is not opened.
game cardcassonne seats=2
dealer 0; opens red.1*8
expect left 120
expect bag red.1 0
expect step deal
expect illegal open red.2 because out-of-step

# CARD-12  Two players: 6 cards each, one after the other from the dealer's left.
game cardcassonne seats=2
dealer 0; opens
expect actor chance
expect turn 1
expect illegal deal 0 red.1
expect weight 8 deal 1 red.1
deal 1 red.1
expect hand 1 red.1
expect hand 0
expect turn 0
expect illegal deal 1 red.1
expect weight 7 deal 0 red.1
deal 0 red.1
expect turn 1
deal 1 red.2; deal 0 green.1; deal 1 red.3; deal 0 green.1; deal 1 blue.1; deal 0 dragon
deal 1 blue.1; deal 0 fairy; deal 1 green.animal
expect step deal
expect turn 0
deal 0 animal-joker
expect step play
expect hand 0 red.1 green.1*2 dragon fairy animal-joker
expect hand 1 red.1 red.2 red.3 blue.1*2 green.animal
expect left 108
expect illegal deal 1 red.1 because out-of-step

# CARD-12  Three players: 5 cards each, clockwise.
game cardcassonne seats=3
dealer 1; opens
expect turn 2
deal 2 red.1
expect turn 0
deal 0 red.1
expect turn 1
deal 1 red.1
expect turn 2
hands red.2*4 / red.1*4 / green.1*4
expect step play
expect hand 0 red.1 red.2*4
expect hand 1 red.1*5
expect hand 2 red.1 green.1*4
expect left 105

# CARD-12  Four players: 5 cards each.
game cardcassonne seats=4
dealer 3; opens; hands red.1*5 / green.1*5 / blue.1*5 / red.2*5
expect step play
expect hand 0 red.1*5
expect hand 1 green.1*5
expect hand 2 blue.1*5
expect hand 3 red.2*5
expect left 100

# CARD-12  Five players: 4 cards each.
game cardcassonne seats=5
dealer 3; opens; hands red.1*4 / green.1*4 / blue.1*4 / red.2*4 / blue.2*4
expect step play
expect actor 4
expect hand 0 red.1*4
expect hand 3 red.2*4
expect hand 4 blue.2*4
expect left 100
