package emu

import (
	"math/bits"
	"sync"

	"opt-go/nvptx/emu/scalar"
	"opt-go/nvptx/ptx"
)

// decoders maps each opcode that is not per-thread arithmetic to its decoder.
var decoders = sync.OnceValue(func() map[string]func(*decoder) {
	t := map[string]func(*decoder){"bfi": decodeBfi, "testp": decodeTestp}
	for _, family := range []map[string]func(*decoder){
		logicDecoders, moveDecoders, memoryDecoders(), controlDecoders(), warpDecoders, textureDecoders,
	} {
		for op, f := range family { // distinct keys: the order does not matter
			t[op] = f
		}
	}
	return t
})

// arithmetic decodes the operations of package scalar; it returns false for other opcodes.
func (d *decoder) arithmetic() bool {
	f, ok := scalar.Of(d.in.Op, d.m)
	if !ok {
		return false
	}
	t := d.m.Type("T")
	second, third := t, t
	if f.Second != ptx.NoType {
		second = f.Second
	}
	if f.Third != ptx.NoType {
		third = f.Third
	}
	d.dest(0)
	d.o.a = d.source(1, t)
	if f.Sources > 1 {
		d.o.b = d.source(2, second)
	}
	if f.Sources > 2 {
		d.o.c = d.source(3, third)
	}
	d.o.f1, d.o.f2, d.o.f3, d.o.carry, d.o.carryIn, d.o.carryOut = f.One, f.Two, f.Three, f.Carry, f.CarryIn, f.CarryOut
	switch {
	case f.Carry != nil:
		d.o.exec = execCarry
		if f.Sources == 2 {
			d.o.c = constant(0)
		}
	case f.Divides:
		d.o.exec = execDivide
	default:
		d.o.exec = []func(*warp, *op){exec1, exec2, exec3}[f.Sources-1]
	}
	return true
}

// one, two and three decode operand shapes d, a …, all of the type in slot T.
func (d *decoder) one(f scalar.Unary) {
	d.dest(0)
	d.o.a = d.source(1, d.m.Type("T"))
	d.o.f1, d.o.exec = f, exec1
}

func (d *decoder) two(f scalar.Binary) {
	d.dest(0)
	d.o.a, d.o.b = d.source(1, d.m.Type("T")), d.source(2, d.m.Type("T"))
	d.o.f2, d.o.exec = f, exec2
}

func (d *decoder) three(f scalar.Ternary) {
	d.dest(0)
	t := d.m.Type("T")
	d.o.a, d.o.b, d.o.c = d.source(1, t), d.source(2, t), d.source(3, t)
	d.o.f3, d.o.exec = f, exec3
}

func decodeBfi(d *decoder) {
	t := d.m.Type("T")
	d.dest(0)
	d.o.a, d.o.b, d.o.c = d.source(1, t), d.source(2, t), d.source(3, ptx.U32)
	d.o.elems = []source{d.source(4, ptx.U32)}
	d.o.elemBits = t.Bits()
	d.o.exec = execBfi
}

func decodeTestp(d *decoder) {
	test := scalar.Test(d.m.Get("test"), d.m.Type("T"))
	d.predicateDest(0)
	d.o.a = d.source(1, d.m.Type("T"))
	d.o.cmp = func(a, _ uint64) bool { return test(a) }
	d.o.exec = execTest
}

// Executors of operations that every thread does for itself. Each has a loop for a full warp.

func exec1(w *warp, o *op) {
	a, d, f := o.a.lanes(w), &w.regs[o.dst], o.f1
	if w.exec == fullMask {
		for i := range d {
			d[i] = f(a[i])
		}
		return
	}
	for m := w.exec; m != 0; m &= m - 1 {
		i := bits.TrailingZeros32(m)
		d[i] = f(a[i])
	}
}

