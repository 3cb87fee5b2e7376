package emu

import (
	"encoding/binary"
	"math"
	"math/bits"

	"opt-go/nvptx/ptx"
)

// Most accesses of a warp are to one piece of memory, aligned and in bounds, and nobody checks them.
// What is found not to be so goes by lane, which finds out why.

// offsets resolves the addresses of the running threads, each in the same piece of memory: mem, at
// offsets into it.
func (w *warp) offsets(m *memRef, at *lanes) (mem []byte, ok bool) {
	if w.block.check != nil {
		return nil, false
	}
	base, n := m.base.lanes(w), uint64(m.size*m.count)
	start, wrap := uint64(0), uint64(math.MaxUint64)
	space := m.space
	switch space {
	case ptx.Shared:
		mem, wrap = w.block.shared, math.MaxUint32
	case ptx.Const:
		mem = w.block.run.consts
	case ptx.ParamSpace:
		mem = w.block.run.params
	case ptx.Global, ptx.Generic:
		first := base[firstLane(w.exec)] + m.off
		if s := w.segment; s == nil || !s.holds(first, int(n)) {
			if s = w.block.run.memory.find(first, int(n)); s == nil {
				return nil, false
			}
			w.segment = s
		}
		space, mem, start = ptx.Global, w.segment.data, w.segment.base
	default:
		return nil, false
	}
	if uint64(len(mem)) < n {
		return nil, false
	}
	last := uint64(len(mem)) - n
	t := &w.touched
	t.Space = space
	for active := w.exec; active != 0; active &= active - 1 {
		i := bits.TrailingZeros32(active)
		addr := (base[i] + m.off) & wrap
		off := addr - start
		if off > last || addr&(n-1) != 0 {
			return nil, false
		}
		t.Addrs[i], at[i] = addr, off
	}
	return mem, true
}

// loadDirectly loads one element of four or eight bytes for each thread; false: it has not.
func (w *warp) loadDirectly(m *memRef) bool {
	if len(m.dsts) != 1 || m.extend > 0 && m.extend < 32 || m.size < 4 || m.dsts[0] < 0 {
		return false
	}
	var at lanes
	mem, ok := w.offsets(m, &at)
	if !ok {
		return false
	}
	d, mask := &w.regs[m.dsts[0]], m.masks[0]
	if m.size == 8 {
		w.eachLane(func(i int) { d[i] = binary.LittleEndian.Uint64(mem[at[i]:]) & mask })
		return true
	}
	if m.extend == 32 && mask > math.MaxUint32 {
		w.eachLane(func(i int) { d[i] = uint64(int32(binary.LittleEndian.Uint32(mem[at[i]:]))) & mask })
		return true
	}
	for active := w.exec; active != 0; active &= active - 1 {
		i := bits.TrailingZeros32(active)
		d[i] = uint64(binary.LittleEndian.Uint32(mem[at[i]:])) & mask
	}
	return true
}

// storeDirectly stores one element of four or eight bytes for each thread; false: it has not.
func (w *warp) storeDirectly(m *memRef) bool {
	if len(m.srcs) != 1 || m.size < 4 || m.space == ptx.Const || m.space == ptx.ParamSpace {
		return false
	}
	var at lanes
	mem, ok := w.offsets(m, &at)
	if !ok {
		return false
	}
	v := m.srcs[0].lanes(w)
	if m.size == 8 {
		w.eachLane(func(i int) { binary.LittleEndian.PutUint64(mem[at[i]:], v[i]) })
		return true
	}
	for active := w.exec; active != 0; active &= active - 1 {
		i := bits.TrailingZeros32(active)
		binary.LittleEndian.PutUint32(mem[at[i]:], uint32(v[i]))
	}
	return true
}
