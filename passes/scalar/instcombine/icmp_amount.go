package instcombine

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/simplify/constfold"
)

// Compares that are decided by trying all numbers that matter: amounts of a shifted constant, which
// are less than the width, and the two values of an extended truth value.

// icmpShiftedConstant: k << x, or k >> x, compared with a constant, asks for x below, above or
// equal to an amount.
func (ic *combiner) icmpShiftedConstant(i *ir.Instr) *ir.Instr {
	s := asInstr(i.Operand(0))
	c, ok := word(i.Operand(1))
	if s == nil || !ok || !s.Op().IsShift() {
		return nil
	}
	k, ok := word(s.Operand(0))
	w := width(s.Type())
	if !ok || w < 2 {
		return nil
	}
	first, last, n := -1, -1, 0 // of the amounts for which it holds
	for amount := range w {
		v := k << amount & maskOf(w)
		switch s.Op() {
		case ir.LShr:
			v = k >> amount
		case ir.AShr:
			v = uint64(signExtend(k, w)>>amount) & maskOf(w)
		}
		if holds(i.Pred, v, c, w) {
			if first < 0 {
				first = amount
			}
			last, n = amount, n+1
		}
	}
	ty, x := s.Type(), s.Operand(1)
	switch {
	case n == 0:
		return ic.use(i, truth(i.Type(), false))
	case n == w:
		return ic.use(i, truth(i.Type(), true))
	case n == 1:
		return newCmp(ir.EQ, x, ir.NewInt(ty, uint64(first)))
	case n != last-first+1:
		return nil
	case first == 0:
		return newCmp(ir.ULT, x, ir.NewInt(ty, uint64(n)))
	case last == w-1 && first == 1:
		return newCmp(ir.NE, x, ir.NewZero(ty))
	case last == w-1:
		return newCmp(ir.UGT, x, ir.NewInt(ty, uint64(first-1)))
	}
	return nil
}

// icmpExactShift: a shift that loses no bit is zero where the number is.
func (ic *combiner) icmpExactShift(i *ir.Instr) *ir.Instr {
	s := asInstr(i.Operand(0))
	if s == nil || s.Op() != ir.LShr && s.Op() != ir.AShr || !s.HasFlag(ir.Exact) || !isZero(i.Operand(1)) || !i.Pred.IsEquality() {
		return nil
	}
	return newCmp(i.Pred, s.Operand(0), ir.NewZero(s.Type()))
}

// icmpExtendedSelf: ext(x p c) compared for equality with x: x can only be 0 or the extended 1, and
// each is tried.
func (ic *combiner) icmpExtendedSelf(i *ir.Instr) *ir.Instr {
	if !i.Pred.IsEquality() {
		return nil
	}
	e, x := asInstr(i.Operand(0)), i.Operand(1)
	if e == nil || !isOp(e, ir.ZExt, ir.SExt) {
		e, x = asInstr(i.Operand(1)), i.Operand(0)
	}
	if e == nil || !isOp(e, ir.ZExt, ir.SExt) {
		return nil
	}
	c := opOf(e.Operand(0), ir.ICmp)
	if c == nil || c.Operand(0) != x || x.Type() != e.Type() {
		return nil
	}
	k := ir.AsInt(c.Operand(1))
	if k == nil {
		return nil
	}
	w, ty := width(x.Type()), x.Type()
	one := ir.NewInt(ty.Scalar(), 1)
	if e.Op() == ir.SExt {
		one = ir.NewAllOnes(ty.Scalar())
	}
	holdsFor := func(v *ir.Const) bool { return isAllOnes(constfold.ICmp(c.Pred, v, k, ic.ctx.I1, ic.dl)) }
	zero, top := !holdsFor(ir.NewZero(ty.Scalar())), holdsFor(one)
	oneOf := ir.NewInt(ty, 1)
	if e.Op() == ir.SExt {
		oneOf = ir.NewAllOnes(ty)
	}
	eq := i.Pred == ir.EQ
	switch {
	case !zero && !top:
		return ic.use(i, truth(i.Type(), !eq))
	case !top:
		return newCmp(i.Pred, x, ir.NewZero(ty))
	case !zero:
		return newCmp(i.Pred, x, oneOf)
	case w == 1:
		return ic.use(i, truth(i.Type(), eq))
	}
	two := ir.NewInt(ty, 2)
	switch {
	case e.Op() == ir.ZExt && eq:
		return newCmp(ir.ULT, x, two)
	case e.Op() == ir.ZExt:
		return newCmp(ir.UGT, x, oneOf)
	case w == 2:
		return nil
	case eq: // 0 and -1
		return newCmp(ir.ULT, ic.b.add(x, ir.NewInt(ty, 1), ""), two)
	}
	return newCmp(ir.ULT, ic.b.add(x, ir.NewAllOnes(ty), ""), ir.NewSigned(ty, -2))
}

