package pointersteps

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/scev"
)

// Addresses of blocks that some iterations only execute. With a pointer of its own for each, every
// iteration adds to all of them; here one number of bytes is added to, and the blocks add it to
// what the addresses were at first:
//
//	loop: %steps = phi i64 [ 0, %ph ], [ %steps.next, %latch ]
//	      br i1 %c, label %then, label %latch
//	then: %a = getelementptr i8, ptr %start, i64 %steps
//	      %x = load float, ptr %a

// needed counts what stepping costs in every iteration, in halves.
func (p *pointerSteps) needed(groups []*steppingGroup) int {
	counted := p.counted(groups)
	sum := 0
	for _, g := range groups {
		if counted[g.rec.Ops[1]] && p.seldom(g) {
			sum += p.costs(g).Long * len(g.blocks())
		} else {
			sum += 2 * p.costs(g).Step
		}
	}
	if len(groups) > 0 {
		sum += 2 * p.costs(groups[0]).Long * len(counted)
	}
	return sum
}

// counted returns the steps whose seldom used pointers cost less with one number of bytes for all
// of them.
func (p *pointerSteps) counted(groups []*steppingGroup) map[*scev.Expr]bool {
	alone, shared, long := map[*scev.Expr]int{}, map[*scev.Expr]int{}, map[*scev.Expr]int{}
	for _, g := range groups {
		if p.seldom(g) {
			c := p.costs(g)
			long[g.rec.Ops[1]] = c.Long
			alone[g.rec.Ops[1]] += 2 * c.Step
			shared[g.rec.Ops[1]] += c.Long * len(g.blocks())
		}
	}
	out := map[*scev.Expr]bool{}
	for step, n := range shared {
		if n+2*long[step] < alone[step] {
			out[step] = true
		}
	}
	return out
}

// seldom reports that there are iterations in which no access of a group need be executed.
func (p *pointerSteps) seldom(g *steppingGroup) bool {
	for _, m := range g.members {
		if p.w.CFG.Dom.Dominates(m.use.User().Block(), p.latch) {
			return false
		}
	}
	return true
}

// blocks are those with accesses of the group.
func (g *steppingGroup) blocks() map[*ir.Block]bool {
	out := map[*ir.Block]bool{}
	for _, m := range g.members {
		out[m.use.User().Block()] = true
	}
	return out
}

// rewriteCounted makes the numbers of bytes, and the addresses from them.
func (p *pointerSteps) rewriteCounted(groups []*steppingGroup, counted map[*scev.Expr]bool) {
	phis := map[*scev.Expr]*ir.Instr{}
	for _, g := range groups {
		step := g.rec.Ops[1]
		if !counted[step] || !p.seldom(g) {
			continue
		}
		if phis[step] == nil {
			phis[step] = p.stepping(step, nil)
		}
		start := p.start(g)
		c := start.Type().Context()
		at := map[*ir.Block]*ir.Instr{}
		p.replace(g, func(m steppingAccess) ir.Value {
			user := m.use.User()
			if at[user.Block()] == nil {
				at[user.Block()] = ir.Before(user).GEP(c.Int(8), start, 0, "", phis[step])
			}
			return at[user.Block()]
		})
	}
}

// stepping makes the number that begins with start, nil for 0, and grows by step.
func (p *pointerSteps) stepping(step *scev.Expr, start ir.Value) *ir.Instr {
	before := p.l.Preheader()
	by := p.x.At(step, before.Term())
	phi := ir.Before(p.l.Header.First()).Phi(by.Type(), "steps")
	next := ir.Before(p.latch.Term()).Add(phi, by, "steps.next")
	if start == nil {
		start = ir.NewInt(by.Type(), 0)
	}
	phi.AddIncoming(start, before)
	phi.AddIncoming(next, p.latch)
	return phi
}
