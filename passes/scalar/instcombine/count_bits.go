package instcombine

import (
	"fmt"
	"math/bits"

	"opt-go/frontend/ir"
)

// Calls that count bits: LLVM's foldCttzCtlz and foldCtpop. Facts about a result that known bits
// cannot express become a range on the call.

// visitZeros simplifies llvm.cttz and llvm.ctlz.
func visitZeros(ic *combiner, i *ir.Instr) *ir.Instr {
	trailing := i.IntrinsicID() == "llvm.cttz"
	x, ty := i.Arg(0), i.Type()
	if c := intrinsicOf(x, "llvm.bitreverse"); c != nil {
		id := "llvm.cttz"
		if trailing {
			id = "llvm.ctlz"
		}
		return ic.newIntrinsic(id, ty, c.Arg(0), i.Arg(1))
	}
	zeroIsPoison := isOne(i.Arg(1))
	if isBool(ty) {
		if !zeroIsPoison {
			return newNot(x)
		}
		return ic.use(i, ir.NewZero(ty))
	}
	if u := ir.SoleUser(i); !zeroIsPoison && u != nil && oneUse(i) && u.Op().IsShift() && u.Operand(1) == ir.Value(i) {
		return ic.setOperand(i, 1, ic.ctx.NewBool(true)) // an amount of the width would be poison
	}
	if trailing {
		if r := ic.trailingZeros(i, x); r != nil {
			return r
		}
	}
	if zeroIsPoison {
		if r := ic.zerosOfShifted(i, x, trailing); r != nil {
			return r
		}
	}
	if s := opOf(x, ir.Add); trailing && s != nil && isOne(s.Operand(1)) { // (-1 >> n) + 1
		if r := opOf(s.Operand(0), ir.LShr); r != nil && isAllOnes(r.Operand(0)) {
			return newBinary(ir.Sub, ir.NewInt(ty, uint64(width(ty))), r.Operand(1), 0)
		}
	}
	return ic.zerosKnown(i, x, trailing)
}

// trailingZeros strips operations that do not change the number of trailing zeros: sign changes and
// extensions.
func (ic *combiner) trailingZeros(i *ir.Instr, x ir.Value) *ir.Instr {
	ty := i.Type()
	if a := negOf(x); a != nil {
		return ic.setOperand(i, 0, a)
	}
	if a := opOf(x, ir.And); a != nil {
		for n := range 2 { // a & -a
			if negOf(a.Operand(n)) == a.Operand(1-n) {
				return ic.setOperand(i, 0, a.Operand(1-n))
			}
		}
	}
	if s := onceOf(x, ir.SExt); s != nil {
		z := ic.b.cast(ir.ZExt, s.Operand(0), ty, "")
		return ic.use(i, ic.b.insert(ic.newIntrinsic("llvm.cttz", ty, z, i.Arg(1)), ""))
	}
	if z := onceOf(x, ir.ZExt); z != nil && isOne(i.Arg(1)) {
		from := z.Operand(0).Type()
		n := ic.b.insert(ic.newIntrinsic("llvm.cttz", from, z.Operand(0), ic.ctx.NewBool(true)), "")
		return ic.use(i, ic.b.cast(ir.ZExt, n, ty, ""))
	}
	if a := intrinsicOf(x, "llvm.abs"); a != nil {
		return ic.setOperand(i, 0, a.Arg(0))
	}
	return nil
}

// zerosOfShifted counts the zeros of a constant that is shifted, where no bit is lost or the result
// would be poison.
func (ic *combiner) zerosOfShifted(i *ir.Instr, x ir.Value, trailing bool) *ir.Instr {
	s := asInstr(x)
	if s == nil || !isOp(s, ir.Shl, ir.LShr) {
		return nil
	}
	k, ok := word(s.Operand(0))
	if !ok || k == 0 {
		return nil
	}
	w := width(i.Type())
	n := bits.LeadingZeros64(k) - (64 - w)
	if trailing {
		n = bits.TrailingZeros64(k)
	}
	c := ir.NewInt(i.Type(), uint64(n))
	switch {
	case s.Op() == ir.Shl == trailing:
		return newBinary(ir.Add, c, s.Operand(1), 0)
	case trailing && s.HasFlag(ir.Exact), !trailing && s.HasFlag(ir.NUW):
		return newBinary(ir.Sub, c, s.Operand(1), 0)
	}
	return nil
}

