# The file server: what it sends, what it never sends, and hostile clients.

# What servers keep is theirs, and goes with these tests.
XDG_DATA_HOME=$work/data
export XDG_DATA_HOME

# serve WORD...: starts a server in the background and waits until it is ready; $port is its port.
# Before it, the shell runs $serve_limits.
serve_limits=
serve() {
    title="serve $*"
    : >served
    sh -c "$serve_limits"'exec "$@"' sh "$aude" serve "$@" >served 2>serving </dev/null &
    server=$!
    port=
    while [ -z "$port" ] && kill -0 $server 2>/dev/null; do
        sleep 0.05
        port=$(sed -n '1s/.*:\([0-9]*\)\/$/\1/p' served)
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
s = socket.create_connection(("127.0.0.1", int(sys.argv[1])), timeout=300)
s.sendall(sys.stdin.buffer.read())
try:
    while (part := s.recv(65536)):
        sys.stdout.buffer.write(part)
        sys.stdout.flush()
except OSError:
    pass' "$port" >head
}

hostile="$here/../server/hostile.py"

# hold KIND COUNT [ADDRESS]: hostile clients in the background, as soon as they are all there;
# hold_end sends them away.
hold() {
    : >held
    python3 "$hostile" "$port" "$@" >held 2>&1 &
    holder=$!
    until grep -q . held || ! kill -0 $holder 2>/dev/null; do
        sleep 0.05
    done
    says held '^ready$'
}
hold_end() {
    kill $holder
    wait $holder 2>/dev/null
}

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
for name in '' a:80 a/b 'a b' '[::1]'; do
    try "serve --host $name" 2 "$aude" serve --host "$name"
    says err '^aude: serve: --host needs a name such as games.example.org, not "'
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
echo 'packed by brotli' >site/app-0AZ9KX2B.js.br
echo 'let b = 2;' >site/app-0az9kx2b.js
echo 'old' >site/stale.js
gzip -k site/stale.js
echo 'packed by brotli' >site/stale.js.br
touch -d '2020-01-01' site/stale.js.gz site/stale.js.br
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
ln -s ../outside site/linked
mkfifo site/pipe.txt
touch site/big.bin site/index.html

serve --port 0 --web site
says served '^Aude is ready: http://localhost:[0-9]*/$'
# This one takes ten seconds; its end is looked at further down.
python3 "$hostile" "$port" slow >slow 2>&1 &
slow=$!
get 200 /
same body site/index.html
for field in "content-security-policy: default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; " \
    'x-content-type-options: nosniff' 'referrer-policy: no-referrer' \
    'cross-origin-opener-policy: same-origin' 'cross-origin-resource-policy: same-origin' \
    'permissions-policy: camera=(), ' \
    'date: [MTWFS][a-z][a-z], [0-9][0-9] [A-Z][a-z][a-z] 20[0-9][0-9] [0-9:]* GMT' 'cache-control: no-cache' 'content-length: 35' \
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
title="serve, the date"
sent=$(sed -n 's/^date: \(.*\)\r$/\1/p' head)
age=$(($(date +%s) - $(date -d "$sent" +%s)))
[ "$age" -ge 0 ] && [ "$age" -le 60 ] && pass || fail "\"$sent\" is $age seconds old"

