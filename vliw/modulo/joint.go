package modulo

// jointLimit is the number of nodes beyond which the joint bound is not looked for: it costs a matching per II and all longest paths.
const jointLimit = 150

// jointMII raises a bound while recurrences and units together rule it out, though neither does alone. Take a recurrence, and one of its nodes
// as a clock: at a given II every other node of the recurrence can be issued in a window of cycles only, which the longest paths to and from
// the clock bound. Where the operations of the recurrence cannot be matched with different (unit, row) pairs in their windows there is
// no schedule. Operations of other components can be moved against the clock freely; they only need what the matching leaves over, which
// the resource bound takes care of. Matching is per unit and row; issue slots are not looked at.
func (p *problem) jointMII(mii int) int {
	if len(p.nodes) > jointLimit || len(p.comps) == len(p.nodes) {
		return mii
	}
	for ; ; mii++ {
		s := &exact{placement: newPlacement(p, mii)}
		if !s.loopsHold() || !s.longestPaths() {
			return mii // not a bound of the recurrences: nothing to add
		}
		possible := true
		for c := range p.comps {
			possible = possible && p.fitsItsWindows(p.comps[c], s.path, mii)
		}
		if possible {
			return mii
		}
	}
}

// fitsItsWindows reports whether the operations of a component can be matched with rows of units within their windows.
func (p *problem) fitsItsWindows(nodes []int, path [][]int, ii int) bool {
	if len(nodes) < 2 {
		return true
	}
	m := &matching{ii: ii, holder: make([]int, len(p.model.Units)*ii)}
	for i := range m.holder {
		m.holder[i] = -1
	}
	clock := nodes[0]
	for _, v := range nodes {
		first, last := path[clock][v], -path[v][clock]
		for _, x := range p.nodes[v].members {
			if p.model.Classes[x.class].Mark {
				continue
			}
			m.ops = append(m.ops, window{units: p.model.Classes[x.class].Units, first: first + x.a - x.b*ii, width: min(last-first+1, ii)})
		}
	}
	for op := range m.ops {
		m.seen = make([]bool, len(m.holder))
		if !m.assign(op) {
			return false
		}
	}
	return true
}

// window is where an operation may be issued: on these units, in width cycles from first on.
type window struct {
	units        []int
	first, width int
}

// matching assigns operations to (unit, row) pairs by augmenting paths.
type matching struct {
	ii     int
	ops    []window
	holder []int // unit*ii + row: operation, or -1
	seen   []bool
}

func (m *matching) assign(op int) bool {
	w := &m.ops[op]
	for k := range w.width {
		row := ((w.first+k)%m.ii + m.ii) % m.ii
		for _, unit := range w.units {
			at := unit*m.ii + row
			if m.seen[at] {
				continue
			}
			m.seen[at] = true
			if m.holder[at] < 0 || m.assign(m.holder[at]) {
				m.holder[at] = op
				return true
			}
		}
	}
	return false
}
