package isel

import (
	"opt-go/frontend/ir"
	"opt-go/vliw/asm"
	"opt-go/vliw/isel/scalars"
	"opt-go/vliw/machine"
	"opt-go/vliw/mir"
)

// opPair is a float operation in both precisions.
type opPair struct{ single, double machine.Op }

func (p opPair) of(t *ir.Type) machine.Op {
	if scalars.IsDouble(t) {
		return p.double
	}
	return p.single
}

var floatTable = map[ir.Op]opPair{
	ir.FAdd: {machine.OpFaddS, machine.OpFaddD}, ir.FSub: {machine.OpFsubS, machine.OpFsubD},
	ir.FMul: {machine.OpFmulS, machine.OpFmulD}, ir.FDiv: {machine.OpFdivS, machine.OpFdivD},
}

func (s *selector) floatBinary(i *ir.Instr) {
	scalars.Of(s.dl, i.Type(), i.Pos)
	a, b := s.regs(i.Operand(0)), s.regs(i.Operand(1))
	out := make([]mir.Reg, len(a))
	for k := range a {
		out[k] = s.floatOperation(i.Op(), i.Type().Scalar(), a[k], b[k])
		s.noteOrder(i)
	}
	s.define(i, out...)
}

// noteOrder marks the operation just selected as one whose order does not matter, if its
// instruction says so.
func (s *selector) noteOrder(i *ir.Instr) {
	if last := len(s.b.Insts) - 1; last >= 0 && i.HasFlag(ir.FReassoc) {
		s.b.Insts[last].Reassoc = true
	}
}

func (s *selector) floatOperation(op ir.Op, t *ir.Type, a, b mir.Reg) mir.Reg {
	return s.inFloat(t, []mir.Reg{a, b}, func(x []mir.Reg, t *ir.Type) mir.Reg { return s.op(floatTable[op].of(t), regOps(x)...) })
}

// eachLane applies a unary operation to every scalars.Leaf of operand 0.
func (s *selector) eachLane(i *ir.Instr, f func(a mir.Reg) mir.Reg) {
	a := s.regs(i.Operand(0))
	out := make([]mir.Reg, len(a))
	for k := range a {
		out[k] = f(a[k])
	}
	s.define(i, out...)
}

func (s *selector) floatNeg(i *ir.Instr) {
	scalars.Of(s.dl, i.Type(), i.Pos)
	if scalars.IsHalf(i.Type().Scalar()) {
		s.eachLane(i, func(a mir.Reg) mir.Reg { return s.op(machine.OpXor, mir.RegOp(a), mir.ImmOp(-halfSign)) })
		return
	}
	op := opPair{machine.OpFnegS, machine.OpFnegD}.of(i.Type().Scalar())
	s.eachLane(i, func(a mir.Reg) mir.Reg { return s.op(op, mir.RegOp(a)) })
}

// floatRem calls C's fmod.
func (s *selector) floatRem(i *ir.Instr) {
	scalars.Of(s.dl, i.Type(), i.Pos)
	a, b := s.regs(i.Operand(0)), s.regs(i.Operand(1))
	out := make([]mir.Reg, len(a))
	for k := range a {
		out[k] = s.inFloat(i.Type().Scalar(), []mir.Reg{a[k], b[k]}, func(x []mir.Reg, t *ir.Type) mir.Reg { return s.mathCall("fmod", x, t) })
	}
	s.define(i, out...)
}

var fcmpTable = map[ir.Pred]opPair{
	ir.FOEQ: {machine.OpFcmpOeqS, machine.OpFcmpOeqD}, ir.FONE: {machine.OpFcmpOneS, machine.OpFcmpOneD},
	ir.FOLT: {machine.OpFcmpOltS, machine.OpFcmpOltD}, ir.FOLE: {machine.OpFcmpOleS, machine.OpFcmpOleD},
	ir.FOGT: {machine.OpFcmpOgtS, machine.OpFcmpOgtD}, ir.FOGE: {machine.OpFcmpOgeS, machine.OpFcmpOgeD},
	ir.FORD: {machine.OpFcmpOrdS, machine.OpFcmpOrdD}, ir.FUNO: {machine.OpFcmpUnoS, machine.OpFcmpUnoD},
	ir.FUEQ: {machine.OpFcmpUeqS, machine.OpFcmpUeqD}, ir.FUNE: {machine.OpFcmpUneS, machine.OpFcmpUneD},
	ir.FULT: {machine.OpFcmpUltS, machine.OpFcmpUltD}, ir.FULE: {machine.OpFcmpUleS, machine.OpFcmpUleD},
	ir.FUGT: {machine.OpFcmpUgtS, machine.OpFcmpUgtD}, ir.FUGE: {machine.OpFcmpUgeS, machine.OpFcmpUgeD},
}

