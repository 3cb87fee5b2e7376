package emu

import "opt-go/nvptx/emu/report"

// Event is one execution of an instruction, as passed to Launch.Watch.
type Event = report.Event

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
