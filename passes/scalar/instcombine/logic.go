package instcombine

import "opt-go/frontend/ir"

func (ic *combiner) visitAnd(i *ir.Instr) *ir.Instr { return ic.visitLogic(i, andRules) }
func (ic *combiner) visitOr(i *ir.Instr) *ir.Instr  { return ic.visitLogic(i, orRules) }

type rule = func(*ir.Instr) *ir.Instr

// visitLogic is the order in which and and or are tried, as LLVM's.
func (ic *combiner) visitLogic(i *ir.Instr, rules []method) *ir.Instr {
	if r := ic.simplified(i); r != nil {
		return r
	}
	if ic.associate(i) || ic.demand(i) {
		return i
	}
	for _, f := range rules {
		if r := f(ic, i); r != nil {
			return r
		}
	}
	return nil
}

// method is a rule that is not bound to a combiner: a table of them is made once.
type method = func(*combiner, *ir.Instr) *ir.Instr

var andRules, orRules []method

func init() { // not initialisers, for rules come back to visit
	andRules = []method{
		(*combiner).signBitOfFloat, (*combiner).andToXor, (*combiner).distribute, (*combiner).andOfOneBit, (*combiner).andConstant, (*combiner).andOfSum,
		(*combiner).andOfNarrowSelf, (*combiner).deMorgan, (*combiner).intoSelectOrPhi, (*combiner).andAbsorb, (*combiner).logicOfSelect,
		(*combiner).belowShiftedMask, (*combiner).logicOfCompares, (*combiner).nansOfBoth, (*combiner).nansThroughLogic, (*combiner).logicOfFloats,
		(*combiner).joinedClasses, (*combiner).castedLogic, (*combiner).andOfBool, (*combiner).andOfSignMask, (*combiner).logicOfReordered,
		(*combiner).sinkNot, (*combiner).joinedShifts, (*combiner).logicWithCastOfCondition,
	}
	orRules = []method{
		(*combiner).signBitOfFloat, (*combiner).orToXor, (*combiner).distribute, (*combiner).orReversal, (*combiner).rotate, (*combiner).concatenated,
		(*combiner).orConstant, (*combiner).intoSelectOrPhi, (*combiner).deMorgan, (*combiner).orAbsorb, (*combiner).orOfSides, (*combiner).logicOfSelect,
		(*combiner).belowShiftedMask, (*combiner).mergedMasks, (*combiner).mergedFields, (*combiner).orIdentities, (*combiner).logicOfCompares,
		(*combiner).nansOfBoth, (*combiner).nansThroughLogic, (*combiner).logicOfFloats, (*combiner).joinedClasses, (*combiner).castedLogic, (*combiner).selectOfMasks,
		(*combiner).orOfBool, (*combiner).orOfDifferences, (*combiner).orToExclusive, (*combiner).maskUpToBit, (*combiner).orOfAndChain,
		(*combiner).logicOfReordered, (*combiner).sinkNot, (*combiner).orInvertedLast, (*combiner).orConstantLast, (*combiner).joinedShifts,
		(*combiner).logicWithCastOfCondition, (*combiner).orSelectedByZero,
	}
}

// orOfSides: ~c & a | c & b = c ? b : a, of bools.
func (ic *combiner) orOfSides(i *ir.Instr) *ir.Instr {
	x, y := opOf(i.Operand(0), ir.And), opOf(i.Operand(1), ir.And)
	if !isBool(i.Type()) || x == nil || y == nil || !oneUse(x) && !oneUse(y) {
		return nil
	}
	for k := range 4 {
		c, a, d, b := x.Operand(k&1), x.Operand(1-k&1), y.Operand(k>>1), y.Operand(1-k>>1)
		switch {
		case notOf(c) == d:
			return newSelect(d, b, a)
		case notOf(d) == c:
			return newSelect(c, a, b)
		}
	}
	return nil
}

