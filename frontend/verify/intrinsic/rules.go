package intrinsic

import (
	"strconv"
	"strings"

	"opt-go/frontend/ir"
	"opt-go/frontend/verify/rule"
)

// intrinsicRules are the rules of single intrinsics beyond their signatures. The messages are
// LLVM's, or follow them.
var intrinsicRules = map[string]func(v *Checker, i *ir.Instr){
	"llvm.memcpy.element.unordered.atomic":       (*Checker).elementwise,
	"llvm.memmove.element.unordered.atomic":      (*Checker).elementwise,
	"llvm.memset.element.unordered.atomic":       (*Checker).elementwise,
	"llvm.gcroot":                                (*Checker).gcRoot,
	"llvm.gcread":                                (*Checker).gcAccess,
	"llvm.gcwrite":                               (*Checker).gcAccess,
	"llvm.init.trampoline":                       (*Checker).initTrampoline,
	"llvm.stackprotector":                        (*Checker).stackProtector,
	"llvm.localescape":                           (*Checker).localEscape,
	"llvm.localrecover":                          (*Checker).localRecover,
	"llvm.experimental.guard":                    (*Checker).oneDeopt,
	"llvm.experimental.deoptimize":               (*Checker).deoptimize,
	"llvm.eh.exceptioncode":                      (*Checker).exceptionOfPad,
	"llvm.eh.exceptionpointer":                   (*Checker).exceptionOfPad,
	"llvm.sdiv.fix":                              (*Checker).signedFix,
	"llvm.sdiv.fix.sat":                          (*Checker).signedFix,
	"llvm.smul.fix":                              (*Checker).signedFix,
	"llvm.smul.fix.sat":                          (*Checker).signedFix,
	"llvm.udiv.fix":                              (*Checker).unsignedFix,
	"llvm.udiv.fix.sat":                          (*Checker).unsignedFix,
	"llvm.umul.fix":                              (*Checker).unsignedFix,
	"llvm.umul.fix.sat":                          (*Checker).unsignedFix,
	"llvm.lround":                                (*Checker).sameLanes,
	"llvm.llround":                               (*Checker).sameLanes,
	"llvm.lrint":                                 (*Checker).sameLanes,
	"llvm.llrint":                                (*Checker).sameLanes,
	"llvm.fptosi.sat":                            (*Checker).sameLanes,
	"llvm.fptoui.sat":                            (*Checker).sameLanes,
	"llvm.scmp":                                  (*Checker).threeWay,
	"llvm.ucmp":                                  (*Checker).threeWay,
	"llvm.experimental.stepvector":               (*Checker).stepVector,
	"llvm.vector.splice":                         (*Checker).splice,
	"llvm.experimental.get.vector.length":        (*Checker).vectorLength,
	"llvm.threadlocal.address":                   (*Checker).threadLocalAddress,
	"llvm.ptrmask":                               (*Checker).pointerMask,
	"llvm.matrix.multiply":                       (*Checker).matrix,
	"llvm.matrix.transpose":                      (*Checker).matrix,
	"llvm.matrix.column.major.load":              (*Checker).matrix,
	"llvm.matrix.column.major.store":             (*Checker).matrix,
	"llvm.coro.id":                               (*Checker).coroID,
	"llvm.call.preallocated.setup":               (*Checker).preallocatedSetup,
	"llvm.call.preallocated.arg":                 (*Checker).preallocatedArg,
	"llvm.call.preallocated.teardown":            func(v *Checker, i *ir.Instr) { v.preallocatedToken(i) },
	"llvm.preserve.array.access.index":           (*Checker).elementOfFirst,
	"llvm.preserve.struct.access.index":          (*Checker).elementOfFirst,
	"llvm.aarch64.ldaxr":                         (*Checker).elementOfFirst,
	"llvm.aarch64.ldxr":                          (*Checker).elementOfFirst,
	"llvm.arm.ldaex":                             (*Checker).elementOfFirst,
	"llvm.arm.ldrex":                             (*Checker).elementOfFirst,
	"llvm.aarch64.stlxr":                         (*Checker).elementOfSecond,
	"llvm.aarch64.stxr":                          (*Checker).elementOfSecond,
	"llvm.arm.stlex":                             (*Checker).elementOfSecond,
	"llvm.arm.strex":                             (*Checker).elementOfSecond,
	"llvm.vp.icmp":                               (*Checker).vpCompare,
	"llvm.vp.fcmp":                               (*Checker).vpCompare,
	"llvm.experimental.constrained.fcmp":         (*Checker).constrainedCompare,
	"llvm.experimental.constrained.fcmps":        (*Checker).constrainedCompare,
	"llvm.experimental.constrained.fptosi":       (*Checker).sameLanes,
	"llvm.experimental.constrained.fptoui":       (*Checker).sameLanes,
	"llvm.experimental.constrained.sitofp":       (*Checker).sameLanes,
	"llvm.experimental.constrained.uitofp":       (*Checker).sameLanes,
	"llvm.experimental.constrained.lrint":        (*Checker).noVectors,
	"llvm.experimental.constrained.llrint":       (*Checker).noVectors,
	"llvm.experimental.constrained.lround":       (*Checker).noVectors,
	"llvm.experimental.constrained.llround":      (*Checker).noVectors,
	"llvm.experimental.constrained.fptrunc":      (*Checker).resize,
	"llvm.experimental.constrained.fpext":        (*Checker).resize,
	"llvm.experimental.gc.statepoint":            (*Checker).statepoint,
	"llvm.experimental.gc.result":                (*Checker).gcResult,
	"llvm.experimental.gc.relocate":              (*Checker).gcRelocate,
	"llvm.vector.reduce.and":                     (*Checker).integerReduction,
	"llvm.vector.reduce.or":                      (*Checker).integerReduction,
	"llvm.vector.reduce.xor":                     (*Checker).integerReduction,
	"llvm.vector.reduce.add":                     (*Checker).integerReduction,
	"llvm.vector.reduce.mul":                     (*Checker).integerReduction,
	"llvm.vector.reduce.smax":                    (*Checker).integerReduction,
	"llvm.vector.reduce.smin":                    (*Checker).integerReduction,
	"llvm.vector.reduce.umax":                    (*Checker).integerReduction,
	"llvm.vector.reduce.umin":                    (*Checker).integerReduction,
	"llvm.vector.reduce.fmax":                    (*Checker).floatReduction,
	"llvm.vector.reduce.fmin":                    (*Checker).floatReduction,
	"llvm.vector.reduce.fadd":                    (*Checker).floatReduction,
	"llvm.vector.reduce.fmul":                    (*Checker).floatReduction,
	"llvm.reloc.none":                            (*Checker).relocation,
	"llvm.experimental.memset.pattern":           (*Checker).memsetPattern,
	"llvm.amdgcn.s.prefetch.data":                (*Checker).prefetchedSpace,
	"llvm.amdgcn.cooperative.atomic.load.32x4B":  (*Checker).cooperative,
	"llvm.amdgcn.cooperative.atomic.load.16x8B":  (*Checker).cooperative,
	"llvm.amdgcn.cooperative.atomic.load.8x16B":  (*Checker).cooperative,
	"llvm.amdgcn.cooperative.atomic.store.32x4B": (*Checker).cooperative,
	"llvm.amdgcn.cooperative.atomic.store.16x8B": (*Checker).cooperative,
	"llvm.amdgcn.cooperative.atomic.store.8x16B": (*Checker).cooperative,
	"llvm.nvvm.setmaxnreg.inc.sync.aligned.u32":  (*Checker).registerCount,
	"llvm.nvvm.setmaxnreg.dec.sync.aligned.u32":  (*Checker).registerCount,
}

