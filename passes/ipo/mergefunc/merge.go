package mergefunc

import (
	"cmp"
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/ipo/globals"
)

// plan is what a round does: all at once, since a use of a function can be anywhere.
type plan struct {
	*merger
	changed bool
	replace map[ir.GlobalValue]ir.Value // everywhere
	calls   map[*ir.Func]*ir.Func       // in direct calls
	bodies  []body

	newCalls map[*ir.Func]bool
}

// body is the replacement of a function by another one: with its last use it goes, else it calls
// the other, or becomes an alias of it.
type body struct {
	of, by *ir.Func
	shown  *ir.Func // of's new self, where of keeps its body under another name; else nil
}

func newPlan(r *merger) *plan {
	return &plan{merger: r, replace: map[ir.GlobalValue]ir.Value{}, calls: map[*ir.Func]*ir.Func{}, newCalls: map[*ir.Func]bool{}}
}

// merge plans the merging of equal functions: into the one that has to stay.
func (p *plan) merge(same []*ir.Func) {
	slices.SortStableFunc(same, staysFirst)
	f := same[0]
	if analysis.Replaceable(f) {
		p.mergeReplaceable(f, same[1:])
		return
	}
	for _, g := range same[1:] {
		switch {
		case analysis.Replaceable(g):
		case g.UnnamedAddr == "unnamed_addr" && !p.used[g]:
			p.replace[g] = f
			f.Align = max(f.Align, g.Align)
		default:
			p.calls[g] = f
		}
		p.bodies = append(p.bodies, body{of: g, by: f})
	}
}

// mergeReplaceable merges functions that other modules may replace, one by one: the body that they
// share becomes private.
func (p *plan) mergeReplaceable(f *ir.Func, others []*ir.Func) {
	if !profitable(f) && (!p.canBeAlias(f) || !p.canBeAlias(others[0])) {
		p.done[f] = true
		for _, g := range others {
			p.done[g] = true
		}
		return
	}
	shown := p.m.NewFunc("", f.FuncType)
	shown.Linkage, shown.Visibility, shown.DLLStorage, shown.UnnamedAddr = f.Linkage, f.Visibility, f.DLLStorage, f.UnnamedAddr
	shown.DSOLocal, shown.DSOPreempt, shown.Space, shown.Section, shown.Partition = f.DSOLocal, f.DSOPreempt, f.Space, f.Section, f.Partition
	shown.Align, shown.CC, shown.GC, shown.Attrs = f.Align, f.CC, f.GC, f.Attrs.Clone()
	shown.Sanitizer, shown.Comdat = slices.Clone(f.Sanitizer), f.Comdat
	shown.SetAttachments(keptMetadata(f))
	p.m.TakeName(shown, f)
	f.SetName("")
	p.replace[f] = shown
	p.bodies = append(p.bodies, body{of: f, by: f, shown: shown})
	for _, g := range others {
		p.bodies = append(p.bodies, body{of: g, by: f})
	}
}

// staysFirst orders functions by which has to stay: a strong one may be called by a weak one, but
// not replaced by it; an internal one may go. Names decide last, so that two modules that are
// linked later do not make functions that call each other.
func staysFirst(f, g *ir.Func) int {
	rank := func(f *ir.Func) int {
		n := 0
		if f.Linkage.IsLocal() {
			n = 1
		}
		if analysis.Replaceable(f) {
			n = 2
		}
		return n
	}
	return cmp.Or(cmp.Compare(rank(f), rank(g)), cmp.Compare(f.Name(), g.Name()))
}

