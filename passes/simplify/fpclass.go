package simplify

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

// fpKnown says what a floating-point value may be. A sign is also known of NaN, which no class tells.
type fpKnown struct {
	may  FPClass
	sign int8 // +1: the sign bit is clear, -1: it is set, 0: unknown
}

func (k fpKnown) never(c FPClass) bool { return k.may&c == 0 }

// signed derives the sign from the classes where these exclude NaN.
func (k fpKnown) signed() fpKnown {
	switch {
	case k.sign > 0:
		k.may &^= FPNegative
	case k.sign < 0:
		k.may &^= FPPositive
	case k.may&(FPNaN|FPNegative) == 0:
		k.sign = 1
	case k.may&(FPNaN|FPPositive) == 0:
		k.sign = -1
	}
	return k
}

// maxFPDepth bounds how far up a value's computation is followed.
const maxFPDepth = 6

// fpClass returns what v may be, with the fast-math flags of the one who asks (LLVM's computeKnownFPClass).
func (q *ValueQuery) fpClass(v ir.Value, flags ir.Flags) fpKnown {
	k := q.fpKnown(v, 0)
	if flags&ir.FNNan != 0 {
		k.may &^= FPNaN
	}
	if flags&ir.FNInf != 0 {
		k.may &^= FPInf
	}
	return k.signed()
}

func (q *ValueQuery) fpKnown(v ir.Value, depth int) fpKnown {
	all := fpKnown{may: FPAll}
	switch v := v.(type) {
	case *ir.Const:
		return fpOfConst(v)
	case *ir.Param:
		return fpKnown{may: FPAll &^ noFPClass(v.Attrs())}.signed()
	case *ir.Instr:
		if depth > maxFPDepth {
			return all
		}
		k := q.fpOfInstr(v, depth)
		if v.HasFlag(ir.FNSZ) && v.IntrinsicID() != "llvm.fabs" && k.may&FPZero != 0 { // of either sign then
			k = fpKnown{may: k.may | FPZero}
		}
		if v.HasFlag(ir.FNNan) {
			k.may &^= FPNaN
		}
		if v.HasFlag(ir.FNInf) {
			k.may &^= FPInf
		}
		return k.signed()
	}
	return all
}

// noFPClass reads the attribute nofpclass.
func noFPClass(attrs ir.AttrSet) FPClass {
	a, ok := attrs.Get("nofpclass")
	if !ok {
		return 0
	}
	n := uint64(0)
	for _, d := range a.Val {
		if d < '0' || d > '9' {
			return noFPClassWords(a.Val)
		}
		n = n*10 + uint64(d-'0')
	}
	return FPClass(n) & FPAll
}

var fpClassWords = map[string]FPClass{
	"all": FPAll, "nan": FPNaN, "snan": FPSNaN, "qnan": FPQNaN, "inf": FPInf, "ninf": FPNegInf, "pinf": FPPosInf,
	"zero": FPZero, "nzero": FPNegZero, "pzero": FPPosZero, "sub": FPNegSubnormal | FPPosSubnormal, "nsub": FPNegSubnormal,
	"psub": FPPosSubnormal, "norm": FPNegNormal | FPPosNormal, "nnorm": FPNegNormal, "pnorm": FPPosNormal,
}

func noFPClassWords(s string) (c FPClass) {
	for start := 0; start < len(s); {
		end := start
		for end < len(s) && s[end] != ' ' {
			end++
		}
		c |= fpClassWords[s[start:end]]
		start = end + 1
	}
	return c
}

// fpOfConst is what the lanes of a constant are.
func fpOfConst(c *ir.Const) fpKnown {
	if c.Type().IsVector() {
		if c.Type().Scalable {
			if c = c.Splat(); c == nil {
				return fpKnown{may: FPAll}
			}
			return fpOfConst(c)
		}
		k := fpKnown{}
		for n := range c.Type().Len {
			e, _ := c.Elem(n).(*ir.Const)
			if e == nil || e.Kind == ir.UndefConst {
				return fpKnown{may: FPAll}
			}
			k.may |= fpOfConst(e).may
		}
		return k.signed()
	}
	switch c.Kind {
	case ir.PoisonConst:
		return fpKnown{}
	case ir.FloatConst:
		f, ok := c.Float64()
		if !ok {
			return fpKnown{may: FPAll}
		}
		return classOfFloat(c, f)
	}
	if c.IsZero() {
		return fpKnown{FPPosZero, 1}
	}
	return fpKnown{may: FPAll}
}

