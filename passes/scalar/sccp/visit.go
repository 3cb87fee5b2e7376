package sccp

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/analysis/bitvec/ranges"
	"opt-go/passes/analysis/lattice"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/simplify/constfold"
)

// visit computes the lattice value of an instruction from those of its operands.
func (s *Solver) visit(i *ir.Instr) {
	switch op := i.Op(); {
	case op == ir.BitCast && s.predicates[i] != nil:
		s.visitCopy(i, s.predicates[i])
	case i.IsTerminator():
		s.visitTerminator(i)
		if !i.Op().IsCall() {
			return
		}
		s.visitCall(i)
	case i.Type().IsVoid() && op != ir.Store && op != ir.Call:
	case op == ir.Store:
		s.visitStore(i)
	case op == ir.Call:
		s.visitCall(i)
	case i.Type().Kind == ir.StructKind:
		s.visitStruct(i)
	case op == ir.Phi:
		s.visitPhi(i)
	case s.slot(i).Kind == lattice.Overdefined:
	case op.IsBinary():
		s.visitBinary(i)
	case op.IsCast():
		s.visitCast(i)
	case op == ir.ICmp || op == ir.FCmp:
		s.visitCompare(i)
	case op == ir.Select:
		s.visitSelect(i)
	case op == ir.FNeg:
		s.visitFolded(i)
	case op == ir.GetElementPtr:
		s.visitAddress(i)
	case op == ir.Alloca:
		s.merge(i, promised(i), lattice.Never)
	case op == ir.Freeze:
		s.visitFreeze(i)
	case op == ir.Load:
		s.visitLoad(i)
	case op == ir.ExtractValue:
		s.visitExtract(i)
	default:
		s.markOverdefined(i)
	}
}

// maxPhiEdges: φs with more edges are seldom constant, and slow.
const maxPhiEdges = 64

func (s *Solver) visitPhi(phi *ir.Instr) {
	if phi.Type().Kind == ir.StructKind || phi.NumIncoming() > maxPhiEdges {
		s.markOverdefined(phi)
		return
	}
	l := *s.slot(phi)
	if l.Kind == lattice.Overdefined {
		return
	}
	edges := 0
	for k := range phi.NumIncoming() {
		if !s.feasible(phi.IncomingBlock(k), phi.Block()) {
			continue
		}
		l.Merge(s.state(phi.Operand(k)), lattice.Never)
		edges++
		if l.Kind == lattice.Overdefined {
			break
		}
	}
	// A range may grow once for each edge, and once more.
	s.merge(phi, l, edges+1)
	at := s.slot(phi)
	at.Widened = max(int32(edges), at.Widened)
}

func (s *Solver) visitTerminator(t *ir.Instr) {
	b := t.Block()
	if t.Op() == ir.Ret {
		s.visitReturn(t)
		return
	}
	for k, yes := range s.feasibleSuccs(t) {
		if yes {
			s.markEdge(b, t.Succ(k))
		}
	}
}

// feasibleSuccs returns which successors are executable.
func (s *Solver) feasibleSuccs(t *ir.Instr) []bool {
	out := make([]bool, t.NumSuccs())
	all := func() []bool {
		for k := range out {
			out[k] = true
		}
		return out
	}
	if !t.IsCondBr() && t.Op() != ir.IndirectBr && (t.Op() != ir.Switch || t.NumCases() == 0) {
		return all()
	}
	l := s.state(t.Operand(0))
	if l.Pending() {
		return out
	}
	if t.Op() == ir.IndirectBr {
		if to, ok := l.Constant(t.Operand(0).Type()).(*ir.Const); ok && to.Kind == ir.BlockAddressConst {
			for k := range out { // none is undefined behavior
				if out[k] = t.Succ(k) == to.Block; out[k] {
					break
				}
			}
			return out
		}
		return all()
	}
	if t.IsCondBr() {
		if n, ok := bitvec.Of(l.Constant(t.Operand(0).Type())); ok {
			out[1-lowBit(n)] = true
			return out
		}
		return all()
	}
	n, known := bitvec.Of(l.Constant(t.Operand(0).Type()))
	if !known && !l.IsRange(false) {
		return all()
	}
	r := l.Range
	if known {
		r = ranges.Single(n)
	}
	inside := uint64(0)
	for k := range t.NumCases() {
		c, _ := t.Case(k)
		if v, _ := bitvec.Of(c); r.Has(v) {
			out[k+1] = true
			inside++
		}
	}
	out[0] = r.MoreThan(inside)
	return out
}

// both returns the states of the first two operands, and whether to wait for them.
func (s *Solver) both(i *ir.Instr) (x, y lattice.Value, wait bool) {
	x, y = s.state(i.Operand(0)), s.state(i.Operand(1))
	return x, y, x.Pending() || y.Pending()
}

