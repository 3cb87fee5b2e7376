package analysis

import "opt-go/frontend/ir"

// Calls tells how functions of a module are reached.
type Calls struct {
	Direct map[*ir.Func][]*ir.Instr // calls, of all kinds, by the function that they name with its own type
	taken  map[*ir.Func]bool
	seen   map[*ir.Const]bool
}

// FindCalls collects the calls of a module.
func FindCalls(m *ir.Module) *Calls {
	c := &Calls{Direct: map[*ir.Func][]*ir.Instr{}, taken: map[*ir.Func]bool{}, seen: map[*ir.Const]bool{}}
	for _, g := range m.Globals {
		if g.Init != nil {
			c.take(g.Init)
		}
	}
	for _, a := range m.Aliases {
		c.take(a.Aliasee)
	}
	for _, a := range m.IFuncs {
		c.take(a.Resolver)
	}
	for _, f := range m.Funcs {
		for _, v := range []ir.Value{f.Prefix, f.Prologue, f.Personality} {
			if v != nil {
				c.take(v)
			}
		}
		for i := range f.Instrs() {
			for k, v := range i.Operands() {
				callee, ok := v.(*ir.Func)
				if ok && k == i.NumOperands()-1 && i.CalledFunc() == callee {
					c.Direct[callee] = append(c.Direct[callee], i)
					continue
				}
				c.take(v)
			}
		}
	}
	return c
}

// take notes the functions whose address a value holds.
func (c *Calls) take(v ir.Value) {
	switch v := v.(type) {
	case *ir.Func:
		c.taken[v] = true
	case *ir.Const:
		if c.seen[v] {
			return
		}
		c.seen[v] = true
		for _, e := range v.Elems {
			c.take(e)
		}
	}
}

// OnlyDirect reports whether the calls in Direct are all that can reach a function: it is defined
// here, is not seen outside, and nothing else holds its address.
func (c *Calls) OnlyDirect(f *ir.Func) bool {
	return !f.IsDecl() && f.Linkage.IsLocal() && !c.taken[f] && !f.FuncType.VarArg
}
