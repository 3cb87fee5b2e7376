package analysis

import (
	"slices"

	"opt-go/frontend/ir"
)

// BranchWeights returns the numbers in !prof branch_weights, one per successor of a terminator or side of a select; nil where there are none
// or not as many. LangRef lets a string stand before them that says where they come from.
func BranchWeights(i *ir.Instr) []uint32 {
	n := 2
	if i.IsTerminator() {
		n = i.NumSuccs()
	}
	prof := i.MD("prof")
	first := firstWeight(prof)
	if first == 0 || len(prof.Fields)-first != n {
		return nil
	}
	weights := make([]uint32, n)
	for k := range weights {
		c, ok := prof.Operand(first + k).(*ir.MDConst)
		if !ok {
			return nil
		}
		w := ir.AsInt(c.Value)
		if w == nil {
			return nil
		}
		v, _ := w.Uint64()
		weights[k] = uint32(v)
	}
	return weights
}

// SwapBranchWeights exchanges the two weights of a branch or select.
func SwapBranchWeights(i *ir.Instr) {
	prof := i.MD("prof")
	first := firstWeight(prof)
	if first == 0 || len(prof.Fields)-first != 2 {
		return
	}
	swapped := slices.Clone(prof.Fields)
	swapped[first], swapped[first+1] = swapped[first+1], swapped[first]
	i.SetMD("prof", &ir.MDNode{ID: -1, Fields: swapped})
}

// firstWeight returns the operand of !prof that is the first weight, 0 if there are no weights.
func firstWeight(prof *ir.MDNode) int {
	if prof == nil || len(prof.Fields) < 2 || prof.Operand(0) != ir.MDStr("branch_weights") {
		return 0
	}
	if _, ok := prof.Operand(1).(ir.MDStr); ok {
		return 2
	}
	return 1
}
