package globalopt

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/ipo/globals"
)

// constructors executes what llvm.global_ctors lists, in the order of priorities, as far as that
// can be done now: what they write becomes initial values. After the first that cannot be executed
// only those of the same priority are tried, which may come in any order.
func (g *optimizer) constructors() {
	v := g.m.Global("llvm.global_ctors")
	if v == nil || v.Init == nil {
		return
	}
	list, ok := globals.ConstructorList(v)
	if !ok || len(list) == 0 {
		return
	}
	order := make([]int, len(list))
	for k := range order {
		order[k] = k
	}
	slices.SortStableFunc(order, func(a, b int) int { return int(list[a].Priority) - int(list[b].Priority) })
	done := map[int]bool{}
	for _, k := range order {
		c := list[k]
		if c.F == nil || g.unevaluated && c.Priority != g.priorityLeft {
			continue
		}
		if done[k] = g.execute(c.F); !done[k] {
			g.unevaluated, g.priorityLeft = true, c.Priority
		}
	}
	if !globals.KeepConstructors(g.m, v, list, done) {
		return
	}
	g.users = findUsersKeeping(g.m, g.users.Gone)
	g.changed = true
}

// execute runs a constructor, and keeps what it wrote if it came to its end.
func (g *optimizer) execute(f *ir.Func) bool {
	if f.IsDecl() || !globals.Exact(f) || len(f.Params) > 0 { // its arguments are unknown
		return false
	}
	e := newEvaluator(g.m)
	if _, ok := e.call(f, nil); !ok || !e.commit() {
		return false
	}
	g.c.Count("Number of static ctors evaluated", 1)
	return true
}
