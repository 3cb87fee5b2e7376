#!/bin/sh
# Builds and runs the programs of llm.c's dev/cuda, each with every kernel that it has, and says which of them the
# program's own comparison with the host finds right. See docs/cuda.md.
#
#   llmc.sh CUDACC DIR [PROGRAM…]
#
# The sizes are a GPU's; these are smaller, but no smaller than kernels take: a block of 256 threads wants as many
# columns of the attention's weights, fused_residual_forward's second kernel, which takes row N for a row, a multiple of
# all sizes of blocks, softmax_forward's eighth as many columns as a block has threads, and layernorm_backward's eighth
# and ninth channels that are a multiple of 256. Kernels that want cuDNN, NCCL, or another type than the program is
# compiled for are left out.
cudacc=$1 dev=$2/dev/cuda
shift 2
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
cp "$dev"/*.cu "$dev"/*.h "$work" && cd "$work" || exit 1
[ $# -gt 0 ] || set -- $(ls *.cu | sed 's/\.cu$//' | grep -v nccl)
"$cudacc" -std=c++17 -O2 -arch=sm_80 -c "$here/cublas/cublas.cu" -o cublas.o || exit 1
right=0 all=0
for program; do
  case $program in
  attention_backward) rows=256 ;;
  fused_residual_forward) rows=512 ;;
  *) rows=128 ;;
  esac
  sed -i -E "s/\b(int|int64_t) B = [0-9]+;/\1 B = 2;/; s/\b(int|int64_t) T = 1024;/\1 T = $rows;/; s/\b(int|int64_t) V = 50257;/\1 V = 1031;/
    s/int C = 768;/int C = 192;/; s/int C = 1600;/int C = 512;/; s/int NH = 12;/int NH = 3;/; s/OC = 768 \* 4/OC = 192 * 4/
    s/num_parameters = 1048576/num_parameters = 20000/; s/repeat_times = [0-9]+;/repeat_times = 1;/" "$program.cu"
  if ! "$cudacc" -std=c++17 -O3 --use_fast_math -arch=sm_80 -I "$here/cublas" "$program.cu" cublas.o -o program >build 2>&1; then
    echo "$program does not compile: $(grep -m 1 error build)"
    all=$((all + 1))
    continue
  fi
  kernels=$(sed -n '/^ *#if.*\(!defined(ENABLE_\|ENABLE_CUDNN\)/,/#endif/d; s/^ *case \([0-9][0-9]*\):.*/\1/p' "$program.cu" | grep -v -x -E '32|64|[0-9]{3,}')
  for kernel in ${kernels:-1}; do
    all=$((all + 1))
    if timeout "${LIMIT:-300}" ./program "$kernel" >output 2>&1 && ! grep -q 'cuda: ' output && ! grep -q -i mismatch output; then
      right=$((right + 1))
      echo "$program $kernel: right"
    elif grep -q 'only supported for' output; then
      all=$((all - 1))
      echo "$program $kernel: left out: $(grep -m 1 -o '[Kk]ernel.*only supported for[^,]*' output)"
    else
      echo "$program $kernel: WRONG: $(grep -m 1 -i -E 'mismatch|cuda:' output)"
    fi
  done
done
echo "$right of $all kernels are right"
[ $right -eq $all ]