func (s *Solver) visitBinary(i *ir.Instr) {
	x, y, wait := s.both(i)
	if wait {
		return
	}
	if x.Kind == lattice.Overdefined && y.Kind == lattice.Overdefined {
		s.markOverdefined(i)
		return
	}
	if x.Kind == lattice.Constant || y.Kind == lattice.Constant { // floating point, vectors; integer constants are ranges
		q := s.query.WithContext(i)
		if v := q.Binary(i.Op(), 0, orConstant(&x, i.Operand(0)), orConstant(&y, i.Operand(1))); v != nil && ir.IsConst(v) {
			l := lattice.OfConstant(v)
			if l.Kind == lattice.Ranged { // the operands may have been undef
				l.Kind = lattice.RangedUndef
			}
			s.merge(i, l, lattice.Never)
			return
		}
	}
	if !i.Type().Scalar().IsInt() {
		s.markOverdefined(i)
		return
	}
	w := i.Type().Scalar().Bits
	s.merge(i, lattice.OfRange(ranges.OfBinary(i.Op(), i.Flags, x.AsRange(w, false), y.AsRange(w, false), ranges.Smallest)), lattice.Never)
}

func orConstant(l *lattice.Value, v ir.Value) ir.Value {
	if l.Kind == lattice.Constant {
		return l.Const
	}
	return v
}

func (s *Solver) visitCast(i *ir.Instr) {
	x := s.state(i.Operand(0))
	if x.Pending() {
		return
	}
	from, to := i.Operand(0).Type(), i.Type()
	if k := x.Constant(from); k != nil {
		if v := constfold.Cast(i.Op(), k, to, s.query.Layout); v != nil {
			s.merge(i, lattice.OfConstant(v), lattice.Never)
			return
		}
	}
	if !from.Scalar().IsInt() || !to.Scalar().IsInt() || i.Op() == ir.BitCast {
		s.markOverdefined(i)
		return
	}
	r := x.AsRange(from.Scalar().Bits, false)
	switch i.Op() {
	case ir.ZExt:
		r = r.ZExt(to.Scalar().Bits)
	case ir.SExt:
		r = r.SExt(to.Scalar().Bits)
	default:
		w := from.Scalar().Bits
		if fits := r.Intersect(ranges.NonEmpty(bitvec.Zero(w), bitvec.One(w).Shl(to.Scalar().Bits)), ranges.Smallest); i.HasFlag(ir.NUW) && !fits.IsEmpty() {
			r = fits
		}
		r = r.Trunc(to.Scalar().Bits)
	}
	s.merge(i, lattice.OfRange(r), lattice.Never)
}

func (s *Solver) visitCompare(i *ir.Instr) {
	x, y, wait := s.both(i)
	if v := x.Compare(i, &y, s.query.WithContext(i)); v != nil {
		s.merge(i, lattice.OfConstant(v), lattice.Never)
		return
	}
	if wait && !s.slot(i).IsConstant() {
		return
	}
	s.markOverdefined(i)
}

func (s *Solver) visitSelect(i *ir.Instr) {
	c := s.state(i.Operand(0))
	if c.Pending() {
		return
	}
	if n, ok := bitvec.Of(c.Constant(i.Operand(0).Type())); ok {
		s.merge(i, s.state(i.Operand(2-lowBit(n))), lattice.Never)
		return
	}
	l := s.slot(i)
	changed := l.Merge(s.state(i.Operand(1)), lattice.Never)
	if l.Merge(s.state(i.Operand(2)), lattice.Never) || changed {
		s.push(i, l)
	}
}

// visitAddress: an address in bounds of an object, or one that grew without wrapping, is not null
// if it began elsewhere.
func (s *Solver) visitAddress(i *ir.Instr) {
	base := s.state(i.Operand(0))
	if base.Kind != lattice.NotConstant || !i.Type().IsPtr() {
		s.visitFolded(i)
		return
	}
	c, ok := base.Const.(*ir.Const)
	if ok && c.Kind == ir.NullConst && (i.HasFlag(ir.NUW) || i.HasFlag(ir.InBounds) && !analysis.NullIsDefined(i.Func(), c.Type().Space)) {
		s.merge(i, base, lattice.Never)
		return
	}
	s.markOverdefined(i)
}

// visitStruct: a structure is followed as a whole, as long as each of its members is constant.
func (s *Solver) visitStruct(i *ir.Instr) {
	if s.slot(i).Kind == lattice.Overdefined {
		return
	}
	if i.Op() != ir.InsertValue || i.Operand(0).Type().Kind != ir.StructKind {
		s.markOverdefined(i)
		return
	}
	into := s.state(i.Operand(0))
	k := into.Constant(i.Type())
	switch {
	case ir.IsConst(i.Operand(0)):
		k = i.Operand(0) // undef too: only some of its members are
	case len(i.Type().Fields) == 1 && len(i.Indices()) == 1:
		k = ir.NewUndef(i.Type()) // nothing of it is left
	}
	member := s.state(i.Operand(1))
	if k == nil && into.Pending() || member.Pending() && !ir.IsConst(i.Operand(1)) {
		return
	}
	m := member.Constant(i.Operand(1).Type())
	if ir.IsConst(i.Operand(1)) {
		m = i.Operand(1)
	}
	if k != nil && m != nil {
		if v := s.foldWith(i, []ir.Value{k, m}); v != nil && ir.IsConst(v) {
			s.merge(i, lattice.Value{Kind: lattice.Constant, Const: v}, lattice.Never)
			return
		}
	}
	s.markOverdefined(i)
}

