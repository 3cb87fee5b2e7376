package licm

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// hoistAll moves invariant code to the preheader, in an order in which operands come before what
// needs them.
func (m *mover) hoistAll() bool {
	changed := false
	for _, b := range m.l.ReversePostorder() {
		if !m.hoistsInner && !m.direct(b) {
			continue
		}
		for i := range b.Instrs() {
			switch {
			case m.invariantOperands(i) && m.movable(i, false) && m.mayExecute(i):
				m.hoist(i)
				changed = true
			case i.Op() == ir.FDiv && i.HasFlag(ir.FARcp) && m.l.Invariant(i.Operand(1)):
				m.hoistReciprocal(i)
				changed = true
			case m.hoistableMark(i):
				m.hoist(i)
				changed = true
			case m.hoistPart(i):
				changed = true
			}
		}
	}
	return changed
}

// hoistableMark reports whether i is a guard or llvm.invariant.start that every iteration executes,
// before any write to memory.
func (m *mover) hoistableMark(i *ir.Instr) bool {
	id := i.IntrinsicID()
	if id != "llvm.experimental.guard" && (id != "llvm.invariant.start" || ir.HasUses(i)) {
		return false
	}
	return m.invariantOperands(i) && m.safety.SurelyExecuted(i) && m.noWriteBefore(i)
}

// noWriteBefore reports whether no path from the header to i writes memory.
func (m *mover) noWriteBefore(i *ir.Instr) bool {
	writes := func(b *ir.Block, end *ir.Instr) bool {
		for j := b.First(); j != nil && j != end; j = j.Next() {
			if analysis.MayWrite(j) {
				return true
			}
		}
		return false
	}
	if writes(i.Block(), i) {
		return false
	}
	if i.Block() == m.l.Header {
		return true
	}
	for _, p := range m.safety.LeadingTo(i.Block()) {
		if writes(p, nil) {
			return false
		}
	}
	return true
}

func (m *mover) invariantOperands(i *ir.Instr) bool {
	for _, v := range i.Operands() {
		if !m.l.Invariant(v) {
			return false
		}
	}
	return true
}

// hoistReciprocal turns a division by an invariant, where fast math allows it, into a product with
// the divisor's reciprocal, which is computed in the preheader.
func (m *mover) hoistReciprocal(i *ir.Instr) {
	at := ir.Before(i)
	divisor := i.Operand(1)
	rcp := at.Binary(ir.FDiv, ir.NewFloat(divisor.Type(), 1), divisor, 0, "")
	product := at.Binary(ir.FMul, i.Operand(0), rcp, 0, "")
	rcp.Flags, product.Flags = i.Flags, i.Flags
	ir.ReplaceAllUses(i, product)
	m.erase(i)
	m.hoist(rcp)
}