func exec2(w *warp, o *op) {
	a, b, d, f := o.a.lanes(w), o.b.lanes(w), &w.regs[o.dst], o.f2
	if w.exec == fullMask {
		for i := range d {
			d[i] = f(a[i], b[i])
		}
		return
	}
	for m := w.exec; m != 0; m &= m - 1 {
		i := bits.TrailingZeros32(m)
		d[i] = f(a[i], b[i])
	}
}

// execDivide reports divisors that are zero to the checker.
func execDivide(w *warp, o *op) {
	if c := w.block.check; c != nil {
		b := o.b.lanes(w)
		for m := w.exec; m != 0; m &= m - 1 {
			if i := bits.TrailingZeros32(m); b[i] == 0 {
				c.report(w, o, i, "division by zero", "PTX leaves the result open", nil)
				break
			}
		}
	}
	exec2(w, o)
}

func exec3(w *warp, o *op) {
	a, b, c, d, f := o.a.lanes(w), o.b.lanes(w), o.c.lanes(w), &w.regs[o.dst], o.f3
	if w.exec == fullMask {
		for i := range d {
			d[i] = f(a[i], b[i], c[i])
		}
		return
	}
	for m := w.exec; m != 0; m &= m - 1 {
		i := bits.TrailingZeros32(m)
		d[i] = f(a[i], b[i], c[i])
	}
}

// execMov copies; it is so common that it has no function.
func execMov(w *warp, o *op) {
	if w.exec == fullMask {
		w.regs[o.dst] = *o.a.lanes(w)
		return
	}
	w.setLanes(o.dst, o.a.lanes(w))
}

// execTest sets a predicate to a property of one operand.
func execTest(w *warp, o *op) {
	a := o.a.lanes(w)
	var r uint32
	for m := w.exec; m != 0; m &= m - 1 {
		i := bits.TrailingZeros32(m)
		if o.cmp(a[i], 0) {
			r |= 1 << i
		}
	}
	w.setPred(o.dstPred, r)
}

// compare returns the threads for which the comparison holds.
func compare(w *warp, o *op) uint32 {
	a, b, f := o.a.lanes(w), o.b.lanes(w), o.cmp
	var r uint32
	if w.exec == fullMask {
		for i := range a {
			if f(a[i], b[i]) {
				r |= 1 << i
			}
		}
		return r
	}
	for m := w.exec; m != 0; m &= m - 1 {
		i := bits.TrailingZeros32(m)
		if f(a[i], b[i]) {
			r |= 1 << i
		}
	}
	return r
}

// execSetp is setp: it writes the comparison to p, its negation to q, each combined with the third
// operand.
func execSetp(w *warp, o *op) {
	r := compare(w, o)
	n := ^r
	if o.boolOp != nil {
		c := o.p.mask(w)
		r, n = o.boolOp(r, c), o.boolOp(n, c)
	}
	w.setPred(o.dstPred, r)
	w.setPred(o.dstPred2, n)
}

// execSetpPair is setp on f16x2: it writes the two halves to p and q.
func execSetpPair(w *warp, o *op) {
	a, b := o.a.lanes(w), o.b.lanes(w)
	var lo, hi uint32
	for m := w.exec; m != 0; m &= m - 1 {
		i := bits.TrailingZeros32(m)
		if o.cmp(a[i]&0xFFFF, b[i]&0xFFFF) {
			lo |= 1 << i
		}
		if o.cmp(a[i]>>16, b[i]>>16) {
			hi |= 1 << i
		}
	}
	if o.boolOp != nil {
		c := o.p.mask(w)
		lo, hi = o.boolOp(lo, c), o.boolOp(hi, c)
	}
	w.setPred(o.dstPred, lo)
	w.setPred(o.dstPred2, hi)
}

// execSet is set: the true value is in c, the false value zero.
func execSet(w *warp, o *op) {
	r := compare(w, o)
	if o.boolOp != nil {
		r = o.boolOp(r, o.p.mask(w))
	}
	d, yes := &w.regs[o.dst], o.c.value
	for m := w.exec; m != 0; m &= m - 1 {
		i := bits.TrailingZeros32(m)
		if d[i] = 0; r>>i&1 == 1 {
			d[i] = yes[i]
		}
	}
}

