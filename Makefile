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
CFLAGS ?= -O3 -fno-tree-vectorize -finline-limit=4000 $(if $(IS_GCC),-flto=auto) $(if $(filter x86_64,$(shell uname -m)),-march=x86-64-v2)
STD = -std=c17 -D_XOPEN_SOURCE=700 -D_DEFAULT_SOURCE
FLAGS = $(STD) $(WARN) $(if $(CI),-Werror) -Iinclude $(CFLAGS) $(EXTRA)
ifeq ($(V),)
Q = @
endif

ENGINE = $(wildcard engine/*.c engine/land/*.c)
AI = $(wildcard ai/*.c)
MODEL = $(wildcard tests/model/*.c)
CLI = $(wildcard cli/*.c)
TILES = $(sort $(wildcard data/*.tiles))

ENGINE_O = $(ENGINE:%.c=$B/%.o) $B/gen/tiles.o
AI_O = $(AI:%.c=$B/%.o)
MODEL_O = $(MODEL:%.c=$B/%.o)
CLI_O = $(CLI:%.c=$B/%.o)
PIC_O = $(ENGINE:%.c=$B/pic/%.o) $B/pic/gen/tiles.o

.PHONY: all
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

$B/mktiles: tools/mktiles.c tools/tilefile.c tools/tilefile.h engine/land/tile.h
	@mkdir -p $(@D)
	@echo "cc   $@"
	$(Q)$(CC) $(FLAGS) -Iengine/land tools/mktiles.c tools/tilefile.c -o $@

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

$B/aude: $(CLI_O) $(AI_O) $(MODEL_O) $B/libaude.a
	@echo "ld   $@"
	$(Q)$(CC) $(CFLAGS) $(EXTRA) $^ -lncursesw -ljansson -lpthread -o $@

-include $(shell find $B -name '*.d' 2>/dev/null)
