package instcombine

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/bitvec/known"
	"opt-go/passes/simplify/constfold"
)

// shouldNarrow reports whether arithmetic on one integer type is better done on another (LLVM's
// shouldChangeType).
func (ic *combiner) shouldNarrow(from, to *ir.Type) bool {
	if from.IsVector() || to.IsVector() || !from.IsInt() || !to.IsInt() {
		return from.IsVector() && to.IsVector()
	}
	return ic.widthChange(from.Bits, to.Bits)
}

func (ic *combiner) widthChange(from, to int) bool {
	legal := func(w int) bool { return w == 1 || ic.dl.IsLegalInt(w) }
	desirable := func(w int) bool { return w == 8 || w == 16 || w == 32 }
	switch {
	case to < from && desirable(to):
		return true
	case (legal(from) || desirable(from)) && !legal(to):
		return false
	case !legal(from) && !legal(to) && to > from:
		return false
	}
	return true
}

// castCommon has the rules for all casts: pairs of casts, casts of selects and φs.
func (ic *combiner) castCommon(i *ir.Instr) *ir.Instr {
	x := asInstr(i.Operand(0))
	if x == nil {
		return nil
	}
	if x.Op() == ir.Call && isOp(i, ir.Trunc, ir.ZExt, ir.SExt) {
		if r := ic.castOfVScale(i); r != nil {
			return r
		}
	}
	if x.Op().IsCast() {
		if op, ok := ic.castPair(x, i); ok {
			n := newCast(op, x.Operand(0), i.Type())
			if op == ir.ZExt && x.Op() == ir.ZExt {
				n.Flags = x.Flags & ir.NNeg
			}
			if op == ir.Trunc {
				n.Flags = 0
			}
			return n
		}
	}
	if x.Op() == ir.Select {
		c := asInstr(x.Operand(0))
		if c == nil || c.Op() != ir.ICmp && c.Op() != ir.FCmp || c.Operand(0).Type() != x.Type() || i.Op() == ir.Trunc && i.Type() == c.Operand(0).Type() {
			if r := ic.intoSelect(i, x, false); r != nil {
				return r
			}
		}
	}
	if x.Op() == ir.Phi {
		if !x.Type().IsInt() || !i.Type().IsInt() || ic.shouldNarrow(x.Type(), i.Type()) {
			return ic.intoPhi(i, x)
		}
	}
	return ic.castOfShuffle(i, x)
}

// castPair is the cast that inner and outer together are.
func (ic *combiner) castPair(inner, outer *ir.Instr) (op ir.Op, ok bool) {
	from, to := inner.Operand(0).Type(), outer.Type()
	a, b := inner.Op(), outer.Op()
	switch {
	case a == ir.ZExt && b == ir.ZExt, a == ir.SExt && b == ir.SExt, a == ir.Trunc && b == ir.Trunc, a == ir.FPExt && b == ir.FPExt, a == ir.BitCast && b == ir.BitCast,
		a == ir.AddrSpaceCast && b == ir.AddrSpaceCast:
		return b, true
	case a == ir.ZExt && b == ir.SExt: // a zero extension is not negative
		return ir.ZExt, true
	case (a == ir.ZExt || a == ir.SExt) && b == ir.Trunc:
		switch {
		case width(from) < width(to):
			return a, true
		case width(from) > width(to):
			return ir.Trunc, true
		}
	case a == ir.ZExt && (b == ir.UIToFP || b == ir.SIToFP):
		return ir.UIToFP, true
	case a == ir.SExt && b == ir.SIToFP:
		return ir.SIToFP, true
	}
	return 0, false
}

