package ipo

import (
	"slices"
	"strconv"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/alias"
	"opt-go/passes/ipo/callgraph"
	"opt-go/passes/ipo/globals"
	"opt-go/passes/pass"
	"opt-go/passes/rewrite"
	"opt-go/passes/rewrite/promote"
)

// maxParts is how many values may stand for one pointer, as in LLVM.
const maxParts = 2

// ArgPromotion is LLVM's argpromotion: an internal function that only loads through a pointer
// parameter takes the values instead, which its callers load.
//
//	define internal i32 @f(ptr %p)                    define internal i32 @f(i32 %p.0.val)
//	  %v = load i32, ptr %p                       ⇒
//	%r = call i32 @f(ptr %x)                          %x.val = load i32, ptr %x
//	                                                  %r = call i32 @f(i32 %x.val)
//
// A pointer is split into parts, one for each offset that is loaded from (argpromotion_parts.go
// finds them and proves that this is safe). The callers load the parts before the call. In the
// function an alloca replaces each part until the last step promotes it, so that loads may be
// anywhere and byval parameters may be stored to. New parameters that are pointers are
// visited again, until nothing changes.
//
// Invariant: a function changes together with all its calls; functions whose address is taken or
// which are visible outside are not changed. As in LLVM, sret becomes noalias where it has no
// effect any more, and functions with optnone take part, since their callers change with them.
//
// Keeps no analysis of the functions and callers that it changes.
func ArgPromotion(c *pass.Context, w *callgraph.Walk) pass.Preserved {
	p := &argPromotion{c: c, m: w.Module, w: w, turned: map[*ir.Func]bool{}}
	group := w.Group()
	for again := true; again; {
		again = false
		for _, f := range group {
			if p.function(f, len(group) > 1) {
				again = true
			}
		}
	}
	return pass.ChangedCFG(p.changed)
}

type argPromotion struct {
	c       *pass.Context
	m       *ir.Module
	w       *callgraph.Walk
	calls   []*ir.Instr // of the current function
	turned  map[*ir.Func]bool
	changed bool
}

// function promotes what it can of one function's parameters. circular: it is one of several
// functions that call each other.
func (p *argPromotion) function(f *ir.Func, circular bool) bool {
	if !f.Linkage.IsLocal() || f.FuncType.VarArg || f.Attrs.Fn.Has("naked") {
		return false
	}
	pointers := false
	for _, q := range f.Params {
		if q.Attrs().Has("inalloca") || q.Attrs().Has("preallocated") { // the caller's stack is laid out for them
			return false
		}
		pointers = pointers || q.Type().IsPtr()
	}
	if !pointers || globals.EndsInMustTail(f) {
		return false
	}
	only := false
	if p.calls, only = p.w.CallsOf(f); !only {
		return false
	}
	if p.turned[f] { // LLVM has made new calls, and the one made last comes first
		slices.Reverse(p.calls)
	}
	for _, call := range p.calls {
		if call.HasFlag(ir.MustTail) {
			return false
		}
		circular = circular || call.Func() == f
	}
	promoted, found := make([]*promotedArg, len(f.Params)), false
	for k, q := range f.Params {
		if !q.Type().IsPtr() {
			continue
		}
		p.dropStructRet(f, k)
		finder := &partFinder{arg: q, dl: p.m.Layout, circular: circular, calls: p.calls}
		if parts, ok := finder.find(p.c); ok && p.passedAlike(f, parts) {
			promoted[k], found = &promotedArg{parts: parts, used: ir.HasUses(q)}, true
		}
	}
	if !found {
		return false
	}
	p.promote(f, promoted)
	return true
}

