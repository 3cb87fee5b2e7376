package instcombine

import (
	"math/bits"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/bitvec"
)

func (ic *combiner) visitShl(i *ir.Instr) *ir.Instr {
	if r := ic.simplified(i); r != nil {
		return r
	}
	if r := ic.shiftCommon(i); r != nil {
		return r
	}
	if r := ic.shlOfMasked(i); r != nil {
		return r
	}
	x := asInstr(i.Operand(0))
	ty, w := i.Type(), uint64(width(i.Type()))
	n, ok := amount(i.Operand(1))
	if ok && n < w && x != nil {
		if r := ic.shlConstant(i, x, n, w); r != nil {
			return r
		}
	}
	if !ok || n < w {
		if r := ic.shlFlags(i, ic.greatestAmount(i), int(w)); r != nil {
			return r
		}
	}
	if x != nil { // (a >> b) << b = a & (-1 << b)
		if isOp(x, ir.LShr, ir.AShr) && oneUse(x) && x.Operand(1) == i.Operand(1) && !ok {
			mask := ic.b.shl(ir.NewAllOnes(ty), i.Operand(1), "")
			return newBinary(ir.And, mask, x.Operand(0), 0)
		}
	}
	if d := opOf(i.Operand(1), ir.Sub); d != nil && isOne(i.Operand(0)) && isWord(d.Operand(0), w-1) { // 1 << (w-1 - a)
		return newBinary(ir.LShr, ir.NewInt(ty, signBit(int(w))), d.Operand(1), 0)
	}
	return nil
}

// shlConstant is (x op …) << n.
func (ic *combiner) shlConstant(i, x *ir.Instr, n, w uint64) *ir.Instr {
	ty := i.Type()
	if x.Op() == ir.Sub && oneUse(x) { // (k - a) << n = (k << n) - (a << n)
		if k, ok := intOf(x.Operand(0)); ok {
			return newBinary(ir.Sub, k.Shl(int(n)).Const(ty), ic.b.shl(x.Operand(1), i.Operand(1), ""), 0)
		}
	}
	if x.Op() == ir.ZExt && isBool(x.Operand(0).Type()) { // a truth value at bit n
		return newSelect(x.Operand(0), bitvec.One(int(w)).Shl(int(n)).Const(ty), ir.NewZero(ty))
	}
	if x.Op() == ir.ZExt && !isBool(x.Operand(0).Type()) { // zext(a) << n = zext(a << n) when no bit is lost
		from := width(x.Operand(0).Type())
		if n < uint64(from) && uint64(ic.q.KnownBits(x.Operand(0)).LeadingZeros(from)) >= n {
			return newCast(ir.ZExt, ic.b.shl(x.Operand(0), ir.NewInt(x.Operand(0).Type(), n), ""), ty)
		}
	}
	c, isConst := uint64(0), false
	if x.NumOperands() >= 2 {
		c, isConst = amount(x.Operand(1))
	}
	if isOp(x, ir.LShr, ir.AShr) && isConst && c < w {
		if c == n { // clears the low bits
			return newBinary(ir.And, x.Operand(0), highMask(ty, int(w-n)), 0)
		}
		if x.HasFlag(ir.Exact) {
			if c < n { // one shift to the left
				return newBinary(ir.Shl, x.Operand(0), ir.NewInt(ty, n-c), i.Flags&(ir.NUW|ir.NSW))
			}
			return newBinary(x.Op(), x.Operand(0), ir.NewInt(ty, c-n), ir.Exact)
		}
		if oneUse(x) {
			if c < n {
				v := ic.b.binary(ir.Shl, x.Operand(0), ir.NewInt(ty, n-c), i.Flags&(ir.NUW|ir.NSW), "")
				return newBinary(ir.And, v, highMask(ty, int(w-n)), 0)
			}
			v := ic.b.binary(x.Op(), x.Operand(0), ir.NewInt(ty, c-n), x.Flags&ir.Exact, "")
			return newBinary(ir.And, v, highMask(ty, int(w-n)), 0)
		}
	}
	if x.Op() == ir.Trunc && oneUse(x) {
		if s := asInstr(x.Operand(0)); s != nil && isOp(s, ir.LShr, ir.AShr) && oneUse(s) { // trunc(a >> c) << n
			if c, is := amount(s.Operand(1)); is && c < uint64(width(s.Type())) && c != n {
				return ic.shlOfTruncatedShift(i, s, c, n, w)
			}
		}
	}
	if x.Op() == ir.Shl && isConst && c+n < w {
		return newBinary(ir.Shl, x.Operand(0), ir.NewInt(ty, c+n), i.Flags&x.Flags&(ir.NUW|ir.NSW))
	}
	return nil
}

