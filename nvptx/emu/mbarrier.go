package emu

import "opt-go/nvptx/ptx"

// phaseBarrier is a barrier in shared memory (PTX ISA, section 9.7.13.15): a phase ends when as many
// threads have arrived as are expected and all bytes that were announced have been copied. Its 64 bits
// hold all of it, in a layout of our own, as PTX leaves it open.
type phaseBarrier struct {
	expected, pending int // arrivals of a phase; those that are missing
	tx                int // bytes announced less bytes copied
	phase             int // its parity
}

const (
	countBits  = 20
	countMask  = 1<<countBits - 1
	txZero     = 1 << 20 // bytes are stored from minus this on, in 21 bits
	isBarrier  = 0b10    // the two highest bits
	phaseShift = 61
)

func (b *phaseBarrier) word() uint64 {
	return uint64(b.expected) | uint64(b.pending)<<countBits | uint64(b.tx+txZero)<<(2*countBits) | uint64(b.phase)<<phaseShift | isBarrier<<62
}

func barrierOf(word uint64) (b phaseBarrier, ok bool) {
	b.expected, b.pending = int(word&countMask), int(word>>countBits&countMask)
	b.tx = int(word>>(2*countBits)&(1<<21-1)) - txZero
	b.phase = int(word >> phaseShift & 1)
	return b, word>>62 == isBarrier
}

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
func (w *warp) loadBarrier(o *op, m *memRef, lane int, addr uint64) phaseBarrier {
	b, ok := barrierOf(readBytes(w.get(o, m, lane, addr+m.off, 8), 8))
	if !ok {
		w.fail(o, lane, "bad barrier", "there is no mbarrier at shared address %#x", addr+m.off)
	}
	return b
}

func (w *warp) storeBarrier(o *op, m *memRef, lane int, addr uint64, word uint64) {
	var data [8]byte
	writeBytes(data[:], 8, word)
	w.put(o, m, lane, addr+m.off, data[:])
}

// updateBarrier changes a barrier, and ends its phase if nothing is missing any more. It returns the
// state before.
func (w *warp) updateBarrier(o *op, m *memRef, lane int, addr uint64, change func(*phaseBarrier)) uint64 {
	b := w.loadBarrier(o, m, lane, addr)
	before := b.word()
	change(&b)
	switch {
	case b.pending < 0:
		w.fail(o, lane, "bad barrier", "more arrivals at the mbarrier at %#x than it expects", addr+m.off)
	case b.tx >= txZero || b.tx <= -txZero:
		w.fail(o, lane, "bad barrier", "the mbarrier at %#x counts %d bytes", addr+m.off, b.tx)
	}
	ended := b.pending == 0 && b.tx == 0
	if ended {
		b.phase ^= 1
		b.pending = b.expected
	}
	w.storeBarrier(o, m, lane, addr, b.word())
	if c := w.block.check; c != nil {
		c.phaseArrival(w, addr+m.off, ended)
	}
	return before
}

// decodeBarrier decodes mbarrier.
func decodeBarrier(d *decoder) {
	kind := d.m.Get("op")
	if kind == "pending_count" {
		d.dest(0)
		d.o.a = d.source(1, ptx.U64)
		d.o.f1, d.o.exec = func(v uint64) uint64 { return v >> countBits & countMask }, exec1
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
		d.o.exec = execBarrierUpdate(d.barrierChange(kind))
	}
}

// barrierChange is what an operation does with its count.
func (d *decoder) barrierChange(kind string) func(b *phaseBarrier, n int) {
	switch kind {
	case "expect_tx":
		return func(b *phaseBarrier, n int) { b.tx += n }
	case "complete_tx":
		return func(b *phaseBarrier, n int) { b.tx -= n }
	}
	tx, drop := d.m.Has("expect_tx"), kind == "arrive_drop"
	return func(b *phaseBarrier, n int) {
		if tx {
			b.tx += n
			n = 1
		}
		b.pending -= n
		if drop {
			b.expected -= n
		}
	}
}

