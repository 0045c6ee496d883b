# An opponent who fits: chosen by the results of the person at this terminal, which are kept.

levels=$XDG_DATA_HOME/aude/levels
title="play --seat even"
yes 1 | "$aude" play hunters --plain --seed 4 --language en --seat human --seat odo >out
says out '^Final standings$'
[ ! -e "$levels" ] && pass || fail "a level is kept that nobody asked for"

# A person who takes what comes first loses.
yes 1 | "$aude" play hunters --plain --seed 4 --language en --seat human --seat even >out
says out '^Your opponent is Odo (level [0-9]*): of your games of hunters nothing is known yet'
says out '^Your level in hunters is now [0-9]* (it was 1000)\.$'
says "$levels" '^hunters [0-9][0-9][0-9] 1$'
yes 1 | "$aude" play hunters --plain --seed 4 --language de --seat human --seat pip >out
says out '^Die eigene Stärke in hunters ist jetzt '
says "$levels" '^hunters [0-9][0-9][0-9] 2$'

printf 'carcassonne 3000 9\nhunters 120 7\n' >"$levels"
printf 'quit\n' | "$aude" play hunters --plain --language en --seat human --seat even >out
says out '^Your opponent is Pip (level [0-9]*), who is nearest to your own level in hunters, 120 (games: 7)\.$'
printf 'quit\n' | "$aude" play carcassonne seats=3 --plain --language de --seat human --seat even --seat even --record even.aude >out
says out '^Gegner ist Aude (Stärke [0-9]*), am nächsten an der eigenen Stärke in carcassonne, 3000 (Partien: 9)\.$'
says out '^Gegner ist Livia '
says even.aude '^player 2 livia$'
printf 'carcassonne 3000 9\nhunters 120 7\n' >levels.old
same "$levels" levels.old

title="levels that are none"
for line in 'hunters' 'hunters x 7' 'hunters 120' 'hunters 120 7 1' 'hunters -5 7' 'hunters 99999999999 1' ' 1 1'; do
    printf 'carcassonne 900 1\n%s\n' "$line" >"$levels"
    cp "$levels" levels.old
    try "levels: $line" 1 "$aude" play hunters --plain --language en --seat human --seat even
    says err "levels:2: a line here is a game, a level and a number of games; mend or remove the file$"
    same "$levels" levels.old
done
rm -f "$levels"

title="no home"
printf 'quit\n' | env -u HOME -u XDG_DATA_HOME "$aude" play --plain --language en --seat human --seat even >out 2>err
says err 'there is no home folder in which your level could be kept$'
