package ipo

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/ipo/globals"
	"opt-go/passes/pass"
)

// GlobalDCE is LLVM's globaldce: it removes globals that nothing which must stay refers to. What
// must stay: definitions that other modules may see, unless they are linkonce or
// available_externally, what llvm.used and llvm.compiler.used list (they are definitions
// themselves), and whatever those refer to. A comdat group stays or goes as a whole. Constructors
// that do nothing leave llvm.global_ctors first.
func GlobalDCE(c *pass.Context, m *ir.Module) pass.Preserved {
	emptied := removeEmptyConstructors(m)
	g := &globalMarker{live: map[ir.GlobalValue]bool{}, seen: map[*ir.Const]bool{}, groups: map[*ir.Comdat][]ir.GlobalValue{}}
	for v := range m.AllGlobals {
		if d := v.Base().Comdat; d != nil {
			g.groups[d] = append(g.groups[d], v)
		}
	}
	for v := range m.AllGlobals {
		if mustStay(v) {
			g.mark(v)
		}
	}
	for len(g.work) > 0 {
		v := g.work[len(g.work)-1]
		g.work = g.work[:len(g.work)-1]
		g.scan(v)
	}
	var dead []ir.GlobalValue
	for v := range m.AllGlobals {
		if !g.live[v] {
			dead = append(dead, v)
		}
	}
	gone := map[ir.GlobalValue]bool{}
	for _, v := range dead {
		gone[v] = true
	}
	globals.DropAnnotations(m, gone)
	m.RemoveUnused(gone)
	c.Count("Number of globals removed", len(dead))
	return pass.ChangedCFG(len(dead) > 0 || emptied)
}

// removeEmptyConstructors takes the functions that only return off the list of constructors.
func removeEmptyConstructors(m *ir.Module) bool {
	v := m.Global("llvm.global_ctors")
	if v == nil || v.Init == nil {
		return false
	}
	list, ok := globals.ConstructorList(v)
	if !ok {
		return false
	}
	done := map[int]bool{}
	for k, c := range list {
		done[k] = c.F != nil && onlyReturns(c.F)
	}
	return globals.KeepConstructors(m, v, list, done)
}

// onlyReturns reports whether a function does nothing at all.
func onlyReturns(f *ir.Func) bool {
	if f.IsDecl() {
		return false
	}
	for i := range f.Entry().Instrs() {
		if !analysis.IsDebugOrPseudo(i) {
			return i.Op() == ir.Ret && i.NumOperands() == 0
		}
	}
	return false
}

func mustStay(v ir.GlobalValue) bool {
	if v.IsDeclaration() {
		return false
	}
	switch v.Base().Linkage {
	case ir.Private, ir.Internal, ir.LinkOnce, ir.LinkOnceODR, ir.AvailableExternally:
		return false
	}
	return true
}

type globalMarker struct {
	live   map[ir.GlobalValue]bool
	seen   map[*ir.Const]bool
	groups map[*ir.Comdat][]ir.GlobalValue
	work   []ir.GlobalValue
}

func (g *globalMarker) mark(v ir.GlobalValue) {
	if g.live[v] {
		return
	}
	g.live[v] = true
	g.work = append(g.work, v)
	if d := v.Base().Comdat; d != nil {
		for _, o := range g.groups[d] {
			g.mark(o)
		}
	}
}

// value marks the globals that a constant refers to. Metadata keeps nothing alive.
func (g *globalMarker) value(v ir.Value) {
	switch v := v.(type) {
	case ir.GlobalValue:
		g.mark(v)
	case *ir.Const:
		if len(v.Elems) == 0 || g.seen[v] {
			return
		}
		g.seen[v] = true
		for _, e := range v.Elems {
			g.value(e)
		}
	}
}

func (g *globalMarker) scan(v ir.GlobalValue) {
	switch v := v.(type) {
	case *ir.GlobalVar:
		g.value(v.Init)
	case *ir.Alias:
		g.value(v.Aliasee)
	case *ir.IFunc:
		g.value(v.Resolver)
	case *ir.Func:
		for _, k := range []ir.Value{v.Prefix, v.Prologue, v.Personality} {
			g.value(k)
		}
		for i := range v.Instrs() {
			for _, o := range i.Operands() {
				g.value(o)
			}
		}
	}
}
