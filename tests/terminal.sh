#!/usr/bin/env bash
# Plays whole terminal games with keys, as a person would, in a real terminal of several sizes:
# tests/terminal.sh PATH-OF-AUDE [FOLDER for the last screens]
set -u
aude=$(realpath "$1")
# shellcheck source=tests/tmux.sh
. "$(dirname "$0")/tmux.sh"
shots=${2:-$(mktemp -d)}
mkdir -p "$shots" && rm -f "$shots"/*.aude "$shots"/*.rec # none is replaced without asking
shots=$(realpath "$shots")
# A game that is killed saves itself where it runs.
work=$(mktemp -d)
cd "$work" || exit 1
passed=0
failed=0
export TMUX_TMPDIR=$work XDG_DATA_HOME=$work/home
trap 'stop; rm -rf "$work"' EXIT

check() {
    if [ "$1" = 0 ]; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "terminal: $2"
        t capture-pane -t game -p 2>/dev/null
    fi
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
wait_until hides 'CHOOSING'
t send-keys -t game r Enter
wait_for 'put a figure'
t send-keys -t game u
wait_for 'Where does the tile go'
check $? "u does not take the tile back"
play_to_the_end "$over_en"
check $? "a whole game by Enter alone does not end in 80x24"
screen >"$shots/over-80x24.txt"
leave
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
wait_for '^nd$'
t send-keys -t game '?' q
wait_for '^Qu$'
t send-keys -t game y
t resize-window -t game -x 80 -y 24
wait_for 'exit 0'
check $? "a window of two columns hangs or hides how to quit"
start 80 24 C.UTF-8 carcassonne --seed 9 --language en
wait_for 'tiles left'
t send-keys -t game '?'
wait_for 'CHOOSING'
t resize-window -t game -x 6 -y 20
wait_for '^ +OO$'
t resize-window -t game -x 90 -y 24
wait_for 'CHOOSING'
check $? "a page does not stay open when the window becomes narrow and wide again"

# While a window is too small nothing may happen unseen; the question stays when it changes.
start 50 15 C.UTF-8 carcassonne --seed 9 --language en
wait_for 'small'
t send-keys -t game Enter Enter Enter q
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
t send-keys -t game F5 F6 IC '?'
wait_for 'CHOOSING'
t send-keys -t game Escape
wait_until hides 'CHOOSING'
screen | cmp -s - "$shots/paused.txt"
check $? "a paused game goes on at keys without a meaning"

# Ctrl-C saves a game that has begun; the record can be continued, and that one too.
start 80 24 C.UTF-8 carcassonne --seed 9 --language en
wait_for 'tiles left'
t send-keys -t game Enter
wait_for 'put a figure'
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

# ---- The expansions --------------------------------------------------------------------------

all=carcassonne+inns+traders+princess+tower
LC_ALL=C.UTF-8
export LC_ALL

# Whole games of five sets by keys, against computers, in the smallest usual window and a large one.
start 80 24 C.UTF-8 $all seats=6 --seed 11 --language en --record "$shots/five-80.aude"
wait_for 'f L b p W G C'
check $? "the panel of a game of five sets has no columns for figures and goods"
play_to_the_end "$over_en"
check $? "a whole game of five sets with six seats does not end in 80x24"
screen >"$shots/five-80x24.txt"
leave
check $? "q does not leave the finished game of five sets"
"$aude" replay "$shots/five-80.aude" >/dev/null
check $? "the record of a game of five sets does not replay"
start 140 45 C.UTF-8 $all seats=3 --seed 12 --language de --record "$shots/five-140.aude"
wait_for 'noch [0-9]+ Karten'
play_to_the_end "$over_de"
check $? "a whole German game of five sets does not end in 140x45"
screen >"$shots/five-140x45.txt"

# Every key at random, for people who do not read: nothing breaks, and the record is good.
start 80 24 C.UTF-8 $all seats=4 --seed 13 --language de --record "$shots/keys.aude" --seat human --seat human
wait_for 'noch [0-9]+ Karten'
RANDOM=7
keys=(a A r R Tab BTab Up Down Left Right 1 2 3 4 7 0 p Space u f z g c s Enter Enter Enter Enter Enter Enter)
for _ in $(seq 250); do
    pressed=()
    for _ in 1 2 3 4 5 6; do
        pressed+=("${keys[RANDOM % ${#keys[@]}]}")
    done
    t send-keys -t game "${pressed[@]}"
done
still
t send-keys -t game C-c
wait_for 'exit 0'
check $? "keys at random break the game"
"$aude" replay "$shots/keys.aude" >/dev/null
check $? "the record of a game with keys at random does not replay"
[ "$(grep -cE '^(place|put|fairy|build|dragon)' "$shots/keys.aude")" -gt 20 ]
check $? "keys at random play no game"

# Questions, pointing and what is told of it.
cat >capture.aude <<'R'
aude 1
game carcassonne+inns+traders+princess+tower seats=2

draw tower/TI
place 0,1 r0
put follower field.NL
draw base/V
place 1,0 r0
put large road.S
draw base/B
place 0,2 r0
R
start 80 24 C.UTF-8 --continue capture.aude --language en --seat human --seat human
wait_for 'a: +figure 2  fairy 1  tower 1'
check $? "the kinds of actions are not listed"
t send-keys -t game r
wait_for '1 monk \(large'
check $? "r does not change the figure"
screen | grep -q 'Enter do it' && ! screen | grep -q 'Enter lay'
check $? "the keys are not those of what is chosen"
press 3
screen | grep -q '3 nothing' && screen | grep -q 'put a figure'
check $? "a digit does more than choose"
t send-keys -t game 1 n
wait_for 'Since the last turn of Red' && wait_for 'Red puts a follower: farmer' && wait_for 'Blue puts a large follower: thief'
check $? "n does not show what happened since the last turn"
t send-keys -t game Escape
wait_until hides 'Since the last turn'
t send-keys -t game a
wait_for 'Red: move the fairy' && wait_for '1 0,1 Red farmer'
check $? "a does not go to the fairy"
t send-keys -t game a
wait_for 'Red: build on a tower' && wait_for '1 0,1 height 0'
check $? "a does not go to the tower"
t send-keys -t game Enter
wait_for 'Red may take a prisoner' && wait_for 'home: Red 1'
check $? "nobody is asked for a prisoner"
t send-keys -t game p
wait_for 'Turn done'
t send-keys -t game u u
wait_for 'a: +figure 2  fairy 1  tower 1'
check $? "building and passing cannot be taken back"

cat >dragon.aude <<'R'
aude 1
game carcassonne+princess seats=2

draw princess/B2
place 0,1 r0
draw princess/BH
place 1,0 r0
pass
R
start 80 24 C.UTF-8 --continue dragon.aude --language de --seat human --seat human
wait_for 'Blau bewegt den Drachen, Schritte übrig: 6'
check $? "the dragon's first step is not asked of the player on turn"
t send-keys -t game Enter
wait_for 'Weiter\?' && wait_for 'Blau bewegt den Drachen auf'
check $? "the dragon's step is not told"
t send-keys -t game Enter
wait_for 'Rot bewegt den Drachen, Schritte übrig: 5'
check $? "the dragon's second step is not asked of the next player"

# A ransom while a tile is to be laid: there is a way to it and back.
cat >ransom.aude <<'R'
aude 1
game carcassonne+tower seats=2

draw base/E
place 0,-1 r2
put follower city.N
draw tower/TI
place 0,1 r0
pass
draw base/B
place 0,2 r0
put follower cloister
draw base/V
place 1,0 r0
build 0,1
capture 0,2 cloister
draw base/U
R
start 80 24 C.UTF-8 --continue ransom.aude --language en --seat human --seat human
wait_for 'a: +tile [0-9]+  ransom 1' && wait_for 'Enter lay  a other'
check $? "nothing says that there is a ransom"
press Left
screen | grep -v 'tiles left' >"$shots/before.txt"
t send-keys -t game a
wait_for 'Red: buy a prisoner back for 3 points' && wait_for 'Enter do it'
check $? "a does not go to the ransom"
t send-keys -t game Left
wait_for 'Where does the tile go'
screen | grep -v 'tiles left' | cmp -s - "$shots/before.txt"
check $? "an arrow does not go back from the ransom to the place that was chosen"
t send-keys -t game a Enter
wait_for 'Red buys a follower back from'
! screen | grep -qE 'pays|gets a follower'
check $? "a ransom is told twice"

# A wrong result is refused as replay does.
sed 's/^result .*/result 1 2/' "$shots/plain.rec" >wrong.aude
LC_ALL=C.UTF-8 "$aude" play --continue wrong.aude --plain --language en </dev/null >/dev/null 2>wrong.txt
[ $? = 1 ] && grep -q '^aude: wrong.aude:[0-9]*: the result is given as 1 2, but the actions give ' wrong.txt
check $? "a wrong result is not refused"
sed '$d' "$shots/plain.rec" >early.aude
LC_ALL=C.UTF-8 "$aude" play --continue early.aude --plain --language de </dev/null >/dev/null 2>early.txt
[ $? = 1 ] && grep -q '^aude: early.aude:[0-9]*: das Protokoll endet nach [0-9]* Aktionen, aber' early.txt
check $? "a result of a game that is not over is not refused"

