package simplify

import (
	"math/big"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/match"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/simplify/constfold"
)

// Select returns what a select is equal to, or nil.
func (q *Query) Select(c, x, y ir.Value) ir.Value {
	if k, ok := c.(*ir.Const); ok {
		switch {
		case k.Kind == ir.PoisonConst:
			return ir.NewPoison(x.Type())
		case k.Kind == ir.UndefConst:
			if ir.IsConst(y) {
				return y
			}
			return x
		}
		if s := ir.AsInt(k); s != nil {
			if s.IsZero() {
				return y
			}
			return x
		}
		if match.Zero(k) {
			return y
		}
		if match.AllOnes(k) {
			return x
		}
		if v := selectLanes(k, x, y); v != nil {
			return v
		}
	}
	if holds, known := q.conditionOfBranch(c); known {
		if holds {
			return x
		}
		return y
	}
	switch {
	case x == y:
		return x
	case match.Poison(x), match.Undef(x) && valuetracking.NotPoison(y):
		return y
	case match.Poison(y), match.Undef(y) && valuetracking.NotPoison(x):
		return x
	}
	if v := commonLanes(x, y); v != nil {
		return v
	}
	if v := selectOfTruth(c, x, y); v != nil {
		return v
	}
	if v := selectOfBits(c, x, y); v != nil {
		return v
	}
	if v := guardedRotation(c, x, y); v != nil {
		return v
	}
	if v := selectOfMagnitude(c, x, y); v != nil {
		return v
	}
	return q.selectOfEqual(c, x, y)
}

// commonLanes is the constant that refines both of two constant vectors, which differ only where
// one of them is poison.
func commonLanes(x, y ir.Value) ir.Value {
	a, ok1 := x.(*ir.Const)
	b, ok2 := y.(*ir.Const)
	if !ok1 || !ok2 || !a.Type().IsVector() || a.Type().Scalable {
		return nil
	}
	elems := make([]ir.Value, a.Type().Len)
	for n := range elems {
		p, q := a.Elem(uint64(n)), b.Elem(uint64(n))
		switch {
		case p == nil || q == nil:
			return nil
		case p == q, match.Poison(q), match.Undef(q) && valuetracking.NotPoison(p):
			elems[n] = p
		case match.Poison(p), match.Undef(p) && valuetracking.NotPoison(q):
			elems[n] = q
		default:
			return nil
		}
	}
	return ir.NewAggregate(x.Type(), elems)
}

// selectLanes is a select between constant vectors by a constant one.
func selectLanes(c *ir.Const, x, y ir.Value) ir.Value {
	a, ok1 := x.(*ir.Const)
	b, ok2 := y.(*ir.Const)
	if c.Kind != ir.VectorConst || c.Type().Scalable || !ok1 || !ok2 {
		return nil
	}
	elems := make([]ir.Value, c.Type().Len)
	for n := range elems {
		at := uint64(n)
		k, p, q := c.Elem(at), a.Elem(at), b.Elem(at)
		truth := ir.AsInt(k)
		switch {
		case p == nil || q == nil:
			return nil
		case match.Poison(k):
			elems[n] = ir.NewPoison(p.Type())
		case p == q:
			elems[n] = p
		case match.Undef(k):
			elems[n] = q
			if match.Undef(p) {
				elems[n] = p
			}
		case truth == nil:
			return nil
		case truth.IsZero():
			elems[n] = q
		default:
			elems[n] = p
		}
	}
	return ir.NewAggregate(x.Type(), elems)
}

// selectOfEqual: x where a == b, y elsewhere, is y when y is x with b in a's place or with a in
// b's.
func (q *Query) selectOfEqual(c, x, y ir.Value) ir.Value {
	i := match.Op(c, ir.ICmp)
	if i == nil || !i.Pred.IsEquality() {
		return nil
	}
	if i.Pred == ir.NE {
		x, y = y, x
	}
	a, b := i.Operand(0), i.Operand(1)
	if a.Type().Scalar().IsPtr() { // equal addresses may have different provenance, but for null
		if a == y && b == x && match.Zero(b) {
			return y
		}
		return nil
	}
	if q.identical(y, a, b, maxReplacing) == x || q.identical(y, b, a, maxReplacing) == x {
		return y
	}
	if q.Replaced(x, a, b) == y || q.Replaced(x, b, a) == y || a == y && b == x || b == y && a == x {
		return y
	}
	return nil
}

// selectOfBits is LLVM's simplifySelectBitTest: a select between a value and the same with some
// bits set or cleared, by a test of those bits.
//
//	(v & m) == 0 ? v & ~m : v  =  v          (v & m) != 0 ? v & ~m : v  =  v & ~m
//	(v & m) == 0 ? v | m : v   =  v | m      (v & m) != 0 ? v | m : v   =  v        where m is one bit
func selectOfBits(c, x, y ir.Value) ir.Value {
	v, mask, clear, ok := bitTest(c)
	if !ok || x != v && y != v {
		return nil
	}
	choose := func(first bool) ir.Value {
		if first {
			return x
		}
		return y
	}
	changed := x
	if x == v {
		changed = y
	}
	if isAndNot(changed, v, mask) {
		return choose(!clear)
	}
	if match.OnesCount(mask.Big()) != 1 || !isOrWith(changed, v, mask) {
		return nil
	}
	r := choose(clear)
	if i := match.Op(r, ir.Or); i != nil && r == changed && i.HasFlag(ir.Disjoint) { // it would be poison where the bit is set already
		return nil
	}
	return r
}

