package modulo

import (
	"fmt"
	"slices"

	"github.com/pkg/errors"

	"opt-go/vliw/ddg"
)

// Bounds are the lower bounds of the initiation interval, in cycles.
type Bounds struct {
	Res int // ResMII: what the units and the issue width ask for
	Rec int // RecMII: what the recurrences ask for; 0 without recurrences
	// Joint is the lower bound from a recurrence whose operations cannot all find a unit in the
	// cycles that its circuits leave them; 0 where it does not exceed the others.
	Joint int
}

// MII is the largest bound, at least 1.
func (b Bounds) MII() int { return max(b.Res, b.Rec, b.Joint, 1) }

// MII computes the lower bounds for a graph on a machine. It fails where a schedule cannot exist at
// any II.
func MII(g *ddg.Graph, m *Model) (Bounds, error) {
	p, err := newProblem(g, m)
	if err != nil {
		return Bounds{}, err
	}
	return p.bounds(), nil
}

func (p *problem) bounds() Bounds {
	b := Bounds{Res: p.resMII()}
	if len(p.rec) > 0 {
		b.Rec = slices.Max(p.rec)
	}
	if joint := p.jointMII(b.MII()); joint > b.MII() {
		b.Joint = joint
	}
	return b
}

// unitDemand is what all operations with the same choice of units ask for.
type unitDemand struct {
	units []int // sorted
	busy  []int // per operation: cycles it holds its unit
}

// resMII is the largest bound over sets of units: the operations that can run only on the units of
// the set must fit there. The sets are the unions of the choices that occur; with many different
// choices (maxChoices) only the choices themselves and the union of all.
func (p *problem) resMII() int {
	const maxChoices = 8
	demands := p.demands()
	issued := 0
	for i := range demands {
		issued += len(demands[i].busy)
	}
	bound := (issued + p.model.IssueWidth - 1) / p.model.IssueWidth
	k := len(demands)
	if k > maxChoices {
		for i := range demands {
			bound = max(bound, boundOfUnion(demands, func(j int) bool { return i == j }))
		}
		return max(bound, boundOfUnion(demands, func(int) bool { return true }))
	}
	for set := 1; set < 1<<k; set++ {
		bound = max(bound, boundOfUnion(demands, func(j int) bool { return set&(1<<j) != 0 }))
	}
	return bound
}

// demands groups the operations by their choice of units, in order of first occurrence.
func (p *problem) demands() []unitDemand {
	var demands []unitDemand
	index := map[string]int{}
	byClass := make([]int, len(p.model.Classes))
	for i := range byClass {
		byClass[i] = -1
	}
	for i := range p.g.Ops {
		class := p.g.Ops[i].Class
		if p.model.Classes[class].Mark {
			continue
		}
		if byClass[class] < 0 {
			units := slices.Sorted(slices.Values(p.model.Classes[class].Units))
			key := fmt.Sprint(units)
			at, known := index[key]
			if !known {
				at = len(demands)
				index[key] = at
				demands = append(demands, unitDemand{units: units})
			}
			byClass[class] = at
		}
		d := &demands[byClass[class]]
		d.busy = append(d.busy, p.model.Classes[class].Busy)
	}
	return demands
}

func boundOfUnion(demands []unitDemand, chosen func(i int) bool) int {
	var units []int
	for i := range demands {
		if chosen(i) {
			units = append(units, demands[i].units...)
		}
	}
	slices.Sort(units)
	units = slices.Compact(units)
	var busy []int
	for i := range demands {
		inside := !slices.ContainsFunc(demands[i].units, func(u int) bool {
			_, found := slices.BinarySearch(units, u)
			return !found
		})
		if inside {
			busy = append(busy, demands[i].busy...)
		}
	}
	return shortestPacking(busy, len(units))
}

// recurrences computes RecMII per component: the smallest II at which no circuit has a positive
// weight, by binary search with Bellman-Ford.
func (p *problem) recurrences() error {
	p.rec = make([]int, len(p.comps))
	inside := make([][]arc, len(p.comps))
	for _, e := range p.edges {
		if c := p.comp[e.from]; c == p.comp[e.to] {
			inside[c] = append(inside[c], e)
		}
	}
	for _, e := range p.loops {
		c := p.comp[e.from]
		inside[c] = append(inside[c], e)
	}
	dist := make([]int, len(p.nodes))
	for c, edges := range inside {
		if len(edges) == 0 {
			continue
		}
		hi := 1
		for i := range edges {
			hi += max(edges[i].lat, 0)
		}
		if positiveCircuit(dist, p.comps[c], edges, hi) {
			op := p.nodes[p.comps[c][0]].members[0].op
			return errors.Errorf("the recurrence through %s cannot be satisfied at any initiation interval", p.g.Ops[op].Name)
		}
		lo := 0 // the largest II known to be too small
		for hi-lo > 1 {
			if mid := (lo + hi) / 2; positiveCircuit(dist, p.comps[c], edges, mid) {
				lo = mid
			} else {
				hi = mid
			}
		}
		p.rec[c] = hi
	}
	return nil
}

// positiveCircuit reports whether the edges have a circuit of positive weight at an II. dist is
// scratch space indexed by node.
func positiveCircuit(dist []int, nodes []int, edges []arc, ii int) bool {
	for _, v := range nodes {
		dist[v] = 0
	}
	for range len(nodes) + 1 {
		changed := false
		for i := range edges {
			e := &edges[i]
			if d := dist[e.from] + e.weight(ii); d > dist[e.to] {
				dist[e.to] = d
				changed = true
			}
		}
		if !changed {
			return false
		}
	}
	return true
}

// jointLimit is the number of nodes of a component beyond which the joint bound is not looked for:
// it costs a matching per II and all longest paths.
const jointLimit = 150

// jointMII raises a bound while recurrences and units together exclude it, though neither does
// alone. Take a recurrence, and one of its nodes as a clock: at a given II every other node of the
// recurrence can be issued in a window of cycles only, which the longest paths to and from the
// clock bound. If the operations of the recurrence cannot be matched with different (unit, row)
// pairs in their windows, there is no schedule. Operations of other components can be moved against
// the clock freely; they only need the slots that the matching leaves, which the resource bound
// covers. Matching is per unit and row; issue slots are ignored.
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
