package instcombine

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/valuetracking"
)

func (ic *combiner) visitXor(i *ir.Instr) *ir.Instr {
	if r := ic.simplified(i); r != nil {
		return r
	}
	if ic.associate(i) {
		return i
	}
	for _, f := range []rule{ic.not, ic.xorToOr, ic.distribute} {
		if r := f(i); r != nil {
			return r
		}
	}
	if ic.demand(i) {
		return i
	}
	for _, f := range []rule{ic.signBitOfFloat, ic.xorDisjoint, ic.maskedMerge, ic.xorConstant, ic.xorOfZeroCount, ic.intoSelectOrPhi, ic.xorAbsorb, ic.xorConstantLast, ic.xorNegation, ic.xorOfSides, ic.xorOfCompares, ic.xorIdentities, ic.joinedClasses, ic.castedLogic, ic.logicOfReordered, ic.joinedShifts, ic.logicWithCastOfCondition} {
		if r := f(i); r != nil {
			return r
		}
	}
	return nil
}

// notOfShiftedConstant is ~(k >> a): the other shift of ~k, if all lanes of k have the sign for
// which the shift inserts zeros (lshr) or ones (ashr).
func notOfShiftedConstant(x *ir.Instr) *ir.Instr {
	k, w := x.Operand(0), width(x.Type())
	negative := x.Op() == ir.AShr
	if !eachWord(k, func(c uint64) bool { return c >= signBit(w) == negative }) {
		return nil
	}
	op := ir.AShr
	if negative {
		op = ir.LShr
	}
	if n := foldNot(k); n != nil {
		return newBinary(op, n, x.Operand(1), 0)
	}
	return nil
}

// not is ~x.
func (ic *combiner) not(i *ir.Instr) *ir.Instr {
	if !isAllOnes(i.Operand(1)) {
		return nil
	}
	x := asInstr(i.Operand(0))
	if x == nil {
		return nil
	}
	ty := i.Type()
	switch {
	case (isOp(x, ir.And, ir.Or) || x.Op() == ir.Select) && oneUse(x):
		if r := ic.notOfLogic(x); r != nil {
			return r
		}
	case (x.Op() == ir.ICmp || x.Op() == ir.FCmp) && (oneUse(x) || ic.usersInvert(x, nil)):
		x.Pred = x.Pred.Inverse()
		x.Flags &^= ir.SameSign
		ic.work.add(x)
		ic.invertUsers(x, x, nil)
		return i
	case x.Op() == ir.Sub && isZero(x.Operand(0)): // ~-a = a - 1
		return newBinary(ir.Add, x.Operand(1), ir.NewAllOnes(ty), 0)
	case x.Op() == ir.Add && isAllOnes(x.Operand(1)): // ~(a - 1) = -a
		return newNeg(x.Operand(0), 0)
	case x.Op() == ir.AShr && notOf(x.Operand(0)) != nil: // ~(~a >>s b) = a >>s b
		return newBinary(ir.AShr, notOf(x.Operand(0)), x.Operand(1), 0)
	case isOp(x, ir.LShr, ir.AShr) && oneUse(x) && i.Type().IsVector() && immediate(x.Operand(0)) != nil: // ~(k >> a) = ~k >>s a for k >= 0
		if r := notOfShiftedConstant(x); r != nil {
			return r
		}
	case x.Op() == ir.Sub && immediate(x.Operand(0)) != nil: // ~(k - a) = a + ~k
		if k := foldNot(x.Operand(0)); k != nil {
			return newBinary(ir.Add, x.Operand(1), k, 0)
		}
	case x.Op() == ir.Add && immediate(x.Operand(1)) != nil: // ~(a + k) = ~k - a
		if k := foldNot(x.Operand(1)); k != nil {
			return newBinary(ir.Sub, k, x.Operand(0), 0)
		}
	case x.Op() == ir.Sub && oneUse(x): // ~(a - b) = ~a + b
		return newBinary(ir.Add, ic.b.not(x.Operand(0), ""), x.Operand(1), 0)
	case x.Op() == ir.SExt && oneUse(x) && isBool(x.Operand(0).Type()): // ~sext(c) = sext(~c)
		return newCast(ir.SExt, ic.b.not(x.Operand(0), ""), ty)
	case x.IntrinsicID() == "llvm.is.fpclass":
		if r := ic.notOfClass(i, x); r != nil {
			return r
		}
	case x.Op() == ir.Call && oneUse(x) && isOp(x, ir.Call):
		if r := ic.notOfMinMax(x, ty); r != nil {
			return r
		}
	}
	if ic.invertSides(x) {
		return i
	}
	if x.Op() == ir.Select && oneUse(x) {
		if r := ic.notOfSelect(i, x); r != nil {
			return r
		}
	}
	if v := ic.invert(x, oneUse(x)); v != nil {
		return ic.use(i, v)
	}
	return nil
}

