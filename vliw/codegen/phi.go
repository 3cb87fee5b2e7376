package codegen

import "slices"

// lowerPhis replaces φs by copies on the edges. All φs of a block happen at once, so the copies of one edge are ordered such that none
// overwrites what another still reads; a cycle (a swap) goes through a spare register.
//
// Where the predecessor has several successors, the copies are a block of their own on the edge, or, if they do no harm on the other ways and this
// one is not the rarest, the end of the predecessor: a loop that is not pipelined then needs no jump for its copies.
func (f *finisher) lowerPhis() {
	preds := f.preds()
	atEnd := f.copiesAtEnd()
	for _, b := range append([]*block(nil), f.blocks...) {
		if len(b.phis) == 0 {
			continue
		}
		if slices.ContainsFunc(preds[b.id], branchesIndirectly) {
			f.lowerIndirectPhis(b, preds[b.id])
			continue
		}
		for _, p := range preds[b.id] {
			var moves []copyMove
			for n := range b.phis {
				moves = append(moves, copyMove{b.phis[n].dst, *b.phis[n].from(p)})
			}
			at := p
			if len(p.term.succs) > 1 && !atEnd[[2]*block{p, b}] {
				at = f.splitEdge(p, b)
			}
			for _, m := range f.orderCopies(moves) {
				at.insts = append(at.insts, inst{op: moveOp(f.fileOf(m.dst)), dst: m.dst, args: []operand{regOp(m.src)}, pos: p.term.pos})
			}
		}
		b.phis = nil
	}
}

// copiesAtEnd lists the edges from blocks with several successors whose copies can be made at the end of the block: nothing that they overwrite is
// read on another way, or by the branch.
func (f *finisher) copiesAtEnd() map[[2]*block]bool {
	out := map[[2]*block]bool{}
	var live *liveness // made when first needed
	for _, p := range f.blocks {
		if p.term.kind != termCond || p.fixedCode {
			continue
		}
		for k, b := range p.term.succs {
			other := p.term.succs[1-k]
			if len(b.phis) == 0 || b == other || b.freq < other.freq {
				continue
			}
			if live == nil {
				live = f.computeLiveness()
			}
			if !overwrites(b, p, other, live) {
				out[[2]*block{p, b}] = true
			}
		}
	}
	return out
}

// overwrites reports whether the copies into a block, made at the end of p, destroy what is read when p goes elsewhere.
func overwrites(b *block, p, other *block, live *liveness) bool {
	for n := range b.phis {
		d := b.phis[n].dst
		if d == p.term.cond || live.liveAtStart(other, d) {
			return true
		}
		for k := range other.phis {
			if *other.phis[k].from(p) == d {
				return true
			}
		}
	}
	return false
}

// branchesIndirectly reports edges that cannot be split.
func branchesIndirectly(b *block) bool {
	return b.term.kind == termIndirect && len(b.term.succs) > 1
}

// lowerIndirectPhis is for a block that can be reached by an indirect branch, on whose edges nothing can be put: the φs take their values from
// registers that all predecessors fill before they branch, and nobody else reads.
func (f *finisher) lowerIndirectPhis(b *block, preds []*block) {
	var takes []inst
	for n := range b.phis {
		p := &b.phis[n]
		t := f.newReg(f.fileOf(p.dst))
		takes = append(takes, inst{op: moveOp(f.fileOf(p.dst)), dst: p.dst, args: []operand{regOp(t)}, pos: b.term.pos})
		for _, from := range preds {
			val := *p.from(from)
			at := from
			if len(from.term.succs) > 1 && !branchesIndirectly(from) {
				at = f.splitEdge(from, b)
			}
			at.insts = append(at.insts, inst{op: moveOp(f.fileOf(t)), dst: t, args: []operand{regOp(val)}, pos: from.term.pos})
		}
		preds = f.preds()[b.id] // edges that were split
	}
	b.phis, b.insts = nil, append(takes, b.insts...)
}

// copyMove is dst = src.
type copyMove struct{ dst, src Reg }

// orderCopies turns simultaneous copies into a sequence.
func (f *finisher) orderCopies(moves []copyMove) []copyMove {
	var out []copyMove
	readers := map[Reg]int{}
	pending := moves[:0:0]
	for _, m := range moves {
		if m.dst != m.src {
			pending = append(pending, m)
			readers[m.src]++
		}
	}
	for len(pending) > 0 {
		rest := pending[:0]
		progress := false
		for _, m := range pending {
			if readers[m.dst] > 0 {
				rest = append(rest, m)
				continue
			}
			out = append(out, m)
			readers[m.src]--
			progress = true
		}
		pending = rest
		if !progress {
			spare := f.newReg(f.fileOf(pending[0].dst))
			old := pending[0].dst
			out = append(out, copyMove{spare, old})
			for i := range pending {
				if pending[i].src == old {
					pending[i].src = spare
					readers[old]--
					readers[spare]++
				}
			}
		}
	}
	return out
}

// splitEdge puts a block on the edge from a to b.
func (f *finisher) splitEdge(a, b *block) *block {
	e := f.newBlock(a.label + ".to." + b.label)
	e.term = terminator{kind: termJump, succs: []*block{b}, pos: a.term.pos}
	for i := range a.term.succs {
		if a.term.succs[i] == b {
			a.term.succs[i] = e
		}
	}
	f.insertAfter(a, e)
	f.inheritEdge(a, b, e)
	for n := range b.phis {
		for k := range b.phis[n].in {
			if b.phis[n].in[k].pred == a {
				b.phis[n].in[k].pred = e
			}
		}
	}
	return e
}
