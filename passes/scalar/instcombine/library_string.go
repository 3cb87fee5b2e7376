package instcombine

import (
	"strings"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/simplify/constfold"
)

// Strings of which the contents or the length is known.

const maxConstantBytes = 1 << 16 // of a constant that is treated as a string

// constantBytes returns the bytes from p to the end of the constant that it points into. There are
// none beyond an object that is all zero.
func (ic *combiner) constantBytes(p ir.Value) (string, bool) {
	base, off, ok := analysis.ConstantOffset(p, ic.dl)
	g, isGlobal := base.(*ir.GlobalVar)
	if !ok || !isGlobal || !g.Constant || g.Init == nil || !constfold.Definitive(g) || !g.ValueType.IsSized() {
		return "", false
	}
	size := ic.dl.AllocSize(g.ValueType)
	k, isConst := g.Init.(*ir.Const)
	switch {
	case !isConst || off < 0:
		return "", false
	case k.IsZero() && uint64(off) > size:
		return "", true
	case uint64(off) > size || size-uint64(off) > maxConstantBytes:
		return "", false
	case k.Kind == ir.StringConst && k.Type().Elem.IsInt(8):
		return k.Str[off:], true
	}
	bytes, ok := constfold.Bytes(k, off, ic.dl)
	return string(bytes), ok
}

// constantString returns the string that p points to, without its end. It must have one; where it
// has not, its use is undefined, and the string may as well end with the object.
func (ic *combiner) constantString(p ir.Value) (string, bool) {
	s, ok := ic.constantBytes(p)
	s, _, _ = strings.Cut(s, "\x00")
	return s, ok
}

// stringSize returns the size of the string that v points to, including the terminating zero, or 0
// if unknown. All of the pointers that v may be must point to strings of that size.
func (ic *combiner) stringSize(v ir.Value) uint64 {
	budget := maxStringValues
	return ic.stringSizeOf(v, &budget)
}

const maxStringValues = 32 // bounds the selects and φs visited; it also ends walks around loops

func (ic *combiner) stringSizeOf(v ir.Value, budget *int) uint64 {
	if s, ok := ic.constantString(v); ok {
		return uint64(len(s)) + 1
	}
	i := asInstr(v)
	if *budget--; i == nil || *budget < 0 || !isOp(i, ir.Select, ir.Phi) {
		return 0
	}
	first := 0
	if i.Op() == ir.Select {
		first = 1
	}
	n := uint64(0)
	for k := first; k < i.NumOperands(); k++ {
		in := i.Operand(k)
		if in == v || !in.Type().IsPtr() {
			continue
		}
		m := ic.stringSizeOf(in, budget)
		if m == 0 || n != 0 && m != n {
			return 0
		}
		n = m
	}
	return n
}

// onlyEquality reports whether a call's result is only compared with v for being the same.
func onlyEquality(i *ir.Instr, v ir.Value) bool {
	if !ir.HasUses(i) {
		return false
	}
	for u := range ir.Users(i) {
		if u.Op() != ir.ICmp || !u.Pred.IsEquality() || u.Operand(0) != v && u.Operand(1) != v {
			return false
		}
	}
	return true
}

// onlyZeroTest reports whether a call's result is only compared with zero.
func onlyZeroTest(i *ir.Instr) bool { return onlyEquality(i, ir.NewZero(i.Type())) }

// lengthCall is strlen. A string that is only tested for being empty is so by its first byte.
func lengthCall(ic *combiner, i *ir.Instr) ir.Value {
	s := i.Arg(0)
	if onlyZeroTest(i) {
		return ic.b.cast(ir.ZExt, ic.loadByte(s, "char0"), i.Type(), "")
	}
	if n := ic.stringSize(s); n > 0 {
		return ir.NewInt(i.Type(), n-1)
	}
	if v := ic.lengthOfRest(i, s); v != nil {
		return v
	}
	if c := opOf(s, ir.Select); c != nil {
		a, b := ic.stringSize(c.Operand(1)), ic.stringSize(c.Operand(2))
		if a > 0 && b > 0 {
			return ic.b.selectOf(c.Operand(0), ir.NewInt(i.Type(), a-1), ir.NewInt(i.Type(), b-1), "")
		}
	}
	ic.accesses(i, 0)
	return nil
}

