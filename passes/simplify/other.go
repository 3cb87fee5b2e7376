package simplify

import (
	"math/big"
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/match"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/simplify/constfold"
)

// Select returns what a select is equal to, or nil.
func (q *Query) Select(c, x, y ir.Value) ir.Value {
	if k, ok := c.(*ir.Const); ok {
		switch {
		case k.Kind == ir.PoisonConst:
			return ir.NewPoison(x.Type())
		case k.Kind == ir.UndefConst:
			if ir.IsConst(y) {
				return y
			}
			return x
		}
		if s := ir.AsInt(k); s != nil {
			if s.IsZero() {
				return y
			}
			return x
		}
		if match.Zero(k) {
			return y
		}
		if v := selectLanes(k, x, y); v != nil {
			return v
		}
	}
	if holds, known := q.conditionOfBranch(c); known {
		if holds {
			return x
		}
		return y
	}
	switch {
	case x == y:
		return x
	case match.Poison(x), match.Undef(x) && valuetracking.NotPoison(y):
		return y
	case match.Poison(y), match.Undef(y) && valuetracking.NotPoison(x):
		return x
	}
	if v := selectOfTruth(c, x, y); v != nil {
		return v
	}
	if v := selectOfBits(c, x, y); v != nil {
		return v
	}
	if v := guardedRotation(c, x, y); v != nil {
		return v
	}
	return q.selectOfEqual(c, x, y)
}

// selectLanes is a select between constant vectors by a constant one.
func selectLanes(c *ir.Const, x, y ir.Value) ir.Value {
	a, ok1 := x.(*ir.Const)
	b, ok2 := y.(*ir.Const)
	if c.Kind != ir.VectorConst || c.Type().Scalable || !ok1 || !ok2 {
		return nil
	}
	elems := make([]ir.Value, c.Type().Len)
	for n := range elems {
		at := uint64(n)
		k, p, q := c.Elem(at), a.Elem(at), b.Elem(at)
		truth := ir.AsInt(k)
		switch {
		case p == nil || q == nil:
			return nil
		case match.Poison(k):
			elems[n] = ir.NewPoison(p.Type())
		case p == q:
			elems[n] = p
		case match.Undef(k):
			elems[n] = q
			if match.Undef(p) {
				elems[n] = p
			}
		case truth == nil:
			return nil
		case truth.IsZero():
			elems[n] = q
		default:
			elems[n] = p
		}
	}
	return ir.NewAggregate(x.Type(), elems)
}

// selectOfEqual: x where a == b, y elsewhere, is y when y is x with b in a's place or the other way round.
func (q *Query) selectOfEqual(c, x, y ir.Value) ir.Value {
	i := match.Op(c, ir.ICmp)
	if i == nil || !i.Pred.IsEquality() {
		return nil
	}
	if i.Pred == ir.NE {
		x, y = y, x
	}
	a, b := i.Operand(0), i.Operand(1)
	if a.Type().Scalar().IsPtr() { // equal addresses may have different provenance, but for null
		if a == y && b == x && match.Zero(b) {
			return y
		}
		return nil
	}
	if q.identical(y, a, b, maxReplacing) == x || q.identical(y, b, a, maxReplacing) == x {
		return y
	}
	if q.Replaced(x, a, b) == y || q.Replaced(x, b, a) == y || a == y && b == x || b == y && a == x {
		return y
	}
	return nil
}

// phi finds the value that all edges bring, edges from the φ itself aside.
func (q *Query) phi(i *ir.Instr) ir.Value {
	var common ir.Value
	undef, poison := false, false
	for _, v := range i.Operands() {
		switch {
		case v == ir.Value(i):
		case match.Poison(v):
			poison = true
		case match.Undef(v):
			undef = true
		case common != nil && v != common:
			return nil
		default:
			common = v
		}
	}
	switch {
	case common == nil && undef:
		return ir.NewUndef(i.Type())
	case common == nil:
		return ir.NewPoison(i.Type())
	case undef && !valuetracking.NotPoison(common):
		return nil
	}
	if d, ok := common.(*ir.Instr); ok && (undef || poison) {
		if q.Dom == nil || !q.Dom.DominatesInstr(d, i) {
			return nil
		}
	}
	return common
}

func (q *Query) gep(i *ir.Instr) ir.Value {
	p := i.Operand(0)
	if match.Poison(p) {
		return ir.NewPoison(i.Type())
	}
	if i.Type() != p.Type() {
		return nil
	}
	zero := true
	for k := 1; k < i.NumOperands(); k++ {
		v := i.Operand(k)
		if match.Poison(v) {
			return ir.NewPoison(i.Type())
		}
		zero = zero && match.Zero(v)
	}
	if zero || i.NumOperands() == 2 && q.isEmpty(i.ElemTy) {
		return p
	}
	return nil
}

// isEmpty reports whether values of the type take no room, so that all elements of an array of them lie at one address.
func (q *Query) isEmpty(ty *ir.Type) bool {
	return (ty.Kind == ir.StructKind || ty.Kind == ir.ArrayKind) && !ty.HasScalable() && q.Layout.AllocSize(ty) == 0
}

