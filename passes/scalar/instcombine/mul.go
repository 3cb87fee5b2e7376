package instcombine

import "opt-go/frontend/ir"

func (ic *combiner) visitMul(i *ir.Instr) *ir.Instr {
	if r := ic.simplified(i); r != nil {
		return r
	}
	if ic.associate(i) {
		return i
	}
	if r := ic.distribute(i); r != nil {
		return r
	}
	x, y := i.Operand(0), i.Operand(1)
	ty := i.Type()
	if isAllOnes(y) {
		return newNeg(x, i.Flags&ir.NSW)
	}
	if r := ic.mulShiftedOne(i); r != nil {
		return r
	}
	if immediate(y) != nil {
		if r := ic.mulConstant(i); r != nil {
			return r
		}
	}
	if r := ic.intoSelectOrPhi(i); r != nil {
		return r
	}
	if r := ic.mulNegated(i); r != nil {
		return r
	}
	if r := ic.mulOfExactDivision(i); r != nil {
		return r
	}
	if r := ic.mulOfDivision(i); r != nil {
		return r
	}
	if isBool(ty) {
		return newBinary(ir.And, x, y, 0)
	}
	if r := ic.mulBool(i); r != nil {
		return r
	}
	for _, f := range []rule{ic.mulByBit, ic.mulByOwnSign, ic.mulBySign, ic.mulShiftedOff} {
		if r := f(i); r != nil {
			return r
		}
	}
	for n := range 2 { // a * (1 << b) = a << b
		if s := opOf(i.Operand(n), ir.Shl); s != nil && isOne(s.Operand(0)) {
			flags := i.Flags & ir.NUW
			if i.HasFlag(ir.NSW) && s.HasFlag(ir.NSW) {
				flags |= ir.NSW
			}
			return ic.use(i, ic.b.binary(ir.Shl, i.Operand(1-n), s.Operand(1), flags, ir.NameOf(i)))
		}
	}
	if r := ic.mulOfSignBit(i); r != nil {
		return r
	}
	if a := intrinsicOf(x, "llvm.abs"); a != nil && x == y { // |a| * |a|
		return newBinary(ir.Mul, a.Arg(0), a.Arg(0), 0)
	}
	if r := ic.mulByPower(i); r != nil {
		return r
	}
	if r := ic.narrowMath(i); r != nil {
		return r
	}
	return result(i, ic.inferWrap(i))
}

// mulConstant is the family x * k.
func (ic *combiner) mulConstant(i *ir.Instr) *ir.Instr {
	x, y := asInstr(i.Operand(0)), i.Operand(1)
	ty := i.Type()
	if x != nil && x.Op() == ir.Shl && immediate(x.Operand(1)) != nil { // (a << k2) * k = a * (k << k2)
		if k := fold(ir.Shl, y, x.Operand(1)); k != nil {
			flags := i.Flags & x.Flags & ir.NUW
			if i.Flags&x.Flags&ir.NSW != 0 && !isWord(k, signBit(width(ty))) {
				flags |= ir.NSW
			}
			return newBinary(ir.Mul, x.Operand(0), k, flags)
		}
	}
	if n := log2Const(y); n != nil {
		flags := i.Flags & ir.NUW
		if k, ok := amount(n); ok && i.HasFlag(ir.NSW) && k < uint64(width(ty)-1) {
			flags |= ir.NSW
		}
		return newBinary(ir.Shl, i.Operand(0), n, flags)
	}
	if x == nil {
		return nil
	}
	if oneUse(x) {
		if r := ic.mulNegatedPower(i, x); r != nil {
			return r
		}
	}
	if oneUse(x) && addLike(x) && immediate(x.Operand(1)) != nil { // (a + k2) * k = a * k + k2 * k
		if r := ic.exactSum(i, x); r != nil {
			return r
		}
		k := fold(ir.Mul, x.Operand(1), y)
		if k == nil {
			return nil
		}
		nuw := i.HasFlag(ir.NUW) && (x.HasFlag(ir.NUW) || x.Op() == ir.Or)
		flags := ir.Flags(0)
		if nuw {
			flags = ir.NUW
		}
		return newBinary(ir.Add, ic.b.binary(ir.Mul, x.Operand(0), y, flags, ""), k, flags)
	}
	return nil
}