// andToXor: (a | b) & ~(a & b) = a ^ b, (a | ~b) & (~a | b) = ~(a ^ b).
func (ic *combiner) andToXor(i *ir.Instr) *ir.Instr {
	for n := range 2 {
		o, x := opOf(i.Operand(n), ir.Or), notOf(i.Operand(1-n))
		if o == nil {
			continue
		}
		if x != nil && sameOperands(x, o, ir.And) {
			return newBinary(ir.Xor, o.Operand(0), o.Operand(1), 0)
		}
		p := opOf(i.Operand(1-n), ir.Or)
		if p == nil || !oneUse(o) && !oneUse(p) {
			continue
		}
		for k := range 2 {
			b := notOf(o.Operand(k))
			if b == nil {
				continue
			}
			if a := o.Operand(1 - k); notOf(p.Operand(0)) == a && p.Operand(1) == b || notOf(p.Operand(1)) == a && p.Operand(0) == b {
				return newNot(ic.b.xor(a, b, ""))
			}
		}
	}
	return nil
}

// orToXor: (a & ~b) | (~a & b) = a ^ b, (a & b) | ~(a | b) = ~(a ^ b).
func (ic *combiner) orToXor(i *ir.Instr) *ir.Instr {
	for n := range 2 {
		o, x := opOf(i.Operand(n), ir.And), notOf(i.Operand(1-n))
		if o == nil {
			continue
		}
		if x != nil && sameOperands(x, o, ir.Or) && (oneUse(i.Operand(0)) || oneUse(i.Operand(1))) {
			return newNot(ic.b.xor(o.Operand(0), o.Operand(1), ""))
		}
		p := opOf(i.Operand(1-n), ir.And)
		if p == nil {
			continue
		}
		for k := range 2 {
			b := notOf(o.Operand(k))
			if b == nil {
				continue
			}
			if a := o.Operand(1 - k); notOf(p.Operand(0)) == a && p.Operand(1) == b || notOf(p.Operand(1)) == a && p.Operand(0) == b {
				return newBinary(ir.Xor, a, b, 0)
			}
		}
	}
	return nil
}

// andOfOneBit simplifies ands whose result is a shifted single bit, and ands with 0 or -1.
func (ic *combiner) andOfOneBit(i *ir.Instr) *ir.Instr {
	x, y := i.Operand(0), i.Operand(1)
	ty := i.Type()
	if isOne(y) {
		if s := asInstr(x); s != nil && oneUse(s) && (s.Op() == ir.Shl || s.Op() == ir.LShr) {
			if k, ok := word(s.Operand(0)); ok && (k == 1 || s.Op() == ir.Shl && k&1 == 1) { // (1 << n) & 1
				return newCast(ir.ZExt, ic.b.cmp(ir.EQ, s.Operand(1), ir.NewZero(ty), ""), ty)
			}
		}
	}
	for n := range 2 { // -(a & 1) & b = a & 1 == 0 ? 0 : b
		neg, b := i.Operand(n), i.Operand(1-n)
		if m := opOf(negOf(neg), ir.And); m != nil && oneUse(neg) && isOne(m.Operand(1)) {
			return newSelect(ic.b.cmp(ir.EQ, neg, ir.NewZero(ty), ""), ir.NewZero(ty), b)
		}
	}
	for n := range 2 { // (a ± b) & b = ~a & b for a power of two b
		s, b := asInstr(i.Operand(n)), i.Operand(1-n)
		if s == nil || !isOp(s, ir.Add, ir.Sub) || ir.IsConst(b) || !oneUse(s) {
			continue
		}
		var a ir.Value
		switch {
		case s.Op() == ir.Add:
			a = other(s, ir.Add, b)
		case s.Operand(1) == b:
			a = s.Operand(0)
		}
		if a != nil && ic.q.PowerOfTwo(b, true) {
			return newBinary(ir.And, ic.b.not(a, ""), b, 0)
		}
	}
	return nil
}

