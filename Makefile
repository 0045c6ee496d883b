# Aude. One file, no recursion; `make help` lists what there is to make.
# B is the build folder, V=1 shows commands; CC, CFLAGS, CPPFLAGS, LDFLAGS and the folders that
# install writes to are yours to set.

B ?= build
# make takes a blank for the end of a name, so a build folder with blanks is reached by a link.
ifneq ($(word 2,$B),)
override B := $(shell mkdir -p "$B" && link=.build-$$(printf %s "$B" | cksum | cut -d' ' -f1) && \
                ln -sfn "$$(realpath "$B")" $$link && echo $$link)
endif
CC = gcc
AR = ar
PREFIX ?= /usr/local
BINDIR ?= $(PREFIX)/bin
LIBDIR ?= $(PREFIX)/lib
INCLUDEDIR ?= $(PREFIX)/include
DATADIR ?= $(PREFIX)/share
VERSION := $(shell sed -n 's/^\#define AUDE_VERSION "\(.*\)"/\1/p' include/aude.h)

WARN = -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wstrict-prototypes -Wmissing-prototypes \
       -Wswitch-enum -Wwrite-strings -Wvla
# gcc optimises the engine as a whole; x86-64-v2 is every PC since 2009 and counts bits at once.
IS_GCC := $(if $(findstring clang,$(shell $(CC) --version 2>/dev/null)),,yes)
# What ships is hardened. A guard on the stack of every function that plays costs 3 % of the
# engine's instructions, so only what reads strangers' text has it there. Whoever sets CFLAGS
# decides all of it.
ifeq ($(origin CFLAGS),undefined)
CFLAGS = -O3 -fno-tree-vectorize $(if $(IS_GCC),-flto=auto -finline-limit=1000) \
         $(if $(filter x86_64,$(shell uname -m)),-march=x86-64-v2) \
         -fPIE -fstack-protector-strong -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=2
UNGUARDED = -fno-stack-protector
PIE = -pie
endif
LDFLAGS ?= -Wl,-z,relro,-z,now
STD = -std=c17 -D_XOPEN_SOURCE=700 -D_DEFAULT_SOURCE
FLAGS = $(STD) $(WARN) $(if $(CI),-Werror) -Iinclude $(CPPFLAGS) $(CFLAGS) $(OWN) $(EXTRA)
LINK = $(CC) $(CFLAGS) $(PIE) $(LDFLAGS) $(EXTRA)
ifeq ($(V),)
Q = @
endif

