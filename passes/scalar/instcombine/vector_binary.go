package instcombine

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/simplify/constfold"
)

// Operations on shuffled vectors: LLVM's foldVectorBinop. Shuffles move after the operation, where
// they can combine with others.

// binaryOfShuffles does an operation on vectors before they are shuffled, both alike, or one with a
// constant. Lanes that the shuffles drop are computed then, so that operation may not trap.
func (ic *combiner) binaryOfShuffles(i *ir.Instr) *ir.Instr {
	if !i.Type().IsVector() {
		return nil
	}
	x, y := opOf(i.Operand(0), ir.ShuffleVector), opOf(i.Operand(1), ir.ShuffleVector)
	if r := ic.binaryOfHalves(i, x, y); r != nil {
		return r
	}
	safe := !slices.Contains([]ir.Op{ir.UDiv, ir.SDiv, ir.URem, ir.SRem}, i.Op())
	if i.Type().Scalable {
		if !safe {
			return nil
		}
		return ic.sumOfSplats(i)
	}
	if !safe && (x == nil || y != nil || !dividesSafely(i.Op(), i.Operand(1))) {
		return nil
	}
	if x != nil && y != nil {
		if r := ic.bothShuffled(i, x, y); r != nil {
			return r
		}
	} else if x != nil {
		if r := ic.shuffledWithConstant(i, x, i.Operand(1), true); r != nil {
			return r
		}
	} else if y != nil {
		if r := ic.shuffledWithConstant(i, y, i.Operand(0), false); r != nil {
			return r
		}
	}
	if !safe {
		return nil
	}
	return ic.sumOfSplats(i)
}

// dividesSafely reports whether division by a constant vector never traps: no lane is zero, nor,
// for signed numbers, -1.
func dividesSafely(op ir.Op, v ir.Value) bool {
	k := immediate(v)
	if k == nil || !k.Type().Scalar().IsInt() || k.Type().Scalable {
		return false
	}
	for n := range k.Type().Len {
		e := ir.AsInt(k.Elem(n))
		if e == nil || e.IsZero() || (op == ir.SDiv || op == ir.SRem) && isAllOnes(e) {
			return false
		}
	}
	return true
}

// binaryOfHalves: an operation of two vectors that are each put together from two, is put together
// from its halves. It computes the same lanes, so that it may trap.
func (ic *combiner) binaryOfHalves(i, x, y *ir.Instr) *ir.Instr {
	if x == nil || y == nil || !oneUse(x) || !oneUse(y) || !slices.Equal(x.Mask(), y.Mask()) || !concatenates(x) || !concatenates(y) {
		return nil
	}
	low := ic.b.binary(i.Op(), x.Operand(0), y.Operand(0), i.Flags, "")
	high := ic.b.binary(i.Op(), x.Operand(1), y.Operand(1), i.Flags, "")
	return newShuffle(i.Type(), low, high, x.Mask())
}

// concatenates reports whether a shuffle has the lanes of one vector and then those of another.
func concatenates(s *ir.Instr) bool {
	if s.Type().Scalable || isUndef(s.Operand(0)) || isUndef(s.Operand(1)) || uint64(len(s.Mask())) != 2*s.Operand(0).Type().Len {
		return false
	}
	for k, m := range s.Mask() {
		if m >= 0 && m != int32(k) {
			return false
		}
	}
	return true
}

// sumOfSplats: of an associative operation whose operands are a splat of a lane and an operation
// with another splat of it, the splats meet first: s(x) + (k + y) is s(x + k) + y.
func (ic *combiner) sumOfSplats(i *ir.Instr) *ir.Instr {
	if !i.Op().IsCommutative() || !associative(i) {
		return nil
	}
	for n := range 2 {
		s, o := onceOf(i.Operand(n), ir.ShuffleVector), onceOf(i.Operand(1-n), i.Op())
		if s == nil || o == nil || !isUndef(s.Operand(1)) || s.Operand(0).Type() != i.Type() {
			continue
		}
		lane, ok := splatLane(s.Mask())
		if !ok {
			continue
		}
		y, rest := o.Operand(0), o.Operand(1)
		switch {
		case isSplatOf(rest, lane):
			y, rest = rest, y
		case !isSplatOf(y, lane):
			return nil
		}
		flags := ir.Flags(0)
		if i.Type().Scalar().IsFloat() {
			flags = i.Flags & o.Flags & ir.FastMath
		}
		v := ic.b.binary(i.Op(), s.Operand(0), y, flags, "")
		mask := make([]int32, len(s.Mask()))
		for k := range mask {
			mask[k] = lane
		}
		splat := ic.b.insert(newShuffle(i.Type(), v, ir.NewPoison(v.Type()), mask), "")
		return newBinary(i.Op(), splat, rest, flags)
	}
	return nil
}

// splatLane returns the one lane that a mask takes, poison aside.
func splatLane(mask []int32) (lane int32, ok bool) {
	lane = -1
	for _, m := range mask {
		if m >= 0 && lane >= 0 && m != lane {
			return 0, false
		}
		lane = max(lane, m)
	}
	return lane, lane >= 0
}

// isSplatOf reports whether all lanes of v are equal: a constant, or a shuffle of one lane only.
func isSplatOf(v ir.Value, lane int32) bool {
	if k, ok := v.(*ir.Const); ok {
		return k.Splat() != nil
	}
	s := opOf(v, ir.ShuffleVector)
	if s == nil {
		return false
	}
	for _, m := range s.Mask() {
		if m != lane {
			return false
		}
	}
	return true
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
	if i.Op().IsDivRem() && right { // the lanes that are dropped are divided by 1
		for k := range lanes {
			if lanes[k] == ir.Value(poison) {
				lanes[k] = ir.NewInt(poison.Type(), 1)
			}
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
