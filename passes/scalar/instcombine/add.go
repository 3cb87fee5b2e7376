package instcombine

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/valuetracking"
)

func (ic *combiner) visitAdd(i *ir.Instr) *ir.Instr {
	if r := ic.simplified(i); r != nil {
		return r
	}
	if ic.associate(i) {
		return i
	}
	if r := ic.distribute(i); r != nil {
		return r
	}
	if r := ic.addConstant(i); r != nil {
		return r
	}
	x, y := i.Operand(0), i.Operand(1)
	if isBool(i.Type()) {
		return newBinary(ir.Xor, x, y, 0)
	}
	if x == y {
		return newBinary(ir.Shl, x, ir.NewInt(i.Type(), 1), i.Flags&(ir.NUW|ir.NSW))
	}
	for _, f := range []func(*ir.Instr) *ir.Instr{ic.sumOfShifted, ic.sumIdentities, ic.addNegated, ic.addRegrouped, ic.addRemainder, ic.boxMultiply, ic.addLogic, ic.joinedShifts, ic.saturatedByMin} {
		if r := f(i); r != nil {
			return r
		}
	}
	return ic.addFlags(i)
}

// addNegated turns additions of negated and inverted values into subtractions.
func (ic *combiner) addNegated(i *ir.Instr) *ir.Instr {
	x, y := i.Operand(0), i.Operand(1)
	nsw := func(o ir.Value) ir.Flags { return i.Flags & o.(*ir.Instr).Flags & ir.NSW }
	if a := negOf(x); a != nil {
		if b := negOf(y); b != nil { // -a + -b
			return newNeg(ic.b.add(a, b, ""), 0)
		}
		return newBinary(ir.Sub, y, a, nsw(x))
	}
	if b := negOf(y); b != nil {
		return newBinary(ir.Sub, x, b, nsw(y))
	}
	for n := range 2 { // (-a << b) + c = c - (a << b)
		if s := onceOf(i.Operand(n), ir.Shl); s != nil && oneUse(s.Operand(0)) {
			if a := negOf(s.Operand(0)); a != nil {
				return newBinary(ir.Sub, i.Operand(1-n), ic.b.shl(a, s.Operand(1), ""), 0)
			}
		}
	}
	for n := range 2 { // (a + 1) + ~b = a - b
		p, r := i.Operand(n), i.Operand(1-n)
		if a := opOf(p, ir.Add); a != nil && isOne(a.Operand(1)) {
			if b := notOf(r); b != nil {
				return newBinary(ir.Sub, a.Operand(0), b, 0)
			}
		}
	}
	if a := opOf(x, ir.Add); a != nil && isOne(y) { // (a + ~b) + 1
		for n := range 2 {
			if b := notOf(a.Operand(n)); b != nil {
				return newBinary(ir.Sub, a.Operand(1-n), b, 0)
			}
		}
	}
	return nil
}

// addRegrouped reassociates nested sums so that equal operands and constants combine.
func (ic *combiner) addRegrouped(i *ir.Instr) *ir.Instr {
	x, y := i.Operand(0), i.Operand(1)
	one := ir.NewInt(i.Type(), 1)
	if oneUse(x) { // (a + y) + y = a + (y << 1)
		if a := other(x, ir.Add, y); a != nil {
			return newBinary(ir.Add, a, ic.b.shl(y, one, "reass.add"), 0)
		}
	}
	if oneUse(y) {
		if a := other(y, ir.Add, x); a != nil {
			return newBinary(ir.Add, a, ic.b.shl(x, one, "reass.add"), 0)
		}
	}
	for n := range 2 {
		p, r := i.Operand(n), i.Operand(1-n)
		a, s := opOf(p, ir.Add), opOf(r, ir.Sub)
		if a != nil && s != nil && (oneUse(a) || oneUse(s)) && immediate(a.Operand(1)) != nil && immediate(s.Operand(0)) != nil {
			if k := fold(ir.Add, a.Operand(1), s.Operand(0)); k != nil { // (a + k1) + (k2 - b)
				return newBinary(ir.Add, ic.b.sub(a.Operand(0), s.Operand(1), ""), k, 0)
			}
		}
	}
	for n := range 2 { // (k - a) + b = (b - a) + k
		if s := onceOf(i.Operand(n), ir.Sub); s != nil && immediate(s.Operand(0)) != nil {
			return newBinary(ir.Add, ic.b.sub(i.Operand(1-n), s.Operand(1), "reass.sub"), s.Operand(0), 0)
		}
	}
	return nil
}

