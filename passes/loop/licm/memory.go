package licm

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/alias"
	"opt-go/passes/analysis/memssa"
	"opt-go/passes/loop"
	"opt-go/passes/pass"
)

// loopMemory holds the memory accesses of a loop, inner loops included.
type loopMemory struct {
	w         *loop.Walk
	l         *analysis.Loop
	aa        *alias.Analysis
	accesses  []*ir.Instr // in the order of the loop's blocks
	writes    []*ir.Instr // those that may write, or that order other accesses
	questions int         // queries so far
	cap       int
	walkLimit int  // of writes that LLVM's memory SSA looks at for one query
	tooMany   bool // accesses, for moving stores and sinking loads
}

func newLoopMemory(w *loop.Walk, l *analysis.Loop, aa *alias.Analysis) *loopMemory {
	m := &loopMemory{w: w, l: l, aa: aa, cap: int(w.FlagInt("licm-mssa-optimization-cap", 100)), walkLimit: int(w.FlagInt(memssa.LimitFlag, 100))}
	for _, b := range l.Blocks {
		for i := range b.Instrs() {
			if !accessesMemory(i) {
				continue
			}
			m.accesses = append(m.accesses, i)
			if analysis.MayWrite(i) {
				m.writes = append(m.writes, i)
			}
		}
	}
	m.tooMany = len(m.accesses) > int(w.FlagInt("licm-mssa-max-acc-promotion", 250))
	return m
}

func accessesMemory(i *ir.Instr) bool {
	switch i.IntrinsicID() {
	case "llvm.assume", "llvm.experimental.noalias.scope.decl", "llvm.pseudoprobe":
		return false
	}
	return !analysis.IsDebugOrPseudo(i) && (analysis.MayRead(i) || analysis.MayWrite(i))
}

// forget tells that i leaves the loop.
func (m *loopMemory) forget(i *ir.Instr) {
	if !accessesMemory(i) {
		return
	}
	m.accesses = without(m.accesses, i)
	m.writes = without(m.writes, i)
}

// without removes i from a list that has it once at most, near one of its ends: code is hoisted in
// the list's order and sunk in the opposite one.
func without(list []*ir.Instr, i *ir.Instr) []*ir.Instr {
	for lo, hi := 0, len(list)-1; lo <= hi; lo, hi = lo+1, hi-1 {
		switch i {
		case list[lo]:
			return slices.Delete(list, lo, lo+1)
		case list[hi]:
			return slices.Delete(list, hi, hi+1)
		}
	}
	return list
}

func (m *loopMemory) anyWrite() bool { return len(m.writes) > 0 }

// only reports whether i is the loop's only access.
func (m *loopMemory) only(i *ir.Instr) bool { return len(m.accesses) == 1 && m.accesses[0] == i }

// loadMovable reports whether a load reads the same in every iteration (hoisting), or after the
// loop (sinking).
func (m *loopMemory) loadMovable(i *ir.Instr, sinking bool) bool {
	if !loop.Unordered(i) {
		return false
	}
	loc, _ := alias.LocationOf(i)
	if m.aa.PointsToConstantMemory(loc) || i.MD("invariant.load") != nil || m.startOfInvariance(i) {
		return true
	}
	if !m.invalidated(i, sinking) {
		return true
	}
	if m.l.Invariant(i.Operand(0)) && m.w.Wants(pass.Missed) {
		m.w.Remark(pass.Missed, "LoadWithLoopInvariantAddressInvalidated", m.w.F, i,
			pass.Text("failed to move load with loop-invariant address because the loop may invalidate its value"))
	}
	return false
}

// invalidated reports whether a write of the loop may change what i, a load or a call that only
// reads, reads.
func (m *loopMemory) invalidated(i *ir.Instr, sinking bool) bool {
	if sinking {
		if m.tooMany {
			return true
		}
		for _, w := range m.writes { // any write that i may come after in the source and would come before it
			if w.Block() != i.Block() || !w.ComesBefore(i) {
				return true
			}
		}
		return false
	}
	if i.MD("invariant.group") != nil { // what the group says not to change was so when the iteration began
		_, first := analysis.InvariantGroup(i, m.w.CFG.Dom)
		switch {
		case first == nil:
		case !m.l.Contains(first.Block()):
			return false
		case first.Op() == ir.Load:
			i = first
		default:
			return true
		}
		return m.clobberedBy(i, m.writesBefore(i))
	}
	return m.clobbered(i)
}

