# CARD-32, CARD-Q02, CARD-Q07, CARD-36  The example: two sheep bring 6 points. Later two sheep and
# an animal joker join them: five in all, 14 points in addition. The cards stay in front of the
# player.
game cardcassonne seats=2
dealer 1; opens green.animal*2; hands / green.animal*2 animal-joker
claim green; claim green
lays green
expect event take 0 2 at green 1 then score 0 6 for animals green 2
expect score 6 0
expect front 0 green.animal*2
expect row green green.animal*2 animal-joker
hands; claim green; claim green; lays
expect event take 0 3 at green 1 then score 0 14 for animals green 5
expect events 1 score
expect score 20 0
expect front 0 green.animal*4 animal-joker:green
expect front 1

# CARD-32, CARD-Q02  Each gain brings the whole number again: 3, then 6, then 9.
game cardcassonne seats=2
dealer 1; opens green.animal; hands / green.animal
claim green; claim green; lays
expect score 3 0
hands / green.animal; claim green; claim green; lays
expect score 9 0
hands; claim green; claim green; lays
expect event score 0 9 for animals green 3
expect score 18 0

# CARD-32  Without a gain nothing is scored, and another kind counts for itself.
game cardcassonne seats=2
dealer 1; opens green.animal*3 red.animal; hands / blue.1
claim green; claim blue; lays
expect score 9 0
hands; claim red; claim red; lays
expect event score 0 3 for animals red 1
expect events 1 score
expect score 12 0
expect front 0 green.animal*3 red.animal
hands; claim blue; claim red; lays
expect no event score 0 9
expect no event score 0 3
expect score 13 0

# CARD-32  Each player has his own animals.
game cardcassonne seats=2
dealer 1; opens green.animal*2; hands / green.animal*2
claim green; lays 2
lay green.animal green; lays 1
lay green.animal green; lays 1
claim green; lays
expect score 6 6
expect front 0 green.animal*2
expect front 1 green.animal*2

# CARD-Q04  Cards gained together are one gain: two sheep bring 6, not 3 and 6.
game cardcassonne seats=2
dealer 1; opens green.animal green.1 green.animal; hands
claim green; claim red; lays
expect event score 0 1 for persons 1 x 1 then score 0 6 for animals green 2
expect events 2 score
expect score 7 0

# CARD-Q03, CARD-40  Several kinds gained at once are scored each: the red animal that lay in the
# green row is kept and brings 3, the two sheep 6.
game cardcassonne seats=2
dealer 1; opens green.animal*2; hands red.animal / blue.1
lay down red.animal green
claim red; claim green
lays
turn green 3 red.animal
expect actor 0
keep
expect event take 0 3 then score 0 3 for animals red 1 then score 0 6 for animals green 2
expect events 2 score
expect score 9 0
expect front 0 red.animal green.animal*2

# CARD-Q03  Kinds that did not grow are not scored.
game cardcassonne seats=2
dealer 1; opens red.animal*3 green.animal*2; hands blue.animal / blue.1
claim red; claim blue
lay down blue.animal green; lays
expect score 9 0
hands; claim green; claim blue; lays
turn green 3 blue.animal
keep
expect event score 0 6 for animals green 2 then score 0 3 for animals blue 1
expect no event score 0 9
expect events 2 score 0
expect score 18 1

# CARD-34  An animal joker gained by a player without animals brings 3 points and waits.
game cardcassonne seats=2
dealer 1; opens animal-joker:green red.1; hands
claim green; claim green; lays
expect event take 0 1 then score 0 3 for joker
expect events 1 score
expect score 3 0
expect front 0 animal-joker
hands; claim red; claim red; lays
expect event score 0 1 for persons
expect events 1 score
hands; claim green; claim green; lays
expect no event score
expect score 4 0
expect front 0 animal-joker

# CARD-34, CARD-Q06  Two of them bring 3 points each.
game cardcassonne seats=2
dealer 1; opens animal-joker:green animal-joker:green; hands / animal-joker
claim green; claim green; lays green
expect events 2 score 0 3 for joker
expect score 6 0
expect front 0 animal-joker*2
hands; claim green; claim green; lays
expect events 1 score 0 3 for joker
expect events 1 score
expect score 9 0
expect front 0 animal-joker*3

# CARD-34  Animals of the other players do not matter.
game cardcassonne seats=2
dealer 1; opens animal-joker:green red.animal*2; hands
claim green; claim red; lays
expect score 3 6
expect front 0 animal-joker
expect front 1 red.animal*2

# CARD-35, CARD-Q05  As soon as he gets animals the joker joins them, before they are scored: 3
# points for the joker, then one sheep and the joker, 6.
game cardcassonne seats=2
dealer 1; opens animal-joker:red green.animal; hands
claim red; claim red; lays
expect score 3 0
hands; claim green; claim green; lays
expect event take 0 1 at green 1 then score 0 6 for animals green 2
expect events 1 score
expect score 9 0
expect front 0 green.animal animal-joker:green

