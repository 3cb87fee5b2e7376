package mutate

import "opt-go/frontend/ir"

// dominance says which blocks dominate which, by the algorithm of Cooper, Harvey and Kennedy.
type dominance struct {
	cfg  *ir.CFG
	idom []int32 // by number of a reached block; the entry's is itself
}

func newDominance(f *ir.Func) *dominance {
	d := &dominance{cfg: f.CFG()}
	n := len(d.cfg.Reached())
	d.idom = make([]int32, n)
	for k := range d.idom {
		d.idom[k] = -1
	}
	d.idom[0] = 0
	for changed := true; changed; {
		changed = false
		for b := int32(1); b < int32(n); b++ {
			dom := int32(-1)
			for _, p := range d.cfg.Preds(b) {
				switch {
				case int(p) >= n || d.idom[p] < 0:
				case dom < 0:
					dom = p
				default:
					dom = d.meet(dom, p)
				}
			}
			if d.idom[b] != dom {
				d.idom[b], changed = dom, true
			}
		}
	}
	return d
}

func (d *dominance) meet(a, b int32) int32 {
	for a != b {
		if a > b {
			a = d.idom[a]
		} else {
			b = d.idom[b]
		}
	}
	return a
}

func (d *dominance) reached(b *ir.Block) bool { return int(d.cfg.Number(b)) < len(d.idom) }

// blocks reports whether a dominates b; every block dominates one that is not reached.
func (d *dominance) blocks(a, b *ir.Block) bool {
	switch {
	case !d.reached(b):
		return true
	case !d.reached(a):
		return false
	}
	x, y := d.cfg.Number(a), d.cfg.Number(b)
	for y > x {
		y = d.idom[y]
	}
	return x == y
}

// dominates reports whether the value of def is there before at.
func (d *dominance) dominates(def, at *ir.Instr) bool {
	if def.Block() != at.Block() {
		return d.defined(def, at.Block())
	}
	for i := at.Prev(); i != nil; i = i.Prev() {
		if i == def {
			return true
		}
	}
	return !d.reached(at.Block()) && def != at
}

// defined reports whether the value of def, which is in another block, is there at the beginning of
// b. That of an invoke is so only where its normal destination dominates b, and nothing else leads
// there.
func (d *dominance) defined(def *ir.Instr, b *ir.Block) bool {
	if def.Op() == ir.Invoke || def.Op() == ir.CallBr {
		to := def.Succ(0)
		return !d.reached(b) || to.SinglePred() == def.Block() && d.blocks(to, b)
	}
	return d.blocks(def.Block(), b)
}

// definedAtEnd reports whether the value of def is there at the end of b, for a φ.
func (d *dominance) definedAtEnd(def *ir.Instr, b *ir.Block) bool {
	if def.Block() == b {
		return !d.reached(b) || def.Op() != ir.Invoke && def.Op() != ir.CallBr
	}
	return d.defined(def, b)
}

// repair replaces operands that no longer dominate their uses by other values.
func (x *mutator) repair(f *ir.Func) {
	d := newDominance(f)
	for i := range f.Instrs() {
		for k, v := range i.Operands() {
			def, ok := v.(*ir.Instr)
			if !ok {
				continue
			}
			switch {
			case i.Op() == ir.Phi && d.definedAtEnd(def, i.IncomingBlock(k)):
			case i.Op() != ir.Phi && (d.dominates(def, i) || !d.reached(i.Block())):
			case i.Op() == ir.Phi || v.Type().Kind == ir.TokenKind:
				i.SetOperand(k, x.constant(v.Type()))
			default:
				i.SetOperand(k, x.value(i, v.Type()))
			}
		}
	}
}

// addEdge adds incoming values for another edge from b to the φs of to.
func (x *mutator) addEdge(b, to *ir.Block) {
	for phi := range to.Phis() {
		v := phi.IncomingFor(b)
		if v == nil {
			v = x.value(b.Term(), phi.Type())
		}
		phi.AddIncoming(v, b)
	}
}
