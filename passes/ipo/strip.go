package ipo

import (
	"opt-go/frontend/ir"
	"opt-go/passes/ipo/globals"
	"opt-go/passes/pass"
)

// Strip is LLVM's strip: the names of locals and of internal globals go, and debug information with
// them.
//
//	define internal i32 @f(i32 %x) !dbg !5 {        define internal i32 @0(i32 %0) {
//	  %y = add i32 %x, 1, !dbg !9              ⇒      %2 = add i32 %0, 1
//
// Globals of llvm.used and llvm.compiler.used keep their names. Types keep theirs, unlike LLVM's:
// modules of one context share them.
func Strip(c *pass.Context, m *ir.Module) pass.Preserved {
	ir.StripDebugInfo(m)
	stripSymbols(m)
	return pass.None
}

// StripNonDebug is LLVM's strip-nondebug: the names of strip, without the debug information.
func StripNonDebug(c *pass.Context, m *ir.Module) pass.Preserved {
	stripSymbols(m)
	return pass.None
}

func stripSymbols(m *ir.Module) {
	used := map[ir.GlobalValue]bool{}
	for _, list := range []string{"llvm.used", "llvm.compiler.used"} {
		for _, g := range globals.UsedList(m, list) {
			used[g] = true
		}
	}
	for g := range m.AllGlobals {
		if b := g.Base(); b.Linkage.IsLocal() && !used[g] {
			b.SetName("")
		}
	}
	for _, f := range m.Funcs {
		stripLocals(f)
	}
}

func stripLocals(f *ir.Func) {
	for _, p := range f.Params {
		p.SetName("")
	}
	for b := range f.Blocks() {
		b.SetName("")
		for i := range b.Instrs() {
			i.SetName("")
		}
	}
}

// NameInstructions is LLVM's instnamer: what has no name gets one, so that texts can be compared
// although numbers moved.
//
//	%2 = add i32 %0, 1        ⇒        %i = add i32 %arg, 1
func NameInstructions(c *pass.Context, f *ir.Func) pass.Preserved {
	for _, p := range f.Params {
		if p.Name() == "" {
			p.SetName("arg")
		}
	}
	for b := range f.Blocks() {
		if b.Name() == "" {
			b.SetName("bb")
		}
		for i := range b.Instrs() {
			if i.Name() == "" && !i.Type().IsVoid() {
				i.SetName("i")
			}
		}
	}
	return pass.All
}
