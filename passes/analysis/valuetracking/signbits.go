package valuetracking

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/analysis/match"
)

// SignBits returns how many bits at the top of v surely equal its sign bit, at least 1 (LLVM's
// ComputeNumSignBits).
func (q *Query) SignBits(v ir.Value) int { return q.signBits(v, 0) }

func (q *Query) signBits(v ir.Value, depth int) int {
	w := q.FullWidth(v.Type())
	if w == 0 || !v.Type().Scalar().IsInt() {
		return 1
	}
	n := 1
	if i := match.Instr(v); i != nil && depth < maxKnownDepth {
		n = q.signBitsOf(i, w, depth)
	}
	k := q.KnownBitsAtDepth(v, depth)
	return max(n, k.LeadingZeros(w), k.LeadingOnes(w))
}

func (q *Query) signBitsOf(i *ir.Instr, w, depth int) int {
	op := func(k int) int { return q.signBits(i.Operand(k), depth+1) }
	switch i.Op() {
	case ir.SExt:
		return op(0) + w - i.Operand(0).Type().Scalar().Bits
	case ir.Trunc:
		if n, cut := op(0), i.Operand(0).Type().Scalar().Bits-w; n > cut {
			return n - cut
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
		if c, ok := number(i.Operand(1)); ok && !c.IsNegative() && !c.IsZero() {
			return min(w, op(0)+c.Log2())
		}
	case ir.SRem:
		n := op(0)
		if c, ok := number(i.Operand(1)); ok && !c.IsNegative() && !c.IsZero() {
			n = max(n, c.Sub(bitvec.One(w)).LeadingZeros()) // bits that a magnitude below c cannot need
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
		if k.Bool(w) {
			return w
		}
		if k.NonNegative(w) {
			return a
		}
	}
	if i.Op() == ir.Sub && match.Zero(i.Operand(0)) {
		k := q.KnownBitsAtDepth(i.Operand(1), depth+1)
		if k.Bool(w) {
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
	n, at := w, *q
	for k := range i.NumIncoming() {
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
	n, lanes := i.Type().Scalar().Bits, int32(i.Operand(0).Type().Len)
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
			return min(signBitsConst(lo), signBitsConst(hi))
		}
		if n := q.signBits(i.Arg(0), depth+1); n > 1 {
			return min(n, q.signBits(i.Arg(1), depth+1))
		}
	}
	return 1
}

// signedClamp returns the ends of min(max(x, lo), hi) or max(min(x, hi), lo), with lo ≤ hi.
func signedClamp(i *ir.Instr) (lo, hi bitvec.Int, ok bool) {
	inner := map[string]string{"llvm.smin": "llvm.smax", "llvm.smax": "llvm.smin"}[i.IntrinsicID()]
	m := match.Instr(i.Arg(0))
	if m == nil || m.Op() != ir.Call || m.IntrinsicID() != inner {
		return lo, hi, false
	}
	lo, ok1 := number(m.Arg(1))
	hi, ok2 := number(i.Arg(1))
	if !ok1 || !ok2 {
		return lo, hi, false
	}
	if inner == "llvm.smin" {
		lo, hi = hi, lo
	}
	return lo, hi, lo.SLE(hi)
}

// signBitsConst returns how many bits at the top of a number are like its sign.
func signBitsConst(n bitvec.Int) int { return n.Bits() - n.SignedBits() + 1 }
