package scalar_test

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"opt-go/nvptx/emu/scalar"
	"opt-go/nvptx/ptx"
)

// narrowFormat is a format as the manual describes it: bits of exponent and fraction, the largest
// code, and where a NaN goes.
type narrowFormat struct {
	name                string
	exp, mant, width    int
	largest, fromNaN    uint64
	infinity, hasNoCode bool // the code after the largest is infinity; there is no NaN
}

var narrowFormats = []narrowFormat{
	{"e4m3x2", 4, 3, 8, 0x7E, 0x7F, false, false}, {"e5m2x2", 5, 2, 8, 0x7B, 0x7F, true, false},
	{"e2m3x2", 2, 3, 6, 0x1F, 0x1F, false, true}, {"e3m2x2", 3, 2, 6, 0x1F, 0x1F, false, true}, {"e2m1x2", 2, 1, 4, 0x7, 0x7, false, true},
}

// value is the number of a positive code.
func (f narrowFormat) value(code uint64) float64 {
	bias := 1<<(f.exp-1) - 1
	e, m := int(code>>f.mant), float64(code&(1<<f.mant-1))/float64(int(1)<<f.mant)
	if e == 0 {
		return m * math.Pow(2, float64(1-bias))
	}
	return (1 + m) * math.Pow(2, float64(e-bias))
}

// nearest finds the code nearest to a number by trying all of them; of two, the even one.
func (f narrowFormat) nearest(x float64) uint64 {
	sign := uint64(0)
	if math.Signbit(x) {
		sign = 1 << (f.width - 1)
	}
	if x != x {
		return f.fromNaN
	}
	x = math.Abs(x)
	best := uint64(0)
	for code := uint64(1); code <= f.largest; code++ {
		d, old := math.Abs(f.value(code)-x), math.Abs(f.value(best)-x)
		if d < old || d == old && code%2 == 0 {
			best = code
		}
	}
	if math.IsInf(x, 0) {
		best = f.largest
	}
	return best | sign
}

// TestNarrowConversions: all halves to every format of 8, 6 and 4 bits and all codes back to
// halves, against a search through the codes.
func TestNarrowConversions(t *testing.T) {
	for _, f := range narrowFormats {
		for _, relu := range []string{"", ".relu"} {
			reg, pad := ptx.B16, 8
			to := "cvt.rn.satfinite" + relu + "." + f.name
			code := to + ".f32 %d, %a, %b;"
			back := "cvt.rn" + relu + ".f16x2." + f.name + " %d, %a;"
			if f.width == 4 { // the registers of the instruction have eight bits
				pad = 4
				code = "{ .reg .b8 %n; " + to + ".f32 %n, %a, %b; cvt.u16.u8 %d, %n; }"
				back = "{ .reg .b8 %n; cvt.u8.u16 %n, %a; cvt.rn" + relu + ".f16x2." + f.name + " %d, %n; }"
			}
			var rows [][3]uint64
			for h := uint64(0); h < 1<<16; h += 7 {
				x := math.Float32bits(float32(scalar.HalfValue(uint16(h))))
				y := math.Float32bits(float32(scalar.HalfValue(uint16(h*31 + 5))))
				rows = append(rows, [3]uint64{uint64(x), uint64(y)})
			}
			for k, got := range evaluate(t, code, []ptx.Type{reg, ptx.F32, ptx.F32}, rows) {
				want := uint64(0)
				for j, bits := range rows[k][:2] {
					x := float64(math.Float32frombits(uint32(bits)))
					if relu != "" && math.Signbit(x) && x == x {
						x = 0
					}
					want |= f.nearest(x) << ((1 - j) * pad)
				}
				if got != want {
					t.Fatalf("%s: %x, %x: %#x, not %#x", code, rows[k][0], rows[k][1], got, want)
				}
			}
			f.codesToHalves(t, back, relu != "", pad)
		}
	}
}

func (f narrowFormat) codesToHalves(t *testing.T, code string, relu bool, pad int) {
	t.Helper()
	var rows [][3]uint64
	for c := range uint64(1) << f.width {
		rows = append(rows, [3]uint64{c | (c^1)<<pad})
	}
	for k, got := range evaluate(t, code, []ptx.Type{ptx.B32, ptx.B16}, rows) {
		for j, c := range []uint64{rows[k][0] & (1<<f.width - 1), rows[k][0] >> pad} {
			half := uint16(got >> (16 * j))
			magnitude := c &^ (1 << (f.width - 1))
			want := f.value(magnitude)
			switch {
			case magnitude > f.largest && f.infinity && magnitude == f.largest+1:
				want = math.Inf(1)
			case magnitude > f.largest:
				want = math.NaN()
			}
			if c>>(f.width-1) == 1 {
				want = -want
				if relu && want == want {
					want = 0
				}
			}
			if x := scalar.HalfValue(half); x != want && (x == x || want == want) {
				t.Fatalf("%s: code %#x is %v, not %v", strings.TrimSpace(code), c, x, want)
			}
		}
	}
}

// TestFiniteConversions: .satfinite turns infinity into the largest number, and changes nothing
// else.
func TestFiniteConversions(t *testing.T) {
	rows := [][3]uint64{{0x7F800000}, {0xFF800000}, {0x477FF000}, {0x7F7FFFFF}, {0x3F8147AE}, {0x7FC00000}, {0xC0490FDB}}
	for _, c := range []struct {
		code string
		d    ptx.Type
		want []uint64
	}{
		{"cvt.rn.satfinite.f16.f32", ptx.B16, []uint64{0x7BFF, 0xFBFF, 0x7BFF, 0x7BFF, 0x3C0A, 0x7FFF, 0xC248}},
		{"cvt.rn.satfinite.bf16.f32", ptx.B16, []uint64{0x7F7F, 0xFF7F, 0x4780, 0x7F7F, 0x3F81, 0x7FFF, 0xC049}},
		{"cvt.rz.relu.bf16.f32", ptx.B16, []uint64{0x7F80, 0, 0x477F, 0x7F7F, 0x3F81, 0x7FFF, 0}},
		{"cvt.rna.satfinite.tf32.f32", ptx.B32, []uint64{0x7F7FE000, 0xFF7FE000, 0x47800000, 0x7F7FE000, 0x3F814000, 0x7FFFFFFF, 0xC0490000}},
		{"cvt.rz.relu.tf32.f32", ptx.B32, []uint64{0x7F800000, 0, 0x477FE000, 0x7F7FE000, 0x3F814000, 0x7FFFFFFF, 0}},
	} {
		for k, got := range evaluate(t, c.code+" %d, %a;", []ptx.Type{c.d, ptx.F32}, rows) {
			if got != c.want[k] {
				t.Errorf("%s: of %#x it makes %s, not %s", c.code, rows[k][0], fmt.Sprintf("%#x", got), fmt.Sprintf("%#x", c.want[k]))
			}
		}
	}
}
