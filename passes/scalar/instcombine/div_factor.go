package instcombine

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/bitvec"
)

// Quotients of products and shifts with a common factor, which is not zero, since the divisor is
// not. All products and shifts named here do not wrap in the sense of the division (LLVM's
// foldIDivShl and its neighbours).

// divFactored tries the rules of this file.
//
//	(x * a) / (x * b) = a / b            x / (x * a) = 1 / a
//	(x * a) / (x << b) = a / (1 << b)    unsigned, or with the divisor nuw
//	(x << a) / (x * b) = (1 << a) / b    unsigned
//	(x << a) / (x << b) = (1 << a) >> b
//	((x * a) / b) / x = a / b            ((x * a) >> b) / x = a >> b
//	(x * k) / (x * l) = k / l            unsigned, where l <= k or the divisor does not wrap either
//	(x * k + c) / k = x + c / k          where k divides c, or unsigned
func (ic *combiner) divFactored(i *ir.Instr) *ir.Instr {
	signed := i.Op() == ir.SDiv
	flag := ir.NUW
	if signed {
		flag = ir.NSW
	}
	d := quotientOf{ic, i, signed, flag}
	for _, f := range []func() *ir.Instr{d.products, d.constantProducts, d.productByShift, d.shiftByProduct, d.shifts, d.inner, d.sum, d.extendedBool, d.negated} {
		if r := f(); r != nil {
			return r
		}
	}
	return nil
}

type quotientOf struct {
	ic     *combiner
	i      *ir.Instr
	signed bool
	flag   ir.Flags
}

// product returns v as a product that does not wrap.
func (d quotientOf) product(v ir.Value) *ir.Instr {
	if m := opOf(v, ir.Mul); m != nil && m.HasFlag(d.flag) {
		return m
	}
	return nil
}

// shift returns v as x << n that does not wrap.
func (d quotientOf) shift(v ir.Value) *ir.Instr {
	if s := opOf(v, ir.Shl); s != nil && s.HasFlag(d.flag) {
		return s
	}
	return nil
}

func (d quotientOf) quotient(x, y ir.Value) *ir.Instr {
	return newBinary(d.i.Op(), x, y, d.i.Flags&ir.Exact)
}

// fits reports whether the quotient of the least number by -1, which is undefined behavior where
// the wrapped product before it was poison only, cannot occur.
func (d quotientOf) fits(x, y ir.Value) bool {
	if !d.signed {
		return true
	}
	w := width(d.i.Type())
	a, b := d.ic.q.KnownBits(x).Bits(w), d.ic.q.KnownBits(y).Bits(w)
	return !b.Zero.IsZero() || a.NonNegative() || !a.One.And(bitvec.MaxSigned(w)).IsZero()
}

func (d quotientOf) products() *ir.Instr {
	x, y := d.i.Operand(0), d.product(d.i.Operand(1))
	if y == nil {
		return nil
	}
	if a := other(y, ir.Mul, x); a != nil && !ir.IsConst(x) { // 1 / a, unless a is the whole product
		return d.quotient(ir.NewInt(d.i.Type(), 1), a)
	}
	m := d.product(x)
	if m == nil {
		return nil
	}
	for k := range 2 {
		if b := other(y, ir.Mul, m.Operand(k)); b != nil && !ir.IsConst(m.Operand(k)) && d.fits(m.Operand(1-k), b) {
			return d.quotient(m.Operand(1-k), b)
		}
	}
	return nil
}

// constantProducts: the larger product does not wrap, so that the smaller one does not.
func (d quotientOf) constantProducts() *ir.Instr {
	m, t := d.product(d.i.Operand(0)), opOf(d.i.Operand(1), ir.Mul)
	if m == nil || t == nil || d.signed || m.Operand(0) != t.Operand(0) || ir.IsConst(m.Operand(0)) {
		return nil
	}
	k, ok1 := word(m.Operand(1))
	l, ok2 := word(t.Operand(1))
	if !ok1 || !ok2 || l == 0 || l > k && !t.HasFlag(ir.NUW) {
		return nil
	}
	return d.ic.use(d.i, ir.NewInt(d.i.Type(), k/l))
}

func (d quotientOf) productByShift() *ir.Instr {
	m, s := d.product(d.i.Operand(0)), d.shift(d.i.Operand(1))
	if m == nil || s == nil {
		return nil
	}
	a := other(m, ir.Mul, s.Operand(0))
	switch {
	case a == nil:
		return nil
	case d.signed && !oneUse(m) && !oneUse(s): // it takes two operations
		return nil
	case !d.signed: // a / (1 << b) = a >> b
		return newBinary(ir.LShr, a, s.Operand(1), d.i.Flags&ir.Exact)
	}
	one := d.ic.b.binary(ir.Shl, ir.NewInt(d.i.Type(), 1), s.Operand(1), ir.NUW, "")
	return d.quotient(a, one)
}