// andConstant is x & k for a scalar or splat k.
func (ic *combiner) andConstant(i *ir.Instr) *ir.Instr {
	k, ok := word(i.Operand(1))
	x := asInstr(i.Operand(0))
	if !ok || x == nil {
		return nil
	}
	ty, w := i.Type(), width(i.Type())
	y := i.Operand(1)
	c, isConst := uint64(0), false
	if x.NumOperands() >= 2 {
		c, isConst = word(x.Operand(1))
	}
	once := oneUse(x)
	switch {
	case x.Op() == ir.Xor && isConst && once: // (a ^ c) & k = (a & k) ^ (c & k)
		a := ic.b.and(x.Operand(0), y, "")
		takeName(a, x)
		return newBinary(ir.Xor, a, ir.NewInt(ty, c&k), 0)
	case x.Op() == ir.Or && isConst && once: // (a | c) & k = (a & (k & ~c)) | (c & k)
		a := ic.b.and(x.Operand(0), ir.NewInt(ty, k&^c), "")
		takeName(a, x)
		return newBinary(ir.Or, a, ir.NewInt(ty, k&c), 0)
	case x.Op() == ir.SExt && once:
		if s := opOf(x.Operand(0), ir.AShr); s != nil {
			if n, fits := word(s.Operand(1)); fits && n < uint64(w) && k == maskOf(w-int(n)) {
				return newBinary(ir.LShr, ic.b.cast(ir.SExt, s.Operand(0), ty, ""), ir.NewInt(ty, n), 0)
			}
		}
	case x.Op() == ir.AShr && isConst && c < uint64(w) && k == maskOf(w-int(c)):
		return newBinary(ir.LShr, x.Operand(0), x.Operand(1), 0)
	case x.Op() == ir.Add && isConst && once && isPow2(k) && c&(k-1) == 0 && c&k != 0: // the addition flips the bit
		return newBinary(ir.Xor, ic.b.and(x.Operand(0), y, ""), y, 0)
	case (x.Op() == ir.Shl || x.Op() == ir.LShr) && once && isPow2(k): // (c << n) & k
		if s, fits := word(x.Operand(0)); fits && isPow2(s) {
			return ic.andOfMovedBit(i, x, s, k)
		}
	}
	if r := ic.andNarrowed(i, x, k); r != nil {
		return r
	}
	return ic.andOneArm(i, x, k)
}

// andOfMovedBit is (2^s << n) & 2^k = n == k - s ? 2^k : 0.
func (ic *combiner) andOfMovedBit(i, x *ir.Instr, s, k uint64) *ir.Instr {
	d := log2(k) - log2(s)
	if x.Op() == ir.LShr {
		d = -d
	}
	if d < 0 {
		return nil
	}
	eq := ic.b.cmp(ir.EQ, x.Operand(1), ir.NewInt(i.Type(), uint64(d)), "")
	return newSelect(eq, i.Operand(1), ir.NewZero(i.Type()))
}

// andNarrowed does an operation whose result is masked to a narrower type's bits in that type.
func (ic *combiner) andNarrowed(i, x *ir.Instr, k uint64) *ir.Instr {
	if !isOp(x, ir.Xor, ir.Or, ir.Mul, ir.Add, ir.Sub) {
		return nil
	}
	for n := range 2 {
		z := opOf(x.Operand(n), ir.ZExt)
		if z == nil || !oneUse(x) && !oneUse(z) {
			continue
		}
		from := z.Operand(0).Type()
		c, ok := word(x.Operand(1 - n))
		if !ok || width(from) == 1 || k&^maskOf(width(from)) != 0 {
			continue
		}
		if !ic.shouldNarrow(i.Type(), from) {
			continue
		}
		narrow := ir.NewInt(from, c)
		var v ir.Value
		if n == 0 {
			v = ic.b.binary(x.Op(), z.Operand(0), narrow, 0, "")
		} else {
			v = ic.b.binary(x.Op(), narrow, z.Operand(0), 0, "")
		}
		return newCast(ir.ZExt, ic.b.and(v, ir.NewInt(from, k), ""), i.Type())
	}
	return nil
}

// andOneArm drops an arm of or, xor (add, sub) under the mask where it has no bits, and pushes the
// mask to the other.
func (ic *combiner) andOneArm(i, x *ir.Instr, k uint64) *ir.Instr {
	if !isOp(x, ir.Or, ir.Xor) || !oneUse(x) {
		return nil
	}
	not := ^k & maskOf(width(i.Type()))
	for n := range 2 {
		a, b := x.Operand(n), x.Operand(1-n)
		if ic.q.KnownBits(a).Zero&not != not || ir.IsConst(b) || ir.IsConst(a) {
			continue
		}
		if oneUse(b) || opOf(a, ir.And) != nil { // a has no bit outside the mask: mask b alone
			return newBinary(x.Op(), a, ic.b.and(b, i.Operand(1), ""), 0)
		}
	}
	return nil
}

