package analysis

import "opt-go/frontend/ir"

// NullIsDefined reports whether memory at address zero of a space may exist. Then null is an
// address like others: neither an access to it nor an attribute that promises memory says that a
// pointer is not null.
func NullIsDefined(f *ir.Func, space int) bool {
	return space != 0 || f != nil && f.Attrs.Fn.Has("null_pointer_is_valid")
}

// MadeNonNull reports whether the definition of v, whatever its operands are, excludes that it is
// null, unless v is poison: a global or stack variable, an attribute or metadata on it, or
// dereferenceable memory in an address space where null is not a valid address. All nonnull queries
// start here, and add the facts about its operands and the program point.
//
// Null is the pointer with all bits zero, also in the address spaces (3 and 5 of AMDGPU) whose own
// null has other bits: memory may be at zero there, for which NullIsDefined holds. In vectors,
// lanes are not looked at.
func MadeNonNull(v ir.Value) bool {
	if !v.Type().IsPtr() {
		return false
	}
	switch p := v.(type) {
	case ir.GlobalValue:
		return ir.AddressNotNull(p)
	case *ir.Param:
		a := p.Attrs()
		return a.Has("nonnull") || !NullIsDefined(p.Func(), p.Type().Space) &&
			(a.Has("dereferenceable") || a.Has("byval") || a.Has("inalloca") || a.Has("preallocated"))
	case *ir.Instr:
		return madeNonNull(p)
	}
	return false
}

func madeNonNull(i *ir.Instr) bool {
	space := i.Type().Space
	nothingAtNull := i.Func() != nil && !NullIsDefined(i.Func(), space)
	switch op := i.Op(); {
	case op == ir.Alloca:
		return space == 0
	case op == ir.Load:
		return i.MD("nonnull") != nil || i.MD("dereferenceable") != nil && nothingAtNull
	case op.IsCall():
		return RetHas(i, "nonnull") || RetHas(i, "dereferenceable") && nothingAtNull
	}
	return false
}
