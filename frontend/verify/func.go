package verify

import (
	"opt-go/frontend/ir"
	"opt-go/frontend/version"
)

// header checks a function without its body. It returns false when the body cannot be checked.
func (v *verifier) header(f *ir.Func) bool {
	v.globalValue(f)
	if f.Linkage == ir.Common {
		v.Fail("Functions may not have common linkage", f)
	}
	if len(f.Params) != len(f.FuncType.Fields) {
		v.Fail("# formal arguments must match # of arguments for function type!", f)
		return false
	}
	ret := f.RetType()
	if !ret.IsFirstClass() && !ret.IsVoid() || ret.Kind == ir.LabelKind || ret.Kind == ir.MetadataKind {
		v.Fail("Functions cannot return aggregate values!", f)
	}
	v.params(f)
	v.funcAttrs(f)
	v.swiftErrors(f)
	v.conventionOf(f)
	v.funcMD(f)
	for _, x := range []ir.Value{f.Prefix, f.Prologue, f.Personality} {
		v.notIntrinsic(f, x)
		if k, ok := x.(*ir.Const); ok {
			v.constant(f, k)
		}
	}
	if f.IsIntrinsic() && !f.IsDecl() {
		v.Fail("llvm intrinsics cannot be defined!", f)
	}
	if f.IsDecl() {
		if f.Personality != nil {
			v.Fail("Function declaration shouldn't have a personality routine", f)
		}
		return true
	}
	if f.Attrs.Fn.Has("naked") && v.Module.Version() >= version.NakedArguments {
		for _, p := range f.Params {
			if ir.HasUses(p) {
				v.Fail("cannot use argument of naked function", p)
			}
		}
	}
	if f.Entry().HasPreds() {
		v.Fail("Entry block to function must not have predecessors!", f.Entry())
	}
	return true
}

func (v *verifier) params(f *ir.Func) {
	intrinsic := f.IsIntrinsic()
	for k, p := range f.Params {
		if p.Type() != f.FuncType.Fields[k] {
			v.Fail("Argument value does not match function argument type!", p, f.FuncType.Fields[k])
		}
		if !p.Type().IsFirstClass() {
			v.Fail("Function arguments must have first-class types!", p)
		}
		if intrinsic {
			continue
		}
		switch p.Type().Kind {
		case ir.MetadataKind:
			v.Fail("Function takes metadata but isn't an intrinsic", p, f)
		case ir.TokenKind:
			v.Fail("Function takes token but isn't an intrinsic", p, f)
		case ir.X86AMXKind:
			v.Fail("Function takes x86_amx but isn't an intrinsic", p, f)
		}
	}
	if !intrinsic && f.RetType().Kind == ir.TokenKind {
		v.Fail("Function returns a token but isn't an intrinsic", f)
	}
	if !intrinsic && f.RetType().Kind == ir.X86AMXKind {
		v.Fail("Function returns a x86_amx but isn't an intrinsic", f)
	}
}

// conventionOf checks the rules of calling conventions for signatures.
func (v *verifier) conventionOf(f *ir.Func) {
	void, noVarArgs, noSret, kernel := false, false, false, false
	switch f.CC {
	case 83: // x86_intrcc
		if len(f.Params) > 0 && !f.Attrs.Param(0).Has("byval") {
			v.Fail("Calling convention parameter requires byval", f)
		}
	case ir.SPIRKernel:
		void, noVarArgs, noSret = true, true, true
	case ir.AMDGPUKernel, 104, 105: // and amdgpu_cs_chain(_preserve)
		void, noVarArgs, noSret, kernel = true, true, true, true
	case 87, 88, 89, 90, 93: // amdgpu shaders
		noVarArgs, noSret, kernel = true, true, true
	case ir.FastCC, ir.ColdCC, 77, ir.PTXKernel, ir.PTXDevice:
		noVarArgs = true
	}
	if void && !f.RetType().IsVoid() {
		v.Fail("Calling convention requires void return type", f)
	}
	if noSret && len(f.Params) > 0 && (f.Attrs.Param(0).Has("sret") || f.Attrs.Param(1).Has("sret")) {
		v.Fail("Calling convention does not allow sret", f)
	}
	if kernel {
		v.kernelParams(f)
	}
	if noVarArgs && f.FuncType.VarArg {
		v.Fail("Calling convention does not support varargs or perfect forwarding!", f)
	}
}

func (v *verifier) kernelParams(f *ir.Func) {
	for k, p := range f.Params {
		for _, key := range []string{"byval", "preallocated", "inalloca"} {
			if f.Attrs.Param(k).Has(key) {
				v.Fail("Calling convention disallows "+key, f)
			}
		}
		if f.Attrs.Param(k).Has("byref") && p.Type().Space == v.Layout.AllocaSpace {
			v.Fail("Calling convention disallows stack byref", f)
		}
	}
}

// funcMD checks the attachments of a function.
func (v *verifier) funcMD(f *ir.Func) {
	dbg, prof, kcfi := 0, 0, 0
	for _, a := range f.Attachments() {
		switch a.Kind {
		case "dbg":
			dbg++
			v.subprogram(f, a.Node)
		case "prof":
			prof++
			v.md.FunctionProf(f, a.Node)
		case "kcfi_type":
			kcfi++
			v.md.KCFIType(f, a.Node)
		}
		v.md.Nodes(a.Node, a.Kind == "dbg" || f.IsDecl())
	}
	switch {
	case f.IsDecl() && prof > 0:
		v.Fail("function declaration may not have a !prof attachment", f)
	case prof > 1:
		v.Fail("function must have a single !prof attachment", f)
	case !f.IsDecl() && kcfi > 1:
		v.Fail("function must have a single !kcfi_type attachment", f)
	}
	if dbg > 1 {
		v.FailDebug("function must have a single !dbg attachment", f)
	}
}

func (v *verifier) subprogram(f *ir.Func, n *ir.MDNode) {
	if n == nil || n.Kind != "DISubprogram" {
		v.FailDebug("function !dbg attachment must be a subprogram", f, n)
		return
	}
	if f.IsDecl() {
		if n.Distinct {
			v.FailDebug("function declaration may only have a unique !dbg attachment", f)
		}
		return
	}
	if !n.Distinct {
		v.FailDebug("function definition may only have a distinct !dbg attachment", f)
	}
	v.attachedOnce(f, n)
}

// attachedOnce notes that a subprogram belongs to f.
func (v *verifier) attachedOnce(f *ir.Func, n *ir.MDNode) {
	if v.subs == nil {
		v.subs = map[*ir.MDNode]*ir.Func{}
	}
	if other := v.subs[n]; other != nil && other != f {
		v.FailDebug("DISubprogram attached to more than one function", n, f)
	}
	v.subs[n] = f
}
