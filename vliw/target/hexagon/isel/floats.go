package isel

import (
	"opt-go/frontend/ir"
	"opt-go/vliw/target/hexagon/code"
	"opt-go/vliw/target/hexagon/isel/shape"
)

func (s *selector) floatBinary(i *ir.Instr) {
	t := i.Type().Scalar()
	s.leaves(i.Type(), i.Pos)
	a, b := s.values(i.Operand(0)), s.values(i.Operand(1))
	s.eachLane(i, func(k int) value {
		return s.rounded(t, s.floatOperation(i.Op(), t, s.single(t, a[k]), s.single(t, b[k])))
	})
}

var singleOps = map[ir.Op]code.Op{ir.FAdd: code.OpFadd, ir.FSub: code.OpFsub, ir.FMul: code.OpFmul}
var doubleOps = map[ir.Op]code.Op{ir.FAdd: code.OpDadd, ir.FSub: code.OpDsub}

// floatLibrary are the routines for what the core lacks.
var floatLibrary = map[ir.Op][2]string{ir.FDiv: {"__hexagon_divsf3", "__hexagon_divdf3"}, ir.FRem: {"fmodf", "fmod"}}

func (s *selector) floatOperation(op ir.Op, t *ir.Type, x, y value) value {
	class := shape.Class(t)
	if names, ok := floatLibrary[op]; ok {
		if class == code.Pair {
			return s.library(names[1], class, x, y)
		}
		return s.library(names[0], class, x, y)
	}
	if class == code.Word {
		return s.op(singleOps[op], x, y)
	}
	if op == ir.FMul {
		return s.doubleProduct(x, y)
	}
	return s.op(doubleOps[op], x, y)
}

// doubleProduct multiplies doubles in steps: dfmpyfix scales subnormal factors, the others add
// partial products and round.
func (s *selector) doubleProduct(x, y value) value {
	a, b := s.op(code.OpDfix, x, y), s.op(code.OpDfix, y, x)
	p := s.op(code.OpDll, a, b)
	p = s.tied(code.OpDlh, p, a, b)
	p = s.tied(code.OpDlh, p, b, a)
	return s.tied(code.OpDhh, p, a, b)
}

func (s *selector) floatNeg(i *ir.Instr) {
	in := s.values(i.Operand(0))
	s.eachLane(i, func(k int) value { return s.onSign(code.OpTogglebit, i.Type().Scalar(), in[k]) })
}

// onSign changes the sign bit of a float.
func (s *selector) onSign(op code.Op, t *ir.Type, x value) value {
	if t.Kind == ir.HalfKind {
		return s.op(op, x, code.ImmOp(15))
	}
	if s.classOf(x) == code.Pair {
		return s.pack(s.op(op, s.high(x), code.ImmOp(31)), s.low(x))
	}
	return s.op(op, x, code.ImmOp(31))
}

// Values of type half are words whose low 16 bits count. Operations are those of float, by
// conversions of the runtime; so are arguments and results, as LLVM passes them. Unlike LLVM, which
// keeps floats between operations, each of ours rounds.

// single is a float with the value of a half; other types stay.
func (s *selector) single(t *ir.Type, x value) value {
	if t.Kind != ir.HalfKind {
		return x
	}
	return s.library("__extendhfsf2", code.Word, s.extend(x, 16, false))
}

// rounded is a half with the value of a float.
func (s *selector) rounded(t *ir.Type, x value) value {
	if t.Kind != ir.HalfKind {
		return x
	}
	return s.library("__truncsfhf2", code.Word, x)
}

// halfIntrinsic does an intrinsic of half by that of float; the others have no form for half.
func (s *selector) halfIntrinsic(i *ir.Instr, id string) bool {
	t := i.Type().Scalar()
	name, isRoutine := mathRoutines[id]
	if t.Kind != ir.HalfKind || !isRoutine && id != "llvm.fma" && id != "llvm.fmuladd" {
		return false
	}
	s.lanewise(i, func(a []value) value {
		for k := range a {
			a[k] = s.single(t, a[k])
		}
		if isRoutine {
			return s.rounded(t, s.library(name+"f", code.Word, a...))
		}
		return s.rounded(t, s.fused3(t, a))
	})
	return true
}

