package expr

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/analysis/bitvec/ranges"
)

// What has been found out of the numbers that expressions may be holds by outermost loop: how often
// a loop runs, when that becomes known, tells more of the expressions with recurrences of the loops
// in its nest, and nothing of all others. A function may have thousands of nests.

// facts are the cached ranges of an expression.
type facts struct {
	valid    uint64          // the state of the expression's bounds when this was written
	has      uint8           // what is there
	ranges   [2]ranges.Range // unsigned, signed
	multiple bitvec.Int
}

// The bits of facts.has; those of ranges are 1 << side.
const hasMultiple uint8 = 4

// bounds say of some expressions whether what was found out still holds.
type bounds struct {
	valid     uint64                    // the state: facts of an earlier one are stale
	forms     map[Comparison]Comparison // canonical ones, as the ranges allow
	all, form int                       // how often everything, and all forms, had been forgotten when this was written
}

// Comparison is P of two expressions.
type Comparison struct {
	P    ir.Pred
	A, B *Expr
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
	states    uint64                     // how many states bounds have had
}

// fresh returns bounds of which nothing is known.
func (b *boundsByLoop) fresh() bounds {
	b.states++
	return bounds{valid: b.states, all: b.all, form: b.form}
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
		fresh := b.fresh()
		n = &fresh
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
		*x = b.fresh()
	case x.form != b.form:
		x.forms, x.form = nil, b.form
	}
	return x
}

// forgetIn drops the ranges that can be tighter now that the trip count of l is known.
func (b *boundsByLoop) forgetIn(l *analysis.Loop) {
	for _, x := range []*bounds{b.in(l), &b.mixed} {
		*x = b.fresh()
	}
}

func (b *boundsByLoop) forgetAll()   { b.all++ }
func (b *boundsByLoop) forgetForms() { b.form++ }

// factsOf returns what is known of e, nil for nothing.
func (t *Table) factsOf(e *Expr) *facts {
	if e.facts != nil && e.facts.valid == t.bounds.of(e.bounds).valid {
		return e.facts
	}
	return nil
}

// note returns where to write what is known of e.
func (t *Table) note(e *Expr) *facts {
	if e.facts == nil {
		if len(t.facts) == 0 {
			t.facts = make([]facts, 16)
		}
		e.facts, t.facts = &t.facts[0], t.facts[1:]
	}
	if valid := t.bounds.of(e.bounds).valid; e.facts.valid != valid {
		e.facts.valid, e.facts.has = valid, 0
	}
	return e.facts
}

// KnownRange returns the cached range of e, as unsigned or signed numbers.
func (t *Table) KnownRange(e *Expr, signed bool) (r ranges.Range, ok bool) {
	if f := t.factsOf(e); f != nil && f.has&(1<<side(signed)) != 0 {
		return f.ranges[side(signed)], true
	}
	return r, false
}

// NoteRange caches the range of e.
func (t *Table) NoteRange(e *Expr, signed bool, r ranges.Range) {
	f := t.note(e)
	f.ranges[side(signed)] = r
	f.has |= 1 << side(signed)
}

func side(signed bool) int {
	if signed {
		return 1
	}
	return 0
}

// KnownMultiple returns the cached number that e is a multiple of.
func (t *Table) KnownMultiple(e *Expr) (m bitvec.Int, ok bool) {
	if f := t.factsOf(e); f != nil && f.has&hasMultiple != 0 {
		return f.multiple, true
	}
	return m, false
}

// NoteMultiple caches a number that e is a multiple of.
func (t *Table) NoteMultiple(e *Expr, m bitvec.Int) {
	f := t.note(e)
	f.multiple = m
	f.has |= hasMultiple
}

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
func (t *Table) ForgetBoundsOf(e *Expr) {
	if e.facts != nil {
		e.facts.has = 0
	}
}

// ForgetBoundsIn drops the ranges that can be tighter now that the trip count of l is known.
func (t *Table) ForgetBoundsIn(l *analysis.Loop) { t.bounds.forgetIn(l) }

// ForgetForms drops the canonical forms of all comparisons.
func (t *Table) ForgetForms() { t.bounds.forgetForms() }
