package ir

// Passes make instructions one at a time, and put them between others that were made long before,
// so that a walk over code that has been through many of them waits for memory at almost every
// step: four times as long as over code that has just been read. Large functions, which no cache
// holds, are therefore moved together now and then.

// Scattered reports whether a good part of a large function's code has been made since it lay in
// the order of the program.
func (f *Func) Scattered() bool {
	made := int(f.nextValue - f.compactTo)
	if made < largeFunc {
		return false
	}
	return 2*made > f.size()
}

// size counts instructions and blocks.
func (f *Func) size() int {
	n := f.numBlocks
	for b := f.first; b != nil; b = b.next {
		n += int(b.count)
	}
	return n
}

// IsCompact records that the instructions are in memory in program order; the reader calls it.
func (f *Func) IsCompact() {
	f.compactTo, f.shared = f.nextValue, f.nextValue-int32(len(f.Params))
}

// worthSparse is the number of instructions from which it matters how many of them are erased.
const worthSparse = 32

// Sparse reports whether at least a third of the instructions that lie together in pieces of
// memory, as they were read or copied, have been erased. Their memory stays as long as one of their
// piece lives; Compact frees it.
func (f *Func) Sparse() bool {
	return f.shared >= worthSparse && 2*int(f.shared) > 3*f.size()
}

// Compact moves the code to memory of its own, instruction after instruction and operand after
// operand in the order of the program, terminators apart. Numbers, names and the orders of use
// lists stay. It invalidates every pointer to an instruction of the function, and analyses that
// hold one. Blocks stay where they are.
func (f *Func) Compact() {
	s := &f.slab
	*s = Slab{}
	s.reserveFor(f.Blocks())
	f.names = symbols{} // made again when it is needed
	for b := f.first; b != nil; b = b.next {
		for i := b.first; i != nil; i = i.next {
			old := i
			if i = s.move(old); len(f.mdUses) > 0 {
				f.moveMDUses(old, i)
			}
		}
	}
	f.IsCompact()
	f.shared = int32(f.size())
}

// Gaps reports whether most of the numbers below ValueBound are those of erased instructions.
// Every analysis has slices that are as long as the bound.
func (f *Func) Gaps() bool {
	return f.nextValue >= worthSparse && int(f.nextValue) > 2*(f.size()+len(f.Params))
}

// CloseGaps makes the dense numbers of values and blocks consecutive and keeps their order, so that
// nothing that goes by it changes. It invalidates everything that knows a number. No instruction
// may be detached.
func (f *Func) CloseGaps() {
	values, blocks := make([]int32, f.nextValue), make([]int32, f.nextBlock) // by old number: 1, then the new one
	for k := range f.Params {
		values[k] = 1
	}
	for b := f.first; b != nil; b = b.next {
		blocks[b.id] = 1
		for i := b.first; i != nil; i = i.next {
			values[i.id] = 1
		}
	}
	to := f.compactTo
	f.compactTo = rank(values[:to], 0)
	f.nextValue, f.nextBlock = rank(values[to:], f.compactTo), rank(blocks, 0)
	for b := f.first; b != nil; b = b.next {
		b.id = blocks[b.id]
		for i := b.first; i != nil; i = i.next {
			i.id = values[i.id]
		}
	}
	f.cfg = nil
}

// rank replaces the ones in a list by consecutive numbers, and returns the number after the last.
func rank(list []int32, next int32) int32 {
	for k, n := range list {
		list[k] = next
		next += n
	}
	return next
}

// move copies i and its operands, makes all that refers to it refer to the copy, and returns that.
func (s *Slab) move(i *Instr) *Instr {
	p := s.of(i.op)
	n := p.next()
	*n = *i
	if n.prev != nil {
		n.prev.next = n
	} else {
		n.block.first = n
	}
	if n.next != nil {
		n.next.prev = n
	} else {
		n.block.last = n
	}
	for u := n.list.head; u != nil; u = u.next {
		u.val = n
	}
	n.ops = p.operands(len(i.ops))
	for k := range i.ops {
		u := &n.ops[k]
		i.ops[k].moveTo(u)
		u.user = n
		if m, ok := u.val.(*MDOperand); ok && m.call == i {
			m.setCall(n)
		}
	}
	*i = Instr{op: i.op, id: -1}
	return n
}
