package ipo

import (
	"strings"

	"opt-go/frontend/ir"
	"opt-go/passes/ipo/globals"
	"opt-go/passes/pass"
)

// Internalize is LLVM's internalize: definitions that no other module may refer to become internal,
// so that later passes may change or remove them.
//
//	define void @helper()        ⇒        define internal void @helper()
//
// The parameter preserve-gv=NAME (several times) and the flag internalize-public-api-list name what
// stays visible: kernels and main are the caller's to name.
// Members of llvm.used, dllexport and externally_initialized definitions, LLVM's own lists and the
// symbols of the stack protector stay too. A comdat with a visible member stays as it is; one
// without gives up its only member, or becomes nodeduplicate.
//
// Not here: LLVM's flag internalize-public-api-file.
//
// Cost: linear in the globals.
func Internalize(c *pass.Context, m *ir.Module) pass.Preserved {
	n := &internalizer{keep: apiOf(c), comdats: map[*ir.Comdat]*comdatUse{}}
	for _, g := range globals.UsedList(m, "llvm.used") {
		n.keep[g.Base().Name()] = true
	}
	for g := range m.AllGlobals {
		n.noteComdat(g)
	}
	functions, variables, aliases := 0, 0, 0
	for _, f := range m.Funcs {
		functions += n.internalize(f)
	}
	for _, v := range m.Globals {
		variables += n.internalize(v)
	}
	for _, a := range m.Aliases {
		aliases += n.internalize(a)
	}
	c.Count("Number of functions internalized", functions)
	c.Count("Number of global vars internalized", variables)
	c.Count("Number of aliases internalized", aliases)
	return pass.ChangedCFG(functions+variables+aliases > 0)
}

// InternalizeParams are the parameters of internalize.
func InternalizeParams() []pass.Param {
	return []pass.Param{{Name: "preserve-gv", Text: true, Help: "a global that stays visible"}}
}

// InternalizeFlags are the flags of internalize.
func InternalizeFlags() []pass.Flag {
	return []pass.Flag{
		{Name: "internalize-public-api-list", Help: "globals that stay visible, separated by commas"},
	}
}

// alwaysVisible are globals that the linker or the code generator knows by name.
var alwaysVisible = []string{"llvm.used", "llvm.compiler.used", "llvm.global_ctors", "llvm.global_dtors", "llvm.global.annotations",
	"__stack_chk_fail", "__stack_chk_guard"}

// apiOf returns the names that the caller and the code generator want visible.
func apiOf(c *pass.Context) map[string]bool {
	keep := map[string]bool{}
	names := append(c.Opts.Texts("preserve-gv"), alwaysVisible...)
	if list := c.Flags["internalize-public-api-list"]; list != "" {
		names = append(names, strings.Split(list, ",")...)
	}
	for _, name := range names {
		keep[name] = true
	}
	return keep
}

type internalizer struct {
	keep    map[string]bool
	comdats map[*ir.Comdat]*comdatUse
}

// comdatUse says how many members a comdat has, and whether one of them stays visible.
type comdatUse struct {
	members int
	visible bool
}

func (n *internalizer) noteComdat(g ir.GlobalValue) {
	d := g.Base().Comdat
	if d == nil {
		return
	}
	u := n.comdats[d]
	if u == nil {
		u = &comdatUse{}
		n.comdats[d] = u
	}
	u.members++
	u.visible = u.visible || n.stays(g)
}

// stays reports whether g is visible and remains so.
func (n *internalizer) stays(g ir.GlobalValue) bool {
	b := g.Base()
	v, isVar := g.(*ir.GlobalVar)
	switch {
	case g.IsDeclaration() || b.Linkage == ir.AvailableExternally || b.DLLStorage == "dllexport" || isVar && v.ExternallyInit:
		return true
	case b.Linkage.IsLocal():
		return false
	}
	return n.keep[b.Name()]
}

// internalize makes g internal if it may be; the result is 1 if it was.
func (n *internalizer) internalize(g ir.GlobalValue) int {
	b := g.Base()
	if u := n.comdats[b.Comdat]; b.Comdat != nil {
		if u.visible {
			return 0
		}
		if u.members == 1 {
			b.Comdat = nil
		} else {
			b.Comdat.Kind = "nodeduplicate"
		}
	} else if n.stays(g) {
		return 0
	}
	if b.Linkage.IsLocal() {
		return 0
	}
	b.Linkage, b.Visibility, b.DSOLocal = ir.Internal, "", false
	return 1
}
