#!/usr/bin/env bash
# Plays whole terminal games with keys, as a person would, in a real terminal of several sizes:
# tests/terminal.sh PATH-OF-AUDE [FOLDER for the last screens]
set -u
aude=$(realpath "$1")
shots=${2:-$(mktemp -d)}
mkdir -p "$shots"
shots=$(realpath "$shots")
# A game that is killed saves itself where it runs.
work=$(mktemp -d)
cd "$work" || exit 1
passed=0
failed=0
socket=aude-$$
t() { LC_ALL=C.UTF-8 tmux -L "$socket" "$@"; }
trap 't kill-server 2>/dev/null; sleep 0.5; rm -rf "$work"' EXIT

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
    t new-session -d -s game -x "$columns" -y "$lines" "LC_ALL=$locale TERM=${term-screen-256color} $aude play $*; echo exit \$?; sleep 20"
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
over_de='Endstand|Spiel ist zu Ende'

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

# A window of two columns, and one that shrinks while a page is open, must not hang.
start 2 24 C.UTF-8 carcassonne --seed 9 --language en
sleep 0.3
t send-keys -t game '?' q
sleep 0.3
t send-keys -t game y
t resize-window -t game -x 80 -y 24
wait_for 'exit 0'
check $? "a window of two columns hangs or hides how to quit"
start 80 24 C.UTF-8 carcassonne --seed 9 --language en
wait_for 'tiles left'
t send-keys -t game '?'
wait_for 'CHOOSING'
t resize-window -t game -x 6 -y 20
sleep 0.3
t resize-window -t game -x 90 -y 24
wait_for 'CHOOSING'
check $? "a page does not stay open when the window becomes narrow and wide again"

# While a window is too small nothing may happen unseen; the question stays when it changes.
start 50 15 C.UTF-8 carcassonne --seed 9 --language en
wait_for 'small'
t send-keys -t game Enter Enter Enter
sleep 0.3
t send-keys -t game q
wait_for 'Quit'
check $? "a window that is too small does not ask before it quits"
t resize-window -t game -x 80 -y 24
wait_for 'Quit.*save' && wait_for 'tiles left'
check $? "the question whether to quit is lost when the window changes"
t send-keys -t game n
wait_for 'Where does the tile go' && ! screen | grep -q 'Red lays'
check $? "keys acted while the window was too small"

term=nonsense start 80 40 C.UTF-8 carcassonne --seed 9 --language en
wait_for 'played in lines' && wait_for 'Red may'
check $? "an unknown terminal does not play in lines"
term=dumb start 80 40 C.UTF-8 carcassonne --seed 9 --language en
wait_for 'played in lines' && wait_for 'Red may'
check $? "a dumb terminal does not play in lines"
term='' start 80 40 C.UTF-8 carcassonne --seed 9 --language en
wait_for 'played in lines' && wait_for 'Red may'
check $? "a terminal without a name does not play in lines"

# Computers alone: a pause stays one at keys without a meaning.
start 80 24 C.UTF-8 carcassonne --seed 9 --language en --seat greedy --seat greedy
wait_for 'Blue lays'
t send-keys -t game Space
wait_for 'Paused'
screen >"$shots/paused.txt"
t send-keys -t game F5 F6 IC
sleep 0.6
screen | cmp -s - "$shots/paused.txt"
check $? "a paused game goes on at keys without a meaning"

# Ctrl-C saves a game that has begun; the record can be continued, and that one too.
start 80 24 C.UTF-8 carcassonne --seed 9 --language en
wait_for 'tiles left'
t send-keys -t game Enter
wait_for 'Put a figure'
t send-keys -t game Enter
wait_for 'Turn done'
t send-keys -t game C-c
wait_for 'Saved as aude-.*\.aude' && wait_for 'exit 0'
check $? "Ctrl-C does not save the game"
saved=$(screen | sed -n 's/^Saved as //p')
start 80 24 C.UTF-8 --continue "$saved" --language en
wait_for 'Red puts' && wait_for '68 tiles left'
check $? "a saved game is not continued on the screen"
yes 1 | LC_ALL=C.UTF-8 "$aude" play --continue "$saved" --seed 1 --language en --record "$shots/continued.aude" >/dev/null
check $? "a saved game is not continued in lines"
actions() { grep -E '^(draw|place|put|pass)' "$1"; }
actions "$saved" | cmp -s - <(actions "$shots/continued.aude" | head -n "$(actions "$saved" | wc -l)")
check $? "the continued record does not begin like the saved one"
"$aude" replay "$shots/continued.aude" >/dev/null
check $? "the record of a continued game does not replay"
{ cat "$saved"; echo 'place 90,90 r0'; } >broken.aude
LC_ALL=C.UTF-8 "$aude" play --continue broken.aude --language en </dev/null >/dev/null 2>broken.txt
[ $? = 1 ] && grep -q "^aude: broken.aude:$(wc -l <broken.aude): " broken.txt
check $? "a broken record is not refused with its line"
"$aude" play carcassonne --continue "$saved" </dev/null >/dev/null 2>&1
[ $? = 2 ]
check $? "rules beside --continue are not refused"

# Going back past a draw brings the same tiles again; undo stays within the turn.
tiles() { grep -o 'Tile in hand: .*' | tr '\n' ' '; }
printf '1\n1\n1\n1\nback\nback\n2\n1\n2\n1\nquit\n' |
    LC_ALL=C.UTF-8 "$aude" play --plain --seed 3 --language en >"$shots/back.txt"
[ "$(tiles <"$shots/back.txt")" = "$(awk '/Tile in hand/ {n[++k] = $0} END {split("1 2 3 2 1 2 3", i); for (j = 1; j <= 7; j++) printf "%s ", n[i[j]]}' "$shots/back.txt")" ]
check $? "going back changes which tiles are drawn"
grep -q 'Back at a turn of Red' "$shots/back.txt"
check $? "going back does not say whose turn it is"
printf 'undo\n1\nundo\nquit\n' | LC_ALL=C.UTF-8 "$aude" play --plain --seed 3 --language en >"$shots/undo.txt"
[ "$(grep -c 'Nothing to take back' "$shots/undo.txt")" = 1 ] && [ "$(grep -c 'Taken back' "$shots/undo.txt")" = 1 ]
check $? "undo in lines does not stay within the turn"
"$aude" play --help | grep -q '^  greedy  '
check $? "play --help does not list the players"

printf '1\n1\nnonsense\nquit\n' | LC_ALL=C.UTF-8 "$aude" play carcassonne --plain --seed 3 --language en >"$shots/plain.txt"
check $? "plain mode does not end with status 0"
yes 1 | LC_ALL=C.UTF-8 "$aude" play carcassonne --seed 3 --language en --record "$shots/plain.rec" >"$shots/plain-whole.txt"
check $? "a whole game in plain mode through a pipe fails"
"$aude" replay "$shots/plain.rec" >/dev/null
check $? "the record of a plain game does not replay"

echo "terminal: $passed passed, $failed failed"
[ "$failed" = 0 ]
