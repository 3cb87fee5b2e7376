package emu

import (
	"fmt"
	"math/bits"

	"opt-go/nvptx/emu/scalar"
	"opt-go/nvptx/ptx"
)

// checker finds, for one block: reads of shared or local memory that nothing has
// written, and races: two accesses of different warps to the same byte of shared or global memory,
// one of them a write, with no barrier between them; different values that threads of
// one instruction write to one place; and integer divisions by zero.
//
// Order is kept with vector clocks: for each other warp of its block, a warp has the last barrier
// up to which that warp's accesses happen before its own. Barriers merge the clocks of the warps;
// bar.arrive only publishes its own. Two volatile, ordered or atomic accesses do not race. Accesses
// of different blocks are not compared.
type checker struct {
	b      *block
	shared []cell
	global map[uint64]*cell
	local  [][warpSize][]bool // per warp and lane: bytes written
	clocks [][]uint32         // per warp: the latest barrier of each warp that it is ordered after
	given  map[*arrival][]uint32
	phases map[uint64]*phase // of barriers in shared memory, by address
}

// cell is the recorded accesses to one byte.
type cell struct {
	written bool
	write   mark
	reads   []mark // the last one of each warp since the write
}

// mark is one access.
type mark struct {
	warp   int
	clock  uint32
	serial uint64 // the warp instruction, for accesses of one instruction
	value  uint64 // written
	strong bool
	op     *op
}

type findingKey struct {
	kind string
	a, b int
}

func newChecker(b *block) *checker {
	n := (b.run.block.count() + warpSize - 1) / warpSize
	c := &checker{b: b, shared: make([]cell, len(b.shared)), global: map[uint64]*cell{}, given: map[*arrival][]uint32{}, phases: map[uint64]*phase{}}
	c.local = make([][warpSize][]bool, n)
	for i := 0; i < n; i++ {
		clock := make([]uint32, n)
		clock[i] = 1
		c.clocks = append(c.clocks, clock)
	}
	return c
}

// report notes a finding once for each pair of instructions.
func (c *checker) report(w *warp, o *op, lane int, kind, msg string, other *op) {
	t := c.b.stats
	key := findingKey{kind, o.id, -1}
	if other != nil {
		key.b = other.id
	}
	if t.found == nil {
		t.found = map[findingKey]bool{}
	}
	if !t.found[key] {
		t.found[key] = true
		t.findings = append(t.findings, Finding{kind, w.fault(o, lane, kind, msg)})
	}
}

// access checks an access before it is executed.
func (c *checker) access(w *warp, o *op, m *memRef, space ptx.Space, lane int, addr uint64, n int) {
	for i := uint64(0); i < uint64(n); i++ {
		switch space {
		case ptx.Local:
			c.localByte(w, o, m, lane, addr+i)
		case ptx.Shared:
			c.byteAccess(w, o, m, lane, &c.shared[addr+i], space, addr+i)
		case ptx.Global:
			k := c.global[addr+i]
			if k == nil {
				k = &cell{written: true, write: mark{warp: -1}}
				c.global[addr+i] = k
			}
			c.byteAccess(w, o, m, lane, k, space, addr+i)
		}
	}
}

// localByte checks an access to local memory. A reload may read bytes that were never written: the
// spilled register may have been uninitialized.
func (c *checker) localByte(w *warp, o *op, m *memRef, lane int, addr uint64) {
	known := &c.local[w.index][lane]
	if need := int(addr) + 1; need > len(*known) {
		*known = append(*known, make([]bool, need-len(*known))...)
	}
	if m.isStore {
		(*known)[addr] = true
	} else if !(*known)[addr] && o.in.Role != ptx.Reload {
		c.report(w, o, lane, "uninitialised read", fmt.Sprintf("local address %#x was not written", addr), nil)
		(*known)[addr] = true // once is enough
	}
}

