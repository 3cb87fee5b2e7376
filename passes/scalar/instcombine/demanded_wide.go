package instcombine

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/analysis/bitvec/known"
)

// Demanded bits of integers of more than 64 bits. The masks are numbers of the width of the value
// that they are of; demanded.go does the same with words. Rules of demanded.go that are missing
// here make bytes, rotations and remainders cheaper, not wide computations narrow.

// demandWide simplifies operand k of i, of which the bits of mask are demanded; ic.demandOperand
// with a mask of any width.
func (ic *combiner) demandWide(i *ir.Instr, k int, mask bitvec.Int) bool {
	d := &demander{ic: ic, at: i}
	return d.anyOperand(i, k, mask, 0)
}

// anyOperand replaces operand k of i, of the width of mask, by a simpler value with the same
// demanded bits.
func (d *demander) anyOperand(i *ir.Instr, k int, mask bitvec.Int, depth int) bool {
	if mask.Bits() <= 64 {
		m, _ := mask.Uint64()
		return d.operand(i, k, m, depth)
	}
	v := d.wideValue(i.Operand(k), mask, depth)
	if v == nil {
		return false
	}
	d.changed = true
	d.ic.setOperand(i, k, v)
	return true
}

// wideValue returns a replacement for v where only the bits of mask are demanded: v itself when it
// was changed in place, nil for none.
func (d *demander) wideValue(v ir.Value, mask bitvec.Int, depth int) ir.Value {
	if ir.IsConst(v) {
		return nil
	}
	if mask.IsZero() {
		return ir.NewUndef(v.Type())
	}
	i := asInstr(v)
	switch {
	case i == nil:
		return d.wideKnown(v, mask)
	case depth >= maxDemandDepth:
		return nil
	case !oneUse(i) && (depth > 0 || i != d.at):
		return d.wideShared(i, mask)
	}
	return d.wideBits(i, mask, depth)
}

// wideKnown returns v's demanded bits as a constant, if all of them are known.
func (d *demander) wideKnown(v ir.Value, mask bitvec.Int) ir.Value {
	k := d.wide(v)
	if covered(mask, k.Zero, k.One) {
		return k.One.Const(v.Type())
	}
	return nil
}

func (d *demander) wide(v ir.Value) known.Bits { return d.ic.q.KnownBits(v).Bits(width(v.Type())) }

// covered reports whether every bit of mask is in one of two sets.
func covered(mask, a, b bitvec.Int) bool { return mask.And(a.Or(b).Not()).IsZero() }

// wideShared returns an operand with the same demanded bits as i. i has other users and is not
// changed.
func (d *demander) wideShared(i *ir.Instr, mask bitvec.Int) ir.Value {
	if v := d.wideKnown(i, mask); v != nil {
		return v
	}
	switch i.Op() {
	case ir.And, ir.Or, ir.Xor, ir.Add, ir.Sub:
		return wideOperandAlone(i, d.wide(i.Operand(0)), d.wide(i.Operand(1)), mask)
	}
	return nil
}

// wideOperandAlone returns the operand of a binary operation that has all its demanded bits, if one
// has.
func wideOperandAlone(i *ir.Instr, a, b known.Bits, mask bitvec.Int) ir.Value {
	low := known.Low(mask.Bits(), mask.ActiveBits()) // what sums are computed from
	first, second := false, false
	switch i.Op() {
	case ir.And:
		first, second = covered(mask, a.Zero, b.One), covered(mask, b.Zero, a.One)
	case ir.Or:
		first, second = covered(mask, a.One, b.Zero), covered(mask, b.One, a.Zero)
	case ir.Xor:
		first, second = covered(mask, b.Zero, b.Zero), covered(mask, a.Zero, a.Zero)
	case ir.Add:
		first, second = covered(low, b.Zero, b.Zero), covered(low, a.Zero, a.Zero)
	case ir.Sub:
		first = covered(low, b.Zero, b.Zero)
	}
	switch {
	case first:
		return i.Operand(0)
	case second:
		return i.Operand(1)
	}
	return nil
}

// wideBits simplifies i, whose only user demands the bits of mask.
func (d *demander) wideBits(i *ir.Instr, mask bitvec.Int, depth int) ir.Value {
	var out ir.Value
	switch i.Op() {
	case ir.And, ir.Or, ir.Xor:
		out = d.wideLogic(i, mask, depth)
	case ir.Add, ir.Sub, ir.Mul:
		out = d.wideArithmetic(i, mask, depth)
	case ir.Shl, ir.LShr, ir.AShr:
		out = d.wideShift(i, mask, depth)
	case ir.Trunc, ir.ZExt, ir.SExt:
		out = d.anyCast(i, mask, depth)
	case ir.Select:
		if d.anyOperand(i, 2, mask, depth+1) || d.anyOperand(i, 1, mask, depth+1) || d.wideShrink(i, 1, mask) || d.wideShrink(i, 2, mask) {
			return i
		}
	}
	if out != nil {
		return out
	}
	return d.wideKnown(i, mask)
}

