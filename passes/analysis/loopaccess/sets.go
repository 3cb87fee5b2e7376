package loopaccess

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/alias"
)

// aliasSet are locations that may overlap, transitively: LLVM's AliasSetTracker.
type aliasSet struct{ locs []alias.Location }

// pointers lists the different pointers of a set in order.
func (s *aliasSet) pointers() (out []ir.Value) {
	for _, l := range s.locs {
		if !slices.Contains(out, l.Ptr) {
			out = append(out, l.Ptr)
		}
	}
	return out
}

// addToSet puts a location into the set of what it may overlap; several such sets become one.
func (a *analyzer) addToSet(loc alias.Location) {
	var into *aliasSet
	kept := a.sets[:0]
	for _, s := range a.sets {
		overlaps := slices.ContainsFunc(s.locs, func(l alias.Location) bool {
			return l.Ptr == loc.Ptr || a.batch.Alias(l, loc) != alias.NoAlias
		})
		switch {
		case !overlaps:
			kept = append(kept, s)
		case into == nil:
			into = s
			kept = append(kept, s)
		default:
			into.locs = append(into.locs, s.locs...)
		}
	}
	a.sets = kept
	if into == nil {
		into = &aliasSet{}
		a.sets = append(a.sets, into)
	}
	if !slices.Contains(into.locs, loc) {
		into.locs = append(into.locs, loc)
	}
}

// classes are disjoint sets of accesses to one object each, in which dependences are computed.
type classes struct {
	leader  map[access]access
	members map[access][]access // by leader
}

func (c *classes) insert(x access) {
	if c.leader == nil {
		c.leader, c.members = map[access]access{}, map[access][]access{}
	}
	if _, ok := c.leader[x]; !ok {
		c.leader[x] = x
		c.members[x] = []access{x}
	}
}

// unite appends the class of y to that of x.
func (c *classes) unite(x, y access) {
	a, b := c.leader[x], c.leader[y]
	if a == b {
		return
	}
	for _, m := range c.members[b] {
		c.leader[m] = a
	}
	c.members[a] = append(c.members[a], c.members[b]...)
	delete(c.members, b)
}

// buildSets finds the accesses of one object, and those that have to be looked at because a write
// is beside them in their alias set. Pointers that are only read come last.
func (a *analyzer) buildSets() {
	for _, set := range a.sets {
		hasWrite := false
		last := map[ir.Value]access{}
		var deferred []access
		visit := func(x access, readOnly bool) {
			if (x.write || readOnly) && hasWrite {
				a.toCheck = append(a.toCheck, x)
				a.needed = true
			}
			hasWrite = hasWrite || x.write
			a.uniteByObject(x, last)
		}
		for _, p := range set.pointers() {
			for _, at := range a.accesses {
				if at.ptr != p {
					continue
				}
				a.classes.insert(at.access)
				if a.readOnly[p] && !at.write {
					deferred = append(deferred, at.access)
					continue
				}
				visit(at.access, false)
			}
		}
		for _, x := range deferred {
			visit(x, true)
		}
	}
}

func (a *analyzer) uniteByObject(x access, last map[ir.Value]access) {
	objects, ok := analysis.UnderlyingObjects(x.ptr)
	if !ok {
		objects = []ir.Value{analysis.UnderlyingObject(x.ptr)}
	}
	for _, o := range objects {
		if k, isConst := o.(*ir.Const); isConst && k.Kind == ir.NullConst && !analysis.NullIsDefined(a.l.Header.Func(), o.Type().Space) {
			continue
		}
		if prev, ok := last[o]; ok {
			a.classes.unite(x, prev)
		}
		last[o] = x
	}
}

// dependences computes those of all pairs in the classes of toCheck, and reports whether iterations
// may run side by side.
func (a *analyzer) dependences() bool {
	visited := map[access]bool{}
	for _, x := range a.toCheck {
		if visited[x] {
			continue
		}
		members := a.classes.members[a.classes.leader[x]]
		for k, m := range members {
			visited[m] = true
			from := k
			if !m.write {
				from++
			}
			for n := from; n < len(members); n++ {
				if !a.pairs(m, members[n], n == k) {
					return false
				}
			}
		}
	}
	return a.depend.safe()
}

// pairs computes the dependences between the instructions of two accesses. It reports false where
// the rest does not matter any more.
func (a *analyzer) pairs(x, y access, same bool) bool {
	for n, i := range a.places[x] {
		others := a.places[y]
		if same {
			others = others[n+1:]
		}
		for _, j := range others {
			first, second := i, j
			if i > j {
				first, second = j, i
			}
			a.depend.add(a.info.Instrs[first], a.info.Instrs[second], a.kind(a.info.Instrs[first], a.info.Instrs[second]))
			if a.depend.tooMany && !a.depend.safe() {
				return false
			}
		}
	}
	return true
}
