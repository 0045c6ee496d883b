# Completion of aude for fish. The program is asked for its commands, options, games and players,
# so nothing here can be out of date.

# What the words before the cursor are: aude COMMAND WORD...
function __aude_command
    set -l words (commandline -opc)
    test (count $words) -ge 2; and echo $words[2]
end

function __aude_commands
    aude help 2>/dev/null | string replace -rf '^  ([a-z]+) +(.*)' '$1\t$2'
end

# Lines of aude games, in English, that fit a pattern; of one game if it is named.
function __aude_ask
    LC_ALL=C aude games $argv[3..] 2>/dev/null | string replace -rf $argv[1] $argv[2]
end

function __aude_games
    __aude_ask '^([a-z]+): (.*), \d+ to .*' '$1\t$2'
end

function __aude_players
    LC_ALL=C aude games 2>/dev/null | sed -n '/^computer players:/,$ s/^  \([a-z]*\)  *\(.*\)/\1\t\2/p'
    test "$(__aude_command)" = play; and printf "human\neven\n"
end

function __aude_takes
    aude help (__aude_command) 2>/dev/null | string match -qr $argv[1]
end

# Games with modules, then seats and options with their values.
function __aude_rules
    set -l words (commandline -opc)
    set -l now (commandline -ct)
    string match -q -- '-*' $words; and return
    # A match is of two players, then rules.
    if test "$(__aude_command)" = match
        test (count $words) -lt 4; and __aude_players; and return
        set -e words[3..4]
    end
    if test (count $words) -eq 2
        __aude_games
        set -l game (string split -m1 + $now)[1]
        set -l begun (string replace -r '[^+]*$' '' -- $now)
        for module in (string match -q '*+*' -- $now; and __aude_ask '^  expansions: (.*)' '$1' $game | string split ' ' | string match '+*')
            string match -q "*$module+*" -- $begun; or echo $begun(string sub -s 2 $module)
        end
        return
    end
    set -l game (string split -m1 + $words[3])[1]
    set -l seats (__aude_ask '^[a-z]+: .* (\d+) to (\d+) seats,.*' '$1 $2' $game | string split ' ')
    test (count $seats) -eq 2; and printf 'seats=%s\n' (seq $seats)
    for line in (__aude_ask '^  option (\S+) .*' '$1' $game)
        set -l name (string split -m1 = $line)
        printf "$name[1]=%s\n" (string split '|' $name[2])
    end
end

# Every option of the command, once, with the line that explains it.
function __aude_options
    aude help (__aude_command) 2>/dev/null | string replace -rf '^  (?:-\w, |    )(--[a-z-]+)(?: [A-Z]+)? +(.*)' '$1\t$2'
end

function __aude_after
    set -l words (commandline -opc)
    set -l last $words[-1]
    string match -q -- '--*' $last; or return 1
    aude help (__aude_command) 2>/dev/null | string match -qr -- "^ .*$last $argv[1]\b"
end

complete -c aude -f
complete -c aude -n 'test (count (commandline -opc)) -eq 1' -a '(__aude_commands)'
complete -c aude -n 'test (count (commandline -opc)) -eq 1' -a 'help --help --version'
complete -c aude -n 'test "$(__aude_command)" = help' -a '(__aude_commands)'
complete -c aude -n 'string match -q -- "-*" (commandline -ct); and __aude_command' -a '(__aude_options)'
complete -c aude -n '__aude_after NAME; and __aude_takes "^  greedy "' -a '(__aude_players)'
complete -c aude -n '__aude_after L' -a 'en de'
complete -c aude -n '__aude_after FILE' -F
complete -c aude -n '__aude_after "(DIR|FOLDER)"' -a '(__fish_complete_directories (commandline -ct))'
complete -c aude -n '__aude_takes "^Usage.* (A B |[a-z]+ \[?)RULES"; and not __aude_after "[A-Z]+"' -a '(__aude_rules)'
complete -c aude -n 'test "$(__aude_command)" = games' -a '(__aude_games)'
complete -c aude -n '__aude_takes "^Usage: aude [a-z]+ FILE"' -F
