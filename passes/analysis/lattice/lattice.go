// Package lattice is what sccp and correlated-propagation know of a value: nothing yet, a constant,
// integers of a range, not a certain constant, anything. It is LLVM's ValueLatticeElement.
package lattice

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/analysis/bitvec/ranges"
	"opt-go/passes/simplify"
	"opt-go/passes/simplify/constfold"
)

// Kind orders the lattice, from no information yet to overdefined.
type Kind uint8

// The kinds.
const (
	Unknown     Kind = iota // no value has been seen
	Undefined               // undef only
	Constant                // one constant that is no integer, or a vector
	NotConstant             // anything but one constant
	Ranged                  // integers of a range
	RangedUndef             // those, or undef
	Overdefined             // anything
)

// Value is a lattice value: the facts about an IR value (LLVM's ValueLatticeElement). Integer
// constants are ranges of one element.
type Value struct {
	Kind    Kind
	Widened int32    // how often the range has grown
	Const   ir.Value // of Constant and NotConstant
	Range   ranges.Range
}

// Never is the number of extensions of a range for merges that do not count them.
const Never = -1

// OfConstant returns the state of a constant.
func OfConstant(v ir.Value) Value {
	if c, ok := v.(*ir.Const); ok {
		if c.Kind == ir.UndefConst || c.Kind == ir.PoisonConst {
			return Value{Kind: Undefined}
		}
		if n, isInt := bitvec.Of(c); isInt {
			return Value{Kind: Ranged, Range: ranges.Single(n)}
		}
	}
	return Value{Kind: Constant, Const: v}
}

// OfRange returns the state of integers in a range.
func OfRange(r ranges.Range) Value {
	switch {
	case r.IsFull():
		return Value{Kind: Overdefined}
	case r.IsEmpty():
		return Value{}
	}
	return Value{Kind: Ranged, Range: r}
}

// OfNot returns the state of a value that is not equal to a constant.
func OfNot(v ir.Value) Value {
	if n, ok := bitvec.Of(v); ok {
		return OfRange(ranges.Single(n).Complement())
	}
	return Value{Kind: NotConstant, Const: v}
}

// Pending reports whether no defined value has been seen.
func (l *Value) Pending() bool { return l.Kind <= Undefined }

// IsRange reports whether the value is in a range; with undef also when it may be undef instead.
// Undef may be taken for the one number that there is.
func (l *Value) IsRange(undef bool) bool {
	if l.Kind == RangedUndef && !undef {
		_, single := l.Range.Value()
		return single
	}
	return l.Kind == Ranged || l.Kind == RangedUndef
}

// IsConstant reports whether the value is one constant, undef aside.
func (l *Value) IsConstant() bool {
	if l.Kind == Constant {
		return true
	}
	if l.IsRange(true) {
		_, single := l.Range.Value()
		return single
	}
	return false
}

// Constant returns the constant of a type that the value is, or nil.
func (l *Value) Constant(ty *ir.Type) ir.Value {
	if l.Kind == Constant {
		return l.Const
	}
	if l.IsRange(true) {
		if n, single := l.Range.Value(); single {
			return ConstInt(ty, n)
		}
	}
	return nil
}

// ConstInt returns an integer as a constant of a type, in all lanes of a vector.
func ConstInt(ty *ir.Type, n bitvec.Int) *ir.Const {
	k := n.Const(ty.Scalar())
	if ty.IsVector() {
		return ir.NewSplat(ty, k)
	}
	return k
}

// AsRange returns the integers that the value may be; undef counts as any unless it is allowed.
func (l *Value) AsRange(w int, undef bool) ranges.Range {
	switch {
	case l.IsRange(undef):
		return l.Range
	case l.Kind == Constant:
		return ConstantRange(l.Const, w)
	case l.Kind == Unknown:
		return ranges.Empty(w)
	}
	return ranges.Full(w)
}

// ConstantRange returns the range of a constant, for vectors that of all lanes.
func ConstantRange(v ir.Value, w int) ranges.Range {
	if n, ok := bitvec.Of(v); ok {
		return ranges.Single(n)
	}
	c, ok := v.(*ir.Const)
	if !ok || !c.Type().IsVector() || c.Type().HasScalable() && c.Splat() == nil {
		return ranges.Full(w)
	}
	if k := ir.AsInt(c); k != nil {
		if n, ok := bitvec.Of(k); ok {
			return ranges.Single(n)
		}
	}
	r := ranges.Empty(w)
	for i := range c.Type().Len {
		e := c.Elem(i)
		n, ok := bitvec.Of(e)
		if k, isConst := e.(*ir.Const); isConst && k.Kind == ir.PoisonConst {
			continue
		}
		if !ok {
			return ranges.Full(w)
		}
		r = r.Union(ranges.Single(n), ranges.Smallest)
	}
	return r
}

