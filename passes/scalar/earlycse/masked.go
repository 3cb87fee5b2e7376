package earlycse

import "opt-go/frontend/ir"

// Masked loads and stores of vectors are accesses for early-cse, as far as the masks allow: an
// access makes another redundant if its mask has at least the other's lanes.

func isLoad(i *ir.Instr) bool {
	return i.Op() == ir.Load || i.Op() == ir.Call && i.IntrinsicID() == "llvm.masked.load"
}

func isStore(i *ir.Instr) bool {
	return i.Op() == ir.Store || i.Op() == ir.Call && i.IntrinsicID() == "llvm.masked.store"
}

// plainStore reports whether a store may be removed when it is dead or redundant.
func plainStore(i *ir.Instr) bool { return i.Op() == ir.Call || i.IsSimple() }

// addressOf returns the address of a load or store; the value stored is operand 0 of both kinds of
// stores.
func addressOf(i *ir.Instr) ir.Value {
	if isStore(i) {
		return i.Operand(1)
	}
	return i.Operand(0)
}

// maskOf returns the mask of an access, nil where it has none.
func maskOf(i *ir.Instr) ir.Value {
	switch {
	case i.Op() != ir.Call:
		return nil
	case isStore(i):
		return i.Arg(3)
	}
	return i.Arg(2)
}

// coversLoad reports whether the value loaded or stored by def is the result of load, from the same
// address.
func coversLoad(def, load *ir.Instr) bool {
	if maskOf(load) == nil || isLoad(def) && maskOf(def) == maskOf(load) && def.Arg(3) == load.Arg(3) {
		return coversAccess(def, load)
	}
	return ir.IsUndefOrPoison(load.Arg(3)) && coversAccess(def, load)
}

// coversAccess reports whether def is an access of all lanes that i, of the same kind, accesses.
func coversAccess(def, i *ir.Instr) bool {
	x, y := maskOf(i), maskOf(def)
	if x == y {
		return true
	}
	if x == nil || y == nil || ir.IsUndefOrPoison(x) || ir.IsUndefOrPoison(y) || x.Type() != y.Type() {
		return false
	}
	a, ok1 := x.(*ir.Const)
	b, ok2 := y.(*ir.Const)
	if !ok1 || !ok2 || x.Type().Scalable {
		return false
	}
	for k := range x.Type().Len {
		p, q := ir.AsInt(a.Elem(k)), ir.AsInt(b.Elem(k))
		if p == nil || q == nil || !p.IsZero() && q.IsZero() {
			return false
		}
	}
	return true
}
