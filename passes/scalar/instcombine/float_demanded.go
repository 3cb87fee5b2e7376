package instcombine

import (
	"math"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/valuetracking"
)

// Demanded classes: a function's result with the attribute nofpclass is poison if it is of one of
// these classes, so what only computes such results is poison (LLVM's SimplifyDemandedFPClass).

// visitRet simplifies what is returned with nonnull or nofpclass.
func (ic *combiner) visitRet(i *ir.Instr) *ir.Instr {
	if i.NumOperands() == 0 {
		return nil
	}
	if r := ic.resultNonNull(i); r != nil {
		return r
	}
	excluded := valuetracking.NoFPClass(ic.f.Attrs.Ret)
	v := i.Operand(0)
	if excluded == 0 || ir.IsConst(v) && isPoison(v) {
		return nil
	}
	if r := ic.demandedClass(v, valuetracking.FPAll&^excluded, 0); r != nil {
		return ic.setOperand(i, 0, r)
	}
	return nil
}

const maxClassDepth = 6

// demandedClass returns what v may be replaced by where only numbers of the demanded classes
// matter, or nil. What v is computed from is changed only if nothing else uses it.
func (ic *combiner) demandedClass(v ir.Value, demanded valuetracking.FPClass, depth int) ir.Value {
	if isPoison(v) || depth > maxClassDepth {
		return nil
	}
	known := ic.classesOf(v)
	if k := constantOfClass(v.Type(), known&demanded); k != nil && k != v {
		return k
	}
	i := asInstr(v)
	if i == nil {
		return nil
	}
	if !oneUse(i) { // other uses may need the other classes
		return nil
	}
	switch {
	case i.Op() == ir.FNeg:
		ic.demandOperandClass(i, 0, demanded.Mirrored(), depth)
	case i.IntrinsicID() == "llvm.fabs":
		of := demanded & (valuetracking.FPPositive | valuetracking.FPNaN)
		ic.demandOperandClass(i, 0, of|of.Mirrored(), depth)
	case i.IntrinsicID() == "llvm.copysign":
		ic.demandOperandClass(i, 0, demanded|demanded.Mirrored(), depth)
		ic.demandSign(i, demanded)
	case i.Op() == ir.Select:
		ic.demandOperandClass(i, 1, demanded, depth)
		ic.demandOperandClass(i, 2, demanded, depth)
		for n := range 2 {
			if ic.classesOf(i.Operand(1+n))&demanded == 0 {
				return i.Operand(2 - n)
			}
		}
	}
	return nil
}

// demandOperandClass replaces an operand where only some classes of it matter.
func (ic *combiner) demandOperandClass(i *ir.Instr, n int, demanded valuetracking.FPClass, depth int) {
	if r := ic.demandedClass(i.Operand(n), demanded, depth+1); r != nil {
		ic.setOperand(i, n, r)
		ic.work.add(i)
	}
}

// demandSign sets the sign that a copied one must be of, where only numbers of that sign matter.
func (ic *combiner) demandSign(i *ir.Instr, demanded valuetracking.FPClass) {
	sign := 0.0
	switch {
	case demanded&valuetracking.FPPositive == 0:
		sign = -1
	case demanded&valuetracking.FPNegative != 0:
		return
	}
	if ir.IsConst(i.Arg(1)) {
		return
	}
	ic.setOperand(i, 1, ir.NewFloat(i.Type(), sign))
	ic.work.add(i)
}

// classesOf returns the possible classes of a value: also of an aggregate parameter that the
// attribute nofpclass is of.
func (ic *combiner) classesOf(v ir.Value) valuetracking.FPClass {
	if p, ok := v.(*ir.Param); ok {
		return valuetracking.FPAll &^ valuetracking.NoFPClass(p.Attrs())
	}
	if !v.Type().Scalar().IsFloat() {
		return valuetracking.FPAll
	}
	return ic.q.FpClass(v, 0).May
}

// constantOfClass returns the only constant of a set of classes, or nil; no class has poison.
func constantOfClass(ty *ir.Type, classes valuetracking.FPClass) ir.Value {
	if classes == 0 {
		return ir.NewPoison(ty)
	}
	if !ty.Scalar().IsFloat() {
		return nil
	}
	switch classes {
	case valuetracking.FPPosZero:
		return ir.NewZero(ty)
	case valuetracking.FPNegZero:
		return ir.NewFloat(ty, math.Copysign(0, -1))
	case valuetracking.FPPosInf:
		return ir.NewFloat(ty, math.Inf(1))
	case valuetracking.FPNegInf:
		return ir.NewFloat(ty, math.Inf(-1))
	}
	return nil
}

func negativeZero(ty *ir.Type) *ir.Const { return ir.NewFloat(ty, math.Copysign(0, -1)) }
