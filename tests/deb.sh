#!/usr/bin/env bash
# The Debian packages: tests/deb.sh BUILD-FOLDER packs what is built there, installs the packages
# into a root folder of their own, tries the program, the manual, completion and a program that is
# built with the library, and removes them again.
set -u
cd "$(dirname "$0")/.." || exit 1
[ $# = 1 ] || { echo "usage: tests/deb.sh BUILD-FOLDER" >&2; exit 2; }
B=$(realpath "$1")
out=$B/deb
work=$B/deb-test
root=$work/root
rm -rf "$work" && mkdir -p "$root/var/lib/dpkg/info" "$root/var/lib/dpkg/updates" || exit 1
: >"$root/var/lib/dpkg/status"
version=$("$B/aude" --version | cut -d' ' -f2)

suite=deb
log=$work/log
. tests/check.sh

# Only root may give files away; others pretend. What the packages depend on is on this machine, not
# in that folder. Some machines are set up to leave manuals out.
dpkg_there() {
    local pretend=
    [ "$(id -u)" = 0 ] || pretend="fakeroot --"
    $pretend dpkg --root="$root" --path-include="/usr/share/*" --force-depends --force-not-root --log="$work/dpkg.log" "$@"
}

check "there are no packages" tools/deb "$1"
sums=$(cat "$out"/*.deb | sha256sum)
check "the same files give other packages" sh -c "umask 077 && tools/deb '$1' && [ '$sums' = \"\$(cat '$out'/*.deb | sha256sum)\" ]"
check "there are other packages than three" test "$(cd "$out" && echo *.deb)" = \
    "$(printf "%s_$version-1_$(dpkg --print-architecture).deb " aude libaude-dev libaude0 | sed 's/ $//')"
# The packages are for whoever makes them and not for the archive of Debian, which has a bug for each
# first upload; nor is there an address to write to.
if command -v lintian >/dev/null 2>&1; then
    check "lintian finds fault" lintian --allow-root --fail-on error,warning --suppress-tags \
        bogus-mail-host,bogus-mail-host-in-debian-changelog,initial-upload-closes-no-bugs "$out"/*.deb
fi
check "they are not installed" dpkg_there --install "$out"/*.deb
for package in aude libaude0 libaude-dev; do
    check "$package is not there" grep -q "ok installed" <(dpkg_there --status $package)
    check "$package has files that differ from what it says" dpkg_there --verify $package
done
needs=$(dpkg-deb --field "$out"/aude_*.deb Depends)
for library in libc6 libcurl4 libgmp10 libhiredis libhogweed6 libhttp-parser libjansson4 libncursesw6 libnettle8 libpq5 \
    libqrencode4 libsodium23 libsqlite3-0 libwslay1; do
    check "aude does not say that it needs $library: $needs" test "${needs#*"$library"}" != "$needs"
done
usr=$root/usr
lib=$usr/lib/$(dpkg-architecture -qDEB_HOST_MULTIARCH)

check "the program does not run" test "$("$usr/bin/aude" --version)" = "aude $version"
check "the program does not play" sh -c "'$usr/bin/aude' simulate hunters --games 2 | grep -q signature"
check "the page is not there" cmp "$B/web/index.html" "$usr/share/aude/web/index.html"
check "man does not find aude(1)" sh -c "man -M '$usr/share/man' 1 aude | grep -q 'aude-record(5)'"
check "man does not find aude-record(5)" sh -c "man -M '$usr/share/man' 5 aude-record | grep -q 'draw base/V'"
check "completion is not there" bash -c ". '$usr/share/bash-completion/completions/aude' && complete -p aude"
export PKG_CONFIG_LIBDIR="$lib/pkgconfig" PKG_CONFIG_SYSROOT_DIR="$root"
check "pkg-config has another version" test "$(pkg-config --modversion aude)" = "$version"
examples=$usr/share/doc/libaude-dev/examples
check "C does not find the library" sh -c "gcc -std=c17 '$examples/random_player.c' \$(pkg-config --cflags --libs aude) -o '$work/player'"
check "the program in C wants another library" sh -c "readelf -d '$work/player' | grep -q 'NEEDED.*\[libaude.so.0\]'"
check "the program in C does not play" sh -c "LD_LIBRARY_PATH='$lib' '$work/player' | tail -n 1 | grep -q points"
check "C++ does not find the library" sh -c "g++ -std=c++17 '$examples/mean_points.cpp' \$(pkg-config --cflags --libs aude) -o '$work/mean'"
check "the program in C++ does not play" sh -c "LD_LIBRARY_PATH='$lib' '$work/mean' | tail -n 1 | grep -q points"
unset PKG_CONFIG_LIBDIR PKG_CONFIG_SYSROOT_DIR

check "they are not removed" dpkg_there --purge aude libaude-dev libaude0
check "files stay" test -z "$(find "$usr" -not -type d 2>/dev/null)"
sum_up
