package analysis

import (
	"slices"
	"strings"

	"opt-go/frontend/ir"
)

// Questions about the memory object that a pointer points into. An object is what one alloca,
// global, allocation or argument stands for; a pointer that was computed from another one points
// into the same object, or nowhere.

// objectDepth bounds how many steps UnderlyingObject goes, as in LLVM.
const objectDepth = 6

// Opcode returns the opcode of an instruction or a constant expression, BadOp for other values.
func Opcode(v ir.Value) ir.Op {
	switch v := v.(type) {
	case *ir.Instr:
		return v.Op()
	case *ir.Const:
		if v.Kind == ir.ExprConst {
			return v.Op
		}
	}
	return ir.BadOp
}

// Operand returns operand k of an instruction or a constant expression.
func Operand(v ir.Value, k int) ir.Value {
	if i, ok := v.(*ir.Instr); ok {
		return i.Operand(k)
	}
	return v.(*ir.Const).Elems[k]
}

// UnderlyingObject strips getelementptrs, casts, φs of one edge and calls that return an argument.
func UnderlyingObject(v ir.Value) ir.Value { return UnderlyingObjectWithin(v, objectDepth) }

// UnderlyingObjectWithin is UnderlyingObject with at most n steps; 0: until there is none left.
func UnderlyingObjectWithin(v ir.Value, n int) ir.Value {
	for k := 0; n == 0 || k < n; k++ {
		w := stepToObject(v)
		if w == nil {
			return v
		}
		v = w
	}
	return v
}

// stepToObject returns the pointer that v was computed from, or nil.
func stepToObject(v ir.Value) ir.Value {
	switch Opcode(v) {
	case ir.GetElementPtr, ir.BitCast, ir.AddrSpaceCast:
		if p := Operand(v, 0); p.Type().IsPtr() {
			return p
		}
	case ir.Phi:
		if i := v.(*ir.Instr); i.NumIncoming() == 1 {
			return i.Operand(0)
		}
	case ir.Call, ir.Invoke, ir.CallBr:
		return ReturnedPointer(v.(*ir.Instr), false)
	case ir.BadOp:
		if a, ok := v.(*ir.Alias); ok && !Interposable(a) {
			return a.Aliasee
		}
	}
	return nil
}

// UnderlyingObjects collects the objects that v may point into, looking through φs and selects too,
// up to a limit of values that were visited; ok is false when that was reached.
func UnderlyingObjects(v ir.Value) (objects []ir.Value, ok bool) {
	const limit = 32
	seen := map[ir.Value]bool{}
	for work := []ir.Value{v}; len(work) > 0; {
		o := UnderlyingObject(work[len(work)-1])
		work = work[:len(work)-1]
		if seen[o] {
			continue
		}
		if len(seen) == limit {
			return objects, false
		}
		seen[o] = true
		switch i, _ := o.(*ir.Instr); Opcode(o) {
		case ir.Select:
			work = append(work, Operand(o, 2), Operand(o, 1))
			continue
		case ir.Phi:
			for k := i.NumIncoming() - 1; k >= 0; k-- {
				work = append(work, i.Operand(k))
			}
			continue
		}
		objects = append(objects, o)
	}
	return objects, true
}

// CommonObject is UnderlyingObject, but for a φ or select, all sources of which point into one
// object, that object; few sources are visited. LLVM's getUnderlyingObjectAggressive.
func CommonObject(v ir.Value) ir.Value {
	const limit = 8
	first := UnderlyingObject(v)
	var seen []ir.Value
	var common ir.Value
	for work := []ir.Value{first}; len(work) > 0; {
		o := UnderlyingObject(work[len(work)-1])
		work = work[:len(work)-1]
		if slices.Contains(seen, o) {
			continue
		}
		if seen = append(seen, o); len(seen) == limit {
			return first
		}
		i, _ := o.(*ir.Instr)
		switch {
		case i != nil && i.Op() == ir.Select:
			work = append(work, i.Operand(1), i.Operand(2))
		case i != nil && i.Op() == ir.Phi:
			for _, x := range i.Operands() {
				work = append(work, x)
			}
		case common == nil:
			common = o
		case common != o:
			return first
		}
	}
	if common == nil {
		return first
	}
	return common
}

// ReturnedPointer returns the argument that the call's result aliases, by the attribute returned or
// because the intrinsic only changes the facts about it; or nil. With keepNull, the result is null
// exactly when the argument is.
func ReturnedPointer(call *ir.Instr, keepNull bool) ir.Value {
	if call.Type().IsPtr() || call.Type().IsVector() {
		for k := range call.NumArgs() {
			if ArgHas(call, k, "returned") && call.Arg(k).Type() == call.Type() {
				return call.Arg(k)
			}
		}
	}
	if passesPointer(call, keepNull) {
		return call.Arg(0)
	}
	return nil
}

