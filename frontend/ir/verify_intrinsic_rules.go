package ir

import (
	"strconv"
	"strings"
)

// intrinsicRules are the rules of single intrinsics beyond their signatures. The messages are
// LLVM's, or follow them.
var intrinsicRules = map[string]func(v *verifier, i *Instr){
	"llvm.memcpy.element.unordered.atomic":      (*verifier).elementwise,
	"llvm.memmove.element.unordered.atomic":     (*verifier).elementwise,
	"llvm.memset.element.unordered.atomic":      (*verifier).elementwise,
	"llvm.gcroot":                               (*verifier).gcRoot,
	"llvm.gcread":                               (*verifier).gcAccess,
	"llvm.gcwrite":                              (*verifier).gcAccess,
	"llvm.init.trampoline":                      (*verifier).initTrampoline,
	"llvm.stackprotector":                       (*verifier).stackProtector,
	"llvm.localescape":                          (*verifier).localEscape,
	"llvm.localrecover":                         (*verifier).localRecover,
	"llvm.experimental.guard":                   (*verifier).oneDeopt,
	"llvm.experimental.deoptimize":              (*verifier).deoptimize,
	"llvm.eh.exceptioncode":                     (*verifier).exceptionOfPad,
	"llvm.eh.exceptionpointer":                  (*verifier).exceptionOfPad,
	"llvm.sdiv.fix":                             (*verifier).signedFix,
	"llvm.sdiv.fix.sat":                         (*verifier).signedFix,
	"llvm.smul.fix":                             (*verifier).signedFix,
	"llvm.smul.fix.sat":                         (*verifier).signedFix,
	"llvm.udiv.fix":                             (*verifier).unsignedFix,
	"llvm.udiv.fix.sat":                         (*verifier).unsignedFix,
	"llvm.umul.fix":                             (*verifier).unsignedFix,
	"llvm.umul.fix.sat":                         (*verifier).unsignedFix,
	"llvm.lround":                               (*verifier).sameLanes,
	"llvm.llround":                              (*verifier).sameLanes,
	"llvm.lrint":                                (*verifier).sameLanes,
	"llvm.llrint":                               (*verifier).sameLanes,
	"llvm.fptosi.sat":                           (*verifier).sameLanes,
	"llvm.fptoui.sat":                           (*verifier).sameLanes,
	"llvm.scmp":                                 (*verifier).threeWay,
	"llvm.ucmp":                                 (*verifier).threeWay,
	"llvm.experimental.stepvector":              (*verifier).stepVector,
	"llvm.vector.splice":                        (*verifier).splice,
	"llvm.experimental.get.vector.length":       (*verifier).vectorLength,
	"llvm.threadlocal.address":                  (*verifier).threadLocalAddress,
	"llvm.ptrmask":                              (*verifier).pointerMask,
	"llvm.matrix.multiply":                      (*verifier).matrix,
	"llvm.matrix.transpose":                     (*verifier).matrix,
	"llvm.matrix.column.major.load":             (*verifier).matrix,
	"llvm.matrix.column.major.store":            (*verifier).matrix,
	"llvm.coro.id":                              (*verifier).coroID,
	"llvm.call.preallocated.setup":              (*verifier).preallocatedSetup,
	"llvm.call.preallocated.arg":                (*verifier).preallocatedArg,
	"llvm.call.preallocated.teardown":           func(v *verifier, i *Instr) { v.preallocatedToken(i) },
	"llvm.preserve.array.access.index":          (*verifier).elementOfFirst,
	"llvm.preserve.struct.access.index":         (*verifier).elementOfFirst,
	"llvm.aarch64.ldaxr":                        (*verifier).elementOfFirst,
	"llvm.aarch64.ldxr":                         (*verifier).elementOfFirst,
	"llvm.arm.ldaex":                            (*verifier).elementOfFirst,
	"llvm.arm.ldrex":                            (*verifier).elementOfFirst,
	"llvm.aarch64.stlxr":                        (*verifier).elementOfSecond,
	"llvm.aarch64.stxr":                         (*verifier).elementOfSecond,
	"llvm.arm.stlex":                            (*verifier).elementOfSecond,
	"llvm.arm.strex":                            (*verifier).elementOfSecond,
	"llvm.vp.icmp":                              (*verifier).vpCompare,
	"llvm.vp.fcmp":                              (*verifier).vpCompare,
	"llvm.experimental.constrained.fcmp":        (*verifier).constrainedCompare,
	"llvm.experimental.constrained.fcmps":       (*verifier).constrainedCompare,
	"llvm.experimental.constrained.fptosi":      (*verifier).sameLanes,
	"llvm.experimental.constrained.fptoui":      (*verifier).sameLanes,
	"llvm.experimental.constrained.sitofp":      (*verifier).sameLanes,
	"llvm.experimental.constrained.uitofp":      (*verifier).sameLanes,
	"llvm.experimental.constrained.lrint":       (*verifier).noVectors,
	"llvm.experimental.constrained.llrint":      (*verifier).noVectors,
	"llvm.experimental.constrained.lround":      (*verifier).noVectors,
	"llvm.experimental.constrained.llround":     (*verifier).noVectors,
	"llvm.experimental.constrained.fptrunc":     (*verifier).resize,
	"llvm.experimental.constrained.fpext":       (*verifier).resize,
	"llvm.experimental.gc.statepoint":           (*verifier).statepoint,
	"llvm.experimental.gc.result":               (*verifier).gcResult,
	"llvm.experimental.gc.relocate":             (*verifier).gcRelocate,
	"llvm.vector.reduce.and":                    (*verifier).integerReduction,
	"llvm.vector.reduce.or":                     (*verifier).integerReduction,
	"llvm.vector.reduce.xor":                    (*verifier).integerReduction,
	"llvm.vector.reduce.add":                    (*verifier).integerReduction,
	"llvm.vector.reduce.mul":                    (*verifier).integerReduction,
	"llvm.vector.reduce.smax":                   (*verifier).integerReduction,
	"llvm.vector.reduce.smin":                   (*verifier).integerReduction,
	"llvm.vector.reduce.umax":                   (*verifier).integerReduction,
	"llvm.vector.reduce.umin":                   (*verifier).integerReduction,
	"llvm.vector.reduce.fmax":                   (*verifier).floatReduction,
	"llvm.vector.reduce.fmin":                   (*verifier).floatReduction,
	"llvm.vector.reduce.fadd":                   (*verifier).floatReduction,
	"llvm.vector.reduce.fmul":                   (*verifier).floatReduction,
	"llvm.nvvm.setmaxnreg.inc.sync.aligned.u32": (*verifier).registerCount,
	"llvm.nvvm.setmaxnreg.dec.sync.aligned.u32": (*verifier).registerCount,
}

