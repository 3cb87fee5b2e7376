package slp

import (
	"opt-go/frontend/ir"
	"opt-go/passes/target"
)

// cost is what the tree's vectors cost more than its scalars.
func (t *tree) cost() int {
	n := 0
	for _, x := range t.nodes {
		if x.gathers() {
			x.plan = t.planned(x)
			n += t.gatherCost(x)
		} else {
			n += t.nodeCost(x)
		}
	}
	n += t.edgeCosts() + t.outsideCost() - t.extractsSaved()
	t.total = n
	return n
}

// element is the type of the lanes of a node: for stores, of what is stored.
func (n *node) element() *ir.Type {
	if n.main != nil && n.main.Op() == ir.Store {
		return n.main.AccessType()
	}
	return n.scalars[0].Type()
}

// nodeCost is the cost of a node's vector operation less that of its members.
func (t *tree) nodeCost(n *node) int {
	lanes := len(n.scalars)
	vector := t.operation(n, n.main, lanes)
	if n.alt != nil {
		vector += t.operation(n, n.alt, lanes) + t.vectors.Shuffle(target.Blend, n.element(), lanes)
	}
	for _, v := range n.scalars {
		vector -= t.operation(nil, v.(*ir.Instr), 1)
	}
	return vector
}

// operation is the cost of an instruction on vectors of so many lanes; of scalars where n is nil.
func (t *tree) operation(n *node, i *ir.Instr, lanes int) int {
	v, op, ty := t.vectors, i.Op(), i.Type()
	switch {
	case op == ir.Load || op == ir.Store:
		if n != nil && v.Unaligned != nil {
			return v.Unaligned(i.AccessType(), lanes, int(n.scalars[0].(*ir.Instr).Align()))
		}
		return v.Memory(i.AccessType(), lanes)
	case v.Fused && fused(i):
		return 0
	case op.IsBinary() || op == ir.FNeg:
		return v.Arith(op, ty, lanes, t.second(n, i))
	case op.IsCast():
		return v.Cast(op, i.Operand(0).Type(), ty, lanes)
	case op == ir.ICmp || op == ir.FCmp:
		return v.Compare(i.Pred, i.Operand(0).Type(), lanes)
	case op == ir.Select:
		return v.Select(ty, lanes)
	case op == ir.Call:
		return v.Call(i.IntrinsicID(), ty, lanes)
	}
	return 0
}

// fused reports whether a product becomes part of the sum that is its only user.
func fused(i *ir.Instr) bool {
	u := ir.SoleUser(i)
	return i.Op() == ir.FMul && i.HasFlag(ir.FContract) && u != nil && u.Op() == ir.FAdd && u.HasFlag(ir.FContract)
}

// second says what is known of the second operand of an operation, in all lanes of a node or, where
// n is nil, of one instruction.
func (t *tree) second(n *node, i *ir.Instr) target.Second {
	if i.NumOperands() < 2 {
		return target.Varying
	}
	list := []ir.Value{i.Operand(1)}
	if n != nil {
		if e := n.operands[1]; e.gathers() {
			list = e.scalars
		} else {
			return target.Varying
		}
	}
	constant, power := 0, 0
	for _, v := range list {
		if k := ir.AsInt(v); k != nil {
			constant++
			if x, ok := k.Uint64(); ok && x != 0 && x&(x-1) == 0 {
				power++
			}
		}
	}
	same := true
	for _, v := range list[1:] {
		same = same && v == list[0]
	}
	switch {
	case power == len(list) && (same || i.Op().IsDivRem()):
		return target.PowerOfTwo
	case constant == len(list) && (same || i.Op().IsDivRem()):
		return target.ByConstant
	case same && n != nil:
		return target.Uniform
	}
	return target.Varying
}

// laneCost is the cost of putting a scalar into a lane, or of reading it from there: lowest lanes
// of floats are where scalars are.
func (t *tree) laneCost(elem *ir.Type, lane int) int {
	if lane == 0 && elem.IsFloat() {
		return 0
	}
	return t.vectors.Element(elem)
}

func (t *tree) gatherCost(n *node) int {
	elem, lanes := n.element(), len(n.scalars)
	sum := 0
	switch g := n.plan; g.kind {
	case constant:
	case splatted:
		sum = t.laneCost(elem, 0) + t.vectors.Shuffle(target.Broadcast, elem, lanes)
	case repeated:
		for k := range g.unique {
			sum += t.laneCost(elem, k)
		}
		sum += t.vectors.Shuffle(target.Permute, elem, lanes)
	case shuffled:
		if len(g.from) == 2 {
			return t.vectors.Shuffle(blendOr(g.mask, target.PermuteTwo), elem, max(lanes, g.from[0].lanes()))
		}
		sum = t.shuffleCost(g.mask, g.from[0].lanes(), elem)
	default:
		for k, v := range n.scalars {
			if !ir.IsConst(v) {
				sum += t.laneCost(elem, k)
			}
		}
	}
	return sum
}

