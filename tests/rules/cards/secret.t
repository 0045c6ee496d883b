# CARD-13, CARD-Q26  Hands are secret: everybody sees his own, and of the others how many cards they
# have.
game cardcassonne seats=2
dealer 1; opens; hands red.1*2 red.2 dragon fairy blue.1 / green.1*6
expect hand 0 red.1*2 red.2 dragon fairy blue.1
expect view 0 hand 0 red.1*2 red.2 dragon fairy blue.1
expect view 0 hand 1 ?*6
expect view 1 hand 0 ?*6
expect view 1 hand 1 green.1*6
expect view nobody hand 0 ?*6
expect view nobody hand 1 ?*6
expect left 108
expect view 0 left 108
expect view nobody left 108

# CARD-13, CARD-Q26  Nor can one tell them from what is left: to who may not see them they could be
# anywhere.
game cardcassonne seats=2
dealer 1; opens; hands red.1*2 red.2 dragon fairy blue.1 / green.1*6
expect bag dragon 0
expect bag red.1 6
expect bag green.1 2
expect view 0 bag dragon 0
expect view 0 bag red.1 6
expect view 0 bag green.1 8
expect view 1 bag dragon 1
expect view 1 bag red.1 8
expect view 1 bag green.1 2
expect view nobody bag fairy 1
expect view nobody bag green.1 8

# CARD-13, CARD-Q26  Who is dealt a card sees it, the others see that he got one.
game cardcassonne seats=3
dealer 2; opens
expect seen 0 deal 0 red.1 as deal 0 red.1
expect seen 1 deal 0 red.1 as deal 0 ?
expect seen nobody deal 0 red.1 as deal 0 ?
expect weight 8 deal 0 red.1
expect illegal deal 0 ?
expect view 0 weight 8 deal 0 red.1
expect view 1 weight 1 deal 0 ?
expect view 1 legal-count 1
expect view 1 illegal deal 0 red.1
expect view nobody weight 1 deal 0 ?
deal 0 red.1
expect view 1 hand 0 ?
expect weight 7 deal 1 red.1
expect view 1 weight 8 deal 1 red.1
expect view 0 weight 1 deal 1 ?

# CARD-Q26  The order of the pile is nobody's to know: every unseen card can come next.
game cardcassonne seats=2
dealer 1; opens
expect legal-count 23
expect weight 9 deal 0 red.animal
expect weight 4 deal 0 animal-joker
expect view 0 legal-count 23
expect view 0 weight 9 deal 0 red.animal

# CARD-Q26, CARD-Q27  A card laid face down is known to who laid it, and to nobody else.
game cardcassonne seats=3
dealer 2; opens; hands red.2 / red.3 / red.1
expect seen 0 lay down red.2 green as lay down red.2 green
expect seen 1 lay down red.2 green as lay down ? green
expect seen 2 lay down red.2 green as lay down ? green
expect seen nobody lay down red.2 green as lay down ? green
expect illegal lay down ? green
lay down red.2 green
expect row green 0:red.2
expect view 0 row green 0:red.2
expect view 1 row green 0:?
expect view nobody row green 0:?
expect view 0 bag red.2 4
expect view 1 bag red.2 5
expect view 1 hand 0 ?*4
lay down red.3 green
expect view 0 row green 0:red.2 1:?
expect view 1 row green 0:? 1:red.3
expect view 2 row green 0:? 1:?

# CARD-Q26  What is laid face up is seen by all, and so it is with claims and what is turned up.
game cardcassonne seats=2
dealer 1; opens; hands red.2*2 / green.1*6
lay down red.2 green; lay down green.1 green
expect seen 1 lay red.2 red as lay red.2 red
expect seen nobody lay red.2 red as lay red.2 red
lay red.2 red
expect view 1 row red red.2
expect view 1 bag red.2 4
expect view 1 hand 0 ?*4
expect seen 0 claim green as claim green
claim green
expect view nobody row green 0:? 1:? [1]
claim red
lays
expect seen 1 turn green 1 red.2 as turn green 1 red.2
expect seen nobody turn green 1 red.2 as turn green 1 red.2
turn green 1 red.2
expect view 1 row green red.2 1:green.1 [1] green.1*5
expect view nobody row green red.2 1:? [1] green.1*5
expect view 0 row green red.2 1:? [1] green.1*5

# CARD-13, CARD-19, CARD-20  Of a player whose hand one does not see one knows that he lays some
# card face down first, then anything that is unseen, where it may go.
game cardcassonne seats=2
dealer 1; opens; hands red.1*6 / green.1*6
expect view 1 legal lay down ? yellow
expect view 1 legal lay down ? blue
expect view 1 illegal lay down red.1 yellow
expect view 1 legal claim red
expect view 1 legal-count 8
expect view 0 legal-count 8
expect view 0 illegal lay down ? yellow
lay down red.1 blue; lay down green.1 blue
expect view 1 legal lay red.1 red
expect view 1 legal lay blue.3 blue
expect view 1 illegal lay blue.3 red because wrong-row
expect view 1 legal lay dragon green
expect view 1 illegal lay yellow.1 yellow because no-such-card
expect view 1 legal-count 39
expect legal-count 5

# CARD-30, CARD-Q26  What will be turned up is open to who did not lay it: any card he has not seen,
# the more of it the likelier.
game cardcassonne seats=2
dealer 1; opens red.2; hands red.2 blue.1*5 / green.1*6
lay down red.2 green
claim red
claim green
lays
expect step turn
expect legal-count 1
expect view 0 legal-count 1
expect view 0 weight 1 turn green 1 red.2
expect view 0 weight 0 turn green 1 red.1
expect view 1 weight 4 turn green 1 red.2
expect view 1 weight 8 turn green 1 red.1
expect view 1 weight 2 turn green 1 green.1
expect view 1 weight 3 turn green 1 blue.1
expect view 1 weight 1 turn green 1 dragon
expect view 1 weight 0 turn green 1 yellow.1

# CARD-37, CARD-Q26  Chests show how many cards they hold, to their owner as well; only the option
# lets everybody look.
game cardcassonne seats=2 chests=open
dealer 1; opens green.building*2 building-joker:green blue.building; hands
claim green; claim blue; lays
expect chest 0 open green.building*2 building-joker
expect chest 1 open blue.building
expect view 1 chest 0 open green.building*2 building-joker
expect view nobody chest 1 open blue.building

# CARD-Q26  Closed is the default.
game cardcassonne seats=2 chests=closed
dealer 1; opens green.building*2 building-joker:green blue.building; hands
claim green; claim blue; lays
expect chest 0 3
expect chest 1 1
expect view 0 chest 0 3
expect view 1 chest 0 3

# CARD-Q26  What was revealed stays known: cards that were seen and are gone are not among the
# unseen.
game cardcassonne seats=2
dealer 1; opens green.building*2 building-joker:green blue.3*3; hands
claim green; claim blue; lays
expect view 0 bag green.building 3
expect view 1 bag building-joker 3
expect view nobody bag blue.3 0
