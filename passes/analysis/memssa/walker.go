package memssa

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/alias"
)

// walkLimit bounds how many definitions a walk visits, unless memssa-check-limit overrides it.
const walkLimit = 100

// Walker answers which version clobbers an access: the nearest definition above it that may write
// what it accesses, or the φ or memory on entry beyond which nothing can be said. It is good until
// instructions are changed.
//
// At φs it does as LLVM does (tryOptimizePhi): from a φ it walks up all incoming paths until they
// meet the next version that dominates the φ. If no path is clobbered up to there, the walk
// continues from that version; otherwise the φ is the answer.
type Walker struct {
	m      *MemorySSA
	aa     *alias.Batch
	search search
}

// Walker returns a walker whose alias queries share a cache.
func (m *MemorySSA) Walker() *Walker { return &Walker{m: m, aa: m.aa.Batch()} }

// WalkerWith returns a walker that uses the given batch for its queries.
func (m *MemorySSA) WalkerWith(b *alias.Batch) *Walker { return &Walker{m: m, aa: b} }

// query is what is looked for.
type query struct {
	inst  *ir.Instr // nil: a location alone
	call  bool
	loc   alias.Location
	limit *int
	// skipSelf makes a walk around a loop not stop at origin, where the query comes from.
	skipSelf bool
	origin   *Access

	*search
}

// search is the state of a walk, whose memory the next one uses again.
type search struct {
	paths   []path
	locs    []alias.Location // different ones; the first is the query's
	visited map[visit]bool
	objects objects
}

// begin empties the state for a walk that asks about a location.
func (s *search) begin(loc alias.Location) {
	s.locs, s.objects.ptr = append(s.locs[:0], loc), nil
	if len(s.visited) > 64 || s.visited == nil { // clearing a large map takes as long as it once was large
		s.visited = map[visit]bool{}
	} else {
		clear(s.visited)
	}
	s.paths = s.paths[:0]
}

// number returns the place of a location in locs. They differ in pointer and size only, and there
// are few.
func (s *search) number(loc alias.Location) int {
	for k := range s.locs {
		if s.locs[k].Ptr == loc.Ptr && s.locs[k].Size == loc.Size {
			return k
		}
	}
	s.locs = append(s.locs, loc)
	return len(s.locs) - 1
}

// objects caches facts about the object that a walk asks about and those that stores write. A walk
// meets a hundred stores, but few objects.
type objects struct {
	ptr, object ir.Value // of the location, as it is at the place where the walk is
	known       []otherObject
}

type otherObject struct {
	object ir.Value
	apart  bool
}

// maxOtherObjects bounds the objects that are kept.
const maxOtherObjects = 8

// path is a walk upwards that stopped at last; from is the path that it continues, -1: none.
type path struct {
	loc  int // the location as it is there, one of search.locs
	last *Access
	from int
}

// visit is a place where a walk was, with the location as it was there.
type visit struct {
	at  *Access
	loc int
}

// Clobber returns the version that clobbers a Def or Use: the one that the first access of its
// invariant group used or made, or the one that a walk finds, which is cached.
func (w *Walker) Clobber(a *Access) *Access {
	limit := w.m.walkLimit
	return w.clobberWithin(a, &limit)
}

func (w *Walker) clobberWithin(a *Access, limit *int) *Access {
	if v := w.beforeGroup(a); v != nil {
		return v
	}
	return w.walk(a, limit)
}

// beforeGroup returns the version that an access saw or made since which the invariant group of a
// says that nothing changed; nil: unknown.
func (w *Walker) beforeGroup(a *Access) *Access {
	if a.Instr == nil {
		return nil
	}
	_, first := analysis.InvariantGroup(a.Instr, w.m.dt)
	if first == nil {
		return nil
	}
	v := w.m.Of(first)
	if v != nil && v.Kind == Use {
		return v.Defining()
	}
	return v
}

