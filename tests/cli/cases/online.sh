# Bots, workers and whoever runs a server, through real servers: aude bot, think, import and admin.
# Nothing here waits for a time to pass; whatever hangs is ended after minutes.

NO_PROXY='*'
XDG_DATA_HOME=$work/online/share
export NO_PROXY XDG_DATA_HOME
mkdir online
cd online || exit 1
mkdir page share
echo '<!doctype html><title>page</title>' >page/index.html

# A file that something in the background writes is emptied here first: else what is in it from before
# could be read until that has begun.

# host NAME [OPTION...]: starts a server in the folder NAME and waits until it is there; $url is its
# address. Its process is in NAME.pid.
host() {
    name=$1
    shift
    title="host $name $*"
    : >"$name.out"
    timeout 900 "$aude" serve --web page --data "$name" "$@" >"$name.out" 2>"$name.err" </dev/null &
    echo $! >"$name.pid"
    port=
    while [ -z "$port" ] && kill -0 "$(cat "$name.pid")" 2>/dev/null; do
        sleep 0.05
        port=$(sed -n '1s/.*:\([0-9]*\)\/$/\1/p' "$name.out")
    done
    url=http://127.0.0.1:$port
    [ -n "$port" ] && pass || fail "it does not start: $(head -c 300 "$name.err")"
}

# host_end NAME SIGNAL: the timeout before the server hands signals on, but for KILL.
host_end() {
    child=$(cat "/proc/$(cat "$1.pid")/task/$(cat "$1.pid")/children")
    kill "-$2" $child
    wait "$(cat "$1.pid")" 2>/dev/null
}

# api TOKENFILE|- PATH [BODY]: leaves the answer in the file answer; $code is the status.
api() {
    key=$1
    path=$2
    body=${3:-}
    set --
    [ "$key" = - ] || set -- -H "Authorization: Bearer $(cat "$key")"
    [ -z "$body" ] || set -- "$@" -H 'Content-Type: application/json' -d "$body"
    code=$(curl -s -m 300 -o answer -w '%{http_code}' "$@" "$url$path")
}

# field NAME: of the answer; a name may have dots.
field() {
    python3 -c 'import json, sys
value = json.load(open("answer"))
for name in sys.argv[1].split("."):
    value = value[name]
print(value)' "$1"
}

# register NAME: an account with two bots; tokens are in NAME.token, NAME-1.token and NAME-2.token.
register() {
    title="register $1"
    api - /api/register "{\"name\":\"$1\",\"password\":\"a long password\"}"
    [ "$code" = 200 ] && pass || fail "status $code: $(head -c 300 answer)"
    field token >"$1.token"
    for bot in "$1-1" "$1-2"; do
        api "$1.token" /api/me/bots "{\"name\":\"$bot\"}"
        field token >"$bot.token"
    done
}

# new_game TOKENFILE RULES SEATS: makes a game; $game is its id.
new_game() {
    title="new game $2"
    api "$1" /api/games "{\"rules\":\"$2\",\"seats\":$3,\"clock\":\"none\",\"public\":true}"
    [ "$code" = 200 ] && pass || fail "status $code: $(head -c 300 answer)"
    game=$(field game.id)
}

# ---- Command lines ------------------------------------------------------------------------------

for command in bot think import admin; do
    try "$command --help" 0 "$aude" $command --help
    says out "^Usage: aude $command"
    try "$command --version" 0 "$aude" $command --version
    try "$command --nonsense" 2 "$aude" $command --nonsense
    says err "^aude: $command: unknown option \"--nonsense\"; see aude $command --help$"
