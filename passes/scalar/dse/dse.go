// Package dse is LLVM's dse: it removes stores whose bytes are not read before they are
// overwritten, freed or out of scope.
//
//	store i32 1, ptr %p                     ; gone
//	store i32 2, ptr %p          ⇒   store i32 2, ptr %p
//	call @memset(ptr %a, 0, 16)             call @memset(ptr %a, 0, 8)
//	store i64 7, ptr %a+8                   store i64 7, ptr %a+8
//
// Terms: the killing definition is the later write, where the search up MemorySSA starts. The dead
// definition is an earlier write that it overwrites. One file per phase:
//
//   - walk.go: from every killing definition up to the candidates, then down over every
//     read that may observe a candidate
//   - overwrite.go: how much of one write another covers; partial.go: shortening and merging of
//     what is covered in part
//   - redundant.go: stores of the value that memory already holds, and stores to objects that
//     are not visible after the function returns
//
// Address spaces sharpen the alias analysis: a load of global memory does not read a store to
// shared memory.
//
// Keeps: the CFG. Cost: LLVM's limits on the steps per killing definition. Not handled: masked
// stores, the attribute initializes.
package dse

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/alias"
	"opt-go/passes/analysis/memssa"
	"opt-go/passes/pass"
)

// scanLimit bounds the upward walks in MemorySSA, other than those for reads of a candidate.
const scanLimit = 150

// limits are LLVM's bounds, each with its option.
type limits struct {
	reads                 int // accesses that are checked for reads of one candidate
	steps                 int // upwards, which cost less inside a block
	sameBlock, otherBlock int // cost of a step
	partial               int // candidates that are covered in part
	path                  int // blocks in the search for a path to an exit
	defs                  int // definitions per function
}

func limitsOf(c *pass.Context) limits {
	n := func(name string, otherwise int64) int { return int(c.FlagInt("dse-memoryssa-"+name, otherwise)) }
	return limits{reads: n("scanlimit", 150), steps: n("walklimit", 90), sameBlock: n("samebb-cost", 1), otherBlock: n("otherbb-cost", 5),
		partial: n("partial-store-limit", 5), path: n("path-check-limit", 50), defs: n("defs-per-block-limit", 5000)}
}

// Flags are the command-line options.
func Flags() []pass.Flag {
	return []pass.Flag{
		{Name: "dse-memoryssa-defs-per-block-limit", Default: "5000", Help: "maximum number of MemoryDefs visited in a function"},
		{Name: "dse-memoryssa-otherbb-cost", Default: "5", Help: "cost of a step to another block"},
		{Name: "dse-memoryssa-partial-store-limit", Default: "5", Help: "maximum number of partially overwritten stores tracked"},
		{Name: "dse-memoryssa-path-check-limit", Default: "50", Help: "maximum number of blocks searched for a path around a store"},
		{Name: "dse-memoryssa-samebb-cost", Default: "1", Help: "cost of a step within a block"},
		{Name: "dse-memoryssa-scanlimit", Default: "150", Help: "maximum number of accesses checked for reads of a store"},
		{Name: "dse-memoryssa-walklimit", Default: "90", Help: "maximum total cost of the upward walk from a store"},
		{Name: "enable-dse-partial-overwrite-tracking", Default: "true", Help: "track partial overwrites, and shorten stores"},
		{Name: "enable-dse-partial-store-merging", Default: "true", Help: "merge a constant store into an earlier overlapping one"},
	}
}

// Run removes dead stores from a function.
func Run(c *pass.Context, f *ir.Func) pass.Preserved {
	d := newState(c, f)
	for k := 0; k < len(d.defs); k++ {
		d.kill(d.defs[k])
	}
	d.shortenAll()
	d.redundant()
	d.atEnd()
	return pass.Changed(d.changed)
}

type state struct {
	limits
	c    *pass.Context
	f    *ir.Func
	dl   *ir.DataLayout
	dt   *analysis.DomTree
	pdt  *analysis.DomTree
	li   *analysis.LoopForest
	aa   *alias.Batch
	esc  *alias.Escapes
	mssa *memssa.MemorySSA
	walk *memssa.Walker

	defs        []*memssa.Access // writes in postorder of the blocks
	postorder   []int            // by Block.ID; -1: unreachable
	throwing    []bool           // by Block.ID: has a throwing instruction without a memory access
	anyThrowing bool
	irreducible bool
	deadEnd     bool // some exit is an unreachable

	afterRet  map[ir.Value]bool // object is invisible to the caller afterwards
	onUnwind  map[ir.Value]bool
	intervals *overlaps
	readers   map[*memssa.Access][]*memssa.Access // see readersOf; since the last removal
	changed   bool
}

func newState(c *pass.Context, f *ir.Func) *state {
	d := &state{limits: limitsOf(c), c: c, f: f, dl: f.Module().Layout, dt: pass.Get(c, f, analysis.Dominators), pdt: pass.Get(c, f, analysis.PostDominators),
		li: pass.Get(c, f, analysis.Loops), mssa: pass.Get(c, f, memssa.Analysis), afterRet: map[ir.Value]bool{}, onUnwind: map[ir.Value]bool{},
		intervals: newOverlaps()}
	d.intervals.off = !c.FlagBool("enable-dse-partial-overwrite-tracking", true)
	d.esc = alias.NewEscapes(d.dt)
	d.aa = pass.Get(c, f, alias.AA).Remembering()
	d.aa.Captures = d.esc
	d.walk = d.mssa.WalkerWith(d.aa)
	d.mssa.EnsureOptimizedUses()
	d.postorder, d.throwing = make([]int, f.BlockBound()), make([]bool, f.BlockBound())
	for k := range d.postorder {
		d.postorder[k] = -1
	}
	rpo := analysis.ReversePostorder(f)
	for k := range rpo {
		b := rpo[len(rpo)-1-k]
		d.postorder[b.ID()] = k
		d.collect(b)
	}
	d.irreducible = irreducible(rpo, d.dt)
	for _, r := range d.pdt.Exits {
		d.deadEnd = d.deadEnd || r.Term().Op() == ir.Unreachable
	}
	return d
}

