package float

import (
	"math"
	"strconv"
	"strings"
	"testing"

	"opt-go/frontend/dialect/grammar"
)

// halfValue is the value of the bits of a small format, written down from the definition.
func smallValue(bits uint64, exp, frac uint) float64 {
	sign := 1.0
	if bits>>(exp+frac)&1 == 1 {
		sign = -1
	}
	e := int(bits >> frac & (1<<exp - 1))
	f := float64(bits & (1<<frac - 1))
	bias := 1<<(exp-1) - 1
	switch {
	case e == 1<<exp-1 && f == 0:
		return sign * math.Inf(1)
	case e == 1<<exp-1:
		return math.NaN()
	case e == 0:
		return sign * math.Ldexp(f, 1-bias-int(frac))
	}
	return sign * math.Ldexp(f+float64(uint64(1)<<frac), e-bias-int(frac))
}

// TestNarrowExact converts every value of the 16-bit formats to double and back.
func TestNarrowExact(t *testing.T) {
	for _, f := range []struct{ exp, frac uint }{{5, 10}, {8, 7}} {
		for b := uint64(0); b < 1<<16; b++ {
			v := smallValue(b, f.exp, f.frac)
			if math.IsNaN(v) {
				continue
			}
			if got := narrow(math.Float64bits(v), f.exp, f.frac); got != b {
				t.Fatalf("%d/%d: %#x is %g, which became %#x", f.exp, f.frac, b, v, got)
			}
		}
	}
}

// TestNarrowRounds compares with Go's own conversion to float32.
func TestNarrowRounds(t *testing.T) {
	x := uint64(0x9E3779B97F4A7C15)
	for range 200000 {
		x ^= x << 13
		x ^= x >> 7
		x ^= x << 17
		v := x
		if v>>52&0x7FF > 0x381+256 || v>>52&0x7FF < 0x340 { // bring most into float's range
			v = v&^(0x7FF<<52) | (0x360+v%0x130)<<52
		}
		d := math.Float64frombits(v)
		if math.IsNaN(d) {
			continue
		}
		if got, want := narrow(v, 8, 23), uint64(math.Float32bits(float32(d))); got != want {
			t.Fatalf("%g (%#x): got %#x, want %#x", d, v, got, want)
		}
	}
}

func TestNarrowNaN(t *testing.T) {
	for _, tc := range []struct{ in, want uint64 }{
		{0x7FF8000000000000, 0x7FC00000}, {0xFFF8000000000000, 0xFFC00000}, {0x7FF8000020000000, 0x7FC00001},
		{0x7FF4000000000000, 0x7FA00000}, {0x7FF0000000000001, 0x7FC00000}, {0x7FF0000000000000, 0x7F800000},
	} {
		if got := narrow(tc.in, 8, 23); got != tc.want {
			t.Errorf("%#x: got %#x, want %#x", tc.in, got, tc.want)
		}
	}
}

func TestLiteralBits(t *testing.T) {
	for _, tc := range []struct {
		lit  string
		k    grammar.TypeKind
		want string
	}{
		{"+inf", grammar.DoubleKind, "7ff0000000000000"}, {"-inf", grammar.PPCFP128Kind, "fff0000000000000"}, {"-qnan", grammar.HalfKind, "fe00"}, {"+qnan", grammar.BFloatKind, "7fc0"},
		{"+nan(0xdeadbeef)", grammar.FP128Kind, "7fff80000000000000000000deadbeef"}, {"+snan(0x1)", grammar.FloatKind, "7f800001"},
		{"+inf", grammar.X86FP80Kind, "7fff8000000000000000"}, {"-qnan", grammar.X86FP80Kind, "ffffc000000000000000"},
		{"0x1.0p-32", grammar.FloatKind, "2f800000"}, {"0x1.0p+32", grammar.FloatKind, "4f800000"}, {"0x1.c3p32", grammar.FloatKind, "4fe18000"}, {"0x1.ffp0", grammar.FloatKind, "3fff8000"},
		{"-0xfff.fffp5", grammar.FloatKind, "c7ffffff"}, {"+0x10.fdep5", grammar.FloatKind, "4407ef00"}, {"-0x1.0p-126", grammar.FloatKind, "80800000"}, {"+0x1.e3p-16", grammar.HalfKind, "1e3"},
		{"-0x0p0", grammar.DoubleKind, "8000000000000000"}, {"0x1p0", grammar.X86FP80Kind, "3fff8000000000000000"}, {"0x1p0", grammar.FP128Kind, "3fff0000000000000000000000000000"},
		{"0xK3FFF8000000000000000", grammar.X86FP80Kind, "3FFF8000000000000000"}, {"0xM3FF00000000000000000000000000001", grammar.PPCFP128Kind, "00000000000000013FF0000000000000"},
		{"0x1p-1074", grammar.DoubleKind, "1"}, {"0xH12345", grammar.HalfKind, "2345"}, {"0x1p-16445", grammar.X86FP80Kind, "1"},
		{"f0x0000ffff000000000000", grammar.X86FP80Kind, "0000ffff000000000000"},
	} {
		got, cast, problem := Bits(tc.lit, tc.k)
		if got != tc.want || !cast || problem != "" {
			t.Errorf("%s: got %q %t %q, want %q", tc.lit, got, cast, problem, tc.want)
		}
	}
	for _, tc := range []struct {
		lit string
		k   grammar.TypeKind
	}{{"0x1.0000001p0", grammar.FloatKind}, {"0x1p128", grammar.FloatKind}, {"0x1p-150", grammar.FloatKind}, {"+snan(0x0)", grammar.FloatKind}, {"+nan(0x400000)", grammar.FloatKind}, {"0xK0", grammar.DoubleKind}, {"f0x123", grammar.IntKind}} {
		if got, _, problem := Bits(tc.lit, tc.k); problem == "" {
			t.Errorf("%s: no error, got %q", tc.lit, got)
		}
	}
}

// TestShortDecimal cuts long literals: the number stays the same.
func TestShortDecimal(t *testing.T) {
	zeros, nines := strings.Repeat("0", 5000), strings.Repeat("9", 5000)
	for _, lit := range []string{"1." + nines, "-0." + zeros + "1", zeros + "1.5", nines + ".0", "0." + nines + "e5", "1." + zeros + "e-3",
		"123." + zeros + "1e2", zeros + ".0", "0." + zeros[:300] + nines, "1." + zeros + "e" + nines, "9007199254740993." + zeros + "1"} {
		short, ok := Shorten(lit)
		if !ok || len(short) > 2*decimalDigits {
			t.Fatalf("%.20s…: %q", lit, short)
		}
		want, _ := strconv.ParseFloat(lit, 64)
		if got, _ := strconv.ParseFloat(short, 64); got != want {
			t.Errorf("%.20s…: %g, want %g", lit, got, want)
		}
	}
}
