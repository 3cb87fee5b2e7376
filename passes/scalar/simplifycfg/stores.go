package simplifycfg

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/alias"
	"opt-go/passes/rewrite"
)

// Two stores to one address, each under a condition of its own and with no access to memory between
// them, become one under either condition, so that the blocks around them can become selects
// (simplifycfg-merge-cond-stores, LLVM's mergeConditionalStores):
//
//	p: br %c, %pf, %q            p: …
//	pf: store %x, %m             q: %v = phi [ %x … ]
//	q: br %d, %qf, %post   ⇒     post: %either = or %c, %d
//	qf: store %y, %m                   br %either, label %then, label %end
//	post:                        then: store %w, %m

// twoIfs are two consecutive diamonds or triangles. A nil side has no block; the other sides lead
// from the branch to the join and nowhere else.
type twoIfs struct {
	p, q           *ir.Instr // the branches
	pt, pf, qt, qf *ir.Block // the sides where a condition holds, and where not; exchanged if invertP, invertQ
	post           *ir.Block
	invertP        bool
	invertQ        bool
}

// mergeCondStores merges a conditional store under the branch p with one under q, the branch of the
// block that joins p's paths.
func (s *simplifier) mergeCondStores(p, q *ir.Instr) bool {
	d := twoIfs{p: p, q: q, pt: p.Succ(0), pf: p.Succ(1), qt: q.Succ(0), qf: q.Succ(1)}
	d.post = d.qf.BranchSucc()
	if d.qt.BranchSucc() == d.qf {
		d.post = d.qf
	}
	b := q.Block()
	if d.post == nil || len(b.Preds()) != 2 {
		return false
	}
	if d.pf == b {
		d.pf, d.pt, d.invertP = d.pt, d.pf, true
	}
	if d.qf == d.post {
		d.qf, d.qt, d.invertQ = d.qt, d.qf, true
	}
	side := func(x, from, to *ir.Block) bool { return x.SinglePred() == from && x.BranchSucc() == to }
	if !side(d.pf, p.Block(), b) || !side(d.qf, b, d.post) ||
		d.pt != b && !side(d.pt, p.Block(), b) || d.qt != d.post && !side(d.qt, b, d.post) {
		return false
	}
	if d.pt == b {
		d.pt = nil
	}
	if d.qt == d.post {
		d.qt = nil
	}
	changed := false
	for _, x := range []*ir.Block{d.pt, d.pf} {
		for _, i := range storesOf(x) {
			if i.Block() == x { // not erased with another merged store
				changed = s.mergeStoresTo(&d, i.Operand(1)) || changed
			}
		}
	}
	return changed
}

// storesOf lists the stores of a block, which may be nil.
func storesOf(b *ir.Block) []*ir.Instr {
	var out []*ir.Instr
	if b != nil {
		for i := range b.Instrs() {
			if i.Op() == ir.Store {
				out = append(out, i)
			}
		}
	}
	return out
}

// onlyStoreTo returns the only store to an address in two blocks.
func onlyStoreTo(a, b *ir.Block, p ir.Value) *ir.Instr {
	var only *ir.Instr
	for _, i := range append(storesOf(a), storesOf(b)...) {
		if i.Operand(1) == p {
			if only != nil {
				return nil
			}
			only = i
		}
	}
	return only
}

// mergeStoresTo merges the stores to an address.
func (s *simplifier) mergeStoresTo(d *twoIfs, address ir.Value) bool {
	x, y := onlyStoreTo(d.pt, d.pf, address), onlyStoreTo(d.qt, d.qf, address)
	if x == nil || y == nil || !unordered(x) || !unordered(y) || x.Operand(0).Type() != y.Operand(0).Type() || !s.mayMeet(d, x, y) {
		return false
	}
	if !s.aggressive {
		for _, b := range []*ir.Block{d.pt, d.pf, d.qt, d.qf} {
			if b != nil && !s.cheapBut(b, x, y) {
				return false
			}
		}
	}
	if len(d.post.Preds()) > 2 {
		from := d.qt
		if from == nil {
			from = d.q.Block()
		}
		if !rewrite.CanSplitPreds(d.post) {
			return false
		}
		d.post = s.splitPreds(d.post, []*ir.Block{d.qf, from}, "condstore.split")
	}
	s.storeOnce(d, x, y)
	return true
}

func unordered(i *ir.Instr) bool {
	return !i.IsVolatile() && (i.Ordering == ir.NotAtomic || i.Ordering == ir.Unordered)
}

