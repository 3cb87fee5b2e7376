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
	op := floatTable[i.Op()].of(i.Type().Scalar())
	a, b := s.regs(i.Operand(0)), s.regs(i.Operand(1))
	out := make([]Reg, len(a))
	for k := range a {
		out[k] = s.op(op, regOp(a[k]), regOp(b[k]))
	}
	s.define(i, out...)
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
	op := opPair{machine.OpFnegS, machine.OpFnegD}.of(i.Type().Scalar())
	s.eachLane(i, func(a Reg) Reg { return s.op(op, regOp(a)) })
}

// floatRem calls C's fmod.
func (s *selector) floatRem(i *ir.Instr) {
	leavesOf(s.dl, i.Type(), i.Pos)
	t := i.Type().Scalar()
	name := "fmodf"
	if isDouble(t) {
		name = "fmod"
	}
	a, b := s.regs(i.Operand(0)), s.regs(i.Operand(1))
	out := make([]Reg, len(a))
	for k := range a {
		out[k] = s.libraryCall(name, t, []Reg{a[k], b[k]}, []*ir.Type{t, t})
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
			out[k] = s.op(p.of(t.Scalar()), regOp(a[k]), regOp(b[k]))
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

// floatCast is fptrunc and fpext between the two types that exist.
func (s *selector) floatCast(i *ir.Instr) {
	leavesOf(s.dl, i.Type(), i.Pos)
	leavesOf(s.dl, i.Operand(0).Type(), i.Pos)
	op := machine.OpFnarrow
	if i.Op() == ir.FPExt {
		op = machine.OpFwiden
	}
	s.eachLane(i, func(a Reg) Reg { return s.op(op, regOp(a)) })
}

// floatToInt converts toward zero; out of range is poison, so that only the canonical form of what is in range counts.
func (s *selector) floatToInt(i *ir.Instr) {
	to, from := i.Type().Scalar(), i.Operand(0).Type().Scalar()
	leavesOf(s.dl, i.Type(), i.Pos)
	leavesOf(s.dl, from, i.Pos)
	s.eachLane(i, func(a Reg) Reg {
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
	unsigned := i.Op() == ir.UIToFP && !i.HasFlag(ir.NNeg)
	s.eachLane(i, func(a Reg) Reg {
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
	})
}

// libraryCall calls a runtime routine with scalar arguments.
func (s *selector) libraryCall(name string, result *ir.Type, args []Reg, types []*ir.Type) Reg {
	s.out.externs[name] = true
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