func takeName(v ir.Value, from ir.Value) {
	if n := asInstr(v); n != nil {
		n.TakeName(from)
	}
}

// orConstant is x | k.
func (ic *combiner) orConstant(i *ir.Instr) *ir.Instr {
	x := asInstr(i.Operand(0))
	if x == nil {
		return nil
	}
	k, ok := word(i.Operand(1))
	if ok && x.Op() == ir.Xor && oneUse(x) {
		if c, is := word(x.Operand(1)); is && !isAllOnes(x.Operand(1)) { // (a ^ c) | k = (a | k) ^ (c & ~k)
			a := ic.b.or(x.Operand(0), i.Operand(1), "")
			takeName(a, x)
			return newBinary(ir.Xor, a, ir.NewInt(i.Type(), c&^k), 0)
		}
	}
	return nil
}

// orInvertedLast: (a ^ k) | b is (a | b) ^ k where b has none of k's bits.
func (ic *combiner) orInvertedLast(i *ir.Instr) *ir.Instr {
	for n := range 2 {
		x, y := onceOf(i.Operand(n), ir.Xor), i.Operand(1-n)
		if x == nil {
			continue
		}
		if k, ok := word(x.Operand(1)); ok && !isAllOnes(x.Operand(1)) && ic.maskedZero(y, k) {
			return newBinary(ir.Xor, ic.b.or(x.Operand(0), y, ""), x.Operand(1), 0)
		}
	}
	return nil
}

// orConstantLast: (a | k) | b is (a | b) | k.
func (ic *combiner) orConstantLast(i *ir.Instr) *ir.Instr {
	x := onceOf(i.Operand(0), ir.Or)
	if x == nil || ir.AsInt(i.Operand(1)) != nil || ir.AsInt(x.Operand(1)) == nil {
		return nil
	}
	or := ic.b.or(x.Operand(0), i.Operand(1), "")
	takeName(or, x)
	return newBinary(ir.Or, or, x.Operand(1), 0)
}

// logicOfSelect: a side that is a select whose condition the other side decides is one of its arms.
func (ic *combiner) logicOfSelect(i *ir.Instr) *ir.Instr {
	if !isBool(i.Type()) {
		return nil
	}
	for n := range 2 {
		if r := ic.logicalImplied(i, i.Operand(1-n), i.Operand(n), i.Op() == ir.And); r != nil {
			return r
		}
	}
	return nil
}

// deMorgan: ~a & ~b = ~(a | b), (a & ~b) & ~c = a & ~(b | c), and the same for or.
func (ic *combiner) deMorgan(i *ir.Instr) *ir.Instr {
	a, b := notOf(i.Operand(0)), notOf(i.Operand(1))
	to := ir.Or
	if i.Op() == ir.Or {
		to = ir.And
	}
	if a != nil && b != nil && oneUse(i.Operand(0)) && oneUse(i.Operand(1)) && !ic.freelyInverted(a, oneUse(a)) && !ic.freelyInverted(b, oneUse(b)) {
		return newNot(ic.b.binary(to, a, b, 0, suffixed(i, ".demorgan")))
	}
	x := onceOf(i.Operand(0), i.Op())
	if x == nil || b == nil {
		return nil
	}
	for k := range 2 {
		if c := notOf(x.Operand(1 - k)); c != nil {
			return newBinary(i.Op(), x.Operand(k), ic.b.not(ic.b.binary(to, c, b, 0, ""), ""), 0)
		}
	}
	return nil
}

