# CARD-28, CARD-Q17  Rows are cleared from bottom to top: blue, green, red, yellow. Everybody takes
# the cards he claimed and his follower back.
game cardcassonne seats=4
dealer 3; opens yellow.1*2 red.2*2 green.3*2 blue.animal*2 red.animal red.building; hands
claim yellow; claim red; claim green; claim blue
lays
expect event take 3 2 at blue 1 then return 3 follower then take 2 2 at green 1 then return 2 follower then take 1 4 at red 1 then return 1 follower then take 0 2 at yellow 1 then return 0 follower
expect events 4 take
expect events 4 return
expect row red
expect row green
expect row blue
expect supply 0 follower 1
expect supply 1 follower 1
expect supply 2 follower 1
expect supply 3 follower 1
expect front 3 blue.animal*2
expect front 1 red.animal
expect chest 1 1

# CARD-28  A card goes to one player only, and what he has is not in the pile.
game cardcassonne seats=2
dealer 1; opens red.1*4 red.animal*2 red.building*4; hands
claim red; claim red
lays
expect score 22 0
expect front 0 red.animal*2
expect front 1
expect chest 0 4
expect chest 1 0
expect bag red.1 4
expect bag red.animal 7
expect bag red.building 1
expect left 108

# CARD-Q17  In a row the stretch nearest to the board comes first. At the same place those who came
# first.
game cardcassonne seats=3
dealer 2; opens blue.1; hands
lays 1; claim blue; claim blue
claim blue
lays
expect event take 1 1 at blue 1 then score 1 1 then return 1 follower then return 2 follower then return 0 follower
expect events 1 take

# CARD-Q17, CARD-30  The same with cards for everybody: the lower row is done with before the
# face-down cards of the upper one are turned up.
game cardcassonne seats=3
dealer 2; opens blue.1; hands yellow.animal*3 blue.2*2 / yellow.animal*3 blue.3*2 / yellow.animal*3 blue.animal*2
lays 3
claim yellow
lay blue.3 blue
claim blue
lay blue.2 blue
claim blue
lays
expect event take 2 2 at blue 1 then score 2 8 for persons 4 x 2 then take 1 1 at blue 1 then score 1 2
expect no event take 0
expect actor chance
expect turn 0
turn yellow 10 yellow.animal; turn yellow 11 yellow.animal; turn yellow 12 yellow.animal
expect event take 0 12 at yellow 1 then score 0 90 for persons 10 x 9 then score 0 9 for animals yellow 3
expect score 99 2 8

# CARD-29, CARD-Q16  Cards nobody claimed stay: they move up to the board in their order, and new
# cards go after them.
game cardcassonne seats=2
dealer 1; opens red.1*3 green.1 green.2 green.animal; hands red.2*2 red.animal green.3 / red.building
claim red; claim red
lays 2
lay red.2 red; lay red.building red; lay red.animal red; lays 1; lay red.2 red; lays
expect step deal
expect row red red.2 red.building red.animal red.2
expect row green green.1 green.2 green.animal green.3
expect score 9 0
hands red.3 / red.1
lay down red.3 red
expect row red red.2 red.building red.animal red.2 0:red.3
claim red
expect stretch 1 5

# CARD-29  Cards after the last follower stay, those before him go.
game cardcassonne seats=2
dealer 1; opens green.1*2; hands green.2*2 / green.3*2
claim green; lays 2
lay green.3 green
lay green.2 green
claim green
expect stretch 1 2
lay green.2 green; lay green.3 green
lays
expect event take 0 2 then score 0 4 for persons 2 x 2 then take 1 2 at green 1 then score 1 10 for persons 5 x 2
expect row green green.2 green.3
expect score 4 10

