package instcombine

import "opt-go/frontend/ir"

// Compares of minima and maxima.

// icmpMinMax: umin(a, b) == a is a <= b and the like.
func (ic *combiner) icmpMinMax(i *ir.Instr) *ir.Instr {
	for n := range 2 {
		c, z := opOf(i.Operand(n), ir.Call), i.Operand(1-n)
		if c == nil || oppositeMinMax[c.IntrinsicID()] == "" {
			continue
		}
		var y ir.Value
		switch z {
		case c.Arg(0):
			y = c.Arg(1)
		case c.Arg(1):
			y = c.Arg(0)
		default:
			continue
		}
		p := i.Pred
		if n == 1 {
			p = p.Swapped()
		}
		le := minMaxOrder(c.IntrinsicID()) // min(z, y) == z: z <= y
		switch {
		case p == ir.EQ:
			return newCmp(le, z, y)
		case p == ir.NE:
			return newCmp(le.Inverse(), z, y)
		}
	}
	for n := range 2 {
		p := i.Pred
		if n == 1 {
			p = p.Swapped()
		}
		if m := opOf(i.Operand(n), ir.Call); m != nil && oppositeMinMax[m.IntrinsicID()] != "" {
			if r := ic.icmpMinMaxDecided(i, m, i.Operand(1-n), p); r != nil {
				return r
			}
		}
	}
	return nil
}

// icmpMinMaxDecided is max(x, y) p z where x p z, or y p z, is known. With the order of the
// maximum, that decides, or leaves the other.
func (ic *combiner) icmpMinMaxDecided(i, m *ir.Instr, z ir.Value, p ir.Pred) *ir.Instr {
	order := minMaxOrder(m.IntrinsicID())
	if !p.IsEquality() && p.IsSigned() != order.IsSigned() {
		w := width(z.Type())
		if p.IsSigned() || !ic.q.KnownBits(z).NonNegative(w) || !ic.q.KnownBits(m).NonNegative(w) {
			return nil
		}
		p = p.Signed() // as it was before both were known not to be negative
	}
	known := func(p ir.Pred, a ir.Value) (value, ok bool) {
		k := ir.AsInt(ic.q.ICmp(p, a, z))
		return k != nil && !k.IsZero(), k != nil
	}
	x, y := m.Arg(0), m.Arg(1)
	first, ok := known(p, x)
	second, ok2 := known(p, y)
	if !ok {
		x, y, first, second, ok, ok2 = y, x, second, first, ok2, ok
	}
	if !ok {
		return nil
	}
	truth := func(b bool) *ir.Instr {
		if b {
			return ic.use(i, ir.NewAllOnes(i.Type()))
		}
		return ic.use(i, ir.NewZero(i.Type()))
	}
	rest := func() *ir.Instr {
		if ok2 {
			return truth(second)
		}
		return newCmp(p, y, z)
	}
	strict := order.Swapped().Inverse() // max: >
	if p.IsEquality() {
		equal := p == ir.EQ
		if first == equal { // x = z: the maximum is z when x >= y
			if equal {
				return newCmp(order, x, y)
			}
			return newCmp(order.Inverse(), x, y)
		}
		beyond, decided := known(strict, x)
		if !decided {
			if x, y, second, ok2 = y, x, first, true; true {
				if v, is := known(p, x); !is || v == equal {
					return nil
				}
				if beyond, decided = known(strict, x); !decided {
					return nil
				}
			}
		}
		if beyond { // no maximum of x is z
			return truth(!equal)
		}
		return rest()
	}
	same := p == strict || p == order // max(x, y) > z where one is
	if first == same {
		return truth(first)
	}
	return rest()
}

func minMaxOrder(id string) ir.Pred {
	return map[string]ir.Pred{"llvm.umin": ir.ULE, "llvm.umax": ir.UGE, "llvm.smin": ir.SLE, "llvm.smax": ir.SGE}[id]
}
