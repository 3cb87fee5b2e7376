package gvn

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/alias"
	"opt-go/passes/pass"
)

// What a load depends on: the nearest instruction above it that gives the loaded value or may
// change it, found by a walk backwards through its block, and through the blocks before, with the
// address translated through φs. LLVM's MemoryDependenceAnalysis.

// LLVM's limits: blocks per load, answers per load.
const (
	blockLimit   = 200
	answersLimit = 100
)

// limits are LLVM's bounds that options set.
type limits struct {
	scan         int // instructions scanned per block
	blocks       int // per load
	dependences  int // of a load that is removed
	speculations int // blocks that may have a value
	head         int // instructions at the head of a block, of which a load may move up
}

func limitsOf(c *pass.Context) limits {
	return limits{scan: int(c.FlagInt("memdep-block-scan-limit", 100)), blocks: int(c.FlagInt("memdep-block-number-limit", blockLimit)),
		dependences: int(c.FlagInt("gvn-max-num-deps", answersLimit)), speculations: int(c.FlagInt("gvn-max-block-speculations", 600)),
		head: int(c.FlagInt("gvn-max-num-insns", 100))}
}

type dependKind uint8

const (
	unknown  dependKind = iota // unanalyzable, or memory on entry to the function
	def                        // the instruction determines the value
	clobber                    // it may change some of the bytes
	nonLocal                   // no dependence in this block
)

// dependence is the answer for one block.
type dependence struct {
	kind   dependKind
	instr  *ir.Instr
	offset int64 // of a clobbering load: the offset of the query in it
	known  bool  // offset is known

	block *ir.Block
	addr  ir.Value // the address in this block; nil: none could be found
}

// query searches for the dependence of a load.
type query struct {
	load      *ir.Instr
	aa        *alias.Batch
	dt        *analysis.DomTree
	dl        *ir.DataLayout
	marks     *marks
	blocks    *blockMemory
	invariant bool
	group     *ir.Instr // an access above, of the load's invariant group: unchanged since
	limits    limits
}

func (g *gvn) newQuery(load *ir.Instr) *query {
	g.memory.Trim()
	return &query{load: load, aa: g.memory, dt: g.dt, dl: g.dl, marks: &g.marks, blocks: g.blocks, invariant: load.MD("invariant.load") != nil,
		limits: g.limits}
}

// nearest returns the load's dependence in its own block; it may also be none, or a partial one.
func (q *query) nearest(loc alias.Location) dependence {
	i := q.load
	group, _ := analysis.InvariantGroup(i, q.dt)
	if group != nil && group.Block() == i.Block() {
		return dependence{kind: def, instr: group}
	}
	d := q.local(loc, i.Block(), i.Prev())
	if group != nil && d.kind != def {
		q.group = group
		return dependence{kind: nonLocal}
	}
	return d
}

// local searches for the dependence of loc from instruction i upwards in its block.
func (q *query) local(loc alias.Location, b *ir.Block, i *ir.Instr) dependence {
	for n := q.limits.scan; i != nil; i = i.Prev() {
		if analysis.IsDebugOrPseudo(i) {
			continue
		}
		if n--; n == 0 {
			return dependence{kind: unknown}
		}
		if i.Op() == ir.Select && ir.Value(i) == loc.Ptr { // one of two addresses
			return dependence{kind: def, instr: i}
		}
		if !touchesMemory(i) {
			continue
		}
		if d, found := q.inspect(i, loc); found {
			return d
		}
	}
	if b.IsEntry() {
		return dependence{kind: unknown}
	}
	return dependence{kind: nonLocal}
}

// inspect reports whether the load depends on i, which accesses memory.
func (q *query) inspect(i *ir.Instr, loc alias.Location) (dependence, bool) {
	no := dependence{}
	is := func(k dependKind) (dependence, bool) { return dependence{kind: k, instr: i}, true }
	switch {
	case i.IntrinsicID() == "llvm.lifetime.start":
		if q.aa.Alias(alias.LocationAfterPointer(i.Arg(1)), loc) == alias.MustAlias {
			return is(def)
		}
		return no, false
	case i.Op() == ir.Load:
		return q.inspectLoad(i, loc)
	case i.Op() == ir.Store:
		return q.inspectStore(i, loc)
	}
	if i.Op() == ir.Alloca || analysis.NoAliasCall(i) {
		if o := analysis.UnderlyingObject(loc.Ptr); o == ir.Value(i) || q.aa.MustAlias(i, o) {
			return is(def)
		}
	}
	if q.invariant || i.Op() == ir.Fence && i.Ordering == ir.Release {
		return no, false
	}
	m := q.aa.ModRef(i, loc)
	if m == analysis.RefMod {
		m = q.aa.CallBeforeCapture(i, loc)
	}
	if m&analysis.Mod == 0 {
		return no, false
	}
	return is(clobber)
}

func (q *query) inspectLoad(i *ir.Instr, loc alias.Location) (dependence, bool) {
	if i.Ordering > ir.Monotonic || i.Ordering > ir.Unordered && q.load.Ordering != ir.NotAtomic {
		return dependence{kind: clobber, instr: i}, true
	}
	own, _ := alias.LocationOf(i)
	switch r, off, known := q.aa.AliasOffset(own, loc); {
	case r == alias.MustAlias:
		return dependence{kind: def, instr: i}, true
	case r == alias.PartialAlias && known:
		return dependence{kind: clobber, instr: i, offset: off, known: true}, true
	}
	return dependence{}, false
}

