package ir

// blockShape checks that the block ends with its only terminator and that its edges lead somewhere.
func (v *verifier) blockShape(b *Block) bool {
	if b.last == nil || !b.last.op.IsTerminator() {
		v.fail("Basic Block in function '"+v.fn.name+"' does not have terminator!", b)
		return false
	}
	for i := b.first; i != b.last; i = i.next {
		if i.op.IsTerminator() {
			v.fail("Terminator found in the middle of a basic block!", b)
			return false
		}
	}
	t := b.last
	lo, hi, step := t.succRange()
	for k := lo; k < hi; k += step {
		s, ok := t.ops[k].val.(*Block)
		if !ok {
			v.fail("Successor of a terminator is not a basic block!", t)
			return false
		}
		if s.fn != v.fn {
			v.fail("Referring to a basic block in another function!", t)
			return false
		}
	}
	return v.termShape(t)
}

// termShape checks the number and kind of a terminator's operands, which the rest of the verifier
// counts on.
func (v *verifier) termShape(t *Instr) bool {
	n := len(t.ops)
	ok := true
	switch t.op {
	case Br:
		ok = n == 1 || n == 3
	case Switch:
		ok = n >= 2 && n%2 == 0
		for k := 2; ok && k < n; k += 2 {
			c, isConst := t.ops[k].val.(*Const)
			ok = isConst && c.Kind == IntConst
		}
	case Ret:
		ok = n <= 1
	case Resume, IndirectBr, CleanupRet, CatchSwitch:
		ok = n >= 1
	case CatchRet:
		ok = n == 2
	case Invoke:
		ok = t.Info != nil && n >= 3
	case CallBr:
		ok = t.Info != nil && n >= 2
	}
	if !ok {
		v.fail("Terminator has operands that do not fit its opcode!", t)
	}
	return ok
}

// block checks φs, then every instruction.
func (v *verifier) block(b *Block) {
	if b.first.op == Phi {
		v.phis(b)
	}
	for i := b.first; i != nil; i = i.next {
		if i.op == Phi && i.prev != nil && i.prev.op != Phi {
			v.fail("PHI nodes not grouped at top of basic block!", i, b)
		}
		v.instr(i)
	}
}

// phiTable counts edges by Block.ID; it is all zero between blocks.
type phiTable struct {
	edges []int32 // edges from the predecessor
	used  []int32 // entries for it in the current φ
	value []Value
}

// phis checks that every φ has exactly one entry per edge into the block, and equal values for
// equal predecessors.
func (v *verifier) phis(b *Block) {
	t := &v.phiTable
	for len(t.edges) < v.fn.BlockBound() {
		t.edges, t.used, t.value = append(t.edges, 0), append(t.used, 0), append(t.value, nil)
	}
	preds := b.Preds()
	for _, p := range preds {
		t.edges[p.id]++
	}
	for phi := b.first; phi != nil && phi.op == Phi; phi = phi.next {
		switch {
		case len(phi.incoming) != len(phi.ops):
			v.fail("PHI node has values without blocks!", phi)
		case len(phi.incoming) != len(preds):
			v.fail("PHINode should have one entry for each predecessor of its parent basic block!", phi)
		default:
			v.phiEntries(phi)
		}
	}
	for _, p := range preds {
		t.edges[p.id] = 0
	}
}

func (v *verifier) phiEntries(phi *Instr) {
	t := &v.phiTable
	for k, p := range phi.incoming {
		if p.fn != v.fn || t.edges[p.id] == 0 || t.used[p.id] == t.edges[p.id] {
			v.fail("PHI node entries do not match predecessors!", phi, p)
			break
		}
		if t.used[p.id] > 0 && t.value[p.id] != phi.ops[k].val {
			v.fail("PHI node has multiple entries for the same basic block with different incoming values!", phi, p,
				t.value[p.id], phi.ops[k].val)
		}
		t.used[p.id]++
		t.value[p.id] = phi.ops[k].val
	}
	for _, p := range phi.incoming {
		if p.fn == v.fn {
			t.used[p.id] = 0
		}
	}
}
