package scalar

import (
	"math"
	"math/bits"

	"opt-go/nvptx/ptx"
)

// The shapes of what one thread computes. Operands and results are the bits of registers,
// zero-extended to 64.
type (
	Unary   func(a uint64) uint64
	Binary  func(a, b uint64) uint64
	Ternary func(a, b, c uint64) uint64
	// Carry computes a result and the carry (or borrow) out. c is zero where there are two sources.
	Carry func(a, b, c, in uint64) (r, out uint64)
)

// Op is what an instruction computes: one of the four functions is set.
type Op struct {
	Sources  int // how many source operands it has
	One      Unary
	Two      Binary
	Three    Ternary
	Carry    Carry
	CarryIn  bool // Carry reads the carry flag; else it gets zero
	CarryOut bool // Carry writes the carry flag
	Divides  bool // an integer division, whose result is open if the second source is zero

	// The types of the sources where they are not that of slot T; NoType: they are.
	First, Second, Third ptx.Type
}

func one(f Unary) Op     { return Op{Sources: 1, One: f} }
func two(f Binary) Op    { return Op{Sources: 2, Two: f} }
func three(f Ternary) Op { return Op{Sources: 3, Three: f} }

// Of selects the function of an instruction by its opcode and the form that it matches; ok is false
// where no thread computes it by itself from the values of its sources.
func Of(opcode string, m ptx.Match) (o Op, ok bool) {
	for _, family := range []map[string]func(ptx.Match) Op{sums, products, integers, bitwise, floats} {
		if f := family[opcode]; f != nil {
			return f(m), true
		}
	}
	return Op{}, false
}

// sums are additions and subtractions of all types, with or without carries.
var sums = map[string]func(ptx.Match) Op{
	"add":  func(m ptx.Match) Op { return addSub(m, addOf, floatAdd, addCarry, 1) },
	"sub":  func(m ptx.Match) Op { return addSub(m, subOf, floatSub, subCarry, -1) },
	"addc": func(m ptx.Match) Op { return withCarry(m, addCarry, true) },
	"subc": func(m ptx.Match) Op { return withCarry(m, subCarry, true) },
}

// products are multiplications and divisions of all types.
var products = map[string]func(ptx.Match) Op{
	"mul":   mul,
	"mad":   func(m ptx.Match) Op { return mad(m, false) },
	"madc":  func(m ptx.Match) Op { return mad(m, true) },
	"mul24": func(m ptx.Match) Op { return two(mul24Of(m.Type("T"), m.Get("half") == "hi")) },
	"mad24": mad24,
	"div": func(m ptx.Match) Op {
		if t := m.Type("T"); !isFloat(t) {
			return Op{Sources: 2, Two: divOf(t), Divides: true}
		}
		return two(floatDiv(envOf(m))) // .approx and .full too: correctly rounded
	},
	"rem": func(m ptx.Match) Op { return Op{Sources: 2, Two: remOf(m.Type("T")), Divides: true} },
	"fma": func(m ptx.Match) Op {
		f := floatFma(envOf(m))
		if m.Has("oob") {
			f = guarded(f, OutsideNaN(m.Type("T")))
		}
		switch t := m.Type("T"); {
		case m.Has("A"):
			single := widening(m)
			return Op{Sources: 3, First: m.Type("A"), Second: m.Type("A"),
				Three: func(a, b, c uint64) uint64 { return f(single(a), single(b), c) }}
		case t == ptx.F32x2:
			return three(func(a, b, c uint64) uint64 {
				return f(a&math.MaxUint32, b&math.MaxUint32, c&math.MaxUint32) | f(a>>32, b>>32, c>>32)<<32
			})
		case IsPair(t):
			f = pairwise3(f)
		}
		return three(f)
	},
}

