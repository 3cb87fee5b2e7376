package functionattrs

import (
	"slices"
	"strings"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/ipo/globals"
)

// behaviours are the attributes that hold of a function when no instruction breaks them; calls
// inside the SCC do not.
var behaviours = []struct {
	attr   string
	breaks func(*scc, *ir.Instr) bool
}{
	{"nounwind", func(g *scc, i *ir.Instr) bool {
		if i.Op() == ir.Invoke {
			return !g.calls(i) && !unwindsNot(i) && !catchesAll(i.UnwindDest().FirstNonPhi())
		}
		return analysis.MayThrow(i) && !(i.Op() == ir.Call && g.calls(i))
	}},
	{"nofree", func(g *scc, i *ir.Instr) bool {
		return i.Op().IsCall() && !analysis.CallHas(i, "nofree") && !g.calls(i)
	}},
	{"nosync", func(g *scc, i *ir.Instr) bool { return communicates(i) && !g.calls(i) }},
}

// unwindsNot reports whether an invoke calls what does not unwind.
func unwindsNot(i *ir.Instr) bool { return i.Op() == ir.Invoke && analysis.CallHas(i, "nounwind") }

// catchesAll reports whether no exception unwinds past a landing pad. The search for a handler
// skips cleanups.
func catchesAll(pad *ir.Instr) bool {
	if pad.Op() != ir.LandingPad {
		return pad.Op() != ir.CleanupPad
	}
	if pad.HasFlag(ir.CleanupPadFlag) {
		return false
	}
	for k, v := range pad.Operands() {
		c, ok := v.(*ir.Const)
		switch {
		case !ok:
		case pad.IsFilter(k) && v.Type().Kind == ir.ArrayKind && v.Type().Len == 0:
			return true
		case !pad.IsFilter(k) && c.Kind == ir.NullConst:
			return true
		}
	}
	return false
}

// inferBehaviour gives all functions of the SCC what none of them breaks. The bodies of
// functions that have an attribute are not asked.
func (g *scc) inferBehaviour() {
	for _, r := range behaviours {
		holds := true
		for k, f := range g.funcs {
			if !holds || f.Attrs.Fn.Has(r.attr) {
				continue
			}
			holds = globals.Exact(f) && !slices.ContainsFunc(g.acts[k], func(i *ir.Instr) bool { return r.breaks(g, i) })
		}
		for _, f := range g.funcs {
			if holds {
				addAttr(f, r.attr)
			}
		}
	}
}

// communicates reports whether an instruction may wait for other threads, or let them see an order.
func communicates(i *ir.Instr) bool {
	switch {
	case i.IsVolatile(), i.Op() == ir.Fence, i.Ordering > ir.Unordered:
		return true
	case i.Op().IsCall():
		return !analysis.CallHas(i, "nosync") && !plainCopy(i)
	}
	return false
}

// plainCopy reports whether a call is a memset, memcpy or memmove that is not volatile.
func plainCopy(i *ir.Instr) bool {
	if !strings.HasPrefix(i.IntrinsicID(), "llvm.mem") || strings.Contains(i.IntrinsicID(), "atomic") {
		return false
	}
	volatile := ir.AsInt(i.Arg(i.NumArgs() - 1))
	return volatile != nil && volatile.IsZero()
}

// unmarkCalls takes the mark off calls of functions that are not convergent. Calls that take a
// token of convergence keep it: they must have it.
func (g *scc) unmarkCalls() {
	for _, acts := range g.acts {
		for _, i := range acts {
			f := i.CalledFunc()
			if f != nil && !f.IsIntrinsic() && !analysis.HasConvergenceToken(i) && !f.Attrs.Fn.Has("convergent") && i.Info.Attrs.Fn.Has("convergent") {
				i.Info.Attrs.Fn = i.Info.Attrs.Fn.Without("convergent")
			}
		}
	}
}