# The last board has no numbers of places left on it.
sed -n '/final scoring$/,/wins with/p' "$shots/plain-whole.txt" >last.txt
[ "$(wc -l <last.txt)" -gt 10 ] && ! grep -qE '┌|└' last.txt
check $? "places are numbered on the last board"

# In lines: whole games in both languages, and one sentence for each thing that is not possible.
for language in en de; do
    yes 1 | "$aude" play $all seats=3 --seed 14 --language $language --record "$shots/five-$language.aude" >"$shots/five-$language.txt"
    check $? "a whole game of five sets in lines fails ($language)"
    "$aude" replay "$shots/five-$language.aude" >/dev/null
    check $? "the record of a game of five sets in lines does not replay ($language)"
    ! grep -q '%[0-9]' "$shots/five-$language.txt"
    check $? "a pattern is not filled ($language)"
done
! grep -qwE 'tower|dragon to|fairy to|knight|gets|takes' <(grep -vE '^ +[0-9]+  |Karte in der Hand|^Rot> $|aus dem Spiel|zur Seite' "$shots/five-de.txt" | grep -vE 'legt (tower|princess|traders|inns|base)/|(die Karte|zur Seite gelegt:?) ')
check $? "English words in the German game"
printf 'capture 1,0 road.S\ndragon 0,0\nransom 1 follower\nclose 0,1 follower\nclose 0,1 pig\nfairy 1,0 road.S\nfairy 0,2 cloister\nput builder cloister\nput follower road.S at 1,0\nbuild 0,1\ncapture 1,0 road.S\nput follower cloister\nquit\n' |
    "$aude" play --continue capture.aude --plain --language en --seat human --seat human >"$shots/refused.txt"
