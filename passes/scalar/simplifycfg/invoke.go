package simplifycfg

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/frequency"
	"opt-go/passes/rewrite"
)

// settleInvoke replaces an invoke by a call and a branch if the callee does not unwind, or by the
// branch alone if the call is dead. An invoke of null, undef or poison becomes unreachable. With a
// personality that also handles asynchronous exceptions, invokes stay.
func (s *simplifier) settleInvoke(b *ir.Block) bool {
	i := b.Term()
	if i.Op() != ir.Invoke {
		return false
	}
	if callee := i.Callee(); ir.IsUndefOrPoison(callee) || isConstOf(callee, ir.NullConst) && nullIsUndefined(i, callee.Type().Space) {
		s.makeUnreachable(i)
		return true
	}
	if !analysis.CallHas(i, "nounwind") || handlesInstructions(s.f) {
		return false
	}
	normal, unwind := i.Succ(0), i.UnwindDest()
	if ir.HasUses(i) || analysis.MayWrite(i) || !analysis.WillReturn(i) {
		callInstead(i)
	}
	unwind.RemovePred(b, false)
	rewrite.BranchTo(b, normal)
	return true
}

// callInstead replaces an invoke by a call before it, with its name.
func callInstead(i *ir.Instr) {
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

// handlesInstructions reports whether the exceptions that a function handles may come from other
// instructions than calls.
func handlesInstructions(f *ir.Func) bool {
	g, ok := f.Personality.(*ir.Func)
	if !ok {
		return false
	}
	switch g.Name() {
	case "_except_handler3", "_except_handler4", "__C_specific_handler":
		return true
	}
	return false
}
