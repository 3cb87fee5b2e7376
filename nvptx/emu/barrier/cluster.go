package barrier

// Cluster is what a block knows of the barrier of its cluster (PTX ISA, section 9.7.13.4); K is
// what the checks know of a warp when it arrives.
type Cluster[K any] struct {
	arrived []uint32 // by warp: threads, in the phase that runs
	knew    []K      // of the block's arrivals
	Last    []K      // of the phase before
}

// NewCluster is the barrier of a block of so many warps.
func NewCluster[K any](warps int) Cluster[K] { return Cluster[K]{arrived: make([]uint32, warps)} }

// Arrive notes threads of a warp, and returns those that have arrived before without a wait.
func (b *Cluster[K]) Arrive(warp int, threads uint32) (again uint32) {
	again = b.arrived[warp] & threads
	b.arrived[warp] |= threads
	return again
}

// Knows adds what an arrival knows.
func (b *Cluster[K]) Knows(k K) { b.knew = append(b.knew, k) }

// Waits are those of a warp's threads that have arrived in the phase that runs.
func (b *Cluster[K]) Waits(warp int, threads uint32) uint32 { return b.arrived[warp] & threads }

// Next begins the next phase.
func (b *Cluster[K]) Next() {
	clear(b.arrived)
	b.Last, b.knew = b.knew, nil
}
