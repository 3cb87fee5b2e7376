package libc

import (
	"math"

	"opt-go/vliw/sim/alu"
)

// complexRoutines are what C compilers call for products and quotients of complex numbers: two
// floats each.
var complexRoutines = map[string]Routine{
	"__muldc3": func(c *Call) {
		re, im := complexProduct(c.double(0), c.double(1), c.double(2), c.double(3))
		c.giveDouble(re)
		c.SetSecond, c.SecondResult = true, alu.From64(im)
	},
	"__mulsc3": func(c *Call) {
		re, im := complexProduct(c.single(0), c.single(1), c.single(2), c.single(3))
		c.giveSingle(re)
		c.SetSecond, c.SecondResult = true, alu.From32(im)
	},
	"__divdc3": func(c *Call) {
		re, im := complexQuotient(c.double(0), c.double(1), c.double(2), c.double(3))
		c.giveDouble(re)
		c.SetSecond, c.SecondResult = true, alu.From64(im)
	},
	"__divsc3": func(c *Call) {
		re, im := complexQuotient(float64(c.single(0)), float64(c.single(1)), float64(c.single(2)), float64(c.single(3)))
		c.giveSingle(float32(re))
		c.SetSecond, c.SecondResult = true, alu.From32(float32(im))
	},
}

// box makes an infinity ±1 and everything else ±0 (C11, annex G).
func box[F float32 | float64](x F) F {
	if math.IsInf(float64(x), 0) {
		return F(math.Copysign(1, float64(x)))
	}
	return F(math.Copysign(0, float64(x)))
}

// unNaN makes a NaN ±0.
func unNaN[F float32 | float64](x F) F {
	if x != x {
		return F(math.Copysign(0, float64(x)))
	}
	return x
}

// complexProduct is (a+bi)·(c+di): infinite if a factor is, also where the plain formula returns
// NaNs.
func complexProduct[F float32 | float64](a, b, c, d F) (re, im F) {
	ac, bd, ad, bc := F(a*c), F(b*d), F(a*d), F(b*c)
	re, im = F(ac-bd), F(ad+bc)
	if re == re || im == im {
		return re, im
	}
	infinite := func(x F) bool { return math.IsInf(float64(x), 0) }
	again := false
	if infinite(a) || infinite(b) {
		a, b, c, d, again = box(a), box(b), unNaN(c), unNaN(d), true
	}
	if infinite(c) || infinite(d) {
		c, d, a, b, again = box(c), box(d), unNaN(a), unNaN(b), true
	}
	if !again && (infinite(ac) || infinite(bd) || infinite(ad) || infinite(bc)) {
		a, b, c, d, again = unNaN(a), unNaN(b), unNaN(c), unNaN(d), true
	}
	if again {
		inf := F(math.Inf(1))
		re, im = inf*(a*c-b*d), inf*(a*d+b*c)
	}
	return re, im
}

// complexQuotient is (a+bi)/(c+di), the divisor scaled to about 1.
func complexQuotient(a, b, c, d float64) (re, im float64) {
	scale := 0
	logb := math.Logb(math.Max(math.Abs(c), math.Abs(d)))
	if !math.IsInf(logb, 0) && !math.IsNaN(logb) {
		scale = int(logb)
		c, d = math.Ldexp(c, -scale), math.Ldexp(d, -scale)
	}
	denominator := c*c + d*d
	re = math.Ldexp((a*c+b*d)/denominator, -scale)
	im = math.Ldexp((b*c-a*d)/denominator, -scale)
	if re == re || im == im {
		return re, im
	}
	inf := math.Inf(1)
	switch {
	case denominator == 0 && (a == a || b == b):
		return math.Copysign(inf, c) * a, math.Copysign(inf, c) * b
	case (math.IsInf(a, 0) || math.IsInf(b, 0)) && !math.IsInf(c, 0) && !math.IsInf(d, 0) && c == c && d == d:
		a, b = box(a), box(b)
		return inf * (a*c + b*d), inf * (b*c - a*d)
	case math.IsInf(logb, 1) && !math.IsInf(a, 0) && !math.IsInf(b, 0) && a == a && b == b:
		c, d = box(c), box(d)
		return 0 * (a*c + b*d), 0 * (b*c - a*d)
	}
	return re, im
}
