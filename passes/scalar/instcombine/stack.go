package instcombine

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// visitStackRestore erases a call of llvm.stackrestore without effect: the stack is unchanged since
// the save, is restored again before it is used, or the function returns.
func visitStackRestore(ic *combiner, i *ir.Instr) *ir.Instr {
	if ic.stackUntouched(i) || stackLeft(i) {
		ic.erase(i)
	}
	return nil
}

// maxStackScan bounds the instructions scanned between stack operations.
const maxStackScan = 256

// stackUntouched reports whether the stack is unchanged between the save, in the same block, and i.
func (ic *combiner) stackUntouched(i *ir.Instr) bool {
	save := intrinsicOf(i.Arg(0), "llvm.stacksave")
	if save == nil || save.Block() != i.Block() {
		return false
	}
	n := 0
	for j := save.Next(); j != i; j = j.Next() {
		if analysis.IsDebugOrPseudo(j) {
			continue
		}
		if n++; n > maxStackScan || j.Op() == ir.Alloca || usesStack(j) {
			return false
		}
		if j.IntrinsicID() == "llvm.stackrestore" && j.Arg(0) != ir.Value(save) {
			return false
		}
	}
	return true
}

// stackLeft reports whether, after i in its block, the stack is restored or the function is left
// before an instruction uses the stack.
func stackLeft(i *ir.Instr) bool {
	n := 0
	for j := i.Next(); j != nil; j = j.Next() {
		n++
		switch {
		case n > maxStackScan || j.Op() == ir.Alloca || usesStack(j):
			return false
		case j.IntrinsicID() == "llvm.stackrestore" || j.Op() == ir.Ret || j.Op() == ir.Resume:
			return true
		}
	}
	return false
}

// usesStack reports whether i is a call that may allocate stack memory or access it.
func usesStack(i *ir.Instr) bool {
	switch {
	case !i.Op().IsCall() || i.IntrinsicID() == "llvm.stackrestore":
		return false
	case i.IntrinsicID() == "":
		return true
	}
	return analysis.MayWrite(i) || analysis.MayThrow(i)
}

// visitLifetimeEnd erases the end of a variable's lifetime and its start, where nothing but ends
// and starts of others lies between (LLVM's removeTriviallyEmptyRange). Sanitizers want to see
// both.
func visitLifetimeEnd(ic *combiner, i *ir.Instr) *ir.Instr {
	attrs := ic.f.Attrs.Fn
	if attrs.Has("sanitize_address") || attrs.Has("sanitize_hwaddress") || attrs.Has("sanitize_memory") {
		return nil
	}
	n := 0
	for j := i.Prev(); j != nil; j = j.Prev() {
		id := j.IntrinsicID()
		switch {
		case analysis.IsDebugOrPseudo(j):
			continue
		case id == "llvm.lifetime.start" && j.Arg(0) == i.Arg(0) && j.Arg(j.NumArgs()-1) == i.Arg(i.NumArgs()-1):
			ic.erase(j)
			ic.erase(i)
			return nil
		case id != "llvm.lifetime.start" && id != "llvm.lifetime.end":
			return nil
		}
		if n++; n > maxStackScan {
			return nil
		}
	}
	return nil
}
