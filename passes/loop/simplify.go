package loop

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/pass"
	"opt-go/passes/rewrite"
	"opt-go/passes/scalar/simplifycfg"
	"opt-go/passes/simplify"
)

// Simplify is LLVM's loop-simplify: it puts every natural loop into simplified form, with
//
//   - a preheader: one block outside that branches to the header and nowhere else, to which
//     invariant code can be hoisted;
//
//   - one latch, so that there is one back edge;
//
//   - dedicated exits: blocks all of whose predecessors are in the loop.
//
//     entry: br i1 %c, label %h, label %x            entry:        br i1 %c, label %h.preheader, label %x
//     h:     …                                       h.preheader:  br label %h
//     br i1 %d, label %h, label %b       ⇒    h:            …  br i1 %d, label %h.backedge, label %b
//     b:     br i1 %e, label %h, label %x            h.backedge:   br label %h
//     x:     …                                       b:            br i1 %e, label %h.backedge, label %x.loopexit
//     x.loopexit:   br label %x
//
// It also does what LLVM does: a branch on undef leaves the loop; several back edges that keep a φ
// unchanged become an inner loop (separateNest), unless the loop holds a convergent call, whose
// threads the new nest might separate; exits to the same block are merged with the branch before
// them where the code between is invariant (joinExits).
//
// Not simplified: headers and exits that indirect branches lead to, and headers that are exception
// handlers.
//
// Keeps: dominators, loops.
func Simplify(c *pass.Context, f *ir.Func) pass.Preserved {
	cfg := &rewrite.CFG{Dom: pass.Get(c, f, analysis.Dominators), Loops: pass.Get(c, f, analysis.Loops)}
	changed := false
	for _, l := range slices.Backward(slices.Clone(cfg.Loops.Top)) {
		changed = SimplifyNest(c, cfg, l) || changed
	}
	if !changed {
		return pass.All
	}
	return Keep(f, cfg)
}

// Keep drops all analyses but dominators and loops, which the pass has kept up to date.
func Keep(f *ir.Func, cfg *rewrite.CFG) pass.Preserved {
	pass.Invalidate(f, pass.None)
	pass.Keep(f, analysis.Dominators, cfg.Dom)
	pass.Keep(f, analysis.Loops, cfg.Loops)
	return pass.CFG
}

// SimplifyNest puts l and the loops inside it into simplified form, inner ones first.
func SimplifyNest(c *pass.Context, cfg *rewrite.CFG, l *analysis.Loop) bool {
	s := &simplifier{c: c, cfg: cfg, work: []*analysis.Loop{l}}
	for k := 0; k < len(s.work); k++ {
		s.work = append(s.work, s.work[k].Subs...)
	}
	changed := false
	for len(s.work) > 0 {
		l := s.work[len(s.work)-1]
		s.work = s.work[:len(s.work)-1]
		changed = s.loop(l) || changed
	}
	return changed
}

type simplifier struct {
	c    *pass.Context
	cfg  *rewrite.CFG
	work []*analysis.Loop // the next one is last
}

func (s *simplifier) loop(l *analysis.Loop) bool {
	changed, again := false, true
	var exiting []*ir.Block
	var preheader *ir.Block
	for again {
		again = false
		changed = cutDeadEntries(l) || changed
		exiting = l.Exiting()
		changed = leaveOnUndef(l, exiting) || changed
		preheader = l.Preheader()
		if preheader == nil {
			preheader = InsertPreheader(s.cfg, l)
			changed = changed || preheader != nil
		}
		changed = DedicateExits(s.cfg, l) || changed
		if l.Latch() != nil {
			break
		}
		if l.BackEdges() < 8 {
			if outer := s.separateNest(l, preheader); outer != nil {
				s.c.Count("Number of nested loops split out", 1)
				s.work = append(s.work, outer)
				changed, again = true, true
				continue
			}
		}
		changed = s.uniteLatches(l, preheader) || changed
	}
	changed = s.foldPhis(l) || changed
	return s.joinExits(l, exiting, preheader) || changed
}

// cutDeadEntries makes blocks outside that branch into the middle of the loop unreachable: they are
// not reached anyway.
func cutDeadEntries(l *analysis.Loop) bool {
	changed := false
	for _, b := range l.Blocks[1:] {
		for _, p := range b.UniquePreds() {
			if !l.Contains(p) {
				rewrite.Unreachable(p.Term(), false)
				changed = true
			}
		}
	}
	return changed
}

// leaveOnUndef decides exit branches on undef: the loop is left.
func leaveOnUndef(l *analysis.Loop, exiting []*ir.Block) bool {
	changed := false
	for _, b := range exiting {
		t := b.Term()
		if !t.IsCondBr() {
			continue
		}
		if k, ok := t.Operand(0).(*ir.Const); ok && (k.Kind == ir.UndefConst || k.Kind == ir.PoisonConst) {
			t.SetOperand(0, k.Type().Context().NewBool(!l.Contains(t.Succ(0))))
			changed = true
		}
	}
	return changed
}

// InsertPreheader gives l a preheader and returns it, or nil when an edge from outside cannot be
// split.
func InsertPreheader(cfg *rewrite.CFG, l *analysis.Loop) *ir.Block {
	var outside []*ir.Block
	for _, p := range l.Header.Preds() {
		if l.Contains(p) {
			continue
		}
		if p.Term().Op() == ir.IndirectBr {
			return nil
		}
		outside = append(outside, p)
	}
	p := cfg.SplitPreds(l.Header, outside, ".preheader")
	if p != nil {
		placeNear(p, outside, l)
	}
	return p
}