// walk searches for the version that clobbers a, and caches it.
func (w *Walker) walk(a *Access, limit *int) *Access {
	if a.Kind == Phi || a.Kind == LiveOnEntry {
		return a
	}
	if o := a.Optimized(); o != nil {
		return o
	}
	if isFence(a.Instr) {
		return a
	}
	if a.fixed {
		a.optimize(w.m.Entry)
		return w.m.Entry
	}
	if a.Defining().Kind == LiveOnEntry {
		a.optimize(a.Defining())
		return a.Defining()
	}
	q := w.queryOf(a, limit)
	r := w.find(q, a.Defining())
	a.optimize(r)
	return r
}

func (w *Walker) queryOf(a *Access, limit *int) *query {
	q := &query{inst: a.Instr, origin: a, limit: limit, call: a.Instr.Op().IsCall(), search: &w.search}
	if !q.call {
		q.loc, _ = alias.LocationOf(a.Instr)
	}
	return q
}

// ClobberSkippingSelf is Clobber for a Def that may be reached again around a loop: a walk that
// comes back to it goes on.
func (w *Walker) ClobberSkippingSelf(a *Access, limit *int) *Access {
	r := w.clobberWithin(a, limit)
	if r.Kind != Phi || a.Kind != Def || *limit == 0 || isFence(a.Instr) {
		return r
	}
	q := w.queryOf(a, limit)
	q.skipSelf = true
	return w.find(q, r)
}

// ClobberOf returns the version that clobbers a location, seen from version a on upwards: a itself
// may be the answer.
func (w *Walker) ClobberOf(a *Access, loc alias.Location) *Access {
	limit := w.m.walkLimit
	if a.Kind == Use {
		a = a.Defining()
	}
	if a.Kind == Def && isFence(a.Instr) {
		return a
	}
	return w.find(&query{loc: loc, origin: a, limit: &limit, search: &w.search}, a)
}

// isFence reports whether i orders memory without accessing a location.
func isFence(i *ir.Instr) bool {
	switch i.Op() {
	case ir.Fence, ir.CatchPad, ir.CatchRet:
		return true
	}
	return false
}

// optimize records the clobber; a Use is linked to it.
func (a *Access) optimize(clobber *Access) {
	if a.Kind == Use && a.Defining() != clobber {
		a.setDefining(clobber)
	}
	a.optimized = clobber
}

// readsConstant reports whether i loads memory that does not change while the function runs.
func readsConstant(i *ir.Instr, queries *alias.Batch) bool {
	if i.Op() != ir.Load {
		return false
	}
	if i.MD("invariant.load") != nil {
		return true
	}
	loc, _ := alias.LocationOf(i)
	return queries.Mask(loc, false)&analysis.Mod == 0
}

// find returns the clobber of q from version start on upwards.
func (w *Walker) find(q *query, start *Access) *Access {
	if *q.limit == 0 {
		*q.limit++
	}
	q.begin(q.loc)
	first := path{last: start, from: -1}
	if r, known := w.up(q, &first, nil, nil); known {
		return r
	}
	return w.throughPhi(q, first.last, start)
}

// up walks from p.last to a clobber (known), a φ, or one of the places to stop at.
func (w *Walker) up(q *query, p *path, stop, skip *Access) (at *Access, known bool) {
	for {
		a := p.last
		if a == stop || a == skip {
			return a, false
		}
		switch a.Kind {
		case LiveOnEntry:
			return a, true
		case Phi:
			return a, false
		case Def:
			if *q.limit--; *q.limit <= 0 {
				*q.limit = 0
				return a, true
			}
			if w.clobbers(a, q, q.locs[p.loc]) {
				return a, true
			}
		}
		p.last = a.Defining()
	}
}

