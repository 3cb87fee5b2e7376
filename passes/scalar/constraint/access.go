package constraint

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// access returns what a load or store of base + scale·index + c implies, where the address does not
// wrap unsigned and the base is a whole object of known size: an access outside it is undefined
// behaviour, so
//
//	scale·index + c + bytes ≤ size   ⇔   index ≤ (size - c - bytes) / scale
//
// It must be used only where the access is executed. The object's padding counts as the object.
func access(dl *ir.DataLayout, i *ir.Instr) (none condition) {
	ty := i.Type()
	address := i.Operand(0)
	if i.Op() == ir.Store {
		ty, address = i.Operand(0).Type(), i.Operand(1)
	}
	g := isOp(address, ir.GetElementPtr, 0)
	if g == nil || i.HasFlag(ir.Volatile) || ty.HasScalable() {
		return none
	}
	o := combined(dl, g)
	if !o.ok || !o.nuw || len(o.vars) != 1 || o.constant < 0 || o.vars[0].coef <= 0 {
		return none
	}
	index := o.vars[0].v
	if index.Type().Bits != dl.IndexBits(g.Type().Space) {
		return none
	}
	size, known := analysis.ObjectSize(o.base, dl, true)
	used := uint64(o.constant) + uint64(dl.StoreSize(ty))
	if !known || used > size || size > 1<<62 {
		return none
	}
	most := (size - used) / uint64(o.vars[0].coef)
	return condition{pred: ir.ULE, a: index, b: ir.NewSigned(index.Type(), int64(most)), valid: true}
}
