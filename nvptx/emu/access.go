package emu

import (
	"fmt"
	"math"
	"math/bits"

	"opt-go/nvptx/emu/lane"
	"opt-go/nvptx/emu/layout"
	"opt-go/nvptx/emu/scalar"
	"opt-go/nvptx/ptx"
)

// memRef is the memory operand of a decoded instruction.
type memRef struct {
	space   ptx.Space // where to look; Generic: by the address
	base    source
	off     uint64
	uniform bool // the address is the same for all threads
	size    int  // bytes of one element
	count   int  // elements
	extend  int  // bits to sign-extend from, 0: none
	dsts    []int32
	masks   []uint64 // of the destinations
	srcs    []source

	atomic    lane.Atomic
	system    bool // atomics that the host may do at the same time
	strong    bool // volatile, ordered, or atomic: no race
	isStore   bool
	plain     bool // of st: what is written is known
	copyBytes int  // cp.async
	dest      *memRef
}

// bytes resolves the address of a lane to memory of the given size, or faults.
func (w *warp) bytes(o *op, m *memRef, lane int, addr uint64, n int) []byte {
	space := m.space
	if space == ptx.Generic {
		if space = layout.SpaceOf(addr); space != ptx.Global {
			addr -= layout.Window(space)
		}
	}
	t := &w.touched
	t.Space = space
	t.Addrs[lane] = addr
	w.owner = w.block
	if addr&uint64(n-1) != 0 && addr%uint64(m.alignment()) != 0 {
		w.fail(o, lane, "misaligned access", "%s address %#x is no multiple of %d", layout.SpaceName(space), addr, m.alignment())
	}
	var mem []byte
	switch space {
	case ptx.Global:
		s := w.segment
		if s == nil || !s.Holds(addr, n) {
			if s = w.block.run.memory.Find(addr, n); s == nil {
				return w.stray(o, lane, space, addr, n, w.block.run.memory.Neighbour(addr, n))
			}
			w.segment = s
		}
		off := addr - s.Base
		mem = s.Data[off : off+uint64(n) : off+uint64(n)]
	case ptx.Shared:
		owner, off := w.block.sharedAt(addr & math.MaxUint32) // as wide as hardware's: an offset may wrap around
		t.Addrs[lane] = off
		mem = w.inside(o, lane, space, owner.shared, off, n)
		if w.owner = owner; owner != w.block {
			owner.remote(w, o, m, lane, off, n)
			return mem
		}
		addr = off
	case ptx.Local:
		mem = w.inside(o, lane, space, w.stack.Local[lane], addr, n)
	case ptx.Const:
		var within bool
		if mem, within = layout.Constants(w.block.run.consts, addr, n); !within {
			mem = w.stray(o, lane, space, addr, n, mem)
		}
	default:
		mem = w.inside(o, lane, space, w.block.run.params, addr, n)
	}
	if m.isStore && (space == ptx.Const || space == ptx.ParamSpace) {
		w.fail(o, lane, "write to read-only memory", "%s address %#x", layout.SpaceName(space), addr)
	}
	if c := w.block.check; c != nil && !m.plain {
		c.check(w, c.accessOf(w, o, m, space, lane, addr, n), m, nil)
	}
	return mem
}

// remote notes an access to the block's shared memory by another block's warp: it is not checked.
func (b *block) remote(w *warp, o *op, m *memRef, lane int, off uint64, n int) {
	if w.block.check == nil {
		return
	}
	if b.ended {
		w.report(o, lane, "block has ended", "the shared memory is that of a block of the cluster that has ended")
	}
	if m.isStore {
		b.check.Delivered(ptx.Shared, off, n)
	}
}

func (m *memRef) alignment() int {
	if m.copyBytes > 0 {
		return m.copyBytes
	}
	return m.size * m.count
}

func (w *warp) inside(o *op, lane int, space ptx.Space, mem []byte, addr uint64, n int) []byte {
	if size := uint64(len(mem)); addr > size || size-addr < uint64(n) {
		w.outOfBounds(o, lane, space, addr, n)
	}
	return mem[addr : addr+uint64(n) : addr+uint64(n)]
}

