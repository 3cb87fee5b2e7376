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
	order := places(len(list))
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

// keepConstructors takes those that are done off the list; it says whether there were any.
func keepConstructors(m *ir.Module, v *ir.GlobalVar, list []constructor, done map[int]bool) bool {
	var left []ir.Value
	for k, e := range list {
		if !done[k] {
			left = append(left, e.entry)
		}
	}
	if len(left) == len(list) {
		return false
	}
	v.ValueType = m.Ctx.Array(uint64(len(left)), v.ValueType.Elem)
	v.Init = ir.NewAggregate(v.ValueType, left)
	if len(left) == 0 {
		v.Init = ir.NewZero(v.ValueType)
	}
	return true
}

type constructor struct {
	priority uint64
	f        *ir.Func // nil: nothing
	entry    ir.Value
}

// constructorList reads the list; ok is false when it has another form than LangRef's.
func constructorList(v *ir.GlobalVar) (list []constructor, ok bool) {
	k, isConst := v.Init.(*ir.Const)
	if !isConst || v.ValueType.Kind != ir.ArrayKind || v.ValueType.Elem.Kind != ir.StructKind {
		return nil, false
	}
	for n := range v.ValueType.Len {
		e, isConst := k.Elem(n).(*ir.Const)
		if !isConst || e.Type().NumFields() < 2 {
			return nil, false
		}
		c := constructor{entry: e}
		switch f := e.Elem(1).(type) {
		case *ir.Func:
			c.f = f
		case *ir.Const:
			if !f.IsZero() {
				return nil, false
			}
		default:
			return nil, false
		}
		if p := ir.AsInt(e.Elem(0)); p != nil {
			c.priority, _ = p.Uint64()
		}
		list = append(list, c)
	}
	return list, true
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
