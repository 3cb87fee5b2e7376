package expand

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/scev"
	"opt-go/passes/target"
)

// Cheap is the budget that LLVM's loop passes give an expansion: the number of additions that it
// may cost.
const Cheap = 4

// TooDear reports whether expanding the expressions before an instruction costs more than a budget,
// in additions. Available values, and those that an exit of the loop compares, are free.
func (x *Expander) TooDear(t *target.Target, l *analysis.Loop, budget int, at *ir.Instr, exprs ...*scev.Expr) bool {
	work := append([]*scev.Expr(nil), exprs...)
	seen := map[*scev.Expr]bool{}
	cost := 0
	for len(work) > 0 {
		e := work[len(work)-1]
		work = work[:len(work)-1]
		if cost > budget {
			return true
		}
		if e.Kind == scev.Const || e.Kind == scev.Unknown || seen[e] {
			continue
		}
		seen[e] = true
		if x.Existing(e, l, at) != nil {
			continue
		}
		// A division comes from computing trip counts more often than from the program; n − 1
		// divided is computed as n divided, less 1.
		if e.Kind == scev.UDiv && x.Existing(x.s.Sum(e, x.s.One(e.Type)), l, at) != nil {
			continue
		}
		cost += x.cost(t, e)
		work = append(work, e.Ops...)
	}
	return cost > budget
}

// cost is the cost of the instructions for one expression without its operands.
func (x *Expander) cost(t *target.Target, e *scev.Expr) int {
	n := len(e.Ops) - 1
	switch e.Kind {
	case scev.Trunc:
		return x.opCost(t, ir.Trunc, e)
	case scev.ZExt, scev.SExt:
		if free := t.Lowering.FreeZExt; e.Kind == scev.ZExt && free != nil && free(e.Ops[0].Type.Bits, e.Type.Bits) {
			return 0
		}
		return 1
	case scev.PtrToInt:
		return x.opCost(t, ir.PtrToInt, e)
	case scev.Add:
		return n * x.opCost(t, ir.Add, e)
	case scev.Mul:
		return n * x.opCost(t, ir.Mul, e)
	case scev.UDiv:
		if c, ok := e.Ops[1].IsConst(); ok && c.IsPowerOf2() {
			return x.opCost(t, ir.LShr, e)
		}
		return x.opCost(t, ir.UDiv, e)
	case scev.UMax, scev.SMax, scev.UMin, scev.SMin:
		return 2 * n
	case scev.SeqUMin:
		return 3*n + max(0, n-1) + 1
	case scev.AddRec:
		return x.polynomialCost(t, e)
	}
	return 0
}

// polynomialCost: one addition less than there are terms, a multiplication for each factor that is
// not 1, and the powers.
func (x *Expander) polynomialCost(t *target.Target, e *scev.Expr) int {
	terms, factors := 0, 0
	for k, o := range e.Ops {
		if !o.IsZero() {
			terms++
		}
		if c, ok := o.IsConst(); k > 0 && (!ok || !c.IsZero() && !c.IsOne()) {
			factors++
		}
	}
	mul := factors * x.opCost(t, ir.Mul, e)
	return (terms-1)*x.opCost(t, ir.Add, e) + mul*(len(e.Ops)-1)
}

func (x *Expander) opCost(t *target.Target, op ir.Op, e *scev.Expr) int {
	ty := x.s.IntType(e.Type)
	switch op {
	case ir.Add, ir.Mul:
		if t.OpCost != nil {
			return t.OpCost(ir.NewInstr(op, ty, ir.NewPoison(ty), ir.NewPoison(ty)))
		}
		if op == ir.Mul && t.MulCost != nil {
			return t.MulCost(ty.Bits)
		}
	case ir.UDiv: // a machine that is known has an instruction for it
		if t.OpCost == nil {
			return 4
		}
	case ir.Trunc:
		if x.s.Layout.IsLegalInt(ty.Bits) {
			return 0
		}
	case ir.PtrToInt:
		if from := e.Ops[0].Type; x.s.Layout.IsLegalInt(ty.Bits) && ty.Bits >= x.s.Layout.PtrBits(from.Space) {
			return 0
		}
	}
	return 1
}

// Safe reports whether e can be computed before an instruction: no divisor may be 0, and all
// operands are available there.
func (x *Expander) Safe(e *scev.Expr, at *ir.Instr) bool {
	if e.Contains(x.unsafe) {
		return false
	}
	b := at.Block()
	if x.s.DefinedBefore(e, b) {
		return true
	}
	if !x.s.DefinedIn(e, b) {
		return false
	}
	if at.IsTerminator() {
		return true
	}
	if e.Kind == scev.Unknown {
		for _, v := range at.Operands() {
			if v == e.Value {
				return true
			}
		}
	}
	return false
}

func (x *Expander) unsafe(e *scev.Expr) bool {
	switch e.Kind {
	case scev.UDiv:
		return !x.s.NonZero(e.Ops[1])
	case scev.AddRec:
		return e.Loop.Preheader() == nil && (x.Literal || !e.IsAffine())
	}
	return false
}

// SafeAnywhere reports whether e divides by nothing that may be 0.
func (x *Expander) SafeAnywhere(e *scev.Expr) bool { return !e.Contains(x.unsafe) }
