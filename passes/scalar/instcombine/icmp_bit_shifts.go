package instcombine

import (
	"math/bits"

	"opt-go/frontend/ir"
	"opt-go/passes/simplify/constfold"
)

// icmpOppositeShifts: ((x << m) & (y >> n)) == 0 is (x << m+n & y) == 0, and with the shifts
// exchanged (x >> m+n & y) == 0, where m + n is a constant: a common bit is looked for at another
// place. y may be wider and be truncated after its shift. (LLVM's
// foldShiftIntoShiftInAnotherHandOfAndInICmp.)
func (ic *combiner) icmpOppositeShifts(i *ir.Instr) *ir.Instr {
	and := onceOf(i.Operand(0), ir.And)
	if and == nil || !i.Pred.IsEquality() || !isZero(i.Operand(1)) {
		return nil
	}
	narrow, shortened, wide := oppositeShifts(and)
	if narrow == nil {
		return nil
	}
	xs, ys := narrow, wide
	if ys.Op() == ir.LShr {
		xs, ys = ys, xs
	}
	x, y := xs.Operand(0), ys.Operand(0)
	truncates := shortened != wide
	if !ir.IsConst(x) && !ir.IsConst(y) {
		if !oneUse(narrow) && !(oneUse(wide) && !truncates) {
			return nil
		}
		if truncates && !oneUse(shortened) && !oneUse(narrow.Operand(1)) {
			return nil
		}
	}
	m, n := amountOf(xs), amountOf(ys)
	if width(wide.Type()) > 64 || !sumOfAmountsFits(m, n, wide.Type(), narrow.Type()) {
		return nil
	}
	sum, _ := ic.q.Binary(ir.Add, 0, m, n).(*ir.Const)
	if sum == nil {
		return nil
	}
	ty := wide.Type()
	if sum.Type() != ty {
		if sum, _ = constfold.Cast(ir.ZExt, sum, ty, ic.dl).(*ir.Const); sum == nil {
			return nil
		}
	}
	if !below(sum, width(ty)) || truncates && wide.Op() == ir.LShr && !keepsBitTest(narrow, wide, sum) {
		return nil
	}
	x, y = ic.b.cast(ir.ZExt, x, ty, ""), ic.b.cast(ir.ZExt, y, ty, "")
	shifted := ic.b.binary(xs.Op(), x, sum, 0, "")
	return newCmp(i.Pred, ic.b.and(shifted, y, ""), ir.NewZero(ty))
}

// oppositeShifts matches two logical shifts of opposite directions, the second one perhaps
// truncated.
func oppositeShifts(and *ir.Instr) (narrow, shortened, wide *ir.Instr) {
	for k := range 2 {
		narrow, shortened = asInstr(and.Operand(k)), asInstr(and.Operand(1-k))
		if narrow == nil || shortened == nil || !isOp(narrow, ir.Shl, ir.LShr) {
			continue
		}
		wide = shortened
		if wide.Op() == ir.Trunc {
			wide = asInstr(wide.Operand(0))
		}
		if wide != nil && isOp(wide, ir.Shl, ir.LShr) {
			if wide.Op() == narrow.Op() {
				return nil, nil, nil
			}
			return narrow, shortened, wide
		}
	}
	return nil, nil, nil
}

// keepsBitTest reports whether the bits that the truncation cuts off a value shifted to the right
// do not meet a bit of the narrow value when both are compared in the wide type instead.
func keepsBitTest(narrow, wide *ir.Instr, sum *ir.Const) bool {
	w := width(wide.Type())
	n, splat := word(sum)
	if splat && (n == 0 || n == uint64(w-1)) {
		return true
	}
	if zeros, ok := leadingZeros(narrow.Operand(0)); ok {
		if width(narrow.Type())-zeros <= 1 || splat && n <= uint64(zeros) {
			return true
		}
	}
	if zeros, ok := leadingZeros(wide.Operand(0)); ok {
		return w-zeros <= 1 || splat && uint64(w-1)-n <= uint64(zeros)
	}
	return false
}

// leadingZeros is the least number of leading zeros of the lanes of a constant.
func leadingZeros(v ir.Value) (n int, ok bool) {
	k := immediate(v)
	if k == nil {
		return 0, false
	}
	n = width(k.Type())
	ok = eachWord(k, func(c uint64) bool {
		n = min(n, width(k.Type())-bits.Len64(c))
		return true
	})
	return n, ok
}
