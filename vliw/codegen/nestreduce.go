package codegen

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/vliw/machine"
)

// Strength reduction over all levels of a nest: accesses that differ by constants share a chain of pointers, one per level that moves them.
//
//	for (i) for (j) a[i][j] = …      level 0: p = φ(a, p + row)    level 1: q = φ(p, q + 8)     st [q+0]
//
// Inner levels so contain no multiplication, and entering an inner loop costs a copy. Trip counts are computed in the preheader of the outermost
// loop in which they do not change.

type nestPlace struct {
	nest  *loopNest
	group *nestGroup
	off   int64
}

// nestPlan is what selection needs of the nests of a function.
type nestPlan struct {
	at     map[ir.Value]nestPlace
	groups map[*loopNest][]*nestGroup
	still  map[*loopNest][]nestValue // addresses of accesses that no level moves
	header map[*ir.Block]nestLevel   // by header
	pre    map[*ir.Block]nestLevel   // by preheader
}

// nestValue is a value used at a level.
type nestValue struct {
	v     ir.Value
	level int
}

type nestLevel struct {
	nest  *loopNest
	level int
}

// planNests finds nests and groups their accesses.
func (s *selector) planNests() {
	s.inNests = nestPlan{at: map[ir.Value]nestPlace{}, groups: map[*loopNest][]*nestGroup{}, still: map[*loopNest][]nestValue{}, header: map[*ir.Block]nestLevel{}, pre: map[*ir.Block]nestLevel{}}
	if !s.opt.nests {
		return
	}
	for _, forms := range findNests(s.dl, s.forest) {
		n := &loopNest{nestForms: forms, count: make([]*nestCount, len(forms.loops)), start: map[ir.Value]nestStart{}}
		s.nests = append(s.nests, n)
		for k, l := range n.loops {
			s.inNests.header[l.Header] = nestLevel{n, k}
			s.inNests.pre[l.Preheader()] = nestLevel{n, k}
			n.codes = append(n.codes, s.block[l.Header.ID()].loop)
			if t := n.trips(k); t != nil {
				n.count[k] = &nestCount{nestTrips: t}
			}
		}
		for _, b := range n.loops[0].Blocks {
			for i := range b.Instrs() {
				if i.Op() == ir.Load || i.Op() == ir.Store {
					s.placeInNest(n, i.Pointer(), n.levelOf(b))
				}
			}
		}
	}
}

// placeInNest finds the group of an address.
func (s *selector) placeInNest(n *loopNest, ptr ir.Value, level int) {
	if _, known := s.inNests.at[ptr]; known {
		return
	}
	form := n.form(ptr, level)
	if _, seen := n.start[ptr]; form != nil && form.from == 0 && form.depth() < 0 && !seen {
		n.start[ptr] = nestStart{}
		s.inNests.still[n] = append(s.inNests.still[n], nestValue{ptr, level})
	}
	if form == nil || form.depth() < 0 {
		return
	}
	for _, g := range s.inNests.groups[n] {
		if d := form.c - g.form.c; form.sameMotion(g.form) && fits32(d) {
			s.inNests.at[ptr] = nestPlace{n, g, d}
			return
		}
	}
	g := &nestGroup{form: form, depth: form.depth(), regs: make([]Reg, len(n.loops)), next: make([]Reg, len(n.loops)), steps: make([]operand, len(n.loops))}
	s.inNests.groups[n] = append(s.inNests.groups[n], g)
	s.inNests.at[ptr] = nestPlace{n, g, 0}
}

// nestAddress is the address of an access that a chain of pointers serves.
func (s *selector) nestAddress(ptr ir.Value) (operand, bool) {
	p, ok := s.inNests.at[ptr]
	if !ok || p.nest.levelOf(s.source()) < p.group.depth {
		return operand{}, false
	}
	return memOp(p.group.regs[p.group.depth], p.off), true
}

// startNest makes the pointers of a level when its header is entered, and their advance.
func (s *selector) startNest(b *ir.Block) {
	at, ok := s.inNests.header[b]
	if !ok {
		return
	}
	n, k := at.nest, at.level
	pre, latch := s.block[n.loops[k].Preheader().ID()], s.block[n.loops[k].Latch().ID()]
	for _, g := range s.inNests.groups[n] {
		if g.form.step(k).isZero() {
			continue
		}
		g.regs[k], g.next[k] = s.newReg(machine.Int), s.newReg(machine.Int)
		s.emit(machine.OpAdd, g.next[k], regOp(g.regs[k]), g.steps[k])
		s.b.phis = append(s.b.phis, phi{dst: g.regs[k], in: []phiIn{{pre, above(g, k)}, {latch, g.next[k]}}})
	}
}

