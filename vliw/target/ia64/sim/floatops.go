package sim

import "math/bits"

// The instructions of float registers.

func f1(f func(a float) float) func(*Sim, *inst) {
	return func(s *Sim, in *inst) { s.setFloat(int(in.dst[0].n), f(s.float(in, 0)), in.op.latency) }
}

func f2(f func(a, b float) float) func(*Sim, *inst) {
	return func(s *Sim, in *inst) {
		s.setFloat(int(in.dst[0].n), f(s.float(in, 0), s.float(in, 1)), in.op.latency)
	}
}

func f3(f func(a, b, c float) float) func(*Sim, *inst) {
	return func(s *Sim, in *inst) {
		s.setFloat(int(in.dst[0].n), f(s.float(in, 0), s.float(in, 1), s.float(in, 2)), in.op.latency)
	}
}

func (s *Sim) float(in *inst, k int) float { return s.getFloat(int(in.src[k].n)) }

func normalize(f format) func(*Sim, *inst) {
	return f1(func(a float) float { return fused(f, a, one, float{neg: a.neg}, true) })
}

var float1 = map[string]func(*Sim, *inst){
	"mov": f1(func(a float) float { return a }), "fneg": f1(func(a float) float { a.neg = !a.neg && a != natVal; return a }),
	"fabs":    f1(func(a float) float { a.neg = false; return a }),
	"fnorm.s": normalize(toSingle), "fnorm.d": normalize(toDouble), "fcvt.xuf.s1": normalize(toWide),
	"fcvt.xf": f1(fromSigned), "fcvt.fx.s1": f1(toInteger(true, true)), "fcvt.fx.trunc.s1": f1(toInteger(true, false)), "fcvt.fxu.trunc.s1": f1(toInteger(false, false)),
}

func product(f format) func(*Sim, *inst) {
	return f2(func(a, b float) float { return fused(f, a, b, float{}, true) })
}

func addition(f format, negate bool) func(*Sim, *inst) {
	return f2(func(a, b float) float {
		if negate {
			b = b.negated()
		}
		return fused(f, a, one, b, false)
	})
}

// integerProduct multiplies significands.
func integerProduct(f func(a, b uint64) uint64) func(*Sim, *inst) {
	return f2(func(a, b float) float {
		if a == natVal || b == natVal {
			return natVal
		}
		return float{sig: f(a.sig, b.sig), exp: intExp}
	})
}

var float2 = map[string]func(*Sim, *inst){
	"fadd.s": addition(toSingle, false), "fadd.d": addition(toDouble, false), "fsub.s": addition(toSingle, true), "fsub.d": addition(toDouble, true),
	"fmpy.s": product(toSingle), "fmpy.d": product(toDouble), "fmpy.s1": product(toWide),
	"fmerge.s": f2(func(a, b float) float { b.neg = a.neg && b != natVal; return b }),
	"fmin.s0":  f2(func(a, b float) float { return choose(a, b, a, b) }), "fmax.s0": f2(func(a, b float) float { return choose(b, a, a, b) }),
	"xmpy.l": integerProduct(func(a, b uint64) uint64 { return a * b }),
	"xmpy.hu": integerProduct(func(a, b uint64) uint64 {
		high, _ := bits.Mul64(a, b)
		return high
	}),
	"xmpy.h": integerProduct(func(a, b uint64) uint64 {
		high, _ := bits.Mul64(a, b)
		if int64(a) < 0 {
			high -= b
		}
		if int64(b) < 0 {
			high -= a
		}
		return high
	}),
}

// choose is x < y ? a : b.
func choose(x, y, a, b float) float {
	if order, unordered := compareFloats(x, y); order < 0 && !unordered {
		return a
	}
	return b
}

func multiplyAdd(f format, negProduct, negSum bool) func(*Sim, *inst) {
	return f3(func(a, b, c float) float {
		if negProduct {
			a = a.negated()
		}
		if negSum {
			c = c.negated()
		}
		return fused(f, a, b, c, false)
	})
}

