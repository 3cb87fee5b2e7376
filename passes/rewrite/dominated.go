package rewrite

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// A value that decides many branches, or is compared with many constants, has as many uses as there
// are branches, and few of them, or none, below each branch. So the uses below a branch are
// searched in the smaller set: all uses of the value, or the blocks that the branch dominates.

// VisitDominatedUses visits all uses of x in blocks that root dominates, those by φs on edges out
// of them and into root, and perhaps others. visit may make the use refer to a constant, not to
// other values, since the order of the visits depends on how many there are. Uses in code that
// control does not reach are perhaps not visited.
func VisitDominatedUses(dt *analysis.DomTree, root *ir.Block, x ir.Value, visit func(*ir.Use)) {
	if FewerThanUses(x, func(limit int) bool { return instrsBelow(dt, root, limit) }) {
		dominatedOperands(dt, root, x, visit)
		return
	}
	for u := range ir.Uses(x) {
		visit(u)
	}
}

// FewerThanUses reports whether another search is smaller than the uses of x: it calls within,
// whether that search stays below a limit, for growing limits. It costs no more than the smaller
// number.
func FewerThanUses(x ir.Value, within func(limit int) bool) bool {
	for limit := 8; ; limit *= 2 {
		if atMost(limit, x) {
			return false
		}
		if within(limit) {
			return true
		}
	}
}

func atMost(limit int, x ir.Value) bool {
	for range ir.Uses(x) {
		if limit--; limit < 0 {
			return false
		}
	}
	return true
}

// instrsBelow reports whether the blocks that root dominates, and the φs of their successors, are
// at most so many instructions and edges.
func instrsBelow(dt *analysis.DomTree, root *ir.Block, limit int) bool {
	for below := []*ir.Block{root}; len(below) > 0; {
		b := below[len(below)-1]
		below = append(below[:len(below)-1], dt.Children(b)...)
		limit -= b.Len() + b.NumSuccs()
		for k := range b.NumSuccs() {
			for phi := range b.Succ(k).Phis() {
				limit -= phi.NumIncoming()
			}
		}
		if limit < 0 {
			return false
		}
	}
	return true
}

// dominatedOperands visits the uses of x in the blocks that root dominates, and by φs on edges out
// of them and into root.
func dominatedOperands(dt *analysis.DomTree, root *ir.Block, x ir.Value, visit func(*ir.Use)) {
	VisitPhiOperands(root, x, visit)
	for below := []*ir.Block{root}; len(below) > 0; {
		b := below[len(below)-1]
		below = append(below[:len(below)-1], dt.Children(b)...)
		for i := range b.Instrs() {
			if i.Op() != ir.Phi {
				visitOperands(i, x, visit)
			}
		}
		for _, s := range b.Succs() {
			VisitPhiOperands(s, x, visit)
		}
	}
}

// VisitPhiOperands visits the uses of x by the φs of a block.
func VisitPhiOperands(b *ir.Block, x ir.Value, visit func(*ir.Use)) {
	for phi := range b.Phis() {
		visitOperands(phi, x, visit)
	}
}

func visitOperands(i *ir.Instr, x ir.Value, visit func(*ir.Use)) {
	for k, v := range i.Operands() {
		if v == x {
			visit(i.OperandUse(k))
		}
	}
}
