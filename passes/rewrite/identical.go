package rewrite

import "opt-go/frontend/ir"

// Identical reports whether two instructions have the same opcode and operands; poison-generating
// flags may differ. With swap, the operands may stand in the other order where that does not
// matter.
func Identical(i, j *ir.Instr, swap bool) bool {
	if swap && i.Op() == j.Op() && i.NumOperands() == j.NumOperands() && i.NumOperands() >= 2 && i.Operand(0) != i.Operand(1) &&
		i.Operand(0) == j.Operand(1) && i.Operand(1) == j.Operand(0) {
		switch {
		case i.Op() == ir.ICmp, i.Op() == ir.FCmp:
			return i.Pred == j.Pred.Swapped()
		case !i.SameOperation(j):
			return false
		case i.Op().IsCommutative():
			return true
		case i.Op() == ir.Call && commutes[i.IntrinsicID()]:
			return sameOperands(i, j, 2)
		}
	}
	return i.SameOperation(j) && sameOperands(i, j, 0)
}

// commutes are the intrinsics whose first two operands may be swapped.
var commutes = map[string]bool{
	"llvm.smax": true, "llvm.smin": true, "llvm.umax": true, "llvm.umin": true,
	"llvm.sadd.sat": true, "llvm.uadd.sat": true, "llvm.sadd.with.overflow": true, "llvm.uadd.with.overflow": true,
	"llvm.smul.with.overflow": true, "llvm.umul.with.overflow": true,
	"llvm.smul.fix": true, "llvm.umul.fix": true, "llvm.smul.fix.sat": true, "llvm.umul.fix.sat": true,
	"llvm.maxnum": true, "llvm.minnum": true, "llvm.maximum": true, "llvm.minimum": true,
	"llvm.fma": true, "llvm.fmuladd": true,
}

// Commutes reports whether the first two operands of an intrinsic may be swapped.
func Commutes(id string) bool { return commutes[id] }

// sameOperands compares the operands from the given one on.
func sameOperands(i, j *ir.Instr, from int) bool {
	if i.NumOperands() != j.NumOperands() {
		return false
	}
	for k := from; k < i.NumOperands(); k++ {
		if i.Operand(k) != j.Operand(k) {
			return false
		}
	}
	return true
}