// blendOr returns whether a shuffle of two vectors leaves all lanes where they are, else other.
func blendOr(mask []int32, other target.ShuffleKind) target.ShuffleKind {
	for k, m := range mask {
		if m >= 0 && int(m)%len(mask) != k {
			return other
		}
	}
	return target.Blend
}

// shuffleCost is the cost of a shuffle of one vector of so many lanes.
func (t *tree) shuffleCost(mask []int32, lanes int, elem *ir.Type) int {
	straight, reverse, same := true, len(mask) == lanes, true
	for k, m := range mask {
		if m < 0 {
			continue
		}
		straight = straight && int(m) == k
		reverse = reverse && int(m) == lanes-1-k
		same = same && m == mask[0]
	}
	kind := target.Permute
	switch {
	case straight:
		return 0
	case same:
		kind = target.Broadcast
	case reverse:
		kind = target.Reverse
	}
	return t.vectors.Shuffle(kind, elem, max(lanes, len(mask)))
}

// edgeCosts is the cost of the shuffles between nodes, each of which is done once.
func (t *tree) edgeCosts() int {
	type key struct {
		n    *node
		mask string
	}
	seen := map[key]bool{}
	sum := 0
	for _, n := range t.nodes {
		for _, e := range n.operands {
			if k := (key{e.node, maskKey(e.mask)}); e.mask != nil && !seen[k] {
				seen[k] = true
				sum += t.shuffleCost(e.mask, len(e.scalars), e.element())
			}
		}
	}
	return sum
}

func maskKey(mask []int32) string {
	b := make([]byte, 0, 2*len(mask))
	for _, m := range mask {
		b = append(b, byte(m), byte(m>>8))
	}
	return string(b)
}

// outsideCost is the cost of reading lanes that are used outside of the tree.
func (t *tree) outsideCost() int {
	sum := 0
	for _, n := range t.nodes {
		switch {
		case n.gathers() && (n.plan.kind == inserted || n.plan.kind == splatted || n.plan.kind == repeated):
			for _, v := range n.plan.unique {
				if m, ok := t.of[asInstr(v)]; ok && !t.usedOutside(v) {
					sum += t.outside(m)
				}
			}
		case !n.gathers() && n.main.Op() != ir.Store:
			for k, v := range n.scalars {
				if t.usedOutside(v) {
					sum += t.outside(member{n, k})
				}
			}
		}
	}
	return sum
}

// outside is the cost of a member that is used outside of the tree. Its lane is read from the
// vector, unless it is a load, which is no dearer: it stays beside the vector that has its value,
// too, and the next tree may take it.
func (t *tree) outside(m member) int {
	n := t.laneCost(m.element(), m.lane)
	if m.main.Op() != ir.Load {
		return n
	}
	i := m.scalars[m.lane].(*ir.Instr)
	if _, in := t.of[asInstr(i.Pointer())]; in || t.vectors.Memory(i.Type(), 1) > n {
		return n
	}
	t.kept[i] = true
	return t.vectors.Memory(i.Type(), 1)
}

// usedOutside reports whether an instruction that is no member of the tree uses a scalar.
func (t *tree) usedOutside(v ir.Value) bool {
	for u := range ir.Users(v) {
		if _, in := t.of[u]; !in && !(t.chain[u] && t.roots[v]) {
			return true
		}
	}
	return false
}

// extractsSaved is the cost of the lanes that members of the tree have read of vectors, which the
// tree takes as vectors.
func (t *tree) extractsSaved() int {
	sum := 0
	seen := map[ir.Value]bool{}
	for _, n := range t.nodes {
		if !n.gathers() || n.plan.kind != shuffled {
			continue
		}
		for _, v := range n.scalars {
			i := asInstr(v)
			if i == nil || seen[v] || i.Op() != ir.ExtractElement || t.usedOutside(i) {
				continue
			}
			if _, member := t.of[i]; member {
				continue
			}
			seen[v] = true
			lane, _ := laneOf(i)
			sum += t.laneCost(i.Type(), lane)
		}
	}
	return sum
}

// complete reports whether nothing is gathered lane by lane.
func (t *tree) complete() bool {
	for _, n := range t.nodes {
		if n.gathers() && (n.plan.kind == inserted || n.plan.kind == repeated) {
			return false
		}
	}
	return true
}
