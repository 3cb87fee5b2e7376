package instcombine

import (
	"opt-go/frontend/ir"
	"opt-go/passes/simplify/constfold"
)

// Operations whose operand is a similar operation, or one that they can move past: shifts of
// shifts, sums of extended or inverted values.

// shiftOfShiftedConstant is (k << a) << n = (k << n) << a, and so for the other shifts.
func (ic *combiner) shiftOfShiftedConstant(i *ir.Instr) *ir.Instr {
	x := opOf(i.Operand(0), i.Op())
	if x == nil || immediate(x.Operand(0)) == nil || immediate(i.Operand(1)) == nil {
		return nil
	}
	k := fold(i.Op(), x.Operand(0), i.Operand(1))
	if k == nil || k.Kind == ir.PoisonConst {
		return nil
	}
	return newBinary(i.Op(), k, x.Operand(1), i.Flags&x.Flags&(ir.NUW|ir.NSW|ir.Exact))
}

// shiftedBack is ((a << s) op b) >> s = a op (b >> s), where no bit of a was lost.
func (ic *combiner) shiftedBack(i *ir.Instr) *ir.Instr {
	x := asInstr(i.Operand(0))
	if x == nil || !oneUse(x) || !isOp(x, ir.And, ir.Or, ir.Xor, ir.Add, ir.Sub) || isOp(x, ir.Add, ir.Sub) && !x.HasFlag(ir.NUW) {
		return nil
	}
	for k := range 2 {
		s := opOf(x.Operand(k), ir.Shl)
		if s == nil || !s.HasFlag(ir.NUW) || s.Operand(1) != i.Operand(1) {
			continue
		}
		flags, joined := i.Flags&ir.Exact, x.Flags&(ir.NUW|ir.NSW|ir.Disjoint)
		switch x.Op() {
		case ir.And: // clears the low bits of b whatever they are
			flags = 0
		case ir.Sub: // b would be rounded in the other direction
			if flags == 0 {
				return nil
			}
		}
		b := ic.b.binary(ir.LShr, x.Operand(1-k), i.Operand(1), flags, "")
		if x.Op() == ir.Sub && k == 0 {
			return newBinary(ir.Sub, s.Operand(0), b, joined)
		}
		return newBinary(x.Op(), b, s.Operand(0), joined)
	}
	return nil
}

// mulShiftedOne is a * zext(1 << b) = a << zext b, where the bit is not lost.
func (ic *combiner) mulShiftedOne(i *ir.Instr) *ir.Instr {
	for k := range 2 {
		z := opOf(i.Operand(k), ir.ZExt)
		if z == nil {
			continue
		}
		if s := opOf(z.Operand(0), ir.Shl); s != nil && isOne(s.Operand(0)) && s.HasFlag(ir.NUW) {
			amount := newCast(ir.ZExt, s.Operand(1), i.Type())
			amount.Flags |= ir.NNeg // else the bit would be lost
			return newBinary(ir.Shl, i.Operand(1-k), ic.b.insert(amount, ""), i.Flags&ir.NUW)
		}
	}
	return nil
}

// truncOfShl is trunc(a << n) = trunc(a) << n. A shift of a value shifted right stays, since the
// pair sign-extends.
func (ic *combiner) truncOfShl(i *ir.Instr) *ir.Instr {
	s := onceOf(i.Operand(0), ir.Shl)
	if s == nil || immediate(s.Operand(1)) == nil || !i.Type().IsVector() && !ic.shouldNarrow(s.Type(), i.Type()) {
		return nil
	}
	if a := asInstr(s.Operand(0)); a != nil && isOp(a, ir.LShr, ir.AShr) && immediate(a.Operand(1)) != nil {
		return nil
	}
	n, ok := word(s.Operand(1)) // splats only
	if !ok || n >= uint64(width(i.Type())) {
		return nil
	}
	return newBinary(ir.Shl, ic.b.cast(ir.Trunc, s.Operand(0), i.Type(), suffixed(s.Operand(0), ".tr")), ir.NewInt(i.Type(), n), 0)
}

