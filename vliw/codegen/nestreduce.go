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

// nestGroup is one chain of pointers.
type nestGroup struct {
	form  *nestForm
	depth int       // the last level that moves it
	regs  []Reg     // per level of the nest: the φ, 0 where the level does not move it
	next  []Reg     // what the φ becomes
	steps []operand // per level of the nest
	init  Reg       // the first value, computed in the preheader of level form.from
}

type nestPlace struct {
	nest  *loopNest
	group *nestGroup
	off   int64
}

// nestPlan is what selection needs of the nests of a function.
type nestPlan struct {
	at     map[ir.Value]nestPlace
	groups map[*loopNest][]*nestGroup
	header map[*ir.Block]nestLevel // by header
	pre    map[*ir.Block]nestLevel // by preheader
}

type nestLevel struct {
	nest  *loopNest
	level int
}

// planNests finds nests and groups their accesses.
func (s *selector) planNests() {
	s.inNests = nestPlan{at: map[ir.Value]nestPlace{}, groups: map[*loopNest][]*nestGroup{}, header: map[*ir.Block]nestLevel{}, pre: map[*ir.Block]nestLevel{}}
	if !s.opt.nests {
		return
	}
	s.nests = findNests(s.dl, s.forest)
	for _, n := range s.nests {
		for k, l := range n.loops {
			s.inNests.header[l.Header] = nestLevel{n, k}
			s.inNests.pre[l.Preheader()] = nestLevel{n, k}
			n.codes = append(n.codes, s.block[l.Header.ID()].loop)
			n.count[k] = n.trips(k)
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
		n.still = append(n.still, nestValue{ptr, level})
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
		s.b.phis = append(s.b.phis, phi{dst: g.regs[k], in: []phiIn{{pre, g.above(k)}, {latch, g.next[k]}}})
	}
}

// above is the pointer that level k starts from.
func (g *nestGroup) above(k int) Reg {
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
	for _, at := range n.still {
		form := n.form(at.v, at.level)
		start := s.sum(form.terms, form.c)
		n.start[at.v], s.kept = nestStart{reg: start}, append(s.kept, start)
	}
}

// trips prepares the trip count of a level.
func (n *loopNest) trips(k int) *nestCount {
	x, bound, pred, ok := exitTest(n.loops[k])
	if !ok {
		return nil
	}
	c := &nestCount{from: -1, x: x, pred: pred}
	for from := k; from >= 0; from-- {
		lin, end := n.formAt(x, k, from), n.formAt(bound, k, from)
		if lin == nil || end == nil || end.depth() >= 0 || !lin.movesOnlyAt(k) || !lin.step(k).isConst() {
			break
		}
		c.from, c.lin, c.end = from, lin, end
	}
	if c.from < 0 {
		return nil
	}
	return c
}

// movesOnlyAt reports whether a level, and no other, moves a value.
func (f *nestForm) movesOnlyAt(level int) bool {
	for k := f.from; k < level; k++ {
		if !f.step(k).isZero() {
			return false
		}
	}
	return !f.step(level).isZero()
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

// constant is the number of iterations less one where that is known now.
func (c *nestCount) constant() (int64, bool) {
	d := c.end.minus(c.lin)
	if !d.isConst() {
		return 0, false
	}
	dist, step := d.c, c.lin.step(c.lin.level).c
	if step < 0 {
		dist, step = -dist, -step
	}
	switch {
	case c.pred == ir.NE:
		return dist / step, dist >= 0 && dist%step == 0
	case c.pred.HoldsOnEqual():
		return max(floorQuotient(dist, step)+1, 0), true
	}
	return max(floorQuotient(dist-1, step)+1, 0), true
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
		for _, form := range n.memo {
			if form == nil {
				continue
			}
			for _, step := range form.steps {
				for _, t := range step.terms {
					if n.reg[t.v] == 0 && s.hasRegister(t.v) {
						n.reg[t.v] = s.regs(t.v)[0]
						s.kept = append(s.kept, n.reg[t.v])
					}
				}
			}
		}
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
