// Package memcpyopt is LLVM's memcpyopt: it merges, forwards and removes copies and fills of
// memory.
//
//	store i32 0, ptr %p                     call @memset(ptr %p, i8 0, i64 16)         merge.go
//	…                                   ⇒
//	store i32 0, ptr %p+12
//
//	memcpy(b, a, n); memcpy(c, b, n)    ⇒   memcpy(b, a, n); memcpy(c, a, n)           copy.go
//	memset(b, 0, n); memcpy(c, b, n)    ⇒   memset(b, 0, n); memset(c, 0, n)           copy.go
//	memset(a, 0, n); memcpy(a, b, m)    ⇒   memcpy(a, b, m); memset(a+m, 0, n-m)       copy.go
//	f(&tmp); memcpy(c, &tmp, n)         ⇒   f(c)                                       callslot.go
//	f(&a); memcpy(&b, &a, n); g(&b)     ⇒   f(&a); g(&a)                               stackmove.go
//	memcpy(tmp, a, n); f(byval tmp)     ⇒   f(byval a)                                 argument.go
//	x = load T, a; store T x, b         ⇒   memcpy(b, a, sizeof(T)), T an aggregate    store.go
//
// Copies of uninitialized memory are removed, and a memmove whose destination does not overlap its
// source becomes a memcpy. Stores that become dead, like the first memcpy above, are left to dse.
//
// The invariant: MemorySSA is valid after each step, since a new write is in the block of one that
// it replaces. MemorySSA answers which version of memory a copy reads, and whether that memory
// changes before the copy is used.
//
// Not done: memcpy.inline.
//
// Cost: scans inside a block stop after scanLimit instructions.
//
// Keeps: the CFG.
package memcpyopt

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/alias"
	"opt-go/passes/analysis/library"
	"opt-go/passes/analysis/match"
	"opt-go/passes/analysis/memssa"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/pass"
	"opt-go/passes/simplify"
)

// scanLimit bounds the instructions of a block that one query scans.
const scanLimit = 1000

// scan counts the instructions that a query has scanned.
type scan int

// over reports whether i is one too many. Debug information is passed over, which must not change
// the code.
func (n *scan) over(i *ir.Instr) bool {
	if !analysis.IsDebugOrPseudo(i) {
		*n++
	}
	return *n > scanLimit
}

// Run optimizes the copies of a function until nothing changes.
func Run(c *pass.Context, f *ir.Func) pass.Preserved {
	o := &optimizer{c: c, f: f, dl: f.Module().Layout, dt: pass.Get(c, f, analysis.Dominators), aa: pass.Get(c, f, alias.AA)}
	libcalls := c.FlagBool("enable-memcpyopt-without-libcalls", false)
	o.set = libcalls || library.Has(c.Target, f, "memset")
	o.copy = libcalls || library.Has(c.Target, f, "memcpy") && library.Has(c.Target, f, "memmove")
	if !o.interesting() {
		return pass.All
	}
	o.mssa = pass.Get(c, f, memssa.Analysis)
	changed := false
	for o.blocks() {
		changed = true
	}
	return pass.Changed(changed)
}

// Flags are the command-line options.
func Flags() []pass.Flag {
	return []pass.Flag{{Name: "enable-memcpyopt-without-libcalls", Default: "false", Help: "form memset and memcpy even without a library"}}
}

type optimizer struct {
	c         *pass.Context
	f         *ir.Func
	dl        *ir.DataLayout
	dt        *analysis.DomTree
	aa        *alias.Analysis
	mssa      *memssa.MemorySSA
	set, copy bool // calls that may be made
	dead      []*ir.Instr
}

// interesting reports whether the function has an instruction for which MemorySSA must be built.
func (o *optimizer) interesting() bool {
	for i := range o.f.Instrs() {
		if i.Op() == ir.Store || i.Op().IsCall() && (analysis.MayRead(i) || analysis.MayWrite(i)) {
			return true
		}
	}
	return false
}

// blocks visits the memory accesses of every block once, except loads.
func (o *optimizer) blocks() bool {
	changed := false
	for b := range o.f.Blocks() {
		if !o.dt.Reachable(b) {
			continue
		}
		for a := range o.mssa.Accesses(b) {
			if a.Load {
				continue
			}
			next, done := o.visit(a.Instr)
			if next = o.eraseDead(next); done { // the accesses are others now
				o.rest(next)
				changed = true
				break
			}
		}
	}
	return changed
}

// rest visits the instructions of a block from i on.
func (o *optimizer) rest(i *ir.Instr) {
	for i != nil {
		next, _ := o.visit(i)
		i = o.eraseDead(next)
	}
}

// eraseDead erases the instructions that have become dead, and returns the first remaining
// instruction from next on.
func (o *optimizer) eraseDead(next *ir.Instr) *ir.Instr {
	for _, i := range o.dead {
		if i == next {
			next = next.Next()
		}
		o.erase(i)
	}
	o.dead = o.dead[:0]
	return next
}

