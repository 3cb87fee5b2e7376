package emu

import (
	"math/bits"

	"opt-go/nvptx/emu/scalar"
	"opt-go/nvptx/ptx"
)

// transfer is an asynchronous copy, or an arrival that follows copies. It completes as late as may be:
// when a thread waits for it, when a wait at a barrier in shared memory fails, which is how time passes
// for the others, or when the block ends. A wait that is missing is seen so, by what the memory still
// holds.
type transfer struct {
	done bool
	run  func(waited bool) // waited: by the thread that started it
}

func (t *transfer) complete(waited bool) {
	if !t.done {
		t.done = true
		t.run(waited)
	}
}

// threadCopies are the copies of a thread that are not waited for yet: those not committed, and the
// groups, the oldest first.
type threadCopies struct {
	open   []*transfer
	groups [][]*transfer
}

// all lists the copies of all groups.
func (c *threadCopies) all() []*transfer {
	var list []*transfer
	for _, g := range c.groups {
		list = append(list, g...)
	}
	return append(list, c.open...)
}

// copies are those of a block: in the order of their start, and by thread, of cp.async and in bulk.
type copies struct {
	queue   []*transfer
	threads [2]map[int]*threadCopies
}

const (
	small = iota // cp.async
	bulk         // cp.async.bulk
)

func (c *copies) of(kind, thread int) *threadCopies {
	if c.threads[kind] == nil {
		c.threads[kind] = map[int]*threadCopies{}
	}
	t := c.threads[kind][thread]
	if t == nil {
		t = &threadCopies{}
		c.threads[kind][thread] = t
	}
	return t
}

// begin starts a transfer that no group waits for.
func (c *copies) begin(run func(waited bool)) *transfer {
	t := &transfer{run: run}
	c.queue = append(c.queue, t)
	return t
}

// advance completes the oldest transfer; false if there is none.
func (c *copies) advance() bool {
	for len(c.queue) > 0 {
		t := c.queue[0]
		c.queue = c.queue[1:]
		if !t.done {
			t.complete(false)
			return true
		}
	}
	return false
}

// wait completes all groups of a thread but the latest.
func (c *threadCopies) wait(latest int) {
	for len(c.groups) > latest {
		for _, t := range c.groups[0] {
			t.complete(true)
		}
		c.groups = c.groups[1:]
	}
}

// quietly runs f without the checks: what a copy writes is no access of a warp. The bytes count as
// written.
func (w *warp) quietly(f func()) {
	c := w.block.check
	w.block.check = nil
	f()
	w.block.check = c
}

// put writes bytes that no warp writes itself.
func (w *warp) put(o *op, m *memRef, lane int, addr uint64, data []byte) {
	w.quietly(func() { copy(w.bytes(o, m, lane, addr, len(data)), data) })
	if c := w.block.check; c != nil {
		c.delivered(w.touched.Space, w.touched.Addrs[lane], len(data))
	}
}

// get reads bytes as put writes them.
func (w *warp) get(o *op, m *memRef, lane int, addr uint64, n int) (data []byte) {
	w.quietly(func() { data = append(data, w.bytes(o, m, lane, addr, n)...) })
	return data
}