func (d *state) collect(b *ir.Block) {
	if d.mssa.ThrowsSilently(b) {
		d.throwing[b.ID()], d.anyThrowing = true, true
	}
	for a := range d.mssa.Accesses(b) {
		if a.Kind == memssa.Def && len(d.defs) < d.limits.defs {
			if _, ok := written(a.Instr); ok || terminator(a.Instr) {
				d.defs = append(d.defs, a)
			}
		}
	}
}

// irreducible reports whether some cycle has several entries: a retreating edge to a block that
// does not dominate its source.
func irreducible(rpo []*ir.Block, dt *analysis.DomTree) bool {
	pos := make([]int, rpo[0].Func().BlockBound()) // in rpo, by Block.ID
	for k, b := range rpo {
		pos[b.ID()] = k
	}
	for k, b := range rpo {
		for _, s := range b.Succs() {
			if pos[s.ID()] <= k && !dt.Dominates(s, b) {
				return true
			}
		}
	}
	return false
}

// written returns the location that an instruction writes, if it is a single one.
func written(i *ir.Instr) (alias.Location, bool) {
	if !analysis.MayWrite(i) {
		return alias.Location{}, false
	}
	if !i.Op().IsCall() {
		return alias.LocationOf(i)
	}
	if !analysis.CallEffects(i).OnlyArgs() || len(i.Info.Bundles) > 0 {
		return alias.Location{}, false
	}
	at, several := -1, false
	for k := range i.NumArgs() {
		if !i.Arg(k).Type().IsPtr() || analysis.ArgModRef(i, k)&analysis.Mod == 0 {
			continue
		}
		if at >= 0 {
			if i.Arg(k) != i.Arg(at) {
				return alias.Location{}, false
			}
			several = true
			continue
		}
		at = k
	}
	switch {
	case at < 0:
		return alias.Location{}, false
	case several:
		return alias.Location{Ptr: i.Arg(at), Tags: alias.TagsOf(i)}, true
	}
	return alias.LocationOfArg(i, at), true
}

// removable reports whether a write may be removed when it is dead.
func removable(i *ir.Instr) bool {
	switch {
	case i.Op() == ir.Store:
		return !i.IsVolatile() && i.Ordering <= ir.Unordered
	case !i.Op().IsCall():
		return false
	case alias.MemTransfer(i) || alias.MemSet(i):
		return !alias.VolatileMem(i)
	}
	id := i.IntrinsicID()
	return id != "llvm.lifetime.start" && id != "llvm.lifetime.end" && !ir.HasUses(i) && analysis.CallHas(i, "willreturn") &&
		!analysis.MayThrow(i) && !i.IsTerminator()
}

// terminator reports whether i ends the life of an object: lifetime.end or free.
func terminator(i *ir.Instr) bool {
	return i.IntrinsicID() == "llvm.lifetime.end" || analysis.FreedPointer(i) != nil
}

// terminated returns the location whose lifetime a terminator ends; whole reports that it is an
// entire object.
func terminated(i *ir.Instr) (loc alias.Location, whole, ok bool) {
	if i.IntrinsicID() == "llvm.lifetime.end" {
		return alias.LocationOfArg(i, 1), false, true
	}
	if p := analysis.FreedPointer(i); p != nil {
		return alias.LocationAfterPointer(p), true, true
	}
	return alias.Location{}, false, false
}

// kill removes the earlier writes that a definition overwrites, and the definition itself if it has
// no effect.
func (d *state) kill(def *memssa.Access) {
	if def.Removed() {
		return
	}
	i := def.Instr
	ends := terminator(i)
	loc, ok := written(i)
	if ends {
		loc, _, ok = terminated(i)
	}
	if !ok {
		return
	}
	k := &killer{state: d, def: def, loc: loc, obj: analysis.UnderlyingObject(loc.Ptr), ends: ends, scan: d.limits.reads, steps: d.limits.steps, partial: d.limits.partial}
	k.run()
	if !k.merged && !def.Removed() && d.noop(def, k.obj) {
		d.c.Count("Number of redundant stores deleted", 1)
		d.remove(i)
		return
	}
	if !k.merged && !def.Removed() && d.foldIntoCalloc(def, k.obj) {
		d.remove(i)
	}
}

// remove erases a dead write and the operands that only it used.
func (d *state) remove(i *ir.Instr) {
	d.changed = true
	for work := []*ir.Instr{i}; len(work) > 0; {
		i := work[len(work)-1]
		work = work[:len(work)-1]
		d.mssa.Remove(i)
		d.readers = nil
		d.intervals.forget(i)
		d.esc.Removed(i)
		var ops []*ir.Instr
		for _, v := range i.Operands() {
			if op, ok := v.(*ir.Instr); ok {
				ops = append(ops, op)
			}
		}
		i.Erase()
		for _, op := range ops {
			if op.Block() != nil && analysis.TriviallyDead(op) && !contains(work, op) {
				work = append(work, op)
			}
		}
	}
}

func contains(list []*ir.Instr, i *ir.Instr) bool {
	for _, x := range list {
		if x == i {
			return true
		}
	}
	return false
}