// addRemainder is x % c + ((x / c) % d) * c = x % (c * d).
func (ic *combiner) addRemainder(i *ir.Instr) *ir.Instr {
	w := width(i.Type())
	if w > 64 {
		return nil
	}
	for n := range 2 {
		x, c, signed, ok := remainderBy(i.Operand(n))
		if !ok {
			continue
		}
		r, factor, ok := productBy(i.Operand(1 - n))
		if !ok || factor != c {
			continue
		}
		q, d, signed2, ok := remainderBy(r)
		if !ok || signed2 != signed {
			continue
		}
		x2, by, ok := quotientBy(q, signed)
		if !ok || x2 != x || by != c {
			continue
		}
		if p := c * d; d != 0 && p/d == c && p <= maskOf(w) && (!signed || p < signBit(w)) {
			op := ir.URem
			if signed {
				op = ir.SRem
			}
			return ic.use(i, ic.b.binary(op, x, ir.NewInt(i.Type(), p), 0, op.String()))
		}
	}
	return nil
}

// remainderBy matches x % c, and x & (c-1) for the unsigned remainder by a power of two.
func remainderBy(v ir.Value) (x ir.Value, c uint64, signed, ok bool) {
	i := asInstr(v)
	if i == nil || !isOp(i, ir.URem, ir.SRem, ir.And) {
		return nil, 0, false, false
	}
	c, ok = word(i.Operand(1))
	if i.Op() == ir.And {
		c++
		ok = ok && isPow2(c)
	}
	if i.Op() == ir.SRem && ok && signExtend(c, width(i.Type())) <= 0 {
		ok = false
	}
	return i.Operand(0), c, i.Op() == ir.SRem, ok
}

func quotientBy(v ir.Value, signed bool) (x ir.Value, c uint64, ok bool) {
	i := asInstr(v)
	if i == nil {
		return nil, 0, false
	}
	switch {
	case i.Op() == ir.SDiv && signed, i.Op() == ir.UDiv && !signed:
		c, ok = word(i.Operand(1))
		return i.Operand(0), c, ok
	case i.Op() == ir.LShr && !signed:
		if n, is := word(i.Operand(1)); is && n < uint64(width(i.Type())) {
			return i.Operand(0), 1 << n, true
		}
	}
	return nil, 0, false
}

func productBy(v ir.Value) (x ir.Value, c uint64, ok bool) {
	i := asInstr(v)
	if i == nil {
		return nil, 0, false
	}
	switch i.Op() {
	case ir.Mul:
		c, ok = word(i.Operand(1))
		return i.Operand(0), c, ok
	case ir.Shl:
		if n, is := word(i.Operand(1)); is && n < uint64(width(i.Type())) {
			return i.Operand(0), 1 << n, true
		}
	}
	return nil, 0, false
}

// addLogic knows sums that are bitwise operations.
func (ic *combiner) addLogic(i *ir.Instr) *ir.Instr {
	x, y := i.Operand(0), i.Operand(1)
	if ic.disjoint(x, y) {
		return newBinary(ir.Or, x, y, ir.Disjoint)
	}
	if r := ic.addOfSigns(i); r != nil {
		return r
	}
	if r := ic.narrowMath(i); r != nil {
		return r
	}
	for n := range 2 {
		p, r := i.Operand(n), asInstr(i.Operand(1-n))
		if r == nil || r.Op() != ir.And {
			continue
		}
		if sameOperands(p, r, ir.Xor) { // (a ^ b) + (a & b)
			return newBinary(ir.Or, p.(*ir.Instr).Operand(0), p.(*ir.Instr).Operand(1), 0)
		}
		if sameOperands(p, r, ir.Or) { // (a | b) + (a & b) = a + b
			ic.setOperand(i, 0, r.Operand(0))
			ic.setOperand(i, 1, r.Operand(1))
			return i
		}
	}
	if a := asInstr(x); a != nil && a.Op() == ir.And && isAllOnes(y) && oneUse(a) && (oneUse(a.Operand(0)) || oneUse(a.Operand(1))) { // (a & -a) - 1 = (a - 1) & ~a
		for n := range 2 {
			if v := negOf(a.Operand(n)); v != nil && v == a.Operand(1-n) {
				return newBinary(ir.And, ic.b.add(v, y, ""), ic.b.not(v, ""), 0)
			}
		}
	}
	return nil
}

