package lower

import (
	"opt-go/frontend/ir"
	"opt-go/passes/pass"
)

// Returns is LLVM's mergereturn: all blocks that return branch to one that does, and all that end
// in unreachable to one that does.
//
//	a: ret i32 1                a: br label %UnifiedReturnBlock
//	b: ret i32 %x      ⇒        b: br label %UnifiedReturnBlock
//	                            UnifiedReturnBlock: %UnifiedRetVal = phi i32 [ 1, %a ], [ %x, %b ]
//	                                                ret i32 %UnifiedRetVal
//
// A return that a musttail or deoptimizing call has to precede stays. Cost: linear.
func Returns(c *pass.Context, f *ir.Func) pass.Preserved {
	var returns, ends []*ir.Instr
	for b := range f.Blocks() {
		switch t := b.Term(); {
		case t == nil:
		case t.Op() == ir.Ret && b.ReturnedCall() == nil:
			returns = append(returns, t)
		case t.Op() == ir.Unreachable:
			ends = append(ends, t)
		}
	}
	changed := false
	if len(ends) > 1 {
		one := f.NewBlockAfter(f.LastBlock(), "UnifiedUnreachableBlock")
		ir.AtEnd(one).Unreachable()
		for _, t := range ends {
			branchInstead(t, one)
		}
		changed = true
	}
	if len(returns) > 1 {
		mergeReturns(f, returns)
		changed = true
	}
	return pass.ChangedCFG(changed)
}

func mergeReturns(f *ir.Func, returns []*ir.Instr) {
	one := f.NewBlockAfter(f.LastBlock(), "UnifiedReturnBlock")
	at := ir.AtEnd(one)
	var phi *ir.Instr
	if f.RetType().Kind == ir.VoidKind {
		at.Ret(nil)
	} else {
		phi = at.Phi(f.RetType(), "UnifiedRetVal")
		at.Ret(phi)
	}
	for _, t := range returns {
		if phi != nil {
			phi.AddIncoming(t.Operand(0), t.Block())
		}
		branchInstead(t, one)
	}
}

// branchInstead replaces a terminator without successors by a branch.
func branchInstead(t *ir.Instr, dest *ir.Block) {
	at := ir.AtEnd(t.Block())
	at.Pos = t.Pos
	t.Erase()
	at.Br(dest)
}