func classOfFloat(c *ir.Const, f float64) fpKnown {
	class, sign := FPPosNormal, int8(1)
	least := map[ir.Kind]float64{ir.HalfKind: 0x1p-14, ir.BFloatKind: 0x1p-126, ir.FloatKind: 0x1p-126, ir.DoubleKind: 0x1p-1022}[c.Type().Kind]
	if negative(c) {
		sign = -1
	}
	switch {
	case f != f:
		return fpKnown{FPNaN, sign}
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
	return fpKnown{class, sign}
}

func (q *ValueQuery) fpOfInstr(i *ir.Instr, depth int) fpKnown {
	all := fpKnown{may: FPAll}
	mode := analysis.DenormalModeOf(i.Func(), i.Type())
	switch i.Op() {
	case ir.FNeg:
		k := q.fpKnown(i.Operand(0), depth+1)
		return fpKnown{k.may.Mirrored(), -k.sign}
	case ir.SIToFP, ir.UIToFP:
		return intToFPClass(i)
	case ir.Select:
		a, b := q.fpKnown(i.Operand(1), depth+1), q.fpKnown(i.Operand(2), depth+1)
		return merged(a, b)
	case ir.Phi:
		return q.fpOfPhi(i, depth)
	case ir.FPExt: // subnormal numbers become normal ones
		k := q.fpKnown(i.Operand(0), depth+1).asRead(analysis.DenormalModeOf(i.Func(), i.Operand(0).Type()))
		if k.may&FPNegSubnormal != 0 {
			k.may |= FPNegNormal
		}
		if k.may&FPPosSubnormal != 0 {
			k.may |= FPPosNormal
		}
		if k.may&FPNaN != 0 {
			k.may |= FPQNaN
		}
		return fpKnown{may: k.may, sign: 0}
	case ir.FAdd:
		return q.fpOfSum(i, depth)
	case ir.FMul:
		if i.Operand(0) == i.Operand(1) { // a square is not negative, unless it is NaN
			return fpKnown{may: FPAll &^ FPNegative}
		}
		a, b := q.fpKnown(i.Operand(0), depth+1).asRead(mode), q.fpKnown(i.Operand(1), depth+1).asRead(mode)
		if a.never(FPNaN) && b.never(FPNaN) && (a.never(FPInf) || b.never(FPZero)) && (b.never(FPInf) || a.never(FPZero)) {
			return fpKnown{may: FPAll &^ FPNaN}
		}
	case ir.FDiv:
		if i.Operand(0) == i.Operand(1) {
			return fpKnown{may: FPNaN | FPPosNormal}
		}
	case ir.Call:
		return q.fpOfCall(i, depth)
	}
	return all
}

func merged(a, b fpKnown) fpKnown {
	k := fpKnown{may: a.may | b.may}
	if a.sign == b.sign {
		k.sign = a.sign
	}
	return k
}

// intToFPClass: an integer is never NaN nor -0, is infinite only beyond the format, and not negative if it is unsigned.
func intToFPClass(i *ir.Instr) fpKnown {
	may := FPAll &^ (FPNaN | FPNegZero | FPNegSubnormal | FPPosSubnormal)
	n := i.Operand(0).Type().Scalar().Bits
	if i.Op() == ir.UIToFP {
		may &^= FPNegative
	} else {
		n-- // a sign bit
	}
	most := map[ir.Kind]int{ir.HalfKind: 15, ir.BFloatKind: 127, ir.FloatKind: 127, ir.DoubleKind: 1023}[i.Type().Scalar().Kind]
	if n <= most {
		may &^= FPInf
	}
	return fpKnown{may: may}
}

// fpOfSum: what is not below zero on both sides does not become NaN by infinities of both signs, and stays so.
func (q *ValueQuery) fpOfSum(i *ir.Instr, depth int) fpKnown {
	mode := analysis.DenormalModeOf(i.Func(), i.Type())
	a, b := q.fpKnown(i.Operand(0), depth+1).asRead(mode), q.fpKnown(i.Operand(1), depth+1).asRead(mode)
	may := FPAll
	if a.never(FPNaN) && b.never(FPNaN) && (a.never(FPNegInf) || b.never(FPPosInf)) && (a.never(FPPosInf) || b.never(FPNegInf)) {
		may &^= FPNaN
	}
	if a.never(FPLess) && b.never(FPLess) {
		may &^= FPLess
	}
	if a.never(FPNegZero) || b.never(FPNegZero) {
		may &^= FPNegZero
	}
	return fpKnown{may: may | flushes(may, mode.Out)}
}

func (q *ValueQuery) fpOfPhi(i *ir.Instr, depth int) fpKnown {
	if depth > maxFPDepth-2 || i.NumOperands() == 0 {
		return fpKnown{may: FPAll}
	}
	k := fpKnown{}
	for n, v := range i.Operands() {
		if v == ir.Value(i) {
			continue
		}
		in := q.fpKnown(v, maxFPDepth-1) // one level, as φs make cycles
		if n == 0 {
			k = in
		} else {
			k = merged(k, in)
		}
		if k.may == FPAll && k.sign == 0 {
			break
		}
	}
	return k
}

func (q *ValueQuery) fpOfCall(i *ir.Instr, depth int) fpKnown {
	may := FPAll &^ noFPClass(i.Info.Attrs.Ret)
	mode := analysis.DenormalModeOf(i.Func(), i.Type())
	switch i.IntrinsicID() {
	case "llvm.fabs":
		k := q.fpKnown(i.Arg(0), depth+1)
		return fpKnown{(k.may | k.may.Mirrored()) &^ FPNegative, 1}
	case "llvm.copysign":
		k, s := q.fpKnown(i.Arg(0), depth+1), q.fpKnown(i.Arg(1), depth+1)
		k.may |= k.may.Mirrored()
		return fpKnown{k.may, s.sign}
	case "llvm.sqrt":
		k := q.fpKnown(i.Arg(0), depth+1).asRead(mode)
		may &^= FPLess
		if k.never(FPNaN) && k.never(FPLess) {
			may &^= FPNaN
		}
		if k.never(FPNegZero) {
			may &^= FPNegZero
		}
	case "llvm.fma", "llvm.fmuladd":
		if i.Arg(0) == i.Arg(1) { // a square is no -0, and with it no sum is
			may &^= FPNegZero
			if q.fpKnown(i.Arg(2), depth+1).never(FPLess) {
				may &^= FPNegative
			}
			may |= flushes(may, mode.Out)
		}
	case "llvm.exp", "llvm.exp2", "llvm.exp10":
		may &^= FPNegative
		if q.fpKnown(i.Arg(0), depth+1).never(FPNaN) {
			may &^= FPNaN
		}
	case "llvm.sin", "llvm.cos":
		may &^= FPInf
		if q.fpKnown(i.Arg(0), depth+1).never(FPNaN | FPInf) {
			may &^= FPNaN
		}
	case "llvm.floor", "llvm.ceil", "llvm.trunc", "llvm.rint", "llvm.nearbyint", "llvm.round", "llvm.roundeven":
		k := q.fpKnown(i.Arg(0), depth+1)
		if k.never(FPNaN) {
			may &^= FPNaN
		}
		if k.never(FPInf) {
			may &^= FPInf
		}
		if k.never(FPNegative) {
			may &^= FPNegative
		}
		may &^= FPNegSubnormal | FPPosSubnormal
	case "llvm.maxnum", "llvm.minnum", "llvm.maximum", "llvm.minimum":
		return q.fpOfExtreme(i, depth)
	case "llvm.canonicalize":
		may &^= FPSNaN
	}
	return fpKnown{may: may}
}

func (q *ValueQuery) fpOfExtreme(i *ir.Instr, depth int) fpKnown {
	a, b := q.fpKnown(i.Arg(0), depth+1), q.fpKnown(i.Arg(1), depth+1)
	k := fpKnown{may: a.may | b.may}.asRead(analysis.DenormalModeOf(i.Func(), i.Type()))
	id := i.IntrinsicID()
	neverNaN := a.never(FPNaN) && b.never(FPNaN)
	switch id {
	case "llvm.maxnum", "llvm.minnum":
		neverNaN = a.never(FPNaN) || b.never(FPNaN)
	}
	if neverNaN {
		k.may &^= FPNaN
	}
	switch { // the other side may be NaN, and then does not count
	case id == "llvm.maxnum" && (a.never(FPNaN|FPLess) || b.never(FPNaN|FPLess)), id == "llvm.maximum" && (a.never(FPLess) || b.never(FPLess)):
		k.may &^= FPLess
	}
	return k
}

// IsNormalOrZero reports whether a floating-point constant is zero, normal or infinite.
func IsNormalOrZero(k *ir.Const) bool {
	return fpOfConst(k).never(FPNaN | FPNegSubnormal | FPPosSubnormal)
}

// IsNormal reports whether a floating-point constant is a normal number, in all lanes.
func IsNormal(k *ir.Const) bool {
	may := fpOfConst(k).may
	return may != 0 && may&^(FPNegNormal|FPPosNormal) == 0
}

// NeverNaN reports whether a floating-point value is surely no NaN.
func (q *ValueQuery) NeverNaN(v ir.Value) bool { return q.fpClass(v, 0).never(FPNaN) }

// NeverLess reports whether a floating-point value is surely not less than zero; it may be NaN.
func (q *ValueQuery) NeverLess(v ir.Value) bool { return q.fpClass(v, 0).never(FPLess) }

// NeverNegativeZero reports whether a floating-point value is surely not -0.
func (q *ValueQuery) NeverNegativeZero(v ir.Value) bool { return q.fpClass(v, 0).never(FPNegZero) }

// flushes returns the classes that a number of the classes may in addition belong to as an operand (or result) in a mode.
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
func (k fpKnown) asRead(mode analysis.DenormalMode) fpKnown {
	k.may |= flushes(k.may, mode.In)
	return k
}

// readsNoNegativeZero reports whether an operation with the flags does not read x as -0.
func (q *ValueQuery) readsNoNegativeZero(x ir.Value, flags ir.Flags) bool {
	return q.fpClass(x, flags).asRead(analysis.DenormalModeOf(q.function(), x.Type())).never(FPNegZero)
}

func negative(k *ir.Const) bool {
	lo, _ := k.FloatBits()
	return lo>>(uint(k.Type().FloatBits())-1)&1 == 1
}
