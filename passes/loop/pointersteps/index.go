package pointersteps

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/scev"
)

// Indices that step. An index of 32 bits may wrap, and then the address that it is extended for
// makes no equal steps; the index does, modulo 2³². Rows and planes of arrays cost a product or two
// in every iteration, where one addition is enough for all indices with the same step:
//
//	loop: %k = phi i32 …                                  loop: %steps = phi i32 [ 0, %ph ], [ %steps.next, %loop ]
//	      %r = mul i32 %k, %ny                                  %i = add i32 %start, %steps
//	      %s = add i32 %r, %j                           ⇒       %w = sext i32 %i to i64
//	      %t = mul i32 %s, %nx                                  %x = getelementptr float, ptr %p, i64 %w
//	      %i = add i32 %t, %x
//	      %w = sext i32 %i to i64
//	      %x = getelementptr float, ptr %p, i64 %w
//
// An index that is alone with its step begins with %start itself. This comes after the pointers:
// what they have made unnecessary is gone.

// steppingIndices are the indices with one step.
type steppingIndices struct {
	step    *scev.Expr
	members []*ir.Instr
}

// stepIndices rewrites the indices that pay and reports whether there were any.
func (p *pointerSteps) stepIndices() bool {
	changed := false
	for _, g := range p.indices() {
		if p.savedIndices(g) > p.neededIndices(g) && p.stepIsCheap(g.step) {
			p.rewriteIndices(g)
			changed = true
		}
	}
	return changed
}

// indices finds the recurrences of the loop that addresses and extensions use, by steps.
func (p *pointerSteps) indices() []*steppingIndices {
	var groups []*steppingIndices
	seen := map[*ir.Instr]bool{}
	for _, b := range p.l.Blocks {
		if p.w.CFG.Loops.For(b) != p.l {
			continue
		}
		for i := range b.Instrs() {
			switch i.Op() {
			case ir.GetElementPtr:
				for k := 1; k < i.NumOperands(); k++ {
					groups = p.addIndex(i.Operand(k), seen, groups)
				}
			case ir.SExt, ir.ZExt:
				groups = p.addIndex(i, seen, groups)
			}
		}
	}
	return groups
}

// addIndex puts what an index is extended from into the group of its step.
func (p *pointerSteps) addIndex(v ir.Value, seen map[*ir.Instr]bool, groups []*steppingIndices) []*steppingIndices {
	i, ok := indexSource(v).(*ir.Instr)
	if !ok || seen[i] || !p.l.Contains(i.Block()) {
		return groups
	}
	seen[i] = true
	step := p.indexStep(i)
	if step == nil {
		return groups
	}
	for _, g := range groups {
		if g.step == step {
			g.members = append(g.members, i)
			return groups
		}
	}
	if len(groups) < maxSteppingGroups {
		groups = append(groups, &steppingIndices{step: step, members: []*ir.Instr{i}})
	}
	return groups
}

// indexStep returns the step of an index that is computed in the loop; nil: it may stay.
func (p *pointerSteps) indexStep(i *ir.Instr) *scev.Expr {
	switch i.Op() {
	case ir.Add, ir.Sub, ir.Mul, ir.Shl:
	default:
		return nil
	}
	if !i.Type().IsInt(32) || !p.copyable(i, map[*ir.Instr]bool{}, 0) {
		return nil
	}
	e := p.s.Of(i)
	if e == nil || e.Kind != scev.AddRec || e.Loop != p.l || !e.IsAffine() {
		return nil
	}
	return e.Ops[1]
}

// savedIndices counts what becomes unnecessary in every iteration, in halves of an instruction.
func (p *pointerSteps) savedIndices(g *steppingIndices) int {
	c := steppingCost{p: p, left: map[*ir.Instr]int{}, scaled: map[scaledIndex]bool{}, index: true}
	for _, i := range g.members {
		c.left[i] = 1
		c.drop(i)
	}
	return c.sum
}

// neededIndices counts the additions that are necessary instead, in halves of an instruction.
func (p *pointerSteps) neededIndices(g *steppingIndices) int {
	n := 2
	if len(g.members) == 1 {
		return n
	}
	for _, i := range g.members {
		if n++; p.w.CFG.Dom.Dominates(i.Block(), p.latch) {
			n++
		}
	}
	return n
}

// rewriteIndices makes the number that steps, and the indices from it.
func (p *pointerSteps) rewriteIndices(g *steppingIndices) {
	p.w.Count("Number of indices that step", len(g.members))
	before := p.l.Preheader()
	made := map[*ir.Instr]ir.Value{}
	starts := make([]ir.Value, len(g.members))
	for k, i := range g.members {
		starts[k] = p.copyStart(i, made, ir.Before(before.Term()))
	}
	var from ir.Value
	if len(g.members) == 1 {
		from = starts[0]
	}
	steps := p.stepping(g.step, from)
	for k, i := range g.members {
		if i.Block() == nil {
			continue // went away with another one
		}
		var index ir.Value = steps
		if from == nil {
			index = ir.Before(i).Add(starts[k], steps, "")
		}
		p.s.Forget(i)
		ir.ReplaceAllUses(i, index)
		p.erase(i)
	}
}
