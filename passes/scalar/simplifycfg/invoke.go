package simplifycfg

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/rewrite"
)

// resolveInvoke replaces an invoke by a call and a branch if the callee does not unwind, or by the
// branch alone if the call is dead. An invoke of null, undef or poison becomes unreachable. With a
// personality that also handles asynchronous exceptions, invokes stay.
func (s *simplifier) resolveInvoke(b *ir.Block) bool {
	i := b.Term()
	if i.Op() != ir.Invoke {
		return false
	}
	if callee := i.Callee(); ir.IsUndefOrPoison(callee) || isConstOf(callee, ir.NullConst) && nullIsUndefined(i, callee.Type().Space) {
		s.makeUnreachable(i)
		return true
	}
	if !analysis.CallHas(i, "nounwind") || handlesInstructions(s.f) {
		return analysis.CallHas(i, "noreturn") && rewrite.NeverReturn(i)
	}
	normal, unwind := i.Succ(0), i.UnwindDest()
	if ir.HasUses(i) || analysis.MayWrite(i) || !analysis.WillReturn(i) {
		rewrite.CallInsteadOfInvoke(i)
	}
	unwind.RemovePred(b, false)
	rewrite.BranchTo(b, normal)
	return true
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
