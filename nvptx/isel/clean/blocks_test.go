package clean

import (
	"math/rand"
	"testing"
)

// TestDominators holds the dominators of random graphs against their definition: a dominates b if b
// cannot be reached without a.
func TestDominators(t *testing.T) {
	r := rand.New(rand.NewSource(1))
	for range 500 {
		bs := make([]block, 1+r.Intn(12))
		for n := range bs {
			for range r.Intn(3) {
				bs[n].succs = append(bs[n].succs, r.Intn(len(bs)))
			}
			bs[n].idom = -1
		}
		for n := range bs {
			for _, s := range bs[n].succs {
				bs[s].preds = append(bs[s].preds, n)
			}
		}
		order := dominators(bs)
		reached := reachedWithout(bs, -1)
		if n := count(reached); len(order) != n || order[0] != 0 {
			t.Fatalf("%d blocks are reached, order %v: %v", n, order, bs)
		}
		for b := range bs {
			for a := range bs {
				if !reached[a] || !reached[b] {
					continue
				}
				above := b
				for above != a && above != 0 {
					above = bs[above].idom
				}
				if dominates := a == b || !reachedWithout(bs, a)[b]; dominates != (above == a) {
					t.Fatalf("%d dominates %d: %t, by the tree %t: %v", a, b, dominates, above == a, bs)
				}
			}
		}
	}
}

// reachedWithout marks the blocks that are reachable without passing a given one.
func reachedWithout(bs []block, not int) []bool {
	seen := make([]bool, len(bs))
	work := []int{0}
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if b != not && !seen[b] {
			seen[b] = true
			work = append(work, bs[b].succs...)
		}
	}
	return seen
}

func count(bs []bool) int {
	n := 0
	for _, b := range bs {
		if b {
			n++
		}
	}
	return n
}
