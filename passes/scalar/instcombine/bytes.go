package instcombine

import (
	"math/bits"

	"opt-go/frontend/ir"
)

// Calls that change the order of bytes or bits.

// visitByteOrder simplifies llvm.bswap.
func visitByteOrder(ic *combiner, i *ir.Instr) *ir.Instr {
	x, ty := i.Arg(0), i.Type()
	w := width(ty)
	if s := asInstr(x); s != nil && isOp(s, ir.Shl, ir.LShr) && oneUse(s) && w <= 64 && ic.maskedZero(s.Operand(1), 7) { // by whole bytes
		op := ir.Shl
		if s.Op() == ir.Shl {
			op = ir.LShr
		}
		return newBinary(op, ic.b.intrinsic("llvm.bswap", ty, "", s.Operand(0)), s.Operand(1), 0)
	}
	if w <= 64 {
		k := ic.q.KnownBits(x)
		high := bits.LeadingZeros64(^(k.Zero << (64 - w))) &^ 7
		low := trailingZeros(^k.Zero, w) &^ 7
		if high < w && w-high-low == 8 { // only one byte
			if high > low {
				return newBinary(ir.Shl, x, ir.NewInt(ty, uint64(high-low)), ir.NUW)
			}
			return newBinary(ir.LShr, x, ir.NewInt(ty, uint64(low-high)), ir.Exact)
		}
	}
	if t := opOf(x, ir.Trunc); t != nil { // bswap(trunc(bswap(a)))
		if c := intrinsicOf(t.Operand(0), "llvm.bswap"); c != nil {
			from := t.Operand(0).Type()
			return newCast(ir.Trunc, ic.b.binary(ir.LShr, c.Arg(0), ir.NewInt(from, uint64(width(from)-w)), 0, ""), ty)
		}
	}
	return ic.reorderedLogic(i)
}

// visitBitOrder simplifies llvm.bitreverse.
func visitBitOrder(ic *combiner, i *ir.Instr) *ir.Instr {
	if z := opOf(i.Arg(0), ir.ZExt); z != nil && isBool(z.Operand(0).Type()) && width(i.Type()) <= 64 {
		return newSelect(z.Operand(0), ir.NewInt(i.Type(), signBit(width(i.Type()))), ir.NewZero(i.Type()))
	}
	return ic.reorderedLogic(i)
}

// reorderedLogic is bswap(bswap(a) & b) = a & bswap(b), for all logic and both intrinsics.
func (ic *combiner) reorderedLogic(i *ir.Instr) *ir.Instr {
	id := i.IntrinsicID()
	l := asInstr(i.Arg(0))
	if l == nil || !isOp(l, ir.And, ir.Or, ir.Xor) || !oneUse(l) {
		return nil
	}
	a, b := intrinsicOf(l.Operand(0), id), intrinsicOf(l.Operand(1), id)
	switch {
	case a != nil && b != nil:
		return newBinary(l.Op(), a.Arg(0), b.Arg(0), 0)
	case a != nil && oneUse(a):
		return newBinary(l.Op(), a.Arg(0), ic.b.intrinsic(id, i.Type(), "", l.Operand(1)), 0)
	case b != nil && oneUse(b):
		return newBinary(l.Op(), ic.b.intrinsic(id, i.Type(), "", l.Operand(0)), b.Arg(0), 0)
	}
	return nil
}

// logicOfReordered does logic before the bytes or bits of both operands are reordered or shifted
// alike, or those of a constant (LLVM's foldBitwiseLogicWithIntrinsics).
func (ic *combiner) logicOfReordered(i *ir.Instr) *ir.Instr {
	x := onceOf(i.Operand(0), ir.Call)
	if x == nil {
		return nil
	}
	id := x.IntrinsicID()
	y := opOf(i.Operand(1), ir.Call)
	if y != nil && (!oneUse(y) || y.IntrinsicID() != id) {
		return nil
	}
	switch id {
	case "llvm.fshl", "llvm.fshr":
		if y == nil || x.Arg(2) != y.Arg(2) {
			return nil
		}
		a := ic.b.binary(i.Op(), x.Arg(0), y.Arg(0), 0, "")
		b := ic.b.binary(i.Op(), x.Arg(1), y.Arg(1), 0, "")
		return ic.newIntrinsic(id, i.Type(), a, b, x.Arg(2))
	case "llvm.bswap", "llvm.bitreverse":
		var b ir.Value
		if y != nil {
			b = y.Arg(0)
		} else if k, ok := word(i.Operand(1)); ok {
			if f := ic.foldUnary(x, k); f != nil {
				b = f
			}
		}
		if b == nil {
			return nil
		}
		return ic.newIntrinsic(id, i.Type(), ic.b.binary(i.Op(), x.Arg(0), b, 0, ""))
	}
	return nil
}

// demandedByte: if only one byte of a byte permutation is demanded, it becomes a shift.
func (d *demander) demandedByte(i *ir.Instr, mask uint64, w int) ir.Value {
	high := bits.LeadingZeros64(mask<<(64-w)) &^ 7
	low := bits.TrailingZeros64(mask) &^ 7
	if mask == 0 || w-high-low != 8 {
		return nil
	}
	op, n := ir.LShr, high-low
	if high <= low {
		op, n = ir.Shl, low-high
	}
	s := newBinary(op, i.Arg(0), ir.NewInt(i.Type(), uint64(n)), 0)
	s.InsertBefore(i)
	s.CopyDebugLoc(i)
	s.TakeName(i)
	d.ic.work.add(s)
	return s
}
