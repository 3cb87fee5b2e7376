package instcombine

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// maxSinkUsers bounds the uses visited to find the block that needs an instruction.
const maxSinkUsers = 32

// sink moves an instruction whose uses are all in one other block there, where it is executed on
// fewer paths.
func (ic *combiner) sink(i *ir.Instr) {
	to := ic.sinkTarget(i)
	if to == nil || !ic.maySink(i, to) {
		return
	}
	at := to.FirstInsertion()
	if at == nil {
		return
	}
	from := i.Block()
	i.MoveBefore(at)
	ic.changed = true
	for _, m := range ic.f.MDUses(i) { // the variable has no value where i stood
		if c := m.Call(); c != nil && c.Block() == from {
			m.SetValue(ir.NewPoison(i.Type()))
		}
	}
	for _, v := range i.Operands() {
		if d, ok := v.(*ir.Instr); ok {
			ic.work.push(d)
		}
	}
}

// sinkTarget returns the only block with uses if i's block is its only predecessor or it has no
// successors.
func (ic *combiner) sinkTarget(i *ir.Instr) *ir.Block {
	var to *ir.Block
	n := 0
	for u := range ir.Uses(i) {
		user := u.User()
		if user.IntrinsicID() == "llvm.assume" {
			continue
		}
		if n > maxSinkUsers {
			return nil
		}
		b := user.Block()
		if user.Op() == ir.Phi {
			b = user.IncomingBlock(u.Index())
		}
		if to != nil && to != b {
			return nil
		}
		to = b
		if n == 0 {
			if b == i.Block() || !ic.dt.Reachable(b) || !ic.live[b.ID()] || b.UniquePred() != i.Block() && b.Term().NumSuccs() > 0 {
				return nil
			}
		}
		n++
	}
	return to
}

func (ic *combiner) maySink(i *ir.Instr, to *ir.Block) bool {
	switch {
	case i.Op() == ir.Phi, i.IsEHPad(), i.IsTerminator(), i.Op() == ir.Alloca, i.Type().Kind == ir.TokenKind:
		return false
	case analysis.MayThrow(i), !analysis.WillReturn(i), analysis.IsConvergent(i), analysis.MayWrite(i) && !writesDeadSlot(i):
		return false
	}
	if to.Term().Op() == ir.CatchSwitch {
		return false
	}
	for u := range ir.Users(i) { // an assumption elsewhere would lose its value
		if u.IntrinsicID() == "llvm.assume" && u.Block() != to {
			return false
		}
	}
	if analysis.MayRead(i) || analysis.MayWrite(i) {
		if to.UniquePred() != i.Block() {
			return false
		}
		for j := i.Next(); j != nil; j = j.Next() {
			if analysis.MayWrite(j) {
				return false
			}
		}
	}
	return true
}

// writesDeadSlot reports whether i is a call that writes to nothing but an alloca of which it is
// the only user, markers of lifetime aside: no other instruction sees what it writes, but through
// its result. Nor does i itself in another iteration, for the alloca is in its block.
func writesDeadSlot(i *ir.Instr) bool {
	if i.Op() != ir.Call || len(i.Info.Bundles) > 0 || !analysis.CallEffects(i).OnlyArgs() {
		return false
	}
	var to *ir.Instr
	at := i.Block()
	for k := range i.NumArgs() {
		if !i.Arg(k).Type().Scalar().IsPtr() || analysis.ArgModRef(i, k)&analysis.Mod == 0 {
			continue
		}
		slot := asInstr(i.Arg(k))
		if slot == nil || to != nil && slot != to {
			return false
		}
		to = slot
	}
	for to != nil && isOp(to, ir.GetElementPtr, ir.AddrSpaceCast, ir.BitCast) {
		if !onlyUsedBy(to, i) {
			return false
		}
		i, to = to, asInstr(to.Operand(0))
	}
	return to != nil && to.Op() == ir.Alloca && to.Block() == at && onlyUsedBy(to, i)
}

// onlyUsedBy reports whether only i uses an address, markers of lifetime in its block aside.
func onlyUsedBy(address, i *ir.Instr) bool {
	for u := range ir.Users(address) {
		id := u.IntrinsicID()
		if u != i && !(u.Block() == i.Block() && (id == "llvm.lifetime.start" || id == "llvm.lifetime.end")) {
			return false
		}
	}
	return true
}