// andAbsorb: a & (a ^ b) = a & ~b, (a | b) & (~a ^ b) = a & b, (~a | b) & (a ^ b) = ~a & b …
func (ic *combiner) andAbsorb(i *ir.Instr) *ir.Instr {
	for n := range 2 {
		a, y := i.Operand(n), i.Operand(1-n)
		if b := other(y, ir.Xor, a); b != nil && oneUse(y) {
			return newBinary(ir.And, a, ic.b.not(b, ""), 0)
		}
		if x := opOf(notOf(y), ir.Xor); x != nil && oneUse(y) { // a & ~(a ^ b) = a & b
			if b := other(x, ir.Xor, a); b != nil {
				return newBinary(ir.And, a, b, 0)
			}
		}
		if o, x := opOf(a, ir.Or), opOf(y, ir.Xor); o != nil && x != nil {
			for k := range 2 { // (a | b) & (~a ^ b) = a & b
				if c := notOf(x.Operand(k)); c != nil && other(o, ir.Or, c) == x.Operand(1-k) {
					return newBinary(ir.And, o.Operand(0), o.Operand(1), 0)
				}
				if c := notOf(o.Operand(k)); c != nil && other(x, ir.Xor, c) == o.Operand(1-k) { // (~a | b) & (a ^ b) = ~a & b
					return newBinary(ir.And, o.Operand(k), o.Operand(1-k), 0)
				}
			}
		}
	}
	return nil
}

// orAbsorb: a | (a ^ b) = a | b, a | (~a & b) = a | b, (a & b) | (a ^ b) = a | b …
func (ic *combiner) orAbsorb(i *ir.Instr) *ir.Instr {
	for n := range 2 {
		a, y := i.Operand(n), i.Operand(1-n)
		if x := opOf(y, ir.Xor); x != nil && other(y, ir.Xor, a) != nil {
			return newBinary(ir.Or, x.Operand(0), x.Operand(1), 0)
		}
		if x := opOf(y, ir.And); x != nil { // a | (~a & b)
			for k := range 2 {
				if notOf(x.Operand(k)) == a {
					return newBinary(ir.Or, a, x.Operand(1-k), 0)
				}
			}
			if sameOperands(a, x, ir.Xor) {
				return newBinary(ir.Or, x.Operand(0), x.Operand(1), 0)
			}
			if na := notOf(a); na != nil && oneUse(y) { // ~a | (a & b) = ~a | b
				if b := other(x, ir.And, na); b != nil {
					return newBinary(ir.Or, a, b, 0)
				}
			}
		}
		if x := opOf(notOf(y), ir.Or); x != nil && oneUse(y) { // a | ~(a | b) = a | ~b
			if b := other(x, ir.Or, a); b != nil {
				return newBinary(ir.Or, ic.b.not(b, ""), a, 0)
			}
		}
		if x := opOf(notOf(y), ir.Xor); x != nil && oneUse(y) { // a | ~(a ^ b) = a | ~b
			if b := other(x, ir.Xor, a); b != nil {
				return newBinary(ir.Or, a, ic.b.not(b, suffixed(b, ".not")), 0)
			}
		}
	}
	return nil
}

// maskedZero reports whether the bits of mask are known to be 0 in v.
func (ic *combiner) maskedZero(v ir.Value, mask uint64) bool {
	return ic.q.KnownBits(v).Zero&mask == mask
}

// andOfBool: sext(c) & b = c ? b : 0, zext(c) & b = c ? b & 1 : 0.
func (ic *combiner) andOfBool(i *ir.Instr) *ir.Instr {
	zero := ir.NewZero(i.Type())
	for n := range 2 {
		a, b := i.Operand(n), i.Operand(1-n)
		if s := opOf(a, ir.SExt); s != nil && isBool(s.Operand(0).Type()) {
			return newSelect(s.Operand(0), b, zero)
		}
		if s := opOf(notOf(a), ir.SExt); s != nil && isBool(s.Operand(0).Type()) {
			return newSelect(s.Operand(0), zero, b)
		}
		if z := opOf(a, ir.ZExt); z != nil && oneUse(z) && isBool(z.Operand(0).Type()) && !isOne(b) {
			return newSelect(z.Operand(0), ic.b.and(b, ir.NewInt(i.Type(), 1), ""), zero)
		}
		if m := onceOf(a, ir.Add); m != nil && isAllOnes(m.Operand(1)) { // (zext(c) - 1) & b
			if z := opOf(m.Operand(0), ir.ZExt); z != nil && isBool(z.Operand(0).Type()) {
				return newSelect(z.Operand(0), zero, b)
			}
		}
	}
	return nil
}

