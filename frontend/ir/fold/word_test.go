package fold

import (
	"math/rand"
	"testing"

	"opt-go/frontend/ir"
)

// TestWord compares integers of up to 64 bits with the computation by exact integers: all of four
// bits and less, and random ones near the limits of other widths.
func TestWord(t *testing.T) {
	c := ir.NewContext()
	r := rand.New(rand.NewSource(1))
	ops := []ir.Op{ir.Add, ir.Sub, ir.Mul, ir.And, ir.Or, ir.Xor, ir.UDiv, ir.URem, ir.SDiv, ir.SRem, ir.Shl, ir.LShr, ir.AShr}
	flags := []ir.Flags{0, ir.NUW, ir.NSW, ir.NUW | ir.NSW, ir.Exact, ir.Disjoint}
	check := func(ty *ir.Type, u, v uint64) {
		a, b := ir.NewInt(ty, u), ir.NewInt(ty, v)
		for _, op := range ops {
			for _, f := range flags {
				if got, want := integers(op, f, a, b), large(op, f, a, b); got != want {
					t.Fatalf("%s %s %s, flags %b: %s, want %s", op, a.Ident(), b.Ident(), f, got.Ident(), want.Ident())
				}
			}
		}
	}
	for w := 1; w <= 4; w++ {
		for n := range uint64(1) << uint(2*w) {
			check(c.Int(w), n>>uint(w), n)
		}
	}
	for range 3000 {
		near := func() uint64 { return uint64(1)<<uint(r.Intn(65)) + uint64(r.Intn(7)) - 3 }
		u, v := near(), near()
		if r.Intn(2) == 0 {
			u, v = r.Uint64()>>uint(r.Intn(64)), r.Uint64()>>uint(r.Intn(64))
		}
		check(c.Int([]int{5, 8, 16, 31, 32, 33, 63, 64}[r.Intn(8)]), u, v)
	}
}
