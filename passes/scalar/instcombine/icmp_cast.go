package instcombine

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/bitvec/ranges"
	"opt-go/passes/analysis/valuetracking"
)

// icmpCast compares extended values in the narrow type, and pointers instead of their integers.
func (ic *combiner) icmpCast(i *ir.Instr) *ir.Instr {
	x := asInstr(i.Operand(0))
	if x == nil || !x.Op().IsCast() {
		return nil
	}
	a, y := x.Operand(0), i.Operand(1)
	switch x.Op() {
	case ir.PtrToInt:
		if a.Type().Scalar().IsPtr() && ic.dl.PtrBits(a.Type().Scalar().Space) == width(x.Type()) {
			if z := opOf(y, ir.PtrToInt); z != nil && z.Operand(0).Type() == a.Type() {
				return newCmp(i.Pred, a, z.Operand(0))
			}
			if isZero(y) && i.Pred.IsEquality() {
				return newCmp(i.Pred, a, ir.NewZero(a.Type()))
			}
		}
	case ir.IntToPtr: // null is the address 0
		if isZero(y) && ic.dl.IntPtrType(x.Type()) == a.Type() {
			return newCmp(i.Pred, a, ir.NewZero(a.Type()))
		}
		if v := ic.roundTrip(x); v != nil && i.Pred.IsEquality() {
			return newCmp(i.Pred, v, y)
		}
	case ir.ZExt, ir.SExt:
		return ic.icmpExtended(i, x, a, y)
	}
	return nil
}

// icmpOfRoundTrip compares the pointer that an inttoptr on the right takes back, which LLVM 22's
// order of operands leaves there.
func (ic *combiner) icmpOfRoundTrip(i *ir.Instr) *ir.Instr {
	x := opOf(i.Operand(1), ir.IntToPtr)
	if x == nil || !i.Pred.IsEquality() {
		return nil
	}
	if v := ic.roundTrip(x); v != nil {
		return newCmp(i.Pred, i.Operand(0), v)
	}
	return nil
}

// roundTrip returns the pointer that an inttoptr takes back from an integer of the same size, or
// nil. The two have the same address, but may point to different objects.
func (ic *combiner) roundTrip(i *ir.Instr) ir.Value {
	p := opOf(i.Operand(0), ir.PtrToInt)
	if p == nil || p.Operand(0).Type() != i.Type() || ic.dl.IntPtrType(i.Type()) != p.Type() {
		return nil
	}
	return p.Operand(0)
}

func (ic *combiner) icmpExtended(i, x *ir.Instr, a, y ir.Value) *ir.Instr {
	signed := x.Op() == ir.SExt
	p := i.Pred
	if z := asInstr(y); z != nil && (z.Op() == ir.ZExt || z.Op() == ir.SExt) {
		b := z.Operand(0)
		if z.Op() != x.Op() {
			nnegX, nnegZ := x.HasFlag(ir.NNeg), z.HasFlag(ir.NNeg)
			switch {
			case x.Op() == ir.ZExt && nnegX, z.Op() == ir.ZExt && nnegZ:
				signed = true // a number that is not negative is extended by its sign too
			default:
				return nil
			}
		} else if !signed && x.HasFlag(ir.NNeg) && z.HasFlag(ir.NNeg) && p.IsSigned() {
			signed = true
		}
		if a.Type() != b.Type() {
			if !oneUse(x) && !oneUse(z) || isBool(a.Type()) || isBool(b.Type()) {
				return nil
			}
			op := ir.ZExt
			if signed {
				op = ir.SExt
			}
			if width(a.Type()) < width(b.Type()) {
				a = ic.b.cast(op, a, b.Type(), "")
			} else {
				b = ic.b.cast(op, b, a.Type(), "")
			}
		}
		if p.IsEquality() || p.IsSigned() && signed {
			return newCmp(p, a, b)
		}
		return newCmp(p.Unsigned(), a, b)
	}
	k := immediate(y)
	if k == nil {
		return nil
	}
	c := ic.narrowConst(k, a.Type(), x.Op())
	if c != nil {
		if p.IsEquality() || p.IsSigned() && signed {
			return newCmp(p, a, c)
		}
		return newCmp(p.Unsigned(), a, c)
	}
	if !p.IsUnsigned() || !signed { // out of range, which known bits have answered
		return nil
	}
	if p == ir.ULT { // sext(a) < k for a k between the two halves: a > -1
		return newCmp(ir.SGT, a, ir.NewAllOnes(a.Type()))
	}
	if p == ir.UGT {
		return newCmp(ir.SLT, a, ir.NewZero(a.Type()))
	}
	return nil
}

