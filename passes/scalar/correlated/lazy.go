package correlated

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/scalar/lattice"
	"opt-go/passes/scalar/sccp"
	"opt-go/passes/simplify"
)

// values answers what is known of a value at a place, when it is asked (LLVM's LazyValueInfo): what its definition tells, and what
// branches, switches and assumptions tell on every way from there. An answer for a block is kept; a value that is asked for while it is
// being found, around a loop, is taken for anything.
type values struct {
	dt       *analysis.DomTree
	query    *simplify.Query
	assumes  map[place]*assumptions
	known    []map[ir.Value]lattice.Value
	open     map[place]bool
	cases    analysis.SwitchCases
	folds    map[userOfSwitch]bool
	defaults map[*ir.Instr]bitvec.Range // the values with which switches go to their default destinations
	steps    int                        // of the present question
	spent    bool                       // the present question is given up
}

type place struct {
	b *ir.Block
	v ir.Value
}

// userOfSwitch is a value that is computed from what a switch looks at.
type userOfSwitch struct{ user, at *ir.Instr }

// maxSteps is how many values are looked at for one question.
const maxSteps = 500

func newValues(f *ir.Func, dt *analysis.DomTree) *values {
	s := &values{dt: dt, query: &simplify.Query{Layout: f.Module().Layout, Dom: dt}, assumes: map[place]*assumptions{},
		known: make([]map[ir.Value]lattice.Value, f.BlockBound()), open: map[place]bool{}, folds: map[userOfSwitch]bool{},
		defaults: map[*ir.Instr]bitvec.Range{}}
	for i := range f.Instrs() {
		if i.IntrinsicID() == "llvm.assume" {
			s.addAssume(i)
		}
	}
	return s
}

func anything() lattice.Value { return lattice.Value{Kind: lattice.Overdefined} }

// intersect returns what both tell.
func intersect(a, b lattice.Value) lattice.Value {
	switch {
	case a.Kind == lattice.Unknown:
		return a
	case b.Kind == lattice.Unknown:
		return b
	case a.Kind == lattice.Overdefined:
		return b
	case b.Kind == lattice.Overdefined, a.IsConstant():
		return a
	case b.IsConstant():
		return b
	case !a.IsRange(true) || !b.IsRange(true):
		return a
	}
	r := lattice.OfRange(a.Range.Intersect(b.Range, bitvec.Smallest))
	if a.Kind == lattice.RangedUndef || b.Kind == lattice.RangedUndef {
		switch r.Kind {
		case lattice.Ranged:
			r.Kind = lattice.RangedUndef
		case lattice.Unknown:
			r.Kind = lattice.Undefined
		}
	}
	return r
}

// casesChanged drops what is known of a switch that has lost a case.
func (s *values) casesChanged(t *ir.Instr) {
	s.cases.Forget(t)
	delete(s.defaults, t)
	clear(s.folds)
}

// start begins a question of the pass.
func (s *values) start() { s.steps, s.spent = 0, false }

// inBlock returns what is known of v in block b, with what assumptions tell that hold at at.
func (s *values) inBlock(v ir.Value, b *ir.Block, at *ir.Instr) lattice.Value {
	if ir.IsConst(v) {
		return lattice.OfConstant(v)
	}
	l, ok := s.known[b.ID()][v]
	if !ok {
		p := place{b, v}
		if s.open[p] {
			return s.withAssumes(v, anything(), at)
		}
		if s.steps++; s.steps > maxSteps || s.spent {
			s.spent = true
			return anything()
		}
		s.open[p] = true
		l = s.solve(v, b)
		delete(s.open, p)
		if s.spent && len(s.open) > 0 {
			return anything()
		}
		if s.spent {
			l = anything()
		}
		if s.known[b.ID()] == nil {
			s.known[b.ID()] = map[ir.Value]lattice.Value{}
		}
		s.known[b.ID()][v] = l
	}
	return s.withAssumes(v, l, at)
}

// solve finds what is known of v in b: from its definition, or on the ways into b.
func (s *values) solve(v ir.Value, b *ir.Block) lattice.Value {
	i, ok := v.(*ir.Instr)
	if !ok || i.Block() != b {
		return s.solveEntry(v, b)
	}
	switch {
	case i.Op() == ir.Phi:
		var l lattice.Value
		for k := range i.NumIncoming() {
			if k > 0 && i.IncomingBlock(k) == i.IncomingBlock(k-1) { // another case of the switch
				continue
			}
			l.Merge(s.onEdge(i.Operand(k), i.IncomingBlock(k), b, i), lattice.Never)
			if l.Kind == lattice.Overdefined {
				break
			}
		}
		return l
	case i.Op() == ir.Select:
		return s.solveSelect(i)
	case i.Type().IsPtr():
		if s.query.WithContext(i).NonZero(i) {
			return lattice.OfNot(ir.NewZero(i.Type()))
		}
		return anything()
	case !i.Type().Scalar().IsInt():
		return anything()
	}
	return s.solveInt(i)
}

