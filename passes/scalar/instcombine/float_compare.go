package instcombine

import (
	"math"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/simplify/constfold"
)

// More floating-point rules: operations that ignore the sign, calls, and compares.

// visitFabs: |-x| and |copysign(x, …)| are |x|, and so is |c ? x : -x|; a select with a constant
// arm chooses between absolute values.
func visitFabs(ic *combiner, i *ir.Instr) *ir.Instr {
	if s := opOf(i.Arg(0), ir.Select); s != nil {
		t, f := s.Operand(1), s.Operand(2)
		if ir.IsConst(t) || ir.IsConst(f) {
			r := newSelect(s.Operand(0), ic.absOf(t), ic.absOf(f))
			r.Flags = (i.Flags | s.Flags) & ir.FastMath &^ ir.FNSZ // |x| is never -0
			return r
		}
		if n := opOf(t, ir.FNeg); n != nil && n.Operand(0) == f {
			return ic.setOperand(i, 0, f)
		}
		if n := opOf(f, ir.FNeg); n != nil && n.Operand(0) == t {
			return ic.setOperand(i, 0, t)
		}
	}
	if n := opOf(i.Arg(0), ir.FNeg); n != nil {
		return ic.setOperand(i, 0, n.Operand(0))
	}
	if c := intrinsicOf(i.Arg(0), "llvm.copysign"); c != nil {
		return ic.setOperand(i, 0, c.Arg(0))
	}
	return visitRounding(ic, i)
}

// absOf is |x|, folded for a constant.
func (ic *combiner) absOf(x ir.Value) ir.Value {
	if k, ok := x.(*ir.Const); ok {
		if v := constfold.Intrinsic("llvm.fabs", []*ir.Const{k}, x.Type()); v != nil {
			return v
		}
	}
	return ic.b.intrinsic("llvm.fabs", x.Type(), "", x)
}

// visitCopySign: of a known sign it is |x| or -|x|; the sign of x does not matter.
func visitCopySign(ic *combiner, i *ir.Instr) *ir.Instr {
	x := i.Arg(0)
	if sign := ic.q.FpClass(i.Arg(1), 0).Sign; sign != 0 && !isPoison(i.Arg(1)) {
		abs := withFlags(ic.newIntrinsic("llvm.fabs", i.Type(), x), i.Flags)
		if sign > 0 {
			return abs
		}
		return newFNeg(ic.b.insert(abs, ""), i.Flags)
	}
	if c := intrinsicOf(i.Arg(1), "llvm.copysign"); c != nil { // the sign is that of c's sign
		return ic.setOperand(i, 1, c.Arg(1))
	}
	if n := opOf(x, ir.FNeg); n != nil {
		return ic.setOperand(i, 0, n.Operand(0))
	}
	if c := intrinsicOf(x, "llvm.fabs"); c != nil {
		return ic.setOperand(i, 0, c.Arg(0))
	}
	if k, ok := x.(*ir.Const); ok {
		if abs := constfold.Intrinsic("llvm.fabs", []*ir.Const{k}, x.Type()); abs != nil && abs != k {
			return ic.setOperand(i, 0, abs)
		}
	}
	return nil
}

// visitFMA: the product's signs, and factors of 1.
func visitFMA(ic *combiner, i *ir.Instr) *ir.Instr {
	if ir.IsConst(i.Arg(0)) && !ir.IsConst(i.Arg(1)) {
		i.SwapOperands(0, 1)
		return i
	}
	a, b := opOf(i.Arg(0), ir.FNeg), opOf(i.Arg(1), ir.FNeg)
	if a != nil && b != nil {
		ic.setOperand(i, 0, a.Operand(0))
		return ic.setOperand(i, 1, b.Operand(0))
	}
	if c, d := intrinsicOf(i.Arg(0), "llvm.fabs"), i.Arg(1); c != nil && ir.Value(c) == d {
		ic.setOperand(i, 0, c.Arg(0))
		return ic.setOperand(i, 1, c.Arg(0))
	}
	if floatIs(i.Arg(1), 1, false) {
		return newBinary(ir.FAdd, i.Arg(0), i.Arg(2), i.Flags&ir.FastMath)
	}
	return ic.callOfShuffles(i)
}