// truncBeforeShift is trunc(a >> n) = trunc(a) >> n where the high bits, which differ, are not
// demanded.
func (d *demander) truncBeforeShift(i *ir.Instr, mask uint64, w int) ir.Value {
	s := onceOf(i.Operand(0), ir.LShr)
	if s == nil {
		return nil
	}
	n, ok := word(s.Operand(1))
	if !ok || n >= uint64(w) || mask>>(uint64(w)-n) != 0 {
		return nil
	}
	d.ic.b.setBefore(i)
	v := d.ic.b.binary(ir.LShr, d.ic.b.cast(ir.Trunc, s.Operand(0), i.Type(), ""), ir.NewInt(i.Type(), n), 0, "")
	d.ic.b.setBefore(d.at)
	return v
}

// addToExtended is ext(a + c) + k = ext(a) + (ext(c) + k), where the inner sum does not wrap.
func (ic *combiner) addToExtended(i *ir.Instr) *ir.Instr {
	e := asInstr(i.Operand(0))
	if e == nil || !isOp(e, ir.SExt, ir.ZExt) || !oneUse(e) || immediate(i.Operand(1)) == nil {
		return nil
	}
	a := binop(e.Operand(0))
	if a == nil || !addLike(a) || immediate(a.Operand(1)) == nil {
		return nil
	}
	op, or := ir.SExt, a.Op() == ir.Or // of disjoint bits, whose sum wraps in neither sense
	switch {
	case (or || a.HasFlag(ir.NSW)) && (e.Op() == ir.SExt || e.HasFlag(ir.NNeg)):
	case (or || a.HasFlag(ir.NUW)) && e.Op() == ir.ZExt:
		op = ir.ZExt
	default:
		return nil
	}
	c, _ := constfold.Cast(op, a.Operand(1), i.Type(), ic.dl).(*ir.Const)
	if c == nil {
		return nil
	}
	k := fold(ir.Add, c, i.Operand(1))
	if k == nil {
		return nil
	}
	if r := ic.addInside(i, e, a, k); r != nil {
		return r
	}
	return newBinary(ir.Add, ic.b.cast(op, a.Operand(0), i.Type(), ""), k, 0)
}

// addInside is zext(a + c) + k = zext(a + (c + k)) for a k that is negative and no greater than c
// in magnitude: the smaller sum does not wrap either.
func (ic *combiner) addInside(i, e, a *ir.Instr, sum *ir.Const) *ir.Instr {
	c, ok1 := word(a.Operand(1))
	k, ok2 := word(i.Operand(1))
	w := width(i.Type())
	if e.Op() != ir.ZExt || !ok1 || !ok2 || a.Op() != ir.Or && !a.HasFlag(ir.NUW) || k < signBit(w) || -k&maskOf(w) > c {
		return nil
	}
	total, _ := word(sum)
	v := ic.b.binary(ir.Add, a.Operand(0), ir.NewInt(a.Type(), total), ir.NUW, "")
	return newCast(ir.ZExt, v, i.Type())
}

// icmpOfNotSum compares ~a + b, which is ~(a - b), and ~a - b, which is ~(a + b), with a constant
// by comparing the inverted value.
func (ic *combiner) icmpOfNotSum(i *ir.Instr) *ir.Instr {
	x := asInstr(i.Operand(0))
	k := immediate(i.Operand(1))
	if x == nil || k == nil || !oneUse(x) {
		return nil
	}
	var sum ir.Value
	switch {
	case x.Op() == ir.Sub && notOf(x.Operand(0)) != nil:
		sum = ic.b.add(notOf(x.Operand(0)), x.Operand(1), "")
	case x.Op() == ir.Add && notOf(x.Operand(0)) != nil:
		sum = ic.b.sub(notOf(x.Operand(0)), x.Operand(1), "")
	case x.Op() == ir.Add && notOf(x.Operand(1)) != nil:
		sum = ic.b.sub(notOf(x.Operand(1)), x.Operand(0), "")
	default:
		return nil
	}
	return newCmp(i.Pred.Swapped(), sum, foldNot(k))
}
