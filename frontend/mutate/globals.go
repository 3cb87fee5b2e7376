package mutate

import (
	"slices"

	"opt-go/frontend/ir"
)

// global returns a random global that LLVM reads nothing into.
func (x *mutator) global() ir.GlobalValue {
	var list []ir.GlobalValue
	for g := range x.m.AllGlobals {
		if f, ok := g.(*ir.Func); !isMagic(g) && (!ok || ordinary(f)) {
			list = append(list, g)
		}
	}
	return oneOf(x, list)
}

// definedLinkages and declaredLinkages are the linkages that definitions and declarations of any
// kind may have.
var (
	definedLinkages = []ir.Linkage{ir.External, ir.Private, ir.Internal, ir.LinkOnce, ir.LinkOnceODR, ir.WeakLinkage, ir.WeakODR,
		ir.AvailableExternally}
	declaredLinkages = []ir.Linkage{ir.External, ir.ExternWeak}
)

func changeLinkage(x *mutator) bool {
	v := x.global()
	if v == nil {
		return false
	}
	g := v.Base()
	list := definedLinkages
	if v.IsDeclaration() {
		list = declaredLinkages
	}
	switch x.r.Intn(4) {
	case 0, 1:
		g.Linkage = oneOf(x, list)
		if g.Linkage == ir.AvailableExternally {
			g.Comdat = nil
		}
	case 2:
		g.Visibility = oneOf(x, []string{"", "hidden", "protected"})
	default:
		g.UnnamedAddr = oneOf(x, []string{"", "unnamed_addr", "local_unnamed_addr"})
		if f, ok := v.(*ir.Func); ok {
			f.Attrs.Fn = f.Attrs.Fn.Without("jumptable")
		}
	}
	if g.Linkage.IsLocal() {
		g.Visibility, g.DLLStorage, g.DSOLocal = "", "", true
	}
	if g.DLLStorage != "" || g.Linkage == ir.ExternWeak || g.Visibility != "" {
		g.DLLStorage = ""
		g.DSOLocal = g.Visibility != "" && g.Linkage != ir.ExternWeak
	}
	return true
}

// addGlobal adds a variable of an unusual type and uses it somewhere.
func addGlobal(x *mutator) bool {
	t := x.typ()
	if t.HasScalable() {
		return false
	}
	space := oneOf(x, []int{0, 0, 1, 3})
	g := x.m.NewGlobal("v", t, space, x.constant(t))
	g.Linkage = oneOf(x, []ir.Linkage{ir.External, ir.Internal, ir.Private, ir.LinkOnceODR, ir.WeakLinkage})
	g.Constant = x.chance(3)
	g.Align = 1 << x.r.Intn(6)
	switch x.r.Intn(6) {
	case 0:
		g.Init, g.Linkage, g.Constant = ir.NewZero(t), ir.Common, false
	case 1:
		g.Init, g.Linkage = nil, oneOf(x, declaredLinkages)
	case 2:
		g.TLS = oneOf(x, []string{"generaldynamic", "localdynamic", "initialexec", "localexec"})
	case 3:
		g.ExternallyInit = true
	}
	if i, k := x.freeOperand(); i != nil && i.Operand(k).Type() == g.Type() {
		i.SetOperand(k, g)
	} else if place := x.place(); place != nil {
		l := ir.Before(place).Load(t, g, 1, "")
		x.offer(place, l)
	}
	return true
}

// changeInitializer changes the initializer of a variable: undef, zero, its own address.
func changeInitializer(x *mutator) bool {
	list := slices.DeleteFunc(slices.Clone(x.m.Globals), func(g *ir.GlobalVar) bool {
		return g.Init == nil || isMagic(g) || g.Linkage == ir.Common || g.Linkage == ir.Appending
	})
	g := oneOf(x, list)
	if g == nil {
		return false
	}
	t := g.ValueType
	switch {
	case t.IsPtr() && t == g.Type() && x.chance(2):
		g.Init = g
	case t.IsAggregate() && t.NumFields() > 0 && t.NumFields() < 100:
		elems := make([]ir.Value, t.NumFields())
		for k := range elems {
			elems[k] = x.constant(t.FieldAt(uint64(k)))
		}
		g.Init = ir.NewAggregate(t, elems)
	default:
		g.Init = x.constant(t)
	}
	return true
}

