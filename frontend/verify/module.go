package verify

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/frontend/verify/rule"
)

// module checks everything outside functions.
func (v *verifier) module() {
	for _, name := range [...]string{"llvm.global_ctors", "llvm.global_dtors", "llvm.used", "llvm.compiler.used"} {
		if g := v.Module.Global(name); g != nil {
			v.lists = append(v.lists, g)
		}
	}
	for _, g := range v.Module.Globals {
		v.globalVar(g)
	}
	for _, a := range v.Module.Aliases {
		v.alias(a)
	}
	for _, a := range v.Module.IFuncs {
		v.ifunc(a)
	}
	v.names()
	v.comdats()
	if l := v.Module.NamedMD("llvm.module.flags"); l != nil {
		v.md.ModuleFlags(l)
	}
	for _, name := range []string{"llvm.ident", "llvm.commandline"} {
		if l := v.Module.NamedMD(name); l != nil {
			v.md.Idents(l)
		}
	}
}

// names checks that the symbol table and the lists agree.
func (v *verifier) names() {
	seen := map[string]bool{}
	for g := range v.Module.AllGlobals {
		n := g.Name()
		if n == "" {
			continue
		}
		if seen[n] {
			v.Fail("two globals have the same name", g)
		}
		seen[n] = true
	}
}

// globalValue checks the common rules of globals.
func (v *verifier) globalValue(g ir.GlobalValue) {
	h := g.Base()
	v.md.Placement(g)
	decl := g.IsDeclaration()
	_, isVar := g.(*ir.GlobalVar)
	if decl && h.Linkage != ir.External && h.Linkage != ir.ExternWeak {
		v.Fail("Global is external, but doesn't have external or weak linkage!", g)
	}
	if !decl && h.Linkage == ir.ExternWeak {
		v.Fail("invalid linkage for a definition", g)
	}
	if h.Align > ir.MaxAlign {
		v.Fail("huge alignment values are unsupported", g)
	}
	if h.Linkage == ir.Appending && !isVar {
		v.Fail("Only global variables can have appending linkage!", g)
	}
	if h.Comdat != nil && (decl || h.Linkage == ir.AvailableExternally) {
		v.Fail("Declaration may not be in a Comdat!", g)
	}
	hidden := h.Visibility == "hidden"
	protected := h.Visibility == "protected"
	if h.Linkage.IsLocal() && (hidden || protected) {
		v.Fail("GlobalValue with local linkage must have default visibility", g)
	}
	if h.Linkage.IsLocal() && h.DLLStorage != "" {
		v.Fail("GlobalValue with local linkage cannot have a DLL storage class", g)
	}
	switch h.DLLStorage {
	case "dllexport":
		if hidden {
			v.Fail("dllexport GlobalValue must have default or protected visibility", g)
		}
	case "dllimport":
		if hidden || protected {
			v.Fail("dllimport GlobalValue must have default visibility", g)
		}
		if h.DSOLocal {
			v.Fail("GlobalValue with DLLImport Storage is dso_local!", g)
		}
		if !(decl && (h.Linkage == ir.External || h.Linkage == ir.ExternWeak)) && h.Linkage != ir.AvailableExternally {
			v.Fail("Global is marked as dllimport, but not external", g)
		}
	}
}

func (v *verifier) globalVar(g *ir.GlobalVar) {
	v.globalValue(g)
	if g.Init != nil {
		v.initializer(g)
	}
	if g.Linkage == ir.Appending && g.ValueType.Kind != ir.ArrayKind {
		v.Fail("Only global arrays can have appending linkage!", g)
	}
	if !g.ValueType.IsFirstClass() || g.ValueType.Kind == ir.LabelKind || g.ValueType.Kind == ir.MetadataKind || g.ValueType.Kind == ir.TokenKind {
		v.Fail("invalid type for global variable", g)
	} else if g.ValueType.IsSized() && holdsScalable(g.ValueType) {
		v.Fail("Globals cannot contain scalable types", g)
	} else if g.ValueType.Kind == ir.TargetKind && !g.ValueType.MayBeGlobal() {
		v.Fail("Global "+g.Ident()+" has illegal target extension type", g)
	} else if g.ValueType.Kind == ir.X86AMXKind {
		v.Fail("invalid type for global variable", g)
	}
	switch g.Name() {
	case "llvm.global_ctors", "llvm.global_dtors":
		v.constructors(g)
	case "llvm.used", "llvm.compiler.used":
		v.usedList(g)
	}
	for _, a := range g.Attachments() {
		if a.Kind == "dbg" {
			v.md.GlobalExpression(g, a.Node)
		}
	}
}

func (v *verifier) initializer(g *ir.GlobalVar) {
	if g.Init.Type() != g.ValueType {
		v.Fail("Global variable initializer type does not match global variable type!", g)
		return
	}
	k, isConst := g.Init.(*ir.Const)
	if isConst {
		v.constant(g, k)
	}
	v.notIntrinsic(g, g.Init)
	if g.Linkage != ir.Common {
		return
	}
	if !isConst || !k.IsZero() {
		v.Fail("'common' global must have a zero initializer!", g)
	}
	if g.Constant {
		v.Fail("'common' global may not be marked constant!", g)
	}
	if g.Comdat != nil {
		v.Fail("'common' global may not be in a Comdat!", g)
	}
}

