package gvn

import (
	"cmp"
	"math"
	"slices"
	"sort"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// leaderIndex finds the leader in a block in a long list. The leaders' blocks form a tree by the
// nesting of their preorder intervals. The leaders whose blocks dominate a block are an ancestor
// path in that tree, so each node caches the result for its path.
type leaderIndex struct {
	n     int // so many leaders of the list are in it
	nodes []leaderNode
}

type leaderNode struct {
	in, out  int32
	parent   int // -1: none
	constant int // the index of the first constant, -1: none
	other    int // the index of the leader if there is no constant
}

// findIndexed is find in a long list while the dominator tree stays as it is.
func (l *leaders) findIndexed(b *ir.Block, num uint32, dt *analysis.DomTree) ir.Value {
	list := l.of[num]
	x := l.indices[num]
	if x == nil || len(list)-x.n > max(longList, x.n/2) {
		x = newLeaderIndex(list, dt)
		l.indices[num] = x
	}
	constant, other := x.find(b, dt)
	for k := x.n; k < len(list); k++ {
		if dt.Dominates(list[k].block, b) {
			constant, other = pick(list, k, constant, other)
		}
	}
	if constant >= 0 {
		return list[constant].value
	}
	if other >= 0 {
		return list[other].value
	}
	return nil
}

// pick returns the result when index k is added to the previous result. The first leader of the
// list comes before the others, which come from the latest to the earliest. The first constant ends
// the search; without one the last leader is the result.
func pick(list []leader, k, constant, other int) (int, int) {
	order := func(k int) int {
		if k == 0 {
			return math.MaxInt
		}
		return k
	}
	if ir.IsConst(list[k].value) && (constant < 0 || order(k) > order(constant)) {
		constant = k
	}
	if other < 0 || order(k) < order(other) {
		other = k
	}
	return constant, other
}

func newLeaderIndex(list []leader, dt *analysis.DomTree) *leaderIndex {
	x := &leaderIndex{n: len(list)}
	places := make([]int, 0, len(list))
	for k, e := range list {
		if dt.Reachable(e.block) {
			places = append(places, k)
		}
	}
	in := func(k int) int32 { in, _ := dt.Interval(list[k].block); return in }
	slices.SortStableFunc(places, func(j, k int) int { return cmp.Compare(in(j), in(k)) })
	top := -1
	for _, k := range places {
		n := leaderNode{constant: -1, other: -1}
		n.in, n.out = dt.Interval(list[k].block)
		for top >= 0 && x.nodes[top].out < n.in {
			top = x.nodes[top].parent
		}
		if n.parent = top; top >= 0 {
			n.constant, n.other = x.nodes[top].constant, x.nodes[top].other
		}
		n.constant, n.other = pick(list, k, n.constant, n.other)
		top = len(x.nodes)
		x.nodes = append(x.nodes, n)
	}
	return x
}

// find returns the indices of the leaders found in b, -1: none.
func (x *leaderIndex) find(b *ir.Block, dt *analysis.DomTree) (constant, other int) {
	in, _ := dt.Interval(b)
	k := sort.Search(len(x.nodes), func(k int) bool { return x.nodes[k].in > in }) - 1
	for k >= 0 && x.nodes[k].out < in {
		k = x.nodes[k].parent
	}
	if k < 0 {
		return -1, -1
	}
	return x.nodes[k].constant, x.nodes[k].other
}
