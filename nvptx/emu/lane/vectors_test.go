package lane

import (
	"math"
	"math/rand/v2"
	"testing"
)

// TestVectors: what runs in vectors does to each thread what its description says.
func TestVectors(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	number := func() uint64 { return r.Uint64() >> (8 * r.IntN(8)) }
	for range 5000 {
		var a, b, d Values
		for i := range a {
			a[i], b[i], d[i] = number(), number(), number()
		}
		set, predicate, keep := r.Uint32(), r.Uint32(), uint64(math.MaxUint64)>>(16*r.IntN(4))
		if r.IntN(3) == 0 {
			set = Full
		}
		before := d
		d.Set(set, &a)
		for i := range d {
			want := before[i]
			if set>>i&1 != 0 {
				want = a[i]
			}
			if d[i] != want {
				t.Fatalf("thread %d of %#x: %#x, want %#x", i, set, d[i], want)
			}
		}
		d = before
		Select(&d, &a, &b, set, predicate, keep)
		for i := range d {
			want := before[i]
			switch {
			case set>>i&1 == 0:
			case predicate>>i&1 != 0:
				want = a[i] & keep
			default:
				want = b[i] & keep
			}
			if d[i] != want {
				t.Fatalf("thread %d of %#x, predicate %#x: %#x, want %#x", i, set, predicate, d[i], want)
			}
		}
		checkOffsets(t, r, &a)
	}
}

// checkOffsets compares Offsets with the sums.
func checkOffsets(t *testing.T, r *rand.Rand, base *Values) {
	t.Helper()
	add, wrap, align, last := r.Uint64(), uint64(math.MaxUint64), uint64(1)<<r.IntN(3), uint64(1)<<(8+r.IntN(50))
	if r.IntN(2) == 0 {
		wrap = math.MaxUint32
	}
	near, add0 := *base, base[0]&^7 // as those of arrays are
	for i := range near {
		near[i] = add0 + near[i]%1000&^(align-1)
	}
	if r.IntN(2) == 0 {
		add, last = -add0, uint64(r.IntN(2000))
	}
	var at Values
	ok, want := Offsets(&at, &near, Full, add, wrap, last, align), true
	for i := range at {
		off := (near[i] + add) & wrap
		want = want && off <= last && off%align == 0
		if at[i] != off {
			t.Fatalf("offset of %#x + %#x: %#x, want %#x", near[i], add, at[i], off)
		}
	}
	if ok != want {
		t.Fatalf("offsets %#x, at most %#x, aligned by %d: %v", at, last, align, ok)
	}
}
