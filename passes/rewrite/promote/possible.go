package promote

import (
	"opt-go/frontend/ir"
)

// Possible reports whether all uses of the alloca are whole loads and stores, not volatile, or only
// mark its lifetime or assume something about its address. No other thread knows the address, so
// that atomic accesses are as good as others.
func Possible(a *ir.Instr) bool {
	if !isSingleElement(a) {
		return false
	}
	for u := range ir.Uses(a) {
		i := u.User()
		switch i.Op() {
		case ir.Load:
			if i.IsVolatile() || i.Type() != a.ElemTy {
				return false
			}
		case ir.Store:
			if u.Index() == 0 || i.IsVolatile() || i.Operand(0).Type() != a.ElemTy {
				return false
			}
		case ir.BitCast, ir.AddrSpaceCast:
			if !onlyDroppable(i) {
				return false
			}
		case ir.GetElementPtr:
			if !isZeroGEP(i) || !onlyDroppable(i) {
				return false
			}
		default:
			if !droppable(i) {
				return false
			}
		}
	}
	return true
}

func isSingleElement(a *ir.Instr) bool {
	n := ir.AsInt(a.Operand(0))
	v, ok := uint64(0), false
	if n != nil {
		v, ok = n.Uint64()
	}
	return ok && v == 1 && a.ElemTy.IsFirstClass() && !a.HasFlag(ir.SwiftError|ir.InAlloca)
}

func isZeroGEP(i *ir.Instr) bool {
	for k := 1; k < i.NumOperands(); k++ {
		if c, ok := i.Operand(k).(*ir.Const); !ok || !c.IsZero() {
			return false
		}
	}
	return true
}

// droppable reports whether an instruction only marks the lifetime of an alloca or assumes
// something of its address.
func droppable(i *ir.Instr) bool {
	switch i.IntrinsicID() {
	case "llvm.lifetime.start", "llvm.lifetime.end", "llvm.assume":
		return true
	}
	return false
}

func onlyDroppable(v *ir.Instr) bool {
	for i := range ir.Users(v) {
		if !droppable(i) {
			return false
		}
	}
	return true
}
