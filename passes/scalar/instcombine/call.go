package instcombine

import (
	"strings"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/objectsize"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/rewrite"
	"opt-go/passes/simplify"
)

func (ic *combiner) visitCall(i *ir.Instr) *ir.Instr {
	if r := ic.simplified(i); r != nil || i.Block() == nil {
		return r
	}
	if i.IntrinsicID() == "" {
		if r := ic.throughTrampoline(i); r != nil {
			return r
		}
		if ic.neededByNobody(i) || ic.freedNothing(i) || frees(i) {
			return nil
		}
		if i.Func().Attrs.Fn.Has("nounwind") && analysis.MayThrow(i) { // unwinding is undefined
			i.Info.Attrs = i.Info.Attrs.Clone()
			i.Info.Attrs.Fn = i.Info.Attrs.Fn.With(ir.EnumAttr("nounwind"))
			return i
		}
		if r := ic.libraryCall(i); r != nil || i.Block() == nil {
			return r
		}
		return ic.ofCall(i)
	}
	if f := callVisitors[i.IntrinsicID()]; f != nil {
		if r := f(ic, i); r != nil || i.Block() == nil {
			return r
		}
	}
	if rewrite.Commutes(i.IntrinsicID()) {
		if a, b, ok := symmetricPair(i.Arg(0), i.Arg(1)); ok {
			ic.setOperand(i, 0, a)
			return ic.setOperand(i, 1, b)
		}
	}
	if r := ic.callIntoSelect(i); r != nil {
		return r
	}
	if name, ok := strings.CutPrefix(i.CalledFunc().Name(), "llvm.nvvm."); ok {
		if r := ic.visitNVVM(i, name); r != nil {
			return r
		}
	}
	return ic.ofCall(i)
}

func (ic *combiner) visitInvoke(i *ir.Instr) *ir.Instr {
	if ic.neededByNobody(i) {
		return nil
	}
	return ic.ofCall(i)
}

// frees reports whether a call frees its argument, for which no facts are then recorded. C's free
// is recognized by its attributes, as in LLVM.
func frees(i *ir.Instr) bool {
	f := i.CalledFunc()
	return analysis.FreedPointer(i) != nil && (f.Name() != "free" || f.Attrs.Fn.Has("allockind"))
}

// ofCall annotates a call with facts about its arguments and its result.
func (ic *combiner) ofCall(i *ir.Instr) *ir.Instr {
	if i.IntrinsicID() == "llvm.objectsize" { // a query, which is to go
		return nil
	}
	if r := ic.markNonNull(i); r != nil {
		return r
	}
	if r := ic.returnedArgument(i); r != nil {
		return r
	}
	switch i.IntrinsicID() {
	case "":
		return ic.allocationSize(i)
	case "llvm.memcpy", "llvm.memmove", "llvm.memset":
		ic.memoryAccesses(i)
	}
	return nil
}

// intoArms are the intrinsics that are done on the arms of a select, where they fold.
var intoArms = map[string]bool{"llvm.ctlz": true, "llvm.cttz": true, "llvm.ctpop": true, "llvm.umin": true, "llvm.umax": true, "llvm.smin": true, "llvm.smax": true,
	"llvm.usub.sat": true, "llvm.uadd.sat": true, "llvm.ssub.sat": true, "llvm.sadd.sat": true}

// callIntoSelect does an intrinsic of a select and constants on the arms of the select.
func (ic *combiner) callIntoSelect(i *ir.Instr) *ir.Instr {
	for k := range i.NumArgs() {
		s := opOf(i.Arg(k), ir.Select)
		if s == nil || !intoArms[i.IntrinsicID()] {
			continue
		}
		if r := ic.intoSelect(i, s, false); r != nil {
			return r
		}
	}
	return nil
}

// returnedArgument: a call that returns one of its arguments has that as result.
func (ic *combiner) returnedArgument(i *ir.Instr) *ir.Instr {
	if i.Flags&ir.MustTail != 0 || i.Type().IsVoid() || !ir.HasUses(i) {
		return nil
	}
	for k := range i.NumArgs() {
		if i.Arg(k).Type() == i.Type() && analysis.ArgHas(i, k, "returned") {
			return ic.use(i, i.Arg(k))
		}
	}
	return nil
}

