package simplify

import (
	"math"
	"math/big"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/match"
	"opt-go/passes/analysis/valuetracking"
)

// Identities of intrinsics: LLVM's simplifyIntrinsic, as far as the arguments tell without a table
// of results.

// call simplifies an intrinsic.
func (q *Query) call(i *ir.Instr) ir.Value {
	id := i.IntrinsicID()
	if f := intrinsicRules[id]; f != nil {
		return f(q, i)
	}
	return nil
}

var intrinsicRules = map[string]func(*Query, *ir.Instr) ir.Value{
	"llvm.umax": (*Query).minMax, "llvm.umin": (*Query).minMax, "llvm.smax": (*Query).minMax, "llvm.smin": (*Query).minMax,
	"llvm.maxnum": (*Query).floatExtreme, "llvm.minnum": (*Query).floatExtreme,
	"llvm.maximum": (*Query).floatExtreme, "llvm.minimum": (*Query).floatExtreme,
	"llvm.fabs": simplifyFabs, "llvm.abs": idempotent,
	"llvm.floor": integral, "llvm.ceil": integral, "llvm.trunc": integral, "llvm.rint": integral, "llvm.nearbyint": integral,
	"llvm.round": integral, "llvm.roundeven": integral, "llvm.canonicalize": idempotent, "llvm.arithmetic.fence": idempotent,
	"llvm.bswap": involution, "llvm.bitreverse": involution, "llvm.vector.reverse": involution,
	"llvm.fshl": func(_ *Query, i *ir.Instr) ir.Value { return funnelShift(true, i) },
	"llvm.fshr": func(_ *Query, i *ir.Instr) ir.Value { return funnelShift(false, i) },
	"llvm.expect": func(_ *Query, i *ir.Instr) ir.Value {
		if ir.IsConst(i.Arg(0)) {
			return i.Arg(0)
		}
		return nil
	},
	"llvm.ctpop": simplifyCtpop, "llvm.cttz": zerosOfShift, "llvm.ctlz": zerosOfShift,
	"llvm.scmp": (*Query).threeWay, "llvm.ucmp": (*Query).threeWay,
	"llvm.uadd.with.overflow": addOverflow, "llvm.sadd.with.overflow": addOverflow,
	"llvm.usub.with.overflow": subOverflow, "llvm.ssub.with.overflow": subOverflow,
	"llvm.umul.with.overflow": mulOverflow, "llvm.smul.with.overflow": mulOverflow,
	"llvm.uadd.sat": addSaturating, "llvm.sadd.sat": addSaturating, "llvm.usub.sat": subSaturating, "llvm.ssub.sat": subSaturating,
	"llvm.copysign": simplifyCopySign, "llvm.is.fpclass": simplifyIsFPClass, "llvm.ptrmask": simplifyPtrMask,
	"llvm.is.constant": isConstant,
	"llvm.ldexp": func(_ *Query, i *ir.Instr) ir.Value {
		if match.Zero(i.Arg(1)) {
			return i.Arg(0)
		}
		return nil
	},
	"llvm.powi": simplifyPowi, "llvm.fma": floatArguments, "llvm.fmuladd": floatArguments,
	"llvm.experimental.constrained.fadd": (*Query).constrained, "llvm.experimental.constrained.fsub": (*Query).constrained,
	"llvm.experimental.constrained.fmul": (*Query).constrained, "llvm.experimental.constrained.fdiv": (*Query).constrained,
	"llvm.experimental.constrained.frem": (*Query).constrained, "llvm.experimental.constrained.fma": (*Query).constrainedFMA,
	"llvm.exp": inverseOf("llvm.log"), "llvm.exp2": inverseOf("llvm.log2"), "llvm.exp10": inverseOf("llvm.log10"),
	"llvm.log": inverseOf("llvm.exp"), "llvm.log2": inverseOf("llvm.exp2"), "llvm.log10": inverseOf("llvm.exp10"),
}

