#!/usr/bin/env bash
# The server behind nginx with TLS, by docs/nginx.conf as it stands but for its places: tests/proxy.sh
# BUILD-FOLDER. Page, calls, a WebSocket and a stream come through; what is not for everybody does not.
set -u
cd "$(dirname "$0")/.." || exit 1
[ $# = 1 ] && [ -x "$1/aude-serve" ] || { echo "usage: tests/proxy.sh BUILD-FOLDER" >&2; exit 2; }
aude=$(realpath "$1")/aude
work=$(mktemp -d /tmp/aude-proxy-XXXXXX)
suite=proxy
log=$work/log
. tests/check.sh

# shellcheck disable=SC2329 # called by trap
clean_up() {
    [ ! -s "$work/nginx.pid" ] || kill "$(cat "$work/nginx.pid")"
    [ -z "${server-}" ] || kill "$server" 2>/dev/null
    wait
    rm -rf "$work"
}
trap clean_up EXIT
mkdir "$work/site"
: >"$work/said"
echo '<!doctype html><title>page</title>' >"$work/site/index.html"
openssl req -x509 -newkey rsa:2048 -nodes -keyout "$work/key" -out "$work/certificate" -days 2 \
    -subj /CN=games.example.org >"$log" 2>&1 || { cat "$log"; exit 1; }

"$aude" serve --port 0 --store memory: --web "$work/site" --proxy --host games.example.org >"$work/said" 2>&1 &
server=$!
port=
until port=$(sed -n '1s/.*:\([0-9]*\)\/$/\1/p' "$work/said") && [ -n "$port" ]; do
    kill -0 $server 2>/dev/null || { cat "$work/said"; exit 1; }
    sleep 0.05
done
{
    echo "pid $work/nginx.pid; error_log $work/error; events {} http { access_log off;"
    for name in client_body proxy fastcgi uwsgi scgi; do
        echo "${name}_temp_path $work/$name;"
    done
    sed -e "s,/etc/letsencrypt.*fullchain.pem,$work/certificate," -e "s,/etc/letsencrypt.*privkey.pem,$work/key," \
        -e "s,listen 80;,listen unix:$work/plain;," -e "s,listen 443 ,listen unix:$work/tls ," \
        -e "s/127.0.0.1:8080/127.0.0.1:$port/" docs/nginx.conf
    echo "}"
} >"$work/nginx.conf"
nginx -c "$work/nginx.conf" -e "$work/error" >"$log" 2>&1 || { cat "$log"; exit 1; }

# ask PATH [OPTION of curl...]: the answer with its head.
curl=(curl --noproxy '*' -s -k -i -m 120 --unix-socket "$work/tls")
ask() {
    local path=$1
    shift
    "${curl[@]}" "$@" "https://games.example.org$path"
}
# answers PATTERN PATH [OPTION...]: it has such a line.
answers() {
    local pattern=$1
    shift
    ask "$@" | tr -d '\r' | tee "$work/answer" | grep -qaE -e "$pattern" || { head -c 2000 "$work/answer"; return 1; }
}
check "the page does not come" answers '^<!doctype html><title>page' /
check "the head lacks what only https can have" answers '^strict-transport-security: max-age=' /
check "calls are not answered" answers '"games":\[' /api/lobby
check "a guest is not welcome" answers '"token":"' /api/guest -H 'content-type: application/json' -d '{}' \
    -H 'origin: https://games.example.org'
check "a foreign page gets in" answers '^HTTP/[12.]* 403' /api/guest -H 'content-type: application/json' -d '{}' \
    -H 'origin: https://evil.example'
check "figures are shown to everybody" answers '^HTTP/[12.]* 404' /metrics
check "a body that is too large comes in" answers '^HTTP/[12.]* 413' /api/guest -H 'content-type: application/json' \
    -d "$(head -c 70000 /dev/zero | tr '\0' x)"
# begins PATTERN PATH [OPTION...]: what lasts has such a line; then it is ended.
begins() {
    local pattern=$1 path=$2 status
    shift 2
    exec 3< <(exec "${curl[@]}" -N -v "$@" "https://games.example.org$path" 2>&1)
    grep -qam 1 -e "$pattern" <&3
    status=$?
    kill $! 2>/dev/null
    exec 3<&-
    return $status
}
check "a WebSocket does not come through" begins "< HTTP/1.1 101 " /api/socket --http1.1 -H 'connection: Upgrade' \
    -H 'upgrade: websocket' -H 'sec-websocket-version: 13' -H 'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==' \
    -H 'origin: https://games.example.org'
token=$(ask /api/guest -H 'content-type: application/json' -d '{}' | grep -aoE '"token":"[^"]*' | cut -d'"' -f4)
game=$(ask /api/games -H 'content-type: application/json' -H "authorization: Bearer $token" \
    -d '{"rules":"carcassonne seats=2","seats":[{"by":"me"},{"by":"open"}],"clock":"none"}' | grep -aoE '"id":"[^"]*' | cut -d'"' -f4)
check "a stream does not come through at once" begins '"t":"game"' "/api/games/$game/stream?since=0"
check "http is not sent to https" sh -c "curl --noproxy '*' -s -i --unix-socket '$work/plain' http://games.example.org/x |
    tr -d '\r' | grep -qx 'Location: https://games.example.org/x'"
if command -v caddy >/dev/null; then
    check "Caddy does not let everybody through" python3 tests/server/caddy.py "$aude" "$work/site"
else
    echo "not tried: docs/Caddyfile, for there is no Caddy here (Debian: caddy)"
fi
sum_up
