package rotate

import (
	"cmp"
	"slices"
)

// Circuits for lifetimes with live-in and live-out values.
//
// The circuit of the wands (circuit.go) may take lifetimes in any order, but a live-in value is in
// its register from the first cycle on. So only those lifetimes may precede it in the walk whose
// instances there would belong to iterations before the first. A live-out value stays until the
// last cycle. This excludes some lifetimes from a stretch of the walk before or after a lifetime
// with such values, and none elsewhere. So that lifetime is tied to others that may be there, until
// the chain is as long as the stretch; then the walk takes the chains and the other lifetimes as
// before. A backtracking search chooses which ones to tie, the longest lifetimes first: they leave
// the most freedom for the rest.
//
// The search is heuristic, and bounded; Packing.Legal has the last word on what it finds.

// Limits of the search.
const (
	// chainWork bounds it, in lifetimes tied.
	chainWork = 3000
	// chainWalks bounds the complete circuits that it tries.
	chainWalks = 24
)

// stretch is the part of the walk that a chain has to cover: before a lifetime with live-in values,
// or after one with live-out values.
type stretch struct {
	vector int
	after  bool
	length int // cycles from the start of the vector
}

// chains is the state of the search.
type chains struct {
	*wandGraph
	p           *Packing
	ends        [][]int32 // per row: the vectors that end there
	prev        []int32   // as next
	size        int
	work, walks int // left
}

// chainCircuit packs vectors into a number of registers, or returns nil.
func chainCircuit(p *Packing, vectors []Vector, ii, size int) []int {
	w := newWandGraph(vectors, ii)
	c := &chains{
		wandGraph: w, p: p, ends: make([][]int32, ii), prev: slices.Repeat([]int32{Free}, len(vectors)), size: size, work: chainWork, walks: chainWalks,
	}
	for row := range w.live {
		if w.idle[row] = size - w.live[row]; w.idle[row] < 0 {
			return nil
		}
	}
	var todo []stretch
	for i := range vectors {
		v := &vectors[i]
		end := w.row(v.Start + v.Length)
		c.ends[end] = append(c.ends[end], int32(i))
		if v.Omega > 0 {
			todo = append(todo, c.stretch(i, false))
		}
		if v.Alpha > 0 {
			todo = append(todo, c.stretch(i, true))
		}
	}
	longer := func(a, b int32) int { return cmp.Compare(vectors[b].Length, vectors[a].Length) }
	for row := range ii {
		slices.SortStableFunc(c.ends[row], longer)
		slices.SortStableFunc(w.starts[row], longer)
	}
	slices.SortStableFunc(todo, func(a, b stretch) int { return cmp.Compare(b.length, a.length) })
	return c.search(todo)
}

// apart is the number of cycles in the walk from the start of a to that of a later b that live-in
// values of b and live-out values of a ask for; 0 if there are none.
func (c *chains) apart(a, b int) int {
	va, vb := &c.vectors[a], &c.vectors[b]
	if vb.Omega == 0 && va.Alpha == 0 {
		return 0
	}
	return c.p.Dist(a, b).Min*c.ii + vb.Start - va.Start
}

// stretch measures what the chain of a vector has to cover.
func (c *chains) stretch(vector int, after bool) stretch {
	s := stretch{vector: vector, after: after}
	for other := range c.vectors {
		switch {
		case other == vector:
		case after:
			s.length = max(s.length, c.apart(vector, other))
		default:
			s.length = max(s.length, c.apart(other, vector))
		}
	}
	return s
}

// search covers the stretches, one after the other, and closes the circuit.
func (c *chains) search(todo []stretch) []int {
	for len(todo) > 0 {
		open, covered := c.cover(todo[0])
		missing := todo[0].length - covered
		if missing > 0 && !c.whole(open) {
			return c.extend(todo, open, missing)
		}
		todo = todo[1:]
	}
	return c.close()
}

