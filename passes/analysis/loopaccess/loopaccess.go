// Package loopaccess finds how the memory accesses of an innermost loop depend on each other, and
// what has to be checked before the loop where that cannot be known: LLVM's LoopAccessAnalysis.
// Start with Analyze.
//
//		for i: a[i+1] = a[i] + b[i]       a[i+1] and a[i]: a backward dependence, one element
//		                                  a and b: apart if [a, a+4n+4) and [b, b+4n) do not overlap
//
//	  - loopaccess.go: the accesses of a loop, and the facts as a whole
//	  - sets.go: accesses that may touch the same memory, and those of one object
//	  - stride.go: by how much an address advances in each iteration
//	  - distance.go: the kind of a dependence, by the distance of two addresses
//	  - checks.go: ranges of memory that must not overlap
//	  - differences.go: what may be asked in place of ranges
//	  - predicates.go: what is assumed of numbers, such as that a stride is 1, and checked too
//
// Not done: addresses that a select chooses from two (LLVM's forked pointers), functions with
// vector variants, and recurrences through casts that only an assumption makes recurrences.
//
// Unlike LLVM's, a range is only believed where the address cannot wrap around the address space;
// an assumption is added else.
package loopaccess

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/alias"
	"opt-go/passes/analysis/scev"
)

// Info is what is known of the accesses of a loop.
type Info struct {
	Loop *analysis.Loop
	// Instrs are the loads and stores in the order of execution, and Place their positions in it.
	Instrs []*ir.Instr
	Place  map[*ir.Instr]int
	// Vectorizable: no dependence forbids that iterations run side by side, given the checks.
	Vectorizable bool
	// Lanes is how many iterations may run side by side, where Vectorizable.
	Lanes uint64
	// Convergent: a call must not depend on more conditions, so that nothing may be checked.
	Convergent bool
	// Deps are the dependences; DepsKnown is false where there are too many.
	Deps      []Dep
	DepsKnown bool
	// Pointers are what may have to be checked, in Groups; Checks are pairs of groups that must not
	// overlap.
	Pointers []*Pointer
	Groups   []*Group
	Checks   [][2]*Group
	// Assumed has to hold for all of this.
	Assumed *Predicates

	a *analyzer
}

// Stride returns by how many elements of a type an address advances in each iteration; ok is false
// where that is no constant, or where the address might wrap.
func (i *Info) Stride(ptr ir.Value, ty *ir.Type) (n int64, ok bool) {
	return i.a.stride(ptr, ty, false, true)
}

// Address returns the address of an access of the loop under the assumptions; that its symbolic
// stride is 1 becomes one of them.
func (i *Info) Address(ptr ir.Value) *scev.Expr { return i.a.addressOf(ptr) }

// access is a pointer that is read or written.
type access struct {
	ptr   ir.Value
	write bool
}

// located is an access with the types that it is made with.
type located struct {
	access
	types []*ir.Type
}

// analyzer is the work on one loop.
type analyzer struct {
	info   *Info
	l      *analysis.Loop
	s      *scev.Evolution
	batch  *alias.Batch
	layout *ir.DataLayout
	latch  *ir.Block
	dom    *analysis.DomTree
	most   *scev.Expr // an upper bound of how often the back edge is taken

	speculate bool                  // strides may be assumed to be 1
	strides   map[ir.Value]ir.Value // addresses whose stride may be assumed to be 1, with that stride
	places    map[access][]int      // of the instructions that make an access
	accesses  []*located
	of        map[access]*located
	readOnly  map[ir.Value]bool
	sets      []*aliasSet
	classes   classes
	toCheck   []access
	needed    bool // there are pairs that may depend on each other
	depend    dependences
}

// Analyze returns what is known of the accesses of a simplified innermost loop; never nil. With
// strides, symbolic strides are assumed to be 1.
func Analyze(l *analysis.Loop, dom *analysis.DomTree, s *scev.Evolution, aa *alias.Analysis, strides bool) *Info {
	info := &Info{Loop: l, Place: map[*ir.Instr]int{}, DepsKnown: true, Assumed: newPredicates(s, l)}
	a := &analyzer{info: info, l: l, s: s, batch: aa.Batch(), layout: l.Header.Func().Module().Layout, latch: l.Latch(), dom: dom,
		speculate: strides && !l.Header.Func().Attrs.Fn.Has("optsize"), strides: map[ir.Value]ir.Value{}, places: map[access][]int{}, of: map[access]*located{}, readOnly: map[ir.Value]bool{}}
	info.a = a
	a.batch.CrossIteration = true
	a.depend.reset()
	if len(l.Subs) == 0 && a.latch != nil && l.BackEdges() == 1 {
		if a.most = s.SymbolicMax(l); a.most != nil {
			info.Vectorizable = a.run()
		}
	}
	info.Deps, info.DepsKnown, info.Lanes = a.depend.list, !a.depend.tooMany, a.depend.lanes
	return info
}

