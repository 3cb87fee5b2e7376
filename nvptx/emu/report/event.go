package report

import "opt-go/nvptx/ptx"

// Event is one execution of an instruction by the converged threads of a warp, as passed to
// emu.Launch.Watch. It is valid only during the call.
type Event struct {
	Func    *ptx.Func
	Inst    *ptx.Inst
	Block   Dim3   // in the grid
	First   int    // number in the block of the warp's first thread
	Threads uint32 // a bit for each thread of the warp that executed it
	// Values are what the threads have computed, zero-extended: the result (the first register of
	// several), 0 or 1 for a predicate, of a store what it writes first. HasValue is false when the
	// instruction has none of these.
	Values   [32]uint64
	HasValue bool
}
