package lvi

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/analysis/bitvec/ranges"
	"opt-go/passes/analysis/lattice"
	"opt-go/passes/analysis/match"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/simplify/constfold"
)

// Facts that a branch or a switch gives about a value on one of its edges.

// ByTerminator returns the facts about v that the terminator of from alone gives on the edge to
// another block. deep allows queries about the values that v is compared with.
func (s *Info) ByTerminator(v ir.Value, from, to *ir.Block, deep bool) lattice.Value {
	t := from.Term()
	switch {
	case t.IsCondBr() && t.Succ(0) != t.Succ(1):
		return s.onBranch(v, t, t.Succ(0) == to, deep)
	case t.Op() == ir.Switch && v.Type().IsInt():
		return s.onSwitch(v, t, to)
	}
	return Anything()
}

func (s *Info) onBranch(v ir.Value, t *ir.Instr, taken, deep bool) lattice.Value {
	c := t.Operand(0)
	if c == v {
		return lattice.OfConstant(lattice.Truth(c.Type(), taken))
	}
	l := s.FromCondition(v, c, taken, deep, 0)
	user, ok := v.(*ir.Instr)
	if l.Kind != lattice.Overdefined || !ok || !v.Type().IsInt() || !foldable(user) {
		return l
	}
	if uses(user, c) {
		n := bitvec.Zero(1)
		if taken {
			n = bitvec.One(1)
		}
		return s.foldUser(user, c, n)
	}
	for _, o := range user.Operands() {
		if ir.IsConst(o) || !o.Type().IsInt() {
			continue
		}
		known := s.FromCondition(o, c, taken, false, 0)
		if n, single := bitvec.Of(known.Constant(o.Type())); single {
			return s.foldUser(user, o, n)
		}
	}
	return l
}

// foldable reports whether LLVM folds such a value when one of its operands has become known.
func foldable(i *ir.Instr) bool { return i.Op().IsBinary() || i.Op().IsCast() || i.Op() == ir.Freeze }

func uses(i *ir.Instr, v ir.Value) bool {
	for _, o := range i.Operands() {
		if o == v {
			return true
		}
	}
	return false
}

// foldUser returns what i is when its operand v is n: a constant or nothing that is known.
func (s *Info) foldUser(i *ir.Instr, v ir.Value, n bitvec.Int) lattice.Value {
	k := n.Const(v.Type())
	if i.Op() == ir.Freeze {
		return lattice.OfConstant(k)
	}
	ops := make([]ir.Value, i.NumOperands())
	for j, o := range i.Operands() {
		if ops[j] = o; o == v {
			ops[j] = k
		}
	}
	var r ir.Value
	if i.Op().IsCast() {
		r = constfold.Cast(i.Op(), k, i.Type(), s.Query.Layout)
	} else {
		r = s.Query.Binary(i.Op(), 0, ops[0], ops[1])
	}
	if _, ok := bitvec.Of(r); ok {
		return lattice.OfConstant(r)
	}
	return Anything()
}

func (s *Info) onSwitch(v ir.Value, t *ir.Instr, to *ir.Block) lattice.Value {
	c := t.Operand(0)
	user, _ := v.(*ir.Instr)
	if c != v && (user == nil || !foldable(user) || !uses(user, c)) {
		return Anything()
	}
	if c != v && !s.foldsAlways(user, t) {
		return Anything()
	}
	if t.Succ(0) == to {
		if c == v {
			return lattice.OfRange(s.defaultRange(t))
		}
		return lattice.OfRange(ranges.Full(v.Type().Bits))
	}
	r := ranges.Empty(v.Type().Bits)
	for _, k := range s.cases.To(t, to) {
		value, _ := t.Case(k)
		n, _ := bitvec.Of(value)
		one := ranges.Single(n)
		if c != v {
			l := s.foldUser(user, c, n)
			one = l.Range
		}
		r = r.Union(one, ranges.Smallest)
	}
	return lattice.OfRange(r)
}

// foldsAlways reports whether a user of a switch's operand is a constant in all cases.
func (s *Info) foldsAlways(user, t *ir.Instr) bool {
	key := userOfSwitch{user, t}
	known, ok := s.folds[key]
	if ok {
		return known
	}
	known = true
	for k := 0; k < t.NumCases() && known; k++ {
		value, _ := t.Case(k)
		n, _ := bitvec.Of(value)
		l := s.foldUser(user, t.Operand(0), n)
		known = l.Kind != lattice.Overdefined
	}
	s.folds[key] = known
	return known
}

