package ipo

import (
	"strings"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/pass"
)

// FunctionAttrs is LLVM's function-attrs: from its body, callees first, a function gets the attributes that its callers need to
// move, merge or drop calls of it: memory(…), willreturn, nounwind, nosync, nofree, norecurse; its pointer parameters nocapture, readonly,
// readnone, writeonly, and returned. Clang marks every CUDA function convergent; the mark goes where nothing in the body is.
//
// A definition that the linker may exchange for another, if only for one of the same source that was optimized otherwise, is
// left as it is.
//
// Not done: functions that call each other in a circle of more than one, what LLVM infers of results (noalias, nonnull, noundef),
// and noreturn.
func FunctionAttrs(c *pass.Context, m *ir.Module) pass.Preserved {
	changed := 0
	for _, f := range bottomUp(m) {
		if !exact(f) || f.Attrs.Fn.Has("optnone") || f.Attrs.Fn.Has("naked") {
			continue
		}
		before, ret := f.Attrs.Fn.String(), paramTexts(f)
		acts := acting(f)
		inferMemory(f, acts)
		inferParams(f, acts)
		inferConvergent(f, acts)
		inferBehaviour(f, acts)
		if f.Attrs.Fn.String() != before || paramTexts(f) != ret {
			changed++
		}
	}
	c.Count("Number of functions that got attributes", changed)
	return pass.Changed(changed > 0)
}

// acting returns the instructions that do more than compute a value or choose a successor: all that the attributes depend on, so that a large
// function is fetched from memory once.
func acting(f *ir.Func) []*ir.Instr {
	var out []*ir.Instr
	for i := range f.Instrs() {
		if i.Op().IsCall() || analysis.MayRead(i) || analysis.MayWrite(i) || analysis.MayThrow(i) {
			out = append(out, i)
		}
	}
	return out
}

// exact reports whether what the body does is what the program does.
func exact(f *ir.Func) bool {
	switch f.Linkage {
	case ir.AvailableExternally, ir.LinkOnceODR, ir.WeakODR:
		return false
	}
	return !interposable(f)
}

func paramTexts(f *ir.Func) string {
	s := ""
	for _, p := range f.Params {
		s += p.Attrs().String() + ";"
	}
	return s
}

// behaviours are the attributes that hold of a function when they hold of each instruction.
var behaviours = []struct {
	attr  string
	holds func(i *ir.Instr, f *ir.Func) bool
}{
	{"nounwind", func(i *ir.Instr, f *ir.Func) bool { return i.CalledFunc() == f || !analysis.MayThrow(i) }},
	{"nosync", func(i *ir.Instr, f *ir.Func) bool { return keepsToItself(i) || i.CalledFunc() == f }},
	{"nofree", func(i *ir.Instr, f *ir.Func) bool {
		return !i.Op().IsCall() || i.CalledFunc() == f || analysis.CallHas(i, "nofree")
	}},
	{"norecurse", callsOthers},
	{"willreturn", func(i *ir.Instr, _ *ir.Func) bool { return analysis.WillReturn(i) }}, // the function itself is not known to return yet
}

// inferBehaviour asks all of them of one instruction after the other. What holds is written in their order. willreturn leans on memory, inferred before, and mustprogress on willreturn.
func inferBehaviour(f *ir.Func, acts []*ir.Instr) {
	var may [8]bool
	left := 0
	for k, r := range behaviours {
		if may[k] = !f.Attrs.Fn.Has(r.attr); may[k] {
			left++
		}
	}
	for _, i := range acts {
		if left == 0 {
			break
		}
		for k, r := range behaviours {
			if may[k] && !r.holds(i, f) {
				may[k] = false
				left--
			}
		}
	}
	for k, r := range behaviours {
		if r.attr == "willreturn" && !f.Attrs.Fn.Has(r.attr) {
			may[k] = progressesToReturn(f) || may[k] && len(analysis.NewCycleForest(f).Top) == 0
		}
		if may[k] {
			f.Attrs.Fn = f.Attrs.Fn.With(ir.EnumAttr(r.attr))
		}
	}
	if f.Attrs.Fn.Has("willreturn") && !f.Attrs.Fn.Has("mustprogress") {
		f.Attrs.Fn = f.Attrs.Fn.With(ir.EnumAttr("mustprogress"))
	}
}

// progressesToReturn: without an effect it cannot go on for ever.
func progressesToReturn(f *ir.Func) bool {
	return f.Attrs.Fn.Has("mustprogress") && analysis.FuncEffects(f).Any()&analysis.Mod == 0
}

// keepsToItself reports whether an instruction does not communicate with other threads.
func keepsToItself(i *ir.Instr) bool {
	switch {
	case i.IsVolatile(), i.Op() == ir.Fence, i.Ordering > ir.Unordered:
		return false
	case i.Op().IsCall():
		return analysis.CallHas(i, "nosync") || plainCopy(i)
	}
	return true
}

