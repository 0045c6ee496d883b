# The file server: what it sends, what it never sends, and guests who mean no good.

# serve WORD...: starts a server in the background and waits until it is ready; $port is its port.
serve() {
    title="serve $*"
    : >served
    "$aude" serve "$@" >served 2>serving </dev/null &
    server=$!
    port=
    for _ in $(seq 200); do
        port=$(sed -n '1s/.*:\([0-9]*\)\/$/\1/p' served)
        [ -n "$port" ] && break
        sleep 0.05
    done
    [ -n "$port" ] && pass || fail "it does not start: $(head -c 300 serving)"
}

# serve_end SIGNAL: the server ends at once, cleanly, and has said nothing but where it is.
serve_end() {
    kill -"$1" $server
    wait $server
    status=$?
    title="serve, $1"
    [ $status -eq 0 ] && pass || fail "status $status"
    [ ! -s serving ] && pass || fail "it said $(head -c 300 serving)"
}

# get STATUS PATH [OPTION of curl...]: leaves the header in head and the rest in body.
get() {
    title="serve, GET $2"
    wanted=$1
    path=$2
    shift 2
    : >head
    : >body
    code=$(curl --noproxy '*' --path-as-is -s -m 30 -D head -o body -w '%{http_code}' "$@" \
        "http://127.0.0.1:$port$path")
    [ "$code" = "$wanted" ] && pass || fail "status $code instead of $wanted"
}

# raw BYTES: sends them as printf writes them and leaves the answer in head.
raw() {
    title="serve, $1"
    printf "$1" | python3 -c 'import socket, sys
s = socket.create_connection(("127.0.0.1", int(sys.argv[1])), timeout=10)
s.sendall(sys.stdin.buffer.read())
try:
    while (part := s.recv(65536)):
        sys.stdout.buffer.write(part)
        sys.stdout.flush()
except OSError:
    pass' "$port" >head
}

hostile="$here/../server/hostile.py"

# ---- Command lines --------------------------------------------------------------------------

try "serve --help" 0 "$aude" serve --help
says out '^Usage: aude serve'
"$aude" serve --help >wanted
try "help serve" 0 "$aude" help serve
same out wanted
try "help" 0 "$aude" --help
says out '^  serve '
try "serve with an unknown option" 2 "$aude" serve --frobnicate
for number in x -1 65536 ''; do
    try "serve --port $number" 2 "$aude" serve --port "$number"
    says err 'serve: --port needs a whole number from 0 to 65535'
done
try "serve with a word" 2 "$aude" serve here
try "serve at one address and at all" 2 "$aude" serve --lan --address 127.0.0.1
try "serve without a page" 1 "$aude" serve --web nowhere
says err '^aude: serve: the folder "nowhere" holds no page (index.html: No such file'
try "the same in German" 1 env LC_ALL=de_DE.UTF-8 "$aude" serve --web nowhere
says err '^aude: serve: der Ordner "nowhere" enthält keine Seite'

# ---- A page ---------------------------------------------------------------------------------

mkdir -p site/sub site/.git outside
echo '<!doctype html><title>page</title>' >site/index.html
echo 'let a = 1;' >site/app-0AZ9KX2B.js
gzip -k site/app-0AZ9KX2B.js
echo 'let b = 2;' >site/app-0az9kx2b.js
echo 'old' >site/stale.js
gzip -k site/stale.js
touch -d '2020-01-01' site/stale.js.gz
head -c 3000000 /dev/urandom >site/big.bin
: >site/empty.txt
for ending in css wasm json webmanifest svg png txt strange; do
    echo "$ending" >site/file.$ending
done
echo deep >site/sub/file.txt
echo secret >site/.hidden
echo secret >site/.git/config
echo secret >outside/secret.txt
ln -s ../outside/secret.txt site/link.txt
ln -s ../outside site/door
mkfifo site/pipe.txt
touch site/big.bin site/index.html

serve --port 0 --web site
says served '^Aude is ready: http://localhost:[0-9]*/$'
get 200 /
same body site/index.html
for field in "content-security-policy: default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; " \
    'x-content-type-options: nosniff' 'referrer-policy: no-referrer' \
    'cross-origin-opener-policy: same-origin' 'cache-control: no-cache' 'content-length: 35' \
    'content-type: text/html; charset=utf-8'; do
    says head "^$field"