check $? "a game with refused lines does not end with status 0"
[ "$(grep -c 'That is not possible: .*\.$' "$shots/refused.txt")" = 11 ]
check $? "not one sentence for each refused line: $(grep -c 'That is not possible' "$shots/refused.txt")"
for sentence in 'that figure is out of reach' 'this is not the moment for that' \
    'no such figure is held prisoner there' 'no tower has been built there yet' \
    'no follower that could be meant stands there' 'the figure must go on the tile just laid' 'that may not be put on this' \
    'a follower of the same player must stand there'; do
    grep -q "That is not possible: $sentence\." "$shots/refused.txt"
    check $? "it is not said that $sentence"
done

# ---- Wheel of Fortune, Hunters & Gatherers -------------------------------------------------------

# Whole games by keys alone, in the smallest usual window and a large one.
whole() {
    local name=$1 columns=$2 lines=$3 language=$4
    shift 4
    start "$columns" "$lines" C.UTF-8 "$@" --language "$language" --record "$shots/$name.aude"
    wait_for 'tiles left|noch [0-9]+ Karten'
    if [ "$language" = en ]; then play_to_the_end "$over_en"; else play_to_the_end "$over_de"; fi
    check $? "a whole game does not end: $name"
    screen >"$shots/$name.txt"
    t send-keys -t game C-c
    wait_for 'exit [0-9]'
    "$aude" replay "$shots/$name.aude" >/dev/null
    check $? "its record does not replay: $name"
}
whole wheel-80 80 24 en wheel --seed 21
whole wheel-140 140 45 de wheel+inns+traders seats=5 --seed 22
whole hunters-80 80 24 de hunters --seed 23
whole hunters-140 140 45 en hunters seats=5 count=tiles --seed 24

