package analysis

import "opt-go/frontend/ir"

// PrivateOnUnwind reports whether no caller can look at an object once the function has been left by an
// exception: an unwinding caller reads any other memory, even if the call that unwinds reads none.
// ifUncaptured says that this holds only as long as no copy of the object's address survives.
// LLVM's isNotVisibleOnUnwind.
func PrivateOnUnwind(object ir.Value) (private, ifUncaptured bool) {
	switch v := object.(type) {
	case *ir.Instr:
		if v.Op() == ir.Alloca {
			return true, false
		}
		return NoAliasCall(v), true
	case *ir.Param:
		return v.Attrs().Has("byval") || v.Attrs().Has("dead_on_unwind"), false
	}
	return false, false
}
