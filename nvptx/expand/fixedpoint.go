package expand

import (
	"math/big"

	"opt-go/frontend/ir"
)

// Products of integers that are read otherwise. A fixed-point number of scale s is an integer that
// counts 2^-s. Products and quotients are computed in twice the width, where neither the product
// nor the shifted dividend can overflow (LangRef, "Fixed Point Arithmetic Intrinsics").

type fixedPoint struct{ signed, divide, saturate bool }

func fixedPointRules() map[string]rule {
	t := map[string]rule{"clmul": carryless}
	for name, f := range map[string]fixedPoint{
		"smul.fix": {signed: true}, "umul.fix": {},
		"smul.fix.sat": {signed: true, saturate: true}, "umul.fix.sat": {saturate: true},
		"sdiv.fix": {signed: true, divide: true}, "udiv.fix": {divide: true},
		"sdiv.fix.sat": {signed: true, divide: true, saturate: true}, "udiv.fix.sat": {divide: true, saturate: true},
	} {
		t[name] = f.expand
	}
	return t
}

func (f fixedPoint) expand(x *site) ir.Value {
	t := x.i.Type()
	bits := t.Scalar().Bits
	wide := t.WithScalar(x.Ctx().Int(2 * bits))
	extend, shift := ir.ZExt, ir.LShr
	if f.signed {
		extend, shift = ir.SExt, ir.AShr
	}
	a, b := x.Cast(extend, x.i.Arg(0), wide, ""), x.Cast(extend, x.i.Arg(1), wide, "")
	n, _ := ir.AsInt(x.i.Arg(2)).Uint64()
	scale := ir.NewInt(wide, n)
	var r ir.Value
	if f.divide {
		r = f.quotient(x, x.op(ir.Shl, a, scale), b)
	} else {
		r = x.op(shift, x.op(ir.Mul, a, b), scale)
	}
	if f.saturate {
		r = f.clamp(x, r, bits)
	}
	return x.Cast(ir.Trunc, r, t, "")
}

// quotient rounds towards negative infinity, as LLVM does.
func (f fixedPoint) quotient(x *site, a, b ir.Value) ir.Value {
	if !f.signed {
		return x.op(ir.UDiv, a, b)
	}
	q := x.op(ir.SDiv, a, b)
	rest := x.op(ir.Sub, a, x.op(ir.Mul, q, b))
	zero := ir.NewZero(a.Type())
	inexact := x.ICmp(ir.NE, rest, zero, "")
	negative := x.ICmp(ir.SLT, x.op(ir.Xor, a, b), zero, "")
	less := x.op(ir.Add, q, ir.NewAllOnes(a.Type()))
	return x.Select(x.op(ir.And, inexact, negative), less, q, "")
}

// clamp brings a wide result into the range of bits bits.
func (f fixedPoint) clamp(x *site, r ir.Value, bits int) ir.Value {
	t := r.Type()
	if !f.signed {
		return x.intrinsic("umin", t, r, ir.NewBigInt(t, powerMinus(bits, 1)))
	}
	high := powerMinus(bits-1, 1)
	r = x.intrinsic("smin", t, r, ir.NewBigInt(t, high))
	return x.intrinsic("smax", t, r, ir.NewBigInt(t, new(big.Int).Not(high)))
}

// powerMinus is 2^n - k.
func powerMinus(n int, k int64) *big.Int {
	p := new(big.Int).Lsh(big.NewInt(1), uint(n))
	return p.Sub(p, big.NewInt(k))
}

// carryless multiplies polynomials over two elements: a product with every single bit of the second
// factor, added without carries.
func carryless(x *site) ir.Value {
	a, b := x.i.Arg(0), x.i.Arg(1)
	t := a.Type()
	var sum ir.Value
	for k := range t.Scalar().Bits {
		bit := x.op(ir.And, b, ir.NewBigInt(t, powerMinus(k, 0)))
		if term := x.op(ir.Mul, a, bit); sum == nil {
			sum = term
		} else {
			sum = x.op(ir.Xor, sum, term)
		}
	}
	return sum
}
