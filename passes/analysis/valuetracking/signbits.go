package valuetracking

import (
	"math/bits"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/match"
)

// SignBits returns how many bits at the top of v surely equal its sign bit, at least 1 (LLVM's
// ComputeNumSignBits).
func (q *Query) SignBits(v ir.Value) int { return q.signBits(v, 0) }

func (q *Query) signBits(v ir.Value, depth int) int {
	w := q.Width(v.Type())
	if w == 0 || !v.Type().Scalar().IsInt() {
		return 1
	}
	n := 1
	if i := match.Instr(v); i != nil && depth < maxKnownDepth {
		n = q.signBitsOf(i, w, depth)
	}
	k := q.KnownBitsAtDepth(v, depth)
	return max(n, k.minLeadingZeros(w), k.minLeadingOnes(w))
}

func (q *Query) signBitsOf(i *ir.Instr, w, depth int) int {
	op := func(k int) int { return q.signBits(i.Operand(k), depth+1) }
	switch i.Op() {
	case ir.SExt:
		return op(0) + w - q.Width(i.Operand(0).Type())
	case ir.Trunc:
		if from := i.Operand(0).Type().Scalar().Bits; from <= 64 {
			if n := op(0); n > from-w {
				return n - (from - w)
			}
		}
	case ir.AShr:
		if c, ok := match.Uint(i.Operand(1)); ok && c < uint64(w) {
			return min(w, op(0)+int(c))
		}
		return op(0)
	case ir.Shl:
		if c, ok := match.Uint(i.Operand(1)); ok && c < uint64(w) {
			return max(1, op(0)-int(c))
		}
	case ir.SDiv:
		if c, ok := match.Uint(i.Operand(1)); ok && SignExtend(c, w) > 0 {
			n := op(0)
			for d := c; d > 1; d >>= 1 {
				n++
			}
			return min(w, n)
		}
	case ir.SRem:
		n := op(0)
		if c, ok := match.Uint(i.Operand(1)); ok && SignExtend(c, w) > 0 {
			lead := 0 // bits that a magnitude below c cannot need
			for lead < w && (c-1)>>uint(w-1-lead) == 0 {
				lead++
			}
			n = max(n, lead)
		}
		return n
	case ir.And, ir.Or, ir.Xor:
		if n := op(0); n > 1 {
			return min(n, op(1))
		}
	case ir.Select:
		if n := op(1); n > 1 {
			return min(n, op(2))
		}
	case ir.Add, ir.Sub:
		return q.signBitsSum(i, w, depth)
	case ir.Mul:
		return max(1, w-(w-op(0)+1)-(w-op(1)+1)+1)
	case ir.Phi:
		return q.signBitsPhi(i, w, depth)
	case ir.ExtractElement, ir.ShuffleVector:
		return q.signBitsLanes(i, depth)
	case ir.Call:
		return q.signBitsCall(i, depth)
	}
	return 1
}

func (q *Query) signBitsSum(i *ir.Instr, w, depth int) int {
	a := q.signBits(i.Operand(0), depth+1)
	if i.Op() == ir.Add && match.AllOnes(i.Operand(1)) { // x - 1 of a 0 or 1, and of what is not negative
		k := q.KnownBitsAtDepth(i.Operand(0), depth+1)
		if k.Zero|1 == WidthMask(w) {
			return w
		}
		if k.NonNegative(w) {
			return a
		}
	}
	if i.Op() == ir.Sub && match.Zero(i.Operand(0)) {
		k := q.KnownBitsAtDepth(i.Operand(1), depth+1)
		if k.Zero|1 == WidthMask(w) {
			return w
		}
		if k.NonNegative(w) {
			return q.signBits(i.Operand(1), depth+1)
		}
	}
	if a == 1 {
		return 1
	}
	return max(1, min(a, q.signBits(i.Operand(1), depth+1))-1)
}

func (q *Query) signBitsPhi(i *ir.Instr, w, depth int) int {
	if i.NumIncoming() == 0 || i.NumIncoming() > 4 {
		return 1
	}
	n := w
	for k := range i.NumIncoming() {
		at := *q
		at.At = i.IncomingBlock(k).Term()
		if n = min(n, at.signBits(i.Operand(k), depth+1)); n == 1 {
			break
		}
	}
	return n
}

func (q *Query) signBitsLanes(i *ir.Instr, depth int) int {
	if i.Op() == ir.ExtractElement {
		return q.signBits(i.Operand(0), depth+1)
	}
	if i.Operand(0).Type().Scalable {
		return 1
	}
	n, lanes := 64, int32(i.Operand(0).Type().Len)
	a, b := false, false
	for _, e := range i.Mask() {
		if e < 0 {
			return 1
		}
		a = a || e < lanes
		b = b || e >= lanes
	}
	if a {
		n = min(n, q.signBits(i.Operand(0), depth+1))
	}
	if b {
		n = min(n, q.signBits(i.Operand(1), depth+1))
	}
	return n
}

func (q *Query) signBitsCall(i *ir.Instr, depth int) int {
	switch i.IntrinsicID() {
	case "llvm.abs":
		if n := q.signBits(i.Arg(0), depth+1); n > 1 {
			return n - 1
		}
	case "llvm.smin", "llvm.smax":
		if lo, hi, ok := signedClamp(i); ok {
			w := q.Width(i.Type())
			return min(signBitsConst(lo, w), signBitsConst(hi, w))
		}
		if n := q.signBits(i.Arg(0), depth+1); n > 1 {
			return min(n, q.signBits(i.Arg(1), depth+1))
		}
	}
	return 1
}

// signedClamp returns the ends of min(max(x, lo), hi) or max(min(x, hi), lo), with lo ≤ hi.
func signedClamp(i *ir.Instr) (lo, hi int64, ok bool) {
	inner := map[string]string{"llvm.smin": "llvm.smax", "llvm.smax": "llvm.smin"}[i.IntrinsicID()]
	m := match.Instr(i.Arg(0))
	if m == nil || m.Op() != ir.Call || m.IntrinsicID() != inner {
		return 0, 0, false
	}
	a, ok1 := match.Uint(m.Arg(1))
	b, ok2 := match.Uint(i.Arg(1))
	w := i.Type().Scalar().Bits
	if !ok1 || !ok2 || w > 64 {
		return 0, 0, false
	}
	lo, hi = SignExtend(a, w), SignExtend(b, w)
	if inner == "llvm.smin" {
		lo, hi = hi, lo
	}
	return lo, hi, lo <= hi
}

// signBitsConst returns how many bits at the top of a number of w bits are like its sign.
func signBitsConst(n int64, w int) int {
	if n < 0 {
		n = ^n
	}
	return bits.LeadingZeros64(uint64(n)) - (64 - w)
}
