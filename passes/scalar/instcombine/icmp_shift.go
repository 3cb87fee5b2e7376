package instcombine

import (
	"math/bits"

	"opt-go/frontend/ir"
)

// Compares of shifts with constants: the constant is shifted in the opposite direction, or the bits
// of the operand are masked.

func icmpShl(ic *combiner, i, x *ir.Instr, c uint64, w int) *ir.Instr {
	ty, m := x.Type(), maskOf(w)
	n, ok := word(x.Operand(1))
	p, a := i.Pred, x.Operand(0)
	if !ok {
		if r := icmpShlKept(i, x, c, w); r != nil {
			return r
		}
		if k, is := word(a); is && k == 1 { // 1 << b
			return icmpShlOne(i, x, c, w)
		} else if is && p.IsEquality() && k != 0 {
			return ic.icmpShlOfConst(i, x, k, c, w)
		}
		return nil
	}
	if n >= uint64(w) {
		return nil
	}
	if x.HasFlag(ir.NSW) {
		s := signExtend(c, w)
		switch {
		case p == ir.SGT:
			return newCmp(p, a, ir.NewInt(ty, uint64(s>>n)&m))
		case p.IsEquality() && s>>n<<n == s:
			return newCmp(p, a, ir.NewInt(ty, uint64(s>>n)&m))
		case p == ir.SLT:
			return newCmp(p, a, ir.NewInt(ty, uint64((s-1)>>n+1)&m))
		}
	}
	if x.HasFlag(ir.NUW) {
		switch {
		case p == ir.UGT:
			return newCmp(p, a, ir.NewInt(ty, c>>n))
		case p.IsEquality() && c>>n<<n == c:
			return newCmp(p, a, ir.NewInt(ty, c>>n))
		case p == ir.ULT:
			return newCmp(p, a, ir.NewInt(ty, (c-1)>>n+1))
		}
	}
	if p.IsEquality() && oneUse(x) && c&maskOf(int(n)) == 0 { // the bits that are left
		and := ic.b.and(a, ir.NewInt(ty, m>>n), ir.NameOf(x)+".mask")
		return newCmp(p, and, ir.NewInt(ty, c>>n))
	}
	if oneUse(x) && (p == ir.SLT && c == 0 || p == ir.SGT && c == m) { // one bit
		and := ic.b.and(a, ir.NewInt(ty, 1<<(uint64(w)-n-1)), ir.NameOf(x)+".mask")
		if p == ir.SLT {
			return newCmp(ir.NE, and, ir.NewZero(ty))
		}
		return newCmp(ir.EQ, and, ir.NewZero(ty))
	}
	if oneUse(x) && (p == ir.ULT && isPow2(c) || p == ir.UGT && isLowMask(c)) { // no bit above
		mask := ^(c - 1) & m
		q := ir.EQ
		if p == ir.UGT {
			mask, q = ^c&m, ir.NE
		}
		return newCmp(q, ic.b.and(a, ir.NewInt(ty, mask>>n), ""), ir.NewZero(ty))
	}
	return nil
}

// icmpShlKept compares a << b with a number that tells no more of it than of a: with nsw and nuw a
// negative a is not shifted, and the others stay positive; with one of the two the result is zero
// where a is; with nsw it keeps its sign.
func icmpShlKept(i, x *ir.Instr, c uint64, w int) *ir.Instr {
	nuw, nsw := x.HasFlag(ir.NUW), x.HasFlag(ir.NSW)
	_, sign := asksSign(i.Pred, c, w)
	if nuw && nsw && signExtend(c, w) <= 0 || (nuw || nsw) && i.Pred.IsEquality() && c == 0 || nsw && sign {
		return newCmp(i.Pred, x.Operand(0), i.Operand(1))
	}
	return nil
}

// icmpShlOne is 1 << b p c.
func icmpShlOne(i, x *ir.Instr, c uint64, w int) *ir.Instr {
	b, ty := x.Operand(1), x.Type()
	switch p := i.Pred; {
	case p.IsUnsigned():
		if p == ir.ULT && c != 0 {
			if isPow2(c) {
				return newCmp(ir.ULT, b, ir.NewInt(ty, uint64(log2(c))))
			}
			return newCmp(ir.ULE, b, ir.NewInt(ty, uint64(log2(c))))
		}
		if p == ir.UGT && c != 0 {
			return newCmp(ir.UGT, b, ir.NewInt(ty, uint64(log2(c))))
		}
	case p.IsSigned():
		if p == ir.SGT && c <= 1<<(w-2) && signExtend(c, w) <= 0 { // b is not w-1
			return newCmp(ir.NE, b, ir.NewInt(ty, uint64(w-1)))
		}
		if p == ir.SLT && signExtend(c, w) <= 1 && c != signBit(w) {
			return newCmp(ir.EQ, b, ir.NewInt(ty, uint64(w-1)))
		}
	case isPow2(c):
		return newCmp(p, b, ir.NewInt(ty, uint64(log2(c))))
	}
	return nil
}

