package slp

import (
	"opt-go/frontend/ir"
	"opt-go/passes/rewrite"
)

// commutes reports whether the first two arguments of an intrinsic may change places.
func commutes(i *ir.Instr) bool { return rewrite.Commutes(i.IntrinsicID()) }

// pair exchanges operands of the members of a node, where they may be exchanged, so that each
// operand is alike in all lanes. Members that compare the other way around are exchanged first.
//
//	a0 * b0, b1 * a1   ⇒   left: a0, a1; right: b0, b1
func (t *tree) pair(n *node, left, right []ir.Value) {
	if op := n.main.Op(); op == ir.ICmp || op == ir.FCmp {
		for lane, v := range n.scalars {
			if v.(*ir.Instr).Pred != n.main.Pred {
				left[lane], right[lane] = right[lane], left[lane]
			}
		}
		if n.main.Pred.Swapped() != n.main.Pred {
			return
		}
	}
	for lane := 1; lane < len(left); lane++ {
		i := n.scalars[lane].(*ir.Instr)
		if !swappable(i) && i.Op() != ir.ICmp && i.Op() != ir.FCmp {
			continue
		}
		depth := t.limits.lookAhead
		straight := t.score(left[lane-1], left[lane], depth) + t.score(right[lane-1], right[lane], depth)
		crossed := t.score(left[lane-1], right[lane], depth) + t.score(right[lane-1], left[lane], depth)
		if crossed > straight {
			left[lane], right[lane] = right[lane], left[lane]
		}
	}
}

// The scores of two values in neighbouring lanes, in LLVM's order: neighbours in memory are best.
const (
	scoreConsecutive = 4
	scoreReversed    = 3
	scoreSameOp      = 2
	scoreConstants   = 2
	scoreAlternate   = 1
	scoreSplat       = 1
)

// score says how well two values go together in neighbouring lanes, with their operands down to a
// depth.
func (t *tree) score(a, b ir.Value, depth int) int {
	if a == b {
		if ir.IsConst(a) {
			return scoreConstants
		}
		return scoreSplat
	}
	if ir.IsConst(a) && ir.IsConst(b) {
		return scoreConstants
	}
	i, j := asInstr(a), asInstr(b)
	if i == nil || j == nil || i.Block() != j.Block() || i.Type() != j.Type() {
		return 0
	}
	switch {
	case i.Op() == ir.ExtractElement && j.Op() == ir.ExtractElement:
		return extractScore(i, j)
	case i.Op() == ir.Load && j.Op() == ir.Load:
		return t.loadScore(i, j)
	case alike(i, j):
		return scoreSameOp + t.operandScore(i, j, depth)
	case alternates(i, j):
		return scoreAlternate + t.operandScore(i, j, depth)
	}
	return 0
}

// operandScore is the score of the operands of two instructions, the better one of two orders.
func (t *tree) operandScore(i, j *ir.Instr, depth int) int {
	if depth <= 1 || i.Op() == ir.Phi {
		return 0
	}
	n := min(i.NumOperands(), j.NumOperands())
	if i.Op() == ir.Call {
		n = i.NumArgs()
	}
	sum := 0
	for k := range n {
		sum += t.score(i.Operand(k), j.Operand(k), depth-1)
	}
	if n == 2 && swappable(j) {
		sum = max(sum, t.score(i.Operand(0), j.Operand(1), depth-1)+t.score(i.Operand(1), j.Operand(0), depth-1))
	}
	return sum
}

func (t *tree) loadScore(i, j *ir.Instr) int {
	if !i.IsSimple() || !j.IsSimple() {
		return 0
	}
	off, ok := t.distance(i.Pointer(), j.Pointer())
	size := int64(t.dl.StoreSize(i.Type()))
	switch {
	case !ok:
		return 0
	case off == size:
		return scoreConsecutive
	case off == -size:
		return scoreReversed
	case off%size == 0 && off/size < 8 && off/size > -8:
		return scoreSplat
	}
	return 0
}

func extractScore(i, j *ir.Instr) int {
	a, ok := laneOf(i)
	b, ok2 := laneOf(j)
	switch {
	case !ok || !ok2 || i.Operand(0) != j.Operand(0):
		return 0
	case b == a+1:
		return scoreConsecutive
	case b == a-1:
		return scoreReversed
	}
	return scoreSplat
}

// laneOf returns which lane an extractelement takes of a vector of known length.
func laneOf(i *ir.Instr) (lane int, ok bool) {
	k, isConst := i.Operand(1).(*ir.Const)
	if ty := i.Operand(0).Type(); !isConst || k.Kind != ir.IntConst || ty.Scalable {
		return 0, false
	}
	n, ok := k.Uint64()
	return int(n), ok && n < i.Operand(0).Type().Len
}
