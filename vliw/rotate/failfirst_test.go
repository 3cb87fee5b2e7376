package rotate

import (
	"math/rand"
	"testing"
)

// TestFailFirst: with enough work to do, registers are found exactly where there are some; they are
// legal; and what the search has tried and undone leaves no trace.
func TestFailFirst(t *testing.T) {
	rng := rand.New(rand.NewSource(11))
	found, refuted, undone := 0, 0, 0
	for range 400 {
		ii := 1 + rng.Intn(6)
		vectors := randomVectors(rng, 1+rng.Intn(6), ii, rng.Intn(2) == 0)
		p := packing(vectors, ii)
		best := smallest(p, p.Room())
		for size := max(1, best-2); size <= best; size++ {
			work := 1_000_000
			regs := p.failFirst(size, &work)
			if work <= 0 {
				t.Fatalf("%+v on %d registers: no end", vectors, size)
			}
			switch {
			case size < best && regs != nil:
				t.Fatalf("%+v: %v on %d registers, though there is nothing below %d", vectors, regs, size, best)
			case size < best:
				refuted++
			case regs == nil:
				t.Fatalf("%+v: nothing on %d registers", vectors, size)
			case !p.Legal(regs, size):
				t.Fatalf("%+v: illegal registers %v of %d", vectors, regs, size)
			default:
				found++
				if 1_000_000-work > p.N*(p.N+1)/2 {
					undone++
				}
			}
		}
	}
	t.Logf("%d found, %d of them with choices undone, %d refuted", found, undone, refuted)
	if undone == 0 || refuted == 0 {
		t.Error("the loops are too easy")
	}
}
