package scalar_test

import (
	"fmt"
	"math"
	"math/big"
	"math/rand"
	"strings"
	"testing"

	"opt-go/nvptx/emu/scalar"
	"opt-go/nvptx/ptx"
)

// The oracle of the floating-point tests: exact rational arithmetic, rounded by definition.
// It shares nothing with the emulator but the list of formats.

// exact is the value of finite bits.
func exact(f scalar.Format, v uint64) *big.Rat {
	mant, exp := int64(v&(1<<f.Fraction()-1)), int(v>>f.Fraction()&(1<<f.Exponent()-1))
	if exp == 0 {
		exp = 1
	} else {
		mant |= 1 << f.Fraction()
	}
	r := scaled(big.NewInt(mant), exp-1+f.Least()-f.Fraction())
	if v&f.Sign() != 0 {
		r.Neg(r)
	}
	return r
}

// scaled is m·2^e.
func scaled(m *big.Int, e int) *big.Rat {
	r := new(big.Rat).SetInt(m)
	p := new(big.Rat).SetInt(new(big.Int).Lsh(big.NewInt(1), uint(max(e, -e))))
	if e < 0 {
		return r.Quo(r, p)
	}
	return r.Mul(r, p)
}

// roundRat rounds a number that is not zero.
func roundRat(f scalar.Format, x *big.Rat, mode scalar.Rounding) uint64 {
	negative := x.Sign() < 0
	x = new(big.Rat).Abs(x)
	e := x.Num().BitLen() - x.Denom().BitLen() // 2^(e-1) < x < 2^(e+1)
	if x.Cmp(scaled(big.NewInt(1), e)) < 0 {
		e--
	}
	e = max(e, f.Least())
	q := new(big.Rat).Mul(x, scaled(big.NewInt(1), f.Fraction()-e)) // in units of the last place
	n := new(big.Int).Quo(q.Num(), q.Denom())
	rest := new(big.Rat).Sub(q, new(big.Rat).SetInt(n))
	half := rest.Cmp(big.NewRat(1, 2))
	inc := false
	switch mode {
	case scalar.NearestEven:
		inc = half > 0 || half == 0 && n.Bit(0) == 1
	case scalar.NearestAway:
		inc = half >= 0
	case scalar.Up:
		inc = rest.Sign() != 0 && !negative
	case scalar.Down:
		inc = rest.Sign() != 0 && negative
	}
	if inc {
		n.Add(n, big.NewInt(1))
	}
	v := n.Uint64()
	if v >= 1<<f.Fraction() { // normal: take the leading one off, add the exponent
		v += uint64(e-f.Least()) << f.Fraction()
	}
	if v >= f.Inf() {
		v = f.Inf()
		if mode == scalar.TowardZero || mode == scalar.Up && negative || mode == scalar.Down && !negative {
			v--
		}
	}
	if negative {
		v |= f.Sign()
	}
	return v
}

// floatEdges are the edge cases of a format.
func floatEdges(f scalar.Format, r *rand.Rand, n int) []uint64 {
	one := uint64(1<<(f.Exponent()-1)-1) << f.Fraction()
	vs := []uint64{
		0, 1, 2, 1<<f.Fraction() - 1, 1 << f.Fraction(), 1<<f.Fraction() + 1, one - 1, one, one + 1, one + 1<<f.Fraction(), f.Inf() - 1,
		f.Inf(), f.Inf() | 1, f.Inf() | 1<<(f.Fraction()-1), one + 3<<(f.Fraction()-1),
	}
	for _, v := range vs {
		vs = append(vs, v|f.Sign())
	}
	for i := 0; i < n; i++ {
		vs = append(vs, r.Uint64()&(f.Sign()<<1-1))
		near := one + uint64(r.Intn(1<<f.Fraction())) // close to one another, so that sums cancel
		vs = append(vs, near, near|f.Sign())
	}
	return vs
}

func finite(f scalar.Format, vs ...uint64) bool {
	for _, v := range vs {
		if v&f.Inf() == f.Inf() {
			return false
		}
	}
	return true
}

type floatCase struct {
	op    string
	n     int // operands
	exact func(a, b, c *big.Rat) *big.Rat
}

