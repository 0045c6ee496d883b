#!/usr/bin/env bash
# make install and uninstall: tests/install.sh BUILD-FOLDER. Into folders with blanks, with the
# strictest umask; programs outside the tree find the library by pkg-config; the program and the
# library are hardened; a page that is installed outlives an install without one.
set -u
cd "$(dirname "$0")/.." || exit 1
[ $# = 1 ] || { echo "usage: tests/install.sh BUILD-FOLDER" >&2; exit 2; }
B=$1
work=$(realpath "$B")/install
root="$work/a root"
unset MAKEFLAGS MFLAGS MAKELEVEL DESTDIR PREFIX LIBDIR
rm -rf "$work" && mkdir -p "$work" || exit 1

suite=install
log=$work/log
. tests/check.sh

# nothing COMMAND...: it prints nothing.
nothing() {
    local said
    said=$("$@") || return 1
    [ -z "$said" ] || { echo "$said"; return 1; }
}

install_into() {
    local destination=$1
    shift
    (umask 077 && make --no-print-directory B="$B" install DESTDIR="$destination" "$@")
}

# ---- What is there, for everybody to read ---------------------------------------------------------

check "it does not install" install_into "$root" PREFIX=/usr LIBDIR=/usr/lib/there
check "files that not everybody can read" nothing find "$root" -not -type l -not -perm -444
check "folders that not everybody can enter" nothing find "$root" -type d -not -perm -555
usr=$root/usr
for file in bin/aude bin/aude-serve bin/aude-online lib/there/libaude.a lib/there/libaude.so lib/there/pkgconfig/aude.pc \
    share/man/man1/aude.1 share/man/man1/aude-serve.1 share/man/man1/aude-online.1 share/man/man5/aude-record.5 share/doc/aude/engine.md \
    share/bash-completion/completions/aude share/zsh/site-functions/_aude share/fish/vendor_completions.d/aude.fish \
    share/doc/aude/api.md lib/systemd/system/aude.service; do
    check "$file is missing" test -s "$usr/$file"
done
check "not every public header is there" diff -r include "$usr/include"
check "the program does not run" "$usr/bin/aude" --version

# ---- Programs outside the tree ------------------------------------------------------------------

export PKG_CONFIG_PATH="$usr/lib/there/pkgconfig" PKG_CONFIG_SYSROOT_DIR="$root"
export LD_LIBRARY_PATH="$usr/lib/there"
# by_pkg_config COMPILER SOURCE OUT: what pkg-config says is written for a shell.
by_pkg_config() {
    eval "$1 '$2' $(pkg-config --cflags --libs aude) -o '$3'"
}
ends_in_points() {
    "$@" | tail -n 1 | grep -q points
}
check "C does not find the shared library" by_pkg_config "gcc -std=c17" examples/random_player.c "$work/shared"
check "the example with the shared library does not play" ends_in_points "$work/shared"
check "C++ does not find the shared library" by_pkg_config "g++ -std=c++17" examples/mean_points.cpp "$work/mean"
check "the example in C++ does not play" ends_in_points "$work/mean"
check "C does not find the static library" gcc -std=c17 -I"$usr/include" examples/random_player.c \
    "$usr/lib/there/libaude.a" -o "$work/static"
check "the two libraries play differently" cmp <("$work/static") <("$work/shared")
check "pkg-config has another version" test "$(pkg-config --modversion aude)" = "$("$usr/bin/aude" --version | cut -d' ' -f2)"
strange() {
    nm -g "$@" | awk 'NF == 3 && $3 !~ /^aude_/'
}
check "the static library shows names of its own" nothing strange --defined-only "$usr/lib/there/libaude.a"
check "the shared library shows names of its own" nothing strange -D --defined-only "$usr/lib/there/libaude.so"
unset PKG_CONFIG_PATH PKG_CONFIG_SYSROOT_DIR LD_LIBRARY_PATH

# ---- Hardened -----------------------------------------------------------------------------------

has() {
    readelf -W "$1" "$2" | grep -qE -e "$3"
}
for file in bin/aude bin/aude-serve bin/aude-online lib/there/libaude.so; do
    check "$file does not bind all names at once" has -d "$usr/$file" 'BIND_NOW|FLAGS.* NOW'
    check "$file has tables that stay writable" has -l "$usr/$file" GNU_RELRO
    check "$file has no guard on the stack" has --dyn-syms "$usr/$file" __stack_chk_fail
    check "$file has a stack that can be run" has -l "$usr/$file" 'GNU_STACK.* RW '
done
for file in bin/aude bin/aude-serve bin/aude-online; do
    check "$file lies at a fixed address" has -h "$usr/$file" 'Type: +DYN'
    check "$file does not check its buffers" has --dyn-syms "$usr/$file" '__(snprintf|vsnprintf|memcpy|printf)_chk'
done

# ---- The service --------------------------------------------------------------------------------

# Whatever lies on the way to this build, the unit is looked at as if it were installed there.
unit=$work/aude.service
sed "s,^ExecStart=\"[^\"]*\",ExecStart=\"$(realpath "$B")/aude-serve\"," "$usr/lib/systemd/system/aude.service" >"$unit"
check "the unit starts another program" grep -q '^ExecStart="/usr/bin/aude-serve" ' "$usr/lib/systemd/system/aude.service"
if command -v systemd-analyze >/dev/null; then
    check "systemd does not like the unit" systemd-analyze verify --man=no "$unit"
    # As it was when it was written; from 0, nothing is open, to 100.
    check "the unit leaves more open than it did" systemd-analyze security --offline=true --no-pager --threshold=15 "$unit"
fi

# ---- The page -----------------------------------------------------------------------------------

# A build folder with blanks that holds what was built; make sees that there is nothing to do.
other="$work/a build"
mkdir "$other"
cp -a "$B"/{aude,aude-serve,aude-online,libaude.a,libaude.so} "$other"
cp -a "$B"/man "$other" 2>/dev/null
mkdir -p "$other/web/deep"
echo "the first page" >"$other/web/index.html"
echo old >"$other/web/deep/old file"
put() {
    (umask 077 && DESTDIR=$root PREFIX=/usr BINDIR=/usr/bin LIBDIR=/usr/lib/there INCLUDEDIR=/usr/include \
        DATADIR=/usr/share VERSION=1.2.3 NAMES="aude aude-serve aude-online" tools/install put "$other")
}
page=$usr/share/aude/web
check "the page is not installed" put
check "the page is not there" cmp "$other/web/index.html" "$page/index.html"
check "files of the page that not everybody can read" nothing find "$usr/share/aude" -not -perm -444
rm "$other/web/deep/old file"
echo "the second page" >"$other/web/index.html"
check "a second page is not installed" put
check "the old page stays" cmp "$other/web/index.html" "$page/index.html"
check "files of the old page stay" test ! -e "$page/deep/old file"
rm -r "$other/web"
check "it does not install without a page" put
check "an install without a page takes the installed one away" grep -q second "$page/index.html"

# ---- Away again ---------------------------------------------------------------------------------

rm -f "$usr/lib/there/libaude.so.1.2.3"
check "it does not uninstall" make --no-print-directory B="$B" uninstall DESTDIR="$root" PREFIX=/usr LIBDIR=/usr/lib/there
check "files stay" nothing find "$root" -not -type d
check "folders of its own stay" test ! -e "$usr/share/aude" -a ! -e "$usr/share/doc/aude"

# ---- What the builder sets ----------------------------------------------------------------------

dry() {
    make --no-print-directory -n V=1 B="$work/nothing" CPPFLAGS=-DFROM_CPP CFLAGS=-DFROM_C LDFLAGS=-Wl,-from-ld all >"$work/dry" || return 1
    awk '/ -c / { if (!/-DFROM_CPP/ || !/-DFROM_C( |$)/) { print; bad = 1 } n++ }
         /^gcc/ && / -o / && !/ -c / && !/ -r / { if (!/-Wl,-from-ld/) { print; bad = 1 } m++ }
         END { exit bad || n < 50 || m < 3 }' "$work/dry"
}
check "CPPFLAGS, CFLAGS or LDFLAGS are not used everywhere" dry
blank="$work/b b"
link=.build-$(printf %s "$blank" | cksum | cut -d' ' -f1)
check "a build folder with blanks is not built in" make --no-print-directory B="$blank" CFLAGS=-O0 "$link/gen/tiles.o"
check "what was built is not in the folder with blanks" test -s "$blank/gen/tiles.o"
check "the folder with blanks is not cleaned" make --no-print-directory B="$blank" clean
check "the folder with blanks or its link stays" test ! -e "$blank" -a ! -L "$link"
sum_up
