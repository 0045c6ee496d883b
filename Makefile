# Aude. One file, no recursion; `make help` lists what there is to make.
# B is the build folder, V=1 shows commands, CC and CFLAGS are yours to set.

B ?= build
CC = gcc
AR = ar
PREFIX ?= /usr/local
VERSION := $(shell sed -n 's/^\#define AUDE_VERSION "\(.*\)"/\1/p' include/aude.h)

WARN = -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wstrict-prototypes -Wmissing-prototypes \
       -Wswitch-enum -Wwrite-strings -Wvla
# gcc optimises the engine as a whole; x86-64-v2 is every PC since 2009 and counts bits at once.
IS_GCC := $(if $(findstring clang,$(shell $(CC) --version 2>/dev/null)),,yes)
CFLAGS ?= -O3 -fno-tree-vectorize $(if $(IS_GCC),-flto=auto -finline-limit=1000) \
          $(if $(filter x86_64,$(shell uname -m)),-march=x86-64-v2)
STD = -std=c17 -D_XOPEN_SOURCE=700 -D_DEFAULT_SOURCE
FLAGS = $(STD) $(WARN) $(if $(CI),-Werror) -Iinclude $(CFLAGS) $(EXTRA)
ifeq ($(V),)
Q = @
endif

ENGINE = $(wildcard engine/*.c engine/land/*.c engine/cards/*.c)
AI = $(wildcard ai/*.c)
MODEL = $(wildcard tests/model/*.c)
UNIT = $(wildcard tests/unit/*.c)
FUZZ = $(wildcard fuzz/fuzz_*.c)
CLI = $(wildcard cli/*.c)
SERVER = $(wildcard server/*.c)
TILES = $(sort $(wildcard data/*.tiles))

ENGINE_O = $(ENGINE:%.c=$B/%.o) $B/gen/tiles.o
AI_O = $(AI:%.c=$B/%.o)
MODEL_O = $(MODEL:%.c=$B/%.o)
CLI_O = $(CLI:%.c=$B/%.o)
SERVER_O = $(SERVER:%.c=$B/%.o)
PIC_O = $(ENGINE:%.c=$B/pic/%.o) $B/pic/gen/tiles.o

.PHONY: all help play terminal test test-quick bench bench-count match long fuzz mutants install uninstall clean tests
all: $B/aude $B/libaude.a $B/libaude.so ## build the program and the library

$B/%.o: %.c
	@mkdir -p $(@D)
	@echo "cc   $<"
	$(Q)$(CC) $(FLAGS) -MMD -MP -c $< -o $@

$B/gen/tiles.o $B/pic/gen/tiles.o: EXTRA += -Iengine/land
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
	$(Q)$(CC) $(FLAGS) -Iengine/land tools/mktiles.c tools/tilefile.c tools/tilewords.c -o $@

$B/gen/tiles.c: $B/mktiles $(TILES)
	@mkdir -p $(@D)
	@echo "tile $(TILES)"
	$(Q)$B/mktiles $(TILES) -o $@

# One object in which only the public names are left, so that a program's own never clash.
$B/libaude.a: $(ENGINE_O)
	@echo "ar   $@"
	$(Q)$(CC) $(CFLAGS) $(EXTRA) -r $(if $(findstring -flto,$(CFLAGS)),-flinker-output=nolto-rel) $^ -o $B/aude-all.o
	$(Q)objcopy -w -G 'aude_*' $B/aude-all.o
	$(Q)rm -f $@ && $(AR) rcs $@ $B/aude-all.o

$B/libaude.so: $(PIC_O) engine/aude.map
	@echo "ld   $@"
	$(Q)$(CC) $(CFLAGS) $(EXTRA) -shared -Wl,-soname,libaude.so.0 -Wl,--version-script=engine/aude.map $(PIC_O) -o $@

$B/aude: $(CLI_O) $(SERVER_O) $(AI_O) $(MODEL_O) $B/libaude.a
	@echo "ld   $@"
	$(Q)$(CC) $(CFLAGS) $(EXTRA) $^ -lncursesw -ljansson -lwebsockets -lpthread -o $@

# What bench-count counts: the program without its server.
$B/aude-count: $(filter-out $B/cli/serve.o,$(CLI_O)) $B/bench/noserve.o $(AI_O) $(MODEL_O) $B/libaude.a
	@echo "ld   $@"
	$(Q)$(CC) $(CFLAGS) $(EXTRA) $^ -lncursesw -ljansson -lpthread -o $@

# ---- The browser game ---------------------------------------------------------------------------

# Everything of aude.h is exported; -s leaves out names. The page needs no more than 1 MiB of stack.
CLANG ?= clang
WASM_C = wasm/bind.c wasm/layout.c $(filter-out ai/alloc.c,$(AI)) $(ENGINE)
WASM_FLAGS = --target=wasm32-wasi -mexec-model=reactor -std=c17 -O2 -flto $(WARN) -Iinclude -Iengine/land \
             -Wl,--no-entry -Wl,--gc-sections -Wl,-s -Wl,-z,stack-size=1048576 \
             $(shell sed -n 's/^[a-z].*[ *]\(aude_[a-z_]*\)\x28.*/-Wl,--export=\1/p' include/aude.h)

.PHONY: wasm web web-browser
# A page over its limit is no page.
.DELETE_ON_ERROR:
wasm: $B/wasm/aude.wasm ## the engine as a WebAssembly module
$B/wasm/aude.wasm: $(WASM_C) $B/gen/tiles.c include/aude.h $(wildcard ai/*.h engine/*.h engine/*/*.h)
	@mkdir -p $(@D)
	@echo "wasm $@"
	$(Q)$(CLANG) $(WASM_FLAGS) $(WASM_C) $B/gen/tiles.c -o $@

web/node_modules/.package-lock.json: web/package-lock.json
	@echo "npm  web/node_modules"
	$(Q)cd web && npm ci --silent --no-audit --no-fund
	@touch $@

web: $B/web/index.html ## the page of the browser game
$B/web/index.html: $B/wasm/aude.wasm web/node_modules/.package-lock.json web/build.mjs web/index.html \
                   $(shell find web/src web/static -type f 2>/dev/null)
	@echo "web  $B/web"
	$(Q)node web/build.mjs --page $B/wasm/aude.wasm $B/web

# ---- Tests ------------------------------------------------------------------------------------

UNIT_T = $(UNIT:tests/unit/%.c=$B/%)
FUZZ_O = $(FUZZ:fuzz/%.c=$B/fuzz/replay_%.o)
PAINT_O = $(patsubst %.c,$B/%.o,cli/plan.c cli/paint.c cli/table.c cli/words.c cli/tell.c cli/events.c cli/fortune.c cli/cards_words.c cli/cards_events.c cli/cards_table.c cli/cards_paint.c)

tests: all $B/aude-count $B/run $B/conform $B/corpus $(UNIT_T) $B/random_player

$B/run: $(patsubst %.c,$B/%.o,$(wildcard tests/run*.c)) $B/libaude.a
	$(Q)$(CC) $(CFLAGS) $(EXTRA) $^ -o $@

$B/conform: $(patsubst %.c,$B/%.o,$(wildcard tests/conform*.c)) $B/libaude.a
	$(Q)$(CC) $(CFLAGS) $(EXTRA) $^ -o $@

$B/fuzz/replay_%.o: fuzz/%.c
	@mkdir -p $(@D)
	$(Q)$(CC) $(FLAGS) -Iengine/land -DFUZZ_ENTRY=$* -MMD -MP -c $< -o $@

$B/corpus: $B/tests/corpus.o $(FUZZ_O) $B/tools/tilefile.o $B/tools/tilewords.o $B/libaude.a
	$(Q)$(CC) $(CFLAGS) $(EXTRA) $^ -o $@

$B/tools/tilefile.o $B/tools/tilewords.o: EXTRA += -Iengine/land

$B/test_text: $B/tests/unit/test_text.o $B/engine/text.o
	$(Q)$(CC) $(CFLAGS) $(EXTRA) $^ -lcmocka -o $@

$B/test_paint $B/test_cards $B/test_tell: $B/test_%: $B/tests/unit/test_%.o $(PAINT_O) $B/libaude.a
	$(Q)$(CC) $(CFLAGS) $(EXTRA) $^ -lcmocka -o $@

$B/test_players $B/test_judge: $B/test_%: $B/tests/unit/test_%.o $(AI_O) $B/libaude.a
	$(Q)$(CC) $(CFLAGS) $(EXTRA) $^ -lcmocka -o $@

$B/test_%: $B/tests/unit/test_%.o $B/libaude.a
	$(Q)$(CC) $(CFLAGS) $(EXTRA) $^ -lcmocka -o $@

$B/random_player: $B/examples/random_player.o $B/libaude.a
	$(Q)$(CC) $(CFLAGS) $(EXTRA) $^ -o $@

# ---- For people ---------------------------------------------------------------------------------

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' Makefile

play: ## install what is missing, build, serve the browser game and print its address
	@tools/deps play
	@$(MAKE) --no-print-directory -j$$(nproc) $B/aude web
	@$B/aude serve

terminal: ## install what is missing, build, and play against the computer in this terminal
	@tools/deps build
	@$(MAKE) --no-print-directory $B/aude
	@$B/aude play carcassonne

test: ## install what is missing, build and run every test (about 21 minutes)
	@tools/deps test
	@tools/test $B

test-quick: ## the tests of the normal build only (about 8 minutes)
	@tools/deps test
	@tools/test --quick $B

web-browser: ## play the browser game in a real browser, by mouse, keys and touch
	@tools/deps test
	@$(MAKE) --no-print-directory $B/aude web
	@tools/web-test --browser $B

bench: ## speed of the engine, native and as WebAssembly; size of the page
	@tools/deps play
	@$(MAKE) --no-print-directory $B/aude web
	@$B/aude bench > $B/bench.txt && cat $B/bench.txt
	@AUDE_WASM=$(abspath $B/wasm/aude.wasm) node web/build.mjs --tool web/tests/bench.ts $B/bench.txt $B/web

bench-count: $B/aude-count ## instructions per placement, compared with the committed figure
	@tools/bench-count $B

match: ## computer players: make match RULES=carcassonne ONE=rollout OTHER=ranking GAMES=10
	@tools/deps build
	@$(MAKE) --no-print-directory $B/aude
	@tools/match $B "$(or $(RULES),carcassonne)" $(or $(ONE),ranking) $(or $(OTHER),greedy) $(or $(GAMES),50)

long: tests ## thousands of random games against the slow model, and long fuzzing (hours)
	@tools/long $B

fuzz: ## fuzz each target for FUZZ_SECONDS (600)
	@tools/deps test
	@tools/fuzz $B $(or $(FUZZ_SECONDS),600)

mutants: $B/mktiles ## break the rules one line at a time; every break must turn a test red
	@tools/mutants

install: $B/aude $B/libaude.a $B/libaude.so ## install under PREFIX (/usr/local), into DESTDIR
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(PREFIX)/lib/pkgconfig $(DESTDIR)$(PREFIX)/include
	install -m 755 $B/aude $(DESTDIR)$(PREFIX)/bin/aude
	install -m 644 include/aude.h $(DESTDIR)$(PREFIX)/include/aude.h
	install -m 644 $B/libaude.a $(DESTDIR)$(PREFIX)/lib/libaude.a
	install -m 755 $B/libaude.so $(DESTDIR)$(PREFIX)/lib/libaude.so.$(VERSION)
	ln -sf libaude.so.$(VERSION) $(DESTDIR)$(PREFIX)/lib/libaude.so.0
	ln -sf libaude.so.0 $(DESTDIR)$(PREFIX)/lib/libaude.so
	sed -e 's|@PREFIX@|$(PREFIX)|' -e 's|@VERSION@|$(VERSION)|' tools/aude.pc.in \
	    > $(DESTDIR)$(PREFIX)/lib/pkgconfig/aude.pc
	@rm -rf $(DESTDIR)$(PREFIX)/share/aude/web
	@if [ -e $B/web/index.html ]; then \
	    echo "install of $B/web in $(DESTDIR)$(PREFIX)/share/aude/web"; \
	    find $B/web -type f -printf '%P\n' | while read -r file; do \
	        install -D -p -m 644 "$B/web/$$file" "$(DESTDIR)$(PREFIX)/share/aude/web/$$file" || exit 1; \
	    done; \
	else \
	    echo "The browser game is not built and not installed; for aude serve: make web, make install."; \
	fi

uninstall: ## remove what install put there
	rm -f $(addprefix $(DESTDIR)$(PREFIX)/,bin/aude include/aude.h lib/libaude.a lib/libaude.so \
	    lib/libaude.so.0 lib/libaude.so.$(VERSION) lib/pkgconfig/aude.pc)
	rm -rf $(DESTDIR)$(PREFIX)/share/aude/web
	[ ! -d $(DESTDIR)$(PREFIX)/share/aude ] || rmdir --ignore-fail-on-non-empty $(DESTDIR)$(PREFIX)/share/aude

clean: ## remove the build folder
	rm -rf $B

-include $(shell find $B -name '*.d' 2>/dev/null)
