package scalar

import (
	"math"
	"math/big"

	"opt-go/nvptx/ptx"
)

// Floating-point arithmetic of one thread.
//
// For formats up to single precision an operation is computed in double precision,
// rounded to odd: if the result is inexact, its last bit is set. That keeps all a second
// rounding to a format with at most 51 bits needs, in every mode (S. Boldo, G. Melquiond,
// "Emulation of FMA and correctly rounded sums: proved algorithms using rounding to odd", 2008).
// For double precision and a directed mode, the nearest result is compared with the exact one and
// moved by one place.

// floatEnv is how an instruction computes: format and modifiers.
type floatEnv struct {
	f        format
	mode     rounding
	ftz, sat bool
	relu     bool
}

func (e floatEnv) plain() bool { return e.mode == nearestEven && !e.ftz && !e.sat && !e.relu }

// in reads an operand.
func (e floatEnv) in(v uint64) float64 {
	if e.ftz {
		v = e.f.flush(v)
	}
	return e.f.value(v)
}

// out rounds a result and applies the modifiers. Only formats below double precision get here
// inexact.
func (e floatEnv) out(x float64) uint64 {
	v := e.f.round(x, e.mode)
	if e.f == formatF64 && x == x {
		v = math.Float64bits(x)
	}
	return e.finish(v)
}

// finish applies .ftz, .sat and .relu to a result.
func (e floatEnv) finish(v uint64) uint64 {
	if e.ftz {
		v = e.f.flush(v)
	}
	switch {
	case e.sat && (e.f.isNaN(v) || v&e.f.sign() != 0):
		return 0
	case e.sat:
		one := e.f.round(1, nearestEven)
		return min(v, one)
	case e.relu && !e.f.isNaN(v) && v&e.f.sign() != 0:
		return 0
	}
	return v
}

// makeOdd sets the last bit of an inexact result; the exact one lies on err's side of s.
func makeOdd(s, err float64) float64 {
	b := math.Float64bits(s)
	if err == 0 || b&1 == 1 {
		return s
	}
	if (err > 0) == (s > 0) {
		return math.Float64frombits(b + 1)
	}
	return math.Float64frombits(b - 1)
}

// AddOdd is a+b rounded to odd: the second rounding, to fewer bits, is that of the exact sum.
func AddOdd(a, b float64) float64 {
	s := a + b
	if s != s || math.IsInf(s, 0) {
		return s
	}
	t := s - a
	return makeOdd(s, (a-(s-t))+(b-t))
}

func divOdd(a, b float64) float64 {
	q := a / b
	if q != q || math.IsInf(q, 0) || math.IsInf(b, 0) || q == 0 {
		return q
	}
	r := math.FMA(-q, b, a)
	if b < 0 {
		r = -r
	}
	return makeOdd(q, r)
}

func sqrtOdd(a float64) float64 {
	s := math.Sqrt(a)
	if s != s || math.IsInf(s, 0) || s == 0 {
		return s
	}
	return makeOdd(s, math.FMA(-s, s, a))
}

// zeroSum returns the sign of an exact zero sum of numbers of different signs: minus when rounding
// down.
func zeroSum(a, b, s float64, mode rounding) float64 {
	if s == 0 && mode == down && math.Signbit(a) != math.Signbit(b) {
		return math.Copysign(0, -1)
	}
	return s
}

// floatAdd, floatSub, floatMul and floatDiv give the operation in an environment.
func floatAdd(e floatEnv) Binary {
	switch {
	case e.f == formatF64:
		return doubleOp(e, func(a, b float64) float64 { return a + b }, (*big.Float).Add)
	case e.f == formatF32 && e.plain():
		return func(a, b uint64) uint64 {
			return canonical32(math.Float32frombits(uint32(a)) + math.Float32frombits(uint32(b)))
		}
	}
	return func(a, b uint64) uint64 {
		x, y := e.in(a), e.in(b)
		return e.out(zeroSum(x, y, AddOdd(x, y), e.mode))
	}
}

func floatSub(e floatEnv) Binary {
	add, sign := floatAdd(e), e.f.sign()
	f := e.f
	return func(a, b uint64) uint64 {
		if !f.isNaN(b) {
			b ^= sign
		}
		return add(a, b)
	}
}

func floatMul(e floatEnv) Binary {
	switch {
	case e.f == formatF64:
		return doubleOp(e, func(a, b float64) float64 { return a * b }, (*big.Float).Mul)
	case e.f == formatF32 && e.plain():
		return func(a, b uint64) uint64 {
			return canonical32(math.Float32frombits(uint32(a)) * math.Float32frombits(uint32(b)))
		}
	}
	return func(a, b uint64) uint64 { return e.out(e.in(a) * e.in(b)) } // exact in double precision
}

