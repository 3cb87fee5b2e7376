package emu

import (
	"fmt"
	"slices"

	"opt-go/nvptx/emu/traffic"
	"opt-go/nvptx/ptx"
	"opt-go/nvptx/ptx/table"
)

// The timing model: each SM has resident blocks; each cycle each of its schedulers issues one
// instruction of a warp whose operands are ready, in order within the warp. Results become ready
// after the latency of their kind. Memory instructions occupy the SM's load-store unit for as many
// cycles as they have transactions or bank conflicts. Copies between registers and conversions of
// global addresses take nothing, integer divisions the issue slots of the sequences they stand for.
// The launch takes as long as its slowest SM.
//
// Blocks are assigned to SMs round-robin: block i to SM i modulo their number. SMs share nothing: a
// second-level cache and contention on memory are not modelled beyond each SM's share of the bus.

// sm is one streaming multiprocessor at work.
type sm struct {
	hw       *Fermi
	wk       *worker
	number   int
	queue    []place // blocks to come
	blocks   []*block
	warps    []*warp  // of the resident blocks
	last     []int    // per scheduler: the warp that issued last
	busy     []uint64 // per scheduler: until when it issues the sequence of an integer division
	now      uint64
	lsuFree  uint64
	busFree  uint64
	cache    traffic.Cache
	resident int // blocks that fit
}

// place is a block of one of the grids that run together.
type place struct {
	grid   int
	run    *run
	number int // in its grid
}

// timed runs the launch under the model and returns the number of cycles.
func (r *run) timed(wk *worker, grids []*run) (cycles uint64, err error) {
	defer catchFault(&err)
	hw := r.cfg.Timing
	fit, err := r.residency(hw)
	if err != nil {
		return 0, err
	}
	for i := 0; i < hw.SMs; i++ {
		m := &sm{hw: hw, wk: wk, number: i, resident: fit, last: make([]int, hw.Schedulers), busy: make([]uint64, hw.Schedulers), cache: traffic.NewCache(hw.CacheBytes, hw.CacheWays)}
		n := r.grid.count()
		for b := i; b < n*len(grids); b += hw.SMs {
			m.queue = append(m.queue, place{b / n, grids[b/n], b % n})
		}
		m.run()
		cycles = max(cycles, m.now)
	}
	return cycles, nil
}

