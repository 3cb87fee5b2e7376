package instcombine

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/simplify/constfold"
)

// Operations on shuffled vectors: LLVM's foldVectorBinop. Shuffles move after the operation, where
// they can combine with others.

// binaryOfShuffles does an operation on vectors before they are shuffled, both alike, or one with a
// constant.
func (ic *combiner) binaryOfShuffles(i *ir.Instr) *ir.Instr {
	if !i.Type().IsVector() || i.Type().Scalable || slices.Contains([]ir.Op{ir.UDiv, ir.SDiv, ir.URem, ir.SRem}, i.Op()) {
		return nil // an undemanded lane may divide by zero
	}
	x, y := opOf(i.Operand(0), ir.ShuffleVector), opOf(i.Operand(1), ir.ShuffleVector)
	if x != nil && y != nil {
		return ic.bothShuffled(i, x, y)
	}
	if x != nil {
		return ic.shuffledWithConstant(i, x, i.Operand(1), true)
	}
	if y != nil {
		return ic.shuffledWithConstant(i, y, i.Operand(0), false)
	}
	return nil
}

func (ic *combiner) bothShuffled(i, x, y *ir.Instr) *ir.Instr {
	if slices.Equal(x.Mask(), y.Mask()) && isPoison(x.Operand(1)) && isPoison(y.Operand(1)) && x.Operand(0).Type() == y.Operand(0).Type() &&
		(oneUse(x) || oneUse(y) || x == y) {
		return ic.shuffledAfter(i, x.Operand(0), y.Operand(0), x.Mask())
	}
	n := int32(i.Type().Len)
	if i.Op().IsCommutative() && slices.Equal(x.Mask(), y.Mask()) && x.Operand(0) == y.Operand(1) && x.Operand(1) == y.Operand(0) && picksLanes(x.Mask(), n) {
		return newBinary(i.Op(), x.Operand(0), x.Operand(1), i.Flags)
	}
	return nil
}

// picksLanes reports whether a mask keeps the index of every lane, from one vector or the other.
func picksLanes(mask []int32, n int32) bool {
	for k, m := range mask {
		if m != int32(k) && m != int32(k)+n {
			return false
		}
	}
	return int32(len(mask)) == n
}

func (ic *combiner) shuffledAfter(i *ir.Instr, x, y ir.Value, mask []int32) *ir.Instr {
	v := ic.b.binary(i.Op(), x, y, i.Flags, "")
	return newShuffle(i.Type(), v, ir.NewPoison(v.Type()), mask)
}

func newShuffle(ty *ir.Type, x, y ir.Value, mask []int32) *ir.Instr {
	s := ir.NewInstr(ir.ShuffleVector, ty, x, y)
	s.SetMask(slices.Clone(mask))
	return s
}

// shuffledWithConstant permutes the constant's lanes by the inverse of the shuffle; right means
// that the constant is the second operand.
func (ic *combiner) shuffledWithConstant(i, s *ir.Instr, other ir.Value, right bool) *ir.Instr {
	c := immediate(other)
	v := s.Operand(0)
	if c == nil || !oneUse(s) || !isPoison(s.Operand(1)) || v.Type().Scalable || v.Type().Len > i.Type().Len {
		return nil
	}
	poison := ir.NewPoison(i.Type().Elem)
	lanes := make([]ir.Value, v.Type().Len)
	for k := range lanes {
		lanes[k] = poison
	}
	for k, m := range s.Mask() {
		e, ok := c.Elem(uint64(k)).(*ir.Const)
		if !ok {
			return nil
		}
		if m >= 0 {
			if lanes[m] != ir.Value(poison) && lanes[m] != ir.Value(e) || k >= len(lanes) {
				return nil
			}
			lanes[m] = e
		}
		if k < len(lanes) && m >= 0 {
			continue
		}
		a, b := poison, e // the lane is poison then: so it must have been before
		if !right {
			a, b = e, poison
		}
		if r := constfold.Binary(i.Op(), 0, a, b, ic.dl); r == nil || r.Kind != ir.PoisonConst {
			return nil
		}
	}
	if i.Op().IsShift() && right { // by poison would be no harm, but LLVM shifts those lanes by nothing
		for k := range lanes {
			if lanes[k] == ir.Value(poison) {
				lanes[k] = ir.NewZero(poison.Type())
			}
		}
	}
	moved := ir.NewAggregate(v.Type(), lanes)
	if right {
		return ic.shuffledAfter(i, v, moved, s.Mask())
	}
	return ic.shuffledAfter(i, moved, v, s.Mask())
}

// selectAsShuffle turns a select by a constant vector into the equivalent shuffle. A select with an
// undef condition lane yields one of its arms, a shuffle would yield poison, so such a select
// stays.
func selectAsShuffle(i *ir.Instr) *ir.Instr {
	c, ok := i.Operand(0).(*ir.Const)
	if !ok || !c.Type().IsVector() || c.Type().Scalable {
		return nil
	}
	n := int32(c.Type().Len)
	mask := make([]int32, n)
	for k := range mask {
		e, _ := c.Elem(uint64(k)).(*ir.Const)
		switch {
		case e == nil:
			return nil
		case isZero(e):
			mask[k] = n + int32(k)
		case isOne(e):
			mask[k] = int32(k)
		case isPoison(e):
			mask[k] = -1
		default:
			return nil
		}
	}
	return newShuffle(i.Type(), i.Operand(1), i.Operand(2), mask)
}

// compareOfShuffles compares before lanes are moved: of two vectors alike, or of one lane that is
// spread with a number (LLVM's foldVectorCmp).
func (ic *combiner) compareOfShuffles(i *ir.Instr) *ir.Instr {
	x, y := opOf(i.Operand(0), ir.ShuffleVector), opOf(i.Operand(1), ir.ShuffleVector)
	if x == nil || !isUndef(x.Operand(1)) || x.Operand(0).Type().Scalable {
		return nil
	}
	v := x.Operand(0)
	compared := func(w ir.Value, mask []int32) *ir.Instr {
		c := newCmp(i.Pred, v, w)
		c.Flags = i.Flags
		return newShuffle(i.Type(), ic.b.insert(c, ""), ir.NewPoison(c.Type()), mask)
	}
	if y != nil && isUndef(y.Operand(1)) && y.Operand(0).Type() == v.Type() && slices.Equal(x.Mask(), y.Mask()) && (oneUse(x) || oneUse(y)) {
		return compared(y.Operand(0), x.Mask())
	}
	k := immediate(i.Operand(1))
	if k == nil || !oneUse(x) {
		return nil
	}
	lane := int32(-1)
	for _, m := range x.Mask() {
		if m >= 0 && lane >= 0 && m != lane {
			return nil
		}
		lane = max(lane, m)
	}
	scalar := ir.Value(nil)
	for n := range k.Type().Len {
		e := k.Elem(n)
		if e == nil || !isUndef(e) && scalar != nil && scalar != e {
			return nil
		}
		if !isUndef(e) {
			scalar = e
		}
	}
	number, ok := scalar.(*ir.Const)
	if lane < 0 || !ok {
		return nil
	}
	mask := make([]int32, len(x.Mask()))
	for n := range mask {
		mask[n] = lane
	}
	return compared(ir.NewSplat(v.Type(), number), mask)
}
