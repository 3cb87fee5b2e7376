package instcombine

import (
	"opt-go/frontend/ir"
	"opt-go/passes/simplify/constfold"
)

// Masks that a shift to the left makes redundant, or constant: of (x & mask) << n only the low w-n
// bits of x matter, and mask depends on an amount m whose sum with n, or difference to it, is
// constant.
//
//	mask                                  bits of x kept    bits of the result kept
//	(1 << m) - 1, ~(-1 << m)              the low m         the low m+n
//	-1 >> m, (-1 << m) >> m, x << m >> m  the low w-m       the low w-(m-n)
//
// The mask that is left is that of a constant, computed in twice the width, since m+n may reach
// beyond w. There may be a truncation between mask and shift. (LLVM's
// dropRedundantMaskingOfLeftShiftInput.)
func (ic *combiner) shlOfMasked(i *ir.Instr) *ir.Instr {
	masked, n := i.Operand(0), i.Operand(1)
	t := opOf(masked, ir.Trunc)
	if t != nil {
		if !oneUse(t) {
			return nil
		}
		masked = t.Operand(0)
	}
	outer := asInstr(masked)
	if outer == nil || !isOp(outer, ir.And, ir.LShr, ir.AShr) {
		return nil
	}
	x, m, low := shiftMasked(outer)
	if x == nil {
		return nil
	}
	if z := opOf(m, ir.ZExt); z != nil {
		m = z.Operand(0)
	}
	if !sumOfAmountsFits(n, m, i.Type(), masked.Type()) {
		return nil
	}
	mask := ic.maskOfAmounts(m, n, masked.Type(), i.Type(), low)
	if mask == nil {
		return nil
	}
	whole := isAllOnes(mask)
	if !whole && (!oneUse(masked) || outer.Op() == ir.AShr) {
		return nil
	}
	if t != nil {
		x = ic.b.cast(ir.Trunc, x, i.Type(), "")
	}
	s := newBinary(ir.Shl, x, n, 0)
	if whole {
		return s
	}
	return newBinary(ir.And, ic.b.insert(s, ""), mask, 0)
}

// shiftMasked matches x & a mask of the amount m, or a shift to the left and back; low means that m
// is the number of bits kept, else it is that of the bits cleared.
func shiftMasked(i *ir.Instr) (x, m ir.Value, low bool) {
	if i.Op() != ir.And { // x << m >> m
		if s := opOf(i.Operand(0), ir.Shl); s != nil && s.Operand(1) == i.Operand(1) {
			return s.Operand(0), i.Operand(1), false
		}
		return nil, nil, false
	}
	for k := range 2 {
		mask, x := asInstr(i.Operand(k)), i.Operand(1-k)
		if mask == nil {
			continue
		}
		switch mask.Op() {
		case ir.Add:
			if s := opOf(mask.Operand(0), ir.Shl); s != nil && isOne(s.Operand(0)) && isAllOnes(mask.Operand(1)) {
				return x, s.Operand(1), true
			}
		case ir.Xor:
			if s := opOf(notOf(mask), ir.Shl); s != nil && isAllOnes(s.Operand(0)) {
				return x, s.Operand(1), true
			}
		case ir.LShr:
			if isAllOnes(mask.Operand(0)) {
				return x, mask.Operand(1), false
			}
			if s := opOf(mask.Operand(0), ir.Shl); s != nil && isAllOnes(s.Operand(0)) && s.Operand(1) == mask.Operand(1) {
				return x, mask.Operand(1), false
			}
		}
	}
	return nil, nil, false
}

// sumOfAmountsFits reports whether the sum of two amounts, perhaps of a narrower type than that of
// the shifts, does not wrap if both are less than the widths.
func sumOfAmountsFits(n, m ir.Value, a, b *ir.Type) bool {
	if n.Type() != m.Type() {
		return false
	}
	w := width(n.Type())
	return w > 32 || maskOf(w) >= uint64(width(a)-1+width(b)-1)
}

// maskOfAmounts is the constant mask of shlOfMasked in the type to, or nil where the amounts do not
// add up to a constant.
func (ic *combiner) maskOfAmounts(m, n ir.Value, wide, to *ir.Type, low bool) *ir.Const {
	w := width(wide)
	if w > 64 || width(n.Type()) > 64 {
		return nil
	}
	op, a, b := ir.Add, m, n
	if !low {
		op, a, b = ir.Sub, n, m
	}
	sum, _ := ic.q.Binary(op, 0, a, b).(*ir.Const)
	if sum == nil || immediate(sum) == nil {
		return nil
	}
	twice := wide.WithScalar(ic.ctx.Int(2 * w))
	ones := ir.NewAllOnes(twice)
	if low {
		high := ic.foldExtended(ir.Shl, ones, undefReplaced(sum, uint64(2*w)))
		if high == nil {
			return nil
		}
		return ic.foldTrunc(foldNot(high), to)
	}
	sum = undefReplaced(sum, -uint64(w))
	cleared := fold(ir.Sub, ir.NewInt(sum.Type(), uint64(w)), sum)
	if cleared == nil {
		return nil
	}
	return ic.foldTrunc(ic.foldExtended(ir.LShr, ones, cleared), to)
}

// foldExtended computes with a constant and another one that is extended to its type.
func (ic *combiner) foldExtended(op ir.Op, k, l *ir.Const) *ir.Const {
	if wide, ok := constfold.Cast(ir.ZExt, l, k.Type(), ic.dl).(*ir.Const); ok {
		return fold(op, k, wide)
	}
	return nil
}

func (ic *combiner) foldTrunc(k *ir.Const, to *ir.Type) *ir.Const {
	if k == nil {
		return nil
	}
	v, _ := constfold.Cast(ir.Trunc, k, to, ic.dl).(*ir.Const)
	return v
}

// undefReplaced is k with a number in place of undefined lanes: of their extensions the upper bits
// would be zero.
func undefReplaced(k *ir.Const, v uint64) *ir.Const {
	if isUndef(k) {
		return ir.NewInt(k.Type(), v)
	}
	if k.Kind != ir.VectorConst || k.Type().Kind != ir.VectorKind {
		return k
	}
	elems := make([]ir.Value, k.Type().Len)
	for n := range elems {
		elems[n] = k.Elem(uint64(n))
		if isUndef(elems[n]) {
			elems[n] = ir.NewInt(k.Type().Elem, v)
		}
	}
	return ir.NewAggregate(k.Type(), elems)
}
