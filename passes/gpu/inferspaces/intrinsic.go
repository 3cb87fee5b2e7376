package inferspaces

import (
	"slices"
	"strings"

	"opt-go/frontend/ir"
	"opt-go/passes/target"
)

// Intrinsics that take pointers into any space: which operands infer-address-spaces follows, and
// how it rewrites them.

// isTransfer reports whether i copies memory: its first two arguments are pointers.
func isTransfer(i *ir.Instr) bool {
	switch i.IntrinsicID() {
	case "llvm.memcpy", "llvm.memmove", "llvm.memcpy.inline":
		return true
	}
	return false
}

// intrinsicPointers returns the pointer arguments of intrinsics that are overloaded by address
// space, or fold.
func (s *inference) intrinsicPointers(i *ir.Instr) []int {
	id := i.IntrinsicID()
	switch id {
	case "":
		return nil
	case "llvm.memcpy", "llvm.memmove", "llvm.memcpy.inline":
		return []int{0, 1}
	case "llvm.memset", "llvm.memset.inline", "llvm.objectsize", "llvm.prefetch", "llvm.masked.load", "llvm.masked.gather":
		return []int{0}
	case "llvm.masked.store", "llvm.masked.scatter":
		return []int{1}
	case "llvm.fake.use":
		var out []int
		for k := range i.NumArgs() {
			if isPointer(i.Arg(k).Type()) {
				out = append(out, k)
			}
		}
		return out
	case "llvm.is.constant":
		if isPointer(i.Arg(0).Type()) {
			return []int{0}
		}
		return nil
	}
	if keepsProvenance(i) {
		return []int{0}
	}
	if _, ok := s.c.Target.SpaceTests[id]; ok {
		return []int{0}
	}
	if _, ok := s.flatIntrinsic(i); ok {
		return []int{0}
	}
	return nil
}

// flatIntrinsic returns which forms a target's intrinsic on a generic pointer has. Names such as
// …fadd.v2bf16 are of intrinsics of their own, which are not overloaded by what looks like a type
// there.
func (s *inference) flatIntrinsic(i *ir.Instr) (forms target.FlatIntrinsic, ok bool) {
	id := i.IntrinsicID()
	forms, ok = s.c.Target.FlatIntrinsics[id]
	return forms, ok && i.NumArgs() > 0 && spaceOf(i.Arg(0)) == s.flat && !strings.HasPrefix(i.CalledFunc().Name(), id+".v2bf16")
}

// rewriteIntrinsic lets a call take v for old; false where the intrinsic has no form for v's space.
func (s *inference) rewriteIntrinsic(call *ir.Instr, old, v ir.Value) bool {
	id := call.IntrinsicID()
	k := 0
	overloads := []*ir.Type{v.Type()}
	switch id {
	case "llvm.memcpy", "llvm.memmove", "llvm.memcpy.inline", "llvm.memset", "llvm.memset.inline":
		return s.rewriteMemory(call, old, v)
	case "llvm.fake.use": // of any types
		call.ReplaceOperand(old, v)
		return true
	case "llvm.objectsize", "llvm.masked.load", "llvm.masked.gather":
		overloads = []*ir.Type{call.Type(), v.Type()}
	case "llvm.masked.store", "llvm.masked.scatter":
		k, overloads = 1, []*ir.Type{call.Arg(0).Type(), v.Type()}
	case "llvm.prefetch", "llvm.is.constant":
	default:
		if want, ok := s.c.Target.SpaceTests[id]; ok {
			return s.foldTest(call, want == spaceOf(v))
		}
		forms, ok := s.flatIntrinsic(call)
		if !ok || forms.Spaces != nil && !slices.Contains(forms.Spaces, spaceOf(v)) {
			return false
		}
		if forms.WithResult {
			overloads = []*ir.Type{call.Type(), v.Type()}
		}
		if forms.Again {
			overloads = append(overloads, call.Type())
		}
	}
	if call.Arg(k) != old {
		return false
	}
	call.SetOperand(k, v)
	retarget(call, overloads...)
	return true
}

// foldTest answers a test of a pointer's space. The call stays as it is on targets for which LLVM
// 19 does the same and leaves it.
func (s *inference) foldTest(call *ir.Instr, answer bool) bool {
	ir.ReplaceAllUses(call, s.f.Ctx().NewBool(answer))
	if !s.c.Target.KeepSpaceTests {
		call.Erase()
	}
	return true
}

// rewriteMemory rebuilds a memset or a copy, as LLVM's builder does: alignments and alias metadata
// stay, other attributes are dropped.
func (s *inference) rewriteMemory(call *ir.Instr, old, v ir.Value) bool {
	if n, ok := call.Arg(3).(*ir.Const); !ok || !n.IsZero() {
		return false // volatile
	}
	n := call.Clone()
	keep := []string{"dbg", "tbaa", "alias.scope", "noalias"}
	pointers := 1
	if isTransfer(call) {
		pointers = 2
		if call.IntrinsicID() != "llvm.memmove" {
			keep = append(keep, "tbaa.struct")
		}
	}
	hit := false
	for k := range pointers {
		if n.Arg(k) == old {
			n.SetOperand(k, v)
			hit = true
		}
	}
	if !hit {
		n.DropOperands()
		return false
	}
	n.DropMDExcept(keep...)
	attrs := n.Info.Attrs
	n.Info.Attrs = ir.AttrList{}
	for k := range pointers {
		if a, ok := attrs.Param(k).Get("align"); ok {
			n.Info.Attrs.SetParam(k, ir.AttrSet{a})
		}
	}
	n.Flags &^= ir.TailCall | ir.MustTail | ir.NoTail
	n.InsertBefore(call)
	if pointers == 2 {
		retarget(n, n.Arg(0).Type(), n.Arg(1).Type(), n.Arg(2).Type())
	} else {
		retarget(n, n.Arg(0).Type(), n.Arg(2).Type())
	}
	call.Erase()
	return true
}

// retarget makes a call of an overloaded intrinsic call the declaration for its operands' types.
func retarget(call *ir.Instr, overloads ...*ir.Type) {
	old := call.Callee().(*ir.Func)
	params := make([]*ir.Type, call.NumArgs())
	for k := range params {
		params[k] = call.Arg(k).Type()
	}
	ty := call.Type().Context().Func(call.Type(), params, false)
	f := old.Module().IntrinsicLike(old, ty, overloads...)
	call.SetCallee(f)
	call.Info.FuncType = ty
}
