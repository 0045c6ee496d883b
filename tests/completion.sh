#!/usr/bin/env bash
# Completion in bash, zsh and fish, each as its user has it: tests/completion.sh PATH-OF-AUDE
# [FOLDER]. FOLDER is what was installed under (DATADIR); without it the files of this checkout.
set -u
here=$(cd "$(dirname "$0")/.." && pwd)
[ $# -ge 1 ] && [ -x "$1" ] || { echo "usage: tests/completion.sh PATH-OF-AUDE [FOLDER]" >&2; exit 2; }
bin=$(cd "$(dirname "$1")" && pwd)
data=${2:-}
bash_file=${data:+$data/bash-completion/completions/aude}
zsh_file=${data:+$data/zsh/site-functions/_aude}
fish_file=${data:+$data/fish/vendor_completions.d/aude.fish}
: "${bash_file:=$here/tools/completion/aude.bash}" "${zsh_file:=$here/tools/completion/aude.zsh}"
: "${fish_file:=$here/tools/completion/aude.fish}"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
: >game.aude
mkdir folder zsh
home=$work/folder
cp "$zsh_file" zsh/_aude
passed=0
failed=0

check() {
    if [ "$2" = "$3" ]; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "completion: $1: \"$2\" instead of \"$3\""
    fi
}

# in_bash LINE: what is offered at its end, sorted.
in_bash() {
    PATH=$bin:$PATH bash --norc -c '
        compopt() { :; }
        . "$1"
        # The line taken apart as bash does.
        read -r -a COMP_WORDS <<<"${2//=/ = }"
        [[ $2 == *[\ =] ]] && COMP_WORDS+=("")
        COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
        _aude
        printf "%s\n" "${COMPREPLY[@]}"' bash "$bash_file" "$1" 2>&1 | sort | xargs
}

in_fish() {
    PATH=$bin:$PATH HOME=$home fish --no-config -c 'source $argv[1]; complete -C $argv[2]' \
        "$fish_file" "$1" 2>&1 | cut -f1 | sort | xargs
}

# in_zsh LINE: the line after the key Tab, in a terminal of its own.
in_zsh() {
    PATH=$bin:$PATH HOME=$home timeout 300 zsh -f -c '
        zmodload zsh/zpty
        TERM=vt100 zpty z zsh -f -i
        zpty -w z "PS1=READY; fpath=($1 \$fpath); autoload -Uz compinit; compinit -u -D"
        zpty -w z "keep() { print -r -- \"\$BUFFER|\" >$1/../line; BUFFER=; print KEPT }; zle -N keep; bindkey \"^X\" keep; print LOA\"\"DED"
        zpty -r z said "*LOADED*"
        zpty -w -n z "$2"$'"'\\t\\x18'"'
        zpty -r z said "*KEPT*"
        zpty -d z' zsh "$work/zsh" "$1" >/dev/null 2>&1
    cat line 2>/dev/null
    rm -f line
}

all=$("$bin/aude" help | sed -n 's/^  \([a-z]*\) .*/\1/p' | sort | xargs)
check "bash, commands" "$(in_bash 'aude help ')" "$all"
check "fish, commands" "$(in_fish 'aude help ')" "$all"
check "bash, a command" "$(in_bash 'aude pl')" play
check "fish, a command" "$(in_fish 'aude pl')" play
check "zsh, a command" "$(in_zsh 'aude sim')" 'aude simulate |'

for command in $all; do
    flags=$("$bin/aude" help "$command" | grep -oE -e '--[a-z-]+' | sort -u | xargs)
    check "bash, options of $command" "$(in_bash "aude $command --")" "$flags"
    check "fish, options of $command" "$(in_fish "aude $command --")" "$flags"
done
check "zsh, an option" "$(in_zsh 'aude play --pl')" 'aude play --plain |'
check "bash, a player" "$(in_bash 'aude play --seat hu')" human
check "fish, a player" "$(in_fish 'aude play --seat hu')" human
check "bash, a name that is no player" "$(in_bash 'aude serve --host ')" ''
check "fish, a name that is no player" "$(in_fish 'aude serve --host ')" ''
check "zsh, a name that is no player" "$(in_zsh 'aude serve --host gre')" 'aude serve --host gre|'
check "zsh, a player" "$(in_zsh 'aude simulate hunters --player rol')" 'aude simulate hunters --player rollout |'
check "bash, a language" "$(in_bash 'aude play --language ')" 'de en'
check "fish, a language" "$(in_fish 'aude play --language ')" 'de en'
check "bash, games" "$(in_bash 'aude tiles ')" "$("$bin/aude" games | sed -n 's/^\([a-z]*\): .* seats, .*/\1/p' | sort | xargs)"
check "bash, a module" "$(in_bash 'aude play carcassonne+inns+t')" 'carcassonne+inns+tower carcassonne+inns+traders'
check "fish, a module" "$(in_fish 'aude play carcassonne+inns+t')" 'carcassonne+inns+tower carcassonne+inns+traders'
check "zsh, a module" "$(in_zsh 'aude play carcassonne+inns+tow')" 'aude play carcassonne+inns+tower |'
check "bash, a setting" "$(in_bash 'aude play carcassonne farm')" 'farmers='
check "bash, seats" "$(in_bash 'aude play wheel seats=')" '2 3 4 5'
check "fish, seats" "$(in_fish 'aude play wheel seats=')" 'seats=2 seats=3 seats=4 seats=5'
check "zsh, a setting" "$(in_zsh 'aude play carcassonne farm')" 'aude play carcassonne farmers=|'
check "zsh, a value" "$(in_zsh 'aude play carcassonne farmers=of')" 'aude play carcassonne farmers=off |'
check "bash, a value" "$(in_bash 'aude play carcassonne farmers=')" 'off on'
check "bash, a file" "$(in_bash 'aude replay ga')" game.aude
check "fish, a file" "$(in_fish 'aude replay ga')" game.aude
check "zsh, a file" "$(in_zsh 'aude play --continue ga')" 'aude play --continue game.aude |'
check "bash, a player of a match" "$(in_bash 'aude match rollout liv')" livia
check "fish, a player of a match" "$(in_fish 'aude match rollout liv')" livia
check "zsh, a player of a match" "$(in_zsh 'aude match rollout liv')" 'aude match rollout livia |'
check "bash, the game of a match" "$(in_bash 'aude match rollout livia whe')" wheel
check "fish, the game of a match" "$(in_fish 'aude match rollout livia whe')" wheel
check "zsh, the game of a match" "$(in_zsh 'aude match rollout livia whe')" 'aude match rollout livia wheel |'
check "bash, a record to review" "$(in_bash 'aude review ga')" game.aude
check "bash, a folder" "$(in_bash 'aude simulate wheel --record ')" 'folder zsh'
check "bash, a folder of serve" "$(in_bash 'aude serve --data ')" 'folder zsh'
check "fish, a file of serve" "$(in_fish 'aude serve --config ga')" game.aude
check "zsh, a file of serve" "$(in_zsh 'aude serve --log ga')" 'aude serve --log game.aude |'
check "bash, nothing to offer" "$(in_bash 'aude engine ')" ''
echo "completion: $passed passed, $failed failed"
[ "$failed" = 0 ]
