package modulo

import (
	"cmp"
	"math"

	"opt-go/vliw/ddg"
)

// Moves for the allocation's sake. Where the lifetimes of a class fall into groups that share no
// row (LeastRegisters), one register more than MaxLive is needed. An operation that reads a value
// for the last time and makes another one can be issued in another row without more values being
// live, and then the one ends and the other starts there: two groups become one. Often the row is
// full; then the operation changes places with one that is there. II does not change, the number of
// stages does not rise, and neither does MaxLive.

// joinWork bounds the search per placement, in operations visited while registers are counted: some
// tenths of a millisecond.
const joinWork = 60_000

// connect joins groups as long as a move, or an exchange of two operations, does.
func (s *placement) connect() {
	j := newJoiner(s)
	j.cost = j.count()
	for j.cost.least > j.cost.live && j.work > 0 && j.once() {
	}
}

// registers sums up LeastRegisters and MaxLive over the classes.
func (s *placement) registers() (least, live int) {
	c := newJoiner(s).count()
	return c.least, c.live
}

// joinCost is what the moves lower, the first figure first; all are sums over the classes.
type joinCost struct{ least, live, groups int }

func (c joinCost) compare(d joinCost) int {
	return cmp.Or(cmp.Compare(c.least, d.least), cmp.Compare(c.live, d.live), cmp.Compare(c.groups, d.groups))
}

type joiner struct {
	*placement
	values      [][]joinValue // per class
	rows        *meeting
	cost        joinCost
	first, last int // cycles within which operations stay
	work        int // left
	weight      int // of counting once
}

// joinValue is a value with its consumers.
type joinValue struct {
	def  place
	keep int // cycles that it lives without consumers
	uses []place
}

// place is when something happens: time(node) + a − b·II.
type place struct{ node, a, b int }

func newJoiner(s *placement) *joiner {
	g := s.p.g
	j := &joiner{placement: s, values: make([][]joinValue, g.MaxRegClass()+1), rows: newMeeting(s.ii), work: joinWork}
	at := s.p.places()
	j.first, j.last = math.MaxInt, math.MinInt
	for _, p := range at {
		j.first, j.last = min(j.first, j.cycle(p)), max(j.last, j.cycle(p))
	}
	j.last = j.first + ((j.last-j.first)/s.ii+1)*s.ii - 1 // to the end of the last stage
	for i := range g.Ops {
		op := &g.Ops[i]
		if op.Result == ddg.NoReg {
			continue
		}
		v := s.p.value(at, op.ID)
		j.weight += 1 + len(v.uses)
		j.values[op.Result] = append(j.values[op.Result], v)
	}
	j.weight += s.ii
	return j
}

// places returns the node of each operation and its offset in the node.
func (p *problem) places() []place {
	at := make([]place, len(p.g.Ops))
	for v := range p.nodes {
		for _, m := range p.nodes[v].members {
			at[m.op] = place{v, m.a, m.b}
		}
	}
	return at
}

// value is the result of an operation with its consumers.
func (p *problem) value(at []place, op ddg.OpID) joinValue {
	v := joinValue{def: at[op], keep: max(p.g.Ops[op].Latency, 1)}
	for _, id := range p.g.Out(op) {
		if e := &p.g.Edges[id]; e.Kind == ddg.Flow {
			to := at[e.To]
			v.uses = append(v.uses, place{to.node, to.a + e.Keep, to.b - e.Distance})
		}
	}
	return v
}

func (j *joiner) cycle(p place) int { return j.time[p.node] + p.a - p.b*j.ii }

// count computes the cost of the present placement.
func (j *joiner) count() joinCost {
	j.work -= j.weight
	var c joinCost
	for _, values := range j.values {
		if len(values) == 0 {
			continue
		}
		j.rows.reset()
		for i := range values {
			v := &values[i]
			start := j.cycle(v.def)
			end := start + v.keep
			if len(v.uses) > 0 {
				end = start + 1
			}
			for _, u := range v.uses {
				end = max(end, j.cycle(u))
			}
			j.rows.add(start, end)
		}
		j.rows.close()
		c.least += j.rows.least()
		c.live += j.rows.most
		c.groups += j.rows.groups
	}
	return c
}

// once looks for a move that lowers the cost, and makes it.
func (j *joiner) once() bool {
	for v := range j.p.nodes {
		home := j.time[v]
		early, late := j.window(v)
		early, late = max(early, home-j.ii+1), min(late, home+j.ii-1)
		for k := 1; k < j.ii && j.work > 0; k++ {
			for _, t := range [...]int{home - k, home + k} {
				if t >= early && t <= late && j.inside(v, t) && (j.move(v, t) || j.exchange(v, t)) {
					return true
				}
			}
		}
	}
	return false
}

// inside reports whether a node at a cycle preserves the number of stages.
func (j *joiner) inside(v, cycle int) bool {
	for _, m := range j.p.nodes[v].members {
		if t := cycle + m.a - m.b*j.ii; t < j.first || t > j.last {
			return false
		}
	}
	return true
}

// move tries a node at a cycle, and leaves it there if that is better.
func (j *joiner) move(v, cycle int) bool {
	home, units := j.time[v], j.unitsOf(v)
	j.unplace(v)
	if j.try(v, cycle) {
		if j.better() {
			return true
		}
		j.unplace(v)
	}
	j.restore(v, home, units)
	return false
}

// better takes note of a lower cost.
func (j *joiner) better() bool {
	if c := j.count(); c.compare(j.cost) < 0 {
		j.cost = c
		return true
	}
	return false
}

// exchange tries a node at a cycle whose row is full: another node of the row moves to the cycle of
// the first, or at least to its row.
func (j *joiner) exchange(v, cycle int) bool {
	if len(j.p.nodes[v].members) > 1 {
		return false
	}
	class := &j.p.model.Classes[j.p.nodes[v].members[0].class]
	row := j.table.row(cycle)
	for _, unit := range class.Units {
		w := int(j.table.held[unit*j.ii+row])
		if w == int(free) || w == v || len(j.p.nodes[w].members) > 1 || j.work <= 0 {
			continue
		}
		if j.exchangeWith(v, cycle, w) {
			return true
		}
	}
	return false
}

func (j *joiner) exchangeWith(v, cycle, w int) bool {
	homeV, homeW, unitsV, unitsW := j.time[v], j.time[w], j.unitsOf(v), j.unitsOf(w)
	j.unplace(v)
	j.unplace(w)
	if early, late := j.window(v); cycle >= early && cycle <= late && j.try(v, cycle) {
		early, late := j.window(w)
		after := wrapRow(homeV-homeW, j.ii)
		for _, t := range [...]int{homeW + after, homeW + after - j.ii} {
			if t >= early && t <= late && j.inside(w, t) && j.try(w, t) {
				if j.better() {
					return true
				}
				j.unplace(w)
			}
		}
		j.unplace(v)
	}
	j.restore(v, homeV, unitsV)
	j.restore(w, homeW, unitsW)
	return false
}

// unitsOf lists the units of a node's members.
func (s *placement) unitsOf(v int) []int {
	members := s.p.nodes[v].members
	units := make([]int, len(members))
	for i, m := range members {
		units[i] = s.unit[m.op]
	}
	return units
}
