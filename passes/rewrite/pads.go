package rewrite

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// ShareLandingPad merges a block that holds a landing pad and a branch with another predecessor of
// the branch's destination that holds the same: what unwinds to b unwinds to that one. LLVM's
// TryToMergeLandingPad.
func ShareLandingPad(b *ir.Block) bool {
	pad, t := b.First(), b.Term()
	succ := t.Succ(0)
	if pad.Op() != ir.LandingPad || nextReal(pad) != t || succ.First().Op() == ir.Phi {
		return false
	}
	for _, other := range succ.Preds() {
		o := other.First()
		if other == b || o.Op() != ir.LandingPad || nextReal(o) != other.Term() || other.BranchSucc() == nil || !Identical(o, pad, false) {
			continue
		}
		for _, p := range b.Preds() {
			p.Term().ReplaceOperand(b, other)
		}
		for i := o.Next(); i != other.Term(); { // debug records of one path only
			next := i.Next()
			i.Erase()
			i = next
		}
		succ.RemovePred(b, false)
		t.Erase()
		ir.AtEnd(b).Unreachable()
		return true
	}
	return false
}

// nextReal is the instruction after i but for debug intrinsics.
func nextReal(i *ir.Instr) *ir.Instr {
	for i = i.Next(); analysis.IsDebugOrPseudo(i); i = i.Next() {
	}
	return i
}

// DropRepeatedHandlers takes handlers off a catchswitch that catch what an earlier one catches.
func DropRepeatedHandlers(t *ir.Instr) (changed bool) {
	if t.Op() != ir.CatchSwitch {
		return false
	}
	var pads []*ir.Instr
	for k := 1; ; {
		n := t.NumOperands()
		if t.HasUnwind() {
			n--
		}
		if k >= n {
			return changed
		}
		handler := t.Operand(k).(*ir.Block)
		pad := handler.FirstNonPhi()
		repeated := false
		for _, p := range pads {
			repeated = repeated || p == pad || Identical(p, pad, false)
		}
		if repeated {
			handler.RemovePred(t.Block(), false)
			t.RemoveOperand(k)
			changed = true
			continue
		}
		pads = append(pads, pad)
		k++
	}
}
