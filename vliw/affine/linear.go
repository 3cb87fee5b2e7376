// Package affine finds the linear forms of integers and addresses in loops: base + constant +
// k·step in iteration k of one loop, and with one counter per level in a loop nest.
//
// Selection strength-reduces addresses by them, dependence tests compare them, and trip counts come
// from them. The files:
//
//	linear.go    the forms over the counter of one loop
//	nest.go      chains of loops, and the forms over the counters of all of them
//	product.go   products of two loop-invariant values
//	trips.go     the test that ends a loop; trip counts of the loops of a nest
//	constant.go  numbers and signs of IR values
//
// Invariant: arithmetic is modulo 2^64, and a value of a narrower type has a form only where its
// own arithmetic does not wrap, so a form is equal to the value, sign-extended to 64 bits.
//
// The package imports the IR and passes/analysis only. It adds instructions to preheaders
// (product.go), but changes none.
package affine

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// Term is Coef times an invariant value of 64 bits (narrower ones as their signed value).
type Term struct {
	V    ir.Value
	Coef int64
}

// Linear is a value in iteration k of a loop: base + C + k·(Step + stride), with base = Σ of Terms,
// stride = Σ of Stride. Arithmetic is modulo 2^64.
type Linear struct {
	Terms  []Term
	C      int64
	Stride []Term
	Step   int64
}

// Invariant reports whether the value is the same in all iterations.
func (l *Linear) Invariant() bool { return len(l.Stride) == 0 && l.Step == 0 }

// Loop finds linear forms of the values of one loop.
type Loop struct {
	dl   *ir.DataLayout
	loop *analysis.Loop
	Pre  *ir.Block
	memo map[ir.Value]*Linear
	busy map[ir.Value]bool

	// products of invariant values, computed in the preheader; nil where none may be made
	products map[[2]ir.Value]ir.Value

	meets map[*ir.Instr]bool // φs whose increments are being compared
}

// New looks at one loop.
func New(dl *ir.DataLayout, l *analysis.Loop) *Loop {
	return &Loop{dl: dl, loop: l, Pre: l.Preheader(), memo: map[ir.Value]*Linear{}, busy: map[ir.Value]bool{}, meets: map[*ir.Instr]bool{}}
}

// Of returns the linear form of an integer or pointer, nil where it has none.
func (a *Loop) Of(v ir.Value) *Linear {
	t := v.Type()
	if !t.IsPtr() && !(t.IsInt() && t.Bits > 1 && t.Bits <= 64) {
		return nil
	}
	if n, ok := IntConst(v); ok {
		return &Linear{C: n}
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
		l = &Linear{Terms: []Term{{v, 1}}}
	}
	a.memo[v] = l
	return l
}

func (a *Loop) compute(v ir.Value) *Linear {
	if c, ok := v.(*ir.Const); ok && c.Kind == ir.ExprConst && c.Op == ir.GetElementPtr {
		if off, ok := a.dl.ConstGEPOffset(c.ElemTy, c.Elems[1:]); ok {
			return a.Of(c.Elems[0]).Plus(&Linear{C: off})
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
			return a.Of(i.Operand(0)).Plus(a.Of(i.Operand(1)))
		}
	case ir.Or:
		if i.HasFlag(ir.Disjoint) {
			return a.Of(i.Operand(0)).Plus(a.Of(i.Operand(1)))
		}
	case ir.Xor:
		if n, ok := IntConst(i.Operand(1)); ok && n == -1 { // not x = −x − 1
			return a.Of(i.Operand(0)).Times(-1).Plus(&Linear{C: -1})
		}
	case ir.Sub:
		if exact {
			return a.Of(i.Operand(0)).Plus(a.Of(i.Operand(1)).Times(-1))
		}
	case ir.Mul:
		if exact {
			return a.product(a.Of(i.Operand(0)), a.Of(i.Operand(1)))
		}
	case ir.Shl:
		if n, ok := IntConst(i.Operand(1)); ok && exact && n >= 0 && n < 63 {
			return a.Of(i.Operand(0)).Times(1 << n)
		}
	case ir.SExt:
		return a.Of(i.Operand(0))
	case ir.ZExt:
		if i.HasFlag(ir.NNeg) || NonNegative(i.Operand(0), 0) {
			return a.Of(i.Operand(0))
		}
	case ir.Freeze:
		return nil
	case ir.GetElementPtr:
		return a.pointer(i)
	}
	return nil
}

func (a *Loop) pointer(i *ir.Instr) *Linear {
	if i.Type().IsVector() {
		return nil
	}
	sum := a.Of(i.Operand(0))
	t := i.ElemTy
	for k := 1; k < i.NumOperands() && sum != nil; k++ {
		n, isConst := IntConst(i.Operand(k))
		switch {
		case k == 1:
			sum = sum.Plus(a.Of(i.Operand(k)).Times(int64(a.dl.AllocSize(t))))
		case t.Kind == ir.StructKind:
			if !isConst {
				return nil
			}
			sum = sum.Plus(&Linear{C: int64(a.dl.FieldOffset(t, uint64(n)))})
			t = t.Fields[n]
		default:
			t = t.Elem
			sum = sum.Plus(a.Of(i.Operand(k)).Times(int64(a.dl.AllocSize(t))))
		}
	}
	return sum
}

// merged is the form that all values of a φ inside the loop have: i+1 on both paths around an inner
// loop, say.
func (a *Loop) merged(phi *ir.Instr) *Linear {
	var all *Linear
	if !a.loop.Contains(phi.Block()) {
		return nil
	}
	for k := range phi.NumIncoming() {
		l := a.Of(phi.Operand(k))
		if l == nil || all != nil && (l.C != all.C || l.Step != all.Step || !SameTerms(l.Terms, all.Terms) || !SameTerms(l.Stride, all.Stride)) {
			return nil
		}
		all = l
	}
	return all
}

