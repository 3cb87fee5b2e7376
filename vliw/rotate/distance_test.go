package rotate

import (
	"math/rand"
	"testing"
)

// TestTheorem1: in a single loop the conservative and the aggressive distance are that of Rau et
// al. (PLDI'92), and nothing else.
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

// TestSelfDistance: a lifetime may go around a cylinder only if iterations any number of times
// around apart may share a register.
func TestSelfDistance(t *testing.T) {
	d := Distance{Min: 11, Lo: 2, Hi: 9}
	for size, want := range map[int]bool{1: false, 2: false, 3: true, 4: true, 5: false, 6: true, 9: true, 10: false, 11: true} {
		p := &Packing{N: 1, Dist: func(int, int) Distance { return d }}
		if got := p.Legal([]int{0}, size); got != want {
			t.Errorf("circumference %d: %t", size, got)
		}
		if _, got := p.Insert([]int{0}, FirstFit, size); got != want {
			t.Errorf("insertion into %d: %t", size, got)
		}
	}
}

// TestLiveInWaitsThroughSegments: a value that the code after the inner loops reads from the
// iteration before is, for iteration −1, in its register from the first cycle on. So the first ILES
// stretches it, although its definition would come after that ILES.
func TestLiveInWaitsThroughSegments(t *testing.T) {
	f := &Frame{T: 5, Nested: true, Last: 10, Group: 7}
	phantom := Interval{Start: Far, End: -Far, Leave: -Far, Next: Far}
	after := Lifetime{Start: 61, End: 63, LastDef: 61, Omega: 1, Slots: []Interval{phantom, phantom, {Start: 61, End: 63, Leave: 64, Next: Far}}}
	inner := Lifetime{Start: 28, End: 29, LastDef: 28, Slots: []Interval{phantom, {Start: 28, End: 29, Leave: 29, Next: 63}, phantom}}
	f.Derive(&after)
	f.Derive(&inner)
	if d := f.Conservative(&after, &inner); d.Contains(7) || !d.Contains(9) {
		t.Errorf("the inner lifetime may follow at %+v", d)
	}
	after.Omega = 0
	f.Derive(&after)
	if d := f.Conservative(&after, &inner); !d.Contains(7) {
		t.Errorf("without live-in value it may follow at %+v only", d)
	}
}
