package instcombine

import (
	"math/bits"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/analysis/valuetracking"
)

// Demanded bits: computations of bits that no user demands are removed (LLVM's
// SimplifyDemandedBits).

const maxDemandDepth = 6

// demand simplifies i with all its bits demanded. It reports whether anything has changed; i may
// have lost its uses.
func (ic *combiner) demand(i *ir.Instr) bool {
	w := width(i.Type())
	if !i.Type().Scalar().IsInt() {
		return false
	}
	d := &demander{ic: ic, at: i}
	var v ir.Value
	if w > 64 {
		v = d.wideBits(i, bitvec.AllOnes(w), 0)
	} else {
		v = d.bits(i, maskOf(w), 0)
	}
	switch {
	case v == nil:
		return d.changed
	case v == ir.Value(i):
		return true
	}
	ic.use(i, v)
	return true
}

// demandOperand simplifies operand k of i, whose bits in mask are demanded; of at most 64 bits, see
// demandWide.
func (ic *combiner) demandOperand(i *ir.Instr, k int, mask uint64) bool {
	if w := width(i.Operand(k).Type()); !i.Operand(k).Type().Scalar().IsInt() || w > 64 {
		return false
	}
	d := &demander{ic: ic, at: i}
	return d.operand(i, k, mask, 0)
}

type demander struct {
	ic      *combiner
	at      *ir.Instr
	changed bool
}

// operand replaces operand k of i by a simpler value with the same demanded bits.
func (d *demander) operand(i *ir.Instr, k int, mask uint64, depth int) bool {
	v := d.value(i.Operand(k), mask, depth)
	if v == nil {
		return false
	}
	d.changed = true
	d.ic.setOperand(i, k, v) // an operand changed in place is revisited as well
	return true
}

// value returns a replacement for v where only the bits of mask are demanded: v itself when it was
// changed in place, nil for none.
func (d *demander) value(v ir.Value, mask uint64, depth int) ir.Value {
	if ir.IsConst(v) {
		return nil
	}
	w := width(v.Type())
	if mask == 0 {
		if isUndef(v) {
			return nil
		}
		return ir.NewUndef(v.Type())
	}
	i := asInstr(v)
	if i == nil {
		return d.known(v, mask, w)
	}
	if depth >= maxDemandDepth {
		return nil
	}
	if depth > 0 && !oneUse(i) {
		return d.shared(i, mask, w)
	}
	if depth == 0 && !oneUse(i) && i != d.at {
		return d.shared(i, mask, w)
	}
	return d.bits(i, mask, depth)
}

// known returns v's demanded bits as a constant, if all of them are known.
func (d *demander) known(v ir.Value, mask uint64, w int) ir.Value {
	k := d.ic.q.KnownBits(v)
	if mask&^(k.Zero|k.One)&maskOf(w) == 0 {
		return ir.NewInt(v.Type(), k.One)
	}
	return nil
}

// shared returns an operand with the same demanded bits as i. i has other users and is not changed.
func (d *demander) shared(i *ir.Instr, mask uint64, w int) ir.Value {
	if v := d.known(i, mask, w); v != nil {
		return v
	}
	var a, b valuetracking.KnownBits
	if isOp(i, ir.And, ir.Or, ir.Xor, ir.Add, ir.Sub) {
		a, b = d.ic.q.KnownBits(i.Operand(0)), d.ic.q.KnownBits(i.Operand(1))
	}
	switch i.Op() {
	case ir.And:
		if mask&^(a.Zero|b.One) == 0 {
			return i.Operand(0)
		}
		if mask&^(b.Zero|a.One) == 0 {
			return i.Operand(1)
		}
	case ir.Or:
		if mask&^(a.One|b.Zero) == 0 {
			return i.Operand(0)
		}
		if mask&^(b.One|a.Zero) == 0 {
			return i.Operand(1)
		}
	case ir.Xor:
		if mask&^b.Zero == 0 {
			return i.Operand(0)
		}
		if mask&^a.Zero == 0 {
			return i.Operand(1)
		}
	case ir.Add:
		low := lowOnes(mask)
		if low&^b.Zero == 0 {
			return i.Operand(0)
		}
		if low&^a.Zero == 0 {
			return i.Operand(1)
		}
	case ir.Sub:
		if lowOnes(mask)&^b.Zero == 0 {
			return i.Operand(0)
		}
	}
	return nil
}

