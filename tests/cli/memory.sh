#!/usr/bin/env bash
# Every command with an allocation that fails: tests/cli/memory.sh PATH-OF-AUDE PATH-OF-FAILING.SO
# It either works as it would without that, or ends with one sentence and a status of its own; it
# never crashes, prints half an answer with status 0, or leaves half a file or a temporary one.
# Each command runs many times, the first, the second, the third allocation failing and so on,
# thinned where there are many.
set -u
[ $# = 2 ] && [ -x "$1" ] && [ -r "$2" ] || { echo "usage: $0 PATH-OF-AUDE PATH-OF-FAILING.SO" >&2; exit 2; }
here=$(cd "$(dirname "$0")" && pwd)
aude=$(realpath "$1")
failing=$(realpath "$2")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
export LC_ALL=C XDG_DATA_HOME="$work/data"
passed=0
failed=0
runs=0
EVERY=${EVERY:-12} # the first so many, one after the other
MORE=${MORE:-12}   # of the rest

wrong() {
    failed=$((failed + 1))
    echo "memory: $title, allocation $number: $*"
}

# run WORD...: in the empty folder box, its input from the file given.
run() {
    rm -rf box
    mkdir box
    (cd box && exec timeout 600 env LD_PRELOAD="$failing" AUDE_FAIL="$number" AUDE_COUNT=../count \
        $rest "$aude" "$@" <../given >../out 2>../err)
    status=$?
    runs=$((runs + 1))
}

# Times differ from run to run.
steady() {
    sed -E 's/[0-9.]+ s, .*//; /"(seconds|[a-z]+_per_s)"/d' "$1"
}

# check_run: is what the last run left as it should be?
check_run() {
    local lines file
    mapfile -t lines <err
    if [ "$status" = 0 ]; then
        [ ${#lines[@]} = 0 ] || { wrong "it works, but says ${lines[0]}"; return; }
        steady out >out.steady
        cmp -s out.steady good.out || { wrong "the answer is another: $(diff out.steady good.out | head -n 4)"; return; }
    else
        [ "$status" -lt 100 ] || { wrong "status $status"; return; }
        [ ${#lines[@]} = 1 ] && [[ ${lines[0]} == "aude: "* ]] || { wrong "no single sentence: ${lines[*]-}"; return; }
    fi
    for file in box/* box/.[!.]*; do
        [ -e "$file" ] || continue
        [ -f "good/${file#box/}" ] || { wrong "$file is left behind"; return; }
        cmp -s "$file" "good/${file#box/}" || { wrong "$file is half a file"; return; }
    done
    [ "$status" != 0 ] || [ "$(ls box)" = "$(ls good)" ] || { wrong "a file is missing"; return; }
    passed=$((passed + 1))
}

# numbers COUNT: those of the allocations that fail.
numbers() {
    awk -v n="$1" -v every="$EVERY" -v more="$MORE" 'BEGIN {
        for (i = 1; i <= n && i <= every; i++) print i
        for (k = 1; k <= more && n > every; k++) {
            i = every + int((n - every) * k / more)
            if (i != last) print i
            last = i
        }
    }'
}

# fails TITLE WORD...
fails() {
    local list
    title=$1
    shift
    number=0 rest=
    run "$@"
    [ "$status" = 0 ] || { wrong "it does not work at all: $(head -c 300 err)"; return; }
    steady out >good.out
    rm -rf good
    mv box good
    list=$(numbers "$(cat count)")
    [ "$(cat count)" -gt 0 ] || wrong "nothing is allocated"
    for rest in "" AUDE_FAIL_REST=1; do
        for number in $list; do
            # What fails alone and what fails for good are much alike.
            [ -z "$rest" ] || [ $((number % 3)) = 0 ] || continue
            run "$@"
            check_run
        done
    done
}

: >given
"$aude" simulate carcassonne+tower --games 1 --seed 3 --record "$work" >/dev/null || exit 1
"$aude" simulate cardcassonne --games 1 --seed 4 --record "$work" >/dev/null || exit 1
land=$work/3-000000.aude
cards=$work/4-000000.aude
sed '/^result/d' "$land" | head -n 60 >running.aude

fails "games" games
fails "games --json" games --json
fails "tiles" tiles carcassonne
fails "tiles --json" tiles wheel+inns --json
fails "tiles of cards" tiles cardcassonne --json
fails "replay" replay "$land" "$cards"
fails "replay --trace" replay --trace "$land"
fails "replay --trace of cards" replay --trace "$cards"
fails "replay --trace --json" replay --trace --json "$land"
fails "simulate" simulate carcassonne --games 3 --seed 1
fails "simulate --json" simulate wheel --games 1 --seed 1 --player greedy --player random --json
fails "simulate --record" simulate hunters --games 2 --seed 1 --player greedy --player random --record .
fails "simulate on threads" simulate carcassonne --games 33 --seed 1 --threads 3 --record .
fails "perft" perft carcassonne --depth 2 --seed 1 --write-deck deck
fails "perft --json" perft cardcassonne --depth 3 --seed 1 --json
fails "bench --count" bench carcassonne --count
fails "bench --count --json" bench hunters --count --json
fails "play between computers" play carcassonne --plain --seed 1 --seat greedy --seat random --record game.aude
fails "play cards" play cardcassonne --plain --seed 1 --seat ranking --seat random
fails "play on" play --plain --seed 1 --continue ../running.aude --seat random --seat random --record more.aude
fails "help" help simulate
printf '1\n1\nhelp\nboard\nscores\ntiles\nundo\nlist\nsave game.aude\nquit\n' >given
fails "play by hand" play carcassonne+inns --plain --seed 2 --seat human --seat greedy
printf 'rules carcassonne+traders\nroll 5\nlegal\nplay place 0,1 r0\nundo\nstate\ngo ranking\ngo rollout\nrecord\nrules cardcassonne\nroll 7\nview 0\nstate\nchances\nscores\nend\nseats\nbag\nnumbers\nhash\nrules carcassonne\nroll 1\ntile 0,0\nfeature 0,0 city.N\nfits base/D\ngo greedy ways 3\nhelp\n' >given
fails "engine" engine

# serve_once: serves a page until it is told to end, and sends one file before.
serve_once() {
    local port="" i
    : >out
    LD_PRELOAD="$failing" AUDE_FAIL="$number" AUDE_COUNT=count "$aude" serve --port 0 --web page \
        <given >out 2>err &
    server=$!
    for ((i = 0; i < 500; i++)); do
        read -r -d '' text <out
        [[ $text =~ :([0-9]+)/ ]] && port=${BASH_REMATCH[1]} && break
        kill -0 $server 2>/dev/null || break
        read -r -t 0.01 <>pause
    done
    # An answer that cannot be made is closed; the server goes on.
    if [ -n "$port" ]; then
        for i in 1 2; do
            curl --noproxy '*' -s -m 5 -o body "http://127.0.0.1:$port/"
        done
        kill -TERM $server 2>/dev/null
    fi
    wait $server
    status=$?
    runs=$((runs + 1))
}

title=serve
mkdir page
echo "<!doctype html><title>page</title>" >page/index.html
mkfifo pause
number=0
serve_once
[ "$status" = 0 ] && cmp -s body page/index.html || wrong "it does not work at all: $(head -c 300 err)"
for number in $(numbers "$(cat count)"); do
    rm -f body
    serve_once
    mapfile -t lines <err
    if [ "$status" = 0 ]; then
        [ -e body ] && cmp -s body page/index.html || { wrong "it does not serve"; continue; }
    elif [ "$status" -ge 100 ] || [ ${#lines[@]} != 1 ] || [[ ${lines[0]} != "aude: "* ]]; then
        wrong "status $status, ${#lines[@]} lines: ${lines[*]-}"
        continue
    fi
    passed=$((passed + 1))
done

# A server that is short of memory all the time, and somebody who plays there.
title="serve online"
number=many
while read -r word name; do
    if [ "$word" = ok ]; then passed=$((passed + 1)); else wrong "$word $name"; fi
done < <(timeout 900 python3 "$here/../server/memory.py" "$aude" page "$failing" 2>&1)

echo "memory: $passed passed, $failed failed ($runs runs)"
[ "$failed" = 0 ]
