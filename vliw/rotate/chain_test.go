package rotate

import (
	"math/rand"
	"testing"
)

// TestChainCircuit packs random lifetimes with live-in and live-out values: what the chains find is
// legal, also by the checker of all registers at all times, and nearly always as small as an
// exhaustive search finds.
func TestChainCircuit(t *testing.T) {
	rng := rand.New(rand.NewSource(9))
	loops, best := 0, 0
	for loops < 500 {
		ii, vectors, stages := bladedVectors(rng)
		p := packing(vectors, ii)
		for size := maxLive(vectors, ii, stages); ; size++ {
			regs := chainCircuit(p, vectors, ii, size)
			if regs != nil && !p.Legal(regs, size) {
				t.Fatalf("%d registers %v are not legal for %+v, II %d", size, regs, vectors, ii)
			}
			if fitsSomehow(p, make([]int, 0, p.N), size) {
				loops++
				if regs != nil {
					best++
				}
				break
			}
			if regs != nil {
				t.Fatalf("%d registers %v for %+v, II %d, but none are legal", size, regs, vectors, ii)
			}
		}
	}
	t.Logf("%d of %d are the smallest", best, loops)
	if best < loops*9/10 {
		t.Errorf("only %d of %d are the smallest", best, loops)
	}
}

// bladedVectors makes up a few lifetimes, half of them with live-in or live-out values.
func bladedVectors(rng *rand.Rand) (ii int, vectors []Vector, stages int) {
	ii, stages = 1+rng.Intn(4), 1
	vectors = make([]Vector, 1+rng.Intn(5))
	for i := range vectors {
		vectors[i] = Vector{
			Start: rng.Intn(ii), Length: 1 + rng.Intn(2*ii), Stage: rng.Intn(4), Omega: rng.Intn(3) / 2 * (1 + rng.Intn(2)), Alpha: rng.Intn(4) / 3,
		}
		stages = max(stages, vectors[i].Stage+1)
	}
	return ii, vectors, stages
}

// TestChainBeatsHeuristics packs loops of which one value is live-in, one is live-out, at the lower
// bound.
func TestChainBeatsHeuristics(t *testing.T) {
	missed, beaten, rng := 0, 0, rand.New(rand.NewSource(10))
	for range 400 {
		ii, stages := 3+rng.Intn(6), 5
		vectors := make([]Vector, 25)
		for i := range vectors {
			vectors[i] = Vector{Start: rng.Intn(ii), Length: 2 + rng.Intn(2*ii), Stage: rng.Intn(stages)}
		}
		vectors[0].Omega, vectors[1].Alpha = 1, 1
		p := packing(vectors, ii)
		lower := lowerBound(p, vectors, ii, maxLive(vectors, ii, stages))
		if regs, used := p.Pack(lower, lower+20, PackOptions{}); regs == nil || used > lower {
			missed++
			if regs := chainCircuit(p, vectors, ii, lower); regs != nil {
				beaten++
			}
		}
	}
	t.Logf("%d of %d times", beaten, missed)
	if missed < 10 || beaten < missed*3/4 {
		t.Errorf("the chains find the bound only %d times of the %d where the heuristics do not", beaten, missed)
	}
}
