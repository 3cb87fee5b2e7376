package ipo

import (
	"opt-go/frontend/ir"
	"opt-go/passes/pass"
)

// StripDeadPrototypes is LLVM's strip-dead-prototypes: declarations of functions and variables that
// nothing refers to go. Metadata that does so gets null in their place.
//
//	declare void @f()      ; unused      ⇒
func StripDeadPrototypes(c *pass.Context, m *ir.Module) pass.Preserved {
	used := m.UsedGlobals()
	gone := map[ir.GlobalValue]bool{}
	functions, variables := 0, 0
	note := func(v ir.GlobalValue, n *int) {
		if v.IsDeclaration() && !used[v] {
			gone[v] = true
			*n++
		}
	}
	for _, f := range m.Funcs {
		note(f, &functions)
	}
	for _, v := range m.Globals {
		note(v, &variables)
	}
	m.RemoveUnused(gone)
	c.Count("Number of dead prototypes removed", functions)
	c.Count("Number of dead variables removed", variables)
	return pass.ChangedCFG(functions+variables > 0)
}
