package combine

import (
	"slices"
	"strings"

	"opt-go/frontend/ir"
)

// reduced returns the operation of a reduction whose order does not matter: of integers; "" for
// other calls.
func reduced(i *ir.Instr) string {
	op, ok := strings.CutPrefix(i.IntrinsicID(), "llvm.vector.reduce.")
	if !ok || !i.Arg(0).Type().IsVector() || !i.Type().IsInt() {
		return ""
	}
	return op
}

// reductionOps are the reductions by an operation.
var reductionOps = map[string]ir.Op{"add": ir.Add, "mul": ir.Mul, "and": ir.And, "or": ir.Or, "xor": ir.Xor}

// orderlessShuffle: what is reduced may have its lanes in any order. A shuffle, the only one before
// a tree of operations lane by lane, takes its lanes in ascending order where that is cheaper.
func orderlessShuffle(k *combiner, i *ir.Instr) bool {
	if reduced(i) == "" || i.Arg(0).Type().Scalable {
		return false
	}
	s, tree := shuffleBelow(i)
	if s == nil || s.Operand(0).Type().Scalable {
		return false
	}
	for v := range tree {
		for u := range ir.Users(v) {
			if !tree[u] && u != i {
				return false
			}
		}
	}
	mask := slices.Clone(s.Mask())
	slices.SortFunc(mask, func(a, b int32) int {
		switch x, y := uint32(a), uint32(b); {
		case x < y:
			return -1
		case x > y:
			return 1
		}
		return 0
	})
	n := int32(s.Operand(0).Type().Len)
	two := slices.ContainsFunc(mask, func(m int32) bool { return m >= n })
	if k.shuffle(s.Operand(0).Type(), mask, two) >= k.shuffle(s.Operand(0).Type(), s.Mask(), two) {
		return false
	}
	k.b = ir.Before(s)
	return k.replace(s, k.insert(newShuffle(s.Operand(0), s.Operand(1), mask)))
}

// maxReducedTree bounds the operations between a reduction and its shuffle.
const maxReducedTree = 64

// shuffleBelow returns the one shuffle of the tree that is reduced, and the tree; nil if it has
// leaves that are neither it nor the same in all lanes.
func shuffleBelow(i *ir.Instr) (s *ir.Instr, tree map[*ir.Instr]bool) {
	tree = map[*ir.Instr]bool{}
	work := []ir.Value{i.Arg(0)}
	for len(work) > 0 {
		v := work[0]
		work = work[1:]
		n, _ := v.(*ir.Instr)
		if n != nil && tree[n] || splat(v) {
			continue
		}
		if n == nil || len(tree) == maxReducedTree {
			return nil, nil
		}
		tree[n] = true
		switch {
		case n.Op().IsBinary():
			work = append(work, n.Operand(0), n.Operand(1))
		case n.Op() == ir.ShuffleVector && (s == nil || s == n):
			s = n
		default:
			return nil, nil
		}
	}
	return s, tree
}

// splat reports whether all lanes are the same.
func splat(v ir.Value) bool {
	switch v := v.(type) {
	case *ir.Const:
		return v.Splat() != nil
	case *ir.Instr:
		return v.Op() == ir.ShuffleVector && !slices.ContainsFunc(v.Mask(), func(m int32) bool { return m != 0 })
	}
	return false
}

// reducedCast: bits of a truncated sum, or product, are the truncated sum of all bits; and, or, xor
// of extended values extend what is reduced.
//
//	reduce.add (trunc <8 x i32> X)  ⇒  trunc (reduce.add X)
func reducedCast(k *combiner, i *ir.Instr) bool {
	how := reduced(i)
	op, ok := reductionOps[how]
	if !ok {
		return false
	}
	c, _ := i.Arg(0).(*ir.Instr)
	if c == nil || !ir.HasOneUse(c) {
		return false
	}
	switch c.Op() {
	case ir.Trunc:
	case ir.ZExt, ir.SExt:
		if op == ir.Add || op == ir.Mul {
			return false
		}
	default:
		return false
	}
	x := c.Operand(0)
	from, to := x.Type(), i.Arg(0).Type()
	before := k.reduction(op, to) + k.cast(c.Op(), from, to)
	after := k.reduction(op, from) + k.cast(c.Op(), from.Elem, i.Type())
	if before <= after {
		return false
	}
	ft := from.Context().Func(from.Elem, []*ir.Type{from}, false)
	f := k.f.Module().IntrinsicLike(i.CalledFunc(), ft, from)
	r := ir.NewInstr(ir.Call, from.Elem, x, f)
	r.Info = &ir.CallInfo{FuncType: f.FuncType, CC: f.CC}
	v := k.insert(r)
	return k.replace(i, k.insert(ir.NewInstr(c.Op(), i.Type(), v)))
}
