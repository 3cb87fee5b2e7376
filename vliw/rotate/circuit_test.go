package rotate

import (
	"math/rand"
	"testing"
)

// TestWandCircuit packs random wands: the packing is legal, takes MaxLive registers or one more,
// and where it takes one more, an exhaustive search finds none of MaxLive.
func TestWandCircuit(t *testing.T) {
	rng := rand.New(rand.NewSource(7))
	beyond := 0
	for n := range 3000 {
		ii := 1 + rng.Intn(5)
		vectors := make([]Vector, 1+rng.Intn(5))
		for i := range vectors {
			vectors[i] = Vector{Start: rng.Intn(ii), Length: 1 + rng.Intn(3*ii)}
			if n%2 == 0 { // whole intervals, which do not meet
				vectors[i].Length = ii * (1 + rng.Intn(3))
			}
		}
		p := packing(vectors, ii)
		regs, used := wandCircuit(vectors, ii)
		if !p.Legal(regs, used) {
			t.Fatalf("%d registers %v are not legal for %+v, II %d", used, regs, vectors, ii)
		}
		least := maxLive(vectors, ii, 1)
		if used != least && used != least+1 {
			t.Fatalf("%d registers, MaxLive %d", used, least)
		}
		if used > least {
			beyond++
			if fitsSomehow(p, make([]int, 0, p.N), least) {
				t.Fatalf("%d registers suffice for %+v, II %d", least, vectors, ii)
			}
		}
	}
	if beyond == 0 {
		t.Error("no case needs more than MaxLive")
	}
}

// fitsSomehow tries all registers of a circumference for all lifetimes.
func fitsSomehow(p *Packing, regs []int, size int) bool {
	if len(regs) == p.N {
		return p.Legal(regs, size)
	}
	for r := range size {
		if len(regs) == 0 && r > 0 {
			break // a cylinder has no first register
		}
		if fitsSomehow(p, append(regs, r), size) {
			return true
		}
	}
	return false
}

// TestLowerBound: no assignment of registers, of all there are, takes fewer than the bound, with
// live-in and live-out values too; and the bound is often reached.
func TestLowerBound(t *testing.T) {
	rng := rand.New(rand.NewSource(8))
	loops, reached := 600, 0
	for range loops {
		ii := 1 + rng.Intn(3)
		vectors := make([]Vector, 1+rng.Intn(4))
		stages := 1
		for i := range vectors {
			vectors[i] = Vector{
				Start: rng.Intn(ii), Length: 1 + rng.Intn(2*ii), Stage: rng.Intn(4), Omega: rng.Intn(3) / 2 * (1 + rng.Intn(2)), Alpha: rng.Intn(4) / 3,
			}
			stages = max(stages, vectors[i].Stage+1)
		}
		p := packing(vectors, ii)
		bound := lowerBound(p, vectors, ii, maxLive(vectors, ii, stages))
		for size := 1; ; size++ {
			if fitsSomehow(p, make([]int, 0, p.N), size) {
				if size < bound {
					t.Fatalf("%d registers do for %+v, II %d, the bound is %d", size, vectors, ii, bound)
				}
				if size == bound {
					reached++
				}
				break
			}
		}
	}
	t.Logf("reached by %d of %d", reached, loops)
	if reached < loops/2 {
		t.Error("the bound is seldom reached")
	}
}