var callVisitors = map[string]func(*combiner, *ir.Instr) *ir.Instr{
	"llvm.umax": visitMinMax, "llvm.umin": visitMinMax, "llvm.smax": visitMinMax, "llvm.smin": visitMinMax,
	"llvm.abs": visitAbs, "llvm.stackrestore": visitStackRestore, "llvm.assume": visitAssume, "llvm.fshl": visitFunnel, "llvm.fshr": visitFunnel,
	"llvm.memcpy": visitMemTransfer, "llvm.memmove": visitMemTransfer, "llvm.memset": visitMemSet,
	"llvm.memcpy.inline": visitMemTransfer, "llvm.memset.inline": visitMemSet,
	"llvm.uadd.with.overflow": visitWithOverflow, "llvm.sadd.with.overflow": visitWithOverflow,
	"llvm.usub.with.overflow": visitWithOverflow, "llvm.ssub.with.overflow": visitWithOverflow,
	"llvm.umul.with.overflow": visitWithOverflow, "llvm.smul.with.overflow": visitWithOverflow,
	"llvm.fabs": visitFabs, "llvm.copysign": visitCopySign, "llvm.fma": visitFMA, "llvm.fmuladd": visitFMA,
	"llvm.minnum": visitFloatMinMax, "llvm.maxnum": visitFloatMinMax, "llvm.minimum": visitFloatMinMax, "llvm.maximum": visitFloatMinMax,
	"llvm.ceil": visitRounding, "llvm.floor": visitRounding, "llvm.nearbyint": visitRounding, "llvm.rint": visitRounding,
	"llvm.round": visitRounding, "llvm.roundeven": visitRounding, "llvm.trunc": visitRounding, "llvm.exp2": visitExp2, "llvm.log": visitLog, "llvm.log2": visitLog, "llvm.log10": visitLog, "llvm.ldexp": visitLdexp, "llvm.cos": visitCos, "llvm.sin": visitSin,
	"llvm.pow": visitPow, "llvm.powi": visitPowi, "llvm.sqrt": visitSqrt, "llvm.is.fpclass": visitIsFPClass, "llvm.ptrmask": visitPtrMask,
	"llvm.cttz": visitZeros, "llvm.ctlz": visitZeros, "llvm.ctpop": visitPopulation, "llvm.bswap": visitByteOrder, "llvm.bitreverse": visitBitOrder,
	"llvm.vector.reduce.or": visitReduce, "llvm.vector.reduce.and": visitReduce, "llvm.vector.reduce.xor": visitReduce, "llvm.vector.reduce.add": visitReduce,
	"llvm.vector.reduce.mul": visitReduce, "llvm.vector.reduce.umin": visitReduce, "llvm.vector.reduce.umax": visitReduce, "llvm.vector.reduce.smin": visitReduce,
	"llvm.vector.reduce.smax": visitReduce, "llvm.vector.reduce.fmin": visitReduce, "llvm.vector.reduce.fmax": visitReduce, "llvm.vector.reduce.fadd": visitReduce,
	"llvm.vector.reduce.fmul": visitReduce, "llvm.objectsize": visitObjectSize, "llvm.lifetime.end": visitLifetimeEnd, "llvm.experimental.gc.relocate": visitRelocate, "llvm.vscale": visitVScale, "llvm.vector.insert": visitVectorInsert, "llvm.vector.extract": visitVectorExtract,
	"llvm.memcpy.element.unordered.atomic": visitMemTransfer, "llvm.memmove.element.unordered.atomic": visitMemTransfer, "llvm.memset.element.unordered.atomic": visitMemSet,
	"llvm.uadd.sat": visitSaturating, "llvm.sadd.sat": visitSaturating, "llvm.usub.sat": visitSaturating, "llvm.ssub.sat": visitSaturating,
}