// --- reductions, targets ---

func (v *verifier) integerReduction(i *Instr) {
	if i.ops[0].val.Type().Scalar().Kind != IntKind {
		v.fail("Intrinsic has incorrect argument type!", i)
	}
}

// floatReduction checks the vector, which is the last operand.
func (v *verifier) floatReduction(i *Instr) {
	if !i.ops[i.NumArgs()-1].val.Type().Scalar().IsFloat() {
		v.fail("Intrinsic has incorrect argument type!", i)
	}
}

func (v *verifier) registerCount(i *Instr) {
	switch n, _ := i.ops[0].val.(*Const).Uint64(); {
	case n%8 != 0:
		v.fail("reg_count argument to nvvm.setmaxnreg must be in multiples of 8", i)
	case n < 24 || n > 256:
		v.fail("reg_count argument to nvvm.setmaxnreg must be within [24, 256]", i)
	}
}

// --- memory, garbage collection, frames ---

// elementwise checks the size of the elements, and that the pointers are aligned to it.
func (v *verifier) elementwise(i *Instr) {
	n, _ := i.ops[3].val.(*Const).Uint64()
	if n == 0 || n&(n-1) != 0 {
		v.fail("element size of the element-wise atomic memory intrinsic must be a power of 2", i)
		return
	}
	for k, what := range []string{"destination", "source"} {
		align, _ := i.Info.Attrs.Param(k).Get("align")
		if bytes, _ := strconv.ParseUint(align.Val, 10, 64); i.ops[k].val.Type().Kind == PtrKind && bytes < n {
			v.fail("incorrect alignment of the "+what+" argument", i)
		}
	}
}

func (v *verifier) gcRoot(i *Instr) {
	slot, _ := i.ops[0].val.(*Instr)
	meta, isConst := i.ops[1].val.(*Const)
	if _, isGlobal := i.ops[1].val.(GlobalValue); isGlobal {
		isConst = true
	}
	switch {
	case slot == nil || slot.op != Alloca:
		v.fail("llvm.gcroot parameter #1 must be an alloca.", i)
	case !isConst:
		v.fail("llvm.gcroot parameter #2 must be a constant.", i)
	case slot.ElemTy.Kind != PtrKind && meta != nil && meta.Kind == NullConst:
		v.fail("llvm.gcroot parameter #1 must either be a pointer alloca, or argument #2 must be a non-null constant.", i)
	}
	v.gcAccess(i)
}