start 80 60 C.UTF-8 wheel --seed 4 --language de
wait_for 'Glücksschwein: Fortuna' && wait_for '═══ ♔    ♔        ♔   ♔' && wait_for 'Inquisition Hungersnot'
check $? "the wheel with its crown spaces and the pig is not seen"
t send-keys -t game '?'
wait_for 'Kronenfeld: Punkte' && wait_for 'Unwetter: Punkte'
check $? "the help does not explain the wheel"
start 80 24 C wheel --seed 4 --language en
wait_for '=== o    o        o   o' && ! screen | LC_ALL=C grep -q '[^ -~]'
check $? "the wheel is not seen in ASCII"
start 80 24 C hunters --seed 4 --language en
wait_for '1~~' && wait_for 'bonus tiles left: 12' && ! screen | LC_ALL=C grep -q '[^ -~]'
check $? "a lake is not seen in ASCII"

# A crown space is chosen by number or arrows, and taken back.
cat >crown.aude <<'R'
aude 1
game wheel seats=2

draw wheel/RadB
place 1,-1 r0
R
start 120 30 C.UTF-8 --continue crown.aude --language en --seat human --seat human
wait_for 'a: +figure 2  wheel 9'
check $? "the wheel is no kind of action"
t send-keys -t game a
wait_for 'put a follower on a crown space of the wheel' && wait_for '4 Taxes left +6 +1' && wait_for 'points +pig in'
check $? "a does not go to the crown spaces"
t send-keys -t game 4 Right Left Enter
wait_for 'Red puts a follower on the wheel' && wait_for '●   ♔' && wait_for 'Turn done'
check $? "no follower is put on the wheel"
t send-keys -t game u
wait_for 'a: +figure 2  wheel 9'
check $? "a follower on the wheel cannot be taken back"

# The plague asks each in turn and nobody may pass.
cat >plague.aude <<'R'
aude 1
game wheel seats=2

draw wheel/RadB
place 1,-1 r0
put follower cloister
draw wheel/RadB
place 3,-1 r0
put follower cloister
draw wheel/RadV.3
place -1,0 r0
put follower field.NL
draw wheel/RadU.2
R
start 120 30 C.UTF-8 --continue plague.aude --language de --seat human --seat human
wait_for 'Pest! Blau nimmt einen Gefolgsmann zurück' && wait_for '1 3,-1 Mönch +[0-9]+ +-[0-9]+ +-[0-9]+'
check $? "the plague does not ask whose turn it is"
t send-keys -t game p
wait_for 'nicht verzichten'
check $? "the plague can be passed"
t send-keys -t game Enter
wait_for 'Pest: Blau nimmt den Mönch auf 3,-1' && wait_for 'Weiter\?'
check $? "what the plague takes is not told"
t send-keys -t game Enter
wait_for 'Pest! Rot nimmt einen Gefolgsmann zurück' && wait_for '[12] -1,0 Bauer'
check $? "the plague does not go on to the next player"

# Huts are offered beside members, and a bonus tile is called one.
cat >bonus.aude <<'R'
aude 1
game hunters seats=2

draw hunters/35
place 1,0 r2
put member forest.E
draw hunters/36
place 0,1 r2
pass
draw hunters/B80
R
start 120 30 C.UTF-8 --continue bonus.aude --language en --seat human --seat human
wait_for 'forest 3 segments x 2 = 6 for Red' && wait_for 'Blue draws the bonus tile hunters/B80' && wait_for 'Bonus tile in hand' && wait_for 'bonus tiles left: 11'
check $? "a bonus tile is not told"
t send-keys -t game Enter
wait_for '[0-9] hut +[0-9]+ +[0-9]+' && wait_for 'points t ⌂'
check $? "huts are not offered"
t send-keys -t game Up Up Enter
wait_for 'Blue puts a hut' && wait_for '⌂▬'
check $? "a hut is not put by arrows"

# Who is asked has the mark until the turn is done, and a computer is seen to be one.
start 80 24 C.UTF-8 wheel+inns+traders seats=5 --seed 4 --language de
wait_for '>● Rot' && wait_for '◆ Schwarz h\.' && wait_for '✚ Grün berta'
check $? "computers are not seen in a narrow list"
t send-keys -t game Enter p
wait_for 'Zug fertig' && wait_for '>● Rot' && ! screen | grep -q '[->]▬ Blau'
check $? "the mark is at the next player before the turn is done"

# Coordinates where they cover nothing, everywhere, nowhere.
start 80 24 C.UTF-8 wheel --seed 4 --language en
wait_for '^ +-?1? +0 +1 +2 +3' && wait_for '^ *2 .*Famine|^ *2  .*♔'
check $? "no coordinates beside the board"
t send-keys -t game x x
wait_for 'No coordinates' && ! screen | grep -qE '^ +-?1? +0 +1 +2 +3'
check $? "x does not put the coordinates away"

