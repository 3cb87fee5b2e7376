package instcombine

import (
	"slices"
	"strings"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/simplify/constfold"
)

// Searches for a byte in memory, and copies that end at one.

// isByte compares the byte that a character argument is with a constant.
func (ic *combiner) isByte(c ir.Value, is byte) ir.Value {
	return ic.b.cmp(ir.EQ, ic.b.cast(ir.Trunc, c, ic.ctx.I8, ""), ir.NewInt(ic.ctx.I8, uint64(is)), "")
}

// firstByteIs: where the result of a search is only compared with the start, the first byte
// decides, if the size is not zero.
func (ic *combiner) firstByteIs(i *ir.Instr, size ir.Value) ir.Value {
	s := i.Arg(0)
	c := ic.b.cmp(ir.EQ, ic.loadByte(s, ""), ic.b.cast(ir.Trunc, i.Arg(1), ic.ctx.I8, ""), "char0cmp")
	if size != nil && ir.AsInt(size) == nil {
		some := ic.b.cmp(ir.NE, size, ir.NewZero(size.Type()), "")
		c = ic.b.selectOf(some, c, ic.ctx.NewBool(false), "")
	}
	return ic.b.selectOf(c, s, ir.NewZero(i.Type()), "")
}

// oneByte searches a single byte of memory.
func (ic *combiner) oneByte(i *ir.Instr, name string) ir.Value {
	c := ic.b.cmp(ir.EQ, ic.loadByte(i.Arg(0), name+".char0"), ic.b.cast(ir.Trunc, i.Arg(1), ic.ctx.I8, ""), name+".char0cmp")
	return ic.b.selectOf(c, i.Arg(0), ir.NewZero(i.Type()), name+".sel")
}

// findInMemory is memchr, which reads no further than the byte that it finds.
func findInMemory(ic *combiner, i *ir.Instr) ir.Value {
	s, size, null := i.Arg(0), i.Arg(2), ir.NewZero(i.Type())
	if ic.q.NonZero(size) {
		ic.accesses(i, 0)
		if onlyEquality(i, s) {
			return ic.firstByteIs(i, size)
		}
	}
	n, bounded := word(size)
	switch {
	case bounded && n == 0:
		return null
	case bounded && n == 1:
		return ic.oneByte(i, "memchr")
	}
	text, ok := ic.constantBytes(s)
	if !ok {
		return nil
	}
	if c, known := word(i.Arg(1)); known {
		at := strings.IndexByte(text, byte(c))
		if at < 0 || bounded && uint64(at) >= n {
			return null
		}
		found := ic.byteAfter(s, ic.size(uint64(at)), "memchr.ptr")
		if bounded {
			return found
		}
		none := ic.b.cmp(ir.ULE, size, ir.NewInt(size.Type(), uint64(at)), "memchr.cmp")
		return ic.b.selectOf(none, null, found, "")
	}
	if text == "" { // the size can only be zero
		return null
	}
	if bounded {
		text = text[:min(uint64(len(text)), n)]
	}
	if v := ic.findInRuns(i, text); v != nil {
		return v
	}
	switch {
	case !bounded && onlyEquality(i, s):
		return ic.firstByteIs(i, size)
	case bounded && onlyZeroTest(i) && !ic.f.Attrs.Fn.Has("optsize") && !ic.f.Attrs.Fn.Has("minsize"):
		return ic.memberOf(i, text)
	}
	return nil
}

// findInRuns: in one or two runs of equal bytes, one is found at the start of its run, if the size
// reaches so far.
func (ic *combiner) findInRuns(i *ir.Instr, text string) ir.Value {
	s, c, size, null := i.Arg(0), i.Arg(1), i.Arg(2), ir.NewZero(i.Type())
	second := len(text) - len(strings.TrimLeft(text, text[:1]))
	if second < len(text) && strings.TrimLeft(text[second:], text[second:second+1]) != "" {
		return nil
	}
	both := func(x, y ir.Value) ir.Value {
		if k := ir.AsInt(y); k != nil && !k.IsZero() {
			return x
		}
		return ic.b.and(x, y, "")
	}
	var otherwise ir.Value = null
	c8 := ic.b.cast(ir.Trunc, c, ic.ctx.I8, "")
	if second < len(text) {
		at := ir.NewInt(size.Type(), uint64(second))
		is := ic.b.cmp(ir.EQ, c8, ir.NewInt(ic.ctx.I8, uint64(text[second])), "")
		is = both(is, ic.b.cmp(ir.UGT, size, at, ""))
		otherwise = ic.b.selectOf(is, ic.byteAfter(s, at, ""), null, "memchr.sel1")
	}
	is := ic.b.cmp(ir.EQ, c8, ir.NewInt(ic.ctx.I8, uint64(text[0])), "")
	is = both(is, ic.b.cmp(ir.NE, size, ir.NewZero(size.Type()), ""))
	return ic.b.selectOf(is, s, otherwise, "memchr.sel2")
}