// shlOfTruncatedShift is trunc(a >> c) << n = trunc(a >> c-n) & -1 << n, and the like to the left.
func (ic *combiner) shlOfTruncatedShift(i, s *ir.Instr, c, n, w uint64) *ir.Instr {
	from := s.Type()
	var v ir.Value
	if c > n {
		v = ic.b.binary(s.Op(), s.Operand(0), ir.NewInt(from, c-n), s.Flags&ir.Exact, "sh.diff")
	} else {
		v = ic.b.binary(ir.Shl, s.Operand(0), ir.NewInt(from, n-c), 0, "sh.diff")
	}
	t := ic.b.cast(ir.Trunc, v, i.Type(), "tr.sh.diff")
	return newBinary(ir.And, t, highMask(i.Type(), int(w-n)), 0)
}

// inferExact adds exact to a shift to the right that loses no bit that may be set, whatever the
// amount is.
func (ic *combiner) inferExact(i *ir.Instr) bool {
	if i.HasFlag(ir.Exact) {
		return false
	}
	if s := opOf(i.Operand(0), ir.Shl); s != nil && s.Operand(1) == i.Operand(1) {
		i.Flags |= ir.Exact
		return true
	}
	most := ic.greatestAmount(i)
	if most == 0 || ic.q.KnownBits(i.Operand(0)).TrailingZeros(width(i.Type())) < int(most) {
		return false
	}
	i.Flags |= ir.Exact
	return true
}

// greatestAmount is by how much i shifts at most, unless it is poison.
func (ic *combiner) greatestAmount(i *ir.Instr) uint64 {
	w := width(i.Type())
	return min(ic.q.KnownBits(i.Operand(1)).Max(w), uint64(w-1))
}

// shlFlags adds nuw and nsw where the bits that are shifted out, n at most, are known.
func (ic *combiner) shlFlags(i *ir.Instr, n uint64, w int) *ir.Instr {
	if i.Flags&(ir.NUW|ir.NSW) == ir.NUW|ir.NSW {
		return nil
	}
	changed := false
	if !i.HasFlag(ir.NUW) && uint64(ic.q.KnownBits(i.Operand(0)).LeadingZeros(w)) >= n {
		i.Flags |= ir.NUW
		changed = true
	}
	if !i.HasFlag(ir.NSW) && uint64(ic.q.SignBits(i.Operand(0))) > n {
		i.Flags |= ir.NSW
		changed = true
	}
	if changed {
		return i
	}
	return nil
}

func (ic *combiner) visitLShr(i *ir.Instr) *ir.Instr {
	if r := ic.simplified(i); r != nil {
		return r
	}
	if r := ic.shiftCommon(i); r != nil {
		return r
	}
	if r := ic.shiftedBack(i); r != nil {
		return r
	}
	x := asInstr(i.Operand(0))
	w := uint64(width(i.Type()))
	n, ok := amount(i.Operand(1))
	if ok && n < w && x != nil {
		if r := ic.lshrConstant(i, x, n, w); r != nil {
			return r
		}
	}
	if x != nil && x.Op() == ir.Shl && isAllOnes(x.Operand(0)) && x.Operand(1) == i.Operand(1) { // (-1 << b) >> b
		return newBinary(ir.LShr, ir.NewAllOnes(i.Type()), i.Operand(1), 0)
	}
	if r := ic.lshrOfShiftedSum(i); r != nil {
		return r
	}
	if ic.inferExact(i) {
		return i
	}
	if x != nil && x.Op() == ir.Shl && oneUse(x) && x.Operand(1) == i.Operand(1) && !ok { // (a << b) >> b = a & (-1 >> b)
		mask := ic.b.binary(ir.LShr, ir.NewAllOnes(i.Type()), i.Operand(1), 0, "")
		return newBinary(ir.And, mask, x.Operand(0), 0)
	}
	return nil
}

