package modulo

import (
	"cmp"
	"slices"
)

// nodeTimes are earliest and latest start times of the nodes over the edges that agree with the
// node order (the graph without the edges that close recurrences), as if resources were unlimited.
type nodeTimes struct {
	asap, alap []int // cycles
}

// mobility is the freedom of a node in cycles.
func (n *nodeTimes) mobility(v int) int { return n.alap[v] - n.asap[v] }

func (p *problem) times(ii int) nodeTimes {
	n := len(p.nodes)
	byOrder := make([]int, n)
	for v, at := range p.order {
		byOrder[at] = v
	}
	t := nodeTimes{asap: make([]int, n), alap: make([]int, n)}
	last := 0
	for _, v := range byOrder {
		for _, i := range p.in[v] {
			if e := &p.edges[i]; p.forward(e) {
				t.asap[v] = max(t.asap[v], t.asap[e.from]+e.weight(ii))
			}
		}
		last = max(last, t.asap[v])
	}
	for at := n - 1; at >= 0; at-- {
		v := byOrder[at]
		t.alap[v] = last
		for _, i := range p.out[v] {
			if e := &p.edges[i]; p.forward(e) {
				t.alap[v] = min(t.alap[v], t.alap[e.to]-e.weight(ii))
			}
		}
	}
	return t
}

// orderer produces the order in which HRMS places the nodes (Llosa et al., MICRO-28): recurrences
// first, the most constraining one first, each with the nodes on paths between it and the ordered
// nodes; then the rest. Within such a set the ordered nodes act as one hypernode, which absorbs its
// predecessors and its successors in turn, so that a node is placed next to neighbours on one side
// only, except where it closes a recurrence.
//
// The hypernode is implicit: instead of rewriting the graph, a node counts as part of the hypernode
// once it is ordered.
type orderer struct {
	p     *problem
	times nodeTimes
	inSet []bool // the set being ordered
	done  []bool // ordered: part of the hypernode
	order []int
}

// disturbance is the largest number of cycles by which perturbedOrder moves start times: an
// addition or two.
const disturbance = 8

// hrmsOrder returns the nodes in the order of hypernode reduction. ii scales the distances in the
// start times that break ties.
func (p *problem) hrmsOrder(ii int) []int { return p.perturbedOrder(ii, 0) }

// perturbedOrder is hrmsOrder with start times disturbed by a salt other than 0: other nodes begin
// hypernodes, and nodes that could go in any order go in another one. Predecessors and successors
// still come as they should.
func (p *problem) perturbedOrder(ii int, salt uint64) []int {
	n := len(p.nodes)
	o := &orderer{p: p, times: p.times(ii), inSet: make([]bool, n), done: make([]bool, n)}
	if salt != 0 {
		for v := range n {
			o.times.asap[v] += int(disturbance * noise(salt, uint64(2*v)))
			o.times.alap[v] += int(disturbance * noise(salt, uint64(2*v+1)))
		}
	}
	for _, set := range p.prioritySets() {
		for _, v := range set {
			o.inSet[v] = true
		}
		o.orderSet(set)
		for _, v := range set {
			o.inSet[v] = false
		}
	}
	return o.order
}

// prioritySets splits the nodes: per recurrence, in descending order of RecMII, its nodes and those
// on paths between it and the earlier sets, recurrences among them; the last set is the rest. Every
// node is in one set.
func (p *problem) prioritySets() [][]int {
	var recs []int
	for c := range p.comps {
		if p.rec[c] > 0 && len(p.comps[c]) > 1 {
			recs = append(recs, c)
		}
	}
	slices.SortStableFunc(recs, func(a, b int) int { return cmp.Compare(p.rec[b], p.rec[a]) })
	taken := make([]bool, len(p.nodes))
	var sets [][]int
	for _, c := range recs {
		if taken[p.comps[c][0]] {
			continue // it is on a path between two others and is part of their set
		}
		set := slices.Clone(p.comps[c])
		if len(sets) > 0 {
			set = append(set, p.between(taken, p.comps[c])...)
		}
		for _, v := range set {
			taken[v] = true
		}
		sets = append(sets, set)
	}
	var rest []int
	for v := range p.nodes {
		if !taken[v] {
			rest = append(rest, v)
		}
	}
	return append(sets, rest)
}

// between returns the nodes, neither taken nor in to, on paths from taken nodes to nodes of to or
// back.
func (p *problem) between(taken []bool, to []int) []int {
	var from []int
	target := make([]bool, len(p.nodes))
	for v, t := range taken {
		if t {
			from = append(from, v)
		}
	}
	for _, v := range to {
		target[v] = true
	}
	afterFrom, beforeFrom := p.reach(from, p.out, true), p.reach(from, p.in, false)
	afterTo, beforeTo := p.reach(to, p.out, true), p.reach(to, p.in, false)
	var nodes []int
	for v := range p.nodes {
		if !taken[v] && !target[v] && (afterFrom[v] && beforeTo[v] || beforeFrom[v] && afterTo[v]) {
			nodes = append(nodes, v)
		}
	}
	return nodes
}

