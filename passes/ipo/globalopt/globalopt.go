// Package globalopt is LLVM's globalopt: it optimizes globals that are not visible outside, all of
// whose users are in the module.
//
//	@count = internal global i32 0        store only: the variable and its stores go
//	@size = internal global i32 16        load only: constant, the loads become 16
//	@p = internal global {i32, i64} …     members accessed one by one: @p.0, @p.1     (split.go)
//	@mode = internal global i32 0         holds 0 or 3 and nothing else: i1           (bool.go)
//
// A variable that only one function uses, which never recurs and stores before it loads, becomes
// an alloca there. A value that is stored once replaces the loads that the store dominates, or an
// undef initializer (variable.go). A pointer that is null or one address is that address where
// null would be undefined (pointer.go); small memory that is allocated for one is a variable
// (allocation.go). Constructors that can be evaluated are, and leave what
// they write as initial values (ctors.go, evaluate.go, evaluate_memory.go). Internal functions
// that are only called directly get the convention fastcc and lose nest; globals whose addresses
// are not compared become (local_)unnamed_addr; aliases and ifuncs are replaced by their targets
// (alias.go); unused globals go. status.go collects how a variable is used, and debug.go keeps
// debug information of what was split. All this is repeated until nothing changes.
//
// Invariant: globals.Users holds all references to the globals of the module.
//
// Not done, unlike LLVM: empty destructors registered with __cxa_atexit, coldcc, allocas in place
// of preallocated arguments, and debug information of members that the source describes by an
// offset.
package globalopt

import (
	"slices"
	"strings"

	"opt-go/frontend/ir"
	"opt-go/passes/ipo/globals"
	"opt-go/passes/pass"
	"opt-go/passes/scalar/simplifycfg"
	"opt-go/passes/simplify/constfold"
)

// Run runs globalopt on a module.
func Run(c *pass.Context, m *ir.Module) pass.Preserved {
	g := &optimizer{c: c, m: m, before: map[*ir.GlobalVar][]*ir.GlobalVar{}}
	changed := false
	for {
		g.changed = false
		g.round()
		if !g.changed {
			return pass.ChangedCFG(changed)
		}
		changed = true
	}
}

type optimizer struct {
	c       *pass.Context
	m       *ir.Module
	users   *globals.Users
	changed bool
	groups  map[*ir.Comdat]bool               // that have a member which must stay
	before  map[*ir.GlobalVar][]*ir.GlobalVar // new variables, by the one before which they come

	unevaluated  bool   // some constructor could not be executed; only those of its priority may still be
	priorityLeft uint64 // that priority
}

// round does everything once, in LLVM's order.
func (g *optimizer) round() {
	for _, f := range g.m.Funcs {
		if !f.IsDecl() && !f.Attrs.Fn.Has("naked") && simplifycfg.RemoveUnreachable(f) {
			g.changed = true
		}
	}
	g.users = globals.FindUsers(g.m)
	g.findGroups()
	for _, f := range g.m.Funcs {
		if !f.Attrs.Fn.Has("naked") {
			g.function(f)
		}
	}
	g.constructors()
	for _, v := range slices.Clone(g.m.Globals) {
		if v.Name() == "" && v.Init != nil && !v.Linkage.IsLocal() {
			v.Linkage = ir.Internal // it has no references outside
		}
		if v.Init != nil {
			v.Init = constfold.Constant(v.Init, g.m.Layout)
		}
		if !g.deleteIfDead(v) {
			g.global(v)
		}
	}
	g.flush()
	g.aliases()
	g.ifuncs()
	g.flush()
}

// flush takes the erased globals out of the module, and inserts new ones in their places.
func (g *optimizer) flush() {
	if len(g.before) > 0 {
		made := map[*ir.GlobalVar]bool{}
		for _, list := range g.before {
			for _, v := range list {
				made[v] = true
			}
		}
		var out []*ir.GlobalVar
		for _, v := range g.m.Globals {
			if !made[v] {
				out = append(append(out, g.before[v]...), v)
			}
		}
		g.m.Globals = out
		clear(g.before)
	}
	if len(g.users.Gone) == 0 {
		return
	}
	globals.DropAnnotations(g.m, g.users.Gone)
	g.m.RemoveUnused(g.users.Gone)
	clear(g.users.Gone)
	g.changed = true
}

