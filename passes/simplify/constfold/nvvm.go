package constfold

import (
	"math"
	"math/big"
	"strings"

	"opt-go/frontend/ir"
)

// NVIDIA's arithmetic intrinsics, which name their rounding and whether they flush denormal numbers
// (LLVM 22 folds them, too). The PTX ISA says what they compute: sections on cvt, add, mul, div,
// rcp, sqrt, min and max of floating point.

type constantFold = func(a []*ir.Const, ty *ir.Type) *ir.Const

var nvvmRoundings = map[string]big.RoundingMode{
	"rn": big.ToNearestEven, "rz": big.ToZero, "rm": big.ToNegativeInf, "rp": big.ToPositiveInf,
}

// nvvmFolds are the folds by the name of the intrinsic.
var nvvmFolds = makeNVVMFolds()

func makeNVVMFolds() map[string]constantFold {
	folds := map[string]constantFold{}
	for _, to := range []struct {
		name   string
		signed bool
	}{{"i", true}, {"ui", false}, {"ll", true}, {"ull", false}} {
		for name, mode := range nvvmRoundings {
			folds["llvm.nvvm.f2"+to.name+"."+name] = foldRounded(mode, to.signed, false)
			folds["llvm.nvvm.f2"+to.name+"."+name+".ftz"] = foldRounded(mode, to.signed, true)
			folds["llvm.nvvm.d2"+to.name+"."+name] = foldRounded(mode, to.signed, false)
		}
	}
	for op, compute := range map[string]func(z, x, y *big.Float) *big.Float{"add": (*big.Float).Add, "mul": (*big.Float).Mul, "div": quotient} {
		for name, mode := range nvvmRoundings {
			byKind(folds, op+"."+name, func(flush bool) constantFold { return foldDirected(compute, mode, flush) })
		}
	}
	for name, mode := range nvvmRoundings {
		byKind(folds, "fma."+name, func(flush bool) constantFold { return foldFused(mode, flush) })
		byKind(folds, "rcp."+name, func(flush bool) constantFold {
			quotient := foldDirected(quotient, mode, flush)
			return func(a []*ir.Const, ty *ir.Type) *ir.Const {
				return quotient([]*ir.Const{ir.NewFloat(ty, 1), a[0]}, ty)
			}
		})
	}
	for name, f := range map[string]func(float64) float64{"ceil": math.Ceil, "floor": math.Floor, "round": math.RoundToEven, "sqrt.rn": math.Sqrt, "saturate": saturate, "fabs": math.Abs} {
		byKind(folds, name, func(flush bool) constantFold { return foldFlushing(f, flush) })
	}
	folds["llvm.nvvm.sqrt.f"] = foldFlushing(math.Sqrt, false)
	folds["llvm.nvvm.fabs"], folds["llvm.nvvm.fabs.ftz"] = foldFlushing(math.Abs, false), foldFlushing(math.Abs, true) // LLVM 22's, of any type
	for n := range 8 {
		e := nvvmExtreme{flush: n&1 != 0, keepNaN: n&2 != 0, xorSign: n&4 != 0}
		folds["llvm.nvvm.fmin"+e.suffix()+".f"] = e.fold
		e.most = true
		folds["llvm.nvvm.fmax"+e.suffix()+".f"] = e.fold
	}
	folds["llvm.nvvm.fmin.d"], folds["llvm.nvvm.fmax.d"] = nvvmExtreme{}.fold, nvvmExtreme{most: true}.fold
	return folds
}

// byKind enters the three forms of an operation: on floats, flushing or not, and on doubles.
func byKind(folds map[string]constantFold, name string, make func(flush bool) constantFold) {
	folds["llvm.nvvm."+name+".f"], folds["llvm.nvvm."+name+".ftz.f"], folds["llvm.nvvm."+name+".d"] = make(false), make(true), make(false)
}

// number returns a constant's value, which is 0 of its sign if it is denormal and flush.
func number(k *ir.Const, flush bool) (x float64, ok bool) {
	x, ok = k.Float64()
	return flushTo(x, k.Type(), flush), ok
}

func flushTo(x float64, ty *ir.Type, flush bool) float64 {
	if least, _ := exponents(ty); flush && math.Abs(x) < math.Ldexp(0.5, least) {
		return math.Copysign(0, x)
	}
	return x
}

// exponents returns the range of the exponents of normal numbers, of fractions in [1/2, 1).
func exponents(ty *ir.Type) (least, most int) {
	if ty.Kind == ir.DoubleKind {
		return -1021, 1024
	}
	return -125, 128
}

// foldRounded converts to the nearest integer that the type has; what is no number gives 0, or the
// greatest bit where 64 bits are involved.
func foldRounded(mode big.RoundingMode, signed, flush bool) constantFold {
	return func(a []*ir.Const, ty *ir.Type) *ir.Const {
		x, ok := number(a[0], flush)
		switch {
		case !ok:
			return nil
		case x != x && a[0].Type().Kind == ir.FloatKind && ty.Bits == 32:
			return ir.NewZero(ty)
		case x != x:
			return ir.NewInt(ty, 1<<uint(ty.Bits-1))
		case math.IsInf(x, 0):
			x = math.Copysign(0x1p100, x)
		}
		switch mode {
		case big.ToNearestEven:
			x = math.RoundToEven(x)
		case big.ToNegativeInf:
			x = math.Floor(x)
		case big.ToPositiveInf:
			x = math.Ceil(x)
		}
		n, _ := exact(x).Int(nil)
		return saturated(ty, signed, n)
	}
}

