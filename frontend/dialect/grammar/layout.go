package grammar

import (
	"strings"

	"opt-go/frontend/dialect/scan"
)

// ProgramSpace returns the address space that a data layout gives to functions.
func ProgramSpace(layout string) int {
	for spec := range strings.SplitSeq(layout, "-") {
		if n, ok := strings.CutPrefix(spec, "P"); ok && scan.IsNumber(n) {
			return scan.ParseNumber(n)
		}
	}
	return 0
}
