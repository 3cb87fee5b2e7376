package indvars

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/scev"
	"opt-go/passes/rewrite"
)

// mergeExits gives a loop with two counted exits, one of which is in its header before anything has
// an effect, a single one after the smaller number of iterations. Then the loop can be unrolled,
// and each iteration tests once. NVRTC does so; LLVM does not.
//
//	for (k = 0; k < per && base + k < n; ++k) …
//
//	header: %k = phi [ 0, %pre ], [ %k1, %latch ]    pre:    branch to the exit if %n ≤ %base
//	        %i = add nsw %base, %k                           %last = umin(%n - %base - 1, %per - 1)
//	        %c = icmp slt %i, %n                     header: %k = phi …
//	        br %c, body, exit                    ⇒           br body
//	latch:  %k1 = add %k, 1                          latch:  %k1 = add %k, 1
//	        br (icmp slt %k1, %per), header, exit            br (icmp ne %k1, %last + 1), header, exit
//
// The number of iterations that end is the smaller one of the header's count, A, and one more than
// the latch's, B, if A is not 0: the back edge is taken min(A-1, B) times. Both are values of the
// preheader. As A's test is reached in the first iteration, and B's in the first that ends, a
// poison count makes the program undefined before the new test asks for it.
//
// What leaves through the header leaves one half of an iteration earlier now: it must be the same
// in the exit, that is invariant, or a φ of the header whose next value the latch gives the exit.
func (v indVars) mergeExits() {
	m, ok := v.mergeable()
	if !ok {
		return
	}
	one := v.S.One(m.first.Type)
	count := v.S.MinMax(scev.UMin, v.S.Minus(m.first, one), m.rest)
	counter := v.findCounter(v.L.Latch(), count)
	at := v.L.Preheader().Term()
	if counter == nil || v.X.TooDear(v.W.Target, v.L, mergeBudget, at, count) || !v.X.SafeAnywhere(count) {
		return
	}
	var none ir.Value
	if !v.S.EntryGuarded(v.L, ir.NE, m.first, v.S.Int(m.first.Type, 0)) {
		none = ir.Before(at).ICmp(ir.EQ, v.X.At(m.first, at), ir.NewInt(at.Func().Ctx().Int(m.first.Type.Bits), 0), "no.iteration")
	}
	header, exit := v.L.Header, m.exit
	into := header.Term().Succ(0)
	if into == exit {
		into = header.Term().Succ(1)
	}
	if none != nil {
		v.skipLoop(none, exit)
	}
	rewrite.RemoveEdge(exit, header)
	rewrite.BranchTo(header, into)
	v.W.CFG.Dom.SetIDom(exit, v.L.Latch())
	v.S.ForgetLoop(v.L)
	v.replaceTest(v.L.Latch(), count, counter)
	v.S.ForgetLoop(v.L)
	v.W.Count("Number of loop exits merged", 1)
}

// mergeBudget is what the smaller count may cost before the loop: two limits with their
// differences, each a minimum or maximum, while each iteration saves a comparison and a branch.
const mergeBudget = 12

// merging is what mergeExits has found: how often the header's exit is passed, and the latch's, and
// where both lead.
type merging struct {
	first, rest *scev.Expr
	exit        *ir.Block
}

// mergeable reports whether the loop's exits can be merged.
func (v indVars) mergeable() (m merging, ok bool) {
	l := v.L
	h, latch := l.Header, l.Latch()
	if exiting := l.Exiting(); h == latch || len(exiting) != 2 || !h.Term().IsCondBr() || !latch.Term().IsCondBr() {
		return m, false
	}
	exits := l.Exits()
	if len(exits) != 1 || !l.DedicatedExits() || !leadsTo(h, exits[0]) || !leadsTo(latch, exits[0]) {
		return m, false
	}
	m = merging{v.S.ExitCount(l, h), v.S.ExitCount(l, latch), exits[0]}
	if m.first == nil || m.rest == nil || m.first.Type != m.rest.Type || !m.first.Type.IsInt() || m.first.Kind == scev.Const || m.rest.Kind == scev.Const {
		return m, false
	}
	for i := range h.Instrs() {
		if i.Op() != ir.Phi && i != h.Term() && (analysis.HasSideEffects(i) || analysis.MayRead(i)) {
			return m, false
		}
	}
	for phi := range m.exit.Phis() {
		if _, ok := v.earlier(phi.IncomingFor(h), phi.IncomingFor(latch)); !ok {
			return m, false
		}
	}
	return m, true
}

func leadsTo(b, to *ir.Block) bool {
	t := b.Term()
	return t.Succ(0) == to || t.Succ(1) == to
}

// earlier returns what a value that leaves through the header is where no iteration ends; ok is
// false unless it is what leaves through the latch, where one does.
func (v indVars) earlier(left, latched ir.Value) (start ir.Value, ok bool) {
	if v.L.Invariant(left) {
		return left, left == latched
	}
	phi, ok := left.(*ir.Instr)
	if !ok || phi.Op() != ir.Phi || phi.Block() != v.L.Header || phi.IncomingFor(v.L.Latch()) != latched {
		return nil, false
	}
	return phi.IncomingFor(v.L.Preheader()), true
}

// skipLoop makes the preheader lead to what comes after the exit where a condition holds:
//
//	pre:    br %none, after, header.ph
//	exit:   φs of the loop; br after
//	after:  φs of exit's and of the values before the loop
func (v indVars) skipLoop(none ir.Value, exit *ir.Block) {
	pre, header := v.L.Preheader(), v.L.Header
	after := v.W.CFG.SplitBlock(exit.FirstNonPhi(), exit.Name()+".merged")
	ph := v.W.CFG.SplitEdge(pre.Term(), 0)
	br := ir.NewInstr(ir.Br, exit.Func().Ctx().Void, none, after, ph)
	br.CopyDebugLoc(pre.Term())
	rewrite.ReplaceTerm(pre, br)
	v.W.CFG.Dom.SetIDom(after, pre)
	for phi := range exit.Phis() {
		start, _ := v.earlier(phi.IncomingFor(header), phi.IncomingFor(v.L.Latch()))
		n := ir.Before(after.FirstNonPhi()).Phi(phi.Type(), phi.Name()+".merged")
		ir.ReplaceAllUses(phi, n)
		n.AddIncoming(phi, exit)
		n.AddIncoming(start, pre)
	}
}
