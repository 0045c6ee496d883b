# CARD-46  The building points are added to the others, and the most points win.
game cardcassonne seats=3
dealer 2; opens green.building red.building blue.3 blue.3; hands
claim green; claim blue; claim blue; lays
expect score 0 12 0
expect winners
hands; claim red; claim blue; claim blue; lays
end
expect event end then score 0 5 for buildings 2 final
expect score 5 12 0
expect winners 1
expect actor over
expect legal-count 0
expect illegal claim red because game-over
expect illegal deal 0 red.1 because game-over

# CARD-46, CARD-44  The most points before the buildings are counted need not win.
game cardcassonne seats=2
dealer 1; opens green.building building-joker:green building-joker:green blue.3; hands
claim green; claim blue; lays
expect score 0 3
end
expect score 15 3
expect winners 0

# CARD-46  More points win against more building cards.
game cardcassonne seats=2
dealer 1; opens green.building*3 blue.1; hands
claim green; claim blue; lays
end
expect score 0 1
expect winners 1

# CARD-46  On a tie the player with more building cards wins.
game cardcassonne seats=2
dealer 1; opens green.building*2 blue.building; hands
claim blue; claim green; lays
expect chest 0 1
expect chest 1 2
end
expect score 0 0
expect winners 1

# CARD-46, CARD-Q24  Building jokers are no building cards: 5 points each, but one building against
# two.
game cardcassonne seats=2
dealer 1; opens green.building building-joker:green red.building blue.building; hands
claim green; claim red; lays
hands; claim red; claim blue; lays
end
expect score 5 5
expect chest 0 open green.building building-joker
expect chest 1 open red.building blue.building
expect winners 1

# CARD-Q24  A building sold for 10 points does not count either: both have 10, nobody a building,
# and they share the win.
game cardcassonne seats=2
dealer 1; opens dragon:blue; hands red.building / yellow.animal
lay down red.building green
claim blue
claim green
lays
turn green 1 red.building
sell
expect score 10 10
end
expect score 10 10
expect winners 0 1

# CARD-Q24  Still tied: those who are share the win, the others do not.
game cardcassonne seats=3
dealer 2; opens red.building green.building blue.2; hands
claim red; claim green; claim red; lays
end
expect score 0 0 0
expect chest 0 open red.building
expect chest 1 open green.building
expect winners 0 1

# CARD-43  Cards still lying in rows, claimed or not, leave the game unscored.
game cardcassonne seats=2
dealer 1; opens red.3*3 green.building; hands red.building
claim red; claim green
end
expect no event score
expect no event take
expect score 0 0
expect row red
expect row green
expect row yellow
expect chest 1 0
expect actor over
expect winners 0 1

# CARD-43  So it is in the middle of clearing: what is not taken yet is not scored, sold or not.
game cardcassonne seats=2
dealer 1; opens blue.2 green.3 green.building; hands red.animal / red.building
lay down red.animal green; lay down red.building green; claim green; claim blue; lays
expect score 0 2
turn green 3 red.animal; turn green 4 red.building
sell
expect step choose
end
expect no event score
expect score 0 2
expect chest 0 0
expect front 0
expect row green
expect winners 1

# CARD-42, CARD-43, CARD-12, CARD-Q21  Two players play ten rounds; then nothing is left to deal and
# the game is over. Seat 0 gets the blue cards of three rounds: 4 x 4, 23 x 12 and nine animals; the
# rest is left in the rows.
game cardcassonne seats=2
dealer 1; opens
hands; claim blue; claim blue; lays
hands; claim blue; claim blue; lays
hands; claim blue; claim blue; lays
hands; claim blue; claim blue; lays
hands; claim blue; claim blue; lays
expect left 60
hands; claim blue; claim blue; lays
hands; claim blue; claim blue; lays
expect score 0 0
hands; claim blue; claim blue; lays
expect event score 0 16 for persons 4 x 4
hands; claim blue; claim blue; lays
turn blue 1 blue.1; turn blue 2 blue.1
expect event score 0 276 for persons 23 x 12
expect step deal
expect left 12
hands
expect left 0
expect step play
expect winners
claim blue; claim blue; lays
turn blue 1 blue.animal
expect actor chance
turn blue 2 blue.animal
expect event score 0 22 for animals blue 9 then end
expect event end then score 0 0 for buildings 1 final
expect actor over
expect step over
expect score 314 0
expect chest 0 open blue.building*3
expect row yellow
expect row red
expect row green
expect row blue
expect hand 0
expect left 0
expect winners 0
expect illegal deal 0 red.1 because game-over

