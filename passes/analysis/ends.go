package analysis

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/analysis/bitvec/ranges"
	"opt-go/passes/analysis/loopmd"
)

// Control that enters a loop may never leave it: code after an inner loop executes in every
// iteration of the outer one only if the inner loop terminates. An infinite loop is well-defined
// unless the program promises progress, so each loop on the path must be shown to terminate, by the
// promise or by a counter. Calls that do not return and instructions that throw are another
// question, which TransfersControl answers.
//
// Not handled: counters with a step that is not a constant, loops that end as a list or the bits of
// a number do. They may be endless.

// MustProgress reports whether the program is undefined if l runs forever without interacting with
// its environment.
func MustProgress(l *Loop) bool {
	if fn := l.Header.Func().Attrs.Fn; fn.Has("mustprogress") || fn.Has("willreturn") {
		return true
	}
	return loopmd.True(l.ID(), "llvm.loop.mustprogress")
}

// MayBeObserved reports whether i is an effect that lets an endless loop count as progress: a
// volatile or ordered access, or a call that may write memory. Simple stores are no progress.
func MayBeObserved(i *ir.Instr) bool {
	if i.IsVolatile() {
		return true
	}
	return MayWrite(i) && (i.Op() != ir.Store || i.Ordering > ir.Unordered)
}

// endings tells which loops end.
type endings struct {
	dt    *DomTree
	known map[*Loop]bool // a nest is asked about each loop once
}

// Ends reports whether control that enters l leaves it, or the program is undefined.
func (l *Loop) Ends(dt *DomTree) bool { return (&endings{dt, map[*Loop]bool{}}).loop(l) }

// IterationsEnd reports whether no iteration of l runs forever inside of a cycle in l.
func (l *Loop) IterationsEnd(dt *DomTree) bool { return (&endings{dt, map[*Loop]bool{}}).iterations(l) }

// CyclesEnd reports whether no cycle that control reaches from a block runs forever. Control is
// followed inside of a set of blocks, up to the edges back to the start. Cycles with several
// entries are no loops, and may be endless.
func (lf *LoopForest) CyclesEnd(dt *DomTree, start *ir.Block, within func(*ir.Block) bool) bool {
	return (&endings{dt, map[*Loop]bool{}}).cycles(lf, start, within)
}

func (e *endings) loop(l *Loop) bool {
	ends, ok := e.known[l]
	if !ok {
		ends = l.Header.Func().Attrs.Fn.Has("willreturn") || MustProgress(l) && !l.observed() || l.countsToExit(e.dt) && e.iterations(l)
		e.known[l] = ends
	}
	return ends
}

func (l *Loop) observed() bool {
	for _, b := range l.Blocks {
		for i := range b.Instrs() {
			if MayBeObserved(i) {
				return true
			}
		}
	}
	return false
}

func (e *endings) iterations(l *Loop) bool { return e.cycles(l.forest, l.Header, l.Contains) }

func (e *endings) cycles(lf *LoopForest, start *ir.Block, within func(*ir.Block) bool) bool {
	const open, done = 1, 2
	state := map[*ir.Block]int{}
	var visit func(b *ir.Block) bool
	visit = func(b *ir.Block) bool {
		state[b] = open
		for _, n := range b.Succs() {
			switch {
			case n == start || state[n] == done || !within(n):
			case state[n] == 0:
				if !visit(n) {
					return false
				}
			case !e.dt.Dominates(n, b) || !e.loop(lf.For(n)):
				return false
			}
		}
		state[b] = done
		return true
	}
	return visit(start)
}

// countsToExit reports whether each iteration that comes to its end passes a test of a counter,
// which some iteration fails.
func (l *Loop) countsToExit(dt *DomTree) bool {
	latches := l.Latches()
	for _, b := range l.Exiting() {
		t := b.Term()
		if !t.IsCondBr() || l.forest.For(b) != l || !dominatesAll(dt, b, latches) {
			continue
		}
		if l.failsOnce(t.Operand(0), l.Contains(t.Succ(0)), 0) {
			return true
		}
	}
	return false
}

func dominatesAll(dt *DomTree, b *ir.Block, list []*ir.Block) bool {
	for _, x := range list {
		if !dt.Dominates(b, x) {
			return false
		}
	}
	return true
}

// conditionDepth bounds how deep a condition is looked into.
const conditionDepth = 4

