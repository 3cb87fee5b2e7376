package alias

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// Addresses as linear forms: base + offset + Σ scale · index, in the arithmetic of the index width,
// where an index is a value under a chain of casts. LLVM's DecomposeGEPExpression.

// casted is v truncated by trunc bits, then sign-extended by sext, then zero-extended by zext bits.
type casted struct {
	v                 ir.Value
	zext, sext, trunc int
	nonNeg            bool // the zero extension has nneg: the sign extension would do as well
}

func (c casted) bits() int { return c.v.Type().Bits - c.trunc + c.zext + c.sext }

func (c casted) with(v ir.Value, keepNonNeg bool) casted {
	c.v, c.nonNeg = v, keepNonNeg && c.nonNeg
	return c
}

// ofZExt replaces the value, a zext of v, by v.
func (c casted) ofZExt(v ir.Value, nonNeg bool) casted {
	by := c.v.Type().Bits - v.Type().Bits
	if by <= c.trunc {
		return casted{v, c.zext, c.sext, c.trunc - by, c.nonNeg}
	}
	return casted{v, c.zext + c.sext + by - c.trunc, 0, 0, nonNeg}
}

// ofSExt replaces the value, a sext of v, by v.
func (c casted) ofSExt(v ir.Value) casted {
	by := c.v.Type().Bits - v.Type().Bits
	if by <= c.trunc {
		return casted{v, c.zext, c.sext, c.trunc - by, c.nonNeg}
	}
	return casted{v, c.zext, c.sext + by - c.trunc, 0, c.nonNeg}
}

// of applies the casts to a constant of v's type.
func (c casted) of(k *ir.Const) int64 {
	w := c.v.Type().Bits - c.trunc
	n := wrap(lowBits(k), w)
	if w += c.sext; c.zext > 0 && w < 64 {
		n &= 1<<uint(w) - 1
	}
	return wrap(n, min(w+c.zext, 64))
}

// lowBits returns the low 64 bits of an integer constant, those above its width as its sign.
func lowBits(k *ir.Const) int64 {
	if n, ok := k.Int64(); ok {
		return n
	}
	if n, ok := k.Uint64(); ok {
		return int64(n)
	}
	b := k.Big()
	var n uint64
	for i := range 64 {
		n |= uint64(b.Bit(i)) << uint(i)
	}
	return int64(n)
}

// wrap sign-extends the low w bits of n.
func wrap(n int64, w int) int64 {
	if w <= 0 || w >= 64 {
		return n
	}
	s := uint(64 - w)
	return n << s >> s
}

// distributes reports whether the casts distribute over the operands of an operation with the given
// flags.
func (c casted) distributes(nuw, nsw bool) bool {
	return (c.zext == 0 || nuw) && (c.sext == 0 || nsw)
}

func (c casted) sameCasts(d casted) bool {
	if c.nonNeg || d.nonNeg {
		return c.zext+c.sext == d.zext+d.sext && c.trunc == d.trunc
	}
	return c.zext == d.zext && c.sext == d.sext && c.trunc == d.trunc
}

// linear is scale · val + offset; nsw: computing it so does not overflow.
type linear struct {
	val           casted
	scale, offset int64
	nsw           bool
}

func (l linear) mul(n int64, nsw bool, w int) linear {
	l.nsw = l.nsw && (n == 1 || nsw && l.offset == 0)
	l.scale, l.offset = wrap(l.scale*n, w), wrap(l.offset*n, w)
	return l
}

// maxLinearDepth bounds how many operations linearize decomposes.
const maxLinearDepth = 6