// ReturnsArgument reports whether a call is an intrinsic that returns its first argument's address
// without capturing it.
func ReturnsArgument(call *ir.Instr) bool { return passesPointer(call, false) }

// passesPointer reports whether the call is an intrinsic that returns its first argument's address
// without capturing it.
func passesPointer(call *ir.Instr, keepNull bool) bool {
	switch call.IntrinsicID() {
	case "llvm.launder.invariant.group", "llvm.strip.invariant.group", "llvm.aarch64.irg", "llvm.aarch64.tagp",
		"llvm.amdgcn.make.buffer.rsrc":
		return true
	case "llvm.ptrmask":
		return !keepNull
	case "llvm.threadlocal.address":
		f := call.Func()
		return f == nil || !f.Attrs.Fn.Has("presplitcoroutine")
	}
	return false
}

// Interposable reports whether the definition may be another one in the program, as Replaceable
// says, or dso_preemptable.
func Interposable(g ir.GlobalValue) bool { return g.Base().DSOPreempt || Replaceable(g) }

// Replaceable reports whether the linker may replace the definition by one with different behavior,
// or the dynamic linker may, since the module is compiled with -fsemantic-interposition and the
// definition is not known to be this module's.
func Replaceable(g ir.GlobalValue) bool {
	b := g.Base()
	if b.Linkage.Interposable() {
		return true
	}
	if b.DSOLocal || b.Linkage.IsLocal() || b.Visibility != "" && b.Visibility != "default" || b.Module() == nil {
		return false
	}
	return ModuleFlag(b.Module(), "SemanticInterposition") != 0
}

// ArgHas reports whether argument k of a call has an attribute: at the call, at the callee's
// parameter, or by the table of intrinsics.
func ArgHas(call *ir.Instr, k int, attr string) bool {
	if call.Info.Attrs.Param(k).Has(attr) {
		return true
	}
	f, ok := call.Callee().(*ir.Func)
	return ok && (f.Attrs.Param(k).Has(attr) || f.IsIntrinsic() && intrinsicArgHas(f.IntrinsicID(), k, attr))
}

// RetHas reports whether the result of a call has an attribute, at the call or at the callee.
func RetHas(call *ir.Instr, attr string) bool {
	if call.Info.Attrs.Ret.Has(attr) {
		return true
	}
	f, ok := call.Callee().(*ir.Func)
	return ok && (f.Attrs.Ret.Has(attr) || attr == "noundef" && isSpecialRegister(f))
}

// isSpecialRegister reports whether f reads a special register of a GPU, which always has a value.
func isSpecialRegister(f *ir.Func) bool {
	return f.IsIntrinsic() && strings.HasPrefix(f.IntrinsicID(), "llvm.nvvm.read.ptx.sreg.")
}

// NoCapture reports whether data operand k of a call (an argument, or a bundle's operand after
// them) is not captured: no copy of the pointer outlives the call.
func NoCapture(call *ir.Instr, k int) bool {
	if k >= call.NumArgs() {
		for _, b := range call.Info.Bundles {
			if b.First <= k && k < b.First+b.Count {
				return b.Tag == "deopt"
			}
		}
		return false
	}
	if ArgHas(call, k, "nocapture") {
		return true
	}
	f, _ := call.Callee().(*ir.Func)
	for _, s := range []*ir.AttrList{&call.Info.Attrs, funcAttrs(f)} {
		if s == nil {
			continue
		}
		if a, ok := s.Param(k).Get("captures"); ok && a.Val == "none" {
			return true
		}
	}
	return false
}

func funcAttrs(f *ir.Func) *ir.AttrList {
	if f == nil {
		return nil
	}
	return &f.Attrs
}

// ArgModRef returns the effect of a call on memory through pointer argument k.
func ArgModRef(call *ir.Instr, k int) ModRef {
	switch {
	case ArgHas(call, k, "readnone"):
		return NoModRef
	case ArgHas(call, k, "readonly"), ArgHas(call, k, "byval"):
		return Ref
	case ArgHas(call, k, "writeonly"):
		return Mod
	}
	return RefMod
}

