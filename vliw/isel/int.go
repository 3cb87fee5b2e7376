package isel

import (
	"opt-go/frontend/ir"
	"opt-go/vliw/isel/scalars"
	"opt-go/vliw/machine"
	"opt-go/vliw/mir"
)

// form says how the operands of an integer operation must be extended, and whether the result
// already is.
type form uint8

const (
	signedForm   form = iota // canonical operands; the result may overflow the width
	bitwise                  // canonical in, canonical out
	unsignedForm             // zero-extended first operand(s); result may need extension
)

// intRow is how an integer instruction is selected: the 64-bit operation, the 32-bit one if it
// saves an extension, and forms.
type intRow struct {
	wide, word machine.Op
	form       form
	safeFlag   ir.Flags   // with it, the wide operation's result is canonical for narrow types too
	pred       machine.Op // for i1
}

var intTable = map[ir.Op]intRow{
	ir.Add:  {wide: machine.OpAdd, word: machine.OpAddW, safeFlag: ir.NSW, pred: machine.OpPxor},
	ir.Sub:  {wide: machine.OpSub, word: machine.OpSubW, safeFlag: ir.NSW, pred: machine.OpPxor},
	ir.Mul:  {wide: machine.OpMul, word: machine.OpMulW, safeFlag: ir.NSW, pred: machine.OpPand},
	ir.And:  {wide: machine.OpAnd, form: bitwise, pred: machine.OpPand},
	ir.Or:   {wide: machine.OpOr, form: bitwise, pred: machine.OpPor},
	ir.Xor:  {wide: machine.OpXor, form: bitwise, pred: machine.OpPxor},
	ir.Shl:  {wide: machine.OpShl, word: machine.OpShlW, safeFlag: ir.NSW},
	ir.LShr: {wide: machine.OpShr, word: machine.OpShrW, form: unsignedForm},
	ir.AShr: {wide: machine.OpSra, form: bitwise},
	ir.SDiv: {wide: machine.OpDiv, word: machine.OpDivW},
	ir.UDiv: {wide: machine.OpDivu, word: machine.OpDivuW, form: unsignedForm},
	ir.SRem: {wide: machine.OpRem, form: bitwise},
	ir.URem: {wide: machine.OpRemu, word: machine.OpRemuW, form: unsignedForm},
}

// intBinary handles the integer arithmetic of scalars and vectors.
func (s *selector) intBinary(i *ir.Instr) {
	t := i.Type().Scalar()
	scalars.Of(s.dl, i.Type(), i.Pos)
	if scalars.IsWide(t) {
		s.wideBinary(i)
		return
	}
	if !i.Type().IsVector() {
		if r, ok := s.divideByConstant(i, t); ok {
			s.define(i, r)
			return
		}
		s.define(i, s.intOperation(i.Op(), i.Flags, t, s.intOpOrReg(i.Operand(0), t), s.intOpOrReg(i.Operand(1), t)))
		return
	}
	a, b := s.regs(i.Operand(0)), s.regs(i.Operand(1))
	out := make([]mir.Reg, len(a))
	for k := range a {
		out[k] = s.intOperation(i.Op(), i.Flags, t, mir.RegOp(a[k]), mir.RegOp(b[k]))
	}
	s.define(i, out...)
}

// intOpOrReg is intOp for integers; predicates have no immediates.
func (s *selector) intOpOrReg(v ir.Value, t *ir.Type) mir.Operand {
	if t.Bits == 1 {
		return mir.RegOp(s.reg(v))
	}
	return s.intOp(v)
}

func (s *selector) intOperation(op ir.Op, flags ir.Flags, t *ir.Type, a, b mir.Operand) mir.Reg {
	row := intTable[op]
	if t.Bits == 1 {
		return s.predOperation(op, row, a, b)
	}
	switch {
	case t.Bits == 64 || row.form == bitwise || row.safeFlag != 0 && flags&row.safeFlag != 0:
		return s.op(row.wide, a, b)
	case t.Bits == 32 && row.word != 0:
		return s.op(row.word, a, b)
	}
	if row.form == unsignedForm {
		a = mir.RegOp(s.zext(a, t.Bits))
		if op != ir.LShr {
			b = mir.RegOp(s.zext(b, t.Bits))
		} else if b.Kind != mir.RegOp(0).Kind && b.Imm > 0 {
			return s.op(row.wide, a, b) // the sign bit is clear
		}
	}
	return s.sext(mir.RegOp(s.op(row.wide, a, b)), t.Bits)
}

