package scalar

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/pass"
	"opt-go/passes/rewrite"
)

// CallSiteSplitting is LLVM's callsite-splitting: it splits a call site per predecessor, where the
// two predecessors imply different facts about the arguments. Each copy may then be inlined or
// specialized.
//
//	      br i1 (%n == 1), %tail, %next                     br i1 (%n == 1), %split, %next
//	next: br i1 (%p == null), %tail, %other          split: %r1 = call @f(i32 1, ptr %p)
//	tail: %r = call @f(i32 %n, ptr %p)          ⇒           br label %tail
//	                                                  …
//	                                                  tail: %phi.call = phi [ %r1, %split ], …
//
// A call is split in two cases. Either equality conditions on the paths to the two predecessors, up
// to their common dominator, imply that an argument is a constant or not null; or the call comes
// first in its block and an argument is a φ of two constants. The instructions before the call are
// copied with it, if they cost less than callsite-splitting-duplication-threshold. Calls of
// intrinsics and of functions without a body, and noduplicate or convergent calls, stay.
//
// Breaks the CFG.
func CallSiteSplitting(c *pass.Context, f *ir.Func) pass.Preserved {
	s := &callSplitter{c: c, cfg: &rewrite.CFG{Dom: pass.Get(c, f, analysis.Dominators)}, limit: int(c.FlagInt("callsite-splitting-duplication-threshold", 5))}
	for b := range f.Blocks() {
		for i := b.FirstNonPhi(); i != nil && !i.IsTerminator(); {
			next := i.Next()
			if g := i.CalledFunc(); i.Op() == ir.Call && g != nil && !g.IsDecl() && !analysis.TriviallyDead(i) {
				must := i.HasFlag(ir.MustTail)
				s.try(i)
				if must {
					break // the block may have been erased
				}
			}
			i = next
		}
	}
	c.Count("Number of call-site split", s.split)
	return pass.ChangedCFG(s.split > 0)
}

// CallSiteSplittingFlags lists the command-line options.
func CallSiteSplittingFlags() []pass.Flag {
	return []pass.Flag{{Name: "callsite-splitting-duplication-threshold", Default: "5", Help: "maximum cost of the instructions before a split call"}}
}

type callSplitter struct {
	c     *pass.Context
	cfg   *rewrite.CFG
	limit int
	split int
}

// equality is the fact that a value equals a constant, or differs from it.
type equality struct {
	v     ir.Value
	k     *ir.Const
	holds bool
}

// way is a predecessor of the call's block, with the facts about arguments that hold on the edge
// from it.
type way struct {
	from  *ir.Block
	facts []equality
	made  map[ir.Value]ir.Value // copies of the instructions before the call
	block *ir.Block
}

func (s *callSplitter) try(call *ir.Instr) {
	if call.NumArgs() == 0 || !s.maySplit(call) {
		return
	}
	ways := s.conditional(call)
	if ways == nil {
		ways = s.constantPhi(call)
	}
	if ways != nil {
		s.apply(call, ways)
		s.split++
	}
}

// maySplit reports whether the call's block has two predecessors whose edges can be split, and the
// call is cheap enough to copy.
func (s *callSplitter) maySplit(call *ir.Instr) bool {
	b := call.Block()
	if analysis.IsConvergent(call) || analysis.CallHas(call, "noduplicate") || b.FirstNonPhi().IsEHPad() {
		return false
	}
	preds := b.Preds()
	if len(preds) != 2 || preds[0].Term().Op() == ir.IndirectBr || preds[1].Term().Op() == ir.IndirectBr {
		return false
	}
	cost := 0
	for i := b.First(); i != call; i = i.Next() {
		if !analysis.IsDebugOrPseudo(i) {
			cost += analysis.Cost(s.c.Target, i)
		}
		if cost >= s.limit || i.Type().Kind == ir.TokenKind {
			return false
		}
	}
	return true
}

// conditional returns the predecessors if conditions imply a fact about an argument on at least one
// edge.
func (s *callSplitter) conditional(call *ir.Instr) []*way {
	b := call.Block()
	preds := b.Preds()
	if preds[0] == preds[1] {
		return nil
	}
	var stop *ir.Block
	if s.cfg.Dom.Reachable(b) {
		stop = s.cfg.Dom.IDom(b)
	}
	var ways []*way
	told := false
	for _, p := range slices.Backward(preds) {
		w := &way{from: p}
		w.learn(call, p, b)
		seen := map[*ir.Block]bool{}
		for to := p; to != stop; {
			from := to.SinglePred()
			if from == nil || seen[from] {
				break
			}
			w.learn(call, from, to)
			seen[from] = true
			to = from
		}
		ways = append(ways, w)
		told = told || len(w.facts) > 0
	}
	if !told {
		return nil
	}
	return ways
}

// learn records the facts about arguments that a branch implies on the edge to a block.
func (w *way) learn(call *ir.Instr, from, to *ir.Block) {
	t := from.Term()
	if !t.IsCondBr() {
		return
	}
	cmp, ok := t.Operand(0).(*ir.Instr)
	if !ok || cmp.Op() != ir.ICmp || !cmp.Pred.IsEquality() {
		return
	}
	k, ok := cmp.Operand(1).(*ir.Const)
	if !ok {
		return
	}
	for a := range call.NumArgs() {
		v := call.Arg(a)
		if v == cmp.Operand(0) && !ir.IsConst(v) && !analysis.ArgHas(call, a, "nonnull") {
			w.facts = append(w.facts, equality{v, k, (cmp.Pred == ir.EQ) == (t.Succ(0) == to)})
			return
		}
	}
}

