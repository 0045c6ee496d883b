#!/usr/bin/env bash
# The server as whoever runs it should run it: tests/confined.sh BUILD-FOLDER. A plain user without a
# capability, who can get none, on a file system that cannot be written to but for one folder: there
# it plays games through restarts and kills. Needs a kernel that gives out mount namespaces.
set -u
cd "$(dirname "$0")/.." || exit 1
[ $# = 1 ] && [ -x "$1/aude-serve" ] || { echo "usage: tests/confined.sh BUILD-FOLDER" >&2; exit 2; }
work=$(mktemp -d /tmp/aude-confined-XXXXXX)
trap 'rm -rf "$work"' EXIT
suite=confined
log=$work/log
. tests/check.sh

# What is needed, where everybody can read it.
mkdir -p "$work/bin" "$work/site" "$work/data" "$work/home"
cp "$1/aude" "$1/aude-serve" tests/server/*.py "$work/bin"
echo '<!doctype html><title>page</title>' >"$work/site/index.html"
chmod -R a+rX "$work"

# Inside: everything that is mounted is read only, but the folder; then all rights are given up.
cat >"$work/inside" <<'END_INSIDE'
folder=$1
shift
mount --make-rprivate / 2>/dev/null
mount --bind "$folder" "$folder" || exit 99
for place in $(cut -d' ' -f5 /proc/self/mountinfo); do
    [ "$place" = "$folder" ] || mount -o remount,bind,ro "$place" 2>/dev/null
done
exec "$@"
END_INSIDE
plain=(setpriv --no-new-privs --bounding-set=-all --inh-caps=-all)
space=(unshare --mount)
if [ "$(id -u)" = 0 ]; then
    plain+=(--reuid=65534 --regid=65534 --clear-groups)
    chown 65534:65534 "$work/data"
else
    space=(unshare --user --map-root-user --mount)
fi
confined() {
    env -i PATH="$PATH" HOME=/nonexistent TMPDIR="$work/data" PYTHONDONTWRITEBYTECODE=1 LC_ALL=C \
        "${space[@]}" sh "$work/inside" "$work/data" "${plain[@]}" "$@"
}

if ! confined true 2>"$log"; then
    echo "confined: this machine gives out no mount namespaces: $(tail -n 1 "$log")"
    check "the server does not run here" "$work/bin/aude" serve --help
    sum_up
    exit
fi
check "the folder cannot be written to" confined touch "$work/data/file"
for place in / /etc /usr /tmp /var/tmp "$work/home" "$work/bin"; do
    # shellcheck disable=SC2016 # for the other shell
    check "$place can be written to" confined sh -c '! touch "$1/aude-test" 2>/dev/null' sh "$place"
done
has_none() {
    confined grep -E '^(CapEff|CapPrm|CapBnd|CapInh):.*[1-9a-f]' /proc/self/status && return 1
    confined grep -q '^NoNewPrivs:.*1' /proc/self/status
}
[ "$(id -u)" != 0 ] || check "it still has rights" has_none

# All lines of these begin with ok.
all_ok() {
    "$@" >"$work/said" 2>&1
    cat "$work/said"
    grep -q '^ok ' "$work/said" && ! grep -v '^ok ' "$work/said"
}
check "games do not go on" all_ok confined timeout 900 python3 "$work/bin/games.py" "$work/bin/aude" "$work/site" 3
no_data() {
    confined "$work/bin/aude" serve --port 0 --web "$work/site" 2>"$work/said" && return 1
    cat "$work/said"
    grep -q '^aude: serve: the data folder "/nonexistent/.local/share/aude" cannot be used: ' "$work/said"
}
check "without a folder it says something else" no_data
sum_up
