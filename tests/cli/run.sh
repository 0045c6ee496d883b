#!/bin/sh
# Black-box tests of the command line: tests/cli/run.sh PATH-OF-AUDE
# Every file in cases/ is read by this shell and uses the words defined here.
if [ $# -ne 1 ] || [ ! -x "$1" ]; then
    echo "usage: $0 PATH-OF-AUDE" >&2
    exit 2
fi
aude=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
LC_ALL=C
XDG_DATA_HOME=$work/home
export LC_ALL XDG_DATA_HOME
passed=0
failed=0
title=
counted=
is_red=

# A test is a command or a title and all that is asked about it; it fails once, whatever it lacks.
begin() {
    title=$1
    counted=$1
    is_red=
    passed=$((passed + 1))
}

pass() {
    [ "$title" = "$counted" ] || begin "$title"
}

fail() {
    [ "$title" = "$counted" ] || begin "$title"
    echo "FAILED $title: $*"
    [ -z "$is_red" ] || return 0
    is_red=yes
    passed=$((passed - 1))
    failed=$((failed + 1))
}

# try TITLE STATUS COMMAND...: the command must end with that status. Its output is left in the
# files out and err. A command that fails must say so in exactly one line. The limit only ends
# what hangs: a busy machine may take ten times as long as a quiet one.
try() {
    begin "$1"
    wanted=$2
    shift 2
    timeout 900 "$@" >out 2>err </dev/null
    status=$?
    if [ "$status" -ne "$wanted" ]; then
        fail "status $status instead of $wanted: $* $(head -c 300 err)"
    else
        pass
    fi
    if [ "$wanted" -ne 0 ]; then
        if [ "$(wc -l <err)" -eq 1 ] && grep -q '^aude: ' err; then
            pass
        else
            fail "stderr is not one line that begins with aude: $(head -c 300 err)"
        fi
    fi
}

# says FILE PATTERN: a line of the file (out or err) matches the pattern.
says() {
    if grep -q -e "$2" "$1"; then
        pass
    else
        fail "no \"$2\" in $1: $(head -c 300 "$1")"
    fi
}

# same FILE FILE: both are equal.
same() {
    if cmp -s "$1" "$2"; then
        pass
    else
        fail "$1 and $2 differ: $(diff "$1" "$2" | head -n 8)"
    fi
}

# is_json: the last output is one JSON document, and the Python expression about it is true.
is_json() {
    if python3 -m json.tool out >/dev/null 2>&1 &&
        python3 -c 'import json, sys
d = json.load(open("out"))
sys.exit(0 if eval(sys.argv[1]) else 1)' "$1" 2>/dev/null; then
        pass
    else
        fail "not JSON with $1: $(head -c 300 out)"
    fi
}

for case in "$here"/cases/*.sh; do
    . "$case"
done
echo "cli: $passed passed, $failed failed"
[ "$failed" -eq 0 ]
