// Package race finds, for one block: reads of shared or local memory that nothing has written;
// accesses to shared memory that belongs to no variable; races: two accesses of different warps to
// the same byte of shared or global memory, one of them a write, with no barrier between them; and
// different values that threads of one instruction write to one place.
//
// Order is kept with vector clocks: for each other warp of its block, a warp has the last barrier
// up to which that warp's accesses happen before its own. Barriers merge the clocks of the warps;
// an arrival that does not wait only publishes its own. A write of the value that is there already
// does not race: many warps set one flag. Two volatile, ordered or atomic accesses do not race, and
// they order what their warps do: a read after all writes of its place (order.go). Accesses of
// different blocks are compared by Grid. The products of a warp group are accesses of no single
// warp: a clock has an element for the products of each group, too, up to which they are complete.
package race

import (
	"fmt"

	"opt-go/nvptx/emu/lane"
	"opt-go/nvptx/ptx"
)

// Access is what a thread of a warp does to memory.
type Access struct {
	Space  ptx.Space
	Addr   uint64
	Size   int // bytes
	Warp   int
	Lane   int
	Serial uint64 // the same for accesses of one execution of an instruction
	Read   bool
	Write  bool
	Strong bool // volatile, ordered, or atomic
	Same   bool // what is written is there already
	Spill  bool // a register allocator's: the register may have been uninitialized
	Op     int  // the instruction, and its line
	Line   int
}

// Clock is what a warp knows of the others: up to which of their barriers their accesses happen
// before its own; and after the warps, of each warp group, how many of its products do.
type Clock []uint32

// groupWarps is the number of warps of a warp group.
const groupWarps = 4

// Checker is the state of a block.
type Checker struct {
	report Report
	shared []cell
	global map[uint64]*word // by address / 4
	last   *word            // the one that was looked up last, which is that of lastAt
	lastAt uint64
	local  [][lane.Size][]bool // per warp and lane: bytes written
	clocks []Clock             // per warp
	phases map[uint64]*phase   // of barriers in shared memory, by address
	places map[place]Clock     // what warps knew that have written there by a volatile, ordered or atomic access
}

// word is four bytes.
type word [4]cell

// cell is the recorded accesses to one byte.
type cell struct {
	outside bool // belongs to no variable
	written bool
	write   mark
	reads   []mark // the last one of each warp since the write
}

// mark is one access.
type mark struct {
	serial uint64
	value  uint64 // written
	warp   int32
	clock  uint32
	op     int32
	line   int32
	strong bool
}

// Report takes a finding: what the thread in a lane of the warp that makes the access does, and the
// other instruction that takes part, with its line; -1: none.
type Report func(lane int, kind, msg string, other, line int)

// New makes a checker of a block; held says which bytes of its shared memory belong to a variable.
func New(warps int, held []bool, report Report) *Checker {
	c := &Checker{report: report, shared: make([]cell, len(held)), global: map[uint64]*word{}, phases: map[uint64]*phase{}, places: map[place]Clock{}}
	for at, yes := range held {
		c.shared[at].outside = !yes
	}
	c.local = make([][lane.Size][]bool, warps)
	for i := range warps {
		clock := make(Clock, warps+(warps+groupWarps-1)/groupWarps)
		clock[i] = 1
		c.clocks = append(c.clocks, clock)
	}
	return c
}

// Access checks an access before it is executed.
func (c *Checker) Access(a *Access) {
	if a.Strong && a.Read {
		c.acquire(a)
	}
	for i := uint64(0); i < uint64(a.Size); i++ {
		switch a.Space {
		case ptx.Local:
			c.localByte(a, a.Addr+i)
		case ptx.Shared:
			if c.outside(a, a.Addr+i) {
				return
			}
			c.byteAccess(a, &c.shared[a.Addr+i], a.Addr+i)
		case ptx.Global:
			c.byteAccess(a, c.globalCell(a.Addr+i), a.Addr+i)
		}
	}
	if a.Strong && a.Write {
		c.release(a)
	}
}

// globalCell is that of a byte of global memory, which counts as written before the launch.
func (c *Checker) globalCell(addr uint64) *cell {
	if at := addr / 4; c.last == nil || c.lastAt != at {
		w := c.global[at]
		if w == nil {
			w = new(word)
			for i := range w {
				w[i] = cell{written: true, write: mark{warp: -1}}
			}
			c.global[at] = w
		}
		c.last, c.lastAt = w, at
	}
	return &c.last[addr%4]
}

// outside reports whether a byte of shared memory belongs to no variable, which is a finding.
func (c *Checker) outside(a *Access, addr uint64) bool {
	if !c.shared[addr].outside {
		return false
	}
	c.report(a.Lane, "outside of variables", fmt.Sprintf("%s address %#x belongs to no variable", a.Space, addr), -1, 0)
	return true
}

// products is the element of clocks for the products of a warp's group.
func (c *Checker) products(warp int) int { return len(c.clocks) + warp/groupWarps }

// Waited orders a warp after the first products of its group.
func (c *Checker) Waited(warp, products int) {
	known := &c.clocks[warp][c.products(warp)]
	*known = max(*known, uint32(products))
}

