#!/usr/bin/env bash
# The source tarball: tests/dist.sh BUILD-FOLDER unpacks it in a folder with blanks, and where there
# is no git a plain make builds a program that plays the same games as this one.
set -u
cd "$(dirname "$0")/.." || exit 1
[ $# = 1 ] || { echo "usage: tests/dist.sh BUILD-FOLDER" >&2; exit 2; }
B=$(realpath "$1")
work="$B/dist/un packed"
jobs=$(nproc 2>/dev/null || echo 2)
unset MAKEFLAGS MFLAGS MAKELEVEL
rm -rf "$work" && mkdir -p "$work/bin" || exit 1
version=$("$B/aude" --version | cut -d' ' -f2)
tree=$work/aude-$version

suite=dist
log=$work/log
. tests/check.sh

# Whoever calls git here learns that there is none.
printf '#!/bin/sh\necho "git was called: $*" >>"%s"\nexit 127\n' "$work/called" >"$work/bin/git"
chmod +x "$work/bin/git"

check "there is no tarball" tools/dist --as-is "$B"
tarball=$B/dist/aude-$version.tar.gz
sum=$(sha256sum <"$tarball")
check "the same files give other bytes" sh -c "umask 077 && tools/dist --as-is '$B' && [ '$sum' = \"\$(sha256sum <'$tarball')\" ]"
check "it does not unpack" tar -xzf "$tarball" -C "$work"
check "it holds what is built" test ! -e "$tree/build" -a ! -e "$tree/web/node_modules" -a ! -e "$tree/.git"
check "files are missing" test -s "$tree/README.md" -a -s "$tree/LICENSE" -a -s "$tree/web/package-lock.json" -a -x "$tree/tools/test"
# Without optimisation: what is tried here is whether everything is there.
check "it does not build without git" env PATH="$work/bin:$PATH" make -C "$tree" --no-print-directory -j"$jobs" CFLAGS=-O0
check "the build asks git" test ! -e "$work/called"
check "it has another version" test "$("$tree/build/aude" --version)" = "aude $version"
games() {
    "$1" simulate "carcassonne+inns+traders+princess+tower" --games 20 --json | grep '"signature"'
}
check "it plays other games" test -n "$(games "$B/aude")" -a "$(games "$B/aude")" = "$(games "$tree/build/aude")"
check "it is not installed" env PATH="$work/bin:$PATH" make -C "$tree" --no-print-directory CFLAGS=-O0 install DESTDIR="$work/root"
check "not everybody can read it" test "$(stat -c %a "$tarball")" = 644
check "dist without git does not say why" sh -c "! '$tree/tools/dist' '$work' 2>'$work/said' && grep -q 'no git checkout' '$work/said'"
sum_up && rm -rf "$work"
