package arith

import (
	"opt-go/frontend/ir"
	"opt-go/nvptx/addrspace"
	"opt-go/nvptx/isel/emit"
	"opt-go/nvptx/isel/sel"
	"opt-go/nvptx/ptx"
)

// floatCompares maps floating-point predicates to PTX comparison names; the constant ones have
// none.
var floatCompares = map[ir.Pred]string{
	ir.FOEQ: "eq", ir.FOGT: "gt", ir.FOGE: "ge", ir.FOLT: "lt", ir.FOLE: "le", ir.FONE: "ne", ir.FORD: "num",
	ir.FUNO: "nan", ir.FUEQ: "equ", ir.FUGT: "gtu", ir.FUGE: "geu", ir.FULT: "ltu", ir.FULE: "leu", ir.FUNE: "neu",
}

// comparison is a setp to be: its comparison, type and operands.
type comparison struct {
	cmp, typ string
	a, b     ptx.Operand
}

// ICmp compares integers or pointers.
func ICmp(s *sel.Func, i *ir.Instr) {
	if c, ok := comparePointers(s, i); ok {
		s.Put("setp."+c.cmp+"."+c.typ, s.Dst1(i), c.a, c.b)
		return
	}
	sel.Lanewise(intCompareLane)(s, i)
}

// comparePointers compares addresses of the same space in that space.
func comparePointers(s *sel.Func, i *ir.Instr) (comparison, bool) {
	a, b := i.Operand(0), i.Operand(1)
	if t := a.Type(); !t.IsPtr() || t.Space != addrspace.Generic {
		return comparison{}, false
	}
	space := s.SpaceOf(a)
	if space == addrspace.Generic || s.SpaceOf(b) != space {
		return comparison{}, false
	}
	reg := emit.IntReg(s.Layout.PtrBits(space))
	c := comparison{emit.IntComparison(i.Pred), compareType(i.Pred, reg), s.SpecificAddress(a), s.SpecificAddress(b)}
	if i.Pred.IsSigned() { // generic addresses may order differently
		return comparison{}, false
	}
	c.a, c.b = s.Reg(c.a, reg), s.Plain(c.b, reg)
	return c, true
}

func compareType(p ir.Pred, reg ptx.Type) string {
	if p.IsUnsigned() {
		return emit.Typed('u', reg)
	}
	return emit.Typed('s', reg)
}

func intCompareLane(s *sel.Func, i *ir.Instr, l sel.Lane) {
	t := i.Operand(0).Type().Scalar()
	switch {
	case t.IsInt(1):
		s.CompareBits(i.Pred, l.Dst[0], l.Args[0][0], l.Args[1][0])
	case emit.Words(t) > 1:
		s.CompareWide(i.Pred, l.Dst[0], l.Args[0], l.Args[1], t.Bits)
	default:
		c := compareInts(s, i, l)
		s.Put("setp."+c.cmp+"."+c.typ, l.Dst[0], c.a, c.b)
	}
}

// compareInts prepares the comparison of integers of at most 64 bits, or pointers.
func compareInts(s *sel.Func, i *ir.Instr, l sel.Lane) comparison {
	t := i.Operand(0).Type().Scalar()
	bits := t.Bits
	if t.IsPtr() {
		bits = s.Layout.PtrBits(t.Space)
	}
	if c, ok := bitTest(s, i); ok {
		return c
	}
	p, a, b := i.Pred, l.Args[0][0], l.Args[1][0]
	va, vb := sel.LaneOperand(i, l, 0), sel.LaneOperand(i, l, 1)
	if emit.IsImmediate(a) && !emit.IsImmediate(b) {
		p, a, b, va, vb = p.Swapped(), b, a, vb, va
	}
	reg := emit.IntReg(bits)
	signed := p.IsSigned() || p.IsEquality() && va != nil && s.KnownExtended(va, true)
	a, b = s.Extended(va, a, bits, signed), s.Extended(vb, b, bits, signed)
	return comparison{emit.IntComparison(p), compareType(p, reg), s.Reg(a, reg), s.Plain(b, reg)}
}