var float3 = map[string]func(*Sim, *inst){
	"fma.s": multiplyAdd(toSingle, false, false), "fma.d": multiplyAdd(toDouble, false, false), "fma.s1": multiplyAdd(toWide, false, false), "fma.d.s1": multiplyAdd(wideInD, false, false),
	"fms.s": multiplyAdd(toSingle, false, true), "fms.d": multiplyAdd(toDouble, false, true),
	"fnma.s": multiplyAdd(toSingle, true, false), "fnma.d": multiplyAdd(toDouble, true, false), "fnma.s1": multiplyAdd(toWide, true, false), "fnma.d.s1": multiplyAdd(wideInD, true, false),
}

// relation is a compare; one of a failed speculation clears both predicates.
func relation(f func(order int, unordered bool) bool) func(*Sim, *inst) {
	return func(s *Sim, in *inst) {
		a, b := s.float(in, 0), s.float(in, 1)
		nat := a == natVal || b == natVal
		r := f(compareFloats(a, b))
		s.setPred(in.dst[0].n, r && !nat)
		s.setPred(in.dst[1].n, !r && !nat)
	}
}

var floatCompares = map[string]func(*Sim, *inst){
	"fcmp.eq": relation(func(o int, u bool) bool { return !u && o == 0 }), "fcmp.neq": relation(func(o int, u bool) bool { return u || o != 0 }),
	"fcmp.lt": relation(func(o int, u bool) bool { return !u && o < 0 }), "fcmp.nlt": relation(func(o int, u bool) bool { return u || o >= 0 }),
	"fcmp.le": relation(func(o int, u bool) bool { return !u && o <= 0 }), "fcmp.nle": relation(func(o int, u bool) bool { return u || o > 0 }),
	"fcmp.gt": relation(func(o int, u bool) bool { return !u && o > 0 }), "fcmp.ngt": relation(func(o int, u bool) bool { return u || o <= 0 }),
	"fcmp.ge": relation(func(o int, u bool) bool { return !u && o >= 0 }), "fcmp.nge": relation(func(o int, u bool) bool { return u || o < 0 }),
	"fcmp.unord": relation(func(_ int, u bool) bool { return u }), "fcmp.ord": relation(func(_ int, u bool) bool { return !u }),
}

func testFloatNaT(s *Sim, in *inst) {
	if in.src[1].text != "@nat" {
		s.fail("fclass of %s", in.src[1].text)
	}
	on := s.getPred(int(in.pred))
	nat := on && s.float(in, 0) == natVal
	s.setPred(in.dst[0].n, nat)
	s.setPred(in.dst[1].n, on && !nat)
}

// moveIn makes a number of the bits of an integer register.
func moveIn(f func(v uint64) float) func(*Sim, *inst) {
	return func(s *Sim, in *inst) {
		w, x := s.value(in.src[0]), natVal
		if !w.nat {
			x = f(w.v)
		}
		s.setFloat(int(in.dst[0].n), x, in.op.latency)
	}
}

var toFloat = map[string]func(*Sim, *inst){
	"setf.sig": moveIn(func(v uint64) float { return float{sig: v, exp: intExp} }),
	"setf.s":   moveIn(func(v uint64) float { return fromSingle(uint32(v)) }),
	"setf.d":   moveIn(fromDouble),
}

func moveOut(f func(x float) uint64) func(*Sim, *inst) {
	return func(s *Sim, in *inst) {
		x := s.float(in, 0)
		s.give(in, f(x), x == natVal)
	}
}

var fromFloat = map[string]func(*Sim, *inst){
	"getf.sig": moveOut(func(x float) uint64 { return x.sig }),
	"getf.s":   moveOut(func(x float) uint64 { return uint64(x.single()) }),
	"getf.d":   moveOut(float.double),
}
