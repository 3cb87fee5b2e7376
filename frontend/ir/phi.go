package ir

// The edges of φs: operand k is the value that comes from block k of a list beside the operands, so
// that blocks know nothing of the φs that name them.

// NumIncoming returns the number of incoming edges of a φ.
func (i *Instr) NumIncoming() int { return len(i.incoming) }

// IncomingBlock returns the predecessor of edge k of a φ; operand k is the value.
func (i *Instr) IncomingBlock(k int) *Block { return i.incoming[k] }

// SetIncomingBlock replaces the predecessor of edge k.
func (i *Instr) SetIncomingBlock(k int, b *Block) { i.incoming[k] = b }

// IncomingFor returns the value that a φ takes from predecessor b, or nil.
func (i *Instr) IncomingFor(b *Block) Value {
	for k, p := range i.incoming {
		if p == b {
			return i.ops[k].val
		}
	}
	return nil
}

// AddIncoming adds an edge to a φ.
func (i *Instr) AddIncoming(v Value, b *Block) {
	i.AppendOperand(v)
	i.incoming = append(i.incoming, b)
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
	i.incoming = i.incoming[:last]
}

// moveIncoming makes edge k what edge from is.
func (i *Instr) moveIncoming(from, k int) {
	if v := i.ops[from].val; from != k && (v != i.ops[k].val || HasUseList(v)) {
		i.ops[k].Set(v)
	}
	i.incoming[k] = i.incoming[from]
}
