package lower

import (
	"opt-go/frontend/ir"
	"opt-go/passes/pass"
	"opt-go/passes/rewrite"
)

// Invoke is LLVM's lower-invoke, for targets that cannot unwind the stack: invokes become calls
// that are followed by a branch to the normal destination.
//
//	%r = invoke i32 @f() to label %n unwind label %u    ⇒    %r = call i32 @f()
//	                                                        br label %n
//
// The handlers stay, without predecessors. Cost: linear.
func Invoke(c *pass.Context, f *ir.Func) pass.Preserved {
	n := 0
	for b := range f.Blocks() {
		if t := b.Term(); t != nil && t.Op() == ir.Invoke {
			normal, unwind := t.Succ(0), t.UnwindDest()
			rewrite.CallInsteadOfInvoke(t)
			unwind.RemovePred(b, false)
			rewrite.BranchTo(b, normal)
			n++
		}
	}
	c.Count("Number of invokes replaced", n)
	return pass.ChangedCFG(n > 0)
}
