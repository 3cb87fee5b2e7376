package codegen

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// term is coef times an invariant value of 64 bits (narrower ones as their signed value).
type term struct {
	v    ir.Value
	coef int64
}

// linear is a value in iteration k of a loop: base + c + k·(step + stride), with base = Σ of terms, stride likewise. Arithmetic is modulo
// 2^64.
type linear struct {
	terms  []term
	c      int64
	stride []term
	step   int64
}

func (l *linear) invariant() bool { return len(l.stride) == 0 && l.step == 0 }

// affine finds linear forms of the values of one loop.
type affine struct {
	dl   *ir.DataLayout
	loop *analysis.Loop
	pre  *ir.Block
	memo map[ir.Value]*linear
	busy map[ir.Value]bool

	// products of invariant values, computed in the preheader; nil where none may be made
	products map[[2]ir.Value]ir.Value

	meets map[*ir.Instr]bool // φs whose increments are being compared
}

func newAffine(dl *ir.DataLayout, l *analysis.Loop) *affine {
	return &affine{dl: dl, loop: l, pre: l.Preheader(), memo: map[ir.Value]*linear{}, busy: map[ir.Value]bool{}, meets: map[*ir.Instr]bool{}}
}

// of gives the linear form of an integer or pointer, nil where it has none.
func (a *affine) of(v ir.Value) *linear {
	t := v.Type()
	if !t.IsPtr() && !(t.IsInt() && t.Bits > 1 && t.Bits <= 64) {
		return nil
	}
	if n, ok := intConst(v); ok {
		return &linear{c: n}
	}
	if l, ok := a.memo[v]; ok {
		return l
	}
	if a.busy[v] {
		return nil
	}
	a.busy[v] = true
	l := a.compute(v)
	a.busy[v] = false
	if l == nil && a.loop.Invariant(v) {
		l = &linear{terms: []term{{v, 1}}}
	}
	a.memo[v] = l
	return l
}

func (a *affine) compute(v ir.Value) *linear {
	if c, ok := v.(*ir.Const); ok && c.Kind == ir.ExprConst && c.Op == ir.GetElementPtr {
		if off, ok := a.dl.ConstGEPOffset(c.ElemTy, c.Elems[1:]); ok {
			return a.of(c.Elems[0]).plus(&linear{c: off})
		}
		return nil
	}
	i, ok := v.(*ir.Instr)
	if !ok {
		return nil
	}
	exact := i.Type().IsPtr() || i.Type().Bits == 64 || i.HasFlag(ir.NSW)
	switch i.Op() {
	case ir.Phi:
		if i.Block() != a.loop.Header {
			return a.merged(i)
		}
		return a.recurrence(i)
	case ir.Add:
		if exact {
			return a.of(i.Operand(0)).plus(a.of(i.Operand(1)))
		}
	case ir.Or:
		if i.HasFlag(ir.Disjoint) {
			return a.of(i.Operand(0)).plus(a.of(i.Operand(1)))
		}
	case ir.Xor:
		if n, ok := intConst(i.Operand(1)); ok && n == -1 { // not x = −x − 1
			return a.of(i.Operand(0)).times(-1).plus(&linear{c: -1})
		}
	case ir.Sub:
		if exact {
			return a.of(i.Operand(0)).plus(a.of(i.Operand(1)).times(-1))
		}
	case ir.Mul:
		if exact {
			return a.product(a.of(i.Operand(0)), a.of(i.Operand(1)))
		}
	case ir.Shl:
		if n, ok := intConst(i.Operand(1)); ok && exact && n >= 0 && n < 63 {
			return a.of(i.Operand(0)).times(1 << n)
		}
	case ir.SExt:
		return a.of(i.Operand(0))
	case ir.ZExt:
		if i.HasFlag(ir.NNeg) || nonNegative(i.Operand(0), 0) {
			return a.of(i.Operand(0))
		}
	case ir.Freeze:
		return nil
	case ir.GetElementPtr:
		return a.pointer(i)
	}
	return nil
}

func (a *affine) pointer(i *ir.Instr) *linear {
	if i.Type().IsVector() {
		return nil
	}
	sum := a.of(i.Operand(0))
	t := i.ElemTy
	for k := 1; k < i.NumOperands() && sum != nil; k++ {
		n, isConst := intConst(i.Operand(k))
		switch {
		case k == 1:
			sum = sum.plus(a.of(i.Operand(k)).times(int64(a.dl.AllocSize(t))))
		case t.Kind == ir.StructKind:
			if !isConst {
				return nil
			}
			sum = sum.plus(&linear{c: int64(a.dl.FieldOffset(t, uint64(n)))})
			t = t.Fields[n]
		default:
			t = t.Elem
			sum = sum.plus(a.of(i.Operand(k)).times(int64(a.dl.AllocSize(t))))
		}
	}
	return sum
}

// merged is the form that all values of a φ inside the loop have: i+1 on both ways around an inner loop, say.
func (a *affine) merged(phi *ir.Instr) *linear {
	var all *linear
	if !a.loop.Contains(phi.Block()) {
		return nil
	}
	for k := range phi.NumIncoming() {
		l := a.of(phi.Operand(k))
		if l == nil || all != nil && (l.c != all.c || l.step != all.step || !sameTerms(l.terms, all.terms) || !sameTerms(l.stride, all.stride)) {
			return nil
		}
		all = l
	}
	return all
}

