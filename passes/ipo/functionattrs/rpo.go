package functionattrs

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/ipo/callgraph"
	"opt-go/passes/ipo/globals"
	"opt-go/passes/pass"
)

// RPO is LLVM's rpo-function-attrs: callers first, internal functions become norecurse that nothing
// refers to but calls in functions that are norecurse. A function that calls back is found by that
// too: it is not norecurse itself yet.
func RPO(c *pass.Context, m *ir.Module) pass.Preserved {
	users := globals.FindUsers(m)
	marked := 0
	groups := callgraph.SCCs(callgraph.Defined(slices.Clone(m.Funcs)), func(f *ir.Func) []*ir.Func { return callgraph.Defined(callgraph.DirectCallees(f)) })
	for _, g := range slices.Backward(groups) {
		f := g[0]
		if len(g) > 1 || f.Linkage != ir.Internal || f.Attrs.Fn.Has("norecurse") {
			continue
		}
		recurs := func(x globals.User) bool {
			return x.Instr == nil || !x.Instr.Op().IsCall() || x.K != x.Instr.NumOperands()-1 || !x.Instr.Func().Attrs.Fn.Has("norecurse")
		}
		if !slices.ContainsFunc(users.Of(f), recurs) {
			addAttr(f, "norecurse")
			marked++
		}
	}
	c.Count("Number of functions marked as norecurse", marked)
	return pass.Changed(marked > 0)
}
