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
func (f *Func) IsCompact() { f.compactTo = f.nextValue }

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
