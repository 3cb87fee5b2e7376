package expr

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/analysis/bitvec/ranges"
)

// What has been found out of the numbers that expressions may be is kept by outermost loop: how
// often a loop runs, when that becomes known, tells more of the expressions with recurrences of the
// loops in its nest, and nothing of all others. A function may have thousands of nests.

// bounds are the cached ranges of some expressions.
type bounds struct {
	ranges    [2]map[*Expr]ranges.Range // unsigned, signed
	multiples map[*Expr]bitvec.Int
	forms     map[Comparison]Comparison // canonical ones, as the ranges allow
	all, form int                       // how often everything, and all forms, had been forgotten when this was written
}

// Comparison is P of two expressions.
type Comparison struct {
	P    ir.Pred
	A, B *Expr
}

func (b *bounds) forget(e *Expr) {
	delete(b.ranges[0], e)
	delete(b.ranges[1], e)
	delete(b.multiples, e)
}

func (b *bounds) setRange(e *Expr, side int, r ranges.Range) {
	if b.ranges[side] == nil {
		b.ranges[side] = map[*Expr]ranges.Range{}
	}
	b.ranges[side][e] = r
}

func (b *bounds) setMultiple(e *Expr, m bitvec.Int) {
	if b.multiples == nil {
		b.multiples = map[*Expr]bitvec.Int{}
	}
	b.multiples[e] = m
}

func (b *bounds) setForm(c, canonical Comparison) {
	if b.forms == nil {
		b.forms = map[Comparison]Comparison{}
	}
	b.forms[c] = canonical
}

// boundsByLoop holds the bounds of all expressions.
type boundsByLoop struct {
	fixed     bounds                     // of expressions without recurrences and φs
	mixed     bounds                     // of those with φs, or with recurrences of more than one nest
	nests     map[*analysis.Loop]*bounds // of those with recurrences of a nest, by its outermost loop
	all, form int                        // how often everything, and all forms, have been forgotten
}

// in returns the bounds of expressions with recurrences of a loop.
func (b *boundsByLoop) in(l *analysis.Loop) *bounds {
	for l.Parent != nil {
		l = l.Parent
	}
	n := b.nests[l]
	if n == nil {
		if b.nests == nil {
			b.nests = map[*analysis.Loop]*bounds{}
		}
		n = &bounds{all: b.all, form: b.form}
		b.nests[l] = n
	}
	return n
}

// both returns the cache that holds the facts about an expression with two operands; nil stands for
// fixed.
func (b *boundsByLoop) both(x, y *bounds) *bounds {
	switch {
	case x == y || y == nil:
		return x
	case x == nil:
		return y
	}
	return &b.mixed
}

// of returns x, nil for fixed, without the entries that were dropped.
func (b *boundsByLoop) of(x *bounds) *bounds {
	if x == nil {
		x = &b.fixed
	}
	switch {
	case x.all != b.all:
		*x = bounds{all: b.all, form: b.form}
	case x.form != b.form:
		x.forms, x.form = nil, b.form
	}
	return x
}

// forgetIn drops the ranges that can be tighter now that the trip count of l is known.
func (b *boundsByLoop) forgetIn(l *analysis.Loop) {
	for _, x := range []*bounds{b.in(l), &b.mixed} {
		*x = bounds{all: b.all, form: b.form}
	}
}

func (b *boundsByLoop) forgetAll()   { b.all++ }
func (b *boundsByLoop) forgetForms() { b.form++ }

// KnownRange returns the cached range of e, as unsigned or signed numbers.
func (t *Table) KnownRange(e *Expr, signed bool) (r ranges.Range, ok bool) {
	r, ok = t.bounds.of(e.bounds).ranges[side(signed)][e]
	return r, ok
}

// NoteRange caches the range of e.
func (t *Table) NoteRange(e *Expr, signed bool, r ranges.Range) {
	t.bounds.of(e.bounds).setRange(e, side(signed), r)
}

func side(signed bool) int {
	if signed {
		return 1
	}
	return 0
}

// KnownMultiple returns the cached number that e is a multiple of.
func (t *Table) KnownMultiple(e *Expr) (m bitvec.Int, ok bool) {
	m, ok = t.bounds.of(e.bounds).multiples[e]
	return m, ok
}

// NoteMultiple caches a number that e is a multiple of.
func (t *Table) NoteMultiple(e *Expr, m bitvec.Int) { t.bounds.of(e.bounds).setMultiple(e, m) }

// KnownForm returns the cached canonical form of a comparison.
func (t *Table) KnownForm(c Comparison) (form Comparison, ok bool) {
	form, ok = t.boundsOfTwo(c.A, c.B).forms[c]
	return form, ok
}

// NoteForm caches the canonical form of a comparison.
func (t *Table) NoteForm(c, form Comparison) { t.boundsOfTwo(c.A, c.B).setForm(c, form) }

func (t *Table) boundsOfTwo(a, b *Expr) *bounds {
	return t.bounds.of(t.bounds.both(a.bounds, b.bounds))
}

// ForgetBounds drops the ranges, multiples and forms of all expressions.
func (t *Table) ForgetBounds() { t.bounds.forgetAll() }

// ForgetBoundsOf drops the range and the multiple of one expression.
func (t *Table) ForgetBoundsOf(e *Expr) { t.bounds.of(e.bounds).forget(e) }

// ForgetBoundsIn drops the ranges that can be tighter now that the trip count of l is known.
func (t *Table) ForgetBoundsIn(l *analysis.Loop) { t.bounds.forgetIn(l) }

// ForgetForms drops the canonical forms of all comparisons.
func (t *Table) ForgetForms() { t.bounds.forgetForms() }