// above is the pointer that level k starts from.
func above(g *nestGroup, k int) Reg {
	for j := k - 1; j >= 0; j-- {
		if g.regs[j] != 0 {
			return g.regs[j]
		}
	}
	return g.init
}

// endNest computes, at the end of a preheader, the first values, strides and trip counts that do not change from its level on.
func (s *selector) endNest(b *ir.Block) {
	at, ok := s.inNests.pre[b]
	if !ok {
		return
	}
	n := at.nest
	s.pos = n.loops[at.level].Header.FirstNonPhi().Pos
	sums := &preheaderSums{s: s, terms: map[term]operand{}}
	for _, g := range s.inNests.groups[n] {
		if g.form.from != at.level {
			continue
		}
		g.init = sums.sum(g.form.terms, g.form.c)
		s.kept = append(s.kept, g.init)
		for k := range n.loops {
			switch step := g.form.step(k); {
			case step.isConst() && fits32(step.c):
				g.steps[k] = immOp(step.c)
			default:
				g.steps[k] = regOp(sums.stride(step))
			}
		}
	}
	for k, c := range n.count {
		if c != nil && c.from == at.level {
			s.countNest(n, k)
		}
	}
	if at.level == 0 {
		s.startAddresses(n)
	}
}

// preheaderSums computes sums in a preheader, strides and products once each: the rows of an array, and those of others of its shape, move alike.
type preheaderSums struct {
	s       *selector
	strides []stride
	regs    []Reg
	terms   map[term]operand
}

func (c *preheaderSums) stride(step stride) Reg {
	if at := slices.IndexFunc(c.strides, step.same); at >= 0 {
		return c.regs[at]
	}
	r := c.sum(step.terms, step.c)
	c.strides, c.regs = append(c.strides, step), append(c.regs, r)
	return r
}

func (c *preheaderSums) sum(terms []term, k int64) Reg {
	return c.s.sumOf(terms, k, func(t term) operand {
		x, ok := c.terms[t]
		if !ok {
			x = c.s.product(t)
			c.terms[t] = x
		}
		return x
	})
}

// startAddresses notes where the accesses of a nest start, for tests that arrays are apart.
func (s *selector) startAddresses(n *loopNest) {
	n.groups = s.inNests.groups[n]
	for ptr, p := range s.inNests.at {
		if p.nest == n {
			n.start[ptr] = nestStart{group: p.group, off: p.off}
		}
	}
	for _, at := range s.inNests.still[n] {
		form := n.form(at.v, at.level)
		start := s.sum(form.terms, form.c)
		n.start[at.v], s.kept = nestStart{reg: start}, append(s.kept, start)
	}
}

// countNest emits the trip count of a level. The innermost loop of the nest is pipelined by it in any case.
func (s *selector) countNest(n *loopNest, k int) {
	c := n.count[k]
	lin := &linear{terms: c.lin.terms, c: c.lin.c, step: c.lin.step(k).c}
	c.last = s.lastIteration(c.x, lin, &linear{terms: c.end.terms, c: c.end.c}, c.pred)
	if c.last == 0 {
		n.count[k] = nil
		return
	}
	if k == len(n.loops)-1 {
		s.block[n.loops[k].Header.ID()].count = &counted{last: c.last}
	}
}

// keepForNests notes the registers that the pipelining of nests may need, so that they are not removed before: trip counts, and what strides are
// made of.
func (s *selector) keepForNests() {
	for _, n := range s.nests {
		for _, c := range n.count {
			if c != nil {
				s.kept = append(s.kept, c.last)
			}
		}
		n.reg = map[ir.Value]Reg{}
		n.eachTerm(func(v ir.Value) {
			if n.reg[v] == 0 && s.hasRegister(v) {
				n.reg[v] = s.regs(v)[0]
				s.kept = append(s.kept, n.reg[v])
			}
		})
	}
}

// hasRegister: values of instructions and parameters have one already; others would have to be made.
func (s *selector) hasRegister(v ir.Value) bool {
	switch v := v.(type) {
	case *ir.Instr:
		return len(s.vals[v.ID()]) == 1
	case *ir.Param:
		return len(s.vals[v.ID()]) == 1
	}
	return false
}
