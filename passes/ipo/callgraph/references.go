package callgraph

import (
	"opt-go/frontend/ir"
)

// references count how often functions are referred to, as callees or otherwise, and by whose
// bodies: LLVM reads that from use lists. They stay valid while all changes of bodies are reported.
type references struct {
	total map[*ir.Func]int
	in    map[*ir.Func]map[*ir.Func]int  // by body
	by    map[*ir.Func]map[*ir.Func]bool // bodies that refer to a function

	initial map[*ir.Func]bool // referred to by initializers or aliases
	tables  map[*ir.Func]int  // by the function that they were made for: how many new variables are counted
}

// Total returns how often a function is referred to.
func (r *references) Total(f *ir.Func) int { return r.total[f] }

func newReferences(m *ir.Module) *references {
	r := &references{total: map[*ir.Func]int{}, in: map[*ir.Func]map[*ir.Func]int{}, by: map[*ir.Func]map[*ir.Func]bool{}, initial: map[*ir.Func]bool{}, tables: map[*ir.Func]int{}}
	for _, g := range m.Globals {
		EachFunc(g.Init, r.outside)
	}
	for _, a := range m.Aliases {
		EachFunc(a.Aliasee, r.outside)
	}
	for _, a := range m.IFuncs {
		EachFunc(a.Resolver, r.outside)
	}
	for _, f := range m.Funcs {
		r.recount(f)
	}
	return r
}

// outside counts a reference from an initializer or an alias, which stays.
func (r *references) outside(g *ir.Func) {
	r.total[g]++
	r.initial[g] = true
}

// EachFunc calls visit for each function in a constant, as often as it stands there.
func EachFunc(v ir.Value, visit func(*ir.Func)) {
	switch v := v.(type) {
	case *ir.Func:
		visit(v)
	case *ir.Const:
		for _, e := range v.Elems {
			EachFunc(e, visit)
		}
	}
}

// Add counts n more references to g from a body.
func (r *references) Add(body, g *ir.Func, n int) {
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

// AddInstr counts the references of an instruction n times more.
func (r *references) AddInstr(i *ir.Instr, n int) {
	f := i.Func()
	for _, v := range i.Operands() {
		EachFunc(v, func(g *ir.Func) { r.Add(f, g, n) })
	}
}

// drop drops the references of a body.
func (r *references) drop(body *ir.Func) {
	for g, n := range r.in[body] {
		r.total[g] -= n
		delete(r.by[g], body)
	}
	delete(r.in, body)
}

// recount recounts the references of a body, and those in constants that passes have made for it.
// It returns the new ones of these.
func (r *references) recount(body *ir.Func) []*ir.GlobalVar {
	made := body.Module().NewTables(body)[r.tables[body]:]
	r.tables[body] += len(made)
	for _, t := range made {
		EachFunc(t.Init, r.outside)
	}
	r.drop(body)
	count := func(g *ir.Func) { r.Add(body, g, 1) }
	for _, v := range []ir.Value{body.Prefix, body.Prologue, body.Personality} {
		EachFunc(v, count)
	}
	for i := range body.Instrs() {
		r.AddInstr(i, 1)
	}
	return made
}
