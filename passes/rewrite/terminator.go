package rewrite

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/frequency"
	"opt-go/passes/simplify/constfold"
)

// FoldTerminator replaces a conditional, indirect branch or switch by a plain branch, or by a
// simpler one, where its condition is constant or its destinations are equal; it reports whether it
// did. φs of blocks that lose an edge are updated.
func FoldTerminator(b *ir.Block) bool {
	t := b.Term()
	switch {
	case t.IsCondBr():
		return foldCondBr(b, t)
	case t.Op() == ir.Switch:
		return foldSwitch(b, t)
	case t.Op() == ir.IndirectBr:
		k, ok := t.Operand(0).(*ir.Const)
		if !ok || k.Kind != ir.BlockAddressConst || !slices.Contains(b.Succs(), k.Block) {
			return false
		}
		KeepOneEdge(b, t, k.Block)
		return true
	}
	return false
}

func foldCondBr(b *ir.Block, t *ir.Instr) bool {
	yes, no := t.Succ(0), t.Succ(1)
	if yes == no {
		yes.RemovePred(b, false)
		BranchTo(b, yes)
		return true
	}
	k, ok := t.Operand(0).(*ir.Const)
	if !ok || k.Kind != ir.IntConst {
		return false // undef is left to passes that know more: either successor would do
	}
	taken, other := yes, no
	if k.IsZero() {
		taken, other = no, yes
	}
	other.RemovePred(b, false)
	BranchTo(b, taken)
	return true
}

// RemoveEdge takes one edge from p out of b's φs, which stay.
func RemoveEdge(b, p *ir.Block) {
	for phi := range b.Phis() {
		for k := range phi.NumIncoming() {
			if phi.IncomingBlock(k) == p {
				phi.RemoveIncoming(k)
				break
			}
		}
	}
}

// BranchTo makes b end in a plain branch to dest. The φs are the caller's business.
func BranchTo(b, dest *ir.Block) {
	t := b.Term()
	br := ir.NewInstr(ir.Br, b.Func().Ctx().Void, dest)
	br.CopyDebugLoc(t)
	br.SetMD("llvm.loop", t.MD("llvm.loop"))
	ReplaceTerm(b, br)
}

// ReplaceTerm replaces b's terminator and deletes a condition that becomes dead.
func ReplaceTerm(b *ir.Block, n *ir.Instr) {
	t := b.Term()
	cond := t.Operand(0)
	n.InsertBefore(t)
	t.Erase()
	EraseIfDead(cond)
}

// foldSwitch handles switches on constants, with one destination, with cases that go where the
// default goes, and with one case.
func foldSwitch(b *ir.Block, t *ir.Instr) bool {
	value, _ := t.Operand(0).(*ir.Const)
	if value != nil && value.Kind != ir.IntConst {
		value = nil
	}
	def := t.Succ(0)
	only := def
	if HasUnreachableDefault(t) && t.NumCases() > 0 {
		_, only = t.Case(0)
	}
	changed := false
	for n := 0; n < t.NumCases(); {
		v, d := t.Case(n)
		if v == value {
			only = d
			break
		}
		if d == def {
			def.RemovePred(b, false)
			MergeIntoDefault(t, n)
			changed = true
			continue
		}
		if d != only {
			only = nil
		}
		n++
	}
	if value != nil && only == nil {
		only = def
	}
	switch {
	case only != nil:
		KeepOneEdge(b, t, only)
	case t.NumCases() == 1:
		switchToBranch(b, t)
	default:
		return changed
	}
	return true
}

// HasUnreachableDefault reports whether a switch is known never to go to its default.
func HasUnreachableDefault(t *ir.Instr) bool {
	first := analysis.FirstReal(t.Succ(0))
	return first != nil && first.Op() == ir.Unreachable
}

// KeepOneEdge turns b's terminator into a branch to dest; all other edges are removed from the φs.
func KeepOneEdge(b *ir.Block, t *ir.Instr, dest *ir.Block) {
	kept := false
	succs := b.Succs()
	for _, n := range succs {
		if n == dest && !kept {
			kept = true
			continue
		}
		n.RemovePred(b, false)
	}
	BranchTo(b, dest)
}

// switchToBranch makes a compare and a branch of a switch with one case.
func switchToBranch(b *ir.Block, t *ir.Instr) {
	v, d := t.Case(0)
	cmp := compareOrFold(ir.Before(t), ir.EQ, t.Operand(0), v, "cond")
	br := ir.NewInstr(ir.Br, b.Func().Ctx().Void, cmp, d, t.Succ(0))
	br.CopyDebugLoc(t)
	weights := frequency.BranchWeights(t)
	t.Erase()
	b.Append(br)
	if len(weights) == 2 {
		frequency.SetBranchWeights(br, uint64(weights[1]), uint64(weights[0]))
	}
}

// compareOrFold makes a compare, or the constant that it is.
func compareOrFold(at *ir.Builder, p ir.Pred, x ir.Value, k *ir.Const, name string) ir.Value {
	if c, ok := x.(*ir.Const); ok {
		if v := constfold.ICmp(p, c, k, ir.CmpType(k.Type()), nil); v != nil {
			return v
		}
	}
	return at.ICmp(p, x, k, name)
}
