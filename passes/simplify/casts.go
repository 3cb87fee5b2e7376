package simplify

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/match"
	"opt-go/passes/simplify/constfold"
)

// byCast compares an extension with another one or with a constant as what is extended: LLVM's
// simplifyICmpInst on casts. The answer may be a value, such as the condition that was extended.
func (q *Query) byCast(p ir.Pred, x, y ir.Value) ir.Value {
	i := match.Instr(x)
	if i == nil || i.Op() != ir.SExt && i.Op() != ir.ZExt {
		return nil
	}
	if j := match.Instr(y); j != nil && i.Op() == ir.ZExt && j.Op() == ir.SExt && i.Operand(0) == j.Operand(0) { // sign bits come in, or not
		switch p {
		case ir.ULE, ir.SGE:
			return ir.NewAllOnes(ir.CmpType(x.Type()))
		case ir.UGT, ir.SLT:
			return ir.NewZero(ir.CmpType(x.Type()))
		}
	}
	from, unsigned := i.Operand(0), p
	if i.Op() == ir.ZExt {
		unsigned = p.Unsigned() // both are positive
	}
	if j := match.Instr(y); j != nil && j.Op() == i.Op() && j.Operand(0).Type() == from.Type() {
		return q.ICmp(unsigned, from, j.Operand(0))
	}
	k, ok := y.(*ir.Const)
	if !ok || ir.AsInt(k) == nil {
		return nil
	}
	short, _ := constfold.Cast(ir.Trunc, k, from.Type(), q.Layout).(*ir.Const)
	if short == nil {
		return nil
	}
	if back, _ := constfold.Cast(i.Op(), short, k.Type(), q.Layout).(*ir.Const); back == k {
		return q.ICmp(unsigned, from, short)
	}
	return q.beyondExtension(p, i, ir.AsInt(k).BigSigned().Sign() < 0)
}

// beyondExtension compares an extension with a constant that it cannot be.
func (q *Query) beyondExtension(p ir.Pred, i *ir.Instr, negative bool) ir.Value {
	ty, from := ir.CmpType(i.Type()), i.Operand(0)
	truth := func(b bool) ir.Value {
		if b {
			return ir.NewAllOnes(ty)
		}
		return ir.NewZero(ty)
	}
	switch p {
	case ir.EQ, ir.NE:
		return truth(p == ir.NE)
	case ir.SGT, ir.SGE:
		return truth(negative)
	case ir.SLT, ir.SLE:
		return truth(!negative)
	}
	above := p == ir.UGT || p == ir.UGE
	if i.Op() == ir.ZExt {
		return truth(!above)
	}
	if above { // of what is extended by its sign, only the negative is as large
		return q.ICmp(ir.SLT, from, ir.NewZero(from.Type()))
	}
	return q.ICmp(ir.SGE, from, ir.NewZero(from.Type()))
}

// Cast returns what a conversion is equal to, or nil.
func (q *Query) Cast(op ir.Op, x ir.Value, ty *ir.Type) ir.Value {
	if ir.IsConst(x) {
		return constfold.Cast(op, x, ty, q.Layout)
	}
	inner, ok := x.(*ir.Instr)
	if op == ir.BitCast && x.Type() == ty {
		return x
	}
	if !ok || !inner.Op().IsCast() || inner.Operand(0).Type() != ty {
		return nil
	}
	// A pair of casts that restores the value.
	switch in := inner.Op(); {
	case op == ir.Trunc && (in == ir.ZExt || in == ir.SExt), op == ir.FPTrunc && in == ir.FPExt, op == ir.BitCast && in == ir.BitCast, op == ir.AddrSpaceCast && in == ir.AddrSpaceCast:
		return inner.Operand(0)
	case op == ir.IntToPtr && in == ir.PtrToInt:
		if !q.KeepIntToPtr && x.Type().Scalar().Bits >= q.Layout.PtrBits(ty.Scalar().Space) {
			return inner.Operand(0)
		}
	case op.IsPtrToNumber() && in == ir.IntToPtr:
		if q.Layout.PtrBits(x.Type().Scalar().Space) >= ty.Scalar().Bits {
			return inner.Operand(0)
		}
	}
	return nil
}
