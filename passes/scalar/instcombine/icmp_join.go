package instcombine

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/bitvec/ranges"
)

// Compares joined by and, or and xor, where one implies the value of an operand of the other.

// joinedByConstant: a == c && b < a is a == c && b < c, a != c || b < a is a != c || b < c (LLVM's
// foldAndOrOfICmpsWithConstEq). logical means that y is evaluated only when x does not decide.
func (ic *combiner) joinedByConstant(x, y *ir.Instr, and, logical bool) ir.Value {
	a, c := x.Operand(0), x.Operand(1)
	if k := immediate(c); k == nil || isUndef(k) || !ic.notUndef(k) || ir.IsConst(a) || x.Pred != ir.NE && x.Pred != ir.EQ || and != (x.Pred == ir.EQ) {
		return nil
	}
	p, b := y.Pred, y.Operand(0)
	switch a {
	case y.Operand(1):
	case b:
		p, b = p.Swapped(), y.Operand(1)
	default:
		return nil
	}
	v := ic.q.ICmp(p, b, c)
	if v == nil {
		if !oneUse(y) {
			return nil
		}
		v = ic.b.cmp(p, b, c, "")
	}
	return ic.joinedSides(x, v, and, logical, "")
}

// joinedExtremes: two numbers are both 0 if their or is, and both -1 if their and is; the opposite
// of an or of inequalities.
func (ic *combiner) joinedExtremes(x, y *ir.Instr, and, logical bool) ir.Value {
	p := ir.NE
	if and {
		p = ir.EQ
	}
	a, b := x.Operand(0), y.Operand(0)
	if logical || x.Pred != p || y.Pred != p || a.Type() != b.Type() || !a.Type().Scalar().IsInt() {
		return nil
	}
	switch {
	case isZero(x.Operand(1)) && isZero(y.Operand(1)):
		return ic.b.cmp(p, ic.b.or(a, b, ""), ir.NewZero(a.Type()), "")
	case isAllOnes(x.Operand(1)) && isAllOnes(y.Operand(1)):
		return ic.b.cmp(p, ic.b.and(a, b, ""), ir.NewAllOnes(a.Type()), "")
	}
	return nil
}

// xorOfRanges: of two compares of one value with constants exactly one holds in one range (the
// first half of LLVM's foldXorOfICmps), or one implies the other, so that the other one and not the
// first holds.
func (ic *combiner) xorOfRanges(i, x, y *ir.Instr) *ir.Instr {
	a, r, ok1 := rangeCompare(x)
	b, s, ok2 := rangeCompare(y)
	if ok1 && ok2 && a == b {
		if v := ic.inOneRange(x, y, a, r, s); v != nil {
			return ic.use(i, v)
		}
	}
	all, both := ic.q.Binary(ir.Or, 0, x, y), ic.q.Binary(ir.And, 0, x, y)
	inner := y
	switch {
	case all == ir.Value(y) && both == ir.Value(x):
		inner = x
	case all != ir.Value(x) || both != ir.Value(y):
		return nil
	}
	once := oneUse(inner)
	if !once && !ic.usersInvert(inner, i) {
		return nil
	}
	inner.Pred = inner.Pred.Inverse()
	if !once {
		defer func(b builder) { ic.b = b }(ic.b)
		ic.b.setBefore(inner.Next())
		n := ic.b.not(inner, suffixed(inner, ".not"))
		for u := range ir.Uses(inner) {
			if u.User() != i && u.User() != asInstr(n) {
				ic.work.push(u.User())
				u.Set(n)
			}
		}
	}
	ic.work.add(inner)
	return newBinary(ir.And, x, y, 0)
}

// inOneRange creates the compare that is true where exactly one of two ranges contains the value.
func (ic *combiner) inOneRange(x, y *ir.Instr, a ir.Value, r, s ranges.Range) ir.Value {
	both, ok1 := r.IntersectExact(s)
	neither, ok2 := r.Complement().IntersectExact(s.Complement())
	if !ok1 || !ok2 {
		return nil
	}
	one, ok := neither.Complement().IntersectExact(both.Complement())
	if !ok {
		return nil
	}
	ty := a.Type()
	switch {
	case one.IsEmpty():
		return ir.NewZero(x.Type())
	case one.IsFull():
		return ir.NewAllOnes(x.Type())
	}
	p, c, off := compareOf(one)
	if !oneUse(x) && !oneUse(y) || off != 0 && (!oneUse(x) || !oneUse(y)) {
		return nil
	}
	if off != 0 {
		a = ic.b.add(a, ir.NewInt(ty, off), "")
	}
	v := canonical(p, c, width(ty))
	return ic.b.cmp(v.p, a, ir.NewInt(ty, v.c), "")
}
