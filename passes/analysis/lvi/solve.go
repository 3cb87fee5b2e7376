package lvi

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/bitvec/ranges"
	"opt-go/passes/analysis/lattice"
	"opt-go/passes/analysis/valuetracking"
)

// Anything is the overdefined value: no facts.
func Anything() lattice.Value { return lattice.Value{Kind: lattice.Overdefined} }

// Intersect returns what both tell.
func Intersect(a, b lattice.Value) lattice.Value {
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
	r := lattice.OfRange(a.Range.Intersect(b.Range, ranges.Smallest))
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

// InBlock returns the facts about v in block b, including those from assumptions that hold at at.
func (s *Info) InBlock(v ir.Value, b *ir.Block, at *ir.Instr) lattice.Value {
	if ir.IsConst(v) {
		return lattice.OfConstant(v)
	}
	l, ok := s.recall(v, b)
	if !ok {
		p := place{b, v}
		if slices.Contains(s.open, p) {
			return s.WithAssumes(v, Anything(), at)
		}
		if s.steps++; s.steps > maxSteps || s.spent {
			s.spent = true
			return Anything()
		}
		s.open = append(s.open, p)
		l = s.solve(v, b)
		s.open = s.open[:len(s.open)-1]
		if s.spent && len(s.open) > 0 {
			return Anything()
		}
		if s.spent {
			l = Anything()
		}
		s.remember(v, b, l)
	}
	return s.WithAssumes(v, l, at)
}

// solve computes the facts about v in b: from its definition, or on the edges into b.
func (s *Info) solve(v ir.Value, b *ir.Block) lattice.Value {
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
			l.Merge(s.OnEdge(i.Operand(k), i.IncomingBlock(k), b, i), lattice.Never)
			if l.Kind == lattice.Overdefined {
				break
			}
		}
		return l
	case i.Op() == ir.Select:
		return s.solveSelect(i)
	case i.Type().IsPtr():
		if s.Query.WithContext(i).NonZero(i) {
			return lattice.OfNot(ir.NewZero(i.Type()))
		}
		return Anything()
	case !i.Type().Scalar().IsInt():
		return Anything()
	}
	return s.solveInt(i)
}

func (s *Info) solveInt(i *ir.Instr) lattice.Value {
	w := i.Type().Scalar().Bits
	switch op := i.Op(); {
	case op.IsBinary():
		return lattice.OfRange(ranges.OfBinary(op, i.Flags, s.rangeIn(i.Operand(0), i), s.rangeIn(i.Operand(1), i), ranges.Smallest))
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
		l := Promised(i)
		if !ranges.HasIntrinsic(i.IntrinsicID()) {
			return l
		}
		var ops [2]ranges.Range
		for k := range i.NumArgs() {
			ops[k] = s.rangeIn(i.Arg(k), i)
		}
		r, _ := ranges.OfIntrinsic(i.IntrinsicID(), ops[0], ops[1])
		return Intersect(lattice.OfRange(r), l)
	case op == ir.ExtractValue:
		call, ok := i.Operand(0).(*ir.Instr)
		if bin, _, _, over := ranges.WithOverflow(analysisID(call, ok)); over && len(i.Indices()) == 1 && i.Indices()[0] == 0 {
			return lattice.OfRange(ranges.OfBinary(bin, 0, s.rangeIn(call.Arg(0), i), s.rangeIn(call.Arg(1), i), ranges.Smallest))
		}
		if v := s.Query.Instr(i); v != nil && !ir.IsConst(v) { // what an insertion put there
			return s.InBlock(v, i.Block(), i)
		}
	}
	return Promised(i)
}

func analysisID(call *ir.Instr, ok bool) string {
	if !ok || call.Op() != ir.Call {
		return ""
	}
	return call.IntrinsicID()
}

// Promised returns what attributes and metadata promise of a result.
func Promised(i *ir.Instr) lattice.Value {
	if i.Type().Scalar().IsInt() {
		if r, ok := analysis.ResultRange(i); ok {
			return lattice.OfRange(r)
		}
	}
	return Anything()
}

// rangeIn returns the integers that an operand of i may be there.
func (s *Info) rangeIn(v ir.Value, i *ir.Instr) ranges.Range {
	l := s.InBlock(v, i.Block(), i)
	return l.AsRange(v.Type().Scalar().Bits, false)
}

// solveEntry merges the facts on the edges into b.
func (s *Info) solveEntry(v ir.Value, b *ir.Block) lattice.Value {
	if b.IsEntry() {
		if p, ok := v.(*ir.Param); ok && v.Type().Scalar().IsInt() {
			if r, has := analysis.ParamRange(p); has {
				return lattice.OfRange(r)
			}
		}
		return Anything()
	}
	var l lattice.Value
	preds := b.Preds()
	for k, p := range preds {
		if k > 0 && p == preds[k-1] { // another case of the switch
			continue
		}
		l.Merge(s.OnEdge(v, p, b, nil), lattice.Never)
		if l.Kind == lattice.Overdefined {
			break
		}
	}
	return l
}

// solveSelect recognizes minima and maxima, and uses the facts that the condition gives on each
// side.
func (s *Info) solveSelect(i *ir.Instr) lattice.Value {
	c, x, y := i.Operand(0), i.Operand(1), i.Operand(2)
	a, b := s.InBlock(x, i.Block(), i), s.InBlock(y, i.Block(), i)
	if (a.IsRange(true) || b.IsRange(true)) && i.Type().Scalar().IsInt() {
		if l, ok := extreme(i, &a, &b); ok {
			return l
		}
	}
	if NotUndef(c) {
		a = Intersect(a, s.FromCondition(x, c, true, false, 0))
		b = Intersect(b, s.FromCondition(y, c, false, false, 0))
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
	x, y := a.AsRange(i.Type().Scalar().Bits, false), b.AsRange(i.Type().Scalar().Bits, false)
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

// NotUndef reports whether v is surely not undef, though it may be poison.
func NotUndef(v ir.Value) bool { return neverUndef(v, 0) }

func neverUndef(v ir.Value, depth int) bool {
	i, ok := v.(*ir.Instr)
	if !ok || i.Op() == ir.Freeze || i.Op() == ir.Load || i.Op().IsCall() || i.Op() == ir.Alloca {
		return valuetracking.NotUndefOrPoison(v)
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

// OnEdge returns the facts about v when control passes from one block to another; at, where it is
// not nil, is the program point of the query.
func (s *Info) OnEdge(v ir.Value, from, to *ir.Block, at *ir.Instr) lattice.Value {
	if ir.IsConst(v) {
		return lattice.OfConstant(v)
	}
	l := s.ByTerminator(v, from, to, true)
	if l.IsConstant() {
		return l
	}
	return Intersect(l, s.InBlock(v, from, from.Term()))
}