// ReadLate checks a read of shared memory by a product of a warp's group, of this number from 1 on,
// that was issued when the warps knew so much: what any warp has written since races with it, and
// so does what a warp writes later without having waited for the product, or for a warp that has.
func (c *Checker) ReadLate(a *Access, known Clock, product int) {
	now := mark{warp: int32(c.products(a.Warp)), clock: uint32(product), serial: a.Serial, op: int32(a.Op), line: int32(a.Line)}
	for addr := a.Addr; addr < a.Addr+uint64(a.Size); addr++ {
		switch k := &c.shared[addr]; {
		case c.outside(a, addr):
			return
		case !k.written:
			c.report(a.Lane, "uninitialised read", fmt.Sprintf("%s address %#x was not written", a.Space, addr), -1, 0)
		case k.write.warp >= 0 && k.write.clock > known[k.write.warp]:
			c.race(a, addr, k.write, "written")
		}
		c.shared[addr].remember(now)
	}
}

// localByte checks an access to local memory.
func (c *Checker) localByte(a *Access, addr uint64) {
	known := &c.local[a.Warp][a.Lane]
	if need := int(addr) + 1; need > len(*known) {
		*known = append(*known, make([]bool, need-len(*known))...)
	}
	if a.Write {
		(*known)[addr] = true
	} else if !(*known)[addr] && !a.Spill {
		c.report(a.Lane, "uninitialised read", fmt.Sprintf("local address %#x was not written", addr), -1, 0)
		(*known)[addr] = true // once is enough
	}
}

func (c *Checker) byteAccess(a *Access, k *cell, addr uint64) {
	now := mark{warp: int32(a.Warp), clock: c.clocks[a.Warp][a.Warp], serial: a.Serial, strong: a.Strong, op: int32(a.Op), line: int32(a.Line)}
	if a.Read && !k.written && !a.Spill {
		c.report(a.Lane, "uninitialised read", fmt.Sprintf("%s address %#x was not written", a.Space, addr), -1, 0)
	}
	if k.written && !a.Same && c.conflicts(k.write, now) {
		c.race(a, addr, k.write, "written")
	}
	if !a.Write {
		k.remember(now)
		return
	}
	for _, r := range k.reads {
		if !a.Same && c.conflicts(r, now) {
			c.race(a, addr, r, "read")
		}
	}
	k.reads = k.reads[:0]
	if k.write.serial != now.serial || k.write.warp != now.warp || !k.written {
		k.write = now
	}
	k.written = true
}

// remember keeps the last read of each warp.
func (k *cell) remember(now mark) {
	for i := range k.reads {
		if k.reads[i].warp == now.warp {
			k.reads[i] = now
			return
		}
	}
	k.reads = append(k.reads, now)
}

// conflicts reports whether the earlier access is not ordered before the later one.
func (c *Checker) conflicts(old, now mark) bool {
	return old.warp >= 0 && old.warp != now.warp && !(old.strong && now.strong) && old.clock > c.clocks[now.warp][old.warp]
}

func (c *Checker) race(a *Access, addr uint64, old mark, did string) {
	who, order := fmt.Sprintf("warp %d", old.warp), "with no barrier between"
	if n := int(old.warp) - len(c.clocks); n >= 0 {
		who, order = fmt.Sprintf("a product of the warps from %d on", n*groupWarps), "for which the warp has not waited"
	}
	c.report(a.Lane, "race", fmt.Sprintf("%s address %#x was %s by %s at line %d, %s", a.Space, addr, did, who, old.line, order), int(old.op), int(old.line))
}

// Store records the value of a plain store: threads of one instruction that write different values
// to one address race. Earlier are the threads that have stored before, with these addresses.
func (c *Checker) Store(a *Access, value uint64, earlier uint32, addrs *[lane.Size]uint64) {
	var k *cell
	switch a.Space {
	case ptx.Shared:
		k = &c.shared[a.Addr]
	case ptx.Global:
		k = c.globalCell(a.Addr)
	default:
		return
	}
	for e := earlier; e != 0; e &= e - 1 {
		if addrs[lane.First(e)] == a.Addr && k.write.value != value {
			c.report(a.Lane, "race", fmt.Sprintf("threads of one warp write different values to %s address %#x", a.Space, a.Addr), a.Op, 0)
			return
		}
	}
	k.write.value = value
}

// NewFrame marks bytes of local memory as not written, in all threads of a warp.
func (c *Checker) NewFrame(warp, at, n int) {
	for lane := range c.local[warp] {
		known := c.local[warp][lane]
		for i := at; i < at+n && i < len(known); i++ {
			known[i] = false
		}
	}
}

// Initialised notes bytes of local memory that a call has written.
func (c *Checker) Initialised(warp, lane, at, n int) {
	known := &c.local[warp][lane]
	if need := at + n; need > len(*known) {
		*known = append(*known, make([]bool, need-len(*known))...)
	}
	for i := at; i < at+n; i++ {
		(*known)[i] = true
	}
}

// Delivered notes bytes that an asynchronous copy has written: no access of a warp races with it,
// for a read that is too early sees the old bytes.
func (c *Checker) Delivered(space ptx.Space, addr uint64, n int) {
	for i := addr; i < addr+uint64(n); i++ {
		fresh := cell{written: true, write: mark{warp: -1}}
		switch space {
		case ptx.Shared:
			fresh.outside = c.shared[i].outside
			c.shared[i] = fresh
		case ptx.Global:
			*c.globalCell(i) = fresh
		}
	}
}
