package ipo

import "opt-go/frontend/ir"

// bottomUp returns the functions that have bodies, callees before callers where the calls form no cycle.
func bottomUp(m *ir.Module) []*ir.Func {
	var out []*ir.Func
	seen := map[*ir.Func]bool{}
	type frame struct {
		f     *ir.Func
		calls []*ir.Func
	}
	var stack []frame
	enter := func(f *ir.Func) {
		if !seen[f] && !f.IsDecl() {
			seen[f] = true
			stack = append(stack, frame{f, directCallees(f)})
		}
	}
	for _, f := range m.Funcs {
		enter(f)
		for len(stack) > 0 {
			fr := &stack[len(stack)-1]
			if len(fr.calls) == 0 {
				out = append(out, fr.f)
				stack = stack[:len(stack)-1]
				continue
			}
			g := fr.calls[0]
			fr.calls = fr.calls[1:]
			enter(g)
		}
	}
	return out
}

func directCallees(f *ir.Func) []*ir.Func {
	var out []*ir.Func
	for i := range f.Instrs() {
		if g := i.CalledFunc(); g != nil {
			out = append(out, g)
		}
	}
	return out
}

// countUses counts how often each function is referred to in the module, as callee or otherwise.
func countUses(m *ir.Module) map[*ir.Func]int {
	n := map[*ir.Func]int{}
	var visit func(v ir.Value)
	visit = func(v ir.Value) {
		switch v := v.(type) {
		case *ir.Func:
			n[v]++
		case *ir.Const:
			for _, e := range v.Elems {
				visit(e)
			}
		}
	}
	for _, g := range m.Globals {
		visit(g.Init)
	}
	for _, a := range m.Aliases {
		visit(a.Aliasee)
	}
	for _, a := range m.IFuncs {
		visit(a.Resolver)
	}
	for _, f := range m.Funcs {
		for i := range f.Instrs() {
			for _, o := range i.Operands() {
				visit(o)
			}
		}
	}
	return n
}
