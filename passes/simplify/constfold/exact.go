package constfold

import (
	"math"
	"math/big"
	"sync"
)

// Elementary functions to many more bits than a double has, so that the nearest double is known and
// how near the next one is: on every machine the same, unlike those of the mathematics package.
// Arguments are finite; series are summed after the argument has been made small.

const exactBits = 256

func exact(x float64) *big.Float { return wide(exactBits).SetFloat64(x) }

func wide(bits uint) *big.Float { return new(big.Float).SetPrec(bits) }

func add(x, y *big.Float) *big.Float { return wide(max(x.Prec(), y.Prec())).Add(x, y) }

func sub(x, y *big.Float) *big.Float { return wide(max(x.Prec(), y.Prec())).Sub(x, y) }

func mul(x, y *big.Float) *big.Float { return wide(max(x.Prec(), y.Prec())).Mul(x, y) }

func quo(x, y *big.Float) *big.Float { return wide(max(x.Prec(), y.Prec())).Quo(x, y) }

func root(x *big.Float) *big.Float { return wide(x.Prec()).Sqrt(x) }

func scaled(x *big.Float, exp int) *big.Float { return wide(x.Prec()).SetMantExp(x, exp) }

// series sums terms until they no longer count; next makes term n from the one before.
func series(first *big.Float, next func(term *big.Float, n int64) (grown, summand *big.Float)) *big.Float {
	sum, term := wide(first.Prec()).Set(first), first
	for n := int64(1); ; n++ {
		var s *big.Float
		term, s = next(term, n)
		if s.Sign() == 0 || s.MantExp(nil) < sum.MantExp(nil)-int(first.Prec()) {
			return sum
		}
		sum.Add(sum, s)
	}
}

// odds sums x + sign x³/3 + x⁵/5 + …: the inverse tangent with sign -1, the hyperbolic one with 1.
func odds(x *big.Float, sign float64) *big.Float {
	if x.Sign() == 0 {
		return x
	}
	square := mul(mul(x, x), exact(sign))
	return series(x, func(term *big.Float, n int64) (*big.Float, *big.Float) {
		term = mul(term, square)
		return term, quo(term, exact(float64(2*n+1)))
	})
}

// factorials sums first·(1 + s/((k+1)(k+2)) + …), which sine and cosine and their hyperbolic forms
// are.
func factorials(first, s *big.Float, k int64) *big.Float {
	if first.Sign() == 0 {
		return first
	}
	return series(first, func(term *big.Float, n int64) (*big.Float, *big.Float) {
		term = quo(mul(term, s), exact(float64((2*n+k-1)*(2*n+k))))
		return term, term
	})
}

// halfPi has enough bits to reduce the largest double below a quarter of a turn.
var halfPi = sync.OnceValue(func() *big.Float {
	bits := uint(1024 + 2*exactBits)
	inverse := func(n float64) *big.Float { return odds(quo(wide(bits).SetInt64(1), exact(n)), -1) }
	return sub(mul(exact(8), inverse(5)), mul(exact(2), inverse(239))) // Machin
})

var logTwo = sync.OnceValue(func() *big.Float { return mul(exact(2), odds(quo(exact(1), exact(3)), 1)) })

var logTen = sync.OnceValue(func() *big.Float { return exactLog(exact(10)) })

func pi() *big.Float { return scaled(wide(exactBits).Set(halfPi()), 1) }

// exactSinCos returns sine and cosine.
func exactSinCos(x *big.Float) (sin, cos *big.Float) {
	turns, _ := add(quo(wide(halfPi().Prec()).Set(x), halfPi()), half(x)).Int(nil)
	rest := wide(exactBits).Set(sub(x, mul(wide(halfPi().Prec()).SetInt(turns), halfPi())))
	minusSquare := mul(mul(rest, rest), exact(-1))
	sin, cos = factorials(rest, minusSquare, 1), factorials(exact(1), minusSquare, 0)
	switch new(big.Int).And(turns, big.NewInt(3)).Int64() {
	case 1:
		return cos, sin.Neg(sin)
	case 2:
		return sin.Neg(sin), cos.Neg(cos)
	case 3:
		return cos.Neg(cos), sin
	}
	return sin, cos
}

