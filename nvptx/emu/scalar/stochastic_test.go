package scalar_test

import (
	"math"
	"math/rand/v2"
	"testing"

	"opt-go/nvptx/emu/scalar"
	"opt-go/nvptx/ptx"
)

// conversionOf is the function of a conversion by its modifiers.
func conversionOf(t *testing.T, mods []string, args int) scalar.Op {
	t.Helper()
	in := &ptx.Inst{Op: "cvt", Mods: mods}
	regs := []ptx.RegInfo{{Name: "%r", Type: ptx.B32}, {Name: "%h", Type: ptx.B16}, {Name: "%f", Type: ptx.F32}}
	d, s := ptx.Operand(ptx.Reg(0)), ptx.Operand(ptx.Reg(2))
	from := mods[len(mods)-1]
	if mods[len(mods)-2] == "ue8m0x2" {
		d = ptx.Reg(1)
	}
	switch from {
	case "ue8m0x2":
		s = ptx.Reg(1)
	case "bf16x2":
		s = ptx.Reg(0)
	}
	in.Args = append(in.Args, d)
	for range args {
		in.Args = append(in.Args, s)
	}
	if mods[0] == "rs" {
		in.Args = append(in.Args, ptx.Reg(0))
	}
	m, err := ptx.Lookup(in, regs, 64)
	if err != nil {
		t.Fatal(err)
	}
	o, ok := scalar.Of("cvt", m)
	if !ok {
		t.Fatalf("no function of cvt.%v", mods)
	}
	return o
}

// TestStochasticRounding: over all random bits a number between two halves becomes the upper one as
// often as its distance to the lower one says, and never another.
func TestStochasticRounding(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 8))
	f := conversionOf(t, []string{"rs", "f16x2", "f32"}, 2).Three
	for range 200 {
		x := float32(math.Ldexp(1+r.Float64(), r.IntN(30)-15))
		if r.IntN(2) == 0 {
			x = -x
		}
		if math.Abs(float64(x)) >= 65504 {
			continue
		}
		lower := f(uint64(math.Float32bits(x)), 0, 0) >> 16 // no random bits: cut off
		ups, step := 0, uint64(math.Float32bits(x))
		for random := range uint64(1 << 13) {
			switch got := f(step, 0, random<<16) >> 16; got {
			case lower:
			case lower + 1:
				ups++
			default:
				t.Fatalf("%g became %#x or %#x", x, lower, got)
			}
		}
		low, high := halfOf(lower), halfOf(lower+1)
		want := (float64(x) - low) / (high - low) * (1 << 13)
		if math.Abs(float64(ups)-want) > 1 {
			t.Errorf("%g: rounded up %d times of 8192, want %g", x, ups, want)
		}
	}
}

// halfOf is the number of a half's bits.
func halfOf(h uint64) float64 {
	e, m := int(h>>10&31), float64(h&1023)
	x := math.Ldexp(m, -24)
	if e > 0 {
		x = math.Ldexp(1024+m, e-25)
	}
	if h>>15 == 1 {
		return -x
	}
	return x
}

