package instcombine

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/frequency"
)

// Selects on a test of low bits, in which one arm has the value of the other.

// selectOfLostBits: where the bits of a that a << n keeps are all zero, the shift gives zero too
// (LLVM's foldSelectICmpAndZeroShl).
//
//	(a & -1 >> n) == 0 ? 0 : a << n   ⇒   a << n
func (ic *combiner) selectOfLostBits(i, c *ir.Instr) *ir.Instr {
	and := opOf(c.Operand(0), ir.And)
	if and == nil || !c.Pred.IsEquality() || !isZero(c.Operand(1)) {
		return nil
	}
	zero, shifted := i.Operand(1), i.Operand(2)
	if c.Pred == ir.NE {
		zero, shifted = shifted, zero
	}
	s := opOf(shifted, ir.Shl)
	if s == nil || !isZero(zero) || s.Operand(0) != and.Operand(0) {
		return nil
	}
	n, ok1 := word(s.Operand(1))
	k, ok2 := word(and.Operand(1))
	w := width(i.Type())
	if !ok1 || !ok2 || n >= uint64(w) || k != maskOf(w)>>n {
		return nil
	}
	s.Flags &^= ir.NUW | ir.NSW // promised for the other numbers only
	return ic.use(i, s)
}

// selectRoundedUp: a, or where it is not a multiple of 2^n, the next multiple, is (a + 2^n-1) &
// -2^n (LLVM's foldRoundUpIntegerWithPow2Alignment).
//
//	(a & 2^n-1) == 0 ? a : (a + b) & -2^n      b = 2^n or 2^n - 1
func (ic *combiner) selectRoundedUp(i, c *ir.Instr) *ir.Instr {
	low := opOf(c.Operand(0), ir.And)
	if low == nil || !c.Pred.IsEquality() || !isZero(c.Operand(1)) {
		return nil
	}
	a, up := i.Operand(1), asInstr(i.Operand(2))
	if c.Pred == ir.NE {
		a, up = i.Operand(2), asInstr(i.Operand(1))
	}
	if up == nil || low.Operand(0) != a {
		return nil
	}
	k, ok := anyWord(low.Operand(1))
	if !ok || !isLowMask(k) {
		return nil
	}
	ty, m := i.Type(), maskOf(width(i.Type()))
	bias, ok := roundingBias(up, a, ^k&m)
	inside := up.Op() == ir.And
	if !ok || bias != (k+1)&m && !(inside && bias == k) {
		return nil
	}
	if !oneUse(up) {
		if bias != k || !inside || ir.AsInt(up.Operand(1)) == nil || ir.AsInt(up.Operand(0).(*ir.Instr).Operand(1)) == nil || !ic.impliesPoison(up, a) {
			return nil
		}
		return ic.use(i, up)
	}
	return newBinary(ir.And, ic.b.binary(ir.Add, a, ir.NewInt(ty, k), 0, suffixed(a, ".biased")), ir.NewInt(ty, ^k&m), 0)
}

// roundingBias returns b where v is (a + b) & high, or (a & high) + b.
func roundingBias(v *ir.Instr, a ir.Value, high uint64) (bias uint64, ok bool) {
	inner := ir.Add
	switch v.Op() {
	case ir.Add:
		inner = ir.And
	case ir.And:
	default:
		return 0, false
	}
	o := opOf(v.Operand(0), inner)
	if o == nil || o.Operand(0) != a {
		return 0, false
	}
	sum, mask := o, v
	if inner == ir.And {
		sum, mask = v, o
	}
	h, ok1 := anyWord(mask.Operand(1))
	bias, ok2 := anyWord(sum.Operand(1))
	return bias, ok1 && ok2 && h == high
}

// selectOfFlipped: where the condition is that a bit of a is clear, a and a with the bit flipped
// are a with it cleared, or set.
//
//	(a & 2^n) == 0 ? a : a ^ 2^n   ⇒   a & ~2^n          … ? a ^ 2^n : a   ⇒   a | 2^n
func (ic *combiner) selectOfFlipped(i, c *ir.Instr) *ir.Instr {
	arm := 0 // of the flipped value
	for k := 1; k <= 2; k++ {
		if x := opOf(i.Operand(k), ir.Xor); x != nil && x.Operand(0) == i.Operand(3-k) {
			arm = k
		}
	}
	if arm == 0 || c.Operand(0).Type() != i.Type() && opOf(c.Operand(0), ir.And) == nil {
		return nil
	}
	v, mask, p, masked, ok := testedBit(c)
	if !ok {
		return nil
	}
	if masked {
		v = v.(*ir.Instr).Operand(0)
	}
	a, ty := i.Operand(3-arm), i.Type()
	if v != a || !isWord(i.Operand(arm).(*ir.Instr).Operand(1), mask) {
		return nil
	}
	if clear := p == ir.EQ; clear == (arm == 2) {
		return ic.use(i, ic.b.and(a, ir.NewInt(ty, ^mask&maskOf(width(ty))), ""))
	}
	return ic.use(i, ic.b.or(a, ir.NewInt(ty, mask), ""))
}

