package globalopt

import "opt-go/frontend/ir"

// shrink makes a variable that holds its initial value or one other an i1: false for the former.
// Loads become a load of the i1 and a select of the two, or a zext where they are 0 and 1. Floats,
// pointers and vectors stay: to select between two would take more than the memory is worth. LLVM's
// TryToShrinkGlobalToBoolean.
func (g *optimizer) shrink(v *ir.GlobalVar, other ir.Value) bool {
	ty := v.ValueType
	if ty.IsInt(1) || ty.IsFloat() || ty.IsPtr() || ty.IsVector() {
		return false
	}
	users := g.users.Of(v)
	for _, x := range users {
		if x.Instr == nil || x.Instr.Op() != ir.Load && x.Instr.Op() != ir.Store || x.Instr.AccessType() != ty {
			return false
		}
	}
	n := g.newInFrontOf(v, v.Name()+".b", g.m.Ctx.I1, g.m.Ctx.NewBool(false))
	n.Align = v.Align
	inheritDebug(v, n, oneOfTwo(v.Init, other))
	for _, x := range users {
		if x.Instr.Op() == ir.Store {
			g.storeBool(x.Instr, v, n, other)
		} else {
			g.loadBool(x.Instr, v, n, other)
		}
	}
	g.m.TakeName(n, v)
	g.delete(v)
	g.c.Count("Number of global vars shrunk to booleans", 1)
	return true
}

func (g *optimizer) boolLoad(i *ir.Instr, name string, n *ir.GlobalVar) *ir.Instr {
	ld := ir.Before(i).Load(n.ValueType, n, 1, name+".b")
	ld.Ordering = i.Ordering
	ld.SetSyncScope(i.SyncScope())
	g.users.Note(ld)
	return ld
}

func (g *optimizer) storeBool(i *ir.Instr, v, n *ir.GlobalVar, other ir.Value) {
	stored := i.Operand(0)
	var bit ir.Value
	switch {
	case stored == other || stored == v.Init:
		bit = g.m.Ctx.NewBool(stored == other)
	default: // what was loaded before; maybe that has been rewritten already
		ld := stored.(*ir.Instr)
		if bit = ld.Operand(0); ld.Op() == ir.Load {
			bit = g.boolLoad(ld, ld.Name(), n)
		}
	}
	st := ir.Before(i).Store(bit, n, 1)
	st.Ordering = i.Ordering
	st.SetSyncScope(i.SyncScope())
	g.users.Note(st)
	i.Erase()
}

func (g *optimizer) loadBool(i *ir.Instr, v, n *ir.GlobalVar, other ir.Value) {
	bit := g.boolLoad(i, i.Name(), n)
	b := ir.Before(i)
	var value *ir.Instr
	one, _ := other.(*ir.Const)
	zero, _ := v.Init.(*ir.Const)
	if v.ValueType.Kind == ir.IntKind && one == ir.NewInt(v.ValueType, 1) && zero.IsZero() {
		value = b.Cast(ir.ZExt, bit, v.ValueType, "")
	} else {
		value = b.Select(bit, other, v.Init, "")
		g.users.Note(value)
	}
	value.TakeName(i)
	ir.ReplaceAllUses(i, value)
	i.Erase()
}