# CARD-30  Face-down cards of a claimed stretch are turned up now, not before, from the board
# outwards. Whoever knows all cards knows what comes.
game cardcassonne seats=3
dealer 2; opens green.1; hands green.2 / green.3 / green.1
lay down green.2 green; lay down green.3 green; lay down green.1 green
expect row green green.1 0:green.2 1:green.3 2:green.1
lays 2
claim green
claim red; claim red
expect row green green.1 0:green.2 1:green.3 2:green.1 [2]
lays
expect step turn
expect actor chance
expect turn 2
expect legal-count 1
expect weight 1 turn green 2 green.2
expect illegal turn green 3 green.3
expect illegal turn green 2 green.3
expect illegal turn red 2 green.2
expect illegal deal 0 red.1 because out-of-step
expect score 0 0 0
turn green 2 green.2
expect row green green.1 green.2 1:green.3 2:green.1 [2]
expect score 0 0 0
turn green 3 green.3
expect row green green.1 green.2 green.3 2:green.1 [2]
expect view 0 row green green.1 green.2 green.3 2:? [2]
turn green 4 green.1
expect event take 2 4 at green 1 then score 2 28 for persons 7 x 4
expect score 0 0 28
expect step deal

# CARD-30, CARD-Q15  Only those of a claimed stretch: a face-down card behind the follower stays as
# it is.
game cardcassonne seats=2
dealer 1; opens green.1; hands green.2 / green.3
lay down green.2 green
claim green
claim red
lay down green.3 green
lays
expect legal-count 1
turn green 2 green.2
expect event take 1 2 at green 1 then score 1 6 for persons 3 x 2
expect step deal
expect row green 1:green.3
expect score 0 6

# CARD-Q15, CARD-29  A face-down card nobody claimed is still face down in the next round, known to
# who laid it, and if its colour is wrong brings 10 points then.
game cardcassonne seats=2
dealer 1; opens red.1; hands green.2 / yellow.animal
lay down green.2 red
claim blue; claim blue
lays
expect step deal
expect row red red.1 0:green.2
expect view 0 row red red.1 0:green.2
expect view 1 row red red.1 0:?
expect score 0 0
hands
expect actor 1
claim red
expect view 1 stretch 1 2
claim blue
lays
expect step turn
expect view 0 legal-count 1
turn red 2 green.2
expect event take 1 2 at red 1 then score 1 10 for wrong green.2 at red 2 then score 1 1 for persons 1 x 1
expect score 0 11

# CARD-Q15  One that was laid in an earlier round does not count as the first card of this one.
game cardcassonne seats=2
dealer 1; opens; hands green.2 / yellow.animal
lay down green.2 red; claim blue; claim blue; lays
hands red.1*6 / green.1*6
expect row red 0:green.2
expect illegal lay green.1 green because face-down-first
lay down green.1 red
expect illegal lay red.1 red because face-down-first
lay down red.1 red
expect row red 0:green.2 1:green.1 0:red.1

# CARD-Q18  First everything is turned up and chosen about, then come wrong persons and what is
# sold, persons, animals, dragon and fairy; buildings go under the chest.
game cardcassonne seats=3
dealer 2; opens green.animal dragon:green green.1 green.2 green.building fairy:green
hands red.3 / red.animal / blue.building
lay down red.3 green; lay down red.animal green; lay down blue.building green
claim green; claim red; claim red
lays
turn green 7 red.3
expect actor chance
expect step turn
turn green 8 red.animal
expect actor chance
turn green 9 blue.building
expect actor 0
expect step choose
expect score 0 0 0
keep
expect score 0 0 0
expect step choose
sell
expect event take 0 9 at green 1 then score 0 10 for wrong red.3 at green 7 then score 0 10 for sold blue.building at green 9 then score 0 6 for persons 3 x 2 then score 0 3 for animals red 1 then score 0 3 for animals green 1 then score 0 10 for special dragon at green 2 then score 0 10 for special fairy at green 6 then return 0 follower
expect score 52 0 0
expect chest 0 1
expect front 0 red.animal green.animal