func (q *Query) minMax(i *ir.Instr) ir.Value {
	if i.Arg(0) == i.Arg(1) {
		return i.Arg(0)
	}
	if v := minMaxByLimit(i.IntrinsicID(), i.Type(), i.Arg(0), i.Arg(1)); v != nil {
		return v
	}
	if v := extremeOfShared(i); v != nil {
		return v
	}
	return q.minMaxByCompare(i.IntrinsicID(), i)
}

// callOf returns v as a call of the intrinsic, or nil.
func callOf(v ir.Value, id string) *ir.Instr {
	if c := match.Op(v, ir.Call); c != nil && c.IntrinsicID() == id {
		return c
	}
	return nil
}

// isConstant answers llvm.is.constant of a number; of what may still become one it says nothing.
func isConstant(_ *Query, i *ir.Instr) ir.Value {
	k, ok := i.Arg(0).(*ir.Const)
	if !ok || k.Kind != ir.IntConst && k.Kind != ir.FloatConst && k.Kind != ir.NullConst {
		return nil
	}
	return ir.NewAllOnes(i.Type())
}

func idempotent(_ *Query, i *ir.Instr) ir.Value {
	if c := callOf(i.Arg(0), i.IntrinsicID()); c != nil {
		return c
	}
	return nil
}

func involution(_ *Query, i *ir.Instr) ir.Value {
	if c := callOf(i.Arg(0), i.IntrinsicID()); c != nil {
		return c.Arg(0)
	}
	return nil
}

// integral: rounding a number without fraction.
func integral(_ *Query, i *ir.Instr) ir.Value {
	c := match.Instr(i.Arg(0))
	switch {
	case c == nil:
		return nil
	case c.Op() == ir.SIToFP, c.Op() == ir.UIToFP:
		return c
	case c.Op() == ir.Call:
		switch c.IntrinsicID() {
		case "llvm.floor", "llvm.ceil", "llvm.trunc", "llvm.rint", "llvm.nearbyint", "llvm.round", "llvm.roundeven":
			return c
		}
	}
	return nil
}

// inverseOf: exp(log(x)) and the like are x where reassociation is allowed.
func inverseOf(id string) func(*Query, *ir.Instr) ir.Value {
	return func(_ *Query, i *ir.Instr) ir.Value {
		if !i.HasFlag(ir.FReassoc) {
			return nil
		}
		if c := callOf(i.Arg(0), id); c != nil {
			return c.Arg(0)
		}
		if base := powerBase[i.IntrinsicID()]; base != 0 { // log2(pow(2, x))
			if c := callOf(i.Arg(0), "llvm.pow"); c != nil && isFloat(c.Arg(0), base, false) {
				return c.Arg(1)
			}
		}
		return nil
	}
}

// powerBase is the base of a logarithm.
var powerBase = map[string]float64{"llvm.log2": 2, "llvm.log10": 10}

func simplifyFabs(q *Query, i *ir.Instr) ir.Value {
	if k := q.FpClass(i.Arg(0), 0); k.Sign > 0 {
		return i.Arg(0)
	}
	return nil
}

func simplifyCtpop(q *Query, i *ir.Instr) ir.Value {
	x := i.Arg(0)
	if w := q.FullWidth(x.Type()); w > 1 && q.KnownBits(x).Bool(w) { // 0 or 1
		return x
	}
	if q.PowerOfTwo(x, false) {
		return ir.NewInt(i.Type(), 1)
	}
	return nil
}

// zerosOfShift counts the zeros of a power of two, or of a sign bit, that is shifted.
func zerosOfShift(_ *Query, i *ir.Instr) ir.Value {
	x := match.Instr(i.Arg(0))
	if x == nil || !x.Op().IsShift() {
		return nil
	}
	k := ir.AsInt(x.Operand(0))
	switch {
	case k == nil:
		return nil
	case i.IntrinsicID() == "llvm.cttz" && x.Op() == ir.Shl && match.One(k):
		return x.Operand(1)
	case i.IntrinsicID() == "llvm.ctlz" && x.Op() == ir.LShr && k.BigSigned().Sign() < 0:
		return x.Operand(1)
	case i.IntrinsicID() == "llvm.ctlz" && x.Op() == ir.AShr && k.BigSigned().Sign() < 0:
		return ir.NewZero(i.Type())
	}
	return nil
}