// defaultRange returns the values with which a switch goes to its default destination.
func (s *Info) defaultRange(t *ir.Instr) ranges.Range {
	if r, ok := s.defaults[t]; ok {
		return r
	}
	r := ranges.Full(t.Operand(0).Type().Bits)
	for k := range t.NumCases() {
		if value, dest := t.Case(k); dest != t.Succ(0) {
			n, _ := bitvec.Of(value)
			r = r.Intersect(ranges.Single(n).Complement(), ranges.Smallest)
		}
	}
	s.defaults[t] = r
	return r
}

// maxConditions bounds how deep conditions are decomposed.
const maxConditions = 6

// FromCondition returns the facts about v where a condition holds, or does not.
func (s *Info) FromCondition(v, cond ir.Value, holds, deep bool, depth int) lattice.Value {
	c, ok := cond.(*ir.Instr)
	if !ok {
		return Anything()
	}
	switch {
	case c.Op() == ir.ICmp:
		return s.fromCompare(v, c, holds, deep)
	case c.Op() == ir.ExtractValue:
		return fromOverflow(v, c, holds)
	}
	if depth++; depth == maxConditions {
		return Anything()
	}
	if x, isNot := match.Not(c); isNot {
		return s.FromCondition(v, x, !holds, deep, depth)
	}
	x, y, and, ok := valuetracking.LogicalOp(c)
	if !ok {
		return Anything()
	}
	a, b := s.FromCondition(v, x, holds, deep, depth), s.FromCondition(v, y, holds, deep, depth)
	if holds != and {
		a.Merge(b, lattice.Never)
		return a
	}
	return Intersect(a, b)
}

// fromOverflow: an operation that does not overflow has operands of the region where it does not.
func fromOverflow(v ir.Value, c *ir.Instr, holds bool) lattice.Value {
	call, ok := c.Operand(0).(*ir.Instr)
	_, arith, signed, over := ranges.WithOverflow(analysisID(call, ok))
	if !over || len(c.Indices()) != 1 || c.Indices()[0] != 1 || call.Arg(0) != v || !v.Type().IsInt() {
		return Anything()
	}
	k, isConst := bitvec.Of(call.Arg(1))
	if !isConst {
		return Anything()
	}
	r := ranges.NoWrapRegion(arith, ranges.Single(k), signed)
	if holds {
		r = r.Complement()
	}
	return lattice.OfRange(r)
}

func (s *Info) fromCompare(v ir.Value, c *ir.Instr, holds, deep bool) lattice.Value {
	x, y, p := c.Operand(0), c.Operand(1), c.Pred
	if !holds {
		p = p.Inverse()
	}
	if ir.IsConst(y) && x == v {
		switch p {
		case ir.EQ:
			return lattice.OfConstant(y)
		case ir.NE:
			if k, ok := y.(*ir.Const); !ok || k.Kind != ir.UndefConst && k.Kind != ir.PoisonConst {
				return lattice.OfNot(y)
			}
		}
	}
	if !v.Type().IsInt() {
		return Anything()
	}
	w := v.Type().Bits
	if off, ok := offsetFrom(x, v, p); ok {
		return s.fromBound(p, y, off, c, deep)
	}
	if off, ok := offsetFrom(y, v, p.Swapped()); ok {
		return s.fromBound(p.Swapped(), x, off, c, deep)
	}
	k, isConst := bitvec.Of(y)
	i, isInstr := x.(*ir.Instr)
	if !isConst || !isInstr || i.NumOperands() == 0 || i.Operand(0) != v {
		return Anything()
	}
	switch i.Op() {
	case ir.And:
		if m, ok := bitvec.Of(i.Operand(1)); ok && (p == ir.EQ || p == ir.NE) {
			return fromMask(p, m, k)
		}
	case ir.URem, ir.Trunc:
		if r := ranges.Region(p, ranges.Single(k)); !r.IsEmpty() {
			return lattice.OfRange(ranges.NonEmpty(r.UMin().ZExtOrTrunc(w), bitvec.Zero(w)))
		}
	case ir.AShr:
		if n, ok := bitvec.Of(i.Operand(1)); ok {
			return fromShift(p, n, k)
		}
	}
	return Anything()
}