// addAlias puts an alias or ifunc between a global and one of its users.
func addAlias(x *mutator) bool {
	v := x.global()
	if v == nil || v.IsDeclaration() || v.Base().Linkage == ir.AvailableExternally || v.Base().Linkage == ir.Common {
		return false
	}
	f, isFunc := v.(*ir.Func)
	var t *ir.Type
	switch v := v.(type) {
	case *ir.GlobalVar:
		t = v.ValueType
	case *ir.Alias:
		t = v.ValueType
	case *ir.Func:
		t = v.FuncType
	default:
		return false
	}
	if isFunc && f.RetType() == f.Type() && x.chance(2) {
		x.m.NewIFunc("chosen", x.m.Ctx.Func(x.m.Ctx.Void, nil, false), f.Space, f)
		return true
	}
	a := x.m.NewAlias("other", t, v.Base().Space, v)
	a.Linkage = oneOf(x, []ir.Linkage{ir.External, ir.Internal, ir.WeakLinkage, ir.LinkOnceODR, ir.Private})
	a.TLS = v.Base().TLS
	user := x.instr(func(i *ir.Instr) bool {
		return slices.ContainsFunc(slices.Collect(operands(i)), func(o ir.Value) bool { return o == ir.Value(v) })
	})
	if user != nil {
		user.ReplaceOperand(v, a)
	}
	return true
}

func operands(i *ir.Instr) func(func(ir.Value) bool) {
	return func(yield func(ir.Value) bool) {
		for _, v := range i.Operands() {
			if !yield(v) {
				return
			}
		}
	}
}

func addComdat(x *mutator) bool {
	v := x.global()
	if v == nil || v.IsDeclaration() {
		return false
	}
	switch v.(type) {
	case *ir.Alias, *ir.IFunc:
		return false
	}
	g := v.Base()
	if x.chance(3) {
		g.Section = oneOf(x, []string{"", ".mine", ".text.hot"})
		return true
	}
	if g.Linkage == ir.AvailableExternally || g.Linkage == ir.Common || g.Linkage == ir.Private {
		return false
	}
	c := oneOf(x, x.m.Comdats)
	if c == nil || x.chance(2) {
		c = &ir.Comdat{Name: "group" + oneOf(x, []string{"1", "2", "3"}), Kind: oneOf(x, []string{"any", "largest", "nodeduplicate"})}
		for _, d := range x.m.Comdats {
			if d.Name == c.Name {
				c = d
			}
		}
		if !slices.Contains(x.m.Comdats, c) {
			x.m.Comdats = append(x.m.Comdats, c)
		}
	}
	g.Comdat = c
	return true
}

// addToList enters a global in one of the lists that the linker or the start-up code reads.
func addToList(x *mutator) bool {
	ctx, name := x.m.Ctx, oneOf(x, []string{"llvm.used", "llvm.compiler.used", "llvm.global_ctors", "llvm.global_dtors"})
	if x.m.Lookup(name) != nil {
		return false
	}
	var elem ir.Value
	if name == "llvm.used" || name == "llvm.compiler.used" {
		v := x.global()
		if v == nil || v.Base().Space != 0 {
			return false
		}
		elem = v
	} else {
		f := x.fn(func(f *ir.Func) bool {
			return ordinary(f) && len(f.Params) == 0 && f.RetType().IsVoid() && f.Space == 0
		})
		t := ctx.Struct(false, ctx.I32, ctx.Ptr, ctx.Ptr)
		var key ir.Value = ir.NewZero(ctx.Ptr)
		if x.chance(3) {
			key = x.address(ctx.Ptr)
		}
		var called ir.Value = ir.NewZero(ctx.Ptr)
		if f != nil {
			called = f
		}
		elem = ir.NewAggregate(t, []ir.Value{ir.NewInt(ctx.I32, 65535), called, key})
	}
	n := uint64(x.r.Intn(3))
	if elem.Type().IsPtr() {
		n++ // what is used may not be nothing
	}
	t := ctx.Array(n, elem.Type())
	g := x.m.NewGlobal(name, t, 0, ir.NewAggregate(t, slices.Repeat([]ir.Value{elem}, int(n))))
	g.Linkage, g.Section = ir.Appending, "llvm.metadata"
	return true
}

func functionExtra(x *mutator) bool {
	f := x.fn(func(f *ir.Func) bool { return defined(f) && !hasFunclets(f) })
	if f == nil {
		return false
	}
	switch x.r.Intn(4) {
	case 0:
		f.Prefix = x.constant(x.m.Ctx.I64)
	case 1:
		f.Prologue = x.constant(x.m.Ctx.I8)
	case 2:
		f.Personality = x.personality()
	default:
		f.GC = oneOf(x, []string{"", "statepoint-example", "coreclr", "shadow-stack", "erlang"})
	}
	return true
}
