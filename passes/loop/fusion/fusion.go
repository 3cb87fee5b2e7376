// Package fusion is LLVM's loop-fusion: two loops of which one follows the other, with the same
// number of iterations, become one.
//
//	for i < N: a[i] = f(i)                for i < N: a[i] = f(i)
//	for j < N: b[j] = g(a[j])     ⇒                  b[i] = g(a[i])
//
// What the first loop has written is read while it is in a register or a cache, and the counter and
// the branch are executed once.
//
//   - fusion.go: which loops are candidates, and the order of work
//   - dependence.go: whether an access of the second loop may come before one of the first
//   - between.go: which loop follows another one, and what is between them
//   - join.go: how two loops become one
//
// Loops are put into simplified form first. A candidate is tested at its bottom, has one exit and a
// count that scalar evolution knows, and neither throws nor stops nor touches memory in an order
// that others see. The second loop begins where the first one ends: the exit of one is the
// preheader of the other, or both have the same guard, of which the second is between. The
// instructions there move before the first loop or after the second one.
//
// Invariant: an iteration of the second loop is executed before later iterations of the first one
// only, on whose memory it does not depend, and they not on its own (independent). Both loops are
// executed whenever the first one is entered.
//
// Not done: the peeling of iterations that one loop has more (-loop-fusion-peel-max-count), and
// guards between which values are merged. In LLVM's pipelines the pass is off, and so it is here.
//
// Cost: pairs of accesses of neighbouring loops, up to maxPairs.
package fusion

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/alias"
	"opt-go/passes/analysis/scev"
	"opt-go/passes/loop"
	"opt-go/passes/pass"
	"opt-go/passes/rewrite"
)

// Run fuses loops of f, outer ones first, until there are no more to fuse: three in a row become
// one, and the loops inside of fused ones may follow each other afterwards.
func Run(c *pass.Context, f *ir.Func) pass.Preserved {
	cfg := &rewrite.CFG{Dom: pass.Get(c, f, analysis.Dominators), Loops: pass.Get(c, f, analysis.Loops)}
	changed := false
	for _, l := range cfg.Loops.Top {
		if loop.SimplifyNest(c, cfg, l) {
			changed = true
		}
	}
	if changed {
		loop.Keep(f, cfg)
	}
	for fuseOne(c, f) {
		changed = true
	}
	if !changed {
		return pass.All
	}
	return pass.None
}

// fuseOne fuses the first pair of loops that may be, and reports whether there was one.
func fuseOne(c *pass.Context, f *ir.Func) bool {
	cfg := &rewrite.CFG{Dom: pass.Get(c, f, analysis.Dominators), Loops: pass.Get(c, f, analysis.Loops)}
	for work := cfg.Loops.Top; len(work) > 0; {
		var inner []*analysis.Loop
		for _, l := range work {
			inner = append(inner, l.Subs...)
			p := &pair{c: c, f: f, cfg: cfg, first: l}
			if p.follower() && p.run() {
				return true
			}
		}
		work = inner
	}
	return false
}

// pair are two loops, the second right after the first.
type pair struct {
	c             *pass.Context
	f             *ir.Func
	cfg           *rewrite.CFG
	s             *scev.Evolution
	aa            *alias.Analysis
	first, second *analysis.Loop
	between       []*ir.Block // the exit of the first loop to the preheader of the second one
	guard         *ir.Block   // decides whether the first loop is entered, and in between[1] again; or nil
	guarded       []*ir.Instr // of between[1]
	hoist, sink   []*ir.Instr // of the other blocks between the loops
}

func (p *pair) run() bool {
	if !p.second.Simplified() || !bottomTested(p.first) || !bottomTested(p.second) {
		return false
	}
	p.s = pass.Get(p.c, p.f, scev.Analysis)
	if why := p.refusal(); why != "" {
		if p.c.Wants(pass.Missed) {
			p.c.Remark(pass.Missed, "NotFused", p.f, p.first.Header.Term(), pass.Text("loop not fused: "+why))
		}
		return false
	}
	if p.c.Wants(pass.Passed) {
		p.c.Remark(pass.Passed, "Fused", p.f, p.first.Header.Term(), pass.Text("loops fused"))
	}
	p.join()
	p.c.Count("Number of loops fused", 1)
	pass.Invalidate(p.f, pass.None)
	return true
}

// bottomTested reports whether the latch is the only block that leaves the loop, by a branch.
func bottomTested(l *analysis.Loop) bool {
	exiting := l.Exiting()
	return len(exiting) == 1 && exiting[0] == l.Latch() && exiting[0].Term().Op() == ir.Br
}

// refusal says why the loops are not fused, or nothing.
func (p *pair) refusal() string {
	m, n := p.s.BackedgeTaken(p.first), p.s.BackedgeTaken(p.second)
	switch {
	case m == nil || n == nil:
		return "the number of iterations is not known"
	case m != n:
		return "the numbers of iterations differ"
	}
	for _, l := range []*analysis.Loop{p.first, p.second} {
		if !p.movable(l) {
			return "the order of an instruction matters"
		}
	}
	switch {
	case p.usesFirst():
		return "the second loop uses a value of the first one"
	case !p.placeBetween():
		return "an instruction between the loops cannot be moved"
	}
	p.aa = pass.Get(p.c, p.f, alias.AA)
	if !p.independent() {
		return "the loops depend on each other through memory"
	}
	return ""
}

// movable reports whether nothing but memory that other threads do not see tells in which order
// instructions of the loop are executed with those of another one, and that each iteration ends.
func (p *pair) movable(l *analysis.Loop) bool {
	for x := range l.Nest() {
		if x != l && p.s.BackedgeTaken(x) == nil {
			return false
		}
	}
	if !l.IterationsEnd(p.cfg.Dom) || l.Header.AddressTaken() {
		return false
	}
	for _, b := range l.Blocks {
		if b.AddressTaken() || rewrite.BeginsTurn(b) || b.Term().Op() != ir.Br && b.Term().Op() != ir.Switch {
			return false
		}
		for i := range b.Instrs() {
			switch {
			case analysis.MayThrow(i), !analysis.WillReturn(i), i.IsVolatile(), i.Type().Kind == ir.TokenKind:
				return false
			case i.Ordering > ir.Unordered, i.Op() == ir.Fence, i.Op() == ir.Alloca:
				return false
			case i.Op().IsCall() && analysis.IsConvergent(i):
				return false
			}
		}
	}
	return true
}

// usesFirst reports whether the second loop computes with a value of the first one.
func (p *pair) usesFirst() bool {
	for _, b := range p.second.Blocks {
		for i := range b.Instrs() {
			for _, v := range i.Operands() {
				if !p.first.Invariant(v) || p.isExitPhi(v) {
					return true
				}
			}
		}
	}
	return false
}