// icmpWithExtended: x < zext(b) is x == 0 & b; x <= sext(b) is x == 0 | b, both unsigned (LLVM's
// foldICmpUsingBoolRange).
func (ic *combiner) icmpWithExtended(i *ir.Instr) *ir.Instr {
	x, y, p := i.Operand(0), i.Operand(1), i.Pred
	e := asInstr(y)
	if e == nil || !isOp(e, ir.ZExt, ir.SExt) || !isBool(e.Operand(0).Type()) {
		if e, x, p = asInstr(x), y, p.Swapped(); e == nil || !isOp(e, ir.ZExt, ir.SExt) || !isBool(e.Operand(0).Type()) {
			return nil
		}
	}
	if !oneUse(e) || ir.IsConst(x) {
		return nil
	}
	b := e.Operand(0)
	switch {
	case e.Op() == ir.ZExt && p == ir.ULT:
		return newBinary(ir.And, ic.b.cmp(ir.EQ, x, ir.NewZero(x.Type()), ""), b, 0)
	case e.Op() == ir.SExt && p == ir.ULE:
		return newBinary(ir.Or, ic.b.cmp(ir.EQ, x, ir.NewZero(x.Type()), ""), b, 0)
	}
	return nil
}

// icmpThreeWay: a three-way comparison of two numbers, as selects of constants, compared with a
// constant: an order of the two (LLVM's foldICmpSelectConstant).
//
//	x == y ? e : (x < y ? l : g)
func (ic *combiner) icmpThreeWay(i *ir.Instr) *ir.Instr {
	s := opOf(i.Operand(0), ir.Select)
	c, ok := word(i.Operand(1))
	if s == nil || !ok {
		return nil
	}
	eq := opOf(s.Operand(0), ir.ICmp)
	if eq == nil || !eq.Pred.IsEquality() {
		return nil
	}
	same, rest := s.Operand(1), s.Operand(2)
	if eq.Pred == ir.NE {
		same, rest = rest, same
	}
	t := opOf(rest, ir.Select)
	if t == nil {
		return nil
	}
	lt := opOf(t.Operand(0), ir.ICmp)
	if lt == nil || lt.Pred.IsEquality() {
		return nil
	}
	x, y, p := eq.Operand(0), eq.Operand(1), lt.Pred
	switch {
	case lt.Operand(0) == x && lt.Operand(1) == y:
	case lt.Operand(0) == y && lt.Operand(1) == x:
		p = p.Swapped()
	default:
		return nil
	}
	w := width(s.Type())
	less, greater := t.Operand(1), t.Operand(2)
	signed := p.IsSigned()
	if p == ir.SGT || p == ir.UGT || p == ir.SGE || p == ir.UGE {
		less, greater = greater, less
	}
	cases := 0
	for n, v := range []ir.Value{less, same, greater} {
		k, isConst := word(v)
		if !isConst {
			return nil
		}
		if holds(i.Pred, k, c, w) {
			cases |= 1 << n
		}
	}
	switch cases {
	case 0:
		return ic.use(i, truth(i.Type(), false))
	case 7:
		return ic.use(i, truth(i.Type(), true))
	}
	order := [8]ir.Pred{1: ir.SLT, 2: ir.EQ, 3: ir.SLE, 4: ir.SGT, 5: ir.NE, 6: ir.SGE}[cases]
	if !signed && !order.IsEquality() {
		order = order.Unsigned()
	}
	return newCmp(order, x, y)
}

