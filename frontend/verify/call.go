package verify

import (
	"fmt"
	"strings"

	"opt-go/frontend/ir"
	"opt-go/frontend/verify/rule"
)

// call checks call, invoke and callbr.
func (v *verifier) call(i *ir.Instr) {
	info := i.Info
	callee := i.Callee()
	if !callee.Type().IsPtr() {
		v.Fail("Called function must be a pointer!", i)
		return
	}
	ft := info.FuncType
	if ft == nil || ft.Kind != ir.FuncKind || i.Type() != ft.Elem {
		v.Fail("Call result does not have the type that its function type says!", i)
		return
	}
	if !v.bundleShape(i) || !v.arguments(i, ft) {
		return
	}
	v.callAttrs(i)
	v.callConv(i)
	f, direct := callee.(*ir.Func)
	if a, ok := callee.(*ir.InlineAsm); ok {
		v.inlineAsm(i, a)
	} else if !direct && ft.Elem.Kind == ir.TokenKind {
		v.Fail("Return type cannot be token for indirect call!", i)
	}
	if !direct && ft.Elem.Kind == ir.X86AMXKind {
		v.Fail("Return type cannot be x86_amx for indirect call!", i)
	}
	if !direct || !f.IsIntrinsic() {
		v.callAlignment(i, ft)
	}
	v.argumentKinds(i, f)
	v.elementTypes(i, f)
	v.bundlesOf(i)
	if i.Flags&ir.MustTail != 0 {
		v.mustTail(i)
	}
	if i.Op() == ir.Invoke {
		v.invoke(i)
	}
	if asm, isAsm := i.Callee().(*ir.InlineAsm); i.Op() == ir.CallBr && !isAsm {
		v.Fail("Callbr is currently only used for asm-goto!", i)
	} else if i.Op() == ir.CallBr && asm.Unwind {
		v.Fail("Unwinding from Callbr is not allowed", i)
	}
	if direct {
		v.calledFunction(i, f)
	}
	v.convergence(i)
}

// bundleShape checks that the bundles cover the operands between the arguments and the
// destinations.
func (v *verifier) bundleShape(i *ir.Instr) bool {
	end := i.NumOperands() - 1
	switch i.Op() {
	case ir.Invoke:
		end -= 2
	case ir.CallBr:
		end -= 1 + i.Info.Indirect
	}
	at := i.NumArgs()
	if at < 0 {
		v.Fail("Operand bundles do not fit the operands!", i)
		return false
	}
	for _, b := range i.Info.Bundles {
		if b.First != at || b.Count < 0 {
			v.Fail("Operand bundles do not fit the operands!", i)
			return false
		}
		at += b.Count
	}
	if at != end {
		v.Fail("Operand bundles do not fit the operands!", i)
	}
	return at == end
}

func (v *verifier) arguments(i *ir.Instr, ft *ir.Type) bool {
	n := i.NumArgs()
	if ft.VarArg && n < len(ft.Fields) {
		v.Fail("Called function requires more parameters than were provided!", i)
		return false
	}
	if !ft.VarArg && n != len(ft.Fields) {
		v.Fail("Incorrect number of arguments passed to called function!", i)
		return false
	}
	for k, t := range ft.Fields {
		if i.Operand(k).Type() != t {
			v.Fail("Call parameter type does not match function signature!", i, i.Operand(k), t)
			return false
		}
	}
	return true
}

// callAlignment checks that what a call passes has an alignment that LLVM represents; only vectors
// may be larger than that.
func (v *verifier) callAlignment(i *ir.Instr, ft *ir.Type) {
	tooMuch := func(t *ir.Type) bool { return t.IsVector() && t.IsSized() && v.Layout.ABIAlign(t) > ir.MaxAlign }
	if tooMuch(ft.Elem) {
		v.Fail("Incorrect alignment of return type to called function!", i)
	}
	for _, t := range ft.Fields {
		if tooMuch(t) {
			v.Fail("Incorrect alignment of argument passed to called function!", i)
		}
	}
}