func (v *verifier) gcAccess(i *Instr) {
	if v.fn.GC == "" {
		v.fail("Enclosing function does not use GC.", i)
	}
}

func (v *verifier) initTrampoline(i *Instr) {
	if _, ok := stripCasts(i.ops[1].val).(*Func); !ok {
		v.fail("llvm.init_trampoline parameter #2 must resolve to a function.", i)
	}
}

func (v *verifier) stackProtector(i *Instr) {
	if !definedBy(i.ops[1].val, Alloca) {
		v.fail("llvm.stackprotector parameter #2 must resolve to an alloca instruction.", i)
	}
}

// localEscape: once in a function, in its first block, of its own slots.
func (v *verifier) localEscape(i *Instr) {
	if !i.block.IsEntry() {
		v.fail("llvm.localescape used outside of entry block", i)
	}
	for x := i.prev; x != nil; x = x.prev {
		if x.IntrinsicID() == "llvm.localescape" {
			v.fail("multiple calls to llvm.localescape in one function", i)
		}
	}
	for k := range i.NumArgs() {
		if c, ok := i.ops[k].val.(*Const); ok && c.Kind == NullConst {
			continue
		}
		if slot, ok := i.ops[k].val.(*Instr); !ok || slot.op != Alloca || !slot.block.IsEntry() {
			v.fail("llvm.localescape only accepts static allocas", i)
		}
	}
}

// localRecover: the number is one that the function's localescape gives a slot to.
func (v *verifier) localRecover(i *Instr) {
	f, ok := stripCasts(i.ops[0].val).(*Func)
	if !ok || f.IsDecl() {
		v.fail("llvm.localrecover first argument must be function defined in this module", i)
		return
	}
	if v.escapes == nil {
		v.escapes = map[*Func]uint64{}
	}
	slots, known := v.escapes[f]
	if !known {
		for x := f.first.first; x != nil; x = x.next {
			if x.IntrinsicID() == "llvm.localescape" {
				slots = uint64(x.NumArgs())
			}
		}
		v.escapes[f] = slots
	}
	if n, _ := i.ops[2].val.(*Const).Uint64(); n >= slots {
		v.fail("all indices passed to llvm.localrecover must be less than the number of arguments passed to llvm.localescape in the "+
			"parent function", i)
	}
}

func (v *verifier) threadLocalAddress(i *Instr) {
	g, ok := i.ops[0].val.(GlobalValue)
	switch {
	case !ok:
		v.fail("llvm.threadlocal.address first argument must be a GlobalValue", i)
	case g.header().TLS == "":
		v.fail("llvm.threadlocal.address operand isThreadLocal() must be true", i)
	}
}

func (v *verifier) pointerMask(i *Instr) {
	p, m := i.ty, i.ops[1].val.Type()
	switch {
	case p.IsVector() != m.IsVector():
		v.fail("llvm.ptrmask intrinsic arguments must be both scalars or both vectors", i)
	case p.IsVector() && (p.Len != m.Len || p.Scalable != m.Scalable):
		v.fail("llvm.ptrmask intrinsic arguments must have the same number of elements", i)
	case v.layout.IndexBits(p.Scalar().Space) != m.Scalar().Bits:
		v.fail("llvm.ptrmask intrinsic second argument bitwidth must match pointer index type size of first argument", i)
	}
}

func (v *verifier) elementOfFirst(i *Instr)  { v.requiresElement(i, 0, "first") }
func (v *verifier) elementOfSecond(i *Instr) { v.requiresElement(i, 1, "second") }

func (v *verifier) requiresElement(i *Instr, k int, which string) {
	if k < i.NumArgs() && !i.Info.Attrs.Param(k).Has("elementtype") {
		v.fail("Intrinsic requires elementtype attribute on "+which+" argument.", i)
	}
}

// --- control ---

func countBundles(i *Instr, tag string) (n int) {
	for _, b := range i.Info.Bundles {
		if b.Tag == tag {
			n++
		}
	}
	return n
}

// bundle returns the first operand bundle with a tag, or nil.
func (i *Instr) bundle(tag string) *Bundle {
	for k := range i.Info.Bundles {
		if b := &i.Info.Bundles[k]; b.Tag == tag {
			return b
		}
	}
	return nil
}

func (v *verifier) oneDeopt(i *Instr) {
	if countBundles(i, "deopt") != 1 {
		v.fail(`experimental_guard must have exactly one "deopt" operand bundle`, i)
	}
}