// visitMinMax canonicalises integer minima and maxima.
func visitMinMax(ic *combiner, i *ir.Instr) *ir.Instr {
	if ir.IsConst(i.Arg(0)) && !ir.IsConst(i.Arg(1)) {
		i.SwapOperands(0, 1)
		return i
	}
	id := i.IntrinsicID()
	x, y := i.Arg(0), i.Arg(1)
	ty := i.Type()
	signed := id == "llvm.smax" || id == "llvm.smin"
	if c := intrinsicOf(x, id); c != nil { // max(max(a, k), l)
		k, l := immediate(c.Arg(1)), immediate(y)
		if k != nil && l != nil {
			if f, _ := ic.foldMinMax(i, k, l).(*ir.Const); f != nil {
				return ic.newIntrinsic(id, ty, c.Arg(0), f)
			}
		}
	}
	if isBool(ty) {
		op := ir.Or
		if id == "llvm.umin" || id == "llvm.smax" {
			op = ir.And
		}
		return newBinary(op, x, y, 0)
	}
	if v := ic.minMaxDecided(id, x, y); v != nil {
		return ic.use(i, v)
	}
	if a, b := notOf(x), notOf(y); a != nil && (b != nil || immediate(y) != nil) && (oneUse(x) || oneUse(y)) { // max(~a, ~b) = ~min(a, b)
		if b == nil {
			b = foldNot(y)
		}
		return newNot(ic.b.intrinsic(oppositeMinMax[id], ty, "", a, b))
	}
	if a, b := asInstr(x), asInstr(y); a != nil && (a.Op() == ir.ZExt && !signed || a.Op() == ir.SExt) && oneUse(a) { // in the narrow type
		from := a.Operand(0).Type()
		var n ir.Value
		if b != nil && b.Op() == a.Op() && oneUse(b) && b.Operand(0).Type() == from {
			n = b.Operand(0)
		} else if immediate(y) != nil {
			n = ic.narrowConst(y, from, a.Op())
		}
		if n != nil && !isBool(from) {
			return newCast(a.Op(), ic.b.intrinsic(id, from, "", a.Operand(0), n), ty)
		}
	}
	if r := ic.saturatedRange(i); r != nil {
		return r
	}
	if r := ic.minMaxMore(i); r != nil || i.Block() == nil {
		return r
	}
	return ic.callOfShuffles(i)
}

// foldMinMax applies i's intrinsic to two constants.
func (ic *combiner) foldMinMax(i *ir.Instr, k, l ir.Value) ir.Value {
	n := i.Clone()
	n.SetOperand(0, k)
	n.SetOperand(1, l)
	v := ic.q.FoldConst(n)
	n.DropOperands()
	return v
}

// minMaxDecided returns the argument that is always the result, by the ranges of both.
func (ic *combiner) minMaxDecided(id string, x, y ir.Value) ir.Value {
	if v := ic.q.ICmp(minMaxOrder(id), x, y); v != nil {
		if k := ir.AsInt(v); k != nil {
			if k.IsZero() {
				return y
			}
			return x
		}
	}
	return nil
}

func visitAbs(ic *combiner, i *ir.Instr) *ir.Instr {
	x := i.Arg(0)
	w := width(i.Type())
	if a := negOf(x); a != nil { // |-a| = |a|
		if x.(*ir.Instr).HasFlag(ir.NSW) {
			ic.setOperand(i, 1, ic.ctx.NewBool(true))
		}
		return ic.setOperand(i, 0, a)
	}
	if s := onceOf(x, ir.SExt); s != nil { // |sext a| = zext |a|
		from := s.Operand(0).Type()
		return newCast(ir.ZExt, ic.b.intrinsic("llvm.abs", from, "", s.Operand(0), ic.ctx.NewBool(false)), i.Type())
	}
	if r := onceOf(x, ir.SRem); r != nil && isWord(r.Operand(1), 2) { // |a % 2| = a & 1
		return newBinary(ir.And, r.Operand(0), ir.NewInt(i.Type(), 1), 0)
	}
	k := ic.q.KnownBits(x)
	if k.NonNegative(w) {
		return ic.use(i, x)
	}
	if k.Negative(w) {
		flags := ir.Flags(0)
		if isOne(i.Arg(1)) {
			flags = ir.NSW
		}
		return newNeg(x, flags)
	}
	return nil
}

