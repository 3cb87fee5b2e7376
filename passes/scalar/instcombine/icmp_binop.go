package instcombine

import "opt-go/frontend/ir"

// icmpBinary compares operations with each other and with their own operands.
func (ic *combiner) icmpBinary(i *ir.Instr) *ir.Instr {
	x, y := i.Operand(0), i.Operand(1)
	if !x.Type().Scalar().IsInt() {
		return nil
	}
	p := i.Pred
	if a, b := notOf(x), notOf(y); a != nil && b != nil { // ~a < ~b = b < a
		return newCmp(p.Swapped(), a, b)
	} else if k := immediate(y); a != nil && k != nil {
		if c := foldNot(k); c != nil {
			return newCmp(p.Swapped(), a, c)
		}
	}
	if r := ic.icmpPowerTest(i); r != nil {
		return r
	}
	for _, f := range []rule{ic.icmpSums, ic.icmpDifferences, ic.icmpSelf, ic.icmpProducts, ic.icmpSameOp, ic.icmpMasked, ic.icmpAbsorbed, ic.icmpHighBits, ic.icmpOverflowedTwice, ic.icmpDifferenceBelow, ic.icmpOfSignBits, ic.icmpProductOverflows, icmpOfSquare} {
		if r := f(i); r != nil {
			return r
		}
	}
	return nil
}

// icmpPowerTest: (a & ~b) == 0 with a power of two a is (a & b) != 0.
func (ic *combiner) icmpPowerTest(i *ir.Instr) *ir.Instr {
	x := opOf(i.Operand(0), ir.And)
	if x == nil || !isZero(i.Operand(1)) || !i.Pred.IsEquality() {
		return nil
	}
	for n := range 2 {
		if b := notOf(x.Operand(n)); b != nil && ic.q.PowerOfTwo(x.Operand(1-n), false) {
			and := ic.b.and(x.Operand(1-n), b, "")
			return newCmp(i.Pred.Inverse(), and, i.Operand(1))
		}
	}
	return nil
}

// noWrap reports whether the compare's order is kept by adding: equality always, signed under nsw,
// unsigned under nuw.
func noWrap(p ir.Pred, s *ir.Instr) bool {
	return p.IsEquality() || p.IsUnsigned() && s.HasFlag(ir.NUW) || p.IsSigned() && s.HasFlag(ir.NSW)
}

// icmpSums: a + b p a = b p 0, a + b p a + c = b p c, and differences by one.
func (ic *combiner) icmpSums(i *ir.Instr) *ir.Instr {
	p := i.Pred
	x, y := opOf(i.Operand(0), ir.Add), opOf(i.Operand(1), ir.Add)
	zero := ir.NewZero(i.Operand(0).Type())
	if x != nil && noWrap(p, x) {
		if b := other(x, ir.Add, i.Operand(1)); b != nil {
			return newCmp(p, b, zero)
		}
	}
	if y != nil && noWrap(p, y) {
		if b := other(y, ir.Add, i.Operand(0)); b != nil {
			return newCmp(p, zero, b)
		}
	}
	if x != nil && y != nil && noWrap(p, x) && noWrap(p, y) {
		for n := range 2 {
			if b := other(y, ir.Add, x.Operand(n)); b != nil {
				return newCmp(p, x.Operand(1-n), b)
			}
		}
	}
	if r := ic.icmpByOne(i, x, y); r != nil {
		return r
	}
	if r := ic.icmpOfSums(i); r != nil {
		return r
	}
	if !p.IsUnsigned() { // a + b < a unsigned is the overflow test b > ~a
		return nil
	}
	if x != nil && oneUse(x) {
		if b := other(x, ir.Add, i.Operand(1)); b != nil && immediate(b) != nil {
			return newCmp(neverEqual(p, ir.ULT).Swapped(), i.Operand(1), foldNot(b))
		}
	}
	if y != nil && oneUse(y) {
		if b := other(y, ir.Add, i.Operand(0)); b != nil && immediate(b) != nil {
			return newCmp(neverEqual(p, ir.UGT), i.Operand(0), foldNot(b))
		}
	}
	return nil
}

