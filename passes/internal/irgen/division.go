package irgen

import (
	"regexp"
	"strings"
)

// gpuLayout makes a module one for NVPTX.
const gpuLayout = `target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

`

var constantDivision = regexp.MustCompile(`((?:udiv|sdiv|urem|srem)(?: exact)? i64 [^,]+), \d+`)

// Divisions returns a module of the generator's functions in which 64-bit divisors are no
// constants.
func Divisions(seed uint64, n int, flags bool) string {
	text := strings.ReplaceAll(Functions(seed, n, flags), "entry:\n", "entry:\n  %divisor = or i64 %c, 3\n")
	return gpuLayout + constantDivision.ReplaceAllString(text, "$1, %divisor")
}

// ForGPU returns a module of the generator's functions for NVPTX.
func ForGPU(seed uint64, n int, flags bool) string {
	return gpuLayout + Functions(seed, n, flags)
}

// OnGPU makes another generator's functions NVPTX's, OnHost x86's.
func OnGPU(make func(uint64, int, bool) string) func(uint64, int, bool) string {
	return func(seed uint64, n int, flags bool) string { return gpuLayout + make(seed, n, flags) }
}

func OnHost(make func(uint64, int, bool) string) func(uint64, int, bool) string {
	return func(seed uint64, n int, flags bool) string {
		return "target triple = \"x86_64-unknown-linux-gnu\"\n" + make(seed, n, flags)
	}
}

var anyDivision = regexp.MustCompile(`(?m)^  (%v\d+) = ([us])(div|rem)(?: exact)? (i\d+) ([^,]+), (\S+)$`)

// DivisionsAndRemainders returns functions in which quotients and remainders of the same operands
// precede each other; sums of 32 bits are stored.
func DivisionsAndRemainders(seed uint64, n int, flags bool) string {
	k := 0
	return anyDivision.ReplaceAllStringFunc(Functions(seed, n, flags), func(line string) string {
		m := anyDivision.FindStringSubmatch(line)
		k++
		op := map[string]string{"div": "rem", "rem": "div"}[m[3]]
		twin := "  " + m[1] + ".twin = " + m[2] + op + " " + m[4] + " " + m[5] + ", " + m[6]
		if m[4] == "i32" {
			twin += "\n  store i32 " + m[1] + ".twin, ptr @g1"
		}
		if k%3 == 0 {
			return twin + "\n" + line
		}
		return line + "\n" + twin
	})
}

// IndexSums returns functions in which a dividend is recomputed from quotient and remainder, for
// the same length of rows or another, and with something added to the quotient or not.
func IndexSums(seed uint64, n int, flags bool) string {
	k := 0
	return anyDivision.ReplaceAllStringFunc(Functions(seed, n, flags), func(line string) string {
		m := anyDivision.FindStringSubmatch(line)
		v, op, ty, x, y := m[1], m[2], m[4], m[5], m[6]
		k++
		row, length := v+".q", y
		text := "  " + v + ".q = " + op + "div " + ty + " " + x + ", " + y + "\n  " + v + ".r = " + op + "rem " + ty + " " + x + ", " + y
		if k%2 == 0 {
			row = v + ".row"
			text += "\n  " + row + " = add " + ty + " " + v + ".q, " + x
		}
		if k%3 == 0 {
			length = x
		}
		return text + "\n  " + v + ".m = mul " + ty + " " + length + ", " + row + "\n  " + v + " = add " + ty + " " + v + ".r, " + v + ".m"
	})
}
