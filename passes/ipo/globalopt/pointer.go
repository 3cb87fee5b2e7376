package globalopt

import (
	"strings"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/simplify/constfold"
)

// Variables that hold pointers: what detectors of leaks expect of them, and what follows from the
// one that is stored.

// mayHoldAllocations reports whether a variable may keep allocated memory reachable, so that a leak
// checker needs its pointers even where they are never loaded. LLVM's isLeakCheckerRoot.
func mayHoldAllocations(v *ir.GlobalVar) bool {
	if v.Linkage == ir.Private {
		return false
	}
	const limit = 20
	types := []*ir.Type{v.ValueType}
	for k := 0; len(types) > 0; k++ {
		t := types[len(types)-1]
		types = types[:len(types)-1]
		switch {
		case k+1 == limit, t.Scalar().IsPtr():
			return true
		case t.Kind == ir.ArrayKind:
			types = append(types, t.Elem)
		case t.Kind == ir.StructKind:
			for _, f := range t.Fields {
				if f.IsPtr() {
					return true
				}
				if f.IsAggregate() || f.IsVector() {
					types = append(types, f)
				}
			}
		}
	}
	return false
}

// removePointerStores erases the stores of constants to a variable that is never read, and those of
// pointers that nothing else needs and that no allocation made: they hide no leak. LLVM's
// CleanupPointerRootUsers.
func (g *optimizer) removePointerStores(v *ir.GlobalVar) {
	type pair struct{ value, at *ir.Instr }
	var single []pair
	for work := []ir.Value{v}; len(work) > 0; {
		at := work[len(work)-1]
		work = work[:len(work)-1]
		for _, x := range g.users.Of(at) {
			i := x.Instr
			if i == nil {
				if analysis.Opcode(x.Expr) == ir.GetElementPtr {
					work = append(work, x.Expr)
				}
				continue
			}
			stored := storedFrom(i)
			if n, ok := stored.(*ir.Instr); ok && ir.HasOneUse(n) {
				single = append(single, pair{n, i})
			} else if stored != nil && ir.IsConst(stored) {
				i.Erase()
				g.changed = true
			}
		}
	}
	for _, p := range single {
		if p.at.Block() != nil && removableChain(p.value) {
			p.at.Erase()
			eraseChain(p.value)
			g.changed = true
		}
	}
}

// storedFrom returns what a store stores, a memset sets, or a memory transfer reads; constant
// memory counts as a constant.
func storedFrom(i *ir.Instr) ir.Value {
	switch i.IntrinsicID() {
	case "llvm.memset", "llvm.memset.inline":
		return i.Arg(1)
	case "llvm.memcpy", "llvm.memmove", "llvm.memcpy.inline":
		if src, ok := i.Arg(1).(*ir.GlobalVar); ok && !src.Constant {
			return nil
		}
		if ir.IsConst(i.Arg(1)) {
			if _, ok := i.Arg(1).(*ir.GlobalVar); !ok {
				return nil
			}
		}
		return i.Arg(1)
	}
	if i.Op() == ir.Store {
		return i.Operand(0)
	}
	return nil
}

// removableChain reports whether a value is computed from a constant or a fresh allocation alone,
// by instructions of one use each.
func removableChain(v ir.Value) bool {
	for {
		i, ok := v.(*ir.Instr)
		switch {
		case !ok:
			_, isConst := v.(*ir.Const)
			return isConst
		case !ir.HasOneUse(i), i.Op() == ir.Load, i.Op() == ir.Invoke:
			return false
		case isAllocation(i):
			return true
		case analysis.HasSideEffects(i), i.Op() == ir.Phi:
			return false
		case i.Op() == ir.GetElementPtr:
			for k := 1; k < i.NumOperands(); k++ {
				if !ir.IsConst(i.Operand(k)) {
					return false
				}
			}
		case i.NumOperands() != 1:
			return false
		}
		v = i.Operand(0)
	}
}

// isAllocation reports whether a call allocates memory: operator new, or what an attribute declares
// so, as LLVM does for malloc.
func isAllocation(i *ir.Instr) bool {
	if !i.Op().IsCall() {
		return false
	}
	kind, ok := i.Info.Attrs.Fn.Get("allockind")
	if f := i.CalledFunc(); f != nil && !ok {
		kind, _ = f.Attrs.Fn.Get("allockind")
		if strings.HasPrefix(f.Name(), "_Zn") && analysis.Allocation(i) != nil {
			return true
		}
	}
	return strings.Contains(strings.ReplaceAll(kind.Val, "realloc", ""), "alloc")
}

// eraseChain erases an instruction that lost its only use, its operands that become dead, and the
// allocation at the end.
func eraseChain(i *ir.Instr) {
	for !isAllocation(i) {
		next, ok := i.Operand(0).(*ir.Instr)
		i.Erase()
		if !ok {
			return
		}
		i = next
	}
	i.Erase()
}

// trappingUses uses that a pointer variable holds null or one other pointer: operations that are
// undefined for null can use the other. When all loads are gone, so are the stores.
func (g *optimizer) trappingUses(v *ir.GlobalVar, value ir.Value) bool {
	null, ok := v.Init.(*ir.Const)
	if !ok || null.Kind != ir.NullConst || !value.Type().IsPtr() || analysis.NullIsDefined(nil, v.Init.Type().Space) {
		return false
	}
	changed, allGone := false, true
	for _, x := range g.users.Of(v) {
		switch {
		case x.Instr != nil && x.Instr.Op() == ir.Load:
			changed = g.useInstead(x.Instr, value) || changed
			if ir.HasUses(x.Instr) {
				allGone = false
				continue
			}
			x.Instr.Erase()
			changed = true
		case x.Instr != nil && x.Instr.Op() == ir.Store:
		default:
			allGone = false
		}
	}
	if allGone {
		changed = true
		if mayHoldAllocations(v) {
			g.removePointerStores(v)
		} else {
			g.removeUses(v)
		}
		g.deleteUnused(v)
	}
	g.changed = g.changed || changed
	return changed
}

// useInstead makes the uses of a pointer that would be undefined with null use a constant instead.
func (g *optimizer) useInstead(p *ir.Instr, value ir.Value) (changed bool) {
	var users []*ir.Instr
	for use := range ir.Uses(p) {
		users = append(users, use.User())
	}
	for _, i := range users {
		if i.Block() == nil {
			continue
		}
		if analysis.NullIsDefined(i.Func(), p.Type().Space) {
			return changed
		}
		switch {
		case i.Op() == ir.Load, i.Op() == ir.Store && i.Operand(1) == ir.Value(p) && i.Operand(0) != ir.Value(p):
			i.ReplaceOperand(p, value)
		case i.Op() == ir.Call && i.Callee() == ir.Value(p), i.Op() == ir.Invoke && i.Callee() == ir.Value(p):
			i.ReplaceOperand(p, value)
		case i.Op() == ir.GetElementPtr && i.Operand(0) == ir.Value(p):
			k := constantAddress(i, value, g.m.Layout)
			if k == nil || !g.useInstead(i, k) && ir.HasUses(i) {
				continue
			}
			if !ir.HasUses(i) {
				i.Erase()
			}
			changed = true
			continue
		default:
			continue
		}
		g.users.Note(i)
		changed = true
	}
	return changed
}

// constantAddress returns the constant that a getelementptr computes from base, or nil.
func constantAddress(i *ir.Instr, base ir.Value, dl *ir.DataLayout) ir.Value {
	if !constantStep(i) {
		return nil
	}
	n := i.Clone()
	n.SetOperand(0, base)
	k := constfold.Instr(n, dl)
	n.DropOperands()
	return k
}
