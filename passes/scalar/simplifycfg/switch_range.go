package simplifycfg

import (
	"math/bits"
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/rewrite"
	"opt-go/passes/scalar/simplifycfg/table"
)

// Switches on sparse values that are dense in another measure: powers of two by their exponents,
// multiples by their factors.

// minDenseCases is from how many cases on it matters that a switch is dense: fewer become compares.
const minDenseCases = 4

// caseValues returns the values of a switch on a legal integer, sorted as signed values, or nil.
func (s *simplifier) caseValues(t *ir.Instr) []int64 {
	w := t.Operand(0).Type().Bits
	if w > 64 || !table.FitsInt(s.q.Layout, uint64(w)) || t.NumCases() < minDenseCases {
		return nil
	}
	values := make([]int64, t.NumCases())
	for n := range values {
		k, _ := t.Case(n)
		values[n] = k.BigSigned().Int64()
	}
	slices.Sort(values)
	return values
}

// switchOfPowers switches on the exponent of a value that is one of a set of powers of two.
func (s *simplifier) switchOfPowers(b *ir.Block) bool {
	t := b.Term()
	values := s.caseValues(t)
	ty := t.Operand(0).Type()
	if values == nil || !rewrite.HasUnreachableDefault(t) || s.c.Target.BitCost("llvm.cttz", ty.Bits, true) > 1 {
		return false
	}
	least, most := 64, 0
	for _, v := range values {
		n := uint64(v)
		if ty.Bits < 64 {
			n &= 1<<uint(ty.Bits) - 1
		}
		if bits.OnesCount64(n) != 1 {
			return false
		}
		least, most = min(least, bits.TrailingZeros64(n)), max(most, bits.TrailingZeros64(n))
	}
	if !table.Dense(uint64(len(values)), uint64(most-least+1)) {
		return false
	}
	ctx := s.f.Ctx()
	f := s.f.Module().Intrinsic("llvm.cttz", ctx.Func(ty, []*ir.Type{ty, ctx.I1}, false), nil, ty)
	c := ir.Before(t).Call(f, "", t.Operand(0), ctx.NewBool(true))
	s.replaceCases(t, c, func(k *ir.Const) *ir.Const { return ir.NewInt(ty, uint64(k.Big().TrailingZeroBits())) })
	return true
}

// reduceSwitchRange divides values that have a common factor of a power of two, above the least
// one, by it. Rotating keeps the bits that division would drop, as high ones, so that other values
// stay outside.
func (s *simplifier) reduceSwitchRange(b *ir.Block) bool {
	t := b.Term()
	values := s.caseValues(t)
	if values == nil || denseValues(values) {
		return false
	}
	base := values[0]
	shift := 64
	for k := range values {
		values[k] -= base
		shift = min(shift, bits.TrailingZeros64(uint64(values[k])))
	}
	for k := range values {
		values[k] = int64(uint64(values[k]) >> uint(shift))
	}
	if !denseValues(values) {
		return false
	}
	ctx, ty := s.f.Ctx(), t.Operand(0).Type()
	w := ty.Bits
	at := ir.Before(t)
	low := ir.NewInt(ty, uint64(base)&(^uint64(0)>>uint(64-w)))
	d := at.Binary(ir.Sub, t.Operand(0), low, 0, "")
	f := s.f.Module().Intrinsic("llvm.fshl", ctx.Func(ty, []*ir.Type{ty, ty, ty}, false), nil, ty)
	r := at.Call(f, "", d, d, ir.NewInt(ty, uint64(w-shift)))
	s.replaceCases(t, r, func(k *ir.Const) *ir.Const {
		n, _ := k.Uint64()
		n = (n - uint64(base)) & (^uint64(0) >> uint(64-w))
		return ir.NewInt(ty, n>>uint(shift))
	})
	return true
}

// denseValues is dense for sorted values.
func denseValues(values []int64) bool {
	span := uint64(values[len(values)-1]-values[0]) + 1
	return span != 0 && table.Dense(uint64(len(values)), span)
}

// replaceCases makes a switch branch on v, with its cases mapped by f.
func (s *simplifier) replaceCases(t *ir.Instr, v ir.Value, f func(*ir.Const) *ir.Const) {
	t.SetOperand(0, v)
	for n := range t.NumCases() {
		k, _ := t.Case(n)
		t.SetCase(n, f(k))
	}
}
