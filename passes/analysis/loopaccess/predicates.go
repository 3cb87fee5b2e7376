package loopaccess

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/analysis/scev"
)

// Predicates are assumptions under which expressions are simpler: LLVM's PredicatedScalarEvolution.
type Predicates struct {
	// List has the assumptions in the order in which they were made.
	List []Predicate

	s       *scev.Evolution
	l       *analysis.Loop
	sure    map[Predicate]bool // they are about what is accessed in every iteration, so that they are no poison
	ones    map[ir.Value]bool
	noWraps map[Predicate]bool
	memo    map[*scev.Expr]*scev.Expr
}

// Predicate is one assumption: that a value is 1, or that a recurrence does not wrap, in signed or
// unsigned arithmetic.
type Predicate struct {
	One    *scev.Expr // nil: the other kind
	Rec    *scev.Expr
	Signed bool
}

func newPredicates(s *scev.Evolution, l *analysis.Loop) *Predicates {
	return &Predicates{s: s, l: l, sure: map[Predicate]bool{}, ones: map[ir.Value]bool{}, noWraps: map[Predicate]bool{}, memo: map[*scev.Expr]*scev.Expr{}}
}

// Of returns the expression of a value under the assumptions.
func (p *Predicates) Of(v ir.Value) *scev.Expr {
	e := p.s.Of(v)
	if e == nil || len(p.List) == 0 {
		return e
	}
	return p.rewrite(e, nil)
}

// MayBePoison reports whether an assumption is about a value that the loop may execute with though
// it is poison.
func (p *Predicates) MayBePoison(q Predicate) bool { return !p.sure[q] }

// asRecurrence returns the expression of a value as a recurrence of the loop, with further
// assumptions where these make it one; else nil.
func (p *Predicates) asRecurrence(v ir.Value, sure bool) *scev.Expr {
	e := p.s.Of(v)
	if e == nil {
		return nil
	}
	var more []Predicate
	r := p.rewrite(e, &more)
	if r.Kind != scev.AddRec || r.Loop != p.l {
		return nil
	}
	for _, q := range more {
		p.addWrap(q, sure)
	}
	return r
}

func (p *Predicates) addEqualsOne(v ir.Value, sure bool) {
	q := Predicate{One: p.s.UnknownOf(v)}
	p.sure[q] = p.sure[q] || sure
	if !p.ones[v] {
		p.ones[v] = true
		p.List = append(p.List, q)
		clear(p.memo)
	}
}

// addNoWrap assumes that a recurrence does not wrap in unsigned arithmetic.
func (p *Predicates) addNoWrap(rec *scev.Expr, sure bool) { p.addWrap(Predicate{Rec: rec}, sure) }

func (p *Predicates) hasNoWrap(rec *scev.Expr) bool { return p.noWraps[Predicate{Rec: rec}] }

func (p *Predicates) addWrap(q Predicate, sure bool) {
	p.sure[q] = p.sure[q] || sure
	if !p.noWraps[q] {
		p.noWraps[q] = true
		p.List = append(p.List, q)
		clear(p.memo)
	}
}

// holds reports whether an assumption on a recurrence is made, or follows from its flags.
func (p *Predicates) holds(q Predicate) bool {
	step, isConst := q.Rec.Ops[1].IsConst()
	switch {
	case p.noWraps[q]:
		return true
	case q.Signed:
		return q.Rec.Has(scev.NSW)
	}
	return q.Rec.Has(scev.NUW) && isConst && !step.IsNegative()
}

// rewrite applies the assumptions to an expression. Where more is given, extensions of recurrences
// become recurrences under further assumptions, which are appended.
func (p *Predicates) rewrite(e *scev.Expr, more *[]Predicate) *scev.Expr {
	if more == nil {
		if r := p.memo[e]; r != nil {
			return r
		}
	}
	r := p.rewritten(e, more)
	if more == nil {
		p.memo[e] = r
	}
	return r
}

func (p *Predicates) rewritten(e *scev.Expr, more *[]Predicate) *scev.Expr {
	if e.Kind == scev.Unknown {
		if p.ones[e.Value] {
			return p.s.ConstOf(bitvec.New(e.Width(), 1))
		}
		return e
	}
	if len(e.Ops) == 0 {
		return e
	}
	ops := make([]*scev.Expr, len(e.Ops))
	same := true
	for k, o := range e.Ops {
		ops[k] = p.rewrite(o, more)
		same = same && ops[k] == o
	}
	if rec := ops[0]; (e.Kind == scev.ZExt || e.Kind == scev.SExt) && rec.Kind == scev.AddRec && rec.Loop == p.l && rec.IsAffine() {
		q := Predicate{Rec: rec, Signed: e.Kind == scev.SExt}
		if p.holds(q) || more != nil {
			if !p.holds(q) {
				*more = append(*more, q)
			}
			var flags scev.Flags // of those of the narrow recurrence only what holds whether or not the assumption does
			if rec.Flags != 0 {
				flags = scev.NW
			}
			start := p.s.ExtTo(rec.Ops[0], e.Type, q.Signed)
			return p.s.Rec(p.l, flags, start, p.s.SExtTo(rec.Ops[1], e.Type))
		}
	}
	if same {
		return e
	}
	return p.s.Rebuild(e, ops)
}