// recurrence recognises φ(init, φ + invariant).
func (a *Loop) recurrence(phi *ir.Instr) *Linear {
	latch := a.loop.Latch()
	if a.Pre == nil || latch == nil || phi.Block() != a.loop.Header || phi.NumIncoming() != 2 {
		return nil
	}
	init := a.Of(phi.IncomingFor(a.Pre))
	if after, ok := phi.IncomingFor(latch).(*ir.Instr); ok && after.Op() == ir.Phi && after.Block() == phi.Block() && after != phi {
		return lagging(init, a.Of(after))
	}
	step := a.increment(phi, phi.IncomingFor(latch))
	if init == nil || step == nil || !init.Invariant() || !step.Invariant() {
		return nil
	}
	return &Linear{Terms: init.Terms, C: init.C, Stride: step.Terms, Step: step.C}
}

// lagging is a φ that takes what another φ, with the form of ahead, was one iteration before: it
// has the same form one step back if its first value fits.
func lagging(init, ahead *Linear) *Linear {
	if init == nil || ahead == nil || !init.Invariant() || ahead.Invariant() {
		return nil
	}
	back := ahead.Plus(&Linear{Terms: ScaleTerms(ahead.Stride, -1), C: -ahead.Step})
	if !SameTerms(back.Terms, init.Terms) || back.C != init.C {
		return nil
	}
	return back
}

// increment is by how much next is more than φ, nil if that is not invariant. Sums of several steps
// are followed.
func (a *Loop) increment(phi *ir.Instr, next ir.Value) *Linear {
	sum := &Linear{}
	for depth := 0; next != ir.Value(phi); depth++ {
		i, ok := next.(*ir.Instr)
		if !ok || depth > 8 || a.loop.Invariant(i) {
			return nil
		}
		var rest ir.Value
		var step *Linear
		if i.Op() == ir.Phi && i.Block() != phi.Block() {
			return sum.Plus(a.sameIncrement(phi, i))
		}
		switch {
		case i.Op() == ir.GetElementPtr && !i.Type().IsVector():
			base := i.Operand(0)
			held, had := a.memo[base]
			a.memo[base] = &Linear{}
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
			rest, step = i.Operand(0), a.invariant(i.Operand(1)).Times(-1)
		}
		if step == nil || !step.Invariant() {
			return nil
		}
		sum = sum.Plus(step)
		next = rest
	}
	return sum
}

// sameIncrement is the increment on all paths that meet in a φ after an inner loop, if it is the
// same on all of them.
func (a *Loop) sameIncrement(phi, meet *ir.Instr) *Linear {
	if a.meets[meet] {
		return nil
	}
	a.meets[meet] = true
	defer func() { a.meets[meet] = false }()
	var all *Linear
	for k := range meet.NumIncoming() {
		step := a.increment(phi, meet.Operand(k))
		if step == nil || all != nil && (step.C != all.C || !SameTerms(step.Terms, all.Terms)) {
			return nil
		}
		all = step
	}
	return all
}

func (a *Loop) invariant(v ir.Value) *Linear {
	if !a.loop.Invariant(v) {
		return nil
	}
	return a.Of(v)
}

// Plus adds two forms; nil stands for no form, here and below.
func (l *Linear) Plus(m *Linear) *Linear {
	if l == nil || m == nil {
		return nil
	}
	return &Linear{Terms: addTerms(l.Terms, m.Terms), C: l.C + m.C, Stride: addTerms(l.Stride, m.Stride), Step: l.Step + m.Step}
}

// Times multiplies a form by a number.
func (l *Linear) Times(n int64) *Linear {
	if l == nil {
		return nil
	}
	return &Linear{Terms: ScaleTerms(l.Terms, n), C: l.C * n, Stride: ScaleTerms(l.Stride, n), Step: l.Step * n}
}

// product multiplies where one side is a number, or a counter without a base meets an invariant.
func product(l, m *Linear) *Linear {
	if l == nil || m == nil {
		return nil
	}
	for range 2 {
		if len(m.Terms) == 0 && m.Invariant() {
			return l.Times(m.C)
		}
		// (c + k·step) · m = c·m + k·(step·m)
		if m.Invariant() && len(l.Terms) == 0 && len(l.Stride) == 0 {
			base, stride := m.Times(l.C), m.Times(l.Step)
			return &Linear{Terms: base.Terms, C: base.C, Stride: stride.Terms, Step: stride.C}
		}
		l, m = m, l
	}
	return nil
}

// addTerms adds two sums.
func addTerms(a, b []Term) []Term {
	out := slices.Clone(a)
next:
	for _, t := range b {
		for i := range out {
			if out[i].V == t.V {
				out[i].Coef += t.Coef
				continue next
			}
		}
		out = append(out, t)
	}
	return slices.DeleteFunc(out, func(t Term) bool { return t.Coef == 0 })
}

// ScaleTerms multiplies a sum by a number.
func ScaleTerms(a []Term, n int64) []Term {
	out := slices.Clone(a)
	for i := range out {
		out[i].Coef *= n
	}
	return slices.DeleteFunc(out, func(t Term) bool { return t.Coef == 0 })
}

// SameTerms reports whether two sums are equal up to the order of their terms.
func SameTerms(a, b []Term) bool {
	return len(a) == len(b) && len(addTerms(a, ScaleTerms(b, -1))) == 0
}
