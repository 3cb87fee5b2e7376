package instcombine

import (
	"math/bits"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/simplify/constfold"
)

// Truncations of floating-point arithmetic: a wide operation on extended operands becomes a narrow
// one, if rounding twice gives the same result (LLVM's visitFPTrunc).
//
//	fptrunc (fadd (fpext a), (fpext b))   ⇒   fadd a, b

// mantissas is how many bits the significands of the formats have, the hidden one included.
var mantissas = map[ir.Kind]int{ir.HalfKind: 11, ir.BFloatKind: 8, ir.FloatKind: 24, ir.DoubleKind: 53, ir.X86FP80Kind: 64, ir.FP128Kind: 113}

// visitFPTrunc narrows the truncated operation.
func (ic *combiner) visitFPTrunc(i *ir.Instr) *ir.Instr {
	x := asInstr(i.Operand(0))
	if x == nil {
		return nil
	}
	ty := i.Type()
	switch x.Op() {
	case ir.FPExt:
		return ic.truncOfFPExt(i, x)
	case ir.FAdd, ir.FSub, ir.FMul, ir.FDiv:
		if oneUse(x) {
			return ic.narrowArithmetic(i, x)
		}
	case ir.FNeg:
		if oneUse(x) {
			n := ir.NewInstr(ir.FNeg, ty, ic.b.cast(ir.FPTrunc, x.Operand(0), ty, ""))
			n.Flags = x.Flags
			return n
		}
	case ir.Select:
		if oneUse(x) {
			return ic.narrowFloatSelect(i, x)
		}
	case ir.Call:
		return ic.narrowRounding(i, x)
	case ir.SIToFP, ir.UIToFP:
		if ic.exactInt(x) {
			return newCast(x.Op(), x.Operand(0), ty)
		}
	}
	return nil
}

// truncOfFPExt is one conversion for two.
func (ic *combiner) truncOfFPExt(i, x *ir.Instr) *ir.Instr {
	from, to := mantissas[x.Operand(0).Type().Scalar().Kind], mantissas[i.Type().Scalar().Kind]
	a, b := x.Operand(0).Type().Scalar().FloatBits(), i.Type().Scalar().FloatBits()
	switch {
	case from == 0 || to == 0:
		return nil
	case a < b && from <= to:
		return newCast(ir.FPExt, x.Operand(0), i.Type())
	case a > b && from >= to:
		return newCast(ir.FPTrunc, x.Operand(0), i.Type())
	}
	return nil
}

// leastFloat is the narrowest format that has v: that before an extension, or one that has the
// constant.
func (ic *combiner) leastFloat(v ir.Value) *ir.Type {
	if x := opOf(v, ir.FPExt); x != nil {
		return x.Operand(0).Type()
	}
	k := immediate(v)
	if k == nil {
		return v.Type()
	}
	for _, t := range []*ir.Type{ic.ctx.Half, ic.ctx.Float, ic.ctx.Double} {
		to := v.Type().WithScalar(t)
		if t.FloatBits() >= v.Type().Scalar().FloatBits() {
			break
		}
		n, _ := constfold.Cast(ir.FPTrunc, k, to, ic.dl).(*ir.Const)
		if n != nil && constfold.Cast(ir.FPExt, n, v.Type(), ic.dl) == ir.Value(k) {
			return to
		}
	}
	return v.Type()
}

// narrowArithmetic does an operation in the narrow format: no double rounding can be seen where the
// wide one has enough bits.
func (ic *combiner) narrowArithmetic(i, x *ir.Instr) *ir.Instr {
	ty := i.Type()
	l := mantissas[ic.leastFloat(x.Operand(0)).Scalar().Kind]
	r := mantissas[ic.leastFloat(x.Operand(1)).Scalar().Kind]
	wide, narrow := mantissas[x.Type().Scalar().Kind], mantissas[ty.Scalar().Kind]
	if l == 0 || r == 0 || wide == 0 || narrow < max(l, r) {
		return nil
	}
	enough := false
	switch x.Op() {
	case ir.FAdd, ir.FSub:
		enough = wide >= 2*narrow+1
	case ir.FMul:
		enough = wide >= l+r
	case ir.FDiv:
		enough = wide >= 2*narrow
	}
	if !enough {
		return nil
	}
	a := ic.b.cast(ir.FPTrunc, x.Operand(0), ty, "")
	return newBinary(x.Op(), a, ic.b.cast(ir.FPTrunc, x.Operand(1), ty, ""), x.Flags)
}

// narrowFloatSelect truncates the other arm of a select with an extended one.
func (ic *combiner) narrowFloatSelect(i, s *ir.Instr) *ir.Instr {
	for k := 1; k <= 2; k++ {
		e := opOf(s.Operand(k), ir.FPExt)
		if e == nil || e.Operand(0).Type() != i.Type() {
			continue
		}
		a, b := e.Operand(0), ic.b.cast(ir.FPTrunc, s.Operand(3-k), i.Type(), "")
		if k == 2 {
			a, b = b, a
		}
		n := ic.selectLike(s, a, b, "narrow.sel")
		n.Flags = s.Flags
		return ic.use(i, n)
	}
	return nil
}

// roundings are the intrinsics whose result, of an extended number, is one of its format.
var roundings = map[string]bool{"llvm.ceil": true, "llvm.floor": true, "llvm.nearbyint": true, "llvm.rint": true, "llvm.round": true,
	"llvm.roundeven": true, "llvm.trunc": true, "llvm.fabs": true}

// narrowRounding moves rounding, or the absolute value, to the narrow format.
func (ic *combiner) narrowRounding(i, c *ir.Instr) *ir.Instr {
	id := c.IntrinsicID()
	if !roundings[id] || !oneUse(c.Arg(0)) {
		return nil
	}
	x := c.Arg(0)
	if id != "llvm.fabs" {
		if e := opOf(x, ir.FPExt); e == nil || e.Operand(0).Type() != i.Type() {
			return nil
		}
	}
	r := ic.newIntrinsic(id, i.Type(), ic.b.cast(ir.FPTrunc, x, i.Type(), ""))
	r.Flags = c.Flags & ir.FastMath
	return r
}

// exactInt reports whether an integer is converted without rounding: by its width, or by the bits
// that it may have.
func (ic *combiner) exactInt(c *ir.Instr) bool {
	x, digits := c.Operand(0), mantissas[c.Type().Scalar().Kind]
	w := width(x.Type())
	if c.Op() == ir.SIToFP && w-1 <= digits || w <= digits {
		return true
	}
	if w > 64 {
		return false
	}
	may := ^ic.q.KnownBits(x).Zero & maskOf(w)
	return bits.Len64(may)-trailingZeros(may, w) <= digits
}

// fractionAsInt: what is no normal number converts to 0, where it converts to an integer at all; of
// an unsigned one that is not positive, either.
func (ic *combiner) fractionAsInt(i *ir.Instr) *ir.Instr {
	normal := valuetracking.FPPosNormal | valuetracking.FPNegNormal
	if i.Op() == ir.FPToUI {
		normal = valuetracking.FPPosNormal
	}
	if ic.q.FpClass(i.Operand(0), 0).Never(normal) {
		return ic.use(i, ir.NewZero(i.Type()))
	}
	return nil
}