var floatCases = []floatCase{
	{"add", 2, func(a, b, _ *big.Rat) *big.Rat { return new(big.Rat).Add(a, b) }},
	{"sub", 2, func(a, b, _ *big.Rat) *big.Rat { return new(big.Rat).Sub(a, b) }},
	{"mul", 2, func(a, b, _ *big.Rat) *big.Rat { return new(big.Rat).Mul(a, b) }},
	{"fma", 3, func(a, b, c *big.Rat) *big.Rat { p := new(big.Rat).Mul(a, b); return p.Add(p, c) }},
	{"div", 2, func(a, b, _ *big.Rat) *big.Rat {
		if b.Sign() == 0 {
			return nil
		}
		return new(big.Rat).Quo(a, b)
	}},
	{"rcp", 1, func(a, _, _ *big.Rat) *big.Rat {
		if a.Sign() == 0 {
			return nil
		}
		return new(big.Rat).Inv(a)
	}},
}

var modes = map[string]scalar.Rounding{"rn": scalar.NearestEven, "rz": scalar.TowardZero, "rm": scalar.Down, "rp": scalar.Up}

func floatOperands(f scalar.Format, n int, seed int64) [][3]uint64 {
	r := rand.New(rand.NewSource(seed))
	var values [3][]uint64
	for i := range values {
		values[i] = floatEdges(f, r, 12/n)
	}
	if n == 3 { // all combinations would be too many
		var rows [][3]uint64
		for i := 0; i < 6000; i++ {
			rows = append(rows, [3]uint64{values[0][r.Intn(len(values[0]))], values[1][r.Intn(len(values[1]))], values[2][r.Intn(len(values[2]))]})
		}
		return rows
	}
	return product(values, n)
}

// TestFloatsAgainstRationals checks every operation in every mode and format on finite operands
// with results that are not zero; TestFloatSpecials has the others.
func TestFloatsAgainstRationals(t *testing.T) {
	for _, typ := range []ptx.Type{ptx.F32, ptx.F64, ptx.F16, ptx.BF16} {
		f := scalar.FormatOf(typ)
		for _, c := range floatCases {
			if typ.Bits() == 16 && (c.op == "div" || c.op == "rcp") {
				continue
			}
			for mod, mode := range modes {
				if typ.Bits() == 16 && mod != "rn" {
					continue
				}
				code := fmt.Sprintf("%s.%s.%s %%d, %%a, %%b, %%c;", c.op, mod, typ)
				code = strings.Join(strings.Split(code, ",")[:c.n+1], ",") + ";"
				code = strings.ReplaceAll(code, ";;", ";")
				types := []ptx.Type{typ, typ, typ, typ}[:c.n+1]
				rows := floatOperands(f, c.n, int64(len(code)))
				got := evaluate(t, code, types, rows)
				for i, r := range rows {
					if !finite(f, r[:c.n]...) {
						continue
					}
					x := c.exact(exact(f, r[0]), exact(f, r[1]), exact(f, r[2]))
					if x == nil || x.Sign() == 0 {
						continue
					}
					if want := roundRat(f, x, mode); got[i] != want {
						t.Errorf("%s a=%#x b=%#x c=%#x: got %#x, want %#x", code, r[0], r[1], r[2], got[i], want)
						break
					}
				}
			}
		}
	}
}

// TestSqrtAgainstSquares: r is the root rounded down exactly if r² ≤ a < (r+ulp)².
func TestSqrtAgainstSquares(t *testing.T) {
	for _, typ := range []ptx.Type{ptx.F32, ptx.F64} {
		f := scalar.FormatOf(typ)
		rows := floatOperands(f, 1, 7)
		for mod := range modes {
			code := fmt.Sprintf("sqrt.%s.%s %%d, %%a;", mod, typ)
			got := evaluate(t, code, []ptx.Type{typ, typ}, rows)
			for i, r := range rows {
				if a := r[0]; finite(f, a) && a != 0 && a&f.Sign() == 0 && !rootRounds(f, got[i], exact(f, a), mod) {
					t.Errorf("%s of %#x is %#x", code, a, got[i])
				}
			}
		}
	}
}