done
echo token >some.token
printf 'two words\n' >two.token
: >no.token
try "bot without a server" 2 "$aude" bot --token-file some.token
says err '^aude: bot: --server is missing; see aude bot --help$'
try "bot without a token" 2 "$aude" bot --server http://127.0.0.1:1
says err '^aude: bot: --token-file is missing'
try "bot with two programs" 2 "$aude" bot --server http://127.0.0.1:1 --token-file some.token --engine x --player greedy
says err '^aude: bot: --engine and --player do not go together$'
try "bot, no such player" 1 "$aude" bot --server http://127.0.0.1:1 --token-file some.token --player nobody
says err 'there is no player "nobody"; there are pip, hanno, berta, .*, random, greedy'
try "bot, no such rules" 1 "$aude" bot --server http://127.0.0.1:1 --token-file some.token --rules chess
says err 'unknown game "chess"'
try "bot, too many games" 2 "$aude" bot --server http://127.0.0.1:1 --token-file some.token --games 0
try "bot with a word" 2 "$aude" bot --server http://127.0.0.1:1 --token-file some.token word
for file in two.token no.token; do
    try "bot, $file" 1 "$aude" bot --server http://127.0.0.1:1 --token-file $file
    says err "^aude: bot: $file: this file should hold a token and nothing else$"
done
try "bot, no token file" 1 "$aude" bot --server http://127.0.0.1:1 --token-file nowhere
says err '^aude: bot: nowhere: No such file or directory$'
for server in ftp://example.org example.org http://user:word@example.org 'http://example.org/?a' 'http://example.org/#a'; do
    try "bot, $server" 1 "$aude" bot --server "$server" --token-file some.token
    says err ' is no address of a server, such as https://games.example.org$'
done
try "bot, nobody there" 1 "$aude" bot --server http://127.0.0.1:1 --token-file some.token
says err '^aude: bot: the server http://127.0.0.1:1 cannot be reached: '
try "bot, no program" 1 "$aude" bot --server http://127.0.0.1:1 --token-file some.token --engine 'echo hello'
says err '^aude: bot: "echo hello" does not speak the protocol of aude engine$'
try "think, nobody there" 1 "$aude" think --server http://127.0.0.1:1 --token-file some.token
says err '^aude: think: the server http://127.0.0.1:1 cannot be reached: '
try "think without a server" 2 "$aude" think --token-file some.token
try "think, no threads" 2 "$aude" think --server http://127.0.0.1:1 --token-file some.token --threads 0
try "import without files" 2 "$aude" import
says err '^aude: import: the files are missing; see aude import --help$'
try "import into nothing" 1 "$aude" import some.token
says err "^aude: import: .*share/aude/aude.db: there is no such database; aude serve makes it$"
try "import into memory" 1 "$aude" import --store memory: some.token
try "import into two stores" 1 "$aude" import --store a --data b some.token
says err '^aude: import: --store and --data do not go together$'
try "admin without a deed" 2 "$aude" admin
says err '^aude: admin: what is to be done is missing'
try "admin, no such deed" 2 "$aude" admin nonsense
says err '^aude: admin: there is no "nonsense"; see aude admin --help$'
try "admin, too many words" 2 "$aude" admin counts all
try "admin, too few words" 2 "$aude" admin show
try "admin of no database" 1 "$aude" admin --store some.token counts
says err '^aude: admin: some.token: This is no database, or it is damaged.$'
try "aude-online alone" 2 "$aude-online"
title="only aude-online loads libcurl"
ldd "$aude-online" | grep -q libcurl && ! ldd "$aude" "$aude-serve" | grep -q libcurl && pass || fail "$(ldd "$aude-serve")"

