#!/usr/bin/env bash
# core_tools.sh: what the checks of the C++ core need beside a compiler and CMake: clang, its tools,
# a linker and libraries for WebAssembly, valgrind, Node. On Debian and Ubuntu what is missing is
# installed, if that is allowed here; otherwise it says what to install, and fails.
set -euo pipefail

missing=()
need() { # need COMMAND PACKAGE
    command -v "$1" >/dev/null 2>&1 || missing+=("$2")
}
need cmake cmake
need ninja ninja-build
need clang++ clang
need clang-format clang-format
need clang-tidy clang-tidy
need wasm-ld lld
need valgrind valgrind
need node nodejs
[[ -d /usr/include/wasm32-wasi ]] || missing+=(wasi-libc)

install() {
    ((${#missing[@]})) || return 0
    local how="apt-get install -y ${missing[*]}"
    if ! command -v apt-get >/dev/null || [[ $(id -u) != 0 ]]; then
        echo "error: the checks of the core need ${missing[*]}. Install them (on Debian and Ubuntu: $how)" >&2
        exit 1
    fi
    echo "Installing ${missing[*]} ..."
    log=$(mktemp)
    { apt-get update -q && DEBIAN_FRONTEND=noninteractive $how -q --no-install-recommends; } >"$log" 2>&1 || {
        cat "$log" >&2
        echo "error: could not install ${missing[*]}, see above" >&2
        exit 1
    }
    rm -f "$log"
    missing=()
}

install
# Those for WebAssembly belong to a version of clang.
version=$(clang++ -dumpversion)
version=${version%%.*}
for package in "libclang-rt-$version-dev-wasm32" "libc++-$version-dev-wasm32" \
    "libc++abi-$version-dev-wasm32"; do
    dpkg -s "$package" >/dev/null 2>&1 || missing+=("$package")
done
# The libraries that the fuzzer and the sanitizers link with came with clang itself in some releases.
[[ -n $(find "$(clang++ -print-resource-dir)" -name 'libclang_rt.fuzzer-*.a' 2>/dev/null) ]] ||
    missing+=("libclang-rt-$version-dev")
install
