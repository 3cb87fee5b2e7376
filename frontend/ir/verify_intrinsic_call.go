package ir

import "strings"

// signature returns the signature that the declaration of an intrinsic has, or nil. The declaration
// is checked with its first call: like LLVM, declarations without calls are not checked.
func (v *verifier) signature(f *Func) *intrinsicSig {
	s, known := v.sigs[f]
	if !known {
		if v.sigs == nil {
			v.sigs = map[*Func]*intrinsicSig{}
		}
		if k := lookupIntrinsic(f.name); k != nil && !k.isOlderForm(f.FuncType) {
			if k = k.formFor(f.FuncType); v.intrinsicDecl(f, k) {
				s = k.sig
			}
		}
		v.sigs[f] = s
	}
	return s
}

// intrinsicCall checks a call of an intrinsic: immediates, and the rules of single intrinsics.
func (v *verifier) intrinsicCall(i *Instr, f *Func) {
	s := v.signature(f)
	if i.op == Invoke && !mayBeInvoked[f.IntrinsicID()] {
		v.fail("Cannot invoke an intrinsic other than donothing, patchpoint, statepoint, coro_resume, coro_destroy, "+
			"clang.arc.attachedcall or wasm.(re)throw", i)
	}
	if s == nil || i.NumArgs() != len(s.imm) && !s.variadic {
		return // unknown, or reported with the declaration
	}
	for k, imm := range s.imm {
		if imm && !isImmediate(i.ops[k].val) {
			v.fail("immarg operand has non-immediate parameter", i.ops[k].val, i)
			return
		}
	}
	v.metadataOperands(i)
	id := f.IntrinsicID()
	if v.fn.Personality != nil && becomesCall(id) {
		v.inFunclet(i)
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
		v.debugIntrinsic(i, f)
	case "llvm.assume":
		v.assumption(i)
	case "llvm.reloc.none":
		m, _ := i.ops[0].val.(*MDOperand)
		if m == nil {
			break
		}
		if _, isString := m.Node.(MDStr); !isString {
			v.fail("llvm.reloc.none argument must be a metadata string", i)
		}
	case "llvm.experimental.memset.pattern":
		if !i.ops[1].val.Type().IsSized() {
			v.fail("unsized types cannot be used as memset patterns", i)
		}
	case "llvm.bswap":
		if i.ty.Scalar().Bits%16 != 0 {
			v.fail("bswap must be an even number of bytes", i)
		}
	case "llvm.is.fpclass", "llvm.vp.is.fpclass":
		if n, _ := i.ops[1].val.(*Const).Uint64(); n&^0x3ff != 0 {
			v.fail("unsupported bits for "+id+" test mask", i)
		}
	case "llvm.va_start":
		if !v.fn.FuncType.VarArg {
			v.fail("va_start called in a non-varargs function", i)
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
		if !i.ty.Elem.IsInt(1) {
			v.fail("get_active_lane_mask: element type is not i1", i)
		}
	case "llvm.vector.insert":
		v.subvector(i, i.ty, i.ops[1].val.Type(), 2, "vector_insert")
	case "llvm.vector.extract":
		v.subvector(i, i.ops[0].val.Type(), i.ty, 1, "vector_extract")
	case "llvm.experimental.noalias.scope.decl":
		v.scopeDecl(i)
	}
}

func (v *verifier) immediateBelow(i *Instr, k int, bound uint64, msg string) {
	if n, ok := i.ops[k].val.(*Const).Uint64(); !ok || n >= bound {
		v.fail(msg, i)
	}
}

func (v *verifier) maskedAlign(i *Instr, k int, f *Func) {
	n, _ := i.ops[k].val.(*Const).Uint64()
	name := map[string]string{"llvm.masked.load": "masked_load: alignment must be a power of 2",
		"llvm.masked.store":   "masked_store: alignment must be a power of 2",
		"llvm.masked.gather":  "masked_gather: alignment must be 0 or a power of 2",
		"llvm.masked.scatter": "masked_scatter: alignment must be 0 or a power of 2"}[f.IntrinsicID()]
	zero := n == 0 && (f.IntrinsicID() == "llvm.masked.gather" || f.IntrinsicID() == "llvm.masked.scatter")
	if n&(n-1) != 0 || n == 0 && !zero {
		v.fail(name, i)
	}
}

// subvector checks the element types and the index of vector.insert and vector.extract.
func (v *verifier) subvector(i *Instr, whole, part *Type, k int, name string) {
	n, _ := i.ops[k].val.(*Const).Uint64()
	switch {
	case whole.Elem != part.Elem:
		v.fail(name+" parameters must have the same element type.", i)
	case n%part.Len != 0:
		v.fail(name+" index must be a constant multiple of the subvector's known minimum vector length.", i)
	case whole.Scalable == part.Scalable && (n >= whole.Len || n+part.Len > whole.Len):
		v.fail(name+" would overrun.", i)
	}
}

func (v *verifier) scopeDecl(i *Instr) {
	m, _ := i.ops[0].val.(*MDOperand)
	var list *MDNode
	if m != nil {
		list, _ = m.Node.(*MDNode)
	}
	switch {
	case list == nil:
		v.fail("llvm.experimental.noalias.scope.decl must have a MetadataAsValue argument", i)
	case len(list.Fields) != 1:
		v.fail("!id.scope.list must point to a list with a single scope", i)
	default:
		v.scopeList(i, list)
	}
}