// intrinsicArgs gives the attributes of pointer arguments of intrinsics by LLVM's tables: by
// argument, separated by |.
var intrinsicArgs = map[string]string{
	"llvm.memcpy":          "noalias nocapture writeonly|noalias nocapture readonly",
	"llvm.memcpy.inline":   "noalias nocapture writeonly|noalias nocapture readonly",
	"llvm.memmove":         "nocapture writeonly|nocapture readonly",
	"llvm.memset":          "nocapture writeonly",
	"llvm.memset.inline":   "nocapture writeonly",
	"llvm.lifetime.start":  "|nocapture",
	"llvm.lifetime.end":    "|nocapture",
	"llvm.invariant.start": "|nocapture",
	"llvm.invariant.end":   "readonly nocapture||nocapture",
	"llvm.masked.load":     "nocapture readonly",
	"llvm.masked.store":    "|nocapture writeonly",
	"llvm.prefetch":        "nocapture readonly",
	"llvm.nvvm.ldg.global": "nocapture readonly",
	"llvm.nvvm.ldu.global": "nocapture readonly",
}

func intrinsicArgHas(id string, k int, attr string) bool {
	row, ok := intrinsicArgs[id]
	if !ok {
		cut := strings.LastIndexByte(id, '.')
		if row, ok = intrinsicArgs[id[:cut]]; !ok || !strings.HasPrefix(id, "llvm.nvvm.") {
			return false
		}
	}
	for ; k > 0; k-- {
		_, rest, found := strings.Cut(row, "|")
		if !found {
			return false
		}
		row = rest
	}
	row, _, _ = strings.Cut(row, "|")
	for a := range strings.FieldsSeq(row) {
		if a == attr {
			return true
		}
	}
	return false
}

// NoAliasCall reports whether v is a call whose result points to memory that nothing else points
// to.
func NoAliasCall(v ir.Value) bool {
	i, ok := v.(*ir.Instr)
	return ok && i.Op().IsCall() && RetHas(i, "noalias")
}

// IdentifiedFuncLocal reports whether v is an object of its own for the duration of the function:
// an alloca, the result of an allocation, a parameter that is noalias or byval.
func IdentifiedFuncLocal(v ir.Value) bool {
	switch v := v.(type) {
	case *ir.Instr:
		return v.Op() == ir.Alloca || NoAliasCall(v)
	case *ir.Param:
		return v.Attrs().Has("noalias") || v.Attrs().Has("byval")
	}
	return false
}

// IdentifiedObject reports whether v is an object that differs from all other identified objects.
func IdentifiedObject(v ir.Value) bool {
	switch v.(type) {
	case *ir.GlobalVar, *ir.Func, *ir.IFunc:
		return true
	}
	return IdentifiedFuncLocal(v)
}

// EscapeSource reports whether v is a pointer that can only point to objects whose address escaped:
// loaded, returned by a call, or converted from an integer.
func EscapeSource(v ir.Value) bool {
	switch op := Opcode(v); op {
	case ir.Call, ir.Invoke, ir.CallBr:
		return !passesPointer(v.(*ir.Instr), true)
	case ir.Load, ir.IntToPtr, ir.ExtractValue, ir.ExtractElement:
		return true
	}
	return false
}

// ObjectSize returns the size in bytes of the whole object v; rounded up to its alignment when
// roundToAlign is set.
func ObjectSize(v ir.Value, dl *ir.DataLayout, roundToAlign bool) (size uint64, known bool) {
	align := uint64(0)
	switch v := v.(type) {
	case *ir.Instr:
		if v.Op().IsCall() {
			size, known = AllocatedSize(v)
		} else if v.Op() == ir.Alloca && v.ElemTy.IsSized() && !isScalable(v.ElemTy) {
			if n := ir.AsInt(v.Operand(0)); n != nil {
				count, fits := n.Uint64()
				size, known, align = dl.AllocSize(v.ElemTy)*count, fits, v.Align()
			}
		}
	case *ir.GlobalVar:
		if v.ValueType.IsSized() && v.Init != nil && !Interposable(v) {
			size, known, align = dl.AllocSize(v.ValueType), true, v.Align
		}
	case *ir.Param:
		for _, key := range []string{"byval", "byref", "inalloca", "preallocated", "sret"} {
			if a, ok := v.Attrs().Get(key); ok && a.Ty != nil && a.Ty.IsSized() && key != "sret" {
				size, known = dl.AllocSize(a.Ty), true
				if al, ok := v.Attrs().Get("align"); ok {
					align = parseUint(al.Val)
				}
				break
			}
		}
	}
	if known && roundToAlign && align > 1 {
		size = (size + align - 1) / align * align
	}
	return size, known
}

func isScalable(t *ir.Type) bool { return t.Scalable || t.Kind == ir.ArrayKind && isScalable(t.Elem) }