// neverEqual returns the strict order, or its inverse, that an unsigned compare is when its
// operands differ.
func neverEqual(p, strict ir.Pred) ir.Pred {
	if less := p == ir.ULT || p == ir.ULE; less == (strict == ir.ULT) {
		return strict
	}
	return strict.Inverse()
}

// icmpSelf compares a value with a part of itself: a >> k = a and a / k = a are a = 0, a / k < a of
// signed numbers is a > 0, and -a < a is a > 0 where nothing wraps.
func (ic *combiner) icmpSelf(i *ir.Instr) *ir.Instr {
	p, x, y := i.Pred, asInstr(i.Operand(0)), i.Operand(1)
	if x == nil || x.NumOperands() != 2 || x.Operand(0) != y && x.Operand(1) != y {
		if x, y, p = asInstr(y), i.Operand(0), p.Swapped(); x == nil || x.NumOperands() != 2 || x.Operand(0) != y && x.Operand(1) != y {
			return nil
		}
	}
	zero := ir.NewZero(y.Type())
	switch k, isWord := word(x.Operand(1)); {
	case (x.Op() == ir.LShr && isWord && k > 0 || x.Op() == ir.UDiv && isWord && k > 1) && x.Operand(0) == y:
		switch p {
		case ir.EQ, ir.UGE:
			return newCmp(ir.EQ, y, zero)
		case ir.NE, ir.ULT:
			return newCmp(ir.NE, y, zero)
		}
	case x.Op() == ir.SDiv && isWord && k > 1 && k != maskOf(width(y.Type())) && x.Operand(0) == y: // nearer to zero, or on its other side
		switch p {
		case ir.EQ, ir.NE:
			return newCmp(p, y, zero)
		case ir.SLT, ir.SLE, ir.SGT, ir.SGE:
			return newCmp(p.Swapped(), y, zero)
		}
	case x.Op() == ir.Sub && isZero(x.Operand(0)) && x.HasFlag(ir.NSW):
		switch p {
		case ir.SLT, ir.UGT: // of a number and its opposite, the negative one is the greater unsigned number
			return newCmp(ir.SGT, y, zero)
		case ir.SLE, ir.UGE:
			return newCmp(ir.SGT, y, ir.NewAllOnes(y.Type()))
		case ir.SGT, ir.ULT:
			return newCmp(ir.SLT, y, zero)
		case ir.SGE, ir.ULE:
			return newCmp(ir.SLT, y, ir.NewInt(y.Type(), 1))
		}
	}
	return nil
}

// icmpByOne: a - 1 < b is a <= b, a + 1 > b is a >= b and so on, where nothing wraps.
func (ic *combiner) icmpByOne(i, x, y *ir.Instr) *ir.Instr {
	type change struct {
		p    ir.Pred
		ones bool // the constant is -1, else 1
		to   ir.Pred
		flag ir.Flags
	}
	left := []change{
		{ir.SLT, true, ir.SLE, ir.NSW}, {ir.SGE, true, ir.SGT, ir.NSW}, {ir.SLE, false, ir.SLT, ir.NSW}, {ir.SGT, false, ir.SGE, ir.NSW},
		{ir.ULE, false, ir.ULT, ir.NUW}, {ir.UGT, false, ir.UGE, ir.NUW},
	}
	for _, c := range left {
		is := isOne
		if c.ones {
			is = isAllOnes
		}
		if x != nil && i.Pred == c.p && x.HasFlag(c.flag) && is(x.Operand(1)) {
			return newCmp(c.to, x.Operand(0), i.Operand(1))
		}
		if y != nil && i.Pred == c.p.Swapped() && y.HasFlag(c.flag) && is(y.Operand(1)) {
			return newCmp(c.to.Swapped(), i.Operand(0), y.Operand(0))
		}
	}
	return nil
}

