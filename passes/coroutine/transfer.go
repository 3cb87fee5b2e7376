package coroutine

import (
	"strings"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// Symmetric transfer: a coroutine that suspends goes on to another one by a tail call, so that a
// chain of any length needs no stack. Since LLVM 19 clang says which call that is (await.go);
// before, it is the one that nothing follows but the return.

// mayTailCall reports whether the target has guaranteed tail calls of pointers to functions.
func (sp *splitter) mayTailCall() bool {
	switch arch, _, _ := strings.Cut(sp.f.Module().Triple, "-"); arch {
	case "wasm32", "wasm64":
		a, _ := sp.f.Attrs.Fn.Get("target-features")
		return strings.Contains(a.Val, "+tail-call")
	case "powerpc64", "powerpc64le", "ppc64", "ppc64le":
		return false
	}
	return true
}

// returnAfter ends a function with a call and its return; what follows in the block becomes
// unreachable.
func returnAfter(call *ir.Instr, must bool) {
	b := call.Block()
	b.SplitBefore(call.Next(), "")
	t := b.Term()
	ir.Before(t).Ret(nil)
	t.Erase()
	if must {
		call.Flags = call.Flags&^(ir.TailCall|ir.NoTail) | ir.MustTail
	}
}

// tailCalls finds the calls of parts of coroutines that nothing follows but the return.
func (p *part) tailCalls() {
	if !p.mayTailCall() {
		return
	}
	var found []*ir.Instr
	for i := range p.f.Instrs() {
		if i.Op() == ir.Call && i.Flags&ir.MustTail == 0 && i.Info.CC == ir.FastCC && i.Info.FuncType == p.f.FuncType && len(i.Info.Bundles) == 0 &&
			i.CalledFunc() == nil && returnsNext(i) {
			found = append(found, i)
		}
	}
	for _, i := range found {
		returnAfter(i, true)
	}
}

// returnsNext reports whether a call is followed by a return, whatever values are, without an
// effect on the path. Branches on constants are followed, which φs take from the blocks before.
func returnsNext(call *ir.Instr) bool {
	known := map[ir.Value]ir.Value{}
	value := func(v ir.Value) ir.Value {
		if w := known[v]; w != nil {
			return w
		}
		return v
	}
	i := call.Next()
	for steps := 0; steps < maxTransferSteps; steps++ {
		switch {
		case i.Op() == ir.Ret:
			return true
		case i.IsTerminator():
			to := destination(i, value)
			if to == nil {
				return false
			}
			taken := map[ir.Value]ir.Value{}
			for phi := range to.Phis() {
				taken[phi] = value(phi.IncomingFor(i.Block()))
			}
			for phi, v := range taken {
				known[phi] = v
			}
			i = to.FirstNonPhi()
			continue
		case i.IntrinsicID() == "llvm.lifetime.end" || strings.HasPrefix(i.IntrinsicID(), "llvm.dbg."):
		case i.Op() == ir.ICmp && ir.AsInt(value(i.Operand(0))) != nil && ir.AsInt(value(i.Operand(1))) != nil && (i.Pred == ir.EQ || i.Pred == ir.NE):
			same := value(i.Operand(0)) == value(i.Operand(1))
			known[i] = i.Func().Ctx().NewBool(same == (i.Pred == ir.EQ))
		case analysis.HasSideEffects(i):
			return false
		}
		i = i.Next()
	}
	return false
}

// maxTransferSteps bounds the walk from a call to the return; a loop has no end.
const maxTransferSteps = 200

// destination returns where a terminator goes if that is known; nil: it is not.
func destination(t *ir.Instr, value func(ir.Value) ir.Value) *ir.Block {
	switch {
	case t.Op() == ir.Br && !t.IsCondBr():
		return t.Succ(0)
	case t.IsCondBr():
		if k := ir.AsInt(value(t.Operand(0))); k != nil {
			if k.IsZero() {
				return t.Succ(1)
			}
			return t.Succ(0)
		}
	case t.Op() == ir.Switch:
		k := ir.AsInt(value(t.Operand(0)))
		if k == nil {
			return nil
		}
		for n := range t.NumCases() {
			if v, to := t.Case(n); v == k {
				return to
			}
		}
		return t.Succ(0)
	}
	return nil
}
