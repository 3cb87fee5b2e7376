package globalopt

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/ipo/globals"
	"opt-go/passes/pass"
	"opt-go/passes/rewrite"
	"opt-go/passes/simplify/constfold"
)

// Variables that are visible in this module only and whose users are all known.

// variable looks at an internal variable with an initialiser that is not constant yet.
func (g *optimizer) variable(v *ir.GlobalVar, s *globalStatus) {
	switch {
	case g.belongsIn(v, s):
		g.localise(v, s.accessing)
		return
	case !s.loaded:
		if mayHoldAllocations(v) {
			g.removePointerStores(v)
		} else {
			g.removeUses(v)
		}
		g.deleteUnused(v)
		return
	}
	if s.stored <= storedInitial {
		if !s.atomic {
			v.Constant = true
			g.changed = true
		}
		g.removeUses(v)
		if g.deleteUnused(v) {
			return
		}
		g.c.Count("Number of globals marked constant", 1)
	}
	if singleValue := !v.Init.Type().IsAggregate(); !singleValue && g.split(v) {
		return
	}
	if value := s.storedValue(); value != nil {
		g.storedOnce(v, s, value)
	}
}

// deleteUnused deletes a variable if it has no users left.
func (g *optimizer) deleteUnused(v *ir.GlobalVar) bool {
	if g.users.Used(v) {
		return false
	}
	g.delete(v)
	g.c.Count("Number of globals deleted", 1)
	return true
}

// belongsIn reports whether a variable lives during calls of one function only, so that it can be
// on its stack.
func (g *optimizer) belongsIn(v *ir.GlobalVar, s *globalStatus) bool {
	return !s.several && s.accessing != nil && !v.ValueType.IsAggregate() && v.Space == g.m.Layout.AllocaSpace && !v.ExternallyInit &&
		s.accessing.Attrs.Fn.Has("norecurse") && g.deadOnEntry(v, s.accessing)
}

// deadOnEntry reports whether every load of a variable in a function comes after a store there.
func (g *optimizer) deadOnEntry(v *ir.GlobalVar, f *ir.Func) bool {
	const limit = 100 // of pairs to look at, as in LLVM
	var loads, stores []*ir.Instr
	for _, x := range g.users.Of(v) {
		switch {
		case x.Instr != nil && x.Instr.Op() == ir.Load:
			loads = append(loads, x.Instr)
		case x.Instr != nil && x.Instr.Op() == ir.Store:
			stores = append(stores, x.Instr)
		default:
			return false
		}
	}
	if len(loads)*len(stores) > limit {
		return false
	}
	dt, dl := pass.Get(g.c, f, analysis.Dominators), g.m.Layout
	for _, l := range loads {
		after := false
		for _, s := range stores {
			after = after || dt.DominatesInstr(s, l) && dl.StoreSize(l.Type()) <= dl.StoreSize(s.Operand(0).Type())
		}
		if !after {
			return false
		}
	}
	return true
}

// localise makes a variable an alloca of the only function that uses it.
func (g *optimizer) localise(v *ir.GlobalVar, f *ir.Func) {
	b := ir.Before(f.Entry().First())
	b.Loc = nil
	slot := b.Alloca(v.ValueType, v.Space, g.m.Layout.PrefAlign(v.ValueType), v.Name())
	if !globals.IsUndefined(v.Init) {
		g.users.Note(b.Store(v.Init, slot, g.m.Layout.ABIAlign(v.ValueType)))
	}
	for _, x := range g.users.Of(v) {
		x.Instr.SetOperand(x.K, slot)
	}
	g.delete(v)
	g.c.Count("Number of globals localized", 1)
}