// Cast returns what a conversion is equal to, or nil.
func (q *Query) Cast(op ir.Op, x ir.Value, ty *ir.Type) ir.Value {
	if ir.IsConst(x) {
		return constfold.Cast(op, x, ty, q.Layout)
	}
	inner, ok := x.(*ir.Instr)
	if op == ir.BitCast && x.Type() == ty {
		return x
	}
	if !ok || !inner.Op().IsCast() || inner.Operand(0).Type() != ty {
		return nil
	}
	// A pair of casts that brings the value back unchanged.
	switch in := inner.Op(); {
	case op == ir.Trunc && (in == ir.ZExt || in == ir.SExt), op == ir.FPTrunc && in == ir.FPExt, op == ir.BitCast && in == ir.BitCast, op == ir.AddrSpaceCast && in == ir.AddrSpaceCast:
		return inner.Operand(0)
	case op == ir.IntToPtr && in == ir.PtrToInt:
		if x.Type().Scalar().Bits >= q.Layout.PtrBits(ty.Scalar().Space) {
			return inner.Operand(0)
		}
	case op.IsPtrToNumber() && in == ir.IntToPtr:
		if q.Layout.PtrBits(x.Type().Scalar().Space) >= ty.Scalar().Bits {
			return inner.Operand(0)
		}
	}
	return nil
}

func (q *Query) extractValue(i *ir.Instr) ir.Value {
	v, idx := i.Operand(0), i.Indices()
	for range maxInsertions {
		if k, ok := v.(*ir.Const); ok {
			for _, n := range idx {
				if k == nil {
					return nil
				}
				e := k.Elem(n)
				if e == nil {
					return nil
				}
				v = e
				k, _ = e.(*ir.Const)
			}
			return v
		}
		ins := match.Op(v, ir.InsertValue)
		if ins == nil {
			return nil
		}
		to := ins.Indices()
		n := min(len(to), len(idx))
		same := true
		for k := range n {
			same = same && to[k] == idx[k]
		}
		switch {
		case !same:
			v = ins.Operand(0)
		case len(to) == len(idx):
			return ins.Operand(1)
		case len(to) < len(idx):
			v, idx = ins.Operand(1), idx[len(to):]
		default:
			return nil
		}
	}
	return nil
}

func (q *Query) insertValue(i *ir.Instr) ir.Value {
	agg, v := i.Operand(0), i.Operand(1)
	if match.Poison(v) || match.Undef(v) && valuetracking.NotPoison(agg) {
		return agg
	}
	// insertvalue a, (extractvalue a, n), n = a; of poison or undef, the rest may be what it is in a
	e := match.Op(v, ir.ExtractValue)
	if e == nil || e.Operand(0).Type() != agg.Type() || !slices.Equal(e.Indices(), i.Indices()) {
		return nil
	}
	if from := e.Operand(0); from == agg || match.Poison(agg) || match.Undef(agg) && valuetracking.NotPoison(from) {
		return from
	}
	return nil
}

func (q *Query) extractElement(i *ir.Instr) ir.Value {
	v, idx := i.Operand(0), i.Operand(1)
	if match.Poison(v) || match.Poison(idx) || match.Undef(idx) {
		return ir.NewPoison(i.Type())
	}
	if k := ir.AsInt(idx); k != nil {
		n, fits := k.Uint64()
		if !v.Type().Scalable && (!fits || n >= v.Type().Len) {
			return ir.NewPoison(i.Type())
		}
		return q.Lane(v, n)
	}
	if ins := match.Op(v, ir.InsertElement); ins != nil && ins.Operand(2) == idx {
		return ins.Operand(1)
	}
	return nil
}

// minMaxByCompare returns the argument of an integer minimum or maximum that is surely at least as extreme as the other.
func (q *Query) minMaxByCompare(id string, i *ir.Instr) ir.Value {
	p, ok := map[string]ir.Pred{"llvm.umax": ir.UGE, "llvm.umin": ir.ULE, "llvm.smax": ir.SGE, "llvm.smin": ir.SLE}[id]
	switch {
	case !ok || !i.Type().Scalar().IsInt():
		return nil
	case q.truly(p, i.Arg(0), i.Arg(1)):
		return i.Arg(0)
	case q.truly(p, i.Arg(1), i.Arg(0)):
		return i.Arg(1)
	}
	return nil
}

// funnelShift simplifies shifts by a multiple of the width, and those of zeros or ones alone.
func funnelShift(left bool, i *ir.Instr) ir.Value {
	a, b := i.Arg(0), i.Arg(1)
	if match.Zero(a) && match.Zero(b) || match.AllOnes(a) && match.AllOnes(b) {
		return a
	}
	n := ir.AsInt(i.Arg(2))
	if n == nil || new(big.Int).Mod(n.Big(), big.NewInt(int64(n.Type().Bits))).Sign() != 0 {
		return nil
	}
	if left {
		return a
	}
	return b
}

// minMaxByLimit simplifies an integer minimum or maximum with the least or greatest number, and with undef, which may be the one that
// decides.
func minMaxByLimit(id string, ty *ir.Type, x, y ir.Value) ir.Value {
	if !ty.Scalar().IsInt() {
		return nil
	}
	ones := ir.NewAllOnes(ty)
	smin := ir.NewBigInt(ty, new(big.Int).Lsh(big.NewInt(1), uint(ty.Scalar().Bits-1)))
	smax := ir.NewBigInt(ty, new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), uint(ty.Scalar().Bits-1)), big.NewInt(1)))
	limits := map[string][2]*ir.Const{ // the number that decides, the number that never does
		"llvm.umax": {ones, ir.NewZero(ty)}, "llvm.umin": {ir.NewZero(ty), ones}, "llvm.smax": {smax, smin}, "llvm.smin": {smin, smax},
	}
	l, ok := limits[id]
	if !ok {
		return nil
	}
	for range 2 {
		switch {
		case match.Poison(y):
			return y
		case match.Undef(y), y == ir.Value(l[0]):
			return l[0]
		case y == ir.Value(l[1]):
			return x
		}
		x, y = y, x
	}
	return nil
}
