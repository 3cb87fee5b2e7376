package instcombine

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/valuetracking"
)

// Two compares of masked values, (a & b) == c and (a & d) == e, joined by and or or: often one
// compare with one mask (LLVM's foldLogOpOfMaskedICmps).
//
//	(x & 3) == 1 && (x & 12) == 8   ⇒   (x & 15) == 9
//
// Any compare that tests bits is such a one: x < 16 is (x & -16) == 0, x == c is (x & -1) == c. A
// disjunction is treated as the conjunction of the inverted compares, and the result is inverted.

// maskKind is the set of facts that a compare (a & b) ==/!= c implies.
type maskKind uint

// Each kind is followed by its opposite.
const (
	aAllOnes    maskKind = 1 << iota // all bits of a are set in b
	aNotAllOnes                      //
	bAllOnes                         // all bits of b are set in a
	bNotAllOnes                      //
	allZeros                         // no bit of b is set in a
	notAllZeros                      //
	aMixed                           // the bits of a that are set in c
	aNotMixed                        //
	bMixed                           // the bits of b set in c, no others
	bNotMixed                        //
)

// conjugate returns the facts of the inverted compare.
func (k maskKind) conjugate() maskKind {
	const even = aAllOnes | bAllOnes | allZeros | aMixed | bMixed
	return k&even<<1 | k>>1&even
}

// maskedCompare is (a & b) p c, p being eq or ne.
type maskedCompare struct {
	p       ir.Pred
	a, b, c ir.Value
}

func (m maskedCompare) kind() (k maskKind) {
	pick := func(eq maskKind) {
		if m.p != ir.EQ {
			eq = eq.conjugate()
		}
		k |= eq
	}
	a, okA := word(m.a)
	b, okB := word(m.b)
	c, okC := word(m.c)
	bitA, bitB := okA && isPow2(a), okB && isPow2(b)
	if okC && c == 0 {
		pick(allZeros | aMixed | bMixed)
		if bitA {
			pick(aNotAllOnes | aNotMixed)
		}
		if bitB {
			pick(bNotAllOnes | bNotMixed)
		}
		return k
	}
	switch {
	case m.a == m.c:
		pick(aAllOnes | aMixed)
		if bitA {
			pick(notAllZeros | aNotMixed)
		}
	case okA && okC && c&^a == 0:
		pick(aMixed)
	}
	switch {
	case m.b == m.c:
		pick(bAllOnes | bMixed)
		if bitB {
			pick(notAllZeros | bNotMixed)
		}
	case okB && okC && c&^b == 0:
		pick(bMixed)
	}
	return k
}

// bitTest rewrites a compare with a constant as a test of some bits: (x & mask) p 0. Truncations
// are stripped.
func bitTest(p ir.Pred, v, y ir.Value) (x ir.Value, mask uint64, q ir.Pred, ok bool) {
	c, ok := word(y)
	if !ok {
		return nil, 0, p, false
	}
	m, sign := maskOf(width(y.Type())), signBit(width(y.Type()))
	switch {
	case p == ir.SLT && c == 0, p == ir.SLE && c == m:
		mask, q = sign, ir.NE
	case p == ir.SGT && c == m, p == ir.SGE && c == 0:
		mask, q = sign, ir.EQ
	case p == ir.ULT && isPow2(c):
		mask, q = -c&m, ir.EQ
	case p == ir.ULE && isPow2((c+1)&m):
		mask, q = ^c&m, ir.EQ
	case p == ir.UGT && isPow2((c+1)&m):
		mask, q = ^c&m, ir.NE
	case p == ir.UGE && isPow2(c):
		mask, q = -c&m, ir.NE
	default:
		return nil, 0, p, false
	}
	if t := opOf(v, ir.Trunc); t != nil && width(t.Operand(0).Type()) <= 64 {
		v = t.Operand(0)
	}
	return v, mask, q, true
}

// side is an operand of a compare as a masked value: of an and, both operands; else the value and a
// mask of ones.
func side(v ir.Value) [2]ir.Value {
	if a := opOf(v, ir.And); a != nil {
		return [2]ir.Value{a.Operand(0), a.Operand(1)}
	}
	return [2]ir.Value{v, ir.NewAllOnes(v.Type())}
}

// sides returns the possible forms v & m p rest of a compare.
func sides(i *ir.Instr) (p ir.Pred, left, right [2]ir.Value, restLeft, restRight ir.Value) {
	if x, mask, q, ok := bitTest(i.Pred, i.Operand(0), i.Operand(1)); ok {
		return q, [2]ir.Value{x, ir.NewInt(x.Type(), mask)}, [2]ir.Value{}, ir.NewZero(x.Type()), nil
	}
	return i.Pred, side(i.Operand(0)), side(i.Operand(1)), i.Operand(1), i.Operand(0)
}

