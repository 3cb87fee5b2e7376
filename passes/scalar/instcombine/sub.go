package instcombine

import "opt-go/frontend/ir"

// allImmediate reports whether all incoming values of a φ are constants that fold.
func allImmediate(p *ir.Instr) bool {
	for _, v := range p.Operands() {
		if immediate(v) == nil {
			return false
		}
	}
	return true
}

func (ic *combiner) visitSub(i *ir.Instr) *ir.Instr {
	if r := ic.simplified(i); r != nil {
		return r
	}
	x, y := i.Operand(0), i.Operand(1)
	for _, f := range []rule{ic.sumOfShifted, ic.differenceIdentities, ic.subOfQuotient, ic.wholeCount, ic.subSaturated, ic.subNegated} {
		if r := f(i); r != nil {
			return r
		}
	}
	if r := ic.subFromConstant(i); r != nil {
		return r
	}
	if p := opOf(y, ir.Phi); p != nil && immediate(x) != nil && oneUse(p) && allImmediate(p) {
		if r := ic.intoPhi(i, p); r != nil {
			return r
		}
	}
	negation := isZero(x)
	if !negation || !armOfAbs(i, y) {
		if v := ic.negate(negation, negation && i.HasFlag(ir.NSW), y); v != nil {
			if negation {
				return ic.use(i, v)
			}
			return newBinary(ir.Add, v, x, 0)
		}
	}
	if negation {
		return ic.subFlags(i)
	}
	if r := ic.distribute(i); r != nil {
		return r
	}
	if isBool(i.Type()) {
		return newBinary(ir.Xor, x, y, 0)
	}
	if r := ic.differenceOfSquares(i); r != nil {
		return r
	}
	if r := ic.subMaskedDifference(i); r != nil {
		return r
	}
	if isAllOnes(x) {
		return newNot(y)
	}
	if k, ok := word(x); ok && isLowMask(k) && ic.maskedZero(y, ^k&maskOf(width(i.Type()))) { // no borrow
		return newBinary(ir.Xor, y, x, 0)
	}
	for _, f := range []func(*ir.Instr) *ir.Instr{ic.subRegrouped, ic.subLogic, ic.subSelect, ic.subPointers, ic.subNegation, ic.subOfSelect, ic.subMisc} {
		if r := f(i); r != nil {
			return r
		}
	}
	return ic.subFlags(i)
}

// armOfAbs reports whether a negation -y is chosen against y by a select, an absolute value in the
// making.
func armOfAbs(i *ir.Instr, y ir.Value) bool {
	for u := range ir.Users(i) {
		if u.Op() == ir.Select && (u.Operand(1) == y && u.Operand(2) == ir.Value(i) || u.Operand(2) == y && u.Operand(1) == ir.Value(i)) {
			return true
		}
	}
	return false
}

// subNegated is x - (-a) = x + a, also for constants.
func (ic *combiner) subNegated(i *ir.Instr) *ir.Instr {
	x, y := i.Operand(0), i.Operand(1)
	if a := negOf(y); a != nil {
		return newBinary(ir.Add, x, a, i.Flags&y.(*ir.Instr).Flags&ir.NSW)
	}
	if immediate(y) == nil || !i.Type().Scalar().IsInt() {
		return nil
	}
	k := foldNeg(y)
	if k == nil {
		return nil
	}
	flags := ir.Flags(0)
	if c, ok := word(y); ok && c != signBit(width(i.Type())) {
		flags = i.Flags & ir.NSW
	}
	return newBinary(ir.Add, x, k, flags)
}

// subMaskedDifference: c - ((k - x) & m) is (x & m) + (c - (k & m)) where k - (k & m) + 1 is a
// power of two, the bits of (k & m) - 1 are all in k + m, and either k - x does not wrap or m
// clears only low bits: then the subtraction takes x & m from k & m without a borrow.
func (ic *combiner) subMaskedDifference(i *ir.Instr) *ir.Instr {
	c, ok := word(i.Operand(0))
	and := onceOf(i.Operand(1), ir.And)
	if !ok || and == nil {
		return nil
	}
	s := opOf(and.Operand(0), ir.Sub)
	m, ok := word(and.Operand(1))
	if s == nil || !ok {
		return nil
	}
	k, ok := word(s.Operand(0))
	w := maskOf(width(i.Type()))
	if !ok || !s.HasFlag(ir.NUW) && !isPow2(-m&w) {
		return nil
	}
	low := (k&m - 1) & w
	if !isPow2((k-low)&w) || low&^(m+k) != 0 {
		return nil
	}
	return newBinary(ir.Add, ic.b.and(s.Operand(1), and.Operand(1), ""), ir.NewInt(i.Type(), (c-k&m)&w), 0)
}

