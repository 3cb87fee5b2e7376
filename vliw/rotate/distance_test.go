package rotate

import (
	"math/rand"
	"testing"
)

// TestTheorem1: in a single loop the conservative and the aggressive distance are that of Rau et al. (PLDI'92), and nothing else.
func TestTheorem1(t *testing.T) {
	rng := rand.New(rand.NewSource(5))
	for range 2000 {
		ii := 1 + rng.Intn(8)
		f := &Frame{T: ii, Last: rng.Intn(5), Group: 1 + rng.Intn(5)}
		single := func() Lifetime {
			start := rng.Intn(30)
			end := start + 1 + rng.Intn(30)
			l := Lifetime{
				Start: start, End: end, LastDef: start, Omega: rng.Intn(3), Alpha: rng.Intn(3),
				Slots: []Interval{{Start: start, End: end, Leave: end, Next: Far}},
			}
			f.Derive(&l)
			return l
		}
		a, b := single(), single()
		want := ceilDiv(a.End-b.Start, ii)
		if b.Omega > 0 {
			want = max(want, a.Omega)
		}
		if a.Alpha > 0 {
			want = max(want, a.Alpha)
		}
		for name, got := range map[string]Distance{"conservative": f.Conservative(&a, &b), "aggressive": f.Aggressive(&a, &b)} {
			if got != AtLeast(want) {
				t.Fatalf("%s distance of %+v and %+v at interval %d is %+v, want at least %d", name, a, b, ii, got, want)
			}
		}
	}
}
