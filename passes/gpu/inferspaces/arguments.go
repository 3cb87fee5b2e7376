package inferspaces

import (
	"slices"
	"strconv"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/pass"
)

// Arguments carries infer-address-spaces over calls (section 3.2 of the gpucc paper goes no further
// than a function, nor does LLVM): a parameter of an internal function is in a space when every
// call passes a pointer into it, and a result is when every return gives one. What has been found
// is said by a pair of casts, which infer-address-spaces then works with:
//
//	define internal float @f(ptr %p) {        define internal float @f(ptr %p) {
//	  %v = load float, ptr %p             ⇒     %p.space = addrspacecast ptr %p to ptr addrspace(3)
//	                                            %p.flat = addrspacecast ptr addrspace(3) %p.space to ptr
//	                                            %v = load float, ptr %p.flat
//
// So are the pointers that the host hands to a kernel: they point to global memory, as CUDA
// guarantees (target.Target.ArgumentSpace). LLVM infers that only just before instruction
// selection; here, alias analysis can tell them from the kernel's shared variables.
//
// The fixed point is optimistic, over all parameters and results together, so recursion does not
// spoil it. Signatures stay as they are: calls go on passing generic pointers. Null counts as
// generic, since a cast need not bring it back.
//
// Keeps the CFG. Not handled: functions whose address is taken or that are seen outside, variadic
// ones, vectors of pointers, parameters passed by value. Cost: infer-address-spaces once per
// function, and again when the facts about its parameters or callees have changed: at most twice
// for each of these.
func Arguments(c *pass.Context, m *ir.Module) pass.Preserved {
	if c.Target.FlatSpace < 0 {
		return pass.All
	}
	s := &argumentSpaces{c: c, m: m, flat: c.Target.FlatSpace, space: map[ir.Value]int{}}
	s.candidates()
	s.solve()
	return pass.Changed(s.rewrite())
}

type argumentSpaces struct {
	c     *pass.Context
	m     *ir.Module
	flat  int
	space map[ir.Value]int         // of parameters, and of functions for their results; only of those that can be known
	calls map[*ir.Func][]*ir.Instr // of each candidate
	hands map[*ir.Func][]*ir.Instr // calls that pass on values whose space can be inferred
}

// candidates finds the functions that only direct calls of this module reach, and their flat
// pointers.
func (s *argumentSpaces) candidates() {
	calls := analysis.FindCalls(s.m)
	s.calls = calls.Direct
	for _, f := range s.m.Funcs {
		if s.fromHost(f) {
			continue
		}
		if !calls.OnlyDirect(f) || len(s.calls[f]) == 0 || f.Attrs.Fn.Has("optnone") {
			continue
		}
		for _, p := range f.Params {
			if s.canBeKnown(p) {
				s.space[p] = unknownSpace
			}
		}
		if s.isFlat(f.RetType()) {
			s.space[f] = unknownSpace
		}
	}
	s.findHands()
}

// findHands lists, by caller, the calls that say something of a callee's parameters.
func (s *argumentSpaces) findHands() {
	s.hands = map[*ir.Func][]*ir.Instr{}
	for _, callee := range s.m.Funcs {
		if !slices.ContainsFunc(callee.Params, func(p *ir.Param) bool { return s.isKnowable(p) }) {
			continue
		}
		for _, call := range s.calls[callee] {
			if call.Op() == ir.Call {
				s.hands[call.Func()] = append(s.hands[call.Func()], call)
			}
		}
	}
}

// fromHost reports a function whose parameters come from the host, and notes where they point.
func (s *argumentSpaces) fromHost(f *ir.Func) bool {
	if s.c.Target.ArgumentSpace == nil || f.IsDecl() || f.Attrs.Fn.Has("optnone") || len(f.Params) == 0 {
		return false
	}
	space, ok := s.c.Target.ArgumentSpace(f)
	if !ok {
		return false
	}
	for _, p := range f.Params {
		if s.canBeKnown(p) {
			s.space[p] = space
		}
	}
	return true
}

func (s *argumentSpaces) isKnowable(p *ir.Param) bool { _, ok := s.space[p]; return ok }

func (s *argumentSpaces) canBeKnown(p *ir.Param) bool { return handedOver(p, s.flat) }

// handedOver reports a flat pointer that is handed over as it is.
func handedOver(p *ir.Param, flat int) bool {
	a := p.Attrs()
	return p.Type().IsPtr() && p.Type().Space == flat && !a.Has("byval") && !a.Has("byref") && !a.Has("sret") && !a.Has("inalloca") && !a.Has("preallocated") && !a.Has("swifterror")
}