// delivered notes bytes that an asynchronous copy has written: no access of a warp races with it, for
// who reads too early sees the old bytes.
func (c *checker) delivered(space ptx.Space, addr uint64, n int) {
	for i := addr; i < addr+uint64(n); i++ {
		fresh := cell{written: true, write: mark{warp: -1}}
		switch space {
		case ptx.Shared:
			c.shared[i] = fresh
		case ptx.Global:
			c.global[i] = &fresh
		}
	}
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
	kind := small
	if d.m.Has("bulk") {
		kind = bulk
	}
	switch {
	case d.m.Has("commit_group"):
		d.o.exec = func(w *warp, _ *op) {
			w.eachLane(func(lane int) {
				c := w.block.copies.of(kind, w.thread(lane))
				c.groups = append(c.groups, c.open)
				c.open = nil
			})
		}
	case d.m.Has("wait_group"):
		n := int(d.immediate(0))
		d.o.exec = func(w *warp, _ *op) {
			w.eachLane(func(lane int) { w.block.copies.of(kind, w.thread(lane)).wait(n) })
		}
	case d.m.Has("wait_all"):
		d.o.exec = func(w *warp, _ *op) {
			w.eachLane(func(lane int) {
				c := w.block.copies.of(kind, w.thread(lane))
				c.groups, c.open = append(c.groups, c.open), nil
				c.wait(0)
			})
		}
	case d.m.Has("mbarrier"):
		decodeCopyArrival(d)
	case d.m.Has("prefetch"):
		d.o.exec = execNothing
	case d.m.Has("tensor"):
		decodeTensorCopy(d)
	case kind == bulk:
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
	if len(d.in.Args) > 3 {
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
		t := w.block.copies.begin(func(waited bool) {
			if waited {
				copyNow()
				return
			}
			data := make([]byte, m.copyBytes)
			if n > 0 {
				copy(data[:n], w.get(o, m, lane, from[lane]+m.off, m.copyBytes))
			}
			w.put(o, m.dest, lane, to[lane]+m.dest.off, data)
		})
		c := w.block.copies.of(small, w.thread(lane))
		c.open = append(c.open, t)
	})
}

// decodeBulkCopy decodes cp.async.bulk: a number of bytes, with a barrier that counts them or a group.
func decodeBulkCopy(d *decoder) {
	if d.m.Has("multicast") || d.m.Has("cp_mask") {
		d.refuse("%s: copies to several blocks and of chosen bytes are not supported", d.in.Opcode())
	}
	space := func(slot string) ptx.Space {
		s, _ := ownSpace(d.m.Get(slot))
		return s
	}
	m := d.address(1, space("src"))
	m.dest = d.address(0, space("dst"))
	for _, r := range []*memRef{m, m.dest} {
		r.copyBytes, r.size = 16, 16
	}
	m.dest.isStore = true
	m.dest.base.slot = 2
	size := d.value(d.in.Args[2], ptx.U32)
	size.slot = 4
	m.srcs = []source{size}
	var bar *memRef
	if d.m.Get("done") != "bulk_group" {
		bar = d.barrierWord(3)
		bar.base.slot = 5
	}
	d.o.mem = m
	d.o.exec = func(w *warp, o *op) {
		from, to, n := *m.base.lanes(w), *m.dest.base.lanes(w), *m.srcs[0].lanes(w)
		at := &lanes{}
		if bar != nil {
			*at = *bar.base.lanes(w)
		}
		w.eachLane(func(lane int) {
			if n[lane]%16 != 0 {
				w.fail(o, lane, "misaligned access", "a copy in bulk of %d bytes", n[lane])
			}
			w.beginBulk(o, lane, bar, at[lane], func() int {
				w.put(o, m.dest, lane, to[lane]+m.dest.off, w.get(o, m, lane, from[lane]+m.off, int(n[lane])))
				return int(n[lane])
			})
		})
	}
}

// beginBulk starts a copy in bulk of a thread. It says how many bytes it has copied, which are counted
// by a barrier, or it belongs to the thread's group.
func (w *warp) beginBulk(o *op, lane int, bar *memRef, at uint64, run func() int) {
	t := w.block.copies.begin(func(bool) {
		n := run()
		if bar != nil {
			w.updateBarrier(o, bar, lane, at, func(b *phaseBarrier) { b.tx -= n })
		}
	})
	if bar == nil {
		c := w.block.copies.of(bulk, w.thread(lane))
		c.open = append(c.open, t)
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

// floatRedux decodes redux of floats, also of their absolute values.
func (d *decoder) floatRedux() {
	smaller, nan, abs := d.m.Get("op") == "min", d.m.Has("NaN"), d.m.Has("abs")
	choose := scalar.MinMax32(smaller, nan)
	d.o.exec = func(w *warp, o *op) {
		active := w.join(o)
		a := *o.a.lanes(w)
		var sum uint64
		for m := active; m != 0; m &= m - 1 {
			v := a[firstLane(m)]
			if abs {
				v &^= 1 << 31
			}
			if m == active {
				sum = choose(v, v)
			} else {
				sum = choose(sum, v)
			}
		}
		var r lanes
		for i := range r {
			r[i] = sum
		}
		w.setLanes(o.dst, &r)
	}
}
