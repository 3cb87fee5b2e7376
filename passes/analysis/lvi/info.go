package lvi

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/bitvec/ranges"
	"opt-go/passes/analysis/lattice"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/simplify"
)

// Info answers questions about the values of one function.
type Info struct {
	Query *simplify.Query

	f        *ir.Func
	assumes  map[place]*assumptions
	known    []blockFacts // by block
	touched  []int        // blocks of known that are not empty
	free     *fact        // facts that were forgotten, by next
	room     []fact       // never used
	open     []place      // whose facts are being computed, innermost last
	accesses accesses
	cases    analysis.SwitchCases
	folds    map[userOfSwitch]bool
	defaults map[*ir.Instr]ranges.Range // the values with which switches go to their default destinations
	steps    int                        // of the present question
	spent    bool                       // the present question is given up
}

type place struct {
	b *ir.Block
	v ir.Value
}

// userOfSwitch is a value that is computed from the operand of a switch.
type userOfSwitch struct{ user, at *ir.Instr }

// maxSteps is how many values are visited for one query.
const maxSteps = 500

// New returns an empty Info. Without a dominator tree (nil) there are fewer facts about pointers.
func New(f *ir.Func, dt *analysis.DomTree) *Info {
	s := &Info{f: f, Query: &simplify.Query{Query: valuetracking.Query{Layout: f.Module().Layout, Dom: dt}}, folds: map[userOfSwitch]bool{},
		defaults: map[*ir.Instr]ranges.Range{}}
	s.findAssumes()
	return s
}

func (s *Info) findAssumes() {
	s.assumes = map[place]*assumptions{}
	if s.f.Module().Func("llvm.assume") == nil && s.f.Module().Func(guard) == nil {
		return
	}
	for i := range s.f.Instrs() {
		if id := i.IntrinsicID(); id == "llvm.assume" || id == guard {
			s.addAssume(i)
		}
	}
}

// Forget drops all answers: the function has changed.
func (s *Info) Forget() {
	for _, b := range s.touched {
		s.forget(b)
	}
	s.touched = s.touched[:0]
	s.accesses = accesses{}
	s.cases = analysis.SwitchCases{}
	clear(s.folds)
	clear(s.defaults)
	if len(s.assumes) > 0 {
		s.findAssumes()
	}
}

// ForgetBelow drops the answers that changes at some blocks may affect: those about these blocks
// and their successors, transitively. Facts about a block come from its predecessors, or stop at a
// branch or a definition; so the search continues only through blocks that have cached facts.
func (s *Info) ForgetBelow(changed ...*ir.Block) {
	if len(s.assumes) > 0 {
		s.Forget()
		return
	}
	work := append([]*ir.Block(nil), changed...)
	for n := 0; n < len(work); n++ {
		b := work[n]
		s.accesses.forget(b.ID())
		if id := b.ID(); id < len(s.known) && s.known[id].count > 0 {
			s.forget(id)
		} else if n >= len(changed) {
			continue
		}
		if b.Term() != nil {
			work = append(work, b.Succs()...)
		}
	}
	s.cases = analysis.SwitchCases{}
	clear(s.folds)
	clear(s.defaults)
}

// CasesChanged drops the cached facts about a switch that has lost a case.
func (s *Info) CasesChanged(t *ir.Instr) {
	s.cases.Forget(t)
	delete(s.defaults, t)
	clear(s.folds)
}

func (s *Info) recall(v ir.Value, b *ir.Block) (l lattice.Value, ok bool) {
	if n := b.ID(); n < len(s.known) {
		if f := s.known[n].find(v); f != nil {
			return f.l, true
		}
	}
	return l, false
}

func (s *Info) remember(v ir.Value, b *ir.Block, l lattice.Value) {
	n := b.ID()
	if n >= len(s.known) {
		s.known = append(s.known, make([]blockFacts, max(s.f.BlockBound(), n+1)-len(s.known))...)
	}
	k := &s.known[n]
	if f := k.find(v); f != nil {
		f.l = l
		return
	}
	if k.count == 0 {
		s.touched = append(s.touched, n)
	}
	f := s.newFact()
	f.v, f.l = v, l
	k.add(f)
}

// newFact returns a fact to be filled in: one that was forgotten, or one of a few that are made
// together.
func (s *Info) newFact() *fact {
	if f := s.free; f != nil {
		s.free = f.next
		return f
	}
	if len(s.room) == 0 {
		s.room = make([]fact, min(max(4, 2*len(s.touched)), 32))
	}
	f := &s.room[0]
	s.room = s.room[1:]
	return f
}

// forget drops the facts of a block.
func (s *Info) forget(block int) {
	for f := s.known[block].first; f != nil; {
		next := f.next
		*f = fact{next: s.free}
		s.free, f = f, next
	}
	s.known[block] = blockFacts{}
}