// inferConvergent takes the mark off the functions if no call out of the SCC has it, and none
// needs it for its token.
func (g *scc) inferConvergent() {
	for k, f := range g.funcs {
		if f.Attrs.Fn.Has("convergent") &&
			slices.ContainsFunc(g.acts[k], func(i *ir.Instr) bool {
				return analysis.IsConvergent(i) && (!g.calls(i) || analysis.HasConvergenceToken(i))
			}) {
			return
		}
	}
	for _, f := range g.funcs {
		if f.Attrs.Fn.Has("convergent") {
			f.Attrs.Fn = f.Attrs.Fn.Without("convergent")
			g.keepTokens(f)
		}
	}
}

// keepTokens marks the calls of a function that is convergent no longer if they take a token: they
// must be.
func (g *scc) keepTokens(f *ir.Func) {
	m := f.Module()
	if !slices.ContainsFunc(tokenSources, func(name string) bool { return m.Func(name) != nil }) {
		return
	}
	calls, _ := g.walk.CallsOf(f)
	for _, i := range calls {
		if analysis.HasConvergenceToken(i) {
			i.Info.Attrs.Fn = i.Info.Attrs.Fn.With(ir.EnumAttr("convergent"))
		}
	}
}

// tokenSources are the intrinsics that make tokens of convergence.
var tokenSources = []string{"llvm.experimental.convergence.entry", "llvm.experimental.convergence.loop", "llvm.experimental.convergence.anchor"}

// inferNoReturn marks functions none of whose blocks can return.
func (g *scc) inferNoReturn() {
	for _, f := range g.funcs {
		if globals.Exact(f) && !f.Attrs.Fn.Has("noreturn") && !canReturn(f) {
			addAttr(f, "noreturn")
		}
	}
}

func canReturn(f *ir.Func) bool {
	seen := map[*ir.Block]bool{f.Entry(): true}
	for work := []*ir.Block{f.Entry()}; len(work) > 0; {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if b.Term().Op() == ir.Ret && !stops(b) {
			return true
		}
		for _, s := range b.Succs() {
			if !seen[s] {
				seen[s] = true
				work = append(work, s)
			}
		}
	}
	return false
}

// stops reports whether a block calls something that does not return.
func stops(b *ir.Block) bool {
	for i := range b.Instrs() {
		if i.Op().IsCall() && analysis.CallHas(i, "noreturn") {
			return true
		}
	}
	return false
}

// inferWillReturn marks functions without cycles that call only what returns, and those that must
// make progress and write nothing.
func (g *scc) inferWillReturn() {
	for k, f := range g.funcs {
		if !globals.Exact(f) || f.Attrs.Fn.Has("willreturn") {
			continue
		}
		progresses := f.Attrs.Fn.Has("mustprogress") && analysis.FuncEffects(f).Any()&analysis.Mod == 0
		if progresses || !slices.ContainsFunc(g.acts[k], func(i *ir.Instr) bool { return !analysis.WillReturn(i) }) &&
			len(analysis.NewCycleForest(f).Top) == 0 {
			addAttr(f, "willreturn")
		}
	}
}

// inferNoRecurse marks a function that calls only others, which do not come back.
func (g *scc) inferNoRecurse() {
	f := g.funcs[0]
	if len(g.funcs) > 1 || !globals.Exact(f) || f.Attrs.Fn.Has("norecurse") {
		return
	}
	if !slices.ContainsFunc(g.acts[0], func(i *ir.Instr) bool { return mayComeBack(i, f) }) {
		addAttr(f, "norecurse")
	}
}

// mayComeBack reports whether an instruction calls something that may call f.
func mayComeBack(i *ir.Instr, f *ir.Func) bool {
	if !i.Op().IsCall() || analysis.IsDebugOrPseudo(i) {
		return false
	}
	h := i.CalledFunc()
	return h == nil || h == f || !h.Attrs.Fn.Has("norecurse") && !(h.IsDecl() && (h.Attrs.Fn.Has("nocallback") || h.IsIntrinsic() && analysis.CallHas(i, "nocallback")))
}