# ---- The mouse ---------------------------------------------------------------------------------

# click COLUMN ROW, from 1 on, as a terminal sends it.
click() { press -l "$(printf '\033[<0;%d;%dM\033[<0;%d;%dm' "$1" "$2" "$1" "$2")"; }

# find_text TEXT: column and row of the last place where the text is on the left of the screen.
find_text() { screen | awk -v text="$1" '{ i = index(substr($0, 1, 44), text); if (i > 0) { x = i; y = NR } } END { print x, y }'; }

# A click takes the tile to a place; its corners are seen there. Another key lays it.
for game in carcassonne hunters wheel; do
    term=xterm-256color start 80 24 C $game --seed 5 --language en --seat human --seat human
    wait_for 'Where does the tile go'
    read -r x y < <(find_text '   2   ')
    click $((x + 3)) "$y"
    screen | awk -v x="$x" -v y="$y" 'NR == y - 1 && substr($0, x, 1) == "*" && substr($0, x + 6, 1) == "*" { found = 1 } END { exit !found }'
    check $? "a click chooses no place ($game)"
    t send-keys -t game Enter
    wait_for 'Red lays'
    check $? "the tile is not laid where the mouse chose ($game)"
done
term=xterm-256color start 80 24 C --continue crown.aude --language en --seat human --seat human
wait_for 'a: +figure 2  wheel 9'
t send-keys -t game a
wait_for '4 Taxes l'
read -r x y < <(find_text '9')
click "$x" "$y"
t send-keys -t game Enter
wait_for 'on the +wheel: Famine|wheel: Famine'
check $? "a click chooses no crown space"
term=xterm-256color start 80 24 C cardcassonne seats=2 --seed 24 --language en --seat human
wait_for 'Red: lay .* face down'
question() { screen | grep 'Red: lay .* face down'; }
press 3
third=$(question)
press 1
first=$(question)
read -r x y < <(screen | awk '/ 2 [a-z]+ +3 [a-z]+ +4 / { print index($0, " 3 ") + 1, NR }')
click $((x + 1)) "$y"
[ -n "$third" ] && [ "$first" != "$third" ] && [ "$(question)" = "$third" ]
check $? "a click chooses no card"

# In lines, in both languages.
for language in en de; do
    for rules in wheel+inns+traders hunters; do
        yes 1 | "$aude" play $rules seats=3 --seed 25 --language $language --record "$shots/$rules-$language.aude" >"$shots/$rules-$language.txt"
        check $? "a whole game in lines fails ($rules, $language)"
        "$aude" replay "$shots/$rules-$language.aude" >/dev/null
        check $? "the record of a game in lines does not replay ($rules, $language)"
        ! grep -q '%[0-9]' "$shots/$rules-$language.txt"
        check $? "a pattern is not filled ($rules, $language)"
    done
done
! grep -qwE 'forest|river|meadow|hut|deer|gets|takes|segments|tiles' <(grep -vE '^ +[0-9]+  ' "$shots/hunters-de.txt")
check $? "English words in the German game of hunters"
grep -qE 'Wald [0-9]+ Teile? x 2' "$shots/hunters-de.txt" && grep -qE 'Wiese [0-9]+ Wild x 2 - [0-9]+ Säbelzahntiger x 2 \+ ' "$shots/hunters-de.txt"
check $? "sums of hunters are not explained"

# ---- Cards ------------------------------------------------------------------------------------

# Whole games by Enter alone in the smallest window and larger ones, with and without colours.
start 60 20 C cardcassonne seats=5 --seed 21 --language en --record "$shots/cards-60.aude"
wait_for 'round 1 of 6|set-up' && wait_for 'lay .* face down in the yellow row|in which row'
check $? "the card game does not start in 60x20"
! screen | LC_ALL=C grep -q '[^ -~]'
check $? "characters beyond ASCII without UTF-8 in the card game"
play_to_the_end "$over_en"
check $? "a whole card game does not end in 60x20"
"$aude" replay "$shots/cards-60.aude" >/dev/null
check $? "the record of a card game does not replay"
start 120 40 C.UTF-8 cardcassonne seats=3 --seed 22 --language de --record "$shots/cards-120.aude"
wait_for 'Runde 1 von 8|Aufbau' && wait_for 'gelb' && wait_for 'Kloster'
check $? "the German card game does not start"
play_to_the_end "$over_de"
check $? "a whole German card game does not end in 120x40"
term=vt100 start 80 24 C.UTF-8 cardcassonne seats=2 --seed 23 --language en
wait_for 'round 1 of 10|set-up' && wait_for 'yellow +\[Y' && wait_for '\|1 [a-z]'
check $? "the card game cannot be read without colours"

