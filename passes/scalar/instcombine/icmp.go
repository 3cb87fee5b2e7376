package instcombine

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/analysis/bitvec/ranges"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/simplify"
	"opt-go/passes/simplify/implied"
)

func (ic *combiner) visitICmp(i *ir.Instr) *ir.Instr {
	changed := false
	if a, b := ic.complexity(i.Operand(0)), ic.complexity(i.Operand(1)); a < b {
		i.SwapOperands(0, 1)
		i.Pred = i.Pred.Swapped()
		changed = true
	}
	if r := ic.simplified(i); r != nil {
		return r
	}
	if v := ic.decided(i); v != nil {
		return ic.use(i, v)
	}
	if isBool(i.Operand(0).Type()) {
		if r := ic.icmpBool(i); r != nil {
			return r
		}
	}
	if r := ic.icmpStrict(i); r != nil {
		return r
	}
	if !canonicalPred(i.Pred) && ic.usersInvert(i, nil) { // ne, le and ge become their opposites where the users do not mind
		i.Pred = i.Pred.Inverse()
		i.SetName(suffixed(i, ".not"))
		ic.invertUsers(i, i, nil)
		return i
	}
	for _, f := range []rule{ic.icmpDominated, ic.icmpBoolRange, ic.icmpKnownBits, ic.icmpTruncated} {
		if r := f(i); r != nil {
			return r
		}
	}
	if u := ir.SoleUser(i); u != nil && u.Op() == ir.Select && isMinMax(u, i) {
		return result(i, changed)
	}
	for _, f := range []rule{ic.compareOfShuffles, ic.icmpWithZero, ic.icmpSignBoundary, ic.icmpOfConvertedBits, ic.icmpOfLanes, ic.icmpMaskedLanes, ic.icmpOfDifference, ic.icmpOfRoundedLow, ic.icmpConstant, ic.bitsOfClass, ic.wideProduct, ic.icmpAlloca, ic.icmpGEP, ic.icmpSelect, ic.icmpCast, ic.icmpOfRoundTrip, ic.icmpMinMax, ic.icmpAbs, ic.icmpOverflowBit, ic.icmpOverflowed, ic.icmpBinary, ic.icmpPow2Test, ic.icmpEquality, ic.icmpExactShift, ic.icmpShiftedConstant, ic.icmpExtendedSelf, ic.icmpWithExtended, ic.icmpThreeWay} {
		if r := f(i); r != nil {
			return r
		}
	}
	return result(i, changed)
}

func result(i *ir.Instr, changed bool) *ir.Instr {
	if changed {
		return i
	}
	return nil
}

// decided folds a compare that dominating conditions imply.
func (ic *combiner) decided(i *ir.Instr) ir.Value {
	x, y := i.Operand(0), i.Operand(1)
	if i.Type().IsVector() {
		return nil
	}
	if isZero(y) && i.Pred.IsEquality() && ic.q.NonZero(x) {
		return ic.ctx.NewBool(i.Pred == ir.NE)
	}
	if !x.Type().IsInt() || width(x.Type()) > 64 {
		return nil
	}
	c, ok := word(y)
	if !ok {
		return nil
	}
	w := width(x.Type())
	alo, ahi := ic.q.UnsignedRange(x)
	slo, shi := ic.q.SignedRange(x)
	k := signExtend(c, w)
	truth := func(yes, no bool) ir.Value {
		switch {
		case yes:
			return ic.ctx.NewBool(true)
		case no:
			return ic.ctx.NewBool(false)
		}
		return nil
	}
	switch i.Pred {
	case ir.EQ:
		return truth(false, c < alo || c > ahi || k < slo || k > shi)
	case ir.NE:
		return truth(c < alo || c > ahi || k < slo || k > shi, false)
	case ir.ULT:
		return truth(ahi < c, alo >= c)
	case ir.UGT:
		return truth(alo > c, ahi <= c)
	case ir.SLT:
		return truth(shi < k, slo >= k)
	case ir.SGT:
		return truth(slo > k, shi <= k)
	}
	return nil
}

// isMinMax reports whether a select and its compare form a minimum or maximum of the compared
// values.
func isMinMax(s, c *ir.Instr) bool {
	if s.Operand(0) != ir.Value(c) || c.Pred.IsEquality() {
		return false
	}
	a, b := c.Operand(0), c.Operand(1)
	t, f := s.Operand(1), s.Operand(2)
	return t == a && f == b || t == b && f == a
}

