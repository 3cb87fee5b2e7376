package instcombine

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// throughTrampoline calls the function of a trampoline directly (LLVM's
// transformCallThroughTrampoline):
//
//	call void @llvm.init.trampoline(ptr %m, ptr @f, ptr %chain)
//	%t = call ptr @llvm.adjust.trampoline(ptr %m)
//	%r = call i32 %t(i32 %n)          ⇒   %r = call i32 @f(ptr nest %chain, i32 %n)
//
// The memory holds what llvm.init.trampoline has written: it is a local variable that nothing else
// uses, or nothing writes memory between the two intrinsics in one block.
func (ic *combiner) throughTrampoline(i *ir.Instr) *ir.Instr {
	adjust := intrinsicOf(i.Callee(), "llvm.adjust.trampoline")
	if adjust == nil || i.Flags&ir.MustTail != 0 || len(i.Info.Bundles) > 0 || i.Info.FuncType.VarArg {
		return nil
	}
	init := initOfVariable(adjust.Arg(0))
	if init == nil {
		init = initBefore(adjust)
	}
	if init == nil {
		return nil
	}
	f, ok := init.Arg(1).(*ir.Func)
	if !ok {
		return nil
	}
	nest := nestedParam(f)
	if nest < 0 || nest > i.NumArgs() || f.RetType() != i.Type() || len(f.Params) != i.NumArgs()+1 {
		return nil
	}
	for k := range i.NumArgs() {
		at := k
		if k >= nest {
			at++
		}
		if analysis.ArgHas(i, k, "nest") || i.Arg(k).Type() != f.Params[at].Type() {
			return nil
		}
	}
	return callWithNest(i, f, nest, init.Arg(2))
}

// nestedParam is the parameter of a function that takes the static chain, or -1.
func nestedParam(f *ir.Func) int {
	for k, p := range f.Params {
		if p.Attrs().Has("nest") {
			return k
		}
	}
	return -1
}

// callWithNest is the call i of f with the argument for the static chain put in at its place.
func callWithNest(i *ir.Instr, f *ir.Func, nest int, chain ir.Value) *ir.Instr {
	var ops []ir.Value
	attrs := i.Info.Attrs.Clone()
	params := make([]ir.AttrSet, i.NumArgs()+1)
	for k := range i.NumArgs() + 1 {
		switch {
		case k == nest:
			ops, params[k] = append(ops, chain), ir.AttrSet{ir.EnumAttr("nest")}
		case k > nest:
			ops, params[k] = append(ops, i.Arg(k-1)), attrs.Param(k-1)
		default:
			ops, params[k] = append(ops, i.Arg(k)), attrs.Param(k)
		}
	}
	attrs.Params = params
	n := ir.NewInstr(ir.Call, i.Type(), append(ops, f)...)
	n.Flags = i.Flags
	n.Info = &ir.CallInfo{FuncType: f.FuncType, CC: i.Info.CC, Attrs: attrs}
	return n
}

// initOfVariable is the only call of llvm.init.trampoline on a local variable that has no other
// users than such as adjust it, or nil.
func initOfVariable(p ir.Value) (init *ir.Instr) {
	a := opOf(p, ir.Alloca)
	if a == nil {
		return nil
	}
	for u := range ir.Users(a) {
		switch u.IntrinsicID() {
		case "llvm.init.trampoline":
			if init != nil || u.Arg(0) != p {
				return nil
			}
			init = u
		case "llvm.adjust.trampoline":
		default:
			return nil
		}
	}
	return init
}

// initBefore is the call of llvm.init.trampoline that an adjustment follows without a write of
// memory between the two, or nil.
func initBefore(adjust *ir.Instr) *ir.Instr {
	n := 0
	for j := adjust.Prev(); j != nil; j = j.Prev() {
		if j.IntrinsicID() == "llvm.init.trampoline" && j.Arg(0) == adjust.Arg(0) {
			return j
		}
		if n++; n > maxMemoryScan || analysis.MayWrite(j) {
			return nil
		}
	}
	return nil
}
