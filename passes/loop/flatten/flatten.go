// Package flatten is LLVM's loop-flatten: two nested loops that count from 0 by 1, and that use
// their counters only as i·M + j, become one loop of N·M iterations.
//
//	for i < N:                       for k < N·M:
//	  for j < M:              ⇒        f(a[k])
//	    f(a[i*M + j])
//
// A nest of one loop has no code between the loops to execute, and is what software pipelining and
// vectorization work on.
//
//   - flatten.go: the pass, and when N·M may overflow
//   - match.go: the counters, trip counts and uses that make a pair of loops one
//   - rewrite.go: what is done to them
//
// Where N·M may overflow, the counters become wide if the target has a type of twice the width, or
// else the nest gets a second version for that case.
//
// Invariant: dominators, loops and LCSSA form stay valid. Code of the outer loop that stays is
// executed in each iteration of the new one, so that it may neither have effects nor read memory.
//
// Where LLVM's gives up because widening has left dead code, this pass goes on. In LLVM's pipelines
// it is off, and so it is here.
//
// Not done: counters whose trip count may be 0 because a comparison for equality wraps around,
// which LLVM flattens too.
package flatten

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/scev"
	"opt-go/passes/loop"
	"opt-go/passes/loop/indvars"
	"opt-go/passes/loop/version"
	"opt-go/passes/pass"
	"opt-go/passes/rewrite/expand"
	"opt-go/passes/simplify"
)

const (
	costFlag    = "loop-flatten-cost-threshold"
	assumeFlag  = "loop-flatten-assume-no-overflow"
	widenFlag   = "loop-flatten-widen-iv"
	versionFlag = "loop-flatten-version-loops"
)

// Flags are the command-line options.
func Flags() []pass.Flag {
	return []pass.Flag{
		{Name: costFlag, Default: "2", Help: "maximum cost of outer-loop instructions that are repeated"},
		{Name: assumeFlag, Default: "false", Help: "assume that the product of the trip counts does not overflow"},
		{Name: widenFlag, Default: "true", Help: "widen induction variables, so that the product cannot overflow"},
		{Name: versionFlag, Default: "true", Help: "version loops where the product could overflow"},
	}
}

// Run flattens the pairs of loops of a nest, outer ones first.
func Run(w *loop.Walk, l *analysis.Loop) bool {
	if l.Parent != nil {
		return false
	}
	changed := false
	for work := []*analysis.Loop{l}; len(work) > 0; work = work[1:] {
		subs := append([]*analysis.Loop(nil), work[0].Subs...)
		work = append(work, subs...)
		for _, inner := range subs {
			if inner.Parent == nil {
				continue
			}
			p := &pair{w: w, outer: inner.Parent, inner: inner}
			if p.run() {
				changed = true
			}
		}
	}
	return changed
}

// pair are two loops, one directly in the other.
type pair struct {
	w            *loop.Walk
	s            *scev.Evolution
	outer, inner *analysis.Loop
	out, in      counter
	iteration    map[*ir.Instr]bool // the increments, comparisons and branches of the counters
	linear       []*ir.Instr        // i·M + j
	phis         []*ir.Instr        // of the inner loop, besides its counter
	narrow       map[*ir.Instr]bool // counters that have been widened
	widened      bool
	trips        ir.Value // of the new loop, once it is computed
}

func (p *pair) run() bool {
	p.s = pass.Get(p.w.Context, p.w.F, scev.Analysis)
	if !p.match() {
		return false
	}
	if p.widen() {
		if p.match() {
			p.flatten()
		}
		return true
	}
	q := &simplify.Query{}
	q.Layout, q.Dom, q.At = p.s.Layout, p.w.CFG.Dom, p.outer.Preheader().Term()
	switch {
	case p.w.FlagBool(assumeFlag, false):
	case q.Overflows(ir.Mul, false, p.in.trips, p.out.trips) == simplify.NeverOverflows:
	case q.Overflows(ir.Mul, false, p.in.trips, p.out.trips) != simplify.MayOverflow:
		return false
	case p.addressBounds():
	case !p.w.FlagBool(versionFlag, true) || !p.s.Layout.IsLegalInt(p.out.trips.Type().Bits):
		return false
	case !p.version():
		return false
	}
	p.flatten()
	return true
}

