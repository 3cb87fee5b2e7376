package ipo

import (
	"opt-go/frontend/ir"
)

// references count how often functions are referred to, as callees or otherwise, and by whose bodies: what LLVM asks lists of uses.
// They hold while everybody who changes a body says so.
type references struct {
	total map[*ir.Func]int
	in    map[*ir.Func]map[*ir.Func]int  // by body
	by    map[*ir.Func]map[*ir.Func]bool // bodies that refer to a function
}

func newReferences(m *ir.Module) *references {
	r := &references{total: map[*ir.Func]int{}, in: map[*ir.Func]map[*ir.Func]int{}, by: map[*ir.Func]map[*ir.Func]bool{}}
	outside := func(g *ir.Func) { r.total[g]++ }
	for _, g := range m.Globals {
		eachFunc(g.Init, outside)
	}
	for _, a := range m.Aliases {
		eachFunc(a.Aliasee, outside)
	}
	for _, a := range m.IFuncs {
		eachFunc(a.Resolver, outside)
	}
	for _, f := range m.Funcs {
		r.recount(f)
	}
	return r
}

// eachFunc calls visit for each function in a constant, as often as it stands there.
func eachFunc(v ir.Value, visit func(*ir.Func)) {
	switch v := v.(type) {
	case *ir.Func:
		visit(v)
	case *ir.Const:
		for _, e := range v.Elems {
			eachFunc(e, visit)
		}
	}
}

// add counts n more references to g from a body.
func (r *references) add(body, g *ir.Func, n int) {
	if r.in[body] == nil {
		r.in[body] = map[*ir.Func]int{}
	}
	r.in[body][g] += n
	r.total[g] += n
	if r.in[body][g] <= 0 {
		delete(r.by[g], body)
		return
	}
	if r.by[g] == nil {
		r.by[g] = map[*ir.Func]bool{}
	}
	r.by[g][body] = true
}

// instr counts the references of an instruction n times more.
func (r *references) instr(i *ir.Instr, n int) {
	f := i.Func()
	for _, v := range i.Operands() {
		eachFunc(v, func(g *ir.Func) { r.add(f, g, n) })
	}
}

// drop forgets what a body refers to.
func (r *references) drop(body *ir.Func) {
	for g, n := range r.in[body] {
		r.total[g] -= n
		delete(r.by[g], body)
	}
	delete(r.in, body)
}

// recount counts the references of a body anew.
func (r *references) recount(body *ir.Func) {
	r.drop(body)
	count := func(g *ir.Func) { r.add(body, g, 1) }
	for _, v := range []ir.Value{body.Prefix, body.Prologue, body.Personality} {
		eachFunc(v, count)
	}
	for i := range body.Instrs() {
		r.instr(i, 1)
	}
}