// writesBefore lists the writes that an iteration may execute before i.
func (m *loopMemory) writesBefore(i *ir.Instr) []*ir.Instr {
	passed := map[*ir.Block]bool{}
	if i.Block() != m.l.Header {
		passed[m.l.Header] = true
		for work := slices.Clone(i.Block().Preds()); len(work) > 0; {
			b := work[len(work)-1]
			work = work[:len(work)-1]
			if m.l.Contains(b) && !passed[b] {
				passed[b] = true
				work = append(work, b.Preds()...)
			}
		}
	}
	var out []*ir.Instr
	for _, w := range m.writes {
		if passed[w.Block()] || w.Block() == i.Block() && w.ComesBefore(i) {
			out = append(out, w)
		}
	}
	return out
}

// clobbered queries alias analysis about all writes.
func (m *loopMemory) clobbered(i *ir.Instr) bool { return m.clobberedBy(i, m.writes) }

func (m *loopMemory) clobberedBy(i *ir.Instr, writes []*ir.Instr) bool {
	if len(writes) == 0 {
		return false
	}
	if m.questions++; m.questions > m.cap || len(writes) > m.walkLimit {
		return true
	}
	b := m.aa.Batch()
	for _, w := range writes {
		if w != i && clobbers(b, w, i) {
			return true
		}
	}
	return false
}

// clobbers reports whether w may change what i reads or writes, or may not change places with it.
func clobbers(b *alias.Batch, w, i *ir.Instr) bool {
	if i.Op().IsCall() {
		if loc, ok := alias.LocationOf(w); ok {
			return b.ModRef(i, loc) != analysis.NoModRef
		}
		return !w.Op().IsCall() || b.ModRefCalls(w, i) != analysis.NoModRef
	}
	if w.Op() == ir.Load && i.Op() == ir.Load {
		return w.Ordering >= ir.Acquire
	}
	loc, _ := alias.LocationOf(i)
	return b.ModRef(w, loc)&analysis.Mod != 0
}

// storeMovable reports whether a store writes the same wherever in the loop it stands, and nothing
// of the loop reads or overwrites that.
func (m *loopMemory) storeMovable(i *ir.Instr, sinking bool) bool {
	if !loop.Unordered(i) {
		return false
	}
	if m.only(i) {
		return true
	}
	if m.tooMany || m.clobbered(i) {
		return false
	}
	loc, _ := alias.LocationOf(i)
	b := m.aa.Batch()
	for _, x := range m.accesses {
		switch {
		case x == i:
		case !analysis.MayWrite(x): // a read: of nothing that the loop writes, and not before the store
			if m.clobbered(x) || !sinking && !m.before(i, x) {
				return false
			}
		case x.Op() == ir.Load:
			return false
		case x.Op().IsCall():
			if b.ModRef(x, loc) != analysis.NoModRef {
				return false
			}
		}
	}
	return true
}

// before reports whether i is always executed before x.
func (m *loopMemory) before(i, x *ir.Instr) bool {
	if i.Block() == x.Block() {
		return i.ComesBefore(x)
	}
	return m.w.CFG.Dom.Dominates(i.Block(), x.Block())
}

// promotionSet is a location that all accesses of the loop with these pointers read and write
// whole.
type promotionSet struct {
	ptrs      []ir.Value
	readsElse bool // other accesses may read it
}

// aliasSet is a set of accesses that may touch the same memory.
type aliasSet struct {
	locs           []alias.Location
	must, mod, ref bool
}

