package irinterp

import "opt-go/frontend/ir"

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
func (x *machine) vectorInstr(i *ir.Instr, arg func(int) word) (w word, ok bool) {
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
	if t := i.Type(); t.IsVector() && i.Op() != ir.BitCast {
		for n := range t.Len {
			w.lanes = append(w.lanes, x.lane(i, int(n), arg))
		}
		return w, true
	}
	return word{}, false
}

// lane computes one lane of an operation; operands that are no vectors are the same for all.
func (x *machine) lane(i *ir.Instr, n int, arg func(int) word) word {
	in := func(k int) word {
		if w := arg(k); w.lanes != nil {
			return w.lanes[n]
		}
		return arg(k)
	}
	if i.Op() != ir.Call {
		return x.scalar(i, in)
	}
	args := make([]word, i.NumArgs())
	for k := range args {
		args[k] = in(k)
	}
	return x.intrinsic(i, args, x.width(i.Type()))
}