// andOfSignMask: (a >>s w-1) & b = a < 0 ? b : 0.
func (ic *combiner) andOfSignMask(i *ir.Instr) *ir.Instr {
	w := uint64(width(i.Type()) - 1)
	zero := ir.NewZero(i.Type())
	for n := range 2 {
		a, b := i.Operand(n), i.Operand(1-n)
		inverted := false
		if x := notOf(a); x != nil && oneUse(a) {
			a, inverted = x, true
		}
		s := opOf(a, ir.AShr)
		if s == nil || !isWord(s.Operand(1), w) || !inverted && !oneUse(s) {
			continue
		}
		neg := ic.b.cmp(ir.SLT, s.Operand(0), zero, "isneg")
		if inverted {
			return newSelect(neg, zero, b)
		}
		return newSelect(neg, b, zero)
	}
	return nil
}

// orOfBool: sext(c) | b = c ? -1 : b.
func (ic *combiner) orOfBool(i *ir.Instr) *ir.Instr {
	ones := ir.NewAllOnes(i.Type())
	for n := range 2 {
		a, b := i.Operand(n), i.Operand(1-n)
		if s := opOf(a, ir.SExt); s != nil && isBool(s.Operand(0).Type()) {
			return newSelect(s.Operand(0), ones, b)
		}
	}
	return nil
}

// castedLogic: ext(a) op ext(b) = ext(a op b), also with a constant that fits.
func (ic *combiner) castedLogic(i *ir.Instr) *ir.Instr {
	for n := range 2 {
		if r := ic.logicOfSignBit(i, i.Operand(n), i.Operand(1-n)); r != nil {
			return r
		}
	}
	x, y := asInstr(i.Operand(0)), i.Operand(1)
	if x == nil || !x.Op().IsCast() || !x.Operand(0).Type().Scalar().IsInt() || isBool(i.Type()) {
		return nil
	}
	from := x.Operand(0).Type()
	if immediate(y) != nil && oneUse(x) && (x.Op() == ir.ZExt || x.Op() == ir.SExt) {
		if c := ic.narrowConst(y, from, x.Op()); c != nil {
			return newCast(x.Op(), ic.b.binary(i.Op(), x.Operand(0), c, 0, ""), i.Type())
		}
		return nil
	}
	z := asInstr(y)
	if z == nil || z.Op() != x.Op() || z.Operand(0).Type() != from || x.Op() == ir.PtrToInt {
		return nil
	}
	if !oneUse(x) && !oneUse(z) {
		return nil
	}
	if x.Op() == ir.Trunc && !oneUse(x) {
		return nil
	}
	v := ic.b.binary(i.Op(), x.Operand(0), z.Operand(0), 0, ir.NameOf(i))
	return newCast(x.Op(), v, i.Type())
}

// logicWithCastOfCondition: (c ? k : l) | zext(c) is c ? k | 1 : l, likewise and, xor, sext, as in
// LLVM 22.
func (ic *combiner) logicWithCastOfCondition(i *ir.Instr) *ir.Instr {
	if !ic.newer || isBool(i.Type()) {
		return nil
	}
	return ic.selectWithCastOfCondition(i)
}

// orSelectedByZero: (a == 0 ? b : 0) | a is a == 0 ? b : a, as in LLVM 22.
func (ic *combiner) orSelectedByZero(i *ir.Instr) *ir.Instr {
	for n := range 2 {
		s, a := onceOf(i.Operand(n), ir.Select), i.Operand(1-n)
		if !ic.newer || s == nil {
			continue
		}
		c := opOf(s.Operand(0), ir.ICmp)
		if c == nil || !c.Pred.IsEquality() || c.Operand(0) != a || !isZero(c.Operand(1)) {
			continue
		}
		if c.Pred == ir.EQ && isZero(s.Operand(2)) {
			return newSelect(c, s.Operand(1), a)
		}
		if c.Pred == ir.NE && isZero(s.Operand(1)) {
			return newSelect(c, a, s.Operand(2))
		}
	}
	return nil
}