// bitTest matches (v & mask) == 0 (clear) or != 0, and the tests of the sign bit.
func bitTest(c ir.Value) (v ir.Value, mask *ir.Const, clear, ok bool) {
	i := match.Op(c, ir.ICmp)
	if i == nil {
		return nil, nil, false, false
	}
	x, y := i.Operand(0), i.Operand(1)
	ty := x.Type()
	if !ty.Scalar().IsInt() {
		return nil, nil, false, false
	}
	sign := ir.NewBigInt(ty.Scalar(), new(big.Int).Lsh(big.NewInt(1), uint(ty.Scalar().Bits-1)))
	switch {
	case i.Pred.IsEquality() && match.Zero(y):
		a := match.Op(x, ir.And)
		if a == nil || ir.AsInt(a.Operand(1)) == nil {
			return nil, nil, false, false
		}
		return a.Operand(0), ir.AsInt(a.Operand(1)), i.Pred == ir.EQ, true
	case i.Pred == ir.SLT && match.Zero(y), i.Pred == ir.SLE && match.AllOnes(y):
		return widened(x, sign, false)
	case i.Pred == ir.SGT && match.AllOnes(y), i.Pred == ir.SGE && match.Zero(y):
		return widened(x, sign, true)
	}
	if k := ir.AsInt(y); k != nil { // x < 2^n: the bits from n on
		below := map[ir.Pred]int64{ir.ULT: 0, ir.ULE: 1, ir.UGE: 0, ir.UGT: 1}
		more, ok := below[i.Pred]
		if n := new(big.Int).Add(k.Big(), big.NewInt(more)); ok && match.OnesCount(n) == 1 && n.BitLen() <= k.Type().Bits {
			return widened(x, ir.NewBigInt(ty.Scalar(), n.Neg(n)), i.Pred == ir.ULT || i.Pred == ir.ULE)
		}
	}
	return nil, nil, false, false
}

// widened is a test of bits of x, of the number that x is the low bits of where it is truncated.
func widened(x ir.Value, mask *ir.Const, clear bool) (ir.Value, *ir.Const, bool, bool) {
	if t := match.Op(x, ir.Trunc); t != nil {
		return t.Operand(0), ir.NewBigInt(t.Operand(0).Type().Scalar(), mask.Big()), clear, true
	}
	return x, mask, clear, true
}

func isAndNot(v, x ir.Value, mask *ir.Const) bool {
	a, b, ok := binaryOf(v, ir.And)
	k := ir.AsInt(b)
	return ok && a == x && k != nil && constfold.Binary(ir.Xor, 0, k, ir.NewAllOnes(k.Type()), nil) == mask
}

func isOrWith(v, x ir.Value, mask *ir.Const) bool {
	a, b, ok := binaryOf(v, ir.Or)
	return ok && a == x && ir.AsInt(b) == mask
}

// selectOfMagnitude: a select between |x| and -|x| by the sign of either is the one that has the
// sign asked for; where it is zero, or the least number, both are equal. By x == 0 it is the arm
// for other numbers, if the first is zero, or the other negated.
func selectOfMagnitude(c, x, y ir.Value) ir.Value {
	i := match.Op(c, ir.ICmp)
	if i == nil {
		return nil
	}
	v, k, p := i.Operand(0), i.Operand(1), i.Pred
	if p.IsEquality() && match.Zero(k) {
		zero, rest := x, y
		if p == ir.NE {
			zero, rest = y, x
		}
		of, _, ok := magnitude(rest)
		if !ok || of != v && v != rest {
			return nil
		}
		if z, _, is := magnitude(zero); match.Zero(zero) || is && z == of && negatedPair(zero, rest) {
			return rest
		}
		return nil
	}
	_, negative, ok := magnitude(v)
	if !ok || v != x && v != y || !negatedPair(x, y) {
		return nil
	}
	lessThan := p == ir.SLT && (match.Zero(k) || match.One(k))
	if !lessThan && !(p == ir.SGT && (match.Zero(k) || match.AllOnes(k))) {
		return nil
	}
	r := y
	if lessThan == negative {
		r = x
	}
	if n := match.Op(r, ir.Sub); r != v && !negative && n.HasFlag(ir.NSW) { // poison for the least number, where the other arm was chosen
		return nil
	}
	return r
}

// magnitude matches |x| and -|x|.
func magnitude(v ir.Value) (x ir.Value, negative, ok bool) {
	if i := match.Op(v, ir.Sub); i != nil && match.Zero(i.Operand(0)) {
		v, negative = i.Operand(1), true
	}
	c := callOf(v, "llvm.abs")
	if c == nil {
		return nil, false, false
	}
	return c.Arg(0), negative, true
}

// negatedPair reports whether one value is 0 minus the other.
func negatedPair(x, y ir.Value) bool {
	of := func(a, b ir.Value) bool {
		i := match.Op(a, ir.Sub)
		return i != nil && match.Zero(i.Operand(0)) && i.Operand(1) == b
	}
	return of(x, y) || of(y, x)
}
