package frequency

import (
	"math"

	"opt-go/frontend/ir"
)

// EntryCount returns how often a function was called when the program's profile was made. ok: there
// is such a count; one that was made up (synthetic_function_entry_count) is none.
func EntryCount(f *ir.Func) (count uint64, ok bool) {
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
	count, fits := n.Uint64()
	return count, fits && count != math.MaxUint64 // LLVM's mark of a function without a count
}

// ProfileCount returns how often a block was executed when the profile was made: the count of its
// function times how often the block is executed each time, which branch weights say.
//
// Cost: linear in the function.
func ProfileCount(b *ir.Block) (count uint64, ok bool) {
	entered, ok := EntryCount(b.Func())
	if !ok {
		return 0, false
	}
	return uint64(math.Round(EstimateBlocks(b.Func())[b] * float64(entered))), true
}
