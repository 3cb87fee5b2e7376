package passes

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/pass"
)

// analysisChecks are require<domtree>, the one analysis whose existence changes what a pass of LLVM
// does, and verify<domtree> and the like. The dominators that passes have kept are compared with
// new ones; of the other analyses the IR that they are computed from is checked.
func analysisChecks() []Desc {
	list := []Desc{
		{Name: "require<domtree>", Help: "compute the dominator tree", Unit: pass.FuncUnit, Required: true, Unlisted: true,
			Func: func(c *pass.Context, f *ir.Func) pass.Preserved {
				pass.Get(c, f, analysis.Dominators)
				return pass.All
			}},
		{Name: "verify<domtree>", Help: "check the dominators that passes have kept", Unit: pass.FuncUnit, Required: true, Unlisted: true,
			Func: func(c *pass.Context, f *ir.Func) pass.Preserved {
				if kept, ok := pass.Cached(f, analysis.Dominators); ok && !kept.Same(analysis.Dominators.Run(c, f), f) {
					panic("broken dominators of " + f.Name())
				}
				return pass.All
			}},
	}
	for _, name := range []string{"loops", "memoryssa", "regions", "safepoint-ir", "scalar-evolution"} {
		list = append(list, Desc{Name: "verify<" + name + ">", Help: "check what " + name + " is computed from", Unit: pass.FuncUnit, Required: true,
			Unlisted: true, Func: verifyOneFunc})
	}
	return list
}
