// Package intrinsic checks calls of intrinsics against their signatures and LLVM's rules for single
// intrinsics.
//
//   - call.go: signatures, immediates, and ranges.go their ranges; rules.go: the table of rules of
//     single intrinsics; amdgcn.go: rules of AMDGPU's
//   - metadata.go: arguments that are metadata, and assumptions
//   - statepoint.go: garbage collection at statepoints; vp.go: vectors under a mask
package intrinsic

import (
	"strings"

	"opt-go/frontend/ir"
	"opt-go/frontend/verify/eh"
	"opt-go/frontend/verify/metadata"
	"opt-go/frontend/verify/rule"
)

// Checker checks calls of intrinsics.
type Checker struct {
	*rule.Report
	md      *metadata.Checker
	eh      *eh.Checker
	sigs    map[*ir.Func]*ir.Signature
	escapes map[*ir.Func]uint64 // how many slots the functions that localrecover asked about give away
}

// New returns a checker that reports to r, and gives metadata and funclets to the
// checkers of the same module for these.
func New(r *rule.Report, md *metadata.Checker, eh *eh.Checker) *Checker {
	return &Checker{Report: r, md: md, eh: eh}
}

// signature returns the signature that the declaration of an intrinsic has, or nil. The declaration
// is checked with its first call: like LLVM, declarations without calls are not checked.
func (v *Checker) signature(f *ir.Func) *ir.Signature {
	s, known := v.sigs[f]
	if !known {
		if v.sigs == nil {
			v.sigs = map[*ir.Func]*ir.Signature{}
		}
		if s = ir.IntrinsicSignature(f); s != nil && !v.intrinsicDecl(f, s) {
			s = nil
		}
		v.sigs[f] = s
	}
	return s
}

// Call checks a call of an intrinsic: immediates, and the rules of single intrinsics.
func (v *Checker) Call(i *ir.Instr, f *ir.Func) {
	s := v.signature(f)
	if i.Op() == ir.Invoke && !mayBeInvoked[f.IntrinsicID()] {
		v.Fail("Cannot invoke an intrinsic other than donothing, patchpoint, statepoint, coro_resume, coro_destroy, "+
			"clang.arc.attachedcall or wasm.(re)throw", i)
	}
	if s == nil || i.NumArgs() != s.NumParams() && !s.Variadic() {
		return // unknown, or reported with the declaration
	}
	for k := range s.NumParams() {
		if s.Immediate(k) && !rule.IsImmediate(i.Operand(k)) {
			v.Fail("immarg operand has non-immediate parameter", i.Operand(k), i)
			return
		}
	}
	id := f.IntrinsicID()
	if !v.immediatesInRange(i, id) {
		return
	}
	v.md.Operands(i)
	if v.Func.Personality != nil && eh.BecomesCall(id) {
		v.eh.InFunclet(i)
	}
	if rule := intrinsicRules[id]; rule != nil {
		rule(v, i)
	} else if vpCasts[id].from != "" {
		v.vpCast(i)
	}
	if strings.HasPrefix(id, "llvm.experimental.constrained.") {
		v.constrained(i, s)
	}
	switch id {
	case "llvm.dbg.value", "llvm.dbg.declare", "llvm.dbg.declare_value", "llvm.dbg.assign", "llvm.dbg.label":
		v.md.DebugIntrinsic(i, f)
	case "llvm.assume":
		v.assumption(i)
	case "llvm.bswap":
		if i.Type().Scalar().Bits%16 != 0 {
			v.Fail("bswap must be an even number of bytes", i)
		}
	case "llvm.is.fpclass", "llvm.vp.is.fpclass":
		if n, _ := i.Operand(1).(*ir.Const).Uint64(); n&^0x3ff != 0 {
			v.Fail("unsupported bits for "+id+" test mask", i)
		}
	case "llvm.va_start":
		if !v.Func.FuncType.VarArg {
			v.Fail("va_start called in a non-varargs function", i)
		}
	case "llvm.prefetch":
		v.immediateBelow(i, 1, 2, "rw argument to llvm.prefetch must be 0-1")
		v.immediateBelow(i, 2, 4, "locality argument to llvm.prefetch must be 0-3")
		v.immediateBelow(i, 3, 2, "cache type argument to llvm.prefetch must be 0-1")
	case "llvm.masked.load", "llvm.masked.gather":
		v.maskedAlign(i, 1, f)
	case "llvm.masked.store", "llvm.masked.scatter":
		v.maskedAlign(i, 2, f)
	case "llvm.get.active.lane.mask":
		if !i.Type().Elem.IsInt(1) {
			v.Fail("get_active_lane_mask: element type is not i1", i)
		}
	case "llvm.vector.insert":
		v.subvector(i, i.Type(), i.Operand(1).Type(), 2, "vector_insert")
	case "llvm.vector.extract":
		v.subvector(i, i.Operand(0).Type(), i.Type(), 1, "vector_extract")
	case "llvm.experimental.noalias.scope.decl":
		v.scopeDecl(i)
	}
}

