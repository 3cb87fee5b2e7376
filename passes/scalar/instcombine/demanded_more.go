package instcombine

import (
	"math/bits"

	"opt-go/frontend/ir"
)

// Operations that are others where not all of their bits are demanded.

// insert creates an instruction before i, which it replaces.
func (d *demander) insert(i, n *ir.Instr) ir.Value {
	d.ic.b.setBefore(i)
	d.ic.b.insert(n, "")
	d.ic.b.setBefore(d.at)
	return n
}

// sumOfTruths: where the lowest bit is not demanded, zext(a) + sext(b) is sext(~a & b), and the sum
// of two sign extensions is sext(a | b), as -2 differs from -1 in the lowest bit.
func (d *demander) sumOfTruths(i *ir.Instr) ir.Value {
	x, y := asInstr(i.Operand(0)), asInstr(i.Operand(1))
	if x == nil || y == nil || !isOp(x, ir.ZExt, ir.SExt) || !isOp(y, ir.ZExt, ir.SExt) {
		return nil
	}
	a, b := x.Operand(0), y.Operand(0)
	if !isBool(a.Type()) || !isBool(b.Type()) {
		return nil
	}
	d.ic.b.setBefore(i)
	defer d.ic.b.setBefore(d.at)
	switch {
	case !oneUse(x) || !oneUse(y):
		return nil
	case x.Op() == ir.SExt && y.Op() == ir.SExt:
		return d.ic.b.cast(ir.SExt, d.ic.b.or(a, b, ""), i.Type(), "")
	case x.Op() == y.Op() || !oneUse(i):
		return nil
	case y.Op() == ir.ZExt:
		a, b = b, a
	}
	return d.ic.b.cast(ir.SExt, d.ic.b.and(d.ic.b.not(a, ""), b, ""), i.Type(), "")
}

// square: of a * a the lowest bit is that of a, and the next one is 0.
func (d *demander) square(i *ir.Instr, mask uint64) ir.Value {
	if i.Operand(0) != i.Operand(1) || mask >= 4 {
		return nil
	}
	return d.insert(i, newBinary(ir.And, i.Operand(0), ir.NewInt(i.Type(), 1), 0))
}

// shiftedConstant: (c << x) >> n is (c >> n) << x where c has no low bits to lose and the upper n
// bits are not demanded; (c >> x) << n is (c << n) >> x in the same way; a product is shifted by
// its factor.
func (d *demander) shiftedConstant(i *ir.Instr, n, mask uint64, w int) ir.Value {
	s := asInstr(i.Operand(0))
	if s == nil || n == 0 {
		return nil
	}
	back, free := ir.Shl, bits.LeadingZeros64(mask<<(64-w))
	if i.Op() == ir.Shl {
		back, free = ir.LShr, bits.TrailingZeros64(mask)
	}
	if uint64(free) < n {
		return nil
	}
	if k, ok := word(s.Operand(s.NumOperands() - 1)); ok && i.Op() == ir.LShr && s.Op() == ir.Mul && oneUse(s) && k != 0 && k>>n<<n == k {
		return d.insert(i, newBinary(ir.Mul, s.Operand(0), ir.NewInt(i.Type(), k>>n), 0))
	}
	k := immediate(s.Operand(0))
	if s.Op() != back || k == nil {
		return nil
	}
	amount := ir.NewInt(i.Type(), n)
	moved := fold(i.Op(), k, amount)
	if moved == nil || fold(back, moved, amount) != k {
		return nil
	}
	return d.insert(i, newBinary(back, moved, s.Operand(1), 0))
}

// quotient: of a dividend, the low bits that are zero in the divisor do not matter.
func (d *demander) quotient(i *ir.Instr, w, depth int) ir.Value {
	k, ok := word(i.Operand(1))
	if !ok || k == 0 {
		return nil
	}
	if d.operand(i, 0, maskOf(w)&^maskOf(trailingZeros(k, w)), depth+1) {
		i.Flags &^= ir.Exact
		return i
	}
	return nil
}

// shiftPair merges two opposite shifts, where the bits that they clear are not demanded.
func (d *demander) shiftPair(i, s *ir.Instr, n, mask uint64, w int) ir.Value {
	k, ok := word(s.Operand(1))
	if !ok || k >= uint64(w) || k == 0 || n == 0 {
		return nil
	}
	m := maskOf(w)
	var once, twice uint64 // which bits of a value of ones come through
	diff := int64(n) - int64(k)
	if i.Op() == ir.Shl {
		twice = m >> k << n & m
		if diff >= 0 {
			once = m << uint(diff) & m
		} else {
			once = m >> uint(-diff)
		}
	} else {
		twice = m << k & m >> n
		if diff >= 0 {
			once = m >> uint(diff)
		} else {
			once = m << uint(-diff) & m
		}
	}
	if once&mask != twice&mask {
		return nil
	}
	if diff == 0 {
		return s.Operand(0)
	}
	op, amount := i.Op(), uint64(diff)
	flags := ir.Flags(0)
	if diff < 0 {
		op, amount = s.Op(), uint64(-diff)
		flags = s.Flags & (ir.NUW | ir.NSW | ir.Exact)
		if s.Op() == ir.Shl {
			flags = s.Flags & (ir.NUW | ir.NSW)
		}
	} else {
		flags = i.Flags & (ir.NUW | ir.NSW)
		if op == ir.LShr {
			flags = i.Flags & ir.Exact
		}
	}
	d.ic.b.setBefore(i)
	v := newBinary(op, s.Operand(0), ir.NewInt(i.Type(), amount), flags)
	d.ic.b.insert(v, "")
	d.ic.b.setBefore(d.at)
	return v
}

func (d *demander) remainder(i *ir.Instr, mask uint64, w, depth int) ir.Value {
	if i.Op() == ir.UDiv {
		return d.quotient(i, w, depth)
	}
	k, ok := word(i.Operand(1))
	if !ok || i.Op() != ir.SRem || signExtend(k, w) <= 0 || !isPow2(k) {
		return nil
	}
	if mask < k { // the low bits alone
		return i.Operand(0)
	}
	want := k - 1 | signBit(w)
	if d.operand(i, 0, want, depth+1) {
		return i
	}
	return nil
}