// predOperation is arithmetic on i1. Divisions by anything but 1 are undefined, and so are shifts
// by 1.
func (s *selector) predOperation(op ir.Op, row intRow, a, b mir.Operand) mir.Reg {
	switch {
	case row.pred != 0:
		return s.op(row.pred, a, b)
	case op == ir.SRem || op == ir.URem:
		return s.op(machine.OpPset, mir.ImmOp(0))
	}
	return s.op(machine.OpPmov, a)
}

var sextOps = map[int]machine.Op{8: machine.OpSext1, 16: machine.OpSext2, 32: machine.OpSext4}
var zextOps = map[int]machine.Op{8: machine.OpZext1, 16: machine.OpZext2, 32: machine.OpZext4}

// sext makes the low bits canonical.
func (s *selector) sext(a mir.Operand, bits int) mir.Reg {
	if bits >= 64 {
		return s.inReg(a)
	}
	if op, ok := sextOps[bits]; ok {
		return s.op(op, a)
	}
	up := s.op(machine.OpShl, a, mir.ImmOp(int64(64-bits)))
	return s.op(machine.OpSra, mir.RegOp(up), mir.ImmOp(int64(64-bits)))
}

// zext clears the bits above the low ones.
func (s *selector) zext(a mir.Operand, bits int) mir.Reg {
	if bits >= 64 {
		return s.inReg(a)
	}
	if op, ok := zextOps[bits]; ok {
		return s.op(op, a)
	}
	if bits < 32 {
		return s.op(machine.OpAnd, a, mir.ImmOp(1<<bits-1))
	}
	up := s.op(machine.OpShl, a, mir.ImmOp(int64(64-bits)))
	return s.op(machine.OpShr, mir.RegOp(up), mir.ImmOp(int64(64-bits)))
}

// inReg copies an immediate to a register.
func (s *selector) inReg(a mir.Operand) mir.Reg {
	if a.Reg != 0 {
		return a.Reg
	}
	return s.cached(machine.OpLi, a)
}

var icmpTable = map[ir.Pred]machine.Op{
	ir.EQ: machine.OpCmpEq, ir.NE: machine.OpCmpNe, ir.SLT: machine.OpCmpSlt, ir.SLE: machine.OpCmpSle, ir.SGT: machine.OpCmpSgt,
	ir.SGE: machine.OpCmpSge, ir.ULT: machine.OpCmpUlt, ir.ULE: machine.OpCmpUle, ir.UGT: machine.OpCmpUgt, ir.UGE: machine.OpCmpUge,
}

// compareInts handles icmp. Sign extension keeps the unsigned order too, so canonical operands do
// for every predicate.
func (s *selector) compareInts(i *ir.Instr) {
	t := i.Operand(0).Type()
	if scalars.IsWide(t) {
		s.wideCompare(i)
		return
	}
	if t.IsVector() {
		a, b := s.regs(i.Operand(0)), s.regs(i.Operand(1))
		out := make([]mir.Reg, len(a))
		for k := range a {
			out[k] = s.compareScalars(i.Pred, t.Elem, mir.RegOp(a[k]), mir.RegOp(b[k]))
		}
		s.define(i, out...)
		return
	}
	s.define(i, s.compareScalars(i.Pred, t, s.intOpOrReg(i.Operand(0), t), s.intOpOrReg(i.Operand(1), t)))
}

func (s *selector) compareScalars(p ir.Pred, t *ir.Type, a, b mir.Operand) mir.Reg {
	if scalars.File(t) == machine.Pred {
		return s.comparePreds(p, a, b)
	}
	return s.op(icmpTable[p], a, b)
}

// comparePreds compares i1 values; as signed numbers, true is −1.
func (s *selector) comparePreds(p ir.Pred, a, b mir.Operand) mir.Reg {
	not := func(x mir.Reg) mir.Reg { return s.op(machine.OpPnot, mir.RegOp(x)) }
	switch p {
	case ir.NE:
		return s.op(machine.OpPxor, a, b)
	case ir.EQ:
		return not(s.op(machine.OpPxor, a, b))
	case ir.UGT, ir.SLT:
		return s.op(machine.OpPandn, a, b)
	case ir.ULT, ir.SGT:
		return s.op(machine.OpPandn, b, a)
	case ir.UGE, ir.SLE:
		return not(s.op(machine.OpPandn, b, a))
	}
	return not(s.op(machine.OpPandn, a, b))
}
