package dse

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/alias"
	"opt-go/passes/analysis/memssa"
)

// killer is the search for the writes that one definition kills.
type killer struct {
	*state
	def    *memssa.Access
	loc    alias.Location
	obj    ir.Value // underlying object of loc
	ends   bool     // the definition ends the object's life
	merged bool     // the definition was merged into an earlier one, or an earlier one changed

	scan, steps, partial int
}

func (k *killer) run() {
	work := []*memssa.Access{k.def.Defining()}
	seen := map[*memssa.Access]bool{work[0]: true}
	push := func(a *memssa.Access) {
		if !seen[a] {
			seen[a] = true
			work = append(work, a)
		}
	}
	for n := 0; n < len(work); n++ {
		if work[n].Removed() {
			continue
		}
		a := k.candidate(work[n])
		if a == nil {
			continue
		}
		if a.Kind == memssa.Phi {
			for j := range a.NumIncoming() {
				in := a.Incoming(j)
				// Only versions from above the φ: others do not come before the definition on all
				// paths.
				if in.Block == nil || k.order(in.Block) > k.order(a.Block) {
					push(in)
				}
			}
			continue
		}
		push(a.Defining())
		if k.finish(a) {
			return
		}
	}
}

func (d *state) order(b *ir.Block) int { return d.postorder[b.ID()] }

// finish removes, or records for a later merge, a write that is not read before the killing
// definition. done reports that the killing definition itself is gone.
func (k *killer) finish(a *memssa.Access) (done bool) {
	dead := a.Instr
	loc, _ := written(dead)
	if k.ends {
		if analysis.UnderlyingObject(loc.Ptr) == k.obj {
			k.remove(dead)
		}
		return false
	}
	o := k.overwrites(k.def.Instr, dead, k.loc, loc)
	if o.kind == maybePartial {
		o.kind = k.intervals.add(dead, o, k.loc.Size.Bytes(), loc.Size.Bytes())
	}
	if o.kind == insideEarlier && k.c.FlagBool("enable-dse-partial-store-merging", true) && k.merge(dead, o) {
		k.merged = true
		return true
	}
	if o.kind == complete {
		k.c.Count("Number of stores deleted", 1)
		k.remove(dead)
	}
	return false
}

// candidate walks up from start to a write that the definition may kill, or to a φ, which the
// caller walks through. It returns a write only if nothing may read it before it is overwritten, on
// all paths.
func (k *killer) candidate(start *memssa.Access) *memssa.Access {
	if k.scan == 0 || k.steps == 0 {
		return nil
	}
	canOptimize := k.def.Defining() == start && !analysis.MayRead(k.def.Instr)
	for a := start; ; a = a.Defining() {
		if a.Kind == memssa.LiveOnEntry {
			if canOptimize && a != k.def.Defining() {
				k.def.SetOptimized(a)
			}
			return nil
		}
		cost := k.otherBlock
		if a.Block == k.def.Block {
			cost = k.sameBlock
		}
		if k.steps <= cost {
			return nil
		}
		k.steps -= cost
		if a.Kind == memssa.Phi {
			return a
		}
		switch verdict := k.judge(a, start, &canOptimize); verdict {
		case skip:
			continue
		case stop:
			return nil
		}
		if k.readsBetween(a) {
			return nil
		}
		return a
	}
}

type verdict uint8

const (
	take verdict = iota
	skip         // continue upwards
	stop
)

// judge decides whether the definition may kill a.
func (k *killer) judge(a, start *memssa.Access, canOptimize *bool) verdict {
	i := a.Instr
	if k.skippable(i) {
		*canOptimize = false
		return skip
	}
	if k.throwsBetween(i) || k.barrier(i) {
		return stop
	}
	if i.IntrinsicID() == "" && k.mayRead(k.loc, i) {
		return stop
	}
	for _, u := range k.readersOf(a) {
		if !k.mssa.Dominates(start, u) && k.mayRead(k.loc, u.Instr) {
			return stop
		}
	}
	loc, ok := written(i)
	if !ok || !removable(i) || a.Block != k.def.Block && !k.loopIndependent(i, k.def.Instr, loc.Ptr) {
		*canOptimize = false
		return skip
	}
	if k.ends {
		if !k.endedBy(loc, i, k.def.Instr) {
			*canOptimize = false
			return skip
		}
		return take
	}
	o := k.overwrites(k.def.Instr, i, k.loc, loc)
	if *canOptimize {
		if a != k.def.Defining() && (o.kind == complete || o.kind == maybePartial) {
			k.def.SetOptimized(a)
		}
		*canOptimize = o.kind == none
	}
	switch o.kind {
	case unknown, none:
		return skip
	case maybePartial:
		if k.partial <= 1 {
			k.steps--
			return skip
		}
		k.partial--
	}
	return take
}