// lowOnes is the mask of all bits up to the highest one of m.
func lowOnes(m uint64) uint64 { return maskOf(bits.Len64(m)) }

// bits simplifies i, whose only user demands the bits of mask.
func (d *demander) bits(i *ir.Instr, mask uint64, depth int) ir.Value {
	w := width(i.Type())
	var out ir.Value
	switch i.Op() {
	case ir.And, ir.Or, ir.Xor:
		out = d.logic(i, mask, w, depth)
	case ir.Add, ir.Sub, ir.Mul:
		out = d.arithmetic(i, mask, w, depth)
	case ir.Shl, ir.LShr, ir.AShr:
		out = d.shift(i, mask, w, depth)
	case ir.Trunc, ir.ZExt, ir.SExt:
		out = d.cast(i, mask, w, depth)
	case ir.Select:
		if d.operand(i, 2, mask, depth+1) || d.operand(i, 1, mask, depth+1) {
			return i
		}
		if d.selected(i, 1, mask) || d.selected(i, 2, mask) {
			return i
		}
	case ir.UDiv, ir.URem, ir.SRem:
		out = d.remainder(i, mask, w, depth)
	case ir.Call:
		out = d.call(i, mask, w, depth)
	}
	if out != nil {
		return out
	}
	if i == d.at && depth == 0 {
		k := d.ic.q.KnownBits(i)
		if mask&^(k.Zero|k.One)&maskOf(w) == 0 {
			return ir.NewInt(i.Type(), k.One)
		}
		return nil
	}
	return d.known(i, mask, w)
}

// selected is shrink for an arm of a select, whose constant is rather that of the compare where the
// demanded bits allow: the two may be a minimum or maximum.
func (d *demander) selected(i *ir.Instr, k int, mask uint64) bool {
	if c := opOf(i.Operand(0), ir.ICmp); c != nil && !ir.IsConst(c.Operand(0)) {
		arm, ok1 := word(i.Operand(k))
		bound, ok2 := word(c.Operand(1))
		if ok1 && ok2 && c.Operand(1).Type() == i.Type() && (arm^bound)&mask == 0 {
			if arm == bound {
				return false
			}
			i.SetOperand(k, c.Operand(1))
			d.changed = true
			return true
		}
	}
	return d.shrink(i, k, mask)
}

// shrink clears the bits of a constant operand that are not demanded.
func (d *demander) shrink(i *ir.Instr, k int, mask uint64) bool {
	c, ok := word(i.Operand(k))
	if !ok || c&^mask == 0 {
		return false
	}
	i.SetOperand(k, ir.NewInt(i.Type(), c&mask))
	d.changed = true
	return true
}

