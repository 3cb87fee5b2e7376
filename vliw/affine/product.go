package affine

import "opt-go/frontend/ir"

// Products of linear forms. In a[(i*n+j)*m+k] the base of the inner loop is a product of two
// values, which is not a multiple of one value. In a nest such products are computed in the
// preheader and treated as values: in the outer loops they are linear again.

// product multiplies two forms, one of which is loop-invariant.
func (a *Loop) product(l, m *Linear) *Linear {
	if p := product(l, m); p != nil || l == nil || m == nil || a.products == nil {
		return p
	}
	if !m.Invariant() {
		l, m = m, l
	}
	if !m.Invariant() {
		return nil
	}
	base, ok := a.expand(l.Terms, l.C, m)
	step, also := a.expand(l.Stride, l.Step, m)
	if !ok || !also {
		return nil
	}
	return &Linear{Terms: base.Terms, C: base.C, Stride: step.Terms, Step: step.C}
}

// expand multiplies (Σ terms + c) by an invariant form.
func (a *Loop) expand(terms []Term, c int64, m *Linear) (*Linear, bool) {
	sum := m.Times(c)
	for _, t := range terms {
		sum = sum.Plus(&Linear{Terms: []Term{{t.V, t.Coef * m.C}}})
		for _, u := range m.Terms {
			v := a.multiply(t.V, u.V)
			if v == nil {
				return nil, false
			}
			sum = sum.Plus(&Linear{Terms: []Term{{v, t.Coef * u.Coef}}})
		}
	}
	return &Linear{Terms: addTerms(sum.Terms, nil), C: sum.C}, true
}

// multiply computes a product of two invariant integers in the preheader.
func (a *Loop) multiply(x, y ir.Value) ir.Value {
	if !x.Type().IsInt() || !y.Type().IsInt() {
		return nil
	}
	for _, key := range [][2]ir.Value{{x, y}, {y, x}} {
		if v := a.products[key]; v != nil {
			return v
		}
	}
	at := a.Pre.Term()
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