func icmpShr(ic *combiner, i, x *ir.Instr, c uint64, w int) *ir.Instr {
	ty, m := x.Type(), maskOf(w)
	n, ok := word(x.Operand(1))
	p, a := i.Pred, x.Operand(0)
	arith := x.Op() == ir.AShr
	if !ok {
		if k, is := word(a); is && p.IsEquality() { // k >> b == c
			return ic.icmpShrOfConst(i, x, k, c, w)
		}
		return nil
	}
	if n == 0 || n >= uint64(w) {
		return nil
	}
	exact := x.HasFlag(ir.Exact)
	if arith {
		if oneUse(x) {
			if r := icmpAShr(i, x, n, c, w); r != nil {
				return r
			}
		}
	} else {
		switch {
		case p == ir.ULT && (c<<n&m)>>n == c:
			return newCmp(ir.ULT, a, ir.NewInt(ty, c<<n))
		case p == ir.UGT && exact && (c<<n&m)>>n == c:
			return newCmp(ir.UGT, a, ir.NewInt(ty, c<<n))
		case p == ir.UGT && ((c+1)<<n&m)>>n == c+1 && c+1 <= m:
			return newCmp(ir.UGT, a, ir.NewInt(ty, ((c+1)<<n&m)-1))
		}
	}
	if !p.IsEquality() {
		return nil
	}
	if exact {
		return newCmp(p, a, ir.NewInt(ty, c<<n))
	}
	if c == 0 && !arith { // no bit from n up
		if p == ir.EQ {
			return newCmp(ir.ULT, a, ir.NewInt(ty, 1<<n))
		}
		return newCmp(ir.UGT, a, ir.NewInt(ty, 1<<n-1))
	}
	if c == 0 {
		if p == ir.EQ {
			return newCmp(ir.ULT, a, ir.NewInt(ty, 1<<n))
		}
		return newCmp(ir.UGT, a, ir.NewInt(ty, 1<<n-1))
	}
	if oneUse(x) {
		return newCmp(p, ic.b.and(a, ir.NewInt(ty, m<<n&m), ir.NameOf(x)+".mask"), ir.NewInt(ty, c<<n))
	}
	return nil
}

// icmpAShr is a >>s n p c: the constant is shifted back where it loses no bit.
func icmpAShr(i, x *ir.Instr, n, c uint64, w int) *ir.Instr {
	ty, m := x.Type(), maskOf(w)
	a, s := x.Operand(0), signExtend(c, w)
	up := func(v int64) (uint64, bool) {
		r := uint64(v) << n & m
		return r, signExtend(r, w)>>n == v
	}
	if x.HasFlag(ir.Exact) || i.Pred == ir.SLT || i.Pred == ir.ULT {
		if r, fits := up(s); fits {
			return newCmp(i.Pred, a, ir.NewInt(ty, r))
		}
	}
	switch i.Pred {
	case ir.SGT:
		if r, fits := up(s + 1); fits && c != signBit(w)-1 && r != signBit(w) {
			return newCmp(ir.SGT, a, ir.NewInt(ty, r-1))
		}
	case ir.UGT:
		if r, fits := up(s + 1); c != m && (fits || r == signBit(w)) && fits {
			return newCmp(ir.UGT, a, ir.NewInt(ty, (r-1)&m))
		}
	}
	if signs := max(bits.LeadingZeros64(c<<(64-w)), bits.LeadingZeros64(^c<<(64-w))); w > 2 && uint64(min(signs, w)) <= n { // between possible results
		switch i.Pred {
		case ir.UGT:
			return newCmp(ir.SLT, a, ir.NewZero(ty))
		case ir.ULT:
			return newCmp(ir.SGT, a, ir.NewAllOnes(ty))
		}
	}
	return nil
}

// icmpShlOfConst is k << b == c: b is how far the lowest bits are apart.
func (ic *combiner) icmpShlOfConst(i, x *ir.Instr, k, c uint64, w int) *ir.Instr {
	b, ty := x.Operand(1), x.Type()
	low := trailingZeros(k, w)
	n := trailingZeros(c, w) - low
	switch {
	case c == 0 && low > 0: // b shifts out all bits
		if i.Pred == ir.NE {
			return newCmp(ir.ULT, b, ir.NewInt(ty, uint64(w-low)))
		}
		return newCmp(ir.UGE, b, ir.NewInt(ty, uint64(w-low)))
	case c == 0:
		return nil
	case c == k:
		return newCmp(i.Pred, b, ir.NewZero(ty))
	case n > 0 && k<<uint(n)&maskOf(w) == c:
		return newCmp(i.Pred, b, ir.NewInt(ty, uint64(n)))
	}
	return ic.use(i, truth(i.Type(), i.Pred == ir.NE))
}

// icmpShrOfConst is k >> b == c: b is the distance of the highest set bits, or of the highest zeros
// of negative numbers.
func (ic *combiner) icmpShrOfConst(i, x *ir.Instr, k, c uint64, w int) *ir.Instr {
	ty, b, m := x.Type(), x.Operand(1), maskOf(w)
	sk, sc := signExtend(k, w), signExtend(c, w)
	arith := x.Op() == ir.AShr
	if k == 0 || arith && (k == m || sk < 0 != (sc < 0) || sk > sc && sk < 0 || sk < sc && sk >= 0) {
		return nil
	}
	if c == 0 {
		if i.Pred == ir.NE {
			return newCmp(ir.ULT, b, ir.NewInt(ty, uint64(log2(k)+1)))
		}
		return newCmp(ir.UGT, b, ir.NewInt(ty, uint64(log2(k))))
	}
	if c == k {
		return newCmp(i.Pred, b, ir.NewZero(ty))
	}
	n := bits.Len64(k) - bits.Len64(c)
	if arith && sk < 0 {
		n = bits.Len64(^k&m) - bits.Len64(^c&m)
	}
	switch {
	case n <= 0:
	case arith && uint64(sk>>uint(n))&m == c:
		if c == m && !isPow2(k) { // -1 is the result of all larger amounts
			p := ir.UGE
			if i.Pred == ir.NE {
				p = ir.ULT
			}
			return newCmp(p, b, ir.NewInt(ty, uint64(n)))
		}
		return newCmp(i.Pred, b, ir.NewInt(ty, uint64(n)))
	case !arith && k>>uint(n) == c:
		return newCmp(i.Pred, b, ir.NewInt(ty, uint64(n)))
	}
	return ic.use(i, truth(i.Type(), i.Pred == ir.NE))
}
