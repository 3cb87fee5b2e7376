package emu

import (
	"sync"

	"opt-go/nvptx/emu/lane"
	"opt-go/nvptx/emu/scalar"
	"opt-go/nvptx/emu/simd"
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
	first, second, third := t, t, t
	if f.First != ptx.NoType {
		first = f.First
	}
	if f.Second != ptx.NoType {
		second = f.Second
	}
	if f.Third != ptx.NoType {
		third = f.Third
	}
	d.dest(0)
	d.o.a = d.source(1, first)
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
		d.wholeWarp(0)
	}
	return true
}

// wholeWarp lets the operation run on all threads at once where package simd has it. There a
// conversion's result is as wide as its type, so the register must be, too.
func (d *decoder) wholeWarp(lut uint64) {
	if d.in.Op == "cvt" && d.o.dstMask != scalar.Mask(d.m.Type("D")) {
		return
	}
	switch d.o.whole = simd.Of(d.in.Opcode(), lut); {
	case d.o.whole.One != nil:
		d.o.exec = execWhole1
	case d.o.whole.Two != nil && d.o.f2 != nil:
		d.o.exec = execWhole2
	case d.o.whole.Three != nil:
		d.o.exec = execWhole3
	}
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
	d.o.a, d.o.b = d.source(1, d.m.Type("T")), constant(0)
	d.o.cmp, d.o.exec = func(a, _ uint64) bool { return test(a) }, execSetp
}

// Executors of operations that every thread does for itself.

func exec1(w *warp, o *op) { lane.Map1(&w.regs[o.dst], o.a.lanes(w), w.exec, o.f1) }

func exec2(w *warp, o *op) { lane.Map2(&w.regs[o.dst], o.a.lanes(w), o.b.lanes(w), w.exec, o.f2) }

func exec3(w *warp, o *op) {
	lane.Map3(&w.regs[o.dst], o.a.lanes(w), o.b.lanes(w), o.c.lanes(w), w.exec, o.f3)
}

// execWhole1 and its kin are exec1 and its kin on all threads at once.
func execWhole1(w *warp, o *op) { o.whole.One.On(w.exec, &w.regs[o.dst], o.a.lanes(w), o.f1) }

func execWhole2(w *warp, o *op) {
	o.whole.Two.On(w.exec, &w.regs[o.dst], o.a.lanes(w), o.b.lanes(w), o.f2)
}

func execWhole3(w *warp, o *op) {
	o.whole.Three.On(w.exec, &w.regs[o.dst], o.a.lanes(w), o.b.lanes(w), o.c.lanes(w), o.f3)
}

// execDivide reports divisors that are zero to the checker.
func execDivide(w *warp, o *op) {
	if c := w.block.check; c != nil {
		if zero := lane.Where(o.b.lanes(w), w.exec, func(v uint64) bool { return v == 0 }); zero != 0 {
			w.report(o, lane.First(zero), "division by zero", "PTX leaves the result open")
		}
	}
	exec2(w, o)
}

// execMov copies; it is so common that it has no function.
func execMov(w *warp, o *op) { w.setLanes(o.dst, o.a.lanes(w)) }

// execSetp is setp: p is the comparison, q its negation, each combined with the third operand.
func execSetp(w *warp, o *op) {
	r := o.compare(w)
	w.setPredicates(o, r, ^r)
}

// compare returns the running threads whose operands compare; the bits of others are open.
func (o *op) compare(w *warp) uint32 {
	if o.relation != nil {
		return o.relation(o.a.lanes(w), o.b.lanes(w))
	}
	return lane.Compare(o.a.lanes(w), o.b.lanes(w), w.exec, o.cmp)
}

// setPredicates writes p and q of a comparison.
func (w *warp) setPredicates(o *op, p, q uint32) {
	if o.boolOp != nil {
		c := o.p.mask(w)
		p, q = o.boolOp(p, c), o.boolOp(q, c)
	}
	w.setPred(o.dstPred, p)
	w.setPred(o.dstPred2, q)
}

// execSetpPair is setp on f16x2: it writes the two halves to p and q.
func execSetpPair(w *warp, o *op) {
	lo, hi := lane.ComparePairs(o.a.lanes(w), o.b.lanes(w), w.exec, o.cmp)
	w.setPredicates(o, lo, hi)
}

// execSet is set: the true value is in c, the false value zero.
func execSet(w *warp, o *op) {
	r := o.compare(w)
	if o.boolOp != nil {
		r = o.boolOp(r, o.p.mask(w))
	}
	lane.Select(&w.regs[o.dst], o.c.value, new(lanes), w.exec, r, o.dstMask)
}

func execSelp(w *warp, o *op) {
	lane.Select(&w.regs[o.dst], o.a.lanes(w), o.b.lanes(w), w.exec, o.p.mask(w), o.dstMask)
}

// execSlct selects by the sign of c; o.cmp says which c choose a.
func execSlct(w *warp, o *op) {
	chosen := lane.Where(o.c.lanes(w), w.exec, func(c uint64) bool { return o.cmp(c, 0) })
	lane.Select(&w.regs[o.dst], o.a.lanes(w), o.b.lanes(w), w.exec, chosen, o.dstMask)
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
	lane.InsertFields(&w.regs[o.dst], o.a.lanes(w), o.b.lanes(w), o.c.lanes(w), o.elems[0].lanes(w), w.exec, o.elemBits)
}

// execCarry is add.cc, addc, sub.cc, subc, mad.cc and madc: o.carry computes sum and carry.
func execCarry(w *warp, o *op) {
	w.carry = lane.AddWithCarry(&w.regs[o.dst], o.a.lanes(w), o.b.lanes(w), o.c.lanes(w), w.exec, o.carry, w.carry, o.carryIn, o.carryOut)
}

// execPack is mov.b64 d, {a, b}.
func execPack(w *warp, o *op) {
	var parts [8]*lanes
	for k := range o.elems {
		parts[k] = o.elems[k].lanes(w)
	}
	w.setLanes(o.dst, lane.Pack(parts[:len(o.elems)], o.elemBits))
}

// execUnpack is mov.b64 {a, b}, d.
func execUnpack(w *warp, o *op) {
	v := *o.a.lanes(w) // a copy: a destination may be the source
	for k, d := range o.dsts {
		if d >= 0 {
			w.setLanes(d, lane.Part(&v, k, o.elemBits))
		}
	}
}

// execLop3Bool is lop3.or and lop3.and: the result, and not-zero combined with a predicate.
func execLop3Bool(w *warp, o *op) {
	var r lanes
	lane.Map3(&r, o.a.lanes(w), o.b.lanes(w), o.c.lanes(w), w.exec, o.f3)
	nonzero := lane.Where(&r, w.exec, func(v uint64) bool { return v != 0 })
	q := o.p.mask(w)
	w.setLanes(o.dst, &r)
	w.setPred(o.dstPred, o.boolOp(nonzero, q))
}

func execNothing(w *warp, o *op) {}