// --- reductions, targets ---

func (v *Checker) integerReduction(i *ir.Instr) {
	if i.Operand(0).Type().Scalar().Kind != ir.IntKind {
		v.Fail("Intrinsic has incorrect argument type!", i)
	}
}

// floatReduction checks the vector, which is the last operand.
func (v *Checker) floatReduction(i *ir.Instr) {
	if !i.Operand(i.NumArgs() - 1).Type().Scalar().IsFloat() {
		v.Fail("Intrinsic has incorrect argument type!", i)
	}
}

func (v *Checker) registerCount(i *ir.Instr) {
	switch n, _ := i.Operand(0).(*ir.Const).Uint64(); {
	case n%8 != 0:
		v.Fail("reg_count argument to nvvm.setmaxnreg must be in multiples of 8", i)
	case n < 24 || n > 256:
		v.Fail("reg_count argument to nvvm.setmaxnreg must be within [24, 256]", i)
	}
}

// --- memory, garbage collection, frames ---

// elementwise checks the size of the elements, and that the pointers are aligned to it.
func (v *Checker) elementwise(i *ir.Instr) {
	n, _ := i.Operand(3).(*ir.Const).Uint64()
	if n == 0 || n&(n-1) != 0 {
		v.Fail("element size of the element-wise atomic memory intrinsic must be a power of 2", i)
		return
	}
	for k, what := range []string{"destination", "source"} {
		align, _ := i.Info.Attrs.Param(k).Get("align")
		if bytes, _ := strconv.ParseUint(align.Val, 10, 64); i.Operand(k).Type().Kind == ir.PtrKind && bytes < n {
			v.Fail("incorrect alignment of the "+what+" argument", i)
		}
	}
}