// wideShrink clears the bits of a constant operand that are not demanded.
func (d *demander) wideShrink(i *ir.Instr, k int, mask bitvec.Int) bool {
	c, ok := intOf(i.Operand(k))
	if !ok || c.And(mask).Eq(c) {
		return false
	}
	i.SetOperand(k, c.And(mask).Const(i.Type()))
	d.changed = true
	return true
}

func (d *demander) wideLogic(i *ir.Instr, mask bitvec.Int, depth int) ir.Value {
	if d.anyOperand(i, 1, mask, depth+1) {
		d.dropFlags(i)
		return i
	}
	first, b := mask, d.wide(i.Operand(1))
	switch i.Op() {
	case ir.And:
		first = mask.And(b.Zero.Not())
	case ir.Or:
		first = mask.And(b.One.Not())
	}
	if d.anyOperand(i, 0, first, depth+1) {
		d.dropFlags(i)
		return i
	}
	a := d.wide(i.Operand(0))
	if v := d.wideKnown(i, mask); v != nil {
		return v
	}
	if v := wideOperandAlone(i, a, b, mask); v != nil {
		return v
	}
	switch i.Op() {
	case ir.And:
		if d.wideShrink(i, 1, mask.And(a.Zero.Not())) {
			return i
		}
	case ir.Or:
		if d.wideShrink(i, 1, mask) {
			return i
		}
		if !i.HasFlag(ir.Disjoint) && a.Zero.Or(b.Zero).IsAllOnes() {
			i.Flags |= ir.Disjoint
			return i
		}
	case ir.Xor:
		return d.wideXor(i, a, b, mask)
	}
	return nil
}

// wideXor turns an xor whose demanded bits do not meet into an or, one that flips all demanded bits
// into a not, and shrinks its constant.
func (d *demander) wideXor(i *ir.Instr, a, b known.Bits, mask bitvec.Int) ir.Value {
	if covered(mask, a.Zero, b.Zero) {
		n := newBinary(ir.Or, i.Operand(0), i.Operand(1), 0)
		if a.Zero.Or(b.Zero).IsAllOnes() {
			n.Flags = ir.Disjoint
		}
		return d.insteadOf(i, n)
	}
	c, ok := intOf(i.Operand(1))
	if !ok || c.IsAllOnes() {
		return nil
	}
	if mask.And(c).Eq(mask) {
		i.SetOperand(1, ir.NewAllOnes(i.Type()))
		return i
	}
	if d.wideShrink(i, 1, mask) {
		return i
	}
	return nil
}

// insteadOf inserts n before i under its name.
func (d *demander) insteadOf(i, n *ir.Instr) ir.Value {
	d.ic.b.setBefore(i)
	v := d.ic.b.insert(n, "")
	n.TakeName(i)
	d.ic.b.setBefore(d.at)
	return v
}

// wideArithmetic: nothing is carried down from above the highest demanded bit.
func (d *demander) wideArithmetic(i *ir.Instr, mask bitvec.Int, depth int) ir.Value {
	low := known.Low(mask.Bits(), mask.ActiveBits())
	if !low.IsAllOnes() && (d.wideShrink(i, 0, low) || d.anyOperand(i, 1, low, depth+1) || d.wideShrink(i, 1, low) || d.anyOperand(i, 0, low, depth+1)) {
		i.Flags &^= ir.NSW | ir.NUW
		return i
	}
	if i.Op() == ir.Mul {
		return nil
	}
	return wideOperandAlone(i, d.wide(i.Operand(0)), d.wide(i.Operand(1)), mask)
}

func (d *demander) wideShift(i *ir.Instr, mask bitvec.Int, depth int) ir.Value {
	w := mask.Bits()
	c, ok := intOf(i.Operand(1))
	if !ok {
		if low := known.Low(w, mask.ActiveBits()); i.Op() == ir.Shl && !low.IsAllOnes() && d.anyOperand(i, 0, low, depth+1) {
			i.Flags &^= ir.NSW | ir.NUW
			return i
		}
		return nil
	}
	by, fits := c.Uint64()
	if !fits || by >= uint64(w) {
		return nil
	}
	n := int(by)
	if v := d.wideShiftPair(i, n, mask); v != nil {
		return v
	}
	want := mask.Shl(n)
	switch {
	case i.Op() == ir.Shl && i.HasFlag(ir.NSW):
		want = mask.LShr(n).Or(known.High(w, min(n+1, w)))
	case i.Op() == ir.Shl && i.HasFlag(ir.NUW):
		want = mask.LShr(n).Or(known.High(w, n))
	case i.Op() == ir.Shl:
		want = mask.LShr(n)
	case i.HasFlag(ir.Exact):
		want = want.Or(known.Low(w, n))
	}
	signs := i.Op() == ir.AShr && !mask.And(known.High(w, n)).IsZero() // copies of the sign are demanded
	if signs {
		want = want.Or(bitvec.MinSigned(w))
	}
	if d.anyOperand(i, 0, want, depth+1) {
		i.Flags &^= ir.Exact
		return i
	}
	if i.Op() == ir.AShr && (!signs || d.wide(i.Operand(0)).NonNegative()) {
		return d.insteadOf(i, newBinary(ir.LShr, i.Operand(0), i.Operand(1), i.Flags&ir.Exact))
	}
	return nil
}

