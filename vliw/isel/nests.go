package isel

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/vliw/affine"
	"opt-go/vliw/machine"
	"opt-go/vliw/mir"
)

// Strength reduction over all levels of a nest: accesses that differ by constants share a chain of
// pointers, one per level that moves them.
//
//	for (i) for (j) a[i][j] = …      level 0: p = φ(a, p + row)    level 1: q = φ(p, q + 8)     st [q+0]
//
// Inner levels so contain no multiplication, and entering an inner loop costs a copy. Trip counts
// are computed in the preheader of the outermost loop in which they do not change.

type nestPlace struct {
	nest  *mir.Nest
	group *mir.PointerChain
	off   int64
}

// nestPlan is what selection needs of the nests of a function.
type nestPlan struct {
	at     map[ir.Value]nestPlace
	groups map[*mir.Nest][]*mir.PointerChain
	still  map[*mir.Nest][]nestValue // addresses of accesses that no level moves
	header map[*ir.Block]nestLevel   // by header
	pre    map[*ir.Block]nestLevel   // by preheader
}

// nestValue is a value used at a level.
type nestValue struct {
	v     ir.Value
	level int
}

type nestLevel struct {
	nest  *mir.Nest
	level int
}

// planNests finds nests and groups their accesses.
func (s *selector) planNests() {
	s.inNests = nestPlan{at: map[ir.Value]nestPlace{}, groups: map[*mir.Nest][]*mir.PointerChain{}, still: map[*mir.Nest][]nestValue{}, header: map[*ir.Block]nestLevel{}, pre: map[*ir.Block]nestLevel{}}
	if !s.opt.Nests {
		return
	}
	for _, forms := range affine.FindNests(s.dl, s.forest) {
		n := &mir.Nest{Nest: forms, Count: make([]*mir.NestCount, len(forms.Loops)), Start: map[ir.Value]mir.NestStart{}}
		s.Nests = append(s.Nests, n)
		for k, l := range n.Loops {
			s.inNests.header[l.Header] = nestLevel{n, k}
			s.inNests.pre[l.Preheader()] = nestLevel{n, k}
			n.Codes = append(n.Codes, s.block[l.Header.ID()].Loop)
			if t := n.Trips(k); t != nil {
				n.Count[k] = &mir.NestCount{Trips: t}
			}
		}
		for _, b := range n.Loops[0].Blocks {
			for i := range b.Instrs() {
				if i.Op() == ir.Load || i.Op() == ir.Store {
					s.placeInNest(n, i.Pointer(), n.LevelOf(b))
				}
			}
		}
	}
}

// placeInNest finds the group of an address.
func (s *selector) placeInNest(n *mir.Nest, ptr ir.Value, level int) {
	if _, known := s.inNests.at[ptr]; known {
		return
	}
	form := n.Form(ptr, level)
	if _, seen := n.Start[ptr]; form != nil && form.From == 0 && form.Depth() < 0 && !seen {
		n.Start[ptr] = mir.NestStart{}
		s.inNests.still[n] = append(s.inNests.still[n], nestValue{ptr, level})
	}
	if form == nil || form.Depth() < 0 {
		return
	}
	for _, g := range s.inNests.groups[n] {
		if d := form.C - g.Form.C; form.SameMotion(g.Form) && mir.Fits32(d) {
			s.inNests.at[ptr] = nestPlace{n, g, d}
			return
		}
	}
	g := &mir.PointerChain{Form: form, Depth: form.Depth(), Regs: make([]mir.Reg, len(n.Loops)), Next: make([]mir.Reg, len(n.Loops)), Steps: make([]mir.Operand, len(n.Loops))}
	s.inNests.groups[n] = append(s.inNests.groups[n], g)
	s.inNests.at[ptr] = nestPlace{n, g, 0}
}

// nestAddress is the address of an access that a chain of pointers serves.
func (s *selector) nestAddress(ptr ir.Value) (mir.Operand, bool) {
	p, ok := s.inNests.at[ptr]
	if !ok || p.nest.LevelOf(s.source()) < p.group.Depth {
		return mir.Operand{}, false
	}
	return mir.MemOp(p.group.Regs[p.group.Depth], p.off), true
}

// startNest makes the pointers of a level when its header is entered, and their advance.
func (s *selector) startNest(b *ir.Block) {
	at, ok := s.inNests.header[b]
	if !ok {
		return
	}
	n, k := at.nest, at.level
	pre, latch := s.block[n.Loops[k].Preheader().ID()], s.block[n.Loops[k].Latch().ID()]
	for _, g := range s.inNests.groups[n] {
		if g.Form.Step(k).IsZero() {
			continue
		}
		g.Regs[k], g.Next[k] = s.NewReg(machine.Int), s.NewReg(machine.Int)
		s.emit(machine.OpAdd, g.Next[k], mir.RegOp(g.Regs[k]), g.Steps[k])
		s.b.Phis = append(s.b.Phis, mir.Phi{Dst: g.Regs[k], In: []mir.PhiIn{{Pred: pre, Val: above(g, k)}, {Pred: latch, Val: g.Next[k]}}})
	}
}

