package sccp

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/simplify"
)

// kind orders what is known of a value, from nothing yet to nothing any more.
type kind uint8

const (
	unknown     kind = iota // no value has been seen
	undefined               // undef only
	constant                // one constant that is no integer, or a vector
	notConstant             // anything but one constant
	ranged                  // integers of a range
	rangedUndef             // those, or undef
	overdefined             // anything
)

// lattice is what is known of a value (LLVM's ValueLatticeElement). Integer constants are ranges of one element.
type lattice struct {
	kind    kind
	widened int      // how often the range has grown
	k       ir.Value // of constant and notConstant
	r       bitvec.Range
}

// never is the number of extensions of a range for merges that do not count them.
const never = -1

// maxWidened is how often the range of a parameter, a result or a global may grow.
const maxWidened = 10

func ofConstant(v ir.Value) lattice {
	if c, ok := v.(*ir.Const); ok {
		if c.Kind == ir.UndefConst || c.Kind == ir.PoisonConst {
			return lattice{kind: undefined}
		}
		if n, isInt := bitvec.Of(c); isInt {
			return lattice{kind: ranged, r: bitvec.Single(n)}
		}
	}
	return lattice{kind: constant, k: v}
}

func ofRange(r bitvec.Range) lattice {
	switch {
	case r.IsFull():
		return lattice{kind: overdefined}
	case r.IsEmpty():
		return lattice{}
	}
	return lattice{kind: ranged, r: r}
}

func ofNot(v ir.Value) lattice {
	if n, ok := bitvec.Of(v); ok {
		return ofRange(bitvec.Single(n).Complement())
	}
	return lattice{kind: notConstant, k: v}
}

func (l *lattice) pending() bool { return l.kind <= undefined }

// isRange reports whether the value is in a range; with undef also when it may be undef instead. Undef may be taken for the one number
// that there is.
func (l *lattice) isRange(undef bool) bool {
	if l.kind == rangedUndef && !undef {
		_, single := l.r.Value()
		return single
	}
	return l.kind == ranged || l.kind == rangedUndef
}

// isConstant reports whether the value is one constant, undef aside.
func (l *lattice) isConstant() bool {
	if l.kind == constant {
		return true
	}
	if l.isRange(true) {
		_, single := l.r.Value()
		return single
	}
	return false
}

// value returns the constant of a type that the value is, or nil.
func (l *lattice) value(ty *ir.Type) ir.Value {
	if l.kind == constant {
		return l.k
	}
	if l.isRange(true) {
		if n, single := l.r.Value(); single {
			return constInt(ty, n)
		}
	}
	return nil
}

func constInt(ty *ir.Type, n bitvec.Int) *ir.Const {
	k := n.Const(ty.Scalar())
	if ty.IsVector() {
		return ir.NewSplat(ty, k)
	}
	return k
}

// asRange returns the integers that the value may be; undef counts as any unless it is allowed.
func (l *lattice) asRange(w int, undef bool) bitvec.Range {
	switch {
	case l.isRange(undef):
		return l.r
	case l.kind == constant:
		return constantRange(l.k, w)
	case l.kind == unknown:
		return bitvec.Empty(w)
	}
	return bitvec.Full(w)
}

// constantRange returns the range of a constant, for vectors that of all lanes.
func constantRange(v ir.Value, w int) bitvec.Range {
	if n, ok := bitvec.Of(v); ok {
		return bitvec.Single(n)
	}
	c, ok := v.(*ir.Const)
	if !ok || !c.Type().IsVector() || c.Type().HasScalable() && c.Splat() == nil {
		return bitvec.Full(w)
	}
	if k := ir.AsInt(c); k != nil {
		if n, ok := bitvec.Of(k); ok {
			return bitvec.Single(n)
		}
	}
	r := bitvec.Empty(w)
	for i := range c.Type().Len {
		e := c.Elem(i)
		n, ok := bitvec.Of(e)
		if k, isConst := e.(*ir.Const); isConst && k.Kind == ir.PoisonConst {
			continue
		}
		if !ok {
			return bitvec.Full(w)
		}
		r = r.Union(bitvec.Single(n), bitvec.Smallest)
	}
	return r
}

