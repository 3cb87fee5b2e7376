package finish

import (
	"opt-go/vliw/machine"
	"opt-go/vliw/mir"
)

// List scheduling of straight-line code, after register allocation: the operation with the longest
// path to the end of the block goes first. Operations of a block may complete in the blocks after
// it (inflight.go); at calls, returns and the code of software pipelines nothing is in flight.

// schedule fills the bundles of all blocks that have none.
func (f *Stage) schedule() {
	flights := newFlights(f)
	for _, b := range flights.order {
		if !b.FixedCode {
			f.endBlock(b, flights)
		}
		flights.leave(b)
	}
}

// endBlock lowers the terminator to operations where it needs any, and schedules. Jumps are added
// by emit, which has the layout, except where they share the block's dependences: conditional
// branches and returns.
func (f *Stage) endBlock(b *mir.Block, flights *flights) {
	insts := b.Insts
	switch b.Term.Kind {
	case mir.TermRet:
		insts = append(insts, returnOf(b))
	case mir.TermTrap:
		insts = append(insts, mir.Inst{Op: machine.OpTrap, Pos: b.Term.Pos})
	case mir.TermIndirect:
		insts = append(insts, mir.Inst{Op: machine.OpBrind, Args: []mir.Operand{mir.RegOp(b.Term.Cond)}, Pos: b.Term.Pos})
	case mir.TermCond, mir.TermJump:
		insts = append(insts, f.branches(b)...)
	}
	b.Insts = insts
	s := newScheduler(f, insts)
	if s.entry = flights.enter(b); !f.opt.Blocks {
		s.needs, s.length = flights.needs(b)
	}
	b.Bundles = append(make([]mir.Bundle, b.Drain), s.run()...)
}

// scheduler is the state of one block.
type scheduler struct {
	f      *Stage
	mach   *machine.Machine
	insts  []mir.Inst
	edges  depEdges
	waits  []int32 // predecessors not yet placed
	height []int32
	ready  []int32 // earliest cycle
	cycle  []int32

	entry  *pending                 // results in flight at the start; nil: none
	needs  func(in *mir.Inst) int32 // how long the block must last from an operation on; nil: until its result has landed
	length int32                    // and in all

	home     []int32   // in superblocks: the block that an operation comes from; nil: there is one
	free     []bool    // operations that will not be there in the end; nil: none
	pressure *pressure // before register allocation: the live registers; nil: ignored
}

func newScheduler(f *Stage, insts []mir.Inst) *scheduler {
	n := len(insts)
	slab := make([]int32, 4*n)
	return &scheduler{f: f, mach: f.Mach, insts: insts, edges: newDepEdges(n),
		waits: slab[:n:n], height: slab[n : 2*n : 2*n], ready: slab[2*n : 3*n : 3*n], cycle: slab[3*n:]}
}

// scheduleBlock returns the bundles of a block that finds nothing in flight and leaves nothing in
// flight.
func (f *Stage) scheduleBlock(insts []mir.Inst) []mir.Bundle { return newScheduler(f, insts).run() }

// run schedules. The branch or return at the end, if any, is in the last bundle.
func (s *scheduler) run() []mir.Bundle {
	s.dependences()
	s.awaitEntry()
	s.measureHeights()
	bundles := make([]mir.Bundle, s.place())
	for k := range s.insts {
		c := s.cycle[k]
		bundles[c].Ops = append(bundles[c].Ops, s.insts[k])
	}
	return bundles
}

// measureHeights finds how long the block takes from each operation on.
func (s *scheduler) measureHeights() {
	for k := len(s.insts) - 1; k >= 0; k-- {
		h := int32(s.mach.LatencyOf(s.insts[k].Op))
		for e := s.edges.first[k]; e != 0; e = s.edges.list[e].next {
			h = max(h, s.edges.list[e].delay+s.height[s.edges.list[e].to])
		}
		s.height[k] = h
	}
}

// lasts is how many cycles the block must have from the issue of an operation on.
func (s *scheduler) lasts(in *mir.Inst) int32 {
	if s.needs == nil {
		return int32(s.mach.LatencyOf(in.Op))
	}
	return s.needs(in)
}

// awaitEntry makes operations wait for the results in flight at the start, and a branch for the
// minimum length of the block.
func (s *scheduler) awaitEntry() {
	if s.entry == nil {
		return
	}
	last := s.entry.last()
	for k := range s.insts {
		in := &s.insts[k]
		if endsPipe(in.Op) {
			s.ready[k] = max(s.ready[k], last-1)
		} else if isBarrier(in.Op) {
			s.ready[k] = max(s.ready[k], s.length-1)
		}
		if last == 0 {
			continue
		}
		for _, r := range s.entry.regs {
			in.EachUse(func(u *mir.Reg) {
				if *u == r.reg {
					s.ready[k] = max(s.ready[k], r.until)
				}
			})
			if in.Dst == r.reg {
				s.ready[k] = max(s.ready[k], r.until-int32(s.mach.LatencyOf(in.Op))+1)
			}
		}
	}
}