func execSelp(w *warp, o *op) {
	a, b, d, p := o.a.lanes(w), o.b.lanes(w), &w.regs[o.dst], o.p.mask(w)
	for m := w.exec; m != 0; m &= m - 1 {
		i := bits.TrailingZeros32(m)
		if p>>i&1 == 1 {
			d[i] = a[i] & o.dstMask
		} else {
			d[i] = b[i] & o.dstMask
		}
	}
}

// execSlct selects by the sign of c; o.cmp says which c choose a.
func execSlct(w *warp, o *op) {
	a, b, c, d := o.a.lanes(w), o.b.lanes(w), o.c.lanes(w), &w.regs[o.dst]
	for m := w.exec; m != 0; m &= m - 1 {
		i := bits.TrailingZeros32(m)
		if o.cmp(c[i], 0) {
			d[i] = a[i] & o.dstMask
		} else {
			d[i] = b[i] & o.dstMask
		}
	}
}

// execLogicPred is and, or, xor and not on predicates: 32 threads at once.
func execLogicPred(w *warp, o *op) {
	second := uint32(0)
	if o.p2 != nil {
		second = o.p2.mask(w)
	}
	w.setPred(o.dstPred, o.boolOp(o.p.mask(w), second))
}

func execBfi(w *warp, o *op) {
	a, b, c, l := o.a.lanes(w), o.b.lanes(w), o.c.lanes(w), o.elems[0].lanes(w)
	d := &w.regs[o.dst]
	for m := w.exec; m != 0; m &= m - 1 {
		i := bits.TrailingZeros32(m)
		d[i] = scalar.InsertField(a[i], b[i], int(c[i]&0xFF), int(l[i]&0xFF), o.elemBits)
	}
}

// execCarry is add.cc, addc, sub.cc, subc, mad.cc and madc: o.carry computes sum and carry out of
// the carry in.
func execCarry(w *warp, o *op) {
	a, b, c, d := o.a.lanes(w), o.b.lanes(w), o.c.lanes(w), &w.regs[o.dst]
	for m := w.exec; m != 0; m &= m - 1 {
		i := bits.TrailingZeros32(m)
		in := uint64(0)
		if o.carryIn {
			in = uint64(w.carry >> i & 1)
		}
		r, out := o.carry(a[i], b[i], c[i], in)
		d[i] = r
		if o.carryOut {
			w.carry = w.carry&^(1<<i) | uint32(out)<<i
		}
	}
}

// execPack is mov.b64 d, {a, b}.
func execPack(w *warp, o *op) {
	var r lanes
	for k := range o.elems {
		v := o.elems[k].lanes(w)
		for i := range r {
			r[i] |= v[i] & (1<<o.elemBits - 1) << (k * o.elemBits)
		}
	}
	w.setLanes(o.dst, &r)
}

// execUnpack is mov.b64 {a, b}, d.
func execUnpack(w *warp, o *op) {
	v := *o.a.lanes(w) // a copy: a destination may be the source
	for k, d := range o.dsts {
		if d < 0 {
			continue
		}
		var r lanes
		for i := range r {
			r[i] = v[i] >> (k * o.elemBits) & (1<<o.elemBits - 1)
		}
		w.setLanes(d, &r)
	}
}

// execLop3Bool is lop3.or and lop3.and: the result, and whether it is not zero combined with a
// predicate.
func execLop3Bool(w *warp, o *op) {
	a, b, c := o.a.lanes(w), o.b.lanes(w), o.c.lanes(w)
	var r lanes
	var nonzero uint32
	for m := w.exec; m != 0; m &= m - 1 {
		i := bits.TrailingZeros32(m)
		if r[i] = o.f3(a[i], b[i], c[i]); r[i] != 0 {
			nonzero |= 1 << i
		}
	}
	q := o.p.mask(w)
	w.setLanes(o.dst, &r)
	w.setPred(o.dstPred, o.boolOp(nonzero, q))
}

func execNothing(w *warp, o *op) {}