func (d *demander) logic(i *ir.Instr, mask uint64, w, depth int) ir.Value {
	q := d.ic.q
	first, second := mask, mask
	if d.operand(i, 1, second, depth+1) {
		d.dropFlags(i)
		return i
	}
	b := q.KnownBits(i.Operand(1))
	switch i.Op() {
	case ir.And:
		first &^= b.Zero
	case ir.Or:
		first &^= b.One
	}
	if d.operand(i, 0, first, depth+1) {
		d.dropFlags(i)
		return i
	}
	a := q.KnownBits(i.Operand(0))
	if v := d.known(i, mask, w); v != nil {
		return v
	}
	switch i.Op() {
	case ir.And:
		if mask&^(a.Zero|b.One) == 0 {
			return i.Operand(0)
		}
		if mask&^(b.Zero|a.One) == 0 {
			return i.Operand(1)
		}
		if d.shrink(i, 1, mask&^a.Zero) {
			return i
		}
	case ir.Or:
		if mask&^(a.One|b.Zero) == 0 {
			return i.Operand(0)
		}
		if mask&^(b.One|a.Zero) == 0 {
			return i.Operand(1)
		}
		if d.shrink(i, 1, mask) {
			return i
		}
		if !i.HasFlag(ir.Disjoint) && (a.Zero|b.Zero)&maskOf(w) == maskOf(w) {
			i.Flags |= ir.Disjoint
			return i
		}
	case ir.Xor:
		return d.xor(i, a, b, mask, w)
	}
	return nil
}

func (d *demander) dropFlags(i *ir.Instr) { i.Flags &^= ir.Disjoint }

func (d *demander) xor(i *ir.Instr, a, b valuetracking.KnownBits, mask uint64, w int) ir.Value {
	if mask&^b.Zero == 0 {
		return i.Operand(0)
	}
	if mask&^a.Zero == 0 {
		return i.Operand(1)
	}
	d.ic.b.setBefore(i)
	if mask&^(a.Zero|b.Zero) == 0 { // no bit in both
		n := newBinary(ir.Or, i.Operand(0), i.Operand(1), 0)
		if (a.Zero|b.Zero)&maskOf(w) == maskOf(w) {
			n.Flags = ir.Disjoint
		}
		v := d.ic.b.insert(n, "")
		n.TakeName(i)
		d.ic.b.setBefore(d.at)
		return v
	}
	if c, ok := word(i.Operand(1)); ok && mask&^(b.Zero|b.One) == 0 && b.One&^a.One == 0 && b.One&mask == b.One {
		// the flipped bits are known to be set: clear them
		n := newBinary(ir.And, i.Operand(0), ir.NewInt(i.Type(), ^c&mask), 0)
		v := d.ic.b.insert(n, "")
		d.ic.b.setBefore(d.at)
		return v
	}
	d.ic.b.setBefore(d.at)
	if c, ok := word(i.Operand(1)); ok && c != maskOf(w) {
		if c|^mask&maskOf(w) == maskOf(w) && mask&c == mask { // all demanded bits are flipped: a not
			i.SetOperand(1, ir.NewAllOnes(i.Type()))
			return i
		}
		if d.shrink(i, 1, mask) {
			return i
		}
	}
	return nil
}

func (d *demander) arithmetic(i *ir.Instr, mask uint64, w, depth int) ir.Value {
	if i.Op() == ir.Add && mask&1 == 0 {
		if v := d.sumOfTruths(i); v != nil {
			return v
		}
	}
	if i.Op() == ir.Mul {
		if isPow2(mask) { // the lowest bit of x*x + … : only powers of two as LLVM
			tz := bits.TrailingZeros64(mask)
			if c, ok := word(i.Operand(1)); ok && c != 0 && bits.TrailingZeros64(c) == tz { // (x << n) & 1<<n
				d.ic.b.setBefore(i)
				v := d.ic.b.shl(i.Operand(0), ir.NewInt(i.Type(), uint64(tz)), "")
				if n := asInstr(v); n != nil {
					n.TakeName(i)
				}
				d.ic.b.setBefore(d.at)
				return v
			}
		}
	}
	if i.Op() == ir.Mul {
		if v := d.square(i, mask); v != nil {
			return v
		}
	}
	low, all := lowOnes(mask), maskOf(w)
	if low != all && (d.shrink(i, 0, low) || d.operand(i, 1, low, depth+1) || d.shrink(i, 1, low)) {
		i.Flags &^= ir.NSW | ir.NUW
		return i
	}
	if left := low &^ d.uncarried(i, mask); left != all && (d.shrink(i, 0, left) || d.operand(i, 0, left, depth+1)) {
		if low != all {
			i.Flags &^= ir.NSW | ir.NUW
		}
		return i
	}
	return d.sumParts(i, mask, w)
}