// icmpGEP compares addresses with the same base by their offsets.
func (ic *combiner) icmpGEP(i *ir.Instr) *ir.Instr {
	if i.Type().IsVector() {
		return ic.icmpOfVectorGEP(i)
	}
	if !i.Operand(0).Type().IsPtr() {
		return nil
	}
	for n := range 2 {
		g := opOf(i.Operand(n), ir.GetElementPtr)
		if g == nil {
			continue
		}
		p := i.Pred
		if n == 1 {
			p = p.Swapped()
		}
		if r := ic.icmpOfGEP(g, i.Operand(1-n), p); r != nil {
			return r
		}
	}
	return nil
}

// icmpOfVectorGEP compares a vector of addresses inside of objects with null: their bases are
// compared.
func (ic *combiner) icmpOfVectorGEP(i *ir.Instr) *ir.Instr {
	g, y := opOf(i.Operand(0), ir.GetElementPtr), i.Operand(1)
	if g == nil || !isZero(y) || !i.Pred.IsEquality() || !simplifiesToNull(g) || g.Operand(0).Type() != y.Type() || analysis.NullIsDefined(ic.f, y.Type().Scalar().Space) {
		return nil
	}
	return newCmp(i.Pred, g.Operand(0), y)
}

func (ic *combiner) icmpOfGEP(g *ir.Instr, y ir.Value, p ir.Pred) *ir.Instr {
	if p.IsSigned() {
		return nil
	}
	inbounds := g.HasFlag(ir.InBounds)
	if g.Operand(0) == y && (inbounds || p.IsEquality()) && !g.Type().IsVector() { // p + n == p
		off := ic.gepOffset(g)
		if off == nil {
			return nil
		}
		if p.IsUnsigned() {
			p = p.Signed()
		}
		return newCmp(p, off, ir.NewZero(off.Type()))
	}
	h := opOf(y, ir.GetElementPtr)
	if h == nil || g.Operand(0) != h.Operand(0) {
		if isZero(y) && p.IsEquality() && inbounds && g.Type().IsPtr() && !analysis.NullIsDefined(ic.f, g.Type().Space) {
			if simplifiesToNull(g) {
				return newCmp(p, g.Operand(0), y)
			}
		}
		if h != nil && sameSteps(g, h) && (p.IsEquality() || inbounds && h.HasFlag(ir.InBounds)) {
			return newCmp(p, g.Operand(0), h.Operand(0))
		}
		return nil
	}
	if g.ElemTy == h.ElemTy && g.NumOperands() == h.NumOperands() { // one index differs
		differs := -1
		for k := 1; k < g.NumOperands(); k++ {
			if g.Operand(k) != h.Operand(k) {
				if differs >= 0 || g.Operand(k).Type() != h.Operand(k).Type() {
					differs = 0
					break
				}
				differs = k
			}
		}
		if differs > 0 && inbounds && h.HasFlag(ir.InBounds) && g.Operand(differs).Type() == ic.dl.IndexType(g.Type()) && ic.dl.AllocSize(ic.indexed(g, differs)) != 0 {
			q := p
			if p.IsUnsigned() {
				q = p.Signed()
			}
			return newCmp(q, g.Operand(differs), h.Operand(differs))
		}
	}
	return ic.icmpOfSteps(g, h, p)
}

