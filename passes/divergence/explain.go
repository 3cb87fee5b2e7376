package divergence

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/pass"
)

// Explanation says what differs between the threads of a warp in a function, and why: what the
// remarks of Advise say of branches and bad accesses, for every instruction. A report shows it.
type Explanation struct {
	a      *adviser
	causes map[ir.Value]Cause
}

// Cause is why a value is divergent: another divergent value, or a property of its own.
type Cause struct {
	By  ir.Value // nil: the value is a source of divergence
	Why string   // what connects the two; "": By is an operand
}

// Explain analyses a function as Advise does. On targets without divergence nothing is divergent.
//
// Causes come from one breadth-first search from all sources at once, so that following them takes
// the shortest path to a source, and the cost is linear in the uses.
func Explain(c *pass.Context, f *ir.Func) *Explanation {
	e := &Explanation{causes: map[ir.Value]Cause{}}
	if !c.Target.HasBranchDivergence {
		return e
	}
	e.a = &adviser{Affine: NewAffineOfIntegers(c, f, 2), c: c, warp: threadsOfWarp(c.Target, f)}
	type effect struct {
		on  *ir.Instr
		why string
	}
	effects := map[ir.Value][]effect{}
	var work []ir.Value
	start := func(v ir.Value) bool {
		why := e.a.origin(v)
		if why != "" {
			e.causes[v] = Cause{Why: why}
			work = append(work, v)
		}
		return why != ""
	}
	for _, p := range f.Params {
		if e.a.IsDivergent(p) {
			start(p)
		}
	}
	for i := range f.Instrs() {
		if e.IsDivergent(i) && !start(i) {
			e.a.causes(i, func(v ir.Value, why string) {
				if v != nil {
					effects[v] = append(effects[v], effect{i, why})
				}
			})
		}
	}
	for at := 0; at < len(work); at++ {
		for _, x := range effects[work[at]] {
			if _, known := e.causes[x.on]; !known {
				e.causes[x.on] = Cause{By: work[at], Why: x.why}
				work = append(work, x.on)
			}
		}
	}
	return e
}

// IsDivergent reports whether the result of an instruction may differ between the threads of a
// warp; of a terminator, whether the threads may leave by different edges.
func (e *Explanation) IsDivergent(i *ir.Instr) bool {
	if e.a == nil {
		return false
	}
	if i.IsTerminator() {
		return e.a.HasDivergentBranch(i.Block())
	}
	return !i.Type().IsVoid() && e.a.IsDivergent(i)
}

// Cause returns why a value is divergent; ok is false if it is not, or if no source is known.
func (e *Explanation) Cause(v ir.Value) (c Cause, ok bool) {
	c, ok = e.causes[v]
	return c, ok
}

// Access is what a warp does at a memory access.
type Access struct {
	Space int   // address space
	Bytes int64 // of each thread
	// Pattern words the distance between neighbouring threads, or why it is not known.
	Pattern string
	// Transactions is the number of segments that a warp touches and Least the number that as many
	// bytes in a row take; for shared memory, the passes that bank conflicts make of one, and 1.
	// Both are 0 where that is not known.
	Transactions, Least int
}

// Access describes a memory access; ok is false for other instructions, and on targets without
// divergence.
func (e *Explanation) Access(i *ir.Instr) (x Access, ok bool) {
	if e.a == nil || i.AccessType() == nil {
		return Access{}, false
	}
	s, space, size := e.a.address(i)
	x = Access{Space: space, Bytes: size}
	m := e.a.c.Target.Memory
	switch {
	case s.IsTop() || size == 0:
		return x, false
	case s.IsUniform():
		x.Pattern, x.Transactions, x.Least = "the same address for all threads", 1, 1
	case slices.Contains(m.Segmented, space):
		x.Transactions, x.Least, ok = e.a.segments(&s, size)
		x.Pattern = stride(&s)
		if !ok {
			x.Pattern = whyUnknown(&s)
		}
	case slices.Contains(m.Banked, space):
		x.Pattern = stride(&s)
		if x.Transactions, ok = e.a.banks(&s, size); ok {
			x.Least = 1
		} else {
			x.Pattern = whyUnknown(&s)
		}
	default:
		if x.Pattern = stride(&s); x.Pattern == "" {
			x.Pattern = whyUnknown(&s)
		}
	}
	return x, true
}
