#!/usr/bin/env bash
# check_symbols.sh BUILD: no function that was compiled for AVX2 or AVX-512 has a name that another
# variant may share, because the linker would keep any one of them for all (see
# core/include/oudler/isa.hpp). Looks through the objects of a release build.
set -euo pipefail
build=$1
failed=0
found=0
for variant in avx2 avx512; do
    for object in $(find "$build" -path "*oudler_kernel_$variant.dir*" -name '*.o'); do
        found=1
        # W, V, u: kept once for the whole program, whoever defines it.
        shared=$(nm -C --defined-only "$object" | grep -E '^[0-9a-f]+ [WVu] ' |
            grep -v "oudler::$variant::" | grep -v ' DW.ref\.' || true)
        if [[ -n $shared ]]; then
            failed=1
            echo "${object#"$build"/} defines what other variants may share:"
            sed 's/^/    /' <<<"$shared"
        fi
    done
done
if [[ $found == 0 ]]; then
    echo "no objects of the variants under $build (another processor than x86-64?)"
    [[ $(uname -m) != x86_64 ]] || exit 1
fi
exit $failed
