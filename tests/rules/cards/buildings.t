# CARD-37  The example: Red puts a building joker and two building cards under his chest. Nothing is
# scored, and nobody can look at them any more, not even Red.
game cardcassonne seats=2
dealer 1; opens green.building building-joker:green green.building; hands
claim green; claim green
expect stretch 0 3 now 0 0
lays
expect event take 0 3 at green 1
expect no event score
expect score 0 0
expect chest 0 3
expect chest 1 0
expect view 0 chest 0 3
expect view 1 chest 0 3
expect view nobody chest 0 3
expect front 0
expect row green
end
expect chest 0 open green.building*2 building-joker

# CARD-37  Later ones are added.
game cardcassonne seats=2
dealer 1; opens green.building*2 red.building; hands
claim green; claim green; lays
expect chest 0 2
hands; claim red; claim red; lays
expect chest 0 3
expect score 0 0
end
expect event end then score 0 5 for buildings 2 final then score 0 0 for buildings 1 final
expect chest 0 open green.building*2 red.building

# CARD-44  A single building brings nothing.
game cardcassonne seats=2
dealer 1; opens green.building
hands; claim green; claim green; lays
expect chest 0 1
end
expect event end then score 0 0 for buildings 1 final
expect events 1 score
expect score 0 0

# CARD-44  Nor do two of the same: a series has only different ones.
game cardcassonne seats=2
dealer 1; opens green.building*2
hands; claim green; claim green; lays
expect chest 0 2
end
expect event end then score 0 0 for buildings 1 final then score 0 0 for buildings 1 final
expect events 2 score
expect score 0 0

# CARD-44  Two different ones: 5.
game cardcassonne seats=2
dealer 1; opens red.building green.building
hands; claim red; claim red; lays
hands; claim green; claim green; lays
expect chest 0 2
end
expect event end then score 0 5 for buildings 2 final
expect score 5 0

# CARD-44  Three different ones: 15.
game cardcassonne seats=2
dealer 1; opens red.building green.building blue.building
hands; claim red; claim red; lays
hands; claim green; claim green; lays
hands; claim blue; claim blue; lays
expect chest 0 3
end
expect event end then score 0 15 for buildings 3 final
expect score 15 0

# CARD-Q22, CARD-44  The best partition: three and two, 15 + 5.
game cardcassonne seats=2
dealer 1; opens red.building*2 green.building*2 blue.building
hands; claim red; claim red; lays
hands; claim green; claim green; lays
hands; claim blue; claim blue; lays
expect chest 0 5
end
expect event end then score 0 15 for buildings 3 final then score 0 5 for buildings 2 final
expect score 20 0

# CARD-Q22, CARD-44  Two series of two: 5 + 5.
game cardcassonne seats=2
dealer 1; opens red.building*2 green.building*2
hands; claim red; claim red; lays
hands; claim green; claim green; lays
expect chest 0 4
end
expect event end then score 0 5 for buildings 2 final then score 0 5 for buildings 2 final
expect score 10 0

# CARD-45  A joker stands for any building: with one building 5.
game cardcassonne seats=2
dealer 1; opens green.building building-joker:green
hands; claim green; claim green; lays
expect chest 0 2
end
expect event end then score 0 5 for buildings 2 final
expect score 5 0

# CARD-45  With three different ones it is the fourth: 30.
game cardcassonne seats=2
dealer 1; opens red.building green.building blue.building building-joker:blue
hands; claim red; claim red; lays
hands; claim green; claim green; lays
hands; claim blue; claim blue; lays
expect chest 0 4
end
expect event end then score 0 30 for buildings 4 final
expect score 30 0

# CARD-Q23, CARD-45  A joker alone brings nothing.
game cardcassonne seats=2
dealer 1; opens building-joker:green
hands; claim green; claim green; lays
expect chest 0 1
end
expect event end then score 0 0 for buildings 1 final
expect events 1 score
expect score 0 0

# CARD-Q23, CARD-45  A series of jokers only is allowed: two bring 5.
game cardcassonne seats=2
dealer 1; opens building-joker*2:green
hands; claim green; claim green; lays
expect chest 0 2
end
expect event end then score 0 5 for buildings 2 final
expect score 5 0