func (s *values) solveInt(i *ir.Instr) lattice.Value {
	w := i.Type().Scalar().Bits
	switch op := i.Op(); {
	case op.IsBinary():
		return lattice.OfRange(sccp.BinaryRange(op, i.Flags, s.rangeIn(i.Operand(0), i), s.rangeIn(i.Operand(1), i)))
	case op == ir.ZExt || op == ir.SExt || op == ir.Trunc:
		r := s.rangeIn(i.Operand(0), i)
		switch op {
		case ir.ZExt:
			return lattice.OfRange(r.ZExt(w))
		case ir.SExt:
			return lattice.OfRange(r.SExt(w))
		}
		return lattice.OfRange(r.Trunc(w))
	case op == ir.Call:
		l := promised(i)
		if !sccp.HasRange(i.IntrinsicID()) {
			return l
		}
		var ops [2]bitvec.Range
		for k := range i.NumArgs() {
			ops[k] = s.rangeIn(i.Arg(k), i)
		}
		r, _ := sccp.IntrinsicRange(i.IntrinsicID(), ops[0], ops[1])
		return intersect(lattice.OfRange(r), l)
	case op == ir.ExtractValue:
		call, ok := i.Operand(0).(*ir.Instr)
		if bin, _, _, over := sccp.WithOverflow(analysisID(call, ok)); over && len(i.Indices()) == 1 && i.Indices()[0] == 0 {
			return lattice.OfRange(sccp.BinaryRange(bin, 0, s.rangeIn(call.Arg(0), i), s.rangeIn(call.Arg(1), i)))
		}
	}
	return promised(i)
}

func analysisID(call *ir.Instr, ok bool) string {
	if !ok || call.Op() != ir.Call {
		return ""
	}
	return call.IntrinsicID()
}

func promised(i *ir.Instr) lattice.Value {
	if i.Type().Scalar().IsInt() {
		if r, ok := analysis.ResultRange(i); ok {
			return lattice.OfRange(r)
		}
	}
	return anything()
}

// rangeIn returns the integers that an operand of i may be there.
func (s *values) rangeIn(v ir.Value, i *ir.Instr) bitvec.Range {
	l := s.inBlock(v, i.Block(), i)
	return toRange(&l, v.Type(), false)
}

// toRange returns the integers of a state; an undefined one has none.
func toRange(l *lattice.Value, ty *ir.Type, undef bool) bitvec.Range {
	return l.AsRange(ty.Scalar().Bits, undef)
}

// solveEntry merges what is known on the edges into b.
func (s *values) solveEntry(v ir.Value, b *ir.Block) lattice.Value {
	if b.IsEntry() {
		if p, ok := v.(*ir.Param); ok && v.Type().Scalar().IsInt() {
			if r, has := analysis.ParamRange(p); has {
				return lattice.OfRange(r)
			}
		}
		return anything()
	}
	var l lattice.Value
	preds := b.Preds()
	for k, p := range preds {
		if k > 0 && p == preds[k-1] { // another case of the switch
			continue
		}
		l.Merge(s.onEdge(v, p, b, nil), lattice.Never)
		if l.Kind == lattice.Overdefined {
			break
		}
	}
	return l
}

// solveSelect looks for a minimum or maximum, and takes what the condition tells of each side.
func (s *values) solveSelect(i *ir.Instr) lattice.Value {
	c, x, y := i.Operand(0), i.Operand(1), i.Operand(2)
	a, b := s.inBlock(x, i.Block(), i), s.inBlock(y, i.Block(), i)
	if (a.IsRange(true) || b.IsRange(true)) && i.Type().Scalar().IsInt() {
		if l, ok := extreme(i, &a, &b); ok {
			return l
		}
	}
	if notUndef(c) {
		a = intersect(a, s.fromCondition(x, c, true, false, 0))
		b = intersect(b, s.fromCondition(y, c, false, false, 0))
	}
	a.Merge(b, lattice.Never)
	return a
}

// extreme gives the range of a select that is a minimum or maximum of its two values.
func extreme(i *ir.Instr, a, b *lattice.Value) (l lattice.Value, ok bool) {
	c, isCmp := i.Operand(0).(*ir.Instr)
	if !isCmp || c.Op() != ir.ICmp {
		return l, false
	}
	p := c.Pred
	switch {
	case c.Operand(0) == i.Operand(1) && c.Operand(1) == i.Operand(2):
	case c.Operand(0) == i.Operand(2) && c.Operand(1) == i.Operand(1):
		p = p.Swapped()
	default:
		return l, false
	}
	x, y := toRange(a, i.Type(), false), toRange(b, i.Type(), false)
	switch p {
	case ir.SLT, ir.SLE:
		l = lattice.OfRange(x.SMinOf(y))
	case ir.ULT, ir.ULE:
		l = lattice.OfRange(x.UMinOf(y))
	case ir.SGT, ir.SGE:
		l = lattice.OfRange(x.SMaxOf(y))
	case ir.UGT, ir.UGE:
		l = lattice.OfRange(x.UMaxOf(y))
	default:
		return l, false
	}
	if l.Kind == lattice.Ranged && (a.Kind == lattice.RangedUndef || b.Kind == lattice.RangedUndef) {
		l.Kind = lattice.RangedUndef
	}
	return l, true
}

// notUndef reports whether v is surely not undef, though it may be poison.
func notUndef(v ir.Value) bool { return neverUndef(v, 0) }

func neverUndef(v ir.Value, depth int) bool {
	i, ok := v.(*ir.Instr)
	if !ok || i.Op() == ir.Freeze || i.Op() == ir.Load || i.Op().IsCall() || i.Op() == ir.Alloca {
		return simplify.NotUndefOrPoison(v)
	}
	if depth == 6 || i.Op() == ir.Phi {
		return false
	}
	for _, o := range i.Operands() {
		if !neverUndef(o, depth+1) {
			return false
		}
	}
	return true
}

// onEdge returns what is known of v when control passes from one block to another; at, where it is not nil, is where the
// question comes from.
func (s *values) onEdge(v ir.Value, from, to *ir.Block, at *ir.Instr) lattice.Value {
	if ir.IsConst(v) {
		return lattice.OfConstant(v)
	}
	l := s.local(v, from, to, true)
	if l.IsConstant() {
		return l
	}
	return intersect(l, s.inBlock(v, from, from.Term()))
}
