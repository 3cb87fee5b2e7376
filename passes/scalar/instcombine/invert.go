package instcombine

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/frequency"
	"opt-go/passes/analysis/valuetracking"
)

// Values that can be inverted: the cost, and the place of the inversion.

// logicalParts returns the sides of and and or, as operations or selects.
func logicalParts(i *ir.Instr) (x, y ir.Value, and, ok bool) {
	if isOp(i, ir.And, ir.Or) {
		return i.Operand(0), i.Operand(1), i.Op() == ir.And, true
	}
	return valuetracking.LogicalOp(i)
}

// sinkNot: ~a & b = ~(a | ~b) where inverting b is free and all users of the result accept an
// inverted value (LLVM's sinkNotIntoOtherHandOfLogicalOp).
func (ic *combiner) sinkNot(i *ir.Instr) *ir.Instr {
	x, y, and, ok := logicalParts(i)
	if !ok || !ic.usersInvert(i, nil) {
		return nil
	}
	if a := notOf(x); a != nil && ic.sideInverts(y, i) {
		ic.replaceInverted(i, a, ic.invertSide(y, i), and)
		return i
	}
	if b := notOf(y); b != nil && ic.sideInverts(x, i) {
		ic.replaceInverted(i, ic.invertSide(x, i), b, and)
		return i
	}
	return nil
}

// invertSides: ~(a & b) = ~a | ~b where inverting both is free and all users of a & b accept the
// inverted value (LLVM's sinkNotIntoLogicalOp). It reports whether it changed anything.
func (ic *combiner) invertSides(i *ir.Instr) bool {
	x, y, and, ok := logicalParts(i)
	if !ok || x == y || !ic.usersInvert(i, nil) || !ic.sideInverts(x, i) || !ic.sideInverts(y, i) {
		return false
	}
	a := ic.invertSide(x, i)
	ic.replaceInverted(i, a, ic.invertSide(y, i), and)
	return true
}

// replaceInverted creates a | b (and set: i is an and) or a & b after i, the inverse of i, and
// replaces i in its users by it.
func (ic *combiner) replaceInverted(i *ir.Instr, a, b ir.Value, and bool) {
	defer func(b builder) { ic.b = b }(ic.b)
	ic.b.setBefore(i.Next()) // the visited instruction may be a use of i, in another block
	v := ic.joinedSides(a, b, !and, i.Op() == ir.Select, suffixed(i, ".not"))
	ic.invertUsers(i, v, nil)
}

// sideInverts reports whether v can be inverted at no cost, everywhere but in the user that is
// ignored.
func (ic *combiner) sideInverts(v ir.Value, ignored *ir.Instr) bool {
	i := asInstr(v)
	if i == nil || i.Op() == ir.Phi && i.Block().FirstInsertion() == nil {
		return false
	}
	return ic.freelyInverted(i, true) && ic.usersInvert(i, ignored)
}

// invertSide creates ~v after v and makes all users of v use it, except the user ignored, which is
// rewritten elsewhere.
func (ic *combiner) invertSide(v ir.Value, ignored *ir.Instr) ir.Value {
	i := asInstr(v)
	at := i.Next()
	if i.Op() == ir.Phi {
		at = i.Block().FirstInsertion()
	}
	defer func(b builder) { ic.b = b }(ic.b)
	ic.b.setBefore(at)
	n := ic.b.not(i, suffixed(i, ".not"))
	ic.invertUsers(i, n, ignored)
	return n
}

// freelyInverted reports whether ~v needs no extra instruction: a compare with one use, a not, a
// constant, sums with a constant …
func (ic *combiner) freelyInverted(v ir.Value, consumed bool) bool {
	return ic.inverted(v, consumed, false, 0) != nil
}

// invert creates ~v where that needs no extra instruction, else returns nil. consumed means that v
// itself becomes dead.
func (ic *combiner) invert(v ir.Value, consumed bool) ir.Value {
	if !ic.freelyInverted(v, consumed) {
		return nil
	}
	return ic.inverted(v, consumed, true, 0)
}

// inverted creates ~v. With make unset it creates nothing, and a non-nil result means that v can be
// inverted.
func (ic *combiner) inverted(v ir.Value, consumed, make bool, depth int) ir.Value {
	if x := notOf(v); x != nil {
		return x
	}
	if k := immediate(v); k != nil && v.Type().Scalar().IsInt() {
		if f := foldNot(k); f != nil {
			return f
		}
		return nil
	}
	i := asInstr(v)
	if i == nil || depth > 4 || !consumed {
		return nil
	}
	switch i.Op() {
	case ir.And, ir.Or:
		return ic.invertedSides(i, i.Operand(0), i.Operand(1), i.Op() == ir.And, make, depth)
	case ir.Select:
		if x, y, and, ok := valuetracking.LogicalOp(i); ok {
			return ic.invertedSides(i, x, y, and, make, depth)
		}
	}
	return (&inversion{ic, i, make, depth}).operation()
}

// inversion is the question whether an operation can be inverted by inverting its operands, or the
// making of that.
type inversion struct {
	ic    *combiner
	i     *ir.Instr
	make  bool
	depth int
}

