# tmux.sh: words for tests that play in a real terminal, read by tests/terminal.sh. They never wait
# for a time to pass but for what the screen shows or the game does. $aude is the program, and
# check STATUS SENTENCE counts.
# shellcheck shell=bash disable=SC2154
games=0
t() { LC_ALL=C.UTF-8 tmux -L "aude-$$-$games" "$@"; }

screen() { t capture-pane -t game -p 2>/dev/null; }
# The screen with its colours, by which alone some choices are seen.
picture() { t capture-pane -t game -e -p 2>/dev/null; }

# wait_until COMMAND...: until it succeeds. What has not come after five minutes never will, and
# that is a failure even where nobody asks.
wait_until() {
    local end=$((SECONDS + 300))
    until "$@"; do
        [ "$SECONDS" -lt "$end" ] || { check 1 "in vain: $*"; return 1; }
        sleep 0.01
    done
}

shows() { screen | grep -qE "$1"; }
hides() { ! shows "$1"; }
differs() { [ "$(picture)" != "$1" ]; }
wait_for() { wait_until shows "$1"; }

# The letter of what the game does, or Z when it has ended.
state() {
    local stat
    read -r stat 2>/dev/null <"/proc/$pid/stat" || stat='(gone) Z'
    stat=${stat##*) }
    echo "${stat%% *}"
}

has_ended() { [ "$(state)" = Z ]; }

# The game has read all keys and sleeps until the next, or it has ended.
is_idle() {
    ! read -r -t 0 <"$tty" && [[ $(state) == [SZ] ]]
}

# still: until the game is idle and the screen stays as it is.
still() {
    local before=none now
    for _ in $(seq 2000); do
        wait_until is_idle
        now=$(picture)
        [ "$now" != "$before" ] || return 0
        before=$now
    done
    return 1
}

# press KEY...: until they have changed what the screen shows.
press() {
    local before
    before=$(picture)
    t send-keys -t game "$@"
    wait_until differs "$before" && still
}

# press_until PATTERN KEY...: again and again whenever the game waits for keys.
press_until() {
    local pattern=$1 end=$((SECONDS + 120))
    shift
    while still && ! shows "$pattern"; do
        [ "$SECONDS" -lt "$end" ] || return 1
        t send-keys -t game "$@"
    done
}

# The window is gone, and with it the game, which may still have saved itself.
stop() {
    t kill-server 2>/dev/null
    [ -z "${pid-}" ] || wait_until has_ended
}

children() {
    read -r pid _ <"/proc/$1/task/$1/children"
    [ -n "$pid" ]
}

# start COLUMNS LINES LOCALE ARGUMENTS...: the window stays when the game has ended.
start() {
    local columns=$1 lines=$2 locale=$3 shell
    shift 3
    stop
    # A server of its own: the last one may still be about to go.
    games=$((games + 1))
    # The command is one word for tmux; its parts hold no blanks but between them.
    t new-session -d -s game -x "$columns" -y "$lines" \
        "LC_ALL=$locale TERM=${term-screen-256color} $aude play $*; s=\$?; trap '' INT; echo exit \$s; cat"
    read -r shell tty < <(t list-panes -t game -F '#{pane_pid} #{pane_tty}')
    wait_until children "$shell"
}

# Presses Enter, which lays, puts and ends turns, until the game says that it is over.
play_to_the_end() {
    local end=$((SECONDS + 120))
    until shows "$1"; do
        [ "$SECONDS" -lt "$end" ] || return 1
        t send-keys -t game Enter Enter Enter
        wait_until is_idle
    done
}

# leave: the first q may only close the page with the result.
leave() {
    press_until 'Quit\?' q && t send-keys -t game y && wait_for 'exit 0'
}