// maskedPair finds the value that both compares mask.
func maskedPair(x, y *ir.Instr) (l, r maskedCompare, ok bool) {
	if !x.Operand(0).Type().Scalar().IsInt() || !y.Operand(0).Type().Scalar().IsInt() {
		return l, r, false
	}
	var left, right, yLeft, yRight [2]ir.Value
	var restL, restR, yRestL, yRestR ir.Value
	l.p, left, right, restL, restR = sides(x)
	r.p, yLeft, yRight, yRestL, yRestR = sides(y)
	if !l.p.IsEquality() || !r.p.IsEquality() {
		return l, r, false
	}
	shared := func(v ir.Value) bool {
		return v != nil && (v == left[0] || v == left[1] || v == right[0] || v == right[1])
	}
	switch {
	case shared(yLeft[0]):
		r.a, r.b, r.c = yLeft[0], yLeft[1], yRestL
	case shared(yLeft[1]):
		r.a, r.b, r.c = yLeft[1], yLeft[0], yRestL
	case shared(yRight[0]):
		r.a, r.b, r.c = yRight[0], yRight[1], yRestR
	case shared(yRight[1]):
		r.a, r.b, r.c = yRight[1], yRight[0], yRestR
	default:
		return l, r, false
	}
	l.a = r.a
	switch r.a {
	case left[0]:
		l.b, l.c = left[1], restL
	case left[1]:
		l.b, l.c = left[0], restL
	case right[0]:
		l.b, l.c = right[1], restR
	default:
		l.b, l.c = right[0], restR
	}
	return l, r, true
}

// joinedMasks merges two compares of a masked value. logical means that y is evaluated only when x
// does not decide.
func (ic *combiner) joinedMasks(x, y *ir.Instr, and, logical bool) ir.Value {
	l, r, ok := maskedPair(x, y)
	if !ok {
		return nil
	}
	kl, kr := l.kind(), r.kind()
	p := ir.EQ
	if !and {
		p, kl, kr = ir.NE, kl.conjugate(), kr.conjugate()
	}
	kinds := kl & kr
	if kinds == 0 {
		switch {
		case kl&notAllZeros != 0 && kr&bMixed != 0:
			return ic.joinedSetAndMixed(l, r, y, and)
		case kl&bMixed != 0 && kr&notAllZeros != 0:
			return ic.joinedSetAndMixed(r, l, x, and)
		}
		return nil
	}
	if kinds&(allZeros|bAllOnes|aAllOnes) != 0 && logical && !valuetracking.NotUndefOrPoison(r.b) {
		return nil
	}
	switch {
	case kinds&allZeros != 0:
		either := ic.b.or(l.b, r.b, "")
		return ic.b.cmp(p, ic.b.and(l.a, either, ""), ir.NewZero(l.a.Type()), "")
	case kinds&bAllOnes != 0:
		either := ic.b.or(l.b, r.b, "")
		return ic.b.cmp(p, ic.b.and(l.a, either, ""), either, "")
	case kinds&aAllOnes != 0:
		both := ic.b.and(l.b, r.b, "")
		return ic.b.cmp(p, ic.b.and(l.a, both, ""), l.a, "")
	}
	return ic.joinedConstantMasks(x, y, l, r, kinds, p, and)
}

// joinedConstantMasks is joinedMasks where both masks are constants.
func (ic *combiner) joinedConstantMasks(x, y *ir.Instr, l, r maskedCompare, kinds maskKind, p ir.Pred, and bool) ir.Value {
	b, ok1 := word(l.b)
	d, ok2 := word(r.b)
	if !ok1 || !ok2 {
		return nil
	}
	if kinds&(notAllZeros|bNotAllOnes) != 0 { // one mask within the other
		switch b & d {
		case b:
			return x
		case d:
			return y
		}
	}
	if kinds&aNotAllOnes != 0 {
		switch b | d {
		case b:
			return x
		case d:
			return y
		}
	}
	c, ok1 := word(l.c)
	e, ok2 := word(r.c)
	if kinds&(bMixed|bNotMixed) == 0 || !ok1 || !ok2 {
		return nil
	}
	not := kinds&bMixed == 0
	if not {
		p = p.Inverse()
	}
	if l.p != p {
		c ^= b
	}
	if r.p != p {
		e ^= d
	}
	if b&d&(c^e) != 0 { // they contradict
		if not {
			return nil
		}
		return truth(x.Type(), !and)
	}
	if !not {
		return ic.b.cmp(p, ic.b.and(l.a, ir.NewInt(l.a.Type(), b|d), ""), ir.NewInt(l.a.Type(), c|e), "")
	}
	if b&^d != 0 && d&^b != 0 {
		return nil
	}
	return ic.b.cmp(p, ic.b.and(l.a, ir.NewInt(l.a.Type(), b&d), ""), ir.NewInt(l.a.Type(), c&e), "")
}

