package instcombine

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/simplify"
)

// Values that may as well be inverted: what that costs, and where the inversion goes.

// logicalParts returns the sides of and and or, as operations or selects.
func logicalParts(i *ir.Instr) (x, y ir.Value, and, ok bool) {
	if isOp(i, ir.And, ir.Or) {
		return i.Operand(0), i.Operand(1), i.Op() == ir.And, true
	}
	return simplify.LogicalOp(i)
}

// sinkNot: ~a & b = ~(a | ~b) where inverting b costs nothing and the result's users take an inverted value as well (LLVM's
// sinkNotIntoOtherHandOfLogicalOp).
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

// invertSides: ~(a & b) = ~a | ~b where inverting both costs nothing and all users of a & b take the inverted value (LLVM's
// sinkNotIntoLogicalOp). It reports whether it has done so.
func (ic *combiner) invertSides(i *ir.Instr) bool {
	x, y, and, ok := logicalParts(i)
	if !ok || x == y || !ic.usersInvert(i, nil) || !ic.sideInverts(x, i) || !ic.sideInverts(y, i) {
		return false
	}
	a := ic.invertSide(x, i)
	ic.replaceInverted(i, a, ic.invertSide(y, i), and)
	return true
}

// replaceInverted makes a | b (and set: i is an and) or a & b behind i, the opposite of i, and gives it to i's users.
func (ic *combiner) replaceInverted(i *ir.Instr, a, b ir.Value, and bool) {
	defer func(b builder) { ic.b = b }(ic.b)
	ic.b.setBefore(i.Next()) // what is visited may be a use of i, in another block
	v := ic.joinedSides(a, b, !and, i.Op() == ir.Select, suffixed(i, ".not"))
	ic.invertUsers(i, v, nil)
}

// sideInverts reports whether v can be inverted at no cost, everywhere but in the user that is ignored.
func (ic *combiner) sideInverts(v ir.Value, ignored *ir.Instr) bool {
	i := asInstr(v)
	return i != nil && ic.freelyInverted(i, true) && ic.usersInvert(i, ignored)
}

// invertSide makes ~v behind v, for all users of v; the one that is ignored is not inverted itself.
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

// freelyInverted reports whether ~v costs nothing: a compare used once, a not, a constant, sums with a constant …
func (ic *combiner) freelyInverted(v ir.Value, consumed bool) bool {
	return ic.inverted(v, consumed, false, 0) != nil
}

// invert makes ~v where that costs nothing, else returns nil. consumed says that v itself goes away.
func (ic *combiner) invert(v ir.Value, consumed bool) ir.Value {
	if !ic.freelyInverted(v, consumed) {
		return nil
	}
	return ic.inverted(v, consumed, true, 0)
}

// inverted tells (make unset: any value that is not nil says yes) or makes ~v.
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
	sub := func(k int) ir.Value { return ic.inverted(i.Operand(k), oneUse(i.Operand(k)), make, depth+1) }
	done := func(f func() ir.Value) ir.Value {
		if !make {
			return i
		}
		return f()
	}
	switch i.Op() {
	case ir.ICmp, ir.FCmp:
		return done(func() ir.Value { return ic.b.cmp(i.Pred.Inverse(), i.Operand(0), i.Operand(1), "") })
	case ir.Add: // ~(a + b) = ~a - b
		for _, k := range []int{1, 0} {
			if a := sub(k); a != nil {
				return done(func() ir.Value { return ic.b.sub(a, i.Operand(1-k), "") })
			}
		}
	case ir.Sub: // ~(a - b) = ~a + b
		if a := sub(0); a != nil {
			return done(func() ir.Value { return ic.b.add(a, i.Operand(1), "") })
		}
	case ir.Xor:
		if b := sub(1); b != nil {
			return done(func() ir.Value { return ic.b.xor(i.Operand(0), b, "") })
		}
		if a := sub(0); a != nil {
			return done(func() ir.Value { return ic.b.xor(a, i.Operand(1), "") })
		}
	case ir.And, ir.Or:
		return ic.invertedSides(i, i.Operand(0), i.Operand(1), i.Op() == ir.And, make, depth)
	case ir.AShr:
		if a := sub(0); a != nil {
			return done(func() ir.Value { return ic.b.binary(ir.AShr, a, i.Operand(1), 0, "") })
		}
	case ir.Select:
		if x, y, and, ok := simplify.LogicalOp(i); ok {
			return ic.invertedSides(i, x, y, and, make, depth)
		}
		if a := sub(1); a != nil {
			if b := sub(2); b != nil {
				return done(func() ir.Value { return ic.b.selectOf(i.Operand(0), a, b, "") })
			}
		}
	case ir.Call:
		id, ok := oppositeMinMax[i.IntrinsicID()]
		if !ok {
			return nil
		}
		if a := sub(0); a != nil {
			if b := sub(1); b != nil {
				return done(func() ir.Value { return ic.b.intrinsic(id, i.Type(), "", a, b) })
			}
		}
	case ir.Trunc, ir.SExt:
		if a := sub(0); a != nil {
			return done(func() ir.Value { return ic.b.cast(i.Op(), a, i.Type(), "") })
		}
	}
	return nil
}

// invertedSides is inverted for x & y or x | y, as an operation or a select, by the law of De Morgan.
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

// maxInvertedUses bounds how many uses are looked at before a value is inverted for them.
const maxInvertedUses = 64

// usersInvert reports whether every user of v but one that is ignored takes ~v at no cost: branches, selects on it, nots.
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
			if _, _, _, ok := simplify.LogicalOp(i); ok {
				return false
			}
		case notOf(i) != nil:
		default:
			return false
		}
	}
	return true
}

// invertUsers makes v's users, which usersInvert has agreed to, use not, whose value is ~v. One that is ignored uses it as it is.
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
			i.SwapOperands(1, 2) // in place: the order of predecessors stays
			analysis.SwapBranchWeights(i)
			u.Set(not)
			ic.work.add(i)
		case i.Op() == ir.Select:
			i.SwapOperands(1, 2)
			analysis.SwapBranchWeights(i)
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
