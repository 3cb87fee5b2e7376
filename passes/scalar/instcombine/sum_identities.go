package instcombine

import "opt-go/frontend/ir"

// Identities of sums and differences with logic, extensions, selects and squares. They hold modulo
// 2^w; flags are kept where each is derived.

// sumIdentities tries the rules of additions.
func (ic *combiner) sumIdentities(i *ir.Instr) *ir.Instr {
	for n := range 2 {
		x, y := i.Operand(n), i.Operand(1-n)
		for _, f := range []func(i *ir.Instr, x, y ir.Value) *ir.Instr{ic.addMissingBits, ic.addExtended, ic.addOfTruths, ic.addNegatedOrZero, ic.addSquares, ic.addOfPowerProduct, ic.addOfInvertedProduct, ic.addWithoutLowestBit, ic.addChosenNegation, ic.addFloorQuotient, ic.addPositiveRemainder} {
			if r := f(i, x, y); r != nil {
				return r
			}
		}
	}
	return nil
}

// addMissingBits: x + ((x & y) ^ y) = x | y, as the second summand has the bits that x lacks.
func (ic *combiner) addMissingBits(_ *ir.Instr, x, y ir.Value) *ir.Instr {
	d := opOf(y, ir.Xor)
	if d == nil {
		return nil
	}
	for k := range 2 {
		a, b := opOf(d.Operand(k), ir.And), d.Operand(1-k)
		if a != nil && other(a, ir.And, x) == b {
			return newBinary(ir.Or, b, x, 0)
		}
	}
	return nil
}

// addExtended: zext(y - x) + zext(x) = zext(y) where the difference does not wrap, zext(x) +
// zext(~x) is all ones of the narrow type, and sext(x) + sext(~x) is -1.
func (ic *combiner) addExtended(i *ir.Instr, x, y ir.Value) *ir.Instr {
	a, b := asInstr(x), asInstr(y)
	if a == nil || b == nil || a.Op() != b.Op() || !isOp(a, ir.ZExt, ir.SExt) || a.Operand(0).Type() != b.Operand(0).Type() {
		return nil
	}
	p, q := a.Operand(0), b.Operand(0)
	if notOf(q) == p {
		ones := ir.NewAllOnes(p.Type())
		return ic.use(i, ic.b.cast(a.Op(), ones, i.Type(), ""))
	}
	if d := opOf(p, ir.Sub); d != nil && d.Operand(1) == q && d.HasFlag(map[ir.Op]ir.Flags{ir.ZExt: ir.NUW, ir.SExt: ir.NSW}[a.Op()]) {
		return ic.use(i, ic.b.cast(a.Op(), d.Operand(0), i.Type(), ""))
	}
	return nil
}

// addNegatedOrZero: y + (c ? -x : 0) = y - (c ? x : 0).
func (ic *combiner) addNegatedOrZero(i *ir.Instr, x, y ir.Value) *ir.Instr {
	s := onceOf(x, ir.Select)
	if s == nil {
		return nil
	}
	for k := 1; k <= 2; k++ {
		if n := negOf(s.Operand(k)); n != nil && isZero(s.Operand(3-k)) {
			v := ic.b.insert(selectArms(s, k, n, ir.NewZero(i.Type())), "")
			return newBinary(ir.Sub, y, v, 0)
		}
	}
	return nil
}

// addSquares: a*a + (2a + b)*b and 2ab + (a*a + b*b) are (a + b)*(a + b).
func (ic *combiner) addSquares(i *ir.Instr, x, y ir.Value) *ir.Instr {
	square := func(v ir.Value) ir.Value {
		if m := opOf(v, ir.Mul); m != nil && m.Operand(0) == m.Operand(1) {
			return m.Operand(0)
		}
		return nil
	}
	double := func(v ir.Value) ir.Value {
		if s := opOf(v, ir.Shl); s != nil && isOne(s.Operand(1)) {
			return s.Operand(0)
		}
		return nil
	}
	result := func(a, b ir.Value) *ir.Instr {
		s := ic.b.add(a, b, "")
		return newBinary(ir.Mul, s, s, 0)
	}
	m := onceOf(y, ir.Mul)
	if d := double(y); m == nil && d != nil && oneUse(y) {
		return sumOfSquares(x, d, square, result)
	}
	if m == nil {
		return nil
	}
	if a := square(x); a != nil && oneUse(x) {
		for k := range 2 {
			b, s := m.Operand(k), onceOf(m.Operand(1-k), ir.Add)
			if s == nil {
				continue
			}
			if d := other(s, ir.Add, b); d != nil && double(d) == a {
				return result(a, b)
			}
		}
	}
	s := onceOf(x, ir.Add)
	if s == nil {
		return nil
	}
	p, q := square(s.Operand(0)), square(s.Operand(1))
	for k := range 2 {
		a, b := double(m.Operand(k)), m.Operand(1-k)
		if a != nil && p != nil && q != nil && (a == p && b == q || a == q && b == p) {
			return result(a, b)
		}
	}
	return nil
}

