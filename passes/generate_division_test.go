package passes

import (
	"regexp"
	"strings"
)

// gpuLayout makes a module one for NVPTX.
const gpuLayout = `target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

`

var constantDivision = regexp.MustCompile(`((?:udiv|sdiv|urem|srem)(?: exact)? i64 [^,]+), \d+`)

// generateDivisions returns a module of the generator's functions in which 64-bit divisors are no constants.
func generateDivisions(seed uint64, n int, flags bool) string {
	text := strings.ReplaceAll(generate(seed, n, flags), "entry:\n", "entry:\n  %divisor = or i64 %c, 3\n")
	return gpuLayout + constantDivision.ReplaceAllString(text, "$1, %divisor")
}

// generateForGPU returns a module of the generator's functions for NVPTX.
func generateForGPU(seed uint64, n int, flags bool) string {
	return gpuLayout + generate(seed, n, flags)
}
