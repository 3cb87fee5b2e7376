package intrinsic

import (
	_ "embed"
	"fmt"
	"strconv"
	"strings"
	"sync"

	"opt-go/frontend/ir"
)

// rangesText says which immediates LLVM 22 allows: on a line the arguments by number, each with the
// least number and the one after the greatest, and on the indented lines below the intrinsics,
// without llvm. It is made of the attributes range(…) that opt-22 prints at declarations.
//
//go:embed ranges.txt
var rangesText string

// immediateRange is a range of the immediate at an argument.
type immediateRange struct {
	arg    int
	lo, hi int64 // hi is not in it
}

// immediateRanges are the ranges by the name of the intrinsic.
var immediateRanges = sync.OnceValue(func() map[string][]immediateRange {
	all := map[string][]immediateRange{}
	var ranges []immediateRange
	for line := range strings.Lines(rangesText) {
		words := strings.Fields(line)
		if strings.HasPrefix(line, "\t") {
			for _, name := range words {
				all["llvm."+name] = ranges
			}
			continue
		}
		ranges = nil
		for _, w := range words {
			ranges = append(ranges, parseRange(w))
		}
	}
	return all
})

// parseRange reads ARGUMENT:LO,HI.
func parseRange(text string) immediateRange {
	arg, rest, _ := strings.Cut(text, ":")
	lo, hi, _ := strings.Cut(rest, ",")
	var numbers [3]int64
	for k, s := range []string{arg, lo, hi} {
		n, err := strconv.ParseInt(s, 10, 64)
		if err != nil {
			panic("intrinsic: ranges.txt: " + text)
		}
		numbers[k] = n
	}
	return immediateRange{int(numbers[0]), numbers[1], numbers[2]}
}

// hasRanges are the targets whose intrinsics have ranges; those of others are not looked up.
var hasRanges = []string{"llvm.nvvm.", "llvm.amdgcn."}

// immediatesInRange checks the immediates of a call. They are numbers.
func (v *Checker) immediatesInRange(i *ir.Instr, id string) bool {
	if !strings.HasPrefix(id, hasRanges[0]) && !strings.HasPrefix(id, hasRanges[1]) {
		return true
	}
	for _, r := range immediateRanges()[id] {
		n, ok := ir.AsInt(i.Operand(r.arg)).Int64()
		if !ok || n < r.lo || n >= r.hi {
			v.Fail(fmt.Sprintf("immarg value %d out of range [%d, %d)", n, r.lo, r.hi), i)
			return false
		}
	}
	return true
}