// subFromConstant is k - (a + k2) = (k - k2) - a.
func (ic *combiner) subFromConstant(i *ir.Instr) *ir.Instr {
	x, y := i.Operand(0), asInstr(i.Operand(1))
	if immediate(x) == nil || y == nil || !addLike(y) || immediate(y.Operand(1)) == nil {
		return nil
	}
	k := fold(ir.Sub, x, y.Operand(1))
	if k == nil {
		return nil
	}
	flags := i.Flags & y.Flags
	if y.Op() == ir.Or {
		flags = i.Flags
	}
	flags &= ir.NSW | ir.NUW
	if !ic.never(ir.Sub, true, x, y.Operand(1)) {
		flags &^= ir.NSW
	}
	return newBinary(ir.Sub, k, y.Operand(0), flags)
}

// addLike reports whether i adds: add, or or of disjoint operands.
func addLike(i *ir.Instr) bool { return i.Op() == ir.Add || i.Op() == ir.Or && i.HasFlag(ir.Disjoint) }

// subRegrouped reassociates nested sums and differences.
func (ic *combiner) subRegrouped(i *ir.Instr) *ir.Instr {
	x, y := i.Operand(0), i.Operand(1)
	xi := asInstr(x)
	if xi != nil && xi.Op() == ir.Add && oneUse(xi) {
		if isAllOnes(xi.Operand(1)) { // (a - 1) - y = ~y + a
			return newBinary(ir.Add, ic.b.not(y, ""), xi.Operand(0), 0)
		}
		for n := range 2 { // ((a - b) + c) - y = (a + c) - (b + y)
			if s := onceOf(xi.Operand(n), ir.Sub); s != nil {
				sum := ic.b.add(s.Operand(0), xi.Operand(1-n), "")
				return newBinary(ir.Sub, sum, ic.b.add(s.Operand(1), y, ""), 0)
			}
		}
	}
	if xi != nil && xi.Op() == ir.Sub && oneUse(xi) { // (a - b) - y = a - (b + y)
		flags := i.Flags & xi.Flags & (ir.NUW | ir.NSW)
		if flags&ir.NUW == 0 {
			flags = 0
		}
		return newBinary(ir.Sub, xi.Operand(0), ic.b.binary(ir.Add, xi.Operand(1), y, flags, ""), flags)
	}
	yi := asInstr(y)
	if xi == nil || yi == nil || xi.Op() != ir.Add || yi.Op() != ir.Add {
		return nil
	}
	for n := range 2 { // (a + c) - (b + c)
		for m := range 2 {
			if xi.Operand(n) == yi.Operand(m) {
				return newBinary(ir.Sub, xi.Operand(1-n), yi.Operand(1-m), 0)
			}
		}
	}
	if immediate(xi.Operand(1)) != nil && immediate(yi.Operand(1)) != nil && (oneUse(xi) || oneUse(yi)) {
		if k := fold(ir.Sub, xi.Operand(1), yi.Operand(1)); k != nil {
			return newBinary(ir.Add, ic.b.sub(xi.Operand(0), yi.Operand(0), ""), k, 0)
		}
	}
	return nil
}