func (v *Checker) gcRoot(i *ir.Instr) {
	slot, _ := i.Operand(0).(*ir.Instr)
	meta, isConst := i.Operand(1).(*ir.Const)
	if _, isGlobal := i.Operand(1).(ir.GlobalValue); isGlobal {
		isConst = true
	}
	switch {
	case slot == nil || slot.Op() != ir.Alloca:
		v.Fail("llvm.gcroot parameter #1 must be an alloca.", i)
	case !isConst:
		v.Fail("llvm.gcroot parameter #2 must be a constant.", i)
	case slot.ElemTy.Kind != ir.PtrKind && meta != nil && meta.Kind == ir.NullConst:
		v.Fail("llvm.gcroot parameter #1 must either be a pointer alloca, or argument #2 must be a non-null constant.", i)
	}
	v.gcAccess(i)
}

func (v *Checker) gcAccess(i *ir.Instr) {
	if v.Func.GC == "" {
		v.Fail("Enclosing function does not use GC.", i)
	}
}

func (v *Checker) initTrampoline(i *ir.Instr) {
	if _, ok := ir.StripConstCasts(i.Operand(1)).(*ir.Func); !ok {
		v.Fail("llvm.init_trampoline parameter #2 must resolve to a function.", i)
	}
}

func (v *Checker) stackProtector(i *ir.Instr) {
	if !rule.DefinedBy(i.Operand(1), ir.Alloca) {
		v.Fail("llvm.stackprotector parameter #2 must resolve to an alloca instruction.", i)
	}
}

// localEscape: once in a function, in its first block, of its own slots.
func (v *Checker) localEscape(i *ir.Instr) {
	if !i.Block().IsEntry() {
		v.Fail("llvm.localescape used outside of entry block", i)
	}
	for x := i.Prev(); x != nil; x = x.Prev() {
		if x.IntrinsicID() == "llvm.localescape" {
			v.Fail("multiple calls to llvm.localescape in one function", i)
		}
	}
	for k := range i.NumArgs() {
		if c, ok := i.Operand(k).(*ir.Const); ok && c.Kind == ir.NullConst {
			continue
		}
		if slot, ok := i.Operand(k).(*ir.Instr); !ok || slot.Op() != ir.Alloca || !slot.Block().IsEntry() {
			v.Fail("llvm.localescape only accepts static allocas", i)
		}
	}
}