// addOfSigns is -1, 0 or 1 by the sign of a: the sum of the sign and whether a is greater than 0.
//
//	(a >>s w-1) + zext(a > 0)   ⇒   (a >>s w-1) | zext(a != 0)
func (ic *combiner) addOfSigns(i *ir.Instr) *ir.Instr {
	for n := range 2 {
		s, z := opOf(i.Operand(n), ir.AShr), opOf(i.Operand(1-n), ir.ZExt)
		if s == nil || z == nil || !isNumber(s.Operand(1), uint64(width(i.Type())-1)) || !oneUse(z) {
			continue
		}
		c := onceOf(z.Operand(0), ir.ICmp)
		if c == nil || c.Pred != ir.SGT || c.Operand(0) != s.Operand(0) || !isZero(c.Operand(1)) {
			continue
		}
		some := ic.b.cmp(ir.NE, s.Operand(0), ir.NewZero(s.Type()), "isnotnull")
		return newBinary(ir.Or, s, ic.b.cast(ir.ZExt, some, i.Type(), "isnotnull.zext"), 0)
	}
	return nil
}

// sameOperands reports whether v is an operation op on the two operands of b, in either order.
func sameOperands(v ir.Value, b *ir.Instr, op ir.Op) bool {
	i := opOf(v, op)
	return i != nil && (i.Operand(0) == b.Operand(0) && i.Operand(1) == b.Operand(1) || i.Operand(0) == b.Operand(1) && i.Operand(1) == b.Operand(0))
}

// extendsInverse reports whether x and y are extensions of a and ~a, by whichever sign: above the
// bits of a only one of them can have ones.
func (ic *combiner) extendsInverse(x, y ir.Value) bool {
	if !isOp(x, ir.ZExt, ir.SExt) || !isOp(y, ir.ZExt, ir.SExt) {
		return false
	}
	a, b := x.(*ir.Instr).Operand(0), y.(*ir.Instr).Operand(0)
	return notOf(b) == a && ic.q.Defined(a)
}

// disjoint reports whether x and y are known to have no common bits. A value that is used on both
// sides must not be undef, which may differ by use.
func (ic *combiner) disjoint(x, y ir.Value) bool {
	w := width(x.Type())
	for range 2 {
		if n := notOf(x); n != nil { // ~a and a & …
			if (n == y || other(y, ir.And, n) != nil) && ic.q.Defined(n) {
				return true
			}
		}
		if a := opOf(x, ir.And); a != nil { // a & ~m and b & m
			for k := range 2 {
				if m := notOf(a.Operand(k)); m != nil && (m == y || other(y, ir.And, m) != nil) && ic.q.Defined(m) {
					return true
				}
			}
		}
		x, y = y, x
	}
	if ic.extendsInverse(x, y) || ic.extendsInverse(y, x) {
		return true
	}
	a := ic.q.KnownBits(x)
	return !a.IsNothing() && valuetracking.Disjoint(a, ic.q.KnownBits(y), w)
}

// addFlags adds nsw and nuw where they are proved.
func (ic *combiner) addFlags(i *ir.Instr) *ir.Instr {
	if ic.inferWrap(i) {
		return i
	}
	if r := ic.lowBitMask(i); r != nil {
		return r
	}
	return ic.addIntrinsics(i)
}

// lowBitMask is (1 << n) - 1 = ~(-1 << n).
func (ic *combiner) lowBitMask(i *ir.Instr) *ir.Instr {
	s := onceOf(i.Operand(0), ir.Shl)
	if s == nil || !isOne(s.Operand(0)) || !isAllOnes(i.Operand(1)) {
		return nil
	}
	n := ic.b.binary(ir.Shl, ir.NewAllOnes(i.Type()), s.Operand(1), ir.NSW, "notmask")
	if in := asInstr(n); in != nil {
		in.Flags |= s.Flags & ir.NUW & i.Flags
	}
	return newNot(n)
}

