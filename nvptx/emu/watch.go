package emu

import "opt-go/nvptx/ptx"

// Event is one execution of an instruction by the converged threads of a warp, as passed to
// Launch.Watch. It is valid only during the call.
type Event struct {
	Func    *ptx.Func
	Inst    *ptx.Inst
	Block   Dim3   // in the grid
	First   int    // number in the block of the warp's first thread
	Threads uint32 // a bit for each thread of the warp that executed it
	// Values are what the threads have computed, zero-extended: the result (the first register of
	// several), 0 or 1 for a predicate, of a store what it writes first. HasValue is false when the
	// instruction has none of these.
	Values   [warpSize]uint64
	HasValue bool
}

// watch reports the operation that has just run in the threads of exec.
func (w *warp) watch(o *op, exec uint32) {
	e := &Event{Func: o.fn.Source, Inst: o.in, Block: w.block.index, First: w.first, Threads: exec}
	switch {
	case o.control || o.leavesFn || o.call != nil: // the registers may be another function's by now
	case o.mem != nil && o.mem.isStore && len(o.mem.srcs) > 0:
		e.Values, e.HasValue = *o.mem.srcs[0].lanes(w), true
	case o.mem != nil && len(o.mem.dsts) > 0 && o.mem.dsts[0] >= 0:
		e.Values, e.HasValue = w.regs[o.mem.dsts[0]], true
	case len(o.dsts) > 0 && o.dsts[0] >= 0:
		e.Values, e.HasValue = w.regs[o.dsts[0]], true
	case o.dst >= 0:
		e.Values, e.HasValue = w.regs[o.dst], true
	case o.dstPred >= 0:
		for k := range e.Values {
			e.Values[k] = uint64(w.preds[o.dstPred] >> k & 1)
		}
		e.HasValue = true
	}
	w.block.run.cfg.Watch(e)
}