func execBarrierInit(w *warp, o *op) {
	base, count := *o.mem.base.lanes(w), *o.mem.srcs[0].lanes(w)
	w.eachLane(func(lane int) {
		n := int(count[lane])
		if n < 1 || n > countMask {
			w.fail(o, lane, "bad barrier", "an mbarrier for %d arrivals", n)
		}
		b := phaseBarrier{expected: n, pending: n}
		w.storeBarrier(o, o.mem, lane, base[lane], b.word())
	})
}

func execBarrierUpdate(change func(b *phaseBarrier, n int)) func(w *warp, o *op) {
	return func(w *warp, o *op) {
		base, count := *o.mem.base.lanes(w), *o.mem.srcs[0].lanes(w)
		var r lanes
		w.eachLane(func(lane int) {
			r[lane] = w.updateBarrier(o, o.mem, lane, base[lane], func(b *phaseBarrier) { change(b, int(count[lane])) })
		})
		w.setLanes(o.dst, &r)
	}
}

// execBarrierWait tests whether a phase has ended: that of a state, or of a parity. Where it has not,
// time passes, and the other warps run.
func execBarrierWait(parity bool) func(w *warp, o *op) {
	return func(w *warp, o *op) {
		base, which := *o.mem.base.lanes(w), *o.mem.srcs[0].lanes(w)
		ended := uint32(0)
		w.eachLane(func(lane int) {
			b := w.loadBarrier(o, o.mem, lane, base[lane])
			waited := int(which[lane] & 1)
			if !parity {
				state, _ := barrierOf(which[lane])
				waited = state.phase
			}
			if b.phase != waited {
				ended |= 1 << lane
				if c := w.block.check; c != nil {
					c.phaseEnded(w, base[lane]+o.mem.off)
				}
			}
		})
		w.setPred(o.dstPred, ended)
		if ended != w.exec {
			w.block.copies.advance()
			w.yields, w.strong = true, true
		}
	}
}

// decodeCopyArrival decodes cp.async.mbarrier.arrive: an arrival when the thread's copies so far have
// completed, which the barrier expects besides its other ones unless .noinc says that it does already.
func decodeCopyArrival(d *decoder) {
	m := d.barrierWord(0)
	counted := d.m.Has("noinc")
	d.o.mem = m
	d.o.exec = func(w *warp, o *op) {
		base := *m.base.lanes(w)
		w.eachLane(func(lane int) {
			if !counted {
				w.updateBarrier(o, m, lane, base[lane], func(b *phaseBarrier) { b.pending++ })
			}
			earlier := w.block.copies.of(small, w.thread(lane)).all()
			w.block.copies.begin(func(bool) {
				for _, t := range earlier {
					t.complete(false)
				}
				w.updateBarrier(o, m, lane, base[lane], func(b *phaseBarrier) { b.pending-- })
			})
		})
	}
}

// phase is what warps knew that arrived at a barrier in shared memory: in the phase that runs, and in
// the last one.
type phase struct{ arrived, ended []uint32 }

// phaseArrival keeps what a warp knew when it arrived.
func (c *checker) phaseArrival(w *warp, addr uint64, ended bool) {
	p := c.phases[addr]
	if p == nil {
		p = &phase{make([]uint32, len(c.clocks)), make([]uint32, len(c.clocks))}
		c.phases[addr] = p
	}
	for i, v := range c.clocks[w.index] {
		p.arrived[i] = max(p.arrived[i], v)
	}
	c.clocks[w.index][w.index]++
	if ended {
		copy(p.ended, p.arrived)
	}
}

// phaseEnded orders a warp after the arrivals of the phase that it has waited for.
func (c *checker) phaseEnded(w *warp, addr uint64) {
	if p := c.phases[addr]; p != nil {
		for i, v := range p.ended {
			c.clocks[w.index][i] = max(c.clocks[w.index][i], v)
		}
	}
}