// clobbers reports whether a definition may write the location of the query.
func (w *Walker) clobbers(d *Access, q *query, loc alias.Location) bool {
	i := d.Instr
	switch i.IntrinsicID() {
	case "llvm.invariant.start", "llvm.invariant.end", "llvm.assume", "llvm.experimental.noalias.scope.decl", "llvm.pseudoprobe":
		return false
	}
	if q.call {
		return w.interferesWithCall(i, q.inst)
	}
	if i.Op() == ir.Load && q.inst != nil && q.inst.Op() == ir.Load {
		return !loadsReorderable(q.inst, i)
	}
	if i.Op() == ir.Store && i.Ordering <= ir.Unordered && loc.Ptr != nil && w.storesElsewhere(q, i, loc.Ptr) {
		return false
	}
	return w.aa.ModRef(i, loc)&analysis.Mod != 0
}

// storesElsewhere reports whether a store is to another object than the one that p points into.
func (w *Walker) storesElsewhere(q *query, store *ir.Instr, p ir.Value) bool {
	o := &q.objects
	if o.ptr != p {
		*o = objects{ptr: p, object: w.aa.Object(p), known: o.known[:0]}
	}
	written := w.aa.Object(store.Pointer())
	if written == o.object {
		return false
	}
	for _, k := range o.known {
		if k.object == written {
			return k.apart
		}
	}
	apart := w.aa.ObjectsApart(written, o.object)
	if len(o.known) < maxOtherObjects {
		o.known = append(o.known, otherObject{written, apart})
	}
	return apart
}

func (w *Walker) interferesWithCall(i, call *ir.Instr) bool {
	if i.Op().IsCall() {
		return w.aa.ModRefCalls(i, call) != analysis.NoModRef
	}
	if isFence(i) {
		return true
	}
	loc, ok := alias.LocationOf(i)
	return !ok || w.aa.ModRef(call, loc) != analysis.NoModRef
}

// loadsReorderable reports whether a load may move above another one.
func loadsReorderable(use, above *ir.Instr) bool {
	if use.IsVolatile() && above.IsVolatile() {
		return false
	}
	return use.Ordering != ir.SeqCst && above.Ordering < ir.Acquire
}

// terminated is a path that ended at a clobber.
type terminated struct {
	clobber *Access
	path    int
}

// throughPhi searches for a clobber that is the same on all paths up from phi.
func (w *Walker) throughPhi(q *query, phi, start *Access) *Access {
	q.paths = append(q.paths, path{0, phi, -1})
	var paused, reached []int
	var ended []terminated
	paused = w.addSearches(q, phi, paused, 0)
	for current := phi; ; {
		target := w.walkTarget(current)
		var blocked bool
		if reached, ended, blocked = w.searchUpTo(q, target, paused, reached, ended); blocked {
			return current
		}
		if len(reached) == 0 { // every path ended at a clobber that dominates the φ
			return w.nearest(ended)
		}
		var chainEnd *Access
		var clobbers []terminated
		for _, n := range reached {
			if r, known := w.up(q, &q.paths[n], nil, nil); known {
				clobbers = append(clobbers, terminated{r, n})
			} else {
				chainEnd = r
			}
		}
		if len(ended) > 0 {
			if chainEnd == nil {
				chainEnd = endOfChain(target)
			}
			for _, t := range ended {
				if chainEnd.Kind == LiveOnEntry || t.clobber.Kind != LiveOnEntry && w.m.dt.Dominates(chainEnd.Block, t.clobber.Block) {
					clobbers = append(clobbers, t)
				}
			}
		}
		if len(clobbers) > 0 {
			return w.nearest(clobbers)
		}
		paused = paused[:0]
		for _, n := range reached {
			paused = w.addSearches(q, chainEnd, paused, n)
		}
		reached, current = nil, chainEnd
	}
}

// endOfChain follows defining accesses to the φ or entry at their end.
func endOfChain(a *Access) *Access {
	for a.Kind == Def || a.Kind == Use {
		a = a.Defining()
	}
	return a
}

