package instcombine

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// icmpAlloca: the address of an alloca that does not escape differs from any other pointer. All
// compares of it are folded together, since a remaining one might evaluate differently (LLVM's
// foldAllocaCmp).
func (ic *combiner) icmpAlloca(i *ir.Instr) *ir.Instr {
	if !i.Operand(0).Type().IsPtr() || !i.Pred.IsEquality() {
		return nil
	}
	for k := range 2 {
		a := opOf(analysis.UnderlyingObject(i.Operand(k)), ir.Alloca)
		if a == nil {
			continue
		}
		var r *ir.Instr
		for _, c := range comparesOfHidden(a) {
			ic.use(c, ic.ctx.NewBool(c.Pred == ir.NE))
			if c == i {
				r = i
			} else {
				ic.work.add(c)
			}
		}
		if r != nil {
			return r
		}
	}
	return nil
}

// comparesOfHidden lists the compares of an alloca's address with others, where the address gets
// nowhere else.
func comparesOfHidden(a *ir.Instr) []*ir.Instr {
	sides := map[*ir.Instr]int{}
	var order []*ir.Instr
	captured := false
	analysis.Captures(a, func(u *ir.Use) bool {
		if u == nil || u.User().Op() != ir.ICmp || !u.User().Pred.IsEquality() || analysis.UnderlyingObject(u.Value()) != ir.Value(a) {
			captured = true
			return true
		}
		if sides[u.User()] == 0 {
			order = append(order, u.User())
		}
		sides[u.User()] |= 1 << u.Index()
		return false
	})
	if captured {
		return nil
	}
	var out []*ir.Instr
	for _, c := range order {
		if sides[c] != 3 { // both addresses derive from the alloca: only their offsets are compared
			out = append(out, c)
		}
	}
	return out
}
