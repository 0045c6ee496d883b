# Online: the wire and its strangers, games through restarts, settings. What serve.sh defines is used
# here as well.

# report TITLE COMMAND...: each line the command prints is a test, "ok NAME" or "FAILED NAME: why"; what
# cannot be tried here it says in a line "not tried: why", which is no test.
report() {
    what=$1
    shift
    "$@" >reported 2>&1
    title="$what"
    grep -q '^ok ' reported && pass || fail "$(tail -n 5 reported)"
    while read -r word name; do
        [ "$word" != not ] || { echo "$what, $word $name" && continue; }
        title="$what, ${name%%:*}"
        [ "$word" = ok ] && pass || fail "$word $name"
    done <reported
}

mkdir -p site && echo '<!doctype html><title>page</title>' >site/index.html
serve --port 0 --web site --data tables --log journal
report "the wire" timeout 600 python3 "$here/../server/frames.py" "$port"
serve_end TERM
title="what a server keeps is its own"
[ "$(stat -c %a tables)" = 700 ] && pass || fail "$(ls -ld tables)"
says journal '^time=20[0-9TZ:.-]* event=start port=[0-9]*$'
says journal ' event=end$'
title="no secret in the log"
grep -qiE 'token|bearer|password' journal && fail "$(grep -iE 'token|bearer|password' journal)" || pass
report "waking people" timeout 600 python3 "$here/../server/push.py" "$aude" site
report "whoever runs it" timeout 600 python3 "$here/../server/tend.py" "$aude" site
report "a full disk" timeout 600 python3 "$here/../server/disk.py" "$aude" site
report "an upgrade" timeout 900 python3 "$here/../server/upgrade.py" "$aude" site
report "a crowd" timeout 1200 python3 "$here/../server/crowd.py" "$aude" site
report "games online" timeout 1200 python3 "$here/../server/games.py" "$aude" site 20

# ---- Settings -----------------------------------------------------------------------------------

printf '# ours\nport = 0\nweb = site\nstore=memory:\nproxy = yes\nlan = no\nhost = games.example\nthink = 0\n' >settings
serve --config settings
get 200 / -H 'host: games.example'
get 200 /health
says body '"status":"well"'
says head '^content-type: application/json'
get 200 /metrics
says body '^aude_up 1$'
get 200 /health --head
get 426 /api/socket
serve_end INT
for line in 'prot = 1:there is no setting "prot"' 'port:the setting "port" needs a value' \
    'lan = maybe:the setting "lan" is yes or no' 'config = x:there is no setting "config"'; do
    printf '\n%s\n' "${line%%:*}" >settings
    try "settings: ${line%%:*}" 1 "$aude" serve --config settings
    says err "^aude: serve: settings:2: ${line#*:}"
done
printf 'port = 70000\n' >settings
try "settings: a port too large" 2 "$aude" serve --config settings
try "settings that are not there" 1 "$aude" serve --config nothing
says err '^aude: serve: the settings "nothing" cannot be read: No such file or directory$'
try "the same in German" 1 env LC_ALL=de_DE.UTF-8 "$aude" serve --config nothing
says err '^aude: serve: die Einstellungen "nothing" sind nicht lesbar: '

# ---- Databases that cannot be had ------------------------------------------------------------------

: >file
try "a data folder that is a file" 1 "$aude" serve --port 0 --web site --data file
says err '^aude: serve: the data folder "file" cannot be used: '
try "a database that is none" 1 "$aude" serve --port 0 --web site --store site/index.html
says err '^aude: serve: the database site/index.html is damaged or not one of Aude ('
same site/index.html site/index.html
try "a database that is away" 1 env AUDE_STORE='postgresql://ann:hunter2@127.0.0.1:1/x' "$aude" serve --port 0 --web site
says err '^aude: serve: the database postgresql cannot be opened: '
title="no secret in a complaint"
grep -q hunter2 err && fail "$(cat err)" || pass
try "a bus that is none" 2 "$aude" serve --port 0 --web site --store memory: --bus 'http://ann:hunter2@localhost'
says err '^aude: serve: --bus needs postgresql://..., redis://..., redis+unix://... or none$'
try "a log that cannot be written" 1 "$aude" serve --port 0 --web site --data tables --log nowhere/log
says err '^aude: serve: the log "nowhere/log" cannot be written: '
rm -rf site tables journal settings file reported
