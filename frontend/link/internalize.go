package link

import (
	"strings"

	"opt-go/frontend/ir"
)

// internalize makes the definitions that came from src internal, except those that LLVM's internalize keeps: what llvm.used
// and llvm.compiler.used list, what names begin with llvm., and members of comdat groups that others can see.
func (l *linker) internalize() {
	kept := map[ir.GlobalValue]bool{}
	for _, name := range []string{"llvm.used", "llvm.compiler.used"} {
		if g := l.dst.Global(name); g != nil {
			for _, e := range elements(g.Init) {
				keepAll(e, kept)
			}
		}
	}
	var mine []ir.GlobalValue
	visible := map[*ir.Comdat]bool{}
	for _, s := range l.toLink {
		g, ok := l.values[s].(ir.GlobalValue)
		if !ok || g.Base().Linkage.IsLocal() {
			continue
		}
		if isDeclaration(g) || kept[g] || strings.HasPrefix(g.Name(), "llvm.") || g.Base().DLLStorage == "dllexport" {
			visible[g.Base().Comdat] = true
			continue
		}
		mine = append(mine, g)
	}
	members := map[*ir.Comdat]int{}
	for g := range l.dst.AllGlobals {
		members[g.Base().Comdat]++
	}
	for _, g := range mine {
		b := g.Base()
		if c := b.Comdat; c != nil {
			if visible[c] {
				continue
			}
			if members[c] == 1 {
				b.Comdat = nil
			} else {
				c.Kind = "nodeduplicate"
			}
		}
		b.Linkage, b.Visibility, b.DSOLocal = ir.Internal, "", true
	}
}

// keepAll adds the globals in a constant to a set.
func keepAll(v ir.Value, set map[ir.GlobalValue]bool) {
	switch v := v.(type) {
	case ir.GlobalValue:
		set[v] = true
	case *ir.Const:
		for _, e := range v.Elems {
			keepAll(e, set)
		}
	}
}
