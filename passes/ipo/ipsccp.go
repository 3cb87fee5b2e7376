package ipo

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/lattice"
	"opt-go/passes/ipo/globals"
	"opt-go/passes/pass"
	"opt-go/passes/scalar/sccp"
)

// IPSCCP is LLVM's ipsccp: sccp over all functions together. Arguments of the calls of an internal
// function flow to its parameters, returned values to its calls, and values stored in an internal
// variable to its loads. Parameters, results and variables that are one constant are replaced by
// it; results in a range get the attribute range. Internal functions without calls lose their
// bodies' code. After a branch, a switch or an assumption, its condition gives facts about the
// values in it.
//
// Not done, unlike LLVM: specialized copies of functions, members of structures, and parameters of
// functions that promise to access memory through their pointers only become no globals.
func IPSCCP(c *pass.Context, m *ir.Module) pass.Preserved {
	p := &ipsccp{c: c, m: m, solver: sccp.NewSolver(c.Target, m), calls: analysis.FindCalls(m)}
	p.followFunctions()
	p.followGlobals()
	p.solver.Solve(p.funcs...)
	w := &sccp.Rewrite{Solver: p.solver, Version: c.Version}
	arguments := 0
	for _, f := range p.funcs {
		arguments += p.arguments(w, f)
		w.Func(f)
		p.solver.RemovePredicates(f)
	}
	p.attributes()
	p.returns()
	globals := p.removeGlobals()
	w.Count(c)
	c.Count("Number of arguments constant propagated by IPSCCP", arguments)
	c.Count("Number of globals found to be constant by IPSCCP", globals)
	if w.ChangedCFG || w.Changed || arguments+globals > 0 || p.changed {
		return pass.None
	}
	return pass.All
}

type ipsccp struct {
	c       *pass.Context
	m       *ir.Module
	solver  *sccp.Solver
	calls   *analysis.Calls
	funcs   []*ir.Func // that are rewritten
	inside  map[*ir.Func]bool
	changed bool
}

// followFunctions decides for which functions parameters and results are tracked.
func (p *ipsccp) followFunctions() {
	p.inside = map[*ir.Func]bool{}
	for _, f := range p.m.Funcs {
		if f.IsDecl() || f.Attrs.Fn.Has("optnone") {
			continue
		}
		p.funcs = append(p.funcs, f)
		p.solver.AddPredicates(f, pass.Get(p.c, f, analysis.Dominators))
		if globals.Exact(f) && !f.RetType().IsVoid() && f.RetType().Kind != ir.StructKind && !f.Attrs.Fn.Has("naked") {
			p.solver.FollowReturns(f, p.calls.Direct[f])
		}
		if p.calls.OnlyDirect(f) && p.calledFromHere(f) {
			p.inside[f] = true
			p.solver.FollowParams(f)
			continue
		}
		p.solver.Enter(f)
	}
}

// calledFromHere reports whether all calls of f are in functions that the solver visits.
func (p *ipsccp) calledFromHere(f *ir.Func) bool {
	for _, call := range p.calls.Direct[f] {
		if call.Func().Attrs.Fn.Has("optnone") {
			return false
		}
	}
	return true
}

// followGlobals tracks internal variables that are only loaded and stored, whole.
func (p *ipsccp) followGlobals() {
	loads := map[*ir.GlobalVar][]*ir.Instr{}
	other := map[*ir.GlobalVar]bool{}
	seen := map[*ir.Const]bool{}
	var taken func(v ir.Value)
	taken = func(v ir.Value) {
		switch v := v.(type) {
		case *ir.GlobalVar:
			other[v] = true
		case *ir.Const:
			if !seen[v] {
				seen[v] = true
				for _, e := range v.Elems {
					taken(e)
				}
			}
		}
	}
	for _, g := range p.m.Globals {
		taken(g.Init)
	}
	for _, a := range p.m.Aliases {
		taken(a.Aliasee)
	}
	for _, f := range p.m.Funcs {
		for i := range f.Instrs() {
			for k, v := range i.Operands() {
				g, ok := v.(*ir.GlobalVar)
				whole := ok && i.Pointer() == v && !i.IsVolatile() && i.AccessType() == g.ValueType && !f.Attrs.Fn.Has("optnone")
				switch {
				case whole && i.Op() == ir.Load:
					loads[g] = append(loads[g], i)
				case whole && i.Op() == ir.Store && k == 1:
				default:
					taken(v)
				}
			}
		}
	}
	for _, g := range p.m.Globals {
		if g.Linkage.IsLocal() && !g.Constant && g.Init != nil && !g.ExternallyInit && !other[g] && g.ValueType.Kind != ir.StructKind {
			p.solver.FollowGlobal(g, loads[g])
		}
	}
}

