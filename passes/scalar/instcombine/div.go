package instcombine

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/simplify/constfold"
)

func (ic *combiner) visitUDiv(i *ir.Instr) *ir.Instr {
	if r := ic.simplified(i); r != nil {
		return r
	}
	if r := ic.divCommon(i); r != nil {
		return r
	}
	x, y := i.Operand(0), i.Operand(1)
	ty := i.Type()
	if k, ok := word(y); ok {
		if s := opOf(x, ir.LShr); s != nil { // (a >> n) / k = a / (k << n)
			if n, fits := word(s.Operand(1)); fits && n < uint64(width(ty)) && k<<n>>n == k && k<<n <= maskOf(width(ty)) {
				return newBinary(ir.UDiv, s.Operand(0), ir.NewInt(ty, k<<n), i.Flags&s.Flags&ir.Exact)
			}
		}
		if k >= signBit(width(ty)) { // at most 1
			return newCast(ir.ZExt, ic.b.cmp(ir.UGE, x, y, ""), ty)
		}
	}
	if r := ic.narrowDivRem(i); r != nil {
		return r
	}
	if n := ic.log2Of(y, true); n != nil { // a / 2^n = a >> n
		return ic.use(i, ic.b.binary(ir.LShr, x, n, i.Flags&ir.Exact, ir.NameOf(i)))
	}
	return nil
}

// log2Const is the exponents of a constant whose lanes are powers of two, or nil.
func log2Const(v ir.Value) *ir.Const {
	k, ok := v.(*ir.Const)
	if !ok || !k.Type().Scalar().IsInt() {
		return nil
	}
	if n, ok := intOf(v); ok && n.Bits() > 64 {
		if !n.IsPowerOf2() {
			return nil
		}
		return ir.NewInt(v.Type(), uint64(n.Log2()))
	}
	if n, ok := word(v); ok {
		if !isPow2(n) {
			return nil
		}
		return ir.NewInt(v.Type(), uint64(log2(n)))
	}
	if k.Kind != ir.VectorConst || k.Type().Scalable {
		return nil
	}
	lanes := make([]ir.Value, k.Type().Len)
	for n := range lanes {
		e := k.Elem(uint64(n))
		switch c, ok := word(e); {
		case isPoison(e):
			lanes[n] = e
		case !ok || !isPow2(c):
			return nil
		default:
			lanes[n] = ir.NewInt(k.Type().Elem, uint64(log2(c)))
		}
	}
	return ir.NewAggregate(k.Type(), lanes)
}