// notOfLogic: ~(~a & b) = a | ~b, also for the selects that are and and or.
func (ic *combiner) notOfLogic(x *ir.Instr) *ir.Instr {
	if x.Op() == ir.Select {
		p, q, and, ok := valuetracking.LogicalOp(x)
		if a := notOf(p); ok && a != nil {
			return logicalSelect(a, ic.b.not(q, suffixed(q, ".not")), !and)
		}
		return nil
	}
	to := ir.Or
	if x.Op() == ir.Or {
		to = ir.And
	}
	for n := range 2 {
		if a := notOf(x.Operand(n)); a != nil {
			return newBinary(to, a, ic.b.not(x.Operand(1-n), suffixed(x.Operand(1-n), ".not")), 0)
		}
	}
	return nil
}

// notOfSelect inverts the arms of a select, compares used once and constants.
func (ic *combiner) notOfSelect(i, x *ir.Instr) *ir.Instr {
	for k := 1; k <= 2; k++ {
		c := asInstr(x.Operand(k))
		if c != nil && (c.Op() != ir.ICmp && c.Op() != ir.FCmp || !oneUse(c)) || c == nil && (immediate(x.Operand(k)) == nil || foldNot(x.Operand(k)) == nil) {
			return nil
		}
	}
	for k := 1; k <= 2; k++ {
		if c := asInstr(x.Operand(k)); c != nil {
			c.Pred = c.Pred.Inverse()
			c.Flags &^= ir.SameSign
			ic.work.add(c)
			continue
		}
		ic.setOperand(x, k, foldNot(x.Operand(k)))
	}
	ic.work.add(x)
	return ic.use(i, x)
}

// notOfMinMax is ~max(~a, b) = min(a, ~b).
func (ic *combiner) notOfMinMax(x *ir.Instr, ty *ir.Type) *ir.Instr {
	id, ok := oppositeMinMax[x.IntrinsicID()]
	if !ok {
		return nil
	}
	for n := range 2 {
		if a := notOf(x.Arg(n)); a != nil {
			return ic.newIntrinsic(id, ty, a, ic.b.not(x.Arg(1-n), suffixed(x.Arg(1-n), ".not")))
		}
	}
	if k := immediate(x.Arg(1)); k != nil && oneUse(x) && ic.freelyInverted(x.Arg(0), false) {
		return ic.newIntrinsic(id, ty, ic.b.not(x.Arg(0), ""), foldNot(k))
	}
	return nil
}

var oppositeMinMax = map[string]string{"llvm.umax": "llvm.umin", "llvm.umin": "llvm.umax", "llvm.smax": "llvm.smin", "llvm.smin": "llvm.smax"}

// xorToOr: (a & b) ^ (a | b) = a ^ b, (a | ~b) ^ (~a | b) = a ^ b, (a & ~b) ^ (~a & b) = a ^ b.
func (ic *combiner) xorToOr(i *ir.Instr) *ir.Instr {
	x, y := asInstr(i.Operand(0)), asInstr(i.Operand(1))
	if x == nil || y == nil {
		return nil
	}
	if x.Op() == ir.And && sameOperands(y, x, ir.Or) || x.Op() == ir.Or && sameOperands(y, x, ir.And) {
		return newBinary(ir.Xor, x.Operand(0), x.Operand(1), 0)
	}
	if x.Op() != y.Op() || !isOp(x, ir.And, ir.Or) {
		return nil
	}
	for k := range 2 {
		b := notOf(x.Operand(k))
		if b == nil {
			continue
		}
		if a := x.Operand(1 - k); notOf(y.Operand(0)) == a && y.Operand(1) == b || notOf(y.Operand(1)) == a && y.Operand(0) == b {
			return newBinary(ir.Xor, a, b, 0)
		}
	}
	return nil
}

func (ic *combiner) xorDisjoint(i *ir.Instr) *ir.Instr {
	if ic.disjoint(i.Operand(0), i.Operand(1)) {
		return newBinary(ir.Or, i.Operand(0), i.Operand(1), ir.Disjoint)
	}
	return nil
}