// lshrConstant is (x op …) >> n.
func (ic *combiner) lshrConstant(i, x *ir.Instr, n, w uint64) *ir.Instr {
	ty := i.Type()
	if r := ic.lshrOfCount(i, x, n, w); r != nil {
		return r
	}
	c, isConst := uint64(0), false
	if x.NumOperands() >= 2 {
		c, isConst = amount(x.Operand(1))
	}
	if r := ic.lshrOfCarry(i, x, n); r != nil {
		return r
	}
	if r := ic.lshrOfSwapped(i, x, n, w); r != nil {
		return r
	}
	if x.Op() == ir.Add && n == 1 && ic.areBits(x.Operand(0), x.Operand(1)) { // the carry of two bits
		return newBinary(ir.And, x.Operand(0), x.Operand(1), 0)
	}
	switch x.Op() {
	case ir.Shl:
		if !isConst || c >= w {
			break
		}
		switch {
		case c < n && x.HasFlag(ir.NUW):
			return newBinary(ir.LShr, x.Operand(0), ir.NewInt(ty, n-c), i.Flags&ir.Exact)
		case c < n && oneUse(x):
			v := ic.b.binary(ir.LShr, x.Operand(0), ir.NewInt(ty, n-c), i.Flags&ir.Exact, "")
			return newBinary(ir.And, v, lowMask(ty, int(w-n)), 0)
		case c > n && x.HasFlag(ir.NUW):
			return newBinary(ir.Shl, x.Operand(0), ir.NewInt(ty, c-n), ir.NUW|ir.NSW)
		case c > n && oneUse(x):
			return newBinary(ir.And, ic.b.shl(x.Operand(0), ir.NewInt(ty, c-n), ""), lowMask(ty, int(w-n)), 0)
		case c == n:
			return newBinary(ir.And, x.Operand(0), lowMask(ty, int(w-n)), 0)
		}
	case ir.LShr:
		if isConst && c+n < w {
			return newBinary(ir.LShr, x.Operand(0), ir.NewInt(ty, c+n), i.Flags&x.Flags&ir.Exact)
		}
	case ir.ZExt:
		if oneUse(x) { // zext(a) >> n = zext(a >> n)
			from := x.Operand(0).Type()
			if n < uint64(width(from)) && (n == uint64(width(from)) || !isBool(from)) {
				return newCast(ir.ZExt, ic.b.binary(ir.LShr, x.Operand(0), ir.NewInt(from, n), 0, ""), ty)
			}
		}
	case ir.SExt:
		if r := ic.lshrOfSExt(i, x, n, w); r != nil {
			return r
		}
	case ir.Trunc:
		if s := opOf(x.Operand(0), ir.LShr); s != nil && oneUse(x) { // trunc(a >> c) >> n
			from := s.Type()
			if c, is := amount(s.Operand(1)); is && c+n < uint64(width(from)) && (oneUse(s) || c >= uint64(width(from))-w) {
				t := ic.b.cast(ir.Trunc, ic.b.binary(ir.LShr, s.Operand(0), ir.NewInt(from, c+n), 0, "sum.shift"), ty, "")
				return newBinary(ir.And, t, lowMask(ty, int(w-n)), 0)
			}
		}
	case ir.Mul:
		if r := ic.lshrOfProduct(i, x, n, w); r != nil {
			return r
		}
	case ir.AShr:
		if n == w-1 { // only the sign bit
			return newBinary(ir.LShr, x.Operand(0), i.Operand(1), 0)
		}
	}
	return ic.lshrSign(i, x, n, w)
}