// threeWay compares where the answer is known.
func (q *Query) threeWay(i *ir.Instr) ir.Value {
	greater, less := ir.SGT, ir.SLT
	if i.IntrinsicID() == "llvm.ucmp" {
		greater, less = ir.UGT, ir.ULT
	}
	switch x, y := i.Arg(0), i.Arg(1); {
	case match.Poison(x), match.Poison(y):
		return ir.NewPoison(i.Type())
	case x == y, match.Undef(x), match.Undef(y), q.truly(ir.EQ, x, y):
		return ir.NewZero(i.Type())
	case q.truly(greater, x, y):
		return ir.NewInt(i.Type(), 1)
	case q.truly(less, x, y):
		return ir.NewAllOnes(i.Type())
	}
	return nil
}

func addOverflow(_ *Query, i *ir.Instr) ir.Value {
	for _, v := range []ir.Value{i.Arg(0), i.Arg(1)} {
		if match.Undef(v) || match.Poison(v) { // it may be what makes -1
			return ir.NewAggregate(i.Type(), []ir.Value{ir.NewAllOnes(v.Type()), ir.NewZero(i.Type().FieldAt(1))})
		}
	}
	return nil
}

func subOverflow(_ *Query, i *ir.Instr) ir.Value {
	if x, y := i.Arg(0), i.Arg(1); x == y || match.Undef(x) || match.Undef(y) || match.Poison(x) || match.Poison(y) {
		return ir.NewZero(i.Type())
	}
	return nil
}

func mulOverflow(_ *Query, i *ir.Instr) ir.Value {
	for _, v := range []ir.Value{i.Arg(0), i.Arg(1)} {
		if match.Zero(v) || match.Undef(v) || match.Poison(v) {
			return ir.NewZero(i.Type())
		}
	}
	return nil
}

func addSaturating(_ *Query, i *ir.Instr) ir.Value {
	x, y := i.Arg(0), i.Arg(1)
	for range 2 {
		switch {
		case i.IntrinsicID() == "llvm.uadd.sat" && match.AllOnes(y), match.Undef(y), match.Poison(y):
			return ir.NewAllOnes(i.Type())
		case match.Zero(y):
			return x
		}
		x, y = y, x
	}
	return nil
}

func subSaturating(_ *Query, i *ir.Instr) ir.Value {
	x, y := i.Arg(0), i.Arg(1)
	unsigned := i.IntrinsicID() == "llvm.usub.sat"
	switch {
	case unsigned && (match.Zero(x) || match.AllOnes(y)), x == y, match.Undef(x), match.Undef(y), match.Poison(x), match.Poison(y):
		return ir.NewZero(i.Type())
	case match.Zero(y):
		return x
	}
	return nil
}

func simplifyCopySign(_ *Query, i *ir.Instr) ir.Value {
	x, y := i.Arg(0), i.Arg(1)
	switch {
	case x == y:
		return x
	case fnegates(x, y, false): // the sign of the second
		return y
	}
	return nil
}

func simplifyIsFPClass(_ *Query, i *ir.Instr) ir.Value {
	mask, ok := match.Uint(i.Arg(1))
	switch {
	case !ok:
		return nil
	case valuetracking.FPClass(mask)&valuetracking.FPAll == valuetracking.FPAll:
		return ir.NewAllOnes(i.Type())
	case valuetracking.FPClass(mask)&valuetracking.FPAll == 0:
		return ir.NewZero(i.Type())
	case match.Poison(i.Arg(0)):
		return ir.NewPoison(i.Type())
	case match.Undef(i.Arg(0)):
		return ir.NewUndef(i.Type())
	}
	return nil
}

