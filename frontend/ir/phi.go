package ir

import "slices"

// The edges of φs: operand k is the value that comes from block k of a list beside the operands, so
// that blocks know nothing of the φs that name them.

// NumIncoming returns the number of incoming edges of a φ.
func (i *Instr) NumIncoming() int { return len(i.incoming()) }

// incoming returns the predecessors.
func (i *Instr) incoming() []*Block {
	if i.x == nil {
		return nil
	}
	return i.x.incoming
}

// setIncoming gives a φ its own copy of the predecessors.
func (i *Instr) setIncoming(preds []*Block) {
	if len(preds) > 2 {
		i.x = &extra{incoming: slices.Clone(preds)}
		return
	}
	i.x = roomForTwo()
	i.x.incoming = append(i.x.incoming, preds...)
}

// roomForTwo returns room for as many edges as most φs have, in one allocation.
func roomForTwo() *extra {
	x := &struct {
		extra
		room [2]*Block
	}{}
	x.incoming = x.room[:0]
	return &x.extra
}

// IncomingBlock returns the predecessor of edge k of a φ; operand k is the value.
func (i *Instr) IncomingBlock(k int) *Block { return i.x.incoming[k] }

// SetIncomingBlock replaces the predecessor of edge k.
func (i *Instr) SetIncomingBlock(k int, b *Block) { i.x.incoming[k] = b }

// IncomingFor returns the value that a φ takes from predecessor b, or nil.
func (i *Instr) IncomingFor(b *Block) Value {
	for k, p := range i.incoming() {
		if p == b {
			return i.ops[k].val
		}
	}
	return nil
}

// AddIncoming adds an edge to a φ.
func (i *Instr) AddIncoming(v Value, b *Block) {
	i.AppendOperand(v)
	if i.x == nil {
		i.x = roomForTwo()
	}
	i.x.incoming = append(i.x.incoming, b)
}

// RemoveIncoming deletes edge k of a φ. The last edge takes its place where the context says so, as
// since LLVM 22; else the later edges move down by one.
//
// Edges that move become the most recent uses of their values: LLVM's passes visit uses in that
// order.
func (i *Instr) RemoveIncoming(k int) {
	last := len(i.ops) - 1
	if i.ty.ctx.SwapIncoming {
		i.moveIncoming(last, k)
	} else {
		for j := k; j < last; j++ {
			i.moveIncoming(j+1, j)
		}
	}
	i.RemoveOperand(last)
	i.x.incoming = i.x.incoming[:last]
}

// moveIncoming makes edge k what edge from is.
func (i *Instr) moveIncoming(from, k int) {
	if v := i.ops[from].val; from != k && (v != i.ops[k].val || HasUseList(v)) {
		i.ops[k].Set(v)
	}
	i.x.incoming[k] = i.x.incoming[from]
}
