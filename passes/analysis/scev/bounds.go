package scev

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
	forms     map[comparison]comparison // canonical ones, as the ranges allow
	all, form int                       // how often everything, and all forms, had been forgotten when this was written
}

// comparison is p of two expressions.
type comparison struct {
	p    ir.Pred
	a, b *Expr
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

func (b *bounds) setForm(c, canonical comparison) {
	if b.forms == nil {
		b.forms = map[comparison]comparison{}
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
