package scalar

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/pass"
	"opt-go/passes/rewrite/promote"
)

// Mem2Reg is LLVM's mem2reg: it promotes the allocas of the entry block that are only loaded and
// stored whole to SSA values. See package promote for the algorithm.
func Mem2Reg(c *pass.Context, f *ir.Func) pass.Preserved {
	changed := false
	for {
		var allocas []*ir.Instr
		for i := range f.Entry().Instrs() {
			if i.Op() == ir.Alloca && promote.Possible(i) {
				allocas = append(allocas, i)
			}
		}
		if len(allocas) == 0 {
			return pass.Changed(changed)
		}
		c.Count("Number of allocas promoted", len(allocas))
		promote.Allocas(f, allocas, pass.Get(c, f, analysis.Dominators), c.Version)
		changed = true
	}
}
