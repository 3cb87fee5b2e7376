package emu

import (
	"opt-go/nvptx/emu/shape"
	"opt-go/nvptx/ptx"
)

// specialLanes returns a special register's values. Those are kept that are the same whatever the
// block.
func (w *warp) specialLanes(s ptx.Special, slot uint8) *lanes {
	d := &w.scratch[slot]
	if s >= ptx.Envreg0 {
		d.Fill(shape.Environment(int(s-ptx.Envreg0), w.block.run.workspace))
		return d
	}
	if l := w.specials[s]; l != nil {
		return l
	}
	if shape.Varies(s) {
		d.Fill(w.special(s, 0))
		return d
	}
	d = new(lanes)
	w.specials[s] = d
	for i := range d {
		d[i] = w.special(s, i)
	}
	return d
}

func (w *warp) special(s ptx.Special, lane int) uint64 {
	r, b := w.block.run, w.block
	at := shape.Place{
		Block: b.index, Warp: w.index, Lane: lane, SM: b.sm, SMs: 1, Time: max(w.clock, w.executed), Dynamic: r.cfg.SharedBytes,
	}
	if r.cfg.Timing != nil {
		at.SMs = r.cfg.Timing.SMs
	}
	return r.Special(s, &at)
}