func (q *query) inspectStore(i *ir.Instr, loc alias.Location) (dependence, bool) {
	if i.Ordering > ir.Unordered && q.load.Ordering > ir.Unordered {
		return dependence{kind: clobber, instr: i}, true
	}
	own, _ := alias.LocationOf(i)
	switch r := q.aa.Alias(own, loc); {
	case r == alias.NoAlias, i.Ordering <= ir.Unordered && q.aa.Mask(loc, false)&analysis.Mod == 0:
		return dependence{}, false
	case r == alias.MustAlias:
		return dependence{kind: def, instr: i}, true
	case q.invariant, q.storesWhatIsThere(i, loc):
		return dependence{}, false
	}
	return dependence{kind: clobber, instr: i}, true
}

// storesWhatIsThere reports whether a store that may alias loc leaves it unchanged: the store
// writes back a value just loaded from the same address, and, being aligned, overlaps loc
// completely or not at all.
func (q *query) storesWhatIsThere(i *ir.Instr, loc alias.Location) bool {
	own, _ := alias.LocationOf(i)
	from, ok := i.Operand(0).(*ir.Instr)
	if !ok || from.Op() != ir.Load || from.Block() != i.Block() || !loc.Size.Known() || own.Size != loc.Size ||
		min(q.load.Align(), i.Align()) < loc.Size.Bytes() {
		return false
	}
	if of, _ := alias.LocationOf(from); q.aa.Alias(of, loc) != alias.MustAlias {
		return false
	}
	n := 0
	for j := from; j != i; j = j.Next() {
		if analysis.IsDebugOrPseudo(j) {
			continue
		}
		if n++; n > q.limits.scan || q.aa.ModRef(j, loc)&analysis.Mod != 0 {
			return false
		}
	}
	return true
}

// marks maps blocks to the address that one walk visited them with. Clearing it is constant time.
type marks struct {
	walk uint32
	of   []mark // by Block.ID
}

type mark struct {
	walk uint32
	addr ir.Value
}

func (m *marks) clear() { m.walk++ }

func (m *marks) get(b *ir.Block) (addr ir.Value, ok bool) {
	if b.ID() >= len(m.of) || m.of[b.ID()].walk != m.walk {
		return nil, false
	}
	return m.of[b.ID()].addr, true
}

func (m *marks) set(b *ir.Block, addr ir.Value) {
	for b.ID() >= len(m.of) {
		m.of = append(m.of, make([]mark, max(b.Func().BlockBound()-len(m.of), 1))...)
	}
	m.of[b.ID()] = mark{m.walk, addr}
}

func (m *marks) drop(b *ir.Block) { m.of[b.ID()].walk = 0 }

// walk is the search through the blocks before the load's.
type walk struct {
	*query
	seen    *marks // the address that a block was visited with
	answers []dependence
	budget  int
}

// above returns the load's dependences in the blocks above its own, nil if a limit is exceeded.
func (q *query) above(loc alias.Location) []dependence {
	if q.group != nil {
		return []dependence{{kind: def, instr: q.group, block: q.group.Block(), addr: loc.Ptr}}
	}
	w := &walk{query: q, seen: q.marks, budget: q.limits.blocks}
	w.seen.clear()
	if !w.from(newAddress(loc.Ptr), loc, q.load.Block(), true) {
		return nil
	}
	return w.answers
}

// from visits block b, unless skip is set, and its predecessors; loc is at address p. It returns
// false when the dependence is unknown.
func (w *walk) from(p address, loc alias.Location, b *ir.Block, skip bool) bool {
	n := w.number(loc)
	for work := []*ir.Block{b}; len(work) > 0; {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if len(w.answers) > answersLimit {
			return false
		}
		if !skip {
			if d := w.atEnd(n, loc, b); d.kind != nonLocal && w.dt.Reachable(b) {
				d.block, d.addr = b, loc.Ptr
				w.answers = append(w.answers, d)
				continue
			}
		}
		ok := false
		if p.needs(b) {
			ok = w.throughPhis(p, loc, b)
		} else {
			var fresh []*ir.Block
			fresh, ok = w.unseen(loc.Ptr, b)
			work = append(work, fresh...)
		}
		if !ok {
			if skip {
				return false
			}
			w.answers = append(w.answers, dependence{kind: unknown, block: b, addr: loc.Ptr})
		}
		skip = false
	}
	return true
}

// unseen returns the predecessors that were not visited yet; false when one was visited with
// another address, or there are too many.
func (w *walk) unseen(p ir.Value, b *ir.Block) ([]*ir.Block, bool) {
	var fresh []*ir.Block
	for pred := range b.EachPred() {
		switch old, seen := w.seen.get(pred); {
		case !seen:
			w.seen.set(pred, p)
			fresh = append(fresh, pred)
			if len(fresh) > w.budget {
				w.unsee(fresh)
				return nil, false
			}
			continue
		case old == p:
			continue
		}
		w.unsee(fresh)
		return nil, false
	}
	w.budget -= len(fresh)
	return fresh, true
}

func (w *walk) unsee(bs []*ir.Block) {
	for _, b := range bs {
		w.seen.drop(b)
	}
}

// throughPhis continues in the predecessors, with the address translated for each of them.
func (w *walk) throughPhis(a address, loc alias.Location, b *ir.Block) bool {
	if !translatable(a.ptr) {
		return false
	}
	var fresh []*ir.Block
	var with []address
	for _, pred := range b.Preds() {
		p := a.above(b, pred, w.dt, w.dl)
		old, seen := w.seen.get(pred)
		if seen && old == p.ptr {
			continue
		}
		if seen {
			w.unsee(fresh)
			return false
		}
		w.seen.set(pred, p.ptr)
		fresh, with = append(fresh, pred), append(with, p)
	}
	for k, pred := range fresh {
		at := loc
		at.Ptr = with[k].ptr
		if at.Ptr == nil || !w.from(with[k], at, pred, false) {
			w.answers = append(w.answers, dependence{kind: unknown, block: pred, addr: at.Ptr})
		}
	}
	return true
}
