package ipo

import (
	"slices"

	"opt-go/frontend/ir"
)

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

// components returns the functions that others can reach in groups of those that call each other in circles, callees before callers, in the
// order of LLVM's LazyCallGraph: a walk from what is seen outside or stands in variables finds groups of functions that mention each other, and
// one over calls alone takes these groups apart.
func components(m *ir.Module) [][]*ir.Func {
	var out [][]*ir.Func
	edges := func(f *ir.Func) []*ir.Func { return append(directCallees(f), mentioned(f)...) }
	for _, group := range tarjan(reachedFromOutside(m), edges) {
		if len(group) == 1 {
			out = append(out, group)
			continue
		}
		in := map[*ir.Func]bool{}
		for _, f := range group {
			in[f] = true
		}
		slices.Reverse(group)
		out = append(out, tarjan(group, func(f *ir.Func) []*ir.Func {
			return slices.DeleteFunc(directCallees(f), func(g *ir.Func) bool { return !in[g] })
		})...)
	}
	return out
}

// reachedFromOutside lists the functions that are seen outside the module, and then those that variables and aliases mention.
func reachedFromOutside(m *ir.Module) []*ir.Func {
	var out []*ir.Func
	for _, f := range m.Funcs {
		if !f.Linkage.IsLocal() {
			out = append(out, f)
		}
	}
	add := newMentions(&out)
	for _, v := range m.Aliases {
		add.visit(v.Aliasee)
	}
	for _, v := range m.Globals {
		add.visit(v.Init)
	}
	return out
}

// mentions collects the functions in constants, each once.
type mentions struct {
	seen map[ir.Value]bool
	out  *[]*ir.Func
}

func newMentions(out *[]*ir.Func) mentions { return mentions{map[ir.Value]bool{}, out} }

func (m mentions) visit(v ir.Value) {
	switch v := v.(type) {
	case *ir.Func:
		if !m.seen[v] {
			m.seen[v] = true
			*m.out = append(*m.out, v)
		}
	case *ir.Const:
		if len(v.Elems) > 0 && v.Kind != ir.BlockAddressConst && !m.seen[v] {
			m.seen[v] = true
			for _, e := range v.Elems {
				m.visit(e)
			}
		}
	}
}

// mentioned lists the functions that a function's code refers to otherwise than by calling them.
func mentioned(f *ir.Func) []*ir.Func {
	var out []*ir.Func
	add := newMentions(&out)
	for i := range f.Instrs() {
		direct := i.CalledFunc() != nil
		for k, v := range i.Operands() {
			if ir.IsConst(v) && !(direct && k == i.NumOperands()-1) {
				add.visit(v)
			}
		}
	}
	return out
}

// tarjan returns the strongly connected components of the definitions that are reached from roots, each behind those that it has edges to. A
// component lists its functions in the order in which they were found. It does not recur.
func tarjan(roots []*ir.Func, edges func(*ir.Func) []*ir.Func) [][]*ir.Func {
	type frame struct {
		f  *ir.Func
		to []*ir.Func
	}
	var out [][]*ir.Func
	var walk []frame
	var open []*ir.Func // of components that are not complete
	number, low, isOpen := map[*ir.Func]int{}, map[*ir.Func]int{}, map[*ir.Func]bool{}
	enter := func(f *ir.Func) {
		number[f] = len(number) + 1
		low[f] = number[f]
		open, isOpen[f] = append(open, f), true
		walk = append(walk, frame{f, edges(f)})
	}
	for _, root := range roots {
		if !root.IsDecl() && number[root] == 0 {
			enter(root)
		}
		for len(walk) > 0 {
			top := &walk[len(walk)-1]
			if len(top.to) > 0 {
				g := top.to[0]
				top.to = top.to[1:]
				switch {
				case g.IsDecl():
				case number[g] == 0:
					enter(g)
				case isOpen[g]:
					low[top.f] = min(low[top.f], number[g])
				}
				continue
			}
			f := top.f
			walk = walk[:len(walk)-1]
			if len(walk) > 0 {
				caller := walk[len(walk)-1].f
				low[caller] = min(low[caller], low[f])
			}
			if low[f] == number[f] {
				k := len(open) - 1
				for open[k] != f {
					k--
				}
				out = append(out, slices.Clone(open[k:]))
				for _, g := range open[k:] {
					isOpen[g] = false
				}
				open = open[:k]
			}
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
func countUses(m *ir.Module) map[*ir.Func]int { return countUsesOutside(m, nil) }

// countUsesOutside counts those that are not in the bodies of some functions.
func countUsesOutside(m *ir.Module, but map[ir.GlobalValue]bool) map[*ir.Func]int {
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
		if but[f] {
			continue
		}
		for i := range f.Instrs() {
			for _, o := range i.Operands() {
				visit(o)
			}
		}
	}
	return n
}
