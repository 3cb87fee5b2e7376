package emu

import (
	"opt-go/nvptx/emu/async"
	"opt-go/nvptx/emu/lane"
	"opt-go/nvptx/emu/scalar"
	"opt-go/nvptx/ptx"
)

// asynchronous decodes st.async and red.async: what is stored, or combined with what is there, is
// so when time passes. The bytes are counted by a barrier, if the instruction has one, which is in
// the same block's memory.
func (d *decoder) asynchronous(update func(old, v, w uint64) uint64) {
	m := d.address(0, d.spaceSlot())
	d.sized(m, d.in.Args[1])
	m.isStore, m.strong, m.base.slot = true, true, 2
	m.srcs = d.words(d.in.Args[1], d.m.Type("T"))
	var bar *memRef
	if d.m.Has("done") {
		bar = d.barrierWord(2)
		bar.space, bar.base.slot = m.space, 5
	}
	d.o.mem = m
	store := scalar.VectorAtomic(m.size, update)
	d.o.exec = func(w *warp, o *op) {
		to, values, at := *m.base.lanes(w), w.copies(m.srcs), lanes{}
		if bar != nil {
			at = *bar.base.lanes(w)
		}
		w.eachLane(func(i int) {
			data := lane.Row(values, i)
			w.block.copies.Begin(func(bool) {
				n := m.size * m.count
				w.change(o, m, i, to[i]+m.off, n, func(b []byte) { store(b, data) })
				if bar == nil {
					return
				}
				owner := w.owner
				if w.updateBarrier(o, bar, i, at[i], func(b *async.Barrier) { b.Bytes -= n }); w.owner != owner {
					w.fail(o, i, "bad barrier", "the barrier at %#x is in the memory of another block than %#x", at[i]+bar.off, to[i]+m.off)
				}
			})
		})
	}
}

// decodeMultimem decodes accesses to memory that several devices have at one address. There is one
// device here: a load that combines what they hold is a load, and a store to all is one store.
func decodeMultimem(d *decoder) {
	switch {
	case d.m.Has("ld_reduce"):
		decodeLoad(d)
	case d.m.Has("st"):
		decodeStore(d)
	default:
		d.atomic(0)
	}
}

// decodeMapCopy decodes tensormap.cp_fenceproxy: the warp copies a tensor map to global memory,
// where others may use it.
func decodeMapCopy(d *decoder) {
	to, from, n := d.address(0, ptx.Global), d.address(1, ptx.Shared), int(d.immediate(2))
	to.isStore, to.strong, to.base.slot = true, true, 2
	to.size, to.copyBytes, from.size, from.copyBytes = n, n, n, n
	d.o.mem = to
	d.o.exec = func(w *warp, o *op) {
		w.wholeWarp(o)
		first := firstLane(w.exec)
		w.put(o, to, first, to.base.lanes(w)[first]+to.off, w.get(o, from, first, from.base.lanes(w)[first]+from.off, n))
	}
	d.together(constant(fullMask), "")
}
