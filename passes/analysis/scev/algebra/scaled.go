package algebra

import (
	"slices"

	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/analysis/scev/expr"
)

// scaled collects the summands of a sum by their factor besides a constant.
type scaled struct {
	terms []term // in the order in which they came
	at    map[*expr.Expr]int
	sum   bitvec.Int // constants
}

// term is scale times e.
type term struct {
	e     *expr.Expr
	scale bitvec.Int
}

// fewTerms is how many terms are searched one by one; more are found by a map.
const fewTerms = 16

func (m *scaled) put(e *expr.Expr, scale bitvec.Int) (seen bool) {
	if n := m.find(e); n >= 0 {
		m.terms[n].scale = m.terms[n].scale.Add(scale)
		return true
	}
	m.terms = append(m.terms, term{e, scale})
	switch n := len(m.terms); {
	case m.at != nil:
		m.at[e] = n - 1
	case n > fewTerms:
		m.at = make(map[*expr.Expr]int, 2*n)
		for k, t := range m.terms {
			m.at[t.e] = k
		}
	}
	return false
}

// find returns the place of a term, -1 where there is none.
func (m *scaled) find(e *expr.Expr) int {
	if m.at != nil {
		if n, ok := m.at[e]; ok {
			return n
		}
		return -1
	}
	return slices.IndexFunc(m.terms, func(t term) bool { return t.e == e })
}

// collect reports whether combining like summands changes anything.
func (s *Algebra) collect(m *scaled, ops []*expr.Expr, scale bitvec.Int) bool {
	interesting := false
	for _, o := range ops {
		switch {
		case o.Kind == expr.Const:
			interesting = interesting || !scale.IsOne() || !m.sum.IsZero() || o.IsZero()
			m.sum = m.sum.Add(scale.Mul(o.Num))
		case o.Kind == expr.Mul && o.Ops[0].Kind == expr.Const:
			inner := scale.Mul(o.Ops[0].Num)
			if len(o.Ops) == 2 && o.Ops[1].Kind == expr.Add {
				interesting = s.collect(m, o.Ops[1].Ops, inner) || interesting
			} else {
				interesting = m.put(s.Product(o.Ops[1:]...), inner) || interesting
			}
		default:
			interesting = m.put(o, scale) || interesting
		}
	}
	return interesting
}

// addScaled: 3·x + y − x → 2·x + y; summands with the same factor are brought together.
func (s *Algebra) addScaled(ops []*expr.Expr, depth int) *expr.Expr {
	if !slices.ContainsFunc(ops, func(e *expr.Expr) bool { return e.Kind == expr.Mul }) {
		return nil
	}
	w := ops[0].Width()
	m := &scaled{terms: s.terms[:0], sum: bitvec.Zero(w)}
	s.terms = nil // products of factors, which are made meanwhile, may come here
	defer func() { s.terms = m.terms }()
	if !s.collect(m, ops, bitvec.One(w)) {
		return nil
	}
	slices.SortStableFunc(m.terms, func(x, y term) int { return x.scale.Cmp(y.scale) })
	var out []*expr.Expr
	if !m.sum.IsZero() {
		out = append(out, s.ConstOf(m.sum))
	}
	for rest := m.terms; len(rest) > 0; {
		c, n := rest[0].scale, 1
		for n < len(rest) && rest[n].scale.Eq(c) {
			n++
		}
		alike := rest[:n]
		rest = rest[n:]
		if c.IsZero() {
			continue
		}
		e := s.sumOf(alike, depth+1)
		if !c.IsOne() {
			e = s.productOfTwo(s.ConstOf(c), e, depth+1)
		}
		out = append(out, e)
	}
	switch len(out) {
	case 0:
		return s.Zero(s.IntType(ops[0].Type))
	case 1:
		return out[0]
	}
	return s.add(out, expr.AnyWrap, depth+1)
}

// sumOf returns the sum of what the terms scale.
func (s *Algebra) sumOf(terms []term, depth int) *expr.Expr {
	if len(terms) == 1 {
		return terms[0].e
	}
	ops := make([]*expr.Expr, len(terms))
	for k, t := range terms {
		ops[k] = t.e
	}
	return s.add(ops, expr.AnyWrap, depth)
}
