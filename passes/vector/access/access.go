// Package access finds out which iterations of an innermost loop may run side by side, as far as
// memory is concerned: LLVM's LoopAccessInfo. Start with Analyze.
//
//	for i: a[i+8] = a[i] + b[i]
//
// The addresses are {a+32,+,4}, {a,+,4} and {b,+,4}. The first two are 8 iterations apart, so that 8
// iterations may run at once; whether a and b overlap is asked at run time, unless alias analysis
// knows it.
//
//   - access.go: the accesses of a loop, and what is asked of each pair of them
//   - distance.go: pairs whose distance is a constant
//   - groups.go: accesses that fill the strides of each other
//   - ranges.go: the bytes that accesses touch in all iterations, for checks at run time
//
// Iterations that run at once run instruction by instruction: all of them execute the first access,
// then all of them the second. That is the order that distances are judged by.
package access

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/alias"
	"opt-go/passes/analysis/scev"
)

// Unbounded is the Info.Lanes of a loop whose iterations do not depend on each other.
const Unbounded = 1 << 30

// maxPairs bounds how many pairs of accesses are looked at.
const maxPairs = 2048

// Access is a load or store of a loop.
type Access struct {
	Instr *ir.Instr
	Elem  *ir.Type   // what is loaded or stored
	Size  int64      // its bytes
	Addr  *scev.Expr // the address
	// Affine: the address is Start in the first iteration, and Stride bytes more in each next one.
	Affine bool
	Start  *scev.Expr
	Stride int64

	Write   bool
	Certain bool // executed in every iteration
	// Range is the number of the range that the access belongs to, -1 where it needs none.
	Range int
	Group *Group // of accesses that are done together; nil: none
}

// Consecutive returns 1 where the elements of successive iterations are neighbours, -1 where they
// are in reverse order, else 0.
func (a *Access) Consecutive() int {
	switch {
	case a.Affine && a.Stride == a.Size:
		return 1
	case a.Affine && a.Stride == -a.Size:
		return -1
	}
	return 0
}

// Info is what is known of the accesses of a loop.
type Info struct {
	Accesses []*Access // in the order of execution
	Of       map[*ir.Instr]*Access
	// Lanes is how many iterations may run at once, 1 or more.
	Lanes int
	// Ranges are memory that is touched by the loop, and Checks pairs of them that must not overlap.
	Ranges []Range
	Checks [][2]int
	// Scoped: alias scopes are declared in the loop. What they say holds within one iteration only.
	Scoped bool
}

// Loop is what an analysis is about: a loop with one latch, which is its only exit, the blocks of
// which are given in the order in which their instructions are going to be executed.
type Loop struct {
	*analysis.Loop
	Order   []*ir.Block
	Count   *scev.Expr // how often the back edge is taken
	Certain func(b *ir.Block) bool
	Scev    *scev.Evolution
	Alias   *alias.Analysis
	Layout  *ir.DataLayout
}

// Analyze returns what is known of the accesses, or why the loop cannot be vectorized.
func Analyze(l *Loop) (info *Info, why string) {
	f := &finder{Loop: l, info: &Info{Of: map[*ir.Instr]*Access{}, Lanes: Unbounded}}
	if why := f.collect(); why != "" {
		return nil, why
	}
	f.batch = f.Alias.Batch()
	f.batch.CrossIteration = true
	if !l.AnnotatedParallel() {
		if why := f.pairs(); why != "" {
			return nil, why
		}
	}
	f.interleave()
	return f.info, ""
}

type finder struct {
	*Loop
	info   *Info
	writes int
	batch  *alias.Batch
	groups []*group

	distances int // computed to find groups
}

// collect lists the accesses.
func (f *finder) collect() (why string) {
	for _, b := range f.Order {
		certain := f.Certain(b)
		for i := range b.Instrs() {
			if i.IntrinsicID() == "llvm.experimental.noalias.scope.decl" {
				f.info.Scoped = true
			}
			if op := i.Op(); op != ir.Load && op != ir.Store {
				continue
			}
			a, why := f.access(i)
			if why != "" {
				return why
			}
			a.Certain = certain
			if a.Write {
				f.writes++
			}
			f.info.Accesses = append(f.info.Accesses, a)
			f.info.Of[i] = a
		}
	}
	if f.writes*len(f.info.Accesses) > maxPairs {
		return "too many memory accesses"
	}
	return ""
}