// placeNear moves the new block n after one of its predecessors, best one that stands before a
// block of the loop.
func placeNear(n *ir.Block, preds []*ir.Block, l *analysis.Loop) {
	if slices.Contains(preds, n.Prev()) {
		return
	}
	at := preds[0]
	for _, p := range preds {
		if next := p.Next(); next != nil && l.Contains(next) {
			at = p
			break
		}
	}
	n.MoveAfter(at)
}

// DedicateExits makes sure that only the loop branches to its exits, and reports whether that took
// a change.
func DedicateExits(cfg *rewrite.CFG, l *analysis.Loop) bool {
	changed := false
	seen := map[*ir.Block]bool{}
	for _, b := range slices.Clone(l.Blocks) {
		for _, x := range b.Succs() {
			if l.Contains(x) || seen[x] {
				continue
			}
			seen[x] = true
			changed = dedicateExit(cfg, l, x) || changed
		}
	}
	return changed
}

func dedicateExit(cfg *rewrite.CFG, l *analysis.Loop, x *ir.Block) bool {
	var inside []*ir.Block
	shared := false
	for _, p := range x.Preds() {
		switch {
		case !l.Contains(p):
			shared = true
		case p.Term().Op() == ir.IndirectBr:
			return false
		default:
			inside = append(inside, p)
		}
	}
	return shared && cfg.SplitPreds(x, inside, ".loopexit") != nil
}

// foldPhis removes header φs that are values which exist already.
func (s *simplifier) foldPhis(l *analysis.Loop) bool {
	q := &simplify.Query{Query: valuetracking.Query{Layout: l.Header.Func().Module().Layout, Dom: s.cfg.Dom}}
	changed := false
	for phi := range l.Header.Phis() {
		v := q.Instr(phi)
		if v == nil || s.cfg.LCSSA && !KeepsClosed(s.cfg.Loops, phi, v) {
			continue
		}
		ir.ReplaceAllUses(phi, v)
		phi.Erase()
		changed = true
	}
	return changed
}

// KeepsClosed reports whether v may take the place of old without a use outside v's loop that is no
// φ of an exit.
func KeepsClosed(lf *analysis.LoopForest, old *ir.Instr, v ir.Value) bool {
	i, ok := v.(*ir.Instr)
	if !ok || i.Block() == old.Block() {
		return true
	}
	to := lf.For(i.Block())
	return to == nil || lf.For(old.Block()) != nil && to.ContainsLoop(lf.For(old.Block()))
}

// joinExits folds exit branches into the branch before them when all exits are one block, after
// hoisting the invariant code between them out of the loop.
func (s *simplifier) joinExits(l *analysis.Loop, exiting []*ir.Block, preheader *ir.Block) bool {
	if !oneExit(l, exiting) {
		return false
	}
	changed := false
	for _, b := range exiting {
		t := b.Term()
		if b.SinglePred() == nil || !t.IsCondBr() {
			continue
		}
		cond, ok := t.Operand(0).(*ir.Instr)
		if !ok || cond.Op() != ir.ICmp && cond.Op() != ir.FCmp || cond.Block() != b {
			continue
		}
		hoisted, all := s.hoistAround(l, b, cond, preheader)
		changed = changed || hoisted
		if !all || !simplifycfg.FoldToCommonDest(b) {
			continue
		}
		changed = true
		s.cfg.Loops.RemoveBlock(b)
		for _, k := range slices.Clone(s.cfg.Dom.Children(b)) {
			s.cfg.Dom.SetIDom(k, s.cfg.Dom.IDom(b))
		}
		s.cfg.Dom.RemoveBlock(b)
		for k := range 2 {
			t.Succ(k).RemovePred(b, s.cfg.LCSSA)
		}
		rewrite.EraseBlock(b)
	}
	return changed
}

func oneExit(l *analysis.Loop, exiting []*ir.Block) bool {
	var exit *ir.Block
	for _, b := range exiting {
		for _, x := range b.Succs() {
			if l.Contains(x) {
				continue
			}
			if exit != nil && exit != x {
				return false
			}
			exit = x
		}
	}
	return true
}

// hoistAround hoists the invariant instructions of b, except the condition, to the preheader. all:
// nothing else is left in b.
func (s *simplifier) hoistAround(l *analysis.Loop, b *ir.Block, cond *ir.Instr, preheader *ir.Block) (hoisted, all bool) {
	if preheader == nil {
		preheader = l.Preheader()
	}
	for i := range b.Instrs() {
		if i == cond || i.IsTerminator() || analysis.IsDebugOrPseudo(i) {
			continue
		}
		if !MakeInvariant(l, i, preheader, &hoisted) {
			return hoisted, false
		}
	}
	return hoisted, true
}

// MakeInvariant moves v and its operands to the end of the preheader if that is possible.
func MakeInvariant(l *analysis.Loop, v ir.Value, preheader *ir.Block, hoisted *bool) bool {
	i, ok := v.(*ir.Instr)
	if !ok || !l.Contains(i.Block()) {
		return true
	}
	if preheader == nil || !analysis.SafeToSpeculate(i) || analysis.MayRead(i) || analysis.IsConvergent(i) || i.IsEHPad() {
		return false
	}
	for _, o := range i.Operands() {
		if !MakeInvariant(l, o, preheader, hoisted) {
			return false
		}
	}
	i.MoveBefore(preheader.Term())
	i.DropMDExcept("dbg")
	*hoisted = true
	return true
}
