package codegen

import (
	"opt-go/frontend/ir"
	"opt-go/vliw/asm"
	"opt-go/vliw/machine"
)

// opPair is a float operation in both precisions.
type opPair struct{ single, double machine.Op }

func (p opPair) of(t *ir.Type) machine.Op {
	if isDouble(t) {
		return p.double
	}
	return p.single
}

var floatTable = map[ir.Op]opPair{
	ir.FAdd: {machine.OpFaddS, machine.OpFaddD}, ir.FSub: {machine.OpFsubS, machine.OpFsubD},
	ir.FMul: {machine.OpFmulS, machine.OpFmulD}, ir.FDiv: {machine.OpFdivS, machine.OpFdivD},
}

func (s *selector) floatBinary(i *ir.Instr) {
	leavesOf(s.dl, i.Type(), i.Pos)
	a, b := s.regs(i.Operand(0)), s.regs(i.Operand(1))
	out := make([]Reg, len(a))
	for k := range a {
		out[k] = s.floatOperation(i.Op(), i.Type().Scalar(), a[k], b[k])
		s.noteOrder(i)
	}
	s.define(i, out...)
}

// noteOrder marks the operation just selected as one whose order does not matter, if its instruction says so.
func (s *selector) noteOrder(i *ir.Instr) {
	if last := len(s.b.insts) - 1; last >= 0 && i.HasFlag(ir.FReassoc) {
		s.b.insts[last].reassoc = true
	}
}

func (s *selector) floatOperation(op ir.Op, t *ir.Type, a, b Reg) Reg {
	return s.inFloat(t, []Reg{a, b}, func(x []Reg, t *ir.Type) Reg { return s.op(floatTable[op].of(t), regOps(x)...) })
}

// eachLane applies a unary operation to every leaf of operand 0.
func (s *selector) eachLane(i *ir.Instr, f func(a Reg) Reg) {
	a := s.regs(i.Operand(0))
	out := make([]Reg, len(a))
	for k := range a {
		out[k] = f(a[k])
	}
	s.define(i, out...)
}

func (s *selector) floatNeg(i *ir.Instr) {
	leavesOf(s.dl, i.Type(), i.Pos)
	if isHalf(i.Type().Scalar()) {
		s.eachLane(i, func(a Reg) Reg { return s.op(machine.OpXor, regOp(a), immOp(-halfSign)) })
		return
	}
	op := opPair{machine.OpFnegS, machine.OpFnegD}.of(i.Type().Scalar())
	s.eachLane(i, func(a Reg) Reg { return s.op(op, regOp(a)) })
}

// floatRem calls C's fmod.
func (s *selector) floatRem(i *ir.Instr) {
	leavesOf(s.dl, i.Type(), i.Pos)
	a, b := s.regs(i.Operand(0)), s.regs(i.Operand(1))
	out := make([]Reg, len(a))
	for k := range a {
		out[k] = s.inFloat(i.Type().Scalar(), []Reg{a[k], b[k]}, func(x []Reg, t *ir.Type) Reg { return s.mathCall("fmod", x, t) })
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
	leavesOf(s.dl, t, i.Pos)
	a, b := s.regs(i.Operand(0)), s.regs(i.Operand(1))
	out := make([]Reg, len(a))
	for k := range a {
		if p, ok := fcmpTable[i.Pred]; ok {
			x, in := s.promoted(a[k], t.Scalar())
			y, _ := s.promoted(b[k], t.Scalar())
			out[k] = s.op(p.of(in), regOp(x), regOp(y))
			continue
		}
		always := int64(0)
		if i.Pred == ir.FTrue {
			always = 1
		}
		out[k] = s.op(machine.OpPset, immOp(always))
	}
	s.define(i, out...)
}

// floatCast is fptrunc and fpext.
func (s *selector) floatCast(i *ir.Instr) {
	leavesOf(s.dl, i.Type(), i.Pos)
	leavesOf(s.dl, i.Operand(0).Type(), i.Pos)
	from, to := i.Operand(0).Type().Scalar(), i.Type().Scalar()
	s.eachLane(i, func(a Reg) Reg {
		a, t := s.promoted(a, from)
		switch {
		case isHalf(to):
			return s.demoted(a, t, to)
		case t == to:
			return a
		case isDouble(to):
			return s.op(machine.OpFwiden, regOp(a))
		}
		return s.op(machine.OpFnarrow, regOp(a))
	})
}

// floatToInt converts toward zero; out of range is poison, so that only the canonical form of what is in range counts.
func (s *selector) floatToInt(i *ir.Instr) {
	to, from := i.Type().Scalar(), i.Operand(0).Type().Scalar()
	leavesOf(s.dl, i.Type(), i.Pos)
	leavesOf(s.dl, from, i.Pos)
	if isWide(to) {
		s.wideFloatCast(i)
		return
	}
	s.eachLane(i, func(a Reg) Reg {
		a, from := s.promoted(a, from)
		signed := opPair{machine.OpF2iS, machine.OpF2iD}.of(from)
		switch {
		case to.Bits == 1:
			return s.op(machine.OpCmpNe, regOp(s.op(signed, regOp(a))), immOp(0))
		case i.Op() == ir.FPToSI:
			return s.op(signed, regOp(a))
		case to.Bits == 64:
			return s.op(opPair{machine.OpF2uS, machine.OpF2uD}.of(from), regOp(a))
		}
		return s.sext(regOp(s.op(signed, regOp(a))), to.Bits)
	})
}

func (s *selector) intToFloat(i *ir.Instr) {
	to, from := i.Type().Scalar(), i.Operand(0).Type().Scalar()
	leavesOf(s.dl, i.Type(), i.Pos)
	if isWide(from) {
		s.wideFloatCast(i)
		return
	}
	if isHalf(to) { // by way of double: exact but for integers that only a bfloat can hold
		s.eachLane(i, func(a Reg) Reg { return s.demoted(s.scalarToFloat(i, a, from, s.mod.Ctx.Double), s.mod.Ctx.Double, to) })
		return
	}
	s.eachLane(i, func(a Reg) Reg { return s.scalarToFloat(i, a, from, to) })
}

// scalarToFloat converts a canonical integer.
func (s *selector) scalarToFloat(i *ir.Instr, a Reg, from, to *ir.Type) Reg {
	unsigned := i.Op() == ir.UIToFP && !i.HasFlag(ir.NNeg)
	op := opPair{machine.OpI2fS, machine.OpI2fD}.of(to)
	if from.Bits == 1 {
		one := int64(-1)
		if i.Op() == ir.UIToFP {
			one = 1
		}
		return s.op(op, regOp(s.op(machine.OpSel, regOp(a), immOp(one), immOp(0))))
	}
	if unsigned && from.Bits == 64 {
		return s.op(opPair{machine.OpU2fS, machine.OpU2fD}.of(to), regOp(a))
	}
	if unsigned {
		a = s.zext(regOp(a), from.Bits)
	}
	return s.op(op, regOp(a))
}

// libraryCall calls a runtime routine with scalar arguments.
func (s *selector) libraryCall(name string, result *ir.Type, args []Reg, types []*ir.Type) Reg {
	s.out.extern(name)
	c := s.beginCall()
	for k, a := range args {
		c.pass(a, fileOf(types[k]), false)
	}
	c.finish(machine.OpCall, symOp(asm.Sym{Name: name}))
	if result == nil || result.IsVoid() {
		return 0
	}
	return c.result(fileOf(result))
}
