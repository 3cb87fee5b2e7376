package ir

import "iter"

// The edges of the control flow graph are the operands of terminators, which are scattered in
// memory. So a block caches its predecessors and successors from the first query until an edge
// changes. The lists are immutable and rebuilt after a change, so that a caller's list remains a
// snapshot.

// noEdges is a list that is known to be empty.
var noEdges = []*Block{}

// Succs returns the successors in order, duplicates included. The list is shared: it must not be
// changed.
func (b *Block) Succs() []*Block {
	if b.succs == nil {
		b.succs = noEdges
		if t := b.Term(); t != nil {
			if lo, hi, step := t.succRange(); hi > lo {
				b.succs = b.fn.allocEdges((hi-lo-1)/step + 1)
				for k := lo; k < hi; k += step {
					b.succs = append(b.succs, t.ops[k].val.(*Block))
				}
			}
		}
	}
	return b.succs
}

// Preds returns the predecessors in LLVM's order (the most recent branch first), once per edge. The
// list is shared: it must not be changed.
func (b *Block) Preds() []*Block {
	if b.preds == nil {
		n := 0
		for u := b.list.head; u != nil; u = u.next {
			n++
		}
		out := b.fn.allocEdges(n)
		for u := b.list.head; u != nil; u = u.next {
			if u.isEdge() {
				out = append(out, u.user.block)
			}
		}
		b.preds = out[:len(out):len(out)]
	}
	return b.preds
}

// EachPred goes over Preds without making a list, for those who stop early. Branches to b must not
// change meanwhile.
func (b *Block) EachPred() iter.Seq[*Block] {
	return func(yield func(*Block) bool) {
		if b.preds != nil {
			for _, p := range b.preds {
				if !yield(p) {
					return
				}
			}
			return
		}
		for u := b.list.head; u != nil; u = u.next {
			if u.isEdge() && !yield(u.user.block) {
				return
			}
		}
	}
}

// isEdge reports whether the use of a block is by a branch of some block.
func (u *Use) isEdge() bool { return u.user.block != nil && u.user.op.IsTerminator() }

// forgetEdge drops the cached edges after u has become, or ceased to be, a use of a block.
func (u *Use) forgetEdge(to *Block) {
	to.preds = nil
	if b := u.user.block; b != nil {
		b.succs, b.fn.cfg = nil, nil
	}
}

// forgetEdges drops the cached edges of i, if it is a terminator, when it is inserted, removed, or
// has its operands reordered.
func (i *Instr) forgetEdges() {
	if !i.op.IsTerminator() {
		return
	}
	if i.block != nil {
		i.block.succs, i.block.fn.cfg = nil, nil
	}
	for k := range i.ops {
		if b, ok := i.ops[k].val.(*Block); ok {
			b.preds = nil
		}
	}
}