// subLogic knows differences that are bitwise operations.
func (ic *combiner) subLogic(i *ir.Instr) *ir.Instr {
	x, y := i.Operand(0), i.Operand(1)
	if a, b := notOf(x), notOf(y); a != nil && b != nil && (oneUse(x) || oneUse(y)) { // ~a - ~b = b - a
		return newBinary(ir.Sub, b, a, 0)
	}
	xi, yi := asInstr(x), asInstr(y)
	if xi != nil && yi != nil {
		switch {
		case xi.Op() == ir.And && sameOperands(y, xi, ir.Or) && (oneUse(xi) || oneUse(yi)): // (a & b) - (a | b) = -(a ^ b)
			return newNeg(ic.b.xor(xi.Operand(0), xi.Operand(1), ""), 0)
		case yi.Op() == ir.And && sameOperands(x, yi, ir.Or):
			return newBinary(ir.Xor, yi.Operand(0), yi.Operand(1), 0)
		case xi.Op() == ir.Xor && sameOperands(y, xi, ir.Or) && (oneUse(xi) || oneUse(yi)):
			return newNeg(ic.b.and(xi.Operand(0), xi.Operand(1), ""), 0)
		case yi.Op() == ir.Xor && sameOperands(x, yi, ir.Or):
			return newBinary(ir.And, yi.Operand(0), yi.Operand(1), 0)
		}
	}
	if oneUse(x) {
		if b := other(x, ir.Or, y); b != nil { // (y | b) - y = b & ~y
			return newBinary(ir.And, b, ic.b.not(y, suffixed(y, ".not")), 0)
		}
		if b := other(x, ir.And, y); b != nil { // (y & b) - y = -(y & ~b)
			return newNeg(ic.b.and(y, ic.b.not(b, suffixed(b, ".not")), ""), 0)
		}
	}
	if b := other(y, ir.And, x); b != nil && (oneUse(y) || ir.IsConst(b)) { // x - (x & b) = x & ~b
		return newBinary(ir.And, x, ic.b.not(b, suffixed(b, ".not")), 0)
	}
	if xi != nil && yi != nil && xi.Op() == ir.And && yi.Op() == ir.And && xi.Operand(0) == yi.Operand(0) {
		if a, ok := word(xi.Operand(1)); ok { // (v & a) - (v & b) = v & (a ^ b) when a covers b
			if b, ok := word(yi.Operand(1)); ok && a&b == b {
				return newBinary(ir.And, xi.Operand(0), ir.NewInt(i.Type(), a^b), 0)
			}
		}
	}
	return nil
}

// suffixed is the name of v with a suffix; of an unnamed value the suffix alone.
func suffixed(v ir.Value, s string) string { return ir.NameOf(v) + s }

// subSelect is x - (c ? x : b) = c ? 0 : x - b, and the three symmetric forms.
func (ic *combiner) subSelect(i *ir.Instr) *ir.Instr {
	x, y := i.Operand(0), i.Operand(1)
	zero := ir.NewZero(i.Type())
	if s := onceOf(y, ir.Select); s != nil {
		if s.Operand(1) == x {
			return newSelect(s.Operand(0), zero, ic.b.sub(x, s.Operand(2), ""))
		}
		if s.Operand(2) == x {
			return newSelect(s.Operand(0), ic.b.sub(x, s.Operand(1), ""), zero)
		}
	}
	if s := onceOf(x, ir.Select); s != nil {
		if s.Operand(1) == y {
			return newSelect(s.Operand(0), zero, ic.b.sub(s.Operand(2), y, ""))
		}
		if s.Operand(2) == y {
			return newSelect(s.Operand(0), ic.b.sub(s.Operand(1), y, ""), zero)
		}
	}
	return nil
}

// subPointers is ptrtoint(gep p, n) - ptrtoint(p) = n, and the same for ptrtoaddr.
func (ic *combiner) subPointers(i *ir.Instr) *ir.Instr {
	a, b := asInstr(i.Operand(0)), asInstr(i.Operand(1))
	if a == nil || b == nil || !a.Op().IsPtrToNumber() || !b.Op().IsPtrToNumber() || !i.Type().IsInt() {
		return nil
	}
	p, q := a.Operand(0), b.Operand(0)
	if p.Type() != q.Type() || ic.dl.IndexBits(p.Type().Space) != i.Type().Bits {
		return nil
	}
	g, h := opOf(p, ir.GetElementPtr), opOf(q, ir.GetElementPtr)
	switch {
	case g != nil && g.Operand(0) == q:
		if off := ic.gepOffset(g); off != nil {
			return ic.use(i, off)
		}
	case h != nil && h.Operand(0) == p:
		if off := ic.gepOffset(h); off != nil {
			return ic.use(i, ic.b.neg(off, "diff.neg"))
		}
	case g != nil && h != nil && g.Operand(0) == h.Operand(0):
		return ic.subOfSteps(i, g, h)
	case ic.newer:
		return ic.subOfChains(i, p, q)
	}
	return nil
}