// belowShiftedMask: x < 2^n and not all bits of a mask set, which reach up to bit n-1: x is less
// than the mask. Each lane of a vector has a mask and a power of its own.
func (ic *combiner) belowShiftedMask(i *ir.Instr) *ir.Instr {
	if i.Op() != ir.And && i.Op() != ir.Or {
		return nil
	}
	for k := range 2 {
		a, b := opOf(i.Operand(k), ir.ICmp), opOf(i.Operand(1-k), ir.ICmp)
		if a == nil || b == nil {
			return nil
		}
		p, q := a.Pred, b.Pred
		if i.Op() == ir.Or {
			p, q = p.Inverse(), q.Inverse()
		}
		x, m := a.Operand(0), opOf(b.Operand(0), ir.And)
		if m == nil || q != ir.NE || m.Operand(0) != x || m.Operand(1) != b.Operand(1) || !reachesPower(p, a.Operand(1), m.Operand(1)) {
			continue
		}
		if i.Op() == ir.And {
			return newCmp(ir.ULT, x, m.Operand(1))
		}
		return newCmp(ir.UGT, x, ic.b.sub(m.Operand(1), ir.NewInt(x.Type(), 1), ""))
	}
	return nil
}

// reachesPower reports whether x p c is x < 2^n and mask a run of ones up to bit n-1, in every
// lane; lanes of c that are poison leave the choice of n.
func reachesPower(p ir.Pred, c, mask ir.Value) bool {
	w := width(mask.Type())
	return eachWordPair(c, mask, func(limit, mask uint64) bool {
		switch {
		case p == ir.SGT && limit == maskOf(w), p == ir.SGE && limit == 0:
			limit = signBit(w)
		case p == ir.ULT:
		case p == ir.ULE && limit != maskOf(w):
			limit++
		default:
			return false
		}
		return mask != 0 && isPow2(limit) && mask+mask&-mask == limit
	})
}

// mergedMasks: ((a | b) & k) | (b & ~k) = (a & k) | b, and the same for xor.
func (ic *combiner) mergedMasks(i *ir.Instr) *ir.Instr {
	if i.Op() != ir.Or {
		return nil
	}
	for n := range 2 {
		x, y := onceOf(i.Operand(n), ir.And), opOf(i.Operand(1-n), ir.And)
		if x == nil || y == nil || immediate(x.Operand(1)) == nil || foldNot(x.Operand(1)) != y.Operand(1) {
			continue
		}
		o := asInstr(x.Operand(0))
		if o == nil || !isOp(o, ir.Or, ir.Xor) {
			continue
		}
		b := y.Operand(0)
		if a := other(o, o.Op(), b); a != nil {
			return newBinary(o.Op(), ic.b.and(a, x.Operand(1), ""), b, 0)
		}
	}
	return nil
}

// selectOfShifts: x > k ? x >>u n : x >>s n, for k >= -1, is x >>s n.
func (ic *combiner) selectOfShifts(i *ir.Instr) *ir.Instr {
	c := opOf(i.Operand(0), ir.ICmp)
	if c == nil {
		return nil
	}
	w := width(c.Operand(0).Type())
	logical, arithmetic := opOf(i.Operand(1), ir.LShr), opOf(i.Operand(2), ir.AShr)
	if logical == nil {
		logical, arithmetic = opOf(i.Operand(2), ir.LShr), opOf(i.Operand(1), ir.AShr)
	}
	if logical == nil {
		return nil
	}
	least, swapped := int64(-1), logical == i.Operand(2)
	if swapped {
		least = 0
	}
	if c.Pred != map[bool]ir.Pred{false: ir.SGT, true: ir.SLT}[swapped] || !eachWord(c.Operand(1), func(k uint64) bool { return signExtend(k, w) >= least }) {
		return nil
	}
	x := c.Operand(0)
	if logical == nil || arithmetic == nil || logical.Operand(0) != x || arithmetic.Operand(0) != x || logical.Operand(1) != arithmetic.Operand(1) {
		return nil
	}
	return newBinary(ir.AShr, x, logical.Operand(1), logical.Flags&arithmetic.Flags&ir.Exact)
}

// shiftOfSelectedLogic: a shift by a constant of c ? x & k : x, and the like, shifts x once.
func (ic *combiner) shiftOfSelectedLogic(i *ir.Instr) *ir.Instr {
	s := onceOf(i.Operand(0), ir.Select)
	if s == nil || immediate(i.Operand(1)) == nil {
		return nil
	}
	for n := 1; n <= 2; n++ {
		o, x := binop(s.Operand(n)), s.Operand(3-n)
		if o == nil || !oneUse(o) || o.Operand(0) != x || immediate(o.Operand(1)) == nil || !isOp(o, ir.And, ir.Or, ir.Xor) && !(o.Op() == ir.Add && i.Op() == ir.Shl) {
			continue
		}
		k := fold(i.Op(), o.Operand(1), i.Operand(1))
		if k == nil {
			return nil
		}
		shifted := ic.b.binary(i.Op(), x, i.Operand(1), 0, "")
		return selectArms(s, n, ic.b.binary(o.Op(), shifted, k, 0, ""), shifted)
	}
	return nil
}

