package functionattrs

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/alias"
	"opt-go/passes/ipo/globals"
	"opt-go/passes/pass"
)

// inferMemory computes the memory that the bodies may access, and narrows memory(…) to it. The
// effects of calls inside the SCC on their arguments are known at the end: if the SCC accesses
// arguments at all, it accesses the passed ones.
func (g *scc) inferMemory() {
	var all, passed analysis.Effects
	for k, f := range g.funcs {
		e, p := g.bodyEffects(f, g.acts[k])
		all, passed = either(all, e), either(passed, p)
	}
	all = either(all, analysis.Effects{Arg: passed.Arg & all.Arg, Inaccessible: passed.Inaccessible & all.Arg, Other: passed.Other & all.Arg})
	for _, f := range g.funcs {
		analysis.NarrowEffects(f, all)
	}
}

func either(a, b analysis.Effects) analysis.Effects {
	return analysis.Effects{Arg: a.Arg | b.Arg, Inaccessible: a.Inaccessible | b.Inaccessible, Other: a.Other | b.Other}
}

// bodyEffects returns the effects of a function, and those of calls inside the SCC if they access
// their arguments.
func (g *scc) bodyEffects(f *ir.Func, acts []*ir.Instr) (e, passed analysis.Effects) {
	known := analysis.FuncEffects(f)
	if known.Any() == analysis.NoModRef || !globals.Exact(f) {
		return known, passed
	}
	aa := pass.Get(g.c, f, alias.AA).Batch()
	for _, p := range f.Params {
		if p.Attrs().Has("inalloca") || p.Attrs().Has("preallocated") {
			e.Arg = analysis.RefMod // clobbered by the call
		}
	}
	for _, i := range acts {
		switch {
		case i.Op().IsCall() && len(i.Info.Bundles) == 0 && g.calls(i):
			passes(aa, i, analysis.RefMod, &passed)
		case i.Op().IsCall():
			callEffects(aa, i, &e)
		default:
			instrEffects(aa, i, &e)
		}
	}
	return e.Both(known), passed
}

// callEffects adds the effects of a call.
func callEffects(aa *alias.Batch, i *ir.Instr, e *analysis.Effects) {
	call := analysis.CallEffects(i)
	if i.IntrinsicID() == "llvm.pseudoprobe" {
		return
	}
	e.Inaccessible |= call.Inaccessible
	e.Other |= call.Other
	e.Arg |= call.Other // an argument that was captured is other memory to the callee
	if call.Arg != analysis.NoModRef {
		passes(aa, i, call.Arg, e)
	}
}

// passes adds accesses of all that a call passes.
func passes(aa *alias.Batch, i *ir.Instr, m analysis.ModRef, e *analysis.Effects) {
	for k := range i.NumArgs() {
		if v := i.Arg(k); v.Type().Scalar().IsPtr() {
			access(aa, alias.LocationBeforeOrAfter(v), m, e)
		}
	}
}

// instrEffects adds the effects of an instruction other than a call.
func instrEffects(aa *alias.Batch, i *ir.Instr, e *analysis.Effects) {
	var m analysis.ModRef
	if analysis.MayRead(i) {
		m |= analysis.Ref
	}
	if analysis.MayWrite(i) {
		m |= analysis.Mod
	}
	if m == analysis.NoModRef {
		return
	}
	loc, ok := alias.LocationOf(i)
	if !ok { // fences, pads
		*e = either(*e, analysis.Effects{Arg: m, Inaccessible: m, Other: m})
		return
	}
	if i.IsVolatile() {
		e.Inaccessible |= m
	}
	access(aa, loc, m, e)
}

// access adds an access through a pointer. The function's own allocas and constants do not count.
func access(aa *alias.Batch, loc alias.Location, m analysis.ModRef, e *analysis.Effects) {
	if m &= aa.Mask(loc, true); m == analysis.NoModRef {
		return
	}
	o := analysis.UnderlyingObject(loc.Ptr)
	if _, ok := o.(*ir.Param); ok {
		e.Arg |= m
		return
	}
	if !analysis.IdentifiedObject(o) {
		e.Arg |= m
	}
	e.Other |= m
}