// visitAssume splits assumptions and records their facts.
func visitAssume(ic *combiner, i *ir.Instr) *ir.Instr {
	if len(i.Info.Bundles) > 0 {
		return nil
	}
	c := i.Arg(0)
	if k := ir.AsInt(c); k != nil && !k.IsZero() { // an unknown object size
		ic.erase(i)
		return nil
	}
	if isZero(c) || isUndef(c) {
		ic.unreachableAt(i)
		ic.erase(i)
		return nil
	}
	if l := ic.loadedNonNull(i); l != nil {
		l.SetMD("nonnull", ir.NewTuple())
		l.SetMD("noundef", ir.NewTuple())
		ic.erase(i)
		return nil
	}
	if n := i.Next(); n != nil && n.IntrinsicID() == "llvm.assume" && n.Arg(0) == c && len(n.Info.Bundles) == 0 {
		ic.erase(i)
		return nil
	}
	if x := asInstr(c); x != nil {
		if a, b, and, ok := valuetracking.LogicalOp(x); ok && and { // both
			ic.assume(a)
			ic.assume(b)
			ic.erase(i)
			return nil
		}
		if o := opOf(notOf(c), ir.Or); o != nil {
			ic.assume(ic.b.not(o.Operand(0), ""))
			ic.assume(ic.b.not(o.Operand(1), ""))
			ic.erase(i)
			return nil
		}
	}
	ic.q.Facts.AddAssume(i)
	return nil
}

// maxAssumeScan bounds the instructions between a load and an assumption about it.
const maxAssumeScan = 15

// loadedNonNull returns the load whose result an assumption says not to be null, if control comes
// from the load to the assumption without fail; or nil.
func (ic *combiner) loadedNonNull(assume *ir.Instr) *ir.Instr {
	c := opOf(assume.Arg(0), ir.ICmp)
	if c == nil || c.Pred != ir.NE || !isZero(c.Operand(1)) {
		return nil
	}
	l := opOf(c.Operand(0), ir.Load)
	if l == nil || !l.Type().IsPtr() || l.Block() != assume.Block() {
		return nil
	}
	scanned := 0
	for at := l.Next(); at != nil; at = at.Next() {
		if at == assume {
			return l
		}
		if analysis.IsDebugOrPseudo(at) {
			continue
		}
		if scanned++; scanned > maxAssumeScan || !analysis.TransfersControl(at) {
			return nil
		}
	}
	return nil
}

func (ic *combiner) assume(c ir.Value) {
	f := ic.f.Module().Func("llvm.assume")
	n := ir.NewInstr(ir.Call, ic.ctx.Void, c, f)
	n.Info = &ir.CallInfo{FuncType: f.FuncType, CC: f.CC}
	ic.b.insert(n, "")
}

// visitMemTransfer raises the alignment of a copy's addresses, turns small copies into a load and a
// store, and erases empty ones.
func visitMemTransfer(ic *combiner, i *ir.Instr) *ir.Instr {
	atomic := elementAtomic(i)
	if !atomic && !isZero(i.Arg(3)) {
		return nil
	}
	n, ok := word(i.Arg(2))
	if ok && n == 0 || i.Arg(0) == i.Arg(1) || ic.neverWritten(i.Arg(0)) {
		ic.erase(i)
		return nil
	}
	if ic.toCopyOfConstant(i) || ic.raiseAlign(i, 0) || ic.raiseAlign(i, 1) {
		return i
	}
	da, sa := ic.argAlign(i, 0), ic.argAlign(i, 1)
	if !ok || n > 8 || !isPow2(n) || atomic && min(da, sa) < n {
		return nil
	}
	ty := ic.ctx.Int(int(n) * 8)
	l := ir.NewInstr(ir.Load, ty, i.Arg(1))
	l.SetAlign(sa)
	v := ic.b.insert(l, "")
	s := ir.NewInstr(ir.Store, ic.ctx.Void, v, i.Arg(0))
	s.SetAlign(da)
	if atomic {
		l.Ordering = ir.Unordered
		s.Ordering = ir.Unordered
	}
	ic.b.insert(s, "")
	ic.setOperand(i, 2, ir.NewZero(i.Arg(2).Type()))
	return i
}

// elementAtomic reports whether a copy or fill of memory is atomic element by element: its fourth
// argument is the size of an element then, and it may become one access only if that is aligned.
func elementAtomic(i *ir.Instr) bool {
	return strings.HasSuffix(i.IntrinsicID(), ".element.unordered.atomic")
}