// icmpBool compares truth values.
func (ic *combiner) icmpBool(i *ir.Instr) *ir.Instr {
	a, b := i.Operand(0), i.Operand(1)
	switch i.Pred {
	case ir.EQ: // ~(a ^ b)
		return newNot(ic.b.xor(a, b, suffixed(i, "")+"tmp"))
	case ir.NE:
		return newBinary(ir.Xor, a, b, 0)
	case ir.UGT, ir.SLT: // a & ~b; true is -1
		return newBinary(ir.And, ic.b.not(b, suffixed(i, "")+"tmp"), a, 0)
	case ir.ULT, ir.SGT:
		return newBinary(ir.And, ic.b.not(a, suffixed(i, "")+"tmp"), b, 0)
	case ir.UGE, ir.SLE:
		return newBinary(ir.Or, ic.b.not(b, suffixed(i, "")+"tmp"), a, 0)
	case ir.ULE, ir.SGE:
		return newBinary(ir.Or, ic.b.not(a, suffixed(i, "")+"tmp"), b, 0)
	}
	return nil
}

// icmpStrict makes compares with constants strict: x <= 4 becomes x < 5.
func (ic *combiner) icmpStrict(i *ir.Instr) *ir.Instr {
	if immediate(i.Operand(1)) == nil || !i.Operand(1).Type().Scalar().IsInt() {
		return nil
	}
	w := width(i.Operand(1).Type())
	m, s := maskOf(w), signBit(w)
	var p ir.Pred
	d, limit := uint64(1), uint64(0) // what is added to each lane, and the number that has no neighbour
	switch i.Pred {
	case ir.ULE:
		p, limit = ir.ULT, m
	case ir.SLE:
		p, limit = ir.SLT, s-1
	case ir.UGE:
		p, d = ir.UGT, m
	case ir.SGE:
		p, d, limit = ir.SGT, m, s
	default:
		return nil
	}
	k := mapLanes(i.Operand(1), func(c uint64) (uint64, bool) { return (c + d) & m, c != limit })
	if k == nil {
		return nil
	}
	return newCmp(p, i.Operand(0), k)
}

// icmpDominated uses the condition of the dominating branch: it decides the compare, or leaves one
// value to compare with.
func (ic *combiner) icmpDominated(i *ir.Instr) *ir.Instr {
	if i.Type().IsVector() {
		return nil
	}
	b := i.Block()
	d := ic.dt.IDom(b)
	if d == nil {
		return nil
	}
	t := d.Term()
	if !t.IsCondBr() || t.Succ(0) == t.Succ(1) {
		return nil
	}
	var holds bool
	switch {
	case ic.dt.EdgeDominates(d, t.Succ(0), b):
		holds = true
	case ic.dt.EdgeDominates(d, t.Succ(1), b):
	default:
		return nil
	}
	if v, ok := implied.Compare(t.Operand(0), holds, i.Pred, i.Operand(0), i.Operand(1)); ok {
		return ic.use(i, ic.ctx.NewBool(v))
	}
	dom := opOf(t.Operand(0), ir.ICmp)
	c, ok := word(i.Operand(1))
	if dom == nil || !ok || dom.Operand(0) != i.Operand(0) || i.Pred.IsEquality() {
		return nil
	}
	k, ok := word(dom.Operand(1))
	if !ok {
		return nil
	}
	p := dom.Pred
	if !holds {
		p = p.Inverse()
	}
	return ic.narrowedByDominator(i, rangeOf(p, k, width(i.Operand(0).Type())), c)
}

// narrowedByDominator turns the compare into an equality where only one value of the known range is
// on one side.
func (ic *combiner) narrowedByDominator(i *ir.Instr, known ranges.Range, c uint64) *ir.Instr {
	ty := i.Operand(0).Type()
	w := width(ty)
	for u := range ir.Users(i) { // a select of a minimum stays one
		if u.Op() == ir.Select && isMinMax(u, i) {
			return nil
		}
	}
	for _, inverse := range []bool{false, true} {
		p, q := i.Pred, ir.EQ
		if inverse {
			p, q = p.Inverse(), ir.NE
		}
		if common, ok := known.IntersectExact(rangeOf(p, c, w)); ok {
			if v, single := common.Value(); single {
				return newCmp(q, i.Operand(0), v.Const(ty))
			}
		}
	}
	return nil
}

