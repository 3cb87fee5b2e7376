package ipo

import (
	"slices"

	"opt-go/frontend/ir"
)

// components returns the functions that others can reach in groups of those that call each other in circles, callees before callers, in the
// order of LLVM's LazyCallGraph: a walk from what is seen outside or stands in variables finds groups of functions that mention each other, and
// one over calls alone takes these groups apart.
func components(m *ir.Module) [][]*ir.Func {
	var out [][]*ir.Func
	edges := func(f *ir.Func) []*ir.Func { return defined(append(directCallees(f), mentioned(f)...)) }
	for _, group := range tarjan(defined(reachedFromOutside(m)), edges) {
		if len(group) == 1 {
			out = append(out, group)
			continue
		}
		in := map[*ir.Func]bool{}
		for _, f := range group {
			in[f] = true
		}
		out = append(out, tarjan(group, func(f *ir.Func) []*ir.Func {
			return slices.DeleteFunc(directCallees(f), func(g *ir.Func) bool { return !in[g] })
		})...)
	}
	return out
}

// defined keeps the functions that have bodies.
func defined(funcs []*ir.Func) []*ir.Func { return slices.DeleteFunc(funcs, (*ir.Func).IsDecl) }

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

// tarjan returns the strongly connected components of what is reached from roots, each behind those that it has edges to. A
// component lists its members in the reverse of the order in which the walk left them, so the one that it came in by is first. It does not recur.
func tarjan[T comparable](roots []T, edges func(T) []T) [][]T {
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

func directCallees(f *ir.Func) []*ir.Func {
	var out []*ir.Func
	for i := range f.Instrs() {
		if g := i.CalledFunc(); g != nil {
			out = append(out, g)
		}
	}
	return out
}
