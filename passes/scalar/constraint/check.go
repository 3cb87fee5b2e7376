package constraint

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/valuetracking"
)

// What is done with answers.

func (e *eliminator) check(t *item) {
	i := t.instr
	if t.use != nil {
		i, _ = t.use.Value().(*ir.Instr) // it may have become a constant
	}
	if i == nil || i.Block() == nil {
		return
	}
	id := i.IntrinsicID()
	p, isExtreme := weak[id]
	switch {
	case i.Op() == ir.ICmp:
		if !e.compare(t, i) {
			e.byOther(t, i)
		}
	case id == "llvm.ssub.with.overflow":
		e.overflow(i)
	case id == "llvm.ucmp", id == "llvm.scmp":
		e.threeWay(i)
	case isExtreme:
		e.extreme(i, p)
	}
}

// compare replaces the uses of a comparison that the query's position dominates; assumptions keep
// it.
func (e *eliminator) compare(t *item, i *ir.Instr) bool {
	value, known := e.facts.decide(i.Pred, i.Operand(0), i.Operand(1))
	if !known && e.facts.newer && i.HasFlag(ir.SameSign) && i.Pred.IsUnsigned() {
		value, known = e.facts.decide(i.Pred.Signed(), i.Operand(0), i.Operand(1))
	}
	if !known {
		return false
	}
	at := t.at()
	ir.ReplaceUsesIf(i, e.f.Ctx().NewBool(value), func(u *ir.Use) bool {
		p := place(u)
		if !e.dt.Reachable(p.Block()) {
			return false
		}
		in, out := e.dt.Interval(p.Block())
		if in < t.in || out > t.out || p.Block() == at.Block() && p.ComesBefore(at) {
			return false
		}
		return u.User().IntrinsicID() != "llvm.assume"
	})
	e.c.Count("Number of instructions removed", 1)
	e.replaced(i)
	return true
}

// maxLeaves is the number of other leaves of a long conjunction or disjunction that each comparison
// in it is checked against, nearest first; maxLooked bounds the nodes visited to find them. LLVM 19
// takes only the other operand of the comparison's own conjunction.
const maxLeaves, maxLooked = 8, 128

// byOther folds one side of a conjunction or disjunction that the other side implies where it
// matters.
func (e *eliminator) byOther(t *item, i *ir.Instr) {
	join := t.at()
	x, y, and, ok := valuetracking.LogicalOp(join)
	if !ok {
		return
	}
	other := x
	if x == ir.Value(i) {
		other = y
		if join.Op() == ir.Select { // the second may be poison where the first decides
			return
		}
	}
	f := e.facts
	before := len(f.stack)
	work := []ir.Value{other}
	leaves := 0
	for looked := 0; len(work) > 0 && leaves < maxLeaves && looked < maxLooked; looked++ {
		o, isInstr := work[len(work)-1].(*ir.Instr)
		work = work[:len(work)-1]
		if !isInstr {
			continue
		}
		if o.Op() == ir.ICmp {
			p := o.Pred
			if !and {
				p = p.Inverse()
			}
			f.add(p, o.Operand(0), o.Operand(1), t.in, t.out)
			leaves++
			continue
		}
		if a, b, isAnd, isLogical := valuetracking.LogicalOp(o); isLogical && isAnd == and {
			work = append(work, a, b)
		}
	}
	if len(f.stack) == before {
		return
	}
	value, known := f.decide(i.Pred, i.Operand(0), i.Operand(1))
	for len(f.stack) > before {
		f.pop()
	}
	if !known {
		return
	}
	if e.facts.newer {
		// The implied side holds or fails where the other side does not decide by itself.
		by := other
		if value != and {
			by = e.f.Ctx().NewBool(value)
		}
		if ir.HasUses(join) {
			ir.ReplaceAllUses(join, by)
			e.replaced(join)
		}
		return
	}
	slot := 1
	switch {
	case join.Op() == ir.Select && !and:
		slot = 2
	case other == y:
		slot = 0
	}
	join.SetOperand(slot, e.f.Ctx().NewBool(value))
	join.Flags &^= ir.Disjoint // the other operand may be true; LLVM 19 keeps the flag
	e.changed = true
}

// overflow replaces a subtraction of a smaller number that is not negative: it does not overflow.
func (e *eliminator) overflow(i *ir.Instr) {
	a, b := i.Arg(0), i.Arg(1)
	if a.Type().IsVector() || !e.facts.holds(ir.SGE, a, b) || !e.facts.holds(ir.SGE, b, ir.NewZero(b.Type())) {
		return
	}
	var sub *ir.Instr
	for u := range ir.Users(i) {
		if u.Op() != ir.ExtractValue || len(u.Indices()) != 1 {
			continue
		}
		if u.Indices()[0] == 0 {
			if sub == nil {
				sub = ir.Before(i).Sub(a, b, "")
			}
			ir.ReplaceAllUses(u, sub)
		} else {
			ir.ReplaceAllUses(u, e.f.Ctx().NewBool(false))
		}
		u.SetOperand(0, ir.NewPoison(i.Type()))
		e.replaced(u)
	}
	if !ir.HasUses(i) {
		e.changed = true
		e.dead = append(e.dead, i)
	}
}

// threeWay replaces a comparison with three results.
func (e *eliminator) threeWay(i *ir.Instr) {
	gt, lt := ir.UGT, ir.ULT
	if i.IntrinsicID() == "llvm.scmp" {
		gt, lt = ir.SGT, ir.SLT
	}
	if i.Type().IsVector() {
		return
	}
	for k, p := range []ir.Pred{gt, lt, ir.EQ} {
		if value, known := e.facts.decide(p, i.Arg(0), i.Arg(1)); known && value {
			ir.ReplaceAllUses(i, ir.NewSigned(i.Type(), []int64{1, -1, 0}[k]))
			e.replaced(i)
			return
		}
	}
}

// extreme replaces a minimum or maximum by the operand that it is.
func (e *eliminator) extreme(i *ir.Instr, p ir.Pred) {
	if i.Type().IsVector() {
		return
	}
	for k := range 2 {
		if value, known := e.facts.decide(p, i.Arg(k), i.Arg(1-k)); known && value {
			ir.ReplaceAllUses(i, i.Arg(k))
			e.replaced(i)
			return
		}
	}
}
