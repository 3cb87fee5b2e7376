package deadcode

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/pass"
)

// DCE is LLVM's dce: it erases instructions without uses and effects, and then operands that have
// become dead.
func DCE(c *pass.Context, f *ir.Func) pass.Preserved {
	var work []*ir.Instr
	removed := 0
	erase := func(i *ir.Instr) {
		operands := make([]*ir.Instr, 0, 4)
		for _, v := range i.Operands() {
			if d, ok := v.(*ir.Instr); ok && d != i {
				operands = append(operands, d)
			}
		}
		i.Erase()
		removed++
		for _, d := range operands {
			if analysis.TriviallyDead(d) {
				work = append(work, d)
			}
		}
	}
	// Operands wait until the walk is over, since one of them might be its next instruction.
	for i := range f.Instrs() {
		if analysis.TriviallyDead(i) {
			erase(i)
		}
	}
	for len(work) > 0 {
		d := work[len(work)-1]
		work = work[:len(work)-1]
		if d.Block() != nil && analysis.TriviallyDead(d) {
			erase(d)
		}
	}
	c.Count("Number of instructions removed", removed)
	return pass.Changed(removed > 0)
}