// AllocatedSize reads a constant size off an allocation: by the attribute allocsize, or a known
// function's arguments.
func AllocatedSize(call *ir.Instr) (uint64, bool) {
	size, count := -1, -1
	if k := Allocation(call); k != nil {
		size, count = k.Size, k.Count
	} else if a, ok := fnAttr(call, "allocsize"); ok {
		first, second, two := strings.Cut(a.Val, ",")
		size = int(parseUint(strings.TrimSpace(first)))
		if two {
			count = int(parseUint(strings.TrimSpace(second)))
		}
	}
	if size < 0 || size >= call.NumArgs() || count >= call.NumArgs() {
		return 0, false
	}
	n, ok := constArg(call, size)
	if !ok || count < 0 {
		return n, ok
	}
	m, ok := constArg(call, count)
	if !ok || n != 0 && m > ^uint64(0)/n {
		return 0, false
	}
	return n * m, true
}

func constArg(call *ir.Instr, k int) (uint64, bool) {
	c := ir.AsInt(call.Arg(k))
	if c == nil {
		return 0, false
	}
	return c.Uint64()
}

// retAttr returns an attribute of the result, of the call or its callee.
func retAttr(call *ir.Instr, key string) (ir.Attr, bool) {
	if a, ok := call.Info.Attrs.Ret.Get(key); ok {
		return a, true
	}
	if f, ok := call.Callee().(*ir.Func); ok {
		return f.Attrs.Ret.Get(key)
	}
	return ir.Attr{}, false
}

func fnAttr(call *ir.Instr, key string) (ir.Attr, bool) {
	if a, ok := call.Info.Attrs.Fn.Get(key); ok {
		return a, true
	}
	if f, ok := call.Callee().(*ir.Func); ok {
		return f.Attrs.Fn.Get(key)
	}
	return ir.Attr{}, false
}

// Dereferenceable returns how many bytes from v on may surely be accessed while it is not freed,
// and whether v may be null instead.
func Dereferenceable(v ir.Value, dl *ir.DataLayout) (bytes uint64, orNull bool) {
	read := func(has func(string) (ir.Attr, bool)) {
		if a, ok := has("dereferenceable"); ok {
			bytes = parseUint(a.Val)
		} else if a, ok := has("dereferenceable_or_null"); ok {
			bytes, orNull = parseUint(a.Val), true
		}
	}
	switch v := v.(type) {
	case *ir.Param:
		read(v.Attrs().Get)
		for _, key := range []string{"byval", "byref", "sret", "inalloca", "preallocated"} {
			if a, ok := v.Attrs().Get(key); ok && bytes == 0 && a.Ty != nil && a.Ty.IsSized() {
				bytes, orNull = dl.AllocSize(a.Ty), false
			}
		}
	case *ir.GlobalVar:
		if v.ValueType.IsSized() && v.Linkage != ir.ExternWeak {
			bytes = dl.AllocSize(v.ValueType)
		}
	case *ir.Instr:
		switch {
		case v.Op().IsCall():
			read(v.Info.Attrs.Ret.Get)
			if f, ok := v.Callee().(*ir.Func); ok && bytes == 0 {
				read(f.Attrs.Ret.Get)
			}
		case v.Op() == ir.Alloca:
			bytes, _ = ObjectSize(v, dl, false)
		case v.Op() == ir.Load || v.Op() == ir.IntToPtr:
			read(func(key string) (ir.Attr, bool) {
				n := v.MD(key)
				if n == nil || len(n.Fields) == 0 {
					return ir.Attr{}, false
				}
				k, _ := n.Operand(0).(*ir.MDConst)
				return ir.Attr{Val: k.Value.Ident()}, true
			})
		}
	}
	return bytes, orNull
}

// VariableAlign returns the alignment in bytes that a global variable surely has in memory: what is
// written, else what its type needs, or what code generation will choose where it is this module's
// to define (LLVM's getPointerAlignment).
func VariableAlign(v *ir.GlobalVar, dl *ir.DataLayout) uint64 {
	switch {
	case v.Align != 0:
		return v.Align
	case !v.ValueType.IsSized():
		return 1
	case !DefinedForGood(v):
		return max(1, dl.ABIAlign(v.ValueType))
	}
	const large, roomy = 128, 16 // bits, bytes
	align := dl.PrefAlign(v.ValueType)
	if dl.SizeBits(v.ValueType) > large {
		align = max(align, roomy)
	}
	return align
}

// DefinedForGood reports whether a global is defined here and the linker takes this definition
// (LLVM's isStrongDefinitionForLinker).
func DefinedForGood(g ir.GlobalValue) bool {
	if g.IsDeclaration() {
		return false
	}
	switch g.Base().Linkage {
	case ir.AvailableExternally, ir.WeakLinkage, ir.WeakODR, ir.LinkOnce, ir.LinkOnceODR, ir.Common, ir.ExternWeak:
		return false
	}
	return true
}
