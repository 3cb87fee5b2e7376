package sccp

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/lattice"
	"opt-go/passes/analysis/library"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/simplify"
	"opt-go/passes/target"
)

// Solver finds which values of executable code are constants, or integers in a range. It starts
// with all values unknown and no block executable, and propagates along the executable edges;
// lattice values only move towards overdefined. The order of its steps is LLVM's, since the order
// determines where ranges are widened.
type Solver struct {
	query   simplify.Query
	funcs   map[*ir.Func]*funcState
	current *funcState // of the function queried last
	blocks  []*ir.Block
	over    []ir.Value // became overdefined: their users come first
	changed []ir.Value
	extra   map[ir.Value][]*ir.Instr // users of a value that do not have it as operand
	noted   map[extraUser]bool       // the elements of extra

	predicates map[*ir.Instr]*predicate // copies of values, and the facts that hold for them

	returns map[*ir.Func]*lattice.Value      // results of functions that are followed
	params  map[*ir.Func]bool                // functions with tracked parameters
	globals map[*ir.GlobalVar]*lattice.Value // tracked variables
	calls   map[*ir.Func][]*ir.Instr         // of functions in returns
	loads   map[*ir.GlobalVar][]*ir.Instr
	keep    map[*ir.Func]bool // a must-tail call needs its return as it is
}

type funcState struct {
	f          *ir.Func
	values     []lattice.Value // by Instr.ID and Param.ID
	executable []bool          // by Block.ID
	edges      map[edge]bool
}

type edge struct{ from, to int } // Block.ID

// maxWidened is how often the range of a parameter, a result or a global may grow.
const maxWidened = 10

// NewSolver returns a solver for functions of a module.
func NewSolver(t *target.Target, m *ir.Module) *Solver {
	return &Solver{query: simplify.Query{Query: valuetracking.Query{Layout: m.Layout}, Library: library.Of(t, m)}, funcs: map[*ir.Func]*funcState{}, extra: map[ir.Value][]*ir.Instr{}, noted: map[extraUser]bool{}, predicates: map[*ir.Instr]*predicate{},
		returns: map[*ir.Func]*lattice.Value{}, params: map[*ir.Func]bool{}, globals: map[*ir.GlobalVar]*lattice.Value{}, calls: map[*ir.Func][]*ir.Instr{},
		loads: map[*ir.GlobalVar][]*ir.Instr{}, keep: map[*ir.Func]bool{}}
}

func (s *Solver) of(f *ir.Func) *funcState {
	if s.current != nil && s.current.f == f {
		return s.current
	}
	fs := s.funcs[f]
	if fs == nil {
		fs = &funcState{f: f, values: make([]lattice.Value, f.ValueBound()), executable: make([]bool, f.BlockBound()), edges: map[edge]bool{}}
		s.funcs[f] = fs
	}
	s.current = fs
	return fs
}

// slot returns where the state of an instruction or parameter is kept; nil for an instruction that
// is newer than the solver.
func (s *Solver) slot(v ir.Value) *lattice.Value {
	var fs *funcState
	id := 0
	switch v := v.(type) {
	case *ir.Instr:
		fs, id = s.of(v.Func()), v.ID()
	case *ir.Param:
		fs, id = s.of(v.Func()), v.ID()
	default:
		return nil
	}
	if id >= len(fs.values) {
		return nil
	}
	return &fs.values[id]
}

// state returns the lattice value of any value.
func (s *Solver) state(v ir.Value) lattice.Value {
	if p := s.slot(v); p != nil {
		return *p
	}
	if ir.IsConst(v) {
		return lattice.OfConstant(v)
	}
	return lattice.Value{Kind: lattice.Overdefined}
}

func (s *Solver) push(v ir.Value, l *lattice.Value) {
	list := &s.changed
	if l.Kind == lattice.Overdefined {
		list = &s.over
	}
	if n := len(*list); n == 0 || (*list)[n-1] != v {
		*list = append(*list, v)
	}
}

// merge merges r into the lattice value of v.
func (s *Solver) merge(v ir.Value, r lattice.Value, limit int) {
	if l := s.slot(v); l.Merge(r, limit) {
		s.push(v, l)
	}
}