// joinedSetAndMixed is (a & b) != 0 && (a & d) == e; mixed is the second compare.
func (ic *combiner) joinedSetAndMixed(l, r maskedCompare, mixed *ir.Instr, and bool) ir.Value {
	b, ok1 := word(l.b)
	d, ok2 := word(r.b)
	e, ok3 := word(r.c)
	if !ok1 || !ok2 || !ok3 || b == 0 || d == 0 {
		return nil
	}
	p := ir.NE
	if and {
		p = ir.EQ
	}
	if r.p != p {
		e ^= d
	}
	if b&d == 0 {
		return ic.nanOfBits(l.a, b, d, e, and)
	}
	if odd := b & (b ^ d); b&d&e == 0 && isPow2(odd) { // the one bit of b that d leaves open is set
		return ic.b.cmp(p, ic.b.and(l.a, ir.NewInt(l.a.Type(), b|d), ""), ir.NewInt(l.a.Type(), odd|e), "")
	}
	within, around := b&d == b, b&d == d
	switch {
	case !within && !around:
		return nil
	case e == 0 && !within:
		return nil
	case e == 0:
		return truth(mixed.Type(), !and)
	case around || b&e != 0: // the second implies the first
		return mixed
	}
	return truth(mixed.Type(), !and)
}

// nanOfBits: a number whose exponent is all ones and whose fraction is not zero is a NaN.
func (ic *combiner) nanOfBits(a ir.Value, b, d, e uint64, and bool) ir.Value {
	cast := opOf(a, ir.BitCast)
	if cast == nil || d != e || ic.f.Attrs.Fn.Has("strictfp") {
		return nil
	}
	x := cast.Operand(0)
	if !x.Type().Scalar().IsFloat() || x.Type().IsVector() != a.Type().IsVector() || x.Type().IsVector() && x.Type().Len != a.Type().Len {
		return nil
	}
	mantissa, ok := fractionBits[x.Type().Scalar().Kind]
	w := x.Type().Scalar().FloatBits()
	if !ok || b != maskOf(mantissa) || d != maskOf(w-1)&^maskOf(mantissa) {
		return nil
	}
	p := ir.FORD
	if and {
		p = ir.FUNO
	}
	return ic.b.cmp(p, x, ir.NewZero(x.Type()), "")
}

// fractionBits is how many bits of the fraction the IEEE formats up to 64 bits store.
var fractionBits = map[ir.Kind]int{ir.HalfKind: 10, ir.BFloatKind: 7, ir.FloatKind: 23, ir.DoubleKind: 52}

func truth(ty *ir.Type, v bool) *ir.Const {
	if v {
		return ir.NewAllOnes(ty)
	}
	return ir.NewZero(ty)
}

// joinedBits: (a & k) != 0 && (a & l) != 0 is (a & (k | l)) == k | l for powers of two k and l
// (LLVM's foldAndOrOfICmpsOfAndWithPow2).
func (ic *combiner) joinedBits(x, y *ir.Instr, and, logical bool) ir.Value {
	want, to := ir.EQ, ir.NE
	if and {
		want, to = ir.NE, ir.EQ
	}
	if x.Pred != want || y.Pred != want || !isZero(x.Operand(1)) || !isZero(y.Operand(1)) {
		return nil
	}
	l, r := opOf(x.Operand(0), ir.And), opOf(y.Operand(0), ir.And)
	if l == nil || r == nil {
		return nil
	}
	a, k, b, m := l.Operand(0), l.Operand(1), r.Operand(0), r.Operand(1)
	if a == m || k == m {
		b, m = m, b
	}
	if k == b {
		a, k = k, a
	}
	if a != b || !ic.q.PowerOfTwo(k, false) || !ic.q.PowerOfTwo(m, false) {
		return nil
	}
	if logical && !ir.IsConst(m) {
		m = ic.b.freeze(m, "")
	} else if logical && isUndef(m) {
		return nil
	}
	either := ic.b.or(k, m, "")
	return ic.b.cmp(to, ic.b.and(a, either, ""), either, "")
}