func rootRounds(f scalar.Format, v uint64, a *big.Rat, mod string) bool {
	square := func(x *big.Rat) *big.Rat { return new(big.Rat).Mul(x, x) }
	mid := func(x, y *big.Rat) *big.Rat { s := new(big.Rat).Add(x, y); return s.Quo(s, big.NewRat(2, 1)) }
	r, below, above := exact(f, v), exact(f, v-1), exact(f, v+1)
	switch mod {
	case "rn":
		return square(mid(below, r)).Cmp(a) <= 0 && a.Cmp(square(mid(r, above))) <= 0
	case "rp":
		return square(below).Cmp(a) < 0 && a.Cmp(square(r)) <= 0
	}
	return square(r).Cmp(a) <= 0 && a.Cmp(square(above)) < 0
}

func TestFloatSpecials(t *testing.T) {
	inf, nan32, negZero := uint64(0x7F800000), uint64(0x7FFFFFFF), uint64(0x80000000)
	one := uint64(math.Float32bits(1))
	half := uint64(math.Float32bits(0.5))
	sub := uint64(0x00000001)
	for _, c := range []struct {
		code    string
		a, b, c uint64
		want    uint64
	}{
		{"add.f32 %d, %a, %b;", inf, inf | negZero, 0, nan32},
		{"add.f32 %d, %a, %b;", 0x7F800001, one, 0, nan32},
		{"add.rn.f32 %d, %a, %b;", one, one | negZero, 0, 0},
		{"add.rm.f32 %d, %a, %b;", one, one | negZero, 0, negZero},
		{"add.rm.f32 %d, %a, %b;", 0, 0, 0, 0},
		{"sub.rm.f32 %d, %a, %b;", one, one, 0, negZero},
		{"add.ftz.f32 %d, %a, %b;", sub, sub, 0, 0},
		{"add.ftz.f32 %d, %a, %b;", sub | negZero, negZero, 0, negZero},
		{"mul.ftz.f32 %d, %a, %b;", 0x00800000, half, 0, 0},
		{"mul.f32 %d, %a, %b;", 0x00800000, half, 0, 0x00400000},
		{"add.sat.f32 %d, %a, %b;", one, one, 0, one},
		{"add.sat.f32 %d, %a, %b;", one | negZero, half, 0, 0},
		{"add.sat.f32 %d, %a, %b;", nan32, half, 0, 0},
		{"mul.sat.f32 %d, %a, %b;", half, one, 0, half},
		{"fma.rn.f32 %d, %a, %b, %c;", inf, 0, one, nan32},
		{"div.rn.f32 %d, %a, %b;", one, 0, 0, inf},
		{"div.rn.f32 %d, %a, %b;", 0, 0, 0, nan32},
		{"div.full.f32 %d, %a, %b;", one, half, 0, uint64(math.Float32bits(2))},
		{"rcp.approx.f32 %d, %a;", negZero, 0, 0, inf | negZero},
		{"sqrt.rn.f32 %d, %a;", one | negZero, 0, 0, nan32},
		{"sqrt.rn.f32 %d, %a;", negZero, 0, 0, negZero},
		{"min.f32 %d, %a, %b;", nan32, one, 0, one},
		{"max.f32 %d, %a, %b;", nan32, nan32, 0, nan32},
		{"min.f32 %d, %a, %b;", 0, negZero, 0, negZero},
		{"max.f32 %d, %a, %b;", negZero, 0, 0, 0},
		{"min.NaN.f32 %d, %a, %b;", nan32, one, 0, nan32},
		{"max.xorsign.abs.f32 %d, %a, %b;", one | negZero, half, 0, one | negZero},
		{"abs.f32 %d, %a;", one | negZero, 0, 0, one},
		{"neg.ftz.f32 %d, %a;", sub, 0, 0, negZero},
		{"copysign.f32 %d, %a, %b;", negZero, one, 0, one | negZero},
		{"ex2.approx.f32 %d, %a;", uint64(math.Float32bits(3)), 0, 0, uint64(math.Float32bits(8))},
		{"lg2.approx.f32 %d, %a;", uint64(math.Float32bits(8)), 0, 0, uint64(math.Float32bits(3))},
		{"rsqrt.approx.f32 %d, %a;", uint64(math.Float32bits(4)), 0, 0, half},
		{"set.nan.u32.f32 %d, %a, %b;", nan32, one, 0, 0xFFFFFFFF},
		{"set.equ.u32.f32 %d, %a, %b;", nan32, one, 0, 0xFFFFFFFF},
		{"set.ne.u32.f32 %d, %a, %b;", nan32, one, 0, 0},
		{"set.neu.u32.f32 %d, %a, %b;", nan32, one, 0, 0xFFFFFFFF},
		{"set.eq.ftz.u32.f32 %d, %a, %b;", sub, 0, 0, 0xFFFFFFFF},
		{"set.eq.u32.f32 %d, %a, %b;", sub, 0, 0, 0},
		{"add.f16x2 %d, %a, %b;", 0x3C004000, 0x3C003C00, 0, 0x40004200},
		{"fma.rn.f16x2 %d, %a, %b, %c;", 0x3C004000, 0x40004000, 0x3C003C00, 0x42004500},
		{"fma.rn.relu.f16x2 %d, %a, %b, %c;", 0xBC003C00, 0x3C003C00, 0, 0x00003C00},
		{"cvt.rn.f16x2.f32 %d, %a, %b;", one, half, 0, 0x3C003800},
		{"cvt.rn.bf16x2.f32 %d, %a, %b;", one, half, 0, 0x3F803F00},
		{"cvt.rna.tf32.f32 %d, %a;", 0x3F801000, 0, 0, 0x3F802000},
		{"cvt.pack.sat.s16.s32 %d, %a, %b;", 0x12345, 0xFFFF0000, 0, 0x7FFF8000},
		{"cvt.pack.sat.u8.s32.b32 %d, %a, %b, %c;", 300, 0xFFFFFFFF, 0xABCD, 0xABCDFF00},
		{"cvt.pack.sat.s8.s32.b32 %d, %a, %b, %c;", 300, 0x80000000, 0x1ABCD, 0xABCD7F80},
		{"cvt.pack.sat.u16.s32 %d, %a, %b;", 0xFFFFFFFF, 0x10000, 0, 0x0000FFFF},
		{"cvt.pack.sat.s4.s32.b32 %d, %a, %b, %c;", 9, 0xFFFFFFF0, 0x12345678, 0x34567878},
		{"cvt.pack.sat.u4.s32.b32 %d, %a, %b, %c;", 9, 99, 0, 0x9F},
		{"cvt.pack.sat.s2.s32.b32 %d, %a, %b, %c;", 9, 0xFFFFFFF0, 0xF, 0xF6},
		{"cvt.pack.sat.u2.s32.b32 %d, %a, %b, %c;", 1, 9, 0xF, 0xF7},
	} {
		types := []ptx.Type{ptx.B32, ptx.B32, ptx.B32, ptx.B32}
		got := evaluate(t, c.code, types, [][3]uint64{{c.a, c.b, c.c}})
		if got[0] != c.want {
			t.Errorf("%s a=%#x b=%#x c=%#x: got %#x, want %#x", c.code, c.a, c.b, c.c, got[0], c.want)
		}
	}
}

