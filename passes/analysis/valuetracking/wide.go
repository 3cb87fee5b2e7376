package valuetracking

import (
	"math"
	"math/bits"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/analysis/bitvec/known"
	"opt-go/passes/analysis/bitvec/ranges"
	"opt-go/passes/analysis/match"
)

// Values of more than 64 bits. Most transfer functions compute with words and hand wider values to
// those of the same name in passes/analysis/bitvec/known; the others are here, with the
// conversions between both forms and what is said of a value of any width.

// wideBitsAtDepth is KnownBitsAtDepth for more than 64 bits.
func (q *Query) wideBitsAtDepth(v ir.Value, w, depth int) KnownBits {
	if c, ok := v.(*ir.Const); ok {
		if c.Kind == ir.ExprConst {
			return q.knownExpr(c, w, depth)
		}
		return wideConst(c, w)
	}
	var k KnownBits
	if i, ok := v.(*ir.Instr); ok && depth < maxKnownDepth {
		k = q.knownOf(i, w, depth)
	}
	if v.Type().IsPtr() {
		k = k.and(lowZeros(w, bits.TrailingZeros64(q.pointerAlign(v))))
	}
	if p, ok := v.(*ir.Param); ok {
		if a, has := p.Attrs().Get("range"); has {
			k = k.and(knownInText(a.Val, w))
		}
	}
	if q.At != nil && q.Facts != nil {
		k = k.and(q.knownFromFacts(v, w))
	}
	if q.cond != nil {
		k = k.and(q.Given(nil, false).fromCondition(v, w, q.cond, q.holds, 0))
	}
	return k.consistent() // what contradicts itself is poison, or in code that is never reached
}

// Bits returns the known bits of a value of w bits as numbers of that width.
func (k KnownBits) Bits(w int) known.Bits {
	switch {
	case k.wide != nil:
		return *k.wide
	case w > 64:
		return known.Nothing(w)
	}
	return known.Bits{Zero: bitvec.New(w, k.Zero), One: bitvec.New(w, k.One)}
}

// FromBits is the opposite of KnownBits.Bits.
func FromBits(b known.Bits) KnownBits {
	if b.Width() > 64 {
		return fromWide(b)
	}
	zero, _ := b.Zero.Uint64()
	one, _ := b.One.Uint64()
	return words(zero, one)
}

// fromWide is apart because it moves b to the heap.
func fromWide(b known.Bits) KnownBits {
	if b.IsNothing() {
		return KnownBits{}
	}
	return KnownBits{wide: &b}
}

// ConstInt returns the value when all w bits are known.
func (k KnownBits) ConstInt(w int) (bitvec.Int, bool) { return k.Bits(w).Const() }

// IsNothing reports whether no bit is known.
func (k KnownBits) IsNothing() bool { return k.Zero|k.One == 0 && k.wide == nil }

// SomeOne reports whether a bit is surely 1, so that the value is not 0.
func (k KnownBits) SomeOne() bool { return k.One != 0 || k.wide != nil && !k.wide.One.IsZero() }

// Odd reports whether the lowest bit is surely 1, Even whether it is surely 0.
func (k KnownBits) Odd() bool { return k.One&1 != 0 || k.wide != nil && k.wide.One.Bit(0) }

// Even reports whether the lowest bit is surely 0.
func (k KnownBits) Even() bool { return k.Zero&1 != 0 || k.wide != nil && k.wide.Zero.Bit(0) }

// Bool reports whether a value of width w is surely 0 or 1.
func (k KnownBits) Bool(w int) bool {
	if k.wide != nil {
		return k.wide.LeadingZeros() >= w-1
	}
	return w <= 64 && k.Zero|1 == WidthMask(w)
}

// Differ reports whether a bit is known to be 0 in one value and 1 in the other, of the same width.
func Differ(a, b KnownBits) bool {
	if a.wide != nil && b.wide != nil {
		return a.wide.And(*b.wide).Contradicts()
	}
	return a.Zero&b.One|a.One&b.Zero != 0
}