// lshrOfProduct is (a * k) >> n where the product does not wrap: for k = 2^n + 1 the sum of a and a
// >> n, which is a alone where n is half the width; for k a multiple of 2^n a product.
func (ic *combiner) lshrOfProduct(i, x *ir.Instr, n, w uint64) *ir.Instr {
	k, ok := word(x.Operand(1))
	if !ok {
		return nil
	}
	a, ty := x.Operand(0), i.Type()
	if !x.HasFlag(ir.NUW) {
		if x.HasFlag(ir.NSW) && oneUse(x) && w > 2 && k == 1<<n+1 {
			return newBinary(ir.Add, a, ic.b.binary(ir.LShr, a, ir.NewInt(ty, n), i.Flags&ir.Exact, ""), ir.NSW)
		}
		return nil
	}
	if w > 2 && k == 1<<n+1 {
		if 2*n == w {
			return ic.use(i, a)
		}
		if oneUse(x) {
			return newBinary(ir.Add, a, ic.b.binary(ir.LShr, a, ir.NewInt(ty, n), i.Flags&ir.Exact, ""), ir.NUW|x.Flags&ir.NSW)
		}
	}
	if oneUse(x) && k>>n<<n == k {
		return newBinary(ir.Mul, a, ir.NewInt(ty, k>>n), ir.NUW|ir.NSW)
	}
	return nil
}

// lshrSign is the sign bit moved to the bottom.
func (ic *combiner) lshrSign(i, x *ir.Instr, n, w uint64) *ir.Instr {
	if n != w-1 {
		return nil
	}
	ty := i.Type()
	if s := onceOf(x, ir.Sub); s != nil && s.HasFlag(ir.NSW) { // (a - b) >> w-1 = zext(a < b)
		return newCast(ir.ZExt, ic.b.cmp(ir.SLT, s.Operand(0), s.Operand(1), ""), ty)
	}
	if x.Op() == ir.SRem && oneUse(x) && isWord(x.Operand(1), 2) { // negative and odd
		return newBinary(ir.And, ic.b.binary(ir.LShr, x.Operand(0), i.Operand(1), 0, ""), x.Operand(0), 0)
	}
	if x.Op() == ir.Or || x.Op() == ir.And {
		for k := range 2 { // (-a | a) >> w-1 = zext(a != 0)
			if a := negOf(x.Operand(k)); a != nil && a == x.Operand(1-k) && x.Op() == ir.Or && oneUse(x) {
				return newCast(ir.ZExt, ic.b.cmp(ir.NE, a, ir.NewZero(ty), ""), ty)
			}
		}
	}
	if a := notOf(x); a != nil && oneUse(x) { // ~a >> w-1 = zext(a > -1)
		return newCast(ir.ZExt, ic.b.cmp(ir.SGT, a, ir.NewAllOnes(ty), "isnotneg"), ty)
	}
	return nil
}

// lshrOfCount: ctlz(a) >> log2(w) = zext(a == 0); cttz and ctpop the like.
func (ic *combiner) lshrOfCount(i, x *ir.Instr, n, w uint64) *ir.Instr {
	id := x.IntrinsicID()
	if id != "llvm.ctlz" && id != "llvm.cttz" && id != "llvm.ctpop" || !isPow2(w) || n != uint64(log2(w)) {
		return nil
	}
	k := ir.NewZero(i.Type())
	if id == "llvm.ctpop" {
		k = ir.NewAllOnes(i.Type())
	}
	return newCast(ir.ZExt, ic.b.cmp(ir.EQ, x.Arg(0), k, ""), i.Type())
}

func (ic *combiner) lshrOfSExt(i, x *ir.Instr, n, w uint64) *ir.Instr {
	a := x.Operand(0)
	from := uint64(width(a.Type()))
	ty := i.Type()
	if from == 1 {
		return newSelect(a, lowMask(ty, int(w-n)), ir.NewZero(ty))
	}
	if !oneUse(x) || !ty.IsVector() && !ic.shouldNarrow(ty, a.Type()) {
		return nil
	}
	if n == w-1 { // the sign bit
		return newCast(ir.ZExt, ic.b.binary(ir.LShr, a, ir.NewInt(a.Type(), from-1), 0, ""), ty)
	}
	if n == w-from { // the extension's bits alone
		s := ic.b.binary(ir.AShr, a, ir.NewInt(a.Type(), min(n, from-1)), 0, "")
		return newCast(ir.ZExt, s, ty)
	}
	return nil
}

