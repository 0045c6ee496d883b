# CARD-23  A follower at the end of a row claims all its cards back to the board.
game cardcassonne seats=2
dealer 1; opens red.1*4 green.1*2; hands
expect stretch red 4
claim red
expect row red red.1*4 [0]
expect stretch 0 4
expect stretch red 0
expect stretch green 2
expect supply 0 follower 0

# CARD-23, CARD-25  Where another follower stands, only the cards back to him. Cards may be laid
# after followers, and several may stand in one row.
game cardcassonne seats=3
dealer 2; opens red.1*4; hands red.2*2 / red.2*2 / red.3*2
claim red
lay down red.2 red; lay down red.3 red
lay down red.2 red
claim red
expect row red red.1*4 [0] 1:red.2 2:red.3 0:red.2 [1]
expect stretch 0 4
expect stretch 1 3
lay red.3 red
expect stretch 0 4
expect stretch 1 3
expect stretch red 1
lay red.2 red; lay red.2 red
claim red
expect row red red.1*4 [0] 1:red.2 2:red.3 0:red.2 [1] red.3 red.2*2 [2]
expect stretch 2 3

# CARD-27, CARD-23, CARD-Q17  The example: Black claims the 4 cards of the meadow row, Green the 4
# of the city row; after more cards were laid Red claims the 3 cards after the green follower. They
# all get them only when the rows are cleared, the city row first.
game cardcassonne seats=3
dealer 2; opens green.1*4 blue.1*4; hands blue.2*2 red.1*3 / blue.2 red.1*4 / red.2*5
claim green
claim blue
lay down red.2 red
lay down red.1 red; lay down red.1 red; lay red.2 red
lay blue.2 blue; lay blue.2 blue; lay red.2 red
lay blue.2 blue; lay red.1 red
claim blue
expect row green green.1*4 [0]
expect row blue blue.1*4 [1] blue.2*3 [2]
expect stretch 0 4
expect stretch 1 4
expect stretch 2 3
expect score 0 0 0
expect front 0
lays
expect event take 1 4 at blue 1 then score 1 16 for persons 4 x 4 then return 1 follower then take 2 3 at blue 1 then score 2 18 for persons 6 x 3 then return 2 follower then take 0 4 at green 1 then score 0 16
expect score 16 16 18
expect supply 0 follower 1
expect supply 1 follower 1
expect supply 2 follower 1

# CARD-24  A placed follower stays where he is until the rows are cleared.
game cardcassonne seats=2
dealer 1; opens red.1*4; hands red.2*5 red.animal / red.3*3 red.animal*3
claim red; lays 1
expect illegal claim green because no-piece-left
lays 7
expect row red red.1*4 [0] 1:red.3 0:red.2 red.3 red.2 red.3 red.2 red.animal red.2
expect supply 0 follower 0
expect stretch 0 4

# CARD-26, CARD-41, CARD-Q19  Whoever places his follower last is the next dealer: the player to his
# left is dealt the first card and begins.
game cardcassonne seats=3
dealer 2; opens; hands
lays 1; claim blue; claim blue
expect token dealer 2 1
lays 12
expect token dealer 2 1
expect no event token
claim blue
expect event token dealer 0 takes 1
expect token dealer 0 1
expect token dealer 2 0
lays
expect step deal
expect token dealer 0 1
expect turn 1
hands
expect actor 1

# CARD-26, CARD-Q19  Also if he was the first to play, or the dealer already.
game cardcassonne seats=2
dealer 1; opens; hands
lays 1; claim red; claim red
expect event token dealer 0 takes 1
lays; hands
expect token dealer 0 1
expect actor 1
lays 1; claim red; lays 1; lays 1; claim red
expect token dealer 1 1
lays; hands
expect actor 0
claim red; claim red
expect event token dealer 1 takes 1
lays; hands
expect actor 0

# CARD-Q20, CARD-26  The follower that is laid down claims like any other.
game cardcassonne seats=2
dealer 1; opens green.3 green.1 green.1 blue.2 blue.2; hands
claim blue
claim green
expect event token dealer 1 takes 1
expect row green green.3 green.1*2 [1]
lays
expect event take 0 2 at blue 1 then score 0 8 for persons 4 x 2 then take 1 3 at green 1 then score 1 15 for persons 5 x 3
expect score 8 15

# CARD-Q08  A follower may stand where he claims nothing: in an empty row, or right after another
# one. He just goes home.
game cardcassonne seats=3
dealer 2; opens green.3 green.1 green.1; hands
claim green
expect legal claim blue
expect legal claim green
claim blue
claim green
expect row blue [1]
expect row green green.3 green.1*2 [0] [2]
expect stretch 1 0
expect stretch 2 0
lays
expect event return 1 follower at blue 0 then take 0 3 then return 0 follower then return 2 follower
expect events 1 take
expect score 15 0 0
expect supply 1 follower 1
expect supply 2 follower 1

# CARD-Q08  At the empty board the first to come is the nearest; cards laid later belong to the
# next.
game cardcassonne seats=2
dealer 1; opens; hands red.1*3 / red.1*2
claim red; lay down red.1 red; lay down red.1 red; claim red
expect row red [0] 1:red.1 0:red.1 [1]
expect stretch 0 0
expect stretch 1 2
