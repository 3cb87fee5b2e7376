package emu

import (
	"math/bits"
	"sync"

	"opt-go/nvptx/ptx"
)

// decoders gives the decoder of each opcode.
var decoders = sync.OnceValue(func() map[string]func(*decoder) {
	t := map[string]func(*decoder){}
	for _, family := range []map[string]func(*decoder){
		arithmeticDecoders, floatDecoders, logicDecoders, moveDecoders, memoryDecoders(), controlDecoders(), warpDecoders, textureDecoders,
	} {
		for op, f := range family { // distinct keys: the order does not matter
			t[op] = f
		}
	}
	return t
})

// one, two and three decode operand shapes d, a …, all of the type in slot T.
func (d *decoder) one(f unary) {
	d.dest(0)
	d.o.a = d.source(1, d.m.Type("T"))
	d.o.f1, d.o.exec = f, exec1
}

func (d *decoder) two(f binary2) {
	d.dest(0)
	d.o.a, d.o.b = d.source(1, d.m.Type("T")), d.source(2, d.m.Type("T"))
	d.o.f2, d.o.exec = f, exec2
}

func (d *decoder) three(f ternary) {
	d.dest(0)
	t := d.m.Type("T")
	d.o.a, d.o.b, d.o.c = d.source(1, t), d.source(2, t), d.source(3, t)
	d.o.f3, d.o.exec = f, exec3
}

// arithmeticDecoders: integer arithmetic; where an opcode also has floating-point forms, decodeFloat… take those.
var arithmeticDecoders = map[string]func(*decoder){
	"add":   func(d *decoder) { d.addSub(addOf, floatAdd, addCarry) },
	"sub":   func(d *decoder) { d.addSub(subOf, floatSub, subCarry) },
	"addc":  func(d *decoder) { d.withCarry(addCarry, true) },
	"subc":  func(d *decoder) { d.withCarry(subCarry, true) },
	"mul":   decodeMul,
	"mad":   decodeMad,
	"madc":  decodeMad,
	"mul24": func(d *decoder) { d.two(mul24Of(d.m.Type("T"), d.m.Get("half") == "hi")) },
	"mad24": decodeMad24,
	"sad":   func(d *decoder) { d.three(sadOf(d.m.Type("T"))) },
	"div":   decodeDiv,
	"rem":   func(d *decoder) { d.divide(remOf(d.m.Type("T"))) },
	"abs":   func(d *decoder) { d.signOp(absOf, floatAbs) },
	"neg":   func(d *decoder) { d.signOp(negOf, floatNeg) },
	"min":   func(d *decoder) { d.minMax(minOf, true) },
	"max":   func(d *decoder) { d.minMax(maxOf, false) },
	"popc": func(d *decoder) {
		d.one(func(a uint64) uint64 { return uint64(bits.OnesCount64(a)) })
	},
	"clz":   decodeClz,
	"brev":  decodeBrev,
	"bfind": func(d *decoder) { d.one(bfindOf(d.m.Type("T"), d.m.Has("shiftamt"))) },
	"fns":   func(d *decoder) { d.three(fns) },
	"bfe": func(d *decoder) {
		d.three(bfeOf(d.m.Type("T")))
	},
	"bfi":   decodeBfi,
	"szext": func(d *decoder) { d.two(szext(d.m.Type("T"), d.m.Get("mode") == "wrap")) },
	"bmsk":  func(d *decoder) { d.two(bmsk(d.m.Get("mode") == "wrap")) },
	"dp4a": func(d *decoder) {
		d.three(dp4a(d.m.Type("T"), d.m.Type("U")))
	},
	"dp2a": func(d *decoder) {
		d.three(dp2a(d.m.Type("T"), d.m.Type("U"), d.m.Get("half") == "hi"))
	},
}

func isFloat(t ptx.Type) bool { return t.Class() == ptx.Float }

