package isel

import (
	"opt-go/frontend/ir"
	"opt-go/nvptx/addrspace"
	"opt-go/nvptx/ptx"
)

// intCompare maps integer predicates to PTX comparison names.
var intCompare = map[ir.Pred]string{
	ir.EQ: "eq", ir.NE: "ne", ir.UGT: "gt", ir.UGE: "ge", ir.ULT: "lt", ir.ULE: "le",
	ir.SGT: "gt", ir.SGE: "ge", ir.SLT: "lt", ir.SLE: "le",
}

// intComparison is the PTX name of a comparison of integers.
func intComparison(p ir.Pred) string { return intCompare[p] }

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

// selectICmp compares integers or pointers.
func (s *fsel) selectICmp(i *ir.Instr) {
	if c, ok := s.comparePointers(i); ok {
		s.put("setp."+c.cmp+"."+c.typ, s.dst1(i), c.a, c.b)
		return
	}
	lanewise((*fsel).intCompareLane)(s, i)
}

// comparePointers compares addresses of the same space in that space.
func (s *fsel) comparePointers(i *ir.Instr) (comparison, bool) {
	a, b := i.Operand(0), i.Operand(1)
	if t := a.Type(); !t.IsPtr() || t.Space != addrspace.Generic {
		return comparison{}, false
	}
	space := s.spaceOf(a)
	if space == addrspace.Generic || s.spaceOf(b) != space {
		return comparison{}, false
	}
	c := comparison{intComparison(i.Pred), compareType(i.Pred, ptx.B64), s.specOf(a), s.specOf(b)}
	if i.Pred.IsSigned() { // generic addresses may order differently
		return comparison{}, false
	}
	c.a, c.b = s.reg(c.a, ptx.B64), s.plain(c.b, ptx.B64)
	return c, true
}

func compareType(p ir.Pred, reg ptx.Type) string {
	if p.IsUnsigned() {
		return typed('u', reg)
	}
	return typed('s', reg)
}

func (s *fsel) intCompareLane(i *ir.Instr, l lane) {
	t := i.Operand(0).Type().Scalar()
	switch {
	case t.IsInt(1):
		s.compareBits(i.Pred, l.d[0], l.a[0][0], l.a[1][0])
	case words(t) > 1:
		s.compareWide(i.Pred, l.d[0], l.a[0], l.a[1], t.Bits)
	default:
		c := s.compareInts(i, l)
		s.put("setp."+c.cmp+"."+c.typ, l.d[0], c.a, c.b)
	}
}

// compareInts prepares the comparison of integers of at most 64 bits, or pointers.
func (s *fsel) compareInts(i *ir.Instr, l lane) comparison {
	t := i.Operand(0).Type().Scalar()
	bits := t.Bits
	if t.IsPtr() {
		bits = s.layout.PtrBits(t.Space)
	}
	if c, ok := s.bitTest(i); ok {
		return c
	}
	p, a, b := i.Pred, l.a[0][0], l.a[1][0]
	va, vb := laneOperand(i, l, 0), laneOperand(i, l, 1)
	if isImmediate(a) && !isImmediate(b) {
		p, a, b, va, vb = p.Swapped(), b, a, vb, va
	}
	reg := intReg(bits)
	signed := p.IsSigned() || p.IsEquality() && va != nil && s.knownExtended(va, true, 4)
	a, b = s.extended(va, a, bits, signed), s.extended(vb, b, bits, signed)
	return comparison{intComparison(p), compareType(p, reg), s.reg(a, reg), s.plain(b, reg)}
}

// bitTest moves the shift of a mask to the other side, where no constant needs a register and other
// tests of the same bits share it:
//
//	icmp eq (and x, (shl 4, n)), 0    →  setp.eq (x >> n) & 4, 0
//	icmp eq (and x, (lshr 64, n)), 0  →  setp.eq (x << n) & 64, 0
func (s *fsel) bitTest(i *ir.Instr) (comparison, bool) {
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
		reg := intReg(bits)
		other := typed('u', reg)
		if shift.Op() == ir.LShr {
			other = typed('b', reg)
		}
		opcode := map[ir.Op]string{ir.Shl: "shr.", ir.LShr: "shl."}[shift.Op()] + other
		moved := s.compute(reg, opcode, s.reg(s.one(x), reg), s.shiftAmount(shift, lane{a: [][]ptx.Operand{nil, s.get(shift.Operand(1))}, scalar: true}, bits))
		tested := s.compute(reg, "and."+typed('b', reg), moved, s.plain(s.one(shift.Operand(0)), reg))
		return comparison{intComparison(i.Pred), typed('s', reg), tested, ptx.Int(0)}, true
	}
	return comparison{}, false
}