// integers are other operations, most of them on integers only.
var integers = map[string]func(ptx.Match) Op{
	"sad":  func(m ptx.Match) Op { return three(sadOf(m.Type("T"))) },
	"abs":  func(m ptx.Match) Op { return signOp(m, absOf, floatAbs) },
	"neg":  func(m ptx.Match) Op { return signOp(m, negOf, floatNeg) },
	"min":  func(m ptx.Match) Op { return minMax(m, Min, true) },
	"max":  func(m ptx.Match) Op { return minMax(m, Max, false) },
	"dp4a": func(m ptx.Match) Op { return three(dp4a(m.Type("T"), m.Type("U"))) },
	"dp2a": func(m ptx.Match) Op { return three(dp2a(m.Type("T"), m.Type("U"), m.Get("half") == "hi")) },
	"popc": func(ptx.Match) Op {
		return one(func(a uint64) uint64 { return uint64(bits.OnesCount64(a)) })
	},
	"clz": func(m ptx.Match) Op {
		n := m.Type("T").Bits()
		return one(func(a uint64) uint64 { return uint64(bits.LeadingZeros64(a) - (64 - n)) })
	},
	"brev": func(m ptx.Match) Op {
		n := m.Type("T").Bits()
		return one(func(a uint64) uint64 { return bits.Reverse64(a) >> (64 - n) })
	},
	"bfind": func(m ptx.Match) Op { return one(bfindOf(m.Type("T"), m.Has("shiftamt"))) },
	"fns":   func(ptx.Match) Op { return three(fns) },
	"bfe":   func(m ptx.Match) Op { return three(bfeOf(m.Type("T"))) },
	"szext": func(m ptx.Match) Op { return two(szext(m.Type("T"), m.Get("mode") == "wrap")) },
	"bmsk":  func(m ptx.Match) Op { return two(bmsk(m.Get("mode") == "wrap")) },
}

// bitwise are logic, shifts, the permutation of bytes, and conversions.
var bitwise = map[string]func(ptx.Match) Op{
	"and": func(ptx.Match) Op { return two(func(a, b uint64) uint64 { return a & b }) },
	"or":  func(ptx.Match) Op { return two(func(a, b uint64) uint64 { return a | b }) },
	"xor": func(ptx.Match) Op { return two(func(a, b uint64) uint64 { return a ^ b }) },
	"not": func(m ptx.Match) Op {
		mask := Mask(m.Type("T"))
		return one(func(a uint64) uint64 { return ^a & mask })
	},
	"cnot": func(m ptx.Match) Op {
		mask := Mask(m.Type("T"))
		return one(func(a uint64) uint64 {
			if a&mask == 0 {
				return 1
			}
			return 0
		})
	},
	"shf":  func(m ptx.Match) Op { return three(shf(m.Get("dir") == "l", m.Get("mode") == "wrap")) },
	"shl":  func(m ptx.Match) Op { return Op{Sources: 2, Two: shlOf(m.Type("T")), Second: ptx.U32} },
	"shr":  func(m ptx.Match) Op { return Op{Sources: 2, Two: shrOf(m.Type("T")), Second: ptx.U32} },
	"prmt": func(m ptx.Match) Op { return three(prmt(m.Get("mode"))) },
	"cvt": func(m ptx.Match) Op {
		if o, ok := narrowConversion(m); ok {
			return o
		}
		if o, ok := scaleConversion(m); ok {
			return o
		}
		switch to := m.Type("D"); {
		case m.Get("rnd") == "rs" && IsPair(to):
			return three(stochasticPair(to, m))
		case to == ptx.F16x2 || to == ptx.BF16x2:
			return two(convertPair(to, m))
		case to == ptx.TF32:
			return one(convertTF32(m))
		default:
			return one(conversion(to, m.Type("T"), m))
		}
	},
}

// floats are operations on floating-point numbers only.
var floats = map[string]func(ptx.Match) Op{
	"rcp": func(m ptx.Match) Op {
		if m.Has("approx") {
			return approximated(m, "rcp")
		}
		div, unity := floatDiv(envOf(m)), formatOf(m.Type("T")).round(1, nearestEven)
		if m.Type("T") == ptx.F64 {
			unity = 0x3FF0000000000000
		}
		return one(func(a uint64) uint64 { return div(unity, a) })
	},
	"sqrt":  func(m ptx.Match) Op { return one(floatSqrt(envOf(m))) }, // .approx too: correctly rounded
	"rsqrt": func(m ptx.Match) Op { return approximated(m, "rsqrt") },
	"sin":   func(m ptx.Match) Op { return approximated(m, "sin") },
	"cos":   func(m ptx.Match) Op { return approximated(m, "cos") },
	"lg2":   func(m ptx.Match) Op { return approximated(m, "lg2") },
	"ex2":   func(m ptx.Match) Op { return approximated(m, "ex2") },
	"tanh":  func(m ptx.Match) Op { return approximated(m, "tanh") },
	"copysign": func(m ptx.Match) Op { // the sign of a, the rest of b
		s := formatOf(m.Type("T")).sign()
		return two(func(a, b uint64) uint64 { return a&s | b&^s })
	},
}

