package instcombine

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/match"
	"opt-go/passes/simplify/constfold"
)

// Expressions are computed in another width where that removes a cast of their result.

const maxEvaluateDepth = 8

// canTruncate reports whether the low bits of v can be computed in the narrow type at no cost.
func (ic *combiner) canTruncate(v ir.Value, ty *ir.Type, depth int) bool {
	if immediate(v) != nil {
		return true
	}
	i := asInstr(v)
	if i == nil || depth > maxEvaluateDepth {
		return false
	}
	if (i.Op() == ir.ZExt || i.Op() == ir.SExt) && i.Operand(0).Type() == ty {
		return true
	}
	if !oneUse(i) {
		return false
	}
	sub := func(k int) bool { return ic.canTruncate(i.Operand(k), ty, depth+1) }
	from, to := width(i.Type()), width(ty)
	// of an operand only bits that are kept may be set
	highZero := func(k int) bool { return ic.q.KnownBits(i.Operand(k)).LeadingZeros(from) >= from-to }
	switch i.Op() {
	case ir.Add, ir.Sub, ir.Mul, ir.And, ir.Or, ir.Xor:
		return sub(0) && sub(1)
	case ir.UDiv, ir.URem:
		return highZero(0) && highZero(1) && sub(0) && sub(1)
	case ir.Shl:
		return ic.q.KnownBits(i.Operand(1)).Max(from) < uint64(to) && sub(0) && sub(1)
	case ir.LShr:
		k := ic.q.KnownBits(i.Operand(1)).Max(from)
		return k < uint64(to) && highZero(0) && sub(0) && sub(1)
	case ir.AShr:
		k := ic.q.KnownBits(i.Operand(1)).Max(from)
		return k < uint64(to) && from-to < ic.q.SignBits(i.Operand(0)) && sub(0) && sub(1)
	case ir.Trunc, ir.ZExt, ir.SExt:
		return true
	case ir.FPToUI: // all numbers of the format that can be converted fit 16 bits
		return i.Operand(0).Type().Scalar() == ic.ctx.Half && to >= 16
	case ir.FPToSI:
		return i.Operand(0).Type().Scalar() == ic.ctx.Half && to >= 17
	case ir.Select:
		return sub(1) && sub(2)
	case ir.ShuffleVector:
		if i.Operand(0).Type().Scalable {
			return false
		}
		part := ic.ctx.Vector(i.Operand(0).Type().Len, ty.Elem, false)
		return ic.canTruncate(i.Operand(0), part, depth+1) && ic.canTruncate(i.Operand(1), part, depth+1)
	case ir.Phi:
		for k := range i.NumIncoming() {
			if !sub(k) {
				return false
			}
		}
		return true
	}
	return false
}

// evaluate computes v in another type; callers have checked that this is possible.
func (ic *combiner) evaluate(v ir.Value, ty *ir.Type, signed bool, done map[ir.Value]ir.Value) ir.Value {
	if k := immediate(v); k != nil {
		op := ir.Trunc
		if width(v.Type()) < width(ty) {
			op = ir.ZExt
			if signed {
				op = ir.SExt
			}
		}
		return constfold.Cast(op, k, ty, ic.dl)
	}
	if n := done[v]; n != nil {
		return n
	}
	i := v.(*ir.Instr)
	at := func(k int) ir.Value { return ic.evaluate(i.Operand(k), ty, signed, done) }
	var n *ir.Instr
	switch op := i.Op(); {
	case op == ir.Trunc || op == ir.ZExt || op == ir.SExt:
		x := i.Operand(0)
		if x.Type() == ty {
			return x
		}
		c := ir.Trunc
		if width(x.Type()) < width(ty) {
			c = ir.ZExt
			if op == ir.SExt {
				c = ir.SExt
			}
		}
		n = newCast(c, x, ty)
	case op == ir.FPToUI || op == ir.FPToSI:
		n = newCast(op, i.Operand(0), ty)
	case op == ir.Select:
		n = newSelect(i.Operand(0), at(1), at(2))
	case op == ir.ShuffleVector:
		part := ic.ctx.Vector(i.Operand(0).Type().Len, ty.Elem, false)
		x := ic.evaluate(i.Operand(0), part, signed, done)
		n = newShuffle(ty, x, ic.evaluate(i.Operand(1), part, signed, done), i.Mask())
	case op == ir.Phi:
		n = ir.NewInstr(ir.Phi, ty)
		done[v] = n
		for k := range i.NumIncoming() {
			n.AddIncoming(at(k), i.IncomingBlock(k))
		}
	default:
		x := at(0)
		n = newBinary(op, x, at(1), i.Flags&ir.Exact)
	}
	if i.Op() == ir.LShr || i.Op() == ir.AShr || i.Op() == ir.UDiv {
		n.Flags = i.Flags & ir.Exact
	}
	n.InsertBefore(i)
	n.TakeName(i)
	n.CopyDebugLoc(i)
	ic.work.add(n)
	done[v] = n
	return n
}

