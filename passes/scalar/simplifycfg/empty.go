package simplifycfg

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// BypassEmpty removes a block of f that holds nothing but φs and a branch, where that is possible,
// and reports whether it did.
func BypassEmpty(f *ir.Func, b *ir.Block) bool { return (&simplifier{f: f}).bypassEmpty(b) }

// bypassEmpty removes a block that holds nothing but φs and a branch: its predecessors branch to
// the successor, whose φs take the edges over. If one predecessor also branches to the successor
// directly, with another φ value, only the other predecessors are redirected.
func (s *simplifier) bypassEmpty(b *ir.Block) bool {
	if analysis.FirstReal(b) != b.Term() || b.IsEntry() || b.AddressTaken() {
		return false
	}
	succ := b.Term().Succ(0)
	if succ == b {
		return false
	}
	preds := b.Preds()
	if s.keepLoops && len(preds) >= 2 && (s.isHeader(b) || s.isHeader(succ)) {
		return false // the block keeps the loop's entry or latch single
	}
	for _, p := range preds {
		if op := p.Term().Op(); op != ir.Br && op != ir.Switch && op != ir.Invoke {
			return false // an edge of callbr or indirectbr
		}
		if b.Term().MD("llvm.loop") != nil && p.Term().MD("llvm.loop") != nil {
			return false // a latch keeps its loop's metadata
		}
	}
	var common *ir.Block
	if !s.canTakeEdges(b, succ, preds) {
		if common = soleCommonPred(b, succ); common == nil {
			return false
		}
	}
	if !phisOnlyFeed(b, succ) {
		return false
	}
	for phi := range succ.Phis() {
		s.redirectValues(b, preds, phi, common)
	}
	if common != nil {
		s.redirectOthers(b, succ, preds, common)
	} else {
		s.moveEdges(b, succ, preds)
	}
	return true
}

// canTakeEdges reports whether succ's φs get the same value, directly and through b, from the
// predecessors that both have.
func (s *simplifier) canTakeEdges(b, succ *ir.Block, preds []*ir.Block) bool {
	if succ.SinglePred() != nil {
		return true
	}
	mine := membership(preds)
	for phi := range succ.Phis() {
		in := phi.IncomingFor(b)
		for k := range phi.NumIncoming() {
			p := phi.IncomingBlock(k)
			if !mine(p) {
				continue
			}
			x, y := through(in, b, p), phi.Operand(k)
			if x != y && !ir.IsUndefOrPoison(x) && !ir.IsUndefOrPoison(y) {
				return false
			}
		}
	}
	return true
}

// membership returns a membership test for a set of blocks. An empty block mostly has a single
// predecessor, but a φ of its successor may have thousands of edges.
func membership(blocks []*ir.Block) func(*ir.Block) bool {
	if len(blocks) <= 4 {
		return func(b *ir.Block) bool { return slices.Contains(blocks, b) }
	}
	set := map[*ir.Block]bool{}
	for _, b := range blocks {
		set[b] = true
	}
	return func(b *ir.Block) bool { return set[b] }
}

// soleCommonPred returns the only block that branches to both b and succ, where both have φs and b
// has other predecessors.
func soleCommonPred(b, succ *ir.Block) *ir.Block {
	if b.First().Op() != ir.Phi || succ.First().Op() != ir.Phi || len(b.Preds()) < 2 {
		return nil
	}
	mine := map[*ir.Block]bool{}
	for _, p := range b.Preds() {
		mine[p] = true
	}
	var common *ir.Block
	for _, p := range succ.UniquePreds() {
		if mine[p] {
			if common != nil {
				return nil
			}
			common = p
		}
	}
	return common
}

// phisOnlyFeed reports whether b's φs are used by φs on edges from b alone; where b is succ's only
// predecessor they move there instead.
func phisOnlyFeed(b, succ *ir.Block) bool {
	if succ.SinglePred() != nil {
		return true
	}
	for phi := range b.Phis() {
		for u := range ir.Uses(phi) {
			if user := u.User(); user.Op() != ir.Phi || user.IncomingBlock(u.Index()) != b {
				return false
			}
		}
	}
	return true
}

