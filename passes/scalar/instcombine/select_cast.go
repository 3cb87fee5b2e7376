package instcombine

import (
	"opt-go/frontend/ir"
	"opt-go/passes/simplify/constfold"
)

// extremes names the intrinsic that chooses a against b where a p b holds.
var extremes = map[ir.Pred]string{ir.SGT: "llvm.smax", ir.SGE: "llvm.smax", ir.SLT: "llvm.smin", ir.SLE: "llvm.smin",
	ir.UGT: "llvm.umax", ir.UGE: "llvm.umax", ir.ULT: "llvm.umin", ir.ULE: "llvm.umin"}

// selectOfTruncated: a < k ? trunc a : k' is trunc(min(a, k)) where k' is k truncated; a > k ? k' :
// trunc(max(a, l)) is trunc(min(max(a, l), k)) for k > l, and the like for the other orders.
func (ic *combiner) selectOfTruncated(i *ir.Instr) *ir.Instr {
	c := opOf(i.Operand(0), ir.ICmp)
	if c == nil || c.Pred.IsEquality() {
		return nil
	}
	k, ok := word(c.Operand(1))
	if !ok {
		return nil
	}
	a := c.Operand(0)
	for arm := 1; arm <= 2; arm++ {
		t := opOf(i.Operand(arm), ir.Trunc)
		l, ok := word(i.Operand(3 - arm))
		if t == nil || !ok || l != k&maskOf(width(i.Type())) {
			continue
		}
		p := c.Pred
		if arm == 2 {
			p = p.Inverse()
		}
		if m := asInstr(t.Operand(0)); clampsOnceMore(p.Inverse(), a, k, m) {
			return newCast(ir.Trunc, ic.b.intrinsic(clamps[p.Inverse()].outer, a.Type(), "", m, c.Operand(1)), i.Type())
		}
		if t.Operand(0) != a {
			continue
		}
		return newCast(ir.Trunc, ic.b.intrinsic(extremes[p], a.Type(), "", a, c.Operand(1)), i.Type())
	}
	return nil
}

// selectOfConverted: x > k ? k' : float(x) is float(min(x, k)) where k' is k converted, and x < k ?
// k' : float(min(x, l)) is float(max(min(x, l), k)) for k < l; the like for the other orders.
func (ic *combiner) selectOfConverted(i *ir.Instr) *ir.Instr {
	c := opOf(i.Operand(0), ir.ICmp)
	if c == nil || c.Pred.IsEquality() || immediate(c.Operand(1)) == nil {
		return nil
	}
	x, k := c.Operand(0), c.Operand(1)
	for arm := 1; arm <= 2; arm++ {
		t := asInstr(i.Operand(arm))
		if t == nil || !isOp(t, ir.UIToFP, ir.SIToFP) || !oneUse(t) || t.Operand(0).Type() != x.Type() {
			continue
		}
		if v := constfold.Cast(t.Op(), k, i.Type(), ic.dl); v == nil || v != i.Operand(3-arm) {
			continue
		}
		p := c.Pred
		if arm == 2 {
			p = p.Inverse()
		}
		chosen := extremes[p]
		if n, ok := word(k); ok && clampsOnceMore(p.Inverse(), x, n, asInstr(t.Operand(0))) {
			chosen = clamps[p.Inverse()].outer
		} else if t.Operand(0) != x {
			continue
		}
		return newCast(t.Op(), ic.b.intrinsic(chosen, x.Type(), "", t.Operand(0), k), i.Type())
	}
	return nil
}