done
while read -r ending type; do
    get 200 "/file.$ending"
    says head "^content-type: $type"
done <<'TYPES'
css text/css; charset=utf-8
wasm application/wasm
json application/json
webmanifest application/manifest+json
svg image/svg+xml
png image/png
txt text/plain; charset=utf-8
strange application/octet-stream
TYPES
get 200 /empty.txt
same body site/empty.txt
get 200 '/sub/file.txt?x=1&y=2'
same body site/sub/file.txt
get 200 /%73ub/file.txt
get 200 /sub/../index.html

# Packed, and kept by the browser.
get 200 /app-0AZ9KX2B.js -H 'accept-encoding: br, gzip;q=0.5'
same body site/app-0AZ9KX2B.js.gz
says head '^content-encoding: gzip'
says head '^vary: accept-encoding'
says head '^content-type: text/javascript; charset=utf-8'
says head '^cache-control: public, max-age=31536000, immutable'
get 200 /app-0AZ9KX2B.js
same body site/app-0AZ9KX2B.js
says head '^vary: accept-encoding'
get 200 /app-0AZ9KX2B.js -H 'accept-encoding: gzip;q=0, br'
same body site/app-0AZ9KX2B.js
get 200 /app-0az9kx2b.js
says head '^cache-control: no-cache'
get 200 /stale.js -H 'accept-encoding: gzip'
same body site/stale.js

get 200 /file.css
tag=$(sed -n 's/^etag: \(.*\)\r$/\1/p' head)
get 304 /file.css -H "if-none-match: \"x\", W/$tag"
same body /dev/null
says head "^content-security-policy: "
says head '^etag: '
get 200 /file.css -H 'if-none-match: "x"'
echo changed >>site/file.css
get 200 /file.css -H "if-none-match: $tag"
same body site/file.css

# Only looking.
get 200 /big.bin --head
says head '^content-length: 3000000'
get 404 /nothing --head
for method in POST PUT DELETE OPTIONS TRACE CONNECT FROBNICATE; do
    get 405 / -X $method
    says head '^allow: GET, HEAD'
    says head '^content-security-policy: '
done
head -c 2000000 /dev/zero >much
get 405 / --data-binary @much
get 400 / -X GET --data-binary abc

# What nobody may see.
for path in /nothing /sub /sub/ /.hidden /.git/config /sub/../.hidden /../outside/secret.txt \
    /%2e%2e/outside/secret.txt /..%2foutside/secret.txt /sub/%2e%2e/%2e%2e/outside/secret.txt \
    '/..\outside\secret.txt' '/%5c..%5coutside' //../outside/secret.txt /link.txt \
    /door/secret.txt /door/ /pipe.txt /index.html/ /index.html/x '/index.html;x' '/index.html%07' \
    "/$(head -c 2000 /dev/zero | tr '\0' a)"; do
    get 404 "$path"
    says head '^content-security-policy: '
    says body 'There is nothing here'
    says body 'Hier ist nichts'
done
get 000 /index.html%00.txt
get 403 /%zz
get 200 / # nothing of this has hurt
for bytes in 'GET /../outside/secret.txt HTTP/1.1\r\n\r\n' 'GET ../outside/secret.txt HTTP/1.0\r\n\r\n' \
    'GET /.\0./outside/secret.txt HTTP/1.0\r\n\r\n' 'GET http://x/../outside/secret.txt HTTP/1.0\r\n\r\n'; do
    raw "$bytes"
    grep -q secret head && fail "it shows the secret" || pass
done
raw 'GET / HTTP/1.1\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n'
[ ! -s head ] && pass || fail "an upgrade is answered: $(head -c 80 head)"
raw 'GET /file.txt HTTP/1.1\r\n\r\nGET /file.svg HTTP/1.1\r\nconnection: close\r\n\r\n'
says head '^txt$'
says head '^svg$'

# Everything arrives, for many at once, for slow ones, and on one connection.
title="serve, 30 at once"
guests=
for i in $(seq 30); do
    curl --noproxy '*' -s -m 60 -o "copy$i" "http://127.0.0.1:$port/big.bin" &
    guests="$guests $!"
