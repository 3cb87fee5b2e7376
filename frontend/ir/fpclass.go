package ir

import (
	"strconv"
	"strings"
)

// fpClassNames are the words of nofpclass in the order in which LLVM prints them: a word stands for
// all its classes, the first one that fits is taken.
var fpClassNames = []struct {
	bits uint64
	name string
}{
	{1023, "all"}, {3, "nan"}, {1, "snan"}, {2, "qnan"}, {516, "inf"}, {4, "ninf"}, {512, "pinf"}, {96, "zero"}, {32, "nzero"},
	{64, "pzero"}, {144, "sub"}, {16, "nsub"}, {128, "psub"}, {264, "norm"}, {8, "nnorm"}, {256, "pnorm"},
}

// FPClasses reads the value of nofpclass, words or a number, as LLVM's bits for classes of
// floating-point numbers.
func FPClasses(val string) uint64 {
	if n, err := strconv.ParseUint(val, 10, 64); err == nil {
		return n & 1023
	}
	bits := uint64(0)
	for word := range strings.FieldsSeq(val) {
		for _, c := range fpClassNames {
			if c.name == word {
				bits |= c.bits
			}
		}
	}
	return bits
}

// FPClassText writes the value of nofpclass for some classes as LLVM does.
func FPClassText(bits uint64) string {
	var words []string
	for _, c := range fpClassNames {
		if bits&c.bits == c.bits {
			words = append(words, c.name)
			bits &^= c.bits
		}
	}
	return strings.Join(words, " ")
}