// xorConstant is x ^ k.
func (ic *combiner) xorConstant(i *ir.Instr) *ir.Instr {
	x, y := asInstr(i.Operand(0)), i.Operand(1)
	k, ok := word(y)
	if x == nil || !ok {
		return ic.xorConstants(i)
	}
	ty, w := i.Type(), width(i.Type())
	c, isConst := uint64(0), false
	if x.NumOperands() >= 2 {
		c, isConst = word(x.Operand(1))
	}
	switch {
	case isOp(x, ir.LShr, ir.AShr) && oneUse(x) && notOf(x.Operand(0)) != nil && isConst && c < uint64(w): // (~a >> c) ^ k
		fill := maskOf(w)
		if x.Op() == ir.LShr {
			fill >>= c
		}
		if fill == k {
			return newBinary(x.Op(), notOf(x.Operand(0)), x.Operand(1), 0)
		}
	case k == 1 && x.Op() == ir.LShr && oneUse(x) && isConst && c == uint64(w-1) && w > 1: // the sign's opposite
		return newCast(ir.ZExt, ic.b.cmp(ir.SGT, x.Operand(0), ir.NewAllOnes(ty), "isnotneg"), ty)
	case k == signBit(w) && x.Op() == ir.Add && isConst && oneUse(x): // (a + c) ^ sign = a + (c ^ sign)
		return newBinary(ir.Add, x.Operand(0), ir.NewInt(ty, c^k), 0)
	case k == signBit(w) && x.Op() == ir.Sub && oneUse(x):
		if c, is := word(x.Operand(0)); is {
			return newBinary(ir.Sub, ir.NewInt(ty, c^k), x.Operand(1), 0)
		}
	case x.Op() == ir.Or && isConst && ic.maskedZero(x.Operand(0), c): // (a | c) ^ k with a & c == 0
		return newBinary(ir.Xor, x.Operand(0), ir.NewInt(ty, c^k), 0)
	case x.Op() == ir.Or && isConst && oneUse(x): // (a | c) ^ k = (a & ~c) ^ (c ^ k)
		return newBinary(ir.Xor, ic.b.and(x.Operand(0), ir.NewInt(ty, ^c), ""), ir.NewInt(ty, c^k), 0)
	}
	if isBool(ty) {
		return nil
	}
	if x.Op() == ir.ZExt && oneUse(x) && isBool(x.Operand(0).Type()) && k == 1 { // zext(c) ^ 1 = zext(~c)
		return newCast(ir.ZExt, ic.b.not(x.Operand(0), ""), ty)
	}
	return nil
}

// xorConstants is xorConstant's (a | c) ^ k = (a & ~c) ^ (c ^ k), where lanes differ or are wide.
func (ic *combiner) xorConstants(i *ir.Instr) *ir.Instr {
	x, k := onceOf(i.Operand(0), ir.Or), immediate(i.Operand(1))
	if x == nil || k == nil || immediate(x.Operand(1)) == nil {
		return nil
	}
	inverse, both := foldNot(x.Operand(1)), fold(ir.Xor, x.Operand(1), k)
	if inverse == nil || both == nil {
		return nil
	}
	return newBinary(ir.Xor, ic.b.and(x.Operand(0), inverse, ""), both, 0)
}

// xorAbsorb: a ^ (a | b) = b & ~a, a ^ (a & b) = a & ~b, (a & b) ^ (a ^ b) = a | b, (a | b) ^ (a ^
// b) = a & b, ~a ^ ~b = a ^ b.
func (ic *combiner) xorAbsorb(i *ir.Instr) *ir.Instr {
	for n := range 2 {
		a, y := i.Operand(n), i.Operand(1-n)
		if oneUse(y) && !ir.IsConst(a) {
			if b := other(y, ir.Or, a); b != nil {
				return newBinary(ir.And, b, ic.b.not(a, ""), 0)
			}
			if b := other(y, ir.And, a); b != nil {
				return newBinary(ir.And, a, ic.b.not(b, ""), 0)
			}
		}
		if x := opOf(y, ir.And); x != nil && sameOperands(a, x, ir.Xor) {
			return newBinary(ir.Or, x.Operand(0), x.Operand(1), 0)
		}
		if x := opOf(y, ir.Or); x != nil && sameOperands(a, x, ir.Xor) {
			return newBinary(ir.And, x.Operand(0), x.Operand(1), 0)
		}
	}
	if a, b := notOf(i.Operand(0)), notOf(i.Operand(1)); a != nil && b != nil {
		return newBinary(ir.Xor, a, b, 0)
	}
	for n := range 2 { // ~a ^ b = ~(a ^ b)
		if a := notOf(i.Operand(n)); a != nil && oneUse(i.Operand(n)) && !ir.IsConst(i.Operand(1-n)) {
			return newNot(ic.b.xor(a, i.Operand(1-n), ""))
		}
	}
	if ar := asInstr(i.Operand(1)); ar != nil && ar.Op() == ir.AShr { // (a + (a >> w-1)) ^ (a >> w-1): absolute value
		if s := onceOf(i.Operand(0), ir.Add); s != nil && isWord(ar.Operand(1), uint64(width(i.Type())-1)) && ir.NumUses(ar) == 2 {
			if a := other(s, ir.Add, ar); a != nil && a == ar.Operand(0) {
				neg := ic.b.cmp(ir.SLT, a, ir.NewZero(i.Type()), "isneg")
				f := newNeg(a, s.Flags&ir.NSW)
				return newSelect(neg, ic.b.insert(f, ""), a)
			}
		}
	}
	return nil
}

