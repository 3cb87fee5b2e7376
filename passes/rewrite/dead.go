package rewrite

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// EraseDead erases instructions that are dead, and the operands that become dead. It reports
// whether there were any.
func EraseDead(work ...*ir.Instr) bool {
	changed := false
	for len(work) > 0 {
		i := work[len(work)-1]
		work = work[:len(work)-1]
		if i.Block() == nil || !analysis.TriviallyDead(i) {
			continue
		}
		for _, v := range i.Operands() {
			if d, ok := v.(*ir.Instr); ok && d != i {
				work = append(work, d)
			}
		}
		i.Erase()
		changed = true
	}
	return changed
}

// EraseIfDead erases v where it is a dead instruction, and the operands that become dead.
func EraseIfDead(v ir.Value) {
	if i, ok := v.(*ir.Instr); ok {
		EraseDead(i)
	}
}
