package aggressive

import (
	"math/bits"

	"opt-go/frontend/ir"
)

// tableOfZeros knows the look into a table by the product of a De Bruijn sequence and the lowest
// bit of a number, which counts its trailing zeros:
//
//	table[((x & -x) * 0x077cb531) >> 27]   ⇒   x == 0 ? table[0] : cttz(x)
func (a *aggressive) tableOfZeros(i *ir.Instr) bool {
	if i.Op() != ir.Load || !i.IsSimple() || !i.Type().IsInt() {
		return false
	}
	gep := operation(i.Operand(0), ir.GetElementPtr)
	if gep == nil || gep.NumOperands() != 3 || !gep.HasFlag(ir.InBounds) || gep.ElemTy.Kind != ir.ArrayKind || gep.ElemTy.Elem != i.Type() {
		return false
	}
	v, ok := gep.Operand(0).(*ir.GlobalVar)
	if n, zero := number(gep.Operand(1)); !ok || !v.Constant || v.Init == nil || v.ValueType != gep.ElemTy || !zero || n != 0 {
		return false
	}
	table, ok := elements(v.Init)
	if !ok || len(table) != 32 && len(table) != 64 {
		return false
	}
	index := gep.Operand(2)
	if z := operation(index, ir.ZExt); z != nil {
		index = z.Operand(0)
	}
	x, factor, shift := lowestBitHash(index)
	if x == nil || !countsZeros(table, factor, shift, uint64(x.Type().Bits)) {
		return false
	}
	b := ir.Before(i)
	atZero := table[0] == uint64(x.Type().Bits)
	var count ir.Value = intrinsic(b, a.f, "llvm.cttz", []ir.Value{x}, a.f.Ctx().NewBool(!atZero))
	if !atZero {
		isZero := b.ICmp(ir.EQ, x, ir.NewZero(x.Type()), "")
		count = b.Select(isZero, ir.NewInt(x.Type(), table[0]), count, "")
	}
	switch from, to := x.Type().Bits, i.Type().Bits; {
	case from < to:
		count = b.Cast(ir.ZExt, count, i.Type(), "")
	case from > to:
		count = b.Cast(ir.Trunc, count, i.Type(), "")
	}
	ir.ReplaceAllUses(i, count)
	return true
}

// elements returns the integers of a constant array.
func elements(v ir.Value) (out []uint64, ok bool) {
	k, isConst := v.(*ir.Const)
	if !isConst || k.Kind != ir.ArrayConst && k.Kind != ir.StringConst || k.Type().Len > 64 {
		return nil, false
	}
	for n := range k.Type().Len {
		e, isNumber := number(k.Elem(n))
		if !isNumber {
			return nil, false
		}
		out = append(out, e)
	}
	return out, true
}

// lowestBitHash matches ((x & -x) * factor) >> shift.
func lowestBitHash(v ir.Value) (x ir.Value, factor, shift uint64) {
	s := operation(v, ir.LShr)
	if s == nil {
		return nil, 0, 0
	}
	m := operation(s.Operand(0), ir.Mul)
	if m == nil {
		return nil, 0, 0
	}
	and := operation(m.Operand(0), ir.And)
	shift, ok := number(s.Operand(1))
	factor, ok2 := number(m.Operand(1))
	if and == nil || !ok || !ok2 || !and.Type().IsInt(32, 64) {
		return nil, 0, 0
	}
	for k := range 2 {
		neg := operation(and.Operand(k), ir.Sub)
		if neg == nil || neg.Operand(1) != and.Operand(1-k) {
			continue
		}
		if n, zero := number(neg.Operand(0)); zero && n == 0 {
			return neg.Operand(1), factor, shift
		}
	}
	return nil, 0, 0
}

// countsZeros reports whether the table maps every single-bit number to its bit index.
func countsZeros(table []uint64, factor, shift, width uint64) bool {
	log := uint64(bits.Len64(width) - 1)
	n := uint64(len(table))
	if shift != width-log && shift != width-log-1 || n < width || n > 2*width {
		return false
	}
	matched := uint64(0)
	for k, e := range table {
		if e >= width {
			continue
		}
		hash := factor << e
		if width == 32 {
			hash &= 1<<32 - 1
		}
		if hash>>shift == uint64(k) {
			matched++
		}
	}
	return matched == width
}
