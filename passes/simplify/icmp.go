package simplify

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/analysis/match"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/simplify/constfold"
	"opt-go/passes/simplify/implied"
)

// ICmp returns what an integer or pointer compare is equal to, or nil.
func (q *Query) ICmp(p ir.Pred, x, y ir.Value) ir.Value {
	ty := ir.CmpType(x.Type())
	if ir.IsConst(x) && ir.IsConst(y) {
		return asValue(constfold.ICmp(p, x, y, ty, q.Layout))
	}
	if ir.IsConst(x) && !ir.IsConst(y) {
		x, y, p = y, x, p.Swapped()
	}
	if match.Poison(x) || match.Poison(y) {
		return ir.NewPoison(ty)
	}
	if match.Undef(y) && x != y && p.IsEquality() {
		return ir.NewUndef(ty)
	}
	if v := sameBit(p, x, y); v != nil {
		return v
	}
	truth := func(b bool) ir.Value {
		if b {
			return ir.NewAllOnes(ty)
		}
		return ir.NewZero(ty)
	}
	if v, known := q.decided(p, x, y); known {
		return truth(v)
	}
	if v := impliedBits(p, x, y); v != nil {
		return v
	}
	if v := q.byCast(p, x, y); v != nil {
		return v
	}
	if v := q.byCast(p.Swapped(), y, x); v != nil {
		return v
	}
	if !ty.IsVector() {
		if v, known := q.byAssumption(p, x, y); known {
			return truth(v)
		}
		if v, known := q.byBranch(p, x, y); known {
			return truth(v)
		}
	}
	return q.compareOfChoice(p, x, y, (*Query).ICmp)
}

// impliedBits compares bits of which one implies the other: a <= b where a implies b, unsigned, and
// a >= b where a is -1, signed.
func impliedBits(p ir.Pred, x, y ir.Value) ir.Value {
	if !x.Type().IsInt(1) || p.IsEquality() {
		return nil
	}
	switch p {
	case ir.UGE, ir.SLE, ir.ULT, ir.SGT: // y implies x
		x, y = y, x
	}
	if holds, known := implied.Condition(x, true, y); !known || !holds {
		return nil
	}
	if p.HoldsOnEqual() {
		return ir.NewAllOnes(x.Type())
	}
	return ir.NewZero(x.Type())
}

// sameBit returns the i1 value that a comparison of one with a constant is: x for x != false and x
// == true, and for !x == false.
func sameBit(p ir.Pred, x, y ir.Value) ir.Value {
	if !x.Type().Scalar().IsInt(1) {
		return nil
	}
	zero := match.Zero(y)
	if !zero && !match.AllOnes(y) {
		return nil
	}
	same := false // or the other bit
	switch p {
	case ir.NE, ir.UGT, ir.SLT:
		same = zero
	case ir.EQ, ir.UGE, ir.SLE:
		same = !zero
	}
	if same {
		return x
	}
	switch p {
	case ir.EQ, ir.ULE, ir.SGE:
		same = zero
	case ir.NE, ir.ULT, ir.SGT:
		same = !zero
	}
	if v, ok := match.Not(x); ok && same {
		return v
	}
	return nil
}

// decided tries, rule by rule, whether the operands of x and y decide their comparison.
func (q *Query) decided(p ir.Pred, x, y ir.Value) (truth, known bool) {
	if x == y || match.Undef(y) { // undef may be x
		return p.HoldsOnEqual(), true
	}
	rules := [...]struct {
		rule  func(p ir.Pred, x, y ir.Value) (truth, known bool)
		swaps bool // the second query, with swapped operands
	}{
		{q.againstNull, false}, {q.againstNumber, false}, {q.pointers, false}, {q.steppingAway, true}, {q.byOperation, true}, {bySaturation, true}, {q.byExtreme, true},
		{q.byKnownBits, false},
	}
	for _, r := range rules {
		if truth, known = r.rule(p, x, y); known {
			return truth, true
		}
		if !r.swaps {
			continue
		}
		if truth, known = r.rule(p.Swapped(), y, x); known {
			return truth, true
		}
	}
	return false, false
}

// againstNull compares a pointer with null: nothing is below it, and some pointers are known not to
// be it.
func (q *Query) againstNull(p ir.Pred, x, y ir.Value) (truth, known bool) {
	if !x.Type().Scalar().IsPtr() || !match.Zero(y) {
		return false, false
	}
	if p == ir.ULT || p == ir.UGE {
		return p == ir.UGE, true
	}
	return q.againstZero(p, x)
}

