package rewrite

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/frequency"
)

// FoldIndirectBr drops destinations of an indirect branch that are named before, or whose
// address nothing takes. What is left of it may be a direct branch: to the only destination, or by
// a select between two.
func FoldIndirectBr(b *ir.Block) (changed, again bool) {
	t := b.Term()
	weights := frequency.BranchWeights(t)
	weightOf, seen := map[*ir.Block]uint64{}, map[*ir.Block]bool{}
	for k := range weights {
		weightOf[t.Succ(k)] += uint64(weights[k])
	}
	var kept []*ir.Block
	for k := 0; k < t.NumSuccs(); {
		if n := t.Succ(k); n.AddressTaken() && !seen[n] {
			seen[n] = true
			kept = append(kept, n)
			k++
			continue
		}
		t.Succ(k).RemovePred(b, false)
		t.RemoveOperand(k + 1)
		changed = true
	}
	switch {
	case len(kept) == 0:
		ReplaceTerm(b, ir.NewInstr(ir.Unreachable, b.Func().Ctx().Void))
		return true, false
	case len(kept) == 1:
		BranchTo(b, kept[0])
		return true, false
	}
	if changed && weights != nil {
		var sums []uint64
		for _, n := range kept {
			sums = append(sums, weightOf[n])
		}
		frequency.SetBranchWeights(t, sums...)
	}
	did := indirectOnSelect(b)
	return changed || did, did
}

// indirectOnSelect makes an indirect branch to one of two addresses a conditional branch. To go to
// a block that is no destination is undefined behaviour.
func indirectOnSelect(b *ir.Block) bool {
	t := b.Term()
	if k, ok := t.Operand(0).(*ir.Const); ok && k.Kind == ir.BlockAddressConst {
		directTo(b, k.Block, k.Block, nil)
		return true
	}
	sel, ok := t.Operand(0).(*ir.Instr)
	if !ok || sel.Op() != ir.Select {
		return false
	}
	x, ok1 := sel.Operand(1).(*ir.Const)
	y, ok2 := sel.Operand(2).(*ir.Const)
	if !ok1 || !ok2 || x.Kind != ir.BlockAddressConst || y.Kind != ir.BlockAddressConst {
		return false
	}
	directTo(b, x.Block, y.Block, sel)
	return true
}

// directTo replaces an indirect branch by one to yes where the select's condition holds, else to
// no.
func directTo(b, yes, no *ir.Block, sel *ir.Instr) {
	t := b.Term()
	is := map[*ir.Block]bool{}
	for k := range t.NumSuccs() {
		if n := t.Succ(k); n == yes || n == no {
			is[n] = true
		} else {
			n.RemovePred(b, false)
		}
	}
	var br *ir.Instr
	void := b.Func().Ctx().Void
	switch {
	case is[yes] && is[no] && yes != no:
		br = ir.NewInstr(ir.Br, void, sel.Operand(0), yes, no)
		br.SetMD("prof", sel.MD("prof"))
	case is[yes]:
		br = ir.NewInstr(ir.Br, void, yes)
	case is[no]:
		br = ir.NewInstr(ir.Br, void, no)
	default:
		br = ir.NewInstr(ir.Unreachable, void)
	}
	br.CopyDebugLoc(t)
	ReplaceTerm(b, br)
}