// stray lets an unchecked access outside of allocations reach a GPU's memory there; nil: none.
func (w *warp) stray(o *op, lane int, space ptx.Space, addr uint64, n int, mem []byte) []byte {
	if mem == nil || w.block.run.cfg.Check {
		w.outOfBounds(o, lane, space, addr, n)
	}
	w.report(o, lane, "out of bounds", fmt.Sprintf("%s address %#x, %d bytes", layout.SpaceName(space), addr, n))
	return mem
}

func (w *warp) outOfBounds(o *op, lane int, space ptx.Space, addr uint64, n int) {
	w.fail(o, lane, "out of bounds", "%s address %#x, %d bytes", layout.SpaceName(space), addr, n)
}

func execLoad(w *warp, o *op) {
	m := o.mem
	if !w.loadDirectly(m) {
		w.loadByLane(o)
	}
	w.strong = w.strong || m.strong
	w.account(o, m.size*m.count)
}

// indivisible makes an access of more than 8 bytes one step for blocks that run at once: none sees
// a part of 16 bytes, which hardware moves at once. What is smaller is one step of the processor,
// and takes the locks only beside atomic operations of 16 bytes.
func indivisible(access func(*warp, *op)) func(*warp, *op) {
	return func(w *warp, o *op) {
		m, locks := o.mem, w.block.run.locks
		if locks != nil && m.space != ptx.Shared && (m.size*m.count > 8 || w.block.run.prog.wide) {
			at := *m.base.lanes(w)
			at.Add(m.off)
			defer locks.Unlock(locks.Lock((*[warpSize]uint64)(&at), w.exec))
		}
		access(w, o)
	}
}

func (w *warp) loadByLane(o *op) {
	m := o.mem
	addrs, n := *m.base.lanes(w), m.size*m.count // a destination may be the base
	for active := w.exec; active != 0; active &= active - 1 {
		i := bits.TrailingZeros32(active)
		b := w.bytes(o, m, i, addrs[i]+m.off, n)
		for k, d := range m.dsts {
			if d >= 0 {
				w.regs[d][i] = lane.Element{Size: m.size, Extend: m.extend, Mask: m.masks[k]}.Read(b[k*m.size:])
			}
		}
	}
}

func execStore(w *warp, o *op) {
	if m := o.mem; !w.storeDirectly(m) {
		w.storeByLane(o)
	}
	w.account(o, o.mem.size*o.mem.count)
}

func (w *warp) storeByLane(o *op) {
	m := o.mem
	base, n := m.base.lanes(w), m.size*m.count
	var values [8]*lanes
	for k := range m.srcs {
		values[k] = m.srcs[k].lanes(w)
	}
	for active := w.exec; active != 0; active &= active - 1 {
		i := bits.TrailingZeros32(active)
		b := w.bytes(o, m, i, base[i]+m.off, n)
		if c := w.block.check; c != nil {
			var value [64]byte
			for k := range m.srcs {
				scalar.Store(value[k*m.size:], m.size, values[k][i])
			}
			c.storing(w, o, m, i, b, value[:n])
		}
		for k := range m.srcs {
			scalar.Store(b[k*m.size:], m.size, values[k][i])
		}
	}
}

// execAtomic runs the threads one after the other, lowest lane first.
func execAtomic(w *warp, o *op) {
	m := o.mem
	v := m.srcs[0].lanes(w)
	v2 := v
	if len(m.srcs) > 1 {
		v2 = m.srcs[1].lanes(w)
	}
	var old lanes
	shared := m.system || w.block.run.locks != nil && m.space != ptx.Shared
	if p, ok := w.offsets(m); ok && p.mem != nil {
		m.atomic.Run(p.mem, &p.at, w.exec, v, v2, &old, m.system || shared && p.space == ptx.Global)
	} else {
		base := *m.base.lanes(w)
		w.eachLane(func(i int) { m.atomic.Thread(w.bytes(o, m, i, base[i]+m.off, m.size), i, v, v2, &old, shared) })
	}
	w.setLanes(o.dst, &old)
	w.strong = true
	w.account(o, m.size)
}
