package reciprocal

import (
	"math/big"
	"math/rand/v2"
	"testing"
)

// TestReciprocal: the quotient by multiplication is right for all numbers of a few bits, and at the
// edges and random numbers of many.
func TestReciprocal(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 8))
	for n := 1; n <= 64; n++ {
		for range 300 {
			d := 1 + rng.Uint64N(min(uint64(1)<<(n-1), uint64(1)<<rng.IntN(n)))
			if d&(d-1) == 0 {
				continue
			}
			r := Of(d, n)
			if r.M.BitLen() > 65 || n < 64 && r.M.BitLen() > 64 {
				t.Fatalf("%d bits by %d: a multiplier of %d bits", n, d, r.M.BitLen())
			}
			last := ^uint64(0) >> (64 - n)
			xs := []uint64{0, 1, d - 1, d, d + 1, last, last - 1, last / d * d, last/d*d - 1}
			for range 20 {
				xs = append(xs, rng.Uint64()>>(64-n))
			}
			for _, x := range xs {
				x &= last
				q := new(big.Int).Mul(new(big.Int).SetUint64(x), r.M)
				if got := q.Rsh(q, uint(r.P)).Uint64(); got != x/d {
					t.Fatalf("%d bits: %d by %d gives %d, want %d", n, x, d, got, x/d)
				}
			}
		}
	}
}