// isPair says that the type holds two 16-bit values.
func isPair(t ptx.Type) bool {
	switch t {
	case ptx.F16x2, ptx.BF16x2, ptx.U16x2, ptx.S16x2:
		return true
	}
	return false
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

func (d *decoder) addSub(ints func(ptx.Type) binary2, floats func(floatEnv) binary2, carry carryFunc) {
	t := d.m.Type("T")
	switch {
	case isFloat(t) && isPair(t):
		d.two(pairwise(floats(envOf(d.m))))
	case isFloat(t):
		d.two(floats(envOf(d.m)))
	case isPair(t):
		d.two(pairwise(ints(half(t))))
	case d.m.Has("cc"):
		d.withCarry(carry, false)
	case d.m.Has("sat"):
		subtract := d.in.Op == "sub"
		d.two(func(a, b uint64) uint64 {
			if subtract {
				return saturate32(signed(a, 32) - signed(b, 32))
			}
			return saturate32(signed(a, 32) + signed(b, 32))
		})
	default:
		d.two(ints(t))
	}
}

// carryFunc computes a result and the carry (borrow) out, of the given width.
type carryFunc func(t ptx.Type) func(a, b, c, in uint64) (r, out uint64)

func addCarry(t ptx.Type) func(a, b, c, in uint64) (uint64, uint64) {
	if t.Bits() == 64 {
		return func(a, b, _, in uint64) (uint64, uint64) { return bits.Add64(a, b, in) }
	}
	return func(a, b, _, in uint64) (uint64, uint64) {
		s := a + b + in
		return s & 0xFFFFFFFF, s >> 32 & 1
	}
}

func subCarry(t ptx.Type) func(a, b, c, in uint64) (uint64, uint64) {
	if t.Bits() == 64 {
		return func(a, b, _, in uint64) (uint64, uint64) { return bits.Sub64(a, b, in) }
	}
	return func(a, b, _, in uint64) (uint64, uint64) {
		s := a - b - in
		return s & 0xFFFFFFFF, s >> 32 & 1
	}
}

func (d *decoder) withCarry(f carryFunc, in bool) {
	t := d.m.Type("T")
	d.dest(0)
	d.o.a, d.o.b, d.o.c = d.source(1, t), d.source(2, t), constant(0)
	d.o.carry, d.o.carryIn, d.o.carryOut = f(t), in, d.m.Has("cc")
	d.o.exec = execCarry
}

func decodeMul(d *decoder) {
	t := d.m.Type("T")
	switch {
	case isFloat(t) && isPair(t):
		d.two(pairwise(floatMul(envOf(d.m))))
	case isFloat(t):
		d.two(floatMul(envOf(d.m)))
	case d.m.Has("wide"):
		d.two(mulWideOf(t))
	case d.m.Get("half") == "hi":
		d.two(mulHiOf(t))
	default:
		d.two(mulLoOf(t))
	}
}

// decodeMad: mad and madc are a product and an addition, with or without carries.
func decodeMad(d *decoder) {
	t := d.m.Type("T")
	if isFloat(t) {
		d.three(floatFma(envOf(d.m))) // mad.rnd is fma
		return
	}
	product, sum := mulLoOf(t), t
	switch {
	case d.m.Has("wide"):
		product, sum = mulWideOf(t), t.Wide()
	case d.m.Has("hi") || d.m.Get("half") == "hi":
		product = mulHiOf(t)
	}
	add := addOf(sum)
	switch {
	case d.m.Has("cc") || d.in.Op == "madc":
		carry := addCarry(t)
		d.three(nil)
		d.o.carry = func(a, b, c, in uint64) (uint64, uint64) { return carry(product(a, b), c, 0, in) }
		d.o.carryIn, d.o.carryOut, d.o.exec = d.in.Op == "madc", d.m.Has("cc"), execCarry
	case d.m.Has("sat"):
		d.three(func(a, b, c uint64) uint64 { return saturate32(signed(product(a, b), 32) + signed(c, 32)) })
	case d.m.Get("half") == "lo" && t.Bits() == 32:
		d.three(func(a, b, c uint64) uint64 { return uint64(uint32(a)*uint32(b) + uint32(c)) })
	default:
		d.three(func(a, b, c uint64) uint64 { return add(product(a, b), c) })
		d.o.c = d.source(3, sum)
	}
}

func decodeMad24(d *decoder) {
	t := d.m.Type("T")
	product := mul24Of(t, d.m.Has("hi") || d.m.Get("half") == "hi")
	if d.m.Has("sat") {
		d.three(func(a, b, c uint64) uint64 { return saturate32(signed(product(a, b), 32) + signed(c, 32)) })
		return
	}
	d.three(func(a, b, c uint64) uint64 { return uint64(uint32(product(a, b) + c)) })
}

func decodeDiv(d *decoder) {
	if t := d.m.Type("T"); !isFloat(t) {
		d.divide(divOf(t))
		return
	}
	d.two(floatDiv(envOf(d.m))) // .approx and .full too: correctly rounded
}

// divide decodes an integer division.
func (d *decoder) divide(f binary2) {
	d.two(f)
	d.o.exec = execDivide
}

func negOf(t ptx.Type) unary {
	mask := maskOf(t)
	return func(a uint64) uint64 { return -a & mask }
}

func (d *decoder) signOp(ints func(ptx.Type) unary, floats func(floatEnv) unary) {
	t := d.m.Type("T")
	switch {
	case isPair(t):
		d.one(pairwise1(floats(envOf(d.m))))
	case isFloat(t):
		d.one(floats(envOf(d.m)))
	default:
		d.one(ints(t))
	}
}

func (d *decoder) minMax(ints func(ptx.Type) binary2, smaller bool) {
	t := d.m.Type("T")
	var f binary2
	if isFloat(t) {
		f = floatMinMax(envOf(d.m), smaller, d.m.Has("NaN"), d.m.Has("xorsign"))
	} else {
		f = ints(half(t))
		if d.m.Has("relu") {
			plain, n := f, half(t).Bits()
			f = func(a, b uint64) uint64 {
				if r := plain(a, b); signed(r, n) >= 0 {
					return r
				}
				return 0
			}
		}
	}
	if isPair(t) {
		f = pairwise(f)
	}
	d.two(f)
}

func decodeClz(d *decoder) {
	n := d.m.Type("T").Bits()
	d.one(func(a uint64) uint64 { return uint64(bits.LeadingZeros64(a) - (64 - n)) })
}

func decodeBrev(d *decoder) {
	n := d.m.Type("T").Bits()
	d.one(func(a uint64) uint64 { return bits.Reverse64(a) >> (64 - n) })
}

func decodeBfi(d *decoder) {
	t := d.m.Type("T")
	d.dest(0)
	d.o.a, d.o.b, d.o.c = d.source(1, t), d.source(2, t), d.source(3, ptx.U32)
	d.o.elems = []source{d.source(4, ptx.U32)}
	d.o.elemBits = t.Bits()
	d.o.exec = execBfi
}

var floatDecoders = map[string]func(*decoder){
	"fma": func(d *decoder) {
		f := floatFma(envOf(d.m))
		if isPair(d.m.Type("T")) {
			f = pairwise3(f)
		}
		d.three(f)
	},
	"rcp": func(d *decoder) {
		if d.m.Has("approx") {
			d.approximate()
			return
		}
		div, one := floatDiv(envOf(d.m)), formatOf(d.m.Type("T")).round(1, nearestEven)
		if d.m.Type("T") == ptx.F64 {
			one = 0x3FF0000000000000
		}
		d.one(func(a uint64) uint64 { return div(one, a) })
	},
	"sqrt": func(d *decoder) {
		d.one(floatSqrt(envOf(d.m))) // .approx too: correctly rounded
	},
	"rsqrt": (*decoder).approximate,
	"sin":   (*decoder).approximate,
	"cos":   (*decoder).approximate,
	"lg2":   (*decoder).approximate,
	"ex2":   (*decoder).approximate,
	"tanh":  (*decoder).approximate,
	"testp": func(d *decoder) {
		test := testProperty(d.m.Get("test"), formatOf(d.m.Type("T")))
		d.predicateDest(0)
		d.o.a = d.source(1, d.m.Type("T"))
		d.o.cmp = func(a, _ uint64) bool { return test(a) }
		d.o.exec = execTest
	},
	"copysign": func(d *decoder) { // the sign of a, the rest of b
		s := formatOf(d.m.Type("T")).sign()
		d.two(func(a, b uint64) uint64 { return a&s | b&^s })
	},
}

func (d *decoder) approximate() {
	f := approximate(envOf(d.m), d.in.Op)
	if isPair(d.m.Type("T")) {
		f = pairwise1(f)
	}
	d.one(f)
}