# CARD-Q23, CARD-45  Four jokers bring 30.
game cardcassonne seats=2
dealer 1; opens building-joker*4:green
hands; claim green; claim green; lays
expect chest 0 4
end
expect event end then score 0 30 for buildings 4 final
expect score 30 0

# CARD-Q23, CARD-45  Several jokers in one series: one building and three jokers bring 30.
game cardcassonne seats=2
dealer 1; opens green.building building-joker*3:green
hands; claim green; claim green; lays
expect chest 0 4
end
expect event end then score 0 30 for buildings 4 final
expect score 30 0

# CARD-Q22, CARD-Q23  The joker goes where it brings most: 15 and 0, not 5 and 5.
game cardcassonne seats=2
dealer 1; opens red.building*3 green.building building-joker:green
hands; claim red; claim red; lays
hands; claim green; claim green; lays
expect chest 0 5
end
expect event end then score 0 15 for buildings 3 final then score 0 0 for buildings 1 final then score 0 0 for buildings 1 final
expect score 15 0

# CARD-Q22, CARD-Q23  Both jokers make a series of four, 30, better than two of three and two.
game cardcassonne seats=2
dealer 1; opens red.building*2 green.building building-joker*2:green
hands; claim red; claim red; lays
hands; claim green; claim green; lays
expect chest 0 5
end
expect event end then score 0 30 for buildings 4 final then score 0 0 for buildings 1 final
expect score 30 0

# CARD-Q22, CARD-Q23  Or each fills a series: 30 + 30.
game cardcassonne seats=2
dealer 1; opens red.building*2 green.building*2 blue.building*2 building-joker*2:blue
hands; claim red; claim red; lays
hands; claim green; claim green; lays
hands; claim blue; claim blue; lays
expect chest 0 8
end
expect event end then score 0 30 for buildings 4 final then score 0 30 for buildings 4 final
expect score 60 0

# CARD-Q22, CARD-Q23  One joker completes the second series: 30 + 15.
game cardcassonne seats=2
dealer 1; opens red.building*2 green.building*2 blue.building*2 building-joker:blue
hands; claim red; claim red; lays
hands; claim green; claim green; lays
hands; claim blue; claim blue; lays
expect chest 0 7
end
expect event end then score 0 30 for buildings 4 final then score 0 15 for buildings 3 final
expect score 45 0

# CARD-44, CARD-Q22  Four different ones bring 30; a fifth that repeats one brings nothing more.
game cardcassonne seats=2
dealer 1; opens yellow.building red.building green.building blue.building*2 red.1*5
hands; claim yellow; claim yellow; lays
hands; claim red; claim red; lays
expect score 25 0
hands; claim green; claim green; lays
hands; claim blue; claim blue; lays
expect chest 0 5
end
expect event end then score 0 30 for buildings 4 final then score 0 0 for buildings 1 final
expect score 55 0

# CARD-44, CARD-Q22, CARD-46  The example: series worth 30, 30, 5 and 0 are 65 points.
game cardcassonne seats=2
dealer 1; opens yellow.building*4 red.building*3 green.building*2 blue.building; hands blue.building
claim yellow; claim yellow; lays
hands; claim red; claim red; lays
hands; claim green; claim green; lays
hands; claim blue; claim blue; lays
expect chest 0 11
expect score 0 0
end
expect event end then score 0 30 for buildings 4 final then score 0 30 for buildings 4 final then score 0 5 for buildings 2 final then score 0 0 for buildings 1 final
expect score 65 0
expect winners 0
expect chest 0 open yellow.building*4 red.building*3 green.building*2 blue.building*2

# CARD-44, CARD-45  The same with a joker for one building of the third series.
game cardcassonne seats=2
dealer 1; opens yellow.building*4 red.building*2 green.building*2 blue.building building-joker:blue; hands blue.building
claim yellow; claim yellow; lays
hands; claim red; claim red; lays
hands; claim green; claim green; lays
hands; claim blue; claim blue; lays
expect chest 0 11
end
expect score 65 0

# CARD-44  Each player has his own chest.
game cardcassonne seats=2
dealer 1; opens red.building*2 green.building building-joker:green blue.building*2; hands
claim red; claim green; lays
expect chest 0 2
expect chest 1 2
hands; claim blue; claim blue; lays
end
expect event end then score 0 5 for buildings 2 final then score 0 5 for buildings 2 final then score 1 5 for buildings 2 final
expect score 10 5
