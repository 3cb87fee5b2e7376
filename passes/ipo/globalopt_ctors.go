package ipo

import (
	"slices"

	"opt-go/frontend/ir"
)

// constructors executes what llvm.global_ctors lists, in the order of priorities, as far as that can be done now: what they write becomes initial
// values. Behind the first that cannot be executed only those of the same priority are tried, which may come in any order.
func (g *globalOpt) constructors() {
	v := g.m.Global("llvm.global_ctors")
	if v == nil || v.Init == nil {
		return
	}
	list, ok := constructorList(v)
	if !ok || len(list) == 0 {
		return
	}
	order := make([]int, len(list))
	for k := range order {
		order[k] = k
	}
	slices.SortStableFunc(order, func(a, b int) int { return int(list[a].priority) - int(list[b].priority) })
	done := map[int]bool{}
	for _, k := range order {
		c := list[k]
		if c.f == nil || g.unevaluated && c.priority != g.priorityLeft {
			continue
		}
		if done[k] = g.execute(c.f); !done[k] {
			g.unevaluated, g.priorityLeft = true, c.priority
		}
	}
	if !keepConstructors(g.m, v, list, done) {
		return
	}
	g.users = findGlobalUsersKeeping(g.m, g.users.gone)
	g.changed = true
}

// execute runs a constructor, and keeps what it wrote if it came to its end.
func (g *globalOpt) execute(f *ir.Func) bool {
	if f.IsDecl() || !exact(f) || len(f.Params) > 0 { // its arguments are unknown
		return false
	}
	e := newEvaluator(g.m)
	if _, ok := e.call(f, nil); !ok || !e.commit() {
		return false
	}
	g.c.Count("Number of static ctors evaluated", 1)
	return true
}
