package lane

import (
	"math"
	"math/rand"
	"testing"
)

// TestRegular: where the offsets are regular, Gather and Scatter do what they do with the offsets
// listed; where they are not, or are misaligned or out of bounds in one thread, that is seen.
func TestRegular(t *testing.T) {
	r := rand.New(rand.NewSource(5))
	mem := make([]byte, 4096)
	r.Read(mem)
	found := map[uint64]int{}
	for range 20000 {
		n := uint64(1) << r.Intn(5)
		e := Element{Size: min(int(n), 8), Mask: math.MaxUint64}
		if r.Intn(3) == 0 && e.Size < 8 {
			e.Extend = 8 * e.Size
		}
		step, wrap := uint64(r.Intn(2))*n, uint64(math.MaxUint64)
		var base Values
		low, high := uint64(r.Intn(600))*n, uint64(r.Intn(600))*n
		add := -uint64(r.Intn(64)) * n
		if r.Intn(4) == 0 {
			low += uint64(r.Intn(2))
			wrap = math.MaxUint32
		}
		for i := range half {
			base[i], base[half+i] = low+uint64(i)*step, high+uint64(i)*step
		}
		if r.Intn(4) == 0 {
			base[r.Intn(Size)] += n
		}
		var s Steps
		ok := s.Regular(&base, add, wrap, n, uint64(len(mem)))
		var at, steps Values
		inside := Offsets(&at, &base, Full, add, wrap, uint64(len(mem))-n, n)
		if !ok {
			continue
		}
		if !inside {
			t.Fatalf("accesses of %d bytes at %v are taken for regular", n, base)
		}
		if s.Fill(&steps); steps != at {
			t.Fatalf("offsets %v, want %v", steps, at)
		}
		found[s.Step]++
		var got, want Values
		s.Gather(&got, mem, int(n)-e.Size, e)
		if Gather(&want, mem[int(n)-e.Size:], &at, Full, e); got != want {
			t.Fatalf("%+v of steps %+v: %v, want %v", e, s, got, want)
		}
		one, other := append([]byte(nil), mem...), append([]byte(nil), mem...)
		s.Scatter(one, &base, int(n)-e.Size, e.Size)
		if Scatter(other[int(n)-e.Size:], &at, &base, Full, e.Size); string(one) != string(other) {
			t.Fatalf("stores of %d bytes in steps %+v", e.Size, s)
		}
	}
	for _, step := range []uint64{0, 1, 2, 4, 8, 16} {
		if found[step] == 0 {
			t.Errorf("no accesses in steps of %d are regular", step)
		}
	}
}
