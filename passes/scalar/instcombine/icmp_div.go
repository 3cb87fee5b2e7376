package instcombine

import (
	"math/bits"

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
	if !ok || k == 0 || k == 1 {
		return nil
	}
	if x.Op() == ir.SDiv {
		if i.Pred.IsUnsigned() || signExtend(k, w) <= 1 {
			return nil
		}
		return icmpSDiv(ic, i, x, signExtend(k, w), signExtend(c, w), w)
	}
	if i.Pred.IsSigned() {
		return nil
	}
	ty, m := x.Type(), maskOf(w)
	a := x.Operand(0)
	over, lo := bits.Mul64(c, k)
	tooLarge := over != 0 || lo > m
	switch i.Pred {
	case ir.ULT: // a < c * k
		if tooLarge {
			return ic.use(i, ir.NewAllOnes(i.Type()))
		}
		return newCmp(ir.ULT, a, konst(ty, lo))
	case ir.UGT: // a >= (c + 1) * k
		over, lo = bits.Mul64(c+1, k)
		if over != 0 || lo > m || c == m {
			return ic.use(i, ir.NewZero(i.Type()))
		}
		return newCmp(ir.UGT, a, konst(ty, lo-1))
	}
	if tooLarge {
		if i.Pred == ir.EQ {
			return ic.use(i, ir.NewZero(i.Type()))
		}
		return ic.use(i, ir.NewAllOnes(i.Type()))
	}
	if x.HasFlag(ir.Exact) {
		return newCmp(i.Pred, a, konst(ty, lo))
	}
	return ic.rangeTest(i, a, lo, k, m)
}

// icmpUDivOf is k / y p c: k / y > c where y <= k / (c + 1), k / y < c where y > k / c.
func icmpUDivOf(i, x *ir.Instr, c uint64, w int) *ir.Instr {
	k, ok := word(x.Operand(0))
	y, ty := x.Operand(1), x.Type()
	switch {
	case !ok:
	case i.Pred == ir.UGT && c != maskOf(w):
		return newCmp(ir.ULE, y, konst(ty, k/(c+1)))
	case i.Pred == ir.ULT && c != 0:
		return newCmp(ir.UGT, y, konst(ty, k/c))
	}
	return nil
}

// rangeTest is lo <= a < lo + n (for eq) or its opposite, n > 1.
func (ic *combiner) rangeTest(i *ir.Instr, a ir.Value, lo, n, m uint64) *ir.Instr {
	ty := a.Type()
	p := ir.ULT
	if i.Pred == ir.NE {
		p = ir.UGE
	}
	switch {
	case lo == 0:
		if p == ir.UGE {
			return newCmp(ir.UGT, a, konst(ty, n-1))
		}
		return newCmp(ir.ULT, a, konst(ty, n))
	case lo+n-1 == m: // up to the end; wrapped ranges match neither
		if p == ir.UGE {
			return newCmp(ir.ULT, a, konst(ty, lo))
		}
		return newCmp(ir.UGT, a, konst(ty, lo-1))
	}
	off := ic.b.add(a, konst(ty, -lo&m), ir.NameOf(a)+".off")
	return newCmp(p, off, konst(ty, n))
}

func icmpSDiv(ic *combiner, i, x *ir.Instr, k, c int64, w int) *ir.Instr {
	ty, m := x.Type(), maskOf(w)
	a := x.Operand(0)
	least, most := signExtend(signBit(w), w), signExtend(signBit(w)-1, w)
	word := func(v int64) *ir.Const { return konst(ty, uint64(v)&m) }
	p, side := signedProduct(c, k, least, most)
	if x.HasFlag(ir.Exact) && side == 0 && i.Pred.IsEquality() {
		return newCmp(i.Pred, a, word(p))
	}
	if side != 0 {
		yes := i.Pred == ir.NE || i.Pred == ir.SLT && side > 0 || i.Pred == ir.SGT && side < 0
		return ic.use(i, truth(i.Type(), yes))
	}
	// The values whose quotient is c: from lo to hi.
	lo, hi := p, p
	if c <= 0 {
		if lo < least+k {
			lo = least
		} else {
			lo = p - (k - 1)
		}
	}
	if c >= 0 {
		if hi > most-k {
			hi = most
		} else {
			hi = p + (k - 1)
		}
	}
	switch {
	case i.Pred == ir.SLT:
		return newCmp(ir.SLT, a, word(lo))
	case i.Pred == ir.SGT:
		return newCmp(ir.SGT, a, word(hi))
	case hi == most && i.Pred == ir.EQ:
		return newCmp(ir.SGT, a, word(lo-1))
	case hi == most:
		return newCmp(ir.SLT, a, word(lo))
	case lo == least && i.Pred == ir.EQ:
		return newCmp(ir.SLT, a, word(hi+1))
	case lo == least:
		return newCmp(ir.SGT, a, word(hi))
	}
	return ic.rangeTest(i, a, uint64(lo)&m, uint64(hi-lo+1)&m, m)
}

// signedProduct returns q * k, for a positive k, or on which side it is outside the interval from
// least to most.
func signedProduct(q, k, least, most int64) (product int64, side int) {
	hi, lo := bits.Mul64(magnitude(q), uint64(k))
	switch {
	case hi == 0 && q >= 0 && lo <= uint64(most):
		return int64(lo), 0
	case hi == 0 && q < 0 && lo <= uint64(most)+1:
		return -int64(lo), 0
	case q < 0:
		return least, -1
	}
	return most, 1
}

func magnitude(v int64) uint64 {
	if v < 0 {
		return uint64(-v)
	}
	return uint64(v)
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
		return newCmp(i.Pred, ic.b.and(a, konst(ty, k-1), ""), ir.NewZero(ty))
	}
	positive := i.Pred.IsEquality() && signExtend(c, w) > 0
	if !positive && (c != 0 || i.Pred != ir.SGT && i.Pred != ir.SLT) {
		return nil
	}
	and := ic.b.and(a, konst(ty, k-1|signBit(w)), "")
	if positive { // the sign and the low bits are those of the remainder
		return newCmp(i.Pred, and, i.Operand(1))
	}
	if i.Pred == ir.SGT {
		return newCmp(ir.SGT, and, ir.NewZero(ty))
	}
	return newCmp(ir.UGT, and, konst(ty, signBit(w)))
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
			return newCmp(p, a, konst(from, c))
		}
		return newCmp(p, a, konst(from, uint64(signExtend(c, w))&maskOf(wide)))
	}
	if p.IsEquality() && !from.IsVector() && ic.shouldNarrow(x.Type(), from) {
		return newCmp(p, ic.b.and(a, konst(from, maskOf(w)), ""), konst(from, c))
	}
	if p.IsEquality() { // upper bits known: compare all bits
		known := ic.q.KnownBits(a)
		high := maskOf(wide) &^ maskOf(w)
		if (known.Zero|known.One)&high == high {
			return newCmp(p, a, konst(from, c|known.One&high))
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
	n.SetOperand(0, konst(x.Type(), c))
	k, _ := ic.q.FoldConst(n).(*ir.Const)
	n.DropOperands()
	return k
}