func floatDiv(e floatEnv) Binary {
	switch {
	case e.f == formatF64:
		return doubleOp(e, func(a, b float64) float64 { return a / b }, nil)
	case e.f == formatF32 && e.plain():
		return func(a, b uint64) uint64 {
			return canonical32(math.Float32frombits(uint32(a)) / math.Float32frombits(uint32(b)))
		}
	}
	return func(a, b uint64) uint64 { return e.out(divOdd(e.in(a), e.in(b))) }
}

func floatFma(e floatEnv) Ternary {
	switch {
	case e.f == formatF64:
		return doubleFma(e)
	case e.f == formatF32 && e.plain():
		return FMA32
	}
	return func(a, b, c uint64) uint64 {
		p, z := e.in(a)*e.in(b), e.in(c)
		return e.out(zeroSum(p, z, AddOdd(p, z), e.mode))
	}
}

// FMA32 is the fused multiply-add of single precision, rounded to nearest.
func FMA32(a, b, c uint64) uint64 {
	p := float64(math.Float32frombits(uint32(a))) * float64(math.Float32frombits(uint32(b)))
	return canonical32(float32(AddOdd(p, float64(math.Float32frombits(uint32(c))))))
}

func floatSqrt(e floatEnv) Unary {
	if e.f == formatF64 {
		return func(a uint64) uint64 {
			x := math.Float64frombits(a)
			s := math.Sqrt(x)
			if s != s || math.IsInf(s, 0) || s == 0 {
				return NaN64(s, a)
			}
			err := math.FMA(-s, s, x)
			if x < 1e-290 { // the residual would underflow: compare exactly
				err = -float64(compareExact(s, s, x))
			}
			return math.Float64bits(e.direct(s, -sign(err)))
		}
	}
	return func(a uint64) uint64 { return e.out(sqrtOdd(e.in(a))) }
}

// compareExact is the sign of a·b - c.
func compareExact(a, b, c float64) int {
	p := new(big.Float).SetPrec(exactBits).Mul(big.NewFloat(a), big.NewFloat(b))
	return p.Cmp(big.NewFloat(c))
}

func sign(x float64) int {
	switch {
	case x > 0:
		return 1
	case x < 0:
		return -1
	}
	return 0
}

// exactBits holds any sum or product of doubles exactly.
const exactBits = 4400

// canonical32 returns the bits of a single-precision result; PTX has one NaN.
func canonical32(x float32) uint64 {
	if x != x {
		return 0x7FFFFFFF
	}
	return uint64(math.Float32bits(x))
}

// NaN64 returns the bits of a double-precision result: a NaN is the first NaN operand, quiet, or
// the canonical one.
func NaN64(x float64, operands ...uint64) uint64 {
	if x == x {
		return math.Float64bits(x)
	}
	for _, o := range operands {
		if formatF64.isNaN(o) {
			return o | 1<<51
		}
	}
	return formatF64.nan
}

// direct moves the nearest result r to the result in the requested rounding mode; side is the sign
// of r minus the exact result.
func (e floatEnv) direct(r float64, side int) float64 {
	switch {
	case side == 0 || e.mode == nearestEven:
		return r
	case e.mode == down && side > 0:
		return math.Nextafter(r, math.Inf(-1))
	case e.mode == up && side < 0:
		return math.Nextafter(r, math.Inf(1))
	case e.mode == towardZero && (side > 0 && r > 0 || side < 0 && r < 0):
		return math.Nextafter(r, 0)
	}
	return r
}

// doubleOp is a double-precision operation; exact is nil for the division, whose result is compared
// by multiplying.
func doubleOp(e floatEnv, near func(a, b float64) float64, exact func(z, a, b *big.Float) *big.Float) Binary {
	if e.mode == nearestEven {
		return func(a, b uint64) uint64 {
			return e.finish(NaN64(near(math.Float64frombits(a), math.Float64frombits(b)), a, b))
		}
	}
	return func(a, b uint64) uint64 {
		x, y := math.Float64frombits(a), math.Float64frombits(b)
		r := near(x, y)
		if r != r || math.IsInf(x, 0) || math.IsInf(y, 0) || exact == nil && y == 0 {
			return e.finish(NaN64(r, a, b))
		}
		side := 0
		switch {
		case math.IsInf(r, 0):
			side = sign(r)
		case exact == nil: // sign(r - x/y) = sign(r·y - x) · sign(y)
			side = compareExact(r, y, x) * sign(y)
		default:
			z := exact(new(big.Float).SetPrec(exactBits), big.NewFloat(x), big.NewFloat(y))
			side = big.NewFloat(r).Cmp(z)
		}
		if exact != nil && side == 0 && r == 0 && x != 0 {
			r = zeroSum(x, y, r, e.mode)
		}
		return e.finish(math.Float64bits(e.direct(r, side)))
	}
}