// simplifyPtrMask: a mask that keeps everything, or clears only bits that are clear.
func simplifyPtrMask(q *Query, i *ir.Instr) ir.Value {
	p, mask := i.Arg(0), i.Arg(1)
	switch {
	case match.Poison(p) || match.Poison(mask):
		return ir.NewPoison(i.Type())
	case match.Undef(p):
		return ir.NewZero(i.Type())
	case match.Zero(p), match.AllOnes(mask), match.Undef(mask):
		return p
	}
	space := p.Type().Scalar().Space
	if n := match.Instr(mask); n != nil && n.Op().IsPtrToNumber() && n.Operand(0) == p && int(q.Layout.PtrBits(space)) == n.Type().Scalar().Bits {
		return p
	}
	w := q.FullWidth(mask.Type())
	k, ok := mask.(*ir.Const)
	if !ok || w == 0 || int(q.Layout.IndexType(p.Type().Scalar()).Bits) != w {
		return nil
	}
	if known, kept := q.KnownBits(p).Bits(w).Zero, q.KnownBits(k).Bits(w).One; known.Or(kept).IsAllOnes() {
		return p
	}
	return nil
}

func simplifyPowi(_ *Query, i *ir.Instr) ir.Value {
	switch {
	case match.Zero(i.Arg(1)):
		return ir.NewFloat(i.Type(), 1)
	case match.One(i.Arg(1)):
		return i.Arg(0)
	}
	return nil
}

func floatArguments(_ *Query, i *ir.Instr) ir.Value {
	return floatOperands(i.Flags, i.Arg(0), i.Arg(1), i.Arg(2))
}

// floatExtreme simplifies minnum, maxnum, minimum and maximum. The latter two let NaN through, the
// former leave it out.
func (q *Query) floatExtreme(i *ir.Instr) ir.Value {
	id := i.IntrinsicID()
	x, y := i.Arg(0), i.Arg(1)
	if ir.IsConst(x) {
		x, y = y, x
	}
	least, nans := id == "llvm.minnum" || id == "llvm.minimum", id == "llvm.minimum" || id == "llvm.maximum"
	switch {
	case x == y, match.Undef(y), match.Poison(y):
		return x
	case allNaN(y) && nans:
		return propagateNaN(y.(*ir.Const))
	case allNaN(y):
		return x
	}
	if k, f, ok := floatSplat(y); ok && (math.IsInf(f, 0) || i.HasFlag(ir.FNInf) && isLargest(k, f)) {
		switch {
		case f < 0 == least && (!nans || i.HasFlag(ir.FNNan)): // min(x, -inf)
			return y
		case f < 0 != least && (nans || i.HasFlag(ir.FNNan)): // min(x, +inf)
			return x
		}
	}
	for range 2 { // max(max(x, y), y)
		if c := callOf(x, id); c != nil && (c.Arg(0) == y || c.Arg(1) == y) {
			return c
		}
		x, y = y, x
	}
	return nil
}

// isLargest reports whether a number is the greatest finite one of its format, of either sign.
func isLargest(k *ir.Const, f float64) bool {
	switch k.Type().Kind {
	case ir.DoubleKind:
		return math.Abs(f) == math.MaxFloat64
	case ir.FloatKind:
		return math.Abs(f) == math.MaxFloat32
	case ir.HalfKind:
		return math.Abs(f) == 65504
	}
	return false
}

// funnelShift simplifies shifts by a multiple of the width, and those of zeros or ones alone.
func funnelShift(left bool, i *ir.Instr) ir.Value {
	a, b := i.Arg(0), i.Arg(1)
	if match.Zero(a) && match.Zero(b) || match.AllOnes(a) && match.AllOnes(b) {
		return a
	}
	n := ir.AsInt(i.Arg(2))
	if match.Undef(i.Arg(2)) { // no shift is one of those that it may be
		n = ir.NewZero(i.Type().Scalar())
	}
	if n == nil || new(big.Int).Mod(n.Big(), big.NewInt(int64(n.Type().Bits))).Sign() != 0 {
		return nil
	}
	if left {
		return a
	}
	return b
}
