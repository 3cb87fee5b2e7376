package combine

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/lanewise"
	"opt-go/passes/rewrite"
)

// laneOf is a lane of a vector; nil where it does not matter.
type laneOf struct {
	v    ir.Value
	lane int
}

// through follows shuffles to where a lane comes from.
func (l laneOf) through() laneOf {
	for {
		s, ok := l.v.(*ir.Instr)
		if !ok || s.Op() != ir.ShuffleVector || s.Operand(0).Type().Scalable {
			return l
		}
		m, n := int(s.Mask()[l.lane]), int(s.Operand(0).Type().Len)
		switch {
		case m < 0:
			return laneOf{}
		case m < n:
			l = laneOf{s.Operand(0), m}
		default:
			l = laneOf{s.Operand(1), m - n}
		}
	}
}

// laneTree is a vector whose lanes come from equal operations: what they are the same lanes of
// (leaf), or their operation on trees (operands).
type laneTree struct {
	lanes    []laneOf
	leaf     ir.Value
	splat    bool        // of one lane of the leaf
	operands []*laneTree // nil: an operand that is the same for all lanes
}

// cancelledShuffles: shuffles around operations lane by lane, which bring all lanes back to where
// they were, are gone.
//
//	shuffle (op (low X), (low Y)), (op (high X), (high Y)), <0, …, n>  ⇒  op X, Y
//
// Operations with other uses stay in shuffles, and so do those that trap on a lane that does not
// matter.
func cancelledShuffles(k *combiner, i *ir.Instr) bool {
	if !ir.HasUses(i) {
		return false
	}
	n := int(i.Type().Len)
	lanes := make([]laneOf, n)
	for j := range lanes {
		lanes[j] = laneOf{i, j}.through()
	}
	g := &laneGrower{lanes: n, budget: k.scan}
	t := g.grow(lanes)
	if t == nil || t.leaf != nil {
		return false
	}
	return k.replace(i, k.plant(t))
}

type laneGrower struct{ lanes, budget int }

// grow returns the tree of lanes, or nil if there is none without shuffles.
func (g *laneGrower) grow(lanes []laneOf) *laneTree {
	front := lanes[0]
	if g.budget--; g.budget < 0 || front.v == nil {
		return nil
	}
	t := &laneTree{lanes: lanes}
	rest := func(ok func(j int, l laneOf) bool) bool {
		for j, l := range lanes {
			if l.v != nil && !ok(j, l) {
				return false
			}
		}
		return true
	}
	c, isConst := front.v.(*ir.Const)
	switch {
	case front.lane == 0 && int(front.v.Type().Len) == g.lanes && rest(func(j int, l laneOf) bool { return l.v == front.v && l.lane == j }):
		t.leaf = front.v
		return t
	case isConst && c.Splat() != nil && rest(func(_ int, l laneOf) bool { return l.v == front.v }),
		rest(func(_ int, l laneOf) bool { return l == front }):
		t.leaf, t.splat = front.v, true
		return t
	}
	first, ok := front.v.(*ir.Instr)
	if !ok || !rest(func(_ int, l laneOf) bool { return alike(first, l.v) }) {
		return nil
	}
	return g.operands(t, first)
}

// alike reports whether v is the operation of i, used once.
func alike(i *ir.Instr, v ir.Value) bool {
	o, ok := v.(*ir.Instr)
	return ok && ir.HasOneUse(o) && o.Op() == i.Op() && o.Pred == i.Pred && o.NumOperands() == i.NumOperands() &&
		o.Operand(0).Type() == i.Operand(0).Type() && o.Type() == i.Type() && (o.Op() != ir.Call || o.IntrinsicID() == i.IntrinsicID())
}

// operands grows the trees of the operands of the operation of a tree.
func (g *laneGrower) operands(t *laneTree, first *ir.Instr) *laneTree {
	n, same := first.NumOperands(), []int(nil)
	switch op := first.Op(); {
	case op.IsDivRem():
		return nil
	case op.IsBinary(), op == ir.ICmp, op == ir.FCmp, op == ir.FNeg, op == ir.Trunc, op == ir.ZExt, op == ir.SExt:
	case op == ir.BitCast:
		if from := first.Operand(0).Type(); !from.IsVector() || from.Len != first.Type().Len {
			return nil
		}
	case op == ir.Select:
		if !first.Operand(0).Type().IsVector() {
			return nil
		}
	case op == ir.Call:
		var ok bool
		if same, ok = lanewise.Intrinsic(first.IntrinsicID()); !ok || len(first.Info.Bundles) > 0 {
			return nil
		}
		n = first.NumArgs()
	default:
		return nil
	}
	for k := range n {
		if slices.Contains(same, k) {
			for _, l := range t.lanes {
				if l.v != nil && l.v.(*ir.Instr).Operand(k) != first.Operand(k) {
					return nil
				}
			}
			t.operands = append(t.operands, nil)
			continue
		}
		lanes := make([]laneOf, len(t.lanes))
		for j, l := range t.lanes {
			if l.v != nil {
				lanes[j] = laneOf{l.v.(*ir.Instr).Operand(k), l.lane}.through()
			}
		}
		sub := g.grow(lanes)
		if sub == nil {
			return nil
		}
		t.operands = append(t.operands, sub)
	}
	return t
}

// plant makes the instructions of a tree. Flags are those that all lanes have.
func (k *combiner) plant(t *laneTree) ir.Value {
	if t.leaf != nil {
		if !t.splat {
			return t.leaf
		}
		mask := make([]int32, len(t.lanes))
		for j := range mask {
			mask[j] = int32(t.lanes[0].lane)
		}
		return k.insert(newShuffle(t.leaf, ir.NewPoison(t.leaf.Type()), mask))
	}
	first := t.lanes[0].v.(*ir.Instr)
	ops := make([]ir.Value, len(t.operands))
	for n, o := range t.operands {
		ops[n] = first.Operand(n)
		if o != nil {
			ops[n] = k.plant(o)
		}
	}
	ty := first.Type()
	ty = ty.Context().Vector(uint64(len(t.lanes)), ty.Elem, false)
	var i *ir.Instr
	switch {
	case first.Op() == ir.Call:
		i = k.sameOperation(first, ty, ops)
	default:
		i = ir.NewInstr(first.Op(), ty, ops...)
		i.Pred, i.Flags = first.Pred, first.Flags
	}
	for _, l := range t.lanes {
		if l.v != nil {
			rewrite.IntersectFlags(i, l.v.(*ir.Instr))
		}
	}
	return k.insert(i)
}
