#!/usr/bin/env bash
# The documents: every file that one names is there, every "make TARGET" is listed by
# make help, and every link leads somewhere.
set -u
cd "$(dirname "$0")/.." || exit 1
passed=0
failed=0
names=0
wrong=0

check() {
    names=$((names + 1))
    [ "$1" = yes ] && return
    wrong=$((wrong + 1))
    echo "docs: $2"
}

# A document is one test, however many names are in it.
count() {
    if [ "$wrong" = 0 ]; then passed=$((passed + 1)); else failed=$((failed + 1)); fi
    wrong=0
}

targets=$(make --no-print-directory help | awk '{ print $2 }')
for file in *.md docs/*.md; do
    folder=$(dirname "$file")
    # What is in backquotes and begins with a folder of ours; NAME, FILE and such stand for others.
    while read -r name; do
        case $name in build/* | *NAME* | *[A-Z][A-Z][A-Z].*) continue ;; esac
        # A pattern is there if anything fits it.
        check "$(compgen -G "$name" >/dev/null && echo yes)" "$file names $name, which is not there"
    done < <(grep -oE '`(\.ci|ai|bench|cli|data|docs|engine|examples|fuzz|include|server|table|tests|tools|wasm|web)/[^` ]*`' "$file" | tr -d '`' | sort -u)
    while read -r target; do
        check "$(grep -qx -e "$target" <<<"$targets" && echo yes)" "$file names make $target, which make help does not list"
    done < <(grep -oE '(`|^    (sudo )?)make [a-z-]+' "$file" | sed 's/.*make //' | sort -u)
    while read -r link; do
        check "$([ -e "$folder/$link" ] && echo yes)" "$file links to $link, which is not there"
    done < <(grep -oE '\]\([^):# ]+[)#]' "$file" | sed -e 's/^](//' -e 's/[)#]$//' | sort -u)
    count
done
check "$([ "$names" -gt 100 ] && echo yes)" "only $names names were found in the documents"
count
echo "docs: $passed passed, $failed failed"
[ "$failed" = 0 ]
