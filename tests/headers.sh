#!/usr/bin/env bash
# The public headers, from C and from C++: tests/headers.sh BUILD-FOLDER [INCLUDE-FOLDER]
# Each header compiles alone, twice in a row and with strict warnings; every function that one of
# them declares can be called from C++; the example in C++ runs and is right.
set -u
cd "$(dirname "$0")/.." || exit 1
[ $# -ge 1 ] || { echo "usage: tests/headers.sh BUILD-FOLDER [INCLUDE-FOLDER]" >&2; exit 2; }
B=$1
headers=${2:-include}
out=$B/headers
c=(gcc -std=c17 -Wall -Wextra -Wpedantic -Wstrict-prototypes -Werror)
cpp=(g++ -std=c++17 -Wall -Wextra -Wpedantic -Werror)
rm -rf "$out" && mkdir -p "$out" || exit 1

suite=headers
log=$out/log
. tests/check.sh

# The functions that a header declares: names before a parenthesis where a line begins. A type of
# functions is none.
functions() {
    sed -n '/^typedef /d; s/^[a-z].*[ *]\(aude_[a-z_]*\)(.*/\1/p' "$1"
}

count=0
for header in "$headers"/*.h; do
    name=$(basename "$header")
    printf '#include <%s>\n#include <%s>\nint main(void)\n{\n    return 0;\n}\n' "$name" "$name" >"$out/alone.c"
    cp "$out/alone.c" "$out/alone.cpp"
    check "$name does not compile alone in C" "${c[@]}" -I"$headers" -fsyntax-only "$out/alone.c"
    check "$name does not compile alone in C++" "${cpp[@]}" -I"$headers" -fsyntax-only "$out/alone.cpp"
    {
        printf '#include <%s>\n#include <cstdio>\nusing function = void (*)();\n' "$name"
        echo 'static const function all[] = {'
        for function in $(functions "$header"); do
            printf '    reinterpret_cast<function>(&%s),\n' "$function"
        done
        printf '};\nint main()\n{\n    for (function each : all)\n        if (each == nullptr)\n            return 1;\n'
        printf '    std::printf("%%zu\\n", sizeof all / sizeof *all);\n}\n'
    } >"$out/names.cpp"
    # A function of the library called with C++ linkage is an undefined name for the linker.
    check "functions of $name cannot be called from C++" \
        "${cpp[@]}" -I"$headers" "$out/names.cpp" "$B/libaude.a" -o "$out/names"
    check "no function was found in $name" test "$("$out/names" 2>/dev/null || echo 0)" -gt 0
    count=$((count + 1))
done
check "there are no headers in $headers" test "$count" -gt 0

# The mean of the example lies where that of the program does: the same game, other draws.
check "the example in C++ does not build" \
    "${cpp[@]}" -I"$headers" examples/mean_points.cpp "$B/libaude.a" -o "$out/mean_points"
mean=$("$out/mean_points" "carcassonne seats=2" 2000 | sed -n 's/^seat 1 has \([0-9]*\).*/\1/p')
other=$("$B/aude" simulate carcassonne seats=2 --games 2000 | sed -n 's/^seat 1 .*mean score \([0-9]*\).*/\1/p')
check "random players have $mean points in C++ and $other in the program" \
    awk -v a="$mean" -v b="$other" 'BEGIN { exit !(b > 0 && a - b <= 2 && b - a <= 2) }'
check "bad rules are not refused" sh -c "! '$out/mean_points' checkers 2>'$out/said' && grep -q 'no such rules' '$out/said'"
sum_up