// lengthOfRest: the length of a constant string from a variable offset on is the total length minus
// the offset, if the only zero byte is at the end.
func (ic *combiner) lengthOfRest(i *ir.Instr, s ir.Value) ir.Value {
	g := opOf(s, ir.GetElementPtr)
	if g == nil || ic.dl.AllocSize(g.ElemTy) == 0 {
		return nil
	}
	at := g.Operand(g.NumOperands() - 1)
	switch {
	case g.NumOperands() == 2 && g.ElemTy.IsInt(8):
	case g.NumOperands() == 3 && g.ElemTy.Kind == ir.ArrayKind && g.ElemTy.Elem.IsInt(8) && isZero(g.Operand(1)):
	default:
		return nil
	}
	bytes, ok := ic.constantBytes(g.Operand(0))
	end := strings.IndexByte(bytes, 0)
	if !ok || end < 0 || at.Type().Bits > 64 {
		return nil
	}
	k := ic.q.KnownBits(at)
	_, whole := g.Operand(0).(*ir.GlobalVar)
	within := k.NonNegative(at.Type().Bits) && k.Max(at.Type().Bits) <= uint64(end)
	if !within && !(whole && end == len(bytes)-1) {
		return nil
	}
	return ic.b.sub(ir.NewInt(i.Type(), uint64(end)), ic.b.intCast(at, i.Type(), true, ""), "")
}

// copyString: strcpy and stpcpy of a string whose size is known are copies of memory.
func copyString(ic *combiner, i *ir.Instr) ir.Value {
	dst, src := i.Arg(0), i.Arg(1)
	toEnd := i.CalledFunc().Name() == "stpcpy"
	switch {
	case dst == src && !toEnd:
		return src
	case dst == src:
		n := ic.callLibrary(i, "strlen", ic.sizeType(), src)
		if n == nil {
			return nil
		}
		return ic.byteAfter(dst, n, "")
	case toEnd && !ir.HasUses(i):
		return ic.callLibrary(i, "strcpy", i.Type(), dst, src)
	}
	ic.accesses(i, 0, 1)
	n := ic.stringSize(src)
	if n == 0 {
		return nil
	}
	ic.accessesBytes(i, n, 1)
	end := dst
	if toEnd {
		end = ic.byteAfter(dst, ic.size(n-1), "")
	}
	ic.copyInstead(i, dst, src, ic.size(n), true)
	return end
}

// copyStringBounded: strncpy and stpncpy of a string whose size is known (LLVM's
// optimizeStringNCpy). stpncpy returns the address of the first zero written, else the end.
func copyStringBounded(ic *combiner, i *ir.Instr) ir.Value {
	dst, src, size := i.Arg(0), i.Arg(1), i.Arg(2)
	toEnd := i.CalledFunc().Name() == "stpncpy"
	if ic.q.NonZero(size) {
		ic.accesses(i, 0, 1)
	}
	n, bounded := word(size)
	switch {
	case bounded && n == 0:
		return dst
	case bounded && n == 1:
		c := ic.loadByte(src, "stxncpy.char0")
		ic.storeByte(c, dst)
		if !toEnd {
			return dst
		}
		more := ic.b.cmp(ir.NE, c, ir.NewZero(ic.ctx.I8), "stpncpy.char0cmp")
		return ic.b.selectOf(more, ic.byteAfter(dst, ic.size(1), "stpncpy.end"), dst, "stpncpy.sel")
	}
	length := ic.stringSize(src)
	if length == 0 {
		return nil
	}
	ic.accessesBytes(i, length, 1)
	if length == 1 { // only zeros, as many as fit
		ic.setInstead(i, dst, ir.NewZero(ic.ctx.I8), size)
		return dst
	}
	if !bounded {
		return nil
	}
	if n > length { // filled up with zeros
		s, ok := ic.constantString(src)
		if n > 128 || !ok {
			return nil
		}
		src = ic.newString(s + strings.Repeat("\x00", int(n)-len(s)-1))
	}
	ic.copyInstead(i, dst, src, size, true)
	if toEnd {
		return ic.byteAfter(dst, ic.size(min(length-1, n)), "endptr")
	}
	return dst
}