func (d quotientOf) shiftByProduct() *ir.Instr {
	s, m := d.shift(d.i.Operand(0)), d.product(d.i.Operand(1))
	if s == nil || m == nil || d.signed {
		return nil
	}
	b := other(m, ir.Mul, s.Operand(0))
	if b == nil || !oneUse(s) && !oneUse(m) {
		return nil
	}
	return d.quotient(d.ic.b.binary(ir.Shl, ir.NewInt(d.i.Type(), 1), s.Operand(1), ir.NUW, ""), b)
}

// shifts: (x << a) / (x << b), where the shift of 1 does not wrap either, as x is not zero; and
// (x << b) / (y << b) = x / y.
func (d quotientOf) shifts() *ir.Instr {
	s, t := opOf(d.i.Operand(0), ir.Shl), opOf(d.i.Operand(1), ir.Shl)
	if s == nil || t == nil {
		return nil
	}
	if s.Operand(1) == t.Operand(1) && s.Operand(0) != t.Operand(0) {
		if d.signed && s.HasFlag(ir.NSW) && t.HasFlag(ir.NSW) && t.HasFlag(ir.NUW) || !d.signed && s.HasFlag(ir.NUW) && t.HasFlag(ir.NUW) ||
			!d.signed && s.HasFlag(ir.NUW) && s.HasFlag(ir.NSW) && t.HasFlag(ir.NSW) {
			return d.quotient(s.Operand(0), t.Operand(0))
		}
		return nil
	}
	if s.Operand(0) != t.Operand(0) || ir.IsConst(s.Operand(0)) || !s.HasFlag(d.flag) || !t.HasFlag(d.flag) {
		return nil
	}
	flags := ir.NUW
	if d.signed && (s.HasFlag(ir.NUW) || t.HasFlag(ir.NUW)) || !d.signed && s.HasFlag(ir.NSW) { // x is not negative
		flags |= ir.NSW
	}
	one := d.ic.b.binary(ir.Shl, ir.NewInt(d.i.Type(), 1), s.Operand(1), flags, "shl.dividend")
	return newBinary(ir.LShr, one, t.Operand(1), d.i.Flags&ir.Exact)
}

func (d quotientOf) inner() *ir.Instr {
	x, y := asInstr(d.i.Operand(0)), d.i.Operand(1)
	if x == nil || x.Op() != d.i.Op() && (d.signed || x.Op() != ir.LShr) || ir.IsConst(y) {
		return nil
	}
	m := d.product(x.Operand(0))
	if m == nil {
		return nil
	}
	a := other(m, ir.Mul, y)
	if a == nil || x.Op() == ir.SDiv && !d.fits(a, x.Operand(1)) {
		return nil
	}
	return newBinary(x.Op(), a, x.Operand(1), d.i.Flags&x.Flags&ir.Exact)
}

func (d quotientOf) sum() *ir.Instr {
	s, y := asInstr(d.i.Operand(0)), d.i.Operand(1)
	k, ok := word(y)
	if !ok || k == 0 || s == nil || !addLike(s) || s.Op() == ir.Add && !s.HasFlag(d.flag) {
		return nil
	}
	m := d.product(s.Operand(0))
	c, isConst := word(s.Operand(1))
	if m == nil || !isConst || !isWord(m.Operand(1), k) {
		return nil
	}
	w := width(d.i.Type())
	if !d.signed {
		return newBinary(ir.Add, m.Operand(0), ir.NewInt(d.i.Type(), c/k), ir.NUW)
	}
	if sk, sc := signExtend(k, w), signExtend(c, w); sk != -1 && sc%sk == 0 {
		return newBinary(ir.Add, m.Operand(0), ir.NewInt(d.i.Type(), uint64(sc/sk)&maskOf(w)), ir.NSW)
	}
	return nil
}

// extendedBool: a divisor that is 0 or -1 is -1.
func (d quotientOf) extendedBool() *ir.Instr {
	e := opOf(d.i.Operand(1), ir.SExt)
	if e == nil || !isBool(e.Operand(0).Type()) {
		return nil
	}
	ty := d.i.Type()
	if d.signed {
		return newNeg(d.i.Operand(0), ir.NSW)
	}
	return newCast(ir.ZExt, d.ic.b.cmp(ir.EQ, d.i.Operand(0), ir.NewAllOnes(ty), ""), ty)
}

// negated: x / -x is -1, but for the least number, whose negation is itself.
func (d quotientOf) negated() *ir.Instr {
	x, y := d.i.Operand(0), d.i.Operand(1)
	w := width(d.i.Type())
	if !d.signed || w > 64 {
		return nil
	}
	of := x
	s, t := opOf(x, ir.Sub), opOf(y, ir.Sub)
	switch {
	case negOf(y) == x:
	case negOf(x) == y:
		of = y
	case s != nil && t != nil && s.Operand(0) == t.Operand(1) && s.Operand(1) == t.Operand(0):
	default:
		return nil
	}
	least := ir.NewInt(d.i.Type(), signBit(w))
	return newSelect(d.ic.b.cmp(ir.EQ, of, least, ""), ir.NewInt(d.i.Type(), 1), ir.NewAllOnes(d.i.Type()))
}
