package emu

import (
	"opt-go/nvptx/emu/shape"
	"opt-go/nvptx/ptx"
)

// specialLanes returns a special register's values.
func (w *warp) specialLanes(s ptx.Special, slot uint8) *lanes {
	d, r, b := &w.scratch[slot], w.block.run, w.block
	if s >= ptx.Pm0 {
		d.Fill(shape.Numbered(s, r.workspace))
		return d
	}
	at := shape.Place{Block: b.index, Warp: w.index, SM: b.sm, SMs: 1, Time: max(w.clock, w.executed), Dynamic: r.cfg.SharedBytes}
	if r.cfg.Timing != nil {
		at.SMs = r.cfg.Timing.SMs
	}
	return w.specials.Of(&r.Shape, s, at, d)
}
