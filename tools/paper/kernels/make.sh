#!/usr/bin/env bash
# Makes the IR of the collection again: SUITE.ll, as clang's front end leaves it for optimization, before any pass.
# Needs clang-19; no CUDA SDK.
set -euo pipefail
cd "$(dirname "$0")"

flags=(-O2 -Xclang -disable-llvm-passes -S -emit-llvm -ffp-contract=off -fno-math-errno
       -x cuda --cuda-device-only --cuda-gpu-arch=sm_70 -nocudainc -nocudalib -Xclang -target-feature -Xclang +ptx63)

for source in *.cu; do
  command=(clang-19 "${flags[@]}" "$source" -o -)
  {
    echo "; made by: ${command[*]}"
    "${command[@]}" | sed -e '/^; ModuleID = /d' -e 's/^\(!.* = !{!"\)[A-Za-z ]*\(clang version [0-9]*\)[^"]*"}$/\1\2"}/'
  } >"${source%.cu}.ll"
done
