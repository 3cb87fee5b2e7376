package frequency

import (
	"math/bits"
	"slices"

	"opt-go/frontend/ir"
)

// BranchWeights returns the numbers in !prof branch_weights, one per successor of a terminator or
// side of a select; nil where there are none or not as many. LangRef lets a string stand before
// them that says where they come from.
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

// SetBranchWeights gives a terminator or select weights, or none if they are all 0; where one of
// them has more than 32 bits, all lose their low bits.
func SetBranchWeights(i *ir.Instr, weights ...uint64) {
	setWeights(i, weights, ir.MDStr("branch_weights"))
}

// UpdateBranchWeights is SetBranchWeights for weights that come from where the old ones did.
func UpdateBranchWeights(i *ir.Instr, weights ...uint64) {
	prefix := []ir.MD{ir.MDStr("branch_weights")}
	if prof := i.MD("prof"); firstWeight(prof) == 2 {
		prefix = append(prefix, prof.Operand(1))
	}
	setWeights(i, weights, prefix...)
}

func setWeights(i *ir.Instr, weights []uint64, fields ...ir.MD) {
	if slices.Max(weights) == 0 {
		i.SetMD("prof", nil)
		return
	}
	shift := max(0, bits.Len64(slices.Max(weights))-32)
	for _, w := range weights {
		fields = append(fields, &ir.MDConst{Value: ir.NewInt(i.Func().Ctx().Int(32), w>>shift)})
	}
	i.SetMD("prof", ir.NewTuple(fields...))
}

// likelyPercent is the probability from which on a branch is taken to be predicted well, as LLVM
// has it for all targets.
const likelyPercent = 99

// LikelyWays reports, per successor of a branch, whether its weights say that it is taken nearly
// always; neither where there are no weights or the branch is !unpredictable.
func LikelyWays(i *ir.Instr) (ways [2]bool) {
	w := BranchWeights(i)
	if len(w) != 2 || i.MD("unpredictable") != nil {
		return ways
	}
	if w[0] == 0 && w[1] == 0 {
		return ways
	}
	yes := probability(uint64(w[0]), uint64(w[0])+uint64(w[1]))
	likely := probability(likelyPercent, 100)
	return [2]bool{yes >= likely, probabilityOne-yes >= likely}
}

// probabilityOne is LLVM's BranchProbability of 1: probabilities are fractions with this
// denominator, rounded.
const probabilityOne = 1 << 31

func probability(part, whole uint64) uint64 {
	shift := max(0, bits.Len64(whole)-32)
	part, whole = part>>shift, whole>>shift
	return (part*probabilityOne + whole/2) / whole
}

// Weights returns the weights of both sides of a conditional branch or select, equal ones where it
// has none.
func Weights(i *ir.Instr) (w [2]uint64, known bool) {
	if list := BranchWeights(i); len(list) == 2 {
		return [2]uint64{uint64(list[0]), uint64(list[1])}, true
	}
	return [2]uint64{1, 1}, false
}