// memberOf tests whether a byte is one of a text: by compares, where these are of one or two
// ranges, or by a set of bits as wide as a register. The result is null if it is not.
func (ic *combiner) memberOf(i *ir.Instr, text string) ir.Value {
	sorted := []byte(text)
	slices.Sort(sorted)
	most := sorted[len(sorted)-1]
	c := i.Arg(1)
	if !ic.fitsRegister(int(most) + 1) {
		ranges := 1
		for k := 1; k < len(sorted); k++ {
			if int(sorted[k]) > int(sorted[k-1])+1 {
				ranges++
			}
		}
		if ranges > 2 {
			return nil
		}
		c = ic.b.cast(ir.Trunc, c, ic.ctx.I8, "")
		any := ic.b.cmp(ir.EQ, c, ir.NewInt(ic.ctx.I8, uint64(sorted[0])), "")
		for _, x := range sorted[1:] {
			any = ic.b.or(any, ic.b.cmp(ir.EQ, c, ir.NewInt(ic.ctx.I8, uint64(x)), ""), "")
		}
		return ic.b.cast(ir.IntToPtr, any, i.Type(), "")
	}
	w := 8
	for w <= int(most) {
		w *= 2
	}
	set := uint64(0)
	for _, x := range sorted {
		set |= 1 << x
	}
	ty := ic.ctx.Int(w)
	c = ic.b.and(ic.b.intCast(c, ty, false, ""), ir.NewInt(ty, 0xff&maskOf(w)), "")
	inside := ic.b.cmp(ir.ULT, c, ir.NewInt(ty, uint64(w)), "memchr.bounds")
	bit := ic.b.and(ic.b.shl(ir.NewInt(ty, 1), c, ""), ir.NewInt(ty, set), "")
	is := ic.b.cmp(ir.NE, bit, ir.NewZero(ty), "memchr.bits")
	return ic.b.cast(ir.IntToPtr, ic.b.selectOf(inside, is, ic.ctx.NewBool(false), "memchr"), i.Type(), "")
}

// fitsRegister reports whether the target has an integer of so many bits or more.
func (ic *combiner) fitsRegister(bits int) bool {
	for _, n := range ic.dl.NativeInts {
		if n >= bits && n <= 64 {
			return true
		}
	}
	return false
}

// findLastInMemory is memrchr.
func findLastInMemory(ic *combiner, i *ir.Instr) ir.Value {
	s, size, null := i.Arg(0), i.Arg(2), ir.NewZero(i.Type())
	ic.accessesSize(i, size, 0)
	n, bounded := word(size)
	switch {
	case bounded && n == 0:
		return null
	case bounded && n == 1:
		return ic.oneByte(i, "memrchr")
	}
	text, ok := ic.constantBytes(s)
	switch {
	case !ok || bounded && text != "" && uint64(len(text)) < n:
		return nil
	case text == "": // the size can only be zero
		return null
	case bounded:
		text = text[:n]
	}
	if c, known := word(i.Arg(1)); known {
		at := strings.LastIndexByte(text, byte(c))
		switch {
		case at < 0:
			return null
		case bounded:
			return ic.byteAfter(s, ic.size(uint64(at)), "")
		case strings.IndexByte(text, byte(c)) == at: // the only one
			none := ic.b.cmp(ir.ULE, size, ir.NewInt(size.Type(), uint64(at)), "memrchr.cmp")
			return ic.b.selectOf(none, null, ic.byteAfter(s, ic.size(uint64(at)), "memrchr.ptr_plus"), "memrchr.sel")
		}
	}
	if strings.TrimLeft(text, text[:1]) != "" {
		return nil
	}
	var some ir.Value // all bytes are the same
	if !bounded {
		some = ic.b.cmp(ir.NE, size, ir.NewZero(size.Type()), "")
	}
	is := ic.isByte(i.Arg(1), text[0])
	if some != nil {
		is = ic.b.selectOf(some, is, ic.ctx.NewBool(false), "")
	}
	last := ic.byteAfter(s, ic.b.sub(size, ir.NewInt(size.Type(), 1), ""), "memrchr.ptr_plus")
	return ic.b.selectOf(is, last, null, "memrchr.sel")
}