// againstZero compares with null or zero what is known not to be it, or to have a sign.
func (q *Query) againstZero(p ir.Pred, x ir.Value) (truth, known bool) {
	if p.IsEquality() || p.IsUnsigned() {
		return p == ir.NE || p == ir.UGT, (p.IsEquality() || p == ir.ULE || p == ir.UGT) && q.NonZero(x)
	}
	w := q.FullWidth(x.Type())
	if w == 0 {
		return false, false
	}
	k := q.KnownBitsAtDepth(x, 0)
	switch {
	case k.Negative(w):
		return p == ir.SLT || p == ir.SLE, true
	case !k.NonNegative(w):
		return false, false
	case p == ir.SLT || p == ir.SGE:
		return p == ir.SGE, true
	}
	return p == ir.SGT, q.NonZero(x)
}

// againstNumber compares with an integer constant.
func (q *Query) againstNumber(p ir.Pred, x, y ir.Value) (truth, known bool) {
	k := match.Int(y)
	if k == nil {
		return false, false
	}
	if truth, known = outOfRange(p, k); known {
		return truth, true
	}
	if truth, known = q.ByRange(p, x, k); known {
		return truth, true
	}
	if k.IsZero() {
		if truth, known = q.againstZero(p, x); known {
			return truth, true
		}
	}
	return notMultiple(p, x, k)
}

// byAssumption answers from assumptions about x (LLVM's simplifyICmpWithDominatingAssume).
func (q *Query) byAssumption(p ir.Pred, x, y ir.Value) (value, known bool) {
	if q.Facts == nil || q.At == nil {
		return false, false
	}
	q.WithoutBranches().Holding(x, func(ir.Value) bool { return false }, func(cond ir.Value, holds bool) bool {
		value, known = implied.Compare(cond, holds, p, x, y)
		return !known
	})
	return value, known
}

// bySaturation: a sum that saturates is not below its summands, a difference not above what is
// subtracted from.
func bySaturation(p ir.Pred, x, y ir.Value) (value, known bool) {
	if c := callOf(x, "llvm.uadd.sat"); c != nil && (c.Arg(0) == y || c.Arg(1) == y) {
		return p == ir.UGE, p == ir.UGE || p == ir.ULT
	}
	if c := callOf(x, "llvm.usub.sat"); c != nil && c.Arg(0) == y {
		return p == ir.ULE, p == ir.ULE || p == ir.UGT
	}
	return false, false
}

// byBranch answers from the condition of the branch through which control reaches q.At's block, if
// there is only one (LLVM's isImpliedByDomCondition).
func (q *Query) byBranch(p ir.Pred, x, y ir.Value) (value, known bool) {
	cond, holds, ok := q.branchHere()
	if !ok {
		return false, false
	}
	return implied.Compare(cond, holds, p, x, y)
}

// branchHere returns the condition of the branch through which control reaches q.At's block, if
// there is only one.
func (q *Query) branchHere() (cond ir.Value, holds, ok bool) {
	if q.At == nil || q.At.Block() == nil {
		return nil, false, false
	}
	b := q.At.Block()
	from := b.SinglePred()
	if from == nil || !from.Term().IsCondBr() {
		return nil, false, false
	}
	t := from.Term()
	return t.Operand(0), t.Succ(0) == b, t.Succ(0) != t.Succ(1)
}

// conditionOfBranch answers whether c holds from the branch above.
func (q *Query) conditionOfBranch(c ir.Value) (holds, known bool) {
	cond, holds, ok := q.branchHere()
	if !ok || c.Type().IsVector() {
		return false, false
	}
	if c == cond {
		return holds, true
	}
	if i := match.Instr(c); i != nil && i.Op() == ir.ICmp {
		return implied.Compare(cond, holds, i.Pred, i.Operand(0), i.Operand(1))
	}
	return false, false
}

// outOfRange answers compares that hold for all or no values of the type: unsigned below 0, signed
// above the maximum.
func outOfRange(p ir.Pred, k *ir.Const) (value, known bool) {
	v, _ := bitvec.Of(k)
	switch p {
	case ir.ULT, ir.UGE:
		return p == ir.UGE, v.IsZero()
	case ir.UGT, ir.ULE:
		return p == ir.ULE, v.IsAllOnes()
	case ir.SLT, ir.SGE:
		return p == ir.SGE, v.Eq(bitvec.MinSigned(v.Bits()))
	case ir.SGT, ir.SLE:
		return p == ir.SLE, v.Eq(bitvec.MaxSigned(v.Bits()))
	}
	return false, false
}

// byKnownBits answers whether two numbers are equal of which a bit is known to differ.
func (q *Query) byKnownBits(p ir.Pred, x, y ir.Value) (value, known bool) {
	if !x.Type().Scalar().IsInt() {
		return false, false
	}
	a, b := q.KnownBitsAtDepth(x, 0), q.KnownBitsAtDepth(y, 0)
	return p == ir.NE, p.IsEquality() && valuetracking.Differ(a, b)
}