func (s *selector) compareFloats(i *ir.Instr) {
	t := i.Operand(0).Type()
	scalars.Of(s.dl, t, i.Pos)
	a, b := s.regs(i.Operand(0)), s.regs(i.Operand(1))
	out := make([]mir.Reg, len(a))
	for k := range a {
		if p, ok := fcmpTable[i.Pred]; ok {
			x, in := s.promoted(a[k], t.Scalar())
			y, _ := s.promoted(b[k], t.Scalar())
			out[k] = s.op(p.of(in), mir.RegOp(x), mir.RegOp(y))
			continue
		}
		always := int64(0)
		if i.Pred == ir.FTrue {
			always = 1
		}
		out[k] = s.op(machine.OpPset, mir.ImmOp(always))
	}
	s.define(i, out...)
}

// floatCast is fptrunc and fpext.
func (s *selector) floatCast(i *ir.Instr) {
	scalars.Of(s.dl, i.Type(), i.Pos)
	scalars.Of(s.dl, i.Operand(0).Type(), i.Pos)
	from, to := i.Operand(0).Type().Scalar(), i.Type().Scalar()
	s.eachLane(i, func(a mir.Reg) mir.Reg {
		a, t := s.promoted(a, from)
		switch {
		case scalars.IsHalf(to):
			return s.demoted(a, t, to)
		case t == to:
			return a
		case scalars.IsDouble(to):
			return s.op(machine.OpFwiden, mir.RegOp(a))
		}
		return s.op(machine.OpFnarrow, mir.RegOp(a))
	})
}

// floatToInt converts toward zero; out of range is poison, so that only the canonical form of what
// is in range counts.
func (s *selector) floatToInt(i *ir.Instr) {
	to, from := i.Type().Scalar(), i.Operand(0).Type().Scalar()
	scalars.Of(s.dl, i.Type(), i.Pos)
	scalars.Of(s.dl, from, i.Pos)
	if scalars.IsWide(to) {
		s.wideFloatCast(i)
		return
	}
	s.eachLane(i, func(a mir.Reg) mir.Reg {
		a, from := s.promoted(a, from)
		signed := opPair{machine.OpF2iS, machine.OpF2iD}.of(from)
		switch {
		case to.Bits == 1:
			return s.op(machine.OpCmpNe, mir.RegOp(s.op(signed, mir.RegOp(a))), mir.ImmOp(0))
		case i.Op() == ir.FPToSI:
			return s.inRange(signed, a)
		case to.Bits == 64:
			return s.inRange(opPair{machine.OpF2uS, machine.OpF2uD}.of(from), a)
		}
		return s.sext(mir.RegOp(s.inRange(signed, a)), to.Bits)
	})
}

// inRange converts to an integer where a number out of range is poison.
func (s *selector) inRange(op machine.Op, a mir.Reg) mir.Reg {
	r := s.NewReg(machine.Int)
	s.emit(op, r, mir.RegOp(a)).InRange = true
	return r
}

func (s *selector) intToFloat(i *ir.Instr) {
	to, from := i.Type().Scalar(), i.Operand(0).Type().Scalar()
	scalars.Of(s.dl, i.Type(), i.Pos)
	if scalars.IsWide(from) {
		s.wideFloatCast(i)
		return
	}
	if scalars.IsHalf(to) { // through double: exact but for integers that only a bfloat can hold
		s.eachLane(i, func(a mir.Reg) mir.Reg {
			return s.demoted(s.scalarToFloat(i, a, from, s.mod.Ctx.Double), s.mod.Ctx.Double, to)
		})
		return
	}
	s.eachLane(i, func(a mir.Reg) mir.Reg { return s.scalarToFloat(i, a, from, to) })
}

// scalarToFloat converts a canonical integer.
func (s *selector) scalarToFloat(i *ir.Instr, a mir.Reg, from, to *ir.Type) mir.Reg {
	unsigned := i.Op() == ir.UIToFP && !i.HasFlag(ir.NNeg)
	op := opPair{machine.OpI2fS, machine.OpI2fD}.of(to)
	if from.Bits == 1 {
		one := int64(-1)
		if i.Op() == ir.UIToFP {
			one = 1
		}
		return s.op(op, mir.RegOp(s.op(machine.OpSel, mir.RegOp(a), mir.ImmOp(one), mir.ImmOp(0))))
	}
	if unsigned && from.Bits == 64 {
		return s.op(opPair{machine.OpU2fS, machine.OpU2fD}.of(to), mir.RegOp(a))
	}
	if unsigned {
		a = s.zext(mir.RegOp(a), from.Bits)
	}
	return s.op(op, mir.RegOp(a))
}

// libraryCall calls a runtime routine with scalar arguments.
func (s *selector) libraryCall(name string, result *ir.Type, args []mir.Reg, types []*ir.Type) mir.Reg {
	s.out.Extern(name)
	c := s.beginCall()
	for k, a := range args {
		c.pass(a, scalars.File(types[k]), false)
	}
	c.finish(machine.OpCall, mir.SymOp(asm.Sym{Name: name}))
	if result == nil || result.IsVoid() {
		return 0
	}
	return c.result(scalars.File(result))
}
