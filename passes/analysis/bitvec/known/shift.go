package known

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/bitvec"
)

// maxShifts bounds the amounts that Shift tries: each costs operations on whole numbers, so that
// all of them would cost the square of the width.
const maxShifts = 512

// Shift joins the results of shl, lshr or ashr for all amounts that are possible.
func Shift(op ir.Op, flags ir.Flags, a, amount Bits) Bits {
	w := a.Width()
	if n, ok := amount.Const(); ok {
		by, fits := n.Uint64()
		if !fits || by >= uint64(w) {
			return Nothing(w)
		}
		k, possible := shiftBy(op, flags, a, int(by))
		if !possible {
			return Nothing(w)
		}
		return k
	}
	if w > maxShifts {
		return Nothing(w)
	}
	out, any := Everything(w), false
	for n := range w {
		v := bitvec.New(w, uint64(n))
		if !v.And(amount.Zero).IsZero() || !v.Not().And(amount.One).IsZero() {
			continue
		}
		k, possible := shiftBy(op, flags, a, n)
		if !possible {
			continue
		}
		any = true
		if out = out.Either(k); out.IsNothing() {
			break
		}
	}
	if !any {
		return Nothing(w)
	}
	return out.consistent()
}

// shiftBy is the result for one amount n < Width; possible is false when the flags make every value
// poison.
func shiftBy(op ir.Op, flags ir.Flags, a Bits, n int) (out Bits, possible bool) {
	w := a.Width()
	switch op {
	case ir.Shl:
		out = Bits{a.Zero.Shl(n).Or(Low(w, n)), a.One.Shl(n)}
		if flags&ir.NUW != 0 && a.One.LeadingZeros() < n {
			return out, false
		}
		if flags&ir.NSW != 0 {
			top, sign := High(w, min(n+1, w)), bitvec.MinSigned(w) // the bits that have to be alike
			ones, zeros := !a.One.And(top).IsZero(), !a.Zero.And(top).IsZero()
			switch {
			case ones && zeros:
				return out, false
			case ones:
				out.One, out.Zero = out.One.Or(sign), out.Zero.And(sign.Not())
			case zeros:
				out.Zero = out.Zero.Or(sign)
			}
		}
	case ir.LShr:
		out = Bits{a.Zero.LShr(n).Or(High(w, n)), a.One.LShr(n)}
	default:
		out = Bits{a.Zero.AShr(n), a.One.AShr(n)}
	}
	if op != ir.Shl && flags&ir.Exact != 0 && a.One.TrailingZeros() < n {
		return out, false
	}
	return out, !out.Contradicts()
}

// Funnel is the high (fshl) or low word of a and b, one after the other, shifted by n bits to the
// left; n ≤ Width, and fshr by m is fshl by Width - m.
func Funnel(a, b Bits, n int) Bits {
	back := a.Width() - n
	return Bits{a.Zero.Shl(n).Or(b.Zero.LShr(back)), a.One.Shl(n).Or(b.One.LShr(back))}
}

// Reversed returns the groups of size bits (1 or 8) of k in the opposite order.
func Reversed(k Bits, size int) Bits { return Bits{k.Zero.Reversed(size), k.One.Reversed(size)} }
