package codegen

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/vliw/machine"
)

// Pointer recurrences: in an innermost loop, all accesses whose addresses differ by constants and move by the same stride share one
// pointer that is advanced once per iteration; the rest is in the immediate.
//
//	x[i] = x[i+1] * 2          { f = fld.d [p+8] | fst.d [p], … | p = add p, 8 }

// reducePlan is what one loop needs.
type reducePlan struct {
	loop   *analysis.Loop
	form   *affine
	groups []*pointerGroup
	at     map[ir.Value]groupPlace // by address
}

type groupPlace struct {
	group *pointerGroup
	off   int64
}

// pointerGroup is one moving pointer.
type pointerGroup struct {
	lin  *linear
	reg  Reg // the φ, in the loop
	next Reg
	init Reg
	step operand
}

// planReductions looks at all innermost loops.
func (s *selector) planReductions() {
	for _, l := range s.forest.Postorder() {
		if len(l.Subs) > 0 || l.Preheader() == nil || l.Latch() == nil {
			continue
		}
		p := &reducePlan{loop: l, form: newAffine(s.dl, l), at: map[ir.Value]groupPlace{}}
		for _, b := range l.Blocks {
			for i := range b.Instrs() {
				if i.Op() == ir.Load || i.Op() == ir.Store {
					if _, served := s.inNests.at[i.Pointer()]; !served {
						p.place(i.Pointer())
					}
				}
			}
			s.plans[b] = p
		}
		s.plans[l.Preheader()] = p
		s.block[l.Header.ID()].loop.form = p.form
	}
}

// place finds the group of an address.
func (p *reducePlan) place(ptr ir.Value) {
	if _, known := p.at[ptr]; known {
		return
	}
	lin := p.form.of(ptr)
	if lin == nil || lin.invariant() {
		return
	}
	for _, g := range p.groups {
		if g.lin.step == lin.step && sameTerms(g.lin.terms, lin.terms) && sameTerms(g.lin.stride, lin.stride) && fits32(lin.c-g.lin.c) {
			p.at[ptr] = groupPlace{g, lin.c - g.lin.c}
			return
		}
	}
	g := &pointerGroup{lin: lin}
	p.groups = append(p.groups, g)
	p.at[ptr] = groupPlace{g, 0}
}

// startReduction makes the pointers of a loop when its header is entered, and their advance.
func (s *selector) startReduction(b *ir.Block) {
	p := s.plans[b]
	if p == nil || p.loop.Header != b {
		return
	}
	for _, g := range p.groups {
		g.reg = s.newReg(machine.Int)
		g.next = s.newReg(machine.Int)
		s.emit(machine.OpAdd, g.next, regOp(g.reg), g.step)
		pre, latch := s.block[p.form.pre.ID()], s.block[p.loop.Latch().ID()]
		s.b.phis = append(s.b.phis, phi{dst: g.reg, in: []phiIn{{pre, g.init}, {latch, g.next}}})
	}
}

// endReduction computes the first values of the pointers, and the trip count, at the end of the preheader.
func (s *selector) endReduction(b *ir.Block) {
	p := s.plans[b]
	if p == nil || p.form.pre != b {
		return
	}
	s.pos = p.loop.Header.FirstNonPhi().Pos
	for _, g := range p.groups {
		g.init = s.sum(g.lin.terms, g.lin.c)
		if len(g.lin.stride) == 0 && fits32(g.lin.step) {
			g.step = immOp(g.lin.step)
		} else {
			g.step = regOp(s.sum(g.lin.stride, g.lin.step))
		}
	}
	s.countTrips(p)
}

// sum computes Σ coef·v + c.
func (s *selector) sum(terms []term, c int64) Reg {
	return s.sumOf(terms, c, s.product)
}

// product computes a term.
func (s *selector) product(t term) operand { return s.scaled(regOp(s.reg(t.v)), t.coef) }

// sumOf is sum with another way to come by the terms.
func (s *selector) sumOf(terms []term, c int64, product func(term) operand) Reg {
	var acc operand
	for _, t := range terms {
		x := product(t)
		if acc.reg == 0 {
			acc = x
		} else {
			acc = regOp(s.op(machine.OpAdd, acc, x))
		}
	}
	switch {
	case acc.reg == 0:
		return s.cached(machine.OpLi, immOp(c))
	case c == 0:
		return acc.reg
	case fits32(c):
		return s.op(machine.OpAdd, acc, immOp(c))
	}
	return s.op(machine.OpAdd, acc, regOp(s.cached(machine.OpLi, immOp(c))))
}

// scaled multiplies by a constant: a shift where that does.
func (s *selector) scaled(x operand, by int64) operand {
	switch {
	case by == 1:
		return x
	case by > 0 && by&(by-1) == 0:
		return regOp(s.op(machine.OpShl, x, immOp(int64(log2(by)))))
	case fits32(by):
		return regOp(s.op(machine.OpMul, x, immOp(by)))
	}
	return regOp(s.op(machine.OpMul, x, regOp(s.cached(machine.OpLi, immOp(by)))))
}

func log2(n int64) int {
	k := 0
	for ; n > 1; n >>= 1 {
		k++
	}
	return k
}