// zerosKnown uses known bits: a result that is certain, a zero that cannot be, and the range of the
// rest.
func (ic *combiner) zerosKnown(i *ir.Instr, x ir.Value, trailing bool) *ir.Instr {
	w := width(i.Type())
	if w == 1 {
		return nil
	}
	k := ic.q.KnownBits(x).Bits(w)
	least, most := k.TrailingZeros(), k.One.TrailingZeros()
	if !trailing {
		least, most = k.LeadingZeros(), k.One.LeadingZeros()
	}
	if least == most {
		return ic.use(i, ir.NewInt(i.Type(), uint64(least)))
	}
	if (!k.One.IsZero() || ic.q.NonZero(x)) && !isOne(i.Arg(1)) {
		return ic.setOperand(i, 1, ic.ctx.NewBool(true))
	}
	return ic.addRange(i, uint64(least), uint64(most))
}

// addRange adds the range from least to most to a call's result, unless it has a range.
func (ic *combiner) addRange(i *ir.Instr, least, most uint64) *ir.Instr {
	if i.Info.Attrs.Ret.Has("range") || i.MD("range") != nil {
		return nil
	}
	i.Info.Attrs = i.Info.Attrs.Clone()
	ty := i.Type().Scalar()
	i.Info.Attrs.Ret = i.Info.Attrs.Ret.With(ir.ValAttr("range", fmt.Sprintf("%s %d, %d", ty, least, signExtend((most+1)&maskOf(ty.Bits), ty.Bits))))
	return i
}

// visitPopulation simplifies llvm.ctpop.
func visitPopulation(ic *combiner, i *ir.Instr) *ir.Instr {
	x, ty := i.Arg(0), i.Type()
	w := width(ty)
	for _, id := range []string{"llvm.bitreverse", "llvm.bswap"} {
		if c := intrinsicOf(x, id); c != nil {
			return ic.setOperand(i, 0, c.Arg(0))
		}
	}
	for _, id := range []string{"llvm.fshl", "llvm.fshr"} { // a rotation
		if c := intrinsicOf(x, id); c != nil && c.Arg(0) == c.Arg(1) {
			return ic.setOperand(i, 0, c.Arg(0))
		}
	}
	if o := onceOf(x, ir.Or); o != nil { // a | -a
		for n := range 2 {
			if a := negOf(o.Operand(n)); a != nil && a == o.Operand(1-n) {
				z := ic.b.insert(ic.newIntrinsic("llvm.cttz", ty, a, ic.ctx.NewBool(false)), "")
				return ic.use(i, ic.b.sub(ir.NewInt(ty, uint64(w)), z, ""))
			}
		}
	}
	if o := opOf(x, ir.And); o != nil { // ~a & (a - 1)
		for n := range 2 {
			a := notOf(o.Operand(n))
			if s := opOf(o.Operand(1-n), ir.Add); a != nil && s != nil && s.Operand(0) == a && isAllOnes(s.Operand(1)) {
				return ic.newIntrinsic("llvm.cttz", ty, a, ic.ctx.NewBool(false))
			}
		}
	}
	if z := onceOf(x, ir.ZExt); z != nil {
		from := z.Operand(0).Type()
		return newCast(ir.ZExt, ic.b.intrinsic("llvm.ctpop", from, "", z.Operand(0)), ty)
	}
	k := ic.q.KnownBits(x).Bits(w)
	if may := k.UMax(); may.IsPowerOf2() { // one bit
		return newBinary(ir.LShr, x, ir.NewInt(ty, uint64(may.Log2())), 0)
	}
	if ic.q.PowerOfTwo(x, true) {
		return newCast(ir.ZExt, ic.b.cmp(ir.NE, x, ir.NewZero(ty), ""), ty)
	}
	if w == 1 {
		return nil
	}
	least, most := k.One.OnesCount(), k.UMax().OnesCount()
	if least == 0 && ic.q.NonZero(x) {
		least = 1
	}
	return ic.addRange(i, uint64(least), uint64(most))
}