// differenceIdentities tries the rules of subtractions.
//
//	(x + y) - (x | y) = x & y        (x + y) - (x & y) = x | y
//	~x - ~y = y - x                  x - (x + y) = -y
//	(x + c) - (x & k) = (x & ~k) + c
//	zext(x) - zext(x - y) = zext(y)
func (ic *combiner) differenceIdentities(i *ir.Instr) *ir.Instr {
	x, y := i.Operand(0), i.Operand(1)
	a, b := opOf(x, ir.Add), asInstr(y)
	if a != nil && b != nil {
		if isOp(b, ir.Or, ir.And) && sameOperands(a, b, ir.Add) {
			op := map[ir.Op]ir.Op{ir.Or: ir.And, ir.And: ir.Or}[b.Op()]
			return newBinary(op, a.Operand(0), a.Operand(1), 0)
		}
		if b.Op() == ir.And && b.Operand(0) == a.Operand(0) && immediate(a.Operand(1)) != nil && immediate(b.Operand(1)) != nil && oneUse(a) {
			if k := foldNot(b.Operand(1)); k != nil {
				return newBinary(ir.Add, ic.b.and(b.Operand(0), k, ""), a.Operand(1), 0)
			}
		}
	}
	if p, q := notOf(x), notOf(y); p != nil && q != nil {
		return newBinary(ir.Sub, q, p, 0)
	}
	if s := other(y, ir.Add, x); s != nil {
		return newNeg(s, 0)
	}
	return ic.differenceOfExtended(i)
}

// differenceOfExtended is the last of differenceIdentities; x is read twice, so it must not be
// undef.
func (ic *combiner) differenceOfExtended(i *ir.Instr) *ir.Instr {
	a, b := asInstr(i.Operand(0)), asInstr(i.Operand(1))
	if a == nil || b == nil || a.Op() != b.Op() || !isOp(a, ir.ZExt, ir.SExt) || a.Operand(0).Type() != b.Operand(0).Type() {
		return nil
	}
	d := opOf(b.Operand(0), ir.Sub)
	flag := map[ir.Op]ir.Flags{ir.ZExt: ir.NUW, ir.SExt: ir.NSW}[a.Op()]
	if d == nil || d.Operand(0) != a.Operand(0) || !d.HasFlag(flag) {
		return nil
	}
	return newCast(a.Op(), d.Operand(1), i.Type())
}

// differenceOfSquares: x*x - y*y = (x + y)*(x - y), flags where all three have them.
func (ic *combiner) differenceOfSquares(i *ir.Instr) *ir.Instr {
	a, b := onceOf(i.Operand(0), ir.Mul), onceOf(i.Operand(1), ir.Mul)
	if a == nil || b == nil || a.Operand(0) != a.Operand(1) || b.Operand(0) != b.Operand(1) {
		return nil
	}
	flags := i.Flags & a.Flags & b.Flags & (ir.NUW | ir.NSW)
	if width(i.Type()) <= 2 { // 1 - -1 and -2 - 1 wrap where their squares do not
		flags &^= ir.NSW
	}
	sum := ic.b.binary(ir.Add, a.Operand(0), b.Operand(0), flags, "add")
	return newBinary(ir.Mul, sum, ic.b.binary(ir.Sub, a.Operand(0), b.Operand(0), flags, "sub"), flags)
}

// orIdentities tries the rules of disjunctions with exclusive ones.
//
//	(x ^ y) | ~x = ~(x & y)                  (x ^ y) | ~(x & z) = ~(x & z & y)
//	(x ^ z) | (x | y) = (x | y) | z          (x ^ y) | (~x | z) = ~(x & y) | z
//	(x ^ y) | ((y ^ z) ^ x) = (x ^ y) | z    (x ^ k) | (x ^ ~k) = -1
func (ic *combiner) orIdentities(i *ir.Instr) *ir.Instr {
	if i.Op() != ir.Or {
		return nil
	}
	for n := range 4 {
		x, w := opOf(i.Operand(n&1), ir.Xor), i.Operand(1-n&1)
		if x == nil {
			continue
		}
		a, b := x.Operand(n>>1), x.Operand(1-n>>1)
		if r := ic.orWithXor(i, x, a, b, w); r != nil {
			return r
		}
	}
	return nil
}

