// Package access is what vectorizers know of the loads and stores of an innermost loop. Start with
// Analyze. How they depend on each other is what package loopaccess finds; here is how their
// addresses advance, and which of them fill the strides of each other:
//
//	for i: a[i+8] = a[i] + b[i]
//
// The addresses are {a+32,+,4}, {a,+,4} and {b,+,4}. The first two are 8 iterations apart, so that
// 8 iterations may run at once; whether a and b overlap is asked at run time, unless alias analysis
// knows it.
//
//   - access.go: the accesses of a loop
//   - groups.go: accesses that fill the strides of each other
//
// Iterations that run at once run instruction by instruction: all of them execute the first access,
// then all of them the second. That is the order that distances are judged by.
package access

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/alias"
	"opt-go/passes/analysis/loopaccess"
	"opt-go/passes/analysis/scev"
)

// Unbounded is the Info.Lanes of a loop whose iterations do not depend on each other.
const Unbounded = 1 << 30

const (
	maxPairs  = 2048 // of accesses that are looked at
	maxChecks = 12   // of pairs of ranges before a loop
)

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
	Certain bool   // executed in every iteration
	Group   *Group // of accesses that are done together; nil: none
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
	// Depend is how they depend on each other, with what has to be checked and holds if all of it
	// is assumed.
	Depend *loopaccess.Info
	// Scoped: alias scopes are declared in the loop. What they say holds within one iteration only.
	Scoped bool
}

// Loop is what an analysis is about: a loop with one latch, which is its only exit, the blocks of
// which are given in the order in which their instructions are going to be executed.
type Loop struct {
	*analysis.Loop
	Order   []*ir.Block
	Certain func(b *ir.Block) bool
	Dom     *analysis.DomTree
	Scev    *scev.Evolution
	Alias   *alias.Analysis
	Layout  *ir.DataLayout
}

// Analyze returns what is known of the accesses, or why the loop cannot be vectorized.
func Analyze(l *Loop) (info *Info, why string) {
	f := &finder{Loop: l, info: &Info{Of: map[*ir.Instr]*Access{}}}
	if why := f.collect(); why != "" {
		return nil, why
	}
	d := loopaccess.Analyze(l.Loop, l.Dom, l.Scev, l.Alias, true)
	f.info.Depend, f.info.Lanes = d, int(min(d.Lanes, Unbounded))
	if !d.Vectorizable {
		return nil, whyNot(d)
	}
	if why := f.addresses(); why != "" {
		return nil, why
	}
	if len(d.Checks) > maxChecks {
		return nil, "too many memory checks needed"
	}
	f.batch = f.Alias.Batch()
	f.batch.CrossIteration = true
	f.interleave()
	return f.info, ""
}

// whyNot says what keeps iterations from running at once.
func whyNot(d *loopaccess.Info) string {
	for _, dep := range d.Deps {
		if dep.Kind != loopaccess.Forward && dep.Kind != loopaccess.BackwardVectorizable && dep.Kind != loopaccess.Unknown {
			return "unsafe dependent memory operations in loop"
		}
	}
	return "cannot identify array bounds"
}

type finder struct {
	*Loop
	info   *Info
	writes int
	batch  *alias.Batch

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
	a = &Access{Instr: i, Elem: i.AccessType(), Write: i.Op() == ir.Store}
	if !Packed(a.Elem, f.Layout) {
		return nil, "elements of a vector have no padding"
	}
	a.Size = int64(f.Layout.StoreSize(a.Elem))
	return a, ""
}

// addresses finds how the address of each access advances, given what is assumed.
func (f *finder) addresses() (why string) {
	for _, a := range f.info.Accesses {
		a.Addr = f.info.Depend.Address(a.Instr.Pointer())
		switch {
		case f.Scev.Invariant(a.Addr, f.Loop.Loop):
			if a.Write {
				return "store to the same address in each iteration"
			}
			a.Affine, a.Start = true, a.Addr
		case a.Addr.Kind == scev.AddRec && a.Addr.Loop == f.Loop.Loop && a.Addr.IsAffine():
			if n, ok := a.Addr.Ops[1].IsConst(); ok {
				if stride, ok := n.Int64(); ok && stride > -1<<30 && stride < 1<<30 {
					a.Affine, a.Start, a.Stride = true, a.Addr.Ops[0], stride
				}
			}
		}
	}
	return ""
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
// loop runs.
func (f *finder) noWrap(a *Access) bool {
	_, ok := f.info.Depend.Stride(a.Instr.Pointer(), a.Elem)
	return ok
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
