package irgen

import (
	"math/rand/v2"
	"regexp"
)

var branchCondition = regexp.MustCompile(`br i1 %v\d+`)

// FoldedBranches is Loops with constants for some of the conditions of branches, those of back
// edges aside.
func FoldedBranches(seed uint64, n int, flags bool) string {
	r := rand.New(rand.NewPCG(seed, 99))
	return branchCondition.ReplaceAllStringFunc(Loops(seed, n, flags), func(s string) string {
		switch r.IntN(10) {
		case 0:
			return "br i1 true"
		case 1, 2:
			return "br i1 false"
		}
		return s
	})
}
