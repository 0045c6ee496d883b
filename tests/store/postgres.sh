#!/usr/bin/env bash
# The tests of the store over PostgreSQL: tests/store/postgres.sh BUILD-FOLDER, with AUDE_TEST_PG set
# as tools/postgres does; without it they run over files.
set -u
passed=0
failed=0
for test in "$1"/test_store*; do
    [ -f "$test" ] && [ -x "$test" ] || continue
    "$test" >"$test.pg" 2>&1
    status=$?
    n=$(grep -aoE 'PASSED  \] [0-9]+' "$test.pg" | grep -oE '[0-9]+' | head -n 1)
    passed=$((passed + ${n:-0}))
    [ $status = 0 ] && [ "${n:-0}" != 0 ] && continue
    failed=$((failed + 1))
    cat "$test.pg"
done
echo "$passed passed, $failed failed"
[ $failed = 0 ] && [ $passed != 0 ]
