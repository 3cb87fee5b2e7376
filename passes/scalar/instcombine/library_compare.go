package instcombine

import (
	"strings"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/simplify/constfold"
)

// Comparisons of strings and memory, and searches for a byte.

// sign is the result of a comparison: -1, 0 or 1.
func sign(i *ir.Instr, n int) ir.Value { return ir.NewSigned(i.Type(), int64(n)) }

// againstEmpty: compared with the empty string, a string is as large as its first byte. nil when
// neither is known to be empty.
func (ic *combiner) againstEmpty(i *ir.Instr, a string, aKnown bool, b string, bKnown bool) ir.Value {
	first := func(k int) ir.Value {
		return ic.b.cast(ir.ZExt, ic.loadByte(i.Arg(k), "strcmpload"), i.Type(), "")
	}
	switch {
	case aKnown && a == "":
		return ic.b.neg(first(1), "")
	case bKnown && b == "":
		return first(0)
	}
	return nil
}

// compareAsMemory replaces a test whether two strings are the same, of which argument k is a
// constant of n bytes, by one of memory, if so many bytes may be read of the other.
func (ic *combiner) compareAsMemory(i *ir.Instr, k int, n uint64) ir.Value {
	if !onlyZeroTest(i) || !analysis.Readable(i.Arg(1-k), n, 1, ic.f) || ic.f.Attrs.Fn.Has("sanitize_memory") {
		return nil
	}
	return ic.callLibrary(i, "memcmp", i.Type(), i.Arg(0), i.Arg(1), ic.size(n))
}

func compareStrings(ic *combiner, i *ir.Instr) ir.Value {
	x, y := i.Arg(0), i.Arg(1)
	if x == y {
		return sign(i, 0)
	}
	a, aKnown := ic.constantString(x)
	b, bKnown := ic.constantString(y)
	if aKnown && bKnown {
		return sign(i, strings.Compare(a, b))
	}
	if v := ic.againstEmpty(i, a, aKnown, b, bKnown); v != nil {
		return v
	}
	n, m := ic.stringSize(x), ic.stringSize(y)
	if n > 0 {
		ic.accessesBytes(i, n, 0)
	}
	if m > 0 {
		ic.accessesBytes(i, m, 1)
	}
	switch {
	case n > 0 && m > 0:
		return ic.callLibrary(i, "memcmp", i.Type(), x, y, ic.size(min(n, m)))
	case bKnown:
		if v := ic.compareAsMemory(i, 1, m); v != nil {
			return v
		}
	case aKnown:
		if v := ic.compareAsMemory(i, 0, n); v != nil {
			return v
		}
	}
	ic.accesses(i, 0, 1)
	return nil
}

func compareStringsBounded(ic *combiner, i *ir.Instr) ir.Value {
	x, y, size := i.Arg(0), i.Arg(1), i.Arg(2)
	if x == y {
		return sign(i, 0)
	}
	if ic.q.NonZero(size) {
		ic.accesses(i, 0, 1)
	}
	limit, known := word(size)
	switch {
	case !known:
		return ic.compareConstants(i, true)
	case limit == 0:
		return sign(i, 0)
	case limit == 1:
		return ic.callLibrary(i, "memcmp", i.Type(), x, y, size)
	}
	a, aKnown := ic.constantString(x)
	b, bKnown := ic.constantString(y)
	if aKnown && bKnown {
		return sign(i, strings.Compare(a[:min(uint64(len(a)), limit)], b[:min(uint64(len(b)), limit)]))
	}
	if v := ic.againstEmpty(i, a, aKnown, b, bKnown); v != nil {
		return v
	}
	if n := ic.stringSize(x); n > 0 {
		ic.accessesBytes(i, n, 0)
	}
	if n := ic.stringSize(y); n > 0 {
		ic.accessesBytes(i, n, 1)
	}
	switch {
	case bKnown:
		return ic.compareAsMemory(i, 1, min(uint64(len(b))+1, limit))
	case aKnown:
		return ic.compareAsMemory(i, 0, min(uint64(len(a))+1, limit))
	}
	return nil
}

// compareConstants decides the comparison of two constants of a number of bytes that is not known:
// they are the same up to the first difference (LLVM's optimizeMemCmpVarSize). Those of strings end
// with these.
func (ic *combiner) compareConstants(i *ir.Instr, text bool) ir.Value {
	a, ok1 := ic.constantBytes(i.Arg(0))
	b, ok2 := ic.constantBytes(i.Arg(1))
	if !ok1 || !ok2 {
		return nil
	}
	for k := 0; ; k++ {
		if k == min(len(a), len(b)) || text && a[k] == 0 && b[k] == 0 {
			return sign(i, 0)
		}
		if a[k] != b[k] {
			order := 1
			if a[k] < b[k] {
				order = -1
			}
			c := ic.b.cmp(ir.ULE, i.Arg(2), ir.NewInt(i.Arg(2).Type(), uint64(k)), "")
			return ic.b.selectOf(c, sign(i, 0), sign(i, order), "")
		}
	}
}

// compareMemory: memcmp and bcmp.
func compareMemory(ic *combiner, i *ir.Instr) ir.Value {
	x, y, size := i.Arg(0), i.Arg(1), i.Arg(2)
	if x == y {
		return sign(i, 0)
	}
	ic.accessesSize(i, size, 0, 1)
	if v := ic.compareConstants(i, false); v != nil {
		return v
	}
	if n, ok := word(size); ok {
		if v := ic.compareFewBytes(i, x, y, n); v != nil {
			return v
		}
	}
	if i.CalledFunc().Name() == "memcmp" && onlyZeroTest(i) { // only equality is tested, not the order
		return ic.callLibrary(i, "bcmp", i.Type(), x, y, size)
	}
	return nil
}

// compareFewBytes compares memory as integers (LLVM's optimizeMemCmpConstantSize).
func (ic *combiner) compareFewBytes(i *ir.Instr, x, y ir.Value, n uint64) ir.Value {
	switch {
	case n == 0:
		return sign(i, 0)
	case n == 1:
		a := ic.b.cast(ir.ZExt, ic.loadByte(x, "lhsc"), i.Type(), "lhsv")
		b := ic.b.cast(ir.ZExt, ic.loadByte(y, "rhsc"), i.Type(), "rhsv")
		return ic.b.sub(a, b, "chardiff")
	case n > 8 || !ic.dl.IsLegalInt(int(n)*8) || !onlyZeroTest(i):
		return nil
	}
	ty := ic.ctx.Int(int(n) * 8)
	need := ic.dl.PrefAlign(ty)
	a, b := ic.constantNumber(x, ty), ic.constantNumber(y, ty)
	if a == nil && ic.knownAlign(x) < need || b == nil && ic.knownAlign(y) < need {
		return nil
	}
	load := func(p ir.Value, name string) ir.Value {
		l := ir.NewInstr(ir.Load, ty, p)
		l.SetAlign(ic.knownAlign(p))
		return ic.b.insert(l, name)
	}
	if a == nil {
		a = load(x, "lhsv")
	}
	if b == nil {
		b = load(y, "rhsv")
	}
	return ic.b.cast(ir.ZExt, ic.b.cmp(ir.NE, a, b, ""), i.Type(), "memcmp")
}

// constantNumber returns the value of a load of a type from constant memory at p, or nil.
func (ic *combiner) constantNumber(p ir.Value, ty *ir.Type) ir.Value {
	if !ir.IsConst(p) {
		return nil
	}
	return constfold.Load(p, ty, ic.dl)
}
