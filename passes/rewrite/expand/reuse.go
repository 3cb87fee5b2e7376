package expand

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/scev"
)

// reuse takes an instruction that computes e already and is available at the insertion point. It
// loses flags that would make it poison where e is not, save for those that can be proved again.
func (x *Expander) reuse(e *scev.Expr) (ir.Value, bool) {
	v, drop := x.existing(e, x.at)
	if v == nil {
		return nil, false
	}
	for _, i := range drop {
		i.Flags &^= ir.PoisonFlags
		if flags, ok := x.s.Strengthened(i); ok {
			i.Flags |= flags
		}
		if (i.Op() == ir.ZExt || i.Op() == ir.UIToFP) && x.s.NonNegative(x.s.Of(i.Operand(0))) {
			i.Flags |= ir.NNeg
		}
		i.DropMDExcept("dbg", "annotation")
	}
	return v, true
}

// existing finds an instruction for e that dominates at, in a loop around at, with the instructions
// that have to lose their flags.
func (x *Expander) existing(e *scev.Expr, at *ir.Instr) (v ir.Value, drop []*ir.Instr) {
	if e.Kind == scev.Const || x.Literal && e.Contains(func(o *scev.Expr) bool { return o.Kind == scev.AddRec }) {
		return nil, nil
	}
	for v := range x.s.ValuesOf(e) {
		i, ok := v.(*ir.Instr)
		if !ok || i.Block() == nil || i.Type() != e.Type || i == at || !x.s.Dom.DominatesNear(i, at) {
			continue
		}
		if l := x.s.Forest.For(i.Block()); l != nil && !l.Contains(at.Block()) {
			continue
		}
		if drop, ok := x.s.CanReuse(e, i); ok {
			return i, drop
		}
	}
	return nil, nil
}

// Existing returns an instruction that computes e already and is available at an instruction: one
// that an exit of the loop compares, or any other; nil: there is none.
func (x *Expander) Existing(e *scev.Expr, l *analysis.Loop, at *ir.Instr) ir.Value {
	for _, b := range l.Exiting() {
		t := b.Term()
		if !t.IsCondBr() {
			continue
		}
		c, ok := t.Operand(0).(*ir.Instr)
		if !ok || c.Op() != ir.ICmp || !scev.Analyzable(c.Operand(0).Type()) {
			continue
		}
		p, isInstr1 := c.Operand(0).(*ir.Instr)
		q, isInstr2 := c.Operand(1).(*ir.Instr)
		if !isInstr1 || !isInstr2 {
			continue
		}
		if x.s.Of(p) == e && x.s.Dom.DominatesInstr(p, at) {
			return p
		}
		if x.s.Of(q) == e && x.s.Dom.DominatesInstr(q, at) {
			return q
		}
	}
	v, _ := x.existing(e, at)
	return v
}