// delete takes a global, which has no users, out of the module at the next flush.
func (g *optimizer) delete(v ir.GlobalValue) {
	if f, ok := v.(*ir.Func); ok {
		f.DeleteBody() // what it refers to may go as well
	}
	g.users.Gone[v] = true
	g.changed = true
}

// findGroups notes the comdats that are not discarded as a whole.
func (g *optimizer) findGroups() {
	g.groups = map[*ir.Comdat]bool{}
	for v := range g.m.AllGlobals {
		if d := v.Base().Comdat; d != nil && (!globals.Discardable(v) || g.users.Used(v)) {
			g.groups[d] = true
		}
	}
}

func (g *optimizer) deleteIfDead(v ir.GlobalValue) bool {
	if g.users.Gone[v] {
		return true
	}
	if !globals.Discardable(v) && !v.IsDeclaration() || g.users.Used(v) {
		return false
	}
	if d := v.Base().Comdat; d != nil && !v.Base().Linkage.IsLocal() && g.groups[d] {
		return false
	}
	g.delete(v)
	g.c.Count("Number of globals deleted", 1)
	return true
}

func (g *optimizer) function(f *ir.Func) {
	if f.Name() == "" && !f.IsDecl() && !f.Linkage.IsLocal() {
		f.Linkage = ir.Internal // it has no references outside
	}
	if g.deleteIfDead(f) {
		return
	}
	g.global(f)
	if !f.Linkage.IsLocal() {
		return
	}
	if g.conventionMayChange(f) {
		g.callWith(f, func(cc *ir.CallConv) { *cc = ir.FastCC })
		g.c.Count("Number of functions converted to fastcc", 1)
	}
	if globals.HasParamAttr(f, "nest") && !g.users.AddressTaken(f) {
		g.dropParamAttr(f, "nest")
		g.c.Count("Number of nest attributes removed", 1)
	}
	if globals.HasParamAttr(f, "inalloca") && !f.FuncType.VarArg && g.plainCalls(f) {
		g.dropParamAttr(f, "inalloca")
	}
}

// conventionMayChange reports whether all callers are known, and none depends on caller and callee
// having the same signature.
func (g *optimizer) conventionMayChange(f *ir.Func) bool {
	return (f.CC == ir.CCC || f.CC == thisCall) && !f.FuncType.VarArg && !f.IsDecl() && g.plainCalls(f) && !globals.EndsInMustTail(f)
}

// thisCall is x86_thiscallcc, which no function that is only called from here has to keep.
const thisCall ir.CallConv = 70

// plainCalls reports whether all uses of a function are direct calls, none of them musttail.
func (g *optimizer) plainCalls(f *ir.Func) bool {
	for _, x := range g.users.Of(f) {
		if !globals.CallsDirectly(x, f) || x.Instr.HasFlag(ir.MustTail) {
			return false
		}
	}
	return true
}

// callWith changes the convention of a function and its calls.
func (g *optimizer) callWith(f *ir.Func, set func(*ir.CallConv)) {
	set(&f.CC)
	for _, x := range g.users.Of(f) {
		set(&x.Instr.Info.CC)
	}
	g.changed = true
}

// dropParamAttr takes an attribute off the parameters of a function and of its calls.
func (g *optimizer) dropParamAttr(f *ir.Func, key string) {
	drop := func(l *ir.AttrList) {
		for k := range l.Params {
			l.SetParam(k, l.Param(k).Without(key))
		}
	}
	f.Attrs = f.Attrs.Clone()
	drop(&f.Attrs)
	for _, x := range g.users.Of(f) {
		x.Instr.Info.Attrs = x.Instr.Info.Attrs.Clone()
		drop(&x.Instr.Info.Attrs)
	}
	g.changed = true
}

// global marks globals whose address does not matter, and looks closer at variables that only this
// module sees.
func (g *optimizer) global(v ir.GlobalValue) {
	if strings.HasPrefix(v.Name(), "llvm.") {
		return
	}
	s, known := g.status(v)
	if !known {
		return
	}
	b := v.Base()
	if mark := map[bool]string{true: "unnamed_addr", false: "local_unnamed_addr"}[b.Linkage.IsLocal()]; !s.compared && b.UnnamedAddr != "unnamed_addr" && b.UnnamedAddr != mark {
		b.UnnamedAddr = mark
		g.c.Count("Number of globals marked unnamed_addr", 1)
		g.changed = true
	}
	if gv, ok := v.(*ir.GlobalVar); ok && b.Linkage.IsLocal() && !gv.Constant && gv.Init != nil {
		g.variable(gv, s)
	}
}