// maxChain bounds the addresses that are followed to a common base.
const maxChain = 8

// subOfChains is the difference of two addresses with a common base, each of which is one or more
// steps away from it.
func (ic *combiner) subOfChains(i *ir.Instr, p, q ir.Value) *ir.Instr {
	steps := func(v ir.Value) (out []*ir.Instr) {
		for g := opOf(v, ir.GetElementPtr); g != nil && len(out) < maxChain && ic.countsBytes(g); g = opOf(g.Operand(0), ir.GetElementPtr) {
			out = append(out, g)
		}
		return out
	}
	before := func(v ir.Value, steps []*ir.Instr, base ir.Value) int { // how many steps lead from the base to v
		for n, g := range steps {
			if v == base {
				return n
			}
			v = g.Operand(0)
		}
		if v == base {
			return len(steps)
		}
		return -1
	}
	left, right := steps(p), steps(q)
	base, m := p, 0
	n := before(q, right, base)
	for n < 0 && m < len(left) {
		base, m = left[m].Operand(0), m+1
		n = before(q, right, base)
	}
	if n < 0 {
		return nil
	}
	x, nswX := ic.sumOfSteps(left[:m], i.Type())
	y, nswY := ic.sumOfSteps(right[:n], i.Type())
	flags := ir.Flags(0)
	if nswX && nswY {
		flags = ir.NSW
	}
	return ic.use(i, ic.b.binary(ir.Sub, x, y, flags, "gepdiff"))
}

// sumOfSteps adds the offsets of the steps of an address. Inside of one object no sum of them
// wraps, and inbounds reports that it is inside.
func (ic *combiner) sumOfSteps(steps []*ir.Instr, ty *ir.Type) (sum ir.Value, inbounds bool) {
	inbounds = true
	for _, g := range steps {
		inbounds = inbounds && g.HasFlag(ir.InBounds)
	}
	flags := ir.Flags(0)
	if inbounds {
		flags = ir.NSW
	}
	for n := len(steps) - 1; n >= 0; n-- {
		off := ic.sharedOffset(steps[n])
		if sum != nil {
			off = ic.b.binary(ir.Add, sum, off, flags, suffixed(steps[n], ".offs"))
		}
		sum = off
	}
	if sum == nil {
		sum = ir.NewZero(ty)
	}
	return sum, inbounds
}

// subOfSteps is the difference of two addresses with the same base. Their other users get the byte
// offset that is computed now.
func (ic *combiner) subOfSteps(i, g, h *ir.Instr) *ir.Instr {
	if !ic.countsBytes(g) || !ic.countsBytes(h) {
		return nil
	}
	flags := ir.Flags(0)
	if g.HasFlag(ir.InBounds) && h.HasFlag(ir.InBounds) {
		flags = ir.NSW
	}
	x := ic.sharedOffset(g)
	return ic.use(i, ic.b.binary(ir.Sub, x, ic.sharedOffset(h), flags, "gepdiff"))
}

// sharedOffset creates gepOffset before g, where g has other uses, and makes g use it.
func (ic *combiner) sharedOffset(g *ir.Instr) ir.Value {
	if _, constant := ic.constOffset(g); constant || oneUse(g) || g.ElemTy.IsInt(8) {
		return ic.gepOffset(g)
	}
	defer func(b builder) { ic.b = b }(ic.b)
	ic.b.setBefore(g)
	off := ic.gepOffset(g)
	bytes := ir.NewGEP(ic.ctx.I8, g.Operand(0), g.Flags, off)
	ic.b.insert(bytes, "")
	bytes.TakeName(g)
	ic.work.pushUsers(g)
	ir.ReplaceAllUses(g, bytes)
	ic.work.add(g)
	return off
}

// countsBytes reports whether gepOffset can compute an address's offset from its base in bytes.
func (ic *combiner) countsBytes(g *ir.Instr) bool {
	if _, ok := ic.constOffset(g); ok {
		return true
	}
	if g.Type().IsVector() || g.ElemTy.HasScalable() {
		return false
	}
	ty := ic.dl.IndexType(g.Type())
	for k := 1; k < g.NumOperands(); k++ {
		v := g.Operand(k)
		if c := ir.AsInt(v); c != nil {
			if _, fits := c.Int64(); !fits {
				return false
			}
		} else if v.Type() != ty {
			return false
		}
	}
	return true
}