// selectOfZeros: a == 0 ? width : cttz(a) is cttz(a) with zero defined. Where another number is
// chosen for 0, the count need not be defined there (LLVM's foldSelectCttzCtlz).
func (ic *combiner) selectOfZeros(i *ir.Instr) *ir.Instr {
	c := opOf(i.Operand(0), ir.ICmp)
	if c == nil || !c.Pred.IsEquality() {
		return nil
	}
	arg, onZero := i.Operand(2), i.Operand(1)
	if c.Pred == ir.NE {
		arg, onZero = onZero, arg
	}
	count := asInstr(arg)
	if count != nil && isOp(count, ir.ZExt, ir.Trunc) {
		count = asInstr(count.Operand(0))
	}
	if count == nil || count.IntrinsicID() != "llvm.cttz" && count.IntrinsicID() != "llvm.ctlz" {
		return nil
	}
	x := count.Arg(0)
	zero := x == c.Operand(0) && isZero(c.Operand(1))
	if n := notOf(x); !zero && (n == nil || n != c.Operand(0) || !isAllOnes(c.Operand(1))) {
		return nil
	}
	if isWord(onZero, uint64(width(count.Type()))) {
		count.SetOperand(1, ic.ctx.NewBool(false))
		count.Info.Attrs = count.Info.Attrs.Clone()
		count.Info.Attrs.Ret = count.Info.Attrs.Ret.Without("range", "noundef")
		ic.work.add(count)
		return ic.use(i, arg)
	}
	if oneUse(count) && oneUse(arg) && !isOne(count.Arg(1)) {
		count.SetOperand(1, ic.ctx.NewBool(true))
		count.Info.Attrs = count.Info.Attrs.Clone()
		count.Info.Attrs.Ret = count.Info.Attrs.Ret.Without("noundef", "dereferenceable", "dereferenceable_or_null")
		ic.work.add(count)
	}
	return nil
}

// compareCount compares the number of zeros or ones with a constant: LLVM's
// foldICmpIntrinsicWithConstant for these.
func (ic *combiner) compareCount(i, x *ir.Instr, c uint64, w int) *ir.Instr {
	ty, p, a := x.Type(), i.Pred, x.Arg(0)
	if w > 64 {
		return nil
	}
	switch x.IntrinsicID() {
	case "llvm.ctpop":
		switch {
		case p == ir.UGT && c == uint64(w-1):
			return newCmp(ir.EQ, a, ir.NewAllOnes(ty))
		case p == ir.ULT && c == uint64(w):
			return newCmp(ir.NE, a, ir.NewAllOnes(ty))
		}
	case "llvm.ctlz":
		switch {
		case p.IsEquality() && c < uint64(w) && oneUse(x):
			high := maskOf(w) &^ (maskOf(w) >> (c + 1))
			return newCmp(p, ic.b.and(a, ir.NewInt(ty, high), ""), ir.NewInt(ty, 1<<(uint64(w)-c-1)))
		case p == ir.UGT && c < uint64(w):
			return newCmp(ir.ULT, a, ir.NewInt(ty, 1<<(uint64(w)-c-1)))
		case p == ir.ULT && c >= 1 && c <= uint64(w):
			return newCmp(ir.UGT, a, ir.NewInt(ty, maskOf(w)>>c))
		}
	case "llvm.cttz":
		if !oneUse(x) {
			return nil
		}
		switch {
		case p.IsEquality() && c < uint64(w):
			return newCmp(p, ic.b.and(a, ir.NewInt(ty, maskOf(int(c)+1)), ""), ir.NewInt(ty, 1<<c))
		case p == ir.UGT && c < uint64(w):
			return newCmp(ir.EQ, ic.b.and(a, ir.NewInt(ty, maskOf(int(c)+1)), ""), ir.NewZero(ty))
		case p == ir.ULT && c >= 1 && c <= uint64(w):
			return newCmp(ir.NE, ic.b.and(a, ir.NewInt(ty, maskOf(int(c))), ""), ir.NewZero(ty))
		}
	}
	return nil
}

