# check.sh: the counting of tests that are commands, read by those in this folder. Before it is read
# $suite is the name of the tests and $log a file for what a command prints.
# shellcheck shell=bash disable=SC2154
passed=0
failed=0

# check SENTENCE COMMAND...: one test; the sentence says what is wrong if the command fails.
check() {
    local what=$1
    shift
    if "$@" >"$log" 2>&1 </dev/null; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "$suite: $what:"
        tail -n 20 "$log" | sed 's/^/    /'
    fi
}

# The closing line, and whether all is well.
sum_up() {
    echo "$suite: $passed passed, $failed failed"
    [ "$failed" = 0 ]
}