// deoptimize checks that the call has the function's return type, and that a ret follows.
func (v *verifier) deoptimize(i *Instr) {
	next := i.next
	switch {
	case countBundles(i, "deopt") != 1:
		v.fail(`experimental_deoptimize must have exactly one "deopt" operand bundle`, i)
	case i.ty != v.fn.RetType():
		v.fail("experimental_deoptimize return type must match caller return type", i)
	case next == nil || next.op != Ret:
		v.fail("calls to experimental_deoptimize must be followed by a return", i)
	case len(next.ops) == 1 && next.ops[0].val != Value(i):
		v.fail("calls to experimental_deoptimize must be followed by a return of the value computed by experimental_deoptimize", i)
	}
}

func (v *verifier) exceptionOfPad(i *Instr) {
	if !definedBy(i.ops[0].val, CatchPad) {
		v.fail("eh.exceptionpointer argument must be a catchpad", i)
	}
}

// coroID: what describes the coroutine is a constant that is there, or null.
func (v *verifier) coroID(i *Instr) {
	info := stripCasts(i.ops[3].val)
	if c, ok := info.(*Const); ok && c.Kind == NullConst {
		return
	}
	g, ok := info.(*GlobalVar)
	if !ok || !g.Constant || g.Init == nil || g.Linkage == WeakLinkage || g.Linkage == LinkOnce {
		v.fail("info argument of llvm.coro.id must refer to an initialized constant", i)
		return
	}
	if !g.Init.Type().IsAggregate() {
		v.fail("info argument of llvm.coro.id must refer to either a struct or an array", i)
	}
}

// preallocatedSetup: one call takes the token, with as many preallocated arguments as were set up.
func (v *verifier) preallocatedSetup(i *Instr) {
	c := AsInt(i.ops[0].val)
	if c == nil {
		v.fail("llvm.call.preallocated.setup argument must be a constant", i)
		return
	}
	want, _ := c.Int64()
	calls := 0
	for user := range Users(i) {
		if !user.op.IsCall() {
			v.fail("Uses of llvm.call.preallocated.setup must be calls", i)
			continue
		}
		switch user.IntrinsicID() {
		case "llvm.call.preallocated.arg", "llvm.call.preallocated.teardown":
			continue
		}
		if calls++; calls > 1 {
			v.fail("Can have at most one call corresponding to a llvm.call.preallocated.setup", i)
			continue
		}
		n := int64(0)
		for k := range user.NumArgs() {
			if user.Info.Attrs.Param(k).Has("preallocated") {
				n++
			}
		}
		switch b := user.bundle("preallocated"); {
		case n == 0:
			v.fail("cannot use preallocated intrinsics on a call without preallocated arguments", i, user)
		case b == nil:
			v.fail("Use of llvm.call.preallocated.setup outside intrinsics must be in \"preallocated\" operand bundle", i, user)
		case b.Count == 1 && user.ops[b.First].val != Value(i):
			v.fail("preallocated bundle must have token from corresponding llvm.call.preallocated.setup", i, user)
		case n != want:
			v.fail("llvm.call.preallocated.setup arg size must be equal to number of preallocated arguments at call site", i, user)
		}
	}
}

func (v *verifier) preallocatedToken(i *Instr) *Instr {
	setup, ok := i.ops[0].val.(*Instr)
	if !ok || setup.IntrinsicID() != "llvm.call.preallocated.setup" {
		v.fail(i.IntrinsicID()+" token argument must be a llvm.call.preallocated.setup", i)
		return nil
	}
	return setup
}

func (v *verifier) preallocatedArg(i *Instr) {
	setup := v.preallocatedToken(i)
	if setup == nil {
		return
	}
	n, k := AsInt(setup.ops[0].val), AsInt(i.ops[1].val)
	if n == nil || k == nil {
		v.fail("llvm.call.preallocated.arg index must be a constant", i)
		return
	}
	count, _ := n.Int64()
	if at, _ := k.Int64(); at < 0 || at >= count {
		v.fail("llvm.call.preallocated.alloc arg index must be between 0 and corresponding llvm.call.preallocated.setup's argument count", i)
	}
	if !i.Info.Attrs.Fn.Has("preallocated") {
		v.fail("llvm.call.preallocated.arg must be called with a \"preallocated\" call site attribute", i)
	}
}

// --- arithmetic and vectors ---

func (v *verifier) signedFix(i *Instr)   { v.fixedPoint(i, 1, "less than") }
func (v *verifier) unsignedFix(i *Instr) { v.fixedPoint(i, 0, "less than or equal to") }