# German for whoever reads it; what scripts read (--help, the lists of admin) is English everywhere.
# german TITLE STATUS PATTERN COMMAND...: the command fails, and says so in German.
german() {
    title="$1 in German"
    pattern=$3
    wanted=$2
    shift 3
    try "$title" "$wanted" env LC_ALL=de_DE.UTF-8 "$aude" "$@"
    says err "$pattern"
}
german "bot without a server" 2 '^aude: bot: --server fehlt; siehe aude bot --help$' bot --token-file some.token
german "bot with two programs" 2 '^aude: bot: --engine und --player gehen nicht zusammen$' bot --server http://127.0.0.1:1 --token-file some.token --engine x --player greedy
german "bot, no such player" 1 '^aude: bot: einen Spieler "nobody" gibt es nicht; es gibt pip, ' bot --server http://127.0.0.1:1 --token-file some.token --player nobody
german "bot, two words" 1 '^aude: bot: two.token: diese Datei sollte ein Token enthalten und sonst nichts$' bot --server http://127.0.0.1:1 --token-file two.token
german "bot, no address" 1 ' ist keine Adresse eines Servers wie https://games.example.org$' bot --server ftp://example.org --token-file some.token
german "bot, nobody there" 1 '^aude: bot: der Server http://127.0.0.1:1 ist nicht zu erreichen: ' bot --server http://127.0.0.1:1 --token-file some.token
german "bot, no program" 1 '^aude: bot: "echo hello" spricht das Protokoll von aude engine nicht$' bot --server http://127.0.0.1:1 --token-file some.token --engine 'echo hello'
german "think, nobody there" 1 '^aude: think: der Server http://127.0.0.1:1 ist nicht zu erreichen: ' think --server http://127.0.0.1:1 --token-file some.token
german "import without files" 2 '^aude: import: die Dateien fehlen; siehe aude import --help$' import
german "import into nothing" 1 'aude.db: diese Datenbank gibt es nicht; aude serve legt sie an$' import some.token
german "import into two stores" 1 '^aude: import: --store und --data gehen nicht zusammen$' import --store a --data b some.token
german "admin without a deed" 2 '^aude: admin: es fehlt, was zu tun ist; siehe' admin
german "admin, no such deed" 2 '^aude: admin: "nonsense" gibt es nicht; siehe' admin nonsense
german "admin, too few words" 2 '^aude: admin: "show" braucht ein weiteres Wort; siehe' admin show
german "admin of no database" 1 '^aude: admin: some.token: das ist keine Datenbank von Aude, oder sie ist beschädigt (' admin --store some.token counts

# ---- A server that misbehaves -------------------------------------------------------------------------

# pretend GAMES TOKEN...: in the background; $url is its address.
pretend() {
    : >pretended
    timeout 900 python3 "$here/../server/pretender.py" "$aude" "$@" >pretended 2>pretending </dev/null &
    pretender=$!
    until grep -q . pretended || ! kill -0 $pretender 2>/dev/null; do
        sleep 0.05
    done
    url=http://127.0.0.1:$(head -n 1 pretended)
}

# pretend_end GAMES: waits for the records, and follows them.
pretend_end() {
    until [ "$(grep -c '^result' pretended)" = "$1" ] || ! kill -0 $pretender 2>/dev/null; do
        sleep 0.05
    done
    kill $pretender
    wait $pretender
    tail -n +2 pretended | awk '/^aude /{ n++ } { print >("pretended-" n ".aude") }'
    try "what was played there" 0 "$aude" replay pretended-*.aude
    rm -f pretended-*.aude
}

echo one >one.token
echo two >two.token
echo worker >worker.token
pretend 4 one two
: >bot1
timeout 900 "$aude" bot --server "$url/" --token-file one.token --player greedy >bot1 2>&1 &
first=$!
: >bot2
timeout 900 "$aude" bot --server "$url" --token-file two.token --engine "$aude engine" --ms 5 >bot2 2>&1 &
second=$!
title="bots at a server that misbehaves"
for file in bot1 bot2; do
    until [ "$(grep -c 'is over (played): [0-9]* [0-9]*$' $file)" = 4 ] || ! kill -0 $pretender 2>/dev/null; do
        sleep 0.05
    done
    says $file '^game2: seat [01], hunters seats=2$'
    says $file '^game1 is over (played)'
    grep -q 'gives the game up\|started again' $file && fail "$(head -c 300 $file)"
