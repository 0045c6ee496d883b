# Help, versions, and command lines that are wrong.

try "help" 0 "$aude" --help
says out '^Usage: aude '
for command in games tiles play serve replay simulate perft engine bench; do
    says out "^  $command "
done
for command in games tiles play serve replay simulate perft engine bench; do
    try "$command --help" 0 "$aude" "$command" --help
    says out '^Usage: aude '"$command"
    try "$command --version" 0 "$aude" "$command" --version
    says out '^aude [0-9]'
done
try "version" 0 "$aude" --version
says out '^aude [0-9]*\.[0-9]*\.[0-9]*$'

try "help as a word" 0 "$aude" help
says out '^Usage: aude COMMAND'
for command in games tiles play serve replay simulate perft engine bench; do
    "$aude" "$command" --help >wanted
    try "help $command" 0 "$aude" help "$command"
    same out wanted
done
for words in "help help" "help --help" "-h"; do
    # The words are meant to be split.
    # shellcheck disable=SC2086
    try "$words" 0 "$aude" $words
    says out '^Usage: aude COMMAND'
done
try "a word after --version" 2 "$aude" --version more
says err '^aude: unexpected word "more" after --version$'
try "a word after --help" 2 "$aude" --help games
# Whatever a help text names is there: the option, or the value it takes, is followed by something
# that is none.
for command in games tiles play serve replay simulate perft engine bench; do
    for option in $("$aude" $command --help | grep -o -e '--[a-z-]*' | sort -u); do
        case $option in --help | --version) continue ;; esac
        try "$command $option" 2 "$aude" $command "$option" --frobnicate --frobnicate
        grep -q "unknown option \"$option\"" err && fail "it is not known" || pass
    done
done
try "help on nothing" 2 "$aude" help frobnicate
says err 'unknown command "frobnicate"; aude --help'
try "help on two commands" 2 "$aude" help games tiles
try "the players are listed" 0 "$aude" simulate --help
says out '^  greedy  *[a-z]'
says out '^  random  *[a-z]'

try "unknown command" 2 "$aude" frobnicate
says err 'unknown command "frobnicate"; aude --help'
title="no command"
"$aude" >out 2>err </dev/null
[ $? -eq 2 ] && pass || fail "status is not 2"
says err '^Usage: '

for command in games tiles play serve replay simulate perft engine bench; do
    try "$command with an unknown option" 2 "$aude" "$command" --frobnicate
    says err '"--frobnicate"; see aude '"$command"' --help'
done
try "option without a value" 2 "$aude" simulate carcassonne --games
says err '"--games" needs a value'
try "option with a value too many" 2 "$aude" games --json=3
says err 'takes no value'
try "unknown short option" 2 "$aude" games -x
says err '"-x"'
try "word after the options" 2 "$aude" tiles carcassonne --json more
says err 'unexpected word "more"'
try "games with a word that is no game" 2 "$aude" games foo
says err '^aude: games: there is no game "foo"; see aude games$'
try "games with two words" 2 "$aude" games hunters foo
says err '^aude: games: there is no game "hunters foo"; see aude games$'
try "rules after the options" 2 "$aude" simulate --games 3 carcassonne
try "no rules" 2 "$aude" simulate --games 3
says err 'rules are missing'
try "no rules for tiles" 2 "$aude" tiles
for number in x -1 0 1.5 '' 99999999999999999999; do
    try "--games $number" 2 "$aude" simulate carcassonne --games "$number"
    says err 'simulate: --games needs a whole number from 1'
done
try "--seed -1" 2 "$aude" simulate carcassonne --seed -1
for seed in 9223372036854775808 18446744073709551615 99999999999999999999999999; do
    try "--seed $seed" 2 "$aude" simulate carcassonne --seed $seed
    says err 'simulate: --seed needs a whole number from 0 to 9223372036854775807, not'
    try "perft --seed $seed" 2 "$aude" perft carcassonne --depth 1 --seed $seed
done
try "the largest seed" 0 "$aude" simulate carcassonne --games 1 --seed 9223372036854775807 --json
is_json 'd["seed"] == 9223372036854775807'
try "--threads 0" 2 "$aude" simulate carcassonne --threads 0
try "unknown player" 1 "$aude" simulate carcassonne --player nobody
says err 'simulate: there is no player "nobody"; there are greedy, .*random\|random, .*greedy'
try "unknown player at the table" 1 "$aude" play carcassonne --seat nobody
try "too many players" 1 "$aude" simulate carcassonne --player random --player random --player random
says err 'simulate: --player is given 3 times, but the game has 2 seats'
try "far too many players" 1 "$aude" simulate carcassonne seats=6 --player random --player random --player random --player random --player random --player random --player nobody
says err 'simulate: --player is given 7 times, but the game has 6 seats'
try "no file to replay" 2 "$aude" replay
try "perft without a depth" 2 "$aude" perft carcassonne --seed 1
try "perft without a deck" 2 "$aude" perft carcassonne --depth 1
try "perft with two decks" 2 "$aude" perft carcassonne --depth 1 --seed 1 --deck x

# Output that cannot be written is not lost without a word.
if [ -c /dev/full ]; then
    title="full disk"
    "$aude" games >/dev/full 2>err
    [ $? -eq 1 ] && pass || fail "status is not 1"
    says err '^aude: the output cannot be written'
fi
