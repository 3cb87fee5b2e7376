package symbols

import (
	"opt-go/frontend/ir"
	"opt-go/vliw/asm"
	"opt-go/vliw/mir"
)

// Constant expressions. A number, or a symbol plus a number, is a constant of the machine
// (evaluate). Any other operand is computed, for example the distance of two arrays, which
// vectorized loops compare with their stride: expandExpressions lowers it to instructions before
// its user, in the predecessor for a φ.

// Evaluate returns a constant as a symbol plus a number, without a symbol for plain numbers; ok is
// false if it is neither.
func (m *Table) Evaluate(v ir.Value, pos ir.Pos) (sym asm.Sym, n int64, ok bool) {
	c, isConst := v.(*ir.Const)
	if !isConst {
		g, isGlobal := v.(ir.GlobalValue)
		if !isGlobal {
			return sym, 0, false
		}
		return m.Symbol(g, pos), 0, true
	}
	switch c.Kind {
	case ir.NullConst, ir.UndefConst, ir.PoisonConst:
		return sym, 0, true
	case ir.IntConst:
		n, ok := c.Int64()
		return sym, n, ok
	case ir.DSOLocalConst, ir.NoCFIConst:
		return m.Evaluate(c.Elems[0], pos)
	case ir.BlockAddressConst:
		if c.Block.Erased() {
			return sym, 1, true
		}
		return asm.Sym{Name: m.Symbol(c.Elems[0].(ir.GlobalValue), pos).Name, Block: m.Label(c.Block)}, 0, true
	case ir.ExprConst:
		if !c.Type().IsVector() {
			return m.expression(c, pos)
		}
	}
	return sym, 0, false
}

// expression is evaluate for expressions.
func (m *Table) expression(c *ir.Const, pos ir.Pos) (sym asm.Sym, n int64, ok bool) {
	switch c.Op {
	case ir.BitCast, ir.AddrSpaceCast:
		return m.Evaluate(c.Elems[0], pos)
	case ir.PtrToInt, ir.PtrToAddr, ir.IntToPtr:
		if sym, n, ok = m.Evaluate(c.Elems[0], pos); fullWidth(c.Type()) && fullWidth(c.Elems[0].Type()) {
			return sym, n, ok
		}
	case ir.GetElementPtr:
		if off, isConst := m.Src.Layout.ConstGEPOffset(c.ElemTy, c.Elems[1:]); isConst {
			sym, n, ok = m.Evaluate(c.Elems[0], pos)
			return sym, n + off, ok
		}
	case ir.SExt:
		if sym, n, ok = m.Evaluate(c.Elems[0], pos); sym.Name == "" {
			return sym, n, ok
		}
	case ir.Add, ir.Sub:
		a, x, known := m.Evaluate(c.Elems[0], pos)
		b, y, also := m.Evaluate(c.Elems[1], pos)
		if !known || !also || !fullWidth(c.Type()) {
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

// Address is evaluate where nothing else will do.
func (m *Table) Address(v ir.Value, pos ir.Pos) (asm.Sym, int64) {
	sym, n, ok := m.Evaluate(v, pos)
	if c, isConst := v.(*ir.Const); !ok && isConst && c.Kind == ir.ExprConst {
		mir.Refuse(pos, "the constant expression %s", c.Ident())
	}
	if !ok {
		mir.Refuse(pos, "the constant %s", v.Ident())
	}
	return sym, n
}

// fullWidth reports whether a pointer or an integer is as wide as a register.
func fullWidth(t *ir.Type) bool { return !t.IsInt() || t.Bits == 64 }
