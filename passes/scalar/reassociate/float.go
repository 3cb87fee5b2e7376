package reassociate

import (
	"math"

	"opt-go/frontend/ir"
	"opt-go/passes/simplify/constfold"
)

// Floating-point operations are included if they have the flags reassoc, since the order of
// additions determines rounding, and nsz, since the sign of a zero result may change.

// integerOp returns the integer operation that corresponds to a floating-point one.
func integerOp(op ir.Op) ir.Op {
	switch op {
	case ir.FAdd:
		return ir.Add
	case ir.FSub:
		return ir.Sub
	case ir.FMul:
		return ir.Mul
	}
	return op
}

func isFloat(v ir.Value) bool { return v.Type().Scalar().IsFloat() }

// free reports whether the order of an operation may be chosen.
func free(i *ir.Instr) bool { return !isFloat(i) || i.HasFlag(ir.FNSZ|ir.FReassoc) }

// associative reports whether an instruction may be the root of a tree.
func associative(i *ir.Instr) bool {
	switch integerOp(i.Op()) {
	case ir.Add, ir.Mul:
		return free(i)
	case ir.And, ir.Or, ir.Xor:
		return true
	}
	return false
}

// operation creates an operation of the kind of op before at, on values of x's type. Floating-point
// operations get the fast-math flags of the instruction flags.
func operation(at *ir.Instr, op ir.Op, x, y ir.Value, flags *ir.Instr, name string) *ir.Instr {
	if !isFloat(x) {
		return ir.Before(at).Binary(op, x, y, 0, name)
	}
	op = map[ir.Op]ir.Op{ir.Add: ir.FAdd, ir.Sub: ir.FSub, ir.Mul: ir.FMul}[op]
	return ir.Before(at).Binary(op, x, y, flags.Flags&ir.FastMath, name)
}

// negation creates -v before at.
func negation(at *ir.Instr, v ir.Value, flags *ir.Instr, name string) *ir.Instr {
	if !isFloat(v) {
		return ir.Before(at).Sub(ir.NewZero(v.Type()), v, name)
	}
	n := ir.NewInstr(ir.FNeg, v.Type(), v)
	n.Flags = flags.Flags & ir.FastMath
	return ir.Before(at).Insert(n, name)
}

// numberOf returns an integer as a number of a type.
func numberOf(t *ir.Type, n int64) *ir.Const {
	if t.Scalar().IsFloat() {
		return ir.NewFloat(t, float64(n))
	}
	return ir.NewSigned(t, n)
}

// minus returns -k, nil if that is not known.
func minus(k *ir.Const) *ir.Const {
	if !isFloat(k) {
		return constfold.Binary(ir.Sub, 0, ir.NewZero(k.Type()), k, nil)
	}
	n := ir.NewInstr(ir.FNeg, k.Type(), k)
	v, _ := constfold.Instr(n, nil).(*ir.Const)
	n.DropOperands()
	return v
}

// floatConst returns v as a floating-point constant (or the splat of one), and its value.
func floatConst(v ir.Value) (k *ir.Const, x float64, ok bool) {
	k, ok = v.(*ir.Const)
	if !ok {
		return nil, 0, false
	}
	s := k
	if k.Type().IsVector() {
		if s = k.Splat(); s == nil {
			return nil, 0, false
		}
	}
	if s.Kind != ir.FloatConst {
		return nil, 0, false
	}
	x, ok = s.Float64()
	return k, x, ok
}

// positiveConstants moves the signs of factors and divisors out of the operands of a sum or
// difference, since x + y · -2 is x - y · 2 and constants of the same sign combine more often. It
// needs no flags: the results are bit-identical.
func (r *reassociation) positiveConstants(i *ir.Instr) *ir.Instr {
	if i.Op() == ir.FAdd {
		i = r.positiveOperand(i, 1)
		if i.Op() == ir.FAdd {
			i = r.positiveOperand(i, 0)
		}
	}
	if i.Op() == ir.FSub {
		i = r.positiveOperand(i, 1)
	}
	return i
}

func (r *reassociation) positiveOperand(i *ir.Instr, k int) *ir.Instr {
	list := negativeFactors(i.Operand(k), nil)
	odd := len(list)%2 == 1
	if len(list) == 0 || i.Op() == ir.FAdd && odd && breaksUp(i) { // would become a sum again
		return i
	}
	for _, f := range list {
		for j := range 2 {
			if c, x, ok := floatConst(f.Operand(j)); ok && math.Signbit(x) {
				f.SetOperand(j, minus(c))
			}
		}
	}
	r.changed = true
	if !odd {
		return i
	}
	op := ir.FSub
	if i.Op() == ir.FSub {
		op = ir.FAdd
	}
	n := ir.Before(i).Binary(op, i.Operand(1-k), i.Operand(k), i.Flags&ir.FastMath, "")
	n.CopyDebugLoc(i)
	ir.ReplaceAllUses(i, n)
	r.redo.add(i)
	return n
}

// negativeFactors lists the products and quotients without other uses below v that have a negative
// constant.
func negativeFactors(v ir.Value, list []*ir.Instr) []*ir.Instr {
	i, ok := v.(*ir.Instr)
	if !ok || i.Op() != ir.FMul && i.Op() != ir.FDiv || !ir.HasOneUse(i) {
		return list
	}
	_, firstConst := i.Operand(0).(*ir.Const)
	_, secondConst := i.Operand(1).(*ir.Const)
	if firstConst && (i.Op() == ir.FMul || secondConst) {
		return list
	}
	for k := range 2 {
		if _, x, isConst := floatConst(i.Operand(k)); isConst && math.Signbit(x) {
			list = append(list, i)
			break
		}
	}
	return negativeFactors(i.Operand(1), negativeFactors(i.Operand(0), list))
}
