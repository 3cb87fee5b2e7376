package intrinsic

import "opt-go/frontend/ir"

// Garbage collection at statepoints. A statepoint wraps a call:
//
//	llvm.experimental.gc.statepoint(i64 ID, i32 patch bytes, ptr elementtype(FT) callee, i32 N, i32 flags, N arguments, i32 0, i32 0)
//
// and gives a token, from which gc.result takes what the call returned, and gc.relocate where a
// pointer of the bundle "gc-live" lies now. The two zeros count what bundles hold today.

const (
	statepointHeader  = 5 // arguments before those of the wrapped call
	statepointTrailer = 2 // arguments after those of the wrapped call
)

const statepointName, resultName, relocateName = "llvm.experimental.gc.statepoint", "llvm.experimental.gc.result",
	"llvm.experimental.gc.relocate"

// statepoint checks the call, the wrapped call, and who uses the token.
func (v *Checker) statepoint(i *ir.Instr) {
	v.gcAccess(i)
	ft, _ := statepointCallee(i)
	bytes, _ := i.Operand(1).(*ir.Const).Int64()
	flags, _ := i.Operand(4).(*ir.Const).Uint64()
	switch {
	case i.Info.Attrs.Fn.Has("memory"):
		v.Fail("gc.statepoint must read and write all memory to preserve reordering restrictions required by safepoint semantics", i)
	case bytes < 0:
		v.Fail("gc.statepoint number of patchable bytes must be positive", i)
	case !i.Info.Attrs.Param(2).Has("elementtype"):
		v.Fail("gc.statepoint callee argument must have elementtype attribute", i)
	case ft == nil:
		v.Fail("gc.statepoint callee elementtype must be function type", i)
	case flags > 3:
		v.Fail("unknown flag used in gc.statepoint flags argument", i)
	default:
		v.wrappedCall(i, ft)
		v.statepointUses(i)
	}
}

// statepointCallee returns the function type that a statepoint calls at, nil if it does not say.
func statepointCallee(i *ir.Instr) (*ir.Type, bool) {
	if i == nil {
		return nil, false
	}
	a, _ := i.Info.Attrs.Param(2).Get("elementtype")
	if a.Ty == nil || a.Ty.Kind != ir.FuncKind {
		return nil, false
	}
	return a.Ty, true
}

// wrappedCall checks the arguments of the call in a statepoint, and what follows them.
func (v *Checker) wrappedCall(i *ir.Instr, ft *ir.Type) {
	n, _ := i.Operand(3).(*ir.Const).Int64()
	params := int64(len(ft.Fields))
	switch {
	case n < 0:
		v.Fail("gc.statepoint number of arguments to underlying call must be positive", i)
		return
	case ft.VarArg && n < params:
		v.Fail("gc.statepoint mismatch in number of vararg call args", i)
		return
	case ft.VarArg && !ft.Elem.IsVoid():
		v.Fail("gc.statepoint doesn't support wrapping non-void vararg functions yet", i)
		return
	case !ft.VarArg && n != params:
		v.Fail("gc.statepoint mismatch in number of call args", i)
		return
	case int64(i.NumArgs()) < statepointHeader+n+statepointTrailer:
		v.Fail("gc.statepoint has fewer arguments than it counts", i)
		return
	}
	for k, t := range ft.Fields {
		if i.Operand(statepointHeader+k).Type() != t {
			v.Fail("gc.statepoint call argument does not match wrapped function type", i)
		}
	}
	for k, what := range []string{"transition", "deopt"} {
		c := ir.AsInt(i.Operand(statepointHeader + int(n) + k))
		if c == nil {
			v.Fail("gc.statepoint number of "+what+" arguments must be constant integer", i)
		} else if !c.IsZero() {
			v.Fail("gc.statepoint w/inline "+what+" operands is deprecated", i)
		}
	}
	if int64(i.NumArgs()) != statepointHeader+n+statepointTrailer {
		v.Fail("gc.statepoint too many arguments", i)
	}
}

