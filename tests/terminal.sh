#!/usr/bin/env bash
# Plays whole terminal games with keys, as a person would, in a real terminal of several sizes:
# tests/terminal.sh PATH-OF-AUDE [FOLDER for the last screens]
set -u
aude=$(realpath "$1")
shots=${2:-$(mktemp -d)}
mkdir -p "$shots"
passed=0
failed=0
socket=aude-$$
t() { tmux -L "$socket" "$@"; }
trap 't kill-server 2>/dev/null' EXIT

check() {
    if [ "$1" = 0 ]; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "terminal: $2"
        t capture-pane -t game -p 2>/dev/null
    fi
}

screen() { t capture-pane -t game -p; }

# wait_for PATTERN: until the screen shows it, ten seconds at most.
wait_for() {
    for _ in $(seq 200); do
        screen | grep -qE "$1" && return 0
        sleep 0.05
    done
    return 1
}

# start COLUMNS LINES LOCALE ARGUMENTS...
start() {
    local columns=$1 lines=$2 locale=$3
    shift 3
    t kill-server 2>/dev/null
    sleep 0.2
    # The command is one word for tmux; its parts hold no blanks but between them.
    t new-session -d -s game -x "$columns" -y "$lines" "LC_ALL=$locale TERM=screen-256color $aude play $*; echo exit \$?; sleep 20"
}

# Presses Enter, which lays, puts and ends turns, until the game says that it is over.
play_to_the_end() {
    for _ in $(seq 400); do
        t send-keys -t game Enter Enter Enter
        sleep 0.02
        screen | grep -qE "$1" && return 0
    done
    return 1
}

over_en='game is over'
over_de='Spielende|Endstand|Spiel ist aus|vorbei'

start 80 24 C.UTF-8 carcassonne --seed 5 --language en
wait_for 'tiles left'
check $? "the game does not start in 80x24"
t send-keys -t game '?'
wait_for 'undo'
check $? "? shows no help"
t send-keys -t game Escape
t send-keys -t game r Enter
sleep 0.3
t send-keys -t game u
sleep 0.3
play_to_the_end "$over_en"
check $? "a whole game by Enter alone does not end in 80x24"
screen >"$shots/over-80x24.txt"
t send-keys -t game q
sleep 0.3
t send-keys -t game y
wait_for 'exit 0'
check $? "q does not leave the finished game with status 0"

start 140 45 C.UTF-8 carcassonne seats=3 --seed 6 --language de --seat human
wait_for 'Plättchen|Karten'
check $? "the German game does not start"
play_to_the_end "$over_de"
check $? "a whole German game with three seats does not end"
screen >"$shots/over-140x45.txt"

start 50 15 C.UTF-8 carcassonne --language en
wait_for 'small'
check $? "a small window is not told that it is too small"

start 100 30 C carcassonne --seed 9 --language en
wait_for 'tiles left'
check $? "the game does not start without UTF-8"
! screen | LC_ALL=C grep -q '[^ -~]'
check $? "characters beyond ASCII without UTF-8"

printf '1\n1\nnonsense\nquit\n' | LC_ALL=C.UTF-8 "$aude" play carcassonne --plain --seed 3 --language en >"$shots/plain.txt"
check $? "plain mode does not end with status 0"
yes 1 | LC_ALL=C.UTF-8 "$aude" play carcassonne --seed 3 --language en --record "$shots/plain.rec" >"$shots/plain-whole.txt"
check $? "a whole game in plain mode through a pipe fails"
"$aude" replay "$shots/plain.rec" >/dev/null
check $? "the record of a plain game does not replay"

echo "terminal: $passed passed, $failed failed"
[ "$failed" = 0 ]
