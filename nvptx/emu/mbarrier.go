package emu

import (
	"opt-go/nvptx/emu/async"
	"opt-go/nvptx/emu/scalar"
	"opt-go/nvptx/ptx"
)

// barrierWord resolves operand i, the address of a barrier.
func (d *decoder) barrierWord(i int) *memRef {
	space := ptx.Generic
	if d.m.Has("space") || d.m.Has("done") {
		space = ptx.Shared
	}
	m := d.address(i, space)
	m.size, m.copyBytes, m.isStore, m.strong = 8, 8, true, true
	return m
}

// loadBarrier reads a barrier, which must have been initialized.
func (w *warp) loadBarrier(o *op, m *memRef, lane int, addr uint64) async.Barrier {
	b, ok := async.BarrierOf(scalar.Load(w.get(o, m, lane, addr+m.off, 8), 8))
	if !ok {
		w.fail(o, lane, "bad barrier", "there is no mbarrier at shared address %#x", addr+m.off)
	}
	return b
}

func (w *warp) storeBarrier(o *op, m *memRef, lane int, addr uint64, word uint64) {
	var data [8]byte
	scalar.Store(data[:], 8, word)
	w.put(o, m, lane, addr+m.off, data[:])
}

// updateBarrier changes a barrier, and ends its phase if nothing is missing any more. It returns
// the state before.
func (w *warp) updateBarrier(o *op, m *memRef, lane int, addr uint64, change func(*async.Barrier)) uint64 {
	b := w.loadBarrier(o, m, lane, addr)
	before := b.Word()
	change(&b)
	if wrong := b.Overflow(); wrong != "" {
		w.fail(o, lane, "bad barrier", "the mbarrier at %#x %s", addr+m.off, wrong)
	}
	ended := b.EndPhase()
	w.block.cluster.changes++
	w.storeBarrier(o, m, lane, addr, b.Word())
	// The arrivals of other blocks are not followed by the checks.
	if c := w.block.check; c != nil && w.owner == w.block {
		c.PhaseArrival(w.index, w.touched.Addrs[lane], ended)
	}
	return before
}

// decodeBarrier decodes mbarrier.
func decodeBarrier(d *decoder) {
	kind := d.m.Get("op")
	if kind == "pending_count" {
		d.one(func(v uint64) uint64 { return uint64(async.PendingCount(v)) })
		return
	}
	at := 0
	switch kind {
	case "arrive", "arrive_drop":
		d.dest(0)
		at = 1
	case "test_wait", "try_wait":
		d.predicateDest(0)
		at = 1
	}
	m := d.barrierWord(at)
	count := constant(1)
	if len(d.in.Args) > at+1 {
		count = d.value(d.in.Args[at+1], ptx.U64)
		count.slot = 4
	}
	m.srcs = []source{count}
	d.o.mem = m
	switch kind {
	case "init":
		d.o.exec = execBarrierInit
	case "inval":
		d.o.exec = func(w *warp, o *op) {
			base := *o.mem.base.lanes(w)
			w.eachLane(func(lane int) {
				w.loadBarrier(o, o.mem, lane, base[lane])
				w.storeBarrier(o, o.mem, lane, base[lane], 0)
			})
		}
	case "test_wait", "try_wait":
		d.o.exec = execBarrierWait(d.m.Has("parity"))
	default:
		d.o.exec = execBarrierUpdate(async.Operation(kind, d.m.Has("expect_tx")))
	}
}

func execBarrierInit(w *warp, o *op) {
	base, count := *o.mem.base.lanes(w), *o.mem.srcs[0].lanes(w)
	w.eachLane(func(lane int) {
		b, ok := async.NewBarrier(int(count[lane]))
		if !ok {
			w.fail(o, lane, "bad barrier", "an mbarrier for %d arrivals", int(count[lane]))
		}
		w.storeBarrier(o, o.mem, lane, base[lane], b.Word())
	})
}

func execBarrierUpdate(change func(b *async.Barrier, n int)) func(w *warp, o *op) {
	return func(w *warp, o *op) {
		base, count := *o.mem.base.lanes(w), *o.mem.srcs[0].lanes(w)
		var r lanes
		w.eachLane(func(lane int) {
			r[lane] = w.updateBarrier(o, o.mem, lane, base[lane], func(b *async.Barrier) { change(b, int(count[lane])) })
		})
		w.setLanes(o.dst, &r)
	}
}

// execBarrierWait tests whether a phase has ended: that of a state, or of a parity. Where it has
// not, time passes, and the other warps run.
func execBarrierWait(parity bool) func(w *warp, o *op) {
	return func(w *warp, o *op) {
		base, which := *o.mem.base.lanes(w), *o.mem.srcs[0].lanes(w)
		ended := uint32(0)
		w.eachLane(func(lane int) {
			b := w.loadBarrier(o, o.mem, lane, base[lane])
			waited := int(which[lane] & 1)
			if !parity {
				state, _ := async.BarrierOf(which[lane])
				waited = state.Phase
			}
			if b.Phase != waited {
				ended |= 1 << lane
				if c := w.block.check; c != nil {
					c.PhaseEnded(w.index, w.touched.Addrs[lane])
				}
			}
		})
		w.setPred(o.dstPred, ended)
		if ended != w.exec {
			changes := &w.block.cluster.changes
			if w.vain.Lost(*changes) && w.block.lost() {
				lane := firstLane(w.exec &^ ended)
				b := w.loadBarrier(o, o.mem, lane, base[lane])
				w.fail(o, lane, "deadlock", "the mbarrier at shared address %#x: %s", w.touched.Addrs[lane], b.Missing())
			}
			if w.block.advance() {
				*changes++
			}
			w.vain.Again(*changes)
			w.yields, w.strong = true, true
		}
	}
}

// decodeCopyArrival decodes cp.async.mbarrier.arrive: an arrival when the thread's copies so far
// have completed, which the barrier expects besides its others, unless .noinc says that it does.
func decodeCopyArrival(d *decoder) {
	m := d.barrierWord(0)
	counted := d.m.Has("noinc")
	d.o.mem = m
	d.o.exec = func(w *warp, o *op) {
		base := *m.base.lanes(w)
		w.eachLane(func(lane int) {
			if !counted {
				w.updateBarrier(o, m, lane, base[lane], func(b *async.Barrier) { b.Pending++ })
			}
			earlier := w.block.copies.Of(async.Small, w.thread(lane)).All()
			w.block.copies.Begin(func(bool) {
				for _, t := range earlier {
					t.Complete(false)
				}
				w.updateBarrier(o, m, lane, base[lane], func(b *async.Barrier) { b.Pending-- })
			})
		})
	}
}