// apply does what is planned, and reports whether that changed anything.
func (p *plan) apply() bool {
	if len(p.bodies) == 0 {
		return false
	}
	p.m.ReplaceGlobals(p.replace)
	p.changed = p.redirect()
	used := p.m.UsedGlobals()
	gone := map[ir.GlobalValue]bool{}
	aliased := map[ir.GlobalValue]ir.Value{}
	for _, b := range p.bodies {
		if b.shown != nil {
			p.done[b.shown] = true
			p.finish(b.shown, b.by, aliased)
			b.of.Linkage, b.of.Visibility, b.of.DLLStorage, b.of.DSOLocal, b.of.Comdat = ir.Private, "", "", false, nil
			continue
		}
		p.done[b.of] = true
		if globals.Discardable(b.of) && !used[b.of] {
			gone[b.of] = true
			p.merged++
			continue
		}
		p.finish(b.of, b.by, aliased)
	}
	p.m.ReplaceGlobals(aliased)
	for g := range aliased {
		gone[g] = true
	}
	p.m.RemoveUnused(gone)
	p.putLast()
	return p.changed || len(gone) > 0
}

// putLast moves the functions that have become calls to the end of the module, where LLVM makes
// them.
func (p *plan) putLast() {
	var calls, others []*ir.Func
	for _, f := range p.m.Funcs {
		if p.newCalls[f] {
			calls = append(calls, f)
		} else {
			others = append(others, f)
		}
	}
	p.m.Funcs = append(others, calls...)
}

// redirect makes direct calls of merged functions call the one that stays.
func (p *plan) redirect() bool {
	changed := len(p.replace) > 0
	for _, f := range p.m.Funcs {
		for i := range f.Instrs() {
			if !i.Op().IsCall() {
				continue
			}
			if g, ok := i.Callee().(*ir.Func); ok && p.calls[g] != nil {
				i.SetCallee(p.calls[g])
				changed = true
			}
		}
	}
	return changed
}

// finish makes an alias of g, or a call of f its body, if one of them is possible.
func (p *plan) finish(g, f *ir.Func, aliased map[ir.GlobalValue]ir.Value) {
	switch {
	case p.canBeAlias(g):
		f.Align = max(f.Align, g.Align)
		a := p.m.NewAlias("", g.FuncType, g.Space, f)
		a.Linkage, a.Visibility, a.UnnamedAddr, a.DSOLocal = g.Linkage, g.Visibility, "unnamed_addr", g.DSOLocal
		p.m.TakeName(a, g)
		aliased[g] = a
		p.aliased++
	case canBeCall(g) && profitable(f):
		callInstead(g, f)
		p.newCalls[g] = true
		p.thunks++
	default:
		return
	}
	p.changed = true
	p.merged++
}

func (p *plan) canBeAlias(g *ir.Func) bool {
	return p.aliases && g.UnnamedAddr == "unnamed_addr"
}

// canBeCall reports whether the arguments of g can be passed on.
func canBeCall(g *ir.Func) bool {
	return !g.FuncType.VarArg && !globals.HasParamAttr(g, "inalloca") && !globals.HasParamAttr(g, "preallocated") && !g.Attrs.Fn.Has("naked")
}

// profitable reports whether a body is larger than the call that replaces it.
func profitable(f *ir.Func) bool {
	if f.NumBlocks() > 1 {
		return true
	}
	n := 0
	for i := range f.Entry().Instrs() {
		if !analysis.IsDebugOrPseudo(i) {
			n++
		}
	}
	return n >= 2
}

// callInstead replaces the body of g by a call of f.
func callInstead(g, f *ir.Func) {
	g.DeleteBody()
	g.SetAttachments(keptMetadata(g))
	at := ir.AtEnd(g.NewBlock(""))
	var args []ir.Value
	for _, a := range g.Params {
		a.SetName("")
		args = append(args, a)
	}
	call := at.Call(f, "", args...)
	call.Info.Attrs = f.Attrs.Clone()
	call.Flags |= ir.TailCall
	if f.CC == g.CC && f.CC == ir.SwiftTailCC {
		call.Flags = call.Flags&^ir.TailCall | ir.MustTail
	}
	if call.Type().IsVoid() {
		at.Ret(nil)
	} else {
		at.Ret(call)
	}
}

// keptMetadata are the attachments that say of what type a function is, for control-flow integrity.
func keptMetadata(f *ir.Func) []ir.Attachment {
	var out []ir.Attachment
	for _, a := range f.Attachments() {
		if a.Kind == "type" || a.Kind == "kcfi_type" {
			out = append(out, a)
		}
	}
	return out
}
