package scev

import "opt-go/frontend/ir"

// valueExprs are the expressions of values, by number where they have one: a table in pages takes a
// fraction of the time and of the memory of a map.
type valueExprs struct {
	local ir.Paged[*Expr]
	other map[ir.Value]*Expr
}

// lost is in the place of an expression that a value had.
var lost = &Expr{}

// get returns the expression of v, or nil.
func (t *valueExprs) get(v ir.Value) *Expr {
	e, _ := t.had(v)
	return e
}

// had returns the expression of v, or nil, and whether v has one or lost it.
func (t *valueExprs) had(v ir.Value) (e *Expr, had bool) {
	if n := ir.LocalID(v); n >= 0 {
		e = t.local.Get(n)
	} else {
		e = t.other[v]
	}
	if e == lost {
		return nil, true
	}
	return e, e != nil
}

// set gives v an expression; nil takes it away without a trace.
func (t *valueExprs) set(v ir.Value, e *Expr) {
	if n := ir.LocalID(v); n >= 0 {
		t.local.Set(n, e)
		return
	}
	if t.other == nil {
		t.other = map[ir.Value]*Expr{}
	}
	t.other[v] = e
}

// lose takes the expression of v away, and remembers that there was one.
func (t *valueExprs) lose(v ir.Value) { t.set(v, lost) }

// marks are the instructions that a walk has met.
type marks struct {
	last ir.Paged[uint32] // by number: the last walk that has met the instruction
	walk uint32
}

// begin starts a walk, which has met nothing.
func (m *marks) begin() {
	if m.walk++; m.walk == 0 {
		*m = marks{walk: 1}
	}
}

// mark reports whether the walk meets an instruction for the first time.
func (m *marks) mark(i *ir.Instr) bool {
	if m.last.Get(i.ID()) == m.walk {
		return false
	}
	m.last.Set(i.ID(), m.walk)
	return true
}
