package modulo

import (
	"math"
	"slices"

	"opt-go/vliw/ddg"
)

// Verdict is what an exhaustive search found out.
type Verdict uint8

// The verdicts.
const (
	Unknown    Verdict = iota // the budget ran out
	Feasible                  // a schedule exists
	Infeasible                // no schedule exists at this II
)

// Exact decides by branch and bound whether a loop has a schedule at an II, and returns one if so. budget limits the placements tried;
// a dozen operations are fine with a million. It is the reference for the heuristics, in tests and in tables of experiments.
func Exact(g *ddg.Graph, m *Model, ii, budget int) (*Schedule, Verdict, error) {
	p, err := newProblem(g, m)
	if err != nil {
		return nil, Unknown, err
	}
	found, verdict := p.exactly(ii, budget)
	if verdict != Feasible {
		return nil, verdict, nil
	}
	r := found.schedule()
	r.Bounds, r.Method, r.Tries = p.bounds(), "exact", 1
	return r, Feasible, nil
}

// exactly is the search at one II. The placement is complete if the verdict is Feasible.
func (p *problem) exactly(ii, budget int) (*placement, Verdict) {
	s := &exact{placement: newPlacement(p, ii), budget: budget}
	if !s.loopsHold() || !s.longestPaths() {
		return nil, Infeasible
	}
	for _, nodes := range p.comps {
		s.order = append(s.order, p.innerOrder(nodes)...)
	}
	s.compareClasses()
	switch found := s.place(0); {
	case found:
		return s.placement, Feasible
	case s.budget <= 0:
		return nil, Unknown
	}
	return nil, Infeasible
}

// exact is the search. Nodes are placed component by component in topological order, so that a node has placed ancestors, but placed
// descendants only in its own component; path holds the longest paths, so the window of a node accounts for nodes not placed yet.
type exact struct {
	*placement
	order  []int
	path   [][]int // longest path in cycles at this II; noPath if there is none
	budget int
	// What compareClasses finds out about units.
	alike     bool         // the choices of units do not overlap partly, so that the units of a class are interchangeable
	pipelined map[int]bool // per class of the loop: alike, and every class that shares its units holds them for one cycle
}

const noPath = math.MinInt / 4

// longestPaths fills path (Floyd-Warshall) and reports whether no circuit has a positive weight.
func (s *exact) longestPaths() bool {
	n := len(s.p.nodes)
	s.path = make([][]int, n)
	for v := range s.path {
		s.path[v] = slices.Repeat([]int{noPath}, n)
		s.path[v][v] = 0
	}
	for i := range s.p.edges {
		e := &s.p.edges[i]
		s.path[e.from][e.to] = max(s.path[e.from][e.to], e.weight(s.ii))
	}
	for k := range n {
		for u := range n {
			if s.path[u][k] == noPath {
				continue
			}
			for v := range n {
				if s.path[k][v] != noPath {
					s.path[u][v] = max(s.path[u][v], s.path[u][k]+s.path[k][v])
				}
			}
		}
	}
	for v := range n {
		if s.path[v][v] > 0 {
			return false
		}
	}
	return true
}

// earliest is the first cycle that the placed nodes allow, or 0 without any.
func (s *exact) earliest(v int) int {
	early, bound := 0, false
	for u, placed := range s.placed {
		if placed && s.path[u][v] != noPath {
			if t := s.time[u] + s.path[u][v]; !bound || t > early {
				early, bound = t, true
			}
		}
	}
	return early
}

// latest is the last cycle worth trying. A node of a component that has begun is bounded by its placed descendants. The first node of a
// component is not, but the component can be moved down by II as a whole until one of its nodes is within II cycles of its earliest
// time: that bounds the first node too.
func (s *exact) latest(v int) int {
	late := math.MaxInt
	for u, placed := range s.placed {
		if placed && s.path[v][u] != noPath {
			late = min(late, s.time[u]-s.path[v][u])
		}
	}
	if late != math.MaxInt {
		return late
	}
	late = math.MinInt
	for _, w := range s.p.comps[s.p.comp[v]] {
		late = max(late, s.earliest(w)+s.ii-1-s.path[v][w])
	}
	return late
}

func (s *exact) place(depth int) bool {
	if depth == len(s.order) {
		return true
	}
	v := s.order[depth]
	early, late := s.earliest(v), s.latest(v)
	if depth == 0 {
		late = early // the kernel has no first row: rotate it so that the first node is in row 0
	}
	for t := early; t <= late; t++ {
		if s.onEveryChoice(v, t, 0, func() bool { return s.place(depth + 1) }) {
			return true
		}
		if s.budget <= 0 {
			return false
		}
	}
	return false
}

// onEveryChoice places the members of v from number k on, each on every unit of its class in turn, and calls then for every complete
// choice until that returns true. Units that look alike at this point, empty and of the same classes, are tried once.
func (s *exact) onEveryChoice(v, cycle, k int, then func() bool) bool {
	members := s.p.nodes[v].members
	if k == len(members) {
		s.time[v], s.placed[v] = cycle, true
		if then() {
			return true
		}
		s.placed[v] = false
		return false
	}
	m := &members[k]
	if s.p.model.Classes[m.class].Mark {
		return s.onEveryChoice(v, cycle, k+1, then)
	}
	t := cycle + m.a - m.b*s.ii
	triedEmpty := false
	for _, unit := range s.p.model.Classes[m.class].Units {
		empty := !slices.ContainsFunc(s.table.held[unit*s.ii:(unit+1)*s.ii], func(h int32) bool { return h != free })
		if empty && triedEmpty && s.alike {
			continue
		}
		s.budget--
		if s.budget <= 0 {
			return false
		}
		if !s.table.placeOn(int32(v), unit, m.class, t) {
			continue
		}
		triedEmpty = triedEmpty || empty
		s.unit[m.op] = unit
		if s.onEveryChoice(v, cycle, k+1, then) {
			return true
		}
		s.table.remove(unit, m.class, t)
		if s.pipelined[m.class] {
			return false // units of one row are interchangeable where nothing holds them longer
		}
	}
	return false
}

// compareClasses looks at the classes of the loop's operations: which of them have the same units, and which overlap partly.
func (s *exact) compareClasses() {
	var classes []int
	for v := range s.p.nodes {
		for _, m := range s.p.nodes[v].members {
			if !slices.Contains(classes, m.class) {
				classes = append(classes, m.class)
			}
		}
	}
	units := func(class int) []int { return s.p.model.Classes[class].Units }
	s.alike, s.pipelined = true, map[int]bool{}
	for _, a := range classes {
		held := false
		for _, b := range classes {
			common := 0
			for _, u := range units(a) {
				if slices.Contains(units(b), u) {
					common++
				}
			}
			s.alike = s.alike && (common == 0 || common == len(units(a)) && common == len(units(b)))
			held = held || common > 0 && s.p.model.Classes[b].Busy != 1
		}
		s.pipelined[a] = !held
	}
	for class := range s.pipelined {
		s.pipelined[class] = s.pipelined[class] && s.alike
	}
}