// addIntrinsics knows sums with saturating and counting intrinsics.
func (ic *combiner) addIntrinsics(i *ir.Instr) *ir.Instr {
	for n := range 2 { // usub.sat(a, b) + b = umax(a, b)
		c := intrinsicOf(i.Operand(n), "llvm.usub.sat")
		if c != nil && oneUse(c) && c.Arg(1) == i.Operand(1-n) {
			return ic.newIntrinsic("llvm.umax", i.Type(), c.Arg(0), c.Arg(1))
		}
	}
	for n := range 2 { // (a == 0) + a = umax(a, 1)
		z, a := onceOf(i.Operand(n), ir.ZExt), i.Operand(1-n)
		if z == nil {
			continue
		}
		if c := opOf(z.Operand(0), ir.ICmp); c != nil && c.Pred == ir.EQ && c.Operand(0) == a && isZero(c.Operand(1)) {
			return ic.newIntrinsic("llvm.umax", i.Type(), a, ir.NewInt(i.Type(), 1))
		}
	}
	return ic.selectWithCastOfCondition(i)
}

// inferWrap adds nsw and nuw where they are proved.
func (ic *combiner) inferWrap(i *ir.Instr) bool {
	changed := false
	for _, f := range []struct {
		flag   ir.Flags
		signed bool
	}{{ir.NSW, true}, {ir.NUW, false}} {
		if !i.HasFlag(f.flag) && ic.never(i.Op(), f.signed, i.Operand(0), i.Operand(1)) {
			i.Flags |= f.flag
			changed = true
		}
	}
	if i.Op() == ir.Mul && i.Flags&(ir.NSW|ir.NUW) == ir.NSW && ic.nonNegative(i.Operand(0)) && ic.nonNegative(i.Operand(1)) {
		i.Flags |= ir.NUW
		changed = true
	}
	return changed
}

// addConstant is the family x + k.
func (ic *combiner) addConstant(i *ir.Instr) *ir.Instr {
	x, y := i.Operand(0), i.Operand(1)
	if immediate(y) == nil {
		return nil
	}
	if r := ic.intoSelectOrPhi(i); r != nil {
		return r
	}
	ty := i.Type()
	one := ir.NewInt(ty, 1)
	xi := asInstr(x)
	if xi == nil {
		return ic.addSignMask(i)
	}
	if k, ok := intOf(y); ok && k.IsMinSigned() && xi.Op() == ir.Xor && immediate(xi.Operand(1)) != nil { // (a ^ c) + sign = a ^ (c ^ sign)
		if k := fold(ir.Xor, xi.Operand(1), y); k != nil {
			return newBinary(ir.Xor, xi.Operand(0), k, 0)
		}
	}
	if r := ic.addToExtended(i); r != nil {
		return r
	}
	switch {
	case xi.Op() == ir.Sub && immediate(xi.Operand(0)) != nil: // (k2 - a) + k
		if k := fold(ir.Add, xi.Operand(0), y); k != nil {
			return newBinary(ir.Sub, k, xi.Operand(1), 0)
		}
	case xi.Op() == ir.Sub && isAllOnes(y) && oneUse(xi): // (a - b) - 1
		return newBinary(ir.Add, ic.b.not(xi.Operand(1), ""), xi.Operand(0), 0)
	case xi.Op() == ir.ZExt && isBool(xi.Operand(0).Type()):
		return newSelect(xi.Operand(0), fold(ir.Add, y, one), y)
	case xi.Op() == ir.SExt && isBool(xi.Operand(0).Type()):
		return newSelect(xi.Operand(0), fold(ir.Sub, y, one), y)
	case notOf(xi) != nil: // ~a + k = (k-1) - a
		k := fold(ir.Sub, y, one)
		if k == nil {
			break
		}
		flags := ir.Flags(0)
		if i.HasFlag(ir.NSW) && ic.never(ir.Sub, true, y, one) {
			flags = ir.NSW
		}
		return newBinary(ir.Sub, k, notOf(xi), flags)
	case xi.Op() == ir.AShr && isOne(y) && oneUse(xi) && isWord(xi.Operand(1), uint64(width(ty)-1)):
		return newCast(ir.ZExt, ic.b.cmp(ir.SGT, xi.Operand(0), ir.NewAllOnes(ty), "isnotneg"), ty)
	}
	if k, ok := word(y); ok {
		if r := ic.addWord(i, xi, k, width(ty)); r != nil {
			return r
		}
	}
	return nil
}

