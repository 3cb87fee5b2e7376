package valuetracking

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/analysis/bitvec/known"
	"opt-go/passes/analysis/bitvec/ranges"
	"opt-go/passes/analysis/match"
)

// fromCondition gives the known bits of v where a condition is true (or false).
func (q *Query) fromCondition(v ir.Value, w int, cond ir.Value, holds bool, depth int) KnownBits {
	c := match.Instr(cond)
	if c == nil || depth > MaxCondDepth {
		return KnownBits{}
	}
	if x, ok := match.Not(c); ok {
		return q.fromCondition(v, w, x, !holds, depth+1)
	}
	if a, b, and, ok := LogicalOp(c); ok {
		x := q.fromCondition(v, w, a, holds, depth+1)
		y := q.fromCondition(v, w, b, holds, depth+1)
		if and == holds {
			return x.and(y)
		}
		return x.either(y)
	}
	if c.Op() == ir.ICmp {
		return q.fromCompare(v, w, c.Pred, c.Operand(0), c.Operand(1), holds)
	}
	if c.Op() == ir.Trunc && c.Type().IsInt(1) && c.Operand(0) == v {
		if holds {
			return bitOne(w, 0)
		}
		return bitZero(w, 0)
	}
	return KnownBits{}
}

// LogicalOp matches a conjunction or disjunction of two truth values: and, or, and the selects that
// stand for them. and tells which.
func LogicalOp(c *ir.Instr) (x, y ir.Value, and, ok bool) {
	if !c.Type().Scalar().IsInt(1) {
		return nil, nil, false, false
	}
	switch c.Op() {
	case ir.And, ir.Or:
		return c.Operand(0), c.Operand(1), c.Op() == ir.And, true
	case ir.Select:
		if c.Operand(0).Type() != c.Type() {
			return nil, nil, false, false
		}
		if match.Zero(c.Operand(2)) {
			return c.Operand(0), c.Operand(1), true, true
		}
		if match.AllOnes(c.Operand(1)) {
			return c.Operand(0), c.Operand(2), false, true
		}
	}
	return nil, nil, false, false
}

// LogicalSides matches (x and y) when it is true and (x or y) when it is false, as and/or or as
// select.
func LogicalSides(i *ir.Instr, value bool) (x, y ir.Value, ok bool) {
	isConst := func(v ir.Value, want uint64) bool {
		k := ir.AsInt(v)
		n, fits := uint64(0), false
		if k != nil {
			n, fits = k.Uint64()
		}
		return fits && n == want
	}
	switch {
	case i.Op() == ir.And && value, i.Op() == ir.Or && !value:
		return i.Operand(0), i.Operand(1), true
	case i.Op() == ir.Select && value && isConst(i.Operand(2), 0):
		return i.Operand(0), i.Operand(1), true
	case i.Op() == ir.Select && !value && isConst(i.Operand(1), 1):
		return i.Operand(0), i.Operand(2), true
	}
	return nil, nil, false
}