// dropStructRet: the address of a result is a pointer as any other to a function that is internal.
func (p *argPromotion) dropStructRet(f *ir.Func, k int) {
	change := func(l *ir.AttrList) {
		*l = l.Clone()
		l.SetParam(k, l.Param(k).Without("sret").With(ir.EnumAttr("noalias")))
	}
	if !f.Params[k].Attrs().Has("sret") {
		return
	}
	p.changed = true
	change(&f.Attrs)
	for _, call := range p.calls {
		info := *call.Info
		change(&info.Attrs)
		call.Info = &info
	}
}

// passedAlike reports whether callers and function have the same calling convention for values of
// the parts' types: they are compiled for the same machine.
func (p *argPromotion) passedAlike(f *ir.Func, parts []argPart) bool {
	if len(parts) == 0 {
		return true
	}
	for _, call := range p.calls {
		for _, key := range []string{"target-cpu", "target-features"} {
			a, _ := call.Func().Attrs.Fn.Get(key)
			b, _ := f.Attrs.Fn.Get(key)
			if a.Val != b.Val {
				return false
			}
		}
	}
	return true
}

// promotedArg is a pointer parameter that is replaced by a parameter for each of its parts.
type promotedArg struct {
	parts []argPart
	used  bool
}

// promote rewrites a function and its calls.
func (p *argPromotion) promote(f *ir.Func, promoted []*promotedArg) {
	p.changed = true
	var types []*ir.Type
	var places []int
	widest := uint64(0)
	for k, q := range f.Params {
		if promoted[k] == nil {
			types, places = append(types, q.Type()), append(places, k)
			continue
		}
		for _, part := range promoted[k].parts {
			types, places = append(types, part.ty), append(places, -1)
			if part.ty.IsVector() && !part.ty.Scalable {
				widest = max(widest, p.m.Layout.SizeBits(part.ty))
			}
		}
		if promoted[k].used {
			p.c.Count("Number of pointer arguments promoted", 1)
		} else {
			p.c.Count("Number of dead pointer args eliminated", 1)
		}
	}
	ty := p.m.Ctx.Func(f.RetType(), types, false)
	for _, call := range p.calls {
		p.rewriteCall(call, ty, promoted)
		raiseVectorWidth(call.Func(), widest)
		pass.Invalidate(call.Func(), pass.None)
		p.w.Changed(call.Func())
	}
	p.turned[f] = !p.turned[f]
	f.Attrs = f.Attrs.Clone()
	f.Attrs.Fn = f.Attrs.Fn.Without("allocsize") // counts parameters
	raiseVectorWidth(f, widest)
	p.rewriteBody(f, ty, places, promoted)
	pass.Invalidate(f, pass.None)
	p.w.Changed(f)
}

// raiseVectorWidth tells x86's code generator that vectors of so many bits are passed.
func raiseVectorWidth(f *ir.Func, bits uint64) {
	if a, ok := f.Attrs.Fn.Get("min-legal-vector-width"); ok {
		if n, err := strconv.ParseUint(a.Val, 10, 64); err == nil && n < bits {
			f.Attrs.Fn = f.Attrs.Fn.With(ir.StringAttr("min-legal-vector-width", strconv.FormatUint(bits, 10)))
		}
	}
}

// rewriteCall loads the parts before a call and passes them.
func (p *argPromotion) rewriteCall(call *ir.Instr, ty *ir.Type, promoted []*promotedArg) {
	b := ir.Before(call)
	b.Loc, b.Pos = call.DebugLoc(), call.Pos
	var args []ir.Value
	var attrs []ir.AttrSet
	var dead []*ir.Instr
	for k := range call.NumArgs() {
		v := call.Arg(k)
		if promoted[k] == nil {
			args, attrs = append(args, v), append(attrs, call.Info.Attrs.Param(k))
			continue
		}
		if i, ok := v.(*ir.Instr); ok && !promoted[k].used {
			dead = append(dead, i)
		}
		for _, part := range promoted[k].parts {
			at := v
			if part.offset != 0 {
				at = b.GEP(p.m.Ctx.I8, v, 0, "", ir.NewSigned(p.m.Layout.IndexType(v.Type()), part.offset))
			}
			load := b.Load(part.ty, at, part.align, ir.NameOf(v)+".val")
			part.describe(load)
			args, attrs = append(args, load), append(attrs, nil)
		}
	}
	if !ir.HasUses(call) {
		call.SetName("") // as LLVM, which makes a new call
	}
	call.SetCallArgs(ty, args, attrs)
	call.Info.Attrs.Fn = call.Info.Attrs.Fn.Without("allocsize")
	call.DropMDExcept("prof", "dbg")
	rewrite.EraseDead(dead...)
}

