// Package timing is the cycle model: each SM has resident blocks; each cycle each of its schedulers
// issues one instruction of a warp whose operands are ready, in order within the warp. Results
// become ready after the latency of their kind. Memory instructions occupy the SM's load-store unit
// for as many cycles as they have transactions or bank conflicts. Copies between registers and
// conversions of global addresses take nothing, integer divisions the issue slots of the sequences
// they stand for. The launch takes as long as its slowest SM.
//
// Blocks are assigned to SMs round-robin: block i to SM i modulo their number. SMs share nothing: a
// second-level cache and contention on memory are not modelled beyond each SM's share of the bus.
package timing

import (
	"opt-go/nvptx/emu/traffic"
	"opt-go/nvptx/ptx"
)

// Warp is what the model needs of a warp that the emulator runs.
type Warp interface {
	Ended() bool
	// Next is what the warp executes next; Waits says that it waits for other warps.
	Next() Next
	// Step executes it at a cycle, and returns what it has accessed in memory. It reports false if
	// no instruction was executed.
	Step(cycle uint64) (touched *traffic.Access, executed bool)
}

// Next is the next operation of a warp: nil if it is none that takes time.
type Next struct {
	Waits bool
	Op    *Op
	Frame Frame
}

// Frame is where the registers of the running function are among those of the warp.
type Frame struct{ Regs, Preds, NumRegs int }

// Block is a block of threads that becomes resident on an SM.
type Block interface {
	Warps() []Warp
	// Limit ends the launch if the block has run for too long.
	Limit()
	// Unlock is called if no warp of the SM can go on: it lets the block's warps go on that can, or
	// ends the launch.
	Unlock()
}

// Load is the work of a launch.
type Load struct {
	Blocks   int // of all grids
	Resident int // blocks that fit on an SM
	Start    func(number, sm int) Block
}

// Run executes a launch on all SMs and returns the number of cycles.
func (hw *Fermi) Run(l Load) (cycles uint64) {
	for i := 0; i < hw.SMs; i++ {
		m := &sm{hw: hw, number: i, load: l, last: make([]int, hw.Schedulers), busy: make([]uint64, hw.Schedulers), cache: traffic.NewCache(hw.CacheBytes, hw.CacheWays)}
		for b := i; b < l.Blocks; b += hw.SMs {
			m.queue = append(m.queue, b)
		}
		m.run()
		cycles = max(cycles, m.now)
	}
	return cycles
}

// sm is one streaming multiprocessor at work.
type sm struct {
	hw      *Fermi
	load    Load
	number  int
	queue   []int // blocks to come
	blocks  []*resident
	warps   []*unit  // of the resident blocks
	last    []int    // per scheduler: the warp that issued last
	busy    []uint64 // per scheduler: until when it issues the sequence of an integer division
	now     uint64
	lsuFree uint64
	busFree uint64
	cache   traffic.Cache
}

// resident is a block on an SM.
type resident struct {
	Block
	number int
	warps  []*unit
}

// unit is a warp on an SM.
type unit struct {
	Warp
	block *resident
	index int      // in the block
	next  uint64   // the earliest cycle of the next instruction
	ready []uint64 // of registers and predicates; see slot
}

func (m *sm) run() {
	m.refill()
	for len(m.warps) > 0 {
		issued := false
		for s := range m.last {
			issued = m.issue(s) || issued
		}
		if !issued && !m.skip() {
			for _, b := range m.blocks {
				if !b.ended() {
					b.Unlock()
				}
			}
		}
		if issued {
			m.now++
		}
		m.retire()
	}
	for _, t := range []uint64{m.lsuFree, m.busFree} {
		m.now = max(m.now, t) // stores still in flight
	}
}

func (b *resident) ended() bool {
	for _, w := range b.warps {
		if !w.Ended() {
			return false
		}
	}
	return true
}

// refill makes blocks resident while there is room.
func (m *sm) refill() {
	for len(m.blocks) < m.load.Resident && len(m.queue) > 0 {
		b := &resident{Block: m.load.Start(m.queue[0], m.number), number: m.queue[0]}
		m.queue = m.queue[1:]
		m.blocks = append(m.blocks, b)
		for i, w := range b.Warps() {
			b.warps = append(b.warps, &unit{Warp: w, block: b, index: i, next: m.now})
		}
		m.warps = append(m.warps, b.warps...)
	}
}

// retire removes blocks that have ended.
func (m *sm) retire() {
	for i := 0; i < len(m.blocks); i++ {
		b := m.blocks[i]
		if !b.ended() {
			continue
		}
		b.Limit()
		m.blocks = append(m.blocks[:i], m.blocks[i+1:]...)
		i--
		kept := m.warps[:0]
		for _, w := range m.warps {
			if w.block != b {
				kept = append(kept, w)
			}
		}
		m.warps = kept
		m.refill()
	}
}

