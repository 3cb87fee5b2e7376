package rewrite

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/frequency"
)

// RemoveCase deletes case k of a switch with its weight, by moving the last one to its place.
func RemoveCase(t *ir.Instr, k int) {
	weights := frequency.BranchWeights(t)
	t.RemoveCase(k)
	t.SetMD("prof", nil)
	if weights == nil || len(weights) == 2 {
		return
	}
	weights[k+1] = weights[len(weights)-1]
	rest := make([]uint64, len(weights)-1)
	for n := range rest {
		rest[n] = uint64(weights[n])
	}
	frequency.SetBranchWeights(t, rest...)
}

// MergeIntoDefault removes a case with the default's destination; the default gets its weight too.
func MergeIntoDefault(t *ir.Instr, k int) {
	weights := frequency.BranchWeights(t)
	t.RemoveCase(k)
	if t.NumCases() == 0 || weights == nil {
		return
	}
	weights[0] += weights[k+1]
	last := len(weights) - 1
	weights[k+1] = weights[last]
	rest := make([]uint64, last)
	for n := range rest {
		rest[n] = uint64(weights[n])
	}
	frequency.UpdateBranchWeights(t, rest...)
}

// CaseOfDefault makes a case of the only value that the default of a switch stands for, with the
// default's destination and weight. The caller gives the default another destination.
func CaseOfDefault(t *ir.Instr, v *ir.Const) {
	weights := frequency.BranchWeights(t)
	t.AddCase(v, t.Succ(0))
	if weights == nil {
		return
	}
	all := make([]uint64, len(weights)+1)
	for n, w := range weights {
		all[n] = uint64(w)
	}
	all[0], all[len(weights)] = 0, all[0]
	frequency.SetBranchWeights(t, all...)
}