func (c *checker) byteAccess(w *warp, o *op, m *memRef, lane int, k *cell, space ptx.Space, addr uint64) {
	now := mark{warp: w.index, clock: c.clocks[w.index][w.index], serial: w.executed, strong: m.strong, op: o}
	reads := !m.isStore || m.update != nil
	if reads && !k.written && o.in.Role != ptx.Reload {
		c.report(w, o, lane, "uninitialised read", fmt.Sprintf("%s address %#x was not written", spaceName(space), addr), nil)
	}
	if k.written && c.conflicts(k.write, now) {
		c.race(w, o, lane, space, addr, k.write, "written")
	}
	if !m.isStore {
		c.remember(k, now)
		return
	}
	for _, r := range k.reads {
		if c.conflicts(r, now) {
			c.race(w, o, lane, space, addr, r, "read")
		}
	}
	k.reads = k.reads[:0]
	if k.write.serial != now.serial || k.write.warp != now.warp || !k.written {
		k.write = now
	}
	k.written = true
}

// remember keeps the last read of each warp.
func (c *checker) remember(k *cell, now mark) {
	for i := range k.reads {
		if k.reads[i].warp == now.warp {
			k.reads[i] = now
			return
		}
	}
	k.reads = append(k.reads, now)
}

// conflicts reports whether the earlier access is not ordered before the later one.
func (c *checker) conflicts(old, now mark) bool {
	return old.warp >= 0 && old.warp != now.warp && !(old.strong && now.strong) && old.clock > c.clocks[now.warp][old.warp]
}

func (c *checker) race(w *warp, o *op, lane int, space ptx.Space, addr uint64, old mark, did string) {
	c.report(w, o, lane, "race", fmt.Sprintf("%s address %#x was %s by warp %d at line %d, with no barrier between",
		spaceName(space), addr, did, old.warp, old.op.in.Line), old.op)
}

// storing records the value of a plain store: threads of one instruction that write different
// values to one address race.
func (c *checker) storing(w *warp, o *op, m *memRef, lane int, value uint64) {
	var k *cell
	switch t := &w.touched; t.Space {
	case ptx.Shared:
		k = &c.shared[t.Addrs[lane]]
	case ptx.Global:
		k = c.global[t.Addrs[lane]]
	default:
		return
	}
	value &= scalar.Mask(ptx.BitType(8 * m.size))
	for e := w.exec & (1<<lane - 1); e != 0; e &= e - 1 {
		if i := bits.TrailingZeros32(e); w.touched.Addrs[i] == w.touched.Addrs[lane] && k.write.value != value {
			c.report(w, o, lane, "race", fmt.Sprintf("threads of one warp write different values to %s address %#x",
				spaceName(w.touched.Space), w.touched.Addrs[lane]), o)
			return
		}
	}
	k.write.value = value
}

// newFrame marks the variables of a new frame as not written.
func (c *checker) newFrame(w *warp, f *frame) {
	for lane := range c.local[w.index] {
		known := c.local[w.index][lane]
		for i := f.localBase; i < f.localBase+uint64(f.fn.frame) && i < uint64(len(known)); i++ {
			known[i] = false
		}
	}
}

// initialised notes bytes that a call has written.
func (c *checker) initialised(w *warp, lane, at, n int) {
	known := &c.local[w.index][lane]
	if need := at + n; need > len(*known) {
		*known = append(*known, make([]bool, need-len(*known))...)
	}
	for i := at; i < at+n; i++ {
		(*known)[i] = true
	}
}

// arrived keeps what a warp knew when it came to a barrier.
func (c *checker) arrived(a *arrival) {
	c.given[a] = append([]uint32(nil), c.clocks[a.w.index]...)
	c.clocks[a.w.index][a.w.index]++
}

// released merges the clocks of the warps that arrived at a barrier into those that wait at it.
func (c *checker) released(bar *barrier) {
	all := make([]uint32, len(c.clocks))
	for _, a := range bar.waiting {
		for i, v := range c.given[a] {
			all[i] = max(all[i], v)
		}
		delete(c.given, a)
	}
	for _, a := range bar.waiting {
		if a.sync {
			for i, v := range all {
				c.clocks[a.w.index][i] = max(c.clocks[a.w.index][i], v)
			}
		}
	}
}