// describe gives a caller's load the metadata of the function's one, if that is surely executed.
func (part argPart) describe(load *ir.Instr) {
	if part.surely == nil {
		return
	}
	alias.TagsOf(part.surely).Attach(load)
	kinds := []string{"dereferenceable", "dereferenceable_or_null", "noundef", "nontemporal"}
	if part.surely.MD("noundef") != nil { // else what is said makes poison, which the function may not have minded
		kinds = append(kinds, "range", "nonnull", "align")
	}
	for _, kind := range kinds {
		if n := part.surely.MD(kind); n != nil {
			load.SetMD(kind, n)
		}
	}
}

// rewriteBody makes the function's loads and stores through promoted pointers ones of allocas that
// begin with the new parameters, and promotes these.
func (p *argPromotion) rewriteBody(f *ir.Func, ty *ir.Type, places []int, promoted []*promotedArg) {
	type slot struct {
		name   string
		alloca *ir.Instr
		align  uint64
	}
	var slots []slot
	allocasOf := make([]map[int64]*ir.Instr, len(promoted))
	b := ir.Before(f.Entry().First())
	for k, q := range f.Params {
		if promoted[k] == nil {
			continue
		}
		allocasOf[k] = map[int64]*ir.Instr{}
		for _, part := range promoted[k].parts {
			name := q.Name() + "." + strconv.FormatInt(part.offset, 10)
			a := b.Alloca(part.ty, p.m.Layout.AllocaSpace, part.align, name+".allc")
			allocasOf[k][part.offset] = a
			slots = append(slots, slot{name, a, part.align})
		}
	}
	for k, q := range f.Params {
		if promoted[k] == nil {
			continue
		}
		retarget(q, allocasOf[k], p.m.Layout)
		for _, use := range f.MDUses(q) {
			use.SetValue(ir.NewPoison(q.Type()))
		}
	}
	f.SetSignature(ty, places)
	n := 0
	var allocas []*ir.Instr
	for k, place := range places {
		if place >= 0 {
			continue
		}
		s := slots[n]
		n++
		f.Params[k].SetName(s.name + ".val")
		ir.Before(s.alloca.Next()).Store(f.Params[k], s.alloca, s.align)
		allocas = append(allocas, s.alloca)
	}
	if len(allocas) > 0 {
		promote.Allocas(f, allocas, pass.Get(p.c, f, analysis.Dominators), p.c.Version)
	}
}

// retarget makes accesses through a pointer and constant offsets from it accesses to the allocas of
// their offsets.
func retarget(q *ir.Param, allocas map[int64]*ir.Instr, dl *ir.DataLayout) {
	var work, addresses []*ir.Instr
	add := func(v ir.Value) {
		for u := range ir.Users(v) {
			work = append(work, u)
		}
	}
	add(q)
	for len(work) > 0 {
		i := work[len(work)-1]
		work = work[:len(work)-1]
		if i.Op() == ir.GetElementPtr {
			addresses = append(addresses, i)
			add(i)
			continue
		}
		k := 0
		if i.Op() == ir.Store {
			k = 1
		}
		_, off, _ := analysis.ConstantOffset(i.Operand(k), dl)
		i.SetOperand(k, allocas[off])
	}
	for _, i := range addresses {
		ir.ReplaceAllUses(i, ir.NewPoison(i.Type()))
		i.Erase()
	}
}
