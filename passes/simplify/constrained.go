package simplify

import (
	"math/big"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/match"
	"opt-go/passes/simplify/constfold"
)

// Constrained floating-point arithmetic (llvm.experimental.constrained.*). In the default
// environment, which rounds to nearest and ignores exceptions, it is the instruction of the name.
// In others, poison and what fast-math flags exclude are poison all the same; an addition of zero
// is no operation where no signaling NaN may come, since that would raise an exception, and where
// it rounds such that no zero changes its sign; and constants fold whose result is exact.

var constrainedOps = map[string]ir.Op{
	"llvm.experimental.constrained.fadd": ir.FAdd, "llvm.experimental.constrained.fsub": ir.FSub,
	"llvm.experimental.constrained.fmul": ir.FMul, "llvm.experimental.constrained.fdiv": ir.FDiv,
	"llvm.experimental.constrained.frem": ir.FRem,
}

// environment is what is known of the floating-point environment of an operation.
type environment struct {
	nearest  bool // it rounds to nearest, ties to even
	downward bool // it may round toward -∞
	ignored  bool // exceptions are ignored
	strict   bool // exceptions are as the program says
}

func environmentOf(i *ir.Instr) environment {
	round, except, _ := analysis.ConstrainedFP(i)
	return environment{
		nearest:  round == "round.tonearest",
		downward: round == "round.downward" || round == "round.dynamic",
		ignored:  except == "fpexcept.ignore",
		strict:   except == "fpexcept.strict" || except == "",
	}
}

func (e environment) isDefault() bool { return e.nearest && e.ignored }

// constrained simplifies a constrained operation.
func (q *Query) constrained(i *ir.Instr) ir.Value {
	op, x, y := constrainedOps[i.IntrinsicID()], i.Arg(0), i.Arg(1)
	e := environmentOf(i)
	if e.isDefault() {
		return q.Binary(op, i.Flags, x, y)
	}
	if v := e.operands(i.Flags, x, y); v != nil {
		return v
	}
	if v := q.constrainedConstants(e, op, x, y); v != nil {
		return v
	}
	if e.ignored || i.Flags&ir.FNNan != 0 {
		return q.constrainedZero(e, op, i.Flags, x, y)
	}
	return nil
}

// operands is floatOperands in an environment other than the default one: NaN propagates only
// where exceptions are not observed.
func (e environment) operands(flags ir.Flags, ops ...ir.Value) ir.Value {
	for _, v := range ops {
		if match.Poison(v) {
			return v
		}
	}
	for _, v := range ops {
		if v := excluded(flags, v); v != nil {
			return v
		}
	}
	for _, v := range ops {
		if !e.strict && allNaN(v) {
			return propagateNaN(v.(*ir.Const))
		}
	}
	return nil
}

// constrainedZero: x + -0, x - +0, x + 0 and x - -0 are x. A rounding toward -∞ would make a sum of
// zeros of both signs -0.
func (q *Query) constrainedZero(e environment, op ir.Op, flags ir.Flags, x, y ir.Value) ir.Value {
	if op != ir.FAdd && op != ir.FSub {
		return nil
	}
	if ir.IsConst(x) && op == ir.FAdd {
		x, y = y, x
	}
	nsz := flags&ir.FNSZ != 0
	switch {
	case isFloat(y, 0, op == ir.FAdd) && (nsz || !e.downward):
		return x
	case isFloat(y, 0, op == ir.FSub) && (nsz || q.ReadsNoNegativeZero(x, flags)):
		return x
	case op == ir.FSub && isFloat(x, 0, true): // -0 - -a
		if n := match.Op(y, ir.FNeg); n != nil {
			return n.Operand(0)
		}
	}
	return nil
}

// constrainedConstants folds constants whose result is exact in every rounding mode, and others
// where it rounds to nearest and exceptions are not observed.
func (q *Query) constrainedConstants(e environment, op ir.Op, x, y ir.Value) ir.Value {
	a, ok1 := x.(*ir.Const)
	b, ok2 := y.(*ir.Const)
	if !ok1 || !ok2 || a.Type().IsVector() {
		return nil
	}
	r := constfold.BinaryIn(q.Function(), op, a, b, q.Layout)
	if r == nil || !exactResult(op, a, b, r) && (e.strict || !e.nearest) {
		return nil
	}
	return r
}

// exactResult reports whether r is what op gives for two numbers, without rounding or exception.
func exactResult(op ir.Op, a, b, r *ir.Const) bool {
	n := make([]*big.Rat, 3)
	for k, c := range []*ir.Const{a, b, r} {
		f, ok := c.Float64()
		if n[k] = new(big.Rat).SetFloat64(f); !ok || n[k] == nil || c.Type().FloatBits() > 64 { // infinite, or NaN
			return false
		}
	}
	x, y, z := n[0], n[1], n[2]
	if z.Sign() == 0 { // a zero's sign depends on the mode
		return false
	}
	exact := new(big.Rat)
	switch op {
	case ir.FAdd:
		exact.Add(x, y)
	case ir.FSub:
		exact.Sub(x, y)
	case ir.FMul:
		exact.Mul(x, y)
	case ir.FDiv:
		if y.Sign() == 0 {
			return false
		}
		exact.Quo(x, y)
	case ir.FRem: // remainders are exact
		return y.Sign() != 0
	}
	return exact.Cmp(z) == 0
}

// constrainedFMA is llvm.experimental.constrained.fma: only its operands decide.
func (q *Query) constrainedFMA(i *ir.Instr) ir.Value {
	if e := environmentOf(i); !e.isDefault() {
		return e.operands(i.Flags, i.Arg(0), i.Arg(1), i.Arg(2))
	}
	return floatOperands(i.Flags, i.Arg(0), i.Arg(1), i.Arg(2))
}