// nearest returns the clobber that is dominated by the others.
func (w *Walker) nearest(ts []terminated) *Access {
	best := ts[0].clobber
	for _, t := range ts[1:] {
		if !w.m.Dominates(t.clobber, best) {
			best = t.clobber
		}
	}
	return best
}

// walkTarget returns the nearest version above a φ's block that dominates it.
func (w *Walker) walkTarget(phi *Access) *Access {
	for b := w.m.dt.IDom(phi.Block); b != nil; b = w.m.dt.IDom(b) {
		if d := w.m.lastVersion(b); d != nil {
			return d
		}
	}
	return w.m.Entry
}

// searchUpTo walks the paused paths up to stop. blocked: one of them meets a clobber that does not
// dominate stop.
func (w *Walker) searchUpTo(q *query, stop *Access, paused, reached []int, ended []terminated) ([]int, []terminated, bool) {
	for len(paused) > 0 {
		n := paused[len(paused)-1]
		paused = paused[:len(paused)-1]
		v := visit{q.paths[n].last, q.paths[n].loc}
		if q.visited[v] {
			continue
		}
		q.visited[v] = true
		var skip *Access
		if q.skipSelf && q.paths[n].loc == 0 {
			skip = q.origin
		}
		r, known := w.up(q, &q.paths[n], stop, skip)
		switch {
		case known:
			if !w.m.Dominates(r, stop) {
				return nil, nil, true
			}
			ended = append(ended, terminated{r, n})
		case r == stop:
			reached = append(reached, n)
		case skip != nil && r == skip: // came back to the origin of the query
		default:
			paused = w.addSearches(q, r, paused, n)
		}
	}
	return reached, ended, false
}

// addSearches adds a path for every edge of a φ, with the location as it is on that edge.
func (w *Walker) addSearches(q *query, phi *Access, paused []int, from int) []int {
	for k, pred := range phi.Preds {
		loc := w.onEdge(q.locs[q.paths[from].loc], phi.Block, pred)
		paused = append(paused, len(q.paths))
		q.paths = append(q.paths, path{q.number(loc), phi.Incoming(k), from})
	}
	return paused
}

// onEdge translates a location's pointer into a predecessor. A pointer that may differ from one
// iteration of a loop to the next stands for its whole object from here on.
func (w *Walker) onEdge(loc alias.Location, b, pred *ir.Block) alias.Location {
	if loc.Ptr == nil {
		return loc
	}
	if analysis.TranslatesThrough(loc.Ptr, b) {
		if p := analysis.TranslatePointer(loc.Ptr, b, pred, w.m.dt); p != nil {
			loc.Ptr = p
		}
	}
	if !loopInvariant(loc.Ptr) {
		loc.Size = alias.BeforeOrAfter
	}
	return loc
}

// loopInvariant reports whether a pointer is the same in all iterations of every loop: it is no
// instruction, an alloca, one of the entry block, or a constant offset from such.
func loopInvariant(p ir.Value) bool {
	p = analysis.StripCasts(p)
	if i, ok := p.(*ir.Instr); ok && i.Block().IsEntry() {
		return true
	}
	if i, ok := p.(*ir.Instr); ok && i.Op() == ir.GetElementPtr {
		for k := 1; k < i.NumOperands(); k++ {
			if analysis.AsConstInt(i.Operand(k)) == nil {
				return false
			}
		}
		p = analysis.StripCasts(i.Operand(0))
	}
	i, ok := p.(*ir.Instr)
	return !ok || i.Op() == ir.Alloca
}

// EnsureOptimizedUses links every use to the clobber that a walk finds; invariant groups are
// ignored, as in LLVM.
func (m *MemorySSA) EnsureOptimizedUses() {
	if m.ensured {
		return
	}
	m.ensured = true
	w, limit := m.WalkerWith(m.aa.Remembering()), m.walkLimit
	for _, b := range m.dt.Preorder() {
		for a := range m.Accesses(b) {
			if a.Kind == Use {
				limit = m.walkLimit
				w.walk(a, &limit)
			}
		}
	}
}