func (v *Checker) immediateBelow(i *ir.Instr, k int, bound uint64, msg string) {
	if n, ok := i.Operand(k).(*ir.Const).Uint64(); !ok || n >= bound {
		v.Fail(msg, i)
	}
}

func (v *Checker) maskedAlign(i *ir.Instr, k int, f *ir.Func) {
	n, _ := i.Operand(k).(*ir.Const).Uint64()
	name := map[string]string{"llvm.masked.load": "masked_load: alignment must be a power of 2",
		"llvm.masked.store":   "masked_store: alignment must be a power of 2",
		"llvm.masked.gather":  "masked_gather: alignment must be 0 or a power of 2",
		"llvm.masked.scatter": "masked_scatter: alignment must be 0 or a power of 2"}[f.IntrinsicID()]
	zero := n == 0 && (f.IntrinsicID() == "llvm.masked.gather" || f.IntrinsicID() == "llvm.masked.scatter")
	if n&(n-1) != 0 || n == 0 && !zero {
		v.Fail(name, i)
	}
}

// subvector checks the element types and the index of vector.insert and vector.extract.
func (v *Checker) subvector(i *ir.Instr, whole, part *ir.Type, k int, name string) {
	n, _ := i.Operand(k).(*ir.Const).Uint64()
	switch {
	case whole.Elem != part.Elem:
		v.Fail(name+" parameters must have the same element type.", i)
	case n%part.Len != 0:
		v.Fail(name+" index must be a constant multiple of the subvector's known minimum vector length.", i)
	case whole.Scalable == part.Scalable && (n >= whole.Len || n+part.Len > whole.Len):
		v.Fail(name+" would overrun.", i)
	}
}

func (v *Checker) scopeDecl(i *ir.Instr) {
	m, _ := i.Operand(0).(*ir.MDOperand)
	var list *ir.MDNode
	if m != nil {
		list, _ = m.Node.(*ir.MDNode)
	}
	switch {
	case list == nil:
		v.Fail("llvm.experimental.noalias.scope.decl must have a MetadataAsValue argument", i)
	case len(list.Fields) != 1:
		v.Fail("!id.scope.list must point to a list with a single scope", i)
	default:
		v.md.ScopeList(i, list)
	}
}

// intrinsicDecl checks the declaration of a known intrinsic: types, and the types in its name. ok:
// its calls have the operands that the signature says.
func (v *Checker) intrinsicDecl(f *ir.Func, s *ir.Signature) (ok bool) {
	switch s.Compare(f.FuncType) {
	case ir.ResultDiffers:
		v.Fail("Intrinsic has incorrect return type!", f)
		return false
	case ir.ParamsDiffer:
		v.Fail("Intrinsic has incorrect argument type!", f)
		return false
	}
	switch {
	case f.FuncType.VarArg && !s.Variadic():
		v.Fail("Intrinsic was not defined with variable arguments!", f)
	case !f.FuncType.VarArg && s.Variadic():
		v.Fail("Callsite was not defined with variable arguments!", f)
	}
	if want, known := s.Mangled(f.FuncType); known && want != f.Name() {
		v.Fail("Intrinsic name not mangled correctly for type arguments! Should be: "+want, f)
	}
	return f.FuncType.VarArg == s.Variadic()
}

// mayBeInvoked are the intrinsics that an invoke may call.
var mayBeInvoked = rule.Words(`llvm.donothing llvm.seh.try.begin llvm.seh.try.end llvm.seh.scope.begin llvm.seh.scope.end llvm.coro.resume
	llvm.coro.destroy llvm.experimental.patchpoint.void llvm.experimental.patchpoint llvm.experimental.gc.statepoint
	llvm.wasm.throw llvm.wasm.rethrow llvm.objc.clang.arc.use llvm.coro.await.suspend.void llvm.coro.await.suspend.bool
	llvm.coro.await.suspend.handle`)
