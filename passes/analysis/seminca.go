package analysis

// ImmediateDominators returns the immediate dominator of each vertex of a graph by the semi-NCA algorithm (Georgiadis, 2005), in near-linear
// time. Vertices are the numbers from 1 in preorder of a depth-first search; parent has their parents in its tree, with 0 for what has none,
// at index 0 too, and so has the result. preds calls from with each predecessor of v that the search has reached, and with 0 if v may be
// entered from outside although it has a parent.
func ImmediateDominators(parent []int32, preds func(v int32, from func(u int32))) []int32 {
	n := int32(len(parent))
	s := &semiNCA{label: make([]int32, n), semi: make([]int32, n), ancestor: append([]int32(nil), parent...)}
	idom := append([]int32(nil), parent...)
	for v := range n {
		s.label[v], s.semi[v] = v, v
	}
	for v := n - 1; v >= 1; v-- {
		least := parent[v]
		preds(v, func(u int32) { least = min(least, s.semi[s.eval(u, v)]) })
		s.semi[v] = least
	}
	for v := int32(1); v < n; v++ {
		d := idom[v]
		for d > s.semi[v] {
			d = idom[d]
		}
		idom[v] = d
	}
	return idom
}

// semiNCA is the working state, by vertex.
type semiNCA struct {
	label, semi, ancestor []int32
	path                  []int32
}

// eval returns the vertex with the smallest semidominator on the path from v up to, but not including, the tree of
// vertices not yet processed (numbers up to w), compressing the path.
func (s *semiNCA) eval(v, w int32) int32 {
	if v <= w {
		return v
	}
	s.path = s.path[:0]
	for u := v; s.ancestor[u] > w; u = s.ancestor[u] {
		s.path = append(s.path, u)
	}
	for k := len(s.path) - 1; k >= 0; k-- {
		u := s.path[k]
		a := s.ancestor[u]
		if s.semi[s.label[a]] < s.semi[s.label[u]] {
			s.label[u] = s.label[a]
		}
		s.ancestor[u] = s.ancestor[a]
	}
	return s.label[v]
}
