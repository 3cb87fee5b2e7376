package instcombine

import (
	"opt-go/frontend/ir"
)

// icmpDiv is x / k p c: the quotients that compare so are those of an interval of x.
func icmpDiv(ic *combiner, i, x *ir.Instr, c uint64, w int) *ir.Instr {
	k, ok := word(x.Operand(1))
	if !ok && x.Op() == ir.UDiv && c == 0 && i.Pred.IsEquality() { // a / b == 0: a < b
		p := ir.ULE
		if i.Pred == ir.EQ {
			p = ir.UGT
		}
		return newCmp(p, x.Operand(1), x.Operand(0))
	}
	if !ok && x.Op() == ir.UDiv {
		return icmpUDivOf(i, x, c, w)
	}
	signed := x.Op() == ir.SDiv
	if !ok || k == 0 || k == 1 || signed && k == maskOf(w) || !i.Pred.IsEquality() && signed != i.Pred.IsSigned() {
		return nil
	}
	return ic.icmpInterval(i, x, quotientsOf(x, k, c, w), signExtend(k, w) < 0 && signed)
}

// icmpUDivOf is k / y p c: k / y > c where y <= k / (c + 1), k / y < c where y > k / c.
func icmpUDivOf(i, x *ir.Instr, c uint64, w int) *ir.Instr {
	k, ok := word(x.Operand(0))
	y, ty := x.Operand(1), x.Type()
	switch {
	case !ok:
	case i.Pred == ir.UGT && c != maskOf(w):
		return newCmp(ir.ULE, y, ir.NewInt(ty, k/(c+1)))
	case i.Pred == ir.ULT && c != 0:
		return newCmp(ir.UGT, y, ir.NewInt(ty, k/c))
	}
	return nil
}

// icmpSRem is a % 2^n compared with 0: the low bits decide, with the sign for orders.
func icmpSRem(ic *combiner, i, x *ir.Instr, c uint64, w int) *ir.Instr {
	k, ok := word(x.Operand(1))
	if !ok || !isPow2(k) || !oneUse(x) || k == signBit(w) {
		return nil
	}
	ty := x.Type()
	a := x.Operand(0)
	if c == 0 && i.Pred.IsEquality() {
		return newCmp(i.Pred, ic.b.and(a, ir.NewInt(ty, k-1), ""), ir.NewZero(ty))
	}
	positive := i.Pred.IsEquality() && signExtend(c, w) > 0
	if !positive && (c != 0 || i.Pred != ir.SGT && i.Pred != ir.SLT) {
		return nil
	}
	and := ic.b.and(a, ir.NewInt(ty, k-1|signBit(w)), "")
	if positive { // the sign and the low bits are those of the remainder
		return newCmp(i.Pred, and, i.Operand(1))
	}
	if i.Pred == ir.SGT {
		return newCmp(ir.SGT, and, ir.NewZero(ty))
	}
	return newCmp(ir.UGT, and, ir.NewInt(ty, signBit(w)))
}

// icmpTrunc compares the wide value where the bits that are cut off are known.
func icmpTrunc(ic *combiner, i, x *ir.Instr, c uint64, w int) *ir.Instr {
	a := x.Operand(0)
	from := a.Type()
	wide := width(from)
	if wide > 64 || !oneUse(x) {
		return nil
	}
	p := i.Pred
	if x.Flags&ir.NUW != 0 && !p.IsSigned() || x.Flags&ir.NSW != 0 && x.Flags&ir.NUW == 0 && (p.IsSigned() || p.IsEquality()) {
		if x.Flags&ir.NUW != 0 {
			return newCmp(p, a, ir.NewInt(from, c))
		}
		return newCmp(p, a, ir.NewInt(from, uint64(signExtend(c, w))&maskOf(wide)))
	}
	if p.IsEquality() && !from.IsVector() && ic.shouldNarrow(x.Type(), from) {
		return newCmp(p, ic.b.and(a, ir.NewInt(from, maskOf(w)), ""), ir.NewInt(from, c))
	}
	if r := ic.icmpShiftedPart(i, a, c, w); r != nil {
		return r
	}
	if p.IsEquality() { // upper bits known: compare all bits
		known := ic.q.KnownBits(a)
		high := maskOf(wide) &^ maskOf(w)
		if (known.Zero|known.One)&high == high {
			return newCmp(p, a, ir.NewInt(from, c|known.One&high))
		}
	}
	if (p == ir.SLT && c == 0 || p == ir.SGT && c == maskOf(w)) && wide > w { // the sign of the low part, shifted down
		if s := asInstr(a); s != nil && isOp(s, ir.LShr, ir.AShr) {
			if n, ok := word(s.Operand(1)); ok && n == uint64(wide-w) {
				if p == ir.SLT {
					return newCmp(ir.SLT, s.Operand(0), ir.NewZero(from))
				}
				return newCmp(ir.SGT, s.Operand(0), ir.NewAllOnes(from))
			}
		}
	}
	return nil
}

