package link

import (
	"strings"

	"opt-go/frontend/ir"
)

// internalizer makes the definitions that came from src internal, as LLVM's internalize does with
// all others preserved: but not what llvm.used lists, the arrays that code generators look for,
// dllexport and externally initialized definitions, ifuncs, and members of comdat groups of which
// something must be preserved.
type internalizer struct {
	linked map[string]bool // names that came along
	always map[string]bool // names that are preserved from every module
	groups map[*ir.Comdat]groupInfo
}

// groupInfo is about a comdat group: how many members it has, aliases included, and whether any of
// them must stay visible.
type groupInfo struct {
	size    int
	visible bool
}

func (l *linker) internalize() {
	z := &internalizer{linked: map[string]bool{}, always: map[string]bool{}, groups: map[*ir.Comdat]groupInfo{}}
	for _, s := range l.toLink {
		if s.Name() != "" {
			z.linked[s.Name()] = true
		}
	}
	visit := func(f func(ir.GlobalValue)) {
		for _, g := range l.dst.Funcs {
			f(g)
		}
		for _, g := range l.dst.Globals {
			f(g)
		}
		for _, g := range l.dst.Aliases {
			f(g)
		}
	}
	visit(z.count)
	z.preserve(l.dst)
	wasm := strings.HasPrefix(l.dst.Triple, "wasm")
	visit(func(g ir.GlobalValue) { z.internalize(g, wasm) })
}

// count takes a global into account for its group.
func (z *internalizer) count(g ir.GlobalValue) {
	c := comdatOf(g)
	if c == nil {
		return
	}
	info := z.groups[c]
	info.size++
	info.visible = info.visible || z.mustStay(g)
	z.groups[c] = info
}

// preserve enters the names that stay visible in any case.
func (z *internalizer) preserve(m *ir.Module) {
	for _, n := range []string{"llvm.used", "llvm.compiler.used", "llvm.global_ctors", "llvm.global_dtors", "llvm.global.annotations",
		"__stack_chk_fail", "__stack_chk_guard", "__ssp_canary_word"} {
		z.always[n] = true
	}
	if used := m.Global("llvm.used"); used != nil {
		for _, e := range elements(used.Init) {
			for k, ok := e.(*ir.Const); ok && len(k.Elems) > 0; k, ok = e.(*ir.Const) {
				e = k.Elems[0]
			}
			if g, ok := e.(ir.GlobalValue); ok {
				z.always[g.Name()] = true
			}
		}
	}
}

func (z *internalizer) mustStay(g ir.GlobalValue) bool {
	if isDeclaration(g) || g.Base().DLLStorage == "dllexport" {
		return true
	}
	if v, ok := g.(*ir.GlobalVar); ok && v.ExternallyInit {
		return true
	}
	return !g.Base().Linkage.IsLocal() && (z.always[g.Name()] || !z.linked[g.Name()])
}

func (z *internalizer) internalize(g ir.GlobalValue, wasm bool) {
	b := g.Base()
	if c := comdatOf(g); c != nil {
		info := z.groups[c]
		if info.visible {
			return
		}
		if _, isAlias := g.(*ir.Alias); !isAlias {
			if info.size == 1 {
				b.Comdat = nil
			} else if !wasm {
				c.Kind = "nodeduplicate"
			}
		}
	} else if z.mustStay(g) {
		return
	}
	if !b.Linkage.IsLocal() {
		b.Linkage, b.Visibility, b.DSOLocal = ir.Internal, "", true
	}
}