func (a *analyzer) run() bool {
	loads, stores, scoped, ok := a.collect()
	if !ok {
		return false
	}
	if len(stores) == 0 || a.l.AnnotatedParallel() {
		return true
	}
	reads, writes := a.addAll(loads, stores, scoped)
	if writes == 1 && reads == 0 {
		return true
	}
	a.buildSets()
	if !a.checkAtRunTime(false) {
		return false
	}
	safe := true
	if len(a.toCheck) > 0 {
		safe = a.dependences()
		if !safe && a.depend.retry() {
			a.toCheck = nil
			a.depend.reset()
			a.info.Pointers, a.info.Groups, a.info.Checks = nil, nil, nil
			if !a.checkAtRunTime(true) {
				return false
			}
			safe = true
		}
	}
	return safe && !a.info.Convergent
}

// collect lists the loads and stores; ok is false where there are other accesses.
func (a *analyzer) collect() (loads, stores []*ir.Instr, scoped, ok bool) {
	ok = true
	parallel := a.l.AnnotatedParallel()
	for _, b := range a.l.ReversePostorder() {
		for i := range b.Instrs() {
			if analysis.IsConvergent(i) {
				a.info.Convergent = true
			}
			if i.IntrinsicID() == "llvm.experimental.noalias.scope.decl" {
				scoped = true
			}
			reads, writes := analysis.MayRead(i), analysis.MayWrite(i)
			isAccess := i.Op() == ir.Load || i.Op() == ir.Store
			switch {
			case !reads && !writes, analysis.AssumeLike(i):
				continue
			case !isAccess, !i.IsSimple() && !parallel:
				ok = false
				continue
			case i.Op() == ir.Load:
				loads = append(loads, i)
			default:
				stores = append(stores, i)
			}
			key := access{i.Pointer(), i.Op() == ir.Store}
			a.places[key] = append(a.places[key], len(a.info.Instrs))
			a.info.Place[i] = len(a.info.Instrs)
			a.info.Instrs = append(a.info.Instrs, i)
			if a.speculate {
				a.noteStride(i.Pointer())
			}
		}
	}
	return loads, stores, scoped, ok
}

// addAll puts the accesses into alias sets, stores first, and counts the different addresses.
func (a *analyzer) addAll(loads, stores []*ir.Instr, scoped bool) (reads, writes int) {
	type typed struct {
		ptr ir.Value
		ty  *ir.Type
	}
	seen := map[typed]bool{}
	for _, i := range stores {
		if key := (typed{i.Pointer(), i.AccessType()}); !seen[key] {
			seen[key] = true
			writes++
			a.add(i, scoped)
		}
	}
	for _, i := range loads {
		key := typed{i.Pointer(), i.AccessType()}
		if !seen[key] || a.unstepped(key.ptr, key.ty) {
			seen[key] = true
			reads++
			a.readOnlyPointers(key.ptr)
		}
		a.add(i, scoped)
	}
	return reads, writes
}

// unstepped reports whether an address does not advance by a known stride.
func (a *analyzer) unstepped(ptr ir.Value, ty *ir.Type) bool {
	n, ok := a.stride(ptr, ty, false, true)
	return !ok || n == 0
}

// add registers an access to each pointer that its address may be.
func (a *analyzer) add(i *ir.Instr, scoped bool) {
	loc := alias.Location{Size: alias.BeforeOrAfter, Tags: alias.TagsOf(i)}
	if scoped { // what they say holds within one iteration
		loc.Tags.Scope, loc.Tags.NoAlias = nil, nil
	}
	if !a.dom.Dominates(i.Block(), a.latch) { // types may be known by the condition
		loc.Tags.TBAA = nil
	}
	for _, p := range a.pointers(i.Pointer()) {
		loc.Ptr = p
		a.addToSet(loc)
		key := access{p, i.Op() == ir.Store}
		at := a.of[key]
		if at == nil {
			at = &located{access: key}
			a.of[key] = at
			a.accesses = append(a.accesses, at)
		}
		if ty := i.AccessType(); !containsType(at.types, ty) {
			at.types = append(at.types, ty)
		}
	}
}

func containsType(list []*ir.Type, ty *ir.Type) bool {
	for _, t := range list {
		if t == ty {
			return true
		}
	}
	return false
}

func (a *analyzer) readOnlyPointers(p ir.Value) {
	for _, q := range a.pointers(p) {
		a.readOnly[q] = true
	}
}

// pointers lists what an address may be: the incoming values of φs inside the loop.
func (a *analyzer) pointers(p ir.Value) (out []ir.Value) {
	seen := map[ir.Value]bool{}
	for work := []ir.Value{p}; len(work) > 0; {
		v := work[len(work)-1]
		work = work[:len(work)-1]
		if seen[v] {
			continue
		}
		seen[v] = true
		if phi, ok := v.(*ir.Instr); ok && phi.Op() == ir.Phi && a.l.Contains(phi.Block()) && phi.Block() != a.l.Header {
			for k := range phi.NumIncoming() {
				work = append(work, phi.Operand(k))
			}
			continue
		}
		out = append(out, v)
	}
	return out
}
