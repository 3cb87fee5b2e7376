package isel

import (
	"math"
	"sort"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/frequency"
	"opt-go/vliw/isel/scalars"
	"opt-go/vliw/machine"
	"opt-go/vliw/mir"
)

// selectTerm ends the current block.
func (s *selector) selectTerm(b *ir.Block, i *ir.Instr) {
	t := &s.b.Term
	t.Pos = i.Pos
	switch i.Op() {
	case ir.Ret:
		s.leave(i)
	case ir.Unreachable:
		t.Kind = mir.TermTrap
	case ir.Br:
		s.branch(i)
	case ir.Switch:
		s.switchTree(b, i)
	case ir.IndirectBr:
		t.Kind, t.Cond = mir.TermIndirect, s.reg(i.Operand(0))
		for _, succ := range b.Succs() {
			t.Succs = append(t.Succs, s.block[succ.ID()])
		}
	case ir.Invoke:
		mir.Refuse(i.Pos, "invoke (C++ exceptions)")
	default:
		mir.Refuse(i.Pos, "the instruction %s", i.Op())
	}
}

func (s *selector) branch(i *ir.Instr) {
	t := &s.b.Term
	if !i.IsCondBr() || i.Succ(0) == i.Succ(1) {
		t.Kind, t.Succs = mir.TermJump, []*mir.Block{s.block[i.Succ(0).ID()]}
		return
	}
	t.Kind = mir.TermCond
	t.Cond = s.reg(i.Operand(0))
	t.Succs = []*mir.Block{s.block[i.Succ(0).ID()], s.block[i.Succ(1).ID()]}
	readWeights(t, i)
}

// caseRange is a run of case values with one destination.
type caseRange struct {
	lo, hi int64
	dest   *ir.Block
}

// switchTree compiles a switch into a balanced tree of compares over runs of case values, or a jump
// through a table (jumptable.go). Every destination gets a block for its edge, so that φs have one
// predecessor however many leaves of the tree lead there.
func (s *selector) switchTree(b *ir.Block, i *ir.Instr) {
	if scalars.IsWide(i.Operand(0).Type()) {
		s.wideSwitch(b, i)
		return
	}
	scalars.Of(s.dl, i.Operand(0).Type(), i.Pos)
	x := s.reg(i.Operand(0))
	if scalars.File(i.Operand(0).Type()) == machine.Pred {
		x = s.widen(x, 1, true)
	}
	var ranges []caseRange
	for k := range i.NumCases() {
		v, dest := i.Case(k)
		n, _ := v.Int64()
		if dest != i.Succ(0) {
			ranges = append(ranges, caseRange{n, n, dest})
		}
	}
	sort.Slice(ranges, func(a, c int) bool { return ranges[a].lo < ranges[c].lo })
	merged := ranges[:0]
	for _, r := range ranges {
		if n := len(merged); n > 0 && merged[n-1].dest == r.dest && merged[n-1].hi+1 == r.lo {
			merged[n-1].hi = r.hi
			continue
		}
		merged = append(merged, r)
	}
	t := &switchBuilder{s: s, x: x, name: s.out.Label(b), edge: s.switchEdges(b, i), other: i.Succ(0), root: s.b, exact: s.plans[b] != nil}
	if s.tableFor(b, merged) {
		s.switchTable(t, merged)
		return
	}
	t.emit(merged, math.MinInt64, math.MaxInt64)
}

// wideSwitch compares an integer of more than 64 bits with one case after the other.
func (s *selector) wideSwitch(b *ir.Block, i *ir.Instr) {
	x := s.regs(i.Operand(0))
	edge := s.switchEdges(b, i)
	for k := range i.NumCases() {
		v, dest := i.Case(k)
		at, next := s.b, s.NewBlock(s.out.Label(b)+".switch")
		cond := s.compareWords(ir.EQ, x, s.wideConstant(v, v.Type()))
		s.InsertAfter(at, next)
		at.Term = mir.Term{Kind: mir.TermCond, Cond: cond, Succs: []*mir.Block{edge(dest), next}, Pos: i.Pos}
		s.start(next)
	}
	s.b.Term = mir.Term{Kind: mir.TermJump, Succs: []*mir.Block{edge(i.Succ(0))}, Pos: i.Pos}
}