// removeUses replaces loads from a variable that always holds its initial value, and erases stores
// to it. Uses through addresses that are not constant stay.
func (g *optimizer) removeUses(v *ir.GlobalVar) {
	var dead []*ir.Instr
	erase := func(i *ir.Instr) {
		for _, o := range i.Operands() {
			if n, ok := o.(*ir.Instr); ok {
				dead = append(dead, n)
			}
		}
		g.changed = true
	}
	seen := map[*ir.Instr]bool{}
	for work := []ir.Value{v}; len(work) > 0; {
		at := work[len(work)-1]
		work = work[:len(work)-1]
		for _, x := range g.usersOf(at) {
			i := x.Instr
			switch {
			case i == nil:
				if op := analysis.Opcode(x.Expr); x.Expr != nil && (op == ir.GetElementPtr || op == ir.AddrSpaceCast) {
					work = append(work, x.Expr)
				}
			case seen[i]:
			case i.Op() == ir.GetElementPtr || i.Op() == ir.AddrSpaceCast || i.IntrinsicID() == "llvm.threadlocal.address":
				seen[i] = true
				work = append(work, i)
			case i.Op() == ir.Load:
				if k := loadOfInitial(v, i, g.m.Layout); k != nil {
					erase(i)
					g.users.Replace(i, k)
				}
			case i.Op() == ir.Store, writesObject(i, v):
				erase(i)
				i.Erase()
			}
		}
	}
	for _, i := range dead {
		rewrite.EraseDead(i)
	}
}

// writesObject reports whether i is a memcpy, memmove or memset into v.
func writesObject(i *ir.Instr, v *ir.GlobalVar) bool {
	switch i.IntrinsicID() {
	case "llvm.memcpy", "llvm.memmove", "llvm.memset", "llvm.memcpy.inline", "llvm.memset.inline":
		return analysis.UnderlyingObject(i.Arg(0)) == ir.Value(v)
	}
	return false
}

// loadOfInitial returns what a load through an address in v reads of the initialiser, or nil.
func loadOfInitial(v *ir.GlobalVar, ld *ir.Instr, dl *ir.DataLayout) ir.Value {
	if k := constfold.UniformLoad(v.Init, ld.Type(), dl); k != nil {
		return k
	}
	base, off, ok := analysis.ConstantOffset(ld.Operand(0), dl)
	if i, isInstr := base.(*ir.Instr); isInstr && i.IntrinsicID() == "llvm.threadlocal.address" {
		base = i.Arg(0)
	}
	if !ok || base != ir.Value(v) {
		return nil
	}
	return constfold.LoadFrom(v.Init, ld.Type(), off, dl)
}

// storedOnce uses that a variable only ever holds its initial value and one other.
func (g *optimizer) storedOnce(v *ir.GlobalVar, s *globalStatus, value ir.Value) {
	constant := ir.IsConst(value)
	undef := globals.IsUndefined(v.Init)
	initialised := g.c.Target.InitialisedSpace == nil || g.c.Target.InitialisedSpace(v.Space)
	switch {
	case constant && undef && initialised && g.m.Layout.AllocSize(value.Type()) == g.m.Layout.AllocSize(v.ValueType):
		v.Init, v.ValueType = value, value.Type()
		g.users.NoteConstant(value, globals.User{Holder: v})
		g.removeUses(v)
		g.deleteUnused(v)
		g.c.Count("Number of globals with initializers stored into them", 1)
		g.changed = true
	case !constant && g.storedAllocation(v, value):
	case constant && g.trappingUses(v, value):
	case constant && s.stores == 1 && g.forwardStore(v, s.store, value):
	case constant && !s.atomic && (!undef || initialised):
		g.shrink(v, value)
	}
}

// forwardStore forwards the only stored value, a constant, to the loads of the same function that
// the store dominates.
func (g *optimizer) forwardStore(v *ir.GlobalVar, store *ir.Instr, value ir.Value) bool {
	f := store.Func()
	var dt *analysis.DomTree
	changed := false
	for _, x := range g.users.Of(v) {
		i := x.Instr
		if i == nil || i.Op() != ir.Load || i.Func() != f || i.Type() != value.Type() || !i.IsSimple() {
			continue
		}
		if dt == nil {
			dt = pass.Get(g.c, f, analysis.Dominators)
		}
		if dt.DominatesInstr(store, i) {
			g.users.Replace(i, value)
			changed = true
		}
	}
	g.changed = g.changed || changed
	return changed
}