// icmpShiftedPart: bits n to n+w-1 of a value with further uses are masked where they are rather
// than shifted down, so that tests of other parts of the value can be merged with this one.
func (ic *combiner) icmpShiftedPart(i *ir.Instr, shifted ir.Value, c uint64, w int) *ir.Instr {
	s, ty := onceOf(shifted, ir.LShr), shifted.Type()
	if s == nil || !i.Pred.IsEquality() || ty.IsVector() || oneUse(s.Operand(0)) || ir.IsConst(s.Operand(0)) {
		return nil
	}
	n, ok := word(s.Operand(1))
	if !ok || n > uint64(width(ty)-w) {
		return nil
	}
	return newCmp(i.Pred, ic.b.and(s.Operand(0), ir.NewInt(ty, maskOf(w)<<n), ""), ir.NewInt(ty, c<<n))
}

// icmpCall compares the result of an intrinsic with a constant.
func icmpCall(ic *combiner, i, x *ir.Instr, c uint64, w int) *ir.Instr {
	if x.IntrinsicID() == "" {
		return nil
	}
	if r := ic.compareCount(i, x, c, w); r != nil {
		return r
	}
	if r := ic.compareSaturated(i, x, c, w); r != nil {
		return r
	}
	ty := x.Type()
	p := i.Pred
	switch id := x.IntrinsicID(); id {
	case "llvm.uadd.sat", "llvm.usub.sat":
		return ic.compareSaturatedSum(i, x, c, w)
	case "llvm.bswap", "llvm.bitreverse":
		if k := ic.foldUnary(x, c); k != nil && p.IsEquality() {
			return newCmp(p, x.Arg(0), k)
		}
	case "llvm.ctlz", "llvm.cttz":
		if p.IsEquality() && c == uint64(w) { // no bit at all
			return newCmp(p, x.Arg(0), ir.NewZero(ty))
		}
	case "llvm.ctpop":
		if p.IsEquality() && (c == 0 || c == uint64(w)) {
			k := ir.NewZero(ty)
			if c != 0 {
				k = ir.NewAllOnes(ty)
			}
			return newCmp(p, x.Arg(0), k)
		}
		if r := ic.comparePowerKnown(i, x, c); r != nil {
			return r
		}
	case "llvm.abs":
		if p.IsEquality() && (c == 0 || w <= 64 && c == signBit(w)) {
			return newCmp(p, x.Arg(0), i.Operand(1))
		}
	case "llvm.fshl", "llvm.fshr":
		if p.IsEquality() && x.Arg(0) == x.Arg(1) && (c == 0 || c == maskOf(w)) {
			return newCmp(p, x.Arg(0), i.Operand(1))
		}
		return ic.compareRotation(i, x, c, w)
	}
	return nil
}

// foldUnary applies the intrinsic that x calls to another constant.
func (ic *combiner) foldUnary(x *ir.Instr, c uint64) *ir.Const {
	n := x.Clone()
	n.SetOperand(0, ir.NewInt(x.Type(), c))
	k, _ := ic.q.FoldConst(n).(*ir.Const)
	n.DropOperands()
	return k
}
