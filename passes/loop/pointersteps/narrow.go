package pointersteps

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/loop/simplifyiv"
)

// narrowBits are those of a counter that the target adds and compares in one instruction.
const narrowBits = 32

// narrowTest counts in 32 bits what only decides when the loop is left, if its limit is known to
// have no more: the remainder of a loop that was unrolled counts to n % 8 in the type of n, which
// on a GPU takes two instructions for each sum and each comparison.
//
//	loop: %k = phi i64 [ 0, %ph ], [ %l, %loop ]         ph:   %end = trunc i64 %n to i32
//	      %l = add nuw i64 %k, 1                         loop: %k = phi i32 [ 0, %ph ], [ %l, %loop ]
//	      %c = icmp eq i64 %l, %n    ; 0 < n < 2³²   ⇒         %l = add nuw i32 %k, 1
//	                                                           %c = icmp eq i32 %l, %end
//
// %n is a multiple of the step and not 0, so that %l meets it before it has more than 32 bits.
// (With 0, %l would count through all 64.)
func (p *pointerSteps) narrowTest(v *simplifyiv.Variables) bool {
	t, pre := p.latch.Term(), p.l.Preheader()
	if costs := p.w.Target.AddressCostsOf(0); costs.Long <= costs.Unit || !t.IsCondBr() {
		return false
	}
	c, ok := t.Operand(0).(*ir.Instr)
	if !ok || c.Op() != ir.ICmp || !c.Pred.IsEquality() || !ir.HasOneUse(c) || !c.Operand(0).Type().IsInt(2*narrowBits) {
		return false
	}
	known := &valuetracking.Query{Layout: p.s.Layout}
	for k := range 2 {
		bound := c.Operand(1 - k)
		spare := p.onlyTests(c.Operand(k), c)
		if spare == nil || !p.l.Invariant(bound) {
			continue
		}
		zero := known.KnownBits(bound).Zero
		_, next := p.counter(c.Operand(k))
		step, ok := ir.AsInt(next.Operand(1)).Uint64()
		if !ok || step == 0 || step&(step-1) != 0 || zero&(step-1) != step-1 || zero>>narrowBits != 1<<narrowBits-1 || !p.notZero(bound) {
			continue
		}
		narrow := bound.Type().Context().Int(narrowBits)
		end := ir.Before(pre.Term()).Cast(ir.Trunc, bound, narrow, "steps.end")
		phi := ir.Before(p.l.Header.First()).Phi(narrow, "steps.count")
		sum := ir.Before(next).Add(phi, ir.NewInt(narrow, step), "steps.count.next")
		sum.Flags = ir.NUW
		phi.AddIncoming(ir.NewInt(narrow, 0), pre)
		phi.AddIncoming(sum, p.latch)
		b := ir.Before(t)
		b.Loc = c.DebugLoc()
		t.SetOperand(0, b.ICmp(c.Pred, sum, end, "steps.done"))
		p.s.Forget(spare)
		v.Dead = append(v.Dead, spare, c)
		return true
	}
	return false
}

// notZero reports whether a number is known not to be zero where the loop is entered.
func (p *pointerSteps) notZero(n ir.Value) bool {
	return p.s.KnownAt(ir.NE, p.s.Of(n), p.s.Zero(n.Type()), p.l.Preheader().Term())
}
