package emu

import (
	"fmt"

	"opt-go/nvptx/emu/report"
)

// What a launch reports; see package report.
type (
	Dim3       = report.Dim3
	Fault      = report.Fault
	Finding    = report.Finding
	Stats      = report.Stats
	BySpace    = report.BySpace
	SpillStats = report.SpillStats
)

// fail ends the launch with a fault of the operation, in a lane of the warp.
func (w *warp) fail(o *op, lane int, kind, format string, args ...any) {
	panic(w.fault(o, lane, kind, fmt.Sprintf(format, args...)))
}

// fault describes what happened in a lane; lane -1 means the first active one.
func (w *warp) fault(o *op, lane int, kind, msg string) *Fault {
	if lane < 0 {
		lane = firstLane(w.exec)
	}
	b := w.block
	f := &Fault{Kind: kind, Msg: msg, File: b.run.prog.module.File, Placed: true, Block: b.index, Thread: b.run.Block.At(w.first + lane)}
	if o != nil {
		f.Line, f.Inst = o.in.Line, o.fn.Source.Text(o.in)
	}
	return f
}
