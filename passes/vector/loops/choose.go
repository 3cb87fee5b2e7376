package loops

import (
	"math/bits"

	"opt-go/frontend/ir"
)

const (
	// tinyTrips is below which a number of iterations is too few for any work around the vector
	// loop.
	tinyTrips = 16
	// smallLoop is the cost below which the control of a loop weighs so much that several vectors
	// share it.
	smallLoop = 20
)

// choose returns the lanes of the vectorized loop and how many vectors it does side by side, or why
// it is better left alone.
func (c *candidate) choose(d *demand) (lanes, copies int, why string) {
	trips := int(min(c.scev.TripCount(c.Loop), 1<<30)) // 0: not known
	most := c.mostLanes(d)
	lanes = int(c.FlagInt("force-vector-width", int64(c.hints.width)))
	if lanes > 1 {
		if lanes&(lanes-1) != 0 || lanes > 64 || c.access.Lanes < 2 {
			return 0, 0, "the demanded width is not possible"
		}
		lanes = min(lanes, floor2(c.access.Lanes))
	} else if lanes = d.cheapest(most); lanes == 1 {
		return 0, 0, "the cost-model indicates that vectorization is not beneficial"
	}
	if trips > 0 {
		for lanes > trips {
			lanes /= 2
		}
	}
	if lanes < 2 {
		return 0, 0, "the loop has too few iterations"
	}
	exact := trips > 0 && trips%lanes == 0
	small := c.f.Attrs.Fn.Has("optsize") || c.f.Attrs.Fn.Has("minsize")
	tight := small || trips > 0 && trips < tinyTrips && !c.hints.forced // nothing may be left over
	if tight && (!exact || len(c.access.Depend.Checks) > 0 || len(c.access.Depend.Assumed.List) > 0) {
		return 0, 0, "a scalar loop or checks would be needed"
	}
	copies = c.copies(d, lanes, trips)
	for copies > 1 && (lanes*copies > c.access.Lanes || trips > 0 && (trips < lanes*copies || tight && trips%(lanes*copies) != 0)) {
		copies /= 2
	}
	return lanes, copies, ""
}

// mostLanes is how many of the widest elements fit a register, and memory allows.
func (c *candidate) mostLanes(d *demand) int {
	widest := 8
	see := func(t *ir.Type) {
		switch {
		case t.IsPtr():
			widest = max(widest, c.f.Module().Layout.PtrBits(t.Space))
		case t.IsFloat():
			widest = max(widest, t.FloatBits())
		default:
			widest = max(widest, t.Bits)
		}
	}
	for _, a := range c.access.Accesses {
		if a.Write || d.vector[a.Instr] {
			see(a.Elem)
		}
	}
	for phi := range c.reductions {
		see(phi.Type())
	}
	n := c.vectors.Bits / widest
	for n > c.access.Lanes {
		n /= 2
	}
	return n
}

// cheapest returns the number of lanes at which an iteration costs least, 1 if vectors do not pay.
func (d *demand) cheapest(most int) int {
	lanes, cost := 1, d.cost(1)
	forced := d.hints.forced
	for n := 2; n <= most; n *= 2 {
		if k := d.cost(n); k*lanes < cost*n || forced && lanes == 1 {
			lanes, cost = n, k
		}
	}
	return lanes
}

// copies is how many vectors are done side by side, which hides latencies and saves control: as
// many as registers hold, if the loop is small or sums up, where the last operation waits for the
// one before. LLVM's selectInterleaveCount.
func (c *candidate) copies(d *demand, lanes, trips int) int {
	if n := int(c.FlagInt("force-vector-interleave", int64(c.hints.count))); n > 0 {
		return floor2(min(n, 16))
	}
	if c.Opts.Bool("interleave-forced-only", false) || c.f.Attrs.Fn.Has("optsize") || c.f.Attrs.Fn.Has("minsize") || len(c.recurrences) > 0 && len(c.reductions) == 0 {
		return 1
	}
	varying, invariant := d.pressure(lanes)
	n := floor2(max(1, (c.vectors.Registers-invariant)/varying))
	n = min(n, c.vectors.Interleave)
	if trips > 0 {
		n = min(n, max(1, floor2(trips/lanes)))
	}
	if len(c.reductions) > 0 {
		return n
	}
	cost := d.cost(lanes)
	if cost >= smallLoop {
		return 1
	}
	small := min(n, max(1, floor2(smallLoop/cost)))
	loads, stores := 0, 0
	for _, a := range c.access.Accesses {
		if a.Write {
			stores++
		} else {
			loads++
		}
	}
	return floor2(max(small, n/max(1, stores), n/max(1, loads)))
}

// floor2 is the greatest power of two that is not above n.
func floor2(n int) int { return 1 << (bits.Len(uint(n)) - 1) }