// mayMeet reports whether no instruction between two stores accesses memory, or unwinds to a caller
// that does.
func (s *simplifier) mayMeet(d *twoIfs, x, y *ir.Instr) bool {
	for _, b := range []*ir.Block{d.q.Block(), d.qt, d.qf} {
		if b == nil {
			continue
		}
		for i := range b.Instrs() {
			if i != y && needsMemory(i) {
				return false
			}
		}
	}
	for i := x.Next(); i != nil; i = i.Next() {
		if needsMemory(i) {
			return false
		}
	}
	return true
}

// needsMemory reports whether i may observe memory.
func needsMemory(i *ir.Instr) bool {
	return !analysis.IsDebugOrPseudo(i) && (analysis.MayRead(i) || analysis.MayWrite(i) || analysis.MayThrow(i))
}

// cheapBut reports whether a block has only cheap arithmetic besides two stores, so that it may
// become selects without them.
func (s *simplifier) cheapBut(b *ir.Block, x, y *ir.Instr) bool {
	cost := 0
	for i := range b.Instrs() {
		if i == x || i == y || i.IsTerminator() || analysis.IsDebugOrPseudo(i) {
			continue
		}
		if !i.Op().IsBinary() && i.Op() != ir.GetElementPtr {
			return false
		}
		if cost += s.speculationCost(i); cost > s.oneSide {
			return false
		}
	}
	return true
}

// storeOnce creates the store under the disjunction of both conditions, in a block of its own after
// both branches.
func (s *simplifier) storeOnce(d *twoIfs, x, y *ir.Instr) {
	first := availableAfter(x.Operand(0), x.Block(), nil)
	value := availableAfter(y.Operand(0), y.Block(), first)
	at := ir.Before(d.post.FirstInsertion())
	not := func(v ir.Value) ir.Value {
		n := invert(at, v)
		if i, ok := n.(*ir.Instr); ok {
			i.SetName("")
		}
		return n
	}
	pc, qc := d.p.Operand(0), d.q.Operand(0)
	if x.Block() != d.pt {
		pc = not(pc)
	}
	if y.Block() != d.qt {
		qc = not(qc)
	}
	if d.invertP {
		pc = not(pc)
	}
	if d.invertQ {
		qc = not(qc)
	}
	either := at.Binary(ir.Or, pc, qc, 0, "")
	then := s.ifThen(d.post, either, at.Loc)
	store := ir.Before(then.Term()).Store(value, x.Operand(1), min(x.Align(), y.Align()))
	store.Ordering = max(x.Ordering, y.Ordering)
	tags := alias.Tags{TBAA: x.MD("tbaa"), Scope: x.MD("alias.scope"), NoAlias: x.MD("noalias")}.
		Merge(alias.Tags{TBAA: y.MD("tbaa"), Scope: y.MD("alias.scope"), NoAlias: y.MD("noalias")})
	tags.Attach(store)
	x.Erase()
	y.Erase()
}

// ifThen splits b after its φs and the instructions before cond's use, and returns a new block
// between both halves that is executed if cond holds. Its branches get the debug location loc.
func (s *simplifier) ifThen(b *ir.Block, cond ir.Value, loc *ir.MDNode) *ir.Block {
	at := b.FirstInsertion()
	if c, ok := cond.(*ir.Instr); ok && c.Block() == b {
		at = c.Next()
	}
	tail := s.f.NewBlockAfter(b, "")
	for i := at; i != nil; {
		next := i.Next()
		i.MoveToEnd(tail)
		i = next
	}
	for _, n := range tail.Succs() {
		n.ReplacePhiUsesWith(b, tail)
	}
	then := s.f.NewBlockAfter(b, "")
	ir.AtEnd(then).Br(tail).SetMD("dbg", loc)
	ir.AtEnd(b).CondBr(cond, then, tail).SetMD("dbg", loc)
	return then
}

// availableAfter returns v, which is available at the end of b, as a value of b's successor. It
// creates a φ, which has the value other, if given, on the other edges.
func availableAfter(v ir.Value, b *ir.Block, other ir.Value) ir.Value {
	succ := b.BranchSucc()
	if i, ok := v.(*ir.Instr); other == nil && (!ok || i.Block() != b) {
		return v
	}
	for phi := range succ.Phis() {
		if phi.IncomingFor(b) != v {
			continue
		}
		if other == nil {
			return phi
		}
		for k := range phi.NumIncoming() {
			if phi.IncomingBlock(k) != b && phi.Operand(k) == other {
				return phi
			}
		}
	}
	phi := ir.NewInstr(ir.Phi, v.Type())
	preds := succ.Preds()
	succ.Prepend(phi)
	phi.SetName("simplifycfg.merge")
	phi.AddIncoming(v, b)
	for _, p := range preds {
		if p != b {
			if other == nil {
				phi.AddIncoming(ir.NewPoison(v.Type()), p)
			} else {
				phi.AddIncoming(other, p)
			}
		}
	}
	return phi
}