func doubleFma(e floatEnv) Ternary {
	return func(a, b, c uint64) uint64 {
		x, y, z := math.Float64frombits(a), math.Float64frombits(b), math.Float64frombits(c)
		r := math.FMA(x, y, z)
		if e.mode == nearestEven || r != r || math.IsInf(x, 0) || math.IsInf(y, 0) || math.IsInf(z, 0) {
			return e.finish(NaN64(r, a, b, c))
		}
		side := sign(r)
		if !math.IsInf(r, 0) {
			p := new(big.Float).SetPrec(exactBits).Mul(big.NewFloat(x), big.NewFloat(y))
			side = big.NewFloat(r).Cmp(p.Add(p, big.NewFloat(z)))
		}
		if side == 0 {
			r = zeroSum(x*y, z, r, e.mode)
		}
		return e.finish(math.Float64bits(e.direct(r, side)))
	}
}

// floatMinMax returns the smaller or larger; a NaN loses unless .NaN is there, and -0 is below +0.
func floatMinMax(e floatEnv, smaller, nan, xorsign bool) Binary {
	f := e.f
	return func(a, b uint64) uint64 {
		if e.ftz {
			a, b = f.flush(a), f.flush(b)
		}
		var flip uint64
		if xorsign {
			flip = (a ^ b) & f.sign()
			a, b = a&^f.sign(), b&^f.sign()
		}
		switch an, bn := f.isNaN(a), f.isNaN(b); {
		case an && bn, nan && (an || bn):
			return f.nan
		case an:
			return b | flip
		case bn:
			return a | flip
		}
		if (orderKey(f, a) < orderKey(f, b)) == smaller {
			return a | flip
		}
		return b | flip
	}
}

// MinMax32 is the smaller or larger of two numbers of single precision; a NaN loses, or with nan
// wins.
func MinMax32(smaller, nan bool) Binary {
	return floatMinMax(floatEnv{f: formatOf(ptx.F32)}, smaller, nan, false)
}

// orderKey orders the numbers of a format as integers.
func orderKey(f format, v uint64) int64 {
	if v&f.sign() != 0 {
		return -int64(v&^f.sign()) - 1
	}
	return int64(v)
}

func floatAbs(e floatEnv) Unary {
	return func(a uint64) uint64 { return e.finish(a &^ e.f.sign()) }
}

func floatNeg(e floatEnv) Unary {
	return func(a uint64) uint64 { return e.finish(a ^ e.f.sign()) }
}

// approximations are the functions that PTX gives only an error bound for.
func approximation(op string) func(x float64) float64 {
	return map[string]func(float64) float64{
		"rcp":   func(x float64) float64 { return 1 / x },
		"sqrt":  math.Sqrt,
		"rsqrt": func(x float64) float64 { return 1 / math.Sqrt(x) },
		"sin":   math.Sin,
		"cos":   math.Cos,
		"lg2":   math.Log2,
		"ex2":   math.Exp2,
		"tanh":  math.Tanh,
	}[op]
}

// approximate is the function in an environment. The .ftz.f64 forms of rcp and rsqrt
// read and give only the upper 32 bits of a double.
func approximate(e floatEnv, op string) Unary {
	f := approximation(op)
	if e.f != formatF64 {
		return func(a uint64) uint64 { return e.out(f(e.in(a))) }
	}
	return func(a uint64) uint64 {
		if e.ftz {
			a = e.f.flush(a &^ 0xFFFFFFFF)
		}
		r := NaN64(f(math.Float64frombits(a)), a)
		if e.ftz {
			r = e.f.flush(r &^ 0xFFFFFFFF)
		}
		return r
	}
}

func testProperty(test string, f format) func(a uint64) bool {
	isInf := func(a uint64) bool { return a&^f.sign() == f.inf() }
	switch test {
	case "finite":
		return func(a uint64) bool { return a&f.inf() != f.inf() }
	case "infinite":
		return isInf
	case "number":
		return func(a uint64) bool { return !f.isNaN(a) }
	case "notanumber":
		return f.isNaN
	case "normal": // PTX: neither infinite, nor NaN, nor subnormal, nor zero
		return func(a uint64) bool { return a&f.inf() != f.inf() && a&f.inf() != 0 }
	}
	return f.subnormal
}

// envOf reads the modifiers of a floating-point instruction.
func envOf(m ptx.Match) floatEnv {
	return floatEnv{
		f: formatOf(m.Type("T")), mode: roundingOf(m.Get("rnd")),
		ftz: m.Has("ftz"), sat: m.Has("sat"), relu: m.Has("relu"),
	}
}
