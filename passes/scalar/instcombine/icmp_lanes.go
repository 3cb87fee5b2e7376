package instcombine

import "opt-go/frontend/ir"

// Compares of all bits of a vector, cast to an integer, with a constant (LLVM's foldICmpBitCast).

// icmpOfLanes is icmp p (bitcast <n x iK> v to iN), c:
//
//	bitcast(v) == -1           ⇒  bitcast(~v) == 0 where ~v is free
//	bitcast(zext v) == 0       ⇒  bitcast(v) == 0, of fewer bits; sext too
//	bitcast(splat of x) p c…c  ⇒  x p c: the first lanes decide, since all are alike
func (ic *combiner) icmpOfLanes(i *ir.Instr) *ir.Instr {
	bc := opOf(i.Operand(0), ir.BitCast)
	c, ok := intOf(i.Operand(1))
	if bc == nil || !ok || !bc.Type().IsInt() || !bc.Operand(0).Type().Scalar().IsInt() || !oneUse(bc) {
		return nil
	}
	v := bc.Operand(0)
	zero := func(v ir.Value) *ir.Instr {
		t := ic.ctx.Int(int(v.Type().Len) * width(v.Type()))
		return newCmp(i.Pred, ic.b.cast(ir.BitCast, v, t, ""), ir.NewZero(t))
	}
	if i.Pred.IsEquality() && v.Type().IsVector() {
		if c.IsAllOnes() {
			if x := ic.invert(v, oneUse(v)); x != nil {
				return zero(x)
			}
		}
		if x := asInstr(v); x != nil && isOp(x, ir.ZExt, ir.SExt) && c.IsZero() {
			return zero(x.Operand(0))
		}
	}
	return ic.icmpOfSplat(i, v)
}

// icmpOfSplat compares one lane of a splat that was cast to an integer with the digit that the
// constant repeats.
func (ic *combiner) icmpOfSplat(i *ir.Instr, v ir.Value) *ir.Instr {
	s := opOf(v, ir.ShuffleVector)
	if s == nil || s.Type().Scalable || len(s.Mask()) == 0 {
		return nil
	}
	lane := s.Mask()[0]
	for _, m := range s.Mask() {
		if m != lane {
			return nil
		}
	}
	if lane < 0 || lane >= int32(s.Operand(0).Type().Len) {
		return nil
	}
	digit := repeatedDigit(i.Operand(1), s.Type().Elem)
	if digit == nil {
		return nil
	}
	x := ic.b.insert(ir.NewInstr(ir.ExtractElement, s.Type().Elem, s.Operand(0), ir.NewInt(ic.ctx.I64, uint64(lane))), "")
	return newCmp(i.Pred, x, digit)
}

// repeatedDigit returns the integer of type t that a constant repeats, or nil.
func repeatedDigit(v ir.Value, t *ir.Type) *ir.Const {
	c, ok := intOf(v)
	if !ok {
		return nil
	}
	w := width(t)
	digit := c.Trunc(w)
	for at := w; at < c.Bits(); at += w {
		if !c.LShr(at).Trunc(w).Eq(digit) {
			return nil
		}
	}
	return digit.Const(t)
}
