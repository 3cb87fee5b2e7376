package ipo

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/library"
	"opt-go/passes/pass"
)

// InferAttrs is LLVM's inferattrs: declared functions of the C library get the attributes that the
// library's documentation promises, such as that strlen only reads and malloc returns memory of its
// own.
//
//	declare i64 @strlen(ptr)      ⇒      declare i64 @strlen(ptr nocapture) mustprogress nofree nounwind willreturn memory(argmem: read)
//
// A function is one of the library by its name and its type (table.go of package library),
// unless it is marked nobuiltin or the target has no library. Attributes that follow from others
// are added to all declarations: without memory accesses and convergence nosync, with reads only
// nofree, with willreturn mustprogress.
//
// Not done: functions that only the libraries of Darwin, Windows and AIX have, and anything for
// Windows, whose library lacks or wraps many of these.
func InferAttrs(c *pass.Context, m *ir.Module) pass.Preserved {
	lib := library.Of(c.Target, m)
	changed := 0
	for _, f := range m.Funcs {
		if !f.IsDecl() || f.Attrs.Fn.Has("optnone") {
			continue
		}
		before := f.Attrs
		f.Attrs = f.Attrs.Clone()
		if !f.Attrs.Fn.Has("nobuiltin") {
			lib.Mark(f)
		}
		addImplied(f)
		if !f.Attrs.Equal(before) {
			changed++
		}
	}
	return pass.Changed(changed > 0)
}

// addImplied adds the attributes that follow from others.
func addImplied(f *ir.Func) {
	add := func(attr string, follows bool) {
		if follows && !f.Attrs.Fn.Has(attr) {
			f.Attrs.Fn = f.Attrs.Fn.With(ir.EnumAttr(attr))
		}
	}
	e := analysis.FuncEffects(f).Any()
	add("nosync", e == analysis.NoModRef && !f.Attrs.Fn.Has("convergent"))
	add("nofree", e&analysis.Mod == 0)
	add("mustprogress", f.Attrs.Fn.Has("willreturn"))
}