// icmpOfSteps compares the offsets of two otherwise unused addresses from their common base.
func (ic *combiner) icmpOfSteps(g, h *ir.Instr, p ir.Pred) *ir.Instr {
	inbounds := g.HasFlag(ir.InBounds) && h.HasFlag(ir.InBounds)
	if !oneUse(g) || !oneUse(h) || !inbounds && !p.IsEquality() || !ic.countsBytes(g) || !ic.countsBytes(h) {
		return nil
	}
	if p.IsUnsigned() {
		p = p.Signed()
	}
	x := ic.gepOffset(g)
	return newCmp(p, x, ic.gepOffset(h))
}

// sameSteps reports whether two addresses have the same indices on different bases.
func sameSteps(g, h *ir.Instr) bool {
	if g.ElemTy != h.ElemTy || g.NumOperands() != h.NumOperands() || g.Operand(0).Type() != h.Operand(0).Type() || g.Type().IsVector() {
		return false
	}
	for k := 1; k < g.NumOperands(); k++ {
		if g.Operand(k) != h.Operand(k) {
			return false
		}
	}
	return true
}

// indexed is the type that index k of g steps over.
func (ic *combiner) indexed(g *ir.Instr, k int) *ir.Type {
	ty := g.ElemTy
	for n := 2; n <= k; n++ {
		c, _ := word(g.Operand(n))
		ty = ty.FieldAt(c)
	}
	return ty
}

// simplifiesToNull reports whether an inbounds address is null exactly when its base is.
func simplifiesToNull(g *ir.Instr) bool { return g.HasFlag(ir.InBounds) }

// samePair matches two compares of the same two values; p is x's predicate for y's order of
// operands.
func samePair(x, y *ir.Instr) (p ir.Pred, a, b ir.Value, ok bool) {
	a, b = y.Operand(0), y.Operand(1)
	p = x.Pred
	switch {
	case x.Operand(0) == a && x.Operand(1) == b:
	case x.Operand(0) == b && x.Operand(1) == a:
		p = p.Swapped()
	default:
		return p, a, b, false
	}
	if y.Pred.IsEquality() || p.IsEquality() || y.Pred.IsSigned() == p.IsSigned() {
		return p, a, b, true
	}
	return p, a, b, false
}

// icmpCode gives the cases in which a predicate holds: bit 0 greater, bit 1 equal, bit 2 less.
func icmpCode(p ir.Pred) int {
	switch p.Unsigned() {
	case ir.UGT:
		return 1
	case ir.EQ:
		return 2
	case ir.UGE:
		return 3
	case ir.ULT:
		return 4
	case ir.NE:
		return 5
	case ir.ULE:
		return 6
	}
	return 0
}

// fromCode creates the compare with the given cases.
func (ic *combiner) fromCode(i *ir.Instr, code int, signed bool, a, b ir.Value) *ir.Instr {
	preds := [...]ir.Pred{0, ir.UGT, ir.EQ, ir.UGE, ir.ULT, ir.NE, ir.ULE, 0}
	switch code {
	case 0:
		return ic.use(i, ir.NewZero(i.Type()))
	case 7:
		return ic.use(i, ir.NewAllOnes(i.Type()))
	}
	p := preds[code]
	if signed {
		p = p.Signed()
	}
	return newCmp(p, a, b)
}

// logicOfCompares merges two compares under and or or, bitwise or as a select.
func (ic *combiner) logicOfCompares(i *ir.Instr) *ir.Instr {
	and := i.Op() == ir.And
	x, y := opOf(i.Operand(0), ir.ICmp), opOf(i.Operand(1), ir.ICmp)
	if x != nil && y != nil {
		return ic.joined(i, x, y, and, false)
	}
	for n := range 2 { // a compare with one inside a nested operation, or select, that is used once
		x, o := opOf(i.Operand(n), ir.ICmp), asInstr(i.Operand(1-n))
		if x == nil || o == nil || !oneUse(o) {
			continue
		}
		l, r, ok := logicalOf(o, and)
		if !ok {
			continue
		}
		logical := o.Op() == ir.Select
		for k, side := range []ir.Value{l, r} {
			y := opOf(side, ir.ICmp)
			if y == nil {
				continue
			}
			first, second := x, y
			if n == 1 {
				first, second = y, x
			}
			v := ic.joinedValue(i, first, second, and, logical && k == 0)
			if v == nil {
				continue
			}
			if k == 0 {
				return ic.use(i, ic.joinedSides(v, r, and, logical, ""))
			}
			return ic.use(i, ic.joinedSides(l, v, and, logical, ""))
		}
	}
	return nil
}

