package emu

import (
	"math"

	"opt-go/nvptx/emu/lane"
	"opt-go/nvptx/emu/layout"
	"opt-go/nvptx/ptx"
)

// Most accesses of a warp are to one piece of memory, aligned, in bounds, and not
// checked. The others go by lane, which finds out why.

// piece is a part of memory that starts at an address, and where an access's threads are in it.
type piece struct {
	mem     []byte // nil: local memory, of which each thread has its own
	size    int
	start   uint64
	wrap    uint64 // addresses are as wide as this
	space   ptx.Space
	at      lanes      // offsets of the threads
	steps   lane.Steps // the same, if they are regular: at is not set, unless something counts the accesses
	regular bool
}

// pieceOf finds where the access of the first running thread lies.
func (w *warp) pieceOf(m *memRef, first uint64, n int) bool {
	p := &w.piece
	p.mem, p.start, p.space, p.wrap = nil, 0, m.space, math.MaxUint64
	if m.space == ptx.Generic {
		if p.space = layout.SpaceOf(first); p.space != ptx.Global {
			p.start = layout.Window(p.space)
		}
	} else if m.space == ptx.Shared {
		p.wrap = math.MaxUint32
	}
	switch p.space {
	case ptx.Shared:
		if p.mem = w.block.shared; w.block.part != 0 && first-p.start >= w.block.part {
			p.start += w.block.part
		}
	case ptx.Local:
		p.size = len(w.stack.Local[0])
		return p.size >= n
	case ptx.Const:
		p.mem = w.block.run.consts
	case ptx.ParamSpace:
		p.mem = w.block.run.params
	case ptx.Global:
		if s := w.segment; s == nil || !s.Holds(first, n) {
			if s = w.block.run.memory.Find(first, n); s == nil {
				return false
			}
			w.segment = s
		}
		p.mem, p.start = w.segment.Data, w.segment.Base
	default:
		return false
	}
	p.size = len(p.mem)
	return p.size >= n && p.start&uint64(n-1) == 0
}

// offsets resolves the running threads' addresses in one piece of memory to offsets into it.
func (w *warp) offsets(m *memRef) (p *piece, ok bool) {
	p = &w.piece
	if w.block.check != nil {
		return p, false
	}
	base, n := m.base.lanes(w), m.size*m.count
	if !w.pieceOf(m, base[firstLane(w.exec)]+m.off, n) {
		return p, false
	}
	counting, add := w.block.run.counting, m.off-p.start
	p.regular = false
	if w.exec == fullMask && p.mem != nil && m.atomic.Update == nil {
		p.regular = p.steps.Regular(base, add, p.wrap, uint64(n), uint64(p.size))
	}
	switch {
	case p.regular && !counting:
		return p, true
	case p.regular:
		p.steps.Fill(&p.at)
	case !lane.Offsets(&p.at, base, w.exec, add, p.wrap, uint64(p.size-n), uint64(n)):
		return p, false
	}
	if t := &w.touched; counting {
		t.Space = p.space
		if t.Addrs = p.at; p.space == ptx.Global {
			(*lanes)(&t.Addrs).Add(p.start)
		}
	}
	return p, true
}

// loadDirectly loads for each thread; false: it has not.
func (w *warp) loadDirectly(m *memRef) bool {
	p, ok := w.offsets(m)
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
			lane.GatherOwn(d, &w.stack.Local, &p.at, skip, w.exec, e)
		case p.regular:
			p.steps.Gather(d, p.mem, skip, e)
		case m.uniform:
			d.FillIn(w.exec, e.Read(p.mem[p.at[firstLane(w.exec)]+uint64(skip):]))
		default:
			lane.Gather(d, p.mem[skip:], &p.at, w.exec, e)
		}
	}
	return true
}

// storeDirectly stores for each thread; false: it has not.
func (w *warp) storeDirectly(m *memRef) bool {
	p, ok := w.offsets(m)
	if !ok || p.space == ptx.Const || p.space == ptx.ParamSpace {
		return false
	}
	for k := range m.srcs {
		switch v := m.srcs[k].lanes(w); {
		case p.mem == nil:
			lane.ScatterOwn(&w.stack.Local, &p.at, v, k*m.size, w.exec, m.size)
		case p.regular:
			p.steps.Scatter(p.mem, v, k*m.size, m.size)
		default:
			lane.Scatter(p.mem[k*m.size:], &p.at, v, w.exec, m.size)
		}
	}
	return true
}