// fcmpOfExtensions compares the operands before extension: fpext is exact and preserves the order.
func (ic *combiner) fcmpOfExtensions(i *ir.Instr) *ir.Instr {
	x, y := opOf(i.Operand(0), ir.FPExt), opOf(i.Operand(1), ir.FPExt)
	if x == nil {
		return nil
	}
	from := x.Operand(0).Type()
	var v ir.Value
	if y != nil && y.Operand(0).Type() == from {
		v = y.Operand(0)
	} else if k := immediate(i.Operand(1)); k != nil { // exactly, and not subnormal
		short, _ := constfold.Cast(ir.FPTrunc, k, from, ic.dl).(*ir.Const)
		if short == nil || constfold.Cast(ir.FPExt, short, k.Type(), ic.dl) != ir.Value(k) || !ic.normal(short) {
			return ic.fcmpBeyondFormat(i, x, k)
		}
		v = short
	}
	if v == nil {
		return nil
	}
	r := newCmp(i.Pred, x.Operand(0), v)
	r.Flags = i.Flags & ir.FastMath
	return r
}

func (ic *combiner) normal(k *ir.Const) bool {
	if k.Type().IsVector() {
		if k = k.Splat(); k == nil {
			return false
		}
	}
	return valuetracking.IsNormalOrZero(k)
}

// fcmpZeroAbs compares |x| with zero.
func (ic *combiner) fcmpZeroAbs(i *ir.Instr) *ir.Instr {
	c := intrinsicOf(i.Operand(0), "llvm.fabs")
	if c == nil {
		return nil
	}
	if !floatIs(i.Operand(1), 0, false) && !isZero(i.Operand(1)) {
		return ic.fcmpFlushedAbs(i, c)
	}
	p := i.Pred
	switch i.Pred {
	case ir.FOGT: // not zero and no NaN
		p = ir.FONE
	case ir.FUGT:
		p = ir.FUNE
	case ir.FOLE:
		p = ir.FOEQ
	case ir.FULE:
		p = ir.FUEQ
	case ir.FOGE:
		p = ir.FORD
	case ir.FULT:
		p = ir.FUNO
	case ir.FOEQ, ir.FUEQ, ir.FONE, ir.FUNE, ir.FORD, ir.FUNO:
	default:
		return nil
	}
	ic.setOperand(i, 0, c.Arg(0))
	i.Pred = p
	return i
}

// fcmpFlushedAbs: where compares read subnormal numbers as zero, |x| is below the smallest normal
// number if x is read as zero.
func (ic *combiner) fcmpFlushedAbs(i, c *ir.Instr) *ir.Instr {
	p, ok := map[ir.Pred]ir.Pred{ir.FOLT: ir.FOEQ, ir.FUGE: ir.FUNE, ir.FOGE: ir.FONE, ir.FULT: ir.FUEQ}[i.Pred]
	if !ok || !ic.flushes(c.Type()) || !ic.smallestNormal(i.Operand(1)) {
		return nil
	}
	switch analysis.DenormalModeOf(ic.f, c.Type()).In {
	case analysis.KeepDenormals, analysis.DynamicDenormals:
		return nil
	}
	return fcmpLike(i, p, c.Arg(0), ir.NewZero(c.Type()))
}

// nansOfBoth is (x ord 0) & (y ord 0) = x ord y, and the like for uno and |.
func (ic *combiner) nansOfBoth(i *ir.Instr) *ir.Instr {
	want := map[ir.Op]ir.Pred{ir.And: ir.FORD, ir.Or: ir.FUNO}[i.Op()]
	x, y := opOf(i.Operand(0), ir.FCmp), opOf(i.Operand(1), ir.FCmp)
	if want == 0 || x == nil || y == nil || x.Pred != want || y.Pred != want || x.Operand(0).Type() != y.Operand(0).Type() {
		return nil
	}
	if !isZero(x.Operand(1)) || !isZero(y.Operand(1)) {
		return nil
	}
	r := newCmp(want, x.Operand(0), y.Operand(0))
	r.Flags = x.Flags & y.Flags & ir.FastMath
	return r
}

// fcmpInfinity compares with an infinity for equality only: x < inf is that x is neither inf nor
// NaN.
func (ic *combiner) fcmpInfinity(i *ir.Instr) *ir.Instr {
	p := i.Pred
	switch {
	case floatIs(i.Operand(1), math.Inf(1), false):
	case floatIs(i.Operand(1), math.Inf(-1), true):
		p = p.Swapped()
	default:
		return nil
	}
	to := map[ir.Pred]ir.Pred{ir.FOLT: ir.FONE, ir.FULT: ir.FUNE, ir.FOGE: ir.FOEQ, ir.FUGE: ir.FUEQ}[p]
	if to == 0 {
		return nil
	}
	i.Pred = to
	return i
}