// extendExpression evaluates the operand of an extension in the wide type, so that the extension
// goes away. A mask or a pair of shifts follows where the high bits may be wrong.
func (ic *combiner) extendExpression(i *ir.Instr, op ir.Op) *ir.Instr {
	x := i.Operand(0)
	if asInstr(x) == nil || i.Type().IsVector() || !ic.shouldNarrow(x.Type(), i.Type()) {
		return nil
	}
	from, to := width(x.Type()), width(i.Type())
	if op == ir.ZExt {
		clear, ok := ic.canZExt(x, i.Type(), 0)
		if !ok {
			return nil
		}
		v := ic.evaluate(x, i.Type(), false, map[ir.Value]ir.Value{})
		if ic.q.KnownBits(v).LeadingZeros(to) >= to-from+clear {
			return ic.use(i, v)
		}
		return newBinary(ir.And, v, lowMask(i.Type(), from-clear), 0)
	}
	if !ic.canSExt(x, i.Type(), 0) {
		return nil
	}
	v := ic.evaluate(x, i.Type(), true, map[ir.Value]ir.Value{})
	if ic.q.SignBits(v) > to-from {
		return ic.use(i, v)
	}
	n := ir.NewInt(i.Type(), uint64(to-from))
	return newBinary(ir.AShr, ic.b.shl(v, n, "sext"), n, 0)
}

// canZExt reports whether v can be computed in the wide type; clear is how many of its high bits
// are to be cleared then.
func (ic *combiner) canZExt(v ir.Value, ty *ir.Type, depth int) (clear int, ok bool) {
	if immediate(v) != nil {
		return 0, true
	}
	i := asInstr(v)
	if i == nil || depth > maxEvaluateDepth {
		return 0, false
	}
	if i.Op() == ir.Trunc && i.Operand(0).Type() == ty {
		return 0, true
	}
	if !oneUse(i) {
		return 0, false
	}
	w := width(i.Type())
	switch i.Op() {
	case ir.ZExt, ir.SExt, ir.Trunc:
		return 0, true
	case ir.And, ir.Or, ir.Xor, ir.Add, ir.Sub, ir.Mul:
		a, ok1 := ic.canZExt(i.Operand(0), ty, depth+1)
		if !ok1 {
			return 0, false
		}
		b, ok2 := ic.canZExt(i.Operand(1), ty, depth+1)
		switch {
		case !ok2:
			return 0, false
		case a == 0 && b == 0:
			return 0, true
		case b == 0 && isOp(i, ir.And, ir.Or, ir.Xor) && ic.q.KnownBits(i.Operand(1)).LeadingZeros(w) >= a:
			if i.Op() == ir.And {
				return 0, true
			}
			return a, true
		}
	case ir.Shl:
		n, is := match.Uint(i.Operand(1))
		a, ok1 := ic.canZExt(i.Operand(0), ty, depth+1)
		if is && ok1 && n < uint64(w) {
			return max(0, a-int(n)), true
		}
	case ir.LShr:
		n, is := match.Uint(i.Operand(1))
		a, ok1 := ic.canZExt(i.Operand(0), ty, depth+1)
		if is && ok1 && n < uint64(w) && a+int(n) <= w {
			return a + int(n), true
		}
	case ir.Select:
		a, ok1 := ic.canZExt(i.Operand(1), ty, depth+1)
		b, ok2 := ic.canZExt(i.Operand(2), ty, depth+1)
		return a, ok1 && ok2 && a == b
	case ir.Phi:
		for k := range i.NumIncoming() {
			a, ok1 := ic.canZExt(i.Operand(k), ty, depth+1)
			if !ok1 || k > 0 && a != clear {
				return 0, false
			}
			clear = a
		}
		return clear, i.NumIncoming() > 0
	}
	return 0, false
}

// canSExt reports whether v can be computed in the wide type.
func (ic *combiner) canSExt(v ir.Value, ty *ir.Type, depth int) bool {
	if immediate(v) != nil {
		return true
	}
	i := asInstr(v)
	if i == nil || depth > maxEvaluateDepth {
		return false
	}
	if i.Op() == ir.Trunc && i.Operand(0).Type() == ty {
		return true
	}
	if !oneUse(i) {
		return false
	}
	switch i.Op() {
	case ir.SExt, ir.ZExt, ir.Trunc:
		return true
	case ir.And, ir.Or, ir.Xor, ir.Add, ir.Sub, ir.Mul:
		return ic.canSExt(i.Operand(0), ty, depth+1) && ic.canSExt(i.Operand(1), ty, depth+1)
	case ir.Select:
		return ic.canSExt(i.Operand(1), ty, depth+1) && ic.canSExt(i.Operand(2), ty, depth+1)
	case ir.Phi:
		for k := range i.NumIncoming() {
			if !ic.canSExt(i.Operand(k), ty, depth+1) {
				return false
			}
		}
		return i.NumIncoming() > 0
	}
	return false
}
