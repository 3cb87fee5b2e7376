package scalar

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/library"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/pass"
	"opt-go/passes/rewrite"
	"opt-go/passes/simplify"
)

// InstSimplify is LLVM's instsimplify: it replaces instructions by constants or existing values,
// then revisits their users, until nothing changes. It creates no instructions.
func InstSimplify(c *pass.Context, f *ir.Func) pass.Preserved {
	dt := pass.Get(c, f, analysis.Dominators)
	q := (&simplify.Query{Query: valuetracking.Query{Layout: f.Module().Layout, Dom: dt, Facts: valuetracking.NewFacts()}, Library: library.Of(c.Target, f.Module())}).WithoutBranches()
	changed := false
	todo := make([]bool, f.ValueBound())
	for first := true; ; first = false {
		again := false
		var dead []*ir.Instr
		for b := range f.Blocks() {
			if !dt.Reachable(b) {
				continue
			}
			for i := range b.Instrs() {
				if !first && !todo[i.ID()] {
					continue
				}
				todo[i.ID()] = false
				if !ir.HasUses(i) && analysis.DeadIfUnused(i) {
					dead = append(dead, i)
					continue
				}
				q.At = i
				v := q.Instr(i)
				if v == nil || !ir.HasUses(i) {
					continue
				}
				for u := range ir.Users(i) {
					todo[u.ID()] = true
				}
				ir.ReplaceAllUses(i, v)
				c.Count("Number of redundant instructions removed", 1)
				changed, again = true, true
				if analysis.TriviallyDead(i) {
					dead = append(dead, i)
				}
			}
		}
		changed = rewrite.EraseDead(dead...) || changed
		if !again {
			return pass.Changed(changed)
		}
	}
}
