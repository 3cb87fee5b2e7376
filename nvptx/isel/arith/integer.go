package arith

import (
	"math/bits"

	"opt-go/frontend/ir"
	"opt-go/nvptx/isel/emit"
	"opt-go/nvptx/isel/sel"
	"opt-go/nvptx/ptx"
)

// intOps maps the simple integer opcodes to PTX operations, with the class of the type.
var intOps = map[ir.Op]struct {
	name  string
	class byte
}{
	ir.Add: {"add.", 's'}, ir.Sub: {"sub.", 's'}, ir.Mul: {"mul.lo.", 's'},
	ir.And: {"and.", 'b'}, ir.Or: {"or.", 'b'}, ir.Xor: {"xor.", 'b'}, ir.Shl: {"shl.", 'b'},
	ir.UDiv: {"div.", 'u'}, ir.SDiv: {"div.", 's'}, ir.URem: {"rem.", 'u'}, ir.SRem: {"rem.", 's'},
	ir.LShr: {"shr.", 'u'}, ir.AShr: {"shr.", 's'},
}

// IntOpcode is the opcode of a simple integer operation on registers of the given type.
func IntOpcode(op ir.Op, reg ptx.Type) string {
	return intOps[op].name + emit.Typed(intOps[op].class, reg)
}

// IntBinary selects the operations whose low bits depend on low bits only: add, sub, mul, and, or,
// xor, shl.
func IntBinary(s *sel.Func, i *ir.Instr, l sel.Lane) {
	t := sel.ScalarType(i)
	switch {
	case t.Bits == 1:
		bitBinary(s, i, l)
	case emit.Words(t) > 1:
		wideBinary(s, i, l)
	case i.Op() == ir.Shl:
		shift(s, i, l)
	default:
		op := intOps[i.Op()]
		reg := emit.IntReg(t.Bits)
		a, b := l.Args[0][0], l.Args[1][0]
		if emit.IsImmediate(a) && i.Op().IsCommutative() {
			a, b = b, a
		}
		if i.Op() == ir.Sub && emit.IsImmediate(a) && !emit.IsImmediate(b) {
			subtractFrom(s, a, b, l.Dst[0], reg)
			return
		}
		s.Put(op.name+emit.Typed(op.class, reg), l.Dst[0], s.Reg(a, reg), s.Plain(b, reg))
	}
}

// subtractFrom emits a number minus a value.
func subtractFrom(s *sel.Func, a, b ptx.Operand, d ptx.Reg, reg ptx.Type) {
	if k, ok := a.(ptx.Int); ok && k == 0 {
		s.Put("neg."+emit.Typed('s', reg), d, s.Reg(b, reg))
		return
	}
	s.Put("sub."+emit.Typed('s', reg), d, s.Plain(a, reg), s.Reg(b, reg))
}

// bitBinary selects operations on i1: arithmetic modulo 2.
func bitBinary(s *sel.Func, i *ir.Instr, l sel.Lane) {
	a, b := l.Args[0][0], l.Args[1][0]
	if emit.IsImmediate(a) && !emit.IsImmediate(b) && i.Op().IsCommutative() {
		a, b = b, a
	}
	if k, ok := b.(ptx.Int); ok && k != 0 && (i.Op() == ir.Xor || i.Op() == ir.Add || i.Op() == ir.Sub) {
		s.Put("not.pred", l.Dst[0], s.Pred(a))
		return
	}
	name := map[ir.Op]string{ir.Add: "xor", ir.Sub: "xor", ir.Xor: "xor", ir.Mul: "and", ir.And: "and", ir.Or: "or"}[i.Op()]
	if name == "" { // shifts by one and divisions by zero are undefined: the value stays, remainders are zero
		if i.Op() == ir.URem || i.Op() == ir.SRem {
			a = ptx.Int(0)
		}
		s.Move(ptx.Pred, l.Dst[0], a)
		return
	}
	s.Put(name+".pred", l.Dst[0], s.Pred(a), s.Pred(b))
}

// Add folds a product into the sum.
func Add(s *sel.Func, i *ir.Instr) {
	t := i.Type()
	if selectJoin(s, i) {
		return
	}
	if t.IsInt() && t.Bits > 1 && t.Bits <= emit.WordBits {
		for k := range 2 {
			if multiplyAdd(s, i, i.Operand(k), i.Operand(1-k)) {
				return
			}
		}
	}
	sel.Lanewise(IntBinary)(s, i)
}