// visit processes one instruction, and returns the next one to visit.
func (o *optimizer) visit(i *ir.Instr) (next *ir.Instr, changed bool) {
	next = i.Next()
	switch {
	case i.Op() == ir.Store:
		return o.store(i)
	case alias.MemSet(i):
		if m := o.mergeSet(i); m != nil {
			return m, true
		}
	case isCopy(i) && match.Zero(i.Arg(3)) && o.empty(i.Arg(2)):
		o.erase(i)
		return next, true
	case isCopy(i), i.IntrinsicID() == "llvm.memmove":
		work := o.moveToCopy
		if isCopy(i) {
			work = o.copyCall
		}
		if !work(i) {
			return next, false
		}
		if p := next.Prev(); p != nil { // the replacement of i, or i itself
			return p, true
		}
		return next, true
	case i.Op().IsCall():
		return next, o.arguments(i)
	}
	return next, false
}

// empty reports whether a number of bytes is 0, or may be taken for it.
func (o *optimizer) empty(n ir.Value) bool {
	if i := match.Instr(n); i != nil {
		if v := o.query(i).Instr(i); v != nil {
			n = v
		}
	}
	return match.Zero(n) || match.Undef(n) || match.Poison(n)
}

func isCopy(i *ir.Instr) bool { return i.IntrinsicID() == "llvm.memcpy" }

// erase removes an instruction from the block and from MemorySSA.
func (o *optimizer) erase(i *ir.Instr) {
	o.mssa.Remove(i)
	i.Erase()
}

// definingAbove returns the version that an access sees.
func (o *optimizer) definingAbove(i *ir.Instr) *memssa.Access { return o.mssa.Of(i).Defining() }

// accessedBetween reports whether an instruction between two instructions of a block accesses a
// location. If skipped is not nil, one lifetime.start is ignored and stored there.
func (o *optimizer) accessedBetween(aa *alias.Batch, loc alias.Location, from, to *ir.Instr, skipped **ir.Instr) bool {
	var n scan
	for i := from.Next(); i != to; i = i.Next() {
		if n.over(i) {
			return true
		}
		if o.mssa.Of(i) == nil || aa.ModRef(i, loc)&analysis.RefMod == 0 {
			continue
		}
		if i.IntrinsicID() == "llvm.lifetime.start" && skipped != nil && *skipped == nil {
			*skipped = i
			continue
		}
		return true
	}
	return false
}

// writtenBetween reports whether a location may be written between two accesses, from of which
// dominates to.
func (o *optimizer) writtenBetween(aa *alias.Batch, loc alias.Location, from, to *ir.Instr) bool {
	end := o.mssa.Of(to)
	if end.Kind == memssa.Use {
		if from.Block() != to.Block() {
			return true
		}
		var n scan
		for i := from.Next(); i != to; i = i.Next() {
			if a := o.mssa.Of(i); n.over(i) || a != nil && a.Kind == memssa.Def && aa.ModRef(i, loc)&analysis.Mod != 0 {
				return true
			}
		}
		return false
	}
	return !o.mssa.Dominates(o.mssa.WalkerWith(aa).ClobberOf(end.Defining(), loc), o.mssa.Of(from))
}

// seenByUnwinding reports whether the caller may see an early write to an object, because an
// instruction between the two may throw.
func (o *optimizer) seenByUnwinding(p ir.Value, from, to *ir.Instr) bool {
	if o.f.Attrs.Fn.Has("nounwind") || privateOnUnwind(p) {
		return false
	}
	var n scan
	for i := from; i != to; i = i.Next() {
		if n.over(i) || analysis.MayThrow(i) {
			return true
		}
	}
	return false
}

// privateOnUnwind reports whether the caller does not see the object that p points to when the
// function unwinds.
func privateOnUnwind(p ir.Value) bool {
	private, ifUncaptured := analysis.PrivateOnUnwind(analysis.UnderlyingObject(p))
	return private && !ifUncaptured
}

// undefined reports whether memory at p is uninitialized in version a: the stack slot is new.
func (o *optimizer) undefined(aa *alias.Batch, p ir.Value, a *memssa.Access, size ir.Value) bool {
	object, _ := analysis.UnderlyingObject(p).(*ir.Instr)
	isSlot := object != nil && object.Op() == ir.Alloca
	if a.Kind == memssa.LiveOnEntry {
		return isSlot
	}
	if a.Kind != memssa.Def || a.Instr.IntrinsicID() != "llvm.lifetime.start" {
		return false
	}
	start := a.Instr
	lives, _ := ir.AsInt(start.Arg(0)).Int64()
	if n := ir.AsInt(size); n != nil {
		if k, fits := n.Int64(); fits && (lives < 0 || lives >= k) && aa.MustAlias(p, start.Arg(1)) {
			return true
		}
	}
	if !isSlot || analysis.UnderlyingObject(start.Arg(1)) != ir.Value(object) {
		return false
	}
	whole, known := o.slotSize(object)
	return known && int64(whole) == lives
}

// slotSize returns the size of a stack slot in bytes, if it is constant.
func (o *optimizer) slotSize(slot *ir.Instr) (bytes uint64, known bool) {
	n := ir.AsInt(slot.Operand(0))
	if n == nil || !slot.ElemTy.IsSized() || slot.ElemTy.HasScalable() {
		return 0, false
	}
	count, fits := n.Uint64()
	return o.dl.AllocSize(slot.ElemTy) * count, fits
}

func (o *optimizer) query(at *ir.Instr) *simplify.Query {
	return &simplify.Query{Query: valuetracking.Query{Layout: o.dl, Dom: o.dt, Facts: valuetracking.NewFacts(), At: at}}
}
