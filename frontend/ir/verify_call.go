package ir

import (
	"fmt"
)

// call checks call, invoke and callbr.
func (v *verifier) call(i *Instr) {
	info := i.Info
	callee := i.Callee()
	if !callee.Type().IsPtr() {
		v.fail("Called function must be a pointer!", i)
		return
	}
	ft := info.FuncType
	if ft == nil || ft.Kind != FuncKind || i.ty != ft.Elem {
		v.fail("Call result does not have the type that its function type says!", i)
		return
	}
	if !v.bundleShape(i) || !v.arguments(i, ft) {
		return
	}
	v.callAttrs(i)
	v.callConv(i)
	f, direct := callee.(*Func)
	if a, ok := callee.(*InlineAsm); ok {
		v.inlineAsm(i, a)
	} else if !direct && ft.Elem.Kind == TokenKind {
		v.fail("Return type cannot be token for indirect call!", i)
	}
	v.argumentKinds(i, f)
	v.elementTypes(i, f)
	v.bundlesOf(i)
	if i.Flags&MustTail != 0 {
		v.mustTail(i)
	}
	if i.op == Invoke {
		v.invoke(i)
	}
	if asm, isAsm := i.Callee().(*InlineAsm); i.op == CallBr && !isAsm {
		v.fail("Callbr is currently only used for asm-goto!", i)
	} else if i.op == CallBr && asm.Unwind {
		v.fail("Unwinding from Callbr is not allowed", i)
	}
	if direct {
		v.calledFunction(i, f)
	}
	v.convergence(i)
}

// bundleShape checks that the bundles cover the operands between the arguments and the
// destinations.
func (v *verifier) bundleShape(i *Instr) bool {
	end := len(i.ops) - 1
	switch i.op {
	case Invoke:
		end -= 2
	case CallBr:
		end -= 1 + i.Info.Indirect
	}
	at := i.NumArgs()
	if at < 0 {
		v.fail("Operand bundles do not fit the operands!", i)
		return false
	}
	for _, b := range i.Info.Bundles {
		if b.First != at || b.Count < 0 {
			v.fail("Operand bundles do not fit the operands!", i)
			return false
		}
		at += b.Count
	}
	if at != end {
		v.fail("Operand bundles do not fit the operands!", i)
	}
	return at == end
}

func (v *verifier) arguments(i *Instr, ft *Type) bool {
	n := i.NumArgs()
	if ft.VarArg && n < len(ft.Fields) {
		v.fail("Called function requires more parameters than were provided!", i)
		return false
	}
	if !ft.VarArg && n != len(ft.Fields) {
		v.fail("Incorrect number of arguments passed to called function!", i)
		return false
	}
	for k, t := range ft.Fields {
		if i.ops[k].val.Type() != t {
			v.fail("Call parameter type does not match function signature!", i, i.ops[k].val, t)
			return false
		}
	}
	return true
}

// elementTypes checks that only calls of intrinsics and of inline assembly have the attribute
// elementtype.
func (v *verifier) elementTypes(i *Instr, f *Func) {
	if _, isAsm := i.Callee().(*InlineAsm); isAsm || f != nil && f.IsIntrinsic() {
		return
	}
	for _, s := range i.Info.Attrs.Params {
		if s.Has("elementtype") {
			v.fail("Attribute 'elementtype' can only be applied to intrinsics and inline asm.", i)
		}
	}
}

// uncallable are the conventions that only a jump from a shader reaches. LLVM lets kernels be
// called.
var uncallable = map[CallConv]bool{104: true, 105: true}

func (v *verifier) callConv(i *Instr) {
	if uncallable[i.Info.CC] {
		v.fail("calling convention does not permit calls", i)
	}
}

// argumentKinds: metadata and tokens may only be passed to intrinsics, and immediates must be
// constants.
func (v *verifier) argumentKinds(i *Instr, f *Func) {
	intrinsic := f != nil && f.IsIntrinsic()
	for k := range i.NumArgs() {
		t := i.ops[k].val.Type()
		if !intrinsic && t.Kind == TokenKind {
			v.fail("Function takes token but isn't an intrinsic", i)
		}
		if len(i.Info.Attrs.Params) > k {
			v.argumentAttrs(i, k)
		}
		if i.Info.Attrs.Param(k).Has("immarg") && (f == nil || !f.Attrs.Param(k).Has("immarg")) {
			v.fail("immarg may not apply only to call sites", i.ops[k].val, i)
		}
		imm := i.Info.Attrs.Param(k).Has("immarg") || f != nil && f.Attrs.Param(k).Has("immarg")
		if imm && !isImmediate(i.ops[k].val) {
			v.fail("immarg operand has non-immediate parameter", i.ops[k].val, i)
		}
	}
}

