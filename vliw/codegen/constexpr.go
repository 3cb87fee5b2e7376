package codegen

import (
	"opt-go/frontend/ir"
	"opt-go/vliw/asm"
)

// Constant expressions. A number, or a symbol plus a number, is a constant of the machine (evaluate). What else an operand may be, the
// distance of two arrays for example, which vectorized loops compare with their stride, is computed: expandExpressions makes instructions of it
// in front of its user, in the predecessor for a φ.

// evaluate gives a constant as a symbol plus a number, without a symbol for plain numbers; ok is false if it is neither.
func (m *module) evaluate(v ir.Value, pos ir.Pos) (sym asm.Sym, n int64, ok bool) {
	c, isConst := v.(*ir.Const)
	if !isConst {
		g, isGlobal := v.(ir.GlobalValue)
		if !isGlobal {
			return sym, 0, false
		}
		return m.symbol(g, pos), 0, true
	}
	switch c.Kind {
	case ir.NullConst, ir.UndefConst, ir.PoisonConst:
		return sym, 0, true
	case ir.IntConst:
		n, ok := c.Int64()
		return sym, n, ok
	case ir.DSOLocalConst, ir.NoCFIConst:
		return m.evaluate(c.Elems[0], pos)
	case ir.BlockAddressConst:
		if c.Block.Erased() {
			return sym, 1, true
		}
		return asm.Sym{Name: m.symbol(c.Elems[0].(ir.GlobalValue), pos).Name, Block: m.label(c.Block)}, 0, true
	case ir.ExprConst:
		if !c.Type().IsVector() {
			return m.expression(c, pos)
		}
	}
	return sym, 0, false
}

// expression is evaluate for expressions.
func (m *module) expression(c *ir.Const, pos ir.Pos) (sym asm.Sym, n int64, ok bool) {
	switch c.Op {
	case ir.BitCast, ir.AddrSpaceCast:
		return m.evaluate(c.Elems[0], pos)
	case ir.PtrToInt, ir.PtrToAddr, ir.IntToPtr:
		if sym, n, ok = m.evaluate(c.Elems[0], pos); bitsOf(c.Type()) == 64 && bitsOf(c.Elems[0].Type()) == 64 {
			return sym, n, ok
		}
	case ir.GetElementPtr:
		if off, isConst := m.src.Layout.ConstGEPOffset(c.ElemTy, c.Elems[1:]); isConst {
			sym, n, ok = m.evaluate(c.Elems[0], pos)
			return sym, n + off, ok
		}
	case ir.SExt:
		if sym, n, ok = m.evaluate(c.Elems[0], pos); sym.Name == "" {
			return sym, n, ok
		}
	case ir.Add, ir.Sub:
		a, x, known := m.evaluate(c.Elems[0], pos)
		b, y, also := m.evaluate(c.Elems[1], pos)
		if !known || !also || bitsOf(c.Type()) != 64 {
			return sym, 0, false
		}
		switch {
		case c.Op == ir.Add && b.Name == "":
			return a, x + y, true
		case c.Op == ir.Add && a.Name == "":
			return b, x + y, true
		case c.Op == ir.Sub && b.Name == "":
			return a, x - y, true
		case c.Op == ir.Sub && a.Name == b.Name && a.Block == "" && b.Block == "":
			return sym, x - y, true
		}
	}
	return sym, 0, false
}

// address is evaluate where nothing else will do.
func (m *module) address(v ir.Value, pos ir.Pos) (asm.Sym, int64) {
	sym, n, ok := m.evaluate(v, pos)
	if c, isConst := v.(*ir.Const); !ok && isConst && c.Kind == ir.ExprConst {
		refuse(pos, "the constant expression %s", c.Ident())
	}
	if !ok {
		refuse(pos, "the constant %s", v.Ident())
	}
	return sym, n
}

// expandExpressions makes instructions of the operands of a function that are no constants of the machine.
func (m *module) expandExpressions(f *ir.Func) {
	for b := range f.Blocks() {
		for i := b.First(); i != nil; i = i.Next() {
			if i.Op() == ir.Phi {
				m.expandIncoming(i)
				continue
			}
			for k := range i.NumOperands() {
				if c := m.computed(i.Operand(k), i.Pos); c != nil {
					i.SetOperand(k, m.expand(c, i, i.Pos))
				}
			}
		}
	}
}

// computed is the operand if it is an expression that has to be computed.
func (m *module) computed(v ir.Value, pos ir.Pos) *ir.Const {
	c, ok := v.(*ir.Const)
	if !ok || c.Kind != ir.ExprConst {
		return nil
	}
	if _, _, known := m.evaluate(c, pos); known {
		return nil
	}
	return c
}

// expandIncoming does it for a φ: edges from the same block get the same value.
func (m *module) expandIncoming(phi *ir.Instr) {
	made := map[*ir.Block]*ir.Instr{}
	for k := range phi.NumIncoming() {
		c := m.computed(phi.Operand(k), phi.Pos)
		if c == nil {
			continue
		}
		from := phi.IncomingBlock(k)
		if made[from] == nil {
			made[from] = m.expand(c, from.Term(), phi.Pos)
		}
		phi.SetOperand(k, made[from])
	}
}

// expand computes an expression in front of an instruction.
func (m *module) expand(c *ir.Const, before *ir.Instr, pos ir.Pos) *ir.Instr {
	operands := make([]ir.Value, len(c.Elems))
	for k, e := range c.Elems {
		operands[k] = e
		if inner := m.computed(e, pos); inner != nil {
			operands[k] = m.expand(inner, before, pos)
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
