package downgrade

import (
	"slices"
	"strings"

	"opt-go/frontend/ir"
)

// lowering rewrites a call of an intrinsic in what older versions have, before the call, and
// returns the value that takes the call's place, which for a void call is not looked at. ok is
// false where it cannot; then it has added nothing.
type lowering func(b *ir.Builder, i *ir.Instr) (by ir.Value, ok bool)

// lowerings are for intrinsics that came after LLVM 19, by their names without type suffixes.
// frontend/version says since when LLVM has each.
var lowerings = map[string]lowering{
	"llvm.allow.sanitize.address":         sanitizes("sanitize_address"),
	"llvm.allow.sanitize.hwaddress":       sanitizes("sanitize_hwaddress"),
	"llvm.allow.sanitize.memory":          sanitizes("sanitize_memory"),
	"llvm.allow.sanitize.thread":          sanitizes("sanitize_thread"),
	"llvm.atan2":                          atan2,
	"llvm.experimental.constrained.atan2": atan2,
	"llvm.clmul":                          carrylessProduct,
	"llvm.coro.is_in_ramp":                inRamp,
	"llvm.experimental.memset.pattern":    setPattern,
	"llvm.fake.use":                       nothing,
	"llvm.llround":                        eachLane,
	"llvm.lround":                         eachLane,
	"llvm.maximumnum":                     numberBeside("llvm.maximum"),
	"llvm.minimumnum":                     numberBeside("llvm.minimum"),
	"llvm.modf":                           modf,
	"llvm.sincos":                         sinAndCos,
	"llvm.stepvector":                     renamed("llvm.experimental.stepvector"),
	"llvm.thread.pointer":                 renamed("llvm.thread.pointer"),
	"llvm.vector.deinterleave3":           deinterleave,
	"llvm.vector.deinterleave4":           deinterleave,
	"llvm.vector.deinterleave5":           deinterleave,
	"llvm.vector.deinterleave6":           deinterleave,
	"llvm.vector.deinterleave7":           deinterleave,
	"llvm.vector.deinterleave8":           deinterleave,
	"llvm.vector.interleave3":             interleave,
	"llvm.vector.interleave4":             interleave,
	"llvm.vector.interleave5":             interleave,
	"llvm.vector.interleave6":             interleave,
	"llvm.vector.interleave7":             interleave,
	"llvm.vector.interleave8":             interleave,
	"llvm.vector.partial.reduce.add":      renamed("llvm.experimental.vector.partial.reduce.add"),
	"llvm.vector.partial.reduce.fadd":     partialSum,
	"llvm.vector.splice.left":             splice,
	"llvm.vector.splice.right":            splice,
	"llvm.amdgcn.make.buffer.rsrc":        bufferResource,
}

// intrinsics lowers the calls of intrinsics that version v does not have.
func intrinsics(m *ir.Module, v int) {
	dead := map[ir.GlobalValue]bool{}
	for _, from := range slices.Clone(m.Funcs) {
		if !from.IsDecl() || !from.IsIntrinsic() || v >= ir.IntrinsicVersion(from) {
			continue
		}
		lower := lowerings[from.IntrinsicID()]
		switch {
		case lower == nil && older(from.FuncType) != from.FuncType && !ir.IsNewerIntrinsic(from):
			lower = withMMX(from)
		case lower == nil:
			continue
		}
		if lowerCalls(m, from, lower) {
			dead[from] = true
		}
	}
	m.RemoveAll(dead)
}

// lowerCalls replaces the calls of an intrinsic, and reports whether none is left.
func lowerCalls(m *ir.Module, from *ir.Func, lower lowering) (all bool) {
	all = true
	for _, f := range m.Funcs {
		for i := range f.Instrs() {
			if !i.Op().IsCall() || i.Callee() != ir.Value(from) {
				continue
			}
			by, ok := ir.Value(nil), false
			if i.Op() == ir.Call {
				by, ok = lower(ir.Before(i), i)
			}
			if !ok {
				all = false
				continue
			}
			if !i.Type().IsVoid() {
				if n, isInstr := by.(*ir.Instr); isInstr && n.Name() == "" {
					n.TakeName(i)
				}
				ir.ReplaceAllUses(i, by)
			}
			i.Erase()
		}
	}
	return all
}

// Unknown returns the names of the intrinsics that the module calls and version v does not have, in
// their order in the module. LLVM reads calls of them, but cannot compile them.
func Unknown(m *ir.Module, v int) []string {
	var names []string
	for _, f := range m.Funcs {
		if f.IsDecl() && v < ir.IntrinsicVersion(f) {
			names = append(names, f.Name())
		}
	}
	return names
}

// nothing is for what only debuggers and profilers notice.
func nothing(*ir.Builder, *ir.Instr) (ir.Value, bool) { return nil, true }

// renamed calls an intrinsic that has another name and the same operands.
func renamed(to string) lowering {
	return func(b *ir.Builder, i *ir.Instr) (ir.Value, bool) {
		overloads, ok := ir.IntrinsicOverloads(to, i.Info.FuncType)
		if !ok || slices.ContainsFunc(overloads, func(t *ir.Type) bool { return t.Kind == ir.StructKind }) {
			return nil, false
		}
		if to == "llvm.thread.pointer" { // one pointer, of address space 0
			if i.Type().Space != 0 {
				return nil, false
			}
			overloads = nil
		}
		f := module(i).Intrinsic(to, i.Info.FuncType, nil, overloads...)
		n := b.Call(f, "", arguments(i)...)
		n.Flags, n.Info.Attrs = i.Flags, i.Info.Attrs.Clone()
		n.SetAttachments(i.Attachments())
		return n, true
	}
}

// sanitizes is what the backend makes of the question whether checks of a sanitizer are wanted
// here: the attribute of the function.
func sanitizes(attr string) lowering {
	return func(b *ir.Builder, i *ir.Instr) (ir.Value, bool) {
		return b.Ctx().NewBool(i.Func().Attrs.Fn.Has(attr)), true
	}
}

// inRamp is the opposite of the result that the end of the coroutine had before LLVM 22: whether it
// ends in a part that was resumed. Clang asks right after the end.
func inRamp(b *ir.Builder, i *ir.Instr) (ir.Value, bool) {
	for at := i.Prev(); at != nil; at = at.Prev() {
		if id := at.IntrinsicID(); strings.HasPrefix(id, "llvm.coro.end") && at.Type().IsInt(1) {
			return b.Binary(ir.Xor, at, b.Ctx().NewBool(true), 0, ""), true
		}
	}
	return nil, false
}

func module(i *ir.Instr) *ir.Module { return i.Func().Module() }

// arguments returns the arguments of a call.
func arguments(i *ir.Instr) []ir.Value {
	args := make([]ir.Value, i.NumArgs())
	for k := range args {
		args[k] = i.Arg(k)
	}
	return args
}
