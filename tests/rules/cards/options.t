# CARD-Q01, CARD-Q26  The options of this game and their values.
game cardcassonne seats=2
expect rules cardcassonne seats=2 animals=a because ok
expect rules cardcassonne seats=2 animals=b because ok
expect rules cardcassonne seats=2 animals=c because ok
expect rules cardcassonne seats=2 animals=d because bad-value
expect rules cardcassonne seats=2 animals= because bad-value
expect rules cardcassonne seats=2 chests=closed because ok
expect rules cardcassonne seats=2 chests=open because ok
expect rules cardcassonne seats=2 chests=maybe because bad-value
expect rules cardcassonne seats=2 animals=b chests=open because ok
expect rules cardcassonne seats=2 animals=b animals=c because option-twice
expect rules cardcassonne seats=2 smallcity=2 because unknown-option
expect rules cardcassonne seats=2 colour=red because unknown-option
expect rules carcassonne seats=2 animals=b because unknown-option

# CARD-01  It is a game of its own: nothing can be added to it, nor it to others.
game cardcassonne seats=2
expect rules cardcassonne+inns seats=2 because module-refused
expect rules cardcassonne+wheel seats=2 because module-refused
expect rules cardcassonne+cardcassonne seats=2 because module-refused
expect rules carcassonne+cardcassonne seats=2 because module-refused
expect rules cardcassonne+nonsense seats=2 because unknown-module
expect illegal draw
expect illegal place
expect illegal put
expect illegal pass

# CARD-Q01  The values that are certain are the same in all tables: 3, 6 and 14 for one, two and
# five.
game cardcassonne seats=3 animals=c
dealer 2; opens red.animal green.animal*2 blue.animal*5; hands
claim red; claim green; claim blue; lays
expect score 3 6 14
