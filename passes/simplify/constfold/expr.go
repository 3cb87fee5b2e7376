package constfold

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/match"
	"opt-go/passes/analysis/valuetracking"
)

// foldExpr folds an operation of integers of which one is a constant expression, such as the
// address of a variable as a number. What every LLVM from 19 on has as an expression (add, sub,
// xor) becomes one; nil for others that are not simpler: mul is one in LLVM 19 only, whose passes
// make it, and what they print LLVM 20 refuses. Without a layout, alignments and distances in
// memory count for nothing.
func foldExpr(op ir.Op, a, b *ir.Const, dl *ir.DataLayout) *ir.Const {
	if op.IsCommutative() && a.Kind != ir.ExprConst {
		a, b = b, a
	}
	if k := exprIdentity(op, a, b); k != nil {
		return k
	}
	if dl != nil {
		if x, y := numberOf(a, dl), numberOf(b, dl); x != a || y != b {
			return Binary(op, 0, x, y, dl)
		}
		if k := foldAddress(op, a, b, dl); k != nil {
			return k
		}
	}
	switch op {
	case ir.Add, ir.Xor: // (x op c) op d = x op (c op d)
		if a.Kind == ir.ExprConst && a.Op == op {
			c, ok := a.Elems[1].(*ir.Const)
			if !ok {
				break
			}
			if cd := Binary(op, 0, c, b, dl); cd != nil && (cd.Kind != ir.ExprConst || cd.Op != op) {
				return Binary(op, 0, a.Elems[0].(*ir.Const), cd, dl)
			}
		}
	case ir.Sub:
	default:
		return nil
	}
	return ir.NewExpr(a.Type(), ir.Const{Op: op, Elems: []ir.Value{a, b}})
}

// exprIdentity applies operands that change nothing, or leave nothing of the other; for commutative
// operations these stand on the right.
func exprIdentity(op ir.Op, a, b *ir.Const) *ir.Const {
	if ir.AsInt(b) == nil {
		return nil
	}
	switch op {
	case ir.Add, ir.Sub, ir.Xor, ir.Shl, ir.LShr, ir.AShr:
		if match.Zero(b) {
			return a
		}
	case ir.Mul, ir.UDiv, ir.SDiv:
		switch {
		case match.One(b):
			return a
		case match.Zero(b) && op == ir.Mul:
			return b
		}
	case ir.And, ir.Or:
		switch {
		case match.Zero(b) && op == ir.Or, match.AllOnes(b) && op == ir.And:
			return a
		case match.Zero(b), match.AllOnes(b):
			return b
		}
	}
	return nil
}

// foldAddress uses what the layout tells: bits that the alignment of a variable fixes, and
// distances within one object.
func foldAddress(op ir.Op, a, b *ir.Const, dl *ir.DataLayout) *ir.Const {
	switch op {
	case ir.And:
		q := valuetracking.Query{Layout: dl}
		w := q.Width(a.Type())
		if w == 0 {
			return nil
		}
		x, y := q.KnownBits(a), q.KnownBits(b)
		switch m := valuetracking.WidthMask(w); {
		case (y.One|x.Zero)&m == m:
			return a
		case (x.One|y.Zero)&m == m:
			return b
		default:
			if n, all := (valuetracking.KnownBits{Zero: x.Zero | y.Zero, One: x.One & y.One}).Const(w); all {
				return ir.NewInt(a.Type(), n)
			}
		}
	case ir.Sub:
		x, m, ok1 := numberedAddress(a, dl)
		y, n, ok2 := numberedAddress(b, dl)
		if ok1 && ok2 && x == y {
			return ir.NewSigned(a.Type(), m-n)
		}
	}
	return nil
}

// numberOf returns the number that c is where it is the address of a byte at a fixed offset from
// null, else c itself.
func numberOf(c *ir.Const, dl *ir.DataLayout) *ir.Const {
	base, off, ok := numberedAddress(c, dl)
	if !ok || !match.Const(base, ir.NullConst) || dl.IsNonIntegral(base.Type().Space) || dl.IntPtrType(base.Type()) != c.Type() {
		return c
	}
	return ir.NewSigned(c.Type(), off)
}

// numberedAddress splits ptrtoint or ptrtoaddr of an address into a base and an offset in bytes.
func numberedAddress(c *ir.Const, dl *ir.DataLayout) (base ir.Value, off int64, ok bool) {
	if c.Kind != ir.ExprConst || !c.Op.IsPtrToNumber() {
		return nil, 0, false
	}
	return analysis.ConstantOffset(c.Elems[0], dl)
}