// promotable collects the sets of accesses through invariant pointers that surely are to one
// location, which the loop writes, and which no other access may write.
func (m *loopMemory) promotable() []promotionSet {
	b := m.aa.Batch()
	var sets []*aliasSet
	var others []*ir.Instr
	for _, i := range m.accesses {
		if (i.Op() == ir.Load || i.Op() == ir.Store) && m.invariantAddress(i.Pointer()) && i.Ordering <= ir.Monotonic {
			sets = addToSets(b, sets, i)
		} else {
			others = append(others, i)
		}
	}
	var out []promotionSet
	for _, s := range sets {
		if !s.must || !s.mod {
			continue
		}
		p, ok := promotionSet{}, true
		for _, i := range others {
			switch mr := s.touchedBy(b, i); {
			case mr&analysis.Mod != 0, mr&analysis.Ref != 0 && !s.ref:
				ok = false
			case mr&analysis.Ref != 0:
				p.readsElse = true
			}
		}
		if !ok {
			continue
		}
		for _, loc := range s.locs {
			if !slices.Contains(p.ptrs, loc.Ptr) {
				p.ptrs = append(p.ptrs, loc.Ptr)
			}
		}
		out = append(out, p)
	}
	return out
}

func (m *loopMemory) invariantAddress(p ir.Value) bool {
	if k, ok := p.(*ir.Const); ok && k.Kind != ir.ExprConst {
		return false
	}
	return m.l.Invariant(p)
}

// addToSets adds an access to the sets, joining those that it may touch.
func addToSets(b *alias.Batch, sets []*aliasSet, i *ir.Instr) []*aliasSet {
	loc, _ := alias.LocationOf(i)
	n := &aliasSet{must: true}
	var out []*aliasSet
	joined := 0
	at := -1
	for _, s := range sets {
		r := s.alias(b, loc)
		if r == alias.NoAlias {
			out = append(out, s)
			continue
		}
		if joined++; joined == 1 {
			at = len(out)
			out = append(out, n)
		}
		n.must = n.must && s.must && r == alias.MustAlias && (joined == 1 || b.Alias(s.locs[0], n.locs[0]) == alias.MustAlias)
		n.mod, n.ref = n.mod || s.mod, n.ref || s.ref
		n.locs = append(n.locs, s.locs...)
	}
	if at < 0 {
		out = append(out, n)
	}
	if !slices.Contains(n.locs, loc) {
		n.locs = append(n.locs, loc)
	}
	n.mod, n.ref = n.mod || i.Op() == ir.Store, n.ref || i.Op() == ir.Load
	return out
}

// alias relates a location to the set.
func (s *aliasSet) alias(b *alias.Batch, loc alias.Location) alias.Result {
	for _, x := range s.locs {
		if r := b.Alias(loc, x); r != alias.NoAlias {
			return r
		}
	}
	return alias.NoAlias
}

// touchedBy returns what i may do to the set's memory.
func (s *aliasSet) touchedBy(b *alias.Batch, i *ir.Instr) analysis.ModRef {
	mr := analysis.NoModRef
	for _, loc := range s.locs {
		mr |= b.ModRef(i, loc)
	}
	return mr
}

// startOfInvariance reports whether a load reads what llvm.invariant.start, before the loop, has
// said not to change any more.
func (m *loopMemory) startOfInvariance(load *ir.Instr) bool {
	p := load.Operand(0)
	if ir.IsConst(p) {
		return false
	}
	dl := m.w.F.Module().Layout
	n := m.w.FlagInt("licm-max-num-uses-traversed", 8)
	for u := range ir.Users(p) {
		if n--; n < 0 {
			return false
		}
		if u.Op() != ir.Call || u.IntrinsicID() != "llvm.invariant.start" || ir.HasUses(u) {
			continue
		}
		size := ir.AsInt(u.Arg(0))
		if size == nil {
			continue
		}
		bytes, fits := size.Int64()
		if fits && bytes >= 0 && dl.SizeBits(load.Type()) <= uint64(bytes)*8 && u.Block() != m.l.Header && m.w.CFG.Dom.Dominates(u.Block(), m.l.Header) {
			return true
		}
	}
	return false
}
