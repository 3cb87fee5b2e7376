package licm

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/rewrite"
)

// defineIn deals with the accesses of one block to a promoted location: the last store defines the block's value, loads behind a
// store take what it stored; the loads before the first store, which are returned, take what comes into the block.
func defineIn(b *ir.Block, uses []*ir.Instr, vals *rewrite.Values, replaced map[ir.Value]ir.Value) (liveIn []*ir.Instr) {
	if !slices.ContainsFunc(uses, func(i *ir.Instr) bool { return i.Op() == ir.Store }) {
		return uses
	}
	slices.SortFunc(uses, func(x, y *ir.Instr) int {
		if x.ComesBefore(y) {
			return -1
		}
		return 1
	})
	var stored ir.Value
	for _, i := range uses {
		switch {
		case i.Op() == ir.Store:
			stored = i.Operand(0)
		case stored == nil:
			liveIn = append(liveIn, i)
		default:
			ir.ReplaceAllUses(i, stored)
			replaced[i] = stored
		}
	}
	vals.Define(b, stored)
	return liveIn
}