func (ic *combiner) visitSDiv(i *ir.Instr) *ir.Instr {
	if r := ic.simplified(i); r != nil {
		return r
	}
	if r := ic.divCommon(i); r != nil {
		return r
	}
	x, y := i.Operand(0), i.Operand(1)
	ty := i.Type()
	if isAllOnes(y) {
		return newNeg(x, ir.NSW)
	}
	k, ok := word(y)
	w := width(ty)
	if ok && k == signBit(w) {
		return newCast(ir.ZExt, ic.b.cmp(ir.EQ, x, y, ""), ty)
	}
	if i.HasFlag(ir.Exact) && ok && isPow2(k) {
		return newBinary(ir.AShr, x, ir.NewInt(ty, uint64(log2(k))), ir.Exact)
	}
	if i.HasFlag(ir.Exact) && ok && k != signBit(w) && isPow2(-k&maskOf(w)) {
		return newNeg(ic.b.binary(ir.AShr, x, ir.NewInt(ty, uint64(log2(-k&maskOf(w)))), ir.Exact, ir.NameOf(i)+".neg"), ir.NSW)
	}
	if s := opOf(x, ir.SExt); ok && s != nil && oneUse(s) { // narrow: a sign-extended number over a constant that fits
		if c := ic.narrowConst(y, s.Operand(0).Type(), ir.SExt); c != nil && !isAllOnes(c) {
			return newCast(ir.SExt, ic.b.binary(ir.SDiv, s.Operand(0), c, 0, ""), ty)
		}
	}
	if n := opOf(x, ir.Sub); n != nil && isZero(n.Operand(0)) && n.HasFlag(ir.NSW) && negatesAsDivisor(y) {
		return newBinary(ir.SDiv, n.Operand(1), foldNeg(y), i.Flags&ir.Exact) // -a / k = a / -k
	}
	if n := onceOf(x, ir.Sub); n != nil && isZero(n.Operand(0)) && n.HasFlag(ir.NSW) {
		return newNeg(ic.b.binary(ir.SDiv, n.Operand(1), y, i.Flags&ir.Exact, ""), ir.NSW)
	}
	if tz := trailingZeros(k, w); ok && !i.HasFlag(ir.Exact) && tz > 0 && (isPow2(k) || isPow2(-k&maskOf(w))) && ic.maskedZero(x, maskOf(tz)) {
		i.Flags |= ir.Exact // exact division
		return i
	}
	if ic.q.KnownBits(x).NonNegative(w) {
		if !ok && ic.q.PowerOfTwo(y, true) { // the sign bit as divisor gives 0 in both divisions
			return newBinary(ir.UDiv, x, y, i.Flags&ir.Exact)
		}
		if ic.q.KnownBits(y).NonNegative(w) {
			return newBinary(ir.UDiv, x, y, i.Flags&ir.Exact)
		}
		if ok && isPow2(-k&maskOf(w)) { // a / -(2^n) = -(a >> n)
			return newNeg(ic.b.binary(ir.LShr, x, ir.NewInt(ty, uint64(log2(-k&maskOf(w)))), i.Flags&ir.Exact, ""), ir.NSW)
		}
	}
	return nil
}

// divCommon has the rules for both signed and unsigned division.
func (ic *combiner) divCommon(i *ir.Instr) *ir.Instr {
	x, y := i.Operand(0), i.Operand(1)
	signed := i.Op() == ir.SDiv
	ty, w := i.Type(), width(i.Type())
	if ic.nonZeroDivisor(i) {
		return i
	}
	if !signed && ir.IsConst(y) && ic.demand(i) {
		return i
	}
	if r := ic.divisorFromSelect(i); r != nil {
		return r
	}
	if r := ic.divFactored(i); r != nil {
		return r
	}
	if immediate(x) != nil { // of constants, by a condition
		if s := opOf(y, ir.Select); s != nil && immediate(s.Operand(1)) != nil && immediate(s.Operand(2)) != nil {
			if r := ic.intoSelect(i, s, false); r != nil {
				return r
			}
		}
	}
	xi := asInstr(x)
	if k, ok := word(y); ok && xi != nil && k != 0 {
		if r := ic.divConstants(i, xi, k, signed, w); r != nil {
			return r
		}
	}
	if r := ic.intoSelectOrPhi(i); r != nil {
		return r
	}
	if isOne(x) { // 1 / y
		if signed { // 1 and -1 divide 1
			if !ic.notUndef(y) {
				y = ic.b.freeze(y, suffixed(y, ".fr"))
			}
			small := ic.b.cmp(ir.ULT, ic.b.add(y, ir.NewInt(ty, 1), ""), ir.NewInt(ty, 3), "")
			return newSelect(small, y, ir.NewZero(ty))
		}
		return newCast(ir.ZExt, ic.b.cmp(ir.EQ, y, ir.NewInt(ty, 1), ""), ty)
	}
	if xi != nil && xi.Op() == ir.Sub { // (a - a % y) / y = a / y
		rem := ir.URem
		if signed {
			rem = ir.SRem
		}
		if r := opOf(xi.Operand(1), rem); r != nil && r.Operand(0) == xi.Operand(0) && r.Operand(1) == y {
			return newBinary(i.Op(), xi.Operand(0), y, 0)
		}
	}
	if xi != nil && xi.Op() == ir.Shl { // (a << b) / (1 << b)
		if flag := map[bool]ir.Flags{false: ir.NUW, true: ir.NSW}[signed]; xi.Operand(0) == y && xi.HasFlag(flag) { // (y << b) / y = 1 << b
			return newBinary(ir.Shl, ir.NewInt(ty, 1), xi.Operand(1), flag)
		}
		if s := opOf(y, ir.Shl); s != nil && !signed && xi.Operand(1) == s.Operand(1) && xi.HasFlag(ir.NUW) && s.HasFlag(ir.NUW) {
			return newBinary(i.Op(), xi.Operand(0), s.Operand(0), i.Flags&ir.Exact)
		}
	}
	return nil
}