# Packed, and kept by the browser.
get 200 /app-0AZ9KX2B.js -H 'accept-encoding: gzip, deflate, br'
same body site/app-0AZ9KX2B.js.br
says head '^content-encoding: br'
says head '^vary: accept-encoding'
says head '^content-type: text/javascript; charset=utf-8'
packed=$(sed -n 's/^etag: \(.*\)\r$/\1/p' head)
get 304 /app-0AZ9KX2B.js -H 'accept-encoding: br' -H "if-none-match: $packed"
get 200 /app-0AZ9KX2B.js -H 'accept-encoding: gzip' -H "if-none-match: $packed"
get 200 /app-0AZ9KX2B.js -H 'accept-encoding: br;q=0, gzip;q=0.5'
same body site/app-0AZ9KX2B.js.gz
says head '^content-encoding: gzip'
says head '^vary: accept-encoding'
says head '^content-type: text/javascript; charset=utf-8'
says head '^cache-control: public, max-age=31536000, immutable'
get 200 /app-0AZ9KX2B.js
same body site/app-0AZ9KX2B.js
says head '^vary: accept-encoding'
get 200 /app-0AZ9KX2B.js -H 'accept-encoding: gzip;q=0, br;q=0.0, brx, xbr'
same body site/app-0AZ9KX2B.js
get 200 /app-0az9kx2b.js
says head '^cache-control: no-cache'
get 200 /stale.js -H 'accept-encoding: gzip, br'
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
for path in /nothing /sub /sub/ /.hidden /.git/config /sub/../index.html /sub/../.hidden /../outside/secret.txt \
    /%2e%2e/outside/secret.txt /..%2foutside/secret.txt /sub/%2e%2e/%2e%2e/outside/secret.txt \
    '/..\outside\secret.txt' '/%5c..%5coutside' //../outside/secret.txt /link.txt \
    /linked/secret.txt /linked/ /pipe.txt /index.html/ /index.html/x '/index.html;x' '/index.html%07' /index.html%00.txt /index.html%0a \
    "/$(head -c 2000 /dev/zero | tr '\0' a)"; do
    get 404 "$path"
    says head '^content-security-policy: '
    says body 'There is nothing here'
    says body 'Hier ist nichts'
done
get 400 /%zz
get 200 / # nothing of this has hurt
for bytes in 'GET /../outside/secret.txt HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n' \
    'GET ../outside/secret.txt HTTP/1.0\r\n\r\n' 'GET /.\0./outside/secret.txt HTTP/1.0\r\n\r\n' \
    'GET http://localhost/../outside/secret.txt HTTP/1.0\r\n\r\n'; do
    raw "$bytes"
    says head '^HTTP/1.1 40[04] '
    grep -q secret head && fail "it shows the secret" || pass
done

# Requests, byte by byte. Each must be answered once, and what is hidden behind it never.
while read -r code fields; do
    raw "GET /file.txt HTTP/1.1\\r\\n$fields\\r\\nconnection: close\\r\\n\\r\\nGET /file.svg HTTP/1.1\\r\\nhost: localhost\\r\\n\\r\\n"
    says head "^HTTP/1.1 $code "
    says head '^content-security-policy: '
    [ "$(grep -c '^HTTP/' head)" = 1 ] && pass || fail "answered more than once"
done <<'FIELDS'
200 host: localhost\r\nif: x
200 host: localhost\r\nproxy: x
200 host: localhost\r\nupgrade: h2c\r\nconnection: upgrade, http2-settings\r\nhttp2-settings: AAMA
200 host: localhost\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==
400 x: y
400 host: localhost\r\nhost: localhost
400 host: localhost\r\nhost: example.org
400 host: localhost\r\ncontent-length : 5
400 host: localhost\r\ncontent-length: 5\r\ntransfer-encoding: chunked
400 host: localhost\r\ntransfer-encoding: chunked
400 host: localhost\r\nx: y\rz: w
FIELDS
raw 'GET /file.txt%%0aHTTP/1.1%%0a%%0aGET /file.svg HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n'
says head '^HTTP/1.1 400 '
raw '\r\n\r\nGET /file.txt HTTP/1.1\r\nhost: localhost\r\n\r\n\r\nGET /file.svg HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n'
says head '^txt$'
says head '^svg$'
raw 'GET /file.txt HTTP/1.0\r\nconnection: keep-alive\r\n\r\nGET /file.svg HTTP/1.0\r\n\r\n'
says head '^connection: keep-alive'
says head '^svg$'

# Only under names that nobody else can give to this computer.
for name in localhost LOCALHOST:1 localhost. 127.0.0.1 192.0.2.7:80 '[::1]:80'; do
    get 200 /file.txt -H "host: $name"