// failsOnce reports whether a condition, executed in all iterations, is not stay in some, or is
// poison, which a branch may not depend on.
func (l *Loop) failsOnce(cond ir.Value, stay bool, depth int) bool {
	if k := ir.AsInt(cond); k != nil {
		return k.IsZero() == stay
	}
	c, ok := cond.(*ir.Instr)
	if !ok || depth > conditionDepth {
		return false
	}
	if c.Op() == ir.ICmp {
		p := c.Pred
		if !stay {
			p = p.Inverse()
		}
		return l.counterFails(p, c.Operand(0), c.Operand(1)) || l.counterFails(p.Swapped(), c.Operand(1), c.Operand(0))
	}
	x, y, ok := bothOf(c, stay)
	return ok && (l.failsOnce(x, stay, depth+1) || l.failsOnce(y, stay, depth+1))
}

// bothOf returns two conditions that must both be stay where c is.
func bothOf(c *ir.Instr, stay bool) (x, y ir.Value, ok bool) {
	decided := func(k int, value bool) bool {
		n := ir.AsInt(c.Operand(k))
		return n != nil && n.IsZero() != value
	}
	switch op := c.Op(); {
	case !c.Type().IsInt(1):
	case op == ir.And && stay, op == ir.Or && !stay:
		return c.Operand(0), c.Operand(1), true
	case op == ir.Select && stay && decided(2, false):
		return c.Operand(0), c.Operand(1), true
	case op == ir.Select && !stay && decided(1, true):
		return c.Operand(0), c.Operand(2), true
	}
	return nil, nil, false
}

// counterFails reports whether x p bound fails, or is poison, in some iteration because x is a
// counter.
func (l *Loop) counterFails(p ir.Pred, x, bound ir.Value) bool {
	cast := false
	for {
		i, ok := x.(*ir.Instr)
		if !ok || i.Op() != ir.ZExt && i.Op() != ir.SExt && i.Op() != ir.Trunc {
			break
		}
		x, cast = i.Operand(0), true
	}
	step, promised, ok := l.counterStep(x)
	switch {
	case !ok:
		return false
	case promised: // a counter that goes on gets to the end of its type, and is poison then, whatever it is compared with
		return true
	case cast || !l.Invariant(bound):
		return false
	}
	if k, isConst := bitvec.Of(bound); isConst {
		fails := ranges.Region(p.Inverse(), ranges.Single(k))
		// An odd step comes to all numbers, any other does not step over as many as it is wide.
		return !fails.IsEmpty() && (step.Bit(0) || fails.IsFull() || !fails.Hi.Sub(fails.Lo).ULT(step.Abs()))
	}
	return step.Bit(0) && (p.IsEquality() || !p.HoldsOnEqual())
}

// counterStep returns the constant other than 0 that x moves by from one iteration to the next,
// before the increment or after it. promised: it is poison after it comes to the end of its type.
// The number is that of an integer only.
func (l *Loop) counterStep(x ir.Value) (step bitvec.Int, promised, ok bool) {
	phi, _ := x.(*ir.Instr)
	if phi != nil && phi.Op() != ir.Phi && phi.NumOperands() > 0 {
		phi, _ = phi.Operand(0).(*ir.Instr)
	}
	if phi == nil || phi.Op() != ir.Phi || phi.Block() != l.Header {
		return step, false, false
	}
	var next ir.Value
	for k, v := range phi.Operands() {
		if l.Contains(phi.IncomingBlock(k)) {
			if next != nil && next != v {
				return step, false, false
			}
			next = v
		}
	}
	i, isInstr := next.(*ir.Instr)
	if !isInstr || i.NumOperands() < 2 || i.Operand(0) != ir.Value(phi) || x != next && x != ir.Value(phi) {
		return step, false, false
	}
	return stepOf(i)
}

// stepOf returns the amount that an instruction adds to its first operand.
func stepOf(i *ir.Instr) (step bitvec.Int, promised, ok bool) {
	switch i.Op() {
	case ir.Add, ir.Sub:
		step, ok = bitvec.Of(i.Operand(1))
		return step, i.Flags&(ir.NUW|ir.NSW) != 0, ok && !step.IsZero()
	case ir.GetElementPtr:
		k := ir.AsInt(i.Operand(1))
		moves := i.NumOperands() == 2 && k != nil && !k.IsZero() && i.Func().Module().Layout.AllocSize(i.ElemTy) > 0
		return step, true, moves && i.Flags&(ir.InBounds|ir.NUSW|ir.NUW) != 0
	}
	return step, false, false
}