// linearize decomposes an index. Operations with a constant are decomposed as long as the casts
// distribute over them.
func linearize(c casted, depth int) linear {
	plain := linear{c, 1, 0, true}
	if depth == maxLinearDepth {
		return plain
	}
	if k := constInt(c.v); k != nil {
		return linear{c, 0, c.of(k), true}
	}
	i := asInstr(c.v)
	if i == nil {
		return plain
	}
	switch i.Op() {
	case ir.ZExt:
		return linearize(c.ofZExt(i.Operand(0), i.HasFlag(ir.NNeg)), depth+1)
	case ir.SExt:
		return linearize(c.ofSExt(i.Operand(0)), depth+1)
	case ir.Add, ir.Sub, ir.Mul, ir.Shl, ir.Or:
		if k := constInt(i.Operand(1)); k != nil {
			return linearizeBinary(c, i, k, depth, plain)
		}
	}
	return plain
}

func constInt(v ir.Value) *ir.Const {
	if k, ok := v.(*ir.Const); ok && k.Kind == ir.IntConst {
		return k
	}
	return nil
}

func linearizeBinary(c casted, i *ir.Instr, k *ir.Const, depth int, plain linear) linear {
	nuw, nsw := i.HasFlag(ir.NUW), i.HasFlag(ir.NSW)
	if i.Op() == ir.Or {
		if !i.HasFlag(ir.Disjoint) {
			return plain
		}
		nuw, nsw = true, true
	}
	if !c.distributes(nuw, nsw) {
		return plain
	}
	if c.trunc > 0 {
		nsw = false
	}
	w := min(c.bits(), 64)
	n := c.of(k)
	if i.Op() == ir.Shl {
		if n < 0 || n > int64(c.bits()) {
			return plain
		}
		l := linearize(c.with(i.Operand(0), nsw), depth+1)
		l.scale, l.offset = wrap(l.scale<<uint(n), w), wrap(l.offset<<uint(n), w)
		l.nsw = l.nsw && nsw
		return l
	}
	l := linearize(c.with(i.Operand(0), false), depth+1)
	switch i.Op() {
	case ir.Mul:
		return l.mul(n, nsw, w)
	case ir.Sub:
		n = -n
	}
	l.offset = wrap(l.offset+n, w)
	l.nsw = l.nsw && nsw
	return l
}

// variable is a summand scale · val of an address; negated: it is subtracted.
type variable struct {
	val          casted
	scale        int64
	at           *ir.Instr // the getelementptr, as context
	nsw, negated bool
}

// negatedScaleOf reports whether the contributions of the two variables have opposite factors.
func (x variable) negatedScaleOf(y variable) bool {
	if x.negated == y.negated {
		return x.scale == -y.scale
	}
	return x.scale == y.scale
}

// address is a decomposed pointer.
type address struct {
	base     ir.Value
	offset   int64 // bytes, modulo 2^width
	width    int   // of indices
	vars     []variable
	inBounds bool // all getelementptrs on the path are inbounds, and there is one
}

// decompose takes a pointer apart, up to objectDepth getelementptrs and casts.
func (a *Analysis) decompose(p ir.Value) address {
	const maxSteps = 6
	d := address{width: a.dl.IndexBits(spaceOf(p))}
	first := true
	at := asInstr(p)
	for range maxSteps {
		switch analysis.Opcode(p) {
		case ir.BitCast, ir.AddrSpaceCast:
			q := analysis.Operand(p, 0)
			if !q.Type().IsPtr() || a.dl.IndexBits(spaceOf(q)) != d.width {
				d.base = p
				return d
			}
			p = q
			continue
		case ir.GetElementPtr:
			inBounds := gepFlags(p)&ir.InBounds != 0
			d.inBounds = inBounds && (first || d.inBounds)
			first = false
			if !a.addIndices(&d, p, at) {
				d.base = p
				return d
			}
			p = analysis.Operand(p, 0)
			continue
		case ir.BadOp:
			if g, ok := p.(*ir.Alias); ok && !analysis.Interposable(g) {
				p = g.Aliasee
				continue
			}
		case ir.Phi:
			if i := p.(*ir.Instr); i.NumIncoming() == 1 {
				p = i.Operand(0)
				continue
			}
		case ir.Call, ir.Invoke, ir.CallBr:
			// llvm.ptrmask returns a pointer into the same object, but at an address of its own,
			// which LLVM 19 overlooks here.
			if i := p.(*ir.Instr); i.IntrinsicID() != "llvm.ptrmask" {
				if q := analysis.ReturnedPointer(i, false); q != nil {
					p = q
					continue
				}
			}
		}
		d.base = p
		return d
	}
	d.base = p
	return d
}

