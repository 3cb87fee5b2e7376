package rotate

import (
	"math/rand"
	"testing"
)

// smallest is the oracle of Pack: the smallest circumference for which some assignment of registers
// is legal, by trying all.
func smallest(p *Packing, limit int) int {
	regs := make([]int, p.N)
	var place func(a, size int) bool
	place = func(a, size int) bool {
		if a == p.N {
			return true
		}
		for regs[a] = 0; regs[a] < size; regs[a]++ {
			ok := p.Dist(a, a).containsMultiples(size)
			for b := 0; ok && b < a; b++ {
				ok = p.compatible(a, b, regs[b]-regs[a], size)
			}
			if ok && place(a+1, size) {
				return true
			}
			if a == 0 {
				break // the cylinder has no first register
			}
		}
		return false
	}
	for size := 1; size <= limit; size++ {
		if place(0, size) {
			return size
		}
	}
	return -1
}

func randomVectors(rng *rand.Rand, n, ii int, blades bool) []Vector {
	vectors := make([]Vector, n)
	for i := range vectors {
		vectors[i] = Vector{Start: rng.Intn(ii), Length: 1 + rng.Intn(2*ii+2), Stage: rng.Intn(3)}
		if blades && rng.Intn(3) == 0 {
			vectors[i].Omega = rng.Intn(3)
		}
		if blades && rng.Intn(3) == 0 {
			vectors[i].Alpha = rng.Intn(3)
		}
	}
	return vectors
}

func TestPackAgainstAllAssignments(t *testing.T) {
	rng := rand.New(rand.NewSource(3))
	for _, blades := range []bool{false, true} {
		worse := map[int]int{}
		for range 400 {
			ii := 1 + rng.Intn(6)
			vectors := randomVectors(rng, 1+rng.Intn(6), ii, blades)
			p := packing(vectors, ii)
			lower := maxLive(vectors, ii, 3)
			regs, used := p.Pack(lower, roomFactor*p.Room(), PackOptions{})
			if !p.Legal(regs, used) {
				t.Fatalf("illegal packing %v of %+v", regs, vectors)
			}
			best := smallest(p, used)
			if best < lower {
				t.Fatalf("MaxLive %d is no lower bound of %d: %+v, II %d", lower, best, vectors, ii)
			}
			worse[used-best]++
		}
		t.Logf("blades %t: registers beyond the optimum: %v", blades, worse)
		if worse[0] < 400 {
			t.Errorf("blades %t: too far from the optimum: %v", blades, worse)
		}
	}
}

// TestRoomIsEnough checks the packing of last resort.
func TestRoomIsEnough(t *testing.T) {
	rng := rand.New(rand.NewSource(4))
	for range 300 {
		ii := 1 + rng.Intn(6)
		p := packing(randomVectors(rng, 1+rng.Intn(12), ii, true), ii)
		if regs, size := p.inRow(p.Room()); !p.Legal(regs, size) {
			t.Fatalf("%v is illegal on %d registers", regs, size)
		}
	}
}