// reach marks what can be reached from nodes along successors or predecessors, the nodes themselves
// included.
func (p *problem) reach(nodes []int, edges [][]int32, forward bool) []bool {
	seen := make([]bool, len(p.nodes))
	work := slices.Clone(nodes)
	for _, v := range nodes {
		seen[v] = true
	}
	for len(work) > 0 {
		v := work[len(work)-1]
		work = work[:len(work)-1]
		for _, i := range edges[v] {
			w := p.edges[i].from
			if forward {
				w = p.edges[i].to
			}
			if !seen[w] {
				seen[w] = true
				work = append(work, int(w))
			}
		}
	}
	return seen
}

// orderSet appends the nodes of a set.
func (o *orderer) orderSet(set []int) {
	for left := len(set); left > 0; {
		before := len(o.order)
		o.absorb(o.neighbours(set, true), true)
		o.absorb(o.neighbours(set, false), false)
		if len(o.order) == before {
			o.start(set)
		}
		left -= len(o.order) - before
	}
}

// start begins a new hypernode where none of the set touches an ordered node: at the node with the
// least freedom, the earliest first.
func (o *orderer) start(set []int) {
	best := -1
	for _, v := range set {
		if o.done[v] {
			continue
		}
		if best < 0 || cmp.Or(
			cmp.Compare(o.times.mobility(v), o.times.mobility(best)),
			cmp.Compare(o.p.order[v], o.p.order[best])) < 0 {
			best = v
		}
	}
	o.done[best] = true
	o.order = append(o.order, best)
}

// neighbours returns the nodes of the set that are direct predecessors (or successors) of the
// hypernode.
func (o *orderer) neighbours(set []int, preds bool) []int {
	var found []int
	for _, v := range set {
		if o.done[v] {
			continue
		}
		edges := o.p.in[v]
		if preds {
			edges = o.p.out[v]
		}
		for _, i := range edges {
			e := &o.p.edges[i]
			other := e.from
			if preds {
				other = e.to
			}
			if o.done[other] && o.p.forward(e) {
				found = append(found, v)
				break
			}
		}
	}
	return found
}

// absorb orders some direct predecessors (or successors) of the hypernode and all nodes of the set
// on paths among them: predecessors from the hypernode upwards, successors downwards.
func (o *orderer) absorb(nodes []int, preds bool) {
	if len(nodes) == 0 {
		return
	}
	if len(nodes) > 1 {
		nodes = o.withPaths(nodes)
	}
	p, t := o.p, &o.times
	slices.SortFunc(nodes, func(a, b int) int {
		if preds {
			return cmp.Or(cmp.Compare(t.alap[b], t.alap[a]), cmp.Compare(p.order[b], p.order[a]))
		}
		return cmp.Or(cmp.Compare(t.asap[a], t.asap[b]), cmp.Compare(p.order[a], p.order[b]))
	})
	o.topological(nodes, preds)
}

// withPaths adds the unordered nodes of the set on forward paths between two of the nodes.
func (o *orderer) withPaths(nodes []int) []int {
	below, above := o.flood(nodes, true), o.flood(nodes, false)
	var all []int
	for v := range below {
		if above[v] {
			all = append(all, v)
		}
	}
	slices.Sort(all)
	return all
}

// flood returns what forward edges reach from the nodes inside the unordered part of the set,
// downwards or upwards.
func (o *orderer) flood(nodes []int, down bool) map[int]bool {
	seen := make(map[int]bool, 2*len(nodes))
	work := slices.Clone(nodes)
	for _, v := range nodes {
		seen[v] = true
	}
	for len(work) > 0 {
		v := work[len(work)-1]
		work = work[:len(work)-1]
		edges := o.p.in[v]
		if down {
			edges = o.p.out[v]
		}
		for _, i := range edges {
			e := &o.p.edges[i]
			w := int(e.from)
			if down {
				w = int(e.to)
			}
			if o.p.forward(e) && o.inSet[w] && !o.done[w] && !seen[w] {
				seen[w] = true
				work = append(work, w)
			}
		}
	}
	return seen
}

// topological appends nodes that are sorted by start time, but lets no node overtake one it depends
// on (negative latencies can make the start times disagree with the edges).
func (o *orderer) topological(nodes []int, preds bool) {
	slot := make(map[int]int, len(nodes))
	waiting := make([]int, len(nodes))
	for i, v := range nodes {
		slot[v] = i
	}
	follow := func(v int, visit func(int)) {
		edges := o.p.out[v]
		if preds {
			edges = o.p.in[v]
		}
		for _, i := range edges {
			e := &o.p.edges[i]
			w := int(e.to)
			if preds {
				w = int(e.from)
			}
			if at, ok := slot[w]; ok && o.p.forward(e) {
				visit(at)
			}
		}
	}
	for _, v := range nodes {
		follow(v, func(at int) { waiting[at]++ })
	}
	var ready intHeap
	for at := range nodes {
		if waiting[at] == 0 {
			ready.push(at)
		}
	}
	for len(ready) > 0 {
		at := ready.pop()
		v := nodes[at]
		o.done[v] = true
		o.order = append(o.order, v)
		follow(v, func(next int) {
			if waiting[next]--; waiting[next] == 0 {
				ready.push(next)
			}
		})
	}
}
