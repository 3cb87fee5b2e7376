package loops

import "opt-go/frontend/ir"

// blockMask returns the lanes of a part whose iterations come to a block; nil: all.
func (e *emitter) blockMask(b *ir.Block, n int) ir.Value {
	if b == e.Header || e.certain(b) {
		return nil
	}
	key := edge{b, nil, n}
	if m := e.blocks[key]; m != nil {
		return m
	}
	var mask ir.Value
	seen := map[*ir.Block]bool{}
	for _, p := range b.Preds() {
		if seen[p] {
			continue
		}
		seen[p] = true
		m := e.edgeMask(p, b, n)
		if m == nil {
			return nil
		}
		if mask == nil {
			mask = m
		} else {
			mask = e.at.Binary(ir.Or, mask, m, 0, "")
		}
	}
	e.blocks[key] = mask
	return mask
}

// edgeMask returns the lanes of a part whose iterations go from one block to another; nil: all. A
// condition counts only where its block is executed: elsewhere it may be poison.
func (e *emitter) edgeMask(from, to *ir.Block, n int) ir.Value {
	t := from.Term()
	if !t.IsCondBr() || t.Succ(0) == t.Succ(1) {
		return e.blockMask(from, n)
	}
	key := edge{from, to, n}
	if m := e.masks[key]; m != nil {
		return m
	}
	outer := e.blockMask(from, n)
	mask := e.vec(t.Operand(0), n)
	if t.Succ(0) != to {
		mask = e.at.Binary(ir.Xor, mask, ir.NewAllOnes(mask.Type()), 0, "")
	}
	if outer != nil {
		mask = e.at.Select(outer, mask, ir.NewZero(mask.Type()), "")
	}
	e.masks[key] = mask
	return mask
}

// blend makes the φ of a block inside the loop: a lane takes the value of the edge on which its
// iteration comes.
func (e *emitter) blend(phi *ir.Instr, n int) ir.Value {
	var w ir.Value
	seen := map[*ir.Block]bool{}
	for k := range phi.NumIncoming() {
		p := phi.IncomingBlock(k)
		if seen[p] {
			continue
		}
		seen[p] = true
		v := e.vec(phi.Operand(k), n)
		if w == nil {
			w = v
			continue
		}
		if m := e.edgeMask(p, phi.Block(), n); m != nil && v != w {
			w = e.at.Select(m, v, w, "predphi")
		} else {
			w = v
		}
	}
	return w
}
