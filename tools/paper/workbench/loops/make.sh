#!/usr/bin/env bash
# Makes the IR of the C collection again: NAME.ll from NAME.c, optimized for a machine without vectors: no vectorizer and no unrolling
# (that is the pipeliner's work), no library calls in place of loops, multiply and add apart as on the paper's machines, and no names
# and types of C in the metadata. Needs clang-19.
set -euo pipefail
cd "$(dirname "$0")"

flags=(-O2 -S -emit-llvm -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-builtin -ffp-contract=off -fno-math-errno -fno-pic
       -fno-asynchronous-unwind-tables -fno-ident -Wall -Wextra -Werror)

for source in *.c; do
  command=(clang-19 "${flags[@]}" "$source" -o -)
  {
    echo "; made by: ${command[*]}"
    "${command[@]}" | sed -e '/^; ModuleID = /d'
  } >"${source%.c}.ll"
done
