#!/usr/bin/env bash
# The manual pages: tests/manual.sh BUILD-FOLDER. They are well formed, and aude.1 has every command
# and option that "aude help" lists and no other; aude-record.5 has every verb of docs/record.md.
set -u
cd "$(dirname "$0")/.." || exit 1
[ $# = 1 ] || { echo "usage: tests/manual.sh BUILD-FOLDER" >&2; exit 2; }
B=$1
page=$B/man/aude.1
record=$B/man/aude-record.5
programs="$B/man/aude-serve.1 $B/man/aude-online.1"
# shellcheck disable=SC2086 # two words
make --no-print-directory B="$B" "$page" "$record" $programs >/dev/null || exit 1
version=$(sed -n 's/^#define AUDE_VERSION "\(.*\)"/\1/p' include/aude.h)
passed=0
failed=0

# same SENTENCE ONE OTHER
same() {
    if [ "$2" = "$3" ]; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        printf 'manual: %s:\n' "$1"
        diff <(printf '%s\n' "$2") <(printf '%s\n' "$3") | sed 's/^/    /' | head -n 12
    fi
}

# section FILE NAME: the lines of the subsection.
section() {
    awk -v name="$2" '/^\.S[sh] /{ inside = ($0 == ".Ss " name) } inside' "$1"
}

# The linter does not know pages that are not installed yet.
for file in "$page" "$record" $programs; do
    same "mandoc about $file" "$(mandoc -Tlint -W style "$file" | grep -v 'referenced manual not found')" ""
    same "groff about $file" "$(LC_ALL=C.UTF-8 MANROFFOPT='' man --warnings -l "$file" 2>&1 >/dev/null)" ""
    same "the version in $file" "$(LC_ALL=C.UTF-8 man -l "$file" | tail -n 1 | grep -c "Aude $version")" 1
done

commands=$("$B/aude" help | sed -n 's/^  \([a-z]*\) .*/\1/p' | sort)
same "commands in aude help and aude.1" "$commands" \
    "$(awk '/^\.Sh /{ inside = ($2 == "COMMANDS") } inside && /^\.Ss /{ print $2 }' "$page" | sort)"
for command in $commands; do
    same "options in aude help $command and aude.1" \
        "$("$B/aude" help "$command" | grep -oE -e '--[a-z-]+' | grep -vx -e --help -e --version | sort -u)" \
        "$(section "$page" "$command" | sed -n 's/^\.It Fl -\([a-z-]*\).*/--\1/p' | sort -u)"
done
same "players in aude games and aude.1" \
    "$(LC_ALL=C "$B/aude" games | sed -n '/^computer players:/,$ s/^  \([a-z]*\) .*/\1/p')" \
    "$(section "$page" "Computer players" | sed -n 's/^\.It Cm \([a-z]*\)$/\1/p')"

# A verb is the first word in backquotes of a table row of the section on action lines.
same "verbs in docs/record.md and aude-record.5" \
    "$(sed -n '/^## Action lines/,/^## Records/ s/^| \(`.*`\) | .*/\1/p' docs/record.md | cut -d'|' -f1 |
        grep -oE '`[a-z]+' | tr -d '`' | sort -u)" \
    "$(awk '/^\.Ss /{ inside = ($2 == "Actions") } inside' "$record" | sed -n 's/^\.It Cm \(.*\)/\1/p' |
        sed -e 's/ [A-Z][a-z] .*//' -e 's/ , /\n/g' | sort -u)"
same "header lines in docs/record.md and aude-record.5" \
    "$(sed -n '/^The header lines/,/^- / s/^| `\([a-z]*\).*/\1/p' docs/record.md | sort)" \
    "$(section "$record" Header | sed -n 's/^\.It Cm \([a-z]*\).*/\1/p' | sort)"
echo "manual: $passed passed, $failed failed"
[ "$failed" = 0 ]
