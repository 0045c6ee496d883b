#!/usr/bin/env bash
# The static programs: tests/static.sh BUILD-FOLDER builds them and runs them in a root folder that
# holds nothing else: commands, games that are the same as those of the usual program, the screen, and
# a page that is served.
set -u
cd "$(dirname "$0")/.." || exit 1
[ $# = 1 ] || { echo "usage: tests/static.sh BUILD-FOLDER" >&2; exit 2; }
B=$(realpath "$1")
root=$B/static/root
rm -rf "$root"
mkdir -p "$root/tmp" || exit 1

suite=static
log=$B/static/log
. tests/check.sh

# alone ARGUMENT...: the program with no other file in the world.
alone() {
    if [ "$(id -u)" = 0 ]; then
        env -i PATH="$PATH" chroot "$root" /aude "$@"
    else
        env -i PATH="$PATH" unshare --user --map-root-user chroot "$root" /aude "$@"
    fi
}

check "it does not build" tools/static "$1"
cp "$B/static/out"/{aude,aude-serve,aude-online} "$root" || { echo "static: $passed passed, $((failed + 1)) failed"; exit 1; }
for name in aude aude-serve aude-online; do
    check "$name wants a loader" sh -c "! readelf -Wl '$root/$name' | grep INTERP"
    check "$name wants libraries" sh -c "! readelf -Wd '$root/$name' | grep NEEDED"
done
check "licences are missing" test "$(grep -c '^==== ' "$B/static/out/LICENCES")" = 11
check "it has another version" test "$(alone --version)" = "$("$B/aude" --version)"
for rules in carcassonne+inns+traders+princess+tower hunters cardcassonne; do
    check "$rules: other games" test "$(alone simulate $rules --games 20 --json | grep signature)" = \
        "$("$B/aude" simulate $rules --games 20 --json | grep signature)"
done
check "a record is not written and followed" sh -c "$(declare -f alone); root='$root'
    alone simulate wheel --games 1 --player greedy --record /tmp && alone replay \$(cd '$root' && ls tmp/*.aude) --trace"
mkdir "$root/web"
echo "a page" >"$root/web/index.html"
# There is no /proc either, so it cannot look beside itself for the page.
alone serve --port 0 --web /web --data /tmp/data >"$B/static/served" 2>&1 &
server=$!
until grep -q 'http://' "$B/static/served" || ! kill -0 "$server" 2>/dev/null; do
    sleep 0.1
done
check "the page is not served: $(cat "$B/static/served")" \
    sh -c "curl -s '$(grep -om 1 'http://[^ ]*' "$B/static/served")' | grep -q 'a page'"
# Without /proc it does not know what lies beside it, so the other program is started by itself.
online() {
    if [ "$(id -u)" = 0 ]; then
        env -i PATH="$PATH" chroot "$root" /aude-online "$@"
    else
        env -i PATH="$PATH" unshare --user --map-root-user chroot "$root" /aude-online "$@"
    fi
}
check "nobody can be a guest there" sh -c "curl -s -X POST '$(grep -om 1 'http://[^ ]*' "$B/static/served")api/guest' | grep -q '\"token\"'"
check "records are not imported" sh -c "$(declare -f online); root='$root'
    online import --data /tmp/data \$(cd '$root' && ls -d tmp/*.aude) && online admin --data /tmp/data check | grep -q '^1 games, 0 '"
check "what is not in it is not said" test "$(online bot 2>&1)" = \
    "aude: bot: this program was built without libcurl and cannot reach a server"
check "Web Push is not refused" test "$(online admin --data /tmp/data push mailto:a@example.org 2>&1)" = \
    "aude: admin: this program was built without libcurl and cannot wake anybody"
check "PostgreSQL is not refused" test "$(online admin --store postgresql://127.0.0.1/x counts 2>&1)" = \
    "aude: admin: PostgreSQL: This program was built without PostgreSQL."
kill "$server" 2>/dev/null
wait "$server" 2>/dev/null
# The container, where one can be built: it runs as a plain user and has the page.
if ! command -v buildah >/dev/null; then
    echo "not tried: the container, for there is no buildah here (Debian: buildah)"
elif [ "$(id -u)" != 0 ] || ! unshare --mount true 2>/dev/null; then
    echo "not tried: the container, for nobody but root who may mount can build and start one here"
else
    rm -rf "$B/static/context" "$B/static/images"
    cp -R "$B/static/out" "$B/static/context"
    mkdir -p "$B/static/context/web"
    echo "a page" >"$B/static/context/web/index.html"
    images() {
        buildah --root "$B/static/images" --runroot "$B/static/images/run" --storage-driver vfs "$@"
    }
    check "the container is not built" images bud --isolation chroot -q -t aude -f Containerfile "$B/static/context"
    container=$(images from aude)
    # Another port than the usual one, which may be taken here.
    read -ra entry < <(images inspect --format '{{range .OCIv1.Config.Entrypoint}}{{.}} {{end}}' "$container")
    : >"$B/static/contained"
    images run --isolation chroot "$container" -- "${entry[@]}" --port 0 >"$B/static/contained" 2>&1 &
    server=$!
    until grep -q 'http://' "$B/static/contained" || ! kill -0 "$server" 2>/dev/null; do
        sleep 0.1
    done
    address=$(grep -om 1 'http://[^ ]*' "$B/static/contained" | sed 's/0\.0\.0\.0/127.0.0.1/')
    check "the page is not in the container: $(cat "$B/static/contained")" sh -c "curl -s '$address' | grep -q 'a page'"
    check "nobody can be a guest in the container" sh -c "curl -s -X POST '${address}api/guest' | grep -q '\"token\"'"
    # below PID: those that it started, and those that they did.
    below() {
        local child
        for child in $(cat "/proc/$1"/task/*/children 2>/dev/null); do
            echo "$child"
            below "$child"
        done
    }
    inside=$(ps -o pid=,uid=,args= -p "$(below "$server" | paste -sd,)" | awk '$3 == "/aude-serve" && $2 == 990 { print $1 }')
    check "it runs as somebody else" test -n "$inside"
    kill "${inside:-$server}"
    wait "$server" 2>/dev/null
    rm -rf "$B/static/images" "$B/static/context"
fi
# No terminfo is there: what is compiled in must do.
check "there is no screen" python3 tests/screen.py "$root"
sum_up
