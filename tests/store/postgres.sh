#!/usr/bin/env bash
# The tests of store and bus over PostgreSQL and Redis, and its backup: tools/postgres tools/redis
# tests/store/postgres.sh BUILD-FOLDER; without the two the store's run over files.
set -u
passed=0
failed=0
for test in "$1"/test_store* "$1"/test_bus; do
    [ -f "$test" ] && [ -x "$test" ] || continue
    "$test" >"$test.pg" 2>&1
    status=$?
    n=$(grep -aoE 'PASSED  \] [0-9]+' "$test.pg" | grep -oE '[0-9]+' | head -n 1)
    passed=$((passed + ${n:-0}))
    [ $status = 0 ] && [ "${n:-0}" != 0 ] && continue
    failed=$((failed + 1))
    cat "$test.pg"
done
if [ -n "${AUDE_TEST_PG-}" ]; then
    if PYTHONDONTWRITEBYTECODE=1 python3 tests/server/restore.py "$(realpath "$1")/aude"; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
    fi
fi
echo "$passed passed, $failed failed"
[ $failed = 0 ] && [ $passed != 0 ]
