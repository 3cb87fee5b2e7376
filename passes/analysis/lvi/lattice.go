package lvi

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/bitvec"
)

type state uint8

// What is known of a value. unreached: nothing can get here; it is the neutral element of join.
const (
	unreached state = iota
	constant        // c, no integer
	different       // not c, no integer
	inRange         // an integer in r
	anything
)

// Value is what is known of a value: one of the states, with a constant or a range.
type Value struct {
	state state
	c     *ir.Const
	r     bitvec.Range
}

var top = Value{state: anything}

// of returns what a constant is. Undefined bits may be anything.
func of(k *ir.Const) Value {
	if n, ok := bitvec.Of(k); ok && k.Type().IsInt() {
		return Value{state: inRange, r: bitvec.Single(n)}
	}
	switch k.Kind {
	case ir.UndefConst, ir.PoisonConst, ir.ExprConst:
		return top
	}
	if k.Type().IsVector() {
		return top
	}
	return Value{state: constant, c: k}
}

// within returns the knowledge that an integer is in a range.
func within(r bitvec.Range) Value {
	switch {
	case r.IsFull():
		return top
	case r.IsEmpty():
		return Value{}
	}
	return Value{state: inRange, r: r}
}

// Const returns the constant of type ty that the value is, or nil.
func (v Value) Const(ty *ir.Type) *ir.Const {
	switch v.state {
	case constant:
		return v.c
	case inRange:
		if n, ok := v.r.Value(); ok {
			return n.Const(ty)
		}
	}
	return nil
}

// Range returns the integers that a value of so many bits may be.
func (v Value) Range(bits int) bitvec.Range {
	switch v.state {
	case inRange:
		return v.r
	case unreached:
		return bitvec.Empty(bits)
	}
	return bitvec.Full(bits)
}

// join returns what is known of a value that is one or the other.
func join(a, b Value) Value {
	switch {
	case a.state == unreached:
		return b
	case b.state == unreached:
		return a
	case a.state == inRange && b.state == inRange:
		return within(a.r.Union(b.r, bitvec.Smallest))
	case a.state == b.state && a.state != anything && a.c == b.c:
		return a
	}
	return top
}

// both returns what is known of a value of which both are known.
func both(a, b Value) Value {
	switch {
	case a.state == unreached || b.state == anything:
		return a
	case b.state == unreached || a.state == anything:
		return b
	case a.state == inRange && b.state == inRange:
		return within(a.r.Intersect(b.r, bitvec.Smallest))
	case a.state == constant:
		return a
	case b.state == constant:
		return b
	}
	return a
}

// compare answers v p k; k is a constant.
func (v Value) compare(p ir.Pred, k *ir.Const) (value, known bool) {
	switch v.state {
	case inRange:
		n, ok := bitvec.Of(k)
		if !ok || !k.Type().IsInt() {
			return false, false
		}
		q := bitvec.Single(n)
		if v.r.Holds(p, q) {
			return true, true
		}
		if v.r.Holds(p.Inverse(), q) {
			return false, true
		}
	case constant:
		if v.c == k && (p == ir.EQ || p == ir.NE) {
			return p == ir.EQ, true
		}
	case different:
		if v.c == k && (p == ir.EQ || p == ir.NE) {
			return p == ir.NE, true
		}
	}
	return false, false
}
