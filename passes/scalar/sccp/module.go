package sccp

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/lattice"
)

// Values that a module pass makes the solver track across functions.

// FollowReturns makes the direct calls of f, which are calls, evaluate to what f returns.
func (s *Solver) FollowReturns(f *ir.Func, calls []*ir.Instr) {
	s.returns[f] = &lattice.Value{}
	s.calls[f] = calls
}

// FollowParams makes the parameters of f the merge of the arguments of its direct calls; f must
// have no other callers.
func (s *Solver) FollowParams(f *ir.Func) { s.params[f] = true }

// FollowGlobal makes loads of g evaluate to the merge of its initializer and of all stored values.
func (s *Solver) FollowGlobal(g *ir.GlobalVar, loads []*ir.Instr) {
	l := lattice.OfConstant(g.Init)
	s.globals[g] = &l
	s.loads[g] = loads
}

// Enter marks a function with unknown callers executable: the only facts about its parameters are
// their attributes.
func (s *Solver) Enter(f *ir.Func) {
	s.markBlock(f.Entry())
	for _, p := range f.Params {
		s.merge(p, promisedOf(p), lattice.Never)
	}
}

// Returned returns the lattice value of the result of a tracked function, nil for others.
func (s *Solver) Returned(f *ir.Func) *lattice.Value { return s.returns[f] }

// Stored returns the lattice value of a tracked variable. It returns nil for other variables, and
// for one that may hold anything.
func (s *Solver) Stored(g *ir.GlobalVar) *lattice.Value { return s.globals[g] }

// MustReturn reports whether a musttail call needs the result of f.
func (s *Solver) MustReturn(f *ir.Func) bool { return s.keep[f] }
