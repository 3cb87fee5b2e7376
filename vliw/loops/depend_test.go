package loops

import (
	"math/rand/v2"
	"testing"

	"opt-go/vliw/mir"
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
				met = met || !mir.Apart(p+k*s, n, q+l*u, m)
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

// TestExactConflict compares the exact test, and the test of bounds, with all pairs of iterations.
func TestExactConflict(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	none, below := 0, 0
	for range 20_000 {
		x := sweep{rng.Int64N(120) - 60, 1 + rng.Int64N(8), rng.Int64N(25) - 12}
		y := sweep{rng.Int64N(120) - 60, 1 + rng.Int64N(8), rng.Int64N(25) - 12}
		trips := 1 + rng.Int64N(12)
		want := noConflict
		for k := range trips {
			for l := range trips {
				if mir.Apart(x.at+k*x.step, x.size, y.at+l*y.step, y.size) {
					continue
				}
				if d := int(l - k); d >= 0 && (want.forward < 0 || d < want.forward) {
					want.forward = d
				} else if d < 0 && (want.backward < 0 || -d < want.backward) {
					want.backward = -d
				}
			}
		}
		if got := exactConflict(x, y, trips); got != want {
			t.Fatalf("%+v and %+v in %d iterations: %+v, want %+v", x, y, trips, got, want)
		}
		if want == noConflict {
			none++
		}
		if boundsApart(x, y, trips) {
			below++
			if want != noConflict {
				t.Fatalf("%+v and %+v in %d iterations: bounds say never, but %+v", x, y, trips, want)
			}
		}
		if boundsApart(x, y, 0) && want != noConflict {
			t.Fatalf("%+v and %+v: bounds of any number of iterations say never, but %+v in %d", x, y, want, trips)
		}
		if x.step == y.step && x.step != 0 {
			if got := sameStride(x.at, x.size, y.at, y.size, x.step, false).within(trips); got != want {
				t.Fatalf("%+v and %+v in %d iterations: by distance %+v, want %+v", x, y, trips, got, want)
			}
		}
	}
	if none < 1000 || below < 1000 || below > none {
		t.Errorf("%d pairs never meet, %d by bounds", none, below)
	}
}

// TestSameStride compares the subscript test with a search over all distances.
func TestSameStride(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for range 20000 {
		p, q := rng.Int64N(60)-30, rng.Int64N(60)-30
		n, m := int64(1)<<rng.IntN(4), int64(1)<<rng.IntN(4)
		step := rng.Int64N(21) - 10
		got := sameStride(p, n, q, m, step, false)
		want := conflict{forward: -1, backward: -1}
		meet := func(d int64) bool { return p < q+step*d+m && q+step*d < p+n }
		for d := int64(100); d >= 0; d-- {
			if meet(d) {
				want.forward = int(d)
			}
			if d > 0 && meet(-d) {
				want.backward = int(d)
			}
		}
		if step == 0 {
			want = noConflict
			if meet(0) {
				want = conflict{unknown: true}
			}
		}
		if got != want {
			t.Fatalf("[%d,+%d) and [%d,+%d) step %d: got %+v, want %+v", p, n, q, m, step, got, want)
		}
	}
}
