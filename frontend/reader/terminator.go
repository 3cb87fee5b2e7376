package reader

import (
	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/value"

	"opt-go/frontend/ir"
)

// term makes a terminator, without operands.
func (f *funcReader) term(in llir.Terminator) {
	void := f.ctx.Void
	switch in := in.(type) {
	case *llir.TermRet:
		f.begin(ir.Ret, void)
		if in.X != nil {
			f.ops = append(f.ops, in.X)
		}
	case *llir.TermBr:
		f.begin(ir.Br, void, in.Target)
	case *llir.TermCondBr:
		f.begin(ir.Br, void, in.Cond, in.TargetTrue, in.TargetFalse)
	case *llir.TermSwitch:
		f.begin(ir.Switch, void, in.X, in.TargetDefault)
		for _, c := range in.Cases {
			f.ops = append(f.ops, c.X, c.Target)
		}
	case *llir.TermIndirectBr:
		f.begin(ir.IndirectBr, void, in.Addr)
		f.ops = append(f.ops, in.ValidTargets...)
	case *llir.TermInvoke:
		f.invoke(in)
	case *llir.TermCallBr:
		f.callBr(in)
	case *llir.TermResume:
		f.begin(ir.Resume, void, in.X)
	case *llir.TermCatchSwitch:
		f.begin(ir.CatchSwitch, f.ctx.Token, in.ParentPad)
		f.ops = append(f.ops, in.Handlers...)
		f.unwindTarget(in.DefaultUnwindTarget)
	case *llir.TermCatchRet:
		f.begin(ir.CatchRet, void, in.CatchPad, in.Target)
	case *llir.TermCleanupRet:
		f.begin(ir.CleanupRet, void, in.CleanupPad)
		f.unwindTarget(in.UnwindTarget)
	case *llir.TermUnreachable:
		f.begin(ir.Unreachable, void)
	default:
		panic("frontend: llir terminator of unknown kind " + in.LLString())
	}
}

// unwindTarget adds the block that an exception goes on to; nil, which llir wraps in an interface,
// is the caller.
func (f *funcReader) unwindTarget(v value.Value) {
	if b, ok := v.(*llir.Block); ok && b != nil {
		f.ops = append(f.ops, b)
	}
}
