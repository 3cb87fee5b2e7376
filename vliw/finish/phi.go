package finish

import (
	"slices"

	"opt-go/vliw/mir"
)

// lowerPhis replaces φs by copies on the edges. All φs of a block take effect in parallel, so the
// copies of one edge are ordered such that none overwrites a register that another still reads; a
// cycle (a swap) is broken by a spare register.
//
// If the predecessor has several successors, the copies are in a new block on the edge. They are at
// the end of the predecessor instead if they do no harm on the other paths and this path is not the
// rarest: a loop that is not pipelined then needs no jump for its copies.
func (f *Stage) lowerPhis() {
	preds := f.Preds()
	atEnd := f.copiesAtEnd()
	for _, b := range append([]*mir.Block(nil), f.Blocks...) {
		if len(b.Phis) == 0 {
			continue
		}
		if slices.ContainsFunc(preds[b.ID], branchesIndirectly) {
			f.lowerIndirectPhis(b, preds[b.ID])
			continue
		}
		for _, p := range preds[b.ID] {
			var moves []copyMove
			for n := range b.Phis {
				moves = append(moves, copyMove{b.Phis[n].Dst, *b.Phis[n].From(p)})
			}
			at := p
			if len(p.Term.Succs) > 1 && !atEnd[[2]*mir.Block{p, b}] {
				at = f.splitEdge(p, b)
			}
			for _, m := range f.orderCopies(moves) {
				at.Insts = append(at.Insts, mir.Inst{Op: mir.MoveOp(f.FileOf(m.dst)), Dst: m.dst, Args: []mir.Operand{mir.RegOp(m.src)}, Pos: p.Term.Pos})
			}
		}
		b.Phis = nil
	}
}

// copiesAtEnd lists the edges from blocks with several successors whose copies can be made at the
// end of the block: nothing that they overwrite is read on another path, or by the branch.
func (f *Stage) copiesAtEnd() map[[2]*mir.Block]bool {
	out := map[[2]*mir.Block]bool{}
	var live *mir.Liveness // made when first needed
	for _, p := range f.Blocks {
		if p.Term.Kind != mir.TermCond || p.FixedCode {
			continue
		}
		for k, b := range p.Term.Succs {
			other := p.Term.Succs[1-k]
			if len(b.Phis) == 0 || b == other || b.Freq < other.Freq {
				continue
			}
			if live == nil {
				live = f.ComputeLiveness()
			}
			if !overwrites(b, p, other, live) {
				out[[2]*mir.Block{p, b}] = true
			}
		}
	}
	return out
}

// overwrites reports whether the copies into a block, placed at the end of p, overwrite registers
// that are live into another successor of p.
func overwrites(b *mir.Block, p, other *mir.Block, live *mir.Liveness) bool {
	for n := range b.Phis {
		d := b.Phis[n].Dst
		if d == p.Term.Cond || live.LiveAtStart(other, d) {
			return true
		}
		for k := range other.Phis {
			if *other.Phis[k].From(p) == d {
				return true
			}
		}
	}
	return false
}

// branchesIndirectly reports edges that cannot be split.
func branchesIndirectly(b *mir.Block) bool {
	return b.Term.Kind == mir.TermIndirect && len(b.Term.Succs) > 1
}

// lowerIndirectPhis is for a block that can be reached by an indirect branch, on whose edges
// nothing can be put: the φs take their values from registers that all predecessors fill before
// they branch, and nothing else reads.
func (f *Stage) lowerIndirectPhis(b *mir.Block, preds []*mir.Block) {
	var takes []mir.Inst
	for n := range b.Phis {
		p := &b.Phis[n]
		t := f.NewReg(f.FileOf(p.Dst))
		takes = append(takes, mir.Inst{Op: mir.MoveOp(f.FileOf(p.Dst)), Dst: p.Dst, Args: []mir.Operand{mir.RegOp(t)}, Pos: b.Term.Pos})
		for _, from := range preds {
			val := *p.From(from)
			at := from
			if len(from.Term.Succs) > 1 && !branchesIndirectly(from) {
				at = f.splitEdge(from, b)
			}
			at.Insts = append(at.Insts, mir.Inst{Op: mir.MoveOp(f.FileOf(t)), Dst: t, Args: []mir.Operand{mir.RegOp(val)}, Pos: from.Term.Pos})
		}
		preds = f.Preds()[b.ID] // edges that were split
	}
	b.Phis, b.Insts = nil, append(takes, b.Insts...)
}

// copyMove is dst = src.
type copyMove struct{ dst, src mir.Reg }

// orderCopies turns simultaneous copies into a sequence.
func (f *Stage) orderCopies(moves []copyMove) []copyMove {
	var out []copyMove
	readers := map[mir.Reg]int{}
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
			spare := f.NewReg(f.FileOf(pending[0].dst))
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
func (f *Stage) splitEdge(a, b *mir.Block) *mir.Block {
	e := f.NewBlock(a.Label + ".to." + b.Label)
	e.Term = mir.Term{Kind: mir.TermJump, Succs: []*mir.Block{b}, Pos: a.Term.Pos}
	for i := range a.Term.Succs {
		if a.Term.Succs[i] == b {
			a.Term.Succs[i] = e
		}
	}
	f.InsertAfter(a, e)
	f.InheritEdge(a, b, e)
	for n := range b.Phis {
		for k := range b.Phis[n].In {
			if b.Phis[n].In[k].Pred == a {
				b.Phis[n].In[k].Pred = e
			}
		}
	}
	return e
}
