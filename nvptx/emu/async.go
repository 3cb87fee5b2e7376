package emu

import (
	"math/bits"

	"opt-go/nvptx/emu/async"
	"opt-go/nvptx/emu/layout"
	"opt-go/nvptx/emu/scalar"
	"opt-go/nvptx/emu/tensormap"
	"opt-go/nvptx/ptx"
)

// quietly runs f unchecked: what a copy writes is no access of a warp. The bytes count as written.
func (w *warp) quietly(f func()) {
	c := w.block.check
	w.block.check = nil
	f()
	w.block.check = c
}

// put writes bytes that no warp writes itself.
func (w *warp) put(o *op, m *memRef, lane int, addr uint64, data []byte) {
	w.change(o, m, lane, addr, len(data), func(b []byte) { copy(b, data) })
}

// change is put of what store makes of n bytes.
func (w *warp) change(o *op, m *memRef, lane int, addr uint64, n int, store func(b []byte)) {
	w.quietly(func() { store(w.bytes(o, m, lane, addr, n)) })
	w.delivered(lane, n)
}

// delivered notes that bytes have been written where the last access was.
func (w *warp) delivered(lane, n int) {
	if w.touched.Space == ptx.Global && w.block.run.cfg.Check {
		w.segment.Written(w.touched.Addrs[lane], n)
	}
	if c := w.owner.check; c != nil {
		c.Delivered(w.touched.Space, w.touched.Addrs[lane], n)
	}
}

// get reads bytes as put writes them.
func (w *warp) get(o *op, m *memRef, lane int, addr uint64, n int) (data []byte) {
	w.quietly(func() { data = append(data, w.bytes(o, m, lane, addr, n)...) })
	return data
}

// thread is the number of a lane's thread in the block.
func (w *warp) thread(lane int) int { return w.first + lane }

// eachLane visits the threads that run.
func (w *warp) eachLane(visit func(lane int)) {
	for active := w.exec; active != 0; active &= active - 1 {
		visit(bits.TrailingZeros32(active))
	}
}

// decodeCopy decodes cp: copies of a few bytes and in bulk, groups, and waits.
func decodeCopy(d *decoder) {
	kind := async.Small
	if d.m.Has("bulk") {
		kind = async.Bulk
	}
	eachThread := func(do func(*async.Thread)) {
		d.o.exec = func(w *warp, _ *op) {
			w.eachLane(func(lane int) { do(w.block.copies.Of(kind, w.thread(lane))) })
		}
	}
	switch {
	case d.m.Has("commit_group"):
		eachThread((*async.Thread).Commit)
	case d.m.Has("wait_group"):
		n := int(d.immediate(0))
		eachThread(func(t *async.Thread) { t.Wait(n) })
	case d.m.Has("wait_all"):
		eachThread((*async.Thread).Finish)
	case d.m.Has("mbarrier"):
		decodeCopyArrival(d)
	case d.m.Has("prefetch"):
		d.o.exec = execNothing
	case d.m.Has("tensor"):
		decodeTensorCopy(d)
	case kind == async.Bulk:
		decodeBulkCopy(d)
	default:
		decodeSmallCopy(d)
	}
}

func decodeSmallCopy(d *decoder) {
	n := int(d.immediate(2))
	if n != 4 && n != 8 && n != 16 {
		d.refuse("cp.async of %d bytes", n)
	}
	m := d.address(1, ptx.Global)
	m.dest = d.address(0, ptx.Shared)
	m.copyBytes, m.dest.copyBytes, m.dest.isStore = n, n, true
	m.size, m.dest.size = n, n
	m.dest.base.slot = 2
	size := constant(uint64(n))
	if n := len(d.in.Args); n == 5 || n == 4 && !d.m.Has("hint") {
		size = d.value(d.in.Args[3], ptx.U32)
	}
	m.srcs = []source{size}
	d.o.mem, d.o.exec = m, execCopy
}

// execCopy is cp.async; bytes beyond the given size are filled with zeros.
func execCopy(w *warp, o *op) {
	m := o.mem
	from, to := *m.base.lanes(w), *m.dest.base.lanes(w)
	size := *m.srcs[0].lanes(w)
	w.eachLane(func(lane int) {
		n := int(min(size[lane], uint64(m.copyBytes)))
		copyNow := func() {
			var data [16]byte
			if n > 0 {
				copy(data[:n], w.bytes(o, m, lane, from[lane]+m.off, m.copyBytes)[:n])
			}
			copy(w.bytes(o, m.dest, lane, to[lane]+m.dest.off, m.copyBytes), data[:m.copyBytes])
		}
		t := w.block.copies.Begin(func(waited bool) {
			if waited {
				copyNow()
				return
			}
			w.quietly(copyNow)
			w.delivered(lane, m.copyBytes)
		})
		w.block.copies.Of(async.Small, w.thread(lane)).Add(t)
	})
}

