package ir

import (
	"strconv"
	"strings"
)

// intrinsicRules are the rules of single intrinsics beyond their signatures. The messages are
// LLVM's, or follow them.
var intrinsicRules = map[string]func(v *intrinsicChecker, i *Instr){
	"llvm.memcpy.element.unordered.atomic":      (*intrinsicChecker).elementwise,
	"llvm.memmove.element.unordered.atomic":     (*intrinsicChecker).elementwise,
	"llvm.memset.element.unordered.atomic":      (*intrinsicChecker).elementwise,
	"llvm.gcroot":                               (*intrinsicChecker).gcRoot,
	"llvm.gcread":                               (*intrinsicChecker).gcAccess,
	"llvm.gcwrite":                              (*intrinsicChecker).gcAccess,
	"llvm.init.trampoline":                      (*intrinsicChecker).initTrampoline,
	"llvm.stackprotector":                       (*intrinsicChecker).stackProtector,
	"llvm.localescape":                          (*intrinsicChecker).localEscape,
	"llvm.localrecover":                         (*intrinsicChecker).localRecover,
	"llvm.experimental.guard":                   (*intrinsicChecker).oneDeopt,
	"llvm.experimental.deoptimize":              (*intrinsicChecker).deoptimize,
	"llvm.eh.exceptioncode":                     (*intrinsicChecker).exceptionOfPad,
	"llvm.eh.exceptionpointer":                  (*intrinsicChecker).exceptionOfPad,
	"llvm.sdiv.fix":                             (*intrinsicChecker).signedFix,
	"llvm.sdiv.fix.sat":                         (*intrinsicChecker).signedFix,
	"llvm.smul.fix":                             (*intrinsicChecker).signedFix,
	"llvm.smul.fix.sat":                         (*intrinsicChecker).signedFix,
	"llvm.udiv.fix":                             (*intrinsicChecker).unsignedFix,
	"llvm.udiv.fix.sat":                         (*intrinsicChecker).unsignedFix,
	"llvm.umul.fix":                             (*intrinsicChecker).unsignedFix,
	"llvm.umul.fix.sat":                         (*intrinsicChecker).unsignedFix,
	"llvm.lround":                               (*intrinsicChecker).sameLanes,
	"llvm.llround":                              (*intrinsicChecker).sameLanes,
	"llvm.lrint":                                (*intrinsicChecker).sameLanes,
	"llvm.llrint":                               (*intrinsicChecker).sameLanes,
	"llvm.fptosi.sat":                           (*intrinsicChecker).sameLanes,
	"llvm.fptoui.sat":                           (*intrinsicChecker).sameLanes,
	"llvm.scmp":                                 (*intrinsicChecker).threeWay,
	"llvm.ucmp":                                 (*intrinsicChecker).threeWay,
	"llvm.experimental.stepvector":              (*intrinsicChecker).stepVector,
	"llvm.vector.splice":                        (*intrinsicChecker).splice,
	"llvm.experimental.get.vector.length":       (*intrinsicChecker).vectorLength,
	"llvm.threadlocal.address":                  (*intrinsicChecker).threadLocalAddress,
	"llvm.ptrmask":                              (*intrinsicChecker).pointerMask,
	"llvm.matrix.multiply":                      (*intrinsicChecker).matrix,
	"llvm.matrix.transpose":                     (*intrinsicChecker).matrix,
	"llvm.matrix.column.major.load":             (*intrinsicChecker).matrix,
	"llvm.matrix.column.major.store":            (*intrinsicChecker).matrix,
	"llvm.coro.id":                              (*intrinsicChecker).coroID,
	"llvm.call.preallocated.setup":              (*intrinsicChecker).preallocatedSetup,
	"llvm.call.preallocated.arg":                (*intrinsicChecker).preallocatedArg,
	"llvm.call.preallocated.teardown":           func(v *intrinsicChecker, i *Instr) { v.preallocatedToken(i) },
	"llvm.preserve.array.access.index":          (*intrinsicChecker).elementOfFirst,
	"llvm.preserve.struct.access.index":         (*intrinsicChecker).elementOfFirst,
	"llvm.aarch64.ldaxr":                        (*intrinsicChecker).elementOfFirst,
	"llvm.aarch64.ldxr":                         (*intrinsicChecker).elementOfFirst,
	"llvm.arm.ldaex":                            (*intrinsicChecker).elementOfFirst,
	"llvm.arm.ldrex":                            (*intrinsicChecker).elementOfFirst,
	"llvm.aarch64.stlxr":                        (*intrinsicChecker).elementOfSecond,
	"llvm.aarch64.stxr":                         (*intrinsicChecker).elementOfSecond,
	"llvm.arm.stlex":                            (*intrinsicChecker).elementOfSecond,
	"llvm.arm.strex":                            (*intrinsicChecker).elementOfSecond,
	"llvm.vp.icmp":                              (*intrinsicChecker).vpCompare,
	"llvm.vp.fcmp":                              (*intrinsicChecker).vpCompare,
	"llvm.experimental.constrained.fcmp":        (*intrinsicChecker).constrainedCompare,
	"llvm.experimental.constrained.fcmps":       (*intrinsicChecker).constrainedCompare,
	"llvm.experimental.constrained.fptosi":      (*intrinsicChecker).sameLanes,
	"llvm.experimental.constrained.fptoui":      (*intrinsicChecker).sameLanes,
	"llvm.experimental.constrained.sitofp":      (*intrinsicChecker).sameLanes,
	"llvm.experimental.constrained.uitofp":      (*intrinsicChecker).sameLanes,
	"llvm.experimental.constrained.lrint":       (*intrinsicChecker).noVectors,
	"llvm.experimental.constrained.llrint":      (*intrinsicChecker).noVectors,
	"llvm.experimental.constrained.lround":      (*intrinsicChecker).noVectors,
	"llvm.experimental.constrained.llround":     (*intrinsicChecker).noVectors,
	"llvm.experimental.constrained.fptrunc":     (*intrinsicChecker).resize,
	"llvm.experimental.constrained.fpext":       (*intrinsicChecker).resize,
	"llvm.experimental.gc.statepoint":           (*intrinsicChecker).statepoint,
	"llvm.experimental.gc.result":               (*intrinsicChecker).gcResult,
	"llvm.experimental.gc.relocate":             (*intrinsicChecker).gcRelocate,
	"llvm.vector.reduce.and":                    (*intrinsicChecker).integerReduction,
	"llvm.vector.reduce.or":                     (*intrinsicChecker).integerReduction,
	"llvm.vector.reduce.xor":                    (*intrinsicChecker).integerReduction,
	"llvm.vector.reduce.add":                    (*intrinsicChecker).integerReduction,
	"llvm.vector.reduce.mul":                    (*intrinsicChecker).integerReduction,
	"llvm.vector.reduce.smax":                   (*intrinsicChecker).integerReduction,
	"llvm.vector.reduce.smin":                   (*intrinsicChecker).integerReduction,
	"llvm.vector.reduce.umax":                   (*intrinsicChecker).integerReduction,
	"llvm.vector.reduce.umin":                   (*intrinsicChecker).integerReduction,
	"llvm.vector.reduce.fmax":                   (*intrinsicChecker).floatReduction,
	"llvm.vector.reduce.fmin":                   (*intrinsicChecker).floatReduction,
	"llvm.vector.reduce.fadd":                   (*intrinsicChecker).floatReduction,
	"llvm.vector.reduce.fmul":                   (*intrinsicChecker).floatReduction,
	"llvm.nvvm.setmaxnreg.inc.sync.aligned.u32": (*intrinsicChecker).registerCount,
	"llvm.nvvm.setmaxnreg.dec.sync.aligned.u32": (*intrinsicChecker).registerCount,
}

