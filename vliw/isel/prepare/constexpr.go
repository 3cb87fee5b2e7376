package prepare

import "opt-go/frontend/ir"

// Constant expressions that are no constants of the machine, the distance of two arrays for
// example, which vectorized loops compare with their stride, become instructions before their user,
// in the predecessor for a φ.

// expander computes constant expressions.
type expander struct {
	isConstant func(c *ir.Const, pos ir.Pos) bool // of the machine: a number, or a symbol plus a number
}

// expandExpressions makes instructions of the operands of a function that are no constants of the
// machine.
func expandExpressions(f *ir.Func, isConstant func(c *ir.Const, pos ir.Pos) bool) {
	x := &expander{isConstant}
	for b := range f.Blocks() {
		for i := b.First(); i != nil; i = i.Next() {
			if i.Op() == ir.Phi {
				x.expandIncoming(i)
				continue
			}
			for k := range i.NumOperands() {
				if c := x.computed(i.Operand(k), i.Pos); c != nil {
					i.SetOperand(k, x.expand(c, i, i.Pos))
				}
			}
		}
	}
}

// computed returns the operand if it is an expression that needs instructions.
func (x *expander) computed(v ir.Value, pos ir.Pos) *ir.Const {
	c, ok := v.(*ir.Const)
	if !ok || c.Kind != ir.ExprConst {
		return nil
	}
	if x.isConstant(c, pos) {
		return nil
	}
	return c
}

// expandIncoming does the same for a φ: edges from the same block get the same value.
func (x *expander) expandIncoming(phi *ir.Instr) {
	made := map[*ir.Block]*ir.Instr{}
	for k := range phi.NumIncoming() {
		c := x.computed(phi.Operand(k), phi.Pos)
		if c == nil {
			continue
		}
		from := phi.IncomingBlock(k)
		if made[from] == nil {
			made[from] = x.expand(c, from.Term(), phi.Pos)
		}
		phi.SetOperand(k, made[from])
	}
}

// expand computes an expression before an instruction.
func (x *expander) expand(c *ir.Const, before *ir.Instr, pos ir.Pos) *ir.Instr {
	operands := make([]ir.Value, len(c.Elems))
	for k, e := range c.Elems {
		operands[k] = e
		if inner := x.computed(e, pos); inner != nil {
			operands[k] = x.expand(inner, before, pos)
		}
	}
	i := ir.NewInstr(c.Op, c.Type(), operands...)
	i.Pred, i.Flags, i.ElemTy, i.Pos = c.Pred, c.Flags, c.ElemTy, pos
	if c.Op == ir.ShuffleVector {
		i.SetMask(c.Mask)
	}
	i.InsertBefore(before)
	return i
}