// through returns the value that in, an incoming value from b, has when control came to b from p.
func through(in ir.Value, b, p *ir.Block) ir.Value {
	if phi, ok := in.(*ir.Instr); ok && phi.Op() == ir.Phi && phi.Block() == b {
		return phi.IncomingFor(p)
	}
	return in
}

// redirectValues replaces phi's edge from b by edges from b's predecessors. A common predecessor
// keeps its edge through b.
func (s *simplifier) redirectValues(b *ir.Block, preds []*ir.Block, phi *ir.Instr, common *ir.Block) {
	old := phi.IncomingFor(b)
	for k := range phi.NumIncoming() {
		if phi.IncomingBlock(k) == b {
			phi.RemoveIncoming(k)
			break
		}
	}
	from, _ := old.(*ir.Instr)
	if from != nil && (from.Op() != ir.Phi || from.Block() != b) {
		from = nil
	}
	var known map[*ir.Block]ir.Value // defined values by predecessor; nil: all are
	if ir.IsUndefOrPoison(old) || bringsUndef(phi) || from != nil && bringsUndef(from) {
		known = map[*ir.Block]ir.Value{}
		for k := range phi.NumIncoming() {
			if v := phi.Operand(k); !ir.IsUndefOrPoison(v) {
				known[phi.IncomingBlock(k)] = v
			}
		}
	}
	add := func(v ir.Value, p *ir.Block) {
		if p == common {
			return
		}
		if known == nil {
			phi.AddIncoming(v, p)
			return
		}
		if !ir.IsUndefOrPoison(v) {
			if _, ok := known[p]; !ok {
				known[p] = v
			}
		} else if k, ok := known[p]; ok {
			v = k
		}
		phi.AddIncoming(v, p)
	}
	if from != nil {
		for k := range from.NumIncoming() {
			add(from.Operand(k), from.IncomingBlock(k))
		}
	} else {
		for _, p := range preds {
			add(old, p)
		}
	}
	if common != nil {
		phi.AddIncoming(through(old, b, common), b)
	}
	if known != nil {
		agreeOnUndef(phi, known)
	}
}

// bringsUndef reports whether any value of a φ is undef or poison.
func bringsUndef(phi *ir.Instr) bool {
	for _, v := range phi.Operands() {
		if ir.IsUndefOrPoison(v) {
			return true
		}
	}
	return false
}

// agreeOnUndef gives all edges from one block one value: the defined one where there is one, else
// undef rather than poison.
func agreeOnUndef(phi *ir.Instr, known map[*ir.Block]ir.Value) {
	undef := false
	for k := range phi.NumIncoming() {
		if v := phi.Operand(k); ir.IsUndefOrPoison(v) {
			if d, ok := known[phi.IncomingBlock(k)]; ok {
				phi.SetOperand(k, d)
			} else {
				undef = undef || isConstOf(v, ir.UndefConst)
			}
		}
	}
	for k := range phi.NumIncoming() {
		if undef && isConstOf(phi.Operand(k), ir.PoisonConst) {
			phi.SetOperand(k, ir.NewUndef(phi.Type()))
		}
	}
}

// redirectOthers lets all predecessors but the common one branch to succ.
func (s *simplifier) redirectOthers(b, succ *ir.Block, preds []*ir.Block, common *ir.Block) {
	for phi := range b.Phis() {
		phi.Erase()
	}
	for _, p := range preds {
		if p != common {
			p.Term().ReplaceOperand(b, succ)
		}
	}
}

// moveEdges lets all predecessors branch to succ and deletes b.
func (s *simplifier) moveEdges(b, succ *ir.Block, preds []*ir.Block) {
	if succ.SinglePred() != nil {
		at := succ.FirstNonPhi() // b's φs may be used in any block that b dominates: they move down
		for phi := range b.Phis() {
			phi.MoveBefore(at)
		}
		for b.First() != b.Term() { // debug intrinsics
			b.First().MoveBefore(at)
		}
	}
	for phi := range b.Phis() {
		phi.Erase()
	}
	if md := b.Term().MD("llvm.loop"); md != nil {
		for _, p := range preds {
			p.Term().SetMD("llvm.loop", md)
		}
	}
	b.EraseInstrs()
	ir.ReplaceAllUses(b, succ)
	if succ.Name() == "" && b.Name() != "" {
		name := b.Name()
		b.SetName("")
		succ.SetName(name)
	}
	b.Unlink()
}