// selectOnSign is a > -1 ? t : f = a < 0 ? f : t, the canonical test of the sign. Constant arms
// stay: other rules want the other form of these.
func (ic *combiner) selectOnSign(i *ir.Instr) *ir.Instr {
	c := onceOf(i.Operand(0), ir.ICmp)
	if c == nil || c.Pred != ir.SGT || !isAllOnes(c.Operand(1)) || ir.IsConst(i.Operand(1)) || ir.IsConst(i.Operand(2)) {
		return nil
	}
	negative := ic.b.cmp(ir.SLT, c.Operand(0), ir.NewZero(c.Operand(0).Type()), ir.NameOf(c))
	i.SwapOperands(1, 2)
	frequency.SwapBranchWeights(i)
	return ic.setOperand(i, 0, negative)
}

// wrapFlags are the flags that make an operation poison for some operands.
const wrapFlags = ir.NUW | ir.NSW | ir.Exact | ir.Disjoint

// selectOfEqualArms: (a == b) ? t : f, where f with b for a, or a for b, is t, is f. Its flags were
// promised only for the other numbers.
//
//	a == smax ? smin : a + 1   ⇒   a + 1
func (ic *combiner) selectOfEqualArms(i, c *ir.Instr) *ir.Instr {
	if !c.Pred.IsEquality() || c.Operand(0).Type().Scalar().IsPtr() {
		return nil
	}
	t, f := i.Operand(1), asInstr(i.Operand(2))
	if c.Pred == ir.NE {
		t, f = i.Operand(2), asInstr(i.Operand(1))
	}
	if f == nil || f.Flags&wrapFlags == 0 || !f.Op().IsBinary() || f.Op().IsDivRem() {
		return nil
	}
	a, b := c.Operand(0), c.Operand(1)
	for _, v := range f.Operands() { // where another value is poison, so is f, but t need not be
		if !computedFrom(v, a, b) {
			return nil
		}
	}
	flags := f.Flags
	f.Flags &^= wrapFlags
	if ic.q.Replaced(f, a, b) == t || ic.q.Replaced(f, b, a) == t {
		ic.work.add(f)
		return ic.use(i, f)
	}
	f.Flags = flags
	return nil
}

// computedFrom reports whether v is a, b, a constant, or an operation on these that is never poison
// otherwise.
func computedFrom(v, a, b ir.Value) bool {
	if v == a || v == b || ir.AsInt(v) != nil {
		return true
	}
	i := binop(v)
	if i == nil || i.Flags != 0 || i.Op().IsDivRem() || !isOp(i, ir.Add, ir.Sub, ir.Mul, ir.And, ir.Or, ir.Xor) && !below(i.Operand(1), width(i.Type())) {
		return false
	}
	for _, o := range i.Operands() {
		if o != a && o != b && ir.AsInt(o) == nil {
			return false
		}
	}
	return true
}

// selectOfSetBits: c ? x & ~k : x | k is (x & ~k) | (c ? 0 : k), and with the arms exchanged.
func (ic *combiner) selectOfSetBits(i *ir.Instr) *ir.Instr {
	for n := 1; n <= 2; n++ {
		and, or := opOf(i.Operand(n), ir.And), onceOf(i.Operand(3-n), ir.Or)
		if and == nil || or == nil || and.Operand(0) != or.Operand(0) {
			continue
		}
		k, ok := word(or.Operand(1))
		if !ok || !isWord(and.Operand(1), ^k&maskOf(width(i.Type()))) {
			continue
		}
		v := ic.b.insert(selectArms(i, 3-n, ir.NewInt(i.Type(), k), ir.NewZero(i.Type())), "masksel")
		return newBinary(ir.Or, and, v, 0)
	}
	return nil
}
