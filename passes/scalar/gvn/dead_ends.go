package gvn

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/alias"
)

// Most upward walks from a load find no value: no instruction up to LLVM's limit of blocks accesses
// the location, or one that may write it gives no value. This file proves that for many loads at
// once.
//
// A block is a dead end for a location if every path up from its end reaches an instruction that
// hides the value, or the function's entry, before one that gives the value and before a block that
// is not executed. When an upward search finds no value, all the blocks that it has visited are
// dead ends, and later searches stop at them. So of n consecutive loops that load the same element,
// each one visits its own blocks only.
//
// A load all of whose paths end in dead ends is left alone without the walk. The walk could not
// find more: it visits fewer blocks, and treats what it cannot analyze as hiding the value.

// searchFactor bounds the steps of all searches of a round, per block of the function. Without this
// bound they would add up to the number of locations times the number of blocks, where no load
// finds a value. Beyond the bound, the loads are walked.
const searchFactor = 64

// deadEnds caches the results of searches.
type deadEnds struct {
	at     map[uint64]bool // by location and block; see blockMemory.answers
	blocks []bool          // by Block.ID: a dead end for some location
	steps  int             // that are left
}

func newDeadEnds(f *ir.Func) *deadEnds {
	return &deadEnds{at: map[uint64]bool{}, blocks: make([]bool, f.BlockBound()), steps: searchFactor * (f.NumBlocks() + blockLimit)}
}

// changed drops the results that a change of a block may invalidate.
func (s *deadEnds) changed(b *ir.Block) {
	if b.ID() < len(s.blocks) && s.blocks[b.ID()] {
		clear(s.blocks)
		s.at = map[uint64]bool{}
	}
}

// maxSearchPaths bounds the steps through φs of one search.
const maxSearchPaths = 16

// search looks for a value of the load's location.
type search struct {
	*query
	g     *gvn
	paths int
	seen  map[searched]bool
	found []uint64 // dead ends if the search finds no value
	in    []*ir.Block
}

// searched is a step with an address that changes further up.
type searched struct {
	block *ir.Block
	addr  ir.Value
}

// hopeless reports that no value reaches the load from the blocks above. False negatives are
// allowed.
func (g *gvn) hopeless(q *query, loc alias.Location) bool {
	if g.unreached || g.searches.steps <= 0 || q.load.Ordering != ir.NotAtomic {
		return false
	}
	s := &search{query: q, g: g}
	if !s.above(newAddress(loc.Ptr), loc, q.load.Block()) {
		return false
	}
	for _, key := range s.found {
		g.searches.at[key] = true
	}
	for _, b := range s.in {
		g.searches.note(b)
	}
	return true
}

func (s *deadEnds) note(b *ir.Block) {
	for b.ID() >= len(s.blocks) {
		s.blocks = append(s.blocks, false)
	}
	s.blocks[b.ID()] = true
}

// above searches the predecessors of b for the location at address p; false when a value is found,
// or may be.
func (s *search) above(p address, loc alias.Location, b *ir.Block) bool {
	if len(p.inputs) == 0 {
		return s.fixed(loc, b)
	}
	if !p.needs(b) {
		for pred := range b.EachPred() {
			if !s.step(p, loc, pred) {
				return false
			}
		}
		return true
	}
	if !translatable(p.ptr) {
		return true
	}
	for _, pred := range b.Preds() {
		if s.paths++; s.paths > maxSearchPaths {
			return false
		}
		up, at := p.above(b, pred, s.dt, s.dl), loc
		if at.Ptr = up.ptr; up.ptr != nil && !s.step(up, at, pred) {
			return false
		}
	}
	return true
}

// step searches block b and the blocks above it.
func (s *search) step(p address, loc alias.Location, b *ir.Block) bool {
	if s.seen[searched{b, p.ptr}] {
		return true
	}
	if len(p.inputs) == 0 {
		return s.fixedFrom(loc, b)
	}
	if s.seen == nil {
		s.seen = map[searched]bool{}
	}
	s.seen[searched{b, p.ptr}] = true
	if s.paths++; s.paths > maxSearchPaths {
		return false
	}
	switch s.look(s.number(loc), loc, b) {
	case gives:
		return false
	case hides:
		return true
	}
	return s.above(p, loc, b)
}

type found uint8

const (
	nothing found = iota
	hides
	gives
)

// look returns the effect of block b on the location.
func (s *search) look(n uint32, loc alias.Location, b *ir.Block) found {
	s.g.searches.steps--
	if s.g.dead[b] {
		return gives
	}
	d := s.atEnd(n, loc, b)
	if d.kind == nonLocal {
		return nothing
	}
	if d.kind == unknown {
		return hides
	}
	d.addr = loc.Ptr
	if _, ok := s.g.availability(s.load, d); ok || d.instr == s.load { // which may give other loads a value
		return gives
	}
	return hides
}

// fixed searches the predecessors of b for a location whose address is loop invariant.
func (s *search) fixed(loc alias.Location, b *ir.Block) bool {
	for pred := range b.EachPred() {
		if !s.fixedFrom(loc, pred) {
			return false
		}
	}
	return true
}

// fixedFrom searches block b and the blocks above it for a location whose address is loop
// invariant.
func (s *search) fixedFrom(loc alias.Location, b *ir.Block) bool {
	n := s.number(loc)
	visited := map[*ir.Block]bool{b: true}
	for work := []*ir.Block{b}; len(work) > 0; {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		key := answerKey(n, b)
		if s.g.searches.at[key] {
			continue
		}
		what := s.look(n, loc, b)
		if what == gives || s.g.searches.steps <= 0 {
			return false
		}
		s.found, s.in = append(s.found, key), append(s.in, b)
		if what == hides {
			continue
		}
		for pred := range b.EachPred() {
			if !visited[pred] {
				visited[pred] = true
				work = append(work, pred)
			}
		}
	}
	return true
}

// indicesStay reports whether PRE has no index of the load's address to move.
func (g *gvn) indicesStay(load *ir.Instr) bool {
	p, ok := load.Operand(0).(*ir.Instr)
	if !ok || p.Op() != ir.GetElementPtr {
		return true
	}
	for k := 1; k < p.NumOperands(); k++ {
		if x, ok := p.Operand(k).(*ir.Instr); ok && preCandidate(x) && g.entersFromAbove(x.Block()) {
			return false
		}
	}
	return true
}