// recurrence recognises φ(init, φ + invariant).
func (a *affine) recurrence(phi *ir.Instr) *linear {
	latch := a.loop.Latch()
	if a.pre == nil || latch == nil || phi.Block() != a.loop.Header || phi.NumIncoming() != 2 {
		return nil
	}
	init := a.of(phi.IncomingFor(a.pre))
	if behind, ok := phi.IncomingFor(latch).(*ir.Instr); ok && behind.Op() == ir.Phi && behind.Block() == phi.Block() && behind != phi {
		return lagging(init, a.of(behind))
	}
	step := a.increment(phi, phi.IncomingFor(latch))
	if init == nil || step == nil || !init.invariant() || !step.invariant() {
		return nil
	}
	return &linear{terms: init.terms, c: init.c, stride: step.terms, step: step.c}
}

// lagging is a φ that takes what another φ, with the form of ahead, was one iteration before: it has the same form one step back if its first
// value fits.
func lagging(init, ahead *linear) *linear {
	if init == nil || ahead == nil || !init.invariant() || ahead.invariant() {
		return nil
	}
	back := ahead.plus(&linear{terms: scaleTerms(ahead.stride, -1), c: -ahead.step})
	if !sameTerms(back.terms, init.terms) || back.c != init.c {
		return nil
	}
	return back
}

// increment is by how much next is more than φ, nil if that is not invariant. Sums of several steps are followed.
func (a *affine) increment(phi *ir.Instr, next ir.Value) *linear {
	sum := &linear{}
	for depth := 0; next != ir.Value(phi); depth++ {
		i, ok := next.(*ir.Instr)
		if !ok || depth > 8 || a.loop.Invariant(i) {
			return nil
		}
		var rest ir.Value
		var step *linear
		if i.Op() == ir.Phi && i.Block() != phi.Block() {
			return sum.plus(a.sameIncrement(phi, i))
		}
		switch {
		case i.Op() == ir.GetElementPtr && !i.Type().IsVector():
			base := i.Operand(0)
			held, had := a.memo[base]
			a.memo[base] = &linear{}
			step = a.pointer(i)
			delete(a.memo, base)
			if had {
				a.memo[base] = held
			}
			rest = base
		case i.Op() == ir.Add && (i.Type().Bits == 64 || i.HasFlag(ir.NSW)):
			rest, step = i.Operand(0), a.invariant(i.Operand(1))
			if step == nil {
				rest, step = i.Operand(1), a.invariant(i.Operand(0))
			}
		case i.Op() == ir.Sub && (i.Type().Bits == 64 || i.HasFlag(ir.NSW)):
			rest, step = i.Operand(0), a.invariant(i.Operand(1)).times(-1)
		}
		if step == nil || !step.invariant() {
			return nil
		}
		sum = sum.plus(step)
		next = rest
	}
	return sum
}

// sameIncrement is the increment on all ways that meet in a φ behind an inner loop, if it is the same on all of them.
func (a *affine) sameIncrement(phi, meet *ir.Instr) *linear {
	if a.meets[meet] {
		return nil
	}
	a.meets[meet] = true
	defer func() { a.meets[meet] = false }()
	var all *linear
	for k := range meet.NumIncoming() {
		step := a.increment(phi, meet.Operand(k))
		if step == nil || all != nil && (step.c != all.c || !sameTerms(step.terms, all.terms)) {
			return nil
		}
		all = step
	}
	return all
}

func (a *affine) invariant(v ir.Value) *linear {
	if !a.loop.Invariant(v) {
		return nil
	}
	return a.of(v)
}

func (l *linear) plus(m *linear) *linear {
	if l == nil || m == nil {
		return nil
	}
	return &linear{terms: addTerms(l.terms, m.terms), c: l.c + m.c, stride: addTerms(l.stride, m.stride), step: l.step + m.step}
}

func (l *linear) times(n int64) *linear {
	if l == nil {
		return nil
	}
	return &linear{terms: scaleTerms(l.terms, n), c: l.c * n, stride: scaleTerms(l.stride, n), step: l.step * n}
}

// product multiplies where one side is a number, or a counter without a base meets an invariant.
func product(l, m *linear) *linear {
	if l == nil || m == nil {
		return nil
	}
	for range 2 {
		if len(m.terms) == 0 && m.invariant() {
			return l.times(m.c)
		}
		// (c + k·step) · m = c·m + k·(step·m)
		if m.invariant() && len(l.terms) == 0 && len(l.stride) == 0 {
			base, stride := m.times(l.c), m.times(l.step)
			return &linear{terms: base.terms, c: base.c, stride: stride.terms, step: stride.c}
		}
		l, m = m, l
	}
	return nil
}

func addTerms(a, b []term) []term {
	out := slices.Clone(a)
next:
	for _, t := range b {
		for i := range out {
			if out[i].v == t.v {
				out[i].coef += t.coef
				continue next
			}
		}
		out = append(out, t)
	}
	return slices.DeleteFunc(out, func(t term) bool { return t.coef == 0 })
}

func scaleTerms(a []term, n int64) []term {
	out := slices.Clone(a)
	for i := range out {
		out[i].coef *= n
	}
	return slices.DeleteFunc(out, func(t term) bool { return t.coef == 0 })
}

// sameTerms compares two sums whatever their order.
func sameTerms(a, b []term) bool {
	return len(a) == len(b) && len(addTerms(a, scaleTerms(b, -1))) == 0
}