// maskedMerge: ((a ^ b) & k) ^ b = (a & k) | (b & ~k), ((a ^ b) & ~m) ^ b = ((a ^ b) & m) ^ a.
func (ic *combiner) maskedMerge(i *ir.Instr) *ir.Instr {
	for n := range 2 {
		b, and := i.Operand(n), onceOf(i.Operand(1-n), ir.And)
		if and == nil {
			continue
		}
		for k := range 2 {
			d, m := and.Operand(k), and.Operand(1-k)
			a := other(d, ir.Xor, b)
			if a == nil {
				continue
			}
			if not := notOf(m); not != nil {
				return newBinary(ir.Xor, ic.b.and(d, not, ""), a, 0)
			}
			if immediate(m) == nil || !oneUse(d) {
				continue
			}
			if not := foldNot(m); not != nil {
				x := ic.b.and(a, m, "")
				return newBinary(ir.Or, x, ic.b.and(b, not, ""), ir.Disjoint)
			}
		}
	}
	return nil
}

// xorConstantLast is (a ^ k) ^ b = (a ^ b) ^ k.
func (ic *combiner) xorConstantLast(i *ir.Instr) *ir.Instr {
	for n := range 2 {
		x, b := onceOf(i.Operand(n), ir.Xor), i.Operand(1-n)
		if x != nil && immediate(x.Operand(1)) != nil && !ir.IsConst(b) && !ir.IsConst(x.Operand(0)) {
			return newBinary(ir.Xor, ic.b.xor(x.Operand(0), b, ""), x.Operand(1), 0)
		}
	}
	return nil
}

// xorOfSides: (c && x) ^ (c || y) is c ? ~x : y, as operations or selects. c is frozen where
// neither evaluates it first.
func (ic *combiner) xorOfSides(i *ir.Instr) *ir.Instr {
	if !isBool(i.Type()) || !oneUse(i.Operand(0)) || !oneUse(i.Operand(1)) {
		return nil
	}
	for n := range 2 {
		a, b, ok1 := logicalOf(i.Operand(n), true)
		p, q, ok2 := logicalOf(i.Operand(1-n), false)
		if !ok1 || !ok2 {
			continue
		}
		late := isOp(i.Operand(n), ir.Select) && isOp(i.Operand(1-n), ir.Select) && b == q
		if b == p || b == q {
			a, b = b, a
		}
		if a == p {
			p, q = q, p
		}
		if a != q {
			continue
		}
		if late {
			a = ic.b.freeze(a, "")
		}
		return newSelect(a, ic.b.not(b, ""), p)
	}
	return nil
}

// xorOfCompares: two compares of the same operands that differ are one compare.
func (ic *combiner) xorOfCompares(i *ir.Instr) *ir.Instr {
	x, y := opOf(i.Operand(0), ir.ICmp), opOf(i.Operand(1), ir.ICmp)
	if x == nil || y == nil {
		return nil
	}
	if p, a, b, ok := samePair(x, y); ok {
		return ic.fromCode(i, icmpCode(p)^icmpCode(y.Pred), y.Pred.IsSigned() || p.IsSigned(), a, b)
	}
	if (oneUse(x) || oneUse(y)) && x.Operand(0).Type() == y.Operand(0).Type() { // (a < 0) ^ (b < 0) = (a ^ b) < 0
		px, okx := signTest(x)
		py, oky := signTest(y)
		if okx && oky {
			v := ic.b.xor(x.Operand(0), y.Operand(0), "")
			if px == py {
				return newCmp(ir.SLT, v, ir.NewZero(v.Type()))
			}
			return newCmp(ir.SGT, v, ir.NewAllOnes(v.Type()))
		}
	}
	return ic.xorOfRanges(i, x, y)
}

// signTest matches compares that are true for negative numbers only (negative) or for the others
// only.
func signTest(c *ir.Instr) (negative, ok bool) {
	if !c.Operand(0).Type().Scalar().IsInt() {
		return false, false
	}
	switch {
	case c.Pred == ir.SLT && isZero(c.Operand(1)):
		return true, true
	case c.Pred == ir.SGT && isAllOnes(c.Operand(1)):
		return false, true
	}
	return false, false
}
