#compdef aude
# Completion of aude for zsh. The program is asked for its commands, options, games and players,
# so nothing here can be out of date.

# What aude games says, in English: games, or of one game (the second word) what the pattern finds.
_aude_ask() {
    local program=$words[1]
    LC_ALL=C $program games $2 2>/dev/null | sed -n $1
}

_aude_rules() {
    local game=${words[3]%%+*} taken module
    local -a offered
    if (( CURRENT > 3 )); then
        if compset -P '*='; then
            case $IPREFIX in
            seats=) offered=($(seq $(_aude_ask 's/^[a-z]*: .* \([0-9]*\) to \([0-9]*\) seats, .*/\1 \2/p' $game))) ;;
            *) offered=($(_aude_ask "s/^  option $IPREFIX\([a-z0-9|]*\).*/\1/p" $game | tr '|' ' ')) ;;
            esac
            compadd -a offered
        else
            offered=(seats= $(_aude_ask 's/^  option \([a-z]*=\).*/\1/p' $game))
            compadd -S '' -a offered
        fi
    elif compset -P '*+'; then
        taken=+$IPREFIX
        for module in $(_aude_ask 's/^  expansions: //p' $game | tr -d '+' | sed 's/^none$//'); do
            [[ $taken == *+$module+* ]] || offered+=($module)
        done
        compadd -a offered
    else
        offered=($(_aude_ask 's/^\([a-z]*\): .* seats, .*/\1/p'))
        compadd -a offered
    fi
}

_aude() {
    local program=$words[1] command=$words[2] now=$words[CURRENT] before=$words[CURRENT-1] kind help
    local -a offered
    if (( CURRENT == 2 )) || [[ $command == help ]]; then
        offered=(${(f)"$($program help 2>/dev/null | sed -n 's/^  \([a-z]*\)  *\(.*\)/\1:\2/p')"})
        (( CURRENT > 2 )) || offered+=('help:tells more about a command' --help --version)
        _describe command offered
        return
    fi
    help=$($program help $command 2>/dev/null)
    [[ $before == --* ]] && kind=$(sed -n "s/.*[[ ]$before \([A-Za-z|]*\).*/\1/p" <<<$help | sort | tail -n 1)
    case $kind in
    NAME) # a player's where the help lists players
        grep -q '^  greedy ' <<<$help || return 1
        offered=($(_aude_ask '/^computer players:/,$ s/^  \([a-z]*\) .*/\1/p'))
        [[ $command == play ]] && offered+=(human even)
        compadd -a offered
        return
        ;;
    FILE) _files && return ;;
    DIR | FOLDER) _files -/ && return ;;
    *'|'*) compadd ${(s:|:)kind} && return ;;
    ?*) return 1 ;;
    esac
    if [[ $now == -* ]]; then
        offered=($(grep -o -e '--[a-z-]*' <<<$help | sort -u))
        compadd -a offered
    elif [[ $command == match ]] && (( CURRENT < 5 )); then # two players, then rules
        offered=($(_aude_ask '/^computer players:/,$ s/^  \([a-z]*\) .*/\1/p'))
        compadd -a offered
    elif grep -q '^Usage.* RULES\|^Usage.*\[RULES\]' <<<$help; then
        if [[ $command == match ]]; then
            words[3,4]=()
            (( CURRENT -= 2 ))
        fi
        [[ " $words " == *' --'* ]] || _aude_rules
    elif [[ $command == games ]]; then
        offered=($(_aude_ask 's/^\([a-z]*\): .* seats, .*/\1/p'))
        compadd -a offered
    elif grep -q '^Usage: aude [a-z]* FILE' <<<$help; then
        _files
    fi
}

_aude "$@"
