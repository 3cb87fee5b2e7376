// Package callgraph is what refers to what among the functions of a module, and the walk over its
// SCCs, callees first, that CGSCC passes run on: LLVM's LazyCallGraph and CGSCC pass manager.
//
//   - callgraph.go: the initial graph, and its SCCs
//   - walk.go: the walk; SCCs that split; functions that workers may optimize in parallel
//   - references.go: how often, and from which bodies, functions are referred to
//   - discards.go: functions without references, which are removed at the end
//
// Invariant: a pass that changes a body tells the walk, by Changed or Update.
package callgraph

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/library"
)

// graph is what functions refer to, as in LLVM's LazyCallGraph: what they name, what the variables
// and aliases lead to that they name, for passes read initializers and call what stands there, and
// functions of the C library that the module itself defines, for passes call them in place of
// others. A walk from what is seen outside or stands in variables finds groups of functions that
// refer to each other, and one over calls alone takes these groups apart.
type graph struct {
	defines  []*ir.Func              // of the library
	leads    map[ir.Value]bool       // variables and aliases that lead to functions
	circular map[*ir.Func][]*ir.Func // of functions that others refer to that they refer to themselves: all of them
	groups   [][]*ir.Func            // that are in one SCC, of those that others can reach; callees first
}

func newGraph(m *ir.Module, lib library.Functions) *graph {
	g := &graph{leads: map[ir.Value]bool{}, circular: map[*ir.Func][]*ir.Func{}}
	for _, f := range m.Funcs {
		if !f.IsDecl() && lib.Is(f) {
			g.defines = append(g.defines, f)
		}
	}
	for _, scc := range SCCs(reachedFromOutside(m), g.edges) {
		g.noteLeads(scc)
		var funcs []*ir.Func
		for _, v := range scc {
			if f, ok := v.(*ir.Func); ok {
				funcs = append(funcs, f)
			}
		}
		g.addGroups(funcs)
	}
	return g
}

// addGroups adds functions that refer to each other in cycles, apart where they do not are in one
// SCC.
func (g *graph) addGroups(funcs []*ir.Func) {
	if len(funcs) == 1 {
		g.groups = append(g.groups, funcs)
	}
	if len(funcs) <= 1 {
		return
	}
	in := map[*ir.Func]bool{}
	for _, f := range funcs {
		in[f], g.circular[f] = true, funcs
	}
	g.groups = append(g.groups, SCCs(funcs, func(f *ir.Func) []*ir.Func {
		return slices.DeleteFunc(DirectCallees(f), func(h *ir.Func) bool { return !in[h] })
	})...)
}

// edges lists what a function or a variable refers to and leads on from there: functions with
// bodies, variables with initializers and aliases. LLVM looks at what is not called from the last
// to the first.
func (g *graph) edges(v ir.Value) []ir.Value {
	out := mentions{seen: map[ir.Value]bool{}}
	switch v := v.(type) {
	case *ir.Func:
		for _, f := range DirectCallees(v) {
			out.visit(f)
		}
		called := len(out.list)
		out.body(v)
		slices.Reverse(out.list[called:])
		for _, f := range g.defines {
			out.visit(f)
		}
	case *ir.GlobalVar:
		out.visit(v.Init)
		slices.Reverse(out.list)
	case *ir.Alias:
		out.visit(v.Aliasee)
	case *ir.IFunc:
		out.visit(v.Resolver)
	}
	return out.list
}

// noteLeads notes of the variables and aliases of a cycle of references whether they lead to
// functions; those of later SCCs are known.
func (g *graph) noteLeads(scc []ir.Value) {
	isFunc := func(v ir.Value) bool { _, ok := v.(*ir.Func); return ok }
	leads := slices.ContainsFunc(scc, isFunc)
	for _, v := range scc {
		leads = leads || slices.ContainsFunc(g.edges(v), func(to ir.Value) bool { return isFunc(to) || g.leads[to] })
	}
	for _, v := range scc {
		if leads && !isFunc(v) {
			g.leads[v] = true
		}
	}
}

