package instcombine

import "opt-go/frontend/ir"

// Shifts to the left of sums and products, whose operands are shifted instead.

// shlOfSum is ((a >> n) + b) << n = (a & -1 << n) + (b << n), and a sum with a masked such shift.
func (ic *combiner) shlOfSum(i, x *ir.Instr) *ir.Instr {
	if i.Op() != ir.Shl || !isOp(x, ir.Add, ir.And, ir.Or, ir.Xor, ir.Sub) {
		return nil
	}
	n, _ := amount(i.Operand(1))
	ty := i.Type()
	for k := range 2 {
		s := asInstr(x.Operand(k))
		if x.Op() == ir.Sub && k == 1 { // the bits that the shift has lost would borrow
			continue
		}
		if s != nil && s.Op() == ir.And && oneUse(s) {
			if r := ic.shlOfMaskedPart(i, x, s, k); r != nil {
				return r
			}
		}
		if s == nil || !oneUse(s) || !isOp(s, ir.LShr, ir.AShr) || s.Operand(1) != i.Operand(1) {
			continue
		}
		b := ic.b.shl(x.Operand(1-k), i.Operand(1), ir.NameOf(x))
		var v ir.Value
		if k == 0 {
			v = ic.b.binary(x.Op(), s.Operand(0), b, 0, ir.NameOf(s))
		} else {
			v = ic.b.binary(x.Op(), b, s.Operand(0), 0, ir.NameOf(s))
		}
		return newBinary(ir.And, v, highMask(ty, width(ty)-int(n)), 0)
	}
	return nil
}

// shlOfMaskedPart is (((a >> n) & c) op b) << n = (a & c << n) op (b << n); and is operand k of x.
func (ic *combiner) shlOfMaskedPart(i, x, and *ir.Instr, k int) *ir.Instr {
	s := asInstr(and.Operand(0))
	c, ok := word(and.Operand(1))
	n, _ := word(i.Operand(1))
	if s == nil || !ok || !isOp(s, ir.LShr, ir.AShr) || !oneUse(s) || s.Operand(1) != i.Operand(1) {
		return nil
	}
	b := ic.b.shl(x.Operand(1-k), i.Operand(1), ir.NameOf(x))
	a := ic.b.and(s.Operand(0), ir.NewInt(i.Type(), c<<n&maskOf(width(i.Type()))), suffixed(s.Operand(0), ".mask"))
	return newBinary(x.Op(), a, b, 0)
}

// shlOfProduct is (a * k) << n = a * (k << n).
func (ic *combiner) shlOfProduct(i *ir.Instr) *ir.Instr {
	m := opOf(i.Operand(0), ir.Mul)
	if m == nil || immediate(m.Operand(1)) == nil {
		return nil
	}
	if k := fold(ir.Shl, m.Operand(1), i.Operand(1)); k != nil {
		return newBinary(ir.Mul, m.Operand(0), k, 0)
	}
	return nil
}

// lshrOfCarry: (zext(a) + zext(b)) >> n, with a and b of n bits, is whether their sum wraps: a & b
// of truths, a > ~b of others.
func (ic *combiner) lshrOfCarry(i, x *ir.Instr, n uint64) *ir.Instr {
	if x.Op() != ir.Add || !oneUse(x) {
		return nil
	}
	p, q := opOf(x.Operand(0), ir.ZExt), opOf(x.Operand(1), ir.ZExt)
	if p == nil || q == nil || p.Operand(0).Type() != q.Operand(0).Type() || uint64(width(p.Operand(0).Type())) != n {
		return nil
	}
	a, b := p.Operand(0), q.Operand(0)
	if isBool(a.Type()) {
		if !oneUse(p) && !oneUse(q) {
			return newBinary(ir.And, p, q, 0)
		}
		return newCast(ir.ZExt, ic.b.and(a, b, ""), i.Type())
	}
	wraps := ic.b.cmp(ir.ULT, ic.b.not(a, ""), b, "add.narrowed.overflow")
	return newCast(ir.ZExt, wraps, i.Type())
}

// lshrOfSwapped: bswap(zext(a)) >> n is made of bswap(a), where a has whole pairs of bytes.
func (ic *combiner) lshrOfSwapped(i, x *ir.Instr, n, w uint64) *ir.Instr {
	if x.IntrinsicID() != "llvm.bswap" || !oneUse(x) {
		return nil
	}
	z := onceOf(x.Arg(0), ir.ZExt)
	if z == nil || width(z.Operand(0).Type())%16 != 0 {
		return nil
	}
	from := z.Operand(0).Type()
	swapped := ic.b.intrinsic("llvm.bswap", from, "", z.Operand(0))
	high := w - uint64(width(from)) // the bits above it
	if n >= high {
		if n > high {
			swapped = ic.b.binary(ir.LShr, swapped, ir.NewInt(from, n-high), 0, "")
		}
		return newCast(ir.ZExt, swapped, i.Type())
	}
	return newBinary(ir.Shl, ic.b.cast(ir.ZExt, swapped, i.Type(), ""), ir.NewInt(i.Type(), high-n), 0)
}