// TestStochasticEnds: infinities, NaNs, zeros, what is too large or too small, and each half's own
// random bits.
func TestStochasticEnds(t *testing.T) {
	bits := func(x float64) uint64 { return uint64(math.Float32bits(float32(x))) }
	inf := math.Inf(1)
	for _, c := range []struct {
		mods         []string
		a, b         float64
		random, want uint64
	}{
		{[]string{"rs", "f16x2", "f32"}, inf, -inf, 0, 0x7C00FC00},
		{[]string{"rs", "satfinite", "f16x2", "f32"}, inf, -1e6, 0, 0x7BFFFBFF},
		{[]string{"rs", "f16x2", "f32"}, 65519, 65519, 0x1FFF, 0x7BFF7C00},
		{[]string{"rs", "relu", "f16x2", "f32"}, -1, math.NaN(), 0, 0x00007FFF},
		{[]string{"rs", "f16x2", "f32"}, 1 + 1.0/8192, 1 + 1.0/8192, 0x1C00_0000 | 0x1BFF, 0x3C013C00},
		{[]string{"rs", "f16x2", "f32"}, 1e-30, math.Copysign(0, -1), 0x1FFF1FFF, 0x8000},
		{[]string{"rs", "bf16x2", "f32"}, 1 + 1.0/65536, 1, 0xFE00_0000, 0x3F803F80},
		{[]string{"rs", "bf16x2", "f32"}, 1 + 1.0/256, 1, 0x8000_FFFF, 0x3F813F80},
	} {
		if got := conversionOf(t, c.mods, 2).Three(bits(c.a), bits(c.b), c.random); got != c.want {
			t.Errorf("cvt.%v of %g and %g with %#x: got %#x, want %#x", c.mods, c.a, c.b, c.random, got, c.want)
		}
	}
}

// TestScales: powers of two, what lies between, and the ends, by the definition of the format.
func TestScales(t *testing.T) {
	r := rand.New(rand.NewPCG(2, 8))
	want := func(x float64, up, finite bool) uint64 {
		x = math.Abs(x)
		code := -1.0
		switch {
		case x != x:
			return 0xFF
		case math.IsInf(x, 1):
			code = 255
		case x <= math.Ldexp(1, -127):
			code = 0
		case up:
			code = math.Ceil(math.Log2(x)) + 127
		default:
			code = math.Floor(math.Log2(x)) + 127
		}
		if finite {
			code = min(code, 254)
		}
		return uint64(code)
	}
	for _, mods := range [][]string{{"rz"}, {"rp"}, {"rz", "satfinite"}, {"rp", "satfinite"}} {
		single := conversionOf(t, append(append([]string(nil), mods...), "ue8m0x2", "f32"), 2).Two
		pair := conversionOf(t, append(append([]string(nil), mods...), "ue8m0x2", "bf16x2"), 1).One
		up, finite := mods[0] == "rp", len(mods) > 1
		for k := range 2000 {
			x := r.Uint32() &^ 0x7F // so that a logarithm tells it from a power of two
			if k%4 == 0 {
				x &= 0xFF800000
			}
			if e := x >> 23 & 0xFF; e == 0 && x<<9 != 0 && !up {
				continue // below the smallest normal number the exponent is cut to zero
			}
			v := float64(math.Float32frombits(x))
			if got, w := single(uint64(x), 0x3F800000), want(v, up, finite)<<8|127; got != w {
				t.Errorf("cvt.%v of %g: got %#x, want %#x", mods, v, got, w)
			}
			h := x &^ 0xFFFF
			if h<<9 == 0 && v != v {
				continue
			}
			v = float64(math.Float32frombits(h))
			if got, w := pair(uint64(h|0x3F80)), want(v, up, finite)<<8|127; got != w {
				t.Errorf("cvt.%v of %g: got %#x, want %#x", mods, v, got, w)
			}
		}
	}
	back := conversionOf(t, []string{"rn", "bf16x2", "ue8m0x2"}, 1).One
	for code := range uint64(256) {
		got := float64(math.Float32frombits(uint32(back(code) << 16)))
		if code == 255 {
			if got == got {
				t.Errorf("code 255 is %g", got)
			}
			continue
		}
		if w := math.Ldexp(1, int(code)-127); got != w {
			t.Errorf("code %d is %g, want %g", code, got, w)
		}
	}
}