// readersOf lists the users of a version but φs and plain stores. Thousands of definitions may have
// to do with one version, which has as many users.
func (d *state) readersOf(a *memssa.Access) []*memssa.Access {
	list, ok := d.readers[a]
	if ok {
		return list
	}
	for u := range a.EachUser() {
		if u.Kind != memssa.Phi && !plainStore(u.Instr) {
			list = append(list, u)
		}
	}
	if d.readers == nil {
		d.readers = map[*memssa.Access][]*memssa.Access{}
	}
	d.readers[a] = list
	return list
}

// skippable reports whether i cannot read or write the definition's memory, or affects it only for
// a caller that cannot see it.
func (k *killer) skippable(i *ir.Instr) bool {
	if i.Op().IsCall() {
		if e := analysis.CallEffects(i); e.Arg|e.Other == analysis.NoModRef {
			return true
		}
	}
	return analysis.MayThrow(i) && k.invisibleOnUnwind(k.obj) || i.Op() == ir.Fence || marker(i)
}

// marker reports whether i is an intrinsic that accesses memory only formally.
func marker(i *ir.Instr) bool {
	switch i.IntrinsicID() {
	case "llvm.lifetime.start", "llvm.lifetime.end", "llvm.invariant.end", "llvm.launder.invariant.group", "llvm.assume":
		return true
	}
	return false
}

func (k *killer) throwsBetween(i *ir.Instr) bool {
	if k.invisibleOnUnwind(k.obj) {
		return false
	}
	if i.Block() == k.def.Block {
		return k.throwing[i.Block().ID()]
	}
	return k.anyThrowing
}

// barrier reports whether writes may not be removed across i.
func (k *killer) barrier(i *ir.Instr) bool {
	if analysis.MayThrow(i) && !k.invisibleOnUnwind(k.obj) {
		return true
	}
	return i.Ordering > ir.Monotonic || i.FailOrder() > ir.Monotonic
}

// plainStore reports whether i is a store without memory ordering, so that it reads no memory.
func plainStore(i *ir.Instr) bool { return i.Op() == ir.Store && i.Ordering <= ir.Monotonic }

// mayRead reports whether i may read the location.
func (d *state) mayRead(loc alias.Location, i *ir.Instr) bool {
	if marker(i) {
		return false
	}
	if i.Op() == ir.Store {
		return !plainStore(i)
	}
	if !analysis.MayRead(i) {
		return false
	}
	if i.Op().IsCall() {
		if e := analysis.CallEffects(i); e.Arg|e.Other == analysis.NoModRef {
			return false
		}
	}
	return d.aa.ModRef(i, loc)&analysis.Ref != 0
}

// readsBetween reports whether the value stored by a may be read before it is overwritten, or on a
// path to an exit where the object is visible.
func (k *killer) readsBetween(a *memssa.Access) bool {
	dead := a.Instr
	loc, _ := written(dead)
	killing := []*ir.Instr{k.def.Instr}
	var work []*memssa.Access
	seen := map[*memssa.Access]bool{}
	next := 0
	push := func(of *memssa.Access) {
		for u := range of.EachUser() {
			if k.scan < len(work)-next { // there may be thousands, for each write visited
				return
			}
			if !seen[u] {
				seen[u] = true
				work = append(work, u)
			}
		}
	}
	push(a)
	for next < len(work) {
		if k.scan < len(work)-next {
			return true
		}
		u := work[next]
		next++
		k.scan--
		if u.Kind == memssa.Phi {
			if !k.killedAbove(killing, u.Block) {
				push(u)
			}
			continue
		}
		i := u.Instr
		if k.dominatedByKiller(killing, i) || k.endedBy(loc, dead, i) {
			continue
		}
		if marker(i) {
			push(u)
			continue
		}
		if analysis.MayThrow(i) && !k.invisibleOnUnwind(k.obj) || k.mayRead(loc, i) {
			return true
		}
		if u == a && !k.loopInvariant(loc.Ptr) { // around a loop it need not overwrite itself
			return true
		}
		if u == k.def || u == a || u.Kind != memssa.Def {
			continue
		}
		if !k.covers(i, dead, loc) {
			push(u)
		} else if k.order(i.Block()) >= 0 && k.order(i.Block()) < k.order(a.Block) && !k.invisibleAfterRet(k.obj) {
			killing = append(killing, i)
		}
	}
	return !k.invisibleAfterRet(k.obj) && !k.deadOnAllPaths(a, killing)
}