// copyMemoryUntil is memccpy, which copies up to a byte, and returns the address after it, or null
// where it is not among the bytes copied.
func copyMemoryUntil(ic *combiner, i *ir.Instr) ir.Value {
	dst, src, size, null := i.Arg(0), i.Arg(1), i.Arg(3), ir.NewZero(i.Type())
	if !ir.HasUses(i) && dst == src {
		return dst
	}
	n, bounded := word(size)
	if bounded && n == 0 {
		return null
	}
	text, ok := ic.constantBytes(src)
	c, known := word(i.Arg(2))
	if !bounded || !ok || !known {
		return nil
	}
	at := strings.IndexByte(text, byte(c))
	switch {
	case at < 0 && n > uint64(len(text)):
		return nil
	case at < 0:
		ic.newCopy(i, "llvm.memcpy", dst, src, size).Flags |= i.Flags & (ir.TailCall | ir.NoTail)
		return null
	}
	copied := ir.NewInt(size.Type(), min(uint64(at)+1, n))
	ic.newCopy(i, "llvm.memcpy", dst, src, copied).Flags |= i.Flags & (ir.TailCall | ir.NoTail)
	if uint64(at) >= n {
		return null
	}
	return ic.byteAfter(dst, copied, "")
}

// copyMemoryFrom is bcopy: memmove with the source first.
func copyMemoryFrom(ic *combiner, i *ir.Instr) ir.Value {
	c := ic.newCopy(i, "llvm.memmove", i.Arg(1), i.Arg(0), i.Arg(2))
	c.Flags |= i.Flags & (ir.TailCall | ir.NoTail)
	return i
}

// copyStringLimited is strlcpy: it copies as much of a string as fits with a terminating zero, and
// returns the string's length.
func copyStringLimited(ic *combiner, i *ir.Instr) ir.Value {
	dst, src := i.Arg(0), i.Arg(1)
	if ic.q.NonZero(i.Arg(2)) {
		ic.accesses(i, 0)
	}
	ic.accesses(i, 1)
	n, bounded := word(i.Arg(2))
	if !bounded {
		return nil
	}
	zero := ir.NewZero(ic.ctx.I8)
	if n <= 1 {
		if n == 1 {
			ic.storeByte(zero, dst)
		}
		return ic.callLibrary(i, "strlen", i.Type(), src)
	}
	text, ok := ic.constantBytes(src)
	if !ok {
		return nil
	}
	length := strings.IndexByte(text, 0)
	whole := length >= 0 && uint64(length) < n // the terminating zero is copied too
	if length < 0 {
		length = len(text)
	}
	if length == 0 {
		ic.storeByte(zero, dst)
		return ir.NewZero(i.Type())
	}
	copied := min(n-1, uint64(length))
	if whole {
		copied = uint64(length) + 1
	}
	ic.copyInstead(i, dst, src, ic.size(copied), true)
	if !whole {
		ic.storeByte(zero, ic.byteAfter(dst, ir.NewInt(i.Type(), copied), ""))
	}
	return ir.NewInt(i.Type(), uint64(length))
}

// duplicateBounded: strndup of no less than a whole string is strdup.
func duplicateBounded(ic *combiner, i *ir.Instr) ir.Value {
	n := ic.stringSize(i.Arg(0))
	if n == 0 {
		return nil
	}
	ic.accessesBytes(i, n, 0)
	if size, ok := word(i.Arg(1)); ok && n <= size+1 {
		return ic.callLibrary(i, "strdup", i.Type(), i.Arg(0))
	}
	return nil
}