// Disjoint reports whether two values of width w surely have no 1 in the same place.
func Disjoint(a, b KnownBits, w int) bool {
	if w > 64 {
		return a.Bits(w).Zero.Or(b.Bits(w).Zero).IsAllOnes()
	}
	return (a.Zero|b.Zero)&WidthMask(w) == WidthMask(w)
}

func (k KnownBits) contradicts() bool {
	return k.Zero&k.One != 0 || k.wide != nil && contradictsWide(k.wide)
}

// consistent is k, or nothing where it contradicts itself.
func (k KnownBits) consistent() KnownBits {
	if k.contradicts() {
		return KnownBits{}
	}
	return k
}

// complete reports whether all w bits are known.
func (k KnownBits) complete(w int) bool {
	if w > 64 {
		return k.wide != nil && k.wide.Zero.Or(k.wide.One).IsAllOnes()
	}
	return k.Zero|k.One == WidthMask(w)
}

// The functions that follow are apart so that those of words, which call them, are inlined.

func bothWide(a, b *known.Bits) *known.Bits {
	switch {
	case a == nil:
		return b
	case b == nil:
		return a
	}
	return FromBits(a.And(*b)).wide
}

func eitherWide(a, b *known.Bits) *known.Bits {
	if b == nil {
		return nil
	}
	return FromBits(a.Either(*b)).wide
}

func notWide(a *known.Bits) *known.Bits { return FromBits(a.Not()).wide }

func nonNegativeWide(a *known.Bits) bool { return a.Zero.IsNegative() }

func negativeWide(a *known.Bits) bool { return a.One.IsNegative() }

func contradictsWide(a *known.Bits) bool { return a.Contradicts() }

// everything claims both of each bit: the start of a meet by either.
func everything(w int) KnownBits {
	if w > 64 {
		return FromBits(known.Everything(w))
	}
	return words(WidthMask(w), WidthMask(w))
}

// lowZeros says that the lowest n of w bits are 0, highZeros and highOnes that the highest n are 0
// or 1, bitZero and bitOne that bit n is; n ≤ w.
func lowZeros(w, n int) KnownBits {
	if w > 64 {
		return lowZerosWide(w, n)
	}
	return words(WidthMask(n), 0)
}

func lowZerosWide(w, n int) KnownBits {
	return FromBits(known.Bits{Zero: known.Low(w, n), One: bitvec.Zero(w)})
}

func highZeros(w, n int) KnownBits {
	if w > 64 {
		return FromBits(known.Bits{Zero: known.High(w, n), One: bitvec.Zero(w)})
	}
	return words(WidthMask(w)&^WidthMask(w-n), 0)
}

func highOnes(w, n int) KnownBits { return highZeros(w, n).not() }

func bitZero(w, n int) KnownBits { return bitOne(w, n).not() }

func bitOne(w, n int) KnownBits {
	if w > 64 {
		return FromBits(known.Bits{Zero: bitvec.Zero(w), One: bitvec.One(w).Shl(n)})
	}
	return words(0, 1<<uint(n))
}

// saturated is v, or the largest word where v is larger.
func saturated(v bitvec.Int) uint64 {
	if u, fits := v.Uint64(); fits {
		return u
	}
	return math.MaxUint64
}

// orderedWide is Ordered of wide numbers, for a predicate "less" or "less or equal".
func orderedWide(p ir.Pred, a, b known.Bits) (value, ok bool) {
	switch p {
	case ir.ULT:
		value = a.UMax().ULT(b.UMin())
		return value, value || b.UMax().ULE(a.UMin())
	case ir.ULE:
		value = a.UMax().ULE(b.UMin())
		return value, value || b.UMax().ULT(a.UMin())
	case ir.SLT:
		value = a.SMax().SLT(b.SMin())
		return value, value || b.SMax().SLE(a.SMin())
	}
	value = a.SMax().SLE(b.SMin())
	return value, value || b.SMax().SLT(a.SMin())
}