// addWord is x + k for a scalar or splat k.
func (ic *combiner) addWord(i, x *ir.Instr, k uint64, w int) *ir.Instr {
	ty, m := i.Type(), maskOf(w)
	c, isConst := uint64(0), false
	if x.NumOperands() > 1 {
		c, isConst = word(x.Operand(1))
	}
	if x.Op() == ir.Or && isConst {
		if x.HasFlag(ir.Disjoint) { // a + c + k
			flags := i.Flags & ir.NUW
			if i.HasFlag(ir.NSW) && ic.never(ir.Add, true, x.Operand(1), i.Operand(1)) {
				flags |= ir.NSW
			}
			return newBinary(ir.Add, x.Operand(0), ir.NewInt(ty, (c+k)&m), flags)
		}
		if c == -k&m { // the bits of c are set: taking them away clears them
			return newBinary(ir.Xor, x, x.Operand(1), 0)
		}
	}
	if r := ic.addSignMask(i); r != nil {
		return r
	}
	if x.Op() == ir.ZExt { // zext(a ^ sign) - sign: the sign extension by hand
		if z := opOf(x.Operand(0), ir.Xor); z != nil && signExtendsBy(z, k, w) {
			return newCast(ir.SExt, z.Operand(0), ty)
		}
	}
	if x.Op() == ir.Xor && isConst {
		if c == signBit(w) {
			return newBinary(ir.Add, x.Operand(0), ir.NewInt(ty, c^k), 0)
		}
		if isLowMask(c) && (ic.q.KnownBits(x.Operand(0)).Zero|c)&m == m {
			return newBinary(ir.Sub, ir.NewInt(ty, (c+k)&m), x.Operand(0), 0)
		}
		if r := ic.signExtendInRegister(x, c, k, w); r != nil {
			return r
		}
	}
	if k == 1 && oneUse(x) {
		if x.Op() == ir.AShr && isConst { // ashr(shl(a, w-1), w-1) + 1 = ~a & 1
			if s := opOf(x.Operand(0), ir.Shl); s != nil && c == uint64(w-1) && isWord(s.Operand(1), c) {
				return newBinary(ir.And, ic.b.not(s.Operand(0), ""), ir.NewInt(ty, 1), 0)
			}
		}
	}
	if x.Op() == ir.Call && x.IntrinsicID() == "llvm.umax" && oneUse(x) && isWord(x.Arg(1), -k&m) {
		return ic.newIntrinsic("llvm.usub.sat", ty, x.Arg(0), x.Arg(1))
	}
	if x.Op() == ir.ZExt && k == 1 {
		if a := opOf(x.Operand(0), ir.Add); a != nil && isAllOnes(a.Operand(1)) && ic.q.NonZero(a.Operand(0)) {
			return newCast(ir.ZExt, a.Operand(0), ty)
		}
	}
	return nil
}

func signExtendsBy(z *ir.Instr, k uint64, w int) bool {
	from := width(z.Type())
	c, ok := word(z.Operand(1))
	return ok && c == signBit(from) && signExtend(k, w) == signExtend(c, from)
}

// signExtendInRegister is (a ^ 2^n) - 2^n = the sign extension of the low n+1 bits of a, whose
// other bits are zero.
func (ic *combiner) signExtendInRegister(x *ir.Instr, c, k uint64, w int) *ir.Instr {
	if !oneUse(x) || c != -k&maskOf(w) || !isPow2(c) {
		return nil
	}
	n := w - log2(c) - 1
	if n <= 0 || ic.q.KnownBits(x.Operand(0)).Zero>>uint(w-n) != maskOf(w)>>uint(w-n) {
		return nil
	}
	amount := ir.NewInt(x.Type(), uint64(n))
	return newBinary(ir.AShr, ic.b.shl(x.Operand(0), amount, "sext"), amount, 0)
}

// addSignMask adds the sign bit: no carry leaves it, so the addition is an xor, or an or.
func (ic *combiner) addSignMask(i *ir.Instr) *ir.Instr {
	if k, ok := word(i.Operand(1)); !ok || k != signBit(width(i.Type())) {
		return nil
	}
	if i.Flags&(ir.NSW|ir.NUW) != 0 {
		return newBinary(ir.Or, i.Operand(0), i.Operand(1), 0)
	}
	return newBinary(ir.Xor, i.Operand(0), i.Operand(1), 0)
}