// gepOffset creates the byte offset of an address from its base, or returns nil (LLVM's
// emitGEPOffset).
func (ic *combiner) gepOffset(g *ir.Instr) ir.Value {
	ty := ic.dl.IndexType(g.Type())
	if k, ok := ic.constOffset(g); ok {
		return ir.NewSigned(ty, k)
	}
	if !ic.countsBytes(g) {
		return nil
	}
	flags := ir.Flags(0)
	if g.Flags&(ir.InBounds|ir.NUSW) != 0 {
		flags |= ir.NSW
	}
	if g.HasFlag(ir.NUW) {
		flags |= ir.NUW
	}
	var sum ir.Value
	add := func(off ir.Value) {
		if sum != nil {
			off = ic.b.binary(ir.Add, sum, off, flags, suffixed(g, ".offs"))
		}
		sum = off
	}
	at := g.ElemTy
	for k := 1; k < g.NumOperands(); k++ {
		idx := g.Operand(k)
		if k > 1 && at.Kind == ir.StructKind {
			n, _ := word(idx)
			if off := ic.dl.StructLayout(at).Offsets[n]; off != 0 {
				add(ir.NewInt(ty, off))
			}
			at = at.Fields[n]
			continue
		}
		if k > 1 {
			at = at.Elem
		}
		size := ic.dl.AllocSize(at)
		if c := ir.AsInt(idx); c != nil {
			n, _ := c.Int64()
			if n != 0 && size != 0 {
				add(ir.NewSigned(ty, n*int64(size)))
			}
			continue
		}
		if size != 1 {
			idx = ic.b.binary(ir.Mul, idx, ir.NewInt(ty, size), flags, suffixed(g, ".idx"))
		}
		add(idx)
	}
	return sum
}

// subOfSelect is k - (c ? a : b) = c ? k - a : k - b, when one of the two is a constant.
func (ic *combiner) subOfSelect(i *ir.Instr) *ir.Instr {
	if s := opOf(i.Operand(1), ir.Select); s != nil && immediate(i.Operand(0)) != nil {
		return ic.intoSelect(i, s, false)
	}
	return nil
}

// subMisc knows absolute values and saturating subtraction.
func (ic *combiner) subMisc(i *ir.Instr) *ir.Instr {
	x, y := opOf(i.Operand(0), ir.Xor), onceOrTwice(i.Operand(1), ir.AShr)
	if x != nil && y != nil && isWord(y.Operand(1), uint64(width(i.Type())-1)) && oneUse(x) { // (a ^ s) - s with s = a >> w-1
		a := y.Operand(0)
		if other(x, ir.Xor, y) == a {
			f := ic.b.neg(a, "")
			if n := asInstr(f); n != nil {
				n.Flags |= i.Flags & (ir.NUW | ir.NSW)
			}
			return newSelect(ic.b.cmp(ir.SLT, a, ir.NewZero(a.Type()), "isneg"), f, a)
		}
	}
	if c := intrinsicOf(i.Operand(0), "llvm.umax"); c != nil && oneUse(c) { // umax(a, y) - y
		for n := range 2 {
			if c.Arg(n) == i.Operand(1) {
				return ic.newIntrinsic("llvm.usub.sat", i.Type(), c.Arg(1-n), i.Operand(1))
			}
		}
	}
	if c := intrinsicOf(i.Operand(1), "llvm.umin"); c != nil && oneUse(c) { // x - umin(x, b)
		for n := range 2 {
			if c.Arg(n) == i.Operand(0) {
				return ic.newIntrinsic("llvm.usub.sat", i.Type(), i.Operand(0), c.Arg(1-n))
			}
		}
	}
	return ic.selectWithCastOfCondition(i)
}

// onceOrTwice is opOf for a value with at most two uses.
func onceOrTwice(v ir.Value, op ir.Op) *ir.Instr {
	if i := opOf(v, op); i != nil && ir.NumUses(i) <= 2 {
		return i
	}
	return nil
}

func (ic *combiner) subFlags(i *ir.Instr) *ir.Instr {
	if r := ic.narrowMath(i); r != nil {
		return r
	}
	if ic.inferWrap(i) {
		return i
	}
	return nil
}
