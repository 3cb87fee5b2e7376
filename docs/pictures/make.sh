#!/usr/bin/env bash
# Makes the pictures of README and docs from real runs: chromium shows the pages, clang-19 compiles the
# CUDA source, and ptxas and nvdisasm, of which OPTGO_PTXAS names the first, assemble the kernels.
set -euo pipefail
cd "$(dirname "$0")/../.."

all=$(mktemp -d)
trap 'rm -rf "$all"' EXIT
go test -trimpath -count=1 ./tools/report -run 'TestKernel|TestSource|TestVLIW' -report-pictures="$all"
OPTGO_ALL=1 go test -trimpath -count=1 ./tools/playground -run TestPage -playground-pictures="$all"
go run ./tools/paper gpucc -sass -svg "$all/fig10.svg"
for name in source.png divergence.png graph.png ptx.png vliw.png cylinder.png playground.png fig10.svg; do
  cp "$all/$name" docs/pictures/
done
