// Package ifs converts the ifs of innermost loops: what is under an if, and can be done always or
// has a form with a predicate, joins the block before it, so that the loop becomes one block and a
// hardware loop.
//
//	b:  br c, yes, no            b:  a = select c, x, y
//	yes: store x, p              	  if (c) store x, p
//	     br no                       br latch
//	no: a = φ [x,yes], [y,b]
//
// Convert changes the IR, and returns the conditions of loads and stores; a load that is not done
// leaves its result undefined, and all else that reads it is speculated too, or under the same
// condition.
package ifs

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/rewrite"
)

// Guard is the condition of an access.
type Guard struct {
	Cond ir.Value
	Not  bool
}

// converter is the state of one function.
type converter struct {
	src    *ir.Func
	dl     *ir.DataLayout
	guards map[*ir.Instr]Guard
}

// The limits of conversion: instructions under an if, and of a whole loop.
const (
	maxUnderIf = 12
	maxIfLoop  = 120
)

// Convert changes the IR of a function before selection.
func Convert(src *ir.Func, dl *ir.DataLayout) map[*ir.Instr]Guard {
	s := &converter{src: src, dl: dl, guards: map[*ir.Instr]Guard{}}
	forest := analysis.NewLoopForest(s.src, analysis.NewDomTree(s.src))
	cfg := &rewrite.CFG{}
	for _, l := range forest.Postorder() {
		if len(l.Subs) > 0 || len(l.Blocks) < 2 || len(l.Blocks) > 32 || !s.convertible(l) {
			continue
		}
		for changed := true; changed; {
			changed = false
			for b := range s.src.Blocks() {
				if l.Contains(b) && s.convertIf(l, b, cfg) {
					changed = true
					break
				}
			}
		}
	}
	return s.guards
}

// convertible reports a small loop without calls, whose only exit is its latch: other loops stay
// loops of branches.
func (s *converter) convertible(l *analysis.Loop) bool {
	n := 0
	for _, b := range l.Blocks {
		for i := range b.Instrs() {
			if i.Op() == ir.Call {
				return false
			}
			n++
		}
		for _, to := range b.Succs() {
			if !l.Contains(to) && l.Latch() != b {
				return false
			}
		}
	}
	return n <= maxIfLoop && l.Latch() != nil
}

// convertIf merges the arms of the branch of a block, and the block where they meet, into it.
func (s *converter) convertIf(l *analysis.Loop, b *ir.Block, cfg *rewrite.CFG) bool {
	t := b.Term()
	if t.Op() != ir.Br || !t.IsCondBr() || t.Succ(0) == t.Succ(1) {
		return false
	}
	yes, no := s.arm(l, b, t.Succ(0)), s.arm(l, b, t.Succ(1))
	var join *ir.Block
	switch {
	case yes != nil && yes.Term().Succ(0) == t.Succ(1):
		join, no = t.Succ(1), nil
	case no != nil && no.Term().Succ(0) == t.Succ(0):
		join, yes = t.Succ(0), nil
	case yes != nil && no != nil && yes.Term().Succ(0) == no.Term().Succ(0):
		join = yes.Term().Succ(0)
	default:
		return false
	}
	if join == b || !l.Contains(join) || join == l.Header || len(join.Preds()) != 2 {
		return false
	}
	cond := t.Operand(0)
	s.move(yes, t, Guard{cond, false})
	s.move(no, t, Guard{cond, true})
	from := func(arm *ir.Block) *ir.Block {
		if arm == nil {
			return b
		}
		return arm
	}
	for phi := range join.Phis() {
		sel := ir.NewInstr(ir.Select, phi.Type(), cond, phi.IncomingFor(from(yes)), phi.IncomingFor(from(no)))
		sel.Pos = phi.Pos
		sel.InsertBefore(t)
		ir.ReplaceAllUses(phi, sel)
	}
	for phi := join.First(); phi != nil && phi.Op() == ir.Phi; phi = join.First() {
		phi.Erase()
	}
	ir.AtEnd(b).Br(join)
	t.Erase()
	for _, arm := range []*ir.Block{yes, no} {
		if arm != nil {
			arm.Term().Erase()
			arm.Erase()
		}
	}
	if !cfg.MergeIntoPred(join) {
		panic("BUG: the blocks of an if do not merge in " + s.src.Ident())
	}
	return true
}

// arm is a block under an if of b that can join it; nil if it is none.
func (s *converter) arm(l *analysis.Loop, b, x *ir.Block) *ir.Block {
	if x == b || !l.Contains(x) || x.UniquePred() != b || x.UniqueSucc() == nil || x.Term().Op() != ir.Br || x.AddressTaken() || x.First().Op() == ir.Phi {
		return nil
	}
	n := 0
	for i := range x.Instrs() {
		if n++; n > maxUnderIf || !i.IsTerminator() && !s.canGuard(i) {
			return nil
		}
	}
	return x
}

// speculated are the operations that can be done always.
var speculated = map[ir.Op]bool{ir.Add: true, ir.Sub: true, ir.Mul: true, ir.And: true, ir.Or: true, ir.Xor: true, ir.Shl: true, ir.LShr: true, ir.AShr: true,
	ir.ICmp: true, ir.Select: true, ir.ZExt: true, ir.SExt: true, ir.Trunc: true, ir.GetElementPtr: true, ir.PtrToInt: true, ir.IntToPtr: true, ir.FAdd: true, ir.FSub: true}

// canGuard reports what is harmless, or has a form with a predicate.
func (s *converter) canGuard(i *ir.Instr) bool {
	var t *ir.Type
	switch _, again := s.guards[i]; {
	case again:
		return false
	case speculated[i.Op()]:
		return !i.Type().IsVector()
	case i.Op() == ir.Load:
		t = i.Type()
	case i.Op() == ir.Store:
		t = i.Operand(0).Type()
	default:
		return false
	}
	if !i.IsSimple() || t.IsVector() || t.IsAggregate() || !t.IsPtr() && t.Kind != ir.IntKind && t.Kind != ir.FloatKind && t.Kind != ir.DoubleKind {
		return false
	}
	n, align := s.dl.SizeBits(t), i.Align()
	if align == 0 {
		align = s.dl.ABIAlign(t)
	}
	return (n == 8 || n == 16 || n == 32 || n == 64) && uint64(align) >= uint64(n)/8
}

// move puts an arm before a branch.
func (s *converter) move(arm *ir.Block, t *ir.Instr, g Guard) {
	if arm == nil {
		return
	}
	for i := arm.First(); !i.IsTerminator(); i = arm.First() {
		if i.Op() == ir.Load || i.Op() == ir.Store {
			s.guards[i] = g
		}
		i.MoveBefore(t)
	}
}
