# A line of the table ends a game, whoever would act next: a seat, chance or a computer.

# ended WHO NEXT LINE ENGLISH GERMAN: going on with the record says how it ended, asks nobody and
# leaves the file as it was. NEXT is chance or seat: what the rules would do.
ended() {
    {
        printf 'aude 2\ngame carcassonne seats=3\nseat 0 Ada\nseat 1 Ben\nseat 2 Cleo\n'
        printf "player %d $1\n" 0 1 2
        printf 'date 2026-11-16\n\ndraw base/U\nplace 1,0 r0\nput follower field.ER\n'
        [ "$2" = chance ] || printf 'draw base/B\nplace 1,-1 r1\n'
        printf "$3\n"
    } >ended.aude
    cp ended.aude ended.old
    try "$1, $2, $3" 0 "$aude" play --continue ended.aude --plain --language en
    says out "^$4\$"
    says out '^Final standings$'
    grep -q 'Final scoring\|not finished\|> *$' out && fail "it goes on: $(tail -n 5 out)"
    try "$1, $2, $3, in German" 0 "$aude" play --continue ended.aude --plain --language de
    says out "^$5\$"
    same ended.aude ended.old
}
for who in person random; do
    for next in chance seat; do
        ended $who $next 'table resign 0\ntable resign 1' \
            'Cleo wins by resignation' 'Cleo gewinnt durch Aufgabe'
        says out '^Ausgeschieden: Ada und Ben$'
        ended $who $next 'table resign 0\ntable time 2' \
            'Ben wins on time' 'Ben gewinnt durch Zeitablauf'
        ended $who $next 'table over draw' 'The game ends in an agreed draw' \
            'Das Spiel endet mit vereinbartem Unentschieden'
        ended $who $next 'table over abort' 'The game was aborted; nobody wins' \
            'Das Spiel wurde abgebrochen; niemand gewinnt'
        ended $who $next 'table over left' 'The players have left; nobody wins' \
            'Alle sind gegangen; niemand gewinnt'
    done
done

# replay NAMES WINNERS OUT: what a program reads of the last record.
ending_is() {
    try "$1 as JSON" 0 "$aude" replay --json ended.aude
    is_json "[d['records'][0][k] for k in ('ending', 'winners', 'out')] == ['$1', $2, $3]"
}
ending_is left '[]' '[]'
ended person seat 'table resign 1\ntable over draw' 'The game ends in an agreed draw' \
    'Das Spiel endet mit vereinbartem Unentschieden'
ending_is draw '[0, 2]' '[1]'
ended person seat 'table resign 0\ntable time 1' 'Cleo wins on time' 'Cleo gewinnt durch Zeitablauf'
ending_is time '[2]' '[0, 1]'

# Cards: what persons hold is hidden, and nobody has to take the keyboard any more.
for lines in '' 'dealer 0\n'; do
    printf "aude 2\ngame cardcassonne seats=2\nseat 0 Ada\nseat 1 Ben\n\n${lines}table resign 1\n" >ended.aude
    try "cards, \"$lines\"" 0 "$aude" play --continue ended.aude --plain --language en
    says out '^Ada wins by resignation$'
done

# A seat that gave up early cannot win by its points.
try "a whole game" 0 "$aude" simulate carcassonne seats=3 --games 1 --seed 7 --record whole
whole=$(echo whole/*.aude)
try "its end" 0 "$aude" replay --json "$whole"
best=$(python3 -c 'import json; print(json.load(open("out"))["records"][0]["winners"][0])')
awk -v best="$best" '{ print } !done && /^draw/ { print "table resign " best; done = 1 }' "$whole" |
    sed 's/^aude 1$/aude 2/; /^result/d' >ended.aude
try "the best one gave up" 0 "$aude" play --continue ended.aude --plain --language en
says out "^Out of the game: $(sed -n "s/^seat $best //p" ended.aude)\$"
says out '^Final scoring$'
grep -q "^$(sed -n "s/^seat $best //p" ended.aude) wins" out && fail "who gave up wins"
ending_is played "d['records'][0]['winners']" "[$best]"
is_json "$best not in d['records'][0]['winners'] != []"