func (s *argumentSpaces) isFlat(t *ir.Type) bool { return t.IsPtr() && t.Space == s.flat }

// solve lowers spaces until all calls and returns agree with them.
func (s *argumentSpaces) solve() {
	if len(s.space) == 0 {
		return
	}
	queued := map[*ir.Func]bool{}
	var work []*ir.Func
	push := func(f *ir.Func) {
		if !queued[f] {
			queued[f] = true
			work = append(work, f)
		}
	}
	for _, f := range s.m.Funcs {
		if !f.IsDecl() {
			push(f)
		}
	}
	for len(work) > 0 {
		f := work[0]
		work = work[1:]
		queued[f] = false
		s.visit(f, func(v ir.Value) {
			if callee, ok := v.(*ir.Func); ok {
				for _, call := range s.calls[callee] {
					push(call.Func())
				}
				return
			}
			push(v.(*ir.Param).Func())
		})
	}
}

// visit infers the spaces in one function and joins its arguments and results; changed is called
// for each that descends.
func (s *argumentSpaces) visit(f *ir.Func, changed func(ir.Value)) {
	_, returns := s.space[f]
	if !returns && len(s.hands[f]) == 0 {
		return // it gives no facts
	}
	in := newInference(s.c, f, s.flat)
	in.outside = func(v ir.Value) (int, bool) {
		if i, ok := v.(*ir.Instr); ok && i.Op() == ir.Call && i.CalledFunc() != nil {
			v = i.CalledFunc()
		}
		space, ok := s.space[v]
		return space, ok
	}
	in.collect()
	in.infer()
	join := func(to, v ir.Value) {
		was, ok := s.space[to]
		if !ok {
			return
		}
		if now := in.join(was, in.spaceNow(v)); now != was {
			s.space[to] = now
			changed(to)
		}
	}
	for _, call := range s.hands[f] {
		for k, p := range call.CalledFunc().Params {
			join(p, call.Arg(k))
		}
	}
	for b := range f.Blocks() {
		if t := b.Term(); returns && t.Op() == ir.Ret {
			join(f, t.Operand(0))
		}
	}
}

// rewrite expresses the inferred spaces by casts; in the order of the module.
func (s *argumentSpaces) rewrite() bool {
	changed := false
	for _, f := range s.m.Funcs {
		if f.IsDecl() {
			continue
		}
		for _, p := range f.Params {
			if space, ok := s.known(p); ok && ir.HasUses(p) && s.sayAfter(p, f.Entry().First(), space) {
				s.report(f, nil, "parameter "+p.Ident(), space)
				changed = true
			}
		}
		space, ok := s.known(f)
		if !ok {
			continue
		}
		for _, call := range s.calls[f] {
			if call.HasFlag(ir.MustTail) {
				continue // nothing may stand between it and the return
			}
			if s.sayAfter(call, call.Next(), space) {
				s.report(call.Func(), call, "result of "+f.Ident(), space)
				changed = true
			}
		}
	}
	return changed
}

func (s *argumentSpaces) known(v ir.Value) (int, bool) {
	space, ok := s.space[v]
	return space, ok && space != unknownSpace && space != s.flat
}

func (s *argumentSpaces) report(f *ir.Func, at *ir.Instr, what string, space int) {
	s.c.Count("Number of parameters and results resolved", 1)
	s.c.Remark(pass.Passed, "Resolved", f, at, pass.Text(what+" is in address space "), pass.Arg{Key: "Space", Val: strconv.Itoa(space)})
}

// sayAfter makes the users of v use it through a pair of casts at the given place; false where they
// do already, or are none.
func (s *argumentSpaces) sayAfter(v ir.Value, at *ir.Instr, space int) bool {
	ty := s.m.Ctx.Pointer(space)
	users := slices.Collect(ir.Uses(v))
	if !slices.ContainsFunc(users, func(u *ir.Use) bool { return u.User().Op() != ir.AddrSpaceCast || u.User().Type() != ty }) {
		return false
	}
	name := ""
	switch v := v.(type) {
	case *ir.Param:
		name = v.Name()
	case *ir.Instr:
		name = v.Name()
	}
	cast := ir.NewInstr(ir.AddrSpaceCast, ty, v)
	back := ir.NewInstr(ir.AddrSpaceCast, v.Type(), cast)
	cast.InsertBefore(at)
	back.InsertBefore(at)
	if i, ok := v.(*ir.Instr); ok {
		cast.CopyDebugLoc(i)
		back.CopyDebugLoc(i)
	}
	if name != "" {
		cast.SetName(name + ".space")
		back.SetName(name + ".flat")
	}
	for _, u := range users {
		u.Set(back)
	}
	return true
}
