package rotate

import (
	"cmp"
	"slices"

	"opt-go/vliw/ddg"
	"opt-go/vliw/modulo"
)

// Expansion is the register assignment of a machine without rotating files, by modulo variable
// expansion (Lam, PLDI'88): the kernel is unrolled Unroll times, and copy u, which executes the
// kernel iterations k with k mod Unroll = u, has registers of its own for the values that it
// defines. Without renaming hardware, an instance that lives longer than II would be overwritten by
// the next one.
type Expansion struct {
	Unroll int
	Number [][]int // per operation and copy: register of its class that the copy writes, from 0 on; nil without a result
	Used   []int   // per register class: registers needed
}

// Defined is the register of the instance of a value that is defined in a kernel iteration, which
// may be negative: a live-in instance −m of a value of stage s counts as defined in kernel
// iteration s−m.
func (x *Expansion) Defined(value ddg.OpID, kernel int) int {
	return x.Number[value][wrap(kernel, x.Unroll)]
}

// AtUse is the register from which copy number copy of the kernel reads the value of a flow edge.
func (x *Expansion) AtUse(g *ddg.Graph, s *modulo.Schedule, edge ddg.EdgeID, copy int) int {
	e := &g.Edges[edge]
	return x.Defined(e.From, copy-(s.Stage(e.To)+e.Distance-s.Stage(e.From)))
}

// Expand assigns registers for the smallest unrolling that the longest lifetime allows. It cannot
// fail; whether the registers suffice is for the caller to compare.
func Expand(g *ddg.Graph, s *modulo.Schedule) *Expansion {
	x := &Expansion{Unroll: 1, Number: make([][]int, len(g.Ops)), Used: make([]int, g.MaxRegClass()+1)}
	byClass := make([][]Vector, len(x.Used))
	for _, l := range modulo.Lifetimes(g, s) {
		v := stretched(Normalise(l, s.II), s)
		byClass[l.Class] = append(byClass[l.Class], v)
		x.Unroll = max(x.Unroll, ceilDiv(v.Length, s.II))
	}
	for class, vectors := range byClass {
		x.Used[class] = x.color(vectors, s.II)
	}
	return x
}

// stretched lengthens a lifetime by its blades: a live-in instance is in its register when the loop
// begins, a live-out one stays there until the last stage of the last iteration is over. The
// instances in between get the same length.
func stretched(v Vector, s *modulo.Schedule) Vector {
	if v.Alpha > 0 {
		v.Length = max(v.Length, (s.Stages-v.Stage+v.Alpha-1)*s.II-v.Start)
	}
	if v.Omega > 0 {
		early := max(0, (v.Stage-1)*s.II+v.Start+1) // instance −1 is there before cycle 0
		v.Start, v.Length = v.Start-early, v.Length+early
	}
	return v
}

// circularArc is one instance, as an arc modulo Unroll·II cycles.
type circularArc struct {
	value         ddg.OpID
	copy          int
	start, length int
}

// color assigns registers to the instances of one class. The circular time is cut where the fewest
// instances are live. Those that cross the cut come first, each with its own register, then the
// others by start, each in the register that became free last.
func (x *Expansion) color(vectors []Vector, ii int) int {
	circle := x.Unroll * ii
	var arcs []circularArc
	for i := range vectors {
		v := &vectors[i]
		x.Number[v.Value] = make([]int, x.Unroll)
		for u := range x.Unroll {
			arcs = append(arcs, circularArc{v.Value, u, wrap(v.Start+u*ii, circle), v.Length})
		}
	}
	cut := quietest(arcs, circle)
	for i := range arcs {
		arcs[i].start = wrap(arcs[i].start-cut, circle)
	}
	crosses := func(a *circularArc) bool { return a.start+a.length > circle }
	slices.SortStableFunc(arcs, func(a, b circularArc) int {
		if crosses(&a) != crosses(&b) {
			if crosses(&a) {
				return -1
			}
			return 1
		}
		return cmp.Or(cmp.Compare(a.start, b.start), cmp.Compare(b.length, a.length))
	})
	var free, until []int // per register: free from, and free until, cycles after the cut
	for i := range arcs {
		a := &arcs[i]
		if crosses(a) {
			x.Number[a.value][a.copy] = len(free)
			free, until = append(free, a.start+a.length-circle), append(until, a.start)
			continue
		}
		best := -1
		for r := range free {
			if free[r] <= a.start && a.start+a.length <= until[r] && (best < 0 || free[r] > free[best]) {
				best = r
			}
		}
		if best < 0 {
			best = len(free)
			free, until = append(free, 0), append(until, circle)
		}
		x.Number[a.value][a.copy] = best
		free[best] = a.start + a.length
	}
	return len(free)
}

// quietest is a cycle at which the fewest arcs are live.
func quietest(arcs []circularArc, circle int) int {
	change := make([]int, circle)
	live := 0
	for i := range arcs {
		a := &arcs[i]
		change[a.start]++
		change[(a.start+a.length)%circle]--
		if a.start+a.length > circle {
			live++
		}
	}
	best, least := 0, len(arcs)+1
	for c := range circle {
		// An arc that starts at c does not cross a cut at c.
		if under := live + min(change[c], 0); under < least {
			best, least = c, under
		}
		live += change[c]
	}
	return best
}