func (ic *combiner) joined(i, x, y *ir.Instr, and, logical bool) *ir.Instr {
	v := ic.joinedValue(i, x, y, and, logical)
	if v == nil {
		return nil
	}
	return ic.use(i, v)
}

// joinedValue merges x and y (or x or y) into one value. logical means that y is evaluated only
// when x does not decide.
func (ic *combiner) joinedValue(i, x, y *ir.Instr, and, logical bool) ir.Value {
	if v := ic.joinedBits(x, y, and, logical); v != nil {
		return v
	}
	if p, a, b, ok := samePair(x, y); ok {
		code := icmpCode(p) & icmpCode(y.Pred)
		if !and {
			code = icmpCode(p) | icmpCode(y.Pred)
		}
		signed := y.Pred.IsSigned() || p.IsSigned()
		switch code {
		case 0:
			return ir.NewZero(i.Type())
		case 7:
			return ir.NewAllOnes(i.Type())
		}
		n := ic.fromCode(i, code, signed, a, b)
		return ic.b.cmp(n.Pred, drop(n, 0), drop(n, 1), "")
	}
	for _, f := range []func() ir.Value{
		func() ir.Value { return ic.joinedWithZero(x, y, and, logical) },
		func() ir.Value { return ic.joinedMasks(x, y, and, logical) },
		func() ir.Value { return ic.joinedByConstant(x, y, and, logical) },
		func() ir.Value { return ic.joinedByConstant(y, x, and, false) }, // x is always evaluated
		func() ir.Value { return ic.joinedWithValue(x, y, and, logical) },
		func() ir.Value { return ic.joinedWithValue(y, x, and, false) },
		func() ir.Value { return ic.rangeCheck(x, y, and, logical) },
		func() ir.Value {
			if !and || logical {
				return nil
			}
			return ic.joinedTruncationCheck(i, x, y)
		},
		func() ir.Value { return ic.joinedPowerTest(x, y, and) },
		func() ir.Value {
			if logical {
				return nil
			}
			return ic.joinedUnderflow(x, y, and)
		},
		func() ir.Value { return ic.joinedExtremes(x, y, and, logical) },
		func() ir.Value { return ic.joinedParts(x, y, and) },
		func() ir.Value { return ic.joinedTruncation(x, y, and) },
		func() ir.Value { return ic.joinedSigns(x, y, and) },
		func() ir.Value { return ic.joinedRanges(x, y, and) },
	} {
		if v := f(); v != nil {
			return v
		}
	}
	return nil
}

// drop returns an operand of an instruction that is thrown away.
func drop(n *ir.Instr, k int) ir.Value {
	v := n.Operand(k)
	if k == 1 {
		n.DropOperands()
	}
	return v
}

// joinedRanges merges compares of one value, perhaps with constants added, with constants.
func (ic *combiner) joinedRanges(x, y *ir.Instr, and bool) ir.Value {
	a, r, ok1 := rangeCompare(x)
	b, s, ok2 := rangeCompare(y)
	if !ok1 || !ok2 {
		return nil
	}
	va, ra := throughAdd(a, r)
	vb, rb := throughAdd(b, s)
	switch {
	case a == b:
		va, ra, rb = a, r, s
	case va == b:
		rb = s
	case vb == a:
		va, ra = a, r
	case va != vb:
		return nil
	}
	if !and { // the union is the complement of the intersection of complements
		ra, rb = ra.Complement(), rb.Complement()
	}
	ty := va.Type()
	out, ok := ra.IntersectExact(rb)
	if !ok {
		return ic.oneBitApart(x, y, va, ra.Complement(), rb.Complement(), and)
	}
	if !and {
		out = out.Complement()
	}
	p, c, off := compareOf(out)
	if off != 0 {
		va = ic.b.add(va, ir.NewInt(ty, off), "")
	}
	v := canonical(p, c, width(ty))
	return ic.b.cmp(v.p, va, ir.NewInt(ty, v.c), "")
}