// mulOfSignBit: (a >>u w-1) * b is a < 0 ? b : 0.
func (ic *combiner) mulOfSignBit(i *ir.Instr) *ir.Instr {
	w := width(i.Type())
	for n := range 2 {
		s := opOf(i.Operand(n), ir.LShr)
		if s == nil || !isWord(s.Operand(1), uint64(w-1)) {
			continue
		}
		negative := ic.b.cmp(ir.SLT, s.Operand(0), ir.NewZero(i.Type()), "isneg")
		return newSelect(negative, i.Operand(1-n), ir.NewZero(i.Type()))
	}
	return nil
}

// selectIntoFloatOp: c ? a + b : a is a + (c ? b : -0) where a is never NaN, which an operation
// with the identity would make quiet; for the other operations with their identities.
func (ic *combiner) selectIntoFloatOp(i *ir.Instr) *ir.Instr {
	if !i.Type().Scalar().IsFloat() || ic.flushes(i.Type()) {
		return nil
	}
	for k := 1; k <= 2; k++ {
		o, x := binop(i.Operand(k)), i.Operand(3-k)
		if o == nil || !oneUse(o) || ir.IsConst(x) || !i.HasFlag(ir.FNNan) && !ic.q.FpClass(x, 0).Never(valuetracking.FPNaN) {
			continue
		}
		identity, sides := floatIdentity(o.Op(), i.Type(), i.HasFlag(ir.FNSZ))
		for n := range sides {
			y := o.Operand(1 - n)
			if o.Operand(n) != x || ir.IsConst(y) {
				continue
			}
			s := withFlags(selectArms(i, k, y, identity), ic.flagsOfOperand(i, o))
			v := ic.b.insert(s, "")
			v.TakeName(o)
			if sides == 2 {
				return newBinary(o.Op(), v, x, ic.flagsWithIdentity(i, o, x))
			}
			return newBinary(o.Op(), x, v, ic.flagsWithIdentity(i, o, x))
		}
	}
	return nil
}

// flagsWithIdentity are the flags of operation o done where select i chose x before: x is then the
// result, of which the flags of the operation promise nothing, but those of the select do. A NaN
// operand makes the result NaN, so nnan of the select suffices.
func (ic *combiner) flagsWithIdentity(i, o *ir.Instr, x ir.Value) ir.Flags {
	const special = ir.FNNan | ir.FNInf | ir.FNSZ
	flags := o.Flags&ir.FastMath&^special | o.Flags&i.Flags&special | i.Flags&ir.FNNan
	if o.HasFlag(ir.FNNan) && ic.q.NeverNaN(x) {
		flags |= ir.FNNan
	}
	return flags
}

// flagsOfOperand are the flags of the operand y of o(x, y) that becomes a select with the identity.
// A NaN or infinite operand of a sum, difference or product makes the result NaN or infinite; the
// sign of a zero operand counts for the sign of a zero result only, except in a quotient.
func (ic *combiner) flagsOfOperand(i, o *ir.Instr) ir.Flags {
	flags := i.Flags&ir.FastMath&^ir.FNInf | o.Flags&(ir.FNNan|ir.FNInf)
	if i.HasFlag(ir.FNNan|ir.FNInf) && o.Op() != ir.FDiv {
		flags |= ir.FNInf
	}
	if o.Op() == ir.FDiv && !o.HasFlag(ir.FNSZ) {
		flags &^= ir.FNSZ
	}
	return flags
}

// floatIdentity is the constant with which an operation gives its other operand, and on how many
// sides it may stand.
func floatIdentity(op ir.Op, ty *ir.Type, nsz bool) (identity *ir.Const, sides int) {
	switch op {
	case ir.FAdd:
		if nsz {
			return ir.NewZero(ty), 2
		}
		return negativeZero(ty), 2
	case ir.FSub:
		return ir.NewZero(ty), 1
	case ir.FMul:
		return ir.NewFloat(ty, 1), 2
	case ir.FDiv:
		return ir.NewFloat(ty, 1), 1
	}
	return nil, 0
}