// constantPhi returns the predecessors if the call comes first and an argument is a φ of two
// constants.
func (s *callSplitter) constantPhi(call *ir.Instr) []*way {
	b := call.Block()
	if analysis.FirstReal(b) != call {
		return nil
	}
	for phi := range b.Phis() {
		for a := range call.NumArgs() {
			if call.Arg(a) != ir.Value(phi) {
				continue
			}
			if phi.IncomingBlock(0) == phi.IncomingBlock(1) {
				return nil
			}
			if phi.Operand(0) != phi.Operand(1) && ir.IsConst(phi.Operand(0)) && ir.IsConst(phi.Operand(1)) {
				preds := b.Preds()
				return []*way{{from: preds[0]}, {from: preds[1]}}
			}
		}
	}
	return nil
}

// apply splits the call over both predecessors.
func (s *callSplitter) apply(call *ir.Instr, ways []*way) {
	tail := call.Block()
	var merged *ir.Instr
	must := call.HasFlag(ir.MustTail)
	if !must && ir.HasUses(call) {
		merged = ir.NewInstr(ir.Phi, call.Type())
		merged.CopyDebugLoc(call)
	}
	for _, w := range ways {
		s.copyBefore(w, tail, call)
		n := w.made[call].(*ir.Instr)
		w.tell(n, call)
		if merged != nil {
			merged.AddIncoming(n, w.block)
		}
	}
	if must {
		s.returnTwice(call, ways)
		return
	}
	first := tail.First()
	if merged != nil {
		merged.InsertBefore(first)
		merged.SetName("phi.call")
		ir.ReplaceAllUses(call, merged)
	}
	for i := call; i != nil; {
		prev := i.Prev()
		if i == first {
			prev = nil
		}
		if !ir.HasUses(i) || i.Op() != ir.Phi {
			joinCopies(i, ways)
		}
		i = prev
	}
}

// joinCopies gives the users of a copied instruction a φ of its copies in the split blocks.
func joinCopies(i *ir.Instr, ways []*way) {
	if ir.HasUses(i) {
		phi := ir.NewInstr(ir.Phi, i.Type())
		phi.CopyDebugLoc(i)
		for _, w := range ways {
			phi.AddIncoming(w.made[i], w.made[i].(*ir.Instr).Block())
		}
		phi.InsertBefore(i.Block().First())
		ir.ReplaceAllUses(i, phi)
	}
	i.Erase()
}

// copyBefore splits the edge from a predecessor, and copies the tail's instructions up to the call
// into the new block.
func (s *callSplitter) copyBefore(w *way, tail *ir.Block, call *ir.Instr) {
	w.made = map[ir.Value]ir.Value{}
	for phi := range tail.Phis() {
		w.made[phi] = phi.IncomingFor(w.from)
	}
	name := w.from.Name() + ".split"
	if w.block = s.cfg.SplitCritical(w.from, tail); w.block == nil {
		w.block = s.cfg.SplitBlock(w.from.Term(), "")
	}
	w.block.SetName(name)
	at := w.block.Term()
	for i := tail.FirstNonPhi(); ; i = i.Next() {
		n := i.Clone()
		n.InsertBefore(at)
		n.SetName(i.Name())
		w.made[i] = n
		for k, v := range n.Operands() {
			if _, ok := v.(*ir.Instr); ok && w.made[v] != nil {
				n.SetOperand(k, w.made[v])
			} else if m, ok := v.(*ir.MDOperand); ok && m.Value() != nil && w.made[m.Value()] != nil {
				n.SetOperand(k, ir.NewMDValue(n.Func().Ctx(), n.Func(), w.made[m.Value()]))
			}
		}
		if i == call {
			return
		}
	}
}

// tell applies the facts of an edge to the arguments of a copy of the call. φs of the call's block
// and copied instructions are excluded: on a back edge, conditions refer to their values from the
// previous iteration.
func (w *way) tell(call, original *ir.Instr) {
	info := *call.Info
	info.Attrs = info.Attrs.Clone()
	call.Info = &info
	for _, e := range w.facts {
		for a := range call.NumArgs() {
			if original.Arg(a) != e.v || w.made[e.v] != nil {
				continue
			}
			switch attrs := info.Attrs.Param(a); {
			case e.holds:
				info.Attrs.SetParam(a, attrs.Without("nonnull"))
				call.SetOperand(a, e.k)
			case e.k.Kind == ir.NullConst:
				info.Attrs.SetParam(a, attrs.With(ir.EnumAttr("nonnull")))
			}
		}
	}
}

// returnTwice gives the copies of a call that must be followed by a return returns of their own.
// Nothing is left of the call's block.
func (s *callSplitter) returnTwice(call *ir.Instr, ways []*way) {
	tail := call.Block()
	for _, w := range ways {
		at, v := w.block.Term(), w.made[call]
		for i := call.Next(); i != nil; i = i.Next() {
			if analysis.IsDebugOrPseudo(i) {
				continue
			}
			n := i.Clone()
			n.InsertBefore(at)
			if n.Op() != ir.Ret || n.NumOperands() > 0 {
				n.SetOperand(0, v)
			}
			n.SetName(i.Name())
			v = n
		}
		tail.RemovePred(w.block, true)
		at.Erase()
	}
	s.cfg.Dom.RemoveBlock(tail)
	tail.EraseInstrs()
	tail.Erase()
}
