package gpu

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/pass"
)

// InvariantMasks makes a mask of a condition that a loop does not change, where the loop chooses by
// it between a number and zero for a logical operation:
//
//	                                             %m = select i1 %c, i32 0, i32 -1
//	loop:                                        loop:
//	  %v = select i1 %c, i32 0, i32 %w     ⇒       %f = freeze i32 %w
//	  %y = xor i32 %x, %v                          %v = and i32 %f, %m
//	                                               %y = xor i32 %x, %v
//
// Both operations are one instruction of three operands then (LOP3), and no predicate stays live:
// there are seven, so that sums of chosen vectors, as in quasi-random sequences and jumps of
// generators, kept theirs packed in registers. A mask takes a register of 32 bits for a predicate.
// It undoes what instcombine makes of -bit & word. The number may be poison where zero is chosen,
// and is frozen.
//
// A condition that an invoke returns is left alone: the mask has no place after it in its block.
//
// Keeps the CFG. Cost: linear.
func InvariantMasks(c *pass.Context, f *ir.Func) pass.Preserved {
	loops := pass.Get(c, f, analysis.Loops)
	masks := map[mask]*ir.Instr{}
	for b := range f.Blocks() {
		l := loops.For(b)
		if l == nil {
			continue
		}
		for i := b.First(); i != nil; {
			next := i.Next()
			if m, number, ok := maskable(i, l); ok {
				applyMask(i, number, m.value(masks))
			}
			i = next
		}
	}
	return pass.Changed(len(masks) > 0)
}

// mask is what a condition makes of a number of a type: zero if it holds, or else if it does not.
type mask struct {
	cond   *ir.Instr
	clears bool
	typ    *ir.Type
}

// maskable recognizes a choice in a loop that a mask replaces, and returns the number.
func maskable(i *ir.Instr, l *analysis.Loop) (m mask, number ir.Value, ok bool) {
	if i.Op() != ir.Select || !i.Type().IsInt() || i.Type().Bits == 1 || i.Type().Bits > 32 {
		return m, nil, false
	}
	c, isInstr := i.Operand(0).(*ir.Instr)
	user := ir.SoleUser(i)
	if !isInstr || c.IsTerminator() || l.Contains(c.Block()) || user == nil || user.Block() != i.Block() {
		return m, nil, false
	}
	switch user.Op() {
	case ir.And, ir.Or, ir.Xor:
	default:
		return m, nil, false
	}
	for k := 1; k <= 2; k++ {
		if zero := ir.AsInt(i.Operand(k)); zero != nil && zero.IsZero() && !ir.IsConst(i.Operand(3-k)) {
			return mask{c, k == 1, i.Type()}, i.Operand(3 - k), true
		}
	}
	return m, nil, false
}

// value returns the mask, after its condition.
func (m mask) value(masks map[mask]*ir.Instr) *ir.Instr {
	if v := masks[m]; v != nil {
		return v
	}
	at := m.cond.Next()
	if m.cond.Op() == ir.Phi {
		at = m.cond.Block().FirstNonPhi()
	}
	x, y := ir.Value(ir.NewInt(m.typ, 0)), ir.Value(ir.NewAllOnes(m.typ))
	if !m.clears {
		x, y = y, x
	}
	v := ir.Before(at).Insert(ir.NewInstr(ir.Select, m.typ, m.cond, x, y), "mask")
	masks[m] = v
	return v
}

func applyMask(i *ir.Instr, number ir.Value, m *ir.Instr) {
	b := ir.Before(i)
	b.Loc = i.DebugLoc()
	if !valuetracking.NotUndefOrPoison(number) {
		number = b.Insert(ir.NewInstr(ir.Freeze, number.Type(), number), "")
	}
	v := b.Insert(ir.NewInstr(ir.And, i.Type(), number, m), "")
	v.TakeName(i)
	ir.ReplaceAllUses(i, v)
	i.Erase()
}
