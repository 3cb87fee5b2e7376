package rewrite

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/frequency"
)

// CallInsteadOfInvoke makes a call before an invoke that takes its uses and its name. The invoke,
// and its edge to the handler, are the caller's to remove.
func CallInsteadOfInvoke(i *ir.Instr) {
	var ops []ir.Value
	for k := range i.NumOperands() - 3 {
		ops = append(ops, i.Operand(k))
	}
	n := ir.NewInstr(ir.Call, i.Type(), append(ops, i.Callee())...)
	info := *i.Info
	n.Info, n.Pos, n.Flags = &info, i.Pos, i.Flags
	n.SetAttachments(i.Attachments())
	n.InsertBefore(i)
	if w := frequency.BranchWeights(i); len(w) > 0 { // how often it is called, now
		total := uint64(0)
		for _, x := range w {
			total += uint64(x)
		}
		frequency.SetBranchWeights(n, total)
	}
	if !i.Type().IsVoid() {
		ir.ReplaceAllUses(i, n)
		n.TakeName(i)
	}
}

// NeverReturn gives an invoke, of a function that does not return, a normal destination that is
// unreachable, unless it has one. The old destination may have other predecessors.
func NeverReturn(i *ir.Instr) bool {
	normal := i.Succ(0)
	if normal.First().Op() == ir.Unreachable {
		return false
	}
	normal.RemovePred(i.Block(), false)
	never := i.Func().NewBlockBefore(normal, normal.Name()+".unreachable")
	ir.AtEnd(never).Unreachable()
	i.SetSucc(0, never)
	return true
}