# CARD-35, CARD-Q05, CARD-Q06  Several waiting jokers join all at once: 6, then one sheep and two
# jokers, 9.
game cardcassonne seats=2
dealer 1; opens animal-joker:red animal-joker:red green.animal; hands
claim red; claim red; lays
expect score 6 0
hands; claim green; claim green; lays
expect event score 0 9 for animals green 3
expect score 15 0
expect front 0 green.animal animal-joker*2:green

# CARD-35, CARD-Q05  Gained together with the first animals it joins them and does not bring 3
# points.
game cardcassonne seats=2
dealer 1; opens green.animal*2 animal-joker:green; hands
claim green; claim green; lays
expect event take 0 3 then score 0 9 for animals green 3
expect events 1 score
expect score 9 0
expect front 0 green.animal*2 animal-joker:green

# CARD-Q07, CARD-36  With animals of one kind from earlier rounds a joker joins them by itself, and
# they are scored again.
game cardcassonne seats=2
dealer 1; opens red.animal*3 animal-joker:green; hands
claim red; claim red; lays
expect score 9 0
hands; claim green; claim green; lays
expect event take 0 1 at green 1 then score 0 12 for animals red 4
expect events 1 score
expect score 21 0
expect front 0 red.animal*3 animal-joker:red

# CARD-Q05, CARD-35  With several kinds the owner chooses, among those he holds after this clearing,
# old or new. Here he takes the old one: both kinds grew.
game cardcassonne seats=2
dealer 1; opens red.animal*2 green.animal animal-joker:green; hands
claim red; claim red; lays
expect score 6 0
hands; claim green; claim green; lays
expect actor 0
expect turn 0
expect step assign
expect legal joker red
expect legal joker green
expect illegal joker yellow because no-such-card
expect illegal joker blue because no-such-card
expect illegal claim red because out-of-step
expect legal-count 2
expect score 6 0
expect no event score
joker red
expect event take 0 2 at green 1 then score 0 9 for animals red 3 then score 0 3 for animals green 1
expect events 2 score
expect score 18 0
expect front 0 red.animal*2 animal-joker:red green.animal

# CARD-Q05, CARD-35  And here the new one: the old kind did not grow.
game cardcassonne seats=2
dealer 1; opens red.animal*2 green.animal animal-joker:green; hands
claim red; claim red; lays
hands; claim green; claim green; lays
joker green
expect event score 0 6 for animals green 2
expect events 1 score
expect score 12 0
expect front 0 red.animal*2 green.animal animal-joker:green

# CARD-Q05  Two old kinds: a joker gained alone joins either.
game cardcassonne seats=2
dealer 1; opens red.animal*2 green.animal animal-joker:blue; hands
claim red; claim red; lays
hands; claim green; claim green; lays
expect score 9 0
hands; claim blue; claim blue; lays
expect actor 0
expect legal-count 2
joker red
expect event take 0 1 at blue 1 then score 0 9 for animals red 3
expect events 1 score
expect score 18 0

# CARD-Q05  A joker that joined stays where it is: later gains ask nothing and bring the whole kind.
game cardcassonne seats=2
dealer 1; opens red.animal*2 green.animal animal-joker:green blue.animal; hands
claim red; claim red; lays
hands; claim green; claim green; lays
joker red
expect score 18 0
hands; claim blue; claim blue; lays
expect step deal
expect event score 0 3 for animals blue 1
expect events 1 score
expect score 21 0
expect front 0 red.animal*2 animal-joker:red green.animal blue.animal

# CARD-Q05  Waiting jokers and new ones are asked about one by one when the animals that come are of
# several kinds.
game cardcassonne seats=2
dealer 1; opens animal-joker:blue animal-joker:blue green.animal animal-joker:green; hands red.animal / blue.1
claim blue; claim blue
lay down red.animal green
lays
expect score 6 0
expect front 0 animal-joker*2
hands; claim green; claim red; lays
turn green 3 red.animal
keep
expect step assign
expect legal-count 2
joker green
expect step assign
expect legal-count 2
joker red
expect step assign
joker green
expect event take 0 3 at green 1 then score 0 6 for animals red 2 then score 0 9 for animals green 3
expect score 21 0
expect front 0 red.animal animal-joker:red green.animal animal-joker*2:green

# CARD-Q05, CARD-40  An animal that is sold is not held: the joker waits for 3 points.
game cardcassonne seats=2
dealer 1; opens animal-joker:green; hands red.animal / blue.1
lay down red.animal green; claim blue; claim green
lays
turn green 2 red.animal
sell
expect event take 0 2 then score 0 10 for sold red.animal at green 2 then score 0 3 for joker
expect score 13 0
expect front 0 animal-joker

# CARD-Q05, CARD-40  One that is kept the joker joins: 6.
game cardcassonne seats=2
dealer 1; opens animal-joker:green; hands red.animal / blue.1
lay down red.animal green; claim blue; claim green
lays
turn green 2 red.animal
keep
expect event take 0 2 then score 0 6 for animals red 2
expect events 1 score
expect score 6 0
expect front 0 red.animal animal-joker:red

# CARD-Q28  What lies in front of a player is seen by all.
game cardcassonne seats=2
dealer 1; opens green.animal*2 animal-joker:red; hands
claim green; claim red; lays
expect view nobody front 0 green.animal*2
expect view 1 front 0 green.animal*2
expect view 0 front 1 animal-joker
