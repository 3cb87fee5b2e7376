package ipo

import (
	"opt-go/frontend/ir"
	"opt-go/passes/ipo/globals"
	"opt-go/passes/pass"
)

// DeadArgElim is LLVM's deadargelim: parameters and results that nothing needs go, from internal
// functions and all their calls.
//
//	define internal i32 @f(i32 %x, i32 %dead)         define internal void @f(i32 %x)
//	%r = call i32 @f(i32 1, i32 %e)   ; unused   ⇒    call void @f(i32 1)
//
// First an unused "..." is removed. Then the liveness of parameters and results is solved for the
// whole module (deadargelim_survey.go), so that an argument that is only passed on to a dead
// parameter is dead, recursions included. Members of a result that is a structure or array are
// looked at one by one. At last functions that must keep their signature are passed poison for what
// they do not use.
//
// Invariant: a function changes together with all its calls, which the survey has seen; functions
// whose address is taken, or which others may call, or which make or receive musttail calls, are
// frozen.
func DeadArgElim(c *pass.Context, m *ir.Module) pass.Preserved {
	d := &deadArgs{c: c, m: m}
	d.calls, d.taken = globals.DirectCalls(m)
	for _, f := range m.Funcs {
		d.dropVariable(f)
	}
	s := newArgSurvey(d)
	s.solve()
	for _, f := range m.Funcs {
		d.rewrite(f, s)
	}
	for _, f := range m.Funcs {
		d.poisonArguments(f, s)
	}
	return pass.ChangedCFG(d.changed)
}

type deadArgs struct {
	c       *pass.Context
	m       *ir.Module
	calls   map[*ir.Func][]*ir.Instr // direct ones, the last in the module first
	taken   map[*ir.Func]bool        // used otherwise too
	changed bool
}

// places returns 0 to n-1.
func places(n int) []int {
	out := make([]int, n)
	for k := range out {
		out[k] = k
	}
	return out
}

// dropVariable removes "..." from an internal function that never reads the variable arguments.
func (d *deadArgs) dropVariable(f *ir.Func) {
	if !f.FuncType.VarArg || f.IsDecl() || !f.Linkage.IsLocal() || d.taken[f] || f.Attrs.Fn.Has("naked") {
		return
	}
	for i := range f.Instrs() {
		if i.Op() == ir.Call && (i.HasFlag(ir.MustTail) || i.IntrinsicID() == "llvm.va_start") {
			return
		}
	}
	ty := d.m.Ctx.Func(f.RetType(), f.FuncType.Fields, false)
	keep := places(len(f.Params))
	f.SetSignature(ty, keep)
	for _, call := range d.calls[f] {
		call.SetCallSignature(ty, keep)
		call.DropMDExcept("prof", "dbg")
	}
	d.c.Count("Number of functions that lost their variable arguments", 1)
	d.changed = true
}

// poisonArguments passes poison for parameters that a function does not use, where it cannot change
// otherwise.
func (d *deadArgs) poisonArguments(f *ir.Func, s *argSurvey) {
	if f.IsDecl() || !globals.Exact(f) || f.Linkage.IsLocal() && !s.frozen[f] && !f.FuncType.VarArg || f.Attrs.Fn.Has("naked") ||
		len(d.calls[f]) == 0 && !d.taken[f] {
		return
	}
	var unused []int
	for k, p := range f.Params {
		a := p.Attrs()
		if ir.HasUses(p) || a.Has("swifterror") || a.Has("byval") || a.Has("inalloca") || a.Has("preallocated") {
			continue
		}
		if len(f.MDUses(p)) > 0 {
			ir.ReplaceAllUses(p, ir.NewPoison(p.Type()))
			d.changed = true
		}
		unused = append(unused, k)
		f.Attrs = f.Attrs.Clone()
		f.Attrs.SetParam(k, withoutPromises(a))
	}
	if len(unused) == 0 {
		return
	}
	for _, call := range d.calls[f] {
		call.Info.Attrs = call.Info.Attrs.Clone()
		for _, k := range unused {
			call.SetOperand(k, ir.NewPoison(call.Arg(k).Type()))
			call.Info.Attrs.SetParam(k, withoutPromises(call.Info.Attrs.Param(k)))
			d.c.Count("Number of unread args replaced with poison", 1)
			d.changed = true
		}
	}
}

// withoutPromises drops what would make poison undefined behaviour.
func withoutPromises(s ir.AttrSet) ir.AttrSet {
	return s.Without("noundef", "dereferenceable", "dereferenceable_or_null")
}
