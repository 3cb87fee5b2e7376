package codegen

import (
	"opt-go/vliw/machine"
)

// List scheduling of straight code, after register allocation: the operation with the longest way to the end of the block goes first. A block
// ends with an empty pipeline, so that nothing crosses a branch.

// schedule fills the bundles of all blocks that have none.
func (f *function) schedule() {
	for _, b := range f.blocks {
		if b.fixedCode {
			continue
		}
		f.endBlock(b)
	}
}

// endBlock turns the terminator into operations where it needs any, and schedules. Jumps are added by emit, which knows the layout, except
// where they share the block's dependences: conditional branches and returns.
func (f *function) endBlock(b *block) {
	insts := b.insts
	switch b.term.kind {
	case termRet:
		insts = append(insts, inst{op: machine.OpRet, call: &callRegs{uses: b.term.rets}, pos: b.term.pos})
	case termTrap:
		insts = append(insts, inst{op: machine.OpTrap, pos: b.term.pos})
	case termIndirect:
		insts = append(insts, inst{op: machine.OpBrind, args: []operand{regOp(b.term.cond)}, pos: b.term.pos})
	case termCond, termJump:
		insts = append(insts, f.branches(b)...)
	}
	b.insts = insts
	b.bundles = append(make([]bundle, b.drain), f.scheduleBlock(insts)...)
}

// depEdge asks that its target is issued at least delay cycles after its source.
type depEdge struct {
	to    int32
	delay int32
}

// scheduler is the state of one block.
type scheduler struct {
	f      *function
	mach   *machine.Machine
	insts  []inst
	out    [][]depEdge
	waits  []int32 // predecessors not yet placed
	height []int32
	ready  []int32 // earliest cycle
	cycle  []int32
}

// scheduleBlock returns the bundles of a block. The branch or return at the end, if any, is in the last bundle.
func (f *function) scheduleBlock(insts []inst) []bundle {
	n, mach := len(insts), f.mach
	s := &scheduler{f: f, mach: mach, insts: insts, out: make([][]depEdge, n), waits: make([]int32, n), height: make([]int32, n),
		ready: make([]int32, n), cycle: make([]int32, n)}
	s.dependences()
	for k := n - 1; k >= 0; k-- {
		s.height[k] = int32(mach.LatencyOf(insts[k].op))
		for _, e := range s.out[k] {
			s.height[k] = max(s.height[k], e.delay+s.height[e.to])
		}
	}
	length := s.place()
	bundles := make([]bundle, length)
	for k := range insts {
		c := s.cycle[k]
		bundles[c].ops = append(bundles[c].ops, insts[k])
	}
	return bundles
}

func (s *scheduler) edge(from, to int, delay int) {
	if from == to {
		return
	}
	s.out[from] = append(s.out[from], depEdge{int32(to), int32(delay)})
	s.waits[to]++
}

// endsPipe reports whether an operation must find, or leave behind, an empty pipeline.
func endsPipe(op machine.Op) bool {
	return op.Is(machine.IsBranch | machine.IsCall | machine.IsRet)
}

// dependences builds the edges: through registers, through memory, and around calls and branches.
func (s *scheduler) dependences() {
	regs := newRegState()
	var memory []int
	barrier := -1
	for k := range s.insts {
		in := &s.insts[k]
		if barrier >= 0 {
			s.edge(barrier, k, 1)
		}
		regs.operation(s, k)
		if in.mem != nil {
			for _, m := range memory {
				if delay, dep := s.memoryDelay(s.insts[m].mem, in.mem); dep {
					s.edge(m, k, delay)
				}
			}
			memory = append(memory, k)
		}
		if endsPipe(in.op) || in.op == machine.OpTrap {
			for p := max(barrier, 0); p < k; p++ {
				delay := s.mach.LatencyOf(s.insts[p].op) - 1
				if endsPipe(s.insts[p].op) {
					delay = 1
				}
				s.edge(p, k, max(delay, 0))
			}
			barrier = k
			memory = memory[:0]
		}
	}
}

// memoryDelay says whether b must wait for a, and how long: a load sees the stores of earlier bundles only, a store may share the bundle of
// an earlier load.
func (s *scheduler) memoryDelay(a, b *memRef) (int, bool) {
	switch {
	case !a.store && !b.store && !(a.volatile && b.volatile):
		return 0, false
	case a.volatile && b.volatile:
		return 1, true
	case disjoint(a, b) || !s.f.mayAlias(a, b, false):
		return 0, false
	case a.store:
		return 1, true
	}
	return 0, true
}

// disjoint reports whether two accesses of the same execution of a block cannot touch the same byte.
func disjoint(a, b *memRef) bool {
	switch {
	case a.outgoing != b.outgoing:
		return true
	case a.outgoing:
		return a.off != b.off
	case a.slot != 0 && b.slot != 0:
		return a.slot != b.slot || apart(a.off, a.size, b.off, b.size)
	case a.slot != 0 || b.slot != 0:
		return true // slots without an IR address are nobody else's
	}
	if a.base == b.base {
		return apart(a.baseOff+a.off, a.size, b.baseOff+b.off, b.size)
	}
	return distinctObjects(a.base, b.base)
}

func apart(off1, size1, off2, size2 int64) bool { return off1+size1 <= off2 || off2+size2 <= off1 }