func (v *verifier) fixedPoint(i *Instr, sign uint64, rule string) {
	if scale, _ := i.ops[2].val.(*Const).Uint64(); scale+sign > uint64(i.ty.Scalar().Bits) {
		v.fail("the scale of "+i.IntrinsicID()+" must be "+rule+" the width of the operands", i)
	}
}

// sameLanes: argument and result are both scalars, or vectors of the same length.
func (v *verifier) sameLanes(i *Instr) {
	a, b := i.ty, i.ops[0].val.Type()
	if a.IsVector() != b.IsVector() {
		v.fail("Intrinsic first argument and result disagree on vector use", i)
	} else if a.IsVector() && (a.Len != b.Len || a.Scalable != b.Scalable) {
		v.fail("Intrinsic first argument and result vector lengths must be equal", i)
	}
}

func (v *verifier) noVectors(i *Instr) {
	if i.ty.IsVector() || i.ops[0].val.Type().IsVector() {
		v.fail("Intrinsic does not support vectors", i)
	}
}

func (v *verifier) resize(i *Instr) {
	v.sameLanes(i)
	from, to := i.ops[0].val.Type().Scalar().FloatBits(), i.ty.Scalar().FloatBits()
	switch shrinks := strings.HasSuffix(i.IntrinsicID(), "fptrunc"); {
	case shrinks && from <= to:
		v.fail("Intrinsic first argument's type must be larger than result type", i)
	case !shrinks && from >= to:
		v.fail("Intrinsic first argument's type must be smaller than result type", i)
	}
}

func (v *verifier) threeWay(i *Instr) {
	if i.ty.Scalar().Bits < 2 {
		v.fail("result type must be at least 2 bits wide", i)
	}
	v.sameLanes(i)
}

func (v *verifier) stepVector(i *Instr) {
	if e := i.ty.Elem; e.Kind != IntKind || e.Bits < 8 {
		v.fail("experimental_stepvector only supported for vectors of integers with a bitwidth of at least 8.", i)
	}
}

func (v *verifier) splice(i *Instr) {
	length := int64(i.ty.Len)
	if r, ok := v.fn.Attrs.Fn.Get("vscale_range"); ok && i.ty.Scalable {
		length *= int64(leadingNumber(r.Val))
	}
	if n, _ := i.ops[2].val.(*Const).Int64(); n < -length || n >= length {
		v.fail("The splice index exceeds the range [-VL, VL-1] where VL is the known minimum number of elements in the vector. "+
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

func (v *verifier) vectorLength(i *Instr) {
	if n, _ := i.ops[1].val.(*Const).Int64(); n <= 0 {
		v.fail("get_vector_length: VF must be positive", i)
	}
}

// matrix checks that rows times columns fit the vectors.
func (v *verifier) matrix(i *Instr) {
	number := func(k int) uint64 { n, _ := i.ops[k].val.(*Const).Uint64(); return n }
	fits := func(t *Type, rows, columns uint64) bool { return rows*columns == t.Len }
	result := i.ty
	var rows, columns uint64
	operands := true
	switch i.IntrinsicID() {
	case "llvm.matrix.multiply":
		rows, columns = number(2), number(4)
		operands = fits(i.ops[0].val.Type(), rows, number(3)) && fits(i.ops[1].val.Type(), number(3), columns)
		if a, b := i.ops[0].val.Type().Elem, i.ops[1].val.Type().Elem; a != result.Elem || b != result.Elem {
			v.fail("Vector element type mismatch of the result and operand vectors!", i)
		}
	case "llvm.matrix.transpose":
		rows, columns = number(1), number(2)
	case "llvm.matrix.column.major.load":
		rows, columns = number(3), number(4)
		v.stride(i, 1, rows)
	default:
		result = i.ops[0].val.Type()
		rows, columns = number(4), number(5)
		v.stride(i, 2, rows)
	}
	switch {
	case !operands:
		v.fail("First/second argument of a matrix operation does not fit in its vector!", i)
	case result.Elem.Kind != IntKind && !result.Elem.IsFloat():
		v.fail("Result type must be an integer or floating-point type!", i)
	case !fits(result, rows, columns):
		v.fail("Result of a matrix operation does not fit in the returned vector!", i)
	}
}

func (v *verifier) stride(i *Instr, k int, rows uint64) {
	if c := AsInt(i.ops[k].val); c != nil {
		if n, ok := c.Uint64(); ok && n < rows {
			v.fail("Stride must be greater or equal than the number of rows!", i)
		}
	}
}
