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