// elementTypes checks that only calls of intrinsics and of inline assembly have the attribute
// elementtype.
func (v *verifier) elementTypes(i *ir.Instr, f *ir.Func) {
	if _, isAsm := i.Callee().(*ir.InlineAsm); isAsm || f != nil && f.IsIntrinsic() {
		return
	}
	for _, s := range i.Info.Attrs.Params {
		if s.Has("elementtype") {
			v.Fail("Attribute 'elementtype' can only be applied to intrinsics and inline asm.", i)
		}
	}
}

// uncallable are the conventions that only a jump from a shader reaches. LLVM lets kernels be
// called.
var uncallable = map[ir.CallConv]bool{104: true, 105: true}

func (v *verifier) callConv(i *ir.Instr) {
	if uncallable[i.Info.CC] {
		v.Fail("calling convention does not permit calls", i)
	}
}

// argumentKinds: metadata and tokens may only be passed to intrinsics, and immediates must be
// constants.
func (v *verifier) argumentKinds(i *ir.Instr, f *ir.Func) {
	intrinsic := f != nil && f.IsIntrinsic()
	for k := range i.NumArgs() {
		t := i.Operand(k).Type()
		if !intrinsic && t.Kind == ir.TokenKind {
			v.Fail("Function takes token but isn't an intrinsic", i)
		}
		if len(i.Info.Attrs.Params) > k {
			v.argumentAttrs(i, k)
		}
		if i.Info.Attrs.Param(k).Has("immarg") && (f == nil || !f.Attrs.Param(k).Has("immarg")) {
			v.Fail("immarg may not apply only to call sites", i.Operand(k), i)
		}
		imm := i.Info.Attrs.Param(k).Has("immarg") || f != nil && f.Attrs.Param(k).Has("immarg")
		if imm && !rule.IsImmediate(i.Operand(k)) {
			v.Fail("immarg operand has non-immediate parameter", i.Operand(k), i)
		} else if imm && f != nil {
			v.declaredRange(i, k, f)
		}
	}
}

// declaredRange checks an immediate of an intrinsic that LLVM does not know against the range of
// its declaration: range(i32 -3, 4), without the second bound; it wraps around if that is the
// lesser one. The ranges of known intrinsics are a table.
func (v *verifier) declaredRange(i *ir.Instr, k int, f *ir.Func) {
	a, ok := f.Attrs.Param(k).Get("range")
	c := ir.AsInt(i.Operand(k))
	if !ok || c == nil || ir.IntrinsicSignature(f) != nil {
		return
	}
	var lo, hi int64
	_, numbers, _ := strings.Cut(a.Val, " ")
	n, fits := c.Int64()
	if !fits || !scanBounds(numbers, &lo, &hi) {
		return // of more than 64 bits
	}
	if in := n >= lo && n < hi; lo < hi && !in || lo >= hi && n >= hi && n < lo {
		v.Fail(fmt.Sprintf("immarg value %d out of range [%d, %d)", n, lo, hi), i)
	}
}

func scanBounds(text string, lo, hi *int64) bool {
	n, err := fmt.Sscanf(text, "%d, %d", lo, hi)
	return n == 2 && err == nil
}