// --- reductions, targets ---

func (v *intrinsicChecker) integerReduction(i *Instr) {
	if i.Operand(0).Type().Scalar().Kind != IntKind {
		v.Fail("Intrinsic has incorrect argument type!", i)
	}
}

// floatReduction checks the vector, which is the last operand.
func (v *intrinsicChecker) floatReduction(i *Instr) {
	if !i.Operand(i.NumArgs() - 1).Type().Scalar().IsFloat() {
		v.Fail("Intrinsic has incorrect argument type!", i)
	}
}

func (v *intrinsicChecker) registerCount(i *Instr) {
	switch n, _ := i.Operand(0).(*Const).Uint64(); {
	case n%8 != 0:
		v.Fail("reg_count argument to nvvm.setmaxnreg must be in multiples of 8", i)
	case n < 24 || n > 256:
		v.Fail("reg_count argument to nvvm.setmaxnreg must be within [24, 256]", i)
	}
}

// --- memory, garbage collection, frames ---

// elementwise checks the size of the elements, and that the pointers are aligned to it.
func (v *intrinsicChecker) elementwise(i *Instr) {
	n, _ := i.Operand(3).(*Const).Uint64()
	if n == 0 || n&(n-1) != 0 {
		v.Fail("element size of the element-wise atomic memory intrinsic must be a power of 2", i)
		return
	}
	for k, what := range []string{"destination", "source"} {
		align, _ := i.Info.Attrs.Param(k).Get("align")
		if bytes, _ := strconv.ParseUint(align.Val, 10, 64); i.Operand(k).Type().Kind == PtrKind && bytes < n {
			v.Fail("incorrect alignment of the "+what+" argument", i)
		}
	}
}

