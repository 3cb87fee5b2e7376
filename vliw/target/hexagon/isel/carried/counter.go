package carried

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/vliw/affine"
)

// Counter is the counter of a loop: first is its value at the first test.
type Counter struct {
	Start ir.Value
	Step  int64
	After bool // the test is on the value after the step
	Exact ir.Flags
}

// CounterOf recognises φ(start, φ+step), or that sum.
func CounterOf(l *analysis.Loop, x ir.Value) (r Counter, ok bool) {
	phi, sum := instr(x), instr(x)
	if sum == nil {
		return r, false
	}
	if sum.Op() == ir.Add {
		phi, r.After = instr(sum.Operand(0)), true
	} else if phi.Op() == ir.Phi {
		sum = instr(phi.IncomingFor(l.Latch()))
	}
	if phi == nil || sum == nil || phi.Op() != ir.Phi || sum.Op() != ir.Add || phi.Block() != l.Header || sum.Operand(0) != ir.Value(phi) || phi.IncomingFor(l.Latch()) != ir.Value(sum) {
		return r, false
	}
	step, isConst := affine.IntConst(sum.Operand(1))
	r.Start, r.Step, r.Exact = phi.IncomingFor(l.Preheader()), step, sum.Flags&(ir.NSW|ir.NUW)
	return r, isConst && step != 0 && step > -1<<20 && step < 1<<20
}

// Additive is the operation of an instruction, where an or of disjoint bits is an addition: its
// immediate is wider, and addresses with it are linear.
func Additive(i *ir.Instr) ir.Op {
	if i.Op() == ir.Or && i.HasFlag(ir.Disjoint) {
		return ir.Add
	}
	return i.Op()
}

// ConstantTrips is the trip count where the start and the bound are numbers.
func ConstantTrips(r Counter, step int64, bound ir.Value, pred ir.Pred) (int64, bool) {
	first, ok := affine.IntConst(r.Start)
	end, also := affine.IntConst(bound)
	if !ok || !also {
		return 0, false
	}
	if pred != ir.NE && !pred.IsSigned() {
		first, end = int64(uint32(first)), int64(uint32(end))
	}
	if r.After {
		first += r.Step
	}
	span := end - first
	if r.Step < 0 {
		span = -span
	}
	switch pred {
	case ir.NE:
		if span < 0 || span%step != 0 {
			return 0, true // wraps, or never ends: left as it is
		}
		return span/step + 1, true
	case ir.SLT, ir.ULT, ir.SGT, ir.UGT:
		return max(0, (span+step-1)/step) + 1, true
	}
	if span < 0 {
		return 1, true
	}
	return span/step + 2, true
}
