package globalopt

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/ipo/globals"
)

// Aliases and ifuncs are replaced by their targets, where the linker cannot override them.

// aliases makes users of an alias use the aliasee; an alias that nothing outside sees goes, and one
// that is seen outside gives its name to an aliasee that is not.
func (g *optimizer) aliases() {
	used, compilerUsed := globals.UsedList(g.m, "llvm.used"), globals.UsedList(g.m, "llvm.compiler.used")
	kept := func(v ir.GlobalValue) bool {
		return !v.Base().Linkage.IsLocal() || slices.Contains(used, v) || slices.Contains(compilerUsed, v)
	}
	for _, a := range slices.Clone(g.m.Aliases) {
		if a.Name() == "" && !a.Linkage.IsLocal() {
			a.Linkage = ir.Internal
		}
		if g.deleteIfDead(a) || !staysHere(a) {
			continue
		}
		target, ok := globals.StripCasts(a.Aliasee).(ir.GlobalValue)
		if !ok || !staysHere(target) {
			continue
		}
		rename := kept(a) && !kept(target)
		if !rename && !g.usedOutsideLists(a) {
			continue
		}
		g.m.ReplaceGlobals(map[ir.GlobalValue]ir.Value{a: a.Aliasee})
		g.c.Count("Number of global aliases resolved", 1)
		g.changed = true
		if rename {
			g.takePlace(target, a)
		} else if kept(a) {
			restoreList(g.m, "llvm.used", used)
			restoreList(g.m, "llvm.compiler.used", compilerUsed)
			g.users = findUsersKeeping(g.m, g.users.Gone)
			continue
		}
		g.users = findUsersKeeping(g.m, g.users.Gone)
		g.delete(a)
		g.c.Count("Number of global aliases eliminated", 1)
	}
}

// findUsersKeeping collects the users of the module again while some globals wait for their
// removal.
func findUsersKeeping(m *ir.Module, gone map[ir.GlobalValue]bool) *globals.Users {
	u := globals.FindUsers(m)
	u.Gone = gone
	return u
}

// takePlace gives a global the name and the properties of its alias.
func (g *optimizer) takePlace(v ir.GlobalValue, a *ir.Alias) {
	g.m.TakeName(v, a)
	b := v.Base()
	b.Linkage, b.DSOLocal, b.Visibility, b.DLLStorage = a.Linkage, a.DSOLocal, a.Visibility, a.DLLStorage
}

// staysHere reports whether references to a global surely mean the definition that is seen.
func staysHere(v ir.GlobalValue) bool {
	b := v.Base()
	if analysis.Interposable(v) {
		return false
	}
	return b.DSOLocal || b.Linkage.IsLocal() || b.Visibility != "" && b.Linkage != ir.ExternWeak
}

// restoreList puts globals back into a list whose entries have been replaced.
func restoreList(m *ir.Module, name string, list []ir.GlobalValue) {
	v := m.Global(name)
	if v == nil || len(list) == 0 {
		return
	}
	old := v.Init.(*ir.Const)
	elems := slices.Clone(old.Elems)
	if len(list) != len(elems) {
		return
	}
	for k, w := range list {
		if w.Type() == elems[k].Type() {
			elems[k] = w
		}
	}
	v.Init = ir.NewAggregate(old.Type(), elems)
}

// usedOutsideLists reports whether something else than llvm.used and llvm.compiler.used refers to
// an alias.
func (g *optimizer) usedOutsideLists(a *ir.Alias) bool {
	for _, x := range g.users.Of(a) {
		if x.Expr == nil || !g.onlyInLists(x.Expr) {
			return true
		}
	}
	return false
}

func (g *optimizer) onlyInLists(k *ir.Const) bool {
	for _, x := range g.users.Of(k) {
		switch {
		case x.Holder != nil && (x.Holder.Name() == "llvm.used" || x.Holder.Name() == "llvm.compiler.used"):
		case x.Expr != nil && g.onlyInLists(x.Expr):
		default:
			return false
		}
	}
	return true
}

// ifuncs replaces ifuncs whose resolver returns always the same function, and removes those that
// nothing uses.
func (g *optimizer) ifuncs() {
	for _, f := range slices.Clone(g.m.IFuncs) {
		if g.deleteIfDead(f) {
			continue
		}
		resolver, ok := globals.StripCasts(f.Resolver).(*ir.Func)
		if !ok || analysis.Interposable(f) || analysis.Interposable(resolver) || resolver.IsDecl() {
			continue
		}
		target := alwaysReturned(resolver)
		if target == nil || !g.users.Used(f) || (target.IsDecl() || target.Linkage == ir.AvailableExternally) && g.aliased(f) {
			continue // an alias stands for a definition: an ifunc is one, a declared function is not
		}
		g.m.ReplaceGlobals(map[ir.GlobalValue]ir.Value{f: target})
		g.users = findUsersKeeping(g.m, g.users.Gone)
		g.c.Count("Number of statically resolved calls to ifuncs", 1)
		g.changed = true
		g.deleteIfDead(f)
	}
}

// aliased reports whether an alias stands for a global or for an address in it.
func (g *optimizer) aliased(v ir.Value) bool {
	for _, x := range g.users.Of(v) {
		if _, ok := x.Holder.(*ir.Alias); ok || x.Expr != nil && g.aliased(x.Expr) {
			return true
		}
	}
	return false
}

// alwaysReturned returns the function that a resolver without side effects returns at its only
// return, or nil.
func alwaysReturned(resolver *ir.Func) *ir.Func {
	var out *ir.Func
	for i := range resolver.Instrs() {
		switch {
		case i.Op() == ir.Ret:
			f, ok := i.Operand(0).(*ir.Func)
			if !ok || out != nil {
				return nil
			}
			out = f
		case i.Op().IsCall(), analysis.HasSideEffects(i):
			return nil
		}
	}
	return out
}