done
for name in evil.example localhost.evil.example 127.0.0.1.evil.example:80; do
    get 421 /file.txt -H "host: $name"
    says body 'This server is not known by that name; aude serve --host NAME tells it one.'
    says body 'Diesen Namen kennt der Server nicht'
    says head '^content-security-policy: '
done
for name in 'a b' 'me@localhost' 'localhost:x' '[::1'; do
    get 400 /file.txt -H "host: $name"
done

# Everything arrives, for many at once, for slow ones, and on one connection.
title="serve, 30 at once"
clients=
for i in $(seq 30); do
    curl --noproxy '*' -s -m 60 -o "copy$i" "http://127.0.0.1:$port/big.bin" &
    clients="$clients $!"
done
for client in $clients; do
    wait "$client" || fail "curl says $?"
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

# ---- Hostile clients -------------------------------------------------------------------------

hold half 200
get 200 /big.bin -m 5
same body site/big.bin
title="serve, a crowd"
timeout 600 python3 "$hostile" "$port" crowd 2000 || fail "the crowd was not let in"
get 200 /big.bin
same body site/big.bin
hold_end
title="serve, junk"
timeout 600 python3 "$hostile" "$port" junk 400 || fail "the server is gone"
get 200 /big.bin
same body site/big.bin
title="serve, clients who never read"
timeout 300 python3 "$here/../server/latency.py" "$port" $server >latency 2>&1 && pass ||
    fail "$(cat latency)"
head -c 30000 /dev/zero | tr '\0' x >long
get 431 / -H "x: $(cat long)"
says body 'The fields of this request are too large'
get 414 "/$(cat long)"
title="serve, half a request"
wait $slow
says slow '^HTTP/1.1 408 '
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
try "a second server of one database" 1 "$aude" serve --web site
says err '^aude: serve: another server is using the database .*aude.db; end it, or choose another folder with --data$'
try "the same in German" 1 env LC_ALL=de_DE.UTF-8 "$aude" serve --web site
says err '^aude: serve: ein anderer Server benutzt die Datenbank '
get 200 /
serve --web site --data other-data
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
    try "a QR code at a terminal" 0 python3 "$here/../server/code.py" "$aude" serve --lan --port 0 --web site
    says out "^http://$others:[0-9]*/\$"
fi
serve --address 127.0.0.1 --port 0 --web site
says served '^Aude is ready: http://127.0.0.1:[0-9]*/$'
get 200 /
serve_end INT

serve --address 127.0.0.1 --port 0 --web site --host Games.example --host other.example
for name in games.example:80 GAMES.EXAMPLE. other.example localhost 127.0.0.1; do
    get 200 / -H "host: $name"
done
get 421 / -H 'host: third.example'
serve_end INT

# Where few files may be open, some go so that others can come.
serve_limits='ulimit -n 40; '
serve --lan --port 0 --web site
serve_limits=
for kind in half stall; do
    hold $kind 100 $others
    for _ in 1 2 3; do
        get 200 /file.txt
        get 200 /big.bin
        same body site/big.bin
    done
    hold_end
done
serve_end INT

# ---- Where the page lies ----------------------------------------------------------------------

mkdir -p prefix/bin
cp "$aude" prefix/bin/aude
try "a server that is not there" 1 prefix/bin/aude serve
says err '^aude: serve: the program aude-serve is not here; "make" builds it beside aude$'
try "the same in German" 1 env LC_ALL=de_DE.UTF-8 prefix/bin/aude serve
says err '^aude: serve: das Programm aude-serve ist nicht da'
echo nonsense >prefix/bin/aude-serve
try "a server that does not start" 1 prefix/bin/aude serve
says err '^aude: serve: the program aude-serve cannot be started: Permission denied$'
cp "$aude-serve" prefix/bin/aude-serve
chmod +x prefix/bin/aude-serve
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
title="serve alone loads its libraries"
ldd "$aude-serve" | grep -q http_parser && ! ldd "$aude" | grep -q http_parser && pass || fail "$(ldd "$aude")"
rm -rf site prefix outside