// bitTest moves the shift of a mask to the other side, where no constant needs a register and other
// tests of the same bits share it:
//
//	icmp eq (and x, (shl 4, n)), 0    →  setp.eq (x >> n) & 4, 0
//	icmp eq (and x, (lshr 64, n)), 0  →  setp.eq (x << n) & 64, 0
func bitTest(s *sel.Func, i *ir.Instr) (comparison, bool) {
	and, ok := i.Operand(0).(*ir.Instr)
	zero := ir.AsInt(i.Operand(1))
	if !ok || and.Op() != ir.And || !i.Pred.IsEquality() || zero == nil || !zero.IsZero() || !ir.HasOneUse(and) || !and.Type().IsInt(32, 64) {
		return comparison{}, false
	}
	for k := range 2 {
		x, mask := and.Operand(k), and.Operand(1-k)
		shift, ok := mask.(*ir.Instr)
		if !ok || ir.IsConst(x) || shift.Op() != ir.Shl && shift.Op() != ir.LShr || !ir.HasOneUse(shift) || ir.AsInt(shift.Operand(0)) == nil {
			continue
		}
		bits := and.Type().Bits
		reg := emit.IntReg(bits)
		other := emit.Typed('u', reg)
		if shift.Op() == ir.LShr {
			other = emit.Typed('b', reg)
		}
		opcode := map[ir.Op]string{ir.Shl: "shr.", ir.LShr: "shl."}[shift.Op()] + other
		moved := s.Compute(reg, opcode, s.Reg(s.One(x), reg), shiftAmount(s, shift, sel.Lane{Args: [][]ptx.Operand{nil, s.Get(shift.Operand(1))}, Scalar: true}, bits))
		tested := s.Compute(reg, "and."+emit.Typed('b', reg), moved, s.Plain(s.One(shift.Operand(0)), reg))
		return comparison{emit.IntComparison(i.Pred), emit.Typed('s', reg), tested, ptx.Int(0)}, true
	}
	return comparison{}, false
}

// FCmp selects fcmp.
func FCmp(s *sel.Func, i *ir.Instr, l sel.Lane) {
	switch i.Pred {
	case ir.FFalse:
		s.Move(ptx.Pred, l.Dst[0], ptx.Int(0))
	case ir.FTrue:
		s.Move(ptx.Pred, l.Dst[0], ptx.Int(1))
	default:
		c := compareFloats(s, i, l)
		s.Put("setp."+c.cmp+"."+c.typ, l.Dst[0], c.a, c.b)
	}
}

func compareFloats(s *sel.Func, i *ir.Instr, l sel.Lane) comparison {
	t := i.Operand(0).Type().Scalar()
	p, a, b := i.Pred, l.Args[0][0], l.Args[1][0]
	if emit.IsImmediate(a) && !emit.IsImmediate(b) {
		p, a, b = p.Swapped(), b, a
	}
	f := s.FormatOf(t)
	x, y := s.Widened(f, a), s.WidenedOperand(f, b)
	typ := f.PTX.String()
	if f.PTX == ptx.F32 && s.FTZ {
		typ = "ftz.f32"
	}
	return comparison{floatCompares[p], typ, x, y}
}

// compareAnd folds a comparison whose only user is i, the and, or or xor (op) of its result with
// another: setp.lt.and.s32.
func compareAnd(s *sel.Func, i *ir.Instr, op string, folded, other ir.Value) bool {
	c, ok := folded.(*ir.Instr)
	if !ok || c.Op() != ir.ICmp && c.Op() != ir.FCmp || !ir.HasOneUse(c) || c.Block() != i.Block() || ir.IsConst(other) {
		return false
	}
	t := c.Operand(0).Type()
	if _, held := s.Module.Pieces(t); !held || t.IsInt(1) || emit.Words(t) > 1 || c.Pred == ir.FTrue || c.Pred == ir.FFalse {
		return false
	}
	cmp, ok := comparePointers(s, c)
	if !ok {
		l := sel.Lane{Args: [][]ptx.Operand{s.Get(c.Operand(0)), s.Get(c.Operand(1))}, Scalar: true}
		if c.Op() == ir.ICmp {
			cmp = compareInts(s, c, l)
		} else {
			cmp = compareFloats(s, c, l)
		}
	}
	s.Put("setp."+cmp.cmp+"."+op+"."+cmp.typ, s.Dst1(i), cmp.a, cmp.b, s.Pred(s.One(other)))
	return true
}
