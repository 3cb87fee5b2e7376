package gpu

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/pass"
)

// SinkPredicates computes compares that a loop does not change where they are used, if more of them
// are live in the loop than there are predicate registers:
//
//	%c7 = icmp sgt i32 %n, 7
//	loop:                              loop:
//	  …                          ⇒       …
//	then:                              then:
//	  br i1 %c7, label %a, label %b      %c = icmp sgt i32 %n, 7
//	                                     br i1 %c, label %a, label %b
//
// NVIDIA's GPUs have seven predicates. ptxas keeps what exceeds them as bits of registers, which it
// packs and unpacks; a compare is one instruction. LLVM's codegenprepare sinks every compare, also
// those that would fit. What is used in the deepest loops stays.
//
// A compare that a φ chooses stays, as in LLVM, and so do results of logical operations.
//
// Keeps the CFG. Cost: linear, and for each loop the sorting of its predicates.
func SinkPredicates(c *pass.Context, f *ir.Func) pass.Preserved {
	loops := pass.Get(c, f, analysis.Loops)
	if len(loops.Top) == 0 {
		return pass.Changed(false)
	}
	s := &predicateSinker{loops: loops, live: map[*analysis.Loop][]*ir.Instr{}, sunk: map[*ir.Instr]bool{}}
	for i := range f.Instrs() {
		if t := i.Type(); t.IsInt() && t.Bits == 1 {
			s.note(i)
		}
	}
	for _, top := range loops.Top {
		for l := range top.Nest() { // a loop before those inside it
			s.relieve(l)
		}
	}
	return pass.Changed(s.changed)
}

// loopPredicates may be live in a loop: of the seven, one is for its own tests.
const loopPredicates = 6

type predicateSinker struct {
	loops   *analysis.LoopForest
	live    map[*analysis.Loop][]*ir.Instr // by loop, predicates from outside that are used in it
	sunk    map[*ir.Instr]bool             // compares that a loop around computes where they are used
	changed bool
}

// note enters a predicate in the loops that use it and do not compute it.
func (s *predicateSinker) note(i *ir.Instr) {
	for u := range ir.Uses(i) {
		for l := s.loops.For(useBlock(u)); l != nil && !l.Contains(i.Block()); l = l.Parent {
			if n := len(s.live[l]); n == 0 || s.live[l][n-1] != i {
				s.live[l] = append(s.live[l], i)
			}
		}
	}
}

// useBlock is the block at whose end, or in which, a value is used.
func useBlock(u *ir.Use) *ir.Block {
	if i := u.User(); i.Op() == ir.Phi {
		return i.IncomingBlock(u.Index())
	}
	return u.User().Block()
}

// relieve sinks compares until as many predicates are live in a loop as there is room for.
func (s *predicateSinker) relieve(l *analysis.Loop) {
	type candidate struct {
		compare *ir.Instr
		depth   int // of the deepest use
	}
	var candidates []candidate
	excess := -loopPredicates
	for _, i := range s.live[l] {
		if s.sunk[i] {
			continue
		}
		excess++
		if depth, ok := s.sinkable(i, l); ok {
			candidates = append(candidates, candidate{i, depth})
		}
	}
	if excess <= 0 {
		return
	}
	slices.SortStableFunc(candidates, func(a, b candidate) int { return a.depth - b.depth })
	for _, k := range candidates[:min(excess, len(candidates))] {
		s.sink(k.compare, l)
	}
}

// sinkable reports whether all uses of a compare in a loop may have their own, and their depth.
func (s *predicateSinker) sinkable(i *ir.Instr, l *analysis.Loop) (depth int, ok bool) {
	if i.Op() != ir.ICmp && i.Op() != ir.FCmp {
		return 0, false
	}
	for u := range ir.Uses(i) {
		b := useBlock(u)
		if !l.Contains(b) {
			continue
		}
		if u.User().Op() == ir.Phi || b.Term().IsEHPad() {
			return 0, false
		}
		depth = max(depth, s.loops.For(b).Depth)
	}
	return depth, true
}

// sink copies a compare to the blocks of its users in a loop.
func (s *predicateSinker) sink(i *ir.Instr, l *analysis.Loop) {
	var uses []*ir.Use
	for u := range ir.Uses(i) {
		if l.Contains(u.User().Block()) {
			uses = append(uses, u)
		}
	}
	copies := map[*ir.Block]*ir.Instr{}
	for _, u := range uses {
		b := u.User().Block()
		if copies[b] == nil {
			copies[b] = i.Clone()
			copies[b].InsertBefore(b.FirstInsertion())
		}
		u.Set(copies[b])
	}
	if !ir.HasUses(i) {
		i.Erase()
	}
	s.sunk[i] = true
	s.changed = true
}