done
pretend_end 4
kill $first $second
wait $first && pass || fail "the first bot ends with $?"
wait $second && pass || fail "the second bot ends with $?"
pretend 2 worker
try "think at a server that misbehaves" 0 "$aude" think --server "$url" --token-file worker.token --threads 2 --once
says out '^thinking for http'
says out '^[1-9][0-9]* decisions$'
pretend_end 2
pretend 1 one
german "bot, a token that nobody knows" 1 '^aude: bot: der Server kennt dieses Token nicht$' bot --server "$url" --token-file two.token
try "bot, a token that nobody knows" 1 "$aude" bot --server "$url" --token-file two.token
says err '^aude: bot: the server does not know this token$'
try "think, a token that nobody knows" 1 "$aude" think --server "$url" --token-file two.token
says err '^aude: think: the server does not know this token$'
# Programs that cannot play: what they did is said, and the game is given up.
for program in "$aude engine | sed -u 's/^place .*/place 99,99 r0/'" "sed -u 's/.*/ok/'" "sed -u 's/go.*/error no/; s/^[^e].*/ok/'"; do
    title="bot, $program"
    timeout 900 "$aude" bot --server "$url" --token-file one.token --once --engine "$program" >bot1 2>&1 </dev/null
    says bot1 'it is started again$'
    says bot1 'the bot gives the game up$'
    [ "$(grep -c '^aude: ' bot1)" = 3 ] && pass || fail "$(head -c 500 bot1)"
done
kill $pretender
wait $pretender 2>/dev/null

# ---- Bots at a real server, which dies in the middle -----------------------------------------------------

host one --think 0 --port 0
register ada
register bob
for rules in "carcassonne seats=2" "cardcassonne seats=2" "hunters seats=2"; do
    new_game ada-1.token "$rules" '[{"by":"me"},{"by":"open"}]'
done
try "a person's token is no bot's" 1 "$aude" bot --server "$url" --token-file ada.token
says err '^aude: bot: the token is not that of a bot account; docs/bots.md says how to make one$'
german "a person's token is no bot's" 1 '^aude: bot: das Token ist nicht das eines Bot-Kontos; ' bot --server "$url" --token-file ada.token
german "a player's token is no worker's" 1 '^aude: think: ' think --server "$url" --token-file ada.token
try "a player's token is no worker's" 1 "$aude" think --server "$url" --token-file ada.token
: >bot1
timeout 900 "$aude" bot --server "$url" --token-file ada-1.token --ms 20 >bot1 2>&1 &
first=$!
: >bot2
timeout 900 "$aude" bot --server "$url" --token-file bob-1.token --sit --rules "cardcassonne seats=2" --engine "$aude engine" --ms 20 >bot2 2>&1 &
second=$!
# lines: how many there are in the store.
lines() {
    "$aude" admin --data one counts | sed -n 's/^lines *//p'
}
title="bots play"
until grep -q 'is over' bot2 || ! kill -0 $second 2>/dev/null; do
    sleep 0.05
done
says bot2 ': seat 1, cardcassonne seats=2$'
[ "$(grep -c ': seat' bot2)" = 1 ] && pass || fail "it sits at other games: $(cat bot2)"
kill $second
wait $second
: >bot2
timeout 900 "$aude" bot --server "$url" --token-file bob-1.token --sit --player random >bot2 2>&1 &
second=$!
title="bots and a server that dies"
for _ in 1 2; do
    count=$(lines)
    while [ "$(lines)" = "$count" ] && kill -0 $first 2>/dev/null && ! { grep -q carcassonne bot2 && grep -c 'is over' bot2 | grep -q 2; }; do
        sleep 0.02
    done
    host_end one KILL
    host one --think 0 --port "$port"
done
title="bots and a server that dies"
until [ "$(grep -c 'is over (played): ' bot1)" = 3 ] || ! kill -0 $first 2>/dev/null; do
    sleep 0.05
done
[ "$("$aude" admin --data one games over | wc -l)" = 3 ] && pass || fail "$("$aude" admin --data one games)"
kill $first $second
wait $first && pass || fail "the first bot ends with $?: $(cat bot1)"
wait $second && pass || fail "the second bot ends with $?: $(cat bot2)"
try "all games can be followed" 0 "$aude" admin --data one check
says out '^3 games, 0 of them damaged$'

# ---- Workers ------------------------------------------------------------------------------------------