// cover returns the end of the chain on a stretch's side, and how many cycles of the stretch are
// covered.
func (c *chains) cover(s stretch) (open, covered int) {
	v := int32(s.vector)
	if s.after {
		for covered = c.vectors[v].Length + c.trail[v]; c.next[v] != Free; {
			v = c.next[v]
			covered += c.lead[v] + c.vectors[v].Length + c.trail[v]
		}
		return int(v), covered
	}
	for covered = c.lead[v]; c.prev[v] != Free; {
		v = c.prev[v]
		covered += c.lead[v] + c.vectors[v].Length + c.trail[v]
	}
	return int(v), covered
}

// whole reports whether a chain has all lifetimes; cycles that remain are idle then.
func (c *chains) whole(v int) bool {
	n, at := 1, int32(v)
	for c.prev[at] != Free {
		at = c.prev[at]
	}
	for ; c.next[at] != Free; n++ {
		at = c.next[at]
	}
	return n == len(c.vectors)
}

// extend ties a lifetime to the open end of a chain, after some idle cycles, and recurses.
func (c *chains) extend(todo []stretch, open, missing int) []int {
	after := todo[0].after
	v := &c.vectors[open]
	at, step, pause := c.row(v.Start-c.lead[open]), -1, &c.lead[open]
	if after {
		at, step, pause = c.row(v.Start+v.Length+c.trail[open]), 1, &c.trail[open]
	}
	taken := 0 // idle cycles
	defer func() {
		for ; taken > 0; taken-- {
			*pause--
			if !after {
				c.idle[at]++
			}
			at = c.row(at - step)
			if after {
				c.idle[at]++
			}
		}
	}()
	for {
		if taken >= missing {
			return c.search(todo) // idle all the time
		}
		others := c.ends[at]
		if after {
			others = c.starts[at]
		}
		for _, other := range others {
			a, b := int(other), open
			if after {
				a, b = open, int(other)
			}
			if !c.tie(a, b) {
				continue
			}
			if regs := c.search(todo); regs != nil {
				return regs
			}
			c.next[a], c.prev[b] = Free, Free
		}
		from := at
		if !after {
			from = c.row(at - 1)
		}
		if c.work <= 0 || c.walks <= 0 || c.idle[from] == 0 {
			return nil
		}
		c.idle[from]--
		*pause++
		taken++
		at = c.row(at + step)
	}
}

// tie appends the chain that b begins to the one that a ends, if they are compatible.
func (c *chains) tie(a, b int) bool {
	if c.work--; c.work < 0 || c.next[a] != Free || c.prev[b] != Free {
		return false
	}
	if c.row(c.vectors[a].Start+c.vectors[a].Length+c.trail[a]) != c.row(c.vectors[b].Start-c.lead[b]) {
		return false // idle cycles were added to the other end in the meantime
	}
	back := 0 // from the start of b to that of the vector of a's chain
	for x := int32(a); x != Free; x = c.prev[x] {
		if int(x) == b {
			return false // around the cylinder
		}
		back += c.vectors[x].Length + c.trail[x]
		ahead := c.lead[b]
		for y := int32(b); y != Free; y = c.next[y] {
			if c.apart(int(x), int(y)) > back+ahead {
				return false
			}
			ahead += c.vectors[y].Length + c.trail[y]
			if n := c.next[y]; n != Free {
				ahead += c.lead[n]
			}
		}
		back += c.lead[x]
	}
	c.next[a], c.prev[b] = int32(b), int32(a)
	return true
}

// close walks through the chains, and returns registers if they are legal.
func (c *chains) close() []int {
	if c.walks--; c.walks < 0 {
		return nil
	}
	w, begin := *c.wandGraph, 0
	w.idle, w.starts = slices.Clone(c.idle), make([][]int32, c.ii)
	for i := range c.vectors {
		if c.prev[i] == Free {
			row := c.row(c.vectors[i].Start - c.lead[i])
			w.starts[row] = append(w.starts[row], int32(i))
			begin = row
		}
	}
	regs := w.walk(c.size, begin)
	if regs == nil || !c.p.Legal(regs, c.size) {
		return nil
	}
	return regs
}