// TestConversions checks every pair of types: from the exact value, clamped or rounded by
// definition.
func TestConversions(t *testing.T) {
	r := rand.New(rand.NewSource(1))
	for _, to := range []string{"u8", "s8", "u16", "s16", "u32", "s32", "u64", "s64"} {
		d := ptx.TypeByName(to)
		for _, from := range []string{"f16", "f32", "f64"} {
			s := ptx.TypeByName(from)
			f := scalar.FormatOf(s)
			rows := product([3][]uint64{floatEdges(f, r, 60)}, 1)
			for mod, mode := range map[string]scalar.Rounding{"rni": scalar.NearestEven, "rzi": scalar.TowardZero, "rmi": scalar.Down, "rpi": scalar.Up} {
				code := fmt.Sprintf("cvt.%s.%s.%s %%d, %%a;", mod, to, from)
				got := evaluate(t, code, []ptx.Type{d, s}, rows)
				for i, row := range rows {
					if want, ok := clampedInt(d, f, row[0], mode); ok && got[i] != want {
						t.Errorf("%s a=%#x: got %#x, want %#x", code, row[0], got[i], want)
						break
					}
				}
			}
		}
	}
	for _, to := range []string{"f16", "bf16", "f32", "f64"} {
		f := scalar.FormatOf(ptx.TypeByName(to))
		for _, from := range []string{"u16", "s16", "u32", "s32", "u64", "s64"} {
			s := ptx.TypeByName(from)
			for mod, mode := range modes {
				code := fmt.Sprintf("cvt.%s.%s.%s %%d, %%a;", mod, to, from)
				rows := product([3][]uint64{append(edges[1:], r.Uint64(), r.Uint64(), r.Uint64())}, 1)
				got := evaluate(t, code, []ptx.Type{ptx.TypeByName(to), s}, rows)
				for i, row := range rows {
					x := num(row[0], s.Bits(), s.Class() == ptx.Signed)
					if x.Sign() == 0 {
						continue
					}
					if want := roundRat(f, new(big.Rat).SetInt(x), mode); got[i] != want {
						t.Errorf("%s a=%#x: got %#x, want %#x", code, row[0], got[i], want)
						break
					}
				}
			}
		}
	}
	for _, pair := range [][2]string{{"f32", "f64"}, {"f16", "f32"}, {"f16", "f64"}, {"bf16", "f32"}, {"bf16", "f64"}} {
		d, s := ptx.TypeByName(pair[0]), ptx.TypeByName(pair[1])
		rows := product([3][]uint64{append(floatEdges(scalar.FormatOf(s), r, 100), narrowEdges(scalar.FormatOf(d), scalar.FormatOf(s))...)}, 1)
		for mod, mode := range modes {
			code := fmt.Sprintf("cvt.%s.%s.%s %%d, %%a;", mod, d, s)
			got := evaluate(t, code, []ptx.Type{d, s}, rows)
			for i, row := range rows {
				if !finite(scalar.FormatOf(s), row[0]) || row[0]&^scalar.FormatOf(s).Sign() == 0 {
					continue
				}
				if want := roundRat(scalar.FormatOf(d), exact(scalar.FormatOf(s), row[0]), mode); got[i] != want {
					t.Errorf("%s a=%#x: got %#x, want %#x", code, row[0], got[i], want)
					break
				}
			}
		}
	}
}