# CARD-42, CARD-12, CARD-Q21  Three players play eight rounds.
game cardcassonne seats=3
dealer 2; opens
hands; claim blue; claim blue; claim blue; lays
hands; claim blue; claim blue; claim blue; lays
hands; claim blue; claim blue; claim blue; lays
hands; claim blue; claim blue; claim blue; lays
expect left 60
hands; claim blue; claim blue; claim blue; lays
hands; claim blue; claim blue; claim blue; lays
hands; claim blue; claim blue; claim blue; lays
expect event score 0 120 for persons 12 x 10
expect left 15
expect step deal
hands
expect left 0
expect step play
claim blue; claim blue; claim blue; lays
turn blue 1 blue.2; turn blue 2 blue.2; turn blue 3 blue.2
expect event score 0 90 for persons 15 x 6 then score 0 22 for animals blue 9 then end
expect actor over
expect score 232 0 0

# CARD-42, CARD-12, CARD-Q21  Four players play six rounds.
game cardcassonne seats=4
dealer 3; opens
hands; claim blue; claim blue; claim blue; claim blue; lays
hands; claim blue; claim blue; claim blue; claim blue; lays
hands; claim blue; claim blue; claim blue; claim blue; lays
expect left 60
hands; claim blue; claim blue; claim blue; claim blue; lays
hands; claim blue; claim blue; claim blue; claim blue; lays
expect left 20
expect step deal
hands
expect left 0
claim blue; claim blue; claim blue; claim blue; lays
turn blue 1 blue.1; turn blue 2 blue.1; turn blue 3 blue.1; turn blue 4 blue.1
expect event score 0 432 for persons 27 x 16 then score 0 12 for animals blue 4 then end
expect actor over
expect score 444 0 0 0

# CARD-42, CARD-12, CARD-Q21  Five players play six rounds as well.
game cardcassonne seats=5
dealer 4; opens
hands; claim blue; claim blue; claim blue; claim blue; claim blue; lays
hands; claim blue; claim blue; claim blue; claim blue; claim blue; lays
hands; claim blue; claim blue; claim blue; claim blue; claim blue; lays
expect left 60
hands; claim blue; claim blue; claim blue; claim blue; claim blue; lays
hands; claim blue; claim blue; claim blue; claim blue; claim blue; lays
expect left 20
expect step deal
hands
expect left 0
claim blue; claim blue; claim blue; claim blue; claim blue; lays
turn blue 1 blue.1; turn blue 2 blue.1; turn blue 3 blue.1; turn blue 4 blue.1; turn blue 5 blue.1
expect event score 0 432 for persons 27 x 16 then score 0 12 for animals blue 4 then end
expect actor over
expect score 444 0 0 0 0

# CARD-41  The new dealer deals by the table again, from his left, and the next round begins.
game cardcassonne seats=3
dealer 2; opens; hands
lays 1; claim blue; lays 1; claim blue; lays 1; claim blue
expect token dealer 2 1
lays
expect step deal
expect left 105
expect actor chance
expect turn 0
expect legal deal 0 red.1
expect illegal deal 1 red.1
deal 0 red.1
expect turn 1
hands
expect left 90
expect step play
expect view nobody hand 0 ?*5
expect view nobody hand 1 ?*5
expect view nobody hand 2 ?*5
expect supply 0 follower 1
expect actor 0