// constructors checks the lists of functions to run before and after main.
func (v *verifier) constructors(g *ir.GlobalVar) {
	if g.Init != nil && g.Linkage != ir.Appending {
		v.Fail("invalid linkage for intrinsic global variable", g)
	}
	if g.ValueType.Kind != ir.ArrayKind {
		return
	}
	t := g.ValueType.Elem
	if t.Kind != ir.StructKind || len(t.Fields) < 2 || !t.Fields[0].IsInt(32) || t.Fields[1] != v.Module.Ctx.Pointer(v.Layout.FuncSpace) {
		v.Fail("wrong type for intrinsic global variable", g)
		return
	}
	if len(t.Fields) != 3 {
		v.Fail("the third field of the element type is mandatory, specify ptr null to migrate from the obsoleted 2-field form", g)
	} else if t.Fields[2].Kind != ir.PtrKind {
		v.Fail("wrong type for intrinsic global variable", g)
	}
}

func (v *verifier) usedList(g *ir.GlobalVar) {
	if g.Init != nil && g.Linkage != ir.Appending {
		v.Fail("invalid linkage for intrinsic global variable", g)
	}
	if g.ValueType.Kind != ir.ArrayKind || g.ValueType.Elem.Kind != ir.PtrKind {
		v.Fail("wrong type for intrinsic global variable", g)
		return
	}
	if g.Init == nil {
		return
	}
	k, ok := g.Init.(*ir.Const)
	if !ok || k.Kind != ir.ArrayConst {
		v.Fail("wrong initalizer for intrinsic global variable", g)
		return
	}
	for _, e := range k.Elems {
		x, ok := ir.StripConstCasts(e).(ir.GlobalValue)
		if _, isIFunc := x.(*ir.IFunc); !ok || isIFunc {
			v.Fail("invalid "+g.Name()+" member", g, e)
		} else if x.Name() == "" {
			v.Fail("members of "+g.Name()+" must be named", g, e)
		}
	}
}

// notList rejects a use of the lists that the linker reads.
func (v *verifier) notList(at any, x ir.Value) {
	if g, ok := x.(*ir.GlobalVar); ok && slices.Contains(v.lists, g) {
		v.Fail("invalid uses of intrinsic global variable", at, g.Ident())
	}
}

func (v *verifier) alias(a *ir.Alias) {
	v.globalValue(a)
	switch a.Linkage {
	case ir.Private, ir.Internal, ir.LinkOnce, ir.WeakLinkage, ir.LinkOnceODR, ir.WeakODR, ir.External, ir.AvailableExternally:
	default:
		v.Fail("Alias should have private, internal, linkonce, weak, linkonce_odr, weak_odr, external, or available_externally linkage!", a)
	}
	if a.Aliasee == nil {
		v.Fail("Aliasee cannot be NULL!")
		return
	}
	if a.Aliasee.Type() != a.Type() {
		v.Fail("Alias and aliasee types should match!", a)
	}
	switch t := a.Aliasee.(type) {
	case ir.GlobalValue:
		v.notList(a, t)
	case *ir.Const:
		if t.Kind != ir.ExprConst {
			v.Fail("Aliasee should be either GlobalValue or ConstantExpr", a)
			return
		}
		v.constant(a, t)
	}
	v.aliasee(a, a.Aliasee, map[*ir.Alias]bool{a: true})
}

// aliasee follows an alias to its aliasee.
func (v *verifier) aliasee(a *ir.Alias, target ir.Value, seen map[*ir.Alias]bool) {
	switch t := target.(type) {
	case *ir.Alias:
		if seen[t] {
			v.Fail("Aliases cannot form a cycle", a)
			return
		}
		seen[t] = true
		if t.Linkage == ir.WeakLinkage || t.Linkage == ir.LinkOnce {
			v.Fail("Alias cannot point to an interposable alias", a)
		}
		if t.Aliasee != nil {
			v.aliasee(a, t.Aliasee, seen)
		}
	case ir.GlobalValue:
		switch linkage := t.Base().Linkage; {
		case a.Linkage == ir.AvailableExternally && linkage != ir.AvailableExternally:
			v.Fail("available_externally alias must point to available_externally global value", a)
		case a.Linkage != ir.AvailableExternally && (t.IsDeclaration() || linkage == ir.AvailableExternally):
			v.Fail("Alias must point to a definition", a)
		}
	case *ir.Const:
		for _, e := range t.Elems {
			v.aliasee(a, e, seen)
		}
	}
}

func (v *verifier) ifunc(a *ir.IFunc) {
	v.globalValue(a)
	switch a.Linkage {
	case ir.Private, ir.Internal, ir.LinkOnce, ir.WeakLinkage, ir.LinkOnceODR, ir.WeakODR, ir.External:
	default:
		v.Fail("IFunc should have private, internal, linkonce, weak, linkonce_odr, weak_odr, or external linkage!", a)
	}
	if a.Resolver == nil {
		v.Fail("IFunc must have a Function resolver", a)
		return
	}
	f, ok := rule.StripAliases(a.Resolver).(*ir.Func)
	switch {
	case !ok:
		v.Fail("IFunc must have a Function resolver", a)
	case f.IsDecl() || f.Linkage == ir.AvailableExternally:
		v.Fail("IFunc resolver must be a definition", a)
	case f.RetType().Kind != ir.PtrKind:
		v.Fail("IFunc resolver must return a pointer", a)
	}
}
