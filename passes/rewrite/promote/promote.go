// Package promote promotes allocas to SSA values, for mem2reg, sroa and argpromotion.
//
//	%x = alloca i32                 br %c, label %a, label %b
//	br %c, label %a, label %b     a:  br label %m
//	a: store i32 1, ptr %x        b:  br label %m
//	b: store i32 2, ptr %x        m:  %x.0 = phi i32 [ 1, %a ], [ 2, %b ]
//	m: %v = load i32, ptr %x
//
// The construction is Cytron's with pruned φs, in the steps of LLVM's PromoteMemoryToRegister, so
// that φs have LLVM's places, names and order of edges:
//   - an alloca with one store, or used in one block only, is rewritten without φs (singleStore,
//     singleBlock);
//   - φs are placed at the iterated dominance frontier of the stores, where the value is live-in
//     (placePhis);
//   - a walk from the entry along the edges renames loads and stores (rename);
//   - φs with equal operands are removed (simplifyPhis); edges from unreachable code give poison
//     (fillUnreachable).
//
// Debug intrinsics that declare an alloca become values at each store and φ (debug.go). !nonnull
// with !noundef of a load becomes an assumption, !noundef of one that is undef a mark that it is
// not reached (keepPromise).
//
// possible.go says which allocas can be promoted; promote.go promotes those without φs, phis.go the
// others.
package promote

import (
	"slices"
	"sort"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/rewrite"
)

type promoter struct {
	f        *ir.Func
	dt       *analysis.DomTree
	allocas  []*ir.Instr
	index    []int32 // alloca → number + 1, for the ones that need φs, by Instr.ID
	phis     []newPhi
	phiOf    []int32 // new φ → alloca number + 1, by Instr.ID less that of firstPhi
	firstPhi int     // the smallest number that a new φ may have
	debug    *debugDeclares

	// What placing φs needs for one alloca after the other: blocks that store, blocks where the
	// value is live, the first store of a block.
	frontiers  *analysis.Frontiers
	defs, live *analysis.BlockSet
	firstStore []*ir.Instr // by Block.ID, for the blocks in defs

	// values are the allocas' values where the renaming walk is, locs the debug locations of the
	// stores of them; log undoes what it did since.
	values []ir.Value
	locs   []*ir.MDNode
	log    []oldValue
}

type oldValue struct {
	alloca int
	value  ir.Value
	loc    *ir.MDNode
}

type newPhi struct {
	phi    *ir.Instr
	alloca int
}

// Allocas rewrites the given promotable allocas of f to SSA values and erases them. Where one needs
// no φs, the last one takes its turn, as in LLVM, whose order of φs this is. poison is for
// DropAssumptions.
func Allocas(f *ir.Func, allocas []*ir.Instr, dt *analysis.DomTree, poison bool) {
	p := &promoter{f: f, dt: dt, index: make([]int32, f.ValueBound()), firstPhi: f.ValueBound(), debug: newDebugDeclares(f)}
	p.allocas = slices.Clone(allocas)
	for n := 0; n < len(p.allocas); {
		a := p.allocas[n]
		dropMarks(a, poison)
		if p.withoutPhis(a) {
			last := len(p.allocas) - 1
			p.allocas[n], p.allocas = p.allocas[last], p.allocas[:last]
			continue
		}
		p.placePhis(a, n, usesOf(a))
		n++
		p.index[a.ID()] = int32(n)
	}
	if len(p.allocas) == 0 {
		return
	}
	p.rename()
	for _, a := range p.allocas {
		ir.ReplaceAllUses(a, ir.NewPoison(a.Type())) // uses in unreachable code
		p.debug.drop(a)
		a.Erase()
	}
	p.simplifyPhis()
	p.fillUnreachable()
}

// withoutPhis erases an alloca without users, or whose loads all read one store or a store of their
// block.
func (p *promoter) withoutPhis(a *ir.Instr) bool {
	if !ir.HasUses(a) {
		p.debug.drop(a)
		a.Erase()
		return true
	}
	return p.singleStore(a, usesOf(a)) || p.singleBlock(a, usesOf(a)) // the first may have taken some loads
}

// dropMarks erases the marks of the alloca's lifetime, and the casts that only they need, and gives
// up what is assumed about its address.
func dropMarks(a *ir.Instr, poison bool) {
	var assumed []*ir.Use
	var casts []*ir.Instr
	for u := range ir.Uses(a) {
		i := u.User()
		switch i.Op() {
		case ir.Load, ir.Store:
		case ir.BitCast, ir.AddrSpaceCast, ir.GetElementPtr:
			casts = append(casts, i)
			for m := range ir.Uses(i) {
				assumed = dropMark(assumed, m)
			}
		default:
			assumed = dropMark(assumed, u)
		}
	}
	rewrite.DropAssumptions(assumed, poison)
	for _, i := range casts {
		i.Erase()
	}
}

