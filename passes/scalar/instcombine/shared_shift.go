package instcombine

import "opt-go/frontend/ir"

// Sums and differences that a division or shifts of both sides hide.

// sumOfShifted: (a << n) + (b << n) is (a + b) << n, likewise for differences (LLVM's
// factorizeMathWithShlOps).
func (ic *combiner) sumOfShifted(i *ir.Instr) *ir.Instr {
	x, y := opOf(i.Operand(0), ir.Shl), opOf(i.Operand(1), ir.Shl)
	if x == nil || y == nil || x.Operand(1) != y.Operand(1) || !oneUse(x) && !oneUse(y) {
		return nil
	}
	flags := i.Flags & x.Flags & y.Flags & (ir.NSW | ir.NUW)
	return newBinary(ir.Shl, ic.b.binary(i.Op(), x.Operand(0), y.Operand(0), flags, ""), x.Operand(1), flags)
}

// subOfQuotient: a - ((a / 2^n) << n) is a % 2^n, (a - b) - a is -b.
func (ic *combiner) subOfQuotient(i *ir.Instr) *ir.Instr {
	a := i.Operand(0)
	if d := opOf(a, ir.Sub); d != nil && d.Operand(0) == i.Operand(1) {
		return newNeg(d.Operand(1), 0)
	}
	s := opOf(i.Operand(1), ir.Shl)
	if s == nil {
		return nil
	}
	d := opOf(s.Operand(0), ir.SDiv)
	n, ok := word(s.Operand(1))
	if d == nil || !ok || d.Operand(0) != a || n >= uint64(width(i.Type()))-1 || !isWord(d.Operand(1), 1<<n) {
		return nil
	}
	return newBinary(ir.SRem, a, d.Operand(1), 0)
}

// wholeCount: w - ctpop(a) is ctpop(~a).
func (ic *combiner) wholeCount(i *ir.Instr) *ir.Instr {
	c := intrinsicOf(i.Operand(1), "llvm.ctpop")
	if c == nil || !oneUse(c) || !isWord(i.Operand(0), uint64(width(i.Type()))) {
		return nil
	}
	return ic.use(i, ic.b.intrinsic("llvm.ctpop", i.Type(), "", ic.b.not(c.Arg(0), "")))
}

// nonNegativeAmount: an amount that was extended is less than the width, so where its type has room
// for that, it is not negative there.
func (ic *combiner) nonNegativeAmount(i *ir.Instr, w uint64) *ir.Instr {
	z := onceOf(i.Operand(1), ir.ZExt)
	if z == nil || z.HasFlag(ir.NNeg) {
		return nil
	}
	if from := width(z.Operand(0).Type()); !isPow2(w) || log2(w) > from-1 {
		return nil
	}
	z.Flags |= ir.NNeg
	return i
}

// nonZeroDivisor: a divisor is not zero, so a power of two that is shifted there does not lose its
// bit (LLVM's simplifyValueKnownNonZero).
func (ic *combiner) nonZeroDivisor(i *ir.Instr) bool {
	s := asInstr(i.Operand(1))
	if s == nil || !oneUse(s) || s.Op() != ir.Shl && s.Op() != ir.LShr {
		return false
	}
	flag := ir.NUW
	if s.Op() == ir.LShr {
		flag = ir.Exact
	}
	if s.HasFlag(flag) || !ic.q.PowerOfTwo(s.Operand(0), false) {
		return false
	}
	s.Flags |= flag
	ic.work.add(s)
	return true
}

// visitCos: the sign of the argument does not matter.
func visitCos(ic *combiner, i *ir.Instr) *ir.Instr {
	if n := opOf(i.Arg(0), ir.FNeg); n != nil {
		return ic.setOperand(i, 0, n.Operand(0))
	}
	if c := intrinsicOf(i.Arg(0), "llvm.fabs"); c != nil {
		return ic.setOperand(i, 0, c.Arg(0))
	}
	return nil
}

// visitSin: sin(-x) is -sin(x).
func visitSin(ic *combiner, i *ir.Instr) *ir.Instr {
	n := onceOf(i.Arg(0), ir.FNeg)
	if n == nil {
		return nil
	}
	c := ic.newIntrinsic("llvm.sin", i.Type(), n.Operand(0))
	c.Flags = i.Flags & ir.FastMath
	r := ir.NewInstr(ir.FNeg, i.Type(), ic.b.insert(c, ""))
	r.Flags = i.Flags & ir.FastMath
	return r
}
