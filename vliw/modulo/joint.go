package modulo

// jointLimit is the number of nodes of a component beyond which the joint bound is not looked for: it costs a matching per II and all longest
// paths.
const jointLimit = 150

// jointMII raises a bound while recurrences and units together rule it out, though neither does alone. Take a recurrence, and one of its nodes
// as a clock: at a given II every other node of the recurrence can be issued in a window of cycles only, which the longest paths to and from
// the clock bound. Where the operations of the recurrence cannot be matched with different (unit, row) pairs in their windows there is
// no schedule. Operations of other components can be moved against the clock freely; they only need what the matching leaves over, which
// the resource bound takes care of. Matching is per unit and row; issue slots are not looked at.
func (p *problem) jointMII(mii int) int {
	if len(p.comps) == len(p.nodes) || p.largestComponent() > jointLimit {
		return mii
	}
	for ; ; mii++ {
		s := newExact(p, mii, 0)
		if !s.loopsHold() || !s.longestPaths() {
			return mii // not a bound of the recurrences: nothing to add
		}
		s.prepare()
		possible := true
		for c, nodes := range p.comps {
			if len(nodes) > 1 && possible {
				s.openWindows(nodes[0], 0)
				possible = s.match.possible(c)
			}
		}
		if possible {
			return mii
		}
	}
}

// largestComponent is the number of nodes of the largest recurrence.
func (p *problem) largestComponent() int {
	n := 0
	for _, nodes := range p.comps {
		n = max(n, len(nodes))
	}
	return n
}