// compareSaturated compares the result of a saturating operation with zero.
func (ic *combiner) compareSaturated(i, x *ir.Instr, c uint64, w int) *ir.Instr {
	if x.NumArgs() != 2 {
		return nil
	}
	a, b, p := x.Arg(0), x.Arg(1), i.Pred
	switch x.IntrinsicID() {
	case "llvm.umax", "llvm.uadd.sat":
		if p.IsEquality() && c == 0 && oneUse(x) {
			return newCmp(p, ic.b.or(a, b, ""), ir.NewZero(x.Type()))
		}
	case "llvm.usub.sat":
		if p.IsEquality() && c == 0 {
			return newCmp(map[ir.Pred]ir.Pred{ir.EQ: ir.ULE, ir.NE: ir.UGT}[p], a, b)
		}
	case "llvm.ssub.sat":
		switch {
		case c == 0 && (p.IsEquality() || p.IsSigned()):
			return newCmp(p, a, b)
		case p == ir.SLT && c == 1:
			return newCmp(ir.SLE, a, b)
		case p == ir.SGT && c == maskOf(w):
			return newCmp(ir.SGE, a, b)
		}
	}
	return nil
}

// selectOfZeroCounts: with c = ctlz(x & -x), x == 0 ? c : c ^ (w - 1) is cttz(x), where w is a
// power of two.
func (ic *combiner) selectOfZeroCounts(i *ir.Instr) *ir.Instr {
	cmp := opOf(i.Operand(0), ir.ICmp)
	w := uint64(width(i.Type()))
	if cmp == nil || !cmp.Pred.IsEquality() || !isZero(cmp.Operand(1)) || !isPow2(w) {
		return nil
	}
	zero, nonzero := i.Operand(1), i.Operand(2)
	if cmp.Pred == ir.NE {
		zero, nonzero = nonzero, zero
	}
	flipped := opOf(nonzero, ir.Xor)
	if flipped == nil || !isWord(flipped.Operand(1), w-1) {
		return nil
	}
	x, c := cmp.Operand(0), intrinsicOf(flipped.Operand(0), "llvm.ctlz")
	if c == nil || ir.Value(c) != zero && (!isZero(c.Arg(1)) || !isWord(zero, w)) {
		return nil
	}
	if lowestBitOf(c.Arg(0)) != x {
		return nil
	}
	return ic.newIntrinsic("llvm.cttz", i.Type(), x, c.Arg(1))
}

// truncOfZeroCount: trunc(ctlz(zext x)) to the type of x is ctlz(x) and the number of bits added.
func (ic *combiner) truncOfZeroCount(i *ir.Instr) *ir.Instr {
	c := intrinsicOf(i.Operand(0), "llvm.ctlz")
	if c == nil || !oneUse(c) {
		return nil
	}
	z := onceOf(c.Arg(0), ir.ZExt)
	if z == nil || z.Operand(0).Type() != i.Type() {
		return nil
	}
	x, from, w := z.Operand(0), width(z.Type()), width(i.Type())
	if w < 64 && from>>uint(w) != 0 { // the count may not fit
		return nil
	}
	n := ic.b.insert(ic.newIntrinsic("llvm.ctlz", x.Type(), x, c.Arg(1)), "")
	return newBinary(ir.Add, n, ir.NewInt(x.Type(), uint64(from-w)), 0)
}

// lowestBitOf returns x of x & -x, the lowest set bit of x, or nil.
func lowestBitOf(v ir.Value) ir.Value {
	a := opOf(v, ir.And)
	if a == nil {
		return nil
	}
	for k := range 2 {
		if x := a.Operand(k); negOf(a.Operand(1-k)) == x {
			return x
		}
	}
	return nil
}

// xorOfZeroCount: ctlz(x & -x) ^ (w - 1) is cttz(x), where w is a power of two and zero is
// excluded: the only set bit of x & -x is the lowest one of x.
func (ic *combiner) xorOfZeroCount(i *ir.Instr) *ir.Instr {
	w := uint64(width(i.Type()))
	c := intrinsicOf(i.Operand(0), "llvm.ctlz")
	if c == nil || !isPow2(w) || !isWord(i.Operand(1), w-1) || !isOne(c.Arg(1)) || !oneUse(c) {
		return nil
	}
	if x := lowestBitOf(c.Arg(0)); x != nil {
		return ic.newIntrinsic("llvm.cttz", i.Type(), x, c.Arg(1))
	}
	return nil
}