// newString creates a global constant of a zero-terminated string.
func (ic *combiner) newString(s string) ir.Value {
	return ic.f.Module().NewTable("str", ic.f, ic.ctx.NewString(s+"\x00"), 1)
}

func appendString(ic *combiner, i *ir.Instr) ir.Value {
	ic.accesses(i, 0, 1)
	n := ic.stringSize(i.Arg(1))
	if n == 0 {
		return nil
	}
	return ic.appendBytes(i, n-1)
}

func appendStringBounded(ic *combiner, i *ir.Instr) ir.Value {
	size, ok := word(i.Arg(2))
	if !ok {
		return nil
	}
	ic.accesses(i, 0)
	if size > 0 {
		ic.accesses(i, 1)
	}
	n := ic.stringSize(i.Arg(1))
	switch {
	case size == 0 || n == 1:
		return i.Arg(0)
	case n == 0 || size < n-1:
		return nil
	}
	return ic.appendBytes(i, n-1)
}

// appendBytes copies n bytes and a terminating zero to the end of the string in the first argument.
func (ic *combiner) appendBytes(i *ir.Instr, n uint64) ir.Value {
	dst := i.Arg(0)
	if n == 0 {
		return dst
	}
	length := ic.callLibrary(i, "strlen", ic.sizeType(), dst)
	if length == nil {
		return nil
	}
	end := ic.byteAfter(dst, length, "endptr")
	ic.newCopy(i, "llvm.memcpy", end, i.Arg(1), ic.size(n+1))
	return dst
}

func findInString(ic *combiner, i *ir.Instr) ir.Value {
	s, null := i.Arg(0), ir.NewZero(i.Type())
	ic.accesses(i, 0)
	c, known := word(i.Arg(1))
	if !known {
		n := ic.stringSize(s)
		if n == 0 {
			if onlyEquality(i, s) {
				return ic.firstByteIs(i, nil)
			}
			return nil
		}
		ic.accessesBytes(i, n, 0)
		return ic.callLibrary(i, "memchr", i.Type(), s, i.Arg(1), ic.size(n))
	}
	c &= 0xff
	if c == 0 && onlyEquality(i, null) { // there always is an end
		return ic.b.cast(ir.IntToPtr, ic.size(1), i.Type(), "")
	}
	text, ok := ic.constantString(s)
	if !ok {
		if c != 0 {
			return nil
		}
		n := ic.callLibrary(i, "strlen", ic.sizeType(), s)
		if n == nil {
			return nil
		}
		return ic.byteAfter(s, n, "strchr")
	}
	at := strings.IndexByte(text+"\x00", byte(c))
	if at < 0 {
		return null
	}
	return ic.byteAfter(s, ic.size(uint64(at)), "strchr")
}

func findLastInString(ic *combiner, i *ir.Instr) ir.Value {
	s := i.Arg(0)
	ic.accesses(i, 0)
	c, known := word(i.Arg(1))
	if !known {
		return nil
	}
	text, ok := ic.constantString(s)
	if !ok {
		if c != 0 {
			return nil
		}
		return ic.callLibrary(i, "strchr", i.Type(), s, i.Arg(1))
	}
	at := strings.LastIndexByte(text+"\x00", byte(c))
	if at < 0 {
		return ir.NewZero(i.Type())
	}
	return ic.byteAfter(s, ic.size(uint64(at)), "strrchr")
}