// decodeBulkCopy decodes cp.async.bulk: a number of bytes, with a barrier that counts them or a
// group; and cp.reduce.async.bulk, which combines elements with those of the destination.
func decodeBulkCopy(d *decoder) {
	blocks, chosen := d.multicast(), constant(0xFFFF)
	if d.m.Has("cp_mask") {
		chosen = d.value(d.in.Args[len(d.in.Args)-1], ptx.B16)
		chosen.slot = 6
	}
	space := func(slot string) ptx.Space {
		s, _ := layout.OwnSpace(d.m.Get(slot))
		return s
	}
	m := d.address(1, space("src"))
	m.dest = d.address(0, space("dst"))
	m.copyBytes, m.size = 16, 16
	m.dest.copyBytes, m.dest.size, m.dest.isStore, m.dest.base.slot = 16, 16, true, 2
	size := d.value(d.in.Args[2], ptx.U32)
	size.slot = 4
	m.srcs = []source{size}
	var bar *memRef
	if d.m.Get("done") != "bulk_group" {
		bar = d.barrierWord(3)
		bar.base.slot = 5
	}
	reduce, t := d.m.Get("op"), ptx.TypeByName(d.m.Get("T"))
	d.o.mem = m
	d.o.exec = func(w *warp, o *op) {
		from, to, n := *m.base.lanes(w), *m.dest.base.lanes(w), *m.srcs[0].lanes(w)
		at, mask, chosen := lanes{}, blocks.masks(w), *chosen.lanes(w)
		if bar != nil {
			at = *bar.base.lanes(w)
		}
		w.eachLane(func(lane int) {
			if n[lane]%16 != 0 {
				w.fail(o, lane, "misaligned access", "a copy in bulk of %d bytes", n[lane])
			}
			w.eachTarget(o, lane, blocks, mask[lane], to[lane]+m.dest.off, at[lane], func(to, at uint64) {
				w.beginBulk(o, lane, bar, at, func() int {
					if reduce == "" {
						data := w.get(o, m, lane, from[lane]+m.off, int(n[lane]))
						w.change(o, m.dest, lane, to, len(data), func(b []byte) { scalar.CopyChosen(b, data, chosen[lane]) })
					} else {
						tensormap.Combine(int(n[lane]), t, reduce, w.elements(o, m.dest, lane, t.Bytes()), to, w.elements(o, m, lane, t.Bytes()), from[lane]+m.off)
					}
					return int(n[lane])
				})
			})
		})
	}
}

// multicast is the blocks that a copy goes to; nil: one, which its addresses mean.
func (d *decoder) multicast() *targets {
	if !d.m.Has("multicast") {
		return nil
	}
	at := len(d.in.Args) - 1
	if d.m.Has("hint") {
		at--
	}
	t := &targets{mask: d.value(d.in.Args[at], ptx.B16), pairs: d.m.Get("group") == "cta_group::2"}
	t.mask.slot = 6
	return t
}

// beginBulk starts a copy in bulk of a thread. It says how many bytes it has copied, which are
// counted by a barrier, or it belongs to the thread's group.
func (w *warp) beginBulk(o *op, lane int, bar *memRef, at uint64, run func() int) {
	t := w.block.copies.Begin(func(bool) {
		n := run()
		if bar != nil {
			w.updateBarrier(o, bar, lane, at, func(b *async.Barrier) { b.Bytes -= n })
		}
	})
	if bar == nil {
		w.block.copies.Of(async.Bulk, w.thread(lane)).Add(t)
	}
}

// decodeBulkStore decodes st.bulk, which fills memory with zeros.
func decodeBulkStore(d *decoder) {
	m := d.address(0, d.spaceSlot())
	m.isStore, m.copyBytes, m.size = true, 8, 8
	n := d.value(d.in.Args[1], ptx.U64)
	n.slot = 4
	if d.immediate(2) != 0 {
		d.refuse("st.bulk of something else than zero")
	}
	d.o.mem = m
	d.o.exec = func(w *warp, o *op) {
		base, count := *m.base.lanes(w), *n.lanes(w)
		w.eachLane(func(lane int) {
			for k := uint64(0); k < count[lane]; k += 8 {
				clear(w.bytes(o, m, lane, base[lane]+m.off+k, 8))
			}
		})
	}
}