// argumentAttrs checks attributes that depend on the argument or the callee.
func (v *verifier) argumentAttrs(i *Instr, k int) {
	attrs := i.Info.Attrs.Params[k]
	if attrs.Has("swifterror") {
		v.swiftErrorArg(i, i.ops[k].val)
	}
	if slot, ok := i.ops[k].val.(*Instr); ok && attrs.Has("inalloca") && slot.op == Alloca && slot.Flags&InAlloca == 0 {
		v.fail("inalloca argument for call has mismatched alloca", i, slot)
	}
	if attrs.Has("preallocated") && (countBundles(i, "preallocated") > 0) == (i.Flags&MustTail != 0) {
		v.fail("preallocated operand either requires a preallocated bundle or the call to be musttail (but not both)", i)
	}
}

func isImmediate(v Value) bool {
	k, ok := v.(*Const)
	return ok && (k.Kind == IntConst || k.Kind == FloatConst)
}

// bundleLimits are the tags that a call may have once, and how many inputs they take (-1: any).
var bundleLimits = map[string]struct {
	name   string
	inputs int
}{
	"deopt":                  {"deopt", -1},
	"gc-transition":          {"gc-transition", -1},
	"funclet":                {"funclet", 1},
	"cfguardtarget":          {"CFGuardTarget", 1},
	"ptrauth":                {"ptrauth", 2},
	"kcfi":                   {"kcfi", 1},
	"preallocated":           {"preallocated", 1},
	"gc-live":                {"gc-live", -1},
	"clang.arc.attachedcall": {`"clang.arc.attachedcall"`, -1},
	"convergencectrl":        {"convergence control", 1},
}

func (v *verifier) bundlesOf(i *Instr) {
	for k, b := range i.Info.Bundles {
		limit, known := bundleLimits[b.Tag]
		if !known {
			continue
		}
		for _, c := range i.Info.Bundles[:k] {
			if c.Tag == b.Tag {
				v.fail("Multiple "+limit.name+" operand bundles", i)
			}
		}
		if limit.inputs >= 0 && b.Count != limit.inputs {
			v.fail(fmt.Sprintf("Expected exactly %s %s bundle operand", numberWord(limit.inputs), b.Tag), i)
			continue
		}
		v.bundle(i, b)
	}
}

// bundle checks the operands of a bundle that LLVM knows; their number is right.
func (v *verifier) bundle(i *Instr, b Bundle) {
	var first Value
	if b.Count > 0 {
		first = i.ops[b.First].val
	}
	switch b.Tag {
	case "funclet":
		if !definedBy(first, CatchPad) && !definedBy(first, CleanupPad) {
			v.fail("Funclet bundle operands should correspond to a FuncletPadInst", i)
		}
	case "kcfi":
		if k := AsInt(first); k == nil || !k.ty.IsInt(32) {
			v.fail("Kcfi bundle operand must be an i32 constant", i)
		}
	case "ptrauth":
		k := AsInt(first)
		_, direct := i.Callee().(*Func)
		switch {
		case direct:
			v.fail("Direct call cannot have a ptrauth bundle", i)
		case k == nil || !k.ty.IsInt(32):
			v.fail("Ptrauth bundle key operand must be an i32 constant", i)
		case !i.ops[b.First+1].val.Type().IsInt(64):
			v.fail("Ptrauth bundle discriminator operand must be an i64", i)
		}
	case "clang.arc.attachedcall":
		v.attachedCall(i, b)
	case "convergencectrl":
		if token, _ := first.(*Instr); token == nil || !isConvergenceOp(token) {
			v.fail("Convergence control tokens can only be produced by calls to the convergence control intrinsics.", i)
		}
	}
}

// attachedCalls are the functions of Objective-C's runtime that take the result of a call.
var attachedCalls = wordSet(`llvm.objc.retainAutoreleasedReturnValue llvm.objc.unsafeClaimAutoreleasedReturnValue
	objc_retainAutoreleasedReturnValue objc_unsafeClaimAutoreleasedReturnValue objc_claimAutoreleasedReturnValue`)

func (v *verifier) attachedCall(i *Instr, b Bundle) {
	if t := i.Info.FuncType.Elem; t.Kind != PtrKind && !(t.IsVoid() && i.doesNotReturn()) {
		v.fail(`a call with operand bundle "clang.arc.attachedcall" must call a function returning a pointer or a non-returning function `+
			`that has a void return type`, i)
		return
	}
	var f *Func
	if b.Count == 1 {
		f, _ = i.ops[b.First].val.(*Func)
	}
	switch {
	case f == nil:
		v.fail(`operand bundle "clang.arc.attachedcall" requires one function as an argument`, i)
	case !attachedCalls[f.name]:
		v.fail("invalid function argument", i)
	}
}

func (i *Instr) doesNotReturn() bool {
	f, _ := i.Callee().(*Func)
	return i.Info.Attrs.Fn.Has("noreturn") || f != nil && f.Attrs.Fn.Has("noreturn")
}

func numberWord(n int) string {
	if n == 1 {
		return "one"
	}
	return "two"
}