// fromShift: the number that is shifted lies between the ends of the range moved back.
func fromShift(p ir.Pred, n, k bitvec.Int) lattice.Value {
	amount, ok := n.Uint64()
	if p != ir.SLT && p != ir.SLE && p != ir.SGT && p != ir.SGE || !ok || amount >= uint64(k.Bits()) {
		return Anything()
	}
	r := ranges.Region(p, ranges.Single(k))
	if r.IsEmpty() {
		return Anything()
	}
	lo, hi := r.SMin(), r.SMax()
	if !lo.Shl(int(amount)).AShr(int(amount)).Eq(lo) {
		lo = bitvec.MinSigned(k.Bits())
	} else {
		lo = lo.Shl(int(amount))
	}
	if !hi.Shl(int(amount)).AShr(int(amount)).Eq(hi) {
		hi = bitvec.MaxSigned(k.Bits())
	} else {
		hi = hi.Shl(int(amount)).Or(bitvec.AllOnes(k.Bits()).LShr(k.Bits() - int(amount)))
		if amount == 0 {
			hi = r.SMax()
		}
	}
	return lattice.OfRange(ranges.NonEmpty(lo, hi.Add(bitvec.One(k.Bits()))))
}

// fromMask: bits that are compared are known when they are equal; when they differ from 0, the
// number is not less than the lowest of them.
func fromMask(p ir.Pred, m, k bitvec.Int) lattice.Value {
	if p == ir.EQ {
		return lattice.OfRange(ranges.FromKnownBits(k.Not().And(m), k.And(m)))
	}
	if !k.And(m).Eq(k) {
		return Anything()
	}
	w := k.Bits()
	if k.IsZero() && !m.IsZero() {
		return lattice.OfRange(ranges.NonEmpty(bitvec.One(w).Shl(m.TrailingZeros()), bitvec.Zero(w)))
	}
	if m.IsAllOnes() {
		return lattice.OfRange(ranges.Single(k).Complement())
	}
	return Anything()
}

// offsetFrom matches the side of a comparison that is about v: v itself, v plus a constant, what v
// is plus a constant of, and or and and, which bound their operands in one direction.
func offsetFrom(x, v ir.Value, p ir.Pred) (off bitvec.Int, ok bool) {
	w := v.Type().Bits
	if x == v {
		return bitvec.Zero(w), true
	}
	if base, n, isSum := addLike(x); isSum && base == v {
		return n, true
	}
	if base, n, isSum := addLike(v); isSum && base == x {
		return n.Neg(), true
	}
	i, isInstr := x.(*ir.Instr)
	if !isInstr {
		return off, false
	}
	bounded := i.Op() == ir.Or && (p == ir.ULT || p == ir.ULE) || i.Op() == ir.And && (p == ir.UGT || p == ir.UGE)
	return bitvec.Zero(w), bounded && (i.Operand(0) == v || i.Operand(1) == v)
}

// addLike matches a sum with a constant, or an or that is one.
func addLike(v ir.Value) (base ir.Value, n bitvec.Int, ok bool) {
	i, isInstr := v.(*ir.Instr)
	if !isInstr || i.Op() != ir.Add && !(i.Op() == ir.Or && i.HasFlag(ir.Disjoint)) {
		return nil, n, false
	}
	n, ok = bitvec.Of(i.Operand(1))
	return i.Operand(0), n, ok
}

// fromBound: v plus an offset compares with a bound.
func (s *Info) fromBound(p ir.Pred, bound ir.Value, off bitvec.Int, at *ir.Instr, deep bool) lattice.Value {
	r := ranges.Full(off.Bits())
	if n, ok := bitvec.Of(bound); ok {
		r = ranges.Single(n)
	} else if deep && bound.Type().IsInt() && !ir.IsConst(bound) {
		l := s.InBlock(bound, at.Block(), at)
		r = l.AsRange(bound.Type().Bits, false)
	}
	return lattice.OfRange(ranges.Region(p, r).Sub(ranges.Single(off)))
}