// quotient is nil for divisions by 0.
func quotient(z, x, y *big.Float) *big.Float {
	if y.Sign() == 0 {
		return nil
	}
	return z.Quo(x, y)
}

// foldDirected folds an operation of two numbers that is rounded in one direction. What is no
// number is left to the program, as are divisions by 0 and overflow.
func foldDirected(compute func(z, x, y *big.Float) *big.Float, mode big.RoundingMode, flush bool) constantFold {
	return func(a []*ir.Const, ty *ir.Type) *ir.Const {
		x, ok1 := number(a[0], flush)
		y, ok2 := number(a[1], flush)
		if !ok1 || !ok2 || !finite(x) || !finite(y) {
			return nil
		}
		bits := uint(24)
		if ty.Kind == ir.DoubleKind {
			bits = 53
		}
		rounded := func(bits uint) *big.Float {
			return compute(new(big.Float).SetPrec(bits).SetMode(mode), big.NewFloat(x), big.NewFloat(y))
		}
		z := rounded(bits)
		if z == nil {
			return nil
		}
		least, most := exponents(ty)
		exp := z.MantExp(nil)
		switch denormal := least - exp; {
		case z.Sign() == 0:
		case exp > most || denormal >= int(bits):
			return nil
		case denormal > 0: // fewer bits count
			z = rounded(bits - uint(denormal))
		}
		r, _ := z.Float64()
		return ir.NewFloat(ty, flushTo(r, ty, flush))
	}
}

// foldFused computes x·y + z with one rounding.
func foldFused(mode big.RoundingMode, flush bool) constantFold {
	return func(a []*ir.Const, ty *ir.Type) *ir.Const {
		z, ok := number(a[2], flush)
		if !ok || !finite(z) {
			return nil
		}
		const exact = 2 * 53 // bits of a product
		sum := func(r, x, y *big.Float) *big.Float {
			return r.Add(new(big.Float).SetPrec(exact).Mul(x, y), big.NewFloat(z))
		}
		return foldDirected(sum, mode, flush)(a[:2], ty)
	}
}

func foldFlushing(f func(float64) float64, flush bool) constantFold {
	return func(a []*ir.Const, ty *ir.Type) *ir.Const {
		x, ok := number(a[0], flush)
		if !ok || x != x {
			return nil
		}
		r := f(x)
		if r != r {
			return nil
		}
		return ir.NewFloat(ty, flushTo(r, ty, flush))
	}
}

// saturate is the nearest number from 0 to 1.
func saturate(x float64) float64 {
	switch {
	case x <= 0:
		return 0
	case x >= 1:
		return 1
	}
	return x
}

// nvvmExtreme is a minimum or maximum.
type nvvmExtreme struct {
	most    bool
	flush   bool
	keepNaN bool // one operand that is no number gives NaN, not the other operand
	xorSign bool // magnitudes are compared, and the result's sign is that of the product
}

func (e nvvmExtreme) suffix() string {
	s := ""
	if e.flush {
		s += ".ftz"
	}
	if e.keepNaN {
		s += ".nan"
	}
	if e.xorSign {
		s += ".xorsign.abs"
	}
	return s
}

func (e nvvmExtreme) fold(a []*ir.Const, ty *ir.Type) *ir.Const {
	x, ok1 := number(a[0], e.flush)
	y, ok2 := number(a[1], e.flush)
	if !ok1 || !ok2 {
		return nil
	}
	negative := math.Signbit(x) != math.Signbit(y)
	if e.xorSign {
		x, y = math.Abs(x), math.Abs(y)
	}
	r := x
	switch {
	case x != x && y != y || e.keepNaN && (x != x || y != y):
		if ty.Kind != ir.FloatKind {
			return nil
		}
		return ir.NewFloatBits(ty, 0x7fffffff, 0) // the only NaN that PTX makes
	case x != x, y == y && e.most == (x < y || x == y && math.Signbit(x)):
		r = y
	}
	if e.xorSign {
		r = math.Copysign(r, 1)
		if negative {
			r = -r
		}
	}
	return ir.NewFloat(ty, r)
}

// foldNVVMUndef lets an undefined operand of a minimum or maximum be the other one.
func foldNVVMUndef(id string, args []*ir.Const, ty *ir.Type) *ir.Const {
	if !strings.HasPrefix(id, "llvm.nvvm.fmin") && !strings.HasPrefix(id, "llvm.nvvm.fmax") {
		return nil
	}
	known := args[0]
	if known.Kind == ir.UndefConst {
		known = args[1]
	}
	if known.Kind == ir.UndefConst {
		return known
	}
	return nvvmFolds[id]([]*ir.Const{known, known}, ty)
}