// toCopyOfConstant: a move from constant memory is a copy, since nothing writes there.
func (ic *combiner) toCopyOfConstant(i *ir.Instr) bool {
	name, isMove := strings.CutPrefix(i.IntrinsicID(), "llvm.memmove")
	g, ok := i.Arg(1).(*ir.GlobalVar)
	if !isMove || !ok || !g.Constant {
		return false
	}
	args := []*ir.Type{i.Arg(0).Type(), i.Arg(1).Type(), i.Arg(2).Type()}
	move := i.CalledFunc()
	f := ic.f.Module().Intrinsic("llvm.memcpy"+name, move.FuncType, move.Attrs.Fn, args...)
	ic.setOperand(i, i.NumOperands()-1, f)
	return true
}

// visitObjectSize answers a query for the bytes from an address to the end of its object.
func visitObjectSize(ic *combiner, i *ir.Instr) *ir.Instr {
	if n := objectsize.After(i, ic.dl, objectsize.Exact); n != nil {
		return ic.use(i, n)
	}
	base, off, ok := analysis.ConstantOffset(i.Arg(0), ic.dl)
	if c := opOf(base, ir.Call); ok && c != nil && c.IntrinsicID() == "" { // a copy of a known string
		if n, known := ic.allocated(c); known && off >= 0 && uint64(off) <= n && n-uint64(off) <= maskOf(width(i.Type())) {
			return ic.use(i, ir.NewInt(i.Type(), n-uint64(off)))
		}
	}
	return nil
}

// argAlign returns the alignment of a pointer argument by its attribute or by known bits.
func (ic *combiner) argAlign(i *ir.Instr, k int) uint64 {
	n := ic.knownAlign(i.Arg(k))
	if a, ok := i.Info.Attrs.Param(k).Get("align"); ok {
		v := uint64(0)
		for _, d := range a.Val {
			v = v*10 + uint64(d-'0')
		}
		n = max(n, v)
	}
	return n
}

// knownAlign is the largest power of two that an address is known to be a multiple of.
func (ic *combiner) knownAlign(p ir.Value) uint64 {
	return uint64(1) << uint(min(trailingZeros(^ic.q.KnownBits(p).Zero, 64), 32))
}

func visitMemSet(ic *combiner, i *ir.Instr) *ir.Instr {
	atomic := elementAtomic(i)
	if !atomic && !isZero(i.Arg(3)) {
		return nil
	}
	n, ok := word(i.Arg(2))
	if ok && n == 0 || ic.neverWritten(i.Arg(0)) {
		ic.erase(i)
		return nil
	}
	if ic.raiseAlign(i, 0) {
		return i
	}
	c, isConst := word(i.Arg(1))
	if !ok || !isConst || n > 8 || !isPow2(n) || atomic && ic.argAlign(i, 0) < n {
		return nil
	}
	v := uint64(0)
	for range n {
		v = v<<8 | c
	}
	s := ir.NewInstr(ir.Store, ic.ctx.Void, ir.NewInt(ic.ctx.Int(int(n)*8), v), i.Arg(0))
	s.SetAlign(ic.argAlign(i, 0))
	if atomic {
		s.Ordering = ir.Unordered
	}
	ic.b.insert(s, "")
	return ic.setOperand(i, 2, ir.NewZero(i.Arg(2).Type()))
}

// visitSaturating drops the saturation that never happens.
func visitSaturating(ic *combiner, i *ir.Instr) *ir.Instr {
	id := i.IntrinsicID()
	add := id[6:9] == "add"
	if add && ir.IsConst(i.Arg(0)) && !ir.IsConst(i.Arg(1)) {
		i.SwapOperands(0, 1)
		return i
	}
	op, signed, flag := ir.Sub, id[5] == 's', ir.NUW
	if add {
		op = ir.Add
	}
	if signed {
		flag = ir.NSW
	}
	switch ic.q.Overflows(op, signed, i.Arg(0), i.Arg(1)) {
	case simplify.NeverOverflows:
		return newBinary(op, i.Arg(0), i.Arg(1), flag)
	case simplify.OverflowsHigh:
		if !signed {
			return ic.use(i, ir.NewAllOnes(i.Type()))
		}
		if w := width(i.Type()); w <= 64 {
			return ic.use(i, ir.NewInt(i.Type(), signBit(w)-1))
		}
	case simplify.OverflowsLow:
		if !signed {
			return ic.use(i, ir.NewZero(i.Type()))
		}
		if w := width(i.Type()); w <= 64 {
			return ic.use(i, ir.NewInt(i.Type(), signBit(w)))
		}
	}
	return ic.saturatingConstants(i)
}