func (v *intrinsicChecker) gcRoot(i *Instr) {
	slot, _ := i.Operand(0).(*Instr)
	meta, isConst := i.Operand(1).(*Const)
	if _, isGlobal := i.Operand(1).(GlobalValue); isGlobal {
		isConst = true
	}
	switch {
	case slot == nil || slot.Op() != Alloca:
		v.Fail("llvm.gcroot parameter #1 must be an alloca.", i)
	case !isConst:
		v.Fail("llvm.gcroot parameter #2 must be a constant.", i)
	case slot.ElemTy.Kind != PtrKind && meta != nil && meta.Kind == NullConst:
		v.Fail("llvm.gcroot parameter #1 must either be a pointer alloca, or argument #2 must be a non-null constant.", i)
	}
	v.gcAccess(i)
}

func (v *intrinsicChecker) gcAccess(i *Instr) {
	if v.Func.GC == "" {
		v.Fail("Enclosing function does not use GC.", i)
	}
}

func (v *intrinsicChecker) initTrampoline(i *Instr) {
	if _, ok := StripConstCasts(i.Operand(1)).(*Func); !ok {
		v.Fail("llvm.init_trampoline parameter #2 must resolve to a function.", i)
	}
}

func (v *intrinsicChecker) stackProtector(i *Instr) {
	if !DefinedBy(i.Operand(1), Alloca) {
		v.Fail("llvm.stackprotector parameter #2 must resolve to an alloca instruction.", i)
	}
}

// localEscape: once in a function, in its first block, of its own slots.
func (v *intrinsicChecker) localEscape(i *Instr) {
	if !i.Block().IsEntry() {
		v.Fail("llvm.localescape used outside of entry block", i)
	}
	for x := i.Prev(); x != nil; x = x.Prev() {
		if x.IntrinsicID() == "llvm.localescape" {
			v.Fail("multiple calls to llvm.localescape in one function", i)
		}
	}
	for k := range i.NumArgs() {
		if c, ok := i.Operand(k).(*Const); ok && c.Kind == NullConst {
			continue
		}
		if slot, ok := i.Operand(k).(*Instr); !ok || slot.Op() != Alloca || !slot.Block().IsEntry() {
			v.Fail("llvm.localescape only accepts static allocas", i)
		}
	}
}