// fromCompare gives the known bits of v from x pred y (or its opposite); v is x or an operand of x.
func (q *Query) fromCompare(v ir.Value, w int, p ir.Pred, x, y ir.Value, holds bool) KnownBits {
	if !holds {
		p = p.Inverse()
	}
	if y == v && x != v {
		x, y, p = y, x, p.Swapped()
	}
	if x.Type().IsPtr() {
		if p == ir.EQ && x == v && match.Zero(y) {
			return lowZeros(w, w)
		}
		return KnownBits{}
	}
	if w > 64 || x.Type().Scalar().Bits > 64 {
		return wideCompare(v, w, p, x, y)
	}
	c, ok := match.Uint(y)
	if !ok {
		return KnownBits{}
	}
	xi := match.Instr(x)
	if xi != nil && xi.Op() == ir.Trunc && xi.Operand(0) == v { // the low bits
		n := q.Width(x.Type())
		if n == 0 {
			return KnownBits{}
		}
		k := compareBits(p, c, n)
		return words(k.Zero&WidthMask(n), k.One&WidthMask(n))
	}
	if v.Type().IsPtr() { // only its number can be compared
		number := func(x ir.Value) bool {
			i := match.Instr(x)
			return i != nil && i.Op().IsPtrToNumber() && i.Operand(0) == v && q.Width(i.Type()) == w
		}
		switch {
		case number(x):
			v = x
		case xi == nil || !xi.Op().IsBinary():
			return KnownBits{}
		case number(xi.Operand(0)):
			v = xi.Operand(0)
		default:
			v = xi.Operand(1)
			if !number(v) {
				return KnownBits{}
			}
		}
	}
	if x.Type() != v.Type() {
		return KnownBits{}
	}
	if x == v {
		return compareBits(p, c, w)
	}
	if xi == nil || !xi.Op().IsBinary() || xi.Operand(0) != v && xi.Operand(1) != v {
		return KnownBits{}
	}
	return q.throughOperation(xi, v, p, c, w)
}

// throughOperation gives the known bits of v from (v op k) pred c.
func (q *Query) throughOperation(i *ir.Instr, v ir.Value, p ir.Pred, c uint64, w int) KnownBits {
	m := WidthMask(w)
	other := i.Operand(1)
	if other == v {
		other = i.Operand(0)
	}
	k, isConst := match.Uint(other)
	if p == ir.EQ {
		switch {
		case i.Op() == ir.And && isConst:
			return words(^c&k&m, c&k)
		case i.Op() == ir.And:
			return KnownBits{One: c}
		case i.Op() == ir.Or && isConst:
			return words(^c&m, c&^k)
		case i.Op() == ir.Or:
			return KnownBits{Zero: ^c & m}
		case i.Op() == ir.Xor && isConst:
			return words(^(c^k)&m, (c^k)&m)
		case i.Op() == ir.Shl && isConst && k < uint64(w) && i.Operand(0) == v:
			return words((^c&m)>>k, c>>k)
		case (i.Op() == ir.LShr || i.Op() == ir.AShr) && isConst && k < uint64(w) && i.Operand(0) == v:
			return words(^c<<k&m, c<<k&m)
		}
	}
	if p == ir.NE && c == 0 && i.Op() == ir.And && isConst && k != 0 && k&(k-1) == 0 {
		return KnownBits{One: k}
	}
	switch {
	case i.Op() == ir.And && (p == ir.UGT || p == ir.UGE): // a mask only makes smaller
		b := compareBits(p, c, w)
		return KnownBits{One: b.One & leadingOnesMask(b.One, w)}
	case i.Op() == ir.Or && (p == ir.ULT || p == ir.ULE):
		b := compareBits(p, c, w)
		return KnownBits{Zero: b.Zero & leadingOnesMask(b.Zero, w)}
	case i.Op() == ir.Add && isConst && i.Operand(0) == v:
		return commonBits(ranges.Region(p, ranges.Single(bitvec.New(w, c))).Sub(ranges.Single(bitvec.New(w, k))))
	}
	return KnownBits{}
}

// leadingOnesMask covers the run of ones at the top of v.
func leadingOnesMask(v uint64, w int) uint64 {
	n := 0
	for n < w && v>>uint(w-1-n)&1 == 1 {
		n++
	}
	m := WidthMask(w)
	return m &^ WidthMask(w-n)
}

// compareBits gives the common bits of the values for which value pred c holds.
func compareBits(p ir.Pred, c uint64, w int) KnownBits {
	return commonBits(ranges.Region(p, ranges.Single(bitvec.New(w, c))))
}

// commonBits are the bits that all numbers of a range have in common; none of an empty range.
func commonBits(r ranges.Range) KnownBits {
	zero, one := r.KnownBits()
	return FromBits(known.Bits{Zero: zero, One: one})
}
