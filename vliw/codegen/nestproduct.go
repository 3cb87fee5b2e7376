package codegen

import "opt-go/frontend/ir"

// Products of linear forms. With a[(i*n+j)*m+k] the base of the inner loop is a product of two values, which is not a multiple of one. In a nest
// such products are computed in the preheader, as values of their own: further outside they are linear in their turn.

// product multiplies two forms, one of which does not change in the loop.
func (a *affine) product(l, m *linear) *linear {
	if p := product(l, m); p != nil || l == nil || m == nil || a.products == nil {
		return p
	}
	if !m.invariant() {
		l, m = m, l
	}
	if !m.invariant() {
		return nil
	}
	base, ok := a.expand(l.terms, l.c, m)
	step, also := a.expand(l.stride, l.step, m)
	if !ok || !also {
		return nil
	}
	return &linear{terms: base.terms, c: base.c, stride: step.terms, step: step.c}
}

// expand multiplies (Σ terms + c) by an invariant form.
func (a *affine) expand(terms []term, c int64, m *linear) (*linear, bool) {
	sum := m.times(c)
	for _, t := range terms {
		sum = sum.plus(&linear{terms: []term{{t.v, t.coef * m.c}}})
		for _, u := range m.terms {
			v := a.multiply(t.v, u.v)
			if v == nil {
				return nil, false
			}
			sum = sum.plus(&linear{terms: []term{{v, t.coef * u.coef}}})
		}
	}
	return &linear{terms: addTerms(sum.terms, nil), c: sum.c}, true
}

// multiply computes a product of two invariant integers in the preheader.
func (a *affine) multiply(x, y ir.Value) ir.Value {
	if !x.Type().IsInt() || !y.Type().IsInt() {
		return nil
	}
	for _, key := range [][2]ir.Value{{x, y}, {y, x}} {
		if v := a.products[key]; v != nil {
			return v
		}
	}
	at := a.pre.Term()
	i64 := at.Func().Ctx().I64
	wide := func(v ir.Value) ir.Value {
		if v.Type().Bits == 64 {
			return v
		}
		ext := ir.NewInstr(ir.SExt, i64, v)
		ext.Pos = at.Pos
		ext.InsertBefore(at)
		return ext
	}
	mul := ir.NewInstr(ir.Mul, i64, wide(x), wide(y))
	mul.Pos = at.Pos
	mul.InsertBefore(at)
	a.products[[2]ir.Value{x, y}] = mul
	return mul
}