// localRecover: the number is one that the function's localescape gives a slot to.
func (v *intrinsicChecker) localRecover(i *Instr) {
	f, ok := StripConstCasts(i.Operand(0)).(*Func)
	if !ok || f.IsDecl() {
		v.Fail("llvm.localrecover first argument must be function defined in this module", i)
		return
	}
	if v.escapes == nil {
		v.escapes = map[*Func]uint64{}
	}
	slots, known := v.escapes[f]
	if !known {
		for x := f.Entry().First(); x != nil; x = x.Next() {
			if x.IntrinsicID() == "llvm.localescape" {
				slots = uint64(x.NumArgs())
			}
		}
		v.escapes[f] = slots
	}
	if n, _ := i.Operand(2).(*Const).Uint64(); n >= slots {
		v.Fail("all indices passed to llvm.localrecover must be less than the number of arguments passed to llvm.localescape in the "+
			"parent function", i)
	}
}

func (v *intrinsicChecker) threadLocalAddress(i *Instr) {
	g, ok := i.Operand(0).(GlobalValue)
	switch {
	case !ok:
		v.Fail("llvm.threadlocal.address first argument must be a GlobalValue", i)
	case g.Base().TLS == "":
		v.Fail("llvm.threadlocal.address operand isThreadLocal() must be true", i)
	}
}

func (v *intrinsicChecker) pointerMask(i *Instr) {
	p, m := i.Type(), i.Operand(1).Type()
	switch {
	case p.IsVector() != m.IsVector():
		v.Fail("llvm.ptrmask intrinsic arguments must be both scalars or both vectors", i)
	case p.IsVector() && (p.Len != m.Len || p.Scalable != m.Scalable):
		v.Fail("llvm.ptrmask intrinsic arguments must have the same number of elements", i)
	case v.Layout.IndexBits(p.Scalar().Space) != m.Scalar().Bits:
		v.Fail("llvm.ptrmask intrinsic second argument bitwidth must match pointer index type size of first argument", i)
	}
}

func (v *intrinsicChecker) elementOfFirst(i *Instr)  { v.requiresElement(i, 0, "first") }
func (v *intrinsicChecker) elementOfSecond(i *Instr) { v.requiresElement(i, 1, "second") }

func (v *intrinsicChecker) requiresElement(i *Instr, k int, which string) {
	if k < i.NumArgs() && !i.Info.Attrs.Param(k).Has("elementtype") {
		v.Fail("Intrinsic requires elementtype attribute on "+which+" argument.", i)
	}
}

// --- control ---

func (v *intrinsicChecker) oneDeopt(i *Instr) {
	if CountBundles(i, "deopt") != 1 {
		v.Fail(`experimental_guard must have exactly one "deopt" operand bundle`, i)
	}
}

// deoptimize checks that the call has the function's return type, and that a ret follows.
func (v *intrinsicChecker) deoptimize(i *Instr) {
	next := i.Next()
	switch {
	case CountBundles(i, "deopt") != 1:
		v.Fail(`experimental_deoptimize must have exactly one "deopt" operand bundle`, i)
	case i.Type() != v.Func.RetType():
		v.Fail("experimental_deoptimize return type must match caller return type", i)
	case next == nil || next.Op() != Ret:
		v.Fail("calls to experimental_deoptimize must be followed by a return", i)
	case next.NumOperands() == 1 && next.Operand(0) != Value(i):
		v.Fail("calls to experimental_deoptimize must be followed by a return of the value computed by experimental_deoptimize", i)
	}
}

func (v *intrinsicChecker) exceptionOfPad(i *Instr) {
	if !DefinedBy(i.Operand(0), CatchPad) {
		v.Fail("eh.exceptionpointer argument must be a catchpad", i)
	}
}

// coroID: what describes the coroutine is a constant that is there, or null.
func (v *intrinsicChecker) coroID(i *Instr) {
	info := StripConstCasts(i.Operand(3))
	if c, ok := info.(*Const); ok && c.Kind == NullConst {
		return
	}
	g, ok := info.(*GlobalVar)
	if !ok || !g.Constant || g.Init == nil || g.Linkage == WeakLinkage || g.Linkage == LinkOnce {
		v.Fail("info argument of llvm.coro.id must refer to an initialized constant", i)
		return
	}
	if !g.Init.Type().IsAggregate() {
		v.Fail("info argument of llvm.coro.id must refer to either a struct or an array", i)
	}
}