// above is the pointer that level k starts from.
func above(g *mir.PointerChain, k int) mir.Reg {
	for j := k - 1; j >= 0; j-- {
		if g.Regs[j] != 0 {
			return g.Regs[j]
		}
	}
	return g.Init
}

// endNest computes, at the end of a preheader, the first values, strides and trip counts that do
// not change from its level on.
func (s *selector) endNest(b *ir.Block) {
	at, ok := s.inNests.pre[b]
	if !ok {
		return
	}
	n := at.nest
	s.pos = n.Loops[at.level].Header.FirstNonPhi().Pos
	sums := &preheaderSums{s: s, terms: map[affine.Term]mir.Operand{}}
	for _, g := range s.inNests.groups[n] {
		if g.Form.From != at.level {
			continue
		}
		g.Init = sums.sum(g.Form.Terms, g.Form.C)
		s.Kept = append(s.Kept, g.Init)
		for k := range n.Loops {
			switch step := g.Form.Step(k); {
			case step.IsConst() && mir.Fits32(step.C):
				g.Steps[k] = mir.ImmOp(step.C)
			default:
				g.Steps[k] = mir.RegOp(sums.stride(step))
			}
		}
	}
	for k, c := range n.Count {
		if c != nil && c.From == at.level {
			s.countNest(n, k)
		}
	}
	if at.level == 0 {
		s.startAddresses(n)
	}
}

// preheaderSums computes sums in a preheader, strides and products once each: the rows of an array,
// and those of others of its shape, move alike.
type preheaderSums struct {
	s       *selector
	strides []affine.Stride
	regs    []mir.Reg
	terms   map[affine.Term]mir.Operand
}

func (c *preheaderSums) stride(step affine.Stride) mir.Reg {
	if at := slices.IndexFunc(c.strides, step.Same); at >= 0 {
		return c.regs[at]
	}
	r := c.sum(step.Terms, step.C)
	c.strides, c.regs = append(c.strides, step), append(c.regs, r)
	return r
}

func (c *preheaderSums) sum(terms []affine.Term, k int64) mir.Reg {
	return c.s.sumOf(terms, k, func(t affine.Term) mir.Operand {
		x, ok := c.terms[t]
		if !ok {
			x = c.s.product(t)
			c.terms[t] = x
		}
		return x
	})
}

// startAddresses notes where the accesses of a nest start, for tests that arrays are apart.
func (s *selector) startAddresses(n *mir.Nest) {
	n.Groups = s.inNests.groups[n]
	for ptr, p := range s.inNests.at {
		if p.nest == n {
			n.Start[ptr] = mir.NestStart{Group: p.group, Off: p.off}
		}
	}
	for _, at := range s.inNests.still[n] {
		form := n.Form(at.v, at.level)
		start := s.sum(form.Terms, form.C)
		n.Start[at.v], s.Kept = mir.NestStart{Reg: start}, append(s.Kept, start)
	}
}

// countNest emits the trip count of a level. The innermost loop of the nest is pipelined by it in
// any case.
func (s *selector) countNest(n *mir.Nest, k int) {
	c := n.Count[k]
	lin := &affine.Linear{Terms: c.Lin.Terms, C: c.Lin.C, Step: c.Lin.Step(k).C}
	c.Last = s.lastIteration(c.X, lin, &affine.Linear{Terms: c.End.Terms, C: c.End.C}, c.Pred)
	if c.Last == 0 {
		n.Count[k] = nil
		return
	}
	if k == len(n.Loops)-1 {
		s.block[n.Loops[k].Header.ID()].Count = &mir.Counted{Last: c.Last}
	}
}

// keepForNests records the registers that the pipelining of nests may need, so that they are not
// removed as dead before: trip counts, and the terms of strides.
func (s *selector) keepForNests() {
	for _, n := range s.Nests {
		for _, c := range n.Count {
			if c != nil {
				s.Kept = append(s.Kept, c.Last)
			}
		}
		n.Reg = map[ir.Value]mir.Reg{}
		n.EachTerm(func(v ir.Value) {
			if n.Reg[v] == 0 && s.hasRegister(v) {
				n.Reg[v] = s.regs(v)[0]
				s.Kept = append(s.Kept, n.Reg[v])
			}
		})
	}
}

// hasRegister: values of instructions and parameters have a register already; other values would
// need new code.
func (s *selector) hasRegister(v ir.Value) bool {
	switch v := v.(type) {
	case *ir.Instr:
		return len(s.vals[v.ID()]) == 1
	case *ir.Param:
		return len(s.vals[v.ID()]) == 1
	}
	return false
}
