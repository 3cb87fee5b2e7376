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
// with !noundef of a load becomes an assumption, !noundef of one that is undef a mark that it is not
// reached (keepPromise).
package promote

import (
	"slices"
	"sort"
	"strconv"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/pass"
	"opt-go/passes/rewrite"
)

// Possible reports whether all uses of the alloca are whole loads and stores, not volatile, or only
// mark its lifetime or assume something about its address. No other thread knows the address, so
// that atomic accesses are as good as others.
func Possible(a *ir.Instr) bool {
	if !isSingleElement(a) {
		return false
	}
	for u := range ir.Uses(a) {
		i := u.User()
		switch i.Op() {
		case ir.Load:
			if i.IsVolatile() || i.Type() != a.ElemTy {
				return false
			}
		case ir.Store:
			if u.Index() == 0 || i.IsVolatile() || i.Operand(0).Type() != a.ElemTy {
				return false
			}
		case ir.BitCast, ir.AddrSpaceCast:
			if !onlyDroppable(i) {
				return false
			}
		case ir.GetElementPtr:
			if !isZeroGEP(i) || !onlyDroppable(i) {
				return false
			}
		default:
			if !droppable(i) {
				return false
			}
		}
	}
	return true
}

func isSingleElement(a *ir.Instr) bool {
	n := ir.AsInt(a.Operand(0))
	v, ok := uint64(0), false
	if n != nil {
		v, ok = n.Uint64()
	}
	return ok && v == 1 && a.ElemTy.IsFirstClass() && !a.HasFlag(ir.SwiftError|ir.InAlloca)
}

func isZeroGEP(i *ir.Instr) bool {
	for k := 1; k < i.NumOperands(); k++ {
		if c, ok := i.Operand(k).(*ir.Const); !ok || !c.IsZero() {
			return false
		}
	}
	return true
}

// droppable reports whether an instruction only marks the lifetime of an alloca or assumes
// something of its address.
func droppable(i *ir.Instr) bool {
	switch i.IntrinsicID() {
	case "llvm.lifetime.start", "llvm.lifetime.end", "llvm.assume":
		return true
	}
	return false
}

