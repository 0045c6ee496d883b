#!/bin/sh
# check.sh: the engine compiles to a WebAssembly module without a single import, and plays the
# same games there as here. Needs clang, lld, wasi-libc, libclang-rt-14-dev-wasm32 and nodejs.
#
#     tests/wasm/check.sh [TILES.C] [FOLDER]
#
# TILES.C is what mktiles made (build/gen/tiles.c), FOLDER is where to build.
set -eu

cd "$(dirname "$0")/../.."
tiles=${1:-build/gen/tiles.c}
out=${2:-build/wasm}
seeds=20
sources="tests/wasm/play.c engine/*.c engine/land/*.c engine/cards/*.c $tiles"
flags="-std=c17 -O2 -Wall -Wextra -Iinclude -Iengine/land"
# Debian puts the wasm libraries beside those of the machine: its triple is wasm32-wasi.
wasm="--target=wasm32-wasi -mexec-model=reactor -Wl,--no-entry -Wl,--export=play -Wl,--gc-sections"
exports=$(sed -n 's/^[a-z].*[ *]\(aude_[a-z_]*\)(.*/-Wl,--export=\1/p' include/aude.h)

mkdir -p "$out"
# The lists of files and flags are meant to fall into words.
# shellcheck disable=SC2086
${CLANG:-clang} $flags $wasm $exports $sources -o "$out/aude.wasm"
# shellcheck disable=SC2086
${CC:-cc} $flags -DNATIVE $sources -o "$out/play"
"$out/play" "$seeds" > "$out/expected"
node tests/wasm/check.mjs "$out/aude.wasm" "$out/expected"