// blockFacts are what is known of values in one block: of few in most, which are searched in order
// and take less memory than a table.
type blockFacts struct {
	first *fact // the latest
	count int
	at    map[ir.Value]*fact // once there are more than fewFacts
}

type fact struct {
	v    ir.Value
	l    lattice.Value
	next *fact
}

const fewFacts = 12

func (k *blockFacts) find(v ir.Value) *fact {
	if k.at != nil {
		return k.at[v]
	}
	for f := k.first; f != nil; f = f.next {
		if f.v == v {
			return f
		}
	}
	return nil
}

// add enters a fact about a value that has none.
func (k *blockFacts) add(f *fact) {
	f.next, k.first = k.first, f
	k.count++
	switch {
	case k.at != nil:
		k.at[f.v] = f
	case k.count > fewFacts:
		k.at = make(map[ir.Value]*fact, 2*k.count)
		for f := k.first; f != nil; f = f.next {
			k.at[f.v] = f
		}
	}
}

// Ask begins a query: there is a limit to how many values are visited for one.
func (s *Info) Ask() { s.steps, s.spent = 0, false }

// constant returns the constant that a state is, if it is defined and no expression.
func constant(l lattice.Value, ty *ir.Type) *ir.Const {
	k, ok := l.Constant(ty).(*ir.Const)
	if !ok || k.Kind == ir.UndefConst || k.Kind == ir.PoisonConst || k.Kind == ir.ExprConst {
		return nil
	}
	return k
}

// ConstOnEdge returns the constant that v is when control passes from one block to the other, or
// nil.
func (s *Info) ConstOnEdge(v ir.Value, from, to *ir.Block) *ir.Const {
	s.Ask()
	return constant(s.OnEdge(v, from, to, nil), v.Type())
}

// RangeOnEdge returns the values that an integer may have when control passes from one block to the
// other.
func (s *Info) RangeOnEdge(v ir.Value, from, to *ir.Block) ranges.Range {
	s.Ask()
	l := s.OnEdge(v, from, to, nil)
	return l.AsRange(v.Type().Bits, false)
}

// CompareOnEdge answers v p k when control passes from one block to the other.
func (s *Info) CompareOnEdge(p ir.Pred, v ir.Value, k *ir.Const, from, to *ir.Block) (value, known bool) {
	s.Ask()
	l, c := s.OnEdge(v, from, to, nil), lattice.OfConstant(k)
	answer := ir.AsInt(Compare(p, &l, &c, v.Type()))
	return answer != nil && !answer.IsZero(), answer != nil
}

// CompareIn answers v p k in a block, from each of the edges into it: of a φ, with the value that
// it takes there.
func (s *Info) CompareIn(p ir.Pred, v ir.Value, k *ir.Const, b *ir.Block) (value, known bool) {
	d, local := v.(*ir.Instr)
	local = local && d.Block() == b
	if local && d.Op() != ir.Phi {
		return false, false
	}
	preds := b.Preds()
	if local {
		preds = nil
		for n := range d.NumIncoming() {
			preds = append(preds, d.IncomingBlock(n))
		}
	}
	for n, from := range preds {
		x := v
		if local {
			x = d.Operand(n)
		}
		got, ok := s.CompareOnEdge(p, x, k, from, b)
		if !ok || n > 0 && got != value {
			return false, false
		}
		value, known = got, true
	}
	return value, known
}

// CompareAt answers v p k at an instruction: from attributes and metadata of v, from assumptions
// there, or else from each of the edges into its block.
func (s *Info) CompareAt(p ir.Pred, v ir.Value, k *ir.Const, at *ir.Instr) (value, known bool) {
	if v.Type().IsPtr() && p.IsEquality() && k.Kind == ir.NullConst && s.Query.NonZero(v) {
		return p == ir.NE, true
	}
	l := Anything()
	if i, ok := v.(*ir.Instr); ok {
		l = Promised(i)
	}
	l, c := s.WithAssumes(v, l, at), lattice.OfConstant(k)
	if answer := ir.AsInt(Compare(p, &l, &c, v.Type())); answer != nil {
		return !answer.IsZero(), true
	}
	return s.CompareIn(p, v, k, at.Block())
}

// ConstAtEnd returns the constant that v is at the end of a block, or nil.
func (s *Info) ConstAtEnd(v ir.Value, b *ir.Block) *ir.Const {
	s.Ask()
	return constant(s.InBlock(v, b, b.Term()), v.Type())
}

// Compare compares two states of values of a type; nil: the answer is not known.
func Compare(p ir.Pred, a, b *lattice.Value, ty *ir.Type) ir.Value {
	truth := ty.Context().I1
	if ty.IsVector() {
		truth = ty.WithScalar(truth)
	}
	return a.CompareAs(p, truth, b)
}