// widen makes both counters of the target's widest type, if that has twice their width, and reports
// whether it changed anything.
func (p *pair) widen() bool {
	ty := p.in.phi.Type()
	wide := p.widest()
	if !p.w.FlagBool(widenFlag, true) || ty != p.out.phi.Type() || wide < 2*ty.Bits {
		return false
	}
	to := p.w.F.Ctx().Int(wide)
	p.narrow = map[*ir.Instr]bool{}
	inner, outer := p.in.phi, p.out.phi
	if indvars.Widen(p.w, p.inner, inner, to) == nil {
		return false
	}
	p.narrow[inner] = true
	if indvars.Widen(p.w, p.outer, outer, to) == nil {
		return true
	}
	p.narrow[outer] = true
	p.widened = true
	p.s = pass.Get(p.w.Context, p.w.F, scev.Analysis)
	p.s.Reset()
	return true
}

// widest returns the width of the widest native integer type, 0 where none is known.
func (p *pair) widest() int {
	for w := 128; w >= 8; w /= 2 {
		if p.s.Layout.IsLegalInt(w) {
			return w
		}
	}
	return 0
}

// addressBounds reports whether i·M + j is part of an address that is accessed in every iteration
// and stays in its object: it would leave it before the product of the trip counts overflows.
func (p *pair) addressBounds() bool {
	bounded := func(g *ir.Instr, index ir.Value) bool {
		if g.Op() != ir.GetElementPtr || !g.HasFlag(ir.InBounds) || index.Type().Bits < p.s.Layout.PtrBits(g.Type().Space) {
			return false
		}
		for u := range ir.Users(g) {
			if (u.Op() == ir.Load || u.Op() == ir.Store && u.Pointer() == ir.Value(g)) && p.everyIteration(u) {
				return true
			}
		}
		return false
	}
	for _, v := range p.linear {
		if v.Op() == ir.GetElementPtr && v.NumOperands() == 2 && bounded(v, v.Operand(1)) {
			return true
		}
		for u := range ir.Users(v) {
			if u.Op() == ir.GetElementPtr && u.NumOperands() == 2 && u.Operand(1) == ir.Value(v) && bounded(u, v) {
				return true
			}
		}
	}
	return false
}

// everyIteration: in the header of the inner loop, before anything that may not return.
func (p *pair) everyIteration(i *ir.Instr) bool {
	if i.Block() != p.inner.Header {
		return false
	}
	for k := i.Block().First(); k != i; k = k.Next() {
		if !analysis.TransfersControl(k) {
			return false
		}
	}
	return true
}

// version gives the nest a second version for when the product overflows.
func (p *pair) version() bool {
	if len(p.outer.Exits()) != 1 || p.w.F.Attrs.Fn.Has("minsize") || !version.Copyable(p.outer) {
		return false
	}
	ctx, ty := p.w.F.Ctx(), p.out.trips.Type()
	at := p.outer.Preheader().Term()
	b := ir.Before(at)
	result := ctx.Struct(false, ty, ctx.I1)
	f := p.w.F.Module().Intrinsic("llvm.umul.with.overflow", ctx.Func(result, []*ir.Type{ty, ty}, false), expand.PureAttrs(), ty)
	mul := b.Call(f, "flatten.mul", p.out.trips, p.in.trips)
	part := func(k uint64, ty *ir.Type, name string) ir.Value {
		e := ir.NewInstr(ir.ExtractValue, ty, mul)
		e.SetIndices([]uint64{k})
		return b.Insert(e, name)
	}
	p.trips = part(0, ty, "flatten.tripcount")
	version.Unless(p.w.CFG, p.s, p.outer, part(1, ctx.I1, "flatten.overflow")) // not visited: it would be versioned again
	return true
}