func (f *finder) access(i *ir.Instr) (a *Access, why string) {
	if !i.IsSimple() {
		return nil, "volatile or atomic access"
	}
	a = &Access{Instr: i, Elem: i.AccessType(), Write: i.Op() == ir.Store, Range: -1}
	if !Packed(a.Elem, f.Layout) {
		return nil, "elements of a vector have no padding"
	}
	a.Size = int64(f.Layout.StoreSize(a.Elem))
	a.Addr = f.Scev.Of(i.Pointer())
	switch {
	case f.Scev.Invariant(a.Addr, f.Loop.Loop):
		a.Affine, a.Start = true, a.Addr
	case a.Addr.Kind == scev.AddRec && a.Addr.Loop == f.Loop.Loop && a.Addr.IsAffine():
		if n, ok := a.Addr.Ops[1].IsConst(); ok {
			if stride, ok := n.Int64(); ok && stride > -1<<30 && stride < 1<<30 {
				a.Affine, a.Start, a.Stride = true, a.Addr.Ops[0], stride
			}
		}
	}
	return a, ""
}

// Packed reports whether there are vectors of a type that lie in memory as arrays do.
func Packed(t *ir.Type, dl *ir.DataLayout) bool {
	switch t.Kind {
	case ir.IntKind:
		return t.Bits >= 8 && t.Bits <= 64 && t.Bits&(t.Bits-1) == 0
	case ir.HalfKind, ir.BFloatKind, ir.FloatKind, ir.DoubleKind:
		return true
	case ir.PtrKind:
		return dl.AllocSize(t) == dl.StoreSize(t)
	}
	return false
}

// noWrap reports whether the address of an access does not wrap around the address space while the
// loop runs: recurrences say so; steps of an element reach null before they wrap, and inbounds
// offsets stay in an object.
func (f *finder) noWrap(a *Access) bool {
	if a.Stride == 0 || a.Addr.Flags&(scev.NW|scev.NUW|scev.NSW) != 0 {
		return true
	}
	if !a.Certain {
		return false
	}
	if a.Consecutive() != 0 && !analysis.NullIsDefined(a.Instr.Func(), a.Instr.Pointer().Type().Space) {
		return true
	}
	g, ok := a.Instr.Pointer().(*ir.Instr)
	return ok && g.Op() == ir.GetElementPtr && g.HasFlag(ir.InBounds) && g.NumOperands() == 2
}

// pairs asks of each pair of accesses, one of which writes, how many iterations they allow at once.
func (f *finder) pairs() (why string) {
	if f.writes == 0 {
		return ""
	}
	for n, b := range f.info.Accesses {
		if b.Write {
			if why := f.alone(b); why != "" {
				return why
			}
		}
		for _, a := range f.info.Accesses[:n] {
			if (a.Write || b.Write) && !f.apart(a, b) {
				if why := f.pair(a, b); why != "" {
					return why
				}
			}
		}
	}
	return f.bounds()
}

// alone judges an access that may touch the same bytes again: lanes are stored in order, so that
// only an address that is not known is in the way.
func (f *finder) alone(a *Access) (why string) {
	if a.Affine && a.Stride == 0 {
		return "store to the same address in each iteration"
	}
	return ""
}

// apart reports whether two accesses surely touch different memory, in any two iterations.
func (f *finder) apart(a, b *Access) bool {
	return f.batch.Alias(f.location(a), f.location(b)) == alias.NoAlias
}

func (f *finder) location(a *Access) alias.Location {
	loc := alias.Location{Ptr: a.Instr.Pointer(), Size: alias.BeforeOrAfter, Tags: alias.TagsOf(a.Instr)}
	if f.info.Scoped {
		loc.Tags.Scope, loc.Tags.NoAlias = nil, nil
	}
	return loc
}

// pair judges two accesses to what may be the same memory, a before b.
func (f *finder) pair(a, b *Access) (why string) {
	if lanes, ok := f.distance(a, b); ok {
		f.info.Lanes = min(f.info.Lanes, lanes)
		if lanes == 1 {
			return "unsafe dependent memory operations in loop"
		}
		return ""
	}
	return f.check(a, b)
}
