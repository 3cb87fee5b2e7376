package slp

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/vector/lanes"
)

// tree is what is built from one root.
type tree struct {
	*walk
	nodes     []*node // users before their operands
	of        map[*ir.Instr]member
	schedules []*schedule
	total     int                // its cost
	kept      map[*ir.Instr]bool // members that stay
	// A reduction's tree does not count uses of the roots by the chain, which goes away.
	roots map[ir.Value]bool
	chain map[*ir.Instr]bool
}

// member is where a scalar is in a tree.
type member struct {
	*node
	lane int
}

// node is a vector that a tree makes: of instructions that are done at once, or by gathering
// scalars.
type node struct {
	scalars []ir.Value // by lane; of a node that does not gather, all are instructions
	main    *ir.Instr  // nil: the node gathers
	alt     *ir.Instr  // of the second kind of members, or nil
	// operands are by number; those of a φ by its incoming blocks.
	operands []edge
	at       place  // of a node that gathers: where
	used     bool   // by an edge: its lanes have to stay where they are
	plan     gather // of a node that gathers

	vec      ir.Value            // when it has been made
	shuffled map[string]ir.Value // by mask
}

// edge is a vector as an operand: the lanes of a node, or, with a mask, lane mask[k] of the node in
// lane k.
type edge struct {
	*node
	mask []int32
}

// place is where vectors are gathered: before the members of a node, or at the end of a block from
// which control comes to it.
type place struct {
	user *node
	pred *ir.Block
}

func (n *node) gathers() bool { return n.main == nil }

func newTree(w *walk) *tree {
	return &tree{walk: w, of: map[*ir.Instr]member{}, kept: map[*ir.Instr]bool{}}
}

// build returns the vector of some scalars, and adds the nodes that make it.
func (t *tree) build(list []ir.Value, at place, depth int) edge {
	if e, ok := t.existing(list); ok {
		return e
	}
	unique, mask := distinct(list)
	if len(unique) < 2 || len(unique)&(len(unique)-1) != 0 || depth > t.limits.depth {
		return t.gather(list, at)
	}
	main, alt := match(unique, t.dl)
	if main == nil || !t.fits(main, len(unique)) {
		return t.gather(list, at)
	}
	for _, v := range unique {
		if _, taken := t.of[v.(*ir.Instr)]; taken || t.chain[v.(*ir.Instr)] {
			return t.gather(list, at)
		}
	}
	if main.Op() == ir.Load {
		sorted, ok := t.consecutive(unique)
		if !ok {
			return t.gather(list, at)
		}
		unique = sorted
		mask = maskOf(list, sorted)
	}
	if main.Op() != ir.Phi && !t.scheduleOf(main.Block()).add(instrs(unique)) {
		return t.gather(list, at)
	}
	n := &node{scalars: unique, main: main, alt: alt}
	t.nodes = append(t.nodes, n)
	t.number(n)
	t.grow(n, depth)
	if turned := t.turn(n); turned {
		mask = maskOf(list, n.scalars)
	}
	return edge{n, mask}.used()
}

func (e edge) used() edge {
	e.node.used = true
	if identity(e.mask, len(e.scalars)) {
		e.mask = nil
	}
	return e
}

// number enters the members of a node.
func (t *tree) number(n *node) {
	for k, v := range n.scalars {
		t.of[v.(*ir.Instr)] = member{n, k}
	}
}

// fits reports whether as many members fit the target's registers as other vectors of the tree do.
func (t *tree) fits(main *ir.Instr, n int) bool {
	ty := main.Type()
	if main.Op() == ir.Store {
		ty = main.AccessType()
	}
	return lanes.Element(ty) && n <= max(t.widest(), 2)
}

// widest is how many lanes nodes have at most.
func (t *tree) widest() int {
	n := t.limits.maxBits / 8
	if t.limits.maxLanes > 0 {
		n = min(n, t.limits.maxLanes)
	}
	return n
}

// existing returns an edge to the node that all scalars are members of.
func (t *tree) existing(list []ir.Value) (e edge, ok bool) {
	var n *node
	mask := make([]int32, len(list))
	for k, v := range list {
		i := asInstr(v)
		if i == nil {
			return e, false
		}
		m, ok := t.of[i]
		if !ok || n != nil && m.node != n {
			return e, false
		}
		n, mask[k] = m.node, int32(m.lane)
	}
	return edge{n, mask}.used(), true
}

// distinct returns the scalars without repetitions, and at which place of these each is.
func distinct(list []ir.Value) (unique []ir.Value, mask []int32) {
	mask = make([]int32, len(list))
	for k, v := range list {
		at := slices.Index(unique, v)
		if at < 0 {
			at = len(unique)
			unique = append(unique, v)
		}
		mask[k] = int32(at)
	}
	return unique, mask
}