func (ic *combiner) visitTrunc(i *ir.Instr) *ir.Instr {
	if r := ic.simplified(i); r != nil {
		return r
	}
	if r := ic.castCommon(i); r != nil {
		return r
	}
	x := i.Operand(0)
	from, to := width(x.Type()), width(i.Type())
	if ic.shouldNarrow(x.Type(), i.Type()) && isOp(x, ir.Add, ir.Sub, ir.Mul, ir.And, ir.Or, ir.Xor, ir.Shl, ir.LShr, ir.AShr, ir.Select, ir.Phi, ir.UDiv, ir.URem, ir.Trunc, ir.ZExt, ir.SExt, ir.ShuffleVector) && ic.canTruncate(x, i.Type(), 0) {
		return ic.use(i, ic.evaluate(x, i.Type(), false, map[ir.Value]ir.Value{}))
	}
	if ic.demandWide(i, 0, known.Low(from, to)) {
		if i.Flags&(ir.NUW|ir.NSW) != 0 {
			i.Flags &^= ir.NUW | ir.NSW
		}
		return i
	}
	if to == 1 {
		if r := ic.truncToBool(i); r != nil {
			return r
		}
	}
	if r := ic.truncOfShl(i); r != nil {
		return r
	}
	if r := ic.truncOfShift(i, from, to); r != nil {
		return r
	}
	if r := ic.truncOfTruncatedShift(i, from, to); r != nil {
		return r
	}
	if r := ic.truncOfBinary(i, from, to); r != nil {
		return r
	}
	for _, f := range []rule{ic.narrowSplat, ic.narrowInserted, ic.pieceOfVector, ic.pieceOfLane, truncOfFloat, ic.truncOfZeroCount} {
		if r := f(i); r != nil {
			return r
		}
	}
	changed := false
	if !i.HasFlag(ir.NSW) && from-ic.q.SignBits(x)+1 <= to {
		i.Flags |= ir.NSW
		changed = true
	}
	if !i.HasFlag(ir.NUW) && ic.q.KnownBits(x).LeadingZeros(from) >= from-to {
		i.Flags |= ir.NUW
		changed = true
	}
	return result(i, changed)
}

// truncToBool: the bit at n is tested with a mask.
func (ic *combiner) truncToBool(i *ir.Instr) *ir.Instr {
	s := onceOf(i.Operand(0), ir.LShr)
	ty := i.Operand(0).Type()
	if s != nil && immediate(s.Operand(1)) != nil {
		if mask := fold(ir.Shl, ir.NewInt(ty, 1), s.Operand(1)); mask != nil {
			return newCmp(ir.NE, ic.b.and(s.Operand(0), mask, ""), ir.NewZero(ty))
		}
	}
	if o := onceOf(i.Operand(0), ir.Or); o != nil { // trunc((a >> n) | a)
		for n := range 2 {
			if s := opOf(o.Operand(n), ir.LShr); s != nil && s.Operand(0) == o.Operand(1-n) && immediate(s.Operand(1)) != nil {
				if k := fold(ir.Shl, ir.NewInt(ty, 1), s.Operand(1)); k != nil {
					mask := fold(ir.Or, k, ir.NewInt(ty, 1))
					return newCmp(ir.NE, ic.b.and(s.Operand(0), mask, ""), ir.NewZero(ty))
				}
			}
		}
	}
	return nil
}

// truncOfShift: trunc(lshr(sext a, n)) is ashr a, n.
func (ic *combiner) truncOfShift(i *ir.Instr, from, to int) *ir.Instr {
	s := asInstr(i.Operand(0))
	if s == nil || !isOp(s, ir.LShr, ir.AShr) {
		return nil
	}
	e := opOf(s.Operand(0), ir.SExt)
	n, ok := amount(s.Operand(1))
	if e == nil {
		return nil
	}
	a := e.Operand(0)
	w := width(a.Type())
	if w == to && s.Op() == ir.LShr && below(s.Operand(1), from-w+1) { // each lane by its own amount
		by := mapLanes(s.Operand(1), func(n uint64) (uint64, bool) { return min(n, uint64(w-1)), true })
		if by, _ := constfold.Cast(ir.Trunc, by, a.Type(), ic.dl).(*ir.Const); by != nil {
			return newBinary(ir.AShr, a, by, s.Flags&ir.Exact)
		}
	}
	if !ok {
		return nil
	}
	most := uint64(from - max(to, w)) // how far the extension's copies of the sign reach
	if n > most && s.Op() == ir.LShr {
		return nil
	}
	by := ir.NewInt(a.Type(), min(n, uint64(w-1)))
	if w == to {
		if s.Op() == ir.AShr && !oneUse(s) {
			return nil
		}
		return newBinary(ir.AShr, a, by, s.Flags&ir.Exact)
	}
	if oneUse(s) {
		return newCast(extOrTrunc(w, to), ic.b.binary(ir.AShr, a, by, s.Flags&ir.Exact, ""), i.Type())
	}
	return nil
}