// Mul selects mul; products of extended factors and by powers of two have instructions of their
// own.
func Mul(s *sel.Func, i *ir.Instr) {
	if selectSignedProduct(s, i) {
		return
	}
	if w, ok := wideProduct(s, i); ok {
		x, y := w.operands(s)
		s.Put("mul.wide."+w.typ(), s.Dst1(i), x, y)
		return
	}
	if multiplyNext(s, i) {
		return
	}
	if t := i.Type(); t.IsInt() && t.Bits > 1 && t.Bits <= emit.WordBits {
		if x, c := sel.ConstantSecond(i); c != nil {
			if n, _ := c.Uint64(); n != 0 && n&(n-1) == 0 {
				reg := emit.IntReg(t.Bits)
				s.Put("shl."+emit.Typed('b', reg), s.Dst1(i), s.Reg(s.One(x), reg), ptx.Int(bits.TrailingZeros64(n)))
				return
			}
		}
	}
	sel.Lanewise(IntBinary)(s, i)
}

// Shl selects shl; of an extended number it is a product.
func Shl(s *sel.Func, i *ir.Instr) {
	if w, ok := wideProduct(s, i); ok {
		x, y := w.operands(s)
		s.Put("mul.wide."+w.typ(), s.Dst1(i), x, y)
		return
	}
	sel.Lanewise(IntBinary)(s, i)
}

// shift selects shl, lshr and ashr. The amount is a .u32 in PTX; amounts of the width or more are
// poison.
func shift(s *sel.Func, i *ir.Instr, l sel.Lane) {
	t := sel.ScalarType(i)
	if t.Bits == 1 {
		bitBinary(s, i, l)
		return
	}
	if emit.Words(t) > 1 {
		wideShift(s, i, l)
		return
	}
	op := intOps[i.Op()]
	reg := emit.IntReg(t.Bits)
	x := l.Args[0][0]
	if i.Op() != ir.Shl {
		x = s.Extended(sel.LaneOperand(i, l, 0), x, t.Bits, i.Op() == ir.AShr)
	}
	s.Put(op.name+emit.Typed(op.class, reg), l.Dst[0], s.Reg(x, reg), shiftAmount(s, i, l, t.Bits))
}

// shiftAmount returns the amount of a shift as a .u32; one that was widened from 32 bits is taken
// from there.
func shiftAmount(s *sel.Func, i *ir.Instr, l sel.Lane, bits int) ptx.Operand {
	if z, ok := i.Operand(1).(*ir.Instr); ok && (z.Op() == ir.ZExt || z.Op() == ir.SExt) && z.Type().IsInt(64) && z.Operand(0).Type().IsInt(32) && !s.LoadExtends(z) {
		return s.One(z.Operand(0))
	}
	return s.ShiftAmount(l.Args[1][0], bits)
}

// Logic folds a comparison into a logical operation on i1, and xor with -1 to not.
func Logic(s *sel.Func, i *ir.Instr) {
	t := i.Type()
	if i.Op() == ir.And && selectField(s, i) || i.Op() == ir.Or && selectJoin(s, i) {
		return
	}
	if t.IsInt(1) {
		op := map[ir.Op]string{ir.And: "and", ir.Or: "or", ir.Xor: "xor"}[i.Op()]
		for k := range 2 {
			if compareAnd(s, i, op, i.Operand(k), i.Operand(1-k)) {
				return
			}
		}
	}
	if i.Op() == ir.And && t.IsInt() && t.Bits > 1 && t.Bits <= emit.WordBits && emit.IntReg(t.Bits).Bits() > t.Bits {
		if c := ir.AsInt(i.Operand(1)); c != nil { // the mask clears the bits above, so that no extension is needed
			reg, n := emit.IntReg(t.Bits), c.Big().Uint64()
			s.Put("and."+emit.Typed('b', reg), s.Dst1(i), s.Reg(s.One(i.Operand(0)), reg), emit.Truncated(int64(n), reg.Bits()))
			return
		}
	}
	if i.Op() == ir.Xor && t.IsInt() && t.Bits > 1 && t.Bits <= emit.WordBits {
		if c := ir.AsInt(i.Operand(1)); c != nil {
			if n, _ := c.Int64(); n == -1 {
				reg := emit.IntReg(t.Bits)
				s.Put("not."+emit.Typed('b', reg), s.Dst1(i), s.Reg(s.One(i.Operand(0)), reg))
				return
			}
		}
	}
	sel.Lanewise(IntBinary)(s, i)
}
