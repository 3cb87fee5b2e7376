package constexpr

import (
	"slices"

	"opt-go/frontend/ir"
)

// compareAddresses compares the addresses of globals, and of a global with null. known is false
// where only the linker can decide; above says that x is the larger address. null is the second
// operand, after the global.
func compareAddresses(x, y ir.Value) (equal, above, known bool) {
	gx, isX := x.(ir.GlobalValue)
	gy, isY := y.(ir.GlobalValue)
	isNull := func(v ir.Value) bool { k, ok := v.(*ir.Const); return ok && k.Kind == ir.NullConst }
	switch {
	case isX && isY:
		return gx == gy, false, gx == gy || ownAddress(gx) && ownAddress(gy)
	case isX && isNull(y):
		return false, true, ir.AddressNotNull(gx)
	}
	return false, false, false
}

// ownAddress reports whether no other global can have the global's address.
func ownAddress(g ir.GlobalValue) bool {
	base := g.Base()
	switch base.Linkage {
	case ir.WeakLinkage, ir.LinkOnce, ir.Common, ir.ExternWeak:
		return false
	}
	switch g := g.(type) {
	case *ir.GlobalVar:
		return base.UnnamedAddr != "unnamed_addr" && g.ValueType.IsSized() && !isEmptyType(g.ValueType)
	case *ir.Func:
		return base.UnnamedAddr != "unnamed_addr"
	}
	return false
}

// isEmptyType reports whether values of a type have no bytes.
func isEmptyType(t *ir.Type) bool {
	switch t.Kind {
	case ir.ArrayKind:
		return t.Len == 0 || isEmptyType(t.Elem)
	case ir.StructKind:
		return !slices.ContainsFunc(t.Fields, func(f *ir.Type) bool { return !isEmptyType(f) })
	}
	return false
}
