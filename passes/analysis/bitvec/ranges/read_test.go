package ranges

import (
	"math/big"
	"testing"

	"opt-go/passes/analysis/bitvec"
)

// TestParse reads attributes of all lengths and widths, and refuses what is none.
func TestParse(t *testing.T) {
	wide, _ := new(big.Int).SetString("170141183460469231731687303715884105727", 10)
	for _, c := range []struct {
		text string
		w    int
		want Range
	}{
		{"i32 0, 10", 32, Range{bitvec.Zero(32), bitvec.New(32, 10)}},
		{"i8 -128, 127", 8, Range{bitvec.New(8, 128), bitvec.New(8, 127)}},
		{"i64 -9223372036854775808, 0", 64, Range{bitvec.MinSigned(64), bitvec.Zero(64)}},
		{"i64 1, 18446744073709551615", 64, Range{bitvec.One(64), bitvec.AllOnes(64)}},
		{"i128 -1, 170141183460469231731687303715884105727", 128, Range{bitvec.AllOnes(128), bitvec.FromBig(128, wide)}},
		{"i8 3, 3", 8, Full(8)},
	} {
		if got, ok := Parse(c.text, c.w); !ok || !got.Eq(c.want) {
			t.Errorf("%s: %v, %t, want %v", c.text, got, ok, c.want)
		}
	}
	for _, text := range []string{"", "i32", "i32 1", "i32 1,", "i32 1, x", "i32 -, 3", "i128 1, 2x"} {
		if got, ok := Parse(text, 32); ok {
			t.Errorf("%q: %v", text, got)
		}
	}
}