// mulNegatedPower is a * -2^n = -a * 2^n, where the negation can be sunk into a, or be done before
// a is extended: then the bits above those of a are shifted out.
func (ic *combiner) mulNegatedPower(i, x *ir.Instr) *ir.Instr {
	y, ty, w := i.Operand(1), i.Type(), width(i.Type())
	if w > 64 || !eachWord(y, func(k uint64) bool { return k >= signBit(w) && isPow2(-k&maskOf(w)) }) {
		return nil
	}
	if v := ic.negate(true, i.HasFlag(ir.NSW), x); v != nil {
		flags := i.Flags & ir.NSW
		if !eachWord(y, func(k uint64) bool { return k != signBit(w) }) {
			flags = 0
		}
		return ic.use(i, ic.b.binary(ir.Mul, v, foldNeg(y), flags, ""))
	}
	k, ok := anyWord(y)
	if !ok || !isOp(x, ir.ZExt, ir.SExt) {
		return nil
	}
	n := trailingZeros(k, w)
	if a := x.Operand(0); n >= w-width(a.Type()) {
		neg := ic.b.neg(a, suffixed(a, ".neg"))
		return newBinary(ir.Shl, ic.b.cast(ir.ZExt, neg, ty, suffixed(neg, ".z")), ir.NewInt(ty, uint64(n)), 0)
	}
	return nil
}

// mulByOwnSign is ((a >>s w-1) | 1) * a = |a|, as the first factor is -1 or 1.
func (ic *combiner) mulByOwnSign(i *ir.Instr) *ir.Instr {
	for n := range 2 {
		o, a := opOf(i.Operand(n), ir.Or), i.Operand(1-n)
		if o == nil || !isOne(o.Operand(1)) {
			continue
		}
		s := opOf(o.Operand(0), ir.AShr)
		if s == nil || s.Operand(0) != a {
			continue
		}
		if k, ok := anyNumber(s.Operand(1)); ok && k == uint64(width(i.Type())-1) {
			return ic.use(i, ic.b.intrinsic("llvm.abs", i.Type(), "", a, ic.ctx.NewBool(i.HasFlag(ir.NSW))))
		}
	}
	return nil
}

// mulBySign is a * (c ? 1 : -1) = c ? a : -a, and with the arms exchanged.
func (ic *combiner) mulBySign(i *ir.Instr) *ir.Instr {
	for n := range 2 {
		s, a := onceOf(i.Operand(n), ir.Select), i.Operand(1-n)
		if s == nil {
			continue
		}
		flags := ir.Flags(0)
		if i.Flags&(ir.NSW|ir.NUW) != 0 {
			flags = ir.NSW
		}
		switch t, f := s.Operand(1), s.Operand(2); {
		case isOne(t) && isAllOnes(f):
			return newSelect(s.Operand(0), a, ic.b.binary(ir.Sub, ir.NewZero(i.Type()), a, flags, ""))
		case isAllOnes(t) && isOne(f):
			return newSelect(s.Operand(0), ic.b.binary(ir.Sub, ir.NewZero(i.Type()), a, flags, ""), a)
		}
	}
	return nil
}

// mulShiftedOff is a * ((1 << n) + 1) = (a << n) + a and a * ~(-1 << n) = (a << n) - a. The number
// a is used twice then, so it is frozen.
func (ic *combiner) mulShiftedOff(i *ir.Instr) *ir.Instr {
	for k := range 2 {
		a, y := i.Operand(1-k), asInstr(i.Operand(k))
		if y == nil || !oneUse(y) {
			continue
		}
		s, op, flags := onceOf(y.Operand(0), ir.Shl), ir.Sub, ir.Flags(0)
		switch {
		case s == nil:
			continue
		case y.Op() == ir.Add && isOne(y.Operand(1)) && isOne(s.Operand(0)):
			op = ir.Add
			flags = i.Flags&ir.NUW | i.Flags&s.Flags&ir.NSW
		case notOf(y) == nil || !isAllOnes(s.Operand(0)):
			continue
		}
		if !ir.IsConst(a) && !ic.notUndef(a) {
			a = ic.b.freeze(a, suffixed(a, ".fr"))
		}
		return newBinary(op, ic.b.binary(ir.Shl, a, s.Operand(1), flags, "mulshl"), a, flags)
	}
	return nil
}

