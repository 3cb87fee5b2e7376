package simplify

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/match"
	"opt-go/passes/analysis/valuetracking"
)

// maxReplacing bounds how far up Replaced looks, as in LLVM.
const maxReplacing = 3

// Replaced returns a value that v is equal to when old is new, or nil when none is there (LLVM's simplifyWithOpReplaced with refinement
// allowed): old is replaced in the operations that v is computed by, and these are simplified. Where old is new but poison elsewhere in
// v, the result may be less poisonous than v.
func (q *Query) Replaced(v, old, new ir.Value) ir.Value { return q.replaced(v, old, new, maxReplacing) }

func (q *Query) replaced(v, old, new ir.Value, depth int) ir.Value {
	if v == old {
		return new
	}
	i := match.Instr(v)
	if i == nil || depth == 0 || ir.IsConst(old) || i.Op() == ir.Phi || old.Type().IsVector() && crossesLanes(i) {
		return nil
	}
	ops := make([]ir.Value, 0, 3)
	changed := false
	for _, o := range i.Operands() {
		if n := q.replaced(o, old, new, depth-1); n != nil {
			changed = changed || n != o
			o = n
		}
		ops = append(ops, o)
	}
	if !changed {
		return nil
	}
	if r := q.InstrWith(i, ops); r != nil && r != v {
		return r
	}
	return nil
}

// crossesLanes reports whether lanes of i's result may come from other lanes of its operands.
func crossesLanes(i *ir.Instr) bool {
	op := i.Op()
	return !op.IsBinary() && !(op.IsCast() && op != ir.BitCast) && op != ir.ICmp && op != ir.FCmp && op != ir.Select && op != ir.FNeg
}

// identical is Replaced where the result may stand for v even where old is not new and v is not looked at (LLVM's
// simplifyWithOpReplaced without refinement): only identities that neither drop poison nor choose a value for undef.
func (q *Query) identical(v, old, new ir.Value, depth int) ir.Value {
	if v == old {
		return new
	}
	i := match.Instr(v)
	if i == nil || depth == 0 || ir.IsConst(old) || i.Op() == ir.Phi || old.Type().IsVector() && crossesLanes(i) {
		return nil
	}
	ops := make([]ir.Value, 0, 3)
	changed, constant := false, true
	for _, o := range i.Operands() {
		if n := q.identical(o, old, new, depth-1); n != nil {
			changed = changed || n != o
			o = n
		}
		ops = append(ops, o)
		constant = constant && ir.IsConst(o)
	}
	switch {
	case !changed:
		return nil
	case i.Op().IsBinary():
		if r := identicalBinary(i, ops[0], ops[1], new); r != nil {
			return r
		}
	case i.Op() == ir.GetElementPtr && len(ops) == 2 && match.Zero(ops[1]) && ops[0].Type() == i.Type():
		return ops[0]
	}
	if !constant || valuetracking.MayCreatePoison(i) {
		return nil
	}
	if r := q.InstrWith(i, ops); r != nil && ir.IsConst(r) {
		return r
	}
	return nil
}

// identicalBinary is what i is with the operands a and b.
func identicalBinary(i *ir.Instr, a, b, new ir.Value) ir.Value {
	switch op := i.Op(); {
	case leftIdentity(op, a):
		return b
	case leftIdentity(op, b), rightIdentity(op, b):
		return a
	case (op == ir.And || op == ir.Or && !i.HasFlag(ir.Disjoint)) && a == b:
		return a
	case (op == ir.Sub || op == ir.Xor) && a == new && b == new:
		return ir.NewZero(i.Type())
	}
	return nil
}

// leftIdentity reports whether a op x is x, for a commutative operation.
func leftIdentity(op ir.Op, a ir.Value) bool {
	switch op {
	case ir.Add, ir.Or, ir.Xor:
		return match.Zero(a)
	case ir.Mul:
		return match.One(a)
	case ir.And:
		return match.AllOnes(a)
	}
	return false
}

// rightIdentity reports whether x op b is x, for an operation that is not commutative.
func rightIdentity(op ir.Op, b ir.Value) bool {
	switch op {
	case ir.Sub, ir.Shl, ir.LShr, ir.AShr:
		return match.Zero(b)
	case ir.UDiv, ir.SDiv:
		return match.One(b)
	}
	return false
}
