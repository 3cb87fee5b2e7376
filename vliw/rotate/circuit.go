package rotate

import (
	"slices"

	"opt-go/vliw/modulo"
)

// Wands alone, the lifetimes of a loop without live-in and live-out values, can be packed optimally
// in linear time.
//
// Follow a register through time: a lifetime ends, the register may idle, another lifetime starts,
// and after all lifetimes, once around the cylinder, the first one comes again. So an allocation is
// a closed walk through all lifetimes, and its length in cycles, idle time included, is the number
// of registers times II. Take the rows of the kernel as nodes, a lifetime as an edge from the row
// where it starts to the row where it ends, and a cycle in which a register idles as an edge to the
// next row. With as many idle edges as make every row of the kernel hold MaxLive edges, every node
// has as many edges in as out, and an Euler circuit is an allocation of MaxLive registers. It
// exists if the graph is connected. Otherwise MaxLive registers do not suffice, but one more
// register, whose idle edges visit every row, connects the graph. (The graph is the meeting graph
// of Eisenbeis, Lelait, Marmol, PACT'95, whose circuits are the registers of an unrolled loop; a
// rotating file needs a single circuit.)

// wandCircuit packs vectors, their live-in and live-out values left out of account. It returns a
// register per vector, and how many there are: the smallest number possible, MaxLive or one more.
func wandCircuit(vectors []Vector, ii int) ([]int, int) {
	w := newWandGraph(vectors, ii)
	used := leastWands(vectors, ii)
	for row := range w.live {
		w.idle[row] = used - w.live[row]
	}
	regs := w.walk(used, vectors[0].Start)
	if regs == nil {
		panic("BUG: rotate: the walk through the lifetimes does not close")
	}
	return regs, used
}

// leastWands is the number of registers that wandCircuit finds.
func leastWands(vectors []Vector, ii int) int {
	lives := make([]modulo.Lifetime, len(vectors))
	for i := range vectors {
		lives[i] = modulo.Lifetime{Class: 1, Start: vectors[i].Start, End: vectors[i].Start + vectors[i].Length}
	}
	return modulo.LeastRegisters(lives, ii, 1)
}

// wandGraph is the graph of lifetimes between rows. Lifetimes may be tied to chains (chain.go),
// which are walked as one.
type wandGraph struct {
	vectors []Vector
	ii      int
	live    []int     // per row: lifetimes
	starts  [][]int32 // per row: the chains that start there, by their first vectors; those not walked yet
	idle    []int     // per row: idle edges not walked yet
	next    []int32   // per vector: the one tied after it, or Free
	lead    []int     // per vector: cycles that the register idles before it, and
	trail   []int     // after it, as part of a chain
}

func newWandGraph(vectors []Vector, ii int) *wandGraph {
	n := len(vectors)
	w := &wandGraph{
		vectors: vectors, ii: ii, live: make([]int, ii), starts: make([][]int32, ii), idle: make([]int, ii),
		next: slices.Repeat([]int32{Free}, n), lead: make([]int, n), trail: make([]int, n),
	}
	everywhere := 0
	for i := range vectors {
		v := &vectors[i]
		w.starts[v.Start] = append(w.starts[v.Start], int32(i))
		everywhere += v.Length / ii
		for k := range v.Length % ii {
			w.live[(v.Start+k)%ii]++
		}
	}
	for row := range w.live {
		w.live[row] += everywhere
	}
	return w
}

// row is that of a cycle.
func (w *wandGraph) row(cycle int) int { return wrap(cycle, w.ii) }

// length is the number of cycles of the chain that a vector begins.
func (w *wandGraph) length(first int) int {
	n := 0
	for v := int32(first); v != Free; v = w.next[v] {
		n += w.lead[v] + w.vectors[v].Length + w.trail[v]
	}
	return n
}

// walk finds an Euler circuit (Hierholzer) from a row on where some lifetime starts, and turns it
// into registers. A lifetime that starts t cycles after the first lifetime of the walk, in the
// register of the latter, is its instance of that many iterations later. It returns nil if no
// circuit reaches all lifetimes and idle cycles, which happens only if chains disconnect the graph.
func (w *wandGraph) walk(used, begin int) []int {
	type edge struct{ chain, to int } // chain −1: idle
	const idle = -1
	var stack, circuit []edge
	stack = append(stack, edge{idle, begin})
	for len(stack) > 0 {
		top := stack[len(stack)-1]
		row := top.to
		switch n := len(w.starts[row]); {
		case n > 0:
			i := int(w.starts[row][n-1])
			w.starts[row] = w.starts[row][:n-1]
			stack = append(stack, edge{i, (row + w.length(i)) % w.ii})
		case w.idle[row] > 0:
			w.idle[row]--
			stack = append(stack, edge{idle, (row + 1) % w.ii})
		default:
			circuit = append(circuit, top)
			stack = stack[:len(stack)-1]
		}
	}
	regs := make([]int, len(w.vectors))
	time := begin
	for k := len(circuit) - 2; k >= 0; k-- { // backwards; the last one is no edge
		if circuit[k].chain == idle {
			time++
			continue
		}
		for i := int32(circuit[k].chain); i != Free; i = w.next[i] {
			time += w.lead[i]
			regs[i] = wrap((time-w.vectors[i].Start)/w.ii, used)
			time += w.vectors[i].Length + w.trail[i]
		}
	}
	if time-begin != used*w.ii {
		return nil
	}
	return regs
}
