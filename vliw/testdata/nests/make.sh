#!/usr/bin/env bash
# Regenerates the LLVM IR of the nests, NAME.LEVEL.ll, and what they compute natively, expected.txt. Needs clang-19.
set -euo pipefail
cd "$(dirname "$0")"

# As for the examples: the machines have no vectors, and the loops are to be pipelined as they were written.
flags=(--target=x86_64-linux-gnu -ffreestanding -ffp-contract=off -fno-math-errno -fno-vectorize -fno-slp-vectorize -fno-unroll-loops
       -mllvm -unroll-runtime=false -fno-pic -fno-pie -fno-stack-protector -fno-asynchronous-unwind-tables -fno-strict-aliasing)
rm -f ./*.ll
for source in linear stencil livermore image solver; do
  for level in O1 O2; do
    clang-19 -S -emit-llvm "-$level" "${flags[@]}" "$source.c" -o - | grep -v '^; ModuleID' >"$source.$level.ll"
  done
  # What -O0 writes, but open to passes: our own pipeline brings it into shape.
  clang-19 -S -emit-llvm -O0 -Xclang -disable-O0-optnone "${flags[@]}" "$source.c" -o - | grep -v '^; ModuleID' >"$source.O0.ll"
done
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
grep -ho '^NEST([a-z0-9_]*)' linear.c stencil.c livermore.c image.c solver.c | sed 's/NEST/X/' >"$tmp/names.h"
clang-19 -O1 -ffp-contract=off -fno-strict-aliasing -I"$tmp" driver.c linear.c stencil.c livermore.c image.c solver.c -o "$tmp/driver"
"$tmp/driver" >expected.txt
