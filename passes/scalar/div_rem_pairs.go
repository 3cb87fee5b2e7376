package scalar

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/pass"
)

// DivRemPairs is LLVM's div-rem-pairs. On targets without an instruction that computes both
// quotient and remainder, it computes a remainder from the quotient of the same operands. This
// saves one of two divisions, which are expensive on most machines, GPUs above all.
//
//	%q = sdiv i32 %x, %y           %x.frozen = freeze i32 %x
//	%r = srem i32 %x, %y           %q = sdiv i32 %x.frozen, %y.frozen
//	                         ⇒     %m = mul i32 %q, %y.frozen
//	                               %r.decomposed = sub i32 %x.frozen, %m
//
// Operands that may be undef or poison are frozen, since they now have several uses. The quotient
// loses exact, since the remainder is defined without it. One of the two must dominate the other; a
// quotient that comes later moves up to the remainder. Or the remainder is on one side of a
// triangle, and the quotient in its join: then both are reached from the branch, and the quotient
// moves above the branch.
//
// On targets with such an instruction (Target.DivRem) the later of the two moves to the other, so
// that both are in one block, and x − (x / y)·y becomes a remainder.
//
// With the parameter sums the pass runs divRemSums instead, which LLVM does not have.
//
// Keeps: the CFG. Cost: linear.
func DivRemPairs(c *pass.Context, f *ir.Func) pass.Preserved {
	if c.Opts.Bool("sums", false) {
		return pass.Changed(divRemSums(f))
	}
	quotients := map[division]*ir.Instr{}
	remainders := map[division]*ir.Instr{}
	var order []division
	note := func(k division, i *ir.Instr) {
		if remainders[k] == nil {
			order = append(order, k)
		}
		remainders[k] = i
	}
	for i := range f.Instrs() {
		switch i.Op() {
		case ir.SDiv, ir.UDiv:
			quotients[divisionOf(i)] = i
		case ir.SRem, ir.URem:
			note(divisionOf(i), i)
		case ir.Sub:
			if q := quotientOfRemainder(i); q != nil {
				note(divisionOf(q), i)
			}
		}
	}
	changed := false
	for _, k := range order {
		q, r := quotients[k], remainders[k]
		if q == nil {
			continue
		}
		dom := pass.Get(c, f, analysis.Dominators)
		if ty := r.Type(); c.Target.DivRem != nil && ty.IsInt() && c.Target.DivRem(ty.Bits) {
			if r.Op() == ir.Sub {
				r = recompose(q, r)
				changed = true
			}
			changed = joinPair(dom, q, r) || changed
			continue
		}
		if r.Op() == ir.Sub || !bringAbove(dom, q, r) {
			continue
		}
		decompose(q, r)
		c.Count("Number of instructions decomposed", 1)
		changed = true
	}
	return pass.Changed(changed)
}

// bringAbove moves quotient q so that it dominates remainder r, if that is possible.
func bringAbove(dom *analysis.DomTree, q, r *ir.Instr) bool {
	switch {
	case dom.DominatesInstr(q, r):
		return true
	case dom.DominatesInstr(r, q):
		q.MoveBefore(r)
		return true
	}
	p := r.Block().SinglePred()
	if p == nil || r.Block().UniqueSucc() != q.Block() || !surelyReached(q) || !surelyReached(r) {
		return false
	}
	for _, b := range p.Succs() {
		if b != q.Block() && b != r.Block() {
			return false
		}
	}
	for _, b := range q.Block().Preds() {
		if b != p && b != r.Block() {
			return false
		}
	}
	for _, v := range q.Operands() {
		if !dom.DominatesInstr(v, p.Term()) {
			return false
		}
	}
	q.MoveBefore(p.Term())
	return true
}

// recompose turns x − (x / y)·y into a remainder.
func recompose(q, sub *ir.Instr) *ir.Instr {
	op := ir.URem
	if q.Op() == ir.SDiv {
		op = ir.SRem
	}
	r := ir.NewInstr(op, sub.Type(), q.Operand(0), q.Operand(1))
	r.InsertAfter(sub)
	r.CopyDebugLoc(sub)
	r.SetName(sub.Name() + ".recomposed")
	ir.ReplaceAllUses(sub, r)
	sub.Erase()
	return r
}

// joinPair moves quotient q and remainder r into one block, if that is possible, and reports
// whether it did.
func joinPair(dom *analysis.DomTree, q, r *ir.Instr) bool {
	switch {
	case q.Block() == r.Block():
		return false
	case dom.DominatesInstr(r, q):
		q.MoveBefore(r.Next())
		return true
	case !bringAbove(dom, q, r):
		return false
	}
	r.MoveBefore(q.Next()) // in its own block, or before the branch above both
	return true
}

// surelyReached reports whether control always gets from the start of i's block to i.
func surelyReached(i *ir.Instr) bool {
	for x := i.Prev(); x != nil; x = x.Prev() {
		if !analysis.TransfersControl(x) {
			return false
		}
	}
	return true
}

// division holds the dividend and divisor.
type division struct {
	x, y   ir.Value
	signed bool
}

func divisionOf(i *ir.Instr) division {
	return division{i.Operand(0), i.Operand(1), i.Op() == ir.SDiv || i.Op() == ir.SRem}
}

// quotientOfRemainder returns x / y where i is x − (x / y)·y: a remainder that has been decomposed
// already.
func quotientOfRemainder(i *ir.Instr) *ir.Instr {
	m, ok := i.Operand(1).(*ir.Instr)
	if !ok || m.Op() != ir.Mul {
		return nil
	}
	for k, v := range m.Operands() {
		q, ok := v.(*ir.Instr)
		if ok && (q.Op() == ir.SDiv || q.Op() == ir.UDiv) && q.Operand(0) == i.Operand(0) && q.Operand(1) == m.Operand(1-k) {
			return q
		}
	}
	return nil
}

// decompose computes remainder r from quotient q, which dominates it.
func decompose(q, r *ir.Instr) {
	x, y := r.Operand(0), r.Operand(1)
	q.Flags &^= ir.PoisonFlags
	m := ir.NewInstr(ir.Mul, r.Type(), q, y)
	m.InsertAfter(r)
	s := ir.NewInstr(ir.Sub, r.Type(), x, m)
	s.InsertAfter(m)
	m.CopyDebugLoc(r)
	s.CopyDebugLoc(r)
	for k, v := range []ir.Value{x, y} {
		if valuetracking.NotUndefOrPoison(v) {
			continue
		}
		fr := ir.NewInstr(ir.Freeze, v.Type(), v)
		fr.InsertBefore(q)
		fr.SetName(ir.NameOf(v) + ".frozen")
		fr.CopyDebugLoc(q)
		q.SetOperand(k, fr)
		if k == 0 {
			s.SetOperand(0, fr)
		} else {
			m.SetOperand(1, fr)
		}
	}
	s.SetName(r.Name() + ".decomposed")
	ir.ReplaceAllUses(r, s)
	r.Erase()
}
