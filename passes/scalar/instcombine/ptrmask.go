package instcombine

import (
	"math/bits"
	"strconv"

	"opt-go/frontend/ir"
)

// visitPtrMask joins two masks of a pointer, and says how the result is aligned where that is more
// than what is said (LLVM's rules of llvm.ptrmask).
func visitPtrMask(ic *combiner, i *ir.Instr) *ir.Instr {
	if c := intrinsicOf(i.Arg(0), "llvm.ptrmask"); c != nil && oneUse(c) && c.Arg(1).Type() == i.Arg(1).Type() {
		mask := ic.b.and(i.Arg(1), c.Arg(1), "")
		ic.setOperand(i, 0, c.Arg(0))
		return ic.setOperand(i, 1, mask)
	}
	w := ic.q.Width(i.Arg(1).Type())
	if w == 0 || w > 64 {
		return nil
	}
	ptr, mask := ic.q.KnownBits(i.Arg(0)), ic.q.KnownBits(i.Arg(1))
	m := maskOf(w)
	d := &demander{ic: ic, at: i}
	wanted := m &^ ptr.Zero // bits that the pointer has not need no mask
	switch {
	case d.operand(i, 1, wanted, 1):
		return i
	case m&^(ptr.Zero|mask.Zero) == 0 && !isZero(i.Arg(1)): // null, of the pointer's object
		return ic.setOperand(i, 1, ir.NewZero(i.Arg(1).Type()))
	case m&^(ptr.Zero|mask.One) == 0:
		return ic.use(i, i.Arg(0))
	}
	if k, ok := word(i.Arg(1)); ok && k&^wanted != 0 {
		return ic.setOperand(i, 1, ir.NewInt(i.Arg(1).Type(), k&wanted))
	}
	if r := ic.maskOfOffset(i); r != nil {
		return r
	}
	return result(i, ic.factsOfMasked(i, ptr.Zero|mask.Zero))
}

// factsOfMasked records that a masked pointer is aligned, and not null.
func (ic *combiner) factsOfMasked(i *ir.Instr, zero uint64) bool {
	width := ic.dl.PtrBits(i.Type().Scalar().Space)
	zeros, attrs := min(bits.TrailingZeros64(^zero), width-1, 32), i.Info.Attrs.Ret
	changed := false
	if !attrs.Has("nonnull") && ic.q.NonZero(i) {
		attrs, changed = attrs.With(ir.EnumAttr("nonnull")), true
	}
	if uint64(1)<<zeros > alignSaid(attrs) {
		attrs, changed = attrs.With(ir.ValAttr("align", strconv.FormatUint(1<<zeros, 10))), true
	}
	if changed {
		i.Info.Attrs = i.Info.Attrs.Clone()
		i.Info.Attrs.Ret = attrs
	}
	return changed
}

// maskOfOffset: an offset from an aligned pointer has no carry out of the bits that the alignment
// leaves zero, so those of its low bits that the mask clears can be left out.
//
//	ptrmask(p + 29, -16), p aligned by 8    ⇒    ptrmask(p + 24, -16)
func (ic *combiner) maskOfOffset(i *ir.Instr) *ir.Instr {
	g := opOf(i.Arg(0), ir.GetElementPtr)
	mask, ok := word(i.Arg(1))
	if !ok || g == nil || g.NumOperands() != 2 || g.ElemTy != ic.ctx.I8 {
		return nil
	}
	at, ok := word(g.Operand(1))
	low := uint64(1)<<bits.TrailingZeros64(^ic.q.KnownBits(g.Operand(0)).Zero) - 1
	if to := at&^low | at&low&mask; ok && to != at {
		n := ir.NewGEP(g.ElemTy, g.Operand(0), g.Flags, ir.NewInt(g.Operand(1).Type(), to))
		return ic.setOperand(i, 0, ic.b.insert(n, g.Name()))
	}
	return nil
}

// alignSaid is the alignment that attributes promise; 1: none.
func alignSaid(attrs ir.AttrSet) uint64 {
	a, ok := attrs.Get("align")
	if !ok {
		return 1
	}
	n, err := strconv.ParseUint(a.Val, 10, 64)
	if err != nil {
		return 1
	}
	return n
}