// areBits reports whether x and y are 0 or 1.
func (ic *combiner) areBits(x, y ir.Value) bool {
	above := width(x.Type()) - 1
	return ic.q.KnownBits(x).LeadingZeros(above+1) >= above && ic.q.KnownBits(y).LeadingZeros(above+1) >= above
}

// mulByBit is a * b = a & b of two bits, (a & 1) * b = a's lowest bit ? b : 0, and (a >>s w-1) * k
// = a < 0 ? -k : 0.
func (ic *combiner) mulByBit(i *ir.Instr) *ir.Instr {
	if ic.areBits(i.Operand(0), i.Operand(1)) {
		return newBinary(ir.And, i.Operand(0), i.Operand(1), 0)
	}
	zero := ir.NewZero(i.Type())
	for n := range 2 {
		c, b := asInstr(i.Operand(n)), i.Operand(1-n)
		if c == nil || !oneUse(c) {
			continue
		}
		switch {
		case c.Op() == ir.And && isOne(c.Operand(1)):
			bit := ic.b.cast(ir.Trunc, c.Operand(0), ir.CmpType(i.Type()), "")
			return newSelect(bit, b, zero)
		case c.Op() == ir.AShr && isNumber(c.Operand(1), uint64(width(i.Type())-1)) && immediate(b) != nil:
			if k := foldNeg(b); k != nil {
				return newSelect(ic.b.cmp(ir.SLT, c.Operand(0), zero, "isneg"), k, zero)
			}
		}
	}
	return nil
}

// mulNegated knows products of negated values.
func (ic *combiner) mulNegated(i *ir.Instr) *ir.Instr {
	x, y := i.Operand(0), i.Operand(1)
	a, b := negOf(x), negOf(y)
	switch {
	case a != nil && b != nil: // -a * -b
		flags := i.Flags & x.(*ir.Instr).Flags & y.(*ir.Instr).Flags & ir.NSW
		return newBinary(ir.Mul, a, b, flags)
	case a != nil && immediate(y) != nil: // -a * k = a * -k
		if k := foldNeg(y); k != nil {
			flags := i.Flags & x.(*ir.Instr).Flags & ir.NSW
			if c, ok := word(y); !ok || c == signBit(width(i.Type())) {
				flags = 0
			}
			return newBinary(ir.Mul, a, k, flags)
		}
	case a != nil && oneUse(x): // -a * b = -(a * b)
		return newNeg(ic.b.binary(ir.Mul, a, y, 0, ""), 0)
	case b != nil && oneUse(y):
		return newNeg(ic.b.binary(ir.Mul, b, x, 0, ""), 0)
	}
	if b != nil { // (-a * c) * -a = (a * c) * a
		if v := ic.negate(false, false, x); v != nil {
			return newBinary(ir.Mul, v, b, 0)
		}
	}
	return nil
}

