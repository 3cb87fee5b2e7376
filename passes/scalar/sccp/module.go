package sccp

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/lattice"
)

// What a pass over a module tells the solver to follow from function to function.

// FollowReturns makes the results of direct calls what f returns; calls are all of them.
func (s *Solver) FollowReturns(f *ir.Func, calls []*ir.Instr) {
	s.returns[f] = &lattice.Value{}
	s.calls[f] = calls
}

// FollowParams makes the parameters of f what direct calls pass; nothing else may call it.
func (s *Solver) FollowParams(f *ir.Func) { s.params[f] = true }

// FollowGlobal makes what loads read of g what is stored there, and what it is at the beginning.
func (s *Solver) FollowGlobal(g *ir.GlobalVar, loads []*ir.Instr) {
	l := lattice.OfConstant(g.Init)
	s.globals[g] = &l
	s.loads[g] = loads
}

// Enter makes a function executable whose callers are not known: of its parameters only the
// attributes tell.
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

// MustReturn reports whether a must-tail call needs what f returns.
func (s *Solver) MustReturn(f *ir.Func) bool { return s.keep[f] }