func (ic *combiner) visitAShr(i *ir.Instr) *ir.Instr {
	if r := ic.simplified(i); r != nil {
		return r
	}
	if r := ic.shiftCommon(i); r != nil {
		return r
	}
	x := asInstr(i.Operand(0))
	w := uint64(width(i.Type()))
	n, ok := amount(i.Operand(1))
	if ok && n < w && x != nil {
		if r := ic.ashrConstant(i, x, n, w); r != nil {
			return r
		}
	}
	for _, f := range []rule{ic.lowBitSpread, ic.signOfLowBits} {
		if r := f(i); r != nil {
			return r
		}
	}
	if ic.inferExact(i) {
		return i
	}
	if ic.q.KnownBits(i.Operand(0)).NonNegative(int(w)) {
		return newBinary(ir.LShr, i.Operand(0), i.Operand(1), i.Flags&ir.Exact)
	}
	if a := notOf(i.Operand(0)); a != nil && oneUse(i.Operand(0)) { // ~a >>s b = ~(a >>s b)
		return newNot(ic.b.binary(ir.AShr, a, i.Operand(1), 0, suffixed(x, ".not")))
	}
	return nil
}

func (ic *combiner) ashrConstant(i, x *ir.Instr, n, w uint64) *ir.Instr {
	ty := i.Type()
	c, isConst := uint64(0), false
	if x.NumOperands() >= 2 {
		c, isConst = amount(x.Operand(1))
	}
	switch {
	case x.Op() == ir.Shl && isConst && c == n: // the sign extension of a zero extension
		if z := opOf(x.Operand(0), ir.ZExt); z != nil && n == w-uint64(width(z.Operand(0).Type())) {
			return newCast(ir.SExt, z.Operand(0), ty)
		}
	case x.Op() == ir.Shl && isConst && c < w && x.HasFlag(ir.NSW):
		if c < n {
			return newBinary(ir.AShr, x.Operand(0), ir.NewInt(ty, n-c), i.Flags&ir.Exact)
		}
		return newBinary(ir.Shl, x.Operand(0), ir.NewInt(ty, c-n), ir.NSW)
	case x.Op() == ir.Mul && isConst && oneUse(x) && x.HasFlag(ir.NSW) && w > 2 && n < min(w-1, 64) && c == 1<<n+1: // a + a >> n
		return newBinary(ir.Add, x.Operand(0), ic.b.binary(ir.AShr, x.Operand(0), ir.NewInt(ty, n), i.Flags&ir.Exact, ""), ir.NSW|x.Flags&ir.NUW)
	case x.Op() == ir.AShr && isConst && c < w:
		return newBinary(ir.AShr, x.Operand(0), ir.NewInt(ty, min(c+n, w-1)), i.Flags&x.Flags&ir.Exact)
	case x.Op() == ir.SExt && !isBool(x.Operand(0).Type()) && oneUse(x):
		from := uint64(width(x.Operand(0).Type()))
		return newCast(ir.SExt, ic.b.binary(ir.AShr, x.Operand(0), ir.NewInt(x.Operand(0).Type(), min(n, from-1)), 0, ""), ty)
	case n == w-1 && x.Op() == ir.Sub && x.HasFlag(ir.NSW) && oneUse(x): // the sign of a difference
		return newCast(ir.SExt, ic.b.cmp(ir.SLT, x.Operand(0), x.Operand(1), ""), ty)
	case n == w-1 && x.Op() == ir.Or && oneUse(x):
		for k := range 2 { // (a | -a) >>s w-1 = sext(a != 0)
			if a := negOf(x.Operand(k)); a != nil && a == x.Operand(1-k) {
				return newCast(ir.SExt, ic.b.cmp(ir.NE, a, ir.NewZero(ty), ""), ty)
			}
		}
	}
	return nil
}