# Choosing, taking back, the round that is over.
start 80 24 C.UTF-8 cardcassonne seats=2 --seed 24 --language en --seat human
wait_for 'round 1 of 10' && wait_for 'Red: lay .* face down'
check $? "Red is not asked for a card"
t send-keys -t game f
wait_for 'Red: claim the [a-z]+ row, [0-9]+ cards? worth'
check $? "f does not choose the follower"
# The row that brings most is chosen already; the others bring no more.
best=$(screen | sed -n 's/.* worth \([0-9]*\) point.*/\1/p')
for _ in 1 2 3; do
    was=$(screen | grep 'Red: claim')
    press Down
    [ "$(screen | grep 'Red: claim')" != "$was" ]
    check $? "down does not choose another row"
    worth=$(screen | sed -n 's/.* worth \([0-9]*\) point.*/\1/p')
    [ "${worth:-0}" -le "${best:-0}" ]
    check $? "the row that was chosen first brings less than another"
done
row=$(screen | sed -n 's/.*Red: claim.* the \([a-z]*\) row.*/\1/p')
t send-keys -t game 1
wait_for "Red: lay .* face down in the $row row"
check $? "a card does not stay in the row that was chosen"
t send-keys -t game c
wait_for 'U takes one back until a card is seen'
check $? "c does not tell what can be taken back"
t send-keys -t game c
wait_for 'Each turn waits for Enter'
t send-keys -t game Enter
wait_for 'Turn done'
t send-keys -t game u
wait_for 'Red: lay .* face down in the yellow row'
check $? "a card that was laid cannot be taken back"
t send-keys -t game Enter
wait_for 'Turn done'
t send-keys -t game Enter
wait_for 'Red: lay'
t send-keys -t game U
wait_for 'Back at a turn of Red'
check $? "a card that nobody has seen cannot be taken back"
for _ in 1 2; do
    t send-keys -t game Enter
    wait_for 'Turn done'
    t send-keys -t game Enter
    wait_for 'Red: lay'
done
t send-keys -t game U
wait_for 'somebody has seen a card since'
check $? "a card that was seen can be taken back"
t send-keys -t game '?'
wait_for 'CHOOSING'
for _ in 1 2 3 4 5 6; do t send-keys -t game NPage; done
wait_for 'SIGNS|animals=a'
check $? "the help does not tell the rules"
t send-keys -t game Escape
wait_for 'Red: lay'
press_until 'Round 1 of 10 is over' Enter
screen | grep -q 'Points now' && screen | grep -qE 'takes [0-9]+ cards? from the|Nobody took'
check $? "the end of a round is not shown"
screen | grep -q 'goes on' && ! screen | grep -q 'goes back'
check $? "the end of a round says that it goes back"

# The values of persons can be read on the smallest cards.
start 60 20 C.UTF-8 cardcassonne seats=2 --seed 9 --language en --seat human --seat human
wait_for 'space bar' && t send-keys -t game Space
wait_for ' (yellow|red|green|blue|Y|R|G|B) [123] '
check $? "values cannot be read in 60x20"
! screen | grep -q 'perso'
check $? "persons are cut off in 60x20"

# A computer is told from people where its name is too long.
start 80 24 C.UTF-8 cardcassonne seats=5 --seed 9 --language de --seat human --seat greedy --seat greedy --seat greedy --seat greedy
wait_for 'Schwarz g\. '
check $? "it is not seen that a computer plays"

# In lines on a terminal the hand of the last one is gone when the keyboard goes on.
start 80 24 C.UTF-8 cardcassonne --plain --seed 9 --language en --seat human --seat human
wait_for 'Give the keyboard to Blue; press Enter'
t send-keys -t game Enter
wait_for 'Hand of Blue'
check $? "the hand is not shown in lines"
t send-keys -t game 1 Enter
wait_for 'Give the keyboard to Red; press Enter' && wait_for 'what the terminal keeps elsewhere'
check $? "the keyboard is not handed over in lines"
! t capture-pane -t game -p -S - | grep -q 'Hand of\|lay down'
check $? "the terminal keeps the hand of the last one"

