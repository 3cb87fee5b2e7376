package alias

import "opt-go/frontend/ir"

// Type-based alias analysis. A tag !{base type, access type, offset[, constant]} says that a value
// of the access type is accessed, offset bytes inside an object of the base type. Type nodes are
// !{name, (member type, offset)…}; the first member of a scalar type is its parent in the tree of
// types. Two accesses alias unless neither may be inside the other's object.
//
// Not handled: the newer form of type nodes with sizes (clang -new-struct-path-tbaa), whose
// accesses alias everything.

// tag is a decomposed access tag; both types are the node itself for a plain scalar type.
type tag struct {
	base, access *ir.MDNode
	offset       uint64
}

func readTag(n *ir.MDNode) (t tag, ok bool) {
	if len(n.Fields) < 3 {
		return tag{n, n, 0}, len(n.Fields) > 0
	}
	base, isPath := n.Operand(0).(*ir.MDNode)
	if !isPath {
		return tag{n, n, 0}, true
	}
	access, _ := n.Operand(1).(*ir.MDNode)
	if access == nil || isSizedType(access) || isSizedType(base) {
		return tag{}, false
	}
	return tag{base, access, mdUint(n.Operand(2))}, true
}

// isSizedType recognizes the newer form: the parent comes first, then the size.
func isSizedType(n *ir.MDNode) bool {
	if len(n.Fields) < 3 {
		return false
	}
	_, ok := n.Operand(0).(*ir.MDNode)
	return ok
}

func mdUint(m ir.MD) uint64 {
	if c, ok := m.(*ir.MDConst); ok {
		if k, ok := c.Value.(*ir.Const); ok {
			n, _ := k.Uint64()
			return n
		}
	}
	return 0
}

// immutableTag reports whether the tag marks memory that is constant.
func immutableTag(n *ir.MDNode) bool {
	if n == nil {
		return false
	}
	k := 2
	if len(n.Fields) >= 3 {
		if _, isPath := n.Operand(0).(*ir.MDNode); isPath {
			if t, _ := readTag(n); t.base == nil {
				return false
			}
			k = 3
		}
	}
	return len(n.Fields) > k && mdUint(n.Operand(k))&1 != 0
}

func mayAliasByTypes(x, y *ir.MDNode) bool {
	if x == nil || y == nil || x == y {
		return true
	}
	a, okA := readTag(x)
	b, okB := readTag(y)
	if !okA || !okB {
		return true
	}
	common := leastCommonType(a.access, b.access)
	if common == nil {
		return true // trees of different languages
	}
	if may, decided := a.holds(b, common); decided {
		return may
	}
	may, decided := b.holds(a, common)
	return decided && may
}

// maxTypeDepth bounds the walk to the root of the type tree.
const maxTypeDepth = 64

func parentType(n *ir.MDNode) *ir.MDNode {
	if len(n.Fields) < 2 {
		return nil
	}
	p, _ := n.Operand(1).(*ir.MDNode)
	return p
}

// leastCommonType returns the deepest type that both are descendants of, nil when they have
// different roots.
func leastCommonType(x, y *ir.MDNode) *ir.MDNode {
	path := func(n *ir.MDNode) (p []*ir.MDNode) {
		for ; n != nil && len(p) < maxTypeDepth; n = parentType(n) {
			p = append(p, n)
		}
		return p
	}
	p, q := path(x), path(y)
	var common *ir.MDNode
	for i, j := len(p)-1, len(q)-1; i >= 0 && j >= 0 && sameNode(p[i], q[j], 0); i, j = i-1, j-1 {
		common = p[i]
	}
	return common
}

// holds decides whether the access of inner may be to a part of the object that t accesses: it
// follows the members of t's base type that contain t's access until it meets inner's base type.
func (t tag) holds(inner tag, common *ir.MDNode) (may, decided bool) {
	if sameNode(t.access, t.base, 0) && sameNode(t.access, common, 0) {
		return true, true
	}
	offset := t.offset
	ty := t.base
	for range maxTypeDepth {
		if ty == nil {
			return false, false
		}
		if sameNode(ty, inner.base, 0) {
			return offset == inner.offset || sameNode(ty, t.access, 0) || sameNode(inner.base, inner.access, 0), true
		}
		ty, offset = member(ty, offset)
	}
	return true, true
}

// member returns the type of the member of a type node that contains the offset, and the offset
// inside it.
func member(n *ir.MDNode, offset uint64) (*ir.MDNode, uint64) {
	if len(n.Fields) < 2 {
		return nil, 0
	}
	k := 1
	if len(n.Fields) > 3 {
		for k+3 < len(n.Fields) && mdUint(n.Operand(k+3)) <= offset {
			k += 2
		}
	}
	if k+1 < len(n.Fields) {
		offset -= mdUint(n.Operand(k + 1))
	}
	m, _ := n.Operand(k).(*ir.MDNode)
	return m, offset
}

// sameNode reports whether two nodes are one for LLVM, which keeps a single copy of equal nodes
// that are not distinct. Beyond a depth it says yes, which is the safe answer for types.
func sameNode(x, y *ir.MDNode, depth int) bool {
	if x == y {
		return true
	}
	if x == nil || y == nil || x.Distinct || y.Distinct || x.Kind != y.Kind || len(x.Fields) != len(y.Fields) {
		return false
	}
	if depth > 16 {
		return true
	}
	for k := range x.Fields {
		if !sameMD(x.Fields[k].Value, y.Fields[k].Value, depth+1) {
			return false
		}
	}
	return true
}

func sameMD(x, y ir.MD, depth int) bool {
	if m, ok := x.(*ir.MDNode); ok {
		n, ok := y.(*ir.MDNode)
		return ok && sameNode(m, n, depth)
	}
	if m, ok := x.(*ir.MDConst); ok {
		n, ok := y.(*ir.MDConst)
		return ok && m.Value == n.Value
	}
	return x == y
}