// preallocatedSetup: one call takes the token, with as many preallocated arguments as were set up.
func (v *intrinsicChecker) preallocatedSetup(i *Instr) {
	c := AsInt(i.Operand(0))
	if c == nil {
		v.Fail("llvm.call.preallocated.setup argument must be a constant", i)
		return
	}
	want, _ := c.Int64()
	calls := 0
	for user := range Users(i) {
		if !user.Op().IsCall() {
			v.Fail("Uses of llvm.call.preallocated.setup must be calls", i)
			continue
		}
		switch user.IntrinsicID() {
		case "llvm.call.preallocated.arg", "llvm.call.preallocated.teardown":
			continue
		}
		if calls++; calls > 1 {
			v.Fail("Can have at most one call corresponding to a llvm.call.preallocated.setup", i)
			continue
		}
		n := int64(0)
		for k := range user.NumArgs() {
			if user.Info.Attrs.Param(k).Has("preallocated") {
				n++
			}
		}
		switch b := BundleOf(user, "preallocated"); {
		case n == 0:
			v.Fail("cannot use preallocated intrinsics on a call without preallocated arguments", i, user)
		case b == nil:
			v.Fail("Use of llvm.call.preallocated.setup outside intrinsics must be in \"preallocated\" operand bundle", i, user)
		case b.Count == 1 && user.Operand(b.First) != Value(i):
			v.Fail("preallocated bundle must have token from corresponding llvm.call.preallocated.setup", i, user)
		case n != want:
			v.Fail("llvm.call.preallocated.setup arg size must be equal to number of preallocated arguments at call site", i, user)
		}
	}
}

func (v *intrinsicChecker) preallocatedToken(i *Instr) *Instr {
	setup, ok := i.Operand(0).(*Instr)
	if !ok || setup.IntrinsicID() != "llvm.call.preallocated.setup" {
		v.Fail(i.IntrinsicID()+" token argument must be a llvm.call.preallocated.setup", i)
		return nil
	}
	return setup
}

func (v *intrinsicChecker) preallocatedArg(i *Instr) {
	setup := v.preallocatedToken(i)
	if setup == nil {
		return
	}
	n, k := AsInt(setup.Operand(0)), AsInt(i.Operand(1))
	if n == nil || k == nil {
		v.Fail("llvm.call.preallocated.arg index must be a constant", i)
		return
	}
	count, _ := n.Int64()
	if at, _ := k.Int64(); at < 0 || at >= count {
		v.Fail("llvm.call.preallocated.alloc arg index must be between 0 and corresponding llvm.call.preallocated.setup's argument count", i)
	}
	if !i.Info.Attrs.Fn.Has("preallocated") {
		v.Fail("llvm.call.preallocated.arg must be called with a \"preallocated\" call site attribute", i)
	}
}

// --- arithmetic and vectors ---

func (v *intrinsicChecker) signedFix(i *Instr)   { v.fixedPoint(i, 1, "less than") }
func (v *intrinsicChecker) unsignedFix(i *Instr) { v.fixedPoint(i, 0, "less than or equal to") }

func (v *intrinsicChecker) fixedPoint(i *Instr, sign uint64, rule string) {
	if scale, _ := i.Operand(2).(*Const).Uint64(); scale+sign > uint64(i.Type().Scalar().Bits) {
		v.Fail("the scale of "+i.IntrinsicID()+" must be "+rule+" the width of the operands", i)
	}
}

// sameLanes: argument and result are both scalars, or vectors of the same length.
func (v *intrinsicChecker) sameLanes(i *Instr) {
	a, b := i.Type(), i.Operand(0).Type()
	if a.IsVector() != b.IsVector() {
		v.Fail("Intrinsic first argument and result disagree on vector use", i)
	} else if a.IsVector() && (a.Len != b.Len || a.Scalable != b.Scalable) {
		v.Fail("Intrinsic first argument and result vector lengths must be equal", i)
	}
}

func (v *intrinsicChecker) noVectors(i *Instr) {
	if i.Type().IsVector() || i.Operand(0).Type().IsVector() {
		v.Fail("Intrinsic does not support vectors", i)
	}
}