try "a worker" 0 "$aude" admin --data one worker work.token
title="the token of a worker is for its owner alone"
[ "$(stat -c %a work.token)" = 600 ] && pass || fail "$(ls -l work.token)"
cp work.token before
try "a worker in a file that is there" 1 "$aude" admin --data one worker work.token
says err '^aude: admin: work.token: there is such a file already, and it stays as it is$'
same work.token before
new_game ada-2.token "carcassonne+inns seats=3" '[{"by":"greedy"},{"by":"me"},{"by":"random"}]'
timeout 900 "$aude" think --server "$url" --token-file work.token --threads 2 >thought 2>&1 &
thinker=$!
try "a bot against computers that think elsewhere" 0 "$aude" bot --server "$url" --token-file ada-2.token --once --player random
says out "^$game: seat 1, carcassonne+inns seats=3\$"
says out "^$game is over (played): "
kill $thinker
title="think"
wait $thinker && pass || fail "status $?: $(cat thought)"
says thought '^[1-9][0-9]* decisions$'
try "workers are listed" 0 "$aude" admin --data one workers
says out '^made 20[0-9-]* [0-9:]*, used 20[0-9-]* [0-9:]*, ends 20[0-9-]* [0-9:]*$'
try "a token of a player is no worker's to dismiss" 1 "$aude" admin --data one dismiss ada.token
says err '^aude: admin: '
try "a worker is dismissed" 0 "$aude" admin --data one dismiss work.token
try "a worker who was dismissed" 1 "$aude" think --server "$url" --token-file work.token --once
try "nobody is dismissed twice" 1 "$aude" admin --data one dismiss work.token
try "another worker" 0 "$aude" admin --data one worker other.token
try "all are dismissed" 0 "$aude" admin --data one dismiss all
says out '^1 dismissed$'
[ -z "$("$aude" admin --data one workers)" ] && pass || fail "there are workers left"

# ---- Records out and in ----------------------------------------------------------------------------------

# records FOLDER: all games that are over, as whoever runs the server has them.
records() {
    for game in $("$aude" admin --data "$1" games over | sed 's/ .*//'); do
        "$aude" admin --data "$1" record "$game"
    done
}
records one >all.txt
title="all finished games as records"
[ "$(grep -c '^aude ' all.txt)" = 4 ] && pass || fail "$(grep -c '^aude ' all.txt) of them"
# What everybody can have is the same, cards that were hidden as well.
title="all finished games for everybody"
api - /api/records
grep -v '^$' answer | sort >came
grep -v '^$' all.txt | sort >went
same went came
grep -q '^deal' answer && ! grep -q '?' answer && pass || fail "$(grep '?' answer | head -n 3)"
cp answer others.txt
host two --think 0 --port 0
try "import" 0 "$aude" import --data two others.txt
says out '^4 games added, 0 were there already$'
try "import once more" 0 "$aude" import --data two all.txt
says out '^0 games added, 4 were there already$'
title="what was imported comes out as it went in"
grep -v '^date' all.txt | sort >went
records two | grep -v '^date' | sort >came
same went came
# points FOLDER: of all games that are over.
points() {
    for game in $("$aude" admin --data "$1" games over | sed 's/ .*//'); do
        "$aude" admin --data "$1" show "$game" | grep ' points' | tr '\n' ' ' | sed 's/ (.*)//'
        echo
    done | sort
}
title="who has won how"
points one >went
points two >came
same went came
[ "$(grep -c points went)" = 4 ] && pass || fail "$(cat went)"
title="what was imported is there for everybody"
api - /api/records
[ "$(grep -c '^aude ' answer)" = 4 ] && pass || fail "$(head -c 300 answer)"
game=$("$aude" admin --data two games over | sed -n '1s/ .*//p')
try "admin record" 0 "$aude" admin --data two record "$game"
cp out "$game.aude"
try "the record of a game" 0 "$aude" replay "$game.aude"
try "import of one's own" 0 "$aude" import --data two "$game.aude"
says out '^0 games added, 1 were there already$'
sed '30s/.*/place 99,99 r0/' "$game.aude" >bad.aude
cat "$game.aude" bad.aude >mixed.aude
sed '/^result/d; $d' "$game.aude" >running.aude
"$aude" simulate wheel --games 1 --seed 5 --record . >/dev/null
try "import of something bad" 1 "$aude" import --data two 5-000000.aude mixed.aude
says err "^aude: import: mixed.aude:$(($(wc -l <"$game.aude") + 30)): \"place 99,99 r0\": "
german "import of a game that runs" 1 '^aude: import: running.aude:1: die Partie ist nicht zu Ende$' import --data two running.aude
try "import of a game that runs" 1 "$aude" import --data two running.aude 5-000000.aude
says err '^aude: import: running.aude:1: the game is not over$'
try "import of nothing" 1 "$aude" import --data two no.token 5-000000.aude
try "import of a folder" 1 "$aude" import --data two page
try "nothing of it was added" 0 "$aude" admin --data two counts
says out '^games over     4$'

