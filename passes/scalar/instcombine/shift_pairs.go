package instcombine

import (
	"opt-go/frontend/ir"
	"opt-go/passes/simplify/constfold"
)

// Two shifts whose amounts add up to a constant.

// twoShifts is (x shift m) shift n with m + n = c.
type twoShifts struct {
	outer, inner *ir.Instr
	trunc        *ir.Instr // between the two, or nil
	x            ir.Value
	sum          *ir.Const
}

// amountOf is the amount of a shift, of which an extension is stripped.
func amountOf(s *ir.Instr) ir.Value {
	if z := opOf(s.Operand(1), ir.ZExt); z != nil {
		return z.Operand(0)
	}
	return s.Operand(1)
}

// shiftTwice matches two shifts whose amounts add up to a constant below the width of the inner
// one.
func (ic *combiner) shiftTwice(i *ir.Instr) (t twoShifts, ok bool) {
	t.outer, t.inner = i, asInstr(i.Operand(0))
	if t.inner != nil && t.inner.Op() == ir.Trunc {
		t.trunc, t.inner = t.inner, asInstr(t.inner.Operand(0))
	}
	if t.inner == nil || !t.inner.Op().IsShift() {
		return t, false
	}
	t.x = t.inner.Operand(0)
	n, m := amountOf(i), amountOf(t.inner)
	if !sumOfAmountsFits(n, m, i.Type(), t.inner.Type()) {
		return t, false
	}
	t.sum, _ = ic.q.Binary(ir.Add, 0, n, m).(*ir.Const)
	return t, t.sum != nil && below(t.sum, width(t.x.Type()))
}

// shiftOfShift is (x shift m) shift n = x shift c, where m + n is a constant c below the width. A
// truncation between shifts to the right cuts bits off that the second would bring back, except
// where only the sign bit is left (LLVM's reassociateShiftAmtsOfTwoSameDirectionShifts).
func (ic *combiner) shiftOfShift(i *ir.Instr) *ir.Instr {
	t, ok := ic.shiftTwice(i)
	if !ok || t.inner.Op() != i.Op() {
		return nil
	}
	ty := t.x.Type()
	if t.trunc != nil {
		if !oneUse(i.Operand(0)) && !oneUse(i.Operand(1)) {
			return nil
		}
		top := uint64(width(ty) - 1)
		if i.Op() != ir.Shl && !eachWord(t.sum, func(c uint64) bool { return c == top }) {
			return nil
		}
	}
	sum := t.sum
	if sum.Type() != ty {
		if sum, _ = constfold.Cast(ir.ZExt, sum, ty, ic.dl).(*ir.Const); sum == nil {
			return nil
		}
	}
	if t.trunc == nil {
		return newBinary(i.Op(), t.x, sum, i.Flags&t.inner.Flags&(ir.NUW|ir.NSW|ir.Exact))
	}
	return newCast(ir.Trunc, ic.b.insert(newBinary(i.Op(), t.x, sum, 0), ""), i.Type())
}

// signBitOf returns x where v is (x >> m) >> n, of any kinds, with m + n = w - 1: its sign bit
// alone, or copies of it.
func (ic *combiner) signBitOf(v ir.Value) ir.Value {
	i := asInstr(v)
	if i == nil || !isOp(i, ir.LShr, ir.AShr) {
		return nil
	}
	t, ok := ic.shiftTwice(i)
	if !ok || !isOp(t.inner, ir.LShr, ir.AShr) {
		return nil
	}
	top := uint64(width(t.x.Type()) - 1)
	if !eachWord(t.sum, func(c uint64) bool { return c == top }) {
		return nil
	}
	return t.x
}

// shiftOfShiftedLogic is ((x shift m) op y) shift n = (x shift m+n) op (y shift n), for logic, and
// for sums and differences under shl (LLVM's foldShiftOfShiftedBinOp).
func (ic *combiner) shiftOfShiftedLogic(i *ir.Instr) *ir.Instr {
	o := binop(i.Operand(0))
	n := immediate(i.Operand(1))
	if o == nil || n == nil || !oneUse(o) || !isOp(o, ir.And, ir.Or, ir.Xor) && !(i.Op() == ir.Shl && isOp(o, ir.Add, ir.Sub)) {
		return nil
	}
	for k := range 2 {
		s, y := opOf(o.Operand(k), i.Op()), o.Operand(1-k)
		if s == nil || immediate(s.Operand(1)) == nil || !oneUse(s) && immediate(y) == nil {
			continue
		}
		sum := fold(ir.Add, s.Operand(1), n)
		if sum == nil || !below(sum, width(i.Type())) {
			continue
		}
		a := ic.b.binary(i.Op(), s.Operand(0), sum, 0, "")
		b := ic.b.binary(i.Op(), y, n, 0, "")
		if k == 1 && o.Op() == ir.Sub {
			a, b = b, a
		}
		return newBinary(o.Op(), a, b, 0)
	}
	return nil
}

// joinedShifts: k shift a and l shift (a + c), joined by a logic operation (or, under shl, a sum),
// is (k op (l shift c)) shift a (LLVM's foldBinOpOfDisplacedShifts).
func (ic *combiner) joinedShifts(i *ir.Instr) *ir.Instr {
	x, y := asInstr(i.Operand(0)), asInstr(i.Operand(1))
	if x == nil || y == nil || x.Op() != y.Op() || !x.Op().IsShift() || i.Op() == ir.Add && x.Op() != ir.Shl {
		return nil
	}
	for k := range 2 {
		if k == 1 {
			x, y = y, x
		}
		a := asInstr(y.Operand(1))
		if a == nil || !addLike(a) || a.Operand(0) != x.Operand(1) || immediate(a.Operand(1)) == nil || immediate(x.Operand(0)) == nil || immediate(y.Operand(0)) == nil {
			continue
		}
		if !below(a.Operand(1), width(i.Type())) {
			return nil
		}
		moved := fold(x.Op(), y.Operand(0), a.Operand(1))
		if moved == nil {
			return nil
		}
		if both := fold(i.Op(), x.Operand(0), moved); both != nil {
			return newBinary(x.Op(), both, x.Operand(1), 0)
		}
	}
	return nil
}
