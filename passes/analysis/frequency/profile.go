package frequency

import (
	"math"

	"opt-go/frontend/ir"
)

// ProfileCount returns how often a block was executed when the program's profile was made: the count
// of its function times how often the block is executed each time, which branch weights say. ok:
// there is such a count; one that was made up (synthetic_function_entry_count) is none.
//
// Cost: linear in the function.
func ProfileCount(b *ir.Block) (count uint64, ok bool) {
	f := b.Func()
	prof := f.MD("prof")
	if prof == nil || len(prof.Fields) < 2 || prof.Operand(0) != ir.MDStr("function_entry_count") {
		return 0, false
	}
	k, isConst := prof.Operand(1).(*ir.MDConst)
	if !isConst {
		return 0, false
	}
	n := ir.AsInt(k.Value)
	if n == nil {
		return 0, false
	}
	entered, fits := n.Uint64()
	if !fits || entered == math.MaxUint64 { // LLVM's mark of a function without a count
		return 0, false
	}
	return uint64(math.Round(EstimateBlocks(f)[b] * float64(entered))), true
}