func isFloat(t ptx.Type) bool { return t.Class() == ptx.Float }

// IsPair reports whether a type holds two values.
func IsPair(t ptx.Type) bool {
	switch t {
	case ptx.F32x2, ptx.F16x2, ptx.BF16x2, ptx.U16x2, ptx.S16x2:
		return true
	}
	return false
}

// onPairs is an operation on the floats of a pair.
func onPairs(t ptx.Type, f Binary) Binary {
	if t != ptx.F32x2 {
		return Pairwise(f)
	}
	return func(a, b uint64) uint64 {
		return f(a&math.MaxUint32, b&math.MaxUint32) | f(a>>32, b>>32)<<32
	}
}

// half is the element type of a pair of integers.
func half(t ptx.Type) ptx.Type {
	switch t {
	case ptx.U16x2:
		return ptx.U16
	case ptx.S16x2:
		return ptx.S16
	}
	return t
}

// addSub selects a sum or, where sign is -1, a difference.
func addSub(m ptx.Match, ints func(ptx.Type) Binary, floats func(floatEnv) Binary, carry func(ptx.Type) Carry, sign int64) Op {
	t := m.Type("T")
	switch {
	case isFloat(t) && IsPair(t):
		return two(onPairs(t, floats(envOf(m))))
	case m.Has("A"):
		f, single := floats(envOf(m)), widening(m)
		return Op{Sources: 2, First: m.Type("A"), Two: func(a, b uint64) uint64 { return f(single(a), b) }}
	case isFloat(t):
		return two(floats(envOf(m)))
	case IsPair(t):
		return two(Pairwise(ints(half(t))))
	case m.Has("cc"):
		return withCarry(m, carry, false)
	case m.Has("sat"):
		return two(func(a, b uint64) uint64 { return saturate32(Signed(a, 32) + sign*Signed(b, 32)) })
	}
	return two(ints(t))
}

// widening converts the operands of slot A, of 16 bits, to singles.
func widening(m ptx.Match) Unary {
	from := formatOf(m.Type("A"))
	return func(a uint64) uint64 { return uint64(math.Float32bits(float32(from.value(a & 0xFFFF)))) }
}

// addCarry adds in the width of a type, 32 or 64 bits.
func addCarry(t ptx.Type) Carry {
	if t.Bits() == 64 {
		return func(a, b, _, in uint64) (uint64, uint64) { return bits.Add64(a, b, in) }
	}
	return func(a, b, _, in uint64) (uint64, uint64) {
		s := a + b + in
		return s & 0xFFFFFFFF, s >> 32 & 1
	}
}

func subCarry(t ptx.Type) Carry {
	if t.Bits() == 64 {
		return func(a, b, _, in uint64) (uint64, uint64) { return bits.Sub64(a, b, in) }
	}
	return func(a, b, _, in uint64) (uint64, uint64) {
		s := a - b - in
		return s & 0xFFFFFFFF, s >> 32 & 1
	}
}

func withCarry(m ptx.Match, f func(ptx.Type) Carry, in bool) Op {
	return Op{Sources: 2, Carry: f(m.Type("T")), CarryIn: in, CarryOut: m.Has("cc")}
}

func mul(m ptx.Match) Op {
	t := m.Type("T")
	switch {
	case isFloat(t) && IsPair(t):
		return two(onPairs(t, floatMul(envOf(m))))
	case isFloat(t):
		return two(floatMul(envOf(m)))
	case m.Has("wide"):
		return two(mulWideOf(t))
	case m.Get("half") == "hi":
		return two(mulHiOf(t))
	}
	return two(mulLoOf(t))
}