// residency is the number of blocks that fit on an SM concurrently. The registers of a thread are
// those of .maxnreg, if the kernel has one: the number of virtual registers is meaningless.
func (r *run) residency(hw *Fermi) (int, error) {
	warps := (r.block.count() + warpSize - 1) / warpSize
	fit := min(hw.Blocks, hw.Warps/warps)
	shared := r.prog.sharedOf(r.kernel.src) + r.cfg.SharedBytes
	if shared > 0 {
		fit = min(fit, hw.Shared/shared)
	}
	if d, ok := r.kernel.src.Directive("maxnreg"); ok && len(d.Args) > 0 && d.Args[0] > 0 {
		fit = min(fit, hw.Registers/(d.Args[0]*warpSize*warps))
	}
	if fit == 0 {
		return 0, fmt.Errorf("a block of %d warps with %d bytes of shared memory does not fit on an SM of the timing model", warps, shared)
	}
	return fit, nil
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
				if !b.ended() && !b.releaseComplete() {
					panic(b.deadlock())
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

func (b *block) ended() bool {
	for _, w := range b.warps {
		if w.cur != nil {
			return false
		}
	}
	return true
}

// refill makes blocks resident while there is room.
func (m *sm) refill() {
	for len(m.blocks) < m.resident && len(m.queue) > 0 {
		next := m.queue[0]
		b := newBlock(next.run, next.number, m.wk)
		b.sm, b.lines = m.number, next.grid*next.run.grid.count()+next.number
		m.queue = m.queue[1:]
		m.blocks = append(m.blocks, b)
		m.warps = append(m.warps, b.warps...)
		for _, w := range b.warps {
			w.nextIssue = m.now
		}
	}
}

// retire removes blocks that have ended.
func (m *sm) retire() {
	for i := 0; i < len(m.blocks); i++ {
		b := m.blocks[i]
		if !b.ended() {
			continue
		}
		b.limit()
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
		if i%len(m.last) != s || w.cur == nil || m.readyAt(w) > m.now {
			continue
		}
		m.last[s] = i
		for m.nextIsFree(w) {
			m.execute(w)
			if w.cur == nil || m.readyAt(w) > m.now {
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
		if w.cur != nil {
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
func (m *sm) readyAt(w *warp) uint64 {
	n := w.cur
	if n.waiting != nil && !w.rotate() {
		return never
	}
	n = w.cur
	at := w.nextIssue
	if n.pc >= len(n.frame.fn.ops) || n.pc == n.rpc {
		return at
	}
	o := &n.frame.fn.ops[n.pc]
	for _, list := range [][]int32{o.reg.reads, o.reg.writes} {
		for _, r := range list {
			at = max(at, *w.readySlot(n.frame, r))
		}
	}
	return at
}

// readySlot is the slot of a register's ready time: predicates follow the registers.
func (w *warp) readySlot(f *frame, r int32) *uint64 {
	i := 2 * (f.regBase + int(r))
	if int(r) >= f.fn.nregs {
		i = 2*(f.predBase+int(r)-f.fn.nregs) + 1
	}
	if i >= len(w.ready) {
		w.ready = append(w.ready, make([]uint64, i+1-len(w.ready)+64)...)
	}
	return &w.ready[i]
}

// execute runs one instruction and notes when its results are ready.
func (m *sm) execute(w *warp) {
	w.nextIssue = m.now + 1
	if m.nextIsFree(w) {
		w.nextIssue = m.now
	}
	w.clock = m.now
	n := w.cur
	before := w.executed
	var o *op
	if n.pc < len(n.frame.fn.ops) && n.pc != n.rpc {
		o = &n.frame.fn.ops[n.pc]
	}
	f := n.frame
	w.touched.Mask = 0
	w.step()
	if w.executed%quantum == 0 || w.yields {
		w.yields = false
		w.fair()
	}
	if w.executed == before || o == nil {
		return
	}
	done := m.now + m.latency(w, o)
	for _, r := range o.reg.writes {
		*w.readySlot(f, r) = done
	}
	if o.branching || o.leavesFn || o.call != nil || o.bar != nil {
		w.nextIssue = m.now + m.hw.ALU // the next instruction is fetched when the branch is done
	}
}

// nextIsFree reports whether the warp's next instruction is one that the assembler takes away: a
// copy from register to register, for which its register allocation has no use, and the conversion
// between generic and global addresses, which are the same.
func (m *sm) nextIsFree(w *warp) bool {
	n := w.cur
	return n.pc < len(n.frame.fn.ops) && n.pc != n.rpc && isFree(&n.frame.fn.ops[n.pc])
}

func isFree(o *op) bool {
	switch {
	case o.in.Role != ptx.Plain:
		return false // put there by a register allocator
	case o.in.Op == "mov":
		return o.a.kind == fromReg && len(o.elems) == 0 && len(o.dsts) == 0
	case o.in.Op == "cvta":
		return slices.Contains(o.in.Mods, "global")
	}
	return false
}

// slots is the number of machine instructions that the warp's next PTX instruction expands to: 0
// for most, which take only the slot in which they issue.
func (m *sm) slots(w *warp) uint64 {
	n := w.cur
	if n.pc >= len(n.frame.fn.ops) || n.pc == n.rpc {
		return 0
	}
	return m.divisionLength(&n.frame.fn.ops[n.pc])
}

// divisionLength is the length of the sequence that an integer division becomes; 0: o is none.
func (m *sm) divisionLength(o *op) uint64 {
	if o.in.Op != "div" && o.in.Op != "rem" {
		return 0
	}
	switch o.in.Mods[len(o.in.Mods)-1] {
	case "u64", "s64":
		return m.hw.Divide64
	case "u32", "s32", "u16", "s16":
		return m.hw.Divide32
	}
	return 0
}

// latency is how long the results of an instruction that has just run take.
func (m *sm) latency(w *warp, o *op) uint64 {
	switch {
	case isFree(o):
		return 0
	case o.mem != nil && w.touched.Mask != 0:
		return m.memoryLatency(w, o)
	case slowOpcodes[o.in.Op]:
		if n := m.divisionLength(o); n > 0 {
			return n * m.hw.ALU // each of its instructions waits for the one before
		}
		return m.hw.Special
	}
	return m.hw.ALU
}

var slowOpcodes = map[string]bool{
	"div": true, "rem": true, "rcp": true, "sqrt": true, "rsqrt": true, "sin": true, "cos": true, "lg2": true, "ex2": true, "tanh": true,
}

func (m *sm) memoryLatency(w *warp, o *op) uint64 {
	t := &w.touched
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
func (m *sm) cached(w *warp, t *traffic.Access, line uint64) bool {
	if t.Space == ptx.Global {
		return m.hw.CacheGlobal && m.cache.Lookup(line)
	}
	// The lines of local memory of different warps are different.
	warp := uint64(w.block.lines)<<16 | uint64(w.index)
	return m.cache.Lookup(1<<63 | warp<<24 | line)
}

// registersOf lists the registers that an instruction reads and writes, numbered as in regUse.
func registersOf(f *function, in *ptx.Inst, form *table.Form) regUse {
	var u regUse
	slot := func(r ptx.Reg) int32 {
		s := f.slots[r]
		if f.src.Regs[r].Type == ptx.Pred {
			s += int32(f.nregs)
		}
		return s
	}
	add := func(list *[]int32, a ptx.Operand) {
		ptx.WalkOperands([]ptx.Operand{a}, func(o ptx.Operand) {
			switch o := o.(type) {
			case ptx.Reg:
				*list = append(*list, slot(o))
			case ptx.Not:
				*list = append(*list, slot(o.Reg))
			}
		})
	}
	if in.Guard.Present() {
		u.reads = append(u.reads, slot(in.Guard.Reg()))
	}
	for i, a := range in.Args {
		if form != nil && i < len(form.Shapes) && writesOperand(form.Shapes, i) {
			add(&u.writes, a)
		} else {
			add(&u.reads, a)
		}
	}
	return u
}

func writesOperand(shapes []table.Shape, i int) bool {
	switch shapes[i].Kind {
	case 'd', 'D', 'W', 'V', 'R', 'p', 'P':
		return true
	case 'k':
		return i == 0
	}
	return false
}