// reachedFromOutside lists the functions that are seen outside the module, and then those that
// variables and aliases mention.
func reachedFromOutside(m *ir.Module) []ir.Value {
	out := mentions{seen: map[ir.Value]bool{}}
	for _, f := range m.Funcs {
		if !f.Linkage.IsLocal() {
			out.visit(f)
		}
	}
	for _, v := range m.Aliases {
		out.visit(v.Aliasee)
	}
	visible := len(out.list)
	for _, v := range m.Globals {
		out.visit(v.Init)
	}
	slices.Reverse(out.list[visible:])
	return out.list
}

// mentions collects from constants what leads on, each once.
type mentions struct {
	seen map[ir.Value]bool
	list []ir.Value
}

func (m *mentions) visit(v ir.Value) {
	leadsOn := true
	switch v := v.(type) {
	case *ir.Func:
		leadsOn = !v.IsDecl()
	case *ir.GlobalVar:
		leadsOn = v.Init != nil
	case *ir.Alias, *ir.IFunc:
	case *ir.Const:
		if len(v.Elems) > 0 && v.Kind != ir.BlockAddressConst && !m.seen[v] {
			m.seen[v] = true
			for _, e := range v.Elems {
				m.visit(e)
			}
		}
		return
	default:
		return
	}
	if leadsOn && !m.seen[v] {
		m.seen[v] = true
		m.list = append(m.list, v)
	}
}

// body visits the references of a function's code other than calls.
func (m *mentions) body(f *ir.Func) {
	for i := range f.Instrs() {
		direct := i.CalledFunc() != nil
		for k, v := range i.Operands() {
			if ir.IsConst(v) && !(direct && k == i.NumOperands()-1) {
				m.visit(v)
			}
		}
	}
}

// Defined keeps the functions that have bodies.
func Defined(funcs []*ir.Func) []*ir.Func { return slices.DeleteFunc(funcs, (*ir.Func).IsDecl) }

// SCCs returns the strongly connected components of the graph reachable from roots, each after
// those that it has edges to. A component lists its members in the reverse of the order in which
// the walk left them, so its entry is first. It is not recursive.
func SCCs[T comparable](roots []T, edges func(T) []T) [][]T {
	type frame struct {
		v  T
		to []T
	}
	var out [][]T
	var walk []frame
	var left []T // members of components that are not complete, as they were left
	number, low, placed := map[T]int{}, map[T]int{}, map[T]bool{}
	enter := func(v T) {
		number[v] = len(number) + 1
		low[v] = number[v]
		walk = append(walk, frame{v, edges(v)})
	}
	for _, root := range roots {
		if number[root] == 0 {
			enter(root)
		}
		for len(walk) > 0 {
			top := &walk[len(walk)-1]
			if len(top.to) > 0 {
				w := top.to[0]
				top.to = top.to[1:]
				switch {
				case number[w] == 0:
					enter(w)
				case !placed[w]:
					low[top.v] = min(low[top.v], number[w])
				}
				continue
			}
			v := top.v
			walk = walk[:len(walk)-1]
			if len(walk) > 0 {
				from := walk[len(walk)-1].v
				low[from] = min(low[from], low[v])
			}
			left = append(left, v)
			if low[v] < number[v] {
				continue
			}
			var component []T
			for len(left) > 0 && number[left[len(left)-1]] >= number[v] {
				w := left[len(left)-1]
				left = left[:len(left)-1]
				component, placed[w] = append(component, w), true
			}
			out = append(out, component)
		}
	}
	return out
}

func DirectCallees(f *ir.Func) []*ir.Func {
	var out []*ir.Func
	for i := range f.Instrs() {
		if g := i.CalledFunc(); g != nil {
			out = append(out, g)
		}
	}
	return out
}
