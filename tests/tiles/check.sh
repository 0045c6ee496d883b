#!/bin/sh
# Runs mktiles on the tile files beside this script and on the real ones in data/.
# The first line of a bad file says what to expect: "# expect LINE: part of the sentence".
# A good file says with lines "# has TEXT" what its output must hold.
# usage: check.sh MKTILES

if [ $# -ne 1 ]; then
    echo "usage: $0 MKTILES" >&2
    exit 2
fi
mktiles=$1
here=$(dirname "$0")
base=$here/../../data/base.tiles
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
mkdir "$work/in" "$work/out"
passed=0
failed=0

# check WHAT PROBLEM: an empty problem is a pass.
check() {
    if [ -z "$2" ]; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "FAIL $1: $2"
    fi
}

# refuses LINE FRAGMENT FILE...: the last file must be refused and no output may appear.
refuses() {
    line=$1 fragment=$2
    shift 2
    for file in "$@"; do :; done
    problem=
    "$mktiles" "$@" -o "$work/out/out.c" 2>"$work/err"
    status=$?
    [ $status -eq 1 ] || problem="exit status $status instead of 1"
    case $(cat "$work/err") in
    "$file:$line: "*"$fragment"*) ;;
    *) problem="expected '$file:$line: ...$fragment...', got '$(cat "$work/err")'" ;;
    esac
    [ "$(wc -l <"$work/err")" -eq 1 ] || problem="not exactly one message"
    [ -z "$(ls -A "$work/out")" ] || problem="an output was left behind"
    rm -f "$work/out"/*
    check "$file" "$problem"
}

# accepts FILE: it must pass, and its output hold what the file says.
accepts() {
    problem=
    "$mktiles" --check "$1" >/dev/null 2>"$work/err" || problem=$(cat "$work/err")
    "$mktiles" "$1" -o "$work/out/out.c" 2>"$work/err" || problem=$(cat "$work/err")
    set=$(sed -n 's/^set \([a-z0-9_]*\).*/\1/p' "$1")
    {
        echo "const struct tile_set tiles_$set = {"
        sed -n 's/^# has //p' "$1"
    } >"$work/has"
    while IFS= read -r text; do
        grep -qsF -- "$text" "$work/out/out.c" || problem="the output lacks $text"
    done <"$work/has"
    rm -f "$work/out"/*
    check "$1" "$problem"
}

for file in "$here"/bad/*.tiles; do
    expected=$(sed -n '1s/^# expect //p' "$file")
    refuses "${expected%%: *}" "${expected#*: }" "$file"
done

# What a text file with a comment in its first line cannot show.
: >"$work/in/empty.tiles"
refuses 1 'The file is empty.' "$work/in/empty.tiles"
printf 'set t\nkind c\000ty side\n' >"$work/in/zero.tiles"
refuses 2 'not plain text' "$work/in/zero.tiles"
head -c 1048577 /dev/zero | tr '\0' '\n' >"$work/in/large.tiles"
refuses 1 'more than 1048576 bytes' "$work/in/large.tiles"
refuses "$(grep -n '^set ' "$base" | cut -d: -f1)" "The set 'base' is already in" "$base" "$base"

for file in "$here"/../../data/*.tiles "$here"/good/*.tiles; do
    accepts "$file"
done

for words in "" "--check" "$base" "--check $base -o $work/x.c" "--nonsense $base" "$base -o"; do
    problem=
    # The words are split on purpose.
    # shellcheck disable=SC2086
    "$mktiles" $words >/dev/null 2>&1
    status=$?
    [ $status -eq 2 ] || problem="exit status $status instead of 2"
    check "usage: mktiles $words" "$problem"
done

echo "tiles: $passed passed, $failed failed"
[ "$failed" -eq 0 ]