// narrowEdges are numbers of s around and between the numbers of d.
func narrowEdges(d, s scalar.Format) []uint64 {
	var vs []uint64
	for _, v := range []uint64{1, 2, 3, 1<<d.Fraction() - 1, 1 << d.Fraction(), d.Inf() - 1, uint64(1<<(d.Exponent()-1)-1)<<d.Fraction() + 1} {
		x := exact(d, v)
		at := roundRat(s, x, scalar.NearestEven)
		half := roundRat(s, new(big.Rat).Mul(x, big.NewRat(3, 2)), scalar.NearestEven)
		vs = append(vs, at-1, at, at+1, half-1, half, half+1)
	}
	return vs
}

func clampedInt(d ptx.Type, f scalar.Format, v uint64, mode scalar.Rounding) (uint64, bool) {
	if v&f.Inf() == f.Inf() {
		return 0, false
	}
	x := exact(f, v)
	n := new(big.Int).Quo(x.Num(), x.Denom()) // toward zero
	rest := new(big.Rat).Sub(x, new(big.Rat).SetInt(n))
	step := int64(rest.Sign())
	half := new(big.Rat).Abs(rest).Cmp(big.NewRat(1, 2))
	switch {
	case mode == scalar.NearestEven && (half > 0 || half == 0 && n.Bit(0) == 1),
		mode == scalar.Up && step > 0, mode == scalar.Down && step < 0:
		n.Add(n, big.NewInt(step))
	}
	lo, hi := scalar.Bounds(d)
	if n.Cmp(big.NewInt(lo)) < 0 {
		n.SetInt64(lo)
	}
	if n.Cmp(new(big.Int).SetUint64(hi)) > 0 {
		n.SetUint64(hi)
	}
	return low(n, max(d.Bits(), 16)), true // 8-bit results fill a 16-bit register
}

func TestIntegerConversions(t *testing.T) {
	all := []string{"u8", "s8", "u16", "s16", "u32", "s32", "u64", "s64"}
	for _, to := range all {
		for _, from := range all {
			d, s := ptx.TypeByName(to), ptx.TypeByName(from)
			rows := product([3][]uint64{edges}, 1)
			got := evaluate(t, fmt.Sprintf("cvt.%s.%s %%d, %%a;", to, from), []ptx.Type{d, s}, rows)
			for i, row := range rows {
				x := num(row[0], s.Bits(), s.Class() == ptx.Signed)
				x = num(low(x, d.Bits()), d.Bits(), d.Class() == ptx.Signed)
				if want := low(x, max(d.Bits(), 16)); got[i] != want {
					t.Errorf("cvt.%s.%s a=%#x: got %#x, want %#x", to, from, row[0], got[i], want)
					break
				}
			}
		}
	}
}