// half is a half with the sign of x: added before truncation, it makes the nearest whole number.
func half(x *big.Float) *big.Float { return exact(math.Copysign(0.5, float64(x.Sign()))) }

func exactTan(x *big.Float) *big.Float {
	sin, cos := exactSinCos(x)
	return quo(sin, cos)
}

// exactExp is nil where the result is far beyond the range of a double.
func exactExp(x *big.Float) *big.Float {
	if x.MantExp(nil) > 11 {
		return nil
	}
	twos, _ := add(quo(x, logTwo()), half(x)).Int64()
	rest := sub(x, mul(exact(float64(twos)), logTwo()))
	sum := series(exact(1), func(term *big.Float, n int64) (*big.Float, *big.Float) {
		term = quo(mul(term, rest), exact(float64(n)))
		return term, term
	})
	return scaled(sum, int(twos))
}

// exactLog is that of a positive number.
func exactLog(x *big.Float) *big.Float {
	m := wide(exactBits)
	e := x.MantExp(m)
	if m.Cmp(exact(math.Sqrt2/2)) < 0 {
		m, e = scaled(m, 1), e-1
	}
	fraction := odds(quo(sub(m, exact(1)), add(m, exact(1))), 1)
	return add(mul(exact(2), fraction), mul(exact(float64(e)), logTwo()))
}

func exactSinh(x *big.Float) *big.Float {
	if x.MantExp(nil) < 1 { // the two powers would cancel out
		return factorials(x, mul(x, x), 1)
	}
	return hyperbolic(x, (*big.Float).Sub)
}

func exactCosh(x *big.Float) *big.Float { return hyperbolic(x, (*big.Float).Add) }

func hyperbolic(x *big.Float, join func(z, a, b *big.Float) *big.Float) *big.Float {
	up := exactExp(x)
	if up == nil {
		return nil
	}
	return scaled(join(wide(exactBits), up, quo(exact(1), up)), -1)
}

func exactTanh(x *big.Float) *big.Float {
	s, c := exactSinh(x), exactCosh(x)
	if s == nil || c == nil {
		return nil
	}
	return quo(s, c)
}

func exactAtan(x *big.Float) *big.Float {
	if abs := wide(exactBits).Abs(x); abs.Cmp(exact(1)) > 0 {
		right := mul(pi(), half(x))
		return sub(right, exactAtan(quo(exact(1), x)))
	}
	const halvings = 2
	for range halvings {
		x = quo(x, add(exact(1), root(add(exact(1), mul(x, x)))))
	}
	return scaled(odds(x, -1), halvings)
}

// exactAsin is that of a number from -1 to 1, as is exactAcos.
func exactAsin(x *big.Float) *big.Float {
	rest := mul(sub(exact(1), x), add(exact(1), x))
	if rest.Sign() == 0 {
		return mul(pi(), half(x))
	}
	return exactAtan(quo(x, root(rest)))
}

func exactAcos(x *big.Float) *big.Float {
	above := add(exact(1), x)
	if above.Sign() == 0 {
		return pi()
	}
	return scaled(exactAtan(root(quo(sub(exact(1), x), above))), 1)
}

// exactAtan2 is the angle of a point that is not on the ray of positive x.
func exactAtan2(y, x *big.Float) *big.Float {
	if x.Sign() == 0 {
		return mul(pi(), half(y))
	}
	angle := exactAtan(quo(y, x))
	if x.Sign() > 0 {
		return angle
	}
	if y.Signbit() {
		return sub(angle, pi())
	}
	return add(angle, pi())
}

// exactPow is nil where there is no result, or only with an exception.
func exactPow(x, y float64) *big.Float {
	if x == 0 || x < 0 && y != math.Trunc(y) {
		return nil
	}
	r := exactExp(mul(exact(y), exactLog(exact(math.Abs(x)))))
	if r != nil && x < 0 && math.Abs(math.Mod(y, 2)) == 1 {
		r.Neg(r)
	}
	return r
}

// Log2 is the double nearest to the logarithm of a positive number to base two.
func Log2(x float64) float64 {
	f, _ := quo(exactLog(exact(x)), logTwo()).Float64()
	return f
}
