package scalar

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/pass"
	"opt-go/passes/simplify/constfold"
)

// DivRemPairsParams are the parameters in a pipeline.
func DivRemPairsParams() []pass.Param {
	return []pass.Param{{Name: "sums", Help: "compute only sums of a multiple of the quotient and the remainder, from what is divided"}}
}

// divRemSums simplifies an index that is split into row and column and recombined with another row
// length:
//
//	x/n · m + x mod n        =  x + x/n · (m − n)
//	(x/n + z) · m + x mod n  =  x + x/n · (m − n) + z · m
//	x/n · n + x mod n        =  x
//
// The product and the difference that compute the remainder become dead, so that they may have no
// other uses, except in the last line. m − n is invariant in most loops, and zero where the lengths
// are equal. LLVM's loop-reduce finds it in loops only, since scalar evolution multiplies sums out.
func divRemSums(f *ir.Func) bool {
	var sums []*ir.Instr
	for i := range f.Instrs() {
		if i.Op() == ir.Add && i.Type().IsInt() {
			sums = append(sums, i)
		}
	}
	changed := false
	for _, i := range sums {
		for k := range 2 {
			if d := matchDivRemSum(i.Operand(k), i.Operand(1-k)); d != nil {
				d.replace(i)
				changed = true
				break
			}
		}
	}
	return changed
}

// divRemSum is (q + z) · m + r, where q and r are quotient and remainder of the same two; z may be
// nil.
type divRemSum struct {
	q, product, r *ir.Instr
	z, m          ir.Value
}

// isWhole reports that the sum is what is divided.
func (d *divRemSum) isWhole() bool { return d.z == nil && d.q.Operand(1) == d.m }

// matchDivRemSum matches the sum of a product and a remainder, both without other uses unless the
// sum is what is divided.
func matchDivRemSum(product, remainder ir.Value) *divRemSum {
	r, ok1 := remainder.(*ir.Instr)
	p, ok2 := product.(*ir.Instr)
	if !ok1 || !ok2 || r.Op() != ir.SRem && r.Op() != ir.URem {
		return nil
	}
	d := productOfQuotient(p, r)
	if d == nil || !d.isWhole() && (!ir.HasOneUse(r) || !ir.HasOneUse(p)) {
		return nil
	}
	return d
}

func productOfQuotient(p, r *ir.Instr) *divRemSum {
	switch p.Op() {
	case ir.Mul:
		for k := range 2 {
			if q, z := quotientIn(p.Operand(k), divisionOf(r)); q != nil {
				return &divRemSum{q, p, r, z, p.Operand(1 - k)}
			}
		}
	case ir.Shl:
		c, isConst := p.Operand(1).(*ir.Const)
		if q, z := quotientIn(p.Operand(0), divisionOf(r)); q != nil && isConst {
			if m := constfold.Binary(ir.Shl, 0, ir.NewInt(p.Type(), 1), c, nil); m != nil {
				return &divRemSum{q, p, r, z, m}
			}
		}
	}
	return nil
}

// quotientIn returns the quotient that v is, or the quotient q in a sum v = q + z without other
// uses. A frozen quotient is accepted too: the remainder beside it is not frozen, so the sum is
// poison whenever freeze has an effect.
func quotientIn(v ir.Value, of division) (q *ir.Instr, z ir.Value) {
	is := func(v ir.Value) *ir.Instr {
		q, ok := v.(*ir.Instr)
		if ok && q.Op() == ir.Freeze {
			q, ok = q.Operand(0).(*ir.Instr)
		}
		if ok && (q.Op() == ir.SDiv || q.Op() == ir.UDiv) && divisionOf(q) == of {
			return q
		}
		return nil
	}
	if q := is(v); q != nil {
		return q, nil
	}
	if s, ok := v.(*ir.Instr); ok && s.Op() == ir.Add && ir.HasOneUse(s) {
		for k := range 2 {
			if q := is(s.Operand(k)); q != nil {
				return q, s.Operand(1 - k)
			}
		}
	}
	return nil, nil
}

// replace replaces the sum i by the new form. Operands that now have two uses are frozen where they
// may be undef.
func (d *divRemSum) replace(i *ir.Instr) {
	sameLength := d.q.Operand(1) == d.m
	for k := range 2 {
		d.q.SetOperand(k, frozenBefore(d.q, d.q.Operand(k)))
	}
	d.q.Flags &^= ir.Exact // the freeze of the quotient is no longer used
	if d.z != nil && !sameLength {
		d.m = frozenBefore(i, d.m)
	}
	sum := d.q.Operand(0)
	if !sameLength {
		sum = operationAt(i, ir.Add, operationAt(i, ir.Mul, d.q, operationAt(i, ir.Sub, d.m, d.q.Operand(1))), sum)
	}
	if d.z != nil {
		sum = operationAt(i, ir.Add, operationAt(i, ir.Mul, d.z, d.m), sum)
	}
	ir.ReplaceAllUses(i, sum)
	i.Erase()
	for _, dead := range []*ir.Instr{d.product, d.r} {
		if !ir.HasUses(dead) {
			dead.Erase()
		}
	}
}

// frozenBefore returns v, or a freeze of it created before an instruction.
func frozenBefore(at *ir.Instr, v ir.Value) ir.Value {
	if valuetracking.NotUndefOrPoison(v) {
		return v
	}
	fr := ir.NewInstr(ir.Freeze, v.Type(), v)
	fr.InsertBefore(at)
	fr.SetName(ir.NameOf(v) + ".frozen")
	fr.CopyDebugLoc(at)
	return fr
}

// operationAt computes x op y before i; it folds constants.
func operationAt(i *ir.Instr, op ir.Op, x, y ir.Value) ir.Value {
	a, isConst := x.(*ir.Const)
	if b, ok := y.(*ir.Const); ok && isConst {
		if c := constfold.Binary(op, 0, a, b, nil); c != nil {
			return c
		}
	}
	n := ir.NewInstr(op, i.Type(), x, y)
	n.InsertBefore(i)
	n.CopyDebugLoc(i)
	return n
}
