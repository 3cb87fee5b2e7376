package modulo

import (
	"cmp"
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

// Exact decides by branch and bound whether a loop has a schedule at an II, and returns one if so.
// budget limits the placements tried; a dozen operations are fine with a million. It is the
// reference for the heuristics, in tests and in tables of experiments.
func Exact(g *ddg.Graph, m *Model, ii, budget int) (*Schedule, Verdict, error) {
	p, err := newProblem(g, m)
	if err != nil {
		return nil, Unknown, err
	}
	found, verdict, _ := p.exactly(ii, budget)
	if verdict != Feasible {
		return nil, verdict, nil
	}
	r := found.schedule()
	r.Bounds, r.Method, r.Tries = p.bounds(), "exact", 1
	return r, Feasible, nil
}

// exactly is the search at one II. The placement is complete if the verdict is Feasible; spent is
// what the search took of the budget.
func (p *problem) exactly(ii, budget int) (found *placement, verdict Verdict, spent int) {
	s := newExact(p, ii, budget)
	if !s.loopsHold() || !s.longestPaths() {
		return nil, Infeasible, 0
	}
	s.prepare()
	switch complete := s.place(len(p.nodes)); {
	case complete:
		s.alignComponents()
		return s.placement, Feasible, budget - s.budget
	case s.budget <= 0:
		return nil, Unknown, budget
	}
	return nil, Infeasible, budget - s.budget
}

// exact is the search. Constraints between components do not matter to it: a component can be moved
// by whole intervals, which preserves its rows, until all its operands are available. So the time
// of a node is relative to its component, whose first node is tried in every row (that of the first
// component in one only: the kernel has no first row). It leaves every other node of the component
// a window of cycles, which the longest paths bound. The node with the fewest free cycles in its
// window is next; before that, the remaining nodes of the component must be matched with different
// units and rows in their windows. Windows are shaved when a component begins (shave), which proves
// most infeasible intervals infeasible. Operations outside of recurrences come last.
type exact struct {
	*placement
	paths  [][]int // per component: the longest paths among its nodes in cycles at this II, a row per node; noPath if there is none
	index  []int   // per node: its place in its component
	first  []int   // per node: the window that the placed nodes of its component leave
	last   []int
	comps  []int // the components in the order of the search
	open   int   // how many of them have started
	clock  []int // per component: the node that is placed first
	twin   []int // per node: the free node of the same class before it, or -1; the two are interchangeable
	match  *matching
	budget int
	// What compareClasses finds out about units.
	alike     bool         // the choices of units do not overlap partly, so that the units of a class are interchangeable
	pipelined map[int]bool // per class of the loop: alike, and every class that shares its units holds them for one cycle
}

const noPath = math.MinInt / 4

func newExact(p *problem, ii, budget int) *exact {
	return &exact{placement: newPlacement(p, ii), budget: budget}
}

// path is the longest path between two nodes of a component.
func (s *exact) path(u, v int) int {
	c := s.p.comp[u]
	return s.paths[c][s.index[u]*len(s.p.comps[c])+s.index[v]]
}

// longestPaths fills paths (Floyd-Warshall) and reports whether no circuit has a positive weight.
func (s *exact) longestPaths() bool {
	s.paths, s.index = make([][]int, len(s.p.comps)), make([]int, len(s.p.nodes))
	for c, nodes := range s.p.comps {
		s.paths[c] = slices.Repeat([]int{noPath}, len(nodes)*len(nodes))
		for i, v := range nodes {
			s.index[v] = i
			s.paths[c][i*len(nodes)+i] = 0
		}
	}
	for i := range s.p.edges {
		e := &s.p.edges[i]
		if c := s.p.comp[e.from]; c == s.p.comp[e.to] {
			at := &s.paths[c][s.index[e.from]*len(s.p.comps[c])+s.index[e.to]]
			*at = max(*at, e.weight(s.ii))
		}
	}
	for c, nodes := range s.p.comps {
		path, n := s.paths[c], len(nodes)
		for k := range n {
			for u := range n {
				way, through := path[u*n:u*n+n], path[u*n+k]
				if through == noPath {
					continue
				}
				for v, rest := range path[k*n : k*n+n] {
					if rest != noPath && through+rest > way[v] {
						way[v] = through + rest
					}
				}
			}
		}
		for v := range n {
			if path[v*n+v] > 0 {
				return false
			}
		}
	}
	return true
}

// prepare orders the components, the most constraining first: the recurrences with the least room,
// then what holds its units for long.
func (s *exact) prepare() {
	s.compareClasses()
	n := len(s.p.nodes)
	s.first, s.last, s.twin = make([]int, n), make([]int, n), slices.Repeat([]int{-1}, n)
	s.clock = make([]int, len(s.p.comps))
	s.match = newMatching(s.placement, s.first, s.last)
	lastOf := map[int]int{} // per class: its last free node
	for c, nodes := range s.p.comps {
		s.comps = append(s.comps, c)
		s.clock[c] = slices.MinFunc(nodes, func(a, b int) int { return cmp.Compare(s.room(a), s.room(b)) })
		if v := nodes[0]; s.free(v) {
			class := s.p.nodes[v].members[0].class
			if u, ok := lastOf[class]; ok {
				s.twin[v] = u
			}
			lastOf[class] = v
		}
	}
	slices.SortStableFunc(s.comps, func(a, b int) int {
		return cmp.Or(cmp.Compare(s.recurrence(b), s.recurrence(a)), cmp.Compare(s.held(b), s.held(a)))
	})
}

// recurrence is what the circuits of a component of several nodes ask for, 0 for a single node.
func (s *exact) recurrence(c int) int {
	if len(s.p.comps[c]) == 1 {
		return 0
	}
	return max(s.p.rec[c], 1)
}

// held is the time for which a component holds units.
func (s *exact) held(c int) int {
	busy := 0
	for _, v := range s.p.comps[c] {
		for _, m := range s.p.nodes[v].members {
			busy += s.p.model.Classes[m.class].Busy
		}
	}
	return busy
}

// free reports whether a node is a single operation outside of all recurrences that holds its unit
// for one cycle.
func (s *exact) free(v int) bool {
	members := s.p.nodes[v].members
	return len(s.p.comps[s.p.comp[v]]) == 1 && len(members) == 1 && s.pipelined[members[0].class]
}

// room sums up the present windows of a component's nodes when a node is placed.
func (s *exact) room(v int) int {
	room := 0
	for _, u := range s.p.comps[s.p.comp[v]] {
		room -= s.path(v, u) + s.path(u, v)
	}
	return room
}

// place places the nodes that are left.
func (s *exact) place(left int) bool {
	if left == 0 {
		return true
	}
	v, possible := s.choose()
	if !possible {
		return false
	}
	if v < 0 {
		return s.begin(left)
	}
	for t := s.first[v]; t <= s.last[v]; t++ {
		if s.at(v, t, left) {
			return true
		}
		if s.budget <= 0 {
			return false
		}
	}
	return false
}

// begin starts the next component.
func (s *exact) begin(left int) bool {
	v := s.clock[s.comps[s.open]]
	first, last := 0, s.ii-1
	switch {
	case s.open == 0:
		last = 0
	case s.twin[v] >= 0:
		first = s.time[s.twin[v]]
	}
	s.open++
	for t := first; t <= last && s.budget > 0; t++ {
		if s.at(v, t, left) {
			return true
		}
	}
	s.open--
	return false
}

// choose finds the node with the fewest free cycles in the components that have started; -1 if none
// remains. The search cannot continue if a node has no cycle, or if not all of them can have one at
// once.
func (s *exact) choose() (best int, possible bool) {
	best = -1
	if s.open == 0 {
		return best, true
	}
	c := s.comps[s.open-1]
	fewest := math.MaxInt
	for _, v := range s.p.comps[c] {
		if s.placed[v] {
			continue
		}
		n := 0
		for t := s.first[v]; t <= s.last[v] && n < fewest; t++ {
			if s.fits(v, t) {
				n++
			}
		}
		if n == 0 {
			return v, false
		}
		if n < fewest {
			best, fewest = v, n
		}
	}
	return best, best < 0 || s.match.possible(c)
}

// fits reports whether each member of a node finds a unit at a cycle, the others left out of
// account.
func (s *exact) fits(v, cycle int) bool {
	for _, m := range s.p.nodes[v].members {
		class := &s.p.model.Classes[m.class]
		if class.Mark {
			continue
		}
		row := s.table.row(cycle + m.a - m.b*s.ii)
		if int(s.table.issue[row]) >= s.p.model.IssueWidth {
			return false
		}
		if !slices.ContainsFunc(class.Units, func(unit int) bool { return s.table.fits(unit, row, class.Busy) }) {
			return false
		}
	}
	return true
}

// at tries a node at a cycle, and then the rest.
func (s *exact) at(v, cycle, left int) bool {
	return s.onEveryChoice(v, cycle, 0, func() bool {
		c := int(s.p.comp[v])
		if v == s.clock[c] {
			s.openWindows(v, cycle)
			return s.shave(c) && s.place(left-1)
		}
		saved := s.narrow(v, cycle, cycle)
		if s.place(left - 1) {
			return true
		}
		s.restoreWindows(c, saved)
		return false
	})
}

// narrow limits the window of a node, and with it those of its component. It returns what they
// were.
func (s *exact) narrow(v, first, last int) []int {
	nodes := s.p.comps[s.p.comp[v]]
	saved := make([]int, 0, 2*len(nodes))
	for _, u := range nodes {
		saved = append(saved, s.first[u], s.last[u])
		s.first[u], s.last[u] = max(s.first[u], first+s.path(v, u)), min(s.last[u], last-s.path(u, v))
	}
	return saved
}

func (s *exact) restoreWindows(c int, saved []int) {
	for i, u := range s.p.comps[c] {
		s.first[u], s.last[u] = saved[2*i], saved[2*i+1]
	}
}

// shave takes from the ends of all windows of a component the cycles at which a node would leave
// the others no matching, until nothing changes. It reports whether every node is left a cycle.
func (s *exact) shave(c int) bool {
	nodes := s.p.comps[c]
	if !s.match.possible(c) {
		return false
	}
	for changed := true; changed; {
		changed = false
		for _, v := range nodes {
			for _, atEnd := range []bool{false, true} {
				for !s.placed[v] && s.budget > 0 {
					t := s.first[v]
					if atEnd {
						t = s.last[v]
					}
					s.budget--
					saved := s.narrow(v, t, t)
					possible := s.match.possible(c)
					s.restoreWindows(c, saved)
					if possible {
						break
					}
					if changed = true; s.first[v] == s.last[v] {
						return false
					}
					if atEnd {
						s.narrow(v, s.first[v], t-1)
					} else {
						s.narrow(v, t+1, s.last[v])
					}
				}
			}
		}
	}
	return true
}

// openWindows sets the windows of the nodes of a component to those that its first node leaves.
func (s *exact) openWindows(clock, cycle int) {
	for _, u := range s.p.comps[s.p.comp[clock]] {
		s.first[u], s.last[u] = cycle+s.path(clock, u), cycle-s.path(u, clock)
	}
}

// onEveryChoice places the members of v from number k on, each on every unit of its class in turn,
// and calls then for every complete choice until that returns true. Equivalent units, empty and of
// the same classes, are tried once.
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

// alignComponents moves the components by whole intervals to where all dependences hold, each as
// early as it can be.
func (s *exact) alignComponents() {
	for _, nodes := range s.p.comps { // in topological order
		shift := math.MinInt
		for _, v := range nodes {
			for _, i := range s.p.in[v] {
				if e := &s.p.edges[i]; s.p.comp[e.from] != s.p.comp[v] {
					shift = max(shift, floorDiv(s.time[e.from]+e.weight(s.ii)-s.time[v]+s.ii-1, s.ii))
				}
			}
		}
		if shift == math.MinInt {
			shift = 0
		}
		for _, v := range nodes {
			s.time[v] += shift * s.ii
		}
	}
}

// compareClasses looks at the classes of the loop's operations: which of them have the same units,
// and which overlap partly.
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
