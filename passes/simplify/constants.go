package simplify

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/simplify/constfold"
)

// uniformLoad returns what a load reads from a constant that is the same all over, wherever in it
// the load may read.
func (q *Query) uniformLoad(i *ir.Instr) ir.Value {
	p, ok := i.Operand(0).(*ir.Instr)
	if !ok || !i.IsSimple() {
		return nil
	}
	g, ok := analysis.UnderlyingObject(p).(*ir.GlobalVar)
	if !ok || !g.Constant || g.Init == nil || !constfold.Definitive(g) {
		return nil
	}
	if k := constfold.UniformLoad(g.Init, i.Type(), q.Layout); k != nil {
		return k
	}
	return nil
}

// foldLibrary folds a call of the library.
func (q *Query) foldLibrary(i *ir.Instr) ir.Value {
	f := i.CalledFunc()
	if q.Library == nil || f == nil || !i.Type().IsFloat() {
		return nil
	}
	fold := constfold.LibraryFunction(f.Name())
	if fold == nil || i.Info.FuncType != f.FuncType || i.Flags&ir.MustTail != 0 || len(i.Info.Bundles) > 0 || !q.Library.Calls(i) {
		return nil
	}
	args := make([]*ir.Const, i.NumArgs())
	for k := range args {
		a, ok := i.Arg(k).(*ir.Const)
		if !ok || a.Kind != ir.FloatConst {
			return nil
		}
		args[k] = a
	}
	return asValue(fold(args, i.Type()))
}

// QuietMath reports whether a call computes a function of the library of constants for which it
// surely sets no errno, so that without a user it need not be executed (LLVM's isMathLibCallNoop).
func (q *Query) QuietMath(i *ir.Instr) bool {
	f := i.CalledFunc()
	if q.Library == nil || f == nil || !i.Type().IsFloat() || i.Type().FloatBits() > 64 || !q.Library.Calls(i) || !analysis.WillReturn(i) {
		return false
	}
	args := [2]float64{}
	if i.NumArgs() < 1 || i.NumArgs() > len(args) {
		return false
	}
	for k := range i.NumArgs() {
		a, ok := i.Arg(k).(*ir.Const)
		if !ok || a.Kind != ir.FloatConst {
			return false
		}
		args[k], _ = a.Float64()
	}
	return constfold.SetsNoErrno(f.Name(), args[0], args[1], i.Type().FloatBits() == 64)
}

// fold folds an instruction whose operands are all constants.
func (q *Query) fold(i *ir.Instr) ir.Value {
	switch i.Op() {
	case ir.Load:
		if p := i.Operand(0); ir.IsConst(p) && i.IsSimple() {
			if v := constfold.Load(p, i.Type(), q.Layout); v != nil {
				return v
			}
		}
		return nil
	case ir.Phi, ir.Alloca, ir.Store, ir.AtomicRMW, ir.CmpXchg, ir.Fence, ir.VAArg, ir.LandingPad, ir.CatchPad, ir.CleanupPad, ir.Invoke, ir.CallBr:
		return nil
	}
	if i.IsTerminator() || i.Type().IsVoid() {
		return nil
	}
	n := i.NumOperands()
	if i.Op() == ir.Call {
		n = i.NumArgs()
	}
	for k := range n {
		if !ir.IsConst(i.Operand(k)) {
			return nil
		}
	}
	if i.Op() == ir.Call {
		if i.IntrinsicID() == "" {
			return q.foldLibrary(i)
		}
		return constfold.Call(i)
	}
	if v := constfold.Instr(i, q.Layout); v != nil {
		return v
	}
	return nil
}

// FoldConst returns the value of an instruction whose operands are all constants, loads from
// constant globals included, or nil.
func (q *Query) FoldConst(i *ir.Instr) ir.Value { return q.fold(i) }

// asValue returns k as a value: nil for a nil constant.
func asValue(k *ir.Const) ir.Value {
	if k == nil {
		return nil
	}
	return k
}
