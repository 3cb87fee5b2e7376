package fold

import (
	"math/bits"

	"opt-go/frontend/ir"
)

// word computes an operation on integers of w ≤ 64 bits; ok is false where the result is poison.
// Nearly all integers are so short, and large allocates for each of them.
func word(op ir.Op, flags ir.Flags, w int, u, v uint64) (r uint64, ok bool) {
	mask := ^uint64(0) >> uint(64-w)
	switch op {
	case ir.And:
		return u & v, true
	case ir.Or:
		return u | v, flags&ir.Disjoint == 0 || u&v == 0
	case ir.Xor:
		return u ^ v, true
	case ir.UDiv, ir.URem:
		if v == 0 {
			return 0, false
		}
		return quotient(op == ir.UDiv, flags, u/v, u%v)
	case ir.SDiv, ir.SRem:
		s, t := extend(u, w), extend(v, w)
		if t == 0 || t == -1 && u == 1<<uint(w-1) { // the quotient does not fit
			return 0, false
		}
		r, ok = quotient(op == ir.SDiv, flags, uint64(s/t), uint64(s%t))
		return r & mask, ok
	case ir.Shl, ir.LShr, ir.AShr:
		if v >= uint64(w) {
			return 0, false
		}
		r, ok = shiftWord(op, flags, w, u, uint(v))
		return r & mask, ok
	}
	r, over, signedOver := wrapping(op, w, u, v)
	return r & mask, (flags&ir.NUW == 0 || !over) && (flags&ir.NSW == 0 || !signedOver)
}

// extend returns the signed value of an integer of w bits.
func extend(u uint64, w int) int64 { sh := uint(64 - w); return int64(u<<sh) >> sh }

// quotient returns one of a quotient and a remainder.
func quotient(div bool, flags ir.Flags, q, rem uint64) (r uint64, ok bool) {
	ok = flags&ir.Exact == 0 || rem == 0
	if div {
		return q, ok
	}
	return rem, ok
}

// shiftWord shifts by n < w bits. The result may have bits above the width.
func shiftWord(op ir.Op, flags ir.Flags, w int, u uint64, n uint) (r uint64, ok bool) {
	if op == ir.Shl {
		r = u << n
		low := r & (^uint64(0) >> uint(64-w))
		over := low>>n != u
		signedOver := extend(low, w)>>n != extend(u, w)
		return r, (flags&ir.NUW == 0 || !over) && (flags&ir.NSW == 0 || !signedOver)
	}
	ok = flags&ir.Exact == 0 || u == 0 || bits.TrailingZeros64(u) >= int(n)
	if op == ir.LShr {
		return u >> n, ok
	}
	return uint64(extend(u, w) >> n), ok
}

// wrapping returns a sum, difference or product, which may have bits above the width, and whether
// the exact unsigned and the exact signed result do not fit.
func wrapping(op ir.Op, w int, u, v uint64) (r uint64, over, signedOver bool) {
	s, t := extend(u, w), extend(v, w)
	var high, exact uint64 // the bits above r of the unsigned result; the low bits of the signed one
	switch op {
	case ir.Add:
		r, high = bits.Add64(u, v, 0)
		exact = uint64(s + t)
		signedOver = (s^int64(exact))&(t^int64(exact)) < 0
	case ir.Sub:
		r, high = bits.Sub64(u, v, 0)
		exact = uint64(s - t)
		signedOver = (s^t)&(s^int64(exact)) < 0
	case ir.Mul:
		high, r = bits.Mul64(u, v)
		var top uint64
		top, exact = bits.Mul64(uint64(s), uint64(t))
		top -= uint64(s>>63)&uint64(t) + uint64(t>>63)&uint64(s)
		signedOver = int64(top) != int64(exact)>>63
	default:
		panic("BUG: no operation on two integers: " + op.String())
	}
	return r, high != 0 || r>>uint(w-1)>>1 != 0, signedOver || extend(exact, w) != int64(exact)
}
