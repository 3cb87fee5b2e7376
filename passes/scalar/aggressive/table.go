package aggressive

import (
	"math/big"

	"opt-go/frontend/ir"
	"opt-go/frontend/ir/fold"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/simplify/constfold"
)

// maxTableBits bounds the width of numbers whose trailing zeros a table counts.
const maxTableBits = 128

// maxIndexSteps bounds the operations between the lowest bit of a number and an index.
const maxIndexSteps = 8

// tableOfZeros knows the look into a table by an expression of the lowest bit of a number, such as
// its product with a De Bruijn sequence, that counts the number's trailing zeros:
//
//	table[((x & -x) * 0x077cb531) >> 27]   ⇒   x == 0 ? table[0] : cttz(x)
//
// x & -x is zero or has one bit: the load is tried for each of these values, whatever the form of
// the index.
func (a *aggressive) tableOfZeros(i *ir.Instr) bool {
	if i.Op() != ir.Load || !i.IsSimple() || !i.Type().IsInt() {
		return false
	}
	t := a.tableOf(i)
	if t == nil || !t.countsZeros() {
		return false
	}
	x := t.x
	b := ir.Before(i)
	atZero := t.load(new(big.Int))
	isWidth := atZero != nil && isNumber(atZero, x.Type().Bits)
	nonZero := !isWidth && a.nonZeroAt(i, x)
	if !nonZero && (atZero == nil || atZero.Big().BitLen() > x.Type().Bits) {
		return false // the select is of x's type
	}
	var count ir.Value = intrinsic(b, a.f, "llvm.cttz", []ir.Value{x}, a.f.Ctx().NewBool(!isWidth))
	if !isWidth && !nonZero {
		isZero := b.ICmp(ir.EQ, x, ir.NewZero(x.Type()), "")
		count = b.Select(isZero, ir.NewBigInt(x.Type(), atZero.Big()), count, "")
	}
	if i.Type() != x.Type() {
		count = b.Cast(widening(x.Type(), i.Type()), count, i.Type(), "")
	}
	ir.ReplaceAllUses(i, count)
	return true
}

// nonZeroAt reports whether x is surely not zero where i stands.
func (a *aggressive) nonZeroAt(i *ir.Instr, x ir.Value) bool {
	q := valuetracking.Query{Layout: a.q.Layout, Dom: a.dt, At: i}
	return q.NonZero(x)
}

// widening returns the cast between two integer types, which takes the upper bits for zeros.
func widening(from, to *ir.Type) ir.Op {
	switch {
	case from.Bits < to.Bits:
		return ir.ZExt
	case from.Bits > to.Bits:
		return ir.Trunc
	}
	return ir.BitCast
}

func isNumber(k *ir.Const, n int) bool {
	return k.Big().Cmp(big.NewInt(int64(n))) == 0
}

// zeroTable is a load from a constant at an address that depends on the lowest bit of x alone.
type zeroTable struct {
	a      *aggressive
	access *ir.Instr
	gep    *ir.Instr
	global *ir.GlobalVar
	lowest *ir.Instr // x & -x
	x      ir.Value
	index  int // the operand of gep that depends on it
}

// tableOf returns what is loaded from, or nil.
func (a *aggressive) tableOf(i *ir.Instr) *zeroTable {
	gep := operation(i.Operand(0), ir.GetElementPtr)
	if gep == nil {
		return nil
	}
	v, ok := gep.Operand(0).(*ir.GlobalVar)
	if !ok || !v.Constant || v.Init == nil || v.ExternallyInit || analysis.Interposable(v) || v.Linkage == ir.AvailableExternally {
		return nil
	}
	t := &zeroTable{a: a, access: i, gep: gep, global: v}
	for k := 1; k < gep.NumOperands(); k++ {
		if _, isConst := gep.Operand(k).(*ir.Const); isConst {
			continue
		}
		if t.index != 0 {
			return nil
		}
		t.index = k
	}
	if t.index == 0 || !t.findLowest() {
		return nil
	}
	return t
}

// findLowest searches x & -x among the operands of the index.
func (t *zeroTable) findLowest() bool {
	v := t.gep.Operand(t.index)
	for range maxIndexSteps {
		i, ok := v.(*ir.Instr)
		if !ok || !i.Type().IsInt() {
			return false
		}
		if x := lowestBitOf(i); x != nil {
			t.lowest, t.x = i, x
			return x.Type().Bits > 1 && x.Type().Bits <= maxTableBits
		}
		if !computed(i) {
			return false
		}
		v = i.Operand(0)
	}
	return false
}

// lowestBitOf returns x of x & -x, or nil.
func lowestBitOf(and *ir.Instr) ir.Value {
	if and.Op() != ir.And {
		return nil
	}
	for k := range 2 {
		neg := operation(and.Operand(k), ir.Sub)
		if neg == nil || neg.Operand(1) != and.Operand(1-k) {
			continue
		}
		if n, zero := number(neg.Operand(0)); zero && n == 0 {
			return neg.Operand(1)
		}
	}
	return nil
}

// computed reports whether an index may be computed by i from its first operand.
func computed(i *ir.Instr) bool {
	switch i.Op() {
	case ir.ZExt, ir.SExt, ir.Trunc:
		return true
	case ir.Mul, ir.LShr, ir.Shl, ir.And, ir.Add:
		_, isConst := i.Operand(1).(*ir.Const)
		return isConst
	}
	return false
}

// load returns the number that is loaded where the lowest bit is b, nil if it is not one.
func (t *zeroTable) load(b *big.Int) *ir.Const {
	k := t.evaluate(t.gep.Operand(t.index), ir.NewBigInt(t.lowest.Type(), b))
	if k == nil || k.Kind != ir.IntConst {
		return nil
	}
	var indices []ir.Value
	for n := 1; n < t.gep.NumOperands(); n++ {
		indices = append(indices, t.gep.Operand(n))
	}
	indices[t.index-1] = k
	off, ok := t.a.q.Layout.ConstGEPOffset(t.gep.ElemTy, indices)
	if !ok || off < 0 {
		return nil
	}
	n, ok := constfold.LoadFrom(t.global.Init, t.access.Type(), off, t.a.q.Layout).(*ir.Const)
	if !ok || n.Kind != ir.IntConst {
		return nil
	}
	return n
}

// evaluate computes an index where the lowest bit is given.
func (t *zeroTable) evaluate(v ir.Value, lowest *ir.Const) *ir.Const {
	i := v.(*ir.Instr)
	if i == t.lowest {
		return lowest
	}
	x := t.evaluate(i.Operand(0), lowest)
	if x == nil {
		return nil
	}
	switch i.Op() {
	case ir.ZExt, ir.SExt, ir.Trunc:
		return fold.Cast(i.Op(), x, i.Type())
	}
	return fold.Binary(i.Op(), i.Flags, x, i.Operand(1).(*ir.Const))
}

// countsZeros reports whether the load gives the index of the one bit for every number with one.
func (t *zeroTable) countsZeros() bool {
	for k := range t.x.Type().Bits {
		n := t.load(new(big.Int).Lsh(big.NewInt(1), uint(k)))
		if n == nil || !isNumber(n, k) {
			return false
		}
	}
	return true
}