// visitFolded handles operations that are evaluated for constant operands only.
func (s *Solver) visitFolded(i *ir.Instr) {
	ops := make([]ir.Value, i.NumOperands())
	for k, v := range i.Operands() {
		l := s.state(v)
		if l.Pending() {
			return
		}
		if ops[k] = l.Constant(v.Type()); ops[k] == nil {
			s.markOverdefined(i)
			return
		}
	}
	if v := s.foldWith(i, ops); v != nil {
		s.merge(i, lattice.OfConstant(v), lattice.Never)
		return
	}
	s.markOverdefined(i)
}

// foldWith folds an instruction with other, constant operands.
func (s *Solver) foldWith(i *ir.Instr, ops []ir.Value) ir.Value {
	c := i.Clone()
	for k, v := range ops {
		c.SetOperand(k, v)
	}
	v := s.query.FoldConst(c)
	c.DropOperands()
	return v
}

func (s *Solver) visitFreeze(i *ir.Instr) {
	l := s.state(i.Operand(0))
	if l.Pending() {
		return
	}
	if k := l.Constant(i.Type()); k != nil && valuetracking.NotUndefOrPoison(k) {
		s.merge(i, lattice.OfConstant(k), lattice.Never)
		return
	}
	s.markOverdefined(i)
}

func (s *Solver) visitLoad(i *ir.Instr) {
	p := s.state(i.Operand(0))
	switch {
	case i.IsVolatile():
		s.markOverdefined(i)
		return
	case p.Pending():
		return
	}
	if k := p.Constant(i.Operand(0).Type()); k != nil {
		if c, ok := k.(*ir.Const); ok && c.Kind == ir.NullConst {
			if analysis.NullIsDefined(i.Func(), c.Type().Space) {
				s.markOverdefined(i)
			}
			return // undefined otherwise
		}
		if g, ok := k.(*ir.GlobalVar); ok && s.globals[g] != nil {
			s.merge(i, *s.globals[g], maxWidened)
			return
		}
		if v := constfold.Load(k, i.Type(), s.query.Layout); v != nil {
			s.merge(i, lattice.OfConstant(v), lattice.Never)
			return
		}
	}
	s.merge(i, promised(i), lattice.Never)
}

// promised returns the value that metadata and attributes of a result imply.
func promised(i *ir.Instr) lattice.Value {
	if i.Type().Scalar().IsInt() {
		if r, ok := analysis.ResultRange(i); ok {
			return lattice.OfRange(r)
		}
	}
	if analysis.MadeNonNull(i) {
		return lattice.OfNot(ir.NewZero(i.Type()))
	}
	return lattice.Value{Kind: lattice.Overdefined}
}

// promisedOf returns the value that the attributes of a parameter imply.
func promisedOf(p *ir.Param) lattice.Value {
	if r, ok := analysis.ParamRange(p); ok {
		return lattice.OfRange(r)
	}
	if analysis.MadeNonNull(p) {
		return lattice.OfNot(ir.NewZero(p.Type()))
	}
	return lattice.Value{Kind: lattice.Overdefined}
}

// visitExtract knows the two results of arithmetic with overflow.
func (s *Solver) visitExtract(i *ir.Instr) {
	if of := s.state(i.Operand(0)); of.Kind == lattice.Constant {
		s.visitFolded(i)
		return
	}
	call, ok := i.Operand(0).(*ir.Instr)
	if !ok || len(i.Indices()) != 1 {
		s.markOverdefined(i)
		return
	}
	op, arith, signed, ok := ranges.WithOverflow(call.IntrinsicID())
	if !ok || call.Op() != ir.Call {
		s.markOverdefined(i)
		return
	}
	s.also(call.Arg(0), i)
	s.also(call.Arg(1), i)
	x, y := s.state(call.Arg(0)), s.state(call.Arg(1))
	if x.Pending() || y.Pending() {
		return
	}
	w := call.Arg(0).Type().Scalar().Bits
	a, b := x.AsRange(w, false), y.AsRange(w, false)
	switch {
	case i.Indices()[0] == 0:
		s.merge(i, lattice.OfRange(ranges.OfBinary(op, 0, a, b, ranges.Smallest)), lattice.Never)
	case ranges.NoWrapRegion(arith, b, signed).Contains(a):
		s.merge(i, lattice.OfConstant(lattice.Truth(i.Type(), false)), lattice.Never)
	default:
		s.markOverdefined(i)
	}
}

func lowBit(n bitvec.Int) int {
	if n.Bit(0) {
		return 1
	}
	return 0
}
