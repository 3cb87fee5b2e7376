package ipo

import (
	"opt-go/frontend/ir"
	"opt-go/passes/ipo/globals"
	"opt-go/passes/pass"
)

// ConstMerge is LLVM's constmerge: internal constants of the same contents become one, which needs
// that the address of one of them does not matter.
//
//	@a = private unnamed_addr constant [3 x i8] c"hi\00"
//	@b = private unnamed_addr constant [3 x i8] c"hi\00"      uses of @b ⇒ @a
//
// A variable that is visible outside cannot be replaced, but may replace others. Since constants
// that refer to merged ones may then be equal too, the pass repeats until nothing is left to merge.
// It also erases unused internal variables. Not handled: memory spaces other than the default one,
// thread-local variables, those with a section or with metadata other than debug information, and
// what llvm.used lists.
func ConstMerge(c *pass.Context, m *ir.Module) pass.Preserved {
	merged, removed := 0, 0
	for {
		n := removeUnusedVariables(m)
		by := duplicates(m)
		m.ReplaceGlobals(by)
		gone := map[ir.GlobalValue]bool{}
		for v := range by {
			gone[v] = true
		}
		m.RemoveAll(gone)
		merged, removed = merged+len(by), removed+n
		if n+len(by) == 0 {
			break
		}
	}
	c.Count("Number of identical global constants merged", merged)
	return pass.ChangedCFG(merged+removed > 0)
}

func removeUnusedVariables(m *ir.Module) int {
	users := globals.FindUsers(m)
	for _, v := range m.Globals {
		if v.Linkage.IsLocal() && !users.Used(v) {
			users.Gone[v] = true
		}
	}
	m.RemoveUnused(users.Gone)
	return len(users.Gone)
}

// duplicates returns which constants are to be replaced by which others, and makes these fit for
// it.
func duplicates(m *ir.Module) map[ir.GlobalValue]ir.Value {
	kept := map[ir.GlobalValue]bool{}
	for _, name := range []string{"llvm.used", "llvm.compiler.used"} {
		for _, v := range globals.UsedList(m, name) {
			kept[v] = true
		}
	}
	best := map[ir.Value]*ir.GlobalVar{}
	for _, v := range m.Globals {
		if !mergeable(v) || kept[v] || otherMetadata(v) || v.Linkage == ir.LinkOnceODR || v.Linkage == ir.WeakODR {
			continue
		}
		if old := best[v.Init]; old == nil || betterCanonical(v, old) {
			best[v.Init] = v
		}
	}
	by := map[ir.GlobalValue]ir.Value{}
	for _, v := range m.Globals {
		to := best[v.Init]
		if to == nil || to == v || !v.Linkage.IsLocal() || !mergeable(v) || kept[v] || otherMetadata(v) {
			continue
		}
		if v.UnnamedAddr != "unnamed_addr" && to.UnnamedAddr != "unnamed_addr" {
			continue
		}
		if v.UnnamedAddr != "unnamed_addr" {
			to.UnnamedAddr = ""
		}
		if v.Align != 0 || to.Align != 0 {
			to.Align = max(alignOf(v, m.Layout), alignOf(to, m.Layout))
		}
		for _, a := range v.Attachments() {
			to.SetAttachments(append(to.Attachments(), a))
		}
		by[v] = to
	}
	return by
}

func alignOf(v *ir.GlobalVar, dl *ir.DataLayout) uint64 {
	if v.Align != 0 {
		return v.Align
	}
	return globals.RaiseAlign(v, 0, dl)
}

// mergeable reports whether a variable is a constant of ordinary memory, with the contents that are
// seen.
func mergeable(v *ir.GlobalVar) bool {
	return v.Constant && globals.OwnInitializer(v) && v.Space == 0 && v.Section == "" && v.TLS == ""
}

// otherMetadata reports whether a variable has attachments that are no debug information.
func otherMetadata(v *ir.GlobalVar) bool {
	for _, a := range v.Attachments() {
		if a.Kind != "dbg" {
			return true
		}
	}
	return false
}

// betterCanonical reports whether others should rather become v than old: it is seen outside, or
// its address does not matter.
func betterCanonical(v, old *ir.GlobalVar) bool {
	if local, oldLocal := v.Linkage.IsLocal(), old.Linkage.IsLocal(); local != oldLocal {
		return oldLocal
	}
	return v.UnnamedAddr == "unnamed_addr"
}

// ElimAvailExtern is LLVM's elim-avail-extern: definitions that are only here for inlining become
// declarations.
func ElimAvailExtern(c *pass.Context, m *ir.Module) pass.Preserved {
	variables, functions := 0, 0
	for _, v := range m.Globals {
		if v.Linkage == ir.AvailableExternally {
			v.Init, v.Linkage = nil, ir.External
			variables++
		}
	}
	for _, f := range m.Funcs {
		if f.Linkage == ir.AvailableExternally {
			f.DeleteBody()
			f.SetAttachments(nil)
			f.Prefix, f.Prologue, f.Personality, f.Linkage = nil, nil, nil, ir.External
			functions++
		}
	}
	c.Count("Number of global variables removed", variables)
	c.Count("Number of functions removed", functions)
	return pass.ChangedCFG(variables+functions > 0)
}
