package simplifycfg

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// forwardSwitched replaces constants in φs after the cases of b's switch by the switch's condition,
// where it equals them (forward-switch-cond, LLVM's ForwardSwitchConditionToPHI). Cases that then
// give the same value need no blocks of their own.
//
//	switch i32 %x, label %d [ i32 1, label %a    i32 2, label %b ]
//	end: phi [ 1, %a ], [ 2, %b ], …   ⇒   phi [ %x, %a ], [ %x, %b ], …
func (s *simplifier) forwardSwitched(b *ir.Block) bool {
	t := b.Term()
	v := t.Operand(0)
	changed := false
	found := map[*ir.Instr][]int{} // edges of a φ from empty case blocks that bring the case's value
	var phis []*ir.Instr
	for k := range t.NumCases() {
		value, to := t.Case(k)
		for phi := range to.Phis() {
			if e := soleEdge(phi, b); e >= 0 && phi.Operand(e) == ir.Value(value) {
				phi.SetOperand(e, v)
				changed = true
			}
		}
		if phi, e := forwardedPhi(to, value); phi != nil {
			if found[phi] == nil {
				phis = append(phis, phi)
			}
			found[phi] = append(found[phi], e)
		}
	}
	for _, phi := range phis {
		if len(found[phi]) < 2 && !brings(phi, v) {
			continue
		}
		for _, e := range found[phi] {
			phi.SetOperand(e, v)
		}
		changed = true
	}
	return changed
}

// soleEdge returns the φ's edge from b, -1 if it has none or several.
func soleEdge(phi *ir.Instr, b *ir.Block) int {
	edge := -1
	for k := range phi.NumIncoming() {
		if phi.IncomingBlock(k) == b {
			if edge >= 0 {
				return -1
			}
			edge = k
		}
	}
	return edge
}

// forwardedPhi returns the φ and its edge that get the case's value from an empty block whose only
// predecessor is that case.
func forwardedPhi(b *ir.Block, value *ir.Const) (phi *ir.Instr, edge int) {
	first := analysis.FirstReal(b)
	if first != b.Term() || first.Op() != ir.Br || first.IsCondBr() || b.SinglePred() == nil {
		return nil, 0
	}
	for phi := range first.Succ(0).Phis() {
		for k := range phi.NumIncoming() {
			if phi.IncomingBlock(k) == b {
				if phi.Operand(k) == ir.Value(value) {
					return phi, k
				}
				break
			}
		}
	}
	return nil, 0
}

func brings(phi *ir.Instr, v ir.Value) bool {
	for _, o := range phi.Operands() {
		if o == v {
			return true
		}
	}
	return false
}
