package simplify

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/simplify/constfold"
)

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

// QuietMath reports whether a call computes a function of the library of constants for which it surely sets no errno, so that without a user it
// need not be executed (LLVM's isMathLibCallNoop).
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
