package ipo

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/pass"
)

// RPOFunctionAttrs is LLVM's rpo-function-attrs: callers first, internal functions become norecurse that nothing refers to but calls in functions
// that are norecurse. A function that calls back is found by that too: it is not norecurse itself yet.
func RPOFunctionAttrs(c *pass.Context, m *ir.Module) pass.Preserved {
	users := findGlobalUsers(m)
	marked := 0
	groups := tarjan(defined(slices.Clone(m.Funcs)), func(f *ir.Func) []*ir.Func { return defined(directCallees(f)) })
	for _, g := range slices.Backward(groups) {
		f := g[0]
		if len(g) > 1 || f.Linkage != ir.Internal || f.Attrs.Fn.Has("norecurse") {
			continue
		}
		recurs := func(x user) bool {
			return x.instr == nil || !x.instr.Op().IsCall() || x.k != x.instr.NumOperands()-1 || !x.instr.Func().Attrs.Fn.Has("norecurse")
		}
		if !slices.ContainsFunc(users.of(f), recurs) {
			addAttr(f, "norecurse")
			marked++
		}
	}
	c.Count("Number of functions marked as norecurse", marked)
	return pass.Changed(marked > 0)
}