func onlyDroppable(v *ir.Instr) bool {
	for i := range ir.Users(v) {
		if !droppable(i) {
			return false
		}
	}
	return true
}

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
// no φs, the last one takes its turn, as in LLVM, whose order of φs this is; as is its version.
func Allocas(f *ir.Func, allocas []*ir.Instr, dt *analysis.DomTree, as pass.Version) {
	p := &promoter{f: f, dt: dt, index: make([]int32, f.ValueBound()), firstPhi: f.ValueBound(), debug: newDebugDeclares(f)}
	p.allocas = slices.Clone(allocas)
	for n := 0; n < len(p.allocas); {
		a := p.allocas[n]
		dropMarks(a, as)
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
func dropMarks(a *ir.Instr, as pass.Version) {
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
	rewrite.DropAssumptions(assumed, as)
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

// placePhis puts φs where different stores join and the value is live.
func (p *promoter) placePhis(a *ir.Instr, n int, u allocaUses) {
	if p.frontiers == nil {
		p.frontiers, p.defs, p.live = p.dt.Frontiers(p.f), analysis.NewBlockSet(p.f), analysis.NewBlockSet(p.f)
		p.firstStore = make([]*ir.Instr, p.f.BlockBound())
	}
	p.defs.Clear()
	var defBlocks []*ir.Block
	for _, st := range u.stores {
		b := st.Block()
		if p.defs.Add(b) {
			defBlocks = append(defBlocks, b)
			p.firstStore[b.ID()] = st
		} else if st.ComesBefore(p.firstStore[b.ID()]) {
			p.firstStore[b.ID()] = st
		}
	}
	p.findLive(u)
	version := 0
	for _, b := range p.frontiers.Of(defBlocks, p.live) {
		phi := ir.NewInstr(ir.Phi, a.ElemTy)
		b.Prepend(phi)
		if noSignedZeros, _ := p.f.Attrs.Fn.Get("no-signed-zeros-fp-math"); noSignedZeros.Val == "true" && a.ElemTy.Scalar().IsFloat() {
			phi.Flags |= ir.FNSZ
		}
		if a.Name() != "" {
			phi.SetName(a.Name() + "." + strconv.Itoa(version))
		} else {
			phi.SetName("." + strconv.Itoa(version))
		}
		version++
		p.phis = append(p.phis, newPhi{phi, n})
		p.noteNew(phi, n)
	}
}

// noteNew records the alloca of a new φ.
func (p *promoter) noteNew(phi *ir.Instr, alloca int) {
	k := phi.ID() - p.firstPhi
	if k >= len(p.phiOf) {
		p.phiOf = append(p.phiOf, make([]int32, k+1-len(p.phiOf))...)
	}
	p.phiOf[k] = int32(alloca) + 1
}

// allocaOf is the inverse of noteNew; false for φs that were there before.
func (p *promoter) allocaOf(phi *ir.Instr) (alloca int, ok bool) {
	k := phi.ID() - p.firstPhi
	if k < 0 || k >= len(p.phiOf) || p.phiOf[k] == 0 {
		return 0, false
	}
	return int(p.phiOf[k]) - 1, true
}

// findLive marks the blocks at whose start the alloca's value may still be loaded before it is
// stored.
func (p *promoter) findLive(u allocaUses) {
	p.live.Clear()
	var work []*ir.Block
	for _, ld := range u.loads {
		b := ld.Block()
		if !p.defs.Has(b) || ld.ComesBefore(p.firstStore[b.ID()]) {
			work = append(work, b)
		}
	}
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if !p.live.Add(b) {
			continue
		}
		for _, q := range b.Preds() {
			if !p.defs.Has(q) {
				work = append(work, q)
			}
		}
	}
}

// edge is a step of the renaming walk: entering block from pred when the log of old values was so
// long.
type edge struct {
	block, pred *ir.Block
	undo        int
}

// rename walks along the edges, the first successor before the others, and undoes its records when
// it returns.
func (p *promoter) rename() {
	p.values = make([]ir.Value, len(p.allocas))
	p.locs = make([]*ir.MDNode, len(p.allocas))
	for k, a := range p.allocas {
		p.values[k] = ir.NewUndef(a.ElemTy)
	}
	visited := make([]bool, p.f.BlockBound())
	work := []edge{{p.f.Entry(), nil, 0}}
	for len(work) > 0 {
		e := work[len(work)-1]
		work = work[:len(work)-1]
		for len(p.log) > e.undo {
			last := p.log[len(p.log)-1]
			p.log = p.log[:len(p.log)-1]
			p.values[last.alloca], p.locs[last.alloca] = last.value, last.loc
		}
		for e.block != nil {
			p.enter(e)
			if visited[e.block.ID()] {
				break
			}
			visited[e.block.ID()] = true
			p.renameBlock(e.block)
			succs := uniqueSuccs(e.block)
			if len(succs) == 0 {
				break
			}
			for _, s := range succs[1:] {
				work = append(work, edge{s, e.block, len(p.log)})
			}
			e.pred, e.block = e.block, succs[0]
		}
	}
}

// assign makes v the current value of alloca n.
func (p *promoter) assign(n int, v ir.Value) {
	p.log = append(p.log, oldValue{n, p.values[n], p.locs[n]})
	p.values[n] = v
}

func uniqueSuccs(b *ir.Block) []*ir.Block {
	all := b.Succs()
	if len(all) <= 4 {
		out := make([]*ir.Block, 0, len(all))
		for _, s := range all {
			if !slices.Contains(out, s) {
				out = append(out, s)
			}
		}
		return out
	}
	seen := make(map[*ir.Block]bool, len(all))
	return slices.DeleteFunc(slices.Clone(all), func(s *ir.Block) bool {
		again := seen[s]
		seen[s] = true
		return again
	})
}

// enter gives the new φs of a block their values for the edge, and makes them the current values.
func (p *promoter) enter(e edge) {
	if e.pred == nil {
		return
	}
	edges := -1
	for phi := range e.block.Phis() {
		n, ours := p.allocaOf(phi)
		if !ours {
			break // new φs precede the old ones
		}
		if edges < 0 {
			edges = e.pred.EdgesTo(e.block)
		}
		if loc := p.locs[n]; phi.NumIncoming() == 0 {
			phi.SetMD("dbg", loc)
		} else if old := phi.DebugLoc(); old != loc {
			phi.SetMD("dbg", rewrite.MergeLocations(old, loc))
		}
		for range edges {
			phi.AddIncoming(p.values[n], e.pred)
		}
		if p.assign(n, phi); phi.NumIncoming() == edges {
			p.debug.phi(p.allocas[n], phi)
		}
	}
}

func (p *promoter) renameBlock(b *ir.Block) {
	for i := range b.Instrs() {
		switch i.Op() {
		case ir.Load:
			if n, ok := p.number(i.Operand(0)); ok {
				p.replaceLoad(i, p.values[n])
			}
		case ir.Store:
			if n, ok := p.number(i.Operand(1)); ok {
				p.assign(n, i.Operand(0))
				p.locs[n] = i.DebugLoc()
				p.debug.store(p.allocas[n], i)
				i.Erase()
			}
		}
	}
}

// number returns the number of an alloca that is being renamed.
func (p *promoter) number(v ir.Value) (n int, ok bool) {
	i, ok := v.(*ir.Instr)
	if !ok || i.ID() >= len(p.index) || p.index[i.ID()] == 0 {
		return 0, false
	}
	return int(p.index[i.ID()]) - 1, true
}

// simplifyPhis removes φs whose edges agree, until none is left.
func (p *promoter) simplifyPhis() {
	for again := true; again; {
		again = false
		kept := p.phis[:0]
		for _, n := range p.phis {
			if v := p.commonValue(n.phi); v != nil {
				ir.ReplaceAllUses(n.phi, v)
				n.phi.Erase()
				again = true
				continue
			}
			kept = append(kept, n)
		}
		p.phis = kept
	}
}

// commonValue returns what a φ is equal to, or nil. An undef edge may take any value, but must not
// turn into poison, so the other edges' value surely is none then; and it has to be available at
// the φ.
func (p *promoter) commonValue(phi *ir.Instr) ir.Value {
	var common ir.Value
	undef, poison := false, false
	for _, v := range phi.Operands() {
		k, _ := v.(*ir.Const)
		switch {
		case v == ir.Value(phi):
		case k != nil && k.Kind == ir.PoisonConst:
			poison = true
		case k != nil && k.Kind == ir.UndefConst:
			undef = true
		case common != nil && common != v:
			return nil
		default:
			common = v
		}
	}
	switch {
	case common == nil && undef:
		return ir.NewUndef(phi.Type())
	case common == nil:
		return ir.NewPoison(phi.Type())
	case undef && !valuetracking.NotPoison(common), (undef || poison) && !p.dt.DominatesInstr(common, phi):
		return nil
	}
	return common
}

// fillUnreachable completes φs of blocks that unreachable code branches to.
func (p *promoter) fillUnreachable() {
	for _, n := range p.phis {
		phi := n.phi
		preds := phi.Block().Preds()
		if len(preds) == phi.NumIncoming() {
			continue
		}
		have := map[*ir.Block]int{}
		for k := range phi.NumIncoming() {
			have[phi.IncomingBlock(k)]++
		}
		for _, b := range preds {
			if have[b] > 0 {
				have[b]--
				continue
			}
			phi.AddIncoming(ir.NewPoison(phi.Type()), b)
		}
	}
}