// icmpDifferences: a - b p a = 0 p b, a - b p c - b = a p c.
func (ic *combiner) icmpDifferences(i *ir.Instr) *ir.Instr {
	p := i.Pred
	x, y := opOf(i.Operand(0), ir.Sub), opOf(i.Operand(1), ir.Sub)
	zero := ir.NewZero(i.Operand(0).Type())
	switch {
	case x != nil && x.Operand(0) == i.Operand(1) && noWrap(p, x):
		return newCmp(p, zero, x.Operand(1))
	case y != nil && y.Operand(0) == i.Operand(0) && noWrap(p, y):
		return newCmp(p, y.Operand(1), zero)
	}
	if x != nil && x.Operand(0) == i.Operand(1) && (p == ir.UGT || p == ir.ULE) { // a - b > a: b > a
		return newCmp(p, x.Operand(1), i.Operand(1))
	}
	if x == nil || y == nil || !noWrap(p, x) || !noWrap(p, y) {
		return nil
	}
	if x.Operand(1) == y.Operand(1) {
		return newCmp(p, x.Operand(0), y.Operand(0))
	}
	if x.Operand(0) == y.Operand(0) && (oneUse(x) || oneUse(y)) {
		return newCmp(p, y.Operand(1), x.Operand(1))
	}
	return nil
}

// icmpProducts: a * z p b * z is a p b where the products do not wrap and z is not zero, for signed
// orders not negative either (a negative z swaps them). The products of an odd z differ where its
// factors do, though they wrap.
func (ic *combiner) icmpProducts(i *ir.Instr) *ir.Instr {
	x, y := opOf(i.Operand(0), ir.Mul), opOf(i.Operand(1), ir.Mul)
	if x == nil || y == nil {
		return nil
	}
	for n := 1; n >= 0; n-- {
		z := x.Operand(n)
		b := other(y, ir.Mul, z)
		if b == nil {
			continue
		}
		p, both, w := i.Pred, x.Flags&y.Flags, width(z.Type())
		k := ic.q.WithContext(i).KnownBits(z)
		switch {
		case p.IsEquality() && (w <= 64 && k.One&1 != 0 || both&(ir.NUW|ir.NSW) != 0 && ic.nonZeroAt(z, i)):
		case p.IsUnsigned() && both&ir.NUW != 0 && ic.nonZeroAt(z, i):
		case p.IsSigned() && both&ir.NSW != 0 && k.NonNegative(w) && ic.nonZeroAt(z, i):
		case p.IsSigned() && both&ir.NSW != 0 && k.Negative(w):
			p = p.Swapped()
		default:
			continue
		}
		return newCmp(p, x.Operand(1-n), b)
	}
	return nil
}

// nonZeroAt reports whether v is not zero where i stands; a constant in no lane.
func (ic *combiner) nonZeroAt(v ir.Value, i *ir.Instr) bool { return ic.q.WithContext(i).NonZero(v) }

// icmpSameOp removes the same operation from both sides.
func (ic *combiner) icmpSameOp(i *ir.Instr) *ir.Instr {
	x, y := binop(i.Operand(0)), binop(i.Operand(1))
	if x == nil || y == nil || x.Op() != y.Op() || x.Operand(1) != y.Operand(1) {
		return nil
	}
	p := i.Pred
	a, b := x.Operand(0), y.Operand(0)
	switch x.Op() {
	case ir.Add, ir.Sub, ir.Xor:
		if p.IsEquality() {
			return newCmp(p, a, b)
		}
		if c, ok := word(x.Operand(1)); ok && x.Op() == ir.Xor { // with the sign bit, or all others, flipped
			w := width(x.Type())
			other := p.Unsigned()
			if !p.IsSigned() {
				other = p.Signed()
			}
			if c == signBit(w) {
				return newCmp(other, a, b)
			}
			if c == signBit(w)-1 {
				return newCmp(other.Swapped(), a, b)
			}
		}
	case ir.Mul:
		if !p.IsEquality() {
			return nil
		}
		c, ok := word(x.Operand(1))
		if ok && c != 0 && (oneUse(x) || oneUse(y)) { // the low bits that the product keeps
			w := width(x.Type())
			mask := ir.NewInt(x.Type(), maskOf(w)>>uint(trailingZeros(c, w)))
			return newCmp(p, ic.b.and(a, mask, ""), ic.b.and(b, mask, ""))
		}
	case ir.UDiv, ir.LShr:
		if !p.IsSigned() && x.Flags&y.Flags&ir.Exact != 0 {
			return newCmp(p, a, b)
		}
	case ir.SDiv:
		if p.IsEquality() && x.Flags&y.Flags&ir.Exact != 0 {
			return newCmp(p, a, b)
		}
	case ir.AShr:
		if x.Flags&y.Flags&ir.Exact != 0 {
			return newCmp(p, a, b)
		}
	case ir.Shl:
		nuw, nsw := x.Flags&y.Flags&ir.NUW != 0, x.Flags&y.Flags&ir.NSW != 0
		if nuw && !p.IsSigned() || nsw && (p.IsSigned() || p.IsEquality()) {
			return newCmp(p, a, b)
		}
	}
	return nil
}

