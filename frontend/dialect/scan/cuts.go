package scan

import (
	"slices"
	"strings"
)

// Cuts returns where a text may be cut into n parts of about the same size from start on: where
// lines begin as those of functions and of metadata do. Within a string such a line is none of
// them.
func Cuts(src string, start, n int) (cuts []int) {
	for k := 1; k < n; k++ {
		at := start + k*(len(src)-start)/n
		next := len(src)
		for _, sign := range []string{"\ndefine ", "\n!"} {
			if i := strings.Index(src[at:next], sign); i >= 0 {
				next = at + i + 1
			}
		}
		if next < len(src) && !slices.Contains(cuts, next) {
			cuts = append(cuts, next)
		}
	}
	return cuts
}
