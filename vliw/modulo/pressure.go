package modulo

import (
	"math"
	"slices"

	"opt-go/vliw/ddg"
)

// Placement by register pressure. HRMS puts a node as close as possible to its neighbours. If II is
// far above the bound of the units, as in a loop that was spilled for a small register file, this
// clusters operations: many registers are live in few rows, while other rows are idle. Here a node
// is placed at the cycle, among the II that its placed neighbours allow, where the lifetimes that
// begin or grow with it overlap the fewest others: the sum over all rows of the squares of live
// values rises least.

// evenPlacement is the state of one placement.
type evenPlacement struct {
	*placement
	values []evenValue
	byNode [][]int32 // per node: the values it defines or reads
	live   [][]int   // per class and row: values of the nodes placed
	below  [][]int   // per class: sums of live, over the rows before each
}

// evenValue is a value with its uses.
type evenValue struct {
	joinValue
	class ddg.RegClass
}

// placeEvenly places the nodes in an order.
func (s *placement) placeEvenly(order []int, asap []int) bool {
	if !s.loopsHold() {
		return false
	}
	e := s.newEven()
	for _, v := range order {
		if !e.placeNear(v, asap) {
			return false
		}
	}
	return true
}

// placeNear places a node within II cycles of its neighbours.
func (e *evenPlacement) placeNear(v int, asap []int) bool {
	early, late := e.window(v)
	backwards := early == math.MinInt && late != math.MaxInt
	switch {
	case early == math.MinInt && late == math.MaxInt:
		early, late = asap[v], asap[v]+e.ii-1
	case late == math.MaxInt:
		late = early + e.ii - 1
	case early == math.MinInt:
		early = late - e.ii + 1
	default:
		late = min(late, early+e.ii-1)
	}
	return e.placeBest(v, early, late, backwards)
}

func (s *placement) newEven() *evenPlacement {
	g := s.p.g
	classes := g.MaxRegClass() + 1
	e := &evenPlacement{placement: s, byNode: make([][]int32, len(s.p.nodes)), live: make([][]int, classes), below: make([][]int, classes)}
	for class := range e.live {
		e.live[class], e.below[class] = make([]int, s.ii), make([]int, s.ii+1)
	}
	at := s.p.places()
	for i := range g.Ops {
		if g.Ops[i].Result == ddg.NoReg {
			continue
		}
		v := evenValue{s.p.value(at, ddg.OpID(i)), g.Ops[i].Result}
		n := int32(len(e.values))
		e.values = append(e.values, v)
		for _, p := range append([]place{v.def}, v.uses...) {
			if !slices.Contains(e.byNode[p.node], n) {
				e.byNode[p.node] = append(e.byNode[p.node], n)
			}
		}
	}
	return e
}

// placeBest places a node at the cycle of least cost, of equal ones the nearest to its neighbours.
func (e *evenPlacement) placeBest(v, early, late int, backwards bool) bool {
	type choice struct{ cycle, cost int }
	var choices []choice
	for t := early; t <= late; t++ {
		c := choice{t, e.cost(v, t)}
		if backwards {
			c.cycle = late - (t - early)
			c.cost = e.cost(v, c.cycle)
		}
		choices = append(choices, c)
	}
	slices.SortStableFunc(choices, func(a, b choice) int { return a.cost - b.cost })
	for _, c := range choices {
		if e.try(v, c.cycle) {
			e.enter(v)
			return true
		}
	}
	return false
}

// span is the lifetime of a value as far as its definition and its uses are placed; empty where the
// definition is not.
func (e *evenPlacement) span(x *evenValue) (start, end int) {
	if !e.placed[x.def.node] {
		return 0, 0
	}
	at := func(p place) int { return e.time[p.node] + p.a - p.b*e.ii }
	start = at(x.def)
	end = start + x.keep
	for _, u := range x.uses {
		if e.placed[u.node] {
			end = max(end, at(u))
		}
	}
	return start, end
}

// cost is by how much a node at a cycle raises the sum of squares, each value taken by itself.
func (e *evenPlacement) cost(v, cycle int) int {
	cost := 0
	saved := e.time[v]
	for _, n := range e.byNode[v] {
		x := &e.values[n]
		start, end := e.span(x)
		e.time[v], e.placed[v] = cycle, true
		from, to := e.span(x)
		e.time[v], e.placed[v] = saved, false
		switch {
		case start == end:
			cost += e.squares(x.class, from, to)
		case to > end:
			cost += e.squares(x.class, end, to)
		}
	}
	return cost
}

// squares is by how much one more value in the cycles from … to−1 raises the sum of squares.
func (e *evenPlacement) squares(class ddg.RegClass, from, to int) int {
	below := e.below[class]
	n := to - from
	whole := n / e.ii
	sum := whole * (2*below[e.ii] + whole*e.ii)
	if n %= e.ii; n > 0 {
		first := e.table.row(from)
		last := first + n
		part := below[min(last, e.ii)] - below[first]
		if last > e.ii {
			part += below[last-e.ii]
		}
		sum += 2*part + n*(1+2*whole)
	}
	return sum
}

// enter counts the lifetimes that a placed node begins or lengthens.
func (e *evenPlacement) enter(v int) { e.count(v, 1) }

// leave takes a node out.
func (e *evenPlacement) leave(v int) {
	e.count(v, -1)
	e.unplace(v)
}

// count adds what a placed node begins or lengthens to the values that live, or takes it off.
func (e *evenPlacement) count(v, by int) {
	for _, n := range e.byNode[v] {
		x := &e.values[n]
		from, to := e.span(x)
		e.placed[v] = false
		start, end := e.span(x)
		e.placed[v] = true
		if start != end {
			from = end
		}
		for t := from; t < to; t++ {
			e.live[x.class][e.table.row(t)] += by
		}
	}
	for class, live := range e.live {
		for row, n := range live {
			e.below[class][row+1] = e.below[class][row] + n
		}
	}
}
