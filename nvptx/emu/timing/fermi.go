package timing

// Fermi is the machine of the timing model, with the source of each number. [S] is Sampaio et al.,
// "Divergence analysis" (2013); [W] Wu et al., "gpucc" (2016); [F] NVIDIA's Fermi whitepaper (2009)
// and the CUDA programming guide's table for compute capability 2.0. The paper gives latencies as
// ratios only; their absolute scale is ours.
type Fermi struct {
	SMs        int // streaming multiprocessors
	Schedulers int // per SM, one warp instruction per cycle each
	Warps      int // resident per SM
	Blocks     int // resident per SM
	Registers  int // 32-bit, per SM
	Shared     int // bytes per SM

	ALU        uint64 // cycles until a result can be used
	Special    uint64 // the same for rcp, sqrt, sin and their like, and for divisions of floats
	Divide32   uint64 // instructions that an integer division of up to 32 bits expands to: there is no unit for it
	Divide64   uint64 // the same for 64 bits
	SharedHit  uint64 // shared memory
	CacheHit   uint64 // local and global memory in the first-level cache
	CacheMiss  uint64 // … not in it
	MissCycles uint64 // cycles that one 128-byte transaction with memory keeps the SM's share of the bus

	CacheBytes  int  // of the first-level cache
	CacheWays   int  // its associativity
	CacheGlobal bool // global memory goes through it too
}

// NewFermi returns the paper's machine: a GTX 570 with 48 KB of shared memory and 16 KB of cache,
// which only local memory uses (-dlcm=cg).
func NewFermi() *Fermi {
	return &Fermi{
		SMs:        14,       // [S] section 5
		Schedulers: 2,        // [F]
		Warps:      48,       // [S] 1,536 threads per SM
		Blocks:     8,        // [F]
		Registers:  32768,    // [S] section 4
		Shared:     48 << 10, // [S] section 5

		ALU:        4,    // our scale
		Special:    16,   // [F] 4 special-function units serve a warp in 8 cycles; a result takes two rounds (our scale)
		Divide32:   20,   // [W] section 3.6 gives the order: the sequence grows faster than the width
		Divide64:   70,   // [W] about 70 instructions
		SharedHit:  10,   // [S] section 4: less than 3 times a register
		CacheHit:   10,   // [S] section 4: as fast as shared memory
		CacheMiss:  1000, // [S] section 4: 100 times a hit
		MissCycles: 9,    // 152 GB/s over 14 SMs at 732 MHz is 15 bytes per cycle

		CacheBytes: 16 << 10, // [S] section 5
		CacheWays:  4,        // our choice; NVIDIA does not say
	}
}

// Residency is the number of blocks that fit on an SM concurrently, with the warps, shared bytes and
// registers of a thread that they have; registers 0: unknown.
func (hw *Fermi) Residency(warps, shared, registers int) int {
	fit := min(hw.Blocks, hw.Warps/warps)
	if shared > 0 {
		fit = min(fit, hw.Shared/shared)
	}
	if registers > 0 {
		fit = min(fit, hw.Registers/(registers*warpSize*warps))
	}
	return fit
}

const warpSize = 32