// markRange makes l a range that holds the one it was; after limit extensions, anything.
func (l *Value) markRange(r ranges.Range, undef bool, limit int) bool {
	if r.IsFull() {
		*l = Value{Kind: Overdefined}
		return true
	}
	k := Ranged
	if undef || l.Kind == Undefined || l.Kind == RangedUndef {
		k = RangedUndef
	}
	if !l.IsRange(true) {
		*l = Value{Kind: k, Range: r}
		return true
	}
	was := l.Kind
	l.Kind = k
	if l.Range.Eq(r) {
		return k != was
	}
	if limit != Never {
		if l.Widened++; int(l.Widened) > limit {
			*l = Value{Kind: Overdefined}
			return true
		}
	}
	l.Range = r
	return true
}

// Merge adds what r may be to l and reports whether l changed. limit bounds how often a range may
// grow.
func (l *Value) Merge(r Value, limit int) bool {
	if r.Kind == Unknown || l.Kind == Overdefined {
		return false
	}
	if r.Kind == Overdefined {
		*l = r
		return true
	}
	switch l.Kind {
	case Unknown:
		*l = r
		return true
	case Undefined:
		return l.mergeUndef(r, limit)
	case Constant:
		return l.mergeConstant(r, limit)
	case NotConstant:
		if r.Kind == NotConstant && r.Const == l.Const {
			return false
		}
		*l = Value{Kind: Overdefined}
		return true
	}
	if r.Kind == Undefined {
		was := l.Kind
		l.Kind = RangedUndef
		return was != RangedUndef
	}
	return l.markRange(l.Range.Union(r.AsRange(l.Range.Bits(), true), ranges.Smallest), r.Kind == RangedUndef, limit)
}

func (l *Value) mergeUndef(r Value, limit int) bool {
	switch r.Kind {
	case Undefined:
		return false
	case Constant:
		*l = r
		return true
	case Ranged, RangedUndef:
		return l.markRange(r.Range, true, limit)
	}
	*l = Value{Kind: Overdefined}
	return true
}

func (l *Value) mergeConstant(r Value, limit int) bool {
	if r.Kind == Undefined || r.Kind == Constant && r.Const == l.Const {
		return false
	}
	if ty := l.Const.Type(); ty.IsVector() && ty.Scalar().IsInt() {
		w := ty.Scalar().Bits
		mine := ConstantRange(l.Const, w)
		*l = Value{}
		return l.markRange(mine.Union(r.AsRange(w, true), ranges.Smallest), r.Kind == RangedUndef, limit)
	}
	*l = Value{Kind: Overdefined}
	return true
}

// Compare returns the known result of a comparison of integers, pointers or floating-point numbers,
// or nil.
func (l *Value) Compare(i *ir.Instr, r *Value, q *simplify.Query) ir.Value {
	if l.Kind == Constant && r.Kind == Constant {
		if v := q.InstrWith(i, []ir.Value{l.Const, r.Const}); v != nil && ir.IsConst(v) {
			return v
		}
		return nil
	}
	if i.Op() != ir.ICmp {
		return nil
	}
	return l.CompareAs(i.Pred, i.Type(), r)
}

// CompareAs returns the known result of a comparison of integers or pointers, as a constant of a
// type, or nil.
func (l *Value) CompareAs(p ir.Pred, ty *ir.Type, r *Value) ir.Value {
	switch {
	case l.Pending() || r.Pending():
		return nil
	case l.Kind == Constant && r.Kind == Constant:
		if k := constfold.ICmp(p, l.Const, r.Const, ty, nil); k != nil {
			return k
		}
		return nil
	case p.IsEquality() && l.Const == r.Const && (l.Kind == NotConstant && r.Kind == Constant || l.Kind == Constant && r.Kind == NotConstant):
		return Truth(ty, p == ir.NE)
	case !l.IsRange(true) || !r.IsRange(true):
		return nil
	case l.Range.Holds(p, r.Range):
		return Truth(ty, true)
	case l.Range.Holds(p.Inverse(), r.Range):
		return Truth(ty, false)
	}
	return nil
}

// Truth returns true or false as a constant of a type.
func Truth(ty *ir.Type, v bool) ir.Value {
	n := bitvec.Zero(1)
	if v {
		n = bitvec.One(1)
	}
	return ConstInt(ty, n)
}
