package modulo

import "slices"

// packingBudget bounds the search of shortestPacking, in placements; loops have a handful of
// divisions.
const packingBudget = 20000

// shortestPacking is the length of the fullest unit when operations that hold a unit for busy[i]
// cycles are dealt out to a number of units as evenly as possible: the smallest II for which
// unpipelined units suffice. Beyond the budget it is a lower bound of that.
func shortestPacking(busy []int, units int) int {
	sorted := slices.Clone(busy)
	slices.Sort(sorted)
	slices.Reverse(sorted)
	bound := packingBound(sorted, units)
	if len(sorted) == 0 || sorted[0] == 1 {
		return bound
	}
	p := packer{busy: sorted, load: make([]int, units), budget: packingBudget}
	for ; ; bound++ {
		if p.fits(0, bound) || p.budget <= 0 {
			return bound
		}
	}
}

// packingBound bounds it from below, for busy in descending order: the average, and, among the
// k·units+1 longest, the k+1 shortest, which meet on one unit at least.
func packingBound(busy []int, units int) int {
	sum := 0
	for _, b := range busy {
		sum += b
	}
	bound := (sum + units - 1) / units
	for k := 0; k*units < len(busy); k++ {
		together := 0
		for _, b := range busy[k*units-k : k*units+1] {
			together += b
		}
		bound = max(bound, together)
	}
	return bound
}

type packer struct {
	busy   []int
	load   []int
	budget int
}

// fits reports whether the operations from number i on fit the units up to a length, the longest
// first. Units of equal load are tried once.
func (p *packer) fits(i, length int) bool {
	if i == len(p.busy) {
		return true
	}
	for u, load := range p.load {
		if load+p.busy[i] > length || slices.Contains(p.load[:u], load) {
			continue
		}
		p.budget--
		if p.budget <= 0 {
			return false
		}
		p.load[u] += p.busy[i]
		ok := p.fits(i+1, length)
		p.load[u] -= p.busy[i]
		if ok {
			return true
		}
	}
	return false
}