ENGINE = $(wildcard engine/*.c engine/land/*.c engine/cards/*.c)
TABLE = $(wildcard table/*.c)
READING = $(wildcard engine/*.c engine/*/notation.c) engine/land/resolve.c engine/cards/rules.c
# Peers are opponents for measuring; the page has none.
PAGE_AI = $(wildcard ai/*.c) ai/peers/none/peers.c
AI = $(wildcard ai/*.c ai/peers/*.c)
MODEL = $(wildcard model/*.c)
UNIT = $(wildcard tests/unit/*.c)
FUZZ = $(wildcard fuzz/fuzz_*.c)
SERVE = $(wildcard cli/serve*.c)
CLI = $(filter-out $(SERVE),$(wildcard cli/*.c))
AWAY = $(wildcard cli/online/*.c)
SERVER = $(wildcard server/*.c)
ONLINE = $(wildcard online/*.c)
STORE = $(wildcard store/*.c)
# ALONE=yes: programs that need nobody else, see tools/static. What knows libraries that cannot be had
# for that is replaced by files that say so.
ifneq ($(ALONE),)
AWAY := $(filter-out %/bot.c %/think.c %/follower.c %/link.c %/seal.c %/push.c %/admin_push.c,$(AWAY)) cli/online/alone/away.c
SERVER := $(filter-out server/bus_%.c,$(SERVER)) server/alone/bus.c
STORE := $(filter-out store/pg.c,$(STORE)) store/alone/pg.c
endif
TILES = $(sort $(wildcard data/*.tiles))

ENGINE_O = $(ENGINE:%.c=$B/%.o) $B/gen/tiles.o
TABLE_O = $(TABLE:%.c=$B/%.o)
AI_O = $(AI:%.c=$B/%.o)
MODEL_O = $(MODEL:%.c=$B/%.o)
CLI_O = $(CLI:%.c=$B/%.o)
SERVE_O = $(SERVE:%.c=$B/%.o)
SERVER_O = $(SERVER:%.c=$B/%.o)
ONLINE_O = $(ONLINE:%.c=$B/%.o)
STORE_O = $(STORE:%.c=$B/%.o)
# The store knows two databases, the hub JSON and secrets, the transport HTTP and WebSockets.
STORE_L = -lsqlite3 -lpq
ONLINE_L = -ljansson -lsodium -lm
SEAL_L = -lhogweed -lnettle -lgmp
SERVER_L = -lhttp_parser -lwslay -lnettle -lqrencode -lhiredis -lpthread
AWAY_L = -lcurl
ifneq ($(ALONE),)
STORE_L := $(filter-out -lpq,$(STORE_L))
SERVER_L := $(filter-out -lhiredis,$(SERVER_L))
AWAY_L =
SEAL_L =
endif
PIC_O = $(ENGINE:%.c=$B/pic/%.o) $(TABLE:%.c=$B/pic/%.o) $(AI:%.c=$B/pic/%.o) $B/pic/gen/tiles.o
PLAYING = $(filter-out $(READING),$(ENGINE))
PROGRAMS = $B/aude $B/aude-serve $B/aude-online

.PHONY: all help play terminal check test test-quick bench bench-count bench-store chance cluster match long soak fuzz mutants simulate-online \
        install uninstall \
        dist deb static clean tests testers
all: $(PROGRAMS) $B/libaude.a $B/libaude.so ## build the programs and the library

# What some files need besides: private, or it would hold for all that they are made of.
$(PLAYING:%.c=$B/%.o) $(PLAYING:%.c=$B/pic/%.o): private OWN = $(UNGUARDED)
$B/gen/tiles.o $B/pic/gen/tiles.o $B/tools/tilefile.o $B/tools/tilewords.o: private OWN = -Iengine/land

$B/%.o: %.c
	@mkdir -p $(@D)
	@echo "cc   $<"
	$(Q)$(CC) $(FLAGS) -MMD -MP -c $< -o $@

$B/gen/tiles.o: $B/gen/tiles.c
	$(Q)$(CC) $(FLAGS) -MMD -MP -c $< -o $@

$B/pic/gen/tiles.o: $B/gen/tiles.c
	@mkdir -p $(@D)
	$(Q)$(CC) $(FLAGS) -fPIC -MMD -MP -c $< -o $@

$B/pic/%.o: %.c
	@mkdir -p $(@D)
	$(Q)$(CC) $(FLAGS) -fPIC -MMD -MP -c $< -o $@

$B/mktiles: tools/mktiles.c tools/tilefile.c tools/tilewords.c tools/tilefile.h tools/tilereader.h engine/land/tile.h
	@mkdir -p $(@D)
	@echo "cc   $@"
	$(Q)$(CC) $(FLAGS) -Iengine/land $(PIE) $(LDFLAGS) tools/mktiles.c tools/tilefile.c tools/tilewords.c -o $@

$B/gen/tiles.c: $B/mktiles $(TILES)
	@mkdir -p $(@D)
	@echo "tile $(TILES)"
	$(Q)$B/mktiles $(TILES) -o $@

# One object in which only the public names are left, so that a program's own never clash.
$B/libaude.a: $(ENGINE_O) $(TABLE_O) $(AI_O)
	@echo "ar   $@"
	$(Q)$(CC) $(CFLAGS) $(EXTRA) -r $(if $(findstring -flto,$(CFLAGS)),-flinker-output=nolto-rel) $^ -o $B/aude-all.o
	$(Q)objcopy -w -G 'aude_*' $B/aude-all.o
	$(Q)rm -f $@ && $(AR) rcs $@ $B/aude-all.o

$B/libaude.so: $(PIC_O) engine/aude.map
	@echo "ld   $@"
	$(Q)$(CC) $(CFLAGS) -fPIC $(LDFLAGS) $(EXTRA) -shared -Wl,-soname,libaude.so.0 -Wl,--version-script=engine/aude.map $(PIC_O) -o $@

$B/aude: $(CLI_O) $B/libaude.a
	@echo "ld   $@"
	$(Q)$(LINK) $^ -lncursesw -ljansson -lpthread -lm -o $@

# The manual pages name the version.
MAN = $(patsubst docs/man/%,$B/man/%,$(wildcard docs/man/*.[15]))
$B/man/%: docs/man/% include/aude.h
	@mkdir -p $(@D)
	$(Q)sed 's/@VERSION@/$(VERSION)/' $< > $@

# The server is a program of its own, so that no other command loads its libraries. Of the command
# line it takes what it needs.
$B/aude-serve: $(SERVE_O) $(SERVER_O) $(ONLINE_O) $(STORE_O) $(patsubst %,$B/cli/%.o,args command place words visible text memory) $B/libaude.a
	@echo "ld   $@"
	$(Q)$(LINK) $^ $(SERVER_L) $(ONLINE_L) $(STORE_L) -o $@

# What plays at servers elsewhere, and what looks after what a server keeps: the same for libcurl.
AWAY_O = $(AWAY:%.c=$B/%.o) $(patsubst %,$B/cli/%.o,args command words visible text memory file record place program)
$B/aude-online: $(AWAY_O) $(STORE_O) $(ONLINE_O) $B/libaude.a
	@echo "ld   $@"
	$(Q)$(LINK) $^ $(AWAY_L) $(SEAL_L) $(ONLINE_L) $(STORE_L) -lpthread -o $@

# ---- The browser game ---------------------------------------------------------------------------

# Everything of the public headers is exported; -s leaves out names. The page needs no more than 1 MiB of stack.
CLANG ?= clang
WASM_C = wasm/bind.c wasm/layout.c $(PAGE_AI) $(TABLE) $(ENGINE)
# No player waits for the table, texts, set-up and checks: they are made small, for everybody loads them.
WASM_SMALL = $(filter wasm/% table/% engine/record.c engine/text.c engine/setting.c %/notation.c %/resolve.c \
             %/modules.c %/rules.c %/sound.c %/why.c,$(WASM_C))
WASM_SMALL_O = $(WASM_SMALL:%.c=$B/wasm/small/%.o)
# Every browser that the page is made for copies a block of memory by one instruction.
WASM_FLAGS = --target=wasm32-wasi -std=c17 -O2 -mbulk-memory -flto $(WARN) -Iinclude -Iengine/land
WASM_LINK = -mexec-model=reactor -Wl,--no-entry -Wl,--gc-sections -Wl,-s -Wl,-z,stack-size=1048576 \
             $(shell sed -n -e '/^typedef/d' -e 's/^[a-z].*[ *]\(aude_[a-z_]*\)\x28.*/-Wl,--export=\1/p' include/*.h)

.PHONY: wasm web web-browser
# A page over its limit is no page.
.DELETE_ON_ERROR:
wasm: $B/wasm/aude.wasm ## the engine as a WebAssembly module
WASM_H = $(wildcard include/*.h ai/*.h ai/*/*.h table/*.h engine/*.h engine/*/*.h)
$B/wasm/aude.wasm: $(WASM_C) $(WASM_SMALL_O) $B/gen/tiles.c $(WASM_H)
	@mkdir -p $(@D)
	@echo "wasm $@"
	$(Q)$(CLANG) $(WASM_FLAGS) $(WASM_LINK) $(filter-out $(WASM_SMALL),$(WASM_C)) $B/gen/tiles.c $(WASM_SMALL_O) -o $@
$B/wasm/small/%.o: %.c $(WASM_H)
	@mkdir -p $(@D)
	$(Q)$(CLANG) $(WASM_FLAGS) -Oz -c $< -o $@

web/node_modules/.package-lock.json: web/package-lock.json
	@echo "npm  web/node_modules"
	$(Q)cd web && npm ci --silent --no-audit --no-fund
	@touch $@

web: $B/web/index.html ## the page of the browser game
$B/web/index.html: $B/wasm/aude.wasm web/node_modules/.package-lock.json web/build.mjs web/index.html docs/openapi.json \
                   $(shell find web/src web/static -type f 2>/dev/null)
	@echo "web  $B/web"
	$(Q)node web/build.mjs --page $B/wasm/aude.wasm $B/web

# ---- Tests ------------------------------------------------------------------------------------

UNIT_T = $(UNIT:tests/unit/%.c=$B/%)
FUZZ_O = $(FUZZ:fuzz/%.c=$B/fuzz/replay_%.o)
PAINT_O = $(patsubst %.c,$B/%.o,cli/plan.c cli/paint.c cli/board.c cli/words.c cli/tell.c cli/events.c cli/sums.c cli/fortune.c cli/cards_words.c cli/cards_events.c cli/cards_layout.c cli/cards_paint.c cli/visible.c cli/text.c cli/memory.c)

# What is run in every build; the normal one has the libraries and another example as well.
testers: $(PROGRAMS) $B/simulate-online $B/old-store $B/run $B/conform $B/corpus $(UNIT_T) $B/check-model $B/best_ways
tests: all testers $B/load-online $B/random_player $B/failing.so

$B/run: $(patsubst %.c,$B/%.o,$(wildcard tests/run*.c)) $B/libaude.a
	$(Q)$(LINK) $^ -o $@

$B/conform: $(patsubst %.c,$B/%.o,$(wildcard tests/conform*.c)) $B/libaude.a
	$(Q)$(LINK) $^ -o $@

$B/fuzz/replay_%.o: fuzz/%.c
	@mkdir -p $(@D)
	$(Q)$(CC) $(FLAGS) -Iengine/land -DFUZZ_ENTRY=$* -MMD -MP -c $< -o $@

$B/corpus: $B/tests/corpus.o $(FUZZ_O) $B/tools/tilefile.o $B/tools/tilewords.o $(SERVER_O) $(ONLINE_O) $(STORE_O) $B/libaude.a
	$(Q)$(LINK) $^ $(SERVER_L) $(ONLINE_L) $(STORE_L) -o $@

$B/test_text: $B/tests/unit/test_text.o $B/engine/text.o
	$(Q)$(LINK) $^ -lcmocka -o $@

$B/test_paint $B/test_cards $B/test_tell $B/test_visible: $B/test_%: $B/tests/unit/test_%.o $(PAINT_O) $B/libaude.a
	$(Q)$(LINK) $^ -lcmocka -o $@

$B/test_describe: $B/tests/unit/test_describe.o $(patsubst %,$B/cli/%.o,describe command args) $(PAINT_O) $B/libaude.a
	$(Q)$(LINK) $^ -ljansson -lcmocka -lpthread -o $@

$B/test_file: $B/tests/unit/test_file.o $(patsubst %,$B/cli/%.o,file text visible memory)
	$(Q)$(LINK) $^ -lcmocka -lpthread -o $@

$B/test_odds: $B/tests/unit/test_odds.o $(patsubst %,$B/cli/%.o,odds ladder_fit deck uniform) $B/libaude.a
	$(Q)$(LINK) $^ -lcmocka -lm -o $@

# What the peers are made of is asked directly.
$B/test_peers: $B/tests/unit/test_peers.o $(AI_O) $(ENGINE_O)
	$(Q)$(LINK) $^ -lm -lcmocka -o $@

$B/test_players_memory: $B/tests/unit/test_players_memory.o $B/libaude.a
	$(Q)$(LINK) -Wl,--wrap=malloc,--wrap=calloc,--wrap=realloc,--wrap=free $^ -lcmocka -o $@

# Its clock is its own.
$B/test_server_lasting $B/test_server_long: private LDFLAGS += -Wl,--wrap=clock_gettime
$B/test_server $B/test_server_parts $B/test_server_lasting $B/test_server_long: $B/test_%: $B/tests/unit/test_%.o $(SERVER_O) $(ONLINE_O) $(STORE_O) $B/libaude.a
	$(Q)$(LINK) $^ $(SERVER_L) $(ONLINE_L) $(STORE_L) -lcmocka -o $@

$B/test_bus: $B/tests/unit/test_bus.o $(patsubst %,$B/server/%.o,bus bus_pg bus_redis)
	$(Q)$(LINK) $^ -lpq -lhiredis -lpthread -lcmocka -o $@

$B/test_store $B/test_store_people $B/test_store_races $B/test_store_open $B/test_store_plans $B/test_store_damage: $B/test_%: $B/tests/unit/test_%.o $B/tests/store/places.o $(STORE_O)
	$(Q)$(LINK) $^ $(STORE_L) -lm -lpthread -lcmocka -o $@

$B/test_hub $B/test_hub_secret $B/test_hub_stuck $B/test_hub_elsewhere $B/test_taint: $B/test_%: $B/tests/unit/test_%.o $(ONLINE_O) $(STORE_O) $B/libaude.a
	$(Q)$(LINK) $^ $(ONLINE_L) $(STORE_L) -lcmocka -o $@

$B/test_hub_races: $B/tests/unit/test_hub_races.o $B/tests/online/fault.o $(ONLINE_O) $(STORE_O) $B/libaude.a
	$(Q)$(LINK) $^ $(ONLINE_L) $(STORE_L) -lcmocka -o $@

# The whole online server in one process, in virtual time, with everything that can go wrong.
$B/simulate-online: $(patsubst %,$B/tests/online/%.o,simulate network nodes people people_hear truth fault) $(ONLINE_O) $(STORE_O) $B/libaude.a
	$(Q)$(LINK) $^ $(ONLINE_L) $(STORE_L) -o $@

$B/test_clock: $B/tests/unit/test_clock.o $B/online/clock.o $B/online/why.o
	$(Q)$(LINK) $^ -lcmocka -o $@

$B/test_online_%: $B/tests/unit/test_online_%.o $(ONLINE_O) $(STORE_O) $B/libaude.a
	$(Q)$(LINK) $^ $(ONLINE_L) $(STORE_L) -lcmocka -o $@

$B/test_seal: $B/tests/unit/test_seal.o $B/cli/online/seal.o
	$(Q)$(LINK) $^ $(SEAL_L) -ljansson -lsodium -lcmocka -o $@

$B/test_far: $B/tests/unit/test_far.o $B/cli/online/far.o
	$(Q)$(LINK) $^ -lcmocka -o $@

$B/test_table_memory: $B/tests/unit/test_table_memory.o $B/libaude.a
	$(Q)$(LINK) -Wl,--wrap=malloc,--wrap=calloc,--wrap=realloc $^ -lcmocka -o $@

# A table whose actions are counted by the test.
$B/counted/%.o: %.c
	@mkdir -p $(@D)
	@echo "cc   $<"
	$(Q)$(CC) $(FLAGS) -Daude_apply=counted_apply -MMD -MP -c $< -o $@

$B/test_table_cost: $B/tests/unit/test_table_cost.o $(TABLE:%.c=$B/counted/%.o) $(ENGINE_O)
	$(Q)$(LINK) $^ -lcmocka -o $@

$B/test_%: $B/tests/unit/test_%.o $B/libaude.a
	$(Q)$(LINK) $^ -lcmocka -o $@

# How fast store and bus are; make bench-store runs it.
$B/store-bench: $B/tests/store/bench.o $(STORE_O) $(patsubst %,$B/server/%.o,bus bus_pg bus_redis)
	$(Q)$(LINK) $^ $(STORE_L) -lhiredis -lm -lpthread -o $@

# Databases as earlier versions made them.
$B/old-store: $B/tests/store/old.o $(STORE_O)
	$(Q)$(LINK) $^ $(STORE_L) -lm -o $@

# Thousands of clients for the server.
$B/load-online: $(patsubst %.c,$B/%.o,$(wildcard tests/online/load*.c)) $B/libaude.a
	$(Q)$(LINK) $^ -lwslay -ljansson -o $@

# The slow model, which plays against the engine; no part of the product.
$B/check-model: $(MODEL_O) $B/libaude.a
	$(Q)$(LINK) $^ -lpthread -o $@

# Makes allocations fail in a program it is loaded into.
$B/failing.so: tests/failing.c
	@mkdir -p $(@D)
	$(Q)$(CC) $(STD) $(WARN) -Wno-pedantic -O2 -shared -fPIC $< -o $@

$B/random_player $B/best_ways: $B/%: $B/examples/%.o $B/libaude.a
	$(Q)$(LINK) $^ -o $@

# ---- For people ---------------------------------------------------------------------------------

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' Makefile

play: ## install what is missing, build, serve the browser game and print its address (LAN=1: for all in this network)
	@tools/deps play
	@$(MAKE) --no-print-directory -j$$(nproc) $(PROGRAMS) web
	@$B/aude serve$(if $(LAN), --lan)

terminal: ## install what is missing, build, and play against the computer in this terminal
	@tools/deps build
	@$(MAKE) --no-print-directory $B/aude
	@$B/aude play carcassonne

check: ## what to run after each edit: the fast tests, types, format (less than a minute)
	@tools/deps test
	@tools/test --check $B

test: ## install what is missing, build and run every test (about 20 minutes)
	@tools/deps test
	@tools/test $B

test-quick: ## the tests of the normal build only (about 8 minutes)
	@tools/deps test
	@tools/test --quick $B

web-browser: ## play the browser game in a real browser, by mouse, keys and touch
	@tools/deps test
	@$(MAKE) --no-print-directory $B/aude $B/aude-serve web
	@tools/web-test --browser $B

bench: ## speed of the engine, native and as WebAssembly; size of the page
	@tools/deps play
	@$(MAKE) --no-print-directory $B/aude web
	@$B/aude bench > $B/bench.txt && cat $B/bench.txt
	@AUDE_WASM="$$(realpath $B/wasm/aude.wasm)" node web/build.mjs --tool web/tests/bench.ts $B/bench.txt $B/web

bench-store: $B/store-bench ## speed of the stores, and of the bus between servers
	@tools/deps test
	@tools/bench-store $B

cluster: $B/aude $B/aude-serve $B/aude-online ## 200 games over three servers and PostgreSQL while they are killed, and 200 with Redis
	@tools/deps test
	@tools/cluster $B $(or $(GAMES),200) 1
	@tools/cluster $B $(or $(GAMES),200) 2

bench-count: $B/aude ## instructions per placement, compared with the committed figure
	@tools/bench-count $B

$B/measure-chance: $B/bench/chance.o $B/libaude.a
	$(Q)$(LINK) $^ -lm -o $@

chance: $B/measure-chance ## how far the leads that ranking expects are off: the table of ai/chance.c
	@$B/measure-chance $(or $(GAMES),200) carcassonne "carcassonne seats=4" carcassonne+inns+traders+princess+tower wheel hunters cardcassonne

match: ## computer players: make match RULES=carcassonne ONE=rollout OTHER=ranking DECKS=10
	@tools/deps build
	@$(MAKE) --no-print-directory $B/aude
	@tools/match $B "$(or $(RULES),carcassonne)" "$(or $(ONE),ranking)" "$(or $(OTHER),greedy)" $(or $(DECKS),50)

long: tests ## thousands of random games against the slow model, and long fuzzing (hours)
	@tools/long $B

simulate-online: ## the online server with everything that can go wrong: make simulate-online GAMES=10000 SEED=1
	@tools/deps test
	@$(MAKE) --no-print-directory $B/simulate-online
	@$B/simulate-online --games $(or $(GAMES),10000) --seed $(or $(SEED),1)

soak: ## what the server bears: thousands of clients, 500 kills, 10,000 simulated games (half an hour; MINUTES=30: longer)
	@tools/deps test
	@$(MAKE) --no-print-directory $B/aude $B/aude-serve $B/aude-online $B/load-online $B/simulate-online $B/test_taint $B/test_online_rates
	@tools/soak $(if $(MINUTES),--minutes $(MINUTES)) long $B

fuzz: ## fuzz each target for FUZZ_SECONDS (600)
	@tools/deps test
	@tools/fuzz $B $(or $(FUZZ_SECONDS),600)

mutants: $B/mktiles ## break the rules one line at a time; every break must turn a test red
	@tools/mutants

install: all $(MAN) ## install under PREFIX (/usr/local), into DESTDIR
	@tools/install put $B

uninstall: ## remove what install put there
	@tools/install remove $B

# tools/install is told where by its environment, so that no name needs quotes.
install uninstall: export DESTDIR := $(DESTDIR)
install uninstall: export PREFIX := $(PREFIX)
install uninstall: export BINDIR := $(BINDIR)
install uninstall: export LIBDIR := $(LIBDIR)
install uninstall: export INCLUDEDIR := $(INCLUDEDIR)
install uninstall: export DATADIR := $(DATADIR)
install uninstall: export VERSION := $(VERSION)
install uninstall: export NAMES := $(notdir $(PROGRAMS))

dist: ## the source as a tarball, in build/dist
	@tools/dist $B

deb: ## Debian packages aude, libaude0 and libaude-dev, in build/deb
	@tools/deps play deb
	@$(MAKE) --no-print-directory all web
	@tools/deb $B

static: ## programs without shared libraries, for any Linux, in build/static/out
	@tools/deps static
	@tools/static $B

clean: ## remove the build folder
	rm -rf "$$(realpath -m $B)" $B

-include $(shell find $B/ -name '*.d' -type f 2>/dev/null)