// argumentAttrs checks attributes that depend on the argument or the callee.
func (v *verifier) argumentAttrs(i *ir.Instr, k int) {
	attrs := i.Info.Attrs.Params[k]
	if attrs.Has("swifterror") {
		v.swiftErrorArg(i, i.Operand(k))
	}
	if slot, ok := i.Operand(k).(*ir.Instr); ok && attrs.Has("inalloca") && slot.Op() == ir.Alloca && slot.Flags&ir.InAlloca == 0 {
		v.Fail("inalloca argument for call has mismatched alloca", i, slot)
	}
	if attrs.Has("preallocated") && (rule.CountBundles(i, "preallocated") > 0) == (i.Flags&ir.MustTail != 0) {
		v.Fail("preallocated operand either requires a preallocated bundle or the call to be musttail (but not both)", i)
	}
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

func (v *verifier) bundlesOf(i *ir.Instr) {
	for k, b := range i.Info.Bundles {
		limit, known := bundleLimits[b.Tag]
		if !known {
			continue
		}
		for _, c := range i.Info.Bundles[:k] {
			if c.Tag == b.Tag {
				v.Fail("Multiple "+limit.name+" operand bundles", i)
			}
		}
		if limit.inputs >= 0 && b.Count != limit.inputs {
			v.Fail(fmt.Sprintf("Expected exactly %s %s bundle operand", numberWord(limit.inputs), b.Tag), i)
			continue
		}
		v.bundle(i, b)
	}
}

// bundle checks the operands of a bundle that LLVM knows; their number is right.
func (v *verifier) bundle(i *ir.Instr, b ir.Bundle) {
	var first ir.Value
	if b.Count > 0 {
		first = i.Operand(b.First)
	}
	switch b.Tag {
	case "funclet":
		if !rule.DefinedBy(first, ir.CatchPad) && !rule.DefinedBy(first, ir.CleanupPad) {
			v.Fail("Funclet bundle operands should correspond to a FuncletPadInst", i)
		}
	case "kcfi":
		if k := ir.AsInt(first); k == nil || !k.Type().IsInt(32) {
			v.Fail("Kcfi bundle operand must be an i32 constant", i)
		}
	case "ptrauth":
		k := ir.AsInt(first)
		_, direct := i.Callee().(*ir.Func)
		switch {
		case direct:
			v.Fail("Direct call cannot have a ptrauth bundle", i)
		case k == nil || !k.Type().IsInt(32):
			v.Fail("Ptrauth bundle key operand must be an i32 constant", i)
		case !i.Operand(b.First + 1).Type().IsInt(64):
			v.Fail("Ptrauth bundle discriminator operand must be an i64", i)
		}
	case "clang.arc.attachedcall":
		v.attachedCall(i, b)
	case "convergencectrl":
		if token, _ := first.(*ir.Instr); token == nil || !isConvergenceOp(token) {
			v.Fail("Convergence control tokens can only be produced by calls to the convergence control intrinsics.", i)
		}
	}
}

// attachedCalls are the functions of Objective-C's runtime that take the result of a call.
var attachedCalls = rule.Words(`llvm.objc.retainAutoreleasedReturnValue llvm.objc.unsafeClaimAutoreleasedReturnValue
	objc_retainAutoreleasedReturnValue objc_unsafeClaimAutoreleasedReturnValue objc_claimAutoreleasedReturnValue`)

func (v *verifier) attachedCall(i *ir.Instr, b ir.Bundle) {
	if t := i.Info.FuncType.Elem; t.Kind != ir.PtrKind && !(t.IsVoid() && doesNotReturn(i)) {
		v.Fail(`a call with operand bundle "clang.arc.attachedcall" must call a function returning a pointer or a non-returning function `+
			`that has a void return type`, i)
		return
	}
	var f *ir.Func
	if b.Count == 1 {
		f, _ = i.Operand(b.First).(*ir.Func)
	}
	switch {
	case f == nil:
		v.Fail(`operand bundle "clang.arc.attachedcall" requires one function as an argument`, i)
	case !attachedCalls[f.Name()]:
		v.Fail("invalid function argument", i)
	}
}

func doesNotReturn(i *ir.Instr) bool {
	f, _ := i.Callee().(*ir.Func)
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

func (v *verifier) mustTail(i *ir.Instr) {
	if _, ok := i.Callee().(*ir.InlineAsm); ok {
		v.Fail("cannot use musttail call with inline asm", i)
		return
	}
	f, ft := v.Func.FuncType, i.Info.FuncType
	guaranteed := i.Info.CC == 18 || i.Info.CC == 20 // tailcc, swifttailcc: prototypes need not match
	switch {
	case f.VarArg != ft.VarArg:
		v.Fail("cannot guarantee tail call due to mismatched varargs", i)
	case f.Elem != ft.Elem:
		v.Fail("cannot guarantee tail call due to mismatched return types", i)
	case v.Func.CC != i.Info.CC:
		v.Fail("cannot guarantee tail call due to mismatched calling conv", i)
	case guaranteed && f.VarArg:
		v.Fail("cannot guarantee tailcc tail call for varargs function", i)
	case guaranteed:
		v.tailCCParams(i, f, ft)
	case isIntrinsicCall(i): // the funnels of indirect calls, whose parameters are no one's
	case len(f.Fields) != len(ft.Fields):
		v.Fail("cannot guarantee tail call due to mismatched parameter counts", i)
	default:
		v.mustTailParams(i, f, ft)
	}
	v.returnsResult(i)
}

// isIntrinsicCall reports whether an intrinsic is called.
func isIntrinsicCall(i *ir.Instr) bool {
	f := i.CalledFunc()
	return f != nil && f.IsIntrinsic()
}

// tailCCParams: what a guaranteed tail call with other parameters than the caller's cannot keep.
func (v *verifier) tailCCParams(i *ir.Instr, f, ft *ir.Type) {
	for _, key := range []string{"inalloca", "inreg", "swifterror", "preallocated", "byref"} {
		for k := range f.Fields {
			if v.Func.Attrs.Param(k).Has(key) {
				v.Fail(key+" attribute not allowed in tailcc musttail caller", i)
			}
		}
		for k := range ft.Fields {
			if i.Info.Attrs.Param(k).Has(key) {
				v.Fail(key+" attribute not allowed in tailcc musttail callee", i)
			}
		}
	}
}

func (v *verifier) mustTailParams(i *ir.Instr, f, ft *ir.Type) {
	for k := range f.Fields {
		a, b := f.Fields[k], ft.Fields[k]
		if a != b && !(a.Kind == ir.PtrKind && b.Kind == ir.PtrKind && a.Space == b.Space) {
			v.Fail("cannot guarantee tail call due to mismatched parameter types", i)
			return
		}
		for _, key := range abiAttrs {
			x, okX := v.Func.Attrs.Param(k).Get(key)
			y, okY := i.Info.Attrs.Param(k).Get(key)
			if key == "byval" || key == "byref" { // whose alignment counts
				alignX, _ := v.Func.Attrs.Param(k).Get("align")
				alignY, _ := i.Info.Attrs.Param(k).Get("align")
				okX = okX && (!okY || alignX.Val == alignY.Val)
			}
			if okX != okY || x.Ty != y.Ty {
				v.Fail("cannot guarantee tail call due to mismatched ABI impacting function attributes", i, i.Operand(k))
				return
			}
		}
	}
}

// returnsResult checks that a ret of its result follows a musttail call, with at most a bitcast
// between them.
func (v *verifier) returnsResult(i *ir.Instr) {
	result, next := ir.Value(i), i.Next()
	if next != nil && next.Op() == ir.BitCast {
		if next.Operand(0) != result {
			v.Fail("bitcast following musttail call must use the call", next)
			return
		}
		result, next = next, next.Next()
	}
	switch {
	case next == nil || next.Op() != ir.Ret:
		v.Fail("musttail call must precede a ret with an optional bitcast", i)
	case next.NumOperands() == 1 && next.Operand(0) != result:
		if k, ok := next.Operand(0).(*ir.Const); !ok || k.Kind != ir.UndefConst && k.Kind != ir.PoisonConst {
			v.Fail("musttail call result must be returned", next)
		}
	}
}

func (v *verifier) invoke(i *ir.Instr) {
	if d := i.UnwindDest(); d == nil || !d.IsEHPad() {
		v.Fail("The unwind destination does not have an exception handling instruction!", i)
	}
}

// calledFunction checks the callee of a direct call.
func (v *verifier) calledFunction(i *ir.Instr, f *ir.Func) {
	if f.IsIntrinsic() {
		if i.Info.FuncType != f.FuncType {
			v.Fail("Intrinsic called with incompatible signature", i)
			return
		}
		v.intrinsic.Call(i, f)
		return
	}
	if v.Func.MD("dbg") != nil && !f.IsDecl() && f.MD("dbg") != nil && i.DebugLoc() == nil && !f.Linkage.Interposable() {
		v.FailDebug("inlinable function call in a function with debug info must have a !dbg location", i)
	}
}

// namedCallee returns the function that a call names, whatever signature it is called with; nil if
// i is not a call.
func namedCallee(i *ir.Instr) *ir.Func {
	if i.Info == nil || i.NumOperands() == 0 {
		return nil
	}
	f, _ := i.Callee().(*ir.Func)
	return f
}
