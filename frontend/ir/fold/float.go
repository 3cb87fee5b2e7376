package fold

import (
	"math"
	"math/big"

	"opt-go/frontend/ir"
)

// Floating-point folding covers half, bfloat, float and double; the wide formats are left alone.
// Operations are done in double and rounded once: exact for float's + - * / and sqrt, since double
// has more than twice float's precision plus two. For double itself the machine's own arithmetic is
// IEEE's.

// NaN returns the default NaN of a format of at most 64 bits, else nil.
func NaN(ty *ir.Type) *ir.Const {
	if ty.FloatBits() > 64 {
		return nil
	}
	return ir.NewFloat(ty, math.Float64frombits(0x7ff8000000000000))
}

// Neg flips the sign of a number; nil where that is not known.
func Neg(x *ir.Const) *ir.Const {
	if x.Kind == ir.PoisonConst || x.Kind == ir.UndefConst {
		return x
	}
	if x.Kind != ir.FloatConst {
		return nil
	}
	lo, hi := x.FloatBits()
	switch n := x.Type().FloatBits(); n {
	case 16, 32, 64:
		return ir.NewFloatBits(x.Type(), lo^1<<uint(n-1), hi)
	case 80:
		return ir.NewFloatBits(x.Type(), lo, hi^1<<15)
	}
	if x.Type().Kind == ir.PPCFP128Kind { // a pair of doubles, both of which change sign
		return ir.NewFloatBits(x.Type(), lo^1<<63, hi^1<<63)
	}
	return ir.NewFloatBits(x.Type(), lo, hi^1<<63)
}

func floats(op ir.Op, a, b *ir.Const) *ir.Const {
	x, ok1 := a.Float64()
	y, ok2 := b.Float64()
	if !ok1 || !ok2 {
		return nil
	}
	if x != x { // the payload of the first NaN operand survives, quieted
		return Quiet(a)
	}
	if y != y {
		return Quiet(b)
	}
	var r float64
	switch op {
	case ir.FAdd:
		r = x + y
	case ir.FSub:
		r = x - y
	case ir.FMul:
		r = x * y
	case ir.FDiv:
		r = x / y
	case ir.FRem:
		r = math.Mod(x, y)
	default:
		return nil
	}
	if r != r {
		return NaN(a.Type())
	}
	return ir.NewFloat(a.Type(), r)
}

// Quiet returns a NaN as an operation passes it on.
func Quiet(k *ir.Const) *ir.Const {
	lo, hi := k.FloatBits()
	switch k.Type().Kind {
	case ir.DoubleKind:
		lo |= 1 << 51
	case ir.FloatKind:
		lo |= 1 << 22
	case ir.HalfKind:
		lo |= 1 << 9
	case ir.BFloatKind:
		lo |= 1 << 6
	}
	return ir.NewFloatBits(k.Type(), lo, hi)
}

// FCmp compares two scalars.
func FCmp(p ir.Pred, a, b *ir.Const) *ir.Const {
	ctx := a.Type().Context()
	if a.Kind == ir.PoisonConst || b.Kind == ir.PoisonConst {
		return ir.NewPoison(ctx.I1)
	}
	if a.Kind == ir.UndefConst || b.Kind == ir.UndefConst {
		return ctx.NewBool(p >= ir.FUNO) // undef may be NaN
	}
	x, ok1 := a.Float64()
	y, ok2 := b.Float64()
	if !ok1 || !ok2 {
		return nil
	}
	return ctx.NewBool(fcmpHolds(p, x, y))
}

// fcmpHolds uses the bits of LLVM's predicates: 1 equal, 2 greater, 4 less, 8 unordered.
func fcmpHolds(p ir.Pred, x, y float64) bool {
	bit := ir.Pred(8)
	switch {
	case x == y:
		bit = 1
	case x > y:
		bit = 2
	case x < y:
		bit = 4
	}
	return p&bit != 0
}

// fpToInt gives poison when the truncated value does not fit, as LangRef says.
func fpToInt(op ir.Op, x *ir.Const, ty *ir.Type) *ir.Const {
	v, ok := x.Float64()
	if !ok {
		return nil
	}
	if v != v || math.IsInf(v, 0) {
		return ir.NewPoison(ty)
	}
	n, _ := big.NewFloat(v).Int(nil)
	if op == ir.FPToSI && !FitsSigned(n, ty.Bits) || op == ir.FPToUI && (n.Sign() < 0 || n.BitLen() > ty.Bits) {
		return ir.NewPoison(ty)
	}
	return ir.NewBigInt(ty, n)
}

// intToFP rounds once, straight to the target format.
func intToFP(op ir.Op, x *ir.Const, ty *ir.Type) *ir.Const {
	n := x.Big()
	if op == ir.SIToFP {
		n = x.BigSigned()
	}
	if ty.Kind == ir.DoubleKind {
		v, _ := new(big.Float).SetInt(n).Float64()
		return ir.NewFloat(ty, v)
	}
	if ty.Kind == ir.FloatKind {
		v, _ := new(big.Float).SetInt(n).Float32()
		return ir.NewFloat(ty, float64(v))
	}
	if n.BitLen() <= 53 && ty.FloatBits() == 16 {
		v, _ := new(big.Float).SetInt(n).Float64()
		return ir.NewFloat(ty, v)
	}
	return nil
}

// convertNaN is a NaN in another format: the payload keeps its highest bits, and is quiet.
func convertNaN(x *ir.Const, ty *ir.Type) *ir.Const {
	lo, _ := x.FloatBits()
	from, to := fractionBits(x.Type()), fractionBits(ty)
	payload := lo & (1<<from - 1)
	if to >= from {
		payload <<= to - from
	} else {
		payload >>= from - to
	}
	sign := lo >> (uint(x.Type().FloatBits()) - 1) << (uint(ty.FloatBits()) - 1)
	exponent := (uint64(1)<<(uint(ty.FloatBits())-1-to) - 1) << to
	return ir.NewFloatBits(ty, sign|exponent|1<<(to-1)|payload, 0)
}

// fractionBits is how many bits of a format of at most 64 bits hold the fraction.
func fractionBits(ty *ir.Type) uint {
	return map[ir.Kind]uint{ir.HalfKind: 10, ir.BFloatKind: 7, ir.FloatKind: 23, ir.DoubleKind: 52}[ty.Kind]
}