# Two people: the one who gets the keyboard sees nothing of the other's cards, and until he has it
# nothing is seen at all. The two games differ only in what Red may not know.
cat >hidden.aude <<'R'
aude 1
game cardcassonne seats=2

dealer 1
open blue.1
open blue.3
open blue.1
open green.2
open green.animal
open yellow.building
open green.1
open blue.2
open blue.animal
open yellow.1
deal 0 blue.3
deal 1 HIDDEN
deal 0 red.2
deal 1 red.animal
deal 0 red.3
deal 1 SECRET
deal 0 red.animal
deal 1 green.3
deal 0 fairy
deal 1 animal-joker
deal 0 green.1
deal 1 yellow.2
lay down blue.3 red
lay down HIDDEN green
R
sed 's/HIDDEN/red.1/;s/SECRET/dragon/' hidden.aude >hidden-a.aude
sed 's/HIDDEN/yellow.3/;s/SECRET/blue.building/' hidden.aude >hidden-b.aude
for game in a b; do
    start 80 24 C.UTF-8 --continue hidden-$game.aude --language en --seat human --seat human
    wait_for 'Give the keyboard to Red, who presses the space bar'
    check $? "the keyboard is not handed over ($game)"
    press n
    screen >"$shots/hidden-$game.txt"
    press Escape
    screen >>"$shots/hidden-$game.txt"
    ! grep -qE 'person|claim  |red 1|yellow 3' "$shots/hidden-$game.txt"
    check $? "cards are seen before the keyboard is handed over ($game)"
    t send-keys -t game Enter Enter s
    wait_for 'All scores'
    press Escape
    screen | grep -q 'space bar' && ! screen | grep -q '6 claim'
    check $? "Enter shows the hand ($game)"
    t send-keys -t game Space
    wait_for '1 red .* 4 green .* 5 joker .* 6 claim'
    check $? "the hand is not shown to whom it belongs ($game)"
    for key in n s t; do
        screen >>"$shots/hidden-$game.txt"
        press "$key"
        screen >>"$shots/hidden-$game.txt"
        press Escape
    done
    screen >>"$shots/hidden-$game.txt"
    # Keys that were typed ahead do not take the keyboard.
    t send-keys -t game 1 Enter Enter Enter Space Space
    wait_for 'Give the keyboard to Blue, who presses the space bar'
    check $? "the keyboard is not handed over to the other ($game)"
    press s
    press Escape
    screen | grep -q 'space bar'
    check $? "keys that were typed ahead take the keyboard ($game)"
    screen >>"$shots/hidden-$game.txt"
done
cmp -s "$shots/hidden-a.txt" "$shots/hidden-b.txt"
check $? "what one may not know changes what one sees"

# Every key at random for four seats, two of them people.
start 80 24 C.UTF-8 cardcassonne seats=4 --seed 25 --language de --record "$shots/card-keys.aude" --seat human --seat human
wait_for 'Runde|Aufbau'
keys=(Left Right Up Down Tab BTab 1 2 3 5 7 0 f u U c s t n Escape a r z g p Space Enter Enter Enter Enter Enter Enter)
for _ in $(seq 150); do
    pressed=()
    for _ in 1 2 3 4 5 6; do
        pressed+=("${keys[RANDOM % ${#keys[@]}]}")
    done
    t send-keys -t game "${pressed[@]}"
    # Keys typed ahead are dropped when the keyboard changes hands, so they must not run ahead.
    still
done
t send-keys -t game C-c
wait_for 'exit 0'
check $? "keys at random break the card game"
"$aude" replay "$shots/card-keys.aude" >/dev/null
check $? "the record of a card game with keys at random does not replay"
[ "$(grep -cE '^(lay|claim)' "$shots/card-keys.aude")" -gt 20 ]
check $? "keys at random play no card game"

# A game that a line of the table has ended is over, whoever would act next.
for line in 'table over draw' 'table resign 1'; do
    printf 'aude 2\ngame carcassonne seats=2\n\ndraw base/U\nplace 1,0 r0\npass\n%s\n' "$line" >ended.aude
    start 80 24 C.UTF-8 --continue ended.aude --language en
    wait_for 'agreed draw|by resignation'
    check $? "the screen does not say how the game ended ($line)"
    leave
    check $? "q does not leave a game that has ended ($line)"
done

echo "terminal: $passed passed, $failed failed"
[ "$failed" = 0 ]