// switchEdges creates the blocks on the edges of a switch on demand.
func (s *selector) switchEdges(b *ir.Block, i *ir.Instr) func(dest *ir.Block) *mir.Block {
	last := s.b
	return func(dest *ir.Block) *mir.Block {
		key := edgeKey{b, dest}
		if e := s.edges[key]; e != nil {
			return e
		}
		e := s.NewBlock(s.out.Label(b) + ".to." + s.out.Label(dest))
		e.Term = mir.Term{Kind: mir.TermJump, Succs: []*mir.Block{s.block[dest.ID()]}, Pos: i.Pos}
		s.edges[key] = e
		s.InsertAfter(last, e)
		s.InheritEdge(s.block[b.ID()], s.block[dest.ID()], e)
		last = e
		return e
	}
}

type switchBuilder struct {
	s     *selector
	x     mir.Reg
	name  string
	edge  func(*ir.Block) *mir.Block
	other *ir.Block
	root  *mir.Block
	exact bool // in an innermost loop, which may be converted: tests of values do not rely on the tests above them
}

// emit fills the current block with the decision among ranges; x is known to lie in lo … hi.
func (t *switchBuilder) emit(ranges []caseRange, lo, hi int64) {
	s := t.s
	switch len(ranges) {
	case 0:
		s.b.Term = mir.Term{Kind: mir.TermJump, Succs: []*mir.Block{t.edge(t.other)}, Pos: s.pos}
		return
	case 1:
		t.leaf(ranges[0], lo, hi)
		return
	}
	mid := len(ranges) / 2
	at := s.b
	cond := t.compare(machine.OpCmpSlt, ranges[mid].lo)
	below, above := s.NewBlock(t.name+".switch"), s.NewBlock(t.name+".switch")
	s.InsertAfter(at, above)
	s.InsertAfter(at, below)
	at.Term = mir.Term{Kind: mir.TermCond, Cond: cond, Succs: []*mir.Block{below, above}, Pos: s.pos}
	s.start(below)
	t.emit(ranges[:mid], lo, ranges[mid].lo-1)
	s.start(above)
	t.emit(ranges[mid:], ranges[mid].lo, hi)
}

func (t *switchBuilder) compare(op machine.Op, n int64) mir.Reg {
	s := t.s
	if mir.Fits32(n) {
		return s.op(op, mir.RegOp(t.x), mir.ImmOp(n))
	}
	return s.op(op, mir.RegOp(t.x), mir.RegOp(s.cached(machine.OpLi, mir.ImmOp(n))))
}

func (t *switchBuilder) leaf(r caseRange, lo, hi int64) {
	s := t.s
	at := s.b
	var cond mir.Reg
	switch {
	case r.lo == lo && r.hi == hi:
		at.Term = mir.Term{Kind: mir.TermJump, Succs: []*mir.Block{t.edge(r.dest)}, Pos: s.pos}
		return
	case r.lo == r.hi:
		cond = t.compare(machine.OpCmpEq, r.lo)
		s.Exact[cond] = t.root
	case r.lo == lo && !t.exact:
		cond = t.compare(machine.OpCmpSle, r.hi)
	case r.hi == hi && !t.exact:
		cond = t.compare(machine.OpCmpSge, r.lo)
	default:
		d := s.scaledSub(t.x, r.lo)
		span := r.hi - r.lo
		if mir.Fits32(span) {
			cond = s.op(machine.OpCmpUle, mir.RegOp(d), mir.ImmOp(span))
		} else {
			cond = s.op(machine.OpCmpUle, mir.RegOp(d), mir.RegOp(s.cached(machine.OpLi, mir.ImmOp(span))))
		}
		s.Exact[cond] = t.root
	}
	at.Term = mir.Term{Kind: mir.TermCond, Cond: cond, Succs: []*mir.Block{t.edge(r.dest), t.edge(t.other)}, Pos: s.pos}
}

// scaledSub is x − n.
func (s *selector) scaledSub(x mir.Reg, n int64) mir.Reg {
	if mir.Fits32(n) {
		return s.op(machine.OpSub, mir.RegOp(x), mir.ImmOp(n))
	}
	return s.op(machine.OpSub, mir.RegOp(x), mir.RegOp(s.cached(machine.OpLi, mir.ImmOp(n))))
}

// readWeights takes the odds of a conditional branch from its profile.
func readWeights(t *mir.Term, i *ir.Instr) {
	w := frequency.BranchWeights(i)
	if w == nil {
		return
	}
	taken, not := float64(w[0]), float64(w[1])
	if taken+not > 0 {
		t.Weighted, t.Likely = true, taken/(taken+not)
	}
}