// operand is ~ of operand k, or nil.
func (v *inversion) operand(k int) ir.Value {
	o := v.i.Operand(k)
	return v.ic.inverted(o, oneUse(o), v.make, v.depth+1)
}

// done reports that v can be inverted, or creates the inverted value.
func (v *inversion) done(f func() ir.Value) ir.Value {
	if !v.make {
		return v.i
	}
	return f()
}

func (v *inversion) operation() ir.Value {
	i, b := v.i, &v.ic.b
	switch i.Op() {
	case ir.ICmp, ir.FCmp:
		return v.done(func() ir.Value { return b.cmp(i.Pred.Inverse(), i.Operand(0), i.Operand(1), "") })
	case ir.Add: // ~(a + b) = ~a - b
		for _, k := range []int{1, 0} {
			if a := v.operand(k); a != nil {
				return v.done(func() ir.Value { return b.sub(a, i.Operand(1-k), "") })
			}
		}
	case ir.Sub: // ~(a - b) = ~a + b
		if a := v.operand(0); a != nil {
			return v.done(func() ir.Value { return b.add(a, i.Operand(1), "") })
		}
	case ir.Xor:
		for _, k := range []int{1, 0} {
			if a := v.operand(k); a != nil {
				return v.done(func() ir.Value {
					if k == 1 {
						return b.xor(i.Operand(0), a, "")
					}
					return b.xor(a, i.Operand(1), "")
				})
			}
		}
	case ir.AShr:
		if a := v.operand(0); a != nil {
			return v.done(func() ir.Value { return b.binary(ir.AShr, a, i.Operand(1), 0, "") })
		}
	case ir.Select:
		return v.pair(1, 2, func(x, y ir.Value) ir.Value { return b.selectOf(i.Operand(0), x, y, "") })
	case ir.Call:
		if id, ok := oppositeMinMax[i.IntrinsicID()]; ok {
			return v.pair(0, 1, func(x, y ir.Value) ir.Value { return b.intrinsic(id, i.Type(), "", x, y) })
		}
	case ir.Trunc, ir.SExt:
		if a := v.operand(0); a != nil {
			return v.done(func() ir.Value { return b.cast(i.Op(), a, i.Type(), "") })
		}
	}
	return nil
}

// pair inverts two operands.
func (v *inversion) pair(k, l int, f func(x, y ir.Value) ir.Value) ir.Value {
	x := v.operand(k)
	if x == nil {
		return nil
	}
	y := v.operand(l)
	if y == nil {
		return nil
	}
	return v.done(func() ir.Value { return f(x, y) })
}

// invertedSides is inverted for x & y or x | y, as an operation or a select, by the law of De
// Morgan.
func (ic *combiner) invertedSides(i *ir.Instr, x, y ir.Value, and, make bool, depth int) ir.Value {
	a := ic.inverted(x, oneUse(x), make, depth+1)
	if a == nil {
		return nil
	}
	b := ic.inverted(y, oneUse(y), make, depth+1)
	if b == nil || !make {
		return b
	}
	switch {
	case i.Op() == ir.Select:
		return ic.joinedSides(a, b, !and, true, "")
	case and:
		return ic.b.or(a, b, "")
	}
	return ic.b.and(a, b, "")
}

// maxInvertedUses bounds the uses checked before a value is inverted for them.
const maxInvertedUses = 64

// usersInvert reports whether every user of v, except ignored, can use ~v at no cost: branches,
// selects on it, nots.
func (ic *combiner) usersInvert(v, ignored *ir.Instr) bool {
	n := 0
	for u := range ir.Uses(v) {
		if n++; n > maxInvertedUses {
			return false
		}
		switch i := u.User(); {
		case i == ignored:
		case i.IsCondBr():
		case i.Op() == ir.Select && u.Index() == 0:
			if _, _, _, ok := valuetracking.LogicalOp(i); ok {
				return false
			}
		case notOf(i) != nil:
		default:
			return false
		}
	}
	return true
}

// invertUsers makes v's users, which usersInvert has accepted, use not, whose value is ~v. The user
// ignored uses it unchanged.
func (ic *combiner) invertUsers(v *ir.Instr, not ir.Value, ignored *ir.Instr) {
	ic.changed = true
	for u := range ir.Uses(v) {
		i := u.User()
		switch {
		case i == asInstr(not):
		case i == ignored:
			u.Set(not)
			ic.work.add(i)
		case i.IsCondBr():
			i.SwapOperands(1, 2) // in place: keeps the order of predecessors
			frequency.SwapBranchWeights(i)
			u.Set(not)
			ic.work.add(i)
		case i.Op() == ir.Select:
			i.SwapOperands(1, 2)
			frequency.SwapBranchWeights(i)
			u.Set(not)
			ic.work.add(i)
		default:
			ic.work.pushUsers(i)
			if ir.HasUses(i) {
				ir.ReplaceAllUses(i, not)
			}
			ic.work.add(i)
		}
	}
	ic.work.add(v)
}
