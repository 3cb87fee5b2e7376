package emu

import (
	"encoding/binary"
	"math"
	"math/bits"

	"opt-go/nvptx/emu/layout"
	"opt-go/nvptx/emu/scalar"
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
	last, add := uint64(p.size-n), m.off-p.start
	var over, low uint64
	if w.exec == fullMask {
		for i := range at {
			off := (base[i] + add) & p.wrap
			at[i] = off
			over |= last - off | off // a sign bit where the offset is too large
			low |= off
		}
	} else {
		for active := w.exec; active != 0; active &= active - 1 {
			i := bits.TrailingZeros32(active)
			off := (base[i] + add) & p.wrap
			at[i] = off
			over |= last - off | off
			low |= off
		}
	}
	if int64(over) < 0 || low&uint64(n-1) != 0 {
		return p, false
	}
	if t := &w.touched; w.block.run.counting || m.update != nil {
		t.Space = p.space
		start := uint64(0)
		if p.space == ptx.Global {
			start = p.start
		}
		for i := range at {
			t.Addrs[i] = at[i] + start
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
	if m.uniform && p.mem != nil {
		w.loadOnce(m, p.mem[at[firstLane(w.exec)]:])
		return true
	}
	for k, reg := range m.dsts {
		switch {
		case reg < 0:
		case p.mem == nil:
			w.gatherLocal(&w.regs[reg], k*m.size, &at, m, m.masks[k])
		default:
			w.gather(&w.regs[reg], p.mem[k*m.size:], &at, m, m.masks[k])
		}
	}
	return true
}

// loadOnce loads the same for all threads.
func (w *warp) loadOnce(m *memRef, from []byte) {
	for k, reg := range m.dsts {
		if reg < 0 {
			continue
		}
		v := extended(little(from[k*m.size:], m.size), m.extend) & m.masks[k]
		d := &w.regs[reg]
		if w.exec == fullMask {
			d.Fill(v)
			continue
		}
		for active := w.exec; active != 0; active &= active - 1 {
			d[bits.TrailingZeros32(active)] = v
		}
	}
}

func extended(v uint64, from int) uint64 {
	if from == 0 {
		return v
	}
	return uint64(int64(v<<(64-from)) >> (64 - from))
}

// little reads a number of 1, 2, 4 or 8 bytes.
func little(b []byte, size int) uint64 {
	switch size {
	case 1:
		return uint64(b[0])
	case 2:
		return uint64(binary.LittleEndian.Uint16(b))
	case 4:
		return uint64(binary.LittleEndian.Uint32(b))
	}
	return binary.LittleEndian.Uint64(b)
}

// gather loads one element for each thread.
func (w *warp) gather(d *lanes, mem []byte, at *lanes, m *memRef, mask uint64) {
	if m.size == 4 && (m.extend == 0 || mask == math.MaxUint32) {
		if w.exec == fullMask {
			for i := range d {
				d[i] = uint64(binary.LittleEndian.Uint32(mem[at[i]:]))
			}
			return
		}
		for active := w.exec; active != 0; active &= active - 1 {
			i := bits.TrailingZeros32(active)
			d[i] = uint64(binary.LittleEndian.Uint32(mem[at[i]:]))
		}
		return
	}
	if m.size == 8 {
		for active := w.exec; active != 0; active &= active - 1 {
			i := bits.TrailingZeros32(active)
			d[i] = binary.LittleEndian.Uint64(mem[at[i]:])
		}
		return
	}
	for active := w.exec; active != 0; active &= active - 1 {
		i := bits.TrailingZeros32(active)
		d[i] = extended(little(mem[at[i]:], m.size), m.extend) & mask
	}
}

// gatherLocal loads one element for each thread, skip bytes after its offset, from local memory.
func (w *warp) gatherLocal(d *lanes, skip int, at *lanes, m *memRef, mask uint64) {
	for active := w.exec; active != 0; active &= active - 1 {
		i := bits.TrailingZeros32(active)
		d[i] = extended(little(w.local[i][at[i]+uint64(skip):], m.size), m.extend) & mask
	}
}

// storeDirectly stores for each thread; false: it has not.
func (w *warp) storeDirectly(m *memRef) bool {
	var at lanes
	p, ok := w.offsets(m, &at)
	if !ok || p.space == ptx.Const || p.space == ptx.ParamSpace {
		return false
	}
	var values [8]*lanes
	for k := range m.srcs {
		values[k] = m.srcs[k].lanes(w)
	}
	for k := range m.srcs {
		if p.mem == nil {
			w.scatterLocal(k*m.size, &at, m.size, values[k])
		} else {
			w.scatter(p.mem[k*m.size:], &at, m.size, values[k])
		}
	}
	return true
}

// scatterLocal stores one element of each thread to local memory.
func (w *warp) scatterLocal(skip int, at *lanes, size int, v *lanes) {
	for active := w.exec; active != 0; active &= active - 1 {
		i := bits.TrailingZeros32(active)
		scalar.Store(w.local[i][at[i]+uint64(skip):], size, v[i])
	}
}

// scatter stores one element of each thread. Of threads that write to the same place the last wins.
func (w *warp) scatter(mem []byte, at *lanes, size int, v *lanes) {
	active := w.exec
	switch size {
	case 1:
		for ; active != 0; active &= active - 1 {
			i := bits.TrailingZeros32(active)
			mem[at[i]] = byte(v[i])
		}
	case 2:
		for ; active != 0; active &= active - 1 {
			i := bits.TrailingZeros32(active)
			binary.LittleEndian.PutUint16(mem[at[i]:], uint16(v[i]))
		}
	case 4:
		for ; active != 0; active &= active - 1 {
			i := bits.TrailingZeros32(active)
			binary.LittleEndian.PutUint32(mem[at[i]:], uint32(v[i]))
		}
	default:
		for ; active != 0; active &= active - 1 {
			i := bits.TrailingZeros32(active)
			binary.LittleEndian.PutUint64(mem[at[i]:], v[i])
		}
	}
}