// divConstants combines a division by a constant with a division, product or shift by one.
func (ic *combiner) divConstants(i, x *ir.Instr, k uint64, signed bool, w int) *ir.Instr {
	ty := i.Type()
	if x.NumOperands() < 2 {
		return nil
	}
	c, ok := word(x.Operand(1))
	if !ok {
		return nil
	}
	flag := ir.NUW
	if signed {
		flag = ir.NSW
	}
	switch {
	case x.Op() == i.Op(): // (a / c) / k = a / (c * k)
		p := constfold.Binary(ir.Mul, flag, ir.NewInt(ty, c), ir.NewInt(ty, k), nil)
		if p != nil && p.Kind != ir.PoisonConst {
			return newBinary(i.Op(), x.Operand(0), p, i.Flags&x.Flags&ir.Exact)
		}
	case x.Op() == ir.Mul && x.HasFlag(flag):
		return ic.divProduct(i, x, c, k, signed, w)
	case x.Op() == ir.Shl && x.HasFlag(flag) && c < uint64(w) && (!signed || c < uint64(w-1)):
		return ic.divProduct(i, x, 1<<c, k, signed, w)
	}
	return nil
}

// divProduct is (a * c) / k where the product does not wrap, and one constant divides the other.
func (ic *combiner) divProduct(i, x *ir.Instr, c, k uint64, signed bool, w int) *ir.Instr {
	ty := i.Type()
	if c == 0 {
		return nil
	}
	if multipleOf(k, c, signed, w) && k != c { // a / (k / c)
		q := quotient(k, c, signed, w)
		return newBinary(i.Op(), x.Operand(0), ir.NewInt(ty, q), i.Flags&ir.Exact)
	}
	if multipleOf(c, k, signed, w) && !(signed && signExtend(k, w) == -1) { // a * (c / k)
		q := quotient(c, k, signed, w)
		flags := x.Flags & ir.NUW
		if signed || x.HasFlag(ir.NSW) {
			flags |= x.Flags & ir.NSW
		}
		if signed {
			flags = ir.NSW
		}
		return newBinary(ir.Mul, x.Operand(0), ir.NewInt(ty, q), flags)
	}
	return nil
}

func multipleOf(a, b uint64, signed bool, w int) bool {
	if b == 0 {
		return false
	}
	if signed {
		x, y := signExtend(a, w), signExtend(b, w)
		return !(y == -1 && a == signBit(w)) && x%y == 0
	}
	return a%b == 0
}

func quotient(a, b uint64, signed bool, w int) uint64 {
	if signed {
		return uint64(signExtend(a, w)/signExtend(b, w)) & maskOf(w)
	}
	return a / b
}

// divisorFromSelect uses that a divisor is not zero: c ? y : 0 is y.
func (ic *combiner) divisorFromSelect(i *ir.Instr) *ir.Instr {
	s := opOf(i.Operand(1), ir.Select)
	if s == nil || i.Type().IsVector() {
		return nil
	}
	for k := 1; k <= 2; k++ {
		if isZero(s.Operand(k)) {
			ic.setOperand(i, 1, s.Operand(3-k))
			return i
		}
	}
	return nil
}