func extOrTrunc(from, to int) ir.Op {
	if from < to {
		return ir.SExt
	}
	return ir.Trunc
}

// truncOfBinary narrows an operation one side of which is a constant or was extended.
func (ic *combiner) truncOfBinary(i *ir.Instr, from, to int) *ir.Instr {
	o := onceOfAny(i.Operand(0))
	if o == nil || !ic.shouldNarrow(o.Type(), i.Type()) {
		return nil
	}
	switch o.Op() {
	case ir.And, ir.Or, ir.Xor, ir.Add, ir.Sub, ir.Mul:
		if ir.IsConst(o.Operand(0)) {
			if k := constfold.Cast(ir.Trunc, o.Operand(0), i.Type(), ic.dl); k != nil {
				return newBinary(o.Op(), k, ic.b.cast(ir.Trunc, o.Operand(1), i.Type(), ""), 0)
			}
		}
		if immediate(o.Operand(1)) != nil {
			if k := constfold.Cast(ir.Trunc, o.Operand(1), i.Type(), ic.dl); k != nil {
				return newBinary(o.Op(), ic.b.cast(ir.Trunc, o.Operand(0), i.Type(), ""), k, 0)
			}
		}
		for n := range 2 {
			e := asInstr(o.Operand(n))
			if e == nil || e.Op() != ir.ZExt && e.Op() != ir.SExt || e.Operand(0).Type() != i.Type() {
				continue
			}
			t := ic.b.cast(ir.Trunc, o.Operand(1-n), i.Type(), "")
			if n == 0 {
				return newBinary(o.Op(), e.Operand(0), t, 0)
			}
			return newBinary(o.Op(), t, e.Operand(0), 0)
		}
	}
	return ic.truncOfRotate(i)
}

func onceOfAny(v ir.Value) *ir.Instr {
	if i := binop(v); i != nil && oneUse(i) {
		return i
	}
	return nil
}

func (ic *combiner) visitZExt(i *ir.Instr) *ir.Instr {
	if u := ir.SoleUser(i); u != nil && u.Op() == ir.Trunc { // decided there
		return ic.simplified(i)
	}
	if r := ic.simplified(i); r != nil {
		return r
	}
	if r := ic.castCommon(i); r != nil {
		return r
	}
	x := i.Operand(0)
	from, to := width(x.Type()), width(i.Type())
	if r := ic.extendExpression(i, ir.ZExt); r != nil {
		return r
	}
	if t := opOf(x, ir.Trunc); t != nil {
		if r := ic.zextOfTrunc(i, t, from, to); r != nil {
			return r
		}
	}
	if c := opOf(x, ir.ICmp); c != nil {
		return ic.zextOfCompare(i, c)
	}
	if r := ic.zextOfMasked(i); r != nil {
		return r
	}
	if i.HasFlag(ir.NNeg) && from == 1 { // true would be negative
		return ic.use(i, ir.NewZero(i.Type()))
	}
	if !i.HasFlag(ir.NNeg) && ic.q.KnownBits(x).NonNegative(from) {
		i.Flags |= ir.NNeg
		return i
	}
	return nil
}

// zextOfTrunc: a zero extension of a truncation is a mask.
func (ic *combiner) zextOfTrunc(i, t *ir.Instr, mid, to int) *ir.Instr {
	a := t.Operand(0)
	from := width(a.Type())
	switch {
	case from < to:
		k := ic.b.and(a, lowMask(a.Type(), mid), ir.NameOf(t)+".mask")
		return newCast(ir.ZExt, k, i.Type())
	case from == to:
		return newBinary(ir.And, a, lowMask(a.Type(), mid), 0)
	}
	return newBinary(ir.And, ic.b.cast(ir.Trunc, a, i.Type(), ""), lowMask(i.Type(), mid), 0)
}