// abiAttrs are the parameter attributes that musttail caller and callee must share.
var abiAttrs = []string{"sret", "byval", "inalloca", "inreg", "swiftself", "swiftasync", "swifterror", "preallocated", "byref"}

func (v *verifier) mustTail(i *Instr) {
	if _, ok := i.Callee().(*InlineAsm); ok {
		v.fail("cannot use musttail call with inline asm", i)
		return
	}
	f, ft := v.fn.FuncType, i.Info.FuncType
	guaranteed := i.Info.CC == 18 || i.Info.CC == 20 // tailcc, swifttailcc: prototypes need not match
	switch {
	case f.VarArg != ft.VarArg:
		v.fail("cannot guarantee tail call due to mismatched varargs", i)
	case f.Elem != ft.Elem:
		v.fail("cannot guarantee tail call due to mismatched return types", i)
	case v.fn.CC != i.Info.CC:
		v.fail("cannot guarantee tail call due to mismatched calling conv", i)
	case guaranteed && f.VarArg:
		v.fail("cannot guarantee tailcc tail call for varargs function", i)
	case guaranteed:
		v.tailCCParams(i, f, ft)
	case isIntrinsicCall(i): // the funnels of indirect calls, whose parameters are no one's
	case len(f.Fields) != len(ft.Fields):
		v.fail("cannot guarantee tail call due to mismatched parameter counts", i)
	default:
		v.mustTailParams(i, f, ft)
	}
	v.returnsResult(i)
}

// isIntrinsicCall reports whether an intrinsic is called.
func isIntrinsicCall(i *Instr) bool {
	f := i.CalledFunc()
	return f != nil && f.IsIntrinsic()
}

// tailCCParams: what a guaranteed tail call with other parameters than the caller's cannot keep.
func (v *verifier) tailCCParams(i *Instr, f, ft *Type) {
	for _, key := range []string{"inalloca", "inreg", "swifterror", "preallocated", "byref"} {
		for k := range f.Fields {
			if v.fn.Attrs.Param(k).Has(key) {
				v.fail(key+" attribute not allowed in tailcc musttail caller", i)
			}
		}
		for k := range ft.Fields {
			if i.Info.Attrs.Param(k).Has(key) {
				v.fail(key+" attribute not allowed in tailcc musttail callee", i)
			}
		}
	}
}

func (v *verifier) mustTailParams(i *Instr, f, ft *Type) {
	for k := range f.Fields {
		a, b := f.Fields[k], ft.Fields[k]
		if a != b && !(a.Kind == PtrKind && b.Kind == PtrKind && a.Space == b.Space) {
			v.fail("cannot guarantee tail call due to mismatched parameter types", i)
			return
		}
		for _, key := range abiAttrs {
			x, okX := v.fn.Attrs.Param(k).Get(key)
			y, okY := i.Info.Attrs.Param(k).Get(key)
			if key == "byval" || key == "byref" { // whose alignment counts
				alignX, _ := v.fn.Attrs.Param(k).Get("align")
				alignY, _ := i.Info.Attrs.Param(k).Get("align")
				okX = okX && (!okY || alignX.Val == alignY.Val)
			}
			if okX != okY || x.Ty != y.Ty {
				v.fail("cannot guarantee tail call due to mismatched ABI impacting function attributes", i, i.ops[k].val)
				return
			}
		}
	}
}

// returnsResult checks that a ret of its result follows a musttail call, with at most a bitcast
// between them.
func (v *verifier) returnsResult(i *Instr) {
	result, next := Value(i), i.next
	if next != nil && next.op == BitCast {
		if next.ops[0].val != result {
			v.fail("bitcast following musttail call must use the call", next)
			return
		}
		result, next = next, next.next
	}
	switch {
	case next == nil || next.op != Ret:
		v.fail("musttail call must precede a ret with an optional bitcast", i)
	case len(next.ops) == 1 && next.ops[0].val != result:
		if k, ok := next.ops[0].val.(*Const); !ok || k.Kind != UndefConst && k.Kind != PoisonConst {
			v.fail("musttail call result must be returned", next)
		}
	}
}

func (v *verifier) invoke(i *Instr) {
	if d := i.UnwindDest(); d == nil || !d.IsEHPad() {
		v.fail("The unwind destination does not have an exception handling instruction!", i)
	}
}

// calledFunction checks the callee of a direct call.
func (v *verifier) calledFunction(i *Instr, f *Func) {
	if f.IsIntrinsic() {
		if i.Info.FuncType != f.FuncType {
			v.fail("Intrinsic called with incompatible signature", i)
			return
		}
		v.intrinsicCall(i, f)
		return
	}
	if v.fn.MD("dbg") != nil && !f.IsDecl() && f.MD("dbg") != nil && i.DebugLoc() == nil && !f.Linkage.Interposable() {
		v.failDebug("inlinable function call in a function with debug info must have a !dbg location", i)
	}
}
