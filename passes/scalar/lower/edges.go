package lower

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/pass"
	"opt-go/passes/rewrite"
)

// CriticalEdges is LLVM's break-crit-edges: a block goes onto every critical edge, one from a block
// with several successors to one with several incoming edges.
//
//	a: br i1 %c, label %b, label %d          a: br i1 %c, label %b, label %a.d_crit_edge
//	b: br label %d                    ⇒      a.d_crit_edge: br label %d
//
// Edges of indirect branches and into exception handlers stay. Keeps: dominators and loops, with
// the new blocks. Cost: linear in the edges.
func CriticalEdges(c *pass.Context, f *ir.Func) pass.Preserved {
	n := breakCriticalEdges(&rewrite.CFG{Dom: pass.Get(c, f, analysis.Dominators), Loops: pass.Get(c, f, analysis.Loops)}, f)
	c.Count("Number of blocks inserted", n)
	return pass.ChangedCFG(n > 0)
}

func breakCriticalEdges(cfg *rewrite.CFG, f *ir.Func) int {
	n := 0
	for b := f.Entry(); b != nil; b = b.Next() {
		t := b.Term()
		if t == nil || t.NumSuccs() < 2 || t.Op() == ir.IndirectBr {
			continue
		}
		for k := range t.NumSuccs() {
			if rewrite.IsCritical(t, k) && !t.Succ(k).IsEHPad() && cfg.SplitEdge(t, k) != nil {
				n++
			}
		}
	}
	return n
}
