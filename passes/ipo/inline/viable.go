package inline

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// What forbids inlining at any cost, with LLVM's words for it: attributes (attributeObstacle),
// bodies that cannot be copied into another function (viabilityObstacle), and calls that inlineCall
// cannot replace (callObstacle).

// attributeObstacle says why attributes forbid to inline a call, or "": LLVM's
// getAttributeBasedInliningDecision. always is set where they demand it; then only the body may
// forbid it.
func attributeObstacle(call *ir.Instr, f *ir.Func) (always bool, why string) {
	caller, site := call.Func(), call.Info.Attrs.Fn
	switch {
	case f.Attrs.Fn.Has("presplitcoroutine"):
		return false, "unsplited coroutine call"
	case byvalElsewhere(call):
		return false, "byval arguments without alloca address space"
	case markedAlways(call, f) && site.Has("noinline"):
		return false, "noinline call site attribute"
	case markedAlways(call, f):
		return true, viabilityObstacle(f)
	case !compatible(caller, f):
		return false, "conflicting attributes"
	case caller.Attrs.Fn.Has("optnone"):
		return false, "optnone attribute"
	case f.Attrs.Fn.Has("null_pointer_is_valid") && !caller.Attrs.Fn.Has("null_pointer_is_valid"):
		return false, "nullptr definitions incompatible"
	case analysis.Replaceable(f):
		return false, "interposable"
	case f.Attrs.Fn.Has("noinline"):
		return false, "noinline function attribute"
	case site.Has("noinline"):
		return false, "noinline call site attribute"
	}
	return false, ""
}

func markedAlways(call *ir.Instr, f *ir.Func) bool {
	return f.Attrs.Fn.Has("alwaysinline") || call.Info.Attrs.Fn.Has("alwaysinline")
}

// byvalElsewhere reports whether a by-value argument is in an address space in which an alloca
// cannot replace it.
func byvalElsewhere(call *ir.Instr) bool {
	space := call.Func().Module().Layout.AllocaSpace
	for k := range call.NumArgs() {
		if call.Info.Attrs.Param(k).Has("byval") && call.Arg(k).Type().Space != space {
			return true
		}
	}
	return false
}

// sameInBoth are the attributes that caller and callee must share.
var sameInBoth = []string{"sanitize_address", "sanitize_thread", "sanitize_memory", "sanitize_hwaddress", "sanitize_memtag", "safestack",
	"shadowcallstack", "use-sample-profile", "noprofile", "target-cpu", "target-features"}

// compatible reports whether code of callee means the same in caller.
func compatible(caller, callee *ir.Func) bool {
	for _, a := range sameInBoth {
		x, _ := callee.Attrs.Fn.Get(a)
		y, _ := caller.Attrs.Fn.Get(a)
		if x != y {
			return false
		}
	}
	return caller.Attrs.Fn.Has("strictfp") || !callee.Attrs.Fn.Has("strictfp")
}

// viabilityObstacle says why a body cannot be inlined anywhere, or "": LLVM's isInlineViable.
func viabilityObstacle(f *ir.Func) string {
	twice := f.Attrs.Fn.Has("returns_twice")
	for b := range f.Blocks() {
		if b.Term().Op() == ir.IndirectBr {
			return "contains indirect branches"
		}
		if b.AddressTaken() {
			return addressUsed
		}
		for i := range b.Instrs() {
			if !i.Op().IsCall() {
				continue
			}
			switch id := i.IntrinsicID(); {
			case i.CalledFunc() == f:
				return "recursive call"
			case !twice && analysis.CallHas(i, "returns_twice"): // the caller's slots, in registers by then, would have to last
				return "exposes returns-twice attribute"
			case id == "llvm.icall.branch.funnel", id == "llvm.localescape":
				return "disallowed inlining of @" + id
			case id == "llvm.va_start":
				return "contains VarArgs initialized with va_start"
			}
		}
	}
	return ""
}

// callObstacle says why inlineCall cannot replace a call, or "".
func callObstacle(call *ir.Instr) string {
	f, caller := call.CalledFunc(), call.Func()
	switch {
	case call.Op() == ir.CallBr || !knownBundles(call):
		return "unsupported operand bundle"
	case f == caller:
		return "recursive"
	case f.GC != "" && caller.GC != "" && f.GC != caller.GC:
		return "incompatible GC"
	case f.Personality != nil && caller.Personality != nil && f.Personality != caller.Personality:
		return "incompatible personality"
	case f.CC != call.Info.CC:
		return "the callee has another calling convention"
	case caller.Attrs.Fn.Has("strictfp") && !f.Attrs.Fn.Has("strictfp") && calculatesFloats(f):
		return "floating-point operations would have to be constrained"
	case f.Attrs.Fn.Has("naked"):
		return "naked function attribute"
	case convergenceEntry(f) != nil && bundle(call, "convergencectrl") == nil:
		return "convergent call needs convergencectrl operand"
	}
	for i := range f.Instrs() {
		switch i.Op() {
		case ir.CatchSwitch, ir.CleanupPad, ir.CatchPad, ir.VAArg:
			return "the callee has " + i.Op().String()
		case ir.Call, ir.Invoke:
			switch id := i.IntrinsicID(); id {
			case "llvm.frameaddress", "llvm.returnaddress", "llvm.eh.typeid.for":
				return "the callee calls " + id
			}
		}
	}
	return ""
}

// calculatesFloats reports whether a function has operations that constrained intrinsics stand for
// where the environment of floating point matters.
func calculatesFloats(f *ir.Func) bool {
	for i := range f.Instrs() {
		if t := i.Type().Scalar(); t.IsFloat() && !i.Op().IsCall() || i.NumOperands() > 0 && i.Operand(0).Type().Scalar().IsFloat() && !i.Op().IsCall() {
			switch i.Op() {
			case ir.Phi, ir.Select, ir.Ret, ir.Store, ir.Load, ir.BitCast, ir.InsertElement, ir.ExtractElement, ir.ShuffleVector, ir.FNeg, ir.Freeze:
				continue
			}
			return true
		}
	}
	return false
}

// knownBundles reports whether a call has no bundles but those that inlining knows: what a
// deoptimization needs, and the token of convergence.
func knownBundles(call *ir.Instr) bool {
	for _, b := range call.Info.Bundles {
		if b.Tag != "deopt" && b.Tag != "convergencectrl" {
			return false
		}
	}
	return true
}

// bundle returns a call's bundle of a tag; nil: it has none.
func bundle(call *ir.Instr, tag string) *ir.Bundle {
	for k := range call.Info.Bundles {
		if b := &call.Info.Bundles[k]; b.Tag == tag {
			return b
		}
	}
	return nil
}

// convergenceEntry returns the token of the threads that a function was entered with; nil: it has
// none.
func convergenceEntry(f *ir.Func) *ir.Instr {
	for i := range f.Entry().Instrs() {
		if i.IntrinsicID() == "llvm.experimental.convergence.entry" {
			return i
		}
	}
	return nil
}

// forbidsCopies reports whether a function has a call of which there must be no second one.
func forbidsCopies(f *ir.Func) bool {
	for i := range f.Instrs() {
		if i.Op().IsCall() && analysis.CallHas(i, "noduplicate") {
			return true
		}
	}
	return false
}
