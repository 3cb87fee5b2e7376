package simplify

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/analysis/match"
)

// Compares of an operation with one of its operands, for any other operand: LLVM's
// simplifyICmpWithBinOp.

// notMultiple: a product that does not wrap is a multiple of its constant factor, and no power of
// two shifted is any other number.
func notMultiple(p ir.Pred, x ir.Value, k *ir.Const) (value, known bool) {
	i := match.Instr(x)
	if i == nil || !p.IsEquality() || i.Op() != ir.Mul && i.Op() != ir.Shl || k.IsZero() {
		return false, false
	}
	c, ok := bitvec.Of(k)
	if !ok {
		return false, false
	}
	if i.Op() == ir.Mul {
		factor := match.Int(i.Operand(1))
		if factor == nil || factor.IsZero() {
			return false, false
		}
		f, _ := bitvec.Of(factor)
		if i.HasFlag(ir.NUW) && !c.URem(f).IsZero() || i.HasFlag(ir.NSW) && !c.Sub(c.SDiv(f).Mul(f)).IsZero() {
			return p == ir.NE, true
		}
		return false, false
	}
	if n := ir.AsInt(i.Operand(0)); n != nil {
		if f, _ := bitvec.Of(n); f.IsPowerOf2() && !c.IsPowerOf2() {
			return p == ir.NE, true
		}
	}
	return false, false
}

// byOperation answers x p y when y is an operand of x.
func (q *Query) byOperation(p ir.Pred, x, y ir.Value) (value, known bool) {
	i := match.Instr(x)
	if i == nil || i.NumOperands() != 2 || i.Operand(0) != y && i.Operand(1) != y {
		return false, false
	}
	left := i.Operand(0) == y
	other := i.Operand(0)
	if left {
		other = i.Operand(1)
	}
	switch i.Op() {
	case ir.Add:
		if p.IsEquality() || p.IsUnsigned() && i.HasFlag(ir.NUW) || p.IsSigned() && i.HasFlag(ir.NSW) { // y + other p y: other p 0
			return q.compared(p, other, ir.NewZero(other.Type()))
		}
	case ir.Xor: // changed in some bit
		if p.IsEquality() && q.NonZero(other) {
			return p == ir.NE, true
		}
	case ir.Sub:
		if p.IsEquality() && left && q.NonZero(other) {
			return p == ir.NE, true
		}
	case ir.Or: // no bit of y is lost
		if p.IsEquality() && i.HasFlag(ir.Disjoint) && q.NonZero(other) {
			return p == ir.NE, true
		}
		switch p {
		case ir.ULT, ir.UGE:
			return p == ir.UGE, true
		case ir.SLT, ir.SGE:
			return q.orSigned(p, y, other)
		}
	case ir.And:
		if p == ir.UGT || p == ir.ULE {
			return p == ir.ULE, true
		}
	case ir.URem:
		return q.remainder(p, y, left)
	case ir.LShr, ir.UDiv:
		return q.quotient(p, i, y, left)
	}
	return false, false
}

// compared answers x p y if that is a constant.
func (q *Query) compared(p ir.Pred, x, y ir.Value) (value, known bool) {
	k := ir.AsInt(q.ICmp(p, x, y))
	return k != nil && !k.IsZero(), k != nil
}

// orSigned: y | other has the sign of y when other is not negative, and y then only gains bits.
func (q *Query) orSigned(p ir.Pred, y, other ir.Value) (value, known bool) {
	w := q.FullWidth(y.Type())
	if w == 0 {
		return false, false
	}
	a, b := q.KnownBits(y), q.KnownBits(other)
	if a.NonNegative(w) && b.Negative(w) {
		return p == ir.SLT, true
	}
	return p == ir.SGE, a.Negative(w) || b.NonNegative(w)
}

// remainder compares a % b with a (left) or with b.
func (q *Query) remainder(p ir.Pred, y ir.Value, left bool) (value, known bool) {
	if left {
		return p == ir.ULE, p == ir.ULE || p == ir.UGT
	}
	if p.IsSigned() {
		if w := q.FullWidth(y.Type()); w == 0 || !q.KnownBits(y).NonNegative(w) {
			return false, false
		}
	}
	less := p == ir.NE || p.Unsigned() == ir.ULT || p.Unsigned() == ir.ULE
	return less, true
}

// quotient compares y / n or y >> n with y: it is not above, and where y is not zero and n makes a
// difference, below.
func (q *Query) quotient(p ir.Pred, i *ir.Instr, y ir.Value, left bool) (value, known bool) {
	if !left {
		return false, false
	}
	if p == ir.UGT || p == ir.ULE {
		return p == ir.ULE, true
	}
	n, is := match.Uint(i.Operand(1))
	if !is || n == 0 || n == 1 && i.Op() == ir.UDiv || !q.NonZero(y) {
		return false, false
	}
	switch p {
	case ir.EQ, ir.UGE:
		return false, true
	case ir.NE, ir.ULT:
		return true, true
	}
	return false, false
}