done
for guest in $guests; do
    wait "$guest" || fail "curl says $?"
done
for i in $(seq 30); do
    same "copy$i" site/big.bin
    rm -f "copy$i"
done
get 200 /big.bin --limit-rate 2M
same body site/big.bin
title="serve, one connection"
curl --noproxy '*' -s -o body -w '%{num_connects}\n' "http://127.0.0.1:$port/big.bin" \
    -o body "http://127.0.0.1:$port/nothing" -o body "http://127.0.0.1:$port/file.txt" >connects
[ "$(tr -d '\n' <connects)" = 100 ] && pass || fail "connections: $(cat connects)"
if [ -s /proc/net/if_inet6 ]; then
    title="serve, ::1"
    curl --noproxy '*' -s -o body "http://[::1]:$port/" && same body site/index.html
fi

# The page is built anew while it is served.
rm -rf site.old && mv site site.old && mkdir site && echo new >site/index.html
get 200 /
same body site/index.html
rm -rf site && mv site.old site
get 200 /file.txt

# ---- Guests who mean no good ------------------------------------------------------------------

python3 "$hostile" "$port" idle >idle 2>&1 &
sleeper=$!
for _ in $(seq 200); do
    grep -q ready idle && break
    sleep 0.05
done
says idle ready
get 200 /big.bin -m 5
same body site/big.bin
title="serve, a crowd"
timeout 60 python3 "$hostile" "$port" crowd 2000 || fail "the crowd was not let in"
get 200 /big.bin
same body site/big.bin
kill $sleeper
wait $sleeper 2>/dev/null
title="serve, junk"
timeout 120 python3 "$hostile" "$port" junk 400 || fail "the server is gone"
get 200 /big.bin
same body site/big.bin
head -c 100000 /dev/zero | tr '\0' x >long
get 000 / -H "x: $(cat long)"
get 200 /

# ---- Ports, addresses, ends -------------------------------------------------------------------

try "a port that is taken" 1 "$aude" serve --port "$port" --web site
says err "^aude: serve: the port $port is taken by another program; choose another with --port"
try "an address of somebody else" 1 "$aude" serve --address 192.0.2.1 --port 0 --web site
says err '"192.0.2.1" is no address of this computer'
try "no address" 1 "$aude" serve --address 1.2.3.4.5 --port 0 --web site
serve_end INT

serve --web site
get 200 /
first=$server
first_port=$port
serve --web site
[ "$port" -gt "$first_port" ] && pass || fail "two servers at the port $port"
get 200 /
serve_end TERM
server=$first
: >serving
serve_end HUP

others=$(hostname -I 2>/dev/null | tr ' ' '\n' | grep -m 1 '^[0-9.]*$')
if [ -n "$others" ]; then
    serve --port 0 --web site
    title="serve for this computer only"
    curl --noproxy '*' -s -m 5 -o body "http://$others:$port/" && fail "others get in" || pass
    serve_end INT
    serve --lan --port 0 --web site
    says served "^For others in this network: http://$others:$port/\$"
    curl --noproxy '*' -s -m 5 -o body "http://$others:$port/" || fail "others do not get in"
    same body site/index.html
    get 200 /
    serve_end INT
fi
serve --address 127.0.0.1 --port 0 --web site
says served '^Aude is ready: http://127.0.0.1:[0-9]*/$'
get 200 /
serve_end INT

# ---- Where the page lies ----------------------------------------------------------------------

mkdir -p prefix/bin
cp "$aude" prefix/bin/aude
try "a page that is not built" 1 prefix/bin/aude serve
says err '^aude: serve: the page is not built yet; "make web" builds it$'
mkdir -p prefix/share/aude && cp -r site prefix/share/aude/web 2>/dev/null
built=$aude
aude=prefix/bin/aude
echo installed >prefix/share/aude/web/index.html
serve --port 0
get 200 /
says body '^installed$'
serve_end INT
mkdir prefix/bin/web && echo built >prefix/bin/web/index.html
serve --port 0
get 200 /
says body '^built$'
serve_end INT
aude=$built
rm -rf site prefix outside