// mad selects mad and madc, a product and an addition with or without carries.
func mad(m ptx.Match, carryIn bool) Op {
	t := m.Type("T")
	if isFloat(t) {
		return three(floatFma(envOf(m))) // mad.rnd is fma
	}
	product, sum := mulLoOf(t), t
	switch {
	case m.Has("wide"):
		product, sum = mulWideOf(t), t.Wide()
	case m.Has("hi") || m.Get("half") == "hi":
		product = mulHiOf(t)
	}
	add := addOf(sum)
	switch {
	case m.Has("cc") || carryIn:
		carry := addCarry(t)
		return Op{Sources: 3, CarryIn: carryIn, CarryOut: m.Has("cc"),
			Carry: func(a, b, c, in uint64) (uint64, uint64) { return carry(product(a, b), c, 0, in) }}
	case m.Has("sat"):
		return three(func(a, b, c uint64) uint64 { return saturate32(Signed(product(a, b), 32) + Signed(c, 32)) })
	case m.Get("half") == "lo" && t.Bits() == 32:
		return three(func(a, b, c uint64) uint64 { return uint64(uint32(a)*uint32(b) + uint32(c)) })
	}
	return Op{Sources: 3, Third: sum, Three: func(a, b, c uint64) uint64 { return add(product(a, b), c) }}
}

func mad24(m ptx.Match) Op {
	t := m.Type("T")
	product := mul24Of(t, m.Has("hi") || m.Get("half") == "hi")
	if m.Has("sat") {
		return three(func(a, b, c uint64) uint64 { return saturate32(Signed(product(a, b), 32) + Signed(c, 32)) })
	}
	return three(func(a, b, c uint64) uint64 { return uint64(uint32(product(a, b) + c)) })
}

func negOf(t ptx.Type) Unary {
	mask := Mask(t)
	return func(a uint64) uint64 { return -a & mask }
}

func signOp(m ptx.Match, ints func(ptx.Type) Unary, floats func(floatEnv) Unary) Op {
	t := m.Type("T")
	switch {
	case IsPair(t):
		return one(pairwise1(floats(envOf(m))))
	case isFloat(t):
		return one(floats(envOf(m)))
	}
	return one(ints(t))
}

func minMax(m ptx.Match, ints func(ptx.Type) Binary, smaller bool) Op {
	t := m.Type("T")
	var f Binary
	if isFloat(t) {
		f = floatMinMax(envOf(m), smaller, m.Has("NaN"), m.Has("xorsign"))
		if len(m.Form.Shapes) == 4 {
			return ofThree(f, formatOf(t), m.Has("abs"))
		}
	} else {
		f = ints(half(t))
		if m.Has("relu") {
			plain, n := f, half(t).Bits()
			f = func(a, b uint64) uint64 {
				if r := plain(a, b); Signed(r, n) >= 0 {
					return r
				}
				return 0
			}
		}
	}
	if IsPair(t) {
		f = Pairwise(f)
	}
	return two(f)
}

// ofThree is the smallest or largest of three numbers, with abs of their absolute values.
func ofThree(f Binary, of format, abs bool) Op {
	mask := ^uint64(0)
	if abs {
		mask = ^of.sign()
	}
	return three(func(a, b, c uint64) uint64 { return f(f(a&mask, b&mask), c&mask) })
}

func approximated(m ptx.Match, opcode string) Op {
	f := approximate(envOf(m), opcode)
	if IsPair(m.Type("T")) {
		f = pairwise1(f)
	}
	return one(f)
}

// Add is the sum as atomic operations make it: floating-point numbers are rounded to nearest, and
// subnormal ones stay.
func Add(t ptx.Type) Binary {
	switch {
	case isFloat(t) && IsPair(t):
		return Pairwise(floatAdd(floatEnv{f: formatOf(t)}))
	case isFloat(t):
		return floatAdd(floatEnv{f: formatOf(t)})
	}
	return addOf(t)
}

// FMA64 is the fused multiply-add of double precision, with a rounding modifier of PTX.
func FMA64(rounding string) Ternary {
	return doubleFma(floatEnv{f: formatF64, mode: roundingOf(rounding)})
}

// Test is the property of a number that testp asks for.
func Test(property string, t ptx.Type) func(a uint64) bool {
	return testProperty(property, formatOf(t))
}