// TestStochasticQuads: numbers in the middle between two of a format, with the one random bit that
// decides about each: the uppermost of its share, which the first of a pair has in reverse order.
func TestStochasticQuads(t *testing.T) {
	quad := func(mods ...string) func([4]uint64, uint64) uint64 {
		regs := []ptx.RegInfo{{Name: "%r", Type: ptx.B32}, {Name: "%h", Type: ptx.B16}, {Name: "%f", Type: ptx.F32}}
		d := ptx.Reg(0)
		if mods[len(mods)-1] == "e2m1x4" {
			d = ptx.Reg(1)
		}
		f := ptx.Reg(2)
		m, err := ptx.Lookup(&ptx.Inst{Op: "cvt", Mods: append(append([]string{"rs"}, mods...), "f32"), Args: []ptx.Operand{d, ptx.Vec{f, f, f, f}, ptx.Reg(0)}}, regs, 64)
		if err != nil {
			t.Fatal(err)
		}
		return scalar.StochasticQuad(m)
	}
	nan, inf := math.NaN(), math.Inf(1)
	for _, c := range []struct {
		format string
		x      [4]float64
		random uint64
		want   uint64
	}{
		{"e4m3x4", [4]float64{1.0625, 1.0625, 1.0625, 1.0625}, 0, 0x38383838},
		{"e4m3x4", [4]float64{1.0625, 1.0625, 1.0625, 1.0625}, 0x0000_8000, 0x38383839},
		{"e4m3x4", [4]float64{1.0625, 1.0625, 1.0625, 1.0625}, 0x0000_0001, 0x38383938},
		{"e4m3x4", [4]float64{1.0625, 1.0625, 1.0625, 1.0625}, 0x8000_0000, 0x38393838},
		{"e4m3x4", [4]float64{1.0625, 1.0625, 1.0625, 1.0625}, 0x0001_0000, 0x39383838},
		{"e4m3x4", [4]float64{1.0625, 1.0625, 1.0625, 1.0625}, 0x7FFE_7FFE, 0x38383838},
		{"e4m3x4", [4]float64{1e6, -inf, nan, -448}, 0xFFFF_FFFF, 0x7EFE7FFE},
		{"e4m3x4", [4]float64{0.0009765625, 0.0009765625, 0.0029296875, 0.0029296875}, 0x8000_8000, 0x00010102}, // half and one and a half of the smallest, 2^-9
		{"e5m2x4", [4]float64{1.125, 1.125, 1.125, 1.125}, 0x8001_8001, 0x3D3D3D3D},
		{"e5m2x4", [4]float64{1.125, 1.125, -1.125, -1.125}, 0x0000_8000, 0x3C3CBCBD},
		{"e2m3x4", [4]float64{1.0625, 1.0625, 1.0625, -100}, 0x8000_0001, 0x0809093F},
		{"e3m2x4", [4]float64{1.125, nan, 1.125, 1.125}, 0x0001_8000, 0x0D1F0C0D},
		{"e2m1x4", [4]float64{1.25, 1.25, 1.25, 1.25}, 0x0080_0000, 0x2223},
		{"e2m1x4", [4]float64{1.25, 1.25, 1.25, 1.25}, 0x0000_0001, 0x2232},
		{"e2m1x4", [4]float64{1.25, 1.25, 1.25, 1.25}, 0x8000_0000, 0x2322},
		{"e2m1x4", [4]float64{1.25, 1.25, 1.25, 1.25}, 0x0000_0100, 0x3222},
		{"e2m1x4", [4]float64{-6, nan, 7, -0.25}, 0x0080_0000, 0xF779},
	} {
		var x [4]uint64
		for k, v := range c.x {
			x[k] = uint64(math.Float32bits(float32(v)))
		}
		if got := quad("satfinite", c.format)(x, c.random); got != c.want {
			t.Errorf("%s of %v with %#x: got %#x, want %#x", c.format, c.x, c.random, got, c.want)
		}
	}
	if got := quad("relu", "satfinite", "e4m3x4")([4]uint64{0xBF800000, 0x3F800000, 0x80000000, 0x7FC00000}, 0); got != 0x0038007F {
		t.Errorf("relu: got %#x", got)
	}
}