// compareBits compares i1 values; as signed numbers they are 0 and -1.
func (s *emitter) compareBits(p ir.Pred, d ptx.Reg, a, b ptx.Operand) {
	if p.IsSigned() {
		p = p.Unsigned().Swapped()
	}
	if k, ok := b.(ptx.Int); ok && p.IsEquality() {
		if (k != 0) == (p == ir.EQ) {
			s.move(ptx.Pred, d, a)
		} else {
			s.put("not.pred", d, s.pred(a))
		}
		return
	}
	x, y := s.pred(a), s.pred(b)
	switch p {
	case ir.NE:
		s.put("xor.pred", d, x, y)
	case ir.EQ:
		s.put("not.pred", d, s.compute(ptx.Pred, "xor.pred", x, y))
	case ir.UGT:
		s.put("and.pred", d, x, s.compute(ptx.Pred, "not.pred", y))
	case ir.UGE:
		s.put("or.pred", d, x, s.compute(ptx.Pred, "not.pred", y))
	case ir.ULT:
		s.put("and.pred", d, s.compute(ptx.Pred, "not.pred", x), y)
	case ir.ULE:
		s.put("or.pred", d, s.compute(ptx.Pred, "not.pred", x), y)
	}
}

// compareWide compares wide integers, from the lowest word up: a higher word decides unless it is
// equal.
func (s *emitter) compareWide(p ir.Pred, d ptx.Reg, x, y []ptx.Operand, bits int) {
	a, b := s.wideOperand(x, bits, true, p.IsSigned()), s.wideOperand(y, bits, true, p.IsSigned())
	if p.IsEquality() {
		acc := s.compute(ptx.B64, "xor.b64", a[0], b[0])
		for k := 1; k < len(a); k++ {
			acc = s.compute(ptx.B64, "or.b64", acc, s.compute(ptx.B64, "xor.b64", a[k], b[k]))
		}
		s.put("setp."+intComparison(p)+".s64", d, acc, ptx.Int(0))
		return
	}
	name := intComparison(p)
	strict := map[string]string{"lt": "lt", "le": "lt", "gt": "gt", "ge": "gt"}[name]
	acc := s.compute(ptx.Pred, "setp."+name+".u64", a[0], b[0])
	for k := 1; k < len(a); k++ {
		typ := "u64"
		if k == len(a)-1 && p.IsSigned() {
			typ = "s64"
		}
		eq := s.compute(ptx.Pred, "setp.eq.and.s64", a[k], b[k], acc)
		acc = s.compute(ptx.Pred, "setp."+strict+".or."+typ, a[k], b[k], eq)
	}
	s.move(ptx.Pred, d, acc)
}

// floatCompare selects fcmp.
func (s *fsel) floatCompare(i *ir.Instr, l lane) {
	switch i.Pred {
	case ir.FFalse:
		s.move(ptx.Pred, l.d[0], ptx.Int(0))
	case ir.FTrue:
		s.move(ptx.Pred, l.d[0], ptx.Int(1))
	default:
		c := s.compareFloats(i, l)
		s.put("setp."+c.cmp+"."+c.typ, l.d[0], c.a, c.b)
	}
}

func (s *fsel) compareFloats(i *ir.Instr, l lane) comparison {
	t := i.Operand(0).Type().Scalar()
	p, a, b := i.Pred, l.a[0][0], l.a[1][0]
	if isImmediate(a) && !isImmediate(b) {
		p, a, b = p.Swapped(), b, a
	}
	f := s.floatFormat(t)
	x, y := s.widened(f, a), s.widenedOperand(f, b)
	typ := f.typ.String()
	if f.typ == ptx.F32 && s.ftz {
		typ = "ftz.f32"
	}
	return comparison{floatCompares[p], typ, x, y}
}

// compareAnd folds a comparison whose only user is i, the and, or or xor (op) of its result with
// another: setp.lt.and.s32.
func (s *fsel) compareAnd(i *ir.Instr, op string, folded, other ir.Value) bool {
	c, ok := folded.(*ir.Instr)
	if !ok || c.Op() != ir.ICmp && c.Op() != ir.FCmp || !ir.HasOneUse(c) || c.Block() != i.Block() || ir.IsConst(other) {
		return false
	}
	t := c.Operand(0).Type()
	if _, held := s.m.pieces(t); !held || t.IsInt(1) || words(t) > 1 || c.Pred == ir.FTrue || c.Pred == ir.FFalse {
		return false
	}
	cmp, ok := s.comparePointers(c)
	if !ok {
		l := lane{a: [][]ptx.Operand{s.get(c.Operand(0)), s.get(c.Operand(1))}, scalar: true}
		if c.Op() == ir.ICmp {
			cmp = s.compareInts(c, l)
		} else {
			cmp = s.compareFloats(c, l)
		}
	}
	s.put("setp."+cmp.cmp+"."+op+"."+cmp.typ, s.dst1(i), cmp.a, cmp.b, s.pred(s.one(other)))
	return true
}