func (d *state) killedAbove(killing []*ir.Instr, b *ir.Block) bool {
	for _, i := range killing {
		if d.dt.StrictlyDominates(i.Block(), b) {
			return true
		}
	}
	return false
}

func (d *state) dominatedByKiller(killing []*ir.Instr, at *ir.Instr) bool {
	for _, i := range killing {
		if i == at {
			continue
		}
		if i.Block() == at.Block() && i.ComesBefore(at) || i.Block() != at.Block() && d.dt.Dominates(i.Block(), at.Block()) {
			return true
		}
	}
	return false
}

// covers reports whether i overwrites all that dead wrote.
func (d *state) covers(i, dead *ir.Instr, loc alias.Location) bool {
	if !analysis.MayWrite(i) {
		return false
	}
	w, ok := written(i)
	return ok && d.overwrites(i, dead, w, loc).kind == complete
}

// deadOnAllPaths reports whether all paths from a to an exit pass a killing write.
func (d *state) deadOnAllPaths(a *memssa.Access, killing []*ir.Instr) bool {
	blocks := map[*ir.Block]bool{}
	common := killing[0].Block()
	for _, i := range killing {
		blocks[i.Block()] = true
		if common != nil {
			common = d.pdt.CommonDominator(common, i.Block())
		}
	}
	if common != nil && !d.pdt.Dominates(common, a.Block) {
		if !d.deadEnd {
			return false
		}
		common = nil
	}
	if blocks[common] {
		return true
	}
	work := []*ir.Block{common}
	if common == nil {
		work = work[:0]
		for _, r := range d.pdt.Exits {
			if r.Term().Op() != ir.Unreachable {
				work = append(work, r)
			}
		}
	}
	return d.noPathBack(a.Block, work, blocks)
}

// noPathBack reports whether a search backwards from the blocks in work does not come to target
// without passing a killing block.
func (d *state) noPathBack(target *ir.Block, work []*ir.Block, killing map[*ir.Block]bool) bool {
	seen := map[*ir.Block]bool{}
	for _, b := range work {
		seen[b] = true
	}
	for n := 0; n < len(work); n++ {
		b := work[n]
		if killing[b] {
			continue
		}
		if b == target {
			return false
		}
		if !d.dt.Reachable(b) {
			continue
		}
		for _, p := range b.Preds() {
			if !seen[p] {
				seen[p] = true
				work = append(work, p)
			}
		}
		if len(work) >= d.limits.path {
			return false
		}
	}
	return true
}

// invisibleAfterRet reports whether the object cannot be read after the function has returned.
func (d *state) invisibleAfterRet(o ir.Value) bool {
	if analysis.Opcode(o) == ir.Alloca {
		return true
	}
	v, ok := d.afterRet[o]
	if !ok {
		switch p := o.(type) {
		case *ir.Param:
			v = p.Attrs().Has("byval") || p.Attrs().Has("inalloca") || p.Attrs().Has("preallocated")
		case *ir.Instr:
			v = analysis.NoAliasCall(p) && !analysis.MayBeCaptured(p, true)
		}
		d.afterRet[o] = v
	}
	return v
}

// invisibleOnUnwind reports whether the object cannot be read after the function has unwound.
func (d *state) invisibleOnUnwind(o ir.Value) bool {
	v, ok := d.onUnwind[o]
	if !ok {
		private, ifUncaptured := analysis.PrivateOnUnwind(o)
		v = private && (!ifUncaptured || !analysis.MayBeCaptured(o, false))
		d.onUnwind[o] = v
	}
	return v
}