// zextOfCompare: tests of one bit become shifts.
func (ic *combiner) zextOfCompare(i, c *ir.Instr) *ir.Instr {
	a := c.Operand(0)
	k, ok := intOf(c.Operand(1))
	if !ok || !a.Type().Scalar().IsInt() {
		return nil
	}
	w := width(a.Type())
	ty := i.Type()
	if c.Pred == ir.SLT && k.IsZero() { // the sign
		v := ic.b.binary(ir.LShr, a, ir.NewInt(a.Type(), uint64(w-1)), 0, ir.NameOf(a)+".lobit")
		return ic.use(i, ic.b.intCast(v, ty, false, ""))
	}
	if !c.Pred.IsEquality() || !k.IsZero() && !k.IsPowerOf2() {
		return nil
	}
	may := ic.q.KnownBits(a).Bits(w).UMax() // the bits that may be set
	if !may.IsPowerOf2() || !k.IsZero() && !k.Eq(may) || a.Type() != ty && c.Pred == ir.EQ && !may.IsOne() {
		if k.IsZero() {
			return ic.zextOfBitTest(i, c)
		}
		return nil
	}
	setMeansTrue := (c.Pred == ir.NE) == k.IsZero()
	v := a
	if n := may.Log2(); n > 0 {
		v = ic.b.binary(ir.LShr, a, ir.NewInt(a.Type(), uint64(n)), 0, ir.NameOf(a)+".lobit")
	}
	if !setMeansTrue {
		v = ic.b.xor(v, ir.NewInt(a.Type(), 1), "")
	}
	return ic.use(i, ic.b.intCast(v, ty, false, ""))
}

func (ic *combiner) visitSExt(i *ir.Instr) *ir.Instr {
	if u := ir.SoleUser(i); u != nil && u.Op() == ir.Trunc {
		return ic.simplified(i)
	}
	if r := ic.simplified(i); r != nil {
		return r
	}
	if r := ic.castCommon(i); r != nil {
		return r
	}
	x := i.Operand(0)
	from, to := width(x.Type()), width(i.Type())
	if ic.q.KnownBits(x).NonNegative(from) {
		n := newCast(ir.ZExt, x, i.Type())
		n.Flags = ir.NNeg
		return n
	}
	if r := ic.extendExpression(i, ir.SExt); r != nil {
		return r
	}
	if t := opOf(x, ir.Trunc); t != nil {
		if r := ic.sextOfTruncated(i, t, from, to); r != nil {
			return r
		}
	}
	if c := opOf(x, ir.ICmp); c != nil {
		return ic.sextOfCompare(i, c)
	}
	return ic.sextOfShiftedPair(i, from, to)
}

// sextOfCompare: a < 0 extended is the sign in all bits.
func (ic *combiner) sextOfCompare(i, c *ir.Instr) *ir.Instr {
	a := c.Operand(0)
	k, ok := intOf(c.Operand(1))
	if !ok || !a.Type().Scalar().IsInt() {
		return nil
	}
	w := width(a.Type())
	if c.Pred == ir.SLT && k.IsZero() {
		v := ic.b.binary(ir.AShr, a, ir.NewInt(a.Type(), uint64(w-1)), 0, ir.NameOf(a)+".lobit")
		return ic.use(i, ic.b.intCast(v, i.Type(), true, ""))
	}
	if !c.Pred.IsEquality() || !oneUse(c) || !k.IsZero() && !k.IsPowerOf2() {
		return nil
	}
	may := ic.q.KnownBits(a).Bits(w).UMax()
	if !may.IsPowerOf2() || !k.IsZero() && !k.Eq(may) {
		return nil
	}
	v := a
	if (c.Pred == ir.NE) != k.IsZero() { // true when the bit is clear: bit - 1
		if n := may.Log2(); n > 0 {
			v = ic.b.binary(ir.LShr, v, ir.NewInt(a.Type(), uint64(n)), 0, "")
		}
		v = ic.b.add(v, ir.NewAllOnes(a.Type()), "sext")
	} else {
		if n := w - 1 - may.Log2(); n > 0 {
			v = ic.b.shl(v, ir.NewInt(a.Type(), uint64(n)), "")
		}
		v = ic.b.binary(ir.AShr, v, ir.NewInt(a.Type(), uint64(w-1)), 0, "sext")
	}
	if a.Type() == i.Type() {
		return ic.use(i, v)
	}
	return newCast(extOrTrunc(w, width(i.Type())), v, i.Type())
}

