package scalar

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/alias"
	"opt-go/passes/pass"
	"opt-go/passes/rewrite"
)

// MergedLoadStoreMotion is LLVM's mldst-motion: two stores to the same address, at the ends of both
// sides of a diamond, become one store after it.
//
//	if (c) { …; *p = x; } else { …; *p = y; }    ⇒    if (c) … else …;  *p = c ? x : y;   // a φ
//
// No instruction after the stores in their blocks may access that memory or throw. With the
// parameter split-footer-bb the join may have other predecessors: then the store goes into a new
// block.
//
// Cost: the stores of one side times the instructions of the other are bounded by sinkControl. The
// name is historical: gvn and simplifycfg hoist the loads.
func MergedLoadStoreMotion(c *pass.Context, f *ir.Func) pass.Preserved {
	m := &storeSinker{f: f, aa: pass.Get(c, f, alias.AA), split: c.Opts.Bool("split-footer-bb", false)}
	changed := false
	for _, b := range slices.Collect(f.Blocks()) {
		if m.isDiamond(b) && m.merge(c, b) {
			changed = true
		}
	}
	if m.splits {
		return pass.ChangedCFG(changed)
	}
	return pass.Changed(changed)
}

// MergedLoadStoreMotionParams are the parameters in a pipeline.
func MergedLoadStoreMotionParams() []pass.Param {
	return []pass.Param{{Name: "split-footer-bb", Help: "split the footer block if it has other predecessors"}}
}

// sinkControl bounds the work on one diamond: LLVM's MagicCompileTimeControl.
const sinkControl = 250

type storeSinker struct {
	f      *ir.Func
	aa     *alias.Analysis
	split  bool
	splits bool // a block was made
}

// isDiamond reports whether both successors of b have b as their only predecessor and the same
// single successor.
func (m *storeSinker) isDiamond(b *ir.Block) bool {
	t := b.Term()
	if !t.IsCondBr() {
		return false
	}
	x, y := t.Succ(0), t.Succ(1)
	return x.SinglePred() != nil && y.SinglePred() != nil && x.BranchSucc() != nil && x.BranchSucc() == y.BranchSucc() && x != y
}

func (m *storeSinker) merge(c *pass.Context, head *ir.Block) bool {
	x, y := head.Term().Succ(0), head.Term().Succ(1)
	tail := x.BranchSucc()
	shared := len(tail.Preds()) > 2
	if shared && !m.split {
		return false
	}
	size := 0
	for i := range y.Instrs() {
		if !analysis.IsDebugOrPseudo(i) {
			size++
		}
	}
	changed := false
	sink := tail
	stores := 0
	for i := x.Last(); i != nil; {
		s := i
		i = i.Prev()
		if s.Op() != ir.Store || !s.IsSimple() {
			continue
		}
		if stores++; stores*size >= sinkControl {
			break
		}
		other := m.partner(y, s)
		if other == nil {
			continue
		}
		if !sameAddress(s, other) {
			break
		}
		if sink == tail && shared {
			cfg := &rewrite.CFG{Dom: pass.Get(c, m.f, analysis.Dominators), Loops: pass.Get(c, m.f, analysis.Loops)}
			if sink = cfg.SplitPreds(tail, []*ir.Block{x, y}, ".sink.split"); sink == nil {
				break
			}
			m.splits = true
		}
		m.sink(sink, s, other)
		changed = true
		i = x.Last()
	}
	return changed
}

// partner returns the store at the end of block b that writes to the same address as s, if no
// conflicting instruction follows either store.
func (m *storeSinker) partner(b *ir.Block, s *ir.Instr) *ir.Instr {
	loc, _ := alias.LocationOf(s)
	for i := range b.Backward() {
		if i.Op() != ir.Store {
			continue
		}
		other, _ := alias.LocationOf(i)
		if m.aa.Alias(loc, other) == alias.MustAlias && !m.inTheWay(i, other) && !m.inTheWay(s, loc) &&
			i.Align() == s.Align() && i.IsSimple() && m.castable(s.Operand(0).Type(), i.Operand(0).Type()) {
			return i
		}
	}
	return nil
}