// mulOfDivision is (a / b) * b = a - a % b.
func (ic *combiner) mulOfDivision(i *ir.Instr) *ir.Instr {
	for n := range 2 {
		d, y := asInstr(i.Operand(n)), i.Operand(1-n)
		if d == nil || d.Op() != ir.UDiv && d.Op() != ir.SDiv || !oneUse(d) {
			continue
		}
		same := d.Operand(1) == y
		neg := negOf(y) == d.Operand(1) && d.Operand(1) != nil
		if k := immediate(y); k != nil && !same {
			neg = foldNeg(k) == d.Operand(1)
		}
		if !same && !neg {
			continue
		}
		if d.HasFlag(ir.Exact) {
			if same {
				return ic.use(i, d.Operand(0))
			}
			return newNeg(d.Operand(0), 0)
		}
		rem := ir.URem
		if d.Op() == ir.SDiv {
			rem = ir.SRem
		}
		a := d.Operand(0)
		if !ir.IsConst(a) && !ic.notUndef(a) {
			a = ic.b.freeze(a, suffixed(a, ".fr"))
		}
		r := ic.b.binary(rem, a, d.Operand(1), 0, "")
		if same {
			return newBinary(ir.Sub, a, r, 0)
		}
		return newBinary(ir.Sub, r, a, 0)
	}
	return nil
}

// mulOfExactDivision: (x / k) * l is x / (k / l) where the division is exact and l divides k.
func (ic *combiner) mulOfExactDivision(i *ir.Instr) *ir.Instr {
	d := asInstr(i.Operand(0))
	if d == nil || !isOp(d, ir.UDiv, ir.SDiv) || !d.HasFlag(ir.Exact) || d.Operand(1) == i.Operand(1) || width(i.Type()) > 64 {
		return nil
	}
	k, l := immediate(d.Operand(1)), immediate(i.Operand(1))
	if k == nil || l == nil || containsPoison(k) || containsPoison(l) {
		return nil
	}
	div, rem := ir.UDiv, ir.URem
	if d.Op() == ir.SDiv {
		div, rem = ir.SDiv, ir.SRem
	}
	// A quotient of -1 is left out: x may be the least number then.
	if r := fold(rem, k, l); r == nil || !r.IsZero() || !eachWord(l, func(c uint64) bool { return c != 0 }) {
		return nil
	}
	q := fold(div, k, l)
	if q == nil || !eachWord(q, func(c uint64) bool { return d.Op() == ir.UDiv || c != maskOf(width(i.Type())) }) {
		return nil
	}
	return newBinary(d.Op(), d.Operand(0), q, ir.Exact)
}

// mulBool knows products of extended truth values.
func (ic *combiner) mulBool(i *ir.Instr) *ir.Instr {
	x, y := i.Operand(0), i.Operand(1)
	xi, yi := asInstr(x), asInstr(y)
	isExt := func(v *ir.Instr) bool {
		return v != nil && (v.Op() == ir.ZExt || v.Op() == ir.SExt) && isBool(v.Operand(0).Type())
	}
	if isExt(xi) && isExt(yi) && xi.Operand(0).Type() == yi.Operand(0).Type() && (oneUse(x) || oneUse(y) || xi == yi) {
		and := ic.b.and(xi.Operand(0), yi.Operand(0), "mulbool")
		op := ir.ZExt
		if xi.Op() != yi.Op() {
			op = ir.SExt
		}
		return newCast(op, and, i.Type())
	}
	for n := range 2 {
		c, v := asInstr(i.Operand(n)), i.Operand(1-n)
		if isExt(c) && c.Op() == ir.ZExt {
			return newSelect(c.Operand(0), v, ir.NewZero(i.Type()))
		}
		if isExt(c) && (oneUse(c) || immediate(v) != nil) { // sext(c) * v = c ? -v : 0
			neg := ic.b.binary(ir.Sub, ir.NewZero(i.Type()), v, i.Flags&ir.NSW, "")
			return newSelect(c.Operand(0), neg, ir.NewZero(i.Type()))
		}
	}
	for n := range 2 { // (a >> w-1) * b: a mask for ashr and lshr
		c, v := asInstr(i.Operand(n)), i.Operand(1-n)
		if c == nil || c.Op() != ir.LShr || !oneUse(c) || !isWord(c.Operand(1), uint64(width(i.Type())-1)) {
			continue
		}
		neg := ic.b.cmp(ir.SLT, c.Operand(0), ir.NewZero(i.Type()), "isneg")
		return newSelect(neg, v, ir.NewZero(i.Type()))
	}
	return nil
}