// maskOf returns at which place of scalars each of a list is.
func maskOf(list, scalars []ir.Value) []int32 {
	mask := make([]int32, len(list))
	for k, v := range list {
		mask[k] = int32(slices.Index(scalars, v))
	}
	return mask
}

func identity(mask []int32, n int) bool {
	if len(mask) != n {
		return false
	}
	for k, m := range mask {
		if int(m) != k {
			return false
		}
	}
	return true
}

func instrs(list []ir.Value) []*ir.Instr {
	out := make([]*ir.Instr, len(list))
	for k, v := range list {
		out[k] = v.(*ir.Instr)
	}
	return out
}

// consecutive returns loads in the order of their addresses if they are neighbours.
func (t *tree) consecutive(list []ir.Value) (sorted []ir.Value, ok bool) {
	first := list[0].(*ir.Instr)
	size := int64(t.dl.StoreSize(first.Type()))
	offsets := make([]int64, len(list))
	least := int64(0)
	for k, v := range list {
		off, ok := t.distance(first.Pointer(), v.(*ir.Instr).Pointer())
		if !ok {
			return nil, false
		}
		offsets[k] = off
		least = min(least, off)
	}
	sorted = make([]ir.Value, len(list))
	for k, off := range offsets {
		n := (off - least) / size
		if (off-least)%size != 0 || n >= int64(len(list)) || sorted[n] != nil {
			return nil, false
		}
		sorted[n] = list[k]
	}
	return sorted, true
}

// gather adds a node that makes a vector of scalars.
func (t *tree) gather(list []ir.Value, at place) edge {
	n := &node{scalars: list, at: at, used: true}
	t.nodes = append(t.nodes, n)
	return edge{n, nil}
}

// grow builds the operands of a node. Equal operands are built once.
func (t *tree) grow(n *node, depth int) {
	if n.main.Op() == ir.Load {
		return
	}
	columns := t.columns(n)
	n.operands = make([]edge, len(columns))
	for k, list := range columns {
		at := place{user: n}
		if n.main.Op() == ir.Phi {
			at.pred = n.main.IncomingBlock(k)
		}
		same := slices.IndexFunc(columns[:k], func(other []ir.Value) bool { return slices.Equal(list, other) })
		if same >= 0 && (n.main.Op() != ir.Phi || n.main.IncomingBlock(same) == at.pred) {
			n.operands[k] = n.operands[same]
			continue
		}
		n.operands[k] = t.build(list, at, depth+1)
	}
}

// columns returns the operands of the members, number by number.
func (t *tree) columns(n *node) [][]ir.Value {
	count := n.main.NumOperands()
	switch n.main.Op() {
	case ir.Store:
		count = 1
	case ir.Call:
		count = n.main.NumArgs()
		if lanes.ScalarLast(n.main) {
			count--
		}
	}
	columns := make([][]ir.Value, count)
	for k := range columns {
		columns[k] = make([]ir.Value, len(n.scalars))
		for lane, v := range n.scalars {
			i := v.(*ir.Instr)
			if i.Op() == ir.Phi {
				columns[k][lane] = i.IncomingFor(n.main.IncomingBlock(k))
				continue
			}
			columns[k][lane] = i.Operand(k)
		}
	}
	if count >= 2 {
		t.pair(n, columns[0], columns[1])
	}
	return columns
}

// turn gives the lanes of a node the order that its operands have, if all of these are the same
// permutation of nodes; what is gathered, and of which the order does not matter, turns with them.
//
//	add(shuffle(x, m), shuffle(y, m))   ⇒   shuffle(add(x, y), m)
func (t *tree) turn(n *node) bool {
	var mask []int32
	for _, e := range n.operands {
		if e.gathers() {
			continue
		}
		if e.mask == nil || mask != nil && !slices.Equal(mask, e.mask) || len(e.mask) != len(e.scalars) {
			return false
		}
		mask = e.mask
	}
	if mask == nil || n.used || n.main.Op() == ir.Phi || n.main.Op() == ir.Store || !permutation(mask) {
		return false
	}
	n.scalars = permuted(n.scalars, mask)
	for k, e := range n.operands {
		if slices.ContainsFunc(n.operands[:k], func(o edge) bool { return o.node == e.node }) {
			n.operands[k].mask = nil
			continue
		}
		if e.gathers() {
			e.scalars = permuted(e.scalars, mask)
		}
		n.operands[k].mask = nil
	}
	t.number(n)
	return true
}

func permutation(mask []int32) bool {
	seen := make([]bool, len(mask))
	for _, m := range mask {
		if m < 0 || int(m) >= len(seen) || seen[m] {
			return false
		}
		seen[m] = true
	}
	return true
}

// permuted puts lane k to where mask[k] is.
func permuted(list []ir.Value, mask []int32) []ir.Value {
	out := make([]ir.Value, len(list))
	for k, v := range list {
		out[mask[k]] = v
	}
	return out
}