// icmpBoolRange compares an extended truth value: zext(c) > 0 is c.
func (ic *combiner) icmpBoolRange(i *ir.Instr) *ir.Instr {
	x := asInstr(i.Operand(0))
	if x == nil || x.Op() != ir.ZExt && x.Op() != ir.SExt || !isBool(x.Operand(0).Type()) {
		return nil
	}
	c, ok := word(i.Operand(1))
	if !ok {
		return nil
	}
	w := width(x.Type())
	one := uint64(1)
	if x.Op() == ir.SExt {
		one = maskOf(w)
	}
	whenTrue, whenFalse := holds(i.Pred, one, c, w), holds(i.Pred, 0, c, w)
	switch {
	case whenTrue && whenFalse:
		return ic.use(i, ir.NewAllOnes(i.Type()))
	case whenTrue:
		return ic.use(i, x.Operand(0))
	case whenFalse:
		return newNot(x.Operand(0))
	}
	return ic.use(i, ir.NewZero(i.Type()))
}

func holds(p ir.Pred, a, b uint64, w int) bool {
	return rangeOf(p, b, w).Has(bitvec.New(w, a))
}

// icmpKnownBits simplifies the operands by the bits that the compare demands, and the predicate by
// known bits. Dominating conditions are not used: if they made a predicate unsigned, the loop
// passes could not make it signed again.
func (ic *combiner) icmpKnownBits(i *ir.Instr) *ir.Instr {
	x, y := i.Operand(0), i.Operand(1)
	if !x.Type().Scalar().IsInt() {
		return nil
	}
	w := width(x.Type())
	defer func(q *simplify.Query) { ic.q = q }(ic.q)
	ic.q = ic.q.WithoutBranches()
	if w > 64 {
		if ic.icmpWide(i) {
			return i
		}
	} else if !ic.heldForMinMax(i) {
		mask := maskOf(w)
		if c, ok := word(y); ok {
			mask = comparedBits(i.Pred, c, w)
		}
		if ic.demandOperand(i, 0, mask) {
			return i
		}
		if ic.demandOperand(i, 1, maskOf(w)) {
			return i
		}
	}
	a, b := ic.q.KnownBits(x), ic.q.KnownBits(y)
	if holds, known := valuetracking.Ordered(i.Pred, a, b, w); known {
		if holds {
			return ic.use(i, ir.NewAllOnes(i.Type()))
		}
		return ic.use(i, ir.NewZero(i.Type()))
	}
	if c, ok := word(y); ok {
		if r := ic.icmpAtLimit(i, c, a, w); r != nil {
			return r
		}
	}
	switch same := a.NonNegative(w) && b.NonNegative(w) || a.Negative(w) && b.Negative(w); {
	case !same || i.Pred.IsEquality():
	case ic.newer && (i.Pred.IsSigned() || !i.HasFlag(ir.SameSign)):
		i.Pred = i.Pred.Unsigned()
		i.Flags |= ir.SameSign
		return i
	case i.Pred.IsSigned():
		return newCmp(i.Pred.Unsigned(), x, y)
	}
	return nil
}

func (ic *combiner) heldForMinMax(i *ir.Instr) bool {
	for u := range ir.Users(i) {
		if u.Op() == ir.Select && isMinMax(u, i) {
			return true
		}
	}
	return false
}

// comparedBits returns the bits of the left side that a compare with c demands.
func comparedBits(p ir.Pred, c uint64, w int) uint64 {
	m := maskOf(w)
	switch {
	case p == ir.SLT && c == 0, p == ir.SGT && c == m:
		return signBit(w)
	case p == ir.ULT: // low bits below c's trailing zeros do not matter
		return m &^ maskOf(trailingZeros(c, w))
	case p == ir.UGT:
		return m &^ maskOf(trailingZeros(^c&m, w))
	}
	return m
}