// wideConst gives the known bits of a wide constant: for a vector, those of all lanes; poison lanes
// may be anything.
func wideConst(c *ir.Const, w int) KnownBits {
	if n, ok := bitvec.Of(c); ok {
		return FromBits(known.Of(n))
	}
	if c.IsZero() {
		return lowZeros(w, w)
	}
	if c.Kind != ir.VectorConst || c.Type().Scalable && len(c.Elems) != 1 {
		return KnownBits{}
	}
	k := everything(w)
	for _, e := range c.Elems {
		lane, ok := e.(*ir.Const)
		if !ok {
			return KnownBits{}
		}
		if lane.Kind != ir.PoisonConst {
			k = k.either(wideConst(lane, w))
		}
	}
	return k.consistent()
}

// wideAnd also knows that x & -x keeps the lowest bit that is set.
func wideAnd(i *ir.Instr, a, b known.Bits) KnownBits {
	out, w := known.BitAnd(a, b), a.Width()
	for n, k := range []known.Bits{a, b} {
		x, y := i.Operand(n), match.Instr(i.Operand(1-n))
		if y == nil || y.Op() != ir.Sub || !match.Zero(y.Operand(0)) || y.Operand(1) != x {
			continue
		}
		if low := k.One.TrailingZeros(); low < w {
			out.Zero = out.Zero.Or(known.High(w, w-low-1))
		}
	}
	return FromBits(out)
}

// wideCast is a cast from or to more than 64 bits.
func (q *Query) wideCast(i *ir.Instr, w, from, depth int) KnownBits {
	x := i.Operand(0)
	if i.Op() == ir.BitCast && (from != w || x.Type().IsVector() != i.Type().IsVector() || !x.Type().Scalar().IsInt()) {
		return KnownBits{}
	}
	k := q.KnownBitsAtDepth(x, depth+1)
	switch i.Op() {
	case ir.SExt:
		return FromBits(k.Bits(from).SExt(w))
	case ir.ZExt:
		if i.HasFlag(ir.NNeg) && !k.Negative(from) {
			k = k.and(bitZero(from, from-1))
		}
	case ir.BitCast:
		return k
	}
	return FromBits(k.Bits(from).ZExtOrTrunc(w))
}

// wideIntrinsic gives the known bits of what an intrinsic computes with wide numbers.
func (q *Query) wideIntrinsic(id string, i *ir.Instr, w, depth int) KnownBits {
	op := func(k int) known.Bits { return q.KnownBitsAtDepth(i.Arg(k), depth+1).Bits(w) }
	upTo := func(n bitvec.Int) KnownBits { return highZeros(w, n.LeadingZeros()) }
	switch id {
	case "llvm.abs":
		return FromBits(known.Abs(op(0), match.One(i.Arg(1))))
	case "llvm.ctpop":
		return upTo(bitvec.New(w, uint64(op(0).UMax().OnesCount())))
	case "llvm.ctlz", "llvm.cttz":
		k := op(0)
		most := k.One.TrailingZeros()
		if id == "llvm.ctlz" {
			most = k.One.LeadingZeros()
		}
		if most == w && match.One(i.Arg(1)) {
			most = w - 1
		}
		return upTo(bitvec.New(w, uint64(most)))
	case "llvm.bswap":
		return FromBits(known.Reversed(op(0), 8))
	case "llvm.bitreverse":
		return FromBits(known.Reversed(op(0), 1))
	case "llvm.uadd.sat":
		return highOnes(w, max(op(0).LeadingOnes(), op(1).LeadingOnes()))
	case "llvm.usub.sat":
		most := op(0).UMax()
		return upTo(most.Sub(bitvec.MinU(most, op(1).One)))
	case "llvm.ptrmask":
		if q.FullWidth(i.Arg(1).Type()) == w {
			return FromBits(known.BitAnd(op(0), op(1)))
		}
	}
	return KnownBits{}
}