// markRange makes l a range that holds the one it was; after limit extensions, anything.
func (l *lattice) markRange(r bitvec.Range, undef bool, limit int) bool {
	if r.IsFull() {
		*l = lattice{kind: overdefined}
		return true
	}
	k := ranged
	if undef || l.kind == undefined || l.kind == rangedUndef {
		k = rangedUndef
	}
	if !l.isRange(true) {
		*l = lattice{kind: k, r: r}
		return true
	}
	was := l.kind
	l.kind = k
	if l.r.Eq(r) {
		return k != was
	}
	if limit != never {
		if l.widened++; l.widened > limit {
			*l = lattice{kind: overdefined}
			return true
		}
	}
	l.r = r
	return true
}

// merge adds what r may be to l and reports whether l changed. limit bounds how often a range may grow.
func (l *lattice) merge(r lattice, limit int) bool {
	if r.kind == unknown || l.kind == overdefined {
		return false
	}
	if r.kind == overdefined {
		*l = r
		return true
	}
	switch l.kind {
	case unknown:
		*l = r
		return true
	case undefined:
		return l.mergeUndef(r, limit)
	case constant:
		return l.mergeConstant(r, limit)
	case notConstant:
		if r.kind == notConstant && r.k == l.k {
			return false
		}
		*l = lattice{kind: overdefined}
		return true
	}
	if r.kind == undefined {
		was := l.kind
		l.kind = rangedUndef
		return was != rangedUndef
	}
	return l.markRange(l.r.Union(r.asRange(l.r.Bits(), true), bitvec.Smallest), r.kind == rangedUndef, limit)
}

func (l *lattice) mergeUndef(r lattice, limit int) bool {
	switch r.kind {
	case undefined:
		return false
	case constant:
		*l = r
		return true
	case ranged, rangedUndef:
		return l.markRange(r.r, true, limit)
	}
	*l = lattice{kind: overdefined}
	return true
}

func (l *lattice) mergeConstant(r lattice, limit int) bool {
	if r.kind == undefined || r.kind == constant && r.k == l.k {
		return false
	}
	if ty := l.k.Type(); ty.IsVector() && ty.Scalar().IsInt() {
		w := ty.Scalar().Bits
		mine := constantRange(l.k, w)
		*l = lattice{}
		return l.markRange(mine.Union(r.asRange(w, true), bitvec.Smallest), r.kind == rangedUndef, limit)
	}
	*l = lattice{kind: overdefined}
	return true
}

// compare returns what a comparison of integers, pointers or floating-point numbers surely gives, or nil.
func (l *lattice) compare(i *ir.Instr, r *lattice, q *simplify.Query) ir.Value {
	if l.pending() || r.pending() {
		return nil
	}
	if l.kind == constant && r.kind == constant {
		if v := q.InstrWith(i, []ir.Value{l.k, r.k}); v != nil && ir.IsConst(v) {
			return v
		}
		return nil
	}
	if i.Op() != ir.ICmp {
		return nil
	}
	if (i.Pred == ir.EQ || i.Pred == ir.NE) && l.k == r.k && (l.kind == notConstant && r.kind == constant || l.kind == constant && r.kind == notConstant) {
		return truth(i.Type(), i.Pred == ir.NE)
	}
	if !l.isRange(true) || !r.isRange(true) {
		return nil
	}
	if l.r.Holds(i.Pred, r.r) {
		return truth(i.Type(), true)
	}
	if l.r.Holds(i.Pred.Inverse(), r.r) {
		return truth(i.Type(), false)
	}
	return nil
}

func truth(ty *ir.Type, v bool) ir.Value {
	n := bitvec.Zero(1)
	if v {
		n = bitvec.One(1)
	}
	return constInt(ty, n)
}