// uncarried returns the low bits of a sum's or difference's first operand that are not demanded and
// do not influence demanded bits, since the second operand is zero there and nothing is carried.
func (d *demander) uncarried(i *ir.Instr, mask uint64) uint64 {
	if i.Op() == ir.Mul || mask&1 != 0 {
		return 0
	}
	free := ^mask & d.ic.q.KnownBits(i.Operand(1)).Zero
	return maskOf(bits.TrailingZeros64(^free))
}

// sumParts returns an operand when the other one does not influence the demanded bits.
func (d *demander) sumParts(i *ir.Instr, mask uint64, w int) ir.Value {
	if i.Op() == ir.Mul {
		return nil
	}
	low := lowOnes(mask)
	a, b := d.ic.q.KnownBits(i.Operand(0)), d.ic.q.KnownBits(i.Operand(1))
	if low&^b.Zero == 0 {
		return i.Operand(0)
	}
	if (i.Op() == ir.Add || low == 1) && low&^a.Zero == 0 { // the lowest bit of a difference is that of the sum
		return i.Operand(1)
	}
	return nil
}

func (d *demander) shift(i *ir.Instr, mask uint64, w, depth int) ir.Value {
	if i.Op() == ir.AShr && mask == 1 { // the lowest bit is never a copy of the sign
		d.ic.b.setBefore(i)
		v := d.ic.b.insert(newBinary(ir.LShr, i.Operand(0), i.Operand(1), 0), i.Name())
		d.ic.b.setBefore(d.at)
		return v
	}
	if i.Op() == ir.AShr && mask != 0 && d.ic.q.SignBits(i.Operand(0)) >= w-bits.TrailingZeros64(mask) {
		return i.Operand(0) // only copies of the sign are demanded
	}
	n, ok := word(i.Operand(1))
	if !ok {
		if i.Op() == ir.Shl { // high bits that are not demanded do not come from lower ones
			if low := lowOnes(mask); low != maskOf(w) && d.operand(i, 0, low, depth+1) {
				i.Flags &^= ir.NSW | ir.NUW
				return i
			}
		}
		return nil
	}
	if n >= uint64(w) {
		return nil
	}
	m := maskOf(w)
	if v := d.shiftedConstant(i, n, mask, w); v != nil {
		return v
	}
	switch i.Op() {
	case ir.Shl:
		if s := onceOf(i.Operand(0), ir.LShr); s != nil { // (a >> k) << n: one shift
			if v := d.shiftPair(i, s, n, mask, w); v != nil {
				return v
			}
		}
		want := mask >> n
		if i.HasFlag(ir.NSW) {
			want |= m &^ (m >> (n + 1))
		} else if i.HasFlag(ir.NUW) {
			want |= m &^ (m >> n)
		}
		if d.operand(i, 0, want, depth+1) {
			return i
		}
	case ir.LShr:
		if s := onceOf(i.Operand(0), ir.Shl); s != nil {
			if v := d.shiftPair(i, s, n, mask, w); v != nil {
				return v
			}
		}
		want := mask << n & m
		if i.HasFlag(ir.Exact) {
			want |= maskOf(int(n))
		}
		if d.operand(i, 0, want, depth+1) {
			i.Flags &^= ir.Exact
			return i
		}
	case ir.AShr:
		return d.arithmeticShift(i, n, mask, w, depth)
	}
	return nil
}