func gepFlags(p ir.Value) ir.Flags {
	switch p := p.(type) {
	case *ir.Instr:
		return p.Flags
	case *ir.Const:
		return p.Flags
	}
	return 0
}

// gepParts returns the element type and the number of indices of a getelementptr; index k is its
// operand k+1.
func gepParts(p ir.Value) (elem *ir.Type, indices int) {
	if k, ok := p.(*ir.Const); ok {
		return k.ElemTy, len(k.Elems) - 1
	}
	i := p.(*ir.Instr)
	return i.ElemTy, i.NumOperands() - 1
}

// addIndices adds the offset of a getelementptr to its base. It changes nothing and returns false
// for scalable types and vectors.
func (a *Analysis) addIndices(d *address, gep ir.Value, at *ir.Instr) bool {
	ty, indices := gepParts(gep)
	if !gep.Type().IsPtr() || ty.HasScalable() {
		return false
	}
	nusw := gepFlags(gep)&(ir.InBounds|ir.NUSW) != 0
	for k := range indices {
		index := analysis.Operand(gep, k+1)
		if k > 0 && ty.Kind == ir.StructKind {
			n := uint64(lowBits(index.(*ir.Const)))
			d.offset = wrap(d.offset+int64(a.dl.FieldOffset(ty, n)), d.width)
			ty = ty.FieldAt(n)
			continue
		}
		if k > 0 {
			ty = ty.Elem
		}
		stride := int64(a.dl.AllocSize(ty))
		if c := constInt(index); c != nil {
			d.offset = wrap(d.offset+wrap(lowBits(c), d.width)*stride, d.width)
			continue
		}
		w := index.Type().Bits
		if w == 0 { // an undef or poison vector
			return false
		}
		l := linearize(casted{v: index, sext: max(d.width-w, 0), trunc: max(w-d.width, 0)}, 0)
		l = l.mul(stride, nusw, d.width)
		d.offset = wrap(d.offset+l.offset, d.width)
		d.add(l, at)
	}
	return true
}

// add adds a linear form's variable, merging it with the same one.
func (d *address) add(l linear, at *ir.Instr) {
	for k, x := range d.vars {
		if x.val.v == l.val.v && x.val.sameCasts(l.val) {
			l.scale, l.nsw = wrap(l.scale+x.scale, d.width), false
			d.vars = append(d.vars[:k], d.vars[k+1:]...)
			break
		}
	}
	if l.scale != 0 {
		d.vars = append(d.vars, variable{val: l.val, scale: l.scale, at: at, nsw: l.nsw})
	}
}

// difference returns d - s. Its variables are appended to b.vars.
func (b *Batch) difference(d, s address) address {
	first := len(b.vars)
	b.vars = append(b.vars, d.vars...)
	d.offset = wrap(d.offset-s.offset, d.width)
	for _, x := range s.vars {
		found := false
		for k := first; k < len(b.vars); k++ {
			y := &b.vars[k]
			if !b.equal(y.val.v, x.val.v) || !y.val.sameCasts(x.val) {
				continue
			}
			if y.negated {
				y.scale, y.negated, y.nsw = -y.scale, false, false
			}
			if y.scale != x.scale {
				y.scale, y.nsw = wrap(y.scale-x.scale, d.width), false
			} else {
				b.vars = slices.Delete(b.vars, k, k+1)
			}
			found = true
			break
		}
		if !found {
			x.negated = true
			b.vars = append(b.vars, x)
		}
	}
	d.vars = b.vars[first:]
	return d
}
