package race

import "opt-go/nvptx/ptx"

// Arrive returns what a warp knows when it comes to a barrier.
func (c *Checker) Arrive(warp int) Clock {
	knew := append(Clock(nil), c.clocks[warp]...)
	c.clocks[warp][warp]++
	return knew
}

// Release orders the warps that have waited at a barrier after what all knew that came there.
func (c *Checker) Release(knew []Clock, waited []int) {
	all := c.none()
	for _, k := range knew {
		all.Merge(k)
	}
	for _, w := range waited {
		c.clocks[w].Merge(all)
	}
}

// none is the clock that knows nothing.
func (c *Checker) none() Clock { return make(Clock, len(c.clocks[0])) }

// Merge adds what another one knows.
func (k Clock) Merge(other Clock) {
	for i, v := range other {
		k[i] = max(k[i], v)
	}
}

// phase is what warps knew that arrived at a barrier in shared memory: in the phase that runs, and
// in the last one.
type phase struct{ arrived, ended Clock }

// PhaseArrival keeps what a warp knows when it arrives at the barrier at an address.
func (c *Checker) PhaseArrival(warp int, addr uint64, ended bool) {
	p := c.phases[addr]
	if p == nil {
		p = &phase{c.none(), c.none()}
		c.phases[addr] = p
	}
	p.arrived.Merge(c.Arrive(warp))
	if ended {
		copy(p.ended, p.arrived)
	}
}

// PhaseEnded orders a warp after the arrivals of the phase that it has waited for.
func (c *Checker) PhaseEnded(warp int, addr uint64) {
	if p := c.phases[addr]; p != nil {
		c.clocks[warp].Merge(p.ended)
	}
}

// place is where a volatile, ordered or atomic access is. Kernels may have millions of them: the
// space is divided into places, so that the check may miss races, but keeps a bounded number of
// clocks.
type place uint16

func placeOf(a *Access) place {
	const most = 4096 // places of a space
	p := place(a.Addr / 4 % most)
	if a.Space == ptx.Global {
		p += most
	}
	return p
}

// acquire orders a warp after what those knew that have written where it reads: flags, locks and
// counters are read so.
func (c *Checker) acquire(a *Access) {
	if knew := c.places[placeOf(a)]; knew != nil {
		c.clocks[a.Warp].Merge(knew)
	}
}

// release publishes what a warp knows when it writes a flag, a lock or a counter.
func (c *Checker) release(a *Access) {
	p := placeOf(a)
	knew := c.places[p]
	if knew == nil {
		knew = c.none()
		c.places[p] = knew
	}
	own := c.clocks[a.Warp]
	knew.Merge(own)
	own[a.Warp]++
}
