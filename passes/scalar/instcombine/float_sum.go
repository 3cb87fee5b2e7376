package instcombine

import "opt-go/frontend/ir"

// Sums of scaled floats that may be reassociated: the addends of nested sums are collected by
// value, where that takes fewer operations (LLVM's FAddCombine). With
//
//	a = x + y;  b = x - y;  s = a + b        s is 2 * x
//
// Coefficients are computed in the numbers' own type. Vectors are left alone, as in LLVM.

// addend is k * v, or k where v is nil. counted means that k is the number of occurrences of v, not
// a constant of the program: only then do 1 and 2 become v itself and v + v instead of factors.
type addend struct {
	k       *ir.Const
	v       ir.Value
	counted bool
}

func (a addend) times(n float64) bool { return a.counted && floatIs(a.k, n, false) }

type floatSum struct {
	ic   *combiner
	i    *ir.Instr
	fail bool // a coefficient could not be computed
}

// orderless reports whether an operation's order and the sign of its zeros do not matter.
func orderless(i *ir.Instr) bool { return i.HasFlag(ir.FReassoc | ir.FNSZ) }

// combineSum is a sum or difference by fewer operations, or nil.
func (ic *combiner) combineSum(i *ir.Instr) *ir.Instr {
	if i.Type().IsVector() || !orderless(i) {
		return nil
	}
	s := &floatSum{ic: ic, i: i}
	v := s.simplify()
	if s.fail || v == nil {
		return nil
	}
	return ic.use(i, v)
}

func (s *floatSum) number(f float64) *ir.Const { return ir.NewFloat(s.i.Type(), f) }

func (s *floatSum) fold(op ir.Op, a, b *ir.Const) *ir.Const {
	k := fold(op, a, b)
	if k == nil || k.Kind != ir.FloatConst {
		s.fail = true
		return a
	}
	return k
}

// parts splits v: a sum into two addends, a product with a constant into one.
func (s *floatSum) parts(v ir.Value) []addend {
	i := asInstr(v)
	if i == nil || !i.HasFlag(ir.FReassoc) {
		return nil
	}
	number := func(v ir.Value) *ir.Const {
		if k, ok := v.(*ir.Const); ok && k.Kind == ir.FloatConst {
			return k
		}
		return nil
	}
	switch i.Op() {
	case ir.FAdd, ir.FSub:
		var out []addend
		for n := range 2 {
			v := i.Operand(n)
			k := number(v)
			if k != nil && (floatIs(k, 0, false) || floatIs(k, 0, true)) {
				continue
			}
			a := addend{k, nil, false}
			if k == nil {
				a = addend{s.number(1), v, true}
			}
			if n == 1 && i.Op() == ir.FSub {
				a.k = s.fold(ir.FMul, a.k, s.number(-1))
			}
			out = append(out, a)
		}
		return out
	case ir.FMul:
		for n := range 2 {
			if k := number(i.Operand(n)); k != nil {
				return []addend{{k, i.Operand(1 - n), false}}
			}
		}
	}
	return nil
}

// expand splits an addend.
func (s *floatSum) expand(a addend) []addend {
	if a.v == nil {
		return nil
	}
	parts := s.parts(a.v)
	for n := range parts {
		if !a.times(1) {
			parts[n].k = s.fold(ir.FMul, parts[n].k, a.k)
			parts[n].counted = parts[n].counted && a.counted
		}
	}
	return parts
}

func (s *floatSum) simplify() ir.Value {
	top := s.parts(s.i)
	if len(top) == 0 {
		return nil
	}
	first := s.expand(top[0])
	var second []addend
	if len(top) == 2 {
		second = s.expand(top[1])
	}
	if len(first) > 0 && len(second) > 0 {
		all := []addend{first[0], second[0]}
		all = append(all, first[1:]...)
		all = append(all, second[1:]...)
		quota := 1
		if oneUse(s.i.Operand(0)) && oneUse(s.i.Operand(1)) {
			quota = 2
		}
		if v := s.add(all, quota); v != nil {
			return v
		}
	}
	if len(top) != 2 {
		if top[0].times(1) {
			return top[0].v
		}
		return nil
	}
	if len(second) > 0 {
		if v := s.add(append([]addend{top[0]}, second...), 1); v != nil {
			return v
		}
	}
	if len(first) > 0 {
		return s.add(append([]addend{top[1]}, first...), 1)
	}
	return nil
}

// add adds up with at most quota operations, or gives up.
func (s *floatSum) add(all []addend, quota int) ir.Value {
	var sum []addend
	for n, a := range all {
		if a.k == nil {
			continue
		}
		several := false
		for m := n + 1; m < len(all); m++ {
			if all[m].k != nil && all[m].v == a.v {
				a.k, several = s.fold(ir.FAdd, a.k, all[m].k), true
				a.counted = a.counted && all[m].counted
				all[m].k = nil
			}
		}
		if !several || !floatIs(a.k, 0, false) && !floatIs(a.k, 0, true) {
			sum = append(sum, a)
		}
	}
	if s.fail {
		return nil
	}
	if len(sum) == 0 {
		return s.number(0)
	}
	cost := len(sum) - 1
	for _, a := range sum {
		if a.v != nil && !a.times(1) && !a.times(-1) {
			cost++
		}
	}
	if cost > quota {
		return nil
	}
	return s.emit(sum)
}