# ---- Whoever runs it ---------------------------------------------------------------------------------------

try "admin games" 0 "$aude" admin --data one games
says out 'over .* lines  hunters seats=2: ada-1, bob-1$'
try "admin games running" 0 "$aude" admin --data one games running
[ ! -s out ] && pass || fail "$(cat out)"
try "admin games of no kind" 2 "$aude" admin --data one games strange
try "admin show" 0 "$aude" admin --data two show "$game"
says out '^lines    [0-9]*, last '
says out ' points, has won$'
german "admin show, no such game" 1 '^aude: admin: diese Partie oder dieses Konto gibt es nicht$' admin --data two show nothing
try "admin show, no such game" 1 "$aude" admin --data two show nothing
says err '^aude: admin: there is no such game or account$'
try "admin accounts" 0 "$aude" admin --data one accounts
says out '^1 person ada  *made 20.*, seen 20'
says out '^[0-9]* bot    bob-2 '
new_game() {
    api "$1" /api/games "{\"rules\":\"$2\",\"seats\":$3,\"clock\":\"none\",\"public\":true}"
    game=$(field game.id)
}
# More of them than go into a part are one answer, which another server can take in again.
mkdir many
"$aude" simulate carcassonne --games 60 --seed 9 --record many >/dev/null
try "import of many" 0 "$aude" import --data two many/*.aude
says out '^60 games added, 0 were there already$'
title="all finished games in one answer"
api - /api/records
[ "$(grep -c '^aude ' answer)" = 50 ] && pass || fail "a part has $(grep -c '^aude ' answer)"
api - /api/records/all
[ "$code" = 200 ] && [ "$(grep -c '^aude ' answer)" = 64 ] && pass || fail "$code, $(grep -c '^aude ' answer) of them"
grep -v '^$' answer | sort >came
records two | grep -v '^$' | sort >went
same went came
mkdir three
"$aude" admin --data two backup three/aude.db
cp answer others.txt
try "import of all" 0 "$aude" import --data three others.txt
says out '^0 games added, 64 were there already$'
host_end two TERM
url=http://127.0.0.1:$(sed -n '1s/.*:\([0-9]*\)\/$/\1/p' one.out)
new_game ada.token "carcassonne seats=2" '[{"by":"me","name":"Ada L."},{"by":"me"}]'
try "admin end" 0 "$aude" admin --data one end "$game"
try "admin end once more" 1 "$aude" admin --data one end "$game"
says err '^aude: admin: That cannot be done now.$'
german "admin end once more" 1 '^aude: admin: Das geht jetzt nicht.$' admin --data one end "$game"
try "what was ended" 0 "$aude" admin --data one show "$game"
says out ', abort$'
title="the server knows it"
api ada.token "/api/games/$game"
[ "$(field game.state)" = over ] && pass || fail "$(head -c 300 answer)"
try "admin delete" 0 "$aude" admin --data one delete "$game"
try "admin delete once more" 1 "$aude" admin --data one delete "$game"
title="the server knows it is gone"
api ada.token "/api/games/$game"
[ "$code" = 404 ] && pass || fail "$code"
try "admin close" 0 "$aude" admin --data one close bob
title="an account that is closed"
api bob.token /api/me
[ "$code" = 401 ] && pass || fail "status $code"
try "admin open" 0 "$aude" admin --data one open bob
api bob.token /api/me
[ "$code" = 200 ] && pass || fail "status $code"
new_game ada.token "carcassonne seats=2" '[{"by":"me"},{"by":"greedy"}]'
try "admin data" 0 "$aude" admin --data one data ada
is_json 'd["me"]["name"] == "ada" and len(d["bots"]) == 2'
try "the same by number" 0 "$aude" admin --data one data 1
try "admin erase" 0 "$aude" admin --data one erase ada
try "admin erase once more" 1 "$aude" admin --data one erase ada
says err '^aude: admin: there is no account "ada"$'
german "admin erase once more" 1 '^aude: admin: ein Konto "ada" gibt es nicht$' admin --data one erase ada
# A name that no hash and no number of a game has by chance.
register zanthippe_lakeside
new_game zanthippe_lakeside.token "carcassonne seats=2" '[{"by":"me","name":"Zanthippe"},{"by":"greedy"}]'
title="a name is in the database"
"$aude" admin --data one backup before.db && grep -qi zanthippe before.db && pass || fail "it is not"
try "admin erase, another" 0 "$aude" admin --data one erase zanthippe_lakeside
title="nothing of it is left"
"$aude" admin --data one backup erased.db && ! grep -qi zanthippe erased.db && pass || fail "its name is still there"
try "what is left can be followed" 0 "$aude" admin --data one check

# ---- Backup and restore --------------------------------------------------------------------------------------

register eve
new_game eve-1.token "carcassonne+inns+traders+princess+tower seats=2" '[{"by":"me"},{"by":"open"}]'
: >bot1
timeout 900 "$aude" bot --server "$url" --token-file eve-1.token --once --ms 50 >bot1 2>&1 &
first=$!
: >bot2
timeout 900 "$aude" bot --server "$url" --token-file eve-2.token --sit --once --ms 50 >bot2 2>&1 &
second=$!
title="a backup while games go on"
count=$(lines)
while [ "$(lines)" -lt $((count + 20)) ] && kill -0 $first 2>/dev/null; do
    sleep 0.02
done
try "admin backup" 0 "$aude" admin --data one backup backup.db
[ "$(stat -c %a backup.db)" = 600 ] && pass || fail "$(ls -l backup.db)"
try "admin backup once more" 1 "$aude" admin --data one backup backup.db
says err '^aude: admin: backup.db: there is such a file already, and it stays as it is$'
try "admin backup to nowhere" 1 "$aude" admin --data one backup nowhere/aude.db
cp backup.db looked-at.db
try "the copy is whole" 0 "$aude" admin --store looked-at.db check
try "the copy is whole, in German" 0 env LC_ALL=de_DE.UTF-8 "$aude" admin --store looked-at.db check
says out '^[0-9]* Partien, davon 0 beschädigt$'
# One that a later version has written is left alone, whoever opens it.
python3 -c 'import sqlite3, sys
with sqlite3.connect(sys.argv[1]) as db:
    db.execute("update meta set value = 99 where name = ?", ("version",))' looked-at.db
cp looked-at.db newer.db
try "a server, and a newer database" 1 "$aude" serve --web page --port 0 --store newer.db
says err '^aude: serve: the database newer.db was written by a newer version of Aude; nothing was changed$'
german "a server, and a newer database" 1 '^aude: serve: die Datenbank newer.db hat eine neuere Version von Aude geschrieben; nichts wurde geändert$' serve --web page --port 0 --store newer.db
for command in "admin counts" "import others.txt"; do
    set -- $command
    name=$1
    shift
    try "$name, and a newer database" 1 "$aude" "$name" --store newer.db "$@"
    says err "^aude: $name: newer.db: a newer version of Aude has written this database; nothing was changed\$"
    german "$name, and a newer database" 1 "^aude: $name: newer.db: diese Datenbank hat eine neuere Version von Aude geschrieben; nichts wurde geändert\$" "$name" --store newer.db "$@"
done
same newer.db looked-at.db
# A new version: the old server is ended in the middle, and the bots go on at the new one by themselves.
host_end one TERM
host one --think 0 --port "${url##*:}"
title="the bots go on"
wait $first && wait $second && pass || fail "$(cat bot1 bot2)"
says bot1 "^$game is over (played): "
host_end one KILL
# Restored as docs/hosting.md says: the bots go on with the game where the copy has it.
sed -n '/^To restore/,/^Games go on/s/^    //p' "$here/../../docs/hosting.md" >steps
grep -q 'systemctl stop' steps && grep -q 'systemctl start' steps || fail "steps are missing: $(cat steps)"
sed -i -e '/systemctl/d' -e 's/sudo //' -e 's|/var/lib/aude/|one/|g' -e 's|/srv/backup/[^ ]*|backup.db|' steps
try "the steps of a restore" 0 sh -e steps
host one --think 0 --port 0
try "the game is not over any more" 0 "$aude" admin --data one games running
says out "^$game "
: >bot1
timeout 900 "$aude" bot --server "$url" --token-file eve-1.token --once --ms 50 >bot1 2>&1 &
first=$!
: >bot2
timeout 900 "$aude" bot --server "$url" --token-file eve-2.token --once --ms 50 >bot2 2>&1 &
second=$!
title="a game goes on from a backup"
wait $first && pass || fail "$(cat bot1)"
wait $second && pass || fail "$(cat bot2)"
says bot1 "^$game is over (played): "
try "a restored server keeps its games" 0 "$aude" admin --data one check
host_end one TERM
rm -rf page share one two three many *.token

# ---- What the documents say ----------------------------------------------------------------------------------

# The commands of the section of README.md, word for word, in a folder with what "make" has built: the
# server, and beside it the others.
mkdir -p readme/build/web readme/games share page
cp "$aude" "$aude-serve" "$aude-online" readme/build/
echo '<!doctype html>' | tee page/index.html >readme/build/web/index.html
sed -n '/^## Play online/,/^## Play in the terminal/p' "$here/../../README.md" >section
sed -n 's/^    \(build.*\)  *#.*/\1/p' section >commands
title="commands in README.md"
[ "$(wc -l <commands)" -ge 7 ] && [ "$(grep -c ' serve ' commands)" = 1 ] && pass || fail "only $(cat commands)"
command=$(grep ' serve ' commands)
title="README: $command"
: >served
(cd readme && exec timeout 900 sh -c "exec $command") >served 2>&1 </dev/null &
server=$!
until grep -q http served || ! kill -0 $server 2>/dev/null; do
    sleep 0.05