// arguments replaces parameters that are constant.
func (p *ipsccp) arguments(w *sccp.Rewrite, f *ir.Func) int {
	if !p.inside[f] || !p.solver.Executable(f.Entry()) {
		return 0
	}
	n := 0
	for _, a := range f.Params {
		if !ir.HasUses(a) || a.Type().IsPtr() && f.Attrs.Fn.Has("memory") {
			continue
		}
		if w.Constant(a) {
			n++
		}
	}
	return n
}

// attributes writes the ranges of tracked results.
func (p *ipsccp) attributes() {
	for _, f := range p.funcs {
		if l := p.solver.Returned(f); l != nil {
			f.Attrs.Ret = p.promise(f.Attrs.Ret, f.RetType(), *l)
		}
	}
}

func (p *ipsccp) promise(s ir.AttrSet, ty *ir.Type, l lattice.Value) ir.AttrSet {
	if l.Kind != lattice.Ranged || l.IsConstant() {
		return s
	}
	r := l.Range
	if old, ok := analysis.AttrRange(s, ty); ok {
		r = r.Intersect(old, 0)
	}
	if r.IsEmpty() || r.IsFull() {
		return s
	}
	p.changed = true
	return s.With(ir.ValAttr("range", ty.Scalar().String()+" "+r.Lo.String()+", "+r.Hi.String()))
}

// returns makes functions return poison if every caller knows the result.
func (p *ipsccp) returns() {
	for _, f := range p.funcs {
		l := p.solver.Returned(f)
		if l == nil || !p.inside[f] || !l.Pending() && !l.IsConstant() || p.solver.MustReturn(f) || globals.EndsInMustTail(f) {
			continue
		}
		zapped := false
		for b := range f.Blocks() {
			if t := b.Term(); t.Op() == ir.Ret && !globals.IsUndefined(t.Operand(0)) {
				t.SetOperand(0, ir.NewPoison(f.RetType()))
				zapped = true
			}
		}
		if !zapped {
			continue
		}
		p.changed = true
		dropResultPromises(&f.Attrs)
		for _, call := range p.calls.Direct[f] {
			if call.Block() != nil {
				call.Info.Attrs = call.Info.Attrs.Clone()
				dropResultPromises(&call.Info.Attrs)
			}
		}
	}
}

// dropResultPromises removes what would make a poison result undefined behaviour, or something else
// than poison.
func dropResultPromises(a *ir.AttrList) {
	a.Ret = a.Ret.Without("noundef", "dereferenceable", "dereferenceable_or_null")
	for k := range a.Params {
		a.Params[k] = a.Params[k].Without("returned")
	}
}

// removeGlobals removes the stores to variables that hold one constant; nothing loads them any
// more.
func (p *ipsccp) removeGlobals() int {
	n := 0
	for _, g := range p.m.Globals {
		if l := p.solver.Stored(g); l != nil && (l.Pending() || l.IsConstant()) {
			n++
		}
	}
	if n == 0 {
		return 0
	}
	for _, f := range p.funcs {
		for i := range f.Instrs() {
			if i.Op() != ir.Store {
				continue
			}
			if g, ok := i.Operand(1).(*ir.GlobalVar); ok {
				if l := p.solver.Stored(g); l != nil && (l.Pending() || l.IsConstant()) {
					i.Erase()
				}
			}
		}
	}
	return n
}