// plainCopy reports whether a call is a memset, memcpy or memmove that is not volatile.
func plainCopy(i *ir.Instr) bool {
	if !strings.HasPrefix(i.IntrinsicID(), "llvm.mem") || strings.Contains(i.IntrinsicID(), "atomic") {
		return false
	}
	volatile := ir.AsInt(i.Arg(i.NumArgs() - 1))
	return volatile != nil && volatile.IsZero()
}

// callsOthers reports whether an instruction calls nothing that may come to call f.
func callsOthers(i *ir.Instr, f *ir.Func) bool {
	if !i.Op().IsCall() {
		return true
	}
	g := i.CalledFunc()
	return g != nil && g != f && (analysis.CallHas(i, "norecurse") || g.IsDecl() && analysis.CallHas(i, "nocallback"))
}

// inferConvergent takes the mark off calls of functions that are not convergent, and off the function if no call has it any more. Calls that
// take a token of convergence keep it: they must have it.
func inferConvergent(f *ir.Func, acts []*ir.Instr) {
	keep := false
	for _, i := range acts {
		token := analysis.HasConvergenceToken(i)
		if !analysis.IsConvergent(i) || i.CalledFunc() == f && !token {
			continue
		}
		if g := i.CalledFunc(); !token && g != nil && !g.IsIntrinsic() && !g.Attrs.Fn.Has("convergent") {
			i.Info.Attrs.Fn = i.Info.Attrs.Fn.Without("convergent")
			continue
		}
		keep = true
	}
	if keep || !f.Attrs.Fn.Has("convergent") {
		return
	}
	f.Attrs.Fn = f.Attrs.Fn.Without("convergent")
	for _, i := range acts {
		if i.CalledFunc() == f {
			i.Info.Attrs.Fn = i.Info.Attrs.Fn.Without("convergent")
		}
	}
}

// inferMemory finds what memory the body may touch, and narrows memory(…) to it.
func inferMemory(f *ir.Func, acts []*ir.Instr) {
	var e analysis.Effects
	for _, i := range acts {
		if i.CalledFunc() != f {
			instrEffects(i, &e)
		}
	}
	old := analysis.FuncEffects(f)
	e = analysis.Effects{Arg: e.Arg & old.Arg, Inaccessible: e.Inaccessible & old.Inaccessible, Other: e.Other & old.Other}
	if e != old {
		f.Attrs.Fn = f.Attrs.Fn.With(ir.ValAttr("memory", effectsText(e)))
	}
}

// instrEffects adds what one instruction does.
func instrEffects(i *ir.Instr, e *analysis.Effects) {
	var m analysis.ModRef
	if analysis.MayRead(i) {
		m |= analysis.Ref
	}
	if analysis.MayWrite(i) {
		m |= analysis.Mod
	}
	switch {
	case m == analysis.NoModRef:
	case i.Op().IsCall():
		call := analysis.CallEffects(i)
		e.Inaccessible |= call.Inaccessible
		e.Other |= call.Other
		e.Arg |= call.Other // an argument that was captured is other memory to the callee
		for k := range i.NumArgs() {
			if i.Arg(k).Type().Scalar().IsPtr() {
				access(i.Arg(k), call.Arg&analysis.ArgModRef(i, k), e)
			}
		}
	case i.Op() == ir.Load || i.Op() == ir.AtomicRMW || i.Op() == ir.CmpXchg || i.Op() == ir.VAArg:
		access(i.Operand(0), m, e)
	case i.Op() == ir.Store:
		access(i.Operand(1), m, e)
	default: // fences, pads
		*e = analysis.Effects{Arg: e.Arg | m, Inaccessible: e.Inaccessible | m, Other: e.Other | m}
	}
	if i.IsVolatile() {
		e.Inaccessible |= m
	}
}

// access adds an access through a pointer. The function's own allocas and constants do not count.
func access(p ir.Value, m analysis.ModRef, e *analysis.Effects) {
	switch o := analysis.UnderlyingObject(p).(type) {
	case *ir.Param:
		e.Arg |= m
	case *ir.GlobalVar:
		if !o.Constant {
			e.Other |= m
		}
	case *ir.Instr:
		if o.Op() == ir.Alloca {
			return
		}
		if !analysis.NoAliasCall(o) {
			e.Arg |= m
		}
		e.Other |= m
	default:
		e.Arg |= m
		e.Other |= m
	}
}

// effectsText writes the value of a memory attribute: what holds of all memory first, then the kinds of which something else holds.
func effectsText(e analysis.Effects) string {
	words := []string{"none", "read", "write", "readwrite"}
	s := ""
	if e.Other != analysis.NoModRef || e.Any() == analysis.NoModRef {
		s = words[e.Other]
	}
	for _, part := range []struct {
		name string
		m    analysis.ModRef
	}{{"argmem", e.Arg}, {"inaccessiblemem", e.Inaccessible}} {
		if part.m != e.Other {
			if s != "" {
				s += ", "
			}
			s += part.name + ": " + words[part.m]
		}
	}
	return s
}