type predWord struct {
	p ir.Pred
	c uint64
}

// canonical makes sge and uge with a constant strict.
func canonical(p ir.Pred, c uint64, w int) predWord {
	switch {
	case p == ir.UGE && c != 0:
		return predWord{ir.UGT, c - 1}
	case p == ir.SGE && c != signBit(w):
		return predWord{ir.SGT, (c - 1) & maskOf(w)}
	}
	return predWord{p, c}
}

// oneBitApart: two ranges that differ in one bit are one range with the bit masked.
func (ic *combiner) oneBitApart(x, y *ir.Instr, v ir.Value, ra, rb ranges.Range, and bool) ir.Value {
	if !oneUse(x) || !oneUse(y) || !isProper(ra) || !isProper(rb) || ra.IsWrapped() || rb.IsWrapped() {
		return nil
	}
	firstA, lastA := bounds(ra)
	firstB, lastB := bounds(rb)
	d := firstA ^ firstB
	if !isPow2(d) || d != lastA^lastB || lastA-firstA != lastB-firstB {
		return nil
	}
	r := ra
	if firstB < firstA {
		r = rb
	}
	ty := v.Type()
	if and {
		r = r.Complement()
	}
	p, c, off := compareOf(r)
	masked := ic.b.and(v, ir.NewInt(ty, ^d), "")
	if off != 0 {
		masked = ic.b.add(masked, ir.NewInt(ty, off), "")
	}
	k := canonical(p, c, width(ty))
	return ic.b.cmp(k.p, masked, ir.NewInt(ty, k.c), "")
}

func rangeCompare(c *ir.Instr) (v ir.Value, r ranges.Range, ok bool) {
	k, ok := word(c.Operand(1))
	if !ok || !c.Operand(0).Type().Scalar().IsInt() {
		return nil, r, false
	}
	return c.Operand(0), rangeOf(c.Pred, k, width(c.Operand(0).Type())), true
}

// throughAdd moves the range of a + k to a.
func throughAdd(v ir.Value, r ranges.Range) (ir.Value, ranges.Range) {
	if a := opOf(v, ir.Add); a != nil {
		if k, ok := word(a.Operand(1)); ok {
			return a.Operand(0), shifted(r, -k)
		}
	}
	return v, r
}

// rangeCheck: a >= 0 & a < n is a < n unsigned, for an n that is not negative.
func (ic *combiner) rangeCheck(x, y *ir.Instr, and, logical bool) ir.Value {
	for n := range 2 {
		s, b := []*ir.Instr{x, y}[n], []*ir.Instr{x, y}[1-n]
		p, q := s.Pred, b.Pred
		if !and {
			p, q = p.Inverse(), q.Inverse()
		}
		k, ok := word(s.Operand(1))
		if !ok || !s.Operand(0).Type().Scalar().IsInt() {
			continue
		}
		w := width(s.Operand(0).Type())
		if !(p == ir.SGT && k == maskOf(w) || p == ir.SGE && k == 0) {
			continue
		}
		a, end := b.Operand(0), b.Operand(1)
		if end == s.Operand(0) {
			a, end, q = end, a, q.Swapped()
		}
		if a != s.Operand(0) || q != ir.SLT && q != ir.SLE || !ic.q.KnownBits(end).NonNegative(w) {
			continue
		}
		if logical && n == 0 && !valuetracking.NotPoison(end) {
			continue
		}
		u := q.Unsigned()
		if !and {
			u = u.Inverse()
		}
		return ic.b.cmp(u, a, end, "")
	}
	return nil
}
