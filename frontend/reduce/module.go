package reduce

import (
	"fmt"
	"slices"
	"strings"

	"opt-go/frontend/ir"
)

func stripDebug(m *ir.Module, want func() bool) {
	if ir.StripDebugInfo(ir.CloneModule(m)) && want() {
		ir.StripDebugInfo(m)
	}
}

// dropBodies makes definitions declarations, the last function first: callees tend to stand before
// their callers.
func dropBodies(m *ir.Module, want func() bool) {
	for _, f := range slices.Backward(m.Funcs) {
		if !f.IsDecl() && want() {
			f.DeleteBody()
			f.Linkage, f.Comdat, f.Personality, f.Prefix, f.Prologue, f.GC = ir.External, nil, nil, nil, nil, ""
			f.SetAttachments(nil)
		}
	}
}

func dropFunctions(m *ir.Module, want func() bool) {
	dead := map[ir.GlobalValue]bool{}
	for _, f := range m.Funcs {
		if want() {
			dead[f] = true
		}
	}
	m.RemoveUnused(dead)
}

func dropVariables(m *ir.Module, want func() bool) {
	dead := map[ir.GlobalValue]bool{}
	for _, g := range m.Globals {
		if want() {
			dead[g] = true
		}
	}
	m.RemoveUnused(dead)
}

// dropAliases replaces an alias by its aliasee and an ifunc by its resolver. An alias of an alias
// takes two steps.
func dropAliases(m *ir.Module, want func() bool) {
	by, dead := map[ir.GlobalValue]ir.Value{}, map[ir.GlobalValue]bool{}
	for _, a := range m.Aliases {
		if want() {
			by[a], dead[a] = a.Aliasee, true
		}
	}
	for _, a := range m.IFuncs {
		if want() {
			by[a], dead[a] = a.Resolver, true
		}
	}
	for _, v := range by {
		if g, ok := v.(ir.GlobalValue); ok && dead[g] { // what it stands for goes away too
			for d := range by {
				by[d] = ir.NewPoison(d.Type())
			}
			break
		}
	}
	m.ReplaceGlobals(by)
	m.RemoveAll(dead)
}

func dropNamedMD(m *ir.Module, want func() bool) {
	for _, l := range slices.Clone(m.AllNamedMD()) {
		if want() {
			m.DropNamedMD(l.Name)
		}
	}
}

func dropNamedNodes(m *ir.Module, want func() bool) {
	for _, l := range m.AllNamedMD() {
		l.Nodes = slices.DeleteFunc(slices.Clone(l.Nodes), func(*ir.MDNode) bool { return want() })
	}
}

// dropInitializers makes variables declarations; what is not zero becomes so in a step of its own.
func dropInitializers(m *ir.Module, want func() bool) {
	for _, g := range m.Globals {
		if g.Init == nil {
			continue
		}
		if want() {
			g.Init, g.Linkage, g.Comdat = nil, ir.External, nil
			continue
		}
		if k, ok := g.Init.(*ir.Const); (!ok || !k.IsZero()) && g.ValueType.HasZero() && want() {
			g.Init = ir.NewZero(g.ValueType)
		}
	}
}

// property is something that a global has and need not have.
type property struct {
	has  func(*ir.Global) bool
	drop func(*ir.Global)
}

var properties = []property{
	{func(g *ir.Global) bool { return g.Linkage != ir.External }, func(g *ir.Global) { g.Linkage = ir.External }},
	{func(g *ir.Global) bool { return g.Visibility != "" }, func(g *ir.Global) { g.Visibility = "" }},
	{func(g *ir.Global) bool { return g.DLLStorage != "" }, func(g *ir.Global) { g.DLLStorage = "" }},
	{func(g *ir.Global) bool { return g.UnnamedAddr != "" }, func(g *ir.Global) { g.UnnamedAddr = "" }},
	{func(g *ir.Global) bool { return g.DSOLocal || g.DSOPreempt }, func(g *ir.Global) { g.DSOLocal, g.DSOPreempt = false, false }},
	{func(g *ir.Global) bool { return g.Section != "" }, func(g *ir.Global) { g.Section = "" }},
	{func(g *ir.Global) bool { return g.Partition != "" }, func(g *ir.Global) { g.Partition = "" }},
	{func(g *ir.Global) bool { return g.Comdat != nil }, func(g *ir.Global) { g.Comdat = nil }},
	{func(g *ir.Global) bool { return g.TLS != "" }, func(g *ir.Global) { g.TLS = "" }},
	{func(g *ir.Global) bool { return len(g.Sanitizer) > 0 }, func(g *ir.Global) { g.Sanitizer = nil }},
	{func(g *ir.Global) bool { return g.CodeModel != "" }, func(g *ir.Global) { g.CodeModel = "" }},
}

func dropProperties(m *ir.Module, want func() bool) {
	for v := range m.AllGlobals {
		g := v.Base()
		for _, p := range properties {
			if p.has(g) && want() {
				p.drop(g)
			}
		}
		switch v := v.(type) {
		case *ir.Func:
			dropFuncProperties(v, want)
		case *ir.GlobalVar:
			if v.Constant && want() {
				v.Constant = false
			}
			if v.ExternallyInit && want() {
				v.ExternallyInit = false
			}
		}
	}
}

func dropFuncProperties(f *ir.Func, want func() bool) {
	for _, c := range []*ir.Value{&f.Prefix, &f.Prologue, &f.Personality} {
		if *c != nil && want() {
			*c = nil
		}
	}
	if f.GC != "" && want() {
		f.GC = ""
	}
}

func dropModuleProperties(m *ir.Module, want func() bool) {
	if len(m.Asm) > 0 && want() {
		m.Asm = nil
	}
	if m.SourceName != "" && want() {
		m.SourceName = ""
	}
	if m.Triple != "" && want() {
		m.Triple = ""
	}
	if m.Layout.Text != "" && want() {
		m.Layout = ir.DefaultLayout()
	}
	used := map[*ir.Comdat]bool{}
	for v := range m.AllGlobals {
		used[v.Base().Comdat] = true
	}
	m.Comdats = slices.DeleteFunc(slices.Clone(m.Comdats), func(c *ir.Comdat) bool { return !used[c] && want() })
}

// shortenNames makes local values unnamed, and calls globals f0, g1, a2, … A name that LLVM gives a
// meaning stays.
func shortenNames(m *ir.Module, want func() bool) {
	n := 0
	for v := range m.AllGlobals {
		letter := map[bool]string{true: "f", false: "g"}[isFunc(v)]
		short := fmt.Sprint(letter, n)
		n++
		name := v.Name()
		shorter := len(name) > len(short) || len(name) == len(short) && name > short
		if shorter && !strings.HasPrefix(name, "llvm.") && m.Lookup(short) == nil && want() {
			v.SetName(short)
		}
	}
	for _, f := range m.Funcs {
		for _, p := range f.Params {
			if p.Name() != "" && want() {
				p.SetName("")
			}
		}
		for b := range f.Blocks() {
			if b.Name() != "" && want() {
				b.SetName("")
			}
			for i := range b.Instrs() {
				if i.Name() != "" && want() {
					i.SetName("")
				}
			}
		}
	}
}

func isFunc(v ir.GlobalValue) bool {
	_, ok := v.(*ir.Func)
	return ok
}