// dropMark erases the user of u, unless it is an assumption, which joins the list.
func dropMark(assumed []*ir.Use, u *ir.Use) []*ir.Use {
	if u.User().IntrinsicID() == "llvm.assume" {
		return append(assumed, u)
	}
	u.User().Erase()
	return assumed
}

type allocaUses struct {
	loads, stores []*ir.Instr
	oneBlock      *ir.Block // the only block with uses, or nil
}

func usesOf(a *ir.Instr) allocaUses {
	var u allocaUses
	one := true
	for i := range ir.Users(a) {
		if i.Op() == ir.Load {
			u.loads = append(u.loads, i)
		} else {
			u.stores = append(u.stores, i)
		}
		if u.oneBlock == nil {
			u.oneBlock = i.Block()
		}
		one = one && u.oneBlock == i.Block()
	}
	if !one {
		u.oneBlock = nil
	}
	return u
}

// singleStore handles an alloca with one store: loads that the store dominates take its value. It
// reports whether the alloca is gone; otherwise some loads remain.
func (p *promoter) singleStore(a *ir.Instr, u allocaUses) bool {
	if len(u.stores) != 1 {
		return false
	}
	st := u.stores[0]
	val := st.Operand(0)
	_, local := val.(*ir.Instr)
	local = local || !valuetracking.NotPoison(val) // before the store there is undef, which is no poison
	left := false
	for _, ld := range u.loads {
		if local {
			if ld.Block() == st.Block() && ld.ComesBefore(st) ||
				ld.Block() != st.Block() && !p.dt.Dominates(st.Block(), ld.Block()) {
				left = true
				continue
			}
		}
		p.replaceLoad(ld, val)
	}
	if left {
		return false
	}
	p.debug.store(a, st)
	p.debug.drop(a)
	st.Erase()
	a.Erase()
	return true
}

func (p *promoter) replaceLoad(ld *ir.Instr, v ir.Value) {
	p.keepPromise(ld, v)
	if v == ir.Value(ld) { // only in unreachable code, where a value may depend on itself
		v = ir.NewPoison(ld.Type())
	}
	if ir.HasUses(ld) || len(ld.Func().MDUses(ld)) > 0 {
		ir.ReplaceAllUses(ld, v)
	}
	ld.Erase()
}

// keepPromise keeps what metadata promises of a loaded value, after the load is replaced by v.
//
//	%p = load ptr, ptr %a, !nonnull !0, !noundef !0  ⇒  %1 = icmp ne ptr %v, null
//	                                                    call void @llvm.assume(i1 %1)
func (p *promoter) keepPromise(ld *ir.Instr, v ir.Value) {
	if ld.MD("noundef") == nil || v == ir.Value(ld) {
		return
	}
	m, ctx := p.f.Module(), p.f.Ctx()
	if k, ok := v.(*ir.Const); ok && (k.Kind == ir.UndefConst || k.Kind == ir.PoisonConst) {
		ir.Before(ld).Store(ctx.NewBool(true), ir.NewPoison(ctx.Ptr), 1)
		return
	}
	if ld.MD("nonnull") == nil {
		return
	}
	q := valuetracking.Query{Layout: m.Layout, Dom: p.dt, Facts: valuetracking.NewFacts(), At: ld}
	if q.NonZero(v) {
		return
	}
	at := ir.Before(ld.Next())
	cond := at.ICmp(ir.NE, ld, ir.NewZero(ld.Type()), "")
	at.Call(m.Intrinsic("llvm.assume", ctx.Func(ctx.Void, []*ir.Type{ctx.I1}, false), nil), "", cond)
}

// singleBlock handles an alloca used in one block: each load takes the last store before it.
func (p *promoter) singleBlock(a *ir.Instr, u allocaUses) bool {
	if u.oneBlock == nil {
		return false
	}
	sort.Slice(u.stores, func(i, j int) bool { return u.stores[i].ComesBefore(u.stores[j]) })
	for _, ld := range u.loads {
		k := sort.Search(len(u.stores), func(k int) bool { return ld.ComesBefore(u.stores[k]) })
		switch {
		case k > 0:
			p.replaceLoad(ld, u.stores[k-1].Operand(0))
		case len(u.stores) == 0:
			p.replaceLoad(ld, ir.NewUndef(ld.Type()))
		default:
			return false // a store further down may reach the load around a loop
		}
	}
	for _, st := range u.stores {
		p.debug.store(a, st)
		st.Erase()
	}
	p.debug.drop(a)
	a.Erase()
	return true
}