// wideShiftPair merges a shift by n with an opposite one below it, where the bits that they clear
// are not demanded.
func (d *demander) wideShiftPair(i *ir.Instr, n int, mask bitvec.Int) ir.Value {
	opposite := map[ir.Op]ir.Op{ir.Shl: ir.LShr, ir.LShr: ir.Shl}
	below, ok := opposite[i.Op()]
	s := onceOf(i.Operand(0), below)
	if !ok || s == nil {
		return nil
	}
	c, isConst := intOf(s.Operand(1))
	by, fits := c.Uint64()
	if !isConst || !fits || by >= uint64(mask.Bits()) || by == 0 || n == 0 {
		return nil
	}
	k := int(by)
	up := func(v bitvec.Int, n int) bitvec.Int { // to the left, or by a negative n to the right
		if n < 0 {
			return v.LShr(-n)
		}
		return v.Shl(n)
	}
	first, second := -k, n // of which values of ones are shifted to the left
	if i.Op() == ir.LShr {
		first, second = k, -n
	}
	ones := bitvec.AllOnes(mask.Bits())
	if !up(ones, first+second).And(mask).Eq(up(up(ones, first), second).And(mask)) {
		return nil
	}
	switch {
	case n == k:
		return s.Operand(0)
	case n > k:
		return d.wideShiftBy(i, i, s, n-k)
	}
	return d.wideShiftBy(i, s, s, k-n)
}

// wideShiftBy inserts before i a shift of what s shifts, like the shift like, by another amount.
func (d *demander) wideShiftBy(i, like, s *ir.Instr, amount int) ir.Value {
	flags := like.Flags & (ir.NUW | ir.NSW)
	if like.Op() == ir.LShr {
		flags = like.Flags & ir.Exact
	}
	d.ic.b.setBefore(i)
	v := d.ic.b.insert(newBinary(like.Op(), s.Operand(0), ir.NewInt(i.Type(), uint64(amount)), flags), "")
	d.ic.b.setBefore(d.at)
	return v
}

// anyCast is a cast from or to more than 64 bits.
func (d *demander) anyCast(i *ir.Instr, mask bitvec.Int, depth int) ir.Value {
	x := i.Operand(0)
	from := width(x.Type())
	want := mask.ZExtOrTrunc(from)
	switch i.Op() {
	case ir.Trunc:
		if i.Flags&(ir.NUW|ir.NSW) == 0 && d.anyOperand(i, 0, want, depth+1) {
			return i
		}
	case ir.ZExt:
		if i.HasFlag(ir.NNeg) && want.IsZero() {
			return nil
		}
		if d.anyOperand(i, 0, want, depth+1) {
			i.Flags &^= ir.NNeg
			return i
		}
	case ir.SExt:
		signs := mask.ActiveBits() > from // copies of the sign are demanded
		if signs {
			want = want.Or(bitvec.MinSigned(from))
		}
		if d.anyOperand(i, 0, want, depth+1) {
			return i
		}
		nonNegative := d.ic.q.KnownBits(x).NonNegative(from)
		if !signs || nonNegative {
			z := newCast(ir.ZExt, x, i.Type())
			if nonNegative {
				z.Flags = ir.NNeg
			}
			return d.insteadOf(i, z)
		}
	}
	return nil
}

// comparedWide returns the bits of the left side that a compare with c demands: comparedBits for
// any width.
func comparedWide(p ir.Pred, c bitvec.Int) bitvec.Int {
	w := c.Bits()
	switch {
	case p == ir.SLT && c.IsZero(), p == ir.SGT && c.IsAllOnes():
		return bitvec.MinSigned(w)
	case p == ir.ULT: // low bits below c's trailing zeros do not matter
		return known.High(w, w-c.TrailingZeros())
	case p == ir.UGT:
		return known.High(w, w-c.Not().TrailingZeros())
	}
	return bitvec.AllOnes(w)
}

// icmpWide simplifies the operands of a compare of more than 64 bits by the bits that it demands.
func (ic *combiner) icmpWide(i *ir.Instr) bool {
	if ic.heldForMinMax(i) {
		return false
	}
	all := bitvec.AllOnes(width(i.Operand(0).Type()))
	mask := all
	if c, ok := intOf(i.Operand(1)); ok {
		mask = comparedWide(i.Pred, c)
	}
	return ic.demandWide(i, 0, mask) || ic.demandWide(i, 1, all)
}
