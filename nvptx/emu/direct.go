package emu

import (
	"math"

	"opt-go/nvptx/emu/lane"
	"opt-go/nvptx/emu/layout"
	"opt-go/nvptx/ptx"
)

// Most accesses of a warp are to one piece of memory, aligned, in bounds, and not
// checked. The others go by lane, which finds out why.

// piece is a part of memory that starts at an address.
type piece struct {
	mem   []byte // nil: local memory, of which each thread has its own
	size  int
	start uint64
	wrap  uint64 // addresses are as wide as this
	space ptx.Space
}

// pieceOf is where the access of the first running thread lies.
func (w *warp) pieceOf(m *memRef, first uint64, n int) (p piece, ok bool) {
	p.space, p.wrap = m.space, math.MaxUint64
	if m.space == ptx.Generic {
		if p.space = layout.SpaceOf(first); p.space != ptx.Global {
			p.start = layout.Window(p.space)
		}
	} else if m.space == ptx.Shared {
		p.wrap = math.MaxUint32
	}
	switch p.space {
	case ptx.Shared:
		p.mem = w.block.shared
	case ptx.Local:
		p.size = len(w.local[0])
		return p, p.size >= n
	case ptx.Const:
		p.mem = w.block.run.consts
	case ptx.ParamSpace:
		p.mem = w.block.run.params
	case ptx.Global:
		if s := w.segment; s == nil || !s.Holds(first, n) {
			if s = w.block.run.memory.Find(first, n); s == nil {
				return p, false
			}
			w.segment = s
		}
		p.mem, p.start = w.segment.Data, w.segment.Base
	default:
		return p, false
	}
	p.size = len(p.mem)
	return p, p.size >= n && p.start&uint64(n-1) == 0
}

// offsets resolves the addresses of the running threads, each in the same piece of memory, to
// offsets into it.
func (w *warp) offsets(m *memRef, at *lanes) (p piece, ok bool) {
	if w.block.check != nil {
		return p, false
	}
	base, n := m.base.lanes(w), m.size*m.count
	if p, ok = w.pieceOf(m, base[firstLane(w.exec)]+m.off, n); !ok {
		return p, false
	}
	if !lane.Offsets(at, base, w.exec, m.off-p.start, p.wrap, uint64(p.size-n), uint64(n)) {
		return p, false
	}
	if t := &w.touched; w.block.run.counting || m.update != nil {
		t.Space = p.space
		if t.Addrs = *at; p.space == ptx.Global {
			(*lanes)(&t.Addrs).Add(p.start)
		}
	}
	return p, true
}

// loadDirectly loads for each thread; false: it has not.
func (w *warp) loadDirectly(m *memRef) bool {
	var at lanes
	p, ok := w.offsets(m, &at)
	if !ok {
		return false
	}
	for k, reg := range m.dsts {
		if reg < 0 {
			continue
		}
		d, e, skip := &w.regs[reg], lane.Element{Size: m.size, Extend: m.extend, Mask: m.masks[k]}, k*m.size
		switch {
		case p.mem == nil:
			lane.GatherOwn(d, &w.local, &at, skip, w.exec, e)
		case m.uniform:
			d.FillIn(w.exec, e.Read(p.mem[at[firstLane(w.exec)]+uint64(skip):]))
		default:
			lane.Gather(d, p.mem[skip:], &at, w.exec, e)
		}
	}
	return true
}

// storeDirectly stores for each thread; false: it has not.
func (w *warp) storeDirectly(m *memRef) bool {
	var at lanes
	p, ok := w.offsets(m, &at)
	if !ok || p.space == ptx.Const || p.space == ptx.ParamSpace {
		return false
	}
	for k := range m.srcs {
		if v := m.srcs[k].lanes(w); p.mem == nil {
			lane.ScatterOwn(&w.local, &at, v, k*m.size, w.exec, m.size)
		} else {
			lane.Scatter(p.mem[k*m.size:], &at, v, w.exec, m.size)
		}
	}
	return true
}