// wideLength is wcslen of a constant array whose elements are as wide as the module's wchar_t.
func wideLength(ic *combiner, i *ir.Instr) ir.Value {
	w := ic.wideBits()
	if w == 0 {
		return nil
	}
	ty := ic.ctx.Int(w)
	if onlyZeroTest(i) {
		l := ir.NewInstr(ir.Load, ty, i.Arg(0))
		l.SetAlign(ic.dl.ABIAlign(ty))
		return ic.b.intCast(ic.b.insert(l, "char0"), i.Type(), false, "")
	}
	if n, ok := ic.wideSize(i.Arg(0), w); ok {
		return ir.NewInt(i.Type(), n)
	}
	if c := opOf(i.Arg(0), ir.Select); c != nil {
		n, ok1 := ic.wideSize(c.Operand(1), w)
		m, ok2 := ic.wideSize(c.Operand(2), w)
		if ok1 && ok2 {
			return ic.b.selectOf(c.Operand(0), ir.NewInt(i.Type(), n), ir.NewInt(i.Type(), m), "")
		}
	}
	return ic.wideRest(i, w)
}

// wideRest: the length of a constant string from a variable offset on, as lengthOfRest has it for
// bytes.
func (ic *combiner) wideRest(i *ir.Instr, w int) ir.Value {
	g := opOf(i.Arg(0), ir.GetElementPtr)
	if g == nil {
		return nil
	}
	at, size := g.Operand(g.NumOperands()-1), uint64(0)
	v, whole := g.Operand(0).(*ir.GlobalVar)
	switch {
	case g.NumOperands() == 3 && g.ElemTy.Kind == ir.ArrayKind && g.ElemTy.Elem.IsInt(w) && isZero(g.Operand(1)):
		size = g.ElemTy.Len
	case g.NumOperands() == 2 && g.ElemTy.IsInt(w) && whole && v.ValueType.Kind == ir.ArrayKind && v.ValueType.Elem == g.ElemTy:
		size = v.ValueType.Len
	default:
		return nil
	}
	end, ok := ic.wideSize(g.Operand(0), w)
	bits := width(at.Type())
	if !ok || bits > 64 || end >= size {
		return nil
	}
	k := ic.q.KnownBits(at)
	if !(k.NonNegative(bits) && k.Max(bits) <= end) && !(whole && end == size-1) {
		return nil
	}
	return ic.b.sub(ir.NewInt(i.Type(), end), ic.b.intCast(at, i.Type(), true, ""), "")
}

// wideBits is the width of wchar_t, which the module tells, 0 if it does not.
func (ic *combiner) wideBits() int {
	flags := ic.f.Module().NamedMD("llvm.module.flags")
	if flags == nil {
		return 0
	}
	var k *ir.Const
	for _, f := range flags.Nodes { // behaviour, name, value
		if len(f.Fields) != 3 || f.Operand(1) != ir.MD(ir.MDStr("wchar_size")) {
			continue
		}
		if c, ok := f.Operand(2).(*ir.MDConst); ok {
			k = ir.AsInt(c.Value)
		}
	}
	if k == nil {
		return 0
	}
	n, ok := k.Uint64()
	if !ok || n == 0 || n > 8 {
		return 0
	}
	return int(n) * 8
}

// wideSize returns the length of a constant string of wide characters.
func (ic *combiner) wideSize(p ir.Value, w int) (uint64, bool) {
	base, off, ok := analysis.ConstantOffset(p, ic.dl)
	g, isGlobal := base.(*ir.GlobalVar)
	if !ok || !isGlobal || !g.Constant || g.Init == nil || !constfold.Definitive(g) || off < 0 {
		return 0, false
	}
	k, ok := g.Init.(*ir.Const)
	size := int64(w / 8)
	switch {
	case !ok:
		return 0, false
	case k.IsZero():
		return 0, true
	case k.Type().Kind != ir.ArrayKind || !k.Type().Elem.IsInt(w) || off%size != 0 || uint64(off/size) > k.Type().Len || k.Type().Len > maxConstantBytes:
		return 0, false
	}
	n := uint64(off / size)
	for ; n < k.Type().Len; n++ {
		e := ir.AsInt(k.Elem(n))
		if e == nil {
			return 0, false
		}
		if e.IsZero() {
			break
		}
	}
	return n - uint64(off/size), true
}