// localRecover: the number is one that the function's localescape gives a slot to.
func (v *Checker) localRecover(i *ir.Instr) {
	f, ok := ir.StripConstCasts(i.Operand(0)).(*ir.Func)
	if !ok || f.IsDecl() {
		v.Fail("llvm.localrecover first argument must be function defined in this module", i)
		return
	}
	if v.escapes == nil {
		v.escapes = map[*ir.Func]uint64{}
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
	if n, _ := i.Operand(2).(*ir.Const).Uint64(); n >= slots {
		v.Fail("all indices passed to llvm.localrecover must be less than the number of arguments passed to llvm.localescape in the "+
			"parent function", i)
	}
}

func (v *Checker) threadLocalAddress(i *ir.Instr) {
	g, ok := i.Operand(0).(ir.GlobalValue)
	switch {
	case !ok:
		v.Fail("llvm.threadlocal.address first argument must be a GlobalValue", i)
	case g.Base().TLS == "":
		v.Fail("llvm.threadlocal.address operand isThreadLocal() must be true", i)
	}
}

func (v *Checker) pointerMask(i *ir.Instr) {
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

func (v *Checker) elementOfFirst(i *ir.Instr)  { v.requiresElement(i, 0, "first") }
func (v *Checker) elementOfSecond(i *ir.Instr) { v.requiresElement(i, 1, "second") }

func (v *Checker) requiresElement(i *ir.Instr, k int, which string) {
	if k < i.NumArgs() && !i.Info.Attrs.Param(k).Has("elementtype") {
		v.Fail("Intrinsic requires elementtype attribute on "+which+" argument.", i)
	}
}

// --- control ---

func (v *Checker) oneDeopt(i *ir.Instr) {
	if rule.CountBundles(i, "deopt") != 1 {
		v.Fail(`experimental_guard must have exactly one "deopt" operand bundle`, i)
	}
}

// deoptimize checks that the call has the function's return type, and that a ret follows.
func (v *Checker) deoptimize(i *ir.Instr) {
	next := i.Next()
	switch {
	case rule.CountBundles(i, "deopt") != 1:
		v.Fail(`experimental_deoptimize must have exactly one "deopt" operand bundle`, i)
	case i.Type() != v.Func.RetType():
		v.Fail("experimental_deoptimize return type must match caller return type", i)
	case next == nil || next.Op() != ir.Ret:
		v.Fail("calls to experimental_deoptimize must be followed by a return", i)
	case next.NumOperands() == 1 && next.Operand(0) != ir.Value(i):
		v.Fail("calls to experimental_deoptimize must be followed by a return of the value computed by experimental_deoptimize", i)
	}
}

func (v *Checker) exceptionOfPad(i *ir.Instr) {
	if !rule.DefinedBy(i.Operand(0), ir.CatchPad) {
		v.Fail("eh.exceptionpointer argument must be a catchpad", i)
	}
}

// coroID: what describes the coroutine is a constant that is there, or null.
func (v *Checker) coroID(i *ir.Instr) {
	info := ir.StripConstCasts(i.Operand(3))
	if c, ok := info.(*ir.Const); ok && c.Kind == ir.NullConst {
		return
	}
	g, ok := info.(*ir.GlobalVar)
	if !ok || !g.Constant || g.Init == nil || g.Linkage == ir.WeakLinkage || g.Linkage == ir.LinkOnce {
		v.Fail("info argument of llvm.coro.id must refer to an initialized constant", i)
		return
	}
	if !g.Init.Type().IsAggregate() {
		v.Fail("info argument of llvm.coro.id must refer to either a struct or an array", i)
	}
}

// preallocatedSetup: one call takes the token, with as many preallocated arguments as were set up.
func (v *Checker) preallocatedSetup(i *ir.Instr) {
	c := ir.AsInt(i.Operand(0))
	if c == nil {
		v.Fail("llvm.call.preallocated.setup argument must be a constant", i)
		return
	}
	want, _ := c.Int64()
	calls := 0
	for user := range ir.Users(i) {
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
		switch b := rule.BundleOf(user, "preallocated"); {
		case n == 0:
			v.Fail("cannot use preallocated intrinsics on a call without preallocated arguments", i, user)
		case b == nil:
			v.Fail("Use of llvm.call.preallocated.setup outside intrinsics must be in \"preallocated\" operand bundle", i, user)
		case b.Count == 1 && user.Operand(b.First) != ir.Value(i):
			v.Fail("preallocated bundle must have token from corresponding llvm.call.preallocated.setup", i, user)
		case n != want:
			v.Fail("llvm.call.preallocated.setup arg size must be equal to number of preallocated arguments at call site", i, user)
		}
	}
}

func (v *Checker) preallocatedToken(i *ir.Instr) *ir.Instr {
	setup, ok := i.Operand(0).(*ir.Instr)
	if !ok || setup.IntrinsicID() != "llvm.call.preallocated.setup" {
		v.Fail(i.IntrinsicID()+" token argument must be a llvm.call.preallocated.setup", i)
		return nil
	}
	return setup
}

func (v *Checker) preallocatedArg(i *ir.Instr) {
	setup := v.preallocatedToken(i)
	if setup == nil {
		return
	}
	n, k := ir.AsInt(setup.Operand(0)), ir.AsInt(i.Operand(1))
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

func (v *Checker) signedFix(i *ir.Instr)   { v.fixedPoint(i, 1, "less than") }
func (v *Checker) unsignedFix(i *ir.Instr) { v.fixedPoint(i, 0, "less than or equal to") }

func (v *Checker) fixedPoint(i *ir.Instr, sign uint64, rule string) {
	if scale, _ := i.Operand(2).(*ir.Const).Uint64(); scale+sign > uint64(i.Type().Scalar().Bits) {
		v.Fail("the scale of "+i.IntrinsicID()+" must be "+rule+" the width of the operands", i)
	}
}

// sameLanes: argument and result are both scalars, or vectors of the same length.
func (v *Checker) sameLanes(i *ir.Instr) {
	a, b := i.Type(), i.Operand(0).Type()
	if a.IsVector() != b.IsVector() {
		v.Fail("Intrinsic first argument and result disagree on vector use", i)
	} else if a.IsVector() && (a.Len != b.Len || a.Scalable != b.Scalable) {
		v.Fail("Intrinsic first argument and result vector lengths must be equal", i)
	}
}

func (v *Checker) noVectors(i *ir.Instr) {
	if i.Type().IsVector() || i.Operand(0).Type().IsVector() {
		v.Fail("Intrinsic does not support vectors", i)
	}
}

func (v *Checker) resize(i *ir.Instr) {
	v.sameLanes(i)
	from, to := i.Operand(0).Type().Scalar().FloatBits(), i.Type().Scalar().FloatBits()
	switch shrinks := strings.HasSuffix(i.IntrinsicID(), "fptrunc"); {
	case shrinks && from <= to:
		v.Fail("Intrinsic first argument's type must be larger than result type", i)
	case !shrinks && from >= to:
		v.Fail("Intrinsic first argument's type must be smaller than result type", i)
	}
}

func (v *Checker) threeWay(i *ir.Instr) {
	if i.Type().Scalar().Bits < 2 {
		v.Fail("result type must be at least 2 bits wide", i)
	}
	v.sameLanes(i)
}

func (v *Checker) stepVector(i *ir.Instr) {
	if e := i.Type().Elem; e.Kind != ir.IntKind || e.Bits < 8 {
		v.Fail("experimental_stepvector only supported for vectors of integers with a bitwidth of at least 8.", i)
	}
}

func (v *Checker) splice(i *ir.Instr) {
	length := int64(i.Type().Len)
	if r, ok := v.Func.Attrs.Fn.Get("vscale_range"); ok && i.Type().Scalable {
		length *= int64(rule.LeadingNumber(r.Val))
	}
	if n, _ := i.Operand(2).(*ir.Const).Int64(); n < -length || n >= length {
		v.Fail("The splice index exceeds the range [-VL, VL-1] where VL is the known minimum number of elements in the vector. "+
			"For scalable vectors the minimum number of elements is determined from vscale_range.", i)
	}
}

func (v *Checker) vectorLength(i *ir.Instr) {
	if n, _ := i.Operand(1).(*ir.Const).Int64(); n <= 0 {
		v.Fail("get_vector_length: VF must be positive", i)
	}
}

// matrix checks that rows times columns fit the vectors.
func (v *Checker) matrix(i *ir.Instr) {
	number := func(k int) uint64 { n, _ := i.Operand(k).(*ir.Const).Uint64(); return n }
	fits := func(t *ir.Type, rows, columns uint64) bool { return rows*columns == t.Len }
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
	case result.Elem.Kind != ir.IntKind && !result.Elem.IsFloat():
		v.Fail("Result type must be an integer or floating-point type!", i)
	case !fits(result, rows, columns):
		v.Fail("Result of a matrix operation does not fit in the returned vector!", i)
	}
}

func (v *Checker) stride(i *ir.Instr, k int, rows uint64) {
	if c := ir.AsInt(i.Operand(k)); c != nil {
		if n, ok := c.Uint64(); ok && n < rows {
			v.Fail("Stride must be greater or equal than the number of rows!", i)
		}
	}
}

// relocation checks the name of the symbol that a function refers to for the linker's sake.
func (v *Checker) relocation(i *ir.Instr) {
	if m, ok := i.Operand(0).(*ir.MDOperand); ok {
		if _, isString := m.Node.(ir.MDStr); !isString {
			v.Fail("llvm.reloc.none argument must be a metadata string", i)
		}
	}
}

func (v *Checker) memsetPattern(i *ir.Instr) {
	if !i.Operand(1).Type().IsSized() {
		v.Fail("unsized types cannot be used as memset patterns", i)
	}
}