// fromHalf and toHalf call the runtime for conversions from and to 16 bits, as LLVM does.
func (s *selector) fromHalf(i *ir.Instr) {
	v := s.library("__extendhfsf2", code.Word, s.extended(i.Arg(0), s.value(i.Arg(0)), false))
	if shape.Class(i.Type()) == code.Pair {
		v = s.op(code.OpF2Df, v)
	}
	s.define(i, v)
}

func (s *selector) toHalf(i *ir.Instr) {
	name := "__truncsfhf2"
	if shape.Class(i.Arg(0).Type()) == code.Pair {
		name = "__truncdfhf2"
	}
	s.define(i, s.library(name, code.Word, s.value(i.Arg(0))))
}

func (s *selector) floatCast(i *ir.Instr) {
	in := s.values(i.Operand(0))
	s.leaves(i.Type(), i.Pos)
	from, to := i.Operand(0).Type().Scalar(), i.Type().Scalar()
	s.eachLane(i, func(k int) value {
		x := s.single(from, in[k])
		switch {
		case to.Kind == ir.HalfKind && shape.Class(from) == code.Pair:
			return s.library("__truncdfhf2", code.Word, x)
		case shape.Class(from) == shape.Class(to):
			return s.rounded(to, x)
		case shape.Class(to) == code.Pair:
			return s.op(code.OpF2Df, x)
		}
		return s.op(code.OpDf2F, x)
	})
}

// conversions by: to a pair of integers, from or to a double, unsigned.
var toInt = map[[3]bool]code.Op{
	{false, false, false}: code.OpF2W, {false, false, true}: code.OpF2Uw, {false, true, false}: code.OpDf2W, {false, true, true}: code.OpDf2Uw,
	{true, false, false}: code.OpF2D, {true, false, true}: code.OpF2Ud, {true, true, false}: code.OpDf2D, {true, true, true}: code.OpDf2Ud,
}
var fromInt = map[[3]bool]code.Op{
	{false, false, false}: code.OpW2F, {false, false, true}: code.OpUw2F, {false, true, false}: code.OpW2D, {false, true, true}: code.OpUw2D,
	{true, false, false}: code.OpD2F, {true, false, true}: code.OpUd2F, {true, true, false}: code.OpD2D, {true, true, true}: code.OpUd2D,
}

func (s *selector) floatToInt(i *ir.Instr) {
	in := s.values(i.Operand(0))
	from, to := i.Operand(0).Type().Scalar(), i.Type().Scalar()
	s.leaves(i.Type(), i.Pos)
	op := toInt[[3]bool{shape.Width(to) > 32, shape.Class(from) == code.Pair, i.Op() == ir.FPToUI}]
	s.eachLane(i, func(k int) value { return s.narrow(s.op(op, s.single(from, in[k])), shape.Width(to)) })
}

func (s *selector) intToFloat(i *ir.Instr) {
	in := s.values(i.Operand(0))
	from, to := i.Operand(0).Type().Scalar(), i.Type().Scalar()
	s.leaves(i.Operand(0).Type(), i.Pos)
	s.leaves(i.Type(), i.Pos)
	signed := i.Op() == ir.SIToFP
	op := fromInt[[3]bool{shape.Width(from) > 32, shape.Class(to) == code.Pair, !signed}]
	s.eachLane(i, func(k int) value {
		x := in[k]
		switch n := shape.Width(from); {
		case n == 1:
			one := int64(1)
			if signed {
				one = -1
			}
			x = s.op(code.OpMuxII, x, code.ImmOp(one), code.ImmOp(0))
		case n > 32:
			x = s.extendPair(x, n, signed)
		default:
			x = s.extend(x, n, signed)
		}
		return s.rounded(to, s.op(op, x))
	})
}