// shiftCommon has the rules for all three shifts.
func (ic *combiner) shiftCommon(i *ir.Instr) *ir.Instr {
	ty := i.Type()
	w := uint64(width(ty))
	if r := ic.nonNegativeAmount(i, w); r != nil {
		return r
	}
	if n, ok := amount(i.Operand(1)); ok && n < w {
		if r := ic.shiftByConstant(i, n); r != nil {
			return r
		}
	}
	if r := ic.shiftOfShiftedConstant(i); r != nil {
		return r
	}
	if s := opOf(i.Operand(0), i.Op()); s != nil && i.Op() != ir.AShr { // by amounts that together shift out all bits
		if eachWordPair(s.Operand(1), i.Operand(1), func(a, b uint64) bool { return a < w && b < w && a+b >= w }) {
			return ic.use(i, ir.NewZero(ty))
		}
	}
	if r := ic.shiftOfShift(i); r != nil {
		return r
	}
	if r := ic.shiftOfSelectedLogic(i); r != nil {
		return r
	}
	if s := opOf(i.Operand(1), ir.Select); s != nil {
		if r := ic.shiftBySelect(i, s, w); r != nil {
			return r
		}
	}
	if k := immediate(i.Operand(0)); k != nil { // k << (a + c) = (k << c) << a
		if a := asInstr(i.Operand(1)); a != nil && addLike(a) && (a.Op() == ir.Or || a.HasFlag(ir.NUW)) && immediate(a.Operand(1)) != nil {
			if c := fold(i.Op(), k, a.Operand(1)); c != nil && c.Kind != ir.PoisonConst {
				return newBinary(i.Op(), c, a.Operand(0), i.Flags)
			}
		}
	}
	if r := opOf(i.Operand(1), ir.SRem); r != nil && oneUse(r) { // the amount is not negative: a % 2^n is a mask
		if k, ok := word(r.Operand(1)); ok && isPow2(k) && k != signBit(int(w)) {
			return ic.setOperand(i, 1, ic.b.and(r.Operand(0), ir.NewInt(ty, k-1), ir.NameOf(r)))
		}
	}
	return ic.shiftOfShiftedLogic(i)
}

// shiftBySelect: an arm that is out of range is never selected; a constant arm is folded.
func (ic *combiner) shiftBySelect(i, s *ir.Instr, w uint64) *ir.Instr {
	for k := 1; k < 3; k++ {
		if n, ok := word(s.Operand(k)); ok && n >= w {
			return ic.setOperand(i, 1, s.Operand(3-k))
		}
	}
	if immediate(i.Operand(0)) != nil {
		return ic.intoSelect(i, s, false)
	}
	return nil
}

// shiftByConstant is (x op …) shift n for all three shifts.
func (ic *combiner) shiftByConstant(i *ir.Instr, n uint64) *ir.Instr {
	if k := immediate(i.Operand(0)); k != nil {
		return nil
	}
	if ic.demand(i) {
		return i
	}
	if r := ic.shiftAtLeaves(i, n); r != nil {
		return r
	}
	if r := ic.intoSelectOrPhi(i); r != nil {
		return r
	}
	if i.Op() == ir.Shl {
		if r := ic.shlOfProduct(i); r != nil {
			return r
		}
	}
	x := asInstr(i.Operand(0))
	if x == nil || !oneUse(x) || !x.Op().IsBinary() {
		return nil
	}
	if k, ok := intOf(x.Operand(1)); ok && shiftsThrough(i.Op(), x.Op()) { // (a op k) shift n = (a shift n) op (k shift n)
		c := fold(i.Op(), k.Const(i.Type()), i.Operand(1))
		if c == nil {
			return nil
		}
		v := ic.b.binary(i.Op(), x.Operand(0), i.Operand(1), 0, "")
		takeName(v, x)
		n := newBinary(x.Op(), v, c, 0)
		if x.Op() == ir.Or {
			n.Flags = x.Flags & ir.Disjoint
		}
		return n
	}
	return ic.shlOfSum(i, x)
}

// shiftsThrough reports whether (a op k) shift n = (a shift n) op (k shift n).
func shiftsThrough(shift, op ir.Op) bool {
	switch op {
	case ir.And, ir.Or, ir.Xor:
		return true
	case ir.Add:
		return shift == ir.Shl
	}
	return false
}

// trailingZeros is the number of zeros at the bottom of v, below w.
func trailingZeros(v uint64, w int) int { return min(w, bits.TrailingZeros64(v)) }
