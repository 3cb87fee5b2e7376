package isel

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/vliw/affine"
	"opt-go/vliw/machine"
	"opt-go/vliw/mir"
)

// Pointer recurrences: in an innermost loop, all accesses whose addresses differ by constants and
// move by the same stride share one pointer that is advanced once per iteration; the rest is in the
// immediate.
//
//	x[i] = x[i+1] * 2          { f = fld.d [p+8] | fst.d [p], … | p = add p, 8 }

// reducePlan is what one loop needs.
type reducePlan struct {
	loop   *analysis.Loop
	form   *affine.Loop
	groups []*pointerGroup
	at     map[ir.Value]groupPlace // by address
}

type groupPlace struct {
	group *pointerGroup
	off   int64
}

// pointerGroup is one moving pointer.
type pointerGroup struct {
	lin  *affine.Linear
	reg  mir.Reg // the φ, in the loop
	next mir.Reg
	init mir.Reg
	step mir.Operand
}

// planReductions looks at all innermost loops.
func (s *selector) planReductions() {
	for _, l := range s.forest.Postorder() {
		if len(l.Subs) > 0 || l.Preheader() == nil || l.Latch() == nil {
			continue
		}
		p := &reducePlan{loop: l, form: affine.New(s.dl, l), at: map[ir.Value]groupPlace{}}
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
		s.block[l.Header.ID()].Loop.Form = p.form
	}
}

// place finds the group of an address.
func (p *reducePlan) place(ptr ir.Value) {
	if _, known := p.at[ptr]; known {
		return
	}
	lin := p.form.Of(ptr)
	if lin == nil || lin.Invariant() {
		return
	}
	for _, g := range p.groups {
		if g.lin.Step == lin.Step && affine.SameTerms(g.lin.Terms, lin.Terms) && affine.SameTerms(g.lin.Stride, lin.Stride) && mir.Fits32(lin.C-g.lin.C) {
			p.at[ptr] = groupPlace{g, lin.C - g.lin.C}
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
		g.reg = s.NewReg(machine.Int)
		g.next = s.NewReg(machine.Int)
		s.emit(machine.OpAdd, g.next, mir.RegOp(g.reg), g.step)
		pre, latch := s.block[p.form.Pre.ID()], s.block[p.loop.Latch().ID()]
		s.b.Phis = append(s.b.Phis, mir.Phi{Dst: g.reg, In: []mir.PhiIn{{Pred: pre, Val: g.init}, {Pred: latch, Val: g.next}}})
	}
}

// endReduction computes the first values of the pointers, and the trip count, at the end of the
// preheader.
func (s *selector) endReduction(b *ir.Block) {
	p := s.plans[b]
	if p == nil || p.form.Pre != b {
		return
	}
	s.pos = p.loop.Header.FirstNonPhi().Pos
	for _, g := range p.groups {
		g.init = s.sum(g.lin.Terms, g.lin.C)
		if len(g.lin.Stride) == 0 && mir.Fits32(g.lin.Step) {
			g.step = mir.ImmOp(g.lin.Step)
		} else {
			g.step = mir.RegOp(s.sum(g.lin.Stride, g.lin.Step))
		}
	}
	s.countTrips(p)
}

// sum computes Σ coef·v + c.
func (s *selector) sum(terms []affine.Term, c int64) mir.Reg {
	return s.sumOf(terms, c, s.product)
}

// product computes a term.
func (s *selector) product(t affine.Term) mir.Operand { return s.scaled(mir.RegOp(s.reg(t.V)), t.Coef) }

// sumOf is sum with other means to come by the terms.
func (s *selector) sumOf(terms []affine.Term, c int64, product func(affine.Term) mir.Operand) mir.Reg {
	var acc mir.Operand
	for _, t := range terms {
		x := product(t)
		if acc.Reg == 0 {
			acc = x
		} else {
			acc = mir.RegOp(s.op(machine.OpAdd, acc, x))
		}
	}
	switch {
	case acc.Reg == 0:
		return s.cached(machine.OpLi, mir.ImmOp(c))
	case c == 0:
		return acc.Reg
	case mir.Fits32(c):
		return s.op(machine.OpAdd, acc, mir.ImmOp(c))
	}
	return s.op(machine.OpAdd, acc, mir.RegOp(s.cached(machine.OpLi, mir.ImmOp(c))))
}

// scaled multiplies by a constant: a shift where that does.
func (s *selector) scaled(x mir.Operand, by int64) mir.Operand {
	switch {
	case by == 1:
		return x
	case by > 0 && by&(by-1) == 0:
		return mir.RegOp(s.op(machine.OpShl, x, mir.ImmOp(int64(log2(by)))))
	case mir.Fits32(by):
		return mir.RegOp(s.op(machine.OpMul, x, mir.ImmOp(by)))
	}
	return mir.RegOp(s.op(machine.OpMul, x, mir.RegOp(s.cached(machine.OpLi, mir.ImmOp(by)))))
}

func log2(n int64) int {
	k := 0
	for ; n > 1; n >>= 1 {
		k++
	}
	return k
}