// statepointUses: only gc.result and gc.relocate take the token.
func (v *Checker) statepointUses(i *ir.Instr) {
	for user := range ir.Users(i) {
		switch id := user.IntrinsicID(); {
		case user.Op() != ir.Call:
			v.Fail("illegal use of statepoint token", i, user)
		case id != resultName && id != relocateName:
			v.Fail("gc.result or gc.relocate are the only value uses of a gc.statepoint", i, user)
		}
	}
}

// statepointOf returns the statepoint that a token is of: its own, or the invoke that unwinds to
// the landing pad which the token is.
func statepointOf(token ir.Value) *ir.Instr {
	i, _ := token.(*ir.Instr)
	if i != nil && i.Op() == ir.LandingPad {
		preds := i.Block().Preds()
		if len(preds) == 0 {
			return nil
		}
		for _, p := range preds[1:] {
			if p != preds[0] {
				return nil
			}
		}
		i = preds[0].Last()
	}
	if i == nil || i.IntrinsicID() != statepointName {
		return nil
	}
	return i
}

// isNoToken reports whether a value may stand in for any token, as in unreachable code.
func isNoToken(x ir.Value) bool {
	c, ok := x.(*ir.Const)
	return ok && (c.Kind == ir.UndefConst || c.Kind == ir.PoisonConst || c.Kind == ir.NoneConst)
}

func (v *Checker) gcResult(i *ir.Instr) {
	v.gcAccess(i)
	token := i.Operand(0)
	if isNoToken(token) {
		return
	}
	s := statepointOf(token)
	if s == nil {
		v.Fail("gc.result operand #1 must be from statepoint", i, token)
		return
	}
	if ft, ok := statepointCallee(s); ok && ft.Elem != i.Type() {
		v.Fail("gc.result result type does not match wrapped callee", i)
	}
}

// gcRelocate checks that the two numbers name live pointers of the statepoint, and the type of the
// result.
func (v *Checker) gcRelocate(i *ir.Instr) {
	v.gcAccess(i)
	if s := i.Type().Scalar(); s.Kind != ir.PtrKind {
		v.Fail("gc.relocate must return a pointer or a vector of pointers", i)
		return
	}
	token := i.Operand(0)
	if isNoToken(token) {
		return
	}
	s := statepointOf(token)
	if s == nil {
		v.Fail("gc relocate is incorrectly tied to the statepoint", i, token)
		return
	}
	var live *ir.Bundle
	for k := range s.Info.Bundles {
		if s.Info.Bundles[k].Tag == "gc-live" {
			live = &s.Info.Bundles[k]
		}
	}
	var at [2]int
	for k, what := range []string{"base", "derived"} {
		n, _ := i.Operand(1 + k).(*ir.Const).Uint64()
		if live != nil && n >= uint64(live.Count) || live == nil && n >= uint64(s.NumOperands()) {
			v.Fail("gc.relocate: statepoint "+what+" index out of bounds", i)
			return
		}
		at[k] = int(n)
		if live != nil {
			at[k] += live.First
		}
	}
	v.relocated(i, s.Operand(at[0]).Type(), s.Operand(at[1]).Type())
}

// relocated compares the result of a gc.relocate with the pointer it is for and with the object's
// address.
func (v *Checker) relocated(i *ir.Instr, base, derived *ir.Type) {
	managed := v.Func.GC == "statepoint-example" || v.Func.GC == "coreclr" // whose pointers are in address space 1
	foreign := func(t *ir.Type) bool { return managed && t.Scalar().Space != 1 }
	switch {
	case derived.Scalar().Kind != ir.PtrKind || foreign(derived):
		v.Fail("gc.relocate: relocated value must be a gc pointer", i)
	case base.Scalar().Kind != ir.PtrKind || foreign(base):
		v.Fail("gc.relocate: the object's address must be a gc pointer", i)
	case i.Type().IsVector() != derived.IsVector():
		v.Fail("gc.relocate: vector relocates to vector and pointer to pointer", i)
	case i.Type().Scalar().Space != derived.Scalar().Space:
		v.Fail("gc.relocate: relocating a pointer shouldn't change its address space", i)
	case foreign(i.Type()):
		v.Fail("gc.relocate must return a gc pointer", i)
	}
}