func (v *intrinsicChecker) resize(i *Instr) {
	v.sameLanes(i)
	from, to := i.Operand(0).Type().Scalar().FloatBits(), i.Type().Scalar().FloatBits()
	switch shrinks := strings.HasSuffix(i.IntrinsicID(), "fptrunc"); {
	case shrinks && from <= to:
		v.Fail("Intrinsic first argument's type must be larger than result type", i)
	case !shrinks && from >= to:
		v.Fail("Intrinsic first argument's type must be smaller than result type", i)
	}
}

func (v *intrinsicChecker) threeWay(i *Instr) {
	if i.Type().Scalar().Bits < 2 {
		v.Fail("result type must be at least 2 bits wide", i)
	}
	v.sameLanes(i)
}

func (v *intrinsicChecker) stepVector(i *Instr) {
	if e := i.Type().Elem; e.Kind != IntKind || e.Bits < 8 {
		v.Fail("experimental_stepvector only supported for vectors of integers with a bitwidth of at least 8.", i)
	}
}

func (v *intrinsicChecker) splice(i *Instr) {
	length := int64(i.Type().Len)
	if r, ok := v.Func.Attrs.Fn.Get("vscale_range"); ok && i.Type().Scalable {
		length *= int64(leadingNumber(r.Val))
	}
	if n, _ := i.Operand(2).(*Const).Int64(); n < -length || n >= length {
		v.Fail("The splice index exceeds the range [-VL, VL-1] where VL is the known minimum number of elements in the vector. "+
			"For scalable vectors the minimum number of elements is determined from vscale_range.", i)
	}
}

// leadingNumber reads the number that a text begins with; at least 1.
func leadingNumber(s string) int {
	n := 0
	for _, c := range s {
		if c < '0' || c > '9' || n > 1<<20 {
			break
		}
		n = n*10 + int(c-'0')
	}
	return max(n, 1)
}

func (v *intrinsicChecker) vectorLength(i *Instr) {
	if n, _ := i.Operand(1).(*Const).Int64(); n <= 0 {
		v.Fail("get_vector_length: VF must be positive", i)
	}
}

// matrix checks that rows times columns fit the vectors.
func (v *intrinsicChecker) matrix(i *Instr) {
	number := func(k int) uint64 { n, _ := i.Operand(k).(*Const).Uint64(); return n }
	fits := func(t *Type, rows, columns uint64) bool { return rows*columns == t.Len }
	result := i.Type()
	var rows, columns uint64
	operands := true
	switch i.IntrinsicID() {
	case "llvm.matrix.multiply":
		rows, columns = number(2), number(4)
		operands = fits(i.Operand(0).Type(), rows, number(3)) && fits(i.Operand(1).Type(), number(3), columns)
		if a, b := i.Operand(0).Type().Elem, i.Operand(1).Type().Elem; a != result.Elem || b != result.Elem {
			v.Fail("Vector element type mismatch of the result and operand vectors!", i)
		}
	case "llvm.matrix.transpose":
		rows, columns = number(1), number(2)
	case "llvm.matrix.column.major.load":
		rows, columns = number(3), number(4)
		v.stride(i, 1, rows)
	default:
		result = i.Operand(0).Type()
		rows, columns = number(4), number(5)
		v.stride(i, 2, rows)
	}
	switch {
	case !operands:
		v.Fail("First/second argument of a matrix operation does not fit in its vector!", i)
	case result.Elem.Kind != IntKind && !result.Elem.IsFloat():
		v.Fail("Result type must be an integer or floating-point type!", i)
	case !fits(result, rows, columns):
		v.Fail("Result of a matrix operation does not fit in the returned vector!", i)
	}
}

func (v *intrinsicChecker) stride(i *Instr, k int, rows uint64) {
	if c := AsInt(i.Operand(k)); c != nil {
		if n, ok := c.Uint64(); ok && n < rows {
			v.Fail("Stride must be greater or equal than the number of rows!", i)
		}
	}
}
