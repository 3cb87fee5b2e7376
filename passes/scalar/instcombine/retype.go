package instcombine

import "opt-go/frontend/ir"

// Memory has no types: a load whose value is only bitcast to another type of the same size becomes
// a load of that type, and a store of a bitcast value stores the operand. Pointers and integers are
// kept apart. Atomic accesses use integers, floating-point numbers and pointers only. Not done,
// unlike LLVM: storing a vector instead of one rebuilt lane by lane.

// retypeLoad loads the type to which the only user casts: LLVM's combineLoadToOperationType.
func (ic *combiner) retypeLoad(i *ir.Instr) *ir.Instr {
	if !unordered(i) {
		return nil
	}
	cast := ir.SoleUser(i)
	if cast == nil || cast.Op() != ir.BitCast || i.Type().IsPtr() != cast.Type().IsPtr() || !ic.accessible(i, cast.Type()) {
		return nil
	}
	n := ir.NewInstr(ir.Load, cast.Type(), i.Operand(0))
	n.Flags, n.Ordering = i.Flags, i.Ordering
	if s := i.SyncScope(); s != "" {
		n.SetSyncScope(s)
	}
	n.SetAlign(i.Align())
	for _, a := range i.Attachments() {
		switch a.Kind {
		case "range", "nonnull", "align", "dereferenceable", "dereferenceable_or_null": // of the type that is loaded no more
		default:
			n.SetMD(a.Kind, a.Node)
		}
	}
	ic.b.insert(n, i.Name())
	ic.use(cast, n)
	ic.erase(cast)
	return i
}

// retypeStore stores the operand of a cast: LLVM's combineStoreToValueType.
func (ic *combiner) retypeStore(i *ir.Instr) bool {
	c := opOf(i.Operand(0), ir.BitCast)
	if !unordered(i) || c == nil || !ic.accessible(i, c.Operand(0).Type()) {
		return false
	}
	ic.setOperand(i, 0, c.Operand(0))
	return true
}

// unordered reports whether an access imposes no order on others.
func unordered(i *ir.Instr) bool { return !i.IsVolatile() && i.Ordering <= ir.Unordered }

// accessible reports whether an access may have the type.
func (ic *combiner) accessible(i *ir.Instr, t *ir.Type) bool {
	return i.Ordering == ir.NotAtomic || t.IsInt() || t.IsPtr() || t.IsFloat()
}