func (s *Solver) markOverdefined(v ir.Value) {
	s.merge(v, lattice.Value{Kind: lattice.Overdefined}, lattice.Never)
}

// markBlock marks a block executable and reports whether it was not.
func (s *Solver) markBlock(b *ir.Block) bool {
	fs := s.of(b.Func())
	if fs.executable[b.ID()] {
		return false
	}
	fs.executable[b.ID()] = true
	s.blocks = append(s.blocks, b)
	return true
}

func (s *Solver) markEdge(from, to *ir.Block) {
	e := edge{from.ID(), to.ID()}
	fs := s.of(from.Func())
	if fs.edges[e] {
		return
	}
	fs.edges[e] = true
	if !s.markBlock(to) { // it has one more executable incoming edge
		for phi := range to.Phis() {
			s.visitPhi(phi)
		}
	}
}

// Executable reports whether a block may be executed.
func (s *Solver) Executable(b *ir.Block) bool {
	fs := s.of(b.Func())
	return b.ID() < len(fs.executable) && fs.executable[b.ID()]
}

func (s *Solver) feasible(from, to *ir.Block) bool {
	return s.of(from.Func()).edges[edge{from.ID(), to.ID()}]
}

// Solve runs to a fixed point, then makes values that depend on each other overdefined, and
// continues.
func (s *Solver) Solve(functions ...*ir.Func) {
	for again := true; again; {
		s.propagate()
		again = false
		for _, f := range functions {
			again = s.resolve(f) || again
		}
	}
}

func (s *Solver) propagate() {
	for len(s.blocks)+len(s.changed)+len(s.over) > 0 {
		for len(s.over) > 0 {
			s.notify(pop(&s.over))
		}
		for len(s.changed) > 0 {
			v := pop(&s.changed)
			if l := s.slot(v); l == nil || l.Kind != lattice.Overdefined {
				s.notify(v)
			}
		}
		for len(s.blocks) > 0 {
			n := len(s.blocks) - 1
			b := s.blocks[n]
			s.blocks = s.blocks[:n]
			for i := range b.Instrs() {
				s.visit(i)
			}
		}
	}
}

func pop(list *[]ir.Value) ir.Value {
	n := len(*list) - 1
	v := (*list)[n]
	*list = (*list)[:n]
	return v
}

// notify visits the users of a value.
func (s *Solver) notify(v ir.Value) {
	switch v := v.(type) {
	case *ir.Func:
		for _, call := range s.calls[v] {
			s.visitResult(call)
		}
	case *ir.GlobalVar:
		for _, load := range s.loads[v] {
			s.revisit(load)
		}
	default:
		for u := range ir.Users(v) {
			s.revisit(u)
		}
	}
	for _, u := range slices.Clone(s.extra[v]) {
		s.revisit(u)
	}
}

func (s *Solver) revisit(i *ir.Instr) {
	if i.Block() != nil && s.Executable(i.Block()) {
		s.visit(i)
	}
}

type extraUser struct {
	value ir.Value
	user  *ir.Instr
}

// also makes a change of v revisit user, which does not have v as operand.
func (s *Solver) also(v ir.Value, user *ir.Instr) {
	if ir.IsConst(v) || s.noted[extraUser{v, user}] {
		return
	}
	s.noted[extraUser{v, user}] = true
	s.extra[v] = append(s.extra[v], user)
}

// resolve makes the values of executable code that are still unknown overdefined: they depend on
// undef, or on each other.
func (s *Solver) resolve(f *ir.Func) bool {
	changed := false
	for b := range f.Blocks() {
		if !s.Executable(b) {
			continue
		}
		for i := range b.Instrs() {
			if i.Type().IsVoid() || i.Op() == ir.Load || s.slot(i).Kind != lattice.Unknown {
				continue
			}
			if i.Op().IsCall() && i.CalledFunc() != nil && s.returns[i.CalledFunc()] != nil {
				continue
			}
			s.markOverdefined(i)
			changed = true
		}
	}
	return changed
}