func (s *floatSum) emit(sum []addend) ir.Value {
	flags := s.i.Flags & ir.FastMath
	var last ir.Value
	negative := false
	for _, a := range sum {
		v, neg := s.value(a, flags)
		switch {
		case last == nil:
			last, negative = v, neg
		case negative == neg:
			last = s.ic.b.binary(ir.FAdd, last, v, flags, "")
		case negative:
			last, negative = s.ic.b.binary(ir.FSub, v, last, flags, ""), false
		default:
			last = s.ic.b.binary(ir.FSub, last, v, flags, "")
		}
	}
	if !negative {
		return last
	}
	n := ir.NewInstr(ir.FNeg, last.Type(), last)
	n.Flags = flags
	return s.ic.b.insert(n, "")
}

// value computes an addend; negative reports that it must be subtracted.
func (s *floatSum) value(a addend, flags ir.Flags) (v ir.Value, negative bool) {
	switch {
	case a.v == nil:
		return a.k, false
	case a.times(1), a.times(-1):
		return a.v, a.times(-1)
	case a.times(2), a.times(-2):
		return s.ic.b.binary(ir.FAdd, a.v, a.v, flags, ""), a.times(-2)
	}
	return s.ic.b.binary(ir.FMul, a.v, a.k, flags, ""), false
}

// sumReassoc simplifies a sum or difference that may be reassociated.
func (ic *combiner) sumReassoc(i *ir.Instr) *ir.Instr {
	if !orderless(i) {
		return nil
	}
	rules := []rule{ic.factorFloats, ic.squareOfSum, ic.interpolation, ic.reductionFrom, ic.sumOfDifference, ic.combineSum}
	if i.Op() == ir.FSub {
		rules = []rule{ic.differenceOfScaled, ic.factorFloats, ic.combineSum, ic.differenceTwice}
	}
	for _, f := range rules {
		if r := f(i); r != nil {
			return r
		}
	}
	return nil
}

// differenceOfScaled: y - (x + y) is -x, x * k - x is x * (k-1), x - x * k is x * (1-k); ((x - y) +
// z) - w is (x + z) - (y + w), whose parts do not wait for each other.
func (ic *combiner) differenceOfScaled(i *ir.Instr) *ir.Instr {
	x, y, flags := i.Operand(0), i.Operand(1), i.Flags
	if v := other(y, ir.FAdd, x); v != nil {
		n := ir.NewInstr(ir.FNeg, i.Type(), v)
		n.Flags = flags
		return n
	}
	one := ir.NewFloat(i.Type(), 1)
	if m := opOf(x, ir.FMul); m != nil && m.Operand(0) == y && immediate(m.Operand(1)) != nil {
		if k := fold(ir.FSub, m.Operand(1), one); k != nil {
			return newBinary(ir.FMul, y, k, flags)
		}
	}
	if m := opOf(y, ir.FMul); m != nil && m.Operand(0) == x && immediate(m.Operand(1)) != nil {
		if k := fold(ir.FSub, one, m.Operand(1)); k != nil {
			return newBinary(ir.FMul, x, k, flags)
		}
	}
	a := onceOf(x, ir.FAdd)
	if a == nil {
		return nil
	}
	for n := range 2 {
		if d := onceOf(a.Operand(n), ir.FSub); d != nil {
			xz := ic.b.binary(ir.FAdd, d.Operand(0), a.Operand(1-n), flags, "")
			return newBinary(ir.FSub, xz, ic.b.binary(ir.FAdd, d.Operand(1), y, flags, ""), flags)
		}
	}
	return nil
}

// differenceTwice: (x - y) - w is x - (y + w).
func (ic *combiner) differenceTwice(i *ir.Instr) *ir.Instr {
	d := onceOf(i.Operand(0), ir.FSub)
	if d == nil {
		return nil
	}
	return newBinary(ir.FSub, d.Operand(0), ic.b.binary(ir.FAdd, d.Operand(1), i.Operand(1), i.Flags, ""), i.Flags)
}

// interpolation: y * (1 - z) + x * z is y + z * (x - y).
func (ic *combiner) interpolation(i *ir.Instr) *ir.Instr {
	for n := range 2 {
		p, q := onceOf(i.Operand(n), ir.FMul), onceOf(i.Operand(1-n), ir.FMul)
		if p == nil || q == nil {
			continue
		}
		for m := range 2 {
			d := onceOf(p.Operand(m), ir.FSub)
			if d == nil || !floatIs(d.Operand(0), 1, false) {
				continue
			}
			y, z := p.Operand(1-m), d.Operand(1)
			if x := other(q, ir.FMul, z); x != nil {
				xy := ic.b.binary(ir.FSub, x, y, i.Flags, "")
				return newBinary(ir.FAdd, y, ic.b.binary(ir.FMul, z, xy, i.Flags, ""), i.Flags)
			}
		}
	}
	return nil
}
