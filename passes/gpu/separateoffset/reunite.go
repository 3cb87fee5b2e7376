package separateoffset

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/gpu/straightline"
	"opt-go/passes/rewrite"
)

// valuePair is the operands of a sum or difference; of a sum in a fixed order.
type valuePair struct{ x, y ir.Value }

// commutablePair orders x and y, so that both sums of them have one key.
func commutablePair(x, y ir.Value) valuePair {
	if ir.LocalID(y) < ir.LocalID(x) {
		x, y = y, x
	}
	return valuePair{x, y}
}

// reuniteExtensions turns sext(x) + sext(y) back into sext(x + y) where a dominating x + y cannot
// overflow, and likewise for differences: pulling a constant out of one index takes apart the sum
// that another one still needs.
//
// A sum cannot overflow when it is nsw and the program is undefined once it is poison. Blocks are
// visited in preorder of the dominator tree, so that a sum which does not dominate where we are
// dominates nothing that is to come, and is dropped for good.
func (s *offsetSeparator) reuniteExtensions() bool {
	if !s.hasSumOfExtensions() {
		return false
	}
	s.adds, s.subs = map[valuePair][]*ir.Instr{}, map[valuePair][]*ir.Instr{}
	changed := false
	for _, b := range s.dom.Preorder() {
		for i := range b.Instrs() {
			if (i.Op() == ir.Add || i.Op() == ir.Sub) && s.reunite(i) {
				changed = true
			}
		}
	}
	return changed
}

func (s *offsetSeparator) hasSumOfExtensions() bool {
	for i := range s.f.Instrs() {
		if (i.Op() == ir.Add || i.Op() == ir.Sub) && straightline.SExtOperand(i.Operand(0)) != nil && straightline.SExtOperand(i.Operand(1)) != nil {
			return true
		}
	}
	return false
}

func (s *offsetSeparator) reunite(i *ir.Instr) bool {
	known, key := s.adds, commutablePair
	if i.Op() == ir.Sub {
		known, key = s.subs, func(x, y ir.Value) valuePair { return valuePair{x, y} }
	}
	x, y := straightline.SExtOperand(i.Operand(0)), straightline.SExtOperand(i.Operand(1))
	if x != nil && y != nil && x.Type() == y.Type() {
		k := key(x, y)
		dom := straightline.ClosestDominator(s.dom, known, k, i)
		for dom != nil && !valuetracking.UndefinedIfPoison(dom) { // never asked again
			known[k] = known[k][:len(known[k])-1]
			dom = straightline.ClosestDominator(s.dom, known, k, i)
		}
		if dom != nil {
			ext := ir.Before(i).Cast(ir.SExt, dom, i.Type(), "")
			ext.TakeName(i)
			ir.ReplaceAllUses(i, ext)
			rewrite.EraseDead(i)
			s.c.Count("Number of sign extensions reunited", 1)
			return true
		}
	}
	if i.HasFlag(ir.NSW) {
		k := key(i.Operand(0), i.Operand(1))
		known[k] = append(known[k], i)
	}
	return false
}
