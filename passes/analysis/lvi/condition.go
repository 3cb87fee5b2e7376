package lvi

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/simplify"
)

// maxConditionDepth bounds how far conditions made of conditions are taken apart.
const maxConditionDepth = 6

// byEdge returns what the terminator of block from says of v on its edge to another block.
func (i *Info) byEdge(v ir.Value, from, to *ir.Block) Value {
	t := from.Term()
	switch {
	case t.IsCondBr() && t.Succ(0) != t.Succ(1):
		holds := t.Succ(0) == to
		cond := t.Operand(0)
		if cond == v {
			return of(t.Func().Ctx().NewBool(holds))
		}
		if k := byCondition(v, cond, holds, 0); k.state != anything {
			return k
		}
		return i.byOperand(v, cond, of(t.Func().Ctx().NewBool(holds)))
	case t.Op() == ir.Switch:
		if !t.Operand(0).Type().IsInt() {
			return top
		}
		if t.Operand(0) == v {
			return within(i.switchRange(t, to))
		}
		return i.bySwitch(v, t, to)
	}
	return top
}

// switchRange returns the values with which a switch goes to a block.
func (i *Info) switchRange(t *ir.Instr, to *ir.Block) bitvec.Range {
	w := t.Operand(0).Type().Bits
	if t.Succ(0) == to {
		return defaultRange(t)
	}
	r := bitvec.Empty(w)
	for _, k := range i.cases.To(t, to) {
		c, _ := t.Case(k)
		n, _ := bitvec.Of(c)
		r = r.Union(bitvec.Single(n), bitvec.Smallest)
	}
	return r
}

// defaultRange returns the values with which a switch goes to its default destination.
func defaultRange(t *ir.Instr) bitvec.Range {
	r := bitvec.Full(t.Operand(0).Type().Bits)
	for k := range t.NumCases() {
		if c, d := t.Case(k); d != t.Succ(0) {
			n, _ := bitvec.Of(c)
			r = r.Intersect(bitvec.Single(n).Complement(), bitvec.Smallest)
		}
	}
	return r
}

// bySwitch returns what v, computed from what a switch looks at, is for the cases that go to a block.
func (i *Info) bySwitch(v ir.Value, t *ir.Instr, to *ir.Block) Value {
	if t.Succ(0) == to {
		return top
	}
	var out Value
	for _, k := range i.cases.To(t, to) {
		c, _ := t.Case(k)
		out = join(out, i.byOperand(v, t.Operand(0), of(c)))
	}
	return out
}

// byOperand returns what v is when it is computed from x, a conversion or an operation with constants, and x is known.
func (i *Info) byOperand(v, x ir.Value, known Value) Value {
	op, ok := v.(*ir.Instr)
	k := known.Const(x.Type())
	if !ok || k == nil || !op.Op().IsBinary() && !op.Op().IsCast() && op.Op() != ir.Freeze {
		return top
	}
	ops := make([]ir.Value, op.NumOperands())
	found := false
	for n, o := range op.Operands() {
		ops[n] = o
		if o == x {
			ops[n], found = k, true
		}
	}
	if !found {
		return top
	}
	q := &simplify.Query{Layout: i.layout}
	if c, ok := q.InstrWith(op, ops).(*ir.Const); ok {
		return of(c)
	}
	return top
}

// byCondition returns what a condition that holds, or does not, says of v.
func byCondition(v, cond ir.Value, holds bool, depth int) Value {
	c, ok := cond.(*ir.Instr)
	if !ok || depth > maxConditionDepth {
		return top
	}
	if c.Op() == ir.ICmp {
		return byCompare(v, c, holds)
	}
	if c.Op() == ir.Xor && c.Type().IsInt(1) {
		if k := ir.AsInt(c.Operand(1)); k != nil && !k.IsZero() {
			if c.Operand(0) == v {
				return of(v.Type().Context().NewBool(!holds))
			}
			return byCondition(v, c.Operand(0), !holds, depth+1)
		}
	}
	x, y, and, ok := simplify.LogicalOp(c)
	if !ok || !c.Type().IsInt(1) {
		return top
	}
	part := func(p ir.Value) Value {
		if p == v {
			return of(v.Type().Context().NewBool(holds))
		}
		return byCondition(v, p, holds, depth+1)
	}
	a, b := part(x), part(y)
	if and == holds {
		return both(a, b)
	}
	return join(a, b) // one of the two is as the whole is
}

// byCompare returns what an integer or pointer compare says of v.
func byCompare(v ir.Value, c *ir.Instr, holds bool) Value {
	p, x, y := c.Pred, c.Operand(0), c.Operand(1)
	if !holds {
		p = p.Inverse()
	}
	if k, ok := y.(*ir.Const); ok && x == v && !v.Type().IsInt() {
		if k.Kind != ir.NullConst {
			return top
		}
		switch p {
		case ir.EQ:
			return of(k)
		case ir.NE:
			return Value{state: different, c: k}
		}
		return top
	}
	if !v.Type().IsInt() || !x.Type().IsInt() {
		return top
	}
	if k := offsetOf(x, v); k != nil {
		return within(bitvec.Region(p, operandRange(y)).Sub(bitvec.Single(*k)))
	}
	if k := offsetOf(y, v); k != nil {
		return within(bitvec.Region(p.Swapped(), operandRange(x)).Sub(bitvec.Single(*k)))
	}
	return top
}

// offsetOf returns n where x is v + n.
func offsetOf(x, v ir.Value) *bitvec.Int {
	if x == v {
		n := bitvec.Zero(v.Type().Bits)
		return &n
	}
	if a, ok := x.(*ir.Instr); ok && a.Op() == ir.Add && a.Operand(0) == v {
		if n, ok := bitvec.Of(a.Operand(1)); ok {
			return &n
		}
	}
	return nil
}

// operandRange returns what the other side of a compare may be.
func operandRange(v ir.Value) bitvec.Range {
	if n, ok := bitvec.Of(v); ok {
		return bitvec.Single(n)
	}
	return bitvec.Full(v.Type().Bits)
}
