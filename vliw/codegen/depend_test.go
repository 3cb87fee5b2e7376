package codegen

import (
	"math/rand/v2"
	"testing"
)

// TestNeverMeet compares the GCD test with a search over many iterations.
func TestNeverMeet(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	apartPairs := 0
	for range 1_500 {
		p, q := rng.Int64N(80)-40, rng.Int64N(80)-40
		n, m := 1+rng.Int64N(8), 1+rng.Int64N(8)
		s, u := rng.Int64N(49)-24, rng.Int64N(49)-24
		never := neverMeet(p, n, s, q, m, u)
		if never {
			apartPairs++
		}
		met := false
		for k := int64(-60); k <= 60; k++ {
			for l := int64(-60); l <= 60; l++ {
				met = met || !apart(p+k*s, n, q+l*u, m)
			}
		}
		if met == never {
			t.Fatalf("[%d, +%d)+k*%d and [%d, +%d)+l*%d: never %v, met %v", p, n, s, q, m, u, never, met)
		}
	}
	if apartPairs < 20 {
		t.Errorf("only %d pairs are apart", apartPairs)
	}
}