// icmpEquality simplifies equality compares of logic operations on the same values.
func (ic *combiner) icmpEquality(i *ir.Instr) *ir.Instr {
	if !i.Pred.IsEquality() || !i.Operand(0).Type().Scalar().IsInt() {
		return nil
	}
	for _, f := range []rule{ic.icmpShiftedAlike, ic.icmpNegatedSelf, ic.icmpRotations, ic.icmpFits, ic.icmpTopBitsSame, ic.icmpExactQuotient, ic.icmpRemainderOfPower, ic.icmpSignExtracted, ic.icmpNoHighBits, ic.icmpOppositeShifts, ic.icmpSharedOr} {
		if r := f(i); r != nil {
			return r
		}
	}
	p := i.Pred
	for n := range 2 {
		x, y := i.Operand(n), i.Operand(1-n)
		zero := ir.NewZero(x.Type())
		if o := onceOf(x, ir.Xor); o != nil && immediate(o.Operand(1)) != nil && !ir.IsConst(y) { // a ^ c == y is a ^ y == c
			return newCmp(p, ic.b.xor(o.Operand(0), y, ""), o.Operand(1))
		}
		if b := other(x, ir.Xor, y); b != nil { // a ^ b == a
			return newCmp(p, b, zero)
		}
	}
	x, y := asInstr(i.Operand(0)), asInstr(i.Operand(1))
	if x != nil && y != nil && x.Op() == ir.Xor && y.Op() == ir.Xor { // a ^ b == a ^ c, and with two constants
		for n := range 2 {
			if b := other(y, ir.Xor, x.Operand(n)); b != nil {
				return newCmp(p, x.Operand(1-n), b)
			}
		}
		a, ok1 := word(x.Operand(1))
		b, ok2 := word(y.Operand(1))
		if ok1 && ok2 && oneUse(y) {
			return newCmp(p, x.Operand(0), ic.b.xor(y.Operand(0), ir.NewInt(x.Type(), a^b), ""))
		}
	}
	if x != nil && y != nil && x.Op() == ir.And && y.Op() == ir.And { // a & k == a & ~k: no bit is set
		for n := range 2 {
			if a := x.Operand(n); other(y, ir.And, a) != nil && complements(x.Operand(1-n), other(y, ir.And, a)) {
				return newCmp(p, a, ir.NewZero(a.Type()))
			}
		}
	}
	if x != nil && y != nil && x.Op() == ir.And && y.Op() == ir.And && oneUse(x) && oneUse(y) { // a & k == b & k
		for n := range 2 {
			for m := range 2 {
				if x.Operand(n) == y.Operand(m) && !ir.IsConst(x.Operand(1-n)) {
					z := ic.b.xor(x.Operand(1-n), y.Operand(1-m), "")
					return newCmp(p, ic.b.and(z, x.Operand(n), ""), ir.NewZero(z.Type()))
				}
			}
		}
	}
	for n := range 2 { // zext(a) == b & mask = a == trunc(b)
		z, m := onceOf(i.Operand(n), ir.ZExt), onceOf(i.Operand(1-n), ir.And)
		if z != nil && m != nil && isWord(m.Operand(1), maskOf(width(z.Operand(0).Type()))) && width(m.Type()) <= 64 {
			return newCmp(p, ic.b.cast(ir.Trunc, m.Operand(0), z.Operand(0).Type(), ""), z.Operand(0))
		}
	}
	return nil
}

// complements reports whether a is ~b.
func complements(a, b ir.Value) bool {
	if notOf(a) == b && b != nil || notOf(b) == a && a != nil {
		return true
	}
	k, l := immediate(a), immediate(b)
	return k != nil && l != nil && !containsPoison(k) && foldNot(k) == l
}
