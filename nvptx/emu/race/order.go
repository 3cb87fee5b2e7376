package race

// Arrive returns what a warp knows when it comes to a barrier.
func (c *Checker) Arrive(warp int) Clock {
	knew := append(Clock(nil), c.clocks[warp]...)
	c.clocks[warp][warp]++
	return knew
}

// Release orders the warps that have waited at a barrier after what all knew that came there.
func (c *Checker) Release(knew []Clock, waited []int) {
	all := make(Clock, len(c.clocks))
	for _, k := range knew {
		all.Merge(k)
	}
	for _, w := range waited {
		c.clocks[w].Merge(all)
	}
}

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
		p = &phase{make(Clock, len(c.clocks)), make(Clock, len(c.clocks))}
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