done
url=http://127.0.0.1:$(sed -n '1s/.*:\([0-9]*\)\/$/\1/p' served)
[ "$(curl -s -m 300 "$url/")" = '<!doctype html>' ] && pass || fail "$(head -c 300 served)"
grep -v ' serve ' commands >others
while read -r command; do
    try "README: $command" 0 sh -c "cd readme && $command"
done <others
says out '^5 games added, 0 were there already$'
# The one in the text, at the port that the server has got.
register zoe
cp zoe-1.token readme/bot.token
new_game zoe.token "carcassonne seats=2" '[{"by":"me"},{"by":"open"}]'
command=$(sed -n 's/^Programs play, too: `\([^`]*\)`.*/\1/p' section)
title="README: $command"
: >bot1
(cd readme && exec timeout 900 sh -c "exec $(echo "$command" | sed "s|http://localhost:8080|$url|")") >bot1 2>&1 </dev/null &
first=$!
until grep -q ': seat' bot1 || ! kill -0 $first 2>/dev/null; do
    sleep 0.05
done
says bot1 "^$game: seat 1, carcassonne seats=2\$"
kill $first $server
wait $first && pass || fail "status $?: $(head -c 300 bot1)"
wait $server
# The example in Python against one of our players.
host four --port 0 --think 1
register ivy
new_game ivy-1.token "cardcassonne seats=2" '[{"by":"me"},{"by":"greedy"}]'
: >bot1
timeout 900 python3 "$here/../../examples/bot.py" "$url" ivy-1.token "$aude" >bot1 2>&1 &
first=$!
title="the bot in Python"
until "$aude" admin --data four games over | grep -q "$game" || ! kill -0 $first 2>/dev/null; do
    sleep 0.1
done
kill -0 $first 2>/dev/null && pass || fail "$(tail -n 3 bot1)"
try "what it has played" 0 "$aude" admin --data four check
kill $first
wait $first 2>/dev/null
host_end four TERM
cd "$work" || exit 1
rm -rf online
