package instcombine

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/bitvec/known"
)

// A constant shift of a tree of single-use logic, selects and shifts moves to the leaves of the
// tree, in place: LLVM's canEvaluateShifted and getShiftedValue.

// maxShiftedDepth bounds the depth of the tree.
const maxShiftedDepth = 64

// shiftAtLeaves moves i, a shl or lshr by n, to the leaves of its operand.
func (ic *combiner) shiftAtLeaves(i *ir.Instr, n uint64) *ir.Instr {
	left := i.Op() == ir.Shl
	if i.Op() == ir.AShr || !ic.canShift(i.Operand(0), n, left, 0) {
		return nil
	}
	return ic.use(i, ic.shifted(i.Operand(0), n, left))
}

// canShift reports whether v << n, or v >> n, needs no extra instruction.
func (ic *combiner) canShift(v ir.Value, n uint64, left bool, depth int) bool {
	if immediate(v) != nil {
		return true
	}
	i := asInstr(v)
	if i == nil || !oneUse(i) || depth > maxShiftedDepth {
		return false
	}
	first := 0
	switch i.Op() {
	case ir.Shl, ir.LShr:
		return ic.canShiftShift(i, n, left)
	case ir.Mul: // (a * -(2^n)) >> n = -a & mask
		k, ok := intOf(i.Operand(1))
		return ok && !left && k.Neg().IsPowerOf2() && uint64(k.Neg().Log2()) == n
	case ir.Select:
		first = 1
	case ir.And, ir.Or, ir.Xor, ir.Phi:
	default:
		return false
	}
	for k := first; k < i.NumOperands(); k++ {
		if i.Op() == ir.Phi && k >= i.NumIncoming() {
			break
		}
		if !ic.canShift(i.Operand(k), n, left, depth+1) {
			return false
		}
	}
	return true
}

// canShiftShift: shifts in the same direction add their amounts. In opposite directions, equal
// amounts become a mask; a smaller outer amount requires that the bits cleared by the mask are
// already zero.
func (ic *combiner) canShiftShift(s *ir.Instr, n uint64, left bool) bool {
	c, ok := amount(s.Operand(1))
	inner := s.Op() == ir.Shl
	w := uint64(width(s.Type()))
	switch {
	case !ok:
		return false
	case inner == left, c == n:
		return true
	case c > n && c < w:
		at := c - n
		if inner {
			at = w - c
		}
		cleared := known.Low(int(w), int(n)).Shl(int(at))
		return cleared.And(ic.q.KnownBits(s.Operand(0)).Bits(int(w)).Zero).Eq(cleared)
	}
	return false
}

// shifted is v << n, or v >> n, where canShift holds.
func (ic *combiner) shifted(v ir.Value, n uint64, left bool) ir.Value {
	if ir.IsConst(v) {
		op := ir.LShr
		if left {
			op = ir.Shl
		}
		return ic.b.binary(op, v, ir.NewInt(v.Type(), n), 0, "")
	}
	i := v.(*ir.Instr)
	ic.work.add(i)
	first, end := 0, i.NumOperands()
	switch i.Op() {
	case ir.Shl, ir.LShr:
		return ic.shiftedShift(i, n, left)
	case ir.Mul:
		w := width(i.Type())
		neg := newNeg(i.Operand(0), 0)
		neg.InsertBefore(i)
		and := newBinary(ir.And, neg, lowMask(i.Type(), w-int(n)), 0)
		and.InsertBefore(i)
		and.TakeName(i)
		ic.work.add(neg)
		ic.work.add(and)
		return and
	case ir.Select:
		first = 1
	case ir.Phi:
		end = i.NumIncoming()
	}
	for k := first; k < end; k++ {
		ic.setOperand(i, k, ic.shifted(i.Operand(k), n, left))
	}
	return i
}

func (ic *combiner) shiftedShift(s *ir.Instr, n uint64, left bool) ir.Value {
	c, _ := amount(s.Operand(1))
	ty, w := s.Type(), uint64(width(s.Type()))
	inner := s.Op() == ir.Shl
	switch {
	case inner == left && c+n >= w:
		return ir.NewZero(ty)
	case inner == left:
		c += n
	case c == n:
		mask := lowMask(ty, int(w-n))
		if !inner {
			mask = highMask(ty, int(w-n))
		}
		and := newBinary(ir.And, s.Operand(0), mask, 0)
		and.InsertBefore(s)
		and.CopyDebugLoc(s)
		and.TakeName(s)
		ic.work.add(and)
		return and
	default:
		c -= n
	}
	s.SetOperand(1, ir.NewInt(ty, c))
	s.Flags &^= ir.NUW | ir.NSW | ir.Exact
	return s
}
