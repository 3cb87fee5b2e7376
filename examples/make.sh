#!/usr/bin/env bash
# Regenerates the LLVM IR of the examples: ll/NAME.clangVERSION.LEVEL.ll and matmul.ll.
# Needs clang-14 (typed pointers) and clang-19 (opaque pointers); no CUDA SDK.
set -euo pipefail
cd "$(dirname "$0")"

both=(-S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names)
cuda=(-x cuda --cuda-device-only --cuda-gpu-arch=sm_70 -nocudainc -nocudalib
      -Xclang -target-feature -Xclang +ptx63)
# The VLIW machines have no vectors, and the loops are to be pipelined as they were written.
vliw=(--target=x86_64-linux-gnu -ffreestanding -fno-vectorize -fno-slp-vectorize -mllvm -unroll-runtime=false
      -fno-pic -fno-pie -fno-stack-protector -fno-asynchronous-unwind-tables)

# emit OUTPUT COMMAND... : runs the command, which prints IR, and puts it down with the command on top.
emit() {
  local output=$1
  shift
  {
    echo "; made by: $*"
    "$@" | sed -e '/^; ModuleID = /d' -e 's/^\(!.* = !{!"\)[A-Za-z ]*\(clang version [0-9]*\)[^"]*"}$/\1\2"}/'
  } >"$output"
}

mkdir -p ll
rm -f ll/*.ll
for version in 14 19; do
  for level in O0 O1 O2; do
    for source in cuda/*.cu; do
      name=$(basename "$source" .cu)
      emit "ll/$name.clang$version.$level.ll" "clang-$version" "-$level" "${both[@]}" "${cuda[@]}" "$source" -o -
    done
    for source in c/*.c; do
      name=$(basename "$source" .c)
      emit "ll/$name.clang$version.$level.ll" "clang-$version" "-$level" "${both[@]}" "${vliw[@]}" "$source" -o -
    done
  done
done

# What the front end says before any pass has run, but open to all of them: the input of the README.
emit matmul.ll clang-19 -O1 -Xclang -disable-llvm-passes "${both[@]}" "${cuda[@]}" cuda/matmul.cu -o -