// orWithXor is (a ^ b) | w.
func (ic *combiner) orWithXor(i, x *ir.Instr, a, b, w ir.Value) *ir.Instr {
	if isAllOnes(b) || isAllOnes(a) {
		return nil
	}
	goes := oneUse(x) || oneUse(w) // two operations for three
	if v := notOf(w); v == a && v != nil && goes {
		return newNot(ic.b.and(a, b, ""))
	} else if m := opOf(v, ir.And); m != nil && other(m, ir.And, a) != nil && goes {
		return newNot(ic.b.and(m, b, ""))
	}
	o := opOf(w, ir.Or)
	if o != nil && other(o, ir.Or, a) != nil {
		return newBinary(ir.Or, o, b, 0)
	}
	for k := 0; o != nil && k < 2; k++ {
		if notOf(o.Operand(k)) == a && oneUse(o) {
			return newBinary(ir.Or, ic.b.not(ic.b.and(a, b, ""), "nand"), o.Operand(1-k), 0)
		}
	}
	y := opOf(w, ir.Xor)
	if y == nil {
		return nil
	}
	if y.Operand(0) == a && immediate(b) != nil && foldNot(b) == y.Operand(1) {
		return ic.use(i, ir.NewAllOnes(i.Type()))
	}
	if inner := other(y, ir.Xor, a); inner != nil { // (b ^ z) ^ a
		if z := other(inner, ir.Xor, b); z != nil {
			return newBinary(ir.Or, x, z, 0)
		}
	}
	return nil
}

// xorIdentities: (a | b) ^ (~b | a) = ~a.
func (ic *combiner) xorIdentities(i *ir.Instr) *ir.Instr {
	for n := range 2 {
		x, y := opOf(i.Operand(n), ir.Or), opOf(i.Operand(1-n), ir.Or)
		if x == nil || y == nil {
			return nil
		}
		for k := range 4 {
			a, b := x.Operand(k&1), x.Operand(1-k&1)
			if y.Operand(k>>1) == a && notOf(y.Operand(1-k>>1)) == b {
				return newNot(a)
			}
		}
	}
	return nil
}

// lshrOfShiftedSum: ((x << n) + y) >> n = (x + (y >> n)) without the n bits above.
func (ic *combiner) lshrOfShiftedSum(i *ir.Instr) *ir.Instr {
	s := onceOf(i.Operand(0), ir.Add)
	n, ok := word(i.Operand(1))
	w := width(i.Type())
	if s == nil || !ok || n >= uint64(w) || n == 0 || w > 64 {
		return nil
	}
	for k := range 2 {
		h, y := onceOf(s.Operand(k), ir.Shl), s.Operand(1-k)
		if h == nil || h.Operand(1) != i.Operand(1) || ir.IsConst(y) && i.HasFlag(ir.Exact) {
			continue
		}
		low := ic.b.binary(ir.LShr, y, i.Operand(1), i.Flags&ir.Exact, "")
		return newBinary(ir.And, ic.b.add(low, h.Operand(0), ""), ir.NewInt(i.Type(), maskOf(w)>>n), 0)
	}
	return nil
}

// addWithoutLowestBit: (x | -x) + x = x & (x - 1), as x | -x is the lowest set bit negated. Flags
// of the sum hold for x - 1.
func (ic *combiner) addWithoutLowestBit(i *ir.Instr, x, y ir.Value) *ir.Instr {
	if n := other(y, ir.Or, x); n == nil || negOf(n) != x || !oneUse(y) {
		return nil
	}
	less := ic.b.binary(ir.Add, x, ir.NewAllOnes(x.Type()), i.Flags&(ir.NUW|ir.NSW), "")
	return newBinary(ir.And, less, x, 0)
}

// addChosenNegation: (c ? ~y : -x) + y = c ? -1 : y - x.
func (ic *combiner) addChosenNegation(i *ir.Instr, x, y ir.Value) *ir.Instr {
	s := onceOf(x, ir.Select)
	if s == nil {
		return nil
	}
	for k := 1; k <= 2; k++ {
		n := negOf(s.Operand(3 - k))
		if n == nil || notOf(s.Operand(k)) != y || !oneUse(s.Operand(k)) || !oneUse(s.Operand(3-k)) {
			continue
		}
		difference := ic.b.sub(y, n, "")
		return selectArms(s, k, ir.NewAllOnes(i.Type()), difference)
	}
	return nil
}

// sumOfSquares: (a² + b²) + 2ab is the square of a + b, where product is ab and x the sum.
func sumOfSquares(x, product ir.Value, square func(ir.Value) ir.Value, result func(a, b ir.Value) *ir.Instr) *ir.Instr {
	s, m := onceOf(x, ir.Add), onceOf(product, ir.Mul)
	if s == nil || m == nil {
		return nil
	}
	p, q := square(s.Operand(0)), square(s.Operand(1))
	a, b := m.Operand(0), m.Operand(1)
	if p != nil && q != nil && (a == p && b == q || a == q && b == p) {
		return result(a, b)
	}
	return nil
}