func (ic *combiner) visitCast(i *ir.Instr) *ir.Instr {
	if r := ic.simplified(i); r != nil {
		return r
	}
	if r := ic.castCommon(i); r != nil {
		return r
	}
	switch i.Op() {
	case ir.PtrToInt: // through the integer as wide as a pointer
		if m := intrinsicOf(i.Operand(0), "llvm.ptrmask"); m != nil && oneUse(m) && m.Arg(1).Type() == i.Type() && ic.dl.PtrBits(m.Type().Scalar().Space) == width(i.Type()) {
			return newBinary(ir.And, ic.b.cast(ir.PtrToInt, m.Arg(0), i.Type(), ""), m.Arg(1), 0)
		}
		if p := i.Operand(0).Type(); ic.dl.PtrBits(p.Scalar().Space) != width(i.Type()) {
			v := ic.b.cast(ir.PtrToInt, i.Operand(0), ic.dl.IntPtrType(p), "")
			return newCast(truncOrZExt(v, i.Type()), v, i.Type())
		}
	case ir.IntToPtr:
		if x := i.Operand(0); ic.dl.PtrBits(i.Type().Scalar().Space) != width(x.Type()) {
			v := ic.b.intCast(x, ic.dl.IntPtrType(i.Type()), false, "")
			return newCast(ir.IntToPtr, v, i.Type())
		}
	case ir.BitCast:
		return ic.visitBitCast(i)
	case ir.FPTrunc:
		return ic.visitFPTrunc(i)
	case ir.FPExt: // an integer that is converted exactly is so in a wider format, too
		if c := asInstr(i.Operand(0)); c != nil && isOp(c, ir.SIToFP, ir.UIToFP) && ic.exactInt(c) {
			return newCast(c.Op(), c.Operand(0), i.Type())
		}
	case ir.FPToSI, ir.FPToUI:
		if e := opOf(i.Operand(0), ir.FPExt); e != nil { // which is exact
			return newCast(i.Op(), e.Operand(0), i.Type())
		}
		if r := ic.thereAndBack(i); r != nil {
			return r
		}
		return ic.fractionAsInt(i)
	case ir.SIToFP:
		if x := i.Operand(0); ic.q.KnownBits(x).NonNegative(width(x.Type())) {
			n := newCast(ir.UIToFP, x, i.Type())
			n.Flags = ir.NNeg
			return n
		}
	case ir.UIToFP:
		if x := i.Operand(0); !i.HasFlag(ir.NNeg) && ic.q.KnownBits(x).NonNegative(width(x.Type())) {
			i.Flags |= ir.NNeg
			return i
		}
	}
	return nil
}

func truncOrZExt(v ir.Value, to *ir.Type) ir.Op {
	if width(v.Type()) < width(to) {
		return ir.ZExt
	}
	return ir.Trunc
}

// thereAndBack converts an integer to floating point and back, where the number is exact, or would
// be out of the result's range if it were not.
func (ic *combiner) thereAndBack(i *ir.Instr) *ir.Instr {
	c := asInstr(i.Operand(0))
	if c == nil || !isOp(c, ir.SIToFP, ir.UIToFP) {
		return nil
	}
	mantissa := map[ir.Kind]int{ir.HalfKind: 11, ir.BFloatKind: 8, ir.FloatKind: 24, ir.DoubleKind: 53}[c.Type().Scalar().Kind]
	x := c.Operand(0)
	from, to := width(x.Type()), width(i.Type())
	exact := from
	if c.Op() == ir.SIToFP {
		exact--
	}
	if exact > mantissa { // bits that are known to be zero need no room
		may := ic.q.KnownBits(x).Bits(from).UMax()
		exact = may.ActiveBits() - may.TrailingZeros()
	}
	switch {
	case exact > mantissa && to > mantissa:
		return nil
	case to > from && c.Op() == ir.SIToFP && i.Op() == ir.FPToSI:
		return newCast(ir.SExt, x, i.Type())
	case to > from:
		return newCast(ir.ZExt, x, i.Type())
	case to < from:
		return newCast(ir.Trunc, x, i.Type())
	}
	return ic.use(i, x)
}
