package irinterp

import (
	"strings"

	"opt-go/frontend/ir"
)

// Vectors in the interpreter: a word with lanes. They are made, decomposed, loaded and stored, and
// operations on integers compute lane by lane.

// vectorConst returns the lanes of a constant vector.
func (x *machine) vectorConst(k *ir.Const) word {
	w := word{lanes: make([]word, k.Type().Len)}
	for n := range w.lanes {
		w.lanes[n] = x.value(k.Elem(uint64(n)), nil)
	}
	return w
}

// vectorInstr executes what takes or gives a vector; ok is false for other instructions.
func (x *machine) vectorInstr(i *ir.Instr, arg func(int) word, regs []word) (w word, ok bool) {
	lane := func(k int) int { return int(arg(k).bits) }
	switch i.Op() {
	case ir.ExtractElement:
		if lanes := arg(0).lanes; !arg(1).poison && lane(1) < len(lanes) {
			return lanes[lane(1)], true
		}
		return word{poison: true}, true
	case ir.InsertElement:
		w.lanes = append(w.lanes, arg(0).lanes...)
		if !arg(2).poison && lane(2) < len(w.lanes) {
			w.lanes[lane(2)] = arg(1)
			return w, true
		}
		for n := range w.lanes {
			w.lanes[n] = word{poison: true}
		}
		return w, true
	case ir.ShuffleVector:
		all := append(append([]word{}, arg(0).lanes...), arg(1).lanes...)
		for _, m := range i.Mask() {
			if m < 0 {
				w.lanes = append(w.lanes, word{poison: true})
			} else {
				w.lanes = append(w.lanes, all[m])
			}
		}
		return w, true
	case ir.BitCast:
		if from, to := i.Operand(0).Type(), i.Type(); (from.IsVector() || to.IsVector()) && from.Scalar().IsInt() && to.Scalar().IsInt() {
			return regrouped(arg(0), from, to), true
		}
	case ir.Load:
		if t := i.Type(); t.IsVector() {
			p, size := arg(0), x.m.Layout.StoreSize(t.Elem)
			x.bounds(p, x.m.Layout.StoreSize(t))
			for n := range t.Len {
				w.lanes = append(w.lanes, x.load(word{bits: p.bits + n*size}, t.Elem))
			}
			return w, true
		}
	case ir.Store:
		if t := i.Operand(0).Type(); t.IsVector() {
			p, size := arg(1), x.m.Layout.StoreSize(t.Elem)
			x.bounds(p, x.m.Layout.StoreSize(t))
			for n, l := range arg(0).lanes {
				x.store(word{bits: p.bits + uint64(n)*size}, l, t.Elem)
			}
			return word{}, true
		}
	}
	if w, ok := x.vectorCall(i, arg); ok {
		return w, true
	}
	if t := i.Type(); t.IsVector() && i.Op() == ir.GetElementPtr {
		var ops []ir.Value
		for _, v := range i.Operands() {
			ops = append(ops, v)
		}
		for n := range int(t.Len) {
			w.lanes = append(w.lanes, x.gep(i.ElemTy, ops, i.HasFlag(ir.InBounds), regs, n))
		}
		return w, true
	}
	if t := i.Type(); t.IsVector() && i.Op() != ir.BitCast {
		for n := range t.Len {
			w.lanes = append(w.lanes, x.lane(i, int(n), arg))
		}
		return w, true
	}
	return word{}, false
}

// regrouped gives the bits of integers to integers of another width, of which the ones with any bit
// of poison are poison. The first lane has the lowest bits.
func regrouped(w word, from, to *ir.Type) (out word) {
	a, b := from.Scalar().Bits, to.Scalar().Bits
	total := a
	if from.IsVector() {
		total *= int(from.Len)
	}
	for at := 0; at < total; at += b {
		var l word
		for k := range b {
			if source := w.lane((at + k) / a); source.poison {
				l = word{poison: true}
				break
			} else if source.bits>>((at+k)%a)&1 != 0 {
				l.bits |= 1 << k
			}
		}
		out.lanes = append(out.lanes, l)
	}
	if !to.IsVector() {
		return out.lanes[0]
	}
	return out
}

// lane returns a lane of a vector, and a scalar as it is.
func (w word) lane(n int) word {
	if w.lanes == nil {
		return w
	}
	return w.lanes[n]
}

// lane computes one lane of an operation; operands that are no vectors are the same for all.
func (x *machine) lane(i *ir.Instr, n int, arg func(int) word) word {
	in := func(k int) word { return arg(k).lane(n) }
	if i.Op() != ir.Call {
		return x.scalar(i, in)
	}
	args := make([]word, i.NumArgs())
	for k := range args {
		args[k] = in(k)
	}
	return x.intrinsic(i, args, x.width(i.Type()))
}

// vectorCall executes the intrinsics that reduce a vector to a scalar, and accesses under a mask;
// ok is false for other instructions.
func (x *machine) vectorCall(i *ir.Instr, arg func(int) word) (w word, ok bool) {
	if i.Op() != ir.Call {
		return word{}, false
	}
	switch id, t := i.IntrinsicID(), i.Type(); {
	case strings.HasPrefix(id, "llvm.vector.reduce."):
		return x.reduce(i, strings.TrimPrefix(id, "llvm.vector.reduce."), arg(0)), true
	case id == "llvm.masked.load":
		size := x.m.Layout.StoreSize(t.Elem)
		for n := range int(t.Len) {
			v := arg(3).lane(n)
			if selects(arg(2).lane(n)) {
				v = x.load(word{bits: arg(0).bits + uint64(n)*size, poison: arg(0).poison}, t.Elem)
			}
			w.lanes = append(w.lanes, v)
		}
		return w, true
	case id == "llvm.masked.store":
		elem := i.Arg(0).Type().Elem
		for n, v := range arg(0).lanes {
			if selects(arg(3).lane(n)) {
				x.store(word{bits: arg(1).bits + uint64(n)*x.m.Layout.StoreSize(elem), poison: arg(1).poison}, v, elem)
			}
		}
		return word{}, true
	}
	return word{}, false
}

// selects reports whether a lane of a mask is set.
func selects(m word) bool {
	if m.poison {
		undefined("mask is poison")
	}
	return m.bits&1 != 0
}

// reduce combines the lanes of a vector.
func (x *machine) reduce(i *ir.Instr, how string, v word) word {
	width := x.width(i.Type())
	ops := map[string]ir.Op{"add": ir.Add, "mul": ir.Mul, "and": ir.And, "or": ir.Or, "xor": ir.Xor}
	preds := map[string]ir.Pred{"umax": ir.UGE, "umin": ir.ULE, "smax": ir.SGE, "smin": ir.SLE}
	sum := v.lanes[0]
	for _, l := range v.lanes[1:] {
		if op, ok := ops[how]; ok {
			sum = binaryWord(op, 0, sum, l, width)
			continue
		}
		p, ok := preds[how]
		if !ok {
			panic("the interpreter does not know " + i.String())
		}
		if c := compareWord(p, sum, l, width); c.poison {
			sum = word{poison: true}
		} else if c.bits == 0 {
			sum = l
		}
	}
	return sum
}
