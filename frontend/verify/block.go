package verify

import "opt-go/frontend/ir"

// blockShape checks that the block ends with its only terminator and that its edges lead somewhere.
func (v *verifier) blockShape(b *ir.Block) bool {
	if b.Last() == nil || !b.Last().Op().IsTerminator() {
		v.Fail("Basic Block in function '"+v.Func.Name()+"' does not have terminator!", b)
		return false
	}
	for i := b.First(); i != b.Last(); i = i.Next() {
		if i.Op().IsTerminator() {
			v.Fail("Terminator found in the middle of a basic block!", b)
			return false
		}
	}
	t := b.Last()
	for k := range t.NumSuccs() {
		s, ok := t.SuccOperand(k).(*ir.Block)
		if !ok {
			v.Fail("Successor of a terminator is not a basic block!", t)
			return false
		}
		if s.Func() != v.Func {
			v.Fail("Referring to a basic block in another function!", t)
			return false
		}
	}
	return v.termShape(t)
}

// termShape checks the number and kind of a terminator's operands, which the rest of the verifier
// counts on.
func (v *verifier) termShape(t *ir.Instr) bool {
	n := t.NumOperands()
	ok := true
	switch t.Op() {
	case ir.Br:
		ok = n == 1 || n == 3
	case ir.Switch:
		ok = n >= 2 && n%2 == 0
		for k := 2; ok && k < n; k += 2 {
			c, isConst := t.Operand(k).(*ir.Const)
			ok = isConst && c.Kind == ir.IntConst
		}
	case ir.Ret:
		ok = n <= 1
	case ir.Resume, ir.IndirectBr, ir.CleanupRet, ir.CatchSwitch:
		ok = n >= 1
	case ir.CatchRet:
		ok = n == 2
	case ir.Invoke:
		ok = t.Info != nil && n >= 3
	case ir.CallBr:
		ok = t.Info != nil && n >= 2
	}
	if !ok {
		v.Fail("Terminator has operands that do not fit its opcode!", t)
	}
	return ok
}

// block checks φs, then every instruction.
func (v *verifier) block(b *ir.Block) {
	if b.First().Op() == ir.Phi {
		v.phis(b)
	}
	for i := b.First(); i != nil; i = i.Next() {
		if i.Op() == ir.Phi && i.Prev() != nil && i.Prev().Op() != ir.Phi {
			v.Fail("PHI nodes not grouped at top of basic block!", i, b)
		}
		v.instr(i)
	}
}

// phiTable counts edges by Block.ID; it is all zero between blocks.
type phiTable struct {
	edges []int32 // edges from the predecessor
	used  []int32 // entries for it in the current φ
	value []ir.Value
}

// phis checks that every φ has exactly one entry per edge into the block, and equal values for
// equal predecessors.
func (v *verifier) phis(b *ir.Block) {
	t := &v.phiTable
	for len(t.edges) < v.Func.BlockBound() {
		t.edges, t.used, t.value = append(t.edges, 0), append(t.used, 0), append(t.value, nil)
	}
	preds := b.Preds()
	for _, p := range preds {
		t.edges[p.ID()]++
	}
	for phi := b.First(); phi != nil && phi.Op() == ir.Phi; phi = phi.Next() {
		switch {
		case phi.NumIncoming() != phi.NumOperands():
			v.Fail("PHI node has values without blocks!", phi)
		case phi.NumIncoming() != len(preds):
			v.Fail("PHINode should have one entry for each predecessor of its parent basic block!", phi)
		default:
			v.phiEntries(phi)
		}
	}
	for _, p := range preds {
		t.edges[p.ID()] = 0
	}
}

func (v *verifier) phiEntries(phi *ir.Instr) {
	t := &v.phiTable
	for k := range phi.NumIncoming() {
		p := phi.IncomingBlock(k)
		if p.Func() != v.Func || t.edges[p.ID()] == 0 || t.used[p.ID()] == t.edges[p.ID()] {
			v.Fail("PHI node entries do not match predecessors!", phi, p)
			break
		}
		if t.used[p.ID()] > 0 && t.value[p.ID()] != phi.Operand(k) {
			v.Fail("PHI node has multiple entries for the same basic block with different incoming values!", phi, p,
				t.value[p.ID()], phi.Operand(k))
		}
		t.used[p.ID()]++
		t.value[p.ID()] = phi.Operand(k)
	}
	for k := range phi.NumIncoming() {
		if p := phi.IncomingBlock(k); p.Func() == v.Func {
			t.used[p.ID()] = 0
		}
	}
}
