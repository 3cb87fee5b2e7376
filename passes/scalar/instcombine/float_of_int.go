package instcombine

import (
	"math"

	"opt-go/frontend/ir"
)

// Compares of converted integers with constants: the integer is compared with the constant, rounded
// in the direction that preserves the result (LLVM's foldFCmpIntToFPConst).

// intPreds maps ordered and unordered predicates to integer ones, where no operand can be NaN.
var intPreds = map[ir.Pred]ir.Pred{
	ir.FOEQ: ir.EQ, ir.FUEQ: ir.EQ, ir.FONE: ir.NE, ir.FUNE: ir.NE, ir.FOGT: ir.SGT, ir.FUGT: ir.SGT, ir.FOGE: ir.SGE, ir.FUGE: ir.SGE,
	ir.FOLT: ir.SLT, ir.FULT: ir.SLT, ir.FOLE: ir.SLE, ir.FULE: ir.SLE,
}

// fcmpOfInt compares a converted integer with a constant.
func (ic *combiner) fcmpOfInt(i *ir.Instr) *ir.Instr {
	x := asInstr(i.Operand(0))
	k, ok := i.Operand(1).(*ir.Const)
	if x == nil || !ok || !isOp(x, ir.SIToFP, ir.UIToFP) {
		return nil
	}
	if k.Type().IsVector() {
		if k = k.Splat(); k == nil {
			return nil
		}
	}
	mantissa := mantissas[x.Type().Scalar().Kind]
	w := width(x.Operand(0).Type())
	f := 0.0
	if k.IsZero() {
		ok = true
	} else if k.Kind == ir.FloatConst {
		f, ok = k.Float64()
	} else {
		ok = false
	}
	if !ok || f != f || mantissa == 0 || mantissa > 53 || w > 64 {
		return nil
	}
	p, isOrder := intPreds[i.Pred]
	switch {
	case i.Pred == ir.FORD:
		return ic.use(i, truth(i.Type(), true))
	case i.Pred == ir.FUNO:
		return ic.use(i, truth(i.Type(), false))
	case !isOrder:
		return nil
	case p.IsEquality() && f != math.RoundToEven(f):
		return ic.use(i, truth(i.Type(), p == ir.NE))
	case w > mantissa && roundingMatters(f, mantissa, w, x):
		return nil
	}
	return ic.compareConverted(i, x, p, f, w)
}

// roundingMatters reports whether the conversion, which is not exact for all integers, may change
// the result of the compare.
func roundingMatters(f float64, mantissa, w int, x *ir.Instr) bool {
	bits := w
	if x.Op() == ir.SIToFP {
		bits--
	}
	if math.IsInf(f, 0) {
		largest := map[ir.Kind]int{ir.HalfKind: 15, ir.BFloatKind: 127, ir.FloatKind: 127, ir.DoubleKind: 1023}[x.Type().Scalar().Kind]
		return largest < bits
	}
	if f == 0 {
		return false
	}
	e := math.Ilogb(f)
	return mantissa <= e && e <= bits
}

// compareConverted compares the integer that x converts with f.
func (ic *combiner) compareConverted(i, x *ir.Instr, p ir.Pred, f float64, w int) *ir.Instr {
	signed := x.Op() == ir.SIToFP
	lo, hi := 0.0, math.Ldexp(1, w)
	if signed {
		lo, hi = -math.Ldexp(1, w-1), math.Ldexp(1, w-1)
	}
	less, greater := p == ir.SLT || p == ir.SLE, p == ir.SGT || p == ir.SGE
	switch {
	case f >= hi:
		return ic.use(i, truth(i.Type(), p == ir.NE || less))
	case f < lo:
		return ic.use(i, truth(i.Type(), p == ir.NE || greater))
	}
	t := math.Trunc(f)
	if t != f { // between two integers: t is the one nearer to zero
		switch {
		case p == ir.SLE && f < 0:
			p = ir.SLT
		case p == ir.SLT && f > 0:
			p = ir.SLE
		case p == ir.SGT && f < 0:
			p = ir.SGE
		case p == ir.SGE && f > 0:
			p = ir.SGT
		}
	}
	c := uint64(0)
	if signed {
		c = uint64(int64(t))
	} else {
		c = uint64(t)
		if p != ir.EQ && p != ir.NE {
			p = p.Unsigned()
		}
	}
	ty := x.Operand(0).Type()
	return newCmp(p, x.Operand(0), ir.NewInt(ty, c&maskOf(w)))
}

// truncOfFloat: a number of which even the largest finite one fits is converted to the narrower
// type at once.
func truncOfFloat(i *ir.Instr) *ir.Instr {
	c := asInstr(i.Operand(0))
	if c == nil || !oneUse(c) || c.Op() != ir.FPToUI && c.Op() != ir.FPToSI {
		return nil
	}
	bits := map[ir.Kind]int{ir.HalfKind: 16, ir.BFloatKind: 128, ir.FloatKind: 128, ir.DoubleKind: 1024}[c.Operand(0).Type().Scalar().Kind]
	if c.Op() == ir.FPToSI && bits != 0 {
		bits++
	}
	if bits == 0 || width(i.Type()) < bits {
		return nil
	}
	return newCast(c.Op(), c.Operand(0), i.Type())
}
