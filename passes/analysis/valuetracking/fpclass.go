package valuetracking

import (
	"math"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// FPClass is a set of the classes of floating-point numbers, with the bits of llvm.is.fpclass.
type FPClass uint16

// The classes, and the sets of them that questions are about.
const (
	FPSNaN FPClass = 1 << iota
	FPQNaN
	FPNegInf
	FPNegNormal
	FPNegSubnormal
	FPNegZero
	FPPosZero
	FPPosSubnormal
	FPPosNormal
	FPPosInf

	FPNaN      = FPSNaN | FPQNaN
	FPInf      = FPNegInf | FPPosInf
	FPZero     = FPNegZero | FPPosZero
	FPNegative = FPNegInf | FPNegNormal | FPNegSubnormal | FPNegZero
	FPPositive = FPPosInf | FPPosNormal | FPPosSubnormal | FPPosZero
	FPLess     = FPNegInf | FPNegNormal | FPNegSubnormal // less than zero
	FPAll      = FPNaN | FPNegative | FPPositive
)

// Mirrored swaps the classes of the two signs.
func (c FPClass) Mirrored() FPClass {
	r := c & FPNaN
	for k := range 4 {
		if c&(FPNegInf<<k) != 0 {
			r |= FPPosInf >> k
		}
		if c&(FPPosInf>>k) != 0 {
			r |= FPNegInf << k
		}
	}
	return r
}

// FpKnown holds the possible classes of a floating-point value. The sign of a NaN may also be
// known, which no class expresses.
type FpKnown struct {
	May  FPClass
	Sign int8 // +1: the sign bit is clear, -1: it is set, 0: unknown
}

func (k FpKnown) Never(c FPClass) bool { return k.May&c == 0 }

// signed derives the sign from the classes where these exclude NaN.
func (k FpKnown) signed() FpKnown {
	switch {
	case k.Sign > 0:
		k.May &^= FPNegative
	case k.Sign < 0:
		k.May &^= FPPositive
	case k.May&(FPNaN|FPNegative) == 0:
		k.Sign = 1
	case k.May&(FPNaN|FPPositive) == 0:
		k.Sign = -1
	}
	return k
}

// maxFPDepth bounds how far up a value's computation is followed.
const maxFPDepth = 6

// FpClass returns the possible classes of v, given the fast-math flags of its user (LLVM's
// computeKnownFPClass).
func (q *Query) FpClass(v ir.Value, flags ir.Flags) FpKnown {
	k := q.fpKnown(v, 0)
	if flags&ir.FNNan != 0 {
		k.May &^= FPNaN
	}
	if flags&ir.FNInf != 0 {
		k.May &^= FPInf
	}
	return k.signed()
}

func (q *Query) fpKnown(v ir.Value, depth int) FpKnown {
	all := FpKnown{May: FPAll}
	switch v := v.(type) {
	case *ir.Const:
		return FpOfConst(v)
	case *ir.Param:
		return FpKnown{May: FPAll &^ NoFPClass(v.Attrs()) & q.fpFromFacts(v)}.signed()
	case *ir.Instr:
		facts := q.fpFromFacts(v)
		if depth > maxFPDepth {
			return FpKnown{May: facts}.signed()
		}
		k := q.fpOfInstr(v, depth)
		if v.HasFlag(ir.FNSZ) && v.IntrinsicID() != "llvm.fabs" && k.May&FPZero != 0 { // of either sign then
			k = FpKnown{May: k.May | FPZero}
		}
		if v.HasFlag(ir.FNNan) {
			k.May &^= FPNaN
		}
		if v.HasFlag(ir.FNInf) {
			k.May &^= FPInf
		}
		k.May &= facts
		return k.signed()
	}
	return all
}

// NoFPClass reads the attribute nofpclass.
func NoFPClass(attrs ir.AttrSet) FPClass {
	a, ok := attrs.Get("nofpclass")
	if !ok {
		return 0
	}
	return FPClass(ir.FPClasses(a.Val))
}

// FpOfConst gives the classes of the lanes of a constant.
func FpOfConst(c *ir.Const) FpKnown {
	if c.Type().IsVector() {
		if c.Type().Scalable {
			if c = c.Splat(); c == nil {
				return FpKnown{May: FPAll}
			}
			return FpOfConst(c)
		}
		k := FpKnown{}
		for n := range c.Type().Len {
			e, _ := c.Elem(n).(*ir.Const)
			if e == nil || e.Kind == ir.UndefConst {
				return FpKnown{May: FPAll}
			}
			k.May |= FpOfConst(e).May
		}
		return k.signed()
	}
	switch c.Kind {
	case ir.PoisonConst:
		return FpKnown{}
	case ir.FloatConst:
		if f, ok := c.Float64(); ok {
			return classOfFloat(c, f)
		}
		return classOfWideFloat(c)
	}
	if c.IsZero() {
		return FpKnown{FPPosZero, 1}
	}
	return FpKnown{May: FPAll}
}

// classOfWideFloat classifies an fp128, x86_fp80 or ppc_fp128. Of the last, which is the sum of two
// doubles, the first decides, and whether a number is subnormal is left open. What no operation on
// x86_fp80 makes, because the integer bit does not fit the exponent, may be anything.
func classOfWideFloat(c *ir.Const) FpKnown {
	lo, hi := c.FloatBits()
	exp, most, frac := hi&0x7fff, uint64(0x7fff), lo
	subnormal := FPPosSubnormal
	switch c.Type().Kind {
	case ir.FP128Kind:
		exp, frac = hi>>48&most, lo|hi&(1<<48-1)
	case ir.X86FP80Kind:
		if (lo>>63 == 1) != (exp != 0) {
			return FpKnown{May: FPAll}
		}
		frac &^= 1 << 63
	default:
		exp, most, frac = lo>>52&0x7ff, 0x7ff, lo&(1<<52-1)
		if subnormal |= FPPosNormal; exp != 0 && exp != most {
			exp, frac = 0, 1
		}
	}
	class, sign := FPPosNormal, int8(1)
	switch {
	case exp == most && frac == 0:
		class = FPPosInf
	case exp == most:
		class = FPNaN
	case exp == 0 && frac == 0:
		class = FPPosZero
	case exp == 0:
		class = subnormal
	}
	if IsNegative(c) {
		class, sign = class.Mirrored(), -1
	}
	return FpKnown{class, sign}
}

func classOfFloat(c *ir.Const, f float64) FpKnown {
	class, sign := FPPosNormal, int8(1)
	least := map[ir.Kind]float64{ir.HalfKind: 0x1p-14, ir.BFloatKind: 0x1p-126, ir.FloatKind: 0x1p-126, ir.DoubleKind: 0x1p-1022}[c.Type().Kind]
	if IsNegative(c) {
		sign = -1
	}
	switch {
	case f != f:
		return FpKnown{kindOfNaN(c), sign}
	case math.IsInf(f, 0):
		class = FPPosInf
	case f == 0:
		class = FPPosZero
	case math.Abs(f) < least:
		class = FPPosSubnormal
	}
	if sign < 0 {
		class = class.Mirrored()
	}
	return FpKnown{class, sign}
}

// IsNormalOrZero reports whether a floating-point constant is zero, normal or infinite.
func IsNormalOrZero(k *ir.Const) bool {
	return FpOfConst(k).Never(FPNaN | FPNegSubnormal | FPPosSubnormal)
}

// IsNormal reports whether a floating-point constant is a normal number, in all lanes.
func IsNormal(k *ir.Const) bool {
	may := FpOfConst(k).May
	return may != 0 && may&^(FPNegNormal|FPPosNormal) == 0
}

// NeverNaN reports whether a floating-point value is surely no NaN.
func (q *Query) NeverNaN(v ir.Value) bool { return q.FpClass(v, 0).Never(FPNaN) }

// NeverLess reports whether a floating-point value is surely not less than zero; it may be NaN.
func (q *Query) NeverLess(v ir.Value) bool { return q.FpClass(v, 0).Never(FPLess) }

// NeverNegativeZero reports whether a floating-point value is surely not -0.
func (q *Query) NeverNegativeZero(v ir.Value) bool { return q.FpClass(v, 0).Never(FPNegZero) }

// flushes returns the classes that a number of the classes may in addition belong to as an operand
// (or result) in a mode.
func flushes(may FPClass, mode analysis.Denormals) FPClass {
	if mode == analysis.KeepDenormals {
		return 0
	}
	more := FPClass(0)
	if may&FPPosSubnormal != 0 {
		more |= FPPosZero
	}
	if may&FPNegSubnormal != 0 {
		if mode != analysis.DenormalsToPositive {
			more |= FPNegZero
		}
		if mode != analysis.DenormalsToSigned {
			more |= FPPosZero
		}
	}
	return more
}

// asRead adds to what an operand is that which it is read as.
func (k FpKnown) asRead(mode analysis.DenormalMode) FpKnown {
	k.May |= flushes(k.May, mode.In)
	return k
}

// ReadsNoNegativeZero reports whether an operation with the flags does not read x as -0.
func (q *Query) ReadsNoNegativeZero(x ir.Value, flags ir.Flags) bool {
	return q.FpClass(x, flags).asRead(analysis.DenormalModeOf(q.Function(), x.Type())).Never(FPNegZero)
}

func IsNegative(k *ir.Const) bool {
	lo, hi := k.FloatBits()
	switch k.Type().Kind {
	case ir.FP128Kind:
		return hi>>63 == 1
	case ir.X86FP80Kind:
		return hi>>15&1 == 1
	case ir.PPCFP128Kind: // the first of two doubles is the larger one
		return lo>>63 == 1
	}
	return lo>>(uint(k.Type().FloatBits())-1)&1 == 1
}

// kindOfNaN tells a quiet NaN from a signaling one: by the top bit of the significand.
func kindOfNaN(c *ir.Const) FPClass {
	top, known := map[ir.Kind]uint{ir.HalfKind: 9, ir.BFloatKind: 6, ir.FloatKind: 22, ir.DoubleKind: 51}[c.Type().Kind]
	if !known {
		return FPNaN
	}
	if lo, _ := c.FloatBits(); lo>>top&1 == 1 {
		return FPQNaN
	}
	return FPSNaN
}