// wideCompare gives the known bits of v from x p y where one of them has more than 64 bits; v is x
// or an operand of x. Compares of addresses that wide are not looked at.
func wideCompare(v ir.Value, w int, p ir.Pred, x, y ir.Value) KnownBits {
	c, ok := number(y)
	if !ok || v.Type().IsPtr() {
		return KnownBits{}
	}
	xi := match.Instr(x)
	switch {
	case x == v:
		return compareWith(p, c)
	case xi == nil:
		return KnownBits{}
	case xi.Op() == ir.Trunc && xi.Operand(0) == v: // the low bits
		k := compareWith(p, c).Bits(c.Bits())
		return FromBits(known.Bits{Zero: k.Zero.ZExtOrTrunc(w), One: k.One.ZExtOrTrunc(w)})
	case x.Type() != v.Type() || !xi.Op().IsBinary() || xi.Operand(0) != v && xi.Operand(1) != v:
		return KnownBits{}
	}
	return wideThroughOperation(xi, v, p, c)
}

func compareWith(p ir.Pred, c bitvec.Int) KnownBits {
	return commonBits(ranges.Region(p, ranges.Single(c)))
}

// wideThroughOperation gives the known bits of v from (v op k) p c.
func wideThroughOperation(i *ir.Instr, v ir.Value, p ir.Pred, c bitvec.Int) KnownBits {
	w, other := c.Bits(), i.Operand(1)
	if other == v {
		other = i.Operand(0)
	}
	k, isConst := number(other)
	if p == ir.EQ {
		if out, ok := wideThroughEqual(i, v, k, isConst, c); ok {
			return FromBits(out)
		}
	}
	switch {
	case p == ir.NE && c.IsZero() && i.Op() == ir.And && isConst && k.IsPowerOf2():
		return bitOne(w, k.Log2())
	case i.Op() == ir.And && (p == ir.UGT || p == ir.UGE): // a mask only makes smaller
		return highOnes(w, compareWith(p, c).LeadingOnes(w))
	case i.Op() == ir.Or && (p == ir.ULT || p == ir.ULE):
		return highZeros(w, compareWith(p, c).LeadingZeros(w))
	case i.Op() == ir.Add && isConst && i.Operand(0) == v:
		return commonBits(ranges.Region(p, ranges.Single(c)).Sub(ranges.Single(k)))
	}
	return KnownBits{}
}

// wideThroughEqual gives the known bits of v from (v op k) == c, for any k where it is not
// constant.
func wideThroughEqual(i *ir.Instr, v ir.Value, k bitvec.Int, isConst bool, c bitvec.Int) (out known.Bits, ok bool) {
	w := c.Bits()
	switch i.Op() {
	case ir.And:
		if isConst {
			return known.Bits{Zero: c.Not().And(k), One: c.And(k)}, true
		}
		return known.Bits{Zero: bitvec.Zero(w), One: c}, true
	case ir.Or:
		if isConst {
			return known.Bits{Zero: c.Not(), One: c.And(k.Not())}, true
		}
		return known.Bits{Zero: c.Not(), One: bitvec.Zero(w)}, true
	case ir.Xor:
		if isConst {
			return known.Of(c.Xor(k)), true
		}
	case ir.Shl, ir.LShr, ir.AShr:
		n, fits := uint64(0), false
		if isConst {
			n, fits = k.Uint64()
		}
		if !fits || n >= uint64(w) || i.Operand(0) != v {
			return out, false
		}
		if i.Op() == ir.Shl {
			return known.Bits{Zero: c.Not().LShr(int(n)), One: c.LShr(int(n))}, true
		}
		return known.Bits{Zero: c.Not().Shl(int(n)), One: c.Shl(int(n))}, true
	}
	return out, false
}