func (d *demander) arithmeticShift(i *ir.Instr, n uint64, mask uint64, w, depth int) ir.Value {
	m := maskOf(w)
	if mask == 1 && d.ic.q.SignBits(i.Operand(0)) == w { // all bits alike
		return i.Operand(0)
	}
	want := mask << n & m
	high := m &^ (m >> n)
	if mask&high != 0 {
		want |= signBit(w)
	}
	if i.HasFlag(ir.Exact) {
		want |= maskOf(int(n))
	}
	if d.operand(i, 0, want, depth+1) {
		i.Flags &^= ir.Exact
		return i
	}
	a := d.ic.q.KnownBits(i.Operand(0))
	if a.NonNegative(w) || mask&high == 0 { // the sign does not matter
		d.ic.b.setBefore(i)
		l := newBinary(ir.LShr, i.Operand(0), i.Operand(1), i.Flags&ir.Exact)
		d.ic.b.insert(l, "")
		l.TakeName(i)
		d.ic.b.setBefore(d.at)
		return l
	}
	return nil
}

func (d *demander) cast(i *ir.Instr, mask uint64, w, depth int) ir.Value {
	from := width(i.Operand(0).Type())
	if from > 64 {
		return d.anyCast(i, bitvec.New(w, mask), depth)
	}
	switch i.Op() {
	case ir.Trunc:
		if v := d.truncBeforeShift(i, mask, w); v != nil {
			return v
		}
		if i.Flags&(ir.NUW|ir.NSW) != 0 {
			return nil
		}
		if d.operand(i, 0, mask, depth+1) {
			return i
		}
	case ir.ZExt:
		want := mask & maskOf(from)
		if i.HasFlag(ir.NNeg) {
			if mask&maskOf(from) == 0 {
				return nil
			}
		}
		if d.operand(i, 0, want, depth+1) {
			i.Flags &^= ir.NNeg
			return i
		}
	case ir.SExt:
		want := mask & maskOf(from)
		if mask&^maskOf(from) != 0 {
			want |= signBit(from)
		}
		if d.operand(i, 0, want, depth+1) {
			return i
		}
		if mask&^maskOf(from) == 0 || d.ic.q.KnownBits(i.Operand(0)).NonNegative(from) {
			d.ic.b.setBefore(i)
			z := newCast(ir.ZExt, i.Operand(0), i.Type())
			if d.ic.q.KnownBits(i.Operand(0)).NonNegative(from) {
				z.Flags = ir.NNeg
			}
			d.ic.b.insert(z, "")
			z.TakeName(i)
			d.ic.b.setBefore(d.at)
			return z
		}
	}
	return nil
}

func (d *demander) call(i *ir.Instr, mask uint64, w, depth int) ir.Value {
	switch i.IntrinsicID() {
	case "llvm.abs":
		if mask == 1 {
			return i.Arg(0)
		}
	case "llvm.bswap":
		if v := d.demandedByte(i, mask, w); v != nil {
			return v
		}
	case "llvm.fshl", "llvm.fshr":
		n, ok := word(i.Arg(2))
		if !ok {
			return nil
		}
		n %= uint64(w)
		if i.IntrinsicID() == "llvm.fshr" {
			n = uint64(w) - n
		}
		if n == 0 || n == uint64(w) {
			return nil
		}
		if i.Arg(0) == i.Arg(1) {
			return d.rotation(i, mask, n, w)
		}
		if d.operand(i, 0, mask>>n, depth+1) || d.operand(i, 1, mask<<(uint64(w)-n)&maskOf(w), depth+1) {
			return i
		}
	}
	return nil
}

// rotation does not simplify funnel shifts of two values; it replaces a side whose demanded bits
// are all known by a constant.
func (d *demander) rotation(i *ir.Instr, mask, n uint64, w int) ir.Value {
	m := maskOf(w)
	k := d.ic.q.KnownBits(i.Arg(0))
	for arg, want := range []uint64{mask >> n, mask << (uint64(w) - n) & m} {
		if want&^(k.Zero|k.One) == 0 && !isWord(i.Arg(arg), k.One) {
			d.ic.setOperand(i, arg, ir.NewInt(i.Type(), k.One))
			return i
		}
	}
	return nil
}