// issue lets scheduler s issue one instruction, of the next ready warp after the last one. Warps
// are divided among the schedulers by their number.
func (m *sm) issue(s int) bool {
	if m.busy[s] > m.now {
		return true
	}
	for k := 1; k <= len(m.warps); k++ {
		i := (m.last[s] + k) % len(m.warps)
		w := m.warps[i]
		if i%len(m.last) != s || w.Ended() || m.readyAt(w) > m.now {
			continue
		}
		m.last[s] = i
		for m.nextIsFree(w) {
			m.execute(w)
			if w.Ended() || m.readyAt(w) > m.now {
				return true
			}
		}
		m.busy[s] = m.now + m.slots(w)
		m.execute(w)
		return true
	}
	return false
}

// never is the time of what waits for others.
const never = ^uint64(0)

// skip advances the time to the next warp that becomes ready; false if there is none.
func (m *sm) skip() bool {
	next := uint64(never)
	for _, w := range m.warps {
		if !w.Ended() {
			next = min(next, m.readyAt(w))
		}
	}
	if next == never {
		return false
	}
	m.now = max(next, m.now+1)
	return true
}

// readyAt is when the warp can issue its next instruction.
func (m *sm) readyAt(w *unit) uint64 {
	n := w.Next()
	if n.Waits {
		return never
	}
	at := w.next
	if n.Op == nil {
		return at
	}
	for _, list := range [][]int32{n.Op.Reads, n.Op.Writes} {
		for _, r := range list {
			at = max(at, *w.slot(n.Frame, r))
		}
	}
	return at
}

// slot is where a register's ready time is: predicates, which follow the registers in an Op, have
// the odd places.
func (w *unit) slot(f Frame, r int32) *uint64 {
	i := 2 * (f.Regs + int(r))
	if int(r) >= f.NumRegs {
		i = 2*(f.Preds+int(r)-f.NumRegs) + 1
	}
	if i >= len(w.ready) {
		w.ready = append(w.ready, make([]uint64, i+1-len(w.ready)+64)...)
	}
	return &w.ready[i]
}

// execute runs one instruction and notes when its results are ready.
func (m *sm) execute(w *unit) {
	n := w.Next()
	w.next = m.now + 1
	if n.Op != nil && n.Op.Free {
		w.next = m.now
	}
	touched, executed := w.Step(m.now)
	if !executed || n.Op == nil {
		return
	}
	done := m.now + m.latency(w, n.Op, touched)
	for _, r := range n.Op.Writes {
		*w.slot(n.Frame, r) = done
	}
	if n.Op.Jumps {
		w.next = m.now + m.hw.ALU // the next instruction is fetched when the branch is done
	}
}

func (m *sm) nextIsFree(w *unit) bool {
	n := w.Next()
	return n.Op != nil && n.Op.Free
}

// slots is the number of machine instructions that the warp's next PTX instruction expands to: 0
// for most, which take only the slot in which they issue.
func (m *sm) slots(w *unit) uint64 {
	if n := w.Next(); n.Op != nil {
		return m.divisionLength(n.Op)
	}
	return 0
}

// divisionLength is the length of the sequence that an integer division becomes; 0: o is none.
func (m *sm) divisionLength(o *Op) uint64 {
	switch o.Divides {
	case 64:
		return m.hw.Divide64
	case 32, 16:
		return m.hw.Divide32
	}
	return 0
}

// latency is how long the results of an instruction that has just run take.
func (m *sm) latency(w *unit, o *Op, touched *traffic.Access) uint64 {
	switch {
	case o.Free:
		return 0
	case o.Memory && touched.Mask != 0:
		return m.memoryLatency(w, touched)
	case o.Slow:
		if n := m.divisionLength(o); n > 0 {
			return n * m.hw.ALU // each of its instructions waits for the one before
		}
		return m.hw.Special
	}
	return m.hw.ALU
}

func (m *sm) memoryLatency(w *unit, t *traffic.Access) uint64 {
	start := max(m.lsuFree, m.now)
	switch t.Space {
	case ptx.Shared:
		m.lsuFree = start + uint64(t.Passes)
		return m.lsuFree - m.now + m.hw.SharedHit
	case ptx.Global, ptx.Local:
		m.lsuFree = start + uint64(len(t.Lines))
		worst := m.hw.CacheHit
		done := m.lsuFree
		for _, line := range t.Lines {
			if m.cached(w, t, line) {
				continue
			}
			worst = m.hw.CacheMiss
			m.busFree = max(m.busFree, m.lsuFree) + m.hw.MissCycles
			done = m.busFree
		}
		return done - m.now + worst
	}
	return m.hw.ALU // constants and parameters come as fast as registers
}

// cached looks a line up in the first-level cache, and brings it in.
func (m *sm) cached(w *unit, t *traffic.Access, line uint64) bool {
	if t.Space == ptx.Global {
		return m.hw.CacheGlobal && m.cache.Lookup(line)
	}
	// The lines of local memory of different warps are different.
	warp := uint64(w.block.number)<<16 | uint64(w.index)
	return m.cache.Lookup(1<<63 | warp<<24 | line)
}
