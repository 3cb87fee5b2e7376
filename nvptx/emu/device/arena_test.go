package device

import "testing"

// Whatever the order of allocations and frees, the arena gives out disjoint ranges and is whole in
// the end.
func TestArena(t *testing.T) {
	a := newArena(0, make([]byte, 1<<14))
	var held []*Segment
	for i := range 200 {
		if s, err := a.take(i * 37 % 900); err == nil {
			for _, o := range held {
				if s.Base < o.Base+uint64(len(o.Data)) && o.Base < s.Base+uint64(len(s.Data)) {
					t.Fatalf("[%d, %d) was given out twice", s.Base, s.Base+uint64(len(s.Data)))
				}
			}
			held = append(held, s)
		}
		if k := i * 31 % 7; k < len(held) && i%3 == 0 {
			a.give(held[k])
			held = append(held[:k], held[k+1:]...)
		}
	}
	for _, s := range held {
		a.give(s)
	}
	if len(a.free) != 1 || a.free[0] != (span{0, 1 << 14}) {
		t.Errorf("after everything was given back: %v", a.free)
	}
	if _, err := a.take(1 << 15); err == nil {
		t.Error("more than there is was allocated")
	}
}