// icmpAtLimit turns a relational compare into an equality where only one value is on the other
// side.
func (ic *combiner) icmpAtLimit(i *ir.Instr, c uint64, a valuetracking.KnownBits, w int) *ir.Instr {
	x, ty := i.Operand(0), i.Operand(1).Type()
	k := signExtend(c, w)
	switch i.Pred {
	case ir.ULT:
		if c == a.Max(w) {
			return newCmp(ir.NE, x, i.Operand(1))
		}
		if c == a.Min()+1 {
			return newCmp(ir.EQ, x, ir.NewInt(ty, c-1))
		}
	case ir.UGT:
		if c == a.Min() {
			return newCmp(ir.NE, x, i.Operand(1))
		}
		if c == a.Max(w)-1 {
			return newCmp(ir.EQ, x, ir.NewInt(ty, c+1))
		}
	case ir.SLT:
		if k == a.SMax(w) {
			return newCmp(ir.NE, x, i.Operand(1))
		}
		if k == a.SMin(w)+1 {
			return newCmp(ir.EQ, x, ir.NewInt(ty, c-1))
		}
	case ir.SGT:
		if k == a.SMin(w) {
			return newCmp(ir.NE, x, i.Operand(1))
		}
		if k == a.SMax(w)-1 {
			return newCmp(ir.EQ, x, ir.NewInt(ty, c+1))
		}
	}
	return nil
}

// icmpSignBoundary: x > smax unsigned is x < 0, x < smin unsigned is x > -1.
func (ic *combiner) icmpSignBoundary(i *ir.Instr) *ir.Instr {
	c, ok := word(i.Operand(1))
	if !ok || !i.Operand(1).Type().Scalar().IsInt() {
		return nil
	}
	ty := i.Operand(1).Type()
	s := signBit(width(ty))
	switch {
	case i.Pred == ir.UGT && c == s-1:
		return newCmp(ir.SLT, i.Operand(0), ir.NewZero(ty))
	case i.Pred == ir.ULT && c == s:
		return newCmp(ir.SGT, i.Operand(0), ir.NewAllOnes(ty))
	}
	return nil
}

// icmpWithZero knows compares with zero.
func (ic *combiner) icmpWithZero(i *ir.Instr) *ir.Instr {
	if !isZero(i.Operand(1)) || !i.Operand(0).Type().Scalar().IsInt() {
		return nil
	}
	x := asInstr(i.Operand(0))
	if x == nil {
		return nil
	}
	zero := i.Operand(1)
	switch {
	case i.Pred == ir.SGT && x.IntrinsicID() == "llvm.smin": // min(a, b) > 0 with a > 0
		for n := range 2 {
			if ic.q.KnownBits(x.Arg(n)).NonNegative(width(x.Type())) && ic.q.NonZero(x.Arg(n)) {
				return newCmp(ir.SGT, x.Arg(1-n), zero)
			}
		}
	case i.Pred.IsEquality() && (x.Op() == ir.URem || x.Op() == ir.SRem && ir.HasOneUse(x)) && ic.q.PowerOfTwo(x.Operand(1), true): // a % 2^n == 0
		m := ic.b.add(x.Operand(1), ir.NewAllOnes(x.Type()), "")
		return newCmp(i.Pred, ic.b.and(x.Operand(0), m, ""), zero)
	case i.Pred.IsEquality() && x.Op() == ir.Mul: // a * b == 0 with a not zero
		if x.Flags&(ir.NSW|ir.NUW) == 0 {
			for n := range 2 { // an odd factor
				if ic.q.KnownBits(x.Operand(n)).Odd() {
					return newCmp(i.Pred, x.Operand(1-n), zero)
				}
			}
			return nil
		}
		for n := range 2 {
			if ic.q.NonZero(x.Operand(n)) {
				return newCmp(i.Pred, x.Operand(1-n), zero)
			}
		}
	}
	return nil
}

// icmpTruncated compares two truncated (or truncated and extended) values in the wide type, when
// the truncations lose no bits.
func (ic *combiner) icmpTruncated(i *ir.Instr) *ir.Instr {
	x := opOf(i.Operand(0), ir.Trunc)
	if x == nil || x.Flags&(ir.NUW|ir.NSW) == 0 {
		return nil
	}
	y := opOf(i.Operand(1), ir.Trunc)
	if y == nil || y.Operand(0).Type() != x.Operand(0).Type() {
		return nil
	}
	if f := x.Flags & y.Flags; f&ir.NSW != 0 && (i.Pred.IsSigned() || i.Pred.IsEquality() || f&ir.NUW != 0) || f&ir.NUW != 0 && !i.Pred.IsSigned() {
		return newCmp(i.Pred, x.Operand(0), y.Operand(0))
	}
	return nil
}
