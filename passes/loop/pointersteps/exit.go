package pointersteps

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/loop/simplifyiv"
)

// shareTest lets a counter that the loop needs anyway decide when the loop is left, in place of one
// that does nothing else: loops for what unrolling leaves have one more than what was unrolled.
//
//	loop: %i = phi i32 [ %s, %ph ], [ %j, %loop ]        ph:   %end = add i32 %s, %n
//	      %k = phi i32 [ 0, %ph ], [ %l, %loop ]         loop: %i = phi i32 [ %s, %ph ], [ %j, %loop ]
//	      %j = add i32 %i, 1                        ⇒          %j = add i32 %i, 1
//	      %l = add i32 %k, 1                                   %c = icmp eq i32 %j, %end
//	      %c = icmp eq i32 %l, %n
//
// Both grow alike, so that their distance is %s, whether they wrap around or not. %j decides now,
// so it must not be poison: it loses its flags, and %s is frozen unless it is known.
func (p *pointerSteps) shareTest(v *simplifyiv.Variables) bool {
	t := p.latch.Term()
	pre := p.l.Preheader()
	if !t.IsCondBr() || pre == nil {
		return false
	}
	c, ok := t.Operand(0).(*ir.Instr)
	if !ok || c.Op() != ir.ICmp || !c.Pred.IsEquality() || !ir.HasOneUse(c) {
		return false
	}
	for k := range 2 {
		bound := c.Operand(1 - k)
		spare := p.onlyTests(c.Operand(k), c)
		if spare == nil || !p.l.Invariant(bound) {
			continue
		}
		phi, next := p.likeCounter(spare)
		if phi == nil {
			return false
		}
		start := phi.IncomingFor(pre)
		if !valuetracking.NotUndefOrPoison(start) {
			start = ir.Before(pre.Term()).Insert(ir.NewInstr(ir.Freeze, start.Type(), start), "steps.start")
			for n := range phi.NumIncoming() {
				if phi.IncomingBlock(n) == pre {
					phi.SetOperand(n, start)
				}
			}
		}
		end := ir.Before(pre.Term()).Add(start, bound, "steps.end")
		next.Flags &^= ir.NUW | ir.NSW
		b := ir.Before(t)
		b.Loc = c.DebugLoc()
		t.SetOperand(0, b.ICmp(c.Pred, next, end, "steps.done"))
		p.s.Forget(phi)
		p.s.Forget(spare)
		v.Dead = append(v.Dead, spare, c)
		return true
	}
	return false
}

// onlyTests returns the φ of the header that counts from zero and of which x is the next value, if
// both are there for the test c alone.
func (p *pointerSteps) onlyTests(x ir.Value, c *ir.Instr) *ir.Instr {
	phi, next := p.counter(x)
	if phi == nil {
		return nil
	}
	if start, ok := phi.IncomingFor(p.l.Preheader()).(*ir.Const); !ok || !start.IsZero() {
		return nil
	}
	for u := range ir.Users(phi) {
		if u != next {
			return nil
		}
	}
	for u := range ir.Users(next) {
		if u != phi && u != c {
			return nil
		}
	}
	return phi
}

// likeCounter finds another counter with the step of spare, that has uses besides counting and
// whose next value is known at the loop's end.
func (p *pointerSteps) likeCounter(spare *ir.Instr) (phi, next *ir.Instr) {
	_, step := p.counter(spare.IncomingFor(p.latch))
	for other := range p.l.Header.Phis() {
		if other == spare || other.Type() != spare.Type() {
			continue
		}
		phi, next := p.counter(other.IncomingFor(p.latch))
		if phi != other || next.Operand(1) != step.Operand(1) || next.Block() != p.latch && !p.w.CFG.Dom.Dominates(next.Block(), p.latch) {
			continue
		}
		for u := range ir.Users(other) {
			if u != next {
				return other, next
			}
		}
	}
	return nil, nil
}

// counter takes φ + constant apart that is what the φ of the header is in the next iteration.
func (p *pointerSteps) counter(x ir.Value) (phi, next *ir.Instr) {
	next, ok := x.(*ir.Instr)
	if !ok || next.Op() != ir.Add || !next.Type().IsInt() || !ir.IsConst(next.Operand(1)) {
		return nil, nil
	}
	phi, ok = next.Operand(0).(*ir.Instr)
	if !ok || phi.Op() != ir.Phi || phi.Block() != p.l.Header || phi.IncomingFor(p.latch) != ir.Value(next) {
		return nil, nil
	}
	return phi, next
}