// inTheWay reports whether an instruction after a store in its block accesses the stored memory, or
// throws.
func (m *storeSinker) inTheWay(s *ir.Instr, loc alias.Location) bool {
	for i := s.Next(); i != nil; i = i.Next() {
		if analysis.MayThrow(i) || (analysis.MayRead(i) || analysis.MayWrite(i)) && m.aa.ModRef(i, loc)&analysis.RefMod != 0 {
			return true
		}
	}
	return false
}

// castable reports whether a value of one type is one of the other without a change of bits.
func (m *storeSinker) castable(from, to *ir.Type) bool {
	if from == to {
		return true
	}
	dl := m.f.Module().Layout
	switch {
	case from.IsAggregate() || to.IsAggregate():
		return false
	case from.IsPtr() && to.Kind == ir.IntKind:
		return dl.PtrBits(from.Space) == to.Bits && !dl.IsNonIntegral(from.Space)
	case to.IsPtr() && from.Kind == ir.IntKind:
		return dl.PtrBits(to.Space) == from.Bits && !dl.IsNonIntegral(to.Space)
	}
	return !from.Scalar().IsPtr() && !to.Scalar().IsPtr() && dl.SizeBits(from) == dl.SizeBits(to)
}

// sameAddress reports whether two stores have the same address, or identical address computations
// without other uses.
func sameAddress(s, t *ir.Instr) bool {
	p, q := s.Operand(1), t.Operand(1)
	if p == q {
		return true
	}
	g, okG := p.(*ir.Instr)
	h, okH := q.(*ir.Instr)
	if !okG || !okH || g.Op() != ir.GetElementPtr || h.Op() != ir.GetElementPtr || !g.SameOperation(h) || g.Flags != h.Flags ||
		g.NumOperands() != h.NumOperands() || !ir.HasOneUse(g) || !ir.HasOneUse(h) || g.Block() != s.Block() || h.Block() != t.Block() {
		return false
	}
	for k, v := range g.Operands() {
		if h.Operand(k) != v {
			return false
		}
	}
	return true
}

// sink replaces two stores by one in their common successor.
func (m *storeSinker) sink(b *ir.Block, s, t *ir.Instr) {
	loc := rewrite.MergeLocations(s.DebugLoc(), t.DebugLoc())
	s.DropMDExcept()
	v := m.cast(s, t.Operand(0).Type())
	at := b.FirstInsertion()
	store := ir.Before(at).Store(v, s.Operand(1), s.Align())
	store.SetMD("dbg", loc)
	if o := t.Operand(0); o != v {
		phi := ir.NewInstr(ir.Phi, v.Type())
		b.Prepend(phi)
		phi.SetName(ir.NameOf(o) + ".sink")
		phi.SetMD("dbg", loc)
		phi.AddIncoming(v, s.Block())
		phi.AddIncoming(o, t.Block())
		store.SetOperand(0, phi)
	}
	p, q := s.Operand(1), t.Operand(1)
	s.Erase()
	t.Erase()
	if p == q {
		return
	}
	g, h := p.(*ir.Instr), q.(*ir.Instr)
	address := g.Clone()
	address.InsertBefore(store)
	address.SetMD("dbg", rewrite.MergeLocations(g.DebugLoc(), h.DebugLoc()))
	store.SetOperand(1, address)
	g.Erase()
	h.Erase()
}

// cast converts the value of a store to another type.
func (m *storeSinker) cast(s *ir.Instr, to *ir.Type) ir.Value {
	v := s.Operand(0)
	switch from := v.Type(); {
	case from == to:
		return v
	case from.IsPtr():
		return ir.Before(s).Cast(ir.PtrToInt, v, to, "")
	case to.IsPtr():
		return ir.Before(s).Cast(ir.IntToPtr, v, to, "")
	}
	return ir.Before(s).Cast(ir.BitCast, v, to, "")
}
