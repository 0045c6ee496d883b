# CARD-15  The player to the left of the dealer begins, and play is clockwise.
game cardcassonne seats=3
dealer 1; opens; hands
expect actor 2
expect turn 2
lays 1
expect actor 0
lays 1
expect actor 1
lays 1
expect actor 2
claim red
expect actor 0
claim red
expect actor 1

# CARD-15  The dealer is the last seat: seat 0 begins.
game cardcassonne seats=4
dealer 3; opens; hands
expect actor 0

# CARD-16  A turn is one card or the follower, not both and not neither; then the next player is on
# turn.
game cardcassonne seats=2
dealer 1; opens; hands red.1*5 red.2 / green.1*6
expect legal lay down red.1 blue
expect legal claim green
expect illegal pass
expect legal-count 12
lay down red.1 blue
expect actor 1
expect legal-count 8
claim green
expect actor 0
expect illegal lay green.1 green because no-such-card
expect legal lay red.2 red
expect legal claim yellow
expect legal-count 6
lay red.2 red
expect actor 1
expect legal-count 4

# CARD-16  Every different card is one action for each row where it may go, however many of it there
# are.
game cardcassonne seats=2
dealer 1; opens; hands red.1*3 red.2*2 dragon / green.1*6
expect legal-count 16
lay down red.1 red; claim blue
expect legal lay dragon green
expect legal-count 10
claim blue
lays 1
expect legal-count 6

# CARD-14, CARD-17  Each player has hand size + 1 turns. The round is not over before the last
# follower is placed.
game cardcassonne seats=2
dealer 1; opens red.3 red.1 red.1; hands yellow.animal*6 / yellow.animal*3 yellow.3*3
claim red
lays 10
expect step play
expect score 0 0
expect hand 0 yellow.animal
expect hand 1 yellow.animal
expect actor 1
lays 2
expect hand 0
expect hand 1
expect actor 1
expect step play
expect score 0 0
expect row red red.3 red.1*2 [0]
expect no event take
claim blue
expect event take 0 3 at red 1 then score 0 15 for persons
expect step deal
expect score 15 0

# CARD-14, CARD-17  Nor before the last card is laid.
game cardcassonne seats=5
dealer 4; opens red.3 red.1 red.1; hands
claim red; claim red; claim blue; claim blue; claim green
lays 19
expect step play
expect actor 4
expect score 0 0 0 0 0
lays 1
expect step deal
expect score 15 0 0 0 0

# CARD-Q10  With the follower placed a card must be laid.
game cardcassonne seats=2
dealer 1; opens; hands red.1*6 / green.1*6
claim red; claim green
expect illegal claim red because no-piece-left
expect illegal claim blue because no-piece-left
expect legal-count 4
lay down red.1 red; lay down green.1 green
expect legal lay red.1 red
expect legal-count 1

# CARD-Q10  With an empty hand the follower must be placed; every row will do.
game cardcassonne seats=2
dealer 1; opens; hands red.1*6 / green.1*6
lays
expect actor 0
expect step play
expect legal claim yellow
expect legal claim red
expect legal claim green
expect legal claim blue
expect legal-count 4
expect illegal lay red.1 red because no-such-card
expect illegal pass
claim blue
expect actor 1
expect legal-count 4

# CARD-Q09, CARD-19  The follower may come before the first card, which is still laid face down.
game cardcassonne seats=2
dealer 1; opens; hands red.1*6 / green.1*6
claim red
claim blue
expect illegal lay red.1 red because face-down-first
expect legal lay down red.1 red
expect legal-count 4
lay down red.1 red
expect row red [0] 0:red.1
expect illegal lay green.1 green because face-down-first
