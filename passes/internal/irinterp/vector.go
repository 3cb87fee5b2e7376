package irinterp

import "opt-go/frontend/ir"

// Vectors in the interpreter: a word with lanes. They are made, decomposed, loaded and stored;
// nothing computes with them.

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
		return arg(0).lanes[lane(1)], true
	case ir.InsertElement:
		w.lanes = append(w.lanes, arg(0).lanes...)
		w.lanes[lane(2)] = arg(1)
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
	return word{}, false
}
