package instcombine

import (
	"opt-go/frontend/ir"
)

// Compares of parts of integers joined by and or or: two halves, a truncation and the bits above
// it.

// intPart is bits [start, start+bits) of a value.
type intPart struct {
	from        ir.Value
	start, bits int
}

func partOf(v ir.Value) (p intPart, ok bool) {
	t := onceOf(v, ir.Trunc)
	if t == nil {
		return p, false
	}
	x := t.Operand(0)
	from, to := width(x.Type()), width(t.Type())
	if s := onceOf(x, ir.LShr); s != nil { // no zeros that were shifted in
		if n, is := word(s.Operand(1)); is && n <= uint64(from-to) {
			return intPart{s.Operand(0), int(n), to}, true
		}
	}
	return intPart{x, 0, to}, true
}

// comparedPart returns the part of a value that a compare tests on one side. (a >> k) == (b >> k)
// has become (a ^ b) < 1 << k.
func comparedPart(i *ir.Instr, k int, p ir.Pred) (out intPart, ok bool) {
	if i.Pred == p {
		return partOf(i.Operand(k))
	}
	x := opOf(i.Operand(0), ir.Xor)
	c, isConst := word(i.Operand(1))
	if x == nil || !isConst {
		return out, false
	}
	start := 0
	switch {
	case p == ir.EQ && i.Pred == ir.ULT && isPow2(c):
		start = log2(c)
	case p == ir.NE && i.Pred == ir.UGT && isLowMask(c):
		start = log2(c + 1)
	default:
		return out, false
	}
	return intPart{x.Operand(k), start, width(x.Type()) - start}, true
}

func (p intPart) before(q intPart) bool { return p.start+p.bits == q.start }

// joinedParts: two neighbouring parts of two integers that are equal are one part that is (LLVM's
// foldEqOfParts).
func (ic *combiner) joinedParts(x, y *ir.Instr, and bool) ir.Value {
	if !oneUse(x) || !oneUse(y) || !x.Operand(0).Type().Scalar().IsInt() {
		return nil
	}
	p := ir.NE
	if and {
		p = ir.EQ
	}
	l0, ok0 := comparedPart(x, 0, p)
	r0, ok1 := comparedPart(x, 1, p)
	l1, ok2 := comparedPart(y, 0, p)
	r1, ok3 := comparedPart(y, 1, p)
	if !ok0 || !ok1 || !ok2 || !ok3 {
		return nil
	}
	if l0.from != l1.from || r0.from != r1.from {
		if l0.from != r1.from || r0.from != l1.from {
			return nil
		}
		l1, r1 = r1, l1
	}
	if !l0.before(l1) || !r0.before(r1) {
		if !l1.before(l0) || !r1.before(r0) {
			return nil
		}
		l0, l1, r0, r1 = l1, l0, r1, r0
	}
	l := ic.extractPart(intPart{l0.from, l0.start, l0.bits + l1.bits})
	return ic.b.cmp(p, l, ic.extractPart(intPart{r0.from, r0.start, r0.bits + r1.bits}), "")
}

func (ic *combiner) extractPart(p intPart) ir.Value {
	v := p.from
	if p.start > 0 {
		v = ic.b.binary(ir.LShr, v, ir.NewInt(v.Type(), uint64(p.start)), 0, "")
	}
	return ic.b.cast(ir.Trunc, v, v.Type().WithScalar(ic.ctx.Int(p.bits)), "")
}

// joinedTruncation: trunc(a) == c && (a & m) == d, m having no bits in the truncation, is (a & (m |
// low)) == c | d.
func (ic *combiner) joinedTruncation(x, y *ir.Instr, and bool) ir.Value {
	p := ir.NE
	if and {
		p = ir.EQ
	}
	if x.Pred != p || y.Pred != p || !oneUse(x) || !oneUse(y) {
		return nil
	}
	for n := range 2 {
		small, big := x, y
		if n == 0 {
			small, big = y, x
		}
		t, m := opOf(small.Operand(0), ir.Trunc), opOf(big.Operand(0), ir.And)
		if t == nil || m == nil || m.Operand(0) != t.Operand(0) {
			continue
		}
		k, ok1 := word(m.Operand(1))
		c, ok2 := word(small.Operand(1))
		d, ok3 := word(big.Operand(1))
		low := maskOf(width(t.Type()))
		if !ok1 || !ok2 || !ok3 || (k|d)&low != 0 {
			return nil
		}
		ty := m.Type()
		return ic.b.cmp(p, ic.b.and(t.Operand(0), ir.NewInt(ty, low|k), ""), ir.NewInt(ty, c|d), "")
	}
	return nil
}

// joinedSigns: (a | b) < 0 && (a & b) > -1 means that the signs differ, (a & b) < 0 || (a | b) > -1
// that they are equal.
func (ic *combiner) joinedSigns(x, y *ir.Instr, and bool) ir.Value {
	nx, ok1 := signTest(x)
	ny, ok2 := signTest(y)
	if !ok1 || !ok2 || nx == ny || !oneUse(x) && !oneUse(y) {
		return nil
	}
	neg, pos := x, y // the test for negative numbers, and the other one
	if ny {
		neg, pos = y, x
	}
	outer, inner := ir.And, ir.Or
	if and {
		outer, inner = ir.Or, ir.And
	}
	o := opOf(neg.Operand(0), outer)
	if o == nil || !sameOperands(pos.Operand(0), o, inner) {
		return nil
	}
	v := ic.b.xor(o.Operand(0), o.Operand(1), "")
	if and {
		return ic.b.cmp(ir.SLT, v, ir.NewZero(v.Type()), "")
	}
	return ic.b.cmp(ir.SGT, v, ir.NewAllOnes(v.Type()), "")
}
