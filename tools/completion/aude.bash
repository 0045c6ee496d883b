# Completion of aude for bash. The program is asked for its commands, options, games and players,
# so nothing here can be out of date.

# _aude_option COMMAND OPTION: what its help says comes after the option: FILE, NAME, en|de ...
_aude_option() {
    "$_aude_program" help "$1" 2>/dev/null |
        sed -n "s/.*[[ ]$2 \([A-Za-z|]*\).*/\1/p" | sort | tail -n 1
}

# _aude_games FIELD GAME: games, or of one: modules to add, settings, values of a setting.
_aude_games() {
    LC_ALL=C "$_aude_program" games ${2:+"$2"} 2>/dev/null | case $1 in
    games) sed -n 's/^\([a-z]*\): .* seats, .*/\1/p' ;;
    modules) sed -n 's/^  expansions: //p' | tr -d '+' | sed 's/^none$//' ;;
    settings) sed -n 's/^  option \([a-z]*=\).*/\1/p' && echo seats= ;;
    players) sed -n '/^computer players:/,$ s/^  \([a-z]*\) .*/\1/p' ;;
    seats=) sed -n 's/^[a-z]*: .* \([0-9]*\) to \([0-9]*\) seats, .*/\1 \2/p' | xargs -r seq ;;
    *) sed -n "s/^  option $1\([a-z0-9|]*\).*/\1/p" | tr '|' ' ' ;;
    esac
}

# _aude_rules WORD...: what may come next where rules are written; the last word is the one begun.
_aude_rules() {
    local game=${1%%+*} now=${*: -1} module modules
    if [ $# = 1 ]; then
        case $now in
        *+*)
            modules=$(_aude_games modules "$game")
            for module in $modules; do
                [[ ${now%+*}+ == *+$module+* ]] || printf '%s ' "${now%+*}+$module"
            done
            ;;
        *) _aude_games games ;;
        esac
    elif [[ $now == *=* ]]; then
        _aude_games "${now%%=*}=" "$game"
    else
        _aude_games settings "$game"
    fi
}

_aude() {
    local _aude_program=${COMP_WORDS[0]} words=() word i offered kind now
    # bash takes seats=3 apart at the sign; here it is one word again.
    for ((i = 1; i <= COMP_CWORD; i++)); do
        word=${COMP_WORDS[i]}
        if ((${#words[@]})) && [[ $word == = || ${words[-1]} == *= ]]; then
            words[-1]+=$word
        else
            words+=("$word")
        fi
    done
    now=${words[-1]}
    local command=${words[0]} before=
    ((${#words[@]} > 1)) && before=${words[-2]}
    [[ $before == --* ]] && kind=$(_aude_option "$command" "$before")
    if ((${#words[@]} == 1)) || [[ $command == help ]]; then
        offered=$("$_aude_program" help 2>/dev/null | sed -n 's/^  \([a-z]*\) .*/\1/p')
        ((${#words[@]} > 1)) || offered+=" help --help --version"
    elif [[ -n ${kind:-} ]]; then
        case $kind in
        # A name is a player's where the help lists players.
        NAME)
            "$_aude_program" help "$command" | grep -q '^  greedy ' && offered=$(_aude_games players)
            [[ $command == play ]] && offered+=" human even"
            ;;
        FILE) compopt -o filenames && mapfile -t COMPREPLY < <(compgen -f -- "$now") && return ;;
        DIR | FOLDER) compopt -o filenames && mapfile -t COMPREPLY < <(compgen -d -- "$now") && return ;;
        *'|'*) offered=${kind//|/ } ;;
        esac
    elif [[ $now == -* ]]; then
        offered=$("$_aude_program" help "$command" 2>/dev/null | grep -o -e '--[a-z-]*' | sort -u)
    # A match is of two players, then rules.
    elif [[ $command == match ]] && ((${#words[@]} < 4)); then
        offered=$(_aude_games players)
    elif "$_aude_program" help "$command" 2>/dev/null | grep -q '^Usage.* RULES\|^Usage.*\[RULES\]'; then
        [[ $command == match ]] && words=("${words[@]:2}")
        [[ " ${words[*]} " == *" --"* ]] || offered=$(_aude_rules "${words[@]:1}")
    elif [[ $command == games ]]; then
        offered=$(_aude_games games)
    elif "$_aude_program" help "$command" 2>/dev/null | grep -q '^Usage: aude [a-z]* FILE'; then
        compopt -o filenames && mapfile -t COMPREPLY < <(compgen -f -- "$now") && return
    fi
    # Of seats=3 only what is after the sign is replaced.
    if [[ $now == *=* && $now != -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W "${offered:-}" -- "${now#*=}")
    else
        mapfile -t COMPREPLY < <(compgen -W "${offered:-}" -- "$now")
        [[ ${COMPREPLY[*]} == *= ]] && compopt -o nospace
    fi
}

complete -F _aude aude
