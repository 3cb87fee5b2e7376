package divergence

import (
	"fmt"
	"strings"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/pass"
)

// AffineModule is the affine analysis of all functions of a module together: the states of
// arguments go into the internal functions that are called, the states of results come out.
//
//	define internal i32 @at(i32 %row, i32 %t) { … add … }     %row: uniform, %t: affine, since both calls say so
//	%i = call i32 @at(i32 %n, i32 %tid)                       %i: affine
//
// A parameter's state is the meet of the arguments of all calls, as in a φ where nothing parts the
// threads: those that execute the function together came by one call. A result's is the meet over
// the returns; where a function ends in several places and has a divergent branch, threads come
// back together with the values of different ones. The fixed point is optimistic over all
// functions, so recursion does not spoil it: a function is analysed again when what goes into it
// has changed, and states only descend.
//
// Functions that something else may reach (external ones, those whose address is taken) are taken
// as alone: parameters and results as the target says. So are parameters passed by value, which are
// memory.
type AffineModule struct {
	Degree  int
	funcs   map[*ir.Func]*Affine
	params  map[*ir.Func][]State // of functions whose calls are all known, by parameter
	results map[*ir.Func]State   // of the same functions
}

// Of returns the analysis of a function that has a body.
func (m *AffineModule) Of(f *ir.Func) *Affine { return m.funcs[f] }

// NewAffineModule analyses the functions of a module in degree 1 or 2.
func NewAffineModule(c *pass.Context, m *ir.Module, degree int) *AffineModule {
	a := &AffineModule{Degree: degree, funcs: map[*ir.Func]*Affine{}, params: map[*ir.Func][]State{}, results: map[*ir.Func]State{}}
	calls := analysis.FindCalls(m)
	queued := map[*ir.Func]bool{}
	var work []*ir.Func
	push := func(f *ir.Func) {
		if !queued[f] {
			queued[f] = true
			work = append(work, f)
		}
	}
	for _, f := range m.Funcs {
		if f.IsDecl() {
			continue
		}
		if calls.OnlyDirect(f) && len(calls.Direct[f]) > 0 {
			a.params[f], a.results[f] = make([]State, len(f.Params)), State{}
			for k, p := range f.Params {
				if isMemory(p) {
					a.params[f][k] = anything()
				}
			}
		}
		push(f)
	}
	for at := 0; at < len(work); at++ {
		f := work[at]
		queued[f] = false
		a.funcs[f] = newAffine(c, f, degree, false, a)
		for i := range f.Instrs() {
			if g := i.CalledFunc(); g != nil && a.params[g] != nil && a.pass(f, i, g) {
				push(g)
			}
		}
		if a.returns(f) {
			for _, i := range calls.Direct[f] {
				push(i.Func())
			}
		}
	}
	return a
}

// isMemory reports whether a parameter is the address of memory that the call makes.
func isMemory(p *ir.Param) bool {
	attrs := p.Attrs()
	return attrs.Has("byval") || attrs.Has("byref") || attrs.Has("inalloca") || attrs.Has("preallocated")
}

// pass meets the states of a call's arguments into the function; it reports whether its parameters'
// states change.
func (m *AffineModule) pass(f *ir.Func, i *ir.Instr, g *ir.Func) bool {
	a := m.funcs[f]
	changed := false
	for k := range g.Params {
		s := a.UseState(i, k)
		old := m.params[g][k]
		if s.IsTop() {
			continue
		}
		if s = withExact(old.meet(s)); s != old {
			m.params[g][k] = s
			changed = true
		}
	}
	return changed
}

// returns meets the states of a function's returned values; it reports whether the result's state
// changes.
func (m *AffineModule) returns(f *ir.Func) bool {
	old, ok := m.results[f]
	if !ok || f.RetType().IsVoid() {
		return false
	}
	a := m.funcs[f]
	s, ends, split := State{}, 0, false
	for b := range f.Blocks() {
		term := b.Term()
		split = split || a.branches[b.ID()]
		if b.NumSuccs() == 0 {
			ends++ // without a common return block, threads do not reconverge before they return
		}
		if term == nil || term.Op() != ir.Ret {
			continue
		}
		if x := a.UseState(term, 0); !x.IsTop() {
			s = s.meet(x)
		}
	}
	if s.IsTop() {
		return false
	}
	if ends > 1 && split && !s.IsKnown() {
		s = anything()
	}
	if s = withExact(old.meet(s)); s == old {
		return false
	}
	m.results[f] = s
	return true
}

// PrintAffineModule is the printer print<affine-module>: print<affine> of all functions, with what
// calls bring in and take out.
func PrintAffineModule(c *pass.Context, m *ir.Module) pass.Preserved {
	degree := c.Opts.Int("degree", 2)
	var b strings.Builder
	if degree == 1 || degree == 2 {
		a := NewAffineModule(c, m, int(degree))
		for _, f := range m.Funcs {
			if !f.IsDecl() {
				a.Of(f).print(&b)
			}
		}
	} else {
		fmt.Fprintf(&b, "Affine analysis of the module: the degree is 1 or 2, not %d\n", degree)
	}
	emit(c.Out, b.String())
	return pass.All
}