// narrowDivRem is op(zext a, zext b) = zext(op a, b), also with a constant that fits.
func (ic *combiner) narrowDivRem(i *ir.Instr) *ir.Instr {
	x, y := opOf(i.Operand(0), ir.ZExt), opOf(i.Operand(1), ir.ZExt)
	var a, b ir.Value
	switch {
	case x != nil && y != nil && x.Operand(0).Type() == y.Operand(0).Type() && (oneUse(x) || oneUse(y)):
		a, b = x.Operand(0), y.Operand(0)
	case x != nil && oneUse(x) && immediate(i.Operand(1)) != nil:
		a, b = x.Operand(0), ic.narrowConst(i.Operand(1), x.Operand(0).Type(), ir.ZExt)
	case y != nil && oneUse(y) && immediate(i.Operand(0)) != nil:
		a, b = ic.narrowConst(i.Operand(0), y.Operand(0).Type(), ir.ZExt), y.Operand(0)
	}
	if a == nil || b == nil {
		return nil
	}
	return newCast(ir.ZExt, ic.b.binary(i.Op(), a, b, i.Flags&ir.Exact, ""), i.Type())
}

func (ic *combiner) visitURem(i *ir.Instr) *ir.Instr {
	if r := ic.simplified(i); r != nil {
		return r
	}
	if r := ic.remCommon(i); r != nil {
		return r
	}
	if r := ic.narrowDivRem(i); r != nil {
		return r
	}
	x, y := i.Operand(0), i.Operand(1)
	ty := i.Type()
	if ic.q.PowerOfTwo(y, true) { // a % 2^n = a & (2^n - 1)
		return newBinary(ir.And, x, ic.b.add(y, ir.NewAllOnes(ty), ""), 0)
	}
	if isOne(x) {
		return newCast(ir.ZExt, ic.b.cmp(ir.NE, y, ir.NewInt(ty, 1), ""), ty)
	}
	if k, ok := word(y); ok && k >= signBit(width(ty)) { // a < k ? a : a - k
		if !ic.notUndef(x) {
			x = ic.b.freeze(x, suffixed(x, ".fr"))
		}
		less := ic.b.cmp(ir.ULT, x, y, "")
		return newSelect(less, x, ic.b.sub(x, y, ""))
	}
	return nil
}

func (ic *combiner) visitSRem(i *ir.Instr) *ir.Instr {
	if r := ic.simplified(i); r != nil {
		return r
	}
	if r := ic.remCommon(i); r != nil {
		return r
	}
	x, y := i.Operand(0), i.Operand(1)
	w := width(i.Type())
	if k, ok := word(y); ok && signExtend(k, w) < 0 && k != signBit(w) { // the divisor's sign does not matter
		return ic.setOperand(i, 1, foldNeg(y))
	}
	if n := opOf(x, ir.Sub); n != nil && isZero(n.Operand(0)) && n.HasFlag(ir.NSW) && oneUse(n) {
		return newNeg(ic.b.binary(ir.SRem, n.Operand(1), y, 0, ""), ir.NSW)
	}
	if ic.q.KnownBits(y).NonNegative(w) && ic.q.KnownBits(x).NonNegative(w) {
		return newBinary(ir.URem, x, y, 0)
	}
	return nil
}

func (ic *combiner) remCommon(i *ir.Instr) *ir.Instr {
	if ic.nonZeroDivisor(i) {
		return i
	}
	if r := ic.divisorFromSelect(i); r != nil {
		return r
	}
	if immediate(i.Operand(1)) != nil {
		if s := opOf(i.Operand(0), ir.Select); s != nil {
			if r := ic.intoSelect(i, s, false); r != nil {
				return r
			}
		}
		if p := opOf(i.Operand(0), ir.Phi); p != nil && ic.notMin(i) {
			if r := ic.intoPhi(i, p); r != nil {
				return r
			}
		}
		if ic.demand(i) {
			return i
		}
	}
	return nil
}

// notMin keeps INT_MIN % -1 where it is.
func (ic *combiner) notMin(i *ir.Instr) bool {
	k := ir.AsInt(i.Operand(1))
	return k != nil && !k.IsZero() && !isAllOnes(k)
}

func (ic *combiner) notUndef(v ir.Value) bool { return valuetracking.NotUndefOrPoison(v) }
